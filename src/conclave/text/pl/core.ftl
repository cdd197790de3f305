## Miejsca i wyliczenia

seat = Miejsce { $number }
you = ty
list-and = { $first } i { $last }
list-or = { $first } lub { $last }
list-nor = { $first } ani { $last }

## Co zdarza się w każdej grze

committed = { $seat } ma już swój wybór.
    .you = Masz już swój wybór.
    .several = { $seats } mają już swój wybór.
    .several-you = { $seats } macie już swój wybór.
passed = { $seat } pasuje.
    .you = Pasujesz.
    .several = { $seats } pasują.
    .several-you = { $seats } pasujecie.
rules-changed = Od tamtej pory zasady się zmieniły: tego, co zagrano dalej, nie da się pokazać{ $then ->
    [goes-on] . Gra toczy się dalej od miejsca, w którym stanęła.
   *[other] , a gra jest zakończona.
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
no-such-seat = Nie ma miejsca { $seat_number }: miejsca w tej grze (jest ich { $seats }) liczy się od 0.
no-time-limit = Ta gra nie ma limitu czasu, więc czas nie może się skończyć.
time-already-called = Koniec czasu już ogłoszono.
unreadable-move = „{ $text }” nie jest ruchem w tej grze. Ruchy wyglądają tak: { $forms }.

## Błędne dane

unknown-game = Nie ma gry o nazwie „{ $name }”. Dostępne: { $known }.
no-game-in-folder = { $folder } nie zawiera gry: brakuje tam pliku pyproject.toml z [project.entry-points."{ $group }"].
game-other-name = Gra zgłoszona jako „{ $name }” nazywa siebie „{ $found }”: obie nazwy muszą być takie same.
game-lacks = Gra { $kind } nie podaje: { $missing }.
unknown-bot = Nie ma bota „{ $name }” do gry { $game }. Dostępne: { $known }.
bot-no-file = Nie ma bota „{ $name }”: brak pliku { $place }.
bot-no-class = Nie ma bota „{ $name }”: { $place } nie zawiera klasy „{ $kind }”, która byłaby botem.
bot-broken = Nie udało się wczytać bota „{ $name }”. { $error }
bot-no-budget = Nie ma bota „{ $name }”: { $level } wybiera na pierwszy rzut oka i nie rozmyśla.
bot-bad-budget = Nie ma bota „{ $name }”: po @ stoi liczba przebiegów myślenia, co najmniej jeden, jak w { $level }@500.
unknown-language = Nie ma tekstów w języku „{ $name }”. Dostępne: { $known }.
unknown-statement = „{ $title }” nie zawiera zasady { $id }.
unknown-card = W grze { $game } nie ma karty „{ $name }”.{ $close ->
    [none] {""}
   *[other] {" "}Podobne: { $close }.
}
no-cards = W grze { $game } nie ma kart z tekstem.
unknown-option = Gra { $game } nie ma opcji „{ $name }”. Dostępne: { $allowed }.
bad-option-value = Opcja { $name } nie może mieć wartości „{ $value }”. Dozwolone: { $allowed }.
bad-seats = Nieprawidłowa liczba graczy: { $seats }. W grze { $game } bierze udział { $allowed } osób.
too-many-bots = Botów ({ $bots }) jest więcej niż miejsc ({ $seats }).
unsound = Partia { $number } po ruchu { $move } nie jest poprawna: { $faults }. Prosimy o zgłoszenie.
too-many-people = Miejsc jest tylko { $seats }, więc { $people } osób nie może grać.
option-not-set = „{ $text }” nie ustawia żadnej opcji: napisz NAZWA=WARTOŚĆ.

## Laboratorium

missing-extra = Brakuje { $module }. Instalacja: { $python } -m pip install "conclave[{ $extra }]"
arena-bots = Arena potrzebuje co najmniej dwóch różnych botów, każdego wymienionego raz: „{ $bots }” nie wystarczy.
results-of-another = { $file } zawiera wyniki innych gier: inne boty, miejsca, opcje, zasady lub ziarno. Podaj inny plik.
results-unreadable = { $file } nie jest plikiem z wynikami.
study-values = Porównywane wartości opcji { $name } muszą się różnić, a sama opcja nie może być ustawiona osobno: „{ $values }”.

# Spojrzenie wstecz na partię

analysis-title = Szanse na wygraną po kolejnych ruchach
analysis-how = Szanse każdego miejsca według tego, co było mu wtedy wiadome; każda liczba to odsetek zwycięstw w { $budget } partiach dogranych od tego miejsca przez { $bot }.
analysis-seat = { $seat }: { $chances }
analysis-fall = Ruch { $number }: szanse gracza { $seat } spadły z { $before }% do { $after }%. Zagrano: { $played }
analysis-better = Lepiej: { $better } ({ $better_chance }% zamiast { $played_chance }%)
analysis-no-better = Lepszego ruchu nie znaleziono: zdecydowali inni albo szczęście.
analysis-no-falls = Żaden ruch nikogo wiele nie kosztował.
analysis-stopped = Przerwano: oto, co znaleziono do tej pory.

## Zapisy gier

record-not-one = To nie jest zapis gry: pierwszy wiersz powinien brzmieć „{ $expected }”, a brzmi „{ $found }”.
record-not-text = { $file } nie jest zapisem gry: to nawet nie tekst.
record-bad-line = Wiersz { $number } zapisu nie ma w tym miejscu sensu: „{ $line }”.
record-incomplete = W zapisie brakuje pola „{ $name }”.
record-truncated = Zapis urywa się po { $moves ->
    [one] { $moves } ruchu
   *[other] { $moves } ruchach
}: brakuje zakończenia.
record-move-count = Zapis powinien mieć { $told ->
    [one] { $told } ruch
    [few] { $told } ruchy
   *[other] { $told } ruchów
}, a ma { $found }.
record-no-seed = Zapis nie ujawnia ziarna, więc nie da się sprawdzić tasowania.
record-seed = Ziarno nie jest tym, do którego zobowiązano się przed pierwszym ruchem ({ $commitment }…).
record-seats = „{ $seats }” to nie jest liczba miejsc.
record-illegal = Ruch { $number }, „{ $move }”, był niedozwolony: { $reason }
record-digest = Po ruchu { $number } stan gry różni się od zapisanego: zmieniono ruch albo sumę kontrolną.
record-other-rules = Od czasu tej gry zasady się zmieniły (wtedy { $theirs }, dziś { $ours }). Można ją pokazać do ruchu { $number }, w którym się rozchodzi.
record-ending = Zapis podaje „{ $told }” po ruchu { $number }, a to nieprawda.
record-outcome = Wynik po ruchu { $number } nie jest tym, który podaje zapis.
position-unknown-part = Tej pozycji nie da się kontynuować: w grze { $game } nie ma już elementu „{ $name }”.

## Talie

deck-is-fine = Tą talią można grać w { $seats } osób.
deck-crypt = Krypta ({ $number })
deck-library = Biblioteka ({ $number })
deck-not-playable = { $number ->
    [one] Jednej karty, oznaczonej !, jeszcze tu nie ma.
   *[other] Kart oznaczonych !, których jeszcze tu nie ma: { $number }.
}
deck-no-such-form = Talii nie można zapisać jako „{ $form }”. Możliwe są: { $forms }.
deck-no-decks = W { $game } nie gra się przyniesionymi taliami.
deck-no-such-deck = Nie ma listy talii „{ $deck }”, którą dałoby się odczytać: ani pliku, ani gotowej talii o tej nazwie. Gotowe talie: { $names }.

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
card-tried = { $name }: użyta w { $used } z { $games } losowych partii; decyzji: { $decisions }, każda pozycja poprawna.

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
bench-text = Na drukowanej karcie jest: { $text }
bench-as-printed = Jak na karcie: { $facts }.
bench-differs = Inaczej niż na karcie: { $fact } { $ours }; na karcie jest { $printed }.
bench-explained = wyjaśnienie: { $reason }
bench-rulings = Oficjalne rozstrzygnięcia (✓ – pokazane w teście):
bench-no-rulings = Nie ma pod ręką oficjalnej listy rozstrzygnięć: jej folder można wskazać przez --facts albo { $variable }.
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
