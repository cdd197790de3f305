masquerade-title = Wampir: Maskarada – Wendeta
    .short = Maskarada
masquerade-pitch = Poprowadź klan wampirów do walki o Chicago: dokładaj karty i krew jawnie albo w ukryciu, blefuj, wycofuj się w porę, zdobywaj popleczników i strzeż się głodu.
masquerade-seat = { $number ->
    [0] Czerwony
    [1] Żółty
    [2] Zielony
    [3] Niebieski
    [4] Czarny
   *[5] Fioletowy
}

## Nazwy

masquerade-place-1 = Dzielnica 1
masquerade-place-2 = Dzielnica 2
masquerade-place-3 = Dzielnica 3
masquerade-place-haven = Schronienie Księcia
masquerade-phase-setup = Przygotowanie gry
masquerade-phase-feeding = Żer
masquerade-phase-choice = Zarządzanie ręką
masquerade-phase-planning = Planowanie
masquerade-phase-resolution = Rozstrzygnięcie
masquerade-step-withdrawal = wycofanie
masquerade-step-reveal = odkrycie
masquerade-step-preparation = przygotowanie
masquerade-step-conflict = starcie
masquerade-step-aftermath = pokłosie
masquerade-face-up = odkryta
masquerade-face-down = zakryta
masquerade-card-listed = „{ $card }”

# Gdzie, dokąd, skąd; i czego
masquerade-at = { $place_id ->
    [haven] w Schronieniu Księcia
   *[other] w dzielnicy { $place_id }
}
masquerade-to = { $place_id ->
    [haven] do Schronienia Księcia
   *[other] do dzielnicy { $place_id }
}
masquerade-to-other = { $to_place_id ->
    [haven] do Schronienia Księcia
   *[other] do dzielnicy { $to_place_id }
}
masquerade-from = { $place_id ->
    [haven] ze Schronienia Księcia
   *[other] z dzielnicy { $place_id }
}
masquerade-whole = { $place_id ->
    [haven] Schronienia Księcia
   *[other] dzielnicy { $place_id }
}

# Biernik: zyskuje, traci ...
masquerade-blood = { $number ->
    [one] { $number } krew
   *[other] { $number } krwi
}
masquerade-influence = { $number ->
    [one] { $number } wpływ
    [few] { $number } wpływy
   *[other] { $number } wpływów
}
# Biernik: wysysa, przywraca ...
masquerade-member = { $ally_id ->
    [victim] ofiarę
   *[other] poplecznika ({ $ally })
}
masquerade-number-cards = { $number ->
    [one] { $number } kartę
    [few] { $number } karty
   *[other] { $number } kart
}
masquerade-tokens = { $number ->
    [one] { $number } żeton Diabolizmu
    [few] { $number } żetony Diabolizmu
   *[other] { $number } żetonów Diabolizmu
}
masquerade-stay = { $stay_seats_is ->
    [you] { $stay_seats_count ->
        [one] zostajesz
       *[other] { $stay_seats } zostajecie
    }
   *[other] { $stay_seats_count ->
        [one] { $stay_seats } zostaje
       *[other] { $stay_seats } zostają
    }
}
masquerade-leave = { $leave_seats_is ->
    [you] { $leave_seats_count ->
        [one] wycofujesz się
       *[other] { $leave_seats } się wycofujecie
    }
   *[other] { $leave_seats_count ->
        [one] { $leave_seats } się wycofuje
       *[other] { $leave_seats } się wycofują
    }
}

## Co się dzieje

masquerade-holds = { $seat } ma żeton ambicji i zaczyna.
    .you = Masz żeton ambicji i zaczynasz.
masquerade-took-clan = { $seat } prowadzi klan { $clan }.
    .you = Prowadzisz klan { $clan }.
masquerade-took-relic = { $seat } bierze relikwię „{ $relic }”.
    .you = Bierzesz relikwię „{ $relic }”.
masquerade-laid-location = Karty miejsc: { $each }.
    .each = „{ $card }” { masquerade-at }
masquerade-round-began = Zaczyna się runda { $round } z 3.
masquerade-round-ended = Koniec rundy { $round }. Rozstawiona krew wraca do puli ogólnej, a wszystkie karty wracają na ręce graczy.
masquerade-arrived = Do zdobycia: { $each }.
    .each = { $ally } { masquerade-at }
