# Metallum auf Deutsch. Plätze kommen als Namen; Planeten, Subroutinen, Module und Marker mit den Wörtern des Codes.
# Texte von Modulen bekommen die Zahl der Karte als $number; Texte, die von der Ausgabe abhängen, $edition.

## Planeten

planet-alpha = Alpha
planet-beta = Beta
planet-gamma = Gamma
planet-delta = Delta
planet-epsilon = Epsilon
planet-zeta = Zeta
planet-eta = Eta
planet-theta = Theta
planet-omega = Omega
planet-unknown = Unentdeckter Planet

## Installationen

installation-alpha = Nimm bis zu 4 deiner Roboter von einem Planeten und setze sie auf beliebige entdeckte Planeten.
installation-beta = Ersetze einen gegnerischen Roboter auf einem beliebigen Planeten durch einen eigenen. Er kommt in seinen Vorrat zurück.
installation-gamma = Entferne einen deiner Roboter von Gamma, dann bis zu 2 gegnerische von einem oder zwei beliebigen Planeten.
installation-delta =
    { $edition ->
        [de] Nimm 2 gegnerische Roboter von einem Planeten und setze sie auf einen oder zwei beliebige entdeckte Planeten.
       *[other] Nimm bis zu 2 gegnerische Roboter von einem Planeten und setze sie auf einen oder zwei beliebige entdeckte Planeten.
    }
installation-epsilon =
    { $edition ->
        [pl] Bewege dein Fabrikraumschiff auf einen beliebigen anderen entdeckten Planeten.
       *[other] Bewege dein Fabrikraumschiff auf einen beliebigen anderen Planeten. Es kann ihn dabei entdecken.
    }
installation-zeta = Tausche einen deiner Roboter mit einem gegnerischen auf einem anderen Planeten.
installation-eta = Setze einen Roboter aus deinem Vorrat auf einen beliebigen entdeckten Planeten.
installation-theta = Nimm bis zu 2 deiner Roboter von einem oder zwei Planeten und setze sie alle auf einen entdeckten Planeten.
installation-omega = Setze genau 3 Roboter aus deinem Vorrat auf Omega.

## Subroutinen

tile-type-move = Bewegung
tile-type-deployment = Stationierung
tile-type-special = Spezialaktion
tile-type-enhancement = Erweiterung

tile-move-by-1 = 1 Schritt
tile-move-by-1-help = Bewege dein Fabrikraumschiff auf einen benachbarten Planeten. Endet es auf einem verdeckten Planeten, entdeckt es ihn und bringt 1 $.
tile-move-by-2 = 2 Schritte
tile-move-by-2-help = Bewege dein Fabrikraumschiff genau 2 Planeten in eine Richtung. Endet es auf einem verdeckten Planeten, entdeckt es ihn und bringt 1 $.
tile-move-by-3 = 3 Schritte
tile-move-by-3-help = Bewege dein Fabrikraumschiff genau 3 Planeten in eine Richtung. Endet es auf einem verdeckten Planeten, entdeckt es ihn und bringt 1 $.
tile-extractors-1 = 1 Roboter
tile-extractors-1-help = Setze genau einen Roboter auf den Planeten mit deinem Fabrikraumschiff.
tile-extractors-2 = 2 Roboter
tile-extractors-2-help = Setze genau 2 Roboter auf den Planeten mit deinem Fabrikraumschiff.
tile-extractors-3 = 3 Roboter
tile-extractors-3-help = Setze genau 3 Roboter auf den Planeten mit deinem Fabrikraumschiff.
tile-deposits-report = Vorkommen-Markierung
tile-deposits-report-help = Lege einen Reich- oder Gering-Marker auf einen beliebigen Planeten, oder nimm einen weg.
tile-power-boost = Power-Förderung
tile-power-boost-help = Setze einen Roboter auf den Planeten mit deinem Fabrikraumschiff, oder bewege das Schiff auf einen benachbarten Planeten.
tile-deep-mining = Tiefenförderung
tile-deep-mining-help = Werte den Planeten mit deinem Fabrikraumschiff, für dich allein.
tile-purchase = Kaufmodul
tile-purchase-help = Kaufe ein Modul vom Markt.
tile-purchase-or-transport = Kaufmodul/Transportmodul
tile-purchase-or-transport-help = Kaufe ein Modul vom Markt, oder bewege eines deiner Planetenmodule auf einen anderen entdeckten Planeten.
tile-extra-activation = Zusatzaktivierung
tile-extra-activation-help = Nutze eine weitere Installation, die des Planeten mit deinem Fabrikraumschiff.

# Eine Subroutine im Satz
tile-name =
    { $tile ->
        [move_by_1] 1 Schritt
        [move_by_2] 2 Schritte
        [move_by_3] 3 Schritte
        [extractors_1] 1 Roboter
        [extractors_2] 2 Roboter
        [extractors_3] 3 Roboter
        [deposits_report] Vorkommen-Markierung
        [power_boost] Power-Förderung
        [deep_mining] Tiefenförderung
        [purchase] Kaufmodul
        [purchase_or_transport] Kaufmodul/Transportmodul
       *[extra_activation] Zusatzaktivierung
    }
