masquerade-title = Vampire: Die Maskerade – Vendetta
    .short = Maskerade
masquerade-pitch = Führe einen Vampirclan im Kampf um Chicago: Spiele Karten und Blut offen oder verdeckt, bluffe, zieh dich rechtzeitig zurück, gewinne Verbündete und hüte dich vor deinem Hunger.
masquerade-seat = { $number ->
    [0] Rot
    [1] Gelb
    [2] Grün
    [3] Blau
    [4] Schwarz
   *[5] Lila
}

## Namen

masquerade-place-1 = Ort 1
masquerade-place-2 = Ort 2
masquerade-place-3 = Ort 3
masquerade-place-haven = Zuflucht des Prinzen
masquerade-phase-setup = Aufbau
masquerade-phase-feeding = Nähren
masquerade-phase-choice = Kartenwahl
masquerade-phase-planning = Planung
masquerade-phase-resolution = Ausführung
masquerade-step-withdrawal = Rückzug
masquerade-step-reveal = Enthüllung
masquerade-step-preparation = Vorbereitung
masquerade-step-conflict = Konflikt
masquerade-step-aftermath = Konsequenzen
masquerade-face-up = offen
masquerade-face-down = verdeckt
masquerade-card-listed = „{ $card }“

# Wo, wohin, woher; und der Ort allein, mitten im Satz
masquerade-at = { $place_id ->
    [haven] in der Zuflucht des Prinzen
   *[other] am Ort { $place_id }
}
masquerade-to = { $place_id ->
    [haven] in die Zuflucht des Prinzen
   *[other] an Ort { $place_id }
}
masquerade-to-other = { $to_place_id ->
    [haven] in die Zuflucht des Prinzen
   *[other] an Ort { $to_place_id }
}
masquerade-from = { $place_id ->
    [haven] aus der Zuflucht des Prinzen
   *[other] von Ort { $place_id }
}
masquerade-whole = { $place_id ->
    [haven] die Zuflucht des Prinzen
   *[other] Ort { $place_id }
}

# Erhält, verliert ...
masquerade-blood = { $number } Blut
masquerade-influence = { $number } Einfluss
# Im Akkusativ: saugt aus, nimmt zurück ...
masquerade-member = { $ally_id ->
    [victim] ein Opfer
   *[other] { $ally }
}
masquerade-number-cards = { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
}
masquerade-tokens = { $number } Diablerie-Marker
masquerade-stay = { $stay_seats_is ->
    [you] { $stay_seats_count ->
        [one] du bleibst
       *[other] { $stay_seats } bleibt
    }
   *[other] { $stay_seats_count ->
        [one] { $stay_seats } bleibt
       *[other] { $stay_seats } bleiben
    }
}
masquerade-leave = { $leave_seats_is ->
    [you] { $leave_seats_count ->
        [one] du ziehst dich zurück
       *[other] { $leave_seats } zieht euch zurück
    }
   *[other] { $leave_seats_count ->
        [one] { $leave_seats } zieht sich zurück
       *[other] { $leave_seats } ziehen sich zurück
    }
}

## Was geschieht

masquerade-holds = { $seat } hat den Ehrgeizmarker und beginnt.
    .you = Du hast den Ehrgeizmarker und beginnst.
masquerade-took-clan = { $seat } führt den Clan { $clan }.
    .you = Du führst den Clan { $clan }.
masquerade-took-relic = { $seat } nimmt das Relikt „{ $relic }“.
    .you = Du nimmst das Relikt „{ $relic }“.
masquerade-laid-location = Ortskarten: { $each }.
    .each = „{ $card }“ { masquerade-at }
masquerade-round-began = Runde { $round } von 3 beginnt.
masquerade-round-ended = Runde { $round } ist vorbei. Eingesetztes Blut geht in die Bank, alle Karten kehren auf die Hand zurück.
masquerade-arrived = Es geht um { $each }.
    .each = { $ally } { masquerade-at }
masquerade-upkeep = { $ally } im Bündnis von { $seat } kostet beim Nähren { masquerade-blood }.
    .you = { $ally } in deinem Bündnis kostet beim Nähren { masquerade-blood }.
