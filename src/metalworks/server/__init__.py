"""The table server: tables over HTTP and WebSockets, kept in a database.

Rooms: `hosted` (a table and its rules of hosting, pure), `storage` (the database), `transport` (HTTP and WebSockets),
`computers` (computer players). The modules here bring them together in one process.
"""

from metalworks.contract.extras import need

need("server", "alembic", "litestar", "sqlalchemy", "structlog", "uvicorn")
