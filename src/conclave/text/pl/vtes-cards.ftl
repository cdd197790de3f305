### Karty V:TES: jak nazywa się to, co na nich jest, i zwroty, z których się składają. Efekty to całe
### zdania; karty mają acc, gen, dat, ins i loc, gracze gen. Momenty mogą mieć formę when. Jak mówi
### się o rodzajach kart, objaśnia text/things.py.

## Rzeczy i co się o nich mówi

vtes-thing-card = karta
    .gender = f
    .genders = np
    .one = karta
    .one-acc = kartę
    .one-gen = karty
    .one-dat = karcie
    .one-ins = kartą
    .one-loc = karcie
    .all = karty
    .all-acc = karty
    .all-gen = kart
    .all-dat = kartom
    .all-ins = kartami
    .that = ta karta
    .that-acc = tę kartę
    .that-gen = tej karty
    .that-dat = tej karcie
    .that-ins = tą kartą
    .that-loc = tej karcie
    .who-one = , która
    .who-each = , która
    .who-all = , które
vtes-thing-vampire = wampir
    .gender = m
    .genders = np
    .one = wampir
    .one-acc = wampira
    .one-gen = wampira
    .one-dat = wampirowi
    .one-ins = wampirem
    .one-loc = wampirze
    .all = wampiry
    .all-acc = wampiry
    .all-gen = wampirów
    .all-dat = wampirom
    .all-ins = wampirami
    .that = ten wampir
    .that-acc = tego wampira
    .that-gen = tego wampira
    .that-dat = temu wampirowi
    .that-ins = tym wampirem
    .that-loc = tym wampirze
    .who-one = , który
    .who-each = , który
    .who-all = , które
vtes-thing-minion = sługa
    .gender = m
    .genders = mp
    .one = sługa
    .one-acc = sługę
    .one-gen = sługi
    .one-dat = słudze
    .one-ins = sługą
    .one-loc = słudze
    .all = słudzy
    .all-acc = sługi
    .all-gen = sług
    .all-dat = sługom
    .all-ins = sługami
    .that = ten sługa
    .that-acc = tego sługę
    .that-gen = tego sługi
    .that-dat = temu słudze
    .that-ins = tym sługą
    .that-loc = tym słudze
    .who-one = , który
    .who-each = , który
    .who-all = , którzy
vtes-thing-ally = sojusznik
    .gender = m
    .genders = mp
    .one = sojusznik
    .one-acc = sojusznika
    .one-gen = sojusznika
    .one-dat = sojusznikowi
    .one-ins = sojusznikiem
    .one-loc = sojuszniku
    .all = sojusznicy
    .all-acc = sojuszników
    .all-gen = sojuszników
    .all-dat = sojusznikom
    .all-ins = sojusznikami
    .that = ten sojusznik
    .that-acc = tego sojusznika
    .that-gen = tego sojusznika
    .that-dat = temu sojusznikowi
    .that-ins = tym sojusznikiem
    .that-loc = tym sojuszniku
    .who-one = , który
    .who-each = , który
    .who-all = , którzy
vtes-thing-retainer = przyboczny
    .gender = m
    .genders = mp
    .one = przyboczny
    .one-acc = przybocznego
    .one-gen = przybocznego
    .one-dat = przybocznemu
    .one-ins = przybocznym
    .one-loc = przybocznym
    .all = przyboczni
    .all-acc = przybocznych
    .all-gen = przybocznych
    .all-dat = przybocznym
    .all-ins = przybocznymi
    .that = ten przyboczny
    .that-acc = tego przybocznego
    .that-gen = tego przybocznego
    .that-dat = temu przybocznemu
    .that-ins = tym przybocznym
    .that-loc = tym przybocznym
    .who-one = , który
    .who-each = , który
    .who-all = , którzy
vtes-thing-imbued = natchniony
    .gender = m
    .genders = mp
    .one = natchniony
    .one-acc = natchnionego
    .one-gen = natchnionego
    .one-dat = natchnionemu
    .one-ins = natchnionym
    .one-loc = natchnionym
    .all = natchnieni
    .all-acc = natchnionych
    .all-gen = natchnionych
    .all-dat = natchnionym
    .all-ins = natchnionymi
    .that = ten natchniony
    .that-acc = tego natchnionego
    .that-gen = tego natchnionego
    .that-dat = temu natchnionemu
    .that-ins = tym natchnionym
    .that-loc = tym natchnionym
    .who-one = , który
    .who-each = , który
    .who-all = , którzy
vtes-thing-equipment = karta ekwipunku
    .gender = f
    .genders = np
    .one = karta ekwipunku
    .one-acc = kartę ekwipunku
    .one-gen = karty ekwipunku
    .one-dat = karcie ekwipunku
    .one-ins = kartą ekwipunku
    .one-loc = karcie ekwipunku
    .all = karty ekwipunku
    .all-acc = karty ekwipunku
    .all-gen = kart ekwipunku
    .all-dat = kartom ekwipunku
    .all-ins = kartami ekwipunku
    .that = ta karta ekwipunku
    .that-acc = tę kartę ekwipunku
    .that-gen = tej karty ekwipunku
    .that-dat = tej karcie ekwipunku
    .that-ins = tą kartą ekwipunku
    .that-loc = tej karcie ekwipunku
    .who-one = , która
    .who-each = , która
    .who-all = , które
vtes-thing-location = lokacja
    .gender = f
    .genders = np
    .one = lokacja
    .one-acc = lokację
    .one-gen = lokacji
    .one-dat = lokacji
    .one-ins = lokacją
    .one-loc = lokacji
    .all = lokacje
    .all-acc = lokacje
    .all-gen = lokacji
    .all-dat = lokacjom
    .all-ins = lokacjami
    .that = ta lokacja
    .that-acc = tę lokację
    .that-gen = tej lokacji
    .that-dat = tej lokacji
    .that-ins = tą lokacją
    .that-loc = tej lokacji
    .who-one = , która
    .who-each = , która
    .who-all = , które
vtes-thing-weapon = broń
    .gender = f
    .genders = np
    .one = broń
    .one-acc = broń
    .one-gen = broni
    .one-dat = broni
    .one-ins = bronią
    .one-loc = broni
    .all = bronie
    .all-acc = bronie
    .all-gen = broni
    .all-dat = broniom
    .all-ins = broniami
    .that = ta broń
    .that-acc = tę broń
    .that-gen = tej broni
    .that-dat = tej broni
    .that-ins = tą bronią
    .that-loc = tej broni
    .who-one = , która
    .who-each = , która
    .who-all = , które
    .implies = equipment
vtes-thing-library-card = karta biblioteki
    .gender = f
    .genders = np
    .one = karta biblioteki
    .one-acc = kartę biblioteki
    .one-gen = karty biblioteki
    .one-dat = karcie biblioteki
    .one-ins = kartą biblioteki
    .one-loc = karcie biblioteki
    .all = karty biblioteki
    .all-acc = karty biblioteki
    .all-gen = kart biblioteki
    .all-dat = kartom biblioteki
    .all-ins = kartami biblioteki
    .that = ta karta biblioteki
    .that-acc = tę kartę biblioteki
    .that-gen = tej karty biblioteki
    .that-dat = tej karcie biblioteki
    .that-ins = tą kartą biblioteki
    .that-loc = tej karcie biblioteki
    .who-one = , która
    .who-each = , która
    .who-all = , które
vtes-thing-master = karta mistrza
    .gender = f
    .genders = np
    .one = karta mistrza
    .one-acc = kartę mistrza
    .one-gen = karty mistrza
    .one-dat = karcie mistrza
    .one-ins = kartą mistrza
    .one-loc = karcie mistrza
    .all = karty mistrza
    .all-acc = karty mistrza
    .all-gen = kart mistrza
    .all-dat = kartom mistrza
    .all-ins = kartami mistrza
    .that = ta karta mistrza
    .that-acc = tę kartę mistrza
    .that-gen = tej karty mistrza
    .that-dat = tej karcie mistrza
    .that-ins = tą kartą mistrza
    .that-loc = tej karcie mistrza
    .who-one = , która
    .who-each = , która
    .who-all = , które
vtes-thing-action = karta akcji
    .gender = f
    .genders = np
    .one = karta akcji
    .one-acc = kartę akcji
    .one-gen = karty akcji
    .one-dat = karcie akcji
    .one-ins = kartą akcji
    .one-loc = karcie akcji
    .all = karty akcji
    .all-acc = karty akcji
    .all-gen = kart akcji
    .all-dat = kartom akcji
    .all-ins = kartami akcji
    .that = ta karta akcji
    .that-acc = tę kartę akcji
    .that-gen = tej karty akcji
    .that-dat = tej karcie akcji
    .that-ins = tą kartą akcji
    .that-loc = tej karcie akcji
    .who-one = , która
    .who-each = , która
    .who-all = , które
vtes-thing-action-modifier = karta modyfikatora akcji
    .gender = f
    .genders = np
    .one = karta modyfikatora akcji
    .one-acc = kartę modyfikatora akcji
    .one-gen = karty modyfikatora akcji
    .one-dat = karcie modyfikatora akcji
    .one-ins = kartą modyfikatora akcji
    .one-loc = karcie modyfikatora akcji
    .all = karty modyfikatora akcji
    .all-acc = karty modyfikatora akcji
    .all-gen = kart modyfikatora akcji
    .all-dat = kartom modyfikatora akcji
    .all-ins = kartami modyfikatora akcji
    .that = ta karta modyfikatora akcji
    .that-acc = tę kartę modyfikatora akcji
    .that-gen = tej karty modyfikatora akcji
    .that-dat = tej karcie modyfikatora akcji
    .that-ins = tą kartą modyfikatora akcji
    .that-loc = tej karcie modyfikatora akcji
    .who-one = , która
    .who-each = , która
    .who-all = , które
vtes-thing-reaction = karta reakcji
    .gender = f
    .genders = np
    .one = karta reakcji
    .one-acc = kartę reakcji
    .one-gen = karty reakcji
    .one-dat = karcie reakcji
    .one-ins = kartą reakcji
    .one-loc = karcie reakcji
    .all = karty reakcji
    .all-acc = karty reakcji
    .all-gen = kart reakcji
    .all-dat = kartom reakcji
    .all-ins = kartami reakcji
    .that = ta karta reakcji
    .that-acc = tę kartę reakcji
    .that-gen = tej karty reakcji
    .that-dat = tej karcie reakcji
    .that-ins = tą kartą reakcji
    .that-loc = tej karcie reakcji
    .who-one = , która
    .who-each = , która
    .who-all = , które
vtes-thing-combat = karta walki
    .gender = f
    .genders = np
    .one = karta walki
    .one-acc = kartę walki
    .one-gen = karty walki
    .one-dat = karcie walki
    .one-ins = kartą walki
    .one-loc = karcie walki
    .all = karty walki
    .all-acc = karty walki
    .all-gen = kart walki
    .all-dat = kartom walki
    .all-ins = kartami walki
    .that = ta karta walki
    .that-acc = tę kartę walki
    .that-gen = tej karty walki
    .that-dat = tej karcie walki
    .that-ins = tą kartą walki
    .that-loc = tej karcie walki
    .who-one = , która
    .who-each = , która
    .who-all = , które
vtes-thing-political-action = karta akcji politycznej
    .gender = f
    .genders = np
    .one = karta akcji politycznej
    .one-acc = kartę akcji politycznej
    .one-gen = karty akcji politycznej
    .one-dat = karcie akcji politycznej
    .one-ins = kartą akcji politycznej
    .one-loc = karcie akcji politycznej
    .all = karty akcji politycznej
    .all-acc = karty akcji politycznej
    .all-gen = kart akcji politycznej
    .all-dat = kartom akcji politycznej
    .all-ins = kartami akcji politycznej
    .that = ta karta akcji politycznej
    .that-acc = tę kartę akcji politycznej
    .that-gen = tej karty akcji politycznej
    .that-dat = tej karcie akcji politycznej
    .that-ins = tą kartą akcji politycznej
    .that-loc = tej karcie akcji politycznej
    .who-one = , która
    .who-each = , która
    .who-all = , które
vtes-thing-event = karta wydarzenia
    .gender = f
    .genders = np
    .one = karta wydarzenia
    .one-acc = kartę wydarzenia
    .one-gen = karty wydarzenia
    .one-dat = karcie wydarzenia
    .one-ins = kartą wydarzenia
    .one-loc = karcie wydarzenia
    .all = karty wydarzenia
    .all-acc = karty wydarzenia
    .all-gen = kart wydarzenia
    .all-dat = kartom wydarzenia
    .all-ins = kartami wydarzenia
    .that = ta karta wydarzenia
    .that-acc = tę kartę wydarzenia
    .that-gen = tej karty wydarzenia
    .that-dat = tej karcie wydarzenia
    .that-ins = tą kartą wydarzenia
    .that-loc = tej karcie wydarzenia
    .who-one = , która
    .who-each = , która
    .who-all = , które
