# Metal Adventures in English. Captains come as names; cards, nations and places by the words of the code.

## Nations, places, kinds of cards

nation-solar = Solar
nation-imperial = Imperial
nation-barrens = Barrens
nation-ocg = OCG

planet-exxalia = Exxalia
planet-exxalia-flavour = Every statue here is of a thief.
planet-bazaar = Bazaar
planet-bazaar-flavour = What you lost is on the third table.
planet-karokum = Karokum
planet-karokum-flavour = Where ships go to be haggled over.
place-space = Space
place-space-flavour = Somebody else’s road.
place-havana = Havana
place-havana-flavour = Palm trees, no questions.
place-ocg = OCG Trading Post
place-ocg-flavour = Neutral, at market rates.

half-near = Near space
half-deep = Deep space

improvement-tool = Tool
improvement-weapon = Weapon
improvement-armor = Armour
improvement-support = Support card

moment-battle = In a battle, before the roll
moment-rolled = In a battle, after the roll
moment-turn = In your turn, between actions

## The Tour of Pirates

tour-1 = Trophies
tour-1-help = Pay 2 credits, or a trophy and 1 credit: draw two trophies and keep one.
tour-2 = Minor repair
tour-2-help = Pay 1 credit or a wreck: repair 1 damage.
tour-3 = Complete repair
tour-3-help = Pay 2 in any mix of credits and wrecks: repair all damage.
tour-4 = Glory title
tour-4-help = Pay three Solar, three Imperial or three Barrens wrecks: 4 credits and 1 glory point.
tour-5 = New choices
tour-5-help = Pay 1 credit: four other improvements are put on offer.
tour-6 = Purchase
tour-6-help = Buy one of the improvements on offer at its cost.
tour-7 = Smuggling
tour-7-help = Pay 1 credit plus its cost: take a support card from Bazaar’s discard.
tour-8 = Amnesty
tour-8-help = Pay 2 credits or the wreck of a Pirate Hunter: cancel 1 judgment. Not in a turn in which you took judgment.
tour-9 = Scrapping bonus
tour-9-help = Pay 1 credit: swap a wreck for a ship of Karokum’s discard.
tour-10 = Extravagant expenditure
tour-10-help = Pay 6 in any mix of credits and wrecks: 1 glory point.

## Amounts

amount-credits =
    { $number ->
        [one] { $number } credit
       *[other] { $number } credits
    }
amount-glory =
    { $number ->
        [one] { $number } glory point
       *[other] { $number } glory points
    }
amount-damage = { $number } damage
amount-judgment = { $number } judgment
amount-support = a support card
amount-repair = { $number } damage repaired
amount-wreck = the wreck
amount-and = { $first } and { $last }

## What cards do: equipment and base starships

effect-none = No effect besides its power.
effect-bane =
    { $against ->
        [hunter] +{ $number } when you attack a Pirate Hunter.
        [planet] +{ $number } when you attack a planet.
        [captain] +{ $number } when you challenge a captain.
       *[challenger] +{ $number } when you are challenged.
    }
effect-escort = Each loyal ally lends you { $number } more support power.
effect-lend = Your support power is { $number } higher when you help or betray.
effect-plating = A lost battle gives you { $number } damage less.
effect-plunder = Each ship you beat as attacker brings you { amount-credits } more from the bank.
effect-discount = Purchase costs you { amount-credits } less, also while resting.
effect-dock = Minor repair (2) costs you nothing.
effect-winch = Once per turn, one wreck you pay for Complete repair (3) or Extravagant expenditure (10) counts as two.
effect-damper = Your Metal Faktor debt counts { $number } less.
effect-hideaway = Resting brings you { amount-credits } more.

## Support cards

effect-boost = +{ $number } for your side.
effect-escape = If your side loses, you take no damage.
effect-reroll-own = The battle die of your side is rolled again; the new face counts.
effect-reroll-other = The battle die of the other side is rolled again; the new face counts.
effect-cool = Turn your Metal Faktor die to blank; nothing is subtracted.
effect-mine = Another captain of your choice takes { amount-damage }.
effect-pardon = Cancel { amount-judgment }, unless you took any this turn.
effect-repair = Repair { amount-damage }.

## Events

effect-gift = Every captain gets { amount-credits } from the bank.
effect-mend = Every captain repairs { amount-damage }.
effect-levy = Every captain with { $over } credits or more pays { $number } into the Pirates’ Pot.
effect-storm = Every captain takes { amount-damage } or discards a support card.
effect-strike =
    { $spares ->
        [tool] Every captain without a tool takes { amount-damage }.
        [weapon] Every captain without a weapon takes { amount-damage }.
       *[armor] Every captain without armour takes { amount-damage }.
    }
effect-shakedown = Every captain pays { amount-credits } into the Pirates’ Pot or takes { amount-damage }.
effect-hoard = The bank puts { amount-credits } into each of the three treasures.
effect-hush = Every Metal Faktor die is turned to blank.
effect-scrap = Every captain may give up one wreck for { amount-credits } from the bank.
effect-jubilee = Every captain cancels { amount-judgment }.

## Trophies

condition-wrecks =
    { $number ->
        [one] You have a wreck.
       *[other] You have { $number } wrecks or more.
    }
condition-nations =
    { $number ->
        [one] You have a wreck of any nation.
       *[other] You have wrecks of { $number } different nations.
    }
condition-wrecks-of =
    { $of ->
        [solar] You have at least { $number } Solar { wreck-or-wrecks }.
        [imperial] You have at least { $number } Imperial { wreck-or-wrecks }.
        [barrens] You have at least { $number } Barrens { wreck-or-wrecks }.
       *[ocg] You have at least { $number } OCG { wreck-or-wrecks }.
    }
wreck-or-wrecks =
    { $number ->
        [one] wreck
       *[other] wrecks
    }
condition-equipment-of =
    { $of ->
        [tool] You have at least { $number } { tool-or-tools }.
        [weapon] You have at least { $number } { weapon-or-weapons }.
       *[armor] You have at least { $number } { armour-or-armours } of armour.
    }
tool-or-tools =
    { $number ->
        [one] tool
       *[other] tools
    }
weapon-or-weapons =
    { $number ->
        [one] weapon
       *[other] weapons
    }
armour-or-armours =
    { $number ->
        [one] piece
       *[other] pieces
    }
condition-equipment-types =
    { $number ->
        [one] You have a piece of equipment.
       *[other] You have equipment of { $number } different types.
    }
