### Die Karten von Masquerade: die Wendungen, aus denen sie bestehen, ihre Namen und was auf ihnen
### steht. Welche Formen es gibt, sagt lang.ftl.

## Wovon es eine Menge gibt

masquerade-unit-blood = Blut
masquerade-unit-influence = Einfluss
masquerade-unit-extra = zusätzlichen Einfluss

## Wer

masquerade-phrase-you = du
    .acc = dich
    .dat = dir
    .gen = von dir
    .any = du
    .any-acc = dich
    .any-gen = von dir
    .each = du
    .all = du
    .all-gen = deiner selbst
    .cards-gen = deiner Karten
    .cards-dat = deinen Karten
    .person = you
masquerade-phrase-rivals = jeder Rivale
    .acc = jeden Rivalen
    .dat = jedem Rivalen
    .gen = jedes Rivalen
    .any = ein Rivale
    .any-acc = einen Rivalen
    .any-gen = eines Rivalen
    .each = jeder Rivale
    .all = deine Rivalen
    .all-gen = deiner Rivalen
    .cards-gen = der Karten deiner Rivalen
    .cards-dat = den Karten deiner Rivalen
    .person = other
    .again = that-player
masquerade-phrase-opponents = jeder Gegner
    .acc = jeden Gegner
    .dat = jedem Gegner
    .gen = jedes Gegners
    .any = ein Gegner
    .any-acc = einen Gegner
    .any-gen = eines Gegners
    .each = jeder Gegner
    .all = deine Gegner
    .all-gen = deiner Gegner
    .cards-gen = der Karten deiner Gegner
    .cards-dat = den Karten deiner Gegner
    .person = other
    .again = that-player
masquerade-phrase-absent-opponents = jeder Gegner ohne Karte hier
    .acc = jeden Gegner ohne Karte hier
    .dat = jedem Gegner ohne Karte hier
    .gen = jedes Gegners ohne Karte hier
    .any = ein Gegner ohne Karte hier
    .any-acc = einen Gegner ohne Karte hier
    .any-gen = eines Gegners ohne Karte hier
    .each = jeder Gegner ohne Karte hier
    .all = deine Gegner ohne Karte hier
    .all-gen = deiner Gegner ohne Karte hier
    .cards-gen = der Karten deiner Gegner ohne Karte hier
    .cards-dat = den Karten deiner Gegner ohne Karte hier
    .person = other
    .again = that-player
masquerade-phrase-that-player = { $causer ->
    [yes] der Verursacher
   *[none] dieser Spieler
}
    .acc = ihn
    .dat = ihm
    .gen = dieses Spielers
    .any = dieser Spieler
    .any-acc = diesen Spieler
    .any-gen = dieses Spielers
    .each = dieser Spieler
    .all = dieser Spieler
    .all-gen = dieser Spieler
    .cards-gen = seiner Karten
    .cards-dat = seinen Karten
    .pron = er
    .pron-person = one
    .person = that
masquerade-phrase-the-winner = der Gewinner hier
    .acc = den Gewinner hier
    .dat = dem Gewinner hier
    .gen = des Gewinners
    .any = der Gewinner hier
    .any-acc = den Gewinner hier
    .any-gen = des Gewinners
    .each = der Gewinner hier
    .all = der Gewinner hier
    .all-gen = der Gewinner hier
    .cards-gen = der Karten des Gewinners
    .cards-dat = den Karten des Gewinners
    .person = other
    .again = that-player
masquerade-phrase-everybody = jeder Spieler hier
    .acc = jeden Spieler hier
    .dat = jedem Spieler hier
    .gen = jedes Spielers
    .any = ein Spieler
    .any-acc = einen Spieler
    .any-gen = eines Spielers
    .each = jeder Spieler
    .all = alle Spieler hier
    .all-gen = aller Spieler hier
    .cards-gen = der Karten aller Spieler
    .cards-dat = den Karten aller Spieler
    .person = other
    .again = that-player

## Wo

masquerade-phrase-here = hier
    .from = von hier
masquerade-phrase-elsewhere = an einem anderen Ort
    .from = von einem anderen Ort
    .again = there
masquerade-phrase-haven = in der Zuflucht des Prinzen
    .from = aus der Zuflucht des Prinzen
    .again = there
masquerade-phrase-anywhere = an irgendeinem Ort
    .from = von irgendeinem Ort
