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

## Przed grą

option-hunters = Łowcy Piratów
option-hunters-help = Dokąd wracają Łowcy Piratów, których nikt nie atakuje: do całej talii kosmosu albo między karty z takim samym rewersem.
hunters-whole-deck = Do całej talii
hunters-own-half = Do swojej połowy

## Co jest do zrobienia

phase-chance = Karty i kości
phase-choosing = Wybór trofeów
phase-menu = Między akcjami
phase-resting = Odpoczynek: trofeum
phase-resting-purchase = Odpoczynek: zakup
phase-keeping = Wybór trofeum
phase-paying = Płacenie wrakami
phase-paying-trophy = Płacenie trofeum
phase-choice = Wydarzenie
phase-targeting = Wybór celu
phase-allying = Szukanie sojusznika
phase-gathering = Zbieranie sojuszników
phase-helping = Wezwanie do pomocy
phase-word = Wierność albo zdrada
phase-declaring = Kość Metal Faktor
phase-declaring-cards = Karty wsparcia
phase-rolled = Po rzucie
phase-spoils = Łupy
phase-room = Robienie miejsca
phase-settling = Termin obietnicy
phase-terms = Pisanie oferty
phase-picking = Wybór kart
phase-answering = Odpowiedź na ofertę
phase-calling = Wezwanie do ofert
phase-over = Koniec gry

prompt-chance = Karty są dobierane albo kości rzucane.
prompt-choosing = Wybierz trofeum, które odkładasz pod talię.
prompt-menu = Twoja tura: podróżuj albo odpocznij, opłać Bractwo, stocz jedną walkę, rusz na szlak, handluj albo zakończ turę.
prompt-resting = Możesz odłożyć trofeum pod talię, dobrać dwa i zatrzymać jedno.
prompt-resting-purchase = Możesz kupić jedno ulepszenie za jego koszt plus 1.
prompt-keeping = Wybierz trofeum, które zatrzymujesz.
prompt-paying = Wybierz wrak, który oddajesz.
prompt-paying-trophy = Wybierz trofeum, które oddajesz.
prompt-choice = Wydarzenie zostawia ci wybór.
prompt-targeting = Wybierz statek, który atakujesz.
prompt-allying = Możesz umową zdobyć jednego sojusznika, wezwać obiecaną pomoc albo ruszyć bez sojusznika.
prompt-gathering = Zdobądź umową sojusznika, wezwij obiecaną pomoc albo spasuj.
prompt-helping = Twoja obietnica pomocy: dołącz albo złam słowo.
prompt-word = Dochowaj wierności sojuszowi albo go zdradź.
prompt-declaring = Czy używasz kości Metal Faktor?
prompt-declaring-cards = Zagraj karty wsparcia na tę walkę albo zakończ.
prompt-rolled = Kości rzucone. Zagraj kartę, która je zmienia, albo zakończ.
prompt-spoils = Wybierz nagrodę.
prompt-room = Brakuje ci miejsca: oddaj coś albo zrezygnuj z daru.
prompt-settling = Nadszedł termin obietnicy: dotrzymaj jej albo ją złam.
prompt-terms = Dodaj pozycje, złóż ofertę albo ją porzuć.
prompt-picking = Wybierz karty, które dajesz.
prompt-answering = Przyjmij ofertę, odrzuć ją albo złóż kontrofertę.
prompt-calling = Złóż ofertę albo spasuj.
prompt-over = Gra skończona.

## Części zdań

unknown-ship = zakryty
unknown-trophy = zakryte
unknown-improvement = brak karty

account-to =
    { $account ->
        [pot] do Puli Piratów
        [exxalia] do skarbca Exxalii
        [bazaar] do skarbca Bazaru
        [karokum] do skarbca Karokum
       *[bank] do banku
    }
account-from =
    { $account ->
        [pot] z Puli Piratów
        [exxalia] ze skarbca Exxalii
        [bazaar] ze skarbca Bazaru
        [karokum] ze skarbca Karokum
       *[bank] z banku
    }
cause-word =
    { $cause ->
        [brotherhood] Bractwo
        [rest] odpoczynek
        [purchase] zakup
        [tour] Szlak Piratów
        [title] tytuł chwały
        [karokum] statek z odrzuconych
        [ship] pokonany statek
        [treasure] napad
        [pot] wyzwanie
        [plunder] łupienie
        [trophy] trofeum
        [incident] wydarzenie
        [deal] umowa
        [promise] obietnica
        [betrayal] zdrada
       *[start] początek gry
    }
