### Die Karten von V:TES: wie heißt, was auf ihnen steht, und die Wendungen, aus denen sie bestehen.
### Wirkungen sind ganze Sätze mit einer Form; Karten und Spieler haben acc, dat und gen.

## Disziplinen und Tugenden

vtes-discipline-abo = Abombwe
vtes-discipline-ani = Tierhaftigkeit
vtes-discipline-aus = Auspex
vtes-discipline-cel = Geschwindigkeit
vtes-discipline-chi = Schimären
vtes-discipline-dai = Daimonion
vtes-discipline-dem = Irrsinn
vtes-discipline-dom = Beherrschung
vtes-discipline-for = Seelenstärke
vtes-discipline-mel = Melpominee
vtes-discipline-myt = Mytherceria
vtes-discipline-nec = Nekromantie
vtes-discipline-obe = Obeah
vtes-discipline-obf = Verdunklung
vtes-discipline-obl = Oblivion
vtes-discipline-obt = Schattenspiele
vtes-discipline-pot = Stärke (Potence)
vtes-discipline-pre = Präsenz
vtes-discipline-pro = Gestaltwandel
vtes-discipline-qui = Quietus
vtes-discipline-san = Sanguinus
vtes-discipline-ser = Serpentis
vtes-discipline-spi = Spiritus
vtes-discipline-tem = Temporis
vtes-discipline-thn = Thanatosis
vtes-discipline-tha = Thaumaturgie
vtes-discipline-val = Valeren
vtes-discipline-vic = Fleischformen
vtes-discipline-vis = Viszeratika
vtes-discipline-ven = Rache
vtes-discipline-def = Verteidigung
vtes-discipline-inn = Unschuld
vtes-discipline-jud = Richtspruch
vtes-discipline-mar = Märtyrertum
vtes-discipline-red = Erlösung
vtes-discipline-viz = Vision

## Klans und Überzeugungen

vtes-clan-brujah = Brujah
vtes-clan-malkavian = Malkavianer
vtes-clan-nosferatu = Nosferatu
vtes-clan-toreador = Toreador
vtes-clan-tremere = Tremere
vtes-clan-ventrue = Ventrue
vtes-clan-caitiff = Caitiff
vtes-clan-brujah-antitribu = Brujah antitribu
vtes-clan-gangrel-antitribu = Gangrel antitribu
vtes-clan-malkavian-antitribu = Malkavianer antitribu
vtes-clan-nosferatu-antitribu = Nosferatu antitribu
vtes-clan-toreador-antitribu = Toreador antitribu
vtes-clan-tremere-antitribu = Tremere antitribu
vtes-clan-ventrue-antitribu = Ventrue antitribu
vtes-clan-salubri-antitribu = Salubri antitribu
vtes-clan-lasombra = Lasombra
vtes-clan-tzimisce = Tzimisce
vtes-clan-pander = Pander
vtes-clan-ahrimane = Ahrimane
vtes-clan-blood-brother = Blutsbruder
vtes-clan-kiasyd = Kiasyd
vtes-clan-harbinger-of-skulls = Sendbote des Todes
vtes-clan-akunanse = Akunanse
vtes-clan-guruhi = Guruhi
vtes-clan-ishtarri = Ishtarri
vtes-clan-osebo = Osebo
vtes-clan-abomination = Scheusal
vtes-clan-assamite = Assamit
vtes-clan-baali = Baali
vtes-clan-banu-haqim = Banu Haqim
vtes-clan-daughter-of-cacophony = Tochter der Kakophonie
vtes-clan-follower-of-set = Jünger des Set
vtes-clan-gangrel = Gangrel
vtes-clan-gargoyle = Gargyl
vtes-clan-giovanni = Giovanni
vtes-clan-hecata = Hecata
vtes-clan-ministry = Ministerium
vtes-clan-nagaraja = Nagaraja
vtes-clan-ravnos = Ravnos
vtes-clan-salubri = Salubri
vtes-clan-samedi = Samedi
vtes-clan-true-brujah = Wahrer Brujah
vtes-clan-avenger = Rächer
vtes-clan-defender = Verteidiger
vtes-clan-innocent = Unschuldiger
vtes-clan-judge = Richter
vtes-clan-martyr = Märtyrer
vtes-clan-redeemer = Erlöser
vtes-clan-visionary = Visionär

## Sekten

vtes-sect-camarilla = Camarilla
vtes-sect-sabbat = Sabbat
vtes-sect-laibon = Laibon
vtes-sect-independent = unabhängig

## Titel

vtes-title-primogen = Primogen
vtes-title-prince = Prinz
    .of = Prinz von { $detail }
vtes-title-justicar = Justiziar
    .of = Justiziar ({ $detail })
vtes-title-inner-circle = Mitglied des Inneren Zirkels
    .of = Mitglied des Inneren Zirkels ({ $detail })
vtes-title-bishop = Bischof
vtes-title-archbishop = Erzbischof
    .of = Erzbischof von { $detail }
vtes-title-priscus = Priscus
vtes-title-cardinal = Kardinal
vtes-title-regent = Regent
vtes-title-kholo = Kholo
    .of = Kholo ({ $detail })
vtes-title-magaji = Magaji
vtes-title-baron = Baron
    .of = Baron von { $detail }
vtes-title-votes = eigene Stimmen
    .of = { $detail ->
        [one] { $detail } Stimme
       *[other] { $detail } Stimmen
    }

## Merkmale

vtes-trait-unique = einmalig
vtes-trait-location = Ort
vtes-trait-discipline = Disziplinkarte
vtes-trait-trophy = Trophäe
vtes-trait-trifle = Kleinigkeit
vtes-trait-out-of-turn = Unterbrechung
vtes-trait-title = Titelkarte
vtes-trait-burn-option = Abwerfoption
vtes-trait-equipment = Ausrüstung
vtes-trait-weapon = Waffe
vtes-trait-gun = Schusswaffe
vtes-trait-melee = Nahkampfwaffe
vtes-trait-cold-iron = kaltes Eisen
vtes-trait-electronic = elektronisch
vtes-trait-vehicle = Fahrzeug
vtes-trait-haven = Zuflucht
vtes-trait-animal = Tier
vtes-trait-mortal = Sterblicher
vtes-trait-ghoul = Ghul
vtes-trait-demon = Dämon
vtes-trait-ghost = Geist
vtes-trait-zombie = Zombie
vtes-trait-changeling = Wechselbalg
vtes-trait-mage = Magier
vtes-trait-werewolf = Werwolf
vtes-trait-frenzy = Raserei
vtes-trait-grapple = Ringen
vtes-trait-gehenna = Gehenna
vtes-trait-transient = vorübergehend
vtes-trait-boon = Gefallen
vtes-trait-government = Regierung
vtes-trait-hunting-ground = Jagdgrund
vtes-trait-investment = Investition
vtes-trait-wraith = Wraith
vtes-trait-blood-cursed = Blutfluch
vtes-trait-infernal = höllisch
vtes-trait-red-list = Rote Liste
vtes-trait-scarce = selten
vtes-trait-sterile = steril
vtes-trait-advanced = erweitert
vtes-trait-anarch = Anarch
vtes-trait-seraph = Seraph
vtes-trait-black-hand = Schwarze Hand
vtes-trait-flight = Flug
vtes-trait-path-of-caine = Pfad Kains
vtes-trait-path-of-cathari = Pfad der Katharer
vtes-trait-path-of-death-and-the-soul = Pfad des Todes und der Seele
vtes-trait-path-of-power-and-the-inner-voice = Pfad der Macht und der inneren Stimme
vtes-trait-any-turn = auch im eigenen Zug
vtes-trait-ally-in-play = im Spiel ein Verbündeter
vtes-trait-slave = Sklave
    .of = Sklave ({ $detail })