masquerade-phrase-each-location = an jedem Ort
    .from = von jedem Ort
masquerade-phrase-there = dort
    .from = von dort

## Wie viel

masquerade-phrase-round-number = die Rundenzahl
    .gen = der Rundenzahl
    .per = { $every ->
        [1] für jede begonnene Runde
       *[other] für je { $every } begonnene Runden
    }
masquerade-phrase-your-pool = das Blut in deinem Vorrat
    .gen = des Bluts in deinem Vorrat
    .per = { $every ->
        [1] für jedes Blut in deinem Vorrat
       *[other] für je { $every } Blut in deinem Vorrat
    }
    .spent = des Bluts in deinem Vorrat
masquerade-phrase-your-alliance = die Anzahl der Karten in deinem Bündnis
    .gen = der Anzahl der Karten in deinem Bündnis
    .per = { $every ->
        [1] für jede Karte in deinem Bündnis
       *[other] für je { $every } Karten in deinem Bündnis
    }
masquerade-phrase-your-cards-here = die Anzahl deiner Karten hier
    .gen = der Anzahl deiner Karten hier
    .per = { $every ->
        [1] für jede deiner Karten hier, diese eingeschlossen
       *[other] für je { $every } deiner Karten hier, diese eingeschlossen
    }
masquerade-phrase-cards-here = die Anzahl aller Karten hier
    .gen = der Anzahl aller Karten hier
    .per = { $every ->
        [1] für jede Karte hier, egal wessen
       *[other] für je { $every } Karten hier, egal wessen
    }
masquerade-phrase-rivals-here = die Anzahl { $who-all-gen }
    .gen = der Anzahl { $who-all-gen }
    .per = { $every ->
        [1] für { $who-acc }
       *[other] für je { $every } { $who-all-gen }
    }
masquerade-phrase-blood-here = alles hier eingesetzte Blut
    .gen = des gesamten hier eingesetzten Bluts
    .per = { $every ->
        [1] für jedes hier eingesetzte Blut, egal wessen
       *[other] für je { $every } hier eingesetzte Blut, egal wessen
    }
masquerade-phrase-deployed-blood = das hier eingesetzte Blut
    .gen = des hier eingesetzten Bluts
    .per = { $every ->
        [1] für jedes hier eingesetzte Blut
       *[other] für je { $every } hier eingesetzte Blut
    }
    .half = die Hälfte
    .share = die gesamte Menge
    .rest = {""}
masquerade-phrase-highest-power = der höchste aufgedruckte Wert hier
    .gen = des höchsten aufgedruckten Werts hier
    .per = { $every ->
        [1] für jeden Punkt des höchsten aufgedruckten Werts hier
       *[other] für je { $every } Punkte des höchsten aufgedruckten Werts hier
    }
masquerade-phrase-missing = die Menge, die dir im Vorrat auf { $to } fehlt (mindestens { $at_least })
    .gen = der Menge, die dir im Vorrat auf { $to } fehlt (mindestens { $at_least })
    .per = { $every ->
        [1] für jedes Blut, das dir im Vorrat auf { $to } fehlt (mindestens { $at_least })
       *[other] für je { $every } Blut, die dir im Vorrat auf { $to } fehlen (mindestens { $at_least })
    }
    .much = { $unit-name } bis zu einem Vorrat von { $to }, mindestens aber { $at_least }

## Ob

masquerade-phrase-has-blood = { $who } hier eingesetztes Blut { $who-person ->
    [you] hast
   *[other] hat
}
masquerade-phrase-won-here = du hier gewonnen hast
masquerade-phrase-gained-here = du hier einen Verbündeten oder ein Opfer erhalten hast
masquerade-phrase-at-haven = diese Karte in der Zuflucht des Prinzen liegt
masquerade-phrase-fewest-face-up = niemand hier weniger offene Karten hat als du
masquerade-phrase-only-human = dies der einzige menschliche Verbündete in deinem Bündnis ist

## Wann

masquerade-phrase-plays = immer wenn { masquerade-phrase-plays.would }
    .would = { $by-any } { $at } eine Karte { $down ->
        [yes] verdeckt
       *[no] {""}
    } { $by-person ->
        [you] spielst
       *[other] spielt
    },
