## Miejsca i wyliczenia

seat = Miejsce { $number }
you = ty
list-and = { $first } i { $last }
list-or = { $first } lub { $last }
list-nor = { $first } ani { $last }

## Co zdarza się w każdej grze

committed = { $seat } jest już po wyborze.
    .you = Jesteś już po wyborze.
    .several = { $seats } są już po wyborze.
    .several-you = { $seats } jesteście już po wyborze.
passed = { $seat } pasuje.
    .you = Pasujesz.
    .several = { $seats } pasują.
    .several-you = { $seats } pasujecie.
rules-changed = Od tamtej pory zasady się zmieniły i dalszych ruchów nie da się pokazać{ $then ->
    [goes-on] . Gra toczy się dalej od ostatniej pozycji.
   *[other] . Gra jest skończona.
}

move-pass = Pasuj
move-yes = Tak
move-no = Nie

## Odrzucone ruchy

not-your-turn = To nie twoja kolej: { $deciders_count ->
    [one] decyduje { $deciders }
   *[other] decydują { $deciders }
}.
game-over = Gra jest skończona.
not-offered = Ruch „{ $move }” nie jest teraz dozwolony.
no-such-seat = Nie ma miejsca { $seat_number }: miejsca w tej grze ({ $seats }) są numerowane od 0.
no-time-limit = Ta gra nie ma limitu czasu.
time-already-called = Czas już minął.
unreadable-move = „{ $text }” nie jest ruchem w tej grze. Ruchy wyglądają tak: { $forms }.

## Błędne dane

unknown-game = Nie ma gry o nazwie „{ $name }”. Dostępne: { $known }.
no-game-in-folder = { $folder } nie zawiera gry: brakuje tam pliku pyproject.toml z [project.entry-points."{ $group }"].
game-other-name = Gra zarejestrowana jako „{ $name }” nazywa siebie „{ $found }”. Obie nazwy muszą być takie same.
game-lacks = W grze { $kind } brakuje: { $missing }.
unknown-bot = Nie ma bota „{ $name }” do gry { $game }. Dostępne: { $known }.
bot-no-file = Nie ma bota „{ $name }”: plik { $place } nie istnieje.
bot-no-class = Nie ma bota „{ $name }”: { $place } nie zawiera klasy bota „{ $kind }”.
bot-broken = Nie udało się wczytać bota „{ $name }”. { $error }
bot-no-budget = Nie ma bota „{ $name }”: { $level } nie przeszukuje, więc nie ma liczby przebiegów.
bot-bad-budget = Nie ma bota „{ $name }”: po @ podaj liczbę przebiegów (co najmniej 1), jak w { $level }@500.
unknown-language = Nie ma tekstów w języku „{ $name }”. Dostępne: { $known }.
unknown-statement = „{ $title }” nie zawiera zasady { $id }.
unknown-card = W grze { $game } nie ma karty „{ $name }”.{ $close ->
    [none] {""}
   *[other] {" "}Czy chodzi o: { $close }?
}
no-cards = Karty w grze { $game } nie mają tekstu.
unknown-option = Gra { $game } nie ma opcji „{ $name }”. Dostępne: { $allowed }.
bad-option-value = Opcja { $name } nie może mieć wartości „{ $value }”. Dozwolone: { $allowed }.
bad-seats = Nieprawidłowa liczba graczy: { $seats }. Dozwolona w grze { $game }: { $allowed }.
too-many-bots = Botów ({ $bots }) jest więcej niż miejsc ({ $seats }).
unsound = Partia { $number } narusza po ruchu { $move } niezmiennik: { $faults }. Prosimy o zgłoszenie.
too-many-people = Osób jest { $people }, a miejsc tylko { $seats }.
option-not-set = „{ $text }” nie jest opcją: napisz NAZWA=WARTOŚĆ.

## Laboratorium

missing-extra = Brakuje { $module }. Zainstaluj poleceniem: { $python } -m pip install "conclave[{ $extra }]"
arena-bots = Arena wymaga co najmniej dwóch różnych botów: „{ $bots }” nie wystarczy.
results-of-another = { $file } zawiera wyniki innych gier: różnią się boty, miejsca, opcje, ziarno lub zasady. Podaj inny plik.
results-unreadable = { $file } nie jest plikiem z wynikami.
study-values = Porównywane wartości opcji { $name } muszą się różnić, a opcji nie można ustawić także przez --option: „{ $values }”.

# Spojrzenie wstecz na partię

analysis-title = Szanse na wygraną po kolejnych ruchach
analysis-how = Szanse każdego miejsca według tego, co było tam wiadomo: odsetek zwycięstw w { $budget } partiach dogranych do końca przez { $bot }.
analysis-seat = { $seat }: { $chances }
analysis-fall = Ruch { $number }: szanse gracza { $seat } spadły z { $before }% do { $after }%. Zagrano: { $played }
analysis-better = Lepiej: { $better } ({ $better_chance }% zamiast { $played_chance }%)
analysis-no-better = Nie znaleziono lepszego ruchu: zdecydowały ruchy innych albo szczęście.
analysis-no-falls = Żaden ruch nikogo wiele nie kosztował.
analysis-stopped = Przerwano. Dotychczasowe wyniki:

