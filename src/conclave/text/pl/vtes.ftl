vtes-title = Vampire: The Eternal Struggle
    .short = V:TES
vtes-pitch = Jesteś Matuzalemem, prastarym wampirem. Kontroluj młodsze wampiry, atakuj pulę swojej ofiary, zwołuj referenda i walcz. Wyeliminuj ofiarę, zanim drapieżnik wyeliminuje ciebie.
vtes-seat = Matuzalem { MINUS($number, -1) }

## Nazwy

vtes-face-down = zakryta karta
vtes-own-deck = własną
vtes-card-listed = „{ $card }”
vtes-window-untap = w fazie odtapowania
    .when = w fazie odtapowania
    .your = w swojej fazie odtapowania
vtes-window-master-phase = w fazie mistrza
    .when = w fazie mistrza
    .your = w swojej fazie mistrza
vtes-window-minion-phase = w fazie sług
    .when = w fazie sług
    .your = w swojej fazie sług
vtes-window-announced = przy ogłoszeniu akcji
    .when = przy ogłoszeniu akcji
    .your = przy ogłoszeniu akcji
vtes-window-block = podczas próby bloku
    .when = podczas próby bloku
    .your = podczas próby bloku
vtes-window-declined = po rezygnacji z bloków
    .when = po rezygnacji z bloków
    .your = po rezygnacji z bloków
vtes-window-succeeding = tuż przed powodzeniem akcji
vtes-window-blocked = gdy akcja zostaje zablokowana
    .when = przy zablokowaniu akcji
    .your = przy zablokowaniu akcji
vtes-window-entering = przed rozpoczęciem walki
vtes-window-after-combat = po walce działającego sługi z blokującym
    .when = po walce działającego sługi z blokującym sługą (jeden z nich pod twoją kontrolą)
    .your = po walce działającego sługi z blokującym sługą (jeden z nich pod twoją kontrolą)
vtes-window-after-action = po akcji
    .when = po akcji
    .your = po akcji
vtes-window-as-played = w chwili zagrania karty
    .when = w chwili zagrania karty
    .your = w chwili zagrania karty
vtes-window-before-referendum = przed referendum po udanej akcji politycznej
    .when = przed referendum po udanej akcji politycznej
    .your = przed referendum po udanej akcji politycznej
vtes-window-before-votes = przed głosowaniem
    .when = przed głosowaniem
    .your = przed głosowaniem
vtes-window-polling = podczas głosowania
    .when = podczas głosowania
    .your = podczas głosowania
vtes-window-before-range = przed ustaleniem dystansu
    .when = przed ustaleniem dystansu
    .your = przed ustaleniem dystansu
vtes-window-range = przy ustalaniu dystansu
    .when = przy ustalaniu dystansu
    .your = przy ustalaniu dystansu
vtes-window-before-strikes = przed wyborem uderzeń
    .when = przed wyborem uderzeń
    .your = przed wyborem uderzeń
vtes-window-strike-declared = po wyborze uderzenia zadającego poważne obrażenia
    .when = po wyborze uderzenia zadającego poważne obrażenia
    .your = po wyborze uderzenia zadającego poważne obrażenia
vtes-window-strikes-chosen = po wyborze obu uderzeń
    .when = po wyborze obu uderzeń
    .your = po wyborze obu uderzeń
vtes-window-strike = przy wyborze uderzeń
    .when = przy wyborze uderzeń
    .your = przy wyborze uderzeń
vtes-window-damage = przed zadaniem obrażeń
    .when = przed zadaniem obrażeń
    .your = przed zadaniem obrażeń
vtes-window-ally-burned = gdy wrogi sojusznik zostaje spalony
    .when = gdy wrogi sojusznik zostaje spalony
    .your = gdy wrogi sojusznik zostaje spalony
vtes-window-hurt = gdy ten wampir otrzymał obrażenia
    .when = gdy ten wampir otrzymał obrażenia
    .your = gdy ten wampir otrzymał obrażenia
vtes-window-going-to-torpor = gdy wampir przeciwnika miałby zapaść w torpor
    .when = wtedy, gdy wampir przeciwnika miałby zapaść w torpor
    .your = gdy wampir przeciwnika miałby zapaść w torpor
vtes-window-additional-strikes = przy zyskiwaniu dodatkowych uderzeń
    .when = przy zyskiwaniu dodatkowych uderzeń
    .your = przy zyskiwaniu dodatkowych uderzeń
vtes-window-press = w kroku naporu
    .when = w kroku naporu
    .your = w kroku naporu
vtes-window-end-of-round = na koniec rundy
    .when = na koniec rundy
    .your = na koniec rundy
vtes-window-brought-out = tuż po wejściu wampirów do gry
vtes-window-influence-phase = w fazie wpływu
    .when = w fazie wpływu
    .your = w swojej fazie wpływu
vtes-window-discard-phase = w fazie odrzucania
    .when = w fazie odrzucania
    .your = w swojej fazie odrzucania
vtes-window-any-time = w dowolnej chwili
    .when = w dowolnej chwili
    .your = w dowolnej chwili swojej tury
vtes-window-announced-block-declined = podczas akcji
    .when = podczas akcji
    .your = podczas akcji
vtes-window-announced-block-declined-as-played-before-votes-polling = podczas akcji
    .when = podczas akcji
    .your = podczas akcji
vtes-kind-bleed = atak na pulę
    .a = atak na pulę
    .does = atakuje pulę
vtes-kind-hunt = polowanie
    .a = polowanie
    .does = poluje
vtes-kind-equip = wyposażenie
    .a = wyposażenie
    .does = się wyposaża
vtes-kind-employ = zatrudnienie przybocznego
    .a = zatrudnienie przybocznego
    .does = zatrudnia przybocznego
vtes-kind-recruit = zwerbowanie sojusznika
    .a = zwerbowanie sojusznika
    .does = werbuje sojusznika
vtes-kind-political = akcja polityczna
    .a = akcja polityczna
    .does = podejmuje akcję polityczną
vtes-kind-card = akcja z karty
    .a = akcja z karty
    .does = podejmuje akcję z karty
vtes-kind-leave-torpor = opuszczenie torporu
    .a = opuszczenie torporu
    .does = opuszcza torpor
vtes-kind-rescue = ratunek z torporu
    .a = ratunek z torporu
    .does = ratuje wampira z torporu
vtes-kind-diablerize = diableria
    .a = diableria
    .does = popełnia diablerię
vtes-kind-become-anarch = przejście do anarchistów
    .a = przejście do anarchistów
    .does = zostaje anarchistą
vtes-kind-attack-marked = atak na oznaczonego sługę
    .a = atak na oznaczonego sługę
    .does = atakuje oznaczonego sługę
vtes-kind-gain-power = zdobycie mocy
    .a = zdobycie mocy
    .does = zdobywa moc
vtes-kind-burn-imbued = spalenie natchnionego
    .a = spalenie natchnionego
    .does = pali natchnionego
vtes-kind-take-equipment = przejęcie ekwipunku
    .a = przejęcie ekwipunku
    .does = przejmuje ekwipunek
vtes-kind-trophy = trofeum
vtes-kind-discipline = karta dyscypliny
vtes-range-close = bliski dystans
vtes-range-long = daleki dystans
vtes-side-for = za
vtes-side-against = przeciw
vtes-sign-rock = kamień
vtes-sign-paper = papier
vtes-sign-scissors = nożyce
vtes-source-edge = przewaga
vtes-source-calling-card = karta referendum
vtes-source-additional = dodatkowe głosy
vtes-mode-inferior = { $name } (poziom podstawowy)
vtes-mode-superior = { $name } (poziom wyższy)
vtes-mode-again = drugi sposób
vtes-mode-draft = efekt draftu

