# Texts of the terminal table and of the commands.

## Problems

terminal-no-save = There is no unfinished match to continue in { $folder }. Start one with: metalworks play
terminal-save-failed = The match cannot be saved at { $file }: { $detail }. Make room there, or choose another folder with METALWORKS_HOME.
terminal-unreadable = “{ $file }” cannot be read: { $detail }. Check the path.
terminal-many-names = There are more names ({ $given }) than seats ({ $places }). Give one name for each seat, or fewer.
terminal-seats-or-players = --seats lists { $places } seats, but --players says { $players }. Give only one of the two.
terminal-option-shape = “{ $option }” is not an option. Write name=value, for example: --option bonus=true
terminal-no-tty = The full-screen table needs a real terminal for input and output. The plain mode works anywhere: add --plain
terminal-unknown-language = There is no language “{ $language }”. Known languages: { $known }.
terminal-resume-other = “{ $file }” is a match of { $found }, not of { $expected }.
terminal-which-game = Which game? Known games: { $known }. For example: metalworks play { $first } --plain
terminal-no-viewer = There is no view “{ $viewer }”. Choose a seat from 1 to { $places }, or “spectator”, or “all”.
terminal-file-without-resume = “{ $file }” was given after the game. To continue a saved match, add --resume

## The table

terminal-name-person = Player
terminal-waiting = Waiting for { $name } …
terminal-your-move = { $name }, it is your move.
terminal-silence = If you do not answer (p): { $action }.
terminal-may = { $prompt } You may act now; p lets play go on.
terminal-thinking = { $name } is thinking …
terminal-hint-soon = Thinking about your move …
terminal-no-hint = There is nothing for you to decide now.
terminal-happened = What happened
terminal-actions = Legal moves: { $count }
terminal-saved = Saved in { $file }
terminal-resume-hint = The match is saved. Continue with: metalworks play --resume { $file }
terminal-language-now = Language: English
terminal-press-any = Press Esc to close.

## Menu

terminal-menu-title = Which game would you like to play?
terminal-menu-options = Options
terminal-menu-seats = Who sits where
terminal-menu-seat = Seat { $number }
terminal-menu-start = Start
terminal-menu-resume = Continue the last match
terminal-menu-counts = { $least } to { $most } players
terminal-menu-unofficial = { $players }, unofficially also { $others }
terminal-unofficial = { $players } is not an official number of players for this game.
terminal-menu-none = nobody
terminal-kind-human = A person
terminal-quit = Quit
terminal-key-menu = choose
terminal-key-change = change

## Hand-over

terminal-handover = Pass the keyboard to { $name }
terminal-handover-wait = Nobody’s secrets are on the screen. { $name }, press Enter when nobody else can see it.
terminal-handover-back = b: { $name } wants to change something first

## Result

terminal-result = The match is over
terminal-winner =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } share the victory!
    }
terminal-points =
    { $points ->
        [one] one point
       *[other] { $points } points
    }
terminal-rematch = Rematch
terminal-look = Board
terminal-menu = Menu

## Keys

terminal-keys = Keys
terminal-rules = Rules
terminal-no-rules = This game has no rulebook here.
terminal-mouse = Mouse
terminal-key-tab = switch between the board, the list and the log
terminal-key-list = show or hide the list of legal moves
terminal-key-pass = when asked: give no answer; when you may act: let play go on; otherwise: pass the keyboard on
terminal-key-undo = undo your last step
terminal-key-hint = ask what a computer player would do, and why
terminal-key-rules = read the rules
terminal-key-language = change the language
terminal-key-keys = this list
terminal-key-quit = quit; the match stays saved
terminal-key-mouse = click a position, a card, the deck or a move
terminal-bar-undo = undo
terminal-bar-hint = hint
terminal-bar-pass =
    { $what ->
        [silence] no answer
       *[may] go on
    }
terminal-bar-list = moves
terminal-bar-rules = rules
terminal-bar-language = language
terminal-bar-keys = keys
terminal-bar-quit = quit

## Replay

terminal-replay-step = Step { $step } of { $steps }
terminal-replay-viewer = View: { $viewer }
terminal-viewer-all = all cards face up
terminal-viewer-spectator = spectator
terminal-replay-title = { $title }: { $names }
terminal-replay-unfinished = The journal ends here; the match is not over.
terminal-bar-step = step
terminal-bar-ends = first, last
terminal-bar-auto = play, pause
terminal-bar-viewer = view

## Line by line

