# Das Brett von Metallurgie im Browser, auf Deutsch. $metal ist iron, copper, silver oder gold; $at eine Position in Worten.

mgi-metal =
    { $metal ->
        [iron] Eisen
        [copper] Kupfer
        [silver] Silber
       *[gold] Gold
    }

## Das Brett und seine Teile

mgi-board = Tisch von Metallurgie
mgi-pattern = Die Auslage. Pfeiltasten bewegen, 1 bis 4 nehmen ein Metall auf, Enter legt es.
mgi-tray = Stapel und Hand
mgi-hand = Deine Hand
mgi-collected = Gesammelte Karten
mgi-zoom-in = Vergrößern
mgi-zoom-out = Verkleinern
mgi-zoom-fit = Ganze Auslage zeigen
mgi-turn = Zug { $turn }
mgi-step-play = Karten legen
mgi-step-score = Werten
mgi-step-refill = Auffüllen

mgi-position =
    { $metal ->
        [iron] { $at }: Eisen.
        [copper] { $at }: Kupfer auf Eisen.
        [silver] { $at }: Silber auf Kupfer.
        [gold] { $at }: Gold auf Silber.
       *[nothing] { $at }: leer.
    }
mgi-position-area = Gebiet { $size } von { $needed }.
mgi-position-last = Eben gelegt.
mgi-position-lay = { mgi-metal } hier legen.
mgi-position-scores = { mgi-metal } hier legen: wird gewertet.
mgi-position-take = Kann genommen werden.
mgi-tip-area = Das Gebiet hat { $size } von { $needed }.
mgi-tip-below = Darunter: { $metals }.
mgi-tip-nothing-below = Darunter liegt nichts.

## Stapel, Hand, Ende des Zuges

mgi-deck =
    { $count ->
        [one] Nachziehstapel, noch eine Karte
       *[other] Nachziehstapel, noch { $count } Karten
    }
mgi-deck-draw =
    { $count ->
        [one] Karte ziehen und legen. Noch eine Karte
       *[other] Karte ziehen und legen. Noch { $count } Karten
    }
mgi-deck-title = Stapel
mgi-deck-left =
    { $count ->
        [one] noch eine Karte
       *[other] noch { $count } Karten
    }
mgi-draw-help = Die oberste Karte des Stapels, sofort
mgi-last-six = Letzte sechs
mgi-last-six-help = Die Schlusskarte ist dabei
mgi-drawn = Gezogen: jetzt legen
mgi-watching = Du siehst zu. Die Hände bleiben verdeckt.
mgi-in-hand = { $count } auf der Hand
mgi-bonus-secret = Geheime Bonuskarte
mgi-bonus-shown = Bonuskarte: Gesammelte Karten dieses Metalls zählen je zwei Punkte.
mgi-discarded = { $count } abgelegt
mgi-this-turn = Dieser Zug
mgi-one-metal-or-position = Dasselbe Metall überall oder einen Stapel hinauf
mgi-after-turn = Nach diesem Zug
mgi-odds = { $hits } von { $of }
mgi-odds-help =
    { $cards ->
        [one] Fällen beendet 1 nachgezogene Karte das Spiel
       *[other] Fällen beenden { $cards } nachgezogene Karten das Spiel
    }
mgi-odds-none = Sicher
mgi-odds-none-help = Das Auffüllen reicht noch nicht bis zur Schlusskarte

mgi-caption-chosen = { mgi-metal }, gewählt
mgi-caption-on-last = Nur auf die neue
mgi-caption-drawn-first = Erst die gezogene
mgi-caption-not-now = Nicht jetzt
mgi-caption-nowhere = Passt nirgends

## Was gewertet wird

mgi-what-scores = Wertung
mgi-what-scores-help = zusammenhängend, ein Metall
mgi-needed = nötig
mgi-keep-one = 1 behalten

## Was geschehen würde

