vtes-title = Vampire: The Eternal Struggle
    .short = V:TES
vtes-pitch = Jesteś Matuzalemem, prastarym wampirem. Przejmuj kontrolę nad młodszymi, każ im krwawić swoją ofiarę, zwołuj referenda i walcz, by wyeliminować ofiarę, zanim drapieżnik zrobi to samo z tobą.
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
vtes-window-succeeding = gdy akcja ma się powieść
vtes-window-blocked = gdy akcja zostaje zablokowana
    .when = przy zablokowaniu akcji
    .your = przy zablokowaniu akcji
vtes-window-entering = przed rozpoczęciem walki
vtes-window-after-action = po akcji
    .when = po akcji
    .your = po akcji
vtes-window-as-played = w chwili zagrania karty
    .when = w chwili zagrania karty
    .your = w chwili zagrania karty
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
vtes-window-strikes-chosen = po wyborze obu uderzeń
    .when = po wyborze obu uderzeń
    .your = po wyborze obu uderzeń
vtes-window-strike = przy wyborze uderzeń
    .when = przy wyborze uderzeń
    .your = przy wyborze uderzeń
vtes-window-damage = przed zadaniem obrażeń
    .when = przed zadaniem obrażeń
    .your = przed zadaniem obrażeń
vtes-window-additional-strikes = przy zyskiwaniu dodatkowych uderzeń
    .when = przy zyskiwaniu dodatkowych uderzeń
    .your = przy zyskiwaniu dodatkowych uderzeń
vtes-window-press = w kroku naporu
    .when = w kroku naporu
    .your = w kroku naporu
vtes-window-end-of-round = na koniec rundy
    .when = na koniec rundy
    .your = na koniec rundy
vtes-window-brought-out = gdy wampiry właśnie weszły do gry
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
vtes-source-edge = przewaga
vtes-source-calling-card = karta, która zwołała referendum
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
   *[other] {" "}– „{ $source }”
}
vtes-at = { $target_id ->
    [none] { $target_seat_number ->
        [-1] {""}
       *[other] , przeciw: { $target_seat }
    }
   *[other] { $target_seat_number ->
        [-1] , cel: { $target }
       *[other] , cel: { $target } ({ $target_seat })
    }
}

## Co się dzieje: przebieg gry

vtes-chose-deck = { $seat } przynosi talię.
    .several = { $seats } przynoszą talie.
vtes-goes-first = { $seat } ma pierwszą turę.
vtes-turn-began = Tura { $number }: { $seat }.
vtes-phase-began = { $phase }: { $seat }.
vtes-drew = { $names_count ->
    [0] { $seat } dobiera { vtes-number-cards }.
   *[other] { $seat } dobiera: { $names }.
}
vtes-drew-crypt = { $names_count ->
    [0] { $seat } przenosi { vtes-number-cards } z krypty do obszaru niekontrolowanego.
   *[other] { $seat } przenosi z krypty do obszaru niekontrolowanego: { $names }.
}
vtes-shuffled = Tasowanie biblioteki: { $seat }.
vtes-discarded = { $seat } odrzuca kartę „{ $card }”.
vtes-looked-at = { $names_count ->
    [0] { $seat } ogląda { vtes-number-cards }.
   *[other] { $seat } ogląda: { $names }.
}
vtes-showed = { $seat } pokazuje kartę „{ $card }”.

## Co się dzieje: zagrywanie kart

vtes-card-played = { $minion_id ->
    [none] { $seat } zagrywa kartę „{ $card }”
   *[other] { $minion } zagrywa kartę „{ $card }”
}{ $mode_id ->
    [plain] {""}
   *[other] {" "}({ $mode })
}.
vtes-card-used = { $seat } używa karty „{ $card }”.
vtes-chose-target = { $seat } wybiera: { $card }.
vtes-chose-clan = { $seat } wymienia klan: { $clan }.
vtes-chose-discipline = { $seat } wymienia dyscyplinę: { $discipline }.
vtes-announced-number = { $seat } ogłasza liczbę: { $number }.
vtes-chose-player = { $seat } wybiera: { $other_seat }.
vtes-cancelled = Anulowano kartę „{ $card }”.

