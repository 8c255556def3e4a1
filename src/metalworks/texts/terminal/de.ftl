# Texte des Tisches im Terminal und der Befehle: zuerst für jedes Spiel, dann nach Spielen.

## Probleme

terminal-no-save = In { $folder } liegt keine unterbrochene Partie. Eine neue beginnt mit: metalworks play
terminal-save-failed = Die Partie lässt sich nicht unter { $file } speichern: { $detail }. Schaffe dort Platz oder wähle mit METALWORKS_HOME einen anderen Ordner.
terminal-unreadable = „{ $file }“ lässt sich nicht lesen: { $detail }. Prüfe den Pfad.
terminal-many-names = Es sind mehr Namen ({ $given }) als Plätze ({ $places }). Gib je Platz höchstens einen Namen an.
terminal-seats-or-players = --seats nennt { $places } Plätze, --players aber { $players }. Gib nur eines von beiden an.
terminal-option-shape = „{ $option }“ ist keine Option. Schreibe name=wert, zum Beispiel: --option bonus=true
terminal-no-tty = Der Tisch im Vollbild braucht ein echtes Terminal für Ein- und Ausgabe. Zeile für Zeile geht es überall: ergänze --plain
terminal-unknown-language = Die Sprache „{ $language }“ gibt es nicht. Bekannte Sprachen: { $known }.
terminal-resume-other = „{ $file }“ ist eine Partie { $found }, nicht { $expected }.
terminal-which-game = Welches Spiel? Bekannte Spiele: { $known }. Zum Beispiel: metalworks play { $first } --plain
terminal-no-viewer = Die Ansicht „{ $viewer }“ gibt es nicht. Wähle einen Platz von 1 bis { $places }, „spectator“ oder „all“.
terminal-no-board = { $title } hat noch keinen Tisch im Terminal. Spiele mit Tisch: { $known }.
terminal-file-without-resume = Nach dem Spiel steht „{ $file }“. Um eine gespeicherte Partie fortzusetzen, ergänze --resume

## Der Tisch

terminal-name-person = Spieler
terminal-name-computer = Computer
terminal-waiting = { $name } ist am Zug …
terminal-thinking = { $name } denkt nach …
terminal-happened = Verlauf
terminal-actions = Alle erlaubten Züge: { $count }
terminal-saved = Gespeichert in { $file }
terminal-resume-hint = Die Partie ist gespeichert. Weiter geht es mit: metalworks play --resume { $file }
terminal-language-now = Sprache: Deutsch
terminal-press-any = Schließen mit Esc.

## Menü

terminal-menu-title = Welches Spiel soll es sein?
terminal-menu-options = Einstellungen
terminal-menu-seats = Wer wo sitzt
terminal-menu-seat = Platz { $number }
terminal-menu-start = Los geht’s
terminal-menu-resume = Letzte Partie fortsetzen
terminal-menu-counts = { $least } bis { $most } Spieler
terminal-menu-none = niemand
terminal-kind-human = Ein Mensch
terminal-quit = Beenden
terminal-key-menu = auswählen
terminal-key-change = ändern

## Übergabe

terminal-handover = Gib die Tastatur an { $name }
terminal-handover-wait = Gerade sind keine Karten zu sehen. { $name }, drücke die Eingabetaste, wenn nur du auf den Bildschirm siehst.
terminal-handover-back = b: { $name } möchte vorher noch etwas ändern

## Ergebnis

terminal-result = Die Partie ist zu Ende
terminal-winner =
    { $count ->
        [one] { $names } gewinnt!
       *[other] { $names } teilen sich den Sieg!
    }
