### Was gleich geschieht, in einem Satz: Seine Teile werden durch Strichpunkte verbunden.

vtes-now-decks = Decks werden gewählt: Gewartet wird auf { $deciders }
    .yours = Decks werden gewählt: Gewartet wird auf dich
vtes-now-turn = { $phase } von { $seat }: Gewartet wird auf { $deciders }
    .yours = { $phase } von { $seat }: Gewartet wird auf dich
vtes-now-playing = { $minion_id ->
    [none] { $seat } spielt „{ $card }“
   *[other] { $minion } ({ $seat }) spielt „{ $card }“
}{ $mode_id ->
    [plain] {""}
   *[other] {" "}({ $mode })
}
vtes-now-cancel = das kann noch aufgehoben werden

## Aktionen

vtes-now-declaring = { $minion } ({ $seat }) sagt{ vtes-by } eine Aktion an
vtes-now-action = { $kind_id ->
    [bleed] { $minion } ({ $seat }) bleedet { $target_seat } für { $number }
    [hunt] { $minion } ({ $seat }) jagt
    [equip] { $minion } ({ $seat }) rüstet sich mit „{ $source }“ aus
    [employ] { $minion } ({ $seat }) bindet den Gefolgsmann „{ $source }“
    [recruit] { $minion } ({ $seat }) wirbt „{ $source }“ an
    [political] { $minion } ({ $seat }) unternimmt eine politische Aktion{ vtes-by }
    [leave-torpor] { $minion } ({ $seat }) versucht, den Torpor zu verlassen
    [rescue] { $minion } ({ $seat }) versucht, { $target } aus dem Torpor zu retten
    [diablerize] { $minion } ({ $seat }) versucht Diablerie an { $target }
    [become-anarch] { $minion } ({ $seat }) will Anarch werden
    [attack-marked] { $minion } ({ $seat }) greift { $target } von der Roten Liste an
    [gain-power] { $minion } ({ $seat }) greift nach der Kraft „{ $source }“
    [burn-imbued] { $minion } ({ $seat }) versucht, { $target } zu vernichten
    [take-equipment] { $minion } ({ $seat }) nimmt Ausrüstung von { $target }
   *[card] { $minion } ({ $seat }) unternimmt eine Aktion{ vtes-by }{ vtes-at }
}{ $stealth ->
    [0] {", "}ohne Heimlichkeit
   *[other] {", "}mit { $stealth } Heimlichkeit
}
vtes-now-may-block = { $seats_count ->
    [one] { $seats } darf blocken
   *[other] { $seats } dürfen blocken
}
vtes-now-blocking = { $minion } ({ $seat }) versucht, mit { $number } Aufmerksamkeit zu blocken
vtes-now-blocked = { $minion } ({ $seat }) blockt
vtes-now-unblocked = niemand blockt

## Kampf

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
    [0] Schaden für { $card }: { $normal }
   *[other] { $normal ->
        [0] schwer heilbarer Schaden für { $card }: { $aggravated }
       *[other] Schaden für { $card }: { $normal } und { $aggravated } schwer heilbar
    }
}
vtes-now-continues = es folgt noch eine Runde

## Abstimmungen

vtes-now-referendum = { $hunted_id ->
    [none] { $source_id ->
        [none] Abstimmung von { $seat }
       *[other] Abstimmung von { $seat }: „{ $source }“
    }
   *[other] Abstimmung über eine Blutjagd auf { $hunted }
}
vtes-now-term = { $seat } { $number }
vtes-now-named = es geht um { $seat }
vtes-now-about = es geht um { $cards }
vtes-now-tally = { $for_it } dafür, { $against } dagegen
