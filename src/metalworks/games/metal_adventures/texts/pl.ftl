# Metal Adventures po polsku. Miejsca przy stole to imiona; karty, nacje i miejsca są słowami kodu.

## Nacje, miejsca, rodzaje kart

nation-solar = Sol
nation-imperial = Imperium
nation-barrens = Pustkowia
nation-ocg = OCG

planet-exxalia = Exxalia
planet-exxalia-flavour = Każdy pomnik przedstawia tu złodzieja.
planet-bazaar = Bazar
planet-bazaar-flavour = To, co zgubiono, leży na trzecim stole.
planet-karokum = Karokum
planet-karokum-flavour = Tu przylatują statki, o które warto się targować.
place-space = Kosmos
place-space-flavour = Cudza droga.
place-havana = Hawana
place-havana-flavour = Palmy i żadnych pytań.
place-ocg = Stacja Handlowa OCG
place-ocg-flavour = Neutralna, po cenach rynkowych.

half-near = Bliski kosmos
half-deep = Głęboki kosmos

improvement-tool = Narzędzie
improvement-weapon = Broń
improvement-armor = Pancerz
improvement-support = Karta wsparcia

moment-battle = W walce, przed rzutem
moment-rolled = W walce, po rzucie
moment-turn = W twojej turze, między akcjami

## Szlak Piratów

tour-1 = Trofea
tour-1-help = Zapłać 2 kredyty albo trofeum i 1 kredyt: dobierz dwa trofea i zatrzymaj jedno.
tour-2 = Drobna naprawa
tour-2-help = Zapłać 1 kredyt albo wrak: napraw 1 uszkodzenie.
tour-3 = Pełna naprawa
tour-3-help = Zapłać łącznie 2, kredytami lub wrakami: napraw wszystkie uszkodzenia.
tour-4 = Tytuł chwały
tour-4-help = Zapłać trzy wraki spod jednej bandery, Sol, Imperium albo Pustkowi: 4 kredyty i 1 punkt chwały.
tour-5 = Nowa oferta
tour-5-help = Zapłać 1 kredyt: w ofercie pojawiają się cztery inne ulepszenia.
tour-6 = Zakup
tour-6-help = Kup jedno ulepszenie z oferty po jego cenie.
tour-7 = Przemyt
tour-7-help = Zapłać 1 kredyt i cenę karty: weź kartę wsparcia ze stosu na Bazarze.
tour-8 = Amnestia
tour-8-help = Zapłać 2 kredyty albo wrak Łowcy Piratów: pozbywasz się 1 wyroku. Nie w turze, w której spadł na ciebie wyrok.
tour-9 = Premia za złom
tour-9-help = Zapłać 1 kredyt: wymień wrak na statek ze stosu na Karokum.
tour-10 = Rozrzutność
tour-10-help = Zapłać łącznie 6, kredytami lub wrakami: 1 punkt chwały.

## Ilości

amount-credits =
    { $number ->
        [one] { $number } kredyt
        [few] { $number } kredyty
        [many] { $number } kredytów
       *[other] { $number } kredytu
    }
amount-glory =
    { $number ->
        [one] { $number } punkt chwały
        [few] { $number } punkty chwały
        [many] { $number } punktów chwały
       *[other] { $number } punktu chwały
    }
amount-damage =
    { $number ->
        [one] { $number } uszkodzenie
        [few] { $number } uszkodzenia
        [many] { $number } uszkodzeń
       *[other] { $number } uszkodzenia
    }
amount-judgment =
    { $number ->
        [one] { $number } wyrok
        [few] { $number } wyroki
        [many] { $number } wyroków
       *[other] { $number } wyroku
    }
amount-support = karta wsparcia
amount-repair =
    { $number ->
        [one] naprawa { $number } uszkodzenia
       *[other] naprawa { $number } uszkodzeń
    }
amount-wreck = wrak
amount-and = { $first } i { $last }
wyroku =
    { $number ->
        [one] { $number } wyroku
       *[other] { $number } wyroków
    }

## Co robią karty: wyposażenie i okręty flagowe

