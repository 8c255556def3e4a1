# Tables over the network: what the server refuses and says.

## Requests and messages

bad-request = The server does not understand this request: { $detail }.
bad-message = This is not a message of the protocol: { $detail }.
no-such-page = There is nothing at this address.
foreign-site = A page of another site tried to act in your name. The server does not allow that.
server-failed = Something went wrong on the server. Nothing was changed; please try again, and report it if it happens again.
server-stops = The server is stopping. Your table is safe; the connection will come back by itself.
not-committed = The server could not save this, so it did not happen. Please try again.

## People

no-identity = The server does not know you yet. Load the page again, and allow its cookie.
no-such-link = This private link has been used, has expired or is wrong. Make a new one on your first device.
settings-too-many = That is more than settings can be.
name-empty = A name needs at least one visible letter.

## Tables

no-such-table = There is no such table. The link may be incomplete.
no-such-language = There are no texts in this language. Known languages: { $known }.
table-no-person = A table needs at least one person: take a seat yourself.
table-seed = A seed can be chosen only at a table without open seats.
table-open-seat = An open seat has neither a name nor a level yet.
table-pace = A clock has either a bank, with or without an increment, or days for each turn; answers have a time of their own only where there is a clock.
table-started = This table has already begun. You can watch it; to leave a game you play, concede it.
table-closed = Everybody has left this table. Open a new one.
table-finished = The game at this table is over.
table-not-finished = That is possible only after the game is over.
table-not-started = The game at this table has not begun yet.
table-already-in = You already sit at this table.
table-not-in = You do not sit at this table.
table-full = Every seat at this table is taken. You can watch.
table-seat-taken = This seat is taken. Choose another one.
table-host-only = Only the host can start the game.
table-not-full = Some seats are still open. Wait for more people, or fill the seats with computer players.
rematch-made = Somebody has opened the next table already.

## Playing

not-your-seat = That is not your seat.
seat-conceded = You have conceded this game.
seat-away = A computer is playing for you. Return to your seat first.
seat-not-away = Nobody is playing for you: the seat is already yours.
stale = The game moved on before this arrived. Look at the table and decide again.
undo-asked-already = The others have already been asked to agree to an undo.
draw-offered-already = A draw has already been offered.
draw-people-only = A draw can only be agreed among people, and there is a computer player or nobody else at this table.
nothing-to-answer = Nobody is asking you to agree to anything.
time-not-up = This seat has not run out of time.
no-hint-now = There is nothing for you to decide now.
chat-empty = There is nothing to say in this message.

## Too much at once

too-much-chat = Please chat more slowly: at most { $many } lines in { $seconds } seconds.
too-many-tables = You have opened a lot of tables. Please wait a few minutes.
too-many-hints = Please wait a moment before you ask again.
too-many-guests = Too many requests from your address. Please wait a minute.
too-many-messages = Too many messages at once. Please wait a moment.

## Journals and replays

journal-too-long = The journal is too long: at most { $lines } lines.
no-such-frame = The match has no step { $at }; its last one is { $last }.

## How a table ended

table-result-concession = by concession
table-result-time = on time
table-result-draw = a draw by agreement

## The command `metalworks serve`

cli-help-serve = Serve tables in the browser and to bots, for this computer or for a whole network.
cli-help-host = The address to listen at; 0.0.0.0 lets other computers in.
cli-help-port = The port to listen at.
cli-help-database = Where tables are kept: a file for SQLite, or the address of a PostgreSQL database (postgresql://…). Several servers may share one PostgreSQL.
cli-help-thinkers = Processes for computer players.
cli-help-open = Open the lobby in the browser.
cli-help-https = The server stands behind a proxy that speaks https.
cli-help-log-json = Write logs as lines of JSON.
cli-example-serve = tables for this computer
cli-example-serve-network = tables for everybody in the network
cli-example-serve-postgres = one of several servers on one database
serve-database-wrong = “{ $address }” is not the address of a database: { $detail }. Give the name of a file, or postgresql://user@host/database.
serve-port-taken = Port { $port } at { $host } cannot be used: { $detail }. Choose another one with --port.
serve-ready = Tables are served at { $address } — stop with Ctrl-C.
serve-interpreted = The engine of this installation is not compiled: computer players think 50 to 70 times as long. To compile it, install a C compiler with Python’s headers, then install Metalworks again.

## The command `metalworks bench server`

bench-server-running = Bots at { $tables ->
    [one] one table
   *[other] { $tables } tables
  }
bench-server-long = One game of { $moves } moves
bench-server-title = The table server, bots on the same machine
bench-server-count = Tables
bench-server-moves = Moves per second
bench-server-p50 = Median (ms)
bench-server-p99 = 99 % (ms)
bench-server-memory = Memory, MB
bench-server-table-memory = kB per table
bench-server-cpu = CPU per move, µs
bench-server-bar = 0 to 100 ms
bench-server-long-title = One long game: { $moves } moves
bench-server-first = First tenth
bench-server-last = Last tenth
bench-server-course = Course
bench-server-latency = Median (ms)
bench-server-work = CPU per move, µs
bench-server-move-memory = Memory per move, bytes
bench-server-back = Sent to a viewer who comes back, bytes
bench-server-whole = Sent to a new viewer, bytes
bench-server-load = Reading it after a restart, ms
bench-server-tables = “{ $tables }” is not a list of numbers of tables. Write numbers from 1 to { $most }, separated by commas.

## Links to tables

invitation-title = { $name } invites you to { $game }
invitation-table = { $game }: the table of { $name }
invitation-metallum = Two corporations program their ships in secret and race for nine planets. Sit down in your browser: no account, nothing to install.
invitation-metallurgie = Lay cards of four metals, let big areas score, and start chains. Sit down in your browser: no account, nothing to install.
invitation-metal-adventures = Space pirates raid, bargain and betray their way to nine glory points. Sit down in your browser: no account, nothing to install.
