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
rules-changed = Seitdem haben sich die Regeln geändert: Was von hier an gespielt wurde, lässt sich nicht zeigen{ $then ->
    [goes-on] . Das Spiel geht weiter, wo es stand.
   *[other] , und das Spiel ist zu Ende.
}

move-pass = Passen
move-yes = Ja
move-no = Nein

## Abgelehnte Züge

not-your-turn = Du bist nicht an der Reihe: { $deciders_count ->
    [one] { $deciders } entscheidet
   *[other] { $deciders } entscheiden
}.
game-over = Das Spiel ist zu Ende.
not-offered = „{ $move }“ gehört nicht zu den Zügen, die dir jetzt offenstehen.
no-such-seat = Es gibt keinen Platz { $seat_number }: Die { $seats } Plätze dieses Spiels werden ab 0 gezählt.
no-time-limit = Dieses Spiel hat kein Zeitlimit; die Zeit kann nicht abgelaufen sein.
time-already-called = Die Zeit ist schon für abgelaufen erklärt.
unreadable-move = „{ $text }“ ist kein Zug dieses Spiels. Züge sehen so aus: { $forms }.

## Falsche Eingaben

unknown-game = Ein Spiel namens „{ $name }“ gibt es nicht. Es gibt: { $known }.
no-game-in-folder = { $folder } bringt kein Spiel mit: Dort fehlt eine pyproject.toml mit [project.entry-points."{ $group }"].
game-other-name = Das Spiel, das als „{ $name }“ angemeldet ist, nennt sich „{ $found }“: Beides muss gleich sein.
game-lacks = Das Spiel { $kind } sagt nichts zu { $missing }.
unknown-bot = Für { $game } gibt es keinen Bot namens „{ $name }“. Es gibt: { $known }.
bot-no-file = Den Bot „{ $name }“ gibt es nicht: Die Datei { $place } fehlt.
bot-no-class = Den Bot „{ $name }“ gibt es nicht: { $place } hat keine Klasse „{ $kind }“, die ein Bot ist.
bot-broken = Der Bot „{ $name }“ ließ sich nicht laden. { $error }
bot-no-budget = Den Bot „{ $name }“ gibt es nicht: { $level } wählt auf den ersten Blick und denkt nicht nach.
bot-bad-budget = Den Bot „{ $name }“ gibt es nicht: Hinter dem @ steht, wie viele Durchläufe er nachdenkt, mindestens einer, wie in { $level }@500.
unknown-language = Für „{ $name }“ gibt es keine Texte. Es gibt: { $known }.
unknown-statement = „{ $title }“ enthält keine Aussage { $id }.
unknown-card = { $game } hat keine Karte namens „{ $name }“.{ $close ->
    [none] {""}
   *[other] {" "}Ähnlich sind: { $close }.
}
no-cards = { $game } hat keine Karten mit Text.
unknown-option = { $game } hat keine Option „{ $name }“. Es gibt: { $allowed }.
bad-option-value = Die Option { $name } kann nicht „{ $value }“ sein. Erlaubt: { $allowed }.
bad-seats = { $game } spielt man nicht zu { $seats }, sondern mit { $allowed } Spielern.
too-many-bots = Es sind mehr Bots ({ $bots }) als Plätze ({ $seats }).
unsound = Partie { $number } stimmt nach Zug { $move } nicht: { $faults }. Bitte melde das.
too-many-people = Es gibt nur { $seats } Plätze, { $people } Personen können also nicht spielen.
option-not-set = „{ $text }“ setzt keine Option: Schreibe NAME=WERT.

## Das Labor

missing-extra = Dazu fehlt { $module }. Man bekommt es mit: { $python } -m pip install "conclave[{ $extra }]"
arena-bots = Eine Arena braucht mindestens zwei verschiedene Bots, jeden nur einmal genannt: „{ $bots }“ geht nicht.
results-of-another = { $file } enthält Ergebnisse anderer Spiele: andere Bots, Plätze, Optionen, Regeln oder ein anderer Startwert. Nimm eine andere Datei.
results-unreadable = { $file } ist keine Datei mit Ergebnissen.
study-values = Die Werte von { $name } müssen sich unterscheiden, und { $name } darf nicht zugleich gesetzt sein: „{ $values }“.

# Rückblick auf eine Partie

