"""Scenarios: what they are, files of them, and what can be wrong with one."""
