"""Numbers for those who think ahead: odds, threats, ways."""
