### Język kart: co łączy zwroty na kartach wszystkich gier. Jak znajduje się komunikat i co on wie,
### mówi text/phrases.py. Po polsku
###   efekt ma formy: zwykłą (odbierz ..., każdy rywal traci ...), inf (możesz odebrać ...), state
###   (odbierasz ..., traci ...), a „jeśli” także after (po określeniu chwili);
###   gracz: zwykłą (mianownik), acc, dat, gen, any, any-acc, any-gen, przez, all-gen; person to you,
###   that albo other; pron i pron-person, gdzie może go zastąpić zaimek;
###   ilość: zwykłą, gen, much (2 krwi; tyle krwi, ile wynosi numer rundy), upto (do 3 krwi), share
###   (połowę, 2 z), share-own (połowę, 2 ze) i rest, per (za każdą kartę, za każde 2 karty);
###   jednostka: zwykłą (1 krew), few (2 wpływy), many (5 wpływów), gen (do 1 wpływu);
###   chwila: zwykłą, z przecinkiem, gdzie trzeba, i would (przed „zamiast tego”);
###   warunek: słowa po „jeśli”.

## Ilości

phrase-number = { $number }
    .much = { $number } { $number ->
        [one] { $unit-name }
        [few] { $unit-few }
       *[other] { $unit-many }
    }
    .upto = do { $number } { $number ->
        [one] { $unit-gen }
       *[other] { $unit-many }
    }
    .share = { $number } z
    .share-own = { $number } ze
    .rest = {""}
phrase-equal = { $amount }
    .much = tyle { $unit-many }, ile wynosi { $amount }
    .upto = najwyżej tyle { $unit-many }, ile wynosi { $amount }
    .share = część
    .share-own = część
    .rest = (tyle, ile wynosi { $amount })
phrase-half = połowa { $of-gen } ({ phrase-half.rounded })
    .gen = połowy { $of-gen } ({ phrase-half.rounded })
    .rounded = { $up ->
        [yes] zaokrąglając w górę
       *[no] zaokrąglając w dół
    }
    .much = { $paid ->
        [yes] połowę { $of-spent } ({ phrase-half.rounded })
       *[none] tyle { $unit-many }, ile wynosi { phrase-half }
    }
    .share = { $of-half }
    .share-own = { $of-half }
    .rest = { $of-half ->
       *[other] ({ phrase-half.rounded })
    }
phrase-per = { $number } { $of-per }
    .gen = { $number } { $of-per }
    .much = { $number-much } { $of-per }
    .upto = { $number-upto } { $of-per }
    .share = { $number-share }
    .share-own = { $number-share-own }
    .rest = { $of-per }
phrase-that-many = tyle samo
    .gen = tej liczby
    .much = { $counted ->
        [none] tyle samo { $unit-many }
       *[other] 1 { $unit-name } { $counted }
    }
    .upto = { $counted ->
        [none] do tej samej ilości { $unit-many }
       *[other] do 1 { $unit-gen } { $counted }
    }
    .share = { $counted ->
        [none] tyle samo
       *[other] 1 z
    }
    .share-own = { $counted ->
        [none] tyle samo
       *[other] 1 ze
    }
    .rest = { $counted ->
        [none] {""}
       *[other] { $counted }
    }
    .per = { $every ->
        [1] { $counted ->
            [none] za każdą z nich
           *[other] { $counted }
        }
       *[other] za każde { $every } z nich
    }

## Co łączy efekty

phrase-do = { $first }, a potem { $rest }
    .inf = { $first-inf }, a potem { $rest-inf }
    .state = { $first-state }, a potem { $rest-state }
phrase-may = możesz { phrase-may.inf }
    .inf = { $effect-inf }{ $then ->
        [none] {""}
       *[other] ; jeśli to zrobisz, { $then }
    }
    .state = { phrase-may }
    .actor = { clause.you }
phrase-if = jeśli { $condition }, { $effect }{ $otherwise ->
    [none] {""}
   *[other] ; w przeciwnym razie { $otherwise }
}
    .inf = { $effect-inf }, jeśli { $condition }{ $otherwise ->
        [none] {""}
       *[other] , albo w przeciwnym razie { $otherwise-inf }
    }
    .after = { $effect }, jeśli { $condition }{ $otherwise ->
        [none] {""}
       *[other] ; w przeciwnym razie { $otherwise }
    }
    .state = jeśli { $condition }, { $effect-state }{ $otherwise ->
        [none] {""}
       *[other] ; w przeciwnym razie { $otherwise-state }
    }
phrase-either = { $by-person ->
    [you] { $first } albo { $second }
   *[other] { $by } wybiera: { $first-state } albo { $second-state }
}
    .inf = { $by-person ->
        [you] { $first-inf } albo { $second-inf }
       *[other] dać { $by-dat } wybór: { $first-state } albo { $second-state }
    }
    .state = { $by-person ->
        [you] wybierasz
        [that] wybiera
       *[other] { $by } wybiera
    }: { $first-state } albo { $second-state }
phrase-each = dla { $players-gen }: { $effect-state }
    .inf = ustalić dla { $players-gen }: { $effect-state }
    .state = { phrase-each }

## Co czeka na chwilę

phrase-whenever = { $effect-kind ->
    [if] { $moment } { $effect-after }
   *[other] { $moment } { $effect }
}
    .may = { $moment } możesz { $effect-inf }
    .actor = { clause.you }
phrase-instead = { $moment-would } zamiast tego { $effect }

## Zdania: zob. text/clauses.py

clause = { $person ->
    [you] { $order } { clause.oneself } { $rest }
   *[other] { $subject } { clause.oneself } { $verb } { $rest }
} { $tail }
    .then = { clause }
    .same = { $verb } { clause.oneself } { $rest } { $tail }
    .sub = { $person ->
        [you] { $verb } { clause.oneself } { $rest } { $tail }
       *[other] { clause }
    }
    .sub-same = { clause.same }
    .inf = { $person ->
        [you] { clause.oneself } { $inf } { $rest } { $tail }
       *[other] { $alike ->
            [yes] { clause.oneself } { $inf } { $rest } { $tail }
           *[no] sprawić, by { clause.would },
        }
    }
    .so = , aby { $person ->
        [you] { clause.inf }
       *[other] { $alike ->
            [yes] { clause.inf }
           *[no] { clause.would }
        }
    }
    .to = { clause.inf }
    .would = { $subject } { clause.oneself } { $person ->
        [many] { $they }
       *[other] { $gender ->
            [f] { $she }
           *[other] { $he }
        }
    } { $rest } { $tail }
    .may = { $person ->
        [you] { clause.allowed }
       *[other] { $pronoun ->
            [yes] { clause.allowed }
           *[no] { $subject } { clause.allowed }
        }
    }
    .allowed = { $may } { clause.oneself } { $inf } { $rest } { $tail }
    .may-then = { clause.may }
    .cannot = { $person ->
        [you] nie { $can } { clause.oneself } { $inf } { $rest } { $tail }
       *[other] { $subject } nie { $can } { clause.oneself } { $inf } { $rest } { $tail }
    }
    .state = { $pronoun ->
        [yes] { clause.same }
       *[no] { clause.sub }
    }
    .state-then = { clause.state }
    .oneself = { $self ->
        [none] {""}
       *[other] { $self }
    }
    .you = ty
    .forms = self he she they
