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
tile-purchase-module = Modul kaufen
tile-purchase-module-help = Kaufe ein Modul vom Markt.
tile-purchase-or-transport = Modul kaufen oder transportieren
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
        [purchase_module] Modul kaufen
        [purchase_or_transport] Modul kaufen oder transportieren
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
        [purchase_module] Modul kaufen
        [purchase_or_transport] Modul kaufen oder transportieren
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
module-acquire-module-text =
    { $edition ->
        [de] Nimm ein Planetenmodul, das niemand gekauft hat, oder ein eigenes, und lege es kostenlos an den Planeten mit deinem Fabrikraumschiff.
       *[other] Nimm ein Planetenmodul, das niemand gekauft hat, und lege es kostenlos an den Planeten mit deinem Fabrikraumschiff.
    }
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
option-edition-help = Nach den Regeln welcher Ausgabe gespielt wird. Sie unterscheiden sich bei Delta, Epsilon, Signalblockierung, „Modul aneignen“ und bei leerem Vorrat.
edition-en = Englisch
edition-de = Deutsch
edition-pl = Polnisch
side-red = Rot
side-blue = Blau

## Namen im Satz

planet-word =
    { $planet ->
        [alpha] Alpha
        [beta] Beta
        [gamma] Gamma
        [delta] Delta
        [epsilon] Epsilon
        [zeta] Zeta
        [eta] Eta
        [theta] Theta
        [omega] Omega
       *[hidden] den unentdeckten Planeten Nr. { $place }
    }
planet-dat =
    { $planet ->
        [alpha] Alpha
        [beta] Beta
        [gamma] Gamma
        [delta] Delta
        [epsilon] Epsilon
        [zeta] Zeta
        [eta] Eta
        [theta] Theta
        [omega] Omega
       *[hidden] dem unentdeckten Planeten Nr. { $place }
    }
origin-dat =
    { $origin_planet ->
        [alpha] Alpha
        [beta] Beta
        [gamma] Gamma
        [delta] Delta
        [epsilon] Epsilon
        [zeta] Zeta
        [eta] Eta
        [theta] Theta
        [omega] Omega
       *[hidden] dem unentdeckten Planeten Nr. { $origin }
    }
module-name =
    { $effect ->
        [mining_station] Minenstation
        [research_station] Forschungsstation
        [signal_jam] Signalblockierung
        [force_shield] Kraftschild
        [conglomerate] Konglomerat
        [refinery] Raffinerie
        [customs_office] Zollamt
        [assembly_plant] Montagewerk
        [jump_gate] Sprungtor
        [robot_factory] Roboterfabrik
        [defence_grid] Verteidigungsnetz
        [compiler] Compiler
        [acquire_module] Modul aneignen
        [nuclear_explosion] Nukleare Explosion
        [sabotage] Sabotage
        [activation] Aktivierung
        [emergency_drop] Notabwurf
        [tax_audit] Steuerprüfung
        [bonus_contract] Bonusvertrag
        [rollback] Wiederaufruf
       *[overclock] Übertaktung
    }

## Was zu tun ist

phase-programming = Programmierung
phase-reveal = Programme aufgedeckt
phase-order = Reihenfolge
phase-actions = Aktionen
phase-scoring = Wertung
phase-end-of-round = Ende der Spielrunde
phase-over = Spielende

prompt-programming = Stelle dein Programm zusammen: eine Bewegung und bis zu drei weitere Subroutinen, die zusammenpassen. Dann bestätige es.
prompt-reveal = Du hast eine Karte für diesen Moment. Benutze sie, oder benutze keine.
prompt-order = Dein Programm ist das einfachere. Entscheide, wer zuerst handelt.
prompt-actions = Führe deine Subroutinen aus, nutze die Installation deines Planeten oder spiele Karten, in beliebiger Reihenfolge. Die Bewegung ist Pflicht, alles andere freiwillig.
prompt-scoring = Du hast eine Karte für die Wertung. Benutze sie, bevor die Planeten gewertet werden, oder benutze keine.
prompt-end-of-round = Der Markt wird aufgefüllt.
prompt-over = Das Spiel ist zu Ende.