masquerade-upkeep = W fazie żeru { $seat } płaci { masquerade-blood } za poplecznika ({ $ally }).
    .you = W fazie żeru płacisz { masquerade-blood } za poplecznika ({ $ally }).
masquerade-fed = Krew z żeru: { $each }.
    .each = { $seat } +{ $number }
    .each-you = ty +{ $number }
masquerade-drew = { $cards_count ->
    [0] { $seat } nie ma już czego dobrać.
   *[other] { $seat } dobiera: { $cards }.
}
    .you = { $cards_count ->
        [0] Nie masz już czego dobrać.
       *[other] Dobierasz: { $cards }.
    }
masquerade-drew-unseen = { $number ->
    [0] { $seat } nie ma już czego dobrać.
   *[other] { $seat } dobiera { masquerade-number-cards }.
}
    .you = { $number ->
        [0] Nie masz już czego dobrać.
       *[other] Dobierasz { masquerade-number-cards }.
    }
    .several = { $number ->
        [0] { $seats } nie mają już czego dobrać.
        [one] { $seats } dobierają po { $number } karcie.
        [few] { $seats } dobierają po { $number } karty.
       *[other] { $seats } dobierają po { $number } kart.
    }
    .several-you = { $number ->
        [0] { $seats } nie macie już czego dobrać.
        [one] { $seats } dobieracie po { $number } karcie.
        [few] { $seats } dobieracie po { $number } karty.
       *[other] { $seats } dobieracie po { $number } kart.
    }
masquerade-bottomed = { $seat } odkłada kartę „{ $card }” na spód talii.
    .you = Odkładasz kartę „{ $card }” na spód talii.
masquerade-bottomed-unseen = { $seat } odkłada kartę na spód talii.
    .you = Odkładasz kartę na spód talii.
    .several = { $seats } odkładają po karcie na spód talii.
    .several-you = { $seats } odkładacie po karcie na spód talii.
masquerade-played = { $seat } dokłada kartę „{ $card }” { masquerade-to }.
    .you = Dokładasz kartę „{ $card }” { masquerade-to }.
masquerade-played-down = { $seat } dokłada zakrytą kartę „{ $card }” { masquerade-to }.
    .you = Dokładasz zakrytą kartę „{ $card }” { masquerade-to }.
masquerade-played-unseen = { $seat } dokłada zakrytą kartę { masquerade-to }.
    .you = Dokładasz zakrytą kartę { masquerade-to }.
masquerade-deployed = { $seat } dokłada { masquerade-blood } { masquerade-to }.
    .you = Dokładasz { masquerade-blood } { masquerade-to }.
masquerade-deployed-from-bank = { $seat } dokłada { masquerade-blood } z puli ogólnej { masquerade-to }.
    .you = Dokładasz { masquerade-blood } z puli ogólnej { masquerade-to }.
masquerade-turned-tokens = { $seat } odwraca { masquerade-tokens } na szarą stronę.
    .you = Odwracasz { masquerade-tokens } na szarą stronę.
masquerade-drained = { $number ->
    [0] { $seat } wysysa { masquerade-member }, ale nie zyskuje krwi.
   *[other] { $seat } wysysa { masquerade-member } i zyskuje { masquerade-blood }.
}
    .you = { $number ->
        [0] Wysysasz { masquerade-member }, ale nie zyskujesz krwi.
       *[other] Wysysasz { masquerade-member } i zyskujesz { masquerade-blood }.
    }
masquerade-committed-diablerie = Diabolizm! { $seat } bierze { masquerade-tokens }.
    .you = Diabolizm! Bierzesz { masquerade-tokens }.
masquerade-eliminated = Z trzema żetonami Diabolizmu { $seat } odpada z gry.
    .you = Z trzema żetonami Diabolizmu odpadasz z gry.
masquerade-looked = { $seat } ogląda zakrytą kartę gracza { $from_seat } { masquerade-at }: „{ $card }”.
    .you = Oglądasz zakrytą kartę gracza { $from_seat } { masquerade-at }: „{ $card }”.
