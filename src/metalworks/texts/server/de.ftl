# Tische im Netz: was der Server ablehnt und mitteilt.

## Anfragen und Nachrichten

bad-request = Der Server versteht diese Anfrage nicht: { $detail }.
bad-message = Das ist keine Nachricht des Protokolls: { $detail }.
no-such-page = Unter dieser Adresse ist nichts.
foreign-site = Eine Seite eines anderen Anbieters wollte in deinem Namen handeln. Das erlaubt der Server nicht.
foreign-host = Unter diesem Namen ist der Server nicht bekannt. Wer ihn betreibt, kann den Namen mit --name angeben.
server-failed = Auf dem Server ist etwas schiefgegangen. Es gilt, was der Tisch zeigt; versuche es noch einmal und melde es, wenn es wieder passiert.
server-stops = Der Server wird gerade angehalten. Dein Tisch ist sicher; die Verbindung kommt von selbst zurück.
not-committed = Der Server konnte das nicht speichern, deshalb ist nichts passiert. Versuche es noch einmal.
outcome-unknown = Der Server weiß noch nicht, ob das gespeichert wurde. Was der Tisch gleich zeigt, gilt.
database-away = Der Server erreicht gerade seine Datenbank nicht. Versuche es bald noch einmal.

## Personen

no-identity = Der Server kennt dich noch nicht. Lade die Seite neu und erlaube ihr Cookie.
banned = Du darfst auf diesem Server nicht spielen.
muted = Du darfst auf diesem Server zurzeit nicht chatten.
no-such-link = Dieser private Link ist schon benutzt, abgelaufen oder falsch. Erzeuge auf deinem ersten Gerät einen neuen.
settings-too-many = Das ist mehr, als Einstellungen sein können.
no-such-session = Dieses Gerät ist nicht mehr angemeldet.
name-empty = Ein Name braucht mindestens einen sichtbaren Buchstaben.

## Tische

no-such-table = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig.
no-such-language = In dieser Sprache gibt es keine Texte. Bekannte Sprachen: { $known }.
table-no-person = Ein Tisch braucht mindestens eine Person: Nimm selbst einen Platz.
table-seed = Ein Startwert lässt sich nur an einem Tisch ohne offene Plätze wählen.
table-open-seat = Ein offener Platz hat noch keinen Namen und keine Spielstärke.
table-pace = Eine Uhr hat entweder ein Zeitkonto, mit oder ohne Zugabe, oder Tage für jeden Zug; eine eigene Zeit für Antworten gibt es nur, wo eine Uhr läuft.
table-started = An diesem Tisch wird schon gespielt. Du kannst zusehen; aus einer eigenen Partie kommst du durch Aufgeben.
table-closed = Alle haben diesen Tisch verlassen. Eröffne einen neuen.
table-finished = Die Partie an diesem Tisch ist zu Ende.
table-not-finished = Das geht erst, wenn die Partie zu Ende ist.
table-not-started = Die Partie an diesem Tisch hat noch nicht begonnen.
table-already-in = Du sitzt schon an diesem Tisch.
table-not-in = Du sitzt nicht an diesem Tisch.
table-full = An diesem Tisch ist jeder Platz besetzt. Du kannst zusehen.
table-restless = An diesen Tisch sind zu viele gekommen und wieder gegangen. Mach bitte einen neuen auf.
table-seat-taken = Dieser Platz ist besetzt. Wähle einen anderen.
table-host-only = Nur wer den Tisch eröffnet hat, kann die Partie beginnen.
table-not-full = Es sind noch Plätze offen. Warte auf weitere Leute, oder besetze die Plätze mit Computerspielern.
rematch-made = Den nächsten Tisch hat schon jemand eröffnet.

## Spielen

not-your-seat = Das ist nicht dein Platz.
seat-conceded = Du hast diese Partie aufgegeben.
seat-away = Ein Computer spielt für dich. Kehre zuerst auf deinen Platz zurück.
seat-not-away = Niemand spielt für dich: Der Platz gehört schon dir.
stale = Das Spiel ging weiter, bevor das ankam. Sieh dir den Tisch an und entscheide noch einmal.
undo-asked-already = Die anderen sind schon gefragt worden, ob ein Schritt rückgängig gemacht werden darf.
undos-spent = In dieser Partie wurde häufiger rückgängig gemacht, als eine echte es braucht: { $most } Mal. Spiel weiter oder gib auf.
rules-changed = Diese Partie wurde nach früheren Regeln des Spiels gespielt. Ihr Protokoll lässt sich lesen, ebenso ihre Aufzeichnung, falls sie gespeichert wurde, aber weiterspielen kann man von dort nicht.
draw-offered-already = Ein Remis ist schon angeboten.
draw-people-only = Ein Remis können nur Menschen vereinbaren; an diesem Tisch sitzt ein Computerspieler oder sonst niemand.
nothing-to-answer = Niemand bittet dich um Zustimmung.
time-not-up = Die Zeit dieses Platzes ist nicht abgelaufen.
no-hint-now = Du hast gerade nichts zu entscheiden.
chat-empty = In dieser Nachricht steht nichts.