# Ile czego: zyskuje, traci ...
vtes-blood = { $number } krwi
vtes-pool = { $number ->
    [one] { $number } punkt puli
    [few] { $number } punkty puli
   *[other] { $number } punktów puli
}
vtes-counters = { $number ->
    [one] { $number } znacznik
    [few] { $number } znaczniki
   *[other] { $number } znaczników
}
vtes-number-cards = { $number ->
    [one] { $number } kartę
    [few] { $number } karty
   *[other] { $number } kart
}
vtes-number-votes = { $number ->
    [one] { $number } głos
    [few] { $number } głosy
   *[other] { $number } głosów
}
# Jaką kartą, przeciw komu: po akcji
vtes-by = { $source_id ->
    [none] {""}
   *[other] {" "}dzięki karcie „{ $source }”
}
vtes-at = { $target_id ->
    [none] { $target_seat_number ->
        [-1] {""}
       *[other] { $target_seat_is ->
            [you] {" "}przeciw tobie
           *[other] {" "}przeciw graczowi { $target_seat }
        }
    }
   *[other] { $target_seat_number ->
        [-1] { $target_id ->
            [face-down] , cel: zakryta karta
           *[other] , cel: „{ $target }”
        }
       *[other] { $target_seat_is ->
            [you] , cel: twoja karta „{ $target }”
           *[other] , cel: „{ $target }” ({ $target_seat })
        }
    }
}
vtes-whom = { $target_seat_is ->
    [you] twoją pulę
   *[other] pulę gracza { $target_seat }
}

## Co się dzieje: przebieg gry

vtes-chose-deck = { $seat } ma już talię.
    .you = Masz już talię.
    .several = { $seats } mają już talie.
    .several-you = { $seats } macie już talie.
vtes-goes-first = { $seat } zaczyna grę.
    .you = Zaczynasz grę.
vtes-turn-began = Tura { $number }: { $seat }.
    .you = Tura { $number }: twoja kolej.
vtes-turn-skipped = { $seat } opuszcza tę turę.
    .you = Opuszczasz tę turę.
vtes-phase-began = { $phase }.
vtes-drew = { $names_count ->
    [0] { $seat } dobiera { vtes-number-cards }.
   *[other] { $seat } dobiera { $names }.
}
    .you = Dobierasz { $names }.
vtes-drew-crypt = { $names_count ->
    [0] { $seat } przenosi { vtes-number-cards } z krypty do obszaru niekontrolowanego.
   *[other] { $seat } przenosi { $names } z krypty do obszaru niekontrolowanego.
}
    .you = Przenosisz { $names } z krypty do swojego obszaru niekontrolowanego.
vtes-shuffled-into-crypt = { $names_count ->
    [0] { $seat } wtasowuje { vtes-number-cards } z obszaru niekontrolowanego w kryptę.
   *[other] { $seat } wtasowuje { $names } z obszaru niekontrolowanego w kryptę.
}
    .you = Wtasowujesz { $names } ze swojego obszaru niekontrolowanego w swoją kryptę.
vtes-shuffled = { $seat } tasuje bibliotekę.
    .you = Tasujesz bibliotekę.
vtes-exchanged = { $seat } wymienia kartę „{ $card }” na „{ $other }” ze stosu popiołów.
    .you = Wymieniasz kartę „{ $card }” na „{ $other }” ze swojego stosu popiołów.
vtes-discarded = { $seat } odrzuca „{ $card }”.
    .you = Odrzucasz „{ $card }”.
vtes-put-face-down = { $names_count ->
    [0] { $seat } kładzie zakrytą kartę z ręki na karcie „{ $other }”.
   *[other] { $seat } kładzie { $names } na karcie „{ $other }”, zakryte.
}
    .you = Kładziesz { $names } na karcie „{ $other }”, zakryte.
vtes-took-face-down = { $names_count ->
    [0] { $seat } bierze na rękę kartę leżącą na karcie „{ $other }”.
   *[other] { $seat } bierze na rękę { $names } z karty „{ $other }”.
}
    .you = Bierzesz na rękę { $names } z karty „{ $other }”.
vtes-looked-at = { $names_count ->
    [0] { $seat } ogląda { vtes-number-cards }.
   *[other] { $seat } ogląda { $names }.
}
    .you = Oglądasz { $names }.
vtes-showed = { $seat } pokazuje kartę „{ $card }”.
    .you = Pokazujesz kartę „{ $card }”.
vtes-rolled = { $sides ->
    [2] Rzut monetą („{ $card }”): { $number ->
        [1] orzeł
       *[2] reszka
    }.
   *[other] Rzut kostką („{ $card }”): { $number }.
}

## Co się dzieje: zagrywanie kart

vtes-card-played = { $minion_id ->
    [none] { $seat } zagrywa „{ $card }”{ vtes-in-mode }.
   *[other] { $minion } zagrywa „{ $card }”{ vtes-in-mode }.
}
    .you = { $minion_id ->
        [none] Zagrywasz „{ $card }”{ vtes-in-mode }.
       *[other] { $minion } zagrywa „{ $card }”{ vtes-in-mode }.
    }
vtes-in-mode = { $mode_id ->
    [plain] {""}
   *[other] , { $mode }
}
vtes-card-used = { $seat } używa karty „{ $card }”.
    .you = Używasz karty „{ $card }”.
vtes-chose-target = { $card_id ->
    [face-down] { $seat } wybiera zakrytą kartę.
   *[other] { $seat } wybiera kartę „{ $card }”.
}
    .you = { $card_id ->
        [face-down] Wybierasz zakrytą kartę.
       *[other] Wybierasz kartę „{ $card }”.
    }
vtes-chose-clan = { $seat } wybiera klan: { $clan }.
    .you = Wybierasz klan: { $clan }.
vtes-chose-discipline = { $seat } wybiera dyscyplinę: { $discipline }.
    .you = Wybierasz dyscyplinę: { $discipline }.
vtes-showed-sign = { $seat } pokazuje: { $sign }.
    .you = Pokazujesz: { $sign }.
vtes-announced-number = { $seat } ogłasza liczbę { $number }.
    .you = Ogłaszasz liczbę { $number }.
vtes-chose-player = { $other_seat_is ->
    [you] { $seat } wybiera ciebie.
   *[other] { $seat } wybiera gracza { $other_seat }.
}
    .you = { $other_seat_is ->
        [you] Wybierasz siebie.
       *[other] Wybierasz gracza { $other_seat }.
    }
vtes-switched-places = { $other_seat_is ->
    [you] { $seat } zamienia się z tobą miejscami.
   *[other] Gracze { $seat } i { $other_seat } zamieniają się miejscami.
}
    .you = Zamieniasz się miejscami z graczem { $other_seat }.
vtes-play-reversed = Kierunek gry się odwraca.
vtes-cancelled = Karta „{ $card }” zostaje anulowana.

## Co się dzieje: znaczniki

vtes-tapped = { $card } tapuje się.
    .several-cards = Karty { $cards } tapują się.
vtes-untapped = { $card } odtapowuje się.
    .several-cards = Karty { $cards } odtapowują się.
vtes-untapped-all = { $seat } odtapowuje karty.
    .you = Odtapowujesz swoje karty.
