### Der Tisch von V:TES im Browser

## Karten

vt-superior = { $discipline }, verstärkt
vt-cost = { $what ->
    [blood] Kostet { $number } Blut
    [pool] Kostet { $number } Pool
   *[conviction] Kostet { $number } Überzeugungsstärke
}
vt-capacity = Kapazität { $number }
vt-group = Gruppe { $number }
vt-printed = Leben { $life }, Stärke { $strength }, Bleed { $bleed }
vt-now = Jetzt auf dem Tisch
vt-blood-capacity = { $number } von { $capacity } Blut
vt-counters = { $number ->
    [one] { $number } Marke
   *[other] { $number } Marken
}
vt-mark = { $mark ->
    [tapped] getappt
    [contested] umstritten
    [marked] gezeichnet
   *[anarch] Anarch
}
vt-contested-title = { $title } (umstritten)
vt-number = { $what ->
    [bleed] Bleed { $number }
    [strength] Stärke { $number }
    [stealth] Heimlichkeit { $number }
    [intercept] Aufmerksamkeit { $number }
   *[votes] Stimmen { $number }
}
vt-on-it = Darauf:
vt-glossary = Was die Begriffe bedeuten
vt-glossary-name = { $term ->
    [unique] einmalig
    [location] Ort
    [trifle] Kleinigkeit
    [out-of-turn] Unterbrechung
    [discipline] Disziplinkarte
    [trophy] Trophäe
    [burn-option] Abwerfoption
    [event] Ereignis
    [ally] Verbündeter
    [retainer] Gefolgsmann
    [conviction] Überzeugungsstärke
    [capacity] Kapazität
    [title] Titel
    [anarch] Anarch
    [blood-cursed] Blutfluch
    [infernal] höllisch
    [red-list] Rote Liste
    [scarce] selten
    [slave] Sklave
    [sterile] steril
    [advanced] erweitert
    [stealth] Heimlichkeit
    [intercept] Aufmerksamkeit
    [bleed] Bleed
    [hunt] jagen
    [edge] Vorteil
    [referendum] Abstimmung
    [votes] Stimmen
    [strength] Stärke
    [range] Entfernung
    [maneuver] Manöver
    [first-strike] Erstschlag
    [additional-strike] zusätzlicher Angriff
    [dodge] ausweichen
    [combat-ends] Beendigung des Kampfes
    [steal-blood] Blut stehlen
    [prevent] verhindern
    [aggravated] schwer heilbar
    [press] Press
    [torpor] Torpor
    [diablerie] Diablerie
    [blood-hunt] Blutjagd
    [uncontrolled] unkontrolliert
    [contest] Streit
    [burn] ablegen
    [tap] tappen
    [hand-size] Handgröße
    [prey] Beute
   *[predator] Jäger
}
vt-glossary-about = { $term ->
    [unique] Von diesem Namen darf nur eine Karte im Spiel sein. Bringt jemand anderes eine zweite, so wird um sie gestritten.
    [location] Er bleibt im Spiel und kann immer wieder benutzt werden, schon in dem Zug, in dem er kommt.
    [trifle] Sie verbraucht den Zug nicht: Sie gibt eine weitere Meisterphasenaktion, einmal in jeder Meisterphase.
    [out-of-turn] Sie wird im Zug eines anderen gespielt und verbraucht eine Meisterphasenaktion des eigenen nächsten Zuges.
    [discipline] Sie gibt einem Vampir eine Disziplin oder verstärkt sie, und seine Kapazität steigt um 1.
    [trophy] Wer einen Vampir von der Roten Liste vernichtet, kann sie bekommen. Ohne Besitzer bewirkt sie nichts.
    [burn-option] Wer keinen Untergebenen hat, der sie nutzen könnte, darf sie in jeder Enttappphase abwerfen und nachziehen.
    [event] Es kommt in der eigenen Abwurfphase ins Spiel und bleibt.
    [ally] Ein Untergebener, der kein Vampir ist. Er handelt und blockt, lebt von seinen Lebensmarken und wird abgelegt, wenn sie weg sind.
    [retainer] Er dient einem Untergebenen und kann nicht selbst handeln. Ohne Leben wird er abgelegt.
    [conviction] Karten auf einem Erleuchteten, die bezahlen, was er tut.
    [capacity] Wie viel Blut ein Vampir fasst und wie viel es braucht, ihn ins Spiel zu bringen. Wer die höhere Kapazität hat, ist der ältere.
    [title] Ein Rang, der Stimmen gibt. Manche Titel gibt es nur einmal: Zwei Vampire, die denselben beanspruchen, streiten um ihn.
    [anarch] Ein unabhängiger Vampir, der den Sekten den Rücken gekehrt hat. Andere können es durch eine Aktion werden.
    [blood-cursed] Dieser Vampir kann keine Diablerie begehen.
    [infernal] Dieser Untergebene enttappt nicht von selbst; man darf 1 Pool ablegen, um ihn zu enttappen.
    [red-list] Jeder darf ihn in der Meisterphase zeichnen, ihn dann von seinen Vampiren angreifen lassen und Trophäen gewinnen.
    [scarce] Wer ihn ins Spiel bringt, legt für jeden anderen Vampir seines Klans 3 Pool ab.
    [slave] Ohne einen Untergebenen des genannten Klans unternimmt er keine gerichtete Aktion; er darf an der Stelle eines solchen kämpfen.
    [sterile] Dieser Vampir kann keine anderen Vampire ins Spiel bringen.
    [advanced] Eine spätere Fassung eines Vampirs, die mit der früheren vereinigt werden kann.
    [stealth] Wie gut eine Aktion verborgen ist. Nur wer mindestens so viel Aufmerksamkeit hat, kann sie blocken.
    [intercept] Wie gut jemand andere ertappt. Ein Block braucht mindestens so viel, wie die Aktion Heimlichkeit hat.
    [bleed] Eine Aktion gegen die Beute: Gelingt sie, legt diese so viel Pool ab, wie der Bleed beträgt, und der Vorteil wechselt den Besitzer.
    [hunt] Eine Aktion, durch die ein Vampir Blut erhält, gewöhnlich 1.
    [edge] Eine Marke: Wer sie hat, darf in der Enttappphase 1 Pool nehmen oder sie für eine Stimme ablegen. Ein gelungener Bleed bringt sie ein.
    [referendum] Alle Methusalems stimmen darüber ab, was eine Karte vorschlägt. Angenommen ist es mit mehr Stimmen dafür als dagegen.
    [votes] Was in einer Abstimmung zählt: durch Titel, politische Karten, den Vorteil.
    [strength] Der Schaden eines Schlages mit bloßen Händen, gewöhnlich 1, auf nahe Entfernung.
    [range] Eine Kampfrunde wird auf nahe oder weite Entfernung ausgetragen. Nur Fernangriffe reichen weit.
    [maneuver] Es ändert die Entfernung dieser Kampfrunde oder hebt ein Manöver des Gegners auf.
    [first-strike] Er wird vor dem Angriff des Gegners ausgeführt: Wer daran fällt, schlägt nicht zurück.
    [additional-strike] Ein weiterer Angriff in dieser Runde, nach den ersten.
    [dodge] Statt anzugreifen dem Angriff des Gegners entgehen.
    [combat-ends] Der Kampf ist sofort vorbei, vor jedem anderen Angriff.
    [steal-blood] Blut geht vom Gegner auf diesen Untergebenen über. Es ist kein Schaden und lässt sich nicht verhindern.
    [prevent] So viel Schaden entsteht gar nicht erst.
    [aggravated] Schaden, den Blut nicht heilt: Der Vampir geht in Torpor, und ein Verwundeter kann vernichtet werden.
    [press] Er lässt den Kampf eine Runde weitergehen oder hebt einen Press des Gegners auf.
    [torpor] Wo verwundete Vampire liegen. Sie können nur versuchen, ihn zu verlassen; andere können sie retten oder austrinken.
    [diablerie] Ein Vampir trinkt einen anderen im Torpor aus, nimmt sein Blut und seine Ausrüstung und vernichtet ihn. Über eine Blutjagd wird abgestimmt.
    [blood-hunt] Eine Abstimmung über einen Vampir, der Diablerie begangen hat: Wird sie angenommen, ist er vernichtet.
    [uncontrolled] Vampire, die verdeckt vor einem Methusalem liegen, bis so viel Einfluss auf ihnen liegt, wie sie Kapazität haben.
    [contest] Eine einmalige Karte, die zwei Methusalems haben: Sie ist nicht im Spiel, und jeder zahlt 1 Pool je Zug, bis einer aufgibt.
    [burn] Auf den Ablagestapel des Besitzers legen. Abgelegtes Blut und abgelegter Pool gehen in die Bank zurück.
    [tap] Eine Karte quer drehen: Sie ist benutzt. Wer getappt ist, handelt und blockt nicht, bis er enttappt.
    [hand-size] Wie viele Karten man immer auf der Hand hat, gewöhnlich sieben: Was gespielt wird, wird sofort ersetzt.
    [prey] Der Methusalem zur Linken, den man herauswerfen will.
   *[predator] Der Methusalem zur Rechten, der einen herauswerfen will.
}