masquerade-looked-unseen = { $from_seat_is ->
    [you] { $seat } ogląda twoją zakrytą kartę { masquerade-at }.
   *[other] { $seat } ogląda zakrytą kartę gracza { $from_seat } { masquerade-at }.
}
    .you = Oglądasz zakrytą kartę gracza { $from_seat } { masquerade-at }.
masquerade-used-relic = { $seat } używa relikwii „{ $relic }”.
    .you = Używasz relikwii „{ $relic }”.
masquerade-location-began = Zaczyna się rozstrzygnięcie { masquerade-whole }.
masquerade-tokens-revealed = { $stay_seats_count ->
    [0] Nikt nie zostaje { masquerade-at }: { masquerade-leave }.
   *[other] { $leave_seats_count ->
        [0] { masquerade-stay } { masquerade-at }.
       *[other] { masquerade-stay }, { masquerade-leave }.
    }
}
    .you = { CAPITAL(masquerade-tokens-revealed) }
masquerade-withdrew = { $number ->
    [0] { $seat } odchodzi { masquerade-from }.
   *[other] { $seat } odchodzi { masquerade-from } i zabiera { masquerade-blood } z powrotem.
}
    .you = { $number ->
        [0] Odchodzisz { masquerade-from }.
       *[other] Odchodzisz { masquerade-from } i zabierasz { masquerade-blood } z powrotem.
    }
masquerade-moved = { $seat } przenosi { masquerade-to }: { $cards }.
    .you = Przenosisz { masquerade-to }: { $cards }.
masquerade-took-back = { $seat } bierze { masquerade-number-cards } z powrotem na rękę.
    .you = Bierzesz { masquerade-number-cards } z powrotem na rękę.
masquerade-revealed = { $seat } odkrywa { masquerade-at }: { $cards }.
    .you = Odkrywasz { masquerade-at }: { $cards }.
masquerade-kept-down = { $seat } zostawia zakrytą kartę { masquerade-at }.
    .you = Zostawiasz zakrytą kartę { masquerade-at }.
masquerade-turned-down = { $seat } zakrywa kartę „{ $card }” { masquerade-at }.
    .you = Zakrywasz kartę „{ $card }” { masquerade-at }.
masquerade-acts = Działa karta „{ $card }” gracza { $seat }.
    .you = Działa twoja karta „{ $card }”.
masquerade-ally-acts = Działa poplecznik gracza { $seat }: { $ally }.
    .you = Działa twój poplecznik: { $ally }.
masquerade-location-acts = Działa karta „{ $card }” { masquerade-at }.
masquerade-counted = Siła { masquerade-at }: { $each }.
    .each = { $seat } { $number }
    .each-you = ty { $number }
masquerade-placed = { CAPITAL($each) }.
    .each = { $number ->
        [1] { $seat } wygrywa starcie { masquerade-at }
        [2] { $seat } zajmuje 2. miejsce
       *[other] { $seat } 3. miejsce
    }
    .each-you = { $number ->
        [1] wygrywasz starcie { masquerade-at }
        [2] zajmujesz 2. miejsce
       *[other] ty 3. miejsce
    }
masquerade-deserted = Nikogo już nie ma { masquerade-at }: { $ally } opuszcza grę.
masquerade-gained-ally = { $seat } zyskuje poplecznika: { $ally }.
    .you = Zyskujesz poplecznika: { $ally }.
masquerade-gained-victims = { $number ->
    [one] { $seat } zyskuje ofiarę.
    [few] { $seat } zyskuje { $number } ofiary.
   *[other] { $seat } zyskuje { $number } ofiar.
}
    .you = { $number ->
        [one] Zyskujesz ofiarę.
        [few] Zyskujesz { $number } ofiary.
       *[other] Zyskujesz { $number } ofiar.
    }
masquerade-took-ambition = { $seat } bierze żeton ambicji i odtąd zaczyna.
    .you = Bierzesz żeton ambicji i odtąd zaczynasz.
masquerade-frenzied = { $by_seat_number ->
    [-1] { $seat } nie ma już krwi i wpada w szał.
   *[other] { $by_seat_is ->
        [you] { $seat } nie ma już krwi i wpada przez ciebie w szał.
       *[other] { $seat } nie ma już krwi i wpada w szał za sprawą gracza { $by_seat }.
    }
}
    .you = { $by_seat_number ->
        [-1] Nie masz już krwi i wpadasz w szał.
       *[other] Nie masz już krwi i wpadasz w szał za sprawą gracza { $by_seat }.
    }
