### Strona talii: półka, budowanie i wybór talii przy stole.

## Półka

dk-title = Talie
dk-about = Buduj lub importuj talie do V:TES i graj nimi przy każdym stole. Widzisz je tylko ty.
dk-new = Nowa talia
dk-import = Importuj…
dk-mine = Twoje talie
dk-none = Nie masz jeszcze żadnej talii. Zbuduj ją, zaimportuj listę albo skopiuj jedną z poniższych.
dk-sizes = krypta: { $crypt }, biblioteka: { $library }
dk-legal = dozwolona
dk-not-legal = jeszcze niedozwolona
dk-changed = zmieniona { $when }
dk-duplicate = Powiel
dk-duplicate-named = Powiel talię „{ $name }”
dk-drop = Usuń
dk-drop-named = Usuń talię „{ $name }”
dk-drop-title = Usunąć tę talię?
dk-drop-words = Talia „{ $name }” zostanie trwale usunięta.
dk-starters = Talie startowe
dk-precons = Talie w takiej postaci, w jakiej je sprzedawano
dk-at-hand = Inne gotowe talie
dk-copy = Skopiuj do swoich talii
dk-copy-named = Skopiuj talię „{ $name }” do swoich
dk-copy-of = { $name } (kopia)
dk-nameless = Nowa talia

## Budowanie

dk-all = Wszystkie talie
dk-show = Widok
dk-cards = Karty
dk-deck-of = Talia ({ $number })
dk-name = Nazwa talii
dk-kept = Zapisano
dk-keeping = Zapisywanie…
dk-again = Spróbuj ponownie
dk-for = Sprawdzana dla
dk-crypt = Krypta
dk-library = Biblioteka
dk-crypt-of = Krypta ({ $number })
dk-library-of = Biblioteka ({ $number })
dk-not-enforced = jeszcze nie działa
dk-missing = { $number ->
    [one] Brakuje jednej karty
    [few] Brakuje { $number } kart
   *[other] Brakuje { $number } kart
}
dk-missing-about = Te karty jeszcze nie działają. Zamiast nich możesz zagrać podobnymi. Jeśli chcesz zachować oryginał, najpierw powiel talię.
dk-instead-of = Zamiast: { $card }
dk-instead-nothing = bez karty
dk-replace = Zamień
dk-take-out = Usuń kartę „{ $card }”
dk-capacity = pojemność { $number }
dk-group = { $number ->
    [0] dowolna grupa
   *[other] grupa { $number }
}
dk-copies = { $number ->
    [0] brak w talii
   *[other] w talii: { $number }
}
dk-more = { $card }: o jedną więcej
dk-fewer = { $card }: o jedną mniej
dk-now = { $card }: { $number ->
    [0] brak w talii
   *[other] w talii: { $number }
}

## Szukanie

dk-pile = Krypta czy biblioteka
dk-search = Szukaj w nazwach i tekstach
dk-filters = Filtry
dk-disciplines = Dyscypliny: kliknij raz, aby wybrać dowolny poziom, dwa razy – tylko wyższy
dk-superior = { $discipline } (poziom wyższy)
dk-any = dowolne
dk-type = Typ
dk-clan = Klan
dk-groups = Grupa
dk-sect = Sekta
dk-title-of = Tytuł
dk-any-title = jakikolwiek tytuł
dk-capacity-from = Pojemność od
dk-capacity-to = Pojemność do
dk-cost = Koszt
dk-free = brak
dk-blood = krew
dk-pool = pula
dk-conviction = przekonanie
dk-cost-most = Koszt najwyżej
dk-clear = Wyczyść
dk-found = { $number ->
    [one] { $number } karta.
    [few] { $number } karty.
    [many] { $number } kart.
   *[other] { $number } karty.
}
dk-keys = Plus i minus na karcie zmieniają liczbę kopii. Enter w polu wyszukiwania dodaje pierwszą kartę.
dk-results = Znalezione karty
dk-show-more = Pokaż więcej ({ $number })

## Krzywa

dk-capacities = Pojemności, średnio { $average }
dk-capacities-none = Pojemności
dk-blood-costs = Koszty krwi
dk-pool-costs = Koszty puli
dk-bar-capacity = pojemność { $capacity }: { $number ->
    [one] { $number } karta
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
}
dk-bar-cost = { $what ->
    [blood] koszt w krwi { $cost }
   *[pool] koszt w puli { $cost }
}: { $number ->
    [one] { $number } karta
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
}

## Ręce na próbę

dk-practice = Ręka na próbę
dk-hand = Twoja ręka
dk-uncontrolled = Twój obszar niekontrolowany
dk-draw = Dobierz kartę
dk-draw-crypt = Dobierz z krypty
dk-new-hand = Nowa ręka
dk-left = { $number ->
    [one] została { $number } karta
    [few] zostały { $number } karty
    [many] zostało { $number } kart
   *[other] zostało { $number } karty
}
dk-look-at = Obejrzyj kartę „{ $card }”

## Import i eksport

dk-import-title = Importuj talię
dk-import-about = Wklej listę talii z programu do budowania talii lub relacji z turnieju albo link, który zawiera talię. Nic nie jest pobierane z innych stron.
dk-list = Lista talii
dk-read = Odczytano: krypta { $crypt }, biblioteka { $library }.
dk-unread = { $number ->
    [one] Nie zrozumiano { $number } wiersza
   *[other] Nie zrozumiano { $number } wierszy
}
dk-take = Użyj „{ $name }”
dk-faults = Problemy z tą talią
dk-keep = Zapisz tę talię
dk-keep-without = Zapisz bez tych wierszy
dk-export = Eksportuj…
dk-export-of = Eksportuj „{ $name }”
dk-form = Format
dk-form-text = relacja z turnieju
dk-form-lackey = Lackey
dk-form-jol = JOL
dk-form-link = link, który zawiera talię
dk-form-word = kod dla ruchu „deck”
dk-download = Zapisz do pliku

## Przy stole

dk-choose = Wybierz talię
dk-secret = Do końca gry nikt się nie dowie, którą talię wybierasz. Boty grają jedną z gotowych talii.
dk-fits = Przy { $seats } graczach biblioteka liczy od { $least } do { $most } kart. Jeśli talia startowa jest za duża, odpadają losowe karty.
dk-random = Losowa talia
dk-random-about = Wylosowana ze wszystkich kart: wampiry z dwóch grup i karty, które do nich pasują.
dk-build = Zbuduj talię
dk-bring = Graj tą talią
dk-bring-named = Graj talią „{ $name }”
dk-pick = Wybierz talię, aby ją obejrzeć.
dk-brought = Twoja talia: { $name }.
dk-own = własna
dk-still = Jeszcze wybierają: { $names }.
dk-have = Wybór za sobą mają: { $names }.
