# To, co mówi tylko stół w przeglądarce.

## Wszędzie

web-close = Zamknij
web-cancel = Anuluj
web-save = Zapisz
web-saved = Zapisano.
web-open = Otwórz
web-copy = Kopiuj
web-copied = Skopiowano: możesz wkleić to, gdzie chcesz.
web-copy-this = Skopiuj ten odnośnik
web-next = Dalej
web-all = Wszystkie
web-language = Język
web-menu = Menu główne
web-loading = Rozkładamy grę…
web-sound = Dźwięk
web-sound-on = Dźwięk jest włączony
web-sound-off = Dźwięk jest wyłączony
web-share = Udostępnij odnośnik
web-why = Dlaczego? { $clause }
web-show-more = Pokaż więcej
web-you = Ty
web-person = Gracz
web-computer = Komputer

## Problemy

web-problem-offline = Serwer nie odpowiada. Sprawdź połączenie i spróbuj ponownie.
web-problem-server = Na serwerze coś poszło nie tak ({ $status }). Spróbuj ponownie za chwilę.
web-problem-missing = Nic tu nie ma.
web-connection-lost = Łączę ponownie…
web-connection-gone = Brak połączenia
web-no-such-table = Nie ma takiego stołu
    .help = Być może odnośnik jest niepełny albo stół zamknięto, zanim ktokolwiek zagrał.
web-no-such-replay = Nie ma takiego zapisu
    .help = Odnośnik może być niepełny albo gra jeszcze trwa.
web-no-such-page = Nic tu nie ma
    .help = Ten adres prowadzi donikąd. Wróć do poczekalni.

## Poczekalnia

web-players =
    { $count ->
        [one] jeden gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }
web-live-tables =
    { $count ->
        [one] jeden stół
        [few] { $count } stoły
        [many] { $count } stołów
       *[other] { $count } stołu
    }
web-wait-for-you =
    { $count ->
        [one] Jedna czeka na ciebie
        [few] { $count } czekają na ciebie
        [many] { $count } czeka na ciebie
       *[other] { $count } czeka na ciebie
    }
web-moves-made =
    { $count ->
        [0] brak ruchów
        [one] jeden ruch
        [few] { $count } ruchy
        [many] { $count } ruchów
       *[other] { $count } ruchu
    }
web-play-now-detail =
    { $count ->
        [one] { $game }, jeden przeciwnik, { $level }
        [few] { $game }, { $count } przeciwników, { $level }
        [many] { $game }, { $count } przeciwników, { $level }
       *[other] { $game }, { $count } przeciwnika, { $level }
    }
web-nav = Strony
web-nav-play = Graj
web-nav-watch = Oglądaj
web-nav-rules = Zasady
web-slogan = Trzy gry.
web-slogan-accent = Jeden stół.
web-welcome = Usiądź i zagraj w dziesięć sekund. Stół pokaże, co możesz zrobić i dlaczego.
web-play-now = Zagraj teraz z komputerem
web-opponents = Przeciwnicy
level-mixed = Mieszani
level-mixed-help = Kilka charakterów przy jednym stole, każdy gra po swojemu.
web-level = Poziom
web-selected = Wybrana
web-choose-game = Wybierz grę
web-tagline-metallum = Dwie korporacje, dziewięć planet. Programuj w tajemnicy, wydobywaj przed rywalem.
web-tagline-metal-adventures = Plądruj, targuj się i zdradzaj, aż zdobędziesz dziewięć punktów chwały.
web-tagline-metallurgie = Rozwijaj układ przy świecach i wydobądź z niego złoto.
web-minutes = { $minutes } min.
web-players-range = { $least }–{ $most } graczy
web-server-online = Serwer działa
web-server-offline = Serwer nie odpowiada
web-my-games = Moje gry
web-no-games = Brak trwających gier. Zagraj od razu albo usiądź przy otwartym stole.
web-open-tables = Otwarte stoły
web-no-open-tables = Żaden stół nie czeka na graczy. Utwórz własny i zostaw wolne miejsce.
web-filter = Filtruj według gry
web-join = Dołącz
web-watch = Oglądaj
web-replay = Powtórka
web-watch-replay = Oglądaj i odtwarzaj
web-nothing-to-watch = Nie ma jeszcze publicznych gier.
web-nothing-live = Nikt teraz nie gra publicznie.
web-nothing-finished = Nie ma jeszcze zakończonych gier.
web-live = Na żywo
web-finished = Zakończone gry
web-open-journal = Otwórz zapis gry
web-won-by = Wygrywa: { $names }
web-alone = Na razie nikogo więcej
web-by-myself = Bez przeciwników
web-practice = ćwiczenie
web-waiting-short = czeka na graczy
web-signal-turn = Twój ruch przy innym stole.
web-signal-rematch = Czeka na ciebie rewanż.

