# Stoły w sieci: co serwer odrzuca i co mówi.

## Zapytania i wiadomości

bad-request = Serwer nie rozumie tego zapytania: { $detail }.
bad-message = To nie jest wiadomość protokołu: { $detail }.
no-such-page = Pod tym adresem nic nie ma.
foreign-site = Strona z innej witryny chciała działać w twoim imieniu. Serwer na to nie pozwala.
foreign-host = Serwer nie jest znany pod tą nazwą. Administrator może ją dodać opcją --name.
server-failed = Na serwerze coś poszło nie tak. Obowiązuje to, co pokazuje stół; spróbuj ponownie i zgłoś to, jeśli się powtórzy.
server-stops = Serwer właśnie się zatrzymuje. Twój stół jest bezpieczny; połączenie samo wróci.
not-committed = Serwer nie mógł tego zapisać, więc nic się nie zmieniło. Spróbuj ponownie.
outcome-unknown = Serwer jeszcze nie wie, czy to zostało zapisane. Obowiązuje to, co stół pokaże za chwilę.
database-away = Serwer nie może teraz połączyć się z bazą danych. Spróbuj ponownie za chwilę.

## Osoby

no-identity = Serwer jeszcze cię nie zna. Wczytaj stronę ponownie i zezwól na jej ciasteczko.
banned = Nie możesz grać na tym serwerze.
muted = Nie możesz teraz pisać na czacie tego serwera.
no-such-link = Ten prywatny odnośnik został już użyty, wygasł albo jest błędny. Utwórz nowy na pierwszym urządzeniu.
settings-too-many = To więcej, niż mogą pomieścić ustawienia.
no-such-session = To urządzenie nie jest już zalogowane.
name-empty = Imię musi mieć co najmniej jedną widoczną literę.

## Stoły

no-such-table = Nie ma takiego stołu. Może odnośnik jest niepełny.
no-such-language = Nie ma tekstów w tym języku. Znane języki: { $known }.
table-no-person = Przy stole musi być co najmniej jedna osoba: zajmij miejsce.
table-seed = Ziarno losowe można wybrać tylko przy stole bez wolnych miejsc.
table-open-seat = Wolne miejsce nie ma jeszcze imienia ani poziomu.
table-pace = Zegar ma albo zapas czasu, z dodatkiem lub bez, albo dni na każdą turę; osobny czas na odpowiedzi jest tylko tam, gdzie jest zegar.
table-started = Przy tym stole gra już trwa. Możesz ją oglądać; z własnej partii wychodzi się przez poddanie.
table-closed = Wszyscy opuścili ten stół. Otwórz nowy.
table-finished = Partia przy tym stole jest skończona.
table-not-finished = To możliwe dopiero po zakończeniu partii.
table-not-started = Partia przy tym stole jeszcze się nie zaczęła.
table-already-in = Już siedzisz przy tym stole.
table-not-in = Nie siedzisz przy tym stole.
table-full = Wszystkie miejsca przy tym stole są zajęte. Możesz oglądać.
table-restless = Zbyt wiele osób siadało przy tym stole i odchodziło. Załóż nowy stół.
table-seat-taken = To miejsce jest zajęte. Wybierz inne.
table-host-only = Partię może zacząć tylko gospodarz stołu.
table-not-full = Są jeszcze wolne miejsca. Poczekaj na innych albo posadź na nich graczy komputerowych.
rematch-made = Ktoś już otworzył następny stół.

## Gra

not-your-seat = To nie jest twoje miejsce.
seat-conceded = Ta partia jest przez ciebie poddana.
seat-away = Gra za ciebie komputer. Najpierw wróć na swoje miejsce.
seat-not-away = Nikt za ciebie nie gra: miejsce już jest twoje.
stale = Gra potoczyła się dalej, zanim to dotarło. Spójrz na stół i zdecyduj jeszcze raz.
undo-asked-already = Inni zostali już poproszeni o zgodę na cofnięcie kroku.
undos-spent = W tej partii cofano więcej razy, niż potrzebuje prawdziwa gra: { $most }. Graj dalej albo się poddaj.
rules-changed = Ta partia została rozegrana według dawniejszych zasad gry. Można przeczytać jej zapis, a także obejrzeć powtórkę, jeśli została zachowana, ale nie da się jej kontynuować.
draw-offered-already = Remis został już zaproponowany.
draw-people-only = Na remis mogą się zgodzić tylko ludzie, a przy tym stole jest gracz komputerowy albo nikogo więcej.
nothing-to-answer = Nikt nie prosi cię o zgodę.
time-not-up = Temu miejscu nie skończył się jeszcze czas.
no-hint-now = Nie masz teraz nic do zdecydowania.
chat-empty = Ta wiadomość jest pusta.