## Zu viel auf einmal

too-much-chat = Bitte schreibe langsamer: höchstens { $many } Zeilen in { $seconds } Sekunden.
too-many-tables = Du hast sehr viele Tische eröffnet. Bitte warte einige Minuten.
too-much-kept = So viel kann auf einmal nicht aufgehoben werden. Bitte warte einige Minuten.
too-many-hints = Bitte warte einen Augenblick, bevor du wieder fragst.
too-many-guests = Zu viele Anfragen von deiner Adresse. Bitte warte eine Minute.
too-many-reports = Danke, das sind viele Meldungen. Warte bitte ein paar Minuten.
too-many-requests = Das sind viele Aufzeichnungen auf einmal. Warte bitte einen Moment.
too-many-offers = Warte bitte eine Weile, bevor du wieder Remis anbietest.
too-many-undos = Warte bitte einen Moment, bevor du noch mehr zurücknimmst.
too-many-changes = Das war viel auf einmal. Bitte warte einen Augenblick.
too-many-messages = Zu viele Nachrichten auf einmal. Bitte warte einen Augenblick.

## Protokolle und Nachspielen

journal-too-long = Das Protokoll ist zu lang: höchstens { $lines } Zeilen.
journal-field-too-long = Das Feld „{ $field }“ der Aufzeichnung ist zu lang: höchstens { $most } Zeichen.
no-such-frame = Die Partie hat keinen Schritt { $at }; ihr letzter ist { $last }.

## Wie ein Tisch endete

table-result-concession = durch Aufgabe
table-result-time = durch Zeitüberschreitung
table-result-draw = Remis nach Vereinbarung
table-result-rules-changed = geschlossen: Die Regeln des Spiels haben sich seither geändert
table-result-too-long = geschlossen: Die Partie nahm kein Ende

## Der Befehl `metalworks serve`