vtes-thing-power = karta mocy
    .gender = f
    .genders = np
    .one = karta mocy
    .one-acc = kartę mocy
    .one-gen = karty mocy
    .one-dat = karcie mocy
    .one-ins = kartą mocy
    .one-loc = karcie mocy
    .all = karty mocy
    .all-acc = karty mocy
    .all-gen = kart mocy
    .all-dat = kartom mocy
    .all-ins = kartami mocy
    .that = ta karta mocy
    .that-acc = tę kartę mocy
    .that-gen = tej karty mocy
    .that-dat = tej karcie mocy
    .that-ins = tą kartą mocy
    .that-loc = tej karcie mocy
    .who-one = , która
    .who-each = , która
    .who-all = , które
vtes-thing-conviction = karta przekonania
    .gender = f
    .genders = np
    .one = karta przekonania
    .one-acc = kartę przekonania
    .one-gen = karty przekonania
    .one-dat = karcie przekonania
    .one-ins = kartą przekonania
    .one-loc = karcie przekonania
    .all = karty przekonania
    .all-acc = karty przekonania
    .all-gen = kart przekonania
    .all-dat = kartom przekonania
    .all-ins = kartami przekonania
    .that = ta karta przekonania
    .that-acc = tę kartę przekonania
    .that-gen = tej karty przekonania
    .that-dat = tej karcie przekonania
    .that-ins = tą kartą przekonania
    .that-loc = tej karcie przekonania
    .who-one = , która
    .who-each = , która
    .who-all = , które
vtes-thing-methuselah = Matuzalem
    .gender = m
    .genders = mp
    .one = Matuzalem
    .one-acc = Matuzalema
    .one-gen = Matuzalema
    .one-dat = Matuzalemowi
    .one-ins = Matuzalemem
    .one-loc = Matuzalemie
    .all = Matuzalemowie
    .all-acc = Matuzalemów
    .all-gen = Matuzalemów
    .all-dat = Matuzalemom
    .all-ins = Matuzalemami
    .that = ten Matuzalem
    .that-acc = tego Matuzalema
    .that-gen = tego Matuzalema
    .that-dat = temu Matuzalemowi
    .that-ins = tym Matuzalemem
    .that-loc = tym Matuzalemie
    .who-one = , który
    .who-each = , który
    .who-all = , którzy
vtes-thing-clan = klan
    .gender = mi
    .genders = np
    .one = klan
    .one-acc = klan
    .one-gen = klanu
    .one-dat = klanowi
    .one-ins = klanem
    .one-loc = klanie
    .all = klany
    .all-acc = klany
    .all-gen = klanów
    .all-dat = klanom
    .all-ins = klanami
    .that = ten klan
    .that-acc = ten klan
    .that-gen = tego klanu
    .that-dat = temu klanowi
    .that-ins = tym klanem
    .that-loc = tym klanie
    .who-one = , który
    .who-each = , który
    .who-all = , które
vtes-thing-minion-there = sługa
    .that = tamten sługa
    .that-acc = tamtego sługę
    .that-gen = tamtego sługi
    .that-dat = tamtemu słudze
    .that-ins = tamtym sługą
    .that-loc = tamtym słudze
vtes-thing-vampire-there = wampir
    .that = tamten wampir
    .that-acc = tamtego wampira
    .that-gen = tamtego wampira
    .that-dat = tamtemu wampirowi
    .that-ins = tamtym wampirem
    .that-loc = tamtym wampirze
vtes-thing-ally-there = sojusznik
    .that = tamten sojusznik
    .that-acc = tamtego sojusznika
    .that-gen = tamtego sojusznika
    .that-dat = tamtemu sojusznikowi
    .that-ins = tamtym sojusznikiem
    .that-loc = tamtym sojuszniku
vtes-thing-imbued-there = natchniony
    .that = tamten natchniony
    .that-acc = tamtego natchnionego
    .that-gen = tamtego natchnionego
    .that-dat = tamtemu natchnionemu
    .that-ins = tamtym natchnionym
    .that-loc = tamtym natchnionym
vtes-thing-acting = działający sługa
    .that = działający sługa
    .that-acc = działającego sługę
    .that-gen = działającego sługi
    .that-dat = działającemu słudze
    .that-ins = działającym sługą
    .that-loc = działającym słudze
vtes-thing-acting-blocker = sługa
    .that = ten sługa
    .that-acc = tego sługę
    .that-gen = tego sługi
    .that-dat = temu słudze
    .that-ins = tym sługą
    .that-loc = tym słudze
vtes-shape-m-one = {""}
    .ending = y
vtes-shape-m-each = każdy
    .ending = y
vtes-shape-m-one-acc = {""}
    .ending = ego
vtes-shape-m-each-acc = każdego
    .ending = ego
vtes-shape-m-one-gen = {""}
    .ending = ego
vtes-shape-m-each-gen = każdego
    .ending = ego
vtes-shape-m-one-dat = {""}
    .ending = emu
vtes-shape-m-each-dat = każdemu
    .ending = emu
vtes-shape-m-one-ins = {""}
    .ending = ym
vtes-shape-m-each-ins = każdym
    .ending = ym
vtes-shape-m-one-loc = {""}
    .ending = ym
vtes-shape-m-each-loc = każdym
    .ending = ym
vtes-shape-mi-one = {""}
    .ending = y
vtes-shape-mi-each = każdy
    .ending = y
vtes-shape-mi-one-acc = {""}
    .ending = y
vtes-shape-mi-each-acc = każdy
    .ending = y
vtes-shape-mi-one-gen = {""}
    .ending = ego
vtes-shape-mi-each-gen = każdego
    .ending = ego
vtes-shape-mi-one-dat = {""}
    .ending = emu
vtes-shape-mi-each-dat = każdemu
    .ending = emu
vtes-shape-mi-one-ins = {""}
    .ending = ym
vtes-shape-mi-each-ins = każdym
    .ending = ym
vtes-shape-mi-one-loc = {""}
    .ending = ym
vtes-shape-mi-each-loc = każdym
    .ending = ym
vtes-shape-f-one = {""}
    .ending = a
vtes-shape-f-each = każda
    .ending = a
vtes-shape-f-one-acc = {""}
    .ending = ą
vtes-shape-f-each-acc = każdą
    .ending = ą
vtes-shape-f-one-gen = {""}
    .ending = ej
vtes-shape-f-each-gen = każdej
    .ending = ej
vtes-shape-f-one-dat = {""}
    .ending = ej
vtes-shape-f-each-dat = każdej
    .ending = ej
vtes-shape-f-one-ins = {""}
    .ending = ą
vtes-shape-f-each-ins = każdą
    .ending = ą
vtes-shape-f-one-loc = {""}
    .ending = ej
vtes-shape-f-each-loc = każdej
    .ending = ej
vtes-shape-n-one = {""}
    .ending = e
vtes-shape-n-each = każde
    .ending = e
vtes-shape-n-one-acc = {""}
    .ending = e
vtes-shape-n-each-acc = każde
    .ending = e
vtes-shape-n-one-gen = {""}
    .ending = ego
vtes-shape-n-each-gen = każdego
    .ending = ego
vtes-shape-n-one-dat = {""}
    .ending = emu
vtes-shape-n-each-dat = każdemu
    .ending = emu
vtes-shape-n-one-ins = {""}
    .ending = ym
vtes-shape-n-each-ins = każdym
    .ending = ym
vtes-shape-n-one-loc = {""}
    .ending = ym
vtes-shape-n-each-loc = każdym
    .ending = ym
vtes-shape-np-all = {""}
    .ending = e
vtes-shape-np-all-acc = {""}
    .ending = e
vtes-shape-np-all-gen = {""}
    .ending = ych
vtes-shape-np-all-dat = {""}
    .ending = ym
vtes-shape-np-all-ins = {""}
    .ending = ymi
vtes-shape-np-all-loc = {""}
    .ending = ych
vtes-shape-mp-all = {""}
    .ending = i
vtes-shape-mp-all-acc = {""}
    .ending = ych
vtes-shape-mp-all-gen = {""}
    .ending = ych
vtes-shape-mp-all-dat = {""}
    .ending = ym
vtes-shape-mp-all-ins = {""}
    .ending = ymi
vtes-shape-mp-all-loc = {""}
    .ending = ych
vtes-phrase-thing = { $a } { $words }
    .being = one-ins
    .is = { $count ->
        [all] są { $it }
       *[one] jest { $it }
    }
    .is-not = { $count ->
        [all] nie są { $it }
       *[one] nie jest { $it }
    }
    .clause = { $who } { $it },
    .but = poza { $it }
    .but-case = ins
vtes-count-one = jedno
    .be = jest
    .have = ma
vtes-count-each = każde
    .be = jest
    .have = ma
vtes-count-all = wszystkie
    .be = są
    .have = mają
vtes-phrase-default = { $it }
    .aim = none
    .when = gdy { $it },
    .not = nie jest tak, że { $it }
    .inf = { $it }
    .may = jeśli chcesz, { $it }
vtes-holder = { $me ->
    [opposing] { vtes-phrase-opposing }
   *[other] { $host ->
        [none] { $me ->
            [none] ten sługa
           *[other] { $me-that }
        }
       *[other] { $host-one } z tą kartą
    }
}
    .gen = { $me ->
        [opposing] { vtes-phrase-opposing.gen }
       *[other] { $host ->
            [none] { $me ->
                [none] tego sługi
               *[other] { $me-that-gen }
            }
           *[other] { $host-one-gen } z tą kartą
        }
    }

## Ile

vtes-phrase-number = { $number }
    .much = { $number } { $number ->
        [one] { $unit-name }
        [few] { $unit-few }
       *[other] { $unit-many }
    }
    .dat = { $number } { $number ->
        [one] { $unit-to-one }
       *[other] { $unit-to-many }
    }
    .signed = { SIGNED($number) }
    .x = {""}
vtes-phrase-equal = { $amount }
    .much = tyle { $unit-many }, ile wynosi { $amount }
    .dat = tylu { $unit-to-many }, ile wynosi { $amount }
    .signed = +X
    .x = , gdzie X to { $amount }
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
    .to-one = obrażeniu
    .to-many = obrażeniom
vtes-unit-strike = dodatkowe uderzenie
    .few = dodatkowe uderzenia
    .many = dodatkowych uderzeń
vtes-phrase-half = połowa z: { $of } ({ $up ->
    [yes] zaokrąglając w górę
   *[no] zaokrąglając w dół
})
vtes-phrase-per = { $every ->
    [1] { $number } za { $of-per }
   *[other] { $number } za każde { $every } z: { $of }
}
    .signed = { $number-signed }
    .x = {" "}za { $of-per }
    .much = { $every ->
        [1] { $number-much } za { $of-per }
       *[other] { $number-much } za każde { $every } z: { $of }
    }
vtes-phrase-that-many = ta liczba
    .much = tyle samo { $unit-many }
    .per = każdą z nich
vtes-phrase-counters-on = liczba znaczników na { $who-loc }
    .per = każdy znacznik na { $who-loc }
    .signed = +1
    .x = {" "}za każdy znacznik na { $who-loc }
vtes-phrase-number-of = liczba { $which-all-gen }
    .signed = +1
    .x = {" "}za { $which-each-acc }
    .much = 1 { $unit-name } za { $which-each-acc }
    .per = { $which-each-acc }
vtes-phrase-strength-of = siła { $who-gen }{ $more ->
    [0] {""}
   *[other] {" "}+{ $more }
}
vtes-phrase-bleed-of-action = krwawienie przeciw { $against-kind ->
    [each-methuselah] innemu Matuzalemowi
    [you] tobie
   *[other] : { $against }
}
vtes-phrase-lacking = krew lub życie brakujące do pojemności lub pełnego życia { $who-gen }
vtes-phrase-tally = { $times ->
    [1] {""}
   *[other] { $times } ×{" "}
}{ $what ->
    [pool] pula { $of-gen }
    [points] liczba punktów zwycięstwa { $of-gen }
   *[lost] pula stracona przez jego efekt przez { $of-gen }
}
vtes-phrase-allotted-amount = przydzielona liczba

## Kto

vtes-phrase-you = ty
    .gen = ciebie
    .person = you
