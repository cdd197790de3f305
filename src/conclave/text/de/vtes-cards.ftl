### Die Karten von V:TES: wie heißt, was auf ihnen steht, und die Wendungen, aus denen sie bestehen.
### Wirkungen sind ganze Sätze; Karten haben acc, dat und gen, Spieler acc und dat. Bedingungen und
### Momente sind Nebensätze ohne ihr erstes Wort, Momente manchmal mit der Form when. Wie Arten von
### Karten gesagt werden, steht in text/things.py.

## Dinge, und was von ihnen gesagt wird

vtes-thing-card = Karte
    .gender = f
    .one = Karte
    .one-acc = Karte
    .one-dat = Karte
    .one-gen = Karte
    .all = Karten
    .all-dat = Karten
    .all-gen = Karten
    .that = diese Karte
    .that-acc = diese Karte
    .that-dat = dieser Karte
    .that-gen = dieser Karte
    .with = die Karte
    .with-acc = die Karte
    .with-dat = der Karte
    .with-gen = der Karte
    .who-one = , die
    .who-each = , die
    .who-all = , die
vtes-thing-vampire = Vampir
    .gender = m
    .one = Vampir
    .one-acc = Vampir
    .one-dat = Vampir
    .one-gen = Vampirs
    .all = Vampire
    .all-dat = Vampiren
    .all-gen = Vampire
    .that = dieser Vampir
    .that-acc = diesen Vampir
    .that-dat = diesem Vampir
    .that-gen = dieses Vampirs
    .with = der Vampir
    .with-acc = den Vampir
    .with-dat = dem Vampir
    .with-gen = des Vampirs
    .who-one = , der
    .who-each = , der
    .who-all = , die
vtes-thing-minion = Untergebener
    .gender = m
    .one = Untergebener
    .one-acc = Untergebenen
    .one-dat = Untergebenen
    .one-gen = Untergebenen
    .all = Untergebene
    .all-dat = Untergebenen
    .all-gen = Untergebener
    .that = jener Untergebene
    .that-acc = jenen Untergebenen
    .that-dat = jenem Untergebenen
    .that-gen = jenes Untergebenen
    .with = der Untergebene
    .with-acc = den Untergebenen
    .with-dat = dem Untergebenen
    .with-gen = des Untergebenen
    .who-one = , der
    .who-each = , der
    .who-all = , die
vtes-thing-ally = Verbündeter
    .gender = m
    .one = Verbündeter
    .one-acc = Verbündeten
    .one-dat = Verbündeten
    .one-gen = Verbündeten
    .all = Verbündete
    .all-dat = Verbündeten
    .all-gen = Verbündeter
    .that = dieser Verbündete
    .that-acc = diesen Verbündeten
    .that-dat = diesem Verbündeten
    .that-gen = dieses Verbündeten
    .with = der Verbündete
    .with-acc = den Verbündeten
    .with-dat = dem Verbündeten
    .with-gen = des Verbündeten
    .who-one = , der
    .who-each = , der
    .who-all = , die
vtes-thing-imbued = Erleuchteter
    .gender = m
    .one = Erleuchteter
    .one-acc = Erleuchteten
    .one-dat = Erleuchteten
    .one-gen = Erleuchteten
    .all = Erleuchtete
    .all-dat = Erleuchteten
    .all-gen = Erleuchteter
    .that = dieser Erleuchtete
    .that-acc = diesen Erleuchteten
    .that-dat = diesem Erleuchteten
    .that-gen = dieses Erleuchteten
    .with = der Erleuchtete
    .with-acc = den Erleuchteten
    .with-dat = dem Erleuchteten
    .with-gen = des Erleuchteten
    .who-one = , der
    .who-each = , der
    .who-all = , die
vtes-thing-retainer = Gefolgsmann
    .gender = m
    .one = Gefolgsmann
    .one-acc = Gefolgsmann
    .one-dat = Gefolgsmann
    .one-gen = Gefolgsmanns
    .all = Gefolgsleute
    .all-dat = Gefolgsleuten
    .all-gen = Gefolgsleute
    .that = dieser Gefolgsmann
    .that-acc = diesen Gefolgsmann
    .that-dat = diesem Gefolgsmann
    .that-gen = dieses Gefolgsmanns
    .with = der Gefolgsmann
    .with-acc = den Gefolgsmann
    .with-dat = dem Gefolgsmann
    .with-gen = des Gefolgsmanns
    .who-one = , der
    .who-each = , der
    .who-all = , die
vtes-thing-equipment = Ausrüstung
    .gender = f
    .one = Ausrüstung
    .one-acc = Ausrüstung
    .one-dat = Ausrüstung
    .one-gen = Ausrüstung
    .all = Ausrüstungen
    .all-dat = Ausrüstungen
    .all-gen = Ausrüstungen
    .that = diese Ausrüstung
    .that-acc = diese Ausrüstung
    .that-dat = dieser Ausrüstung
    .that-gen = dieser Ausrüstung
    .with = die Ausrüstung
    .with-acc = die Ausrüstung
    .with-dat = der Ausrüstung
    .with-gen = der Ausrüstung
    .who-one = , die
    .who-each = , die
    .who-all = , die
vtes-thing-location = Ort
    .gender = m
    .one = Ort
    .one-acc = Ort
    .one-dat = Ort
    .one-gen = Ortes
    .all = Orte
    .all-dat = Orten
    .all-gen = Orte
    .that = dieser Ort
    .that-acc = diesen Ort
    .that-dat = diesem Ort
    .that-gen = dieses Ortes
    .with = der Ort
    .with-acc = den Ort
    .with-dat = dem Ort
    .with-gen = des Ortes
    .who-one = , der
    .who-each = , der
    .who-all = , die
vtes-thing-weapon = Waffe
    .gender = f
    .one = Waffe
    .one-acc = Waffe
    .one-dat = Waffe
    .one-gen = Waffe
    .all = Waffen
    .all-dat = Waffen
    .all-gen = Waffen
    .that = diese Waffe
    .that-acc = diese Waffe
    .that-dat = dieser Waffe
    .that-gen = dieser Waffe
    .with = die Waffe
    .with-acc = die Waffe
    .with-dat = der Waffe
    .with-gen = der Waffe
    .who-one = , die
    .who-each = , die
    .who-all = , die
    .implies = equipment
vtes-thing-library-card = Bibliothekskarte
    .gender = f
    .one = Bibliothekskarte
    .one-acc = Bibliothekskarte
    .one-dat = Bibliothekskarte
    .one-gen = Bibliothekskarte
    .all = Bibliothekskarten
    .all-dat = Bibliothekskarten
    .all-gen = Bibliothekskarten
    .that = diese Bibliothekskarte
    .that-acc = diese Bibliothekskarte
    .that-dat = dieser Bibliothekskarte
    .that-gen = dieser Bibliothekskarte
    .with = die Bibliothekskarte
    .with-acc = die Bibliothekskarte
    .with-dat = der Bibliothekskarte
    .with-gen = der Bibliothekskarte
    .who-one = , die
    .who-each = , die
    .who-all = , die
vtes-thing-master = Meisterkarte
    .gender = f
    .one = Meisterkarte
    .one-acc = Meisterkarte
    .one-dat = Meisterkarte
    .one-gen = Meisterkarte
    .all = Meisterkarten
    .all-dat = Meisterkarten
    .all-gen = Meisterkarten
    .that = diese Meisterkarte
    .that-acc = diese Meisterkarte
    .that-dat = dieser Meisterkarte
    .that-gen = dieser Meisterkarte
    .with = die Meisterkarte
    .with-acc = die Meisterkarte
    .with-dat = der Meisterkarte
    .with-gen = der Meisterkarte
    .who-one = , die
    .who-each = , die
    .who-all = , die
vtes-thing-action = Aktionskarte
    .gender = f
    .one = Aktionskarte
    .one-acc = Aktionskarte
    .one-dat = Aktionskarte
    .one-gen = Aktionskarte
    .all = Aktionskarten
    .all-dat = Aktionskarten
    .all-gen = Aktionskarten
    .that = diese Aktionskarte
    .that-acc = diese Aktionskarte
    .that-dat = dieser Aktionskarte
    .that-gen = dieser Aktionskarte
    .with = die Aktionskarte
    .with-acc = die Aktionskarte
    .with-dat = der Aktionskarte
    .with-gen = der Aktionskarte
    .who-one = , die
    .who-each = , die
    .who-all = , die
vtes-thing-action-modifier = Aktionsmodifikator-Karte
    .gender = f
    .one = Aktionsmodifikator-Karte
    .one-acc = Aktionsmodifikator-Karte
    .one-dat = Aktionsmodifikator-Karte
    .one-gen = Aktionsmodifikator-Karte
    .all = Aktionsmodifikator-Karten
    .all-dat = Aktionsmodifikator-Karten
    .all-gen = Aktionsmodifikator-Karten
    .that = diese Aktionsmodifikator-Karte
    .that-acc = diese Aktionsmodifikator-Karte
    .that-dat = dieser Aktionsmodifikator-Karte
    .that-gen = dieser Aktionsmodifikator-Karte
    .with = die Aktionsmodifikator-Karte
    .with-acc = die Aktionsmodifikator-Karte
    .with-dat = der Aktionsmodifikator-Karte
    .with-gen = der Aktionsmodifikator-Karte
    .who-one = , die
    .who-each = , die
    .who-all = , die
vtes-thing-reaction = Reaktionskarte
    .gender = f
    .one = Reaktionskarte
    .one-acc = Reaktionskarte
    .one-dat = Reaktionskarte
    .one-gen = Reaktionskarte
    .all = Reaktionskarten
    .all-dat = Reaktionskarten
    .all-gen = Reaktionskarten
    .that = diese Reaktionskarte
    .that-acc = diese Reaktionskarte
    .that-dat = dieser Reaktionskarte
    .that-gen = dieser Reaktionskarte
    .with = die Reaktionskarte
    .with-acc = die Reaktionskarte
    .with-dat = der Reaktionskarte
    .with-gen = der Reaktionskarte
    .who-one = , die
    .who-each = , die
    .who-all = , die
vtes-thing-combat = Kampfkarte
    .gender = f
    .one = Kampfkarte
    .one-acc = Kampfkarte
    .one-dat = Kampfkarte
    .one-gen = Kampfkarte
    .all = Kampfkarten
    .all-dat = Kampfkarten
    .all-gen = Kampfkarten
    .that = diese Kampfkarte
    .that-acc = diese Kampfkarte
    .that-dat = dieser Kampfkarte
    .that-gen = dieser Kampfkarte
    .with = die Kampfkarte
    .with-acc = die Kampfkarte
    .with-dat = der Kampfkarte
    .with-gen = der Kampfkarte
    .who-one = , die
    .who-each = , die
    .who-all = , die
vtes-thing-political-action = politische Aktionskarte
    .gender = f
    .one = politische Aktionskarte
    .one-acc = politische Aktionskarte
    .one-dat = politische Aktionskarte
    .one-gen = politische Aktionskarte
    .all = politische Aktionskarten
    .all-dat = politische Aktionskarten
    .all-gen = politische Aktionskarten
    .that = diese politische Aktionskarte
    .that-acc = diese politische Aktionskarte
    .that-dat = dieser politische Aktionskarte
    .that-gen = dieser politische Aktionskarte
    .with = die politische Aktionskarte
    .with-acc = die politische Aktionskarte
    .with-dat = der politische Aktionskarte
    .with-gen = der politische Aktionskarte
    .who-one = , die
    .who-each = , die
    .who-all = , die
vtes-thing-event = Ereigniskarte
    .gender = f
    .one = Ereigniskarte
    .one-acc = Ereigniskarte
    .one-dat = Ereigniskarte
    .one-gen = Ereigniskarte
    .all = Ereigniskarten
    .all-dat = Ereigniskarten
    .all-gen = Ereigniskarten
    .that = diese Ereigniskarte
    .that-acc = diese Ereigniskarte
    .that-dat = dieser Ereigniskarte
    .that-gen = dieser Ereigniskarte
    .with = die Ereigniskarte
    .with-acc = die Ereigniskarte
    .with-dat = der Ereigniskarte
    .with-gen = der Ereigniskarte
    .who-one = , die
    .who-each = , die
    .who-all = , die
vtes-thing-power = Gabe
    .gender = f
    .one = Gabe
    .one-acc = Gabe
    .one-dat = Gabe
    .one-gen = Gabe
    .all = Gaben
    .all-dat = Gaben
    .all-gen = Gaben
    .that = diese Gabe
    .that-acc = diese Gabe
    .that-dat = dieser Gabe
    .that-gen = dieser Gabe
    .with = die Gabe
    .with-acc = die Gabe
    .with-dat = der Gabe
    .with-gen = der Gabe
    .who-one = , die
    .who-each = , die
    .who-all = , die
