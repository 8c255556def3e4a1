# Das Brett von Metal Adventures im Browser, auf Deutsch.

## Kapitäne

mad-power = Stärke
mad-judgment = Urteil
mad-word =
    { $broken ->
        [0] Gehaltene Versprechen: { $kept }.
       *[other] Gehaltene Versprechen: { $kept }, gebrochene: { $broken }.
    }
mad-tip-blank = Der Metal-Faktor-Würfel zeigt leer: bereit für einen Kampf.
mad-tip-debt = Der Metal-Faktor-Würfel zeigt { $number }: Das wird im nächsten eigenen Kampf abgezogen.
mad-tip-trophies = Trophäen auf der Hand: { $number }, geheim bis zum Aufdecken.

## Weltraum und Havanna

mad-hunter = Piratenjäger
mad-half-near = naher Raum
mad-half-deep = tiefer Raum
mad-half-mixed = gemischt
mad-ends-at = Ende bei { $number } Karten
mad-tip-deck = Weltraumstapel: { $number } Karten. Das Spiel endet nach einem Zug, der höchstens 2 übrig lässt.
mad-choose-ship = wähle ein Schiff zum Angriff
mad-do-attack-in-space = Im Weltraum angreifen
mad-attack-help = Drei Schiffe werden aufgedeckt, eines greifst du an
mad-attack-ship = Angreifen
mad-space-empty = Kein Schiff in Sicht
mad-alone = Allein
mad-chance-alone = Allein gewinnst du mit { $percent }.
mad-challenge = Fordern
mad-negotiate = Verhandeln
mad-deals = Handel
mad-pot-help = Für den Sieger einer Herausforderung

## Orte und Tour

mad-places = Orte
mad-stop-hand = Trophäen
mad-stop-captains = Kapitäne
mad-treasure = Schatz
mad-tip-planet = Stärke des Planeten: { $power }.
mad-tip-exxalia = Exxalia, der Planet der Trophäen und Reparaturen.
mad-tip-bazaar = Bazaar, wo es gebrauchte Unterstützungskarten wieder zu kaufen gibt.
mad-tip-karokum = Karokum, wo um treibende Schiffe gefeilscht wird.
mad-trophy-deck = Trophäenstapel: { $number }
mad-bazaar-empty = Keine Unterstützungskarte im Angebot
mad-adrift = Treibende Schiffe: { $number }
mad-adrift-fight = Treibende Schiffe: { $number }. Kampf für 2 Credits
mad-neutral = Neutral: keine Überfälle
mad-raid = Überfall
mad-raid-exxalia = Schatz und 1 von 3 Trophäen
mad-raid-bazaar = Schatz und eine Karte
mad-raid-karokum = Schatz und ein Wrack
mad-raided = Diesen Zug überfallen: zu
mad-visited = Hier warst du auf der Tour
mad-tour-1 = 2 ziehen, 1 behalten
mad-tour-2 = 1 Schaden
mad-tour-3 = aller Schaden
mad-tour-4 = 4 Credits, 1 Ruhm
mad-tour-5 = vier neue Karten
mad-tour-6 = eine Karte
mad-tour-7 = eine Unterstützung
mad-tour-8 = 1 Urteil
mad-tour-9 = Wrack tauschen
mad-tour-10 = 1 Ruhm
mad-free = kostenlos
mad-from = ab
mad-or = oder
mad-passed = vorbei
mad-skip = übersprungen
mad-skipped = Gehst du weiter, überspringst du das: Die Tour führt nie zurück.
mad-skips = Du überspringst: { $names }. Die Tour führt nie zurück.
mad-why-journey-first = erst reisen
mad-why-brotherhood-first = erst die Bruderschaft
mad-why-resting-now = du rastest
mad-why-planet-closed = überfallen
mad-why-tour-forward = vorbei
mad-why-tour-over = Tour ist beendet
mad-why-tour-nothing = nichts zu tun
mad-why-tour-too-dear = nicht bezahlbar
mad-why-judged-now = Urteil in diesem Zug
mad-why-fifth-improvement = schon vier Karten
mad-why-two-trophies = zwei auf der Hand
mad-why-not-your-decision = nicht jetzt

