# Teksty stołu w terminalu i poleceń: najpierw dla każdej gry, potem według gier.

## Kłopoty

terminal-no-save = W { $folder } nie ma niedokończonej partii. Nową zaczyna się tak: metalworks play
terminal-save-failed = Nie można zapisać partii w { $file }: { $detail }. Zrób tam miejsce albo wybierz inny katalog w METALWORKS_HOME.
terminal-unreadable = Nie można odczytać „{ $file }”: { $detail }. Sprawdź ścieżkę.
terminal-many-names = Imion ({ $given }) jest więcej niż miejsc ({ $places }). Podaj najwyżej jedno imię na miejsce.
terminal-seats-or-players = --seats podaje liczbę miejsc { $places }, a --players { $players }. Podaj tylko jedno z nich.
terminal-option-shape = „{ $option }” nie jest opcją. Napisz nazwa=wartość, na przykład: --option bonus=true
terminal-no-tty = Stół na pełnym ekranie wymaga prawdziwego terminala na wejściu i wyjściu. Wiersz po wierszu działa wszędzie: dodaj --plain
terminal-unknown-language = Nie ma języka „{ $language }”. Znane języki: { $known }.
terminal-resume-other = „{ $file }” to partia gry { $found }, a nie { $expected }.
terminal-which-game = Która gra? Znane gry: { $known }. Na przykład: metalworks play { $first } --plain
terminal-no-viewer = Nie ma widoku „{ $viewer }”. Wybierz miejsce od 1 do { $places }, „spectator” albo „all”.
terminal-no-board = Gra { $title } nie ma jeszcze stołu w terminalu. Gry, które go mają: { $known }.
terminal-file-without-resume = Po nazwie gry podano „{ $file }”. Aby wrócić do zapisanej partii, dodaj --resume

## Stół

terminal-name-person = Gracz
terminal-name-computer = Komputer
terminal-waiting = Czekamy na ruch: { $name } …
terminal-thinking = { $name } myśli …
terminal-happened = Przebieg gry
terminal-actions = Wszystkie dozwolone ruchy: { $count }
terminal-saved = Zapisano w { $file }
terminal-resume-hint = Partia jest zapisana. Aby grać dalej: metalworks play --resume { $file }
terminal-language-now = Język: polski
terminal-press-any = Esc: zamknij.

## Menu

terminal-menu-title = W co zagramy?
terminal-menu-options = Opcje
terminal-menu-seats = Kto gdzie siedzi
terminal-menu-seat = Miejsce { $number }
terminal-menu-start = Zaczynamy
terminal-menu-resume = Wróć do ostatniej partii
terminal-menu-counts = od { $least } do { $most } graczy
terminal-menu-none = nikt
terminal-kind-human = Człowiek
terminal-quit = Wyjdź
terminal-key-menu = wybór
terminal-key-change = zmiana

## Przekazanie

terminal-handover = Teraz klawiatura dla: { $name }
terminal-handover-wait = Na ekranie nie ma niczyich kart. { $name }, naciśnij Enter, gdy tylko ty patrzysz na ekran.
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
terminal-mouse = Mysz
terminal-key-tab = przejście między stołem, listą i przebiegiem gry
terminal-key-list = pokaż lub ukryj listę wszystkich dozwolonych ruchów
terminal-key-pass = oddaj klawiaturę
terminal-key-undo = cofnij ostatni krok
terminal-key-rules = przeczytaj zasady
terminal-key-language = zmień język
terminal-key-keys = ta lista
terminal-key-quit = wyjdź; partia zostaje zapisana
terminal-key-mouse = kliknij pole, kartę, talię albo ruch
terminal-bar-undo = cofnij
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
terminal-plain-prompt = { $prompt } Twój wybór?
terminal-plain-unknown = „{ $words }” to nie ruch. Wpisz liczbę od 1 do { $count }, słowa jak na liście albo „help”.
terminal-plain-number = Nie ma ruchu { $number }; lista ma ruchy od 1 do { $count }.
terminal-plain-nothing-new = Jeszcze nic się nie stało.
terminal-plain-bye = Partia jest zapisana. Aby grać dalej: metalworks play --plain --resume { $file }
terminal-plain-help = Wpisz numer ruchu, słowa jak w nagłówkach listy albo:
terminal-plain-help-board = opisz jeszcze raz stół
terminal-plain-help-hand = wymień jeszcze raz twoje karty
terminal-plain-help-moves = wypisz jeszcze raz dozwolone ruchy
terminal-plain-help-log = wymień wszystko, co się stało
terminal-plain-help-lang = zmień język: en, de albo pl
terminal-plain-help-save = podaj, gdzie zapisano partię

