### Spanish verbs: the infinitive, `one` (él gana), `you` (tú ganas), `many`, `order` (¡gana!) and
### `that` (para que gane).

verb-ganar = ganar
    .one = gana
    .you = ganas
    .many = ganan
    .order = gana
    .that = gane
verb-quemar = quemar
    .one = quema
    .you = quemas
    .many = queman
    .order = quema
    .that = queme
verb-girar = girar
    .one = gira
    .you = giras
    .many = giran
    .order = gira
    .that = gire
verb-enderezar = enderezar
    .one = se endereza
    .you = enderezas
    .many = se enderezan
    .order = endereza
    .that = se enderece
verb-enderezarse = enderezarse
verb-ir = ir
    .one = va
    .you = vas
    .many = van
    .order = ve
    .that = vaya
verb-no-poder = no poder
    .one = no puede
    .many = no pueden
