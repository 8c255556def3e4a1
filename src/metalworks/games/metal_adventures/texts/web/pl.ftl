# Plansza Metal Adventures w przeglądarce, po polsku.

## Kapitanowie

mad-power = Moc
mad-judgment = Wyrok
mad-word =
    { $broken ->
        [0] Dotrzymane obietnice: { $kept }.
       *[other] Dotrzymane obietnice: { $kept }, złamane: { $broken }.
    }
mad-tip-blank = Kość Metal Faktor jest pusta: gotowa do walki.
mad-tip-debt = Kość Metal Faktor pokazuje { $number }: tyle odejmie się w następnej własnej walce.
mad-tip-trophies = Trofea na ręce: { $number }, tajne do ujawnienia.

## Kosmos i Hawana

mad-hunter = Łowca Piratów
mad-half-near = bliski kosmos
mad-half-deep = głęboki kosmos
mad-half-mixed = wymieszane
mad-ends-at = Koniec przy { $number } kartach
mad-tip-deck = Talia kosmosu: { $number }. Gra kończy się po turze, która zostawi najwyżej 2 karty.
mad-choose-ship = wybierz jeden do ataku
mad-do-attack-in-space = Atak w kosmosie
mad-attack-help = Odkrywa się trzy statki, atakujesz jeden
mad-attack-ship = Atakuj
mad-space-empty = Nie widać żadnego statku
mad-alone = Samotnie
mad-chance-alone = Samotnie wygrywasz z szansą { $percent }.
mad-challenge = Wyzwij
mad-negotiate = Negocjuj
mad-deals = Umowy
mad-pot-help = Dla zwycięzcy wyzwania

## Miejsca i Szlak

mad-places = Miejsca
mad-stop-hand = Trofea
mad-stop-captains = Kapitanowie
mad-treasure = skarbiec
mad-tip-planet = Moc planety: { $power }.
mad-tip-exxalia = Exxalia, planeta trofeów i napraw.
mad-tip-bazaar = Bazaar, gdzie znów można kupić zużyte karty wsparcia.
mad-tip-karokum = Karokum, gdzie targuje się o dryfujące statki.
mad-trophy-deck = Talia trofeów: { $number }
mad-bazaar-empty = Nie ma kart wsparcia
mad-adrift = Dryfujące statki: { $number }
mad-adrift-fight = Dryfujące statki: { $number }. Walka za 2 kredyty
mad-neutral = Teren neutralny: bez napadów
mad-raid = Napad
mad-raid-exxalia = skarbiec i 1 z 3 trofeów
mad-raid-bazaar = skarbiec i karta wsparcia
mad-raid-karokum = skarbiec i wrak
mad-raided = Napadnięta w tej turze
mad-visited = Tu wykonano akcję Szlaku
mad-tour-1 = dobierz 2, zachowaj 1
mad-tour-2 = 1 uszkodzenie
mad-tour-3 = wszystkie uszkodzenia
mad-tour-4 = 4 kredyty, 1 chwała
mad-tour-5 = cztery nowe karty
mad-tour-6 = jedna karta
mad-tour-7 = karta wsparcia
mad-tour-8 = 1 wyrok
mad-tour-9 = wymiana wraku
mad-tour-10 = 1 chwała
mad-free = za darmo
mad-from = od
mad-or = lub
mad-passed = minięte
mad-skip = pominięte
mad-skipped = Idąc dalej, pomijasz to: Szlak nigdy nie wraca.
mad-skips = Pomijasz: { $names }. Szlak nigdy nie wraca.
mad-why-journey-first = najpierw podróż
mad-why-brotherhood-first = najpierw Bractwo
mad-why-resting-now = odpoczywasz
mad-why-planet-closed = napadnięta
mad-why-tour-forward = minięte
mad-why-tour-over = Szlak skończony
mad-why-tour-nothing = nic do zrobienia
mad-why-tour-too-dear = nie stać cię
mad-why-judged-now = wyrok w tej turze
mad-why-fifth-improvement = masz już cztery
mad-why-two-trophies = dwa na ręce
mad-why-not-your-decision = nie teraz

## Trofea i karty

