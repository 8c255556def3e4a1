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
installation-beta = Replace an opposing extractor on any planet with one of yours. It returns to its owner’s reserve.
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
tile-purchase-module = Purchase Module
tile-purchase-module-help = Buy one module of the market.
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
        [purchase_module] Purchase Module
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
        [purchase_module] Purchase Module
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
module-acquire-module-text =
    { $edition ->
        [de] Take a planetary module that nobody bought, or one of your own, and lay it at the planet with your factory ship, free of charge.
       *[other] Take a planetary module that nobody bought and lay it at the planet with your factory ship, free of charge.
    }
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
option-edition-help = Which edition’s rules are played. They differ in Delta, Epsilon, Signal Jam, Acquire Module and in what an empty reserve means.
edition-en = English
edition-de = German
edition-pl = Polish
side-red = Red
side-blue = Blue

## Names within sentences

planet-word =
    { $planet ->
        [alpha] Alpha
        [beta] Beta
        [gamma] Gamma
        [delta] Delta
        [epsilon] Epsilon
        [zeta] Zeta
        [eta] Eta
        [theta] Theta
        [omega] Omega
       *[hidden] the undiscovered planet no. { $place }
    }
origin-word =
    { $origin_planet ->
        [alpha] Alpha
        [beta] Beta
        [gamma] Gamma
        [delta] Delta
        [epsilon] Epsilon
        [zeta] Zeta
        [eta] Eta
        [theta] Theta
        [omega] Omega
       *[hidden] the undiscovered planet no. { $origin }
    }
module-name =
    { $effect ->
        [mining_station] Mining Station
        [research_station] Research Station
        [signal_jam] Signal Jam
        [force_shield] Force Shield
        [conglomerate] Conglomerate
        [refinery] Refinery
        [customs_office] Customs Office
        [assembly_plant] Assembly Plant
        [jump_gate] Jump Gate
        [robot_factory] Robot Factory
        [defence_grid] Defence Grid
        [compiler] Compiler
        [acquire_module] Acquire Module
        [nuclear_explosion] Nuclear Explosion
        [sabotage] Sabotage
        [activation] Activation
        [emergency_drop] Emergency Drop
        [tax_audit] Tax Audit
        [bonus_contract] Bonus Contract
        [rollback] Rollback
       *[overclock] Overclock
    }

## What is to be done

phase-programming = Programming
phase-reveal = Programs revealed
phase-order = Order of play
phase-actions = Actions
phase-scoring = Scoring
phase-end-of-round = End of round
phase-over = Game over

prompt-programming = Put together your program: one move tile and up to three others that join. Then commit it.
prompt-reveal = You hold a card for this moment. Use it, or use none.
prompt-order = Your program is the simpler one. Decide who acts first.
prompt-actions = Execute your subroutines, use the installation of your planet, or play cards, in any order. You must move; the rest is optional.
prompt-scoring = You hold a card for scoring. Use it before the planets are scored, or use none.
prompt-end-of-round = The market is being refilled.
prompt-over = The game is over.

# Steps within an effect get the number still to do as $left.
step-menu = Choose what to do next.
step-moving =
    { $left ->
        [one] Move your factory ship to a neighbouring planet.
       *[other] Move your factory ship { $left } planets in one direction.
    }
step-placing =
    { $left ->
        [one] Your reserve is empty. Choose a planet to take the extractor from.
       *[other] Your reserve is empty. Choose a planet to take an extractor from, { $left } in all.
    }
step-boosting = Place an extractor on your planet, or move your factory ship to a neighbouring one.
step-reporting = Choose a planet: put a rich or poor marker there, or take its marker away.
step-buying = Choose a module from the market.
step-transporting = Choose a discovered planet for the module.
step-shifting-from = Choose the planet to take extractors from.
step-shifting-to =
    { $left ->
        [one] Choose a planet for the extractor you take, or stop.
       *[other] Choose a planet for the next extractor, up to { $left } more, or stop.
    }
step-replacing = Choose a planet with an opposing extractor to replace.
step-removing =
    { $left ->
        [one] Choose an opposing extractor to remove, or stop.
       *[other] Choose opposing extractors to remove, up to { $left }.
    }
step-jumping = Choose the planet your factory ship jumps to.
step-swapping-own = Choose which of your extractors to swap.
step-swapping-other = Choose the opposing extractor to swap it with.
step-adding = Choose a discovered planet for the extractor.
step-gathering-to = Choose the planet where your extractors will gather.
step-gathering-from =
    { $left ->
        [one] Choose a planet to take an extractor from, or stop.
       *[other] Choose a planet to take an extractor from, up to { $left }.
    }