## Zapisy gier

record-not-one = To nie jest zapis gry: pierwszy wiersz powinien brzmieć „{ $expected }”, a brzmi „{ $found }”.
record-not-text = { $file } nie jest zapisem gry: to nie jest plik tekstowy.
record-bad-line = Wiersz { $number } zapisu jest nieznany albo w niewłaściwym miejscu: „{ $line }”.
record-incomplete = W zapisie brakuje pola „{ $name }”.
record-truncated = Zapis urywa się po { $moves ->
    [one] { $moves } ruchu
   *[other] { $moves } ruchach
}.
record-move-count = Zapis powinien mieć { $told ->
    [one] { $told } ruch
    [few] { $told } ruchy
   *[other] { $told } ruchów
}, a ma { $found }.
record-no-seed = Zapis nie zawiera ziarna, więc nie da się sprawdzić tasowania.
record-seed = Ziarno nie zgadza się ze zobowiązaniem sprzed pierwszego ruchu ({ $commitment }…).
record-seats = „{ $seats }” nie jest prawidłową liczbą miejsc.
record-illegal = Ruch { $number }, „{ $move }”, był niedozwolony: { $reason }
record-digest = Po ruchu { $number } stan gry różni się od zapisanego: zmieniono ruch albo sumę kontrolną.
record-other-rules = Od czasu tej gry zasady się zmieniły (wtedy { $theirs }, dziś { $ours }). Można ją pokazać tylko do ruchu { $number }.
record-ending = Zapis podaje „{ $told }” po ruchu { $number }, a to nieprawda.
record-outcome = Wynik po ruchu { $number } nie zgadza się z zapisem.
position-unknown-part = Nie można wczytać tej pozycji: w grze { $game } nie ma już elementu „{ $name }”.

## Talie

deck-is-fine = Ta talia jest dozwolona dla { $seats } graczy.
deck-crypt = Krypta ({ $number })
deck-library = Biblioteka ({ $number })
deck-not-playable = { $number ->
    [one] Jedna karta, oznaczona !, jeszcze nie działa.
    [few] { $number } karty, oznaczone !, jeszcze nie działają.
   *[other] { $number } kart, oznaczonych !, jeszcze nie działa.
}
deck-no-such-form = „{ $form }” nie jest formatem talii. Dostępne: { $forms }.
deck-no-decks = W { $game } nie gra się własnymi taliami.
deck-no-such-deck = „{ $deck }” nie jest ani czytelnym plikiem, ani gotową talią. Gotowe talie: { $names }.

## Zakres

coverage-all = wszystkie
coverage-own-words = { $number ->
    [one] Jedna karta używa
    [few] { $number } karty używają
   *[other] { $number } kart używa
} słowa, którego nie ma na żadnej innej ({ $percent }%).
coverage-deck = { $missing ->
    [0] { $list }: wszystkie karty ({ $all }) działają.
   *[other] { $list }: nie działa { $missing } z { $all } kart:
}
archive-whole = Kompletne talie: { $whole } z { $decks } ({ $percent }%).
archive-near = { $number ->
    [one] Jednej kolejnej talii brakuje
    [few] { $number } kolejnym taliom brakuje
   *[other] { $number } kolejnym taliom brakuje
} tylko od jednej do trzech kart.
archive-unread = { $number ->
    [one] Jedna talia zawiera
    [few] { $number } talie zawierają
   *[other] { $number } talii zawiera
} nieczytelne wiersze.
archive-missing = Najczęściej brakuje:
card-tried = { $name }: użyta w { $used } z { $games } losowych partii; decyzji: { $decisions }, bez naruszonych niezmienników.

## Karta na warsztacie

bench-fact-type = typ
bench-fact-clan = klan
bench-fact-disciplines = dyscypliny
bench-fact-traits = cechy
bench-fact-cost = koszt
bench-fact-needs = wymaga
bench-fact-life = życie
bench-fact-strength = siła
bench-fact-bleed = krwawienie
bench-fact-capacity = pojemność
bench-fact-group = grupa
bench-fact-sect = sekta
bench-fact-title = tytuł
bench-text = Tekst na karcie: { $text }
bench-as-printed = Zgodnie z kartą: { $facts }.
bench-differs = Inaczej niż na karcie: { $fact } { $ours }; na karcie jest { $printed }.
bench-explained = wyjaśnienie: { $reason }
bench-rulings = Oficjalne rozstrzygnięcia (✓: pokazane w teście):
bench-no-rulings = Nie znaleziono oficjalnej listy rozstrzygnięć: podaj jej folder przez --facts albo { $variable }.
bench-never-ruled = Nie ma żadnych rozstrzygnięć dotyczących tej karty.
bench-ruling-shown = pokazuje to { $test }
bench-ruling-excused = bez testu: { $reason }
bench-ruling-open = bez testu i bez podanego powodu
bench-windows = Kiedy można jej użyć i w ilu z { $games } partii się to zdarzyło:
bench-window = { $window }: { $used ->
    [0] ani razu nieużyta
   *[other] użyta { $used }
}, dostępna { $offered }, nie do zagrania { $refused }
bench-reason = nie do zagrania w { $games }: { $reason }
bench-never-offered = ani razu nie była dostępna: { $windows }
