# Metal Adventures auf Deutsch. Plätze kommen als Namen; Karten, Nationen und Orte mit den Wörtern des Codes.

## Nationen, Orte, Arten von Karten

nation-solar = Sol
nation-imperial = Imperium
nation-barrens = Ödland
nation-ocg = OCG

planet-exxalia = Exxalia
planet-exxalia-flavour = Jedes Denkmal hier zeigt einen Dieb.
planet-bazaar = Basar
planet-bazaar-flavour = Was du verloren hast, liegt auf dem dritten Tisch.
planet-karokum = Karokum
planet-karokum-flavour = Wo um Schiffe gefeilscht wird.
place-space = Weltraum
place-space-flavour = Die Straße der anderen.
place-havana = Havanna
place-havana-flavour = Palmen, keine Fragen.
place-ocg = OCG-Handelsposten
place-ocg-flavour = Neutral, zu Marktpreisen.

half-near = Naher Weltraum
half-deep = Tiefer Weltraum

improvement-tool = Werkzeug
improvement-weapon = Waffe
improvement-armor = Panzerung
improvement-support = Unterstützungskarte

moment-battle = Im Kampf, vor dem Wurf
moment-rolled = Im Kampf, nach dem Wurf
moment-turn = In deinem Zug, zwischen Aktionen

## Die Piratentour

tour-1 = Trophäen
tour-1-help = Zahle 2 Credits oder eine Trophäe und 1 Credit: Ziehe zwei Trophäen und behalte eine.
tour-2 = Kleine Reparatur
tour-2-help = Zahle 1 Credit oder ein Wrack: Repariere 1 Schaden.
tour-3 = Große Reparatur
tour-3-help = Zahle 2 in beliebiger Mischung aus Credits und Wracks: Repariere allen Schaden.
tour-4 = Ruhmestitel
tour-4-help = Zahle drei Wracks von Sol, drei des Imperiums oder drei aus dem Ödland: 4 Credits und 1 Ruhmespunkt.
tour-5 = Neue Auslage
tour-5-help = Zahle 1 Credit: Vier andere Ausbauten kommen in die Auslage.
tour-6 = Kauf
tour-6-help = Kaufe einen Ausbau aus der Auslage zu seinem Preis.
tour-7 = Schmuggel
tour-7-help = Zahle 1 Credit und den Preis der Karte: Nimm eine Unterstützungskarte aus der Ablage des Basars.
tour-8 = Amnestie
tour-8-help = Zahle 2 Credits oder das Wrack eines Piratenjägers: Du wirst 1 Urteil los. Nicht in einem Zug, in dem du eines bekommen hast.
tour-9 = Schrottprämie
tour-9-help = Zahle 1 Credit: Tausche ein Wrack gegen ein Schiff aus der Ablage von Karokum.
tour-10 = Prasserei
tour-10-help = Zahle 6 in beliebiger Mischung aus Credits und Wracks: 1 Ruhmespunkt.

## Mengen

amount-credits =
    { $number ->
        [one] { $number } Credit
       *[other] { $number } Credits
    }
amount-glory =
    { $number ->
        [one] { $number } Ruhmespunkt
       *[other] { $number } Ruhmespunkte
    }
amount-damage = { $number } Schaden
amount-judgment =
    { $number ->
        [one] { $number } Urteil
       *[other] { $number } Urteile
    }
amount-support = eine Unterstützungskarte
amount-repair = Reparatur von { $number } Schaden
amount-wreck = das Wrack
amount-and = { $first } und { $last }

## Was Karten bewirken: Ausrüstung und Flaggschiffe

effect-none = Keine weitere Wirkung.
effect-bane =
    { $against ->
        [hunter] +{ $number }, wenn du einen Piratenjäger angreifst.
        [planet] +{ $number }, wenn du einen Planeten angreifst.
        [captain] +{ $number }, wenn du eine Crew herausforderst.
       *[challenger] +{ $number }, wenn du herausgefordert wirst.
    }
