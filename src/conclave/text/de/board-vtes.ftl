### Der Tisch von V:TES im Browser

## Karten

vt-superior = { $discipline }, verstärkt
vt-cost = { $what ->
    [blood] Kostet { $number } Blut
    [pool] Kostet { $number } Pool
   *[conviction] Kostet { $number } Überzeugungsstärke
}
vt-capacity = Kapazität { $number }
vt-group = { $number ->
    [0] jede Gruppe
   *[other] Gruppe { $number }
}
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
    [marked] markiert
   *[anarch] Anarch
}
vt-special-counters = { $number } { $counter ->
    [corruption] { $number ->
        [one] Korruptionsmarke
       *[other] Korruptionsmarken
    }
    [derangement] { $number ->
        [one] Wahnsinnsmarke
       *[other] Wahnsinnsmarken
    }
    [vandal] { $number ->
        [one] Vandalismusmarke
       *[other] Vandalismusmarken
    }
    [graft] { $number ->
        [one] Transplantatmarke
       *[other] Transplantatmarken
    }
    [hostage] { $number ->
        [one] Geiselmarke
       *[other] Geiselmarken
    }
    [pathos] { $number ->
        [one] Pathosmarke
       *[other] Pathosmarken
    }
    [torture] { $number ->
        [one] Foltermarke
       *[other] Foltermarken
    }
   *[research] { $number ->
        [one] Forschungsmarke
       *[other] Forschungsmarken
    }
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
    [unique] Von diesem Namen darf nur eine Karte im Spiel sein. Bringt eine andere Methusalem eine zweite, ist sie umstritten.
    [location] Er bleibt im Spiel und kann immer wieder genutzt werden, schon in dem Zug, in dem er ins Spiel kommt.
    [trifle] Sie gibt dir eine weitere Meisterphasenaktion, einmal in jeder Meisterphase.
    [out-of-turn] Du spielst sie im Zug einer anderen Methusalem; sie verbraucht eine Meisterphasenaktion deines nächsten Zuges.
    [discipline] Sie gibt einem Vampir eine Disziplin oder verstärkt sie, und seine Kapazität steigt um 1.
    [trophy] Du kannst sie bekommen, wenn du einen Vampir von der Roten Liste vernichtest. Ohne Besitzer bewirkt sie nichts.
    [burn-option] Hast du keinen Untergebenen, der sie nutzen könnte, darfst du sie in jeder Enttappphase abwerfen und eine andere ziehen.
    [event] Es kommt in deiner Abwurfphase ins Spiel und bleibt.
    [ally] Ein Untergebener, der kein Vampir ist. Er handelt und blockt und wird abgelegt, wenn er kein Leben mehr hat.
    [retainer] Er dient einem Untergebenen und kann nicht selbst handeln. Hat er kein Leben mehr, wird er abgelegt.
    [conviction] Karten auf einem Erleuchteten, mit denen er für seine Taten bezahlt.
    [capacity] Wie viel Blut ein Vampir fasst und wie viel Einfluss ihn ins Spiel bringt. Der Vampir mit der höheren Kapazität ist der ältere.
    [title] Ein Rang, der Stimmen gibt. Manche Titel gibt es nur einmal: Zwei Vampire, die denselben beanspruchen, streiten um ihn.
    [anarch] Ein unabhängiger Vampir, der die Sekten verlassen hat. Andere Vampire können durch eine Aktion Anarch werden.
    [blood-cursed] Dieser Vampir kann keine Diablerie begehen.
    [infernal] Dieser Untergebene enttappt nicht normal; du darfst 1 Pool ablegen, um ihn zu enttappen.
    [red-list] Jede Methusalem darf ihn in der Meisterphase markieren. Dann dürfen ihre Vampire ihn angreifen und Trophäen gewinnen.
    [scarce] Kommt er unter deine Kontrolle, legst du für jeden anderen Vampir seines Klans 3 Pool ab.
    [slave] Ohne einen Untergebenen des genannten Klans unternimmt er keine gerichteten Aktionen. Er darf anstelle eines solchen kämpfen.
    [sterile] Dieser Vampir kann keine anderen Vampire ins Spiel bringen.
    [advanced] Eine spätere Version eines Vampirs, die mit der Basisversion vereinigt werden kann.
    [stealth] Wie gut eine Aktion verborgen ist. Nur wer mindestens so viel Aufmerksamkeit hat, kann sie blocken.
    [intercept] Wie gut ein Untergebener Aktionen bemerkt. Ein Block braucht mindestens so viel, wie die Aktion Heimlichkeit hat.
    [bleed] Eine Aktion gegen deine Beute: Ist sie erfolgreich, verliert die Beute so viel Pool, wie der Bleed beträgt, und du erhältst den Vorteil.
    [hunt] Eine Aktion, mit der ein Vampir Blut erhält, gewöhnlich 1.
    [edge] Wer ihn hat, darf in der Enttappphase 1 Pool nehmen oder ihn für eine Stimme ablegen. Ein erfolgreicher Bleed bringt ihn ein.
    [referendum] Alle Methusalems stimmen darüber ab, was eine Karte vorschlägt. Es braucht mehr Stimmen dafür als dagegen.
    [votes] Du gibst sie in Abstimmungen ab. Sie kommen von Titeln, politischen Karten und dem Vorteil.
    [strength] Der Schaden eines Angriffs mit der Hand, gewöhnlich 1, auf nahe Entfernung.
    [range] Eine Kampfrunde wird auf nahe oder weite Entfernung ausgetragen. Auf weite Entfernung wirken nur weit reichende Angriffe.
    [maneuver] Es ändert die Entfernung für diese Runde oder macht ein Manöver des Gegners unwirksam.
    [first-strike] Er wirkt vor dem Angriff des Gegners. Ist dieser danach nicht mehr bereit, schlägt er nicht zurück.
    [additional-strike] Ein weiterer Angriff in dieser Runde, nach den ersten.
    [dodge] Dem Angriff des Gegners entgehen, statt anzugreifen.
    [combat-ends] Der Kampf endet sofort, vor allen anderen Angriffen.
    [steal-blood] Blut geht vom Gegner auf diesen Untergebenen über. Das ist kein Schaden und lässt sich nicht verhindern.
    [prevent] So viel Schaden wird nicht zugefügt.
    [aggravated] Schaden, den Blut nicht heilt: Der Vampir fällt in den Torpor, und ein verwundeter Vampir kann abgelegt werden.
    [press] Es führt zu einer weiteren Kampfrunde oder macht ein Press des Gegners unwirksam.
    [torpor] Die Region der verwundeten Vampire. Sie können nur versuchen, sie zu verlassen. Andere Vampire können sie befreien oder Diablerie an ihnen begehen.
    [diablerie] Ein Vampir trinkt einen anderen im Torpor aus, nimmt sein Blut und seine Ausrüstung und legt ihn ab. Dann wird über eine Blutjagd abgestimmt.
    [blood-hunt] Eine Abstimmung über einen Vampir, der Diablerie begangen hat. Ist sie erfolgreich, wird er abgelegt.
    [uncontrolled] Vampire liegen verdeckt in der unkontrollierten Region, bis so viel Einfluss auf ihnen liegt, wie ihre Kapazität beträgt.
    [contest] Zwei Methusalems haben dieselbe einmalige Karte. Sie ist nicht im Spiel, und beide zahlen 1 Pool je Zug, bis eine nachgibt.
    [burn] Auf den Ablagestapel der Besitzerin legen. Abgelegtes Blut und abgelegter Pool gehen in die Bank zurück.
    [tap] Eine Karte quer drehen, weil sie genutzt ist. Ein getappter Untergebener kann weder handeln noch blocken, bis er enttappt.
    [hand-size] Wie viele Karten du auf der Hand hast, gewöhnlich sieben. Gespielte Karten werden sofort ersetzt.
    [prey] Die Methusalem zu deiner Linken. Du willst sie herauswerfen.
   *[predator] Die Methusalem zu deiner Rechten. Sie will dich herauswerfen.
}