vtes-phrase-neighbour = { $of ->
    [none] { $prey ->
        [yes] twoja ofiara
       *[no] twój drapieżnik
    }
   *[other] { $prey ->
        [yes] ofiara { $of-gen }
       *[no] drapieżnik { $of-gen }
    }
}
    .gen = { $of ->
        [none] { $prey ->
            [yes] twojej ofiary
           *[no] twojego drapieżnika
        }
       *[other] { $prey ->
            [yes] ofiary { $of-gen }
           *[no] drapieżnika { $of-gen }
        }
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
    .acc = { $others ->
        [yes] każdego innego Matuzalema
       *[no] każdego Matuzalema
    }
    .one = { $others ->
        [yes] innego Matuzalema
       *[no] Matuzalema
    }
    .several = { $others ->
        [yes] innych Matuzalemów
       *[no] Matuzalemów
    }
    .person = other
vtes-phrase-controller-of = Matuzalem, który kontroluje { $card-acc },
    .gen = Matuzalema, który kontroluje { $card-acc },
    .person = other
vtes-phrase-chosen-player = ten Matuzalem
    .gen = tego Matuzalema
    .person = other
vtes-phrase-acting = działający Matuzalem
    .gen = działającego Matuzalema
    .person = other
vtes-phrase-bled = krwawiony Matuzalem
    .gen = krwawionego Matuzalema
    .person = other
vtes-phrase-allotted = każdy wybrany Matuzalem
    .gen = każdego wybranego Matuzalema
    .person = other
vtes-phrase-except = { $these } (z wyjątkiem { $but-gen })
    .gen = { $these-gen } (z wyjątkiem { $but-gen })
    .one = { $these-kind ->
        [each-methuselah] { $these-one }
       *[other] { $these-gen }
    } (z wyjątkiem { $but-gen })
    .person = other
vtes-phrase-together = { $players-list }
    .gen = { $players-list-gen }
    .one = { $players-or-gen }
    .person = other

## Karty według roli

vtes-phrase-self = { $me ->
    [none] ten sługa
   *[other] { $me-that }
}
    .acc = { $me ->
        [none] tego sługę
       *[other] { $me-that-acc }
    }
    .gen = { $me ->
        [none] tego sługi
       *[other] { $me-that-gen }
    }
    .dat = { $me ->
        [none] temu słudze
       *[other] { $me-that-dat }
    }
    .ins = { $me ->
        [none] tym sługą
       *[other] { $me-that-ins }
    }
    .loc = { $me ->
        [none] tym słudze
       *[other] { $me-that-loc }
    }
    .thing = { $me ->
        [none] minion
        [acting] minion
       *[other] { $me }
    }
vtes-phrase-targeted = { $aim ->
    [none] tamta karta
   *[other] { $aim-that }
}
    .acc = { $aim ->
        [none] tamtą kartę
       *[other] { $aim-that-acc }
    }
    .gen = { $aim ->
        [none] tamtej karty
       *[other] { $aim-that-gen }
    }
    .dat = { $aim ->
        [none] tamtej karcie
       *[other] { $aim-that-dat }
    }
    .ins = { $aim ->
        [none] tamtą kartą
       *[other] { $aim-that-ins }
    }
    .loc = { $aim ->
        [none] tamtej karcie
       *[other] { $aim-that-loc }
    }
    .thing = { $aim ->
        [none] card
       *[other] { $aim }
    }
vtes-phrase-this-card = ta karta
    .acc = tę kartę
    .gen = tej karty
    .dat = tej karcie
    .ins = tą kartą
    .loc = tej karcie
    .thing = card
vtes-phrase-host-card = { $host ->
    [none] sługa
   *[other] { $host-one }
} z tą kartą
    .acc = { $host ->
        [none] sługę
       *[other] { $host-one-acc }
    } z tą kartą
    .gen = { $host ->
        [none] sługi
       *[other] { $host-one-gen }
    } z tą kartą
    .dat = { $host ->
        [none] słudze
       *[other] { $host-one-dat }
    } z tą kartą
    .ins = { $host ->
        [none] sługą
       *[other] { $host-one-ins }
    } z tą kartą
    .loc = { $host ->
        [none] słudze
       *[other] { $host-one-loc }
    } z tą kartą
    .thing = { $host ->
        [none] minion
       *[other] { $host }
    }
vtes-phrase-opposing = przeciwnik w walce
    .acc = przeciwnika w walce
    .gen = przeciwnika w walce
    .dat = przeciwnikowi w walce
    .ins = przeciwnikiem w walce
    .loc = przeciwniku w walce
    .thing = minion
vtes-phrase-acting-minion = działający sługa
    .acc = działającego sługę
    .gen = działającego sługi
    .dat = działającemu słudze
    .ins = działającym sługą
    .loc = działającym słudze
    .thing = minion
vtes-phrase-blocker = blokujący sługa
    .acc = blokującego sługę
    .gen = blokującego sługi
    .dat = blokującemu słudze
    .ins = blokującym sługą
    .loc = blokującym słudze
    .thing = minion
vtes-phrase-top-of-crypt = wierzchnia karta twojej krypty
    .thing = card
    .acc = wierzchnią kartę twojej krypty
    .gen = wierzchniej karty twojej krypty
    .dat = wierzchniej karcie twojej krypty
    .ins = wierzchnią kartą twojej krypty
    .loc = wierzchniej karcie twojej krypty
vtes-phrase-term-card = wybrana karta
    .acc = wybraną kartę
    .gen = wybranej karty
    .dat = wybranej karcie
    .ins = wybraną kartą
    .loc = wybranej karcie
    .thing = card

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
    .kind = { $type }
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
    .kind = { $trait ->
        [location] location
        [weapon] weapon
       *[other] none
    }
    .after = { $trait ->
        [location] {""}
        [weapon] {""}
       *[other] ({ $trait-name })
    }
    .after-not = (nie: { $trait-name })
    .is = to { $trait-name }
    .is-not = to nie { $trait-name }
vtes-phrase-in-region = { $region ->
    [5] w gotowości
    [6] w torporze
    [4] w obszarze niekontrolowanym
    [2] na ręce
    [9] w stosie popiołów
   *[other] w grze
}
    .before = { $region ->
        [5] gotow{ $shape-ending }
       *[other] {""}
    }
    .after = { $region ->
        [5] {""}
       *[other] { vtes-phrase-in-region }
    }
    .is = { $count-be } { vtes-phrase-in-region }
    .is-not = nie { $count-be } { vtes-phrase-in-region }
vtes-phrase-is-tapped = { $tapped ->
    [yes] z tapnięciem
   *[no] bez tapnięcia
}
    .before = { $shape-ending ->
        [i] { $tapped ->
            [yes] tapnięci
           *[no] odtapnięci
        }
       *[other] { $tapped ->
            [yes] tapnięt
           *[no] odtapnięt
        }{ $shape-ending }
    }
    .is = { $count-be } { vtes-phrase-is-tapped }
vtes-phrase-controlled-by = { $who-person ->
    [you] pod twoją kontrolą
   *[other] pod kontrolą { vtes-phrase-controlled-by.whom }
}
    .after = { vtes-phrase-controlled-by }
    .after-not = { $who-person ->
        [you] pod kontrolą innego Matuzalema
       *[other] nie pod kontrolą { vtes-phrase-controlled-by.whom }
    }
    .is = { $count-be } { vtes-phrase-controlled-by }
    .is-not = nie { $count-be } { vtes-phrase-controlled-by }
    .whom = { $who-kind ->
        [together] { $who-one }
        [each-methuselah] { $who-one }
       *[other] { $who-gen }
    }
vtes-phrase-age = { $younger ->
    [yes] z młodszych
   *[no] ze starszych
}
    .kind = vampire
    .before = { $shape-ending ->
        [i] { $younger ->
            [yes] młodsi
           *[no] starsi
        }
       *[other] { $younger ->
            [yes] młodsz
           *[no] starsz
        }{ $shape-ending }
    }
    .is = { $count ->
        [all] są { $younger ->
            [yes] młodsze
           *[no] starsze
        }
       *[one] jest { $younger ->
            [yes] młodszy
           *[no] starszy
        }
    } niż { vtes-phrase-self }
vtes-phrase-capacity-of = { $at_most ->
    [99] pojemność co najmniej { $at_least }
   *[other] { $at_least ->
        [0] pojemność najwyżej { $at_most }
       *[other] pojemność od { $at_least } do { $at_most }
    }
}
    .kind = vampire
    .after = o pojemności { $at_most ->
        [99] co najmniej { $at_least }
       *[other] { $at_least ->
            [0] najwyżej { $at_most }
           *[other] od { $at_least } do { $at_most }
        }
    }
    .is = { $count-have } { vtes-phrase-capacity-of }
vtes-phrase-has-discipline = { $at_least ->
    [0] bez dyscypliny { $discipline-name }{ $at_most ->
        [1] {" "}na poziomie wyższym
       *[other] {""}
    }
    [1] { $at_most ->
        [1] z dyscypliną { $discipline-name } tylko na poziomie podstawowym
       *[other] z dyscypliną { $discipline-name }
    }
   *[other] z dyscypliną { $discipline-name } na poziomie wyższym
}
    .after = { vtes-phrase-has-discipline }
    .is = { $at_least ->
        [0] nie { $count-have } dyscypliny { $discipline-name }{ $at_most ->
            [1] {" "}na poziomie wyższym
           *[other] {""}
        }
        [1] { $count-have } dyscyplinę { $discipline-name }
       *[other] { $count-have } dyscyplinę { $discipline-name } na poziomie wyższym
    }
vtes-phrase-has-blood = { $lacking ->
    [0] { $at_least ->
        [0] { $at_most ->
            [0] bez znaczników
           *[other] z najwyżej { $at_most } krwi
        }
       *[other] { $at_most ->
            [99] z co najmniej { $at_least } krwi
            [999] z co najmniej { $at_least } krwi
           *[other] z { $at_least } do { $at_most } krwi
        }
    }
   *[other] z niepełną krwią lub życiem
}
    .after = { $lacking ->
        [0] { vtes-phrase-has-blood }
       *[other] z niepełną krwią lub życiem
    }
    .is = { $lacking ->
        [0] { $at_least ->
            [0] { $at_most ->
                [0] nie { $count-have } znaczników
               *[other] { $count-have } najwyżej { $at_most } krwi
            }
           *[other] { $at_most ->
                [99] { $count-have } co najmniej { $at_least } krwi
                [999] { $count-have } co najmniej { $at_least } krwi
               *[other] { $count-have } od { $at_least } do { $at_most } krwi
            }
        }
       *[other] nie { $count-have } pełnej krwi lub życia
    }
vtes-phrase-costs = { $at_least ->
    [0] koszt w puli najwyżej { $at_most }
   *[other] { $at_most ->
        [99] koszt w puli co najmniej { $at_least }
        [999] koszt w puli co najmniej { $at_least }
       *[other] koszt w puli od { $at_least } do { $at_most }
    }
}
    .after = ({ vtes-phrase-costs })
vtes-phrase-did = { $what ->
    [came-out] właśnie wyszedł z obszaru niekontrolowanego
    [voted] z głosami oddanymi w tym referendum
    [diablerie] z diablerią popełnioną od twojej ostatniej tury
    [burned] od twojej ostatniej tury w spalonych z gry
   *[fed] już tak wybrano w tej turze
}
    .after = { $what ->
        [came-out] , który właśnie wyszedł z obszaru niekontrolowanego
        [voted] z głosami oddanymi w tym referendum
        [diablerie] z diablerią popełnioną od twojej ostatniej tury
        [burned] (od twojej ostatniej tury w spalonych z gry)
       *[fed] (już tak wybrano w tej turze)
    }
    .after-not = { $what ->
        [came-out] , który nie wyszedł właśnie z obszaru niekontrolowanego
        [voted] bez głosów oddanych w tym referendum
        [diablerie] bez diablerii popełnionej od twojej ostatniej tury
        [burned] (od twojej ostatniej tury nie w spalonych z gry)
       *[fed] (jeszcze tak nie wybrano w tej turze)
    }
    .is = { $what ->
        [came-out] właśnie wyszedł z obszaru niekontrolowanego
        [voted] oddał głosy w tym referendum
        [diablerie] popełnił diablerię od twojej ostatniej tury
        [burned] trafił do spalonych z gry od twojej ostatniej tury
       *[fed] już raz tak wybrano w tej turze
    }
    .is-not = { $what ->
        [came-out] nie wyszedł właśnie z obszaru niekontrolowanego
        [voted] nie oddał głosów w tym referendum
        [diablerie] nie popełnił diablerii od twojej ostatniej tury
        [burned] nie trafił do spalonych z gry od twojej ostatniej tury
       *[fed] jeszcze tak nie wybrano w tej turze
    }
vtes-phrase-on-card = na { $which-one-loc }
    .after = na { $which-one-loc }
    .after-not = nie na { $which-one-loc }
    .is = leży na { $which-one-loc }
vtes-phrase-named = o nazwie „{ $name-card }”
    .noun = „{ $name-card }”
    .nouns = „{ $name-card }”
    .after = o nazwie „{ $name-card }”
vtes-phrase-of-clan = klan { $clan-name }
    .kind = vampire
    .after = z klanu { $clan-name }
    .after-not = spoza klanu { $clan-name }
    .is = { vtes-belong } do klanu { $clan-name }
    .is-not = nie { vtes-belong } do klanu { $clan-name }
    .near = yes
vtes-belong = { $count ->
    [all] należą
   *[one] należy
}
vtes-phrase-of-sect = sekta: { $sect-name }
    .kind = vampire
    .after = (sekta: { $sect-name })
    .after-not = (sekta inna niż { $sect-name })
    .is = { vtes-belong } do sekty: { $sect-name }
    .is-not = nie { vtes-belong } do sekty: { $sect-name }
    .near = yes
vtes-phrase-has-title = { $kinds-title-any ->
    [none] z tytułem
   *[other] tytuł: { $kinds-title-any }
}
    .kind = vampire
    .after = { $kinds-title-any ->
        [none] z tytułem
       *[other] z tytułem: { $kinds-title-any }
    }
    .after-not = { $kinds-title-any ->
        [none] bez tytułu
       *[other] bez tytułu: { $kinds-title-any }
    }
    .is = { $count-have } tytuł{ $kinds-title-any ->
        [none] {""}
       *[other] : { $kinds-title-any }
    }
    .is-not = nie { $count-have } tytułu{ $kinds-title-any ->
        [none] {""}
       *[other] : { $kinds-title-any }
    }
vtes-phrase-needs-discipline = wymagająca dyscypliny { $disciplines-discipline }
    .after = (wymaga dyscypliny { $disciplines-discipline })
vtes-phrase-is-anarch = anarchista
    .kind = vampire
    .after = (anarchista)
    .after-not = (nie anarchista)
    .is = { $count ->
        [all] są anarchistami
       *[one] jest anarchistą
    }
    .near = yes
vtes-phrase-is-monster = potwór
    .is = { $count ->
        [all] są potworami
       *[one] jest potworem
    }
vtes-phrase-not = nie: { $which }
vtes-phrase-all = { $filters-list }
vtes-phrase-any-of = { $filters-or }

## Co się wybiera

vtes-phrase-one = { vtes-phrase-one.one-acc }
    .one = { $filters-one }{ vtes-phrase-one.where }
    .one-acc = { $filters-one-acc ->
        [none] kartę
       *[other] { $filters-one-acc }
    }{ vtes-phrase-one.where }
    .one-gen = { $filters-one-gen ->
        [none] karty
       *[other] { $filters-one-gen }
    }{ vtes-phrase-one.where }
    .each = { $filters-each }{ vtes-phrase-one.where }
    .each-acc = { $filters-each-acc }{ vtes-phrase-one.where }
    .each-gen = { $filters-each-gen }{ vtes-phrase-one.where }
    .all = { $filters-all ->
        [none] karty
       *[other] { $filters-all }
    }{ vtes-phrase-one.where }
    .all-gen = { $filters-all-gen ->
        [none] kart
       *[other] { $filters-all-gen }
    }{ vtes-phrase-one.where }
    .thing = { $filters-thing }
    .where = { $region ->
        [your-uncontrolled] {" "}w twoim obszarze niekontrolowanym
        [uncontrolled] {" "}w obszarze niekontrolowanym
        [every-uncontrolled] {" "}w dowolnym obszarze niekontrolowanym
        [ash-heap] {" "}w twoim stosie popiołów
       *[in-play] {""}
    }
    .all-acc = { $filters-all-acc }{ vtes-phrase-one.where }
vtes-phrase-only = { $who-acc }
    .one = { $who }
    .one-acc = { $who-acc }
    .one-gen = { $who-gen }
    .each-acc = { $who-acc }
    .each-gen = { $who-gen }
    .all = { $who }
    .all-gen = { $who-gen }
    .thing = { $who-thing }
vtes-phrase-amethuselah = { vtes-phrase-amethuselah.one-acc }
    .one-acc = { $among-kind ->
        [each-methuselah] { $among-one }
        [except] { $among-one }
        [together] { $among-one }
       *[other] { $among-gen }
    }
    .all = { $among }
    .thing = methuselah
vtes-phrase-aclan = klan
    .one-acc = klan
    .all = klany
    .thing = clan
vtes-phrase-is = { $which-one-gen }

## Czy

vtes-phrase-all-hold = { $conditions-list }
vtes-phrase-unless = { $condition-not }
vtes-phrase-fits = { $who } { $which-is }
    .not = { $who } { $which-is-not }
vtes-phrase-exists = { $at_least ->
    [one] jest { $which-one }
   *[other] jest co najmniej { $at_least } { $which-all-gen }
}
    .not = { $at_least ->
        [one] nie ma { $which-one-gen }
       *[other] jest mniej niż { $at_least } { $which-all-gen }
    }
vtes-phrase-is-merged = ten wampir jest połączony
vtes-phrase-at-least = { $amount } to { $most ->
    [999] co najmniej { $least }
   *[other] { $least ->
        [0] najwyżej { $most }
       *[other] od { $least } do { $most }
    }
}
vtes-phrase-action-is = { $brings_vampire ->
    [yes] akcja wprowadza do gry wampira
   *[no] akcja to { $kinds-kind-a }{ $plain ->
        [yes] {" "}bez karty
       *[no] {""}
    }
}
    .not = { $brings_vampire ->
        [yes] akcja nie wprowadza do gry wampira
       *[no] akcja to nie { $kinds-kind-a }
    }
vtes-phrase-is-acting = { vtes-phrase-self } działa
    .not = { vtes-phrase-self } nie działa
vtes-phrase-is-directed = akcja jest skierowana przeciw { $at-kind ->
    [each-methuselah] komuś
    [you] tobie
   *[other] : { $at }
}
    .not = akcja nie jest skierowana przeciw { $at-kind ->
        [each-methuselah] komukolwiek
        [you] tobie
       *[other] : { $at }
    }
vtes-phrase-called-by = referendum ogłasza { $who }
vtes-phrase-action-succeeded = akcja się udała
    .not = akcja się nie udała
vtes-phrase-fights = { $about_to ->
    [yes] { vtes-phrase-self } ma zaraz walczyć z { $which-ins }
   *[no] przeciwnik w walce { $which-is }
}
    .not = { $about_to ->
        [yes] { vtes-phrase-self } nie ma zaraz walczyć z { $which-ins }
       *[no] przeciwnik w walce { $which-is-not }
    }
vtes-phrase-first-round = to pierwsza runda
    .not = to nie pierwsza runda

## Kiedy

vtes-phrase-goes-to-torpor = { $who-one } zapada w torpor
    .aim = { $who-thing }
vtes-phrase-is-burned = { $who-one }{ $whose ->
    [yes] {" "}jakiegoś Matuzalema
   *[no] {""}
} { $how ->
    [diablerie] pada ofiarą diablerii
    [combat] ulega spaleniu w walce
   *[other] ulega spaleniu
}{ $by ->
    [none] {""}
   *[other] {" "}przez { $by-one-acc }
}
    .aim = { $how ->
        [diablerie] vampire
        [combat] { $who-thing }
       *[other] { $by ->
            [none] { $who-thing }
           *[other] { $by-thing }
        }
    }
vtes-phrase-enters-combat = { $who-one } zaczyna walkę
    .aim = { $who-thing }
vtes-phrase-combat-is-over = { $who-one } kończy walkę
    .aim = { $who-thing }
vtes-phrase-action-succeeds = { $who-one } z powodzeniem { $kinds-kind-does ->
    [none] wykonuje akcję
   *[other] { $kinds-kind-does }
}
    .aim = { $who-thing }
vtes-phrase-bleed-succeeds = { $before ->
    [yes] { $who-one } ma zaraz z powodzeniem krwawić{ $of ->
        [none] {""}
       *[other] {" "}{ $of-gen }
    }
   *[no] { $who-one } z powodzeniem krwawi{ $of ->
        [none] {""}
       *[other] {" "}{ $of-gen }
    }
}
    .aim = { $who-thing }
vtes-phrase-blocks = { $who-one } blokuje
    .aim = { $who-thing }
vtes-phrase-plays-card = { $who-one } zagrywa kartę{ $types-type ->
    [none] {""}
   *[other] {" "}({ $types-type-any })
}{ $disciplines-discipline ->
    [none] {""}
   *[other] , która wymaga: { $disciplines-discipline-any }
}
    .aim = { $who-thing }
vtes-phrase-is-cancelled = karta ({ $types-type }), którą zagrywa { $who }, albo referendum, które ogłasza { $who }, zostaje anulowane
vtes-phrase-enters-play = { $who } wchodzi do gry
vtes-phrase-is-equipped = sługa wyposaża się w { $who-acc }
vtes-phrase-untap-phase = trwa faza odtapowania { $of-gen }
    .when = w { $of-person ->
        [you] swojej fazie odtapowania
       *[other] fazie odtapowania { $of-gen }
    }
vtes-phrase-discard-phase-ends = kończy się tura { $of-gen }
    .when = na końcu { $of-person ->
        [you] swojej tury
       *[other] tury { $of-gen }
    }
vtes-phrase-referendum-ends = { $passed ->
    [yes] przechodzi
   *[no] upada
} referendum, które zwołał: { $by ->
    [none] { $of }
   *[other] { $by }
}
vtes-phrase-is-ousted = { $or_withdraws ->
    [yes] { $who-person ->
        [you] opuszczasz grę
       *[other] { $who-kind ->
            [each-methuselah] Matuzalem
           *[other] { $who }
        } opuszcza grę
    }
   *[no] { $who-person ->
        [you] odpadasz z gry
       *[other] { $who } odpada z gry
    }
}

## Co łączy efekty

vtes-phrase-do = { $first }, po czym { $rest }
    .may = { $first-may }, po czym { $rest }
vtes-phrase-may = { $by ->
    [none] { $effect-may }{ $then ->
        [none] {""}
       *[other] ; jeśli to zrobisz, { $then }
    }
   *[other] jeśli { $by } tak wybierze, { $effect }{ $then ->
        [none] {""}
       *[other] ; wtedy { $then }
    }
}
    .may = { vtes-phrase-may }
vtes-phrase-if = jeśli { $condition }, { $effect }{ $otherwise ->
    [none] {""}
   *[other] ; w przeciwnym razie { $otherwise }
}
vtes-phrase-either = { $by-person ->
    [you] wybierz jedno: { $first } albo { $second }
   *[other] { $by } wybiera jedno: { $first } albo { $second }
}
    .inf = { $by-person ->
        [you] { $first } albo { $second }
       *[other] { $by } wybiera jedno: { $first } albo { $second }
    }
vtes-phrase-whenever = { $moment-when } { $effect }
vtes-phrase-instead = { $moment-when } zamiast tego { $effect }

## Co się dzieje: pula i krew

vtes-phrase-gain-pool = { $by-person ->
    [you] zyskujesz { $amount-pool }
   *[other] { $by } zyskuje { $amount-pool }
}
vtes-phrase-burn-pool = { $by-person ->
    [you] tracisz { $amount-pool }
   *[other] { $by } traci { $amount-pool }
}
vtes-phrase-burn-edge = { $by-person ->
    [you] oddajesz przewagę
   *[other] { $by } oddaje przewagę
}
vtes-phrase-take-edge = { $by-person ->
    [you] zyskujesz przewagę
   *[other] { $by } zyskuje przewagę
}{ $if_free ->
    [yes] , jeśli nikt jej nie ma
   *[no] {""}
}
vtes-phrase-gain-blood = { $who } zyskuje { $amount-blood }
vtes-phrase-burn-blood = { $who } traci { $amount-blood }
vtes-phrase-move-blood = przenieś { $amount-blood } z { $from-gen } na { $to-acc }
vtes-phrase-blood-to-pool = przenieś { $amount-blood } z { $from-gen } do { vtes-whose-pool }
vtes-phrase-pool-to-blood = przenieś { $amount-pool } { $owner ->
    [none] ze swojej puli
   *[other] z jego puli
} na { $to-acc }
vtes-phrase-inflict = { $who } otrzymuje { $aggravated ->
    [yes] { $amount-aggravated }
   *[no] { $amount-damage }
}{ $preventable ->
    [yes] {""}
   *[no] {" "}(nie można im zapobiec)
}
vtes-phrase-steal-blood = kradzież: { $amount-blood }

## Co się dzieje: karty

vtes-phrase-tap = tapnij { $who-acc }
vtes-phrase-untap = odtapnij { $who-acc }
vtes-phrase-burn = spal { $who-acc }
vtes-phrase-to-torpor = poślij w torpor { $who-acc }
vtes-phrase-rescue = { $who } opuszcza torpor
vtes-phrase-enter-combat = { vtes-phrase-self } zaczyna walkę z { $with-ins }{ $they_first ->
    [yes] , który zaczyna w niej jako działający sługa
   *[no] {""}
}{ $gains ->
    [none] {""}
   *[other] ; { $gains }
}
vtes-phrase-put-in-play = { $on ->
    [none] wprowadź tę kartę do gry
   *[other] połóż tę kartę na { $on-acc }
}
vtes-phrase-take-control = { $by-person ->
    [you] przejmujesz
   *[other] { $by } przejmuje
} kontrolę nad { $who-ins }
vtes-phrase-move-card = przenieś { $who-acc } na { $to-acc }
vtes-phrase-choose-clan = wybierz klan
vtes-phrase-remember-clan = ta karta zapamiętuje wybrany klan
vtes-phrase-change-title = { $title ->
    [none] { $who } traci tytuł
   *[other] { $who } zyskuje tytuł: { $title-name }
}
vtes-phrase-change-sect = { $who } przechodzi do sekty: { $sect-name }
vtes-phrase-draw = dobierz { $amount-card }
vtes-phrase-draw-up = dobierz karty do limitu ręki
vtes-phrase-draw-crypt = przenieś { $amount-card } z krypty do obszaru niekontrolowanego
vtes-phrase-burn-top = spal { $amount-card } z wierzchu swojej biblioteki
vtes-phrase-discard-at-random = odrzuć losową kartę{ $then ->
    [none] {""}
   *[other] {" "}(ta karta to ta odrzucona): { $then }
}
vtes-phrase-to-library = { $on_top ->
    [yes] połóż { $who-acc } na wierzchu biblioteki właściciela
   *[no] wtasuj { $who-acc } do biblioteki właściciela
}
vtes-phrase-card-to-hand = { $who } wraca na rękę właściciela
vtes-phrase-gain-phase-action = { $given_back ->
    [yes] kto ją zagrał, odzyskuje akcję fazy mistrza
   *[no] zyskujesz kolejną akcję tej fazy
}
vtes-phrase-note-for-turn = { $who-gen } nie można w tej turze wybrać tak ponownie
vtes-phrase-each = dla { $which-each-gen }: { $effect }
    .aim = { $which-thing }
vtes-phrase-allocate = rozdziel { $amount-point } między { $among-kind ->
    [each-methuselah] { $among-several }
   *[other] { $among-gen }
}, co najmniej { $at_least ->
    [one] jednego
   *[other] { $at_least } z nich
}
vtes-phrase-choose-term = wybierz { $among-kind ->
    [one] { $among-one-acc }
    [each-methuselah] { $among-one }
   *[other] { $among-gen }
}
vtes-phrase-for-one = { $by-person ->
    [you] wybierz
   *[other] { $by } wybiera
} { $which-one-acc }{ $optional ->
    [yes] {" "}{ $by-person ->
        [you] (jeśli chcesz)
       *[other] (albo nic)
    }
   *[no] {""}
}: { $effect }
    .aim = { $which-thing }
vtes-phrase-how-many = wybierz liczbę (co najmniej { $least }, najwyżej { $most }) i { $effect }
vtes-phrase-repeat = { $times-kind ->
    [number] { $effect } (razy: { $times })
   *[other] { $effect } (raz za { $times-per })
}
vtes-phrase-search = { $where ->
    [library] znajdź w swojej bibliotece { $which-one-acc } i weź tę kartę na rękę
   *[other] znajdź w swojej krypcie { $which-one-acc } i połóż tę kartę w obszarze niekontrolowanym
}
vtes-phrase-into-research = znajdź w bibliotece { $number-card } do obszaru badań
vtes-phrase-draw-from-research = jeśli chcesz: dobierz zamiast niej kartę z obszaru badań
vtes-phrase-put-under = { $from_hand ->
    [yes] połóż { $amount-card } z ręki pod swoją biblioteką
   *[no] { $amount ->
        [1] odłóż wierzchnią kartę swojej biblioteki na jej spód
       *[other] odłóż z wierzchu swojej biblioteki na jej spód { $amount-card }
    }
}
vtes-phrase-look-at-top = obejrzyj { $number ->
    [one] wierzchnią kartę
    [few] { $number } wierzchnie karty
   *[other] { $number } wierzchnich kart
} { $of-person ->
    [you] swojej biblioteki
   *[other] biblioteki { $of-gen }
}
vtes-phrase-destroy-equipment = spal { $which-one-acc } przeciwnika w walce
vtes-phrase-steal-equipment = zabierz { $which-one-acc } przeciwnika w walce
vtes-phrase-end-combat = walka się kończy

## Co się dzieje: podczas akcji i w walce

vtes-phrase-stealth = { $amount-signed } do skrytości{ $of ->
    [none] {""}
   *[other] {" "}dla { $of-one-gen }
} { $amount-x }
vtes-phrase-intercept = { $amount-signed } do przechwycenia{ $of ->
    [none] {""}
   *[other] {" "}dla { $of-one-gen }
} { $amount-x }
vtes-phrase-bleed-bonus = { $amount-signed } do krwawienia { $amount-x }{ $while ->
    [none] {""}
   *[other] , dopóki { $while }
}{ $only ->
    [yes] . Żadna inna karta nie może zwiększyć tego krwawienia
   *[no] {""}
}{ $free ->
    [yes] , nawet jeśli żadna inna karta nie może go zwiększyć
   *[no] {""}
}
vtes-phrase-reduce-bleed = zmniejsz krwawienie przeciw tobie o { $amount }
vtes-phrase-redirect = po rezygnacji z bloków krwawienia przeciw tobie jego celem zamiast ciebie staje się ten Matuzalem
vtes-phrase-wake = { $who } może podczas tej akcji blokować i zagrywać karty reakcji jak bez tapnięcia
vtes-phrase-block-fails = próba bloku{ $who ->
    [none] {""}
   *[other] {" "}przez { $who-one-acc }
} { $cancelled ->
    [yes] zostaje anulowana
   *[no] się nie udaje
}
vtes-phrase-cannot-block = { $who-kind ->
    [targeted] { $who } nie może
    [blocker] { $who } nie może
    [opposing] { $who } nie może
   *[other] { $who-all } nie mogą
} blokować tej akcji
vtes-phrase-later = { $when ->
    [block] jeśli ta akcja zostanie zablokowana: { $effect }
    [failed-block] gdy próba zablokowania tej akcji przez sługę się nie uda, { $effect }
    [resolution] gdy akcja się rozstrzyga, { $effect }
    [combat] jeśli { vtes-phrase-self } zacznie walkę przez tę akcję, { $effect }
    [after-combat] gdy walka się skończy: { $effect }
    [end-of-action] na koniec akcji { $effect }
    [discard-phase] w twojej fazie odrzucania w tej turze: { $effect }
   *[end-of-turn] na koniec tury: { $effect }
}
    .me = { $when ->
        [failed-block] acting-blocker
       *[other] none
    }
vtes-phrase-votes = { $in_favor ->
    [yes] od początku głosy za referendum: { $amount }
   *[no] { $amount-signed } do głosów{ $who ->
        [none] {""}
       *[other] {" "}dla { $who-gen }
    } { $amount-x }
}
vtes-phrase-cancel = anuluj kartę ({ $types-type-any }){ $discipline ->
    [none] {""}
   *[other] {" "}wymagającą dyscypliny { $discipline-name }
} w chwili, gdy zagrywa ją { $player ->
    [none] {""}
   *[other] { $player-one } pod kontrolą:{" "}
}{ $by-kind ->
    [each-methuselah] inny Matuzalem
   *[other] { $by }
}{ $trait ->
    [none] {""}
   *[other] {" "}(tylko { $trait-name })
}{ $without ->
    [none] {""}
   *[other] {" "}(nie: { $without-trait })
}{ $redirecting ->
    [yes] {" "}i gdy zmieniałaby ona cel krwawienia
   *[no] {""}
}{ $on_self ->
    [yes] {" "}(na tego sługę)
   *[no] {""}
}
vtes-phrase-maneuver = manewr
vtes-phrase-press = napór{ $only_to_continue ->
    [yes] , tylko by kontynuować walkę
   *[no] {""}
}
vtes-phrase-gain-press = { $automatic ->
    [yes] w każdej rundzie tej walki sam działa napór, by kontynuować walkę, jeśli ktoś zagrał kartę w tej rundzie albo w dwóch poprzednich
   *[no] { $for_more_damage ->
        [yes] ten z walczących, kto zada w tej rundzie więcej obrażeń,
       *[no] { $who }
    } zyskuje opcjonalny napór { $until ->
        [action] na tę akcję
        [combat] na tę walkę
        [round] na tę rundę
       *[turn] na tę turę
    }{ $only_to_continue ->
        [yes] , tylko by kontynuować walkę
       *[no] {""}
    }
}
vtes-phrase-gain-maneuver = { $who } zyskuje opcjonalny manewr { $until ->
    [action] na tę akcję
    [combat] na tę walkę
    [round] na tę rundę
   *[turn] na tę turę
}
vtes-phrase-additional-strikes = { $amount-strike }
vtes-phrase-strength = { $base ->
    [yes] { $who } ma siłę { $amount }
   *[no] { $who } zyskuje { $amount-signed } do siły
} { $until ->
    [action] przez tę akcję
    [combat] przez tę walkę
    [round] przez tę rundę
   *[turn] przez tę turę
} { $amount-x }
vtes-phrase-hand-damage-aggravated = ciosy ręką { vtes-phrase-self.gen } zadają poważne obrażenia { $until ->
    [action] przez tę akcję
    [combat] przez tę walkę
    [round] przez tę rundę
   *[turn] przez tę turę
}
vtes-phrase-prevent = zapobiegnij { $amount-damage-dat }{ $normal_only ->
    [yes] {" "}(nie poważnym)
   *[no] {""}
}{ $strikes_only ->
    [yes] {" "}od uderzenia
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
    [card] { $stealth ->
        [0] {""}
       *[other] Akcja z { SIGNED($stealth) } do skrytości.{" "}
    }
    [political] Akcja polityczna z { SIGNED($stealth) } do skrytości.{" "}
    [bleed] { $stealth ->
        [0] {""}
       *[other] Akcja z { SIGNED($stealth) } do skrytości.{" "}
    }Krwaw{ $target-kind ->
        [amethuselah] {" "}{ $target-one-acc }
       *[other] {""}
    }{ $bleed ->
        [0] {""}
       *[other] {" "}z { SIGNED($bleed) } do krwawienia
    }.{" "}{ $unaided ->
        [yes] Żaden inny ekwipunek nie może zwiększyć tego krwawienia.{" "}
       *[no] {""}
    }
    [hunt] Akcja z { SIGNED($stealth) } do skrytości. Poluj{ $hunt ->
        [1] {""}
       *[other] {" "}na { $hunt } krwi
    }.{" "}
   *[other] Akcja z { SIGNED($stealth) } do skrytości. { $kind ->
        [equip] { $target ->
            [none] Wyposaż się w tę kartę
           *[other] Wyposaż się
        }
        [employ] Zatrudnij tego przybocznego
        [recruit] Zwerbuj tego sojusznika
        [gain-power] Zdobądź tę moc
       *[other] { CAPITAL($kind-name) }
    }.{" "}
}{ $even_tapped ->
    [yes] Także dla tapniętego sługi.{" "}
   *[no] {""}
}{ $at ->
    [none] {""}
   *[other] Skierowana przeciw: { $at }.{" "}
}{ $target ->
    [none] {""}
   *[other] { $target-kind ->
        [only] {""}
        [amethuselah] { $kind ->
            [bleed] {""}
           *[other] Wybierz { $target-one-acc }.{" "}
        }
       *[other] Wybierz { $target-one-acc }.{" "}
    }
}{ $effect ->
    [none] {""}
   *[other] { CAPITAL($effect) }
}
    .aim = { $target-thing }
vtes-phrase-motion = { $terms ->
    [none] {""}
   *[other] { CAPITAL($terms) }.{" "}
}Jeśli referendum przejdzie, { $passed }
vtes-phrase-strike = uderzenie: { $hand ->
    [yes] { $damage ->
        [0] cios ręką
       *[other] cios ręką z { $damage-signed } do obrażeń
    }{ $aggravated ->
        [yes] , obrażenia są poważne
       *[no] {""}
    }{ $ranged ->
        [yes] , na dystans
       *[no] {""}
    }
   *[no] { $damage ->
        [0] {""}
       *[other] { $ranged ->
            [yes] { $aggravated ->
                [yes] { $damage-both }
               *[no] { $damage-ranged }
            }
           *[no] { $aggravated ->
                [yes] { $damage-aggravated }
               *[no] { $damage-damage }
            }
        }
    }
}{ $first ->
    [yes] , z pierwszym uderzeniem
   *[no] {""}
}{ $dodge ->
    [yes] , unik
   *[no] {""}
}{ $ends ->
    [yes] , walka się kończy
   *[no] {""}
}{ $not_by-discipline ->
    [none] {""}
   *[other] {" "}(obrażeniom nie można zapobiec kartami, które wymagają: { $not_by-discipline })
}{ $effect ->
    [none] {""}
   *[other] , { $effect }{ $damage ->
        [0] { $ranged ->
            [yes] {" "}(także na dystans)
           *[no] {""}
        }
       *[other] {""}
    }
}{ $maneuver ->
    [optional] , z opcjonalnym manewrem
    [to-close] , z opcjonalnym manewrem na bliski dystans
    [must] , z manewrem
   *[other] {""}
}{ $press ->
    [yes] , z opcjonalnym naporem
   *[no] {""}
}{ $melee ->
    [yes] ; można użyć broni białej{ $melee_more ->
        [0] {""}
       *[other] {" "}(wtedy o { $melee_more } obrażeń więcej)
    }
   *[no] {""}
}{ $initial ->
    [yes] ; nie jako dodatkowe uderzenie
   *[no] {""}
}{ $own ->
    [none] {""}
   *[other] ; { $own }
}

## Sposoby zagrania karty

vtes-phrase-mode = { $draft ->
    [yes] Draft.{" "}
   *[no] {""}
}{ $disciplines-with ->
    [none] { $mixed ->
        [none] {""}
       *[other] Jako { $type-name }:{" "}
    }
   *[other] { CAPITAL($disciplines-with) }{ $mixed ->
        [none] {""}
       *[other] {" "}({ $type-name })
    }:{" "}
}{ $by ->
    [other] Tylko przez innego gotowego sługę pod twoją kontrolą.{" "}
    [untapped] Tylko przez innego odtapniętego sługę pod twoją kontrolą.{" "}
   *[none] {""}
}{ $needs-one-gen ->
    [none] {""}
   *[other] Wymaga { $needs-one-gen }.{" "}
}{ $cost ->
    [none] {""}
   *[other] Kosztuje { $cost }.{" "}
}{ $untapped ->
    [no] Tylko przez tapniętego sługę{ $when-window-when ->
        [none] {""}
       *[other] {" "}{ $when-window-when }
    }{ $if ->
        [none] {""}
       *[other] , jeśli { $if }
    }.{" "}
   *[yes] { $when-window-when ->
        [none] { $if ->
            [none] {""}
           *[other] Tylko, jeśli { $if }.{" "}
        }
       *[other] Tylko { $when-window-when }{ $if ->
            [none] {""}
           *[other] , jeśli { $if }
        }.{" "}
    }
}{ $target ->
    [none] {""}
   *[other] { $target-kind ->
        [only] {""}
       *[other] { $effect-kind ->
            [put-in-play] {""}
           *[other] Wybierz { $target-one-acc }.{" "}
        }
    }
}{ $most ->
    [none] {""}
   *[other] Ogłoś liczbę: co najmniej { $least }, najwyżej { $most }.{" "}
}{ $effect-kind ->
    [put-in-play] { $target ->
        [none] { CAPITAL($effect) }
       *[other] Połóż tę kartę na { $target-one-acc }
    }
   *[other] { CAPITAL($effect) }
}{ $traits-trait ->
    [none] {""}
   *[other] . Ta karta liczy się jako: { $traits-trait }
}{ $once ->
    [none] {""}
    [turn] { $type ->
        [master] . Tylko jedna na turę, bez względu na to, kto ją zagrywa
       *[other] . Każdy sługa tylko raz na turę
    }
    [your-turn] . Tylko raz na turę
    [action] . Tylko raz na akcję
    [combat] . Tylko raz na walkę
    [round] . Tylko raz na rundę
    [rounds] . Nie w dwóch rundach z rzędu
    [strike] . Tylko jedna taka karta na uderzenie
    [your-game] . Każdy Matuzalem tylko raz w grze
    [untap] . Tylko raz, zanim ten sługa się odtapuje
   *[game] . Tylko raz w grze
}
    .aim = { $target ->
        [none] { $effect-kind ->
            [action] { $effect-aim }
           *[other] none
        }
       *[other] { $target-thing }
    }
    .me = { $disciplines-with ->
        [none] { $needs-thing }
       *[other] { $type ->
            [power] imbued
            [conviction] imbued
            [retainer] none
            [equipment] none
            [ally] none
           *[other] vampire
        }
    }

## Co ma karta w grze

vtes-phrase-bonus = { $to ->
    [none] { $everyone ->
        [yes] { $if-kind ->
            [concerns] { $if-who }
           *[other] każdy Matuzalem
        } ma{" "}
       *[no] {""}
    }
   *[other] { $to-all } { $everyone ->
        [yes] każdego Matuzalema{" "}
       *[no] {""}
    }{ $to-kind ->
        [acting-minion] zyskuje
        [host-card] zyskuje
        [self] zyskuje
        [opposing] zyskuje
        [blocker] zyskuje
       *[other] zyskują
    }{" "}
}{ $amount-signed } { $what ->
    [damage] do obrażeń każdego uderzenia
    [master-cost] do kosztu kart mistrza zagrywanych na tego sługę
    [stealth] do skrytości
    [intercept] do przechwycenia
    [bleed] do krwawienia
    [strength] do siły
    [votes] do głosów
    [capacity] do pojemności
    [transfers] do transferów
    [second-master] do akcji fazy mistrza, lecz przez takie karty najwyżej dwie
    [master-actions] do akcji fazy mistrza
    [discard-actions] do akcji fazy odrzucania
    [hunt] do krwi z polowania
    [hunt-stealth] do skrytości polowania bez karty
    [hand-size] do limitu ręki
   *[other] ({ $what })
} { $amount-x }{ $if-kind ->
    [none] {""}
    [concerns] {""}
   *[other] , jeśli { $if }
}
vtes-phrase-can = { $once ->
    [none] {""}
    [turn] raz na turę{" "}
    [action] raz na akcję{" "}
    [referendum] raz na referendum{" "}
    [combat] raz na walkę{" "}
    [round] raz na rundę{" "}
    [untap] raz do odtapnięcia{" "}
    [damage] za każdym razem, gdy zadawane są obrażenia,{" "}
    [referendum] raz na referendum{" "}
   *[game] raz w grze{" "}
}{ $when-window-when ->
    [none] {""}
   *[other] { $own_turn ->
        [yes] { $by ->
            [controller] { $when-window-your }
           *[other] { $when-window-when }
        }
       *[no] { $when-window-when }
    }{" "}
}{ $after_block ->
    [yes] (w walce po tym, jak { vtes-holder } zablokował z tą kartą){" "}
   *[no] {""}
}{ $outside ->
    [yes] (także spoza walki){" "}
   *[no] {""}
}{ $by ->
    [host] Matuzalem, który kontroluje { vtes-phrase-host-card.acc },{ $even_torpid ->
        [yes] {" "}(nawet bez gotowości)
       *[no] {""}
    } może
    [target] Matuzalem, który kontroluje wybraną kartę, może
    [anyone] każdy Matuzalem może
   *[controller] { $type ->
        [none] możesz{ $even_torpid ->
            [yes] {" "}(nawet bez gotowości)
           *[no] {""}
        }
       *[other] { vtes-holder }{ $while_tapped ->
            [yes] {" "}(także tapnięty)
           *[no] {""}
        } może jako { $type-name }
    }
}{ $phase_action ->
    [yes] {" "}za akcję fazy
   *[no] {""}
}{ $transfers ->
    [0] {""}
   *[other] {" "}za transfery: { $transfers }
}{ $cost ->
    [none] {""}
   *[other] {" "}(koszt { $cost })
}{ $if ->
    [none] {""}
   *[other] , jeśli { $if },
}{ $tap ->
    [yes] {" "}tapnąć tę kartę{ vtes-and-choose }
   *[no] {""}
}{ $burn ->
    [yes] {" "}spalić tę kartę{ vtes-and-choose }
   *[no] {""}
}{ $target ->
    [none] {""}
   *[other] { $target-kind ->
        [only] {""}
       *[other] {" "}wybrać { $target-one-acc }
    }
}: { $effect-inf }
    .aim = { $target-thing }
    .owner = { $by ->
        [host] them
        [target] them
       *[controller] none
    }
vtes-phrase-can-act = { $by ->
    [none] { vtes-holder }
   *[other] { $by-one }{ $anyone ->
        [yes] {""}
       *[no] {" "}pod twoją kontrolą
    }
} może podjąć tę akcję{ $tap ->
    [yes] {" "}(tapując tę kartę)
   *[no] {""}
}{ $cost ->
    [none] {""}
   *[other] {" "}(koszt { $cost })
}{ $if ->
    [none] {""}
   *[other] , jeśli { $if }
}: { $action }
    .me = { $by ->
        [none] none
       *[other] acting
    }
vtes-phrase-weapon = { $cost ->
    [none] {""}
   *[other] koszt { $cost }:{" "}
}{ $strike }{ $once ->
    [none] {""}
   *[other] {" "}(raz na walkę)
}{ $limit ->
    [combat] . Tylko raz na walkę
    [round] . Tylko raz na rundę
   *[other] {""}
}{ $only_long ->
    [yes] . Tylko na daleki dystans
   *[no] {""}
}{ $if ->
    [none] {""}
   *[other] . Tylko, jeśli { $if }
}{ $wears ->
    [yes] . Ta karta traci znacznik za każdy punkt obrażeń, które zadaje, i bez znaczników ulega spaleniu
   *[no] {""}
}
vtes-phrase-discipline-level = { vtes-holder } ma { $levels ->
    [one] { $levels } poziom
    [few] { $levels } poziomy
   *[other] { $levels } poziomów
} więcej dyscypliny { $discipline ->
    [chosen] wybranej
   *[other] { $discipline-name }
}{ $to_play ->
    [yes] {" "}(do zagrywania kart)
   *[no] {""}
}
vtes-phrase-becomes = { vtes-holder } { $chosen ->
    [yes] należy do wybranego klanu
   *[no] { $clan ->
        [none] należy do sekty: { $sect-name }
       *[other] należy do klanu { $clan-name }
    }
}
vtes-phrase-holds-title = { vtes-holder } ma tytuł: { $title-name }
vtes-phrase-only-one = sługa może mieć najwyżej { $most ->
    [one] jedną kartę
    [few] { $most } karty
   *[other] { $most } kart
} { $trait ->
    [none] o tej nazwie
   *[other] tego rodzaju ({ $trait-name })
}
vtes-phrase-forbids = { $who ->
    [none] { vtes-holder } nie może
   *[other] { $who-all } nie mogą
} { $what-forbidden-nor }{ $at ->
    [none] {""}
   *[other] {" "}(przeciw: { $at-all })
}{ $if ->
    [none] {""}
   *[other] , jeśli { $if }
}
vtes-forbidden-attack = podejmować akcji wszczęcia walki
vtes-forbidden-rescue = ratować innych wampirów z torporu
vtes-forbidden-act = działać
vtes-forbidden-block = blokować
vtes-forbidden-equipment = mieć ekwipunku
vtes-forbidden-retainer = mieć przybocznych
vtes-forbidden-target = być celem akcji innych niż kontrolujący tę kartę
vtes-phrase-when-merged = po połączeniu { vtes-holder } to { $anarch ->
    [yes] anarchista{ $title ->
        [none] {""}
       *[other] {" "}i { $title-name }
    }
   *[no] { $title-name }
}
vtes-phrase-protects-pool = krwawienie przeciw tobie kosztuje cię najwyżej { $most-pool }, bez względu na jego wielkość
vtes-phrase-rivals-yield = kto kwestionuje tytuł tego wampira, musi zrzec się go w fazie odtapowania swojego Matuzalema
vtes-phrase-changes-cost = { $types-type ->
    [none] { $disciplines-discipline ->
        [none] { $kinds-kind ->
            [none] karty i akcje kosztują
           *[other] { $kinds-kind } kosztuje
        }
       *[other] karty wymagające dyscypliny { $disciplines-discipline } kosztują
    }
   *[other] { $types-thing-all }{ $disciplines-discipline ->
        [none] {""}
       *[other] {" "}wymagające dyscypliny { $disciplines-discipline }
    } kosztują
} { $who ->
    [none] { vtes-holder.gen }
   *[other] { $who-all }
} o { $more ->
    [-2] 2 krwi mniej
    [-1] 1 krew mniej
    [1] 1 krew więcej
   *[other] { $more } krwi więcej
}{ $if ->
    [none] {""}
   *[other] , jeśli { $if }
}
vtes-phrase-when-replaced = gdy dobierzesz kartę w miejsce karty, którą sługa z tą kartą zagrał jako działający: { $effect }
vtes-phrase-never-gains = ten sługa nigdy nie zyskuje krwi ani życia: trafiają do banku
vtes-phrase-wards = { $traits-trait ->
    [none] karty wymagające: { $clans-clan-any }, { $disciplines-discipline-any } nie mogą wskazać tego sługi jako celu ani zostać na nim położone, a te, które na nim leżą, zostają spalone
   *[other] kart ({ $traits-trait }) nie można zagrywać na { vtes-holder.gen }
}
vtes-phrase-unblockable = { $by-all } nie mogą blokować { vtes-holder.gen }
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
   *[other] {" "}· życie { $life }{ $types-first ->
        [retainer] {""}
       *[other] , siła { $strength }, krwawienie { $bleed }
    }
}
    .text = { $needs-one-gen ->
        [none] {""}
       *[other] Wymaga { $needs-one-gen }.{" "}
    }{ $modes-lines } { $grants ->
        [none] {""}
       *[other] { $modes-several ->
            [none] { $grants }
           *[other] ¶ { $grants }
        }
    }{ $traits-first ->
        [discipline] {" "}+1 do pojemności.
       *[other] {""}
    }
    .group = { CAPITAL($types-type) }
    .note = {""}
    .mixed = { $types-several }
    .host = { $types-first ->
        [equipment] minion
        [retainer] minion
        [power] imbued
        [conviction] imbued
        [ally] none
        [event] none
       *[other] { $modes-aim ->
            [clan] none
            [methuselah] none
           *[other] { $modes-aim }
        }
    }
    .me = { $types-first ->
        [ally] ally
        [action] { vtes-phrase-printed.player }
        [action-modifier] { vtes-phrase-printed.player }
        [reaction] { vtes-phrase-printed.player }
        [combat] { vtes-phrase-printed.player }
        [political-action] { vtes-phrase-printed.player }
       *[other] none
    }
    .player = { $needs-thing ->
        [none] { $clans-clan ->
            [none] none
           *[other] vampire
        }
       *[other] { $needs-thing }
    }
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
    .me = { $kind }