vtes-trait-vulnerability = verwundbar
    .of = verwundbar durch { $detail }

## Wie viel

vtes-phrase-number = { $number }
    .much = { $number } { $number ->
        [one] { $unit-name }
       *[other] { $unit-many }
    }
    .signed = { SIGNED($number) }
vtes-phrase-equal = { $amount }
    .much = so viel { $unit-many } wie { $amount }
    .signed = +X (X ist { $amount })
vtes-unit-blood = Blut
    .many = Blut
vtes-unit-pool = Pool
    .many = Pool
vtes-unit-card = Karte
    .many = Karten
vtes-unit-vote = Stimme
    .many = Stimmen
vtes-unit-damage = Schaden
    .many = Schaden
vtes-unit-strike = zusätzlichen Angriff
    .many = zusätzliche Angriffe
vtes-phrase-half = die Hälfte von: { $of } ({ $up ->
    [yes] aufgerundet
   *[no] abgerundet
})
vtes-phrase-per = { $number } × { $of }{ $every ->
    [1] {""}
   *[other] {" "}/ { $every }
}
vtes-phrase-that-many = diese Anzahl
    .much = ebenso viel { $unit-many }
vtes-phrase-counters-on = die Zahl der Marken auf { $who-dat }
vtes-phrase-number-of = die Zahl dieser Karten: { $which-all }
vtes-phrase-strength-of = die Stärke { $who-gen }{ $more ->
    [0] {""}
   *[other] {" "}+{ $more }
}
vtes-phrase-bleed-of-action = der Bleed gegen { $against-acc }
vtes-phrase-room-on = das Blut, das { $who-dat } zur vollen Kapazität fehlt
vtes-phrase-points-of = { $times } × die Siegpunkte dieses Methusalems
vtes-phrase-allotted-amount = die zugeteilte Anzahl

## Wer

vtes-phrase-you = du
    .acc = dich
    .dat = dir
    .person = you
vtes-phrase-neighbour = { $prey ->
    [yes] deine Beute
   *[no] dein Jäger
}
    .acc = { $prey ->
        [yes] deine Beute
       *[no] deinen Jäger
    }
    .dat = { $prey ->
        [yes] deiner Beute
       *[no] deinem Jäger
    }
    .person = other
vtes-phrase-each-methuselah = { $others ->
    [yes] jeder andere Methusalem
   *[no] jeder Methusalem
}
    .acc = { $others ->
        [yes] jeden anderen Methusalem
       *[no] jeden Methusalem
    }
    .dat = { $others ->
        [yes] jedem anderen Methusalem
       *[no] jedem Methusalem
    }
    .one = { $others ->
        [yes] einen anderen Methusalem
       *[no] einen Methusalem
    }
    .person = other
vtes-phrase-controller-of = der Methusalem, der { $card-acc } kontrolliert,
    .acc = den Methusalem, der { $card-acc } kontrolliert,
    .dat = dem Methusalem, der { $card-acc } kontrolliert,
    .person = other
vtes-phrase-chosen = dieser Methusalem
    .acc = diesen Methusalem
    .dat = diesem Methusalem
    .person = other
vtes-phrase-acting = der handelnde Methusalem
    .acc = den handelnden Methusalem
    .dat = dem handelnden Methusalem
    .person = other
vtes-phrase-bled = der gebleedete Methusalem
    .acc = den gebleedeten Methusalem
    .dat = dem gebleedeten Methusalem
    .person = other
vtes-phrase-allotted = jeder Methusalem in den Bedingungen
    .acc = jeden Methusalem in den Bedingungen
    .dat = jedem Methusalem in den Bedingungen
    .person = other
vtes-phrase-except = { $these } (nicht { $but })
    .acc = { $these-acc } (nicht { $but-acc })
    .dat = { $these-dat } (nicht { $but-dat })
    .one = { $these-kind ->
        [each-methuselah] { $these-one }
       *[other] { $these-acc }
    } (nicht { $but-acc })
    .person = other
vtes-phrase-together = { $players-list }
    .acc = { $players-list }
    .dat = { $players-list }
    .person = other

## Karten nach ihrer Rolle

vtes-phrase-self = dieser Untergebene
    .acc = diesen Untergebenen
    .dat = diesem Untergebenen
    .gen = dieses Untergebenen
vtes-phrase-targeted = jene Karte
    .acc = jene Karte
    .dat = jener Karte
    .gen = jener Karte
vtes-phrase-this-card = diese Karte
    .acc = diese Karte
    .dat = dieser Karte
    .gen = dieser Karte
vtes-phrase-host-card = der Untergebene mit dieser Karte
    .acc = den Untergebenen mit dieser Karte
    .dat = dem Untergebenen mit dieser Karte
    .gen = des Untergebenen mit dieser Karte
vtes-phrase-opposing = der gegnerische Untergebene
    .acc = den gegnerischen Untergebenen
    .dat = dem gegnerischen Untergebenen
    .gen = des gegnerischen Untergebenen
vtes-phrase-acting-minion = der handelnde Untergebene
    .acc = den handelnden Untergebenen
    .dat = dem handelnden Untergebenen
    .gen = des handelnden Untergebenen
vtes-phrase-blocker = der blockende Untergebene
    .acc = den blockenden Untergebenen
    .dat = dem blockenden Untergebenen
    .gen = des blockenden Untergebenen
vtes-phrase-term-card = die Karte der Abstimmung
    .acc = die Karte der Abstimmung
    .dat = der Karte der Abstimmung
    .gen = der Karte der Abstimmung

## Karten einer Art

vtes-phrase-any-card = Karte
    .noun = eine Karte
    .nouns = Karten
vtes-phrase-of-type = { $type-name }
    .noun = { $type ->
        [vampire] einen Vampir
        [ally] einen Verbündeten
        [minion] einen Untergebenen
        [equipment] eine Ausrüstung
        [retainer] einen Gefolgsmann
        [imbued] einen Erleuchteten
       *[other] eine Karte vom Typ { $type-name }
    }
    .nouns = { $type ->
        [vampire] Vampire
        [ally] Verbündete
        [minion] Untergebene
        [equipment] Ausrüstungen
        [retainer] Gefolgsleute
        [imbued] Erleuchtete
       *[other] Karten vom Typ { $type-name }
    }
    .nom = { $type ->
        [vampire] ein Vampir
        [ally] ein Verbündeter
        [minion] ein Untergebener
        [equipment] eine Ausrüstung
        [retainer] ein Gefolgsmann
        [imbued] ein Erleuchteter
       *[other] eine Karte vom Typ { $type-name }
    }
