vendetta-title = Vendetta
vendetta-pitch = Zostań ojcem chrzestnym sycylijskiej wioski rybackiej: rozstaw mafiosów w trzynastu dzielnicach, przetrwaj każdą wendetę i licz na to, że policja zajrzy gdzie indziej.
vendetta-seat = { $number ->
    [0] Czerwony
    [1] Żółty
    [2] Zielony
    [3] Niebieski
   *[4] Czarny
}

# Biernik: wystawia, traci, otrzymuje ...
vendetta-mafiosi = { $number ->
    [one] { $number } mafiosa
   *[other] { $number } mafiosów
}
vendetta-mafiosi-each = { $number ->
    [one] po { $number } mafiosie
   *[other] po { $number } mafiosów
}

## Co się dzieje

vendetta-dealt = { $seat } dostaje karty dzielnic { $districts } i zaczyna tam bez mafiosów.
    .you = Dostajesz karty dzielnic { $districts } i zaczynasz tam bez mafiosów.
vendetta-round-began = Rozpoczyna się runda { $round }. Graczem rozpoczynającym jest { $seat }.
    .you = Rozpoczyna się runda { $round }. Zaczynasz.
vendetta-reordered = { $seat } tasuje karty dzielnic i kładzie dwie zakryte na polu Obławy.
    .you = Tasujesz karty dzielnic i kładziesz dwie zakryte na polu Obławy.
vendetta-placed = { $seat } wystawia { vendetta-mafiosi } w dzielnicy { $district }.
    .you = Wystawiasz { vendetta-mafiosi } w dzielnicy { $district }.
vendetta-turned-over = { $seat } odkrywa dzielnicę { $district }.
    .you = Odkrywasz dzielnicę { $district }.
vendetta-lost = { $seat } traci { vendetta-mafiosi } w dzielnicy { $district }.
    .you = Tracisz { vendetta-mafiosi } w dzielnicy { $district }.
    .several = { $seats } tracą { vendetta-mafiosi-each } w dzielnicy { $district }.
    .several-you = { $seats } tracicie { vendetta-mafiosi-each } w dzielnicy { $district }.
vendetta-received = { MINUS($due, $number) ->
    [0] { $seat } otrzymuje { vendetta-mafiosi }.
   *[other] { $number ->
        [0] { $seat } nie otrzymuje mafiosów: pudełko jest puste.
       *[other] { $seat } otrzymuje tylko { vendetta-mafiosi }: pudełko jest puste.
    }
}
    .you = { MINUS($due, $number) ->
        [0] Otrzymujesz { vendetta-mafiosi }.
       *[other] { $number ->
            [0] Nie otrzymujesz mafiosów: twoje pudełko jest puste.
           *[other] Otrzymujesz tylko { vendetta-mafiosi }: twoje pudełko jest puste.
        }
    }
    .several = { MINUS($due, $number) ->
        [0] { $seats } otrzymują { vendetta-mafiosi-each }.
       *[other] { $number ->
            [0] { $seats } nie otrzymują mafiosów: ich pudełka są puste.
           *[other] { $seats } otrzymują tylko { vendetta-mafiosi-each }: ich pudełka są puste.
        }
    }
    .several-you = { MINUS($due, $number) ->
        [0] { $seats } otrzymujecie { vendetta-mafiosi-each }.
       *[other] { $number ->
            [0] { $seats } nie otrzymujecie mafiosów: wasze pudełka są puste.
           *[other] { $seats } otrzymujecie tylko { vendetta-mafiosi-each }: wasze pudełka są puste.
        }
    }
vendetta-raided = Obława! Policja czyści dzielnice { $districts }.
vendetta-scored = { $points ->
    [0] { $seat } nie zdobywa punktów.
   *[other] { $seat } zdobywa { vendetta-scored-points } { vendetta-scored-districts }.
}
    .you = { $points ->
        [0] Nie zdobywasz punktów.
       *[other] Zdobywasz { vendetta-scored-points } { vendetta-scored-districts }.
    }
    .several = { $points ->
        [0] { $seats } nie zdobywają punktów.
       *[other] { $seats } zdobywają { vendetta-scored-points-each } { vendetta-scored-districts }.
    }
    .several-you = { $points ->
        [0] { $seats } nie zdobywacie punktów.
       *[other] { $seats } zdobywacie { vendetta-scored-points-each } { vendetta-scored-districts }.
    }
