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
card-debate-cannon = Redekanone
card-debate-cannon-flavour = Beendet Streit, den sie nicht angefangen hat.
card-collar-cutter = Halseisenknacker
card-collar-cutter-flavour = Für alle, die sich nur ungern heimholen lassen.
card-ash-veil = Ascheschleier
card-ash-veil-flavour = Was schon verbrannt ist, brennt nicht noch einmal.
card-iron-corset = Eisernes Korsett
card-iron-corset-flavour = Geatmet wird im Frieden.
card-turtle-prayer = Schildkrötengebet
card-turtle-prayer-flavour = Kopf rein, Schwanz rein, hoffen.
card-barnacle-coat = Muschelrock
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

## Vor dem Spiel

option-hunters = Piratenjäger
option-hunters-help = Wohin Piratenjäger kommen, die niemand angreift: in den ganzen Weltraumstapel oder unter die Karten mit derselben Rückseite.
hunters-whole-deck = In den ganzen Stapel
hunters-own-half = In ihre eigene Hälfte

## Was zu tun ist

phase-chance = Karten und Würfel
phase-choosing = Trophäen wählen
phase-menu = Zwischen den Aktionen
phase-resting = Rast: Trophäe
phase-resting-purchase = Rast: Kauf
phase-keeping = Trophäe behalten
phase-paying = Mit Wracks bezahlen
phase-paying-trophy = Mit einer Trophäe bezahlen
phase-choice = Ereignis
phase-targeting = Ziel wählen
phase-allying = Bündnis
phase-gathering = Verbündete sammeln
phase-helping = Beistand gefordert
phase-word = Treu oder nicht
phase-declaring = Metal-Faktor-Würfel
phase-declaring-cards = Unterstützungskarten
phase-rolled = Nach dem Wurf
phase-spoils = Beute
phase-room = Platz schaffen
phase-settling = Versprechen fällig
phase-terms = Angebot schreiben
phase-picking = Karten aussuchen
phase-answering = Angebot beantworten
phase-calling = Aufruf zu Angeboten
phase-over = Spielende

prompt-chance = Karten werden gezogen oder Würfel geworfen.
prompt-choosing = Wähle die Trophäe, die du zurück unter den Stapel legst.
prompt-menu = Du bist am Zug: reise oder raste, zahle die Bruderschaft, kämpfe einmal, geh auf Tour, handle oder beende den Zug.
prompt-resting = Du darfst eine Trophäe unter den Stapel legen, zwei ziehen und eine behalten.
prompt-resting-purchase = Du darfst einen Ausbau für seinen Preis plus 1 kaufen.
prompt-keeping = Wähle die Trophäe, die du behältst.
prompt-paying = Wähle das Wrack, das du abgibst.
prompt-paying-trophy = Wähle die Trophäe, die du abgibst.
prompt-choice = Das Ereignis lässt dir die Wahl.
prompt-targeting = Wähle das Schiff, das du angreifst.
prompt-allying = Du darfst durch eine Abmachung eine Crew gewinnen, versprochenen Beistand einfordern oder allein gehen.
prompt-gathering = Gewinne durch eine Abmachung eine Crew, fordere versprochenen Beistand ein oder passe.
prompt-helping = Du hast Beistand versprochen: mach mit oder brich dein Wort.
prompt-word = Bleib deinem Bündnis treu oder begehe Verrat.
prompt-declaring = Setzt du deinen Metal-Faktor-Würfel ein?
prompt-declaring-cards = Spiele Unterstützungskarten für diesen Kampf oder schließe ab.
prompt-rolled = Die Würfel sind gefallen. Spiele eine Karte, die sie ändert, oder schließe ab.
prompt-spoils = Wähle deine Beute.
prompt-room = Du hast keinen Platz: gib etwas ab oder verzichte auf die Gabe.
prompt-settling = Ein Versprechen ist fällig: halte es oder brich es.
prompt-terms = Füge Posten hinzu, mach das Angebot oder verwirf es.
prompt-picking = Such die Karten aus, die du gibst.
prompt-answering = Nimm das Angebot an, lehne es ab oder mach ein Gegenangebot.
prompt-calling = Mach ein Angebot oder passe.
prompt-over = Das Spiel ist vorbei.

## Satzteile

unknown-ship = verdeckt
unknown-trophy = nicht gezeigt
unknown-improvement = keine Karte

account-to =
    { $account ->
        [pot] in den Piratenpott
        [exxalia] in den Schatz von Exxalia
        [bazaar] in den Schatz des Basars
        [karokum] in den Schatz von Karokum
       *[bank] an die Bank
    }