## Co się dzieje: znaczniki

vtes-tapped = Tapnięto: { $card }.
vtes-untapped = Odtapnięto: { $card }.
vtes-untapped-all = { $seat } odtapowuje karty.
vtes-gained-blood = { $card } zyskuje { vtes-counters } z banku.
vtes-lost-blood = { $card } traci { vtes-counters }.
vtes-moved-blood = { $card } oddaje { vtes-counters }: { $other }.
vtes-pool-to-card = { $seat } przenosi { vtes-pool } na kartę: { $card }.
vtes-card-to-pool = { $seat } przenosi { vtes-counters } do puli z karty: { $card }.
vtes-gained-pool = { $seat } zyskuje { vtes-pool }.
    .several = { $seats } zyskują po: { vtes-pool }.
vtes-lost-pool = { $seat } traci { vtes-pool }.
    .several = { $seats } tracą po: { vtes-pool }.
vtes-took-edge = { $seat } ma teraz przewagę.
vtes-burned-edge = { $seat } oddaje przewagę.

## Co się dzieje: karty przychodzą, odchodzą i zmieniają się

vtes-came-into-play = { $card } wchodzi do gry, kontroluje: { $seat }.
vtes-put-on = Karta „{ $card }” trafia na kartę: { $other }.
vtes-burned = Spalono: { $card }.
vtes-was-removed = Usunięto z gry: { $card }.
vtes-went-to-torpor = { $card } zapada w torpor.
vtes-left-torpor = { $card } wraca do gotowości.
vtes-back-to-hand = Karta „{ $card }” wraca na rękę: { $seat }.
vtes-back-to-library = Karta „{ $card }” wraca do biblioteki: { $seat }.
vtes-changed-controller = { $seat } kontroluje teraz: { $card }.
vtes-back-to-uncontrolled = { $card } wraca do obszaru niekontrolowanego: { $seat }.
vtes-merged = Połączono: { $card } i { $other }.
vtes-contest-began = Karta jest teraz sporna: { $card }.
vtes-yielded = Ustąpiono w sporze: { $card }.
vtes-contest-won = Karta nie jest już sporna: { $card }.
vtes-got-title = { $card } ma teraz tytuł: { $title }.
vtes-lost-title = { $card } traci tytuł: { $title }.
vtes-title-contested = Tytuł jest teraz sporny: { $card }, { $title }.
vtes-changed-sect = { $card } zmienia sektę: { $sect }.
vtes-became-anarch = { $card } dołącza do anarchistów.
vtes-marked = { $seat } oznacza na tę turę: { $card }.

## Co się dzieje: akcje

vtes-action-announced = { $kind_id ->
    [bleed] { $minion } krwawi: { $target_seat }{ vtes-by }.
    [hunt] { $minion } poluje{ vtes-by }.
    [equip] { $minion } wyposaża się w kartę „{ $source }”.
    [employ] { $minion } zatrudnia przybocznego „{ $source }”.
    [recruit] { $minion } werbuje sojusznika „{ $source }”.
    [political] { $minion } podejmuje akcję polityczną{ vtes-by }.
    [leave-torpor] { $minion } próbuje opuścić torpor.
    [rescue] { $minion } próbuje uratować z torporu: { $target }.
    [diablerize] { $minion } próbuje diablerii, ofiara: { $target }.
    [become-anarch] { $minion } chce dołączyć do anarchistów.
    [attack-marked] { $minion } atakuje oznaczonego sługę: { $target }.
    [gain-power] { $minion } sięga po moc „{ $source }”.
    [burn-imbued] { $minion } próbuje spalić obezwładnionego: { $target }.
    [take-equipment] { $minion } przejmuje ekwipunek od: { $target }.
   *[card] { $minion } podejmuje akcję{ vtes-by }{ vtes-at }.
}
vtes-block-tried = { $card } próbuje blokować ({ $seat }).
vtes-action-continued = { $card }: akcja trwa dalej, jakby jej nie zablokowano.
vtes-block-failed = { $card }: blok się nie udaje.
vtes-block-declined = { $seat } rezygnuje z bloku.
    .several = { $seats } rezygnują z bloku.