effect-escort = Jede Crew, die dir treu beisteht, leiht dir { $number } mehr Hilfsstärke.
effect-lend = Deine Hilfsstärke ist um { $number } höher, wenn du hilfst oder verrätst.
effect-plating = Ein verlorener Kampf bringt dir { $number } Schaden weniger.
effect-plunder = Jedes Schiff, das du bei einem Angriff besiegst, bringt dir { amount-credits } mehr von der Bank.
effect-discount = Beim Kauf zahlst du { amount-credits } weniger, auch beim Rasten.
effect-dock = Die Kleine Reparatur (2) kostet dich nichts.
effect-winch = Einmal pro Zug zählt ein Wrack, mit dem du die Große Reparatur (3) oder die Prasserei (10) bezahlst, doppelt.
effect-damper = Deine Metal-Faktor-Schuld zählt um { $number } weniger.
effect-hideaway = Eine Rast bringt dir { amount-credits } mehr.

## Unterstützungskarten

effect-boost = +{ $number } für deine Seite.
effect-escape = Verliert deine Seite, nimmst du keinen Schaden.
effect-reroll-own = Der Kampfwürfel deiner Seite wird noch einmal geworfen; das neue Ergebnis zählt.
effect-reroll-other = Der Kampfwürfel der Gegenseite wird noch einmal geworfen; das neue Ergebnis zählt.
effect-cool = Drehe deinen Metal-Faktor-Würfel auf Leer; abgezogen wird nichts.
effect-mine = Eine andere Crew deiner Wahl nimmt { amount-damage }.
effect-pardon = Du wirst { amount-judgment } los, es sei denn, du hast in diesem Zug eines bekommen.
effect-repair = Repariere { amount-damage }.

## Ereignisse

effect-gift = Jede Crew bekommt { amount-credits } von der Bank.
effect-mend = Jede Crew repariert { amount-damage }.
effect-levy =
    { $over ->
        [one] Jede Crew mit mindestens einem Credit zahlt { $number } in den Piratenpott.
       *[other] Jede Crew mit mindestens { $over } Credits zahlt { $number } davon in den Piratenpott.
    }
effect-storm = Jede Crew nimmt { amount-damage } oder legt eine Unterstützungskarte ab.
effect-strike =
    { $spares ->
        [tool] Jede Crew ohne Werkzeug nimmt { amount-damage }.
        [weapon] Jede Crew ohne Waffe nimmt { amount-damage }.
       *[armor] Jede Crew ohne Panzerung nimmt { amount-damage }.
    }
effect-shakedown = Jede Crew zahlt { amount-credits } in den Piratenpott oder nimmt { amount-damage }.
effect-hoard = Die Bank legt { amount-credits } in jeden der drei Schätze.
effect-hush = Alle Metal-Faktor-Würfel werden auf Leer gedreht.
effect-scrap = Jede Crew darf ein Wrack für { amount-credits } von der Bank abgeben.
effect-jubilee = Jede Crew wird { amount-judgment } los.

## Trophäen

condition-wrecks =
    { $number ->
        [one] Du hast ein Wrack.
       *[other] Du hast mindestens { $number } Wracks.
    }
condition-nations =
    { $number ->
        [one] Du hast ein Wrack, gleich welcher Nation.
       *[other] Du hast Wracks von { $number } verschiedenen Nationen.
    }
condition-wrecks-of =
    { $of ->
        [solar] Du hast mindestens { wracks } von Sol.
        [imperial] Du hast mindestens { wracks } des Imperiums.
        [barrens] Du hast mindestens { wracks } aus dem Ödland.
       *[ocg] Du hast mindestens { wracks } der OCG.
    }
wracks =
    { $number ->
        [one] { $number } Wrack
       *[other] { $number } Wracks
    }
condition-equipment-of =
    { $of ->
        [tool] Du hast mindestens { werkzeuge }.
        [weapon] Du hast mindestens { waffen }.
       *[armor] Du hast mindestens { panzerungen }.
    }
werkzeuge =
    { $number ->
        [one] { $number } Werkzeug
       *[other] { $number } Werkzeuge
    }
