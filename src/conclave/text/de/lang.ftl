### Die Kartensprache: was die Wendungen der Karten in jedem Spiel verbindet. Wie eine Nachricht
### gefunden wird und was sie weiß, steht in text/phrases.py. Im Deutschen hat
###   eine Wirkung die Formen: schlicht (stiehl ..., jeder Rivale verliert ...), state-then (stiehlst
###   du ..., verliert jeder Rivale ...: nach einem Nebensatz), inf (darfst du ... stehlen), state (du
###   stiehlst ..., er verliert ...);
###   ein Spieler: schlicht (Nominativ), acc, dat, gen, any, any-acc, any-gen, each, all-gen;
###   person ist you, that oder other; pron und pron-person, wo ein Pronomen für ihn stehen kann;
###   eine Menge: schlicht, gen, much (2 Blut; Blut in Höhe der Rundenzahl), share und rest (die
###   Hälfte (aufgerundet)), per (für jede Karte, für je 2 Karten);
###   ein Augenblick: schlicht mit Komma, wo eines hingehört, would (nach „statt dass“);
###   eine Bedingung: die Worte nach „wenn“.

## Mengen

phrase-number = { $number }
    .much = { $number } { $unit-name }
    .share = { $number }
    .rest = {""}
phrase-equal = { $amount }
    .much = { $unit-name } in Höhe { $amount-gen }
    .share = einen Teil
    .rest = in Höhe { $amount-gen }
phrase-half = die Hälfte { $of-gen } ({ phrase-half.rounded })
    .gen = der Hälfte { $of-gen } ({ phrase-half.rounded })
    .rounded = { $up ->
        [yes] aufgerundet
       *[no] abgerundet
    }
    .much = { $paid ->
        [yes] die Hälfte { $of-spent } ({ phrase-half.rounded })
       *[none] { $unit-name } in Höhe { phrase-half.gen }
    }
    .share = { $of-half }
    .rest = { $of-half ->
       *[other] ({ phrase-half.rounded })
    }
phrase-per = { $number } { $of-per }
    .gen = von { $number } { $of-per }
    .much = { $number-much } { $of-per }
    .share = { $number-share }
    .rest = { $of-per }
phrase-that-many = so viele
    .gen = dieser Menge
    .much = { $counted ->
        [none] ebenso viel { $unit-name }
       *[other] 1 { $unit-name } { $counted }
    }
    .share = { $counted ->
        [none] ebenso viel
       *[other] 1
    }
    .rest = { $counted ->
        [none] {""}
       *[other] { $counted }
    }
    .per = { $every ->
        [1] { $counted ->
            [none] für jedes davon
           *[other] { $counted }
        }
       *[other] für je { $every } davon
    }

## Was Wirkungen verbindet

phrase-do = { $first }, dann { $rest-state-then }
    .state-then = { $first-state-then }, dann { $rest-state-then }
    .inf = { $first-inf } und dann { $rest-inf }
    .state = { $first-state }, dann { $rest-state-then }
phrase-may = du darfst { phrase-may.inf }
    .state-then = darfst du { phrase-may.inf }
    .inf = { $effect-inf }{ $then ->
        [none] {""}
       *[other] ; wenn du das tust, { $then-state-then }
    }
    .state = { phrase-may }
    .actor = { clause.you }
phrase-if = wenn { $condition }, { $effect-state-then }{ $otherwise ->
    [none] {""}
   *[other] ; andernfalls { $otherwise-state-then }
}
    .state-then = { $effect-state-then }, wenn { $condition }{ $otherwise ->
        [none] {""}
       *[other] ; andernfalls { $otherwise-state-then }
    }
    .inf = { $effect-inf }, wenn { $condition }{ $otherwise ->
        [none] {""}
       *[other] , oder andernfalls { $otherwise-inf }
    }
    .state = { phrase-if }
