# Kämpfe und Abmachungen von Metal Adventures im Browser, auf Deutsch.

## Der Kampf: die beiden Seiten

battle-scene = Der Kampf
battle-attacks = { $name } greift an
battle-you-attack = dein Kampf
battle-you-betrayed = du hast Verrat begangen
battle-you-help-attack = du hilfst dem Angriff
battle-you-defend = du bist herausgefordert
battle-you-help-defence = du hilfst der Verteidigung
battle-credits = Credits
battle-prize-challenge = { $glory } und der Piratenpott: { $pot }
battle-attack-wins = Angriff siegt
battle-defence-wins = Verteidigung siegt
battle-attack-won = der Angriff siegt
battle-defence-won = die Verteidigung siegt

## Die beiden Summen

battle-attack = Angriff
battle-defence = Abwehr
battle-wins-ties = siegt bei Gleichstand
battle-loses-ties = verliert bei Gleichstand
battle-part-power =
    { $mine ->
        [yes] deine Hauptstärke
       *[no] Hauptstärke von { $name }
    }
battle-part-orange = oranger Würfel
battle-part-gray = grauer Würfel
battle-part-support =
    { $mine ->
        [yes] deine Hilfsstärke
       *[no] Hilfsstärke von { $name }
    }
battle-part-faktor =
    { $mine ->
        [yes] dein Metal Faktor
       *[no] Metal Faktor von { $name }
    }
battle-part-cards = Unterstützungskarten
battle-part-bonus = Zuschlag
battle-part-debt = Metal-Faktor-Schuld
battle-if-you-betray = bei Verrat
battle-tie = Gleichstand: Angriff siegt
battle-short = { $number } zu wenig
battle-margins = Wie die Würfel fallen können
battle-margins-fell = Wie die Würfel fielen, unter allem, was möglich war
battle-margin-short = reicht nicht
battle-margin-wins = Angriff siegt, auch bei Gleichstand
battle-margins-said = In { $short } % aller Würfe reicht der Angriff nicht, in { $wins } % siegt er.

## Entscheidungen im Kampf

battle-sure = Wirklich? Noch einmal drücken
battle-your-side-wins = deine Seite siegt
battle-always = Immer
battle-if-lost = Verlierst du
battle-your-damage = Dein Schaden steigt von { $from } auf { $to }.
battle-no-damage = Du nimmst keinen Schaden.
battle-stand-by = { $name } die Treue halten
battle-stand-by-detail = Deine Hilfsstärke bleibt beim Angriff.
battle-nothing-promised = Dir wurde nichts versprochen.
battle-promised-you = { $name } schuldet dir { $term }.
battle-you-promised = Du schuldest { $name }: { $term }.
battle-betray = Verrat begehen
battle-betray-detail = Deine { $number } gehen an „{ $target }“. Bis dahin weiß es niemand.
battle-costs-judgment = +{ $number } Urteil, also { $number } Ruhm weniger.
battle-judgment-lost = Du bist schon ehrlos: kein weiteres Urteil.
battle-yours-alone =
    { $number ->
        [0] Credits sind hier keine zu holen.
        [one] { $number } Credit, ganz für dich.
       *[other] { $number } Credits, ganz für dich.
    }
battle-promises-void = Was dir versprochen wurde, verfällt.
battle-commit = Metal Faktor einsetzen
battle-commit-detail = Was er zeigt, wird in deinem nächsten eigenen Kampf abgezogen.
battle-keep-back = Würfel zurückhalten
battle-keep-back-detail = Er bleibt leer für einen anderen Kampf.
battle-no-card = Keine Karte mehr spielen
battle-leave-dice = Die Würfel liegen lassen
battle-alone = Allein angreifen
battle-alone-detail = Niemand zum Teilen, niemand zum Verraten.
battle-pass = Jetzt niemanden suchen
battle-pass-detail = Passen beide nacheinander, beginnt der Kampf.
battle-ask = Mit { $name } verhandeln
battle-lends = Leiht { $number }.
battle-lends-or = Leiht { $number }; mit Metal-Faktor-Würfel { $odds } %.
battle-call-help = { $name } zu Hilfe rufen
battle-take-offer = Angebot von { $name } besiegeln
battle-call-offers = Angebote einholen
battle-call-offers-detail = Alle, die mitkämpfen dürfen, nennen zugleich ihren Preis.
battle-join = { $name } helfen wie versprochen
battle-breaks-peace = Du brichst ein Friedensversprechen: +{ $number } Urteil.
battle-break-help = Wort brechen
battle-break-help-detail = Du hast { $name } Hilfe versprochen.

