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

installation-alpha = Zabierz do 4 swoich robotów z jednej planety i umieść je na dowolnych odkrytych planetach.
installation-beta = Zastąp robota przeciwnika na dowolnej planecie swoim. Wraca on do puli właściciela.
installation-gamma = Usuń jednego swojego robota z Gammy, a potem do 2 robotów przeciwnika z jednej lub dwóch dowolnych planet.
installation-delta =
    { $edition ->
        [de] Zabierz 2 roboty przeciwnika z jednej planety i umieść je na dowolnej odkrytej planecie lub planetach.
       *[other] Zabierz do 2 robotów przeciwnika z jednej planety i umieść je na dowolnej odkrytej planecie lub planetach.
    }
installation-epsilon =
    { $edition ->
        [pl] Przenieś swój statek-fabrykę na dowolną inną odkrytą planetę.
       *[other] Przenieś swój statek-fabrykę na dowolną inną planetę. Może ją przy tym odkryć.
    }
installation-zeta = Zamień miejscami swojego robota z robotem przeciwnika na innej planecie.
installation-eta = Umieść jednego robota z puli na dowolnej odkrytej planecie.
installation-theta = Zabierz do 2 swoich robotów z jednej lub dwóch planet i umieść je wszystkie na jednej odkrytej planecie.
installation-omega = Umieść dokładnie 3 roboty z puli na Omedze.

## Podprogramy

tile-type-move = Ruch
tile-type-deployment = Rozmieszczanie
tile-type-special = Akcja specjalna
tile-type-enhancement = Usprawnienie

tile-move-by-1 = Ruch o 1
tile-move-by-1-help = Przesuń statek-fabrykę na sąsiednią planetę. Koniec ruchu na zakrytej planecie odkrywa ją i daje 1 $.
tile-move-by-2 = Ruch o 2
tile-move-by-2-help = Przesuń statek-fabrykę dokładnie o 2 planety w jednym kierunku. Koniec ruchu na zakrytej planecie odkrywa ją i daje 1 $.
tile-move-by-3 = Ruch o 3
tile-move-by-3-help = Przesuń statek-fabrykę dokładnie o 3 planety w jednym kierunku. Koniec ruchu na zakrytej planecie odkrywa ją i daje 1 $.
tile-extractors-1 = 1 robot
tile-extractors-1-help = Umieść dokładnie jednego robota na planecie ze swoim statkiem-fabryką.
tile-extractors-2 = 2 roboty
tile-extractors-2-help = Umieść dokładnie 2 roboty na planecie ze swoim statkiem-fabryką.
tile-extractors-3 = 3 roboty
tile-extractors-3-help = Umieść dokładnie 3 roboty na planecie ze swoim statkiem-fabryką.
tile-deposits-report = Raport o stanie złóż
tile-deposits-report-help = Połóż na dowolnej planecie znacznik bogatych lub ubogich złóż albo zabierz znacznik.
tile-power-boost = Doładowanie
tile-power-boost-help = Umieść jednego robota na planecie ze swoim statkiem-fabryką albo przesuń statek na sąsiednią planetę.
tile-deep-mining = Wzmożone wydobycie
tile-deep-mining-help = Punktuj planetę ze swoim statkiem-fabryką, tylko dla siebie.
tile-purchase-module = Zakup modułu
tile-purchase-module-help = Kup jeden moduł z rynku.
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
        [extractors_1] 1 robot
        [extractors_2] 2 roboty
        [extractors_3] 3 roboty
        [deposits_report] Raport o stanie złóż
        [power_boost] Doładowanie
        [deep_mining] Wzmożone wydobycie
        [purchase_module] Zakup modułu
        [purchase_or_transport] Zakup lub przemieszczenie modułu
       *[extra_activation] Dodatkowa aktywacja
    }
