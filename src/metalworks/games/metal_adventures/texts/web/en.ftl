# The Metal Adventures board of the browser table, in English.

## Captains

mad-power = Power
mad-judgment = Judgment
mad-word =
    { $broken ->
        [0] Promises kept: { $kept }.
       *[other] Promises kept: { $kept }, broken: { $broken }.
    }
mad-tip-blank = The Metal Faktor die is on blank: ready for a battle.
mad-tip-debt = The Metal Faktor die shows { $number }: this is subtracted in the captain’s next own battle.
mad-tip-trophies = Trophies in hand: { $number }, secret until revealed.

## Space and Havana

mad-hunter = Pirate Hunter
mad-half-near = near space
mad-half-deep = deep space
mad-half-mixed = mixed space
mad-ends-at = Game ends at { $number } cards
mad-tip-deck = Space deck: { $number } cards. The game ends after a turn that leaves 2 or fewer.
mad-choose-ship = choose one to attack
mad-do-attack-in-space = Attack in space
mad-attack-help = Three ships are turned up; you take on one
mad-attack-ship = Attack
mad-space-empty = No ship in sight
mad-alone = Alone
mad-chance-alone = Alone you win with { $percent }.
mad-challenge = Challenge
mad-negotiate = Negotiate
mad-deals = Deals
mad-pot-help = Won by the victor of a challenge

## Places and the tour

mad-places = Places
mad-stop-hand = Trophies
mad-stop-captains = Captains
mad-treasure = treasure
mad-tip-planet = Power of the planet: { $power }.
mad-tip-exxalia = Exxalia, planet of trophies and repairs.
mad-tip-bazaar = Bazaar, where used support cards are sold again.
mad-tip-karokum = Karokum, where ships adrift are haggled over.
mad-trophy-deck = Trophy deck: { $number }
mad-bazaar-empty = No support card on sale
mad-adrift = Ships adrift: { $number }
mad-adrift-fight = Ships adrift: { $number }. Fight one for 2 credits
mad-neutral = Neutral ground: no raids
mad-raid = Raid
mad-raid-exxalia = treasure and 1 of 3 trophies
mad-raid-bazaar = treasure and a support card
mad-raid-karokum = treasure and a wreck
mad-raided = Raided this turn: closed
mad-visited = You took a tour action here
mad-tour-1 = draw 2, keep 1
mad-tour-2 = 1 damage
mad-tour-3 = all damage
mad-tour-4 = 4 credits, 1 glory
mad-tour-5 = four new cards
mad-tour-6 = one card
mad-tour-7 = a support card
mad-tour-8 = 1 judgment
mad-tour-9 = swap a wreck
mad-tour-10 = 1 glory
mad-free = free
mad-from = from
mad-or = or
mad-passed = passed
mad-skip = skipped
mad-skipped = If you go on, you skip this: the tour never goes back.
mad-skips = You skip: { $names }. The tour never goes back.
mad-why-journey-first = travel first
mad-why-brotherhood-first = Brotherhood first
mad-why-resting-now = you rest
mad-why-planet-closed = raided this turn
mad-why-tour-forward = passed
mad-why-tour-over = tour is over
mad-why-tour-nothing = nothing to do
mad-why-tour-too-dear = you cannot pay
mad-why-judged-now = judged this turn
mad-why-fifth-improvement = four cards already
mad-why-two-trophies = two in hand
mad-why-not-your-decision = not now

## Trophies and cards

mad-hand = Your trophies
mad-no-hand = You are watching: hands are secret.
mad-no-trophies = No trophy in hand. Tour action 1 brings one.
mad-ready = fulfilled: reveals itself at the end of the turn
mad-held = held back
mad-progress = { $have } of { $need }
mad-reveal = Reveal
mad-hold = Hold back
mad-hold-help = A fulfilled trophy reveals itself at the end of the turn. Held back, it waits in secret.
mad-my-cards = Use or discard
mad-cards-title = Your cards
mad-cards-help = Use a support card now, or discard an improvement.

## Lists over the board