masquerade-fed = Blut durch Nähren: { $each }.
    .each = { $seat } +{ $number }
    .each-you = du +{ $number }
masquerade-drew = { $cards_count ->
    [0] { $seat } hat keine Karte mehr zum Ziehen.
   *[other] { $seat } zieht { $cards }.
}
    .you = { $cards_count ->
        [0] Du hast keine Karte mehr zum Ziehen.
       *[other] Du ziehst { $cards }.
    }
masquerade-drew-unseen = { $number ->
    [0] { $seat } hat keine Karte mehr zum Ziehen.
   *[other] { $seat } zieht { masquerade-number-cards }.
}
    .you = { $number ->
        [0] Du hast keine Karte mehr zum Ziehen.
       *[other] Du ziehst { masquerade-number-cards }.
    }
    .several = { $number ->
        [0] { $seats } haben keine Karte mehr zum Ziehen.
       *[other] { $seats } ziehen je { masquerade-number-cards }.
    }
    .several-you = { $number ->
        [0] { $seats } habt keine Karte mehr zum Ziehen.
       *[other] { $seats } zieht je { masquerade-number-cards }.
    }
masquerade-bottomed = { $seat } legt „{ $card }“ unter das Clandeck.
    .you = Du legst „{ $card }“ unter dein Clandeck.
masquerade-bottomed-unseen = { $seat } legt eine Karte unter das Clandeck.
    .you = Du legst eine Karte unter dein Clandeck.
    .several = { $seats } legen je eine Karte unter das Clandeck.
    .several-you = { $seats } legt je eine Karte unter das Clandeck.
masquerade-played = { $seat } spielt „{ $card }“ { masquerade-at }.
    .you = Du spielst „{ $card }“ { masquerade-at }.
masquerade-played-down = { $seat } spielt „{ $card }“ verdeckt { masquerade-at }.
    .you = Du spielst „{ $card }“ verdeckt { masquerade-at }.
masquerade-played-unseen = { $seat } spielt eine Karte verdeckt { masquerade-at }.
    .you = Du spielst eine Karte verdeckt { masquerade-at }.
masquerade-deployed = { $seat } setzt { masquerade-blood } { masquerade-at } ein.
    .you = Du setzt { masquerade-blood } { masquerade-at } ein.
masquerade-deployed-from-bank = { $seat } setzt { masquerade-blood } aus der Bank { masquerade-at } ein.
    .you = Du setzt { masquerade-blood } aus der Bank { masquerade-at } ein.
masquerade-turned-tokens = { $seat } dreht { masquerade-tokens } auf die graue Seite.
    .you = Du drehst { masquerade-tokens } auf die graue Seite.
masquerade-drained = { $number ->
    [0] { $seat } saugt { masquerade-member } aus, erhält aber kein Blut.
   *[other] { $seat } saugt { masquerade-member } aus und erhält { masquerade-blood }.
}
    .you = { $number ->
        [0] Du saugst { masquerade-member } aus, erhältst aber kein Blut.
       *[other] Du saugst { masquerade-member } aus und erhältst { masquerade-blood }.
    }
masquerade-committed-diablerie = Diablerie! { $seat } nimmt { masquerade-tokens }.
    .you = Diablerie! Du nimmst { masquerade-tokens }.
masquerade-eliminated = Mit drei Diablerie-Markern scheidet { $seat } aus.
    .you = Mit drei Diablerie-Markern scheidest du aus.
masquerade-looked = { $seat } sieht sich eine verdeckte Karte von { $from_seat } { masquerade-at } an: „{ $card }“.
    .you = Du siehst dir eine verdeckte Karte von { $from_seat } { masquerade-at } an: „{ $card }“.
masquerade-looked-unseen = { $from_seat_is ->
    [you] { $seat } sieht sich eine deiner verdeckten Karten { masquerade-at } an.
   *[other] { $seat } sieht sich eine verdeckte Karte von { $from_seat } { masquerade-at } an.
}
    .you = Du siehst dir eine verdeckte Karte von { $from_seat } { masquerade-at } an.
masquerade-used-relic = { $seat } benutzt „{ $relic }“.
    .you = Du benutzt „{ $relic }“.
