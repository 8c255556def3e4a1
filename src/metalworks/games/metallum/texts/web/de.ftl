# Das Metallum-Brett des Tisches im Browser, auf Deutsch.

## Orte

met-unknown = Unbekannt
met-unknown-at = Unbekannter Planet { $place }
met-face-down = Verdeckt
met-empty = Keine Roboter
met-tied = Gleichstand
met-tied-no-income = Gleichstand: nichts
met-no-income = Noch kein Ertrag
met-used = genutzt
met-plate =
    { $cause ->
        [alpha] Bis zu 4 eigene Roboter versetzen
        [beta] 1 gegnerischen durch 1 eigenen ersetzen
        [gamma] 1 hier abgeben, 2 gegnerische entfernen
        [delta] Bis zu 2 gegnerische versetzen
        [epsilon] Schiff fliegt zu einem Planeten
        [zeta] 1 eigenen gegen 1 gegnerischen tauschen
        [eta] 1 Roboter auf einen Planeten
        [theta] 2 eigene auf einem Planeten sammeln
       *[omega] 3 aus dem Vorrat hierher
    }
met-plate-dark = Hier landen und entdecken: +1 $
met-tip-dark = Ein verdeckter Planet. Das erste Schiff, das hier landet, deckt ihn auf und bringt 1 $. Erst dann können hier Roboter und Module stehen.
met-tip-ship = Fabrikraumschiff von { $name }, jetzt bei { $where }.
met-say-extractors =
    { $count ->
        [one] { $name }: 1 Roboter, { $income } $, wenn jetzt gewertet würde
       *[other] { $name }: { $count } Roboter, { $income } $, wenn jetzt gewertet würde
    }
met-say-ship = Schiff von { $name }
met-say-module = { $name }: { $module }
met-say-tied = Gleichstand, je { $count }
met-say-my-lead = Deine Mehrheit, { $more } zu { $less }
met-say-their-lead = Mehrheit des Gegners, { $more } zu { $less }
met-say-lead-0 = Mehrheit für Rot, { $more } zu { $less }
met-say-lead-1 = Mehrheit für Blau, { $more } zu { $less }
met-installation = Installation
met-system = Planetensystem
met-if-scored = Bei Wertung jetzt
met-token = Diesen Roboter auf einen leuchtenden Planeten ziehen

## Markt

met-market = Modulmarkt
met-market-deck =
    { $count ->
        [0] Stapel leer
        [one] Noch 1 Karte im Stapel
       *[other] Noch { $count } Karten im Stapel
    }
met-slot = Feld { $slot }: { $card }, { $price } $
met-slot-empty = verkauft
met-slot-none = leer
met-plus = +{ $amount } $
met-two-phases = Zwei Phasen
met-timing-actions = Einmal, in deinen Aktionen
met-timing-scoring = Einmal, bei der Wertung
met-timing-reveal = Einmal, beim Aufdecken
met-in-hand = Hand
met-close = Schließen

## Programme

met-face =
    { $face ->
        [purchase_module] Modul kaufen
       *[other] Kauf oder Transport
    }
met-programs = Programme
met-program-mine = Dein Programm
met-program-of = Programm von { $name }
met-complexity = Komplexität
met-first = zuerst
met-tile-now = läuft
met-tile-open = ausführbar
met-tile-waits = aufgedeckt
met-tile-not-yet = noch offen
met-tile-done = ausgeführt
met-tile-declined = ausgelassen

## Programmieren

met-board = Programmbrett
met-tray = Deine Subroutinen
met-watch-programming = Beide Konzerne programmieren geheim. Die Programme werden aufgedeckt, sobald beide fertig sind.
met-short-move = Bewegen
met-short-deployment = Roboter
met-short-special = Spezial
met-short-enhancement = Erweitern
met-short-use = Planet
met-use-here = Nutzen
met-exactly-one = genau 1
met-none-or-one = 0 oder 1
met-slot-must = Pflicht
met-slot-may = freiwillig
met-tray-on-board = auf dem Brett
met-tray-held = in der Hand
met-tray-spent = Verwendet
met-tray-fits = Passt
met-tray-swaps = Passt im Tausch
met-side =
    { $side ->
        [upper] obere
        [lower] untere
        [left] linke
       *[right] rechte
    }
met-colour =
    { $colour ->
        [red] rote
        [blue] blaue
        [yellow] gelbe
        [green] grüne
        [white] weiße
        [violet] violette
        [orange] orange
       *[cyan] türkise
    }