vtes-thing-conviction = Überzeugung
    .gender = f
    .one = Überzeugung
    .one-acc = Überzeugung
    .one-dat = Überzeugung
    .one-gen = Überzeugung
    .all = Überzeugungen
    .all-dat = Überzeugungen
    .all-gen = Überzeugungen
    .that = diese Überzeugung
    .that-acc = diese Überzeugung
    .that-dat = dieser Überzeugung
    .that-gen = dieser Überzeugung
    .with = die Überzeugung
    .with-acc = die Überzeugung
    .with-dat = der Überzeugung
    .with-gen = der Überzeugung
    .who-one = , die
    .who-each = , die
    .who-all = , die
vtes-thing-methuselah = Methusalem
    .gender = m
    .one = Methusalem
    .one-acc = Methusalem
    .one-dat = Methusalem
    .one-gen = Methusalems
    .all = Methusalems
    .all-dat = Methusalems
    .all-gen = Methusalems
    .that = dieser Methusalem
    .that-acc = diesen Methusalem
    .that-dat = diesem Methusalem
    .that-gen = dieses Methusalems
    .with = der Methusalem
    .with-acc = den Methusalem
    .with-dat = dem Methusalem
    .with-gen = des Methusalems
    .who-one = , der
    .who-each = , der
    .who-all = , die
vtes-thing-clan = Klan
    .gender = m
    .one = Klan
    .one-acc = Klan
    .one-dat = Klan
    .one-gen = Klans
    .all = Klans
    .all-dat = Klans
    .all-gen = Klans
    .that = dieser Klan
    .that-acc = diesen Klan
    .that-dat = diesem Klan
    .that-gen = dieses Klans
    .with = der Klan
    .with-acc = den Klan
    .with-dat = dem Klan
    .with-gen = des Klans
    .who-one = , der
    .who-each = , der
    .who-all = , die
vtes-thing-minion-there = Untergebener
    .that = jener Untergebene
    .that-acc = jenen Untergebenen
    .that-dat = jenem Untergebenen
    .that-gen = jenes Untergebenen
vtes-thing-vampire-there = Vampir
    .that = jener Vampir
    .that-acc = jenen Vampir
    .that-dat = jenem Vampir
    .that-gen = jenes Vampirs
vtes-thing-ally-there = Verbündeter
    .that = jener Verbündete
    .that-acc = jenen Verbündeten
    .that-dat = jenem Verbündeten
    .that-gen = jenes Verbündeten
vtes-thing-imbued-there = Erleuchteter
    .that = jener Erleuchtete
    .that-acc = jenen Erleuchteten
    .that-dat = jenem Erleuchteten
    .that-gen = jenes Erleuchteten
vtes-thing-acting = handelnder Untergebener
    .that = der handelnde Untergebene
    .that-acc = den handelnden Untergebenen
    .that-dat = dem handelnden Untergebenen
    .that-gen = des handelnden Untergebenen
vtes-thing-acting-blocker = Untergebener
    .that = dieser Untergebene
    .that-acc = diesen Untergebenen
    .that-dat = diesem Untergebenen
    .that-gen = dieses Untergebenen
vtes-shape-m-one = ein
    .ending = er
vtes-shape-m-each = jeder
    .ending = e
vtes-shape-m-one-acc = einen
    .ending = en
vtes-shape-m-each-acc = jeden
    .ending = en
vtes-shape-m-one-dat = einem
    .ending = en
vtes-shape-m-each-dat = jedem
    .ending = en
vtes-shape-m-one-gen = eines
    .ending = en
vtes-shape-m-each-gen = jedes
    .ending = en
vtes-shape-f-one = eine
    .ending = e
vtes-shape-f-each = jede
    .ending = e
vtes-shape-f-one-acc = eine
    .ending = e
vtes-shape-f-each-acc = jede
    .ending = e
vtes-shape-f-one-dat = einer
    .ending = en
vtes-shape-f-each-dat = jeder
    .ending = en
vtes-shape-f-one-gen = einer
    .ending = en
vtes-shape-f-each-gen = jeder
    .ending = en
vtes-shape-n-one = ein
    .ending = es
vtes-shape-n-each = jedes
    .ending = e
vtes-shape-n-one-acc = ein
    .ending = es
vtes-shape-n-each-acc = jedes
    .ending = e
vtes-shape-n-one-dat = einem
    .ending = en
vtes-shape-n-each-dat = jedem
    .ending = en
vtes-shape-n-one-gen = eines
    .ending = en
vtes-shape-n-each-gen = jedes
    .ending = en
vtes-shape-all = {""}
    .ending = e
vtes-shape-all-acc = {""}
    .ending = e
vtes-shape-all-dat = {""}
    .ending = en
vtes-shape-all-gen = {""}
    .ending = er
vtes-phrase-thing = { $a } { $words }
    .is = { $count ->
        [all] { $it } sind
       *[one] { $it } ist
    }
    .is-not = { $count ->
        [all] nicht { $it } sind
       *[one] nicht { $it } ist
    }
    .clause = { $who } { $it },
    .but = außer { $it }
    .but-case = dat
vtes-count-one = eins
    .be = ist
    .have = hat
vtes-count-each = jedes
    .be = ist
    .have = hat
vtes-count-all = alle
    .be = sind
    .have = haben
vtes-phrase-default = { $it }
    .aim = none
    .when = wenn { $it }
    .not = es nicht so ist, dass { $it }
    .inf = { $it }
    .may = wenn du willst: { $it }
vtes-holder = { $me ->
    [opposing] { vtes-phrase-opposing }
   *[other] { $host ->
        [none] { $me ->
            [none] dieser Untergebene
           *[other] { $me-that }
        }
       *[other] { $host-with } mit dieser Karte
    }
}
    .acc = { $me ->
        [opposing] { vtes-phrase-opposing.acc }
       *[other] { $host ->
            [none] { $me ->
                [none] diesen Untergebenen
               *[other] { $me-that-acc }
            }
           *[other] { $host-with-acc } mit dieser Karte
        }
    }

## Wie viel

vtes-phrase-number = { $number }
    .much = { $number } { $number ->
        [one] { $unit-name }
       *[other] { $unit-many }
    }
    .acc = { $number } { $unit-acc }
    .signed = { SIGNED($number) }
    .x = {""}
vtes-phrase-equal = { $amount }
    .much = so viel { $unit-many } wie { $amount }
    .signed = +X
    .x = , wobei X { $amount } ist
vtes-unit-blood = Blut
    .many = Blut
vtes-unit-pool = Pool
    .many = Pool
vtes-unit-card = Karte
    .many = Karten
vtes-unit-vote = Stimme
    .many = Stimmen
vtes-unit-damage = Schaden
    .many = Schaden
vtes-unit-strike = zusätzlichen Angriff
    .many = zusätzliche Angriffe
vtes-phrase-half = die Hälfte von: { $of } ({ $up ->
    [yes] aufgerundet
   *[no] abgerundet
})
vtes-phrase-per = { $every ->
    [1] { $number } für { $of-per }
   *[other] { $number } für je { $every } von { $of }
}
    .signed = { $number-signed }
    .x = {" "}für { $of-per }
    .much = { $every ->
        [1] { $number-much } für { $of-per }
       *[other] { $number-much } für je { $every } von { $of }
    }
vtes-phrase-that-many = diese Zahl
    .much = ebenso viel { $unit-many }
    .per = jedes davon
vtes-phrase-counters-on = die Zahl der Marken auf { $who-dat }
    .per = jede Marke auf { $who-dat }
    .signed = +1
    .x = {" "}für jede Marke auf { $who-dat }
vtes-phrase-number-of = die Zahl der { $which-all-gen }
    .signed = +1
    .x = {" "}für { $which-each-acc }
    .much = 1 { $unit-name } für { $which-each-acc }
    .per = { $which-each-acc }
vtes-phrase-strength-of = die Stärke { $who-gen }{ $more ->
    [0] {""}
   *[other] {" "}+{ $more }
}
vtes-phrase-bleed-of-action = der Bleed gegen { $against-kind ->
    [each-methuselah] { $against-one }
   *[other] { $against-acc }
}
vtes-phrase-lacking = das Blut oder Leben, das { $who-dat } zur vollen Kapazität fehlt,
vtes-phrase-tally = { $times ->
    [1] {""}
   *[other] { $times } ×{" "}
}{ $what ->
    [pool] der Pool von { $of-dat }
    [points] die Siegpunkte von { $of-dat }
   *[lost] der Pool, den ihre Wirkung { $of-acc } kostet
}
vtes-phrase-allotted-amount = die zugeteilte Anzahl

## Wer

vtes-phrase-you = du
    .acc = dich
    .dat = dir
    .gen = von dir
    .person = you
vtes-phrase-neighbour = { $of ->
    [none] { $prey ->
        [yes] deine Beute
       *[no] dein Jäger
    }
   *[other] { $prey ->
        [yes] die Beute von { $of-dat }
       *[no] der Jäger von { $of-dat }
    }
}
    .acc = { $of ->
        [none] { $prey ->
            [yes] deine Beute
           *[no] deinen Jäger
        }
       *[other] { $prey ->
            [yes] die Beute von { $of-dat }
           *[no] den Jäger von { $of-dat }
        }
    }
    .dat = { $of ->
        [none] { $prey ->
            [yes] deiner Beute
           *[no] deinem Jäger
        }
       *[other] { $prey ->
            [yes] der Beute von { $of-dat }
           *[no] dem Jäger von { $of-dat }
        }
    }
    .person = other
vtes-phrase-each-methuselah = { $others ->
    [yes] jeder andere Methusalem
   *[no] jeder Methusalem
}
    .acc = { $others ->
        [yes] jeden anderen Methusalem
       *[no] jeden Methusalem
    }
    .dat = { $others ->
        [yes] jedem anderen Methusalem
       *[no] jedem Methusalem
    }
    .gen = { $others ->
        [yes] jedes anderen Methusalems
       *[no] jedes Methusalems
    }
    .one = { $others ->
        [yes] einen anderen Methusalem
       *[no] einen Methusalem
    }
    .one-dat = { $others ->
        [yes] einem anderen Methusalem
       *[no] einem Methusalem
    }
    .several = { $others ->
        [yes] andere Methusalems
       *[no] Methusalems
    }
    .person = other
vtes-phrase-controller-of = der Methusalem, der { $card-acc } kontrolliert,
    .acc = den Methusalem, der { $card-acc } kontrolliert,
    .dat = dem Methusalem, der { $card-acc } kontrolliert,
    .person = other
vtes-phrase-chosen-player = dieser Methusalem
    .acc = diesen Methusalem
    .dat = diesem Methusalem
    .person = other
vtes-phrase-acting = der handelnde Methusalem
    .acc = den handelnden Methusalem
    .dat = dem handelnden Methusalem
    .person = other
vtes-phrase-bled = der gebleedete Methusalem
    .acc = den gebleedeten Methusalem
    .dat = dem gebleedeten Methusalem
    .person = other
vtes-phrase-allotted = jeder gewählte Methusalem
    .acc = jeden gewählten Methusalem
    .dat = jedem gewählten Methusalem
    .person = other
vtes-phrase-except = { $these } außer { $but-dat }
    .acc = { $these-acc } außer { $but-dat }
    .dat = { $these-dat } außer { $but-dat }
    .one = { $these-kind ->
        [each-methuselah] { $these-one }
       *[other] { $these-acc }
    } außer { $but-dat }
    .person = other
vtes-phrase-together = { $players-list }
    .acc = { $players-list }
    .dat = { $players-list }
    .one = { $players-or }
    .one-dat = { $players-or-dat }
    .person = other

## Karten nach ihrer Rolle

vtes-phrase-self = { $me ->
    [none] dieser Untergebene
   *[other] { $me-that }
}
    .acc = { $me ->
        [none] diesen Untergebenen
       *[other] { $me-that-acc }
    }
    .dat = { $me ->
        [none] diesem Untergebenen
       *[other] { $me-that-dat }
    }
    .gen = { $me ->
        [none] dieses Untergebenen
       *[other] { $me-that-gen }
    }
    .thing = { $me ->
        [none] minion
        [acting] minion
       *[other] { $me }
    }
vtes-phrase-targeted = { $aim ->
    [none] diese Karte
   *[other] { $aim-that }
}
    .acc = { $aim ->
        [none] jene Karte
       *[other] { $aim-that-acc }
    }
    .dat = { $aim ->
        [none] jener Karte
       *[other] { $aim-that-dat }
    }
    .gen = { $aim ->
        [none] jener Karte
       *[other] { $aim-that-gen }
    }
    .thing = { $aim ->
        [none] card
       *[other] { $aim }
    }
vtes-phrase-this-card = diese Karte
    .acc = diese Karte
    .dat = dieser Karte
    .gen = dieser Karte
    .thing = card
vtes-phrase-host-card = { $host ->
    [none] der Untergebene
   *[other] { $host-with }
} mit dieser Karte
    .acc = { $host ->
        [none] den Untergebenen
       *[other] { $host-with-acc }
    } mit dieser Karte
    .dat = { $host ->
        [none] dem Untergebenen
       *[other] { $host-with-dat }
    } mit dieser Karte
    .gen = { $host ->
        [none] des Untergebenen
       *[other] { $host-with-gen }
    } mit dieser Karte
    .thing = { $host ->
        [none] minion
       *[other] { $host }
    }