vtes-gained-blood = { $card } zyskuje { vtes-counters }.
vtes-lost-blood = { $card } traci { vtes-counters }.
vtes-counter-put = { $seat } kładzie znacznik { $counter ->
    [corruption] korupcji
    [derangement] obłędu
    [vandal] wandalizmu
    [graft] przeszczepu
    [hostage] zakładnika
    [pathos] patosu
   *[research] badań
    [torture] tortur
} na karcie „{ $card }”.
    .you = Kładziesz znacznik { $counter ->
        [corruption] korupcji
        [derangement] obłędu
        [vandal] wandalizmu
        [graft] przeszczepu
        [hostage] zakładnika
        [pathos] patosu
       *[research] badań
        [torture] tortur
    } na karcie „{ $card }”.
vtes-counters-burned = { $card } traci { $number } { $number ->
    [one] znacznik
    [few] znaczniki
   *[other] znaczników
} { $counter ->
    [corruption] korupcji
    [derangement] obłędu
    [graft] przeszczepu
    [hostage] zakładnika
    [pathos] patosu
   *[research] badań
    [vandal] wandalizmu
    [torture] tortur
}.
vtes-moved-blood = { $other_id ->
    [face-down] { $card } oddaje { vtes-counters } zakrytej karcie.
   *[other] { $card } oddaje { vtes-counters } karcie „{ $other }”.
}
vtes-pool-to-card = { $card_id ->
    [face-down] { $seat } przenosi { vtes-pool } na zakrytą kartę.
   *[other] { $seat } przenosi { vtes-pool } na kartę „{ $card }”.
}
    .you = Przenosisz { vtes-pool } na kartę „{ $card }”.
vtes-card-to-pool = { $card_id ->
    [face-down] { $seat } przenosi { vtes-counters } z zakrytej karty do puli.
   *[other] { $seat } przenosi { vtes-counters } z karty „{ $card }” do puli.
}
    .you = Przenosisz { vtes-counters } z karty „{ $card }” do swojej puli.
vtes-gained-pool = { $seat } zyskuje { vtes-pool }.
    .you = Zyskujesz { vtes-pool }.
    .several = { $seats } zyskują po { $number ->
        [one] { $number } punkcie puli
       *[other] { vtes-pool }
    }.
    .several-you = { $seats } zyskujecie po { $number ->
        [one] { $number } punkcie puli
       *[other] { vtes-pool }
    }.
vtes-lost-pool = { $seat } traci { vtes-pool }.
    .you = Tracisz { vtes-pool }.
    .several = { $seats } tracą po { $number ->
        [one] { $number } punkcie puli
       *[other] { vtes-pool }
    }.
    .several-you = { $seats } tracicie po { $number ->
        [one] { $number } punkcie puli
       *[other] { vtes-pool }
    }.
vtes-took-edge = { $seat } zyskuje przewagę.
    .you = Zyskujesz przewagę.
vtes-burned-edge = { $seat } oddaje przewagę.
    .you = Oddajesz przewagę.

## Co się dzieje: karty przychodzą, odchodzą i zmieniają się

vtes-came-into-play = { $card } wchodzi do gry pod kontrolą gracza { $seat }.
    .you = { $card } wchodzi do gry pod twoją kontrolą.
vtes-put-on = Karta „{ $card }” trafia na kartę „{ $other }”.
vtes-burned = Karta „{ $card }” zostaje spalona{ vtes-cause }.
    .several-cards = Karty { $cards } zostają spalone{ vtes-cause }.
vtes-cause = { $cause ->
    [host] {" "}razem z kartą „{ $other }”
    [damage] {" "}wskutek obrażeń
    [life] {" "}z braku życia
    [diablerie] {" "}wskutek diablerii
    [blood-hunt] {" "}w krwawych łowach
    [card] {" "}przez kartę „{ $other }”
    [cost] {" "}jako koszt
    [copy] {" "}jako druga kopia
    [title] {" "}wraz z utratą tytułu
   *[other] {""}
}
vtes-was-removed = Karta „{ $card }” zostaje usunięta z gry.
    .several-cards = Karty { $cards } zostają usunięte z gry.
vtes-went-to-torpor = { $card } zapada w torpor.
vtes-left-torpor = { $card } wraca do gotowości.
vtes-back-to-hand = Karta „{ $card }” wraca na rękę gracza { $seat }.
    .you = Karta „{ $card }” wraca na twoją rękę.
vtes-back-to-library = Karta „{ $card }” wraca do biblioteki gracza { $seat }.
    .you = Karta „{ $card }” wraca do twojej biblioteki.
vtes-changed-controller = { $seat } przejmuje kontrolę nad kartą „{ $card }”.
    .you = Przejmujesz kontrolę nad kartą „{ $card }”.
vtes-back-to-uncontrolled = { $card } wraca do obszaru niekontrolowanego gracza { $seat }.
    .you = { $card } wraca do twojego obszaru niekontrolowanego.
vtes-merged = Karty „{ $card }” i „{ $other }” zostają połączone.
vtes-contest-began = Karta „{ $card }” jest teraz sporna.
vtes-yielded = Karta „{ $card }” zostaje oddana w sporze.
vtes-contest-won = Karta „{ $card }” nie jest już sporna.
vtes-got-title = { $card } otrzymuje tytuł: { $title }.
vtes-lost-title = { $card } traci tytuł: { $title }.
vtes-title-contested = { $card } ma teraz sporny tytuł: { $title }.
vtes-changed-clan = { $card } zmienia klan: { $clan }.
vtes-changed-sect = { $card } zmienia sektę: { $sect }.
vtes-became-anarch = { $card } dołącza do anarchistów.
vtes-marked = { $seat } oznacza na tę turę kartę „{ $card }”.
    .you = Oznaczasz na tę turę kartę „{ $card }”.

## Co się dzieje: akcje

vtes-action-announced = { $kind_id ->
    [bleed] { $minion } atakuje { vtes-whom }{ vtes-by }.
    [hunt] { $minion } poluje{ vtes-by }.
    [equip] { $minion } wyposaża się w kartę „{ $source }”.
    [employ] { $minion } zatrudnia przybocznego „{ $source }”.
    [recruit] { $minion } werbuje sojusznika „{ $source }”.
    [political] { $minion } podejmuje akcję polityczną{ vtes-by }.
    [leave-torpor] { $minion } próbuje opuścić torpor.
    [rescue] { $minion } próbuje uratować z torporu wampira „{ $target }”.
    [diablerize] { $minion } próbuje popełnić diablerię na wampirze „{ $target }”.
    [become-anarch] { $minion } próbuje dołączyć do anarchistów.
    [attack-marked] { $minion } atakuje oznaczonego sługę „{ $target }”.
    [gain-power] { $minion } próbuje zdobyć moc „{ $source }”.
    [burn-imbued] { $minion } próbuje spalić natchnionego „{ $target }”.
    [take-equipment] { $minion } przejmuje ekwipunek sługi „{ $target }”.
   *[card] { $minion } podejmuje akcję{ vtes-by }{ vtes-at }.
}
vtes-block-tried = { $card } próbuje blokować ({ $seat }).
    .you = Twój sługa „{ $card }” próbuje blokować.
vtes-action-continued = { $card } działa dalej, jakby nie było bloku.
vtes-block-failed = { $card } blokuje bez powodzenia.
vtes-block-declined = { $seat } rezygnuje z bloku.
    .you = Rezygnujesz z bloku.
    .several = { $seats } rezygnują z bloku.
    .several-you = { $seats } rezygnujecie z bloku.
vtes-action-blocked = { $other } blokuje akcję (działa { $card }).
vtes-action-succeeded = Akcja się udaje (działa { $card }).
vtes-action-ended = Akcja kończy się bez efektu (działa { $card }).
vtes-gained-stealth = { $card } otrzymuje { SIGNED($number) } do skrytości.
vtes-gained-intercept = { $card } otrzymuje { SIGNED($number) } do przechwycenia.
vtes-bleed-changed = { $card } otrzymuje { SIGNED($number) } do ataku na pulę.
vtes-bled-for = Udany atak na pulę gracza { $seat } za { $number }.
    .you = Udany atak na twoją pulę za { $number }.