met-tray-needs = Braucht { met-side } { met-colour } Buchse
met-tray-lacks = Keine { met-side } { met-colour } Buchse
met-tray-misfit = Passt nicht
met-misfit-swap = Eingetauscht würde es sich nicht mit „{ $other }“ verbinden: Der { met-side } { met-colour } Stift hat keine Buchse.
met-does-not-fit = { $tile } passt nicht
met-join = der { met-side } { met-colour } Stift verbindet { $tile }
met-no-joins = Stifte und Buchsen gleicher Farbe verbinden.
met-lower-decides = Die kleinere bestimmt, wer beginnt.
met-committed = Abgegeben
met-rival-committed = { $name } ist fertig
met-rival-sealed = Versiegelt, bis auch du abgibst
met-rival-programs = { $name } programmiert
met-rival-secret = Bis zum Aufdecken verborgen

## Spieler

met-forecast = Nächste Wertung
met-you = Du
met-reserve = Vorrat
met-tiles = Subroutinen
met-tiles-spent = { $count } verwendet
met-status-committed = Abgegeben, versiegelt
met-status-programs = Beim Programmieren
met-status-acts = Am Zug
met-status-waits = Wartet
met-status-done = Fertig in dieser Runde

## Runden

met-round = Runde { $round } von { $all }
met-phase-programming = Programmieren
met-phase-actions = Aktionen
met-phase-scoring = Wertung
met-phase-end-of-round = Rundenende

## Was eine Aktion tut

met-do-commit =
    { $count ->
        [one] 1 Subroutine abgeben
       *[other] { $count } Subroutinen abgeben
    }
met-do-program = Abgeben: { $tiles }
met-do-program-sum = Komplexität { $sum }
met-do-change = Programm ändern
met-do-keep = Programm lassen
met-do-take-off = { $tile } wegnehmen
met-do-first-me = Ich beginne
met-do-first-other = { $name } beginnt
met-do-again = noch einmal
met-do-decline = { $tile } auslassen
met-do-installation = { $planet } nutzen
met-do-installation-what = Installation
met-do-end = Aktionen beenden
met-do-way =
    { $way ->
        [left] { $count } Richtung Alpha
       *[right] { $count } Richtung Omega
    }
met-do-discover = entdecken, +1 $
met-do-place = hierher setzen
met-do-origin = von hier nehmen
met-do-destination = hier sammeln
met-do-move = hierher versetzen
met-do-take = von hier nehmen
met-do-remove = einen hier entfernen
met-do-replace = einen hier ersetzen
met-do-swap = mit einem hier tauschen
met-do-stop = Genug
met-do-buy = kaufen für { $price } $
met-do-transport = transportieren
met-do-lay = hierher legen
met-do-unmark = Marker entfernen
met-do-card = Karte einsetzen
met-do-acquire = nehmen
met-do-aim = wählen
met-do-pass = Keine Karte
met-fly-here = Hierher
met-fly-discover = Entdecken +1 $
met-mark-here = Markieren

## Aufforderungen

met-prompt-program = Baue dein Programm für Runde { $round }
met-prompt-program-empty = Beginne mit einer beliebigen Subroutine; genau eine Bewegung ist Pflicht.
met-prompt-program-more = Noch nicht fertig: Alles muss verbunden sein, mit genau einer Bewegung.
met-prompt-program-valid = Bereit zum Abgeben. Du kannst noch ergänzen, tauschen oder wegnehmen.
met-prompt-committed = Dein Programm ist versiegelt
met-prompt-committed-help = Du kannst es ändern, bis auch dein Gegner abgegeben hat.
met-prompt-change = Ändere dein Programm
met-prompt-order = Wer beginnt in dieser Runde?
met-prompt-order-help = Dein Programm ist weniger komplex, also bestimmst du.
met-prompt-reveal = Eine Karte einsetzen, bevor verglichen wird?
met-prompt-reveal-help = Jetzt ist der Moment für Übertaktung.
met-prompt-scoring = Eine Karte einsetzen, bevor gewertet wird?
met-prompt-scoring-help = Jetzt ist der Moment für Steuerprüfung und Bonusvertrag.
met-prompt-over = Das Spiel ist zu Ende
met-prompt-menu = Deine Aktionen
met-prompt-menu-move = Reihenfolge frei. Die Bewegung ist Pflicht, der Rest freiwillig.
met-prompt-menu-end = Reihenfolge frei. Nicht Ausgeführtes verfällt.
met-prompt-moving = Wohin fliegt dein Schiff?
met-prompt-moving-help =
    { $left ->
        [one] genau 1 Planet, egal in welche Richtung.
       *[other] genau { $left } Planeten in eine Richtung.
    }
