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
    .pron = du
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
    .pron = jeder Rivale
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
    .pron = jeder Gegner
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
    .pron = jeder Gegner ohne Karte hier
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
    .pron = der Gewinner hier
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
    .pron = jeder Spieler hier
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

## Was geschieht: Blut und Einfluss

masquerade-phrase-steal = stiehl { masquerade-phrase-steal.what }
    .what = { $from-dat } { $amount-blood }
    .then = stiehlst du { masquerade-phrase-steal.what }
    .inf = { masquerade-phrase-steal.what } stehlen
    .clause = du stiehlst { masquerade-phrase-steal.what }
masquerade-phrase-lose = { $by-person ->
    [you] verliere { masquerade-phrase-lose.amount }
   *[other] { $by } verliert { masquerade-phrase-lose.amount }
}
    .then = { $by-person ->
        [you] verlierst du { masquerade-phrase-lose.amount }
       *[other] verliert { $by } { masquerade-phrase-lose.amount }
    }
    .inf = { $by-person ->
        [you] { masquerade-phrase-lose.amount } verlieren
       *[other] { $by-acc } { masquerade-phrase-lose.amount } verlieren lassen
    }
    .clause = { $by-person ->
        [you] du verlierst { masquerade-phrase-lose.amount }
       *[other] { $by-pron } verliert { masquerade-phrase-lose.amount }
    }
    .amount = { $what ->
        [influence] { $amount-influence }
       *[blood] { $amount-blood }
    }
masquerade-phrase-gain = { $by-person ->
    [you] erhalte { masquerade-phrase-gain.amount }
   *[other] { $by } erhält { masquerade-phrase-gain.amount }
}
    .then = { $by-person ->
        [you] erhältst du { masquerade-phrase-gain.amount }
       *[other] erhält { $by } { masquerade-phrase-gain.amount }
    }
    .inf = { $by-person ->
        [you] { masquerade-phrase-gain.amount } erhalten
       *[other] { $by-acc } { masquerade-phrase-gain.amount } erhalten lassen
    }
    .clause = { $by-person ->
        [you] du erhältst { masquerade-phrase-gain.amount }
       *[other] { $by-pron } erhält { masquerade-phrase-gain.amount }
    }
    .amount = { $what ->
        [influence] { $extra ->
            [yes] { $amount-extra }
           *[none] { $amount-influence }
        }
       *[blood] { $amount-blood }
    }
masquerade-phrase-give-influence = { $by-person ->
    [you] gib dir { $amount-influence }
   *[other] { $by } gibt dir { $amount-influence }
}
    .then = { $by-person ->
        [you] gibst du dir { $amount-influence }
       *[other] gibt dir { $by } { $amount-influence }
    }
    .inf = dir von { $by-dat } { $amount-influence } geben lassen
    .clause = { $by-person ->
        [you] du gibst dir { $amount-influence }
       *[other] { $by-pron } gibt dir { $amount-influence }
    }
masquerade-phrase-spend = gib { $amount-blood } aus
    .then = gibst du { $amount-blood } aus
    .inf = { $amount-blood } ausgeben
    .clause = du gibst { $amount-blood } aus
    .paid = yes
