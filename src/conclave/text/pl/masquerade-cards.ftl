### Karty Maskarady: zwroty, z których się składają, ich nazwy i to, co na nich stoi. Jakie są
### formy, mówi lang.ftl.

## Czego bywa jakaś ilość

masquerade-unit-blood = krew
    .few = krwi
    .many = krwi
    .gen = krwi
masquerade-unit-influence = wpływ
    .few = wpływy
    .many = wpływów
    .gen = wpływu
masquerade-unit-extra = dodatkowy wpływ
    .few = dodatkowe wpływy
    .many = dodatkowych wpływów
    .gen = dodatkowego wpływu

## Kto

masquerade-phrase-you = ty
    .acc = ciebie
    .dat = ci
    .gen = ciebie
    .any = {""}
    .any-acc = ciebie
    .any-gen = ciebie
    .each = ty
    .przez = ciebie
    .all-gen = ciebie
    .cards-gen = twoich kart
    .person = you
masquerade-phrase-rivals = każdy rywal
    .acc = każdego rywala
    .dat = każdemu rywalowi
    .gen = każdego rywala
    .any = rywal
    .any-acc = rywala
    .any-gen = rywala
    .each = każdy rywal
    .przez = każdego rywala
    .all-gen = twoich rywali
    .cards-gen = kart twoich rywali
    .person = other
    .again = that-player
masquerade-phrase-opponents = każdy przeciwnik
    .acc = każdego przeciwnika
    .dat = każdemu przeciwnikowi
    .gen = każdego przeciwnika
    .any = przeciwnik
    .any-acc = przeciwnika
    .any-gen = przeciwnika
    .each = każdy przeciwnik
    .przez = każdego przeciwnika
    .all-gen = twoich przeciwników
    .cards-gen = kart twoich przeciwników
    .person = other
    .again = that-player
masquerade-phrase-absent-opponents = każdy przeciwnik bez karty w tej dzielnicy
    .acc = każdego przeciwnika bez karty w tej dzielnicy
    .dat = każdemu przeciwnikowi bez karty w tej dzielnicy
    .gen = każdego przeciwnika bez karty w tej dzielnicy
    .any = przeciwnik bez karty w tej dzielnicy
    .any-acc = przeciwnika bez karty w tej dzielnicy
    .any-gen = przeciwnika bez karty w tej dzielnicy
    .each = każdy przeciwnik bez karty w tej dzielnicy
    .przez = każdego przeciwnika bez karty w tej dzielnicy
    .all-gen = twoich przeciwników bez karty w tej dzielnicy
    .cards-gen = kart nieobecnych przeciwników
    .person = other
    .again = that-player
masquerade-phrase-that-player = { $causer ->
    [yes] sprawca
   *[none] ten gracz
}
    .acc = go
    .dat = mu
    .gen = tego gracza
    .any = ten gracz
    .any-acc = tego gracza
    .any-gen = tego gracza
    .each = ten gracz
    .przez = niego
    .all-gen = tych graczy
    .cards-gen = jego kart
    .pron = on
    .pron-person = one
    .person = that
masquerade-phrase-the-winner = zwycięzca starcia
    .acc = zwycięzcę starcia
    .dat = zwycięzcy starcia
    .gen = zwycięzcy starcia
    .any = zwycięzca starcia
    .any-acc = zwycięzcę starcia
    .any-gen = zwycięzcy starcia
    .each = zwycięzca starcia
    .przez = zwycięzcę starcia
    .all-gen = zwycięzców starcia
    .cards-gen = kart zwycięzcy starcia
    .person = other
    .again = that-player
masquerade-phrase-everybody = każdy obecny tu gracz
    .acc = każdego obecnego tu gracza
    .dat = każdemu obecnemu tu graczowi
    .gen = każdego obecnego tu gracza
    .any = gracz
    .any-acc = gracza
    .any-gen = gracza
    .each = każdy gracz
    .przez = każdego obecnego tu gracza
    .all-gen = wszystkich obecnych tu graczy
    .cards-gen = kart wszystkich graczy
    .person = other
    .again = that-player