step-acquiring =
    { $edition ->
        [de] Choose a planetary module that nobody bought, or one of your own.
       *[other] Choose a planetary module that nobody bought.
    }
step-sabotaging = Choose the planet for Sabotage.
step-dropping = Choose a discovered planet for the Emergency Drop.
step-rolling-back = Choose a spent subroutine to execute once more.
step-auditing = Choose the planet for the Tax Audit.
step-contracting = Choose the planet for the Bonus Contract.
step-discovering = A planet is being discovered.

## Actions

action-program = Commit { $tiles }
action-let-act-first = Let { $seat } act first
action-execute-subroutine = Execute { tile-name }
action-decline-subroutine = Decline { tile-name }
action-use-installation = Use the installation of { planet-known }
action-end-actions = End the action phase
action-move-ship = Fly to { planet-word }
action-place-extractor = Place an extractor on { planet-word }
action-choose-origin =
    { $step ->
        [swapping_own] Swap your extractor on { planet-word }
       *[other] Take extractors from { planet-word }
    }
action-choose-destination = Gather extractors on { planet-word }
action-move-extractor = Move an extractor to { planet-word }
action-take-extractor = Take an extractor from { planet-word }
action-remove-extractor = Remove an opposing extractor from { planet-word }
action-replace-extractor = Replace the opposing extractor on { planet-word }
action-swap-extractor = Swap with the opposing extractor on { planet-word }
action-stop = Take no more
action-buy-module = Buy { module-name } for ${ $price }
action-transport-module = Transport { module-name }
action-lay-module = Lay the module at { planet-word }
action-place-marker =
    { $marker ->
        [rich] Mark { planet-word } as rich
       *[poor] Mark { planet-word } as poor
    }
action-remove-marker = Take the marker from { planet-word }
action-use-card = Use { module-name }
action-acquire-module = Acquire { module-name }
action-rerun-subroutine = Execute { tile-name } once more
action-aim-card = Choose { planet-word }
action-use-no-card = Use no card

## Events

event-program-committed =
    { $tiles ->
        [hidden] { $seat } has committed a program.
       *[other] { $seat } has committed a program: { $tiles }.
    }
event-program-revealed = { $seat } reveals: { $tiles }.
event-complexity-counted = Complexity for { $seat }: { $printed } printed, { $counted } counts.
event-decider-found =
    { $seat ->
        [hidden] Everything is equal: chance decides who acts first.
       *[other] { $seat } decides who acts first.
    }
event-order-chosen =
    { $other ->
        [hidden] By chance, { $seat } acts first.
       *[other] { $seat } acts first, by decision of { $other }.
    }
event-actions-begun = { $seat } begins the action phase.
event-actions-ended = { $seat } ends the action phase.
event-subroutine-executed =
    { $again ->
        [yes] { $seat } executes { tile-name } once more.
       *[no] { $seat } executes { tile-name }.
    }
event-subroutine-declined = { $seat } declines { tile-name }.
event-installation-used = { $seat } uses the installation of { planet-known }.
event-ship-moved = { $seat } flies from { origin-word } to { planet-word }.
event-planet-discovered = { $seat } discovers { planet-known }!
event-planet-turned-up = The planet at place { $place }, which nobody discovered, is { planet-known }.
event-extractor-placed = One of { $owner }’s extractors lands on { planet-word }.
event-extractor-removed = One of { $owner }’s extractors leaves { planet-word } for the reserve.
event-extractor-moved = One of { $owner }’s extractors moves from { origin-word } to { planet-word }.
event-marker-placed =
    { $marker ->
        [rich] { $seat } reports rich deposits on { planet-word }.
       *[poor] { $seat } reports poor deposits on { planet-word }.
    }
event-marker-removed = { $seat } takes the marker from { planet-word }.
event-money-changed =
    { $reason ->
        [discovery] { $seat } earns ${ $amount } for discovering { planet-word }.
        [majority] { $seat } earns ${ $amount } by majority on { planet-word }.
        [minority] { $seat } earns ${ $amount } in the minority on { planet-word }.
        [conglomerate] { $seat } earns ${ $amount } on { planet-word } thanks to Conglomerate.
        [refinery] { $seat } earns ${ $amount } more on { planet-word } thanks to Refinery.
        [customs] { $seat } earns ${ $amount } on { planet-word } thanks to Customs Office.
        [contract] { $seat } earns ${ $amount } more on { planet-word } thanks to Bonus Contract.
       *[purchase] { $seat } pays for { module-name } ({ $amount } credits).
    }
