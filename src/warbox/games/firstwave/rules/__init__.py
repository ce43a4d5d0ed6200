"""The rules, one module a rule area."""