effect-none = Bez dodatkowego działania.
effect-bane =
    { $against ->
        [hunter] +{ $number }, gdy atakujesz Łowcę Piratów.
        [planet] +{ $number }, gdy atakujesz planetę.
        [captain] +{ $number }, gdy rzucasz wyzwanie.
       *[challenger] +{ $number }, gdy ktoś rzuca wyzwanie tobie.
    }
effect-escort = Każdy wierny sojusznik użycza ci o { $number } więcej mocy wsparcia.
effect-lend = Twoja moc wsparcia jest większa o { $number }, gdy pomagasz lub zdradzasz.
effect-plating = Przegrana walka przynosi ci o { $number } mniej uszkodzeń.
effect-plunder = Każdy statek pokonany w twoim ataku przynosi ci z banku o { amount-credits } więcej.
effect-discount = Za Zakup płacisz o { amount-credits } mniej, także podczas odpoczynku.
effect-dock = Drobna naprawa (2) nic cię nie kosztuje.
effect-winch = Raz na turę jeden wrak, którym płacisz za Pełną naprawę (3) lub Rozrzutność (10), liczy się za dwa.
effect-damper = Twój dług Metal Faktora liczy się o { $number } mniej.
effect-hideaway = Odpoczynek przynosi ci o { amount-credits } więcej.

## Karty wsparcia

effect-boost = +{ $number } dla twojej strony.
effect-escape = Jeśli twoja strona przegra, unikasz uszkodzeń.
effect-reroll-own = Kością bitewną twojej strony rzuca się jeszcze raz; liczy się nowy wynik.
effect-reroll-other = Kością bitewną drugiej strony rzuca się jeszcze raz; liczy się nowy wynik.
effect-cool = Obróć swoją kość Metal Faktor na pustą ściankę; nic się nie odejmuje.
effect-mine = Inny, wybrany przez ciebie kapitan otrzymuje { amount-damage }.
effect-pardon = Pozbywasz się { wyroku }, chyba że w tej turze spadł na ciebie wyrok.
effect-repair = Napraw { amount-damage }.

## Wydarzenia

effect-gift = Każdy kapitan dostaje z banku { amount-credits }.
effect-mend = Każdy kapitan naprawia { amount-damage }.
effect-levy =
    { $over ->
        [one] Każdy kapitan, który ma choć { $over } kredyt, wpłaca { $number } do Puli Piratów.
        [few] Każdy kapitan, który ma co najmniej { $over } kredyty, wpłaca { $number } do Puli Piratów.
        [many] Każdy kapitan, który ma co najmniej { $over } kredytów, wpłaca { $number } do Puli Piratów.
       *[other] Każdy kapitan, który ma co najmniej { $over } kredytu, wpłaca { $number } do Puli Piratów.
    }
effect-storm = Każdy kapitan otrzymuje { amount-damage } albo odrzuca jedną kartę wsparcia.
effect-strike =
    { $spares ->
        [tool] Każdy kapitan bez narzędzia otrzymuje { amount-damage }.
        [weapon] Każdy kapitan bez broni otrzymuje { amount-damage }.
       *[armor] Każdy kapitan bez pancerza otrzymuje { amount-damage }.
    }
effect-shakedown = Każdy kapitan wpłaca { amount-credits } do Puli Piratów albo otrzymuje { amount-damage }.
effect-hoard = Bank dokłada { amount-credits } do każdego z trzech skarbców.
effect-hush = Wszystkie kości Metal Faktor obraca się na pustą ściankę.
effect-scrap = Każdy kapitan może oddać jeden wrak i dostać za niego z banku { amount-credits }.
effect-jubilee = Każdy kapitan pozbywa się { wyroku }.

## Trofea

condition-wrecks = Masz co najmniej { wraki }.
wraki =
    { $number ->
        [one] { $number } wrak
        [few] { $number } wraki
        [many] { $number } wraków
       *[other] { $number } wraku
    }
condition-nations =
    { $number ->
        [one] Masz wrak spod dowolnej bandery.
       *[other] Masz wraki spod { $number } różnych bander.
    }
