### Vampire Empire

empire-title = Vampire Empire
    .short = Empire
empire-pitch = Neun Charaktere in einem Schloss und seiner Stadt, drei davon Vampire, und nur eine Seite weiß, wer. Enttarne sie – oder töte unerkannt.
empire-seat = { $number ->
    [0] Rot
   *[1] Gelb
}

## Namen

empire-who-lady = Lady
empire-who-lord = Lord
empire-who-officer = Offizier
empire-who-monk = Mönch
empire-who-nun = Nonne
empire-who-bishop = Bischof
empire-who-maid = Zofe
empire-who-cook = Koch
empire-who-butler = Butler
empire-side-vampires = Vampire
empire-side-humans = Menschen
empire-side-cards = Karten
empire-phase-day = Tag
empire-phase-night = Nacht
empire-type-nobles = Adlige
empire-type-clergy = Geistliche
empire-type-servants = Diener
empire-type-vampire = Vampir
empire-type-holy-water = Weihwasser
empire-type-support = Unterstützung

# Eine Person im Satz: wer, wen, wem
empire-the = { $who_id ->
    [lady] die Lady
    [nun] die Nonne
    [maid] die Zofe
   *[other] der { $who }
}
empire-the-acc = { $who_id ->
    [lady] die Lady
    [nun] die Nonne
    [maid] die Zofe
   *[other] den { $who }
}
empire-the-dat = { $who_id ->
    [lady] der Lady
    [nun] der Nonne
    [maid] der Zofe
   *[other] dem { $who }
}
empire-target-acc = { $target_id ->
    [lady] die Lady
    [nun] die Nonne
    [maid] die Zofe
   *[other] den { $target }
}
empire-target-gen = { $target_id ->
    [lady] der Lady
    [nun] der Nonne
    [maid] der Zofe
    [lord] des Lords
    [officer] des Offiziers
    [monk] des Mönchs
    [bishop] des Bischofs
    [cook] des Kochs
    [butler] des Butlers
   *[other] { $target }
}
empire-attacker = { $attacker_id ->
    [lady] die Lady
    [nun] die Nonne
    [maid] die Zofe
   *[other] den { $attacker }
}
empire-number-cards = { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
}
empire-into-pile = { $pile ->
    [cellar] in den Keller
    [moat] in den Schlossgraben
   *[draw-pile] auf den Nachziehstapel
}
empire-from-pile = { $pile ->
    [cellar] aus dem Keller
    [moat] aus dem Schlossgraben
   *[draw-pile] aus dem Nachziehstapel
}
empire-action = { $action ->
    [combat] einen Kampf beginnen
    [hide] einen Charakter in der Stadt verstecken
   *[ask] Weihwasser benutzen
}

## Was geschieht

empire-took-side = { $side_id ->
    [vampires] { $seat } spielt die Vampire.
   *[humans] { $seat } spielt die Menschen.
}
    .you = { $side_id ->
        [vampires] Du spielst die Vampire.
       *[humans] Du spielst die Menschen.
    }
empire-drew-tokens = { $seat } zieht die Plättchen { $characters }.
    .you = Du ziehst die Plättchen { $characters }.
empire-drew-tokens-unseen = { $seat } zieht { $number } Plättchen und sieht sie an.
    .you = Du ziehst { $number } Plättchen und siehst sie an.
empire-entered = { CAPITAL(empire-the) } kommt ins Schloss.
empire-turn-began = { $time ->
    [day] Tag { $number }: { $seat } ist am Zug.
   *[night] Nacht { $number }: { $seat } ist am Zug.
}
    .you = { $time ->
        [day] Tag { $number }: Du bist am Zug.
       *[night] Nacht { $number }: Du bist am Zug.
    }
empire-turn-skipped = { $seat } hat keine Karten mehr und setzt aus.
    .you = Du hast keine Karten mehr und setzt aus.
empire-discarded = { $seat } legt { $card } { empire-into-pile }.
    .you = Du legst { $card } { empire-into-pile }.
