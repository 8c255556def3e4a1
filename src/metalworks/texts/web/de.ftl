# Was nur der Tisch im Browser sagt.

## Überall

web-close = Schließen
web-cancel = Abbrechen
web-save = Speichern
web-saved = Gespeichert.
web-open = Öffnen
web-copy = Kopieren
web-copied = Kopiert: Du kannst es jetzt überall einfügen.
web-copy-this = Kopiere diesen Link
web-next = Weiter
web-all = Alle
web-language = Sprache
web-menu = Menü
web-loading = Das Spiel wird aufgebaut…
web-sound = Ton
web-sound-on = Der Ton ist an
web-sound-off = Der Ton ist aus
web-share = Link teilen
web-why = Warum? { $clause }
web-show-more = Mehr zeigen
web-you = Du
web-person = Mensch
web-computer = Computer

## Probleme

web-problem-offline = Der Server antwortet nicht. Prüfe die Verbindung und versuche es noch einmal.
web-problem-server = Auf dem Server ist etwas schiefgegangen ({ $status }). Versuche es gleich noch einmal.
web-problem-missing = Hier ist nichts.
web-connection-lost = Verbindung wird wiederhergestellt…
web-connection-gone = Keine Verbindung
web-no-such-table = Diesen Tisch gibt es nicht
    .help = Vielleicht ist der Link unvollständig, oder der Tisch wurde geschlossen, bevor jemand gespielt hat.
web-no-such-replay = Diese Aufzeichnung gibt es nicht
    .help = Vielleicht ist der Link unvollständig, oder die Partie ist noch nicht zu Ende.
web-no-such-page = Hier ist nichts
    .help = Diese Adresse führt ins Leere. Zurück geht es über die Lobby.

## Die Lobby

web-players =
    { $count ->
        [one] ein Spieler
       *[other] { $count } Spieler
    }
web-live-tables =
    { $count ->
        [one] ein Tisch
       *[other] { $count } Tische
    }
web-wait-for-you =
    { $count ->
        [one] Eine wartet auf dich
       *[other] { $count } warten auf dich
    }
web-moves-made =
    { $count ->
        [0] kein Zug
        [one] ein Zug
       *[other] { $count } Züge
    }
web-play-now-detail =
    { $count ->
        [one] { $game }, ein Gegner, { $level }
       *[other] { $game }, { $count } Gegner, { $level }
    }
web-nav = Seiten
web-nav-play = Spielen
web-nav-watch = Zuschauen
web-nav-rules = Regeln
web-slogan = Drei Spiele.
web-slogan-accent = Ein Tisch.
web-welcome = Setz dich und leg in zehn Sekunden los. Der Tisch zeigt, was du tun kannst und warum.
web-play-now = Jetzt gegen den Computer spielen
web-opponents = Gegner
level-mixed = Gemischt
level-mixed-help = Mehrere Charaktere an einem Tisch, jeder mit eigenem Kopf.
web-level = Stärke
web-selected = Ausgewählt
web-choose-game = Spiel wählen
web-tagline-metallum = Zwei Konzerne, neun Planeten. Programmiere geheim, schürfe zuerst.
web-tagline-metal-adventures = Kapern, feilschen, verraten: So kommst du zu neun Ruhmespunkten.
web-tagline-metallurgie = Lass die Auslage bei Kerzenlicht wachsen und hol das Gold heraus.
web-minutes = { $minutes } Min.
web-players-range = { $least }–{ $most } Spieler
web-server-online = Server erreichbar
web-server-offline = Server antwortet nicht
web-my-games = Meine Partien
web-no-games = Keine laufende Partie. Spiel gleich los oder setz dich an einen offenen Tisch.
web-open-tables = Offene Tische
web-no-open-tables = Gerade wartet kein Tisch auf Mitspieler. Stell selbst einen auf und lass einen Platz frei.
web-filter = Nach Spiel filtern
web-join = Mitspielen
web-watch = Zuschauen
web-replay = Nachspielen
web-watch-replay = Zuschauen und nachspielen
web-nothing-to-watch = Noch keine öffentliche Partie.
web-nothing-live = Gerade spielt niemand öffentlich.
web-nothing-finished = Noch keine beendete Partie.
web-live = Läuft gerade
web-finished = Beendete Partien
web-open-journal = Gespeicherte Partie öffnen
web-won-by = Gewonnen von { $names }
web-alone = Noch niemand sonst
web-by-myself = Allein
web-practice = Übung
web-waiting-short = wartet auf Mitspieler
web-signal-turn = An einem anderen Tisch bist du am Zug.
web-signal-rematch = Eine Revanche wartet auf dich.