battle-prompt-word = { $name } zählt auf dich. Hältst du dein Wort?
battle-prompt-declaring = Setzt du deinen Metal-Faktor-Würfel ein?
battle-prompt-declaring-cards = Spielst du vor dem Wurf eine Karte?
battle-prompt-rolled = Die Würfel liegen. Änderst du sie?
battle-prompt-allying = Gewinne Hilfe oder geh allein
battle-prompt-gathering = Sammle Hilfe für die Herausforderung
battle-prompt-challenged = { $name } fordert dich heraus: Sammle Hilfe
battle-prompt-helping = Du wirst zu Hilfe gerufen
battle-prompt-settling = Ein Versprechen ist fällig
battle-prompt-spoils = Wähle deine Beute
battle-prompt-room = Kein Platz mehr: gib etwas ab
battle-rolling = Die Würfel rollen
battle-waits = { $phase }: wir warten auf { $names }

battle-role-attacker = greift an
battle-role-challenged = herausgefordert
battle-role-ally = hilft
battle-role-traitor = begeht Verrat
battle-committed = Metal Faktor eingesetzt
battle-crew = Wer kämpft
battle-pledged = hat den Würfel zugesagt
battle-stage-ally = Bündnis
battle-stage-word = Treue
battle-stage-declare = Metal Faktor, Karten
battle-stage-dice = Würfel
battle-stage-spoils = Beute
battle-aside = Das Brett ansehen
battle-back = Zurück zum Kampf
battle-carry-on = Weiter

## Wie ein Kampf endet

battle-over-won = { $name } hat gesiegt
battle-over-lost = { $name } ist geschlagen
battle-end-won =
    { $mine ->
        [yes] Du hast gesiegt
       *[no] { $name } hat gesiegt
    }
battle-end-lost =
    { $mine ->
        [yes] Du bist geschlagen
       *[no] { $name } ist geschlagen
    }
battle-end-traitor =
    { $mine ->
        [yes] Du hast Verrat begangen
       *[no] { $name } hat Verrat begangen
    }
battle-end-aside =
    { $mine ->
        [yes] Du gewinnst dabei
       *[no] { $name } gewinnt dabei
    }
battle-end-nothing = geht leer aus
battle-got-credits =
    { $number ->
        [one] +{ $number } Credit
       *[other] +{ $number } Credits
    }
battle-got-glory = +{ $number } Ruhm
battle-got-wreck =
    { $number ->
        [one] +{ $number } Wrack
       *[other] +{ $number } Wracks
    }
battle-got-repair = { $number } Schaden repariert
battle-got-damage =
    { $number ->
        [0] Gegen Schaden gefeit
       *[other] +{ $number } Schaden
    }
battle-got-judgment =
    { $number ->
        [0] Schon ehrlos
       *[other] +{ $number } Urteil
    }
battle-got-kept = Versprechen gehalten
battle-got-broken = Versprechen gebrochen
battle-got-void = Versprechen verfallen
battle-got-forgone = Auf die Beute verzichtet
battle-got-debt = Metal Faktor auf { $number }
battle-got-blank = Metal Faktor auf Leer
battle-debt-detail = wird im nächsten eigenen Kampf abgezogen
battle-blank-detail = bereit für den nächsten Kampf
battle-from = von { $name }
battle-to = an { $name }
battle-damage-now = Schaden jetzt { $number }

## Der Vertrag

