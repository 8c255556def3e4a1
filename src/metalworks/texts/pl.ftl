# Teksty aplikacji: problemy, które można naprawić, gry w menu, gracze komputerowi.

## Gry, po jednym zdaniu

game-metallurgie-line = Układaj żelazo, miedź, srebro i złoto i zamieniaj całe obszary w punkty zwycięstwa: szybka gra karciana dla dwóch do czterech alchemików.
game-metallum-line = W tajemnicy programuj statek-fabrykę, obsadzaj planety układu Metallum robotami wydobywczymi i wyciśnij z nich więcej kredytów niż rywal: planowanie i przewidywanie dla dwojga.
game-metal-adventures-line = Poprowadź piracki statek między gwiazdami: plądruj, handluj, zawieraj sojusze i zdradzaj sojuszników – gra dla trzech do sześciu osób z pokerową twarzą.

## Gracze komputerowi

level-apprentice = Uczeń
level-apprentice-help = Poznał zasady dziś rano, łapie wszystko, co błyszczy, i zapomina, co miał zrobić. Miłe towarzystwo, łatwo z nim wygrać.
level-tinker = Majsterkowiczka
level-tinker-help = Ma dobre pomysły i nie ten śrubokręt: gra solidnie, a myli się wtedy, gdy najmniej się tego spodziewasz.
level-smith = Kowal
level-smith-help = Kuje żelazo, póki gorące, i mierzy na oko: przykłada się do własnej tury, na twoją prawie nie patrzy, a niejeden punkt zostawia na kowadle.
level-engineer = Inżynierka
level-engineer-help = Zanim wykona ruch, przemyśli twoją odpowiedź. Kto z nią wygra, ten zna tę grę.
level-master = Mistrz
level-master-help = Zna każdą sztuczkę, twoją też. Chwilę myśli, a potem żałujesz, że nie myślał dłużej.
level-random = Losowy
level-random-help = Wykonuje losowy dozwolony ruch. Dobry do spokojnego poznawania zasad.
level-greedy = Zachłanny
level-greedy-help = Wyciska z własnej tury, ile się da, i nie przegapi żadnych punktów, ale o twojej turze nie myśli. Uczciwy pierwszy przeciwnik.

## Podpowiedzi: co zrobić i dlaczego

hint-better = Podpowiedź: { $move }. Twoja szansa na wygraną w grze: około { $share }%; z następnym w kolejności { $less }%: { $other }.
hint-alike = Podpowiedź: { $move }. Twoja szansa na wygraną w grze: około { $share }%; mniej więcej równie dobre: { $other }.
hint-alone = Podpowiedź: { $move }. Twoja szansa na wygraną w grze: około { $share }%; nic innego nie było blisko.
hint-only = Podpowiedź: { $move }. Nic innego nie jest tu warte namysłu.

## Wybór gry

unknown-game = Nie ma gry o nazwie „{ $name }”. Znane gry: { $known }.
unknown-level = Nie ma gracza komputerowego o nazwie „{ $level }”. Znane poziomy: { $known }.
players-unreadable = METALWORKS_PLAYERS wymienia „{ $module }”, ale nie ma tam graczy: { $detail }. Musi to być moduł ze słownikiem PLAYERS, który da się zaimportować (PYTHONPATH).
missing-extra = Ta część Metalworks nie jest zainstalowana. Instaluje ją polecenie: pip install metalworks[{ $extra }]
bad-budget = Nie ma budżetu myślenia „{ $budget }”. Podaj liczbę iteracji, na przykład 500, albo sekundy, na przykład 1.5s, najwyżej godzinę.
bad-seats =
    { $title } to gra dla { $least }–{ $most } osób i nie może się zacząć przy { $seats ->
        [one] jednym miejscu
       *[other] { $seats } miejscach
    }.
bad-seats-exact =
    { $title } to gra dokładnie dla { $most } osób i nie może się zacząć przy { $seats ->
        [one] jednym miejscu
       *[other] { $seats } miejscach
    }.
bad-option = Gry { $title } nie da się tak przygotować: { $detail }. Opcje tej gry: { $known }.
bad-position-seats =
    Pozycja wymaga { $needed ->
        [one] jednego imienia
       *[other] { $needed } imion
    }, po jednym na każde miejsce, a { $seats ->
        [one] podano jedno
       *[other] podano { $seats }
    }.

## Pliki z zawartością

content-missing = Plik z zawartością „{ $file }” nie istnieje. Sprawdź ścieżkę.
content-unreadable = Pliku z zawartością „{ $file }” nie da się odczytać: { $detail }.
content-not-toml = Plik z zawartością „{ $file }” nie jest poprawnym plikiem TOML: { $detail }. Popraw to miejsce i spróbuj ponownie.
content-field = W pliku „{ $file }”, wpis „{ $entry }”, pole „{ $field }”: { $detail }.
content-other-game = „{ $file }” to plik z zawartością gry „{ $found }”, a ta gra to „{ $expected }”.
content-no-entries = W pliku „{ $file }” brakuje listy wpisów „{ $entry }”. Każdy z nich zapisz pod wierszem [[{ $entry }]].
content-twice = Plik „{ $file }” opisuje „{ $name }” dwa razy, ostatnio we wpisie „{ $entry }”. Zostaw tylko jeden z nich.
content-lacks = W pliku „{ $file }” brakuje wpisu „{ $name }”. Dodaj go ze wszystkimi polami.
content-few-cards =
    Według pliku „{ $file }” na ręce i talię { $cards ->
        [one] zostaje tylko jedna karta
        [few] zostają tylko { $cards } karty
        [many] zostaje tylko { $cards } kart
       *[other] zostaje tylko { $cards } karty
    }; potrzeba co najmniej { $least }. Dodaj karty.
