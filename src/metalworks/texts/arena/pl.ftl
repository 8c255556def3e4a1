## Polecenie `metalworks balance`

cli-help-balance = Niech komputery rozegrają między sobą wiele partii na wszystkich rdzeniach: zobaczysz, jak długo trwa gra, jak się kończy, kto wygrywa (według miejsca i tego, co dostał) i jak często wszystko jest używane. Partie zostają w folderze, więc przerwane badanie można dokończyć.
cli-help-balance-games = Partie dla każdej liczby graczy.
cli-help-balance-seats = Liczba miejsc; można podać kilka razy. Domyślnie wszystkie z instrukcji.
cli-help-balance-level = Poziom wszystkich graczy komputerowych.
cli-help-balance-folder = Gdzie trzymać partie i wykresy; domyślnie w folderze danych.
cli-help-balance-jobs = Procesy robocze.
cli-help-balance-plots = Narysuj wykresy jako pliki PNG w folderze.
cli-example-balance = 2000 partii dla każdej liczby graczy, z wykresami
cli-example-balance-json = te same liczby dla programu
balance-running = { $title }, miejsca: { $seats }
balance-title = { $title }, miejsca: { $seats }, partie: { $games }
balance-length = { $unit }: mediana { $median }; co dziesiąta partia jest krótsza niż { $tenth }, co dziesiąta dłuższa niż { $ninetieth }; od { $shortest } do { $longest }.
balance-cost = Decyzje na partię: { $decisions }, czas procesora: { $ms } ms.
balance-endings = Jak kończą się partie
balance-by-seat = Zwycięstwa według miejsca
balance-name = Kto
balance-share = Udział
balance-interval = Przedział 95 %
balance-times-fair = Krotność
balance-games = Partie
balance-a-game = na partię
balance-steps = Kroki
balance-points = Punkty
balance-events = Zdarzenia
balance-drawn = Narysowano: { $file }
balance-no-plots = Wykresy wymagają biblioteki matplotlib: pip install metalworks[plots]. Bez wykresów: --no-plots.
study-folder = Partie są w „{ $folder }”; po przerwaniu to samo polecenie zaczyna tam, gdzie skończyło.
study-unwritable = Nie można użyć folderu „{ $folder }”: { $detail }. Wybierz inny przez --folder.
study-foreign = „{ $file }” nie zawiera partii badania. Wybierz inny folder przez --folder.
study-other = „{ $file }” zawiera partie innego badania: { $found } zamiast { $expected }. Wybierz inny folder przez --folder.
study-broken = Wiersz { $line } pliku „{ $file }” jest uszkodzony. Usuń go albo wybierz inny folder przez --folder.
study-busy = W folderze „{ $folder }” gra już inne polecenie. Poczekaj, aż skończy, albo wybierz inny folder przez --folder.

## The command `metalworks arena`

cli-help-arena = Sprawdź, który gracz komputerowy jest silniejszy. Gracze spotykają się w parach; każde rozdanie rozgrywa się z każdym z nich na każdym miejscu, więc szczęście rozkłada się po równo. Wszystkie partie pozostają jako zapisy w folderze, a przerwany turniej rusza dalej od miejsca, w którym stanął.
cli-help-arena-players = Nazwy graczy, dwie lub więcej.
cli-help-arena-games = Partie na parę, zaokrąglone w górę do całych rozdań.
cli-help-arena-seats = Liczba miejsc; gdy jest ich więcej niż dwa, jeden gracz spotyka kilku drugich. Domyślnie najmniejsza, jaką podają zasady.
cli-help-arena-ladder = Każdy gracz spotyka tylko wymienionego przed nim, a nie wszystkich.
cli-help-arena-settle = Para kończy, gdy tylko rozstrzygnie się, który z dwóch udziałów w zwycięstwie, w procentach, jest prawdziwy.
cli-help-arena-folder = Gdzie trzymać partie, zapisy i wykres; domyślnie w folderze danych.
cli-help-arena-ray = Rozdziel partie na klaster Ray pod tym adresem.
cli-help-arena-plot = Narysuj wyniki jako plik PNG w folderze.
cli-example-arena-match = sto partii między dwoma graczami
cli-example-arena-settle = aż będzie jasne, czy greedy zdobywa 60 %, czy 50 %
cli-example-arena-ladder = jeden przeciw trzem graczom o szczebel niżej
cli-example-arena-option = z kartami premii
arena-title = { $title }, miejsca: { $seats }, partie: { $games }
arena-rating = Ranking
arena-newcomer = przedział 95 %; nowicjusz ma 25
arena-scores = Pary
arena-other = Przeciw
arena-question = Rozstrzygnięte
arena-answer = { $answer ->
    [yes] tak, wyższy
    [no] tak, niższy
   *[other] otwarte
}
arena-few-players = Arena potrzebuje co najmniej dwóch różnych graczy.
arena-bad-question = --settle przyjmuje dwa udziały w procentach między 0 a 100, najpierw niższy.
arena-ray-silent = Klaster Ray pod „{ $address }” nie odpowiada: { $detail }. Nic nie rozegrano.
arena-ray-lost = Klaster Ray pod „{ $address }” już nie odpowiada: { $detail }. Wszystkie zakończone partie są zachowane: to samo polecenie zaczyna tam, gdzie przerwano.
arena-other-worker = Na komputerze roboczym „{ $worker }” zainstalowano coś innego: { $found }; potrzebne są { $expected } (zasady, karty, wagi). Zainstaluj tam tę samą wersję i umieść te same wagi w tym samym miejscu.
arena-lost-worker = System zakończył proces roboczy, być może z braku pamięci. Wszystkie zakończone partie są zachowane: to samo polecenie zaczyna tam, gdzie przerwano, najlepiej z mniejszym --jobs niż { $jobs }.

