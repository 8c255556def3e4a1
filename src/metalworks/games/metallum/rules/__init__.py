"""The rules of Metallum, a module a chapter of the ledger (docs/rules/metallum.md). Compiled."""
