# What only the table in the browser says.

## Everywhere

web-close = Close
web-cancel = Cancel
web-save = Save
web-saved = Saved.
web-open = Open
web-copy = Copy
web-copied = Copied: paste it wherever you like.
web-copy-this = Copy this link
web-next = Next
web-all = All
web-language = Language
web-menu = Menu
web-loading = Setting up the game…
web-sound = Sound
web-sound-on = Sound is on
web-sound-off = Sound is off
web-share = Share the link
web-why = Why? { $clause }
web-show-more = Show more
web-you = You
web-person = Player
web-computer = Computer

## Problems

web-problem-offline = The server is not responding. Check the connection and try again.
web-problem-server = Something went wrong on the server ({ $status }). Try again in a moment.
web-problem-missing = There is nothing here.
web-connection-lost = Reconnecting…
web-connection-gone = No connection
web-no-such-table = There is no such table
    .help = The link may be incomplete, or the table was closed before anybody played.
web-no-such-replay = There is no such replay
    .help = The link may be incomplete, or the game is not over yet.
web-no-such-page = There is nothing here
    .help = This address leads nowhere. Go back to the lobby.

## The lobby

web-players =
    { $count ->
        [one] one player
       *[other] { $count } players
    }
web-live-tables =
    { $count ->
        [one] one table
       *[other] { $count } tables
    }
web-wait-for-you =
    { $count ->
        [one] One is waiting for you
       *[other] { $count } are waiting for you
    }
web-moves-made =
    { $count ->
        [0] no moves
        [one] one move
       *[other] { $count } moves
    }
web-play-now-detail =
    { $count ->
        [one] { $game }, one opponent, { $level }
       *[other] { $game }, { $count } opponents, { $level }
    }
web-nav = Pages
web-nav-play = Play
web-nav-watch = Watch
web-nav-rules = Rules
web-slogan = Three games.
web-slogan-accent = One table.
web-welcome = Sit down and play in ten seconds. The table shows what you can do and why.
web-play-now = Play now against the computer
web-opponents = Opponents
level-mixed = Mixed
level-mixed-help = Several characters at one table, each with a mind of its own.
web-level = Level
web-selected = Selected
web-choose-game = Choose a game
web-tagline-metallum = Two corporations, nine planets. Program in secret, mine first.
web-tagline-metal-adventures = Raid, bargain and betray your way to nine glory points.
web-tagline-metallurgie = Grow the pattern by candlelight and draw the gold out of it.
web-minutes = { $minutes } min
web-players-range = { $least }–{ $most } players
web-server-online = Server online
web-server-offline = Server not responding
web-my-games = My games
web-no-games = No game in progress. Play now, or sit down at an open table.
web-open-tables = Open tables
web-no-open-tables = No table is waiting for players. Create one and leave a seat open.
web-filter = Filter by game
web-join = Join
web-watch = Watch
web-replay = Replay
web-watch-replay = Watch and replay
web-nothing-to-watch = No public game yet.
web-nothing-live = Nobody is playing in public right now.
web-nothing-finished = No finished game yet.
web-live = Live
web-finished = Finished games
web-open-journal = Open a saved game
web-won-by = Won by { $names }
web-alone = Nobody else yet
web-by-myself = Alone
web-practice = practice
web-waiting-short = waiting for players
web-signal-turn = It is your turn at another table.
web-signal-rematch = A rematch is waiting for you.

## Creating a table

web-pace-days =
    { $days ->
        [one] one day per turn
       *[other] { $days } days per turn
    }
web-create = Create a table
web-create-table = Create table
web-seats = Seats
web-who-sits = Who takes seat { $seat }
web-seat-open = Open to anyone
web-seat-free = free
web-seat-invited = By invitation
web-sitter-open = Leave open
web-sitter-guest = At this screen
web-guest = Player { $number }
web-clock = Clock
web-public = Public
web-private = By invitation
web-pace-none = no clock
web-pace-minutes = { $minutes } min per player
web-pace-increment = { $minutes } min + { $seconds } s per turn