content-range = W pliku „{ $file }”, wpis „{ $entry }”, „{ $field }” ma wartość { $value }; musi ona leżeć między { $least } a { $most }.
content-card-count =
    W pliku „{ $file }” { $found ->
        [one] jest jedna karta
        [few] są { $found } karty
        [many] jest { $found } kart
       *[other] jest { $found } karty
    } „{ $entry }”; ma ich być { $needed }.
content-edge = W pliku „{ $file }” podprogram „{ $entry }” ma złącza na krawędzi „{ $field }”, gdzie jego grupa nie ma sąsiada. Usuń tę krawędź.
content-position-twice = W pliku „{ $file }” podprogram „{ $entry }” ma na krawędzi „{ $field }” dwa złącza na tej samej pozycji. Daj każdemu własną, 1 lub 2.
content-wrong-deck = W pliku „{ $file }” wpis „{ $entry }” jest w niewłaściwej talii: moduły planetarne i moduły akcji mają osobne listy.
content-exists = „{ $file }” już istnieje; plik nie został zmieniony. Wybierz inną nazwę.
content-written = Plik „{ $file }” został zapisany. Wpisz, co zawiera twoje pudełko, i sprawdź go: metalworks content check { $file }
content-good = „{ $file }” to poprawny plik z zawartością gry { $title } ({ $reference }).

## Zapisy partii

journal-empty = Zapis partii jest pusty. Zapis zaczyna się od wiersza, który mówi, w co grano.
journal-foreign = To nie jest zapis partii Metalworks: pierwszego wiersza nie da się odczytać jako nagłówka ({ $detail }).
journal-newer = Zapis partii ma format { $format }, a ta wersja Metalworks zna format { $known }. Otworzy go nowsza wersja Metalworks.
journal-rules = Partię rozegrano według wersji { $rules } zasad gry { $title }, a to Metalworks gra według wersji { $known }, więc partia potoczyłaby się inaczej.
journal-content = Partię rozegrano z zawartością „{ $content }”, a tutaj jest „{ $known }”. Otwórz zapis z tą zawartością, z którą grano.
journal-header = Pierwszy wiersz zapisu nie opisuje gry, którą można zacząć: { $detail }
journal-bad-line = Wiersza { NUMBER($line, useGrouping: 0) } zapisu nie da się odczytać: { $detail }. Wiersze przed nim są w porządku.
journal-cut-off = Wiersz { NUMBER($line, useGrouping: 0) }, ostatni w zapisie, jest ucięty. Usuń go, aby grać dalej od poprzedniego wiersza.
journal-impossible-chance = W wierszu { NUMBER($line, useGrouping: 0) } zapisu jest wynik losowania, który nie jest tam możliwy. Wiersze przed nim są w porządku.
journal-refused = Wiersz { NUMBER($line, useGrouping: 0) } zapisu nie jest dozwolonym krokiem: { $detail }

## Pozycje

position-unknown-field = „{ $field }” nie należy do tej pozycji albo występuje w niej dwa razy. Pola pozycji: { $known }.
position-impossible-chance = Wynik losowania { $outcome } nie jest tu możliwy.
position-missing-field = W pozycji brakuje „{ $field }=…”.
position-bad-value = W pozycji jest „{ $field }={ $value }”, a to niemożliwe.

## Kroki odrzucane w każdej grze

bad-action = To nie jest akcja tej gry: { $detail }.
bad-outcome = To nie jest wynik losowania w tej grze: { $detail }.
refused-no-such-seat =
    Nie ma miejsca { $number }: przy stole { $seats ->
        [one] jest jedno miejsce, o numerze 0
        [few] są { $seats } miejsca, liczone od 0
        [many] jest { $seats } miejsc, liczonych od 0
       *[other] jest { $seats } miejsca, liczone od 0
    }.
refused-nothing-to-undo = Nie masz kroku, który można by cofnąć.
refused-undo-barrier = Tego kroku nie można już cofnąć: od tej pory coś zostało odkryte albo gra potoczyła się dalej.

## Zdarzenia w każdej grze

event-step-undone = { $seat } cofa krok.

## Pomiary

bench-running =
    Przez około { $seconds ->
        [one] sekundę
        [few] { $seconds } sekundy
        [many] { $seconds } sekund
       *[other] { $seconds } sekundy
    } trwają losowe partie gry { $title } …
bench-title =
    { $title }, { $seats ->
        [one] jedno miejsce
        [few] { $seats } miejsca
        [many] { $seats } miejsc
       *[other] { $seats } miejsca
    }, jeden rdzeń
bench-figure = Wielkość
bench-compiled = Skompilowane
bench-interpreted = Interpretowane
bench-ratio = Stosunek
bench-playouts-per-s = Losowe partie na sekundę
bench-decisions-per-s = Decyzje na sekundę
bench-copy-us = Czas kopiowania stanu (µs)
bench-hash-us = Czas haszowania stanu (µs)
bench-state-bytes = Pamięć na stan (bajty)
bench-search-title = Iteracje wyszukiwania na sekundę, na jednym rdzeniu
bench-search-game = Gra
bench-search-seats = Miejsca
bench-search-random = Z losowymi partiami
bench-search-node = Pamięć na węzeł (bajty)
bench-levels-running = Partia każdego poziomu przeciw sobie
bench-levels-title = Jak długo poziomy myślą nad decyzją, na jednym rdzeniu
bench-levels-level = Poziom
bench-levels-decisions = Decyzje
bench-levels-mean = Średnio (s)
bench-levels-p99 = 99 % w ciągu (s)
bench-levels-most = Najwolniejsza (s)