## Gdzie

masquerade-phrase-here = tu
    .from = z tej dzielnicy
masquerade-phrase-elsewhere = w innej dzielnicy
    .from = z innej dzielnicy
    .again = there
masquerade-phrase-haven = w Schronieniu Księcia
    .from = ze Schronienia Księcia
    .again = there
masquerade-phrase-anywhere = w dowolnej dzielnicy
    .from = z dowolnej dzielnicy
masquerade-phrase-each-location = w każdej dzielnicy
    .from = z każdej dzielnicy
masquerade-phrase-there = tam
    .from = stamtąd

## Ile

masquerade-phrase-round-number = numer rundy
    .gen = numeru rundy
    .per = { $every ->
        [1] za każdą rozpoczętą rundę
        [few] za każde { $every } rozpoczęte rundy
       *[other] za każde { $every } rozpoczętych rund
    }
masquerade-phrase-your-pool = ilość krwi w twojej puli
    .gen = krwi w twojej puli
    .per = { $every ->
        [1] za każdą krew w twojej puli
       *[other] za każde { $every } krwi w twojej puli
    }
    .spent = krwi ze swojej puli
masquerade-phrase-your-alliance = liczba kart w twoim sojuszu
    .gen = liczby kart w twoim sojuszu
    .per = { $every ->
        [1] za każdą kartę w twoim sojuszu
        [few] za każde { $every } karty w twoim sojuszu
       *[other] za każde { $every } kart w twoim sojuszu
    }
masquerade-phrase-your-cards-here = liczba twoich kart w tej dzielnicy
    .gen = liczby twoich kart w tej dzielnicy
    .per = { $every ->
        [1] za każdą twoją kartę w tej dzielnicy, wliczając tę
        [few] za każde { $every } twoje karty w tej dzielnicy, wliczając tę
       *[other] za każde { $every } twoich kart w tej dzielnicy, wliczając tę
    }
masquerade-phrase-cards-here = liczba wszystkich kart w tej dzielnicy
    .gen = liczby wszystkich kart w tej dzielnicy
    .per = { $every ->
        [1] za każdą kartę w tej dzielnicy, czyjakolwiek by była
        [few] za każde { $every } karty w tej dzielnicy, czyjekolwiek by były
       *[other] za każde { $every } kart w tej dzielnicy, czyjekolwiek by były
    }
masquerade-phrase-rivals-here = liczba { $who-all-gen }
    .gen = liczby { $who-all-gen }
    .per = { $every ->
        [1] za { $who-acc }
       *[other] za każdych { $every } { $who-all-gen }
    }
masquerade-phrase-blood-here = ilość całej rozstawionej tu krwi
    .gen = całej rozstawionej tu krwi
    .per = { $every ->
        [1] za każdą rozstawioną tu krew, czyjakolwiek by była
       *[other] za każde { $every } rozstawionej tu krwi, czyjakolwiek by była
    }
masquerade-phrase-deployed-blood = ilość rozstawionej tu krwi
    .gen = rozstawionej tu krwi
    .per = { $every ->
        [1] za każdą rozstawioną tu krew
       *[other] za każde { $every } rozstawionej tu krwi
    }
    .half = połowę
    .share = całość
    .share-own = całość
    .rest = {""}
masquerade-phrase-highest-power = najwyższa bazowa wartość siły w tej dzielnicy
    .gen = najwyższej bazowej wartości siły w tej dzielnicy
    .per = { $every ->
        [1] za każdy punkt najwyższej bazowej wartości siły w tej dzielnicy
        [few] za każde { $every } punkty najwyższej bazowej wartości siły w tej dzielnicy
       *[other] za każde { $every } punktów najwyższej bazowej wartości siły w tej dzielnicy
    }