cli-help-serve = Tische im Browser und für Bots anbieten, für diesen Rechner oder ein ganzes Netz.
cli-help-host = Die Adresse, unter der der Server zu erreichen ist; mit 0.0.0.0 auch von anderen Rechnern.
cli-help-port = Der Port, unter dem der Server zu erreichen ist.
cli-help-database = Wo Tische aufbewahrt werden: eine Datei für SQLite oder die Adresse einer PostgreSQL-Datenbank (postgresql://…). Mehrere Server dürfen sich eine PostgreSQL teilen.
cli-help-thinkers = Prozesse für Computerspieler.
cli-help-open = Die Lobby im Browser öffnen.
cli-help-https = Der Server steht hinter einem Proxy, der https spricht.
cli-help-name = Ein Name, unter dem Browser den Server erreichen, etwa play.example.org; auch mehrmals. Ohne Angabe: die Namen dieses Computers.
cli-help-metrics = Prometheus an diesem Port antworten, nur auf diesem Computer.
cli-help-log-json = Das Protokoll als JSON-Zeilen schreiben.
cli-example-serve = Tische für diesen Rechner
cli-example-serve-network = Tische für alle im Netz
cli-example-serve-postgres = einer von mehreren Servern an einer Datenbank
serve-database-wrong = „{ $address }“ lässt sich nicht als Datenbank benutzen: { $detail }. Gib den Namen einer Datei an oder postgresql://user@host/datenbank.
database-no-file = { $file } ist ein Ordner oder ein Gerät. Gib den Namen einer Datei an; gibt es sie nicht, wird sie angelegt.
database-in-memory = Nur im Speicher lassen sich keine Tische aufbewahren. Gib den Namen einer Datei an oder postgresql://user@host/datenbank.
database-foreign = „{ $address }“ gehört einem anderen Programm: Die Tabelle „{ $table }“ darin ist nicht von Metalworks. Nichts wurde verändert. Gib den Namen einer neuen Datei oder eine leere Datenbank an.
serve-database-taken = Ein anderer Server benutzt { $file } bereits. Eine Datei ist für einen Server; mehrere Server können sich eine PostgreSQL-Datenbank teilen.
serve-port-taken = Port { $port } an { $host } lässt sich nicht benutzen: { $detail }. Wähle mit --port einen anderen.
serve-database-newer = Die Datenbank gehört zu einer neueren Ausgabe von Metalworks (ihr Schema ist { $present }, diese Ausgabe kennt { $known }). Starte jene Ausgabe, oder spiele eine ältere Sicherung ein.
serve-ready = Tische gibt es unter { $address } — anhalten mit Strg-C.
engine-interpreted = Die Engine dieser Installation ist nicht kompiliert: Computerspieler denken 50- bis 70-mal so lange. Zum Kompilieren einen C-Compiler mit den Headern von Python installieren, dann Metalworks neu installieren.

## The command `metalworks admin`

cli-help-admin = Was man als Betreiber eines Servers von Hand tut. Der Server darf dabei laufen; nach Sekunden richtet er sich danach.
cli-help-admin-person = Die Person, mit der Kennung, die `people` zeigt.
cli-help-admin-days = Für wie viele Tage; ohne Angabe für immer.
cli-help-admin-why = Eine Notiz für dich selbst.
cli-help-admin-limit = Wie viele Zeilen gezeigt werden.
cli-help-admin-before = Nach dieser Zeile weitermachen; welche das ist, steht unter der letzten.
cli-help-admin-status = Wie viele Server, Tische, Personen, Meldungen und Vorfälle es gibt.
cli-help-admin-people = Personen finden: Kennung, Name, erster und letzter Besuch.
cli-help-admin-text = Ein Teil des Namens, eine Kennung oder ein Tisch, um dessen Leute es geht.
cli-help-admin-kick = Eine Person wegschicken; nach fünf Minuten darf sie wiederkommen.
cli-help-admin-ban = Eine Person darf auf diesem Server nichts mehr.
cli-help-admin-mute = Eine Person darf nicht chatten.
cli-help-admin-block = Von einer Adresse oder aus einem Netz (203.0.113.0/24) darf niemand kommen; bei IPv6 ist das ganze Netz einer Adresse (/64) gemeint.
cli-help-admin-address = Die Adresse, wie `incidents` sie zeigt, oder ein Netz.
cli-help-admin-lift = Eine Sperre (ban, mute oder block) aufheben.
cli-help-admin-who = Die Person oder die Adresse.
cli-help-admin-sanctions = Die Sperren, die gelten.
cli-help-admin-sign-out = Eine Person überall abmelden, etwa nach dem Verlust eines Geräts.
cli-help-admin-link = Ein privater Link, der einmal innerhalb eines Tages gilt und einer Person ihre Identität zurückgibt.
cli-help-admin-incidents = Was zuletzt abgelehnt wurde, weil es zu viel oder nicht erlaubt war, und woher es kam.
cli-help-admin-reports = Die letzten Fehlermeldungen.
cli-help-admin-journal = Die Aufzeichnung des Tisches, um den es in einer Meldung geht, wie sie in diesem Moment war.
cli-help-admin-report = Die Nummer der Meldung.
cli-help-admin-tidy = Löschen, was älter ist, als es aufgehoben wird. Ein Server tut das jede Stunde von selbst.
cli-help-admin-archive = Alle beendeten Partien so ablegen, wie sie gesehen wurden, bevor eine neue Version die Regeln ändert. Ein Server tut das von selbst, nach und nach.
cli-help-admin-backup = Alles in eine Datei schreiben, wie es in einem Moment ist, während gespielt wird.
cli-help-admin-restore = Eine leere Datenbank aus einer Sicherung füllen, ob SQLite oder PostgreSQL.
cli-help-admin-file = Die Datei der Sicherung.
cli-example-admin-people = Leute finden, in deren Namen „ann“ vorkommt
cli-example-admin-ban = eine Woche Ruhe vor jemandem
cli-example-admin-backup = eine Sicherung, während gespielt wird
admin-done = Erledigt. Server, die laufen, richten sich nach Sekunden danach.
admin-more = { $shown } werden gezeigt, und es gibt mehr: --before { $before }
admin-no-such-row = „{ $before }“ gibt es in dieser Liste nicht mehr. Beginne noch einmal ohne --before.
admin-backed-up = { $rows } Zeilen wurden in { $file } geschrieben.
admin-archived = { $matches } Partien wurden abgelegt.
admin-not-archived = Partien, die sich nicht mehr nachspielen lassen: { $matches }. Sie endeten nach Regeln, die es nicht mehr gibt, und waren nicht abgelegt. Die Version mit diesen Regeln kann sie noch ablegen, falls sie diese Datenbank annimmt: Installiere sie, führe diesen Befehl aus und wechsle dann wieder zur neuen.
admin-no-database = Es gibt keine Datenbank { $file }. Welche der Server benutzt, sagt --database.
admin-restored = { $rows } Zeilen wurden aus { $file } gelesen.
admin-no-such-person = Es gibt keine Person „{ $who }“. Ihre Kennung findest du mit: metalworks admin people NAME
admin-no-such-report = Es gibt keine Meldung „{ $report }“ zu einem Tisch.
admin-no-sanction = Es gibt keine Sperre ({ $kind }) von „{ $who }“.
admin-no-address = „{ $address }“ ist weder eine Adresse noch ein Netz. Schreibe 203.0.113.9, 203.0.113.0/24 oder 2001:db8::/48.
admin-too-many-days = „{ $days }“ Tage sind nicht möglich: höchstens { $most }. Ohne --days gilt es für immer.
admin-no-text = „{ $text }“ enthält Bytes, die keine Buchstaben sind. Die Befehlszeile muss in UTF-8 sein.
admin-database-older = Die Datenbank gehört zu einer älteren Ausgabe von Metalworks (ihr Schema ist { $present }, diese Ausgabe hat { $known }). Nichts wurde verändert. Starte den Server dieser Ausgabe, der sie auf den neuen Stand bringt, oder benutze den Befehl der älteren Ausgabe.
backup-unreadable = { $file } ist keine Sicherung von Metalworks: { $detail }.
backup-newer = { $file } stammt von einer neueren Ausgabe von Metalworks (das Schema ist { $present }, diese Ausgabe kennt { $known }). Installiere jene Ausgabe, um die Sicherung einzuspielen.
backup-unwritable = { $file } ließ sich nicht schreiben: { $detail }.
backup-in-the-way = { $file } gibt es schon, und es ist keine Sicherung. Nichts wurde verändert. Wähle einen anderen Namen.
backup-of-nothing = Die Datenbank ist leer: Dort wurde noch nichts aufbewahrt.
restore-not-empty = Die Datenbank ist nicht leer: { $table } hat Zeilen. Stelle in einer neuen wieder her.

## Der Befehl `metalworks bench server`

bench-server-running = Bots an { $tables ->
    [one] einem Tisch
   *[other] { $tables } Tischen
  }
bench-server-long = Von jedem Spiel eine lange Partie, { $moves } Züge
bench-server-title = Der Tischserver, Bots auf demselben Rechner
bench-server-count = Tische
bench-server-processes = Prozesse
bench-server-moves = Züge pro Sekunde
bench-server-p50 = Median (ms)
bench-server-p99 = 99 % (ms)
bench-server-memory = Speicher, MB
bench-server-table-memory = kB pro Tisch
bench-server-cpu = CPU pro Zug, µs
bench-server-load-cpu = Bots, CPU je Zug, µs
bench-server-stolen = Von anderen Gästen des Rechners genommen, %
bench-server-bar = 0 bis 100 ms
bench-server-long-title = Eine lange Partie { $title }: { $moves } Züge
bench-memory-running = { $seconds } Sekunden lang Partie um Partie
bench-memory-title = Der Speicher des Tischservers
bench-memory-moves = Züge
bench-memory-games = Partien bis zum Ende
bench-memory-first = Nach einem Zehntel, MB
bench-memory-last = Am Ende, MB
bench-memory-slope = Zuwachs, kB je 1.000 Züge
bench-server-first = Erstes Zehntel
bench-server-last = Letztes Zehntel
bench-server-course = Verlauf
bench-server-latency = Median (ms)
bench-server-work = CPU pro Zug, µs
bench-server-move-memory = Speicher pro Zug, Byte
bench-server-back = Gesendet an Wiederkehrende, Byte
bench-server-whole = Gesendet an neue Zuschauer, Byte
bench-server-load = Einlesen nach einem Neustart, ms
bench-server-tables = „{ $given }“ ist keine Liste von Tischzahlen. Schreibe Zahlen von 1 bis { $most }, durch Kommas getrennt.
bench-computers-running = Die stärkste Stufe an { $tables } Tischen
bench-computers-title = Die stärkste Stufe an vielen Tischen zugleich
bench-computers-moves = Züge von Menschen
bench-computers-decisions = Entscheidungen von Computern
bench-computers-p50 = Entscheidung, Hälfte binnen (s)
bench-computers-p99 = Entscheidung, 99 % binnen (s)
bench-computers-most = Entscheidung, langsamste (s)
bench-server-wrong-processes = „{ $given }“ ist keine Liste von Prozesszahlen. Schreib Zahlen von 1 bis { $most }, durch Kommas getrennt.
bench-server-postgres = Mehrere Serverprozesse brauchen eine PostgreSQL-Datenbank: Gib ihre Adresse mit --database an.

## Links zu Tischen

invitation-title = { $name } lädt dich zu { $game } ein
invitation-table = { $game }: der Tisch von { $name }
invitation-metallum = Zwei Konzerne programmieren im Geheimen ihre Schiffe und wetteifern um neun Planeten. Spiel gleich im Browser mit: ohne Konto, ohne Installation.
invitation-metallurgie = Lege Karten aus vier Metallen, werte große Gebiete und löse Ketten aus. Spiel gleich im Browser mit: ohne Konto, ohne Installation.
invitation-metal-adventures = Weltraumpiraten kapern, feilschen und verraten sich auf dem Weg zu neun Ruhmespunkten. Spiel gleich im Browser mit: ohne Konto, ohne Installation.
