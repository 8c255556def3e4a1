# Teksty stołu w terminalu i poleceń.

## Kłopoty

terminal-no-save = W { $folder } nie ma niedokończonej partii. Aby zacząć nową, wpisz: metalworks play
terminal-save-failed = Nie można zapisać partii w { $file }: { $detail }. Zrób tam miejsce albo wybierz inny katalog w METALWORKS_HOME.
terminal-unreadable = Nie można odczytać „{ $file }”: { $detail }. Sprawdź ścieżkę.
terminal-many-names = Imion ({ $given }) jest więcej niż miejsc ({ $places }). Podaj najwyżej jedno imię na miejsce.
terminal-seats-or-players = --seats wymienia miejsca w liczbie { $places }, a --players podaje { $players }. Użyj tylko jednej z tych opcji.
terminal-option-shape = „{ $option }” nie jest opcją. Napisz nazwa=wartość, na przykład: --option bonus=true
terminal-no-tty = Stół na pełnym ekranie wymaga prawdziwego terminala na wejściu i wyjściu. Wiersz po wierszu działa wszędzie: dodaj --plain
terminal-unknown-language = Nie ma języka „{ $language }”. Znane języki: { $known }.
terminal-resume-other = „{ $file }” to partia gry { $found }, a nie { $expected }.
terminal-which-game = Która gra? Znane gry: { $known }. Na przykład: metalworks play { $first } --plain
terminal-no-viewer = Nie ma widoku „{ $viewer }”. Wybierz miejsce od 1 do { $places }, „spectator” albo „all”.
terminal-file-without-resume = Po nazwie gry podano „{ $file }”. Aby wrócić do zapisanej partii, dodaj --resume

## Stół

terminal-name-person = Gracz
terminal-waiting = Teraz gra: { $name } …
terminal-your-move = { $name }, twój ruch.
terminal-silence = Brak odpowiedzi (p) oznacza: { $action }.
terminal-may = { $prompt } Możesz teraz działać; p: gramy dalej.
terminal-thinking = { $name } myśli …
terminal-hint-soon = Zastanawiam się nad twoim ruchem …
terminal-no-hint = Nie masz teraz nic do rozstrzygnięcia.
terminal-happened = Przebieg gry
terminal-actions = Dozwolone ruchy: { $count }
terminal-saved = Zapisano w { $file }
terminal-resume-hint = Partia jest zapisana. Aby grać dalej: metalworks play --resume { $file }
terminal-language-now = Język: polski
terminal-press-any = Esc: zamknij.

## Menu

terminal-menu-title = Wybierz grę
terminal-menu-options = Opcje
terminal-menu-seats = Kto gdzie siedzi?
terminal-menu-seat = Miejsce { $number }
terminal-menu-start = Zaczynamy
terminal-menu-resume = Wróć do ostatniej partii
terminal-menu-counts = od { $least } do { $most } graczy
terminal-menu-unofficial = { $players }, nieoficjalnie też { $others }
terminal-unofficial = Oficjalnie ta gra nie jest przeznaczona dla { $players } graczy.
terminal-menu-none = nikt
terminal-kind-human = Człowiek
terminal-quit = Wyjdź
terminal-key-menu = wybór
terminal-key-change = zmiana

## Przekazanie

terminal-handover = Teraz klawiatura dla: { $name }
terminal-handover-wait = Na ekranie nie ma nic tajnego. { $name }, naciśnij Enter, gdy nikt inny nie patrzy.
terminal-handover-back = b: { $name } chce jeszcze coś zmienić

## Wynik

terminal-result = Koniec partii
terminal-winner =
    { $count ->
        [one] Zwycięstwo: { $names }!
       *[other] Wspólne zwycięstwo: { $names }!
    }
terminal-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
terminal-rematch = Rewanż
terminal-look = Stół
terminal-menu = Do menu

## Klawisze

terminal-keys = Klawisze
terminal-rules = Zasady
terminal-no-rules = Zasad tej gry nie można tu przeczytać.
terminal-mouse = Mysz
terminal-key-tab = przejście między stołem, listą i przebiegiem gry
terminal-key-list = pokaż lub ukryj listę dozwolonych ruchów
terminal-key-pass = gdy pada pytanie: nie odpowiadaj; gdy możesz działać poza kolejką: graj dalej; w innych chwilach: oddaj klawiaturę
terminal-key-undo = cofnij swój ostatni krok
terminal-key-hint = zapytaj, co zrobiłby komputer i dlaczego
terminal-key-rules = przeczytaj zasady
terminal-key-language = zmień język
terminal-key-keys = ta lista
terminal-key-quit = wyjdź; partia zostaje zapisana
terminal-key-mouse = kliknij pole, kartę, talię albo ruch
terminal-bar-undo = cofnij
terminal-bar-hint = podpowiedź
terminal-bar-pass =
    { $what ->
        [silence] bez odpowiedzi
       *[may] dalej
    }