mgi-area = { mgi-metal } { $size } / { $needed }
mgi-no-score = Noch keine Wertung
mgi-one-short = Es fehlt noch eine Karte
mgi-scores = { mgi-metal } { $size } / { $needed } wird gewertet: +1
mgi-scores-help = Du nimmst { $removed } weg und behältst 1.
mgi-chain-possible = Kette möglich: { mgi-metal } { $size } / { $needed }.
mgi-take-point = Dein Siegpunkt
mgi-take-discard = Diese Karte wegnehmen
mgi-take-chain = Kettenreaktion: { mgi-metal } darunter kann { $size } / { $needed } erreichen.
mgi-no-chain = keine Kette
mgi-lay-here = Hier legen
mgi-lay-score = Hier legen und werten
mgi-take-this = Diese Karte nehmen
mgi-score-this = Dieses Gebiet werten

## Warum nicht

mgi-locked = Diese Karte muss bleiben
mgi-locked-help =
    { $count ->
        [one] Ohne sie zerfiele die Auslage: Eine Karte wäre abgeschnitten.
       *[other] Ohne sie zerfiele die Auslage: { $count } Karten wären abgeschnitten.
    }
mgi-why-title = Hier kein { mgi-metal }
mgi-why-iron-on-card = Eisen kommt auf eine leere Position neben der Auslage.
mgi-why-iron-apart = Eisen muss mindestens eine Karte berühren.
mgi-why-wrong-metal-below =
    { $metal ->
        [copper] Kupfer kommt nur auf sichtbares Eisen.
        [silver] Silber kommt nur auf sichtbares Kupfer.
       *[gold] Gold kommt nur auf sichtbares Silber.
    }
mgi-why-one-metal-or-position = Nach { mgi-metal }: noch mehr { mgi-metal } irgendwo, oder das nächste Metall auf die eben gelegte Karte.
mgi-why-one-metal = In diesem Zug gibt es nur { mgi-metal }.
mgi-why-one-position = Dieser Zug baut einen Stapel auf: nur das nächste Metall auf die eben gelegte Karte.
mgi-why-off-table = Hier endet der Tisch.
mgi-why-drawn-must-be-placed = Die gezogene Karte muss zuerst gelegt werden.

## Wertung

mgi-chain = Wertung
mgi-chain-taken = { $taken } von { $all } genommen.
mgi-chain-keep =
    { $discarded ->
        [one] Die erste behältst du, eine wird abgelegt.
       *[other] Die erste behältst du, { $discarded } werden abgelegt.
    }
mgi-chain-done =
    { $taken ->
        [one] 1 weggenommen und behalten.
       *[other] { $taken } weggenommen, 1 behalten.
    }
mgi-chain-locked =
    { $count ->
        [one] 1 muss bleiben
       *[other] { $count } müssen bleiben
    }
mgi-chain-may = { mgi-metal }, bis zu
mgi-chain-may-help = Kann auf Karten mit diesem Zeichen folgen.
mgi-chain-none = Keine Kette
mgi-chain-none-help = Darunter kann nichts groß genug werden.
mgi-chain-kept = Punkte in diesem Zug
mgi-chain-choose = Wähle, welches Gebiet als Nächstes gewertet wird
mgi-chain-choose-help = Alle bernsteinfarbenen Gebiete kommen dran, eins nach dem anderen.

## Aufforderungen

mgi-prompt-start = Lege eine Handkarte oder ziehe eine und lege sie
mgi-prompt-start-help = Wähle eine Handkarte, dann eine leuchtende Position.
mgi-prompt-must-draw = Ziehe eine Karte
mgi-prompt-must-draw-help = Keine Handkarte passt irgendwohin.
mgi-prompt-drawn = Lege das gezogene { mgi-metal }
mgi-prompt-drawn-help = Jede leuchtende Position ist möglich.
mgi-prompt-follow = Lege noch eine Karte oder beende deinen Zug
mgi-prompt-follow-help = Dasselbe Metall überall oder das nächste auf die eben gelegte Karte.
mgi-prompt-done = Beende deinen Zug
mgi-prompt-done-help = Keine Handkarte passt mehr.
mgi-prompt-take =
    { $count ->
        [one] Wähle noch 1 Karte { mgi-metal } zum Wegnehmen
       *[other] Wähle { $count } Karten { mgi-metal } zum Wegnehmen
    }
