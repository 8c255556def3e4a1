"""The rules of Metallurgie, a module a chapter of the ledger (docs/rules/metallurgie.md). Compiled."""