condition-wrecks-of =
    { $of ->
        [solar] Masz co najmniej { wraki } spod bandery Sol.
        [imperial] Masz co najmniej { wraki } spod bandery Imperium.
        [barrens] Masz co najmniej { wraki } spod bandery Pustkowi.
       *[ocg] Masz co najmniej { wraki } spod bandery OCG.
    }
condition-equipment-of =
    { $of ->
        [tool] Masz co najmniej { narzedzia }.
        [weapon] Masz co najmniej { sztuki } broni.
       *[armor] Masz co najmniej { pancerze }.
    }
narzedzia =
    { $number ->
        [one] { $number } narzędzie
        [few] { $number } narzędzia
        [many] { $number } narzędzi
       *[other] { $number } narzędzia
    }
sztuki =
    { $number ->
        [one] { $number } sztukę
        [few] { $number } sztuki
        [many] { $number } sztuk
       *[other] { $number } sztuki
    }
pancerze =
    { $number ->
        [one] { $number } pancerz
        [few] { $number } pancerze
        [many] { $number } pancerzy
       *[other] { $number } pancerza
    }
condition-equipment-types =
    { $number ->
        [one] Masz wyposażenie dowolnego rodzaju.
       *[other] Masz wyposażenie { $number } różnych rodzajów.
    }
condition-equipment-power = Masz wyposażenie o mocy co najmniej { $number }.
condition-power = Twoja moc główna wynosi co najmniej { $number }.
condition-credits = Masz co najmniej { amount-credits }.
condition-damage = Masz co najmniej { amount-damage }.
condition-judgment = Masz na koncie co najmniej { amount-judgment }.
condition-clean = Masz na koncie zero wyroków i co najmniej { amount-glory }.
condition-beat-hunter = Zaatakuj i pokonaj w tej turze Łowcę Piratów.
condition-beat-alone = Zaatakuj i pokonaj w tej turze, bez sojusznika, statek o mocy co najmniej { $number }.
condition-beat-planet = Zaatakuj i pokonaj w tej turze planetę.
condition-win-challenge = Wygraj w tej turze wyzwanie, swoje lub rzucone tobie.
condition-win-as-ally = Pomóż w tej turze jako wierny sojusznik pokonać statek lub planetę.
condition-betray = Zdradź w tej turze atakującego tak, by wygrała obrona.
condition-keep-word = Dotrzymaj w tej turze obietnicy złożonej w którejś z poprzednich.

trophy-reward = Daje { $rewards }.

## Statki

ship-victory = Zwycięstwo: { $rewards }.
ship-defeat = Porażka: { amount-damage }.
ship-hunter = Łowca Piratów: niezaatakowany wraca do talii. Nikt tu nie zdradza, a obietnic się dotrzymuje.

## Statki bliskiego kosmosu

