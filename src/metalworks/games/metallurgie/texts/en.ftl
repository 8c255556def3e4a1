# Metallurgie in English. Seats come as names, positions like “1,-1”; a metal may be “hidden”.

## The metals

metal-iron = Iron
metal-copper = Copper
metal-silver = Silver
metal-gold = Gold

# “copper”, or “a card” where the viewer may not know
metal-word =
    { $metal ->
        [iron] iron
        [copper] copper
        [silver] silver
        [gold] gold
       *[hidden] a card
    }
metal-capital =
    { $metal ->
        [iron] Iron
        [copper] Copper
        [silver] Silver
        [gold] Gold
       *[hidden] A card
    }
# “a copper card”
metal-card =
    { $metal ->
        [iron] an iron card
        [copper] a copper card
        [silver] a silver card
        [gold] a gold card
       *[hidden] a card
    }

## Setting up

option-bonus = Bonus cards
option-bonus-help = Everyone gets one secret bonus card. At the end, collected cards of its metal count two points each.

## What is to be done

phase-deal = Dealing
phase-start = Start of the turn
phase-place-drawn = Lay the drawn card
phase-follow = More cards, or done
phase-choose-area = Choose an area
phase-remove = Take cards
phase-refill = Refilling the hand
phase-over = Game over

prompt-deal = The cards are being dealt.
prompt-start = Lay a card from your hand, or draw the top card of the deck and lay that one.
prompt-place-drawn = Lay the card you have drawn wherever it fits.
prompt-follow = Lay another card: the same metal anywhere, or the next higher metal on the card you have just laid. Or end your turn.
prompt-choose-area = Several areas score. Choose which one is next.
prompt-remove = Take a card out of the scoring area. The first one is your victory point, the others are discarded.
prompt-refill = Your hand is being refilled.
prompt-over = The game is over.

## Actions

action-end-turn = End the turn
action-draw-card = Draw a card from the deck
action-place-card =
    { $metal ->
        [iron] Lay iron at { $at }
       *[other] Lay { metal-word } on { $at }
    }
action-score-area = Score the area at { $at } next
action-take-card = Take the card at { $at }

## Events

event-first-player-chosen = { $seat } goes first.
event-card-dealt = { $seat } is dealt { metal-card }.
event-bonus-dealt =
    { $metal ->
        [hidden] { $seat } gets a secret bonus card.
       *[other] { $seat } gets the secret bonus card for { metal-word }.
    }
event-card-drawn = { $seat } draws { metal-word } and must lay it.
event-card-discarded = { metal-capital } fits nowhere: { $seat } discards it, and the turn is over.
event-card-placed =
    { $metal ->
        [iron] { $drawn ->
            [yes] { $seat } lays the drawn iron at { $at }.
           *[no] { $seat } lays iron at { $at }.
        }
       *[other] { $drawn ->
            [yes] { $seat } lays the drawn { metal-word } on { $at }.
           *[no] { $seat } lays { metal-word } on { $at }.
        }
    }
event-turn-ended = { $seat } ends the turn.
event-area-scored =
    { $size ->
        [one] { $seat } scores an area of one { metal-word } card at { $at }!
       *[other] { $seat } scores an area of { $size } { metal-word } cards at { $at }!
    }
event-card-taken =
    { $kept ->
        [yes] { $seat } keeps { metal-word } from { $at } as a victory point.
       *[no] { $seat } discards { metal-word } from { $at }.
    }
event-card-refilled = { $seat } refills with { metal-card }.
event-end-card-taken = { $seat } turns up the end card. The game is over!
event-bonus-shown = { $seat } reveals the bonus card for { metal-word }.

## What chance decides

outcome-first-player-fell = { $seat } goes first.
outcome-card-fell =
    { $metal ->
        [hidden] The end card comes off the deck.
       *[other] { metal-capital } comes off the deck.
    }
outcome-bonus-fell = The bonus card for { metal-word } is dealt.

## Results

result-points = The most points win.
result-tie-gold = Tied on points; more gold cards decide.
result-tie-silver = Tied on points and gold; more silver cards decide.
result-tie-copper = Tied on points, gold and silver; more copper cards decide.
result-tie-iron = Tied on points, gold, silver and copper; more iron cards decide.
result-shared = Equal in points and in every metal: the victory is shared.

## Refused

