vendetta-title = Vendetta
vendetta-pitch = Werde Pate eines sizilianischen Fischerdorfs: Schleuse deine Mafiosi in dreizehn Bezirke ein, überstehe jede Vendetta und hoffe, dass die Polizei woanders sucht.
vendetta-seat = { $number ->
    [0] Rot
    [1] Gelb
    [2] Grün
    [3] Blau
   *[4] Schwarz
}

# Im Akkusativ: setzt ein, verliert, erhält ...
vendetta-mafiosi = { $number ->
    [one] { $number } Mafioso
   *[other] { $number } Mafiosi
}
vendetta-mafiosi-each = { $number ->
    [one] je { $number } Mafioso
   *[other] je { $number } Mafiosi
}

## Was geschieht

vendetta-dealt = { $seat } bekommt die Bezirke { $districts } und beginnt dort ohne Mafiosi.
    .you = Du bekommst die Bezirke { $districts } und beginnst dort ohne Mafiosi.
vendetta-round-began = Runde { $round } beginnt. Startspieler ist { $seat }.
    .you = Runde { $round } beginnt. Startspieler bist du.
vendetta-reordered = { $seat } mischt die Bezirkskarten und legt zwei verdeckt auf das Feld Razzia.
    .you = Du mischst die Bezirkskarten und legst zwei verdeckt auf das Feld Razzia.
vendetta-placed = { $seat } setzt { vendetta-mafiosi } in Bezirk { $district } ein.
    .you = Du setzt { vendetta-mafiosi } in Bezirk { $district } ein.
vendetta-turned-over = { $seat } deckt Bezirk { $district } auf.
    .you = Du deckst Bezirk { $district } auf.
vendetta-lost = { $seat } verliert { vendetta-mafiosi } in Bezirk { $district }.
    .you = Du verlierst { vendetta-mafiosi } in Bezirk { $district }.
    .several = { $seats } verlieren { vendetta-mafiosi-each } in Bezirk { $district }.
    .several-you = { $seats } verliert { vendetta-mafiosi-each } in Bezirk { $district }.
vendetta-received = { MINUS($due, $number) ->
    [0] { $seat } erhält { vendetta-mafiosi }.
   *[other] { $number ->
        [0] { $seat } erhält keine Mafiosi: Die Schachtel ist leer.
       *[other] { $seat } erhält nur { vendetta-mafiosi }: Die Schachtel ist leer.
    }
}
    .you = { MINUS($due, $number) ->
        [0] Du erhältst { vendetta-mafiosi }.
       *[other] { $number ->
            [0] Du erhältst keine Mafiosi: Deine Schachtel ist leer.
           *[other] Du erhältst nur { vendetta-mafiosi }: Deine Schachtel ist leer.
        }
    }
    .several = { MINUS($due, $number) ->
        [0] { $seats } erhalten { vendetta-mafiosi-each }.
       *[other] { $number ->
            [0] { $seats } erhalten keine Mafiosi: Ihre Schachteln sind leer.
           *[other] { $seats } erhalten nur { vendetta-mafiosi-each }: Ihre Schachteln sind leer.
        }
    }
    .several-you = { MINUS($due, $number) ->
        [0] { $seats } erhaltet { vendetta-mafiosi-each }.
       *[other] { $number ->
            [0] { $seats } erhaltet keine Mafiosi: Eure Schachteln sind leer.
           *[other] { $seats } erhaltet nur { vendetta-mafiosi-each }: Eure Schachteln sind leer.
        }
    }
vendetta-raided = Razzia! Die Polizei räumt die Bezirke { $districts }.
vendetta-scored = { $points ->
    [0] { $seat } erhält keine Punkte.
   *[other] { $seat } erhält { vendetta-scored-points } { vendetta-scored-districts }.
}
    .you = { $points ->
        [0] Du erhältst keine Punkte.
       *[other] Du erhältst { vendetta-scored-points } { vendetta-scored-districts }.
    }
    .several = { $points ->
        [0] { $seats } erhalten keine Punkte.
       *[other] { $seats } erhalten { vendetta-scored-points-each } { vendetta-scored-districts }.
    }
    .several-you = { $points ->
        [0] { $seats } erhaltet keine Punkte.
       *[other] { $seats } erhaltet { vendetta-scored-points-each } { vendetta-scored-districts }.
    }