analysis-title = Gewinnchancen nach Zügen
analysis-how = Die Chancen jedes Platzes, wie man sie dort damals einschätzen konnte; jede Zahl ist der Anteil der Siege in { $budget } Partien, die { $bot } von da an weitergespielt hat.
analysis-seat = { $seat }: { $chances }
analysis-fall = Zug { $number }: Die Chancen von { $seat } fielen von { $before } % auf { $after } %. Gespielt: { $played }
analysis-better = Besser: { $better } ({ $better_chance } % statt { $played_chance } %)
analysis-no-better = Ein besserer Zug fand sich nicht: Es lag an den anderen oder am Glück.
analysis-no-falls = Kein Zug hat jemanden viel gekostet.
analysis-stopped = Abgebrochen: Das wurde bis dahin gefunden.

## Aufzeichnungen

record-not-one = Das ist keine Aufzeichnung: Die erste Zeile müsste „{ $expected }“ lauten und lautet „{ $found }“.
record-not-text = { $file } ist keine Aufzeichnung: Es ist nicht einmal Text.
record-bad-line = Zeile { $number } der Aufzeichnung ergibt dort keinen Sinn: „{ $line }“.
record-incomplete = In der Aufzeichnung fehlt die Angabe „{ $name }“.
record-truncated = Die Aufzeichnung bricht nach { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
} ab: Ihr Ende fehlt.
record-move-count = Die Aufzeichnung müsste { $told ->
    [one] einen Zug
   *[other] { $told } Züge
} haben und hat { $found }.
record-no-seed = Die Aufzeichnung verrät ihren Startwert nicht, daher lässt sich das Mischen nicht prüfen.
record-seed = Der Startwert ist nicht der, auf den man sich vor dem ersten Zug festgelegt hat ({ $commitment }…).
record-seats = „{ $seats }“ ist keine Anzahl von Plätzen.
record-illegal = Zug { $number }, „{ $move }“, war nicht erlaubt: { $reason }
record-digest = Nach Zug { $number } steht das Spiel nicht so, wie die Aufzeichnung sagt: Ein Zug oder eine Prüfsumme wurde verändert.
record-other-rules = Seit diesem Spiel haben sich die Regeln geändert (damals { $theirs }, heute { $ours }). Es lässt sich bis Zug { $number } zeigen; dort weicht es ab.
record-ending = Die Aufzeichnung sagt nach Zug { $number } „{ $told }“, und das stimmt nicht.
record-outcome = Der Ausgang nach Zug { $number } ist nicht der, den die Aufzeichnung nennt.
position-unknown-part = Die Stellung lässt sich nicht fortsetzen: „{ $name }“ gibt es in { $game } nicht mehr.

## Decks

deck-is-fine = Mit diesem Deck kann man zu { $seats } spielen.
deck-crypt = Gruft ({ $number })
deck-library = Bibliothek ({ $number })
deck-not-playable = { $number ->
    [one] Eine mit ! bezeichnete Karte gibt es hier noch nicht.
   *[other] { $number } mit ! bezeichnete Karten gibt es hier noch nicht.
}
deck-no-such-form = „{ $form }“ ist keine Form, in der ein Deck geschrieben werden kann. Es gibt: { $forms }.
deck-no-decks = { $game } wird nicht mit mitgebrachten Decks gespielt.
deck-no-such-deck = Es gibt keine lesbare Deckliste „{ $deck }“, weder als Datei noch unter den vorhandenen Decks: { $names }.

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
card-tried = { $name }: benutzt in { $used } von { $games } zufälligen Partien; { $decisions } Entscheidungen, jede Stellung in Ordnung.

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
bench-rulings = Öffentliche Regelentscheide, mit ✓, wenn ein Test sie zeigt:
bench-no-rulings = Die öffentliche Liste der Regelentscheide ist nicht zur Hand: --facts oder { $variable } nennt ihren Ordner.
bench-never-ruled = Zu dieser Karte gibt es keinen Regelentscheid.
bench-ruling-shown = gezeigt von { $test }
bench-ruling-excused = nicht getestet: { $reason }
bench-ruling-open = nicht getestet, und ohne Angabe eines Grundes
bench-windows = Wann sie benutzt werden kann, und in wie vielen von { $games } Partien das vorkam:
bench-window = { $window }: { $used ->
    [0] nie benutzt
   *[other] benutzt { $used }
}, angeboten { $offered }, nicht spielbar { $refused }
bench-reason = nicht spielbar in { $games }: { $reason }
bench-never-offered = nie angeboten: { $windows }