## Einen Tisch aufstellen

web-pace-days =
    { $days ->
        [one] ein Tag pro Zug
       *[other] { $days } Tage pro Zug
    }
web-create = Tisch aufstellen
web-create-table = Tisch aufstellen
web-seats = Plätze
web-who-sits = Wer nimmt Platz { $seat }
web-seat-open = Frei für alle
web-seat-free = frei
web-seat-invited = Auf Einladung
web-sitter-open = Frei lassen
web-sitter-guest = Am selben Gerät
web-guest = Spieler { $number }
web-clock = Bedenkzeit
web-public = Öffentlich
web-private = Nur mit Einladung
web-pace-none = ohne Uhr
web-pace-minutes = { $minutes } Min. pro Person
web-pace-increment = { $minutes } Min. + { $seconds } s pro Zug

## Vor dem Beginn

web-waiting-for =
    { $count ->
        [one] Eine Person fehlt noch
       *[other] { $count } Personen fehlen noch
    }
web-all-here = Alle sind da
web-table-closed = Dieser Tisch wurde geschlossen
web-invite = Lade jemanden mit diesem Link ein
web-start = Spiel beginnen
web-start-filled = Mit Computern auf freien Plätzen beginnen
web-leave = Tisch verlassen

## Wer ich bin

web-profile = { $name }: Name und Geräte
web-you-are = Das bist du
web-name = Dein Name
web-other-device = Auf einem anderen Gerät
web-other-device-help = Ein privater Link bringt dich mit allen deinen Partien auf ein anderes Gerät. Er gilt einmal und einen Tag lang.
web-make-link = Link erzeugen
web-devices = Deine Geräte
web-devices-help = Ein Gerät kennst du nicht, oder du hast es nicht mehr? Melde es ab: Dann ist es hier fremd.
web-device-unknown = Unbekanntes Gerät
web-device-this = Dieses Gerät
web-device-used = Zuerst benutzt: { $since }, zuletzt: { $last }
web-device-last = Zuletzt benutzt: { $last }
web-device-end = Abmelden
web-device-ended = Das Gerät ist abgemeldet.
web-devices-end = Alle anderen Geräte abmelden
web-devices-ended = Alle anderen Geräte sind abgemeldet.
web-link = Hier weiterspielen
web-link-help = Dieser private Link bringt jemanden mit allen seinen Partien in diesen Browser. Der Gast, der hier bisher gespielt hat, verschwindet.
web-link-take = Das bin ich
web-link-taken = Willkommen zurück.

## Am Tisch

web-days =
    { $days ->
        [one] ein Tag
       *[other] { $days } Tage
    }
web-spectators =
    { $count ->
        [one] ein Zuschauer
       *[other] { $count } Zuschauer
    }
web-more =
    { $count ->
        [one] Noch eins
       *[other] Noch { $count }
    }
web-table = Am Tisch
web-to-lobby = Zurück zur Lobby
web-turn = Zug { $turn }
web-points = Punkte
web-money = { $amount } $
web-your-turn = Du bist dran
web-to-move = Am Zug
web-asked = Gefragt
web-you-are-asked = Du wirst gefragt
web-answer-left =
    { $seconds ->
        [one] Noch eine Sekunde zum Antworten
       *[other] Noch { $seconds } Sekunden zum Antworten
    }