vtes-phrase-opposing = der gegnerische Untergebene
    .acc = den gegnerischen Untergebenen
    .dat = dem gegnerischen Untergebenen
    .gen = des gegnerischen Untergebenen
    .thing = minion
vtes-phrase-acting-minion = der handelnde Untergebene
    .acc = den handelnden Untergebenen
    .dat = dem handelnden Untergebenen
    .gen = des handelnden Untergebenen
    .thing = minion
vtes-phrase-blocker = der blockende Untergebene
    .acc = den blockenden Untergebenen
    .dat = dem blockenden Untergebenen
    .gen = des blockenden Untergebenen
    .thing = minion
vtes-phrase-top-of-crypt = die oberste Karte deiner Krypta
    .thing = card
    .acc = die oberste Karte deiner Gruft
    .dat = der obersten Karte deiner Gruft
    .gen = der obersten Karte deiner Gruft
vtes-phrase-term-card = die gewählte Karte
    .acc = die gewählte Karte
    .dat = der gewählten Karte
    .gen = der gewählten Karte
    .thing = card

## Karten einer Art

vtes-phrase-any-card = Karte
    .noun = eine Karte
    .nouns = Karten
vtes-phrase-of-type = { $type-name }
    .noun = { $type ->
        [vampire] einen Vampir
        [ally] einen Verbündeten
        [minion] einen Untergebenen
        [equipment] eine Ausrüstung
        [retainer] einen Gefolgsmann
        [imbued] einen Erleuchteten
       *[other] eine Karte vom Typ { $type-name }
    }
    .nouns = { $type ->
        [vampire] Vampire
        [ally] Verbündete
        [minion] Untergebene
        [equipment] Ausrüstungen
        [retainer] Gefolgsleute
        [imbued] Erleuchtete
       *[other] Karten vom Typ { $type-name }
    }
    .nom = { $type ->
        [vampire] ein Vampir
        [ally] ein Verbündeter
        [minion] ein Untergebener
        [equipment] eine Ausrüstung
        [retainer] ein Gefolgsmann
        [imbued] ein Erleuchteter
       *[other] eine Karte vom Typ { $type-name }
    }
    .kind = { $type }
vtes-phrase-with-trait = { $trait-name }
    .noun = { $trait ->
        [location] einen Ort
        [weapon] eine Waffe
       *[other] eine Karte ({ $trait-name })
    }
    .nouns = { $trait ->
        [location] Orte
        [weapon] Waffen
       *[other] Karten ({ $trait-name })
    }
    .kind = { $trait ->
        [location] location
        [weapon] weapon
       *[other] none
    }
    .after = { $trait ->
        [location] {""}
        [weapon] {""}
       *[other] ({ $trait-name })
    }
    .after-not = (nicht { $trait-name })
    .is = { $trait-name } { $count-be }
    .is-not = nicht { $trait-name } { $count-be }
vtes-phrase-in-region = { $region ->
    [5] bereit
    [6] im Torpor
    [4] unkontrolliert
    [2] auf der Hand
    [9] im Ablagestapel
   *[other] im Spiel
}
    .before = { $region ->
        [5] bereit{ $shape-ending }
        [4] unkontrolliert{ $shape-ending }
       *[other] {""}
    }
    .after = { $region ->
        [5] {""}
        [4] {""}
       *[other] { vtes-phrase-in-region }
    }
    .is = { vtes-phrase-in-region } { $count-be }
    .is-not = nicht { vtes-phrase-in-region } { $count-be }
vtes-phrase-is-tapped = { $tapped ->
    [yes] getappt
   *[no] enttappt
}
    .before = { vtes-phrase-is-tapped }{ $shape-ending }
    .is = { vtes-phrase-is-tapped } { $count-be }
vtes-phrase-controlled-by = { $who-person ->
    [you] unter deiner Kontrolle
   *[other] unter der Kontrolle von { vtes-phrase-controlled-by.whom }
}
    .after = { vtes-phrase-controlled-by }
    .after-not = { $who-person ->
        [you] unter der Kontrolle eines anderen Methusalems
       *[other] nicht unter der Kontrolle von { vtes-phrase-controlled-by.whom }
    }
    .is = { vtes-phrase-controlled-by } { $count-be }
    .is-not = nicht { vtes-phrase-controlled-by } { $count-be }
    .whom = { $who-kind ->
        [together] { $who-one-dat }
        [each-methuselah] { $who-one-dat }
       *[other] { $who-dat }
    }
vtes-phrase-age = { $younger ->
    [yes] jünger
   *[no] älter
}
    .kind = vampire
    .before = { vtes-phrase-age }{ $shape-ending }
    .is = { vtes-phrase-age } als { vtes-phrase-self } { $count-be }
vtes-phrase-capacity-of = { $at_most ->
    [99] Kapazität { $at_least } oder mehr
   *[other] { $at_least ->
        [0] Kapazität { $at_most } oder weniger
       *[other] Kapazität { $at_least } bis { $at_most }
    }
}
    .kind = vampire
    .after = mit { vtes-phrase-capacity-of }
    .is = { vtes-phrase-capacity-of } { $count-have }
vtes-phrase-has-discipline = { $at_least ->
    [0] ohne { $discipline-name }{ $at_most ->
        [1] {" "}verstärkt
       *[other] {""}
    }
    [1] { $at_most ->
        [1] mit { $discipline-name } nur in der Basisversion
       *[other] mit { $discipline-name }
    }
   *[other] mit { $discipline-name } verstärkt
}
    .after = { vtes-phrase-has-discipline }
    .is = { $at_least ->
        [0] { $discipline-name }{ $at_most ->
            [1] {" "}verstärkt
           *[other] {""}
        } nicht { $count-have }
        [1] { $discipline-name } { $count-have }
       *[other] { $discipline-name } verstärkt { $count-have }
    }
vtes-phrase-has-blood = { $lacking ->
    [0] { $at_least ->
        [0] { $at_most ->
            [0] keine Marken
           *[other] höchstens { $at_most } Blut
        }
       *[other] { $at_most ->
            [99] mindestens { $at_least } Blut
            [999] mindestens { $at_least } Blut
           *[other] { $at_least } bis { $at_most } Blut
        }
    }
   *[other] weniger Blut oder Leben als möglich
}
    .after = { $lacking ->
        [0] { $at_least ->
            [0] { $at_most ->
                [0] ohne Marken
               *[other] mit { vtes-phrase-has-blood }
            }
           *[other] mit { vtes-phrase-has-blood }
        }
       *[other] mit weniger Blut oder Leben als möglich
    }
    .is = { $lacking ->
        [0] { vtes-phrase-has-blood } { $count-have }
       *[other] weniger Blut oder Leben als möglich { $count-have }
    }
vtes-phrase-costs = { $at_least ->
    [0] Kosten höchstens { $at_most } Pool
   *[other] { $at_most ->
        [99] Kosten mindestens { $at_least } Pool
        [999] Kosten mindestens { $at_least } Pool
       *[other] Kosten { $at_least } bis { $at_most } Pool
    }
}
    .after = (Kosten { $at_least ->
        [0] höchstens { $at_most }
       *[other] { $at_most ->
            [99] mindestens { $at_least }
            [999] mindestens { $at_least }
           *[other] { $at_least } bis { $at_most }
        }
    } Pool)
vtes-phrase-did = { $what ->
    [came-out] gerade aus der unkontrollierten Region gekommen
    [voted] mit abgegebenen Stimmen in dieser Abstimmung
    [diablerie] mit Diablerie seit deinem letzten Zug
    [burned] seit deinem letzten Zug aus dem Spiel abgelegt
   *[fed] in diesem Zug schon so gewählt
}
    .is = { $what ->
        [came-out] gerade aus der unkontrollierten Region gekommen { $count-be }
        [voted] in dieser Abstimmung Stimmen abgegeben { $count-have }
        [diablerie] seit deinem letzten Zug Diablerie begangen { $count-have }
        [burned] seit deinem letzten Zug aus dem Spiel abgelegt { $count ->
            [all] wurden
           *[one] wurde
        }
       *[fed] in diesem Zug schon so gewählt { $count ->
            [all] wurden
           *[one] wurde
        }
    }
    .is-not = { $what ->
        [came-out] nicht gerade aus der unkontrollierten Region gekommen { $count-be }
        [voted] in dieser Abstimmung keine Stimmen abgegeben { $count-have }
        [diablerie] seit deinem letzten Zug keine Diablerie begangen { $count-have }
        [burned] seit deinem letzten Zug nicht aus dem Spiel abgelegt { $count ->
            [all] wurden
           *[one] wurde
        }
       *[fed] in diesem Zug noch nicht so gewählt { $count ->
            [all] wurden
           *[one] wurde
        }
    }
vtes-phrase-on-card = auf { $which-one-dat }
    .after = auf { $which-one-dat }
    .after-not = nicht auf { $which-one-dat }
    .is = auf { $which-one-dat } { $count ->
        [all] liegen
       *[one] liegt
    }
vtes-phrase-named = namens „{ $name-card }“
    .noun = „{ $name-card }“
    .nouns = „{ $name-card }“
    .after = namens „{ $name-card }“
vtes-phrase-of-clan = { $clan-name }
    .kind = vampire
    .after = des Klans { $clan-name }
    .after-not = nicht des Klans { $clan-name }
    .is = zum Klan { $clan-name } { vtes-belong }
    .is-not = nicht zum Klan { $clan-name } { vtes-belong }
    .near = yes
vtes-phrase-of-sect = { $sect-name }
    .kind = vampire
    .before = { $sect ->
        [independent] unabhängig{ $shape-ending }
       *[other] {""}
    }
    .after = { $sect ->
        [independent] {""}
        [sabbat] des Sabbat
        [camarilla] der Camarilla
       *[other] der { $sect-name }
    }
    .is = { $sect ->
        [independent] unabhängig { $count-be }
        [sabbat] zum Sabbat { vtes-belong }
       *[other] zu: { $sect-name } { vtes-belong }
    }
    .is-not = nicht { $sect ->
        [independent] unabhängig { $count-be }
        [sabbat] zum Sabbat { vtes-belong }
        [camarilla] zur Camarilla { vtes-belong }
       *[other] zu: { $sect-name } { vtes-belong }
    }
    .near = yes
vtes-phrase-has-title = { $kinds-title-any ->
    [none] mit Titel
   *[other] { $kinds-title-any }
}
    .kind = vampire
    .after = mit Titel{ $kinds-title-any ->
        [none] {""}
       *[other] {" "}({ $kinds-title-any })
    }
    .after-not = ohne Titel{ $kinds-title-any ->
        [none] {""}
       *[other] {" "}({ $kinds-title-any })
    }
    .is = { $kinds-title-any ->
        [none] einen Titel { $count-have }
       *[other] { $kinds-title-any } { $count-be }
    }
    .is-not = { $kinds-title-any ->
        [none] keinen Titel { $count-have }
       *[other] nicht { $kinds-title-any } { $count-be }
    }
vtes-phrase-needs-discipline = mit der Voraussetzung { $disciplines-discipline }
    .after = mit der Voraussetzung { $disciplines-discipline }
    .is = { $disciplines-discipline } { $count ->
        [all] verlangen
       *[one] verlangt
    }
vtes-phrase-is-anarch = Anarch
    .kind = vampire
    .after = (Anarch)
    .after-not = (kein Anarch)
    .is = { $count ->
        [all] Anarchen sind
       *[one] Anarch ist
    }
    .near = yes
vtes-phrase-is-monster = Monster
    .is = { $count ->
        [all] Monster sind
       *[one] ein Monster ist
    }
vtes-phrase-not = nicht: { $which }
vtes-phrase-all = { $filters-list }
vtes-phrase-any-of = { $filters-or }

## Was gewählt wird

vtes-phrase-one = { vtes-phrase-one.one-acc }
    .one = { $filters-one }{ vtes-phrase-one.where }
    .one-acc = { $filters-one-acc ->
        [none] eine Karte
       *[other] { $filters-one-acc }
    }{ vtes-phrase-one.where }
    .one-dat = { $filters-one-dat ->
        [none] einer Karte
       *[other] { $filters-one-dat }
    }{ vtes-phrase-one.where }
    .each = { $filters-each }{ vtes-phrase-one.where }
    .each-acc = { $filters-each-acc }{ vtes-phrase-one.where }
    .all = { $filters-all ->
        [none] Karten
       *[other] { $filters-all }
    }{ vtes-phrase-one.where }
    .all-gen = { $filters-all-gen }{ vtes-phrase-one.where }
    .thing = { $filters-thing }
    .where = { $region ->
        [your-uncontrolled] {" "}in deiner unkontrollierten Region
        [uncontrolled] {" "}in einer unkontrollierten Region
        [every-uncontrolled] {" "}in irgendeiner unkontrollierten Region
        [ash-heap] {" "}in deinem Ablagestapel
       *[in-play] {""}
    }
    .all-acc = { vtes-phrase-one.all }
    .all-dat = { $filters-all-dat }{ vtes-phrase-one.where }
