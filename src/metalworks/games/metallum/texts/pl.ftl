# Metallum po polsku. Miejsca przychodzą jako imiona; planety, podprogramy, moduły i znaczniki słowami kodu.
# Teksty modułów dostają liczbę z karty jako $number; teksty zależne od wydania dostają $edition.

## Planety

planet-alpha = Alpha
planet-beta = Beta
planet-gamma = Gamma
planet-delta = Delta
planet-epsilon = Epsilon
planet-zeta = Zeta
planet-eta = Eta
planet-theta = Theta
planet-omega = Omega
planet-unknown = Nieodkryta planeta

## Instalacje

installation-alpha = Zabierz do 4 swoich RW z jednej planety i umieść je na dowolnych odkrytych planetach.
installation-beta = Zastąp RW przeciwnika na dowolnej planecie swoim RW. Wraca on do swojej puli.
installation-gamma = Usuń jeden swój RW z Gammy, a potem do 2 RW przeciwnika z jednej lub dwóch dowolnych planet.
installation-delta =
    { $edition ->
        [de] Zabierz 2 RW przeciwnika z jednej planety i umieść je na dowolnej odkrytej planecie lub planetach.
       *[other] Zabierz do 2 RW przeciwnika z jednej planety i umieść je na dowolnej odkrytej planecie lub planetach.
    }
installation-epsilon =
    { $edition ->
        [pl] Przenieś swój statek-fabrykę na dowolną inną odkrytą planetę.
       *[other] Przenieś swój statek-fabrykę na dowolną inną planetę. Może ją przy tym odkryć.
    }
installation-zeta = Zamień miejscami swój RW z RW przeciwnika na innej planecie.
installation-eta = Umieść jeden RW z puli na dowolnej odkrytej planecie.
installation-theta = Zabierz do 2 swoich RW z jednej lub dwóch planet i umieść je wszystkie na jednej odkrytej planecie.
installation-omega = Umieść dokładnie 3 RW z puli na Omedze.

## Podprogramy

tile-type-move = Ruch
tile-type-deployment = Rozmieszczanie RW
tile-type-special = Akcja specjalna
tile-type-enhancement = Usprawnienie

tile-move-by-1 = Ruch o 1
tile-move-by-1-help = Przesuń statek-fabrykę na sąsiednią planetę. Koniec ruchu na zakrytej planecie odkrywa ją i daje 1 $.
tile-move-by-2 = Ruch o 2
tile-move-by-2-help = Przesuń statek-fabrykę dokładnie o 2 planety w jednym kierunku. Koniec ruchu na zakrytej planecie odkrywa ją i daje 1 $.
tile-move-by-3 = Ruch o 3
tile-move-by-3-help = Przesuń statek-fabrykę dokładnie o 3 planety w jednym kierunku. Koniec ruchu na zakrytej planecie odkrywa ją i daje 1 $.
tile-extractors-1 = Jeden RW
tile-extractors-1-help = Umieść dokładnie jeden RW na planecie ze swoim statkiem-fabryką.
tile-extractors-2 = Dwa RW
tile-extractors-2-help = Umieść dokładnie 2 RW na planecie ze swoim statkiem-fabryką.
tile-extractors-3 = Trzy RW
tile-extractors-3-help = Umieść dokładnie 3 RW na planecie ze swoim statkiem-fabryką.
tile-deposits-report = Raport o stanie złóż
tile-deposits-report-help = Połóż na dowolnej planecie znacznik bogatych lub ubogich złóż albo zabierz znacznik.
tile-power-boost = Doładowanie
tile-power-boost-help = Umieść jeden RW na planecie ze swoim statkiem-fabryką albo przesuń statek na sąsiednią planetę.
tile-deep-mining = Wzmożone wydobycie
tile-deep-mining-help = Punktuj planetę ze swoim statkiem-fabryką, tylko dla siebie.
tile-purchase = Zakup modułu
tile-purchase-help = Kup jeden moduł z rynku.
tile-purchase-or-transport = Zakup lub przemieszczenie modułu
tile-purchase-or-transport-help = Kup jeden moduł z rynku albo przenieś jeden swój moduł planetarny na inną odkrytą planetę.
tile-extra-activation = Dodatkowa aktywacja
tile-extra-activation-help = Skorzystaj z jeszcze jednej instalacji, tej na planecie ze swoim statkiem-fabryką.

# Podprogram w zdaniu
tile-name =
    { $tile ->
        [move_by_1] Ruch o 1
        [move_by_2] Ruch o 2
        [move_by_3] Ruch o 3
        [extractors_1] Jeden RW
        [extractors_2] Dwa RW
        [extractors_3] Trzy RW
        [deposits_report] Raport o stanie złóż
        [power_boost] Doładowanie
        [deep_mining] Wzmożone wydobycie
        [purchase] Zakup modułu
        [purchase_or_transport] Zakup lub przemieszczenie modułu
       *[extra_activation] Dodatkowa aktywacja
    }
