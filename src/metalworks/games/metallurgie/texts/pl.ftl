# Metallurgie po polsku. Miejsca przychodzą jako imiona, pola jak „1,-1”; metal może być „hidden”.

## Metale

metal-iron = Żelazo
metal-copper = Miedź
metal-silver = Srebro
metal-gold = Złoto

# Biernik: „miedź”, albo „kartę”, gdy nie wolno wiedzieć
metal-acc =
    { $metal ->
        [iron] żelazo
        [copper] miedź
        [silver] srebro
        [gold] złoto
       *[hidden] kartę
    }
# Dopełniacz: „miedzi”
metal-gen =
    { $metal ->
        [iron] żelaza
        [copper] miedzi
        [silver] srebra
        [gold] złota
       *[hidden] karty
    }
# Mianownik na początku zdania
metal-capital =
    { $metal ->
        [iron] Żelazo
        [copper] Miedź
        [silver] Srebro
        [gold] Złoto
       *[hidden] Karta
    }
# „kartę miedzi”
metal-card =
    { $metal ->
        [hidden] kartę
       *[other] kartę { metal-gen }
    }

## Przygotowanie

option-bonus = Karty premii
option-bonus-help = Każdy dostaje jedną tajną kartę premii. Na końcu zebrane karty tego metalu liczą się po dwa punkty.

## Co jest do zrobienia

phase-deal = Rozdawanie
phase-start = Początek tury
phase-place-drawn = Połóż dobraną kartę
phase-follow = Kolejne karty albo koniec
phase-choose-area = Wybór obszaru
phase-remove = Zabieranie kart
phase-refill = Uzupełnianie ręki
phase-over = Koniec gry

prompt-deal = Trwa rozdawanie kart.
prompt-start = Połóż kartę z ręki albo dobierz wierzchnią kartę talii i połóż ją.
prompt-place-drawn = Połóż dobraną kartę tam, gdzie pasuje.
prompt-follow = Połóż kolejną kartę: ten sam metal gdziekolwiek albo następny, wyższy metal na karcie położonej przed chwilą. Albo zakończ turę.
prompt-choose-area = Punktuje kilka obszarów. Wybierz, który będzie następny.
prompt-remove = Zabierz kartę z punktującego obszaru. Pierwsza to twój punkt zwycięstwa, pozostałe są odrzucane.
prompt-refill = Trwa uzupełnianie twojej ręki.
prompt-over = Gra jest skończona.

## Akcje

action-end-turn = Zakończ turę
action-draw-card = Dobierz kartę z talii
action-place-card =
    { $metal ->
        [iron] Dołóż żelazo na { $at }
       *[other] Połóż { metal-acc } na { $at }
    }
action-score-area = Punktuj teraz obszar przy { $at }
action-take-card = Zabierz kartę z { $at }

## Zdarzenia

event-first-player-chosen = { $seat } zaczyna.
event-card-dealt = { $seat } dostaje { metal-card }.
event-bonus-dealt =
    { $metal ->
        [hidden] { $seat } dostaje tajną kartę premii.
       *[other] { $seat } dostaje tajną kartę premii za { metal-acc }.
    }
event-card-drawn = { $seat } dobiera { metal-card } i musi ją od razu położyć.
event-card-discarded = { metal-capital } nigdzie nie pasuje: { $seat } odrzuca tę kartę i tura się kończy.
event-card-placed =
    { $metal ->
        [iron] { $drawn ->
            [yes] { $seat } dokłada dobrane żelazo na { $at }.
           *[no] { $seat } dokłada żelazo na { $at }.
        }
        [copper] { $drawn ->
            [yes] { $seat } kładzie dobraną miedź na { $at }.
           *[no] { $seat } kładzie miedź na { $at }.
        }
       *[other] { $drawn ->
            [yes] { $seat } kładzie dobrane { metal-acc } na { $at }.
           *[no] { $seat } kładzie { metal-acc } na { $at }.
        }
    }
event-turn-ended = { $seat } kończy turę.
event-area-scored =
    { $size ->
        [one] { $seat } punktuje przy { $at } obszar z jednej karty { metal-gen }!
       *[other] { $seat } punktuje przy { $at } obszar z { $size } kart { metal-gen }!
    }
