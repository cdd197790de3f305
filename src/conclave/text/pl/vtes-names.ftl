### Nazwy V:TES: czym są jego karty i do czego należą. Zna je też przeglądarka.

## Dyscypliny i cnoty

vtes-discipline-abo = Abombwe
    .gen = Abombwe
    .acc = Abombwe
vtes-discipline-ani = Animalizm
    .gen = Animalizmu
    .acc = Animalizm
vtes-discipline-aus = Nadwrażliwość
    .gen = Nadwrażliwości
    .acc = Nadwrażliwość
vtes-discipline-cel = Akceleracja
    .gen = Akceleracji
    .acc = Akcelerację
vtes-discipline-chi = Chimeria
    .gen = Chimerii
    .acc = Chimerię
vtes-discipline-dai = Daimoinon
    .gen = Daimoinon
    .acc = Daimoinon
vtes-discipline-dem = Demencja
    .gen = Demencji
    .acc = Demencję
vtes-discipline-dom = Dominacja
    .gen = Dominacji
    .acc = Dominację
vtes-discipline-for = Odporność
    .gen = Odporności
    .acc = Odporność
vtes-discipline-mel = Melpominee
    .gen = Melpominee
    .acc = Melpominee
vtes-discipline-myt = Mytherceria
    .gen = Mythercerii
    .acc = Mythercerię
vtes-discipline-nec = Nekromancja
    .gen = Nekromancji
    .acc = Nekromancję
vtes-discipline-obe = Obeah
    .gen = Obeah
    .acc = Obeah
vtes-discipline-obf = Niewidoczność
    .gen = Niewidoczności
    .acc = Niewidoczność
vtes-discipline-obl = Oblivion
    .gen = Oblivion
    .acc = Oblivion
vtes-discipline-obt = Obtenebracja
    .gen = Obtenebracji
    .acc = Obtenebrację
vtes-discipline-pot = Potencja
    .gen = Potencji
    .acc = Potencję
vtes-discipline-pre = Prezencja
    .gen = Prezencji
    .acc = Prezencję
vtes-discipline-pro = Transformacja
    .gen = Transformacji
    .acc = Transformację
vtes-discipline-qui = Quietus
    .gen = Quietusa
    .acc = Quietusa
vtes-discipline-san = Sanguinus
    .gen = Sanguinusa
    .acc = Sanguinusa
vtes-discipline-ser = Serpentis
    .gen = Serpentis
    .acc = Serpentis
vtes-discipline-spi = Spiritus
    .gen = Spiritusa
    .acc = Spiritusa
vtes-discipline-tem = Temporis
    .gen = Temporis
    .acc = Temporis
vtes-discipline-thn = Tanatoza
    .gen = Tanatozy
    .acc = Tanatozę
vtes-discipline-tha = Taumaturgia
    .gen = Taumaturgii
    .acc = Taumaturgię
vtes-discipline-val = Valeren
    .gen = Valeren
    .acc = Valeren
vtes-discipline-vic = Zmienność
    .gen = Zmienności
    .acc = Zmienność
vtes-discipline-vis = Visceratika
    .gen = Visceratiki
    .acc = Visceratikę
vtes-discipline-ven = Zemsta
    .gen = Zemsty
    .acc = Zemstę
vtes-discipline-def = Obrona
    .gen = Obrony
    .acc = Obronę
vtes-discipline-inn = Niewinność
    .gen = Niewinności
    .acc = Niewinność
vtes-discipline-jud = Sąd
    .gen = Sądu
    .acc = Sąd
vtes-discipline-mar = Męczeństwo
    .gen = Męczeństwa
    .acc = Męczeństwo
vtes-discipline-red = Odkupienie
    .gen = Odkupienia
    .acc = Odkupienie
vtes-discipline-viz = Wizja
    .gen = Wizji
    .acc = Wizję

## Klany i wyznania

vtes-clan-brujah = Brujah
    .gen = Brujah
vtes-clan-malkavian = Malkavian
    .gen = Malkavian
vtes-clan-nosferatu = Nosferatu
    .gen = Nosferatu
vtes-clan-toreador = Toreador
    .gen = Toreador
vtes-clan-tremere = Tremere
    .gen = Tremere
vtes-clan-ventrue = Ventrue
    .gen = Ventrue