vtes-phrase-only = { $who-acc }
    .one = { $who }
    .one-acc = { $who-acc }
    .one-dat = { $who-dat }
    .each-acc = { $who-acc }
    .all = { $who }
    .all-gen = { $who-gen }
    .thing = { $who-thing }
    .all-acc = { $who-acc }
    .all-dat = { $who-dat }
vtes-phrase-amethuselah = { vtes-phrase-amethuselah.one-acc }
    .one-acc = { $among-kind ->
        [each-methuselah] { $among-one }
        [except] { $among-one }
        [together] { $among-one }
       *[other] { $among-acc }
    }
    .all = { $among }
    .thing = methuselah
vtes-phrase-aclan = einen Klan
    .one-acc = einen Klan
    .all = Klans
    .thing = clan
vtes-phrase-is = { $which-one-acc }

## Ob

vtes-phrase-all-hold = { $conditions-list }
vtes-phrase-unless = { $condition-not }
vtes-phrase-fits = { $who } { $which-is }
    .not = { $who } { $which-is-not }
vtes-phrase-exists = es { $at_least ->
    [one] { $which-one-acc }
   *[other] mindestens { $at_least } { $which-all }
} gibt
    .not = es { $at_least ->
        [one] nicht { $which-one-acc }
       *[other] weniger als { $at_least } { $which-all }
    } gibt
vtes-phrase-is-merged = dieser Vampir vereinigt ist
vtes-phrase-at-least = { $amount } { $most ->
    [999] mindestens { $least }
   *[other] { $least ->
        [0] höchstens { $most }
       *[other] { $least } bis { $most }
    }
} ist
vtes-phrase-action-is = { $brings_vampire ->
    [yes] die Aktion einen Vampir ins Spiel bringt
   *[no] die Aktion { $kinds-kind-a }{ $plain ->
        [yes] {" "}ohne Karte
       *[no] {""}
    } ist
}
    .not = { $brings_vampire ->
        [yes] die Aktion keinen Vampir ins Spiel bringt
       *[no] die Aktion nicht { $kinds-kind-a } ist
    }
vtes-phrase-is-acting = { vtes-phrase-self } handelt
    .not = { vtes-phrase-self } nicht handelt
vtes-phrase-is-directed = die Aktion { $at-kind ->
    [each-methuselah] gegen jemanden
   *[other] gegen { $at-acc }
} gerichtet ist
    .not = die Aktion nicht { $at-kind ->
        [each-methuselah] gegen jemanden
       *[other] gegen { $at-acc }
    } gerichtet ist
vtes-phrase-called-by = die Abstimmung von { $who-dat } ausgeht
vtes-phrase-action-succeeded = die Aktion erfolgreich ist
    .not = die Aktion nicht erfolgreich ist
vtes-phrase-fights = { $about_to ->
    [yes] { vtes-phrase-self } gleich mit { $which-dat } kämpfen würde
   *[no] der gegnerische Untergebene { $which-is }
}
    .not = { $about_to ->
        [yes] { vtes-phrase-self } nicht gleich mit { $which-dat } kämpfen würde
       *[no] der gegnerische Untergebene { $which-is-not }
    }
vtes-phrase-first-round = es die erste Runde ist
    .not = es nicht die erste Runde ist

## Wann

vtes-phrase-goes-to-torpor = { $who-one } in Torpor fällt
    .aim = { $who-thing }
vtes-phrase-is-burned = { $how ->
    [diablerie] an { $who-one-dat } Diablerie begangen wird
   *[other] { $who-one }{ $whose ->
        [yes] {" "}eines Methusalems
       *[no] {""}
    } { $how ->
        [combat] im Kampf{" "}
       *[other] {""}
    }{ $by ->
        [none] {""}
       *[other] durch { $by-one-acc }{" "}
    }abgelegt wird
}
    .aim = { $how ->
        [diablerie] vampire
        [combat] { $who-thing }
       *[other] { $by ->
            [none] { $who-thing }
           *[other] { $by-thing }
        }
    }
vtes-phrase-enters-combat = { $who-one } in einen Kampf gerät
    .aim = { $who-thing }
vtes-phrase-combat-is-over = ein Kampf mit { $who-one-dat } endet
    .aim = { $who-thing }
vtes-phrase-action-succeeds = { $who-one } erfolgreich { $kinds-kind-does ->
    [none] eine Aktion durchführt
   *[other] { $kinds-kind-does }
}
    .aim = { $who-thing }
vtes-phrase-bleed-succeeds = { $who-one } { $before ->
    [yes] gleich erfolgreich{" "}
   *[no] erfolgreich{" "}
}{ $of ->
    [none] {""}
   *[other] { $of-acc }{" "}
}{ $before ->
    [yes] bleeden würde
   *[no] bleedet
}
    .aim = { $who-thing }
vtes-phrase-blocks = { $who-one } blockt
    .aim = { $who-thing }
vtes-phrase-plays-card = { $who-one } eine Karte{ $types-type ->
    [none] {""}
   *[other] {" "}({ $types-type-any })
} spielt{ $disciplines-discipline ->
    [none] {""}
   *[other] , die { $disciplines-discipline-any } verlangt
}
    .aim = { $who-thing }
vtes-phrase-is-cancelled = eine Karte ({ $types-type }), die { $who } spielt, oder ein Referendum, das { $who } ausruft, aufgehoben wird
vtes-phrase-enters-play = { $who } ins Spiel kommt
vtes-phrase-is-equipped = sich ein Untergebener mit { $who-dat } ausrüstet
vtes-phrase-untap-phase = es die Enttappphase von { $of-dat } ist
    .when = in { $of-person ->
        [you] deiner Enttappphase
       *[other] der Enttappphase von { $of-dat }
    }
vtes-phrase-discard-phase-ends = der Zug von { $of-dat } endet
    .when = am Ende { $of-person ->
        [you] deines Zuges
       *[other] des Zuges von { $of-dat }
    }
vtes-phrase-referendum-ends = eine Abstimmung von { $by ->
    [none] { $of-dat }
   *[other] { $by-dat }
} { $passed ->
    [yes] erfolgreich ist
   *[no] scheitert
}
vtes-phrase-is-ousted = { $or_withdraws ->
    [yes] { $who-person ->
        [you] du aus dem Spiel ausscheidest
       *[other] { $who-kind ->
            [each-methuselah] ein Methusalem
           *[other] { $who }
        } aus dem Spiel ausscheidet
    }
   *[no] { $who-person ->
        [you] du herausgeworfen wirst
       *[other] { $who } herausgeworfen wird
    }
}

## Was Wirkungen verbindet

vtes-phrase-do = { $first }; danach: { $rest }
    .may = { $first-may }; danach: { $rest }
vtes-phrase-may = { $by ->
    [none] { $effect-may }{ $then ->
        [none] {""}
       *[other] ; wenn du das tust: { $then }
    }
   *[other] wenn { $by } will: { $effect }{ $then ->
        [none] {""}
       *[other] ; in diesem Fall: { $then }
    }
}
    .may = { vtes-phrase-may }
vtes-phrase-if = wenn { $condition }: { $effect }{ $otherwise ->
    [none] {""}
   *[other] ; sonst: { $otherwise }
}
vtes-phrase-either = { $by-person ->
    [you] wähle eines: { $first } oder { $second }
   *[other] { $by } wählt eines: { $first } oder { $second }
}
    .inf = { $by-person ->
        [you] { $first } oder { $second }
       *[other] { $by } wählt eines: { $first } oder { $second }
    }
vtes-phrase-whenever = { $moment-when }: { $effect }
vtes-phrase-instead = { $moment-when }, stattdessen: { $effect }

## Was geschieht: Pool und Blut

vtes-phrase-gain-pool = { $by-person ->
    [you] du erhältst { $amount-pool }
   *[other] { $by } erhält { $amount-pool }
}
vtes-phrase-burn-pool = { $by-person ->
    [you] du verlierst { $amount-pool }
   *[other] { $by } verliert { $amount-pool }
}
vtes-phrase-burn-edge = { $by-person ->
    [you] du gibst den Vorteil ab
   *[other] { $by } gibt den Vorteil ab
}
vtes-phrase-take-edge = { $by-person ->
    [you] du erhältst den Vorteil
   *[other] { $by } erhält den Vorteil
}{ $if_free ->
    [yes] , wenn niemand ihn hat
   *[no] {""}
}
vtes-phrase-gain-blood = { $who } erhält { $amount-blood }
vtes-phrase-burn-blood = { $who } verliert { $amount-blood }
vtes-phrase-move-blood = lege { $amount-blood } von { $from-dat } auf { $to-acc }
vtes-phrase-blood-to-pool = nimm { $amount-blood } von { $from-dat } in { vtes-whose-pool-acc }
vtes-phrase-pool-to-blood = lege { $amount-pool } aus { vtes-whose-pool-dat } auf { $to-acc }
vtes-phrase-inflict = { $who } erleidet { $aggravated ->
    [yes] { $amount-aggravated-acc }
   *[no] { $amount-damage }
}{ $preventable ->
    [yes] {""}
   *[no] , der nicht verhindert werden kann
}
vtes-phrase-steal-blood = { $amount-blood } stehlen

## Was geschieht: Karten

vtes-phrase-tap = tappe { $who-acc }
vtes-phrase-untap = enttappe { $who-acc }
vtes-phrase-burn = lege { $who-acc } ab
vtes-phrase-to-torpor = schicke { $who-acc } in Torpor
vtes-phrase-rescue = { $who } verlässt den Torpor
vtes-phrase-enter-combat = { vtes-phrase-self } kämpft mit { $with-dat }{ $they_first ->
    [yes] , der dabei als handelnder Untergebener zuerst an der Reihe ist
   *[no] {""}
}{ $gains ->
    [none] {""}
   *[other] ; { $gains }
}
vtes-phrase-put-in-play = { $on ->
    [none] bring diese Karte ins Spiel
   *[other] lege diese Karte auf { $on-acc }
}
vtes-phrase-take-control = { $by } { $by-person ->
    [you] übernimmst
   *[other] übernimmt
} die Kontrolle über { $who-acc }
vtes-phrase-move-card = lege { $who-acc } auf { $to-acc }
vtes-phrase-choose-clan = wähle einen Klan
vtes-phrase-remember-clan = diese Karte merkt sich den gewählten Klan
vtes-phrase-change-title = { $title ->
    [none] { $who } verliert den Titel
   *[other] { $who } erhält einen Titel: { $title-name }
}
vtes-phrase-change-sect = { $who } wechselt zur Sekte: { $sect-name }
vtes-phrase-draw = ziehe { $amount-card }
vtes-phrase-draw-up = ziehe Karten bis zu deiner Handgröße
vtes-phrase-draw-crypt = lege { $amount-card } aus deiner Gruft in deine unkontrollierte Region
vtes-phrase-burn-top = lege von oben { $amount-card } deiner Bibliothek ab
vtes-phrase-discard-at-random = wirf eine zufällige Karte ab{ $then ->
    [none] {""}
   *[other] {" "}(diese Karte ist die abgeworfene): { $then }
}
vtes-phrase-to-library = { $on_top ->
    [yes] lege { $who-acc } oben auf die Bibliothek des Besitzers
   *[no] mische { $who-acc } in die Bibliothek des Besitzers
}
vtes-phrase-card-to-hand = bring { $who-acc } auf die Hand zurück
vtes-phrase-gain-phase-action = { $given_back ->
    [yes] wer sie gespielt hat, erhält die Meisterphasenaktion zurück
   *[no] du erhältst eine weitere Phasenaktion
}
vtes-phrase-note-for-turn = { $who } kann in diesem Zug nicht noch einmal so gewählt werden
vtes-phrase-each = für { $which-each-acc }: { $effect }
    .aim = { $which-thing }
vtes-phrase-allocate = verteile { $amount-point } auf { $among-kind ->
    [each-methuselah] { $among-several }
   *[other] { $among-acc }
}, auf mindestens { $at_least ->
    [one] einen
   *[other] { $at_least } von ihnen
}
vtes-phrase-choose-term = wähle { $among-kind ->
    [one] { $among-one-acc }
    [each-methuselah] { $among-one }
   *[other] { $among-acc }
}
vtes-phrase-for-one = { $by-person ->
    [you] wähle
   *[other] { $by } wählt
} { $which-one-acc }{ $optional ->
    [yes] {" "}{ $by-person ->
        [you] (wenn du willst)
       *[other] (oder nichts)
    }
   *[no] {""}
}: { $effect }
    .aim = { $which-thing }
