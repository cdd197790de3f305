### Was das Spielfeld von Empire im Browser sagt.

## Namen

emp-who = { $who ->
    [lady] Lady
    [lord] Lord
    [officer] Offizier
    [monk] Mönch
    [nun] Nonne
    [bishop] Bischof
    [maid] Zofe
    [cook] Koch
   *[butler] Butler
}
emp-type = { $type ->
    [nobles] Adlige
    [clergy] Geistliche
    [servants] Diener
    [vampire] Vampir
    [holy-water] Weihwasser
   *[support] Unterstützung
}
emp-side = { $side ->
    [vampires] spielt die Vampire
   *[humans] spielt die Menschen
}
emp-pile = { $pile ->
    [hand] Hand
    [draw-pile] Nachziehstapel
    [cellar] Keller
    [cellar-closed] Keller, zu
   *[moat] Schlossgraben
}
emp-pile-about = { $pile ->
    [hand] Karten auf der Hand
    [draw-pile] Karten, die noch gezogen werden
    [cellar] Der Keller: wird einmal zum Nachziehstapel
    [cellar-closed] Der Keller ist für den Rest des Spiels geschlossen
   *[moat] Der Schlossgraben: aus dem Spiel
}
emp-known = { $known ->
    [unmasked] Vampir, enttarnt
    [vampire] Vampir, unerkannt
    [human] Mensch
    [trusted] Mensch, dir bekannt
    [dead-vampire] war Vampir
    [dead-human] war Mensch
   *[masked] Unbekannt
}

## Der Tisch

emp-moment = { $time ->
    [day] Tag { $number }
   *[night] Nacht { $number }
}
emp-turn-of = { $name } ist am Zug
emp-forbidden = { $action ->
    [combat] In diesem Zug kein Kampf
    [hide] In diesem Zug kein Verstecken
   *[ask] In diesem Zug kein Weihwasser
}
emp-in-play = Karte in Wirkung: { $card }
emp-castle = Schloss
emp-town = Stadt
emp-town-order = { $known ->
    [yes] von oben
   *[no] Reihenfolge unbekannt
}
emp-town-bottom = Ganz unten, in dieser Reihenfolge:
emp-dead = Tot
emp-nobody = Noch niemand
emp-your-hand = Deine Hand
emp-read = Tippe eine Karte an, um sie hier zu lesen.
emp-attack-markers = Angriff +{ $number } in der ersten Runde
emp-defence-markers = Verteidigung +{ $number } in der ersten Runde
emp-as-list = Als Liste
emp-as-board = Auf dem Spielfeld

## Kampf

emp-combat = Kampf
emp-round = Runde { $round } von { $rounds }
emp-part = { $part ->
    [attacker] greift an
   *[target] wird angegriffen
}
emp-value = { $part ->
    [attacker] Angriffswert
   *[target] Verteidigungswert
}
emp-extra = Marker und Unterstützungskarten
emp-no-cards = noch keine Karten
emp-played = Offen gespielt

## Was zu tun ist

