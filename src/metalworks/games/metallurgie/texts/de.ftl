# Metallurgie auf Deutsch. Plätze kommen als Namen, Positionen wie „1,-1“; ein Metall kann „hidden“ sein.

## Die Metalle

metal-iron = Eisen
metal-copper = Kupfer
metal-silver = Silber
metal-gold = Gold

# „Kupfer“, oder „eine Karte“, wo man es nicht wissen darf
metal-word =
    { $metal ->
        [iron] Eisen
        [copper] Kupfer
        [silver] Silber
        [gold] Gold
       *[hidden] eine Karte
    }
metal-capital =
    { $metal ->
        [iron] Eisen
        [copper] Kupfer
        [silver] Silber
        [gold] Gold
       *[hidden] Eine Karte
    }
# „eine Kupferkarte“, im Nominativ und Akkusativ gleich
metal-card =
    { $metal ->
        [iron] eine Eisenkarte
        [copper] eine Kupferkarte
        [silver] eine Silberkarte
        [gold] eine Goldkarte
       *[hidden] eine Karte
    }
metal-cards =
    { $metal ->
        [iron] Eisenkarten
        [copper] Kupferkarten
        [silver] Silberkarten
        [gold] Goldkarten
       *[hidden] Karten
    }

## Aufbau

option-bonus = Bonuskarten
option-bonus-help = Alle bekommen eine geheime Bonuskarte. Am Ende zählen gesammelte Karten dieses Metalls je zwei Punkte.

## Was zu tun ist

phase-deal = Austeilen
phase-start = Beginn des Zuges
phase-place-drawn = Gezogene Karte legen
phase-follow = Weitere Karten oder fertig
phase-choose-area = Gebiet wählen
phase-remove = Karten entfernen
phase-refill = Hand auffüllen
phase-over = Spielende

prompt-deal = Die Karten werden ausgeteilt.
prompt-start = Lege eine Karte aus der Hand, oder ziehe die oberste Karte des Stapels und lege diese.
prompt-place-drawn = Lege die gezogene Karte dorthin, wo sie passt.
prompt-follow = Lege noch eine Karte: dasselbe Metall irgendwohin oder das nächsthöhere auf die eben gelegte Karte. Oder beende deinen Zug.
prompt-choose-area = Mehrere Gebiete werden gewertet. Wähle, welches als Nächstes drankommt.
prompt-remove = Nimm eine Karte aus dem gewerteten Gebiet. Die erste ist dein Siegpunkt, die übrigen werden abgelegt.
prompt-refill = Deine Hand wird aufgefüllt.
prompt-over = Das Spiel ist zu Ende.

## Aktionen

action-end-turn = Zug beenden
action-draw-card = Karte vom Stapel ziehen
action-place-card =
    { $metal ->
        [iron] Eisen auf { $at } anlegen
       *[other] { metal-word } auf { $at } legen
    }
action-score-area = Als Nächstes das Gebiet bei { $at } werten
action-take-card = Die Karte auf { $at } nehmen

## Ereignisse

event-first-player-chosen = { $seat } beginnt.
event-card-dealt = { $seat } bekommt { metal-card }.
event-bonus-dealt =
    { $metal ->
        [hidden] { $seat } bekommt eine geheime Bonuskarte.
       *[other] { $seat } bekommt die geheime Bonuskarte für { metal-word }.
    }
event-card-drawn = { $seat } zieht { metal-word } und muss es legen.
event-card-discarded = { metal-capital } passt nirgends: { $seat } legt es ab, und der Zug ist zu Ende.
event-card-placed =
    { $metal ->
        [iron] { $drawn ->
            [yes] { $seat } legt das gezogene Eisen auf { $at } an.
           *[no] { $seat } legt Eisen auf { $at } an.
        }
       *[other] { $drawn ->
            [yes] { $seat } legt das gezogene { metal-word } auf { $at }.
           *[no] { $seat } legt { metal-word } auf { $at }.
        }
    }