refused-not-your-turn = It is not your turn. Wait until the others have played.
refused-game-over = The game is over; nothing more can be played.
refused-off-table = { $at } lies beyond the edge of the table. Choose a position nearer to the pattern.
refused-choose-area-first = Several areas score at once. First choose which of them is next.
refused-take-cards-first =
    { $left ->
        [one] An area is being scored. First take one more card out of it.
       *[other] An area is being scored. First take { $left } more cards out of it.
    }
refused-drawn-must-be-placed = You have drawn { metal-word }, and it fits: lay it first.
refused-play-or-draw = You cannot end your turn yet. Lay a card from your hand, or draw one.
refused-draw-first-only = A card can be drawn only at the start of the turn, before any other is laid.
refused-area-does-not-score = No area that scores now begins at { $at }. Areas score after the last card of a turn, and only if they are big enough.
refused-not-in-hand = You have no { metal-word } in your hand.
refused-one-metal = This turn is all { metal-word }: further cards must be of that metal too. Lay { metal-word }, or end your turn.
refused-one-position = This turn builds on one position: the next card must be the next higher metal, on the card you have just laid. Or end your turn.
refused-one-metal-or-position = After { metal-word }, lay more { metal-word } anywhere, or the next higher metal on the card you have just laid.
refused-iron-on-card = There is a card at { $at } already. Iron goes on an empty position beside the pattern.
refused-iron-apart = { $at } does not touch the pattern. Iron must lie next to at least one card.
refused-wrong-metal-below =
    { $metal ->
        [copper] Copper goes on visible iron, but { on-found }.
        [silver] Silver goes on visible copper, but { on-found }.
        [gold] Gold goes on visible silver, but { on-found }.
       *[iron] Iron goes on an empty position beside the pattern, but { on-found }.
    }
on-found =
    { $on ->
        [iron] { $at } shows iron
        [copper] { $at } shows copper
        [silver] { $at } shows silver
        [gold] { $at } shows gold
       *[nothing] { $at } is empty
    }
refused-nothing-to-take = No area is being scored, so there is no card to take.
refused-would-split = Taking this iron ({ $at }) would split the pattern. Choose another card of the area.
refused-not-in-area = { $at } does not belong to the area being scored. Choose a card inside it.

## Positions that cannot be

position-cards = The position has { $found } { metal-word } cards in all; this content has { $needed } ({ $rule }).
position-end-card = The end card is not where it must be: in the deck while the game lasts, out of it when it is over ({ $rule }).
position-split = The pattern is empty or in several parts. All its positions must hang together ({ $rule }).
position-against-rules = The position says “{ $field }={ $value }”, which the rules do not allow ({ $rule }).

## Pieces, in a sentence or two

piece-iron = Iron widens the pattern: lay it on an empty position that touches at least one card.
piece-copper = Copper goes on a visible iron card.
piece-silver = Silver goes on a visible copper card.
piece-gold = Gold goes on a visible silver card; nothing covers it. It breaks ties first.
piece-numbers =
    { $removed ->
        [one] Scores when { $needed } hang together; one card leaves the area and is your victory point.
       *[other] Scores when { $needed } hang together; { $removed } cards leave the area, the first of them as your victory point.
    }
piece-deck = The draw deck. Draw its top card at the start of your turn to lay it at once. Hands are refilled from it too.
piece-end-card = The end card lies among the last six cards of the deck. Whoever turns it up ends the game at once.
piece-bonus = Your secret bonus card: at the end, collected cards of this metal count two points each.
piece-hand = Your hand: three cards at the end of every turn, hidden from the others.
piece-collected = Collected cards: one victory point each, for all to see.
piece-discards = Discarded cards. They never come back into the deck.

## Words of the game

term-pattern = Pattern
term-pattern-help = All the cards on the table. Its rows are offset, so a position has up to six neighbours.
term-position = Position
term-position-help = A place of the pattern, with one card or a stack of them; only the top card is visible.
term-area = Area
term-area-help = Neighbouring positions that show the same metal.
term-scoring = Scoring
term-scoring-help = At the end of a turn every area that is big enough loses some of its cards; the first one taken is a victory point. What lies below is uncovered and may score as well.
term-victory-point = Victory point
term-victory-point-help = A card collected in a scoring.
term-end-card = End card
term-end-card-help = Hidden among the last six cards of the deck; the game ends the moment it turns up.