neighbour-name =
    { $neighbour ->
        [move_by_1] Ruch o 1
        [move_by_2] Ruch o 2
        [move_by_3] Ruch o 3
        [extractors_1] 1 robot
        [extractors_2] 2 roboty
        [extractors_3] 3 roboty
        [deposits_report] Raport o stanie złóż
        [power_boost] Doładowanie
        [deep_mining] Wzmożone wydobycie
        [purchase_module] Zakup modułu
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
        [one] W punktacji i przy Wzmożonym wydobyciu liczy się na tej planecie jako jeden twój robot.
       *[other] W punktacji i przy Wzmożonym wydobyciu liczy się na tej planecie jako { $number } twoich robotów.
    }
module-research-station = Stacja badawcza
module-research-station-text = Każdy kupowany przez ciebie moduł kosztuje o { $number } $ mniej, gdziekolwiek jesteś.
module-signal-jam = Zakłócanie
module-signal-jam-text =
    { $edition ->
        [de] Nikt nie może przemieszczać robotów twojego przeciwnika z tej planety ani na nią. Umieszczać i usuwać wolno.
       *[other] Przeciwnik nie może przemieszczać robotów z tej planety ani na nią. Umieszczać i usuwać wolno.
    }
module-force-shield = Pole siłowe
module-force-shield-text = Żaden moduł akcji nie usuwa twoich robotów z tej planety.
module-conglomerate = Konglomerat
module-conglomerate-text = Na każdej planecie, na której remisujesz, mając co najmniej jednego robota, dostajesz mniejszy zysk.
module-refinery = Rafineria
module-refinery-text = Ilekroć zarabiasz na tej planecie, dostajesz { $number } $ więcej.
module-customs-office = Urząd celny
module-customs-office-text = Gdy przeciwnik zarabia na tej planecie w punktacji, dostajesz { $number } $.
module-assembly-plant = Montownia
module-assembly-plant-text =
    { $number ->
        [one] Podprogram rozmieszczania na tej planecie umieszcza jednego robota więcej z twojej puli.
       *[other] Podprogram rozmieszczania na tej planecie umieszcza dodatkowe roboty z twojej puli: { $number }.
    }
module-jump-gate = Brama skokowa
module-jump-gate-text = Zamiast lecieć na swoją odległość, podprogram ruchu może sprowadzić tu twój statek-fabrykę z każdej innej planety.
module-robot-factory = Fabryka robotów
module-robot-factory-text =
    { $number ->
        [one] Na koniec każdej rundy trafia tu jeden robot z twojej puli.
       *[other] Na koniec każdej rundy trafia tu z twojej puli tyle robotów: { $number }.
    }
module-defence-grid = Sieć obronna
module-defence-grid-text = Twoje roboty na tej planecie są bezpieczne przed Betą, Gammą, Deltą i Zetą przeciwnika.
module-compiler = Kompilator
module-compiler-text = Twoje skomplikowanie liczy się o { $number } niższe, lecz nie poniżej 0.
module-acquire-module = Pozyskanie modułu
module-acquire-module-text =
    { $edition ->
        [de] Weź moduł planetarny, którego nikt nie kupił, albo własny, i połóż go bez opłaty przy planecie ze swoim statkiem-fabryką.
       *[other] Weź moduł planetarny, którego nikt nie kupił, i połóż go bez opłaty przy planecie ze swoim statkiem-fabryką.
    }
module-nuclear-explosion = Eksplozja nuklearna
module-nuclear-explosion-text = Wszystkie roboty z planety z twoim statkiem-fabryką wracają do swoich pul.
module-sabotage = Sabotaż
module-sabotage-text =
    { $number ->
        [one] Wybierz planetę: każda strona traci tam jednego robota.
       *[other] Wybierz planetę: każda strona traci tam tyle robotów: { $number }.
    }
