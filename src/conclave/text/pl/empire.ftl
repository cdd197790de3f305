### Vampire Empire

empire-title = Vampire Empire
    .short = Empire
empire-pitch = Dziewięć postaci w zamku i w mieście, wśród nich trzy wampiry, a tylko jedno z was wie, kto nimi jest. Zdemaskuj je albo zabijaj niepostrzeżenie.
empire-seat = { $number ->
    [0] Czerwony
   *[1] Żółty
}

## Nazwy

empire-who-lady = Dama
empire-who-lord = Lord
empire-who-officer = Oficer
empire-who-monk = Mnich
empire-who-nun = Zakonnica
empire-who-bishop = Biskup
empire-who-maid = Pokojówka
empire-who-cook = Kucharz
empire-who-butler = Kamerdyner
empire-side-vampires = wampiry
empire-side-humans = ludzie
empire-side-cards = karty
empire-phase-day = Dzień
empire-phase-night = Noc
empire-type-nobles = szlachta
empire-type-clergy = duchowieństwo
empire-type-servants = służba
empire-type-vampire = wampir
empire-type-holy-water = woda święcona
empire-type-support = wsparcie

# Postać w zdaniu: kto, kogo, komu
empire-the = { $who_id ->
   *[other] { $who }
}
empire-the-acc = { $who_id ->
    [lady] Damę
    [lord] Lorda
    [officer] Oficera
    [monk] Mnicha
    [nun] Zakonnicę
    [bishop] Biskupa
    [maid] Pokojówkę
    [cook] Kucharza
    [butler] Kamerdynera
   *[other] { $who }
}
empire-the-dat = { $who_id ->
    [lady] Damie
    [lord] Lordowi
    [officer] Oficerowi
    [monk] Mnichowi
    [nun] Zakonnicy
    [bishop] Biskupowi
    [maid] Pokojówce
    [cook] Kucharzowi
    [butler] Kamerdynerowi
   *[other] { $who }
}
empire-target-acc = { $target_id ->
    [lady] Damę
    [lord] Lorda
    [officer] Oficera
    [monk] Mnicha
    [nun] Zakonnicę
    [bishop] Biskupa
    [maid] Pokojówkę
    [cook] Kucharza
    [butler] Kamerdynera
   *[other] { $target }
}
empire-target-gen = { $target_id ->
    [lady] Damy
    [lord] Lorda
    [officer] Oficera
    [monk] Mnicha
    [nun] Zakonnicy
    [bishop] Biskupa
    [maid] Pokojówki
    [cook] Kucharza
    [butler] Kamerdynera
   *[other] { $target }
}
empire-attacker = { $attacker_id ->
   *[other] { $attacker }
}
# Biernik: dobiera, kosztuje ...
empire-number-cards = { $number ->
    [one] { $number } kartę
    [few] { $number } karty
   *[other] { $number } kart
}
empire-into-pile = { $pile ->
    [cellar] do piwnicy
    [moat] do fosy
   *[draw-pile] na stos dobierania
}
empire-from-pile = { $pile ->
    [cellar] z piwnicy
    [moat] z fosy
   *[draw-pile] ze stosu dobierania
}
empire-action = { $action ->
    [combat] rozpocząć walki
    [hide] ukryć nikogo w mieście
   *[ask] użyć wody święconej
}

## Co się dzieje

empire-took-side = { $side_id ->
    [vampires] { $seat } gra wampirami.
   *[humans] { $seat } gra ludźmi.
}
    .you = { $side_id ->
        [vampires] Grasz wampirami.
       *[humans] Grasz ludźmi.
    }
empire-drew-tokens = { $seat } losuje żetony: { $characters }.
    .you = Losujesz żetony: { $characters }.
empire-drew-tokens-unseen = { $seat } losuje { $number ->
    [one] { $number } żeton i go ogląda.
    [few] { $number } żetony i je ogląda.
   *[other] { $number } żetonów i je ogląda.
}
    .you = Losujesz { $number ->
        [one] { $number } żeton i go oglądasz.
        [few] { $number } żetony i je oglądasz.
       *[other] { $number } żetonów i je oglądasz.
    }