emp-how = { $step ->
    [draw] Tippe Karten an, die du nicht brauchst. Der Keller kommt einmal zurück, der Schlossgraben nie.
    [unmask] Tippe einen deiner Vampire an, um ihn zu enttarnen, oder halte alle geheim.
    [support] Die leuchtenden Unterstützungskarten kannst du jetzt spielen.
    [support-none] Du kannst jetzt keine Unterstützungskarte spielen.
    [attack] Tippe den Angreifer an.
    [target] Tippe jetzt das Ziel an.
    [attack-ready] Greif an oder tippe einen anderen Charakter an.
    [hide] Tippe an, wer sich für drei Vampirkarten in der Stadt versteckt.
    [ask] Tippe den Charakter an, nach dem du fragst, für zwei Karten Weihwasser.
    [action] Du kannst nur passen.
    [strike] Tippe an, wer den Vampir sofort angreift.
    [pay] { $number ->
        [0] Diese abwerfen?
        [one] Tippe eine Karte für den Schlossgraben an.
       *[other] Tippe { $number } Karten für den Schlossgraben an.
    }
    [fight] Tippe die Karten an, die du spielst.
    [fight-none] Du hast keine Karte, die du hier spielen kannst.
    [spend] { $number ->
        [0] Diese spielen?
        [one] Tippe noch eine Karte an.
       *[other] Tippe { $number } Karten an.
    }
    [person] Tippe einen Charakter an.
    [take] Tippe die Karte an, die du nimmst.
    [cancel] Tippe die Karte an, die annulliert wird.
   *[answer] Wähle:
}
emp-actions = Aktionen
emp-action = { $action ->
    [attack] Angreifen
    [hide] Verstecken
   *[ask] Weihwasser
}
emp-choose-who = { $as ->
    [attacker] { emp-who }: greift an
    [target] { emp-who }: wird angegriffen
   *[one] { emp-who }: wählen
}
emp-to-cellar = { $number ->
    [one] In den Keller
   *[other] { $number } in den Keller
}
emp-to-moat = { $number ->
    [one] In den Schlossgraben
   *[other] { $number } in den Schlossgraben
}
emp-play-cards = { $number ->
    [one] Karte spielen
   *[other] { $number } Karten spielen
}
emp-play-and-done = { $number ->
    [one] Diese Karte spielen und aufhören
   *[other] { $number } Karten spielen und aufhören
}
emp-play-and-more = { $number ->
    [one] Karte spielen und weiter wählen
   *[other] Karten spielen und weiter wählen
}
emp-would-be = ({ $mine } gegen { $other })
emp-done = { $how ->
    [defence] Keine Karten zur Verteidigung
    [second] Keine zweite Runde
   *[attack] Keine weiteren Karten
}
emp-pass = { $kind ->
    [unmask] Niemanden enttarnen
    [support] Keine Unterstützungskarte
    [strike] Nicht angreifen
   *[other] Passen
}

## Notizbuch und Hilfe

emp-notebook = Notizbuch
emp-notebook-about = Deine Verdächtigungen. Sie bleiben in diesem Browser; niemand sonst sieht sie.
emp-help = Schlussfolgerungen
emp-help-about = Wie wahrscheinlich jeder Charakter ein Vampir ist, nach allem, was du gesehen hast, und wenn alle Möglichkeiten gleich wahrscheinlich sind. Außerdem: was der Vampirspieler sichtbar getan hat.
emp-close = Schließen
emp-character = Charakter
emp-where = Wo
emp-whereabouts = { $place ->
    [castle] Schloss
    [town] Stadt
   *[dead] tot
}
emp-is = Bekannt
emp-likely = Vampir?
emp-suspected = Nach Verhalten
emp-percent = { $number } %
emp-seen = Was der Vampirspieler tat
emp-my-mark = Dein Verdacht
emp-mark-name = { $mark ->
    [human] wohl Mensch
    [doubtful] zweifelhaft
    [vampire] wohl Vampir
   *[none] –
}
emp-mark-of = Dein Verdacht: { emp-who }
emp-mark = { emp-who }: { $mark ->
    [human] wohl Mensch
    [doubtful] zweifelhaft
    [vampire] wohl Vampir
   *[none] kein Verdacht
}. Verdacht ändern
emp-trace = { $deed ->
    [attacked] { $number ->
        [one] einmal
       *[other] { $number }-mal
    } angegriffen
    [defended] mit { $number } verteidigt
    [undefended] { $number ->
        [one] einmal
       *[other] { $number }-mal
    } nicht verteidigt
    [led] { $number ->
        [one] einmal
       *[other] { $number }-mal
    } angreifen lassen
    [hidden] { $number ->
        [one] einmal
       *[other] { $number }-mal
    } versteckt
    [spared] { $number ->
        [one] einmal
       *[other] { $number }-mal
    } verschont
    [armed] { $number ->
        [one] einen Angriffsmarker
       *[other] { $number } Angriffsmarker
    } gegeben
   *[helped] { $number ->
        [one] einen Verteidigungsmarker
       *[other] { $number } Verteidigungsmarker
    } gegeben
}