# Schritte innerhalb eines Effekts bekommen als $left, wie viele noch zu tun sind.
step-menu = Wähle, was du als Nächstes tust.
step-moving =
    { $left ->
        [one] Bewege dein Fabrikraumschiff auf einen benachbarten Planeten.
       *[other] Bewege dein Fabrikraumschiff { $left } Planeten in eine Richtung.
    }
step-placing =
    { $left ->
        [one] Dein Vorrat ist leer. Wähle einen Planeten, von dem der Roboter kommt.
       *[other] Dein Vorrat ist leer. Wähle einen Planeten, von dem ein Roboter kommt, insgesamt { $left }.
    }
step-boosting = Setze einen Roboter auf deinen Planeten, oder bewege dein Fabrikraumschiff auf einen benachbarten.
step-reporting = Wähle einen Planeten: Lege einen Reich- oder Gering-Marker hin, oder nimm seinen Marker weg.
step-buying = Wähle ein Modul vom Markt.
step-transporting = Wähle einen entdeckten Planeten für das Modul.
step-shifting-from = Wähle den Planeten, von dem Roboter genommen werden.
step-shifting-to =
    { $left ->
        [one] Wähle einen Planeten für den Roboter, den du nimmst, oder höre auf.
       *[other] Wähle einen Planeten für den nächsten Roboter, bis zu { $left } noch, oder höre auf.
    }
step-replacing = Wähle einen Planeten mit einem gegnerischen Roboter, den du ersetzt.
step-removing =
    { $left ->
        [one] Wähle einen gegnerischen Roboter, den du entfernst, oder höre auf.
       *[other] Wähle gegnerische Roboter, die du entfernst, bis zu { $left }.
    }
step-jumping = Wähle den Planeten, auf den dein Fabrikraumschiff springt.
step-swapping-own = Wähle, welchen deiner Roboter du tauschst.
step-swapping-other = Wähle den gegnerischen Roboter, mit dem du tauschst.
step-adding = Wähle einen entdeckten Planeten für den Roboter.
step-gathering-to = Wähle den Planeten, auf dem sich deine Roboter sammeln.
step-gathering-from =
    { $left ->
        [one] Wähle einen Planeten, von dem du einen Roboter nimmst, oder höre auf.
       *[other] Wähle einen Planeten, von dem du einen Roboter nimmst, bis zu { $left }.
    }
step-acquiring =
    { $edition ->
        [de] Wähle ein Planetenmodul, das niemand gekauft hat, oder ein eigenes.
       *[other] Wähle ein Planetenmodul, das niemand gekauft hat.
    }
step-sabotaging = Wähle den Planeten für die Sabotage.
step-dropping = Wähle einen entdeckten Planeten für den Notabwurf.
step-rolling-back = Wähle eine verwendete Subroutine, die noch einmal ausgeführt wird.
step-auditing = Wähle den Planeten für die Steuerprüfung.
step-contracting = Wähle den Planeten für den Bonusvertrag.
step-discovering = Ein Planet wird entdeckt.

## Aktionen

action-program = { $tiles } bestätigen
action-let-act-first = { $seat } zuerst handeln lassen
action-execute-subroutine = „{ tile-name }“ ausführen
action-decline-subroutine = Auf „{ tile-name }“ verzichten
action-use-installation = Installation von { planet-known } nutzen
action-end-actions = Aktionsphase beenden
action-move-ship = Auf { planet-word } fliegen
action-place-extractor = Roboter auf { planet-word } setzen
action-choose-origin =
    { $step ->
        [swapping_own] Eigenen Roboter auf { planet-dat } tauschen
       *[other] Roboter von { planet-dat } nehmen
    }
action-choose-destination = Roboter auf { planet-dat } sammeln
action-move-extractor = Roboter auf { planet-word } versetzen
action-take-extractor = Einen Roboter von { planet-dat } nehmen
action-remove-extractor = Gegnerischen Roboter von { planet-dat } entfernen
action-replace-extractor = Gegnerischen Roboter auf { planet-dat } ersetzen
action-swap-extractor = Mit dem gegnerischen Roboter auf { planet-dat } tauschen
action-stop = Nichts mehr nehmen
action-buy-module = „{ module-name }“ für { $price } $ kaufen
action-transport-module = „{ module-name }“ transportieren
action-lay-module = Modul an { planet-word } legen
action-place-marker =
    { $marker ->
        [rich] Reich-Marker auf { planet-word } legen
       *[poor] Gering-Marker auf { planet-word } legen
    }