vendetta-scored-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
vendetta-scored-points-each = { $points ->
    [one] je { $points } Punkt
   *[other] je { $points } Punkte
}
vendetta-scored-districts = { $districts ->
    [one] für { $districts } Bezirk
   *[other] für { $districts } Bezirke
}

## Was gefragt wird, und die Antworten

vendetta-placing = { $supply ->
    [0] Du hast keine Mafiosi zum Einsetzen.
   *[other] Setze Mafiosi { $entered ->
        [0] { $districts ->
            [one] in einen Bezirk
           *[other] in bis zu { $districts } Bezirke
        }
       *[other] in einen weiteren Bezirk
    } ein oder beende das Einsetzen. In deinem Vorrat: { $supply }.
}
vendetta-move-place = { vendetta-mafiosi } in Bezirk { $district } einsetzen
    .group = Bezirk { $district }
    .within = { vendetta-mafiosi }
    .short = { $number }
vendetta-move-done = Fertig: eine Karte aufdecken

## Warum ein Zug abgelehnt wird

vendetta-no-such-district = Bezirk { $district } gibt es nicht: Sie sind von 1 bis 13 nummeriert.
vendetta-entered-already = In Bezirk { $district } hast du in diesem Zug schon Mafiosi eingesetzt.
vendetta-place-none = Setze mindestens einen Mafioso ein oder beende das Einsetzen.
vendetta-too-few = { $seat } hält Bezirk { $district } allein: Dort musst du mindestens { $least ->
    [one] { $least } Mafioso
   *[other] { $least } Mafiosi
} einsetzen.
vendetta-supply-too-small = { $supply ->
    [0] Du hast keine Mafiosi im Vorrat.
   *[other] Du kannst nicht { $number } einsetzen: In deinem Vorrat { $supply ->
        [one] ist nur { $supply } Mafioso
       *[other] sind nur { $supply } Mafiosi
    }.
}

## Wie es ausging

vendetta-control = { $winners_count ->
    [one] { $winners } kontrolliert genug Bezirke und ist der neue Pate.
   *[other] { $winners } kontrollieren genug Bezirke und teilen sich den Sieg.
}
    .you = { $winners_count ->
        [one] Du kontrollierst genug Bezirke und bist der neue Pate.
       *[other] { $winners } kontrolliert genug Bezirke und teilt euch den Sieg.
    }
vendetta-points = { $winners_count ->
    [one] { $winners } hat genug Punkte und ist der neue Pate.
   *[other] { $winners } haben genug Punkte und teilen sich den Sieg.
}
    .you = { $winners_count ->
        [one] Du hast genug Punkte und bist der neue Pate.
       *[other] { $winners } habt genug Punkte und teilt euch den Sieg.
    }
vendetta-rounds = { $winners_count ->
    [one] Die letzte Runde ist vorbei. { $winners } liegt vorn und ist der neue Pate.
   *[other] Die letzte Runde ist vorbei. { $winners } liegen gleichauf vorn und teilen sich den Sieg.
}
    .you = { $winners_count ->
        [one] Die letzte Runde ist vorbei. Du liegst vorn und bist der neue Pate.
       *[other] Die letzte Runde ist vorbei. { $winners } liegt gleichauf vorn und teilt euch den Sieg.
    }
-vendetta-fewer-points = Jemand anders kontrolliert ebenso viele, hat aber weniger Punkte.
-vendetta-fewer-there = Jemand anders kontrolliert ebenso viele und hat ebenso viele Punkte, aber weniger Mafiosi dort.
-vendetta-fewer-districts = Jemand anders hat ebenso viele Punkte, kontrolliert aber weniger Bezirke.
-vendetta-fewer-mafiosi = Jemand anders hat ebenso viele Punkte und kontrolliert ebenso viele Bezirke, hat aber weniger Mafiosi auf dem Plan.
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