masquerade-phrase-withdraws = immer wenn { masquerade-phrase-withdraws.would }
    .would = { $by-person ->
        [you] du dich { $from-from } zurückziehst
       *[other] sich { $by-any } { $from-from } zurückzieht
    },
    .counted = für jede dabei bewegte Karte
masquerade-phrase-falls-into-frenzy = immer wenn { masquerade-phrase-falls-into-frenzy.would }
    .would = { $by-any } { masquerade-phrase-falls-into-frenzy.place } { masquerade-phrase-falls-into-frenzy.victim } in Raserei versetzt,
    .place = { $at-kind ->
        [anywhere] {""}
       *[other] { $at }
    }
    .victim = { $who-kind ->
        [everybody] einen anderen Spieler
       *[other] { $who-any-acc }
    }
    .extra = yes
    .causer = { $by-kind ->
        [everybody] yes
       *[other] none
    }
masquerade-phrase-drains = immer wenn { $who-any } { $at } in Raserei eine Karte aussaugen { $who-person ->
    [you] musst
   *[other] muss
},
    .would = { $who-any } { $at } in Raserei eine Karte { $who-person ->
        [you] aussaugst
       *[other] aussaugt
    },
masquerade-phrase-spends-or-loses = immer wenn { masquerade-phrase-spends-or-loses.would }
    .would = { $who-any } { $at } Blut { $who-person ->
        [you] ausgibst oder verlierst oder dir
       *[other] ausgibt oder verliert oder ihm
    } welches gestohlen wird,
masquerade-phrase-blood-leaves = immer wenn { masquerade-phrase-blood-leaves.would }
    .would = Blut, das { $of-any } { $of-person ->
        [you] verlierst oder ausgibst
       *[other] verliert oder ausgibt
    }, in die Bank geht,
    .same = yes
masquerade-phrase-gained = wenn du diesen Verbündeten erhältst,
masquerade-phrase-in-your-turn = in deinem Planungszug
masquerade-phrase-end-of-planning = am Ende der Planungsphase
masquerade-phrase-start-of-resolution = zu Beginn der Ausführungsphase
masquerade-phrase-after-withdrawal = nach dem Rückzug hier
masquerade-phrase-before-reveal = unmittelbar vor der Enthüllung hier
masquerade-phrase-after-reveal = unmittelbar nach der Enthüllung hier
masquerade-phrase-after-location = nach der Ausführung dieses Ortes

## Verben, mit denen dieses Spiel anders auffordert

masquerade-verb-bring = bringen
    .one = bringt
    .you = bringst
    .order = bringe
masquerade-verb-gain = erhalten
    .one = erhält
    .you = erhältst
    .order = erhalte
masquerade-verb-lose = verlieren
    .one = verliert
    .you = verlierst
    .order = verliere

## Was geschieht: Blut und Einfluss

masquerade-phrase-steal = { $from-dat } { $amount-blood }
    .verb = steal
masquerade-phrase-lose = { $what ->
    [influence] { $amount-influence }
   *[blood] { $amount-blood }
}
    .verb = lose
masquerade-phrase-gain = { $what ->
    [influence] { $extra ->
        [yes] { $amount-extra }
       *[none] { $amount-influence }
    }
   *[blood] { $amount-blood }
}
    .verb = gain
masquerade-phrase-give-influence = dir { $amount-influence }
    .verb = give
    .state-then = { $by-person ->
        [you] gibst du dir
       *[other] gibt dir { $by }
    } { $amount-influence }
    .let = dir von { $by-dat } { $amount-influence }
    .let-verb = let-give
masquerade-phrase-spend = { $amount-blood }
    .verb = spend
    .paid = yes
masquerade-phrase-deploy = { $amount-kind ->
    [that-many] { $from ->
        [pool] { $at } { masquerade-phrase-deploy.source } { $amount-blood }
       *[bank] { $same ->
            [yes] es { $at }
           *[none] { $at } { masquerade-phrase-deploy.source } { $amount-blood }
        }
    }
    [number] { $at } { $amount-blood } { masquerade-phrase-deploy.source }
   *[other] { $at } { masquerade-phrase-deploy.source } { $amount-blood }
}
    .verb = use
    .source = { $from ->
        [pool] aus deinem Vorrat
       *[bank] aus der Bank
    }