vtes-clan-caitiff = Caitiff
    .gen = Caitiff
vtes-clan-brujah-antitribu = Brujah antitribu
    .gen = Brujah antitribu
vtes-clan-gangrel-antitribu = Gangrel antitribu
    .gen = Gangrel antitribu
vtes-clan-malkavian-antitribu = Malkavian antitribu
    .gen = Malkavian antitribu
vtes-clan-nosferatu-antitribu = Nosferatu antitribu
    .gen = Nosferatu antitribu
vtes-clan-toreador-antitribu = Toreador antitribu
    .gen = Toreador antitribu
vtes-clan-tremere-antitribu = Tremere antitribu
    .gen = Tremere antitribu
vtes-clan-ventrue-antitribu = Ventrue antitribu
    .gen = Ventrue antitribu
vtes-clan-salubri-antitribu = Salubri antitribu
    .gen = Salubri antitribu
vtes-clan-lasombra = Lasombra
    .gen = Lasombra
vtes-clan-tzimisce = Tzimisce
    .gen = Tzimisce
vtes-clan-pander = Pander
    .gen = Pander
vtes-clan-ahrimane = Ahrimanka
    .gen = Ahrimanek
vtes-clan-blood-brother = Bracia Krwi
    .gen = Braci Krwi
vtes-clan-kiasyd = Kiasyd
    .gen = Kiasyd
vtes-clan-harbinger-of-skulls = Zwiastun Czaszek
    .gen = Zwiastunów Czaszek
vtes-clan-akunanse = Akunanse
    .gen = Akunanse
vtes-clan-guruhi = Guruhi
    .gen = Guruhi
vtes-clan-ishtarri = Ishtarri
    .gen = Ishtarri
vtes-clan-osebo = Osebo
    .gen = Osebo
vtes-clan-abomination = Abominacja
    .gen = Abominacji
vtes-clan-assamite = Assamita
    .gen = Assamitów
vtes-clan-baali = Baali
    .gen = Baali
vtes-clan-daughter-of-cacophony = Córa Kakofonii
    .gen = Cór Kakofonii
vtes-clan-follower-of-set = Wyznawca Seta
    .gen = Wyznawców Seta
vtes-clan-gangrel = Gangrel
    .gen = Gangrel
vtes-clan-gargoyle = Gargulec
    .gen = Gargulców
vtes-clan-giovanni = Giovanni
    .gen = Giovanni
vtes-clan-hecata = Hecata
    .gen = Hecata
vtes-clan-nagaraja = Nagaraja
    .gen = Nagaraja
vtes-clan-ravnos = Ravnos
    .gen = Ravnos
vtes-clan-salubri = Salubri
    .gen = Salubri
vtes-clan-samedi = Samedi
    .gen = Samedi
vtes-clan-true-brujah = Prawdziwy Brujah
    .gen = Prawdziwych Brujah
vtes-clan-avenger = Mściciel
    .gen = Mścicieli
vtes-clan-defender = Obrońca
    .gen = Obrońców
vtes-clan-innocent = Niewinny
    .gen = Niewinnych
vtes-clan-judge = Sędzia
    .gen = Sędziów
vtes-clan-martyr = Męczennik
    .gen = Męczenników
vtes-clan-redeemer = Odkupiciel
    .gen = Odkupicieli
vtes-clan-visionary = Wizjoner
    .gen = Wizjonerów

## Sekty

vtes-sect-camarilla = Camarilla
    .gen = Camarilli
vtes-sect-sabbat = Sabat
    .gen = Sabatu
vtes-sect-laibon = Laibon
    .gen = sekty Laibon
vtes-sect-independent = niezależny
    .gen = niezależnych
vtes-sect-anarch = anarchista
    .gen = anarchistów

## Tytuły

vtes-title-primogen = primogen
    .gen = primogena
vtes-title-prince = książę
    .gen = księcia
    .of = książę { vtes-town }
    .of-gen = księcia { vtes-town }
vtes-title-justicar = justycjariusz
    .gen = justycjariusza
    .of = justycjariusz klanu { $detail }
    .of-gen = justycjariusza klanu { $detail }
vtes-title-inner-circle = członek Wewnętrznego Kręgu
    .gen = członka Wewnętrznego Kręgu
    .of = członek Wewnętrznego Kręgu z klanu { $detail }