event-card-taken =
    { $kept ->
        [yes] { $seat } zatrzymuje { metal-acc } z { $at } jako punkt zwycięstwa.
       *[no] { $seat } odrzuca { metal-acc } z { $at }.
    }
event-card-refilled = { $seat } uzupełnia rękę o { metal-card }.
event-end-card-taken = { $seat } odkrywa kartę końca. Koniec gry!
event-bonus-shown = { $seat } pokazuje kartę premii za { metal-acc }.

## O czym decyduje los

outcome-first-player-fell = { $seat } zaczyna grę.
outcome-card-fell =
    { $metal ->
        [hidden] Z talii wychodzi karta końca.
       *[other] Z talii wychodzi karta { metal-gen }.
    }
outcome-bonus-fell = Rozdana zostaje karta premii za { metal-acc }.

## Wyniki

result-points = Wygrywa ten, kto ma najwięcej punktów.
result-tie-gold = Remis w punktach; rozstrzyga większa liczba kart złota.
result-tie-silver = Remis w punktach i złocie; rozstrzyga większa liczba kart srebra.
result-tie-copper = Remis w punktach, złocie i srebrze; rozstrzyga większa liczba kart miedzi.
result-tie-iron = Remis w punktach, złocie, srebrze i miedzi; rozstrzyga większa liczba kart żelaza.
result-shared = Tyle samo punktów i tyle samo każdego metalu: zwycięstwo jest wspólne.

## Odmowy

refused-not-your-turn = To nie twoja tura. Poczekaj, aż zagrają inni.
refused-game-over = Gra jest skończona; nic więcej nie można zagrać.
refused-off-table = { $at } leży poza krawędzią stołu. Wybierz pole bliżej układu.
refused-choose-area-first = Punktuje kilka obszarów naraz. Najpierw wybierz, który będzie następny.
refused-take-cards-first =
    { $left ->
        [one] Trwa punktowanie obszaru. Najpierw zabierz z niego jeszcze jedną kartę.
        [few] Trwa punktowanie obszaru. Najpierw zabierz z niego jeszcze { $left } karty.
        [many] Trwa punktowanie obszaru. Najpierw zabierz z niego jeszcze { $left } kart.
       *[other] Trwa punktowanie obszaru. Najpierw zabierz z niego jeszcze { $left } karty.
    }
refused-drawn-must-be-placed = Dobrana karta to { metal-nom }, a miejsce dla niej jest: najpierw ją połóż.
metal-nom =
    { $metal ->
        [iron] żelazo
        [copper] miedź
        [silver] srebro
        [gold] złoto
       *[hidden] zakryta karta
    }
refused-play-or-draw = Nie możesz jeszcze zakończyć tury. Połóż kartę z ręki albo dobierz kartę.
refused-draw-first-only = Kartę można dobrać tylko na początku tury, zanim położysz jakąkolwiek inną.
refused-area-does-not-score = Przy { $at } nie zaczyna się obszar, który teraz punktuje. Punktuje się po ostatniej karcie tury, i to obszary dość duże.
refused-not-in-hand = Nie masz { metal-gen } na ręce.
refused-one-metal = W tej turze kładziesz jeden metal, to { metal-nom }: kolejne karty też muszą być z niego. Połóż { metal-acc } albo zakończ turę.
refused-one-position = Ta tura buduje na jednym polu: następny musi być kolejny, wyższy metal na karcie położonej przed chwilą. Albo zakończ turę.
refused-one-metal-or-position = Ostatnia karta to { metal-nom }. Połóż więcej { metal-gen } gdziekolwiek albo następny, wyższy metal na karcie położonej przed chwilą.
refused-iron-on-card = Na { $at } już leży karta. Żelazo kładzie się na pustym polu obok układu.
refused-iron-apart = { $at } nie styka się z układem. Żelazo musi leżeć obok co najmniej jednej karty.
refused-wrong-metal-below =
    { $metal ->
        [copper] Miedź kładzie się na widocznym żelazie, a { on-found }.
        [silver] Srebro kładzie się na widocznej miedzi, a { on-found }.
        [gold] Złoto kładzie się na widocznym srebrze, a { on-found }.
       *[iron] Żelazo kładzie się na pustym polu obok układu, a { on-found }.
    }