masquerade-phrase-missing = ilość krwi, której brakuje w twojej puli do { $to } (co najmniej { $at_least })
    .gen = krwi, której brakuje w twojej puli do { $to } (co najmniej { $at_least })
    .per = { $every ->
        [1] za każdą krew, której brakuje w twojej puli do { $to } (co najmniej { $at_least })
       *[other] za każde { $every } krwi, której brakuje w twojej puli do { $to } (co najmniej { $at_least })
    }
    .much = tyle { $unit-many }, by mieć w puli { $to }, ale co najmniej { $at_least }
    .upto = najwyżej tyle { $unit-many }, by mieć w puli { $to }, ale co najmniej { $at_least }

## Czy

masquerade-phrase-has-blood = { $who-person ->
    [you] masz
   *[other] { $who } ma
} rozstawioną krew w tej dzielnicy
masquerade-phrase-won-here = zwyciężasz w tej dzielnicy
masquerade-phrase-gained-here = przypadł ci w tej dzielnicy poplecznik lub ofiara
masquerade-phrase-at-haven = ta karta leży w Schronieniu Księcia
masquerade-phrase-fewest-face-up = nikt w tej dzielnicy nie ma mniej odkrytych kart niż ty
masquerade-phrase-only-human = to jedyny człowiek wśród popleczników w twoim sojuszu

## Kiedy

masquerade-phrase-plays = ilekroć { $by-any } { $by-person ->
    [you] dokładasz
   *[other] dokłada
} { masquerade-phrase-plays.card },
    .card = { $at-kind ->
        [here] { $at } { masquerade-phrase-plays.face }
       *[other] { masquerade-phrase-plays.face } { $at }
    }
    .face = { $down ->
        [yes] zakrytą kartę
       *[no] kartę
    }
    .would = ilekroć { $by-any } { $by-person ->
        [you] masz dołożyć
       *[other] ma dołożyć
    } { masquerade-phrase-plays.card },
masquerade-phrase-withdraws = ilekroć { $by-any } { $by-person ->
    [you] wycofujesz
   *[other] wycofuje
} się { $from-from },
    .would = { masquerade-phrase-withdraws }
    .counted = za każdą przenoszoną kartę
masquerade-phrase-falls-into-frenzy = ilekroć { $by-any } { $by-person ->
    [you] wprawiasz
   *[other] wprawia
} { masquerade-phrase-falls-into-frenzy.place } { masquerade-phrase-falls-into-frenzy.victim } w szał,
    .would = ilekroć { $by-any } { $by-person ->
        [you] masz
       *[other] ma
    } wprawić { masquerade-phrase-falls-into-frenzy.place } { masquerade-phrase-falls-into-frenzy.victim } w szał,
    .place = { $at-kind ->
        [anywhere] {""}
       *[other] { $at }
    }
    .victim = { $who-kind ->
        [everybody] innego gracza
       *[other] { $who-any-acc }
    }
    .extra = yes
    .causer = { $by-kind ->
        [everybody] yes
       *[other] none
    }
masquerade-phrase-drains = ilekroć { $who-any } { $who-person ->
    [you] wpadasz { $at } w szał i masz
   *[other] wpada { $at } w szał i ma
} wyssać kartę,
    .would = { masquerade-phrase-drains }
masquerade-phrase-spends-or-loses = ilekroć { $who-any } { $who-person ->
    [you] wydajesz lub tracisz { $at } krew albo ktoś ci ją odbiera
   *[other] wydaje lub traci { $at } krew albo ktoś mu ją odbiera
},
    .would = { masquerade-phrase-spends-or-loses }
masquerade-phrase-blood-leaves = ilekroć krew, którą { $of-any } { $of-person ->
    [you] tracisz lub wydajesz
   *[other] traci lub wydaje
}, trafia do puli ogólnej,
    .would = ilekroć krew, którą { $of-any } { $of-person ->
        [you] tracisz lub wydajesz
       *[other] traci lub wydaje
    }, ma trafić do puli ogólnej,
    .same = yes