vtes-phrase-with-trait = { $trait-name }
    .noun = { $trait ->
        [location] einen Ort
        [weapon] eine Waffe
       *[other] eine Karte ({ $trait-name })
    }
    .nouns = { $trait ->
        [location] Orte
        [weapon] Waffen
       *[other] Karten ({ $trait-name })
    }
vtes-phrase-in-region = { $region ->
    [5] bereit
    [6] im Torpor
    [4] unkontrolliert
    [2] auf der Hand
    [9] im Ablagestapel
   *[other] im Spiel
}
vtes-phrase-is-tapped = { $tapped ->
    [yes] getappt
   *[no] enttappt
}
vtes-phrase-controlled-by = { $who-person ->
    [you] unter deiner Kontrolle
   *[other] unter der Kontrolle von { $who-dat }
}
vtes-phrase-age = { $younger ->
    [yes] jünger
   *[no] älter
}
vtes-phrase-capacity-of = { $at_most ->
    [99] Kapazität { $at_least } oder mehr
   *[other] { $at_least ->
        [0] Kapazität { $at_most } oder weniger
       *[other] Kapazität { $at_least } bis { $at_most }
    }
}
vtes-phrase-knows = { $at_least ->
    [0] ohne { $discipline-name }
    [1] { $at_most ->
        [1] mit { $discipline-name } nur in der Basisversion
       *[other] mit { $discipline-name }
    }
   *[other] mit { $discipline-name } verstärkt
}
vtes-phrase-has-blood = { $at_least ->
    [0] höchstens { $at_most } Marken
   *[other] { $at_most ->
        [99] mindestens { $at_least } Marken
        [999] mindestens { $at_least } Marken
       *[other] { $at_least } bis { $at_most } Marken
    }
}
vtes-phrase-costs = { $at_least ->
    [0] Kosten höchstens { $at_most } Pool
   *[other] { $at_most ->
        [99] Kosten mindestens { $at_least } Pool
        [999] Kosten mindestens { $at_least } Pool
       *[other] Kosten { $at_least } bis { $at_most } Pool
    }
}
vtes-phrase-did = in diesem Zug schon so gewählt
vtes-phrase-on-card = auf: { $which }
vtes-phrase-named = namens „{ $name-card }“
    .noun = „{ $name-card }“
    .nouns = „{ $name-card }“
vtes-phrase-of-clan = { $clan-name }
vtes-phrase-of-sect = { $sect-name }
vtes-phrase-has-title = { $kinds-title ->
    [none] mit Titel
   *[other] { $kinds-title }
}
vtes-phrase-is-anarch = Anarch
vtes-phrase-is-monster = Monster
vtes-phrase-not = nicht: { $which }
vtes-phrase-all = { $filters-list }
vtes-phrase-any-of = { $filters-or }

## Was gewählt wird

vtes-phrase-one = { $filters-noun }{ $filters-rest ->
    [none] {""}
   *[other] {" "}({ $filters-rest })
}{ $region ->
    [your-uncontrolled] {" "}in deiner unkontrollierten Region
    [ash-heap] {" "}in deinem Ablagestapel
   *[in-play] {""}
}
    .all = { $filters-nouns }{ $filters-rest ->
        [none] {""}
       *[other] {" "}({ $filters-rest })
    }{ $region ->
        [your-uncontrolled] {" "}in deiner unkontrollierten Region
        [ash-heap] {" "}in deinem Ablagestapel
       *[in-play] {""}
    }
vtes-phrase-only = { $who-acc }
    .all = { $who }
vtes-phrase-amethuselah = { $among-kind ->
    [each-methuselah] { $among-one }
    [except] { $among-one }
   *[other] einen Methusalem (aus: { $among })
}
    .all = { $among }
vtes-phrase-aclan = einen Klan
    .all = Klans
vtes-phrase-is = { $which }

## Ob

vtes-phrase-both = { $conditions-list }
vtes-phrase-unless = es nicht so ist, dass { $condition }
vtes-phrase-fits = { $which-kind ->
    [in-region] { $who } { $which } ist
    [is-tapped] { $who } { $which } ist
    [age] { $who } { $which } ist
    [of-type] { $who } { $which-nom } ist
    [is-monster] { $who } ein { $which } ist
    [has-blood] { $who } { $which } hat
   *[other] { $who } dies ist: { $which }
}
vtes-phrase-exists = es mindestens { $at_least } davon gibt: { $which-all }
vtes-phrase-is-merged = dieser Vampir vereinigt ist
vtes-phrase-at-least = { $amount } { $most ->
    [999] mindestens { $least }
   *[other] { $least } bis { $most }
} ist
vtes-phrase-not-played-yet = { $by_you ->
    [yes] du diese Karte noch nicht gespielt hast
   *[no] niemand diese Karte schon gespielt hat
}
vtes-phrase-action-is = die Aktion dies ist: { $kinds-kind }
vtes-phrase-is-acting = dieser Untergebene handelt
vtes-phrase-is-directed = die Aktion gegen { $at-acc } gerichtet ist
vtes-phrase-action-succeeded = die Aktion erfolgreich war
vtes-phrase-fights = der Gegner dies ist: { $which }
vtes-phrase-first-round = es die erste Runde ist

## Wann

vtes-phrase-goes-to-torpor = { $who } in Torpor fällt
vtes-phrase-is-burned = { $who } abgelegt wird{ $by ->
    [none] {""}
   *[other] {" "}durch: { $by }
}
vtes-phrase-is-burned-in-combat = { $who } im Kampf abgelegt wird
vtes-phrase-enters-combat = { $who } in einen Kampf gerät
vtes-phrase-combat-is-over = ein Kampf endet, an dem { $who } beteiligt war
vtes-phrase-action-succeeds = { $who } eine Aktion{ $kinds-kind ->
    [none] {""}
   *[other] {" "}({ $kinds-kind })
} erfolgreich durchführt
vtes-phrase-bleed-succeeds = { $who } erfolgreich { $of ->
    [none] {""}
   *[other] { $of-acc }{" "}
}bleedet
vtes-phrase-bleed-would-succeed = { $who } gleich erfolgreich { $of ->
    [none] {""}
   *[other] { $of-acc }{" "}
}bleeden würde
vtes-phrase-blocks = { $who } blockt
vtes-phrase-plays-card = { $who } eine Karte{ $disciplines-discipline ->
    [none] {""}
   *[other] {" "}({ $disciplines-discipline })
} spielt
vtes-phrase-is-diablerized = an { $who-dat } Diablerie begangen wird
vtes-phrase-untap-phase = es die Enttappphase von { $of-dat } ist
vtes-phrase-discard-phase-ends = der Zug von { $of-dat } endet
vtes-phrase-referendum-passes = eine Abstimmung von { $by ->
    [none] { $of-dat }
   *[other] { $by-dat }
} erfolgreich ist
vtes-phrase-referendum-failed = eine Abstimmung von { $who-dat } scheitert
vtes-phrase-is-ousted = { $who-person ->
    [you] du herausgeworfen wirst
   *[other] { $who } herausgeworfen wird
}