reason-word =
    { $reason ->
        [brotherhood] Bractwo
        [betrayal] zdrada
        [broken_word] złamana obietnica
        [battle] walka
        [incident] wydarzenie
        [card] karta wsparcia
        [trophy] trofeum
        [tour] Szlak Piratów
       *[rest] odpoczynek
    }
planet-name =
    { $planet ->
        [exxalia] Exxalia
        [bazaar] Bazar
       *[karokum] Karokum
    }
nation-gen =
    { $nation ->
        [solar] Sol
        [imperial] Imperium
       *[barrens] Pustkowi
    }
wreck-name =
    { $kind ->
        [solar] wrak spod bandery Sol
        [imperial] wrak spod bandery Imperium
        [barrens] wrak spod bandery Pustkowi
        [ocg] wrak spod bandery OCG
        [hunter] wrak Łowcy Piratów
       *[any] dowolny wrak
    }
tour-name =
    { $number ->
        [1] Trofea
        [2] Drobna naprawa
        [3] Pełna naprawa
        [4] Tytuł chwały
        [5] Nowa oferta
        [6] Zakup
        [7] Przemyt
        [8] Amnestia
        [9] Premia za złom
       *[other] Rozrzutność
    }
price-credits =
    { $price ->
        [one] { $price } kredyt
        [few] { $price } kredyty
        [many] { $price } kredytów
       *[other] { $price } kredytu
    }
wrecks-number =
    { $wrecks ->
        [one] { $wrecks } wrak
        [few] { $wrecks } wraki
        [many] { $wrecks } wraków
       *[other] { $wrecks } wraku
    }
price-mix =
    { $wrecks ->
        [0] { price-credits }
       *[other]
            { $price ->
                [0] { wrecks-number }
               *[other] { price-credits } i { wrecks-number }
            }
    }

list-give = daje: { $term }
list-want = chce: { $term }
list-promise = obiecuje: { $term }
list-ask = prosi o obietnicę: { $term }

goods-credits =
    { $due ->
        [spoils] { amount-credits } z łupów
        [this_turn] { amount-credits } do końca tej tury
        [next_turn] { amount-credits } do końca następnej tury
       *[none] { amount-credits }
    }
goods-improvement =
    { $due ->
        [spoils] „{ $improvement }” po zwycięstwie
        [this_turn] „{ $improvement }” do końca tej tury
        [next_turn] „{ $improvement }” do końca następnej tury
       *[none] „{ $improvement }”
    }
goods-wreck =
    { $due ->
        [spoils] { wreck-name } po zwycięstwie
        [this_turn] { wreck-name } do końca tej tury
        [next_turn] { wreck-name } do końca następnej tury
       *[none] { wreck-name }
    }
goods-trophy =
    { $due ->
        [spoils] zakryte trofeum po zwycięstwie
        [this_turn] zakryte trofeum do końca tej tury
        [next_turn] zakryte trofeum do końca następnej tury
       *[none] zakryte trofeum
    }
goods-trophy-claimed =
    { $due ->
        [spoils] trofeum, podobno „{ $claim }”, po zwycięstwie
        [this_turn] trofeum, podobno „{ $claim }”, do końca tej tury
        [next_turn] trofeum, podobno „{ $claim }”, do końca następnej tury
       *[none] trofeum, podobno „{ $claim }”
    }
goods-release = zwolnienie z obietnicy numer { $number }
goods-join = dołączenie do walki
goods-join-faktor = dołączenie do walki z kością Metal Faktor
goods-battle-wreck = wrak z tej walki
goods-battle-support = karta wsparcia z tej walki
goods-help = pomoc w jednej walce
goods-peace = pokój
goods-by-item =
    { $item ->
        [credits] { amount-credits }
        [improvement] ulepszenie
        [wreck] { wreck-name }
        [trophy] trofeum
        [release] { goods-release }
        [join] { goods-join }
        [join_faktor] { goods-join-faktor }
        [battle_wreck] { goods-battle-wreck }
        [battle_support] { goods-battle-support }
        [help] { goods-help }
       *[peace] { goods-peace }
    }
list-name =
    { $list ->
        [give] „co dajesz”
        [want] „czego chcesz”
        [promise] „co obiecujesz”
       *[ask] „o jaką obietnicę prosisz”
    }

part-power = moc { $number }
part-die = kość { $number }
part-support = wsparcie { $number }
part-faktor = kość Metal Faktor { $number }
part-cards = karty { $number }
part-bonus = premia { $number }
part-debt = dług { $number }