event-turn-ended = { $seat } beendet den Zug.
event-area-scored =
    { $size ->
        [one] { $seat } wertet bei { $at } ein Gebiet aus einer Karte: { metal-word }!
       *[other] { $seat } wertet bei { $at } ein Gebiet aus { $size } { metal-cards }!
    }
event-card-taken =
    { $kept ->
        [yes] { $seat } behält { metal-word } von { $at } als Siegpunkt.
       *[no] { $seat } legt { metal-word } von { $at } ab.
    }
event-card-refilled = { $seat } zieht { metal-card } nach.
event-end-card-taken = { $seat } deckt die Schlusskarte auf. Das Spiel ist zu Ende!
event-bonus-shown = { $seat } zeigt die Bonuskarte für { metal-word }.

## Was der Zufall entscheidet

outcome-first-player-fell = { $seat } beginnt.
outcome-card-fell =
    { $metal ->
        [hidden] Die Schlusskarte kommt vom Stapel.
       *[other] { metal-capital } kommt vom Stapel.
    }
outcome-bonus-fell = Die Bonuskarte für { metal-word } wird ausgeteilt.

## Ergebnisse

result-points = Wer die meisten Punkte hat, gewinnt.
result-tie-gold = Gleichstand bei den Punkten; mehr Goldkarten entscheiden.
result-tie-silver = Gleichstand bei Punkten und Gold; mehr Silberkarten entscheiden.
result-tie-copper = Gleichstand bei Punkten, Gold und Silber; mehr Kupferkarten entscheiden.
result-tie-iron = Gleichstand bei Punkten, Gold, Silber und Kupfer; mehr Eisenkarten entscheiden.
result-shared = Gleich viele Punkte und gleich viel von jedem Metall: Der Sieg wird geteilt.

## Abgelehnt

refused-not-your-turn = Du bist nicht am Zug. Warte, bis die anderen gespielt haben.
refused-game-over = Das Spiel ist zu Ende; es kann nichts mehr gespielt werden.
refused-off-table = { $at } liegt jenseits der Tischkante. Wähle eine Position näher an der Auslage.
refused-choose-area-first = Mehrere Gebiete werden zugleich gewertet. Wähle zuerst, welches als Nächstes drankommt.
refused-take-cards-first =
    { $left ->
        [one] Ein Gebiet wird gerade gewertet. Nimm zuerst noch eine Karte heraus.
       *[other] Ein Gebiet wird gerade gewertet. Nimm zuerst noch { $left } Karten heraus.
    }
refused-drawn-must-be-placed = Du hast { metal-word } gezogen, und es passt: Lege es zuerst.
refused-play-or-draw = Du kannst deinen Zug noch nicht beenden. Lege eine Karte aus der Hand oder ziehe eine.
refused-draw-first-only = Ziehen kannst du nur zu Beginn deines Zuges, bevor du eine andere Karte legst.
refused-area-does-not-score = Bei { $at } beginnt kein Gebiet, das jetzt gewertet wird. Gewertet wird nach der letzten Karte eines Zuges, und nur was groß genug ist.
refused-not-in-hand = Du hast kein { metal-word } auf der Hand.
refused-one-metal = In diesem Zug geht es nur um { metal-word }: Auch weitere Karten müssen aus diesem Metall sein. Lege { metal-word } oder beende deinen Zug.
refused-one-position = Dieser Zug baut auf einer Position: Als Nächstes muss das nächsthöhere Metall auf die eben gelegte Karte. Oder beende deinen Zug.
refused-one-metal-or-position = Nach { metal-word } kannst du weiteres { metal-word } irgendwohin legen oder das nächsthöhere Metall auf die eben gelegte Karte.
refused-iron-on-card = Auf { $at } liegt schon eine Karte. Eisen kommt auf eine leere Position neben der Auslage.
refused-iron-apart = { $at } berührt die Auslage nicht. Eisen muss neben mindestens einer Karte liegen.
refused-wrong-metal-below =
    { $metal ->
        [copper] Kupfer kommt auf sichtbares Eisen, aber { on-found }.
        [silver] Silber kommt auf sichtbares Kupfer, aber { on-found }.
        [gold] Gold kommt auf sichtbares Silber, aber { on-found }.
       *[iron] Eisen kommt auf eine leere Position neben der Auslage, aber { on-found }.
    }