waffen =
    { $number ->
        [one] { $number } Waffe
       *[other] { $number } Waffen
    }
panzerungen =
    { $number ->
        [one] { $number } Panzerung
       *[other] { $number } Panzerungen
    }
condition-equipment-types =
    { $number ->
        [one] Du hast ein Stück Ausrüstung.
       *[other] Du hast Ausrüstung von { $number } verschiedenen Arten.
    }
condition-equipment-power = Du hast ein Stück Ausrüstung mit mindestens Stärke { $number }.
condition-power = Deine Hauptstärke ist mindestens { $number }.
condition-credits = Du hast mindestens { amount-credits }.
condition-damage = Du hast mindestens { amount-damage }.
condition-judgment = Du hast mindestens { amount-judgment }.
condition-clean = Du hast kein Urteil und mindestens { amount-glory }.
condition-beat-hunter = Greif in diesem Zug einen Piratenjäger an und besiege ihn.
condition-beat-alone = Greif in diesem Zug ohne Verbündete ein Schiff mit mindestens Stärke { $number } an und besiege es.
condition-beat-planet = Greif in diesem Zug einen Planeten an und besiege ihn.
condition-win-challenge = Gewinne in diesem Zug eine Herausforderung, egal wer sie ausgesprochen hat.
condition-win-as-ally = Hilf in diesem Zug treu dabei, ein Schiff oder einen Planeten zu besiegen.
condition-betray = Verrate in diesem Zug den Angreifer, sodass die Verteidigung gewinnt.
condition-keep-word = Halte in diesem Zug ein Versprechen, das du in einem früheren gegeben hast.

trophy-reward = Bringt { $rewards }.

## Schiffe

ship-victory = Sieg: { $rewards }.
ship-defeat = Niederlage: { amount-damage }.
ship-hunter = Piratenjäger: kommt in den Stapel zurück, wenn ihn niemand angreift. Verrat gibt es hier nicht, und Versprechen werden gehalten.

## Schiffe des nahen Weltraums