## Dalsze ilości i gracze

vtes-phrase-plus = { $of } + { $more }
vtes-phrase-capped = { $of } (najwyżej { $most })
vtes-phrase-lost-to-damage = to, co { $who } traci w tej rundzie przez obrażenia
vtes-phrase-methuselahs = liczba Matuzalemów w grze
vtes-phrase-vote-margin = przewaga głosów w referendum
vtes-phrase-depending = { $then }, jeśli { $on }, a w przeciwnym razie { $otherwise }
    .much = { $then-much }, jeśli { $on }, a w przeciwnym razie { $otherwise-much }
    .signed = { $then-signed }
    .x = {" "}, jeśli { $on }, a w przeciwnym razie { $otherwise-signed }
vtes-phrase-capacity-named = { $by_predator ->
    [yes] pojemność wampira, którego wybrał drapieżnik tego Matuzalema
   *[no] pojemność wampira, którego wybrał ten Matuzalem
}
vtes-phrase-term-seat = Matuzalem z referendum
    .gen = Matuzalema z referendum
    .person = other
vtes-phrase-richer = każdy Matuzalem z większą pulą niż twoja
    .gen = każdego Matuzalema z większą pulą niż twoja
    .person = other

## Dalsze rodzaje i warunki

vtes-phrase-of-named-clan = z wybranego klanu
    .kind = vampire
    .after = z wybranego klanu
    .is = { vtes-belong } do wybranego klanu