masquerade-location-began = Nun wird { masquerade-whole } ausgeführt.
masquerade-tokens-revealed = { $stay_seats_count ->
    [0] Niemand bleibt { masquerade-at }: { masquerade-leave }.
   *[other] { $leave_seats_count ->
        [0] { masquerade-stay } { masquerade-at }.
       *[other] { masquerade-stay }, { masquerade-leave }.
    }
}
    .you = { CAPITAL(masquerade-tokens-revealed) }
masquerade-withdrew = { $number ->
    [0] { $seat } verlässt { masquerade-whole }.
   *[other] { $seat } verlässt { masquerade-whole } und nimmt { masquerade-blood } zurück.
}
    .you = { $number ->
        [0] Du verlässt { masquerade-whole }.
       *[other] Du verlässt { masquerade-whole } und nimmst { masquerade-blood } zurück.
    }
masquerade-moved = { $seat } verschiebt { $cards } { masquerade-to }.
    .you = Du verschiebst { $cards } { masquerade-to }.
masquerade-took-back = { $seat } nimmt { masquerade-number-cards } zurück auf die Hand.
    .you = Du nimmst { masquerade-number-cards } zurück auf die Hand.
masquerade-revealed = { $seat } enthüllt { $cards } { masquerade-at }.
    .you = Du enthüllst { $cards } { masquerade-at }.
masquerade-kept-down = { $seat } lässt eine Karte { masquerade-at } verdeckt.
    .you = Du lässt eine Karte { masquerade-at } verdeckt.
masquerade-turned-down = { $seat } verdeckt „{ $card }“ { masquerade-at }.
    .you = Du verdeckst „{ $card }“ { masquerade-at }.
masquerade-acts = „{ $card }“ von { $seat } wirkt.
    .you = Deine Karte „{ $card }“ wirkt.
masquerade-ally-acts = { $ally } im Bündnis von { $seat } wirkt.
    .you = { $ally } in deinem Bündnis wirkt.
masquerade-location-acts = „{ $card }“ { masquerade-at } wirkt.
masquerade-counted = Macht { masquerade-at }: { $each }.
    .each = { $seat } { $number }
    .each-you = du { $number }
masquerade-placed = { CAPITAL($each) }.
    .each = { $number ->
        [1] { $seat } gewinnt den Konflikt { masquerade-at }
        [2] { $seat } kommt auf Platz 2
       *[other] { $seat } auf Platz 3
    }
    .each-you = { $number ->
        [1] du gewinnst den Konflikt { masquerade-at }
        [2] du kommst auf Platz 2
       *[other] du auf Platz 3
    }
masquerade-deserted = Niemand ist mehr { masquerade-at }: { $ally } verlässt das Spiel.
masquerade-gained-ally = { $seat } gewinnt { $ally } für das Bündnis.
    .you = Du gewinnst { $ally } für dein Bündnis.
masquerade-gained-victims = { $number ->
    [one] { $seat } erhält ein Opfer.
   *[other] { $seat } erhält { $number } Opfer.
}
    .you = { $number ->
        [one] Du erhältst ein Opfer.
       *[other] Du erhältst { $number } Opfer.
    }
masquerade-took-ambition = { $seat } nimmt den Ehrgeizmarker und ist ab jetzt zuerst an der Reihe.
    .you = Du nimmst den Ehrgeizmarker und bist ab jetzt zuerst an der Reihe.
masquerade-frenzied = { $by_seat_number ->
    [-1] { $seat } hat kein Blut mehr und verfällt in Raserei.
   *[other] { $by_seat_is ->
        [you] { $seat } hat kein Blut mehr und verfällt durch dich in Raserei.
       *[other] { $seat } hat kein Blut mehr und verfällt durch { $by_seat } in Raserei.
    }
}
    .you = { $by_seat_number ->
        [-1] Du hast kein Blut mehr und verfällst in Raserei.
       *[other] Du hast kein Blut mehr und verfällst durch { $by_seat } in Raserei.
    }
masquerade-could-not-drain = { $ally } kann nicht ausgesaugt werden und bleibt bei { $seat }.
    .you = { $ally } kann nicht ausgesaugt werden und bleibt bei dir.
masquerade-gained-blood = { $seat } erhält { masquerade-blood }.
    .you = Du erhältst { masquerade-blood }.
    .several = { $seats } erhalten je { masquerade-blood }.
    .several-you = { $seats } erhaltet je { masquerade-blood }.