terminal-bar-list = ruchy
terminal-bar-rules = zasady
terminal-bar-language = język
terminal-bar-keys = klawisze
terminal-bar-quit = wyjdź

## Odtwarzanie

terminal-replay-step = Krok { $step } z { $steps }
terminal-replay-viewer = Widok: { $viewer }
terminal-viewer-all = wszystkie karty odkryte
terminal-viewer-spectator = widz
terminal-replay-title = { $title }, grają: { $names }
terminal-replay-unfinished = Tu kończy się zapis; partia nie jest skończona.
terminal-bar-step = krok
terminal-bar-ends = początek, koniec
terminal-bar-auto = odtwarzaj, pauza
terminal-bar-viewer = widok

## Wiersz po wierszu

terminal-plain-welcome = { $title }. Wpisz numer ruchu albo słowa; „help” objaśnia, „quit” zapisuje i kończy.
terminal-plain-handover = Teraz klawiatura dla: { $name }. { $name }, naciśnij Enter.
terminal-plain-handover-back = Albo wpisz „back”: { $name } chce jeszcze coś zmienić.
terminal-plain-prompt = { $prompt } Twój wybór?
terminal-plain-asked = { $prompt } Twoja odpowiedź? Pusty wiersz oznacza: { $action }.
terminal-plain-may = { $prompt } Możesz teraz działać; pusty wiersz: gramy dalej.
terminal-plain-unknown = „{ $words }” to nie ruch. Wpisz liczbę od 1 do { $count }, słowa jak na liście albo „help”.
terminal-plain-number = Nie ma ruchu { $number }; lista ma ruchy od 1 do { $count }.
terminal-plain-nothing-new = Nic się jeszcze nie wydarzyło.
terminal-plain-bye = Partia jest zapisana. Aby grać dalej: metalworks play --plain --resume { $file }
terminal-plain-help = Wpisz numer ruchu, słowa jak w nagłówkach listy albo:
terminal-plain-help-board = opisz jeszcze raz stół
terminal-plain-help-hand = pokaż jeszcze raz swoje karty lub podprogramy
terminal-plain-help-moves = wypisz jeszcze raz dozwolone ruchy
terminal-plain-help-log = wymień wszystko, co się stało
terminal-plain-help-lang = zmień język: en, de albo pl
terminal-plain-help-seat = przekaż klawiaturę komuś innemu, po imieniu lub następnej osobie; tak można działać poza kolejką
terminal-plain-no-person = Nikt o imieniu „{ $name }” nie siedzi poza tobą przy tej klawiaturze: { $names }.
terminal-plain-help-save = podaj, gdzie zapisano partię

## Polecenia

