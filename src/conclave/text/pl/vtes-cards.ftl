### Karty V:TES: jak nazywa się to, co na nich jest, i zwroty, z których się składają. Efekty to całe
### zdania w jednej formie; karty i gracze mają acc i gen.

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
vtes-clan-banu-haqim = Banu Haqim
vtes-clan-daughter-of-cacophony = Córa Kakofonii
vtes-clan-follower-of-set = Wyznawca Seta
vtes-clan-gangrel = Gangrel
vtes-clan-gargoyle = Gargulec
vtes-clan-giovanni = Giovanni
vtes-clan-hecata = Hecata
vtes-clan-ministry = Ministerium
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
vtes-trait-demon = demon
vtes-trait-ghost = duch
vtes-trait-zombie = zombie
vtes-trait-changeling = odmieniec
vtes-trait-mage = mag
vtes-trait-werewolf = wilkołak
vtes-trait-frenzy = szał
vtes-trait-grapple = zwarcie
vtes-trait-gehenna = Gehenna
vtes-trait-transient = przejściowe
vtes-trait-boon = przysługa
vtes-trait-government = rząd
vtes-trait-hunting-ground = łowisko
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
vtes-trait-ally-in-play = w grze sprzymierzeniec
vtes-trait-slave = niewolnik
    .of = niewolnik ({ $detail })
vtes-trait-vulnerability = podatny
    .of = podatny na: { $detail }

## Ile

vtes-phrase-number = { $number }
    .much = { $number } { $number ->
        [one] { $unit-name }
        [few] { $unit-few }
       *[other] { $unit-many }
    }
    .signed = { SIGNED($number) }
vtes-phrase-equal = { $amount }
    .much = tyle { $unit-many }, ile wynosi { $amount }
    .signed = +X (X to { $amount })
vtes-unit-blood = krew
    .few = krwi
    .many = krwi
vtes-unit-pool = punkt puli
    .few = punkty puli
    .many = punktów puli
vtes-unit-card = kartę
    .few = karty
    .many = kart
vtes-unit-vote = głos
    .few = głosy
    .many = głosów
vtes-unit-damage = obrażenie
    .few = obrażenia
    .many = obrażeń
vtes-unit-strike = dodatkowe uderzenie
    .few = dodatkowe uderzenia
    .many = dodatkowych uderzeń
vtes-phrase-half = połowa z: { $of } ({ $up ->
    [yes] zaokrąglając w górę
   *[no] zaokrąglając w dół
})
vtes-phrase-per = { $number } × { $of }{ $every ->
    [1] {""}
   *[other] {" "}/ { $every }
}
vtes-phrase-that-many = ta liczba
    .much = tyle samo { $unit-many }
vtes-phrase-counters-on = liczba znaczników na karcie: { $who }
vtes-phrase-number-of = liczba takich kart: { $which-all }
vtes-phrase-strength-of = siła { $who-gen }{ $more ->
    [0] {""}
   *[other] {" "}+{ $more }
}
vtes-phrase-bleed-of-action = krwawienie przeciw: { $against }
vtes-phrase-room-on = krew, której brakuje do pełnej pojemności: { $who }
vtes-phrase-points-of = { $times } × punkty zwycięstwa tego Matuzalema
vtes-phrase-allotted-amount = przydzielona liczba

## Kto

vtes-phrase-you = ty
    .gen = ciebie
    .person = you
vtes-phrase-neighbour = { $prey ->
    [yes] twoja ofiara
   *[no] twój drapieżnik
}
    .gen = { $prey ->
        [yes] twojej ofiary
       *[no] twojego drapieżnika
    }
    .person = other
vtes-phrase-each-methuselah = { $others ->
    [yes] każdy inny Matuzalem
   *[no] każdy Matuzalem
}
    .gen = { $others ->
        [yes] każdego innego Matuzalema
       *[no] każdego Matuzalema
    }
    .one = { $others ->
        [yes] innego Matuzalema
       *[no] Matuzalema
    }
    .person = other
vtes-phrase-controller-of = Matuzalem, który kontroluje { $card-acc },
    .gen = Matuzalema, który kontroluje { $card-acc },
    .person = other
vtes-phrase-chosen = ten Matuzalem
    .gen = tego Matuzalema
    .person = other
vtes-phrase-acting = działający Matuzalem
    .gen = działającego Matuzalema
    .person = other
vtes-phrase-bled = krwawiony Matuzalem
    .gen = krwawionego Matuzalema
    .person = other
vtes-phrase-allotted = każdy Matuzalem objęty warunkami
    .gen = każdego Matuzalema objętego warunkami
    .person = other
vtes-phrase-except = { $these } (z wyjątkiem { $but-gen })
    .gen = { $these-gen } (z wyjątkiem { $but-gen })
    .one = { $these-kind ->
        [each-methuselah] { $these-one }
       *[other] { $these-gen }
    } (z wyjątkiem { $but-gen })
    .person = other
vtes-phrase-together = { $players-list }
    .gen = { $players-list }
    .person = other

## Karty według roli

vtes-phrase-self = ten sługa
    .acc = tego sługę
    .gen = tego sługi
vtes-phrase-targeted = tamta karta
    .acc = tamtą kartę
    .gen = tamtej karty
vtes-phrase-this-card = ta karta
    .acc = tę kartę
    .gen = tej karty
vtes-phrase-host-card = sługa z tą kartą
    .acc = sługę z tą kartą
    .gen = sługi z tą kartą
vtes-phrase-opposing = sługa przeciwnika w walce
    .acc = sługę przeciwnika w walce
    .gen = sługi przeciwnika w walce
vtes-phrase-acting-minion = działający sługa
    .acc = działającego sługę
    .gen = działającego sługi
vtes-phrase-blocker = blokujący sługa
    .acc = blokującego sługę
    .gen = blokującego sługi