mgi-prompt-take-first = Die erste ist dein Punkt, die übrigen werden abgelegt.
mgi-prompt-take-more = Diese werden abgelegt. Was darunter liegt, kommt zum Vorschein.
mgi-prompt-take-iron = Die Auslage muss zusammenhängen. Karten mit Schloss sagen, warum.
mgi-prompt-lay =
    { $metal ->
        [iron] Lege Eisen auf eine leuchtende Position
        [copper] Lege Kupfer auf eine leuchtende Eisenkarte
        [silver] Lege Silber auf eine leuchtende Kupferkarte
       *[gold] Lege Gold auf eine leuchtende Silberkarte
    }
mgi-prompt-hot = Bernsteinfarbene Positionen werden gewertet.
mgi-prompt-click = Zeige auf eine Position, um zu sehen, was sie bringt; Klick legt.
mgi-prompt-tap = Tippe auf eine Position, um zu sehen, was sie bringt; noch einmal tippen legt.
mgi-draw-and-place = Ziehen und legen
mgi-end-turn = Zug beenden
mgi-do-place = { mgi-metal } legen: { $at } (Gebiet { $size } / { $needed })
mgi-do-place-scores = { mgi-metal } legen: { $at } (Gebiet { $size } / { $needed }, wird gewertet)
mgi-do-take = Karte nehmen: { $at }
mgi-do-score = Gebiet werten: { mgi-metal }, { $size } Karten, { $at }
mgi-at-card = Reihe { $row }, Karte { $card }
mgi-at-left = links von Reihe { $row }
mgi-at-right = rechts von Reihe { $row }
mgi-at-gap = Lücke in Reihe { $row } nach Karte { $card }
mgi-at-above = über der obersten Reihe, { $side ->
    [left] links von Karte { $card }
    [right] rechts von Karte { $card }
   *[between] zwischen Karte { $card } und { $next }
}
mgi-at-below = unter der untersten Reihe, { $side ->
    [left] links von Karte { $card }
    [right] rechts von Karte { $card }
   *[between] zwischen Karte { $card } und { $next }
}
mgi-at-place = { $at }, Platz { $place }
mgi-hint-place = { mgi-metal } hier ({ $size } von { $needed })
mgi-hint-place-scores = { mgi-metal } hier: wird gewertet ({ $size } von { $needed })
mgi-hint-take = dieses { mgi-metal } nehmen

## Was geschehen ist

mgi-log-first = { $who } beginnt
mgi-log-dealt =
    { $count ->
        [one] { $who } bekommt eine Karte
       *[other] { $who } bekommt { $count } Karten
    }
mgi-log-bonus = { $who } bekommt eine geheime Bonuskarte: { $card }
mgi-log-bonus-secret = { $who } bekommt eine geheime Bonuskarte
mgi-log-drew = { $who } zieht { $card } vom Stapel
mgi-log-fits-nowhere = { $card } passt nirgends: { $who } legt es ab, und der Zug ist zu Ende
mgi-log-laid = { $who } legt { $cards }
mgi-log-laid-drawn = { $who } legt die gezogene Karte { $cards }
mgi-log-area = { mgi-metal }, { $size } Karten
mgi-log-scored = { $who } wertet { $area }
mgi-recap-scored = { $who } wertet { $areas }
mgi-log-taken =
    { $count ->
        [one] { $who } nimmt 1 weg und behält { $card }
       *[other] { $who } nimmt { $count } weg und behält einmal { $card }
    }
