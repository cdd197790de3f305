### Was das Spielbrett von Maskerade im Browser sagt.

## Namen

masq-place = { $place ->
    [haven] Zuflucht des Prinzen
   *[other] Ort { $place }
}
masq-place-short = { $place ->
    [haven] Zuflucht
   *[other] { $place }
}
masq-type = { $type ->
    [preparation] Vorbereitung
    [conflict] Konflikt
    [aftermath] Konsequenzen
   *[passive] Passiv
}
masq-kind = { $kind ->
    [human] Mensch
    [vampire] Vampir
    [victim] Opfer
    [relic] Relikt
   *[location] Ortskarte
}
masq-step = { $step ->
    [withdrawal] Rückzug
    [reveal] Enthüllung
    [preparation] Vorbereitung
    [conflict] Konflikt
   *[aftermath] Konsequenzen
}
masq-step-about = { $step ->
    [withdrawal] Alle an diesem Ort wählen geheim, ob sie bleiben oder sich zurückziehen.
    [reveal] Alle verdeckten Karten an diesem Ort werden aufgedeckt.
    [preparation] Vorbereitungskarten wirken, in Spielreihenfolge.
    [conflict] Konfliktkarten wirken, dann gewinnt die meiste Macht.
   *[aftermath] Konsequenzenkarten wirken. Am Sieg ändert das nichts mehr.
}
masq-phase = { $phase ->
    [feeding] Nähren
    [choice] Kartenwahl
    [planning] Planung
   *[resolution] Ausführung
}
masq-clan-about = { $clan ->
    [brujah] Rohe Kraft: starke Karten, schwere Verluste für Rivalen, Einfluss für deren Raserei.
    [gangrel] Herren des Blutes: Blut wandert zwischen Vorrat und Orten, wenn niemand damit rechnet.
    [malkavian] Wahnsinn: Überraschungen, die Hände, Karten und Pläne auf den Kopf stellen.
    [nosferatu] Aus dem Schatten: mitten im Konflikt verschwinden und Karten zweimal nutzen.
    [toreador] Charme: Ein großes Bündnis macht jede Karte stärker.
    [tremere] Blutmagie: große Wirkung für viel Blut, immer am Rand der Raserei.
   *[ventrue] Befehl: Rivalen gehorchen, oder sie zahlen.
}

## Der Tisch

masq-players = Spieler
masq-round = Runde { $round } von { $rounds }
masq-setup = Aufbau
masq-phases = Die Phasen einer Runde
masq-turn = (Zug { $turn } von { $turns })
masq-rewards = Belohnungen im Konflikt
masq-rewards-about = Was der erste, zweite und dritte Platz in einem Konflikt in dieser Runde bringen. Wer die Zuflucht des Prinzen gewinnt, erhält außerdem 1 Einfluss und den Ehrgeizmarker.
masq-reward-ally = den Verbündeten und
masq-reward-victim = ein Opfer und
masq-now = jetzt
masq-no-ally = kein Verbündeter hier
masq-won = { $name } gewinnt { $ally }
masq-deserted = Niemand ist geblieben: Der Verbündete ist fort.
masq-at-stake = Es geht um { $ally }
masq-left = hat sich zurückgezogen
masq-out = ausgeschieden
masq-no-clan = noch ohne Clan
masq-partner = im Team mit { $name }
masq-chosen = hat gewählt
masq-order = Nummer { $number } in der Spielreihenfolge; bei Gleichstand gewinnt, wer früher dran ist
masq-ambition = hat den Ehrgeizmarker und kommt in der Spielreihenfolge zuerst
masq-look-closer = Details
masq-player = { $name }, { $clan ->
    [none] noch ohne Clan
   *[other] { $clan }
}: { $blood } Blut, Punktestand { $score }, { $hand ->
    [one] { $hand } Handkarte
   *[other] { $hand } Handkarten
}, { $allies } im Bündnis, { $drained } ausgesaugt, { $tokens } Diablerie-Marker. Details
masq-position = { $name }: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, { $down } verdeckt, { $blood } Blut, bisher { $power } Macht
masq-chip = { $card }, { $state ->
    [down] verdeckt
   *[open] { $kind ->
        [ally] { $value } Einfluss
       *[clan] { $value } Macht
    }
}. Karte lesen
masq-unknown-card = eine verdeckte Karte
masq-power = Macht
masq-power-so-far = Macht bisher: offene Karten und Blut
masq-deployed = Eingesetztes Blut
masq-blood = Blut
masq-influence = Einfluss
masq-feed = nährt
masq-feed-about = Blut zu Beginn jeder Runde
masq-drain = ausgesaugt
masq-drain-about = Aussaugen bringt sofort so viel Blut; danach ist die Karte nur noch so viel Einfluss wert.
masq-ally-worth = In deinem Bündnis: { $number } Einfluss.
masq-ally-feeds = Zu Beginn jeder Runde: { $number } Blut.
masq-ally-drains = Aussaugen { $kind ->
    [vampire] ist Diablerie und bringt
   *[other] bringt
} sofort { $blood } Blut. Danach: { $number } Einfluss.
masq-ally-drained = Ausgesaugt: { $number } Einfluss.
masq-score-about = Punktestand: Einfluss durch Marker, Verbündete und ausgesaugte Karten, abzüglich Diablerie
masq-hand-about = Handkarten
masq-tokens-about = Diablerie-Marker: Jeder kostet am Ende 1 Einfluss, und mit dem dritten scheidet man aus.
masq-rank = { $rank ->
    [1] erster Platz
    [2] zweiter Platz
    [3] dritter Platz
   *[other] Platz { $rank }
}