masquerade-lost-blood = { $seat } verliert { masquerade-blood }.
    .you = Du verlierst { masquerade-blood }.
    .several = { $seats } verlieren je { masquerade-blood }.
    .several-you = { $seats } verliert je { masquerade-blood }.
masquerade-spent-blood = { $seat } gibt { masquerade-blood } aus.
    .you = Du gibst { masquerade-blood } aus.
masquerade-stole-blood = { $from_seat_is ->
    [you] { $seat } stiehlt dir { masquerade-blood }.
   *[other] { $seat } stiehlt { $from_seat } { masquerade-blood }.
}
    .you = Du stiehlst { $from_seat } { masquerade-blood }.
    .several-from = { $seat_is ->
        [you] Du stiehlst { $from_seats } je { masquerade-blood }.
       *[other] { $seat } stiehlt { $from_seats } je { masquerade-blood }.
    }
    .several-from-you = { $from_seats } verliert je { masquerade-blood } an { $seat }.
masquerade-gained-influence = { $seat } erhält { masquerade-influence }.
    .you = Du erhältst { masquerade-influence }.
    .several = { $seats } erhalten je { masquerade-influence }.
    .several-you = { $seats } erhaltet je { masquerade-influence }.
masquerade-lost-influence = { $seat } verliert { masquerade-influence }.
    .you = Du verlierst { masquerade-influence }.
    .several = { $seats } verlieren je { masquerade-influence }.
    .several-you = { $seats } verliert je { masquerade-influence }.
masquerade-got-influence = { $from_seat_is ->
    [you] Du gibst { $seat } { masquerade-influence }.
   *[other] { $from_seat } gibt { $seat } { masquerade-influence }.
}
    .you = { $from_seat } gibt dir { masquerade-influence }.
masquerade-took-blood = { MINUS($seat_number, $from_seat_number) ->
    [0] { $seat } nimmt { masquerade-blood } { masquerade-from } zurück.
   *[other] { $from_seat_is ->
        [you] { $seat } nimmt { masquerade-blood }, das du { masquerade-at } eingesetzt hast.
       *[other] { $seat } nimmt { masquerade-blood }, das { $from_seat } { masquerade-at } eingesetzt hat.
    }
}
    .you = { MINUS($seat_number, $from_seat_number) ->
        [0] Du nimmst { masquerade-blood } { masquerade-from } zurück.
       *[other] Du nimmst { masquerade-blood }, das { $from_seat } { masquerade-at } eingesetzt hat.
    }
masquerade-got-blood = { $from_seat_is ->
    [you] Du überlässt { $seat } { masquerade-blood } { masquerade-at }.
   *[other] { $from_seat } überlässt { $seat } { masquerade-blood } { masquerade-at }.
}
    .you = { $from_seat } überlässt dir { masquerade-blood } { masquerade-at }.
masquerade-discarded-blood = Eingesetztes Blut { masquerade-at } geht in die Bank: { $each }.
    .each = { $seat } { $number }
    .each-you = du { $number }
masquerade-moved-blood = { $seat } verschiebt { masquerade-blood } { masquerade-from } { masquerade-to-other }.
    .you = Du verschiebst { masquerade-blood } { masquerade-from } { masquerade-to-other }.
masquerade-swapped-blood = { $seat } tauscht den Vorrat gegen das { masquerade-at } eingesetzte Blut, jetzt { $number }.
    .you = Du tauschst deinen Vorrat gegen dein { masquerade-at } eingesetztes Blut, jetzt { $number }.
masquerade-unharmed = { $seat } ist immun und verliert kein Blut.
    .you = Du bist immun und verlierst kein Blut.
    .several = { $seats } sind immun und verlieren kein Blut.
    .several-you = { $seats } seid immun und verliert kein Blut.
masquerade-returned = { MINUS($seat_number, $to_seat_number) ->
    [0] { $seat } nimmt „{ $card }“ zurück auf die Hand.
   *[other] { $to_seat_is ->
        [you] { $seat } gibt „{ $card }“ auf deine Hand zurück.
       *[other] { $seat } gibt „{ $card }“ auf die Hand von { $to_seat } zurück.
    }
}
    .you = { MINUS($seat_number, $to_seat_number) ->
        [0] Du nimmst „{ $card }“ zurück auf die Hand.
       *[other] Du gibst „{ $card }“ auf die Hand von { $to_seat } zurück.
    }