neighbour-name =
    { $neighbour ->
        [move_by_1] 1 Schritt
        [move_by_2] 2 Schritte
        [move_by_3] 3 Schritte
        [extractors_1] 1 Roboter
        [extractors_2] 2 Roboter
        [extractors_3] 3 Roboter
        [deposits_report] Vorkommen-Markierung
        [power_boost] Power-Förderung
        [deep_mining] Tiefenförderung
        [purchase] Kaufmodul
        [purchase_or_transport] Kaufmodul/Transportmodul
       *[extra_activation] Zusatzaktivierung
    }

## Verbindungen

connector-pin = Stift
connector-socket = Buchse
colour-red = rot
colour-blue = blau
colour-yellow = gelb
colour-green = grün
colour-white = weiß
colour-violet = violett
colour-orange = orange
colour-cyan = cyan

## Module

module-kind-planetary = Planetenmodul
module-kind-action = Aktionsmodul
timing-actions = In deiner Aktionsphase
timing-scoring = Vor der Wertung
timing-reveal = Beim Aufdecken der Programme

module-mining-station = Minenstation
module-mining-station-text =
    { $number ->
        [one] Zählt auf diesem Planeten bei Wertung und Tiefenförderung als einer deiner Roboter.
       *[other] Zählt auf diesem Planeten bei Wertung und Tiefenförderung als { $number } deiner Roboter.
    }
module-research-station = Forschungsstation
module-research-station-text = Jedes Modul, das du kaufst, kostet { $number } $ weniger, wo immer du bist.
module-signal-jam = Signalblockierung
module-signal-jam-text =
    { $edition ->
        [de] Niemand darf gegnerische Roboter von diesem oder auf diesen Planeten bewegen. Setzen und Entfernen sind erlaubt.
       *[other] Die andere Seite darf keine Roboter von diesem oder auf diesen Planeten bewegen. Setzen und Entfernen sind erlaubt.
    }
module-force-shield = Kraftschild
module-force-shield-text = Kein Aktionsmodul entfernt deine Roboter von diesem Planeten.
module-conglomerate = Konglomerat
module-conglomerate-text = Wo du mit mindestens einem Roboter gleichstehst, bekommst du den kleineren Ertrag, auf jedem Planeten.
module-refinery = Raffinerie
module-refinery-text = Wann immer du auf diesem Planeten etwas bekommst, bekommst du { $number } $ mehr.
module-customs-office = Zollamt
module-customs-office-text = Bekommt die andere Seite auf diesem Planeten bei der Wertung etwas, bekommst du { $number } $.
module-assembly-plant = Montagewerk
module-assembly-plant-text =
    { $number ->
        [one] Eine Stationierung auf diesem Planeten setzt einen Roboter mehr aus deinem Vorrat.
       *[other] Eine Stationierung auf diesem Planeten setzt { $number } Roboter mehr aus deinem Vorrat.
    }
module-jump-gate = Sprungtor
module-jump-gate-text = Statt ihrer Schritte kann deine Bewegung dein Fabrikraumschiff von überall hierher bringen.
module-robot-factory = Roboterfabrik
module-robot-factory-text =
    { $number ->
        [one] Am Ende jeder Spielrunde kommt ein Roboter deines Vorrats hierher.
       *[other] Am Ende jeder Spielrunde kommen { $number } Roboter deines Vorrats hierher.
    }
module-defence-grid = Verteidigungsnetz
module-defence-grid-text = Deine Roboter auf diesem Planeten sind sicher vor gegnerischem Beta, Gamma, Delta und Zeta.
module-compiler = Compiler
module-compiler-text = Deine Komplexität zählt { $number } weniger, aber nicht unter 0.
module-acquire-module = Modul aneignen
module-acquire-module-text = Nimm ein Planetenmodul, das niemand gekauft hat, und lege es kostenlos an den Planeten mit deinem Fabrikraumschiff.
module-nuclear-explosion = Nukleare Explosion
module-nuclear-explosion-text = Alle Roboter auf dem Planeten mit deinem Fabrikraumschiff kommen in ihre Vorräte zurück.
module-sabotage = Sabotage
module-sabotage-text =
    { $number ->
        [one] Wähle einen Planeten: Beide Seiten verlieren dort einen Roboter.
       *[other] Wähle einen Planeten: Beide Seiten verlieren dort { $number } Roboter.
    }
module-activation = Aktivierung
module-activation-text = Nutze eine weitere Installation, die des Planeten mit deinem Fabrikraumschiff.
module-emergency-drop = Notabwurf
module-emergency-drop-text =
    { $number ->
        [one] Setze einen Roboter auf einen beliebigen entdeckten Planeten.
       *[other] Setze { $number } Roboter auf einen entdeckten Planeten deiner Wahl.
    }