card-morning-excuse = Poranna Wymówka
card-morning-excuse-flavour = Zawsze spóźniona, zawsze rozgrzeszona, zwykle z drożdżówkami na pokładzie.
card-lantern-duchess = Księżna Latarni
card-lantern-duchess-flavour = Oświetlona od dziobu po rufę, żeby nikt nie przeoczył klejnotów.
card-quiet-heliograph = Cichy Heliograf
card-quiet-heliograph-flavour = Czyta cudzą pocztę, a teraz sprzedaje ją tobie.
card-sunday-regatta = Niedzielne Regaty
card-sunday-regatta-flavour = Żeglarze amatorzy, ubezpieczenie zawodowe.
card-gilded-pelican = Złocony Pelikan
card-gilded-pelican-flavour = Dziób się otwiera. Tam są pieniądze.
card-amber-alibi = Bursztynowe Alibi
card-amber-alibi-flavour = Nigdy go tu nie było i ma na to dowody.
card-saint-elmos-purse = Sakiewka Świętego Elma
card-saint-elmos-purse-flavour = Ta poświata na maszcie to przegrzany sejf.
card-perihelion-picnic = Piknik w Peryhelium
card-perihelion-picnic-flavour = Cztery dania, dwie eskorty, jeden spieczony minister.
card-paper-admiral = Papierowy Admirał
card-paper-admiral-flavour = Mianowany, odznaczony, jeszcze ani razu nieostrzelany.
card-tin-proclamation = Blaszana Proklamacja
card-tin-proclamation-flavour = Odczytuje ustawę, aż się poddasz albo zaśniesz.
card-third-cousin = Kuzyn Trzeciego Stopnia
card-third-cousin-flavour = Spokrewniony z tronem przez małżeństwo, armaty i szantaż.
card-parade-rest = Spocznij
card-parade-rest-flavour = Tak wypolerowany, że pancerz robi się cienki.
card-stern-reminder = Upomnienie z Rufy
card-stern-reminder-flavour = Działa ma tylko na rufie. Za to mnóstwo.
card-iron-etiquette = Żelazna Etykieta
card-iron-etiquette-flavour = Zanim cię zatopią, zwrócą się do ciebie według stopnia.
card-crown-auditor = Rewizor Korony
card-crown-auditor-flavour = Liczy twoją załogę, twoje skrzynie i minuty, które ci zostały.
card-constable-frost = Konstabl Mróz
card-constable-frost-flavour = Ma twój portret, zna twój zapach i trzyma dla ciebie ciepły posiłek w celi.
card-dust-sermon = Kazanie w Pyle
card-dust-sermon-flavour = Kaplica z silnikami; chórzyści dorabiają jako spawacze.
card-rust-bouquet = Bukiet Rdzy
card-rust-bouquet-flavour = Każda płyta z innego statku. Jedna z twojego.
card-bone-kettle = Kościany Czajnik
card-bone-kettle-flavour = Gwiżdże, gdy kotły są pełne albo załoga zła.
card-gravel-choir = Żwirowy Chór
card-gravel-choir-flavour = Czterdzieści gardeł, jedenaście płuc, jeden zapasowy kadłub.
card-half-a-harpoon = Pół Harpuna
card-half-a-harpoon-flavour = Druga połowa wciąż tkwi w kutrze celników.
card-mother-of-rivets = Matka Nitów
card-mother-of-rivets-flavour = Wychowała dziewięciu rabusiów i nie wyrzuciła ani jednej śruby.
card-scree-hyena = Piargowa Hiena
card-scree-hyena-flavour = Gryzie i śmieje się na wszystkich częstotliwościach naraz.
card-old-collar = Stara Obroża
card-old-collar-flavour = Dawniej pirat, dziś na żołdzie od głowy. Zna wszystkie piosenki.
card-lukewarm-cargo = Letni Ładunek
card-lukewarm-cargo-flavour = Chłodnia była za dopłatą.
card-terms-and-conditions = Postanowienia Ogólne
card-terms-and-conditions-flavour = Wejście na pokład oznacza zgodę na abordaż.
card-net-thirty = Trzydzieści Dni Netto
card-net-thirty-flavour = Płaci wszystkim za miesiąc. Do tego czasu wozi ich pensje.
card-bulk-regret = Hurtowy Żal
card-bulk-regret-flavour = Nikt nie pamięta, kto to wszystko zamówił.
card-final-notice = Ostatnie Wezwanie
card-final-notice-flavour = Dwa pierwsze przyszły pocztą.
card-repossessor = Windykator
card-repossessor-flavour = Formalnie twój statek już do niego należy.

## Statki głębokiego kosmosu