## Der Tisch

vt-relation = { $is ->
    [prey] Deine Beute
    [predator] Dein Jäger
    [both] Deine Beute und dein Jäger
   *[you] Du
}
vt-preys-on = Jagt { $name }
vt-ousted = Ausgeschieden
vt-leaving = Zieht sich zurück
vt-pool = Pool { $number }
vt-points = { $number ->
    [one] { $number } Siegpunkt
   *[other] { $number } Siegpunkte
}
vt-edge = Der Vorteil
vt-votes = { $number ->
    [one] { $number } Stimme
   *[other] { $number } Stimmen
}
vt-sign = { $sign ->
    [pool] Pool: Wer keinen mehr hat, ist aus dem Spiel
    [prey] Die Beute: wen dieser Methusalem herauswerfen will
    [minions] Bereite Untergebene, + die im Torpor
    [choosable] Hier kann jetzt etwas gewählt werden
    [edge] Der Vorteil: 1 Pool mehr in der Enttappphase
    [points] Siegpunkte
   *[votes] Stimmen der bereiten Vampire
}
vt-pile = { $pile ->
    [hand] Hand
    [library] Bibliothek
    [crypt] Gruft
    [research] Forschungsbereich
    [ash] Ablagestapel
   *[removed] Entfernt
}
vt-pile-of = { $pile ->
    [ash] Ablagestapel von { $name }
   *[removed] Aus dem Spiel entfernt: { $name }
}
vt-region = { $region ->
    [ready] Bereit
    [torpor] Torpor
    [uncontrolled] Unkontrolliert
   *[beside] Weitere Karten
}
vt-region-empty = Keine Untergebenen
vt-face-down = Verdeckter Vampir
vt-your-hand = Deine Hand
vt-turn = Zug { $number }: { $name }
vt-phases = Der Zug
vt-part = { $part ->
    [acts] handelt
    [blocks] blockt
    [fights] kämpft
    [target] Ziel
   *[plays] spielt eine Karte
}
vt-unfold = Zeige die Karten von { $name }
vt-can-be-chosen = { $number ->
    [one] { $number } Karte hier kann gewählt werden
   *[other] { $number } Karten hier können gewählt werden
}
vt-how-to-read = Karte lesen: Rechtsklick, länger antippen oder Taste i
vt-how-to-read-touch = Karte lesen: lange antippen