vtes-pool-protected = Dzięki karcie „{ $card }” { $seat } traci tylko { vtes-pool }.
    .you = Dzięki karcie „{ $card }” tracisz tylko { vtes-pool }.
vtes-bleed-redirected = Atak przechodzi na pulę gracza { $seat }.
    .you = Atak przechodzi na twoją pulę.
vtes-woke = { $card } może reagować mimo stapowania.

## Co się dzieje: referenda

vtes-referendum-called = { $hunted_id ->
    [none] { $source_id ->
        [none] { $seat } zwołuje referendum.
       *[other] { $seat } zwołuje referendum „{ $source }”.
    }
   *[other] Głosowanie nad krwawymi łowami; ściganym ma być „{ $hunted }”.
}
    .you = { $hunted_id ->
        [none] { $source_id ->
            [none] Zwołujesz referendum.
           *[other] Zwołujesz referendum „{ $source }”.
        }
       *[other] Głosowanie nad krwawymi łowami; ściganym ma być „{ $hunted }”.
    }
vtes-terms-set = Warunki: { $each }.
    .each = { $seat } – { $number }
    .each-you = ty – { $number }
vtes-votes-cast = { $seat } oddaje { vtes-number-votes } { $side_id ->
    [for] za
   *[against] przeciw
} ({ $source }).
    .you = Oddajesz { vtes-number-votes } { $side_id ->
        [for] za
       *[against] przeciw
    } ({ $source }).
vtes-gained-votes = { $seat } zyskuje { vtes-number-votes }.
    .you = Zyskujesz { vtes-number-votes }.
vtes-referendum-ended = { $result_id ->
    [passed] Referendum przechodzi
   *[failed] Referendum upada
}: { $for_it } za, { $against } przeciw.

## Co się dzieje: walka

vtes-combat-began = Walczą { $card } i { $other }.
vtes-round-began = Runda walki { $number }.
vtes-maneuvered = { $card } manewruje: { $range }.
vtes-strike-chosen = { $card } uderza{ $source_id ->
    [none] {" "}ręką
   *[other] {" "}kartą „{ $source }”
}{ $retainer_id ->
    [none] {""}
   *[other] {" "}w przybocznego „{ $retainer }”
}.
vtes-strike-missed = { $card } uderza bez efektu.
vtes-gained-strikes = { $card } zyskuje { $number ->
    [one] dodatkowe uderzenie
    [few] { $number } dodatkowe uderzenia
   *[other] { $number } dodatkowych uderzeń
}.
vtes-gained-strength = { $card } otrzymuje { SIGNED($number) } do siły.
vtes-took-damage = { $aggravated ->
    [0] { $card } odnosi obrażenia: { $normal }.
   *[other] { $normal ->
        [0] { $card } odnosi obrażenia poważne: { $aggravated }.
       *[other] { $card } odnosi obrażenia: { $normal } i poważne: { $aggravated }.
    }
}
vtes-prevented = { $card } zapobiega { $number ->
    [one] { $number } obrażeniu
   *[other] { $number } obrażeniom
}.
vtes-pressed = { $purpose_id ->
    [continue] { $card } napiera, by walczyć dalej.
   *[end] { $card } napiera, by zakończyć walkę.
}
vtes-combat-ended = { $card } i { $other } kończą walkę.
vtes-diablerized = Diableria! Zabija { $card }, ginie { $other }.

## Co się dzieje: koniec

vtes-withdrawal-announced = { $seat } zapowiada wycofanie się z gry.
    .you = Zapowiadasz wycofanie się z gry.
vtes-withdrawal-failed = { $seat } nie może się wycofać.
    .you = Nie możesz się wycofać.
vtes-withdrew = { $seat } wycofuje się z gry.
    .you = Wycofujesz się z gry.
vtes-ousted = { $seat } odpada z gry.
    .you = Odpadasz z gry.
vtes-got-point = { $seat } zdobywa punkt zwycięstwa.
    .you = Zdobywasz punkt zwycięstwa.
vtes-lost-point = { $seat } traci punkt zwycięstwa.
    .you = Tracisz punkt zwycięstwa.
vtes-time-called = Koniec czasu: gra kończy się po trwającej akcji lub fazie.

## Co się zaraz stanie, w jednym zdaniu: jego części łączą się średnikami

vtes-now-decks = Wybór talii: { $deciders_count ->
    [one] decyduje { $deciders }
   *[other] decydują { $deciders }
}
    .yours = Wybierz talię
vtes-now-turn = { $seat_is ->
    [you] { $phase }
   *[other] { $phase } ({ $seat })
}: { $deciders_count ->
    [one] decyduje { $deciders }
   *[other] decydują { $deciders }
}
    .yours = { $seat_is ->
        [you] { $phase }: decyzja należy do ciebie
       *[other] { $phase } ({ $seat }): decyzja należy do ciebie
    }
vtes-now-playing = { $minion_id ->
    [none] { $seat_is ->
        [you] zagrywasz „{ $card }”{ vtes-in-mode }
       *[other] { $seat } zagrywa „{ $card }”{ vtes-in-mode }
    }
   *[other] { vtes-whose } zagrywa „{ $card }”{ vtes-in-mode }
}
vtes-now-cancel = tę kartę można jeszcze anulować
vtes-whose = { $seat_is ->
    [you] { $minion }
   *[other] { $minion } ({ $seat })
}

## Co się zaraz stanie: akcje

vtes-now-declaring = { vtes-whose } ogłasza akcję{ vtes-by }
vtes-now-action = { vtes-whose } { $kind_id ->
    [bleed] atakuje { vtes-whom } za { $number }
    [hunt] poluje
    [equip] wyposaża się w kartę „{ $source }”
    [employ] zatrudnia przybocznego „{ $source }”
    [recruit] werbuje sojusznika „{ $source }”
    [political] podejmuje akcję polityczną{ vtes-by }
    [leave-torpor] próbuje opuścić torpor
    [rescue] próbuje uratować z torporu wampira „{ $target }”
    [diablerize] próbuje popełnić diablerię na wampirze „{ $target }”
    [become-anarch] próbuje dołączyć do anarchistów
    [attack-marked] atakuje oznaczonego sługę „{ $target }”
    [gain-power] próbuje zdobyć moc „{ $source }”
    [burn-imbued] próbuje spalić natchnionego „{ $target }”
    [take-equipment] przejmuje ekwipunek sługi „{ $target }”
   *[card] podejmuje akcję{ vtes-by }{ vtes-at }
}; { $stealth ->
    [0] bez skrytości
   *[other] skrytość { $stealth }
}
vtes-now-may-block = { $seats_count ->
    [one] { $seats } może jeszcze zablokować
   *[other] { $seats } mogą jeszcze zablokować
}
    .you = { $seats_count ->
        [one] możesz jeszcze zablokować
       *[other] { $seats } możecie jeszcze zablokować
    }
vtes-now-blocking = { vtes-whose } próbuje blokować; przechwycenie { $number }
vtes-now-blocked = { vtes-whose } blokuje
vtes-now-unblocked = nikt nie blokuje

## Co się zaraz stanie: walka

