# Texts of the application: problems a person can act on, the games in the menu, computer players.

## Games, one line each

game-metallurgie-line = Stack iron, copper, silver and gold, and transmute whole areas into victory points: a quick card game of patterns for two to four alchemists.
game-metallum-line = Program your factory ship in secret, seed the planets of the Metallum system with extractors and squeeze more credits out of them than your rival: planning and foresight for two.
game-metal-adventures-line = Captain a pirate ship among the stars: raid, trade, forge alliances and betray them, for three to six players who can keep a straight face.

## Computer players

level-apprentice = Apprentice
level-apprentice-help = Learned the rules this morning, sees what glitters and forgets what it was doing. Great company, easily beaten.
level-tinker = Tinker
level-tinker-help = Has good ideas and the wrong screwdriver: plays soundly, and slips when you least expect it.
level-smith = Smith
level-smith-help = Strikes while the iron is hot and measures by eye: works hard at its own turn, pays little attention to yours, and leaves many a point lying on the anvil.
level-engineer = Engineer
level-engineer-help = Thinks through your answer before moving. Beat this one and you know the game.
level-master = Master
level-master-help = Has seen every trick, including yours. Takes a moment, then makes you wish it had taken longer.
level-random = Random
level-random-help = Plays a legal move at random. Good for learning the rules in peace.
level-greedy = Greedy
level-greedy-help = Gets the most out of its own turn and never misses a score, but pays no attention to yours. A fair first opponent.

## Hints: what to do, and why

hint-better = Suggestion: { $move }. Your chance of winning the game: about { $share }%; with the next best { $less }%: { $other }.
hint-alike = Suggestion: { $move }. Your chance of winning the game: about { $share }%; about as good: { $other }.
hint-alone = Suggestion: { $move }. Your chance of winning the game: about { $share }%; nothing else came close.
hint-only = Suggestion: { $move }. Nothing else is worth a thought here.

## Choosing a game

unknown-game = There is no game called “{ $name }”. Known games: { $known }.
unknown-level = There is no computer player called “{ $level }”. Known levels: { $known }.
players-unreadable = METALWORKS_PLAYERS names “{ $module }”, which has no players: { $detail }. It must be a module with a dictionary PLAYERS that can be imported (PYTHONPATH).
missing-extra = This part of Metalworks is not installed. Install it with: pip install metalworks[{ $extra }]
bad-budget = There is no thinking budget called “{ $budget }”. Give a number of iterations such as 500, or seconds such as 1.5s, up to an hour.
bad-seats =
    { $title } is a game for { $least } to { $most } players; it cannot start with { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }.
bad-seats-exact =
    { $title } is a game for exactly { $most } players; it cannot start with { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }.
bad-option = { $title } cannot be set up like this: { $detail }. Options of this game: { $known }.
bad-position-seats =
    The position needs { $needed ->
        [one] one name
       *[other] { $needed } names
    }, one for each of its seats, but { $seats ->
        [one] one was given
       *[other] { $seats } were given
    }.

## Content files

content-missing = The content file “{ $file }” does not exist. Check the path.
content-unreadable = The content file “{ $file }” cannot be read: { $detail }.
content-not-toml = The content file “{ $file }” is not valid TOML: { $detail }. Correct that place and try again.
content-field = In “{ $file }”, entry “{ $entry }”, field “{ $field }”: { $detail }.
content-other-game = “{ $file }” is a content file for “{ $found }”, but this game is “{ $expected }”.
content-no-entries = “{ $file }” has no list of “{ $entry }” entries. Write each one below a line [[{ $entry }]].
content-twice = “{ $file }” describes “{ $name }” twice; the second time is entry “{ $entry }”. Keep one of the two.
content-lacks = “{ $file }” has no entry “{ $name }”. Add it, with all its fields.
content-few-cards =
    “{ $file }” leaves { $cards ->
        [one] only one card
       *[other] only { $cards } cards
    } for hands and deck; at least { $least } are needed. Add cards.
