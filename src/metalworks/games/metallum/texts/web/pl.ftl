# Plansza Metallum stołu w przeglądarce, po polsku.

## Miejsca

met-unknown = Nieznana
met-unknown-at = Nieznana planeta { $place }
met-face-down = Zakryta
met-empty = Brak robotów
met-tied = Remis
met-tied-no-income = Remis: nic
met-no-income = Bez dochodu
met-used = użyta
met-plate =
    { $cause ->
        [alpha] Przenieś do 4 swoich robotów
        [beta] Zastąp 1 wrogiego robota swoim
        [gamma] Oddaj 1 tutaj, usuń 2 wrogie
        [delta] Przenieś do 2 wrogich robotów
        [epsilon] Statek leci na dowolną planetę
        [zeta] Zamień 1 swojego z 1 wrogim
        [eta] Umieść 1 robota gdziekolwiek
        [theta] Zbierz 2 swoje w jednym miejscu
       *[omega] Umieść tu 3 roboty z puli
    }
met-plate-dark = Wyląduj i odkryj: +1 $
met-tip-dark = Zakryta planeta. Pierwszy statek, który tu wyląduje, odkrywa ją i daje 1 $. Dopiero potem mogą tu stać roboty i moduły.
met-tip-ship = Statek-fabryka gracza { $name }, teraz przy planecie { $where }.
met-say-extractors = { $name }: roboty { $count }, { $income } $ przy punktowaniu teraz
met-say-ship = Statek gracza { $name }
met-say-module = { $name }: { $module }
met-say-tied = Remis, po { $count }
met-say-my-lead = Twoja przewaga, { $more } do { $less }
met-say-their-lead = Przewaga rywala, { $more } do { $less }
met-say-lead-0 = Przewaga czerwonych, { $more } do { $less }
met-say-lead-1 = Przewaga niebieskich, { $more } do { $less }
met-installation = Instalacja
met-system = Układ planetarny
met-if-scored = Przy punktowaniu teraz
met-token = Przeciągnij tego robota na świecącą planetę

## Rynek

met-market = Rynek modułów
met-market-deck =
    { $count ->
        [one] W talii 1 karta
        [few] W talii { $count } karty
        [many] W talii { $count } kart
       *[other] W talii { $count } karty
    }
met-slot = Pole { $slot }: { $card }, { $price } $
met-slot-empty = sprzedane
met-slot-none = puste
met-plus = +{ $amount } $
met-two-phases = Dwie fazy
met-timing-actions = Raz, w twoich akcjach
met-timing-scoring = Raz, przy punktowaniu
met-timing-reveal = Raz, po odkryciu programów
met-in-hand = na ręce
met-close = Zamknij

## Programy

met-face =
    { $face ->
        [purchase_module] Zakup modułu
       *[other] Zakup lub transport
    }
met-programs = Programy
met-program-mine = Twój program
met-program-of = Program: { $name }
met-complexity = Skomplikowanie
met-first = pierwszy
met-tile-now = w toku
met-tile-open = do wykonania
met-tile-waits = odkryty
met-tile-not-yet = jeszcze nie
met-tile-done = wykonany
met-tile-declined = pominięty

## Programowanie

met-board = Plansza programu
met-tray = Twoje podprogramy
met-watch-programming = Obie korporacje programują w tajemnicy. Programy zostaną odkryte, gdy obie skończą.
met-short-move = Ruch
met-short-deployment = Roboty
met-short-special = Specjalna
met-short-enhancement = Usprawnij
met-short-use = Planeta
met-use-here = Użyj
met-exactly-one = dokładnie 1
met-none-or-one = 0 lub 1
met-slot-must = konieczny
met-slot-may = opcjonalny
met-tray-on-board = na planszy
met-tray-held = w ręce
met-tray-spent = Zużyty
met-tray-fits = Pasuje
met-tray-swaps = Pasuje, zamiana
met-side =
    { $side ->
        [upper] górny
        [lower] dolny
        [left] lewy
       *[right] prawy
    }
