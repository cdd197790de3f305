vtes-title = Vampire: The Eternal Struggle
    .short = V:TES
vtes-pitch = Du bist eine Methusalem, ein uralter Vampir. Kontrolliere jüngere Vampire, bleede deine Beute, ruf Abstimmungen aus und kämpfe. Wirf deine Beute aus dem Spiel, bevor dein Jäger dich herauswirft.
vtes-seat = Methusalem { MINUS($number, -1) }

## Namen

vtes-face-down = eine verdeckte Karte
vtes-own-deck = ein eigenes
vtes-card-listed = „{ $card }“
vtes-window-untap = in der Enttappphase
    .when = in der Enttappphase
    .your = in deiner Enttappphase
vtes-window-master-phase = in der Meisterphase
    .when = in der Meisterphase
    .your = in deiner Meisterphase
vtes-window-minion-phase = in der Untergebenenphase
    .when = in der Untergebenenphase
    .your = in deiner Untergebenenphase
vtes-window-announced = bei der Ansage der Aktion
    .when = bei der Ansage der Aktion
    .your = bei der Ansage der Aktion
vtes-window-block = während des Blockversuchs
    .when = während des Blockversuchs
    .your = während des Blockversuchs
vtes-window-declined = nach dem Verzicht auf Blocks
    .when = nach dem Verzicht auf Blocks
    .your = nach dem Verzicht auf Blocks
vtes-window-succeeding = unmittelbar vor dem Erfolg der Aktion
vtes-window-blocked = wenn die Aktion geblockt wird
    .when = beim Block der Aktion
    .your = beim Block der Aktion
vtes-window-entering = vor dem Beginn des Kampfes
vtes-window-after-combat = nach einem Kampf zwischen dem handelnden und dem blockenden Untergebenen
    .when = nach einem Kampf zwischen dem handelnden und dem blockenden Untergebenen (einer davon unter deiner Kontrolle)
    .your = nach einem Kampf zwischen dem handelnden und dem blockenden Untergebenen (einer davon unter deiner Kontrolle)
vtes-window-after-action = nach der Aktion
    .when = nach der Aktion
    .your = nach der Aktion
vtes-window-as-played = beim Spielen der Karte
    .when = beim Spielen einer Karte
    .your = beim Spielen einer Karte
vtes-window-before-referendum = vor der Abstimmung nach einer erfolgreichen politischen Aktion
    .when = vor der Abstimmung nach einer erfolgreichen politischen Aktion
    .your = vor der Abstimmung nach einer erfolgreichen politischen Aktion
vtes-window-before-votes = vor der Stimmabgabe
    .when = vor der Stimmabgabe
    .your = vor der Stimmabgabe
vtes-window-polling = während der Stimmabgabe
    .when = während der Stimmabgabe
    .your = während der Stimmabgabe
vtes-window-before-range = vor der Bestimmung der Entfernung
    .when = vor der Bestimmung der Entfernung
    .your = vor der Bestimmung der Entfernung
vtes-window-range = bei der Bestimmung der Entfernung
    .when = bei der Bestimmung der Entfernung
    .your = bei der Bestimmung der Entfernung
vtes-window-before-strikes = vor der Wahl der Angriffe
    .when = vor der Wahl der Angriffe
    .your = vor der Wahl der Angriffe
vtes-window-strike-declared = nach der Wahl eines Angriffs mit schwer heilbarem Schaden
    .when = nach der Wahl eines Angriffs mit schwer heilbarem Schaden
    .your = nach der Wahl eines Angriffs mit schwer heilbarem Schaden
vtes-window-strikes-chosen = nach der Wahl beider Angriffe
    .when = nach der Wahl beider Angriffe
    .your = nach der Wahl beider Angriffe
vtes-window-strike = bei der Wahl der Angriffe
    .when = bei der Wahl der Angriffe
    .your = bei der Wahl der Angriffe
vtes-window-damage = bevor Schaden zugefügt wird
    .when = vor dem Zufügen von Schaden
    .your = vor dem Zufügen von Schaden
vtes-window-ally-burned = wenn der gegnerische Verbündete abgelegt wird
    .when = wenn der gegnerische Verbündete abgelegt wird
    .your = wenn der gegnerische Verbündete abgelegt wird
vtes-window-hurt = wenn diesem Vampir Schaden zugefügt wurde
    .when = wenn diesem Vampir Schaden zugefügt wurde
    .your = wenn diesem Vampir Schaden zugefügt wurde
vtes-window-going-to-torpor = wenn der gegnerische Vampir in den Torpor fallen würde
    .when = beim Fall des gegnerischen Vampirs in den Torpor
    .your = wenn der gegnerische Vampir in den Torpor fallen würde
vtes-window-additional-strikes = beim Erhalt zusätzlicher Angriffe
    .when = beim Erhalt zusätzlicher Angriffe
    .your = beim Erhalt zusätzlicher Angriffe
vtes-window-press = im Press-Schritt
    .when = im Press-Schritt
    .your = im Press-Schritt
vtes-window-end-of-round = am Ende der Runde
    .when = am Ende der Runde
    .your = am Ende der Runde
vtes-window-brought-out = gleich nach dem Ins-Spiel-Kommen von Vampiren
vtes-window-influence-phase = in der Einflussphase
    .when = in der Einflussphase
    .your = in deiner Einflussphase
vtes-window-discard-phase = in der Abwurfphase
    .when = in der Abwurfphase
    .your = in deiner Abwurfphase
vtes-window-any-time = jederzeit
    .when = jederzeit
    .your = jederzeit in deinem Zug
vtes-window-announced-block-declined = während der Aktion
    .when = während der Aktion
    .your = während der Aktion
vtes-window-announced-block-declined-as-played-before-votes-polling = während einer Aktion
    .when = während einer Aktion
    .your = während einer Aktion
vtes-kind-bleed = Bleed
    .a = ein Bleed
    .does = bleedet
vtes-kind-hunt = Jagen
    .a = eine Jagd
    .does = jagt
vtes-kind-equip = Ausrüsten
    .a = eine Ausrüstaktion
    .does = eine Ausrüstaktion durchführt
vtes-kind-employ = Gefolgsmann binden
    .a = das Binden eines Gefolgsmanns
    .does = einen Gefolgsmann bindet
vtes-kind-recruit = Verbündeten anwerben
    .a = das Anwerben eines Verbündeten
    .does = einen Verbündeten anwirbt
vtes-kind-political = politische Aktion
    .a = eine politische Aktion
    .does = eine politische Aktion unternimmt
vtes-kind-card = Aktion einer Karte
    .a = eine Aktion einer Karte
    .does = eine Aktion einer Karte unternimmt
vtes-kind-leave-torpor = Torpor verlassen
    .a = das Verlassen des Torpors
    .does = den Torpor verlässt
vtes-kind-rescue = Befreiung aus dem Torpor
    .a = eine Befreiung aus dem Torpor
    .does = einen Vampir aus dem Torpor befreit
vtes-kind-diablerize = Diablerie begehen
    .a = eine Diablerie
    .does = Diablerie begeht
vtes-kind-become-anarch = Anarch werden
    .a = der Übertritt zu den Anarchen
    .does = zum Anarchen wird
vtes-kind-attack-marked = markierten Untergebenen angreifen
    .a = ein Angriff auf einen Markierten
    .does = einen Markierten angreift
vtes-kind-gain-power = Kraft erlangen
    .a = das Erlangen einer Kraft
    .does = eine Kraft erlangt
vtes-kind-burn-imbued = Erleuchteten vernichten
    .a = das Vernichten eines Erleuchteten
    .does = einen Erleuchteten vernichtet
