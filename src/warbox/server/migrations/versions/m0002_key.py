"""The server's own key; imported matches say that they are."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "key",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False),
    )
    connection = op.get_bind()
    imported = connection.execute(
        sa.text(
            "SELECT match.id, match.facts FROM match JOIN entry ON entry.match_id = match.id"
            " WHERE entry.number = 0 AND entry.kind = 'record'"
        )
    ).all()
    for match_id, facts in imported:
        changed = json.dumps({**json.loads(facts), "imported": True}, separators=(",", ":"), ensure_ascii=False)
        connection.execute(
            sa.text("UPDATE match SET facts = :facts WHERE id = :id"), {"facts": changed, "id": match_id}
        )


def downgrade() -> None:
    op.drop_table("key")