## Trophäen und Karten

mad-hand = Deine Trophäen
mad-no-hand = Du schaust zu: Handkarten sind geheim.
mad-no-trophies = Keine Trophäe auf der Hand. Touraktion 1 bringt eine.
mad-ready = erfüllt: deckt sich am Zugende selbst auf
mad-held = zurückgehalten
mad-progress = { $have } von { $need }
mad-reveal = Aufdecken
mad-hold = Zurückhalten
mad-hold-help = Eine erfüllte Trophäe deckt sich am Zugende selbst auf. Zurückgehalten wartet sie im Geheimen.
mad-my-cards = Einsetzen, ablegen
mad-cards-title = Deine Karten
mad-cards-help = Setze jetzt eine Unterstützungskarte ein oder lege einen Ausbau ab.

## Listen über dem Brett

mad-chosen = Diese geht zurück; bis alle gewählt haben, kannst du noch anders wählen.
mad-adrift-title = Angriff über Karokum
mad-adrift-help = Zahle 2 Credits in Karokums Schatz und greif eines der treibenden Schiffe an.
mad-challenge-title = Wen forderst du heraus?
mad-challenge-help = Wer siegt, bekommt { $glory } und den Pott ({ $pot }). Beide Seiten können Verbündete gewinnen.
mad-challenge-breaks = Du hast { $name } Frieden versprochen: Das bricht dein Wort und kostet dich { amount-judgment }.

## Aktionsleiste

mad-do-travel = Reisen
mad-do-rest = Rasten
mad-do-pay-brotherhood = 1 Credit zahlen
mad-do-take-judgment = 1 Urteil nehmen
mad-do-end-turn = Zug beenden
mad-do-go-alone = Allein kämpfen
mad-do-stand-by = Treu bleiben
mad-do-betray-attacker = Verraten
mad-do-commit-faktor = Würfel einsetzen
mad-do-keep-faktor-back = Zurückbehalten
mad-do-accept-offer = Besiegeln
mad-do-decline-offer = Ablehnen
mad-do-counter-offer = Gegenangebot
mad-prompt-journey = Reisen oder rasten?
mad-prompt-journey-help = Reisen: Kampf und Tour. Rasten: Reparatur, zwei Credits und ein leerer Metal-Faktor-Würfel.
mad-prompt-travel = Brich auf
mad-prompt-travel-help = Du reist zu Kampf und Tour. Rasten darf nur, wer Schaden hat.
mad-prompt-brotherhood = Die Bruderschaft will ihren Credit
mad-prompt-brotherhood-help = Zahle 1 Credit in den Pott oder nimm 1 Urteil, das 1 Ruhm kostet.
mad-prompt-battle = Trage einen Kampf aus
mad-prompt-battle-help = Ein Schiff, ein Planet oder ein Kapitän. Die Tour kommt davor oder danach, am Stück.
mad-prompt-battle-only = { mad-prompt-battle }
mad-prompt-battle-only-help = Ein Schiff, ein Planet oder ein Kapitän. Deine Tour ist für diesen Zug vorbei.
mad-prompt-tour = Tour, Handel oder Zugende
mad-prompt-tour-help = Die Tour führt nur vorwärts: Woran du vorbeigehst, das überspringst du.
mad-prompt-end = Handel oder Zugende
mad-prompt-end-help = Dein Kampf ist ausgetragen, und die Tour hat nichts mehr für dich.
mad-prompt-resting = Du rastest
mad-prompt-resting-help = Bis du deinen Zug beendest, kannst du handeln.
mad-prompt-may = Du kannst eine Trophäe aufdecken oder zurückhalten.
mad-help-answering = Besiegle das Angebot, antworte mit einem Gegenangebot oder lehne ab.
mad-help-allying = Durch Abmachung oder versprochenen Beistand; nur eine Crew darf mit.
mad-help-gathering = Durch Abmachung oder versprochenen Beistand; passen beide, beginnt der Kampf.
mad-help-choosing = Die anderen beiden behältst du: geheime Ziele, die Ruhm bringen, sobald sie erfüllt und aufgedeckt sind.
mad-help-room-trophy = Du bekommst eine Trophäe, aber deine Hand ist voll: Leg eine unter den Stapel oder verzichte auf die neue.
mad-help-room-improvement = Du bekommst einen Ausbau, aber dein Schiff ist voll: Wirf einen ab oder verzichte auf den neuen.
mad-help-targeting = Ein Piratenjäger, den du liegen lässt, geht in den Stapel zurück; die anderen treiben nach Karokum.
mad-help-resting-purchase = Beim OCG-Handelsposten stehen jetzt die Preise einer Rast.
mad-step-brotherhood = Bruderschaft
mad-step-battle = Kampf
mad-step-tour = Piratentour
mad-step-end = Zugende
mad-step-rest = Rast