## Before the start

web-waiting-for =
    { $count ->
        [one] Waiting for one more player
       *[other] Waiting for { $count } more players
    }
web-all-here = Everybody is here
web-table-closed = This table was closed
web-invite = Invite someone with this link
web-start = Start
web-start-filled = Start with computers on free seats
web-leave = Leave the table

## Who I am

web-profile = { $name }: name and devices
web-you-are = This is you
web-name = Name
web-other-device = On another device
web-other-device-help = A private link brings you, with all your games, to another device. It works once, within a day.
web-make-link = Make a link
web-devices = Your devices
web-devices-help = A device that you do not know or no longer have? Sign it out: it will be a stranger here.
web-device-unknown = Unknown device
web-device-this = This device
web-device-used = First used { $since }, last used { $last }
web-device-last = Last used { $last }
web-device-end = Sign out
web-device-ended = That device is signed out.
web-devices-end = Sign out all other devices
web-devices-ended = All other devices are signed out.
web-link = Continue on this device
web-link-help = This private link brings a player with all their games to this browser. Whoever played here as a guest before will be gone.
web-link-take = That is me
web-link-taken = Welcome back.

## At the table

web-days =
    { $days ->
        [one] one day
       *[other] { $days } days
    }
web-spectators =
    { $count ->
        [one] one watching
       *[other] { $count } watching
    }
web-more =
    { $count ->
        [one] One more
       *[other] { $count } more
    }
web-table = Table
web-to-lobby = Back to the lobby
web-turn = Turn { $turn }
web-points = Points
web-money = ${ $amount }
web-your-turn = Your turn
web-to-move = To move
web-asked = Asked
web-you-are-asked = You are asked
web-answer-left =
    { $seconds ->
        [one] One second left to answer
       *[other] { $seconds } seconds left to answer
    }
web-your-move = It is your move
web-online = At the table
web-offline = Not at the table
web-away = Computer is playing
web-conceded = Gave up
web-secret = Secret until the end
web-time-up = Time is up
web-waits-for = Waiting for { $names }
web-watching = You are watching
web-undo = Undo
web-undo-help = Undo your last step. If others have already seen it, they must agree.
web-hint = Hint
web-hint-help = Ask what a computer player would do.
web-skip = Skip
web-final = cannot be undone
web-confirm = Do it
web-confirm-help = Confirm it, or choose something else.
web-all-moves = All legal moves as a list
web-no-moves = There is nothing for you to do right now.
web-skip-to-moves = Skip to the list of moves
web-what-happened = What happened
web-nothing-happened = Nothing has happened yet.
web-since-your-turn = Since your last turn
web-chat = Chat
web-chat-empty = Say hello.
web-chat-write = Write to everybody
web-chat-send = Send
web-rules = Rules
web-rules-of = Rules of { $game }
web-rules-search = Search the rules
web-rules-none = No rule contains these words.
web-rules-english = These rules are in English.
web-rules-contents = Contents
web-rules-clauses =
    { $count ->
        [one] The rule in full: one clause
       *[other] The rules in full: { $count } clauses
    }
web-figure-try = Try it
web-figure-show = Show me
web-figure-again = Again
web-figure-end = That is all to do here. Try it again, or read on.
web-journal = Download this game
web-bug = Report a bug
web-bug-help = What went wrong, and what should have happened?
web-bug-help-table = What went wrong, and what should have happened? The record and the position of this table are attached.
web-bug-send = Send report
web-bug-thanks = Thank you. Your report is number { $number }.
web-concede = Give up
web-concede-sure =
    { $opponents ->
        [one] Give up this game?
       *[other] Give up this game? With several opponents a computer plays on for you.
    }
web-offer-draw = Offer a draw

## What players ask of each other

