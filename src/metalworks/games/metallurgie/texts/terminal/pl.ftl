# Metallurgie przy stole w terminalu. Słowa samej gry są przy grze.

metallurgie-turn = Tura { $turn }
metallurgie-must-draw = Żadna karta z ręki nie pasuje: dobierz kartę z talii.
metallurgie-must-end = Żadna karta z ręki już nie pasuje: zakończ turę.
metallurgie-left = Pozostało do zabrania: { $count }.
metallurgie-area =
    { $metal ->
        [iron] obszar żelaza, { $size } z { $needed }
        [copper] obszar miedzi, { $size } z { $needed }
        [silver] obszar srebra, { $size } z { $needed }
       *[gold] obszar złota, { $size } z { $needed }
    }
metallurgie-would-be =
    { $metal ->
        [iron] byłoby żelaza { $size } z { $needed }
        [copper] byłoby miedzi { $size } z { $needed }
        [silver] byłoby srebra { $size } z { $needed }
       *[gold] byłoby złota { $size } z { $needed }
    }
metallurgie-would-score =
    { $metal ->
        [iron] ★ punktuje: żelaza { $size } z { $needed }
        [copper] ★ punktuje: miedzi { $size } z { $needed }
        [silver] ★ punktuje: srebra { $size } z { $needed }
       *[gold] ★ punktuje: złota { $size } z { $needed }
    }
metallurgie-would-chain =
    { $metal ->
        [iron] potem możliwy łańcuch: żelaza { $size } z { $needed }
        [copper] potem możliwy łańcuch: miedzi { $size } z { $needed }
       *[silver] potem możliwy łańcuch: srebra { $size } z { $needed }
    }
metallurgie-holds =
    { $count ->
        [one] musi zostać: odcięta byłaby jedna karta
        [few] musi zostać: odcięte byłyby { $count } karty
        [many] musi zostać: odciętych byłoby { $count } kart
       *[other] musi zostać: odcięte byłoby { $count } karty
    }
metallurgie-in-hand = { $count } na ręce
metallurgie-bonus =
    { $metal ->
        [iron] premia ♂ żelazo
        [copper] premia ♀ miedź
        [silver] premia ☽ srebro
       *[gold] premia ☉ złoto
    }
metallurgie-summary-title = Co punktuje
metallurgie-summary-heads = próg|zdjąć|odrz.
metallurgie-deck = talia
metallurgie-last-six = ostatnie!
metallurgie-empty-hand = Nie masz kart na ręce.
metallurgie-card-state =
    { $state ->
        [drawn] ▲ dobrana
        [selected] ▲ wybrana
        [fits] + pasuje
       *[no] ✕ nie teraz
    }
metallurgie-none = brak
metallurgie-key-move = ruch po polach
metallurgie-key-next = do następnego pola ze znakiem +
metallurgie-key-card = wybierz żelazo, miedź, srebro albo złoto
metallurgie-key-lay = połóż kartę; przy punktowaniu zabierz kartę
metallurgie-key-draw = dobierz kartę z talii
metallurgie-key-end = zakończ turę
metallurgie-bar-card = karta
metallurgie-bar-lay = połóż
metallurgie-bar-draw = dobierz
metallurgie-bar-end = koniec
metallurgie-plain-pattern = Układ, rząd po rzędzie od góry, każde pole z widocznym metalem:
metallurgie-plain-row = Rząd { $row }: { $cards }
metallurgie-plain-areas = Obszary od dwóch kart:
metallurgie-plain-deck = Kart w talii: { $count }.
metallurgie-plain-last = Jest wśród nich karta końca.
metallurgie-plain-discards = Odrzucono: { $cards }.
metallurgie-plain-seat = { $seat }: punkty: { $points }; zebrane: { $cards }; na ręce: { $hand }.
metallurgie-plain-hand = Twoja ręka: { $cards }.
metallurgie-plain-drawn =
    { $metal ->
        [iron] Dobrano, trzeba od razu położyć: żelazo.
        [copper] Dobrano, trzeba od razu położyć: miedź.
        [silver] Dobrano, trzeba od razu położyć: srebro.
       *[gold] Dobrano, trzeba od razu położyć: złoto.
    }
metallurgie-heading =
    { $what ->
        [iron] Połóż żelazo, słowami na przykład: żelazo 1,0
        [copper] Połóż miedź, słowami na przykład: miedź 1,0
        [silver] Połóż srebro, słowami na przykład: srebro 1,0
        [gold] Połóż złoto, słowami na przykład: złoto 1,0
        [take] Zabierz kartę, słowami na przykład: weź 1,0
       *[score] Punktuj obszar, słowami na przykład: punktuj 1,0
    }
metallurgie-words =
    { $command ->
        [draw] dobierz
        [end] koniec
        [take] weź zabierz
       *[score] punktuj
    }