masquerade-phrase-deploy = setze { masquerade-phrase-deploy.what } ein
    .what = { $amount-kind ->
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
    .source = { $from ->
        [pool] aus deinem Vorrat
       *[bank] aus der Bank
    }
    .then = setzt du { masquerade-phrase-deploy.what } ein
    .inf = { masquerade-phrase-deploy.what } einsetzen
    .clause = du setzt { masquerade-phrase-deploy.what } ein
masquerade-phrase-deploy-up-to = setze { masquerade-phrase-deploy-up-to.what } ein
    .what = { $amount-kind ->
        [number] hier bis zu { $amount-blood } aus deinem Vorrat
       *[other] hier aus deinem Vorrat bis zu { $amount-blood }
    }
    .then = darfst du { masquerade-phrase-deploy-up-to.what } einsetzen
    .inf = { masquerade-phrase-deploy-up-to.what } einsetzen
    .clause = du darfst { masquerade-phrase-deploy-up-to.what } einsetzen
masquerade-phrase-take-back-up-to = { $by-person ->
    [you] du darfst { masquerade-phrase-take-back-up-to.act }
   *[other] { $by } darf { masquerade-phrase-take-back-up-to.act }
}
    .act = bis zu { $amount } { $by-person ->
        [you] deines hier eingesetzten Bluts in deinen
       *[other] seines hier eingesetzten Bluts in seinen
    } Vorrat zurücknehmen
    .then = { $by-person ->
        [you] darfst du { masquerade-phrase-take-back-up-to.act }
       *[other] darf { $by } { masquerade-phrase-take-back-up-to.act }
    }
    .inf = { $by-person ->
        [you] { masquerade-phrase-take-back-up-to.act }
       *[other] { $by-acc } { masquerade-phrase-take-back-up-to.act } lassen
    }
    .clause = { $by-person ->
        [you] du darfst { masquerade-phrase-take-back-up-to.act }
       *[other] { $by-pron } darf { masquerade-phrase-take-back-up-to.act }
    }
masquerade-phrase-move-blood = { $to ->
    [pool] nimm { masquerade-phrase-move-blood.taken }
   *[other] { $of-person ->
        [you] { $to ->
            [position] verschiebe { masquerade-phrase-move-blood.own }
           *[bank] lege { masquerade-phrase-move-blood.own } ab
        }
       *[other] { $of } { $to ->
            [position] verschiebt { masquerade-phrase-move-blood.own }
           *[bank] legt { masquerade-phrase-move-blood.own } ab
        }
    }
}
    .taken = { $of-person ->
        [you] { masquerade-phrase-move-blood.yours } zurück in deinen Vorrat
        [that] { masquerade-phrase-move-blood.theirs } in deinen Vorrat
       *[other] { $amount-kind ->
            [deployed-blood] alles hier eingesetzte Blut { $of-gen }
           *[other] { $amount-share } des hier eingesetzten Bluts { $of-gen } { $amount-rest }
        } in deinen Vorrat
    }
    .own = { $of-person ->
        [you] { masquerade-phrase-move-blood.yours }
       *[other] { masquerade-phrase-move-blood.theirs }
    } { $to ->
        [position] an deine Position
       *[other] {""}
    }
    .yours = { $amount-kind ->
        [deployed-blood] dein gesamtes hier eingesetztes Blut
       *[other] { $amount-share } deines hier eingesetzten Bluts { $amount-rest }
    }
    .theirs = { $amount-kind ->
        [deployed-blood] sein gesamtes hier eingesetztes Blut
       *[other] { $amount-share } seines hier eingesetzten Bluts { $amount-rest }
    }
    .then = { $to ->
        [pool] nimmst du { masquerade-phrase-move-blood.taken }
       *[other] { $of-person ->
            [you] { $to ->
                [position] verschiebst du { masquerade-phrase-move-blood.own }
               *[bank] legst du { masquerade-phrase-move-blood.own } ab
            }
           *[other] { $to ->
                [position] verschiebt { $of } { masquerade-phrase-move-blood.own }
               *[bank] legt { $of } { masquerade-phrase-move-blood.own } ab
            }
        }
    }
    .inf = { $to ->
        [pool] { masquerade-phrase-move-blood.taken } nehmen
       *[other] { $of-person ->
            [you] { masquerade-phrase-move-blood.own } { $to ->
                [position] verschieben
               *[bank] ablegen
            }
           *[other] { $of-acc } { masquerade-phrase-move-blood.own } { $to ->
                [position] verschieben lassen
               *[bank] ablegen lassen
            }
        }
    }
    .clause = { $to ->
        [pool] du nimmst { masquerade-phrase-move-blood.taken }
       *[other] { $of-person ->
            [you] { $to ->
                [position] du verschiebst { masquerade-phrase-move-blood.own }
               *[bank] du legst { masquerade-phrase-move-blood.own } ab
            }
           *[other] { $of-pron } { $to ->
                [position] verschiebt { masquerade-phrase-move-blood.own }
               *[bank] legt { masquerade-phrase-move-blood.own } ab
            }
        }
    }
masquerade-phrase-send-blood = verschiebe { masquerade-phrase-send-blood.what }
    .what = { $amount-kind ->
        [deployed-blood] dein gesamtes hier eingesetztes Blut
       *[other] { $amount-share } deines hier eingesetzten Bluts { $amount-rest }
    } an einen anderen Ort
    .then = verschiebst du { masquerade-phrase-send-blood.what }
    .inf = { masquerade-phrase-send-blood.what } verschieben
    .clause = du verschiebst { masquerade-phrase-send-blood.what }
masquerade-phrase-swap-blood = tausche { masquerade-phrase-swap-blood.what }
    .what = dein hier eingesetztes Blut gegen das Blut in deinem Vorrat
    .then = tauschst du { masquerade-phrase-swap-blood.what }
    .inf = { masquerade-phrase-swap-blood.what } tauschen
    .clause = du tauschst { masquerade-phrase-swap-blood.what }

## Was geschieht: Karten

masquerade-phrase-gain-victim = nimm { masquerade-phrase-gain-victim.what }
    .what = { $number } Opfer vom Opferstapel in dein Bündnis
    .then = nimmst du { masquerade-phrase-gain-victim.what }
    .inf = { masquerade-phrase-gain-victim.what } nehmen
    .clause = du nimmst { masquerade-phrase-gain-victim.what }
masquerade-phrase-draw = ziehe { masquerade-phrase-draw.what }
    .what = { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    } von deinem Clandeck auf die Hand
    .then = ziehst du { masquerade-phrase-draw.what }
    .inf = { masquerade-phrase-draw.what } ziehen
    .clause = du ziehst { masquerade-phrase-draw.what }
masquerade-phrase-withdraw = { $by-person ->
    [you] ziehe dich zurück
   *[other] { $by } zieht sich zurück
}
    .then = { $by-person ->
        [you] ziehst du dich zurück
       *[other] zieht sich { $by } zurück
    }
    .inf = { $by-person ->
        [you] dich zurückziehen
       *[other] { $by-acc } sich zurückziehen lassen
    }
    .clause = { $by-person ->
        [you] du ziehst dich zurück
       *[other] { $by-pron } zieht sich zurück
    }
masquerade-phrase-bring-here = bringe { masquerade-phrase-bring-here.what }
    .what = deine Karten und dein Blut von dort an diesen Ort
    .then = bringst du { masquerade-phrase-bring-here.what }
    .inf = { masquerade-phrase-bring-here.what } bringen
    .clause = du bringst { masquerade-phrase-bring-here.what }
masquerade-phrase-move-this = verschiebe diese Karte in die Zuflucht des Prinzen
    .then = verschiebst du diese Karte in die Zuflucht des Prinzen
    .inf = diese Karte in die Zuflucht des Prinzen verschieben
    .clause = du verschiebst diese Karte in die Zuflucht des Prinzen
masquerade-phrase-turn-this-down = verdecke diese Karte
    .then = verdeckst du diese Karte
    .inf = diese Karte verdecken
    .clause = du verdeckst diese Karte
masquerade-phrase-look-at-that-card = sieh dir die gespielte Karte an
    .then = siehst du dir die gespielte Karte an
    .inf = dir die gespielte Karte ansehen
    .clause = du siehst dir die gespielte Karte an
masquerade-phrase-take-ambition = nimm den Ehrgeizmarker
    .then = nimmst du den Ehrgeizmarker
    .inf = den Ehrgeizmarker nehmen
    .clause = du nimmst den Ehrgeizmarker
masquerade-phrase-shed-diablerie = gib einen deiner Diablerie-Marker zurück
    .then = gibst du einen deiner Diablerie-Marker zurück
    .inf = einen deiner Diablerie-Marker zurückgeben
    .clause = du gibst einen deiner Diablerie-Marker zurück
masquerade-phrase-choose-rival = wähle { $among-any-acc }: { CAPITAL($effect-clause) }
    .then = wählst du { $among-any-acc }: { CAPITAL($effect-clause) }
    .inf = { $among-any-acc } wählen: { CAPITAL($effect-clause) }
    .clause = du wählst { $among-any-acc }: { CAPITAL($effect-clause) }
masquerade-phrase-play-hand = { $of-person ->
    [you] spiele alle Karten, die du noch auf der Hand hast, offen hier
   *[other] { masquerade-phrase-play-hand.cards } werden offen an deiner Position hier gespielt
}
    .cards = alle Karten, die { $of-pron } noch auf der Hand { $of-person ->
        [you] hast
       *[other] hat
    },
    .then = { $of-person ->
        [you] spielst du { masquerade-phrase-play-hand.cards } offen hier
       *[other] werden { masquerade-phrase-play-hand.cards } offen an deiner Position hier gespielt
    }
    .inf = { masquerade-phrase-play-hand.cards } offen an deiner Position hier spielen
    .clause = { $of-person ->
        [you] du spielst { masquerade-phrase-play-hand.cards } offen hier
       *[other] { masquerade-phrase-play-hand }
    }
masquerade-phrase-play-top = spiele die oberste Karte deines Clandecks offen hier
    .then = spielst du die oberste Karte deines Clandecks offen hier
    .inf = die oberste Karte deines Clandecks offen hier spielen
    .clause = du spielst die oberste Karte deines Clandecks offen hier
masquerade-phrase-at-end-of-round = am Rundenende { $effect-then }
    .then = musst du am Rundenende { $effect-inf }
    .inf = am Rundenende { $effect-inf }
    .clause = am Rundenende { $effect-then }
masquerade-phrase-shuffle-back = mische { masquerade-phrase-shuffle-back.what }
    .what = eine Karte deiner Wahl von der Hand in dein Clandeck
    .then = mischst du { masquerade-phrase-shuffle-back.what }
    .inf = { masquerade-phrase-shuffle-back.what } mischen
    .clause = du mischst { masquerade-phrase-shuffle-back.what }
masquerade-phrase-return-cards = du darfst { masquerade-phrase-return-cards.inf }
    .then = darfst du { masquerade-phrase-return-cards.inf }
    .inf = beliebig viele deiner Karten hier (auch diese) auf die Hand zurückgeben; wenn du das tust, { $then-then }
    .clause = { masquerade-phrase-return-cards }
    .counted = für jede zurückgegebene Karte
masquerade-phrase-turn-cards-down = du darfst { masquerade-phrase-turn-cards-down.inf }
    .then = darfst du { masquerade-phrase-turn-cards-down.inf }
    .inf = beliebig viele deiner Karten hier verdecken; { $then }
    .clause = { masquerade-phrase-turn-cards-down }
masquerade-phrase-skip-steps = { masquerade-phrase-skip-steps.cards } überspringen Vorbereitung und Konsequenzen
    .cards = { $by-person ->
        [you] deine Karten hier
        [that] seine Karten hier
       *[other] die Karten { $by-gen } hier
    }
    .then = überspringen { masquerade-phrase-skip-steps.cards } Vorbereitung und Konsequenzen
    .inf = { masquerade-phrase-skip-steps.cards } Vorbereitung und Konsequenzen überspringen lassen
    .clause = { masquerade-phrase-skip-steps }
masquerade-phrase-forestall = wähle eine offene Karte { $of-any-gen } hier: { masquerade-phrase-forestall.what }
    .what = Du erhältst Blut in Höhe ihres aufgedruckten Werts; sie kann dich kein Blut verlieren lassen und dir keines stehlen
    .then = wählst du eine offene Karte { $of-any-gen } hier: { masquerade-phrase-forestall.what }
    .inf = eine offene Karte { $of-any-gen } hier wählen: { masquerade-phrase-forestall.what }
    .clause = du wählst eine offene Karte { $of-any-gen } hier: { masquerade-phrase-forestall.what }
masquerade-phrase-auction = du und { $with-all } bietet geheim Blut: { masquerade-phrase-auction.what }
    .what = Dein Gebot wird hier eingesetzt, die anderen verlieren ihres, und wer am wenigsten bietet, verdeckt eine eigene Karte hier
    .then = bietet ihr, du und { $with-all }, geheim Blut: { masquerade-phrase-auction.what }
    .inf = mit { $with-dat } geheim um Blut bieten: { masquerade-phrase-auction.what }
    .clause = { masquerade-phrase-auction }
masquerade-phrase-restore = nimm eine deiner ausgesaugten Karten zurück in dein Bündnis
    .then = nimmst du eine deiner ausgesaugten Karten zurück in dein Bündnis
    .inf = eine deiner ausgesaugten Karten zurück in dein Bündnis nehmen
    .clause = du nimmst eine deiner ausgesaugten Karten zurück in dein Bündnis
masquerade-phrase-look-around = wähle einen Ort und sieh dir alle verdeckten Karten dort an
    .then = wählst du einen Ort und siehst dir alle verdeckten Karten dort an
    .inf = einen Ort wählen und dir alle verdeckten Karten dort ansehen
    .clause = du wählst einen Ort und siehst dir alle verdeckten Karten dort an

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
    [you] Karten hier können dich kein Blut verlieren lassen und dir keines stehlen
   *[other] { $who } ist geschützt: Karten hier können ihn kein Blut verlieren lassen und ihm keines stehlen
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
masquerade-phrase-immune-to-card = diese Karte kann dich kein Blut verlieren lassen und dir keines stehlen

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