masquerade-could-not-drain = { $ally } nie daje się wyssać i zostaje w sojuszu gracza { $seat }.
    .you = { $ally } nie daje się wyssać i zostaje w twoim sojuszu.
masquerade-gained-blood = { $seat } zyskuje { masquerade-blood }.
    .you = Zyskujesz { masquerade-blood }.
    .several = { $seats } zyskują po { $number } krwi.
    .several-you = { $seats } zyskujecie po { $number } krwi.
masquerade-lost-blood = { $seat } traci { masquerade-blood }.
    .you = Tracisz { masquerade-blood }.
    .several = { $seats } tracą po { $number } krwi.
    .several-you = { $seats } tracicie po { $number } krwi.
masquerade-spent-blood = { $seat } wydaje { masquerade-blood }.
    .you = Wydajesz { masquerade-blood }.
masquerade-stole-blood = { $from_seat_is ->
    [you] { $seat } odbiera ci { masquerade-blood }.
   *[other] { $seat } odbiera graczowi { $from_seat } { masquerade-blood }.
}
    .you = Odbierasz graczowi { $from_seat } { masquerade-blood }.
    .several-from = { $seat_is ->
        [you] { $from_seats } oddają ci po { $number } krwi.
       *[other] { $from_seats } oddają graczowi { $seat } po { $number } krwi.
    }
    .several-from-you = { $from_seats } oddajecie graczowi { $seat } po { $number } krwi.
masquerade-gained-influence = { $seat } zyskuje { masquerade-influence }.
    .you = Zyskujesz { masquerade-influence }.
    .several = { $number ->
        [one] { $seats } zyskują po { $number } wpływie.
        [few] { $seats } zyskują po { $number } wpływy.
       *[other] { $seats } zyskują po { $number } wpływów.
    }
    .several-you = { $number ->
        [one] { $seats } zyskujecie po { $number } wpływie.
        [few] { $seats } zyskujecie po { $number } wpływy.
       *[other] { $seats } zyskujecie po { $number } wpływów.
    }
masquerade-lost-influence = { $seat } traci { masquerade-influence }.
    .you = Tracisz { masquerade-influence }.
    .several = { $number ->
        [one] { $seats } tracą po { $number } wpływie.
        [few] { $seats } tracą po { $number } wpływy.
       *[other] { $seats } tracą po { $number } wpływów.
    }
    .several-you = { $number ->
        [one] { $seats } tracicie po { $number } wpływie.
        [few] { $seats } tracicie po { $number } wpływy.
       *[other] { $seats } tracicie po { $number } wpływów.
    }
masquerade-got-influence = { $from_seat_is ->
    [you] Oddajesz graczowi { $seat } { masquerade-influence }.
   *[other] { $from_seat } oddaje graczowi { $seat } { masquerade-influence }.
}
    .you = { $from_seat } oddaje ci { masquerade-influence }.
masquerade-took-blood = { MINUS($seat_number, $from_seat_number) ->
    [0] { $seat } zabiera { masquerade-blood } z powrotem { masquerade-from }.
   *[other] { $from_seat_is ->
        [you] { $seat } zabiera ci { masquerade-blood } { masquerade-from }.
       *[other] { $seat } zabiera graczowi { $from_seat } { masquerade-blood } { masquerade-from }.
    }
}
    .you = { MINUS($seat_number, $from_seat_number) ->
        [0] Zabierasz { masquerade-blood } z powrotem { masquerade-from }.
       *[other] Zabierasz graczowi { $from_seat } { masquerade-blood } { masquerade-from }.
    }
masquerade-got-blood = { $from_seat_is ->
    [you] Oddajesz graczowi { $seat } { masquerade-blood } { masquerade-at }.
   *[other] { $from_seat } oddaje graczowi { $seat } { masquerade-blood } { masquerade-at }.
}
    .you = { $from_seat } oddaje ci { masquerade-blood } { masquerade-at }.
masquerade-discarded-blood = Krew rozstawiona { masquerade-at } wraca do puli ogólnej: { $each }.
    .each = { $seat } { $number }
    .each-you = ty { $number }