vtes-action-blocked = { $other } blokuje: { $card }.
vtes-action-succeeded = { $card }: akcja się udaje.
vtes-action-ended = { $card }: akcja kończy się bez efektu.
vtes-gained-stealth = { $card }: { SIGNED($number) } do skrytości.
vtes-gained-intercept = { $card }: { SIGNED($number) } do przechwycenia.
vtes-bleed-changed = { $card }: { SIGNED($number) } do krwawienia.
vtes-bled-for = { $seat } krwawi za { $number }.
vtes-pool-protected = { $card } sprawia, że { $seat } traci najwyżej { vtes-pool }.
vtes-bleed-redirected = Krwawienie trafia teraz w: { $seat }.
vtes-woke = { $card } może reagować jak bez tapnięcia.

## Co się dzieje: referenda

vtes-referendum-called = { $hunted_id ->
    [none] { $source_id ->
        [none] { $seat } zwołuje referendum.
       *[other] { $seat } zwołuje referendum: „{ $source }”.
    }
   *[other] Głosowanie nad krwawymi łowami: { $hunted }.
}
vtes-terms-set = Warunki: { $each }.
    .each = { $seat } { $number }
vtes-votes-cast = { $seat } oddaje { vtes-number-votes } { $side_id ->
    [for] za
   *[against] przeciw
}: { $source }.
vtes-gained-votes = { $seat } zyskuje { vtes-number-votes }.
vtes-referendum-ended = { $result_id ->
    [passed] Referendum przechodzi
   *[failed] Referendum upada
}: { $for_it } za, { $against } przeciw.

## Co się dzieje: walka

vtes-combat-began = Walczą: { $card } i { $other }.
vtes-round-began = Runda walki { $number }.
vtes-maneuvered = { $card } manewruje: { $range }.
vtes-strike-chosen = { $card } uderza{ $source_id ->
    [none] {" "}ręką
   *[other] , używając karty „{ $source }”
}{ $retainer_id ->
    [none] {""}
   *[other] , cel: { $retainer }
}.
vtes-strike-missed = { $card }: uderzenie nie ma efektu.
vtes-gained-strikes = { $card } zyskuje { $number ->
    [one] dodatkowe uderzenie
    [few] { $number } dodatkowe uderzenia
   *[other] { $number } dodatkowych uderzeń
}.
vtes-gained-strength = { $card }: { SIGNED($number) } do siły.
vtes-took-damage = { $aggravated ->
    [0] { $card } otrzymuje obrażenia: { $normal }.
   *[other] { $normal ->
        [0] { $card } otrzymuje obrażenia poważne: { $aggravated }.
       *[other] { $card } otrzymuje obrażenia: { $normal } i poważne: { $aggravated }.
    }
}
vtes-prevented = { $card } zapobiega obrażeniom: { $number }.
vtes-pressed = { $purpose_id ->
    [continue] { $card } napiera, by walczyć dalej.
   *[end] { $card } napiera, by zakończyć walkę.
}
vtes-combat-ended = Koniec walki: { $card } i { $other }.
vtes-diablerized = Diableria! { $card } pożera ofiarę: { $other }.

## Co się dzieje: koniec

vtes-withdrawal-announced = { $seat } zapowiada wycofanie się z gry.
vtes-withdrawal-failed = { $seat }: wycofanie się nie udało.
vtes-withdrew = { $seat } wycofuje się z gry.
vtes-ousted = { $seat } odpada z gry.
vtes-got-point = { $seat } zdobywa punkt zwycięstwa.
vtes-time-called = Koniec czasu: gra kończy się wraz z trwającą akcją lub fazą.

## Co się zaraz stanie, w jednym zdaniu: jego części łączą się średnikami

vtes-now-decks = Wybór talii; decyzja: { $deciders }
    .yours = Wybór talii; decyzja należy do ciebie
vtes-now-turn = { $phase } ({ $seat }); decyzja: { $deciders }
    .yours = { $phase } ({ $seat }); decyzja należy do ciebie