vtes-kind-take-equipment = Ausrüstung nehmen
    .a = das Nehmen von Ausrüstung
    .does = Ausrüstung nimmt
vtes-kind-trophy = Trophäe
vtes-kind-discipline = Disziplin-Meisterkarte
vtes-range-close = nahe Entfernung
vtes-range-long = weite Entfernung
vtes-side-for = dafür
vtes-side-against = dagegen
vtes-sign-rock = Stein
vtes-sign-paper = Papier
vtes-sign-scissors = Schere
vtes-source-edge = Vorteil
vtes-source-calling-card = die Karte der Abstimmung
vtes-source-additional = die zusätzlichen Stimmen
vtes-mode-inferior = { $name }
vtes-mode-superior = { $name } verstärkt
vtes-mode-again = zweite Art
vtes-mode-draft = Draft-Effekt

# Wie viel: erhält, legt ab ...
vtes-blood = { $number } Blut
vtes-pool = { $number } Pool
vtes-counters = { $number ->
    [one] { $number } Marke
   *[other] { $number } Marken
}
vtes-number-cards = { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
}
vtes-number-votes = { $number ->
    [one] { $number } Stimme
   *[other] { $number } Stimmen
}
# Mit welcher Karte, gegen wen: nach einer Aktion
vtes-by = { $source_id ->
    [none] {""}
   *[other] {" "}mit „{ $source }“
}
vtes-at = { $target_id ->
    [none] { $target_seat_number ->
        [-1] {""}
       *[other] , gerichtet gegen { vtes-whom }
    }
   *[other] { $target_seat_number ->
        [-1] , gerichtet gegen { $target }
       *[other] { $target_seat_is ->
            [you] , gerichtet gegen { $target } unter deiner Kontrolle
           *[other] , gerichtet gegen { $target } ({ $target_seat })
        }
    }
}
vtes-whom = { $target_seat_is ->
    [you] dich
   *[other] { $target_seat }
}

## Was geschieht: Spielverlauf

vtes-chose-deck = { $seat } hat ein Deck mitgebracht.
    .you = Du hast ein Deck mitgebracht.
    .several = { $seats } haben Decks mitgebracht.
    .several-you = { $seats } habt Decks mitgebracht.
vtes-goes-first = { $seat } hat den ersten Zug.
    .you = Du hast den ersten Zug.
vtes-turn-began = Zug { $number }: { $seat }.
    .you = Zug { $number }: Du bist dran.
vtes-turn-skipped = { $seat } lässt diesen Zug aus.
    .you = Du lässt diesen Zug aus.
vtes-phase-began = { $phase }.
vtes-drew = { $names_count ->
    [0] { $seat } zieht { vtes-number-cards }.
   *[other] { $seat } zieht { $names }.
}
    .you = Du ziehst { $names }.
vtes-drew-crypt = { $names_count ->
    [0] { $seat } legt { vtes-number-cards } aus der Gruft in die unkontrollierte Region.
   *[other] { $seat } legt { $names } aus der Gruft in die unkontrollierte Region.
}
    .you = Du legst { $names } aus deiner Gruft in deine unkontrollierte Region.
vtes-shuffled-into-crypt = { $names_count ->
    [0] { $seat } mischt { vtes-number-cards } aus der unkontrollierten Region in die Gruft.
   *[other] { $seat } mischt { $names } aus der unkontrollierten Region in die Gruft.
}
    .you = Du mischst { $names } aus deiner unkontrollierten Region in deine Gruft.
vtes-shuffled = Die Bibliothek von { $seat } wird gemischt.
    .you = Deine Bibliothek wird gemischt.
vtes-exchanged = { $seat } tauscht „{ $card }“ gegen „{ $other }“ aus dem Ablagestapel.
    .you = Du tauschst „{ $card }“ gegen „{ $other }“ aus deinem Ablagestapel.
vtes-discarded = { $seat } wirft „{ $card }“ ab.
    .you = Du wirfst „{ $card }“ ab.
vtes-put-face-down = { $names_count ->
    [0] { $seat } legt eine Karte von der Hand verdeckt auf „{ $other }“.
   *[other] { $seat } legt { $names } verdeckt auf „{ $other }“.
}
    .you = Du legst { $names } verdeckt auf „{ $other }“.
vtes-took-face-down = { $names_count ->
    [0] { $seat } nimmt die Karte auf „{ $other }“ auf die Hand.
   *[other] { $seat } nimmt { $names } von „{ $other }“ auf die Hand.
}
    .you = Du nimmst { $names } von „{ $other }“ auf die Hand.
vtes-looked-at = { $names_count ->
    [0] { $seat } sieht sich { vtes-number-cards } an.
   *[other] { $seat } sieht sich { $names } an.
}
    .you = Du siehst dir { $names } an.
vtes-showed = { $seat } zeigt „{ $card }“ vor.
    .you = Du zeigst „{ $card }“ vor.
vtes-rolled = { $sides ->
    [2] Die Münze für „{ $card }“ zeigt { $number ->
        [1] Kopf
       *[2] Zahl
    }.
   *[other] Der Würfel für „{ $card }“ zeigt { $number }.
}

## Was geschieht: Karten werden gespielt

vtes-card-played = { $minion_id ->
    [none] { $seat } spielt „{ $card }“{ vtes-in-mode }.
   *[other] { $minion } spielt „{ $card }“{ vtes-in-mode }.
}
    .you = { $minion_id ->
        [none] Du spielst „{ $card }“{ vtes-in-mode }.
       *[other] { $minion } spielt „{ $card }“{ vtes-in-mode }.
    }
vtes-in-mode = { $mode_id ->
    [plain] {""}
   *[other] {" "}({ $mode })
}
vtes-card-used = { $seat } nutzt „{ $card }“.
    .you = Du nutzt „{ $card }“.
vtes-chose-target = { $seat } wählt { $card }.
    .you = Du wählst { $card }.
vtes-chose-clan = { $seat } nennt einen Klan: { $clan }.
    .you = Du nennst einen Klan: { $clan }.
vtes-chose-discipline = { $seat } nennt eine Disziplin: { $discipline }.
    .you = Du nennst eine Disziplin: { $discipline }.
vtes-showed-sign = { $seat } zeigt: { $sign }.
    .you = Du zeigst: { $sign }.
vtes-announced-number = { $seat } sagt { $number } an.
    .you = Du sagst { $number } an.
vtes-chose-player = { $other_seat_is ->
    [you] { $seat } wählt dich.
   *[other] { $seat } wählt { $other_seat }.
}
    .you = { $other_seat_is ->
        [you] Du wählst dich selbst.
       *[other] Du wählst { $other_seat }.
    }
vtes-switched-places = { $other_seat_is ->
    [you] { $seat } tauscht mit dir den Platz.
   *[other] { $seat } und { $other_seat } tauschen die Plätze.
}
    .you = Du tauschst mit { $other_seat } den Platz.
vtes-play-reversed = Die Spielrichtung wird umgekehrt.
vtes-cancelled = „{ $card }“ wird annulliert.

## Was geschieht: Marken

vtes-tapped = { $card } tappt.
    .several-cards = { $cards } tappen.
vtes-untapped = { $card } enttappt.
    .several-cards = { $cards } enttappen.
vtes-untapped-all = { $seat } enttappt alle Karten.
    .you = Du enttappst deine Karten.
vtes-gained-blood = { $card } erhält { vtes-counters }.
vtes-lost-blood = { $card } verliert { vtes-counters }.
vtes-counter-put = { $seat } legt eine { $counter ->
    [corruption] Korruptionsmarke
    [derangement] Wahnsinnsmarke
    [vandal] Vandalismusmarke
    [graft] Transplantatmarke
    [hostage] Geiselmarke
    [pathos] Pathosmarke
   *[research] Forschungsmarke
    [torture] Foltermarke
} auf { $card }.
    .you = Du legst eine { $counter ->
        [corruption] Korruptionsmarke
        [derangement] Wahnsinnsmarke
        [vandal] Vandalismusmarke
        [graft] Transplantatmarke
        [hostage] Geiselmarke
        [pathos] Pathosmarke
       *[research] Forschungsmarke
        [torture] Foltermarke
    } auf { $card }.