masquerade-phrase-gained = gdy zyskujesz tego poplecznika,
masquerade-phrase-in-your-turn = w swojej turze planowania
masquerade-phrase-end-of-planning = na koniec fazy planowania
masquerade-phrase-start-of-resolution = na początku fazy rozstrzygnięcia
masquerade-phrase-after-withdrawal = po kroku wycofania w tej dzielnicy
masquerade-phrase-before-reveal = tuż przed odkryciem kart w tej dzielnicy
masquerade-phrase-after-reveal = tuż po odkryciu kart w tej dzielnicy
masquerade-phrase-after-location = po rozstrzygnięciu tej dzielnicy

## Czasownik, którym ta gra także rozkazuje

masquerade-verb-gain = zyskać
    .one = zyskuje
    .you = zyskujesz
    .order = zyskaj
    .he = zyskał

## Co się dzieje: krew i wpływy

masquerade-phrase-steal = { $from-dat } { $amount-blood }
    .verb = take-away
masquerade-phrase-lose = { $what ->
    [influence] { $amount-influence }
   *[blood] { $amount-blood }
}
    .verb = lose
masquerade-phrase-gain = { $what ->
    [influence] { $extra ->
        [yes] { $amount-extra }
       *[none] { $amount-influence }
    }
   *[blood] { $amount-blood }
}
    .verb = gain
masquerade-phrase-give-influence = { $by-person ->
    [you] sobie
   *[other] ci
} { $amount-influence }
    .verb = give-up
    .let = od { $by-gen } { $amount-influence }
    .let-verb = take
masquerade-phrase-spend = { $amount-blood }
    .verb = spend
    .paid = yes
masquerade-phrase-deploy = { $amount-kind ->
    [that-many] { $from ->
        [pool] { $at } { masquerade-phrase-deploy.source } { $amount-blood }
       *[bank] { $same ->
            [yes] ją { $at }
           *[none] { $at } { masquerade-phrase-deploy.source } { $amount-blood }
        }
    }
    [number] { $at } { $amount-blood } { masquerade-phrase-deploy.source }
   *[other] { $at } { masquerade-phrase-deploy.source } { $amount-blood }
}
    .verb = deploy
    .source = { $from ->
        [pool] ze swojej puli
       *[bank] z puli ogólnej
    }
masquerade-phrase-deploy-up-to = tu ze swojej puli { $amount-blood-upto }
    .verb = deploy
    .allowed = yes
    .plain = dołóż { masquerade-phrase-deploy-up-to }
masquerade-phrase-take-back-up-to = swoją rozstawioną tu krew z powrotem do puli, najwyżej { $amount }
    .verb = collect
    .allowed = yes
masquerade-phrase-move-blood = { $to ->
    [pool] { $of-person ->
        [you] { masquerade-phrase-move-blood.own } z powrotem do puli
       *[other] do swojej puli { $amount-kind ->
            [deployed-blood] całą krew rozstawioną tu przez { $of-przez }
           *[other] { $amount-share } krwi rozstawionej tu przez { $of-przez } { $amount-rest }
        }
    }
    [position] { masquerade-phrase-move-blood.own } na twój obszar
   *[bank] { masquerade-phrase-move-blood.own }
}
    .verb = { $to ->
        [pool] collect
        [position] move
       *[bank] discard
    }
    .own = { $amount-kind ->
        [deployed-blood] całą swoją rozstawioną tu krew
       *[other] { $amount-share-own } swojej rozstawionej tu krwi { $amount-rest }
    }
masquerade-phrase-send-blood = { $amount-kind ->
    [deployed-blood] całą swoją rozstawioną tu krew
   *[other] { $amount-share-own } swojej rozstawionej tu krwi { $amount-rest }
} do innej dzielnicy
    .verb = move
