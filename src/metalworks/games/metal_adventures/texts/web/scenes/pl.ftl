# Walki i umowy w Metal Adventures w przeglądarce, po polsku.

## Walka: dwie strony

battle-scene = Walka
battle-attacks = Atakuje { $name }
battle-you-attack = twoja walka
battle-you-betrayed = to twoja zdrada
battle-you-help-attack = wspierasz atak
battle-you-defend = to wyzwanie dla ciebie
battle-you-help-defence = wspierasz obronę
battle-credits = Kredyty
battle-prize-challenge = { $glory } i Pula Piratów: { $pot }
battle-attack-wins = Wygrywa atak
battle-defence-wins = Wygrywa obrona
battle-attack-won = atak wygrywa
battle-defence-won = obrona wygrywa

## Dwie sumy

battle-attack = Atak
battle-defence = Obrona
battle-wins-ties = wygrywa remisy
battle-loses-ties = przegrywa remisy
battle-part-power =
    { $mine ->
        [yes] twoja moc główna
       *[no] moc główna: { $name }
    }
battle-part-orange = kość pomarańczowa
battle-part-gray = kość szara
battle-part-support =
    { $mine ->
        [yes] twoje wsparcie
       *[no] wsparcie: { $name }
    }
battle-part-faktor =
    { $mine ->
        [yes] twój Metal Faktor
       *[no] Metal Faktor: { $name }
    }
battle-part-cards = karty wsparcia
battle-part-bonus = premia
battle-part-debt = dług Metal Faktor
battle-if-you-betray = jeśli zdradzisz
battle-tie = remis: wygrywa atak
battle-short = brakuje { $number }
battle-margins = Jak mogą wypaść kości
battle-margins-fell = Jak wypadły kości wśród wszystkich możliwych wyników
battle-margin-short = za mało
battle-margin-wins = atak wygrywa, także przy remisie
battle-margins-said = W { $short } % rzutów atak nie wystarcza, w { $wins } % wygrywa.

## Wybory w walce

battle-sure = Na pewno? Naciśnij jeszcze raz
battle-your-side-wins = wygrywa twoja strona
battle-always = Zawsze
battle-if-lost = Przy porażce
battle-your-damage = Twoje uszkodzenia rosną z { $from } do { $to }.
battle-no-damage = Nie odnosisz uszkodzeń.
battle-stand-by = Dochowaj wierności: { $name }
battle-stand-by-detail = Twoje wsparcie zostaje przy ataku.
battle-nothing-promised = Niczego ci nie obiecano.
battle-promised-you = { $name } jest ci winien: { $term }.
battle-you-promised = Masz dług ({ $name }): { $term }.
battle-betray = Zdradź
battle-betray-detail = Twoje { $number } wspiera: { $target }. Do tej chwili nikt nie wie.
battle-costs-judgment = +{ $number } wyrok, czyli o { $number } mniej chwały.
battle-judgment-lost = Już masz niesławę: żadnych dalszych wyroków.
battle-yours-alone =
    { $number ->
        [0] Nie ma tu kredytów do wzięcia.
       *[other] Kredyty tylko dla ciebie: { $number }.
    }
battle-promises-void = Obietnice dla ciebie przepadają.
battle-commit = Użyj kości Metal Faktor
battle-commit-detail = Jej wynik odejmie się w twojej następnej własnej walce.
battle-keep-back = Zachowaj kość
battle-keep-back-detail = Zostaje pusta na inną walkę.
battle-no-card = Nie używaj więcej kart
battle-leave-dice = Zostaw kości tak, jak leżą
battle-alone = Atakuj w pojedynkę
battle-alone-detail = Nikt nie weźmie udziału i nikt nie zdradzi.
battle-pass = Nie szukaj teraz sojusznika
battle-pass-detail = Po dwóch pasach z rzędu zaczyna się walka.
battle-ask = Negocjuj: { $name }
battle-lends = Użycza { $number }.
battle-lends-or = Użycza { $number }; z kością Metal Faktor { $odds }%.
battle-call-help = Wezwij na pomoc: { $name }
battle-take-offer = Przypieczętuj ofertę: { $name }
battle-call-offers = Zbierz oferty
battle-call-offers-detail = Wszyscy, którzy mogą pomóc, naraz podają cenę.
battle-join = Dołącz zgodnie z obietnicą: { $name }
battle-breaks-peace = Łamiesz obietnicę pokoju: +{ $number } wyrok.
battle-break-help = Złam słowo
battle-break-help-detail = Pomoc obiecana: { $name }.