neighbour-name =
    { $neighbour ->
        [move_by_1] Ruch o 1
        [move_by_2] Ruch o 2
        [move_by_3] Ruch o 3
        [extractors_1] Jeden RW
        [extractors_2] Dwa RW
        [extractors_3] Trzy RW
        [deposits_report] Raport o stanie złóż
        [power_boost] Doładowanie
        [deep_mining] Wzmożone wydobycie
        [purchase] Zakup modułu
        [purchase_or_transport] Zakup lub przemieszczenie modułu
       *[extra_activation] Dodatkowa aktywacja
    }

## Złącza

connector-pin = Wtyk
connector-socket = Gniazdo
colour-red = czerwony
colour-blue = niebieski
colour-yellow = żółty
colour-green = zielony
colour-white = biały
colour-violet = fioletowy
colour-orange = pomarańczowy
colour-cyan = turkusowy

## Moduły

module-kind-planetary = Moduł planetarny
module-kind-action = Moduł akcji
timing-actions = W twojej fazie akcji
timing-scoring = Przed punktacją
timing-reveal = Przy ujawnieniu programów

module-mining-station = Stacja wydobywcza
module-mining-station-text =
    { $number ->
        [one] W punktacji i przy Wzmożonym wydobyciu liczy się na tej planecie jako jeden twój RW.
       *[other] W punktacji i przy Wzmożonym wydobyciu liczy się na tej planecie jako { $number } twoich RW.
    }
module-research-station = Stacja badawcza
module-research-station-text = Każdy kupowany przez ciebie moduł kosztuje o { $number } $ mniej, gdziekolwiek jesteś.
module-signal-jam = Zakłócanie
module-signal-jam-text =
    { $edition ->
        [de] Nikt nie może przemieszczać RW twojego przeciwnika z tej planety ani na nią. Umieszczać i usuwać wolno.
       *[other] Przeciwnik nie może przemieszczać RW z tej planety ani na nią. Umieszczać i usuwać wolno.
    }
module-force-shield = Pole siłowe
module-force-shield-text = Żaden moduł akcji nie usuwa twoich RW z tej planety.
module-conglomerate = Konglomerat
module-conglomerate-text = Gdzie remisujesz, mając co najmniej jeden RW, dostajesz mniejszy zysk, na każdej planecie.
module-refinery = Rafineria
module-refinery-text = Ilekroć zarabiasz na tej planecie, dostajesz { $number } $ więcej.
module-customs-office = Urząd celny
module-customs-office-text = Gdy przeciwnik zarabia na tej planecie w punktacji, dostajesz { $number } $.
module-assembly-plant = Montownia
module-assembly-plant-text =
    { $number ->
        [one] Podprogram rozmieszczania na tej planecie umieszcza jeden RW więcej z twojej puli.
       *[other] Podprogram rozmieszczania na tej planecie umieszcza o { $number } RW więcej z twojej puli.
    }
module-jump-gate = Brama skokowa
module-jump-gate-text = Zamiast lecieć na swoją odległość, podprogram ruchu może sprowadzić tu twój statek-fabrykę z każdej innej planety.
module-robot-factory = Fabryka robotów
module-robot-factory-text =
    { $number ->
        [one] Na koniec każdej rundy trafia tu jeden RW z twojej puli.
       *[other] Na koniec każdej rundy trafia tu z twojej puli tyle RW: { $number }.
    }
module-defence-grid = Sieć obronna
module-defence-grid-text = Twoje RW na tej planecie są bezpieczne przed Betą, Gammą, Deltą i Zetą przeciwnika.
module-compiler = Kompilator
module-compiler-text = Twoje skomplikowanie liczy się o { $number } niższe, lecz nie poniżej 0.
module-acquire-module = Pozyskanie modułu
module-acquire-module-text = Weź moduł planetarny, którego nikt nie kupił, i połóż go bez opłaty przy planecie ze swoim statkiem-fabryką.
module-nuclear-explosion = Eksplozja nuklearna
module-nuclear-explosion-text = Wszystkie RW z planety z twoim statkiem-fabryką wracają do swoich pul.
module-sabotage = Sabotaż
module-sabotage-text =
    { $number ->
        [one] Wybierz planetę: każda strona traci tam jeden RW.
       *[other] Wybierz planetę: każda strona traci tam { $number } RW.
    }
module-activation = Aktywacja
module-activation-text = Skorzystaj z jeszcze jednej instalacji, tej na planecie ze swoim statkiem-fabryką.
module-emergency-drop = Zrzut awaryjny
module-emergency-drop-text =
    { $number ->
        [one] Umieść jeden RW na dowolnej odkrytej planecie.
       *[other] Umieść { $number } RW na jednej wybranej odkrytej planecie.
    }
