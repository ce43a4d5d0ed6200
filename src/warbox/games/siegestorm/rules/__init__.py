"""The rules of the table, one module an area."""