empire-discarded-unseen = { $seat } legt eine Karte { empire-into-pile }.
    .you = Du legst eine Karte { empire-into-pile }.
empire-drew = { $seat } zieht { $cards }.
    .you = Du ziehst { $cards }.
empire-drew-unseen = { $seat } zieht { empire-number-cards }.
    .you = Du ziehst { empire-number-cards }.
empire-opened-cellar = { $number ->
    [0] Der Keller von { $seat } ist leer und von nun an geschlossen.
   *[other] Der Keller von { $seat } ({ empire-number-cards }) wird gemischt und zum Nachziehstapel. Von nun an ist er geschlossen.
}
    .you = { $number ->
        [0] Dein Keller ist leer und von nun an geschlossen.
       *[other] Dein Keller ({ empire-number-cards }) wird gemischt und zum Nachziehstapel. Von nun an ist er geschlossen.
    }
empire-unmasked = { CAPITAL(empire-the) } ist ein Vampir!
empire-hid-in-town = { CAPITAL(empire-the) } verschwindet in der Stadt.
empire-laid = { $seat } spielt { $card }.
    .you = Du spielst { $card }.
empire-asked = Weihwasser: { $seat } fragt nach { empire-the-dat }.
    .you = Weihwasser: Du fragst nach { empire-the-dat }.
empire-is-human = { CAPITAL(empire-the) } ist ein Mensch.
empire-passed-turn = { $seat } passt und wirft ab.
    .you = Du passt und wirfst ab.
empire-combat-began = { $seat } greift { empire-target-acc } mit { empire-the-dat } an.
    .you = Du greifst { empire-target-acc } mit { empire-the-dat } an.
empire-round-ended = Runde { $number }: Angriff { $attack }, Verteidigung { $defence }.
empire-combat-stopped = { $seat } bricht den Angriff ab.
    .you = Du brichst den Angriff ab.
empire-survived = { CAPITAL(empire-the) } überlebt.
empire-died = { $nature ->
    [vampire] { CAPITAL(empire-the) } stirbt und war ein Vampir!
   *[human] { CAPITAL(empire-the) } stirbt und war ein Mensch.
}
empire-played-support = { $seat } spielt „{ $card }“.
    .you = Du spielst „{ $card }“.
empire-marked = { $kind_id ->
    [attack] { $seat } gibt { empire-the-dat } einen Angriffsmarker.
   *[defence] { $seat } gibt { empire-the-dat } einen Verteidigungsmarker.
}
    .you = { $kind_id ->
        [attack] Du gibst { empire-the-dat } einen Angriffsmarker.
       *[defence] Du gibst { empire-the-dat } einen Verteidigungsmarker.
    }
empire-lost-markers = { CAPITAL(empire-the) } verliert alle Marker.
empire-cancelled = { $card } von { $seat } wird annulliert.
    .you = Deine Karte { $card } wird annulliert.
empire-strengthened = Die Seite von { $seat } erhält +{ $number }.
    .you = Deine Seite erhält +{ $number }.
empire-forbidden = { $action ->
    [combat] In diesem Zug darf niemand mehr einen Kampf beginnen.
    [hide] In diesem Zug darf niemand mehr einen Charakter in der Stadt verstecken.
   *[ask] In diesem Zug darf niemand mehr Weihwasser benutzen.
}
empire-took-from-pile = { $seat } nimmt { $card } { empire-from-pile }.
    .you = Du nimmst { $card } { empire-from-pile }.
empire-took-unseen = { $seat } nimmt eine Karte { empire-from-pile }.
    .you = Du nimmst eine Karte { empire-from-pile }.