masquerade-phrase-swap-blood = swoją rozstawioną tu krew z krwią w swojej puli
    .verb = swap

## Co się dzieje: karty

masquerade-phrase-gain-victim = { $number ->
    [one] { $number } ofiarę
    [few] { $number } ofiary
   *[other] { $number } ofiar
} z talii ofiar do swojego sojuszu
    .verb = add
masquerade-phrase-draw = { $number ->
    [one] { $number } kartę
    [few] { $number } karty
   *[other] { $number } kart
} ze swojej talii klanu na rękę
    .verb = draw
masquerade-phrase-withdraw = {""}
    .verb = withdraw
masquerade-phrase-bring-here = stamtąd swoje karty i krew do tej dzielnicy
    .verb = move
masquerade-phrase-move-this = tę kartę do Schronienia Księcia
    .verb = move
masquerade-phrase-turn-this-down = tę kartę
    .verb = turn-down
masquerade-phrase-look-at-that-card = dołożoną kartę
    .verb = peek
masquerade-phrase-take-ambition = żeton ambicji
    .verb = take
masquerade-phrase-shed-diablerie = jeden ze swoich żetonów Diabolizmu
    .verb = give-up
masquerade-phrase-choose-rival = { $among-any-acc }
    .verb = choose
    .tail = : { $effect-state }
masquerade-phrase-play-hand = { $of-person ->
    [you] tu odkryte { masquerade-phrase-play-hand.subject }
   *[other] dołożone odkryte na twoim obszarze w tej dzielnicy
}
    .subject = wszystkie karty, które zostały { $of-dat } na ręce,
    .person = { $of-person ->
        [you] you
       *[other] many
    }
    .verb = { $of-person ->
        [you] deploy
       *[other] become
    }
    .let = odkryte na swoim obszarze w tej dzielnicy { masquerade-phrase-play-hand.subject }
    .let-verb = deploy
masquerade-phrase-play-top = tu odkrytą wierzchnią kartę swojej talii klanu
    .verb = deploy
masquerade-phrase-at-end-of-round = na koniec rundy { $effect }
    .inf = na koniec rundy { $effect-inf }
    .state = na koniec rundy { $effect-state }
    .actor = { clause.you }
masquerade-phrase-shuffle-back = wybraną kartę z ręki do swojej talii klanu
    .verb = shuffle
masquerade-phrase-return-cards = stąd na rękę dowolną liczbę swoich kart, także tę
    .verb = return
    .tail = ; jeśli to zrobisz, { $then }
    .allowed = yes
    .counted = za każdą zwróconą kartę
masquerade-phrase-turn-cards-down = dowolną liczbę swoich kart w tej dzielnicy
    .verb = turn-down
    .tail = ; { $then }
    .allowed = yes
masquerade-phrase-skip-steps = przygotowanie i pokłosie
    .subject = { $by-person ->
        [you] twoje karty
        [that] jego karty
       *[other] karty { $by-gen }
    } w tej dzielnicy
    .person = many
    .verb = skip
masquerade-phrase-forestall = leżącą tu odkrytą kartę { $of-any-gen }
    .verb = choose
    .tail = : zyskaj tyle krwi, ile wynosi jej bazowa wartość siły; ta karta nie może sprawić, że stracisz krew, ani ci jej odebrać
masquerade-phrase-auction = w tajemnicy krew
    .subject = ty i { $with }
    .person = many
    .verb = bid
    .tail = : twoja oferta zostaje tu rozstawiona, pozostali tracą swoje, a kto dał najmniej, zakrywa jedną ze swoich kart w tej dzielnicy
    .let = tajną licytację krwi, w której bierze udział także { $with }
    .let-verb = hold
masquerade-phrase-restore = jedną ze swoich wyssanych kart do sojuszu
    .verb = restore
masquerade-phrase-look-around = wszystkie zakryte karty w wybranej dzielnicy
    .verb = peek