card-morning-excuse = Morgenausrede
card-morning-excuse-flavour = Immer zu spät, immer verziehen, meistens mit Gebäck an Bord.
card-lantern-duchess = Lampionherzogin
card-lantern-duchess-flavour = Von Bug bis Heck beleuchtet, damit niemand die Juwelen übersieht.
card-quiet-heliograph = Stiller Heliograf
card-quiet-heliograph-flavour = Liest alle Post mit und verkauft sie jetzt an dich.
card-sunday-regatta = Sonntagsregatta
card-sunday-regatta-flavour = Segeln wie Amateure, versichert wie Profis.
card-gilded-pelican = Vergoldeter Pelikan
card-gilded-pelican-flavour = Der Schnabel geht auf. Da ist das Geld drin.
card-amber-alibi = Bernsteinalibi
card-amber-alibi-flavour = War nie hier und kann es beweisen.
card-saint-elmos-purse = Sankt Elms Geldbeutel
card-saint-elmos-purse-flavour = Das Leuchten am Mast ist der überhitzte Tresor.
card-perihelion-picnic = Picknick im Perihel
card-perihelion-picnic-flavour = Vier Gänge, zwei Begleitschiffe, ein Minister mit Sonnenbrand.
card-paper-admiral = Papieradmiral
card-paper-admiral-flavour = Ernannt, dekoriert, noch nie beschossen.
card-tin-proclamation = Blecherner Erlass
card-tin-proclamation-flavour = Verliest das Gesetz, bis du aufgibst oder einschläfst.
card-third-cousin = Vetter dritten Grades
card-third-cousin-flavour = Mit dem Thron verwandt durch Heirat, Kanonen und Erpressung.
card-parade-rest = Rührt euch
card-parade-rest-flavour = So blank poliert, dass die Panzerung langsam dünn wird.
card-stern-reminder = Ermahnung von achtern
card-stern-reminder-flavour = Geschütze trägt es nur am Heck. Davon aber viele.
card-iron-etiquette = Eiserne Etikette
card-iron-etiquette-flavour = Man spricht dich mit vollem Rang an, bevor man dich versenkt.
card-crown-auditor = Prüfer der Krone
card-crown-auditor-flavour = Zählt deine Crew, deine Kisten und die Minuten, die dir bleiben.
card-constable-frost = Wachtmeister Frost
card-constable-frost-flavour = Kennt dein Gesicht und deinen Geruch und hält in der Zelle eine warme Mahlzeit bereit.
card-dust-sermon = Staubpredigt
card-dust-sermon-flavour = Eine Kapelle mit Schubdüsen; der Chor schweißt auch.
card-rust-bouquet = Rostbukett
card-rust-bouquet-flavour = Jede Platte stammt von einem anderen Schiff. Eine von deinem.
card-bone-kettle = Knochenkessel
card-bone-kettle-flavour = Pfeift, wenn der Kessel voll oder die Crew sauer ist.
card-gravel-choir = Schotterchor
card-gravel-choir-flavour = Vierzig Kehlen, elf Lungen, ein Ersatzrumpf.
card-half-a-harpoon = Halbe Harpune
card-half-a-harpoon-flavour = Die andere Hälfte steckt noch in einem Zollkreuzer.
card-mother-of-rivets = Mutter der Nieten
card-mother-of-rivets-flavour = Hat neun Plünderer großgezogen und nie einen Bolzen weggeworfen.
card-scree-hyena = Geröllhyäne
card-scree-hyena-flavour = Lacht auf allen Frequenzen, während sie zubeißt.
card-old-collar = Altes Halseisen
card-old-collar-flavour = Einst Pirat, heute nach Köpfen bezahlt. Kennt noch alle Lieder.
card-lukewarm-cargo = Lauwarme Fracht
card-lukewarm-cargo-flavour = Kühlung gab es nur gegen Aufpreis.
card-terms-and-conditions = Kleingedrucktes
card-terms-and-conditions-flavour = Mit dem Betreten dieses Schiffs stimmen Sie seiner Kaperung zu.
card-net-thirty = Dreißig Tage netto
card-net-thirty-flavour = Bezahlt alle in einem Monat. Hat so lange den Lohn von allen an Bord.
card-bulk-regret = Reue im Großhandel
card-bulk-regret-flavour = Niemand weiß mehr, wer das alles bestellt hat.
card-final-notice = Letzte Mahnung
card-final-notice-flavour = Die ersten beiden kamen per Post.
card-repossessor = Die Pfändung
card-repossessor-flavour = Rein rechtlich gehört ihr dein Schiff schon.

## Schiffe des tiefen Weltraums