## Was Wirkungen verbindet

vtes-phrase-do = { $first }; danach: { $rest }
vtes-phrase-may = { $by ->
    [none] wenn du willst: { $effect }{ $then ->
        [none] {""}
       *[other] ; wenn du das tust: { $then }
    }
   *[other] wenn { $by } es will: { $effect }{ $then ->
        [none] {""}
       *[other] ; in dem Fall: { $then }
    }
}
vtes-phrase-if = wenn { $condition }: { $effect }{ $otherwise ->
    [none] {""}
   *[other] ; sonst: { $otherwise }
}
vtes-phrase-either = { $by-person ->
    [you] du wählst: { $first } oder { $second }
   *[other] { $by } wählt: { $first } oder { $second }
}
vtes-phrase-whenever = immer wenn { $moment }: { $effect }
vtes-phrase-instead = wenn { $moment }, stattdessen: { $effect }

## Was geschieht: Pool und Blut

vtes-phrase-gain-pool = { $by-person ->
    [you] du erhältst { $amount-pool }
   *[other] { $by } erhält { $amount-pool }
}
vtes-phrase-burn-pool = { $by-person ->
    [you] du verlierst { $amount-pool }
   *[other] { $by } verliert { $amount-pool }
}
vtes-phrase-burn-edge = du gibst den Vorteil ab
vtes-phrase-take-edge = { $by-person ->
    [you] du erhältst den Vorteil
   *[other] { $by } erhält den Vorteil
}
vtes-phrase-gain-blood = { $who } erhält { $amount-blood }
vtes-phrase-burn-blood = { $who } verliert { $amount-blood }
vtes-phrase-move-blood = lege { $amount-blood } von { $from-dat } auf { $to-acc }
vtes-phrase-blood-to-pool = nimm { $amount-blood } von { $from-dat } in deinen Pool
vtes-phrase-pool-to-blood = lege { $amount-pool } aus deinem Pool auf { $to-acc }
vtes-phrase-inflict = { $amount-damage } für { $who-acc }{ $aggravated ->
    [yes] , schwer heilbar
   *[no] {""}
}{ $preventable ->
    [yes] {""}
   *[no] , nicht verhinderbar
}
vtes-phrase-steal-blood = { $amount-blood } stehlen

## Was geschieht: Karten

vtes-phrase-tap = tappe { $who-acc }
vtes-phrase-untap = enttappe { $who-acc }
vtes-phrase-burn = lege { $who-acc } ab
vtes-phrase-to-torpor = schicke { $who-acc } in Torpor
vtes-phrase-rescue = { $who } verlässt den Torpor
vtes-phrase-enter-combat = dieser Untergebene kämpft mit { $with-dat }{ $they_first ->
    [yes] , der beginnt
   *[no] {""}
}{ $gains ->
    [none] {""}
   *[other] ; darin: { $gains }
}
vtes-phrase-put-in-play = { $on ->
    [none] bring diese Karte ins Spiel
   *[other] lege diese Karte auf { $on-acc }
}
vtes-phrase-take-control = { $by } { $by-person ->
    [you] übernimmst
   *[other] übernimmt
} die Kontrolle über { $who-acc }
vtes-phrase-move-card = lege { $who-acc } auf { $to-acc }
vtes-phrase-choose-clan = wähle einen Klan
vtes-phrase-remember-clan = diese Karte merkt sich den gewählten Klan
vtes-phrase-give-title = { $who } erhält einen Titel: { $title-name }
vtes-phrase-change-sect = { $who } wechselt die Sekte: { $sect-name }
vtes-phrase-draw = ziehe { $amount-card }
vtes-phrase-draw-crypt = lege { $amount-card } aus deiner Gruft in deine unkontrollierte Region
vtes-phrase-card-to-hand = bring { $who-acc } auf die Hand zurück
vtes-phrase-gain-phase-action = du erhältst eine weitere Phasenaktion
vtes-phrase-give-back-action = wer sie gespielt hat, erhält die Meisterphasenaktion zurück
vtes-phrase-remember = { $by_you ->
    [yes] du kannst diese Karte nicht noch einmal spielen
   *[no] niemand kann diese Karte noch einmal spielen
}
vtes-phrase-note-turn = nicht noch einmal { $who } in diesem Zug
vtes-phrase-each = für alle davon: { $which-all }: { $effect }
vtes-phrase-allocate = teile { $amount } Punkte auf ({ $among }), mindestens { $at_least ->
    [one] einem davon
   *[other] { $at_least } davon
}
vtes-phrase-choose-term = wähle { $among-kind ->
    [one] { $among }
   *[other] davon einen: { $among }
}
vtes-phrase-for-one = { $by-person ->
    [you] wähle
   *[other] { $by } wählt
} { $which }{ $optional ->
    [yes] {" "}(oder nichts)
   *[no] {""}
}: { $effect }
vtes-phrase-how-many = wähle eine Zahl (mindestens { $least }, höchstens: { $most }): { $effect }
vtes-phrase-repeat = { $times } Mal: { $effect }
vtes-phrase-search = { $where ->
    [library] suche in deiner Bibliothek eine Karte ({ $which }) und nimm sie auf die Hand
   *[other] suche in deiner Gruft eine Karte ({ $which }) und lege sie in deine unkontrollierte Region
}
vtes-phrase-into-research = suche in deiner Bibliothek { $number-card } für deinen Forschungsbereich
vtes-phrase-draw-from-research = wenn du willst: ersetze diese Karte aus deinem Forschungsbereich
vtes-phrase-look-at-top = sieh dir die obersten Karten der Bibliothek an: { $number } ({ $of })
vtes-phrase-top-to-bottom = lege die oberste Karte deiner Bibliothek unter sie
vtes-phrase-destroy-equipment = zerstöre eine Karte des Gegners ({ $which })
vtes-phrase-steal-equipment = stiehl eine Karte des Gegners ({ $which })
vtes-phrase-end-combat = der Kampf endet

## Was geschieht: bei Aktionen und im Kampf