empire-entered = { CAPITAL(empire-the) } wchodzi do zamku.
empire-turn-began = { $time ->
    [day] Dzień { $number }: tura gracza { $seat }.
   *[night] Noc { $number }: tura gracza { $seat }.
}
    .you = { $time ->
        [day] Dzień { $number }: twoja tura.
       *[night] Noc { $number }: twoja tura.
    }
empire-turn-skipped = { $seat } nie ma już kart i traci turę.
    .you = Nie masz już kart i tracisz turę.
empire-discarded = { $seat } odrzuca kartę „{ $card }” { empire-into-pile }.
    .you = Odrzucasz kartę „{ $card }” { empire-into-pile }.
empire-discarded-unseen = { $seat } odrzuca kartę { empire-into-pile }.
    .you = Odrzucasz kartę { empire-into-pile }.
empire-drew = { $seat } dobiera: { $cards }.
    .you = Dobierasz: { $cards }.
empire-drew-unseen = { $seat } dobiera { empire-number-cards }.
    .you = Dobierasz { empire-number-cards }.
empire-opened-cellar = { $number ->
    [0] { $seat } ma pustą piwnicę; od teraz jest zamknięta.
    [one] { $seat } robi z piwnicy nowy stos dobierania: { $number } karta. Od teraz piwnica jest zamknięta.
    [few] { $seat } tasuje piwnicę i robi z niej nowy stos dobierania: { $number } karty. Od teraz piwnica jest zamknięta.
   *[other] { $seat } tasuje piwnicę i robi z niej nowy stos dobierania: { $number } kart. Od teraz piwnica jest zamknięta.
}
    .you = { $number ->
        [0] Twoja piwnica jest pusta i od teraz zamknięta.
        [one] Robisz z piwnicy nowy stos dobierania: { $number } karta. Od teraz piwnica jest zamknięta.
        [few] Tasujesz piwnicę i robisz z niej nowy stos dobierania: { $number } karty. Od teraz piwnica jest zamknięta.
       *[other] Tasujesz piwnicę i robisz z niej nowy stos dobierania: { $number } kart. Od teraz piwnica jest zamknięta.
    }
empire-unmasked = { CAPITAL(empire-the) } to wampir!
empire-hid-in-town = { CAPITAL(empire-the) } znika w mieście.
empire-laid = { $seat } zagrywa kartę „{ $card }”.
    .you = Zagrywasz kartę „{ $card }”.
empire-asked = Woda święcona: { $seat } pyta o { empire-the-acc }.
    .you = Woda święcona: pytasz o { empire-the-acc }.
empire-is-human = { CAPITAL(empire-the) } to człowiek.
empire-passed-turn = { $seat } pasuje i odrzuca karty.
    .you = Pasujesz i odrzucasz karty.
empire-combat-began = { $seat } wysyła { empire-the-acc } do ataku na { empire-target-acc }.
    .you = Wysyłasz { empire-the-acc } do ataku na { empire-target-acc }.
empire-round-ended = Runda { $number }: atak { $attack }, obrona { $defence }.
empire-combat-stopped = { $seat } przerywa atak.
    .you = Przerywasz atak.
empire-survived = { CAPITAL(empire-the) } przeżywa.
empire-died = { $nature ->
    [vampire] { CAPITAL(empire-the) } ginie. To był wampir!
   *[human] { CAPITAL(empire-the) } ginie. To był człowiek.
}
empire-played-support = { $seat } zagrywa kartę „{ $card }”.
    .you = Zagrywasz kartę „{ $card }”.
empire-marked = { $kind_id ->
    [attack] { $seat } daje { empire-the-dat } znacznik ataku.
   *[defence] { $seat } daje { empire-the-dat } znacznik obrony.
}
    .you = { $kind_id ->
        [attack] Dajesz { empire-the-dat } znacznik ataku.
       *[defence] Dajesz { empire-the-dat } znacznik obrony.
    }
empire-lost-markers = { CAPITAL(empire-the) } traci znaczniki.
empire-cancelled = Karta „{ $card }” gracza { $seat } zostaje anulowana.
    .you = Twoja karta „{ $card }” zostaje anulowana.