battle-prompt-word = { $name } na ciebie liczy. Dotrzymasz słowa?
battle-prompt-declaring = Czy używasz kości Metal Faktor?
battle-prompt-declaring-cards = Czy używasz karty przed rzutem?
battle-prompt-rolled = Kości leżą. Czy je zmieniasz?
battle-prompt-allying = Zdobądź sojusznika albo ruszaj w pojedynkę
battle-prompt-gathering = Zbierz sojuszników do wyzwania
battle-prompt-challenged = { $name } rzuca ci wyzwanie: zbierz sojuszników
battle-prompt-helping = Ktoś wzywa cię na pomoc
battle-prompt-settling = Nadszedł termin obietnicy
battle-prompt-spoils = Wybierz nagrodę
battle-prompt-room = Brak miejsca: oddaj coś
battle-rolling = Kości w ruchu
battle-waits = { $phase }: czekamy na: { $names }

battle-role-attacker = atakuje
battle-role-challenged = wyzwanie
battle-role-ally = sojusznik
battle-role-traitor = zdrajca
battle-committed = Metal Faktor w grze
battle-crew = Kto walczy
battle-pledged = z obiecaną kością
battle-stage-ally = Sojusz
battle-stage-word = Wierność
battle-stage-declare = Metal Faktor, karty
battle-stage-dice = Kości
battle-stage-spoils = Łupy
battle-aside = Spójrz na planszę
battle-back = Wróć do walki
battle-carry-on = Dalej

## Jak kończy się walka

battle-over-won = Zwycięstwo: { $name }
battle-over-lost = Porażka: { $name }
battle-end-won =
    { $mine ->
        [yes] Zwycięstwo jest twoje
       *[no] Zwycięża { $name }
    }
battle-end-lost =
    { $mine ->
        [yes] To twoja porażka
       *[no] Przegrywa { $name }
    }
battle-end-traitor =
    { $mine ->
        [yes] Twoja zdrada
       *[no] Zdradza { $name }
    }
battle-end-aside =
    { $mine ->
        [yes] Zyskujesz na tym
       *[no] Zyskuje { $name }
    }
battle-end-nothing = bez łupu
battle-got-credits =
    { $number ->
        [one] +{ $number } kredyt
        [few] +{ $number } kredyty
        [many] +{ $number } kredytów
       *[other] +{ $number } kredytu
    }
battle-got-glory = Chwała +{ $number }
battle-got-wreck =
    { $number ->
        [one] +{ $number } wrak
        [few] +{ $number } wraki
        [many] +{ $number } wraków
       *[other] +{ $number } wraku
    }
battle-got-repair = Naprawa: { $number }
battle-got-damage =
    { $number ->
        [0] Odporność na uszkodzenia
       *[other] Uszkodzenia +{ $number }
    }
battle-got-judgment =
    { $number ->
        [0] Niesława już jest
       *[other] Wyroki +{ $number }
    }
battle-got-kept = Obietnica dotrzymana
battle-got-broken = Obietnica złamana
battle-got-void = Obietnica przepadła
battle-got-forgone = Rezygnacja z nagrody
battle-got-debt = Metal Faktor pokazuje { $number }
battle-got-blank = Metal Faktor pusty
battle-debt-detail = odejmie się w następnej własnej walce
battle-blank-detail = gotowy na następną walkę
battle-from = od: { $name }
battle-to = dla: { $name }
battle-damage-now = Uszkodzenia teraz: { $number }

## Umowa

