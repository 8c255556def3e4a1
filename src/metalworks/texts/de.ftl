# Texte der Anwendung: Probleme, die man beheben kann, die Spiele im Menü, Computerspieler.

## Die Spiele, je eine Zeile

game-metallurgie-line = Schichte Eisen, Kupfer, Silber und Gold und verwandle ganze Gebiete in Siegpunkte: ein flottes Legespiel für zwei bis vier Alchemisten.
game-metallum-line = Programmiere verdeckt dein Fabrikraumschiff, besetze die Planeten des Metallum-Systems mit Bergbaurobotern und hole mehr Credits heraus als dein Gegenüber: Planung und Voraussicht für zwei.
game-metal-adventures-line = Kommandiere ein Piratenschiff zwischen den Sternen: plündere, handle, schmiede Bündnisse und verrate sie – für drei bis sechs Leute mit Pokergesicht.

## Computerspieler

level-apprentice = Lehrling
level-apprentice-help = Kennt die Regeln seit heute Morgen, greift nach allem, was glänzt, und vergisst dabei den Plan. Nette Gesellschaft, leicht zu schlagen.
level-tinker = Tüftlerin
level-tinker-help = Hat gute Ideen und den falschen Schraubenzieher: spielt solide und patzt, wenn du es am wenigsten erwartest.
level-smith = Schmied
level-smith-help = Schmiedet das Eisen, solange es heiß ist, und verlässt sich aufs Augenmaß: feilt am eigenen Zug, achtet wenig auf deinen und lässt so manchen Punkt auf dem Amboss liegen.
level-engineer = Ingenieurin
level-engineer-help = Überlegt vor jedem Zug, was du antworten wirst. Wer sie schlägt, beherrscht das Spiel.
level-master = Altmeister
level-master-help = Kennt jeden Kniff, auch deinen. Denkt kurz nach, und dann wünschst du dir, er hätte es länger getan.
level-random = Glücksritter
level-random-help = Spielt auf gut Glück irgendeinen erlaubten Zug. Gut, um die Regeln in Ruhe kennenzulernen.
level-greedy = Raffzahn
level-greedy-help = Holt aus dem eigenen Zug heraus, was geht, und lässt keine Wertung liegen, achtet aber nicht auf deinen. Ein fairer erster Gegner.

## Tipps: was zu tun ist, und warum

hint-better = Vorschlag: { $move }. Deine Chance, die Partie zu gewinnen: etwa { $share } %; mit dem Nächstbesten { $less } %: { $other }.
hint-alike = Vorschlag: { $move }. Deine Chance, die Partie zu gewinnen: etwa { $share } %; etwa gleich gut: { $other }.
hint-alone = Vorschlag: { $move }. Deine Chance, die Partie zu gewinnen: etwa { $share } %; nichts anderes kam dem nahe.
hint-only = Vorschlag: { $move }. Nichts anderes lohnt hier einen Gedanken.

## Ein Spiel wählen

unknown-game = Ein Spiel namens „{ $name }“ gibt es nicht. Bekannte Spiele: { $known }.
unknown-level = Einen Computerspieler namens „{ $level }“ gibt es nicht. Bekannte Stufen: { $known }.
players-unreadable = METALWORKS_PLAYERS nennt „{ $module }“, dort gibt es keine Spieler: { $detail }. Es muss ein Modul mit einem Wörterbuch PLAYERS sein, das sich importieren lässt (PYTHONPATH).
missing-extra = Dieser Teil von Metalworks ist nicht installiert. So wird er installiert: pip install metalworks[{ $extra }]
bad-budget = Ein Denkbudget „{ $budget }“ gibt es nicht. Nenne eine Zahl von Durchläufen wie 500 oder Sekunden wie 1.5s, höchstens eine Stunde.
bad-seats =
    { $title } ist ein Spiel für { $least } bis { $most } Personen und kann nicht mit { $seats ->
        [one] einem Platz
       *[other] { $seats } Plätzen
    } beginnen.