## Akcje

action-put-under = Odłóż pod talię trofeum „{ $trophy }”.
action-travel = Wyrusz w podróż.
action-rest = Odpocznij w tej turze.
action-pay-brotherhood = Zapłać Bractwu 1 kredyt.
action-take-judgment = Weź 1 wyrok, zamiast płacić Bractwu.
action-attack-in-space = Zaatakuj statek w kosmosie.
action-attack-via-karokum = Zaatakuj za 2 kredyty statek „{ $ship }” z odrzuconych na Karokum.
action-raid = Napadnij na planetę { planet-name }.
action-challenge = Rzuć wyzwanie: { $other }.
action-tour =
    { $number ->
        [1]
            { $pay ->
                [trophy] 1 Trofea: zapłać trofeum i 1 kredyt.
               *[credits] 1 Trofea: zapłać 2 kredyty.
            }
        [2]
            { $pay ->
                [wreck] 2 Drobna naprawa: zapłać wrakiem.
               *[credits] 2 Drobna naprawa: zapłać { price-credits }.
            }
        [3] 3 Pełna naprawa: zapłać { price-mix }.
        [4] 4 Tytuł chwały: oddaj trzy wraki spod bandery { nation-gen }.
        [5] 5 Nowa oferta: zapłać 1 kredyt.
        [6] 6 Zakup: kup „{ $improvement }” za { price-credits }.
        [7] 7 Przemyt: kup „{ $improvement }” za { price-credits }.
        [8]
            { $pay ->
                [wreck] 8 Amnestia: oddaj wrak Łowcy Piratów.
               *[credits] 8 Amnestia: zapłać 2 kredyty.
            }
        [9] 9 Premia za złom: wymień wrak na „{ $ship }”.
       *[other] 10 Rozrzutność: zapłać { price-mix }.
    }
action-end-turn = Zakończ turę.
action-reveal = Ujawnij trofeum „{ $trophy }”.
action-hold-back = Wstrzymaj na razie trofeum „{ $trophy }”.
action-discard = Odrzuć ulepszenie „{ $improvement }”.
action-use-card =
    { $other ->
        [hidden] Zagraj kartę „{ $improvement }”.
       *[other] Zagraj kartę „{ $improvement }” przeciw { $other }.
    }
action-swap-trophy = Odłóż pod talię „{ $trophy }” i dobierz dwa trofea.
action-buy = Kup „{ $improvement }” za { price-credits }.
action-pass =
    { $phase ->
        [resting] Nie wymieniaj trofeum.
        [resting_purchase] Nie kupuj ulepszenia.
        [gathering] Spasuj i nie szukaj teraz sojusznika.
       *[calling] Nie składaj oferty.
    }
action-keep-trophy = Zatrzymaj trofeum „{ $trophy }”.
action-pay-wreck = Oddaj wrak „{ $ship }”.
action-pay-trophy = Odłóż trofeum „{ $trophy }” pod talię.
action-choose =
    { $effect ->
        [storm]
            { $choice ->
                [0] Przyjmij uszkodzenia.
               *[other] Odrzuć kartę „{ $improvement }”.
            }
        [scrap]
            { $choice ->
                [0] Nie oddawaj wraku.
               *[other] Oddaj wrak „{ $ship }”.
            }
       *[shakedown]
            { $choice ->
                [0] Zapłać żądane kredyty.
               *[other] Przyjmij uszkodzenia.
            }
    }
action-take-on = Zaatakuj statek „{ $ship }”.
action-call-help = Wezwij pomoc, którą obiecuje { $promiser }.
action-go-alone = Rusz bez sojusznika.
action-join = Dołącz zgodnie z obietnicą.
action-stand-by = Dochowaj wierności.
action-betray-attacker = Zdradź swojego sojusznika.
action-commit-faktor = Użyj kości Metal Faktor.
action-keep-faktor-back = Nie używaj kości Metal Faktor.
action-done =
    { $phase ->
        [rolled] Zostaw kości bez zmian.
       *[declaring_cards] Nie zagrywaj więcej kart.
    }
