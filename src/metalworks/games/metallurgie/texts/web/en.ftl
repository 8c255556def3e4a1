# The board of Metallurgie in the browser, in English. $metal is iron, copper, silver or gold; $at a position in words.

mgi-metal =
    { $metal ->
        [iron] iron
        [copper] copper
        [silver] silver
       *[gold] gold
    }
mgi-metal-capital =
    { $metal ->
        [iron] Iron
        [copper] Copper
        [silver] Silver
       *[gold] Gold
    }

## The board and its parts

mgi-board = Table of Metallurgie
mgi-pattern = The pattern. Arrow keys move, 1 to 4 take up a metal, Enter lays it.
mgi-tray = Deck and hand
mgi-hand = Your hand
mgi-collected = Collected cards
mgi-zoom-in = Zoom in
mgi-zoom-out = Zoom out
mgi-zoom-fit = Show the whole pattern
mgi-turn = Turn { $turn }
mgi-step-play = Play cards
mgi-step-score = Score
mgi-step-refill = Refill hand

mgi-position =
    { $metal ->
        [iron] { $at }: iron.
        [copper] { $at }: copper on iron.
        [silver] { $at }: silver on copper.
        [gold] { $at }: gold on silver.
       *[nothing] { $at }: empty.
    }
mgi-position-area = Area { $size } of { $needed }.
mgi-position-last = Just laid.
mgi-position-lay = Lay { mgi-metal } here.
mgi-position-scores = Lay { mgi-metal } here: it scores.
mgi-position-take = Can be taken.
mgi-tip-area = Its area has { $size } of { $needed }.
mgi-tip-below = Below it: { $metals }.
mgi-tip-nothing-below = Nothing lies below it.

## Deck, hand, end of the turn

mgi-deck =
    { $count ->
        [one] Draw deck, one card left
       *[other] Draw deck, { $count } cards left
    }
mgi-deck-draw =
    { $count ->
        [one] Draw a card and lay it. One card left
       *[other] Draw a card and lay it. { $count } cards left
    }
mgi-deck-title = Draw deck
mgi-deck-left =
    { $count ->
        [one] one card left
       *[other] { $count } cards left
    }
mgi-draw-help = The top card of the deck, at once
mgi-last-six = Last six
mgi-last-six-help = The end card is one of them
mgi-drawn = Drawn: place it
mgi-watching = You are watching. Hands stay hidden.
mgi-in-hand = { $count } in hand
mgi-bonus-secret = Secret bonus card
mgi-bonus-shown = Bonus card: collected cards of this metal count two points each.
mgi-discarded = { $count } discarded
mgi-this-turn = This turn
mgi-one-metal-or-position = Same metal anywhere, or climb one stack
mgi-after-turn = After this turn
mgi-odds = { $hits } in { $of }
mgi-odds-help =
    { $cards ->
        [one] that refilling 1 card ends the game
       *[other] that refilling { $cards } cards ends the game
    }
mgi-odds-none = Safe
mgi-odds-none-help = The refill cannot reach the end card yet

mgi-caption-chosen = { mgi-metal-capital }, selected
mgi-caption-on-last = New card only
mgi-caption-drawn-first = Drawn card first
mgi-caption-not-now = Not this turn
mgi-caption-nowhere = Fits nowhere

## What scores

mgi-what-scores = What scores
mgi-what-scores-help = connected, same metal
mgi-needed = needed
mgi-keep-one = keep 1

## What would happen

mgi-area = { mgi-metal-capital } { $size } / { $needed }
mgi-no-score = No score yet
mgi-one-short = One card short
mgi-scores = { mgi-metal-capital } { $size } / { $needed } scores: +1
mgi-scores-help = You take { $removed } off and keep 1.
mgi-chain-possible = Chain possible: { mgi-metal } { $size } / { $needed }.
mgi-take-point = Your victory point
mgi-take-discard = Take this card off
mgi-take-chain = Chain reaction: { mgi-metal } below can reach { $size } / { $needed }.
mgi-no-chain = no chain
mgi-lay-here = Lay here
mgi-lay-score = Lay here and score
mgi-take-this = Take this card
mgi-score-this = Score this area