vendetta-scored-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
vendetta-scored-points-each = { $points ->
    [one] po { $points } punkcie
    [few] po { $points } punkty
   *[other] po { $points } punktów
}
vendetta-scored-districts = { $districts ->
    [one] za { $districts } dzielnicę
    [few] za { $districts } dzielnice
   *[other] za { $districts } dzielnic
}

## O co pyta gra i jak się odpowiada

vendetta-placing = { $supply ->
    [0] Nie masz mafiosów do wystawienia.
   *[other] Wystaw mafiosów { $entered ->
        [0] { $districts ->
            [one] w jednej dzielnicy
           *[other] w najwyżej { $districts } dzielnicach
        }
       *[other] w jeszcze jednej dzielnicy
    } albo zakończ wystawianie. W zapasie: { $supply }.
}
vendetta-move-place = Wystaw { vendetta-mafiosi } w dzielnicy { $district }
    .group = Dzielnica { $district }
    .within = { vendetta-mafiosi }
    .short = { $number }
vendetta-move-done = Gotowe: odkryj kartę

## Dlaczego ruch jest odrzucony

vendetta-no-such-district = Nie ma dzielnicy { $district }: mają numery od 1 do 13.
vendetta-entered-already = W tej fazie masz już wystawionych mafiosów w dzielnicy { $district }.
vendetta-place-none = Wystaw co najmniej jednego mafiosa albo zakończ wystawianie.
vendetta-too-few = Dzielnicę { $district } kontroluje wyłącznie { $seat }: aby tam wejść, wystaw co najmniej { $least ->
    [one] { $least } mafiosa
   *[other] { $least } mafiosów
}.
vendetta-supply-too-small = { $supply ->
    [0] Nie masz mafiosów w zapasie.
   *[other] Nie możesz wystawić { $number }: masz w zapasie tylko { $supply ->
        [one] { $supply } mafiosa
       *[other] { $supply } mafiosów
    }.
}

## Jak się skończyło

vendetta-control = { $winners_count ->
    [one] { $winners } kontroluje wystarczająco wiele dzielnic i zostaje nowym ojcem chrzestnym.
   *[other] { $winners } kontrolują wystarczająco wiele dzielnic i dzielą się zwycięstwem.
}
    .you = { $winners_count ->
        [one] Kontrolujesz wystarczająco wiele dzielnic i zostajesz nowym ojcem chrzestnym.
       *[other] { $winners } kontrolujecie wystarczająco wiele dzielnic i dzielicie się zwycięstwem.
    }
vendetta-points = { $winners_count ->
    [one] { $winners } ma wystarczająco wiele punktów i zostaje nowym ojcem chrzestnym.
   *[other] { $winners } mają wystarczająco wiele punktów i dzielą się zwycięstwem.
}
    .you = { $winners_count ->
        [one] Masz wystarczająco wiele punktów i zostajesz nowym ojcem chrzestnym.
       *[other] { $winners } macie wystarczająco wiele punktów i dzielicie się zwycięstwem.
    }
vendetta-rounds = { $winners_count ->
    [one] Ostatnia runda dobiegła końca. { $winners } prowadzi i zostaje nowym ojcem chrzestnym.
   *[other] Ostatnia runda dobiegła końca. { $winners } prowadzą na równi i dzielą się zwycięstwem.
}
    .you = { $winners_count ->
        [one] Ostatnia runda dobiegła końca. Prowadzisz i zostajesz nowym ojcem chrzestnym.
       *[other] Ostatnia runda dobiegła końca. { $winners } prowadzicie na równi i dzielicie się zwycięstwem.
    }
-vendetta-fewer-points = Ktoś inny kontroluje tyle samo, ale ma mniej punktów.
-vendetta-fewer-there = Ktoś inny kontroluje tyle samo i ma tyle samo punktów, ale mniej mafiosów w tych dzielnicach.
-vendetta-fewer-districts = Ktoś inny ma tyle samo punktów, ale kontroluje mniej dzielnic.
-vendetta-fewer-mafiosi = Ktoś inny ma tyle samo punktów i kontroluje tyle samo dzielnic, ale ma mniej mafiosów na planszy.
vendetta-control-by-points = { vendetta-control } { -vendetta-fewer-points }
    .you = { vendetta-control.you } { -vendetta-fewer-points }
vendetta-control-by-mafiosi = { vendetta-control } { -vendetta-fewer-there }
    .you = { vendetta-control.you } { -vendetta-fewer-there }
vendetta-points-by-districts = { vendetta-points } { -vendetta-fewer-districts }
    .you = { vendetta-points.you } { -vendetta-fewer-districts }