bad-seats-exact =
    { $title } ist ein Spiel für genau { $most } Personen und kann nicht mit { $seats ->
        [one] einem Platz
       *[other] { $seats } Plätzen
    } beginnen.
bad-option = { $title } lässt sich so nicht aufbauen: { $detail }. Optionen dieses Spiels: { $known }.
bad-position-seats =
    Die Stellung braucht { $needed ->
        [one] einen Namen
       *[other] { $needed } Namen
    }, einen für jeden Platz; angegeben { $seats ->
        [one] ist einer
       *[other] sind { $seats }
    }.

## Inhaltsdateien

content-missing = Die Inhaltsdatei „{ $file }“ gibt es nicht. Prüfe den Pfad.
content-unreadable = Die Inhaltsdatei „{ $file }“ lässt sich nicht lesen: { $detail }.
content-not-toml = Die Inhaltsdatei „{ $file }“ ist kein gültiges TOML: { $detail }. Verbessere diese Stelle und versuche es noch einmal.
content-field = In „{ $file }“, Eintrag „{ $entry }“, Feld „{ $field }“: { $detail }.
content-other-game = „{ $file }“ ist eine Inhaltsdatei für „{ $found }“, dieses Spiel ist aber „{ $expected }“.
content-no-entries = „{ $file }“ enthält keine Liste von Einträgen „{ $entry }“. Schreibe jeden unter eine Zeile [[{ $entry }]].
content-twice = „{ $file }“ beschreibt „{ $name }“ zweimal, zuletzt im Eintrag „{ $entry }“. Lass nur einen der beiden stehen.
content-lacks = In „{ $file }“ fehlt der Eintrag „{ $name }“. Ergänze ihn mit allen seinen Feldern.
content-few-cards =
    „{ $file }“ lässt für Hände und Nachziehstapel { $cards ->
        [one] nur eine Karte
       *[other] nur { $cards } Karten
    } übrig; nötig sind mindestens { $least }. Füge Karten hinzu.
content-range = In „{ $file }“, Eintrag „{ $entry }“, ist „{ $field }“ gleich { $value }; der Wert muss zwischen { $least } und { $most } liegen.
content-card-count =
    „{ $file }“ führt { $found ->
        [one] eine Karte „{ $entry }“
       *[other] { $found } Karten „{ $entry }“
    } auf; es müssen { $needed } sein.
content-edge = In „{ $file }“ hat die Subroutine „{ $entry }“ Verbindungen am Rand „{ $field }“, wo ihre Art keinen Nachbarn hat. Lass diesen Rand weg.
content-position-twice = In „{ $file }“ hat die Subroutine „{ $entry }“ am Rand „{ $field }“ zwei Verbindungen an derselben Position. Gib jeder ihre eigene, 1 oder 2.
content-wrong-deck = In „{ $file }“ steht „{ $entry }“ im falschen Stapel: Planetenmodule und Aktionsmodule haben eigene Listen.
content-exists = „{ $file }“ gibt es schon; die Datei wurde nicht verändert. Wähle einen anderen Namen.
content-written = „{ $file }“ wurde geschrieben. Trage ein, was in deiner Schachtel ist, und prüfe die Datei: metalworks content check { $file }
content-good = „{ $file }“ ist eine gültige Inhaltsdatei für { $title } ({ $reference }).

## Protokolle

