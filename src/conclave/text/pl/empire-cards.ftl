### Karty Vampire Empire: jak się nazywają, co na nich stoi, i zwroty kart wsparcia. Jakie formy ma
### zwrot, mówi lang.ftl.

## Jak nazywają się karty

empire-card-nobles = Szlachta { $number }
empire-card-clergy = Duchowieństwo { $number }
empire-card-servants = Służba { $number }
empire-card-nobles-clergy = Szlachta/Duchowieństwo { $number }
empire-card-nobles-servants = Szlachta/Służba { $number }
empire-card-clergy-servants = Duchowieństwo/Służba { $number }
empire-card-vampire = Wampir { $number }
empire-card-vampire-nobles = Wampir/Szlachta { $number }
empire-card-vampire-clergy = Wampir/Duchowieństwo { $number }
empire-card-vampire-servants = Wampir/Służba { $number }
empire-card-holy-water = Woda święcona { $number }
empire-card-holy-water-nobles = Woda święcona/Szlachta { $number }
empire-card-holy-water-clergy = Woda święcona/Duchowieństwo { $number }
empire-card-holy-water-servants = Woda święcona/Służba { $number }
empire-card-organist = Organista
empire-card-lady-in-waiting = Dama dworu
empire-card-kitchen-boy = Kuchcik
empire-card-swarm-of-bats = Chmara nietoperzy
empire-card-crypt-door = Drzwi krypty
empire-card-bloodline = Więzy krwi
empire-card-thick-fog = Gęsta mgła
empire-card-wall-of-mist = Ściana mgły
empire-card-nightmares = Koszmary
empire-card-blood-frenzy = Szał krwi
empire-card-mesmerize = Hipnoza
empire-card-secret-passage = Tajne przejście
empire-card-novice = Nowicjusz
empire-card-squire = Giermek
empire-card-ostler = Stajenny
empire-card-sacrifice = Poświęcenie
empire-card-sermon = Kazanie
empire-card-spring = Źródło
empire-card-wine-cellar = Winna piwniczka
empire-card-barred-gates = Zaryglowane bramy
empire-card-torches = Pochodnie
empire-card-watchman = Strażnik
empire-card-purge = Oczyszczenie

## Co na nich stoi

empire-phrase-combat-card = { CAPITAL($type-name) } · wartość { $value }{ $type ->
    [vampire] {" "}· dla zdemaskowanych wampirów{ empire-phrase-combat-card.and }
    [holy-water] {" "}· przeciw zdemaskowanym wampirom{ empire-phrase-combat-card.or }
   *[other] { $classes-several ->
        [yes] {" "}· dla { $classes-of-gen }
       *[none] {""}
    }
}
    .and = { $classes-first ->
        [none] {""}
       *[other] {" "}i dla { $classes-of-gen }
    }
    .or = { $classes-first ->
        [none] {""}
       *[other] {" "}albo dla { $classes-of-gen }
    }
    .text = { $effect }
    .group = Karty walki
    .note = {""}
empire-phrase-support-card = Wsparcie · koszt: w dzień { $day }, w nocy { $night }{ $in_combat ->
    [yes] {" "}· w trakcie walki
   *[no] {""}
}
    .text = { $effect }
    .group = { $side ->
        [vampires] Karty wsparcia wampirów
       *[humans] Karty wsparcia ludzi
    }
    .note = { $ours ->
        [all] Projekt Conclave; drukowana karta nie jest znana.
        [cost] Opisana w instrukcji; koszt to projekt Conclave.
       *[none] {""}
    }

## Kto

empire-phrase-you = ty
    .dat = ci
    .person = you
empire-of-nobles = ze szlachty
    .gen = szlachty
empire-of-clergy = z duchowieństwa
    .gen = duchowieństwa
empire-of-servants = ze służby
    .gen = służby

## Co robią karty wsparcia