vtes-phrase-term-card = karta z referendum
    .acc = kartę z referendum
    .gen = karty z referendum

## Karty danego rodzaju

vtes-phrase-any-card = karta
    .noun = kartę
    .nouns = karty
vtes-phrase-of-type = { $type-name }
    .noun = { $type ->
        [vampire] wampira
        [ally] sojusznika
        [minion] sługę
        [equipment] ekwipunek
        [retainer] przybocznego
        [imbued] natchnionego
       *[other] kartę typu: { $type-name }
    }
    .nouns = { $type ->
        [vampire] wampiry
        [ally] sojusznicy
        [minion] słudzy
        [equipment] karty ekwipunku
        [retainer] przyboczni
        [imbued] natchnieni
       *[other] karty typu: { $type-name }
    }
vtes-phrase-with-trait = { $trait-name }
    .noun = { $trait ->
        [location] lokację
        [weapon] broń
       *[other] kartę ({ $trait-name })
    }
    .nouns = { $trait ->
        [location] lokacje
        [weapon] bronie
       *[other] karty ({ $trait-name })
    }
vtes-phrase-in-region = { $region ->
    [5] w gotowości
    [6] w torporze
    [4] w obszarze niekontrolowanym
    [2] na ręce
    [9] w stosie popiołów
   *[other] w grze
}
vtes-phrase-is-tapped = { $tapped ->
    [yes] z tapnięciem
   *[no] bez tapnięcia
}
vtes-phrase-controlled-by = { $who-person ->
    [you] pod twoją kontrolą
   *[other] pod kontrolą { $who-gen }
}
vtes-phrase-age = { $younger ->
    [yes] z młodszych
   *[no] ze starszych
}
vtes-phrase-capacity-of = { $at_most ->
    [99] pojemność co najmniej { $at_least }
   *[other] { $at_least ->
        [0] pojemność najwyżej { $at_most }
       *[other] pojemność od { $at_least } do { $at_most }
    }
}
vtes-phrase-knows = { $at_least ->
    [0] bez dyscypliny { $discipline-name }
    [1] { $at_most ->
        [1] z dyscypliną { $discipline-name } tylko na poziomie podstawowym
       *[other] z dyscypliną { $discipline-name }
    }
   *[other] z dyscypliną { $discipline-name } na poziomie wyższym
}
vtes-phrase-has-blood = { $at_least ->
    [0] znaczniki: najwyżej { $at_most }
   *[other] { $at_most ->
        [99] znaczniki: co najmniej { $at_least }
        [999] znaczniki: co najmniej { $at_least }
       *[other] znaczniki: od { $at_least } do { $at_most }
    }
}
vtes-phrase-costs = { $at_least ->
    [0] koszt w puli najwyżej { $at_most }
   *[other] { $at_most ->
        [99] koszt w puli co najmniej { $at_least }
        [999] koszt w puli co najmniej { $at_least }
       *[other] koszt w puli od { $at_least } do { $at_most }
    }
}
vtes-phrase-did = już tak wybrano w tej turze
vtes-phrase-on-card = na karcie: { $which }
vtes-phrase-named = o nazwie „{ $name-card }”
    .noun = „{ $name-card }”
    .nouns = „{ $name-card }”
vtes-phrase-of-clan = klan { $clan-name }
vtes-phrase-of-sect = sekta: { $sect-name }
vtes-phrase-has-title = { $kinds-title ->
    [none] z tytułem
   *[other] tytuł: { $kinds-title }
}
vtes-phrase-is-anarch = anarchista
vtes-phrase-is-monster = potwór
vtes-phrase-not = nie: { $which }
vtes-phrase-all = { $filters-list }
vtes-phrase-any-of = { $filters-or }

## Co się wybiera

vtes-phrase-one = { $filters-noun }{ $filters-rest ->
    [none] {""}
   *[other] {" "}({ $filters-rest })
}{ $region ->
    [your-uncontrolled] {" "}w twoim obszarze niekontrolowanym
    [ash-heap] {" "}w twoim stosie popiołów
   *[in-play] {""}
}
    .all = { $filters-nouns }{ $filters-rest ->
        [none] {""}
       *[other] {" "}({ $filters-rest })
    }{ $region ->
        [your-uncontrolled] {" "}w twoim obszarze niekontrolowanym
        [ash-heap] {" "}w twoim stosie popiołów
       *[in-play] {""}
    }
vtes-phrase-only = { $who-acc }
    .all = { $who }
vtes-phrase-amethuselah = { $among-kind ->
    [each-methuselah] { $among-one }
    [except] { $among-one }
   *[other] Matuzalema (spośród: { $among })
}
    .all = { $among }
vtes-phrase-aclan = klan
    .all = klany
vtes-phrase-is = { $which }

## Czy

vtes-phrase-both = { $conditions-list }
vtes-phrase-unless = nie jest tak, że { $condition }
vtes-phrase-fits = { $which-kind ->
    [in-region] { $who } jest { $which }
    [age] { $who } jest { $which }
    [of-type] { $who } to { $which }
    [is-monster] { $who } to { $which }
    [has-blood] { $who } ma { $which }
   *[other] { $who } to: { $which }
}
vtes-phrase-exists = jest co najmniej { $at_least } z takich: { $which-all }
vtes-phrase-is-merged = ten wampir jest połączony
vtes-phrase-at-least = { $amount } to { $most ->
    [999] co najmniej { $least }
   *[other] od { $least } do { $most }
}
vtes-phrase-not-played-yet = { $by_you ->
    [yes] nie zagrano jej jeszcze z twojej ręki
   *[no] nikt jej jeszcze nie zagrał
}
vtes-phrase-action-is = akcja to: { $kinds-kind }
vtes-phrase-is-acting = ten sługa działa
vtes-phrase-is-directed = akcja jest skierowana przeciw: { $at }
vtes-phrase-action-succeeded = akcja się udała
vtes-phrase-fights = przeciwnik to: { $which }
vtes-phrase-first-round = to pierwsza runda