vtes-title-bishop = biskup
    .gen = biskupa
vtes-title-archbishop = arcybiskup
    .gen = arcybiskupa
    .of = arcybiskup { vtes-town }
    .of-gen = arcybiskupa { vtes-town }
vtes-title-priscus = priscus
    .gen = priscusa
vtes-title-cardinal = kardynał
    .gen = kardynała
vtes-title-regent = regent
    .gen = regenta
vtes-title-liaison = łącznik
    .gen = łącznika
vtes-title-kholo = kholo
    .gen = kholo
    .of = kholo { vtes-town }
vtes-title-magaji = magaji
    .gen = magaji
vtes-title-baron = baron
    .gen = barona
    .of = baron { vtes-town }
    .of-gen = barona { vtes-town }
vtes-title-votes = własne głosy
    .of = { $detail ->
        [one] { $detail } głos
        [few] { $detail } głosy
       *[other] { $detail } głosów
    }

vtes-town = { $town ->
    [addis-ababa] Addis Abeby
    [algiers] Algieru
    [amsterdam] Amsterdamu
    [athens] Aten
    [atlanta] Atlanty
    [barcelona] Barcelony
    [berlin] Berlina
    [bogota] Bogoty
    [boston] Bostonu
    [brussels] Brukseli
    [budapest] Budapesztu
    [cairo] Kairu
    [canberra] Canberry
    [cape-town] Kapsztadu
    [constanza] Konstancy
    [copenhagen] Kopenhagi
    [cordoba] Kordoby
    [dublin] Dublina
    [edinburgh] Edynburga
    [fortaleza] Fortalezy
    [frankfurt] Frankfurtu
    [gdansk] Gdańska
    [geneva] Genewy
    [guadalajara] Guadalajary
    [guatemala-city] Gwatemali
    [helsinki] Helsinek
    [istanbul] Stambułu
    [johannesburg] Johannesburga
    [lima] Limy
    [lisbon] Lizbony
    [london] Londynu
    [manila] Manili
    [mannheim] Mannheimu
    [mexico-city] Meksyku
    [milan] Mediolanu
    [mombasa] Mombasy
    [monaco] Monako
    [montreal] Montrealu
    [moscow] Moskwy
    [new-york] Nowego Jorku
    [ostrava] Ostrawy
    [paris] Paryża
    [philadelphia] Filadelfii
    [pittsburgh] Pittsburgha
    [prague] Pragi
    [rome] Rzymu
    [rotterdam] Rotterdamu
    [singapore] Singapuru
    [sofia] Sofii
    [stockholm] Sztokholmu
    [strasbourg] Strasburga
    [taipei] Tajpej
    [tampa] Tampy
    [thessaloniki] Salonik
    [venice] Wenecji
    [versailles] Wersalu
    [washington-d-c] Waszyngtonu
   *[other] { $detail }
}

## Cechy

vtes-trait-not-unique = nieunikatowy
vtes-trait-unique = unikat
vtes-trait-location = lokacja
    .but = lokacjami
vtes-trait-discipline = karta dyscypliny
    .sort = dyscypliny
vtes-trait-trophy = trofeum
    .sort = trofeum
vtes-trait-trifle = drobiazg
vtes-trait-out-of-turn = poza turą
    .sort = zagrywana poza turą
vtes-trait-title = karta tytułu
    .sort = tytułu
vtes-trait-burn-option = opcja spalenia
vtes-trait-equipment = ekwipunek
vtes-trait-weapon = broń
    .but = bronią
vtes-trait-gun = broń palna
    .sort = broni palnej
vtes-trait-melee = broń biała
vtes-trait-cold-iron = zimne żelazo
    .sort = z zimnego żelaza
vtes-trait-electronic = elektronika
vtes-trait-vehicle = pojazd
    .sort = pojazdu
vtes-trait-haven = schronienie
    .sort = schronienia
vtes-trait-animal = zwierzę
    .but = zwierzętami
vtes-trait-mortal = śmiertelnik
    .but = śmiertelnikami
vtes-trait-ghoul = ghul
    .but = ghulami
vtes-trait-ghost = duch
vtes-trait-demon = demon
    .but = demonami
    .sort = (demon)