vtes-now-combat = { $number ->
    [0] Walczą { $minion } i { $other }
   *[other] Walczą { $minion } i { $other }; runda { $number }, { $range }
}
vtes-now-strike = { $minion } { $how ->
    [dodge] wykonuje unik
    [ends] kończy walkę
    [aggravated] uderza; obrażenia poważne: { $number }
    [effect] uderza
   *[damage] uderza; obrażenia: { $number }
}{ $source_id ->
    [none] {""}
   *[other] {" "}(„{ $source }”)
}
vtes-now-damage = { $aggravated ->
    [0] { $card } ma odnieść obrażenia: { $normal }
   *[other] { $normal ->
        [0] { $card } ma odnieść obrażenia poważne: { $aggravated }
       *[other] { $card } ma odnieść obrażenia: { $normal } i poważne: { $aggravated }
    }
}
vtes-now-continues = będzie jeszcze jedna runda

## Co się zaraz stanie: referenda

vtes-now-referendum = { $hunted_id ->
    [none] { $source_id ->
        [none] { $seat_is ->
            [you] Twoje referendum
           *[other] Referendum gracza { $seat }
        }
       *[other] { $seat_is ->
            [you] Twoje referendum „{ $source }”
           *[other] Referendum „{ $source }” gracza { $seat }
        }
    }
   *[other] Głosowanie nad krwawymi łowami; ściganym ma być „{ $hunted }”
}
vtes-now-term = { $seat_is ->
    [you] ty – { $number }
   *[other] { $seat } – { $number }
}
vtes-now-named = { $seat_is ->
    [you] dotyczy ciebie
   *[other] dotyczy gracza { $seat }
}
vtes-now-about = dotyczy kart: { $cards }
vtes-now-tally = { $for_it } za, { $against } przeciw

## O co się pyta

vtes-choosing-decks = Wybierz gotową talię albo przynieś własną: od { $least } do { $most } kart w bibliotece i co najmniej 12 w krypcie.
vtes-untap-phase = Faza odtapowania: zapłać za sporne karty albo ustąp, użyj kart, jeśli chcesz, a potem wybierz „Gotowe”.
vtes-untap-of-others = Możesz odrzucić kartę z opcją spalenia i dobrać inną albo użyć karty w grze.
vtes-master-phase = Faza mistrza: zagraj kartę mistrza albo spasuj.
vtes-minion-phase = Faza sług: podejmij akcję sługą albo spasuj.
vtes-influence-phase = { $number ->
    [one] Faza wpływu: masz jeszcze { $number } transfer.
    [few] Faza wpływu: masz jeszcze { $number } transfery.
   *[other] Faza wpływu: masz jeszcze { $number } transferów.
}
vtes-discard-phase = Faza odrzucania: odrzuć kartę i dobierz inną albo spasuj.
vtes-discarding = Masz więcej kart, niż pozwala limit ręki. Odrzuć jedną.
vtes-window = Możesz zagrać kartę lub jej użyć { $window }.
vtes-targeting = { $card_id ->
    [none] Wybierz cel.
   *[other] „{ $card }”: wybierz cel.
}
vtes-choosing-equipment = Jaki ekwipunek bierzesz?
vtes-paying-less = „{ $card }”: czym obniżasz koszt?
vtes-taking-equipment = Jaki ekwipunek bierzesz?
vtes-block-question = { $number ->
    [0] { $minion } działa bez skrytości.
   *[other] { $minion } działa ze skrytością { SIGNED($number) }.
} Czy próbujesz blokować?
vtes-skip-turn = Czy opuścić tę turę?
vtes-may-diablerize = Czy popełnić diablerię na wampirze „{ $card }”?
vtes-extra-action = Jaką akcję podejmuje { $minion }?
vtes-slave-question = Czy niewolnik ma walczyć zamiast swego pana?
vtes-determining-range = { CAPITAL($range) }: czy { $minion } manewruje?
vtes-strike-pair = { CAPITAL($range) }: wybierz uderzenie (uderza { $minion }).
vtes-choosing-weapon = Jaką bronią białą uderzasz?
vtes-choosing-victim = W kogo wymierzone jest uderzenie?
vtes-press-step = { $purpose_id ->
    [continue] Czy { $minion } napiera, by walczyć dalej?
   *[end] Czy { $minion } napiera, by zakończyć walkę?
}
vtes-referendum = { $hunted_id ->
    [none] { $card_id ->
        [none] Referendum: oddaj głosy albo spasuj.
       *[other] Referendum „{ $card }”: oddaj głosy albo spasuj.
    }
   *[other] Krwawe łowy: czy spalić kartę „{ $hunted }”? Oddaj głosy albo spasuj.
}
vtes-searching = { $kind_id ->
    [trophy] Możesz poszukać w bibliotece, stosie popiołów i ręce trofeum dla karty „{ $card }”.
   *[discipline] Możesz poszukać w bibliotece, stosie popiołów i ręce karty dyscypliny dla karty „{ $card }”.
}
vtes-moving-trophies = Które ze swoich trofeów przenosisz na kartę „{ $card }”?
vtes-triggered-effects = Działa teraz kilka twoich kart. Która najpierw?
vtes-striking-back = Czy { $card } ma spalić 1 przekonanie, by zadać 1 obrażenie, któremu nie można zapobiec?
vtes-first-conviction = Możesz dać natchnionemu przekonanie.
vtes-may = „{ $card }”: { $text } Czy chcesz to zrobić?
vtes-either = „{ $card }”: { $text } Co wybierasz?
vtes-choose-clan = „{ $card }”: wybierz klan.
vtes-choose-discipline = „{ $card }”: wybierz dyscyplinę.
vtes-equip-from-hand = „{ $card }”: który ekwipunek z ręki dostaje sługa?
vtes-rearrange-equipment = „{ $card }”: który sługa dostaje ekwipunek „{ $other }”?
vtes-for-one = „{ $card }”: { $text } Wybierz.
vtes-auction = { $asked ->
    [credit] „{ $card }”: ile ze swojej oferty { $number } pozostawiasz jako dług?
   *[bid] „{ $card }”: czy licytujesz? Stawka: { $other }. Najwyższa oferta: { $number }.
}
vtes-pool-or-cards = „{ $card }”: ile losowych kart odrzucasz zamiast spalić pulę?
vtes-guess-counters = { $whom_seat_is ->
    [you] „{ $card }”: ile znaczników trzymasz?
   *[other] „{ $card }”: ile znaczników trzyma { $whom_seat }?
}
vtes-numbers-game = „{ $card }”: jaką liczbę wybierasz?
vtes-play-signs = „{ $card }”: kamień, papier czy nożyce, o { $amount ->
    [few] { $amount } punkty
   *[other] { $amount } punktów
} puli?
vtes-choose-number = „{ $card }”: którą liczbę wybierasz?
vtes-choose-yielding = „{ $card }”: którego egzemplarza trzeba się zrzec?
vtes-discard-or-tap = „{ $card }”: którą kartę odrzucasz albo czy tapujesz { $target }?
vtes-how-many = „{ $card }”: { $text } Ile?
vtes-search = „{ $card }”: którą z kart bierzesz?
vtes-announcing = „{ $card }”: jaką liczbę ogłaszasz?
vtes-each-oldest = „{ $card }”: który z tych równie starych wampirów?
vtes-burn-for-stealth = „{ $card }”: ile krwi za skrytość?
vtes-remove-ashes = „{ $card }”: którą kartę ze stosu popiołów usuwasz z gry?
vtes-remove-any = „{ $card }”: którą kartę usuwasz z gry? A może to już wszystkie?
vtes-put-under = „{ $card }”: którą kartę kładziesz pod bibliotekę?
vtes-keep-here = „{ $card }”: którą kartę kładziesz na niej zakrytą?
vtes-arrange-top = „{ $card }”: którą kartę odkładasz teraz na wierzch?
vtes-revive = „{ $card }”: który sługa dostaje przybocznego?
vtes-equip-with-first = „{ $card }”: który sługa dostaje ekwipunek „{ $other }”?
vtes-find-equipment = „{ $card }”: jakiego ekwipunku szukasz?
vtes-choose-seating = „{ $card }”: kto siada następny, licząc w lewo od ciebie?
vtes-into-research = „{ $card }”: którą kartę przenosisz do obszaru badań?
vtes-discard-cards = „{ $card }”: którą kartę odrzucasz?
vtes-discard-any = „{ $card }”: którą kartę odrzucasz? A może to już wszystkie?
vtes-choose-cards = „{ $card }”: którą kartę wybierasz?
vtes-discard-from-hand = „{ $card }”: która z tych kart zostanie odrzucona?
vtes-back-from-ash-heap = „{ $card }”: wybierz kartę ze stosu popiołów albo „Gotowe” (zostało: { $number }).
vtes-redraw = „{ $card }”: czy wkładasz dobraną kartę pod bibliotekę i dobierasz inną?
vtes-draw-from-research = „{ $card }”: czy dobierasz zamiast niej kartę z obszaru badań?
vtes-destroy-equipment = „{ $card }”: który ekwipunek zostaje zniszczony?
vtes-steal-equipment = „{ $card }”: który ekwipunek kradniesz?
vtes-name-methuselah = „{ $card }”: kogo dotyczy referendum?
vtes-name-several = „{ $card }”: kogo jeszcze dotyczy referendum?
vtes-each-may-name = „{ $card }”: wybierz swoją kartę albo żadną.
vtes-shift-pool = „{ $card }”: jak rozdzielić punkty puli?
vtes-buy-title = „{ $card }”: ile punktów puli spalasz za tytuł?
vtes-change-votes = „{ $card }”: po której stronie głosuje „{ $target }”?
vtes-burn-unless-repaid = „{ $card }”: zapłać { $number } z puli, aby zachować „{ $target }”, albo spal tę kartę.
vtes-blood-or-pool = „{ $card }”: ile z tego trafia do twojej puli?
vtes-allot-blood = „{ $card }”: wybierz wampira dla następnej krwi.
vtes-choose-ashes = „{ $card }”: wybierz kartę ze swojego stosu popiołów.
vtes-exchange-random = „{ $card }”: wybierz kartę ze stosu popiołów do wymiany.
vtes-name-card-in-hand = „{ $card }”: wskaż kartę ze swojej ręki.
vtes-take-discards-back = „{ $card }”: wybierz karty, które wtasujesz do biblioteki.
vtes-choose-term = „{ $card }”: wybierz, czego dotyczy referendum.
vtes-allocate = { $whom_seat_is ->
    [you] „{ $card }”: ile z { $left } przydzielasz sobie?
   *[other] „{ $card }”: ile z { $left } dostaje { $whom_seat }?
}
vtes-prevent = „{ $card }”: ilu obrażeniom poważnym zapobiegasz?