deal-desk = Abmachungen
deal-title = Vertrag unter Piraten
deal-and = und
deal-turn = Zug { $turn }
deal-against = gegen { $name }
deal-now = Sofort
deal-later = Später
deal-now-detail = wechselt den Besitz, sobald beide siegeln: bindend
deal-later-detail = ein Versprechen: es lässt sich brechen, für { amount-judgment }
deal-you-give = Du gibst
deal-you-get = Du bekommst
deal-gives = { $name } gibt
deal-you-can-give = Du kannst geben
deal-other-has = { $name } hat
deal-put-now = { $thing }: sofort
deal-put-later = { $thing }: als Versprechen
deal-list-give = Was { $name } sofort gibt
deal-list-want = Was { $name } dafür sofort gibt
deal-list-promise = Was { $name } verspricht
deal-list-ask = Was { $name } dafür verspricht
deal-add-give = aus deinem Laderaum
deal-add-want = etwas verlangen
deal-add-promise = etwas versprechen
deal-add-ask = ein Versprechen verlangen
deal-nothing = nichts
deal-glory-never = Ruhm wird nie gehandelt.
deal-wrecks = Wracks
deal-alliance = Bündnis
deal-alliance-lends = Bündnis, +{ $number }
deal-in-this-battle = in diesem Kampf
deal-with-die = mit Metal-Faktor-Würfel
deal-release = erlassen: { $term }
deal-unseen = ungesehen übergeben
deal-due-spoils = sobald der Kampf gewonnen ist
deal-due-this-turn = bis Ende dieses Zuges
deal-due-next-turn = bis Ende des nächsten eigenen Zuges
deal-due-help = auf Abruf, bis zum Ende des nächsten Zuges
deal-due-peace = bis Ende des nächsten eigenen Zuges
deal-when = Wann: { $thing }
deal-which-wreck = Welches Wrack
deal-wreck-any = irgendein Wrack
deal-wreck-solar = Sol-Wrack
deal-wreck-imperial = Imperium-Wrack
deal-wreck-barrens = Ödland-Wrack
deal-wreck-ocg = OCG-Wrack
deal-wreck-hunter = Wrack eines Piratenjägers
deal-claim = Was du darüber sagst
deal-claim-nothing = nichts darüber sagen
deal-claim-as = sagen, es sei „{ $trophy }“
deal-pick-trophy = Welche Trophäe du wirklich gibst
deal-trophy-lie = Eine Trophäe geht ungesehen über den Tisch, und was darüber gesagt wird, kann gelogen sein.
deal-fewer = Einen weniger
deal-more = Einen mehr
deal-remove = Streichen: { $thing }
deal-gain =
    { $whose ->
        [mine] Mit { $number } von { $name } ist deine Chance
        [lent] Mit deinen { $number } ist die Chance von { $principal }
       *[theirs] Mit { $number } von { $name } ist die Chance von { $principal }
    }
deal-breaks-peace = Damit bricht { $name } ein Friedensversprechen: +{ $number } Urteil.
deal-commits = Wozu dich das verpflichtet
deal-commits-now =
    { $signs ->
        [yes] Sobald du siegelst, bekommt { $name }: { $things }.
       *[no] Sobald { $name } siegelt, gibst du: { $things }.
    }
deal-commits-join =
    { $signs ->
        [yes] Sobald du siegelst, kämpfst du an der Seite von { $name }. Geht der Kampf verloren, nimmst auch du Schaden.
       *[no] Sobald { $name } siegelt, kämpfst du an dieser Seite mit. Geht der Kampf verloren, nimmst auch du Schaden.
    }
deal-commits-later = Du schuldest { $name }: { $term }. Brichst du das, kostet es dich ein Urteil.
deal-commits-nothing = Es verpflichtet dich zu nichts.
deal-record =
    { $all ->
        [one] hat { $kept } von { $all } Versprechen gehalten
       *[other] hat { $kept } von { $all } Versprechen gehalten
    }
deal-record-none = hat noch nichts versprochen
deal-record-open =
    { $number ->
        [one] hat { $number } offenes Versprechen
       *[other] hat { $number } offene Versprechen
    }

## Der Schreibtisch

deal-mode-compose = Dein Angebot an { $name }
deal-mode-counter = Dein Gegenangebot an { $name }
deal-mode-called = { $name } holt Angebote ein
deal-mode-answer = { $name } bietet dir eine Abmachung an
deal-mode-wait = { $name } liest dein Angebot
deal-mode-pick = Wähle die Karte, die du gibst
deal-mode-settle = Ein Versprechen ist fällig
deal-mode-steps = Dein Entwurf
deal-mode-browse = Eine Abmachung treffen
deal-send = Siegeln und an { $name } senden
deal-send-detail =
    { $later ->
        [0] { deal-things-now }
       *[other] { deal-things-now }, { $later } Versprechen
    }
