# Metal Adventures am Tisch im Terminal. Die Wörter des Spiels selbst stehen beim Spiel.

## Seiten

adventures-page =
    { $page ->
        [space] Weltraum
        [captains] Crews
        [tour] Tour
        [battle] Kampf
       *[deals] Handel
    }
adventures-turn = Zug { $number }: { $name }
adventures-deck =
    { $number ->
        [one] { $number } Karte im Stapel
       *[other] { $number } Karten im Stapel
    }
adventures-choices = Deine Möglichkeiten
adventures-may = Während { $name } entscheidet, darfst du: { $actions }
adventures-task =
    { $task ->
        [journey] Reise oder, mit Schaden, raste. Gehandelt werden darf schon jetzt.
        [brotherhood] Bezahle die Bruderschaft oder nimm ein Urteil; dann folgen Kampf und Tour.
        [battle] Bestreite einen Kampf; die Tour kommt davor oder danach.
        [rested] Du hast gerastet. Handle oder beende den Zug.
       *[rest] Dein Kampf ist vorbei. Mach die Tour, handle oder beende den Zug.
    }

## Weltraum und Orte

adventures-planets = Planeten
adventures-target-heads = Kraft|Sieg –Pech|allein|+ MF|Hilfe
adventures-three-ships = Drei Schiffe werden aufgedeckt, mit einem davon nimmst du es auf. Ereignisse unterwegs treffen alle.
adventures-planet =
    { $planet ->
        [exxalia] Exxalia: Ein Sieg bringt den Schatz ({ amount-credits }) und eine von drei Trophäen; eine Niederlage kostet 1 Schaden.
        [bazaar] Basar: Ein Sieg bringt den Schatz ({ amount-credits }) und eine abgelegte Unterstützungskarte; eine Niederlage kostet 1 Schaden.
       *[karokum] Karokum: Ein Sieg bringt den Schatz ({ amount-credits }) und ein abgelegtes Schiff als Wrack; eine Niederlage kostet 1 Schaden.
    }
adventures-pot = Im Piratenpott: { amount-credits }
adventures-bank =
    { $trophies ->
        [one] In der Bank: { amount-credits }. Im Trophäenstapel: { $trophies } Karte.
       *[other] In der Bank: { amount-credits }. Im Trophäenstapel: { $trophies } Karten.
    }
adventures-bazaar = Abgelegt auf dem Basar
adventures-karokum = Abgelegt auf Karokum

## Crews

adventures-captains = Crews
adventures-captain-heads = Stärke|Sch.|Ruhm|Urt.|Cred.|MF|Wracks|Tr.|Wort
adventures-captain-heads-help = Haupt- und Hilfsstärke, Schaden, Ruhm, Urteile, Credits, Metal-Faktor-Würfel, Wracks, Trophäen, gehaltene und gebrochene Versprechen.
adventures-letters = H|S|U|M|W|T
adventures-trophies = Meine Trophäen
adventures-trophies-more = erfüllte werden am Zugende aufgedeckt
adventures-trophy-state =
    { $state ->
        [fulfilled] erfüllt ({ $have } von { $need })
        [held] erfüllt, zurückgehalten
       *[open] { $have } von { $need }
    }
adventures-wrecks-of =
    { $nation ->
        [solar] Sol ×{ $number }
        [imperial] Imperium ×{ $number }
        [barrens] Ödland ×{ $number }
       *[ocg] OCG ×{ $number }
    }
adventures-wrecks-hunters = davon Jäger ×{ $number }
adventures-wrecks-hidden = verdeckt ×{ $number }

## Tour

adventures-tour-at = Zuletzt: Aktion { $number }
adventures-tour-over = Die Tour ist für diesen Zug vorbei
adventures-closed =
    { $reason ->
        [tour-forward] vorbei
        [tour-over] beendet
        [tour-nothing] nichts zu tun
        [tour-too-dear] zu teuer
        [planet-closed] Planet überfallen
        [judged-now] Urteil in diesem Zug
        [two-trophies] zwei Trophäen auf der Hand
        [fifth-improvement] vier Ausbauten
        [journey-first] erst reisen
        [brotherhood-first] erst die Bruderschaft
        [resting-now] Rast
       *[other] jetzt nicht
    }