## Odpowiedzi

vtes-move-choose-deck = { $deck_id ->
    [random] Przynieś losową talię
   *[other] Przynieś talię: { $deck }
}
vtes-move-play-stored = { vtes-move-play } (jak z ręki)
    .group = Zagraj „{ $card }” jak z ręki
    .within = { vtes-move-play.within }
vtes-move-play = Zagraj „{ $card }”{ vtes-in-mode }{ $minion_id ->
    [none] {""}
   *[other] {" "}– { $minion }
}
    .group = Zagraj „{ $card }”
    .within = { $mode_id ->
        [plain] { $minion_id ->
            [none] {""}
           *[other] { $minion }
        }
       *[other] { $mode }{ $minion_id ->
            [none] {""}
           *[other] {" "}– { $minion }
        }
    }
vtes-move-use = Użyj „{ $card }”{ $number ->
    [0] {""}
   *[other] {" "}({ MINUS($number, -1) })
}
vtes-move-act-with = { $minion } działa dzięki karcie „{ $card }”{ $number ->
    [0] {""}
   *[other] {" "}({ MINUS($number, -1) })
}
vtes-move-bleed = { $minion } atakuje pulę
vtes-move-hunt = { $minion } poluje
vtes-move-leave-torpor = { $minion } opuszcza torpor
vtes-move-become-anarch = { $minion } dołącza do anarchistów
vtes-move-rescue = { $minion } ratuje wampira „{ $other }” i płaci { vtes-blood }
vtes-move-diablerize = { $minion } popełnia diablerię na wampirze „{ $other }”
vtes-move-take-equipment = { $minion } przejmuje ekwipunek sługi „{ $other }”
vtes-move-burn-imbued = { $minion } pali natchnionego „{ $other }”
vtes-move-attack-marked = { $minion } atakuje sługę „{ $other }”
vtes-move-mark = Oznacz kartę „{ $card }”
vtes-move-block = { $minion } blokuje
vtes-move-decline = Bez bloku
vtes-move-hand-strike = Uderz ręką
vtes-move-strike-bound = Uderz kartą użytą do manewru
vtes-move-strike-with = Uderz kartą „{ $card }”{ $number ->
    [0] {""}
   *[other] {" "}({ MINUS($number, -1) })
}
vtes-move-maneuver-with = Manewruj kartą „{ $card }”{ $number ->
    [0] {""}
   *[other] {" "}({ MINUS($number, -1) })
}
vtes-move-maneuver = Manewruj
vtes-move-press = Napieraj
vtes-move-burn-for-intercept = Spal { $number } { $number ->
    [one] krew
   *[other] krwi
} za +1 do przechwycenia
vtes-move-buy-intercept = Zapłać { vtes-pool } za +1 do przechwycenia
vtes-move-target = { $card }
vtes-move-name = { $word }
vtes-move-player = { $seat }
vtes-move-number = { $number }
vtes-move-done = Gotowe
vtes-move-vote = Głosuj { $side_id ->
    [for] za
   *[against] przeciw
} ({ $source })
vtes-move-transfer = Przenieś 1 punkt puli na kartę „{ $card }”
vtes-move-withhold = Zabierz 1 punkt puli z karty „{ $card }”
vtes-move-draw-crypt = Dobierz kartę z krypty
vtes-move-merge = Połącz kartę „{ $card }”
vtes-move-discard = Odrzuć „{ $card }”
vtes-move-burn-option = Odrzuć „{ $card }” dzięki opcji spalenia
vtes-move-gain-from-edge = Zyskaj 1 punkt puli za przewagę
vtes-move-pay = Zapłać w sporze o kartę „{ $card }”
vtes-move-yield = Ustąp w sporze o kartę „{ $card }”
vtes-move-untap-infernal = Zapłać 1 punkt puli, by odtapować kartę „{ $card }”
vtes-move-convict = Połóż „{ $other }” na karcie „{ $minion }”
vtes-move-recover = Spal 3 przekonania, by { $minion } wrócił do gotowości
vtes-move-withdraw-game = Zapowiedz wycofanie się z gry
vtes-move-choose = { $effect ->
    [rock] Kamień
    [paper] Papier
    [scissors] Nożyce
    [blood-to-pool] Przenieś krew do puli
    [pool-to-blood] Przenieś punkty puli na kartę
    [gain-blood] Zyskaj krew
    [burn-blood] Strać krew
    [gain-pool] Zyskaj punkty puli
    [burn-pool] Strać punkty puli
    [lose-transfers] Strać wszystkie transfery
    [move-blood] Przenieś krew
    [burn] Spal kartę
    [tap] Tapuj
    [untap] Odtapuj
    [draw] Dobierz karty
    [draw-crypt] Dobierz z krypty
    [search] Szukaj
    [for-one] Wybierz kartę
    [stealth] Skrytość
    [intercept] Przechwycenie
    [bleed-bonus] Silniejszy atak na pulę
    [votes] Głosy
    [enter-combat] Walcz
    [inflict] Obrażenia
    [to-torpor] Poślij w torpor
    [card-to-hand] Weź kartę na rękę
    [put-in-play] Wprowadź kartę do gry
    [do] Zrób oba
    [block-fails] Udaremnij blok
   *[other] { $effect }
}