account-from =
    { $account ->
        [pot] aus dem Piratenpott
        [exxalia] aus dem Schatz von Exxalia
        [bazaar] aus dem Schatz des Basars
        [karokum] aus dem Schatz von Karokum
       *[bank] von der Bank
    }
cause-word =
    { $cause ->
        [brotherhood] Bruderschaft
        [rest] Rast
        [purchase] Kauf
        [tour] Piratentour
        [title] Ruhmestitel
        [karokum] ein Schiff der Ablage
        [ship] besiegtes Schiff
        [treasure] Überfall
        [pot] Herausforderung
        [plunder] Plünderung
        [trophy] Trophäe
        [incident] Ereignis
        [deal] Abmachung
        [promise] Versprechen
        [betrayal] Verrat
       *[start] Spielbeginn
    }
reason-word =
    { $reason ->
        [brotherhood] Bruderschaft
        [betrayal] Verrat
        [broken_word] gebrochenes Versprechen
        [battle] Kampf
        [incident] Ereignis
        [card] Unterstützungskarte
        [trophy] Trophäe
        [tour] Piratentour
       *[rest] Rast
    }
planet-name =
    { $planet ->
        [exxalia] Exxalia
        [bazaar] den Basar
       *[karokum] Karokum
    }
nation-wrecks =
    { $nation ->
        [solar] drei Wracks von Sol
        [imperial] drei Wracks des Imperiums
       *[barrens] drei Wracks aus dem Ödland
    }
wreck-name =
    { $kind ->
        [solar] ein Wrack von Sol
        [imperial] ein Wrack des Imperiums
        [barrens] ein Wrack aus dem Ödland
        [ocg] ein Wrack der OCG
        [hunter] das Wrack eines Piratenjägers
       *[any] ein Wrack
    }
tour-name =
    { $number ->
        [1] Trophäen
        [2] Kleine Reparatur
        [3] Große Reparatur
        [4] Ruhmestitel
        [5] Neue Auslage
        [6] Kauf
        [7] Schmuggel
        [8] Amnestie
        [9] Schrottprämie
       *[other] Prasserei
    }
price-credits =
    { $price ->
        [one] { $price } Credit
       *[other] { $price } Credits
    }
wrecks-number =
    { $wrecks ->
        [one] { $wrecks } Wrack
       *[other] { $wrecks } Wracks
    }
price-mix =
    { $wrecks ->
        [0] { price-credits }
       *[other]
            { $price ->
                [0] { wrecks-number }
               *[other] { price-credits } und { wrecks-number }
            }
    }

list-give = gibt { $term }
list-want = will { $term }
list-promise = verspricht { $term }
list-ask = lässt sich versprechen: { $term }

goods-credits =
    { $due ->
        [spoils] { amount-credits } aus der Beute
        [this_turn] { amount-credits } bis zum Ende dieses Zuges
        [next_turn] { amount-credits } bis zum Ende des nächsten Zuges
       *[none] { amount-credits }
    }
goods-improvement =
    { $due ->
        [spoils] „{ $improvement }“ nach dem Sieg
        [this_turn] „{ $improvement }“ bis zum Ende dieses Zuges
        [next_turn] „{ $improvement }“ bis zum Ende des nächsten Zuges
       *[none] „{ $improvement }“
    }
goods-wreck =
    { $due ->
        [spoils] { wreck-name } nach dem Sieg
        [this_turn] { wreck-name } bis zum Ende dieses Zuges
        [next_turn] { wreck-name } bis zum Ende des nächsten Zuges
       *[none] { wreck-name }
    }
goods-trophy =
    { $due ->
        [spoils] eine Trophäe, ungesehen, nach dem Sieg
        [this_turn] eine Trophäe, ungesehen, bis zum Ende dieses Zuges
        [next_turn] eine Trophäe, ungesehen, bis zum Ende des nächsten Zuges
       *[none] eine Trophäe, ungesehen
    }
goods-trophy-claimed =
    { $due ->
        [spoils] eine Trophäe, angeblich „{ $claim }“, nach dem Sieg
        [this_turn] eine Trophäe, angeblich „{ $claim }“, bis zum Ende dieses Zuges
        [next_turn] eine Trophäe, angeblich „{ $claim }“, bis zum Ende des nächsten Zuges
       *[none] eine Trophäe, angeblich „{ $claim }“
    }