masquerade-moved-blood = { $seat } przenosi { masquerade-blood } { masquerade-from } { masquerade-to-other }.
    .you = Przenosisz { masquerade-blood } { masquerade-from } { masquerade-to-other }.
masquerade-swapped-blood = { $seat } zamienia krew z puli z krwią rozstawioną { masquerade-at }; teraz leży tam { $number }.
    .you = Zamieniasz krew ze swojej puli z krwią rozstawioną { masquerade-at }; teraz leży tam { $number }.
masquerade-unharmed = { $seat } ma odporność i nie traci krwi.
    .you = Masz odporność i nie tracisz krwi.
    .several = { $seats } mają odporność i nie tracą krwi.
    .several-you = { $seats } macie odporność i nie tracicie krwi.
masquerade-returned = { MINUS($seat_number, $to_seat_number) ->
    [0] { $seat } bierze kartę „{ $card }” z powrotem na rękę.
   *[other] { $to_seat_is ->
        [you] { $seat } oddaje kartę „{ $card }” na twoją rękę.
       *[other] { $seat } oddaje kartę „{ $card }” na rękę gracza { $to_seat }.
    }
}
    .you = { MINUS($seat_number, $to_seat_number) ->
        [0] Bierzesz kartę „{ $card }” z powrotem na rękę.
       *[other] Oddajesz kartę „{ $card }” na rękę gracza { $to_seat }.
    }
masquerade-shuffled-back = { $seat } wtasowuje kartę „{ $card }” do talii.
    .you = Wtasowujesz kartę „{ $card }” do talii.
masquerade-shuffled-unseen = { $seat } wtasowuje kartę z ręki do talii.
    .you = Wtasowujesz kartę z ręki do talii.
masquerade-bid = Oferty: { $each }.
    .each = { $seat } { $number }
    .each-you = ty { $number }
masquerade-skips = { $seat } pomija przygotowanie i pokłosie { masquerade-at }.
    .you = Pomijasz przygotowanie i pokłosie { masquerade-at }.
masquerade-forestalled = { $seat } ma odporność na kartę „{ $card }”.
    .you = Masz odporność na kartę „{ $card }”.
masquerade-restored = { $seat } przywraca do sojuszu { masquerade-member }.
    .you = Przywracasz do sojuszu { masquerade-member }.
masquerade-shed-diablerie = { $seat } oddaje żeton Diabolizmu.
    .you = Oddajesz żeton Diabolizmu.

## O co pyta gra

masquerade-choosing-clans = Wybierz klan.
masquerade-choosing-relics = Wybierz relikwię. Możesz jej użyć raz w ciągu gry.
masquerade-card-choice = Dobrane karty: { $cards }. Jedną z nich odłóż na spód talii, resztę zatrzymasz.
masquerade-planning-turn = { $hand ->
    [0] Nie masz karty do dołożenia.
   *[other] Dołóż kartę do dzielnicy, odkrytą albo zakrytą. Krew w twojej puli: { $blood }.
}
masquerade-deploying = { $left ->
    [0] Nie możesz dołożyć więcej krwi { masquerade-to }. Czy kończysz?
   *[other] Możesz dołożyć krew { masquerade-to }, najwyżej { $left }. Krew w twojej puli: { $blood }.
}
masquerade-withdrawal = Zostajesz { masquerade-at } ({ $rivals ->
    [0] nikogo innego tam nie ma
   *[other] liczba rywali: { $rivals }
}) czy się wycofujesz? { $at_haven ->
    [yes] Jeśli się wycofasz, krew wróci do puli, a karty na rękę.
   *[no] Jeśli się wycofasz, krew wróci do puli, a karty trafią do Schronienia Księcia.
}
masquerade-reveal = „{ $source_card }” gracza { $by_seat }: tracisz { masquerade-blood }, aby odkryć kartę „{ $card }”, czy zostawiasz ją zakrytą?
masquerade-card-step = Kilka twoich kart działa { masquerade-at } ({ $step }). Która następna?
masquerade-reactions = Kilka twoich kart działa w tej chwili. Która następna?
masquerade-sparing = Czy { $partner_seat } z twojej drużyny liczy się jako rywal lub przeciwnik dla karty „{ $card }”?
masquerade-relics-at-resolution = Zaczyna się rozstrzygnięcie. Czy używasz teraz relikwii „{ $relic }”?
masquerade-may = „{ $card }”: { $text } Chcesz to zrobić?
masquerade-either = { MINUS($seat_number, $you_seat_number) ->
    [0] „{ $card }”: { $text } Co wybierasz?
   *[other] Karta „{ $card }” gracza { $you_seat } mówi: „{ $text }” Co wybierasz?
}
masquerade-deploy-up-to = „{ $card }”: ile krwi tu dokładasz?
masquerade-take-back-up-to = „{ $card }”: ile krwi rozstawionej tutaj zabierasz z powrotem?
masquerade-send-blood = „{ $card }”: dokąd trafia krew?
masquerade-choose-rival = „{ $card }”: wybierz rywala.
masquerade-shuffle-back = „{ $card }”: którą kartę z ręki wtasowujesz do talii?
masquerade-return-cards = „{ $card }”: które swoje karty stąd bierzesz z powrotem na rękę?
masquerade-turn-cards-down = „{ $card }”: które swoje karty tutaj zakrywasz?
masquerade-forestall = „{ $card }”: wybierz kartę rywala. Zyskujesz na nią odporność i tyle krwi, ile wynosi jej bazowa siła.
masquerade-auction = { $answer ->
    [number] „{ $card }”: licytuj krew w tajemnicy. Gracz z najniższą ofertą musi zakryć tutaj swoją kartę.
   *[other] „{ $card }”: twoja oferta jest najniższa. Którą swoją kartę tutaj zakrywasz?
}
masquerade-restore = „{ $card }”: która wyssana karta wraca do twojego sojuszu?
masquerade-look-around = „{ $card }”: w której dzielnicy oglądasz zakryte karty?