module-tax-audit = Steuerprüfung
module-tax-audit-text = Wähle einen Planeten: Die andere Seite bekommt in dieser Wertung nichts von ihm.
module-bonus-contract = Bonusvertrag
module-bonus-contract-text =
    { $number ->
        [2] Wähle einen Planeten: Was du in dieser Wertung von ihm bekommst, wird verdoppelt.
       *[other] Wähle einen Planeten: Was du in dieser Wertung von ihm bekommst, zählt { $number }-mal.
    }
module-rollback = Wiederaufruf
module-rollback-text = Führe eine deiner verwendeten Subroutinen, außer einer Bewegung, noch einmal aus.
module-overclock = Übertaktung
module-overclock-text = Deine Komplexität zählt in dieser Runde als 0.

## Marker

marker-rich = Reiches Vorkommen
marker-rich-help = Die Mehrheit bekommt 5 $, die Minderheit 2 $.
marker-poor = Geringes Vorkommen
marker-poor-help = Die Mehrheit bekommt 1 $, die Minderheit nichts.

## Aufbau

option-edition = Ausgabe
option-edition-help = Nach den Regeln welcher Ausgabe gespielt wird. Sie unterscheiden sich bei Delta, Epsilon, Signalblockierung und bei leerem Vorrat.
edition-en = Englisch
edition-de = Deutsch
edition-pl = Polnisch
side-red = Rot
side-blue = Blau

## Warum ein Programm abgelehnt wird

refused-no-move-tile = Ein Programm braucht genau eine Bewegung. Füge eine hinzu.
refused-tile-spent = „{ tile-name }“ ist schon verwendet. Am Ende der Sequenz wird sie reaktiviert.
refused-same-type = „{ tile-name }“ und „{ neighbour-name }“ sind von derselben Art. In ein Programm gehört höchstens eine jeder Art.
refused-not-one-piece = „{ tile-name }“ berührt nichts. Alle Subroutinen eines Programms müssen ein Stück bilden.
refused-no-pin = „{ tile-name }“ hat keinen Stift zur Seite von „{ neighbour-name }“, die beiden hängen also nicht zusammen.
refused-no-socket = „{ neighbour-name }“ hat auf der Seite von „{ tile-name }“ keine Buchse. Dort lässt sich nichts anstecken.
refused-wrong-colour = „{ tile-name }“ passt nicht zu „{ neighbour-name }“: Die Farben der Verbindungen sind verschieden.
refused-wrong-position = „{ tile-name }“ passt nicht zu „{ neighbour-name }“: Die Farbe stimmt, die Position nicht.
refused-not-completable = Mit „{ tile-name }“ kann daraus kein gültiges Programm deiner aktiven Subroutinen mehr werden.

## Wörter des Spiels

term-factory-ship = Fabrikraumschiff (FRS)
term-factory-ship-help = Dein Schiff. Es fliegt die Reihe der Planeten entlang und führt dein Programm dort aus, wo es ist.
term-extractor = Bergbauroboter
term-extractor-help = Kurz Roboter. Wer auf einem Planeten mehr davon hat, bekommt dort mehr.
term-reserve = Vorrat
term-reserve-help = Deine Roboter, die auf keinem Planeten stehen. Ist er leer, kommen neue von anderen Planeten.
term-planetary-system = Planetensystem
term-planetary-system-help = Die Reihe der sieben Planeten von Alpha bis Omega.
term-discovery = Entdeckung
term-discovery-help = Endet ein Schiff auf einem verdeckten Planeten, wird er aufgedeckt und bringt 1 $.
term-installation = Planeteninstallation
term-installation-help = Was der Planet mit deinem Schiff für dich tun kann, einmal in deiner Aktionsphase.
term-subroutine = Subroutine
term-subroutine-help = Ein Teil eines Programms: Bewegung, Stationierung, Spezialaktion oder Erweiterung.
term-program = Programm
term-program-help = Eine Bewegung und bis zu drei weitere Subroutinen, durch Verbindungen zusammengesteckt.
term-connector = Verbindung
term-connector-help = Stifte müssen auf Buchsen derselben Farbe an derselben Position treffen.
term-complexity = Komplexitätsgrad
term-complexity-help = Die Summe der Grade eines Programms. Der niedrigere entscheidet, wer zuerst handelt.
term-sequence = Sequenz
term-sequence-help = Drei Runden. An ihrem Ende werden verwendete Subroutinen reaktiviert.
term-spent = Verwendet
term-spent-help = Ausgeführt oder darauf verzichtet; bis zum Ende der Sequenz nicht nutzbar.
term-module = Modul
term-module-help = Eine Karte vom Markt: Planetenmodule bleiben bei einem Planeten, Aktionsmodule werden einmal benutzt.
term-market = Modulmarkt
term-market-help = Vier Module zum Kauf. Ihre Felder ändern den Preis um -1, 0, 0 und +1 $.
term-deposits = Vorkommensmarker
term-deposits-help = Macht einen Planeten reich (5 $ und 2 $) oder gering (1 $ und 0 $).
term-credits = Credits, kurz $
term-credits-help = Geld und Siegpunkte zugleich.
term-majority = Mehrheit
term-majority-help = Mehr Roboter auf einem Planeten als die andere Seite.