cli-help = Metalworks: gry planszowe w przeglądarce i w terminalu, z dokładnymi zasadami, przeciw komputerom i z ludźmi z bliska i z daleka.
cli-examples = Przykłady:
cli-example-menu = wybór z menu
cli-example-greedy = ty przeciw komputerowi
cli-example-players = ty przeciw dwóm komputerom
cli-example-seats = dwoje ludzi i komputer
cli-example-option = z kartami premii, po polsku
cli-example-pirates = ty i pięciu komputerowych piratów
cli-example-deal = układy w jednym zdaniu: oferta P3 daj 1c chcę dołącz+mf obiecuję 2c po-wygranej
cli-example-resume = powrót do ostatniej partii
cli-example-plain = wiersz po wierszu
cli-example-replay = partia krok po kroku
cli-example-step = strzałki: krok, spacja: odtwarzanie
cli-example-viewer = z punktu widzenia pierwszego miejsca
cli-example-print = cała partia jako tekst
cli-help-version = Pokazuje wersję programu.
cli-help-lang = Język: en, de albo pl; domyślnie ten z LANG.
cli-help-plain = Wiersz po wierszu, dla czytników ekranu i potoków.
cli-help-play = Gra przy stole w terminalu, przeciw komputerom albo z ludźmi obok. Partia zapisuje się po każdym kroku.
cli-help-game = Gra; bez niej pojawi się menu.
cli-help-seats = Kto gdzie siedzi, oddzielone przecinkami: { $levels }.
cli-help-players = Liczba graczy: ty i komputery.
cli-help-names = Imiona na miejscach, oddzielone przecinkami.
cli-help-seed = To samo ziarno losowe daje te same karty.
cli-help-option = Opcja gry jako nazwa=wartość; można podać kilka razy.
cli-help-content = Własny plik z zawartością.
cli-help-resume = Wraca do ostatniej niedokończonej partii albo do pliku FILE.
cli-help-resume-file = Z --resume: zapisana partia.
cli-help-pace = Ile sekund czekać po każdym kroku komputera.
cli-help-think = Sekundy na decyzję najsilniejszego poziomu zamiast zwykłych 2.
cli-example-think = mistrz, który myśli nad ruchem dwadzieścia sekund
cli-help-replay = Zapisana partia krok po kroku.
cli-help-replay-file = Zapis partii.
cli-help-viewer = Czyj widok: numer miejsca, „spectator” albo „all”.
cli-example-browser = poczekalnia w przeglądarce
cli-example-bench = jak szybki jest silnik na tym komputerze
cli-example-bench-json = cztery miejsca, jako JSON
cli-example-bench-search = jak daleko w przód patrzą gracze komputerowi na tym komputerze
cli-example-bench-levels = jak długo każdy poziom myśli nad decyzją
cli-example-bench-computers = dwadzieścia osób naraz przeciw najsilniejszemu poziomowi
cli-example-bench-server = serwer stołów: krzywa dla 10, 100 i 1000 stołów
cli-example-bench-limit = jego granica, przy dwóch liczbach stołów
cli-example-bench-memory = czy pamięć serwera rośnie w ciągu dwóch minut gry
cli-example-bench-processes = krzywa po liczbie procesów serwera przy jednej bazie PostgreSQL
cli-example-check = sprawdzenie pliku
cli-example-template = plik do wypełnienia
cli-help-bench = Mierzy silnik, skompilowany i interpretowany, w jednym przebiegu: losowe partie i decyzje na sekundę na jednym rdzeniu, czas kopiowania stanu i jego pamięć. Albo, z „server”, w dwie minuty serwer stołów: ile ruchów botów na sekundę zapisuje, medianę i 99. percentyl czasu do potwierdzenia, pamięć łącznie i na stół; potem jedna partia robi się bardzo długa, a jej pierwsze ruchy porównuje się z ostatnimi. Z „search” mierzy, ile iteracji na sekundę osiąga wyszukiwanie graczy komputerowych w każdej grze. Z „levels” mierzy, jak długo każdy poziom graczy komputerowych myśli nad decyzją; z „computers”, jak szybko najsilniejszy decyduje przy wielu stołach naraz.
cli-help-bench-what = Gra, na przykład metallurgie; search, levels, computers albo server.
cli-help-bench-seats = Liczba miejsc; domyślnie najmniejsza, jaką podają zasady.
cli-help-bench-seconds = Czas losowych partii w każdym trybie (domyślnie 4) albo dla każdej liczby stołów (10).
cli-help-bench-tables = Dla serwera: liczby stołów, oddzielone przecinkami.
cli-help-bench-rate = Dla serwera: ile ruchów na sekundę próbują wykonać wszystkie boty razem; przy 0 każdy gra, gdy tylko dostanie odpowiedź, co pokazuje granicę.
cli-help-bench-length = Dla serwera: liczba ruchów jednej długiej partii, by zobaczyć, czy ostatnie kosztują więcej; 0 ją pomija.
cli-help-bench-database = Dla serwera: baza danych zamiast nowego pliku.
cli-help-bench-memory = Dla serwera: przez tyle sekund mierz, czy jego pamięć rośnie, gdy boty grają partię za partią.
cli-help-bench-processes = Ile procesów serwera korzysta z jednej bazy danych; kilka liczb oddzielonych przecinkami daje krzywą.
cli-help-json = Wypisuje JSON.
cli-help-contents = Pliki z zawartością: sprawdzenie jednego albo zapisanie szablonu z komentarzami do wypełnienia według własnego pudełka.
cli-help-check = Sprawdza plik z zawartością; błąd podaje wpis i pole.
cli-help-check-file = Plik z zawartością (TOML) albo gra: jej własne karty.
cli-help-template = Zapisuje plik z komentarzami, który właściciel pudełka może wypełnić.
cli-help-template-game = Gra, na przykład metallurgie.
cli-help-output = Dokąd zapisać; domyślnie na ekran.
cli-interrupted = Przerwano.