## Was geschah

mad-log-turn = Zug { $turn }: { $name }
mad-log-undone = { $name } nimmt einen Schritt zurück.
mad-say-first = { $name } beginnt
mad-say-turn = { $name } ist am Zug
mad-say-raid = { $name } überfällt einen Planeten
mad-say-challenge = { $name } fordert { $other } heraus
mad-say-no-ship = Für { $name } ist kein Schiff mehr da
mad-say-call = { $name } ruft zu Angeboten auf
mad-say-sealed = { $name } und { $other } sind sich einig
mad-say-betrayed = { $name } verrät { $other }!
mad-say-trophy = { $name } deckt eine Trophäe auf
mad-say-event = Ereignis
mad-chart-glory = Ruhm
mad-chart-trophy = Trophäe
mad-chart-betrayal = Verrat

## Erste Schritte

lesson-captain = Das ist dein Schiff. Die Anzeigen zeigen Stärke, Ruhm, Schaden und Urteil. Sobald jemand 9 Ruhm hat, siegt, wer am meisten hat. Du hast 3, und dein Zug beginnt.
    .title = Du führst ein Schiff
lesson-travel = Jeden Zug reist oder rastest du. Rasten repariert dein Schiff, Reisen führt in einen Kampf und auf die Piratentour. Reise.
    .title = Leinen los
lesson-brotherhood = Wer reist, schuldet der Bruderschaft einen Credit. Er kommt in den Piratenpott, den eine gewonnene Herausforderung bringt. Wer nicht zahlt, nimmt ein Urteil, und das kostet Ruhm. Zahle.
    .title = Die Bruderschaft
lesson-space = Einen Kampf musst du austragen: gegen ein Schiff, einen Planeten oder eine andere Crew. Halte im Weltraum nach einem Schiff Ausschau.
    .title = Beute gesucht
lesson-ship = Unter jedem Schiff steht deine Chance: allein, mit dem Metal-Faktor-Würfel, mit der besten Hilfe. Wähle die „{ card-iron-etiquette }“. Ihr Wrack ist mehr wert, als es scheint.
    .title = Wähle deine Beute
lesson-ally = Allein entscheiden die Würfel. Wer sich mit dir verbündet, leiht dir die halbe eigene Stärke, nicht umsonst. Frage eine der beiden Crews.
    .title = Du brauchst Hilfe
lesson-deal = Das Bündnis gilt sofort. Versprich unter „{ deal-later }“ 2 Credits, fällig nach dem Sieg, und sende den Vertrag. Lehnt man ab, hörst du den Grund: Biete mehr.
    .title = Ein Vertrag
lesson-faktor = Man steht dir bei, also kannst du nicht verlieren. Der Metal-Faktor-Würfel bringt bis zu 6, doch was er zeigt, fehlt dir im nächsten Kampf. Behalte ihn zurück.
    .title = Wut hat ihren Preis
lesson-word = Sieg! Nun ist dein Versprechen fällig. Wer sein Wort bricht, behält die Beute, nimmt 1 Urteil, und niemand vergisst es. Halte deins.
    .title = Dein Wort
lesson-trophy = Mit dem Wrack hast du die dritte Nation: Deine Trophäe ist erfüllt. Trophäen sind geheim, bis sie jemand aufdeckt, auch in fremden Zügen. Weiter, und decke sie auf.
    .title = Eine Trophäe