## Entscheiden: was gewählt wird, Schritt für Schritt

vt-deciding = Was du entscheidest
vt-why-not-asked = du wirst gerade nicht gefragt
vt-cannot-play = „{ $card }“ lässt sich jetzt nicht spielen
vt-chosen = Gewählt
vt-back = Zurück
vt-all-choices = Alles als Liste
vt-step-by-step = Schritt für Schritt
vt-from-hand = Von deiner Hand
vt-otherwise = Sonst
vt-ask = { $aspect ->
    [deed] Was soll geschehen?
    [mode] Auf welcher Stufe?
    [minion] Mit welchem Untergebenen?
    [other] Gegen wen?
    [amount] Wie viel?
    [side] Dafür oder dagegen?
   *[subject] Womit?
}
vt-deed = { $kind ->
    [Bleed] Bleeden
    [Hunt] Jagen
    [LeaveTorpor] Torpor verlassen
    [BecomeAnarch] Anarch werden
    [Rescue] Aus dem Torpor retten
    [Diablerize] Diablerie begehen
    [TakeEquipment] Ausrüstung nehmen
    [BurnImbued] Erleuchteten vernichten
    [AttackMarked] Markierten angreifen
    [Mark] Markieren
    [Block] Blocken
    [Transfer] 1 Pool darauf legen
    [Withhold] 1 zurücknehmen
    [Merge] Vereinigen
    [Discard] Abwerfen
    [BurnOption] Abwerfoption nutzen
    [Pay] Zahlen
    [Yield] Aufgeben
    [Convict] Überzeugungsstärke
    [Recover] Erholen
   *[other] Wählen
}
vt-deed-play = „{ $card }“ spielen
vt-deed-use = „{ $card }“ nutzen
vt-ability = { $name } ({ $number })
vt-plain-mode = ohne Disziplin
vt-no-minion = ohne Untergebenen
vt-side = { $side ->
    [for] Dafür
   *[against] Dagegen
}
vt-less = Weniger
vt-more = Mehr
vt-amount = { $number } wählen
vt-amount-of = Von { $least } bis { $most }