vtes-phrase-how-many = wähle eine Zahl von { $least } bis { $most } und { $effect }
vtes-phrase-repeat = { $times-kind ->
    [number] { $effect } ({ $times } Mal)
   *[other] { $effect } (einmal für { $times-per })
}
vtes-phrase-search = { $where ->
    [library] suche in deiner Bibliothek { $which-one-acc } und nimm die Karte auf die Hand
   *[other] suche in deiner Gruft { $which-one-acc } und lege die Karte in deine unkontrollierte Region
}
vtes-phrase-into-research = suche in deiner Bibliothek { $number-card } für deinen Forschungsbereich
vtes-phrase-draw-from-research = wenn du willst: ersetze diese Karte aus deinem Forschungsbereich
vtes-phrase-put-under = { $from_hand ->
    [yes] lege { $amount-card } von deiner Hand unter deine Bibliothek
   *[no] { $amount ->
        [1] lege die oberste Karte deiner Bibliothek unter sie
       *[other] lege von oben { $amount-card } deiner Bibliothek unter sie
    }
}
vtes-phrase-look-at-top = sieh dir die { $number ->
    [one] oberste Karte
   *[other] obersten { $number } Karten
} der Bibliothek von { $of-dat } an
vtes-phrase-destroy-equipment = lege { $which-one-acc } des gegnerischen Untergebenen ab
vtes-phrase-steal-equipment = stiehl { $which-one-acc } des gegnerischen Untergebenen
vtes-phrase-end-combat = der Kampf endet

## Was geschieht: bei Aktionen und im Kampf

vtes-phrase-stealth = { $amount-signed } Heimlichkeit{ $of ->
    [none] {""}
   *[other] {" "}für { $of-one-acc }
} { $amount-x }
vtes-phrase-intercept = { $amount-signed } Aufmerksamkeit{ $of ->
    [none] {""}
   *[other] {" "}für { $of-one-acc }
} { $amount-x }
vtes-phrase-bleed-bonus = { $amount-signed } Bleed { $amount-x }{ $while ->
    [none] {""}
   *[other] , solange { $while }
}{ $only ->
    [yes] . Keine weitere Karte kann diesen Bleed erhöhen
   *[no] {""}
}{ $free ->
    [yes] , auch wenn keine weitere Karte diesen Bleed erhöhen kann
   *[no] {""}
}
vtes-phrase-reduce-bleed = verringere einen Bleed gegen dich um { $amount }
vtes-phrase-redirect = nach dem Verzicht auf Blocks eines Bleeds gegen dich wird statt dir dieser Methusalem sein Ziel
vtes-phrase-wake = { $who } kann während dieser Aktion wie enttappt blocken und Reaktionskarten spielen
vtes-phrase-block-fails = der Blockversuch{ $who ->
    [none] {""}
   *[other] {" "}durch { $who-one-acc }
} { $cancelled ->
    [yes] wird aufgehoben
   *[no] schlägt fehl
}
vtes-phrase-cannot-block = { $who-kind ->
    [targeted] { $who } kann
    [blocker] { $who } kann
    [opposing] { $who } kann
   *[other] { $who-all } können
} diese Aktion nicht blocken
vtes-phrase-later = { $when ->
    [block] wenn diese Aktion geblockt wird: { $effect }
    [failed-block] wenn der Versuch eines Untergebenen fehlschlägt, diese Aktion zu blocken: { $effect }
    [resolution] wenn die Aktion ausgewertet wird: { $effect }
    [combat] wenn { vtes-phrase-self } durch diese Aktion in einen Kampf gerät: { $effect }
    [after-combat] wenn der Kampf vorbei ist: { $effect }
    [end-of-action] am Ende der Aktion: { $effect }
    [discard-phase] in deiner Abwurfphase dieses Zuges: { $effect }
   *[end-of-turn] am Ende des Zuges: { $effect }
}
    .me = { $when ->
        [failed-block] acting-blocker
       *[other] none
    }
vtes-phrase-votes = { $in_favor ->
    [yes] von Beginn an Stimmen für die Abstimmung: { $amount }
   *[no] { $amount-signed } Stimmen{ $who ->
        [none] {""}
       *[other] {" "}für { $who-acc }
    } { $amount-x }
}
vtes-phrase-cancel = hebe eine Karte ({ $types-type-any }) auf{ $discipline ->
    [none] {""}
   *[other] , die { $discipline-name } verlangt
}, während { $player ->
    [none] {""}
   *[other] { $player-one } von{" "}
}{ $by-kind ->
    [each-methuselah] { $player ->
        [none] ein anderer Methusalem
       *[other] einem anderen Methusalem
    }
   *[other] { $player ->
        [none] { $by }
       *[other] { $by-dat }
    }
} sie spielt{ $trait ->
    [none] {""}
   *[other] {" "}(nur { $trait-name })
}{ $without ->
    [none] {""}
   *[other] {" "}(nicht { $without-trait })
}{ $redirecting ->
    [yes] {" "}und sie das Ziel des Bleeds ändern würde
   *[no] {""}
}{ $on_self ->
    [yes] {" "}(auf diesen Untergebenen)
   *[no] {""}
}
vtes-phrase-maneuver = Manöver
vtes-phrase-press = Press{ $only_to_continue ->
    [yes] , nur um den Kampf fortzusetzen
   *[no] {""}
}
vtes-phrase-gain-press = { $automatic ->
    [yes] in jeder Runde dieses Kampfes steht von selbst ein Press zum Fortsetzen, wenn jemand in dieser Runde oder den zwei Runden davor eine Karte gespielt hat
   *[no] { $for_more_damage ->
        [yes] wer von beiden in dieser Runde mehr Schaden zufügt,
       *[no] { $who }
    } erhält einen optionalen Press { $until ->
        [action] für diese Aktion
        [combat] für diesen Kampf
        [round] für diese Runde
       *[turn] für diesen Zug
    }{ $only_to_continue ->
        [yes] , nur um den Kampf fortzusetzen
       *[no] {""}
    }
}
vtes-phrase-gain-maneuver = { $who } erhält ein optionales Manöver { $until ->
    [action] für diese Aktion
    [combat] für diesen Kampf
    [round] für diese Runde
   *[turn] für diesen Zug
}
vtes-phrase-additional-strikes = { $amount-strike }
vtes-phrase-strength = { $base ->
    [yes] { $who } hat Stärke { $amount }
   *[no] { $who } erhält { $amount-signed } Stärke
} { $until ->
    [action] für diese Aktion
    [combat] für diesen Kampf
    [round] für diese Runde
   *[turn] für diesen Zug
} { $amount-x }
vtes-phrase-hand-damage-aggravated = die Handschläge { vtes-phrase-self.gen } machen schwer heilbaren Schaden { $until ->
    [action] für diese Aktion
    [combat] für diesen Kampf
    [round] für diese Runde
   *[turn] für diesen Zug
}
vtes-phrase-prevent = verhindere { $amount-damage }{ $normal_only ->
    [yes] , der nicht schwer heilbar ist
   *[no] {""}
}{ $strikes_only ->
    [yes] {" "}durch einen Angriff
   *[no] {""}
}

## Was es kostet

vtes-phrase-cost = { $blood ->
    [0] { $pool ->
        [0] { $conviction ->
            [0] { $x ->
                [yes] X Blut
               *[no] none
            }
           *[other] { $conviction } Überzeugungsstärke
        }
       *[other] { $pool-pool }
    }
   *[other] { $blood-blood }{ $x ->
        [yes] {" + "}X Blut
       *[no] {""}
    }{ $pool ->
        [0] {""}
       *[other] {" + "}{ $pool-pool }
    }
}

## Aktionen und Angriffe

vtes-phrase-action = { $kind ->
    [card] { $stealth ->
        [0] {""}
       *[other] Aktion mit { SIGNED($stealth) } Heimlichkeit.{" "}
    }
    [political] Politische Aktion mit { SIGNED($stealth) } Heimlichkeit.{" "}
    [bleed] { $stealth ->
        [0] {""}
       *[other] Aktion mit { SIGNED($stealth) } Heimlichkeit.{" "}
    }Bleede{ $target-kind ->
        [amethuselah] {" "}{ $target-one-acc }
       *[other] {""}
    }{ $bleed ->
        [0] {""}
       *[other] {" "}mit { SIGNED($bleed) } Bleed
    }.{" "}{ $unaided ->
        [yes] Keine weitere Ausrüstung kann diesen Bleed erhöhen.{" "}
       *[no] {""}
    }
    [hunt] Aktion mit { SIGNED($stealth) } Heimlichkeit. Jage{ $hunt ->
        [1] {""}
       *[other] {" "}nach { $hunt } Blut
    }.{" "}
   *[other] Aktion mit { SIGNED($stealth) } Heimlichkeit. { $kind ->
        [equip] { $target ->
            [none] Rüste mit dieser Karte aus
           *[other] Rüste aus
        }
        [employ] Stelle diesen Gefolgsmann an
        [recruit] Wirb diesen Verbündeten an
        [gain-power] Erlange diese Gabe
       *[other] { CAPITAL($kind-name) }
    }.{" "}
}{ $at ->
    [none] {""}
   *[other] Gerichtet gegen { $at-acc }.{" "}
}{ $even_tapped ->
    [yes] Auch für einen getappten Untergebenen.{" "}
   *[no] {""}
}{ $target ->
    [none] {""}
   *[other] { $target-kind ->
        [only] {""}
        [amethuselah] { $kind ->
            [bleed] {""}
           *[other] Wähle { $target-one-acc }.{" "}
        }
       *[other] Wähle { $target-one-acc }.{" "}
    }
}{ $effect ->
    [none] {""}
   *[other] { CAPITAL($effect) }
}
    .aim = { $target-thing }
vtes-phrase-motion = { $terms ->
    [none] {""}
   *[other] { CAPITAL($terms) }.{" "}
}Wenn die Abstimmung erfolgreich ist: { $passed }
vtes-phrase-strike = Angriff: { $hand ->
    [yes] { $damage ->
        [0] Handschlag
       *[other] Handschlag mit { $damage-signed } Schaden
    }{ $aggravated ->
        [yes] , schwer heilbar
       *[no] {""}
    }{ $ranged ->
        [yes] , auf weite Entfernung
       *[no] {""}
    }
   *[no] { $damage ->
        [0] {""}
       *[other] { $ranged ->
            [yes] { $aggravated ->
                [yes] { $damage-both }
               *[no] { $damage-ranged }
            }
           *[no] { $aggravated ->
                [yes] { $damage-aggravated }
               *[no] { $damage-damage }
            }
        }
    }
}{ $first ->
    [yes] , mit Erstschlag
   *[no] {""}
}{ $dodge ->
    [yes] , Ausweichen
   *[no] {""}
}{ $ends ->
    [yes] , der Kampf endet
   *[no] {""}
}{ $not_by-discipline ->
    [none] {""}
   *[other] {" "}(nicht durch Karten zu verhindern, die { $not_by-discipline } verlangen)
}{ $effect ->
    [none] {""}
   *[other] , { $effect }{ $damage ->
        [0] { $ranged ->
            [yes] {" "}(auch auf weite Entfernung)
           *[no] {""}
        }
       *[other] {""}
    }
}{ $maneuver ->
    [optional] , mit optionalem Manöver
    [to-close] , mit optionalem Manöver auf nahe Entfernung
    [must] , mit Manöver
   *[other] {""}
}{ $press ->
    [yes] , mit optionalem Press
   *[no] {""}
}{ $melee ->
    [yes] ; auch mit einer Nahkampfwaffe{ $melee_more ->
        [0] {""}
       *[other] {" "}(dann { $melee_more } Schaden mehr)
    }
   *[no] {""}
}{ $initial ->
    [yes] ; nicht als zusätzlicher Angriff
   *[no] {""}
}{ $own ->
    [none] {""}
   *[other] ; { $own }
}

## Arten, eine Karte zu spielen

vtes-phrase-mode = { $draft ->
    [yes] Draft.{" "}
   *[no] {""}
}{ $disciplines-with ->
    [none] { $mixed ->
        [none] {""}
       *[other] Als { $type-name }:{" "}
    }
   *[other] { CAPITAL($disciplines-with) }{ $mixed ->
        [none] {""}
       *[other] {" "}({ $type-name })
    }:{" "}
}{ $by ->
    [other] Nur durch einen anderen bereiten Untergebenen unter deiner Kontrolle.{" "}
    [untapped] Nur durch einen anderen enttappten Untergebenen unter deiner Kontrolle.{" "}
   *[none] {""}
}{ $needs-one-acc ->
    [none] {""}
   *[other] Verlangt { $needs-one-acc }.{" "}
}{ $cost ->
    [none] {""}
   *[other] Kostet { $cost }.{" "}
}{ $untapped ->
    [no] Nur durch einen getappten Untergebenen{ $when-window-when ->
        [none] {""}
       *[other] {" "}{ $when-window-when }
    }{ $if ->
        [none] {""}
       *[other] , wenn { $if }
    }.{" "}
   *[yes] { $when-window-when ->
        [none] { $if ->
            [none] {""}
           *[other] Nur, wenn { $if }.{" "}
        }
       *[other] Nur { $when-window-when }{ $if ->
            [none] {""}
           *[other] , wenn { $if }
        }.{" "}
    }
}{ $target ->
    [none] {""}
   *[other] { $target-kind ->
        [only] {""}
       *[other] { $effect-kind ->
            [put-in-play] {""}
           *[other] Wähle { $target-one-acc }.{" "}
        }
    }
}{ $most ->
    [none] {""}
   *[other] Sage eine Zahl an: mindestens { $least }, höchstens { $most }.{" "}
}{ $effect-kind ->
    [put-in-play] { $target ->
        [none] { CAPITAL($effect) }
       *[other] Lege diese Karte auf { $target-one-acc }
    }
   *[other] { CAPITAL($effect) }
}{ $traits-trait ->
    [none] {""}
   *[other] . Diese Karte zählt als: { $traits-trait }
}{ $once ->
    [none] {""}
    [turn] { $type ->
        [master] . Nur eine pro Zug, von wem auch immer
       *[other] . Nur einmal pro Zug je Untergebenem
    }
    [your-turn] . Nur einmal pro Zug
    [action] . Nur einmal pro Aktion
    [combat] . Nur einmal pro Kampf
    [round] . Nur einmal pro Runde
    [rounds] . Nicht in zwei Runden hintereinander
    [strike] . Nur eine solche Karte pro Angriff
    [your-game] . Nur einmal im Spiel je Methusalem
    [untap] . Nur einmal, bevor dieser Untergebene enttappt
   *[game] . Nur einmal im Spiel
}
    .aim = { $target ->
        [none] { $effect-kind ->
            [action] { $effect-aim }
           *[other] none
        }
       *[other] { $target-thing }
    }
    .me = { $disciplines-with ->
        [none] { $needs-thing }
       *[other] { $type ->
            [power] imbued
            [conviction] imbued
            [retainer] none
            [equipment] none
            [ally] none
           *[other] vampire
        }
    }

