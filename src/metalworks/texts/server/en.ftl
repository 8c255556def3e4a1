# Tables over the network: what the server refuses and says.

## Requests and messages

bad-request = The server does not understand this request: { $detail }.
bad-message = This is not a message of the protocol: { $detail }.
no-such-page = There is nothing at this address.
foreign-site = A page of another site tried to act in your name. The server does not allow that.
foreign-host = This server is not known by that name. Whoever runs it can add the name with --name.
server-failed = Something went wrong on the server. What the table shows is how it stands; please try again, and report it if it happens again.
server-stops = The server is stopping. Your table is safe; the connection will come back by itself.
not-committed = The server could not save this, so it did not happen. Please try again.
outcome-unknown = The server cannot say yet whether this was saved. What the table shows next is how it stands.
database-away = The server cannot reach its database at the moment. Please try again soon.

## People

no-identity = The server does not know you yet. Load the page again, and allow its cookie.
banned = You may not play on this server.
muted = You may not chat on this server at the moment.
no-such-link = This private link has been used, has expired or is wrong. Make a new one on your first device.
settings-too-many = That is more than settings can be.
no-such-session = This device is no longer signed in.
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
table-restless = Too many people have come to this table and left it again. Please make a new one.
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
undos-spent = This match has more undos than any real one needs: { $most }. Play on, or give up.
rules-changed = This match was played by earlier rules of the game. Its journal can be read, and its replay where it was stored, but nobody can go on from it.
draw-offered-already = A draw has already been offered.
draw-people-only = A draw can only be agreed among people, and there is a computer player or nobody else at this table.
nothing-to-answer = Nobody is asking you to agree to anything.
time-not-up = This seat has not run out of time.
no-hint-now = There is nothing for you to decide now.
chat-empty = There is nothing to say in this message.

## Too much at once

too-much-chat = Please chat more slowly: at most { $many } lines in { $seconds } seconds.
too-many-tables = You have opened a lot of tables. Please wait a few minutes.
too-much-kept = That is more than can be kept at once. Please wait a few minutes.
too-many-hints = Please wait a moment before you ask again.
too-many-guests = Too many requests from your address. Please wait a minute.
too-many-reports = Thank you, that is a lot of reports. Please wait a few minutes.
too-many-requests = That is a lot of replays at once. Please wait a moment.
too-many-offers = Please wait a while before you offer a draw again.
too-many-undos = Please wait a moment before you undo more.
too-many-changes = That was a lot at once. Please wait a moment.
too-many-messages = Too many messages at once. Please wait a moment.

## Journals and replays

journal-too-long = The journal is too long: at most { $lines } lines.
journal-field-too-long = The journal’s field “{ $field }” is too long: at most { $most } characters.
no-such-frame = The match has no step { $at }; its last one is { $last }.

## How a table ended

table-result-concession = by concession
table-result-time = on time
table-result-draw = a draw by agreement
table-result-rules-changed = closed: the rules of the game have changed since
table-result-too-long = closed: it went on without end

## The command `metalworks serve`