deal-desk = Umowy
deal-title = Umowa piracka
deal-and = i
deal-turn = tura { $turn }
deal-against = przeciw: { $name }
deal-now = Teraz
deal-later = Potem
deal-now-detail = zmienia właściciela po obu pieczęciach: wiążące
deal-later-detail = obietnica: można ją złamać, za { amount-judgment }
deal-you-give = Dajesz
deal-you-get = Dostajesz
deal-gives = Daje { $name }
deal-you-can-give = Możesz dać
deal-other-has = Ma { $name }
deal-put-now = { $thing }: teraz
deal-put-later = { $thing }: jako obietnica
deal-list-give = Co teraz daje { $name }
deal-list-want = Co w zamian teraz daje { $name }
deal-list-promise = Co obiecuje { $name }
deal-list-ask = Co w zamian obiecuje { $name }
deal-add-give = dodaj z ładowni
deal-add-want = poproś o coś
deal-add-promise = obiecaj coś
deal-add-ask = poproś o obietnicę
deal-nothing = nic
deal-glory-never = Chwałą nigdy się nie handluje.
deal-wrecks = Wraki
deal-alliance = sojusz
deal-alliance-lends = sojusz, +{ $number }
deal-in-this-battle = w tej walce
deal-with-die = z kością Metal Faktor
deal-release = zwolnienie z obietnicy: { $term }
deal-unseen = bez pokazywania
deal-due-spoils = po wygranej walce
deal-due-this-turn = do końca tej tury
deal-due-next-turn = do końca następnej własnej tury
deal-due-help = na wezwanie, do końca następnej tury
deal-due-peace = do końca następnej własnej tury
deal-when = Kiedy: { $thing }
deal-which-wreck = Który wrak
deal-wreck-any = dowolny wrak
deal-wreck-solar = wrak solarny
deal-wreck-imperial = wrak imperialny
deal-wreck-barrens = wrak z Pustkowi
deal-wreck-ocg = wrak OCG
deal-wreck-hunter = wrak Łowcy Piratów
deal-claim = Co o nim mówisz
deal-claim-nothing = nic o nim nie mów
deal-claim-as = powiedz, że to „{ $trophy }”
deal-pick-trophy = Które trofeum naprawdę dajesz
deal-trophy-lie = Trofeum przechodzi z rąk do rąk zakryte, a to, co się o nim mówi, może być kłamstwem.
deal-fewer = O jeden mniej
deal-more = O jeden więcej
deal-remove = Skreśl: { $thing }
deal-gain =
    { $whose ->
        [mine] Ze wsparciem { $number } ({ $name }) masz szansę
        [lent] Z twoim wsparciem { $number } { $principal } ma szansę
       *[theirs] Ze wsparciem { $number } ({ $name }) { $principal } ma szansę
    }
deal-breaks-peace = Dołączając, { $name } łamie obietnicę pokoju: +{ $number } wyrok.
deal-commits = Do czego cię to zobowiązuje
deal-commits-now =
    { $signs ->
        [yes] Gdy przyłożysz pieczęć, { $name } dostaje: { $things }.
       *[no] Gdy { $name } przyłoży pieczęć, oddajesz: { $things }.
    }
deal-commits-join =
    { $signs ->
        [yes] Gdy przyłożysz pieczęć, walczysz po stronie: { $name }. Przegrana walka oznacza uszkodzenia także dla ciebie.
       *[no] Gdy { $name } przyłoży pieczęć, walczysz po tej samej stronie. Przegrana walka oznacza uszkodzenia także dla ciebie.
    }
deal-commits-later = Masz dług ({ $name }): { $term }. Złamanie słowa kosztuje wyrok.
deal-commits-nothing = Do niczego cię nie zobowiązuje.
deal-record = dotrzymane obietnice: { $kept } z { $all }
deal-record-none = jeszcze żadnych obietnic
deal-record-open = otwarte obietnice: { $number }

## Biurko

deal-mode-compose = Twoja oferta dla: { $name }
deal-mode-counter = Twoja kontroferta dla: { $name }
deal-mode-called = { $name } zbiera oferty
deal-mode-answer = { $name } proponuje ci umowę
deal-mode-wait = { $name } czyta twoją ofertę
deal-mode-pick = Wybierz kartę, którą dajesz
deal-mode-settle = Nadszedł termin obietnicy
deal-mode-steps = Twój szkic
deal-mode-browse = Zawrzyj umowę
deal-send = Przypieczętuj i wyślij: { $name }
deal-send-detail =
    { $later ->
        [0] { deal-things-now }
       *[other] { deal-things-now }, obietnice: { $later }
    }