## Kiedy

vtes-phrase-goes-to-torpor = { $who } zapada w torpor
vtes-phrase-is-burned = { $who }: spalenie{ $by ->
    [none] {""}
   *[other] {" "}przez: { $by }
}
vtes-phrase-is-burned-in-combat = { $who }: spalenie w walce
vtes-phrase-enters-combat = { $who } zaczyna walkę
vtes-phrase-combat-is-over = { $who } kończy walkę
vtes-phrase-action-succeeds = { $who }: udana akcja{ $kinds-kind ->
    [none] {""}
   *[other] {" "}({ $kinds-kind })
}
vtes-phrase-bleed-succeeds = { $who }: udane krwawienie{ $of ->
    [none] {""}
   *[other] , przeciw: { $of }
}
vtes-phrase-bleed-would-succeed = { $who }: krwawienie ma się udać{ $of ->
    [none] {""}
   *[other] , przeciw: { $of }
}
vtes-phrase-blocks = { $who } blokuje
vtes-phrase-plays-card = { $who } zagrywa kartę{ $disciplines-discipline ->
    [none] {""}
   *[other] {" "}({ $disciplines-discipline })
}
vtes-phrase-is-diablerized = { $who } pada ofiarą diablerii
vtes-phrase-untap-phase = trwa faza odtapowania: { $of }
vtes-phrase-discard-phase-ends = kończy się tura: { $of }
vtes-phrase-referendum-passes = przechodzi referendum, które zwołał: { $by ->
    [none] { $of }
   *[other] { $by }
}
vtes-phrase-referendum-failed = upada referendum, które zwołał: { $who }
vtes-phrase-is-ousted = { $who-person ->
    [you] odpadasz z gry
   *[other] { $who } odpada z gry
}

## Co łączy efekty

vtes-phrase-do = { $first }; potem: { $rest }
vtes-phrase-may = { $by ->
    [none] jeśli chcesz: { $effect }{ $then ->
        [none] {""}
       *[other] ; jeśli to zrobisz: { $then }
    }
   *[other] jeśli { $by } tego chce: { $effect }{ $then ->
        [none] {""}
       *[other] ; w takim razie: { $then }
    }
}
vtes-phrase-if = jeśli { $condition }: { $effect }{ $otherwise ->
    [none] {""}
   *[other] ; w przeciwnym razie: { $otherwise }
}
vtes-phrase-either = { $by-person ->
    [you] wybierasz: { $first } albo { $second }
   *[other] { $by } wybiera: { $first } albo { $second }
}
vtes-phrase-whenever = kiedykolwiek { $moment }: { $effect }
vtes-phrase-instead = gdy { $moment }, zamiast tego: { $effect }

## Co się dzieje: pula i krew

vtes-phrase-gain-pool = { $by-person ->
    [you] zyskujesz { $amount-pool }
   *[other] { $by } zyskuje { $amount-pool }
}
vtes-phrase-burn-pool = { $by-person ->
    [you] tracisz { $amount-pool }
   *[other] { $by } traci { $amount-pool }
}
vtes-phrase-burn-edge = oddajesz przewagę
vtes-phrase-take-edge = { $by-person ->
    [you] zyskujesz przewagę
   *[other] { $by } zyskuje przewagę
}
vtes-phrase-gain-blood = { $who } zyskuje { $amount-blood }
vtes-phrase-burn-blood = { $who } traci { $amount-blood }
vtes-phrase-move-blood = przenieś { $amount-blood } z { $from-gen } na { $to-acc }
vtes-phrase-blood-to-pool = przenieś { $amount-blood } z { $from-gen } do swojej puli
vtes-phrase-pool-to-blood = przenieś { $amount-pool } na { $to-acc }
vtes-phrase-inflict = { $who } otrzymuje { $amount-damage }{ $aggravated ->
    [yes] , poważne
   *[no] {""}
}{ $preventable ->
    [yes] {""}
   *[no] , bez możliwości zapobieżenia
}
vtes-phrase-steal-blood = kradzież: { $amount-blood }

## Co się dzieje: karty