## Co obowiązuje, dopóki karta leży

masquerade-phrase-power = { $set_to ->
    [none] { masquerade-phrase-power.change }
   *[other] siła tej karty wynosi tyle, ile { $set_to }{ $number ->
        [0] {""}
       *[other] , { masquerade-phrase-power.change }
    }
}
    .change = { SIGNED($number) } do siły { $per ->
        [none] {""}
       *[other] { $per-per }
    }{ $if ->
        [none] {""}
       *[other] , jeśli { $if }
    }{ $at_most ->
        [none] {""}
       *[other] , najwyżej { SIGNED($at_most) }
    }
masquerade-phrase-power-at-least = siła tej karty nigdy nie spada poniżej { $number }
masquerade-phrase-blood-power = każda twoja rozstawiona tu krew ma siłę { $number }
masquerade-phrase-halves-power = bazowa wartość siły { $of-cards-gen } w tej dzielnicy zmniejsza się o połowę (zaokrąglając w dół)
masquerade-phrase-nulls-highest = przed wszystkim innym najwyższa bazowa wartość siły wśród { $of-cards-gen } w tej dzielnicy spada do 0
masquerade-phrase-face-down-power = każda twoja zakryta karta w tej dzielnicy ma siłę { $number }
masquerade-phrase-immune = { $who-person ->
    [you] karty w tej dzielnicy nie mogą sprawić, że stracisz krew, ani ci jej odebrać
   *[other] { $who } jest chroniony: karty w tej dzielnicy nie mogą sprawić, że straci krew, ani mu jej odebrać
}
masquerade-phrase-must-play = { $by-person ->
    [you] musisz
   *[other] { $by-each } musi
} dokładać tu swoje karty { $down ->
    [yes] zakryte i płacić za to jak zwykle
   *[no] odkryte
}
masquerade-phrase-face-down-cost = { $local ->
    [yes] dołożenie tu zakrytej karty kosztuje
   *[none] dołożenie zakrytej karty kosztuje cię
} o { SIZE($change) } { SIZE($change) ->
    [one] krew
   *[other] krwi
} { SIGN($change) ->
    [less] mniej
   *[more] więcej
}
masquerade-phrase-reveal-toll = przy odkrywaniu kart { $by-person ->
    [you] wybierasz dla każdej swojej zakrytej karty w tej dzielnicy: tracisz
   *[other] { $by } wybiera dla każdej swojej zakrytej karty w tej dzielnicy: traci
} { $number-blood } albo karta pozostaje zakryta
masquerade-phrase-wins-ties = wygrywasz wszystkie remisy
masquerade-phrase-undrainable = tego poplecznika nie można wyssać
masquerade-phrase-diablerie-tokens = wyssanie tego poplecznika daje ci { $number ->
    [one] { $number } żeton
    [few] { $number } żetony
   *[other] { $number } żetonów
} Diabolizmu
masquerade-phrase-drained-first = jeśli wpadniesz w szał, wyssij tego poplecznika zamiast losowej karty
masquerade-phrase-keeps-both = przy zarządzaniu ręką możesz zatrzymać wszystkie dobrane karty i odłożyć zamiast nich kartę z ręki na spód talii klanu
masquerade-phrase-looks-for = w swojej turze planowania możesz dowolnie często wydać { $number-blood }, by podejrzeć zakrytą kartę
masquerade-phrase-end-influence = { SIGNED($number) } do wpływów na koniec gry, jeśli { $if }
masquerade-phrase-spared = członek twojej drużyny nie liczy się dla tej karty jako przeciwnik
masquerade-phrase-skips-steps = twoje karty w tej dzielnicy pomijają przygotowanie i pokłosie
masquerade-phrase-immune-to-card = ta karta nie może sprawić, że stracisz krew, ani ci jej odebrać

## Same karty: czym są, ich tekst i gdzie się je wymienia

