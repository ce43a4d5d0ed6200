"""Playing: a match, its dice, its record, and case files."""