masquerade-phrase-deploy-up-to = { $amount-kind ->
    [number] hier bis zu { $amount-blood } aus deinem Vorrat
   *[other] hier aus deinem Vorrat bis zu { $amount-blood }
}
    .verb = use
    .allowed = yes
    .plain = setze { masquerade-phrase-deploy-up-to } ein
masquerade-phrase-take-back-up-to = bis zu { $amount } { $by-person ->
    [you] deines hier eingesetzten Bluts in deinen
   *[other] seines hier eingesetzten Bluts in seinen
} Vorrat
    .verb = take-back
    .allowed = yes
masquerade-phrase-move-blood = { $to ->
    [pool] { $of-person ->
        [you] { masquerade-phrase-move-blood.own } zurück
        [that] { masquerade-phrase-move-blood.own }
       *[other] { $amount-kind ->
            [deployed-blood] alles hier eingesetzte Blut { $of-gen }
           *[other] { $amount-share } des hier eingesetzten Bluts { $of-gen } { $amount-rest }
        }
    } in deinen Vorrat
    [position] { masquerade-phrase-move-blood.own } an deine Position
   *[bank] { masquerade-phrase-move-blood.own }
}
    .verb = { $to ->
        [pool] take
        [position] move
       *[bank] burn
    }
    .own = { $amount-kind ->
        [deployed-blood] { $of-person ->
            [you] dein
           *[other] sein
        } gesamtes hier eingesetztes Blut
       *[other] { $amount-share } { $of-person ->
            [you] deines
           *[other] seines
        } hier eingesetzten Bluts { $amount-rest }
    }
masquerade-phrase-send-blood = { $amount-kind ->
    [deployed-blood] dein gesamtes hier eingesetztes Blut
   *[other] { $amount-share } deines hier eingesetzten Bluts { $amount-rest }
} an einen anderen Ort
    .verb = move
masquerade-phrase-swap-blood = dein hier eingesetztes Blut gegen das Blut in deinem Vorrat
    .verb = swap

## Was geschieht: Karten

masquerade-phrase-gain-victim = { $number } Opfer vom Opferstapel in dein Bündnis
    .verb = take
masquerade-phrase-draw = { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
} von deinem Clandeck auf die Hand
    .verb = draw
masquerade-phrase-withdraw = { $by-person ->
    [you] dich
   *[other] sich
}
    .verb = withdraw
    .state-then = { $by-person ->
        [you] ziehst du dich
       *[other] zieht sich { $by }
    } zurück
masquerade-phrase-bring-here = deine Karten und dein Blut von dort an diesen Ort
    .verb = bring
masquerade-phrase-move-this = diese Karte in die Zuflucht des Prinzen
    .verb = move
masquerade-phrase-turn-this-down = diese Karte
    .verb = turn-down
masquerade-phrase-look-at-that-card = dir die gespielte Karte
    .verb = look-at
masquerade-phrase-take-ambition = den Ehrgeizmarker
    .verb = take
masquerade-phrase-shed-diablerie = einen deiner Diablerie-Marker
    .verb = give-back
masquerade-phrase-choose-rival = { $among-any-acc }
    .verb = choose
    .tail = : { CAPITAL($effect-state) }
masquerade-phrase-play-hand = { $of-person ->
    [you] { masquerade-phrase-play-hand.subject } offen hier
   *[other] offen an deiner Position hier gespielt
}
    .subject = alle Karten, die { $of-person ->
        [you] du noch auf der Hand hast
        [that] er noch auf der Hand hat
       *[other] { $of } noch auf der Hand hat
    },
    .person = { $of-person ->
        [you] you
       *[other] many
    }
    .verb = { $of-person ->
        [you] play
       *[other] become
    }
    .let = { masquerade-phrase-play-hand.subject } offen an deiner Position hier
    .let-verb = play
masquerade-phrase-play-top = die oberste Karte deines Clandecks offen hier
    .verb = play
masquerade-phrase-at-end-of-round = am Rundenende { $effect-state-then }
    .state-then = musst du am Rundenende { $effect-inf }
    .inf = am Rundenende { $effect-inf }
    .state = { masquerade-phrase-at-end-of-round }
    .actor = { clause.you }
masquerade-phrase-shuffle-back = eine Karte deiner Wahl von der Hand in dein Clandeck
    .verb = shuffle