vtes-trait-zombie = zombie
    .but = zombie
vtes-trait-changeling = odmieniec
    .sort = (odmieniec)
vtes-trait-mage = mag
    .sort = typu mag
vtes-trait-werewolf = wilkołak
    .but = wilkołakami
    .sort = typu wilkołak
vtes-trait-mummy = mumia
    .but = mumiami
    .sort = będący mumiami
vtes-trait-frenzy = szał
    .sort = szału
vtes-trait-ammo = amunicja
    .sort = amunicji
vtes-trait-aim = celowanie
    .sort = celowania
vtes-trait-grapple = zwarcie
    .sort = zwarcia
vtes-trait-gehenna = Gehenna
    .sort = Gehenny
vtes-trait-inconnu = Inconnu
    .sort = Gehenny
vtes-trait-transient = przejściowe
vtes-trait-contract = kontrakt
    .sort = kontraktu
vtes-trait-condemnation = potępienie
    .sort = potępienia
vtes-trait-boon = przysługa
    .sort = przysługi
vtes-trait-government = rząd
vtes-trait-hunting-ground = łowisko
vtes-trait-archetype = archetyp
    .sort = archetypu
vtes-trait-investment = inwestycja
    .sort = inwestycji
vtes-trait-wraith = zjawa
    .but = zjawami
vtes-trait-blood-cursed = przeklęta krew
vtes-trait-infernal = piekielny
vtes-trait-red-list = Czerwona Lista
vtes-trait-scarce = rzadki
vtes-trait-sterile = bezpłodny
vtes-trait-advanced = zaawansowany
vtes-trait-anarch = anarchista
vtes-trait-seraph = serafin
vtes-trait-bahari = Bahari
    .sort = Bahari
    .but = Bahari
vtes-trait-black-hand = Czarna Ręka
    .sort = z Czarnej Ręki
vtes-trait-flight = lot
vtes-trait-path-of-caine = Ścieżka Kaina
vtes-trait-path-of-cathari = Ścieżka Katarów
vtes-trait-path-of-death-and-the-soul = Ścieżka Śmierci i Duszy
vtes-trait-path-of-power-and-the-inner-voice = Ścieżka Potęgi i Wewnętrznego Głosu
vtes-trait-any-turn = we własnej turze
vtes-trait-equipment-in-play = ekwipunek tylko w grze
vtes-trait-ally-in-play = sojusznik w grze
vtes-trait-slave = niewolnik
    .of = niewolnik klanu { $detail }
vtes-trait-vulnerability = podatny
    .of = { $town ->
        [cold-iron] podatny na zimne żelazo
       *[other] podatny na { $detail }
    }

## Fazy, typy kart, obszary

vtes-phase-decks = Wybór talii
vtes-phase-untap = Faza odtapowania
vtes-phase-master-phase = Faza mistrza
vtes-phase-minion-phase = Faza sług
vtes-phase-influence-phase = Faza wpływu
vtes-phase-discard-phase = Faza odrzucania
vtes-type-vampire = wampir
    .sort = wampira
vtes-type-imbued = natchniony
    .sort = natchnionego
vtes-type-minion = sługa
    .sort = sługi
vtes-type-minion-card = karta sługi
    .sort = sługi
vtes-type-master = karta mistrza
    .sort = mistrza
vtes-type-action = akcja
    .sort = akcji
vtes-type-action-modifier = modyfikator akcji
    .sort = modyfikatora akcji
vtes-type-reaction = reakcja
    .sort = reakcji
vtes-type-combat = walka
    .sort = walki
vtes-type-equipment = ekwipunek
    .sort = ekwipunku
vtes-type-retainer = przyboczny
    .sort = przybocznego
vtes-type-ally = sojusznik
    .sort = sojusznika
vtes-type-political-action = akcja polityczna
    .sort = akcji politycznej
vtes-type-event = wydarzenie
    .sort = wydarzenia
vtes-type-power = moc
    .sort = mocy
vtes-type-conviction = przekonanie
    .sort = przekonania
vtes-type-reflex = odruch
    .sort = odruchu
vtes-region-nowhere = poza grą
vtes-region-stored = zakryta na innej karcie
vtes-region-kept = ukryta na innej karcie
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
