"""What is told and judged before a choice: odds, reach, threats, worth."""