## Why not

mgi-locked = This card must stay
mgi-locked-help =
    { $count ->
        [one] Without it the pattern would split: one card would be cut off.
       *[other] Without it the pattern would split: { $count } cards would be cut off.
    }
mgi-why-title = No { mgi-metal } here
mgi-why-iron-on-card = Iron goes on an empty position beside the pattern.
mgi-why-iron-apart = Iron must touch at least one card.
mgi-why-wrong-metal-below =
    { $metal ->
        [copper] Copper goes on visible iron only.
        [silver] Silver goes on visible copper only.
       *[gold] Gold goes on visible silver only.
    }
mgi-why-one-metal-or-position = After { mgi-metal }: more { mgi-metal } anywhere, or the next metal on the card just laid.
mgi-why-one-metal = This turn is all { mgi-metal }.
mgi-why-one-position = This turn builds on one stack: only the next metal on the card just laid.
mgi-why-off-table = The table ends here.
mgi-why-drawn-must-be-placed = The card you have drawn must be laid first.

## Scoring

mgi-chain = Scoring
mgi-chain-taken = { $taken } of { $all } taken.
mgi-chain-keep =
    { $discarded ->
        [one] You keep the first, one is discarded.
       *[other] You keep the first, { $discarded } are discarded.
    }
mgi-chain-done =
    { $taken ->
        [one] 1 taken off and kept.
       *[other] { $taken } taken off, 1 kept.
    }
mgi-chain-locked =
    { $count ->
        [one] 1 must stay
       *[other] { $count } must stay
    }
mgi-chain-may = { mgi-metal-capital }, up to
mgi-chain-may-help = Can follow from cards with this mark.
mgi-chain-none = No chain
mgi-chain-none-help = Nothing big enough can be uncovered.
mgi-chain-kept = Points this turn
mgi-chain-choose = Choose which area scores next
mgi-chain-choose-help = All amber areas will score, one after the other.

## Prompts

mgi-prompt-start = Lay a card, or draw and place one
mgi-prompt-start-help = Choose a card from your hand, then a glowing position.
mgi-prompt-must-draw = Draw a card
mgi-prompt-must-draw-help = No card in your hand fits anywhere.
mgi-prompt-drawn = Lay the { mgi-metal } you have drawn
mgi-prompt-drawn-help = Any glowing position will do.
mgi-prompt-follow = Lay another card, or end your turn
mgi-prompt-follow-help = The same metal anywhere, or the next metal on the card just laid.
mgi-prompt-done = End your turn
mgi-prompt-done-help = No card in your hand can follow.
mgi-prompt-take =
    { $count ->
        [one] Choose 1 more { mgi-metal } card to take off
       *[other] Choose { $count } { mgi-metal } cards to take off
    }
mgi-prompt-take-first = The first one is your point, the others are discarded.
mgi-prompt-take-more = These are discarded. What lies below is uncovered.
mgi-prompt-take-iron = The pattern must stay in one piece. Locked cards say why.
mgi-prompt-lay =
    { $metal ->
        [iron] Lay iron on a glowing position
        [copper] Lay copper on a glowing iron card
        [silver] Lay silver on a glowing copper card
       *[gold] Lay gold on a glowing silver card
    }
mgi-prompt-hot = Amber positions score.
mgi-prompt-click = Point at a position to see what it brings; click to lay.
mgi-prompt-tap = Tap a position to see what it brings; tap again to lay.
mgi-draw-and-place = Draw and place
mgi-end-turn = End turn
mgi-do-place = Lay { mgi-metal }: { $at } (area { $size } / { $needed })
mgi-do-place-scores = Lay { mgi-metal }: { $at } (area { $size } / { $needed }, scores)
mgi-do-take = Take a card: { $at }
mgi-do-score = Score the { mgi-metal } area of { $size }: { $at }
mgi-at-card = row { $row }, card { $card }
mgi-at-left = left of row { $row }
mgi-at-right = right of row { $row }
mgi-at-gap = gap in row { $row }, after card { $card }
mgi-at-above = above the top row, { $side ->
    [left] left of card { $card }
    [right] right of card { $card }
   *[between] between cards { $card } and { $next }
}
mgi-at-below = below the bottom row, { $side ->
    [left] left of card { $card }
    [right] right of card { $card }
   *[between] between cards { $card } and { $next }
}
mgi-at-place = { $at }, place { $place }
mgi-hint-place = { mgi-metal } here ({ $size } of { $needed })
mgi-hint-place-scores = { mgi-metal } here: it scores ({ $size } of { $needed })
mgi-hint-take = take this { mgi-metal }