vtes-phrase-stealth = { $amount-signed } Heimlichkeit
vtes-phrase-intercept = { $amount-signed } Aufmerksamkeit{ $of ->
    [none] {""}
   *[other] {" "}(für: { $of })
}
vtes-phrase-bleed-bonus = { $amount-signed } Bleed{ $while ->
    [none] {""}
   *[other] , solange { $while }
}{ $only ->
    [yes] ; keine weitere Karte kann diesen Bleed erhöhen
   *[no] {""}
}
vtes-phrase-reduce-bleed = verringere einen Bleed gegen dich um { $amount }
vtes-phrase-redirect = der Bleed gegen dich geht gegen den gewählten Methusalem
vtes-phrase-wake = { $who } kann während dieser Aktion wie enttappt blocken und reagieren
vtes-phrase-block-fails = der Blockversuch{ $who ->
    [none] {""}
   *[other] {" "}({ $who })
} { $cancelled ->
    [yes] wird aufgehoben
   *[no] schlägt fehl
}
vtes-phrase-cannot-block = kann diese Aktion nicht blocken: { $who }
vtes-phrase-at-end-of-action = am Ende der Aktion: { $effect }
vtes-phrase-votes = { $amount-signed } Stimmen{ $who ->
    [none] {""}
   *[other] {" "}für { $who-acc }
}
vtes-phrase-cancel = hebe eine Karte auf, während sie gespielt wird: { $types-type }{ $trait ->
    [none] {""}
   *[other] {" "}({ $trait-name })
}{ $without ->
    [none] {""}
   *[other] {" "}(nicht: { $without-name })
}{ $redirecting ->
    [yes] {" "}(die das Ziel des Bleeds ändern würde)
   *[no] {""}
}, gespielt von { $by-dat }{ $player ->
    [none] {""}
   *[other] {" "}({ $player })
}{ $on_self ->
    [yes] {" "}auf diesen Untergebenen
   *[no] {""}
}
vtes-phrase-maneuver = Manöver
vtes-phrase-press = Press{ $only_on ->
    [yes] , nur zur Fortsetzung
   *[no] {""}
}
vtes-phrase-gain-press = { $who } erhält einen Press { $until ->
    [action] für diese Aktion
    [combat] für diesen Kampf
    [round] für diese Runde
   *[turn] für diesen Zug
}{ $only_on ->
    [yes] , nur zur Fortsetzung
   *[no] {""}
}
vtes-phrase-gain-maneuver = { $who } erhält ein Manöver { $until ->
    [action] für diese Aktion
    [combat] für diesen Kampf
    [round] für diese Runde
   *[turn] für diesen Zug
}
vtes-phrase-additional-strikes = { $amount-strike }
vtes-phrase-strength = { $amount-signed } Stärke für { $who-acc } { $until ->
    [action] für diese Aktion
    [combat] für diesen Kampf
    [round] für diese Runde
   *[turn] für diesen Zug
}
vtes-phrase-hand-damage-aggravated = die Handschläge dieses Untergebenen machen schwer heilbaren Schaden { $until ->
    [action] für diese Aktion
    [combat] für diesen Kampf
    [round] für diese Runde
   *[turn] für diesen Zug
}
vtes-phrase-prevent = verhindere { $amount-damage }{ $normal_only ->
    [yes] , nicht schwer heilbar
   *[no] {""}
}{ $struck_only ->
    [yes] , nur durch einen Angriff
   *[no] {""}
}

## Was es kostet

vtes-phrase-cost = { $blood ->
    [0] { $pool ->
        [0] { $conviction ->
            [0] { $x ->
                [yes] X Blut
               *[no] none
            }
           *[other] { $conviction } Überzeugungsstärke
        }
       *[other] { $pool-pool }
    }
   *[other] { $blood-blood }{ $x ->
        [yes] {" + "}X Blut
       *[no] {""}
    }{ $pool ->
        [0] {""}
       *[other] {" + "}{ $pool-pool }
    }
}

## Aktionen und Angriffe

vtes-phrase-action = { $kind ->
    [card] Aktion
   *[other] { $kind-name }
}{ $stealth ->
    [0] {""}
   *[other] , { SIGNED($stealth) } Heimlichkeit
}{ $bleed ->
    [0] {""}
   *[other] , { SIGNED($bleed) } Bleed
}{ $unaided ->
    [yes] , den keine andere Ausrüstung erhöht
   *[no] {""}
}{ $hunt ->
    [1] {""}
   *[other] , erhält { $hunt } Blut
}{ $at ->
    [none] {""}
   *[other] , gerichtet gegen { $at-acc }
}{ $target ->
    [none] {""}
   *[other] , wähle { $target }
}{ $effect ->
    [none] {""}
   *[other] : { $effect }
}
vtes-phrase-motion = { $terms ->
    [none] {""}
   *[other] { $terms };{" "}
}wenn die Abstimmung erfolgreich ist: { $passed }
vtes-phrase-strike = Angriff: { $hand ->
    [yes] { $damage ->
        [0] Handschlag
       *[other] Handschlag mit { $damage-signed } Schaden
    }
   *[no] { $damage ->
        [0] {""}
       *[other] { $damage-damage }
    }
}{ $aggravated ->
    [yes] , schwer heilbar
   *[no] {""}
}{ $ranged ->
    [yes] , auf weite Entfernung
   *[no] {""}
}{ $first ->
    [yes] , Erstschlag
   *[no] {""}
}{ $dodge ->
    [yes] , Ausweichen
   *[no] {""}
}{ $ends ->
    [yes] , Beendigung des Kampfes
   *[no] {""}
}{ $maneuver ->
    [optional] , mit optionalem Manöver
    [must] , mit Manöver
    [to-close] , mit optionalem Manöver auf nahe Entfernung
   *[other] {""}
}{ $press ->
    [yes] , mit optionalem Press
   *[no] {""}
}{ $melee ->
    [yes] , auch mit Nahkampfwaffe
   *[no] {""}
}{ $melee_more ->
    [0] {""}
   *[other] {" "}(dann { $melee_more } Schaden mehr)
}{ $not_by-discipline ->
    [none] {""}
   *[other] , nicht zu verhindern durch Karten, die { $not_by-discipline } verlangen
}{ $effect ->
    [none] {""}
   *[other] , { $effect }
}

## Arten, eine Karte zu spielen

vtes-phrase-mode = { $mixed ->
    [none] {""}
   *[other] { $type-name }:{" "}
}{ $draft ->
    [yes] Draft{" "}
   *[no] {""}
}{ $disciplines-level ->
    [none] {""}
   *[other] { $disciplines-level }:{" "}
}{ $by ->
    [other] durch einen anderen bereiten Untergebenen von dir:{" "}
    [untapped] durch einen anderen enttappten Untergebenen von dir:{" "}
   *[none] {""}
}{ $untapped ->
    [no] durch einen getappten Untergebenen:{" "}
   *[yes] {""}
}{ $needs-list ->
    [none] {""}
   *[other] braucht: { $needs-list }:{" "}
}{ $cost ->
    [none] {""}
   *[other] Kosten { $cost }:{" "}
}{ $if ->
    [none] {""}
   *[other] wenn { $if }:{" "}
}{ $when-window ->
    [none] {""}
   *[other] ({ $when-window }){" "}
}{ $target ->
    [none] {""}
   *[other] wähle { $target }:{" "}
}{ $effect }{ $traits-trait ->
    [none] {""}
   *[other] {" "}({ $traits-trait })
}{ $once ->
    [none] {""}
    [turn] {" "}(einmal pro Zug)
    [action] {" "}(einmal pro Aktion)
    [combat] {" "}(einmal pro Kampf)
    [round] {" "}(einmal pro Runde)
    [rounds] {" "}(nicht in zwei Runden hintereinander)
    [untap] {" "}(einmal bis zum Enttappen)
   *[game] {" "}(einmal im Spiel)
}