## Dlaczego talia odpada

vtes-bad-deck = Ta talia nie jest dozwolona. { $faults }
vtes-transfers-barred = { $card } nie pozwala na transfery na tę kartę ani z niej.
vtes-deck-unknown = Nie ma talii „{ $name }”.
vtes-deck-needs-two-piles = Zapisz talię jako krypta/biblioteka.
vtes-deck-unknown-card = Nie ma tu karty „{ $name }”.
vtes-deck-bad-copies = „{ $copies }” to nie jest liczba kopii (karta „{ $name }”).
vtes-deck-not-crypt = Karta „{ $card }” nie należy do krypty.
vtes-deck-not-library = Karta „{ $card }” nie należy do biblioteki.
vtes-deck-small-crypt = Liczba kart w krypcie to { $number }, a musi ich być co najmniej { $least }.
vtes-deck-library-size = Liczba kart w bibliotece to { $number }, a musi ich być od { $least } do { $most }.
vtes-deck-groups = Karty krypty mogą być z jednej grupy albo z dwóch sąsiednich, a nie z grup { $groups }.

## Dlaczego karty nie można zagrać

vtes-why = { $mode_id ->
    [plain] { $reason }
   *[other] { $mode }: { $reason }
}
vtes-why-not-in-this-window = { $type_id ->
    [combat] tylko w walce, we właściwym kroku
    [action-modifier] tylko wtedy, gdy działa twój sługa, w odpowiednim momencie
    [reaction] tylko wtedy, gdy działa sługa innego Matuzalema, w odpowiednim momencie
    [reflex] tylko wtedy, gdy zagrywana jest inna karta
    [event] tylko w twojej fazie odrzucania
    [conviction] tylko w twojej fazie odtapowania
    [master] nie w tej fazie
   *[other] tylko w twojej fazie sług, aby wykonać akcję
}
vtes-why-not-asked-now = teraz nie twoja kolej
vtes-why-only-out-of-turn = tylko w turze innego Matuzalema
vtes-why-only-in-your-turn = tylko w twojej turze, we właściwej fazie
vtes-why-no-master-action = w tej fazie nie zostało na to akcji
vtes-why-owes-master-action = masz już na koncie kartę mistrza zagraną poza turą
vtes-why-no-transfers-left = zostało ci za mało transferów
vtes-why-no-minion-can-play-it = żaden twój sługa nie może jej teraz zagrać
vtes-why-needs-tapped-minion = wymaga stapowanego sługi
vtes-why-needs-untapped-minion = wymaga odtapowanego sługi
vtes-why-cannot-act = { $minion_id ->
    [none] żaden twój sługa nie może działać
   *[other] { $minion } nie może działać
}
vtes-why-has-one-already = { $minion_id ->
    [none] jedna już jest
   *[other] { $minion } ma już jedną
}
vtes-why-has-to-do-something-else = { $minion_id ->
    [none] najpierw trzeba podjąć inną akcję
   *[other] { $minion } musi najpierw zrobić coś innego
}
vtes-why-needs-clan = wymaga: { $clans }
vtes-why-needs-discipline = { $mode_id ->
    [plain] wymaga dyscypliny
   *[other] wymaga: { $mode }
}
vtes-why-needs-vampire = wymaga wampira
vtes-why-needs-imbued = wymaga natchnionego
vtes-why-needs-requirement = { $minion_id ->
    [none] żaden twój sługa nie spełnia wymagań
   *[other] { $minion } nie spełnia wymagań
}
vtes-why-needs-title = wymaga wampira z tytułem
vtes-why-needs-sect = wymaga wampira innej sekty
vtes-why-needs-capacity = wymaga wampira o innej pojemności
vtes-why-needs-minion-who-fits = potrzebujesz gotowego sługi, który spełnia wymagania
vtes-why-sterile = bezpłodny wampir nie może wprowadzić innego do gry
vtes-why-needs-master = niewolnik bez swego pana nie może tego zrobić
vtes-why-cannot-pay-blood = { $minion_id ->
    [none] koszt: { $blood } krwi
   *[other] { $minion } nie może zapłacić { $blood } krwi
}
vtes-why-cannot-pay-pool = nie stać cię na ten koszt (pula: { $pool })
vtes-why-cannot-pay-conviction = { $minion_id ->
    [none] koszt w przekonaniach: { $conviction }
   *[other] { $minion } nie może zapłacić kosztu w przekonaniach: { $conviction }
}
vtes-why-played-this-turn = w tej turze już to zrobiono
vtes-why-played-this-action = podczas tej akcji już zagrano
vtes-why-no-more-modifiers = podczas tej akcji nie można już zagrywać modyfikatorów akcji
vtes-why-event-was-played = to wydarzenie już zagrano
vtes-why-one-event-a-phase = w fazie odrzucania można zagrać tylko jedno wydarzenie
vtes-why-used-already = już użyto
vtes-why-stolen-this-round = ukradziona w tej rundzie
vtes-why-no-equipment = ten sługa nie może teraz używać ekwipunku
vtes-why-card-is-tapped = karta jest stapowana
vtes-why-has-power = ma już tę moc
vtes-why-condition-fails = warunek karty nie jest spełniony
vtes-why-stealth-not-needed = skrytość nie jest teraz potrzebna
vtes-why-intercept-not-needed = przechwycenie nie jest teraz potrzebne
vtes-why-not-blocking = tylko dla sługi, który próbuje blokować
vtes-why-no-bleed = tylko wtedy, gdy atakujesz pulę
vtes-why-not-bled-by-this = nikt nie atakuje twojej puli
vtes-why-no-more-bleed = tego ataku na pulę nie można już wzmocnić
vtes-why-no-combat = sługa nie walczy
vtes-why-not-needed = teraz nic by nie dała
vtes-why-nothing-to-cancel = nie ma czego anulować
vtes-why-nothing-to-prevent = nie ma obrażeń, którym można zapobiec
vtes-why-gained-strikes-already = w tej rundzie zyskano już dodatkowe uderzenia
vtes-why-blocks-not-declined = dopiero po rezygnacji z bloku
vtes-why-no-referendum = nie trwa referendum
vtes-why-bound-to-strike = uderzenie jest już wybrane
vtes-why-no-target = nie ma celu dla tej karty

## Jak się skończyło

vtes-last-methuselah = { $winners_count ->
    [one] Najwięcej punktów zwycięstwa ma { $winners }.
   *[other] Najwięcej punktów zwycięstwa mają { $winners }.
}
vtes-time-limit = { $winners_count ->
    [0] Czas minął: wszyscy, którzy są jeszcze w grze, otrzymują pół punktu zwycięstwa. Nikt nie wygrywa partii.
   *[other] Czas minął: wszyscy, którzy są jeszcze w grze, otrzymują pół punktu zwycięstwa. Partię wygrywa { $winners }.
}
vtes-game-win = { $winners_count ->
    [0] Nikt nie wygrywa partii: potrzeba do tego dwóch punktów zwycięstwa i więcej niż ma każdy inny gracz.
   *[other] Partię wygrywa { $winners }.
}

## Karta wyników

vtes-result-nothing = –
vtes-result-points = punkty zwycięstwa
    .cell = { $number }