empire-found-nothing = { $seat } findet { $pile ->
    [cellar] im Keller
    [moat] im Schlossgraben
   *[draw-pile] im Nachziehstapel
} { $type_id ->
    [vampire] keine Vampirkarte
    [holy-water] kein Weihwasser
   *[other] keine solche Karte
}.
    .you = Du findest { $pile ->
        [cellar] in deinem Keller
        [moat] in deinem Schlossgraben
       *[draw-pile] in deinem Nachziehstapel
    } { $type_id ->
        [vampire] keine Vampirkarte
        [holy-water] kein Weihwasser
       *[other] keine solche Karte
    }.

## Was gefragt wird

empire-drawing = { $missing ->
    [0] Wirf Karten, die du nicht brauchst, in den Keller oder den Schlossgraben und zieh auf acht nach; oder behalte deine Hand.
    [1] Wirf Karten, die du nicht brauchst, in den Keller oder den Schlossgraben und zieh auf acht nach. Jetzt würdest du 1 Karte ziehen.
   *[other] Wirf Karten, die du nicht brauchst, in den Keller oder den Schlossgraben und zieh auf acht nach. Jetzt würdest du { $missing } Karten ziehen.
}
empire-unmasking = Du darfst einen deiner Vampire enttarnen.
empire-supporting = Spielst du eine Unterstützungskarte?
empire-choosing-action = Wähle deine Aktion.
empire-paying = { $card_id ->
    [none] Wirf { $left ->
        [one] noch eine Karte
       *[other] { $left } Karten
    } in den Schlossgraben ab.
   *[other] „{ $card }“ kostet { empire-number-cards }: Wirf { $left ->
        [one] eine
       *[other] { $left }
    } in den Schlossgraben ab.
}
empire-hiding = Spiel { $number ->
    [one] noch eine Vampirkarte
   *[other] { $number } Vampirkarten
}, um { empire-the-acc } zu verstecken.
empire-using-holy-water = Spiel { $number ->
    [one] noch eine Karte Weihwasser
   *[other] { $number } Karten Weihwasser
}, um nach { empire-the-dat } zu fragen.
empire-attacking-at-once = { CAPITAL(empire-the) } ist ein Vampir. Sofort angreifen? Das schwächere Weihwasser zählt { $number }.
empire-laying = { $attacks ->
    [yes] Runde { $round }, { $attack } gegen { $defence }: Spiel Karten für { empire-attacker } gegen { empire-target-acc }.
   *[no] Runde { $round }, { $attack } gegen { $defence }: Verteidigst du { empire-target-acc } gegen { empire-attacker }?
}
empire-either = { $card }: Was wählst du?
empire-attack-marker = { $card }: Wer bekommt den Angriffsmarker?
empire-defence-marker = { $card }: Wer bekommt den Verteidigungsmarker?
empire-remove-markers = { $card }: Wessen Marker werden entfernt?
empire-invite = { $card }: Wer kommt ins Schloss?
empire-send-to-town = { $card }: Wer geht in die Stadt?
empire-fetch = { $card }: Welche Karte nimmst du?
empire-cancel-card = { $card }: Welche Karte wird annulliert?
empire-other-discards = { $card }: Welche Karte wirfst du ab?

## Die Antworten

empire-move-put-in-cellar = { $card } in den Keller
    .group = In den Keller
    .within = { $card }
empire-move-discard-to-moat = { $card } in den Schlossgraben
    .group = In den Schlossgraben
    .within = { $card }
empire-move-draw-cards = Auf acht nachziehen
empire-move-skip-drawing = Hand behalten
empire-move-unmask = { CAPITAL(empire-the-acc) } enttarnen
empire-move-play-support = { $card } spielen
empire-move-hide = { CAPITAL(empire-the-acc) } in der Stadt verstecken
    .group = In der Stadt verstecken
    .within = { $who }
empire-move-ask = Nach { empire-the-dat } fragen
    .group = Weihwasser benutzen
    .within = { $who }
empire-move-attack = { CAPITAL(empire-target-acc) } mit { empire-the-dat } angreifen
    .group = Mit { empire-the-dat } angreifen
    .within = { $target }
