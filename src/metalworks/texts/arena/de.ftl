## Der Befehl `metalworks balance`

cli-help-balance = Computerspieler auf allen Kernen viele Partien gegeneinander spielen lassen und sehen, wie ausgewogen das Spiel ist: wie lange es dauert, wie es endet, wer gewinnt (nach Platz und nach dem, was ausgeteilt wurde) und wie oft alles benutzt wird. Die Partien bleiben in einem Ordner, eine abgebrochene Studie geht dort weiter.
cli-help-balance-games = Partien für jede Spielerzahl.
cli-help-balance-seats = Anzahl der Plätze; mehrfach möglich. Ohne Angabe alle, die die Spielregel nennt.
cli-help-balance-level = Stufe aller Computerspieler.
cli-help-balance-folder = Wo Partien und Diagramme liegen; ohne Angabe im Datenordner.
cli-help-balance-jobs = Arbeitsprozesse.
cli-help-balance-plots = Die Zahlen als PNG-Dateien in den Ordner zeichnen.
cli-example-balance = 2.000 Partien für jede Spielerzahl, mit Diagrammen
cli-example-balance-json = dieselben Zahlen für ein Programm
balance-running = { $title }, { $seats } Plätze
balance-title = { $title }, { $seats } Plätze, { $games } Partien
balance-length = { $unit }: Median { $median }; jede zehnte Partie ist kürzer als { $tenth }, jede zehnte länger als { $ninetieth }; von { $shortest } bis { $longest }.
balance-cost = { $decisions } Entscheidungen pro Partie, { $ms } ms Prozessorzeit.
balance-endings = Wie Partien enden
balance-by-seat = Siege nach Platz
balance-name = Wer
balance-share = Anteil
balance-interval = 95-%-Intervall
balance-times-fair = Vielfaches
balance-games = Partien
balance-a-game = pro Partie
balance-steps = Schritte
balance-points = Punkte
balance-events = Ereignisse
balance-drawn = Gezeichnet: { $file }
balance-no-plots = Für Diagramme wird matplotlib gebraucht: pip install metalworks[plots]. Ohne Diagramme geht es mit --no-plots.
study-folder = Die Partien liegen in „{ $folder }“; nach einem Abbruch macht derselbe Befehl dort weiter.
study-unwritable = Der Ordner „{ $folder }“ lässt sich nicht benutzen: { $detail }. Wähle mit --folder einen anderen.
study-foreign = „{ $file }“ enthält keine Partien einer Studie. Wähle mit --folder einen anderen Ordner.
study-other = „{ $file }“ enthält Partien einer anderen Studie: { $found } statt { $expected }. Wähle mit --folder einen anderen Ordner.
study-broken = Zeile { $line } von „{ $file }“ ist beschädigt. Entferne sie oder wähle mit --folder einen anderen Ordner.
study-busy = Im Ordner „{ $folder }“ spielt schon ein anderer Befehl. Warte, bis er fertig ist, oder wähle mit --folder einen anderen Ordner.

## The command `metalworks arena`

cli-help-arena = Herausfinden, welcher Computerspieler stärker ist. Die Spieler treffen paarweise aufeinander; jede Verteilung wird mit jedem von ihnen auf jedem Platz gespielt, damit das Glück gerecht verteilt ist. Alle Partien bleiben als Protokolle in einem Ordner, und ein unterbrochenes Turnier geht dort weiter, wo es stand.
cli-help-arena-players = Namen der Spieler, zwei oder mehr.
cli-help-arena-games = Partien je Paar, aufgerundet auf ganze Verteilungen.
cli-help-arena-seats = Zahl der Plätze; bei mehr als zwei trifft ein Spieler auf mehrere des anderen. Sonst die kleinste, die die Regel nennt.
cli-help-arena-ladder = Jeder Spieler trifft nur auf den vor ihm genannten statt auf alle.
cli-help-arena-settle = Ein Paar hört auf, sobald feststeht, welcher von zwei Siegesanteilen in Prozent der wahre ist.
cli-help-arena-folder = Wo Partien, Protokolle und Bild aufbewahrt werden; sonst im Datenordner.
cli-help-arena-ray = Die Partien auf den Ray-Cluster unter dieser Adresse verteilen.
cli-help-arena-plot = Den Stand als PNG-Datei in den Ordner zeichnen.
cli-example-arena-match = hundert Partien zwischen zwei Spielern
cli-example-arena-settle = bis klar ist, ob greedy 60 % oder 50 % holt
cli-example-arena-ladder = einer gegen drei des Spielers darunter
cli-example-arena-option = mit Bonuskarten
arena-title = { $title }, { $seats } Plätze, { $games } Partien
arena-rating = Wertung
arena-newcomer = 95-%-Intervall; ein Neuling hat 25
arena-scores = Paare
arena-other = Gegen
arena-question = Geklärt
arena-answer = { $answer ->
    [yes] ja, der höhere
    [no] ja, der niedrigere
   *[other] offen
}
arena-few-players = Eine Arena braucht zwei oder mehr verschiedene Spieler.
arena-bad-question = --settle nimmt zwei Anteile in Prozent zwischen 0 und 100, den niedrigeren zuerst.
arena-ray-silent = Der Ray-Cluster unter „{ $address }“ antwortet nicht: { $detail }. Es wurde nichts gespielt.
arena-ray-lost = Der Ray-Cluster unter „{ $address }“ antwortet nicht mehr: { $detail }. Alle beendeten Partien sind aufbewahrt: Mit demselben Befehl geht es weiter.
arena-other-worker = Auf dem Arbeitsrechner „{ $worker }“ ist etwas anderes installiert: { $found }; gebraucht werden { $expected } (Regeln, Karten, Gewichte). Installiere dort dieselbe Version und lege dieselben Gewichte an denselben Ort.
arena-lost-worker = Das System hat einen Arbeitsprozess beendet, vielleicht weil der Speicher knapp war. Alle beendeten Partien sind aufbewahrt: Mit demselben Befehl geht es weiter, am besten mit weniger --jobs als { $jobs }.

