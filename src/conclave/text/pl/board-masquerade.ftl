### Co mówi plansza Maskarady w przeglądarce.

## Nazwy

masq-place = { $place ->
    [haven] Schronienie Księcia
   *[other] Dzielnica { $place }
}
masq-place-short = { $place ->
    [haven] Schronienie
   *[other] { $place }
}
masq-type = { $type ->
    [preparation] Przygotowanie
    [conflict] Starcie
    [aftermath] Pokłosie
   *[passive] Pasywna
}
masq-kind = { $kind ->
    [human] Człowiek
    [vampire] Wampir
    [victim] Ofiara
    [relic] Relikwia
   *[location] Karta dzielnicy
}
masq-step = { $step ->
    [withdrawal] Wycofanie
    [reveal] Odkrycie
    [preparation] Przygotowanie
    [conflict] Starcie
   *[aftermath] Pokłosie
}
masq-step-about = { $step ->
    [withdrawal] Wszyscy w tej dzielnicy potajemnie wybierają: zostać albo się wycofać.
    [reveal] Wszystkie zakryte karty w tej dzielnicy zostają odkryte.
    [preparation] Działają karty przygotowania, w kolejności graczy.
    [conflict] Działają karty starcia, potem wygrywa największa siła.
   *[aftermath] Działają karty pokłosia. Zwycięzca już się nie zmieni.
}
masq-phase = { $phase ->
    [feeding] Żer
    [choice] Zarządzanie ręką
    [planning] Planowanie
   *[resolution] Rozstrzygnięcie
}
masq-clan-about = { $clan ->
    [brujah] Surowa siła: mocne karty, ciężkie straty rywali, wpływy za ich szał.
    [gangrel] Władcy krwi: krew wędruje między pulą a dzielnicami, gdy nikt się tego nie spodziewa.
    [malkavian] Szaleństwo: niespodzianki, które wywracają do góry nogami ręce, karty i plany.
    [nosferatu] Z cienia: znikanie w środku starcia i karty użyte dwa razy.
    [toreador] Urok: im większy sojusz, tym mocniejsze karty.
    [tremere] Magia krwi: potężne efekty za dużo krwi, zawsze na skraju szału.
   *[ventrue] Rozkaz: rywale słuchają albo płacą.
}

## Stół

masq-players = Gracze
masq-round = Runda { $round } z { $rounds }
masq-setup = Przygotowanie gry
masq-phases = Fazy rundy
masq-turn = (tura { $turn } z { $turns })
masq-rewards = Nagrody za starcie
masq-rewards-about = Co daje w tej rundzie pierwsze, drugie i trzecie miejsce w starciu. Zwycięzca w Schronieniu Księcia dostaje jeszcze 1 wpływ i żeton ambicji.
masq-reward-ally = poplecznik i
masq-reward-victim = ofiara i
masq-now = teraz
masq-no-ally = brak poplecznika
masq-won = { $name } zdobywa kartę „{ $ally }”
masq-deserted = Nikt nie został: poplecznik odchodzi.
masq-at-stake = Do zdobycia: { $ally }
masq-left = wycofanie
masq-out = poza grą
masq-no-clan = jeszcze bez klanu
masq-partner = w drużynie z graczem { $name }
masq-chosen = już po wyborze
masq-order = Numer { $number } w kolejności graczy; remis wygrywa gracz, który jest wcześniej
masq-ambition = ma żeton ambicji: pierwszy w kolejności graczy
masq-look-closer = Szczegóły
masq-player = { $name }, { $clan ->
    [none] jeszcze bez klanu
   *[other] { $clan }
}: krew { $blood }, wynik { $score }, karty na ręce: { $hand }, w sojuszu: { $allies }, wyssane: { $drained }, żetony Diabolizmu: { $tokens }. Szczegóły
masq-position = { $name }: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } kart
}, zakryte: { $down }, krew { $blood }, siła na razie { $power }
masq-chip = { $card }, { $state ->
    [down] zakryta
   *[open] { $kind ->
        [ally] wpływy { $value }
       *[clan] siła { $value }
    }
}. Przeczytaj kartę
masq-unknown-card = zakryta karta
masq-power = Siła
masq-power-so-far = Siła na razie: odkryte karty i krew
masq-deployed = Krew dołożona tutaj
masq-blood = krew
masq-influence = Wpływy
masq-feed = żer
masq-feed-about = Krew na początku każdej rundy
masq-drain = wyssanie
masq-drain-about = Wyssanie od razu daje tyle krwi; potem karta jest warta już tylko tyle wpływów.
masq-ally-worth = W twoim sojuszu: wpływy { $number }.
masq-ally-feeds = Na początku każdej rundy: krew { $number }.
masq-ally-drains = Wyssanie { $kind ->
    [vampire] to Diabolizm i od razu daje
   *[other] od razu daje
} krew: { $blood }. Potem: wpływy { $number }.
masq-ally-drained = Po wyssaniu: wpływy { $number }.
masq-score-about = Wynik: wpływy z żetonów, popleczników i wyssanych kart, minus Diabolizm
masq-hand-about = Karty na ręce
masq-tokens-about = Żetony Diabolizmu: każdy kosztuje na końcu 1 wpływ, a trzeci wyklucza z gry.
masq-rank = { $rank ->
    [1] pierwsze miejsce
    [2] drugie miejsce
    [3] trzecie miejsce
   *[other] miejsce { $rank }
}

