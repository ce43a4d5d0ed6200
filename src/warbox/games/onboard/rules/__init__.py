"""The rules, one module for each of their areas."""