vtes-now-playing = { $minion_id ->
    [none] { $seat } zagrywa kartę „{ $card }”
   *[other] { $minion } ({ $seat }) zagrywa kartę „{ $card }”
}{ $mode_id ->
    [plain] {""}
   *[other] , { $mode }
}
vtes-now-cancel = można ją jeszcze anulować

## Co się zaraz stanie: akcje

vtes-now-declaring = { $minion } ({ $seat }) ogłasza akcję{ vtes-by }
vtes-now-action = { $kind_id ->
    [bleed] { $minion } ({ $seat }) krwawi za { $number }, ofiara: { $target_seat }
    [hunt] { $minion } ({ $seat }) poluje
    [equip] { $minion } ({ $seat }) wyposaża się w kartę „{ $source }”
    [employ] { $minion } ({ $seat }) zatrudnia przybocznego „{ $source }”
    [recruit] { $minion } ({ $seat }) werbuje sojusznika „{ $source }”
    [political] { $minion } ({ $seat }) podejmuje akcję polityczną{ vtes-by }
    [leave-torpor] { $minion } ({ $seat }) próbuje opuścić torpor
    [rescue] { $minion } ({ $seat }) próbuje uratować z torporu: { $target }
    [diablerize] { $minion } ({ $seat }) próbuje diablerii, ofiara: { $target }
    [become-anarch] { $minion } ({ $seat }) chce dołączyć do anarchistów
    [attack-marked] { $minion } ({ $seat }) atakuje oznaczonego sługę: { $target }
    [gain-power] { $minion } ({ $seat }) sięga po moc „{ $source }”
    [burn-imbued] { $minion } ({ $seat }) próbuje spalić obezwładnionego: { $target }
    [take-equipment] { $minion } ({ $seat }) przejmuje ekwipunek od: { $target }
   *[card] { $minion } ({ $seat }) podejmuje akcję{ vtes-by }{ vtes-at }
}; { $stealth ->
    [0] bez skrytości
   *[other] skrytość { $stealth }
}
vtes-now-may-block = prawo do bloku: { $seats }
vtes-now-blocking = { $minion } ({ $seat }) próbuje blokować, przechwycenie { $number }
vtes-now-blocked = { $minion } ({ $seat }) blokuje
vtes-now-unblocked = nikt nie blokuje

## Co się zaraz stanie: walka

vtes-now-combat = { $number ->
    [0] Walka: { $minion } i { $other }
   *[other] Walka, runda { $number }, { $range }: walczą { $minion } i { $other }
}
vtes-now-strike = { $minion } { $how ->
    [dodge] wykonuje unik
    [ends] kończy walkę
    [aggravated] uderza, obrażenia poważne: { $number }
    [effect] uderza
   *[damage] uderza, obrażenia: { $number }
}{ $source_id ->
    [none] {""}
   *[other] {" "}(„{ $source }”)
}
vtes-now-damage = { $aggravated ->
    [0] { $card } ma otrzymać obrażenia: { $normal }
   *[other] { $normal ->
        [0] { $card } ma otrzymać obrażenia poważne: { $aggravated }
       *[other] { $card } ma otrzymać obrażenia: { $normal } i poważne: { $aggravated }
    }
}
vtes-now-continues = będzie jeszcze jedna runda

## Co się zaraz stanie: referenda

vtes-now-referendum = { $hunted_id ->
    [none] { $source_id ->
        [none] Referendum, zwołuje { $seat }
       *[other] Referendum „{ $source }”, zwołuje { $seat }
    }
   *[other] Głosowanie nad krwawymi łowami: { $hunted }
}
vtes-now-term = { $seat } { $number }
vtes-now-named = dotyczy: { $seat }
vtes-now-about = dotyczy: { $cards }
vtes-now-tally = { $for_it } za, { $against } przeciw

## O co się pyta

