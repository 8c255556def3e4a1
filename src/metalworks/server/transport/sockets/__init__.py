"""WebSockets: one at each table somebody plays or watches, one for each lobby."""