mad-chosen = This one goes back; you may still choose another until all have chosen.
mad-adrift-title = Attack via Karokum
mad-adrift-help = Pay 2 credits into Karokum’s treasure and take on one of the ships adrift.
mad-challenge-title = Whom do you challenge?
mad-challenge-help = The victor gains { $glory } and the Pot ({ $pot }). Both sides may win allies.
mad-challenge-breaks = You promised { $name } peace: this breaks your word and costs you { amount-judgment }.

## Action bar

mad-do-travel = Travel
mad-do-rest = Rest
mad-do-pay-brotherhood = Pay 1 credit
mad-do-take-judgment = Take 1 judgment
mad-do-end-turn = End turn
mad-do-go-alone = Go alone
mad-do-stand-by = Stand by them
mad-do-betray-attacker = Betray them
mad-do-commit-faktor = Commit the die
mad-do-keep-faktor-back = Keep it back
mad-do-accept-offer = Seal it
mad-do-decline-offer = Refuse
mad-do-counter-offer = Counter
mad-prompt-journey = Travel or rest?
mad-prompt-journey-help = Travel to fight and tour; rest to repair, two credits and a blank Metal Faktor die.
mad-prompt-travel = Set out on your journey
mad-prompt-travel-help = You travel to fight and tour. Only a damaged ship may rest.
mad-prompt-brotherhood = The Brotherhood asks for its credit
mad-prompt-brotherhood-help = Pay 1 credit into the Pot, or take 1 judgment, which costs 1 glory.
mad-prompt-battle = Fight one battle
mad-prompt-battle-help = A ship in space or adrift, a planet or a captain. The tour comes before or after it, in one piece.
mad-prompt-battle-only = { mad-prompt-battle }
mad-prompt-battle-only-help = A ship in space or adrift, a planet or a captain. Your tour is over for this turn.
mad-prompt-tour = Tour, deal, or end your turn
mad-prompt-tour-help = The tour goes forward only: what you pass, you skip.
mad-prompt-end = Deal, or end your turn
mad-prompt-end-help = Your battle is fought, and the tour has nothing more for you.
mad-prompt-resting = You rest
mad-prompt-resting-help = Deals stay open until you end your turn.
mad-prompt-may = You may reveal or hold back a trophy.
mad-help-answering = Seal it, answer with a counter-offer, or refuse.
mad-help-allying = By a deal, or by calling a promise of help. Only one captain may join you.
mad-help-gathering = By a deal, or by calling a promise of help. Two passes in a row, and the battle begins.
mad-help-choosing = You keep the other two: secret goals that bring glory once they are fulfilled and revealed.
mad-help-room-trophy = You get a trophy, but your hand is full: put one under the deck, or forgo the new one.
mad-help-room-improvement = You get an improvement, but your ship is full: discard one, or forgo the new one.
mad-help-targeting = A Pirate Hunter you leave goes back into the deck; the others drift to Karokum.
mad-help-resting-purchase = The prices at the OCG Trading Post are those of a rest.
mad-step-brotherhood = Brotherhood
mad-step-battle = Battle
mad-step-tour = Tour of Pirates
mad-step-end = End of turn
mad-step-rest = Rest

## What happened

mad-log-turn = Turn { $turn }: { $name }
mad-log-undone = { $name } takes a step back.
mad-say-first = { $name } begins
mad-say-turn = { $name } is to move
mad-say-raid = { $name } raids a planet
mad-say-challenge = { $name } challenges { $other }
mad-say-no-ship = No ship is left for { $name }
mad-say-call = { $name } calls for offers
mad-say-sealed = { $name } and { $other } have a deal
mad-say-betrayed = { $name } betrays { $other }!
mad-say-trophy = { $name } reveals a trophy
mad-say-event = Event
mad-chart-glory = Glory
mad-chart-trophy = Trophy
mad-chart-betrayal = Betrayal

## First steps

lesson-captain = This is your ship. Its dials show power, glory, damage and judgment. Once somebody has 9 glory, the captain with the most wins. You have 3, and a turn begins.
    .title = You are a captain
