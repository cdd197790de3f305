### Co się zaraz stanie, w jednym zdaniu: jego części łączą się średnikami.

vtes-now-decks = Wybór talii: { $deciders_count ->
    [one] decyduje { $deciders }
   *[other] decydują { $deciders }
}
    .yours = Wybór talii: decydujesz ty
vtes-now-turn = { $phase } ({ $seat }): { $deciders_count ->
    [one] decyduje { $deciders }
   *[other] decydują { $deciders }
}
    .yours = { $phase } ({ $seat }): decydujesz ty
vtes-now-playing = { $minion_id ->
    [none] { $seat } zagrywa kartę „{ $card }”
   *[other] { $minion } ({ $seat }) zagrywa kartę „{ $card }”
}{ $mode_id ->
    [plain] {""}
   *[other] , { $mode }
}
vtes-now-cancel = można ją jeszcze anulować

## Akcje

vtes-now-declaring = { $minion } ({ $seat }) ogłasza akcję{ vtes-by }
vtes-now-action = { $kind_id ->
    [bleed] { $minion } ({ $seat }) krwawi za { $number }, ofiara: { $target_seat }
    [hunt] { $minion } ({ $seat }) poluje
    [equip] { $minion } ({ $seat }) wyposaża się w kartę „{ $source }”
    [employ] { $minion } ({ $seat }) zatrudnia przybocznego „{ $source }”
    [recruit] { $minion } ({ $seat }) werbuje sojusznika „{ $source }”
    [political] { $minion } ({ $seat }) podejmuje akcję polityczną{ vtes-by }
    [leave-torpor] { $minion } ({ $seat }) próbuje opuścić torpor
    [rescue] { $minion } ({ $seat }) próbuje uratować z torporu: { $target }
    [diablerize] { $minion } ({ $seat }) próbuje diablerii, ofiara: { $target }
    [become-anarch] { $minion } ({ $seat }) chce dołączyć do anarchistów
    [attack-marked] { $minion } ({ $seat }) atakuje oznaczonego sługę: { $target }
    [gain-power] { $minion } ({ $seat }) sięga po moc „{ $source }”
    [burn-imbued] { $minion } ({ $seat }) próbuje spalić obezwładnionego: { $target }
    [take-equipment] { $minion } ({ $seat }) przejmuje ekwipunek od: { $target }
   *[card] { $minion } ({ $seat }) podejmuje akcję{ vtes-by }{ vtes-at }
}; { $stealth ->
    [0] bez skrytości
   *[other] skrytość { $stealth }
}
vtes-now-may-block = { $seats_count ->
    [one] { $seats } może blokować
   *[other] { $seats } mogą blokować
}
vtes-now-blocking = { $minion } ({ $seat }) próbuje blokować, przechwycenie { $number }
vtes-now-blocked = { $minion } ({ $seat }) blokuje
vtes-now-unblocked = nikt nie blokuje

## Walka

vtes-now-combat = { $number ->
    [0] Walka: { $minion } i { $other }
   *[other] Walka, runda { $number }, { $range }: walczą { $minion } i { $other }
}
vtes-now-strike = { $minion } { $how ->
    [dodge] wykonuje unik
    [ends] kończy walkę
    [aggravated] uderza, obrażenia poważne: { $number }
    [effect] uderza
   *[damage] uderza, obrażenia: { $number }
}{ $source_id ->
    [none] {""}
   *[other] {" "}(„{ $source }”)
}
vtes-now-damage = { $aggravated ->
    [0] { $card } ma otrzymać obrażenia: { $normal }
   *[other] { $normal ->
        [0] { $card } ma otrzymać obrażenia poważne: { $aggravated }
       *[other] { $card } ma otrzymać obrażenia: { $normal } i poważne: { $aggravated }
    }
}
vtes-now-continues = będzie jeszcze jedna runda

## Referenda

vtes-now-referendum = { $hunted_id ->
    [none] { $source_id ->
        [none] Referendum, zwołuje { $seat }
       *[other] Referendum „{ $source }”, zwołuje { $seat }
    }
   *[other] Głosowanie nad krwawymi łowami: { $hunted }
}
vtes-now-term = { $seat } { $number }
vtes-now-named = dotyczy: { $seat }
vtes-now-about = dotyczy: { $cards }
vtes-now-tally = { $for_it } za, { $against } przeciw