## What happened

mgi-log-first = { $who } goes first
mgi-log-dealt =
    { $count ->
        [one] { $who } is dealt a card
       *[other] { $who } is dealt { $count } cards
    }
mgi-log-bonus = { $who } gets a secret bonus card: { $card }
mgi-log-bonus-secret = { $who } gets a secret bonus card
mgi-log-drew = { $who } drew { $card } from the deck
mgi-log-fits-nowhere = { $card } fits nowhere: { $who } discards it, and the turn is over
mgi-log-laid = { $who } laid { $cards }
mgi-log-laid-drawn = { $who } laid the drawn { $cards }
mgi-log-area = { mgi-metal }, { $size } cards
mgi-log-scored = { $who } scores { $area }
mgi-recap-scored = { $who } scored { $areas }
mgi-log-taken =
    { $count ->
        [one] { $who } took 1 off and keeps { $card }
       *[other] { $who } took { $count } off and keeps one { $card }
    }
mgi-log-taken-more =
    { $count ->
        [one] { $who } took off one more { $card }
       *[other] { $who } took off { $count } more { $card }
    }
mgi-log-refilled =
    { $count ->
        [one] { $who } refilled 1 card
       *[other] { $who } refilled { $count } cards
    }
mgi-log-end = { $who } turned up the **end card**. The game is over!
mgi-log-bonus-shown = { $who } reveals the bonus card { $card }
mgi-log-undone = { $who } undid a step

mgi-chart-points = Points
mgi-chart-chain = chain of { $count }

## The guided first game

tour-metallurgie-pattern = All cards on the table are the pattern. Cards of one metal that touch are an area. This copper area has six cards; the badge says 6 / 7: with seven it scores.
    .title = The pattern
tour-metallurgie-iron = Iron widens the pattern. Choose the iron card in your hand and lay it on the position marked at the edge, next to the copper.
    .title = Lay iron
tour-metallurgie-copper = Copper goes on iron, silver on copper, gold on silver. All cards of a turn are the same metal, or climb one stack, as here: lay your copper on the new iron.
    .title = Copper on iron
tour-metallurgie-end-turn = Seven copper cards: the area is big enough. It scores as soon as you end your turn.
    .title = It will score
tour-metallurgie-take = Take four copper cards out of the area. The first one is your victory point, so choose any card now.
    .title = Your victory point
tour-metallurgie-chain = The other three are discarded. Every card you take uncovers the iron below. If that makes an area of nine, you score it too, at once: a chain. Take the three cards.
    .title = Chain reaction
tour-metallurgie-split = Iron leaves a gap, and the pattern must stay in one piece: a card that would split it gets a lock. Take five others; your hand is refilled after that.
    .title = One piece
tour-metallurgie-draw = It is your turn again. Draw from the deck: you must lay what you draw, but it costs no card from your hand, and more may follow.
    .title = Draw and place
tour-metallurgie-end-card = The end card waits among the last six cards of the deck. Whoever turns it up ends the game at once; whoever has collected the most cards wins. Play on as long as you like.
    .title = The end

## Why a hint is a good idea

mgi-why-base = It is a base to build on.
mgi-why-chain = The area is big enough, and what comes to light may score as well.
mgi-why-scores = That makes the area big enough to score.
mgi-why-grows =
    { $left ->
        [one] Only one more is needed then.
       *[other] { $left } more are needed then.
    }
mgi-why-draw = A card from the deck keeps your hand for later.
mgi-why-score-now = The area scores when you end your turn.
mgi-why-end = What is left is worth more in a later turn.
mgi-why-take = What it uncovers decides how the chain goes on.