## Partia z perspektywy czasu

cli-help-analyse = Przyjrzyj się zakończonej lub trwającej partii z perspektywy czasu: szanse każdego miejsca przy każdej decyzji, gdzie się odwróciły i które decyzje były błędami, według tego, co dane miejsce mogło wiedzieć.
cli-help-analyse-iterations = Iteracje przeszukiwania na każdą decyzję; większa liczba trwa dłużej i mówi więcej.
cli-help-analyse-plot = Narysuj szanse jako plik PNG.
cli-example-analyse = punkty zwrotne i błędy partii
cli-example-analyse-json = dokładniej, każda decyzja, dla programów
cli-example-analyse-plot = szanse także jako obraz
analyse-running = Rozważanie każdej decyzji
analyse-title = Punkty zwrotne
analyse-turns = Punkty zwrotne: szanse na zwycięstwo przed i po
analyse-no-turns = Nie było punktu zwrotnego: szanse nigdy nie zmieniły się mocno naraz.
analyse-chances = Szanse na zwycięstwo w %
analyse-decision = Decyzja
analyse-who = Gracz
analyse-mistakes = Błędy
analyse-played = Zagrano
analyse-better = Lepiej było
analyse-lost = Strata
analyse-no-mistakes = Nie znaleziono błędów.

## Pliki, które zapisuje polecenie

file-is-folder = „{ $file }” to folder. Podaj nazwę pliku.
file-no-folder = Nie ma folderu „{ $folder }”, w którym można by zapisać plik.
file-unwritable = Nie można zapisać pliku „{ $file }”: { $detail }.
file-no-picture = „{ $file }” nie jest nazwą pliku PNG. Podaj na przykład course.png.

# -- metalworks train --------------------------------------------------------------------------

cli-help-train = Naucz się z partii, które komputer gra sam ze sobą, jak dobrze stoją miejsca: metodą różnic czasowych. Przerwana nauka rusza dalej od miejsca, w którym stanęła. To, czego się nauczono, jest jednym plikiem; `metalworks arena` powie, czy gra lepiej.
cli-help-train-games = Wszystkie partie, zaokrąglone w górę do całych pokoleń.
cli-help-train-seats = Liczby miejsc, z których się uczymy, na przykład 2,3,4. Domyślnie najmniejsza, jaką wymienia instrukcja.
cli-help-train-generation = Partie między dwiema chwilami nauki.
cli-help-train-iterations = Iteracje przeszukiwania na decyzję; więcej gra lepiej i trwa dłużej.
cli-help-train-hidden = Jednostki warstwy ukrytej; więcej potrafi więcej i trwa dłużej.
cli-help-train-by-search = Od tej generacji ucz się tego, czego szukanie oczekiwało po pozycji, a nie tego, co sieć mówi o następnej.
cli-help-train-folder = Gdzie trzymać partie, punkty kontrolne i krzywą nauki; domyślnie w folderze danych.
cli-help-train-out = Plik na to, czego się nauczono; domyślnie weights.json w folderze.
cli-help-train-plot = Narysuj krzywą nauki jako plik PNG w folderze.
cli-example-train = ucz się z dwóch tysięcy partii, na wszystkich rdzeniach
cli-example-train-seats = ucz się przy stołach dla dwojga, trojga i czworga
cli-example-train-arena = czy przy równym czasie jest silniej?
train-running = Nauka: { $title }
train-generation = Pokolenie
train-learned = Nauczone
train-by-hand = Napisane ręcznie
train-loss = Strata logarytmiczna na partiach spoza nauki (mniej znaczy lepiej)
train-written = Zapisano { $file }; partie, z których się uczono: { $games }.
train-nothing = { $title } nic nie mówi sieci: jej `computer/appraisal.py` nie ma wejść.
train-damaged = Punktu kontrolnego „{ $file }” nie da się odczytać: { $detail }. Usuń go, a wszystko zostanie nauczone od nowa z zachowanych partii, albo wybierz inny folder przez --folder.
train-lost-games = Punkt kontrolny „{ $file }” powstał z { $learned } partii, a w folderze jest ich tylko { $games }. Przywróć je albo usuń punkt kontrolny, a wszystko zostanie nauczone od nowa.
train-bad-seats = „{ $given }” nie jest listą liczb miejsc. Podaj na przykład 2 albo 2,3,4.

weights-missing = Wag „{ $file }” nie da się odczytać: { $detail }.
weights-damaged = Wagi „{ $file }” są uszkodzone ({ $detail }). Weź inną kopię albo naucz je od nowa przez `metalworks train`.
weights-foreign = Wagi „{ $file }” powstały dla czegoś innego. Są dla { $found }; potrzebne są dla { $expected } (gra, zasady, karty). Naucz je przez `metalworks train`.
weights-other-inputs = Wagi „{ $file }” oczekują { $found } liczb o miejscu, ta wersja podaje { $expected }. Naucz je od nowa przez `metalworks train`.
