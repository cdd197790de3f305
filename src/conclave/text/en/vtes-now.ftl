### What is about to happen, in one sentence: its clauses are joined by semicolons.

vtes-now-decks = Decks are being chosen: waiting for { $deciders }
    .yours = Decks are being chosen: waiting for you
vtes-now-turn = { $phase } of { $seat }: waiting for { $deciders }
    .yours = { $phase } of { $seat }: waiting for you
vtes-now-playing = { $minion_id ->
    [none] { $seat } plays { $card }
   *[other] { $seat }’s { $minion } plays { $card }
}{ $mode_id ->
    [plain] {""}
   *[other] {" "}({ $mode })
}
vtes-now-cancel = it can still be cancelled

## Actions

vtes-now-declaring = { $seat }’s { $minion } announces an action{ vtes-by }
vtes-now-action = { $kind_id ->
    [bleed] { $seat }’s { $minion } bleeds { $target_seat } for { $number }
    [hunt] { $seat }’s { $minion } hunts
    [equip] { $seat }’s { $minion } equips { $source }
    [employ] { $seat }’s { $minion } employs { $source }
    [recruit] { $seat }’s { $minion } recruits { $source }
    [political] { $seat }’s { $minion } takes a political action{ vtes-by }
    [leave-torpor] { $seat }’s { $minion } tries to leave torpor
    [rescue] { $seat }’s { $minion } tries to rescue { $target } from torpor
    [diablerize] { $seat }’s { $minion } tries to diablerize { $target }
    [become-anarch] { $seat }’s { $minion } wants to become an anarch
    [attack-marked] { $seat }’s { $minion } attacks the marked { $target }
    [gain-power] { $seat }’s { $minion } reaches for { $source }
    [burn-imbued] { $seat }’s { $minion } tries to burn the incapacitated { $target }
    [take-equipment] { $seat }’s { $minion } takes equipment from { $target }
   *[card] { $seat }’s { $minion } takes an action{ vtes-by }{ vtes-at }
}{ $stealth ->
    [0] {" "}without stealth
   *[other] {" "}at { $stealth } stealth
}
vtes-now-may-block = { $seats } may block
vtes-now-blocking = { $seat }’s { $minion } tries to block with { $number } intercept
vtes-now-blocked = { $seat }’s { $minion } blocks
vtes-now-unblocked = nobody blocks

## Combat

vtes-now-combat = { $number ->
    [0] Combat: { $minion } against { $other }
   *[other] Combat, round { $number }, { $range }: { $minion } against { $other }
}
vtes-now-strike = { $minion } { $how ->
    [dodge] dodges
    [ends] ends the combat
    [aggravated] strikes for { $number } aggravated
    [effect] strikes
   *[damage] strikes for { $number }
}{ vtes-by }
vtes-now-damage = { $aggravated ->
    [0] { $card } is about to take { $normal } damage
   *[other] { $normal ->
        [0] { $card } is about to take { $aggravated } aggravated damage
       *[other] { $card } is about to take { $normal } damage and { $aggravated } aggravated
    }
}
vtes-now-continues = another round follows

## Referendums

vtes-now-referendum = { $hunted_id ->
    [none] { $source_id ->
        [none] Referendum called by { $seat }
       *[other] Referendum called by { $seat }: { $source }
    }
   *[other] Referendum on a blood hunt for { $hunted }
}
vtes-now-term = { $seat } { $number }
vtes-now-named = it is about { $seat }
vtes-now-about = it is about { $cards }
vtes-now-tally = { $for_it } for, { $against } against