vtes-phrase-any-holds = { $conditions-or }
vtes-phrase-concerns = { $whom-kind ->
    [chosen] dotyczy to: { $who }
    [you] to ty: { $who-one }
   *[other] { $whom } to { $who-one }
}
    .who = { $who }
vtes-phrase-action-needs = { $title ->
    [yes] akcja wymaga tytułu
   *[no] akcja wymaga: { $disciplines-discipline }
}
vtes-phrase-bleed-succeeded = krwawienie { $prey ->
    [yes] przeciw twojej ofierze się udało
   *[no] się udało
}
vtes-phrase-bleed-can-increase = krwawienie można jeszcze zwiększyć
vtes-phrase-was-blocked = { $by_self ->
    [yes] { $ever ->
        [yes] { vtes-phrase-self } zablokował akcję
       *[no] { vtes-phrase-self } blokuje akcję
    }
   *[no] akcja jest blokowana
}
    .not = { $by_self ->
        [yes] { vtes-phrase-self } nie zablokował akcji
       *[no] akcja nie jest blokowana
    }
vtes-phrase-as-announced = akcja została właśnie ogłoszona
vtes-phrase-action-by = działającego sługę kontroluje: { $who }
    .not = działającego sługi nie kontroluje: { $who }
vtes-phrase-played-this-action = { $name ->
    [none] podczas tej akcji zagrano kartę typu { $type-name }
   *[other] podczas tej akcji zagrano „{ $name-card }”
}
    .not = { $name ->
        [none] podczas tej akcji nie zagrano karty typu { $type-name }
       *[other] podczas tej akcji nie zagrano „{ $name-card }”
    }