## Polecenia

cli-help = Metalworks: gry planszowe w przeglądarce i w terminalu, z dokładnymi zasadami, przeciw komputerom i z ludźmi z bliska i z daleka.
cli-examples = Przykłady:
cli-example-menu = wybór z menu
cli-example-greedy = ty przeciw zachłannemu komputerowi
cli-example-players = ty przeciw dwóm komputerom
cli-example-seats = dwoje ludzi i komputer
cli-example-option = z kartami premii, po polsku
cli-example-resume = powrót do ostatniej partii
cli-example-plain = wiersz po wierszu
cli-example-replay = partia krok po kroku
cli-example-step = strzałki: krok, spacja: odtwarzanie
cli-example-viewer = z punktu widzenia pierwszego miejsca
cli-example-print = cała partia jako tekst
cli-help-version = Podaje wersję programu.
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
cli-help-replay = Zapisana partia krok po kroku.
cli-help-replay-file = Zapis partii.
cli-help-viewer = Czyj widok: numer miejsca, „spectator” albo „all”.
cli-example-browser = poczekalnia w przeglądarce
cli-example-bench = jak szybki jest silnik na tym komputerze
cli-example-bench-json = cztery miejsca, jako JSON
cli-example-bench-server = serwer stołów: krzywa dla 10, 100 i 1000 stołów
cli-example-bench-limit = jego granica, przy dwóch liczbach stołów
cli-example-check = czy ten plik jest poprawny?
cli-example-template = plik do wypełnienia
cli-help-bench = Mierzy silnik, skompilowany i interpretowany, w jednym przebiegu: losowe partie i decyzje na sekundę na jednym rdzeniu, czas kopiowania stanu i jego pamięć. Albo, z „server”, w dwie minuty serwer stołów: ile ruchów botów na sekundę zapisuje, medianę i 99. percentyl czasu do potwierdzenia, pamięć łącznie i na stół; potem jedna partia robi się bardzo długa, a jej pierwsze ruchy porównuje się z ostatnimi.
cli-help-bench-what = Gra, na przykład metallurgie; albo server.
cli-help-bench-seats = Liczba miejsc; bez niej najmniejsza w tej grze.
cli-help-bench-seconds = Czas losowych partii w każdym trybie (domyślnie 4) albo dla każdej liczby stołów (10).
cli-help-bench-tables = Dla serwera: liczby stołów, oddzielone przecinkami.
cli-help-bench-rate = Dla serwera: ile ruchów na sekundę próbują wykonać wszystkie boty razem; przy 0 każdy gra, gdy tylko dostanie odpowiedź, co pokazuje granicę.
cli-help-bench-length = Dla serwera: liczba ruchów jednej długiej partii, by zobaczyć, czy ostatnie kosztują więcej; 0 ją pomija.
cli-help-bench-database = Dla serwera: baza danych zamiast nowego pliku.
cli-help-json = Wypisuje JSON.
cli-help-contents = Pliki z zawartością: sprawdzenie jednego albo zapisanie szablonu z komentarzami do wypełnienia według własnego pudełka.
cli-help-check = Sprawdza plik z zawartością; błąd podaje wpis i pole.
cli-help-check-file = Plik z zawartością (TOML).
cli-help-template = Zapisuje plik z komentarzami, który właściciel pudełka może wypełnić.
cli-help-template-game = Gra, na przykład metallurgie.
cli-help-output = Dokąd zapisać; bez tego na ekran.
cli-interrupted = Przerwano.

## Metallurgie

metallurgie-turn = Tura { $turn }
metallurgie-must-draw = Żadna karta z ręki nie pasuje: dobierz kartę z talii.
metallurgie-must-end = Żadna inna karta nie pasuje: zakończ turę.
metallurgie-left = Pozostało do zabrania: { $count }.
metallurgie-area =
    { $metal ->
        [iron] obszar żelaza, { $size } z { $needed }
        [copper] obszar miedzi, { $size } z { $needed }
        [silver] obszar srebra, { $size } z { $needed }
       *[gold] obszar złota, { $size } z { $needed }
    }