goods-release = Erlass von Versprechen Nummer { $number }
goods-join = Beitritt zum Kampf
goods-join-faktor = Beitritt zum Kampf mit dem Metal-Faktor-Würfel
goods-battle-wreck = das Wrack dieses Kampfes
goods-battle-support = die Unterstützungskarte dieses Kampfes
goods-help = Beistand in einem Kampf
goods-peace = Frieden
goods-by-item =
    { $item ->
        [credits] { amount-credits }
        [improvement] ein Ausbau
        [wreck] { wreck-name }
        [trophy] eine Trophäe
        [release] { goods-release }
        [join] { goods-join }
        [join_faktor] { goods-join-faktor }
        [battle_wreck] { goods-battle-wreck }
        [battle_support] { goods-battle-support }
        [help] { goods-help }
       *[peace] { goods-peace }
    }
list-name =
    { $list ->
        [give] „was du gibst“
        [want] „was du willst“
        [promise] „was du versprichst“
       *[ask] „was du dir versprechen lässt“
    }

part-power = Stärke { $number }
part-die = Würfel { $number }
part-support = Hilfe { $number }
part-faktor = Metal-Faktor { $number }
part-cards = Karten { $number }
part-bonus = Bonus: { $number }
part-debt = Schuld { $number }

## Aktionen

action-put-under = „{ $trophy }“ unter den Stapel legen.
action-travel = Auf Reisen gehen.
action-rest = In diesem Zug rasten.
action-pay-brotherhood = Der Bruderschaft 1 Credit zahlen.
action-take-judgment = Statt für die Bruderschaft zu zahlen 1 Urteil nehmen.
action-attack-in-space = Ein Schiff im Weltraum angreifen.
action-attack-via-karokum = „{ $ship }“ aus Karokums Ablage für 2 Credits angreifen.
action-raid = Den Planeten überfallen: { planet-name }.
action-challenge = { $other } zum Kampf herausfordern.
action-tour =
    { $number ->
        [1]
            { $pay ->
                [trophy] 1 Trophäen: mit einer Trophäe und 1 Credit bezahlen.
               *[credits] 1 Trophäen: 2 Credits bezahlen.
            }
        [2]
            { $pay ->
                [wreck] 2 Kleine Reparatur: mit einem Wrack bezahlen.
               *[credits] 2 Kleine Reparatur: { price-credits } bezahlen.
            }
        [3] 3 Große Reparatur: { price-mix } bezahlen.
        [4] 4 Ruhmestitel: { nation-wrecks } bezahlen.
        [5] 5 Neue Auslage: 1 Credit bezahlen.
        [6] 6 Kauf: „{ $improvement }“ für { price-credits } kaufen.
        [7] 7 Schmuggel: „{ $improvement }“ für { price-credits } kaufen.
        [8]
            { $pay ->
                [wreck] 8 Amnestie: mit dem Wrack eines Piratenjägers bezahlen.
               *[credits] 8 Amnestie: 2 Credits bezahlen.
            }
        [9] 9 Schrottprämie: ein Wrack gegen „{ $ship }“ tauschen.
       *[other] 10 Prasserei: { price-mix } bezahlen.
    }
action-end-turn = Den Zug beenden.
action-reveal = „{ $trophy }“ aufdecken.
action-hold-back = „{ $trophy }“ vorerst zurückhalten.
action-discard = „{ $improvement }“ ablegen.
action-use-card =
    { $other ->
        [hidden] „{ $improvement }“ spielen.
       *[other] „{ $improvement }“ gegen { $other } spielen.
    }
action-swap-trophy = „{ $trophy }“ unter den Stapel legen und zwei ziehen.
action-buy = „{ $improvement }“ für { price-credits } kaufen.
action-pass =
    { $phase ->
        [resting] Keine Trophäe tauschen.
        [resting_purchase] Keinen Ausbau kaufen.
        [gathering] Passen und jetzt niemanden suchen.
       *[calling] Kein Angebot machen.
    }
action-keep-trophy = „{ $trophy }“ behalten.
action-pay-wreck = Das Wrack „{ $ship }“ abgeben.
action-pay-trophy = „{ $trophy }“ zurück unter den Stapel legen.
action-choose =
    { $effect ->
        [storm]
            { $choice ->
                [0] Den Schaden nehmen.
               *[other] „{ $improvement }“ ablegen.
            }
        [scrap]
            { $choice ->
                [0] Kein Wrack abgeben.
               *[other] Das Wrack „{ $ship }“ abgeben.
            }
       *[shakedown]
            { $choice ->
                [0] Die Credits zahlen.
               *[other] Den Schaden nehmen.
            }
    }