web-your-move = Du bist am Zug
web-online = Am Tisch
web-offline = Nicht am Tisch
web-away = Computer spielt
web-conceded = Hat aufgegeben
web-secret = Geheim bis zum Schluss
web-time-up = Zeit abgelaufen
web-waits-for = Warten auf { $names }
web-watching = Du schaust zu
web-undo = Rückgängig
web-undo-help = Mach deinen letzten Schritt rückgängig. Haben andere ihn schon gesehen, müssen sie zustimmen.
web-hint = Tipp
web-hint-help = Frag, was ein Computer tun würde.
web-skip = Überspringen
web-final = endgültig
web-confirm = So machen
web-confirm-help = Bestätige es, oder wähle etwas anderes.
web-all-moves = Alle Züge als Liste
web-no-moves = Für dich gibt es gerade nichts zu tun.
web-skip-to-moves = Zur Liste der Züge springen
web-what-happened = Verlauf
web-nothing-happened = Bisher ist nichts passiert.
web-since-your-turn = Seit deinem letzten Zug
web-chat = Chat
web-chat-empty = Sag Hallo.
web-chat-write = An alle schreiben
web-chat-send = Abschicken
web-rules = Regeln
web-rules-of = Regeln von { $game }
web-rules-search = Regeln durchsuchen
web-rules-none = Keine Regel enthält diese Wörter.
web-rules-english = Diese Regeln gibt es nur auf Englisch.
web-rules-contents = Inhalt
web-rules-clauses =
    { $count ->
        [one] Die genaue Regel: ein Absatz
       *[other] Die genauen Regeln: { $count } Absätze
    }
web-figure-try = Ausprobieren
web-figure-show = Vorführen
web-figure-again = Noch einmal
web-figure-end = Mehr gibt es hier nicht zu tun. Versuche es noch einmal oder lies weiter.
web-journal = Partie herunterladen
web-bug = Fehler melden
web-bug-help = Was ist schiefgegangen, und was hättest du erwartet?
web-bug-help-table = Was ist schiefgegangen, und was hättest du erwartet? Protokoll und Stellung dieses Tisches werden angehängt.
web-bug-send = Meldung abschicken
web-bug-thanks = Danke. Deine Meldung hat die Nummer { $number }.
web-concede = Aufgeben
web-concede-sure =
    { $opponents ->
        [one] Diese Partie aufgeben?
       *[other] Diese Partie aufgeben? Bei mehreren Gegnern spielt ein Computer für dich weiter.
    }
web-offer-draw = Remis anbieten

## Was Spieler einander fragen

web-agree = Einverstanden
web-decline = Ablehnen
web-withdraw = Zurückziehen
web-undo-asked = { $name } möchte den letzten Schritt rückgängig machen.
web-undo-waits = Warten auf die Zustimmung zum Rückgängigmachen: { $names }.
web-draw-asked = { $name } bietet Remis an.
web-draw-waits = Warten auf die Zustimmung zum Remis: { $names }.
web-rematch-asked = { $name } möchte eine Revanche.
web-accept = Annehmen
web-not-now = Jetzt nicht
web-draw-declined = Dein Angebot eines Unentschiedens wurde abgelehnt.
web-undo-declined = Die anderen möchten den Schritt nicht rückgängig machen.
web-late = Für { $name } ist die Zeit abgelaufen.
web-late-computer = Computer spielen lassen
web-late-win = Sieg beanspruchen
web-away-mine = Ein Computer spielt für dich.
web-take-back = Platz wieder einnehmen

## Mehrere an einem Gerät

web-handover = { $name } ist an der Reihe
web-handover-help = Gib das Gerät weiter. Was geheim ist, bleibt verborgen, bis die nächste Person hinsieht.
web-handover-take = Ich bin { $name }

## Das Ende