## Was eine Karte im Spiel hat

vtes-phrase-bonus = { $amount-signed } { $what ->
    [damage] Schaden bei jedem Angriff
    [stealth] Heimlichkeit
    [intercept] Aufmerksamkeit
    [bleed] Bleed
    [strength] Stärke
    [votes] Stimmen
    [capacity] Kapazität
    [transfers] Transfers
    [master-actions] Meisterphasenaktionen
    [discard-actions] Abwurfphasenaktionen
    [master-cost] Pool Kosten für Meisterkarten, die auf diesen Untergebenen gespielt werden
    [hunt] Blut beim Jagen
    [hand-size] Handgröße
   *[other] { $what }
}{ $to ->
    [none] {""}
   *[other] , für: { $to }
}{ $everyone ->
    [yes] , für jeden Methusalem
   *[no] {""}
}{ $if ->
    [none] {""}
   *[other] , wenn { $if }
}
vtes-phrase-can = { $when-window ->
    [none] {""}
   *[other] { $when-window }:{" "}
}{ $by ->
    [host] durch den Methusalem, der den Untergebenen kontrolliert:{" "}
    [target] vom Methusalem, der die gewählte Karte kontrolliert:{" "}
    [anyone] durch jeden Methusalem:{" "}
   *[controller] {""}
}{ $type ->
    [none] {""}
   *[other] als { $type-name }:{" "}
}{ $own_turn ->
    [no] in jedem Zug:{" "}
   *[yes] {""}
}{ $even_torpid ->
    [yes] auch wenn nicht bereit:{" "}
   *[no] {""}
}{ $phase_action ->
    [yes] kostet eine Phasenaktion:{" "}
   *[no] {""}
}{ $transfers ->
    [0] {""}
   *[other] Transfers: { $transfers }:{" "}
}{ $tap ->
    [yes] tappe diese Karte:{" "}
   *[no] {""}
}{ $while_tapped ->
    [yes] auch getappt:{" "}
   *[no] {""}
}{ $after_block ->
    [yes] im Kampf nach einem Block dieses Untergebenen, der diese Karte da schon hatte:{" "}
   *[no] {""}
}{ $burn ->
    [yes] lege diese Karte ab:{" "}
   *[no] {""}
}{ $cost ->
    [none] {""}
   *[other] Kosten { $cost }:{" "}
}{ $if ->
    [none] {""}
   *[other] wenn { $if }:{" "}
}{ $target ->
    [none] {""}
   *[other] wähle { $target }:{" "}
}{ $effect }{ $once ->
    [none] {""}
    [turn] {" "}(einmal pro Zug)
    [action] {" "}(einmal pro Aktion)
    [combat] {" "}(einmal pro Kampf)
    [round] {" "}(einmal pro Runde)
    [untap] {" "}(einmal bis zum Enttappen)
   *[game] {" "}(einmal im Spiel)
}
vtes-phrase-can-act = { $by ->
    [none] {""}
   *[other] { $by },{" "}
}{ $anyone ->
    [yes] von jedem Methusalem:{" "}
   *[no] {""}
}{ $tap ->
    [yes] tappe diese Karte:{" "}
   *[no] {""}
}{ $cost ->
    [none] {""}
   *[other] Kosten { $cost }:{" "}
}{ $if ->
    [none] {""}
   *[other] wenn { $if }:{" "}
}darf eine Aktion unternehmen: { $action }
vtes-phrase-weapon = { $strike }{ $once ->
    [none] {""}
   *[other] {" "}(Manöver einmal pro Kampf)
}{ $limit ->
    [combat] {" "}(einmal pro Kampf)
    [round] {" "}(einmal pro Runde)
   *[other] {""}
}{ $only_long ->
    [yes] , nur auf weite Entfernung
   *[no] {""}
}{ $if ->
    [none] {""}
   *[other] , wenn { $if }
}{ $wears ->
    [yes] ; sie verliert für jeden Punkt Schaden, den sie zufügt, eine Marke und wird ohne Marken verbrannt
   *[no] {""}
}
vtes-phrase-discipline-level = { $discipline ->
    [chosen] die gewählte Disziplin
   *[other] { $discipline-name }
}: { $levels ->
    [one] { $levels } Stufe
   *[other] { $levels } Stufen
} mehr{ $to_play ->
    [yes] {" "}(nur zum Spielen von Karten)
   *[no] {""}
}
vtes-phrase-becomes = { $chosen ->
    [yes] der Untergebene gehört zum gewählten Klan
   *[no] { $clan ->
        [none] der Vampir gehört zur Sekte: { $sect-name }
       *[other] der Untergebene gehört zum Klan { $clan-name }
    }
}
vtes-phrase-holds-title = der Vampir hat den Titel: { $title-name }
vtes-phrase-only-one = ein Untergebener darf höchstens { $most } { $trait ->
    [none] dieses Namens haben
   *[other] dieser Art haben: { $trait-name }
}
vtes-phrase-forbids = { $who ->
    [none] {""}
   *[other] { $who }:{" "}
}verboten: { $what-forbidden }{ $if ->
    [none] {""}
   *[other] , wenn { $if }
}
vtes-forbidden-act = handeln
vtes-forbidden-block = blocken
vtes-forbidden-equipment = Ausrüstung haben
vtes-forbidden-retainer = Gefolgsleute haben
vtes-forbidden-target = Ziel von Aktionen anderer sein als dessen, der diese Karte kontrolliert
vtes-phrase-changes-cost = { $types-type ->
    [none] { $disciplines-discipline ->
        [none] { $kinds-kind ->
            [none] Karten und Aktionen
           *[other] eine Aktion ({ $kinds-kind })
        }
       *[other] Karten mit der Voraussetzung { $disciplines-discipline }
    }
   *[other] Karten ({ $types-type }){ $disciplines-discipline ->
        [none] {""}
       *[other] {" "}mit der Voraussetzung { $disciplines-discipline }
    }
}{ $who ->
    [none] {""}
   *[other] , gespielt oder unternommen von: { $who }
}: Kosten { SIGNED($more) } Blut{ $if ->
    [none] {""}
   *[other] , wenn { $if }
}
vtes-phrase-represents = nur solange sie im Spiel ist, ist diese Karte: { $what-trait }
vtes-phrase-never-gains = dieser Untergebene erhält nie Blut oder Leben: es kommt in die Bank
vtes-phrase-wards = Karten, die { $clans-clan }, { $disciplines-discipline } verlangen, dürfen diesen Untergebenen nicht als Ziel haben oder auf ihn gelegt werden, und die auf ihm werden verbrannt
vtes-phrase-unblockable = kann nicht geblockt werden von: { $by }
vtes-phrase-not-replaced = { $until ->
    [end-of-action] ersetze diese Karte erst am Ende der Aktion
    [next-untap] ersetze diese Karte erst in deiner nächsten Enttappphase
    [next-discard] ersetze diese Karte erst in deiner nächsten Abwurfphase
    [end-of-combat] ersetze diese Karte erst nach dem Kampf
   *[in-play] ersetze diese Karte nicht, solange sie im Spiel ist
}