metallurgie-would-be =
    { $metal ->
        [iron] byłoby żelaza { $size } z { $needed }
        [copper] byłoby miedzi { $size } z { $needed }
        [silver] byłoby srebra { $size } z { $needed }
       *[gold] byłoby złota { $size } z { $needed }
    }
metallurgie-would-score =
    { $metal ->
        [iron] ★ punktuje: żelaza { $size } z { $needed }
        [copper] ★ punktuje: miedzi { $size } z { $needed }
        [silver] ★ punktuje: srebra { $size } z { $needed }
       *[gold] ★ punktuje: złota { $size } z { $needed }
    }
metallurgie-would-chain =
    { $metal ->
        [iron] potem możliwy łańcuch: żelaza { $size } z { $needed }
        [copper] potem możliwy łańcuch: miedzi { $size } z { $needed }
       *[silver] potem możliwy łańcuch: srebra { $size } z { $needed }
    }
metallurgie-holds =
    { $count ->
        [one] musi zostać: odcięta byłaby jedna karta
        [few] musi zostać: odcięte byłyby { $count } karty
        [many] musi zostać: odciętych byłoby { $count } kart
       *[other] musi zostać: odcięte byłoby { $count } karty
    }
metallurgie-in-hand = { $count } na ręce
metallurgie-bonus =
    { $metal ->
        [iron] premia ♂ żelazo
        [copper] premia ♀ miedź
        [silver] premia ☽ srebro
       *[gold] premia ☉ złoto
    }
metallurgie-summary-title = Co punktuje
metallurgie-summary-heads = próg|zdjąć|odrz.
metallurgie-deck = talia
metallurgie-last-six = ostatnie!
metallurgie-empty-hand = Nie masz kart na ręce.
metallurgie-card-state =
    { $state ->
        [drawn] ▲ dobrana
        [selected] ▲ wybrana
        [fits] + pasuje
       *[no] ✕ nie teraz
    }
metallurgie-none = brak
metallurgie-key-move = ruch po polach
metallurgie-key-next = do następnego pola ze znakiem +
metallurgie-key-card = wybierz żelazo, miedź, srebro albo złoto
metallurgie-key-lay = połóż kartę; przy punktowaniu zabierz kartę
metallurgie-key-draw = dobierz kartę z talii
metallurgie-key-end = zakończ turę
metallurgie-bar-card = karta
metallurgie-bar-lay = połóż
metallurgie-bar-draw = dobierz
metallurgie-bar-end = koniec
metallurgie-plain-pattern = Układ, rząd po rzędzie od góry, każde pole z widocznym metalem:
metallurgie-plain-row = Rząd { $row }: { $cards }
metallurgie-plain-areas = Obszary od dwóch kart:
metallurgie-plain-deck = Kart w talii: { $count }.
metallurgie-plain-last = Jest wśród nich karta końca.
metallurgie-plain-discards = Odrzucono: { $cards }.
metallurgie-plain-seat = { $seat }: punkty: { $points }; zebrane: { $cards }; na ręce: { $hand }.
metallurgie-plain-hand = Twoja ręka: { $cards }.
metallurgie-plain-drawn =
    { $metal ->
        [iron] Dobrano, trzeba od razu położyć: żelazo.
        [copper] Dobrano, trzeba od razu położyć: miedź.
        [silver] Dobrano, trzeba od razu położyć: srebro.
       *[gold] Dobrano, trzeba od razu położyć: złoto.
    }
metallurgie-heading =
    { $what ->
        [iron] Połóż żelazo, słowami na przykład: żelazo 1,0
        [copper] Połóż miedź, słowami na przykład: miedź 1,0
        [silver] Połóż srebro, słowami na przykład: srebro 1,0
        [gold] Połóż złoto, słowami na przykład: złoto 1,0
        [take] Zabierz kartę, słowami na przykład: weź 1,0
       *[score] Punktuj obszar, słowami na przykład: punktuj 1,0
    }
metallurgie-words =
    { $command ->
        [draw] dobierz
        [end] koniec
        [take] weź zabierz
       *[score] punktuj
    }
