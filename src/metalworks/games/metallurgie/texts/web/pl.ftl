# Plansza Metallurgie w przeglądarce, po polsku. $metal to iron, copper, silver albo gold; $at to pole opisane słowami.

# Mianownik
mgi-metal =
    { $metal ->
        [iron] żelazo
        [copper] miedź
        [silver] srebro
       *[gold] złoto
    }
mgi-metal-capital =
    { $metal ->
        [iron] Żelazo
        [copper] Miedź
        [silver] Srebro
       *[gold] Złoto
    }
# Dopełniacz
mgi-metal-gen =
    { $metal ->
        [iron] żelaza
        [copper] miedzi
        [silver] srebra
       *[gold] złota
    }

## Plansza i jej części

mgi-board = Stół Metallurgie
mgi-pattern = Układ. Strzałki przesuwają, 1 do 4 bierze metal, Enter kładzie.
mgi-tray = Talia i ręka
mgi-hand = Twoja ręka
mgi-collected = Zebrane karty
mgi-zoom-in = Przybliż
mgi-zoom-out = Oddal
mgi-zoom-fit = Pokaż cały układ
mgi-turn = Tura { $turn }
mgi-step-play = Kładzenie kart
mgi-step-score = Punktowanie
mgi-step-refill = Uzupełnianie

mgi-position =
    { $metal ->
        [iron] { $at }: żelazo.
        [copper] { $at }: miedź na żelazie.
        [silver] { $at }: srebro na miedzi.
        [gold] { $at }: złoto na srebrze.
       *[nothing] { $at }: puste.
    }
mgi-position-area = Obszar { $size } z { $needed }.
mgi-position-last = Położone przed chwilą.
mgi-position-lay = Połóż tu { mgi-metal }.
mgi-position-scores = Połóż tu { mgi-metal }: obszar punktuje.
mgi-position-take = Można zabrać.
mgi-tip-area = Obszar ma { $size } z { $needed }.
mgi-tip-below = Pod spodem: { $metals }.
mgi-tip-nothing-below = Pod spodem nic nie leży.

## Talia, ręka, koniec tury

mgi-deck =
    { $count ->
        [one] Talia, została jedna karta
        [few] Talia, zostały { $count } karty
        [many] Talia, zostało { $count } kart
       *[other] Talia, zostało { $count } karty
    }
mgi-deck-draw =
    { $count ->
        [one] Dobierz kartę i połóż ją. Została jedna karta
        [few] Dobierz kartę i połóż ją. Zostały { $count } karty
        [many] Dobierz kartę i połóż ją. Zostało { $count } kart
       *[other] Dobierz kartę i połóż ją. Zostało { $count } karty
    }
mgi-deck-title = Talia
mgi-deck-left =
    { $count ->
        [one] została jedna karta
        [few] zostały { $count } karty
        [many] zostało { $count } kart
       *[other] zostało { $count } karty
    }
mgi-draw-help = Wierzchnia karta talii, od razu
mgi-last-six = Ostatnie sześć
mgi-last-six-help = Karta końca jest wśród nich
mgi-drawn = Dobrana: połóż
mgi-watching = Oglądasz grę. Ręce pozostają zakryte.
mgi-in-hand = { $count } na ręce
mgi-bonus-secret = Tajna karta premii
mgi-bonus-shown = Karta premii: zebrane karty tego metalu liczą się po dwa punkty.
mgi-discarded = Odrzucone: { $count }
mgi-this-turn = Ta tura
mgi-one-metal-or-position = Ten sam metal gdziekolwiek albo coraz wyżej na jednym polu
mgi-after-turn = Po tej turze
mgi-odds = { $hits } na { $of }
mgi-odds-help =
    { $cards ->
        [one] że dobranie 1 karty zakończy grę
        [few] że dobranie { $cards } kart zakończy grę
        [many] że dobranie { $cards } kart zakończy grę
       *[other] że dobranie { $cards } karty zakończy grę
    }
mgi-odds-none = Bezpiecznie
mgi-odds-none-help = Uzupełnianie nie sięga jeszcze karty końca

mgi-caption-chosen = Wybrano: { mgi-metal }
mgi-caption-on-last = Tylko na nową
mgi-caption-drawn-first = Najpierw dobrana
mgi-caption-not-now = Nie teraz
mgi-caption-nowhere = Nigdzie nie pasuje

## Co punktuje