vtes-choosing-decks = Przynieś talię: jedną z gotowych albo własną. Biblioteka ma tu od { $least } do { $most } kart, krypta co najmniej 12.
vtes-untap-phase = Faza odtapowania: zapłać za to, co sporne, albo ustąp, i użyj, czego możesz. Potem zakończ.
vtes-untap-of-others = Możesz odrzucić kartę z opcją spalenia i dobrać inną albo użyć karty w grze.
vtes-master-phase = Faza mistrza: zagraj kartę mistrza albo spasuj.
vtes-minion-phase = Faza sług: niech działa sługa albo spasuj, gdy wszyscy już działali.
vtes-influence-phase = { $number ->
    [one] Faza wpływu: masz jeszcze { $number } transfer.
    [few] Faza wpływu: masz jeszcze { $number } transfery.
   *[other] Faza wpływu: masz jeszcze { $number } transferów.
}
vtes-discard-phase = Faza odrzucania: odrzuć kartę i dobierz inną albo spasuj.
vtes-discarding = Masz więcej kart, niż pozwala limit ręki. Odrzuć jedną.
vtes-window = Możesz coś zagrać lub czegoś użyć { $window }.
vtes-targeting = { $card_id ->
    [none] Wybierz cel.
   *[other] „{ $card }”: wybierz cel.
}
vtes-choosing-equipment = Jaki ekwipunek zostaje przejęty?
vtes-taking-equipment = Jaki ekwipunek bierzesz?
vtes-block-question = { $number ->
    [0] { $minion } działa bez skrytości.
   *[other] { $minion } działa ze skrytością { SIGNED($number) }.
} Czy próbujesz blokować?
vtes-may-diablerize = Czy dokonać diablerii? Ofiara: { $card }.
vtes-extra-action = Jaką akcję podejmuje { $minion }?
vtes-slave-question = Czy niewolnik ma walczyć zamiast swego pana?
vtes-determining-range = { CAPITAL($range) }: czy { $minion } manewruje?
vtes-strike-pair = { CAPITAL($range) }: wybierz uderzenie, uderza { $minion }.
vtes-choosing-weapon = Jaka broń biała służy do uderzenia?
vtes-choosing-victim = W kogo trafia uderzenie?
vtes-press-step = { $purpose_id ->
    [continue] Czy { $minion } napiera, by walczyć dalej?
   *[end] Czy { $minion } napiera, by zakończyć walkę?
}
vtes-referendum = { $hunted_id ->
    [none] { $card_id ->
        [none] Referendum: oddaj głosy albo spasuj.
       *[other] Referendum „{ $card }”: oddaj głosy albo spasuj.
    }
   *[other] Krwawe łowy: czy spalić kartę { $hunted }? Oddaj głosy albo spasuj.
}
vtes-searching = { $kind_id ->
    [trophy] Możesz poszukać w bibliotece, stosie popiołów i ręce trofeum dla karty { $card }.
   *[discipline] Możesz poszukać w bibliotece, stosie popiołów i ręce karty dyscypliny dla karty { $card }.
}
vtes-moving-trophies = Które z twoich trofeów przenosisz na kartę { $card }?
vtes-triggered-effects = Działa teraz kilka twoich kart. Która następna?
vtes-striking-back = Czy { $card } ma spalić 1 przekonanie, by zadać 1 obrażenie, któremu nie można zapobiec?
vtes-first-conviction = Możesz dać natchnionemu przekonanie.
vtes-may = „{ $card }”: { $text } Czy to robisz?
vtes-either = „{ $card }”: { $text } Co wybierasz?
vtes-choose-clan = „{ $card }”: wybierz klan.
vtes-choose-discipline = { $card }: wybierz dyscyplinę.
vtes-equip-from-hand = { $card }: który ekwipunek z ręki dostaje sługa?
vtes-rearrange-equipment = { $card }: który sługa otrzymuje: { $other }?
vtes-for-one = „{ $card }”: { $text } Wybierz.
vtes-how-many = „{ $card }”: { $text } Ile?
vtes-search = „{ $card }”: którą z kart bierzesz?
vtes-announcing = „{ $card }”: jaką liczbę ogłaszasz?
vtes-put-under = { $card }: którą kartę kładziesz pod bibliotekę?
vtes-into-research = „{ $card }”: która karta trafia do obszaru badań?
vtes-discard-cards = „{ $card }”: którą kartę odrzucasz?
vtes-back-from-ash-heap = „{ $card }”: wybierz kartę ze stosu popiołów albo zakończ (zostało: { $number }).
vtes-draw-from-research = „{ $card }”: czy dobierasz zamiast niej kartę z obszaru badań?
vtes-destroy-equipment = „{ $card }”: co zostaje zniszczone?
vtes-steal-equipment = „{ $card }”: co zostaje skradzione?
vtes-name-methuselah = „{ $card }”: kogo dotyczy referendum?
vtes-name-several = „{ $card }”: kogo jeszcze dotyczy referendum?
vtes-each-may-name = „{ $card }”: wybierz swoją kartę albo żadną.
vtes-shift-pool = „{ $card }”: jak rozdzielić punkty puli?
vtes-blood-or-pool = „{ $card }”: ile z tego trafia do twojej puli?
vtes-choose-term = „{ $card }”: wybierz, kogo lub czego dotyczy referendum.
vtes-allocate = „{ $card }”: ile z { $left } dostaje { $whom_seat }?
vtes-prevent = „{ $card }”: ilu obrażeniom poważnym zapobiegasz?