masquerade-shuffled-back = { $seat } mischt „{ $card }“ ins Clandeck.
    .you = Du mischst „{ $card }“ in dein Clandeck.
masquerade-shuffled-unseen = { $seat } mischt eine Handkarte ins Clandeck.
    .you = Du mischst eine Handkarte in dein Clandeck.
masquerade-bid = Gebote: { $each }.
    .each = { $seat } { $number }
    .each-you = du { $number }
masquerade-skips = { $seat } überspringt Vorbereitung und Konsequenzen { masquerade-at }.
    .you = Du überspringst Vorbereitung und Konsequenzen { masquerade-at }.
masquerade-forestalled = { $seat } ist immun gegen „{ $card }“.
    .you = Du bist immun gegen „{ $card }“.
masquerade-restored = { $seat } nimmt { masquerade-member } wieder ins Bündnis auf.
    .you = Du nimmst { masquerade-member } wieder in dein Bündnis auf.
masquerade-shed-diablerie = { $seat } gibt einen Diablerie-Marker zurück.
    .you = Du gibst einen Diablerie-Marker zurück.

## Was gefragt wird

masquerade-choosing-clans = Wähle deinen Clan.
masquerade-choosing-relics = Wähle dein Relikt. Du darfst es einmal im Spiel benutzen.
masquerade-card-choice = Du hast { $cards } gezogen. Lege eine davon unter dein Clandeck; den Rest behältst du.
masquerade-planning-turn = { $hand ->
    [0] Du hast keine Karte, die du spielen könntest.
   *[other] Spiele eine Karte an einem Ort, offen oder verdeckt. Blut in deinem Vorrat: { $blood }.
}
masquerade-deploying = { $left ->
    [0] Du kannst kein Blut mehr { masquerade-at } einsetzen. Bist du fertig?
    [1] Du darfst 1 Blut { masquerade-at } einsetzen. Blut in deinem Vorrat: { $blood }.
   *[other] Du darfst bis zu { $left } Blut { masquerade-at } einsetzen. Blut in deinem Vorrat: { $blood }.
}
masquerade-withdrawal = Bleibst du { masquerade-at }, { $rivals ->
    [0] ganz allein
    [one] gegen einen Rivalen
   *[other] gegen { $rivals } Rivalen
}, oder ziehst du dich zurück? { $at_haven ->
    [yes] Beim Rückzug kommt dein Blut in deinen Vorrat zurück und deine Karten auf deine Hand.
   *[no] Beim Rückzug kommt dein Blut in deinen Vorrat zurück, deine Karten aber in die Zuflucht des Prinzen.
}
masquerade-reveal = „{ $source_card }“ von { $by_seat }: Verlierst du { masquerade-blood }, um „{ $card }“ zu enthüllen, oder bleibt die Karte verdeckt?
masquerade-card-step = Mehrere deiner Karten wirken { masquerade-at } ({ $step }). Welche ist die nächste?
masquerade-reactions = Mehrere deiner Karten wirken jetzt. Welche ist die nächste?
masquerade-sparing = Zählt { $partner_seat } aus deinem Team für „{ $card }“ als Rivale oder Gegner?
masquerade-relics-at-resolution = Die Ausführung beginnt. Benutzt du jetzt „{ $relic }“?
masquerade-may = „{ $card }“: { $text } Möchtest du das?
masquerade-either = { MINUS($seat_number, $you_seat_number) ->
    [0] „{ $card }“: { $text } Was wählst du?
   *[other] „{ $card }“ von { $you_seat } besagt: „{ $text }“ Was wählst du?
}
masquerade-deploy-up-to = „{ $card }“: Wie viel Blut setzt du hier ein?
masquerade-take-back-up-to = „{ $card }“: Wie viel von deinem eingesetzten Blut hier nimmst du zurück?
masquerade-send-blood = „{ $card }“: Wohin kommt das Blut?
masquerade-choose-rival = „{ $card }“: Wähle einen Rivalen.
masquerade-shuffle-back = „{ $card }“: Welche Handkarte mischst du in dein Clandeck?
masquerade-return-cards = „{ $card }“: Welche deiner Karten hier nimmst du zurück auf die Hand?
masquerade-turn-cards-down = „{ $card }“: Welche deiner Karten hier verdeckst du?
masquerade-forestall = „{ $card }“: Wähle eine Karte eines Rivalen. Sie kann dir nicht schaden, und du erhältst Blut in Höhe ihrer aufgedruckten Macht.
masquerade-auction = { $answer ->
    [number] „{ $card }“: Biete geheim Blut. Wer am wenigsten bietet, muss hier eine eigene Karte verdecken.
   *[other] „{ $card }“: Du hast am wenigsten geboten. Welche deiner Karten hier verdeckst du?
}
masquerade-restore = „{ $card }“: Welche ausgesaugte Karte kehrt in dein Bündnis zurück?
masquerade-look-around = „{ $card }“: An welchem Ort siehst du dir die verdeckten Karten an?