vtes-counters-burned = { $card } verliert { $number } { $counter ->
    [corruption] Korruptionsmarke
    [derangement] Wahnsinnsmarke
    [graft] Transplantatmarke
    [hostage] Geiselmarke
    [pathos] Pathosmarke
   *[research] Forschungsmarke
    [vandal] Vandalismusmarke
    [torture] Foltermarke
}{ $number ->
    [one] {""}
   *[other] n
}.
vtes-moved-blood = { $card } gibt { vtes-counters } an { $other } ab.
vtes-pool-to-card = { $seat } legt { vtes-pool } auf { $card }.
    .you = Du legst { vtes-pool } auf { $card }.
vtes-card-to-pool = { $card_id ->
    [face-down] { $seat } nimmt { vtes-counters } von einer verdeckten Karte in den Pool.
   *[other] { $seat } nimmt { vtes-counters } von { $card } in den Pool.
}
    .you = Du nimmst { vtes-counters } von { $card } in deinen Pool.
vtes-gained-pool = { $seat } erhält { vtes-pool }.
    .you = Du erhältst { vtes-pool }.
    .several = { $seats } erhalten je { vtes-pool }.
    .several-you = { $seats } erhaltet je { vtes-pool }.
vtes-lost-pool = { $seat } verliert { vtes-pool }.
    .you = Du verlierst { vtes-pool }.
    .several = { $seats } verlieren je { vtes-pool }.
    .several-you = { $seats } verliert je { vtes-pool }.
vtes-took-edge = { $seat } erhält den Vorteil.
    .you = Du erhältst den Vorteil.
vtes-burned-edge = { $seat } legt den Vorteil ab.
    .you = Du legst den Vorteil ab.

## Was geschieht: Karten kommen, gehen und ändern sich

vtes-came-into-play = { $card } kommt unter der Kontrolle von { $seat } ins Spiel.
    .you = { $card } kommt unter deiner Kontrolle ins Spiel.
vtes-put-on = „{ $card }“ wird auf { $other } gelegt.
vtes-burned = { $card } wird{ vtes-cause } abgelegt.
    .several-cards = { $cards } werden{ vtes-cause } abgelegt.
vtes-cause = { $cause ->
    [host] {" "}zusammen mit { $other }
    [damage] {" "}durch den Schaden
    [life] {" "}nach Verlust allen Lebens
    [diablerie] {" "}durch Diablerie
    [blood-hunt] {" "}in der Blutjagd
    [card] {" "}durch „{ $other }“
    [cost] {" "}als Bezahlung
    [copy] {" "}als zweites Exemplar
    [title] {" "}mit dem Titel
   *[other] {""}
}
vtes-was-removed = { $card } wird aus dem Spiel entfernt.
    .several-cards = { $cards } werden aus dem Spiel entfernt.
vtes-went-to-torpor = { $card } fällt in den Torpor.
vtes-left-torpor = { $card } ist wieder bereit.
vtes-back-to-hand = „{ $card }“ kehrt auf die Hand von { $seat } zurück.
    .you = „{ $card }“ kehrt auf deine Hand zurück.
vtes-back-to-library = „{ $card }“ kehrt in die Bibliothek von { $seat } zurück.
    .you = „{ $card }“ kehrt in deine Bibliothek zurück.
vtes-changed-controller = { $seat } übernimmt die Kontrolle über { $card }.
    .you = Du übernimmst die Kontrolle über { $card }.
vtes-back-to-uncontrolled = { $card } kehrt in die unkontrollierte Region von { $seat } zurück.
    .you = { $card } kehrt in deine unkontrollierte Region zurück.
vtes-merged = { $card } wird mit { $other } vereinigt.
vtes-contest-began = { $card } ist jetzt umstritten.
vtes-yielded = Im Streit um { $card } wird nachgegeben.
vtes-contest-won = { $card } ist nicht mehr umstritten.
vtes-got-title = { $card } erhält einen Titel: { $title }.
vtes-lost-title = { $card } verliert einen Titel: { $title }.
vtes-title-contested = Der Titel von { $card } ist jetzt umstritten: { $title }.
vtes-changed-clan = { $card } wechselt den Klan: { $clan }.
vtes-changed-sect = { $card } wechselt die Sekte: { $sect }.
vtes-became-anarch = { $card } wird Anarch.
vtes-marked = { $seat } markiert { $card } für diesen Zug.
    .you = Du markierst { $card } für diesen Zug.

## Was geschieht: Aktionen

vtes-action-announced = { $kind_id ->
    [bleed] { $minion } bleedet { vtes-whom }{ vtes-by }.
    [hunt] { $minion } jagt{ vtes-by }.
    [equip] { $minion } rüstet sich mit „{ $source }“ aus.
    [employ] { $minion } bindet den Gefolgsmann „{ $source }“.
    [recruit] { $minion } wirbt „{ $source }“ an.
    [political] { $minion } unternimmt eine politische Aktion{ vtes-by }.
    [leave-torpor] { $minion } versucht, den Torpor zu verlassen.
    [rescue] { $minion } versucht, { $target } aus dem Torpor zu befreien.
    [diablerize] { $minion } versucht, an { $target } Diablerie zu begehen.
    [become-anarch] { $minion } versucht, Anarch zu werden.
    [attack-marked] { $minion } greift { $target } von der Roten Liste an.
    [gain-power] { $minion } versucht, die Gabe „{ $source }“ zu erlangen.
    [burn-imbued] { $minion } versucht, { $target } zu vernichten.
    [take-equipment] { $minion } nimmt Ausrüstung von { $target }.
   *[card] { $minion } unternimmt eine Aktion{ vtes-by }{ vtes-at }.
}
vtes-block-tried = { $seat } versucht, mit { $card } zu blocken.
    .you = Du versuchst, mit { $card } zu blocken.
vtes-action-continued = Die Aktion von { $card } geht weiter, als wäre sie nicht geblockt worden.
vtes-block-failed = Der Blockversuch von { $card } schlägt fehl.
vtes-block-declined = { $seat } blockt nicht.
    .you = Du blockst nicht.
    .several = { $seats } blocken nicht.
    .several-you = { $seats } blockt nicht.
vtes-action-blocked = { $other } blockt { $card }.
vtes-action-succeeded = Die Aktion von { $card } ist erfolgreich.
vtes-action-ended = Die Aktion von { $card } endet ohne Wirkung.
vtes-gained-stealth = { $card } erhält { SIGNED($number) } Heimlichkeit.
vtes-gained-intercept = { $card } erhält { SIGNED($number) } Aufmerksamkeit.
vtes-bleed-changed = { $card } erhält { SIGNED($number) } Bleed.
vtes-bled-for = { $seat } wird für { $number } gebleedet.
    .you = Du wirst für { $number } gebleedet.
vtes-pool-protected = Dank „{ $card }“ verliert { $seat } nur { vtes-pool }.
    .you = Dank „{ $card }“ verlierst du nur { vtes-pool }.
vtes-bleed-redirected = Der Bleed wird auf { $seat } umgelenkt.
    .you = Der Bleed wird auf dich umgelenkt.
vtes-woke = { $card } kann wie enttappt reagieren.

## Was geschieht: Abstimmungen

