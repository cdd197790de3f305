### Die Seite der Decks: das Regal, der Deckbau und die Wahl eines Decks am Tisch.

## Das Regal

dk-title = Decks
dk-about = Baue Decks für V:TES, bring sie von anderswo mit und spiele sie an jedem Tisch. Außer dir sieht sie niemand.
dk-new = Neues Deck
dk-import = Importieren …
dk-mine = Deine Decks
dk-none = Du hast noch kein Deck. Beginne ein neues, importiere eine Liste oder kopiere eines von unten.
dk-sizes = { $crypt } in der Gruft, { $library } in der Bibliothek
dk-legal = zulässig
dk-not-legal = noch nicht zulässig
dk-changed = geändert am { $when }
dk-duplicate = Duplizieren
dk-duplicate-named = { $name } duplizieren
dk-drop = Löschen
dk-drop-named = { $name } löschen
dk-drop-title = Dieses Deck löschen?
dk-drop-words = „{ $name }“ ist dann endgültig weg.
dk-starters = Einsteigerdecks
dk-at-hand = Weitere Decks, die bereitliegen
dk-copy = Zu deinen Decks kopieren
dk-copy-named = { $name } zu deinen Decks kopieren
dk-copy-of = { $name } (Kopie)
dk-nameless = Neues Deck

## Der Deckbau

dk-all = Alle Decks
dk-show = Was gezeigt wird
dk-cards = Karten
dk-deck-of = Deck ({ $number })
dk-name = Name des Decks
dk-kept = Gespeichert
dk-keeping = Wird gespeichert …
dk-again = Noch einmal versuchen
dk-for = Geprüft für
dk-crypt = Gruft
dk-library = Bibliothek
dk-crypt-of = Gruft ({ $number })
dk-library-of = Bibliothek ({ $number })
dk-not-enforced = gibt es hier noch nicht
dk-take-out = { $card } herausnehmen
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

dk-pile = Welcher Stapel
dk-search = Namen und Texte durchsuchen
dk-filters = Filter
dk-disciplines = Disziplinen: einmal für jede Stufe, zweimal nur für die verstärkte
dk-superior = { $discipline } verstärkt
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
dk-cost-most = Höchste Kosten
dk-clear = Leeren
dk-found = { $number ->
    [one] { $number } Karte.
   *[other] { $number } Karten.
}
dk-keys = Auf einer Karte ändern Plus und Minus ihre Zahl; in der Suche nimmt die Eingabetaste die erste dazu.
dk-results = Gefundene Karten
dk-show-more = { $number } weitere zeigen

## Die Kurve

dk-capacities = Kapazitäten, im Mittel { $average }
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
dk-import-about = Füge eine Liste ein, wie Deckbauprogramme und Turnierberichte sie schreiben, oder einen Link, der das Deck enthält. Von anderen Seiten wird nichts geholt.
dk-list = Die Liste
dk-read = Gelesen: { $crypt } in der Gruft, { $library } in der Bibliothek.
dk-unread = { $number ->
    [one] { $number } Zeile wurde nicht verstanden
   *[other] { $number } Zeilen wurden nicht verstanden
}
dk-take = „{ $name }“ nehmen
dk-faults = Was am Deck nicht stimmt
dk-keep = Dieses Deck behalten
dk-keep-without = Ohne diese Zeilen behalten
dk-export = Exportieren …
dk-export-of = „{ $name }“ exportieren
dk-form = Schreibweise
dk-form-text = wie in Turnierberichten
dk-form-lackey = für Lackey
dk-form-jol = für JOL
dk-form-link = als Link, der das Deck enthält
dk-form-word = wie der Zug „deck“ es nimmt
dk-download = Als Datei speichern

## Am Tisch

dk-choose = Ein Deck mitbringen
dk-secret = Niemand erfährt vor dem Ende der Partie, welches Deck du mitbringst. Bots bringen irgendeines der Decks mit, die bereitliegen.
dk-fits = An einem Tisch zu { $seats } hat eine Bibliothek { $least } bis { $most } Karten. Aus einem zu großen Einsteigerdeck bleiben zufällige Karten weg.
dk-random = Zufälliges Deck
dk-random-about = Aus allen Karten gezogen: Vampire zweier Gruppen und Karten, die zu ihnen passen.
dk-build = Ein Deck bauen
dk-bring = Dieses Deck mitbringen
dk-bring-named = „{ $name }“ mitbringen
dk-pick = Wähle ein Deck, um hineinzusehen.
dk-brought = Du hast dein Deck mitgebracht: { $name }.
dk-own = dein eigenes
dk-still = Es wählen noch: { $names }.
dk-have = Ein Deck mitgebracht haben schon: { $names }.