met-colour =
    { $colour ->
        [red] czerwony
        [blue] niebieski
        [yellow] żółty
        [green] zielony
        [white] biały
        [violet] fioletowy
        [orange] pomarańczowy
       *[cyan] turkusowy
    }
met-side-socket =
    { $side ->
        [upper] górne
        [lower] dolne
        [left] lewe
       *[right] prawe
    }
met-colour-socket =
    { $colour ->
        [red] czerwone
        [blue] niebieskie
        [yellow] żółte
        [green] zielone
        [white] białe
        [violet] fioletowe
        [orange] pomarańczowe
       *[cyan] turkusowe
    }
met-tray-needs = Wtyk: { met-side } { met-colour }
met-tray-lacks = Brak: { met-side-socket } { met-colour-socket }
met-tray-misfit = Nie pasuje
met-misfit-swap = Po zamianie nie połączy się z „{ $other }”: { met-side } { met-colour } wtyk nie ma gniazda.
met-does-not-fit = { $tile }: nie pasuje
met-join = { met-side } { met-colour } wtyk łączy: { $tile }
met-no-joins = Łączą się wtyki i gniazda tego samego koloru.
met-lower-decides = Niższa suma decyduje, kto zaczyna.
met-committed = Zatwierdzony
met-rival-committed = { $name }: program zatwierdzony
met-rival-sealed = Zapieczętowany, aż zatwierdzisz swój
met-rival-programs = { $name } programuje
met-rival-secret = Ukryty do odkrycia programów

## Gracze

met-forecast = Następne punktowanie
met-you = Ty
met-reserve = Pula
met-tiles = Podprogramy
met-tiles-spent = zużyte: { $count }
met-status-committed = Zatwierdzony, ukryty
met-status-programs = Programuje
met-status-acts = Działa
met-status-waits = Czeka
met-status-done = Koniec w tej rundzie

## Rundy

met-round = Runda { $round } z { $all }
met-phase-programming = Programowanie
met-phase-actions = Akcje
met-phase-scoring = Punktowanie
met-phase-end-of-round = Koniec rundy

## Co robi akcja

met-do-commit =
    { $count ->
        [one] Zatwierdź 1 podprogram
        [few] Zatwierdź { $count } podprogramy
        [many] Zatwierdź { $count } podprogramów
       *[other] Zatwierdź { $count } podprogramów
    }
met-do-program = Zatwierdź: { $tiles }
met-do-program-sum = skomplikowanie { $sum }
met-do-change = Zmień program
met-do-keep = Zostaw program
met-do-take-off = Zdejmij: { $tile }
met-do-first-me = Ja zaczynam
met-do-first-other = Zaczyna { $name }
met-do-again = jeszcze raz
met-do-decline = Pomiń: { $tile }
met-do-installation = Użyj: { $planet }
met-do-installation-what = instalacja
met-do-end = Zakończ akcje
met-do-way =
    { $way ->
        [left] { $count } w stronę planety Alpha
       *[right] { $count } w stronę planety Omega
    }
met-do-discover = odkryj, +1 $
met-do-place = umieść tutaj
met-do-origin = weź stąd
met-do-destination = zbierz tutaj
met-do-move = przenieś tutaj
met-do-take = weź stąd
met-do-remove = usuń jednego stąd
met-do-replace = zastąp jednego tutaj
met-do-swap = zamień z jednym tutaj
met-do-stop = Wystarczy
met-do-buy = kup za { $price } $
met-do-transport = przenieś
met-do-lay = połóż tutaj
met-do-unmark = zdejmij znacznik
met-do-card = użyj karty
met-do-acquire = weź
met-do-aim = wybierz
met-do-pass = Bez karty
met-fly-here = Leć tutaj
met-fly-discover = Odkryj +1 $
met-mark-here = Oznacz

## Polecenia