empire-move-attack-without-water = Mit { empire-the-dat } angreifen, ohne das Weihwasser
empire-move-pass-turn = Passen und zwei Karten abwerfen
empire-move-lay = { $card } spielen
empire-move-done = Keine weiteren Karten
empire-move-on = { CAPITAL(empire-the) }
empire-move-take = { $card } nehmen
empire-move-cancel = { $card } annullieren
empire-move-choose = { $effect ->
    [attack-marker] Ein Angriffsmarker
    [defence-marker] Ein Verteidigungsmarker
   *[other] { $effect }
}

## Warum ein Zug abgelehnt wird

empire-cellar-closed = Dein Keller ist für den Rest des Spiels geschlossen.
empire-draw-after-discard = Du hast abgeworfen; jetzt musst du ziehen.
empire-must-draw = Deine Hand ist leer: Du musst ziehen.
empire-only-vampires-hide = Nur der Vampirspieler kann einen Charakter verstecken.
empire-only-humans-ask = Nur der Menschenspieler kann Weihwasser benutzen.
empire-cannot-forbidden = In diesem Zug darf niemand { empire-action }.
empire-hide-needs-three = Um einen Charakter zu verstecken, brauchst du drei Vampirkarten.
empire-ask-needs-two = Um zu fragen, brauchst du zwei Karten Weihwasser.
empire-not-in-castle = „{ $who }“ ist nicht im Schloss.
empire-nothing-to-ask = Nach „{ $who }“ kannst du nicht fragen: tot oder schon enttarnt.
empire-attacks-himself = Ein Charakter kann sich nicht selbst angreifen.
empire-cannot-attack = { $time ->
    [night] Ein enttarnter Vampir ist im Schloss: Du musst mit einem enttarnten Vampir angreifen.
   *[day] { CAPITAL(empire-the) } ist ein enttarnter Vampir und kämpft nicht für dich.
}
empire-attack-too-weak = Mit deinen Karten kann der Angriff die Verteidigung { empire-target-gen } nicht übertreffen.
empire-attack-needs = Der Angriff muss in der ersten Runde mindestens { $least } betragen.
empire-only-this-vampire = Sofort angreifen kannst du nur den eben enttarnten Vampir.
empire-card-not-valid = { $card } kann in diesem Kampf nicht für diesen Charakter gespielt werden.
empire-support-not-now = { $card } kann jetzt nicht gespielt werden.
empire-support-too-dear = { $card } kostet { $number ->
    [one] eine andere Karte
   *[other] { $number } andere Karten
}, und so viele hast du nicht.
empire-support-useless = { $card } würde jetzt nichts bewirken.
empire-bad-decks = Diese Decks sind nicht zulässig. { $faults }
empire-deck-is-fine = Beide Decks sind zulässig.
empire-deck-vampires = Vampire ({ $number })
empire-deck-humans = Menschen ({ $number })
empire-in-deck = { $side_id ->
    [vampires] { $number } im Deck der Vampire
   *[humans] { $number } im Deck der Menschen
}
empire-in-no-deck = in keinem der beiden Decks
empire-card-bad-line = Zeile { $line }: „{ $text }“ beschreibt keine Karte. Schreibe unter „Karten“ zum Beispiel „Alter Brunnen (humans, day 0, night 1): Draw(2)“ für eine Unterstützungskarte oder „Nobles 3: Draw(1)“ für eine Kampfkarte mit Text.
empire-card-bad-fact = Zeile { $line }: „{ $text }“ kann nicht in der Klammer stehen, oder dort fehlt etwas. Schreibe „vampires“ oder „humans“, „day“ und „night“ mit Kosten von 0 bis { $most } und „in combat“ für eine Karte, die im Kampf gespielt wird.
empire-card-unreadable = Zeile { $line }: „{ $text }“ ist kein Effekt. Prüfe Klammern und Kommas: „Do(Draw(1), OtherDiscards(1))“.
empire-card-unknown-word = Zeile { $line }: Das Wort „{ $word }“ gibt es nicht. Es gibt: { $allowed }.
empire-card-bad-argument = Zeile { $line }: „{ $text }“ kann hier nicht bei { $word } stehen. Erlaubt: { $allowed }.
empire-card-alike = Zeile { $line }: Die beiden Möglichkeiten von { $word } müssen verschiedener Art sein.
empire-card-wrong-moment = { $combat ->
    [yes] Zeile { $line }: { $word } ist während eines Kampfes nicht möglich.
   *[no] Zeile { $line }: { $word } ist nur während eines Kampfes möglich; ergänze „in combat“ in der Klammer.
}
empire-card-too-long = Zeile { $line }: Eine Karte hat höchstens { $most } Wörter.
empire-card-twice = Zeile { $line }: „{ $name }“ ist doppelt beschrieben.
empire-card-too-many = Eine Liste beschreibt höchstens { $most } Karten.
empire-deck-two-sides = Schreibe zwei Decks, das der Vampire und das der Menschen, getrennt durch einen Schrägstrich.
empire-deck-bad-line = Zeile { $line }: „{ $text }“ müsste wie „3 Adlige 2“ unter der Überschrift „Vampire“ oder „Menschen“ aussehen.
empire-deck-unknown-card = Es gibt keine Karte „{ $name }“.
empire-deck-bad-copies = „{ $copies }“ ist keine gültige Anzahl für { $card }.
empire-deck-wrong-side = { $side_id ->
    [vampires] { $card } kann nicht im Deck der Vampire sein.
   *[humans] { $card } kann nicht im Deck der Menschen sein.
}
empire-deck-size = { $side_id ->
    [vampires] Das Deck der Vampire
   *[humans] Das Deck der Menschen
} hat { empire-number-cards } und braucht { $size }.

