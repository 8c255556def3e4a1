# The Metallum board of the browser table, in English.

## Places

met-unknown = Unknown
met-unknown-at = Unknown planet { $place }
met-face-down = Face down
met-empty = No extractors
met-tied = Tied
met-tied-no-income = Tied: no income
met-no-income = No income yet
met-used = used
met-plate =
    { $cause ->
        [alpha] Move up to 4 of yours anywhere
        [beta] Replace 1 rival with 1 of yours
        [gamma] Give up 1 here, remove 2 rivals
        [delta] Shift up to 2 rivals elsewhere
        [epsilon] Fly your ship to any planet
        [zeta] Swap 1 of yours for 1 rival
        [eta] Place 1 on any planet
        [theta] Gather 2 of yours on one planet
       *[omega] Place 3 here from the reserve
    }
met-plate-dark = Land here to discover it: +$1
met-tip-dark = A face-down planet. The first ship that lands here turns it up and earns $1. Extractors and modules can stand here only after that.
met-tip-ship = Factory ship of { $name }, now at { $where }.
met-say-extractors =
    { $count ->
        [one] { $name }: 1 extractor, ${ $income } if scored now
       *[other] { $name }: { $count } extractors, ${ $income } if scored now
    }
met-say-ship = Ship of { $name }
met-say-module = { $name }: { $module }
met-say-tied = Tied, { $count } each
met-say-my-lead = Your majority, { $more } to { $less }
met-say-their-lead = Rival majority, { $more } to { $less }
met-say-lead-0 = Red majority, { $more } to { $less }
met-say-lead-1 = Blue majority, { $more } to { $less }
met-installation = Installation
met-system = Planetary system
met-if-scored = If scored now
met-token = Drag this extractor to a glowing planet

## Market

met-market = Module market
met-market-deck =
    { $count ->
        [0] No card left in the deck
        [one] 1 card left in the deck
       *[other] { $count } cards left in the deck
    }
met-slot = Slot { $slot }: { $card }, ${ $price }
met-slot-empty = sold
met-slot-none = empty
met-plus = +${ $amount }
met-two-phases = Two phases
met-timing-actions = Once, in your actions
met-timing-scoring = Once, at scoring
met-timing-reveal = Once, at the reveal
met-in-hand = in hand
met-close = Close

## Programs

met-face =
    { $face ->
        [purchase_module] Purchase Module
       *[other] Buy or Transport
    }

met-programs = Programs
met-program-mine = Your program
met-program-of = Program of { $name }
met-complexity = Complexity
met-first = first
met-tile-now = under way
met-tile-open = ready to run
met-tile-waits = revealed
met-tile-not-yet = not yet
met-tile-done = executed
met-tile-declined = skipped

## Programming

met-board = Program board
met-tray = Your tiles
met-watch-programming = Both corporations are programming in secret. The programs are revealed once both are committed.
met-short-move = Move
met-short-deployment = Deploy
met-short-special = Special
met-short-enhancement = Enhance
met-short-use = Use planet
met-use-here = Use it
met-exactly-one = exactly 1
met-none-or-one = 0 or 1
met-slot-must = required
met-slot-may = optional
met-tray-on-board = on the board
met-tray-held = in your hand
met-tray-spent = Spent
met-tray-fits = Fits
met-tray-swaps = Fits, swaps in
met-side =
    { $side ->
        [upper] upper
        [lower] lower
        [left] left
       *[right] right
    }
met-colour =
    { $colour ->
        [red] red
        [blue] blue
        [yellow] yellow
        [green] green
        [white] white
        [violet] violet
        [orange] orange
       *[cyan] cyan
    }
met-tray-needs = Needs { met-side } { met-colour } socket
met-tray-lacks = No { met-side } { met-colour } socket
met-tray-misfit = Does not fit
met-misfit-swap = Swapped in, it would not connect to “{ $other }”: the { met-side } { met-colour } pin has no socket.
met-does-not-fit = { $tile } does not fit
met-join = { met-side } { met-colour } pin joins { $tile }
met-no-joins = Tiles join where pins meet sockets.
met-lower-decides = The lower sum decides who acts first.
met-committed = Committed
met-rival-committed = { $name } has committed
met-rival-sealed = Sealed until you commit too
met-rival-programs = { $name } is programming
met-rival-secret = Hidden until the reveal

## Players

met-forecast = Next scoring
met-you = You
met-reserve = Reserve
met-tiles = Tiles
met-tiles-spent = { $count } spent
met-status-committed = Committed, sealed
met-status-programs = Programming
met-status-acts = Acting
met-status-waits = Waiting
met-status-done = Done for this round

## Rounds

met-round = Round { $round } of { $all }
met-phase-programming = Programming
met-phase-actions = Actions
met-phase-scoring = Scoring
met-phase-end-of-round = End of round

## What an action does

met-do-commit =
    { $count ->
        [one] Commit 1 tile
       *[other] Commit { $count } tiles
    }
