# Metallum at the terminal table. The words of the game itself are with the game.

## Board

metallum-round = Round { $round } of { $rounds }
metallum-sequence = sequence { $sequence }
metallum-decks = decks: planetary { $planetary }, action { $action }
metallum-empty = empty
metallum-scored-now = If scored now
metallum-your-program = Your program
metallum-complexity = complexity { $complexity }
metallum-swap = can take the place of “{ neighbour-name }”
metallum-card-phases = Works in: { $phases }
metallum-sealed =
    { $committed ->
        [yes] sealed: committed
       *[no] sealed: still programming
    }
metallum-one-needed = exactly 1
metallum-one-at-most = 0 or 1
metallum-problem =
    { $problem ->
        [no-move] needs a move tile
        [spent] spent
        [not-one-piece] touches no other tile
        [no-pin] no pin on that side
        [no-socket] no socket for it
        [colour] colours do not match
        [position] positions do not match
        [no-completion] cannot be completed
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
metallum-committed = Your program is committed. Until { $name } has committed too, you can change it and commit it again.
metallum-changed = You have changed your program. Commit the change before { $name } commits.

## Keys

metallum-key-move = over the tiles; later along the planets and through the list
metallum-key-next = to the next tile that fits, or the next planet marked +
metallum-key-choose = put the tile on the board, swap it in or take it off; do what is marked
metallum-key-number = do what has this number in the list on the board
metallum-key-commit = commit the program
metallum-key-end = end your action phase; stop moving extractors; use no card
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
metallum-plain-card = { $module } in hand (card { $card }, { $time })
metallum-plain-sealed =
    { $committed ->
        [yes] The program is committed and sealed.
       *[no] The program is being put together in secret.
    }
metallum-plain-draft =
    { $state ->
        [committed] Program, committed: { $tiles }; complexity { $complexity }.
        [valid] Program so far: { $tiles }; complexity { $complexity }. It can be committed.
       *[open] Program so far: { $tiles }; complexity { $complexity }.
    }
metallum-plain-in-program = in your program
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
        [swap] Swap a tile in, in words such as: put move_by_2
        [back] Take a tile off, in words such as: back move_by_1
        [execute] Execute a subroutine, in words such as: execute move_by_1
        [decline] Decline a subroutine, in words such as: decline deep_mining
        [move] Fly, in words such as: move 4
        [place] Place an extractor, in words such as: place 2
        [from] Choose where extractors come from, in words such as: from 2
        [to] Choose where extractors go, in words such as: to 3
        [shift] Move an extractor, in words such as: shift 4
        [take] Take one of your extractors, in words such as: take 2
        [remove] Remove an opposing extractor, in words such as: remove 3
        [replace] Replace an opposing extractor, in words such as: replace 3
        [exchange] Swap with an opposing extractor, in words such as: exchange 3
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
        [execute] execute run x
        [decline] decline
        [use] use installation
        [end] end e
        [move] move fly m
        [place] place p
        [from] from
        [to] to
        [shift] shift
        [take] take t
        [remove] remove r
        [replace] replace
        [exchange] exchange
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