empire-strengthened = { $seat } dodaje swojej stronie { $number }.
    .you = Dodajesz swojej stronie { $number }.
empire-forbidden = { $action ->
    [combat] W tej turze nikt nie może już rozpocząć walki.
    [hide] W tej turze nikogo nie można już ukryć w mieście.
   *[ask] W tej turze nikt nie może już użyć wody święconej.
}
empire-took-from-pile = { $seat } bierze kartę „{ $card }” { empire-from-pile }.
    .you = Bierzesz kartę „{ $card }” { empire-from-pile }.
empire-took-unseen = { $seat } bierze kartę { empire-from-pile }.
    .you = Bierzesz kartę { empire-from-pile }.
empire-found-nothing = { $seat } nie znajduje { $pile ->
    [cellar] w piwnicy
    [moat] w fosie
   *[draw-pile] w stosie dobierania
} { $type_id ->
    [vampire] karty wampira
    [holy-water] wody święconej
   *[other] takiej karty
}.
    .you = Nie znajdujesz { $pile ->
        [cellar] w piwnicy
        [moat] w fosie
       *[draw-pile] w stosie dobierania
    } { $type_id ->
        [vampire] karty wampira
        [holy-water] wody święconej
       *[other] takiej karty
    }.

## O co się pyta

empire-drawing = { $missing ->
    [0] Odrzuć niepotrzebne karty do piwnicy lub fosy, a potem dobierz do ośmiu – albo zatrzymaj rękę.
    [one] Odrzuć niepotrzebne karty do piwnicy lub fosy, a potem dobierz do ośmiu. Teraz byłaby to { $missing } karta.
    [few] Odrzuć niepotrzebne karty do piwnicy lub fosy, a potem dobierz do ośmiu. Teraz byłyby to { $missing } karty.
   *[other] Odrzuć niepotrzebne karty do piwnicy lub fosy, a potem dobierz do ośmiu. Teraz byłoby to { $missing } kart.
}
empire-unmasking = Możesz zdemaskować jednego ze swoich wampirów.
empire-supporting = Zagrywasz kartę wsparcia?
empire-choosing-action = Wybierz akcję.
empire-paying = { $card_id ->
    [none] Odrzuć do fosy { $left ->
        [one] jeszcze jedną kartę
        [few] { $left } karty
       *[other] { $left } kart
    }.
   *[other] „{ $card }” kosztuje { empire-number-cards }: odrzuć do fosy { $left ->
        [one] jedną
       *[other] { $left }
    }.
}
empire-hiding = Zagraj { $number ->
    [one] jeszcze jedną kartę wampira
    [few] { $number } karty wampira
   *[other] { $number } kart wampira
}, aby ukryć { empire-the-acc }.
empire-using-holy-water = Zagraj { $number ->
    [one] jeszcze jedną kartę wody święconej
    [few] { $number } karty wody święconej
   *[other] { $number } kart wody święconej
}, aby zapytać o { empire-the-acc }.
empire-attacking-at-once = { CAPITAL(empire-the) } to wampir. Atakujesz od razu? Słabsza woda święcona daje { $number }.
empire-laying = { $attacks ->
    [yes] Runda { $round }, { $attack } do { $defence }: { empire-attacker } atakuje { empire-target-acc }. Zagraj karty ataku.
   *[no] Runda { $round }, { $attack } do { $defence }: { empire-attacker } atakuje { empire-target-acc }. Bronisz?
}
empire-either = { $card }: co wybierasz?
empire-attack-marker = { $card }: kto dostaje znacznik ataku?
empire-defence-marker = { $card }: kto dostaje znacznik obrony?
empire-remove-markers = { $card }: kto traci znaczniki?
empire-invite = { $card }: kto przychodzi do zamku?
empire-send-to-town = { $card }: kto odchodzi do miasta?
empire-fetch = { $card }: którą kartę bierzesz?
empire-cancel-card = { $card }: którą kartę anulujesz?
empire-other-discards = { $card }: którą kartę odrzucasz?

## Odpowiedzi

empire-move-put-in-cellar = { $card } do piwnicy
    .group = Do piwnicy
    .within = { $card }