## Die Antworten

masquerade-move-take-clan = { $clan_id ->
    [brujah] { $clan }: hohe Macht und schwere Verluste für Rivalen
    [gangrel] { $clan }: Blut, das zwischen Vorrat und Orten wandert
    [malkavian] { $clan }: Überraschungen
    [nosferatu] { $clan }: entkommen und Karten zweimal nutzen
    [toreador] { $clan }: Stärke durch ein großes Bündnis
    [tremere] { $clan }: große Wirkung für Blut, nahe an der Raserei
    [ventrue] { $clan }: Rivalen gehorchen oder zahlen
   *[other] { $clan }
}
masquerade-move-take-relic = „{ $relic }“ wählen
masquerade-move-bottom = „{ $card }“ unter das Clandeck legen
masquerade-move-play = { $face_id ->
    [up] „{ $card }“ { masquerade-at } spielen
   *[down] „{ $card }“ verdeckt { masquerade-at } spielen
}
    .group = „{ $card }“ spielen
    .within = { $place }, { $face }
masquerade-move-deploy = { masquerade-blood } einsetzen
masquerade-move-turn = { masquerade-tokens } für { masquerade-blood } umdrehen
masquerade-move-drain = { $ally_id ->
    [victim] Ein Opfer aussaugen
   *[other] { $ally } aussaugen
}
    .group = Für Blut aussaugen
    .within = { $ally }
masquerade-move-use = „{ $relic }“ benutzen
masquerade-move-look = Für 1 Blut Karte { $number } von { $seat } { masquerade-at } ansehen
    .group = Für 1 Blut eine Karte ansehen
    .within = { $place }: { $seat }, Karte { $number }
masquerade-move-done = Fertig
masquerade-move-stay = Bleiben
masquerade-move-withdraw = Zurückziehen
masquerade-move-resolve = „{ $card }“ ist die nächste
masquerade-move-pick = { $card }
masquerade-move-target = { $seat }
masquerade-move-go = { $place }
masquerade-move-number = { $number ->
    [0] Keines
   *[other] { masquerade-blood }
}
masquerade-move-choose = { $effect ->
    [steal] Das Blut stehlen lassen
    [give-influence] Den Einfluss abgeben
    [skip-steps] Vorbereitung und Konsequenzen überspringen
    [withdraw] Zurückziehen
    [move-blood] Das eingesetzte Blut überlassen
    [lose] Den Einfluss verlieren
    [spend] Das Blut ausgeben
    [turn-this-down] Die Karte verdecken
    [reveal] Das Blut verlieren und die Karte enthüllen
    [keep-down] Die Karte verdeckt lassen
   *[other] { $effect }
}

## Warum ein Zug abgelehnt wird