vtes-phrase-tap = tapnij { $who-acc }
vtes-phrase-untap = odtapnij { $who-acc }
vtes-phrase-burn = spal { $who-acc }
vtes-phrase-to-torpor = poślij w torpor { $who-acc }
vtes-phrase-rescue = { $who } opuszcza torpor
vtes-phrase-enter-combat = zaczyna się walka, przeciwnik: { $with }{ $they_first ->
    [yes] , który zaczyna
   *[no] {""}
}{ $gains ->
    [none] {""}
   *[other] ; w niej: { $gains }
}
vtes-phrase-put-in-play = { $on ->
    [none] wprowadź tę kartę do gry
   *[other] połóż tę kartę na { $on-acc }
}
vtes-phrase-take-control = { $by-person ->
    [you] przejmujesz
   *[other] { $by } przejmuje
} kontrolę: { $who }
vtes-phrase-move-card = przenieś { $who-acc } na { $to-acc }
vtes-phrase-choose-clan = wybierz klan
vtes-phrase-remember-clan = ta karta zapamiętuje wybrany klan
vtes-phrase-give-title = { $who } zyskuje tytuł: { $title-name }
vtes-phrase-change-sect = { $who } zmienia sektę: { $sect-name }
vtes-phrase-draw = dobierz { $amount-card }
vtes-phrase-draw-crypt = przenieś { $amount-card } z krypty do obszaru niekontrolowanego
vtes-phrase-card-to-hand = { $who } wraca na rękę właściciela
vtes-phrase-gain-phase-action = zyskujesz kolejną akcję tej fazy
vtes-phrase-give-back-action = kto ją zagrał, odzyskuje akcję fazy mistrza
vtes-phrase-remember = { $by_you ->
    [yes] nie możesz zagrać tej karty ponownie
   *[no] nikt nie może zagrać tej karty ponownie
}
vtes-phrase-note-turn = nie ponownie w tej turze: { $who }
vtes-phrase-each = dla każdej z kart: { $which-all }: { $effect }
vtes-phrase-allocate = rozdziel punkty: { $amount } ({ $among }), co najmniej { $at_least ->
    [one] jednemu z nich
   *[other] { $at_least } z nich
}
vtes-phrase-choose-term = wybierz { $among-kind ->
    [one] { $among }
   *[other] jednego z: { $among }
}
vtes-phrase-for-one = { $by-person ->
    [you] wybierz
   *[other] { $by } wybiera
} { $which }{ $optional ->
    [yes] {" "}(lub nic)
   *[no] {""}
}: { $effect }
vtes-phrase-how-many = wybierz liczbę (co najmniej { $least }, najwyżej: { $most }): { $effect }
vtes-phrase-repeat = tyle razy: { $times }: { $effect }
vtes-phrase-search = { $where ->
    [library] znajdź w swojej bibliotece kartę ({ $which }) i weź ją na rękę
   *[other] znajdź w swojej krypcie kartę ({ $which }) i połóż ją w obszarze niekontrolowanym
}
vtes-phrase-into-research = znajdź w bibliotece { $number-card } do obszaru badań
vtes-phrase-draw-from-research = jeśli chcesz: dobierz zamiast niej kartę z obszaru badań
vtes-phrase-look-at-top = obejrzyj karty z wierzchu biblioteki: { $number } ({ $of })
vtes-phrase-top-to-bottom = odłóż wierzchnią kartę swojej biblioteki na jej spód
vtes-phrase-destroy-equipment = zniszcz kartę przeciwnika ({ $which })
vtes-phrase-steal-equipment = zabierz kartę przeciwnika ({ $which })
vtes-phrase-end-combat = walka się kończy

## Co się dzieje: podczas akcji i w walce

vtes-phrase-stealth = { $amount-signed } do skrytości
vtes-phrase-intercept = { $amount-signed } do przechwycenia{ $of ->
    [none] {""}
   *[other] {" "}(dla: { $of })
}
vtes-phrase-bleed-bonus = { $amount-signed } do krwawienia{ $while ->
    [none] {""}
   *[other] , dopóki { $while }
}{ $only ->
    [yes] ; żadna inna karta nie może go zwiększyć
   *[no] {""}
}
vtes-phrase-reduce-bleed = zmniejsz krwawienie przeciw tobie o { $amount }
vtes-phrase-redirect = krwawienie przeciw tobie trafia w wybranego Matuzalema
vtes-phrase-wake = { $who } może podczas tej akcji blokować i reagować jak bez tapnięcia
vtes-phrase-block-fails = próba bloku{ $who ->
    [none] {""}
   *[other] {" "}({ $who })
} { $cancelled ->
    [yes] zostaje anulowana
   *[no] się nie udaje
}
vtes-phrase-cannot-block = tej akcji nie może blokować: { $who }
vtes-phrase-at-end-of-action = na koniec akcji: { $effect }
vtes-phrase-votes = { $amount-signed } do głosów{ $who ->
    [none] {""}
   *[other] {" "}dla { $who-gen }
}
vtes-phrase-cancel = anuluj kartę w chwili zagrania: { $types-type }{ $trait ->
    [none] {""}
   *[other] {" "}({ $trait-name })
}{ $without ->
    [none] {""}
   *[other] {" "}(nie: { $without-name })
}{ $redirecting ->
    [yes] {" "}(która zmieniłaby cel krwawienia)
   *[no] {""}
}, zagrywa { $by }{ $player ->
    [none] {""}
   *[other] {" "}({ $player })
}{ $on_self ->
    [yes] {" "}na tego sługę
   *[no] {""}
}
vtes-phrase-maneuver = manewr
vtes-phrase-press = napór{ $only_on ->
    [yes] , tylko by walczyć dalej
   *[no] {""}
}
vtes-phrase-gain-press = { $who } zyskuje napór { $until ->
    [action] na tę akcję
    [combat] na tę walkę
    [round] na tę rundę
   *[turn] na tę turę
}{ $only_on ->
    [yes] , tylko by walczyć dalej
   *[no] {""}
}
vtes-phrase-gain-maneuver = { $who } zyskuje manewr { $until ->
    [action] na tę akcję
    [combat] na tę walkę
    [round] na tę rundę
   *[turn] na tę turę
}
vtes-phrase-additional-strikes = { $amount-strike }
vtes-phrase-strength = { $amount-signed } do siły: { $who } { $until ->
    [action] na tę akcję
    [combat] na tę walkę
    [round] na tę rundę
   *[turn] na tę turę
}
vtes-phrase-hand-damage-aggravated = ciosy ręką tego sługi zadają poważne obrażenia { $until ->
    [action] przez tę akcję
    [combat] przez tę walkę
    [round] przez tę rundę
   *[turn] przez tę turę
}
vtes-phrase-prevent = zapobiegnij: { $amount-damage }{ $normal_only ->
    [yes] , tylko zwykłe
   *[no] {""}
}{ $struck_only ->
    [yes] , tylko od uderzenia
   *[no] {""}
}

## Ile kosztuje

vtes-phrase-cost = { $blood ->
    [0] { $pool ->
        [0] { $conviction ->
            [0] { $x ->
                [yes] X krwi
               *[no] none
            }
           *[other] { $conviction } × przekonanie
        }
       *[other] { $pool-pool }
    }
   *[other] { $blood-blood }{ $x ->
        [yes] {" + "}X krwi
       *[no] {""}
    }{ $pool ->
        [0] {""}
       *[other] {" + "}{ $pool-pool }
    }
}