## Wie es ausging

empire-vampires-dead = Alle Vampire sind tot: { $winners } gewinnt mit den Menschen.
    .you = Alle Vampire sind tot: Du gewinnst mit den Menschen.
empire-humans-dead = Alle Menschen sind tot: { $winners } gewinnt mit den Vampiren.
    .you = Alle Menschen sind tot: Du gewinnst mit den Vampiren.
empire-castle-taken = Drei enttarnte Vampire halten das Schloss: { $winners } gewinnt.
    .you = Drei enttarnte Vampire halten das Schloss: Du gewinnst.
empire-scored = Niemand hat mehr Karten. { $winners } hat mehr Punkte.
    .you = Niemand hat mehr Karten. Du hast mehr Punkte.
empire-draw = Niemand hat mehr Karten, und es steht gleich: unentschieden.

## Optionen

empire-option-vampires = Vampire
    .about = Wer die Vampire spielt.
    .random = zufällig
    .first = der erste Platz
    .second = der zweite Platz
empire-option-persons = Personenkarten
    .about = Ob Personenkarten wie Organist und Junker nur Charaktere ihres Standes unterstützen.
    .class = nur ihren Stand
    .any = alle Charaktere
empire-option-decks = Decks
    .about = Die beiden Decks zu je vierzig Karten.
    .ours = die Decks von Conclave

## Der Tisch

empire-moment = { $time ->
    [day] Tag { $number }
   *[night] Nacht { $number }
}
empire-castle = Schloss
empire-town = Stadt
empire-dead = Tot
empire-hand = Hand
    .short = Hand
empire-your-hand = Deine Hand
empire-cellar = Keller
    .short = Keller
    .closed = Keller (geschlossen)
empire-moat = Schlossgraben
    .short = Graben
empire-draw-pile = Nachziehstapel
    .short = Stapel