action-take = Weź kartę „{ $improvement }”.
action-take-wreck = Weź wrak „{ $ship }”.
action-plunder-credits = Złup połowę kredytów.
action-plunder-wrecks = Złup połowę wraków.
action-forgo = Zrezygnuj z tego.
action-keep-promise = Dotrzymaj obietnicy, dla { $promisee }: { goods-by-item }.
action-break-promise = Złam obietnicę, dla { $promisee }: { goods-by-item }.
action-open-deal = Zacznij negocjacje: { $other }.
action-call-for-offers = Wezwij do składania ofert.
action-take-offer = Przyjmij ofertę: { $other }.
action-add-term =
    { $list ->
        [give] Daj: { $term }.
        [want] Chcę: { $term }.
        [promise] Obiecaj: { $term }.
       *[ask] Poproś o obietnicę: { $term }.
    }
action-claim-trophy =
    { $named ->
        [yes] Powiedz, że to „{ $trophy }”.
       *[no] Nie mów, które to trofeum.
    }
action-propose-offer = Złóż tę ofertę.
action-drop-offer = Porzuć szkic oferty.
action-pick =
    { $picked ->
        [trophy] Wybierz trofeum „{ $trophy }”.
       *[ship] Wybierz wrak „{ $ship }”.
    }
action-accept-offer = Przyjmij tę ofertę.
action-decline-offer =
    { $reason ->
        [too_little] Odrzuć: za mało.
        [too_risky] Odrzuć: zbyt ryzykowne.
        [you_lead] Odrzuć: prowadzisz.
        [no_trust] Odrzuć: brak zaufania.
        [cannot] Odrzuć: nie mogę.
       *[none] Odrzuć tę ofertę.
    }
action-counter-offer = Złóż kontrofertę w odpowiedzi.
action-withdraw-offer = Wycofaj swoją ofertę.
action-make-offer = Złóż ofertę: { $other }.
action-make-counter = Odpowiedz całą kontrofertą.
action-seal-offer = Przyjmij ofertę i wybierz karty.

## Wydarzenia w grze

event-first-player-drawn = { $seat } zaczyna.
event-base-dealt = { $seat } dowodzi okrętem flagowym „{ $base }”.
event-trophies-dealt = Wszyscy mają po trzy trofea i odkładają jedno.
event-trophy-seen = { $seat } dobiera trofeum „{ $trophy }”.
event-trophies-drawn =
    { $number ->
        [one] { $seat } dobiera { $number } trofeum.
        [few] { $seat } dobiera { $number } trofea.
        [many] { $seat } dobiera { $number } trofeów.
       *[other] { $seat } dobiera { $number } trofeum.
    }
event-trophy-kept = { $seat } zatrzymuje trofeum ({ $trophy }).
event-trophy-put-under = { $seat } odkłada trofeum pod talię ({ $trophy }).
event-turn-begun = Tura { $turn }: { $seat }.
event-travelled = { $seat } wyrusza w podróż.
event-rested = { $seat } odpoczywa.
event-brotherhood-spared = { $seat } ma najmniejszą moc i nic nie płaci Bractwu.
event-credits-paid = { $seat } płaci { amount-credits } { account-to } ({ cause-word }).
event-credits-received = { $seat } dostaje { amount-credits } { account-from } ({ cause-word }).
event-credits-given = { $seat } płaci { amount-credits }, odbiera { $other } ({ cause-word }).
event-treasure-filled = Bank wpłaca { amount-credits } { account-to }.
event-judgment-taken =
    { $number ->
        [0] { $seat } ma już niesławę; wyrok przepada ({ reason-word }).
       *[other] { $seat } otrzymuje { amount-judgment } ({ reason-word }).
    }
event-judgment-cancelled = { $seat } pozbywa się wyroków: { $number } ({ reason-word }).
event-damage-taken =
    { $number ->
        [0] { $seat } ma odporność na uszkodzenia ({ reason-word }).
       *[other] { $seat } otrzymuje { amount-damage } ({ reason-word }).
    }
event-repaired = { $seat } naprawia { amount-damage } ({ reason-word }).
event-glory-earned = { $seat } zdobywa { amount-glory } ({ reason-word }).
event-faktor-turned =
    { $face ->
        [0] Kość Metal Faktor, { $seat }: pusta ścianka ({ reason-word }).
       *[other] Kość Metal Faktor, { $seat }: { $face } ({ reason-word }).
    }
event-ship-turned-up = Pojawia się „{ $ship }”.
event-incident-struck =
    { $acts ->
        [yes] Wydarzenie: „{ $incident }”.
       *[no] Wydarzenie: „{ $incident }”. Nie jest pierwsze w tej turze i nic nie robi.
    }