## Akcje i uderzenia

vtes-phrase-action = { $kind ->
    [card] akcja
   *[other] { $kind-name }
}{ $stealth ->
    [0] {""}
   *[other] , { SIGNED($stealth) } do skrytości
}{ $bleed ->
    [0] {""}
   *[other] , { SIGNED($bleed) } do krwawienia
}{ $unaided ->
    [yes] , którego inny ekwipunek nie zwiększa
   *[no] {""}
}{ $hunt ->
    [1] {""}
   *[other] , zyskuje { $hunt } krwi
}{ $at ->
    [none] {""}
   *[other] , przeciw: { $at }
}{ $target ->
    [none] {""}
   *[other] , wybierz { $target }
}{ $effect ->
    [none] {""}
   *[other] : { $effect }
}
vtes-phrase-motion = { $terms ->
    [none] {""}
   *[other] { $terms };{" "}
}jeśli referendum przejdzie: { $passed }
vtes-phrase-strike = uderzenie: { $hand ->
    [yes] { $damage ->
        [0] cios ręką
       *[other] cios ręką, { $damage-signed } do obrażeń
    }
   *[no] { $damage ->
        [0] {""}
       *[other] { $damage-damage }
    }
}{ $aggravated ->
    [yes] , poważne
   *[no] {""}
}{ $ranged ->
    [yes] , na dystans
   *[no] {""}
}{ $first ->
    [yes] , pierwsze uderzenie
   *[no] {""}
}{ $dodge ->
    [yes] , unik
   *[no] {""}
}{ $ends ->
    [yes] , koniec walki
   *[no] {""}
}{ $maneuver ->
    [optional] , z opcjonalnym manewrem
    [must] , z manewrem
    [to-close] , z opcjonalnym manewrem na bliski dystans
   *[other] {""}
}{ $press ->
    [yes] , z opcjonalnym naporem
   *[no] {""}
}{ $melee ->
    [yes] , także z bronią białą
   *[no] {""}
}{ $melee_more ->
    [0] {""}
   *[other] {" "}(wtedy +{ $melee_more } do obrażeń)
}{ $not_by-discipline ->
    [none] {""}
   *[other] , nie mogą mu zapobiec karty wymagające: { $not_by-discipline }
}{ $effect ->
    [none] {""}
   *[other] , { $effect }
}

## Sposoby zagrania karty

vtes-phrase-mode = { $mixed ->
    [none] {""}
   *[other] { $type-name }:{" "}
}{ $draft ->
    [yes] draft{" "}
   *[no] {""}
}{ $disciplines-level ->
    [none] {""}
   *[other] { $disciplines-level }:{" "}
}{ $by ->
    [other] przez innego gotowego sługę:{" "}
    [untapped] przez innego odtapniętego sługę:{" "}
   *[none] {""}
}{ $untapped ->
    [no] przez tapniętego sługę:{" "}
   *[yes] {""}
}{ $needs-list ->
    [none] {""}
   *[other] wymaga: { $needs-list }:{" "}
}{ $cost ->
    [none] {""}
   *[other] koszt { $cost }:{" "}
}{ $if ->
    [none] {""}
   *[other] jeśli { $if }:{" "}
}{ $when-window ->
    [none] {""}
   *[other] ({ $when-window }){" "}
}{ $target ->
    [none] {""}
   *[other] wybierz { $target }:{" "}
}{ $effect }{ $traits-trait ->
    [none] {""}
   *[other] {" "}({ $traits-trait })
}{ $once ->
    [none] {""}
    [turn] {" "}(raz na turę)
    [action] {" "}(raz na akcję)
    [combat] {" "}(raz na walkę)
    [round] {" "}(raz na rundę)
    [rounds] {" "}(nie w dwóch rundach z rzędu)
    [untap] {" "}(raz do odtapnięcia)
   *[game] {" "}(raz w grze)
}

## Co ma karta w grze