vendetta-points-by-mafiosi = { vendetta-points } { -vendetta-fewer-mafiosi }
    .you = { vendetta-points.you } { -vendetta-fewer-mafiosi }
vendetta-rounds-by-districts = { vendetta-rounds } { -vendetta-fewer-districts }
    .you = { vendetta-rounds.you } { -vendetta-fewer-districts }
vendetta-rounds-by-mafiosi = { vendetta-rounds } { -vendetta-fewer-mafiosi }
    .you = { vendetta-rounds.you } { -vendetta-fewer-mafiosi }

## Opcje

vendetta-option-supplies = Zapasy
    .about = Czy inni widzą, ilu mafiosów masz w zapasie.
    .secret = tajne, jak w zasadach
    .open = jawne
vendetta-option-rounds = Rundy
    .about = Liczba rund; po nich wygrywa gracz z największą liczbą punktów. 0 oznacza brak limitu.
    .value = { $value ->
        [0] bez limitu
        [one] { $value } runda
        [few] { $value } rundy
       *[other] { $value } rund
    }
vendetta-option-ties = Remisy
    .about = Co się dzieje, gdy kilku graczy osiągnie cel w tej samej rundzie.
    .ranked = decydują dzielnice, punkty i mafiosi
    .shared = wspólne zwycięstwo
vendetta-option-executor = Wykonawca testamentu
    .about = Kto wykonuje testament i zaczyna pierwszą rundę.
    .first = pierwsze miejsce
    .random = losowo

## Plansza

vendetta-district = Dzielnica
vendetta-supply = Zapas
vendetta-controls = Kontrola
vendetta-score = Punkty
vendetta-moment = Runda { $round }, faza { $turn } z { $turns }
vendetta-pile = Stos { $number }
vendetta-raid-cards = Obława { $number }
vendetta-next-card = następna { $district }
vendetta-raid-known = Obława w { $districts }
vendetta-legend-control = kontrola
vendetta-legend-turned = karta odkryta
vendetta-legend-raided = obława
vendetta-how-to-play =
    Zaczynasz z dwoma mafiosami w każdej dzielnicy oprócz dwóch i z dziesięcioma w tajnym zapasie.
    Runda ma jedenaście faz. W swojej wystawiasz z zapasu dowolnie wielu mafiosów w najwyżej dwóch dzielnicach; gracz rozpoczynający rundę tylko w jednej.
    Jeśli dzielnicę kontroluje wyłącznie jeden rywal, musisz wystawić tam co najmniej tylu mafiosów, ilu on tam ma.
    Potem odkrywa się kartę. Gracz, który ma w tej dzielnicy najmniej mafiosów, traci ich wszystkich; przy remisie pierwszy z remisujących zgodnie z ruchem wskazówek zegara po aktywnym graczu.
    Wszyscy pozostali w tej dzielnicy otrzymują jednego mafiosa. Gracz, który jest tam sam, też otrzymuje jednego.
    Po jedenastej fazie obława czyści dwie dzielnice, których karty zostały.
    Potem liczą się dzielnice pod twoją wyłączną kontrolą: 1 punkt za jedną, 5 za dwie, 20 za trzy, 75 za cztery, 250 za pięć, 800 za sześć, 1000 za siedem.
    Wygrywa gracz z sześcioma dzielnicami pod wyłączną kontrolą; przy czterech graczach wystarczy pięć, przy pięciu cztery.
    Jeśli nikt ich nie ma, wygrywa gracz, który ma 800 punktów; przy czterech graczach wystarczy 250, przy pięciu 75.
    W przeciwnym razie wszyscy otrzymują po trzech mafiosów i zaczyna się następna runda.

## Części widoku, dla plansz, które nie znają gry

vendetta-view-round = runda
vendetta-view-turn = faza
vendetta-view-starter = gracz rozpoczynający
vendetta-view-active = przy ruchu
vendetta-view-districts = dzielnice
vendetta-view-supply = zapas
vendetta-view-box = pudełko
vendetta-view-box-empty = puste pudełko
vendetta-view-points = punkty
vendetta-view-dealt = rozdane
vendetta-view-turned-over = odkryte
vendetta-view-raided = po obławie
vendetta-view-pile = stos
vendetta-view-raid = obława
vendetta-view-controlled = wyłączna kontrola
vendetta-view-would-score = dałoby teraz
vendetta-view-scores = punktacja
vendetta-view-goal = cel