masquerade-must-play = Du musst eine Karte spielen, bevor du deinen Zug beenden kannst.
masquerade-card-first = Spiele erst eine Karte: Das Blut kommt dazu.
masquerade-blood-limit = { $left ->
    [0] Du hast zu dieser Karte schon 3 Blut eingesetzt.
   *[other] Zu dieser Karte darfst du nur noch { $left } Blut einsetzen.
}
masquerade-last-blood = Ein Blut muss in deinem Vorrat bleiben, und du hast { $blood }.
masquerade-no-red-tokens = { $red ->
    [0] Du hast keinen roten Diablerie-Marker zum Umdrehen.
   *[other] Du hast nur { $red } rote Diablerie-Marker zum Umdrehen.
}
masquerade-cannot-drain = { $ally } ist nicht in deinem Bündnis oder kann nicht ausgesaugt werden.
masquerade-cannot-look = Diese Karte kannst du dir nicht ansehen.
masquerade-cannot-use = „{ $relic }“ kannst du jetzt nicht benutzen.
masquerade-one-card = Du hast in diesem Zug schon eine Karte gespielt. Setze Blut dazu ein oder beende den Zug.
masquerade-not-in-hand = „{ $card }“ hast du nicht auf der Hand.
masquerade-no-such-place = { $place } ist kein Ort in diesem Spiel.
masquerade-no-such-face = Karten spielt man „up“ (offen) oder „down“ (verdeckt), nicht „{ $face }“.
masquerade-must-face = Eine Karte verbietet, { masquerade-at } so zu spielen: Dreh deine Karte um.
masquerade-face-down-cost = Verdeckt zu spielen kostet hier { $cost } Blut, und dein letztes Blut darfst du nicht ausgeben.
masquerade-clan-not-offered = { $clan } gehört nicht zu den Clans, die du wählen kannst.
masquerade-not-drawn = „{ $card }“ gehört nicht zu den Karten, die du gezogen hast.
masquerade-no-teams = Zweierteams gibt es nur zu viert oder zu sechst; ihr seid { $seats }.

## Wie es ausging

masquerade-prince = { $winners_count ->
    [one] { $winners } hat den meisten Einfluss und besteigt den Thron des Prinzen von Chicago.
   *[other] { $winners } haben gemeinsam den meisten Einfluss und herrschen über Chicago.
}
    .you = { $winners_count ->
        [one] Du hast den meisten Einfluss und besteigst den Thron des Prinzen von Chicago.
       *[other] { $winners } habt gemeinsam den meisten Einfluss und herrscht über Chicago.
    }
masquerade-alone = { $winners_count ->
    [one] Nur { $winners } ist noch da und herrscht über Chicago.
   *[other] Nur { $winners } sind noch da und herrschen über Chicago.
}
    .you = { $winners_count ->
        [one] Nur du bist noch da und herrschst über Chicago.
       *[other] Nur { $winners } seid noch da und herrscht über Chicago.
    }

## Optionen

masquerade-option-teams = Teams
    .about = Ob man mit der Person gegenüber ein Team bildet; zu sechst immer, zu viert auf Wunsch.
    .at-six = nur zu sechst
    .yes = Zweierteams
masquerade-option-locations = Ortskarten
    .about = Ob an jedem Ort außer der Zuflucht des Prinzen eine Karte mit besonderer Wirkung liegt.
    .no = ohne
    .yes = mit Ortskarten
masquerade-option-relics = Relikte
    .about = Ob alle ein Relikt haben, das man einmal im Spiel benutzen kann.
    .no = ohne
    .yes = mit Relikten

## Der Spielplan

masquerade-moment-round = Runde { $round } von 3
masquerade-moment-turn = { $seat } ist am Zug
masquerade-terminal-points = { masquerade-influence }
masquerade-power = Macht
masquerade-pool = Blut
masquerade-score = Einfluss
masquerade-hand = Hand
masquerade-your-hand = Deine Hand
masquerade-your-draw = Du hast gezogen
masquerade-card-kind = { $kind } · Macht { $power }
masquerade-worth = Wert { $influence }, nährt { $feed }; ausgesaugt: { $drain } Blut, Wert { $drained }
masquerade-drained-cards = ausgesaugt: { $cards }
masquerade-diablerie = Diablerie: { $number }
masquerade-relic = Relikt: { $relic }
    .used = Relikt: { $relic } (benutzt)
