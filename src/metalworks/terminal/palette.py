"""The colours of the table; every one that carries a meaning is doubled by a sign."""

from __future__ import annotations

BACKGROUND = "#120b07"
SURFACE = "#1a110b"
SURFACE_2 = "#241810"
SURFACE_3 = "#322216"
LINE = "#5c4626"
BRASS = "#d8a95c"
INK = "#f6ead6"
INK_2 = "#cdb898"
INK_3 = "#a58f70"

# The three voices: may go here (+), scores (★), may not (✕).
LEGAL = "#62e6c3"
LEGAL_DARK = "#12342b"
SCORE = "#ffb648"
ON_SCORE = "#231302"
FORBID = "#ff8a72"

# Seats: colour and shape together.
SEAT_COLOURS = ("#6aa3ff", "#f0719b", "#b48cf2", "#8fcf5a", "#f2a93b", "#4fd0d8")
SEAT_SIGNS = ("◆", "▲", "●", "■", "✦", "⬟")