vtes-referendum-called = { $hunted_id ->
    [none] { $source_id ->
        [none] { $seat } ruft eine Abstimmung aus.
       *[other] { $seat } ruft eine Abstimmung aus: „{ $source }“.
    }
   *[other] Über eine Blutjagd auf { $hunted } wird abgestimmt.
}
    .you = { $hunted_id ->
        [none] { $source_id ->
            [none] Du rufst eine Abstimmung aus.
           *[other] Du rufst eine Abstimmung aus: „{ $source }“.
        }
       *[other] Über eine Blutjagd auf { $hunted } wird abgestimmt.
    }
vtes-terms-set = Bedingungen: { $each }.
    .each = { $number } für { $seat }
    .each-you = { $number } für dich
vtes-votes-cast = { $seat } gibt { vtes-number-votes } { $side_id ->
    [for] dafür
   *[against] dagegen
} ab ({ $source }).
    .you = Du gibst { vtes-number-votes } { $side_id ->
        [for] dafür
       *[against] dagegen
    } ab ({ $source }).
vtes-gained-votes = { $seat } erhält { vtes-number-votes }.
    .you = Du erhältst { vtes-number-votes }.
vtes-referendum-ended = { $result_id ->
    [passed] Die Abstimmung ist erfolgreich
   *[failed] Die Abstimmung scheitert
}: { $for_it } dafür, { $against } dagegen.

## Was geschieht: Kampf

vtes-combat-began = { $card } und { $other } kämpfen.
vtes-round-began = Kampfrunde { $number }.
vtes-maneuvered = { $card } manövriert: { $range }.
vtes-strike-chosen = { $card } greift { $retainer_id ->
    [none] {""}
   *[other] { $retainer }{" "}
}{ $source_id ->
    [none] mit der Hand
   *[other] mit „{ $source }“
} an.
vtes-strike-missed = Der Angriff von { $card } bleibt wirkungslos.
vtes-gained-strikes = { $card } erhält { $number ->
    [one] einen zusätzlichen Angriff
   *[other] { $number } zusätzliche Angriffe
}.
vtes-gained-strength = { $card } erhält { SIGNED($number) } Stärke.
vtes-took-damage = { $aggravated ->
    [0] { $card } wird getroffen: { $normal } Schaden.
   *[other] { $normal ->
        [0] { $card } wird getroffen: { $aggravated } schwer heilbarer Schaden.
       *[other] { $card } wird getroffen: { $normal } Schaden und { $aggravated } schwer heilbarer Schaden.
    }
}
vtes-prevented = { $card } verhindert { $number } Schaden.
vtes-pressed = { $purpose_id ->
    [continue] { $card } setzt den Kampf mit einem Press fort.
   *[end] { $card } beendet den Kampf mit einem Press.
}
vtes-combat-ended = Der Kampf zwischen { $card } und { $other } ist vorbei.
vtes-diablerized = Diablerie! { $card } verschlingt { $other }.

## Was geschieht: das Ende

vtes-withdrawal-announced = { $seat } kündigt den Rückzug aus dem Spiel an.
    .you = Du kündigst deinen Rückzug aus dem Spiel an.
vtes-withdrawal-failed = Der Rückzug von { $seat } ist gescheitert.
    .you = Dein Rückzug ist gescheitert.
vtes-withdrew = { $seat } zieht sich aus dem Spiel zurück.
    .you = Du ziehst dich aus dem Spiel zurück.
vtes-ousted = { $seat } wird aus dem Spiel geworfen.
    .you = Du wirst aus dem Spiel geworfen.
vtes-got-point = { $seat } erhält einen Siegpunkt.
    .you = Du erhältst einen Siegpunkt.
vtes-lost-point = { $seat } verliert einen Siegpunkt.
    .you = Du verlierst einen Siegpunkt.
vtes-time-called = Die Zeit ist um: Das Spiel endet nach der laufenden Aktion oder Phase.

## Was gleich geschieht, in einem Satz: Seine Teile werden durch Strichpunkte verbunden

vtes-now-decks = Decks werden gewählt: warten auf { $deciders }
    .yours = Wähle dein Deck
vtes-now-turn = { $seat_is ->
    [you] { $phase }: warten auf { $deciders }
   *[other] { $phase } von { $seat }: warten auf { $deciders }
}
    .yours = { $seat_is ->
        [you] { $phase }: Du bist dran
       *[other] { $phase } von { $seat }: Du bist dran
    }
vtes-now-playing = { $minion_id ->
    [none] { $seat_is ->
        [you] du spielst „{ $card }“{ vtes-in-mode }
       *[other] { $seat } spielt „{ $card }“{ vtes-in-mode }
    }
   *[other] { vtes-whose } spielt „{ $card }“{ vtes-in-mode }
}
vtes-now-cancel = das kann noch annulliert werden
vtes-whose = { $seat_is ->
    [you] { $minion }
   *[other] { $minion } ({ $seat })
}

## Was gleich geschieht: Aktionen

vtes-now-declaring = { vtes-whose } sagt{ vtes-by } eine Aktion an
vtes-now-action = { vtes-whose } { $kind_id ->
    [bleed] bleedet { vtes-whom } für { $number }
    [hunt] jagt
    [equip] rüstet sich mit „{ $source }“ aus
    [employ] bindet den Gefolgsmann „{ $source }“
    [recruit] wirbt „{ $source }“ an
    [political] unternimmt eine politische Aktion{ vtes-by }
    [leave-torpor] versucht, den Torpor zu verlassen
    [rescue] versucht, { $target } aus dem Torpor zu befreien
    [diablerize] versucht, an { $target } Diablerie zu begehen
    [become-anarch] versucht, Anarch zu werden
    [attack-marked] greift { $target } von der Roten Liste an
    [gain-power] versucht, die Gabe „{ $source }“ zu erlangen
    [burn-imbued] versucht, { $target } zu vernichten
    [take-equipment] nimmt Ausrüstung von { $target }
   *[card] unternimmt eine Aktion{ vtes-by }{ vtes-at }
}{ $stealth ->
    [0] {", "}ohne Heimlichkeit
   *[other] {", "}mit { $stealth } Heimlichkeit
}
vtes-now-may-block = { $seats_count ->
    [one] { $seats } darf noch blocken
   *[other] { $seats } dürfen noch blocken
}
    .you = { $seats_count ->
        [one] { $seats } darfst noch blocken
       *[other] { $seats } dürft noch blocken
    }
vtes-now-blocking = { vtes-whose } versucht, mit { $number } Aufmerksamkeit zu blocken
vtes-now-blocked = { vtes-whose } blockt
vtes-now-unblocked = niemand blockt

## Was gleich geschieht: Kampf

vtes-now-combat = { $number ->
    [0] Kampf: { $minion } gegen { $other }
   *[other] Kampf, Runde { $number }, { $range }: { $minion } gegen { $other }
}
vtes-now-strike = { $minion } { $how ->
    [dodge] weicht aus
    [ends] beendet den Kampf
    [aggravated] greift mit { $number } schwer heilbarem Schaden an
    [effect] greift an
   *[damage] greift mit { $number } Schaden an
}{ $source_id ->
    [none] {""}
   *[other] {" "}(„{ $source }“)
}
vtes-now-damage = { $aggravated ->
    [0] { $card } droht { $normal } Schaden
   *[other] { $normal ->
        [0] { $card } droht { $aggravated } schwer heilbarer Schaden
       *[other] { $card } droht { $normal } Schaden und { $aggravated } schwer heilbarer Schaden
    }
}
vtes-now-continues = es folgt noch eine Runde

## Was gleich geschieht: Abstimmungen