## Odpowiedzi

vtes-move-choose-deck = { $deck_id ->
    [random] Przynieś losową talię
   *[other] Przynieś talię: { $deck }
}
vtes-move-play = Zagraj „{ $card }”{ $mode_id ->
    [plain] {""}
   *[other] {" "}({ $mode })
}{ $minion_id ->
    [none] {""}
   *[other] , gra { $minion }
}
    .group = Zagraj „{ $card }”
    .within = { $mode_id ->
        [plain] { $minion_id ->
            [none] {""}
           *[other] gra { $minion }
        }
       *[other] { $mode }{ $minion_id ->
            [none] {""}
           *[other] , gra { $minion }
        }
    }
vtes-move-use = Użyj „{ $card }”{ $number ->
    [0] {""}
   *[other] {" "}({ MINUS($number, -1) })
}
vtes-move-act-with = { $minion }: akcja z karty „{ $card }”{ $number ->
    [0] {""}
   *[other] {" "}({ MINUS($number, -1) })
}
vtes-move-bleed = Krwawienie: { $minion }
vtes-move-hunt = Polowanie: { $minion }
vtes-move-leave-torpor = Opuszczenie torporu: { $minion }
vtes-move-become-anarch = Do anarchistów: { $minion }
vtes-move-rescue = Ratunek: { $other }; ratuje { $minion } i płaci { vtes-blood }
vtes-move-diablerize = Diableria: { $minion }, ofiara { $other }
vtes-move-take-equipment = { $minion } przejmuje ekwipunek: { $other }
vtes-move-burn-imbued = { $minion } pali: { $other }
vtes-move-attack-marked = { $minion } atakuje: { $other }
vtes-move-mark = Oznacz: { $card }
vtes-move-block = Blok: { $minion }
vtes-move-decline = Bez bloku
vtes-move-hand-strike = Uderz ręką
vtes-move-strike-bound = Wykonaj uderzenie, którego manewr został użyty
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
vtes-move-buy-intercept = Strać punkty puli ({ $number }) za +1 do przechwycenia
vtes-move-target = { $card }
vtes-move-name = { $word }
vtes-move-player = { $seat }
vtes-move-number = { $number }
vtes-move-done = Gotowe
vtes-move-vote = Głosuj { $side_id ->
    [for] za
   *[against] przeciw
}: { $source }
vtes-move-transfer = Przenieś 1 punkt puli na kartę: { $card }
vtes-move-withhold = Zabierz 1 znacznik z karty: { $card }
vtes-move-draw-crypt = Dobierz kartę z krypty
vtes-move-merge = Połącz: { $card }
vtes-move-discard = Odrzuć „{ $card }”
vtes-move-burn-option = Odrzuć „{ $card }” dzięki opcji spalenia
vtes-move-gain-from-edge = Zyskaj 1 punkt puli za przewagę
vtes-move-pay = W sporze zapłać: { $card }
vtes-move-yield = W sporze ustąp: { $card }
vtes-move-untap-infernal = Zapłać 1 punkt puli, by odtapnąć: { $card }
vtes-move-convict = Połóż „{ $other }” na karcie: { $minion }
vtes-move-recover = Spal 3 przekonania, by wrócił do sił: { $minion }
vtes-move-withdraw-game = Zapowiedz wycofanie się z gry
vtes-move-choose = { $effect ->
    [blood-to-pool] Przenieś krew do puli
    [pool-to-blood] Przenieś punkty puli na kartę
    [gain-blood] Zyskaj krew
    [burn-blood] Strać krew
    [gain-pool] Zyskaj punkty puli
    [burn-pool] Strać punkty puli
    [move-blood] Przenieś krew
    [burn] Spal kartę
    [tap] Tapnij
    [untap] Odtapnij
    [draw] Dobierz karty
    [search] Szukaj
    [for-one] Wybierz do tego kartę
    [stealth] Skrytość
    [intercept] Przechwycenie
    [bleed-bonus] Większe krwawienie
    [votes] Głosy
    [enter-combat] Walcz
    [inflict] Obrażenia
    [to-torpor] Poślij w torpor
    [card-to-hand] Weź kartę na rękę
    [put-in-play] Wprowadź kartę do gry
    [do] Zrób oba
    [block-fails] Próba bloku się nie udaje
   *[other] { $effect }
}

