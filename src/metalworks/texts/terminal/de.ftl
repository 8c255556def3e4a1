# Texte des Tisches im Terminal und der Befehle.

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
terminal-file-without-resume = Nach dem Spiel steht „{ $file }“. Um eine gespeicherte Partie fortzusetzen, ergänze --resume

## Der Tisch

terminal-name-person = Spieler
terminal-waiting = { $name } ist am Zug …
terminal-your-move = { $name }, du bist am Zug.
terminal-silence = Ohne Antwort (p) gilt: { $action }.
terminal-may = { $prompt } Du darfst jetzt eingreifen; mit p geht es weiter.
terminal-thinking = { $name } denkt nach …
terminal-hint-soon = Dein Zug wird durchdacht …
terminal-no-hint = Du hast gerade nichts zu entscheiden.
terminal-happened = Verlauf
terminal-actions = Mögliche Züge: { $count }
terminal-saved = Gespeichert in { $file }
terminal-resume-hint = Die Partie ist gespeichert. Weiter geht es mit: metalworks play --resume { $file }
terminal-language-now = Sprache: Deutsch
terminal-press-any = Schließen mit Esc.

## Menü

terminal-menu-title = Wähle ein Spiel
terminal-menu-options = Einstellungen
terminal-menu-seats = Wer sitzt wo?
terminal-menu-seat = Platz { $number }
terminal-menu-start = Spiel starten
terminal-menu-resume = Letzte Partie fortsetzen
terminal-menu-counts = { $least } bis { $most } Spieler
terminal-menu-unofficial = { $players }, inoffiziell auch { $others }
terminal-unofficial = Offiziell ist dieses Spiel nicht für { $players } Spieler gedacht.
terminal-menu-none = niemand
terminal-kind-human = Ein Mensch
terminal-quit = Beenden
terminal-key-menu = auswählen
terminal-key-change = ändern

## Übergabe

terminal-handover = Gib die Tastatur an { $name }
terminal-handover-wait = Auf dem Bildschirm ist nichts Geheimes zu sehen. { $name }, drücke die Eingabetaste, wenn niemand sonst mitschaut.
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
terminal-no-rules = Zu diesem Spiel gibt es hier keine Regeln zum Nachlesen.
terminal-mouse = Maus
terminal-key-tab = zwischen Tisch, Liste und Verlauf wechseln
terminal-key-list = die Liste der möglichen Züge zeigen oder verbergen
terminal-key-pass = wenn du gefragt wirst: nicht antworten; wenn du eingreifen darfst: weiterspielen lassen; sonst: die Tastatur weitergeben
terminal-key-undo = den letzten Schritt rückgängig machen
terminal-key-hint = fragen, was ein Computer tun würde und warum
terminal-key-rules = die Regeln lesen
terminal-key-language = die Sprache wechseln
terminal-key-keys = diese Liste
terminal-key-quit = beenden; die Partie bleibt gespeichert
terminal-key-mouse = auf eine Position, eine Karte, den Stapel oder einen Zug klicken
terminal-bar-undo = rückgängig
terminal-bar-hint = Tipp
terminal-bar-pass =
    { $what ->
        [silence] keine Antwort
       *[may] weiter
    }
terminal-bar-list = Züge
terminal-bar-rules = Regeln
terminal-bar-language = Sprache
terminal-bar-keys = Tasten
terminal-bar-quit = beenden

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
terminal-plain-handover-back = Oder tippe „back“: { $name } möchte vorher noch etwas ändern.
terminal-plain-prompt = { $prompt } Deine Wahl?
terminal-plain-asked = { $prompt } Deine Antwort? Eine leere Zeile bedeutet: { $action }.
terminal-plain-may = { $prompt } Du darfst jetzt eingreifen; mit einer leeren Zeile geht es weiter.
terminal-plain-unknown = „{ $words }“ ist kein Zug. Tippe eine Zahl von 1 bis { $count }, Wörter wie in der Liste oder „help“ ein.
terminal-plain-number = Einen Zug { $number } gibt es nicht; die Liste geht von 1 bis { $count }.
terminal-plain-nothing-new = Bisher ist nichts passiert.
terminal-plain-bye = Die Partie ist gespeichert. Weiter geht es mit: metalworks play --plain --resume { $file }
terminal-plain-help = Tippe die Nummer eines Zuges oder Wörter wie in den Überschriften der Liste ein, oder:
terminal-plain-help-board = den Tisch noch einmal beschreiben
terminal-plain-help-hand = deine Karten oder Subroutinen noch einmal zeigen
terminal-plain-help-moves = die möglichen Züge noch einmal auflisten
terminal-plain-help-log = alles nennen, was passiert ist
terminal-plain-help-lang = die Sprache wechseln: en, de oder pl
terminal-plain-help-seat = die Tastatur weitergeben, nach Namen oder der Reihe nach; so geht auch, was außer der Reihe erlaubt ist
terminal-plain-no-person = Niemand mit dem Namen „{ $name }“ sitzt außer dir an dieser Tastatur: { $names }.
terminal-plain-help-save = zeigen, wo die Partie gespeichert ist

