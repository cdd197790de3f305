## Plätze und Aufzählungen

seat = Platz { $number }
you = du
list-and = { $first } und { $last }
list-or = { $first } oder { $last }
list-nor = { $first } noch { $last }

## Was in jedem Spiel geschieht

committed = { $seat } hat gewählt.
    .you = Du hast gewählt.
    .several = { $seats } haben gewählt.
    .several-you = { $seats } habt gewählt.
passed = { $seat } passt.
    .you = Du passt.
    .several = { $seats } passen.
    .several-you = { $seats } passt.
rules-changed = Seitdem haben sich die Regeln geändert. Die weiteren Züge lassen sich nicht zeigen{ $then ->
    [goes-on] . Das Spiel geht mit der letzten Stellung weiter.
   *[other] . Das Spiel ist zu Ende.
}

move-pass = Passen
move-yes = Ja
move-no = Nein

## Abgelehnte Züge

not-your-turn = Du bist nicht dran: { $deciders_count ->
    [one] { $deciders } entscheidet
   *[other] { $deciders } entscheiden
}.
game-over = Das Spiel ist zu Ende.
not-offered = „{ $move }“ ist jetzt kein erlaubter Zug.
no-such-seat = Es gibt keinen Platz { $seat_number }: Die { $seats } Plätze dieses Spiels sind ab 0 nummeriert.
no-time-limit = Dieses Spiel hat kein Zeitlimit.
time-already-called = Die Zeit ist schon abgelaufen.
unreadable-move = „{ $text }“ ist kein Zug dieses Spiels. Züge sehen so aus: { $forms }.

## Falsche Eingaben

unknown-game = Ein Spiel namens „{ $name }“ gibt es nicht. Es gibt: { $known }.
no-game-in-folder = { $folder } enthält kein Spiel: Dort fehlt eine pyproject.toml mit [project.entry-points."{ $group }"].
game-other-name = Das als „{ $name }“ angemeldete Spiel nennt sich „{ $found }“. Beide Namen müssen gleich sein.
game-lacks = Im Spiel { $kind } fehlt: { $missing }.
unknown-bot = Für { $game } gibt es keinen Bot namens „{ $name }“. Es gibt: { $known }.
bot-no-file = Den Bot „{ $name }“ gibt es nicht: Die Datei { $place } fehlt.
bot-no-class = Den Bot „{ $name }“ gibt es nicht: { $place } enthält keine Bot-Klasse „{ $kind }“.
bot-broken = Der Bot „{ $name }“ ließ sich nicht laden. { $error }
bot-no-budget = Den Bot „{ $name }“ gibt es nicht: { $level } sucht nicht und hat daher keine Zahl von Durchläufen.
bot-bad-budget = Den Bot „{ $name }“ gibt es nicht: Hinter dem @ steht die Zahl der Durchläufe (mindestens 1), wie in { $level }@500.
unknown-language = Für „{ $name }“ gibt es keine Texte. Es gibt: { $known }.
unknown-statement = „{ $title }“ enthält keine Regel { $id }.
unknown-card = { $game } hat keine Karte „{ $name }“.{ $close ->
    [none] {""}
   *[other] {" "}Meintest du: { $close }?
}
no-cards = Die Karten von { $game } haben keinen Text.
unknown-option = { $game } hat keine Option „{ $name }“. Es gibt: { $allowed }.
bad-option-value = Die Option { $name } kann nicht „{ $value }“ sein. Erlaubt: { $allowed }.
bad-seats = { $game } ist für { $allowed } Spieler, nicht für { $seats }.
too-many-bots = Es sind mehr Bots ({ $bots }) als Plätze ({ $seats }).
unsound = Partie { $number } verletzt nach Zug { $move } eine Invariante: { $faults }. Bitte melde das.
too-many-people = Für { $people } Personen gibt es nur { $seats } Plätze.
option-not-set = „{ $text }“ ist keine Option: Schreibe NAME=WERT.

## Das Labor

missing-extra = { $module } fehlt. Installiere es mit: { $python } -m pip install "conclave[{ $extra }]"
arena-bots = Eine Arena braucht mindestens zwei verschiedene Bots: „{ $bots }“ geht nicht.
results-of-another = { $file } enthält Ergebnisse anderer Spiele: Bots, Plätze, Optionen, Startwert oder Regeln weichen ab. Nimm eine andere Datei.
results-unreadable = { $file } ist keine Ergebnisdatei.
study-values = Die Werte von { $name } müssen verschieden sein, und { $name } darf nicht auch mit --option gesetzt werden: „{ $values }“.

# Rückblick auf eine Partie

analysis-title = Gewinnchancen nach Zügen
analysis-how = Die Chancen jedes Platzes nach dem, was man dort wusste: der Anteil der Siege in { $budget } Partien, die { $bot } von da an zu Ende gespielt hat.
analysis-seat = { $seat }: { $chances }
analysis-fall = Zug { $number }: Die Chancen von { $seat } fielen von { $before } % auf { $after } %. Gespielt: { $played }
analysis-better = Besser: { $better } ({ $better_chance } % statt { $played_chance } %)
analysis-no-better = Ein besserer Zug wurde nicht gefunden: Es lag an den anderen oder am Glück.
analysis-no-falls = Kein Zug hat jemanden viel gekostet.
analysis-stopped = Abgebrochen. Bisherige Ergebnisse:

## Aufzeichnungen

record-not-one = Das ist keine Aufzeichnung: Die erste Zeile müsste „{ $expected }“ lauten und lautet „{ $found }“.
record-not-text = { $file } ist keine Aufzeichnung: Es ist keine Textdatei.
record-bad-line = Zeile { $number } der Aufzeichnung ist unbekannt oder steht am falschen Ort: „{ $line }“.
record-incomplete = In der Aufzeichnung fehlt das Feld „{ $name }“.
record-truncated = Die Aufzeichnung bricht nach { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
} ab.
record-move-count = Die Aufzeichnung müsste { $told ->
    [one] einen Zug
   *[other] { $told } Züge
} haben und hat { $found }.
record-no-seed = Die Aufzeichnung enthält ihren Startwert nicht, daher lässt sich das Mischen nicht prüfen.
record-seed = Der Startwert passt nicht zur Festlegung vor dem ersten Zug ({ $commitment }…).
record-seats = „{ $seats }“ ist keine gültige Anzahl von Plätzen.
record-illegal = Zug { $number }, „{ $move }“, war nicht erlaubt: { $reason }
record-digest = Nach Zug { $number } passt die Stellung nicht zur Aufzeichnung: Ein Zug oder eine Prüfsumme wurde verändert.
record-other-rules = Seit diesem Spiel haben sich die Regeln geändert (damals { $theirs }, heute { $ours }). Es lässt sich nur bis Zug { $number } zeigen.
record-ending = Die Aufzeichnung gibt nach Zug { $number } „{ $told }“ an, und das stimmt nicht.
record-outcome = Der Ausgang nach Zug { $number } passt nicht zur Aufzeichnung.
position-unknown-part = Die Stellung lässt sich nicht laden: „{ $name }“ gibt es in { $game } nicht mehr.

## Decks

deck-is-fine = Dieses Deck ist für { $seats } Spieler zulässig.
deck-crypt = Gruft ({ $number })
deck-library = Bibliothek ({ $number })
deck-not-playable = { $number ->
    [one] Eine Karte, mit ! markiert, ist noch nicht umgesetzt.
   *[other] { $number } Karten, mit ! markiert, sind noch nicht umgesetzt.
}
deck-no-such-form = „{ $form }“ ist kein Format für Decks. Es gibt: { $forms }.
deck-no-decks = { $game } spielt man nicht mit eigenen Decks.
deck-no-such-deck = „{ $deck }“ ist weder eine lesbare Datei noch eines der vorhandenen Decks: { $names }.

## Umfang

coverage-all = alle
coverage-own-words = { $number ->
    [one] Eine Karte verwendet
   *[other] { $number } Karten verwenden
} ein Wort, das keine andere verwendet ({ $percent } %).
coverage-deck = { $missing ->
    [0] { $list }: alle { $all } Karten sind umgesetzt.
   *[other] { $list }: { $missing } von { $all } Karten sind nicht umgesetzt:
}
archive-whole = { $whole } von { $decks } Decks ({ $percent } %) sind vollständig.
archive-near = { $number ->
    [one] Einem weiteren Deck fehlen
   *[other] { $number } weiteren Decks fehlen
} nur eine bis drei Karten.
archive-unread = { $number ->
    [one] Ein Deck enthält
   *[other] { $number } Decks enthalten
} unlesbare Zeilen.
archive-missing = Am häufigsten fehlen:
card-tried = { $name }: benutzt in { $used } von { $games } zufälligen Partien; { $decisions } Entscheidungen, keine Invariante verletzt.

## Eine Karte auf dem Prüfstand

bench-fact-type = Typ
bench-fact-clan = Clan
bench-fact-disciplines = Disziplinen
bench-fact-traits = Merkmale
bench-fact-cost = Kosten
bench-fact-needs = Voraussetzung
bench-fact-life = Leben
bench-fact-strength = Stärke
bench-fact-bleed = Bleed
bench-fact-capacity = Kapazität
bench-fact-group = Gruppe
bench-fact-sect = Sekte
bench-fact-title = Titel
bench-text = Auf der gedruckten Karte steht: { $text }
bench-as-printed = Wie gedruckt: { $facts }.
bench-differs = Nicht wie gedruckt: { $fact } { $ours }; auf der Karte steht { $printed }.
bench-explained = Erklärung: { $reason }
bench-rulings = Öffentliche Regelentscheide (✓: von einem Test gezeigt):
bench-no-rulings = Die öffentliche Liste der Regelentscheide fehlt: Gib ihren Ordner mit --facts oder { $variable } an.
bench-never-ruled = Zu dieser Karte gibt es keinen Regelentscheid.
bench-ruling-shown = gezeigt von { $test }
bench-ruling-excused = nicht getestet: { $reason }
bench-ruling-open = nicht getestet, kein Grund angegeben
bench-windows = Wann sie benutzt werden kann, und in wie vielen von { $games } Partien das vorkam:
bench-window = { $window }: { $used ->
    [0] nie benutzt
   *[other] benutzt { $used }
}, angeboten { $offered }, nicht spielbar { $refused }
bench-reason = nicht spielbar in { $games }: { $reason }
bench-never-offered = nie angeboten: { $windows }