masquerade-phrase-return-cards = beliebig viele deiner Karten hier (auch diese) auf die Hand
    .verb = give-back
    .tail = ; wenn du das tust, { $then-state-then }
    .allowed = yes
    .counted = für jede zurückgegebene Karte
masquerade-phrase-turn-cards-down = beliebig viele deiner Karten hier
    .verb = turn-down
    .tail = ; { $then }
    .allowed = yes
masquerade-phrase-skip-steps = Vorbereitung und Konsequenzen
    .subject = { $by-person ->
        [you] deine Karten hier
        [that] seine Karten hier
       *[other] die Karten { $by-gen } hier
    }
    .person = many
    .verb = skip
masquerade-phrase-forestall = eine offene Karte { $of-any-gen } hier
    .verb = choose
    .tail = : Du erhältst Blut in Höhe ihres aufgedruckten Werts; durch sie verlierst du kein Blut, und sie stiehlt dir keines
masquerade-phrase-auction = geheim Blut
    .subject = du und { $with-all }
    .person = many
    .verb = bid
    .tail = : Dein Gebot wird hier eingesetzt, die anderen verlieren ihres, und wer am wenigsten bietet, verdeckt eine eigene Karte hier
    .state-then = bieten du und { $with-all } geheim Blut{ masquerade-phrase-auction.tail }
    .let = mit { $with-dat } geheim um Blut
    .let-verb = bid
masquerade-phrase-restore = eine deiner ausgesaugten Karten zurück in dein Bündnis
    .verb = take
masquerade-phrase-look-around = dir alle verdeckten Karten an einem Ort deiner Wahl
    .verb = look-at

## Was gilt, solange eine Karte daliegt

masquerade-phrase-power = { $set_to ->
    [none] { masquerade-phrase-power.change }
   *[other] diese Karte hat Macht in Höhe { $set_to-gen }{ $number ->
        [0] {""}
       *[other] , { masquerade-phrase-power.change }
    }
}
    .change = { SIGNED($number) } Macht { $per ->
        [none] {""}
       *[other] { $per-per }
    }{ $if ->
        [none] {""}
       *[other] , wenn { $if }
    }{ $at_most ->
        [none] {""}
       *[other] , höchstens { SIGNED($at_most) }
    }
masquerade-phrase-power-at-least = die Macht dieser Karte sinkt nie unter { $number }
masquerade-phrase-blood-power = jedes Blut, das du hier eingesetzt hast, zählt { $number } Macht
masquerade-phrase-halves-power = der aufgedruckte Wert { $of-cards-gen } hier wird halbiert (abgerundet)
masquerade-phrase-nulls-highest = vor allem anderen wird der höchste aufgedruckte Wert unter { $of-cards-dat } hier zu 0
masquerade-phrase-face-down-power = deine verdeckten Karten hier haben je { $number } Macht
masquerade-phrase-immune = { $who-person ->
    [you] durch Karten hier verlierst du kein Blut, und sie stehlen dir keines
   *[other] { $who } ist geschützt: Durch Karten hier verliert er kein Blut, und sie stehlen ihm keines
}
masquerade-phrase-must-play = { $by-person ->
    [you] du musst deine
   *[other] { $by-each } muss seine
} Karten hier { $down ->
    [yes] verdeckt spielen und wie üblich dafür bezahlen
   *[no] offen spielen
}
masquerade-phrase-face-down-cost = { $local ->
    [yes] hier eine Karte verdeckt zu spielen kostet
   *[none] eine Karte verdeckt zu spielen kostet dich
} { SIZE($change) } Blut { SIGN($change) ->
    [less] weniger
   *[more] mehr
}
masquerade-phrase-reveal-toll = bei der Enthüllung { $by-person ->
    [you] wählst du für jede deiner
   *[other] wählt { $by } für jede seiner
} verdeckten Karten hier: { $number } Blut verlieren, oder sie bleibt verdeckt
masquerade-phrase-wins-ties = du gewinnst jeden Gleichstand
masquerade-phrase-undrainable = dieser Verbündete kann nicht ausgesaugt werden
masquerade-phrase-diablerie-tokens = diesen Verbündeten auszusaugen bringt dir { $number } Diablerie-Marker ein
masquerade-phrase-drained-first = wenn du in Raserei verfällst, saugst du diesen Verbündeten statt einer zufälligen Karte aus
masquerade-phrase-keeps-both = bei der Kartenwahl darfst du alle gezogenen Karten behalten und stattdessen eine Karte von der Hand unter dein Clandeck legen
masquerade-phrase-looks-for = in deinem Planungszug darfst du beliebig oft { $number } Blut ausgeben, um dir eine verdeckte Karte anzusehen
masquerade-phrase-end-influence = { SIGNED($number) } Einfluss am Spielende, wenn { $if }
masquerade-phrase-spared = dein Teampartner zählt für diese Karte nicht als Gegner
masquerade-phrase-skips-steps = deine Karten hier überspringen Vorbereitung und Konsequenzen
masquerade-phrase-immune-to-card = durch diese Karte verlierst du kein Blut, und sie stiehlt dir keines

