"""The table: matches over HTTP and sockets, for pages and bots. `docs/protocol.md` is the contract."""
