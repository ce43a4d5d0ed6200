"""Measuring Warbox and its peers."""