on-found =
    { $on ->
        [iron] { $at } zeigt Eisen
        [copper] { $at } zeigt Kupfer
        [silver] { $at } zeigt Silber
        [gold] { $at } zeigt Gold
       *[nothing] { $at } ist leer
    }
refused-nothing-to-take = Gerade wird kein Gebiet gewertet, also kannst du keine Karte nehmen.
refused-would-split = Ohne dieses Eisen ({ $at }) zerfiele die Auslage. Wähle eine andere Karte des Gebiets.
refused-not-in-area = { $at } gehört nicht zu dem Gebiet, das gewertet wird. Wähle eine Karte darin.

## Stellungen, die es nicht geben kann

position-cards = Die Stellung hat insgesamt { $found } { metal-cards }; in diesem Inhalt sind es { $needed } ({ $rule }).
position-end-card = Die Schlusskarte ist nicht dort, wo sie sein muss: im Stapel, solange gespielt wird, und nicht mehr darin, wenn das Spiel zu Ende ist ({ $rule }).
position-split = Die Auslage ist leer oder in mehreren Teilen. Alle ihre Positionen müssen zusammenhängen ({ $rule }).
position-against-rules = In der Stellung steht „{ $field }={ $value }“; das lassen die Regeln nicht zu ({ $rule }).

## Material, in ein, zwei Sätzen

piece-iron = Eisen erweitert die Auslage: Lege es auf eine leere Position, die mindestens eine Karte berührt.
piece-copper = Kupfer kommt auf eine sichtbare Eisenkarte.
piece-silver = Silber kommt auf eine sichtbare Kupferkarte.
piece-gold = Gold kommt auf eine sichtbare Silberkarte; nichts bedeckt es. Bei Gleichstand zählt es zuerst.
piece-numbers =
    { $removed ->
        [one] Wird gewertet, wenn { $needed } zusammenhängen; eine Karte verlässt das Gebiet und ist dein Siegpunkt.
       *[other] Wird gewertet, wenn { $needed } zusammenhängen; { $removed } Karten verlassen das Gebiet, die erste davon als dein Siegpunkt.
    }
piece-deck = Der Nachziehstapel. Zu Beginn deines Zuges kannst du die oberste Karte ziehen, um sie gleich zu legen. Auch die Hände werden von ihm aufgefüllt.
piece-end-card = Die Schlusskarte liegt unter den letzten sechs Karten des Stapels. Wer sie aufdeckt, beendet das Spiel sofort.
piece-bonus = Deine geheime Bonuskarte: Am Ende zählen gesammelte Karten dieses Metalls je zwei Punkte.
piece-hand = Deine Hand: am Ende jedes Zuges drei Karten, vor den anderen verborgen.
piece-collected = Gesammelte Karten: je ein Siegpunkt, für alle sichtbar.
piece-discards = Abgelegte Karten. Sie kommen nie wieder in den Stapel.

## Wörter des Spiels

term-pattern = Auslage
term-pattern-help = Alle Karten auf dem Tisch. Ihre Reihen sind versetzt, darum hat eine Position bis zu sechs Nachbarn.
term-position = Position
term-position-help = Ein Platz der Auslage mit einer Karte oder mehreren übereinander; sichtbar ist nur die oberste.
term-area = Gebiet
term-area-help = Benachbarte Positionen, die dasselbe Metall zeigen.
term-scoring = Wertung
term-scoring-help = Am Ende eines Zuges verliert jedes Gebiet, das groß genug ist, einige Karten; die erste genommene ist ein Siegpunkt. Was darunter liegt, kommt zum Vorschein und wird vielleicht auch gewertet.
term-victory-point = Siegpunkt
term-victory-point-help = Eine Karte, die bei einer Wertung gesammelt wurde.
term-end-card = Schlusskarte
term-end-card-help = Versteckt unter den letzten sechs Karten des Stapels; sobald sie auftaucht, ist das Spiel zu Ende.