cli-help-serve = Serve tables in the browser and to bots, for this computer or for a whole network.
cli-help-host = The address to listen at; 0.0.0.0 lets other computers in.
cli-help-port = The port to listen at.
cli-help-database = Where tables are kept: a file for SQLite, or the address of a PostgreSQL database (postgresql://…). Several servers may share one PostgreSQL.
cli-help-thinkers = Processes for computer players.
cli-help-open = Open the lobby in the browser.
cli-help-https = The server stands behind a proxy that speaks https.
cli-help-name = A host name by which browsers reach the server, such as play.example.org; may be given several times. Without it: the names of this computer.
cli-help-metrics = Answer Prometheus at this port, on this computer only.
cli-help-log-json = Write logs as lines of JSON.
cli-example-serve = tables for this computer
cli-example-serve-network = tables for everybody in the network
cli-example-serve-postgres = one of several servers on one database
serve-database-wrong = “{ $address }” cannot be used as a database: { $detail }. Give the name of a file, or postgresql://user@host/database.
database-no-file = { $file } is a folder or a device. Give the name of a file, which is made if there is none.
database-in-memory = Tables cannot be kept in memory alone. Give the name of a file, or postgresql://user@host/database.
database-foreign = “{ $address }” belongs to another program: it has a table “{ $table }” that is not of Metalworks. Nothing was changed. Give the name of a new file, or an empty database.
serve-database-taken = Another server already uses { $file }. One file is for one server; several servers can share a PostgreSQL database.
serve-port-taken = Port { $port } at { $host } cannot be used: { $detail }. Choose another one with --port.
serve-database-newer = The database is of a newer release of Metalworks (its schema is { $present }, this release knows { $known }). Start that release, or restore a backup from before it.
serve-ready = Tables are served at { $address } — stop with Ctrl-C.
engine-interpreted = The engine of this installation is not compiled: computer players think 50 to 70 times as long. To compile it, install a C compiler with Python’s headers, then install Metalworks again.

## The command `metalworks admin`

cli-help-admin = What whoever runs a server does by hand. The server may run meanwhile; it follows within seconds.
cli-help-admin-person = The person, by the identity that `people` shows.
cli-help-admin-days = For how many days; without it for good.
cli-help-admin-why = A note for yourself.
cli-help-admin-limit = How many rows are shown.
cli-help-admin-before = Go on after this row; the line below the last one names it.
cli-help-admin-status = How many servers, tables, people, reports and incidents there are.
cli-help-admin-people = Find people: identity, name, first and last visit.
cli-help-admin-text = A part of the name, an identity, or a table whose people you want to know.
cli-help-admin-kick = Send a person away; after five minutes they may come back.
cli-help-admin-ban = A person may do nothing on this server.
cli-help-admin-mute = A person may not chat.
cli-help-admin-block = Nobody may come from an address or a network (203.0.113.0/24); of IPv6 the whole network of an address (/64) is meant.
cli-help-admin-address = The address, as `incidents` shows it, or a network.
cli-help-admin-lift = Take back a ban, a mute or a block.
cli-help-admin-who = The person or the address.
cli-help-admin-sanctions = The bans, mutes and blocks in force.
cli-help-admin-sign-out = End all sessions of a person, after a device was lost, say.
cli-help-admin-link = A private link, good once within a day, that gives a person their identity back.
cli-help-admin-incidents = What was refused lately because it was too much or not allowed, and from where.
cli-help-admin-reports = The last reports of bugs.
cli-help-admin-journal = The journal of the table that a report is about, as it was at that moment.
cli-help-admin-report = The number of the report.
cli-help-admin-tidy = Delete what is older than it is kept. A server does this by itself every hour.
cli-help-admin-archive = Store all finished matches as they were seen, before a new version changes the rules. A server does this by itself, a little at a time.
cli-help-admin-backup = Write everything to a file, as it is at one moment, while games run.
cli-help-admin-restore = Fill an empty database from a backup, be it SQLite or PostgreSQL.
cli-help-admin-file = The file of the backup.
cli-example-admin-people = find people whose name has “ann” in it
cli-example-admin-ban = a week of peace from somebody
cli-example-admin-backup = a backup while games run
admin-done = Done. Servers that run follow within seconds.
admin-more = { $shown } are shown, and there are more: --before { $before }
admin-no-such-row = There is no “{ $before }” in this list any more. Begin again without --before.
admin-backed-up = { $rows } rows were written to { $file }.
admin-archived = { $matches } matches were stored.
admin-not-archived = Matches that cannot be replayed: { $matches }. They were finished by rules that are gone, and had not been stored. The release with those rules can still store them, if it takes this database: install it, run this command, and upgrade again.
admin-no-database = There is no database { $file }. Which one the server uses is said with --database.
admin-restored = { $rows } rows were read from { $file }.
admin-no-such-person = There is no person “{ $who }”. Look for their identity with: metalworks admin people NAME
admin-no-such-report = There is no report “{ $report }” about a table.
admin-no-sanction = There is no { $kind } of “{ $who }”.
admin-no-address = “{ $address }” is neither an address nor a network. Write it as 203.0.113.9, 203.0.113.0/24 or 2001:db8::/48.
admin-too-many-days = “{ $days }” days are not possible: at most { $most }. Without --days it is for good.
admin-no-text = “{ $text }” has bytes in it that are no letters. The command line must be in UTF-8.
admin-database-older = The database is of an older release of Metalworks (its schema is { $present }, this release has { $known }). Nothing was changed. Start the server of this release, which brings it up to date, or use the command of the older release.
backup-unreadable = { $file } is not a backup of Metalworks: { $detail }.
backup-newer = { $file } was written by a newer release of Metalworks (its schema is { $present }, this release knows { $known }). Install that release to restore it.
backup-unwritable = { $file } could not be written: { $detail }.
backup-in-the-way = { $file } is there already, and is not a backup. Nothing was changed. Choose another name.
backup-of-nothing = The database is empty: nothing has been kept there yet.
restore-not-empty = The database is not empty: { $table } has rows. Restore into a new one.

## The command `metalworks bench server`

bench-server-running = Bots at { $tables ->
    [one] one table
   *[other] { $tables } tables
  }
bench-server-long = A long game of each kind, { $moves } moves
bench-server-title = The table server, bots on the same machine
bench-server-count = Tables
bench-server-processes = Processes
bench-server-moves = Moves per second
bench-server-p50 = Median (ms)
bench-server-p99 = 99 % (ms)
bench-server-memory = Memory, MB
bench-server-table-memory = kB per table
bench-server-cpu = CPU per move, µs
bench-server-load-cpu = Bots, CPU per move, µs
bench-server-stolen = Taken by other guests of the host, %
bench-server-bar = 0 to 100 ms
bench-server-long-title = One long game of { $title }: { $moves } moves
bench-memory-running = Game after game for { $seconds } seconds
bench-memory-title = The memory of the table server
bench-memory-moves = Moves
bench-memory-games = Games to the end
bench-memory-first = After a tenth, MB
bench-memory-last = At the end, MB
bench-memory-slope = Growth, kB per 1,000 moves
bench-server-first = First tenth
bench-server-last = Last tenth
bench-server-course = Course
bench-server-latency = Median (ms)
bench-server-work = CPU per move, µs
bench-server-move-memory = Memory per move, bytes
bench-server-back = Sent to a viewer who comes back, bytes
bench-server-whole = Sent to a new viewer, bytes
bench-server-load = Reading it after a restart, ms
bench-server-tables = “{ $given }” is not a list of numbers of tables. Write numbers from 1 to { $most }, separated by commas.
bench-computers-running = The strongest level at { $tables } tables
bench-computers-title = The strongest level at many tables at once
bench-computers-moves = Moves of people
bench-computers-decisions = Decisions of computers
bench-computers-p50 = Decision, half within (s)
bench-computers-p99 = Decision, 99 % within (s)
bench-computers-most = Decision, slowest (s)
bench-server-wrong-processes = “{ $given }” is not a list of numbers of processes. Write numbers from 1 to { $most }, separated by commas.
bench-server-postgres = Several server processes need a PostgreSQL database: give its address with --database.

## Links to tables

invitation-title = { $name } invites you to { $game }
invitation-table = { $game }: the table of { $name }
invitation-metallum = Two corporations program their ships in secret and race for nine planets. Sit down in your browser: no account, nothing to install.
invitation-metallurgie = Lay cards of four metals, let big areas score, and start chains. Sit down in your browser: no account, nothing to install.
invitation-metal-adventures = Space pirates raid, bargain and betray their way to nine glory points. Sit down in your browser: no account, nothing to install.
