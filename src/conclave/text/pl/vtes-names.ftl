### Nazwy V:TES: czym są jego karty i do czego należą. Zna je też przeglądarka.

## Dyscypliny i cnoty

vtes-discipline-abo = Abombwe
vtes-discipline-ani = Animalizm
vtes-discipline-aus = Nadwrażliwość
vtes-discipline-cel = Akceleracja
vtes-discipline-chi = Chimeria
vtes-discipline-dai = Daimoinon
vtes-discipline-dem = Demencja
vtes-discipline-dom = Dominacja
vtes-discipline-for = Odporność
vtes-discipline-mel = Melpominee
vtes-discipline-myt = Mytherceria
vtes-discipline-nec = Nekromancja
vtes-discipline-obe = Obeah
vtes-discipline-obf = Niewidoczność
vtes-discipline-obl = Oblivion
vtes-discipline-obt = Obtenebracja
vtes-discipline-pot = Potencja
vtes-discipline-pre = Prezencja
vtes-discipline-pro = Transformacja
vtes-discipline-qui = Quietus
vtes-discipline-san = Sanguinus
vtes-discipline-ser = Serpentis
vtes-discipline-spi = Spiritus
vtes-discipline-tem = Temporis
vtes-discipline-thn = Tanatoza
vtes-discipline-tha = Taumaturgia
vtes-discipline-val = Valeren
vtes-discipline-vic = Zmienność
vtes-discipline-vis = Visceratika
vtes-discipline-ven = Zemsta
vtes-discipline-def = Obrona
vtes-discipline-inn = Niewinność
vtes-discipline-jud = Sąd
vtes-discipline-mar = Męczeństwo
vtes-discipline-red = Odkupienie
vtes-discipline-viz = Wizja

## Klany i wyznania

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
vtes-clan-ahrimane = Ahrimanka
vtes-clan-blood-brother = Bracia Krwi
vtes-clan-kiasyd = Kiasyd
vtes-clan-harbinger-of-skulls = Zwiastun Czaszek
vtes-clan-akunanse = Akunanse
vtes-clan-guruhi = Guruhi
vtes-clan-ishtarri = Ishtarri
vtes-clan-osebo = Osebo
vtes-clan-abomination = Abominacja
vtes-clan-assamite = Assamita
vtes-clan-baali = Baali
vtes-clan-daughter-of-cacophony = Córa Kakofonii
vtes-clan-follower-of-set = Wyznawca Seta
vtes-clan-gangrel = Gangrel
vtes-clan-gargoyle = Gargulec
vtes-clan-giovanni = Giovanni
vtes-clan-hecata = Hecata
vtes-clan-nagaraja = Nagaraja
vtes-clan-ravnos = Ravnos
vtes-clan-salubri = Salubri
vtes-clan-samedi = Samedi
vtes-clan-true-brujah = Prawdziwy Brujah
vtes-clan-avenger = Mściciel
vtes-clan-defender = Obrońca
vtes-clan-innocent = Niewinny
vtes-clan-judge = Sędzia
vtes-clan-martyr = Męczennik
vtes-clan-redeemer = Odkupiciel
vtes-clan-visionary = Wizjoner

## Sekty

vtes-sect-camarilla = Camarilla
vtes-sect-sabbat = Sabat
vtes-sect-laibon = Laibon
vtes-sect-independent = niezależny

## Tytuły

vtes-title-primogen = primogen
vtes-title-prince = książę
    .of = książę ({ $detail })
vtes-title-justicar = justycjariusz
    .of = justycjariusz ({ $detail })
vtes-title-inner-circle = członek Wewnętrznego Kręgu
    .of = członek Wewnętrznego Kręgu ({ $detail })
vtes-title-bishop = biskup
vtes-title-archbishop = arcybiskup
    .of = arcybiskup ({ $detail })
vtes-title-priscus = priscus
vtes-title-cardinal = kardynał
vtes-title-regent = regent
vtes-title-kholo = kholo
    .of = kholo ({ $detail })
vtes-title-magaji = magaji
vtes-title-baron = baron
    .of = baron ({ $detail })