## Kampf

adventures-no-battle = Niemand kämpft.
adventures-battle = { $seat } gegen { $target }
adventures-attack = Angriff { $number }
adventures-defence = Verteidigung { $number }
adventures-odds = Der Angriff gewinnt mit { $chance } Wahrscheinlichkeit.

## Handel

adventures-offer =
    { $state ->
        [draft] { $maker } schreibt an { $other }
        [called] Verlangtes Angebot von { $maker } an { $other }
       *[open] Angebot von { $maker } an { $other }
    }
adventures-picked = Von dir gewählt: { $cards }
adventures-promises = Offene Versprechen
adventures-promise =
    { $bound ->
        [yes] { $promiser } an { $promisee }: { $words }, durch einen Jäger gebunden ({ adventures-until })
       *[no] { $promiser } an { $promisee }: { $words } ({ adventures-until })
    }
adventures-until =
    { $last ->
        [0] wenn die Beute verteilt wird
       *[other] bis zum Ende von Zug { $last }
    }
adventures-write = Ein Angebot an { $name } schreiben.
adventures-form = Dein Angebot an { $name }
adventures-form-counter = Dein Gegenangebot an { $name }
adventures-form-left = Verhandlungen übrig: { $number }
adventures-form-list =
    { $list ->
        [give] Du gibst jetzt
        [want] Du willst jetzt
        [promise] Du versprichst
       *[ask] Du lässt dir zusagen
    }
adventures-form-help = ←→ Liste, ↵ + − ändern, o anbieten, x weg
adventures-form-due =
    { $due ->
        [spoils] Fällig: wenn die Beute verteilt wird
        [this_turn] Fällig: bis zum Ende dieses Zuges
        [next_turn] Fällig: bis zum Ende des nächsten eigenen Zuges
       *[none] Fällig: sofort
    }
adventures-form-credits = Credits (höchstens { $most })
adventures-form-claim =
    { $claimed ->
        [yes] angeblich „{ $name }“
       *[no] ohne zu sagen, welche
    }
adventures-form-nothing = Hier lässt sich nichts eintragen.
adventures-form-propose = { $name } dieses Angebot machen.
adventures-form-leave = Das Formular weglegen.
adventures-offer-word = „{ $words }“ bedeutet in einem Angebot nichts. Ein Beispiel: biete P3 gib 1c will beitritt+mf versprich 2c bei-sieg. Posten: 2c, beitritt, beitritt+mf, wrack, wrack:sol, trophäe, trophäe:three-flags, erlass:1, beistand, frieden, beutewrack, beutekarte oder der Name eines Ausbaus. Fällig: bei-sieg, dieser-zug, nächster-zug.

## Tasten

adventures-key-pages = Seiten: Weltraum, Crews, Tour, Kampf, Handel
adventures-key-turn = die Seite davor und danach; im Formular die Liste
adventures-key-move = auf der Seite auf und ab
adventures-key-next = zur nächsten Möglichkeit
adventures-key-choose = Markiertes oder das mit dieser Nummer ausführen; Geschlossenes sagt, warum
adventures-key-end = den Zug beenden oder das, wonach gefragt ist
adventures-key-more = im Formular: mehr und weniger
adventures-key-propose = im Formular: anbieten, Formular weglegen
adventures-key-signs = Ruhm, Hauptstärke, Schaden, Urteile, Metal Faktor, Wracks, Trophäen; c sind Credits
adventures-bar-choose = wählen
adventures-bar-next = weiter
adventures-bar-end = beenden

## Zeile für Zeile