vtes-phrase-bonus = { $amount-signed } { $what ->
    [damage] do obrażeń przy każdym ciosie
    [stealth] do skrytości
    [intercept] do przechwycenia
    [bleed] do krwawienia
    [strength] do siły
    [votes] do głosów
    [capacity] do pojemności
    [transfers] do transferów
    [master-actions] do akcji fazy mistrza
    [discard-actions] do akcji fazy odrzucania
    [master-cost] puli do kosztu kart mistrza zagrywanych na tego sługę
    [hunt] do krwi z polowania
    [hand-size] do limitu ręki
   *[other] ({ $what })
}{ $to ->
    [none] {""}
   *[other] , dla: { $to }
}{ $everyone ->
    [yes] , dla każdego Matuzalema
   *[no] {""}
}{ $if ->
    [none] {""}
   *[other] , jeśli { $if }
}
vtes-phrase-can = { $when-window ->
    [none] {""}
   *[other] { $when-window }:{" "}
}{ $by ->
    [host] przez kontrolującego sługę:{" "}
    [target] przez kontrolującego wybraną kartę:{" "}
    [anyone] przez dowolnego Matuzalema:{" "}
   *[controller] {""}
}{ $type ->
    [none] {""}
   *[other] jako { $type-name }:{" "}
}{ $own_turn ->
    [no] w każdej turze:{" "}
   *[yes] {""}
}{ $even_torpid ->
    [yes] nawet bez gotowości:{" "}
   *[no] {""}
}{ $phase_action ->
    [yes] zużywa akcję fazy:{" "}
   *[no] {""}
}{ $transfers ->
    [0] {""}
   *[other] transfery: { $transfers }:{" "}
}{ $tap ->
    [yes] tapnij tę kartę:{" "}
   *[no] {""}
}{ $while_tapped ->
    [yes] także tapnięta:{" "}
   *[no] {""}
}{ $after_block ->
    [yes] w walce po bloku tego sługi, który miał już wtedy tę kartę:{" "}
   *[no] {""}
}{ $burn ->
    [yes] spal tę kartę:{" "}
   *[no] {""}
}{ $cost ->
    [none] {""}
   *[other] koszt { $cost }:{" "}
}{ $if ->
    [none] {""}
   *[other] jeśli { $if }:{" "}
}{ $target ->
    [none] {""}
   *[other] wybierz { $target }:{" "}
}{ $effect }{ $once ->
    [none] {""}
    [turn] {" "}(raz na turę)
    [action] {" "}(raz na akcję)
    [combat] {" "}(raz na walkę)
    [round] {" "}(raz na rundę)
    [untap] {" "}(raz do odtapnięcia)
   *[game] {" "}(raz w grze)
}
vtes-phrase-can-act = { $by ->
    [none] {""}
   *[other] { $by },{" "}
}{ $anyone ->
    [yes] każdego Matuzalema:{" "}
   *[no] {""}
}{ $tap ->
    [yes] tapnij tę kartę:{" "}
   *[no] {""}
}{ $cost ->
    [none] {""}
   *[other] koszt { $cost }:{" "}
}{ $if ->
    [none] {""}
   *[other] jeśli { $if }:{" "}
}może podjąć akcję: { $action }
vtes-phrase-weapon = { $strike }{ $once ->
    [none] {""}
   *[other] {" "}(manewr raz na walkę)
}{ $limit ->
    [combat] {" "}(raz na walkę)
    [round] {" "}(raz na rundę)
   *[other] {""}
}{ $only_long ->
    [yes] , tylko na daleki dystans
   *[no] {""}
}{ $if ->
    [none] {""}
   *[other] , jeśli { $if }
}{ $wears ->
    [yes] ; za każdy punkt zadanych obrażeń traci znacznik, a bez znaczników zostaje spalona
   *[no] {""}
}
vtes-phrase-discipline-level = { $discipline ->
    [chosen] wybrana dyscyplina
   *[other] { $discipline-name }
}: o tyle poziomów więcej: { $levels }{ $to_play ->
    [yes] {" "}(tylko do zagrywania kart)
   *[no] {""}
}
vtes-phrase-becomes = { $chosen ->
    [yes] sługa należy do wybranego klanu
   *[no] { $clan ->
        [none] wampir należy do sekty: { $sect-name }
       *[other] sługa należy do klanu { $clan-name }
    }
}
vtes-phrase-holds-title = wampir ma tytuł: { $title-name }
vtes-phrase-only-one = sługa może mieć najwyżej { $most } { $trait ->
    [none] o tej nazwie
   *[other] tego rodzaju: { $trait-name }
}
vtes-phrase-forbids = { $who ->
    [none] {""}
   *[other] { $who }:{" "}
}zakaz: { $what-forbidden }{ $if ->
    [none] {""}
   *[other] , jeśli { $if }
}
vtes-forbidden-act = akcje
vtes-forbidden-block = blok
vtes-forbidden-equipment = posiadanie ekwipunku
vtes-forbidden-retainer = posiadanie przybocznych
vtes-forbidden-target = bycie celem akcji innych niż kontrolujący tę kartę
vtes-phrase-changes-cost = { $types-type ->
    [none] { $disciplines-discipline ->
        [none] { $kinds-kind ->
            [none] karty i akcje
           *[other] akcja ({ $kinds-kind })
        }
       *[other] karty wymagające dyscypliny { $disciplines-discipline }
    }
   *[other] karty ({ $types-type }){ $disciplines-discipline ->
        [none] {""}
       *[other] {" "}wymagające dyscypliny { $disciplines-discipline }
    }
}{ $who ->
    [none] {""}
   *[other] , zagrywane lub podejmowane przez: { $who }
}: koszt { SIGNED($more) } krwi{ $if ->
    [none] {""}
   *[other] , jeśli { $if }
}
vtes-phrase-represents = tylko w grze ta karta to: { $what-trait }
vtes-phrase-never-gains = ten sługa nigdy nie zyskuje krwi ani życia: trafiają do banku
vtes-phrase-wards = karty wymagające: { $clans-clan }, { $disciplines-discipline } nie mogą wskazać tego sługi jako celu ani zostać na nim położone, a te, które na nim leżą, zostają spalone
vtes-phrase-unblockable = nie może blokować: { $by }
vtes-phrase-not-replaced = { $until ->
    [end-of-action] uzupełnij tę kartę dopiero na koniec akcji
    [next-untap] uzupełnij tę kartę dopiero w swojej następnej fazie odtapowania
    [next-discard] uzupełnij tę kartę dopiero w swojej następnej fazie odrzucania
    [end-of-combat] uzupełnij tę kartę dopiero po walce
   *[in-play] nie uzupełniaj tej karty, póki jest w grze
}

## Całe karty

vtes-phrase-printed = { CAPITAL($types-type) }{ $traits-trait ->
    [none] {""}
   *[other] {" "}· { $traits-trait }
}{ $clans-clan ->
    [none] {""}
   *[other] {" "}· { $clans-clan }
}{ $cost ->
    [none] {""}
   *[other] {" "}· koszt { $cost }
}{ $life ->
    [0] {""}
   *[other] {" "}· życie { $life }, siła { $strength }, krwawienie { $bleed }
}
    .text = { $needs-list ->
        [none] {""}
       *[other] Wymaga: { $needs-list }.{" "}
    }{ $modes } { $grants }
    .group = { CAPITAL($types-type) }
    .note = {""}
    .mixed = { $types-several }