## Dlaczego talia odpada

vtes-bad-deck = Ta talia nie jest dozwolona. { $faults }
vtes-deck-unknown = Nie ma talii „{ $name }”.
vtes-deck-needs-two-piles = Talię zapisuje się jako krypta/biblioteka.
vtes-deck-unknown-card = „{ $name }” to nie jest karta, którą można tu grać.
vtes-deck-bad-copies = „{ $copies }” to nie jest liczba kopii karty { $name }.
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
    [combat] tylko w walce, w swoim kroku
    [action-modifier] tylko gdy działa twój sługa, w odpowiednim momencie
    [reaction] tylko gdy działa sługa innego Matuzalema, w odpowiednim momencie
    [reflex] tylko gdy właśnie zagrywana jest inna karta
    [event] tylko w twojej fazie odrzucania
    [conviction] tylko w twojej fazie odtapowania
    [master] nie w tej fazie
   *[other] tylko w twojej fazie sług, aby wykonać akcję
}
vtes-why-not-asked-now = teraz nie twoja kolej
vtes-why-only-out-of-turn = tylko w turze innego Matuzalema
vtes-why-only-in-your-turn = tylko we własnej turze, we właściwej fazie
vtes-why-no-master-action = w tej fazie nie zostało na to akcji
vtes-why-owes-master-action = karta mistrza poza turą została już przez ciebie zagrana
vtes-why-no-transfers-left = zostało ci za mało transferów
vtes-why-no-minion-can-play-it = żaden twój sługa nie może jej teraz zagrać
vtes-why-needs-tapped-minion = wymaga tapniętego sługi
vtes-why-needs-untapped-minion = wymaga odtapniętego sługi
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
vtes-why-needs-minion-who-fits = wymaga gotowego sługi pod twoją kontrolą, który spełnia wymagania
vtes-why-sterile = bezpłodny wampir nie może wprowadzić innego do gry
vtes-why-needs-master = niewolnik bez swego pana nie może tego zrobić
vtes-why-cannot-pay-blood = { $minion_id ->
    [none] koszt: { $blood } krwi
   *[other] { $minion } nie może zapłacić { $blood } krwi
}
vtes-why-cannot-pay-pool = nie stać cię na koszt w puli: { $pool }
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
vtes-why-card-is-tapped = karta jest tapnięta
vtes-why-has-power = ma już tę moc
vtes-why-condition-fails = warunek karty nie jest spełniony
vtes-why-stealth-not-needed = skrytość nie jest teraz potrzebna
vtes-why-intercept-not-needed = przechwycenie nie jest teraz potrzebne
vtes-why-not-blocking = tylko sługa, który próbuje blokować
vtes-why-no-bleed = to nie jest twoje krwawienie
vtes-why-not-bled-by-this = to krwawienie nie jest przeciw tobie
vtes-why-no-more-bleed = żadna inna karta nie może zwiększyć tego krwawienia
vtes-why-no-combat = sługa nie walczy
vtes-why-not-needed = teraz nic by nie dała
vtes-why-nothing-to-cancel = nie ma czego anulować
vtes-why-nothing-to-prevent = nie ma obrażeń, którym można zapobiec
vtes-why-gained-strikes-already = w tej rundzie zyskano już dodatkowe uderzenia
vtes-why-blocks-not-declined = dopiero po rezygnacji z bloku
vtes-why-no-referendum = nie ma referendum
vtes-why-bound-to-strike = uderzenie jest już wybrane
vtes-why-no-target = nie ma czego wybrać na cel

