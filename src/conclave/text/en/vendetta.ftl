vendetta-title = Vendetta
vendetta-pitch = Become the godfather of a Sicilian fishing village: slip your mafiosi into thirteen districts, outlast every vendetta, and hope that the police look elsewhere.
vendetta-seat = { $number ->
    [0] Red
    [1] Yellow
    [2] Green
    [3] Blue
   *[4] Black
}

# Places, loses, receives ...
vendetta-mafiosi = { $number ->
    [one] { $number } mafioso
   *[other] { $number } mafiosi
}
# ... each
vendetta-mafiosi-each = { $number ->
    [one] { $number } mafioso each
   *[other] { $number } mafiosi each
}

## What happens

vendetta-dealt = { $seat } is dealt districts { $districts } and starts without mafiosi there.
    .you = You are dealt districts { $districts } and start without mafiosi there.
vendetta-round-began = Round { $round } begins. { $seat } is the starting player.
    .you = Round { $round } begins. You are the starting player.
vendetta-reordered = { $seat } shuffles the district cards and puts two face down on the Raid field.
    .you = You shuffle the district cards and put two face down on the Raid field.
vendetta-placed = { $seat } places { vendetta-mafiosi } in district { $district }.
    .you = You place { vendetta-mafiosi } in district { $district }.
vendetta-turned-over = { $seat } turns over district { $district }.
    .you = You turn over district { $district }.
vendetta-lost = { $seat } loses { vendetta-mafiosi } in district { $district }.
    .you = You lose { vendetta-mafiosi } in district { $district }.
    .several = { $seats } lose { vendetta-mafiosi-each } in district { $district }.
    .several-you = { $seats } lose { vendetta-mafiosi-each } in district { $district }.
vendetta-received = { MINUS($due, $number) ->
    [0] { $seat } receives { vendetta-mafiosi }.
   *[other] { $number ->
        [0] { $seat } receives no mafiosi: the box is empty.
       *[other] { $seat } receives only { vendetta-mafiosi }: the box is empty.
    }
}
    .you = { MINUS($due, $number) ->
        [0] You receive { vendetta-mafiosi }.
       *[other] { $number ->
            [0] You receive no mafiosi: your box is empty.
           *[other] You receive only { vendetta-mafiosi }: your box is empty.
        }
    }
    .several = { MINUS($due, $number) ->
        [0] { $seats } receive { vendetta-mafiosi-each }.
       *[other] { $number ->
            [0] { $seats } receive no mafiosi: their boxes are empty.
           *[other] { $seats } receive only { vendetta-mafiosi-each }: their boxes are empty.
        }
    }
    .several-you = { MINUS($due, $number) ->
        [0] { $seats } receive { vendetta-mafiosi-each }.
       *[other] { $number ->
            [0] { $seats } receive no mafiosi: your boxes are empty.
           *[other] { $seats } receive only { vendetta-mafiosi-each }: your boxes are empty.
        }
    }
vendetta-raided = Raid! The police clear districts { $districts }.
vendetta-scored = { $points ->
    [0] { $seat } scores nothing.
   *[other] { $seat } scores { vendetta-scored-points } { vendetta-scored-districts }.
}
    .you = { $points ->
        [0] You score nothing.
       *[other] You score { vendetta-scored-points } { vendetta-scored-districts }.
    }
    .several = { $points ->
        [0] { $seats } score nothing.
       *[other] { $seats } score { vendetta-scored-points-each } { vendetta-scored-districts }.
    }
    .several-you = { $points ->
        [0] { $seats } score nothing.
       *[other] { $seats } score { vendetta-scored-points-each } { vendetta-scored-districts }.
    }
vendetta-scored-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
vendetta-scored-points-each = { $points ->
    [one] { $points } point each
   *[other] { $points } points each
}
vendetta-scored-districts = { $districts ->
    [one] for { $districts } district
   *[other] for { $districts } districts
}

## What is asked, and the answers

vendetta-placing = { $supply ->
    [0] You have no mafiosi to place.
   *[other] Place mafiosi { $entered ->
        [0] { $districts ->
            [one] in one district
           *[other] in up to { $districts } districts
        }
       *[other] in one more district
    }, or finish. In your supply: { $supply }.
}
vendetta-move-place = Place { vendetta-mafiosi } in district { $district }
    .group = District { $district }
    .within = { vendetta-mafiosi }
    .short = { $number }
vendetta-move-done = Done: turn over a card

## Why a move is refused

vendetta-no-such-district = There is no district { $district }: they are numbered 1 to 13.
vendetta-entered-already = You have already placed mafiosi in district { $district } this turn.
vendetta-place-none = Place at least one mafioso, or finish.
vendetta-too-few = { $seat } holds district { $district } alone: to enter, place at least { $least ->
    [one] { $least } mafioso
   *[other] { $least } mafiosi
} there.
vendetta-supply-too-small = { $supply ->
    [0] You have no mafiosi in your supply.
   *[other] You can’t place { $number }: you have only { $supply ->
        [one] { $supply } mafioso
       *[other] { $supply } mafiosi
    } in your supply.
}