## Ganze Karten

vtes-phrase-printed = { CAPITAL($types-type) }{ $traits-trait ->
    [none] {""}
   *[other] {" "}· { $traits-trait }
}{ $clans-clan ->
    [none] {""}
   *[other] {" "}· { $clans-clan }
}{ $cost ->
    [none] {""}
   *[other] {" "}· Kosten { $cost }
}{ $life ->
    [0] {""}
   *[other] {" "}· Leben { $life }, Stärke { $strength }, Bleed { $bleed }
}
    .text = { $needs-list ->
        [none] {""}
       *[other] Braucht: { $needs-list }.{" "}
    }{ $modes } { $grants }
    .group = { CAPITAL($types-type) }
    .note = {""}
    .mixed = { $types-several }
vtes-phrase-crypt = { CAPITAL($kind-type) } · { $clan-name } · Gruppe { $group } · { $kind ->
    [imbued] Leben { $capacity }
   *[other] Kapazität { $capacity }
}{ $disciplines-known ->
    [none] {""}
   *[other] {" "}· { $disciplines-known }
}{ $sect ->
    [none] {""}
   *[other] {" "}· { $sect-name }
}{ $title ->
    [none] {""}
   *[other] {" "}· { $title-name }
}{ $traits-trait ->
    [none] {""}
   *[other] {" "}· { $traits-trait }
}
    .text = { $grants }
    .group = { CAPITAL($kind-type) }: { $clan-name }
    .note = {""}

## Weitere Mengen und Spieler

vtes-phrase-life-lost = das Leben, das { $who-dat } fehlt
vtes-phrase-plus = { $of } + { $more }
vtes-phrase-least-of = { $of } (höchstens { $most })
vtes-phrase-lost-to-damage = was { $who } in dieser Runde durch Schaden verloren hat
vtes-phrase-methuselahs = die Zahl der Methusalems im Spiel
vtes-phrase-votes-ahead = der Vorsprung an Stimmen in der Abstimmung
vtes-phrase-depending = { $then }, wenn { $on }, sonst { $otherwise }
vtes-phrase-capacity-named = { $by_predator ->
    [yes] die Kapazität des Vampirs, den der Jäger dieses Methusalems gewählt hat
   *[no] die Kapazität des Vampirs, den dieser Methusalem gewählt hat
}
vtes-phrase-predator-of = der Jäger von { $whom-dat }
    .acc = den Jäger von { $whom-dat }
    .dat = dem Jäger von { $whom-dat }
    .person = other
vtes-phrase-term-seat = der Methusalem der Abstimmung
    .acc = den Methusalem der Abstimmung
    .dat = dem Methusalem der Abstimmung
    .person = other
vtes-phrase-richer = jeder Methusalem mit mehr Pool als du
    .acc = jeden Methusalem mit mehr Pool als du
    .dat = jedem Methusalem mit mehr Pool als du
    .person = other

## Weitere Arten und Bedingungen

vtes-phrase-of-named-clan = vom gewählten Klan
vtes-phrase-lost-life = mit weniger Leben als zu Beginn
vtes-phrase-any-holds = { $conditions-or }
vtes-phrase-still-playing = mindestens { $at_least } Methusalems im Spiel sind
vtes-phrase-concerns = es um { $who-acc } geht
vtes-phrase-action-needs = die Aktion { $disciplines-discipline } verlangt
vtes-phrase-bleed-succeeded = die Aktion ein erfolgreicher Bleed war
vtes-phrase-can-be-raised = der Bleed noch erhöht werden kann
vtes-phrase-was-blocked = { $by_self ->
    [yes] dieser Untergebene die Aktion geblockt hat
   *[no] die Aktion geblockt wurde
}
vtes-phrase-as-announced = die Aktion gerade angesagt wurde
vtes-phrase-action-by = der handelnde Untergebene von { $who-dat } kontrolliert wird
vtes-phrase-played-this-action = während dieser Aktion „{ $name-card }“ gespielt wurde
vtes-phrase-passed-referendum = die Abstimmung erfolgreich war
vtes-phrase-at-range = { $long ->
    [yes] die Entfernung weit ist
   *[no] die Entfernung nah ist
}
vtes-phrase-combat-ends = der Kampf gleich endet und beide bereit sind
vtes-phrase-not-exhausted = keine Karte dieses Namens in dieser Aktion genutzt wurde
vtes-phrase-discard-phase-begins = die Abwurfphase von { $of-dat } beginnt

## Was noch geschieht

vtes-phrase-as-action-resolves = wenn die Aktion ausgewertet wird: { $effect }
vtes-phrase-when-block-fails = für jeden Untergebenen, dessen Block fehlschlägt: { $effect }
vtes-phrase-if-blocked = wenn der Kampf dieses Untergebenen beginnt: { $effect }
vtes-phrase-less-intercept = −{ $amount } Aufmerksamkeit für den blockenden Untergebenen
vtes-phrase-untap-and-block = enttappe diesen Untergebenen; er versucht zu blocken{ $intercept ->
    [0] {""}
   *[other] , +{ $intercept } Aufmerksamkeit
}
vtes-phrase-no-combat = der Block führt zu keinem Kampf
vtes-phrase-not-tapped = { $who } tappt durch den Block nicht
vtes-phrase-stays-tapped = { $who } enttappt in der nächsten Enttappphase nicht
vtes-phrase-one-of = { $effects-or }
vtes-phrase-keeps-from = { $who } darf nicht: { $what-keep } { $until ->
    [action] für diese Aktion
    [combat] für diesen Kampf
    [round] für diese Runde
   *[turn] für diesen Zug
}
vtes-phrase-next-round-close = eine weitere Runde ist nah und ohne Manöver
vtes-phrase-hurts-each-round = in jeder Runde dieses Kampfes: { $amount } Schaden für { $who-acc }
vtes-phrase-prevent-strike = { $all_round ->
    [yes] verhindere allen Schaden durch Angriffe des Gegners in dieser Runde
   *[no] verhindere allen Schaden durch den Angriff des Gegners
}
vtes-phrase-another-combat = nach diesem Kampf kämpfen beide noch einmal
vtes-phrase-set-strength = { $who } hat Stärke { $strength } { $until ->
    [action] für diese Aktion
    [combat] für diesen Kampf
    [round] für diese Runde
   *[turn] für diesen Zug
}
vtes-phrase-strike-harder = +{ $amount } Schaden beim nächsten Angriff
vtes-phrase-intercept-of = { $amount-signed } Aufmerksamkeit für: { $which }
vtes-phrase-exhaust = keine weitere Karte dieses Namens in dieser Aktion
vtes-phrase-cancel-against = hebe eine gegen diesen Untergebenen gespielte Karte auf, die { $disciplines-discipline } verlangt
vtes-phrase-plays-basic = darf Karten, die { $disciplines-discipline } verlangen, in der Basisversion wie ein Vampir der Kapazität { $as_old } spielen
vtes-phrase-name-methuselah = wähle { $among-kind ->
    [each-methuselah] { $among-one }
   *[other] einen: { $among }
}
vtes-phrase-name-several = wähle mindestens { $at_least }: { $among }
vtes-phrase-each-may-name = jeder Methusalem darf davon eine wählen: { $which-all }
vtes-phrase-shift-pool = dieser Methusalem verliert den zugeteilten Pool, und die anderen erhalten ihn
vtes-phrase-banish = { $who } kommt mit allem darauf in die unkontrollierte Region
vtes-phrase-lose-title = { $who } verliert den Titel
vtes-phrase-cancel-referendum = die Abstimmung wird aufgehoben, und ihre Karte kehrt auf die Hand zurück{ $untap ->
    [yes] ; der handelnde Untergebene enttappt
   *[no] {""}
}{ $barred ->
    [yes] ; die Untergebenen seines Methusalems dürfen diese Aktion in diesem Zug nicht noch einmal unternehmen
   *[no] {""}
}
vtes-phrase-has-voted = mit abgegebenen Stimmen in dieser Abstimmung
    .noun = einen Vampir, der in dieser Abstimmung Stimmen abgegeben hat
    .nouns = Vampire, die in dieser Abstimmung Stimmen abgegeben haben
