"""Matches that are not for everybody, a word to get a lost seat back, what is said at the table."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("match", sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("seat", sa.Column("recovery", sa.String(160)))
    op.create_table(
        "said",
        sa.Column("match_id", sa.String(32), sa.ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("side", sa.Boolean, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("said")
    op.drop_column("seat", "recovery")
    op.drop_column("match", "listed")