## Tworzenie stołu

web-pace-days =
    { $days ->
        [one] jeden dzień na turę
        [few] { $days } dni na turę
        [many] { $days } dni na turę
       *[other] { $days } dnia na turę
    }
web-create = Utwórz stół
web-create-table = Utwórz stół
web-seats = Miejsca
web-who-sits = Kto zajmie miejsce { $seat }
web-seat-open = Wolne dla każdego
web-seat-free = wolne
web-seat-invited = Na zaproszenie
web-sitter-open = Zostaw wolne
web-sitter-guest = Przy tym ekranie
web-guest = Gracz { $number }
web-clock = Zegar
web-public = Publiczny
web-private = Tylko z zaproszeniem
web-pace-none = bez zegara
web-pace-minutes = { $minutes } min. na gracza
web-pace-increment = { $minutes } min. + { $seconds } s na turę

## Przed początkiem

web-waiting-for =
    { $count ->
        [one] Brakuje jednego gracza
        [few] Brakuje { $count } graczy
        [many] Brakuje { $count } graczy
       *[other] Brakuje { $count } gracza
    }
web-all-here = Wszyscy już są
web-table-closed = Ten stół został zamknięty
web-invite = Zaproś kogoś tym odnośnikiem
web-start = Rozpocznij
web-start-filled = Rozpocznij z komputerami na wolnych miejscach
web-leave = Odejdź od stołu

## Kim jestem

web-profile = { $name }: imię i urządzenia
web-you-are = To ty
web-name = Twoje imię
web-other-device = Na innym urządzeniu
web-other-device-help = Prywatny odnośnik przeniesie cię ze wszystkimi grami na inne urządzenie. Działa raz, przez jeden dzień.
web-make-link = Utwórz odnośnik
web-devices = Twoje urządzenia
web-devices-help = Nie znasz któregoś albo już go nie masz? Wyloguj je: będzie tu obce.
web-device-unknown = Nieznane urządzenie
web-device-this = To urządzenie
web-device-used = Pierwszy raz: { $since }, ostatnio: { $last }
web-device-last = Ostatnio: { $last }
web-device-end = Wyloguj
web-device-ended = Urządzenie zostało wylogowane.
web-devices-end = Wyloguj wszystkie inne urządzenia
web-devices-ended = Wszystkie inne urządzenia zostały wylogowane.
web-link = Graj dalej tutaj
web-link-help = Ten prywatny odnośnik przenosi gracza ze wszystkimi grami do tej przeglądarki. Dotychczasowy gość tej przeglądarki zniknie.
web-link-take = To ja
web-link-taken = Witaj ponownie.

## Przy stole

web-days =
    { $days ->
        [one] jeden dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    }
web-spectators =
    { $count ->
        [one] jeden widz
        [few] { $count } widzów
        [many] { $count } widzów
       *[other] { $count } widza
    }
web-more =
    { $count ->
        [one] Jeszcze jeden
        [few] Jeszcze { $count }
        [many] Jeszcze { $count }
       *[other] Jeszcze { $count }
    }
web-table = Stół
web-to-lobby = Wróć do poczekalni
web-turn = Tura { $turn }
web-points = Punkty
web-money = { $amount } $
web-your-turn = Twoja tura
web-to-move = Teraz gra
web-asked = Pytanie
web-you-are-asked = Pytanie do ciebie
web-answer-left =
    { $seconds ->
        [one] Na odpowiedź została 1 sekunda
        [few] Na odpowiedź zostały { $seconds } sekundy
        [many] Na odpowiedź zostało { $seconds } sekund
       *[other] Na odpowiedź zostało { $seconds } sekundy
    }
