"""Games between computer players by the thousand: studies of balance, on all cores, resumable."""