terminal-plain-welcome = { $title }. Type the number of a move, or words; “help” explains, “quit” saves and quits.
terminal-plain-handover = Pass the keyboard to { $name }. { $name }, press Enter.
terminal-plain-handover-back = Or type “back”: { $name } wants to change something first.
terminal-plain-prompt = { $prompt } Your choice?
terminal-plain-asked = { $prompt } Your answer? An empty line means: { $action }.
terminal-plain-may = { $prompt } You may act now; an empty line lets play go on.
terminal-plain-unknown = “{ $words }” is not a move. Type a number from 1 to { $count }, words as in the list, or “help”.
terminal-plain-number = There is no move { $number }; the list goes from 1 to { $count }.
terminal-plain-nothing-new = Nothing has happened yet.
terminal-plain-bye = The match is saved. Continue with: metalworks play --plain --resume { $file }
terminal-plain-help = Type the number of a move, words as in the headings of the list, or:
terminal-plain-help-board = describe the board again
terminal-plain-help-hand = show your cards or tiles again
terminal-plain-help-moves = list the legal moves again
terminal-plain-help-log = list everything that has happened
terminal-plain-help-lang = change the language: en, de or pl
terminal-plain-help-seat = hand the keyboard to somebody else, by name or to the next; they can act out of turn
terminal-plain-no-person = Nobody called “{ $name }” sits at this keyboard besides you: { $names }.
terminal-plain-help-save = show where the match is saved

## Commands

cli-help = Metalworks: board games in the browser and in the terminal, with exact rules, computer players and people near and far.
cli-examples = Examples:
cli-example-menu = choose from a menu
cli-example-greedy = you against the computer
cli-example-players = you against two computers
cli-example-seats = two people and a computer
cli-example-option = with bonus cards, in Polish
cli-example-pirates = you and five computer pirates
cli-example-deal = deals in one sentence: offer P3 give 1c want join+mf promise 2c if-won
cli-example-resume = continue the last match
cli-example-plain = line by line
cli-example-replay = step through a match
cli-example-step = arrows step, space plays
cli-example-viewer = as seen from the first seat
cli-example-print = the whole match as text
cli-help-version = Show the version.
cli-help-lang = Language: en, de or pl; by default the one in LANG.
cli-help-plain = Line by line, for screen readers and pipes.
cli-help-play = Play at the terminal table, against computers or with people beside you. The match is saved after every step.
cli-help-game = The game; without it, a menu.
cli-help-seats = Who sits where, separated by commas: { $levels }.
cli-help-players = Number of players: you and computers.
cli-help-names = Names of the seats, separated by commas.
cli-help-seed = The same seed deals the same cards.
cli-help-option = An option of the game as name=value; may be given several times.
cli-help-content = A content file of your own.
cli-help-resume = Continue the last unfinished match, or FILE.
cli-help-resume-file = With --resume: the saved match.
cli-help-pace = Seconds to wait after each step of a computer.
cli-help-think = Seconds for a decision of the strongest level, instead of its usual 2.
cli-example-think = a master who takes twenty seconds for a move
cli-help-replay = Step through a saved match.
cli-help-replay-file = The journal of a match.
cli-help-viewer = Whose view: the number of a seat, “spectator” or “all”.
cli-example-browser = the lobby in the browser
cli-example-bench = how fast the engine is on this machine
cli-example-bench-json = four seats, as JSON
cli-example-bench-search = how far computer players look ahead on this machine
cli-example-bench-levels = how long every level thinks about a decision
cli-example-bench-computers = twenty people against the strongest level at once
cli-example-bench-server = the table server: the curve over 10, 100 and 1,000 tables
cli-example-bench-limit = the most it can do, at two numbers of tables
cli-example-bench-memory = whether the server’s memory grows in two minutes of play
cli-example-bench-processes = the curve over server processes on one PostgreSQL
cli-example-check = is this file valid?
cli-example-template = a file to fill in
cli-help-bench = Measure the engine, compiled and interpreted, in one run: random games and decisions per second on one core, the time to copy a state and its memory. With “server”, measure the table server in two minutes: how many moves per second of bots it commits, the median and 99th percentile until a move is acknowledged, the memory in total and per table; then one game is made very long, and its first moves are compared with its last. With “search”, measure how many iterations per second the search of the computer players reaches in every game. With “levels”, measure how long every level of the computer players thinks about a decision; with “computers”, how soon the strongest decides at many tables at once.
cli-help-bench-what = The game to measure, such as metallurgie; search, levels, computers or server.
cli-help-bench-seats = Number of seats; by default the smallest that the rules name.
cli-help-bench-seconds = Time for the random games in each mode (by default 4), or for each number of tables (10).
cli-help-bench-tables = For the server: numbers of tables, separated by commas.
cli-help-bench-rate = For the server: moves per second that all bots together offer; with 0 each moves as soon as it is answered, which shows the limit.
cli-help-bench-length = For the server: moves of one long game, to see whether the last ones cost more; 0 skips it.
cli-help-bench-database = For the server: a database instead of a new file.
cli-help-bench-memory = For the server: measure for so many seconds whether its memory grows while bots play game after game.
cli-help-bench-processes = How many server processes share the database; several numbers separated by commas make a curve.
cli-help-json = Print JSON.
cli-help-contents = Content files: check one, or write a commented one to fill in from your own box.
cli-help-check = Check a content file; a mistake names the entry and the field.
cli-help-check-file = A content file (TOML), or a game: its own cards.
cli-help-template = Write a commented content file for an owner of the box to fill in.
cli-help-template-game = The game, such as metallurgie.
cli-help-output = Where to write; by default to the screen.
cli-interrupted = Interrupted.
