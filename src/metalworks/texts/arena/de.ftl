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
study-unwritable = Der Ordner „{ $folder }“ lässt sich nicht benutzen: { $detail }. Wähle mit --folder einen anderen.
study-foreign = „{ $file }“ enthält keine Partien einer Studie. Wähle mit --folder einen anderen Ordner.
study-other = „{ $file }“ enthält Partien einer anderen Studie: { $found }. Wähle mit --folder einen anderen Ordner.
study-broken = Zeile { $line } von „{ $file }“ ist beschädigt. Entferne sie oder wähle mit --folder einen anderen Ordner.

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
arena-title = { $title }, { $seats } Plätze, { $games } Partien
arena-rating = Wertung
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

## Eine Partie im Rückblick

cli-help-analyse = Eine beendete oder laufende Partie im Rückblick ansehen: die Aussichten jedes Platzes bei jeder Entscheidung, wo sie sich wendeten und welche Entscheidungen Fehler waren, gemessen an dem, was der Platz wissen konnte.
cli-help-analyse-iterations = Durchläufe der Suche je Entscheidung; mehr dauern länger und sagen mehr.
cli-help-analyse-plot = Die Aussichten als PNG-Datei zeichnen.
cli-example-analyse = Wendepunkte und Fehler einer Partie
cli-example-analyse-json = gründlicher, jede Entscheidung, für Programme
cli-example-analyse-plot = die Aussichten auch als Bild
analyse-running = Jede Entscheidung wird bedacht
analyse-title = Wendepunkte
analyse-chances = Siegaussichten in %
analyse-decision = Entscheidung
analyse-who = Spieler
analyse-mistakes = Fehler
analyse-played = Gespielt
analyse-better = Besser war
analyse-lost = Verlust
analyse-no-mistakes = Kein Fehler gefunden.
analyse-no-folder = Es gibt keinen Ordner { $folder }, in den gezeichnet werden könnte.