vtes-phrase-passed-referendum = referendum przeszło
vtes-phrase-at-range = { $long ->
    [yes] dystans jest daleki
   *[no] dystans jest bliski
}
vtes-phrase-inflicted-more = ten wampir zadał w tej rundzie więcej obrażeń niż przeciwnik
vtes-phrase-combat-ends = walka ma się zakończyć i obaj są gotowi
vtes-phrase-not-exhausted = nie użyto jeszcze karty o tej nazwie
vtes-phrase-discard-phase-begins = zaczyna się faza odrzucania { $of-gen }
    .when = na początku { $of-person ->
        [you] swojej fazy odrzucania
       *[other] fazy odrzucania { $of-gen }
    }

## Co jeszcze się dzieje

vtes-phrase-less-intercept = −{ $amount } do przechwycenia { $who-gen }
vtes-phrase-untap-and-block = odtapnij { $who-acc }, by próbować zablokować{ $intercept ->
    [0] {""}
   *[other] , +{ $intercept } do przechwycenia
}
vtes-phrase-no-combat = blok nie prowadzi do walki
vtes-phrase-blocks-without-tapping = { $who } nie tapuje się za blok
vtes-phrase-stays-tapped = { $who } nie odtapowuje się w następnej fazie odtapowania
vtes-phrase-one-of = albo { $effects-or }
vtes-phrase-restrict = { $who } nie może do końca { $until ->
    [action] akcji
    [combat] walki
    [round] rundy
   *[turn] tury
} { $what-restriction-nor }
vtes-phrase-hurts-each-round = { $before_range ->
    [yes] przed ustaleniem dystansu w każdej rundzie tej walki obaj walczący i ich przyboczni otrzymują { $amount-damage } bez możliwości zapobieżenia{ $more ->
        [0] {""}
       *[other] , a w każdej rundzie po pierwszej o { $more } więcej
    }
   *[no] { $who } otrzymuje w każdej rundzie tej walki { $amount-damage }
}
vtes-phrase-prevent-strike = { $all_round ->
    [yes] zapobiegnij wszystkim obrażeniom od uderzeń przeciwnika w tej rundzie
   *[no] { $initial ->
        [yes] zapobiegnij wszystkim obrażeniom od pierwszego uderzenia przeciwnika w rundzie
       *[no] zapobiegnij wszystkim obrażeniom od uderzenia przeciwnika
    }
}
vtes-phrase-another-combat = { $continues ->
    [yes] walka się nie kończy: zaczyna się kolejna runda
   *[no] po tej walce obaj walczą ponownie
}
vtes-phrase-strike-harder = { $aimed ->
    [yes] jeśli następne uderzenie zada obrażenia wrogiemu słudze, zadaje o { $amount } więcej, a ten sługa nie może napierać w tej rundzie
   *[no] +{ $amount } do obrażeń następnego uderzenia
}
vtes-phrase-intercept-of = { $which-kind ->
    [self] { $which } ma
   *[other] { $which-all } mają
} { $amount-signed } do przechwycenia w tej akcji
vtes-phrase-exhaust = żadnej innej karty o tej nazwie { $until ->
    [turn] w tej turze
   *[action] w tej akcji
}
vtes-phrase-cancel-against = anuluj zagraną przeciw temu słudze kartę, która wymaga: { $disciplines-discipline-any }
vtes-phrase-plays-basic = { vtes-holder } może zagrywać karty wymagające na poziomie podstawowym: { $disciplines-discipline-any }, jak wampir o pojemności { $as_old }
vtes-phrase-name-methuselah = wybierz { $among-kind ->
    [each-methuselah] { $among-one }
    [except] { $among-one }
    [richer] Matuzalema z większą pulą niż twoja
   *[other] { $among-gen }
}
vtes-phrase-name-several = wybierz { $at_least-kind ->
    [number] { $at_least ->
        [1] jednego lub więcej
       *[other] co najmniej { $at_least }
    }
   *[other] co najmniej tylu ({ $at_least })
} { $among-kind ->
    [each-methuselah] { $among-several }
   *[other] z: { $among }
}
vtes-phrase-each-may-name = każdy Matuzalem może wybrać { $which-one-acc } pod swoją kontrolą
vtes-phrase-shift-pool = ten Matuzalem traci przydzielone punkty puli, a inni je dostają
vtes-phrase-banish = { $who } trafia ze wszystkim, co na niej leży, do obszaru niekontrolowanego
vtes-phrase-cancel-referendum = referendum zostaje anulowane, a jego karta wraca na rękę{ $untap ->
    [yes] ; działający sługa odtapowuje się
   *[no] {""}
}{ $barred ->
    [yes] ; słudzy jego Matuzalema nie mogą ponownie podjąć tej akcji w tej turze
   *[no] {""}
}
vtes-phrase-abstains = { $who } wstrzymuje się od głosu w tym referendum (oddane już głosy przepadają)
vtes-phrase-referendum-is-settled = wynik referendum nie zależy od głosów
    .not = wynik referendum zależy od głosów