condition-equipment-power = You have a piece of equipment with power { $number } or more.
condition-power = Your main power is { $number } or more.
condition-credits = You have at least { amount-credits }.
condition-damage = You have { amount-damage } or more.
condition-judgment = You have { amount-judgment } or more.
condition-clean = You have no judgment and at least { amount-glory }.
condition-beat-hunter = Beat a Pirate Hunter as attacker this turn.
condition-beat-alone = As attacker without an ally, beat a ship of power { $number } or more this turn.
condition-beat-planet = Beat a planet as attacker this turn.
condition-win-challenge = Win a challenge this turn, as challenger or as challenged.
condition-win-as-ally = Be the loyal ally in a victory over a ship or a planet this turn.
condition-betray = Betray the attacker this turn and see the defence win.
condition-keep-word = Keep a promise this turn that you made in an earlier one.

trophy-reward = Brings { $rewards }.

## Ships

ship-victory = Victory: { $rewards }.
ship-defeat = Defeat: { amount-damage }.
ship-hunter = Pirate Hunter: goes back into the deck unless attacked. Nobody betrays here, and promises are kept.

## Starships of near space

card-morning-excuse = Morning Excuse
card-morning-excuse-flavour = Always late, always forgiven, usually carrying pastries.
card-lantern-duchess = Lantern Duchess
card-lantern-duchess-flavour = Lit from stem to stern so that nobody misses the jewels.
card-quiet-heliograph = Quiet Heliograph
card-quiet-heliograph-flavour = Reads everybody’s mail and now sells it to you.
card-sunday-regatta = Sunday Regatta
card-sunday-regatta-flavour = Amateur sailors with professional insurance.
card-gilded-pelican = Gilded Pelican
card-gilded-pelican-flavour = Its beak opens. That is where the money is.
card-amber-alibi = Amber Alibi
card-amber-alibi-flavour = Was never here, and can prove it.
card-saint-elmos-purse = Saint Elmo’s Purse
card-saint-elmos-purse-flavour = The glow on the mast is the strongbox overheating.
card-perihelion-picnic = Perihelion Picnic
card-perihelion-picnic-flavour = Four courses, two escorts, one sunburnt minister.
card-paper-admiral = Paper Admiral
card-paper-admiral-flavour = Commissioned, decorated, never yet fired upon.
card-tin-proclamation = Tin Proclamation
card-tin-proclamation-flavour = Reads the law aloud until you surrender or fall asleep.
card-third-cousin = Third Cousin
card-third-cousin-flavour = Related to the throne by marriage, cannon and blackmail.
card-parade-rest = Parade Rest
card-parade-rest-flavour = Polished so hard that the armour is getting thin.
card-stern-reminder = Stern Reminder
card-stern-reminder-flavour = It only mounts guns at the back. There are a lot of them.
card-iron-etiquette = Iron Etiquette
card-iron-etiquette-flavour = You will be addressed by rank before you are sunk.
card-crown-auditor = Crown Auditor
card-crown-auditor-flavour = Counts your crew, your crates and your remaining minutes.
card-constable-frost = Constable Frost
card-constable-frost-flavour = Has your portrait, your scent and a warm meal waiting in the brig.
card-dust-sermon = Dust Sermon
card-dust-sermon-flavour = A chapel with thrusters; the choir doubles as welders.
card-rust-bouquet = Rust Bouquet
card-rust-bouquet-flavour = Every plate is from another ship. One is from yours.
card-bone-kettle = Bone Kettle
card-bone-kettle-flavour = Whistles when the boilers are full or the crew is cross.
card-gravel-choir = Gravel Choir
card-gravel-choir-flavour = Forty throats, eleven lungs, one spare hull.
card-half-a-harpoon = Half a Harpoon
card-half-a-harpoon-flavour = The other half is still in a customs cutter.
card-mother-of-rivets = Mother of Rivets
card-mother-of-rivets-flavour = Raised nine raiders and never threw away a bolt.
card-scree-hyena = Scree Hyena
card-scree-hyena-flavour = Laughs on all frequencies while it bites.
card-old-collar = Old Collar
card-old-collar-flavour = Once a pirate, now paid by the head. It knows all the songs.
card-lukewarm-cargo = Lukewarm Cargo
card-lukewarm-cargo-flavour = Refrigeration was an optional extra.
card-terms-and-conditions = Terms and Conditions
card-terms-and-conditions-flavour = By boarding this vessel you agree to be boarded.
card-net-thirty = Net Thirty
card-net-thirty-flavour = Pays everybody in a month. Carries a month of everybody’s pay.
card-bulk-regret = Bulk Regret
card-bulk-regret-flavour = Nobody remembers ordering any of it.
card-final-notice = Final Notice
card-final-notice-flavour = The first two were letters.
card-repossessor = Repossessor
card-repossessor-flavour = Technically your ship belongs to it already.

## Starships of deep space

card-minor-zodiac = Minor Zodiac
card-minor-zodiac-flavour = Predicts the future, except this afternoon.
card-high-noon-waltz = High Noon Waltz
card-high-noon-waltz-flavour = The ballroom spins for gravity and for fun.
card-photon-confession = Photon Confession
card-photon-confession-flavour = A thousand secrets in the hold, alphabetical.
card-corona-heiress = Corona Heiress
card-corona-heiress-flavour = Travels with nine trunks and a regiment.
card-eclipse-insurance = Eclipse Insurance
card-eclipse-insurance-flavour = Covers everything that is about to happen.
card-the-long-summer = The Long Summer
card-the-long-summer-flavour = A pleasure barge the size of a moon, defended accordingly.
card-noonday-warrant = Noonday Warrant
card-noonday-warrant-flavour = No shadow to hide in when it stands overhead.
card-second-opinion = Second Opinion
card-second-opinion-flavour = Arrives after the first warship and disagrees.
card-velvet-gauntlet = Velvet Gauntlet
card-velvet-gauntlet-flavour = The invitation is polite. The hand inside is not.
card-widows-escort = Widow’s Escort
card-widows-escort-flavour = The widow is in excellent health. So are the guns.
card-marching-order = Marching Order
card-marching-order-flavour = Turns left only by decree.
card-duke-of-ashes = Duke of Ashes
card-duke-of-ashes-flavour = Burns the furniture before the enemy does.
card-throne-room = Throne Room
card-throne-room-flavour = The seat of power, with afterburners.
card-grey-bailiff = Grey Bailiff
card-grey-bailiff-flavour = Knocks once. The door is your hull.
card-lord-warden-of-nothing = Lord Warden of Nothing
card-lord-warden-of-nothing-flavour = Sworn to guard the emptiest march of the realm from you alone.
card-thorn-caravan = Thorn Caravan
card-thorn-caravan-flavour = Trades spare parts, some of them still attached.
card-black-anvil = Black Anvil
card-black-anvil-flavour = A smithy that rams what it cannot mend.
card-salt-cathedral = Salt Cathedral
card-salt-cathedral-flavour = The relics are forged. The forging is excellent.
card-famines-tambourine = Famine’s Tambourine
card-famines-tambourine-flavour = You hear it long after the rations are gone.
card-hundred-knives = Hundred Knives
card-hundred-knives-flavour = They counted. It is ninety-seven now.
card-nine-days-grudge = Nine Days’ Grudge
card-nine-days-grudge-flavour = It forgives on the tenth day. Nobody has met it on the tenth day.
card-quarterly-loss = Quarterly Loss
card-quarterly-loss-flavour = Written off already, so help yourself.
card-compound-interest = Compound Interest
card-compound-interest-flavour = The longer you chase it, the more it carries.
card-golden-parachute = Golden Parachute
card-golden-parachute-flavour = The directors leave first, and slowly, because of the weight.
card-warehouse-nine = Warehouse Nine
card-warehouse-nine-flavour = There is no warehouse eight any more.
card-too-big-to-sink = Too Big to Sink
card-too-big-to-sink-flavour = A sentence that has been tested twice.
card-the-long-arm = The Long Arm
card-the-long-arm-flavour = Reaches three systems and into your pocket.
card-collector-general = Collector General
card-collector-general-flavour = It does not hunt pirates. It collects the set.