event-module-bought = { $seat } buys { module-name } for ${ $price }.
event-module-laid = { module-name } is laid at { planet-word } for { $seat }.
event-module-transported = { $seat } transports { module-name } from { origin-word } to { planet-word }.
event-module-acquired = { $seat } acquires { module-name }.
event-card-used = { $seat } plays { module-name }.
event-card-aimed = { $seat } aims { module-name } at { planet-word }.
event-planet-scored = { planet-scored }: red { $counts_1 }, blue { $counts_2 }; income ${ $income_1 } and ${ $income_2 }.
event-card-discarded = { module-name } leaves the market unsold.
event-card-to-market = { module-name } comes to the market.
event-deck-reshuffled =
    { $action_modules ->
        [yes] The discarded action modules are shuffled into a new deck.
       *[no] The discarded planetary modules are shuffled into a new deck.
    }
event-planetary-cards-set-aside = Planetary modules leave the market; action modules take over.
event-tiles-returned = The sequence is over: both players get all their tiles back.
event-round-begun = Round { $round } begins.
event-phase-ended =
    { $phase ->
        [programming] Both programs are complete.
        [actions] Both have acted; the planets are scored.
        [scoring] Scoring is over.
       *[end_of_round] The round is over.
    }
event-game-ended =
    { $winner ->
        [hidden] The game ends in a draw.
       *[other] { $winner } wins the game!
    }
planet-known =
    { $planet ->
        [alpha] Alpha
        [beta] Beta
        [gamma] Gamma
        [delta] Delta
        [epsilon] Epsilon
        [zeta] Zeta
        [eta] Eta
        [theta] Theta
       *[omega] Omega
    }
planet-scored =
    { $planet ->
        [alpha] Alpha
        [beta] Beta
        [gamma] Gamma
        [delta] Delta
        [epsilon] Epsilon
        [zeta] Zeta
        [eta] Eta
        [theta] Theta
        [omega] Omega
       *[hidden] Undiscovered planet no. { $place }
    }

## What chance decides

outcome-planet-fell = The planet turned up is { planet-known }.
outcome-card-fell = Card { $card } comes to the market.
outcome-order-fell = By chance, { $seat } acts first.

## Results

result-money = More credits win.
result-tie-extractors = Equal credits; more extractors in the system decide.
result-tie-costs = Equal credits and extractors; the more expensive planetary modules decide.
result-draw = Equal in everything: the game is a draw.

## Refused

refused-not-your-turn = Your opponent is acting. Wait for your action phase.
refused-opponent-decides-order = Your opponent is deciding who acts first. Please wait.
refused-opponent-asked = Your opponent may use a card now. Please wait.
refused-game-over = The game is over; nothing more can be done.
refused-no-such =
    { $field ->
        [seat] There is no player number { $value }: the two are { $least } and { $most }.
        [slot] There is no market slot { $value }: they go from { $least } to { $most }.
        [place] There is no place { $value } in the line: they go from { $least } to { $most }.
       *[card] There is no card { $value }: they go from { $least } to { $most }.
    }
refused-no-such-card = There is no card “{ $name }” in this set. Name one by its effect, such as “sabotage”, or by its number.

refused-program-no-move = A program needs exactly one move tile. Add one.
refused-program-spent = “{ tile-name }” is already spent. It comes back when the sequence ends.
refused-program-same-type = “{ tile-name }” and “{ neighbour-name }” are of the same type. A program takes at most one of each type.
refused-program-not-one-piece = “{ tile-name }” touches nothing. All tiles of a program must form one piece.
refused-program-no-pin = “{ tile-name }” has no pin towards “{ neighbour-name }”, so the two do not join.
refused-program-no-socket = “{ neighbour-name }” has no socket on the side of “{ tile-name }”. Nothing can be attached there.
refused-program-colour = “{ tile-name }” does not fit “{ neighbour-name }”: { pin } meets no socket of its colour.
refused-program-position = “{ tile-name }” does not fit “{ neighbour-name }”: { pin } meets its colour only at the other position.
pin =
    { $colour ->
        [red] its red pin
        [blue] its blue pin
        [yellow] its yellow pin
        [green] its green pin
        [white] its white pin
        [violet] its violet pin
        [orange] its orange pin
        [cyan] its cyan pin
       *[other] one of its pins
    }