## Die Karten selbst: was sie sind, ihr Text, und worunter sie stehen

masquerade-phrase-card = { $clan-name } · { $type-name } · Macht { $power }
    .text = { $effect }
    .group = { $clan-name }
    .note = {""}
masquerade-phrase-ally = { $kind-name } · Einfluss { $influence } · Nähren { $feed } · ausgesaugt: { $drain } Blut, Einfluss { $drained }
    .text = { $effect }
    .group = { $kind ->
        [human] Verbündete: Menschen
        [vampire] Verbündete: Vampire
       *[victim] Opferkarten
    }
    .note = {""}
masquerade-phrase-relic = Relikt · Einfluss { $influence }
    .text = einmal pro Spiel { $effect-may }
    .group = Relikte
    .note = { $ours ->
        [yes] Von Conclave entworfen; die gedruckte Karte ist nicht bekannt.
       *[no] {""}
    }
masquerade-phrase-location = Ortskarte
    .text = { $effect }
    .group = Ortskarten
    .note = { $ours ->
        [yes] Von Conclave entworfen; die gedruckte Karte ist nicht bekannt.
       *[no] {""}
    }
    .local = yes

masquerade-clan-brujah = Brujah
masquerade-clan-gangrel = Gangrel
masquerade-clan-malkavian = Malkavianer
masquerade-clan-nosferatu = Nosferatu
masquerade-clan-toreador = Toreador
masquerade-clan-tremere = Tremere
masquerade-clan-ventrue = Ventrue
masquerade-type-preparation = Vorbereitung
masquerade-type-conflict = Konflikt
masquerade-type-aftermath = Konsequenzen
masquerade-type-passive = passiv
masquerade-kind-human = Mensch
masquerade-kind-vampire = Vampir
masquerade-kind-victim = Opfer

## Wie die Karten heißen