## Jak się skończyło

vtes-last-methuselah = { $winners_count ->
    [one] Najwięcej punktów zwycięstwa ma { $winners }.
   *[other] Najwięcej punktów zwycięstwa mają { $winners }.
}
vtes-time-limit = { $winners_count ->
    [0] Czas minął, a każdy, kto był jeszcze w grze, otrzymał pół punktu zwycięstwa. Nikt nie wygrywa partii.
   *[other] Czas minął, a każdy, kto był jeszcze w grze, otrzymał pół punktu zwycięstwa. Partię wygrywa { $winners }.
}
vtes-game-win = { $winners_count ->
    [0] Nikt nie wygrywa partii: potrzeba do tego dwóch punktów zwycięstwa i więcej niż każdy inny gracz.
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
    .about = Czy każdy przynosi talię, czy dostaje startową albo losową.
    .brought = przyniesione
    .starter = startowe
    .random = losowe
vtes-option-scarce = Rzadkie wampiry
    .about = Czy rzadki wampir kosztuje 3 punkty puli za każdego innego ze swego klanu pod twoją kontrolą, czy za każdego przy stole.
    .own = licząc własne
    .all = licząc wszystkie przy stole
vtes-option-draft = Zasady draftu
    .about = Czy można używać efektów oznaczonych na kartach jako DRAFT.
    .no = bez efektów draftu
    .yes = z efektami draftu
vtes-option-time = Limit czasu
    .about = Po ilu minutach kończy się czas, jak na turniejach; 0 oznacza brak limitu. Kto jest wtedy jeszcze w grze, otrzymuje pół punktu zwycięstwa, a wygrywa tylko ten, kto ma co najmniej dwa punkty i więcej niż każdy inny.
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
    Słudzy: każdy gotowy odtapnięty sługa może podjąć akcję i tapuje się za nią. Krwawienie odbiera ofierze punkty puli, zwykle 1. Polowanie daje wampirowi 1 krew. Inne akcje są na kartach: ekwipunek, przyboczni, sojusznicy, referenda.
    Wpływ: do 4 transferów, każdy przenosi 1 punkt puli na wampira w obszarze niekontrolowanym. Gdy ma tyle znaczników, ile wynosi jego pojemność, przechodzi pod twoją kontrolę.
    Odrzucanie: możesz odrzucić kartę. Za każdą zagraną kartę dobierasz inną.
    Blokować może ten, przeciw komu skierowana jest akcja, a jeśli nikt, to twoja ofiara, a potem drapieżnik. Blokujący musi mieć co najmniej tyle przechwycenia, ile skrytości ma działający sługa. Potem obaj walczą.
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
vtes-view-referendum = głosowanie
vtes-view-card = karta
vtes-view-number = numer
vtes-view-counters = znaczniki
vtes-view-capacity = pojemność
vtes-view-name = nazwa
vtes-view-types = typ
vtes-view-tapped = tapnięte
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
vtes-view-bleed = krwawienie
vtes-view-strength = siła
vtes-view-stealth = skrytość
vtes-view-intercept = przechwycenie
vtes-view-votes = głosy
vtes-view-marked = oznaczone
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