## Event cards

card-drifting-strongboxes = Drifting Strongboxes
card-drifting-strongboxes-flavour = Somebody had a worse day than you.
card-fair-wind = Fair Wind
card-fair-wind-flavour = For once the tar stays where it is put.
card-customs-sweep = Customs Sweep
card-customs-sweep-flavour = Anything to declare? Everything, apparently.
card-ion-storm = Ion Storm
card-ion-storm-flavour = Hands off the rails, eyes off the crates.
card-meteor-swarm = Meteor Swarm
card-meteor-swarm-flavour = The sky is falling in instalments.
card-protection-racket = Protection Racket
card-protection-racket-flavour = Nice hull. It would be a shame.
card-treasure-fleet = Treasure Fleet
card-treasure-fleet-flavour = Three planets get rich on the same night. Nobody asks why.
card-faktor-hush = Faktor Hush
card-faktor-hush-flavour = Every red die in the galaxy holds its breath.
card-scrap-fever = Scrap Fever
card-scrap-fever-flavour = A buyer in a hurry asks no questions.
card-hangmans-holiday = Hangman’s Holiday
card-hangmans-holiday-flavour = The rope is in the wash.

## Trophy cards

card-three-flags = Three Flags
card-three-flags-flavour = Sewn into one very ugly coat.
card-scrapyard-throne = Scrapyard Throne
card-scrapyard-throne-flavour = Uncomfortable, but it is yours.
card-hostile-takeover = Hostile Takeover
card-hostile-takeover-flavour = The shareholders were not consulted.
card-full-battery = Full Battery
card-full-battery-flavour = One to say hello, one to say it again.
card-the-big-one = The Big One
card-the-big-one-flavour = They had to cut a hole to get it in.
card-three-trades = Three Trades
card-three-trades-flavour = A wrench, a gun and somewhere to hide.
card-floating-fortress = Floating Fortress
card-floating-fortress-flavour = It no longer docks. Docks come to it.
card-deep-pockets = Deep Pockets
card-deep-pockets-flavour = The coat jingles. The crew has noticed.
card-held-together-by-tar = Held Together by Tar
card-held-together-by-tar-flavour = Do not lean on anything.
card-wanted-everywhere = Wanted Everywhere
card-wanted-everywhere-flavour = The portrait is flattering, at least.
card-clean-hands = Clean Hands
card-clean-hands-flavour = Somebody else always did the shouting.
card-collar-breaker = Collar Breaker
card-collar-breaker-flavour = The hunted keeps the hat.
card-giants-tooth = Giant’s Tooth
card-giants-tooth-flavour = Nobody helped. Everybody will say they did.
card-storm-the-gates = Storm the Gates
card-storm-the-gates-flavour = They had locked the front door only.
card-last-hull-floating = Last Hull Floating
card-last-hull-floating-flavour = First rule of the Brotherhood: be the one who is left.
card-second-fiddle = Second Fiddle
card-second-fiddle-flavour = Paid by the shot and worth it.
card-smile-and-knife = Smile and Knife
card-smile-and-knife-flavour = The handshake was sincere until it was not.
card-word-of-honour = Word of Honour
card-word-of-honour-flavour = It cost more than expected, and was paid anyway.

## Equipment

card-rail-culverin = Rail Culverin
card-rail-culverin-flavour = No other effect. It is loud enough.
card-hull-saw = Hull Saw
card-hull-saw-flavour = Opens ships the way cooks open crabs.
card-breach-petition = Breach Petition
card-breach-petition-flavour = Signed by every gun on board.
card-debate-cannon = Debate Cannon
card-debate-cannon-flavour = Ends arguments it has not begun.
card-collar-cutter = Collar Cutter
card-collar-cutter-flavour = For those who do not care to be fetched home.
card-ash-veil = Ash Veil
card-ash-veil-flavour = What is burnt already cannot burn.
card-iron-corset = Iron Corset
card-iron-corset-flavour = Breathing is for peacetime.
card-turtle-prayer = Turtle Prayer
card-turtle-prayer-flavour = Head in, tail in, hope.
card-barnacle-coat = Barnacle Coat
card-barnacle-coat-flavour = Twenty years without scraping, finally of use.
card-velour-bulkhead = Velour Bulkhead
card-velour-bulkhead-flavour = Nobody has ever left Havana so well rested.
card-prize-crane = Prize Crane
card-prize-crane-flavour = It lifts the cargo and whatever the cargo stood on.
card-wreck-winch = Wreck Winch
card-wreck-winch-flavour = Two for one, if you do not count the rope.
card-counterfeit-seal = Counterfeit Seal
card-counterfeit-seal-flavour = Wholesale prices for a firm that never was.
card-spark-governor = Spark Governor
card-spark-governor-flavour = Lets the fury out by the other door.
card-signal-parrot = Signal Parrot
card-signal-parrot-flavour = Repeats your orders until friends obey.

## Support cards by name

card-last-fuse = Last Fuse
card-last-fuse-flavour = There is always one more under the bunk.
card-boarding-party = Boarding Party
card-boarding-party-flavour = Bring your own rope.
card-false-flag = False Flag
card-false-flag-flavour = Wave it, weep, and leave by the back.
card-second-broadside = Second Broadside
card-second-broadside-flavour = The first one was for range.
card-crossed-wires = Crossed Wires
card-crossed-wires-flavour = Their gunner is pressing the bell.
card-grog-ration = Grog Ration
card-grog-ration-flavour = Nothing calms an engine room so fast.
card-limpet-mine = Limpet Mine
card-limpet-mine-flavour = A small gift, to be opened from below.
card-forged-pardon = Forged Pardon
card-forged-pardon-flavour = The signature is better than the real one.
card-drydock-voucher = Drydock Voucher
card-drydock-voucher-flavour = Valid everywhere except where you bought it.

