# Metallum at the terminal table. The words of the game itself are with the game.

## Board

metallum-round = Round { $round } of { $rounds }
metallum-sequence = sequence { $sequence }
metallum-decks = decks: planetary { $planetary }, action { $action }
metallum-empty = empty
metallum-scored-now = If scored now
metallum-your-program = Your program
metallum-complexity = complexity { $complexity }
metallum-sealed =
    { $committed ->
        [yes] sealed: committed
       *[no] sealed: still programming
    }
metallum-one-needed = exactly 1
metallum-one-at-most = 0 or 1
metallum-tile-state =
    { $state ->
        [spent] spent
        [board] in the program
       *[fits] fits
    }
metallum-problem =
    { $problem ->
        [no-move] a move is missing
        [spent] spent
        [same-type] one of this type is in
        [not-one-piece] touches nothing
        [no-pin] no pin on that side
        [no-socket] no socket for it
        [colour] colours do not agree
        [position] positions do not agree
        [no-completion] could not be completed
       *[other] not now
    }
metallum-state =
    { $state ->
        [programming] programming
        [committed] ✓ committed
        [acting] acting
        [done] has acted
       *[second] acts second
    }
metallum-income-title = Income: most / fewer
metallum-income-normal = No marker
metallum-committed-wait = Your program is committed. Until the other is done too, c opens it again.

## Keys

metallum-key-move = over the tiles; later along the planets and through the list
metallum-key-next = to the next tile that fits, or the next planet marked +
metallum-key-choose = put the tile on the board or take it back; do what is marked
metallum-key-number = do what has this number in the list on the board
metallum-key-commit = commit the program; open it again
metallum-key-end = end your action phase; take no more; use no card
metallum-bar-choose = choose
metallum-bar-commit = commit
metallum-bar-end = end

## Line by line

metallum-plain-line = The planetary system from Alpha to Omega, with extractors and what they would earn now:
metallum-plain-extractors =
    { $counts ->
        [one] { $name } { $count }, counts one, earns ${ $income }
       *[other] { $name } { $count }, counts { $counts }, earns ${ $income }
    }
metallum-plain-ship = ship of { $name }
metallum-plain-face-down = face down
metallum-plain-nothing = nothing
metallum-plain-none = none
metallum-plain-owned = { $module } of { $name }
metallum-plain-market = The market from the cheap end; in the decks: planetary { $planetary }, action { $action }.
metallum-plain-seat = { $name } ({ $side }): ${ $money }; in the reserve: { $reserve }; ship at { $planet }.
metallum-plain-spent = Spent tiles: { $tiles }.
metallum-plain-modules = Modules: { $modules }.
metallum-plain-card = { $module } in hand (card { $card })
metallum-plain-sealed =
    { $committed ->
        [yes] The program is committed and sealed.
       *[no] The program is being put together in secret.
    }
metallum-plain-draft = Program so far: { $tiles }; complexity { $complexity }.
metallum-plain-program = Program: { $tiles }; still open: { $open }; complexity { $complexity }.
metallum-plain-tiles = Your tiles; where they meet, every pin needs a socket of its colour at its position:
metallum-plain-tile = { $name } ({ $word }), complexity { $complexity }
metallum-plain-edge =
    { $edge ->
        [top] pins above: { $connectors }
        [left] pins left: { $connectors }
        [right] sockets right: { $connectors }
       *[bottom] sockets below: { $connectors }
    }
metallum-heading =
    { $what ->
        [put] Add a tile, in words such as: put move_by_1
        [back] Take a tile back, in words such as: back move_by_1
        [execute] Execute a subroutine, in words such as: execute move_by_1
        [decline] Decline a subroutine, in words such as: decline deep_mining
        [move] Fly, in words such as: move 4
        [place] Place an extractor, in words such as: place 2
        [take] Take an extractor, in words such as: take 2
        [remove] Choose an opposing extractor, in words such as: remove 3
        [buy] Buy a module, in words such as: buy 2
        [transport] Transport a module, in words such as: transport 4
        [lay] Lay the module, in words such as: lay 3
        [mark] Place a marker, in words such as: mark 3 rich
        [unmark] Take a marker away, in words such as: unmark 3
        [card] Use a card, in words such as: card 15
        [acquire] Acquire a module, in words such as: acquire 4
        [again] Execute once more, in words such as: again deep_mining
       *[aim] Choose a planet, in words such as: aim 3
    }
metallum-words =
    { $command ->
        [put] put add
        [back] back
        [commit] commit
        [reopen] reopen open
        [execute] execute run x
        [decline] decline
        [use] use installation
        [end] end e
        [move] move fly m
        [place] place p
        [take] take t
        [remove] remove r
        [stop] stop
        [buy] buy
        [transport] transport
        [lay] lay
        [mark] mark
        [unmark] unmark
        [rich] rich
        [poor] poor
        [card] card
        [acquire] acquire
        [again] again
        [aim] aim
        [pass] pass
       *[first] first
    }