## Za dużo naraz

too-much-chat = Pisz wolniej: limit linii to { $many }, na tyle sekund: { $seconds }.
too-many-tables = To już bardzo dużo stołów naraz. Poczekaj kilka minut.
too-much-kept = To więcej, niż można naraz zachować. Poczekaj kilka minut.
too-many-hints = Poczekaj chwilę, zanim zapytasz ponownie.
too-many-guests = Za dużo zapytań z twojego adresu. Poczekaj minutę.
too-many-reports = Dziękujemy, to już dużo zgłoszeń. Poczekaj kilka minut.
too-many-requests = To dużo zapisów gry naraz. Poczekaj chwilę.
too-many-offers = Poczekaj chwilę, zanim znowu zaproponujesz remis.
too-many-undos = Poczekaj chwilę, zanim cofniesz więcej.
too-many-changes = To dużo naraz. Poczekaj chwilę.
too-many-messages = Za dużo wiadomości naraz. Poczekaj chwilę.

## Zapisy i powtórki

journal-too-long = Zapis jest za długi; limit linii: { $lines }.
journal-field-too-long = Pole „{ $field }” w zapisie gry jest za długie: najwyżej { $most } znaków.
no-such-frame = Partia nie ma kroku { $at }; ostatni to { $last }.

## Jak skończyła się gra przy stole

table-result-concession = przez poddanie
table-result-time = przez przekroczenie czasu
table-result-draw = remis za zgodą wszystkich
table-result-rules-changed = zamknięta: od tamtej pory zmieniły się zasady gry
table-result-too-long = zamknięta: nie miała końca

## Polecenie `metalworks serve`