action-take-on = „{ $ship }“ angreifen.
action-call-help = Den Beistand von { $promiser } einfordern.
action-go-alone = Allein gehen, ohne Bündnis.
action-join = Wie versprochen mitmachen.
action-stand-by = Dem Bündnis treu bleiben.
action-betray-attacker = Das Bündnis verraten.
action-commit-faktor = Den Metal-Faktor-Würfel einsetzen.
action-keep-faktor-back = Den Metal-Faktor-Würfel zurückhalten.
action-done =
    { $phase ->
        [rolled] Die Würfel lassen, wie sie sind.
       *[declaring_cards] Keine Karte mehr spielen.
    }
action-take = „{ $improvement }“ nehmen.
action-take-wreck = Das Wrack „{ $ship }“ nehmen.
action-plunder-credits = Die Hälfte der Credits plündern.
action-plunder-wrecks = Die Hälfte der Wracks plündern.
action-forgo = Darauf verzichten.
action-keep-promise = Das Versprechen an { $promisee } halten: { goods-by-item }.
action-break-promise = Das Versprechen an { $promisee } brechen: { goods-by-item }.
action-open-deal = Mit { $other } verhandeln.
action-call-for-offers = Zu Angeboten aufrufen.
action-take-offer = Das Angebot von { $other } annehmen.
action-add-term =
    { $list ->
        [give] Geben: { $term }.
        [want] Wollen: { $term }.
        [promise] Versprechen: { $term }.
       *[ask] Sich versprechen lassen: { $term }.
    }
action-claim-trophy =
    { $named ->
        [yes] Sagen, es sei „{ $trophy }“.
       *[no] Nicht sagen, welche Trophäe es ist.
    }
action-propose-offer = Das Angebot machen.
action-drop-offer = Den Entwurf verwerfen.
action-pick =
    { $picked ->
        [trophy] Die Trophäe „{ $trophy }“ aussuchen.
       *[ship] Das Wrack „{ $ship }“ aussuchen.
    }
action-accept-offer = Das Angebot annehmen.
action-decline-offer =
    { $reason ->
        [too_little] Ablehnen: zu wenig.
        [too_risky] Ablehnen: zu riskant.
        [you_lead] Ablehnen: du führst.
        [no_trust] Ablehnen: kein Vertrauen.
        [cannot] Ablehnen: ich kann nicht.
       *[none] Das Angebot ablehnen.
    }
action-counter-offer = Ein Gegenangebot machen.
action-withdraw-offer = Das Angebot zurückziehen.
action-make-offer = { $other } ein Angebot machen.
action-make-counter = Mit einem ganzen Gegenangebot antworten.
action-seal-offer = Das Angebot annehmen und die Karten aussuchen.

## Ereignisse im Spiel

event-first-player-drawn = { $seat } beginnt.
event-base-dealt = { $seat } führt das Flaggschiff „{ $base }“.
event-trophies-dealt = Alle haben drei Trophäen und legen eine zurück.
event-trophy-seen = { $seat } zieht „{ $trophy }“.
event-trophies-drawn =
    { $number ->
        [one] { $seat } zieht eine Trophäe.
       *[other] { $seat } zieht { $number } Trophäen.
    }
event-trophy-kept = { $seat } behält eine Trophäe ({ $trophy }).
event-trophy-put-under = { $seat } legt eine Trophäe unter den Stapel ({ $trophy }).
event-turn-begun = Zug { $turn }: { $seat }.
event-travelled = { $seat } geht auf Reisen.
event-rested = { $seat } rastet.
event-brotherhood-spared = { $seat } ist am schwächsten und schuldet der Bruderschaft nichts.
event-credits-paid = { $seat } zahlt { amount-credits } { account-to } ({ cause-word }).
event-credits-received = { $seat } bekommt { amount-credits } { account-from } ({ cause-word }).
event-credits-given = { $seat } zahlt { amount-credits } an { $other } ({ cause-word }).
event-treasure-filled = Die Bank legt { amount-credits } { account-to }.
event-judgment-taken =
    { $number ->
        [0] { $seat } ist schon ehrlos; das Urteil verfällt ({ reason-word }).
       *[other] { $seat } nimmt { amount-judgment } ({ reason-word }).
    }
event-judgment-cancelled = { $seat } wird { amount-judgment } los ({ reason-word }).
event-damage-taken =
    { $number ->
        [0] { $seat } ist gegen Schaden immun ({ reason-word }).
       *[other] { $seat } nimmt { amount-damage } ({ reason-word }).
    }
event-repaired = { $seat } repariert { amount-damage } ({ reason-word }).
event-glory-earned = { $seat } erhält { amount-glory } ({ reason-word }).
event-faktor-turned =
    { $face ->
        [0] Der Metal-Faktor-Würfel von { $seat } steht auf Leer ({ reason-word }).
       *[other] Der Metal-Faktor-Würfel von { $seat } steht auf { $face } ({ reason-word }).
    }