vtes-phrase-blood-or-pool = { $who } zyskuje { $amount-blood }; najwyżej { $to_pool } z tego trafia zamiast tego do twojej puli
vtes-restriction-maneuver-to-close = manewrować na bliski dystans
vtes-restriction-maneuver-to-long = manewrować na daleki dystans
vtes-restriction-press-to-continue = przedłużać walki naporem
vtes-restriction-press-to-end = kończyć walki naporem
vtes-restriction-equipment = używać ekwipunku
vtes-restriction-other-strikes = uderzać inaczej niż ręką
vtes-phrase-is-library-card = karta biblioteki
    .noun = kartę biblioteki
    .nouns = karty biblioteki
    .kind = library-card
vtes-phrase-each-player = { $effect }, i tak dla { $players-gen }
vtes-phrase-blood-hunt = głosowanie nad krwawymi łowami: { $who }
vtes-phrase-of-circle = z tego samego kręgu
    .kind = vampire
    .after = z tego samego kręgu
    .is = { vtes-belong } do tego samego kręgu

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
vtes-phrase-search-and-attach = jeśli chcesz, przeszukaj bibliotekę, stos popiołów i rękę w poszukiwaniu karty ({ $trait-name }) i połóż ją na { $who-acc }

## Krwawienia, przysługi i los kart w grze

vtes-phrase-has-edge = { $who-person ->
    [you] masz przewagę
   *[other] { $who } ma przewagę
}{ $or_nobody ->
    [yes] {" "}lub nikt jej nie ma
   *[no] {""}
}
    .not = { $who-person ->
        [you] nie masz przewagi
       *[other] { $who-kind ->
            [each-methuselah] nikt nie ma przewagi
           *[other] { $who } nie ma przewagi
        }
    }
vtes-phrase-pay-for-bleed = { $by-person ->
    [you] tracisz pulę za krwawienie zamiast jego celu (jeśli nic nie tracisz, spal tę kartę)
   *[other] { $by } traci pulę za krwawienie zamiast jego celu
}
vtes-phrase-limit-bleed = { $most ->
    [0] krwawienie nie spala puli i jest nieudane
   *[other] to krwawienie kosztuje najwyżej { $most-pool }
}
vtes-phrase-rearrange-equipment = kolejno, począwszy od ciebie, każdy Matuzalem może przełożyć ekwipunek między swoimi gotowymi sługami
vtes-phrase-choose-discipline = wybierz dyscyplinę
vtes-phrase-cancel-this = ta karta zostaje anulowana
vtes-phrase-capacity = pojemność { $who-gen }
vtes-phrase-on-control-change = gdy przejmujesz kontrolę nad tą kartą: { $gained }; gdy ją tracisz, także gdy karta zostaje spalona lub sporna: { $lost }
vtes-phrase-in-combat = w tej walce
    .after = w tej walce