cli-help-serve = Udostępnia stoły w przeglądarce i dla botów, na tym komputerze albo w całej sieci.
cli-help-host = Adres, pod którym serwer słucha; 0.0.0.0 wpuszcza inne komputery.
cli-help-port = Port, na którym serwer słucha.
cli-help-database = Gdzie są przechowywane stoły: plik SQLite albo adres bazy PostgreSQL (postgresql://…). Kilka serwerów może dzielić jedną bazę PostgreSQL.
cli-help-thinkers = Procesy dla graczy komputerowych.
cli-help-open = Otwiera lobby w przeglądarce.
cli-help-https = Serwer stoi za pośrednikiem, który używa https.
cli-help-name = Nazwa, pod którą przeglądarki znajdują serwer, na przykład play.example.org; można podać kilka razy. Bez niej: nazwy tego komputera.
cli-help-metrics = Odpowiadaj Prometheusowi na tym porcie, tylko na tym komputerze.
cli-help-log-json = Zapisuje dziennik zdarzeń jako linie JSON.
cli-example-serve = stoły na tym komputerze
cli-example-serve-network = stoły dla wszystkich w sieci
cli-example-serve-postgres = jeden z kilku serwerów na jednej bazie
serve-database-wrong = „{ $address }” nie nadaje się na bazę danych: { $detail }. Podaj nazwę pliku albo postgresql://user@host/baza.
database-no-file = { $file } to katalog albo urządzenie. Podaj nazwę pliku; jeśli go nie ma, zostanie utworzony.
database-in-memory = Stołów nie można przechowywać tylko w pamięci. Podaj nazwę pliku albo postgresql://user@host/baza.
database-foreign = „{ $address }” należy do innego programu: tabela „{ $table }” nie pochodzi z Metalworks. Niczego nie zmieniono. Podaj nazwę nowego pliku albo pustą bazę danych.
serve-database-taken = Inny serwer już korzysta z pliku { $file }. Jeden plik jest dla jednego serwera; kilka serwerów może dzielić bazę PostgreSQL.
serve-port-taken = Nie można użyć portu { $port } pod adresem { $host }: { $detail }. Wybierz inny przez --port.
serve-database-newer = Baza danych pochodzi z nowszego wydania Metalworks (jej schemat to { $present }, to wydanie zna { $known }). Uruchom tamto wydanie albo przywróć starszą kopię zapasową.
serve-ready = Stoły są pod adresem { $address } — zatrzymanie: Ctrl-C.
engine-interpreted = Silnik tej instalacji nie jest skompilowany: gracze komputerowi myślą od 50 do 70 razy dłużej. Aby go skompilować, zainstaluj kompilator C z nagłówkami Pythona, a potem ponownie Metalworks.

## The command `metalworks admin`

cli-help-admin = To, co administrator serwera robi ręcznie. Serwer może przy tym działać; dostosuje się po kilku sekundach.
cli-help-admin-person = Osoba, według identyfikatora, który pokazuje `people`.
cli-help-admin-days = Na ile dni; bez tej opcji na zawsze.
cli-help-admin-why = Notatka dla siebie.
cli-help-admin-limit = Ile wierszy pokazać.
cli-help-admin-before = Dalej od tego wiersza; który to, mówi linia pod ostatnim.
cli-help-admin-status = Ile jest serwerów, stołów, osób, zgłoszeń i incydentów.
cli-help-admin-people = Znajdź osoby: identyfikator, nazwa, pierwsza i ostatnia wizyta.
cli-help-admin-text = Część nazwy, identyfikator albo stół, o którego uczestników chodzi.
cli-help-admin-kick = Wyproś osobę; po pięciu minutach może wrócić.
cli-help-admin-ban = Osoba nie może nic robić na tym serwerze.
cli-help-admin-mute = Osoba nie może pisać na czacie.
cli-help-admin-block = Nikt nie może wejść z adresu ani z sieci (203.0.113.0/24); dla IPv6 chodzi o całą sieć adresu (/64).
cli-help-admin-address = Adres, tak jak pokazuje go `incidents`, albo sieć.
cli-help-admin-lift = Cofnij blokadę (ban, mute lub block).
cli-help-admin-who = Osoba albo adres.
cli-help-admin-sanctions = Obowiązujące blokady.
cli-help-admin-sign-out = Wyloguj osobę wszędzie, na przykład po zgubieniu urządzenia.
cli-help-admin-link = Prywatny odnośnik, ważny raz w ciągu doby, który przywraca osobie jej tożsamość.
cli-help-admin-incidents = Co ostatnio odrzucono, bo było tego za dużo lub było niedozwolone, i skąd przyszło.
cli-help-admin-reports = Ostatnie zgłoszenia błędów.
cli-help-admin-journal = Zapis gry przy stole, którego dotyczy zgłoszenie, z tamtej chwili.
cli-help-admin-report = Numer zgłoszenia.
cli-help-admin-tidy = Usuń to, co jest starsze niż okres przechowywania. Serwer robi to sam co godzinę.
cli-help-admin-archive = Zapisz wszystkie zakończone partie tak, jak je widziano, zanim nowa wersja zmieni zasady. Serwer robi to sam, po trochu.
cli-help-admin-backup = Zapisz wszystko do pliku, stan z jednej chwili, podczas gdy trwają gry.
cli-help-admin-restore = Wypełnij pustą bazę danych z kopii zapasowej, SQLite lub PostgreSQL.
cli-help-admin-file = Plik kopii zapasowej.
cli-example-admin-people = znajdź osoby, które mają „ann” w nazwie
cli-example-admin-ban = tydzień spokoju od kogoś
cli-example-admin-backup = kopia zapasowa podczas gier
admin-done = Gotowe. Działające serwery dostosują się po kilku sekundach.
admin-more = Pokazano { $shown }, a jest więcej: --before { $before }
admin-no-such-row = Na tej liście nie ma już „{ $before }”. Zacznij od nowa bez --before.
admin-backed-up = Zapisano wiersze w { $file }: { $rows }.
admin-archived = Zapisane partie: { $matches }.
admin-not-archived = Partie, których nie da się odtworzyć: { $matches }. Zakończono je według zasad, których już nie ma, i nie zostały zapisane. Wydanie z tymi zasadami może je jeszcze zapisać, jeśli przyjmie tę bazę: zainstaluj je, uruchom to polecenie i zaktualizuj ponownie.
admin-no-database = Nie ma bazy danych { $file }. Której używa serwer, mówi --database.
admin-restored = Odczytano wiersze z { $file }: { $rows }.
admin-no-such-person = Nie ma osoby „{ $who }”. Jej identyfikator znajdziesz poleceniem: metalworks admin people NAZWA
admin-no-such-report = Nie ma zgłoszenia „{ $report }” dotyczącego stołu.
admin-no-sanction = Nie ma takiej blokady ({ $kind }): „{ $who }”.
admin-no-address = „{ $address }” nie jest ani adresem, ani siecią. Napisz 203.0.113.9, 203.0.113.0/24 albo 2001:db8::/48.
admin-too-many-days = „{ $days }” dni to niemożliwe: najwyżej { $most }. Bez --days obowiązuje na stałe.
admin-no-text = „{ $text }” zawiera bajty, które nie są literami. Wiersz poleceń musi być w UTF-8.
admin-database-older = Baza danych pochodzi ze starszego wydania Metalworks (jej schemat to { $present }, to wydanie ma { $known }). Nic nie zostało zmienione. Uruchom serwer tego wydania, który ją uaktualni, albo użyj polecenia starszego wydania.
backup-unreadable = { $file } nie jest kopią zapasową Metalworks: { $detail }.
backup-newer = { $file } pochodzi z nowszego wydania Metalworks (schemat to { $present }, to wydanie zna { $known }). Zainstaluj tamto wydanie, aby przywrócić tę kopię.
backup-unwritable = Nie udało się zapisać pliku { $file }: { $detail }.
backup-in-the-way = Plik { $file } już istnieje i nie jest kopią zapasową. Niczego nie zmieniono. Wybierz inną nazwę.
backup-of-nothing = Baza danych jest pusta: niczego w niej jeszcze nie zapisano.
restore-not-empty = Baza danych nie jest pusta: { $table } ma wiersze. Przywróć do nowej.

## Polecenie `metalworks bench server`

bench-server-running = Boty przy { $tables ->
    [one] jednym stole
   *[other] { $tables } stołach
  }
bench-server-long = Po jednej długiej partii każdej gry, ruchów: { $moves }
bench-server-title = Serwer stołów, boty na tym samym komputerze
bench-server-count = Stoły
bench-server-processes = Procesy
bench-server-moves = Ruchy na sekundę
bench-server-p50 = mediana (ms)
bench-server-p99 = 99 % (ms)
bench-server-memory = Pamięć, MB
bench-server-table-memory = kB na stół
bench-server-cpu = CPU na ruch, µs
bench-server-load-cpu = Boty, CPU na ruch, µs
bench-server-stolen = Zabrane przez inne maszyny gospodarza, %
bench-server-bar = 0 do 100 ms
bench-server-long-title = Długa partia { $title }, ruchów: { $moves }
bench-memory-running = Partia za partią przez { $seconds } s
bench-memory-title = Pamięć serwera stołów
bench-memory-moves = Ruchy
bench-memory-games = Partie do końca
bench-memory-first = Po jednej dziesiątej, MB
bench-memory-last = Na końcu, MB
bench-memory-slope = Przyrost, kB na 1000 ruchów
bench-server-first = Pierwsza dziesiąta część
bench-server-last = Ostatnia dziesiąta część
bench-server-course = Przebieg
bench-server-latency = mediana (ms)
bench-server-work = CPU na ruch, µs
bench-server-move-memory = Pamięć na ruch, bajty
bench-server-back = Wysłane do powracającego, bajty
bench-server-whole = Wysłane do nowego widza, bajty
bench-server-load = Odczyt po ponownym uruchomieniu, ms
bench-server-tables = „{ $given }” nie jest listą liczb stołów. Podaj liczby od 1 do { $most }, oddzielone przecinkami.
bench-computers-running = Najsilniejszy poziom, stoły: { $tables }
bench-computers-title = Najsilniejszy poziom przy wielu stołach naraz
bench-computers-moves = Ruchy ludzi
bench-computers-decisions = Decyzje komputerów
bench-computers-p50 = Decyzja, połowa w ciągu (s)
bench-computers-p99 = Decyzja, 99 % w ciągu (s)
bench-computers-most = Decyzja, najwolniejsza (s)
bench-server-wrong-processes = „{ $given }” nie jest listą liczb procesów. Podaj liczby od 1 do { $most }, oddzielone przecinkami.
bench-server-postgres = Kilka procesów serwera wymaga bazy PostgreSQL: podaj jej adres w --database.

## Odnośniki do stołów

invitation-title = { $name } zaprasza do gry { $game }
invitation-table = { $game }: stół, który prowadzi { $name }
invitation-metallum = Dwie korporacje w tajemnicy programują statki i ścigają się o dziewięć planet. Zagraj od razu w przeglądarce: bez konta i bez instalacji.
invitation-metallurgie = Kładź karty czterech metali, punktuj duże obszary i wywołuj reakcje łańcuchowe. Zagraj od razu w przeglądarce: bez konta i bez instalacji.
invitation-metal-adventures = Kosmiczni piraci plądrują, targują się i zdradzają w drodze po dziewięć punktów chwały. Zagraj od razu w przeglądarce: bez konta i bez instalacji.