met-prompt-placing = Dein Vorrat ist leer
met-prompt-placing-help = nimm den Roboter von einem anderen Planeten (noch { $left }).
met-prompt-boosting = Roboter setzen oder weiterfliegen?
met-prompt-boosting-help = ein Roboter beim Schiff oder ein Planet weiter.
met-prompt-reporting = Um welchen Planeten geht es?
met-prompt-reporting-help = lege einen Reich- oder Gering-Marker oder nimm einen weg.
met-prompt-buying = Welches Modul möchtest du?
met-prompt-buying-help = es kommt zum Schiff oder auf die Hand.
met-prompt-transporting = Wohin kommt das Modul?
met-prompt-transporting-help = auf einen entdeckten Planeten.
met-prompt-shifting-from = Von welchem Planeten nimmst du?
met-prompt-shifting-from-help =
    { $cause ->
        [delta] bis zu { $left } gegnerische Roboter eines Planeten.
       *[other] bis zu { $left } eigene Roboter eines Planeten.
    }
met-prompt-shifting-to = Wohin kommt der Roboter?
met-prompt-shifting-to-help = noch bis zu { $left }; höre auf, wenn es genug sind.
met-prompt-replacing = Welchen gegnerischen Roboter ersetzt du?
met-prompt-replacing-help = er geht in seinen Vorrat, einer von deinen kommt an seine Stelle.
met-prompt-removing = Welcher gegnerische Roboter wird entfernt?
met-prompt-removing-help = noch bis zu { $left }.
met-prompt-jumping = Fliege zu einem beliebigen Planeten
met-prompt-jumping-help = ein verdeckter wird entdeckt.
met-prompt-swapping-own = Welchen eigenen Roboter tauschst du?
met-prompt-swapping-own-help = er wechselt den Platz mit einem gegnerischen anderswo.
met-prompt-swapping-other = Mit welchem gegnerischen Roboter?
met-prompt-swapping-other-help = auf einem anderen Planeten.
met-prompt-adding = Wohin kommt der Roboter?
met-prompt-adding-help = auf einen entdeckten Planeten.
met-prompt-gathering-to = Wo sammelst du?
met-prompt-gathering-to-help = zuerst der Planet, auf dem bis zu { $left } deiner Roboter zusammenkommen.
met-prompt-gathering-from = Woher kommen sie?
met-prompt-gathering-from-help = noch bis zu { $left }.
met-prompt-acquiring = Welches Modul nimmst du?
met-prompt-acquiring-help = es kommt kostenlos zum Planeten mit deinem Schiff.
met-prompt-sabotaging = Welchen Planeten sabotierst du?
met-prompt-sabotaging-help = dort verlieren beide Roboter.
met-prompt-dropping = Wo landen die Roboter?
met-prompt-dropping-help = auf einem entdeckten Planeten.
met-prompt-rolling-back = Welche Subroutine läuft noch einmal?
met-prompt-rolling-back-help = jede verwendete außer einer Bewegung.
met-prompt-auditing = Welcher Planet wird geprüft?
met-prompt-auditing-help = dein Gegner bekommt dort in dieser Wertung nichts.
met-prompt-contracting = Welcher Planet zahlt doppelt?
met-prompt-contracting-help = was du dort in dieser Wertung bekommst, wird verdoppelt.
met-prompt-discovering = Ein Planet wird entdeckt
met-prompt-discovering-help = einen Moment.

## Was geschah

met-log-round = Runde { $round }
met-log-committed = { $who } hat ein Programm abgegeben.
met-log-commits = { $who } gibt ab: { $tiles }
met-log-revealed = { $who } deckt auf: { $tiles }
met-log-complexity = Komplexitätsgrad von { $who }: { $counted }
met-log-complexity-less = Komplexitätsgrad von { $who }: { $counted } statt { $printed }
met-log-tie = Alles gleich: Der Zufall bestimmt, wer beginnt.
met-log-decides = { $who } bestimmt, wer beginnt.
met-log-first = { $who } ist zuerst an der Reihe.
met-log-begins = { $who } beginnt.
met-log-runs = { $who } führt aus: { $tile }
met-log-again = { $who } führt noch einmal aus: { $tile }
met-log-declines = { $who } lässt aus: { $tiles }
met-log-installation = { $who } nutzt die Installation von { $planet }.
met-log-flies = { $who } fliegt von { $from } nach { $to }.
met-log-discovers = { $who } entdeckt { $planet }: +1 $
met-log-turned-up = { $planet } blieb unentdeckt.
met-log-places = { $who }: { $count } Roboter auf { $planet } gesetzt.
met-log-removed = { $who } verliert { $count } Roboter auf { $planet }.
met-log-moved = { $who }: { $count } Roboter von { $from } nach { $to }.
met-log-rich = { $who } meldet reiche Vorkommen auf { $planet }.
met-log-poor = { $who } meldet geringe Vorkommen auf { $planet }.
met-log-unmarked = { $who } entfernt den Marker von { $planet }.
met-log-earns = { $who } bekommt { $amount } $: { $planets }
met-recap-round = Letzte Wertung: { $sums }
met-recap-sum = { $who } +{ $amount } $
met-log-buys = { $who } kauft { $module } für { $price } $
met-log-lays = { $module } liegt nun bei { $planet }.
met-log-transports = { $who } transportiert { $module } nach { $planet }.
met-log-acquires = { $who } eignet sich { $module } an
met-log-uses = { $who } setzt { $module } ein
met-log-aims = { $module }: { $planet }.
met-log-discarded = { $module } verlässt den Markt.
met-log-market = Neu im Markt: { $modules }
met-log-reshuffled = Aus den abgelegten Karten wird ein neuer Stapel.
met-log-set-aside = Aktionsmodule lösen die Planetenmodule im Markt ab.
met-log-tiles-back = Die Sequenz endet: Alle Subroutinen sind wieder da.
met-log-wins = { $who } gewinnt das Spiel.
met-log-draw = Das Spiel endet unentschieden.
met-log-undone = { $who } macht einen Schritt rückgängig.

