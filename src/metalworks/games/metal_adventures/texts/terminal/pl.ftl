# Metal Adventures przy stole w terminalu. Słowa samej gry są przy grze.

## Strony

adventures-page =
    { $page ->
        [space] Kosmos
        [captains] Kapitanowie
        [tour] Szlak
        [battle] Walka
       *[deals] Umowy
    }
adventures-turn = Tura { $number }: { $name }
adventures-deck =
    { $number ->
        [one] { $number } karta w talii
        [few] { $number } karty w talii
        [many] { $number } kart w talii
       *[other] { $number } karty w talii
    }
adventures-choices = Twoje możliwości
adventures-may = Gdy decyduje { $name }, możesz: { $actions }
adventures-task =
    { $task ->
        [journey] Wyrusz albo, mając uszkodzenia, odpocznij. Umowy są już możliwe.
        [brotherhood] Opłać Bractwo albo weź wyrok; potem walka i szlak.
        [battle] Stocz jedną walkę; szlak przed nią albo po niej.
        [rested] To twój odpoczynek. Zawrzyj umowę albo zakończ turę.
       *[rest] Walka za tobą. Szlak, umowy albo koniec tury.
    }

## Kosmos i miejsca

adventures-planets = Planety
adventures-target-heads = moc|łup –strata|solo|+ MF|pomoc
adventures-three-ships = Odsłania się trzy statki, a ty mierzysz się z jednym z nich. Wydarzenia po drodze dotykają wszystkich.
adventures-planet =
    { $planet ->
        [exxalia] Exxalia: zwycięstwo daje skarbiec ({ amount-credits }) i jedno z trzech trofeów; porażka to 1 uszkodzenie.
        [bazaar] Bazar: zwycięstwo daje skarbiec ({ amount-credits }) i odrzuconą kartę wsparcia; porażka to 1 uszkodzenie.
       *[karokum] Karokum: zwycięstwo daje skarbiec ({ amount-credits }) i odrzucony statek jako wrak; porażka to 1 uszkodzenie.
    }
adventures-pot = W Puli Piratów: { amount-credits }
adventures-bank =
    { $trophies ->
        [one] W banku: { amount-credits }. W talii trofeów: { $trophies } karta.
        [few] W banku: { amount-credits }. W talii trofeów: { $trophies } karty.
        [many] W banku: { amount-credits }. W talii trofeów: { $trophies } kart.
       *[other] W banku: { amount-credits }. W talii trofeów: { $trophies } karty.
    }
adventures-bazaar = Odrzucone na Bazarze
adventures-karokum = Odrzucone na Karokum

## Kapitanowie

adventures-captains = Kapitanowie
adventures-captain-heads = Moc|Uszk.|Chw.|Wyr.|Kred.|MF|Wraki|Tr.|Słowo
adventures-captain-heads-help = Moc główna i moc wsparcia, uszkodzenia, chwała, wyroki, kredyty, kość Metal Faktor, wraki, trofea, obietnice dotrzymane i złamane.
adventures-letters = G|U|Y|F|W|T
adventures-trophies = Moje trofea
adventures-trophies-more = spełnione ujawniają się na koniec tury
adventures-trophy-state =
    { $state ->
        [fulfilled] spełnione ({ $have } z { $need })
        [held] spełnione, wstrzymane
       *[open] { $have } z { $need }
    }
adventures-wrecks-of =
    { $nation ->
        [solar] Sol ×{ $number }
        [imperial] Imperium ×{ $number }
        [barrens] Pustkowia ×{ $number }
       *[ocg] OCG ×{ $number }
    }
adventures-wrecks-hunters = w tym łowcy ×{ $number }
adventures-wrecks-hidden = zakryte ×{ $number }

## Szlak

adventures-tour-at = Ostatnia akcja: { $number }
adventures-tour-over = W tej turze szlak jest już zamknięty
adventures-closed =
    { $reason ->
        [tour-forward] minęło
        [tour-over] koniec szlaku
        [tour-nothing] nic nie da
        [tour-too-dear] za drogo
        [planet-closed] planeta złupiona
        [judged-now] wyrok w tej turze
        [two-trophies] dwa trofea na ręce
        [fifth-improvement] cztery ulepszenia
        [journey-first] najpierw wyrusz
        [brotherhood-first] najpierw Bractwo
        [resting-now] odpoczynek
       *[other] nie teraz
    }