## Zum Lesen

masq-card = Eine Karte
masq-recap = Letzte Runde
masq-recap-title = Runde { $round }
masq-pool = Vorrat
masq-hand = Hand
masq-deck = Clandeck
masq-diablerie = Diablerie-Marker
masq-diablerie-tokens = { $red } rot, { $grey } grau
masq-score = Punktestand bisher: { $score }
masq-part-tokens = Einflussmarker
masq-part-alliance = Bündnis
masq-part-drained = Ausgesaugte
masq-part-relic = Relikt
masq-part-diablerie = Diablerie-Marker
masq-part-abilities = Fähigkeiten
masq-alliance = Bündnis
masq-nobody = niemand
masq-drained = Ausgesaugt
masq-relic = Relikt
masq-relic-used = schon benutzt
masq-seen = Bekannte Karten auf der Hand oder verdeckt
masq-seen-about = Karten kommen jede Runde auf die Hand zurück: Was schon einmal offen lag, ist bekannt.
masq-bottom = Unter das Clandeck gelegt
masq-key = Symbole
masq-key-blood = Blut: im Vorrat ist es Leben, an einem Ort je 1 Macht. Wer keines mehr hat, verfällt in Raserei.
masq-key-influence = Einfluss: Wer am meisten hat, gewinnt das Spiel.
masq-key-hand = Handkarten
masq-key-diablerie = Diablerie: Ein Vampir wurde ausgesaugt. Je −1 Einfluss; mit dem dritten Marker scheidet man aus.
masq-key-ambition = Der Ehrgeizmarker: zuerst in der Spielreihenfolge und damit Sieger bei Gleichstand.
masq-key-down = Verdeckt: ohne Macht und Wirkung, bis die Karte enthüllt wird
masq-key-human = Ein Mensch als Verbündeter
masq-key-vampire = Ein Vampir als Verbündeter: Ihn auszusaugen ist Diablerie.
masq-key-victim = Ein Opfer
masq-key-preparation = Vorbereitung: wirkt, bevor die Macht gezählt wird
masq-key-conflict = Konflikt: ändert, wie die Macht gezählt wird
masq-key-aftermath = Konsequenzen: wirken, wenn der Sieger feststeht
masq-key-passive = Passiv: wirkt, sobald es passt, solange die Karte offen liegt
masq-key-power = Die Zahl auf einer Clankarte ist ihre Macht. An einem Ort wird die Macht deiner Karten und dein Blut zusammengezählt.
masq-key-rewards = Wer gewinnt, bekommt den Verbündeten, der zweite Platz ein Opfer; die ersten drei erhalten Einfluss.

## Wie ein Ort ausgeführt wird

masq-chapters = Orte
masq-steps = Die fünf Schritte an einem Ort
masq-told = Verlauf an diesem Ort
masq-waiting-tokens = Alle an diesem Ort wählen geheim, ob sie bleiben oder sich zurückziehen.
masq-totals = Macht, die höchste zuerst
masq-winner = gewinnt
masq-effects = durch Kartenwirkungen