web-your-move = Twój ruch
web-online = Przy stole
web-offline = Poza stołem
web-away = Gra komputer
web-conceded = Partia poddana
web-secret = Tajne do końca gry
web-time-up = Koniec czasu
web-waits-for = Czekamy na: { $names }
web-watching = Oglądasz grę
web-undo = Cofnij
web-undo-help = Cofnij swój ostatni krok. Jeśli inni już go widzieli, muszą się zgodzić.
web-hint = Podpowiedź
web-hint-help = Zapytaj, co zrobiłby komputer.
web-skip = Pomiń
web-final = nie da się cofnąć
web-confirm = Tak, zrób to
web-confirm-help = Potwierdź albo wybierz coś innego.
web-all-moves = Wszystkie dozwolone ruchy
web-no-moves = W tej chwili nie masz nic do zrobienia.
web-skip-to-moves = Przejdź do listy ruchów
web-what-happened = Przebieg gry
web-nothing-happened = Jeszcze nic się nie wydarzyło.
web-since-your-turn = Od twojej ostatniej tury
web-chat = Czat
web-chat-empty = Przywitaj się.
web-chat-write = Napisz do wszystkich
web-chat-send = Wyślij
web-rules = Zasady
web-rules-of = Zasady gry { $game }
web-rules-search = Szukaj w zasadach
web-rules-none = Żadna zasada nie zawiera tych słów.
web-rules-english = Te zasady są dostępne tylko po angielsku.
web-rules-contents = Spis treści
web-rules-clauses =
    { $count ->
        [one] Dokładna zasada: jeden punkt
        [few] Dokładne zasady: { $count } punkty
        [many] Dokładne zasady: { $count } punktów
       *[other] Dokładne zasady: { $count } punktu
    }
web-figure-try = Wypróbuj
web-figure-show = Pokaż
web-figure-again = Jeszcze raz
web-figure-end = Więcej nie ma tu nic do zrobienia. Spróbuj jeszcze raz albo czytaj dalej.
web-journal = Pobierz tę grę
web-bug = Zgłoś błąd
web-bug-help = Co poszło nie tak i co powinno się stać?
web-bug-help-table = Co poszło nie tak i co powinno się stać? Zapis gry i pozycja tego stołu zostaną dołączone.
web-bug-send = Wyślij zgłoszenie
web-bug-thanks = Dziękujemy. Twoje zgłoszenie ma numer { $number }.
web-concede = Poddaj partię
web-concede-sure =
    { $opponents ->
        [one] Poddać tę grę?
       *[other] Poddać tę grę? Przy kilku przeciwnikach komputer będzie grał dalej za ciebie.
    }
web-offer-draw = Zaproponuj remis

## O co proszą się gracze

web-agree = Zgoda
web-decline = Odmów
web-withdraw = Wycofaj
web-undo-asked = { $name } chce cofnąć ostatni krok.
web-undo-waits = Czekamy na zgodę na cofnięcie: { $names }.
web-draw-asked = { $name } proponuje remis.
web-draw-waits = Czekamy na zgodę na remis: { $names }.
web-rematch-asked = { $name } proponuje rewanż.
web-accept = Przyjmij
web-not-now = Nie teraz
web-draw-declined = Propozycja remisu została odrzucona.
web-undo-declined = Pozostali nie zgadzają się na cofnięcie.
web-late = { $name }: czas minął.
web-late-computer = Niech gra komputer
web-late-win = Ogłoś wygraną
web-away-mine = Komputer gra za ciebie.
web-take-back = Wróć na miejsce

## Kilku graczy przy jednym ekranie

web-handover = Teraz gra { $name }
web-handover-help = Przekaż ekran. To, co tajne, pozostanie ukryte, aż spojrzy następny gracz.
web-handover-take = Tu { $name }

## Koniec