## Entscheiden: eine Aktion und ihre Blocks

vt-duel = Aktion und Blocks
vt-stealth = Heimlichkeit
vt-intercept = Aufmerksamkeit
vt-duel-state = { $state ->
    [declaring] Die Aktion wird gerade angesagt.
    [blocked] Die Aktion ist geblockt.
    [would-block] So wie es steht, gelingt der Block.
    [asking] Noch blockt niemand.
    [free] Niemand blockt.
   *[short] Zum Blocken fehlt noch { $number } Aufmerksamkeit.
}
vt-nobody-blocks = kein Blocker
vt-asks = { $state ->
    [declined] verzichtet
    [trying] versucht zu blocken
    [now] wird jetzt gefragt
   *[waiting] wird noch gefragt
}
vt-failed = Blockversuch fehlgeschlagen: { $minions }
vt-does = { $kind ->
    [bleed] bleedet für { $number }
    [hunt] jagt
    [equip] rüstet sich aus
    [employ] bindet einen Gefolgsmann
    [recruit] wirbt an
    [political] politische Aktion
    [leave-torpor] verlässt den Torpor
    [rescue] rettet aus dem Torpor
    [diablerize] begeht Diablerie
    [become-anarch] wird Anarch
    [attack-marked] greift an
    [gain-power] erlangt eine Kraft
    [burn-imbued] vernichtet einen Erleuchteten
    [take-equipment] nimmt Ausrüstung
   *[card] handelt
}
vt-aimed-at = gegen { $whom }

## Entscheiden: Kampf

vt-combat = Kampf
vt-round = Runde { $number }
vt-range = { $range ->
    [long] Weite Entfernung
   *[close] Nahe Entfernung
}
vt-step = { $step ->
    [before-range] Vor der Entfernung
    [range] Entfernung
    [strike] Angriffe
    [damage] Schaden
    [additional] Zusätzliche Angriffe
    [press] Press
   *[end-of-round] Ende der Runde
}
vt-steps = Schritte der Runde
vt-strike = { $how ->
    [none] noch kein Angriff gewählt
    [dodge] weicht aus
    [ends] beendet den Kampf
    [effect] greift an
    [aggravated] greift mit { $number } schwer heilbarem Schaden an
   *[damage] greift mit { $number } Schaden an
}
vt-strike-ranged = auf Entfernung
vt-strike-first = Erstschlag
vt-hand-strike = mit der Hand
vt-damage-to-come = { $aggravated ->
    [0] { $normal } Schaden steht bevor
   *[other] { $normal ->
        [0] { $aggravated } schwer heilbarer Schaden steht bevor
       *[other] { $normal } Schaden und { $aggravated } schwer heilbarer stehen bevor
    }
}
vt-prevents-now = darf jetzt verhindern
vt-strikes-left = { $number ->
    [one] { $number } zusätzlicher Angriff
   *[other] { $number } zusätzliche Angriffe
}
vt-goes-on = Es folgt noch eine Runde.
vt-ends-here = Der Kampf endet mit dieser Runde.
vt-blood-of = { $blood } von { $capacity } Blut
vt-life-of = { $life } Leben

## Entscheiden: Abstimmungen

vt-referendum = Abstimmung
vt-blood-hunt = Blutjagd: { $minion }
vt-terms = Bedingungen
vt-term = { $name }: { $number }
vt-for = Dafür
vt-against = Dagegen
vt-votes-of = Stimmen
vt-votes-left = { $number ->
    [0] keine Stimmen mehr zu sehen
    [one] noch { $number } Stimme
   *[other] noch { $number } Stimmen
}
vt-voted-for = { $number } dafür
vt-voted-against = { $number } dagegen
vt-not-voted = hat nicht abgestimmt
vt-would-pass = So wie es steht, ist sie erfolgreich.
vt-would-fail = So wie es steht, scheitert sie.
vt-is-settled = Das Ergebnis steht fest, wie auch immer abgestimmt wird.

## Entscheiden: eine Karte, die gespielt wird

vt-playing = Wird gespielt
vt-can-cancel = Sie wirkt, wenn sie nicht aufgehoben wird.