journal-empty = Das Protokoll ist leer. Ein Protokoll beginnt mit einer Zeile, in der steht, welches Spiel gespielt wurde.
journal-foreign = Das ist kein Protokoll von Metalworks: Die erste Zeile lässt sich nicht als Kopfzeile lesen ({ $detail }).
journal-newer = Das Protokoll hat das Format { $format }; diese Version von Metalworks kennt das Format { $known }. Ein neueres Metalworks kann es öffnen.
journal-rules = Das Protokoll wurde nach Version { $rules } der Regeln von { $title } gespielt; dieses Metalworks spielt nach Version { $known }, die Partie würde also anders verlaufen.
journal-content = Das Protokoll wurde mit dem Inhalt „{ $content }“ gespielt, hier ist es aber „{ $known }“. Öffne es mit dem Inhalt, mit dem gespielt wurde.
journal-header = Die erste Zeile des Protokolls beschreibt kein Spiel, das sich beginnen lässt: { $detail }
journal-bad-line = Zeile { NUMBER($line, useGrouping: 0) } des Protokolls lässt sich nicht lesen: { $detail }. Die Zeilen davor sind in Ordnung.
journal-cut-off = Zeile { NUMBER($line, useGrouping: 0) }, die letzte des Protokolls, ist abgeschnitten. Lösche sie, um bei der Zeile davor weiterzumachen.
journal-impossible-chance = Zeile { NUMBER($line, useGrouping: 0) } des Protokolls enthält ein Zufallsergebnis, das dort unmöglich ist. Die Zeilen davor sind in Ordnung.
journal-refused = Zeile { NUMBER($line, useGrouping: 0) } des Protokolls ist kein erlaubter Schritt: { $detail }

## Stellungen

position-unknown-field = „{ $field }“ gehört nicht in diese Stellung oder steht doppelt darin. Felder einer Stellung: { $known }.
position-impossible-chance = Das Zufallsergebnis { $outcome } ist hier nicht möglich.
position-missing-field = In der Stellung fehlt „{ $field }=…“.
position-bad-value = In der Stellung steht „{ $field }={ $value }“; das ist nicht möglich.

## Schritte, die in jedem Spiel abgelehnt werden

bad-action = Das ist keine Aktion dieses Spiels: { $detail }.
bad-outcome = Das ist kein Zufallsergebnis dieses Spiels: { $detail }.
refused-no-such-seat =
    Den Platz { $number } gibt es nicht: Am Tisch { $seats ->
        [one] ist ein Platz, der Platz 0
       *[other] sind { $seats } Plätze, gezählt ab 0
    }.
refused-nothing-to-undo = Du hast keinen Schritt, den du rückgängig machen könntest.
refused-undo-barrier = Dieser Schritt lässt sich nicht mehr rückgängig machen: Seither ist etwas aufgedeckt worden, oder jemand anders hat weitergespielt.

## Ereignisse in jedem Spiel

event-step-undone = { $seat } macht einen Schritt rückgängig.

## Messen

bench-running =
    { $seconds ->
        [one] Etwa eine Sekunde
       *[other] Etwa { $seconds } Sekunden
    } lang werden Zufallspartien { $title } gespielt …
bench-title =
    { $title }, { $seats ->
        [one] ein Platz
       *[other] { $seats } Plätze
    }, ein Prozessorkern
bench-figure = Messwert
bench-compiled = Kompiliert
bench-interpreted = Interpretiert
bench-ratio = Verhältnis
bench-playouts-per-s = Zufallspartien pro Sekunde
bench-decisions-per-s = Entscheidungen pro Sekunde
bench-copy-us = Zeit für die Kopie einer Stellung (µs)
bench-hash-us = Zeit für den Hash einer Stellung (µs)
bench-state-bytes = Speicher pro Stellung (Byte)
bench-search-title = Durchläufe der Suche pro Sekunde, auf einem Kern
bench-search-game = Spiel
bench-search-seats = Plätze
bench-search-random = Mit Zufallspartien
bench-search-node = Speicher je Knoten (Byte)
bench-levels-running = Eine Partie jeder Stufe gegen sich selbst
bench-levels-title = Wie lange die Stufen über eine Entscheidung nachdenken, auf einem Kern
bench-levels-level = Stufe
bench-levels-decisions = Entscheidungen
bench-levels-mean = Im Durchschnitt (s)
bench-levels-p99 = 99 % binnen (s)
bench-levels-most = Langsamste (s)