mgi-log-taken-more =
    { $count ->
        [one] { $who } nimmt noch einmal { $card } weg
       *[other] { $who } nimmt noch { $count }-mal { $card } weg
    }
mgi-log-refilled =
    { $count ->
        [one] { $who } zieht 1 Karte nach
       *[other] { $who } zieht { $count } Karten nach
    }
mgi-log-end = { $who } deckt die **Schlusskarte** auf. Das Spiel ist zu Ende!
mgi-log-bonus-shown = { $who } zeigt die Bonuskarte { $card }
mgi-log-undone = { $who } macht einen Schritt rückgängig

mgi-chart-points = Punkte
mgi-chart-chain = { $count }er-Kette

## Das geführte erste Spiel

tour-metallurgie-pattern = Alle Karten auf dem Tisch sind die Auslage. Karten eines Metalls, die sich berühren, sind ein Gebiet. Dieses Kupfergebiet hat sechs Karten; das Schild sagt 6 / 7: Mit sieben wird es gewertet.
    .title = Die Auslage
tour-metallurgie-iron = Eisen erweitert die Auslage. Wähle das Eisen auf deiner Hand und lege es auf die markierte Position am Rand, neben das Kupfer.
    .title = Eisen legen
tour-metallurgie-copper = Kupfer kommt auf Eisen, Silber auf Kupfer, Gold auf Silber. Alle Karten eines Zuges sind aus demselben Metall oder kommen auf denselben Stapel, wie hier: Lege dein Kupfer auf das neue Eisen.
    .title = Kupfer auf Eisen
tour-metallurgie-end-turn = Sieben Kupferkarten: Das Gebiet ist groß genug. Es wird gewertet, sobald du deinen Zug beendest.
    .title = Das wird gewertet
tour-metallurgie-take = Nimm vier Kupferkarten aus dem Gebiet. Die erste ist dein Siegpunkt; wähle jetzt irgendeine.
    .title = Dein Siegpunkt
tour-metallurgie-chain = Die anderen drei werden abgelegt. Jede Karte, die du nimmst, deckt das Eisen darunter auf. Entsteht so ein Gebiet aus neun, wertest du auch das, und zwar sofort: eine Kette. Nimm die drei Karten.
    .title = Kettenreaktion
tour-metallurgie-split = Eisen hinterlässt eine Lücke, und die Auslage muss zusammenhängen: Eine Karte, die sie teilen würde, bekommt ein Schloss. Nimm fünf andere; danach wird deine Hand aufgefüllt.
    .title = An einem Stück
tour-metallurgie-draw = Du bist wieder am Zug. Ziehe eine Karte vom Stapel: Du musst sie legen, aber sie kostet keine Handkarte, und weitere dürfen folgen.
    .title = Ziehen und legen
tour-metallurgie-end-card = Unter den letzten sechs Karten des Stapels wartet die Schlusskarte. Wer sie aufdeckt, beendet das Spiel sofort; wer die meisten Karten gesammelt hat, gewinnt. Spiel weiter, solange du magst.
    .title = Das Ende

## Warum ein Vorschlag gut ist

mgi-why-base = Darauf lässt sich aufbauen.
mgi-why-chain = Das Gebiet ist groß genug, und was darunter liegt, kann auch werten.
mgi-why-scores = Damit ist das Gebiet groß genug für eine Wertung.
mgi-why-grows =
    { $left ->
        [one] Dann fehlt nur noch eine.
       *[other] Dann fehlen noch { $left }.
    }
mgi-why-draw = Eine Karte vom Stapel schont deine Hand.
mgi-why-score-now = Das Gebiet wertet, sobald du deinen Zug beendest.
mgi-why-end = Was übrig ist, bringt später mehr.
mgi-why-take = Was darunter liegt, entscheidet, wie die Kette weitergeht.
