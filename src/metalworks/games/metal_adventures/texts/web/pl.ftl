# Plansza Metal Adventures w przeglądarce, po polsku.

## Kapitanowie

mad-power = Moc
mad-judgment = Wyrok
mad-word =
    { $broken ->
        [0] Dotrzymane obietnice: { $kept }.
       *[other] Dotrzymane obietnice: { $kept }, złamane: { $broken }.
    }
mad-tip-blank = Kość Metal Faktor jest pusta: gotowa do bitwy.
mad-tip-debt = Kość Metal Faktor pokazuje { $number }: tyle odejmie się w następnej własnej bitwie.
mad-tip-trophies = Trofea na ręce: { $number }, tajne do ujawnienia.

## Kosmos i Hawana

mad-hunter = Łowca Piratów
mad-half-near = bliski kosmos
mad-half-deep = głęboki kosmos
mad-half-mixed = wymieszane
mad-ends-at = Koniec przy 2 kartach
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
mad-deals = Układy
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
mad-trophy-deck = Trofea w talii: { $number }
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
mad-do-call-for-offers = Wezwij do ofert
mad-do-go-alone = Walcz samotnie
mad-do-stand-by = Dotrzymaj słowa
mad-do-betray-attacker = Zdradź
mad-do-commit-faktor = Użyj kości
mad-do-keep-faktor-back = Zachowaj kość
mad-prompt-journey = Podróż czy odpoczynek?
mad-prompt-journey-help = Podróż to bitwa i Szlak; odpoczynek to naprawa, dwa kredyty i pusta kość Metal Faktor.
mad-prompt-brotherhood = Bractwo chce swojego kredytu
mad-prompt-brotherhood-help = Zapłać 1 kredyt do Puli albo przyjmij 1 wyrok, który kosztuje 1 chwałę.
mad-prompt-battle = Stocz jedną bitwę
mad-prompt-battle-help = Statek w kosmosie lub dryfujący, planeta albo kapitan. Szlak jest przed nią lub po niej, w jednym kawałku.
mad-prompt-tour = Szlak, układy albo koniec tury
mad-prompt-tour-help = Szlak wiedzie tylko naprzód: co miniesz, to pomijasz.
mad-prompt-end = Układy albo koniec tury
mad-prompt-end-help = Bitwa stoczona, a Szlak nie ma już nic dla ciebie.
mad-prompt-resting = Odpoczywasz
mad-prompt-resting-help = Układy są możliwe, póki nie zakończysz tury.
mad-prompt-may = Możesz ujawnić lub wstrzymać trofeum.
mad-help-targeting = Pominięty Łowca Piratów wraca do talii, inne statki dryfują na Karokum.
mad-help-resting-purchase = W Stacji Handlowej OCG obowiązują teraz ceny odpoczynku.
mad-step-brotherhood = Bractwo
mad-step-battle = Bitwa
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
mad-say-trophy = { $name } ujawnia trofeum
mad-say-event = Wydarzenie
mad-chart-glory = Chwała
mad-chart-trophy = Trofeum
mad-chart-betrayal = Zdrada

## Pierwsze kroki

lesson-captain = To twój statek. Tarcze pokazują moc, chwałę, uszkodzenia i wyrok. Gdy ktoś ma 9 chwały, wygrywa ten, kto ma jej najwięcej. Masz 3 i zaczynasz turę.
    .title = Dowodzisz statkiem
lesson-travel = Co turę podróżujesz albo odpoczywasz. Odpoczynek naprawia statek, podróż prowadzi do bitwy i na Szlak Piratów. Podróżuj.
    .title = Cumy rzucone
lesson-brotherhood = Kto podróżuje, jest winien Bractwu kredyt. Trafia on do Puli Piratów, którą zgarnia zwycięzca wyzwania. Kto nie płaci, bierze wyrok, a ten odbiera chwałę. Zapłać.
    .title = Bractwo
lesson-space = Jedną bitwę musisz stoczyć: ze statkiem, planetą albo innym kapitanem. Poszukaj statku w kosmosie.
    .title = Szukaj zdobyczy
lesson-ship = Pod każdym statkiem widzisz swoje szanse: samotnie, z kością Metal Faktor, z najlepszym sojusznikiem. Wybierz „{ card-iron-etiquette }”. Jej wrak jest wart więcej, niż się zdaje.
    .title = Wybierz zdobycz
lesson-ally = Samotnie zdajesz się na kości. Sojusznik użycza ci połowy swojej mocy, nie za darmo. Zapytaj jednego z kapitanów.
    .title = Potrzeba sojusznika
lesson-deal = Sojusz wchodzi w życie od razu. W części „{ deal-later }” obiecaj 2 kredyty po wygranej bitwie i wyślij umowę. Kto odmawia, mówi dlaczego: daj więcej.
    .title = Umowa
lesson-faktor = Sojusznik stoi przy tobie, więc nie możesz przegrać. Kość Metal Faktor doda do 6, ale tyle odejmie w twojej następnej bitwie. Zachowaj ją.
    .title = Furia ma swoją cenę
lesson-word = Zwycięstwo! Teraz trzeba spełnić obietnicę. Złamane słowo to łup dla ciebie, 1 wyrok i nikt go nie zapomni. Dotrzymaj swojego.
    .title = Twoje słowo
lesson-trophy = Ten wrak to twoja trzecia nacja: trofeum jest spełnione. Trofea są tajne do ujawnienia, także w cudzej turze. Przejdź dalej i ujawnij je.
    .title = Trofeum
lesson-tour = Dziesięć akcji po kolei, a Szlak nigdy nie zawraca: co miniesz, to pomijasz. Na jasne cię stać. Wykonaj jedną.
    .title = Szlak Piratów
lesson-others = Idź dalej Szlakiem albo zakończ turę. Potem grają inni. Gdy cię o coś pytają, widzisz baner; milczenie też jest odpowiedzią. Układy zawiera się w Hawanie, zasady są w książce.
    .title = Pozostali