event-ship-turned-up = „{ $ship }“ taucht auf.
event-incident-struck =
    { $acts ->
        [yes] Ereignis: „{ $incident }“.
       *[no] Ereignis: „{ $incident }“. Es ist nicht das erste dieses Zuges und bewirkt nichts.
    }
event-choice-made =
    { $choice ->
        [0] { $seat } nimmt bei „{ $incident }“ die erste Möglichkeit.
       *[other] { $seat } nimmt bei „{ $incident }“ die andere Möglichkeit.
    }
event-ship-taken-on = { $seat } greift „{ $ship }“ an.
event-hunters-returned = Piratenjäger kommen zurück in den Stapel: { $ships }.
event-ships-adrift = In Karokums Ablage: { $ships }.
event-planet-raided = { $seat } überfällt { planet-name }.
event-challenge-made = { $seat } fordert { $other } heraus.
event-no-ship-found = Für { $seat } ist kein Schiff mehr da; der Kampf gilt als geführt.
event-ally-joined =
    { $faktor ->
        [yes] { $ally } steht { $other } bei, mit dem Metal-Faktor-Würfel.
       *[no] { $ally } steht { $other } bei.
    }
event-went-alone = { $seat } geht allein.
event-word-given = { $ally } bleibt treu.
event-attacker-betrayed = { $traitor } verrät { $other }!
event-faktor-declared =
    { $committed ->
        [yes] { $seat } setzt den Metal-Faktor-Würfel ein.
       *[no] { $seat } hält den Metal-Faktor-Würfel zurück.
    }
event-card-used = { $seat } spielt „{ $improvement }“.
event-card-aimed = { $seat } spielt „{ $improvement }“ gegen { $other }.
event-die-rolled =
    { $die ->
        [orange] Der orange Würfel zeigt { $face }.
       *[gray] Der graue Würfel zeigt { $face }.
    }
event-faktor-rolled =
    { $face ->
        [0] { $seat } würfelt beim Metal-Faktor Leer.
       *[other] { $seat } würfelt Metal-Faktor { $face }.
    }
event-die-rolled-again =
    { $die ->
        [orange] { $seat } lässt den orangen Würfel noch einmal werfen.
       *[gray] { $seat } lässt den grauen Würfel noch einmal werfen.
    }
event-battle-decided =
    { $won ->
        [yes] Angriff { $attack } gegen { $defence }: der Angriff siegt.
       *[no] Angriff { $attack } gegen { $defence }: die Verteidigung siegt.
    }
event-ship-won = { $seat } erbeutet das Wrack „{ $ship }“.
event-ship-gone = „{ $ship }“ verlässt das Spiel.
event-support-taken = { $seat } nimmt „{ $improvement }“.
event-wreck-taken = { $seat } nimmt das Wrack „{ $ship }“.
event-reward-forgone =
    { $reward ->
        [promise] { $seat } verzichtet auf das Versprochene.
       *[support] { $seat } verzichtet auf die Beute.
    }
event-credits-plundered = { $seat } plündert die Hälfte der Credits von { $other }.
event-improvement-plundered = { $seat } plündert „{ $improvement }“ von { $other }.
event-wrecks-plundered =
    { $number ->
        [one] { $seat } plündert { $number } Wrack von { $other }.
       *[other] { $seat } plündert { $number } Wracks von { $other }.
    }
event-wreck-seen = { $seat } sieht ein Wrack von { $other }: „{ $ship }“.
event-wreck-plundered = { $seat } nimmt ein Wrack von { $other } ({ $ship }).
event-gathering-passed = { $seat } sucht jetzt niemanden.
event-deal-opened =
    { $moment ->
        [alliance] { $maker } verhandelt mit { $other } über ein Bündnis.
        [gathering] { $maker } verhandelt mit { $other } über Beistand.
       *[free] { $maker } verhandelt mit { $other }.
    }
event-offers-called = { $seat } ruft zu Angeboten auf.
event-trophy-claimed = { $maker } sagt, die Trophäe sei „{ $claim }“.
event-offer-made = { $maker } macht { $other } ein Angebot: { $terms }.
event-offer-declined =
    { $answer ->
        [too_little] { $other } lehnt das Angebot von { $maker } ab: zu wenig.
        [too_risky] { $other } lehnt das Angebot von { $maker } ab: zu riskant.
        [you_lead] { $other } lehnt ab, denn { $maker } führt.
        [no_trust] { $other } lehnt das Angebot von { $maker } ab: kein Vertrauen.
        [cannot] { $other } lehnt das Angebot von { $maker } ab: unmöglich.
       *[none] { $other } lehnt das Angebot von { $maker } ab.
    }