empire-move-discard-to-moat = { $card } do fosy
    .group = Do fosy
    .within = { $card }
empire-move-draw-cards = Dobierz do ośmiu
empire-move-skip-drawing = Zatrzymaj rękę
empire-move-unmask = Zdemaskuj { empire-the-acc }
empire-move-play-support = Zagraj kartę „{ $card }”
empire-move-hide = Ukryj { empire-the-acc } w mieście
    .group = Ukryj w mieście
    .within = { $who }
empire-move-ask = Zapytaj o { empire-the-acc }
    .group = Użyj wody święconej
    .within = { $who }
empire-move-attack = { CAPITAL(empire-the) } atakuje { empire-target-acc }
    .group = Atakuje { empire-the }
    .within = { $target }
empire-move-attack-without-water = { CAPITAL(empire-the) } atakuje bez wody święconej
empire-move-pass-turn = Spasuj i odrzuć dwie karty
empire-move-lay = Zagraj kartę „{ $card }”
empire-move-done = Dość kart
empire-move-on = { CAPITAL(empire-the) }
empire-move-take = Weź kartę „{ $card }”
empire-move-cancel = Anuluj kartę „{ $card }”
empire-move-choose = { $effect ->
    [attack-marker] Znacznik ataku
    [defence-marker] Znacznik obrony
   *[other] { $effect }
}

## Dlaczego ruch jest niedozwolony

empire-cellar-closed = Twoja piwnica jest zamknięta do końca gry.
empire-draw-after-discard = Po odrzuceniu kart musisz dobrać.
empire-must-draw = Nie masz kart na ręce: musisz dobrać.
empire-only-vampires-hide = Tylko gracz wampirów może ukryć postać.
empire-only-humans-ask = Tylko gracz ludzi może użyć wody święconej.
empire-cannot-forbidden = W tej turze nie wolno { empire-action }.
empire-hide-needs-three = Aby ukryć postać, potrzebujesz trzech kart wampira.
empire-ask-needs-two = Aby zapytać, potrzebujesz dwóch kart wody święconej.
empire-not-in-castle = Postaci „{ $who }” nie ma w zamku.
empire-nothing-to-ask = O postać „{ $who }” nie można pytać: nie żyje albo jest już zdemaskowana.
empire-attacks-himself = Postać nie może zaatakować samej siebie.
empire-cannot-attack = { $time ->
    [night] W zamku jest zdemaskowany wampir: musisz zaatakować zdemaskowanym wampirem.
   *[day] { CAPITAL(empire-the) } to zdemaskowany wampir i nie walczy dla ciebie.
}
empire-attack-too-weak = Z twoimi kartami atak nie przewyższyłby obrony { empire-target-gen }.
empire-attack-needs = W pierwszej rundzie atak musi mieć wartość co najmniej { $least }.
empire-only-this-vampire = Od razu można zaatakować tylko wampira, który został właśnie zdemaskowany.
empire-card-not-valid = Karta „{ $card }” nie pasuje w tej walce do tej postaci.
empire-support-not-now = Karty „{ $card }” nie można teraz zagrać.
empire-support-too-dear = „{ $card }” kosztuje { $number ->
    [one] jedną inną kartę
    [few] { $number } inne karty
   *[other] { $number } innych kart
}, a tylu nie masz.
empire-support-useless = Karta „{ $card }” nic by teraz nie dała.
empire-bad-decks = Te talie są niedozwolone. { $faults }
empire-deck-is-fine = Obie talie są dozwolone.
empire-deck-vampires = Wampiry ({ $number })
empire-deck-humans = Ludzie ({ $number })
empire-in-deck = { $side_id ->
    [vampires] w talii wampirów: { $number }
   *[humans] w talii ludzi: { $number }
}
empire-in-no-deck = w żadnej z talii
empire-card-bad-line = Wiersz { $line }: „{ $text }” nie opisuje karty. Pod nagłówkiem „Karty” napisz na przykład „Stara studnia (humans, day 0, night 1): Draw(2)” dla karty wsparcia albo „Nobles 3: Draw(1)” dla karty walki z tekstem.
empire-card-bad-fact = Wiersz { $line }: „{ $text }” nie może stać w nawiasie albo czegoś tam brakuje. Napisz „vampires” lub „humans”, „day” i „night” z kosztem od 0 do { $most } oraz „in combat”, jeśli kartę zagrywa się w walce.
empire-card-unreadable = Wiersz { $line }: „{ $text }” nie jest efektem. Sprawdź nawiasy i przecinki: „Do(Draw(1), OtherDiscards(1))”.
empire-card-unknown-word = Wiersz { $line }: nie ma słowa „{ $word }”. Dostępne: { $allowed }.
empire-card-bad-argument = Wiersz { $line }: „{ $text }” nie może tu stać przy słowie { $word }. Dozwolone: { $allowed }.
empire-card-alike = Wiersz { $line }: obie możliwości słowa { $word } muszą być różnego rodzaju.
empire-card-wrong-moment = { $combat ->
    [yes] Wiersz { $line }: { $word } nie działa w trakcie walki.
   *[no] Wiersz { $line }: { $word } działa tylko w trakcie walki; dopisz w nawiasie „in combat”.
}
empire-card-too-long = Wiersz { $line }: karta ma najwyżej { $most } słów.
empire-card-twice = Wiersz { $line }: „{ $name }” opisano dwa razy.
empire-card-too-many = Lista opisuje najwyżej { $most } kart.
empire-deck-two-sides = Podaj dwie talie, wampirów i ludzi, oddzielone ukośnikiem.
empire-deck-bad-line = Wiersz { $line }: „{ $text }” powinno wyglądać jak „3 Szlachta 2” pod nagłówkiem „Wampiry” lub „Ludzie”.
empire-deck-unknown-card = Nie ma karty „{ $name }”.
empire-deck-bad-copies = „{ $copies }” nie jest liczbą kopii karty { $card }.
empire-deck-wrong-side = { $side_id ->
    [vampires] { $card } – tej karty nie może być w talii wampirów.
   *[humans] { $card } – tej karty nie może być w talii ludzi.
}
empire-deck-size = { $side_id ->
    [vampires] Talia wampirów
   *[humans] Talia ludzi
} ma { empire-number-cards }, a powinna mieć { $size }.