## Odpowiedzi

masquerade-move-take-clan = { $clan_id ->
    [brujah] { $clan }: duża siła i ciężkie straty rywali
    [gangrel] { $clan }: krew krążąca między pulą a dzielnicami
    [malkavian] { $clan }: niespodzianki
    [nosferatu] { $clan }: ucieczki i karty używane dwa razy
    [toreador] { $clan }: siła dużego sojuszu
    [tremere] { $clan }: potężne efekty za krew, na skraju szału
    [ventrue] { $clan }: rywale słuchają albo płacą
   *[other] { $clan }
}
masquerade-move-take-relic = Wybierz relikwię „{ $relic }”
masquerade-move-bottom = Odłóż kartę „{ $card }” na spód talii
masquerade-move-play = { $face_id ->
    [up] Dołóż kartę „{ $card }” { masquerade-to }
   *[down] Dołóż zakrytą kartę „{ $card }” { masquerade-to }
}
    .group = Dołóż kartę „{ $card }”
    .within = { $place }, { $face }
masquerade-move-deploy = Dołóż { masquerade-blood }
masquerade-move-turn = Odwróć { masquerade-tokens } za { masquerade-blood }
masquerade-move-drain = Wyssij { masquerade-member }
    .group = Wyssij, aby zdobyć krew
    .within = { $ally }
masquerade-move-use = Użyj relikwii „{ $relic }”
masquerade-move-look = Za 1 krew obejrzyj kartę { $number } gracza { $seat } { masquerade-at }
    .group = Obejrzyj kartę za 1 krew
    .within = { $place }: { $seat }, karta { $number }
masquerade-move-done = Gotowe
masquerade-move-stay = Zostań
masquerade-move-withdraw = Wycofaj się
masquerade-move-resolve = Następna: „{ $card }”
masquerade-move-pick = { $card }
masquerade-move-target = { $seat }
masquerade-move-go = { $place }
masquerade-move-number = { $number ->
    [0] Nic
   *[other] { masquerade-blood }
}
masquerade-move-choose = { $effect ->
    [steal] Pozwól ukraść krew
    [give-influence] Oddaj wpływ
    [skip-steps] Pomiń przygotowanie i pokłosie
    [withdraw] Wycofaj się
    [move-blood] Oddaj rozstawioną krew
    [lose] Strać wpływ
    [spend] Wydaj krew
    [turn-this-down] Zakryj kartę
    [reveal] Strać krew i odkryj kartę
    [keep-down] Zostaw kartę zakrytą
   *[other] { $effect }
}

## Dlaczego ruch jest odrzucony