mad-hand = Twoje trofea
mad-no-hand = Oglądasz: karty na ręce są tajne.
mad-no-trophies = Brak trofeów na ręce. Da je akcja Szlaku 1.
mad-ready = spełnione: ujawni się na końcu tury
mad-held = wstrzymane
mad-progress = { $have } z { $need }
mad-reveal = Ujawnij
mad-hold = Wstrzymaj
mad-hold-help = Spełnione trofeum ujawnia się samo na końcu tury. Wstrzymane czeka w tajemnicy.
mad-my-cards = Użyj, odrzuć
mad-cards-title = Twoje karty
mad-cards-help = Użyj teraz karty wsparcia albo odrzuć ulepszenie.

## Listy nad planszą

mad-chosen = To wraca do talii; możesz jeszcze zmienić wybór, póki nie wybiorą wszyscy.
mad-adrift-title = Atak przez Karokum
mad-adrift-help = Zapłać 2 kredyty do skarbca Karokum i zaatakuj jeden z dryfujących statków.
mad-challenge-title = Kogo wyzywasz?
mad-challenge-help = Kto zwycięży, zyskuje { $glory } i Pulę ({ $pot }). Obie strony mogą zdobyć sojuszników.
mad-challenge-breaks = Obiecany pokój ({ $name }): wyzwanie łamie słowo i kosztuje { amount-judgment }.

## Pasek akcji

mad-do-travel = Podróżuj
mad-do-rest = Odpocznij
mad-do-pay-brotherhood = Zapłać 1 kredyt
mad-do-take-judgment = Przyjmij 1 wyrok
mad-do-end-turn = Zakończ turę
mad-do-go-alone = Walcz samotnie
mad-do-stand-by = Dotrzymaj słowa
mad-do-betray-attacker = Zdradź
mad-do-commit-faktor = Użyj kości
mad-do-keep-faktor-back = Zachowaj kość
mad-do-accept-offer = Przypieczętuj
mad-do-decline-offer = Odmów
mad-do-counter-offer = Kontroferta
mad-prompt-journey = Podróż czy odpoczynek?
mad-prompt-journey-help = Podróż to walka i Szlak; odpoczynek to naprawa, dwa kredyty i pusta kość Metal Faktor.
mad-prompt-travel = Ruszaj w podróż
mad-prompt-travel-help = W podróży czekają walka i Szlak. Odpoczywać może tylko uszkodzony statek.
mad-prompt-brotherhood = Bractwo chce swojego kredytu
mad-prompt-brotherhood-help = Zapłać 1 kredyt do Puli albo przyjmij 1 wyrok, który kosztuje 1 chwałę.
mad-prompt-battle = Stocz jedną walkę
mad-prompt-battle-help = Statek w kosmosie lub dryfujący, planeta albo kapitan. Szlak jest przed nią lub po niej, za jednym razem.
mad-prompt-battle-only = { mad-prompt-battle }
mad-prompt-battle-only-help = Statek w kosmosie lub dryfujący, planeta albo kapitan. Twój Szlak w tej turze już się skończył.
mad-prompt-tour = Szlak, umowy albo koniec tury
mad-prompt-tour-help = Szlak wiedzie tylko naprzód: co miniesz, to pomijasz.
mad-prompt-end = Umowy albo koniec tury
mad-prompt-end-help = Walka stoczona, a Szlak nie ma już nic dla ciebie.
mad-prompt-resting = Odpoczywasz
mad-prompt-resting-help = Umowy są możliwe, póki nie zakończysz tury.
mad-prompt-may = Możesz ujawnić lub wstrzymać trofeum.
mad-help-answering = Przypieczętuj, odpowiedz kontrofertą albo odmów.
mad-help-allying = Przez umowę albo obiecaną pomoc. Dołączyć może tylko jeden kapitan.
mad-help-gathering = Przez umowę albo obiecaną pomoc. Dwa pasy z rzędu zaczynają walkę.
mad-help-choosing = Dwa pozostałe zatrzymujesz: to tajne cele, które przynoszą chwałę, gdy je spełnisz i ujawnisz.
mad-help-room-trophy = Dostajesz trofeum, ale masz pełną rękę: odłóż jedno pod talię albo zrezygnuj z nowego.
mad-help-room-improvement = Dostajesz ulepszenie, ale na statku nie ma miejsca: odrzuć jedno albo zrezygnuj z nowego.
mad-help-targeting = Pominięty Łowca Piratów wraca do talii, inne statki dryfują na Karokum.
mad-help-resting-purchase = W Stacji Handlowej OCG obowiązują teraz ceny odpoczynku.
mad-step-brotherhood = Bractwo
mad-step-battle = Walka
mad-step-tour = Szlak Piratów
mad-step-end = Koniec tury
mad-step-rest = Odpoczynek