mgi-what-scores = Co punktuje
mgi-what-scores-help = obok siebie, jeden metal
mgi-needed = trzeba
mgi-keep-one = 1 zatrzymujesz

## Co by się stało

mgi-area = { mgi-metal-capital }: { $size } / { $needed }
mgi-no-score = Jeszcze bez punktu
mgi-one-short = Brakuje jednej karty
mgi-scores = { mgi-metal-capital } { $size } / { $needed } punktuje: +1
mgi-scores-help =
    { $removed ->
        [one] Zabierasz 1 kartę i ją zatrzymujesz.
        [few] Zabierasz { $removed } karty, 1 zatrzymujesz.
        [many] Zabierasz { $removed } kart, 1 zatrzymujesz.
       *[other] Zabierasz { $removed } karty, 1 zatrzymujesz.
    }
mgi-chain-possible = Możliwy łańcuch: { mgi-metal } { $size } / { $needed }.
mgi-take-point = Twój punkt zwycięstwa
mgi-take-discard = Zabierz tę kartę
mgi-take-chain = Reakcja łańcuchowa: { mgi-metal } pod spodem może osiągnąć { $size } / { $needed }.
mgi-no-chain = bez łańcucha
mgi-lay-here = Połóż tutaj
mgi-lay-score = Połóż i punktuj
mgi-take-this = Zabierz tę kartę
mgi-score-this = Punktuj ten obszar

## Dlaczego nie

mgi-locked = Ta karta musi zostać
mgi-locked-help =
    { $count ->
        [one] Bez niej układ by się rozpadł: jedna karta zostałaby odcięta.
        [few] Bez niej układ by się rozpadł: { $count } karty zostałyby odcięte.
        [many] Bez niej układ by się rozpadł: { $count } kart zostałoby odciętych.
       *[other] Bez niej układ by się rozpadł: { $count } karty zostałoby odcięte.
    }
mgi-why-title = Tu nie można: { mgi-metal }
mgi-why-iron-on-card = Żelazo kładzie się na pustym polu obok układu.
mgi-why-iron-apart = Żelazo musi stykać się z co najmniej jedną kartą.
mgi-why-wrong-metal-below =
    { $metal ->
        [copper] Miedź kładzie się tylko na widocznym żelazie.
        [silver] Srebro kładzie się tylko na widocznej miedzi.
       *[gold] Złoto kładzie się tylko na widocznym srebrze.
    }
mgi-why-one-metal-or-position =
    { $metal ->
        [iron] Po żelazie: znów żelazo gdziekolwiek albo następny metal na karcie położonej przed chwilą.
        [copper] Po miedzi: znów miedź gdziekolwiek albo następny metal na karcie położonej przed chwilą.
        [silver] Po srebrze: znów srebro gdziekolwiek albo następny metal na karcie położonej przed chwilą.
       *[gold] Po złocie: znów złoto gdziekolwiek.
    }
mgi-why-one-metal = W tej turze tylko { mgi-metal }.
mgi-why-one-position = Ta tura buduje na jednym polu: tylko następny metal na karcie położonej przed chwilą.
mgi-why-off-table = Tu kończy się stół.
mgi-why-drawn-must-be-placed = Najpierw trzeba położyć dobraną kartę.

## Punktowanie

mgi-chain = Punktowanie
mgi-chain-taken = Zabrane: { $taken } z { $all }.
mgi-chain-keep =
    { $discarded ->
        [one] Pierwsza jest twoja, jedna będzie odrzucona.
        [few] Pierwsza jest twoja, { $discarded } będą odrzucone.
        [many] Pierwsza jest twoja, { $discarded } będzie odrzuconych.
       *[other] Pierwsza jest twoja, { $discarded } będzie odrzucone.
    }
mgi-chain-done = Zabrane: { $taken }, 1 zatrzymana.
mgi-chain-locked =
    { $count ->
        [one] 1 musi zostać
        [few] { $count } muszą zostać
        [many] { $count } musi zostać
       *[other] { $count } musi zostać
    }
mgi-chain-may = { mgi-metal-capital }, do
mgi-chain-may-help = Możliwy po kartach z tym znakiem.
mgi-chain-none = Bez łańcucha
mgi-chain-none-help = Nic dość dużego się nie odsłoni.
mgi-chain-kept = Punkty w tej turze
mgi-chain-choose = Wybierz, który obszar punktuje teraz
mgi-chain-choose-help = Wszystkie bursztynowe obszary zapunktują, jeden po drugim.

## Polecenia