adventures-plain-captain =
    { $faktor ->
        [0] { $seat }: Stärke { $power } (Hilfe { $support }), Schaden { $damage }, Ruhm { $glory }, Urteile { $judgment }, Credits { $credits }, Metal Faktor leer, Wracks { $wrecks }, Trophäen { $trophies }; Versprechen gehalten { $kept }, gebrochen { $broken }.
       *[other] { $seat }: Stärke { $power } (Hilfe { $support }), Schaden { $damage }, Ruhm { $glory }, Urteile { $judgment }, Credits { $credits }, Metal Faktor { $faktor }, Wracks { $wrecks }, Trophäen { $trophies }; Versprechen gehalten { $kept }, gebrochen { $broken }.
    }
adventures-plain-improvements = Ausbauten: { $cards }.
adventures-plain-wrecks = Bekannte Wracks: { $cards }.
adventures-plain-trophies = Bekannte Trophäen: { $cards }.
adventures-plain-planet =
    { $planet ->
        [exxalia] Exxalia: Stärke { $power }, Schatz { amount-credits }.
        [bazaar] Basar: Stärke { $power }, Schatz { amount-credits }.
       *[karokum] Karokum: Stärke { $power }, Schatz { amount-credits }.
    }
adventures-plain-alone = Chance gegen { $target }: allein { $chance }
adventures-plain-die = mit deinem Metal-Faktor-Würfel { $chance }
adventures-plain-with = mit { $name } { $chance }
adventures-plain-trophy = Trophäe { $number }, { $progress }: { $words }
adventures-plain-help = Handel in einem Satz: biete P3 gib 1c will beitritt+mf versprich 2c bei-sieg; gegenangebot …; annehmen; annehmen trophäe 2; ablehnen kein-vertrauen. Außerdem: aufdecken 1, zurückhalten 2, halte 1, breche, fordere Ben, überfalle basar, tour 2 wrack.
adventures-heading =
    { $what ->
        [tour] Piratentour, in Worten etwa: tour 2 wrack
        [challenge] Eine Crew herausfordern, in Worten etwa: fordere P2
        [deal] Eine Verhandlung eröffnen und Schritt für Schritt schreiben; in einem Satz: biete P3 gib 1c will beitritt+mf versprich 2c bei-sieg
        [via] Für 2 Credits ein auf Karokum abgelegtes Schiff angreifen, in Worten etwa: via crown-auditor
        [decline] Ablehnen, in Worten etwa: ablehnen kein-vertrauen
        [claim] Sagen, welche Trophäe es ist, wahr oder nicht
        [discard] Einen Ausbau ablegen, in Worten etwa: ablegen hull-saw
        [give] Du gibst jetzt
        [want] Du willst jetzt
        [promise] Du versprichst
       *[ask] Du lässt dir versprechen
    }
adventures-words =
    { $word ->
        [travel] reise reisen
        [rest] raste rasten
        [pay] zahle bruderschaft
        [judgment] urteil
        [attack] angriff weltraum
        [end] ende e
        [call] rufe
        [alone] allein
        [join] beitritt
        [join-mf] join+mf beitritt+mf
        [stand] treu
        [betray] verrate
        [commit] einsetzen
        [back] behalten
        [done] fertig
        [pass] passe
        [forgo] verzichte
        [withdraw] zurückziehen
        [drop] verwerfen
        [break] breche
        [challenge] fordere
        [deal] verhandle
        [reveal] aufdecken
        [hold] zurückhalten
        [under] unter
        [fight] bekämpfe
        [via] via
        [offer] biete
        [counter] gegenangebot
        [accept] annehmen
        [decline] ablehnen
        [keep] halte
        [raid] überfalle
        [tour] tour
        [use] benutze
        [discard] ablegen
        [give] gib gebe
        [want] will für
        [promise] versprich verspreche
        [ask] verlange
        [credits] c credit credits
        [wreck] wrack wracks
        [trophy] trophäe
        [release] erlass
        [spoils-wreck] beutewrack
        [spoils-card] beutekarte
        [help] beistand
        [peace] frieden
        [if-won] bei-sieg
        [this-turn] dieser-zug
        [next-turn] nächster-zug
        [too-little] zu-wenig
        [too-risky] zu-riskant
        [you-lead] du-führst
        [no-trust] kein-vertrauen
       *[cannot] unmöglich
    }
