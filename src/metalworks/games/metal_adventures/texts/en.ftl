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