mgi-prompt-start = Połóż kartę z ręki albo dobierz i połóż
mgi-prompt-start-help = Wybierz kartę z ręki, potem świecące pole.
mgi-prompt-must-draw = Dobierz kartę
mgi-prompt-must-draw-help = Żadna karta z ręki nigdzie nie pasuje.
mgi-prompt-drawn =
    { $metal ->
        [iron] Połóż dobrane żelazo
        [copper] Połóż dobraną miedź
        [silver] Połóż dobrane srebro
       *[gold] Połóż dobrane złoto
    }
mgi-prompt-drawn-help = Może być każde świecące pole.
mgi-prompt-follow = Połóż kolejną kartę albo zakończ turę
mgi-prompt-follow-help = Ten sam metal gdziekolwiek albo następny na karcie położonej przed chwilą.
mgi-prompt-done = Zakończ turę
mgi-prompt-done-help = Żadna karta z ręki już nie pasuje.
mgi-prompt-take =
    { $count ->
        [one] Wybierz jeszcze 1 kartę { mgi-metal-gen } do zabrania
        [few] Wybierz { $count } karty { mgi-metal-gen } do zabrania
        [many] Wybierz { $count } kart { mgi-metal-gen } do zabrania
       *[other] Wybierz { $count } karty { mgi-metal-gen } do zabrania
    }
mgi-prompt-take-first = Pierwsza to twój punkt, pozostałe są odrzucane.
mgi-prompt-take-more = Te są odrzucane. To, co pod spodem, odsłania się.
mgi-prompt-take-iron = Układ musi zostać w całości. Karty z kłódką mówią dlaczego.
mgi-prompt-lay =
    { $metal ->
        [iron] Połóż żelazo na świecącym polu
        [copper] Połóż miedź na świecącej karcie żelaza
        [silver] Połóż srebro na świecącej karcie miedzi
       *[gold] Połóż złoto na świecącej karcie srebra
    }
mgi-prompt-hot = Bursztynowe pola punktują.
mgi-prompt-click = Wskaż pole, by zobaczyć, co da; kliknij, by położyć.
mgi-prompt-tap = Dotknij pola, by zobaczyć, co da; dotknij znów, by położyć.
mgi-draw-and-place = Dobierz i połóż
mgi-end-turn = Zakończ turę
mgi-do-place = Połóż { mgi-metal }: { $at } (obszar { $size } / { $needed })
mgi-do-place-scores = Połóż { mgi-metal }: { $at } (obszar { $size } / { $needed }, punktuje)
mgi-do-take = Zabierz kartę: { $at }
mgi-do-score = Punktuj obszar: { mgi-metal }, kart: { $size }, { $at }
mgi-at-card = rząd { $row }, karta { $card }
mgi-at-left = na lewo od rzędu { $row }
mgi-at-right = na prawo od rzędu { $row }
mgi-at-gap = luka w rzędzie { $row } za kartą { $card }
mgi-at-above = nad górnym rzędem, { $side ->
    [left] na lewo od karty { $card }
    [right] na prawo od karty { $card }
   *[between] między kartami { $card } i { $next }
}
mgi-at-below = pod dolnym rzędem, { $side ->
    [left] na lewo od karty { $card }
    [right] na prawo od karty { $card }
   *[between] między kartami { $card } i { $next }
}
mgi-at-place = { $at }, miejsce { $place }
mgi-hint-place = { mgi-metal } tutaj ({ $size } z { $needed })
mgi-hint-place-scores = { mgi-metal } tutaj: punktuje ({ $size } z { $needed })
mgi-hint-take = zabierz tę kartę: { mgi-metal }

## Co się stało

mgi-log-first = { $who } zaczyna
mgi-log-dealt =
    { $count ->
        [one] { $who } dostaje kartę
        [few] { $who } dostaje { $count } karty
        [many] { $who } dostaje { $count } kart
       *[other] { $who } dostaje { $count } karty
    }
mgi-log-bonus = { $who } dostaje tajną kartę premii: { $card }
mgi-log-bonus-secret = { $who } dostaje tajną kartę premii
mgi-log-drew = { $who } dobiera { $card } z talii
mgi-log-fits-nowhere = { $card } nigdzie nie pasuje: { $who } odrzuca tę kartę i tura się kończy
mgi-log-laid = { $who } kładzie { $cards }
mgi-log-laid-drawn = { $who } kładzie dobraną kartę: { $cards }
mgi-log-area = { mgi-metal }, kart: { $size }
mgi-log-scored = { $who } punktuje { $area }
mgi-recap-scored = { $who } punktuje { $areas }
mgi-log-taken =
    { $count ->
        [one] { $who } zabiera 1 kartę i zatrzymuje { $card }
        [few] { $who } zabiera { $count } karty i zatrzymuje { $card }
        [many] { $who } zabiera { $count } kart i zatrzymuje { $card }
       *[other] { $who } zabiera { $count } karty i zatrzymuje { $card }
    }