lesson-tour = Zehn Aktionen der Reihe nach, und die Tour führt nie zurück: Woran du vorbeigehst, das überspringst du. Helle kannst du bezahlen. Führe eine aus.
    .title = Piratentour
lesson-others = Setze die Tour fort oder beende den Zug. Dann sind die anderen dran. Fragen sie dich, sagt es ein Banner; auch Schweigen ist eine Antwort. Gehandelt wird in Havanna, alle Regeln stehen im Buch.
    .title = Die anderen

## Das Ende

mad-end-sources = Woher der Ruhm kam
mad-end-ships = Schiffe
mad-end-ships-help = Ruhm für besiegte Schiffe.
mad-end-challenges = Herausforderungen
mad-end-challenges-help = Ruhm für gewonnene Herausforderungen.
mad-end-trophies = Trophäen
mad-end-trophies-help = Ruhm für aufgedeckte Trophäen.
mad-end-tour = Tour
mad-end-tour-help = Ruhmestitel und Prassereien.
mad-end-deeds = Was alle getan haben
mad-end-battles = Kämpfe
mad-end-battles-help = Eigene Kämpfe, gewonnen und verloren.
mad-end-helped = Bündnisse
mad-end-helped-help = Fremde Kämpfe, in denen die Crew bis zum Schluss treu blieb.
mad-end-deals = Verträge
mad-end-deals-help = Verträge, die gesiegelt wurden.
mad-end-words = Worte
mad-end-words-help = Versprechen, gehalten und gebrochen.
mad-end-betrayals = Verrat
mad-end-betrayals-help = Wie oft die Crew im Bündnis Verrat beging.
medal-word = Jedes Wort gehalten
medal-word-for = { $number } Versprechen, keins gebrochen
medal-traitor = Lächeln und Dolch
medal-traitor-for = { $number } Mal Verrat
medal-duel = Schrecken der Crews
medal-duel-for =
    { $number ->
        [one] { $number } Herausforderung gewonnen
       *[other] { $number } Herausforderungen gewonnen
    }
medal-hunter = Jagt die Jäger
medal-hunter-for = { $number } Piratenjäger besiegt
medal-raid = Planeten zittern
medal-raid-for =
    { $number ->
        [one] { $number } Planet überfallen
       *[other] { $number } Planeten überfallen
    }
medal-trophies = Die Wand voller Trophäen
medal-trophies-for =
    { $number ->
        [one] { $number } Trophäe aufgedeckt
       *[other] { $number } Trophäen aufgedeckt
    }
medal-ally = Hilfe in der Not
medal-ally-for =
    { $number ->
        [one] in { $number } Kampf treu geblieben
       *[other] in { $number } Kämpfen treu geblieben
    }
medal-deals = Silberzunge
medal-deals-for =
    { $number ->
        [one] { $number } Vertrag gesiegelt
       *[other] { $number } Verträge gesiegelt
    }
medal-alone = Einsamer Wolf
medal-alone-for =
    { $number ->
        [one] { $number } Kampf allein gewonnen
       *[other] { $number } Kämpfe allein gewonnen
    }
medal-giant = Riesentöter
medal-giant-for = besiegte ein Schiff der Stärke { $number }
medal-broken = Worte sind Wind
medal-broken-for = { $number } Versprechen gebrochen
medal-fury = Im Bund mit der Wut
medal-fury-for = { $number } Mal den Metal-Faktor-Würfel geworfen
medal-damage = Noch nicht gesunken
medal-damage-for = { $number } Schaden eingesteckt
medal-tour = Stammgast in jedem Hafen
medal-tour-for =
    { $number ->
        [one] { $number } Touraktion
       *[other] { $number } Touraktionen
    }
medal-voyage = Mitgefahren
medal-voyage-for = und heimgekehrt

## Erklärungen

