### Spanish clauses: the subject is left out where the verb tells it; no cases.

clause = { $person ->
    [you] { $order } { $rest }
   *[other] { $subject } { $verb } { $rest }
}
    .then = { clause }
    .same = { $verb } { $rest }
    .sub = { $person ->
        [you] { $verb } { $rest }
       *[other] { $subject } { $verb } { $rest }
    }
    .inf = { $inf } { $rest }
    .so = { $alike ->
        [yes] para { $inf } { $rest }
       *[no] para que { $subject } { $that } { $rest }
    }
    .may = { $person ->
        [you] { $may } { $inf } { $rest }
       *[other] { $subject } { $may } { $inf } { $rest }
    }
    .may-then = { clause.may }
    .cannot = { $subject } no { $may } { $inf } { $rest }
    .you = tú
    .forms = that
verb-may = poder
    .one = puede
    .you = puedes
    .many = pueden
verb-can = { verb-may }
    .one = puede
    .you = puedes
    .many = pueden