card-minor-zodiac = Mały Zodiak
card-minor-zodiac-flavour = Przepowiada przyszłość, tylko nie dzisiejsze popołudnie.
card-high-noon-waltz = Walc w Samo Południe
card-high-noon-waltz-flavour = Sala balowa wiruje dla grawitacji i dla zabawy.
card-photon-confession = Fotonowa Spowiedź
card-photon-confession-flavour = Tysiąc tajemnic w ładowni, w porządku alfabetycznym.
card-corona-heiress = Dziedziczka Korony
card-corona-heiress-flavour = Podróżuje z dziewięcioma kuframi i pułkiem wojska.
card-eclipse-insurance = Polisa od Zaćmień
card-eclipse-insurance-flavour = Obejmuje wszystko, co się zaraz wydarzy.
card-the-long-summer = Długie Lato
card-the-long-summer-flavour = Statek wycieczkowy wielkości księżyca i z obroną tej samej miary.
card-noonday-warrant = Południowy Nakaz
card-noonday-warrant-flavour = Gdy stoi w zenicie, nie ma już cienia, w którym można się schować.
card-second-opinion = Druga Opinia
card-second-opinion-flavour = Zjawia się po pierwszym okręcie i ma inne zdanie.
card-velvet-gauntlet = Aksamitna Rękawica
card-velvet-gauntlet-flavour = Zaproszenie jest uprzejme. Dłoń w środku już nie.
card-widows-escort = Eskorta Wdowy
card-widows-escort-flavour = Wdowa cieszy się świetnym zdrowiem. Działa też.
card-marching-order = Rozkaz Wymarszu
card-marching-order-flavour = W lewo skręca wyłącznie na mocy dekretu.
card-duke-of-ashes = Książę Popiołów
card-duke-of-ashes-flavour = Pali meble, zanim zrobi to wróg.
card-throne-room = Sala Tronowa
card-throne-room-flavour = Siedziba władzy, z dopalaczami.
card-grey-bailiff = Szary Komornik
card-grey-bailiff-flavour = Puka raz. Za drzwi służy twój kadłub.
card-lord-warden-of-nothing = Lord Strażnik Niczego
card-lord-warden-of-nothing-flavour = Przysiągł strzec najpustszej marchii cesarstwa, i to wyłącznie przed tobą.
card-thorn-caravan = Karawana Cierni
card-thorn-caravan-flavour = Handluje częściami zamiennymi, niektóre są jeszcze przykręcone.
card-black-anvil = Czarne Kowadło
card-black-anvil-flavour = Kuźnia, która taranuje to, czego nie umie naprawić.
card-salt-cathedral = Solna Katedra
card-salt-cathedral-flavour = Relikwie są podrobione. Za to znakomicie.
card-famines-tambourine = Tamburyn Głodu
card-famines-tambourine-flavour = Słychać go jeszcze długo po tym, jak skończą się racje.
card-hundred-knives = Sto Noży
card-hundred-knives-flavour = Przeliczono. Teraz jest ich dziewięćdziesiąt siedem.
card-nine-days-grudge = Dziewięć Dni Urazy
card-nine-days-grudge-flavour = Wybacza dziesiątego dnia. Nikt jeszcze tak długo nie wytrzymał.
card-quarterly-loss = Strata Kwartalna
card-quarterly-loss-flavour = Już odpisana, więc się częstuj.
card-compound-interest = Procent Składany
card-compound-interest-flavour = Im dłużej go ścigasz, tym więcej wiezie.
card-golden-parachute = Złoty Spadochron
card-golden-parachute-flavour = Dyrektorzy opuszczają statek pierwsi, ale powoli, bo im ciężko.
card-warehouse-nine = Magazyn Dziewiąty
card-warehouse-nine-flavour = Magazynu ósmego już nie ma.
card-too-big-to-sink = Za Duży, by Zatonąć
card-too-big-to-sink-flavour = To twierdzenie sprawdzano już dwukrotnie.
card-the-long-arm = Długie Ramię
card-the-long-arm-flavour = Sięga przez trzy układy, prosto do twojej kieszeni.
card-collector-general = Generalny Kolekcjoner
card-collector-general-flavour = Nie poluje na piratów. Kompletuje kolekcję.

## Karty wydarzeń

card-drifting-strongboxes = Dryfujące Sejfy
card-drifting-strongboxes-flavour = Ktoś miał gorszy dzień niż ty.
card-fair-wind = Pomyślny Wiatr
card-fair-wind-flavour = Choć raz smoła trzyma się tam, gdzie trzeba.
card-customs-sweep = Obława Celna
card-customs-sweep-flavour = Coś do oclenia? Najwyraźniej wszystko.
card-ion-storm = Burza Jonowa
card-ion-storm-flavour = Ręce precz od relingu, oczy precz od skrzyń.
card-meteor-swarm = Rój Meteorów
card-meteor-swarm-flavour = Niebo wali się na głowę, na raty.
card-protection-racket = Haracz
card-protection-racket-flavour = Ładny kadłub. Szkoda by go było.
card-treasure-fleet = Srebrna Flota
card-treasure-fleet-flavour = Trzy planety bogacą się tej samej nocy. Nikt nie pyta dlaczego.
card-faktor-hush = Cisza Faktora
card-faktor-hush-flavour = Każda czerwona kość w galaktyce wstrzymuje oddech.
card-scrap-fever = Gorączka Złomu
card-scrap-fever-flavour = Kupiec, któremu się spieszy, nie zadaje pytań.
card-hangmans-holiday = Urlop Kata
card-hangmans-holiday-flavour = Sznur jest w praniu.