card-minor-zodiac = Kleiner Tierkreis
card-minor-zodiac-flavour = Sagt die Zukunft voraus, nur nicht die von heute Nachmittag.
card-high-noon-waltz = Walzer um zwölf
card-high-noon-waltz-flavour = Der Ballsaal dreht sich, für die Schwerkraft und zum Spaß.
card-photon-confession = Photonenbeichte
card-photon-confession-flavour = Tausend Geheimnisse im Laderaum, alphabetisch sortiert.
card-corona-heiress = Erbin der Korona
card-corona-heiress-flavour = Reist mit neun Schrankkoffern und einem Regiment.
card-eclipse-insurance = Finsternisversicherung
card-eclipse-insurance-flavour = Deckt alles ab, was gleich passieren wird.
card-the-long-summer = Der lange Sommer
card-the-long-summer-flavour = Ein Vergnügungsdampfer, groß wie ein Mond und entsprechend bewacht.
card-noonday-warrant = Haftbefehl zu Mittag
card-noonday-warrant-flavour = Steht er über dir, gibt es keinen Schatten mehr, in dem du verschwinden kannst.
card-second-opinion = Zweite Meinung
card-second-opinion-flavour = Kommt nach dem ersten Kriegsschiff und ist anderer Ansicht.
card-velvet-gauntlet = Samthandschuh
card-velvet-gauntlet-flavour = Die Einladung ist höflich. Die Hand darin nicht.
card-widows-escort = Geleit der Witwe
card-widows-escort-flavour = Die Witwe ist kerngesund. Die Geschütze auch.
card-marching-order = Marschbefehl
card-marching-order-flavour = Dreht nur auf Erlass nach links.
card-duke-of-ashes = Herzog der Asche
card-duke-of-ashes-flavour = Verbrennt die Möbel, bevor es der Feind tut.
card-throne-room = Thronsaal
card-throne-room-flavour = Der Sitz der Macht, mit Nachbrenner.
card-grey-bailiff = Grauer Büttel
card-grey-bailiff-flavour = Klopft einmal. Die Tür ist dein Rumpf.
card-lord-warden-of-nothing = Lordhüter des Nichts
card-lord-warden-of-nothing-flavour = Hat geschworen, die leerste Mark des Reiches zu bewachen, und zwar nur vor dir.
card-thorn-caravan = Dornenkarawane
card-thorn-caravan-flavour = Handelt mit Ersatzteilen, manche noch angeschraubt.
card-black-anvil = Schwarzer Amboss
card-black-anvil-flavour = Eine Schmiede, die rammt, was sie nicht flicken kann.
card-salt-cathedral = Salzkathedrale
card-salt-cathedral-flavour = Die Reliquien sind gefälscht. Die Fälschungen sind erstklassig.
card-famines-tambourine = Tamburin des Hungers
card-famines-tambourine-flavour = Man hört es noch, wenn die Rationen längst aufgegessen sind.
card-hundred-knives = Hundert Messer
card-hundred-knives-flavour = Es wurde nachgezählt. Jetzt sind es siebenundneunzig.
card-nine-days-grudge = Groll der neun Tage
card-nine-days-grudge-flavour = Am zehnten Tag verzeiht er. So weit ist noch niemand gekommen.
card-quarterly-loss = Quartalsverlust
card-quarterly-loss-flavour = Schon abgeschrieben, also bedien dich.
card-compound-interest = Zinseszins
card-compound-interest-flavour = Je länger du ihn jagst, desto mehr hat er geladen.
card-golden-parachute = Goldener Fallschirm
card-golden-parachute-flavour = Die Direktoren gehen zuerst von Bord, wegen des Gewichts allerdings langsam.
card-warehouse-nine = Lagerhaus neun
card-warehouse-nine-flavour = Lagerhaus acht gibt es nicht mehr.
card-too-big-to-sink = Zu groß zum Sinken
card-too-big-to-sink-flavour = Ein Satz, der schon zweimal auf die Probe gestellt wurde.
card-the-long-arm = Der lange Arm
card-the-long-arm-flavour = Reicht durch drei Systeme bis in deine Tasche.
card-collector-general = Generalsammler
card-collector-general-flavour = Er jagt keine Piraten. Er vervollständigt seine Sammlung.

## Ereigniskarten

card-drifting-strongboxes = Treibende Geldkisten
card-drifting-strongboxes-flavour = Jemand hatte einen schlechteren Tag als du.
card-fair-wind = Günstiger Wind
card-fair-wind-flavour = Ausnahmsweise bleibt der Teer, wo er hingehört.
card-customs-sweep = Zollrazzia
card-customs-sweep-flavour = Etwas zu verzollen? Offenbar alles.
card-ion-storm = Ionensturm
card-ion-storm-flavour = Hände weg von der Reling, Augen weg von den Kisten.
card-meteor-swarm = Meteorschwarm
card-meteor-swarm-flavour = Der Himmel stürzt ein, in Raten.
card-protection-racket = Schutzgeld
card-protection-racket-flavour = Schöner Rumpf. Wäre schade drum.
card-treasure-fleet = Silberflotte
card-treasure-fleet-flavour = Drei Planeten werden in derselben Nacht reich. Niemand fragt, warum.
card-faktor-hush = Faktorstille
card-faktor-hush-flavour = Jeder rote Würfel der Galaxis hält den Atem an.
card-scrap-fever = Schrottfieber
card-scrap-fever-flavour = Wer es beim Kaufen eilig hat, stellt keine Fragen.
card-hangmans-holiday = Henkers Feiertag
card-hangmans-holiday-flavour = Der Strick ist in der Wäsche.

