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
mad-ends-at = Game ends at 2
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
mad-trophy-deck = Trophies in the deck: { $number }
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
mad-do-call-for-offers = Call for offers
mad-do-go-alone = Go alone
mad-do-stand-by = Stand by them
mad-do-betray-attacker = Betray them
mad-do-commit-faktor = Commit the die
mad-do-keep-faktor-back = Keep it back
mad-prompt-journey = Travel or rest?
mad-prompt-journey-help = Travel to fight and tour; rest to repair, two credits and a blank Metal Faktor die.
mad-prompt-brotherhood = The Brotherhood asks for its credit
mad-prompt-brotherhood-help = Pay 1 credit into the Pot, or take 1 judgment, which costs 1 glory.
mad-prompt-battle = Fight one battle
mad-prompt-battle-help = A ship in space or adrift, a planet or a captain. The tour comes before or after it, in one piece.
mad-prompt-tour = Tour, deal, or end your turn
mad-prompt-tour-help = The tour goes forward only: what you pass, you skip.
mad-prompt-end = Deal, or end your turn
mad-prompt-end-help = Your battle is fought, and the tour has nothing more for you.
mad-prompt-resting = You rest
mad-prompt-resting-help = Deals stay open until you end your turn.
mad-prompt-may = You may reveal or hold back a trophy.
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
