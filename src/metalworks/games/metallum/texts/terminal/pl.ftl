# Metallum przy stole w terminalu. Słowa samej gry są przy grze.

## Plansza

metallum-round = Runda { $round } z { $rounds }
metallum-sequence = tercja { $sequence }
metallum-decks = talie: planetarne { $planetary }, akcji { $action }
metallum-empty = puste
metallum-scored-now = Przy punktowaniu teraz
metallum-your-program = Twój program
metallum-complexity = skomplikowanie { $complexity }
metallum-swap = może zastąpić „{ neighbour-name }”
metallum-card-phases = Działa w: { $phases }
metallum-sealed =
    { $committed ->
        [yes] zapieczętowany: zatwierdzony
       *[no] zapieczętowany: jeszcze powstaje
    }
metallum-one-needed = dokładnie 1
metallum-one-at-most = 0 lub 1
metallum-problem =
    { $problem ->
        [no-move] brakuje ruchu
        [spent] zużyty
        [not-one-piece] z niczym się nie styka
        [no-pin] brak wtyku z tej strony
        [no-socket] brak gniazda
        [colour] kolory się nie zgadzają
        [position] pozycje się nie zgadzają
        [no-completion] nie da się dokończyć
       *[other] nie teraz
    }
metallum-state =
    { $state ->
        [programming] programuje
        [committed] ✓ zatwierdzone
        [acting] działa
        [done] po akcjach
       *[second] działa potem
    }
metallum-income-title = Dochód: więcej / mniej
metallum-income-normal = Bez znacznika
metallum-committed = Twój program jest zatwierdzony. Dopóki { $name } nie zatwierdzi swojego, możesz go zmienić i zatwierdzić ponownie.
metallum-changed = Program jest zmieniony. Zatwierdź zmianę, zanim { $name } zatwierdzi swój program.

## Klawisze

metallum-key-move = po podprogramach; potem wzdłuż planet i po liście
metallum-key-next = do następnego pasującego podprogramu lub planety z +
metallum-key-choose = połóż podprogram na planszy, wymień go lub zabierz; wykonaj zaznaczone
metallum-key-number = wykonaj to, co ma ten numer na liście na planszy
metallum-key-commit = zatwierdź program
metallum-key-end = zakończ fazę akcji; nie przenoś więcej robotów; nie używaj karty
metallum-bar-choose = wybierz
metallum-bar-commit = zatwierdź
metallum-bar-end = zakończ

## Wiersz po wierszu

metallum-plain-line = Układ planetarny od Alphy do Omegi, z robotami i tym, ile teraz by dały:
metallum-plain-extractors =
    { $counts ->
        [one] { $name } { $count }, liczy się jeden, daje { $income } $
       *[other] { $name } { $count }, liczy się { $counts }, daje { $income } $
    }
metallum-plain-ship = statek: { $name }
metallum-plain-face-down = zakryta
metallum-plain-nothing = nic
metallum-plain-none = brak
metallum-plain-owned = { $module } ({ $name })
metallum-plain-market = Rynek modułów od tańszego końca; w taliach: planetarne { $planetary }, akcji { $action }.
metallum-plain-seat = { $name } ({ $side }): { $money } $; w puli: { $reserve }; statek: { $planet }.
metallum-plain-spent = Zużyte podprogramy: { $tiles }.
metallum-plain-modules = Moduły: { $modules }.
metallum-plain-card = { $module } na ręce (karta { $card }, { $time })
metallum-plain-sealed =
    { $committed ->
        [yes] Program jest zatwierdzony i zapieczętowany.
       *[no] Program powstaje w tajemnicy.
    }
metallum-plain-draft =
    { $state ->
        [committed] Program zatwierdzony: { $tiles }; wartość skomplikowania { $complexity }.
        [valid] Program dotąd: { $tiles }; wartość skomplikowania { $complexity }. Można go zatwierdzić.
       *[open] Program dotąd: { $tiles }; wartość skomplikowania { $complexity }.
    }
metallum-plain-in-program = w twoim programie
metallum-plain-program = Program: { $tiles }; jeszcze do wykonania: { $open }; wartość skomplikowania { $complexity }.
metallum-plain-tiles = Twoje podprogramy; gdzie się stykają, każdy wtyk potrzebuje gniazda swojego koloru na swojej pozycji:
metallum-plain-tile = { $name } ({ $word }), wartość skomplikowania { $complexity }
metallum-plain-edge =
    { $edge ->
        [top] wtyki u góry: { $connectors }
        [left] wtyki z lewej: { $connectors }
        [right] gniazda z prawej: { $connectors }
       *[bottom] gniazda u dołu: { $connectors }
    }
metallum-heading =
    { $what ->
        [put] Dodaj podprogram, słowami na przykład: dodaj move_by_1
        [swap] Wymień podprogram, słowami na przykład: dodaj move_by_2
        [back] Zabierz podprogram, słowami na przykład: zabierz move_by_1
        [execute] Wykonaj podprogram, słowami na przykład: wykonaj move_by_1
        [decline] Pomiń podprogram, słowami na przykład: pomiń deep_mining
        [move] Leć, słowami na przykład: leć 4
        [place] Umieść robota, słowami na przykład: umieść 2
        [from] Wybierz, skąd idą roboty, słowami na przykład: skąd 2
        [to] Wybierz, dokąd idą roboty, słowami na przykład: dokąd 3
        [shift] Przesuń robota, słowami na przykład: przesuń 4
        [take] Weź swojego robota, słowami na przykład: weź 2
        [remove] Usuń robota przeciwnika, słowami na przykład: usuń 3
        [replace] Zastąp robota przeciwnika, słowami na przykład: zastąp 3
        [exchange] Zamień z robotem przeciwnika, słowami na przykład: zamień 3
        [buy] Kup moduł, słowami na przykład: kup 2
        [transport] Przenieś moduł, słowami na przykład: przenieś 4
        [lay] Połóż moduł, słowami na przykład: połóż 3
        [mark] Połóż znacznik, słowami na przykład: oznacz 3 bogata
        [unmark] Zdejmij znacznik, słowami na przykład: zdejmij 3
        [card] Użyj karty, słowami na przykład: karta 15
        [acquire] Przejmij moduł, słowami na przykład: przejmij 4
        [again] Wykonaj jeszcze raz, słowami na przykład: ponów deep_mining
       *[aim] Wybierz planetę, słowami na przykład: cel 3
    }
metallum-words =
    { $command ->
        [put] dodaj
        [back] zabierz
        [commit] zatwierdź
        [execute] wykonaj
        [decline] pomiń
        [use] użyj instalacja
        [end] koniec zakończ e
        [move] leć
        [place] umieść
        [from] skąd
        [to] dokąd
        [shift] przesuń
        [take] weź
        [remove] usuń
        [replace] zastąp
        [exchange] zamień
        [stop] dość
        [buy] kup
        [transport] przenieś
        [lay] połóż
        [mark] oznacz
        [unmark] zdejmij
        [rich] bogata
        [poor] uboga
        [card] karta
        [acquire] przejmij
        [again] ponów
        [aim] cel
        [pass] pas
       *[first] pierwszy
    }