## Trophäenkarten

card-three-flags = Drei Flaggen
card-three-flags-flavour = Zusammengenäht zu einem sehr hässlichen Mantel.
card-scrapyard-throne = Thron vom Schrottplatz
card-scrapyard-throne-flavour = Unbequem, aber deiner.
card-hostile-takeover = Feindliche Übernahme
card-hostile-takeover-flavour = Die Aktionäre wurden nicht gefragt.
card-full-battery = Volles Geschützdeck
card-full-battery-flavour = Eine zum Grüßen, eine zum Nachfragen.
card-the-big-one = Das dicke Ding
card-the-big-one-flavour = Man musste ein Loch in die Wand schneiden, um es hineinzubekommen.
card-three-trades = Dreierlei Handwerk
card-three-trades-flavour = Ein Schraubenschlüssel, eine Kanone und ein Versteck.
card-floating-fortress = Fliegende Festung
card-floating-fortress-flavour = Sie legt nicht mehr an. Die Häfen legen bei ihr an.
card-deep-pockets = Tiefe Taschen
card-deep-pockets-flavour = Der Mantel klimpert. Die Crew hat es gemerkt.
card-held-together-by-tar = Nur noch Teer
card-held-together-by-tar-flavour = Bitte nirgends anlehnen.
card-wanted-everywhere = Überall gesucht
card-wanted-everywhere-flavour = Das Porträt ist immerhin schmeichelhaft.
card-clean-hands = Saubere Hände
card-clean-hands-flavour = Geschrien haben immer die anderen.
card-collar-breaker = Gesprengtes Halseisen
card-collar-breaker-flavour = Den Hut behält, wer gejagt wurde.
card-giants-tooth = Zahn des Riesen
card-giants-tooth-flavour = Niemand hat geholfen. Alle werden es behaupten.
card-storm-the-gates = Sturm auf die Tore
card-storm-the-gates-flavour = Abgeschlossen war nur die Vordertür.
card-last-hull-floating = Der letzte heile Rumpf
card-last-hull-floating-flavour = Erste Regel der Bruderschaft: Sieh zu, dass du übrig bleibst.
card-second-fiddle = Zweite Geige
card-second-fiddle-flavour = Pro Schuss bezahlt und jeden Credit wert.
card-smile-and-knife = Lächeln und Messer
card-smile-and-knife-flavour = Der Handschlag war ehrlich, bis er es nicht mehr war.
card-word-of-honour = Ehrenwort
card-word-of-honour-flavour = Es wurde teurer als gedacht und trotzdem bezahlt.

## Ausrüstung

card-rail-culverin = Schienen-Feldschlange
card-rail-culverin-flavour = Mehr kann sie nicht. Laut genug ist sie.
card-hull-saw = Rumpfsäge
card-hull-saw-flavour = Öffnet Schiffe wie der Koch den Hummer.
card-breach-petition = Bresche auf Antrag
card-breach-petition-flavour = Unterzeichnet von jedem Geschütz an Bord.
card-debate-cannon = Debattenkanone
card-debate-cannon-flavour = Beendet Streit, den sie nicht angefangen hat.
card-collar-cutter = Halseisenknacker
card-collar-cutter-flavour = Für alle, die sich nur ungern heimholen lassen.
card-ash-veil = Ascheschleier
card-ash-veil-flavour = Was schon verbrannt ist, brennt nicht noch einmal.
card-iron-corset = Eisernes Korsett
card-iron-corset-flavour = Geatmet wird im Frieden.
card-turtle-prayer = Schildkrötengebet
card-turtle-prayer-flavour = Kopf rein, Schwanz rein, hoffen.
card-barnacle-coat = Seepockenmantel
card-barnacle-coat-flavour = Zwanzig Jahre nicht gekratzt, endlich zu etwas gut.
card-velour-bulkhead = Veloursschott
card-velour-bulkhead-flavour = So ausgeruht hat noch niemand Havanna verlassen.
card-prize-crane = Prisenkran
card-prize-crane-flavour = Hebt die Ladung und alles, worauf sie stand.
card-wreck-winch = Wrackwinde
card-wreck-winch-flavour = Zwei zum Preis von einem, das Seil nicht mitgerechnet.
card-counterfeit-seal = Falsches Siegel
card-counterfeit-seal-flavour = Großhandelspreise für eine Firma, die es nie gab.
card-spark-governor = Funkenregler
card-spark-governor-flavour = Lässt die Wut zur anderen Tür hinaus.
card-signal-parrot = Signalpapagei
card-signal-parrot-flavour = Wiederholt deine Befehle, bis die Freunde gehorchen.

