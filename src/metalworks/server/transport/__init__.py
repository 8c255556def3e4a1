"""Everything that comes in and goes out: HTTP, WebSockets, who is connected, and notices between server processes."""