masquerade-must-play = Musisz dołożyć kartę, zanim zakończysz turę.
masquerade-card-first = Najpierw dołóż kartę: krew kładzie się obok niej.
masquerade-blood-limit = { $left ->
    [0] Przy tej karcie są już 3 krwi; więcej nie wolno.
   *[other] Do tej karty wolno dołożyć jeszcze tylko tyle krwi: { $left }.
}
masquerade-last-blood = Jedna krew musi zostać w twojej puli, a masz tylko tyle: { $blood }.
masquerade-no-red-tokens = { $red ->
    [0] Nie masz czerwonego żetonu Diabolizmu do odwrócenia.
   *[other] Masz za mało czerwonych żetonów Diabolizmu do odwrócenia: { $red }.
}
masquerade-cannot-drain = Karty „{ $ally }” nie ma w twoim sojuszu albo nie można jej wyssać.
masquerade-cannot-look = Tej karty nie możesz obejrzeć.
masquerade-cannot-use = Nie możesz teraz użyć relikwii „{ $relic }”.
masquerade-one-card = W tej turze masz już dołożoną kartę. Dołóż do niej krew albo zakończ turę.
masquerade-not-in-hand = Nie masz na ręce karty „{ $card }”.
masquerade-no-such-place = W tej grze nie ma dzielnicy „{ $place }”.
masquerade-no-such-face = Karty dokłada się „up” (odkryte) albo „down” (zakryte), a nie „{ $face }”.
masquerade-must-face = Inna karta zabrania tak zagrać { masquerade-at }: odwróć swoją kartę.
masquerade-face-down-cost = Zakryta karta kosztuje tu krew ({ $cost }), a ostatniej krwi nie wolno wydać.
masquerade-clan-not-offered = Klanu { $clan } nie ma wśród tych, które możesz wybrać.
masquerade-not-drawn = Karty „{ $card }” nie ma wśród tych, które masz do wyboru.
masquerade-no-teams = Drużyny po dwie osoby wymagają 4 albo 6 graczy, a jest was { $seats }.

## Jak się skończyło

masquerade-prince = { $winners_count ->
    [one] { $winners } ma najwięcej wpływów i zasiada na tronie Księcia Chicago.
   *[other] { $winners } mają razem najwięcej wpływów i rządzą w Chicago.
}
    .you = { $winners_count ->
        [one] Masz najwięcej wpływów i zasiadasz na tronie Księcia Chicago.
       *[other] { $winners } macie razem najwięcej wpływów i rządzicie w Chicago.
    }
masquerade-alone = { $winners_count ->
    [one] Przy stole zostaje tylko { $winners } i rządzi w Chicago.
   *[other] Przy stole zostają tylko { $winners } i rządzą w Chicago.
}
    .you = { $winners_count ->
        [one] Przy stole zostajesz tylko ty i rządzisz w Chicago.
       *[other] Przy stole zostajecie tylko { $winners } i rządzicie w Chicago.
    }

## Opcje

masquerade-option-teams = Drużyny
    .about = Czy gra się w drużynie z osobą naprzeciwko; w sześć osób zawsze, w cztery do wyboru.
    .at-six = tylko w sześć osób
    .yes = drużyny po dwie osoby
masquerade-option-locations = Karty miejsc
    .about = Czy w każdej dzielnicy oprócz Schronienia Księcia leży karta ze specjalnym działaniem.
    .no = bez nich
    .yes = z kartami miejsc
masquerade-option-relics = Relikwie
    .about = Czy każdy ma relikwię do użycia raz w ciągu gry.
    .no = bez nich
    .yes = z relikwiami

## Plansza

masquerade-moment-round = Runda { $round } z 3
masquerade-moment-turn = tura gracza { $seat }
masquerade-terminal-points = { masquerade-influence }
masquerade-power = Siła
masquerade-pool = Krew
masquerade-score = Wpływy
masquerade-hand = Ręka
masquerade-your-hand = Twoja ręka
masquerade-your-draw = Dobrane karty
masquerade-card-kind = { $kind } · siła { $power }
masquerade-worth = wpływy { $influence }, żer { $feed }; po wyssaniu: krew { $drain }, wpływy { $drained }
masquerade-drained-cards = wyssane: { $cards }
masquerade-diablerie = Diabolizm: { $number }
masquerade-relic = relikwia: { $relic }
    .used = relikwia: { $relic } (użyta)