action-remove-marker = Marker von { planet-dat } nehmen
action-use-card = „{ module-name }“ benutzen
action-acquire-module = „{ module-name }“ aneignen
action-rerun-subroutine = „{ tile-name }“ noch einmal ausführen
action-aim-card = { planet-aimed } wählen
action-use-no-card = Keine Karte benutzen

## Ereignisse

event-program-committed =
    { $tiles ->
        [hidden] { $seat } hat ein Programm bestätigt.
       *[other] { $seat } hat ein Programm bestätigt: { $tiles }.
    }
event-program-revealed = { $seat } deckt auf: { $tiles }.
event-complexity-counted = Komplexität für { $seat }: { $printed } aufgedruckt, { $counted } zählt.
event-decider-found =
    { $seat ->
        [hidden] Alles ist gleich: Der Zufall entscheidet, wer zuerst handelt.
       *[other] { $seat } entscheidet, wer zuerst handelt.
    }
event-order-chosen =
    { $other ->
        [hidden] Durch Zufall handelt { $seat } zuerst.
       *[other] { $seat } handelt zuerst; so entscheidet { $other }.
    }
event-actions-begun = { $seat } beginnt die Aktionsphase.
event-actions-ended = { $seat } beendet die Aktionsphase.
event-subroutine-executed =
    { $again ->
        [yes] { $seat } führt „{ tile-name }“ noch einmal aus.
       *[no] { $seat } führt „{ tile-name }“ aus.
    }
event-subroutine-declined = { $seat } verzichtet auf „{ tile-name }“.
event-installation-used = { $seat } nutzt die Installation von { planet-known }.
event-ship-moved = { $seat } fliegt von { origin-dat } auf { planet-word }.
event-planet-discovered = { $seat } entdeckt { planet-known }!
event-planet-turned-up = Der Planet auf Platz { $place }, den niemand entdeckt hat, ist { planet-known }.
event-extractor-placed = Ein Roboter von { $owner } kommt auf { planet-word }.
event-extractor-removed = Ein Roboter von { $owner } geht von { planet-dat } in den Vorrat zurück.
event-extractor-moved = Ein Roboter von { $owner } wechselt von { origin-dat } auf { planet-word }.
event-marker-placed =
    { $marker ->
        [rich] { $seat } legt einen Reich-Marker auf { planet-word }.
       *[poor] { $seat } legt einen Gering-Marker auf { planet-word }.
    }
event-marker-removed = { $seat } nimmt den Marker von { planet-dat }.
event-money-changed =
    { $reason ->
        [discovery] { $seat } bekommt { $amount } $ für die Entdeckung von { planet-dat }.
        [majority] { $seat } bekommt { $amount } $ für die Mehrheit auf { planet-dat }.
        [minority] { $seat } bekommt { $amount } $ für die Minderheit auf { planet-dat }.
        [conglomerate] { $seat } bekommt auf { planet-dat } { $amount } $ durch das Konglomerat.
        [refinery] { $seat } bekommt auf { planet-dat } { $amount } $ mehr durch die Raffinerie.
        [customs] { $seat } bekommt auf { planet-dat } { $amount } $ durch das Zollamt.
        [contract] { $seat } bekommt auf { planet-dat } { $amount } $ mehr durch den Bonusvertrag.
       *[purchase] { $seat } bezahlt „{ module-name }“ ({ $amount } $).
    }