## Co się stało

mad-log-turn = Tura { $turn }: { $name }
mad-log-undone = { $name } cofa krok.
mad-say-first = { $name } zaczyna
mad-say-turn = Ruch: { $name }
mad-say-raid = { $name } napada na planetę
mad-say-challenge = { $name } rzuca wyzwanie: { $other }
mad-say-no-ship = { $name }: nie ma już statku
mad-say-call = { $name } wzywa do składania ofert
mad-say-sealed = { $name } i { $other } mają umowę
mad-say-betrayed = Zdrada! { $name } przeciw: { $other }
mad-say-trophy = { $name } ujawnia trofeum
mad-say-event = Wydarzenie
mad-chart-glory = Chwała
mad-chart-trophy = Trofeum
mad-chart-betrayal = Zdrada

## Pierwsze kroki

lesson-captain = To twój statek. Tarcze pokazują moc, chwałę, uszkodzenia i wyrok. Gdy ktoś ma 9 chwały, wygrywa ten, kto ma jej najwięcej. Masz 3 i zaczynasz turę.
    .title = Dowodzisz statkiem
lesson-travel = Co turę podróżujesz albo odpoczywasz. Odpoczynek naprawia statek, podróż prowadzi do walki i na Szlak Piratów. Podróżuj.
    .title = Cumy rzucone
lesson-brotherhood = Kto podróżuje, jest winien Bractwu kredyt. Trafia on do Puli Piratów, którą zgarnia zwycięzca wyzwania. Kto nie płaci, bierze wyrok, a ten odbiera chwałę. Zapłać.
    .title = Bractwo
lesson-space = Jedną walkę musisz stoczyć: ze statkiem, planetą albo innym kapitanem. Poszukaj statku w kosmosie.
    .title = Szukaj zdobyczy
lesson-ship = Pod każdym statkiem widzisz swoje szanse: samotnie, z kością Metal Faktor, z najlepszym sojusznikiem. Wybierz „{ card-iron-etiquette }”. Jej wrak jest wart więcej, niż się zdaje.
    .title = Wybierz zdobycz
lesson-ally = Samotnie zdajesz się na kości. Sojusznik użycza ci połowy swojej mocy, nie za darmo. Zapytaj jednego z kapitanów.
    .title = Potrzeba sojusznika
lesson-deal = Sojusz wchodzi w życie od razu. W części „{ deal-later }” obiecaj 2 kredyty po wygranej walce i wyślij umowę. Kto odmawia, mówi dlaczego: daj więcej.
    .title = Umowa
lesson-faktor = Sojusznik stoi przy tobie, więc nie możesz przegrać. Kość Metal Faktor doda do 6, ale tyle odejmie w twojej następnej walce. Zachowaj ją.
    .title = Furia ma swoją cenę
lesson-word = Zwycięstwo! Teraz trzeba spełnić obietnicę. Złamane słowo to łup dla ciebie, 1 wyrok i nikt go nie zapomni. Dotrzymaj swojego.
    .title = Twoje słowo
lesson-trophy = Ten wrak to twoja trzecia nacja: trofeum jest spełnione. Trofea są tajne do ujawnienia, także w cudzej turze. Przejdź dalej i ujawnij je.
    .title = Trofeum
lesson-tour = Dziesięć akcji po kolei, a Szlak nigdy nie zawraca: co miniesz, to pomijasz. Na jasne cię stać. Wykonaj jedną.
    .title = Szlak Piratów
lesson-others = Idź dalej Szlakiem albo zakończ turę. Potem grają inni. Gdy cię o coś pytają, widzisz baner; milczenie też jest odpowiedzią. Umowy zawiera się w Hawanie, zasady są w książce.
    .title = Pozostali

## Koniec