## Was eine Karte im Spiel hat

vtes-phrase-bonus = { $to ->
    [none] { $everyone ->
        [yes] { $if-kind ->
            [concerns] { $if-who }
           *[other] jeder Methusalem
        } hat{" "}
       *[no] {""}
    }
   *[other] { $to-all } { $everyone ->
        [yes] jedes Methusalems{" "}
       *[no] {""}
    }{ $to-kind ->
        [acting-minion] erhält
        [host-card] erhält
        [self] erhält
        [opposing] erhält
        [blocker] erhält
       *[other] erhalten
    }{" "}
}{ $amount-signed } { $what ->
    [damage] Schaden bei jedem Angriff
    [master-cost] Pool auf die Kosten von Meisterkarten, die auf diesen Untergebenen gespielt werden
    [stealth] Heimlichkeit
    [intercept] Aufmerksamkeit
    [bleed] Bleed
    [strength] Stärke
    [votes] { $amount ->
        [1] Stimme
       *[other] Stimmen
    }
    [capacity] Kapazität
    [transfers] Transfers
    [second-master] Meisterphasenaktionen, doch durch solche Karten höchstens zwei
    [master-actions] Meisterphasenaktionen
    [discard-actions] Abwurfphasenaktionen
    [hunt] Blut beim Jagen
    [hunt-stealth] Heimlichkeit beim Jagen ohne Karte
    [hand-size] Handgröße
   *[other] { $what }
} { $amount-x }{ $if-kind ->
    [none] {""}
    [concerns] {""}
   *[other] , wenn { $if }
}
vtes-phrase-can = { $once ->
    [none] {""}
    [turn] einmal pro Zug{" "}
    [action] einmal pro Aktion{" "}
    [referendum] einmal pro Abstimmung{" "}
    [combat] einmal pro Kampf{" "}
    [round] einmal pro Runde{" "}
    [untap] einmal bis zum Enttappen{" "}
    [damage] jedes Mal, wenn Schaden zugefügt wird,{" "}
    [referendum] einmal pro Abstimmung{" "}
   *[game] einmal im Spiel{" "}
}{ $when-window-when ->
    [none] {""}
   *[other] { $own_turn ->
        [yes] { $by ->
            [controller] { $when-window-your }
           *[other] { $when-window-when }
        }
       *[no] { $when-window-when }
    }{" "}
}{ $after_block ->
    [yes] (im Kampf, nachdem { vtes-holder } mit dieser Karte geblockt hat){" "}
   *[no] {""}
}{ $outside ->
    [yes] (auch außerhalb des Kampfes){" "}
   *[no] {""}
}{ $by ->
    [host] darf der Methusalem, der { vtes-phrase-host-card.acc } kontrolliert,{ $even_torpid ->
        [yes] {" "}(auch wenn dieser nicht bereit ist)
       *[no] {""}
    }
    [target] darf der Methusalem, der die gewählte Karte kontrolliert,
    [anyone] darf jeder Methusalem
   *[controller] { $type ->
        [none] darfst du{ $even_torpid ->
            [yes] {" "}(auch wenn nicht bereit)
           *[no] {""}
        }
       *[other] darf { vtes-holder }{ $while_tapped ->
            [yes] {" "}(auch getappt)
           *[no] {""}
        } als { $type-name }
    }
}{ $phase_action ->
    [yes] {" "}mit einer Phasenaktion
   *[no] {""}
}{ $transfers ->
    [0] {""}
   *[other] {" "}für { $transfers ->
        [one] 1 Transfer
       *[other] { $transfers } Transfers
    }
}{ $cost ->
    [none] {""}
   *[other] {" "}für { $cost }
}{ $if ->
    [none] {""}
   *[other] , wenn { $if },
}{ $tap ->
    [yes] {" "}diese Karte tappen{ vtes-and-choose }
   *[no] {""}
}{ $burn ->
    [yes] {" "}diese Karte ablegen{ vtes-and-choose }
   *[no] {""}
}{ $target ->
    [none] {""}
   *[other] { $target-kind ->
        [only] {""}
       *[other] {" "}{ $target-one-acc } wählen
    }
}: { $effect-inf }
    .aim = { $target-thing }
    .owner = { $by ->
        [host] them
        [target] them
       *[controller] none
    }
vtes-and-choose = { $target-kind ->
    [none] {""}
    [only] {""}
   *[other] {" "}und
}
vtes-phrase-can-act = { $by ->
    [none] { vtes-holder }
   *[other] { $by-one }{ $anyone ->
        [yes] {""}
       *[no] {" "}unter deiner Kontrolle
    }
} darf diese Aktion unternehmen{ $tap ->
    [yes] {" "}(diese Karte tappt dafür)
   *[no] {""}
}{ $cost ->
    [none] {""}
   *[other] {" "}(Kosten { $cost })
}{ $if ->
    [none] {""}
   *[other] , wenn { $if }
}: { $action }
    .me = { $by ->
        [none] none
       *[other] acting
    }
vtes-phrase-weapon = { $cost ->
    [none] {""}
   *[other] Kosten { $cost }:{" "}
}{ $strike }{ $once ->
    [none] {""}
   *[other] {" "}(einmal pro Kampf)
}{ $limit ->
    [combat] . Nur einmal pro Kampf
    [round] . Nur einmal pro Runde
   *[other] {""}
}{ $only_long ->
    [yes] . Nur auf weite Entfernung
   *[no] {""}
}{ $if ->
    [none] {""}
   *[other] . Nur, wenn { $if }
}{ $wears ->
    [yes] . Diese Karte verliert eine Marke für jeden Schadenspunkt, den sie zufügt, und wird ohne Marken abgelegt
   *[no] {""}
}
vtes-phrase-discipline-level = { vtes-holder } hat { $levels ->
    [one] 1 Stufe
   *[other] { $levels } Stufen
} mehr in { $discipline ->
    [chosen] der gewählten Disziplin
   *[other] { $discipline-name }
}{ $to_play ->
    [yes] , um Karten zu spielen
   *[no] {""}
}
vtes-phrase-becomes = { vtes-holder } { $chosen ->
    [yes] gehört zum gewählten Klan
   *[no] { $clan ->
        [none] gehört zur Sekte: { $sect-name }
       *[other] gehört zum Klan { $clan-name }
    }
}
vtes-phrase-holds-title = { vtes-holder } hat den Titel: { $title-name }
vtes-phrase-only-one = ein Untergebener darf höchstens { $most ->
    [one] { $trait ->
        [none] eine Karte dieses Namens
       *[other] eine Karte dieser Art ({ $trait-name })
    }
   *[other] { $most } Karten { $trait ->
        [none] dieses Namens
       *[other] dieser Art ({ $trait-name })
    }
} haben
vtes-phrase-forbids = { $who ->
    [none] { vtes-holder } darf nicht
   *[other] { $who-all } dürfen nicht
} { $what-forbidden-any }{ $at ->
    [none] {""}
   *[other] {" "}gegen { $at-one-acc }
}{ $if ->
    [none] {""}
   *[other] , wenn { $if }
}
vtes-forbidden-attack = Aktionen unternehmen, um einen Kampf zu beginnen
vtes-forbidden-rescue = andere Vampire aus dem Torpor retten
vtes-forbidden-act = handeln
vtes-forbidden-block = blocken
vtes-forbidden-equipment = Ausrüstung haben
vtes-forbidden-retainer = Gefolgsleute haben
vtes-forbidden-target = Ziel von Aktionen anderer sein als dessen, der diese Karte kontrolliert
vtes-phrase-when-merged = vereinigt ist { vtes-holder } { $anarch ->
    [yes] Anarch{ $title ->
        [none] {""}
       *[other] {" "}und { $title-name }
    }
   *[no] { $title-name }
}
vtes-phrase-protects-pool = ein Bleed gegen dich kostet dich höchstens { $most-pool }, wie hoch er auch ist
vtes-phrase-rivals-yield = wer den Titel dieses Vampirs bestreitet, muss ihn in der Enttapphase seines Methusalems aufgeben
vtes-phrase-changes-cost = { $types-type ->
    [none] { $disciplines-discipline ->
        [none] { $kinds-kind ->
            [none] Karten und Aktionen kosten
           *[other] { $kinds-kind-a } kostet
        }
       *[other] Karten mit der Voraussetzung { $disciplines-discipline } kosten
    }
   *[other] { $types-thing-all }{ $disciplines-discipline ->
        [none] {""}
       *[other] {" "}mit der Voraussetzung { $disciplines-discipline }
    } kosten
} { $who ->
    [none] { vtes-holder.acc }
   *[other] { $who-all }
} { $more ->
    [-2] 2 Blut weniger
    [-1] 1 Blut weniger
    [1] 1 Blut mehr
   *[other] { $more } Blut mehr
}{ $if ->
    [none] {""}
   *[other] , wenn { $if }
}
vtes-phrase-when-replaced = wenn du eine Karte ersetzt hast, die der Untergebene mit dieser Karte als handelnder gespielt hat: { $effect }
vtes-phrase-never-gains = dieser Untergebene erhält nie Blut oder Leben: es kommt in die Bank
vtes-phrase-wards = { $traits-trait ->
    [none] Karten, die { $clans-clan-any }, { $disciplines-discipline-any } verlangen, dürfen diesen Untergebenen nicht als Ziel haben oder auf ihn gelegt werden, und die auf ihm werden verbrannt
   *[other] Karten ({ $traits-trait }) können nicht auf { vtes-holder.acc } gespielt werden
}
vtes-phrase-unblockable = { $by-all } können { vtes-holder.acc } nicht blocken
vtes-phrase-not-replaced = { $until ->
    [end-of-action] ersetze diese Karte erst am Ende der Aktion
    [next-untap] ersetze diese Karte erst in deiner nächsten Enttappphase
    [next-discard] ersetze diese Karte erst in deiner nächsten Abwurfphase
    [end-of-combat] ersetze diese Karte erst nach dem Kampf
   *[in-play] ersetze diese Karte nicht, solange sie im Spiel ist
}

## Ganze Karten

vtes-phrase-printed = { CAPITAL($types-type) }{ $traits-trait ->
    [none] {""}
   *[other] {" "}· { $traits-trait }
}{ $clans-clan ->
    [none] {""}
   *[other] {" "}· { $clans-clan }
}{ $cost ->
    [none] {""}
   *[other] {" "}· Kosten { $cost }
}{ $life ->
    [0] {""}
   *[other] {" "}· Leben { $life }{ $types-first ->
        [retainer] {""}
       *[other] , Stärke { $strength }, Bleed { $bleed }
    }
}
    .text = { $needs-one-acc ->
        [none] {""}
       *[other] Verlangt { $needs-one-acc }.{" "}
    }{ $modes-lines } { $grants ->
        [none] {""}
       *[other] { $modes-several ->
            [none] { $grants }
           *[other] ¶ { $grants }
        }
    }{ $traits-first ->
        [discipline] {" "}+1 Kapazität.
       *[other] {""}
    }
    .group = { CAPITAL($types-type) }
    .note = {""}
    .mixed = { $types-several }
    .host = { $types-first ->
        [equipment] minion
        [retainer] minion
        [power] imbued
        [conviction] imbued
        [ally] none
        [event] none
       *[other] { $modes-aim ->
            [clan] none
            [methuselah] none
           *[other] { $modes-aim }
        }
    }
    .me = { $types-first ->
        [ally] ally
        [action] { vtes-phrase-printed.player }
        [action-modifier] { vtes-phrase-printed.player }
        [reaction] { vtes-phrase-printed.player }
        [combat] { vtes-phrase-printed.player }
        [political-action] { vtes-phrase-printed.player }
       *[other] none
    }
    .player = { $needs-thing ->
        [none] { $clans-clan ->
            [none] none
           *[other] vampire
        }
       *[other] { $needs-thing }
    }