module-tax-audit = Kontrola skarbowa
module-tax-audit-text = Wybierz planetę: przeciwnik nic z niej nie dostaje w tej punktacji.
module-bonus-contract = Kontrakt premiowy
module-bonus-contract-text =
    { $number ->
        [2] Wybierz planetę: to, co z niej dostajesz w tej punktacji, się podwaja.
       *[other] Wybierz planetę: to, co z niej dostajesz w tej punktacji, liczy się { $number } razy.
    }
module-rollback = Ponowne wywołanie
module-rollback-text = Rozpatrz jeszcze raz jeden ze swoich zużytych podprogramów, oprócz ruchu.
module-overclock = Podkręcenie
module-overclock-text = Twoje skomplikowanie liczy się w tej rundzie jako 0.

## Znaczniki

marker-rich = Bogate złoża
marker-rich-help = Przewaga daje 5 $, mniejszość 2 $.
marker-poor = Ubogie złoża
marker-poor-help = Przewaga daje 1 $, mniejszość nic.

## Przygotowanie

option-edition = Wydanie
option-edition-help = Według zasad którego wydania się gra. Różnią się przy Delcie, Epsilonie, Zakłócaniu i pustej puli.
edition-en = Angielskie
edition-de = Niemieckie
edition-pl = Polskie
side-red = Czerwony
side-blue = Niebieski

## Dlaczego program jest odrzucony

refused-no-move-tile = Program wymaga dokładnie jednego podprogramu ruchu. Dodaj go.
refused-tile-spent = Podprogram „{ tile-name }” jest już zużyty. Wróci na koniec tercji.
refused-same-type = „{ tile-name }” i „{ neighbour-name }” są z tej samej grupy. W programie jest najwyżej jeden z każdej grupy.
refused-not-one-piece = Podprogram „{ tile-name }” z niczym się nie styka. Wszystkie podprogramy muszą tworzyć jedną całość.
refused-no-pin = Podprogram „{ tile-name }” nie ma wtyku od strony „{ neighbour-name }”, więc się nie łączą.
refused-no-socket = Podprogram „{ neighbour-name }” nie ma gniazda od strony „{ tile-name }”. Nic nie da się tam podłączyć.
refused-wrong-colour = „{ tile-name }” nie pasuje do „{ neighbour-name }”: kolory złączy są różne.
refused-wrong-position = „{ tile-name }” nie pasuje do „{ neighbour-name }”: kolor się zgadza, ale ułożenie nie.
refused-not-completable = Z podprogramem „{ tile-name }” nie da się już ułożyć poprawnego programu z aktywnych podprogramów.

## Słowa gry

term-factory-ship = Statek-fabryka (SF)
term-factory-ship-help = Twój statek. Lata wzdłuż rzędu planet i wykonuje twój program tam, gdzie jest.
term-extractor = Robot wydobywczy (RW)
term-extractor-help = Kto ma na planecie więcej RW, ten więcej na niej zarabia.
term-reserve = Pula
term-reserve-help = Twoje RW, które nie stoją na planetach. Gdy jest pusta, nowe zabiera się z innych planet.
term-planetary-system = Układ planetarny
term-planetary-system-help = Rząd siedmiu planet od Alphy do Omegi.
term-discovery = Odkrycie
term-discovery-help = Statek, który kończy ruch na zakrytej planecie, odkrywa ją i zarabia 1 $.
term-installation = Instalacja planetarna
term-installation-help = To, co planeta z twoim statkiem może dla ciebie zrobić, raz w twojej fazie akcji.
term-subroutine = Podprogram
term-subroutine-help = Część programu: ruch, rozmieszczanie RW, akcja specjalna lub usprawnienie.
term-program = Program
term-program-help = Jeden podprogram ruchu i do trzech innych, połączone złączami.
term-connector = Złącze
term-connector-help = Wtyki muszą trafić na gniazda tego samego koloru na tej samej pozycji.
term-complexity = Wartość skomplikowania
term-complexity-help = Suma wartości programu. Niższa decyduje o tym, kto działa pierwszy.
term-sequence = Tercja
term-sequence-help = Trzy rundy. Na jej koniec zużyte podprogramy się odświeża.
term-spent = Zużyty
term-spent-help = Rozpatrzony albo pominięty; nie do użycia aż do końca tercji.
term-module = Moduł
term-module-help = Karta z rynku: moduły planetarne zostają przy planecie, moduły akcji są jednorazowe.
term-market = Rynek modułów
term-market-help = Cztery moduły na sprzedaż. Ich pola zmieniają cenę o -1, 0, 0 i +1 $.
term-deposits = Znacznik złóż
term-deposits-help = Czyni planetę bogatą (5 $ i 2 $) albo ubogą (1 $ i 0 $).
term-credits = Kredyty ($)
term-credits-help = Pieniądze i punkty zwycięstwa w jednym.
term-majority = Przewaga
term-majority-help = Więcej RW na planecie niż przeciwnik.