vtes-now-referendum = { $hunted_id ->
    [none] { $source_id ->
        [none] { $seat_is ->
            [you] Deine Abstimmung
           *[other] Abstimmung von { $seat }
        }
       *[other] { $seat_is ->
            [you] Deine Abstimmung: „{ $source }“
           *[other] Abstimmung von { $seat }: „{ $source }“
        }
    }
   *[other] Abstimmung über eine Blutjagd auf { $hunted }
}
vtes-now-term = { $seat_is ->
    [you] { $number } für dich
   *[other] { $number } für { $seat }
}
vtes-now-named = { $seat_is ->
    [you] es geht um dich
   *[other] es geht um { $seat }
}
vtes-now-about = es geht um { $cards }
vtes-now-tally = { $for_it } dafür, { $against } dagegen

## Was gefragt wird

vtes-choosing-decks = Wähle ein fertiges Deck oder bring ein eigenes mit: { $least } bis { $most } Karten in der Bibliothek, mindestens 12 in der Gruft.
vtes-untap-phase = Enttappphase: Zahle für umstrittene Karten oder gib nach, nutze Karten, wenn du magst, und wähle dann „Fertig“.
vtes-untap-of-others = Du darfst eine Karte mit Abwerfoption abwerfen und eine andere ziehen oder eine Karte im Spiel nutzen.
vtes-master-phase = Meisterphase: Spiel eine Meisterkarte oder passe.
vtes-minion-phase = Untergebenenphase: Handle mit einem Untergebenen oder passe.
vtes-influence-phase = { $number ->
    [one] Einflussphase: Du hast noch { $number } Transfer.
   *[other] Einflussphase: Du hast noch { $number } Transfers.
}
vtes-discard-phase = Abwurfphase: Wirf eine Karte ab und zieh eine andere oder passe.
vtes-discarding = Du hast mehr Karten, als deine Handgröße erlaubt. Wirf eine ab.
vtes-window = Du darfst { $window } eine Karte spielen oder nutzen.
vtes-targeting = { $card_id ->
    [none] Wähle ein Ziel.
   *[other] „{ $card }“: Wähle ein Ziel.
}
vtes-choosing-equipment = Welche Ausrüstung nimmst du?
vtes-paying-less = „{ $card }“: Womit senkst du die Kosten?
vtes-taking-equipment = Welche Ausrüstung nimmst du?
vtes-block-question = { $number ->
    [0] { $minion } handelt ohne Heimlichkeit.
   *[other] { $minion } handelt mit { SIGNED($number) } Heimlichkeit.
} Versuchst du zu blocken?
vtes-skip-turn = Diesen Zug auslassen?
vtes-may-diablerize = Diablerie an { $card } begehen?
vtes-extra-action = Welche Aktion unternimmt { $minion }?
vtes-slave-question = Soll ein Sklave anstelle seines Meisters kämpfen?
vtes-determining-range = { CAPITAL($range) }: Manövriert { $minion }?
vtes-strike-pair = { CAPITAL($range) }: Wähle einen Angriff für { $minion }.
vtes-choosing-weapon = Mit welcher Nahkampfwaffe greifst du an?
vtes-choosing-victim = Wem gilt der Angriff?
vtes-press-step = { $purpose_id ->
    [continue] Setzt { $minion } den Kampf mit einem Press fort?
   *[end] Beendet { $minion } den Kampf mit einem Press?
}
vtes-referendum = { $hunted_id ->
    [none] { $card_id ->
        [none] Abstimmung: Gib Stimmen ab oder passe.
       *[other] Abstimmung über „{ $card }“: Gib Stimmen ab oder passe.
    }
   *[other] Blutjagd: Soll { $hunted } abgelegt werden? Gib Stimmen ab oder passe.
}
vtes-searching = { $kind_id ->
    [trophy] Du darfst Bibliothek, Ablagestapel und Hand nach einer Trophäe für { $card } durchsuchen.
   *[discipline] Du darfst Bibliothek, Ablagestapel und Hand nach einer Disziplin-Meisterkarte für { $card } durchsuchen.
}
vtes-moving-trophies = Welche deiner Trophäen legst du auf { $card }?
vtes-triggered-effects = Mehrere deiner Karten wirken jetzt. Welche zuerst?
vtes-striking-back = 1 Überzeugungsstärke von { $card } ablegen, um 1 nicht verhinderbaren Schaden zuzufügen?
vtes-first-conviction = Du darfst dem Erleuchteten eine Überzeugungsstärke geben.
vtes-may = „{ $card }“: { $text } Möchtest du das?
vtes-either = „{ $card }“: { $text } Was wählst du?
vtes-choose-clan = „{ $card }“: Wähle einen Klan.
vtes-choose-discipline = „{ $card }“: Wähle eine Disziplin.
vtes-equip-from-hand = „{ $card }“: Welche Ausrüstung von deiner Hand bekommt der Untergebene?
vtes-rearrange-equipment = „{ $card }“: Welcher Untergebene bekommt „{ $other }“?
vtes-for-one = „{ $card }“: { $text } Wähle.
vtes-auction = { $asked ->
    [credit] „{ $card }“: Wie viel deines Gebots von { $number } bleibst du schuldig?
   *[bid] „{ $card }“: Bietest du für { $other }? Das höchste Gebot ist { $number }.
}
vtes-pool-or-cards = „{ $card }“: Wie viele zufällige Karten wirfst du ab, statt Pool zu verlieren?
vtes-guess-counters = { $whom_seat_is ->
    [you] „{ $card }“: Wie viele Marken hältst du?
   *[other] „{ $card }“: Wie viele Marken hält { $whom_seat }?
}
vtes-numbers-game = „{ $card }“: Welche Zahl wählst du?
vtes-play-signs = „{ $card }“: Stein, Papier oder Schere, um { $amount } Pool?
vtes-choose-number = „{ $card }“: Welche Zahl wählst du?
vtes-choose-yielding = „{ $card }“: Welches Exemplar soll aufgegeben werden?
vtes-discard-or-tap = „{ $card }“: Welche Karte wirfst du ab, oder tappst du { $target }?
vtes-how-many = „{ $card }“: { $text } Wie viel?
vtes-search = „{ $card }“: Welche der Karten nimmst du?
vtes-announcing = „{ $card }“: Welche Zahl sagst du an?
vtes-each-oldest = „{ $card }“: Welcher dieser gleich alten Vampire?
vtes-burn-for-stealth = „{ $card }“: Wie viel Blut für Heimlichkeit?
vtes-remove-ashes = „{ $card }“: Welche Karte aus deinem Ablagestapel kommt aus dem Spiel?
vtes-remove-any = „{ $card }“: Welche Karte entfernst du aus dem Spiel, oder bist du fertig?
vtes-put-under = „{ $card }“: Welche Karte legst du unter deine Bibliothek?
vtes-keep-here = „{ $card }“: Welche Karte legst du verdeckt darauf?
vtes-arrange-top = „{ $card }“: Welche Karte legst du als nächste zuoberst zurück?
vtes-revive = „{ $card }“: Welcher Untergebene bekommt den Gefolgsmann?
vtes-equip-with-first = „{ $card }“: Welcher Untergebene bekommt „{ $other }“?
vtes-find-equipment = „{ $card }“: Welche Ausrüstung suchst du?
vtes-choose-seating = „{ $card }“: Wer sitzt als Nächste, links von dir beginnend?
vtes-into-research = „{ $card }“: Welche Karte legst du in deinen Forschungsbereich?
vtes-discard-cards = „{ $card }“: Welche Karte wirfst du ab?
vtes-discard-any = „{ $card }“: Welche Karte wirfst du ab, oder bist du fertig?
vtes-choose-cards = „{ $card }“: Welche Karte wählst du?
vtes-discard-from-hand = „{ $card }“: Welche dieser Karten wird abgeworfen?
vtes-back-from-ash-heap = „{ $card }“: Wähle eine Karte in deinem Ablagestapel oder „Fertig“ (noch { $number }).
vtes-redraw = „{ $card }“: Legst du die gezogene Karte unter deine Bibliothek und ziehst eine andere?
vtes-draw-from-research = „{ $card }“: Ersetzt du sie aus deinem Forschungsbereich?
vtes-destroy-equipment = „{ $card }“: Welche Ausrüstung wird zerstört?
vtes-steal-equipment = „{ $card }“: Welche Ausrüstung stiehlst du?
vtes-name-methuselah = „{ $card }“: Um wen geht es in der Abstimmung?
vtes-name-several = „{ $card }“: Um wen geht es in der Abstimmung noch?
vtes-each-may-name = „{ $card }“: Wähle eine deiner Karten oder keine.
vtes-shift-pool = „{ $card }“: Wie wird der Pool verteilt?
vtes-buy-title = „{ $card }“: Wie viel Pool verlierst du für einen Titel?
vtes-change-votes = „{ $card }“: Auf welcher Seite stimmt „{ $target }“?
vtes-burn-unless-repaid = „{ $card }“: Zahlst du { $number } Pool, um „{ $target }“ zu behalten, oder legst du die Karte ab?
vtes-blood-or-pool = „{ $card }“: Wie viel davon kommt in deinen Pool?
vtes-allot-blood = „{ $card }“: Wähle einen Vampir für das nächste Blut.
vtes-choose-ashes = „{ $card }“: Wähle eine Karte in deinem Ablagestapel.
vtes-exchange-random = „{ $card }“: Wähle eine Karte im Ablagestapel für den Tausch.
vtes-name-card-in-hand = „{ $card }“: Nenne eine Karte auf deiner Hand.
vtes-take-discards-back = „{ $card }“: Wähle Karten, die du in deine Bibliothek mischst.
vtes-choose-term = „{ $card }“: Wähle, worum es in der Abstimmung geht.
vtes-allocate = { $whom_seat_is ->
    [you] „{ $card }“: Wie viel von { $left } teilst du dir selbst zu?
   *[other] „{ $card }“: Wie viel von { $left } teilst du { $whom_seat } zu?
}
vtes-prevent = „{ $card }“: Wie viel schwer heilbaren Schaden verhinderst du?

