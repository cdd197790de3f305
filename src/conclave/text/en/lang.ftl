### The card language: what joins the phrases of cards in every game. How a message is found and
### which facts it has stands in text/phrases.py. In English
###   an effect has the forms: plain (steal ..., each rival loses ...), inf (may ...), state (you
###   steal ..., they lose ...);
###   players: plain (each rival), obj, gen (each rival’s), any, any-obj, any-gen, all, all-gen,
###   their; person is you, that or other; pron and pron-person where a pronoun can stand for them;
###   amounts: plain (the round number), head and tail (blood / equal to the round number), share
###   and rest (half of / (rounded up)), per (for each ..., for every 2 ...).

## Amounts

phrase-number = { $number }
    .head = { $number } { $unit-name }
    .tail = {""}
    .share = { $number } of
    .rest = {""}
phrase-equal = { $amount }
    .head = { $unit-name }
    .tail = equal to { $amount }
    .share = as much of
    .rest = as { $amount }
phrase-half = half of { $of } ({ phrase-half.rounded })
    .rounded = { $up ->
        [yes] rounded up
       *[no] rounded down
    }
    .head = { $paid ->
        [yes] half of { $of-spent }
       *[none] { $unit-name }
    }
    .tail = { $paid ->
        [yes] { $of-spent ->
           *[other] ({ phrase-half.rounded })
        }
       *[none] equal to { phrase-half }
    }
    .share = { $of-half }
    .rest = { $of-half ->
       *[other] ({ phrase-half.rounded })
    }
phrase-per = { $number } { $of-per }
    .head = { $number-head }
    .tail = { $of-per }
    .share = { $number-share }
    .rest = { $of-per }
phrase-that-many = that many
    .head = { $counted ->
        [none] that much { $unit-name }
       *[other] 1 { $unit-name }
    }
    .tail = { $counted ->
        [none] {""}
       *[other] { $counted }
    }
    .share = { $counted ->
        [none] that much of
       *[other] 1 of
    }
    .rest = { phrase-that-many.tail }
    .per = { $every ->
        [1] { $counted ->
            [none] for each of them
           *[other] { $counted }
        }
       *[other] for every { $every } of them
    }

## What joins effects

phrase-do = { $first }, then { $rest }
    .inf = { $first-inf }, then { $rest-inf }
    .state = { $first-state }, then { $rest-state }
phrase-may = you may { phrase-may.inf }
    .inf = { $effect-inf }{ $then ->
        [none] {""}
       *[other] ; if you do, { $then }
    }
    .state = { phrase-may }
    .actor = { clause.you }
    .instead = you may instead { phrase-may.inf }
phrase-if = if { $condition }, { $effect }{ $otherwise ->
    [none] {""}
   *[other] ; otherwise { $otherwise }
}
    .inf = { $effect-inf } if { $condition }{ $otherwise ->
        [none] {""}
       *[other] , or otherwise { $otherwise-inf }
    }
    .state = if { $condition }, { $effect-state }{ $otherwise ->
        [none] {""}
       *[other] ; otherwise { $otherwise-state }
    }
phrase-either = { $by-person ->
    [you] either { $first } or { $second }
   *[other] { $by } chooses: { $first-state }, or { $second-state }
}
    .inf = { $by-person ->
        [you] either { $first-inf } or { $second-inf }
       *[other] let { $by-obj } choose: { $first-state }, or { $second-state }
    }
    .state = { $by-person ->
        [you] you choose
        [that] they choose
       *[other] { $by } chooses
    }: { $first-state }, or { $second-state }
phrase-each = for { $players-obj }: { $effect-state }
    .inf = do this for { $players-obj }: { $effect-state }
    .state = { phrase-each }

## What waits for a moment

phrase-whenever = { $moment } { $effect }
    .may = { $moment } you may { $effect-inf }
    .actor = { clause.you }
phrase-instead = { $effect-kind ->
    [may] { $moment-would } { $effect-instead }
   *[other] { $moment-would } instead { $effect }
}

## Clauses: see text/clauses.py

clause = { $person ->
    [you] { $order } { $rest }
   *[other] { $subject } { $verb } { $rest }
} { $tail }
    .then = { clause }
    .same = { $verb } { $rest } { $tail }
    .sub = { $subject } { $verb } { $rest } { $tail }
    .inf = { $person ->
        [you] { $inf } { $rest } { $tail }
       *[other] { $alike ->
            [yes] { $inf } { $rest } { $tail }
           *[no] { $cause ->
                [none] have { $subject } { $inf } { $rest } { $tail }
               *[other] { $cause } { $subject } { $rest } { $tail }
            }
        }
    }
    .to = { clause.inf }
    .so = to { clause.inf }
    .may = { $subject } may { $inf } { $rest } { $tail }
    .may-then = { clause.may }
    .cannot = { $subject } cannot { $inf } { $rest } { $tail }
    .state = { clause.sub }
    .state-then = { clause.sub }
    .you = you
    .forms = cause
verb-may = may
verb-can = can