on-found =
    { $on ->
        [iron] na { $at } widać żelazo
        [copper] na { $at } widać miedź
        [silver] na { $at } widać srebro
        [gold] na { $at } widać złoto
       *[nothing] pole { $at } jest puste
    }
refused-nothing-to-take = Żaden obszar nie jest teraz punktowany, więc nie ma karty do zabrania.
refused-would-split = Bez tego żelaza ({ $at }) układ by się rozpadł. Wybierz inną kartę obszaru.
refused-not-in-area = { $at } nie należy do punktowanego obszaru. Wybierz kartę w jego obrębie.

## Pozycje, które nie są możliwe

position-cards = Kart { metal-gen } w tej pozycji jest razem { $found }, a w tej zawartości jest ich { $needed } ({ $rule }).
position-end-card = Karta końca nie jest tam, gdzie musi być: w talii, dopóki trwa gra, a po jej końcu już poza nią ({ $rule }).
position-split = Układ jest pusty albo rozpada się na części. Wszystkie jego pola muszą się łączyć ({ $rule }).
position-against-rules = W pozycji jest „{ $field }={ $value }”, a na to zasady nie pozwalają ({ $rule }).

## Elementy, w jednym, dwóch zdaniach

piece-iron = Żelazo poszerza układ: połóż je na pustym polu, które styka się z co najmniej jedną kartą.
piece-copper = Miedź kładzie się na widocznej karcie żelaza.
piece-silver = Srebro kładzie się na widocznej karcie miedzi.
piece-gold = Złoto kładzie się na widocznej karcie srebra; nic go nie przykrywa. Ono pierwsze rozstrzyga remisy.
piece-numbers =
    { $removed ->
        [one] Punktuje, gdy łączy się tyle kart: { $needed }; jedna opuszcza obszar i jest twoim punktem zwycięstwa.
        [few] Punktuje, gdy łączy się tyle kart: { $needed }; { $removed } karty opuszczają obszar, pierwsza z nich jako twój punkt zwycięstwa.
        [many] Punktuje, gdy łączy się tyle kart: { $needed }; { $removed } kart opuszcza obszar, pierwsza z nich jako twój punkt zwycięstwa.
       *[other] Punktuje, gdy łączy się tyle kart: { $needed }; { $removed } karty opuszczają obszar, pierwsza z nich jako twój punkt zwycięstwa.
    }
piece-deck = Talia. Na początku tury możesz dobrać jej wierzchnią kartę, by zaraz ją położyć. Z niej też uzupełnia się ręce.
piece-end-card = Karta końca leży wśród ostatnich sześciu kart talii. Kto ją odkryje, natychmiast kończy grę.
piece-bonus = Twoja tajna karta premii: na końcu zebrane karty tego metalu liczą się po dwa punkty.
piece-hand = Twoja ręka: na koniec każdej tury trzy karty, zakryte przed innymi.
piece-collected = Zebrane karty: po jednym punkcie zwycięstwa, widoczne dla wszystkich.
piece-discards = Karty odrzucone. Nigdy nie wracają do talii.

## Słowa gry

term-pattern = Układ
term-pattern-help = Wszystkie karty na stole. Rzędy są przesunięte, więc pole ma do sześciu sąsiadów.
term-position = Pole
term-position-help = Miejsce w układzie z jedną kartą albo ze stosem kart; widać tylko wierzchnią.
term-area = Obszar
term-area-help = Sąsiednie pola, na których widać ten sam metal.
term-scoring = Punktowanie
term-scoring-help = Na koniec tury każdy dość duży obszar traci część kart; pierwsza zabrana jest punktem zwycięstwa. To, co leżało pod spodem, odsłania się i też może punktować.
term-victory-point = Punkt zwycięstwa
term-victory-point-help = Karta zebrana podczas punktowania.
term-end-card = Karta końca
term-end-card-help = Ukryta wśród ostatnich sześciu kart talii; gra kończy się w chwili, gdy się pojawi.
