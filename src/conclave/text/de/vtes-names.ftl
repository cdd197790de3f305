### Die Namen von V:TES: was seine Karten sind und wozu sie gehören. Auch der Browser kennt sie.

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
vtes-clan-daughter-of-cacophony = Tochter der Kakophonie
vtes-clan-follower-of-set = Jünger des Set
vtes-clan-gangrel = Gangrel
vtes-clan-gargoyle = Gargyl
vtes-clan-giovanni = Giovanni
vtes-clan-hecata = Hecata
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
vtes-trait-ghost = Geist
vtes-trait-zombie = Zombie
vtes-trait-changeling = Wechselbalg
vtes-trait-mage = Magier
vtes-trait-werewolf = Werwolf
vtes-trait-frenzy = Raserei
vtes-trait-aim = gezielt
vtes-trait-grapple = Ringen
vtes-trait-gehenna = Gehenna
vtes-trait-transient = vorübergehend
vtes-trait-boon = Gefallen
vtes-trait-government = Regierung
vtes-trait-hunting-ground = Jagdgrund
vtes-trait-archetype = Archetyp
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
vtes-trait-equipment-in-play = nur im Spiel Ausrüstung
vtes-trait-ally-in-play = im Spiel ein Verbündeter
vtes-trait-slave = Sklave
    .of = Sklave ({ $detail })
vtes-trait-vulnerability = verwundbar
    .of = verwundbar durch { $detail }

## Phasen, Kartentypen, Bereiche

vtes-phase-decks = Wahl der Decks
vtes-phase-untap = Enttappphase
vtes-phase-master-phase = Meisterphase
vtes-phase-minion-phase = Untergebenenphase
vtes-phase-influence-phase = Einflussphase
vtes-phase-discard-phase = Abwurfphase
vtes-type-vampire = Vampir
vtes-type-imbued = Erleuchteter
vtes-type-minion = Untergebener
vtes-type-master = Meisterkarte
vtes-type-action = Aktion
vtes-type-action-modifier = Aktionsmodifikator
vtes-type-reaction = Reaktion
vtes-type-combat = Kampf
vtes-type-equipment = Ausrüstung
vtes-type-retainer = Gefolgsmann
vtes-type-ally = Verbündeter
vtes-type-political-action = politische Aktion
vtes-type-event = Ereignis
vtes-type-power = Kraft
vtes-type-conviction = Überzeugungsstärke
vtes-type-reflex = Reflex
vtes-region-nowhere = außerhalb des Spiels
vtes-region-library = Bibliothek
vtes-region-hand = Hand
vtes-region-crypt = Gruft
vtes-region-uncontrolled = unkontrollierte Region
vtes-region-ready = bereite Region
vtes-region-torpor = Torpor
vtes-region-on-card = auf einer Karte
vtes-region-in-play = im Spiel
vtes-region-ash-heap = Ablagestapel
vtes-region-removed = aus dem Spiel entfernt
vtes-region-research = Forschungsbereich
vtes-region-playing = wird gespielt