module-activation = Aktywacja
module-activation-text = Skorzystaj z jeszcze jednej instalacji, tej na planecie ze swoim statkiem-fabryką.
module-emergency-drop = Zrzut awaryjny
module-emergency-drop-text =
    { $number ->
        [one] Umieść jednego robota na dowolnej odkrytej planecie.
       *[other] Umieść tyle robotów na jednej wybranej odkrytej planecie: { $number }.
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
option-edition-help = Według zasad którego wydania się gra. Różnią się przy Delcie, Epsilonie, Zakłócaniu, Pozyskaniu modułu i pustej puli.
edition-en = Angielskie
edition-de = Niemieckie
edition-pl = Polskie
side-red = Czerwony
side-blue = Niebieski

## Nazwy w zdaniu

# Mianownik, dopełniacz, biernik, miejscownik
planet-nom =
    { $planet ->
        [alpha] Alpha
        [beta] Beta
        [gamma] Gamma
        [delta] Delta
        [epsilon] Epsilon
        [zeta] Zeta
        [eta] Eta
        [theta] Theta
        [omega] Omega
       *[hidden] Nieodkryta planeta nr { $place }
    }
planet-gen =
    { $planet ->
        [alpha] Alphy
        [beta] Bety
        [gamma] Gammy
        [delta] Delty
        [epsilon] Epsilonu
        [zeta] Zety
        [eta] Ety
        [theta] Thety
        [omega] Omegi
       *[hidden] nieodkrytej planety nr { $place }
    }
planet-acc =
    { $planet ->
        [alpha] Alphę
        [beta] Betę
        [gamma] Gammę
        [delta] Deltę
        [epsilon] Epsilon
        [zeta] Zetę
        [eta] Etę
        [theta] Thetę
        [omega] Omegę
       *[hidden] nieodkrytą planetę nr { $place }
    }
planet-loc =
    { $planet ->
        [alpha] Alphie
        [beta] Becie
        [gamma] Gammie
        [delta] Delcie
        [epsilon] Epsilonie
        [zeta] Zecie
        [eta] Ecie
        [theta] Thecie
        [omega] Omedze
       *[hidden] nieodkrytej planecie nr { $place }
    }
origin-gen =
    { $origin_planet ->
        [alpha] Alphy
        [beta] Bety
        [gamma] Gammy
        [delta] Delty
        [epsilon] Epsilonu
        [zeta] Zety
        [eta] Ety
        [theta] Thety
        [omega] Omegi
       *[hidden] nieodkrytej planety nr { $origin }
    }
module-name =
    { $effect ->
        [mining_station] Stacja wydobywcza
        [research_station] Stacja badawcza
        [signal_jam] Zakłócanie
        [force_shield] Pole siłowe
        [conglomerate] Konglomerat
        [refinery] Rafineria
        [customs_office] Urząd celny
        [assembly_plant] Montownia
        [jump_gate] Brama skokowa
        [robot_factory] Fabryka robotów
        [defence_grid] Sieć obronna
        [compiler] Kompilator
        [acquire_module] Pozyskanie modułu
        [nuclear_explosion] Eksplozja nuklearna
        [sabotage] Sabotaż
        [activation] Aktywacja
        [emergency_drop] Zrzut awaryjny
        [tax_audit] Kontrola skarbowa
        [bonus_contract] Kontrakt premiowy
        [rollback] Ponowne wywołanie
       *[overclock] Podkręcenie
    }

## Co jest do zrobienia

phase-programming = Programowanie
phase-reveal = Programy ujawnione
phase-order = Kolejność
phase-actions = Akcje
phase-scoring = Punktacja
phase-end-of-round = Koniec rundy
phase-over = Koniec gry

prompt-programming = Ułóż program: jeden podprogram ruchu i do trzech innych, które pasują złączami. Potem go zatwierdź.
prompt-reveal = Masz kartę na tę chwilę. Użyj jej albo żadnej nie używaj.
prompt-order = Twój program jest prostszy. Zdecyduj, kto działa pierwszy.
prompt-actions = Rozpatruj podprogramy, skorzystaj z instalacji swojej planety albo zagraj karty, w dowolnej kolejności. Ruch jest obowiązkowy, reszta nie.
prompt-scoring = Masz kartę na punktację. Użyj jej przed punktowaniem planet albo żadnej nie używaj.
prompt-end-of-round = Trwa uzupełnianie rynku.
prompt-over = Gra jest skończona.

# Kroki wewnątrz efektu dostają jako $left, ile jeszcze zostało.
step-menu = Wybierz, co teraz zrobisz.
step-moving =
    { $left ->
        [one] Przesuń statek-fabrykę na sąsiednią planetę.
        [few] Przesuń statek-fabrykę o { $left } planety w jednym kierunku.
        [many] Przesuń statek-fabrykę o { $left } planet w jednym kierunku.
       *[other] Przesuń statek-fabrykę o { $left } planety w jednym kierunku.
    }
step-placing =
    { $left ->
        [one] Twoja pula jest pusta. Wybierz planetę, z której zabierzesz robota.
       *[other] Twoja pula jest pusta. Wybierz planetę, z której zabierzesz robota, razem { $left }.
    }
step-boosting = Umieść robota na swojej planecie albo przesuń statek-fabrykę na sąsiednią.
step-reporting = Wybierz planetę: połóż na niej znacznik bogatych lub ubogich złóż albo zabierz jej znacznik.
step-buying = Wybierz moduł z rynku.
step-transporting = Wybierz odkrytą planetę dla modułu.
step-shifting-from = Wybierz planetę, z której zabierane są roboty.
step-shifting-to =
    { $left ->
        [one] Wybierz planetę dla zabieranego robota albo zakończ.
       *[other] Wybierz planetę dla następnego robota, jeszcze do { $left }, albo zakończ.
    }
step-replacing = Wybierz planetę z robotem przeciwnika, którego zastąpisz.
step-removing =
    { $left ->
        [one] Wybierz robota przeciwnika do usunięcia albo zakończ.
       *[other] Wybierz roboty przeciwnika do usunięcia, do { $left }.
    }
step-jumping = Wybierz planetę, na którą skacze twój statek-fabryka.
step-swapping-own = Wybierz swojego robota do zamiany.
step-swapping-other = Wybierz robota przeciwnika, z którym go zamienisz.
step-adding = Wybierz odkrytą planetę dla robota.
step-gathering-to = Wybierz planetę, na której zbiorą się twoje roboty.
step-gathering-from =
    { $left ->
        [one] Wybierz planetę, z której zabierzesz robota, albo zakończ.
       *[other] Wybierz planetę, z której zabierzesz robota, do { $left }.
    }
step-acquiring =
    { $edition ->
        [de] Wybierz moduł planetarny, którego nikt nie kupił, albo własny.
       *[other] Wybierz moduł planetarny, którego nikt nie kupił.
    }
step-sabotaging = Wybierz planetę dla Sabotażu.
step-dropping = Wybierz odkrytą planetę dla Zrzutu awaryjnego.
step-rolling-back = Wybierz zużyty podprogram, który rozpatrzysz jeszcze raz.
step-auditing = Wybierz planetę dla Kontroli skarbowej.
step-contracting = Wybierz planetę dla Kontraktu premiowego.
step-discovering = Trwa odkrywanie planety.

## Akcje

action-program = Zatwierdź: { $tiles }
action-let-act-first = Niech zacznie { $seat }
action-execute-subroutine = Rozpatrz „{ tile-name }”
action-decline-subroutine = Pomiń „{ tile-name }”
action-use-installation = Skorzystaj z instalacji { planet-gen-known }
action-end-actions = Zakończ fazę akcji
action-move-ship = Leć na { planet-acc }
action-place-extractor = Umieść robota na { planet-loc }
action-choose-origin =
    { $step ->
        [swapping_own] Zamień swojego robota na { planet-loc }
       *[other] Zabieraj roboty z { planet-gen }
    }
action-choose-destination = Zbierz roboty na { planet-loc }
action-move-extractor = Przenieś robota na { planet-acc }
action-take-extractor = Zabierz robota z { planet-gen }
action-remove-extractor = Usuń robota przeciwnika z { planet-gen }
action-replace-extractor = Zastąp robota przeciwnika na { planet-loc }
action-swap-extractor = Zamień z robotem przeciwnika na { planet-loc }
action-stop = Nie zabieraj więcej
action-buy-module = Kup „{ module-name }” za { $price } $
action-transport-module = Przemieść „{ module-name }”
action-lay-module = Połóż moduł na { planet-loc }
action-place-marker =
    { $marker ->
        [rich] Znacznik bogatych złóż na { planet-acc }
       *[poor] Znacznik ubogich złóż na { planet-acc }
    }
action-remove-marker = Zabierz znacznik z { planet-gen }
action-use-card = Użyj karty „{ module-name }”
action-acquire-module = Pozyskaj „{ module-name }”
action-rerun-subroutine = Rozpatrz jeszcze raz „{ tile-name }”
action-aim-card = Wybierz { planet-acc }
action-use-no-card = Nie używaj karty

## Zdarzenia

event-program-committed =
    { $tiles ->
        [hidden] { $seat } zatwierdza program.
       *[other] { $seat } zatwierdza program: { $tiles }.
    }
event-program-revealed = { $seat } ujawnia: { $tiles }.
event-complexity-counted = Skomplikowanie, { $seat }: wydrukowane { $printed }, liczy się { $counted }.
event-decider-found =
    { $seat ->
        [hidden] Wszystko jest równe: o kolejności decyduje los.
       *[other] { $seat } decyduje, kto działa pierwszy.
    }
event-order-chosen =
    { $other ->
        [hidden] Los wskazuje: zaczyna { $seat }.
       *[other] Zaczyna { $seat }; tak decyduje { $other }.
    }
event-actions-begun = { $seat } zaczyna fazę akcji.
event-actions-ended = { $seat } kończy fazę akcji.
event-subroutine-executed =
    { $again ->
        [yes] { $seat } rozpatruje jeszcze raz „{ tile-name }”.
       *[no] { $seat } rozpatruje „{ tile-name }”.
    }
event-subroutine-declined = { $seat } pomija „{ tile-name }”.
event-installation-used = { $seat } korzysta z instalacji { planet-gen-known }.
event-ship-moved = { $seat } leci z { origin-gen } na { planet-acc }.
event-planet-discovered = { $seat } odkrywa { planet-acc-known }!
event-planet-turned-up = Planeta na miejscu { $place }, której nikt nie odkrył, to { planet-nom-known }.
event-extractor-placed = { $owner }: robot staje na { planet-loc }.
event-extractor-removed = { $owner }: robot wraca z { planet-gen } do puli.
event-extractor-moved = { $owner }: robot przechodzi z { origin-gen } na { planet-acc }.
event-marker-placed =
    { $marker ->
        [rich] { $seat } kładzie na { planet-loc } znacznik bogatych złóż.
       *[poor] { $seat } kładzie na { planet-loc } znacznik ubogich złóż.
    }
event-marker-removed = { $seat } zabiera znacznik z { planet-gen }.
event-money-changed =
    { $reason ->
        [discovery] { $seat } dostaje { $amount } $ za odkrycie { planet-gen }.
        [majority] { $seat } dostaje { $amount } $ za przewagę na { planet-loc }.
        [minority] { $seat } dostaje { $amount } $ w mniejszości na { planet-loc }.
        [conglomerate] { $seat } dostaje { $amount } $ na { planet-loc } dzięki Konglomeratowi.
        [refinery] { $seat } dostaje o { $amount } $ więcej na { planet-loc } dzięki Rafinerii.
        [customs] { $seat } dostaje { $amount } $ na { planet-loc } dzięki Urzędowi celnemu.
        [contract] { $seat } dostaje o { $amount } $ więcej na { planet-loc } dzięki Kontraktowi premiowemu.
       *[purchase] { $seat } płaci za moduł „{ module-name }” ({ $amount } $).
    }
event-module-bought = { $seat } kupuje moduł „{ module-name }” za { $price } $.
event-module-laid = { $seat }: moduł „{ module-name }” trafia na { planet-acc }.
event-module-transported = { $seat } przemieszcza moduł „{ module-name }” z { origin-gen } na { planet-acc }.
event-module-acquired = { $seat } pozyskuje moduł „{ module-name }”.
event-card-used = { $seat } zagrywa kartę „{ module-name }”.
event-card-aimed = { $seat } kieruje kartę „{ module-name }” na { planet-acc }.
event-planet-scored = { planet-nom }: czerwone { $counts_1 }, niebieskie { $counts_2 }; zysk { $income_1 } $ i { $income_2 } $.
event-card-discarded = Moduł „{ module-name }” schodzi z rynku niesprzedany.
event-card-to-market = Moduł „{ module-name }” trafia na rynek.
event-deck-reshuffled =
    { $action_modules ->
        [yes] Odrzucone moduły akcji zostają przetasowane w nową talię.
       *[no] Odrzucone moduły planetarne zostają przetasowane w nową talię.
    }
event-planetary-cards-set-aside = Moduły planetarne schodzą z rynku, ich miejsce zajmują moduły akcji.
event-tiles-returned = Koniec tercji: wszystkie podprogramy są odświeżone.
event-round-begun = Zaczyna się runda { $round }.
event-phase-ended =
    { $phase ->
        [programming] Oba programy są gotowe.
        [actions] Obie strony zakończyły akcje; planety są punktowane.
        [scoring] Koniec punktacji.
       *[end_of_round] Koniec rundy.
    }
event-game-ended =
    { $winner ->
        [hidden] Gra kończy się remisem.
       *[other] Grę wygrywa { $winner }!
    }
planet-gen-known =
    { $planet ->
        [alpha] Alphy
        [beta] Bety
        [gamma] Gammy
        [delta] Delty
        [epsilon] Epsilonu
        [zeta] Zety
        [eta] Ety
        [theta] Thety
       *[omega] Omegi
    }
planet-acc-known =
    { $planet ->
        [alpha] Alphę
        [beta] Betę
        [gamma] Gammę
        [delta] Deltę
        [epsilon] Epsilon
        [zeta] Zetę
        [eta] Etę
        [theta] Thetę
       *[omega] Omegę
    }
planet-nom-known =
    { $planet ->
        [alpha] Alpha
        [beta] Beta
        [gamma] Gamma
        [delta] Delta
        [epsilon] Epsilon
        [zeta] Zeta
        [eta] Eta
        [theta] Theta
       *[omega] Omega
    }

## O czym decyduje los

outcome-planet-fell = Odkryta planeta to { planet-nom-known }.
outcome-card-fell = Karta { $card } trafia na rynek.
outcome-order-fell = Los wskazuje: zaczyna { $seat }.

## Wyniki

result-money = Wygrywa ten, kto ma więcej kredytów.
result-tie-extractors = Tyle samo kredytów; rozstrzyga większa liczba robotów w układzie.
result-tie-costs = Tyle samo kredytów i robotów; rozstrzygają droższe moduły planetarne.
result-draw = Wszystko jest równe: remis.

## Odmowy

refused-not-your-turn = Teraz działa druga strona. Poczekaj na swoją fazę akcji.
refused-opponent-decides-order = Druga strona decyduje, kto działa pierwszy. Poczekaj.
refused-opponent-asked = Druga strona może teraz użyć karty. Poczekaj.
refused-game-over = Gra jest skończona; nic więcej nie można zrobić.
refused-no-such =
    { $field ->
        [seat] Nie ma miejsca { $value }: są { $least } i { $most }.
        [slot] Nie ma pola rynku { $value }: są od { $least } do { $most }.
        [place] Nie ma w rzędzie miejsca { $value }: są od { $least } do { $most }.
       *[card] Nie ma karty { $value }: są od { $least } do { $most }.
    }
refused-no-such-card = W tym zestawie nie ma karty „{ $name }”. Podaj kartę według działania, na przykład „sabotage”, albo jej numer.

refused-program-no-move = Program wymaga dokładnie jednego podprogramu ruchu. Dodaj go.
refused-program-spent = Podprogram „{ tile-name }” jest już zużyty. Wróci na koniec tercji.
refused-program-same-type = „{ tile-name }” i „{ neighbour-name }” są z tej samej grupy. W programie jest najwyżej jeden z każdej grupy.
refused-program-not-one-piece = Podprogram „{ tile-name }” z niczym się nie styka. Wszystkie podprogramy muszą tworzyć jedną całość.
refused-program-no-pin = Podprogram „{ tile-name }” nie ma wtyku od strony „{ neighbour-name }”, więc się nie łączą.
refused-program-no-socket = Podprogram „{ neighbour-name }” nie ma gniazda od strony „{ tile-name }”. Nic nie da się tam podłączyć.
refused-program-colour = „{ tile-name }” nie pasuje do „{ neighbour-name }”: { pin } nie trafia na gniazdo swojego koloru.
refused-program-position = „{ tile-name }” nie pasuje do „{ neighbour-name }”: { pin } ma gniazdo swojego koloru tylko na drugiej pozycji.
pin =
    { $colour ->
        [red] czerwony wtyk
        [blue] niebieski wtyk
        [yellow] żółty wtyk
        [green] zielony wtyk
        [white] biały wtyk
        [violet] fioletowy wtyk
        [orange] pomarańczowy wtyk
        [cyan] turkusowy wtyk
       *[other] jeden z wtyków
    }
refused-program-no-completion = Z podprogramem „{ tile-name }” nie da się już ułożyć poprawnego programu z aktywnych podprogramów.
refused-program-not-now = Programy można zmieniać tylko wtedy, gdy obie strony programują.
refused-program-first = Najpierw zatwierdź program; druga strona też musi to zrobić.
refused-program-committed = Ten program jest już zatwierdzony. Do chwili ujawnienia obu możesz zatwierdzić inny.
refused-program-not-on-board = Podprogramu „{ tile-name }” nie ma w twoim programie.

refused-choose-order-first = Najpierw zdecyduj, kto w tej rundzie działa pierwszy.
refused-order-settled = Wiadomo już, kto w tej rundzie działa pierwszy.
refused-card-or-pass = To chwila na kartę. Użyj jakiejś albo żadnej nie używaj.
refused-no-card-asked = Nie ma teraz z czego rezygnować: kart swojej fazy akcji używasz, kiedy chcesz.
refused-not-in-program = Podprogramu „{ tile-name }” nie ma już w twoim programie.
refused-move-must-be-executed = Zanim zakończysz fazę akcji, trzeba rozpatrzyć podprogram ruchu.
refused-nothing-begun = To należy do efektu, który się nie zaczął. Najpierw rozpatrz podprogram, skorzystaj z instalacji albo zagraj kartę.
refused-nothing-to-mine = Wzmożone wydobycie nic by na tej planecie nie dało. Rozpatrz je gdzie indziej albo z niego zrezygnuj.
refused-nothing-affordable = Mając { $money } $, nie kupisz niczego na rynku. Najpierw zarób więcej albo zrezygnuj z podprogramu.
refused-nothing-to-buy-or-transport = Mając { $money } $, nie kupisz niczego na rynku, a modułu do przemieszczenia nie masz.
refused-no-extractor = Nie masz robota do umieszczenia: pula jest pusta, a na innych planetach żaden nie stoi.
refused-installation-once = W tej fazie akcji instalacja została już użyta.
refused-installation-used = Instalacja { planet-gen-known } została już użyta w tej fazie akcji.
refused-installation-idle = Instalacja { planet-gen-known } niczego by teraz nie zmieniła, więc nie można jej użyć.
refused-installation-blocked = Przez moduł „{ module-name }” instalacja { planet-gen-known } niczego by nie zmieniła, więc nie można jej użyć.
refused-card-not-held = Nie masz tej karty.
refused-card-other-time = Karta „{ module-name }” jest na inną chwilę. Mówi o tym jej treść.
refused-card-idle = Karta „{ module-name }” niczego by teraz nie zmieniła, więc nie można jej użyć.
refused-card-shielded = Karta „{ module-name }” niczego by nie usunęła: wszystkie roboty w jej zasięgu chroni pole siłowe.
refused-finish-effect = Najpierw dokończ rozpoczęty efekt.
refused-not-optional = Tu nie można przerwać: co się zaczęło, trzeba wykonać.
refused-delta-takes-two = W tym wydaniu Delta zabiera dokładnie 2 roboty. Umieść też drugiego.
refused-slot-empty = Pole rynku { $slot } pozostaje puste do końca rundy.
refused-too-expensive = Moduł kosztuje { $price } $, a ty masz tylko { $money } $.
refused-wrong-distance =
    { $left ->
        [one] Twój statek-fabryka musi przelecieć dokładnie jedną planetę, na sąsiednią.
        [few] Twój statek-fabryka musi przelecieć dokładnie { $left } planety w jednym kierunku.
        [many] Twój statek-fabryka musi przelecieć dokładnie { $left } planet w jednym kierunku.
       *[other] Twój statek-fabryka musi przelecieć dokładnie { $left } planety w jednym kierunku.
    }
refused-cannot-jump-there = Twój statek-fabryka nie może tam skoczyć. Wybierz inną planetę.
refused-not-with-ship = Doładowanie umieszcza robota tylko na planecie z twoim statkiem-fabryką.
refused-no-own-there = Na { planet-loc } nie masz żadnego robota.
refused-no-opposing-there = Na { planet-loc } nie ma robota przeciwnika.
refused-no-extractor-there = Na { planet-loc } nie ma żadnego robota.
refused-not-from-target = Robot musi pochodzić z innej planety niż { planet-nom }, na którą trafia.
refused-signal-jam = Zakłócanie nie pozwala przemieszczać robotów z { planet-gen } ani na tę planetę.
refused-defence-grid = Roboty przeciwnika na { planet-loc } chroni sieć obronna.
refused-force-shield = Roboty na { planet-loc } chroni przed modułami akcji pole siłowe.
refused-marker-there = Na { planet-loc } leży już znacznik. Można go tylko usunąć.
refused-no-marker = Na { planet-loc } nie ma znacznika, który można by usunąć.
refused-no-transport = Ten podprogram tylko kupuje. Do przemieszczania służy „Zakup lub przemieszczenie modułu”.
refused-module-not-yours = Przemieszczać można tylko własne moduły planetarne i tylko wtedy, gdy odkryta jest inna planeta.
refused-not-acquirable =
    { $edition ->
        [de] Pozyskać można tylko moduł planetarny, który do nikogo nie należy, albo własny, który nie leży jeszcze przy planecie ze statkiem-fabryką.
       *[other] Pozyskać można tylko moduł planetarny, który do nikogo nie należy.
    }
refused-rerun-move = Ponowne wywołanie nie powtarza podprogramu ruchu.
refused-rerun-not-spent = Podprogram „{ tile-name }” nie jest zużyty, więc nie można go powtórzyć.
refused-aim-idle = Na { planet-loc } karta niczego by nie zmieniła. Wybierz planetę, na której coś się zarabia.
refused-not-discovered = Planeta na miejscu { $place } nie jest jeszcze odkryta. Wybierz odkrytą.
refused-not-there = Na { planet-loc } nie jest to teraz możliwe. Wybierz jedną z zaznaczonych planet.
refused-not-this-step = To nie należy do wykonywanego efektu. Wybierz jeden z możliwych kroków.

## Pozycje i własne karty

position-against-rules = W pozycji jest „{ $field }: { $value }”, a na to zasady nie pozwalają ({ $rule }).
content-phases = W pliku „{ $file }” wpis „{ $entry }” musi mieć „{ $field } = { $needed }”: właśnie wtedy ta karta działa.

## Słowa gry

term-factory-ship = Statek-fabryka (SF)
term-factory-ship-help = Twój statek. Lata wzdłuż rzędu planet i wykonuje twój program tam, gdzie jest.
term-extractor = Robot wydobywczy (RW)
term-extractor-help = Kto ma na planecie więcej robotów, ten więcej na niej zarabia.
term-reserve = Pula
term-reserve-help = Twoje roboty, które nie stoją na planetach. Gdy jest pusta, nowe zabiera się z innych planet.
term-planetary-system = Układ planetarny
term-planetary-system-help = Rząd siedmiu planet od Alphy do Omegi.
term-discovery = Odkrycie
term-discovery-help = Statek, który kończy ruch na zakrytej planecie, odkrywa ją i zarabia 1 $.
term-installation = Instalacja planetarna
term-installation-help = To, co planeta z twoim statkiem może dla ciebie zrobić, raz w twojej fazie akcji.
term-subroutine = Podprogram
term-subroutine-help = Część programu: ruch, rozmieszczanie, akcja specjalna lub usprawnienie.
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
term-majority-help = Więcej robotów na planecie niż przeciwnik.