## Jak się skończyło

empire-vampires-dead = Wszystkie wampiry nie żyją: { $winners } wygrywa ludźmi.
    .you = Wszystkie wampiry nie żyją: wygrywasz ludźmi.
empire-humans-dead = Wszyscy ludzie nie żyją: { $winners } wygrywa wampirami.
    .you = Wszyscy ludzie nie żyją: wygrywasz wampirami.
empire-castle-taken = Trzy zdemaskowane wampiry opanowały zamek: { $winners } wygrywa.
    .you = Trzy zdemaskowane wampiry opanowały zamek: wygrywasz.
empire-scored = Nikt nie ma już kart. Więcej punktów ma { $winners }.
    .you = Nikt nie ma już kart. Masz więcej punktów.
empire-draw = Nikt nie ma już kart, a wynik jest równy: remis.

## Opcje

empire-option-vampires = Wampiry
    .about = Kto gra wampirami.
    .random = losowo
    .first = pierwsze miejsce
    .second = drugie miejsce
empire-option-persons = Karty osób
    .about = Czy karty osób, jak Organista i Giermek, wspierają tylko postacie swojego stanu.
    .class = tylko swojego stanu
    .any = wszystkie
empire-option-decks = Talie
    .about = Dwie talie po czterdzieści kart.
    .ours = talie Conclave

## Stół

empire-moment = { $time ->
    [day] Dzień { $number }
   *[night] Noc { $number }
}
empire-castle = Zamek
empire-town = Miasto
empire-dead = Polegli
empire-hand = Ręka
    .short = Ręka
empire-your-hand = Twoja ręka
empire-cellar = Piwnica
    .short = Piwnica
    .closed = Piwnica (zamknięta)
empire-moat = Fosa
    .short = Fosa
empire-draw-pile = Stos dobierania
    .short = Stos