met-do-program = Commit { $tiles }
met-do-program-sum = complexity { $sum }
met-do-change = Change program
met-do-keep = Keep program
met-do-take-off = Remove { $tile }
met-do-first-me = I act first
met-do-first-other = { $name } acts first
met-do-again = again
met-do-decline = Skip { $tile }
met-do-installation = Use { $planet }
met-do-installation-what = installation
met-do-end = End my actions
met-do-way =
    { $way ->
        [left] { $count } towards Alpha
       *[right] { $count } towards Omega
    }
met-do-discover = discover, +$1
met-do-place = place here
met-do-origin = take from here
met-do-destination = gather here
met-do-move = move here
met-do-take = take from here
met-do-remove = remove one here
met-do-replace = replace one here
met-do-swap = swap with one here
met-do-stop = Enough
met-do-buy = buy for ${ $price }
met-do-transport = transport
met-do-lay = lay it here
met-do-unmark = remove the marker
met-do-card = use this card
met-do-acquire = take it
met-do-aim = choose
met-do-pass = Use no card
met-fly-here = Fly here
met-fly-discover = Discover +$1
met-mark-here = Mark here

## Prompts

met-prompt-program = Build your program for round { $round }
met-prompt-program-empty = Start with any tile; you need exactly one move.
met-prompt-program-more = Not ready yet: all tiles must connect, and one must be a move.
met-prompt-program-valid = Ready to commit. You can still add, swap or remove tiles.
met-prompt-committed = Your program is sealed
met-prompt-committed-help = You can change it until your rival has committed.
met-prompt-change = Change your program
met-prompt-order = Who acts first this round?
met-prompt-order-help = Yours is the lower complexity, so you decide.
met-prompt-reveal = Use a card before complexities are compared?
met-prompt-reveal-help = This is the moment for Overclock.
met-prompt-scoring = Use a card before the planets are scored?
met-prompt-scoring-help = This is the moment for Tax Audit and Bonus Contract.
met-prompt-over = The game is over
met-prompt-menu = Your actions
met-prompt-menu-move = In any order. You must move; the rest is optional.
met-prompt-menu-end = In any order. Anything you don’t run is skipped.
met-prompt-moving = Where does your ship go?
met-prompt-moving-help =
    { $left ->
        [one] exactly 1 planet, either way.
       *[other] exactly { $left } planets in one direction.
    }
met-prompt-placing = Your reserve is empty
met-prompt-placing-help = take the extractor from another planet ({ $left } to go).
met-prompt-boosting = Place an extractor or fly on?
met-prompt-boosting-help = one extractor at your ship, or one planet further.
met-prompt-reporting = Which planet does the report concern?
met-prompt-reporting-help = place a rich or a poor marker, or remove one.
met-prompt-buying = Which module do you want?
met-prompt-buying-help = it comes to your ship’s planet or to your hand.
met-prompt-transporting = Where does the module go?
met-prompt-transporting-help = any discovered planet.
met-prompt-shifting-from = From which planet do you take?
met-prompt-shifting-from-help =
    { $cause ->
        [delta] up to { $left } opposing extractors of one planet.
       *[other] up to { $left } of your extractors on one planet.
    }
met-prompt-shifting-to = Where does the extractor go?
met-prompt-shifting-to-help = up to { $left } to go; stop when it is enough.
met-prompt-replacing = Which opposing extractor do you replace?
met-prompt-replacing-help = it returns to its reserve, one of yours takes its place.
met-prompt-removing = Which opposing extractor is removed?
met-prompt-removing-help = up to { $left } to go.
met-prompt-jumping = Fly to any planet
met-prompt-jumping-help = a face-down one is discovered.
met-prompt-swapping-own = Which of your extractors do you swap?
met-prompt-swapping-own-help = it changes places with an opposing one elsewhere.
met-prompt-swapping-other = With which opposing extractor?
met-prompt-swapping-other-help = on another planet.
met-prompt-adding = Where does the extractor go?
met-prompt-adding-help = any discovered planet.
met-prompt-gathering-to = Where do you gather?
met-prompt-gathering-to-help = first the planet where up to { $left } of your extractors come together.
met-prompt-gathering-from = Where do they come from?
met-prompt-gathering-from-help = up to { $left } to go.
met-prompt-acquiring = Which module do you take?
met-prompt-acquiring-help = it is laid at the planet with your ship, free of charge.
met-prompt-sabotaging = Which planet do you sabotage?
met-prompt-sabotaging-help = both players lose extractors there.
met-prompt-dropping = Where do the extractors land?
met-prompt-dropping-help = on one discovered planet.
met-prompt-rolling-back = Which subroutine runs again?
met-prompt-rolling-back-help = any spent one except a move.
met-prompt-auditing = Which planet is audited?
met-prompt-auditing-help = your rival gets nothing from it in this scoring.
met-prompt-contracting = Which planet pays double?
met-prompt-contracting-help = what you get from it in this scoring is doubled.
met-prompt-discovering = A planet is being discovered
met-prompt-discovering-help = one moment.