## How it ended

vendetta-control = { $winners_count ->
    [one] { $winners } controls enough districts and is the new godfather.
   *[other] { $winners } control enough districts and share the victory.
}
    .you = { $winners_count ->
        [one] You control enough districts and are the new godfather.
       *[other] { $winners } control enough districts and share the victory.
    }
vendetta-points = { $winners_count ->
    [one] { $winners } has enough points and is the new godfather.
   *[other] { $winners } have enough points and share the victory.
}
    .you = { $winners_count ->
        [one] You have enough points and are the new godfather.
       *[other] { $winners } have enough points and share the victory.
    }
vendetta-rounds = { $winners_count ->
    [one] The last round is over. { $winners } is ahead and becomes the new godfather.
   *[other] The last round is over. { $winners } are tied for the lead and share the victory.
}
    .you = { $winners_count ->
        [one] The last round is over. You are ahead and become the new godfather.
       *[other] The last round is over. { $winners } are tied for the lead and share the victory.
    }
-vendetta-fewer-points = Another player controls as many, but has fewer points.
-vendetta-fewer-there = Another player controls as many and has as many points, but fewer mafiosi there.
-vendetta-fewer-districts = Another player has as many points, but controls fewer districts.
-vendetta-fewer-mafiosi = Another player has as many points and controls as many districts, but has fewer mafiosi on the board.
vendetta-control-by-points = { vendetta-control } { -vendetta-fewer-points }
    .you = { vendetta-control.you } { -vendetta-fewer-points }
vendetta-control-by-mafiosi = { vendetta-control } { -vendetta-fewer-there }
    .you = { vendetta-control.you } { -vendetta-fewer-there }
vendetta-points-by-districts = { vendetta-points } { -vendetta-fewer-districts }
    .you = { vendetta-points.you } { -vendetta-fewer-districts }
vendetta-points-by-mafiosi = { vendetta-points } { -vendetta-fewer-mafiosi }
    .you = { vendetta-points.you } { -vendetta-fewer-mafiosi }
vendetta-rounds-by-districts = { vendetta-rounds } { -vendetta-fewer-districts }
    .you = { vendetta-rounds.you } { -vendetta-fewer-districts }
vendetta-rounds-by-mafiosi = { vendetta-rounds } { -vendetta-fewer-mafiosi }
    .you = { vendetta-rounds.you } { -vendetta-fewer-mafiosi }

## Options

vendetta-option-supplies = Supplies
    .about = Whether other players see how many mafiosi you have in your supply.
    .secret = secret, as in the rules
    .open = open
vendetta-option-rounds = Rounds
    .about = The number of rounds; then the most points win. 0 means no limit.
    .value = { $value ->
        [0] no limit
        [one] { $value } round
       *[other] { $value } rounds
    }
vendetta-option-ties = Ties
    .about = What happens if several players reach a goal in the same round.
    .ranked = districts, points and mafiosi decide
    .shared = shared victory
vendetta-option-executor = Executor
    .about = Who is the executor of the estate and starts the first round.
    .first = the first seat
    .random = random

## The board

vendetta-district = District
vendetta-supply = Supply
vendetta-controls = Alone in
vendetta-score = Points
vendetta-moment = Round { $round }, turn { $turn } of { $turns }
vendetta-pile = Pile { $number }
vendetta-raid-cards = Raid { $number }
vendetta-next-card = next { $district }
vendetta-raid-known = Raid on { $districts }
vendetta-legend-control = alone
vendetta-legend-turned = card turned over
vendetta-legend-raided = last raid
vendetta-how-to-play =
    You start with two mafiosi in every district except two, and ten more in your secret supply.
    A round has eleven turns. On your turn, place any number of mafiosi from your supply in up to two districts (the starting player: one district).
    If one rival holds a district alone, you must place at least as many mafiosi as they have there.
    Then a card is turned over. The player with the fewest mafiosi in that district loses them all. In a tie, this is the first of the tied players clockwise after the active player.
    All other players there receive one mafioso. A player who is alone there receives one too.
    After the eleventh turn, the police raid the two districts whose cards are left and clear them.
    Then you score the districts you hold alone: 1 point for one, 5 for two, 20 for three, 75 for four, 250 for five, 800 for six, 1000 for seven.
    You win if you hold six districts alone (five with four players, four with five players).
    If no one does, you win with 800 points (250 with four players, 75 with five players).
    Otherwise each player receives three mafiosi, and the next round begins.

## The parts of a view, for boards that know no game

vendetta-view-round = round
vendetta-view-turn = turn
vendetta-view-starter = starter
vendetta-view-active = active
vendetta-view-districts = districts
vendetta-view-supply = supply
vendetta-view-box = box
vendetta-view-box-empty = box empty
vendetta-view-points = points
vendetta-view-dealt = dealt
vendetta-view-turned-over = turned over
vendetta-view-raided = raided
vendetta-view-pile = pile
vendetta-view-raid = raid
vendetta-view-controlled = alone in
vendetta-view-would-score = would score
vendetta-view-scores = scores
vendetta-view-goal = goal