event-module-bought = { $seat } kauft „{ module-name }“ für { $price } $.
event-module-laid = „{ module-name }“ kommt für { $seat } an { planet-word }.
event-module-transported = { $seat } transportiert „{ module-name }“ von { origin-dat } auf { planet-word }.
event-module-acquired = { $seat } eignet sich „{ module-name }“ an.
event-card-used = { $seat } spielt „{ module-name }“.
event-card-aimed = { $seat } wählt für „{ module-name }“ { planet-word }.
event-planet-scored = { planet-scored }: Rot { $counts_1 }, Blau { $counts_2 }; Ertrag { $income_1 } $ und { $income_2 } $.
event-card-discarded = „{ module-name }“ verlässt unverkauft den Markt.
event-card-to-market = „{ module-name }“ kommt auf den Markt.
event-deck-reshuffled =
    { $action_modules ->
        [yes] Die abgelegten Aktionsmodule werden zu einem neuen Stapel gemischt.
       *[no] Die abgelegten Planetenmodule werden zu einem neuen Stapel gemischt.
    }
event-planetary-cards-set-aside = Die Planetenmodule verlassen den Markt, Aktionsmodule treten an ihre Stelle.
event-tiles-returned = Die Sequenz ist vorbei: Alle Subroutinen sind reaktiviert.
event-round-begun = Runde { $round } beginnt.
event-phase-ended =
    { $phase ->
        [programming] Beide Programme sind fertig.
        [actions] Beide haben gehandelt; die Planeten werden gewertet.
        [scoring] Die Wertung ist vorbei.
       *[end_of_round] Die Spielrunde ist vorbei.
    }
event-game-ended =
    { $winner ->
        [hidden] Das Spiel endet unentschieden.
       *[other] { $winner } gewinnt das Spiel!
    }
planet-known =
    { $planet ->
        [alpha] Alpha
        [beta] Beta
        [gamma] Gamma
        [delta] Delta
        [epsilon] Epsilon
        [zeta] Zeta
        [eta] Eta
        [theta] Theta
       *[omega] Omega
    }
planet-scored =
    { $planet ->
        [alpha] Alpha
        [beta] Beta
        [gamma] Gamma
        [delta] Delta
        [epsilon] Epsilon
        [zeta] Zeta
        [eta] Eta
        [theta] Theta
        [omega] Omega
       *[hidden] Unentdeckter Planet Nr. { $place }
    }
planet-aimed =
    { $planet ->
        [alpha] Alpha
        [beta] Beta
        [gamma] Gamma
        [delta] Delta
        [epsilon] Epsilon
        [zeta] Zeta
        [eta] Eta
        [theta] Theta
        [omega] Omega
       *[hidden] Unentdeckten Planeten Nr. { $place }
    }

## Was der Zufall entscheidet

outcome-planet-fell = Der aufgedeckte Planet ist { planet-known }.
outcome-card-fell = Karte { $card } kommt auf den Markt.
outcome-order-fell = Durch Zufall handelt { $seat } zuerst.

## Ergebnisse

result-money = Wer mehr Credits hat, gewinnt.
result-tie-extractors = Gleich viele Credits; mehr Roboter im System entscheiden.
result-tie-costs = Gleich viele Credits und Roboter; die teureren Planetenmodule entscheiden.
result-draw = Alles ist gleich: unentschieden.

## Abgelehnt

refused-not-your-turn = Die andere Seite handelt gerade. Warte auf deine Aktionsphase.
refused-opponent-decides-order = Die andere Seite entscheidet gerade, wer zuerst handelt. Bitte warte.
refused-opponent-asked = Die andere Seite darf gerade eine Karte benutzen. Bitte warte.
refused-game-over = Das Spiel ist zu Ende; es kann nichts mehr getan werden.
refused-no-such =
    { $field ->
        [seat] Einen Platz { $value } gibt es nicht: Die beiden sind { $least } und { $most }.
        [slot] Ein Marktfeld { $value } gibt es nicht: Sie gehen von { $least } bis { $most }.
        [place] Einen Platz { $value } in der Reihe gibt es nicht: Sie gehen von { $least } bis { $most }.
       *[card] Eine Karte { $value } gibt es nicht: Sie gehen von { $least } bis { $most }.
    }
refused-no-such-card = Eine Karte „{ $name }“ gibt es in diesem Kartensatz nicht. Nenne eine nach ihrer Wirkung, etwa „sabotage“, oder nach ihrer Nummer.