## Base starships

card-crows-tooth = Crow’s Tooth
card-crows-tooth-flavour = Patched so often that the patches have patches.
card-saint-gasket = Saint Gasket
card-saint-gasket-flavour = Friends come running; it leaks if they do not.
card-velvet-hammer = Velvet Hammer
card-velvet-hammer-flavour = Soft words first. Then the other thing.
card-last-invoice = Last Invoice
card-last-invoice-flavour = It keeps the receipts.
card-grandmas-ire = Grandma’s Ire
card-grandmas-ire-flavour = She has outlived six admirals and remembers their names.
card-thirteenth-moon = Thirteenth Moon
card-thirteenth-moon-flavour = Nobody likes to meet it. Everybody likes to bring it along.

## Words of the game

term-astrolabe = Astrolabe
term-astrolabe-help = Your four wheels: power, damage, glory and judgment.
term-main-power = Main power
term-main-power-help = 8, plus the power of your equipment, minus your damage. What you fight with yourself.
term-support-power = Support power
term-support-power-help = Half your main power, rounded down. What you lend when you help somebody, or betray them.
term-damage = Damage
term-damage-help = Each point lowers your main power by one. Never more than 4; then you are immune.
term-immunity = Immunity
term-immunity-help = With 4 damage, further damage does nothing to you.
term-glory = Glory
term-glory-help = Victory points. At the end of a turn in which somebody has 9 or more, the game ends.
term-judgment = Judgment of Pirates
term-judgment-help = Taken for a broken promise, a betrayal or an unpaid Brotherhood. Each point costs one glory point.
term-infamy = Infamy
term-infamy-help = With 4 judgment you can neither ally nor help nor be helped. Trade and challenges stay open.
term-metal-faktor = Metal Faktor die
term-metal-faktor-help = May be rolled along in a battle while it is on blank. A number helps now and is subtracted in your next own battle.
term-brotherhood = Brotherhood
term-brotherhood-help = At the start of your journey you pay 1 credit into the Pirates’ Pot or take 1 judgment, unless you alone are the weakest.
term-pot = Pirates’ Pot
term-pot-help = Collects what the Brotherhood is paid. Whoever wins a challenge takes all of it.
term-treasure = Treasure
term-treasure-help = The credits paid on a planet. Whoever raids it takes all of them.
term-base-starship = Base starship
term-base-starship-help = Your own ship, with an ability that nobody else has.
term-pirate-hunter = Pirate Hunter
term-pirate-hunter-help = A strong ship that stays in the deck until somebody attacks it. No betrayal, and words are kept.
term-wreck = Wreck
term-wreck-help = A ship you have beaten. Pays for repairs, titles, an amnesty or an extravagant expenditure.
term-trophy = Trophy
term-trophy-help = A secret condition. Once it is met and revealed it brings glory. At most two in hand.
term-improvement = Improvement
term-improvement-help = Equipment stays and adds its power; a support card is used once. At most four before you.
term-tour = Tour of Pirates
term-tour-help = Ten actions in a fixed order, before or after your battle. Each at most once per turn.
term-alliance = Alliance
term-alliance-help = One captain lends you support power against a ship or a planet, for whatever you agree on.
term-betrayal = Betrayal
term-betrayal-help = The ally changes sides before the dice are rolled. It costs 1 judgment.
term-challenge = Challenge
term-challenge-help = A battle between two captains, each with as many allies as they can win.
term-promise = Promise
term-promise-help = Something agreed for later. It can be broken, for 1 judgment.

## Content files

content-key = In “{ $file }”, entry “{ $entry }”, the field “{ $field }” must consist of lower-case letters, digits and single underscores.
content-nameless = In “{ $file }”, entry “{ $entry }” is no card of the house set. Add what it is called, as the field “{ $field }”.
content-needs = In “{ $file }”, entry “{ $entry }”, the field “{ $field }” is missing, which { $name } needs.
content-needless = In “{ $file }”, entry “{ $entry }”, { $name } has no use for the field “{ $field }”. Leave it out.
content-choice = In “{ $file }”, entry “{ $entry }”, the field “{ $field }” cannot be { $name }. Choose one of these: { $known }.
content-faces = In “{ $file }”, entry “{ $entry }”, “{ $field }” must list 6 faces, but it lists { $found }.
content-faktor = In “{ $file }”, entry “{ $entry }”, “{ $field }” holds { $value }. The faces of this die are 0 (blank), 2, 4 and 6.
content-harmless = In “{ $file }”, no “{ $entry }” inflicts damage; at least one must have one of these in “{ $field }”: { $known }.

## Setting up

option-hunters = Pirate Hunters
option-hunters-help = Where Pirate Hunters go that nobody attacks: into the whole space deck, or among the cards with the same back.
hunters-whole-deck = Into the whole deck
hunters-own-half = Into their own half

## What is to be done

phase-chance = Cards and dice
phase-choosing = Choosing trophies
phase-menu = Between actions
phase-resting = Resting: trophy
phase-resting-purchase = Resting: purchase
phase-keeping = Keeping a trophy
phase-paying = Paying wrecks
phase-paying-trophy = Paying a trophy
phase-choice = Event
phase-targeting = Choosing a target
phase-allying = Winning an ally
phase-gathering = Gathering allies
phase-helping = Called to help
phase-word = Loyal or not
phase-declaring = Metal Faktor die
phase-declaring-cards = Support cards
phase-rolled = After the roll
phase-spoils = Spoils
phase-room = Making room
phase-settling = Promise due
phase-terms = Writing an offer
phase-picking = Picking cards
phase-answering = Answering an offer
phase-calling = Call for offers
phase-over = Game over

prompt-chance = Cards are drawn or dice are rolled.
prompt-choosing = Choose the trophy you put back under the deck.
prompt-menu = Your turn: travel or rest, pay the Brotherhood, fight once, tour, deal, or end the turn.
prompt-resting = You may put a trophy under the deck, draw two and keep one.
prompt-resting-purchase = You may buy one improvement for its cost plus 1.
prompt-keeping = Choose the trophy you keep.
prompt-paying = Choose the wreck you give up.
prompt-paying-trophy = Choose the trophy you give up.
prompt-choice = The event leaves you a choice.
prompt-targeting = Choose the ship you take on.
prompt-allying = You may win one ally by a deal, call a promise of help, or go alone.
prompt-gathering = Win an ally by a deal, call a promise of help, or pass.
prompt-helping = You promised help: join, or break your word.
prompt-word = Stand by your ally, or betray them.
prompt-declaring = Do you commit your Metal Faktor die?
prompt-declaring-cards = Use support cards for this battle, or finish.
prompt-rolled = The dice are rolled. Use a card that changes them, or finish.
prompt-spoils = Choose your reward.
prompt-room = You have no room: give something up, or forgo the gift.
prompt-settling = A promise is due: keep it, or break it.
prompt-terms = Add terms, propose the offer, or drop it.
prompt-picking = Pick the cards that you give.
prompt-answering = Accept the offer, decline it, or make a counter-offer.
prompt-calling = Make an offer, or pass.
prompt-over = The game is over.