mad-end-sources = Skąd wzięła się chwała
mad-end-ships = Statki
mad-end-ships-help = Chwała za pokonane statki.
mad-end-challenges = Wyzwania
mad-end-challenges-help = Chwała za wygrane wyzwania.
mad-end-trophies = Trofea
mad-end-trophies-help = Chwała za ujawnione trofea.
mad-end-tour = Szlak
mad-end-tour-help = Tytuły chwały i rozrzutność.
mad-end-deeds = Czyny kapitanów
mad-end-battles = Walki
mad-end-battles-help = Własne walki, wygrane i przegrane.
mad-end-helped = Sojusze
mad-end-helped-help = Cudze walki, w których kapitan dotrzymał słowa do końca.
mad-end-deals = Umowy
mad-end-deals-help = Przypieczętowane umowy.
mad-end-words = Słowa
mad-end-words-help = Obietnice, dotrzymane i złamane.
mad-end-betrayals = Zdrady
mad-end-betrayals-help = Ile razy kapitan zdradził jako sojusznik.
medal-word = Każde słowo dotrzymane
medal-word-for =
    { $number ->
        [one] { $number } obietnica, żadna złamana
        [few] { $number } obietnice, żadna złamana
        [many] { $number } obietnic, żadna złamana
       *[other] { $number } obietnic, żadna złamana
    }
medal-traitor = Uśmiech i sztylet
medal-traitor-for =
    { $number ->
        [one] { $number } zdrada
        [few] { $number } zdrady
        [many] { $number } zdrad
       *[other] { $number } zdrad
    }
medal-duel = Postrach kapitanów
medal-duel-for =
    { $number ->
        [one] { $number } wygrane wyzwanie
        [few] { $number } wygrane wyzwania
        [many] { $number } wygranych wyzwań
       *[other] { $number } wygranych wyzwań
    }
medal-hunter = Pogromca łowców
medal-hunter-for =
    { $number ->
        [one] { $number } pokonany Łowca Piratów
        [few] { $number } pokonanych Łowców Piratów
        [many] { $number } pokonanych Łowców Piratów
       *[other] { $number } pokonanych Łowców Piratów
    }
medal-raid = Planety drżą
medal-raid-for =
    { $number ->
        [one] { $number } złupiona planeta
        [few] { $number } złupione planety
        [many] { $number } złupionych planet
       *[other] { $number } złupionych planet
    }
medal-trophies = Ściana pełna trofeów
medal-trophies-for =
    { $number ->
        [one] { $number } ujawnione trofeum
        [few] { $number } ujawnione trofea
        [many] { $number } ujawnionych trofeów
       *[other] { $number } ujawnionych trofeów
    }
medal-ally = Wsparcie w potrzebie
medal-ally-for =
    { $number ->
        [one] słowo dotrzymane w { $number } walce
       *[other] słowo dotrzymane w { $number } walkach
    }
medal-deals = Srebrny język
medal-deals-for =
    { $number ->
        [one] { $number } przypieczętowana umowa
        [few] { $number } przypieczętowane umowy
        [many] { $number } przypieczętowanych umów
       *[other] { $number } przypieczętowanych umów
    }
medal-alone = Samotny wilk
medal-alone-for =
    { $number ->
        [one] { $number } walka wygrana samotnie
        [few] { $number } walki wygrane samotnie
        [many] { $number } walk wygranych samotnie
       *[other] { $number } walk wygranych samotnie
    }
medal-giant = Pogromca olbrzymów
medal-giant-for = za pokonany statek o mocy { $number }
medal-broken = Słowa na wiatr
medal-broken-for =
    { $number ->
        [one] { $number } złamana obietnica
        [few] { $number } złamane obietnice
        [many] { $number } złamanych obietnic
       *[other] { $number } złamanych obietnic
    }
medal-fury = Sojusz z furią
medal-fury-for =
    { $number ->
        [one] { $number } rzut kością Metal Faktor
        [few] { $number } rzuty kością Metal Faktor
        [many] { $number } rzutów kością Metal Faktor
       *[other] { $number } rzutów kością Metal Faktor
    }
medal-damage = Wciąż na powierzchni
medal-damage-for =
    { $number ->
        [one] { $number } odniesione uszkodzenie
        [few] { $number } odniesione uszkodzenia
        [many] { $number } odniesionych uszkodzeń
       *[other] { $number } odniesionych uszkodzeń
    }
medal-tour = Bywalec każdego portu
medal-tour-for =
    { $number ->
        [one] { $number } akcja Szlaku
        [few] { $number } akcje Szlaku
        [many] { $number } akcji Szlaku
       *[other] { $number } akcji Szlaku
    }
