# Metallurgie am Tisch im Terminal. Die Wörter des Spiels selbst stehen beim Spiel.

metallurgie-turn = Zug { $turn }
metallurgie-must-draw = Keine Karte auf deiner Hand passt: Ziehe eine vom Stapel.
metallurgie-must-end = Keine Handkarte passt mehr: Beende deinen Zug.
metallurgie-left = Noch zu nehmen: { $count }.
metallurgie-area =
    { $metal ->
        [iron] Eisengebiet, { $size } von { $needed }
        [copper] Kupfergebiet, { $size } von { $needed }
        [silver] Silbergebiet, { $size } von { $needed }
       *[gold] Goldgebiet, { $size } von { $needed }
    }
metallurgie-would-be =
    { $metal ->
        [iron] ergäbe Eisen { $size } von { $needed }
        [copper] ergäbe Kupfer { $size } von { $needed }
        [silver] ergäbe Silber { $size } von { $needed }
       *[gold] ergäbe Gold { $size } von { $needed }
    }
metallurgie-would-score =
    { $metal ->
        [iron] ★ Eisen { $size } von { $needed } würde gewertet
        [copper] ★ Kupfer { $size } von { $needed } würde gewertet
        [silver] ★ Silber { $size } von { $needed } würde gewertet
       *[gold] ★ Gold { $size } von { $needed } würde gewertet
    }
metallurgie-would-chain =
    { $metal ->
        [iron] dann Kette möglich: Eisen { $size } von { $needed }
        [copper] dann Kette möglich: Kupfer { $size } von { $needed }
       *[silver] dann Kette möglich: Silber { $size } von { $needed }
    }
metallurgie-holds =
    { $count ->
        [one] muss bleiben: eine Karte würde abgetrennt
       *[other] muss bleiben: { $count } Karten würden abgetrennt
    }
metallurgie-in-hand = { $count } auf der Hand
metallurgie-bonus =
    { $metal ->
        [iron] Bonus ♂ Eisen
        [copper] Bonus ♀ Kupfer
        [silver] Bonus ☽ Silber
       *[gold] Bonus ☉ Gold
    }
metallurgie-summary-title = Was zählt
metallurgie-summary-heads = nötig|raus|weg
metallurgie-deck = Stapel
metallurgie-last-six = letzte 6!
metallurgie-empty-hand = Keine Karten auf der Hand.
metallurgie-card-state =
    { $state ->
        [drawn] ▲ gezogen
        [selected] ▲ gewählt
        [fits] + passt
       *[no] ✕ nicht
    }
metallurgie-none = keine
metallurgie-key-move = zwischen den Positionen wechseln
metallurgie-key-next = zur nächsten Position mit +
metallurgie-key-card = Eisen, Kupfer, Silber oder Gold wählen
metallurgie-key-lay = die Karte legen; bei einer Wertung die Karte nehmen
metallurgie-key-draw = eine Karte vom Stapel ziehen
metallurgie-key-end = deinen Zug beenden
metallurgie-bar-card = Karte
metallurgie-bar-lay = legen
metallurgie-bar-draw = ziehen
metallurgie-bar-end = Zugende
metallurgie-plain-pattern = Die Auslage, Reihe für Reihe von oben, jede Position mit ihrem sichtbaren Metall:
metallurgie-plain-row = Reihe { $row }: { $cards }
metallurgie-plain-areas = Gebiete ab zwei Karten:
metallurgie-plain-deck = Karten im Stapel: { $count }.
metallurgie-plain-last = Die Schlusskarte ist darunter.
metallurgie-plain-discards = Abgelegt: { $cards }.
metallurgie-plain-seat = { $seat }: Punkte: { $points }; gesammelt: { $cards }; auf der Hand: { $hand }.
metallurgie-plain-hand = Deine Hand: { $cards }.
metallurgie-plain-drawn =
    { $metal ->
        [iron] Gezogen und sofort zu legen: Eisen.
        [copper] Gezogen und sofort zu legen: Kupfer.
        [silver] Gezogen und sofort zu legen: Silber.
       *[gold] Gezogen und sofort zu legen: Gold.
    }
metallurgie-heading =
    { $what ->
        [iron] Eisen legen, in Worten etwa: eisen 1,0
        [copper] Kupfer legen, in Worten etwa: kupfer 1,0
        [silver] Silber legen, in Worten etwa: silber 1,0
        [gold] Gold legen, in Worten etwa: gold 1,0
        [take] Eine Karte nehmen, in Worten etwa: nimm 1,0
       *[score] Ein Gebiet werten, in Worten etwa: werte 1,0
    }
metallurgie-words =
    { $command ->
        [draw] ziehen zieh ziehe
        [end] ende fertig
        [take] nimm nehmen
       *[score] werte werten
    }