masquerade-phrase-card = { $clan-name } · { $type-name } · siła { $power }
    .text = { $effect }
    .group = { $clan-name }
    .note = {""}
masquerade-phrase-ally = { $kind-name } · wpływy { $influence } · żer { $feed } · po wyssaniu: { $drain-blood }, wpływy { $drained }
    .text = { $effect }
    .group = { $kind ->
        [human] Poplecznicy: ludzie
        [vampire] Poplecznicy: wampiry
       *[victim] Ofiary
    }
    .note = {""}
masquerade-phrase-relic = Relikwia · wpływy { $influence }
    .text = raz na grę { $effect-may }
    .group = Relikwie
    .note = { $ours ->
        [yes] Projekt Conclave; drukowana karta nie jest znana.
       *[no] {""}
    }
masquerade-phrase-location = Karta dzielnicy
    .text = { $effect }
    .group = Karty miejsc
    .note = { $ours ->
        [yes] Projekt Conclave; drukowana karta nie jest znana.
       *[no] {""}
    }
    .local = yes

masquerade-clan-brujah = Brujah
masquerade-clan-gangrel = Gangrel
masquerade-clan-malkavian = Malkavian
masquerade-clan-nosferatu = Nosferatu
masquerade-clan-toreador = Toreador
masquerade-clan-tremere = Tremere
masquerade-clan-ventrue = Ventrue
masquerade-type-preparation = przygotowanie
masquerade-type-conflict = starcie
masquerade-type-aftermath = pokłosie
masquerade-type-passive = pasywna
masquerade-kind-human = Człowiek
masquerade-kind-vampire = Wampir
masquerade-kind-victim = Ofiara

## Jak się nazywają karty

