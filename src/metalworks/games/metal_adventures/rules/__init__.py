"""The rules of Metal Adventures, a module a chapter of the ledger (docs/rules/metal_adventures.md). Compiled."""