content-range = In “{ $file }”, entry “{ $entry }”, “{ $field }” is { $value }; it must be between { $least } and { $most }.
content-card-count =
    “{ $file }” lists { $found ->
        [one] one “{ $entry }” card
       *[other] { $found } “{ $entry }” cards
    }; there must be { $needed }.
content-edge = In “{ $file }”, tile “{ $entry }” has connectors on the edge “{ $field }”, where its type has no neighbour. Leave that edge out.
content-position-twice = In “{ $file }”, tile “{ $entry }” has two connectors at the same position of the edge “{ $field }”. Give each its own position, 1 or 2.
content-wrong-deck = In “{ $file }”, “{ $entry }” is in the wrong deck: planetary modules and action modules have their own lists.
content-exists = “{ $file }” already exists and was not changed. Choose another name.
content-written = “{ $file }” has been written. Fill in what your box contains, then check it: metalworks content check { $file }
content-good = “{ $file }” is a valid content file for { $title } ({ $reference }).

## Journals

journal-empty = The journal is empty. A journal begins with a line that says which game was played.
journal-foreign = This is not a Metalworks journal: its first line cannot be read as a header ({ $detail }).
journal-newer = The journal has format { $format }; this version of Metalworks knows format { $known }. A newer Metalworks can open it.
journal-rules = The journal was played with version { $rules } of the rules of { $title }; this Metalworks plays version { $known }, so the game would turn out differently.
journal-content = The journal was played with the content “{ $content }”, but here it is “{ $known }”. Open it with the content it was played with.
journal-header = The first line of the journal does not describe a game that can start: { $detail }
journal-bad-line = Line { NUMBER($line, useGrouping: 0) } of the journal cannot be read: { $detail }. The lines before it are fine.
journal-cut-off = Line { NUMBER($line, useGrouping: 0) }, the last line of the journal, is cut off. Delete it to continue from the line before.
journal-impossible-chance = Line { NUMBER($line, useGrouping: 0) } of the journal has a chance outcome that is impossible there. The lines before it are fine.
journal-refused = Line { NUMBER($line, useGrouping: 0) } of the journal is not a legal step: { $detail }

## Positions

position-unknown-field = “{ $field }” does not belong in this position, or appears twice. Fields of a position: { $known }.
position-impossible-chance = The chance outcome { $outcome } is not possible here.
position-missing-field = The position has no “{ $field }=…”.
position-bad-value = The position says “{ $field }={ $value }”, which is not possible.

## Steps that are refused in any game

bad-action = This is not an action of the game: { $detail }.
bad-outcome = This is not a chance outcome of the game: { $detail }.
refused-no-such-seat =
    There is no seat { $number }: the table has { $seats ->
        [one] one seat, number 0
       *[other] { $seats } seats, counted from 0
    }.
refused-nothing-to-undo = You have no step to undo.
refused-undo-barrier = That step can no longer be undone: something new has been revealed since, or another player has moved on.

## Events of any game

event-step-undone = { $seat } undoes a step.

## Measuring

bench-running =
    Playing random games of { $title } for about { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    } …
bench-title =
    { $title }, { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }, one core
bench-figure = Figure
bench-compiled = Compiled
bench-interpreted = Interpreted
bench-ratio = Ratio
bench-playouts-per-s = Random games per second
bench-decisions-per-s = Decisions per second
bench-copy-us = Time to copy a state (µs)
bench-hash-us = Time to hash a state (µs)
bench-state-bytes = Memory per state (bytes)
bench-search-title = Iterations of the search per second, on one core
bench-search-game = Game
bench-search-seats = Seats
bench-search-random = With random games
bench-search-node = Memory per node (bytes)
bench-levels-running = A game of every level against itself
bench-levels-title = How long the levels think about a decision, on one core
bench-levels-level = Level
bench-levels-decisions = Decisions
bench-levels-mean = On average (s)
bench-levels-p99 = 99 % within (s)
bench-levels-most = Slowest (s)