## Walka

adventures-no-battle = Nikt nie walczy.
adventures-battle = { $seat } przeciw { $target }
adventures-attack = Atak { $number }
adventures-defence = Obrona { $number }
adventures-odds = Atak wygrywa z szansą { $chance }.

## Umowy

adventures-offer =
    { $state ->
        [draft] { $maker } pisze ofertę dla { $other }
        [called] Wywołana oferta: { $maker } dla { $other }
       *[open] Oferta: { $maker } dla { $other }
    }
adventures-picked = Wybrane przez ciebie: { $cards }
adventures-promises = Otwarte obietnice
adventures-promise =
    { $bound ->
        [yes] { $promiser } dla { $promisee }: { $words }, związane przez łowcę ({ adventures-until })
       *[no] { $promiser } dla { $promisee }: { $words } ({ adventures-until })
    }
adventures-until =
    { $last ->
        [0] przy podziale łupów
       *[other] do końca tury { $last }
    }
adventures-write = Napisz ofertę dla { $name }.
adventures-form = Twoja oferta dla { $name }
adventures-form-counter = Twoja kontroferta dla { $name }
adventures-form-left = pozostałe negocjacje: { $number }
adventures-form-list =
    { $list ->
        [give] Dajesz teraz
        [want] Chcesz teraz
        [promise] Obiecujesz
       *[ask] Chcesz obietnicy
    }
adventures-form-help = ←→ lista, ↵ + − zmiana, o złóż, x odłóż
adventures-form-due =
    { $due ->
        [spoils] Termin: przy podziale łupów
        [this_turn] Termin: do końca tej tury
        [next_turn] Termin: do końca następnej własnej tury
       *[none] Termin: od razu
    }
adventures-form-credits = kredyty (najwyżej { $most })
adventures-form-claim =
    { $claimed ->
        [yes] rzekomo „{ $name }”
       *[no] bez podania nazwy
    }
adventures-form-nothing = Tu nie można nic wpisać.
adventures-form-propose = Złóż tę ofertę: { $name }.
adventures-form-leave = Odłóż formularz.
adventures-offer-word = „{ $words }” nic w ofercie nie znaczy. Przykład: oferta P3 daj 1c chcę dołącz+mf obiecuję 2c po-wygranej. Pozycje: 2c, dołącz, dołącz+mf, wrak, wrak:sol, trofeum, trofeum:three-flags, zwolnij:1, pomoc, pokój, wrak-z-łupu, karta-z-łupu albo nazwa ulepszenia. Termin: po-wygranej, ta-tura, następna-tura.

## Klawisze

adventures-key-pages = strony: kosmos, kapitanowie, szlak, walka, umowy
adventures-key-turn = poprzednia i następna strona; w formularzu lista
adventures-key-move = w górę i w dół strony
adventures-key-next = do następnej możliwości
adventures-key-choose = wykonaj zaznaczone lub to z tym numerem; zamknięte mówi dlaczego
adventures-key-end = zakończ turę albo to, o co jest pytanie
adventures-key-more = w formularzu: więcej i mniej
adventures-key-propose = w formularzu: złóż ofertę, odłóż formularz
adventures-key-signs = chwała, moc główna, uszkodzenia, wyroki, Metal Faktor, wraki, trofea; c to kredyty
adventures-bar-choose = wybierz
adventures-bar-next = dalej
adventures-bar-end = koniec

## Linia po linii

adventures-plain-captain =
    { $faktor ->
        [0] { $seat }: moc { $power } (wsparcie { $support }), uszkodzenia { $damage }, chwała { $glory }, wyroki { $judgment }, kredyty { $credits }, Metal Faktor pusty, wraki { $wrecks }, trofea { $trophies }; obietnice dotrzymane { $kept }, złamane { $broken }.
       *[other] { $seat }: moc { $power } (wsparcie { $support }), uszkodzenia { $damage }, chwała { $glory }, wyroki { $judgment }, kredyty { $credits }, Metal Faktor { $faktor }, wraki { $wrecks }, trofea { $trophies }; obietnice dotrzymane { $kept }, złamane { $broken }.
    }