web-agree = Agree
web-decline = Decline
web-withdraw = Withdraw
web-undo-asked = { $name } would like to undo the last step.
web-undo-waits = Waiting for { $names } to agree to the undo.
web-draw-asked = { $name } offers a draw.
web-draw-waits = Waiting for { $names } to agree to the draw.
web-rematch-asked = { $name } would like a rematch.
web-accept = Accept
web-not-now = Not now
web-draw-declined = Your offer of a draw was declined.
web-undo-declined = The others would rather not undo that step.
web-late = { $name } has run out of time.
web-late-computer = Let a computer play
web-late-win = Claim the win
web-away-mine = A computer is playing for you.
web-take-back = Take my seat back

## Several players at one screen

web-handover = { $name } is next
web-handover-help = Hand over the screen. What is secret stays hidden until the next player looks.
web-handover-take = I am { $name }

## The end

web-game-over = The game is over
web-result = Result
web-result-you-won = You win!
web-result-won = { $name } wins
web-result-shared = { $names } share the victory
web-result-draw = A draw
web-result-closed = Nobody wins
web-course = How the chances went, in %
web-course-turn = Step { $step }: the chances turn by { $share }%
web-course-mistake = Step { $step }: a mistake, { $share }% lost
web-course-end = End
web-course-thinking = The computer looks at the game once more: { $count } decisions so far
web-course-to = To step { $step }. { $text }
web-course-leads = { $name } { $share }%
web-moments = Turning points
web-moment-mistake = { $name } gives away { $share }%
web-moment-turn = The game turns by { $share }% towards { $name }
web-moment-played = Played: { $move }
web-moment-best = Best was: { $move }
web-moment-look = Look at it
web-moment-share = Share as a picture
web-moment-saved = The picture is saved.
web-rematch = Rematch
web-look-at-board = Look at the board

## Replays

web-play = Play
web-pause = Pause
web-first = To the beginning
web-last = To the end
web-previous = One step back
web-scrubber = Step of the game
web-speed = Speed
web-eyes = Seen by
web-eyes-spectator = As a spectator
web-play-on = Play on from here
web-play-on-as = You play
web-play-on-against = Against

## First steps

web-steps = First steps
web-steps-offer = New to { $game }? First steps
web-steps-skip = Skip the tour
web-steps-done = Play on
web-steps-do-it = Your turn: try it
web-steps-later = Not yet: the tour comes to that. Follow its step, or skip the tour.

## Keys

web-shortcuts = Keyboard shortcuts
web-key-choice = Choose a button of the action bar
web-key-primary = The main action: end the turn, confirm
web-key-undo = Undo
web-key-hint = Ask for a hint
web-key-list = All legal moves as a list
web-key-chat = Chat or what happened
web-key-rules = Rules
web-key-sound = Sound on or off
web-key-board = Move on the board; Space picks up and lays
web-key-escape = Put back, close
web-key-help = This overview

## Settings

web-settings = Settings
web-settings-help = What you choose here goes with you to your other devices.
web-setting-theme = Theme
web-theme-dark = Dark
web-theme-light = Light
web-theme-contrast = High contrast
web-setting-size = Text
web-size-usual = Normal
web-size-large = Large
web-size-largest = Largest
web-setting-speed = Animation speed
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-off = Off
web-setting-volume = Volume
web-setting-confirm = Confirm moves
    .help = Every move waits for a second press.
web-setting-autopass = Play forced moves
    .help = Where only one thing can be done, it is done for you.

## My games

web-running = In progress
web-go-on = Continue
web-nothing-played = No finished game here yet.
web-filter-result = Filter by result
web-ending-won = Won
web-ending-lost = Lost
web-ending-drawn = Shared
web-best-score = Best score
web-average-length = Average moves
web-by = Seat / opponent
web-played = Played
web-seat-number = Seat { $number }
web-games-count =
    { $count ->
        [one] one game
       *[other] { $count } games
    }

## An invitation

web-invited = { $name } invites you to { $game }
web-invited-name = Your name
web-invited-seat = Sit down and play
web-invited-lesson = First a lesson, in a minute
web-lesson = { $game } in a minute
web-lesson-back = Back
web-lesson-done = Got it
web-invited-free =
    { $count ->
        [one] One seat is free for you.
       *[other] { $count } seats are free.
    }