empire-phrase-either = { $both ->
    [attack-marker-defence-marker] daj { empire-phrase-either.markers }
    [defence-marker-attack-marker] daj { empire-phrase-either.markers }
   *[other] { $first } albo { $second }
}
    .markers = { $first-where } znacznik ataku albo obrony
    .inf = { $both ->
        [attack-marker-defence-marker] dać { empire-phrase-either.markers }
        [defence-marker-attack-marker] dać { empire-phrase-either.markers }
       *[other] { $first-inf } albo { $second-inf }
    }
    .state = { $both ->
        [attack-marker-defence-marker] dajesz { empire-phrase-either.markers }
        [defence-marker-attack-marker] dajesz { empire-phrase-either.markers }
       *[other] wybierasz: { $first-state } albo { $second-state }
    }
empire-phrase-attack-marker = { empire-phrase-attack-marker.where } znacznik ataku
    .verb = give
    .where = postaci{ $of ->
        [none] {""}
       *[other] {" "}{ $of-name }
    } w zamku
empire-phrase-defence-marker = { empire-phrase-defence-marker.where } znacznik obrony
    .verb = give
    .where = { empire-phrase-attack-marker.where }
empire-phrase-remove-markers = wszystkie znaczniki postaci{ $of ->
    [none] {""}
   *[other] {" "}{ $of-name }
} w zamku
    .verb = remove
empire-phrase-invite = wybraną postać{ $of ->
    [none] {""}
   *[other] {" "}{ $of-name }
} z miasta do zamku
    .verb = bring
empire-phrase-send-to-town = odłóż { empire-phrase-send-to-town.what } i uzupełnij zamek
    .what = postać{ $of ->
        [none] {""}
       *[other] {" "}{ $of-name }
    } z zamku na spód miasta
    .inf = odłożyć { empire-phrase-send-to-town.what } i uzupełnić zamek
    .state = odkładasz { empire-phrase-send-to-town.what } i uzupełniasz zamek
empire-phrase-draw = { $number ->
    [one] { $number } kartę
    [few] { $number } karty
   *[other] { $number } kart
}
    .verb = draw
empire-phrase-fetch = przejrzyj { empire-phrase-fetch.pile }, weź { empire-phrase-fetch.card } i potasuj resztę
    .pile = { $pile ->
        [cellar] swoją piwnicę
        [moat] swoją fosę
       *[draw-pile] swój stos dobierania
    }
    .card = { $type ->
        [none] kartę
        [vampire] kartę wampira
        [holy-water] kartę wody święconej
       *[other] kartę stanu „{ $type-name }”
    }
    .inf = przejrzeć { empire-phrase-fetch.pile }, wziąć { empire-phrase-fetch.card } i potasować resztę
    .state = przeglądasz { empire-phrase-fetch.pile }, bierzesz { empire-phrase-fetch.card } i tasujesz resztę
empire-phrase-cancel-card = kartę walki zagraną przez przeciwnika
    .verb = cancel
    .tail = ; potem przeciwnik może zagrać kolejne
empire-phrase-strengthen = { $number } do wartości swojej strony w tej walce
    .verb = add-up
empire-phrase-shield = { $number } do swojej obrony w tej walce
    .verb = add-up
empire-phrase-forbid = { $action ->
    [combat] do końca tury nikt nie może rozpocząć walki
    [hide] do końca tury nie można ukryć nikogo w mieście
   *[ask] do końca tury nikt nie może użyć wody święconej
}
    .inf = { $action ->
        [combat] zabronić walki do końca tury
        [hide] zabronić ukrywania w mieście do końca tury
       *[ask] zabronić użycia wody święconej do końca tury
    }
    .state = { empire-phrase-forbid }
empire-phrase-other-discards = { $number ->
    [one] wybraną przez siebie kartę
    [few] { $number } wybrane przez siebie karty
   *[other] { $number } wybranych przez siebie kart
} do swojej fosy
    .subject = przeciwnik
    .verb = discard