empire-unknown = unbekannt
empire-vampire = Vampir
empire-human = Mensch
empire-trusted = dir bekannt
empire-turn-of = { $seat } ist am Zug
empire-fight = Runde { $round }: Angriff durch { empire-attacker } auf { empire-target-acc }
empire-played = Gespielt
empire-cellar-shut = zu
empire-at-bottom = Zuunterst, allen bekannt: { $characters }
empire-known-unmasked = Vampir, enttarnt
empire-known-masked = Vampir, unerkannt
empire-known-cleared = Mensch, allen bekannt
empire-known-trusted = Mensch, nur dir bekannt
empire-known-human = Mensch
empire-known-open = ?
empire-costs = am Tag { $day }, bei Nacht { $night }
empire-attack = Angriff
empire-defence = Verteidigung
empire-terminal-points = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}
empire-how-to-play =
    Neun Charaktere leben in Schloss und Stadt: Adlige, Geistliche und Diener, je drei. Drei von ihnen sind Vampire; welche, weiß nur der Vampirspieler. Der Menschenspieler kennt zwei, die keine sind.
    Die Menschen gewinnen, wenn alle Vampire tot sind. Die Vampire gewinnen, wenn alle Menschen tot oder drei enttarnte Vampire zugleich im Schloss sind. Hat niemand mehr Karten, zählt jeder lebende Mensch 1 Punkt und jeder lebende Vampir 2.
    Die Züge des Vampirspielers sind Nächte, die des Menschenspielers Tage. Ein Zug beginnt mit Abwerfen und Nachziehen auf acht Karten: Karten im Keller kommen einmal zurück, Karten im Schlossgraben sind verloren.
    Nachts darf der Vampirspieler dann einen Vampir enttarnen. Darauf folgt eine Aktion.
    Kampf: Ein Charakter im Schloss greift einen anderen an. Beide Seiten spielen Karten, die zum Stand ihres Charakters passen, in bis zu zwei Runden. Ist der Angriff nach einer Runde größer, stirbt das Ziel; der Angreifer stirbt nie.
    Vampirkarten gelten für einen enttarnten Vampir, Weihwasser gilt gegen einen. Ist ein enttarnter Vampir im Schloss, muss der Vampirspieler mit einem enttarnten angreifen.
    Statt zu kämpfen, kann der Vampirspieler für drei Vampirkarten einen Charakter aus dem Schloss in der Stadt verstecken. Der Menschenspieler kann für zwei Karten Weihwasser nach einem Charakter fragen und sofort angreifen, wenn es ein Vampir im Schloss ist.
    Unterstützungskarten können beide vor und nach der Aktion spielen. Sie kosten andere Karten, am Tag und bei Nacht verschieden viele.

## Was man wissen könnte

empire-hint = { $known ->
    [vampire] { CAPITAL(empire-the) } ist ein Vampir.
    [human] { CAPITAL(empire-the) } ist ein Mensch.
   *[no] { CAPITAL(empire-the) } ist mit { $possible } % Wahrscheinlichkeit ein Vampir, nach dem Verhalten der Vampire mit { $suspected } %.
}

## Die Teile einer Ansicht, für Tische, die kein Spiel kennen

empire-view-sides = Seite
empire-view-turn = Zug
empire-view-time = Zeit
empire-view-active = am Zug
empire-view-castle = Schloss
empire-view-town = Stadt
empire-view-town-bottom = zuunterst in der Stadt
empire-view-town-order = Reihenfolge der Stadt
empire-view-dead = tot
empire-view-classes = Stände
empire-view-natures = Wesen
empire-view-unmasked = enttarnt
empire-view-cleared = als Mensch bekannt
empire-view-trusted = vertraut
empire-view-attack-markers = Angriffsmarker
empire-view-defence-markers = Verteidigungsmarker
empire-view-traces = was die Vampire taten
empire-view-hand = Hand
empire-view-cellar = Keller
empire-view-moat = Schlossgraben
empire-view-spent = gespielt
empire-view-sunk = gespielt, vielleicht wieder geholt
empire-view-fetched = ungesehen geholt, höchstens
empire-view-draw-pile = Nachziehstapel
empire-view-deck = Deck
empire-view-cellar-closed = Keller geschlossen
empire-view-forbidden = verboten
empire-view-in-play = Unterstützung im Spiel
empire-view-laid = gespielte Karten
empire-view-combat = Kampf
