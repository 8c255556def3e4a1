"""The hosted table, without database or network: commands, the log they write, the table as the fold of that log."""