vtes-phrase-crypt = { CAPITAL($kind-type) } · { $clan-name } · grupa { $group } · { $kind ->
    [imbued] życie { $capacity }
   *[other] pojemność { $capacity }
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

## Dalsze ilości i gracze

vtes-phrase-life-lost = życie, którego brakuje: { $who }
vtes-phrase-plus = { $of } + { $more }
vtes-phrase-least-of = { $of } (najwyżej { $most })
vtes-phrase-lost-to-damage = to, co { $who } traci w tej rundzie przez obrażenia
vtes-phrase-methuselahs = liczba Matuzalemów w grze
vtes-phrase-votes-ahead = przewaga głosów w referendum
vtes-phrase-depending = { $then }, jeśli { $on }, w przeciwnym razie { $otherwise }
vtes-phrase-capacity-named = { $by_predator ->
    [yes] pojemność wampira, którego wybrał drapieżnik tego Matuzalema
   *[no] pojemność wampira, którego wybrał ten Matuzalem
}
vtes-phrase-predator-of = drapieżnik { $whom-gen }
    .gen = drapieżnika { $whom-gen }
    .person = other
vtes-phrase-term-seat = Matuzalem z referendum
    .gen = Matuzalema z referendum
    .person = other
vtes-phrase-richer = każdy Matuzalem z większą pulą niż twoja
    .gen = każdego Matuzalema z większą pulą niż twoja
    .person = other

## Dalsze rodzaje i warunki

vtes-phrase-of-named-clan = z wybranego klanu
vtes-phrase-lost-life = z mniejszym życiem niż na początku
vtes-phrase-any-holds = { $conditions-or }
vtes-phrase-still-playing = w grze jest co najmniej tylu Matuzalemów: { $at_least }
vtes-phrase-concerns = dotyczy to: { $who }
vtes-phrase-action-needs = akcja wymaga: { $disciplines-discipline }
vtes-phrase-bleed-succeeded = akcja była udanym krwawieniem
vtes-phrase-can-be-raised = krwawienie można jeszcze zwiększyć
vtes-phrase-was-blocked = { $by_self ->
    [yes] ten sługa zablokował akcję
   *[no] akcja została zablokowana
}
vtes-phrase-as-announced = akcja została właśnie ogłoszona
vtes-phrase-action-by = działającego sługę kontroluje: { $who }
vtes-phrase-played-this-action = podczas tej akcji zagrano „{ $name-card }”
vtes-phrase-passed-referendum = referendum przeszło
vtes-phrase-at-range = { $long ->
    [yes] dystans jest daleki
   *[no] dystans jest bliski
}
vtes-phrase-combat-ends = walka ma się zakończyć i obaj są gotowi
vtes-phrase-not-exhausted = w tej akcji nie użyto karty o tej nazwie
vtes-phrase-discard-phase-begins = zaczyna się faza odrzucania: { $of }

## Co jeszcze się dzieje

vtes-phrase-as-action-resolves = gdy akcja się rozstrzyga: { $effect }
vtes-phrase-when-block-fails = dla każdego sługi, którego blok się nie uda: { $effect }
vtes-phrase-if-blocked = gdy zaczyna się walka tego sługi: { $effect }
vtes-phrase-less-intercept = −{ $amount } do przechwycenia blokującego sługi
vtes-phrase-untap-and-block = odtapnij tego sługę; próbuje on blokować{ $intercept ->
    [0] {""}
   *[other] , +{ $intercept } do przechwycenia
}
vtes-phrase-no-combat = blok nie prowadzi do walki
vtes-phrase-not-tapped = { $who } nie tapuje się za blok
vtes-phrase-stays-tapped = { $who } nie odtapowuje się w następnej fazie odtapowania
vtes-phrase-one-of = { $effects-or }
vtes-phrase-keeps-from = { $who } nie może: { $what-keep } { $until ->
    [action] przez tę akcję
    [combat] przez tę walkę
    [round] przez tę rundę
   *[turn] przez tę turę
}
vtes-phrase-next-round-close = kolejna runda jest na bliski dystans i bez manewrów
vtes-phrase-hurts-each-round = w każdej rundzie tej walki obrażenia: { $amount }, otrzymuje { $who }
vtes-phrase-prevent-strike = { $all_round ->
    [yes] zapobiegnij wszystkim obrażeniom od uderzeń przeciwnika w tej rundzie
   *[no] zapobiegnij wszystkim obrażeniom od uderzenia przeciwnika
}
vtes-phrase-another-combat = po tej walce obaj walczą ponownie
vtes-phrase-set-strength = { $who } ma siłę { $strength } { $until ->
    [action] przez tę akcję
    [combat] przez tę walkę
    [round] przez tę rundę
   *[turn] przez tę turę
}
vtes-phrase-strike-harder = +{ $amount } do obrażeń następnego uderzenia
vtes-phrase-intercept-of = { $amount-signed } do przechwycenia dla: { $which }
vtes-phrase-exhaust = żadnej innej karty o tej nazwie w tej akcji
vtes-phrase-cancel-against = anuluj zagraną przeciw temu słudze kartę, która wymaga: { $disciplines-discipline }
vtes-phrase-plays-basic = może zagrywać na poziomie podstawowym karty wymagające: { $disciplines-discipline }, jak wampir o pojemności { $as_old }
vtes-phrase-name-methuselah = wybierz { $among-kind ->
    [each-methuselah] { $among-one }
   *[other] jednego: { $among }
}
vtes-phrase-name-several = wybierz co najmniej { $at_least }: { $among }
vtes-phrase-each-may-name = każdy Matuzalem może wybrać jedną z: { $which-all }
vtes-phrase-shift-pool = ten Matuzalem traci przydzielone punkty puli, a inni je dostają
vtes-phrase-banish = { $who } trafia ze wszystkim, co na niej leży, do obszaru niekontrolowanego
vtes-phrase-lose-title = { $who } traci tytuł
vtes-phrase-cancel-referendum = referendum zostaje anulowane, a jego karta wraca na rękę{ $untap ->
    [yes] ; działający sługa odtapowuje się
   *[no] {""}
}{ $barred ->
    [yes] ; słudzy jego Matuzalema nie mogą ponownie podjąć tej akcji w tej turze
   *[no] {""}
}
vtes-phrase-has-voted = z głosami oddanymi w tym referendum
    .noun = wampira, który oddał głosy w tym referendum
    .nouns = wampiry, które oddały głosy w tym referendum
vtes-phrase-abstains = { $who } wstrzymuje się od głosu w tym referendum (oddane już głosy przepadają)
vtes-phrase-passes-by-itself = wynik referendum jest już przesądzony
vtes-phrase-asks-for-title = referendum może zwołać tylko wampir z tytułem
vtes-phrase-referendum-fails = referendum upada bez względu na głosy
vtes-phrase-blood-or-pool = { $who } zyskuje { $amount-blood }; najwyżej { $to_pool } z tego trafia zamiast tego do twojej puli
vtes-keep-1 = manewrować na bliski dystans
vtes-keep-2 = manewrować na daleki dystans
vtes-keep-3 = napierać, by walczyć dalej
vtes-keep-4 = napierać, by zakończyć
vtes-keep-5 = używać ekwipunku
vtes-keep-6 = uderzać inaczej niż ręką
vtes-phrase-is-library-card = karta biblioteki
    .noun = kartę biblioteki
    .nouns = karty biblioteki
vtes-phrase-each-player = dla { $players-gen }: { $effect }
vtes-phrase-blood-hunt = głosowanie nad krwawymi łowami: { $who }
vtes-phrase-of-circle = z tego samego kręgu

## Potomkowie

vtes-phrase-is-vampire = w grze ta karta jest wampirem, który nie jest unikalny: pojemność { $capacity }, { $clan ->
    [none] z klanu działającego wampira
   *[other] { $clan-name }
}{ $sect ->
    [none] {""}
   *[other] , { $sect-name }
}
vtes-phrase-must-hunt = { $who } musi w tej turze polować
vtes-phrase-cannot-act-yet = { $who } nie może w tej turze podejmować akcji
vtes-phrase-find-for = jeśli chcesz, przeszukaj bibliotekę, stos popiołów i rękę w poszukiwaniu karty ({ $trait-name }) i połóż ją na { $who-acc }

## Krwawienia, przysługi i los kart w grze

vtes-phrase-has-edge = { $who-person ->
    [you] masz przewagę
   *[other] { $who } ma przewagę
}{ $or_nobody ->
    [yes] {" "}lub nikt jej nie ma
   *[no] {""}
}
vtes-phrase-debtor = dłużnik tej przysługi
    .gen = dłużnika tej przysługi
    .person = other
vtes-phrase-indebt = dłużnikiem tej przysługi zostaje { $who }
vtes-phrase-pay-for-bleed = { $by-person ->
    [you] tracisz pulę za krwawienie zamiast jego celu
   *[other] { $by } traci pulę za krwawienie zamiast jego celu
}
vtes-phrase-limit-bleed = to krwawienie kosztuje najwyżej { $most-pool }
vtes-phrase-remove-from-game = usuń z gry: { $who }
vtes-phrase-rearrange-equipment = kolejno, począwszy od ciebie, każdy Matuzalem może przełożyć ekwipunek między swoimi gotowymi sługami
vtes-phrase-choose-discipline = wybierz dyscyplinę
vtes-phrase-cancel-this = ta karta zostaje anulowana
vtes-phrase-capacity = pojemność { $who-gen }
vtes-phrase-held = gdy przejmujesz kontrolę nad tą kartą: { $gained }; gdy ją tracisz, także gdy karta zostaje spalona lub sporna: { $lost }
vtes-phrase-in-combat = właśnie walczy
vtes-phrase-committed-diablerie = z diablerią od twojej ostatniej tury
vtes-phrase-came-out = właśnie wyszedł z obszaru niekontrolowanego

## Kończenie akcji, czekanie na to, co nastąpi

vtes-phrase-end-action = akcja natychmiast kończy się niepowodzeniem, bez walki
vtes-phrase-not-again = ten sługa nie może w tej turze ponownie podjąć tej samej akcji
vtes-phrase-no-more-modifiers = podczas tej akcji nie można już zagrywać modyfikatorów akcji
vtes-phrase-no-untapping = podczas tej akcji żaden sługa nie może się odtapować
vtes-phrase-stealth-to-come = +1 do skrytości dla kolejnych akcji twoich sług w tej turze, ich liczba: { $actions }
vtes-phrase-bleeds-nothing = krwawienie nie spala puli i jest nieudane
vtes-phrase-cheaper-action = akcja kosztuje o { $amount } krwi lub puli mniej
vtes-phrase-no-more-blocks = tej akcji nie może już próbować blokować: { $by }
vtes-phrase-attempt-block = ten sługa próbuje blokować, nawet jeśli nie możesz blokować tej akcji
vtes-phrase-if-passes = jeśli referendum przejdzie: { $effect }
vtes-phrase-lost-to-referendum = pula, którą tracisz przez jego efekt
vtes-phrase-played-for-action = karta zagrana dla akcji
    .acc = kartę zagraną dla akcji
    .gen = karty zagranej dla akcji
vtes-phrase-carries = na niej: { $which-noun }
vtes-phrase-pool-of = pula { $of-gen }
vtes-phrase-has-called = ten sługa zwołał referendum

## Umarli

vtes-phrase-raise-vampire = { $ready ->
    [yes] { $who } trafia ze stosu popiołów do twojego obszaru gotowości
   *[no] { $who } trafia ze stosu popiołów do twojego obszaru niekontrolowanego
}{ $blood ->
    [0] {""}
   *[other] {" "}z krwią: { $blood }
}