refused-program-no-move = Ein Programm braucht genau eine Bewegung. Füge eine hinzu.
refused-program-spent = „{ tile-name }“ ist schon verwendet. Am Ende der Sequenz ist diese Subroutine wieder da.
refused-program-same-type = „{ tile-name }“ und „{ neighbour-name }“ sind von derselben Art. In ein Programm gehört höchstens eine jeder Art.
refused-program-not-one-piece = „{ tile-name }“ berührt nichts. Alle Subroutinen eines Programms müssen ein Stück bilden.
refused-program-no-pin = „{ tile-name }“ hat keinen Stift zur Seite von „{ neighbour-name }“, die beiden hängen also nicht zusammen.
refused-program-no-socket = „{ neighbour-name }“ hat auf der Seite von „{ tile-name }“ keine Buchse. Dort lässt sich nichts anstecken.
refused-program-colour = „{ tile-name }“ passt nicht zu „{ neighbour-name }“: { pin } trifft auf keine Buchse in seiner Farbe.
refused-program-position = „{ tile-name }“ passt nicht zu „{ neighbour-name }“: { pin } findet seine Farbe nur an der anderen Position.
pin =
    { $colour ->
        [red] Der rote Stift
        [blue] Der blaue Stift
        [yellow] Der gelbe Stift
        [green] Der grüne Stift
        [white] Der weiße Stift
        [violet] Der violette Stift
        [orange] Der orange Stift
        [cyan] Der cyanfarbene Stift
       *[other] Ein Stift
    }
refused-program-no-completion = Mit „{ tile-name }“ kann daraus kein gültiges Programm deiner aktiven Subroutinen mehr werden.
refused-program-not-now = Programme lassen sich nur ändern, solange beide programmieren.
refused-program-first = Bestätige zuerst ein Programm; auch die Gegenseite muss eines bestätigen.
refused-program-committed = Dieses Programm ist schon bestätigt. Bis beide aufgedeckt werden, kannst du ein anderes bestätigen.
refused-program-not-on-board = „{ tile-name }“ ist nicht in deinem Programm.

refused-choose-order-first = Entscheide zuerst, wer in dieser Runde zuerst handelt.
refused-order-settled = Wer in dieser Runde zuerst handelt, steht schon fest.
refused-card-or-pass = Jetzt ist der Moment für eine Karte. Benutze eine, oder benutze keine.
refused-no-card-asked = Gerade gibt es nichts abzulehnen: Karten deiner Aktionsphase benutzt du, wann du willst.
refused-not-in-program = „{ tile-name }“ ist nicht mehr in deinem Programm.
refused-move-must-be-executed = Deine Bewegung muss ausgeführt sein, bevor deine Aktionsphase enden kann.
refused-nothing-begun = Das gehört zu einem Effekt, der nicht begonnen hat. Führe zuerst eine Subroutine aus, nutze eine Installation oder spiele eine Karte.
refused-nothing-to-mine = Die Tiefenförderung brächte auf diesem Planeten nichts. Führe sie anderswo aus, oder verzichte auf sie.
refused-nothing-affordable = Mit { $money } $ kannst du nichts auf dem Markt bezahlen. Verdiene zuerst mehr, oder verzichte auf die Subroutine.
refused-nothing-to-buy-or-transport = Mit { $money } $ kannst du nichts auf dem Markt bezahlen, und du hast kein Modul, das sich transportieren ließe.
refused-no-extractor = Du hast keinen Roboter, den du setzen könntest: Der Vorrat ist leer, und auf anderen Planeten steht keiner.
refused-installation-once = Du hast in dieser Aktionsphase schon eine Installation genutzt.
refused-installation-used = Du hast die Installation von { planet-known } in dieser Aktionsphase schon genutzt.
refused-installation-idle = Die Installation von { planet-known } würde gerade nichts ändern und lässt sich darum nicht nutzen.
refused-installation-blocked = Wegen „{ module-name }“ könnte die Installation von { planet-known } nichts ändern und lässt sich darum nicht nutzen.
refused-card-not-held = Diese Karte hast du nicht.
refused-card-other-time = „{ module-name }“ ist für einen anderen Moment. Der Text der Karte sagt, wann.
refused-card-idle = „{ module-name }“ würde gerade nichts ändern und lässt sich darum nicht benutzen.
refused-card-shielded = „{ module-name }“ würde nichts entfernen: Ein Kraftschild schützt alle Roboter in Reichweite.
refused-finish-effect = Führe zuerst den begonnenen Effekt zu Ende.
refused-not-optional = Hier kannst du nicht aufhören: Was begonnen ist, muss ausgeführt werden.
refused-delta-takes-two = Delta nimmt in dieser Ausgabe genau 2 Roboter. Setze auch den zweiten.
refused-slot-empty = Marktfeld { $slot } bleibt bis zum Ende der Spielrunde leer.
refused-too-expensive = Das Modul kostet { $price } $, du hast aber nur { $money } $.
refused-wrong-distance =
    { $left ->
        [one] Dein Fabrikraumschiff muss genau einen Planeten weit fliegen, auf einen benachbarten.
       *[other] Dein Fabrikraumschiff muss genau { $left } Planeten in eine Richtung fliegen.
    }
