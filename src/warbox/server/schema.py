"""The tables of the store. `migrations/` brings a database to this shape."""

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

METADATA = MetaData()

MATCH = Table(
    "match",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("state", String(16), nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("deadline", Float),  # when a clock runs out, if one runs
    Column("setup", Text, nullable=False),
    Column("seed", String(64), nullable=False),  # of the dice; secret until the match is over
    Column("facts", Text, nullable=False),  # what the lobby shows; derived from the log
    Column("listed", Boolean, nullable=False),  # whether the lobby shows it to everybody
    Index("match_by_state", "state", "updated"),
    Index("match_by_deadline", "deadline"),
)

SEAT = Table(
    "seat",
    METADATA,
    Column("match_id", String(32), ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("token_hash", String(64), nullable=False),
    Column("recovery", String(160)),  # the hash of the word by which a lost seat is got back
)

# What is said at the table. It is no part of the match: nothing is folded from it.
SAID = Table(
    "said",
    METADATA,
    Column("match_id", String(32), ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # from 0
    Column("seat", Integer, nullable=False),
    Column("side", Boolean, nullable=False),  # only for those who win and lose together with the seat
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

# What a review of a finished match says: made from its record, and made anew by another version.
REVIEW = Table(
    "review",
    METADATA,
    Column("match_id", String(32), ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("data", Text, nullable=False),  # JSON
)

KEY = Table(
    "key",
    METADATA,
    Column("name", String(16), primary_key=True),
    Column("secret", String(64), nullable=False),  # whoever has it can sign as this server
)

ENTRY = Table(
    "entry",
    METADATA,
    Column("match_id", String(32), ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # from 0, without gaps: two servers cannot both append
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("client", String(64)),  # the id of the client's message
    Column("at", Float, nullable=False),
)