vtes-result-win = wygrana partia
    .yes = tak
vtes-result-ousts = wyeliminowani
    .cell = { $seats }
vtes-result-fate = koniec
    .ousted = odpada w turze { $turn }; punkt zdobywa { $by_seat }
    .withdrew = wycofuje się w turze { $turn }
    .stayed = w turze { $turn } nadal w grze
vtes-result-pool = pula
    .cell = { $number }
vtes-result-deck = talia
    .named = { $deck_id ->
        [random] losowa
       *[other] { $deck }
    }
    .own = własna talia ({ $crypt } + { $library } kart)

## Opcje

vtes-option-decks = Talie
    .about = Gracze przynoszą własne talie albo dostają startowe lub losowe.
    .brought = przyniesione
    .starter = startowe
    .random = losowe
vtes-option-scarce = Rzadkie wampiry
    .about = Rzadki wampir kosztuje 3 punkty puli za każdego innego wampira ze swego klanu: tylko pod twoją kontrolą albo przy całym stole.
    .own = licząc własne
    .all = licząc wszystkie przy stole
vtes-option-draft = Zasady draftu
    .about = Efektów oznaczonych na kartach jako DRAFT można używać albo nie.
    .no = bez efektów draftu
    .yes = z efektami draftu
vtes-option-time = Limit czasu
    .about = Liczba minut do końca czasu, jak na turniejach; 0 oznacza brak limitu. Wszyscy, którzy są wtedy jeszcze w grze, otrzymują pół punktu zwycięstwa. Do wygrania partii potrzeba dwóch punktów i więcej niż ma każdy inny gracz.
    .value = { $value ->
        [0] bez limitu
        [one] { $value } minuta
        [few] { $value } minuty
       *[other] { $value } minut
    }

## Jak się gra

vtes-how-to-play =
    Jesteś Matuzalemem, prastarym wampirem. Pula to twoje wpływy: kto jej nie ma, odpada z gry. Wyeliminuj ofiarę po swojej lewej, zanim drapieżnik po prawej wyeliminuje ciebie. Wygrywa, kto ma najwięcej punktów zwycięstwa.
    Tura ma pięć faz. Odtapowanie: twoje karty się odtapowują, a przewaga daje 1 punkt puli. Mistrz: możesz zagrać jedną kartę mistrza.
    Słudzy: każdy gotowy odtapowany sługa może podjąć akcję i tapuje się za nią. Atak na pulę odbiera ofierze punkty puli, zwykle 1. Polowanie daje wampirowi 1 krew. Inne akcje są na kartach: ekwipunek, przyboczni, sojusznicy, referenda.
    Wpływ: do 4 transferów, każdy przenosi 1 punkt puli na wampira w obszarze niekontrolowanym. Gdy ma tyle znaczników, ile wynosi jego pojemność, przechodzi pod twoją kontrolę.
    Odrzucanie: możesz odrzucić kartę. Za każdą zagraną kartę dobierasz inną.
    Blokować może gracz, przeciw któremu skierowana jest akcja, a jeśli takiego nie ma – twoja ofiara, a potem drapieżnik. Blokujący musi mieć co najmniej tyle przechwycenia, ile skrytości ma działający sługa. Potem obaj walczą.
    Walka ma rundy: ustala się dystans, obie strony wybierają uderzenia, zadaje się obrażenia, a napór prowadzi do kolejnej rundy. Wampir leczy obrażenia krwią; kto nie może, zapada w torpor. Ranny, który otrzymuje poważne obrażenia, może zostać spalony.
    W referendum wszyscy oddają głosy: wampirów z tytułami, przewagi i kart politycznych. Więcej za niż przeciw: przechodzi.
    Gdy twoja ofiara odpada, zdobywasz punkt zwycięstwa i 6 punktów puli.

## Części widoku, dla stołów, które nie znają gry

vtes-view-turn = tura
vtes-view-active = tura gracza
vtes-view-phase = faza
vtes-view-phases = fazy
vtes-view-time-called = koniec czasu
vtes-view-actions = akcje fazy
vtes-view-transfers = transfery
vtes-view-seating = kolejność miejsc
vtes-view-edge = przewaga
vtes-view-pool = pula
vtes-view-points = punkty zwycięstwa
vtes-view-out = poza grą
vtes-view-leaving = wycofuje się
vtes-view-hand = ręka
vtes-view-library = biblioteka
vtes-view-crypt = krypta
vtes-view-research = obszar badań
vtes-view-uncontrolled = niekontrolowane
vtes-view-kept = odłożone zakryte
vtes-view-ready = gotowe
vtes-view-torpor = w torporze
vtes-view-beside = w grze
vtes-view-ash = stos popiołów
vtes-view-removed = usunięte
vtes-view-hand-size = limit ręki
vtes-view-prey = ofiara
vtes-view-predator = drapieżnik
vtes-view-deck = talia
vtes-view-action = akcja
vtes-view-combat = walka
vtes-view-referendum = referendum
vtes-view-card = karta
vtes-view-number = numer
vtes-view-counters = znaczniki
vtes-view-capacity = pojemność
vtes-view-name = nazwa
vtes-view-types = typ
vtes-view-tapped = stapowane
vtes-view-contested = sporne
vtes-view-controller = kontroluje
vtes-view-owner = właściciel
vtes-view-on = na tej karcie
vtes-view-clan = klan
vtes-view-sect = sekta
vtes-view-title = tytuł
vtes-view-contested-title = tytuł sporny
vtes-view-anarch = anarchista
vtes-view-disciplines = dyscypliny
vtes-view-bleed = atak na pulę
vtes-view-strength = siła
vtes-view-stealth = skrytość
vtes-view-intercept = przechwycenie
vtes-view-votes = głosy
vtes-view-marked = oznaczone
vtes-view-special-counters = inne znaczniki
vtes-view-seat = Matuzalem
vtes-view-minion = sługa
vtes-view-kind = rodzaj
vtes-view-target = cel
vtes-view-target-seat = przeciw komu
vtes-view-blocker = blokuje
vtes-view-declined = bez bloku
vtes-view-first = pierwszy sługa
vtes-view-second = drugi sługa
vtes-view-round = runda
vtes-view-range = dystans
vtes-view-suffering = cierpi
vtes-view-normal = obrażenia
vtes-view-aggravated = obrażenia poważne
vtes-view-strikes = dodatkowe uderzenia
vtes-view-continues = trwa dalej
vtes-view-hunted = ścigany
vtes-view-for = za
vtes-view-against = przeciw
vtes-view-terms = warunki
vtes-view-playing = zagrywana
vtes-view-mode = sposób
vtes-view-chosen = wybrane uderzenia
vtes-view-damage = liczba obrażeń
vtes-view-ranged = na dystans
vtes-view-dodge = unik
vtes-view-ends = kończy walkę
vtes-view-about = dotyczy
vtes-view-window = okno
vtes-view-declared = ogłoszono
vtes-view-blocks = blok się udaje
vtes-view-blocked = blok
vtes-view-may-block = może blokować
vtes-view-to-ask = do zapytania
vtes-view-failed = blok nieudany
vtes-view-step = krok
vtes-view-settled = przesądzone
vtes-view-left = pozostałe głosy
vtes-view-named = wskazuje
vtes-view-committed = wybrano

## Plansza w terminalu

vtes-board-turn = Tura { $turn }: { $seat }
vtes-board-points = { $number } PZ
vtes-board-piles = ręka { $hand }, biblioteka { $library }, krypta { $crypt }
    .short = r{ $hand } b{ $library } k{ $crypt }
vtes-board-hand = Twoja ręka