## Kończenie akcji, czekanie na to, co nastąpi

vtes-phrase-end-action = akcja natychmiast kończy się niepowodzeniem, bez walki
vtes-phrase-cannot-repeat-action = działający sługa nie może w tej turze ponownie podjąć tej samej akcji
vtes-phrase-stealth-for-next-actions = +1 do skrytości dla kolejnych akcji twoich sług w tej turze, ich liczba: { $actions }
vtes-phrase-cheaper-action = akcja kosztuje o { $amount } krwi lub puli mniej
vtes-phrase-no-more = { $what ->
    [modifiers] podczas tej akcji nie można już zagrywać modyfikatorów akcji
    [untap] podczas tej akcji żaden sługa nie może się odtapować
    [block] tej akcji nie może już próbować blokować: { $by }
   *[edge] podczas tej akcji { $by-person ->
        [you] nie możesz zyskać przewagi
       *[other] przewagi nie może zyskać { $by }
    }; zamiast tego jest ona spalana
}
vtes-phrase-attempt-block = { vtes-phrase-self } próbuje blokować, nawet jeśli nie możesz blokować tej akcji
vtes-phrase-take-action = { vtes-holder } podejmuje akcję bez względu na to, czyja jest tura
vtes-phrase-if-passes = jeśli referendum przejdzie: { $effect }
vtes-phrase-played-for-action = karta zagrana dla akcji
    .acc = kartę zagraną dla akcji
    .gen = karty zagranej dla akcji
    .thing = card
    .dat = karcie zagranej dla akcji
    .ins = kartą zagraną dla akcji
    .loc = karcie zagranej dla akcji
vtes-phrase-carries = z { $which-one-ins }
    .after = z { $which-one-ins }
    .after-not = bez { $which-one-gen }
    .is = { $count-have } { $which-one-acc }
    .is-not = nie { $count-have } { $which-one-gen }

## Umarli

vtes-phrase-revive = { $ready ->
    [yes] { $blood ->
        [0] { $who } wraca ze stosu popiołów do gry z pełnym życiem (przyboczny na działającego sługę), bez wymagań i kosztu
       *[other] { $who } trafia ze stosu popiołów do twojego obszaru gotowości z krwią: { $blood }
    }
   *[no] { $who } trafia ze stosu popiołów do twojego obszaru niekontrolowanego
}
vtes-phrase-several = { $least ->
    [one] co najmniej 1
   *[other] { $least }{ $most ->
        [99] {" "}lub więcej
       *[other] {""}
    }
} spośród { $which-all-gen }
    .all = { $which-all }
    .one-acc = { vtes-phrase-several }
    .thing = { $which-thing }
vtes-phrase-each-target = dla każdej wybranej karty: { $effect }
vtes-phrase-provided = dowolne, jeśli { $condition }
    .after = (tylko, jeśli { $condition })
    .is = { $count-be } dowolne, jeśli { $condition }
vtes-phrase-remember-bled = ta karta zapamiętuje krwawionego Matuzalema
vtes-phrase-remembered = zapamiętany Matuzalem
    .gen = zapamiętanego Matuzalema
    .person = other

## Co karty pamiętają

vtes-phrase-remember-terms = ta karta zapamiętuje wybranych Matuzalemów
vtes-phrase-named-here = każdy Matuzalem wybrany dla tej karty
    .gen = każdego Matuzalema wybranego dla tej karty
    .one = Matuzalem wybrany dla tej karty
    .person = other
vtes-phrase-named-by = każdy Matuzalem wybrany dla karty { $name-card } w grze
    .gen = każdego Matuzalema wybranego dla karty { $name-card } w grze
    .person = other
vtes-phrase-put-in-state = { $state ->
    [superior] ta karta pozostaje w grze na poziomie wyższym
   *[dormant] tej karty nie można użyć przed twoją następną turą
}
vtes-phrase-is-in-state = { $state ->
    [superior] tę kartę zagrano na poziomie wyższym
   *[dormant] twoja następna tura jeszcze się nie zaczęła
}
    .not = { $state ->
        [superior] tej karty nie zagrano na poziomie wyższym
       *[dormant] zaczęła się twoja następna tura
    }
vtes-phrase-open-hand = { $of } { $of-person ->
    [you] grasz
   *[other] gra
} tę walkę z odkrytą ręką
vtes-phrase-remember-target = ta karta zapamiętuje wybraną kartę
vtes-phrase-action-resolved = rozstrzygnięto akcję, działał: { $who }
vtes-phrase-harm = { vtes-holder }{ $inflicts ->
    [no] {" "}nie zadaje obrażeń w walce
   *[yes] {""}
}{ $takes_normal ->
    [no] { $inflicts ->
        [no] {" "}i
       *[yes] {""}
    } jest odporny na obrażenia, które nie są poważne
   *[yes] {""}
}{ $takes_aggravated ->
    [no] {" "}traktuje poważne obrażenia w walce jak zwykłe
   *[yes] {""}
}
vtes-phrase-blood-to-act = { $if ->
    [none] {""}
   *[other] jeśli { $if }:{" "}
}sługa z tą kartą musi spalić { $blood-blood }, by podjąć akcję inną niż polowanie lub atak
vtes-phrase-aggravated-as-normal = { $who } do końca walki otrzymuje poważne obrażenia jak zwykłe

## Stosy, ceny, co karty pamiętają, koniec faz

vtes-phrase-cards-in = masz { $place ->
    [hand] na ręce
    [crypt] w krypcie
   *[ash-heap] w stosie popiołów
} { $at_least ->
    [one] { $which ->
        [none] kartę
       *[other] { $which-one-acc }
    }
   *[other] co najmniej { $at_least } { $which ->
        [none] karty
       *[other] { $which-all-acc }
    }
}
vtes-phrase-discard-cards = { $or_else ->
    [none] odrzuć z ręki { vtes-phrase-discard-cards.what }
   *[other] { $by } może odrzucić { vtes-phrase-discard-cards.what }; w przeciwnym razie: { $or_else }
}
    .what = { $which ->
        [none] { $amount-card }
       *[other] { $amount ->
            [one] { $which-one-acc }
           *[other] { $amount } { $which-all-acc }
        }
    }
vtes-phrase-back-from-ash-heap = wybierz ze swojego stosu popiołów najwyżej { $most-card }; { $to_hand ->
    [one] wybrana jako pierwsza trafia
   *[other] pierwsze { $to_hand } z nich trafiają
} na twoją rękę, pozostałe wtasuj w bibliotekę
vtes-phrase-remove-from-game = usuń z gry { $who-acc }
vtes-phrase-hand-size = { $amount-signed } do limitu kart na ręce { $until ->
    [action] w tej akcji
    [combat] w tej walce
    [round] w tej rundzie
   *[turn] do końca tury
}
vtes-phrase-chosen-card = zapamiętana karta
    .acc = zapamiętaną kartę
    .gen = zapamiętanej karty
    .thing = card
    .dat = zapamiętanej karcie
    .ins = zapamiętaną kartą
    .loc = zapamiętanej karcie
vtes-phrase-changes-pool-cost = { $of-all }{ $who-person ->
    [you] {" "}zagrywane przez ciebie
    [other] {" "}zagrywane przez { $who-acc }
   *[none] {""}
}{ $on ->
    [none] {""}
   *[other] {" "}zagrywane na { $on-one-acc }
} mają { SIGNED($pool) } do kosztu w puli
vtes-phrase-changes-controller = inny Matuzalem przejmuje kontrolę nad { $who-ins }
vtes-phrase-phase-closes = nikt już nic nie robi ({ $phase-window } { $of-gen })
    .when = zanim skończy się { $of-person ->
        [you] twoja{" "}
       *[other] {""}
    }{ $phase ->
        [discard-phase] faza odrzucania
        [influence-phase] faza wpływu
        [master-phase] faza mistrza
        [untap] faza odtapowania
       *[other] faza
    }{ $of-person ->
        [you] {""}
       *[other] {" "}{ $of-gen }
    },

## Rundy walki, broń, celowanie

vtes-phrase-set-range = dystans w tej rundzie jest bez manewrów { $long ->
    [yes] daleki
   *[no] bliski
}
vtes-phrase-initial-strike = pierwsze uderzenie tego sługi w tej rundzie musi być { $strike ->
    [none] zadane tą bronią
   *[other] takie: { $strike }
}{ $answered_first ->
    [yes] , a pierwsze uderzenie wrogiego sługi ma pierwszeństwo
   *[no] {""}
}
vtes-phrase-if-another-round = jeśli zacznie się kolejna runda tej walki: { $effect }
vtes-phrase-striking-weapon = broń, która zadaje obrażenia
    .acc = broń, która zadaje obrażenia
    .gen = broni, która zadaje obrażenia
    .thing = weapon
    .dat = broni, która zadaje obrażenia
    .ins = bronią, która zadaje obrażenia
    .loc = broni, która zadaje obrażenia
vtes-phrase-in-hand = { $filters-one-acc } z twojej ręki
    .one = { $filters-one } z twojej ręki
    .one-acc = { $filters-one-acc } z twojej ręki
    .all = { $filters-all } z twojej ręki
    .thing = { $filters-thing }
vtes-phrase-is-obtainable = ten sługa może ją mieć i można za nią zapłacić{ $less_pool ->
    [0] {""}
   *[other] {" "}(taniej o { $less_pool } puli lub najwyżej { $less_blood } krwi)
}{ $most_damage ->
    [99] {""}
   *[other] , najwyżej { $most_damage } do obrażeń w uderzeniu, bez poważnych
}
    .after = ({ vtes-phrase-is-obtainable })
vtes-phrase-equip-from-hand = { vtes-phrase-self } wyposaża się w wybraną kartę lub ją zatrudnia za jej koszt{ $less_pool ->
    [0] {""}
   *[other] {" "}(taniej o { $less_pool } puli lub najwyżej { $less_blood } krwi)
}
vtes-phrase-library-size = liczba kart w twojej bibliotece
vtes-restriction-additional-strikes = używać dodatkowych uderzeń
vtes-restriction-weapon-damage = zadawać obrażeń bronią
vtes-restriction-discipline-cards = zagrywać kart wymagających dyscypliny
vtes-unit-ranged = obrażenie na dystans
    .few = obrażenia na dystans
    .many = obrażeń na dystans
vtes-unit-aggravated = poważne obrażenie
    .few = poważne obrażenia
    .many = poważnych obrażeń
vtes-unit-both = poważne obrażenie na dystans
    .few = poważne obrażenia na dystans
    .many = poważnych obrażeń na dystans
vtes-unit-point = punkt
    .few = punkty
    .many = punktów
vtes-whose-pool = { $owner ->
    [none] swojej puli
   *[other] jego puli
}
vtes-and-choose = { $target-kind ->
    [none] {""}
    [only] {""}
   *[other] {" "}i
}
vtes-phrase-grant = { $until ->
    [action] do końca akcji
    [combat] do końca walki
    [round] do końca rundy
   *[turn] do końca tury
} { $ability }
    .me = { $to-kind ->
        [opposing] opposing
       *[other] none
    }
vtes-phrase-lend = { $until ->
    [action] podczas tej akcji
    [combat] podczas tej walki
    [round] w tej rundzie
   *[turn] w tej turze
} ten sługa może użyć tego, co następuje
vtes-phrase-offer-intercept = raz w tej akcji możesz stracić { $pool-pool }, by { $who } dostał +1 do przechwycenia
vtes-phrase-might-block = może próbować zablokować akcję
    .after = (może próbować zablokować akcję)
vtes-phrase-block-cost = { $which-all } muszą zapłacić po { $amount } krwi, aby próbować blokować tę akcję
vtes-phrase-settle-referendum = { $next ->
    [yes] następne referendum zwołane w tej turze przez twojego wampira { $passes ->
        [yes] przechodzi automatycznie
       *[no] upada automatycznie
    }
   *[no] referendum { $passes ->
        [yes] przechodzi bez względu na głosy
       *[no] upada bez względu na głosy
    }
}
vtes-phrase-needs-stealth = ten sługa działa i został zablokowany z braku skrytości
vtes-phrase-continue-action = akcja trwa dalej, jakby jej nie zablokowano{ $stealth ->
    [0] {""}
   *[other] , z +{ $stealth } do skrytości
}