mad-tip-space = Weltraum, das Jagdrevier. Der nahe Raum liegt über dem tiefen, dessen Schiffe stärker und reicher sind.
mad-tip-havana = Havanna: Hier wird gerastet, gehandelt und herausgefordert.
mad-tip-ocg = OCG-Handelsposten: Hier gibt es Ausbauten. Er ist neutral und wird nie überfallen.
mad-tip-odds = Deine Siegchance: allein, mit dem Metal-Faktor-Würfel und mit der besten Hilfe.
mad-tip-ally-odds = Die Siegchance ohne dieses Bündnis und mit ihm.
mad-tip-adrift = Treibende Schiffe auf Karokum, nach Nationen: { $names }.
mad-tip-raid = Ein Überfall ist ein Kampf gegen den Planeten. Lohn: { $reward }.
mad-tip-credits = Mit Credits bezahlst du Karten, Reparaturen, die Bruderschaft und Versprechen.
mad-tip-slot = Platz für einen Ausbau: Höchstens vier liegen vor einer Crew.
mad-tip-reward = Lohn für den Sieg: { $reward }.
mad-tip-has = Credits: { $credits }. Wracks: { $wrecks }. Trophäen auf der Hand: { $trophies }.
mad-tip-cost = Was dieser Weg kostet.
mad-tip-dice = Ein Kampfwürfel zeigt 1 bis 6: Orange für den Angriff, Grau für die Verteidigung.
mad-tip-sealed = { $name } hat diesen Vertrag gesiegelt.
mad-tip-unsealed = Das Siegel von { $name } fehlt noch.
mad-tip-item-credits = Mit Credits bezahlst du Karten, Reparaturen, die Bruderschaft und Versprechen.
mad-tip-item-wreck = { term-wreck-help }
mad-tip-item-trophy = Eine Trophäe wird verdeckt übergeben; was darüber gesagt wird, darf gelogen sein.
mad-tip-item-release = Wer entbunden ist, muss dieses Versprechen nicht mehr halten.
mad-tip-item-join = { term-alliance-help }
mad-tip-item-join-faktor = { term-alliance-help }
mad-tip-item-battle-wreck = Das Wrack, das dieser Kampf bringt, wenn er gewonnen wird.
mad-tip-item-battle-support = Die Unterstützungskarte, die dieser Kampf bringt, wenn er gewonnen wird.
mad-tip-item-help = Auf Ruf in einem Kampf helfen, bis zum Ende des nächsten Zuges der anderen Seite.
mad-tip-item-peace = Keine Herausforderung und keine Hilfe gegen die andere Seite, bis zum Ende des eigenen nächsten Zuges.

## Warum ein Vorschlag gut ist

mad-why-travel = Nur wer reist, kämpft, und Kämpfe bringen Ruhm.
mad-why-rest = Rasten repariert alles und bringt 2 Credits.
mad-why-pay-brotherhood = Ein Credit ist billiger als ein Ruhmespunkt.
mad-why-take-judgment = Der Credit ist jetzt mehr wert als ein Ruhmespunkt.
mad-why-attack-in-space = Drei Schiffe tauchen auf, und du wählst das leichteste.
mad-why-go-alone = Du bist stark genug und musst nichts teilen.
mad-why-open-deal = Jemand hat, was du brauchst.
mad-why-call-for-offers = Alle dürfen bieten, und du nimmst das Beste.
mad-why-commit-faktor = Der Kampf ist so knapp, dass der Würfel ihn entscheiden kann.
mad-why-keep-faktor-back = Der Würfel wäre im nächsten Kampf eine Schuld.
mad-why-stand-by = Dein Wort ist mehr wert als dieser eine Kampf.
mad-why-betray-attacker = Was die andere Seite übrig lässt, ist ein Urteil wert.
mad-why-keep-promise = Es zu brechen würde einen Ruhmespunkt kosten.
mad-why-break-promise = Es ist dir mehr wert als ein Ruhmespunkt.
mad-why-accept-offer = Du bekommst mehr, als du gibst.
mad-why-decline-offer = Es kostet mehr, als es bringt.
mad-why-reveal = Die Bedingung ist erfüllt: Hol dir den Ruhm.
mad-why-end-turn = Was übrig ist, brächte nicht mehr.
