"""What stands on the table: figures, their weapons, resource tokens."""