## Die Antworten

vtes-move-choose-deck = { $deck_id ->
    [random] Ein zufälliges Deck mitbringen
   *[other] Ein Deck mitbringen: { $deck }
}
vtes-move-play-stored = { vtes-move-play } (wie von der Hand)
    .group = „{ $card }“ wie von der Hand spielen
    .within = { vtes-move-play.within }
vtes-move-play = „{ $card }“{ $mode_id ->
    [plain] {""}
   *[other] {" "}({ $mode })
}{ $minion_id ->
    [none] {""}
   *[other] {" "}mit { $minion }
} spielen
    .group = „{ $card }“ spielen
    .within = { $mode_id ->
        [plain] { $minion_id ->
            [none] {""}
           *[other] mit { $minion }
        }
       *[other] { $mode }{ $minion_id ->
            [none] {""}
           *[other] , mit { $minion }
        }
    }
vtes-move-use = „{ $card }“ nutzen{ $number ->
    [0] {""}
   *[other] {" "}({ MINUS($number, -1) })
}
vtes-move-act-with = { $minion } mit „{ $card }“ handeln lassen{ $number ->
    [0] {""}
   *[other] {" "}({ MINUS($number, -1) })
}
vtes-move-bleed = Mit { $minion } bleeden
vtes-move-hunt = Mit { $minion } jagen
vtes-move-leave-torpor = Mit { $minion } den Torpor verlassen
vtes-move-become-anarch = { $minion } Anarch werden lassen
vtes-move-rescue = { $other } mit { $minion } befreien ({ $minion } zahlt { vtes-blood })
vtes-move-diablerize = Mit { $minion } Diablerie an { $other } begehen
vtes-move-take-equipment = Mit { $minion } Ausrüstung von { $other } nehmen
vtes-move-burn-imbued = Mit { $minion } { $other } vernichten
vtes-move-attack-marked = Mit { $minion } { $other } angreifen
vtes-move-mark = { $card } markieren
vtes-move-block = Mit { $minion } blocken
vtes-move-decline = Nicht blocken
vtes-move-hand-strike = Mit der Hand angreifen
vtes-move-strike-bound = Mit der Karte angreifen, mit der manövriert wurde
vtes-move-strike-with = Mit „{ $card }“ angreifen{ $number ->
    [0] {""}
   *[other] {" "}({ MINUS($number, -1) })
}
vtes-move-maneuver-with = Mit „{ $card }“ manövrieren{ $number ->
    [0] {""}
   *[other] {" "}({ MINUS($number, -1) })
}
vtes-move-maneuver = Manövrieren
vtes-move-press = Press einsetzen
vtes-move-burn-for-intercept = { $number } Blut zahlen für +1 Aufmerksamkeit
vtes-move-buy-intercept = { $number } Pool verlieren für +1 Aufmerksamkeit
vtes-move-target = { $card }
vtes-move-name = { $word }
vtes-move-player = { $seat }
vtes-move-number = { $number }
vtes-move-done = Fertig
vtes-move-vote = { $side_id ->
    [for] Dafür
   *[against] Dagegen
} stimmen ({ $source })
vtes-move-transfer = 1 Pool auf { $card } legen
vtes-move-withhold = 1 Pool von { $card } zurücknehmen
vtes-move-draw-crypt = Eine Karte aus der Gruft ziehen
vtes-move-merge = { $card } vereinigen
vtes-move-discard = „{ $card }“ abwerfen
vtes-move-burn-option = „{ $card }“ mit der Abwerfoption abwerfen
vtes-move-gain-from-edge = 1 Pool für den Vorteil nehmen
vtes-move-pay = Im Streit um { $card } zahlen
vtes-move-yield = Im Streit um { $card } nachgeben
vtes-move-untap-infernal = 1 Pool zahlen, um { $card } zu enttappen
vtes-move-convict = „{ $other }“ auf { $minion } legen
vtes-move-recover = 3 Überzeugungsstärken ablegen, damit { $minion } sich erholt
vtes-move-withdraw-game = Deinen Rückzug aus dem Spiel ankündigen
vtes-move-choose = { $effect ->
    [rock] Stein
    [paper] Papier
    [scissors] Schere
    [blood-to-pool] Blut in deinen Pool nehmen
    [pool-to-blood] Pool auf die Karte legen
    [gain-blood] Blut erhalten
    [burn-blood] Blut verlieren
    [gain-pool] Pool erhalten
    [burn-pool] Pool verlieren
    [lose-transfers] Alle Transfers verlieren
    [move-blood] Blut verschieben
    [burn] Die Karte ablegen
    [tap] Tappen
    [untap] Enttappen
    [draw] Karten ziehen
    [draw-crypt] Aus deiner Gruft ziehen
    [search] Suchen
    [for-one] Dafür eine Karte wählen
    [stealth] Heimlichkeit
    [intercept] Aufmerksamkeit
    [bleed-bonus] Mehr Bleed
    [votes] Stimmen
    [enter-combat] Kämpfen
    [inflict] Schaden
    [to-torpor] In den Torpor schicken
    [card-to-hand] Die Karte auf die Hand nehmen
    [put-in-play] Die Karte ins Spiel bringen
    [do] Beides tun
    [block-fails] Den Blockversuch fehlschlagen lassen
   *[other] { $effect }
}

## Warum ein Deck abgelehnt wird

