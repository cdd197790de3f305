### The names of V:TES: what its cards are and belong to. The browser knows them, too.

## Disciplines and virtues

vtes-discipline-abo = Abombwe
vtes-discipline-ani = Animalism
vtes-discipline-aus = Auspex
vtes-discipline-cel = Celerity
vtes-discipline-chi = Chimerstry
vtes-discipline-dai = Daimoinon
vtes-discipline-dem = Dementation
vtes-discipline-dom = Dominate
vtes-discipline-for = Fortitude
vtes-discipline-mel = Melpominee
vtes-discipline-myt = Mytherceria
vtes-discipline-nec = Necromancy
vtes-discipline-obe = Obeah
vtes-discipline-obf = Obfuscate
vtes-discipline-obl = Oblivion
vtes-discipline-obt = Obtenebration
vtes-discipline-pot = Potence
vtes-discipline-pre = Presence
vtes-discipline-pro = Protean
vtes-discipline-qui = Quietus
vtes-discipline-san = Sanguinus
vtes-discipline-ser = Serpentis
vtes-discipline-spi = Spiritus
vtes-discipline-tem = Temporis
vtes-discipline-thn = Thanatosis
vtes-discipline-tha = Thaumaturgy
vtes-discipline-val = Valeren
vtes-discipline-vic = Vicissitude
vtes-discipline-vis = Visceratika
vtes-discipline-ven = Vengeance
vtes-discipline-def = Defense
vtes-discipline-inn = Innocence
vtes-discipline-jud = Judgment
vtes-discipline-mar = Martyrdom
vtes-discipline-red = Redemption
vtes-discipline-viz = Vision

## Clans and creeds

vtes-clan-brujah = Brujah
vtes-clan-malkavian = Malkavian
vtes-clan-nosferatu = Nosferatu
vtes-clan-toreador = Toreador
vtes-clan-tremere = Tremere
vtes-clan-ventrue = Ventrue
vtes-clan-caitiff = Caitiff
vtes-clan-brujah-antitribu = Brujah antitribu
vtes-clan-gangrel-antitribu = Gangrel antitribu
vtes-clan-malkavian-antitribu = Malkavian antitribu
vtes-clan-nosferatu-antitribu = Nosferatu antitribu
vtes-clan-toreador-antitribu = Toreador antitribu
vtes-clan-tremere-antitribu = Tremere antitribu
vtes-clan-ventrue-antitribu = Ventrue antitribu
vtes-clan-salubri-antitribu = Salubri antitribu
vtes-clan-lasombra = Lasombra
vtes-clan-tzimisce = Tzimisce
vtes-clan-pander = Pander
vtes-clan-ahrimane = Ahrimane
vtes-clan-blood-brother = Blood Brother
vtes-clan-kiasyd = Kiasyd
vtes-clan-harbinger-of-skulls = Harbinger of Skulls
vtes-clan-akunanse = Akunanse
vtes-clan-guruhi = Guruhi
vtes-clan-ishtarri = Ishtarri
vtes-clan-osebo = Osebo
vtes-clan-abomination = Abomination
vtes-clan-assamite = Assamite
vtes-clan-baali = Baali
vtes-clan-daughter-of-cacophony = Daughter of Cacophony
vtes-clan-follower-of-set = Follower of Set
vtes-clan-gangrel = Gangrel
vtes-clan-gargoyle = Gargoyle
vtes-clan-giovanni = Giovanni
vtes-clan-hecata = Hecata
vtes-clan-nagaraja = Nagaraja
vtes-clan-ravnos = Ravnos
vtes-clan-salubri = Salubri
vtes-clan-samedi = Samedi
vtes-clan-true-brujah = True Brujah
vtes-clan-avenger = Avenger
vtes-clan-defender = Defender
vtes-clan-innocent = Innocent
vtes-clan-judge = Judge
vtes-clan-martyr = Martyr
vtes-clan-redeemer = Redeemer
vtes-clan-visionary = Visionary

## Sects

vtes-sect-camarilla = Camarilla
vtes-sect-sabbat = Sabbat
vtes-sect-laibon = Laibon
vtes-sect-independent = independent
vtes-sect-anarch = anarch

## Titles

vtes-title-primogen = primogen
vtes-title-prince = prince
    .of = Prince of { $detail }
vtes-title-justicar = justicar
    .of = { $detail } justicar
vtes-title-inner-circle = Inner Circle member
    .of = { $detail } Inner Circle member