masquerade-partner = im Team mit { $seat }
masquerade-known = bekannt: { $cards }
masquerade-how-to-play =
    Das Spiel hat drei Runden. Wer am Ende den meisten Einfluss hat, wird Prinz von Chicago.
    Jede Runde beginnt mit dem Nähren: Du erhältst das Blut, das deine Verbündeten und Opfer geben. Dann kommt an jeden Ort ein Verbündeter, und du ziehst zwei Clankarten und behältst eine.
    Planung: Reihum spielen alle je eine Karte an einem Ort, offen umsonst oder verdeckt für 1 Blut, und dürfen bis zu 3 Blut dazu einsetzen, bis alle nur noch eine Karte auf der Hand haben.
    Ausführung: Die Orte werden nacheinander ausgeführt, die Zuflucht des Prinzen zuletzt.
    Zuerst wählen alle dort geheim, ob sie bleiben oder sich zurückziehen. Beim Rückzug nimmst du dein Blut zurück, und deine Karten kommen in die Zuflucht des Prinzen; von dort kehren sie auf die Hand zurück.
    Dann werden verdeckte Karten enthüllt. Nacheinander wirken die Karten der Vorbereitung, des Konflikts und, nach den Belohnungen, der Konsequenzen. Passive Karten wirken, solange sie offen liegen.
    Deine Macht ist die deiner Karten und 1 für jedes dort eingesetzte Blut. Die meiste Macht gewinnt den Verbündeten; Platz 2 erhält ein Opfer, und die ersten drei erhalten Einfluss. Bei Gleichstand entscheidet die Spielreihenfolge.
    Wer die Zuflucht des Prinzen gewinnt, erhält 1 Einfluss mehr und den Ehrgeizmarker und ist fortan zuerst an der Reihe.
    In deinem Planungszug darfst du Verbündete und Opfer für Blut aussaugen; danach sind sie weniger wert. Einen Vampir auszusaugen ist Diablerie: Jeder Marker kostet 1 Einfluss, mit dem dritten scheidest du aus.
    Ist dein Vorrat leer, verfällst du in Raserei und saugst eine zufällige Karte deines Bündnisses aus; wer das ausgelöst hat, erhält 1 Einfluss. Dein letztes Blut darfst du nie ausgeben.
    Am Ende zählen dein Einfluss, dein Bündnis und die ausgesaugten Karten, minus 1 für jeden Diablerie-Marker.

## Die Teile einer Ansicht, für Spielpläne, die kein Spiel kennen

masquerade-view-round = Runde
masquerade-view-rounds = Runden
masquerade-view-turn = Planungszug
masquerade-view-turns = Planungszüge in der Runde
masquerade-view-phase = Phase
masquerade-view-active = am Zug
masquerade-view-place = Ort
masquerade-view-step = Schritt
masquerade-view-holder = Ehrgeizmarker
masquerade-view-order = Spielreihenfolge
masquerade-view-partners = Team mit
masquerade-view-out = ausgeschieden
masquerade-view-clans = Clan
masquerade-view-offered-clans = Clans zur Wahl
masquerade-view-offered-relics = Relikte zur Wahl
masquerade-view-relics = Relikt
masquerade-view-relics-used = Relikt benutzt
masquerade-view-blood = Blut
masquerade-view-influence = Einfluss
masquerade-view-red-tokens = rote Marker
masquerade-view-grey-tokens = graue Marker
masquerade-view-tokens-left = Marker bis zum Ausscheiden
masquerade-view-diablerie = Marker fürs Aussaugen
masquerade-view-alliance = Bündnis
masquerade-view-drained = ausgesaugt
masquerade-view-score = Stand
masquerade-view-hand = Hand
masquerade-view-seen = schon gesehen
masquerade-view-drawn = gezogen
masquerade-view-deck = Clandeck
masquerade-view-bottom = unterste Karten
masquerade-view-location-cards = Ortskarten
masquerade-view-at-stake = zu gewinnen
masquerade-view-rewards = Einfluss zu gewinnen
masquerade-view-down-costs = Kosten für verdecktes Ausspielen
masquerade-view-cards = Karten
masquerade-view-face-down = verdeckt
masquerade-view-deployed-blood = eingesetztes Blut
masquerade-view-power = Macht
masquerade-view-winner = gewonnen hat
masquerade-view-victims = Opferstapel
masquerade-view-allies-left = Verbündetenstapel
masquerade-view-haven = Zuflucht des Prinzen