vtes-bad-deck = Dieses Deck ist nicht zulässig. { $faults }
vtes-transfers-barred = { $card } verhindert Transfers auf diese Karte und von ihr.
vtes-deck-unknown = Es gibt kein Deck „{ $name }“.
vtes-deck-needs-two-piles = Schreib ein Deck als Gruft/Bibliothek.
vtes-deck-unknown-card = Die Karte „{ $name }“ gibt es hier nicht.
vtes-deck-bad-copies = „{ $copies }“ ist keine Anzahl von Exemplaren (bei „{ $name }“).
vtes-deck-not-crypt = „{ $card }“ gehört nicht in eine Gruft.
vtes-deck-not-library = „{ $card }“ gehört nicht in eine Bibliothek.
vtes-deck-small-crypt = Die Gruft hat { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
} und braucht mindestens { $least }.
vtes-deck-library-size = Die Bibliothek hat { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
} und braucht { $least } bis { $most }.
vtes-deck-groups = Die Gruft darf Karten einer Gruppe oder zweier benachbarter Gruppen haben, nicht der Gruppen { $groups }.

## Warum eine Karte nicht gespielt werden kann

vtes-why = { $mode_id ->
    [plain] { $reason }
   *[other] { $mode }: { $reason }
}
vtes-why-not-in-this-window = { $type_id ->
    [combat] nur im Kampf, im richtigen Schritt
    [action-modifier] nur, während dein Untergebener handelt, im richtigen Moment
    [reaction] nur, während der Untergebene einer anderen Methusalem handelt, im richtigen Moment
    [reflex] nur, wenn gerade eine andere Karte gespielt wird
    [event] nur in deiner Abwurfphase
    [conviction] nur in deiner Enttappphase
    [master] nicht in dieser Phase
   *[other] nur in deiner Untergebenenphase, um eine Aktion durchzuführen
}
vtes-why-not-asked-now = du bist jetzt nicht an der Reihe
vtes-why-only-out-of-turn = nur im Zug einer anderen Methusalem
vtes-why-only-in-your-turn = nur in deinem Zug, in der richtigen Phase
vtes-why-no-master-action = in dieser Phase ist keine Aktion mehr dafür übrig
vtes-why-owes-master-action = du hast schon eine Unterbrechungsmeisterkarte gespielt
vtes-why-no-transfers-left = du hast zu wenige Transfers übrig
vtes-why-no-minion-can-play-it = keiner deiner Untergebenen kann sie jetzt spielen
vtes-why-needs-tapped-minion = braucht einen getappten Untergebenen
vtes-why-needs-untapped-minion = braucht einen enttappten Untergebenen
vtes-why-cannot-act = { $minion_id ->
    [none] keiner deiner Untergebenen kann handeln
   *[other] { $minion } kann nicht handeln
}
vtes-why-has-one-already = { $minion_id ->
    [none] es gibt schon eine
   *[other] { $minion } hat schon eine
}
vtes-why-has-to-do-something-else = { $minion_id ->
    [none] zuerst muss eine andere Aktion unternommen werden
   *[other] { $minion } muss zuerst etwas anderes tun
}
vtes-why-needs-clan = braucht { $clans }
vtes-why-needs-discipline = { $mode_id ->
    [plain] braucht eine Disziplin
   *[other] braucht { $mode }
}
vtes-why-needs-vampire = braucht einen Vampir
vtes-why-needs-imbued = braucht einen Erleuchteten
vtes-why-needs-requirement = { $minion_id ->
    [none] keiner deiner Untergebenen erfüllt die Anforderung
   *[other] { $minion } erfüllt die Anforderung nicht
}
vtes-why-needs-title = braucht einen Vampir mit Titel
vtes-why-needs-sect = braucht einen Vampir einer anderen Sekte
vtes-why-needs-capacity = braucht einen Vampir anderer Kapazität
vtes-why-needs-minion-who-fits = du brauchst einen bereiten Untergebenen, der die Anforderung erfüllt
vtes-why-sterile = ein steriler Vampir kann keinen anderen ins Spiel bringen
vtes-why-needs-master = ein Sklave ohne seinen Meister kann das nicht
vtes-why-cannot-pay-blood = { $minion_id ->
    [none] kostet { $blood } Blut
   *[other] { $minion } kann { $blood } Blut nicht zahlen
}
vtes-why-cannot-pay-pool = du kannst { $pool } Pool nicht zahlen
vtes-why-cannot-pay-conviction = { $minion_id ->
    [none] kostet { $conviction } Überzeugungsstärke
   *[other] { $minion } hat nicht genug Überzeugungsstärke ({ $conviction })
}
vtes-why-played-this-turn = in diesem Zug schon getan
vtes-why-played-this-action = während dieser Aktion schon gespielt
vtes-why-no-more-modifiers = während dieser Aktion können keine Aktionsmodifikatoren mehr gespielt werden
vtes-why-event-was-played = dieses Ereignis wurde schon gespielt
vtes-why-one-event-a-phase = in einer Abwurfphase darf nur ein Ereignis gespielt werden
vtes-why-used-already = schon genutzt
vtes-why-stolen-this-round = in dieser Runde gestohlen
vtes-why-no-equipment = dieser Untergebene darf gerade keine Ausrüstung nutzen
vtes-why-card-is-tapped = die Karte ist getappt
vtes-why-has-power = hat diese Gabe schon
vtes-why-condition-fails = die Bedingung der Karte ist nicht erfüllt
vtes-why-stealth-not-needed = Heimlichkeit ist jetzt nicht nötig
vtes-why-intercept-not-needed = Aufmerksamkeit ist jetzt nicht nötig
vtes-why-not-blocking = nur für den Untergebenen, der zu blocken versucht
vtes-why-no-bleed = nur, wenn du bleedest
vtes-why-not-bled-by-this = du wirst nicht gebleedet
vtes-why-no-more-bleed = dieser Bleed kann nicht weiter erhöht werden
vtes-why-no-combat = der Untergebene ist nicht im Kampf
vtes-why-not-needed = es hätte jetzt keine Wirkung
vtes-why-nothing-to-cancel = es gibt nichts zu annullieren
vtes-why-nothing-to-prevent = es gibt keinen Schaden zu verhindern
vtes-why-gained-strikes-already = in dieser Runde gab es schon zusätzliche Angriffe
vtes-why-blocks-not-declined = erst, wenn du auf das Blocken verzichtet hast
vtes-why-no-referendum = es läuft keine Abstimmung
vtes-why-bound-to-strike = der Angriff ist schon gewählt
vtes-why-no-target = es gibt kein Ziel dafür

## Wie es ausging

vtes-last-methuselah = { $winners_count ->
    [one] { $winners } hat die meisten Siegpunkte.
   *[other] { $winners } haben die meisten Siegpunkte.
}
vtes-time-limit = { $winners_count ->
    [0] Die Zeit ist um: Alle, die noch im Spiel sind, erhalten einen halben Siegpunkt. Es gibt keinen Spielsieg.
   *[other] Die Zeit ist um: Alle, die noch im Spiel sind, erhalten einen halben Siegpunkt. Den Spielsieg hat { $winners }.
}
vtes-game-win = { $winners_count ->
    [0] Es gibt keinen Spielsieg: Dazu braucht es zwei Siegpunkte und mehr als alle anderen.
   *[other] Den Spielsieg hat { $winners }.
}

## Der Spielbericht

vtes-result-nothing = –
vtes-result-points = Siegpunkte
    .cell = { $number }
vtes-result-win = Spielsieg
    .yes = ja
vtes-result-ousts = herausgeworfen
    .cell = { $seats }
vtes-result-fate = Ende
    .ousted = von { $by_seat } in Zug { $turn } herausgeworfen
    .withdrew = zog sich in Zug { $turn } zurück
    .stayed = in Zug { $turn } noch im Spiel