event-offer-ended =
    { $how ->
        [withdrawn] { $maker } zieht das Angebot an { $other } zurück.
        [lapsed] Das Angebot von { $maker } an { $other } verfällt.
        [dropped] { $maker } verwirft den Entwurf für { $other }.
        [countered] { $other } antwortet { $maker } mit einem Gegenangebot.
       *[passed] { $maker } macht { $other } kein Angebot.
    }
event-deal-sealed = { $maker } und { $other } sind sich einig.
event-improvement-given = { $seat } gibt { $other } „{ $improvement }“.
event-wreck-given = { $seat } gibt { $other } { wreck-name } ({ $ship }).
event-trophy-given = { $seat } gibt { $other } eine Trophäe ({ $trophy }).
event-promise-made = { $promiser } verspricht { $promisee }: { $term }.
event-promise-ended =
    { $how ->
        [kept] { $promiser } hält das Versprechen an { $promisee }: { $term }.
        [broken] { $promiser } bricht das Versprechen an { $promisee }: { $term }.
        [released] { $promisee } erlässt { $promiser } ein Versprechen: { $term }.
        [lapsed] Das Versprechen von { $promiser } an { $promisee } verfällt: { $term }.
       *[void] Das Versprechen von { $promiser } an { $promisee } ist nichtig: { $term }.
    }
event-promises-bound = Ein Piratenjäger ist besiegt: Versprechen zwischen { $seat } und { $other } müssen gehalten werden.
event-help-called = { $seat } fordert den Beistand von { $promiser } ein.
event-tour-action-taken = { $seat } nutzt Touraktion { $number }, { tour-name }.
event-wreck-paid = { $seat } gibt das Wrack „{ $ship }“ ab.
event-wreck-swapped = { $seat } tauscht das Wrack „{ $ship }“ gegen „{ $taken }“.
event-trophy-revealed =
    { $by_itself ->
        [yes] { $seat } hat „{ $trophy }“ erfüllt; am Ende des Zuges wird sie aufgedeckt.
       *[no] { $seat } deckt „{ $trophy }“ auf.
    }
event-trophy-held = { $seat } hält „{ $trophy }“ zurück.
event-improvement-bought = { $seat } kauft „{ $improvement }“ für { price-credits }.
event-improvement-discarded = { $seat } legt „{ $improvement }“ ab.
event-market-filled = Im Angebot auf Platz { $slot }: „{ $improvement }“.
event-market-renewed = { $seat } lässt andere Ausbauten auslegen.
event-turn-ended = { $seat } beendet den Zug.
event-game-ended =
    { $ending ->
        [glory] Das Spiel endet: jemand hat 9 Ruhmespunkte.
        [deck] Das Spiel endet: der Weltraumstapel ist aufgebraucht.
       *[turns] Das Spiel endet: alle hatten 40 Züge.
    }

outcome-first-player-fell = Der Zufall lässt { $seat } beginnen.
outcome-base-fell = { $seat } bekommt das Flaggschiff „{ $base }“.
outcome-trophy-fell = Die gezogene Trophäe ist „{ $trophy }“.
outcome-space-card-fell = Weltraumkarte Nummer { $card } wird aufgedeckt.
outcome-improvement-fell = Ausbau Nummer { $card } kommt zur OCG.
outcome-die-fell =
    { $die ->
        [orange] Der orange Würfel fällt auf { $face }.
       *[gray] Der graue Würfel fällt auf { $face }.
    }
outcome-faktor-fell = Der Metal-Faktor-Würfel von { $seat } fällt auf { $face }.

## Ergebnisse

result-glory = Jemand hat mindestens 9 Ruhmespunkte; der meiste Ruhm gewinnt.
result-glory-credits = Jemand hat mindestens 9 Ruhmespunkte; bei gleichem Ruhm entscheiden mehr Credits.
result-glory-shared = Jemand hat mindestens 9 Ruhmespunkte; bei gleichem Ruhm und gleich vielen Credits wird der Sieg geteilt.
result-deck = Der Weltraumstapel ist aufgebraucht; der meiste Ruhm gewinnt.
result-deck-credits = Der Weltraumstapel ist aufgebraucht; bei gleichem Ruhm entscheiden mehr Credits.
result-deck-shared = Der Weltraumstapel ist aufgebraucht; bei gleichem Ruhm und gleich vielen Credits wird der Sieg geteilt.
result-turns = Alle hatten 40 Züge; der meiste Ruhm gewinnt.
result-turns-credits = Alle hatten 40 Züge; bei gleichem Ruhm entscheiden mehr Credits.
result-turns-shared = Alle hatten 40 Züge; bei gleichem Ruhm und gleich vielen Credits wird der Sieg geteilt.

