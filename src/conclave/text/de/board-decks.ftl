### Die Seite der Decks: das Regal, der Deckbau und die Wahl eines Decks am Tisch.

## Das Regal

dk-title = Decks
dk-about = Baue oder importiere Decks für V:TES und spiele sie an jedem Tisch. Nur du kannst sie sehen.
dk-new = Neues Deck
dk-import = Importieren …
dk-mine = Deine Decks
dk-none = Du hast noch keine Decks. Baue eines, importiere eine Liste oder kopiere eines von unten.
dk-sizes = { $crypt } in der Gruft, { $library } in der Bibliothek
dk-legal = zulässig
dk-not-legal = noch nicht zulässig
dk-changed = geändert am { $when }
dk-duplicate = Duplizieren
dk-duplicate-named = { $name } duplizieren
dk-drop = Löschen
dk-drop-named = { $name } löschen
dk-drop-title = Dieses Deck löschen?
dk-drop-words = „{ $name }“ wird endgültig gelöscht.
dk-starters = Einsteigerdecks
dk-precons = Decks, wie es sie zu kaufen gab
dk-at-hand = Weitere fertige Decks
dk-copy = Zu deinen Decks kopieren
dk-copy-named = { $name } zu deinen Decks kopieren
dk-copy-of = { $name } (Kopie)
dk-nameless = Neues Deck

## Der Deckbau

dk-all = Alle Decks
dk-show = Ansicht
dk-cards = Karten
dk-deck-of = Deck ({ $number })
dk-name = Name des Decks
dk-kept = Gespeichert
dk-keeping = Wird gespeichert …
dk-again = Erneut versuchen
dk-for = Geprüft für
dk-crypt = Gruft
dk-library = Bibliothek
dk-crypt-of = Gruft ({ $number })
dk-library-of = Bibliothek ({ $number })
dk-not-enforced = noch nicht umgesetzt
dk-missing = { $number ->
    [one] Eine Karte fehlt
   *[other] { $number } Karten fehlen
}
dk-missing-about = Sie sind noch nicht umgesetzt. Du kannst das Deck stattdessen mit ähnlichen Karten spielen. Dupliziere es vorher, wenn du das Original behalten willst.
dk-instead-of = Statt { $card }
dk-instead-nothing = keine Karte
dk-replace = Ersetzen
dk-take-out = { $card } entfernen
dk-capacity = Kapazität { $number }
dk-group = { $number ->
    [0] beliebige Gruppe
   *[other] Gruppe { $number }
}
dk-copies = { $number ->
    [0] nicht im Deck
   *[other] { $number } im Deck
}
dk-more = { $card }: eine mehr
dk-fewer = { $card }: eine weniger
dk-now = { $card }: { $number ->
    [0] nicht im Deck
   *[other] { $number } im Deck
}

## Suche

dk-pile = Gruft oder Bibliothek
dk-search = Namen und Texte durchsuchen
dk-filters = Filter
dk-disciplines = Disziplinen: einmal klicken für jede Stufe, zweimal nur für die verstärkte
dk-superior = { $discipline } (verstärkt)
dk-any = egal
dk-type = Typ
dk-clan = Clan
dk-groups = Gruppe
dk-sect = Sekte
dk-title-of = Titel
dk-any-title = irgendein Titel
dk-capacity-from = Kapazität ab
dk-capacity-to = Kapazität bis
dk-cost = Kosten
dk-free = keine
dk-blood = Blut
dk-pool = Pool
dk-conviction = Überzeugungsstärke
dk-cost-most = Kosten höchstens
dk-clear = Zurücksetzen
dk-found = { $number ->
    [one] { $number } Karte.
   *[other] { $number } Karten.
}
dk-keys = Plus und Minus ändern auf einer Karte die Anzahl. Enter im Suchfeld fügt die erste Karte hinzu.
dk-results = Gefundene Karten
dk-show-more = { $number } weitere zeigen

## Die Kurve

dk-capacities = Kapazitäten, im Durchschnitt { $average }
dk-capacities-none = Kapazitäten
dk-blood-costs = Blutkosten
dk-pool-costs = Poolkosten
dk-bar-capacity = Kapazität { $capacity }: { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
}
dk-bar-cost = { $what ->
    [blood] { $cost } Blut
   *[pool] { $cost } Pool
}: { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
}

## Probehände

dk-practice = Probehand
dk-hand = Deine Hand
dk-uncontrolled = Deine unkontrollierte Region
dk-draw = Karte ziehen
dk-draw-crypt = Aus der Gruft ziehen
dk-new-hand = Neue Hand
dk-left = { $number ->
    [one] noch { $number } Karte
   *[other] noch { $number } Karten
}
dk-look-at = { $card } ansehen

## Import und Export

dk-import-title = Ein Deck importieren
dk-import-about = Füge eine Deckliste aus einem Deckbauprogramm oder einem Turnierbericht ein, oder einen Link, der das Deck enthält. Von anderen Seiten wird nichts geladen.
dk-list = Deckliste
dk-read = Gefunden: { $crypt } in der Gruft, { $library } in der Bibliothek.
dk-unread = { $number ->
    [one] { $number } Zeile wurde nicht verstanden
   *[other] { $number } Zeilen wurden nicht verstanden
}
dk-take = „{ $name }“ verwenden
dk-faults = Probleme mit diesem Deck
dk-keep = Dieses Deck speichern
dk-keep-without = Ohne diese Zeilen speichern
dk-export = Exportieren …
dk-export-of = „{ $name }“ exportieren
dk-form = Format
dk-form-text = Turnierbericht
dk-form-lackey = Lackey
dk-form-jol = JOL
dk-form-link = Link, der das Deck enthält
dk-form-word = Code für den Zug „deck“
dk-download = In eine Datei speichern

## Am Tisch

dk-choose = Wähle ein Deck
dk-secret = Niemand erfährt vor dem Ende der Partie, welches Deck du gewählt hast. Bots spielen eines der fertigen Decks.
dk-fits = Bei { $seats } Spielern hat eine Bibliothek { $least } bis { $most } Karten. Ist ein Einsteigerdeck zu groß, fallen zufällige Karten weg.
dk-random = Zufälliges Deck
dk-random-about = Aus allen Karten gezogen: Vampire zweier Gruppen und Karten, die zu ihnen passen.
dk-build = Ein Deck bauen
dk-bring = Dieses Deck spielen
dk-bring-named = „{ $name }“ spielen
dk-pick = Wähle ein Deck, um es anzusehen.
dk-brought = Dein Deck: { $name }.
dk-own = selbst gebaut
dk-still = Noch bei der Wahl: { $names }.
dk-have = Haben ein Deck gewählt: { $names }.