deal-things-now =
    { $now ->
        [0] teraz nic nie dajesz
       *[other] teraz dajesz: { $now }
    }
deal-step-back = Krok wstecz
deal-tear = Podrzyj
deal-no-counter = Bez kontroferty
deal-no-offer = Bez oferty
deal-seal = Przypieczętuj
deal-seal-detail = wiąże od razu
deal-seal-cannot = nie możesz dać tego wszystkiego
deal-counter = Kontroferta
deal-refuse = Odmów
deal-withdraw = Wycofaj ofertę
deal-close = Wróć do planszy
deal-with-whom = Z kim?
deal-left =
    { $number ->
        [0] tu już bez negocjacji
       *[other] pozostałe negocjacje: { $number }
    }
deal-call = Zbierz oferty
deal-call-detail = Wszyscy inni naraz podają cenę. Bez kontrofert.
deal-called = Oferty dla ciebie
deal-offers-you = { $name } proponuje ci
deal-offers = { $name } proponuje ({ $other })
deal-card-gives = daje
deal-card-wants = chce
deal-with-them = Z pomocą ({ $name }):
deal-writing = jeszcze pisze
deal-pick-secret = Nikt nie zobaczy, która to, zanim zmieni właściciela.
deal-refused = Odmowa: { $reason }
deal-reason-none = Po prostu nie
deal-reason-too-little = Za mało
deal-reason-too-risky = Zbyt ryzykowne
deal-reason-you-lead = Prowadzisz
deal-reason-no-trust = Nie ufam ci
deal-reason-cannot = Nie mogę

## Obietnice

deal-ledger = Księga obietnic
deal-ledger-empty = Nikt nikomu nic nie jest winien.
deal-records = Dotrzymane słowa
deal-last-spoils = przy podziale łupów
deal-last-turn = termin: koniec tury { $turn }
deal-last-until = do końca tury { $turn }
deal-bound = trzeba dotrzymać
deal-keep-now = Dotrzymaj teraz
deal-status-yours = Twoja
deal-status-to-you = Dla ciebie
deal-status-open = Otwarta
deal-ended = Zakończone
deal-ended-kept = dotrzymana
deal-ended-broken = złamana
deal-ended-released = umorzona
deal-ended-lapsed = przepadła
deal-ended-void = nieważna
deal-due = Twoja obietnica ({ $name }): { $term }.
deal-keep-word = Dotrzymaj słowa
deal-keep-word-detail = { $name } dostaje: { $term }.
deal-break-word = Złam słowo
deal-break-word-detail = { $name } nie dostaje nic.
deal-break-cost = Kosztuje to { $number } wyrok (z { $from } na { $to }) i tyle samo chwały, i tego się nie zapomina.
deal-break-infamy = Kosztuje to { $number } wyrok (z { $from } na { $to }): okrywa cię niesława, bez sojuszy i pomocy.
deal-break-free = Nie kosztuje to już wyroku, ale tego się nie zapomina.

## Co mówią kapitanowie; komputery według charakteru statku

deal-says-none = Nie.
deal-says-too-little = To za mało.
deal-says-too-risky = To dla mnie zbyt ryzykowne.
deal-says-you-lead = Prowadzisz; nie pomogę ci.
deal-says-no-trust = Nie ufam ci.
deal-says-cannot = Nie mogę tego zrobić.
deal-says-seal = Umowa stoi.
deal-says-offer = Oto moja oferta.
deal-says-counter = Lepiej tak.