## Karty trofeów

card-three-flags = Trzy Flagi
card-three-flags-flavour = Zszyte w jeden bardzo brzydki płaszcz.
card-scrapyard-throne = Tron ze Złomu
card-scrapyard-throne-flavour = Niewygodny, ale twój.
card-hostile-takeover = Wrogie Przejęcie
card-hostile-takeover-flavour = Akcjonariuszy nikt nie pytał.
card-full-battery = Pełna Bateria
card-full-battery-flavour = Jedno działo na powitanie, drugie na powtórkę.
card-the-big-one = Kawał Sprzętu
card-the-big-one-flavour = Trzeba było wyciąć dziurę w burcie, żeby się zmieścił.
card-three-trades = Trzy Fachy
card-three-trades-flavour = Klucz francuski, działo i miejsce, żeby się schować.
card-floating-fortress = Latająca Forteca
card-floating-fortress-flavour = Już nie dokuje. To doki przylatują do niej.
card-deep-pockets = Głębokie Kieszenie
card-deep-pockets-flavour = Płaszcz pobrzękuje. Załoga to zauważyła.
card-held-together-by-tar = Wszystko na Smole
card-held-together-by-tar-flavour = Prosimy o nic się nie opierać.
card-wanted-everywhere = Listy Gończe
card-wanted-everywhere-flavour = Portret jest przynajmniej pochlebny.
card-clean-hands = Czyste Ręce
card-clean-hands-flavour = Krzyczał zawsze ktoś inny.
card-collar-breaker = Zerwana Obroża
card-collar-breaker-flavour = Kapelusz zostaje u zwierzyny.
card-giants-tooth = Ząb Olbrzyma
card-giants-tooth-flavour = Nikt nie pomógł. Wszyscy powiedzą, że pomagali.
card-storm-the-gates = Szturm na Bramy
card-storm-the-gates-flavour = Zamknęli tylko drzwi frontowe.
card-last-hull-floating = Ostatni Cały Kadłub
card-last-hull-floating-flavour = Pierwsza zasada Bractwa: to ty masz przetrwać.
card-second-fiddle = Drugie Skrzypce
card-second-fiddle-flavour = Płatne od strzału i warte swojej ceny.
card-smile-and-knife = Uśmiech i Nóż
card-smile-and-knife-flavour = Uścisk dłoni był szczery. Do czasu.
card-word-of-honour = Słowo Honoru
card-word-of-honour-flavour = Kosztowało więcej, niż się zdawało, a jednak zapłacono.

## Wyposażenie

card-rail-culverin = Kolubryna Magnetyczna
card-rail-culverin-flavour = Więcej nie potrafi. Huku wystarczy.
card-hull-saw = Piła do Kadłubów
card-hull-saw-flavour = Otwiera statki tak jak kucharz kraby.
card-breach-petition = Petycja o Wyłom
card-breach-petition-flavour = Podpisana przez wszystkie działa na pokładzie.
card-debate-cannon = Działo Dyskusyjne
card-debate-cannon-flavour = Kończy spory, których nie zaczęło.
card-collar-cutter = Przecinak do Obroży
card-collar-cutter-flavour = Dla tych, których nie trzeba odprowadzać do domu.
card-ash-veil = Welon Popiołu
card-ash-veil-flavour = Co już spłonęło, drugi raz nie spłonie.
card-iron-corset = Żelazny Gorset
card-iron-corset-flavour = Oddychać będziemy w czasie pokoju.
card-turtle-prayer = Modlitwa Żółwia
card-turtle-prayer-flavour = Schować głowę, schować ogon, mieć nadzieję.
card-barnacle-coat = Płaszcz z Pąkli
card-barnacle-coat-flavour = Dwadzieścia lat bez skrobania nareszcie się opłaca.
card-velour-bulkhead = Welurowa Gródź
card-velour-bulkhead-flavour = Z Hawany jeszcze nikt nie wracał tak wypoczęty.
card-prize-crane = Dźwig Pryzowy
card-prize-crane-flavour = Podnosi ładunek razem z tym, na czym stał.
card-wreck-winch = Wyciągarka Wraków
card-wreck-winch-flavour = Dwa w cenie jednego, jeśli nie liczyć liny.
card-counterfeit-seal = Podrobiona Pieczęć
card-counterfeit-seal-flavour = Ceny hurtowe dla firmy, której nigdy nie było.
card-spark-governor = Regulator Iskry
card-spark-governor-flavour = Wypuszcza furię innymi drzwiami.
card-signal-parrot = Papuga Sygnałowa
card-signal-parrot-flavour = Powtarza rozkazy tak długo, aż przyjaciele posłuchają.