## Parts of sentences

unknown-ship = face down
unknown-trophy = not shown
unknown-improvement = no card

account-word =
    { $account ->
        [pot] the Pirates’ Pot
        [exxalia] Exxalia’s treasure
        [bazaar] Bazaar’s treasure
        [karokum] Karokum’s treasure
       *[bank] the bank
    }
cause-word =
    { $cause ->
        [brotherhood] Brotherhood
        [rest] rest
        [purchase] purchase
        [tour] Tour of Pirates
        [title] glory title
        [karokum] a ship of the discard
        [ship] beaten ship
        [treasure] raid
        [pot] challenge
        [plunder] plunder
        [trophy] trophy
        [incident] event
        [deal] deal
        [promise] promise
        [betrayal] betrayal
       *[start] start of the game
    }
reason-word =
    { $reason ->
        [brotherhood] Brotherhood
        [betrayal] betrayal
        [broken_word] broken promise
        [battle] battle
        [incident] event
        [card] support card
        [trophy] trophy
        [tour] Tour of Pirates
       *[rest] rest
    }
planet-name =
    { $planet ->
        [exxalia] Exxalia
        [bazaar] Bazaar
       *[karokum] Karokum
    }
nation-name =
    { $nation ->
        [solar] Solar
        [imperial] Imperial
       *[barrens] Barrens
    }
wreck-name =
    { $kind ->
        [solar] a Solar wreck
        [imperial] an Imperial wreck
        [barrens] a Barrens wreck
        [ocg] an OCG wreck
        [hunter] the wreck of a Pirate Hunter
       *[any] a wreck
    }
tour-name =
    { $number ->
        [1] Trophies
        [2] Minor repair
        [3] Complete repair
        [4] Glory title
        [5] New choices
        [6] Purchase
        [7] Smuggling
        [8] Amnesty
        [9] Scrapping bonus
       *[other] Extravagant expenditure
    }
price-credits =
    { $price ->
        [one] { $price } credit
       *[other] { $price } credits
    }
wrecks-number =
    { $wrecks ->
        [one] { $wrecks } wreck
       *[other] { $wrecks } wrecks
    }
price-mix =
    { $wrecks ->
        [0] { price-credits }
       *[other]
            { $price ->
                [0] { wrecks-number }
               *[other] { price-credits } and { wrecks-number }
            }
    }

list-give = gives { $term }
list-want = wants { $term }
list-promise = promises { $term }
list-ask = asks for the promise of { $term }

goods-credits =
    { $due ->
        [spoils] { amount-credits } from the spoils
        [this_turn] { amount-credits } by the end of this turn
        [next_turn] { amount-credits } by the end of the next turn
       *[none] { amount-credits }
    }
goods-improvement =
    { $due ->
        [spoils] “{ $improvement }” after the victory
        [this_turn] “{ $improvement }” by the end of this turn
        [next_turn] “{ $improvement }” by the end of the next turn
       *[none] “{ $improvement }”
    }
goods-wreck =
    { $due ->
        [spoils] { wreck-name } after the victory
        [this_turn] { wreck-name } by the end of this turn
        [next_turn] { wreck-name } by the end of the next turn
       *[none] { wreck-name }
    }
goods-trophy =
    { $due ->
        [spoils] a trophy, unseen, after the victory
        [this_turn] a trophy, unseen, by the end of this turn
        [next_turn] a trophy, unseen, by the end of the next turn
       *[none] a trophy, unseen
    }
goods-trophy-claimed =
    { $due ->
        [spoils] a trophy, said to be “{ $claim }”, after the victory
        [this_turn] a trophy, said to be “{ $claim }”, by the end of this turn
        [next_turn] a trophy, said to be “{ $claim }”, by the end of the next turn
       *[none] a trophy, said to be “{ $claim }”
    }
goods-release = release from promise number { $number }
goods-join = support in this battle
goods-join-faktor = support in this battle with the Metal Faktor die
goods-battle-wreck = the wreck of this battle
goods-battle-support = the support card of this battle
goods-help = help in one battle
goods-peace = peace
goods-by-item =
    { $item ->
        [credits] { amount-credits }
        [improvement] an improvement
        [wreck] { wreck-name }
        [trophy] a trophy
        [release] { goods-release }
        [join] { goods-join }
        [join_faktor] { goods-join-faktor }
        [battle_wreck] { goods-battle-wreck }
        [battle_support] { goods-battle-support }
        [help] { goods-help }
       *[peace] { goods-peace }
    }
list-name =
    { $list ->
        [give] what you give
        [want] what you want
        [promise] what you promise
       *[ask] what you ask to be promised
    }

part-power = power { $number }
part-die = die { $number }
part-support = support { $number }
part-faktor = Metal Faktor { $number }
part-cards = cards { $number }
part-bonus = bonus { $number }
part-debt = debt { $number }

## Actions

action-put-under = Put “{ $trophy }” under the deck.
action-travel = Set out and travel.
action-rest = Rest this turn.
action-pay-brotherhood = Pay 1 credit to the Brotherhood.
action-take-judgment = Take 1 judgment instead of paying the Brotherhood.
action-attack-in-space = Attack a ship in space.
action-attack-via-karokum = Attack “{ $ship }” from Karokum’s discard for 2 credits.
action-raid = Raid the planet { planet-name }.
action-challenge = Challenge { $other } to a battle.
action-tour =
    { $number ->
        [1]
            { $pay ->
                [trophy] 1 Trophies: pay a trophy and 1 credit.
               *[credits] 1 Trophies: pay 2 credits.
            }
        [2]
            { $pay ->
                [wreck] 2 Minor repair: pay a wreck.
               *[credits] 2 Minor repair: pay { price-credits }.
            }
        [3] 3 Complete repair: pay { price-mix }.
        [4] 4 Glory title: pay three { nation-name } wrecks.
        [5] 5 New choices: pay 1 credit.
        [6] 6 Purchase: buy “{ $improvement }” for { price-credits }.
        [7] 7 Smuggling: buy “{ $improvement }” for { price-credits }.
        [8]
            { $pay ->
                [wreck] 8 Amnesty: pay the wreck of a Pirate Hunter.
               *[credits] 8 Amnesty: pay 2 credits.
            }
        [9] 9 Scrapping bonus: swap a wreck for “{ $ship }”.
       *[other] 10 Extravagant expenditure: pay { price-mix }.
    }