masquerade-card-brujah-hunt = Jagen
masquerade-card-brujah-ready = Bereit
masquerade-card-bloody-fury = Blutige Wut
masquerade-card-punks-posse = Punkerbande
masquerade-card-challenge = Herausforderung
masquerade-card-fist-of-caine = Kains Faust
masquerade-card-fuck-the-system = Sch*** aufs System
masquerade-card-earthshock = Erdstoß
masquerade-card-show-of-force = Machtdemonstration
masquerade-card-gangrel-hunt = Jagen
masquerade-card-gangrel-ready = Bereit
masquerade-card-earth-meld = Eins mit der Erde
masquerade-card-wolf-companion = Wolfsgefährte
masquerade-card-feral-weapons = Waffen der Wildnis
masquerade-card-power-of-the-pack = Kraft des Rudels
masquerade-card-fearless = Furchtlos
masquerade-card-on-the-prowl = Auf der Pirsch
masquerade-card-mist-form = Nebelgestalt
masquerade-card-malkavian-hunt = Jagen
masquerade-card-malkavian-ready = Bereit
masquerade-card-mesmerize = In den Bann ziehen
masquerade-card-auction-of-blood = Blutauktion
masquerade-card-madness-network = Netzwerk des Wahnsinns
masquerade-card-shadow-strike = Schattenschlag
masquerade-card-chaos = Chaos
masquerade-card-malkavs-bane = Malkavs Fluch
masquerade-card-mindless-assault = Sinnloser Angriff
masquerade-card-nosferatu-hunt = Jagen
masquerade-card-nosferatu-ready = Bereit
masquerade-card-unseen-passage = Ungesehener Weg
masquerade-card-cloak-of-shadows = Schattenmantel
masquerade-card-eyes-in-the-dark = Augen im Dunkeln
masquerade-card-feral-whispers = Wildes Flüstern
masquerade-card-backstab = Dolchstoß
masquerade-card-one-step-ahead = Einen Schritt voraus
masquerade-card-vanish = Verschwinden
masquerade-card-toreador-hunt = Jagen
masquerade-card-toreador-ready = Bereit
masquerade-card-awe = Ehrfurcht
masquerade-card-entourage = Gefolge
masquerade-card-charisma = Charisma
masquerade-card-summon = Herbeirufen
masquerade-card-entrancement = Verzückung
masquerade-card-submission = Unterwerfung
masquerade-card-friends-in-high-places = Freunde in hohen Kreisen
masquerade-card-tremere-hunt = Jagen
masquerade-card-tremere-ready = Bereit
masquerade-card-focus-from-hunger = Kraft aus Hunger
masquerade-card-ancient-artifacts = Uralte Artefakte
masquerade-card-theft-of-vitae = Raub der Vitae
masquerade-card-dark-pact = Dunkler Pakt
masquerade-card-cauldron-of-blood = Kessel voll Blut
masquerade-card-retaliation = Vergeltung
masquerade-card-arcane-drain = Arkaner Sog
masquerade-card-ventrue-hunt = Jagen
masquerade-card-ventrue-ready = Bereit
masquerade-card-master-plan = Meisterplan
masquerade-card-diplomacy = Diplomatie
masquerade-card-curfew = Ausgangssperre
masquerade-card-majesty = Majestät
masquerade-card-mass-manipulation = Massenmanipulation
masquerade-card-tyrants-gaze = Blick des Tyrannen
masquerade-card-forestall = Zuvorkommen
masquerade-card-anita-wainwright = Anita Wainwright
masquerade-card-sgt-mctavish = Sgt. McTavish
masquerade-card-khadija-al-kindi = Khadija Al-Kindi
masquerade-card-wauneka = Wauneka
masquerade-card-carmelita-neillson = Carmelita Neillson
masquerade-card-maldavis = Maldavis
masquerade-card-erichtho = Erichtho
masquerade-card-fiorenza-savona = Fiorenza Savona
masquerade-card-marcel = Marcel
masquerade-card-bronwyn = Bronwyn
masquerade-card-portia = Portia
masquerade-card-talley = Talley
masquerade-card-ambrus-maropis = Ambrus Maropis
masquerade-card-edward-neally = Edward Neally
masquerade-card-mr-damp = Mr. Damp
masquerade-card-bobby-white = Bobby White
masquerade-card-maja-wysocki = Maja Wysocki
masquerade-card-ed-crawford = Ed Crawford
masquerade-card-betty-fuller = Betty Fuller
masquerade-card-dr-fragonard = Dr. Fragonard
masquerade-card-tamara-bodnar = Tamara Bodnar
masquerade-card-douglas-richardson = Douglas Richardson
masquerade-card-tom-kimber = Tom Kimber
masquerade-card-francis-bennet = Francis Bennet
masquerade-card-elena-cortez = Elena Cortez
masquerade-card-julie-munoz = Julie Munoz
masquerade-card-roberta-urbani = Roberta Urbani
masquerade-card-ryan-ramos = Ryan Ramos
masquerade-card-sarah-mcaleer = Sarah McAleer
masquerade-card-miguel-chandler = Miguel Chandler
masquerade-card-victim = Opfer
masquerade-card-the-isaac-chalice = Der Isaak-Kelch
masquerade-card-the-sargon-apocrypha = Die Sargon-Apokryphen
masquerade-card-vial-of-first-blood = Phiole des Ersten Blutes
masquerade-card-the-foundlings-rattle = Die Rassel des Findelkinds
masquerade-card-mirror-of-saint-lucy = Spiegel der heiligen Lucia
masquerade-card-the-usurers-ledger = Das Schuldbuch des Wucherers
masquerade-card-signet-of-the-old-prince = Siegelring des alten Prinzen
masquerade-card-the-penitents-lash = Die Geißel des Büßers
masquerade-card-succubus-club = Succubus Club
masquerade-card-the-collar = The Collar
masquerade-card-blood-bank = Blutbank
masquerade-card-elysium = Elysium
masquerade-card-night-market = Nachtmarkt
masquerade-card-floodlit-square = Platz im Flutlicht
masquerade-card-old-cemetery = Alter Friedhof