## Verläufe

met-chart-round = Runde { $round }
met-chart-credits = Credits
met-chart-earned = Verdient pro Runde
met-chart-extractors = Roboter im System
met-chart-lead = übernimmt die Führung

## Erste Schritte

tour-metallum-system = Sieben Planeten in einer Reihe, einige noch verdeckt. Jede Runde zahlt jeder Planet: 3 $ für mehr Bergbauroboter, 1 $ für weniger. Du bist Rot; wer nach neun Runden die meisten Credits hat, gewinnt.
    .title = Das System
tour-metallum-move = Ein Programm braucht eine Bewegung. Drücke „{ tile-move-by-1 }“ oder ziehe ihn aufs Brett: Dein Fabrikraumschiff fliegt einen Planeten weiter, zu Eta mit den reichen Vorkommen.
    .title = Beginne dein Programm
tour-metallum-deploy = Nun „{ tile-extractors-2 }“. Der blaue Stift trifft die blaue Buchse der Bewegung, also verbinden sich beide und leuchten auf.
    .title = Eine zweite Subroutine
tour-metallum-commit = Dein Komplexitätsgrad ist 2; der niedrigere bestimmt, wer beginnt. Gib ab: Niemand sieht ein Programm, bevor beide versiegelt sind.
    .title = Versiegeln
tour-metallum-order = Beide Programme sind aufgedeckt: du hast 2, dein Gegner 6. Also bestimmst du. Beginne selbst.
    .title = Aufdecken
tour-metallum-fly = Führe „{ tile-move-by-1 }“ aus und wähle Eta. Wer auf einem verdeckten Planeten landet, entdeckt ihn und bekommt 1 $.
    .title = Fliegen
tour-metallum-place = Führe „2 Roboter“ aus: Sie kommen dorthin, wo dein Schiff ist.
    .title = Stationieren
tour-metallum-installation = Jeder bekannte Planet hat eine Installation. Einmal in deinen Aktionen darfst du die nutzen, bei der dein Schiff ist. Drück auf Eta.
    .title = Die Installation nutzen
tour-metallum-anywhere = Eta setzt einen weiteren Roboter, auf einen beliebigen bekannten Planeten. Diese leuchten jetzt: Wähle einen.
    .title = Noch einer, egal wo
tour-metallum-end = Das war dein Programm. Die Vorschau zählt, was jetzt steht. Beende deine Aktionen: Dein Gegner ist nach dir dran und kann das ändern, dann zahlen alle Planeten.
    .title = Der Gegner ist dran
tour-metallum-done = Dein Gegner war nach dir dran, also muss die Vorschau nicht gestimmt haben: „Verlauf“ sagt, was jeder Planet wem gezahlt hat. Verwendete Subroutinen kommen nach drei Runden zurück, Module vom Markt helfen dauerhaft. Zeige auf etwas oder halte den Finger darauf, um zu lesen, was es tut.
    .title = Das ist Metallum

## Warum ein Vorschlag gut ist

met-why-program =
    { $count ->
        [one] Ein einfaches Programm lässt dich oft entscheiden, wer zuerst handelt.
       *[other] Diese { $count } Subroutinen passen zusammen und wirken in dieser Runde.
    }
met-why-first = Wer zuerst handelt, ist zuerst bei Planeten und Karten.
met-why-second = Wer als Zweites handelt, weiß, was geschehen ist.
met-why-fly = Dort stehst du { $mine } zu { $theirs }.
met-why-discover = Eine Entdeckung bringt 1 $.
met-why-place = Dann steht es dort { $mine } zu { $theirs }.
met-why-end = Was übrig ist, brächte nicht mehr.