## Der Tisch

vt-relation = { $is ->
    [prey] Deine Beute
    [predator] Dein Jäger
    [both] Deine Beute und dein Jäger
   *[you] Du
}
vt-preys-on = Jagt { $name }
vt-ousted = Herausgeworfen
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
    [pool] Pool: Ohne Pool wird eine Methusalem herausgeworfen
    [prey] Die Beute: Sie soll herausgeworfen werden
    [minions] Bereite Untergebene + die im Torpor
    [choosable] Hier kannst du etwas wählen
    [edge] Der Vorteil: 1 Pool in der Enttappphase
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
vt-kept-hidden = Verdeckte Karte
vt-kept-known = { $card } (verdeckt)
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
vt-how-to-read = Karte lesen: Rechtsklick, lange antippen oder Taste i
vt-how-to-read-touch = Karte lesen: lange antippen

## Entscheiden: was gewählt wird, Schritt für Schritt

vt-deciding = Deine Entscheidung
vt-why-not-asked = du wirst gerade nicht gefragt
vt-cannot-play = „{ $card }“ lässt sich jetzt nicht spielen
vt-chosen = Gewählt
vt-back = Zurück
vt-all-choices = Alles als Liste
vt-step-by-step = Schritt für Schritt
vt-from-hand = Von deiner Hand
vt-otherwise = Sonst
vt-ask = { $aspect ->
    [deed] Was möchtest du tun?
    [mode] Auf welcher Stufe?
    [minion] Mit welchem Untergebenen?
    [other] Welches Ziel?
    [amount] Wie viel?
    [side] Dafür oder dagegen?
   *[subject] Womit?
}
vt-deed = { $kind ->
    [Bleed] Bleeden
    [Hunt] Jagen
    [LeaveTorpor] Torpor verlassen
    [BecomeAnarch] Anarch werden
    [Rescue] Aus dem Torpor befreien
    [Diablerize] Diablerie begehen
    [TakeEquipment] Ausrüstung nehmen
    [BurnImbued] Erleuchteten vernichten
    [AttackMarked] Markierten angreifen
    [Mark] Markieren
    [Block] Blocken
    [Transfer] 1 Pool darauf legen
    [Withhold] 1 Pool zurücknehmen
    [Merge] Vereinigen
    [Discard] Abwerfen
    [BurnOption] Abwerfoption nutzen
    [Pay] Zahlen
    [Yield] Nachgeben
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
    [would-block] Der Block würde gelingen.
    [asking] Noch kein Block.
    [free] Die Aktion ist ungeblockt.
   *[short] Zum Blocken fehlt noch { $number } Aufmerksamkeit.
}
vt-nobody-blocks = kein Blocker
vt-asks = { $state ->
    [declined] verzichtet
    [trying] versucht zu blocken
    [now] entscheidet jetzt
   *[waiting] entscheidet später
}
vt-failed = Blockversuch fehlgeschlagen: { $minions }
vt-does = { $kind ->
    [bleed] bleedet für { $number }
    [hunt] jagt
    [equip] rüstet sich aus
    [employ] bindet einen Gefolgsmann
    [recruit] wirbt einen Verbündeten an
    [political] unternimmt eine politische Aktion
    [leave-torpor] verlässt den Torpor
    [rescue] befreit aus dem Torpor
    [diablerize] begeht Diablerie
    [become-anarch] wird Anarch
    [attack-marked] greift an
    [gain-power] erlangt eine Gabe
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
vt-strike-ranged = weit reichend
vt-strike-first = Erstschlag
vt-hand-strike = mit der Hand
vt-damage-to-come = { $aggravated ->
    [0] { $normal } Schaden steht bevor
   *[other] { $normal ->
        [0] { $aggravated } schwer heilbarer Schaden steht bevor
       *[other] { $normal } Schaden und { $aggravated } schwer heilbarer Schaden stehen bevor
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
    [0] keine sichtbaren Stimmen mehr
    [one] noch { $number } Stimme
   *[other] noch { $number } Stimmen
}
vt-voted-for = { $number } dafür
vt-voted-against = { $number } dagegen
vt-not-voted = hat nicht abgestimmt
vt-would-pass = Jetzt wäre sie erfolgreich.
vt-would-fail = Jetzt würde sie scheitern.
vt-is-settled = Das Ergebnis steht fest.

## Entscheiden: eine Karte, die gespielt wird

vt-playing = Wird gespielt
vt-can-cancel = Sie wirkt, wenn sie nicht annulliert wird.