vtes-title-bishop = bishop
vtes-title-archbishop = archbishop
    .of = Archbishop of { $detail }
vtes-title-priscus = priscus
vtes-title-cardinal = cardinal
vtes-title-regent = regent
vtes-title-kholo = kholo
    .of = { $detail } kholo
vtes-title-magaji = magaji
vtes-title-baron = baron
    .of = Baron of { $detail }
vtes-title-votes = votes of their own
    .of = { $detail ->
        [one] { $detail } vote
       *[other] { $detail } votes
    }

## Traits

vtes-trait-not-unique = not unique
vtes-trait-unique = unique
vtes-trait-location = location
vtes-trait-discipline = discipline card
vtes-trait-trophy = trophy
vtes-trait-trifle = trifle
vtes-trait-out-of-turn = out of turn
vtes-trait-title = title card
vtes-trait-burn-option = burn option
vtes-trait-equipment = equipment
vtes-trait-weapon = weapon
vtes-trait-gun = gun
vtes-trait-melee = melee weapon
vtes-trait-cold-iron = cold iron
vtes-trait-electronic = electronic
vtes-trait-vehicle = vehicle
vtes-trait-haven = haven
vtes-trait-animal = animal
vtes-trait-mortal = mortal
vtes-trait-ghoul = ghoul
vtes-trait-ghost = ghost
vtes-trait-demon = demon
vtes-trait-zombie = zombie
vtes-trait-changeling = changeling
vtes-trait-mage = mage
vtes-trait-werewolf = werewolf
vtes-trait-mummy = mummy
vtes-trait-frenzy = frenzy
vtes-trait-aim = aim
vtes-trait-grapple = grapple
vtes-trait-gehenna = Gehenna
vtes-trait-inconnu = Inconnu
vtes-trait-transient = transient
vtes-trait-boon = boon
vtes-trait-government = government
vtes-trait-hunting-ground = hunting ground
vtes-trait-archetype = archetype
vtes-trait-investment = investment
vtes-trait-wraith = wraith
vtes-trait-blood-cursed = blood cursed
vtes-trait-infernal = infernal
vtes-trait-red-list = Red List
vtes-trait-scarce = scarce
vtes-trait-sterile = sterile
vtes-trait-advanced = advanced
vtes-trait-anarch = anarch
vtes-trait-seraph = seraph
vtes-trait-bahari = Bahari
vtes-trait-black-hand = Black Hand
vtes-trait-flight = flight
vtes-trait-path-of-caine = Path of Caine
vtes-trait-path-of-cathari = Path of Cathari
vtes-trait-path-of-death-and-the-soul = Path of Death and the Soul
vtes-trait-path-of-power-and-the-inner-voice = Path of Power and the Inner Voice
vtes-trait-any-turn = also in your own turn
vtes-trait-equipment-in-play = equipment only while in play
vtes-trait-ally-in-play = an ally while in play
vtes-trait-slave = slave
    .of = { $detail } slave
vtes-trait-vulnerability = vulnerable
    .of = vulnerable to { $detail }

## Phases, types of cards, regions

vtes-phase-decks = Choosing decks
vtes-phase-untap = Untap phase
vtes-phase-master-phase = Master phase
vtes-phase-minion-phase = Minion phase
vtes-phase-influence-phase = Influence phase
vtes-phase-discard-phase = Discard phase
vtes-type-vampire = vampire
vtes-type-imbued = imbued
vtes-type-minion = minion
vtes-type-minion-card = minion card
vtes-type-master = master
vtes-type-action = action
vtes-type-action-modifier = action modifier
vtes-type-reaction = reaction
vtes-type-combat = combat
vtes-type-equipment = equipment
vtes-type-retainer = retainer
vtes-type-ally = ally
vtes-type-political-action = political action
vtes-type-event = event
vtes-type-power = power
vtes-type-conviction = conviction
vtes-type-reflex = reflex
vtes-region-nowhere = out of the game
vtes-region-library = library
vtes-region-stored = face down on a card
vtes-region-hand = hand
vtes-region-crypt = crypt
vtes-region-uncontrolled = uncontrolled region
vtes-region-ready = ready region
vtes-region-torpor = torpor
vtes-region-on-card = on a card
vtes-region-in-play = in play
vtes-region-ash-heap = ash heap
vtes-region-removed = removed from the game
vtes-region-research = research area
vtes-region-playing = being played