voice-crows-tooth-none = Nie. Mam kadłub do łatania.
voice-crows-tooth-too-little = To nie starczy nawet na smołę.
voice-crows-tooth-too-risky = Moje łaty mają łaty. Szukaj innego głupca.
voice-crows-tooth-you-lead = Latasz dość wysoko bez moich nitów.
voice-crows-tooth-no-trust = Twoje słowo przecieka gorzej niż moja zęza.
voice-crows-tooth-cannot = Chętnie, ale wszystko, co mam, jest przybite.
voice-crows-tooth-seal = Zrobione. Uwaga, świeżo malowane.
voice-crows-tooth-offer = Uczciwa robota, uczciwa cena. Rzuć okiem.
voice-crows-tooth-counter = Najpierw to sobie wyklepię.
voice-saint-gasket-none = Niech cię niebo błogosławi, ale nie.
voice-saint-gasket-too-little = Przyjaźń jest za darmo. Paliwo nie.
voice-saint-gasket-too-risky = Modlę się za odważnych. Nie lecę z nimi.
voice-saint-gasket-you-lead = Cisi też muszą mieć swoją kolej.
voice-saint-gasket-no-trust = Wybaczam ci. Po prostu ci nie wierzę.
voice-saint-gasket-cannot = Ładownia pusta, sumienie pełne.
voice-saint-gasket-seal = Przypieczętowane. Oby trzymało dłużej niż moje uszczelki.
voice-saint-gasket-offer = Bądźmy przyjaciółmi, na tych warunkach.
voice-saint-gasket-counter = Prawie, przyjacielu. Raczej tak.
voice-velvet-hammer-none = Jak miło, że pytasz. Nie.
voice-velvet-hammer-too-little = Urocze. A gdzie reszta?
voice-velvet-hammer-too-risky = Ja rozbijam. Mnie się nie rozbija.
voice-velvet-hammer-you-lead = Tak bym nie chciała pomóc ci wygrać.
voice-velvet-hammer-no-trust = Obietnice masz śliczne. Wolę gotówkę.
voice-velvet-hammer-cannot = Cóż, nie można dać tego, czego się nie ma.
voice-velvet-hammer-seal = Cała przyjemność. Obym nie żałowała.
voice-velvet-hammer-offer = Mała propozycja. Czytaj powoli.
voice-velvet-hammer-counter = Tak blisko. Pozwól.
voice-last-invoice-none = Odmowa. Brak uzasadnienia w aktach.
voice-last-invoice-too-little = Te liczby nie pokrywają moich kosztów.
voice-last-invoice-too-risky = Ryzyko przekracza premię.
voice-last-invoice-you-lead = Lidera rynku nie finansuję.
voice-last-invoice-no-trust = Twoją wiarygodność zrewidowano. W dół.
voice-last-invoice-cannot = Brak na stanie. Proszę wrócić w przyszłym kwartale.
voice-last-invoice-seal = Podpisane, ostemplowane, w segregatorze.
voice-last-invoice-offer = W załączeniu moja oferta.
voice-last-invoice-counter = Pozwalam sobie poprawić twoje liczby.
voice-grandmas-ire-none = Nie, dziecko.
voice-grandmas-ire-too-little = Za moich czasów starczało to na herbatnika.
voice-grandmas-ire-too-risky = Nie dożywa się mojego wieku, pchając się w takie rzeczy.
voice-grandmas-ire-you-lead = Tobie już wystarczy. Zostaw coś innym.
voice-grandmas-ire-no-trust = Pamiętam twoje sprawki. Pamiętam wszystko.
voice-grandmas-ire-cannot = Babcina sakiewka jest pusta, skarbie.
voice-grandmas-ire-seal = Dobrze. A teraz dotrzymaj, bo nie będzie ciasta.
voice-grandmas-ire-offer = Usiądź, dziecko, i przeczytaj.
voice-grandmas-ire-counter = Bzdura. Zrobimy to po mojemu.
voice-thirteenth-moon-none = Nie pod tym księżycem.
voice-thirteenth-moon-too-little = Przypływ żąda więcej.
voice-thirteenth-moon-too-risky = Widzę już, jak to się kończy.
voice-thirteenth-moon-you-lead = Najjaśniejsza gwiazda spada najniżej. Poczekam.
voice-thirteenth-moon-no-trust = Twój cień pada w złą stronę.
voice-thirteenth-moon-cannot = Moje ręce są puste, jak przepowiedziano.
voice-thirteenth-moon-seal = Było zapisane. Teraz jest podpisane.
voice-thirteenth-moon-offer = To i tak by się stało.
voice-thirteenth-moon-counter = Znaki sugerują drobną zmianę.