## Karty wsparcia z nazwy

card-last-fuse = Ostatni Lont
card-last-fuse-flavour = Pod koją zawsze znajdzie się jeszcze jeden.
card-boarding-party = Drużyna Abordażowa
card-boarding-party-flavour = Liny we własnym zakresie.
card-false-flag = Fałszywa Bandera
card-false-flag-flavour = Pomachać, zapłakać i wyjść tylnymi drzwiami.
card-second-broadside = Druga Salwa
card-second-broadside-flavour = Pierwsza była na wstrzelanie.
card-crossed-wires = Pomylone Kable
card-crossed-wires-flavour = Ich kanonier właśnie naciska dzwonek.
card-grog-ration = Racja Grogu
card-grog-ration-flavour = Nic szybciej nie uspokaja maszynowni.
card-limpet-mine = Mina Przyczepna
card-limpet-mine-flavour = Mały upominek, otwierać od spodu.
card-forged-pardon = Fałszywe Ułaskawienie
card-forged-pardon-flavour = Podpis lepszy od prawdziwego.
card-drydock-voucher = Bon do Suchego Doku
card-drydock-voucher-flavour = Ważny wszędzie poza miejscem zakupu.

## Okręty flagowe

card-crows-tooth = Ząb Wrony
card-crows-tooth-flavour = Łatany tak często, że łaty mają łaty.
card-saint-gasket = Święta Uszczelka
card-saint-gasket-flavour = Przyjaciele przybiegają; jeśli nie, zaczyna przeciekać.
card-velvet-hammer = Aksamitny Młot
card-velvet-hammer-flavour = Najpierw łagodne słowa. Potem to drugie.
card-last-invoice = Ostatnia Faktura
card-last-invoice-flavour = Zachowuje wszystkie paragony.
card-grandmas-ire = Gniew Babci
card-grandmas-ire-flavour = Przeżyła sześciu admirałów i pamięta wszystkie nazwiska.
card-thirteenth-moon = Trzynasty Księżyc
card-thirteenth-moon-flavour = Nikt nie lubi go spotykać. Każdy lubi go zabierać ze sobą.

## Słownik gry