terminal-points =
    { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
terminal-rematch = Revanche
terminal-look = Tisch
terminal-menu = Menü

## Tasten

terminal-keys = Tasten
terminal-rules = Regeln
terminal-mouse = Maus
terminal-key-tab = zwischen Tisch, Liste und Verlauf wechseln
terminal-key-list = die Liste aller erlaubten Züge ein- oder ausblenden
terminal-key-pass = die Tastatur weitergeben
terminal-key-undo = den letzten Schritt rückgängig machen
terminal-key-rules = die Regeln lesen
terminal-key-language = die Sprache wechseln
terminal-key-keys = diese Liste
terminal-key-quit = beenden; die Partie bleibt gespeichert
terminal-key-mouse = auf eine Position, eine Karte, den Stapel oder einen Zug klicken
terminal-bar-undo = rückgängig
terminal-bar-list = Züge
terminal-bar-rules = Regeln
terminal-bar-language = Sprache
terminal-bar-keys = Tasten
terminal-bar-quit = Ende

## Wiedergabe

terminal-replay-step = Schritt { $step } von { $steps }
terminal-replay-viewer = Ansicht: { $viewer }
terminal-viewer-all = alle Karten offen
terminal-viewer-spectator = Zuschauer
terminal-replay-title = { $title } mit { $names }
terminal-replay-unfinished = Hier endet das Protokoll; die Partie ist nicht zu Ende.
terminal-bar-step = Schritt
terminal-bar-ends = Anfang, Ende
terminal-bar-auto = abspielen, anhalten
terminal-bar-viewer = Ansicht

## Zeile für Zeile

terminal-plain-welcome = { $title }. Tippe die Nummer eines Zuges oder Wörter ein; „help“ erklärt alles, „quit“ speichert und beendet.
terminal-plain-handover = Gib die Tastatur an { $name }. { $name }, drücke die Eingabetaste.
terminal-plain-prompt = { $prompt } Deine Wahl?
terminal-plain-unknown = „{ $words }“ ist kein Zug. Tippe eine Zahl von 1 bis { $count }, Wörter wie in der Liste oder „help“ ein.
terminal-plain-number = Einen Zug { $number } gibt es nicht; die Liste geht von 1 bis { $count }.
terminal-plain-nothing-new = Bisher ist nichts passiert.
terminal-plain-bye = Die Partie ist gespeichert. Weiter geht es mit: metalworks play --plain --resume { $file }
terminal-plain-help = Tippe die Nummer eines Zuges oder Wörter wie in den Überschriften der Liste ein, oder:
terminal-plain-help-board = den Tisch noch einmal beschreiben
terminal-plain-help-hand = deine Karten noch einmal nennen
terminal-plain-help-moves = die erlaubten Züge noch einmal auflisten
terminal-plain-help-log = alles nennen, was passiert ist
terminal-plain-help-lang = die Sprache wechseln: en, de oder pl
terminal-plain-help-save = sagen, wo die Partie gespeichert ist

## Befehle

cli-help = Metalworks: Brettspiele im Browser und im Terminal, mit genauen Regeln, gegen Computer und mit Menschen nah und fern.
cli-examples = Beispiele:
cli-example-menu = aus einem Menü wählen
cli-example-greedy = du gegen den Computer „Raffzahn“
cli-example-players = du gegen zwei Computer
cli-example-seats = zwei Menschen und ein Computer
cli-example-option = mit Bonuskarten, auf Polnisch
cli-example-resume = die letzte Partie fortsetzen
cli-example-plain = Zeile für Zeile
cli-example-replay = eine Partie Schritt für Schritt
cli-example-step = Pfeiltasten: Schritt für Schritt, Leertaste: abspielen
cli-example-viewer = vom ersten Platz aus gesehen
cli-example-print = die ganze Partie als Text
cli-help-version = Die Version anzeigen.
cli-help-lang = Sprache: en, de oder pl; sonst die aus LANG.
cli-help-plain = Zeile für Zeile, für Screenreader und Pipes.
cli-help-play = Am Tisch im Terminal spielen, gegen Computer oder mit Menschen neben dir. Die Partie wird nach jedem Schritt gespeichert.
cli-help-game = Das Spiel; ohne Angabe ein Menü.
cli-help-seats = Wer wo sitzt, durch Kommas getrennt: { $levels }.
cli-help-players = Anzahl der Spieler: du und Computer.
cli-help-names = Namen der Plätze, durch Kommas getrennt.
cli-help-seed = Gleicher Startwert, gleiche Karten.
cli-help-option = Eine Option des Spiels als name=wert; auch mehrmals.
cli-help-content = Eine eigene Inhaltsdatei.
cli-help-resume = Die letzte unterbrochene Partie fortsetzen, oder DATEI.
cli-help-resume-file = Mit --resume: die gespeicherte Partie.
cli-help-pace = Sekunden Pause nach jedem Schritt eines Computers.
cli-help-replay = Eine gespeicherte Partie Schritt für Schritt ansehen.
cli-help-replay-file = Das Protokoll einer Partie.
cli-help-viewer = Wessen Ansicht: die Nummer eines Platzes, „spectator“ oder „all“.
cli-example-browser = die Lobby im Browser
cli-example-bench = wie schnell die Engine auf diesem Rechner ist
cli-example-bench-json = vier Plätze, als JSON
cli-example-bench-server = der Tischserver: die Kurve über 10, 100 und 1000 Tische
cli-example-bench-limit = seine Obergrenze, mit zwei verschiedenen Tischzahlen
cli-example-check = Ist diese Datei gültig?
cli-example-template = eine Datei zum Ausfüllen
cli-help-bench = Die Engine messen, kompiliert und interpretiert, in einem Lauf: Zufallspartien und Entscheidungen pro Sekunde auf einem Kern, Zeit und Speicher für die Kopie einer Stellung. Oder, mit „server“, in zwei Minuten den Tischserver: wie viele Züge von Bots er pro Sekunde speichert, Median und 99. Perzentil der Zeit bis zur Bestätigung, den Speicher insgesamt und pro Tisch; dann wird eine Partie sehr lang, und ihre ersten Züge werden mit den letzten verglichen.
cli-help-bench-what = Das Spiel, etwa metallurgie; oder server.
cli-help-bench-seats = Anzahl der Plätze; ohne Angabe die kleinste des Spiels.
cli-help-bench-seconds = Zeit für die Zufallspartien in jedem Modus (sonst 4) oder für jede Anzahl von Tischen (10).
cli-help-bench-tables = Für den Server: Anzahlen von Tischen, durch Kommas getrennt.
cli-help-bench-rate = Für den Server: Züge pro Sekunde, die alle Bots zusammen anbieten; mit 0 zieht jeder, sobald er Antwort hat: Das zeigt die Obergrenze.
cli-help-bench-length = Für den Server: Züge einer langen Partie, um zu sehen, ob die letzten mehr kosten; mit 0 entfällt sie.
cli-help-bench-database = Für den Server: eine Datenbank statt einer neuen Datei.
cli-help-json = JSON ausgeben.
cli-help-contents = Inhaltsdateien: eine prüfen oder eine kommentierte Vorlage schreiben, die du nach deiner Schachtel ausfüllst.
cli-help-check = Eine Inhaltsdatei prüfen; ein Fehler nennt den Eintrag und das Feld.
cli-help-check-file = Eine Inhaltsdatei (TOML).
cli-help-template = Eine kommentierte Inhaltsdatei schreiben, die man nach der eigenen Schachtel ausfüllen kann.
cli-help-template-game = Das Spiel, etwa metallurgie.
cli-help-output = Wohin; ohne Angabe auf den Bildschirm.
cli-interrupted = Abgebrochen.

## Metallurgie

metallurgie-turn = Zug { $turn }
metallurgie-must-draw = Keine Karte auf deiner Hand passt: Ziehe eine vom Stapel.
metallurgie-must-end = Keine weitere Karte passt: Beende deinen Zug.
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