vtes-result-pool = Pool
    .cell = { $number }
vtes-result-deck = Deck
    .named = { $deck_id ->
        [random] ein zufälliges
       *[other] { $deck }
    }
    .own = eigenes Deck ({ $crypt } + { $library } Karten)

## Optionen

vtes-option-decks = Wahl der Decks
    .about = Alle bringen eigene Decks mit oder bekommen Einsteigerdecks oder zufällige.
    .brought = mitgebracht
    .starter = Einsteigerdecks
    .random = zufällig
vtes-option-scarce = Seltene Vampire
    .about = Ein seltener Vampir kostet 3 Pool für jeden anderen Vampir seines Klans: nur für die unter deiner Kontrolle oder für alle am Tisch.
    .own = eigene zählen
    .all = alle am Tisch zählen
vtes-option-draft = Draft-Regeln
    .about = Mit DRAFT bezeichnete Effekte von Karten können genutzt werden oder nicht.
    .no = ohne Draft-Effekte
    .yes = mit Draft-Effekten
vtes-option-time = Zeitlimit
    .about = Minuten, bis die Zeit um ist, wie auf Turnieren; 0 für kein Limit. Alle, die dann noch im Spiel sind, erhalten einen halben Siegpunkt. Zum Spielsieg braucht es zwei Punkte und mehr als alle anderen.
    .value = { $value ->
        [0] kein Limit
        [one] { $value } Minute
       *[other] { $value } Minuten
    }

## Wie man spielt

vtes-how-to-play =
    Du bist eine Methusalem, ein uralter Vampir. Dein Pool ist dein Einfluss: Wer keinen mehr hat, ist aus dem Spiel. Wirf deine Beute zu deiner Linken heraus, bevor dein Jäger zu deiner Rechten dich herauswirft. Wer die meisten Siegpunkte hat, gewinnt.
    Ein Zug hat fünf Phasen. Enttappen: Deine Karten enttappen, und der Vorteil bringt dir 1 Pool. Meister: Du darfst eine Meisterkarte spielen.
    Untergebene: Jeder bereite enttappte Untergebene darf eine Aktion unternehmen und tappt dafür. Ein Bleed kostet deine Beute Pool, gewöhnlich 1. Jagen bringt einem Vampir 1 Blut. Weitere Aktionen kommen von Karten: Ausrüstung, Gefolgsleute, Verbündete, Abstimmungen.
    Einfluss: bis zu 4 Transfers, jeder legt 1 Pool auf einen Vampir in deiner unkontrollierten Region. Hat er so viele Marken wie Kapazität, kontrollierst du ihn.
    Abwurf: Du darfst eine Karte abwerfen. Für jede gespielte Karte ziehst du eine nach.
    Eine gerichtete Aktion darf blocken, gegen wen sie sich richtet, eine ungerichtete deine Beute und dann dein Jäger. Wer blockt, braucht mindestens so viel Aufmerksamkeit, wie der Handelnde Heimlichkeit hat. Dann kämpfen die beiden.
    Ein Kampf hat Runden: Die Entfernung wird bestimmt, beide wählen Angriffe, der Schaden wird zugefügt, und ein Press führt zu einer weiteren Runde. Ein Vampir heilt Schaden mit Blut; wer das nicht kann, fällt in den Torpor. Wer verwundet schwer heilbaren Schaden erleidet, kann abgelegt werden.
    In einer Abstimmung geben alle Stimmen ab: von Vampiren mit Titel, vom Vorteil und von politischen Karten. Mehr dafür als dagegen: Sie ist erfolgreich.
    Wird deine Beute herausgeworfen, erhältst du einen Siegpunkt und 6 Pool.

## Die Teile einer Ansicht, für Tische, die das Spiel nicht kennen

vtes-view-turn = Zug
vtes-view-active = am Zug
vtes-view-phase = Phase
vtes-view-phases = Phasen
vtes-view-time-called = Zeit ist um
vtes-view-actions = Phasenaktionen
vtes-view-transfers = Transfers
vtes-view-seating = Sitzordnung
vtes-view-edge = Vorteil
vtes-view-pool = Pool
vtes-view-points = Siegpunkte
vtes-view-out = ausgeschieden
vtes-view-leaving = zieht sich zurück
vtes-view-hand = Hand
vtes-view-library = Bibliothek
vtes-view-crypt = Gruft
vtes-view-research = Forschungsbereich
vtes-view-uncontrolled = unkontrolliert
vtes-view-kept = verdeckt aufbewahrt
vtes-view-ready = bereit
vtes-view-torpor = Torpor
vtes-view-beside = im Spiel
vtes-view-ash = Ablagestapel
vtes-view-removed = entfernt
vtes-view-hand-size = Handgröße
vtes-view-prey = Beute
vtes-view-predator = Jäger
vtes-view-deck = Deck
vtes-view-action = Aktion
vtes-view-combat = Kampf
vtes-view-referendum = Abstimmung
vtes-view-card = Karte
vtes-view-number = Nummer
vtes-view-counters = Marken
vtes-view-capacity = Kapazität
vtes-view-name = Name
vtes-view-types = Typ
vtes-view-tapped = getappt
vtes-view-contested = umstritten
vtes-view-controller = kontrolliert von
vtes-view-owner = gehört
vtes-view-on = darauf
vtes-view-clan = Klan
vtes-view-sect = Sekte
vtes-view-title = Titel
vtes-view-contested-title = umstrittener Titel
vtes-view-anarch = Anarch
vtes-view-disciplines = Disziplinen
vtes-view-bleed = Bleed
vtes-view-strength = Stärke
vtes-view-stealth = Heimlichkeit
vtes-view-intercept = Aufmerksamkeit
vtes-view-votes = Stimmen
vtes-view-marked = markiert
vtes-view-special-counters = weitere Marken
vtes-view-seat = Methusalem
vtes-view-minion = Untergebener
vtes-view-kind = Art
vtes-view-target = Ziel
vtes-view-target-seat = gerichtet gegen
vtes-view-blocker = Blocker
vtes-view-declined = blocken nicht
vtes-view-first = erster Untergebener
vtes-view-second = zweiter Untergebener
vtes-view-round = Runde
vtes-view-range = Entfernung
vtes-view-suffering = erleidet
vtes-view-normal = Schaden
vtes-view-aggravated = schwer heilbarer Schaden
vtes-view-strikes = zusätzliche Angriffe
vtes-view-continues = geht weiter
vtes-view-hunted = gejagt
vtes-view-for = dafür
vtes-view-against = dagegen
vtes-view-terms = Bedingungen
vtes-view-playing = wird gespielt
vtes-view-mode = Art und Weise
vtes-view-chosen = gewählte Angriffe
vtes-view-damage = Schadenspunkte
vtes-view-ranged = auf Entfernung
vtes-view-dodge = Ausweichen
vtes-view-ends = beendet den Kampf
vtes-view-about = betrifft
vtes-view-window = Fenster
vtes-view-declared = angesagt
vtes-view-blocks = Block gelingt
vtes-view-blocked = geblockt von
vtes-view-may-block = darf blocken
vtes-view-to-ask = noch zu fragen
vtes-view-failed = Block fehlgeschlagen
vtes-view-step = Schritt
vtes-view-settled = entschieden
vtes-view-left = Stimmen übrig
vtes-view-named = nennt
vtes-view-committed = hat gewählt

## Das Brett im Terminal

vtes-board-turn = Zug { $turn }: { $seat }
vtes-board-points = { $number } SP
vtes-board-piles = Hand { $hand }, Bibliothek { $library }, Gruft { $crypt }
    .short = H{ $hand } B{ $library } G{ $crypt }
vtes-board-hand = Deine Hand
