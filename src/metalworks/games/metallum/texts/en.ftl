# Metallum in English. Seats come as names; planets, tiles, modules and markers by the words of the code.
# Texts of modules get the number of the card as $number; texts that differ by edition get $edition.

## Planets

planet-alpha = Alpha
planet-beta = Beta
planet-gamma = Gamma
planet-delta = Delta
planet-epsilon = Epsilon
planet-zeta = Zeta
planet-eta = Eta
planet-theta = Theta
planet-omega = Omega
planet-unknown = Undiscovered planet

## Installations

installation-alpha = Take up to 4 of your extractors from one planet and place them on any discovered planets.
installation-beta = Replace an opposing extractor on any planet by one of yours. It returns to its owner’s reserve.
installation-gamma = Remove one of your extractors from Gamma, then up to 2 opposing extractors from any one or two planets.
installation-delta =
    { $edition ->
        [de] Take 2 opposing extractors from one planet and place them on any discovered planet or planets.
       *[other] Take up to 2 opposing extractors from one planet and place them on any discovered planet or planets.
    }
installation-epsilon =
    { $edition ->
        [pl] Move your factory ship to any other discovered planet.
       *[other] Move your factory ship to any other planet. It may discover it.
    }
installation-zeta = Swap one of your extractors with an opposing one on another planet.
installation-eta = Place one extractor from your reserve on any discovered planet.
installation-theta = Take up to 2 of your extractors from one or two planets and place them all on one discovered planet.
installation-omega = Place exactly 3 extractors from your reserve on Omega.

## Subroutine tiles

tile-type-move = Move
tile-type-deployment = Deployment
tile-type-special = Special action
tile-type-enhancement = Enhancement

tile-move-by-1 = Move by 1
tile-move-by-1-help = Move your factory ship to a neighbouring planet. Ending on a face-down planet discovers it and earns $1.
tile-move-by-2 = Move by 2
tile-move-by-2-help = Move your factory ship exactly 2 planets in one direction. Ending on a face-down planet discovers it and earns $1.
tile-move-by-3 = Move by 3
tile-move-by-3-help = Move your factory ship exactly 3 planets in one direction. Ending on a face-down planet discovers it and earns $1.
tile-extractors-1 = 1 Extractor
tile-extractors-1-help = Place exactly one extractor on the planet with your factory ship.
tile-extractors-2 = 2 Extractors
tile-extractors-2-help = Place exactly 2 extractors on the planet with your factory ship.
tile-extractors-3 = 3 Extractors
tile-extractors-3-help = Place exactly 3 extractors on the planet with your factory ship.
tile-deposits-report = Deposits Report
tile-deposits-report-help = Put a rich or poor deposits marker on any planet, or take one away.
tile-power-boost = Power Boost
tile-power-boost-help = Place one extractor on the planet with your factory ship, or move the ship to a neighbouring planet.
tile-deep-mining = Deep Mining
tile-deep-mining-help = Score the planet with your factory ship, for yourself alone.
tile-purchase = Purchase Module
tile-purchase-help = Buy one module of the market.
tile-purchase-or-transport = Purchase or Transport Module
tile-purchase-or-transport-help = Buy one module of the market, or move one of your planetary modules to another discovered planet.
tile-extra-activation = Extra Activation
tile-extra-activation-help = Use one more installation, that of the planet with your factory ship.

# A tile in a sentence
tile-name =
    { $tile ->
        [move_by_1] Move by 1
        [move_by_2] Move by 2
        [move_by_3] Move by 3
        [extractors_1] 1 Extractor
        [extractors_2] 2 Extractors
        [extractors_3] 3 Extractors
        [deposits_report] Deposits Report
        [power_boost] Power Boost
        [deep_mining] Deep Mining
        [purchase] Purchase Module
        [purchase_or_transport] Purchase or Transport Module
       *[extra_activation] Extra Activation
    }
neighbour-name =
    { $neighbour ->
        [move_by_1] Move by 1
        [move_by_2] Move by 2
        [move_by_3] Move by 3
        [extractors_1] 1 Extractor
        [extractors_2] 2 Extractors
        [extractors_3] 3 Extractors
        [deposits_report] Deposits Report
        [power_boost] Power Boost
        [deep_mining] Deep Mining
        [purchase] Purchase Module
        [purchase_or_transport] Purchase or Transport Module
       *[extra_activation] Extra Activation
    }

## Connectors

connector-pin = Pin
connector-socket = Socket
colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-green = green
colour-white = white
colour-violet = violet
colour-orange = orange
colour-cyan = cyan

## Modules

module-kind-planetary = Planetary module
module-kind-action = Action module
timing-actions = In your action phase
timing-scoring = Before scoring
timing-reveal = When programs are revealed

module-mining-station = Mining Station
module-mining-station-text =
    { $number ->
        [one] Counts as one of your extractors on this planet in scoring and Deep Mining.
       *[other] Counts as { $number } of your extractors on this planet in scoring and Deep Mining.
    }
module-research-station = Research Station
module-research-station-text = Every module you buy costs ${ $number } less, wherever you are.
module-signal-jam = Signal Jam
module-signal-jam-text =
    { $edition ->
        [de] Nobody may move your opponent’s extractors from or to this planet. Placing and removing are allowed.
       *[other] Your opponent may not move extractors from or to this planet. Placing and removing are allowed.
    }