event-choice-made =
    { $choice ->
        [0] { $seat } wybiera pierwszą możliwość wydarzenia „{ $incident }”.
       *[other] { $seat } wybiera drugą możliwość wydarzenia „{ $incident }”.
    }
event-ship-taken-on = { $seat } atakuje statek „{ $ship }”.
event-hunters-returned = Łowcy Piratów wracają do talii: { $ships }.
event-ships-adrift = Do odrzuconych na Karokum: { $ships }.
event-planet-raided = { $seat } napada na planetę { planet-name }.
event-challenge-made = { $seat } rzuca wyzwanie, odpiera je { $other }.
event-no-ship-found = { $seat } nie znajduje już żadnego statku; walka liczy się jako stoczona.
event-ally-joined =
    { $faktor ->
        [yes] { $ally } dołącza z kością Metal Faktor, po stronie { $other }.
       *[no] { $ally } dołącza po stronie { $other }.
    }
event-went-alone = { $seat } rusza bez sojusznika.
event-word-given = { $ally } dochowuje wierności.
event-attacker-betrayed = Zdrada! { $traitor } przeciw { $other }.
event-faktor-declared =
    { $committed ->
        [yes] { $seat } używa kości Metal Faktor.
       *[no] { $seat } nie używa kości Metal Faktor.
    }
event-card-used = { $seat } zagrywa kartę „{ $improvement }”.
event-card-aimed = { $seat } zagrywa kartę „{ $improvement }” przeciw { $other }.
event-die-rolled =
    { $die ->
        [orange] Pomarańczowa kość: { $face }.
       *[gray] Szara kość: { $face }.
    }
event-faktor-rolled =
    { $face ->
        [0] { $seat } wyrzuca pustą ściankę kości Metal Faktor.
       *[other] { $seat } wyrzuca { $face } na kości Metal Faktor.
    }
event-die-rolled-again =
    { $die ->
        [orange] { $seat } każe powtórzyć rzut pomarańczową kością.
       *[gray] { $seat } każe powtórzyć rzut szarą kością.
    }
event-battle-decided =
    { $won ->
        [yes] Atak { $attack } przeciw { $defence }: zwycięża atak.
       *[no] Atak { $attack } przeciw { $defence }: zwycięża obrona.
    }
event-ship-won = { $seat } zdobywa wrak „{ $ship }”.
event-ship-gone = „{ $ship }” opuszcza grę.
event-support-taken = { $seat } bierze kartę „{ $improvement }”.
event-wreck-taken = { $seat } bierze wrak „{ $ship }”.
event-reward-forgone =
    { $reward ->
        [promise] { $seat } rezygnuje z obiecanego daru.
       *[support] { $seat } rezygnuje z nagrody.
    }
event-credits-plundered = { $seat } łupi połowę kredytów, traci je { $other }.
event-improvement-plundered = { $seat } łupi kartę „{ $improvement }”, traci ją { $other }.
event-wrecks-plundered =
    { $number ->
        [one] { $seat } łupi { $number } wrak, traci go { $other }.
        [few] { $seat } łupi { $number } wraki, traci je { $other }.
        [many] { $seat } łupi { $number } wraków, traci je { $other }.
       *[other] { $seat } łupi { $number } wraku, traci go { $other }.
    }
event-wreck-seen = { $seat } ogląda wrak „{ $ship }”, właściciel: { $other }.
event-wreck-plundered = { $seat } zabiera wrak ({ $ship }), traci go { $other }.
event-gathering-passed = { $seat } nie szuka teraz sojusznika.
event-deal-opened =
    { $moment ->
        [alliance] { $maker } negocjuje sojusz, druga strona: { $other }.
        [gathering] { $maker } negocjuje pomoc, druga strona: { $other }.
       *[free] { $maker } negocjuje, druga strona: { $other }.
    }
event-offers-called = { $seat } wzywa do składania ofert.
event-trophy-claimed = { $maker } mówi, że trofeum to „{ $claim }”.
event-offer-made = { $maker } składa ofertę, adresat { $other }: { $terms }.
event-offer-declined =
    { $answer ->
        [too_little] { $other } odrzuca ofertę, którą składa { $maker }: za mało.
        [too_risky] { $other } odrzuca ofertę, którą składa { $maker }: zbyt ryzykowne.
        [you_lead] { $other } odrzuca ofertę, bo { $maker } prowadzi.
        [no_trust] { $other } odrzuca ofertę, którą składa { $maker }: brak zaufania.
        [cannot] { $other } odrzuca ofertę, którą składa { $maker }: niemożliwe.
       *[none] { $other } odrzuca ofertę, którą składa { $maker }.
    }
