"""Rainbow Six Siege: On Board. Four attackers outside a building, four defenders and two bombs inside."""
