"""The table in the terminal: full screen with Textual, or line by line."""

from metalworks.contract.extras import need

need("terminal", "textual")