met-prompt-program = Zbuduj program na rundę { $round }
met-prompt-program-empty = Zacznij od dowolnego podprogramu; konieczny jest dokładnie jeden ruch.
met-prompt-program-more = Jeszcze nie: wszystko musi się łączyć, z dokładnie jednym ruchem.
met-prompt-program-valid = Można zatwierdzić. Możesz jeszcze dokładać, zamieniać i zdejmować.
met-prompt-committed = Twój program jest zapieczętowany
met-prompt-committed-help = Możesz go zmienić, dopóki rywal nie zatwierdzi swojego.
met-prompt-change = Zmień swój program
met-prompt-order = Kto zaczyna tę rundę?
met-prompt-order-help = Twój program jest mniej skomplikowany, więc decydujesz ty.
met-prompt-reveal = Użyć karty przed porównaniem programów?
met-prompt-reveal-help = To chwila na Podkręcenie.
met-prompt-scoring = Użyć karty przed punktowaniem?
met-prompt-scoring-help = To chwila na Kontrolę skarbową i Kontrakt premiowy.
met-prompt-over = Koniec gry
met-prompt-menu = Twoje akcje
met-prompt-menu-move = Kolejność dowolna. Ruch jest konieczny, reszta nie.
met-prompt-menu-end = Kolejność dowolna. Niewykonane przepada.
met-prompt-moving = Dokąd leci twój statek?
met-prompt-moving-help =
    { $left ->
        [one] dokładnie 1 planeta w dowolną stronę.
        [few] dokładnie { $left } planety w jedną stronę.
        [many] dokładnie { $left } planet w jedną stronę.
       *[other] dokładnie { $left } planet w jedną stronę.
    }
met-prompt-placing = Twoja pula jest pusta
met-prompt-placing-help = weź robota z innej planety (pozostało: { $left }).
met-prompt-boosting = Umieścić robota czy lecieć dalej?
met-prompt-boosting-help = jeden robot przy statku albo jedna planeta dalej.
met-prompt-reporting = Której planety dotyczy raport?
met-prompt-reporting-help = połóż znacznik bogatych lub ubogich złóż albo zdejmij go.
met-prompt-buying = Który moduł wybierasz?
met-prompt-buying-help = trafi na planetę twojego statku albo na rękę.
met-prompt-transporting = Dokąd trafi moduł?
met-prompt-transporting-help = na odkrytą planetę.
met-prompt-shifting-from = Z której planety bierzesz?
met-prompt-shifting-from-help =
    { $cause ->
        [delta] do { $left } wrogich robotów z jednej planety.
       *[other] do { $left } swoich robotów z jednej planety.
    }
met-prompt-shifting-to = Dokąd trafi robot?
met-prompt-shifting-to-help = jeszcze do { $left }; przerwij, gdy wystarczy.
met-prompt-replacing = Którego wrogiego robota zastępujesz?
met-prompt-replacing-help = wraca do swojej puli, twój zajmuje jego miejsce.
met-prompt-removing = Którego wrogiego robota usuwasz?
met-prompt-removing-help = jeszcze do { $left }.
met-prompt-jumping = Leć na dowolną planetę
met-prompt-jumping-help = zakryta zostanie odkryta.
met-prompt-swapping-own = Którego swojego robota zamieniasz?
met-prompt-swapping-own-help = zamieni się miejscem z wrogim gdzie indziej.
met-prompt-swapping-other = Z którym wrogim robotem?
met-prompt-swapping-other-help = na innej planecie.
met-prompt-adding = Dokąd trafi robot?
met-prompt-adding-help = na odkrytą planetę.
met-prompt-gathering-to = Gdzie zbierasz swoje roboty?
met-prompt-gathering-to-help = najpierw planeta, na której spotkają się roboty, do { $left }.
met-prompt-gathering-from = Skąd je bierzesz?
met-prompt-gathering-from-help = jeszcze do { $left }.
met-prompt-acquiring = Który moduł bierzesz?
met-prompt-acquiring-help = trafi za darmo na planetę z twoim statkiem.
met-prompt-sabotaging = Którą planetę sabotujesz?
met-prompt-sabotaging-help = obie strony tracą tam roboty.
met-prompt-dropping = Gdzie lądują roboty?
met-prompt-dropping-help = na jednej odkrytej planecie.
met-prompt-rolling-back = Który podprogram wykonasz ponownie?
met-prompt-rolling-back-help = dowolny zużyty oprócz ruchu.
met-prompt-auditing = Którą planetę kontrolujesz?
met-prompt-auditing-help = rywal nic z niej nie dostanie w tym punktowaniu.
met-prompt-contracting = Która planeta płaci podwójnie?
met-prompt-contracting-help = twój dochód z niej w tym punktowaniu jest podwojony.
met-prompt-discovering = Odkrywanie planety
met-prompt-discovering-help = chwila.