action-end-turn = End the turn.
action-reveal = Reveal “{ $trophy }”.
action-hold-back = Hold “{ $trophy }” back for now.
action-discard = Discard “{ $improvement }”.
action-use-card =
    { $other ->
        [hidden] Use “{ $improvement }”.
       *[other] Use “{ $improvement }” against { $other }.
    }
action-swap-trophy = Put “{ $trophy }” under the deck and draw two.
action-buy = Buy “{ $improvement }” for { price-credits }.
action-pass =
    { $phase ->
        [resting] Swap no trophy.
        [resting_purchase] Buy no improvement.
        [gathering] Pass: seek no ally now.
       *[calling] Make no offer.
    }
action-keep-trophy = Keep “{ $trophy }”.
action-pay-wreck = Give up the wreck “{ $ship }”.
action-pay-trophy = Put “{ $trophy }” under the deck.
action-choose =
    { $effect ->
        [storm]
            { $choice ->
                [0] Take the damage.
               *[other] Discard “{ $improvement }”.
            }
        [scrap]
            { $choice ->
                [0] Give up no wreck.
               *[other] Give up the wreck “{ $ship }”.
            }
       *[shakedown]
            { $choice ->
                [0] Pay the credits.
               *[other] Take the damage.
            }
    }
action-take-on = Take on “{ $ship }”.
action-call-help = Call { $promiser } to help.
action-go-alone = Go alone, without an ally.
action-join = Join as promised.
action-stand-by = Stand by the attacker.
action-betray-attacker = Betray the attacker.
action-commit-faktor = Commit the Metal Faktor die.
action-keep-faktor-back = Keep the Metal Faktor die back.
action-done =
    { $phase ->
        [rolled] Leave the dice as they are.
       *[declaring_cards] Use no more cards.
    }
action-take = Take “{ $improvement }”.
action-take-wreck = Take the wreck “{ $ship }”.
action-plunder-credits = Plunder half the credits.
action-plunder-wrecks = Plunder half the wrecks.
action-forgo = Forgo it.
action-keep-promise = Keep the promise to { $promisee }: { goods-by-item }.
action-break-promise = Break the promise to { $promisee }: { goods-by-item }.
action-open-deal = Open a deal with { $other }.
action-call-for-offers = Call for offers.
action-take-offer = Accept the offer of { $other }.
action-add-term =
    { $list ->
        [give] Give { $term }.
        [want] Want { $term }.
        [promise] Promise { $term }.
       *[ask] Ask for the promise of { $term }.
    }
action-claim-trophy =
    { $named ->
        [yes] Say that it is “{ $trophy }”.
       *[no] Do not say which trophy it is.
    }
action-propose-offer = Propose the offer.
action-drop-offer = Drop the draft.
action-pick =
    { $picked ->
        [trophy] Pick the trophy “{ $trophy }”.
       *[ship] Pick the wreck “{ $ship }”.
    }
action-accept-offer = Accept the offer.
action-decline-offer =
    { $reason ->
        [too_little] Decline: too little.
        [too_risky] Decline: too risky.
        [you_lead] Decline: you are in the lead.
        [no_trust] Decline: no trust.
        [cannot] Decline: I cannot.
       *[none] Decline the offer.
    }
action-counter-offer = Make a counter-offer.
action-withdraw-offer = Withdraw the offer.
action-make-offer = Make { $other } an offer.
action-make-counter = Answer with a whole counter-offer.
action-seal-offer = Accept the offer and pick the cards.

## Events

event-first-player-drawn = { $seat } is the first player.
event-base-dealt = { $seat } commands the base starship “{ $base }”.
event-trophies-dealt = Everybody has three trophies and puts one back.
event-trophy-seen = { $seat } draws “{ $trophy }”.
event-trophies-drawn =
    { $number ->
        [one] { $seat } draws a trophy.
       *[other] { $seat } draws { $number } trophies.
    }
event-trophy-kept = { $seat } keeps a trophy ({ $trophy }).
event-trophy-put-under = { $seat } puts a trophy under the deck ({ $trophy }).
event-turn-begun = Turn { $turn }: { $seat }.
event-travelled = { $seat } sets out.
event-rested = { $seat } rests.
event-brotherhood-spared = { $seat } is the weakest and owes the Brotherhood nothing.
event-credits-paid = { $seat } pays { amount-credits } into { account-word } ({ cause-word }).
event-credits-received = { $seat } gets { amount-credits } from { account-word } ({ cause-word }).
event-credits-given = { $seat } pays { amount-credits } to { $other } ({ cause-word }).
event-treasure-filled = The bank puts { amount-credits } into { account-word }.
event-judgment-taken =
    { $number ->
        [0] { $seat } is infamous already; the judgment is lost ({ reason-word }).
       *[other] { $seat } takes { amount-judgment } ({ reason-word }).
    }
event-judgment-cancelled = { $seat } cancels { amount-judgment } ({ reason-word }).
event-damage-taken =
    { $number ->
        [0] { $seat } is immune to damage ({ reason-word }).
       *[other] { $seat } takes { amount-damage } ({ reason-word }).
    }
event-repaired = { $seat } repairs { amount-damage } ({ reason-word }).
event-glory-earned = { $seat } earns { amount-glory } ({ reason-word }).
event-faktor-turned =
    { $face ->
        [0] The Metal Faktor die of { $seat } is on blank ({ reason-word }).
       *[other] The Metal Faktor die of { $seat } is on { $face } ({ reason-word }).
    }
event-ship-turned-up = “{ $ship }” appears.
event-incident-struck =
    { $acts ->
        [yes] Event: “{ $incident }”.
       *[no] Event: “{ $incident }”. It is not the first of this turn and does nothing.
    }
event-choice-made =
    { $choice ->
        [0] { $seat } takes the first choice of “{ $incident }”.
       *[other] { $seat } takes the other choice of “{ $incident }”.
    }
event-ship-taken-on = { $seat } takes on “{ $ship }”.
event-hunters-returned = Pirate Hunters go back into the deck: { $ships }.
event-ships-adrift = To Karokum’s discard: { $ships }.
event-planet-raided = { $seat } raids { planet-name }.
event-challenge-made = { $seat } challenges { $other }.
event-no-ship-found = There is no ship left for { $seat }; the battle counts as done.
event-ally-joined =
    { $faktor ->
        [yes] { $ally } joins { $other }, with the Metal Faktor die.
       *[no] { $ally } joins { $other }.
    }