empire-unknown = nieznane
empire-vampire = wampir
empire-human = człowiek
empire-trusted = wiesz z żetonu
empire-turn-of = tura gracza { $seat }
empire-fight = Runda { $round }: { empire-attacker } atakuje { empire-target-acc }
empire-played = Zagrane
empire-cellar-shut = zamk.
empire-at-bottom = Na spodzie, znane wszystkim: { $characters }
empire-known-unmasked = wampir, zdemaskowany
empire-known-masked = wampir, ukryty
empire-known-cleared = człowiek, wiedzą wszyscy
empire-known-trusted = człowiek, wiesz tylko ty
empire-known-human = człowiek
empire-known-open = ?
empire-costs = w dzień { $day }, w nocy { $night }
empire-attack = Atak
empire-defence = Obrona
empire-terminal-points = { $number ->
    [one] { $number } punkt
    [few] { $number } punkty
   *[other] { $number } punktów
}
empire-how-to-play =
    W zamku i w mieście żyje dziewięć postaci: szlachta, duchowieństwo i służba, po trzy. Trzy z nich to wampiry; które, wie tylko gracz wampirów. Gracz ludzi zna dwie postacie, które nimi nie są.
    Ludzie wygrywają, gdy zginą wszystkie wampiry. Wampiry wygrywają, gdy zginą wszyscy ludzie albo gdy w zamku są naraz trzy zdemaskowane wampiry. Gdy nikt nie ma już kart, każdy żywy człowiek liczy się za 1 punkt, a każdy żywy wampir za 2.
    Tury gracza wampirów to noce, tury gracza ludzi to dni. Na początku tury odrzuca się karty i dobiera do ośmiu: karty z piwnicy wrócą jeszcze raz, karty z fosy przepadają.
    W nocy gracz wampirów może potem zdemaskować jednego wampira. Następnie wykonuje się jedną akcję.
    Walka: jedna postać w zamku atakuje inną. Obie strony zagrywają karty pasujące do stanu swojej postaci, najwyżej przez dwie rundy. Jeśli po rundzie atak jest większy, cel ginie; atakujący nie ginie nigdy.
    Karty wampira działają dla zdemaskowanego wampira, woda święcona – przeciw niemu. Jeśli w zamku jest zdemaskowany wampir, gracz wampirów musi atakować zdemaskowanym wampirem.
    Zamiast walczyć, gracz wampirów może za trzy karty wampira ukryć w mieście postać z zamku; gracz ludzi może za dwie karty wody święconej zapytać o dowolną postać i od razu ją zaatakować, jeśli to wampir w zamku.
    Karty wsparcia zagrywają obaj gracze przed akcją i po niej. Kosztują inne karty, w dzień i w nocy różną ich liczbę.

## Co można wiedzieć

empire-hint = { $known ->
    [vampire] { CAPITAL(empire-the) } to wampir.
    [human] { CAPITAL(empire-the) } to człowiek.
   *[no] { CAPITAL(empire-the) } to wampir z prawdopodobieństwem { $possible }%, a sądząc po zachowaniu wampirów – { $suspected }%.
}

## Części widoku, dla stołów, które nie znają gry

empire-view-sides = strona
empire-view-turn = tura
empire-view-time = pora
empire-view-active = tura gracza
empire-view-castle = zamek
empire-view-town = miasto
empire-view-town-bottom = na spodzie miasta
empire-view-town-order = kolejność w mieście
empire-view-dead = polegli
empire-view-classes = stany
empire-view-natures = natury
empire-view-unmasked = zdemaskowani
empire-view-cleared = na pewno ludzie
empire-view-trusted = zaufani
empire-view-attack-markers = znaczniki ataku
empire-view-defence-markers = znaczniki obrony
empire-view-traces = co robiły wampiry
empire-view-hand = ręka
empire-view-cellar = piwnica
empire-view-moat = fosa
empire-view-spent = zagrane
empire-view-sunk = zagrane, może odzyskane
empire-view-fetched = odzyskane w ukryciu, najwyżej
empire-view-draw-pile = stos dobierania
empire-view-deck = talia
empire-view-cellar-closed = piwnica zamknięta
empire-view-forbidden = zabronione
empire-view-in-play = wsparcie w grze
empire-view-laid = zagrane karty
empire-view-combat = walka