## Co się stało

met-log-round = Runda { $round }
met-log-committed = { $who }: program zatwierdzony.
met-log-commits = { $who } zatwierdza: { $tiles }
met-log-revealed = { $who } odkrywa: { $tiles }
met-log-complexity = { $who }: skomplikowanie { $counted }
met-log-complexity-less = { $who }: skomplikowanie { $counted } zamiast { $printed }
met-log-tie = Pełny remis: los decyduje, kto zaczyna.
met-log-decides = { $who } decyduje, kto zaczyna.
met-log-first = Pierwszeństwo ma { $who }.
met-log-begins = { $who } zaczyna.
met-log-runs = { $who } wykonuje: { $tile }
met-log-again = { $who } wykonuje ponownie: { $tile }
met-log-declines = { $who } pomija: { $tiles }
met-log-installation = { $who } używa instalacji planety { $planet }.
met-log-flies = { $who }: lot { $from } – { $to }.
met-log-discovers = { $who } odkrywa planetę { $planet }: +1 $
met-log-turned-up = { $planet }: planeta nieodkryta do końca.
met-log-places =
    { $count ->
        [one] { $who }: 1 robot na planetę { $planet }.
        [few] { $who }: { $count } roboty na planetę { $planet }.
        [many] { $who }: { $count } robotów na planetę { $planet }.
       *[other] { $who }: { $count } robota na planetę { $planet }.
    }
met-log-removed =
    { $count ->
        [one] { $who } traci 1 robota na planecie { $planet }.
        [few] { $who } traci { $count } roboty na planecie { $planet }.
        [many] { $who } traci { $count } robotów na planecie { $planet }.
       *[other] { $who } traci { $count } robota na planecie { $planet }.
    }
met-log-moved =
    { $count ->
        [one] { $who }: 1 robot z { $from } na { $to }.
        [few] { $who }: { $count } roboty z { $from } na { $to }.
        [many] { $who }: { $count } robotów z { $from } na { $to }.
       *[other] { $who }: { $count } robota z { $from } na { $to }.
    }
met-log-rich = { $who }: bogate złoża na planecie { $planet }.
met-log-poor = { $who }: ubogie złoża na planecie { $planet }.
met-log-unmarked = { $who } zdejmuje znacznik z planety { $planet }.
met-log-earns = { $who } zarabia { $amount } $: { $planets }
met-recap-round = Ostatnie punktowanie: { $sums }
met-recap-sum = { $who } +{ $amount } $
met-log-buys = { $who } kupuje { $module } za { $price } $
met-log-lays = { $module } trafia na planetę { $planet }.
met-log-transports = { $who } przenosi { $module } na planetę { $planet }.
met-log-acquires = { $who } przejmuje { $module }
met-log-uses = { $who } używa: { $module }
met-log-aims = { $module }: { $planet }.
met-log-discarded = { $module } opuszcza rynek.
met-log-market = Nowe na rynku: { $modules }
met-log-reshuffled = Odrzucone karty tworzą nową talię.
met-log-set-aside = Moduły akcji zastępują na rynku moduły planetarne.
met-log-tiles-back = Koniec tercji: wszystkie podprogramy wracają.
met-log-wins = Wygrywa { $who }.
met-log-draw = Gra kończy się remisem.
met-log-undone = { $who } cofa krok.