deal-things-now =
    { $now ->
        [0] du gibst sofort nichts
        [one] du gibst sofort { $now } Sache
       *[other] du gibst sofort { $now } Dinge
    }
deal-step-back = Schritt zurück
deal-tear = Zerreißen
deal-no-counter = Kein Gegenangebot
deal-no-offer = Nichts anbieten
deal-seal = Besiegeln
deal-seal-detail = gilt sofort
deal-seal-cannot = du kannst nicht alles davon geben
deal-counter = Gegenangebot
deal-refuse = Ablehnen
deal-withdraw = Angebot zurückziehen
deal-close = Zurück zum Brett
deal-with-whom = Mit wem?
deal-left =
    { $number ->
        [0] hier keine Verhandlung mehr
        [one] noch { $number } Verhandlung
       *[other] noch { $number } Verhandlungen
    }
deal-call = Angebote einholen
deal-call-detail = Alle anderen nennen zugleich ihren Preis. Ohne Gegenangebote.
deal-called = Angebote an dich
deal-offers-you = { $name } bietet dir an
deal-offers = { $name } bietet { $other } an
deal-card-gives = gibt
deal-card-wants = will
deal-with-them = Mit { $name }:
deal-writing = schreibt noch
deal-pick-secret = Niemand sieht, welche es ist, bevor sie den Besitz wechselt.
deal-refused = Abgelehnt: { $reason }
deal-reason-none = Einfach nein
deal-reason-too-little = Zu wenig
deal-reason-too-risky = Zu riskant
deal-reason-you-lead = Du führst schon
deal-reason-no-trust = Ich traue dir nicht
deal-reason-cannot = Ich kann nicht

## Versprechen

deal-ledger = Schuldbuch
deal-ledger-empty = Niemand schuldet jemandem etwas.
deal-records = Wer hält Wort?
deal-last-spoils = wenn die Beute geteilt wird
deal-last-turn = fällig am Ende von Zug { $turn }
deal-last-until = bis zum Ende von Zug { $turn }
deal-bound = muss gehalten werden
deal-keep-now = Jetzt halten
deal-status-yours = Deins
deal-status-to-you = An dich
deal-status-open = Offen
deal-ended = Erledigt
deal-ended-kept = gehalten
deal-ended-broken = gebrochen
deal-ended-released = erlassen
deal-ended-lapsed = verfallen
deal-ended-void = nichtig
deal-due = Du hast { $name } versprochen: { $term }.
deal-keep-word = Wort halten
deal-keep-word-detail = { $name } bekommt { $term }.
deal-break-word = Wort brechen
deal-break-word-detail = { $name } bekommt nichts.
deal-break-cost = Das kostet { $number } Urteil (von { $from } auf { $to }) und ebenso viel Ruhm, und es bleibt an dir hängen.
deal-break-infamy = Das kostet { $number } Urteil (von { $from } auf { $to }): du wirst ehrlos, ohne Bündnis und ohne Hilfe.
deal-break-free = Das kostet jetzt kein weiteres Urteil, aber es bleibt an dir hängen.

## Was die Crews sagen; Computer nach dem Charakter ihres Schiffes

deal-says-none = Nein.
deal-says-too-little = Das ist zu wenig.
deal-says-too-risky = Das ist mir zu riskant.
deal-says-you-lead = Du führst schon; dir helfe ich nicht.
deal-says-no-trust = Ich traue dir nicht.
deal-says-cannot = Das kann ich nicht.
deal-says-seal = Abgemacht.
deal-says-offer = Hier ist mein Angebot.
deal-says-counter = Lieber so.