term-astrolabe = Astrolabium
term-astrolabe-help = Twoje cztery tarcze: moc, uszkodzenia, chwała i wyroki.
term-main-power = Moc główna
term-main-power-help = 8 plus moc wyposażenia minus uszkodzenia. Z nią idziesz do walki.
term-support-power = Moc wsparcia
term-support-power-help = Połowa mocy głównej, zaokrąglona w dół. Użyczasz jej, gdy pomagasz albo zdradzasz.
term-damage = Uszkodzenia
term-damage-help = Każde zmniejsza moc główną o jeden. Nigdy więcej niż 4, potem chroni cię odporność.
term-immunity = Odporność
term-immunity-help = Przy 4 uszkodzeniach kolejne nic ci nie robią.
term-glory = Chwała
term-glory-help = Punkty zwycięstwa. Jeśli na koniec tury ktoś ma ich 9 lub więcej, gra się kończy.
term-judgment = Wyrok Piratów
term-judgment-help = Zapada za złamaną obietnicę, zdradę i nieopłacone Bractwo. Każdy odbiera jeden punkt chwały.
term-infamy = Niesława
term-infamy-help = Przy 4 wyrokach nie wolno ci wchodzić w sojusze, pomagać ani przyjmować pomocy. Handel i wyzwania pozostają dozwolone.
term-metal-faktor = Kość Metal Faktor
term-metal-faktor-help = Możesz nią rzucić w walce, gdy leży pustą ścianką do góry. Liczba pomaga od razu, a w twojej następnej własnej walce się odejmuje.
term-brotherhood = Bractwo
term-brotherhood-help = Na początku podróży wpłacasz 1 kredyt do Puli Piratów albo bierzesz 1 wyrok, chyba że to ty masz najmniejszą moc.
term-pot = Pula Piratów
term-pot-help = Trafia tu to, co płaci się Bractwu. Kto wygra wyzwanie, zabiera wszystko.
term-treasure = Skarbiec
term-treasure-help = Kredyty zapłacone na planecie. Kto ją złupi, zabiera wszystko.
term-base-starship = Okręt flagowy
term-base-starship-help = Twój własny statek z umiejętnością, której nie ma nikt inny.
term-pirate-hunter = Łowca Piratów
term-pirate-hunter-help = Silny statek, który zostaje w talii, dopóki ktoś go nie zaatakuje. Nie ma tu zdrady, a słowa się dotrzymuje.
term-wreck = Wrak
term-wreck-help = Pokonany statek. Płacisz nim za naprawy, tytuły, amnestię lub rozrzutność.
term-trophy = Trofeum
term-trophy-help = Tajny warunek. Spełniony i ujawniony przynosi chwałę. Najwyżej dwa na ręce.
term-improvement = Ulepszenie
term-improvement-help = Wyposażenie zostaje i dodaje mocy, karta wsparcia działa raz. Najwyżej cztery przed tobą.
term-tour = Szlak Piratów
term-tour-help = Dziesięć akcji w stałej kolejności, przed walką lub po niej. Każda najwyżej raz na turę.
term-alliance = Sojusz
term-alliance-help = Inny kapitan użycza ci mocy wsparcia przeciw statkowi lub planecie, za co tylko uzgodnicie.
term-betrayal = Zdrada
term-betrayal-help = Sojusznik przechodzi na drugą stronę przed rzutem kośćmi. Kosztuje to 1 wyrok.
term-challenge = Wyzwanie
term-challenge-help = Walka dwóch kapitanów, z tyloma sojusznikami, ilu każdy zdoła pozyskać.
term-promise = Obietnica
term-promise-help = Coś, co uzgodniono na później. Można jej nie dotrzymać, za 1 wyrok.

## Pliki z zawartością

content-key = W pliku „{ $file }”, wpis „{ $entry }”, pole „{ $field }” może składać się tylko z małych liter, cyfr i pojedynczych podkreśleń.
content-nameless = W pliku „{ $file }” wpis „{ $entry }” nie jest kartą z zestawu domowego. Dodaj jej nazwę w polu „{ $field }”.
content-needs = W pliku „{ $file }”, wpis „{ $entry }”, brakuje pola „{ $field }”, którego wymaga { $name }.
content-needless = W pliku „{ $file }”, wpis „{ $entry }”, { $name } nie potrzebuje pola „{ $field }”. Usuń je.
content-choice = W pliku „{ $file }”, wpis „{ $entry }”, w polu „{ $field }” nie może być { $name }. Wybierz jedno z tych: { $known }.
content-faces = W pliku „{ $file }”, wpis „{ $entry }”, „{ $field }” musi wymieniać 6 ścianek, a jest ich tam { $found }.
content-faktor = W pliku „{ $file }”, wpis „{ $entry }”, „{ $field }” zawiera { $value }. Ścianki tej kości to 0 (pusta), 2, 4 i 6.
content-harmless = W pliku „{ $file }” żaden wpis „{ $entry }” nie zadaje uszkodzeń; przynajmniej jeden musi mieć w polu „{ $field }” coś z tej listy: { $known }.
