# Metallum am Tisch im Terminal. Die Wörter des Spiels selbst stehen beim Spiel.

## Brett

metallum-round = Runde { $round } von { $rounds }
metallum-sequence = Sequenz { $sequence }
metallum-decks = Stapel: Planeten { $planetary }, Aktionen { $action }
metallum-empty = leer
metallum-scored-now = Jetzt gewertet
metallum-your-program = Dein Programm
metallum-complexity = Komplexität { $complexity }
metallum-sealed =
    { $committed ->
        [yes] versiegelt: bestätigt
       *[no] versiegelt: programmiert noch
    }
metallum-one-needed = genau 1
metallum-one-at-most = 0 oder 1
metallum-tile-state =
    { $state ->
        [spent] verwendet
        [board] im Programm
       *[fits] passt
    }
metallum-problem =
    { $problem ->
        [no-move] eine Bewegung fehlt
        [spent] verwendet
        [same-type] eine dieser Art ist drin
        [not-one-piece] berührt nichts
        [no-pin] kein Stift auf der Seite
        [no-socket] keine Buchse dafür
        [colour] Farben passen nicht
        [position] Positionen passen nicht
        [no-completion] nicht zu vollenden
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
metallum-committed-wait = Dein Programm ist bestätigt. Bis das andere fertig ist, öffnet c es wieder.

## Tasten

metallum-key-move = über die Subroutinen; später die Planeten entlang und durch die Liste
metallum-key-next = zur nächsten Subroutine, die passt, oder zum nächsten Planeten mit +
metallum-key-choose = Subroutine aufs Brett legen oder zurücknehmen; Markiertes tun
metallum-key-number = tun, was in der Liste auf dem Brett diese Nummer hat
metallum-key-commit = Programm bestätigen; wieder öffnen
metallum-key-end = Aktionsphase beenden; nicht weiter nehmen; keine Karte
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
metallum-plain-card = { $module } auf der Hand (Karte { $card })
metallum-plain-sealed =
    { $committed ->
        [yes] Das Programm ist bestätigt und versiegelt.
       *[no] Das Programm entsteht noch im Geheimen.
    }
metallum-plain-draft = Programm bisher: { $tiles }; Komplexitätsgrad { $complexity }.
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
        [back] Eine Subroutine zurücknehmen, in Worten etwa: zurück move_by_1
        [execute] Eine Subroutine ausführen, in Worten etwa: ausführen move_by_1
        [decline] Auf eine Subroutine verzichten, in Worten etwa: verzichten deep_mining
        [move] Fliegen, in Worten etwa: fliege 4
        [place] Einen Roboter platzieren, in Worten etwa: setze 2
        [take] Einen Roboter nehmen, in Worten etwa: nimm 2
        [remove] Einen gegnerischen Roboter wählen, in Worten etwa: entferne 3
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
        [back] zurück
        [commit] bestätigen bestätige
        [reopen] öffnen öffne
        [execute] ausführen
        [decline] verzichten verzichte
        [use] nutze installation
        [end] ende beenden e
        [move] fliege fliegen
        [place] setze setzen
        [take] nimm
        [remove] entferne
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