medal-voyage = W rejsie do końca
medal-voyage-for = i szczęśliwy powrót

## Objaśnienia

mad-tip-space = Kosmos, gdzie poluje się na statki. Bliski kosmos leży nad głębokim, w którym statki są silniejsze i bogatsze.
mad-tip-havana = Hawana, gdzie się odpoczywa, targuje i rzuca wyzwania.
mad-tip-ocg = Placówka handlowa OCG, gdzie kupuje się ulepszenia. Jest neutralna i nikt jej nie łupi.
mad-tip-odds = Twoja szansa na zwycięstwo: samotnie, z kością Metal Faktor i z najlepszym sojusznikiem.
mad-tip-ally-odds = Szansa na zwycięstwo bez tego sojuszu i z nim.
mad-tip-adrift = Statki dryfujące na Karokum, według nacji: { $names }.
mad-tip-raid = Napad to walka z planetą. Nagroda: { $reward }.
mad-tip-credits = Kredytami płaci się za karty, naprawy, Bractwo i obietnice.
mad-tip-slot = Miejsce na ulepszenie: kapitan ma najwyżej cztery.
mad-tip-reward = Nagroda za zwycięstwo: { $reward }.
mad-tip-has = Kredyty: { $credits }. Wraki: { $wrecks }. Trofea na ręce: { $trophies }.
mad-tip-cost = Koszt tego sposobu.
mad-tip-dice = Kość bitewna pokazuje od 1 do 6: pomarańczowa to atak, szara to obrona.
mad-tip-sealed = { $name }: pieczęć pod tą umową jest.
mad-tip-unsealed = { $name }: pieczęci jeszcze brakuje.
mad-tip-item-credits = Kredytami płaci się za karty, naprawy, Bractwo i obietnice.
mad-tip-item-wreck = { term-wreck-help }
mad-tip-item-trophy = Trofeum przekazuje się zakryte; to, co się o nim mówi, może być kłamstwem.
mad-tip-item-release = Zwolnienie sprawia, że tej obietnicy nie trzeba już dotrzymać.
mad-tip-item-join = { term-alliance-help }
mad-tip-item-join-faktor = { term-alliance-help }
mad-tip-item-battle-wreck = Wrak, który przyniesie ta walka, jeśli będzie wygrana.
mad-tip-item-battle-support = Karta wsparcia, którą przyniesie ta walka, jeśli będzie wygrana.
mad-tip-item-help = Pomoc w jednej walce na wezwanie, do końca następnej tury drugiej strony.
mad-tip-item-peace = Bez wyzwań i bez pomocy przeciw drugiej stronie, do końca następnej własnej tury.

## Dlaczego podpowiedź jest dobra

mad-why-travel = Tylko podróż daje walki, a walki dają chwałę.
mad-why-rest = Odpoczynek naprawia wszystko i daje 2 kredyty.
mad-why-pay-brotherhood = Kredyt jest tańszy niż punkt chwały.
mad-why-take-judgment = Kredyt jest teraz wart więcej niż punkt chwały.
mad-why-attack-in-space = Pojawią się trzy statki, wybierzesz najłatwiejszy.
mad-why-go-alone = Masz dość siły i niczym się nie dzielisz.
mad-why-open-deal = Ktoś ma to, czego potrzebujesz.
mad-why-call-for-offers = Wszyscy mogą składać oferty, a ty bierzesz najlepszą.
mad-why-commit-faktor = Walka jest na tyle wyrównana, że kość może ją rozstrzygnąć.
mad-why-keep-faktor-back = Kość byłaby długiem w następnej walce.
mad-why-stand-by = Twoje słowo jest warte więcej niż ta jedna walka.
mad-why-betray-attacker = To, co zostawia druga strona, jest warte wyroku.
mad-why-keep-promise = Złamanie kosztowałoby punkt chwały.
mad-why-break-promise = Jest to dla ciebie warte więcej niż punkt chwały.
mad-why-accept-offer = Dostajesz więcej, niż dajesz.
mad-why-decline-offer = Kosztuje więcej, niż daje.
mad-why-reveal = Warunek jest spełniony: bierz chwałę.
mad-why-end-turn = To, co zostało, nie dałoby więcej.