## Do czytania

masq-card = Karta
masq-recap = Ostatnia runda
masq-recap-title = Runda { $round }
masq-pool = Pula
masq-hand = Ręka
masq-deck = Talia
masq-diablerie = Żetony Diabolizmu
masq-diablerie-tokens = czerwone: { $red }, szare: { $grey }
masq-score = Dotychczasowy wynik: { $score }
masq-part-tokens = Żetony wpływów
masq-part-alliance = Sojusz
masq-part-drained = Wyssane karty
masq-part-relic = Relikwia
masq-part-diablerie = Żetony Diabolizmu
masq-part-abilities = Zdolności
masq-alliance = Sojusz
masq-nobody = nikogo
masq-drained = Wyssane
masq-relic = Relikwia
masq-relic-used = już użyta
masq-seen = Znane karty na ręce lub zakryte
masq-seen-about = Karty co rundę wracają na rękę: znane są te, które choć raz leżały odkryte.
masq-bottom = Odłożone na spód talii
masq-key = Symbole
masq-key-blood = Krew: w puli to życie, w dzielnicy 1 siły za każdą. Gracz bez krwi wpada w szał.
masq-key-influence = Wpływy: gracz, który ma ich najwięcej, wygrywa grę.
masq-key-hand = Karty na ręce
masq-key-diablerie = Diabolizm: wyssano wampira. Każdy żeton to −1 wpływu; trzeci wyklucza z gry.
masq-key-ambition = Żeton ambicji: pierwsze miejsce w kolejności, a więc i wygrane remisy.
masq-key-down = Zakryta: bez siły i efektu, dopóki nie zostanie odkryta
masq-key-human = Poplecznik: człowiek
masq-key-vampire = Poplecznik: wampir. Wyssanie go to Diabolizm.
masq-key-victim = Ofiara
masq-key-preparation = Przygotowanie: działa przed liczeniem siły
masq-key-conflict = Starcie: zmienia sposób liczenia siły
masq-key-aftermath = Pokłosie: działa, gdy wiadomo już, kto wygrał
masq-key-passive = Pasywna: działa zawsze, gdy pasuje, dopóki leży odkryta
masq-key-power = Liczba na karcie klanu to jej siła. W dzielnicy sumuje się siłę twoich kart i twoją krew.
masq-key-rewards = Zwycięzca bierze poplecznika, drugie miejsce ofiarę. Pierwsze trzy miejsca zyskują wpływy.

## Jak rozstrzyga się dzielnicę

masq-chapters = Dzielnice
masq-steps = Pięć kroków w dzielnicy
masq-told = Przebieg w tej dzielnicy
masq-waiting-tokens = Wszyscy w tej dzielnicy potajemnie wybierają: zostać albo się wycofać.
masq-totals = Siła, od największej do najmniejszej
masq-winner = wygrywa
masq-effects = dzięki efektom kart

## O co pyta gra