mgi-log-taken-more =
    { $count ->
        [one] { $who } zabiera jeszcze 1 kartę: { $card }
        [few] { $who } zabiera jeszcze { $count } karty: { $card }
        [many] { $who } zabiera jeszcze { $count } kart: { $card }
       *[other] { $who } zabiera jeszcze { $count } karty: { $card }
    }
mgi-log-refilled =
    { $count ->
        [one] { $who } uzupełnia 1 kartę
        [few] { $who } uzupełnia { $count } karty
        [many] { $who } uzupełnia { $count } kart
       *[other] { $who } uzupełnia { $count } karty
    }
mgi-log-end = { $who } odkrywa **kartę końca**. Koniec gry!
mgi-log-bonus-shown = { $who } pokazuje kartę premii { $card }
mgi-log-undone = { $who } cofa krok

mgi-chart-points = Punkty
mgi-chart-chain = łańcuch: { $count }

## Pierwsza gra z przewodnikiem

tour-metallurgie-pattern = Wszystkie karty na stole to układ. Stykające się karty jednego metalu to obszar. Ten obszar miedzi ma sześć kart; znaczek mówi 6 / 7: z siedmioma punktuje.
    .title = Układ
tour-metallurgie-iron = Żelazo poszerza układ. Wybierz żelazo z ręki i połóż je na zaznaczonym polu przy brzegu, obok miedzi.
    .title = Połóż żelazo
tour-metallurgie-copper = Miedź kładzie się na żelazie, srebro na miedzi, złoto na srebrze. Wszystkie karty tury to ten sam metal albo coraz wyższe na jednym polu, jak tutaj: połóż miedź na nowym żelazie.
    .title = Miedź na żelazie
tour-metallurgie-end-turn = Siedem kart miedzi: obszar jest dość duży. Zapunktuje, gdy tylko zakończysz turę.
    .title = To zapunktuje
tour-metallurgie-take = Zabierz z obszaru cztery karty miedzi. Pierwsza to twój punkt zwycięstwa, więc wybierz teraz dowolną.
    .title = Twój punkt zwycięstwa
tour-metallurgie-chain = Pozostałe trzy są odrzucane. Każda zabrana karta odsłania żelazo pod spodem. Jeśli powstanie tak obszar z dziewięciu, punktujesz go od razu: to łańcuch. Zabierz te trzy karty.
    .title = Reakcja łańcuchowa
tour-metallurgie-split = Żelazo zostawia lukę, a układ musi zostać w całości: karta, która by go rozdzieliła, dostaje kłódkę. Zabierz pięć innych; potem uzupełnisz rękę.
    .title = W jednym kawałku
tour-metallurgie-draw = Znów twoja tura. Dobierz z talii: tę kartę musisz położyć, ale nie kosztuje to karty z ręki, a potem możesz dołożyć kolejne.
    .title = Dobierz i połóż
tour-metallurgie-end-card = Wśród ostatnich sześciu kart talii czeka karta końca. Kto ją odkryje, natychmiast kończy grę; wygrywa ten, kto zebrał najwięcej kart. Graj dalej, jak długo chcesz.
    .title = Koniec

## Dlaczego podpowiedź jest dobra

mgi-why-base = Na tym da się dalej budować.
mgi-why-chain = Obszar jest dość duży, a to, co się odsłoni, też może punktować.
mgi-why-scores = Dzięki temu obszar jest dość duży, by punktować.
mgi-why-grows =
    { $left ->
        [one] Wtedy brakuje już tylko jednej.
        [few] Wtedy brakuje jeszcze { $left }.
        [many] Wtedy brakuje jeszcze { $left }.
       *[other] Wtedy brakuje jeszcze { $left }.
    }
mgi-why-draw = Karta z talii oszczędza twoją rękę.
mgi-why-score-now = Obszar punktuje, gdy zakończysz turę.
mgi-why-end = To, co zostało, później da więcej.
mgi-why-take = To, co się odsłoni, decyduje o dalszym ciągu łańcucha.