web-game-over = Die Partie ist beendet
web-result = Ergebnis
web-result-you-won = Du hast gewonnen!
web-result-won = { $name } gewinnt
web-result-shared = { $names } teilen sich den Sieg
web-result-draw = Remis
web-result-closed = Niemand gewinnt
web-course = Wie die Aussichten verliefen, in %
web-course-turn = Schritt { $step }: die Aussichten wenden sich um { $share } %
web-course-mistake = Schritt { $step }: ein Fehler, { $share } % verloren
web-course-end = Ende
web-course-thinking = Der Computer sieht sich die Partie noch einmal an: bisher { $count } Entscheidungen
web-course-to = Zu Schritt { $step }. { $text }
web-course-leads = { $name } { $share } %
web-moments = Wendepunkte
web-moment-mistake = { $name } verschenkt { $share } %
web-moment-turn = Das Spiel kippt um { $share } % zu { $name }
web-moment-played = Gespielt: { $move }
web-moment-best = Am besten war: { $move }
web-moment-look = Ansehen
web-moment-share = Als Bild teilen
web-moment-saved = Das Bild ist gespeichert.
web-rematch = Revanche
web-look-at-board = Brett ansehen

## Wiederholungen

web-play = Abspielen
web-pause = Anhalten
web-first = Zum Anfang
web-last = Zum Ende
web-previous = Einen Schritt zurück
web-scrubber = Schritt
web-speed = Tempo
web-eyes = Ansicht von
web-eyes-spectator = Als Zuschauer
web-play-on = Von hier weiterspielen
web-play-on-as = Du spielst
web-play-on-against = Gegen

## Erste Schritte

web-steps = Erste Schritte
web-steps-offer = Neu bei { $game }? Erste Schritte
web-steps-skip = Einführung überspringen
web-steps-done = Weiterspielen
web-steps-do-it = Du bist dran: Probier es aus
web-steps-later = Noch nicht: Dazu kommt die Einführung später. Folge ihrem Schritt, oder überspringe sie.

## Tasten

web-shortcuts = Tastenkürzel
web-key-choice = Schaltfläche der Aktionsleiste wählen
web-key-primary = Hauptaktion: Zug beenden, bestätigen
web-key-undo = Schritt rückgängig machen
web-key-hint = Um einen Tipp bitten
web-key-list = Alle erlaubten Züge als Liste
web-key-chat = Chat oder Verlauf
web-key-rules = Regeln öffnen
web-key-sound = Ton an oder aus
web-key-board = Auf dem Brett bewegen, Leertaste nimmt und legt
web-key-escape = Zurücklegen, schließen
web-key-help = Diese Übersicht

## Einstellungen

web-settings = Einstellungen
web-settings-help = Was du hier wählst, gilt auch auf deinen anderen Geräten.
web-setting-theme = Farben
web-theme-dark = Dunkel
web-theme-light = Hell
web-theme-contrast = Hoher Kontrast
web-setting-size = Schrift
web-size-usual = Normal
web-size-large = Groß
web-size-largest = Sehr groß
web-setting-speed = Tempo der Animationen
web-speed-slow = Langsam
web-speed-normal = Normal
web-speed-fast = Schnell
web-speed-off = Aus
web-setting-volume = Lautstärke
web-setting-confirm = Züge bestätigen
    .help = Jeder Zug wartet auf einen zweiten Druck.
web-setting-autopass = Erzwungene Züge ausführen
    .help = Wo nur eines möglich ist, geschieht es von selbst.

## Meine Partien

web-running = Laufende Partien
web-go-on = Weiterspielen
web-nothing-played = Hier ist noch keine beendete Partie.
web-filter-result = Nach Ergebnis filtern
web-ending-won = Gewonnen
web-ending-lost = Verloren
web-ending-drawn = Geteilt
web-best-score = Bestes Ergebnis
web-average-length = Züge im Schnitt
web-by = Sitz / Gegner
web-played = Gespielt
web-seat-number = Sitz { $number }
web-games-count =
    { $count ->
        [one] eine Partie
       *[other] { $count } Partien
    }

## Eine Einladung

web-invited = { $name } lädt dich zu { $game } ein
web-invited-name = Dein Name
web-invited-seat = Hinsetzen und mitspielen
web-invited-lesson = Erst eine Einführung, in einer Minute
web-lesson = { $game } in einer Minute
web-lesson-back = Zurück
web-lesson-done = Verstanden
web-invited-free =
    { $count ->
        [one] Ein Platz ist für dich frei.
       *[other] { $count } Plätze sind frei.
    }