voice-crows-tooth-none = Nein. Ich muss einen Rumpf flicken.
voice-crows-tooth-too-little = Das reicht nicht mal für den Teer.
voice-crows-tooth-too-risky = Meine Flicken haben Flicken. Such dir wen anders.
voice-crows-tooth-you-lead = Du fliegst hoch genug ohne meine Nieten.
voice-crows-tooth-no-trust = Dein Wort leckt schlimmer als meine Bilge.
voice-crows-tooth-cannot = Gern, aber alles, was ich habe, ist festgenagelt.
voice-crows-tooth-seal = Gemacht. Vorsicht, frisch gestrichen.
voice-crows-tooth-offer = Ehrliche Arbeit, ehrlicher Preis. Sieh es dir an.
voice-crows-tooth-counter = Das hämmere ich erst in Form.
voice-saint-gasket-none = Der Himmel segne dich, aber nein.
voice-saint-gasket-too-little = Freundschaft ist umsonst. Treibstoff nicht.
voice-saint-gasket-too-risky = Ich bete für die Tapferen. Ich fliege nicht mit.
voice-saint-gasket-you-lead = Auch die Sanftmütigen sind mal dran.
voice-saint-gasket-no-trust = Ich vergebe dir. Ich glaube dir nur nicht.
voice-saint-gasket-cannot = Mein Laderaum ist leer, mein Gewissen voll.
voice-saint-gasket-seal = Besiegelt. Möge es länger halten als meine Dichtungen.
voice-saint-gasket-offer = Lass uns Freunde sein, zu diesen Bedingungen.
voice-saint-gasket-counter = Fast, mein Freund. Eher so.
voice-velvet-hammer-none = Reizend, dass du fragst. Nein.
voice-velvet-hammer-too-little = Entzückend. Und wo ist der Rest?
voice-velvet-hammer-too-risky = Ich zerbreche Dinge. Ich lasse mich nicht zerbrechen.
voice-velvet-hammer-you-lead = Es wäre mir so arg, dir zum Sieg zu verhelfen.
voice-velvet-hammer-no-trust = Deine Versprechen sind hübsch. Bar ist mir lieber.
voice-velvet-hammer-cannot = Ach, man kann nicht geben, was man nicht hat.
voice-velvet-hammer-seal = Ein Vergnügen. Lass es mich nicht bereuen.
voice-velvet-hammer-offer = Ein kleiner Vorschlag. Lies ihn langsam.
voice-velvet-hammer-counter = So nah dran. Du erlaubst.
voice-last-invoice-none = Abgelehnt. Keine Begründung in den Akten.
voice-last-invoice-too-little = Die Zahlen decken meine Kosten nicht.
voice-last-invoice-too-risky = Das Risiko übersteigt die Prämie.
voice-last-invoice-you-lead = Den Marktführer finanziere ich nicht.
voice-last-invoice-no-trust = Deine Bonität wurde angepasst. Nach unten.
voice-last-invoice-cannot = Nicht auf Lager. Bitte im nächsten Quartal wieder anfragen.
voice-last-invoice-seal = Unterschrieben, gestempelt, abgeheftet.
voice-last-invoice-offer = Anbei mein Angebot.
voice-last-invoice-counter = Ich war so frei, deine Zahlen zu berichtigen.
voice-grandmas-ire-none = Nein, mein Kind.
voice-grandmas-ire-too-little = Zu meiner Zeit gab es dafür einen Keks.
voice-grandmas-ire-too-risky = So alt wird man nicht, wenn man bei so etwas mitmacht.
voice-grandmas-ire-you-lead = Du hattest schon genug. Lass den anderen etwas übrig.
voice-grandmas-ire-no-trust = Ich weiß noch, was du getan hast. Ich weiß alles noch.
voice-grandmas-ire-cannot = Omas Börse ist leer, Schätzchen.
voice-grandmas-ire-seal = Brav. Und jetzt halte es, sonst gibt es keinen Kuchen.
voice-grandmas-ire-offer = Setz dich, Kind, und lies das.
voice-grandmas-ire-counter = Unfug. Wir machen es auf meine Art.
voice-thirteenth-moon-none = Nicht unter diesem Mond.
voice-thirteenth-moon-too-little = Die Flut verlangt mehr.
voice-thirteenth-moon-too-risky = Ich habe gesehen, wie es ausgeht.
voice-thirteenth-moon-you-lead = Der hellste Stern fällt am tiefsten. Ich warte.
voice-thirteenth-moon-no-trust = Dein Schatten zeigt in die falsche Richtung.
voice-thirteenth-moon-cannot = Meine Hände sind leer, wie vorhergesagt.
voice-thirteenth-moon-seal = Es stand geschrieben. Nun ist es besiegelt.
voice-thirteenth-moon-offer = Es wäre ohnehin geschehen.
voice-thirteenth-moon-counter = Die Zeichen raten zu einer kleinen Änderung.