lesson-travel = Each turn you travel or rest. Resting repairs your ship; travelling leads to a battle and to the Tour of Pirates. Travel.
    .title = Cast off
lesson-brotherhood = Whoever travels owes the Brotherhood a credit. It goes into the Pirates’ Pot, for the victor of a challenge. Who refuses takes judgment, which costs glory. Pay.
    .title = The Brotherhood
lesson-space = You must fight one battle: a ship, a planet or another captain. Look for a ship in space.
    .title = Look for prey
lesson-ship = Below each ship stands your chance: alone, with your Metal Faktor die, with the best ally. Choose Iron Etiquette. Its wreck is worth more than it seems.
    .title = Choose your prey
lesson-ally = Alone the dice decide. An ally lends you half their power, for a price. Ask one of the two captains.
    .title = You need a friend
lesson-deal = They join now. Below “Later”, promise 2 credits, due once the battle is won, and send it. If they refuse, they say why: offer more.
    .title = A contract
lesson-faktor = They stand by you, so you cannot lose. The Metal Faktor die may add up to 6, but what it shows is subtracted in your next battle. Keep it back.
    .title = Fury has its price
lesson-word = Victory! Now your promise is due. A broken word brings the spoils and 1 judgment, and nobody forgets it. Keep yours.
    .title = Your word
lesson-trophy = The wreck is of your third nation: your trophy is fulfilled. Trophies are secret until they are revealed, in anybody’s turn. Carry on and reveal it.
    .title = A trophy
lesson-tour = Ten actions in a row, and the tour never goes back: what you pass, you skip. Bright ones are within your means. Take one.
    .title = Tour of Pirates
lesson-others = Tour on or end your turn. Then the others play. When they ask you, a banner says so; an answer not given is an answer too. Deals are at Havana, all rules behind the book.
    .title = The others

## The end

mad-end-sources = Where glory came from
mad-end-ships = Ships
mad-end-ships-help = Glory for ships that were beaten.
mad-end-challenges = Challenges
mad-end-challenges-help = Glory for challenges that were won.
mad-end-trophies = Trophies
mad-end-trophies-help = Glory for trophies that were revealed.
mad-end-tour = Tour
mad-end-tour-help = Glory titles and extravagant expenditure.
mad-end-deeds = What the captains did
mad-end-battles = Battles
mad-end-battles-help = Own battles, won and lost.
mad-end-helped = Alliances
mad-end-helped-help = Battles of others in which the captain stood by to the end.
mad-end-deals = Deals
mad-end-deals-help = Deals that the captain sealed.
mad-end-words = Words
mad-end-words-help = Promises, kept and broken.
mad-end-betrayals = Betrayals
mad-end-betrayals-help = How often the captain turned traitor as an ally.
medal-word = Kept every word
medal-word-for =
    { $number ->
        [one] { $number } promise, none broken
       *[other] { $number } promises, none broken
    }
medal-traitor = A smile and a knife
medal-traitor-for =
    { $number ->
        [one] { $number } betrayal
       *[other] { $number } betrayals
    }
medal-duel = Terror of captains
medal-duel-for =
    { $number ->
        [one] { $number } challenge won
       *[other] { $number } challenges won
    }
medal-hunter = Hunter of hunters
medal-hunter-for =
    { $number ->
        [one] { $number } Pirate Hunter beaten
       *[other] { $number } Pirate Hunters beaten
    }
medal-raid = Planets tremble
medal-raid-for =
    { $number ->
        [one] { $number } planet raided
       *[other] { $number } planets raided
    }
medal-trophies = A wall full of trophies
medal-trophies-for =
    { $number ->
        [one] { $number } trophy revealed
       *[other] { $number } trophies revealed
    }
medal-ally = A friend in need
medal-ally-for =
    { $number ->
        [one] stood by in { $number } battle
       *[other] stood by in { $number } battles
    }
medal-deals = Silver tongue
medal-deals-for =
    { $number ->
        [one] { $number } deal sealed
       *[other] { $number } deals sealed
    }