refused-cannot-jump-there = Dorthin kann dein Fabrikraumschiff nicht springen. Wähle einen anderen Planeten.
refused-not-with-ship = Die Power-Förderung setzt einen Roboter nur auf den Planeten mit deinem Fabrikraumschiff.
refused-no-own-there = Du hast keinen Roboter auf { planet-dat }.
refused-no-opposing-there = Auf { planet-dat } steht kein gegnerischer Roboter.
refused-no-extractor-there = Auf { planet-dat } steht kein Roboter.
refused-not-from-target = Der Roboter muss von einem anderen Planeten kommen als von { planet-dat }, wohin er soll.
refused-signal-jam = Eine Signalblockierung verbietet, Roboter von { planet-dat } weg oder dorthin zu bewegen.
refused-defence-grid = Ein Verteidigungsnetz schützt die gegnerischen Roboter auf { planet-dat }.
refused-force-shield = Ein Kraftschild schützt die Roboter auf { planet-dat } vor Aktionsmodulen.
refused-marker-there = Auf { planet-dat } liegt schon ein Marker. Er kann nur entfernt werden.
refused-no-marker = Auf { planet-dat } liegt kein Marker, der entfernt werden könnte.
refused-no-transport = Mit dieser Subroutine kannst du nur kaufen. Transportieren kannst du mit „Modul kaufen oder transportieren“.
refused-module-not-yours = Nur deine eigenen Planetenmodule lassen sich transportieren, und nur wenn ein anderer Planet entdeckt ist.
refused-not-acquirable =
    { $edition ->
        [de] Aneignen kannst du dir nur ein Planetenmodul, das niemandem gehört, oder ein eigenes, das noch nicht bei deinem Fabrikraumschiff liegt.
       *[other] Aneignen kannst du dir nur ein Planetenmodul, das niemandem gehört.
    }
refused-rerun-move = Der Wiederaufruf wiederholt keine Bewegung.
refused-rerun-not-spent = „{ tile-name }“ gehört nicht zu deinen verwendeten Subroutinen und lässt sich darum nicht wiederholen.
refused-aim-idle = Auf { planet-dat } würde die Karte nichts ändern. Wähle einen Planeten, auf dem etwas verdient wird.
refused-not-discovered = Der Planet an Stelle { $place } ist noch nicht entdeckt. Wähle einen entdeckten.
refused-not-there = Das geht auf { planet-dat } gerade nicht. Wähle einen der markierten Planeten.
refused-not-this-step = Das gehört nicht zu dem Effekt, der gerade ausgeführt wird. Wähle einen der möglichen Schritte.

## Stellungen und eigene Karten

position-against-rules = In der Stellung steht „{ $field }: { $value }“; das lassen die Regeln nicht zu ({ $rule }).
content-phases = In „{ $file }“ muss bei „{ $entry }“ stehen: „{ $field } = { $needed }“. Dann wirkt diese Karte.

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
term-complexity-help = Die Summe der Werte eines Programms. Wer die niedrigere hat, entscheidet, wer zuerst handelt.
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