## Eine Partie im Rückblick

cli-help-analyse = Eine beendete oder laufende Partie im Rückblick ansehen: die Aussichten jedes Platzes bei jeder Entscheidung, wo sie sich wendeten und welche Entscheidungen Fehler waren, gemessen an dem, was der Platz wissen konnte.
cli-help-analyse-iterations = Durchläufe der Suche je Entscheidung; mehr dauern länger und sagen mehr.
cli-help-analyse-plot = Die Aussichten als PNG-Datei zeichnen.
cli-example-analyse = Wendepunkte und Fehler einer Partie
cli-example-analyse-json = gründlicher, jede Entscheidung, für Programme
cli-example-analyse-plot = die Aussichten auch als Bild
analyse-running = Jede Entscheidung wird bedacht
analyse-title = Wendepunkte
analyse-turns = Wendepunkte: die Siegchancen vorher und nachher
analyse-no-turns = Kein Wendepunkt: Die Chancen haben sich nie auf einmal stark verändert.
analyse-chances = Siegaussichten in %
analyse-decision = Entscheidung
analyse-who = Spieler
analyse-mistakes = Fehler
analyse-played = Gespielt
analyse-better = Besser war
analyse-lost = Verlust
analyse-no-mistakes = Kein Fehler gefunden.

## Dateien, die ein Befehl schreibt

file-is-folder = „{ $file }“ ist ein Ordner. Gib den Namen einer Datei an.
file-no-folder = Den Ordner „{ $folder }“, in den geschrieben werden soll, gibt es nicht.
file-unwritable = „{ $file }“ lässt sich nicht schreiben: { $detail }.
file-no-picture = „{ $file }“ ist kein Name für eine PNG-Datei. Gib zum Beispiel course.png an.

# -- metalworks train --------------------------------------------------------------------------

cli-help-train = Aus Partien, die der Computer gegen sich selbst spielt, lernen, wie gut Plätze stehen: durch zeitliche Differenzen. Ein unterbrochenes Training geht dort weiter, wo es stand. Das Gelernte ist eine Datei; `metalworks arena` sagt, ob es besser spielt.
cli-help-train-games = Partien insgesamt, aufgerundet auf ganze Generationen.
cli-help-train-seats = Zahlen von Plätzen, aus denen gelernt wird, etwa 2,3,4. Sonst die kleinste, die die Regel nennt.
cli-help-train-generation = Partien zwischen zwei Malen, bei denen gelernt wird.
cli-help-train-iterations = Durchläufe der Suche je Entscheidung; mehr spielen besser und dauern länger.
cli-help-train-hidden = Einheiten der verborgenen Schicht; mehr können mehr lernen und dauern länger.
cli-help-train-by-search = Ab dieser Generation wird gelernt, was die Suche von einer Stellung erwartet hat, statt was das Netz von der nächsten sagt.
cli-help-train-folder = Wo Partien, Zwischenstände und Lernkurve aufbewahrt werden; sonst im Datenordner.
cli-help-train-out = Die Datei für das Gelernte; sonst weights.json im Ordner.
cli-help-train-plot = Die Lernkurve als PNG-Datei in den Ordner zeichnen.
cli-example-train = aus zweitausend Partien lernen, auf allen Kernen
cli-example-train-seats = aus Tischen zu zweit, dritt und viert lernen
cli-example-train-arena = ist es bei gleicher Zeit stärker?
train-running = { $title } wird gelernt
train-generation = Generation
train-learned = Gelernt
train-by-hand = Von Hand geschrieben
train-loss = Log-Verlust an Partien, aus denen nicht gelernt wurde (weniger ist besser)
train-written = { $file } geschrieben, gelernt aus { $games } Partien.
train-nothing = { $title } sagt einem Netz nichts: Seine `computer/appraisal.py` hat keine Eingaben.
train-damaged = Der Zwischenstand „{ $file }“ ist nicht lesbar: { $detail }. Entferne ihn, dann wird alles aus den aufbewahrten Partien neu gelernt, oder wähle mit --folder einen anderen Ordner.
train-lost-games = Der Zwischenstand „{ $file }“ hat aus { $learned } Partien gelernt, im Ordner liegen aber nur { $games }. Lege sie zurück, oder entferne ihn, dann wird alles neu gelernt.
train-bad-seats = „{ $given }“ ist keine Liste von Platzzahlen. Nenne eine wie 2 oder 2,3,4.

weights-missing = Die Gewichte „{ $file }“ sind nicht lesbar: { $detail }.
weights-damaged = Die Gewichte „{ $file }“ sind beschädigt ({ $detail }). Nimm eine andere Kopie, oder lerne sie mit `metalworks train` neu.
weights-foreign = Die Gewichte „{ $file }“ wurden für etwas anderes gemacht. Sie sind für { $found }; gebraucht werden Gewichte für { $expected } (Spiel, Regeln, Karten). Lerne welche mit `metalworks train`.
weights-other-inputs = Die Gewichte „{ $file }“ erwarten { $found } Zahlen zu einem Platz, diese Version nennt { $expected }. Lerne sie mit `metalworks train` neu.