medal-alone = Lone wolf
medal-alone-for =
    { $number ->
        [one] { $number } battle won alone
       *[other] { $number } battles won alone
    }
medal-giant = Giant’s bane
medal-giant-for = beat a ship of power { $number }
medal-broken = Words are wind
medal-broken-for =
    { $number ->
        [one] { $number } promise broken
       *[other] { $number } promises broken
    }
medal-fury = Friend of fury
medal-fury-for =
    { $number ->
        [one] { $number } Metal Faktor die rolled
       *[other] { $number } Metal Faktor dice rolled
    }
medal-damage = Still afloat
medal-damage-for =
    { $number ->
        [one] took { $number } damage
       *[other] took { $number } damage
    }
medal-tour = Regular at every port
medal-tour-for =
    { $number ->
        [one] { $number } tour action
       *[other] { $number } tour actions
    }
medal-voyage = Sailed along
medal-voyage-for = and came home

## Explanations

mad-tip-space = Space, where starships are hunted. Near space lies on top of deep space, whose ships are stronger and richer.
mad-tip-havana = Havana, where captains rest, bargain and challenge one another.
mad-tip-ocg = OCG Trading Post, where improvements are bought. It is neutral and never raided.
mad-tip-odds = Your chance to win: alone, with your Metal Faktor die, and with the best ally.
mad-tip-ally-odds = The chance to win, without this alliance and with it.
mad-tip-adrift = Ships adrift on Karokum, by nation: { $names }.
mad-tip-raid = A raid is a battle against the planet. The reward: { $reward }.
mad-tip-credits = Credits pay for cards, repairs, the Brotherhood, and promises.
mad-tip-slot = Room for an improvement: a captain has four at most.
mad-tip-reward = Reward for the victory: { $reward }.
mad-tip-has = Credits: { $credits }. Wrecks: { $wrecks }. Trophies in hand: { $trophies }.
mad-tip-cost = What this way costs.
mad-tip-dice = A battle die shows 1 to 6: orange for the attack, gray for the defence.
mad-tip-sealed = { $name } has sealed this contract.
mad-tip-unsealed = The seal of { $name } is still missing.
mad-tip-item-credits = Credits pay for cards, repairs, the Brotherhood, and promises.
mad-tip-item-wreck = { term-wreck-help }
mad-tip-item-trophy = A trophy is handed over unseen; what is said about it may be a lie.
mad-tip-item-release = Whoever is released need not keep that promise any more.
mad-tip-item-join = { term-alliance-help }
mad-tip-item-join-faktor = { term-alliance-help }
mad-tip-item-battle-wreck = The wreck that this battle brings, if it is won.
mad-tip-item-battle-support = The support card that this battle brings, if it is won.
mad-tip-item-help = Joining one battle when called, until the end of the next turn of whoever was promised it.
mad-tip-item-peace = No challenge, and no help against the other, until the end of the next own turn.

## Why a hint is a good idea

mad-why-travel = Only travelling brings battles, and battles bring glory.
mad-why-rest = Resting repairs everything, and pays 2 credits.
mad-why-pay-brotherhood = A credit is cheaper than a point of glory.
mad-why-take-judgment = The credit is worth more now than a point of glory.
mad-why-attack-in-space = Three ships come up, and you choose the easiest.
mad-why-go-alone = You are strong enough, and share nothing.
mad-why-open-deal = Somebody has what you need.
mad-why-call-for-offers = All captains may offer, and you take the best.
mad-why-commit-faktor = The battle is close enough for the die to decide it.
mad-why-keep-faktor-back = The die would be a debt in your next battle.
mad-why-stand-by = Your word is worth more than this one battle.
mad-why-betray-attacker = What the other side leaves you is worth a point of judgment.
mad-why-keep-promise = Breaking it would cost a point of glory.
mad-why-break-promise = It is worth more to you than a point of glory.
mad-why-accept-offer = You get more than you give.
mad-why-decline-offer = It costs more than it brings.
mad-why-reveal = The condition is met: take the glory.
mad-why-end-turn = Nothing that is left would bring more.