masq-your-hand = Twoja ręka
masq-as-list = Jako lista
masq-as-board = Jako karty
masq-choose-card = Którą kartę dokładasz?
masq-keys = Klawisze: Tab i strzałki przechodzą od karty do karty, Enter wybiera.
masq-where = Gdzie?
masq-side = Jak?
masq-up = Odkryta
masq-free = za darmo
masq-down = Zakryta
masq-choose-place = Wybierz dzielnicę
masq-play-at = { $place ->
    [haven] Dołóż kartę „{ $card }” do Schronienia Księcia
   *[other] Dołóż kartę „{ $card }” do dzielnicy { $place }
}
masq-drain-group = Wyssij, aby zdobyć krew:
masq-diablerie-title = Popełnić Diabolizm?
masq-diablerie-words = { $ally } to wampir. Wyssanie daje { $more ->
    [one] żeton Diabolizmu
   *[other] żetony Diabolizmu ({ $more })
}: każdy to na końcu −1 wpływu, a trzy wykluczają z gry. Masz ich teraz: { $tokens }.
masq-fatal-title = To wykluczyłoby cię z gry!
masq-fatal-words = Twoje żetony Diabolizmu: { $tokens }. Wyssanie karty „{ $ally }” daje trzeci i od razu odpadasz z gry.
masq-blood-beside = { $place ->
    [haven] Ile krwi dokładasz do swojej karty w Schronieniu Księcia?
   *[other] Ile krwi dokładasz do swojej karty w dzielnicy { $place }?
}
masq-from-pool = Z twojej puli
masq-from-tokens = Z puli ogólnej, za czerwone żetony Diabolizmu
masq-no-more-blood = Nie możesz dołożyć tu więcej krwi.
masq-blood-there = Twoja krew tam
masq-end-turn = { $blood ->
    [0] Zakończ turę bez dokładania krwi
   *[other] Dołóż krew ({ $blood }) i zakończ turę
}
masq-stay-or-go = { $place ->
    [haven] Walczysz o Schronienie Księcia?
   *[other] Walczysz o dzielnicę { $place }?
}
masq-stay-means = Walczysz o kartę „{ $ally }”. Twoja siła na razie: { $power }{ $down ->
    [0] .
    [one] {" "}i zakryta karta.
   *[other] {" "}i zakryte karty ({ $down }).
} { $rivals ->
    [one] Siła rywala: { $theirs }
   *[other] Siła najmocniejszego z rywali ({ $rivals }): { $theirs }
}{ $hidden ->
    [0] .
    [one] {" "}i 1 zakryta karta.
   *[other] {" "}i zakryte karty: { $hidden }.
}
masq-stay-alone = Nikogo innego tu nie ma: zdobywasz kartę „{ $ally }” i wpływy: { $influence }.
masq-leave-means = { $blood ->
    [0] Niczego nie tracisz
   *[other] Krew ({ $blood }) wraca do twojej puli
}; { $cards ->
    [0] nie ma karty do przeniesienia.
    [one] twoja karta trafia odkryta do Schronienia Księcia i tam walczy.
   *[other] twoje karty ({ $cards }) trafiają odkryte do Schronienia Księcia i tam walczą.
}
masq-leave-haven = { $blood ->
    [0] Niczego nie tracisz
   *[other] Krew ({ $blood }) wraca do twojej puli
}; { $cards ->
    [0] nie ma karty do zabrania.
    [one] twoja karta wraca na rękę.
   *[other] twoje karty ({ $cards }) wracają na rękę.
}
masq-keep = Którą kartę zatrzymujesz?
masq-put-away = Którą kartę odkładasz?
masq-keep-this = Zatrzymaj kartę „{ $card }”
masq-other-away = Karta „{ $card }” idzie na spód talii.
masq-hand-now = Na twojej ręce: { $cards }
masq-tap-card = Dotknij karty
masq-about-card = Działająca karta
masq-card-of = Karta gracza { $name }
masq-take-clan = Wybierz
masq-clan-cards = Karty
masq-clan-cards-of = Karty klanu { $clan }
masq-do-it = Chcesz to zrobić?
masq-choose = Co wybierasz?
masq-how-much = Ile?
masq-less = o jeden mniej
masq-more = o jeden więcej
masq-all = wszystko: { $number }