masquerade-card-brujah-hunt = Łowy
masquerade-card-brujah-ready = Gotowy
masquerade-card-bloody-fury = Krwawy szał
masquerade-card-punks-posse = Banda punków
masquerade-card-challenge = Wyzwanie
masquerade-card-fist-of-caine = Pięść Kaina
masquerade-card-fuck-the-system = Chrz*nić system
masquerade-card-earthshock = Wstrząs ziemi
masquerade-card-show-of-force = Pokaz siły
masquerade-card-gangrel-hunt = Łowy
masquerade-card-gangrel-ready = Gotowy
masquerade-card-earth-meld = Zespolenie z ziemią
masquerade-card-wolf-companion = Wilczy towarzysz
masquerade-card-feral-weapons = Dzika broń
masquerade-card-power-of-the-pack = Siła stada
masquerade-card-fearless = Bez lęku
masquerade-card-on-the-prowl = Na czatach
masquerade-card-mist-form = Postać mgły
masquerade-card-malkavian-hunt = Łowy
masquerade-card-malkavian-ready = Gotowy
masquerade-card-mesmerize = Hipnoza
masquerade-card-auction-of-blood = Aukcja krwi
masquerade-card-madness-network = Sieć szaleństwa
masquerade-card-shadow-strike = Cios z cienia
masquerade-card-chaos = Chaos
masquerade-card-malkavs-bane = Przekleństwo Malkava
masquerade-card-mindless-assault = Bezmyślna napaść
masquerade-card-nosferatu-hunt = Łowy
masquerade-card-nosferatu-ready = Gotowy
masquerade-card-unseen-passage = Niewidoczne przejście
masquerade-card-cloak-of-shadows = Płaszcz cieni
masquerade-card-eyes-in-the-dark = Oczy w mroku
masquerade-card-feral-whispers = Dzikie szepty
masquerade-card-backstab = Cios w plecy
masquerade-card-one-step-ahead = O krok przed innymi
masquerade-card-vanish = Zniknięcie
masquerade-card-toreador-hunt = Łowy
masquerade-card-toreador-ready = Gotowy
masquerade-card-awe = Zachwyt
masquerade-card-entourage = Świta
masquerade-card-charisma = Charyzma
masquerade-card-summon = Wezwanie
masquerade-card-entrancement = Zauroczenie
masquerade-card-submission = Uległość
masquerade-card-friends-in-high-places = Wysoko postawieni przyjaciele
masquerade-card-tremere-hunt = Łowy
masquerade-card-tremere-ready = Gotowy
masquerade-card-focus-from-hunger = Siła z głodu
masquerade-card-ancient-artifacts = Starożytne artefakty
masquerade-card-theft-of-vitae = Kradzież vitae
masquerade-card-dark-pact = Mroczny pakt
masquerade-card-cauldron-of-blood = Kocioł krwi
masquerade-card-retaliation = Odwet
masquerade-card-arcane-drain = Tajemny drenaż
masquerade-card-ventrue-hunt = Łowy
masquerade-card-ventrue-ready = Gotowy
masquerade-card-master-plan = Mistrzowski plan
masquerade-card-diplomacy = Dyplomacja
masquerade-card-curfew = Godzina policyjna
masquerade-card-majesty = Majestat
masquerade-card-mass-manipulation = Masowa manipulacja
masquerade-card-tyrants-gaze = Spojrzenie tyrana
masquerade-card-forestall = Wyprzedzenie
masquerade-card-anita-wainwright = Anita Wainwright
masquerade-card-sgt-mctavish = Sgt. McTavish
masquerade-card-khadija-al-kindi = Khadija Al-Kindi
masquerade-card-wauneka = Wauneka
masquerade-card-carmelita-neillson = Carmelita Neillson
masquerade-card-maldavis = Maldavis
masquerade-card-erichtho = Erichtho
masquerade-card-fiorenza-savona = Fiorenza Savona
masquerade-card-marcel = Marcel
masquerade-card-bronwyn = Bronwyn
masquerade-card-portia = Portia
masquerade-card-talley = Talley
masquerade-card-ambrus-maropis = Ambrus Maropis
masquerade-card-edward-neally = Edward Neally
masquerade-card-mr-damp = Mr. Damp
masquerade-card-bobby-white = Bobby White
masquerade-card-maja-wysocki = Maja Wysocki
masquerade-card-ed-crawford = Ed Crawford
masquerade-card-betty-fuller = Betty Fuller
masquerade-card-dr-fragonard = Dr. Fragonard
masquerade-card-tamara-bodnar = Tamara Bodnar
masquerade-card-douglas-richardson = Douglas Richardson
masquerade-card-tom-kimber = Tom Kimber
masquerade-card-francis-bennet = Francis Bennet
masquerade-card-elena-cortez = Elena Cortez
masquerade-card-julie-munoz = Julie Munoz
masquerade-card-roberta-urbani = Roberta Urbani
masquerade-card-ryan-ramos = Ryan Ramos
masquerade-card-sarah-mcaleer = Sarah McAleer
masquerade-card-miguel-chandler = Miguel Chandler
masquerade-card-victim = Ofiara
masquerade-card-the-isaac-chalice = Kielich Izaaka
masquerade-card-the-sargon-apocrypha = Apokryfy Sargona
masquerade-card-vial-of-first-blood = Fiolka Pierwszej Krwi
masquerade-card-the-foundlings-rattle = Grzechotka podrzutka
masquerade-card-mirror-of-saint-lucy = Zwierciadło świętej Łucji
masquerade-card-the-usurers-ledger = Księga lichwiarza
masquerade-card-signet-of-the-old-prince = Sygnet starego Księcia
masquerade-card-the-penitents-lash = Bicz pokutnika
masquerade-card-succubus-club = Succubus Club
masquerade-card-the-collar = The Collar
masquerade-card-blood-bank = Bank krwi
masquerade-card-elysium = Elizjum
masquerade-card-night-market = Nocny targ
masquerade-card-floodlit-square = Plac w świetle reflektorów
masquerade-card-old-cemetery = Stary cmentarz