vtes-phrase-crypt = { CAPITAL($kind-type) } · { $clan-name } · Gruppe { $group } · { $kind ->
    [imbued] Leben { $capacity }
   *[other] Kapazität { $capacity }
}{ $disciplines-known ->
    [none] {""}
   *[other] {" "}· { $disciplines-known }
}{ $sect ->
    [none] {""}
   *[other] {" "}· { $sect-name }
}{ $title ->
    [none] {""}
   *[other] {" "}· { $title-name }
}{ $traits-trait ->
    [none] {""}
   *[other] {" "}· { $traits-trait }
}
    .text = { $grants }
    .group = { CAPITAL($kind-type) }: { $clan-name }
    .note = {""}
    .me = { $kind }

## Weitere Mengen und Spieler

vtes-phrase-plus = { $of } + { $more }
vtes-phrase-capped = { $of } (höchstens { $most })
vtes-phrase-lost-to-damage = was { $who } in dieser Runde durch Schaden verloren hat
vtes-phrase-methuselahs = die Zahl der Methusalems im Spiel
vtes-phrase-vote-margin = der Vorsprung an Stimmen in der Abstimmung
vtes-phrase-depending = { $then } (sonst { $otherwise }), wenn { $on }
    .much = { $then-much }, wenn { $on }, sonst { $otherwise-much }
    .signed = { $then-signed }
    .x = {" "}, wenn { $on }, sonst { $otherwise-signed }
vtes-phrase-capacity-named = { $by_predator ->
    [yes] die Kapazität des Vampirs, den der Jäger dieses Methusalems gewählt hat
   *[no] die Kapazität des Vampirs, den dieser Methusalem gewählt hat
}
vtes-phrase-term-seat = der Methusalem der Abstimmung
    .acc = den Methusalem der Abstimmung
    .dat = dem Methusalem der Abstimmung
    .person = other
vtes-phrase-richer = jeder Methusalem mit mehr Pool als du
    .acc = jeden Methusalem mit mehr Pool als du
    .dat = jedem Methusalem mit mehr Pool als du
    .person = other

## Weitere Arten und Bedingungen

vtes-phrase-of-named-clan = vom gewählten Klan
    .kind = vampire
    .after = des gewählten Klans
    .is = zum gewählten Klan { vtes-belong }
vtes-phrase-any-holds = { $conditions-or }
vtes-phrase-concerns = { $whom-kind ->
    [chosen] es um { $who-acc } geht
    [you] du { $who-one } bist
   *[other] { $whom } { $who-one } ist
}
    .who = { $who }
vtes-phrase-action-needs = { $title ->
    [yes] die Aktion einen Titel verlangt
   *[no] die Aktion { $disciplines-discipline } verlangt
}
vtes-phrase-bleed-succeeded = der Bleed { $prey ->
    [yes] gegen deine Beute erfolgreich ist
   *[no] erfolgreich ist
}
vtes-phrase-bleed-can-increase = der Bleed noch erhöht werden kann
vtes-phrase-was-blocked = { $by_self ->
    [yes] { $ever ->
        [yes] { vtes-phrase-self } die Aktion geblockt hat
       *[no] { vtes-phrase-self } die Aktion blockt
    }
   *[no] die Aktion geblockt wird
}
    .not = { $by_self ->
        [yes] { vtes-phrase-self } die Aktion nicht geblockt hat
       *[no] die Aktion nicht geblockt wird
    }
vtes-phrase-as-announced = die Aktion gerade angesagt wurde
vtes-phrase-action-by = der handelnde Untergebene von { $who-dat } kontrolliert wird
    .not = der handelnde Untergebene nicht von { $who-dat } kontrolliert wird
vtes-phrase-played-this-action = { $name ->
    [none] während dieser Aktion eine Karte vom Typ { $type-name } gespielt wurde
   *[other] während dieser Aktion „{ $name-card }“ gespielt wurde
}
    .not = { $name ->
        [none] während dieser Aktion keine Karte vom Typ { $type-name } gespielt wurde
       *[other] während dieser Aktion „{ $name-card }“ nicht gespielt wurde
    }
vtes-phrase-passed-referendum = die Abstimmung erfolgreich war
vtes-phrase-at-range = { $long ->
    [yes] die Entfernung weit ist
   *[no] die Entfernung nah ist
}
vtes-phrase-inflicted-more = dieser Vampir in dieser Runde mehr Schaden zugefügt hat als der Gegner
vtes-phrase-combat-ends = der Kampf gleich endet und beide bereit sind
vtes-phrase-not-exhausted = noch keine Karte dieses Namens genutzt wurde
vtes-phrase-discard-phase-begins = die Abwurfphase von { $of-dat } beginnt
    .when = zu Beginn { $of-person ->
        [you] deiner Abwurfphase
       *[other] der Abwurfphase von { $of-dat }
    }

## Was noch geschieht

vtes-phrase-less-intercept = −{ $amount } Aufmerksamkeit für { $who-acc }
vtes-phrase-untap-and-block = enttappe { $who-acc }, der zu blocken versucht{ $intercept ->
    [0] {""}
   *[other] , +{ $intercept } Aufmerksamkeit
}
vtes-phrase-no-combat = der Block führt zu keinem Kampf
vtes-phrase-blocks-without-tapping = { $who } tappt durch den Block nicht
vtes-phrase-stays-tapped = { $who } enttappt in der nächsten Enttappphase nicht
vtes-phrase-one-of = entweder { $effects-or }
vtes-phrase-restrict = { $who } darf { $until ->
    [action] während dieser Aktion
    [combat] in diesem Kampf
    [round] in dieser Runde
   *[turn] in diesem Zug
} { $what-several ->
    [yes] weder { $what-restriction-nor }
   *[none] { $what-restriction-alone }
}
vtes-phrase-hurts-each-round = { $before_range ->
    [yes] vor der Bestimmung der Entfernung erleiden in jeder Runde dieses Kampfes beide Kämpfer und ihre Gefolgsleute { $amount-damage }, der nicht verhindert werden kann{ $more ->
        [0] {""}
       *[other] , und in jeder Runde nach der ersten { $more } mehr
    }
   *[no] { $who } erleidet in jeder Runde dieses Kampfes { $amount-damage }
}
vtes-phrase-prevent-strike = { $all_round ->
    [yes] verhindere allen Schaden durch Angriffe des Gegners in dieser Runde
   *[no] { $initial ->
        [yes] verhindere allen Schaden durch den ersten Angriff des Gegners in der Runde
       *[no] verhindere allen Schaden durch den Angriff des Gegners
    }
}
vtes-phrase-another-combat = { $continues ->
    [yes] der Kampf endet nicht: eine weitere Runde beginnt
   *[no] nach diesem Kampf kämpfen beide noch einmal
}
vtes-phrase-strike-harder = { $aimed ->
    [yes] wenn der nächste Angriff dem gegnerischen Untergebenen Schaden zufügt, sind es { $amount } mehr, und jener darf in dieser Runde nicht pressen
   *[no] +{ $amount } Schaden beim nächsten Angriff
}
vtes-phrase-intercept-of = { $which-kind ->
    [self] { $which } erhält
   *[other] { $which-all } erhalten
} { $amount-signed } Aufmerksamkeit für diese Aktion
vtes-phrase-exhaust = keine weitere Karte dieses Namens { $until ->
    [turn] in diesem Zug
   *[action] in dieser Aktion
}
vtes-phrase-cancel-against = hebe eine gegen diesen Untergebenen gespielte Karte auf, die { $disciplines-discipline-any } verlangt
vtes-phrase-plays-basic = { vtes-holder } darf Karten, die { $disciplines-discipline-any } in der Basisversion verlangen, wie ein Vampir mit Kapazität { $as_old } spielen
vtes-phrase-name-methuselah = wähle { $among-kind ->
    [each-methuselah] { $among-one }
    [except] { $among-one }
    [richer] einen Methusalem mit mehr Pool als du
   *[other] { $among-acc }
}
vtes-phrase-name-several = wähle { $at_least-kind ->
    [number] { $at_least ->
        [1] einen oder mehrere
       *[other] mindestens { $at_least }
    }
   *[other] so viele ({ $at_least }) oder mehr
} { $among-kind ->
    [each-methuselah] { $among-several }
   *[other] davon: { $among }
}
vtes-phrase-each-may-name = jeder Methusalem darf { $which-one-acc } wählen, den er kontrolliert
vtes-phrase-shift-pool = dieser Methusalem verliert den zugeteilten Pool, und die anderen erhalten ihn
vtes-phrase-banish = { $who } kommt mit allem darauf in die unkontrollierte Region
vtes-phrase-cancel-referendum = die Abstimmung wird aufgehoben, und ihre Karte kehrt auf die Hand zurück{ $untap ->
    [yes] ; der handelnde Untergebene enttappt
   *[no] {""}
}{ $barred ->
    [yes] ; die Untergebenen seines Methusalems dürfen diese Aktion in diesem Zug nicht noch einmal unternehmen
   *[no] {""}
}
vtes-phrase-abstains = { $who } enthält sich in dieser Abstimmung (schon abgegebene Stimmen entfallen)
vtes-phrase-referendum-is-settled = der Ausgang der Abstimmung nicht von Stimmen abhängt
    .not = der Ausgang der Abstimmung von Stimmen abhängt
vtes-phrase-blood-or-pool = { $who } erhält { $amount-blood }; bis zu { $to_pool } davon kommen stattdessen in deinen Pool
vtes-restriction-maneuver-to-close = auf nahe Entfernung manövrieren
    .alone = nicht auf nahe Entfernung manövrieren
vtes-restriction-maneuver-to-long = auf weite Entfernung manövrieren
    .alone = nicht auf weite Entfernung manövrieren
vtes-restriction-press-to-continue = mit Press weiterkämpfen
    .alone = nicht mit Press weiterkämpfen
vtes-restriction-press-to-end = den Kampf mit Press beenden
    .alone = den Kampf nicht mit Press beenden
vtes-restriction-equipment = Ausrüstung nutzen
    .alone = keine Ausrüstung nutzen
vtes-restriction-other-strikes = anders als mit der Hand angreifen
    .alone = nicht anders als mit der Hand angreifen
vtes-phrase-is-library-card = Bibliothekskarte
    .noun = eine Bibliothekskarte
    .nouns = Bibliothekskarten
    .kind = library-card
vtes-phrase-each-player = { $effect }, und zwar für { $players-acc }
vtes-phrase-blood-hunt = über eine Blutjagd auf { $who-acc } wird abgestimmt
vtes-phrase-of-circle = vom selben Zirkel
    .kind = vampire
    .after = desselben Zirkels
    .is = zum selben Zirkel { vtes-belong }

## Nachkommen

vtes-phrase-is-vampire = im Spiel ist diese Karte ein Vampir, der nicht einzigartig ist: Kapazität { $capacity }, { $clan ->
    [none] vom Klan des handelnden Vampirs
   *[other] { $clan-name }
}{ $sect ->
    [none] {""}
   *[other] , { $sect-name }
}
vtes-phrase-must-hunt = { $who } muss in diesem Zug jagen
vtes-phrase-cannot-act-yet = { $who } darf in diesem Zug keine Aktionen unternehmen
vtes-phrase-search-and-attach = wenn du willst, durchsuche Bibliothek, Ablagestapel und Hand nach einer Karte ({ $trait-name }) und lege sie auf { $who-acc }

## Bleeds, Gefallen und was aus Karten im Spiel wird

vtes-phrase-has-edge = { $who-person ->
    [you] du den Vorteil hast
   *[other] { $who } den Vorteil hat
}{ $or_nobody ->
    [yes] {" "}oder niemand ihn hat
   *[no] {""}
}
    .not = { $who-person ->
        [you] du den Vorteil nicht hast
       *[other] { $who-kind ->
            [each-methuselah] niemand den Vorteil hat
           *[other] { $who } den Vorteil nicht hat
        }
    }
vtes-phrase-pay-for-bleed = { $by-person ->
    [you] du verlierst den Pool für den Bleed anstelle des Ziels (ist es keiner, lege diese Karte ab)
   *[other] { $by } verliert den Pool für den Bleed anstelle des Ziels
}
vtes-phrase-limit-bleed = { $most ->
    [0] das Bleeding kostet keinen Pool und ist nicht erfolgreich
   *[other] dieser Bleed kostet höchstens { $most-pool }
}
vtes-phrase-rearrange-equipment = reihum ab dir darf jeder Methusalem die Ausrüstung auf seinen bereiten Untergebenen umverteilen
vtes-phrase-choose-discipline = wähle eine Disziplin
vtes-phrase-cancel-this = diese Karte wird aufgehoben
vtes-phrase-capacity = die Kapazität von { $who-dat }
vtes-phrase-on-control-change = wenn du die Kontrolle über diese Karte erhältst: { $gained }; wenn du sie verlierst, auch wenn die Karte abgelegt oder umstritten wird: { $lost }
vtes-phrase-in-combat = in diesem Kampf
    .after = in diesem Kampf