## Unterstützungskarten mit Namen

card-last-fuse = Letzte Lunte
card-last-fuse-flavour = Unter der Koje liegt immer noch eine.
card-boarding-party = Entertrupp
card-boarding-party-flavour = Seile bitte selbst mitbringen.
card-false-flag = Falsche Flagge
card-false-flag-flavour = Schwenken, weinen, hinten raus.
card-second-broadside = Zweite Breitseite
card-second-broadside-flavour = Die erste war zum Einschießen.
card-crossed-wires = Vertauschte Drähte
card-crossed-wires-flavour = Der Kanonier drüben drückt gerade auf die Klingel.
card-grog-ration = Grogration
card-grog-ration-flavour = Nichts beruhigt einen Maschinenraum so schnell.
card-limpet-mine = Haftmine
card-limpet-mine-flavour = Ein kleines Geschenk, bitte von unten öffnen.
card-forged-pardon = Gefälschte Begnadigung
card-forged-pardon-flavour = Die Unterschrift ist besser als die echte.
card-drydock-voucher = Trockendock-Gutschein
card-drydock-voucher-flavour = Gilt überall, nur nicht dort, wo du ihn gekauft hast.

## Flaggschiffe

card-crows-tooth = Krähenzahn
card-crows-tooth-flavour = So oft geflickt, dass die Flicken Flicken haben.
card-saint-gasket = Sankt Dichtung
card-saint-gasket-flavour = Freunde kommen gerannt; wenn nicht, leckt sie.
card-velvet-hammer = Samthammer
card-velvet-hammer-flavour = Erst die sanften Worte. Dann das andere.
card-last-invoice = Letzte Rechnung
card-last-invoice-flavour = Sie hebt alle Belege auf.
card-grandmas-ire = Omas Zorn
card-grandmas-ire-flavour = Sechs Admirale hat sie überlebt und weiß noch von jedem den Namen.
card-thirteenth-moon = Dreizehnter Mond
card-thirteenth-moon-flavour = Niemand begegnet ihm gern. Alle nehmen ihn gern mit.

## Wörter des Spiels