web-game-over = Koniec gry
web-result = Wynik
web-result-you-won = Wygrywasz!
web-result-won = Wygrywa { $name }
web-result-shared = Wspólne zwycięstwo: { $names }
web-result-draw = Gra kończy się remisem
web-result-closed = Nikt nie wygrywa
web-course = Jak zmieniały się szanse, w %
web-course-turn = Krok { $step }: szanse zmieniają się o { $share }%
web-course-mistake = Krok { $step }: błąd, strata { $share }%
web-course-end = Koniec
web-course-thinking = Komputer przygląda się partii jeszcze raz: dotychczas { $count } decyzji
web-course-to = Do kroku { $step }. { $text }
web-course-leads = { $name } { $share }%
web-moments = Punkty zwrotne
web-moment-mistake = { $name } oddaje { $share }%
web-moment-turn = Gra przechyla się o { $share }% na korzyść: { $name }
web-moment-played = Zagrano: { $move }
web-moment-best = Najlepsze było: { $move }
web-moment-look = Zobacz
web-moment-share = Udostępnij jako obraz
web-moment-saved = Obraz zapisano.
web-rematch = Rewanż
web-look-at-board = Obejrzyj planszę

## Powtórki

web-play = Odtwarzaj
web-pause = Wstrzymaj
web-first = Na początek
web-last = Na koniec
web-previous = Krok wstecz
web-scrubber = Krok gry
web-speed = Prędkość
web-eyes = Widok
web-eyes-spectator = Jako widz
web-play-on = Graj dalej od tego miejsca
web-play-on-as = Grasz jako
web-play-on-against = Przeciwko

## Pierwsze kroki

web-steps = Pierwsze kroki
web-steps-offer = Nie znasz gry { $game }? Pierwsze kroki
web-steps-skip = Pomiń wprowadzenie
web-steps-done = Graj dalej
web-steps-do-it = Twoja kolej: spróbuj
web-steps-later = Jeszcze nie: samouczek do tego dojdzie. Wykonaj jego krok albo go pomiń.

## Klawisze

web-shortcuts = Skróty klawiaturowe
web-key-choice = Wybierz przycisk na pasku akcji
web-key-primary = Główna akcja: zakończ turę, potwierdź
web-key-undo = Cofnij
web-key-hint = Poproś o podpowiedź
web-key-list = Lista dozwolonych ruchów
web-key-chat = Czat albo przebieg gry
web-key-rules = Otwórz zasady
web-key-sound = Włącz lub wyłącz dźwięk
web-key-board = Poruszanie się po planszy, spacja podnosi i kładzie
web-key-escape = Odłóż, zamknij
web-key-help = Ten przegląd

## Ustawienia

web-settings = Ustawienia
web-settings-help = To, co tu wybierzesz, działa też na twoich innych urządzeniach.
web-setting-theme = Kolory
web-theme-dark = Ciemne
web-theme-light = Jasne
web-theme-contrast = Wysoki kontrast
web-setting-size = Tekst
web-size-usual = Zwykły
web-size-large = Duży
web-size-largest = Największy
web-setting-speed = Szybkość animacji
web-speed-slow = Wolno
web-speed-normal = Zwykle
web-speed-fast = Szybko
web-speed-off = Bez
web-setting-volume = Głośność
web-setting-confirm = Potwierdzanie ruchów
    .help = Każdy ruch czeka na drugie naciśnięcie.
web-setting-autopass = Wykonuj wymuszone ruchy
    .help = Gdy można zrobić tylko jedno, dzieje się to samo.

## Moje gry

web-running = Trwające gry
web-go-on = Graj dalej
web-nothing-played = Nie ma tu jeszcze zakończonej gry.
web-filter-result = Filtruj według wyniku
web-ending-won = Wygrane
web-ending-lost = Przegrane
web-ending-drawn = Remisy
web-best-score = Najlepszy wynik
web-average-length = Średnio ruchów
web-by = Kolejność / przeciwnik
web-played = Rozegrane
web-seat-number = Gracz nr { $number }
web-games-count =
    { $count ->
        [one] jedna gra
        [few] { $count } gry
        [many] { $count } gier
       *[other] { $count } gry
    }

## Zaproszenie

web-invited = { $name } zaprasza do gry { $game }
web-invited-name = Twoje imię
web-invited-seat = Usiądź i zagraj
web-invited-lesson = Najpierw lekcja, jedna minuta
web-lesson = { $game } w minutę
web-lesson-back = Wstecz
web-lesson-done = Rozumiem
web-invited-free =
    { $count ->
        [one] Jedno miejsce czeka na ciebie.
        [few] Wolne są { $count } miejsca.
        [many] Wolnych jest { $count } miejsc.
       *[other] Wolne są { $count } miejsca.
    }
