### V:TES in Spanish: the words of a few cards.

vtes-thing-vampire = vampiro
    .gender = m
    .genders = ms
    .one = vampiro
    .all = vampiros
    .that = el vampiro elegido
    .this = este vampiro
vtes-thing-minion = esbirro
    .gender = m
    .genders = ms
    .one = esbirro
    .all = esbirros
    .that = el esbirro elegido
    .this = este esbirro
vtes-shape-m-one = un
vtes-shape-m-each = cada
vtes-shape-ms-all = {""}
vtes-phrase-thing = { $a } { $words }
    .being = one
vtes-phrase-default = { $it }
    .trivial = no
    .aim = none
    .when = cuando { $it-sub }
    .then = { $it }
    .sub = { $it }
    .same = { $it }
vtes-phrase-number = { $number }
    .much = { $number } { $unit-name }
    .signed = { SIGNED($number) }
    .x = {""}
vtes-unit-blood = de sangre
vtes-unit-pool = de reserva
vtes-phrase-you = tú
    .person = you
vtes-phrase-self = { $me ->
    [none] este esbirro
   *[other] { $me-this }
}
    .thing = { $me ->
        [none] minion
       *[other] { $me }
    }
vtes-phrase-targeted = { $aim ->
    [none] la carta elegida
   *[other] { $aim-that }
}
    .thing = { $aim }
    .mentions = choice
vtes-phrase-of-type = { $type }
    .kind = { $type }
vtes-phrase-one = { $filters-one }
    .one = { $filters-one }
    .each = { $filters-each }
    .all = { $filters-all }
    .thing = { $filters-thing }
vtes-phrase-gain-blood = { $amount-blood }
    .verb = ganar
vtes-phrase-burn-blood = { $amount-blood }
    .verb = quemar
vtes-phrase-gain-pool = { $amount-pool }
    .verb = ganar
vtes-phrase-burn-pool = { $amount-pool }
    .verb = quemar
vtes-phrase-tap = { $who }
    .verb = girar
vtes-phrase-untap = { $who-actor ->
    [yes] {""}
   *[no] { $who }
}
    .verb = { $who-actor ->
        [yes] enderezarse
       *[no] enderezar
    }
vtes-phrase-cannot-block = bloquear esta acción
    .subject = los { $who-all }
    .person = many
    .verb = no-poder
vtes-phrase-goes-to-torpor = al letargo
    .verb = ir
vtes-phrase-whenever = { $moment-when }, { $effect-then }
vtes-phrase-may = { $effect-may }{ $then-verb ->
    [none] {""}
   *[other] {" "}{ $then-so }
}
vtes-phrase-do = { $first } y { $rest-then }
vtes-phrase-mode = ⟪{ $choice-id }¦Elige { $choice-one }.{" "}⟫{ CAPITAL($effect) }
    .choice = target
    .aim = { $target-thing }
vtes-phrase-printed = { $name }
    .text = { $modes-lines }
    .group = {""}
    .note = {""}
vtes-phrase-crypt = { $name }
    .text = { $grants }
    .group = {""}
    .note = {""}
    .me = vampire