event-went-alone = { $seat } goes alone.
event-word-given = { $ally } stays loyal.
event-attacker-betrayed = { $traitor } betrays { $other }!
event-faktor-declared =
    { $committed ->
        [yes] { $seat } commits the Metal Faktor die.
       *[no] { $seat } keeps the Metal Faktor die back.
    }
event-card-used = { $seat } uses “{ $improvement }”.
event-card-aimed = { $seat } uses “{ $improvement }” against { $other }.
event-die-rolled =
    { $die ->
        [orange] The orange die shows { $face }.
       *[gray] The gray die shows { $face }.
    }
event-faktor-rolled =
    { $face ->
        [0] { $seat } rolls a blank Metal Faktor.
       *[other] { $seat } rolls Metal Faktor { $face }.
    }
event-die-rolled-again =
    { $die ->
        [orange] { $seat } has the orange die rolled again.
       *[gray] { $seat } has the gray die rolled again.
    }
event-battle-decided =
    { $won ->
        [yes] Attack { $attack } against { $defence }: the attack wins.
       *[no] Attack { $attack } against { $defence }: the defence wins.
    }
event-ship-won = { $seat } wins the wreck “{ $ship }”.
event-ship-gone = “{ $ship }” leaves the game.
event-support-taken = { $seat } takes “{ $improvement }”.
event-wreck-taken = { $seat } takes the wreck “{ $ship }”.
event-reward-forgone =
    { $reward ->
        [promise] { $seat } forgoes what was promised.
       *[support] { $seat } forgoes the reward.
    }
event-credits-plundered = { $seat } plunders half the credits of { $other }.
event-improvement-plundered = { $seat } plunders “{ $improvement }” from { $other }.
event-wrecks-plundered =
    { $number ->
        [one] { $seat } plunders { $number } wreck from { $other }.
       *[other] { $seat } plunders { $number } wrecks from { $other }.
    }
event-wreck-seen = { $seat } sees a wreck of { $other }: “{ $ship }”.
event-wreck-plundered = { $seat } takes a wreck from { $other } ({ $ship }).
event-gathering-passed = { $seat } seeks no ally now.
event-deal-opened =
    { $moment ->
        [alliance] { $maker } negotiates with { $other } about an alliance.
        [gathering] { $maker } negotiates with { $other } about help.
       *[free] { $maker } negotiates with { $other }.
    }
event-offers-called = { $seat } calls for offers.
event-trophy-claimed = { $maker } says that the trophy is “{ $claim }”.
event-offer-made = { $maker } makes { $other } an offer: { $terms }.
event-offer-declined =
    { $answer ->
        [too_little] { $other } declines the offer of { $maker }: too little.
        [too_risky] { $other } declines the offer of { $maker }: too risky.
        [you_lead] { $other } declines the offer of { $maker }, who is in the lead.
        [no_trust] { $other } declines the offer of { $maker }: no trust.
        [cannot] { $other } declines the offer of { $maker }: impossible.
       *[none] { $other } declines the offer of { $maker }.
    }
event-offer-ended =
    { $how ->
        [withdrawn] { $maker } withdraws the offer to { $other }.
        [lapsed] The offer of { $maker } to { $other } lapses.
        [dropped] { $maker } drops the draft for { $other }.
        [countered] { $other } answers { $maker } with a counter-offer.
       *[passed] { $maker } makes { $other } no offer.
    }
event-deal-sealed = { $maker } and { $other } have a deal.
event-improvement-given = { $seat } gives { $other } “{ $improvement }”.
event-wreck-given = { $seat } gives { $other } { wreck-name } ({ $ship }).
event-trophy-given = { $seat } gives { $other } a trophy ({ $trophy }).
event-promise-made = { $promiser } promises { $promisee }: { $term }.
event-promise-ended =
    { $how ->
        [kept] { $promiser } keeps the promise to { $promisee }: { $term }.
        [broken] { $promiser } breaks the promise to { $promisee }: { $term }.
        [released] { $promisee } releases { $promiser } from a promise: { $term }.
        [lapsed] The promise of { $promiser } to { $promisee } lapses: { $term }.
       *[void] The promise of { $promiser } to { $promisee } is void: { $term }.
    }
event-promises-bound = A hunter is beaten: the promises between { $seat } and { $other } must be kept.
event-help-called = { $seat } calls { $promiser } to help.
event-tour-action-taken = { $seat } takes tour action { $number }, { tour-name }.
event-wreck-paid = { $seat } gives up the wreck “{ $ship }”.
event-wreck-swapped = { $seat } swaps the wreck “{ $ship }” for “{ $taken }”.
event-trophy-revealed =
    { $by_itself ->
        [yes] { $seat } has fulfilled “{ $trophy }”; it is revealed at the end of the turn.
       *[no] { $seat } reveals “{ $trophy }”.
    }
event-trophy-held = { $seat } holds “{ $trophy }” back.
event-improvement-bought = { $seat } buys “{ $improvement }” for { price-credits }.
event-improvement-discarded = { $seat } discards “{ $improvement }”.
event-market-filled = On offer in slot { $slot }: “{ $improvement }”.
event-market-renewed = { $seat } has other improvements put on offer.
event-turn-ended = { $seat } ends the turn.
event-game-ended =
    { $ending ->
        [glory] The game ends: somebody has 9 glory points.
        [deck] The game ends: the space deck has run out.
       *[turns] The game ends: everybody has had 40 turns.
    }

outcome-first-player-fell = Chance names { $seat } as first player.
outcome-base-fell = { $seat } is dealt the base starship “{ $base }”.
outcome-trophy-fell = The trophy drawn is “{ $trophy }”.
outcome-space-card-fell = Space card number { $card } is turned up.
outcome-improvement-fell = Improvement number { $card } comes to the OCG.
outcome-die-fell =
    { $die ->
        [orange] The orange die falls on { $face }.
       *[gray] The gray die falls on { $face }.
    }
outcome-faktor-fell = The Metal Faktor die of { $seat } falls on { $face }.

## Results

result-glory = Somebody has 9 glory points or more; most glory wins.
result-glory-credits = Somebody has 9 glory points or more; with equal glory, more credits decide.
result-glory-shared = Somebody has 9 glory points or more; equal glory and credits share the victory.
result-deck = The space deck has run out; most glory wins.
result-deck-credits = The space deck has run out; with equal glory, more credits decide.
result-deck-shared = The space deck has run out; equal glory and credits share the victory.
result-turns = Everybody has had 40 turns; most glory wins.
result-turns-credits = Everybody has had 40 turns; with equal glory, more credits decide.
result-turns-shared = Everybody has had 40 turns; equal glory and credits share the victory.