event-offer-ended =
    { $how ->
        [withdrawn] { $maker } wycofuje ofertę, adresat { $other }.
        [lapsed] Przepada oferta: { $maker }, adresat { $other }.
        [dropped] { $maker } porzuca szkic oferty, adresat { $other }.
        [countered] { $other } odpowiada kontrofertą, adresat { $maker }.
       *[passed] { $maker } nie składa oferty, adresat { $other }.
    }
event-deal-sealed = { $maker } i { $other } zawierają umowę.
event-improvement-given = { $seat } oddaje kartę „{ $improvement }”, dostaje ją { $other }.
event-wreck-given = { $seat } oddaje { wreck-name } ({ $ship }), dostaje go { $other }.
event-trophy-given = { $seat } oddaje trofeum ({ $trophy }), dostaje je { $other }.
event-promise-made = { $promiser } składa obietnicę, adresat { $promisee }: { $term }.
event-promise-ended =
    { $how ->
        [kept] { $promiser } dotrzymuje obietnicy, adresat { $promisee }: { $term }.
        [broken] { $promiser } łamie obietnicę, adresat { $promisee }: { $term }.
        [released] { $promisee } zwalnia z obietnicy, którą składa { $promiser }: { $term }.
        [lapsed] Przepada obietnica, { $promiser } dla { $promisee }: { $term }.
       *[void] Obietnica jest nieważna, { $promiser } dla { $promisee }: { $term }.
    }
event-promises-bound = Łowca Piratów pokonany: { $seat } i { $other } muszą dotrzymać obietnic.
event-help-called = { $seat } wzywa pomocy, obietnicę ma spełnić { $promiser }.
event-tour-action-taken = { $seat } wykonuje akcję szlaku { $number }, { tour-name }.
event-wreck-paid = { $seat } oddaje wrak „{ $ship }”.
event-wreck-swapped = { $seat } wymienia wrak „{ $ship }” na „{ $taken }”.
event-trophy-revealed =
    { $by_itself ->
        [yes] { $seat } spełnia warunek trofeum „{ $trophy }”; ujawnia się ono na koniec tury.
       *[no] { $seat } ujawnia trofeum „{ $trophy }”.
    }
event-trophy-held = { $seat } wstrzymuje trofeum „{ $trophy }”.
event-improvement-bought = { $seat } kupuje „{ $improvement }” za { price-credits }.
event-improvement-discarded = { $seat } odrzuca kartę „{ $improvement }”.
event-market-filled = W ofercie na miejscu { $slot }: „{ $improvement }”.
event-market-renewed = { $seat } wymienia ulepszenia w ofercie.
event-turn-ended = { $seat } kończy turę.
event-game-ended =
    { $ending ->
        [glory] Koniec gry: ktoś ma 9 punktów chwały.
        [deck] Koniec gry: talia kosmosu się wyczerpała.
       *[turns] Koniec gry: każdy zagrał 40 tur.
    }

outcome-first-player-fell = Los wskazuje: zaczyna { $seat }.
outcome-base-fell = { $seat } dostaje okręt flagowy „{ $base }”.
outcome-trophy-fell = Dobrane trofeum to „{ $trophy }”.
outcome-space-card-fell = Odkryta zostaje karta kosmosu numer { $card }.
outcome-improvement-fell = Ulepszenie numer { $card } trafia do OCG.
outcome-die-fell =
    { $die ->
        [orange] Na pomarańczowej kości wypada { $face }.
       *[gray] Na szarej kości wypada { $face }.
    }
outcome-faktor-fell = Kość Metal Faktor, { $seat }: wypada { $face }.

## Wyniki

result-glory = Ktoś ma co najmniej 9 punktów chwały; wygrywa największa chwała.
result-glory-credits = Ktoś ma co najmniej 9 punktów chwały; przy równej chwale decydują kredyty.
result-glory-shared = Ktoś ma co najmniej 9 punktów chwały; przy równej chwale i kredytach zwycięstwo jest wspólne.
result-deck = Talia kosmosu się wyczerpała; wygrywa największa chwała.
result-deck-credits = Talia kosmosu się wyczerpała; przy równej chwale decydują kredyty.
result-deck-shared = Talia kosmosu się wyczerpała; przy równej chwale i kredytach zwycięstwo jest wspólne.
result-turns = Każdy zagrał 40 tur; wygrywa największa chwała.
result-turns-credits = Każdy zagrał 40 tur; przy równej chwale decydują kredyty.
result-turns-shared = Każdy zagrał 40 tur; przy równej chwale i kredytach zwycięstwo jest wspólne.