vtes-phrase-abstains = { $who } enthält sich in dieser Abstimmung (schon abgegebene Stimmen entfallen)
vtes-phrase-passes-by-itself = der Ausgang der Abstimmung ohnehin feststeht
vtes-phrase-asks-for-title = nur ein Vampir mit Titel die Abstimmung ausrufen darf
vtes-phrase-referendum-fails = die Abstimmung scheitert unabhängig von den Stimmen
vtes-phrase-blood-or-pool = { $who } erhält { $amount-blood }; bis zu { $to_pool } davon kommen stattdessen in deinen Pool
vtes-keep-1 = auf nahe Entfernung manövrieren
vtes-keep-2 = auf weite Entfernung manövrieren
vtes-keep-3 = mit Press fortsetzen
vtes-keep-4 = mit Press beenden
vtes-keep-5 = Ausrüstung nutzen
vtes-keep-6 = anders als mit der Hand angreifen
vtes-phrase-is-library-card = Bibliothekskarte
    .noun = eine Bibliothekskarte
    .nouns = Bibliothekskarten
vtes-phrase-each-player = für { $players-acc }: { $effect }
vtes-phrase-blood-hunt = über eine Blutjagd auf { $who-acc } wird abgestimmt
vtes-phrase-of-circle = vom selben Zirkel

## Nachkommen

vtes-phrase-is-vampire = im Spiel ist diese Karte ein Vampir, der nicht einzigartig ist: Kapazität { $capacity }, { $clan ->
    [none] vom Klan des handelnden Vampirs
   *[other] { $clan-name }
}{ $sect ->
    [none] {""}
   *[other] , { $sect-name }
}
vtes-phrase-must-hunt = { $who } muss in diesem Zug jagen
vtes-phrase-cannot-act-yet = { $who } darf in diesem Zug keine Aktionen unternehmen
vtes-phrase-find-for = wenn du willst, durchsuche Bibliothek, Ablagestapel und Hand nach einer Karte ({ $trait-name }) und lege sie auf { $who-acc }

## Bleeds, Gefallen und was aus Karten im Spiel wird

vtes-phrase-has-edge = { $who-person ->
    [you] du den Vorteil hast
   *[other] { $who } den Vorteil hat
}{ $or_nobody ->
    [yes] {" "}oder niemand ihn hat
   *[no] {""}
}
vtes-phrase-debtor = der Schuldner dieses Gefallens
    .acc = den Schuldner dieses Gefallens
    .dat = dem Schuldner dieses Gefallens
    .person = other
vtes-phrase-indebt = { $who } wird der Schuldner dieses Gefallens
vtes-phrase-pay-for-bleed = { $by-person ->
    [you] du verlierst den Pool für den Bleed anstelle des Ziels
   *[other] { $by } verliert den Pool für den Bleed anstelle des Ziels
}
vtes-phrase-limit-bleed = dieser Bleed kostet höchstens { $most-pool }
vtes-phrase-remove-from-game = entferne { $who-acc } aus dem Spiel
vtes-phrase-rearrange-equipment = reihum ab dir darf jeder Methusalem die Ausrüstung auf seinen bereiten Untergebenen umverteilen
vtes-phrase-choose-discipline = wähle eine Disziplin
vtes-phrase-cancel-this = diese Karte wird aufgehoben
vtes-phrase-capacity = die Kapazität von { $who-dat }
vtes-phrase-held = wenn du die Kontrolle über diese Karte erhältst: { $gained }; wenn du sie verlierst, auch wenn die Karte verbrannt oder umstritten wird: { $lost }
vtes-phrase-in-combat = gerade im Kampf
vtes-phrase-committed-diablerie = mit Diablerie seit deinem letzten Zug
vtes-phrase-came-out = gerade aus der unkontrollierten Region gekommen

## Aktionen beenden, auf Kommendes warten

vtes-phrase-end-action = die Aktion endet sofort ohne Erfolg und ohne Kampf
vtes-phrase-not-again = dieser Untergebene kann dieselbe Aktion in diesem Zug nicht noch einmal unternehmen
vtes-phrase-no-more-modifiers = während dieser Aktion können keine Aktionsmodifikatoren mehr gespielt werden
vtes-phrase-no-untapping = während dieser Aktion kann kein Untergebener enttappen
vtes-phrase-stealth-to-come = +1 Heimlichkeit für jede der nächsten Aktionen deiner Untergebenen in diesem Zug, so viele: { $actions }
vtes-phrase-bleeds-nothing = das Bleeding kostet keinen Pool und ist nicht erfolgreich
vtes-phrase-cheaper-action = die Aktion kostet { $amount } Blut oder Pool weniger
vtes-phrase-no-more-blocks = { $by } darf diese Aktion nicht mehr zu blocken versuchen
vtes-phrase-attempt-block = dieser Untergebene versucht zu blocken, auch wenn du diese Aktion sonst nicht blocken dürftest
vtes-phrase-if-passes = wenn die Abstimmung erfolgreich ist: { $effect }
vtes-phrase-lost-to-referendum = der Pool, den du durch ihre Wirkung verlierst
vtes-phrase-played-for-action = die für die Aktion gespielte Karte
    .acc = die für die Aktion gespielte Karte
    .dat = der für die Aktion gespielten Karte
    .gen = der für die Aktion gespielten Karte
vtes-phrase-carries = darauf: { $which-noun }
vtes-phrase-pool-of = der Pool von { $of-dat }
vtes-phrase-has-called = dieser Untergebene die Abstimmung ausgerufen hat

## Die Toten

vtes-phrase-raise-vampire = { $ready ->
    [yes] { $who } kommt vom Ablagestapel in deine bereite Region
   *[no] { $who } kommt vom Ablagestapel in deine unkontrollierte Region
}{ $blood ->
    [0] {""}
   *[other] {" "}mit { $blood } Blut
}