refused-program-no-completion = With “{ tile-name }” this can no longer become a valid program of your active tiles.
refused-program-not-now = Programs can be changed only while both players are programming.
refused-program-first = First commit a program; your opponent must commit one as well.
refused-program-committed = This program is committed already. You may commit another one until both are revealed.
refused-program-not-on-board = “{ tile-name }” is not in your program.

refused-choose-order-first = First decide who acts first this round.
refused-order-settled = Who acts first this round is settled already.
refused-card-or-pass = Now is the moment for a card. Use one, or use none.
refused-no-card-asked = There is nothing to decline now: use the cards of your action phase whenever you like.
refused-not-in-program = “{ tile-name }” is not in your program any more.
refused-move-must-be-executed = Your move subroutine must be executed before your action phase can end.
refused-nothing-begun = That belongs to an effect that has not begun. First execute a subroutine, use an installation or play a card.
refused-nothing-to-mine = Deep Mining would earn nothing on this planet. Execute it elsewhere, or decline it.
refused-nothing-affordable = With ${ $money } you can afford nothing on the market. Earn more first, or decline the subroutine.
refused-nothing-to-buy-or-transport = With ${ $money } you can afford nothing on the market, and you have no module that could be transported.
refused-no-extractor = You have no extractor to place: the reserve is empty, and none stands on another planet.
refused-installation-once = You have already used an installation in this action phase.
refused-installation-used = You have already used the installation of { planet-known } in this action phase.
refused-installation-idle = The installation of { planet-known } would change nothing now, so it cannot be used.
refused-installation-blocked = { module-name } keeps the installation of { planet-known } from changing anything, so it cannot be used.
refused-card-not-held = You do not hold that card.
refused-card-other-time = { module-name } is for another moment. Its text says when.
refused-card-idle = { module-name } would change nothing now, so it cannot be used.
refused-card-shielded = { module-name } would remove nothing: a Force Shield protects all extractors it could reach.
refused-finish-effect = First finish the effect that has begun.
refused-not-optional = You cannot stop here: what has begun must be carried out.
refused-delta-takes-two = Delta takes exactly 2 extractors in this edition. Place the second one as well.
refused-slot-empty = Slot { $slot } of the market is empty until the end of the round.
refused-too-expensive = The module costs ${ $price }, but you have only ${ $money }.
refused-wrong-distance =
    { $left ->
        [one] Your factory ship must fly exactly one planet, to a neighbour of where it is.
       *[other] Your factory ship must fly exactly { $left } planets in one direction.
    }
refused-cannot-jump-there = Your factory ship cannot jump there. Choose another planet.
refused-not-with-ship = Power Boost places an extractor only on the planet with your factory ship.
refused-no-own-there = You have no extractor on { planet-word }.
refused-no-opposing-there = There is no opposing extractor on { planet-word }.
refused-no-extractor-there = There is no extractor on { planet-word }.
refused-not-from-target = The extractor must come from another planet than { planet-word }, where it goes.
refused-signal-jam = A Signal Jam forbids moving extractors from or to { planet-word }.
refused-defence-grid = A Defence Grid protects the opposing extractors on { planet-word }.
refused-force-shield = A Force Shield protects the extractors on { planet-word } from action modules.
refused-marker-there = There is a marker on { planet-word } already. It can only be taken away.
refused-no-marker = There is no marker on { planet-word } to take away.
refused-no-transport = This subroutine only buys. Modules are moved with “Purchase or Transport Module”.
refused-module-not-yours = Only your own planetary modules can be transported, and only where another planet is discovered.
refused-not-acquirable =
    { $edition ->
        [de] Only a planetary module that nobody owns can be acquired, or one of your own that is not with your factory ship yet.
       *[other] Only a planetary module that nobody owns can be acquired.
    }
refused-rerun-move = Rollback repeats no move subroutine.
refused-rerun-not-spent = “{ tile-name }” does not lie spent before you, so Rollback cannot repeat it.
refused-aim-idle = The card would change nothing on { planet-word }. Choose a planet where something is earned.
refused-not-discovered = The planet at place { $place } is not discovered yet. Choose a discovered one.
refused-not-there = That is not possible on { planet-word } now. Choose one of the marked planets.
refused-not-this-step = That does not belong to the effect being carried out. Choose one of the possible steps.

## Positions and cards of one’s own

position-against-rules = The position says “{ $field }: { $value }”, which the rules do not allow ({ $rule }).
content-phases = In “{ $file }”, “{ $entry }” must say “{ $field } = { $needed }”: that is when its effect works.

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