phrase-either = { $by-person ->
    [you] { $first } oder { $second }
   *[other] { $by } wählt: { CAPITAL($first-state) }, oder { $second-state }
}
    .state-then = { $by-person ->
        [you] wählst du: { CAPITAL($first-state) }, oder { $second-state }
       *[other] wählt { $by }: { CAPITAL($first-state) }, oder { $second-state }
    }
    .inf = { $by-person ->
        [you] entweder { $first-inf } oder { $second-inf }
       *[other] { $by-acc } wählen lassen: { CAPITAL($first-state) }, oder { $second-state }
    }
    .state = { $by-person ->
        [you] du wählst: { CAPITAL($first-state) }, oder { $second-state }
        [that] er wählt: { CAPITAL($first-state) }, oder { $second-state }
       *[other] { $by } wählt: { CAPITAL($first-state) }, oder { $second-state }
    }
phrase-each = für { $players-acc } gilt: { CAPITAL($effect-state) }
    .state-then = gilt für { $players-acc }: { CAPITAL($effect-state) }
    .inf = für { $players-acc } bestimmen: { CAPITAL($effect-state) }
    .state = { phrase-each }

## Was auf einen Augenblick wartet

phrase-whenever = { $moment } { $effect-state-then }
    .may = { $moment } darfst du { $effect-inf }
    .actor = { clause.you }
phrase-instead = statt dass { $moment-would } { $effect-state-then }

## Sätze: siehe text/clauses.py

clause = { $person ->
    [you] { $order ->
        [keine] { $subject } { $verb } { clause.when } { $rest } { clause.apart }
       *[other] { $order } { clause.when } { $rest } { clause.apart }
    }
   *[other] { $subject } { $verb } { clause.when } { $rest } { clause.apart }
} { $tail }
    .when = { $adverb ->
        [none] {""}
       *[other] { $adverb }
    }
    .apart = { $prefix ->
        [none] {""}
       *[other] { $prefix }
    }
    .joined = { $prefix ->
        [none] { $verb }
       *[other] { $prefix }{ $verb }
    }
    .with-to = { $to ->
        [none] zu { $inf }
       *[other] { $to }
    }
    .then = { $person ->
        [you] { $order ->
            [keine] { $verb } { $subject } { clause.when } { $rest } { clause.apart }
           *[other] { $order } { clause.when } { $rest } { clause.apart }
        }
       *[other] { $verb } { $subject } { clause.when } { $rest } { clause.apart }
    } { $tail }
    .same = { $verb } { $person ->
        [many] sie
       *[other] { $gender ->
            [m] er
            [f] sie
            [n] es
           *[other] { $subject }
        }
    } { clause.when } { $rest } { clause.apart } { $tail }
    .sub = { $again ->
        [yes] { $gender ->
            [m] er
            [f] sie
            [n] es
           *[other] { $subject }
        }
       *[no] { $subject }
    } { clause.when } { $rest } { clause.joined } { $tail }
    .inf = { $person ->
        [you] { clause.when } { $rest } { $inf } { $tail }
       *[other] { $alike ->
            [yes] { clause.when } { $rest } { $inf } { $tail }
           *[no] bestimmen, dass { clause.sub },
        }
    }
    .to = { $person ->
        [you] { $rest } { clause.with-to } { $tail }
       *[other] { $alike ->
            [yes] { $rest } { clause.with-to } { $tail }
           *[no] zu bestimmen, dass { clause.sub }
        }
    }
    .so = , { $person ->
        [you] um { clause.to }
       *[other] { $alike ->
            [yes] um { clause.to }
           *[no] damit { clause.sub }
        }
    }
    .may = { $subject } { $may } { clause.when } { $rest } { $inf } { $tail }
    .may-then = { $may } { $subject } { clause.when } { $rest } { $inf } { $tail }
    .cannot = { $subject } { $can } { $rest } nicht { $inf } { $tail }
    .state = { $subject } { $verb } { clause.when } { $rest } { clause.apart } { $tail }
    .state-then = { $verb } { $subject } { clause.when } { $rest } { clause.apart } { $tail }
    .you = du
    .forms = prefix to
    .shared = 2
verb-may = dürfen
    .one = darf
    .you = darfst
    .order = keine
verb-can = können
    .one = kann
    .you = kannst
    .order = keine
