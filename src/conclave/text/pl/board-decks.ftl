### Strona talii: półka, budowanie i wybór talii przy stole.

## Półka

dk-title = Talie
dk-about = Buduj talie do V:TES, przenoś je z innych miejsc i graj nimi przy każdym stole. Nikt poza tobą ich nie widzi.
dk-new = Nowa talia
dk-import = Importuj …
dk-mine = Twoje talie
dk-none = Nie masz jeszcze żadnej talii. Zacznij nową, zaimportuj listę albo skopiuj jedną z poniższych.
dk-sizes = krypta: { $crypt }, biblioteka: { $library }
dk-legal = dozwolona
dk-not-legal = jeszcze niedozwolona
dk-changed = zmieniona { $when }
dk-duplicate = Powiel
dk-duplicate-named = Powiel: { $name }
dk-drop = Usuń
dk-drop-named = Usuń: { $name }
dk-drop-title = Usunąć tę talię?
dk-drop-words = Talia „{ $name }” zniknie na zawsze.
dk-starters = Talie startowe
dk-at-hand = Inne gotowe talie
dk-copy = Skopiuj do swoich talii
dk-copy-named = Skopiuj do swoich talii: { $name }
dk-copy-of = { $name } (kopia)
dk-nameless = Nowa talia

## Budowanie

dk-all = Wszystkie talie
dk-show = Co pokazać
dk-cards = Karty
dk-deck-of = Talia ({ $number })
dk-name = Nazwa talii
dk-kept = Zapisano
dk-keeping = Zapisywanie …
dk-again = Spróbuj ponownie
dk-for = Sprawdzana dla
dk-crypt = Krypta
dk-library = Biblioteka
dk-crypt-of = Krypta ({ $number })
dk-library-of = Biblioteka ({ $number })
dk-not-enforced = jeszcze jej tu nie ma
dk-take-out = Wyjmij: { $card }
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

dk-pile = Który stos
dk-search = Szukaj w nazwach i tekstach
dk-filters = Filtry
dk-disciplines = Dyscypliny: raz dla każdego poziomu, dwa razy tylko dla wyższego
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
dk-keys = Na karcie plus i minus zmieniają jej liczbę; w polu szukania Enter dodaje pierwszą.
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
dk-look-at = Obejrzyj: { $card }

## Import i eksport

dk-import-title = Importuj talię
dk-import-about = Wklej listę taką, jaką zapisują programy do budowania talii i relacje z turniejów, albo odnośnik, który zawiera talię. Nic nie jest pobierane z innych stron.
dk-list = Lista
dk-read = Odczytano: krypta { $crypt }, biblioteka { $library }.
dk-unread = { $number ->
    [one] Nie zrozumiano { $number } wiersza
   *[other] Nie zrozumiano { $number } wierszy
}
dk-take = Weź „{ $name }”
dk-faults = Co jest nie tak z talią
dk-keep = Zachowaj tę talię
dk-keep-without = Zachowaj bez tych wierszy
dk-export = Eksportuj …
dk-export-of = Eksportuj „{ $name }”
dk-form = Postać
dk-form-text = jak w relacjach z turniejów
dk-form-lackey = dla Lackey
dk-form-jol = dla JOL
dk-form-link = jako odnośnik, który zawiera talię
dk-form-word = tak, jak przyjmuje ją ruch „deck”
dk-download = Zapisz jako plik

## Przy stole

dk-choose = Przynieś talię
dk-secret = Nikt nie dowie się przed końcem gry, którą talię przynosisz. Boty przynoszą dowolną z gotowych talii.
dk-fits = Przy stole na { $seats } graczy biblioteka ma od { $least } do { $most } kart. Z za dużej talii startowej odpadają losowe karty.
dk-random = Losowa talia
dk-random-about = Wylosowana ze wszystkich kart: wampiry z dwóch grup i karty, które do nich pasują.
dk-build = Zbuduj talię
dk-bring = Przynieś tę talię
dk-bring-named = Przynieś „{ $name }”
dk-pick = Wybierz talię, żeby do niej zajrzeć.
dk-brought = Twoja talia jest już na stole: { $name }.
dk-own = własna
dk-still = Wybierają jeszcze: { $names }.
dk-have = Talię mają już: { $names }.