## Czego nie można

refused-game-over = Gra jest skończona.
refused-chance-first = Najpierw karty albo kości.
refused-not-your-decision = Teraz decyduje ktoś inny.
refused-not-now = Najpierw trzeba zdecydować o czymś innym.
refused-nothing-like-it = Czegoś takiego nie ma w tej grze.
refused-journey-chosen = Wybór między podróżą a odpoczynkiem już zapadł.
refused-no-damage-to-rest = Bez uszkodzeń nie można odpoczywać.
refused-journey-first = Najpierw wybierz podróż albo odpoczynek.
refused-brotherhood-first = Najpierw zapłać Bractwu albo weź wyrok.
refused-brotherhood-done = Sprawa Bractwa jest w tej turze załatwiona.
refused-brotherhood-spares = Masz najmniejszą moc i nic nie płacisz Bractwu.
refused-brotherhood-too-dear = Nie masz kredytu dla Bractwa; weź wyrok.
refused-battle-done = Twoja walka w tej turze już się odbyła.
refused-battle-missing = Przed końcem tury musisz stoczyć jedną walkę.
refused-resting-now = Kto odpoczywa, nie walczy i nie rusza na szlak.
refused-karokum-empty = Wśród odrzuconych na Karokum nie ma statku.
refused-karokum-too-dear = Atak przez Karokum kosztuje 2 kredyty, których nie masz.
refused-not-on-karokum = Tego statku nie ma wśród odrzuconych na Karokum.
refused-planet-visited = Na tej planecie wykonano w tej turze akcję szlaku, więc nie możesz na nią napaść.
refused-planet-closed = Ta planeta była w tej turze celem ataku; jej akcje szlaku są zamknięte.
refused-yourself = Wybierz innego kapitana.
refused-infamous = Masz niesławę: przy 4 wyrokach nie ma dla ciebie sojuszy ani pomocy.
refused-other-infamous = Ten kapitan ma niesławę i nie może być sojusznikiem.
refused-not-free = Ten kapitan już bierze udział w walce.
refused-tour-forward = Szlak prowadzi tylko naprzód: jesteś przy akcji { $last }.
refused-tour-over = Twój szlak jest w tej turze zakończony.
refused-tour-nothing = { tour-name } teraz nic by nie dała.
refused-tour-too-dear = { tour-name } kosztuje w ten sposób { price-mix }, a tego nie masz.
refused-tour-no-way = { tour-name } nie jest możliwa w ten sposób.
refused-judged-now = W tej turze zapadł na ciebie wyrok, więc żadnego się nie pozbędziesz.
refused-fifth-improvement = Masz już cztery ulepszenia. Najpierw odrzuć jedno.
refused-two-trophies = Mając dwa trofea na ręce, musisz zapłacić jednym z nich.
refused-not-your-trophy = Nie masz tego trofeum.
refused-unfulfilled = Warunek trofeum nie jest spełniony: masz { $have } z { $need }.
refused-one-a-turn = W tej turze już ujawniasz trofeum; wolno tylko jedno.
refused-held-already = To trofeum już wstrzymujesz.
refused-fulfilled = Warunek tego trofeum jest spełniony; wymienić można tylko niespełnione.
refused-not-your-card = Nie masz tej karty.
refused-wrong-moment = Tej karty używa się w innym momencie.
refused-card-nothing = Ta karta teraz nic by nie dała.
refused-no-target = Ta karta ma inny cel: innego kapitana albo nikogo.
refused-not-on-offer = Nie ma tam ulepszenia w ofercie.
refused-too-dear = Kosztuje to { price-credits }, a masz { $credits }.
refused-not-drawn = Tego trofeum nie ma wśród dobranych.
refused-not-your-wreck = Tego wraku nie możesz wziąć ani oddać.
refused-wreck-unfit = Ten wrak tu nie pasuje.
refused-no-such-choice = Wydarzenie nie daje ci takiego wyboru.
refused-not-face-up = Ten statek nie leży odkryty.
refused-no-promise = Nie ma takiej obietnicy.
refused-no-help = Ta obietnica nie dotyczy pomocy albo kapitan już jest po twojej stronie.
refused-bound-word = Po zwycięstwie nad Łowcą Piratów tej obietnicy trzeba dotrzymać.
refused-no-betrayal = W walce z Łowcą Piratów nie ma zdrady.
refused-die-not-blank = Kość Metal Faktor nie leży pustą ścianką do góry.
refused-not-in-discard = Tej karty nie ma wśród dostępnych.
refused-yields-nothing = Nie ma czego łupić.
refused-cannot-keep = Nie masz tego, co obiecano.
refused-no-deal-now = W tym momencie nie ma umów.
refused-opened-twice = Z tym kapitanem były już dwie negocjacje.
refused-called-once = W tym momencie tury wezwanie do ofert już padło.
refused-nobody-to-call = Nikt nie może odpowiedzieć: teraz żaden kapitan nie może być sojusznikiem.
refused-no-standing-offer = Nie ma takiej otwartej oferty.
refused-out-of-order = Tu niemożliwe: { goods-by-item }. Pozycje mają stałą kolejność, ta jest wcześniejsza.
refused-list-full = Niemożliwe: { goods-by-item }. Na liście { list-name } mieszczą się najwyżej trzy pozycje.
refused-once-a-list = Niemożliwe: { goods-by-item }. To już jest na liście { list-name }.
refused-not-theirs = Niemożliwe: { goods-by-item } na liście { list-name }. Kto ma to dać, nie ma tego albo to za dużo.
refused-not-in-this-list = Niemożliwe: { goods-by-item } nie należy do listy { list-name }.
refused-due-not-open = Niemożliwe: { goods-by-item } na liście { list-name }. Taki termin nie wchodzi w grę.
refused-no-release = Niemożliwe: { goods-by-item }. Nie ma takiej obietnicy.
refused-no-joining-here = Niemożliwe: { goods-by-item } na liście { list-name }. Nikt nie może tu dołączyć.
refused-no-such-spoils = Niemożliwe: { goods-by-item } na liście { list-name }. To zwycięstwo tego nie przynosi.
refused-promises-full = Otwarte mogą być najwyżej trzy obietnice jednego kapitana dla drugiego.
refused-joining-missing = W tym momencie oferta musi zawierać dołączenie do walki.
refused-offer-empty = Oferta jest pusta.
refused-offer-repeated = Tę ofertę w tej turze odrzucono i nie można jej powtórzyć bez zmian.
refused-claim-first = Najpierw powiedz, które to trofeum, albo że nie mówisz.
refused-no-claim = Nie ma trofeum do nazwania.
refused-no-counter-left = Trzecią propozycję można już tylko przyjąć albo odrzucić.
refused-cannot-give = Nie możesz dać wszystkiego, czego chce oferta.
refused-maker-cannot-give = Autor oferty nie może już dać wszystkiego.
refused-no-room = Po wymianie ktoś miałby więcej niż 4 ulepszenia albo 2 trofea.
refused-pick-unfit = Ta karta nie należy do ciebie albo nie jest tym, co mówi oferta.
refused-must-take = Masz miejsce, więc nie możesz zrezygnować.
refused-has-room = Nie musisz tu niczego odrzucać.
refused-no-such =
    { $what ->
        [ship] Nie ma statku { $value }; statki mają numery od { $least } do { $most }.
        [trophy] Nie ma trofeum { $value }; trofea mają numery od { $least } do { $most }.
        [claim] Nie można nazwać trofeum { $value }; trofea mają numery od { $least } do { $most }.
        [improvement] Nie ma ulepszenia { $value }; ulepszenia mają numery od { $least } do { $most }.
        [slot] Nie ma miejsca { $value }; miejsca mają numery od { $least } do { $most }.
        [other] Nie ma miejsca przy stole { $value }; mają numery od { $least } do { $most }.
        [promise] Nie ma obietnicy { $value }; obietnice mają numery od { $least } do { $most }.
        [number] Nie ma akcji szlaku { $value }; mają numery od { $least } do { $most }.
       *[choice] { $value } nie leży między { $least } a { $most }.
    }
refused-no-such-term = W ofercie { $value } nie jest tam możliwe; dozwolone jest od { $least } do { $most }.
refused-no-such-code = Żadna akcja nie ma numeru { $code }.
refused-whole-action = Ta akcja składa się z kilku kroków.
refused-pick-one = Wybierz dokładnie jedną kartę: wrak albo trofeum.

## Pozycje

position-against-rules = W pozycji jest „{ $field }={ $value }”, a na to zasady nie pozwalają ({ $rule }).