## Was nicht geht

refused-game-over = Das Spiel ist vorbei.
refused-chance-first = Erst kommen Karten oder Würfel.
refused-not-your-decision = Jetzt entscheidet jemand anders.
refused-not-now = Erst ist etwas anderes zu entscheiden.
refused-nothing-like-it = So etwas gibt es in diesem Spiel nicht.
refused-journey-chosen = Du hast schon gewählt, ob du reist oder rastest.
refused-no-damage-to-rest = Ohne Schaden kannst du nicht rasten.
refused-journey-first = Wähle erst, ob du reist oder rastest.
refused-brotherhood-first = Zahle erst der Bruderschaft oder nimm ein Urteil.
refused-brotherhood-done = Die Bruderschaft ist für diesen Zug erledigt.
refused-brotherhood-spares = Du bist allein am schwächsten und schuldest der Bruderschaft nichts.
refused-brotherhood-too-dear = Du hast keinen Credit für die Bruderschaft; nimm ein Urteil.
refused-battle-done = Deinen Kampf hattest du in diesem Zug schon.
refused-battle-missing = Vor dem Ende deines Zuges musst du einen Kampf führen.
refused-resting-now = Wer rastet, kämpft nicht und geht nicht auf Tour.
refused-karokum-empty = In Karokums Ablage liegt kein Schiff.
refused-karokum-too-dear = Ein Angriff über Karokum kostet 2 Credits, die du nicht hast.
refused-not-on-karokum = Dieses Schiff liegt nicht in Karokums Ablage.
refused-planet-visited = Du hast auf diesem Planeten in diesem Zug eine Touraktion genutzt und kannst ihn nicht überfallen.
refused-planet-closed = Du hast diesen Planeten in diesem Zug angegriffen; seine Touraktionen sind geschlossen.
refused-yourself = Wähle eine andere Crew.
refused-infamous = Du bist ehrlos: mit 4 Urteilen gibt es für dich weder Bündnis noch Beistand.
refused-other-infamous = Diese Crew ist ehrlos und kann sich nicht verbünden.
refused-not-free = Diese Crew nimmt schon am Kampf teil.
refused-tour-forward = Die Tour geht nur vorwärts: du bist bei Aktion { $last }.
refused-tour-over = Deine Tour ist für diesen Zug vorbei.
refused-tour-nothing = { tour-name } würde jetzt nichts bewirken.
refused-tour-too-dear = { tour-name } kostet so { price-mix }, und das hast du nicht.
refused-tour-no-way = { tour-name } geht so nicht.
refused-judged-now = Du hast in diesem Zug ein Urteil bekommen und kannst keines loswerden.
refused-fifth-improvement = Du hast schon vier Ausbauten. Lege erst einen ab.
refused-two-trophies = Mit zwei Trophäen auf der Hand musst du mit einer davon bezahlen.
refused-not-your-trophy = Diese Trophäe hast du nicht.
refused-unfulfilled = Die Trophäe ist nicht erfüllt: du hast { $have } von { $need }.
refused-one-a-turn = Du hast in diesem Zug schon eine Trophäe aufgedeckt.
refused-held-already = Diese Trophäe hältst du schon zurück.
refused-fulfilled = Diese Trophäe ist erfüllt; tauschen kannst du nur eine unerfüllte.
refused-not-your-card = Diese Karte hast du nicht.
refused-wrong-moment = Diese Karte wird in einem anderen Moment gespielt.
refused-card-nothing = Die Karte würde jetzt nichts bewirken.
refused-no-target = Diese Karte hat ein anderes Ziel: eine andere Crew oder niemanden.
refused-not-on-offer = Dort liegt kein Ausbau aus.
refused-too-dear = Das kostet { price-credits }, und du hast { $credits }.
refused-not-drawn = Diese Trophäe hast du nicht gezogen.
refused-not-your-wreck = Dieses Wrack kannst du weder nehmen noch abgeben.
refused-wreck-unfit = Dieses Wrack passt hier nicht.
refused-no-such-choice = Diese Wahl lässt dir das Ereignis nicht.
refused-not-face-up = Dieses Schiff liegt nicht offen da.
refused-no-promise = Ein solches Versprechen gibt es nicht.
refused-no-help = Dieses Versprechen ist kein Beistand, oder die Crew steht schon auf deiner Seite.
refused-bound-word = Nach dem Sieg über einen Piratenjäger muss dieses Versprechen gehalten werden.
refused-no-betrayal = Gegen einen Piratenjäger gibt es keinen Verrat.
refused-die-not-blank = Der Metal-Faktor-Würfel steht nicht auf Leer.
refused-not-in-discard = Diese Karte steht nicht zur Wahl.
refused-yields-nothing = Davon gibt es nichts zu plündern.
refused-cannot-keep = Du hast nicht, was du versprochen hast.
refused-no-deal-now = In diesem Moment gibt es keine Abmachungen.
refused-opened-twice = Mit dieser Crew hast du schon zweimal verhandelt.
refused-called-once = In diesem Moment des Zuges hast du schon zu Angeboten aufgerufen.
refused-nobody-to-call = Niemand darf antworten: Gerade kann kein Kapitän dein Verbündeter sein.
refused-no-standing-offer = Ein solches offenes Angebot gibt es nicht.
refused-out-of-order = Hier nicht möglich: { goods-by-item }. Die Posten haben eine feste Reihenfolge, dieser kommt früher.
refused-list-full = Nicht möglich: { goods-by-item }. Mehr als drei Posten passen nicht in { list-name }.
refused-once-a-list = Nicht möglich: { goods-by-item }. Das steht schon in { list-name }.
refused-not-theirs = Nicht möglich: { goods-by-item } in { list-name }. Wer es geben soll, hat es nicht, oder es ist zu viel.
refused-not-in-this-list = Nicht möglich: { goods-by-item } gehört nicht in { list-name }.
refused-due-not-open = Nicht möglich: { goods-by-item } in { list-name }. Zu diesem Zeitpunkt kann es nicht fällig sein.
refused-no-release = Nicht möglich: { goods-by-item }. Ein solches Versprechen gibt es nicht.
refused-no-joining-here = Nicht möglich: { goods-by-item } in { list-name }. Hier kann niemand beitreten.
refused-no-such-spoils = Nicht möglich: { goods-by-item } in { list-name }. Dieser Sieg bringt es nicht.
refused-promises-full = Mehr als drei Versprechen von einer Crew an eine andere können nicht offen sein.
refused-joining-missing = In diesem Moment muss ein Angebot enthalten, dass jemand beitritt.
refused-offer-empty = Das Angebot ist leer.
refused-offer-repeated = Dieses Angebot wurde in diesem Zug abgelehnt und kann nicht unverändert wiederholt werden.
refused-claim-first = Sag erst, welche Trophäe es ist, oder dass du es nicht sagst.
refused-no-claim = Es ist keine Trophäe zu benennen.
refused-no-counter-left = Der dritte Vorschlag kann nur noch angenommen oder abgelehnt werden.
refused-cannot-give = Du kannst nicht alles geben, was das Angebot von dir will.
refused-maker-cannot-give = Wer das Angebot gemacht hat, kann nicht mehr alles geben.
refused-no-room = Nach dem Tausch hätte jemand mehr als 4 Ausbauten oder 2 Trophäen.
refused-pick-unfit = Diese Karte gehört nicht dir, oder sie ist nicht, was das Angebot sagt.
refused-must-take = Du hast Platz und kannst nicht darauf verzichten.
refused-has-room = Du musst hier nichts ablegen.
refused-no-such =
    { $what ->
        [ship] Schiff { $value } gibt es nicht; Schiffe haben die Nummern { $least } bis { $most }.
        [trophy] Trophäe { $value } gibt es nicht; Trophäen haben die Nummern { $least } bis { $most }.
        [claim] Trophäe { $value } lässt sich nicht nennen; Trophäen haben die Nummern { $least } bis { $most }.
        [improvement] Ausbau { $value } gibt es nicht; Ausbauten haben die Nummern { $least } bis { $most }.
        [slot] Platz { $value } gibt es nicht; Plätze haben die Nummern { $least } bis { $most }.
        [other] Sitz { $value } gibt es nicht; Sitze haben die Nummern { $least } bis { $most }.
        [promise] Versprechen { $value } gibt es nicht; sie haben die Nummern { $least } bis { $most }.
        [number] Touraktion { $value } gibt es nicht; sie haben die Nummern { $least } bis { $most }.
       *[choice] { $value } liegt nicht zwischen { $least } und { $most }.
    }
refused-no-such-term = In einem Angebot ist { $value } dort nicht möglich; erlaubt ist { $least } bis { $most }.
refused-no-such-code = Keine Aktion hat die Nummer { $code }.
refused-whole-action = Diese Aktion steht für mehrere Schritte.
refused-pick-one = Such genau eine Karte aus: ein Wrack oder eine Trophäe.

## Stellungen

position-against-rules = In der Stellung steht „{ $field }={ $value }“; das lassen die Regeln nicht zu ({ $rule }).