masquerade-partner = w drużynie z graczem { $seat }
masquerade-known = znane: { $cards }
masquerade-how-to-play =
    Gra trwa trzy rundy. Gracz, który na końcu ma najwięcej wpływów, zostaje Księciem Chicago.
    Każda runda zaczyna się od żeru: zyskujesz krew, którą dają twoi poplecznicy i ofiary. Potem do każdej dzielnicy trafia poplecznik, a ty dobierasz dwie karty klanu i zatrzymujesz jedną.
    Planowanie: po kolei każdy dokłada jedną kartę do dzielnicy, odkrytą za darmo albo zakrytą za 1 krew, i może dołożyć do niej do 3 krwi – aż każdemu zostanie na ręce jedna karta.
    Rozstrzygnięcie: dzielnice rozstrzyga się jedną po drugiej, Schronienie Księcia na końcu.
    Najpierw wszyscy tam obecni w tajemnicy wybierają: zostać czy się wycofać. Jeśli się wycofasz, odzyskasz krew, a twoje karty trafią do Schronienia Księcia; stamtąd wracają na rękę.
    Potem odkrywa się zakryte karty. Kolejno działają karty przygotowania, starcia i, po nagrodach, pokłosia. Karty pasywne działają, dopóki leżą odkryte.
    Twoja siła to siła twoich kart i 1 za każdą rozstawioną tam krew. Największa siła zdobywa poplecznika, drugie miejsce ofiarę, a pierwsze trzy miejsca wpływy. Przy remisie decyduje kolejność graczy.
    Zwycięzca w Schronieniu Księcia zyskuje o 1 wpływ więcej i żeton ambicji, i odtąd zaczyna.
    W swojej turze planowania możesz wysysać popleczników i ofiary, aby zdobyć krew; są potem mniej warci. Wyssanie wampira to Diabolizm: każdy żeton kosztuje 1 wpływ, a z trzecim odpadasz z gry.
    Gdy twoja pula jest pusta, wpadasz w szał i wysysasz losową kartę swojego sojuszu; gracz, który to sprawił, zyskuje 1 wpływ. Ostatniej krwi nigdy nie wolno wydać.
    Na końcu liczą się twoje wpływy, sojusz i wyssane karty, minus 1 za każdy żeton Diabolizmu.

## Części widoku, dla plansz, które nie znają gry

masquerade-view-round = runda
masquerade-view-rounds = liczba rund
masquerade-view-turn = tura planowania
masquerade-view-turns = tury planowania w rundzie
masquerade-view-phase = faza
masquerade-view-active = tura gracza
masquerade-view-place = dzielnica
masquerade-view-step = etap
masquerade-view-holder = żeton ambicji
masquerade-view-order = kolejność graczy
masquerade-view-partners = w drużynie z
masquerade-view-out = poza grą
masquerade-view-clans = klan
masquerade-view-offered-clans = klany do wyboru
masquerade-view-offered-relics = relikwie do wyboru
masquerade-view-relics = relikwia
masquerade-view-relics-used = relikwia użyta
masquerade-view-blood = krew
masquerade-view-influence = wpływy
masquerade-view-red-tokens = czerwone żetony
masquerade-view-grey-tokens = szare żetony
masquerade-view-tokens-left = żetony do wyeliminowania
masquerade-view-diablerie = żetony za wyssanie
masquerade-view-alliance = sojusz
masquerade-view-drained = wyssane
masquerade-view-score = wynik
masquerade-view-hand = ręka
masquerade-view-seen = widziane
masquerade-view-drawn = dobrane
masquerade-view-deck = talia klanu
masquerade-view-bottom = spód talii
masquerade-view-location-cards = karty miejsc
masquerade-view-at-stake = do zdobycia
masquerade-view-rewards = wpływy do zdobycia
masquerade-view-down-costs = koszt zagrania zakrytej karty
masquerade-view-cards = karty
masquerade-view-face-down = zakryte
masquerade-view-deployed-blood = rozstawiona krew
masquerade-view-power = siła
masquerade-view-winner = zwycięstwo
masquerade-view-victims = talia ofiar
masquerade-view-allies-left = talia popleczników
masquerade-view-haven = Schronienie Księcia