## Aktionen beenden, auf Kommendes warten

vtes-phrase-end-action = die Aktion endet sofort ohne Erfolg und ohne Kampf
vtes-phrase-cannot-repeat-action = der handelnde Untergebene kann dieselbe Aktion in diesem Zug nicht noch einmal unternehmen
vtes-phrase-stealth-for-next-actions = +1 Heimlichkeit für jede der nächsten Aktionen deiner Untergebenen in diesem Zug, so viele: { $actions }
vtes-phrase-cheaper-action = die Aktion kostet { $amount } Blut oder Pool weniger
vtes-phrase-no-more = { $what ->
    [modifiers] während dieser Aktion können keine Aktionsmodifikatoren mehr gespielt werden
    [untap] während dieser Aktion kann kein Untergebener enttappen
    [block] { $by } darf diese Aktion nicht mehr zu blocken versuchen
   *[edge] { $by-person ->
        [you] du kannst
       *[other] { $by } kann
    } während dieser Aktion den Vorteil nicht erhalten; er wird stattdessen abgelegt
}
vtes-phrase-attempt-block = { vtes-phrase-self } versucht zu blocken, auch wenn du diese Aktion sonst nicht blocken dürftest
vtes-phrase-take-action = { vtes-holder } führt eine Aktion aus, egal wer am Zug ist
vtes-phrase-if-passes = wenn die Abstimmung erfolgreich ist: { $effect }
vtes-phrase-played-for-action = die für die Aktion gespielte Karte
    .acc = die für die Aktion gespielte Karte
    .dat = der für die Aktion gespielten Karte
    .gen = der für die Aktion gespielten Karte
    .thing = card
vtes-phrase-carries = mit { $which-one-dat }
    .after = mit { $which-one-dat }
    .after-not = ohne { $which-one-acc }
    .is = { $which-one-acc } { $count-have }
    .is-not = { $which-one-acc } nicht { $count-have }

## Die Toten

vtes-phrase-revive = { $ready ->
    [yes] { $who } kommt vom Ablagestapel { $blood ->
        [0] mit vollem Leben ins Spiel, ein Gefolgsmann auf den handelnden Untergebenen, ohne Anforderungen und Kosten
       *[other] in deine bereite Region mit { $blood } Blut
    }
   *[no] { $who } kommt vom Ablagestapel in deine unkontrollierte Region
}
vtes-phrase-several = { $least ->
    [one] eine oder mehrere
   *[other] { $least }{ $most ->
        [99] {" "}oder mehr
       *[other] {""}
    }
} { $which-all-acc }
    .all = { $which-all }
    .one-acc = { vtes-phrase-several }
    .thing = { $which-thing }
vtes-phrase-each-target = für jede gewählte Karte: { $effect }
vtes-phrase-provided = beliebig, wenn { $condition }
    .after = (nur, wenn { $condition })
    .is = beliebig { $count-be }, wenn { $condition },
vtes-phrase-remember-bled = diese Karte merkt sich den gebleedeten Methusalem
vtes-phrase-remembered = der gemerkte Methusalem
    .acc = den gemerkten Methusalem
    .dat = dem gemerkten Methusalem
    .person = other

## Was Karten sich merken

vtes-phrase-remember-terms = diese Karte merkt sich die gewählten Methusalems
vtes-phrase-named-here = jeder für diese Karte gewählte Methusalem
    .acc = jeden für diese Karte gewählten Methusalem
    .dat = jedem für diese Karte gewählten Methusalem
    .one = ein für diese Karte gewählter Methusalem
    .person = other
vtes-phrase-named-by = jeder Methusalem, der für ein { $name-card } im Spiel gewählt ist
    .acc = jeden Methusalem, der für ein { $name-card } im Spiel gewählt ist
    .dat = jedem Methusalem, der für ein { $name-card } im Spiel gewählt ist
    .person = other
vtes-phrase-put-in-state = { $state ->
    [superior] diese Karte bleibt verstärkt im Spiel
   *[dormant] diese Karte ist vor deinem nächsten Zug nicht nutzbar
}
vtes-phrase-is-in-state = { $state ->
    [superior] diese Karte verstärkt gespielt wurde
   *[dormant] dein nächster Zug noch nicht begonnen hat
}
    .not = { $state ->
        [superior] diese Karte nicht verstärkt gespielt wurde
       *[dormant] dein nächster Zug begonnen hat
    }
vtes-phrase-open-hand = { $of } { $of-person ->
    [you] spielst
   *[other] spielt
} diesen Kampf mit offener Hand
vtes-phrase-remember-target = diese Karte merkt sich die gewählte Karte
vtes-phrase-action-resolved = eine Aktion abgewickelt ist, handelnd: { $who }
vtes-phrase-harm = { vtes-holder }{ $inflicts ->
    [no] {" "}fügt im Kampf keinen Schaden zu
   *[yes] {""}
}{ $takes_normal ->
    [no] { $inflicts ->
        [no] {" "}und
       *[yes] {""}
    } ist immun gegen Schaden, der nicht schwer heilbar ist
   *[yes] {""}
}{ $takes_aggravated ->
    [no] {" "}nimmt schweren Schaden im Kampf wie normalen Schaden
   *[yes] {""}
}
vtes-phrase-blood-to-act = { $if ->
    [none] {""}
   *[other] wenn { $if }:{" "}
}der Untergebene mit dieser Karte muss { $blood-blood } verlieren, um eine Aktion zu versuchen, die keine Jagd und kein Angriff ist
vtes-phrase-aggravated-as-normal = { $who } nimmt für den Rest des Kampfes schwer heilbaren Schaden als normalen Schaden

## Stapel, Preise, was Karten sich merken, das Ende von Phasen

vtes-phrase-cards-in = du { $at_least ->
    [one] { $which ->
        [none] eine Karte
       *[other] { $which-one-acc }
    }
   *[other] mindestens { $at_least } { $which ->
        [none] Karten
       *[other] { $which-all-acc }
    }
} { $place ->
    [hand] auf der Hand
    [crypt] in der Gruft
   *[ash-heap] im Ablagestapel
} hast
vtes-phrase-discard-cards = { $or_else ->
    [none] wirf { vtes-phrase-discard-cards.what } von deiner Hand ab
   *[other] { $by } darf { vtes-phrase-discard-cards.what } abwerfen; sonst: { $or_else }
}
    .what = { $which ->
        [none] { $amount-card }
       *[other] { $amount ->
            [one] { $which-one-acc }
           *[other] { $amount } { $which-all-acc }
        }
    }
vtes-phrase-back-from-ash-heap = wähle bis zu { $most-card } in deinem Ablagestapel; { $to_hand ->
    [one] die zuerst gewählte kommt
   *[other] die ersten { $to_hand } kommen
} auf deine Hand, die übrigen werden in deine Bibliothek gemischt
vtes-phrase-remove-from-game = entferne { $who-acc } aus dem Spiel
vtes-phrase-hand-size = { $amount-signed } Handgröße { $until ->
    [action] für diese Aktion
    [combat] für diesen Kampf
    [round] für diese Runde
   *[turn] bis zum Ende des Zuges
}
vtes-phrase-chosen-card = die gemerkte Karte
    .acc = die gemerkte Karte
    .dat = der gemerkten Karte
    .gen = der gemerkten Karte
    .thing = card
vtes-phrase-changes-pool-cost = { $of-all }{ $who-person ->
    [you] , die du spielst,
    [other] , die { $who } spielt,
   *[none] {""}
}{ $on ->
    [none] {""}
   *[other] , gespielt auf { $on-one-acc },
} kosten { SIGNED($pool) } Pool
vtes-phrase-changes-controller = ein anderer Methusalem die Kontrolle über { $who-acc } übernommen hat
vtes-phrase-phase-closes = niemand mehr etwas tut ({ $phase-window } von { $of-dat })
    .when = bevor { $of-person ->
        [you] deine
       *[other] die
    } { $phase ->
        [discard-phase] Abwurfphase
        [influence-phase] Einflussphase
        [master-phase] Meisterphase
        [untap] Enttappphase
       *[other] Phase
    }{ $of-person ->
        [you] {""}
       *[other] {" "}von { $of-dat }
    } endet

## Kampfrunden, Waffen, gezielte Angriffe

vtes-phrase-set-range = die Entfernung ist in dieser Runde ohne Manöver { $long ->
    [yes] weit
   *[no] nah
}
vtes-phrase-initial-strike = der erste Angriff dieses Untergebenen in dieser Runde muss { $strike ->
    [none] mit dieser Waffe erfolgen
   *[other] dieser sein: { $strike }
}{ $answered_first ->
    [yes] , und der des gegnerischen Untergebenen ist ein Erstschlag
   *[no] {""}
}
vtes-phrase-if-another-round = wenn eine weitere Runde dieses Kampfes beginnt: { $effect }
vtes-phrase-striking-weapon = die Waffe, die den Schaden verursacht
    .acc = die Waffe, die den Schaden verursacht
    .dat = der Waffe, die den Schaden verursacht
    .gen = der Waffe, die den Schaden verursacht
    .thing = weapon
vtes-phrase-in-hand = { $filters-one-acc } auf deiner Hand
    .one = { $filters-one } auf deiner Hand
    .one-acc = { $filters-one-acc } auf deiner Hand
    .all = { $filters-all } auf deiner Hand
    .thing = { $filters-thing }
vtes-phrase-is-obtainable = die dieser Untergebene haben darf und die bezahlt werden kann{ $less_pool ->
    [0] {""}
   *[other] {" "}(um { $less_pool } Pool oder bis zu { $less_blood } Blut billiger)
}{ $most_damage ->
    [99] {""}
   *[other] , höchstens { $most_damage } Schaden pro Angriff, nicht schwer heilbar
}
    .after = ({ vtes-phrase-is-obtainable })
vtes-phrase-equip-from-hand = { vtes-phrase-self } rüstet sich zu ihren Kosten mit der gewählten Karte aus oder stellt sie an{ $less_pool ->
    [0] {""}
   *[other] {" "}(um { $less_pool } Pool oder bis zu { $less_blood } Blut billiger)
}
vtes-phrase-library-size = die Zahl der Karten in deiner Bibliothek
vtes-restriction-additional-strikes = zusätzliche Angriffe nutzen
    .alone = keine zusätzlichen Angriffe nutzen
vtes-restriction-weapon-damage = mit Waffen Schaden zufügen
    .alone = mit Waffen keinen Schaden zufügen
vtes-restriction-discipline-cards = Karten spielen, die eine Disziplin verlangen
    .alone = keine Karten spielen, die eine Disziplin verlangen
vtes-unit-ranged = Fernschaden
    .many = Fernschaden
vtes-unit-aggravated = schwer heilbarer Schaden
    .many = schwer heilbarer Schaden
    .acc = schwer heilbaren Schaden
vtes-unit-both = schwer heilbarer Fernschaden
    .many = schwer heilbarer Fernschaden
vtes-unit-point = Punkt
    .many = Punkte
vtes-belong = { $count ->
    [all] gehören
   *[one] gehört
}
vtes-whose-pool-acc = { $owner ->
    [none] deinen Pool
   *[other] seinen Pool
}
vtes-whose-pool-dat = { $owner ->
    [none] deinem Pool
   *[other] seinem Pool
}
vtes-phrase-grant = { $until ->
    [action] während dieser Aktion:
    [combat] in diesem Kampf:
    [round] in dieser Runde:
   *[turn] in diesem Zug:
} { $ability }
    .me = { $to-kind ->
        [opposing] opposing
       *[other] none
    }
vtes-phrase-lend = { $until ->
    [action] während dieser Aktion
    [combat] während dieses Kampfes
    [round] in dieser Runde
   *[turn] in diesem Zug
} darf dieser Untergebene das Folgende nutzen
vtes-phrase-offer-intercept = { $who } kann einmal in dieser Aktion für { $pool } Pool von dir +1 Aufmerksamkeit erhalten
vtes-phrase-might-block = kann die Aktion zu blocken versuchen
    .is = die Aktion zu blocken versuchen { $count ->
        [all] können
       *[one] kann
    }
vtes-phrase-block-cost = { $which-all } müssen je { $amount } Blut zahlen, um einen Block dieser Aktion zu versuchen
vtes-phrase-settle-referendum = { $next ->
    [yes] die nächste Abstimmung eines Vampirs unter deiner Kontrolle in diesem Zug { $passes ->
        [yes] ist ohne Weiteres erfolgreich
       *[no] scheitert ohne Weiteres
    }
   *[no] die Abstimmung { $passes ->
        [yes] ist unabhängig von den Stimmen erfolgreich
       *[no] scheitert unabhängig von den Stimmen
    }
}
vtes-phrase-needs-stealth = dieser Untergebene handelt und mangels Heimlichkeit geblockt wurde
vtes-phrase-continue-action = die Aktion geht weiter, als wäre sie nicht geblockt worden{ $stealth ->
    [0] {""}
   *[other] , mit +{ $stealth } Heimlichkeit
}