## Optionen

vendetta-option-supplies = Vorräte
    .about = Ob andere sehen, wie viele Mafiosi du im Vorrat hast.
    .secret = geheim, wie in den Regeln
    .open = offen
vendetta-option-rounds = Runden
    .about = Anzahl der Runden; danach gewinnen die meisten Punkte. 0 heißt unbegrenzt.
    .value = { $value ->
        [0] unbegrenzt
        [one] { $value } Runde
       *[other] { $value } Runden
    }
vendetta-option-ties = Gleichstand
    .about = Was gilt, wenn mehrere in derselben Runde ein Ziel erreichen.
    .ranked = Bezirke, Punkte und Mafiosi entscheiden
    .shared = geteilter Sieg
vendetta-option-executor = Nachlassverwalter
    .about = Wer den Nachlass verwaltet und die erste Runde beginnt.
    .first = der erste Platz
    .random = zufällig

## Der Spielplan

vendetta-district = Bezirk
vendetta-supply = Vorrat
vendetta-controls = Allein in
vendetta-score = Punkte
vendetta-moment = Runde { $round }, Phase { $turn } von { $turns }
vendetta-pile = Stapel { $number }
vendetta-raid-cards = Razzia { $number }
vendetta-next-card = nächste { $district }
vendetta-raid-known = Razzia in { $districts }
vendetta-legend-control = allein
vendetta-legend-turned = Karte aufgedeckt
vendetta-legend-raided = letzte Razzia
vendetta-how-to-play =
    Du beginnst mit zwei Mafiosi in jedem Bezirk außer zweien und zehn weiteren in deinem geheimen Vorrat.
    Eine Runde hat elf Phasen, reihum. Bist du dran, setzt du beliebig viele Mafiosi aus dem Vorrat in bis zu zwei Bezirke ein; wer die Runde beginnt, nur in einen.
    Hält ein Rivale einen Bezirk allein, musst du dort mindestens ebenso viele einsetzen, wie er hat.
    Dann wird eine Karte aufgedeckt. Wer in diesem Bezirk die wenigsten Mafiosi hat, verliert sie alle; bei Gleichstand trifft es den Ersten im Uhrzeigersinn nach dem aktiven Spieler.
    Alle anderen dort erhalten einen Mafioso. Auch wer dort allein ist, erhält einen.
    Nach der elften Phase räumt die Polizei bei einer Razzia die zwei Bezirke, deren Karten übrig sind.
    Dann zählen die Bezirke, die du allein hältst: 1 Punkt für einen, 5 für zwei, 20 für drei, 75 für vier, 250 für fünf, 800 für sechs, 1000 für sieben.
    Wer sechs Bezirke allein hält, gewinnt; zu viert reichen fünf, zu fünft vier.
    Gelingt das niemandem, gewinnt, wer 800 Punkte hat; zu viert reichen 250, zu fünft 75.
    Andernfalls erhalten alle drei Mafiosi, und die nächste Runde beginnt.

## Die Teile einer Ansicht, für Spielpläne, die kein Spiel kennen

vendetta-view-round = Runde
vendetta-view-turn = Phase
vendetta-view-starter = Startspieler
vendetta-view-active = am Zug
vendetta-view-districts = Bezirke
vendetta-view-supply = Vorrat
vendetta-view-box = Schachtel
vendetta-view-box-empty = Schachtel leer
vendetta-view-points = Punkte
vendetta-view-dealt = ausgeteilt
vendetta-view-turned-over = aufgedeckt
vendetta-view-raided = geräumt
vendetta-view-pile = Stapel
vendetta-view-raid = Razzia
vendetta-view-controlled = allein in
vendetta-view-would-score = brächte jetzt
vendetta-view-scores = Wertung
vendetta-view-goal = Ziel