## What is not possible

refused-game-over = The game is over.
refused-chance-first = Cards or dice come first.
refused-not-your-decision = Somebody else decides now.
refused-not-now = Something else has to be decided first.
refused-nothing-like-it = There is nothing like that in this game.
refused-journey-chosen = You have already chosen to travel or to rest.
refused-no-damage-to-rest = Without damage you cannot rest.
refused-journey-first = First choose whether you travel or rest.
refused-brotherhood-first = First pay the Brotherhood, or take a judgment.
refused-brotherhood-done = The Brotherhood is settled for this turn.
refused-brotherhood-spares = You alone are the weakest; you owe the Brotherhood nothing.
refused-brotherhood-too-dear = You have no credit for the Brotherhood; take a judgment.
refused-battle-done = You have had your battle for this turn.
refused-battle-missing = Before the end of your turn you must fight one battle.
refused-resting-now = Who rests neither fights nor tours.
refused-karokum-empty = No ship lies in Karokum’s discard.
refused-karokum-too-dear = An attack via Karokum costs 2 credits, which you do not have.
refused-not-on-karokum = This ship is not in Karokum’s discard.
refused-planet-visited = You have taken a tour action on this planet this turn, so you cannot raid it.
refused-planet-closed = You have attacked this planet this turn; its tour actions are closed.
refused-yourself = Choose another captain.
refused-infamous = You are infamous: with 4 judgment you neither ally nor help nor are helped.
refused-other-infamous = This captain is infamous and cannot be an ally.
refused-not-free = This captain already takes part in the battle.
refused-tour-forward = The tour only goes forward: you are at action { $last }.
refused-tour-over = Your tour is over for this turn.
refused-tour-nothing = { tour-name } would do nothing now.
refused-tour-too-dear = This way to pay for { tour-name } takes { price-mix }, and you do not have that.
refused-tour-no-way = { tour-name } cannot be taken in this way.
refused-judged-now = You took judgment this turn, so none can be cancelled.
refused-fifth-improvement = You already have four improvements. Discard one first.
refused-two-trophies = With two trophies in hand you must pay with one of them.
refused-not-your-trophy = You do not have this trophy.
refused-unfulfilled = The trophy is not fulfilled: you have { $have } of { $need }.
refused-one-a-turn = You have already revealed a trophy in this turn.
refused-held-already = You already hold this trophy back.
refused-fulfilled = This trophy is fulfilled; only one that is not can be swapped.
refused-not-your-card = You do not have this card.
refused-wrong-moment = This card is used at another moment.
refused-card-nothing = The card would do nothing now.
refused-no-target = This card is aimed differently: at another captain, or at nobody.
refused-not-on-offer = No improvement is on offer there.
refused-too-dear = That costs { price-credits }, and you have { $credits }.
refused-not-drawn = You have not drawn this trophy.
refused-not-your-wreck = This is no wreck that you could take or give up.
refused-wreck-unfit = This wreck does not fit here.
refused-no-such-choice = The event leaves you no such choice.
refused-not-face-up = This ship is not face up.
refused-no-promise = There is no such promise.
refused-no-help = This promise is not of help, or the captain is already on your side.
refused-bound-word = After a victory over a Pirate Hunter this promise must be kept.
refused-no-betrayal = Against a Pirate Hunter nobody can betray.
refused-die-not-blank = The Metal Faktor die is not on blank.
refused-not-in-discard = This card is not among those to choose from.
refused-yields-nothing = There is nothing of that to plunder.
refused-cannot-keep = You do not have what you promised.
refused-no-deal-now = There are no deals at this moment.
refused-opened-twice = You have already opened two negotiations with this captain.
refused-called-once = You have already called for offers at this moment of the turn.
refused-nobody-to-call = No captain may answer: nobody can be your ally now.
refused-no-standing-offer = There is no such open offer.
refused-out-of-order = Not possible here: { goods-by-item }. Terms come in a fixed order, this one earlier.
refused-list-full = Not possible: { goods-by-item }. Three entries are the most in { list-name }.
refused-once-a-list = Not possible: { goods-by-item }. It is already in { list-name }.
refused-not-theirs = Not possible: { goods-by-item } in { list-name }. Whoever should give it does not have it, or it is too much.
refused-not-in-this-list = Not possible: { goods-by-item } does not belong in { list-name }.
refused-due-not-open = Not possible: { goods-by-item } in { list-name }. It cannot be due at this moment.
refused-no-release = Not possible: { goods-by-item }. There is no such promise.
refused-no-joining-here = Not possible: { goods-by-item } in { list-name }. Nobody can join here.
refused-no-such-spoils = Not possible: { goods-by-item } in { list-name }. This victory does not bring it.
refused-promises-full = More than three promises from one captain to another cannot be open.
refused-joining-missing = In this moment an offer must say that somebody joins.
refused-offer-empty = The offer is empty.
refused-offer-repeated = This offer was declined this turn and cannot be repeated unchanged.
refused-claim-first = First say which trophy it is, or that you do not say.
refused-no-claim = There is no trophy to be named.
refused-no-counter-left = The third proposal can only be accepted or declined.
refused-cannot-give = You cannot give all that the offer wants from you.
refused-maker-cannot-give = Whoever made the offer can no longer give all of it.
refused-no-room = After the exchange somebody would have more than 4 improvements or 2 trophies.
refused-pick-unfit = This card is not yours, or it is not what the offer says.
refused-must-take = You have room, so you cannot forgo it.
refused-has-room = You need not discard anything here.
refused-no-such =
    { $what ->
        [ship] There is no ship { $value }; ships are numbered { $least } to { $most }.
        [trophy] There is no trophy { $value }; trophies are numbered { $least } to { $most }.
        [claim] There is no trophy { $value } to name; trophies are numbered { $least } to { $most }.
        [improvement] There is no improvement { $value }; improvements are numbered { $least } to { $most }.
        [slot] There is no slot { $value }; slots are numbered { $least } to { $most }.
        [other] There is no seat { $value }; seats are numbered { $least } to { $most }.
        [promise] There is no promise { $value }; promises are numbered { $least } to { $most }.
        [number] There is no tour action { $value }; they are numbered { $least } to { $most }.
       *[choice] { $value } is not between { $least } and { $most }.
    }
refused-no-such-term = In an offer, { $value } is not possible there; allowed is { $least } to { $most }.
refused-no-such-code = No action has the number { $code }.
refused-whole-action = This action stands for several steps.
refused-pick-one = Pick exactly one card: a wreck or a trophy.

## Positions

position-against-rules = The position says “{ $field }={ $value }”, which the rules do not allow ({ $rule }).