## Was gefragt wird

masq-your-hand = Deine Hand
masq-as-list = Als Liste
masq-as-board = Als Karten
masq-choose-card = Welche Karte spielst du?
masq-keys = Tasten: Tab und Pfeile gehen von Karte zu Karte, Enter wählt.
masq-where = Wo?
masq-side = Wie?
masq-up = Offen
masq-free = umsonst
masq-down = Verdeckt
masq-choose-place = Wähle einen Ort
masq-play-at = { $place ->
    [haven] „{ $card }“ in der Zuflucht des Prinzen spielen
   *[other] „{ $card }“ am Ort { $place } spielen
}
masq-drain-group = Für Blut aussaugen:
masq-diablerie-title = Diablerie begehen?
masq-diablerie-words = { $ally } ist ein Vampir. Aussaugen bringt { $more ->
    [one] einen Diablerie-Marker
   *[other] { $more } Diablerie-Marker
}: am Ende je −1 Einfluss, und mit dreien scheidest du aus. Du hast { $tokens }.
masq-fatal-title = Damit würdest du ausscheiden!
masq-fatal-words = Du hast { $tokens } Diablerie-Marker. Wenn du { $ally } aussaugst, kommt der dritte dazu, und du scheidest sofort aus.
masq-blood-beside = { $place ->
    [haven] Wie viel Blut legst du zu deiner Karte in der Zuflucht des Prinzen?
   *[other] Wie viel Blut legst du zu deiner Karte am Ort { $place }?
}
masq-from-pool = Aus deinem Vorrat
masq-from-tokens = Aus der Bank, für rote Diablerie-Marker
masq-no-more-blood = Du kannst hier kein Blut mehr einsetzen.
masq-blood-there = Dein Blut dort
masq-end-turn = { $blood ->
    [0] Zug beenden, ohne Blut einzusetzen
   *[other] { $blood } Blut einsetzen und Zug beenden
}
masq-stay-or-go = { $place ->
    [haven] Um die Zuflucht des Prinzen kämpfen?
   *[other] Um Ort { $place } kämpfen?
}
masq-stay-means = Du kämpfst um { $ally }. Deine Macht bisher: { $power }{ $down ->
    [0] .
    [one] {" "}und eine verdeckte Karte.
   *[other] {" "}und { $down } verdeckte Karten.
} { $rivals ->
    [one] Macht deines Rivalen: { $theirs }
   *[other] Der stärkste von { $rivals } Rivalen: { $theirs }
}{ $hidden ->
    [0] .
    [one] {" "}und 1 verdeckte Karte.
   *[other] {" "}und { $hidden } verdeckte Karten.
}
masq-stay-alone = Sonst ist niemand hier: Du gewinnst { $ally } und { $influence } Einfluss.
masq-leave-means = { $blood ->
    [0] Du verlierst nichts
   *[other] { $blood } Blut kommt zurück in deinen Vorrat
}; { $cards ->
    [0] du hast keine Karte zu bewegen.
    [one] deine Karte kommt offen in die Zuflucht des Prinzen und kämpft dort.
   *[other] deine { $cards } Karten kommen offen in die Zuflucht des Prinzen und kämpfen dort.
}
masq-leave-haven = { $blood ->
    [0] Du verlierst nichts
   *[other] { $blood } Blut kommt zurück in deinen Vorrat
}; { $cards ->
    [0] du hast keine Karte zurückzunehmen.
    [one] deine Karte kommt zurück auf deine Hand.
   *[other] deine { $cards } Karten kommen zurück auf deine Hand.
}
masq-keep = Welche Karte behältst du?
masq-put-away = Welche Karte legst du weg?
masq-keep-this = „{ $card }“ behalten
masq-other-away = „{ $card }“ kommt unter dein Clandeck.
masq-hand-now = Auf deiner Hand: { $cards }
masq-tap-card = Tippe auf eine Karte
masq-about-card = Die wirkende Karte
masq-card-of = Eine Karte von { $name }
masq-take-clan = Wählen
masq-clan-cards = Karten
masq-clan-cards-of = Karten: { $clan }
masq-do-it = Möchtest du das?
masq-choose = Was wählst du?
masq-how-much = Wie viel?
masq-less = eins weniger
masq-more = eins mehr
masq-all = alle { $number }