term-astrolabe = Astrolabium
term-astrolabe-help = Deine vier Scheiben: Stärke, Schaden, Ruhm und Urteile.
term-main-power = Hauptstärke
term-main-power-help = 8, dazu die Stärke deiner Ausrüstung, abzüglich deines Schadens. Damit kämpfst du selbst.
term-support-power = Hilfsstärke
term-support-power-help = Die Hälfte deiner Hauptstärke, abgerundet. Die leihst du, wenn du jemandem hilfst oder in den Rücken fällst.
term-damage = Schaden
term-damage-help = Jeder Punkt senkt deine Hauptstärke um eins. Nie mehr als 4, dann bist du immun.
term-immunity = Immunität
term-immunity-help = Mit 4 Schaden kann dir weiterer Schaden nichts anhaben.
term-glory = Ruhm
term-glory-help = Die Siegpunkte. Hat am Ende eines Zuges jemand 9 oder mehr, ist das Spiel vorbei.
term-judgment = Urteil der Piraten
term-judgment-help = Gibt es für ein gebrochenes Versprechen, für Verrat und für die unbezahlte Bruderschaft. Jedes kostet einen Ruhmespunkt.
term-infamy = Ehrlos
term-infamy-help = Mit 4 Urteilen darfst du dich nicht verbünden, nicht helfen und dir nicht helfen lassen. Handel und Herausforderungen bleiben erlaubt.
term-metal-faktor = Metal-Faktor-Würfel
term-metal-faktor-help = Darf im Kampf mitgeworfen werden, solange er auf Leer steht. Eine Zahl hilft sofort und wird in deinem nächsten eigenen Kampf abgezogen.
term-brotherhood = Bruderschaft
term-brotherhood-help = Zu Beginn deiner Reise zahlst du 1 Credit in den Piratenpott oder nimmst 1 Urteil, es sei denn, du bist allein am schwächsten.
term-pot = Piratenpott
term-pot-help = Hier sammelt sich, was an die Bruderschaft geht. Wer eine Herausforderung gewinnt, nimmt alles.
term-treasure = Schatz
term-treasure-help = Die Credits, die auf einem Planeten bezahlt wurden. Wer ihn überfällt und siegt, nimmt alles.
term-base-starship = Flaggschiff
term-base-starship-help = Dein eigenes Schiff mit einer Fähigkeit, die sonst niemand hat.
term-pirate-hunter = Piratenjäger
term-pirate-hunter-help = Ein starkes Schiff, das im Stapel bleibt, bis es jemand angreift. Hier gibt es keinen Verrat, und Wort wird gehalten.
term-wreck = Wrack
term-wreck-help = Ein besiegtes Schiff. Damit bezahlst du Reparaturen, Titel, eine Amnestie oder eine Prasserei.
term-trophy = Trophäe
term-trophy-help = Eine geheime Bedingung. Erfüllt und aufgedeckt, bringt sie Ruhm. Höchstens zwei auf der Hand.
term-improvement = Ausbau
term-improvement-help = Ausrüstung bleibt und gibt Stärke, eine Unterstützungskarte wirkt einmal. Höchstens vier vor dir.
term-tour = Piratentour
term-tour-help = Zehn Aktionen in fester Reihenfolge, vor oder nach deinem Kampf. Jede höchstens einmal pro Zug.
term-alliance = Bündnis
term-alliance-help = Eine Crew leiht dir ihre Hilfsstärke gegen ein Schiff oder einen Planeten, wofür auch immer ihr euch einigt.
term-betrayal = Verrat
term-betrayal-help = Wer verbündet ist, wechselt vor dem Wurf die Seite. Das kostet 1 Urteil.
term-challenge = Herausforderung
term-challenge-help = Ein Kampf zwischen zwei Crews, jede mit so vielen Verbündeten, wie sie gewinnen kann.
term-promise = Versprechen
term-promise-help = Etwas, das erst später fällig wird. Man kann es brechen, für 1 Urteil.

## Inhaltsdateien

content-key = In „{ $file }“, Eintrag „{ $entry }“, darf das Feld „{ $field }“ nur aus Kleinbuchstaben, Ziffern und einzelnen Unterstrichen bestehen.
content-nameless = In „{ $file }“ ist der Eintrag „{ $entry }“ keine Karte des Hausinhalts. Ergänze im Feld „{ $field }“, wie sie heißt.
content-needs = In „{ $file }“, Eintrag „{ $entry }“, fehlt das Feld „{ $field }“, das { $name } braucht.
content-needless = In „{ $file }“, Eintrag „{ $entry }“, kann { $name } mit dem Feld „{ $field }“ nichts anfangen. Lass es weg.
content-choice = In „{ $file }“, Eintrag „{ $entry }“, geht im Feld „{ $field }“ { $name } nicht. Wähle eines davon: { $known }.
content-faces = In „{ $file }“, Eintrag „{ $entry }“, muss „{ $field }“ 6 Seiten aufzählen, nennt aber { $found }.
content-faktor = In „{ $file }“, Eintrag „{ $entry }“, enthält „{ $field }“ die Seite { $value }. Dieser Würfel zeigt 0 (leer), 2, 4 und 6.
content-harmless = In „{ $file }“ richtet kein Eintrag „{ $entry }“ Schaden an; mindestens einer muss im Feld „{ $field }“ eines davon haben: { $known }.
