# Metallurgie at the terminal table. The words of the game itself are with the game.

metallurgie-turn = Turn { $turn }
metallurgie-must-draw = No card in your hand fits: draw one from the deck.
metallurgie-must-end = No card in your hand can follow: end your turn.
metallurgie-left = Still to take: { $count }.
metallurgie-area =
    { $metal ->
        [iron] iron area, { $size } of { $needed }
        [copper] copper area, { $size } of { $needed }
        [silver] silver area, { $size } of { $needed }
       *[gold] gold area, { $size } of { $needed }
    }
metallurgie-would-be =
    { $metal ->
        [iron] would make iron { $size } of { $needed }
        [copper] would make copper { $size } of { $needed }
        [silver] would make silver { $size } of { $needed }
       *[gold] would make gold { $size } of { $needed }
    }
metallurgie-would-score =
    { $metal ->
        [iron] ★ iron { $size } of { $needed } would score
        [copper] ★ copper { $size } of { $needed } would score
        [silver] ★ silver { $size } of { $needed } would score
       *[gold] ★ gold { $size } of { $needed } would score
    }
metallurgie-would-chain =
    { $metal ->
        [iron] then a chain: iron { $size } of { $needed }
        [copper] then a chain: copper { $size } of { $needed }
       *[silver] then a chain: silver { $size } of { $needed }
    }
metallurgie-holds =
    { $count ->
        [one] must stay: one card would be cut off
       *[other] must stay: { $count } cards would be cut off
    }
metallurgie-in-hand = { $count } in hand
metallurgie-bonus =
    { $metal ->
        [iron] bonus ♂ iron
        [copper] bonus ♀ copper
        [silver] bonus ☽ silver
       *[gold] bonus ☉ gold
    }
metallurgie-summary-title = What scores
metallurgie-summary-heads = needs|leave|gone
metallurgie-deck = deck
metallurgie-last-six = last six
metallurgie-empty-hand = No cards in hand.
metallurgie-card-state =
    { $state ->
        [drawn] ▲ drawn
        [selected] ▲ selected
        [fits] + fits
       *[no] ✕ not now
    }
metallurgie-none = none
metallurgie-key-move = move between positions
metallurgie-key-next = to the next position marked +
metallurgie-key-card = choose iron, copper, silver or gold
metallurgie-key-lay = lay the card; when scoring, take the card
metallurgie-key-draw = draw a card from the deck
metallurgie-key-end = end your turn
metallurgie-bar-card = card
metallurgie-bar-lay = lay
metallurgie-bar-draw = draw
metallurgie-bar-end = end turn
metallurgie-plain-pattern = The pattern, row by row from the top, each position with its visible metal:
metallurgie-plain-row = Row { $row }: { $cards }
metallurgie-plain-areas = Areas of two cards or more:
metallurgie-plain-deck = Cards in the deck: { $count }.
metallurgie-plain-last = The end card is one of them.
metallurgie-plain-discards = Discarded: { $cards }.
metallurgie-plain-seat = { $seat }: points: { $points }; collected: { $cards }; in hand: { $hand }.
metallurgie-plain-hand = Your hand: { $cards }.
metallurgie-plain-drawn =
    { $metal ->
        [iron] Drawn, to be laid now: iron.
        [copper] Drawn, to be laid now: copper.
        [silver] Drawn, to be laid now: silver.
       *[gold] Drawn, to be laid now: gold.
    }
metallurgie-heading =
    { $what ->
        [iron] Lay iron, in words such as: iron 1,0
        [copper] Lay copper, in words such as: copper 1,0
        [silver] Lay silver, in words such as: silver 1,0
        [gold] Lay gold, in words such as: gold 1,0
        [take] Take a card, in words such as: take 1,0
       *[score] Score an area, in words such as: score 1,0
    }
metallurgie-words =
    { $command ->
        [draw] draw d
        [end] end e
        [take] take t
       *[score] score s
    }