## Befehle

cli-help = Metalworks: Brettspiele im Browser und im Terminal, mit genauen Regeln, gegen Computer und mit Menschen nah und fern.
cli-examples = Beispiele:
cli-example-menu = aus einem Menü wählen
cli-example-greedy = du gegen den Computer
cli-example-players = du gegen zwei Computer
cli-example-seats = zwei Menschen und ein Computer
cli-example-option = mit Bonuskarten, auf Polnisch
cli-example-pirates = du und fünf Computer-Piraten
cli-example-deal = Handel in einem Satz: biete P3 gib 1c will beitritt+mf versprich 2c bei-sieg
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
cli-help-think = Sekunden für eine Entscheidung der stärksten Stufe statt ihrer üblichen 2.
cli-example-think = ein Meister, der sich zwanzig Sekunden für einen Zug nimmt
cli-help-replay = Eine gespeicherte Partie Schritt für Schritt ansehen.
cli-help-replay-file = Das Protokoll einer Partie.
cli-help-viewer = Wessen Ansicht: die Nummer eines Platzes, „spectator“ oder „all“.
cli-example-browser = die Lobby im Browser
cli-example-bench = wie schnell die Engine auf diesem Rechner ist
cli-example-bench-json = vier Plätze, als JSON
cli-example-bench-search = wie weit Computerspieler auf diesem Rechner vorausschauen
cli-example-bench-levels = wie lange jede Stufe über eine Entscheidung nachdenkt
cli-example-bench-computers = zwanzig Menschen gleichzeitig gegen die stärkste Stufe
cli-example-bench-server = der Tischserver: die Kurve über 10, 100 und 1000 Tische
cli-example-bench-limit = seine Obergrenze, mit zwei verschiedenen Tischzahlen
cli-example-bench-memory = ob der Speicher des Servers in zwei Minuten Spiel wächst
cli-example-bench-processes = die Kurve über die Serverprozesse an einer PostgreSQL-Datenbank
cli-example-check = Ist diese Datei gültig?
cli-example-template = eine Datei zum Ausfüllen
cli-help-bench = Die Engine messen, kompiliert und interpretiert, in einem Lauf: Zufallspartien und Entscheidungen pro Sekunde auf einem Kern, Zeit und Speicher für die Kopie einer Stellung. Oder, mit „server“, in zwei Minuten den Tischserver: wie viele Züge von Bots er pro Sekunde speichert, Median und 99. Perzentil der Zeit bis zur Bestätigung, den Speicher insgesamt und pro Tisch; dann wird eine Partie sehr lang, und ihre ersten Züge werden mit den letzten verglichen. Mit „search“ misst der Befehl, wie viele Durchläufe pro Sekunde die Suche der Computerspieler in jedem Spiel schafft. Mit „levels“ misst er, wie lange jede Stufe der Computerspieler über eine Entscheidung nachdenkt; mit „computers“, wie bald die stärkste an vielen Tischen zugleich entscheidet.
cli-help-bench-what = Das Spiel, etwa metallurgie; search, levels, computers oder server.
cli-help-bench-seats = Anzahl der Plätze; ohne Angabe die kleinste, die die Regel nennt.
cli-help-bench-seconds = Zeit für die Zufallspartien in jedem Modus (sonst 4) oder für jede Anzahl von Tischen (10).
cli-help-bench-tables = Für den Server: Anzahlen von Tischen, durch Kommas getrennt.
cli-help-bench-rate = Für den Server: Züge pro Sekunde, die alle Bots zusammen anbieten; mit 0 zieht jeder, sobald er Antwort hat: Das zeigt die Obergrenze.
cli-help-bench-length = Für den Server: Züge einer langen Partie, um zu sehen, ob die letzten mehr kosten; mit 0 entfällt sie.
cli-help-bench-database = Für den Server: eine Datenbank statt einer neuen Datei.
cli-help-bench-memory = Für den Server: so viele Sekunden lang messen, ob sein Speicher wächst, während Bots Partie um Partie spielen.
cli-help-bench-processes = Wie viele Serverprozesse sich die Datenbank teilen; mehrere Zahlen, durch Kommas getrennt, ergeben eine Kurve.
cli-help-json = JSON ausgeben.
cli-help-contents = Inhaltsdateien: eine prüfen oder eine kommentierte Vorlage schreiben, die du nach deiner Schachtel ausfüllst.
cli-help-check = Eine Inhaltsdatei prüfen; ein Fehler nennt den Eintrag und das Feld.
cli-help-check-file = Eine Inhaltsdatei (TOML) oder ein Spiel: dessen eigene Karten.
cli-help-template = Eine kommentierte Inhaltsdatei schreiben, die man nach der eigenen Schachtel ausfüllen kann.
cli-help-template-game = Das Spiel, etwa metallurgie.
cli-help-output = Wohin; ohne Angabe auf den Bildschirm.
cli-interrupted = Abgebrochen.