## Przebieg

met-chart-round = Runda { $round }
met-chart-credits = Kredyty
met-chart-earned = Zarobek w rundzie
met-chart-extractors = Roboty w układzie
met-chart-lead = obejmuje prowadzenie

## Pierwsze kroki

tour-metallum-system = Siedem planet w rzędzie, część jeszcze zakryta. Co rundę każda planeta płaci: 3 $ temu, kto ma tam więcej robotów, 1 $ drugiej stronie. Grasz czerwonymi; po dziewięciu rundach wygrywa ten, kto ma więcej kredytów.
    .title = Układ
tour-metallum-move = Program wymaga jednego ruchu. Naciśnij „{ tile-move-by-1 }” albo przeciągnij go na planszę: twój statek-fabryka poleci o jedną planetę, na Etę z bogatymi złożami.
    .title = Zacznij program
tour-metallum-deploy = Teraz „2 roboty”. Niebieski wtyk trafia w niebieskie gniazdo ruchu, więc oba się łączą i świecą.
    .title = Dołącz drugi podprogram
tour-metallum-commit = Twoje skomplikowanie to 2; niższe decyduje, kto zaczyna. Zatwierdź: nikt nie widzi programu, dopóki oba nie są zapieczętowane.
    .title = Zapieczętuj
tour-metallum-order = Programy odkryte: ty masz 2, rywal 6. Decydujesz ty. Zacznij ty.
    .title = Odkrycie programów
tour-metallum-fly = Wykonaj „Ruch o 1” i wybierz Etę. Statek, który ląduje na zakrytej planecie, odkrywa ją i dostaje 1 $.
    .title = Lot
tour-metallum-place = Wykonaj „2 roboty”: trafią tam, gdzie jest twój statek.
    .title = Rozmieść
tour-metallum-installation = Każda odkryta planeta ma instalację. Raz w swoich akcjach możesz użyć tej, przy której jest twój statek. Naciśnij Etę.
    .title = Użyj instalacji
tour-metallum-anywhere = Eta umieszcza jeszcze jednego robota na dowolnej znanej planecie. Te planety teraz świecą: wybierz jedną.
    .title = Jeszcze jeden, gdziekolwiek
tour-metallum-end = To był twój program. Prognoza liczy to, co stoi teraz. Zakończ akcje: rywal działa po tobie i może to zmienić, potem płaci każda planeta.
    .title = Kolej rywala
tour-metallum-done = Rywal działał po tobie, więc prognoza nie musiała się sprawdzić: „Przebieg gry” mówi, ile i komu zapłaciła każda planeta. Zużyte podprogramy wracają po trzech rundach, moduły z rynku działają na stałe. Wskaż cokolwiek albo przytrzymaj palec, by przeczytać, co robi.
    .title = To jest Metallum

## Dlaczego podpowiedź jest dobra

met-why-program =
    { $count ->
        [one] Prosty program często pozwala ci zdecydować, kto działa pierwszy.
        [few] Te { $count } podprogramy pasują do siebie i działają w tej rundzie.
        [many] Te { $count } podprogramów pasuje do siebie i działa w tej rundzie.
       *[other] Te { $count } podprogramu pasują do siebie i działają w tej rundzie.
    }
met-why-first = Kto działa pierwszy, pierwszy bierze planety i karty.
met-why-second = Kto działa drugi, wie, co zrobił pierwszy.
met-why-fly = Masz tam { $mine } do { $theirs }.
met-why-discover = Odkrycie planety daje 1 $.
met-why-place = Wtedy jest tam { $mine } do { $theirs }.
met-why-end = To, co zostało, nie dałoby więcej.