## What happened

met-log-round = Round { $round }
met-log-committed = { $who } has committed a program.
met-log-commits = { $who } commits { $tiles }
met-log-revealed = { $who } reveals { $tiles }
met-log-complexity = Complexity of { $who }: { $counted }
met-log-complexity-less = Complexity of { $who }: { $counted } instead of { $printed }
met-log-tie = Everything is tied: chance decides who acts first.
met-log-decides = { $who } decides who acts first.
met-log-first = { $who } acts first.
met-log-begins = { $who } begins.
met-log-runs = { $who } executes { $tile }
met-log-again = { $who } executes { $tile } again
met-log-declines = { $who } skips { $tiles }
met-log-installation = { $who } uses the installation of { $planet }.
met-log-flies = { $who } flies from { $from } to { $to }.
met-log-discovers = { $who } discovers { $planet }: +$1
met-log-turned-up = { $planet } was never discovered.
met-log-places =
    { $count ->
        [one] { $who }: 1 extractor placed on { $planet }.
       *[other] { $who }: { $count } extractors placed on { $planet }.
    }
met-log-removed =
    { $count ->
        [one] { $who } loses 1 extractor on { $planet }.
       *[other] { $who } loses { $count } extractors on { $planet }.
    }
met-log-moved =
    { $count ->
        [one] { $who }: 1 extractor from { $from } to { $to }.
       *[other] { $who }: { $count } extractors from { $from } to { $to }.
    }
met-log-rich = { $who } finds rich deposits on { $planet }.
met-log-poor = { $who } finds poor deposits on { $planet }.
met-log-unmarked = { $who } removes the marker from { $planet }.
met-log-earns = { $who } earns ${ $amount }: { $planets }
met-recap-round = Last scoring: { $sums }
met-recap-sum = { $who } +${ $amount }
met-log-buys = { $who } buys { $module } for ${ $price }
met-log-lays = { $module } goes to { $planet }.
met-log-transports = { $who } transports { $module } to { $planet }.
met-log-acquires = { $who } acquires { $module }
met-log-uses = { $who } uses { $module }
met-log-aims = { $module }: { $planet }.
met-log-discarded = { $module } leaves the market.
met-log-market = New in the market: { $modules }
met-log-reshuffled = The discards become a new deck.
met-log-set-aside = Action modules replace the planetary ones in the market.
met-log-tiles-back = The sequence ends: both players get all their tiles back.
met-log-wins = { $who } wins the game.
met-log-draw = The game ends in a draw.
met-log-undone = { $who } undoes a step.

## Charts

met-chart-round = Round { $round }
met-chart-credits = Credits
met-chart-earned = Earned per round
met-chart-extractors = Extractors in the system
met-chart-lead = takes the lead

## First steps

tour-metallum-system = Seven planets in a line, some still face down. Each round every planet pays: $3 to whoever has more extractors there, $1 to the other. You are red; most credits after nine rounds win.
    .title = The system
tour-metallum-move = A program needs one move tile. Press Move by 1, or drag it onto the board: your ship will fly one planet, to Eta with its rich deposits.
    .title = Begin your program
tour-metallum-deploy = Now 2 Extractors. Its blue pin meets the blue socket of the move, so the two join and light up.
    .title = Join a second tile
tour-metallum-commit = Your complexity is 2; the lower one decides who acts first. Commit: nobody sees a program before both are sealed.
    .title = Seal it
tour-metallum-order = Both programs are revealed: you have 2, your rival 6. So you decide. Act first.
    .title = The reveal
tour-metallum-fly = Execute Move by 1, then choose Eta. A ship that lands on a face-down planet would discover it and earn $1.
    .title = Fly
tour-metallum-place = Execute 2 Extractors: they are placed where your ship is.
    .title = Deploy
tour-metallum-installation = Every known planet has an installation. Once in your actions you may use the one where your ship is. Press Eta.
    .title = Use the installation
tour-metallum-anywhere = Eta places one more extractor, on any planet that is known. These glow now: choose one.
    .title = One more, anywhere
tour-metallum-end = That was your program. The forecast counts what stands now. End your actions: your rival acts after you and may spoil it, then every planet pays.
    .title = Your rival’s turn
tour-metallum-done = Your rival acted after you, so the planets need not have paid what the forecast said: “What happened” tells what each paid, and to whom. Spent tiles come back after three rounds, modules of the market give lasting powers. Point at anything, or hold a finger on it, to read what it does.
    .title = That is Metallum

## Why a hint is a good idea

met-why-program =
    { $count ->
        [one] A simple program often lets you decide who acts first.
       *[other] These { $count } tiles join and work together this round.
    }
met-why-first = Whoever acts first gets the planets and cards first.
met-why-second = Whoever acts second knows what the other has done.
met-why-fly = There you have { $mine } against { $theirs }.
met-why-discover = Discovering a planet pays $1.
met-why-place = Then it is { $mine } against { $theirs } there.
met-why-end = Nothing that is left would bring more.