module-force-shield = Force Shield
module-force-shield-text = No action module removes your extractors from this planet.
module-conglomerate = Conglomerate
module-conglomerate-text = Wherever you tie with at least one extractor, you earn the smaller income, on every planet.
module-refinery = Refinery
module-refinery-text = Whenever you earn on this planet, you earn ${ $number } more.
module-customs-office = Customs Office
module-customs-office-text = When your opponent earns on this planet in scoring, you earn ${ $number }.
module-assembly-plant = Assembly Plant
module-assembly-plant-text =
    { $number ->
        [one] A deployment subroutine on this planet places one more extractor from your reserve.
       *[other] A deployment subroutine on this planet places { $number } more extractors from your reserve.
    }
module-jump-gate = Jump Gate
module-jump-gate-text = Instead of flying its distance, your move subroutine may bring your factory ship here from anywhere.
module-robot-factory = Robot Factory
module-robot-factory-text =
    { $number ->
        [one] At the end of every round one extractor of your reserve comes here.
       *[other] At the end of every round { $number } extractors of your reserve come here.
    }
module-defence-grid = Defence Grid
module-defence-grid-text = Your extractors on this planet are safe from your opponent’s Beta, Gamma, Delta and Zeta.
module-compiler = Compiler
module-compiler-text = Your complexity counts { $number } less, but not below 0.
module-acquire-module = Acquire Module
module-acquire-module-text = Take a planetary module that nobody bought and lay it at the planet with your factory ship, free of charge.
module-nuclear-explosion = Nuclear Explosion
module-nuclear-explosion-text = All extractors on the planet with your factory ship return to their reserves.
module-sabotage = Sabotage
module-sabotage-text =
    { $number ->
        [one] Choose a planet: each player loses one extractor there.
       *[other] Choose a planet: each player loses { $number } extractors there.
    }
module-activation = Activation
module-activation-text = Use one more installation, that of the planet with your factory ship.
module-emergency-drop = Emergency Drop
module-emergency-drop-text =
    { $number ->
        [one] Place one extractor on any discovered planet.
       *[other] Place { $number } extractors on one discovered planet of your choice.
    }
module-tax-audit = Tax Audit
module-tax-audit-text = Choose a planet: your opponent gets nothing from it in this scoring.
module-bonus-contract = Bonus Contract
module-bonus-contract-text =
    { $number ->
        [2] Choose a planet: what you get from it in this scoring is doubled.
       *[other] Choose a planet: what you get from it in this scoring counts { $number } times.
    }
module-rollback = Rollback
module-rollback-text = Execute once more one of your spent subroutines, except a move.
module-overclock = Overclock
module-overclock-text = Your complexity counts as 0 this round.

## Markers

marker-rich = Rich deposits
marker-rich-help = Majority earns $5, minority $2.
marker-poor = Poor deposits
marker-poor-help = Majority earns $1, minority nothing.

## Set-up

option-edition = Edition
option-edition-help = Which edition’s rules are played. They differ in Delta, Epsilon, Signal Jam and in what an empty reserve means.
edition-en = English
edition-de = German
edition-pl = Polish
side-red = Red
side-blue = Blue

## Why a program is refused

refused-no-move-tile = A program needs exactly one move tile. Add one.
refused-tile-spent = “{ tile-name }” is already spent. It comes back when the sequence ends.
refused-same-type = “{ tile-name }” and “{ neighbour-name }” are of the same type. A program takes one of each type.
refused-not-one-piece = “{ tile-name }” touches nothing. All tiles of a program must form one piece.
refused-no-pin = “{ tile-name }” has no pin towards “{ neighbour-name }”, so the two do not join.
refused-no-socket = “{ neighbour-name }” has no socket on the side of “{ tile-name }”. Nothing can be attached there.
refused-wrong-colour = “{ tile-name }” does not fit “{ neighbour-name }”: the colours of the connectors differ.
refused-wrong-position = “{ tile-name }” does not fit “{ neighbour-name }”: the colour agrees, but not the position.
refused-not-completable = With “{ tile-name }” this can no longer become a valid program of your active tiles.

## Words of the game

term-factory-ship = Factory ship (FS)
term-factory-ship-help = Your ship. It flies along the line of planets and carries out your program where it is.
term-extractor = Extractor
term-extractor-help = A mining robot. Who has more of them on a planet earns more.
term-reserve = Reserve
term-reserve-help = Your extractors that are not on planets. When it is empty, new ones are taken from other planets.
term-planetary-system = Planetary system
term-planetary-system-help = The line of seven planets from Alpha to Omega.
term-discovery = Discovery
term-discovery-help = A ship that ends its move on a face-down planet turns it up and earns $1.
term-installation = Planetary installation
term-installation-help = What the planet with your ship can do for you, once in your action phase.
term-subroutine = Subroutine
term-subroutine-help = A tile of a program: move, deployment, special action or enhancement.
term-program = Program
term-program-help = One move tile and up to three others, joined by their connectors.
term-connector = Connector
term-connector-help = Pins must meet sockets of the same colour at the same position.
term-complexity = Complexity
term-complexity-help = The sum of the ratings of a program. The lower one decides who acts first.
term-sequence = Sequence
term-sequence-help = Three rounds. Spent tiles come back at its end.
term-spent = Spent
term-spent-help = Executed or declined; out of use until the sequence ends.
term-module = Module
term-module-help = A card from the market: planetary modules stay at a planet, action modules are used once.
term-market = Market
term-market-help = Four modules for sale. Their slots change the price by -$1, $0, $0 and +$1.
term-deposits = Deposits marker
term-deposits-help = Makes a planet rich ($5 and $2) or poor ($1 and $0).
term-credits = Credits ($)
term-credits-help = Money and victory points in one.
term-majority = Majority
term-majority-help = More extractors on a planet than your opponent.
