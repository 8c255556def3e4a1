# Metallum am Tisch im Terminal. Die Wörter des Spiels selbst stehen beim Spiel.

## Brett

metallum-round = Runde { $round } von { $rounds }
metallum-sequence = Sequenz { $sequence }
metallum-decks = Stapel: Planeten { $planetary }, Aktionen { $action }
metallum-empty = leer
metallum-scored-now = Bei Wertung jetzt
metallum-your-program = Dein Programm
metallum-complexity = Komplexität { $complexity }
metallum-swap = kann „{ neighbour-name }“ ersetzen
metallum-card-phases = Wirkt in: { $phases }
metallum-sealed =
    { $committed ->
        [yes] versiegelt: bestätigt
       *[no] versiegelt: programmiert noch
    }
metallum-one-needed = genau 1
metallum-one-at-most = 0 oder 1
metallum-problem =
    { $problem ->
        [no-move] eine Bewegung fehlt
        [spent] verwendet
        [not-one-piece] berührt keine andere
        [no-pin] kein Stift auf der Seite
        [no-socket] keine Buchse dafür
        [colour] Farben passen nicht
        [position] Positionen passen nicht
        [no-completion] ergibt kein Programm
       *[other] jetzt nicht
    }
metallum-state =
    { $state ->
        [programming] programmiert
        [committed] ✓ bestätigt
        [acting] am Zug
        [done] fertig
       *[second] danach dran
    }
metallum-income-title = Ertrag: mehr / weniger
metallum-income-normal = Ohne Marker
metallum-committed = Dein Programm ist bestätigt. Bis auch { $name } bestätigt hat, kannst du es ändern und neu bestätigen.
metallum-changed = Du hast dein Programm geändert. Bestätige die Änderung, bevor { $name } bestätigt.

## Tasten

metallum-key-move = über die Subroutinen; später die Planeten entlang und durch die Liste
metallum-key-next = zur nächsten Subroutine, die passt, oder zum nächsten Planeten mit +
metallum-key-choose = Subroutine aufs Brett legen, tauschen oder wegnehmen; Markiertes ausführen
metallum-key-number = den Eintrag mit dieser Nummer in der Liste auf dem Brett ausführen
metallum-key-commit = Programm bestätigen
metallum-key-end = Aktionsphase beenden; keine Roboter mehr versetzen; keine Karte benutzen
metallum-bar-choose = wählen
metallum-bar-commit = bestätigen
metallum-bar-end = beenden

## Zeile für Zeile

metallum-plain-line = Das Planetensystem von Alpha bis Omega, mit Robotern und was sie jetzt bringen würden:
metallum-plain-extractors =
    { $counts ->
        [one] { $name } { $count }, zählt eins, bekommt { $income } $
       *[other] { $name } { $count }, zählt { $counts }, bekommt { $income } $
    }
metallum-plain-ship = Schiff von { $name }
metallum-plain-face-down = verdeckt
metallum-plain-nothing = nichts
metallum-plain-none = keine
metallum-plain-owned = { $module } von { $name }
metallum-plain-market = Der Modulmarkt vom billigen Ende an; in den Stapeln: Planeten { $planetary }, Aktionen { $action }.
metallum-plain-seat = { $name } ({ $side }): { $money } $; im Vorrat: { $reserve }; Schiff bei { $planet }.
metallum-plain-spent = Verwendete Subroutinen: { $tiles }.
metallum-plain-modules = Module: { $modules }.
metallum-plain-card = { $module } auf der Hand (Karte { $card }, { $time })
metallum-plain-sealed =
    { $committed ->
        [yes] Das Programm ist bestätigt und versiegelt.
       *[no] Das Programm entsteht noch im Geheimen.
    }
metallum-plain-draft =
    { $state ->
        [committed] Programm, bestätigt: { $tiles }; Komplexitätsgrad { $complexity }.
        [valid] Programm bisher: { $tiles }; Komplexitätsgrad { $complexity }. Es kann bestätigt werden.
       *[open] Programm bisher: { $tiles }; Komplexitätsgrad { $complexity }.
    }
metallum-plain-in-program = in deinem Programm
metallum-plain-program = Programm: { $tiles }; noch offen: { $open }; Komplexitätsgrad { $complexity }.
metallum-plain-tiles = Deine Subroutinen; wo sie sich treffen, braucht jeder Stift eine Buchse seiner Farbe an seiner Position:
metallum-plain-tile = { $name } ({ $word }), Komplexitätsgrad { $complexity }
metallum-plain-edge =
    { $edge ->
        [top] Stifte oben: { $connectors }
        [left] Stifte links: { $connectors }
        [right] Buchsen rechts: { $connectors }
       *[bottom] Buchsen unten: { $connectors }
    }
metallum-heading =
    { $what ->
        [put] Eine Subroutine legen, in Worten etwa: lege move_by_1
        [swap] Eine Subroutine tauschen, in Worten etwa: lege move_by_2
        [back] Eine Subroutine wegnehmen, in Worten etwa: weg move_by_1
        [execute] Eine Subroutine ausführen, in Worten etwa: ausführen move_by_1
        [decline] Auf eine Subroutine verzichten, in Worten etwa: verzichten deep_mining
        [move] Fliegen, in Worten etwa: fliege 4
        [place] Einen Roboter platzieren, in Worten etwa: setze 2
        [from] Wählen, woher Roboter kommen, in Worten etwa: von 2
        [to] Wählen, wohin Roboter gehen, in Worten etwa: nach 3
        [shift] Einen Roboter versetzen, in Worten etwa: versetze 4
        [take] Einen eigenen Roboter nehmen, in Worten etwa: nimm 2
        [remove] Einen gegnerischen Roboter entfernen, in Worten etwa: entferne 3
        [replace] Einen gegnerischen Roboter ersetzen, in Worten etwa: ersetze 3
        [exchange] Mit einem gegnerischen Roboter tauschen, in Worten etwa: tausche 3
        [buy] Ein Modul kaufen, in Worten etwa: kaufe 2
        [transport] Ein Modul transportieren, in Worten etwa: transport 4
        [lay] Das Modul anlegen, in Worten etwa: anlegen 3
        [mark] Einen Marker legen, in Worten etwa: marker 3 reich
        [unmark] Einen Marker wegnehmen, in Worten etwa: markerweg 3
        [card] Eine Karte benutzen, in Worten etwa: karte 15
        [acquire] Ein Modul erwerben, in Worten etwa: erwirb 4
        [again] Noch einmal ausführen, in Worten etwa: nochmal deep_mining
       *[aim] Einen Planeten wählen, in Worten etwa: ziel 3
    }
metallum-words =
    { $command ->
        [put] lege legen
        [back] weg zurück
        [commit] bestätigen bestätige
        [execute] ausführen
        [decline] verzichten verzichte
        [use] nutze installation
        [end] ende beenden e
        [move] fliege fliegen
        [place] setze setzen
        [from] von
        [to] nach
        [shift] versetze versetzen
        [take] nimm
        [remove] entferne
        [replace] ersetze ersetzen
        [exchange] tausche tauschen
        [stop] halt
        [buy] kaufe kaufen
        [transport] transport
        [lay] anlegen
        [mark] marker
        [unmark] markerweg
        [rich] reich
        [poor] gering arm
        [card] karte
        [acquire] erwirb
        [again] nochmal
        [aim] ziel
        [pass] passe
       *[first] zuerst
    }