adventures-plain-improvements = Ulepszenia: { $cards }.
adventures-plain-wrecks = Znane wraki: { $cards }.
adventures-plain-trophies = Znane trofea: { $cards }.
adventures-plain-planet =
    { $planet ->
        [exxalia] Exxalia: moc { $power }, skarbiec { amount-credits }.
        [bazaar] Bazar: moc { $power }, skarbiec { amount-credits }.
       *[karokum] Karokum: moc { $power }, skarbiec { amount-credits }.
    }
adventures-plain-alone = Szansa przeciw { $target }: w pojedynkę { $chance }
adventures-plain-die = z twoją kością Metal Faktor { $chance }
adventures-plain-with = { $name } pomaga: { $chance }
adventures-plain-trophy = Trofeum { $number }, { $progress }: { $words }
adventures-plain-help = Umowy w jednym zdaniu: oferta P3 daj 1c chcę dołącz+mf obiecuję 2c po-wygranej; kontroferta …; przyjmij; przyjmij trofeum 2; odrzuć brak-zaufania. Poza tym: ujawnij 1, wstrzymaj 2, dotrzymaj 1, złam, wyzwij Ben, złup bazar, szlak 2 wrak.
adventures-heading =
    { $what ->
        [tour] Szlak Piratów, słowami na przykład: szlak 2 wrak
        [challenge] Wyzwij kapitana, słowami na przykład: wyzwij P2
        [deal] Rozpocznij negocjacje i pisz krok po kroku; w jednym zdaniu: oferta P3 daj 1c chcę dołącz+mf obiecuję 2c po-wygranej
        [via] Zaatakuj za 2 kredyty statek odrzucony na Karokum, słowami na przykład: przez crown-auditor
        [decline] Odrzuć, słowami na przykład: odrzuć brak-zaufania
        [claim] Powiedz, które to trofeum, zgodnie z prawdą lub nie
        [discard] Odrzuć ulepszenie, słowami na przykład: wyrzuć hull-saw
        [give] Dajesz teraz
        [want] Chcesz teraz
        [promise] Obiecujesz
       *[ask] Chcesz obietnicy
    }
adventures-words =
    { $word ->
        [travel] wyrusz
        [rest] odpocznij
        [pay] zapłać bractwo
        [judgment] wyrok
        [attack] atak kosmos
        [end] koniec e
        [call] wywołaj
        [alone] sam
        [join] dołącz
        [join-mf] join+mf dołącz+mf
        [stand] wierność
        [betray] zdradź
        [commit] użyj-kości
        [back] zachowaj
        [done] gotowe
        [pass] pas
        [forgo] zrezygnuj
        [withdraw] wycofaj
        [drop] porzuć
        [break] złam
        [plunder] plądruj
        [challenge] wyzwij
        [deal] negocjuj
        [reveal] ujawnij
        [hold] wstrzymaj
        [under] pod
        [fight] walcz
        [via] przez
        [offer] oferta
        [counter] kontroferta
        [accept] przyjmij
        [decline] odrzuć
        [keep] dotrzymaj
        [raid] złup
        [tour] szlak
        [use] użyj
        [discard] wyrzuć
        [give] daj daję
        [want] chcę za
        [promise] obiecuję
        [ask] żądam
        [credits] c kredyt kredyty kredytów
        [wreck] wrak wraki
        [trophy] trofeum
        [release] zwolnij
        [spoils-wreck] wrak-z-łupu
        [spoils-card] karta-z-łupu
        [help] pomoc
        [peace] pokój
        [if-won] po-wygranej
        [this-turn] ta-tura
        [next-turn] następna-tura
        [too-little] za-mało
        [too-risky] ryzyko
        [you-lead] prowadzisz
        [no-trust] brak-zaufania
       *[cannot] niemożliwe
    }