vtes-title-votes = własne głosy
    .of = { $detail ->
        [one] { $detail } głos
        [few] { $detail } głosy
       *[other] { $detail } głosów
    }

## Cechy

vtes-trait-unique = unikalna
vtes-trait-location = lokacja
vtes-trait-discipline = karta dyscypliny
vtes-trait-trophy = trofeum
vtes-trait-trifle = drobiazg
vtes-trait-out-of-turn = poza turą
vtes-trait-title = karta tytułu
vtes-trait-burn-option = opcja spalenia
vtes-trait-equipment = ekwipunek
vtes-trait-weapon = broń
vtes-trait-gun = broń palna
vtes-trait-melee = broń biała
vtes-trait-cold-iron = zimne żelazo
vtes-trait-electronic = elektronika
vtes-trait-vehicle = pojazd
vtes-trait-haven = schronienie
vtes-trait-animal = zwierzę
vtes-trait-mortal = śmiertelnik
vtes-trait-ghoul = ghul
vtes-trait-ghost = duch
vtes-trait-zombie = zombie
vtes-trait-changeling = odmieniec
vtes-trait-mage = mag
vtes-trait-werewolf = wilkołak
vtes-trait-frenzy = szał
vtes-trait-aim = celowanie
vtes-trait-grapple = zwarcie
vtes-trait-gehenna = Gehenna
vtes-trait-transient = przejściowe
vtes-trait-boon = przysługa
vtes-trait-government = rząd
vtes-trait-hunting-ground = łowisko
vtes-trait-archetype = archetyp
vtes-trait-investment = inwestycja
vtes-trait-wraith = zjawa
vtes-trait-blood-cursed = przeklęta krew
vtes-trait-infernal = piekielny
vtes-trait-red-list = Czerwona Lista
vtes-trait-scarce = rzadki
vtes-trait-sterile = bezpłodny
vtes-trait-advanced = zaawansowany
vtes-trait-anarch = anarchista
vtes-trait-seraph = serafin
vtes-trait-black-hand = Czarna Ręka
vtes-trait-flight = lot
vtes-trait-path-of-caine = Ścieżka Kaina
vtes-trait-path-of-cathari = Ścieżka Katarów
vtes-trait-path-of-death-and-the-soul = Ścieżka Śmierci i Duszy
vtes-trait-path-of-power-and-the-inner-voice = Ścieżka Potęgi i Wewnętrznego Głosu
vtes-trait-any-turn = także we własnej turze
vtes-trait-equipment-in-play = ekwipunek tylko w grze
vtes-trait-ally-in-play = w grze sojusznik
vtes-trait-slave = niewolnik
    .of = niewolnik ({ $detail })
vtes-trait-vulnerability = podatny
    .of = podatny na: { $detail }

## Fazy, typy kart, obszary

vtes-phase-decks = Wybór talii
vtes-phase-untap = Faza odtapowania
vtes-phase-master-phase = Faza mistrza
vtes-phase-minion-phase = Faza sług
vtes-phase-influence-phase = Faza wpływu
vtes-phase-discard-phase = Faza odrzucania
vtes-type-vampire = wampir
vtes-type-imbued = natchniony
vtes-type-minion = sługa
vtes-type-master = karta mistrza
vtes-type-action = akcja
vtes-type-action-modifier = modyfikator akcji
vtes-type-reaction = reakcja
vtes-type-combat = walka
vtes-type-equipment = ekwipunek
vtes-type-retainer = przyboczny
vtes-type-ally = sojusznik
vtes-type-political-action = akcja polityczna
vtes-type-event = wydarzenie
vtes-type-power = moc
vtes-type-conviction = przekonanie
vtes-type-reflex = odruch
vtes-region-nowhere = poza grą
vtes-region-library = biblioteka
vtes-region-hand = ręka
vtes-region-crypt = krypta
vtes-region-uncontrolled = obszar niekontrolowany
vtes-region-ready = obszar gotowości
vtes-region-torpor = w torporze
vtes-region-on-card = na karcie
vtes-region-in-play = w grze
vtes-region-ash-heap = stos popiołów
vtes-region-removed = usunięte z gry
vtes-region-research = obszar badań
vtes-region-playing = zagrywane
