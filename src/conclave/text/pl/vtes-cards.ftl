### Karty V:TES: jak nazywa się to, co na nich jest, i zwroty, z których się składają. Zdania układa
### text/clauses.py; karty mają acc, gen, dat, ins i loc, gracze także. Momenty mogą mieć formę when.
### Formy next i more mówią, jak efekt łączy się z poprzednim. Jak mówi się o rodzajach kart,
### objaśnia text/things.py.

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
    .all-loc = kartach
    .this = ta karta
    .this-acc = tę kartę
    .this-gen = tej karty
    .this-dat = tej karcie
    .this-ins = tą kartą
    .this-loc = tej karcie
    .that = ta karta
    .that-acc = tę kartę
    .that-gen = tej karty
    .that-dat = tej karcie
    .that-ins = tą kartą
    .that-loc = tej karcie
    .chosen = wybrana karta
    .chosen-acc = wybraną kartę
    .chosen-gen = wybranej karty
    .chosen-dat = wybranej karcie
    .chosen-ins = wybraną kartą
    .chosen-loc = wybranej karcie
    .who-one = , która
    .who-each = , która
    .who-all = , które
vtes-thing-played-card = karta
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
    .all-loc = kartach
    .this = ta karta
    .this-acc = tę kartę
    .this-gen = tej karty
    .this-dat = tej karcie
    .this-ins = tą kartą
    .this-loc = tej karcie
    .that = zagrywana karta
    .that-acc = zagrywaną kartę
    .that-gen = zagrywanej karty
    .that-dat = zagrywanej karcie
    .that-ins = zagrywaną kartą
    .that-loc = zagrywanej karcie
    .chosen = zagrywana karta
    .chosen-acc = zagrywaną kartę
    .chosen-gen = zagrywanej karty
    .chosen-dat = zagrywanej karcie
    .chosen-ins = zagrywaną kartą
    .chosen-loc = zagrywanej karcie
    .who-one = , która
    .who-each = , która
    .who-all = , które
vtes-thing-vampire = wampir
    .wider = minion
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
    .all-loc = wampirach
    .this = ten wampir
    .this-acc = tego wampira
    .this-gen = tego wampira
    .this-dat = temu wampirowi
    .this-ins = tym wampirem
    .this-loc = tym wampirze
    .that = ten wampir
    .that-acc = tego wampira
    .that-gen = tego wampira
    .that-dat = temu wampirowi
    .that-ins = tym wampirem
    .that-loc = tym wampirze
    .chosen = wybrany wampir
    .chosen-acc = wybranego wampira
    .chosen-gen = wybranego wampira
    .chosen-dat = wybranemu wampirowi
    .chosen-ins = wybranym wampirem
    .chosen-loc = wybranym wampirze
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
    .all-loc = sługach
    .this = ten sługa
    .this-acc = tego sługę
    .this-gen = tego sługi
    .this-dat = temu słudze
    .this-ins = tym sługą
    .this-loc = tym słudze
    .that = ten sługa
    .that-acc = tego sługę
    .that-gen = tego sługi
    .that-dat = temu słudze
    .that-ins = tym sługą
    .that-loc = tym słudze
    .chosen = wybrany sługa
    .chosen-acc = wybranego sługę
    .chosen-gen = wybranego sługi
    .chosen-dat = wybranemu słudze
    .chosen-ins = wybranym sługą
    .chosen-loc = wybranym słudze
    .who-one = , który
    .who-each = , który
    .who-all = , którzy
vtes-thing-ally = sojusznik
    .wider = minion
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
    .all-loc = sojusznikach
    .this = ten sojusznik
    .this-acc = tego sojusznika
    .this-gen = tego sojusznika
    .this-dat = temu sojusznikowi
    .this-ins = tym sojusznikiem
    .this-loc = tym sojuszniku
    .that = ten sojusznik
    .that-acc = tego sojusznika
    .that-gen = tego sojusznika
    .that-dat = temu sojusznikowi
    .that-ins = tym sojusznikiem
    .that-loc = tym sojuszniku
    .chosen = wybrany sojusznik
    .chosen-acc = wybranego sojusznika
    .chosen-gen = wybranego sojusznika
    .chosen-dat = wybranemu sojusznikowi
    .chosen-ins = wybranym sojusznikiem
    .chosen-loc = wybranym sojuszniku
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
    .all-loc = przybocznych
    .this = ten przyboczny
    .this-acc = tego przybocznego
    .this-gen = tego przybocznego
    .this-dat = temu przybocznemu
    .this-ins = tym przybocznym
    .this-loc = tym przybocznym
    .that = ten przyboczny
    .that-acc = tego przybocznego
    .that-gen = tego przybocznego
    .that-dat = temu przybocznemu
    .that-ins = tym przybocznym
    .that-loc = tym przybocznym
    .chosen = wybrany przyboczny
    .chosen-acc = wybranego przybocznego
    .chosen-gen = wybranego przybocznego
    .chosen-dat = wybranemu przybocznemu
    .chosen-ins = wybranym przybocznym
    .chosen-loc = wybranym przybocznym
    .who-one = , który
    .who-each = , który
    .who-all = , którzy
vtes-thing-imbued = natchniony
    .wider = minion
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
    .all-loc = natchnionych
    .this = ten natchniony
    .this-acc = tego natchnionego
    .this-gen = tego natchnionego
    .this-dat = temu natchnionemu
    .this-ins = tym natchnionym
    .this-loc = tym natchnionym
    .that = ten natchniony
    .that-acc = tego natchnionego
    .that-gen = tego natchnionego
    .that-dat = temu natchnionemu
    .that-ins = tym natchnionym
    .that-loc = tym natchnionym
    .chosen = wybrany natchniony
    .chosen-acc = wybranego natchnionego
    .chosen-gen = wybranego natchnionego
    .chosen-dat = wybranemu natchnionemu
    .chosen-ins = wybranym natchnionym
    .chosen-loc = wybranym natchnionym
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
    .all-loc = kartach ekwipunku
    .this = ta karta ekwipunku
    .this-acc = tę kartę ekwipunku
    .this-gen = tej karty ekwipunku
    .this-dat = tej karcie ekwipunku
    .this-ins = tą kartą ekwipunku
    .this-loc = tej karcie ekwipunku
    .that = ta karta ekwipunku
    .that-acc = tę kartę ekwipunku
    .that-gen = tej karty ekwipunku
    .that-dat = tej karcie ekwipunku
    .that-ins = tą kartą ekwipunku
    .that-loc = tej karcie ekwipunku
    .chosen = wybrana karta ekwipunku
    .chosen-acc = wybraną kartę ekwipunku
    .chosen-gen = wybranej karty ekwipunku
    .chosen-dat = wybranej karcie ekwipunku
    .chosen-ins = wybraną kartą ekwipunku
    .chosen-loc = wybranej karcie ekwipunku
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
    .all-loc = kartach mistrza
    .this = ta karta mistrza
    .this-acc = tę kartę mistrza
    .this-gen = tej karty mistrza
    .this-dat = tej karcie mistrza
    .this-ins = tą kartą mistrza
    .this-loc = tej karcie mistrza
    .that = ta karta mistrza
    .that-acc = tę kartę mistrza
    .that-gen = tej karty mistrza
    .that-dat = tej karcie mistrza
    .that-ins = tą kartą mistrza
    .that-loc = tej karcie mistrza
    .chosen = wybrana karta mistrza
    .chosen-acc = wybraną kartę mistrza
    .chosen-gen = wybranej karty mistrza
    .chosen-dat = wybranej karcie mistrza
    .chosen-ins = wybraną kartą mistrza
    .chosen-loc = wybranej karcie mistrza
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
    .all-loc = kartach akcji
    .this = ta karta akcji
    .this-acc = tę kartę akcji
    .this-gen = tej karty akcji
    .this-dat = tej karcie akcji
    .this-ins = tą kartą akcji
    .this-loc = tej karcie akcji
    .that = ta karta akcji
    .that-acc = tę kartę akcji
    .that-gen = tej karty akcji
    .that-dat = tej karcie akcji
    .that-ins = tą kartą akcji
    .that-loc = tej karcie akcji
    .chosen = wybrana karta akcji
    .chosen-acc = wybraną kartę akcji
    .chosen-gen = wybranej karty akcji
    .chosen-dat = wybranej karcie akcji
    .chosen-ins = wybraną kartą akcji
    .chosen-loc = wybranej karcie akcji
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
    .all-loc = kartach reakcji
    .this = ta karta reakcji
    .this-acc = tę kartę reakcji
    .this-gen = tej karty reakcji
    .this-dat = tej karcie reakcji
    .this-ins = tą kartą reakcji
    .this-loc = tej karcie reakcji
    .that = ta karta reakcji
    .that-acc = tę kartę reakcji
    .that-gen = tej karty reakcji
    .that-dat = tej karcie reakcji
    .that-ins = tą kartą reakcji
    .that-loc = tej karcie reakcji
    .chosen = wybrana karta reakcji
    .chosen-acc = wybraną kartę reakcji
    .chosen-gen = wybranej karty reakcji
    .chosen-dat = wybranej karcie reakcji
    .chosen-ins = wybraną kartą reakcji
    .chosen-loc = wybranej karcie reakcji
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
    .all-loc = kartach walki
    .this = ta karta walki
    .this-acc = tę kartę walki
    .this-gen = tej karty walki
    .this-dat = tej karcie walki
    .this-ins = tą kartą walki
    .this-loc = tej karcie walki
    .that = ta karta walki
    .that-acc = tę kartę walki
    .that-gen = tej karty walki
    .that-dat = tej karcie walki
    .that-ins = tą kartą walki
    .that-loc = tej karcie walki
    .chosen = wybrana karta walki
    .chosen-acc = wybraną kartę walki
    .chosen-gen = wybranej karty walki
    .chosen-dat = wybranej karcie walki
    .chosen-ins = wybraną kartą walki
    .chosen-loc = wybranej karcie walki
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
    .all-loc = kartach wydarzenia
    .this = ta karta wydarzenia
    .this-acc = tę kartę wydarzenia
    .this-gen = tej karty wydarzenia
    .this-dat = tej karcie wydarzenia
    .this-ins = tą kartą wydarzenia
    .this-loc = tej karcie wydarzenia
    .that = ta karta wydarzenia
    .that-acc = tę kartę wydarzenia
    .that-gen = tej karty wydarzenia
    .that-dat = tej karcie wydarzenia
    .that-ins = tą kartą wydarzenia
    .that-loc = tej karcie wydarzenia
    .chosen = wybrana karta wydarzenia
    .chosen-acc = wybraną kartę wydarzenia
    .chosen-gen = wybranej karty wydarzenia
    .chosen-dat = wybranej karcie wydarzenia
    .chosen-ins = wybraną kartą wydarzenia
    .chosen-loc = wybranej karcie wydarzenia
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
    .all-loc = kartach mocy
    .this = ta karta mocy
    .this-acc = tę kartę mocy
    .this-gen = tej karty mocy
    .this-dat = tej karcie mocy
    .this-ins = tą kartą mocy
    .this-loc = tej karcie mocy
    .that = ta karta mocy
    .that-acc = tę kartę mocy
    .that-gen = tej karty mocy
    .that-dat = tej karcie mocy
    .that-ins = tą kartą mocy
    .that-loc = tej karcie mocy
    .chosen = wybrana karta mocy
    .chosen-acc = wybraną kartę mocy
    .chosen-gen = wybranej karty mocy
    .chosen-dat = wybranej karcie mocy
    .chosen-ins = wybraną kartą mocy
    .chosen-loc = wybranej karcie mocy
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
    .all-loc = kartach przekonania
    .this = ta karta przekonania
    .this-acc = tę kartę przekonania
    .this-gen = tej karty przekonania
    .this-dat = tej karcie przekonania
    .this-ins = tą kartą przekonania
    .this-loc = tej karcie przekonania
    .that = ta karta przekonania
    .that-acc = tę kartę przekonania
    .that-gen = tej karty przekonania
    .that-dat = tej karcie przekonania
    .that-ins = tą kartą przekonania
    .that-loc = tej karcie przekonania
    .chosen = wybrana karta przekonania
    .chosen-acc = wybraną kartę przekonania
    .chosen-gen = wybranej karty przekonania
    .chosen-dat = wybranej karcie przekonania
    .chosen-ins = wybraną kartą przekonania
    .chosen-loc = wybranej karcie przekonania
    .who-one = , która
    .who-each = , która
    .who-all = , które
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
    .all-loc = kartach biblioteki
    .this = ta karta biblioteki
    .this-acc = tę kartę biblioteki
    .this-gen = tej karty biblioteki
    .this-dat = tej karcie biblioteki
    .this-ins = tą kartą biblioteki
    .this-loc = tej karcie biblioteki
    .that = ta karta biblioteki
    .that-acc = tę kartę biblioteki
    .that-gen = tej karty biblioteki
    .that-dat = tej karcie biblioteki
    .that-ins = tą kartą biblioteki
    .that-loc = tej karcie biblioteki
    .chosen = wybrana karta biblioteki
    .chosen-acc = wybraną kartę biblioteki
    .chosen-gen = wybranej karty biblioteki
    .chosen-dat = wybranej karcie biblioteki
    .chosen-ins = wybraną kartą biblioteki
    .chosen-loc = wybranej karcie biblioteki
    .who-one = , która
    .who-each = , która
    .who-all = , które
vtes-thing-minion-card = karta sługi
    .gender = f
    .genders = np
    .one = karta sługi
    .one-acc = kartę sługi
    .one-gen = karty sługi
    .one-dat = karcie sługi
    .one-ins = kartą sługi
    .one-loc = karcie sługi
    .all = karty sługi
    .all-acc = karty sługi
    .all-gen = kart sługi
    .all-dat = kartom sługi
    .all-ins = kartami sługi
    .all-loc = kartach sługi
    .this = ta karta sługi
    .this-acc = tę kartę sługi
    .this-gen = tej karty sługi
    .this-dat = tej karcie sługi
    .this-ins = tą kartą sługi
    .this-loc = tej karcie sługi
    .that = ta karta sługi
    .that-acc = tę kartę sługi
    .that-gen = tej karty sługi
    .that-dat = tej karcie sługi
    .that-ins = tą kartą sługi
    .that-loc = tej karcie sługi
    .chosen = wybrana karta sługi
    .chosen-acc = wybraną kartę sługi
    .chosen-gen = wybranej karty sługi
    .chosen-dat = wybranej karcie sługi
    .chosen-ins = wybraną kartą sługi
    .chosen-loc = wybranej karcie sługi
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
    .all-loc = kartach akcji politycznej
    .this = ta karta akcji politycznej
    .this-acc = tę kartę akcji politycznej
    .this-gen = tej karty akcji politycznej
    .this-dat = tej karcie akcji politycznej
    .this-ins = tą kartą akcji politycznej
    .this-loc = tej karcie akcji politycznej
    .that = ta karta akcji politycznej
    .that-acc = tę kartę akcji politycznej
    .that-gen = tej karty akcji politycznej
    .that-dat = tej karcie akcji politycznej
    .that-ins = tą kartą akcji politycznej
    .that-loc = tej karcie akcji politycznej
    .chosen = wybrana karta akcji politycznej
    .chosen-acc = wybraną kartę akcji politycznej
    .chosen-gen = wybranej karty akcji politycznej
    .chosen-dat = wybranej karcie akcji politycznej
    .chosen-ins = wybraną kartą akcji politycznej
    .chosen-loc = wybranej karcie akcji politycznej
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
    .all-loc = kartach modyfikatora akcji
    .this = ta karta modyfikatora akcji
    .this-acc = tę kartę modyfikatora akcji
    .this-gen = tej karty modyfikatora akcji
    .this-dat = tej karcie modyfikatora akcji
    .this-ins = tą kartą modyfikatora akcji
    .this-loc = tej karcie modyfikatora akcji
    .that = ta karta modyfikatora akcji
    .that-acc = tę kartę modyfikatora akcji
    .that-gen = tej karty modyfikatora akcji
    .that-dat = tej karcie modyfikatora akcji
    .that-ins = tą kartą modyfikatora akcji
    .that-loc = tej karcie modyfikatora akcji
    .chosen = wybrana karta modyfikatora akcji
    .chosen-acc = wybraną kartę modyfikatora akcji
    .chosen-gen = wybranej karty modyfikatora akcji
    .chosen-dat = wybranej karcie modyfikatora akcji
    .chosen-ins = wybraną kartą modyfikatora akcji
    .chosen-loc = wybranej karcie modyfikatora akcji
    .who-one = , która
    .who-each = , która
    .who-all = , które
vtes-thing-hunting-ground = łowisko
    .gender = n
    .genders = np
    .one = łowisko
    .one-acc = łowisko
    .one-gen = łowiska
    .one-dat = łowisku
    .one-ins = łowiskiem
    .one-loc = łowisku
    .all = łowiska
    .all-acc = łowiska
    .all-gen = łowisk
    .all-dat = łowiskom
    .all-ins = łowiskami
    .all-loc = łowiskach
    .this = to łowisko
    .this-acc = to łowisko
    .this-gen = tego łowiska
    .this-dat = temu łowisku
    .this-ins = tym łowiskiem
    .this-loc = tym łowisku
    .that = to łowisko
    .that-acc = to łowisko
    .that-gen = tego łowiska
    .that-dat = temu łowisku
    .that-ins = tym łowiskiem
    .that-loc = tym łowisku
    .chosen = wybrane łowisko
    .chosen-acc = wybrane łowisko
    .chosen-gen = wybranego łowiska
    .chosen-dat = wybranemu łowisku
    .chosen-ins = wybranym łowiskiem
    .chosen-loc = wybranym łowisku
    .who-one = , które
    .who-each = , które
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
    .all-loc = lokacjach
    .this = ta lokacja
    .this-acc = tę lokację
    .this-gen = tej lokacji
    .this-dat = tej lokacji
    .this-ins = tą lokacją
    .this-loc = tej lokacji
    .that = ta lokacja
    .that-acc = tę lokację
    .that-gen = tej lokacji
    .that-dat = tej lokacji
    .that-ins = tą lokacją
    .that-loc = tej lokacji
    .chosen = wybrana lokacja
    .chosen-acc = wybraną lokację
    .chosen-gen = wybranej lokacji
    .chosen-dat = wybranej lokacji
    .chosen-ins = wybraną lokacją
    .chosen-loc = wybranej lokacji
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
    .all-loc = broniach
    .this = ta broń
    .this-acc = tę broń
    .this-gen = tej broni
    .this-dat = tej broni
    .this-ins = tą bronią
    .this-loc = tej broni
    .that = ta broń
    .that-acc = tę broń
    .that-gen = tej broni
    .that-dat = tej broni
    .that-ins = tą bronią
    .that-loc = tej broni
    .chosen = wybrana broń
    .chosen-acc = wybraną broń
    .chosen-gen = wybranej broni
    .chosen-dat = wybranej broni
    .chosen-ins = wybraną bronią
    .chosen-loc = wybranej broni
    .who-one = , która
    .who-each = , która
    .who-all = , które
    .implies = equipment
vtes-thing-gun = broń palna
    .gender = f
    .genders = np
    .one = broń palna
    .one-acc = broń palną
    .one-gen = broni palnej
    .one-dat = broni palnej
    .one-ins = bronią palną
    .one-loc = broni palnej
    .all = bronie palne
    .all-acc = bronie palne
    .all-gen = broni palnych
    .all-dat = broniom palnym
    .all-ins = broniami palnymi
    .all-loc = broniach palnych
    .this = ta broń palna
    .this-acc = tę broń palną
    .this-gen = tej broni palnej
    .this-dat = tej broni palnej
    .this-ins = tą bronią palną
    .this-loc = tej broni palnej
    .that = ta broń palna
    .that-acc = tę broń palną
    .that-gen = tej broni palnej
    .that-dat = tej broni palnej
    .that-ins = tą bronią palną
    .that-loc = tej broni palnej
    .chosen = wybrana broń palna
    .chosen-acc = wybraną broń palną
    .chosen-gen = wybranej broni palnej
    .chosen-dat = wybranej broni palnej
    .chosen-ins = wybraną bronią palną
    .chosen-loc = wybranej broni palnej
    .who-one = , która
    .who-each = , która
    .who-all = , które
    .implies = weapon
vtes-thing-melee = broń biała
    .gender = f
    .genders = np
    .one = broń biała
    .one-acc = broń białą
    .one-gen = broni białej
    .one-dat = broni białej
    .one-ins = bronią białą
    .one-loc = broni białej
    .all = bronie białe
    .all-acc = bronie białe
    .all-gen = broni białych
    .all-dat = broniom białym
    .all-ins = broniami białymi
    .all-loc = broniach białych
    .this = ta broń biała
    .this-acc = tę broń białą
    .this-gen = tej broni białej
    .this-dat = tej broni białej
    .this-ins = tą bronią białą
    .this-loc = tej broni białej
    .that = ta broń biała
    .that-acc = tę broń białą
    .that-gen = tej broni białej
    .that-dat = tej broni białej
    .that-ins = tą bronią białą
    .that-loc = tej broni białej
    .chosen = wybrana broń biała
    .chosen-acc = wybraną broń białą
    .chosen-gen = wybranej broni białej
    .chosen-dat = wybranej broni białej
    .chosen-ins = wybraną bronią białą
    .chosen-loc = wybranej broni białej
    .who-one = , która
    .who-each = , która
    .who-all = , które
    .implies = weapon
vtes-thing-haven = schronienie
    .gender = n
    .genders = np
    .one = schronienie
    .one-acc = schronienie
    .one-gen = schronienia
    .one-dat = schronieniu
    .one-ins = schronieniem
    .one-loc = schronieniu
    .all = schronienia
    .all-acc = schronienia
    .all-gen = schronień
    .all-dat = schronieniom
    .all-ins = schronieniami
    .all-loc = schronieniach
    .this = to schronienie
    .this-acc = to schronienie
    .this-gen = tego schronienia
    .this-dat = temu schronieniu
    .this-ins = tym schronieniem
    .this-loc = tym schronieniu
    .that = to schronienie
    .that-acc = to schronienie
    .that-gen = tego schronienia
    .that-dat = temu schronieniu
    .that-ins = tym schronieniem
    .that-loc = tym schronieniu
    .chosen = wybrane schronienie
    .chosen-acc = wybrane schronienie
    .chosen-gen = wybranego schronienia
    .chosen-dat = wybranemu schronieniu
    .chosen-ins = wybranym schronieniem
    .chosen-loc = wybranym schronieniu
    .who-one = , które
    .who-each = , które
    .who-all = , które
vtes-thing-archetype = archetyp
    .gender = mi
    .genders = np
    .one = archetyp
    .one-acc = archetyp
    .one-gen = archetypu
    .one-dat = archetypowi
    .one-ins = archetypem
    .one-loc = archetypie
    .all = archetypy
    .all-acc = archetypy
    .all-gen = archetypów
    .all-dat = archetypom
    .all-ins = archetypami
    .all-loc = archetypach
    .this = ten archetyp
    .this-acc = ten archetyp
    .this-gen = tego archetypu
    .this-dat = temu archetypowi
    .this-ins = tym archetypem
    .this-loc = tym archetypie
    .that = ten archetyp
    .that-acc = ten archetyp
    .that-gen = tego archetypu
    .that-dat = temu archetypowi
    .that-ins = tym archetypem
    .that-loc = tym archetypie
    .chosen = wybrany archetyp
    .chosen-acc = wybrany archetyp
    .chosen-gen = wybranego archetypu
    .chosen-dat = wybranemu archetypowi
    .chosen-ins = wybranym archetypem
    .chosen-loc = wybranym archetypie
    .who-one = , który
    .who-each = , który
    .who-all = , które
vtes-thing-monster = potwór
    .gender = m
    .genders = np
    .one = potwór
    .one-acc = potwora
    .one-gen = potwora
    .one-dat = potworowi
    .one-ins = potworem
    .one-loc = potworze
    .all = potwory
    .all-acc = potwory
    .all-gen = potworów
    .all-dat = potworom
    .all-ins = potworami
    .all-loc = potworach
    .this = ten potwór
    .this-acc = tego potwora
    .this-gen = tego potwora
    .this-dat = temu potworowi
    .this-ins = tym potworem
    .this-loc = tym potworze
    .that = ten potwór
    .that-acc = tego potwora
    .that-gen = tego potwora
    .that-dat = temu potworowi
    .that-ins = tym potworem
    .that-loc = tym potworze
    .chosen = wybrany potwór
    .chosen-acc = wybranego potwora
    .chosen-gen = wybranego potwora
    .chosen-dat = wybranemu potworowi
    .chosen-ins = wybranym potworem
    .chosen-loc = wybranym potworze
    .who-one = , który
    .who-each = , który
    .who-all = , które
    .implies = minion
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
    .all-loc = Matuzalemach
    .this = ten Matuzalem
    .this-acc = tego Matuzalema
    .this-gen = tego Matuzalema
    .this-dat = temu Matuzalemowi
    .this-ins = tym Matuzalemem
    .this-loc = tym Matuzalemie
    .that = ten Matuzalem
    .that-acc = tego Matuzalema
    .that-gen = tego Matuzalema
    .that-dat = temu Matuzalemowi
    .that-ins = tym Matuzalemem
    .that-loc = tym Matuzalemie
    .chosen = wybrany Matuzalem
    .chosen-acc = wybranego Matuzalema
    .chosen-gen = wybranego Matuzalema
    .chosen-dat = wybranemu Matuzalemowi
    .chosen-ins = wybranym Matuzalemem
    .chosen-loc = wybranym Matuzalemie
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
    .all-loc = klanach
    .this = ten klan
    .this-acc = ten klan
    .this-gen = tego klanu
    .this-dat = temu klanowi
    .this-ins = tym klanem
    .this-loc = tym klanie
    .that = ten klan
    .that-acc = ten klan
    .that-gen = tego klanu
    .that-dat = temu klanowi
    .that-ins = tym klanem
    .that-loc = tym klanie
    .chosen = wybrany klan
    .chosen-acc = wybrany klan
    .chosen-gen = wybranego klanu
    .chosen-dat = wybranemu klanowi
    .chosen-ins = wybranym klanem
    .chosen-loc = wybranym klanie
    .who-one = , który
    .who-each = , który
    .who-all = , które
vtes-thing-diablerist = diablerysta
    .gender = m
    .genders = mp
    .one = diablerysta
    .one-acc = diablerystę
    .one-gen = diablerysty
    .one-dat = diableryście
    .one-ins = diablerystą
    .one-loc = diableryście
    .all = diableryści
    .that = diablerysta
    .that-acc = diablerystę
    .that-gen = diablerysty
    .that-dat = diableryście
    .that-ins = diablerystą
    .that-loc = diableryście
    .chosen = diablerysta
    .chosen-acc = diablerystę
vtes-thing-minion-there = sługa
    .gender = m
    .that = tamten sługa
    .that-acc = tamtego sługę
    .that-gen = tamtego sługi
    .that-dat = tamtemu słudze
    .that-ins = tamtym sługą
    .that-loc = tamtym słudze
    .chosen = wybrany sługa
    .chosen-acc = wybranego sługę
    .chosen-gen = wybranego sługi
    .chosen-dat = wybranemu słudze
    .chosen-ins = wybranym sługą
    .chosen-loc = wybranym słudze
vtes-thing-vampire-there = wampir
    .gender = m
    .that = tamten wampir
    .that-acc = tamtego wampira
    .that-gen = tamtego wampira
    .that-dat = tamtemu wampirowi
    .that-ins = tamtym wampirem
    .that-loc = tamtym wampirze
    .chosen = wybrany wampir
    .chosen-acc = wybranego wampira
    .chosen-gen = wybranego wampira
    .chosen-dat = wybranemu wampirowi
    .chosen-ins = wybranym wampirem
    .chosen-loc = wybranym wampirze
vtes-thing-ally-there = sojusznik
    .gender = m
    .that = tamten sojusznik
    .that-acc = tamtego sojusznika
    .that-gen = tamtego sojusznika
    .that-dat = tamtemu sojusznikowi
    .that-ins = tamtym sojusznikiem
    .that-loc = tamtym sojuszniku
    .chosen = wybrany sojusznik
    .chosen-acc = wybranego sojusznika
    .chosen-gen = wybranego sojusznika
    .chosen-dat = wybranemu sojusznikowi
    .chosen-ins = wybranym sojusznikiem
    .chosen-loc = wybranym sojuszniku
vtes-thing-imbued-there = natchniony
    .gender = m
    .that = tamten natchniony
    .that-acc = tamtego natchnionego
    .that-gen = tamtego natchnionego
    .that-dat = tamtemu natchnionemu
    .that-ins = tamtym natchnionym
    .that-loc = tamtym natchnionym
    .chosen = wybrany natchniony
    .chosen-acc = wybranego natchnionego
    .chosen-gen = wybranego natchnionego
    .chosen-dat = wybranemu natchnionemu
    .chosen-ins = wybranym natchnionym
    .chosen-loc = wybranym natchnionym
vtes-thing-acting = działający sługa
    .gender = m
    .this = działający sługa
    .this-acc = działającego sługę
    .this-gen = działającego sługi
    .this-dat = działającemu słudze
    .this-ins = działającym sługą
    .this-loc = działającym słudze
vtes-thing-acting-blocker = sługa
    .gender = m
    .this = ten sługa
    .this-acc = tego sługę
    .this-gen = tego sługi
    .this-dat = temu słudze
    .this-ins = tym sługą
    .this-loc = tym słudze
vtes-thing-chosen-minion = wybrany sługa
    .gender = m
    .this = wybrany sługa
    .this-acc = wybranego sługę
    .this-gen = wybranego sługi
    .this-dat = wybranemu słudze
    .this-ins = wybranym sługą
    .this-loc = wybranym słudze
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
    .trivial = no
    .same = { $it-then }
    .short = { $it }
    .alt = { $it-inf }
    .aim = none
    .when = gdy { $it-sub },
    .whenever = { $it-when }
    .then = { $it }
    .sub = { $it-then }
    .not = nie jest tak, że { $it }
    .next = , a następnie { $it-then }
    .more = . W takim wypadku { $it-then }
    .others = niebędący pod kontrolą { $it-gen }
    .about = none
vtes-holder = { $me ->
    [opposing] { vtes-phrase-opposing }
    [chosen] { vtes-phrase-term-card }
   *[other] { $host ->
        [none] { vtes-phrase-self }
       *[other] { vtes-phrase-host-card }
    }
}
    .acc = { $me ->
        [opposing] { vtes-phrase-opposing.acc }
        [chosen] { vtes-phrase-term-card.acc }
       *[other] { $host ->
            [none] { vtes-phrase-self.acc }
           *[other] { vtes-phrase-host-card.acc }
        }
    }
    .gen = { $me ->
        [opposing] { vtes-phrase-opposing.gen }
        [chosen] { vtes-phrase-term-card.gen }
       *[other] { $host ->
            [none] { vtes-phrase-self.gen }
           *[other] { vtes-phrase-host-card.gen }
        }
    }
    .dat = { $me ->
        [opposing] { vtes-phrase-opposing.dat }
        [chosen] { vtes-phrase-term-card.dat }
       *[other] { $host ->
            [none] { vtes-phrase-self.dat }
           *[other] { vtes-phrase-host-card.dat }
        }
    }
vtes-your = { $doer ->
    [you] swój
   *[other] twój
}
    .his = { $doer ->
        [you] swojego
       *[other] twojego
    }
    .her = { $doer ->
        [you] swojej
       *[other] twojej
    }
    .herself = { $doer ->
        [you] swoją
       *[other] twoją
    }
    .of-his = { $doer ->
        [you] ze swojego
       *[other] z twojego
    }
    .of-her = { $doer ->
        [you] ze swojej
       *[other] z twojej
    }
    .in = { $doer ->
        [you] swoim
       *[other] twoim
    }

## Ile

vtes-phrase-number = { $number }
    .much = { $number } { $number ->
        [one] { $negated ->
            [yes] { $unit-one }
           *[other] { $unit-name }
        }
        [few] { $negated ->
            [yes] { $unit-many }
           *[other] { $unit-few }
        }
       *[other] { $unit-many }
    }
    .dat = { $number } { $number ->
        [one] { $unit-to-one }
       *[other] { $unit-to-many }
    }
    .gen = { $number }
    .upto = { $number }
    .tops = { $number } { $number ->
        [one] { $unit-one }
       *[other] { $unit-many }
    }
    .signed = { SIGNED($number) }
    .x = {""}
vtes-phrase-equal = { $amount }
    .much = tyle { $unit-many }, ile wynosi { $amount }
    .dat = tylu { $unit-to-many }, ile wynosi { $amount }
    .gen = { $amount }
    .upto = { $amount }
    .tops = tylu { $unit-many }, ile wynosi { $amount }
    .signed = +X
    .x = , gdzie X to { $amount }
vtes-unit-blood = krew
    .few = krwi
    .many = krwi
    .one = krwi
vtes-unit-pool = punkt puli
    .few = punkty puli
    .many = punktów puli
    .one = punktu puli
vtes-unit-card = kartę
    .few = karty
    .many = kart
    .one = karty
vtes-unit-vote = głos
    .few = głosy
    .many = głosów
    .one = głosu
vtes-unit-damage = obrażenie
    .few = obrażenia
    .many = obrażeń
    .one = obrażenia
    .to-one = obrażeniu
    .to-many = obrażeniom
vtes-unit-strike = dodatkowe uderzenie
    .few = dodatkowe uderzenia
    .many = dodatkowych uderzeń
    .one = dodatkowego uderzenia
vtes-unit-unpreventable = obrażenie, któremu nie można zapobiec
    .few = obrażenia, którym nie można zapobiec
    .many = obrażeń, którym nie można zapobiec
    .one = obrażenia, któremu nie można zapobiec
vtes-unit-unpreventable-aggravated = poważne obrażenie, któremu nie można zapobiec
    .few = poważne obrażenia, którym nie można zapobiec
    .many = poważnych obrażeń, którym nie można zapobiec
    .one = poważnego obrażenia, któremu nie można zapobiec
vtes-unit-counter = znacznik
    .few = znaczniki
    .many = znaczników
    .one = znacznika
vtes-unit-life = punkt życia
    .few = punkty życia
    .many = punktów życia
    .one = punktu życia
vtes-phrase-half = połowa { $of-gen } ({ vtes-phrase-half.rounded })
    .gen = połowy { $of-gen } ({ vtes-phrase-half.rounded })
    .rounded = { $up ->
        [yes] zaokrąglając w górę
       *[no] zaokrąglając w dół
    }
vtes-phrase-per = { $every ->
    [1] { $of-kind ->
        [that-many] { $number } × X
       *[other] { $number } za { $of-per }
    }
   *[other] { $number } za każde { $every } z: { $of }
}
    .signed = { $number-signed }
    .x = {" "}za { $of-per }
    .much = { $every ->
        [1] { $of-kind ->
            [that-many] { $number }X { $unit-many }
           *[other] { $number-much } za { $of-per }
        }
       *[other] { $number-much } za każde { $every } z: { $of }
    }
vtes-phrase-that-many = X
    .signed = +X
    .x = {""}
    .gen = X
    .much = { $upto ->
        [none] X { $unit-many }
        [any] dowolną liczbę { $unit-many }
       *[other] do { $upto } { $unit-many }
    }
    .per = każdą z nich
vtes-phrase-counters-on = liczba znaczników na { $who-loc }
    .gen = { $who-thing ->
        [vampire] ilości krwi na
       *[other] liczby znaczników na
    } { $who-loc }
    .where = na { $who-loc }
    .one = { $who-thing ->
        [ally] punkt życia
        [vampire] krew
       *[other] znacznik
    }
    .few = { $who-thing ->
        [ally] punkty życia
        [vampire] krwi
       *[other] znaczniki
    }
    .many = { $who-thing ->
        [ally] punktów życia
        [vampire] krwi
       *[other] znaczników
    }
    .limit = jest znaczników na { $who-loc }
    .much = { $unit ->
        [blood] całą krew
       *[other] tyle { $unit-many }, ile jest znaczników na { $who-loc }
    }
    .per = każdy znacznik na { $who-loc }
    .signed = +1
    .x = {" "}{ $counter ->
        [none] za { $who-thing ->
            [ally] każdy punkt życia na
            [vampire] każdą krew na
           *[other] każdy znacznik na
        } { $who-loc }
       *[other] za każdy znacznik { vtes-special-counter } na { $who-loc }
    }
vtes-phrase-victim-capacity = pojemność ofiary
vtes-phrase-commits-diablerie = { $who } dokonuje diablerii
    .actor = { $who }
vtes-phrase-capacity-below = pojemność { $or_equal ->
    [yes] nie większą
   *[no] mniejszą
} niż { $amount }
    .kind = vampire
    .after = o pojemności { $or_equal ->
        [yes] nie większej
       *[no] mniejszej
    } niż { $amount }
    .is = { $count-have } { vtes-phrase-capacity-below }
vtes-phrase-number-of = liczba { $clans ->
    [yes] klanów{" "}
   *[no] {""}
}{ $which-all-gen }
    .gen = liczby { $clans ->
        [yes] klanów{" "}
       *[no] {""}
    }{ $which-all-gen }
    .signed = +1
    .x = {" "}za { $which-each-acc }
    .much = { $clans ->
        [yes] 1 { $unit-name } za każdy klan { $which-all-gen }
       *[no] 1 { $unit-name } za { $which-each-acc }
    }
    .per = { $which-each-acc }
vtes-phrase-strength-of = siła { $who-gen }{ $more ->
    [0] {""}
   *[other] {" "}+ { $more }
}
    .gen = siły { $who-gen }
vtes-phrase-cost-of = { $in_pool ->
    [yes] koszt { $who-gen } w puli
   *[other] koszt { $who-gen }
}
    .gen = { $in_pool ->
        [yes] kosztu { $who-gen } w puli
       *[other] kosztu { $who-gen }
    }
    .much = tyle { $unit-many }, ile wynosi koszt { $who-gen }{ $in_pool ->
        [yes] {" "}w puli
       *[other] {""}
    }
vtes-phrase-value-of = { $what ->
    [votes] liczba głosów
   *[stealth] skrytość
} { $who-gen }
    .gen = { $what ->
        [votes] liczby głosów
       *[stealth] skrytości
    } { $who-gen }
vtes-phrase-burn-for-stealth = X krwi
    .subject = działający sługa
    .gender = m
    .verb = burn
    .tail = . Zyskuje on w tej turze +X do skrytości, ale najwyżej o 1 więcej niż przechwycenie blokującego sługi
vtes-phrase-bleed-of-action = { $against-kind ->
    [you] atak na twoją pulę
    [each-methuselah] atak na pulę { $against-one-gen }
   *[other] atak na pulę { $against-gen }
}
    .gen = { $against-kind ->
        [you] ataku na twoją pulę
        [each-methuselah] ataku na pulę { $against-one-gen }
       *[other] ataku na pulę { $against-gen }
    }
vtes-phrase-lacking = brak krwi lub życia { $who-gen }
    .gen = braku krwi lub życia { $who-gen }
    .some = { $who-dat } brakuje krwi lub życia
    .much = tyle { $unit-many }, ile { $who-kind ->
        [targeted] mu
       *[other] { $who-dat }
    } brakuje do pełna
vtes-phrase-tally = { $times ->
    [1] {""}
    [2] podwojona{" "}
   *[other] { $times } ×{" "}
}{ $what ->
    [pool] { $of-person ->
        [you] twoja pula
       *[other] pula { $of-gen }
    }
    [points] { $of-person ->
        [you] liczba twoich punktów zwycięstwa
       *[other] liczba punktów zwycięstwa { $of-gen }
    }
   *[lost] liczba punktów puli, które { $of } traci wskutek tego referendum
}
    .gen = { $what ->
        [pool] puli { $of-gen }
       *[points] liczby punktów zwycięstwa { $of-gen }
    }
    .much = { $what ->
        [lost] tyle { $unit-many }, ile { $of-person ->
            [you] tracisz
           *[other] traci { $of }
        } wskutek tego referendum
       *[other] tyle { $unit-many }, ile wynosi { vtes-phrase-tally }
    }
    .upto = { $what ->
        [pool] any
       *[other] { vtes-phrase-tally }
    }
vtes-phrase-allotted-amount = przydzielona liczba
    .gen = przydzielonej liczby
    .much = tyle { $unit-many }, ile mu przydzielono
vtes-phrase-term-number = wybrana liczba
    .gen = wybranej liczby
vtes-phrase-as-many-as = liczba { $which-all-gen }
    .gen = liczby { $which-all-gen }
vtes-phrase-announced-x = X
    .gen = X

## Kto

vtes-phrase-you = ty
    .gen = ciebie
    .acc = ciebie
    .dat = tobie
    .ins = tobą
    .one = ty
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
            [yes] { vtes-your.her } ofiary
           *[no] { vtes-your.his } drapieżnika
        }
       *[other] { $prey ->
            [yes] ofiary { $of-gen }
           *[no] drapieżnika { $of-gen }
        }
    }
    .acc = { $of ->
        [none] { $prey ->
            [yes] { vtes-your.herself } ofiarę
           *[no] { vtes-your.his } drapieżnika
        }
       *[other] { $prey ->
            [yes] ofiarę { $of-gen }
           *[no] drapieżnika { $of-gen }
        }
    }
    .dat = { $of ->
        [none] { $prey ->
            [yes] { vtes-your.her } ofierze
           *[no] { vtes-your.in }u drapieżnikowi
        }
       *[other] { $prey ->
            [yes] ofierze { $of-gen }
           *[no] drapieżnikowi { $of-gen }
        }
    }
    .ins = { $of ->
        [none] { $prey ->
            [yes] { vtes-your.herself } ofiarą
           *[no] { vtes-your.in } drapieżnikiem
        }
       *[other] { $prey ->
            [yes] ofiarą { $of-gen }
           *[no] drapieżnikiem { $of-gen }
        }
    }
    .gender = { $prey ->
        [yes] f
       *[no] m
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
    .acc = { vtes-phrase-each-methuselah.gen }
    .dat = { $others ->
        [yes] każdemu innemu Matuzalemowi
       *[no] każdemu Matuzalemowi
    }
    .ins = { $others ->
        [yes] każdym innym Matuzalemem
       *[no] każdym Matuzalemem
    }
    .one = { $others ->
        [yes] inny Matuzalem
       *[no] Matuzalem
    }
    .one-gen = { $others ->
        [yes] innego Matuzalema
       *[no] Matuzalema
    }
    .one-acc = { vtes-phrase-each-methuselah.one-gen }
    .one-dat = { $others ->
        [yes] innemu Matuzalemowi
       *[no] Matuzalemowi
    }
    .one-ins = { $others ->
        [yes] innym Matuzalemem
       *[no] Matuzalemem
    }
    .each = { vtes-phrase-each-methuselah }
    .each-gen = { vtes-phrase-each-methuselah.gen }
    .each-acc = { vtes-phrase-each-methuselah.gen }
    .several = { $others ->
        [yes] innych Matuzalemów
       *[no] Matuzalemów
    }
    .person = other
vtes-phrase-controller-of = Matuzalem kontrolujący { $card-acc }
    .gen = Matuzalema kontrolującego { $card-acc }
    .acc = Matuzalema kontrolującego { $card-acc }
    .dat = Matuzalemowi kontrolującemu { $card-acc }
    .ins = Matuzalemem kontrolującym { $card-acc }
    .others = { $card-kind ->
        [this-card] pod kontrolą innego Matuzalema
       *[other] pod kontrolą innego Matuzalema niż kontrolujący { $card-acc }
    }
    .person = other
vtes-phrase-chosen-player = { $choice-kind ->
    [none] ten Matuzalem
    [one] ten Matuzalem
   *[other] { $quantity ->
        [each] ten Matuzalem
       *[one] wybrany Matuzalem
    }
}
    .gen = { $choice-kind ->
        [none] tego Matuzalema
        [one] tego Matuzalema
       *[other] { $quantity ->
            [each] tego Matuzalema
           *[one] wybranego Matuzalema
        }
    }
    .acc = { vtes-phrase-chosen-player.gen }
    .dat = { $choice-kind ->
        [none] temu Matuzalemowi
        [one] temu Matuzalemowi
       *[other] wybranemu Matuzalemowi
    }
    .ins = { $choice-kind ->
        [none] tym Matuzalemem
        [one] tym Matuzalemem
       *[other] wybranym Matuzalemem
    }
    .person = other
    .mentions = choice
vtes-phrase-acting = działający Matuzalem
    .gen = działającego Matuzalema
    .acc = działającego Matuzalema
    .dat = działającemu Matuzalemowi
    .ins = działającym Matuzalemem
    .person = other
vtes-phrase-bled = atakowany Matuzalem
    .gen = atakowanego Matuzalema
    .acc = atakowanego Matuzalema
    .dat = atakowanemu Matuzalemowi
    .ins = atakowanym Matuzalemem
    .person = other
vtes-phrase-allotted = każdy wybrany Matuzalem
    .gen = każdego wybranego Matuzalema
    .acc = każdego wybranego Matuzalema
    .dat = każdemu wybranemu Matuzalemowi
    .ins = wybranymi Matuzalemami
    .person = other
vtes-phrase-except = { $these } { vtes-phrase-except.but }
    .gen = { $these-gen } { vtes-phrase-except.but }
    .acc = { $these-acc } { vtes-phrase-except.but }
    .dat = { $these-dat } { vtes-phrase-except.but }
    .one = { $these-kind ->
        [each-methuselah] { $these-one }
       *[other] { $these }
    } { vtes-phrase-except.but }
    .one-gen = { $these-kind ->
        [each-methuselah] { $these-one-gen }
       *[other] { $these-gen }
    } { vtes-phrase-except.but }
    .one-acc = { $these-kind ->
        [each-methuselah] { $these-one-acc }
       *[other] { $these-acc }
    } { vtes-phrase-except.but }
    .one-dat = { $these-kind ->
        [each-methuselah] { $these-one-dat }
       *[other] { $these-dat }
    } { vtes-phrase-except.but }
    .one-ins = { $these-kind ->
        [each-methuselah] { $these-one-ins }
       *[other] { $these-ins }
    } { vtes-phrase-except.but }
    .several = { $these-several } { vtes-phrase-except.but }
    .but = { $but-kind ->
        [acting] poza działającym
        [allotted] poza wybranymi
        [term-seat] poza wybranym
        [you] , jeśli nie jesteś nim ty
       *[other] poza { $but-ins }
    }
    .person = other
vtes-phrase-together = { $players-list }
    .gen = { $players-list-gen }
    .acc = { $players-list-acc }
    .dat = { $players-list-dat }
    .one = { $players-or }
    .one-gen = { $players-or-gen }
    .one-acc = { $players-or-acc }
    .one-dat = { $players-or-dat }
    .one-ins = { $players-or-ins }
    .person = other

## Karty według roli

vtes-phrase-self = { $me ->
    [none] { $worn ->
        [yes] { $host ->
            [none] ten sługa
           *[other] { $host-this }
        }
       *[other] ten sługa
    }
   *[other] { $me-this }
}
    .acc = { $me ->
        [none] { $worn ->
            [yes] { $host ->
                [none] tego sługę
               *[other] { $host-this-acc }
            }
           *[other] tego sługę
        }
       *[other] { $me-this-acc }
    }
    .gen = { $me ->
        [none] { $worn ->
            [yes] { $host ->
                [none] tego sługi
               *[other] { $host-this-gen }
            }
           *[other] tego sługi
        }
       *[other] { $me-this-gen }
    }
    .dat = { $me ->
        [none] { $worn ->
            [yes] { $host ->
                [none] temu słudze
               *[other] { $host-this-dat }
            }
           *[other] temu słudze
        }
       *[other] { $me-this-dat }
    }
    .ins = { $me ->
        [none] { $worn ->
            [yes] { $host ->
                [none] tym sługą
               *[other] { $host-this-ins }
            }
           *[other] tym sługą
        }
       *[other] { $me-this-ins }
    }
    .loc = { $me ->
        [none] { $worn ->
            [yes] { $host ->
                [none] tym słudze
               *[other] { $host-this-loc }
            }
           *[other] tym słudze
        }
       *[other] { $me-this-loc }
    }
    .before-not = inn{ $shape-ending }
    .thing = { $me ->
        [none] minion
        [acting] minion
       *[other] { $me }
    }
vtes-phrase-targeted = { $choice-id ->
    [none] { $aim ->
        [none] tamta karta
       *[other] { $aim-that }
    }
   *[other] { $quantity ->
        [each] { $aim-that }
       *[one] { $aim ->
            [none] wybrana karta
           *[other] { $aim-chosen }
        }
    }
}
    .acc = { $choice-id ->
        [none] { $aim ->
            [none] tamtą kartę
           *[other] { $aim-that-acc }
        }
       *[other] { $quantity ->
            [each] { $aim-that-acc }
           *[one] { $aim ->
                [none] wybraną kartę
               *[other] { $aim-chosen-acc }
            }
        }
    }
    .gen = { $choice-id ->
        [none] { $aim ->
            [none] tamtej karty
           *[other] { $aim-that-gen }
        }
       *[other] { $quantity ->
            [each] { $aim-that-gen }
           *[one] { $aim ->
                [none] wybranej karty
               *[other] { $aim-chosen-gen }
            }
        }
    }
    .dat = { $choice-id ->
        [none] { $aim ->
            [none] tamtej karcie
           *[other] { $aim-that-dat }
        }
       *[other] { $quantity ->
            [each] { $aim-that-dat }
           *[one] { $aim ->
                [none] wybranej karcie
               *[other] { $aim-chosen-dat }
            }
        }
    }
    .ins = { $choice-id ->
        [none] { $aim ->
            [none] tamtą kartą
           *[other] { $aim-that-ins }
        }
       *[other] { $quantity ->
            [each] { $aim-that-ins }
           *[one] { $aim ->
                [none] wybraną kartą
               *[other] { $aim-chosen-ins }
            }
        }
    }
    .loc = { $choice-id ->
        [none] { $aim ->
            [none] tamtej karcie
           *[other] { $aim-that-loc }
        }
       *[other] { $quantity ->
            [each] { $aim-that-loc }
           *[one] { $aim ->
                [none] wybranej karcie
               *[other] { $aim-chosen-loc }
            }
        }
    }
    .thing = { $aim ->
        [none] card
       *[other] { $aim }
    }
    .mentions = choice
vtes-phrase-this-card = { $me ->
    [ally] ten sojusznik
   *[other] ta karta
}
    .acc = { $me ->
        [ally] tego sojusznika
       *[other] tę kartę
    }
    .gen = { $me ->
        [ally] tego sojusznika
       *[other] tej karty
    }
    .dat = { $me ->
        [ally] temu sojusznikowi
       *[other] tej karcie
    }
    .ins = { $me ->
        [ally] tym sojusznikiem
       *[other] tą kartą
    }
    .loc = { $me ->
        [ally] tym sojuszniku
       *[other] tej karcie
    }
    .before-not = inn{ $shape-ending }
    .thing = { $me ->
        [ally] ally
       *[other] card
    }
vtes-phrase-host-card = { $worn ->
    [yes] { $host ->
        [none] ten sługa
       *[other] { $host-this }
    }
   *[no] { $host ->
        [none] sługa
       *[other] { $host-one }
    } z tą kartą
}
    .acc = { $worn ->
        [yes] { $host ->
            [none] tego sługę
           *[other] { $host-this-acc }
        }
       *[no] { $host ->
            [none] sługę
           *[other] { $host-one-acc }
        } z tą kartą
    }
    .gen = { $worn ->
        [yes] { $host ->
            [none] tego sługi
           *[other] { $host-this-gen }
        }
       *[no] { $host ->
            [none] sługi
           *[other] { $host-one-gen }
        } z tą kartą
    }
    .dat = { $worn ->
        [yes] { $host ->
            [none] temu słudze
           *[other] { $host-this-dat }
        }
       *[no] { $host ->
            [none] słudze
           *[other] { $host-one-dat }
        } z tą kartą
    }
    .ins = { $worn ->
        [yes] { $host ->
            [none] tym sługą
           *[other] { $host-this-ins }
        }
       *[no] { $host ->
            [none] sługą
           *[other] { $host-one-ins }
        } z tą kartą
    }
    .loc = { $worn ->
        [yes] { $host ->
            [none] tym słudze
           *[other] { $host-this-loc }
        }
       *[no] { $host ->
            [none] słudze
           *[other] { $host-one-loc }
        } z tą kartą
    }
    .after = { $worn ->
        [yes] {""}
       *[no] z tą kartą
    }
    .before-not = inn{ $shape-ending }
    .thing = { $host ->
        [none] minion
       *[other] { $host }
    }
vtes-phrase-opposing = wrogi sługa
    .acc = wrogiego sługę
    .gen = wrogiego sługi
    .dat = wrogiemu słudze
    .ins = wrogim sługą
    .loc = wrogim słudze
    .thing = minion
vtes-phrase-acting-minion = działający sługa
    .acc = działającego sługę
    .gen = działającego sługi
    .dat = działającemu słudze
    .ins = działającym sługą
    .loc = działającym słudze
    .before = działając{ $shape-ending ->
        [i] y
       *[other] { $shape-ending }
    }
    .thing = minion
vtes-phrase-blocker = { $trying ->
    [yes] próbujący blokować
   *[no] blokujący
} sługa
    .acc = { $trying ->
        [yes] próbującego blokować
       *[no] blokującego
    } sługę
    .gen = { $trying ->
        [yes] próbującego blokować
       *[no] blokującego
    } sługi
    .dat = { $trying ->
        [yes] próbującemu blokować
       *[no] blokującemu
    } słudze
    .ins = { $trying ->
        [yes] próbującym blokować
       *[no] blokującym
    } sługą
    .loc = { $trying ->
        [yes] próbującym blokować
       *[no] blokującym
    } słudze
    .before = blokując{ $shape-ending ->
        [i] y
       *[other] { $shape-ending }
    }
    .trying = { $trying }
    .thing = minion
vtes-phrase-card-named = karta „{ $name-card }”
    .acc = kartę „{ $name-card }”
    .gen = karty „{ $name-card }”
    .dat = karcie „{ $name-card }”
    .ins = kartą „{ $name-card }”
    .loc = karcie „{ $name-card }”
    .thing = card
vtes-phrase-top-of-crypt = wierzchnia karta { vtes-your.her } krypty
    .acc = wierzchnią kartę { vtes-your.her } krypty
    .gen = wierzchniej karty { vtes-your.her } krypty
    .dat = wierzchniej karcie { vtes-your.her } krypty
    .ins = wierzchnią kartą { vtes-your.her } krypty
    .loc = wierzchniej karcie { vtes-your.her } krypty
    .thing = card
vtes-phrase-term-card = { $aim ->
    [none] wybrana karta
   *[other] { $aim-chosen }
}
    .acc = { $aim ->
        [none] wybraną kartę
       *[other] { $aim-chosen-acc }
    }
    .gen = { $aim ->
        [none] wybranej karty
       *[other] { $aim-chosen-gen }
    }
    .dat = { $aim ->
        [none] wybranej karcie
       *[other] { $aim-chosen-dat }
    }
    .ins = { $aim ->
        [none] wybraną kartą
       *[other] { $aim-chosen-ins }
    }
    .loc = { $aim ->
        [none] wybranej karcie
       *[other] { $aim-chosen-loc }
    }
    .thing = card

## Karty danego rodzaju

vtes-phrase-any-card = karta
    .noun = kartę
    .nouns = karty
vtes-phrase-of-type = { $type-name }
    .noun = { $type-name }
    .nouns = { $type-name }
    .kind = { $type }
vtes-phrase-with-trait = { $trait-name }
    .noun = { $trait-name }
    .nouns = { $trait-name }
    .kind = { $trait ->
        [location] location
        [weapon] weapon
        [gun] gun
        [melee] melee
        [hunting-ground] hunting-ground
        [haven] haven
        [archetype] archetype
       *[other] none
    }
    .before = { $trait ->
        [unique] unikatow{ $shape-ending }
        [animal] zwierzęc{ $shape-ending }
        [infernal] piekieln{ $shape-ending }
        [mortal] śmierteln{ $shape-ending }
       *[other] {""}
    }
    .before-not = { $trait ->
        [unique] nieunikatow{ $shape-ending }
       *[other] {""}
    }
    .after = { $trait ->
        [location] {""}
        [weapon] {""}
        [gun] {""}
        [melee] {""}
        [hunting-ground] {""}
        [haven] {""}
        [archetype] {""}
        [unique] {""}
        [animal] {""}
        [infernal] {""}
        [mortal] {""}
       *[other] { $trait-sort }
    }
    .after-not = { $trait ->
        [unique] {""}
        [bahari] spoza Bahari
       *[other] poza { $trait-but }
    }
    .is = { $trait ->
        [unique] { $count-be } unikatow{ $shape-ending }
        [gun] { $count-be } bronią palną
        [melee] { $count-be } bronią białą
        [red-list] { $count-be } na Czerwonej Liście
        [black-hand] należy do Czarnej Ręki
        [infernal] { $count-be } piekieln{ $shape-ending }
       *[other] to { $trait-name }
    }
    .is-not = { $trait ->
        [unique] nie { $count-be } unikatow{ $shape-ending }
        [gun] nie { $count-be } bronią palną
        [melee] nie { $count-be } bronią białą
       *[other] to nie { $trait-name }
    }
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
    .is = { $region ->
        [5] { $stays ->
            [yes] { $count ->
                [all] pozostają
               *[one] pozostaje
            }
           *[no] { $count-be }
        } gotow{ $shape-ending }
       *[other] { $count-be } { vtes-phrase-in-region }
    }
    .is-not = { $region ->
        [5] nie { $count-be } gotow{ $shape-ending }
       *[other] nie { $count-be } { vtes-phrase-in-region }
    }
vtes-phrase-is-tapped = { $tapped ->
    [yes] stapowan
   *[no] odtapowan
}{ $shape-ending }
    .before = { vtes-phrase-is-tapped }
    .is = { $count-be } { vtes-phrase-is-tapped }
vtes-phrase-controlled-by = { $who-person ->
    [you] pod { vtes-your.herself } kontrolą
   *[other] { $who-kind ->
        [chosen-player] { $doer ->
            [one] pod swoją kontrolą
           *[other] pod kontrolą { $who-gen }
        }
       *[other] pod kontrolą { vtes-phrase-controlled-by.whom }
    }
}
    .after = { vtes-phrase-controlled-by }
    .after-not = { $who-person ->
        [you] pod kontrolą innego Matuzalema
       *[other] { $who-others }
    }
    .is = { $count-be } { vtes-phrase-controlled-by }
    .is-not = nie { $count-be } { vtes-phrase-controlled-by }
    .whom = { $who-kind ->
        [together] { $who-one-gen }
        [each-methuselah] { $who-one-gen }
        [with-pool] { $who-one-gen }
       *[other] { $who-gen }
    }
vtes-phrase-age = { $younger ->
    [yes] młodszy
   *[no] starszy
}
    .kind = vampire
    .before = { $than ->
        [none] { $shape-ending ->
            [i] { $younger ->
                [yes] młodsi
               *[no] starsi
            }
           *[other] { $younger ->
                [yes] młodsz
               *[no] starsz
            }{ $shape-ending }
        }
       *[other] {""}
    }
    .after = { $than ->
        [none] {""}
       *[other] { vtes-phrase-age } niż { $than }
    }
    .after-not = { $younger ->
        [yes] o pojemności nie mniejszej
       *[no] o pojemności nie większej
    }
    .is = { $count ->
        [all] są { $younger ->
            [yes] młodszymi
           *[no] starszymi
        } wampirami
       *[one] jest { $younger ->
            [yes] młodszym
           *[no] starszym
        } wampirem
    }
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
    [0] bez { $discipline-gen }{ $at_most ->
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
        [0] nie { $count-have } { $discipline-gen }{ $at_most ->
            [1] {" "}na poziomie wyższym
           *[other] {""}
        }
        [1] { $count-have } { $discipline-acc }
       *[other] { $count-have } { $discipline-acc } na poziomie wyższym
    }
vtes-phrase-has-blood = { $lacking ->
    [0] { $at_least ->
        [0] { $at_most ->
            [0] bez znaczników
           *[other] { $at_most-kind ->
                [number] najwyżej { $at_most-blood }
               *[other] nie więcej krwi, niż { $at_most-limit }
            }
        }
       *[other] { $at_most ->
            [99] co najmniej { $at_least-blood }
            [999] { $odd ->
                [yes] nieparzystą liczbę krwi
               *[no] co najmniej { $at_least-blood }
            }
           *[other] od { $at_least } do { $at_most } krwi
        }
    }
   *[other] z brakami krwi lub życia
}
    .after = { $lacking ->
        [0] { $at_least ->
            [0] { $at_most ->
                [0] bez krwi
               *[other] {""}
            }
           *[other] {""}
        }
       *[other] , któremu brakuje krwi lub życia,
    }
    .is = { $lacking ->
        [0] { $at_least ->
            [0] { $at_most ->
                [0] nie { $count-have } znaczników
               *[other] { $count-have } { vtes-phrase-has-blood }
            }
           *[other] { $count-have } { vtes-phrase-has-blood }
        }
       *[other] nie { $count-have } pełni krwi lub życia
    }
vtes-phrase-costs = { $at_least ->
    [0] najwyżej { $at_most-pool-tops }
   *[other] { $at_most ->
        [99] co najmniej { $at_least-pool }
        [999] co najmniej { $at_least-pool }
       *[other] od { $at_least } do { $at_most-pool-tops }
    }
}
    .is = { $count ->
        [all] kosztują
       *[one] kosztuje
    } { $at_least ->
        [0] najwyżej { $at_most-pool }
       *[other] { vtes-phrase-costs }
    }
vtes-phrase-did = { $what ->
    [came-out] właśnie wyszedł z obszaru niekontrolowanego
    [tried-to-block] próbował zablokować tę akcję
    [began-untapped] była odtapowana na początku twojej tury
    [voted] oddał głosy
    [voted-against] głosował przeciw referendum
    [arrived] wszedł do twojego obszaru gotowości w twojej ostatniej fazie wpływu
    [bled] skutecznie zaatakował twoją pulę za więcej niż 1 od twojej ostatniej tury
    [diablerie] popełnił diablerię od twojej ostatniej tury
    [drank] { $count ->
        [all] popełnili
       *[one] popełnił
    } diablerię od ostatniej karty Gehenny
    [burned] został spalony w grze od twojej ostatniej tury
   *[fed] skorzystał już w tej turze z łowiska
}
    .is = { vtes-phrase-did }
    .is-not = { $what ->
        [came-out] nie wyszedł właśnie z obszaru niekontrolowanego
        [tried-to-block] nie próbował zablokować tej akcji
        [voted] nie oddał głosów
        [voted-against] nie głosował przeciw referendum
        [arrived] nie wszedł do twojego obszaru gotowości w twojej ostatniej fazie wpływu
        [bled] nie zaatakował skutecznie twojej puli za więcej niż 1 od twojej ostatniej tury
        [diablerie] nie popełnił diablerii od twojej ostatniej tury
        [drank] nie { $count ->
            [all] popełnili
           *[one] popełnił
        } diablerii od ostatniej karty Gehenny
        [burned] nie został spalony w grze od twojej ostatniej tury
       *[fed] nie skorzystał jeszcze w tej turze z łowiska
    }
vtes-phrase-on-card = na { $which-one-loc }
    .after = na { $which-one-loc }
    .after-not = poza { $which-one-ins }
    .is = leży na { $which-one-loc }
    .is-not = nie leży na { $which-one-loc }
vtes-phrase-named = o nazwie „{ $name-card }”
    .noun = „{ $name-card }”
    .nouns = „{ $name-card }”
    .after = „{ $name-card }”
vtes-phrase-of-clan = klan { $clan-gen }
    .kind = vampire
    .after = z klanu { $clan-gen }
    .after-not = spoza klanu { $clan-gen }
    .is = { vtes-belong } do klanu { $clan-gen }
    .is-not = nie { vtes-belong } do klanu { $clan-gen }
    .near = yes
vtes-belong = { $count ->
    [all] należą
   *[one] należy
}
vtes-phrase-of-sect = { $sect-name }
    .kind = vampire
    .before = { $sect ->
        [independent] niezależn{ $shape-ending }
       *[other] {""}
    }
    .after = { $sect ->
        [independent] {""}
       *[other] z { $sect-gen }
    }
    .after-not = { $sect ->
        [independent] spoza niezależnych
       *[other] spoza { $sect-gen }
    }
    .is = { vtes-belong } do { $sect-gen }
    .is-not = nie { vtes-belong } do { $sect-gen }
    .near = yes
vtes-phrase-has-title = { $contested ->
    [yes] toczącym spór o tytuł
   *[other] { $kinds-title-gen ->
        [none] z tytułem
       *[other] z tytułem { $kinds-title-gen }
    }
}
    .kind = vampire
    .after = { $contested ->
        [yes] w sporze o tytuł
       *[other] { vtes-phrase-has-title }
    }
    .after-not = { $kinds-title-gen ->
        [none] bez tytułu
       *[other] bez tytułu { $kinds-title-gen }
    }
    .is = { $contested ->
        [yes] { $count-be } w sporze o tytuł
       *[other] { $count-have } tytuł{ $kinds-title-gen ->
            [none] {""}
           *[other] {" "}{ $kinds-title-gen }
        }
    }
    .is-not = { $contested ->
        [yes] nie { $count-be } w sporze o tytuł
       *[other] nie { $count-have } tytułu{ $kinds-title-gen ->
            [none] {""}
           *[other] {" "}{ $kinds-title-gen }
        }
    }
vtes-phrase-needs-discipline = wymagająca { vtes-phrase-needs-discipline.what }
    .is = { $count ->
        [all] wymagają
       *[one] wymaga
    } { vtes-phrase-needs-discipline.what }
    .after-not = bez wymogu { vtes-phrase-needs-discipline.what }
    .what = { $clan ->
        [none] { $disciplines-discipline-gen }
       *[other] klanu { $clan-gen }{ $disciplines-discipline-gen ->
            [none] {""}
           *[other] {" "}lub { $disciplines-discipline-gen }
        }
    }
vtes-phrase-is-anarch = anarchista
    .kind = vampire
    .after = spośród anarchistów
    .after-not = spoza grona anarchistów
    .is = { $count ->
        [all] są anarchistami
       *[one] jest anarchistą
    }
vtes-phrase-is-ranged = dystansow{ $shape-ending }
    .before = dystansow{ $shape-ending }
    .is = { $count-be } dystansow{ $shape-ending }
vtes-phrase-is-monster = potwór
    .kind = monster
    .is = { $count ->
        [all] są potworami
       *[one] jest potworem
    }
    .is-not = { $count ->
        [all] nie są potworami
       *[one] nie jest potworem
    }
vtes-phrase-not = nie: { $which }
vtes-phrase-all = { $filters-list }
vtes-phrase-any-of = { $filters-or }

## Co się wybiera

vtes-phrase-one = { vtes-phrase-one.one-acc }
    .one = { $filters-one ->
        [none] karta
       *[other] { $filters-one }
    }{ vtes-phrase-one.where }
    .one-acc = { $filters-one-acc ->
        [none] kartę
       *[other] { $filters-one-acc }
    }{ vtes-phrase-one.where }
    .one-gen = { $filters-one-gen ->
        [none] karty
       *[other] { $filters-one-gen }
    }{ vtes-phrase-one.where }
    .one-dat = { $filters-one-dat ->
        [none] karcie
       *[other] { $filters-one-dat }
    }{ vtes-phrase-one.where }
    .one-ins = { $filters-one-ins ->
        [none] kartą
       *[other] { $filters-one-ins }
    }{ vtes-phrase-one.where }
    .one-loc = { $filters-one-loc ->
        [none] karcie
       *[other] { $filters-one-loc }
    }{ vtes-phrase-one.where }
    .each = { $filters-each }{ vtes-phrase-one.where }
    .each-acc = { $filters-each-acc }{ vtes-phrase-one.where }
    .each-gen = { $filters-each-gen }{ vtes-phrase-one.where }
    .each-dat = { $filters-each-dat }{ vtes-phrase-one.where }
    .each-ins = { $filters-each-ins }{ vtes-phrase-one.where }
    .each-loc = { $filters-each-loc }{ vtes-phrase-one.where }
    .all = { $filters-all ->
        [none] karty
       *[other] { $filters-all }
    }{ vtes-phrase-one.where }
    .all-acc = { $filters-all-acc ->
        [none] karty
       *[other] { $filters-all-acc }
    }{ vtes-phrase-one.where }
    .all-gen = { $filters-all-gen ->
        [none] kart
       *[other] { $filters-all-gen }
    }{ vtes-phrase-one.where }
    .all-dat = { $filters-all-dat ->
        [none] kartom
       *[other] { $filters-all-dat }
    }{ vtes-phrase-one.where }
    .all-ins = { $filters-all-ins ->
        [none] kartami
       *[other] { $filters-all-ins }
    }{ vtes-phrase-one.where }
    .all-loc = { $filters-all-loc ->
        [none] kartach
       *[other] { $filters-all-loc }
    }{ vtes-phrase-one.where }
    .thing = { $filters-thing }
    .where = { $region ->
        [your-uncontrolled] {" "}w { vtes-your.in } obszarze niekontrolowanym
        [their-uncontrolled] {" "}w swoim obszarze niekontrolowanym
        [uncontrolled] {" "}w obszarze niekontrolowanym
        [prey-uncontrolled] {" "}w obszarze niekontrolowanym swojej ofiary
        [every-uncontrolled] {" "}w dowolnym obszarze niekontrolowanym
        [prey-ash-heap] {" "}ze stosu popiołów { vtes-your.her } ofiary
        [every-ash-heap] {" "}z dowolnego stosu popiołów
        [ash-heap] {" "}{ $doer ->
            [you] ze swojego
           *[other] z twojego
        } stosu popiołów
       *[in-play] {""}
    }
vtes-phrase-only = { $who-acc }
    .one = { $who }
    .one-acc = { $who-acc }
    .one-gen = { $who-gen }
    .one-dat = { $who-dat }
    .one-ins = { $who-ins }
    .one-loc = { $who-loc }
    .each = { $who }
    .each-acc = { $who-acc }
    .each-gen = { $who-gen }
    .each-dat = { $who-dat }
    .each-ins = { $who-ins }
    .each-loc = { $who-loc }
    .all = { $who }
    .all-acc = { $who-acc }
    .all-gen = { $who-gen }
    .all-dat = { $who-dat }
    .all-ins = { $who-ins }
    .all-loc = { $who-loc }
    .thing = { $who-thing }
    .known = yes
vtes-phrase-amethuselah = { vtes-phrase-amethuselah.one-acc }
    .one = { $among-kind ->
        [each-methuselah] { $among-one }
        [except] { $among-one }
        [together] { $among-one }
       *[other] { $among }
    }
    .one-acc = { $among-kind ->
        [each-methuselah] { $among-one-acc }
        [except] { $among-one-acc }
        [together] { $among-one-acc }
       *[other] { $among-acc }
    }
    .one-gen = { $among-kind ->
        [each-methuselah] { $among-one-gen }
        [except] { $among-one-gen }
        [together] { $among-one-gen }
       *[other] { $among-gen }
    }
    .one-dat = { $among-kind ->
        [each-methuselah] { $among-one-dat }
        [except] { $among-one-dat }
        [together] { $among-one-dat }
       *[other] { $among-dat }
    }
    .one-ins = { $among-kind ->
        [each-methuselah] { $among-one-ins }
        [except] { $among-one-ins }
        [together] { $among-one-ins }
       *[other] { $among-ins }
    }
    .one-loc = { $among-kind ->
        [each-methuselah] { $among-one-ins }
        [except] { $among-one-ins }
        [together] { $among-one-ins }
       *[other] { $among-ins }
    }
    .all = { $among }
    .thing = methuselah
vtes-phrase-aclan = klan
    .one = klan
    .one-acc = klan
    .one-gen = klanu
    .all = klany
    .thing = clan
vtes-phrase-is = { $which-one-gen }

## Czy

vtes-phrase-all-hold = { $conditions-list }
    .once = akcja|działający sługa|blokujący sługa|ten wampir|ten sługa|wrogi sługa
vtes-phrase-unless = { $condition-not }
    .about = { $condition-about }
vtes-phrase-fits = { $who-kind ->
    [blocker] { $which-kind ->
        [host-card] { $which } { $who-trying ->
            [yes] próbuje blokować
           *[no] blokuje
        }
       *[other] { $who } { $which-is }
    }
   *[other] { $who } { $which-is }
}
    .not = { $who } { $which-is-not }
    .shape = { $who-kind ->
        [this-card] f-one
            [term-card] f-one
        [played-for-action] f-one
        [striking-weapon] f-one
        [top-of-crypt] f-one
       *[other] m-one
    }
    .about = { $who }
vtes-phrase-exists = { $at_least ->
    [one] w grze jest { $which-one }
    [few] w grze są co najmniej { $at_least } { $which-all }
   *[other] w grze jest co najmniej { $at_least } { $which-all-gen }
}
    .not = { $at_least ->
        [one] w grze nie ma { $which-one-gen }
       *[other] w grze jest mniej niż { $at_least } { $which-all-gen }
    }
    .controlled = { $who-person ->
        [you] kontrolujesz
       *[other] { $who } kontroluje
    } { $at_least ->
        [one] { $which-one-acc }
        [few] co najmniej { $at_least } { $which-all-acc }
       *[other] co najmniej { $at_least } { $which-all-gen }
    }
    .carried = { $who-one } ma { $at_least ->
        [one] { $which-one-acc }
        [few] co najmniej { $at_least } { $which-all-acc }
       *[other] co najmniej { $at_least } { $which-all-gen }
    }
    .carried-not = { $who-one } nie ma { $at_least ->
        [one] { $which-one-gen }
       *[other] co najmniej { $at_least } { $which-all-gen }
    }
    .controlled-not = { $who-person ->
        [you] nie kontrolujesz
       *[other] { $who } nie kontroluje
    } { $at_least ->
        [one] { $which-one-gen }
       *[other] co najmniej { $at_least } { $which-all-gen }
    }
vtes-phrase-is-merged = { vtes-holder } jest połączony
    .not = { vtes-holder } nie jest połączony
    .about = { vtes-holder }
vtes-phrase-at-least = { $amount-kind ->
    [lacking] { $amount-some }
    [lost-to-damage] { $amount-some }
    [library-size] { $least ->
        [one] twoja biblioteka nie jest pusta
        [few] w twojej bibliotece są co najmniej { $least } karty
       *[other] w twojej bibliotece jest co najmniej { $least } kart
    }
    [counters-on] { $least-kind ->
        [number] { $most ->
            [999] { $amount-where } { $least ->
                [one] jest co najmniej { $least } { $amount-one }
                [few] są co najmniej { $least } { $amount-few }
               *[other] jest co najmniej { $least } { $amount-many }
            }
           *[other] { $amount-where } { $most ->
                [0] nie ma { $amount-many }
                [one] jest najwyżej { $most } { $amount-one }
                [few] są najwyżej { $most } { $amount-few }
               *[other] jest najwyżej { $most } { $amount-many }
            }
        }
       *[other] { $amount } jest nie mniejsza niż { $least }
    }
   *[other] { $amount } { $least-kind ->
        [number] wynosi { $most ->
            [999] co najmniej { $least }
           *[other] { $least ->
                [0] najwyżej { $most }
               *[other] od { $least } do { $most }
            }
        }
       *[other] jest nie mniejsza niż { $least }
    }
}
vtes-phrase-is-even = { $amount } jest parzysta
    .not = { $amount } jest nieparzysta
vtes-phrase-rolled = { $coin ->
    [yes] wypadł orzeł
   *[no] ostatni rzut dał { $least } lub { $most }
}
    .not = { $coin ->
        [yes] wypadła reszka
       *[no] ostatni rzut nie dał { $least } ani { $most }
    }
vtes-phrase-action-is = { $brings_vampire ->
    [yes] akcja wprowadza do gry wampira
   *[no] { $of_this ->
        [yes] przejmuje tę kartę od innego sługi
       *[no] { $by_card ->
            [yes] tę akcję umożliwia ta karta
           *[no] akcja { $kinds-first ->
                [political] { $kinds-several ->
                    [yes] to { $kinds-kind-a }
                   *[none] jest polityczna
                }
               *[other] to { $kinds-kind-a }
            }{ $plain ->
                [yes] {" "}bez karty
               *[no] {""}
            }
        }
    }
}
    .not = { $brings_vampire ->
        [yes] akcja nie wprowadza do gry wampira
       *[no] { $kinds-kind-a ->
            [none] nie trwa żadna akcja
           *[other] akcja to nie { $kinds-kind-nor }
        }
    }
vtes-phrase-is-acting = { vtes-phrase-self } działa
    .not = { vtes-phrase-self } nie działa
vtes-phrase-is-directed = akcja jest skierowana{ vtes-phrase-is-directed.at }
    .not = akcja nie jest skierowana{ vtes-phrase-is-directed.at }
    .at = { $card ->
        [none] { $which ->
            [none] { $at-kind ->
                [each-methuselah] {""}
               *[other] {" "}przeciw { $at-dat }
            }
           *[other] {" "}przeciw { $which-one-dat }
        }
       *[other] {" "}przeciw { $card-dat }
    }
vtes-phrase-called-by = referendum zwołuje { $who }
    .not = referendum zwołuje kto inny niż { $who }
vtes-phrase-action-succeeded = akcja się powiodła
    .not = akcja się nie powiodła
vtes-phrase-fights = { $about_to ->
    [yes] { vtes-phrase-self } ma zaraz walczyć z { $which-one-ins }
   *[no] wrogi sługa { $which-is }
}
    .not = { $about_to ->
        [yes] { vtes-phrase-self } nie ma zaraz walczyć z { $which-one-ins }
       *[no] wrogi sługa { $which-is-not }
    }
    .shape = m-one
vtes-phrase-during-combat = trwa walka
    .not = nie trwa żadna walka
vtes-phrase-first-round = trwa pierwsza runda
    .not = pierwsza runda już minęła

## Kiedy

vtes-phrase-goes-to-torpor = w torpor
    .verb = fall
    .aim = { $who-thing }
    .about = { $who-one }
vtes-phrase-is-burned = { $how ->
    [diablerie] { $who-one } pada ofiarą diablerii{ $by ->
        [none] {""}
       *[other] {" "}{ $by-gen }
    }
   *[other] { $by ->
        [none] { $who-one }{ $whose ->
            [yes] {" "}pewnego Matuzalema
           *[no] {""}
        } zostaje { $who-kind ->
            [this-card] spalona
           *[other] spalony
        }
       *[other] { $by-one } spala { $who-one-acc }
    }
}{ $how ->
    [combat] {" "}w walce
   *[other] {""}
}
    .aim = { $how ->
        [diablerie] diablerist
        [combat] { $who-thing }
       *[other] { $by ->
            [none] { $who-thing }
           *[other] { $by-thing }
        }
    }
vtes-phrase-enters-combat = walkę{ $with_blocker ->
    [none] {""}
   *[other] {" "}z { $with_blocker-one-ins }, który go zablokował
}
    .verb = begin
    .aim = { $who-thing }
vtes-phrase-round-ends = { $inflicted ->
    [yes] kończy się runda walki, w której { $who } zadała obrażenia wrogiemu słudze
   *[other] kończy się runda walki, w której bierze udział { $who-one }
}
    .when = { $inflicted ->
        [yes] na koniec każdej rundy walki, w której { $who } zadała obrażenia wrogiemu słudze,
       *[other] na koniec każdej rundy walki
    }
    .whenever = { $inflicted ->
        [yes] na koniec każdej rundy walki, w której { $who } zadała obrażenia wrogiemu słudze,
       *[other] na koniec każdej rundy walki
    }
    .aim = { $who-thing }
vtes-phrase-presses-on = { $who-one } kontynuuje naporem walkę z { $against-one-ins }
    .aim = { $who-thing }
vtes-phrase-combat-is-over = kończy się walka, w której bierze udział { $who-one }
    .aim = { $who-thing }
vtes-phrase-action-succeeds = { $who-one } z powodzeniem { $kinds-kind-does ->
    [none] { $of_card ->
        [yes] wykonuje taką akcję
       *[no] wykonuje akcję
    }
   *[other] { $kinds-kind-does }
}
    .aim = { $who-thing }
vtes-phrase-bleed-succeeds = { $before ->
    [yes] atak { $who-one-gen } na pulę{ $of ->
        [none] {""}
       *[other] {" "}{ $of-gen }
    } ma się powieść
   *[no] { $who-one } z powodzeniem atakuje pulę{ $of ->
        [none] {""}
       *[other] {" "}{ $of-gen }
    }
}
    .aim = { $who-thing }
vtes-phrase-blocks = { $of ->
    [none] {""}
   *[other] { $of-one-acc }
}
    .verb = block
    .aim = { $who-thing }
vtes-phrase-fails-to-block = { $who-one } bezskutecznie próbuje zablokować { $of-one-acc }
    .aim = { $who-thing }
vtes-phrase-plays-card = { $who-one } zagrywa kartę{ $types-type ->
    [none] {""}
   *[other] {" "}{ $types-type-sort }
}{ $disciplines-discipline-gen ->
    [none] {""}
   *[other] {" "}wymagającą { $disciplines-discipline-gen }
}
    .aim = { $as_played ->
        [yes] played-card
       *[no] { $who-thing }
    }
vtes-phrase-methuselah-plays = { $of-person ->
    [you] zagrywasz
   *[other] { $of-one } zagrywa
} kartę { $trait ->
    [none] { $types-type-sort }
   *[other] { $trait-sort }
}{ $even_cancelled ->
    [yes] , nawet anulowaną,
   *[no] {""}
}
vtes-phrase-gains-title = { $who-one } zyskuje tytuł { $title-gen }
    .aim = { $who-thing }
vtes-phrase-loses-edge = { $for_vote ->
    [yes] { $of-person ->
        [you] spalasz przewagę za głos
       *[other] { $of-one } spala przewagę za głos
    }
   *[no] { $of-person ->
        [you] tracisz przewagę
       *[other] { $of-one } traci przewagę
    }
}
vtes-phrase-draws-card = { $of-person ->
    [you] dobierasz kartę ze swojej biblioteki
   *[other] { $of-one } dobiera kartę z biblioteki
}
vtes-phrase-gains-from-edge = { $of-person ->
    [you] zyskujesz
   *[other] { $of-one } zyskuje
} pulę dzięki przewadze
vtes-phrase-would-cancel = zostaje zagrana karta, która anulowałaby kartę { $types-has-reflex ->
    [yes] sługi
   *[no] { $types-type-sort }
} innego Matuzalema
vtes-phrase-plays-first-card = { $who-one } zagrywa swoją pierwszą w turze kartę wymagającą dyscypliny
    .aim = { $who-thing }
vtes-phrase-has-no-effect = zagrywana karta nie ma efektu i nie płaci się jej kosztu
vtes-phrase-played-needs = zagrywana karta wymaga { $disciplines-discipline-gen }
vtes-phrase-is-cancelled = { $yours ->
    [none] { vtes-phrase-is-cancelled.theirs }
   *[other] { $yours-one }, którą zagrywasz, zostaje anulowana
}
    .theirs = inny Matuzalem anuluje kartę { $types-type-sort }, którą zagrywa { $who }, lub referendum, które { $who } zwołuje
vtes-phrase-untap-phase = trwa faza odtapowania { $of-gen }
    .when = w { $of-person ->
        [you] swojej fazie odtapowania
       *[other] fazie odtapowania { $of-gen }
    }{ $if ->
        [none] {""}
       *[other] {" "}(jeśli na jej początku { $if })
    }
    .whenever = w { $of-person ->
        [you] twojej fazie odtapowania
       *[other] fazie odtapowania { $of-gen }
    }{ $if ->
        [none] {""}
       *[other] {" "}(jeśli na jej początku { $if })
    }
vtes-phrase-referendum-ends = { $passed ->
    [yes] przechodzi
   *[no] upada
} { $by ->
    [none] { $of-kind ->
        [each-methuselah] dowolne referendum
       *[other] referendum, które zwołał { $of }
    }
   *[other] referendum, które zwołał { $by-one }
}
vtes-phrase-votes-tallied = liczone są głosy w referendum{ $by ->
    [none] {""}
   *[other] , które zwołał { $by-one }
}
vtes-phrase-evades = { $who } wykonuje unik lub kończy walkę jako swoje uderzenie
vtes-phrase-is-ousted = { $or_withdraws ->
    [yes] { $who-person ->
        [you] opuszczasz grę
       *[other] { $who-kind ->
            [each-methuselah] { $who-one }
           *[other] { $who }
        } opuszcza grę
    }
   *[no] { $who-person ->
        [you] odpadasz z gry
       *[other] { $who-kind ->
            [each-methuselah] { $who-one }
           *[other] { $who }
        } odpada z gry
    }
}

## Co łączy efekty

vtes-phrase-do = { $pair ->
    [yes] { $first } { $rest-next }
   *[no] { $effects }
}
    .then = { $first-then } { $rest-next }
    .aim = { $first-aim }
    .sub = { $first-sub } { $rest-next }
    .short = { $first } { $rest-next }
    .inf = { $uniform ->
        [yes] { $first-inf } i { $rest-inf }
       *[no] { $first-inf } { $rest-more }
    }
    .so = { $uniform ->
        [yes] { $rest-kind ->
            [may] { $first-so } { $rest-more }
           *[other] { $first-so } i { $rest-inf }
        }
       *[no] { $first-so } { $rest-next }
    }
    .may = { $uniform ->
        [yes] { $rest-kind ->
            [may] { $first-may } { $rest-more }
           *[other] { $first-may } i { $rest-inf }
        }
       *[no] { $first-may } { $rest-more }
    }
    .hit = { $first-then }, a następnie { $rest-then }
    .next = { $first-next }. Potem { $rest-then }
    .more = . W takim wypadku { vtes-phrase-do.then }
vtes-phrase-may = { $by ->
    [none] { $effect-may } { $then-verb ->
        [none] {""}
        [yes] { $then-so }
       *[other] { $then-more }
    }
   *[other] { vtes-phrase-may.who } może { $effect-inf } { $then ->
        [none] {""}
       *[other] { $then-more }
    }
}
    .who = { $effect-kind ->
        [burn-blood] { $actor }
       *[other] { $by }
    }
    .inf = { $effect-inf } { $then-verb ->
        [none] {""}
        [yes] { $then-so }
       *[other] { $then-more }
    }
    .may = { vtes-phrase-may }
    .next = . { CAPITAL(vtes-phrase-may) }
    .more = . { CAPITAL(vtes-phrase-may) }
vtes-phrase-if = jeśli { $condition }, { $effect-then }{ $otherwise ->
    [none] {""}
   *[other] . W przeciwnym razie { $otherwise-then }
}
    .then = , { vtes-phrase-if }
    .both = a { $condition }, { $effect-then }{ $otherwise ->
        [none] {""}
       *[other] . W przeciwnym razie { $otherwise-then }
    }
    .sub = { vtes-phrase-if }
    .inf = { $effect-inf }, jeśli { $condition }
    .so = { $effect-so }, jeśli { $condition }
    .may = jeśli { $condition }, { $effect-may }
    .next = . { CAPITAL(vtes-phrase-if) }
    .more = . { CAPITAL(vtes-phrase-if) }
    .said = { $condition-about }
    .said-both = { $condition-about }
    .said-next = { $condition-about }
    .said-more = { $condition-about }
    .said-then = { $condition-about }
vtes-phrase-either = { $by-person ->
    [you] wybierz jedno: { $first } albo { $second-then }
   *[other] { $by } wybiera, czy { $first-sub }, czy { $second-sub }
}
    .inf = { $by-person ->
        [you] { $first-inf } albo { $second-inf }
       *[other] pozwolić { $by-dat } wybrać, czy { $first-sub }, czy { $second-sub }
    }
    .so = , aby { vtes-phrase-either.inf }
    .may = możesz { vtes-phrase-either.inf }
vtes-phrase-whenever = { $effect-person ->
    [you] { $moment-when }
   *[other] { $moment-whenever }
} { $effect-then }
    .said = { $moment-about }
vtes-phrase-instead = { $moment-when } zamiast tego { $effect-then }

## Co się dzieje: pula i krew

vtes-phrase-gain-pool = { $amount-pool }
    .verb = gain
vtes-phrase-burn-pool = { $amount-pool }
    .verb = burn
vtes-phrase-take-pool = { $amount-pool } z puli { $from-gen } do swojej puli
    .verb = move
vtes-phrase-end-turn = obecna tura kończy się po ewentualnej trwającej akcji, a następną turę rozgrywa drapieżnik tego Matuzalema (jeśli odpada kilku, pierwszy z ich drapieżników zgodnie z ruchem wskazówek zegara)
vtes-phrase-guess-counters = każdy inny Matuzalem trzyma w ukryciu od 1 do { $most } znaczników. Zgadnij ich liczbę u każdego: jeśli trafisz, przenieś tyle samo punktów puli z jego puli do swojej; jeśli nie, ten Matuzalem zyskuje tyle samo punktów puli
vtes-phrase-numbers-game = każdy inny Matuzalem wybiera w ukryciu liczbę od 1 do { $most }, a ty od 1 do { $yours }. Wszyscy jednocześnie ujawniają swoje liczby. Każdy Matuzalem zyskuje tyle punktów puli, ile wynosi jego liczba, albo spala je, jeśli inny Matuzalem wybrał liczbę dokładnie o 1 mniejszą
vtes-phrase-play-signs = zagraj w papier, kamień, nożyce z { $with-ins }. Zwycięzca odbiera przegranemu { $stake-pool }. Po każdym remisie grajcie ponownie o 1 punkt puli więcej
vtes-phrase-lose-point = 1 punkt zwycięstwa
    .verb = lose
vtes-phrase-burn-edge = { $negated ->
    [yes] przewagi
   *[other] przewagę
}
    .verb = burn
vtes-phrase-lose-transfers = wszystkie transfery w swojej następnej fazie wpływu
    .verb = lose
vtes-phrase-take-edge = przewagę{ $if_free ->
    [yes] , jeśli nikt jej nie ma
   *[no] {""}
}
    .so = , aby zyskać przewagę
    .verb = gain
vtes-phrase-gain-blood = { $who-thing ->
    [card] { $amount-counter }
    [location] { $amount-counter }
    [ally] { $amount-life }
    [imbued] { $amount-life }
    [retainer] { $amount-life }
   *[other] { $amount-blood }
}
    .verb = gain
vtes-phrase-burn-blood = { $who-thing ->
    [card] { $amount-kind ->
        [counters-on] wszystkie znaczniki
       *[other] { $amount-counter }
    }
    [ally] { $amount-life }
    [imbued] { $amount-life }
    [retainer] { $amount-life }
   *[other] { $amount-blood }
}
    .verb = { $who-thing ->
        [card] lose
       *[other] burn
    }
vtes-phrase-move-blood = { vtes-moved }{ $from-thing ->
    [minion] {" "}lub życie
   *[other] {""}
} z { $from-gen } na { $to-actor ->
    [yes] siebie
   *[no] { $to-acc }
}
    .verb = move
vtes-phrase-blood-to-pool = { vtes-moved } z { $from-gen } do { vtes-whose-pool }
    .verb = move
vtes-moved = { $amount-kind ->
    [counters-on] { $from-thing ->
        [retainer] całe życie
       *[other] całą krew
    }
   *[other] { $amount-blood }
}
vtes-whose-pool = { $owner ->
    [none] { $doer ->
        [none] twojej puli
       *[other] swojej puli
    }
    [acting] puli swojego Matuzalema
   *[other] swojej puli
}
vtes-phrase-pool-to-blood = { $amount-pool } ze swojej puli { $doubled ->
    [yes] i tyle samo krwi z banku{" "}
   *[no] {""}
}na { $to-acc }
    .verb = move
vtes-phrase-inflict = { $aggravated ->
    [yes] { $amount-aggravated }{ $preventable ->
        [yes] {""}
       *[no] , { $amount ->
            [one] któremu
           *[other] którym
        } nie można zapobiec
    }
   *[no] { $preventable ->
        [yes] { $amount-damage }
       *[no] { $amount-unpreventable }
    }
}
    .verb = suffer
vtes-phrase-steal-blood = { $amount-blood }
    .verb = steal

## Co się dzieje: karty

vtes-phrase-tap = { $who-actor ->
    [yes] {""}
   *[no] { $negated ->
        [yes] { $who-gen }
       *[other] { $who-acc }
    }
}
    .verb = { $who-actor ->
        [yes] tap-self
       *[no] tap
    }
vtes-phrase-untap = { $who-actor ->
    [yes] {""}
   *[no] { $negated ->
        [yes] { $who-gen }
       *[other] { $who-acc }
    }
}
    .verb = { $who-actor ->
        [yes] untap-self
       *[no] untap
    }
vtes-phrase-burn = { $negated ->
    [yes] { $who-gen }
   *[other] { $who-acc }
}
    .verb = burn
vtes-phrase-to-torpor = w torpor { $who-acc }
    .verb = send
vtes-phrase-diablerize = diablerię na { $who-loc }
    .subject = { vtes-phrase-self }
    .verb = commit
vtes-phrase-beyond-first = obrażenia poza pierwszym w tej rundzie{ $normal_only ->
    [yes] , z wyjątkiem poważnych
   *[no] {""}
}
vtes-phrase-harden = w każdej rundzie tej walki automatycznie zapobiega się wszystkim obrażeniom { vtes-phrase-self.gen } poza pierwszym{ $normal_only ->
    [yes] , z wyjątkiem poważnych
   *[no] {""}
}
vtes-phrase-redraw = włożyć tę kartę pod swoją bibliotekę i dobrać inną, ale tylko raz na turę
    .plain = możesz { vtes-phrase-redraw }
    .then = { vtes-phrase-redraw.plain }
    .verb = put
vtes-phrase-discard-any = X { $which-all-gen }{ $then-so }
    .verb = discard
vtes-phrase-draws-more = do końca tej walki za każdym razem, gdy uzupełniasz kartę, także tę, dobierasz jeszcze jedną i odrzucasz karty do limitu ręki
vtes-phrase-rescue = torpor
    .verb = leave
vtes-phrase-enter-combat = walkę z { $with-ins }{ $they_first ->
    [yes] ; za działającego sługę uchodzi w niej przeciwnik
   *[no] {""}
}
    .subject = { $who }
    .verb = begin
    .so = , aby rozpocząć { vtes-phrase-enter-combat }{ vtes-phrase-enter-combat.tail }
    .tail = { $gains ->
        [none] {""}
       *[other] . { CAPITAL($gains) }
    }{ $first_round ->
        [none] {""}
       *[other] . W pierwszej rundzie tej walki { $first_round-then }
    }
vtes-phrase-join-combat = { $effect }
    .then = { $effect-then }
    .sub = { $effect-sub }
    .inf = { $effect-inf }
    .so = { $effect-so }
    .may = { $effect-may }
vtes-phrase-put-in-play = tę kartę { $on ->
    [none] do gry
   *[other] na { $on-loc }
}{ $by ->
    [none] {""}
   *[other] {" "}pod kontrolą { $by-gen }
}
    .verb = { $on ->
        [none] play-out
       *[other] put
    }
vtes-phrase-take-control = { $for_turn ->
    [yes] do końca tury{" "}
   *[no] {""}
}{ $until_untap ->
    [yes] do swojej następnej fazy odtapowania{" "}
   *[no] {""}
}{ $until_yours ->
    [yes] do twojej następnej fazy odtapowania{" "}
   *[no] {""}
}{ $for_next_turn ->
    [yes] do końca twojej następnej tury{" "}
   *[no] {""}
}kontrolę nad { $who-ins }{ $untap ->
    [yes] , odtapowując go
   *[no] {""}
}{ $on_vampires ->
    [yes] , a ekwipunek lub przybocznego połóż na kontrolowanym przez siebie wampirze
   *[no] {""}
}
    .verb = take-over
vtes-phrase-move-card = { $who-kind ->
    [this-card] { $who-acc } na { vtes-phrase-move-card.whom }
   *[other] na { vtes-phrase-move-card.whom } { $who-acc }
}
    .whom = { $to-actor ->
        [yes] siebie
       *[no] { $to-acc }
    }
    .verb = move
vtes-phrase-choose-clan = klan
    .verb = choose
vtes-phrase-choose-number = liczbę od { $least } do { $most }
    .verb = choose
vtes-phrase-choose-cards = X z nich
    .verb = choose
vtes-phrase-remember-clan = {""}
    .silent = yes
vtes-phrase-has-this-title = { $who } ma tytuł { $title-gen }
vtes-phrase-steal-title = { $from-dat } tytuł { $title-gen }
    .verb = steal
vtes-phrase-change-title = tytuł{ $title ->
    [none] { $of ->
        [none] {""}
       *[other] {" "}{ $of-gen } (i toczy o niego spór)
    }
   *[other] {" "}{ $title-gen }
}
    .verb = { $title ->
        [none] { $of ->
            [none] lose
           *[other] gain
        }
       *[other] gain
    }
vtes-phrase-buy-title = 1, 2 lub 3 punkty puli, aby dać { $who-dat } odpowiedni tytuł ({ $titles-title-any })
    .verb = burn
    .allowed = yes
vtes-phrase-lift-blood-curse = do końca gry popełniać diablerię mimo klątwy krwi
    .subject = { $of-all }
    .person = many
    .verb = can
vtes-phrase-change-clan = do końca gry do klanu { $clan-gen }{ $trait ->
    [none] {""}
   *[other] , { $trait-name }
}{ $discipline ->
    [none] {""}
   *[other] {" "}i z dodatkowym poziomem { $discipline-gen }
}
    .verb = join
vtes-phrase-change-sect = do { $sect-gen }
    .verb = join
vtes-phrase-draw = { $amount-card }
    .verb = draw
vtes-phrase-draw-up = karty do limitu ręki
    .verb = draw
vtes-phrase-draw-crypt = { $amount-card } { vtes-your.of-her } krypty do { vtes-your.his } obszaru niekontrolowanego
    .verb = move
vtes-phrase-bring-successor = wierzchnią kartę swojej krypty do swojego obszaru niekontrolowanego
    .verb = move
    .tail = . Jeśli wampir ten jest młodszy od spalonego, połóż tę kartę na nim i przenieś go do swojego obszaru gotowości z krwią z banku w liczbie równej jego pojemności
vtes-phrase-stays-with-victim = diablerzysta nie może przejąć tej karty, gdy dopuści się diablerii na wampirze z tą kartą
vtes-phrase-renew-uncontrolled = każdy Matuzalem przenosi krew z kart krypty w swoim obszarze niekontrolowanym do swojej puli i spala leżące na nich karty, a następnie wtasowuje te karty krypty w swoją kryptę i przenosi z niej tyle samo kart do swojego obszaru niekontrolowanego
vtes-phrase-burn-top = { $amount-card } z wierzchu { vtes-your.her } biblioteki
    .verb = burn
vtes-phrase-pool-or-cards = łącznie X punktów puli lub losowych kart z ręki, gdzie X to { $amount }
    .subject = { $by }
    .person = { $by-person }
    .verb = burn
vtes-phrase-discard-at-random = losową kartę{ $then ->
    [none] {""}
   *[other] . { $then ->
       *[other] { CAPITAL($then) }
    }
}
    .verb = discard
vtes-phrase-to-library = { $who-acc } { $on_top ->
    [yes] na wierzchu biblioteki właściciela
   *[no] { $under ->
        [yes] na spodzie biblioteki właściciela
       *[no] do biblioteki właściciela
    }
}
    .verb = { $on_top ->
        [yes] put
       *[no] { $under ->
            [yes] put
           *[no] shuffle
        }
    }
vtes-phrase-card-to-hand = { $who-acc } na rękę właściciela
    .verb = return
vtes-phrase-gain-phase-action = { $given_back ->
    [yes] z powrotem akcję fazy mistrza
   *[no] kolejną akcję tej fazy
}
    .subject = { $given_back ->
        [yes] Matuzalem, który ją zagrał,
       *[no] ty
    }
    .person = { $given_back ->
        [yes] one
       *[no] you
    }
    .verb = { $given_back ->
        [yes] get
       *[no] gain
    }
vtes-phrase-gain-discard-action = kolejną akcję tej fazy
    .verb = gain
    .tail = . Jeśli użyjesz jej, aby odrzucić { $which-one-acc }, { $effect-then }
vtes-phrase-about-anarchs = dotycząca anarchistów
    .after = wymagającą anarchisty lub czyniącą wampira anarchistą
    .is = wymaga anarchisty lub czyni wampira anarchistą
vtes-phrase-note-for-turn = {""}
    .silent = yes
vtes-phrase-each = ⟪{ $choice-id }¦dla { $which-each-gen } ⟫{ $effect }
    .then = ⟪{ $choice-id }¦dla { $which-each-gen } ⟫{ $effect-then }
    .inf = ⟪{ $choice-id }¦dla { $which-each-gen } ⟫{ $effect-inf }
    .so = ⟪{ $choice-id }¦dla { $which-each-gen } ⟫{ $effect-so }
    .may = ⟪{ $choice-id }¦dla { $which-each-gen } ⟫{ $effect-may }
    .aim = { $which-thing }
    .choice = which
    .quantity = each
    .doer = { $effect-kind ->
        [search-and-attach] you
        [votes] you
       *[other] none
    }
vtes-phrase-each-oldest = dla { $which-each-gen } spośród { $number } najstarszych, { $effect }
    .then = dla { $which-each-gen } spośród { $number } najstarszych, { $effect-then }
    .inf = dla { $which-each-gen } spośród { $number } najstarszych, { $effect-inf }
    .so = dla { $which-each-gen } spośród { $number } najstarszych, { $effect-so }
    .may = dla { $which-each-gen } spośród { $number } najstarszych, { $effect-may }
    .aim = { $which-thing }
vtes-phrase-allocate = { $amount-kind ->
    [number] { $amount-point }
   *[other] { $amount-point },
} między { $at_least ->
    [one] {""}
    [2] co najmniej dwóch
   *[other] co najmniej { $at_least }
} { $among-several }
    .verb = split
vtes-phrase-allot-blood = { $amount } krwi z banku krwi między { $among-all-acc }
    .verb = split
vtes-phrase-gain-allotted-blood = przydzieloną im krew
    .subject = wampiry
    .person = many
    .verb = gain
vtes-phrase-choose-ashes = { $number } { $which-all-acc } ze swojego stosu popiołów
    .verb = choose
vtes-phrase-take-chosen-ashes = wybrane karty na rękę
    .verb = take
vtes-phrase-choose-term = { $among-kind ->
    [amethuselah] { $among-one-acc }
    [one] { $among-one-acc }
   *[other] { $among-one-acc }
}
    .verb = choose
    .aim = { $among-thing }
vtes-phrase-for-one = { $by-person ->
    [you] ⟪{ $choice-id }¦wybierz { $which-one-acc }{ $effect ->
        [none] {""}
       *[other] ;{" "}
    }⟫{ $effect ->
        [none] {""}
       *[other] { $optional ->
            [yes] { $effect-may }
           *[no] { $effect }
        }
    }
   *[other] { vtes-phrase-for-one.other }
}
    .other = { $by } { $which-kind ->
        [only] może { $effect-inf }
        [is] może { $effect-inf }
       *[other] { $optional ->
            [yes] może wybrać
           *[no] wybiera
        } { $which-one-acc }. { CAPITAL($effect) }{ vtes-phrase-for-one.or-else }
    }
    .or-else = { $otherwise ->
        [none] {""}
       *[other] . W przeciwnym razie { $otherwise-then }
    }
    .sub = ⟪{ $choice-id }¦{""}⟫{ $effect-sub }
    .then = { $by-person ->
        [you] ⟪{ $choice-id }¦wybierz { $which-one-acc }{ $effect ->
            [none] {""}
           *[other] , a następnie{" "}
        }⟫{ $effect ->
            [none] {""}
           *[other] { $optional ->
                [yes] { $effect-may }
               *[no] { $effect-then }
            }
        }
       *[other] { vtes-phrase-for-one.other }
    }
    .inf = ⟪{ $choice-id }¦wybrać { $which-one-acc } i ⟫{ $effect-inf }
    .so = ⟪{ $choice-id }¦, aby wybrać { $which-one-acc }⟫{ $effect-so }
    .may = ⟪{ $choice-id }¦możesz wybrać { $which-one-acc }; ⟫{ $effect-may }
    .aim = { $which-thing }
    .actor = { $by }
    .choice = which
    .doer = { $by-person ->
        [you] you
       *[other] none
    }
vtes-phrase-at-random = wybierz losowo { $which-one-acc } i { $effect-then }
    .then = wybierz losowo { $which-one-acc } i { $effect-then }
    .inf = wybrać losowo { $which-one-acc } i { $effect-inf }
    .aim = { $which-thing }
vtes-phrase-how-many = { vtes-phrase-how-many.x }{ $effect-kind ->
    [do] { CAPITAL($effect) }
   *[other] { $effect }
}
    .then = { $effect-kind ->
        [do] wybierz liczbę X od { $least-gen } do { $most-gen }. { CAPITAL($effect-then) }
       *[other] { $least ->
            [0] {""}
           *[other] wybierz liczbę X od { $least-gen } do { $most-gen }, a następnie{" "}
        }{ $effect-then }
    }
    .inf = { vtes-phrase-how-many.x-inf }{ $effect-inf }
    .so = { $effect-kind ->
        [do] , aby { vtes-phrase-how-many.x-inf }{ $effect-inf }
       *[other] { $least ->
            [0] { $effect-so }
           *[other] , aby { vtes-phrase-how-many.x-inf }{ $effect-inf }
        }
    }
    .may = { $effect-kind ->
        [do] możesz { vtes-phrase-how-many.x-inf }{ $effect-inf }
       *[other] { $least ->
            [0] { $effect-may }
           *[other] możesz { vtes-phrase-how-many.x-inf }{ $effect-inf }
        }
    }
    .x = { $effect-kind ->
        [do] wybierz liczbę X od { $least-gen } do { $most-gen }.{" "}
       *[other] { $least ->
            [0] {""}
           *[other] wybierz liczbę X od { $least-gen } do { $most-gen }.{" "}
        }
    }
    .x-inf = { $effect-kind ->
        [do] wybrać liczbę X od { $least-gen } do { $most-gen } i{" "}
       *[other] { $least ->
            [0] {""}
           *[other] wybrać liczbę X od { $least-gen } do { $most-gen } i{" "}
        }
    }
    .doer = you
    .upto = { $effect-kind ->
        [do] none
       *[other] { $least ->
            [0] { $most-upto }
           *[other] none
        }
    }
vtes-phrase-repeat = { $times-kind ->
    [number] { $effect } { $times } razy
    [that-many] X razy { $effect-then }
   *[other] za { $times-per } { $effect-then }
}
vtes-phrase-search = { $where ->
    [library] { $then ->
        [none] na rękę { $top ->
            [0] { $which ->
                [none] kartę
               *[other] { $which-one-acc }
            } { vtes-your.of-her } biblioteki
           *[other] do { $most } z { $top } wierzchnich kart { vtes-your.her } biblioteki
        }{ $openly ->
            [yes] , pokazując wszystkim tę kartę
           *[no] {""}
        }
       *[other] { $which-thing ->
            [retainer] {""}
            [ally] {""}
            [card] do gry{" "}
           *[other] { vtes-phrase-self.acc } w{" "}
        }{ $which-one-acc } { $or_hand ->
            [yes] z ręki lub{" "}
           *[no] {""}
        }{ vtes-your.of-her } biblioteki, płacąc koszt{ $then-life }
    }
   *[other] { $which-one-acc } { vtes-your.of-her } krypty do { vtes-your.his } obszaru niekontrolowanego
}
    .verb = { $where ->
        [library] { $then ->
            [none] take
           *[other] { $which-thing ->
                [retainer] employ
                [ally] recruit
                [card] play-out
               *[other] equip
            }
        }
       *[other] move
    }
vtes-phrase-into-research = { $number-card } { vtes-your.of-her } biblioteki do { vtes-your.his } obszaru badań
    .verb = move
vtes-phrase-draw-from-research = kartę { vtes-your.of-his } obszaru badań w miejsce tej karty
    .plain = możesz dobrać { vtes-phrase-draw-from-research }
    .then = { vtes-phrase-draw-from-research.plain }
    .verb = draw
vtes-phrase-put-under = { $from_hand ->
    [yes] { $amount-card } z ręki na spodzie { vtes-your.her } biblioteki
   *[no] { $amount ->
        [1] wierzchnią kartę { vtes-your.her } biblioteki
       *[other] { $amount-card } z wierzchu { vtes-your.her } biblioteki
    } na jej spodzie
}
    .verb = put
vtes-phrase-look-at-top = { $number ->
    [one] wierzchnią kartę
    [few] { $number } wierzchnie karty
   *[other] { $number } wierzchnich kart
} { $of-person ->
    [you] swojej biblioteki
   *[other] biblioteki { $of-gen }
}
    .verb = { $shuffled ->
        [yes] look-and-shuffle
       *[no] look
    }
vtes-phrase-reveal-top = { $of } { $of-person ->
    [you] odkrywasz wierzchnią kartę swojej biblioteki
   *[other] odkrywa wierzchnią kartę swojej biblioteki
}. Jeśli jest to { $which-one }, { $then-then }
vtes-phrase-arrange-top = w dowolnej kolejności { $number ->
    [few] { $number } wierzchnie karty
   *[other] { $number } wierzchnich kart
} swojej biblioteki
    .verb = arrange
vtes-phrase-exchange-random = losową kartę z ręki { $of-gen }. Następnie { vtes-phrase-self } może spalić { $blood-blood }, aby wymienić tę kartę na kartę ze stosu popiołów { $of-gen }
    .verb = look
vtes-phrase-name-card-in-hand = {""}
    .silent = yes
vtes-phrase-exchange-named = { $who-acc } na kartę z ręki wskazaną przy ogłoszeniu akcji
    .verb = swap
vtes-phrase-take-discards-back = do biblioteki dowolną liczbę kart odrzuconych w tej fazie odrzucania
    .verb = shuffle
vtes-phrase-look-at-hand = { $of-person ->
    [you] swoją rękę
   *[other] rękę { $of-gen }
}{ $rest_of_turn ->
    [yes] {" "}do końca tury
   *[no] {""}
}{ $openly ->
    [yes] {" "}wszystkim Matuzalemom
   *[no] {""}
}
    .verb = { $openly ->
        [yes] show
       *[no] { $rest_of_turn ->
            [yes] view
           *[no] look
        }
    }
vtes-phrase-look-at-card = { $of ->
    [none] { $who-acc }
   *[other] losową kartę z ręki { $of-gen }. Jeśli to { $discards-one }, { $of } ją odrzuca
}
    .verb = look
vtes-phrase-roll-die = { $sides ->
    [2] monetą
   *[other] kostką o { $sides } ścianach
}
    .verb = throw
vtes-phrase-discard-from-hand = { $top ->
    [0] { $of-person ->
        [you] swoją rękę
       *[other] rękę { $of-gen }
    }. Odrzuć z niej
   *[other] { $top } wierzchnich kart biblioteki { $of-gen }. Odrzuć spośród nich
} { $most ->
    [0] { $which ->
        [none] 1 kartę
       *[other] { $which-one-acc }
    }
   *[other] do { $most } { $which ->
        [none] kart
       *[other] { $which-all-gen }
    }
}
    .verb = look
vtes-phrase-destroy-equipment = { $which-one-acc } wrogiego sługi
    .verb = burn
vtes-phrase-is-dodged = przed tym uderzeniem wykonano unik
    .not = przed tym uderzeniem nie wykonano uniku
vtes-phrase-steal-equipment = { $which-kind ->
    [this-card] { $which-acc }
   *[other] wrogiemu słudze { $which-one-acc }
}
    .verb = steal
vtes-phrase-end-combat = { vtes-phrase-end-combat.after }
    .subject = walka
    .verb = end
    .inf = zakończyć walkę{ vtes-phrase-end-combat.after }
    .so = , aby zakończyć walkę{ vtes-phrase-end-combat.after }
    .may = możesz zakończyć walkę{ vtes-phrase-end-combat.after }
    .after = { $harm ->
        [0] {""}
        [one] . Po walce obaj walczący i ich przyboczni otrzymują po { $harm-damage }, któremu nie można zapobiec
       *[other] . Po walce obaj walczący i ich przyboczni otrzymują po { $harm-damage }, którym nie można zapobiec
    }{ $torpor ->
        [yes] . Po walce każdy wampir, który brał w niej udział, zapada w torpor
       *[no] {""}
    }

## Co się dzieje: podczas akcji i w walce

vtes-phrase-stealth = { $amount-signed } do skrytości{" "}{ $amount-x }{ $unneeded ->
    [yes] , nawet jeśli nie jest jeszcze potrzebne
   *[no] {""}
}
    .plain = { $of ->
        [none] { vtes-phrase-stealth }
       *[other] { $of-one } zyskuje { vtes-phrase-stealth }
    }
    .subject = premia
    .verb = gain
    .then = { $of ->
        [none] { vtes-holder }
       *[other] { $of-one }
    } zyskuje { vtes-phrase-stealth }
    .inf = { $of ->
        [none] { $host ->
            [none] { $me ->
                [none] dać działającemu słudze
               *[other] zyskać
            }
           *[other] zyskać
        }
       *[other] dać { $of-one-dat }
    } { vtes-phrase-stealth }
    .so = , aby { vtes-phrase-stealth.inf }
    .may = możesz { vtes-phrase-stealth.inf }
    .next = { $previous ->
        [premia] {" "}i { vtes-phrase-stealth.plain }
       *[other] , a następnie { vtes-phrase-stealth.then }
    }
vtes-phrase-intercept = { $amount-signed } do przechwycenia{" "}{ $amount-x }
    .plain = { $of ->
        [none] { vtes-phrase-intercept }
       *[other] { $of-one } zyskuje { vtes-phrase-intercept }
    }
    .subject = premia
    .verb = gain
    .then = { $of ->
        [none] { vtes-holder }
       *[other] { $of-one }
    } zyskuje { vtes-phrase-intercept }
    .inf = { $of ->
        [none] { $host ->
            [none] { $me ->
                [none] dać blokującemu słudze
               *[other] zyskać
            }
           *[other] zyskać
        }
       *[other] dać { $of-one-dat }
    } { vtes-phrase-intercept }
    .so = , aby { vtes-phrase-intercept.inf }
    .may = możesz { vtes-phrase-intercept.inf }
    .next = { $previous ->
        [premia] {" "}i { vtes-phrase-intercept.plain }
       *[other] , a następnie { vtes-phrase-intercept.then }
    }
vtes-phrase-bleed-bonus = { $amount-signed } do ataku na pulę{" "}{ $amount-x }{ $while ->
    [none] {""}
   *[other] , dopóki { $while }
}{ $free ->
    [yes] , nawet jeśli żaden inny modyfikator akcji nie może go zwiększyć
   *[no] {""}
}{ $only ->
    [yes] . Żaden inny modyfikator akcji nie może zwiększyć tego ataku na pulę
   *[no] {""}
}
    .plain = { vtes-phrase-bleed-bonus }
    .subject = premia
    .verb = gain
    .then = { $me ->
        [none] działający sługa
       *[other] { vtes-holder }
    } zyskuje { vtes-phrase-bleed-bonus }
    .inf = zyskać { vtes-phrase-bleed-bonus }
    .so = , aby zyskać { vtes-phrase-bleed-bonus }
    .may = możesz zyskać { vtes-phrase-bleed-bonus }
    .next = { $previous ->
        [premia] {" "}i { vtes-phrase-bleed-bonus }
       *[other] , a następnie { vtes-phrase-bleed-bonus.then }
    }
vtes-phrase-reduce-bleed = atak na { vtes-your.herself } pulę o { $amount }
    .verb = reduce
vtes-phrase-redirect = jego cel na ⟨{ $choice-id }¦{ $choice-one-acc }¦wybranego Matuzalema⟩
    .plain = gdy zrezygnujesz z blokowania ataku na swoją pulę, zmień { vtes-phrase-redirect }{ $final ->
        [yes] . Następna karta, która zmieniłaby cel tego ataku, zostaje anulowana przy zagraniu
       *[no] {""}
    }
    .then = { vtes-phrase-redirect.plain }
    .inf = zmienić { vtes-phrase-redirect }
    .so = , aby zmienić { vtes-phrase-redirect }
    .verb = set
vtes-phrase-wake = podczas tej akcji blokować i zagrywać { vtes-phrase-wake.cards }, jakby był odtapowany
    .verb = can
    .inf = pozwolić { $who-dat } blokować podczas tej akcji i zagrywać { vtes-phrase-wake.cards }, jakby był odtapowany
    .so = , aby { vtes-phrase-wake }
    .cards = karty reakcji{ $disciplines-discipline-gen ->
        [none] {""}
       *[other] {" "}wymagające { $disciplines-discipline-gen }
    }
    .may = { $who } może { vtes-phrase-wake }
vtes-phrase-block-fails = próba bloku{ $who ->
    [none] {""}
   *[other] , którą podejmuje { $who-one },
} { $cancelled ->
    [yes] zostaje anulowana
   *[no] się nie udaje
}
    .inf = { $cancelled ->
        [yes] anulować próbę bloku
       *[no] udaremnić próbę bloku
    }
    .so = , aby { vtes-phrase-block-fails.inf }
    .may = możesz { vtes-phrase-block-fails.inf }
vtes-phrase-cannot-block = { $who-kind ->
    [targeted] { $who } nie może
    [blocker] { $who } nie może
    [this-card] { $who } nie może
    [opposing] { $who } nie może
   *[other] { $who-all } nie mogą
} blokować tej akcji
    .inf = uniemożliwić { $who-all-dat } blokowanie tej akcji
    .so = , aby { vtes-phrase-cannot-block.inf }
    .may = możesz { vtes-phrase-cannot-block.inf }
vtes-phrase-overlooks = w tej turze blokować ani zagrywać kart reakcji, dopóki działa { $acting }
    .verb = cannot
vtes-phrase-later = { $when ->
    [block] { $effect-kind ->
        [if] { $effect }
       *[other] jeśli ta akcja zostanie zablokowana, { $effect-then }
    }
    [failed-block] gdy próba zablokowania tej akcji przez sługę się nie uda, { $effect-then }
    [resolution] gdy akcja się rozstrzyga, { $effect-then }
    [combat] jeśli { vtes-phrase-self } rozpocznie walkę wskutek bloku, { $effect-kind ->
        [gain-maneuver] { $effect-same }
        [gain-press] { $effect-same }
       *[other] { $effect-then }
    }
    [before-range] przed ustaleniem dystansu w pierwszej rundzie walki, która z tego wyniknie, { $effect-then }
    [strikes] po rozstrzygnięciu uderzeń { $effect-then }
    [end-of-combat] na koniec walki { $effect-then }
    [after-combat] po walce { $effect-then }
    [end-of-action] na koniec akcji { $effect-then }
    [discard-phase] w swojej fazie odrzucania w tej turze { $effect-then }
   *[end-of-turn] na koniec tury { $effect-then }
}
    .inf = { vtes-phrase-later.time } { $effect-inf }
    .so = { $effect-so } { vtes-phrase-later.time }
    .may = { $effect-may } { vtes-phrase-later.time }
    .next = . { CAPITAL(vtes-phrase-later) }
    .time = { $when ->
        [block] , jeśli ta akcja zostanie zablokowana
        [failed-block] , gdy próba zablokowania tej akcji przez sługę się nie uda
        [resolution] , gdy akcja się rozstrzyga
        [combat] , jeśli { vtes-phrase-self } rozpocznie walkę wskutek bloku
        [before-range] przed ustaleniem dystansu w pierwszej rundzie walki, która z tego wyniknie
        [strikes] po rozstrzygnięciu uderzeń
        [end-of-combat] na koniec walki
        [after-combat] po walce
        [end-of-action] na koniec akcji
        [discard-phase] w swojej fazie odrzucania w tej turze
       *[end-of-turn] na koniec tury
    }
    .me = { $when ->
        [failed-block] acting-blocker
        [combat] { $who-kind ->
            [self] none
           *[other] acting
        }
        [end-of-action] { $who-kind ->
            [self] none
           *[other] acting-blocker
        }
        [end-of-combat] { $who-kind ->
            [targeted] chosen-minion
           *[other] none
        }
       *[other] none
    }
vtes-phrase-once-each = { $effect }{ vtes-phrase-once-each.limit }
    .then = { $effect-then }{ vtes-phrase-once-each.limit }
    .sub = { $effect-sub }{ vtes-phrase-once-each.limit }
    .inf = { $effect-inf }{ vtes-phrase-once-each.limit }
    .so = { $effect-so }{ vtes-phrase-once-each.limit }
    .may = { $effect-may }{ vtes-phrase-once-each.limit }
    .limit = { $each ->
        [combat] {" "}(raz na walkę)
        [game] , ale tylko za pierwszym razem
       *[turn] , ale tylko raz na turę
    }
vtes-phrase-votes = { $against ->
    [yes] { $amount-vote } przeciw referendum
   *[no] { $in_favor ->
    [yes] { $amount-kind ->
        [number] { $amount-vote } za referendum
       *[other] 1 głos za referendum za { $amount-per }
    }
   *[no] { $amount-signed } { $amount-kind ->
        [number] { $amount ->
            [one] głos
            [few] głosy
           *[other] głosów
        }
       *[other] do głosów
    }{" "}{ $amount-x }
}
}
    .plain = { $who ->
        [none] { vtes-phrase-votes }
       *[other] { $who } zyskuje { vtes-phrase-votes }
    }
    .subject = premia
    .verb = gain
    .then = { $who ->
        [none] zyskujesz
       *[other] { $who } zyskuje
    } { vtes-phrase-votes }
    .inf = { $who ->
        [none] zyskać
       *[other] dać { $who-dat }
    } { vtes-phrase-votes }
    .so = , aby { vtes-phrase-votes.inf }
    .may = możesz { vtes-phrase-votes.inf }
vtes-phrase-cancel = kartę { $disciplines-discipline-gen ->
    [none] { $types-has-reflex ->
        [yes] sługi
       *[no] { $trait ->
            [none] { $types-type-sort }
           *[other] { $strikes ->
                [yes] uderzenia lub{" "}
               *[no] {""}
            }{ $trait-sort }
        }
    }
   *[other] inną niż karta walki, wymagającą { $disciplines-discipline-gen }
}{ $without ->
    [none] {""}
    [out-of-turn] {" "}inną niż zagrywana poza turą
   *[other] {" "}inną niż { $without-trait }
}{ $discipline ->
    [none] {""}
   *[other] {" "}wymagającą { $discipline-gen }
}{ $any_discipline ->
    [yes] {" "}wymagającą dyscypliny lub cnoty
   *[no] {""}
}, którą { $on_self ->
    [yes] { vtes-phrase-cancel.whose } zagrywa na { vtes-phrase-self.acc }
   *[no] zagrywa { vtes-phrase-cancel.whose }
}{ $redirecting ->
    [yes] {" "}i która zmieniłaby cel ataku na pulę
   *[no] {""}
}{ $restricting ->
    [yes] {" "}i która ograniczyłaby w tej rundzie wybór uderzeń { vtes-phrase-self.gen }
   *[no] {""}
}{ $still_paid ->
    [yes] {" "}(jej koszt i tak się opłaca)
   *[no] {""}
}{ $at_its_cost ->
    [yes] , a { vtes-holder } spala wtedy tyle krwi, ile wynosi jej koszt w krwi lub puli
   *[no] {""}
}{ $barred ->
    [yes] {" "}(kart o tej nazwie nie można już zagrać w tej turze)
   *[no] {""}
}
    .whose = { $player ->
        [none] { $by-kind ->
            [each-methuselah] { $by-one }
            [together] { $by-one }
           *[other] { $by }
        }
       *[other] { $player-one }{ $player-kind ->
            [opposing] {""}
           *[other] , którego kontroluje { $by-kind ->
                [each-methuselah] { $by-one }
               *[other] { $by }
            }
        }
    }
    .verb = cancel
vtes-phrase-maneuver = manewr
    .plain = manewr{ $only_to_long ->
        [yes] , ale tylko na daleki dystans
       *[no] {""}
    }
    .subject = premia
    .verb = perform
    .then = { vtes-holder } wykonuje manewr
    .inf = wykonać manewr
    .alt = wykonać manewr
    .so = , aby wykonać manewr
    .may = możesz wykonać manewr
vtes-phrase-press = napór{ $only_to_continue ->
    [yes] , ale tylko aby kontynuować walkę
   *[no] { $only_to_end ->
        [yes] , ale tylko aby zakończyć walkę
       *[no] {""}
    }
}
    .plain = { $who-kind ->
        [self] { vtes-phrase-press }
       *[other] { vtes-phrase-press.then }
    }
    .subject = premia
    .verb = perform
    .then = { $who-kind ->
        [self] { vtes-holder }
       *[other] { $who }
    } wykonuje { vtes-phrase-press }
    .inf = { $who-kind ->
        [self] wykonać
       *[other] dać { $who-dat }
    } { vtes-phrase-press }
    .alt = { vtes-phrase-press }
    .so = , aby { vtes-phrase-press.inf }
    .may = możesz { vtes-phrase-press.inf }
vtes-phrase-gain-press = opcjonalny napór { vtes-until }{ $only_to_continue ->
    [yes] , ale tylko aby kontynuować walkę
   *[no] {""}
}{ $only_to_end ->
    [yes] , ale tylko aby zakończyć walkę
   *[no] {""}
}
    .subject = { $for_more_damage ->
        [yes] walczący, który zada w tej rundzie więcej obrażeń,
       *[no] { $who }
    }
    .plain = { $automatic ->
        [yes] po każdej rundzie walka automatycznie trwa dalej, jak po naporze, jeśli w tej rundzie lub w dwóch poprzednich zagrano jakąkolwiek kartę
       *[no] { $if_harms ->
            [yes] jeśli uderzenie { $who-gen } zada w tej rundzie obrażenia { vtes-phrase-self.dat },{" "}
           *[no] {""}
        }{ vtes-phrase-gain-press.subject } zyskuje { vtes-phrase-gain-press }
    }
    .next = { $previous ->
        [premia] {" "}i { vtes-phrase-gain-press }
       *[other] , a następnie { vtes-phrase-gain-press.plain }
    }
    .verb = gain
vtes-phrase-gain-maneuver = { $amount ->
    [one] opcjonalny manewr
    [few] { $amount } opcjonalne manewry
   *[other] { $amount } opcjonalnych manewrów
} { vtes-until }
    .verb = gain
vtes-phrase-additional-strikes = { $amount-strike }{ $unlimited ->
    [yes] , które nie wlicza się do limitu
   *[no] {""}
}
    .plain = { vtes-phrase-additional-strikes }
    .subject = premia
    .verb = gain
    .then = { vtes-holder } zyskuje { $amount-strike }
    .inf = zyskać { $amount-strike }
    .so = , aby zyskać { $amount-strike }
    .may = możesz zyskać { $amount-strike }
vtes-phrase-strength = { $base ->
    [yes] siłę { $amount }
   *[no] { $amount-signed } do siły
} { vtes-until }{" "}{ $amount-x }
    .plain = { $who-kind ->
        [self] { $base ->
            [yes] { $who } ma { vtes-phrase-strength }
           *[no] { vtes-phrase-strength }
        }
       *[other] { $who } { $base ->
            [yes] ma
           *[no] zyskuje
        } { vtes-phrase-strength }
    }
    .verb = { $base ->
        [yes] have
       *[no] gain
    }
vtes-phrase-hand-damage-aggravated = poważne obrażenia { vtes-until }
    .subject = uderzenia ręką { vtes-phrase-self.gen }
    .person = many
    .verb = do
vtes-phrase-prevent = { $amount-damage-dat }{ $normal_only ->
    [yes] {" "}innym niż poważne
   *[no] {""}
}{ $weapons ->
    [none] { $strikes_only ->
        [yes] {" "}od uderzenia
       *[no] {""}
    }
   *[other] { $others ->
        [yes] {" "}z innego źródła niż uderzenie
       *[no] {" "}od uderzenia
    } { $weapons-one-ins }
}{ $to ->
    [none] {""}
   *[other] {" "}zadawanym w walce { $to-one-dat }
}
    .verb = prevent

## Ile kosztuje

vtes-phrase-cost = { $blood ->
    [0] { $pool ->
        [0] { $conviction ->
            [0] { $x ->
                [yes] X krwi{ vtes-phrase-cost.x }
               *[no] { $x_pool ->
                    [yes] X punktów puli
                   *[no] none
                }
            }
           *[other] { $conviction } { $conviction ->
                [one] przekonanie
                [few] przekonania
               *[other] przekonań
            }
        }
       *[other] { $pool-pool }
    }
   *[other] { $me ->
        [ally] { $blood-life }
       *[other] { $blood-blood }
    }{ $x ->
        [yes] {" i "}X krwi
       *[no] {""}
    }{ $pool ->
        [0] {""}
       *[other] {" i "}{ $pool-pool }
    }
}
    .pay = spalić { vtes-phrase-cost }
    .of-host = { $blood ->
        [0] none
       *[other] { $host ->
            [none] tego sługi
           *[other] { $host-this-gen }
        }
    }
    .printed = { $blood ->
        [0] { vtes-phrase-cost }
       *[other] { $blood-blood }{ $x ->
            [yes] {" i "}X krwi
           *[no] {""}
        }{ $pool ->
            [0] {""}
           *[other] {" i "}{ $pool-pool }
        }
    }
    .x = { $x_is-kind ->
        [none] {""}
        [chosen-targets] {""}
        [announced-x] {""}
       *[other] {" "}(X to { $x_is })
    }

## Akcje i uderzenia

vtes-phrase-action = { $kind ->
    [card] { vtes-phrase-action.label }
    [bleed] { $stealth ->
        [0] {""}
       *[other] { vtes-phrase-action.label }
    }Atakuj pulę{ $target-kind ->
        [amethuselah] {" "}{ $target-one-gen }
       *[other] {""}
    }{ $bleed ->
        [0] {""}
       *[other] {" "}z premią { SIGNED($bleed) }
    }.{" "}{ $unaided ->
        [yes] Żaden inny ekwipunek nie może zwiększyć tego ataku.{" "}
       *[no] {""}
    }
    [hunt] Polowanie z { SIGNED($stealth) } do skrytości{ $hunt ->
        [1] {""}
       *[other] {" "}na { $hunt } krwi
    }.{" "}
    [political] Akcja polityczna z { SIGNED($stealth) } do skrytości.{" "}
    [leave-torpor] Akcja opuszczenia torporu z { SIGNED($stealth) } do skrytości.{" "}
   *[other] { $target ->
        [none] Akcja
       *[other] Akcja { $kind ->
            [equip] wyposażenia
            [employ] zatrudnienia{ $directed ->
                [yes] {" "}skierowana
               *[no] {""}
            }
           *[other] zwerbowania
        }
    } z { SIGNED($stealth) } do skrytości.{" "}{ $target ->
        [none] { $finds ->
            [yes] {""}
           *[no] { vtes-phrase-action.brings }
        }
       *[other] {""}
    }
}{ $at ->
    [none] {""}
   *[other] Skierowana przeciw { $at-kind ->
        [controlling] { $at-each }
       *[other] { $at-dat }
    }.{" "}
}{ $even_tapped ->
    [yes] Może ją podjąć także stapowany sługa.{" "}
   *[no] {""}
}{ $during ->
    [none] {""}
   *[other] { CAPITAL($during) }.{" "}
}{ $target ->
    [none] {""}
   *[other] { $target-kind ->
        [only] {""}
        [amethuselah] { $kind ->
            [bleed] {""}
           *[other] { vtes-choose }
        }
       *[other] { vtes-choose }
    }
}{ $effect ->
    [none] {""}
   *[other] { CAPITAL($effect) }
}
    .brings = { $kind ->
        [equip] Wyposaż sługę w tę kartę
        [employ] Zatrudnij tego przybocznego
        [recruit] Zwerbuj tego sojusznika
        [gain-power] Zdobądź tę moc
       *[other] { CAPITAL($kind-name) }
    }.{" "}
    .meanwhile = { $during-kind ->
        [none] {""}
        [discard-cards] . Ogłaszając akcję, { $during-then }
       *[other] . { CAPITAL($during) }
    }
    .label = { $directed ->
        [yes] Akcja skierowana{ $stealth ->
            [0] .{" "}
           *[other] {" "}z { SIGNED($stealth) } do skrytości.{" "}
        }
       *[no] { $stealth ->
            [0] {""}
           *[other] Akcja z { SIGNED($stealth) } do skrytości.{" "}
        }
    }
    .trivial = { $effect ->
        [none] { vtes-phrase-action.usual }
       *[other] no
    }
    .usual = { $stealth ->
        [1] { $kind ->
            [equip] yes
            [employ] yes
            [recruit] yes
            [gain-power] yes
           *[other] no
        }
       *[other] no
    }
    .as-anyone = { $target ->
        [none] { vtes-phrase-action.as }
       *[other] { vtes-phrase-action.as-directed }
    }
    .as-directed = { $kind ->
        [political] { vtes-phrase-action.as }
       *[other] akcję skierowaną{ $stealth ->
            [0] {""}
           *[other] {" "}z { SIGNED($stealth) } do skrytości
        }
    }
    .as = { $kind ->
        [political] akcję polityczną
        [hunt] { $directed ->
            [yes] akcję
           *[no] polowanie
        }
       *[other] akcję
    }{ $directed ->
        [yes] {" "}skierowaną
       *[no] {""}
    }{ $stealth ->
        [0] {""}
       *[other] {" "}z { SIGNED($stealth) } do skrytości
    }
    .so = { $kind ->
        [bleed] , aby zaatakować pulę{ $target-kind ->
            [amethuselah] {" "}{ $target-one-gen }
           *[other] {""}
        }{ $bleed ->
            [0] {""}
           *[other] {" "}z premią { SIGNED($bleed) }
        }{ $unaided ->
            [yes] , której nie może zwiększyć żaden inny ekwipunek
           *[no] {""}
        }{ vtes-phrase-action.also }
        [hunt] , aby zapolować{ $target ->
            [none] {""}
           *[other] {" "}na krew { $target-one-gen }
        }{ vtes-phrase-action.also }
        [card] { $target-kind ->
            [none] { $effect-so }
            [only] { $effect-so }
           *[other] ⟪{ $choice-id }¦, aby wybrać { $choice-one-acc }⟫{ $effect-so }
        }
        [equip] { $effect-so }
       *[other] { vtes-phrase-action.also }
    }
    .also = { $effect ->
        [none] {""}
       *[other] . { CAPITAL($effect) }
    }
    .aim = { $effect-kind ->
        [equip-from-hand] none
       *[other] { $target-thing }
    }
    .choice = target
vtes-phrase-motion = { $terms ->
    [none] {""}
   *[other] { CAPITAL($terms) }.{" "}
}Jeśli referendum przejdzie, { $passed-then }{ $failed ->
    [none] {""}
   *[other] . Jeśli upadnie albo zostanie anulowane, { $failed-then }
}
    .aim = { $terms-aim }
vtes-phrase-strike = uderzenie{ $hand ->
    [yes] {""}
   *[no] :
} { AND(vtes-phrase-strike.main, vtes-phrase-strike.dodge, vtes-phrase-strike.ends, vtes-phrase-strike.effect) ->
    [none] { $effect ->
        [none] dystansowe
       *[other] { $ranged ->
            [yes] dystansowe. { CAPITAL($effect) }
           *[no] { $effect }
        }
    }
   *[other] { AND(vtes-phrase-strike.main, vtes-phrase-strike.dodge, vtes-phrase-strike.ends, vtes-phrase-strike.effect) }
}{ AND(vtes-phrase-strike.maneuver, vtes-phrase-strike.press) ->
    [none] {""}
   *[other] { $hand ->
        [yes] ,
       *[no] {""}
    } z { AND(vtes-phrase-strike.maneuver, vtes-phrase-strike.press) }
}{ $first ->
    [yes] . To pierwsze uderzenie
   *[no] {""}
}{ $melee ->
    [yes] . Można użyć do niego broni białej{ $melee_more ->
        [0] {""}
       *[other] , a wtedy zadaje o { $melee_more-damage } więcej
    }
   *[no] {""}
}{ $not_by-discipline-gen ->
    [none] {""}
   *[other] . Jego obrażeniom nie można zapobiec kartami wymagającymi { $not_by-discipline-gen }
}{ $undodgeable ->
    [yes] . Nie można zrobić przed nim uniku
   *[no] {""}
}{ $spares ->
    [none] {""}
   *[other] . Nie można go użyć przeciw { $spares-one-dat }
}{ $at_most ->
    [99] {""}
   *[other] . Zadaje najwyżej { $at_most-damage }
}{ $additional ->
    [any] . Uderzający sługa zyskuje w tej rundzie dodatkowe uderzenie
    [same] . Uderzający sługa może powtórzyć je w tej rundzie jako dodatkowe uderzenie
   *[none] {""}
}{ $aggravated_on ->
    [none] {""}
   *[other] . Obrażenia zadane { $aggravated_on-one-dat } są poważne
}{ $shields ->
    [0] {""}
   *[other] . Zapobiegnij { $shields-damage-dat } od uderzenia wrogiego sługi
}{ $stays_normal ->
    [yes] . Nic nie może zmienić jego obrażeń w poważne
   *[no] {""}
}{ $unpreventable_if ->
    [none] {""}
   *[other] . Jeśli { $unpreventable_if }, jego obrażeniom nie można zapobiec
}{ $initial ->
    [yes] . Nie jako dodatkowe uderzenie
   *[no] {""}
}{ $environmental ->
    [none] {""}
   *[other] . { CAPITAL($environmental) }
}{ $own ->
    [none] {""}
   *[other] . { CAPITAL($own) }
}{ $effect ->
    [none] {""}
   *[other] { AND(vtes-phrase-strike.main, vtes-phrase-strike.dodge, vtes-phrase-strike.ends) ->
        [none] {""}
       *[other] . { CAPITAL($effect) }
    }
}
    .repeats = { AND($additional, $environmental, $own) ->
        [none] no
       *[other] yes
    }
    .main = { $hand ->
        [yes] { vtes-phrase-strike.blow }
       *[no] { $damage ->
            [0] none
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
    }
    .inside = { AND(vtes-phrase-strike.main, vtes-phrase-strike.dodge, vtes-phrase-strike.ends, vtes-phrase-strike.effect) }
    .blow = ręką{ $damage ->
        [0] {""}
       *[other] {" "}z { $damage-signed } do obrażeń
    }{ $aggravated ->
        [yes] , zadające poważne obrażenia
       *[no] {""}
    }
    .blow-gen = uderzenia ręką{ $damage ->
        [0] {""}
       *[other] {" "}z { $damage-signed } do obrażeń
    }
    .dodge = { $dodge ->
        [yes] unik
       *[no] none
    }
    .ends = { $ends ->
        [yes] koniec walki
       *[no] none
    }
    .effect = { AND(vtes-phrase-strike.main, vtes-phrase-strike.dodge, vtes-phrase-strike.ends) ->
        [none] { $effect-verb ->
            [yes] { $effect }{ $ranged ->
                [yes] {" "}na dowolnym dystansie
               *[no] {""}
            }
           *[other] none
        }
       *[other] none
    }
    .maneuver = { $maneuver ->
        [optional] opcjonalnym manewrem
        [to-close] opcjonalnym manewrem na bliski dystans
        [must] manewrem
       *[other] none
    }
    .press = { $press ->
        [yes] { $maneuver ->
            [optional] naporem
           *[other] opcjonalnym naporem
        }
       *[no] none
    }

## Sposoby zagrania karty

vtes-phrase-mode = { $draft ->
    [yes] Draft.{" "}
   *[no] {""}
}{ $traits-has-out-of-turn ->
    [yes] Jako karta zagrywana poza turą:{" "}
   *[no] {""}
}{ $disciplines-with ->
    [none] { $mixed ->
        [none] {""}
       *[other] Jako karta { $type-sort }:{" "}
    }
   *[other] { $raised ->
        [yes] Poziom wyższy
       *[no] { CAPITAL($disciplines-with) }
    }{ $mixed ->
        [none] {""}
       *[other] {" "}· { $type-name }
    }:{" "}
}{ $by ->
    [other] Tylko inny gotowy sługa pod twoją kontrolą może zagrać tę kartę.{" "}
    [untapped] Tylko inny odtapowany sługa pod twoją kontrolą może zagrać tę kartę.{" "}
    [any] Tę kartę może zagrać działający sługa lub inny odtapowany sługa pod twoją kontrolą.{" "}
   *[none] {""}
}{ $needs-one-gen ->
    [none] {""}
   *[other] Wymaga { $needs-one-gen }.{" "}
}{ $cost ->
    [none] {""}
   *[other] Kosztuje { $cost }.{" "}
}{ $even_tapped ->
    [yes] Tę kartę może zagrać także stapowany sługa.{" "}
   *[no] {""}
}{ $untapped ->
    [no] Tylko stapowany sługa może zagrać tę kartę{ $timing-window-when ->
        [none] { $if ->
            [none] {""}
           *[other] , i to tylko wtedy, gdy { $if }
        }
       *[other] , i to tylko { $timing-window-when }{ $if ->
            [none] {""}
           *[other] , jeśli { $if }
        }
    }.{" "}
   *[yes] { $timing-window-when ->
        [none] { $if ->
            [none] {""}
           *[other] Zagraj tylko wtedy, gdy { $if }.{" "}
        }
       *[other] Zagraj tylko { $timing-first ->
            [succeeding] wtedy,{" "}
            [brought-out] wtedy,{" "}
            [hurt] wtedy,{" "}
            [ally-burned] wtedy,{" "}
           *[other] {""}
        }{ $timing-window-when }{ $if ->
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
           *[other] { vtes-choose }
        }
    }
}{ $most ->
    [none] {""}
   *[other] Wybierz liczbę X od { $least-gen } do { $most-gen }.{" "}
}{ $effect-kind ->
    [put-in-play] { $target ->
        [none] { $lasting ->
            [yes] {""}
           *[no] { CAPITAL($effect) }
        }
       *[other] Połóż tę kartę na { $target-one-loc }
    }
   *[other] { $effect-trivial ->
        [yes] { $disciplines-with ->
            [none] {""}
           *[other] { CAPITAL($effect) }
        }
       *[no] { CAPITAL($effect) }
    }
}{ $traits-has-out-of-turn ->
    [yes] {""}
   *[no] { $traits-trait ->
        [none] {""}
       *[other] . { CAPITAL($traits-trait) }
    }
}{ $once ->
    [none] {""}
    [turn] { $type ->
        [master] . Tylko jedna taka karta na turę
       *[other] . Tylko raz na turę
    }
    [your-turn] . Możesz zagrać tylko jedną taką kartę na turę
    [action] . Tylko jedna taka karta na akcję
    [combat] . Tylko raz na walkę
    [mode] . Tylko jedna z tą dyscypliną na walkę
    [round] . Tylko raz na rundę
    [rounds] . Nie w dwóch rundach z rzędu
    [strike] . Tylko jedna taka karta na uderzenie
    [your-game] . Każdy Matuzalem może zagrać tylko jedną taką kartę na całą grę
    [untap] . Tylko raz, zanim sługa się odtapuje
   *[game] . { $type ->
        [equipment] Tylko jedną taką kartę można zagrać lub założyć w całej grze
       *[other] Tylko jedna taka karta na całą grę
    }
}
    .choice = target
    .doer = you
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
   *[other] { $to-kind ->
        [acting-minion] { $to } ma
        [chosen-card] { $to } ma
        [host-card] { $to } ma
        [self] { $to } ma
        [opposing] { $to } ma
        [blocker] { $to } ma
       *[other] { $to-all } { $everyone ->
            [yes] każdego Matuzalema{" "}
           *[no] {""}
        }mają
    }{" "}
}{ $what ->
    [additional-strikes] { $amount-signed } { $amount ->
        [one] dodatkowe uderzenie
        [few] dodatkowe uderzenia
       *[other] dodatkowych uderzeń
    } na rundę
    [contest-cost] inny Matuzalem, który nie ustępuje w sporze z tobą o kartę, spala o { $amount-pool } więcej
    [master-cost] karty mistrza zagrywane na tego sługę kosztują o { $amount-pool } więcej
    [hunt] { $amount-signed } { $amount ->
        [one] krew
       *[other] krwi
    } z polowania
    [transfers] { $amount-signed } { $amount ->
        [one] transfer
        [few] transfery
       *[other] transferów
    }
    [votes] { $amount-signed } { $amount-kind ->
        [number] { $amount ->
            [one] głos
            [few] głosy
           *[other] głosów
        }
       *[other] głos
    }
    [votes-against] { $amount-signed } { $amount ->
        [one] głos
        [few] głosy
       *[other] głosów
    } przeciw
    [seat-votes] { $amount-signed } { $amount ->
        [one] głos
        [few] głosy
       *[other] głosów
    } w każdym referendum
    [ballots] { $amount-signed } { $amount ->
        [one] głos
        [few] głosy
       *[other] głosów
    } w bloku priscusów
    [second-master] { $amount-signed } { $if-kind ->
        [concerns] akcję
       *[other] akcja
    } fazy mistrza, łącznie najwyżej 2 dzięki takim kartom
    [master-actions] { $amount-signed } akcja fazy mistrza
    [discard-actions] { $amount-signed } akcja fazy odrzucania
   *[other] { $amount-signed } { $what ->
        [damage] do obrażeń każdego uderzenia
        [stealth] do skrytości
        [intercept] do przechwycenia
        [bleed] do ataku na pulę
        [strength] do siły
        [capacity] do pojemności
        [hunt-stealth] do skrytości podczas polowania bez karty
        [hand-size] do limitu ręki
       *[other] ({ $what })
    }
}{" "}{ $amount-x }{ $if-kind ->
    [none] {""}
    [concerns] {""}
   *[other] , jeśli { $if }
}{ $alike ->
    [yes] , niezależnie od liczby takich kart w grze
   *[no] {""}
}
vtes-phrase-can = { $type ->
    [none] {""}
   *[other] { $type-name }:{" "}
}{ $by ->
    [anyone] każdy { $others ->
        [yes] inny Matuzalem
       *[no] Matuzalem
    } ma tę zdolność:{" "}
   *[other] {""}
}{ $once ->
    [none] {""}
    [turn] { $granted ->
        [turn] raz
       *[other] raz na turę
    }{ $alone ->
        [yes] , o ile nie użyto w tej turze innej zdolności tej karty,
       *[no] {""}
    }{" "}
    [action] { $lent-first ->
        [none] { $when-first ->
            [announced] { $when-has-declined ->
                [yes] raz
               *[none] raz na akcję
            }
           *[other] raz na akcję
        }
       *[other] raz
    }{" "}
    [referendum] raz na referendum{ $each ->
        [yes] {" "}i wampira
       *[no] {""}
    }{ $alone ->
        [yes] , o ile nie użyto w tym referendum innej zdolności tej karty,
       *[no] {""}
    }{" "}
    [combat] { $lent-first ->
        [none] raz na walkę{ $alone ->
            [yes] , o ile nie użyto w tej walce innej zdolności tej karty,
           *[no] {""}
        }
       *[other] raz
    }{" "}
    [round] raz na rundę{" "}
    [untap] raz przed odtapowaniem{" "}
    [damage] za każdym razem{" "}
   *[game] raz w grze{" "}
}{ $effect-kind ->
    [cancel] {""}
   *[other] { $when-window-when ->
        [none] {""}
       *[other] { $own_turn ->
            [yes] { $by ->
                [controller] { $in_phase ->
                    [none] { vtes-phrase-can.your }
                   *[other] w swojej fazie sług
                }
               *[other] { $lent-first ->
                    [none] { $when-window-your }
                   *[other] { $when-first ->
                        [announced] {""}
                       *[other] { $when-window-your }
                    }
                }
            }
           *[no] { $lent-first ->
                [none] { $when-first ->
                    [untap] w dowolnej fazie odtapowania
                    [master-phase] w dowolnej fazie mistrza
                    [minion-phase] w dowolnej fazie sług
                    [influence-phase] w dowolnej fazie wpływu
                    [discard-phase] w dowolnej fazie odrzucania
                   *[other] { $when-window-when }
                }
               *[other] { $when-first ->
                    [announced] {""}
                   *[other] { $when-window-when }
                }
            }
        }{" "}
    }
}{ $outside ->
    [yes] w walce, w której { vtes-holder } nie bierze udziału,{" "}
   *[no] {""}
}{ $after_block ->
    [yes] w walce po bloku, który { vtes-holder } wykonał{ $me ->
        [none] {" "}z tą kartą
       *[other] {""}
    },{" "}
   *[no] {""}
}{ $if ->
    [none] {""}
   *[other] { $when-window-when ->
        [none] { $once ->
            [none] {""}
           *[other] ,
        }
       *[other] ,
    } jeśli { $if },{" "}
}{ AND(vtes-phrase-can.price) ->
    [none] { $by ->
        [controller] { $type ->
            [none] { vtes-phrase-can.choose }{ $must ->
                [yes] { $effect-then }
               *[no] { $effect-may }
            }
           *[other] { vtes-phrase-can.choose }{ vtes-phrase-can.actor } może { $effect-inf }
        }
        [anyone] { $target-kind ->
            [none] {""}
            [only] {""}
           *[other] ⟪{ $choice-id }¦możesz wybrać { $choice-one-acc }; ⟫
        }{ $effect-may }
        [host] { $lent-first ->
            [none] { vtes-phrase-can.choose }{ vtes-phrase-can.actor } może { $effect-inf }
           *[other] { $effect-may }
        }
       *[other] { vtes-phrase-can.choose }{ vtes-phrase-can.actor } może { $effect-inf }
    }
   *[other] { $by ->
        [controller] { $type ->
            [none] możesz
           *[other] { vtes-phrase-can.actor } może
        }
        [anyone] możesz
        [host] { $lent-first ->
            [none] { vtes-phrase-can.actor } może
           *[other] możesz
        }
       *[other] { vtes-phrase-can.actor } może
    } { vtes-phrase-can.price }{ $target ->
        [none] {""}
       *[other] { $target-kind ->
            [only] {""}
           *[other] ⟪{ $choice-id }¦ i wybrać { $effect-kind ->
                [remember-target] { $effect }{" "}
               *[other] {""}
            }{ $choice-one-acc }⟫
        }
    }{ $effect-kind ->
        [none] {""}
        [remember-target] {""}
       *[other] { $effect-so }
    }
}{ $even_torpid ->
    [yes] . Działa także w torporze
   *[no] { $while_tapped ->
        [yes] . Może z tego skorzystać także stapowany sługa
       *[no] {""}
    }
}
    .choose = { $target-kind ->
        [none] {""}
        [only] {""}
       *[other] ⟪{ $choice-id }¦możesz wybrać { $choice-one-acc }; ⟫
    }
    .actor = { $by ->
        [host] { $lent-first ->
            [none] Matuzalem kontrolujący { vtes-phrase-host-card.acc }
           *[other] ty
        }
        [target] Matuzalem kontrolujący wybraną kartę
        [anyone] ty
        [chosen] { vtes-thing-chosen-minion.this }
        [acting] { vtes-thing-acting.this }
       *[controller] { $type ->
            [none] ty
           *[other] { vtes-holder }
        }
    }
    .your = { AND(vtes-phrase-can.price) ->
        [none] { $effect-person ->
            [you] { $when-window-your }
           *[other] { $when-first ->
                [untap] w twojej fazie odtapowania
                [master-phase] w twojej fazie mistrza
                [minion-phase] w twojej fazie sług
                [influence-phase] w twojej fazie wpływu
                [discard-phase] w twojej fazie odrzucania
               *[other] { $when-window-your }
            }
        }
       *[other] { $when-window-your }
    }
    .price = { AND(vtes-phrase-can.phase, vtes-phrase-can.transfers, vtes-phrase-can.tap, vtes-phrase-can.burn, vtes-phrase-can.pay) }
    .phase = { $phase_action ->
        [yes] użyć akcji fazy
       *[no] none
    }
    .transfers = { $transfers ->
        [0] none
        [one] użyć 1 transferu
       *[other] użyć { $transfers } transferów
    }
    .tap = { $tap ->
        [yes] stapować tę kartę
       *[no] none
    }
    .burn = { $burn ->
        [yes] spalić tę kartę
       *[no] none
    }
    .pay = { $cost ->
        [none] none
       *[other] { $cost-pay }{ $by ->
            [host] { $lent-first ->
                [none] { $cost-of-host ->
                    [none] {""}
                   *[other] {" "}{ $cost-of-host }
                }
               *[other] {""}
            }
           *[other] {""}
        }
    }
    .aim = { $target-thing }
    .choice = target
    .me = { $by ->
        [acting] acting
        [chosen] chosen-minion
       *[other] none
    }
    .doer = { $by ->
        [host] { $lent-first ->
            [none] one
           *[other] you
        }
        [target] one
        [chosen] one
        [acting] one
       *[controller] you
    }
    .owner = { $by ->
        [host] them
        [target] them
        [chosen] them
        [acting] them
       *[controller] none
    }
vtes-phrase-can-act = { $if ->
    [none] {""}
   *[other] jeśli { $if },{" "}
}{ $once ->
    [yes] raz na turę{" "}
   *[no] {""}
}{ vtes-phrase-can-act.who } może { $tap ->
    [yes] stapować tę kartę i{" "}
   *[no] {""}
}wykonać { $anyone ->
    [yes] { $action-as-anyone }
   *[no] { $action-as }
}{ $cost ->
    [none] {""}
   *[other] {" "}za { $cost }
}{ $action-so }{ $alone ->
    [yes] {", "}o ile nie wykonał w tej turze innej akcji tej karty
   *[no] {""}
}{ $action-meanwhile }{ $blockers ->
    [none] {""}
   *[other] . Tę akcję mogą próbować zablokować { $blockers-all } każdego Matuzalema
}
    .actor = { $by ->
        [none] { vtes-holder }
       *[other] { vtes-thing-acting.this }
    }
    .who = { $by ->
        [none] { vtes-holder }
       *[other] { $by-one }{ $anyone ->
            [yes] {""}
           *[no] { $worn ->
                [yes] {""}
               *[other] { $by-kind ->
                    [chosen-card] {""}
                   *[other] {" "}pod twoją kontrolą
                }
            }
        }
    }
    .me = { $by ->
        [none] none
       *[other] acting
    }
    .owner = { $anyone ->
        [yes] acting
       *[no] none
    }
vtes-phrase-weapon = { $lent-first ->
    [none] { $strike }
   *[other] możesz użyć uderzenia „{ $strike-inside }”
}{ $cost ->
    [none] {""}
   *[other] . To uderzenie kosztuje { $cost }
}{ $once ->
    [none] {""}
   *[other] { $strike-repeats ->
        [yes] . Tylko jeden manewr na walkę
       *[no] { $maneuvers ->
            [2] {" "}dwa razy na walkę
           *[other] {" "}raz na walkę
        }
    }
}{ $limit ->
    [combat] . Tylko raz na walkę
    [round] . Tylko raz na rundę
   *[other] {""}
}{ $only_long ->
    [yes] . Tylko na dalekim dystansie
   *[no] {""}
}{ $if ->
    [none] {""}
   *[other] { $lent-first ->
        [none] . Tylko wtedy, gdy { $if }
       *[other] { $if-kind ->
            [first-round] {" "}w pierwszej rundzie
           *[other] , jeśli { $if }
        }
    }
}{ $wears ->
    [yes] . Ta karta traci znacznik za każde obrażenie, które zadaje, a gdy nie ma już znaczników, zostaje spalona
   *[no] {""}
}{ $by ->
    [none] {""}
   *[other] . Może go użyć tylko { $by-one } walczący z tym sługą
}
vtes-phrase-loses-counters = jeśli tę kartę otrzyma inny sługa, usuń z niej wszystkie znaczniki
vtes-phrase-takes-damage = { $by } zadaje { $who-dat } obrażenia { $long ->
    [yes] na dalekim dystansie
   *[no] {""}
}, nawet jeśli się im zapobiegnie,
vtes-phrase-plays-as-clan = ty i { vtes-holder } możecie zagrywać karty wymagające klanu { $clan-gen } tak, jakby { vtes-holder } należał do tego klanu
vtes-phrase-plays-any-discipline = { vtes-holder } może zagrywać karty tak, jakby miał jedną z wymaganych dyscyplin na poziomie podstawowym
vtes-phrase-raised-by-discipline-cards = każda karta dyscypliny, którą ma { vtes-holder }, daje mu swoją dyscyplinę na poziomie wyższym
vtes-phrase-plays-at-superior = wampiry z dyscypliną { $discipline-name } mogą zagrywać karty { $types-type-sort } wymagające tej dyscypliny jak na poziomie wyższym
vtes-phrase-discipline-level = { $by_counters ->
    [yes] za każdy znacznik na tej karcie{ $after ->
        [0] {""}
       *[other] {" "}poza pierwszymi { $after }
    }, najwyżej za { $levels }, { vtes-holder } ma { vtes-phrase-discipline-level.one-more }
   *[no] { vtes-holder } ma { $levels ->
        [one] { vtes-phrase-discipline-level.one-more }
       *[other] { $discipline ->
            [chosen] wybraną dyscyplinę
           *[other] { $discipline-acc }
        } na poziomie wyższym
    }
}{ $to_play ->
    [yes] {" "}przy zagrywaniu kart
   *[no] {""}
}{ $if_has ->
    [yes] , jeśli już ma tę dyscyplinę
   *[no] {""}
}
    .one-more = o 1 poziom { $discipline ->
        [chosen] wybranej dyscypliny
       *[other] { $discipline-gen }
    } więcej
vtes-phrase-becomes = { $who ->
    [none] { $only_vampire ->
        [yes] wampir z tą kartą
       *[no] { vtes-holder }
    }
   *[other] { $who-each }
} { $trait ->
    [none] należy do { $of_player ->
        [yes] klanu wampira, który zagrał tę kartę
       *[no] { vtes-phrase-becomes.other }
    }
    [infernal] jest piekielny
   *[other] należy do { $trait-name }
}
    .other = { $chosen ->
        [yes] wybranego klanu
       *[no] { $clan ->
            [none] { $sect-gen }
           *[other] klanu { $clan-gen }
        }
    }
vtes-phrase-holds-title = { vtes-holder } to { $title-name }
vtes-phrase-only-one = sługa może mieć najwyżej { $trait ->
    [none] { $most ->
        [one] jedną kartę
        [few] { $most } karty
       *[other] { $most } kart
    } o tej nazwie
    [vehicle] jeden pojazd
    [haven] jedno schronienie
   *[other] { $most ->
        [one] jedną kartę
        [few] { $most } karty
       *[other] { $most } kart
    } { $trait-sort }
}
vtes-phrase-forbids = { $who ->
    [none] { vtes-holder } nie może
   *[other] { $who-kind ->
        [chosen-card] { $who } nie może
        [opposing] { $who } nie może
        [this-card] { $who } nie może
        [acting-minion] { $who } nie może
       *[other] { $who-all } nie mogą
    }
} { $what-has-direct ->
    [yes] kierować akcji przeciw { vtes-holder.dat }
   *[no] { $what-forbidden-nor }
}{ $at ->
    [none] {""}
   *[other] { $what-first ->
        [play] {" "}{ $at-all-gen }
        [direct] {" "}{ $at-all-ins }
       *[other] {" "}przeciw { $at-all-dat }
    }
}{ $if ->
    [none] {""}
   *[other] , jeśli { $if }
}{ $or_torpor ->
    [yes] . Jeśli ten wampir musi polować, zapada w torpor
   *[no] {""}
}
vtes-forbidden-attack = podejmować akcji rozpoczęcia walki
vtes-forbidden-rescue = ratować innych wampirów z torporu
vtes-forbidden-untap = odtapować się w zwykły sposób w fazie odtapowania
vtes-forbidden-act = działać
vtes-forbidden-bleed = atakować puli
vtes-forbidden-play = zagrywać
vtes-forbidden-political = podejmować akcji politycznych
vtes-forbidden-recruit = werbować sojuszników
vtes-forbidden-employ = zatrudniać przybocznych
vtes-forbidden-diablerize = popełniać diablerii
vtes-forbidden-block = blokować
vtes-forbidden-strike = uderzać
vtes-forbidden-maneuver = wykonywać manewrów
vtes-forbidden-hunt = polować
vtes-forbidden-avenged = zostać pomszczony krwawymi łowami po diablerii
vtes-forbidden-vote-against = głosować przeciw referendum
vtes-forbidden-normal-hunt = polować w zwykły sposób
vtes-forbidden-played = być zagrywane
vtes-forbidden-direct = kierować akcji przeciw słudze z tą kartą
vtes-forbidden-diablerized = paść ofiarą diablerii
vtes-forbidden-leave = przejść do obszaru gotowości
vtes-forbidden-hunted = być celem krwawych łowów
vtes-forbidden-equipment = mieć ekwipunku
vtes-forbidden-action-cards = zagrywać kart akcji
vtes-forbidden-weapons = używać broni
vtes-forbidden-ammo = korzystać z kart amunicji
vtes-forbidden-gain-titles = podejmować akcji, które dałyby mu tytuł, i nie może zostać wskazany jako otrzymujący tytuł
vtes-forbidden-retainer = mieć przybocznych
vtes-forbidden-target = być celem akcji sług innych Matuzalemów
vtes-phrase-when-merged = po połączeniu { vtes-holder } { $discipline ->
    [none] { $sect ->
        [none] to { $anarch ->
            [yes] anarchista{ $title ->
                [none] {""}
               *[other] {" "}i { $title-name }
            }
           *[no] { $title-name }
        }
       *[other] jest { $sect-name } i traci cechy: { $loses-trait }
    }
   *[other] zyskuje 1 poziom { $discipline-gen }
}
vtes-phrase-protects-pool = atak na twoją pulę spala najwyżej { $most-pool }, bez względu na jego wielkość
vtes-phrase-meets-title = { vtes-holder } może spalić dodatkowo { $blood-blood }, aby zagrać kartę akcji wymagającą tytułu { $kinds-title-gen }
vtes-phrase-holds-draws = { $of } nie uzupełnia ręki w fazie sług żadnego Matuzalema, lecz dobiera karty do limitu ręki po tej fazie
vtes-phrase-lets-skip-turns = każdy Matuzalem może opuścić całą swoją turę. Spal tę kartę, gdy opuścisz { $most ->
    [few] { $most } tury
   *[other] { $most } tur
}
vtes-phrase-bars-transfers = ta karta pozostaje w grze, a za pomocą transferów nie można przenosić krwi ani na { vtes-holder.acc }, ani z niego
vtes-phrase-pay-tribute = { $by } spala { $amount-pool }. Spal tę kartę, gdy w ten sposób spalisz łącznie { $most-pool }
vtes-phrase-raises-stakes = jeśli odpadniesz z gry lub się wycofasz, twój drapieżnik zdobywa dodatkowo 1 punkt zwycięstwa. Jeśli na koniec gry nadal w niej jesteś, zdobywasz dodatkowo 1 punkt zwycięstwa
vtes-phrase-charges-actions = akcje skierowane przeciw { vtes-holder.dat } kosztują o { $pool-pool } więcej
vtes-phrase-bleeds-harder = do końca gry { SIGNED($amount) } do ataku na pulę i { SIGNED($amount) } do skrytości przeciw temu Matuzalemowi, gdy atakuje jego pulę
    .so = , dając { $who-dat } do końca gry { SIGNED($amount) } do ataku na pulę i { SIGNED($amount) } do skrytości, gdy atakuje pulę tego Matuzalema
    .verb = gain
vtes-phrase-charges-voters = aby głosować przeciw referendum zwołanemu przez { vtes-holder.acc }, wampir musi spalić { $blood-blood }
vtes-phrase-doubles-votes = dopóki { vtes-holder } jest gotowy, głosy wampirów pod twoją kontrolą liczą się podwójnie i nic innego nie może ich pomnożyć
vtes-phrase-stays-yours = nadal kontrolujesz tę kartę
vtes-phrase-title-contest = { $yields ->
    [yes] { vtes-holder } od razu zrzeka się tytułu, zamiast toczyć o niego spór
   *[no] { $rivals_yield ->
        [yes] każdy wampir, z którym { vtes-holder } toczy spór o tytuł, musi ustąpić w fazie odtapowania kontrolującego go Matuzalema
       *[no] { $pays ->
            [0] spór, który { vtes-holder } toczy o tytuł, kosztuje inne wampiry o { $rivals_pay-blood } więcej
           *[other] spór o tytuł kosztuje { vtes-holder.acc } o { $pays-blood } więcej{ $unless ->
                [none] {""}
               *[other] , chyba że { $unless }
            }
        }
    }
}
vtes-phrase-explains-title = { $title-name } to unikatowy tytuł niezależnych dający 4 głosy. Gdyby miał być sporny z młodszym wampirem, młodszy od razu się go zrzeka
vtes-phrase-banks-pool = pula, którą Matuzalem zyskałby w swojej turze, trafia zamiast tego do banku krwi, chyba że { $unless }
vtes-phrase-changes-cost = { $double ->
    [yes] karty kosztujące krew kosztują { vtes-phrase-changes-cost.who } dwa razy więcej krwi
   *[no] { vtes-phrase-changes-cost.change }
}
    .change = { $half ->
        [yes] karty kosztujące krew kosztują { vtes-phrase-changes-cost.who } o połowę mniej krwi, zaokrąglając koszt w dół
       *[no] { $free ->
            [yes] { $types-thing-all }{ $disciplines-discipline-gen ->
                [none] {""}
               *[other] {" "}wymagające { $disciplines-discipline-gen }
            } nie kosztują { vtes-phrase-changes-cost.who-gen } krwi
           *[no] { $types-type ->
                [none] { $of ->
                    [none] { $disciplines-discipline-gen ->
                        [none] { $kinds-kind-a ->
                            [none] { $superior ->
                                [yes] karty wymagające dyscypliny na poziomie wyższym kosztują
                               *[no] { $redirecting ->
                                    [yes] karty zmieniające cel ataku na pulę kosztują
                                   *[no] { $any_discipline ->
                                        [yes] karty wymagające dyscypliny kosztują
                                       *[no] karty i akcje kosztują
                                    }
                                }
                            }
                           *[other] { $kinds-kind-a }{ $on ->
                                [none] {""}
                               *[other] {" "}{ $on-one-gen }
                            } kosztuje
                        }
                       *[other] karty { $strikes ->
                            [yes] uderzeń{" "}
                           *[no] {""}
                        }wymagające { $disciplines-discipline-gen } kosztują
                    }
                   *[other] { $of-all } kosztują
                }
               *[other] { $types-thing-all }{ $strikes ->
                    [yes] {" "}i karty uderzeń
                   *[no] {""}
                }{ $disciplines-discipline-gen ->
                    [none] {""}
                   *[other] {" "}wymagające { $disciplines-discipline-gen }
                } kosztują
            } { vtes-phrase-changes-cost.who } o { $pool ->
                [yes] { $more ->
                    [-1] 1 punkt puli mniej
                   *[other] { $more } puli więcej
                }
               *[no] { $more ->
                    [-2] 2 krwi{ vtes-phrase-changes-cost.or } mniej
                    [-1] 1 krew{ vtes-phrase-changes-cost.or-one } mniej
                    [1] 1 krew{ vtes-phrase-changes-cost.or-one } więcej
                   *[other] { $more } krwi{ vtes-phrase-changes-cost.or } więcej
                }
            }
        }
    }{ $if ->
        [none] {""}
       *[other] , jeśli { $if }
    }
    .or = { $or_pool ->
        [yes] {" "}lub puli
       *[no] { $redirecting ->
            [yes] {" "}lub życie
           *[no] {""}
        }
    }
    .or-one = { $or_pool ->
        [yes] {" "}lub punkt puli
       *[no] { $redirecting ->
            [yes] {" "}lub życie
           *[no] {""}
        }
    }
    .who-gen = { $who ->
        [none] { vtes-holder.gen }
       *[other] { $who-all-gen }
    }
    .who = { $who ->
        [none] { vtes-holder.acc }
       *[other] { $who-all-acc }
    }
vtes-phrase-holds-replacement = dopóki { vtes-holder } jest odtapowany, nie uzupełniasz kart zagranych w swojej turze, aż on się stapuje lub tura się skończy
vtes-phrase-when-replaced = gdy dobierzesz kartę w miejsce karty{ $disciplines-discipline ->
    [none] {""}
   *[other] {" "}wymagającej { $disciplines-discipline-gen }
}, którą { vtes-holder } zagrał{ $disciplines-discipline ->
    [none] {" "}jako działający sługa
   *[other] {""}
}, { $effect-then }
vtes-phrase-untaps-at-will = { vtes-holder } nie odtapowuje się jak zwykle
vtes-phrase-burned-by-untapping = gdy { vtes-holder } się odtapuje, spal tę kartę
vtes-phrase-would-have-untapped = odtapowałby się jak zwykle
    .silent = yes
vtes-phrase-when-drained = jeśli wampir z tą kartą straci w walce ostatnią krew, { $effect-then }
vtes-phrase-blanks = { $which ->
    [none] { vtes-holder } traci swoje specjalne zdolności
   *[other] { $which-kind ->
        [chosen-card] { $which } traci swoje zdolności
       *[other] { $which-all } tracą swoje zdolności
    }
}{ $if ->
    [none] {""}
   *[other] , jeśli { $if }
}
vtes-phrase-unaffected = { $by-all } nie wpływają na { vtes-holder.acc }{ $if ->
    [none] {""}
   *[other] , dopóki { $if }
}
vtes-phrase-cannot-have = { vtes-holder } nie może mieć ani używać { $which-all-gen }{ $but ->
    [none] {""}
   *[other] {" "}poza kartą „{ $but-card }”
}. Takie karty na nim zostają spalone
vtes-phrase-never-gains = ten sługa nigdy nie zyskuje krwi ani życia: trafiają do banku
vtes-phrase-charges-strikes = uderzenia kosztują przeciwnika { vtes-holder.gen } w walce o { $blood-blood } lub życie więcej, a on może zrezygnować z uderzenia
vtes-phrase-repeats-strikes = gdy { vtes-holder } uderza kartą wymagającą { $disciplines-discipline-gen }, może zyskać w tej rundzie dodatkowe uderzenie, tylko taką kartą
vtes-phrase-wards = { $traits-trait ->
    [none] karty wymagające { $clans-clan-gen ->
        [none] {""}
       *[other] klanu { $clans-clan-gen } albo{" "}
    }{ $disciplines-discipline-gen } nie mogą obrać { vtes-holder.gen } za cel ani zostać na nim położone, a te, które już na nim leżą, zostają spalone
   *[other] kart { $traits-trait-sort } nie można zagrywać na { vtes-holder.acc }
}{ $if ->
    [none] {""}
   *[other] , jeśli { $if }
}
vtes-phrase-unblockable = { $by-all } nie mogą blokować { $of ->
    [none] { vtes-holder.gen }
   *[other] { $of-gen }
}{ $if ->
    [none] {""}
   *[other] , jeśli { $if }
}
vtes-phrase-blocks-untapped = { vtes-holder } nie tapuje się za zablokowanie { $of-one-gen }
vtes-phrase-not-replaced = { $until ->
    [end-of-action] uzupełnij tę kartę dopiero na koniec akcji
    [next-untap] uzupełnij tę kartę dopiero w swojej następnej fazie odtapowania
    [next-influence] uzupełnij tę kartę dopiero w swojej następnej fazie wpływu
    [next-discard] uzupełnij tę kartę dopiero w swojej następnej fazie odrzucania
    [effect] uzupełnij tę kartę dopiero po jej działaniu
    [end-of-combat] uzupełnij tę kartę dopiero po walce
    [end-of-turn] uzupełnij tę kartę dopiero po tej turze
    [diablerie] uzupełnij tę kartę dopiero, gdy jakiś wampir popełni diablerię
    [hunt] uzupełnij tę kartę dopiero, gdy jakiś wampir skutecznie zapoluje
    [liaison] uzupełnij tę kartę dopiero, gdy jakiś wampir zostanie łącznikiem
    [prey-ousted] uzupełnij tę kartę dopiero, gdy twoja ofiara odpadnie z gry
   *[in-play] nie uzupełniaj tej karty, dopóki jest w grze
}
    .apart = yes

## Całe karty

vtes-phrase-printed = { CAPITAL($types-type) }{ $traits-trait ->
    [none] {""}
   *[other] {" "}· { $traits-trait }
}{ $clans-clan ->
    [none] {""}
   *[other] {" "}· { $clans-clan }
}{ $cost ->
    [none] {""}
   *[other] {" "}· koszt { $cost-printed }
}{ $life ->
    [0] {""}
   *[other] {" "}· życie { $life }{ $types-first ->
        [retainer] {""}
       *[other] , siła { $strength }, atak na pulę { $bleed }
    }
}
    .text = { $needs-one-gen ->
        [none] {""}
       *[other] Wymaga { $needs-one-gen }.{ $modes-several ->
            [none] {" "}
           *[other] {" "}¶{" "}
        }
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
    .worn = { $types-first ->
        [equipment] yes
        [retainer] yes
        [power] yes
        [conviction] yes
        [master] yes
       *[other] no
    }
    .lasting = { $types-first ->
        [event] yes
       *[other] { $traits-has-location }
    }
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
vtes-phrase-crypt = { CAPITAL($kind-type) } · { $clan-name } · { $group ->
    [0] dowolna grupa
   *[other] grupa { $group }
} · { $kind ->
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
}{ $circle ->
    [none] {""}
   *[other] {" "}· krąg { $circle }
}{ $traits-trait ->
    [none] {""}
   *[other] {" "}· { $traits-trait }
}
    .text = { $grants }
    .group = { CAPITAL($kind-type) }: { $clan-name }
    .note = {""}
    .me = { $kind }

## Dalsze ilości i gracze

vtes-phrase-plus = { $of } { $more ->
    [-2] − 2
   *[other] + { $more }
}
    .gen = { $of-gen } { $more ->
        [-2] − 2
       *[other] + { $more }
    }
    .much = { $of } + { $more } { $unit-many }
    .dat = { $of } + { $more } { $unit-to-many }
    .signed = +({ $of } + { $more })
    .x = {""}
vtes-phrase-capped = { $of } (najwyżej { $most })
    .gen = { $of-gen } (najwyżej { $most })
    .upto = { $most }
vtes-phrase-lost-to-damage = strata { $who-gen } wskutek obrażeń w tej rundzie
    .gen = straty { $who-gen } wskutek obrażeń w tej rundzie
    .some = { $who } stracił w tej rundzie krew lub życie wskutek obrażeń
    .much = tyle { $unit-many }, ile { $who } stracił w tej rundzie wskutek obrażeń
vtes-phrase-methuselahs = liczba Matuzalemów w grze
    .gen = liczby Matuzalemów w grze
    .much = tyle { $unit-many }, ilu jest Matuzalemów w grze
vtes-phrase-vote-margin = przewaga głosów{ vtes-phrase-vote-margin.against } w referendum
    .gen = przewagi głosów{ vtes-phrase-vote-margin.against } w referendum
    .much = tyle { $unit-many }, ile wyniosła przewaga głosów{ vtes-phrase-vote-margin.against } w referendum
    .against = { $failed ->
        [yes] {" "}przeciw
       *[no] {""}
    }
vtes-phrase-depending = { $then }, jeśli { $on }, a w przeciwnym razie { $otherwise }
    .gen = { vtes-phrase-depending }
    .much = { $then-much }, jeśli { $on },{ $otherwise ->
        [0] {""}
       *[other] {" "}a w przeciwnym razie { $otherwise-much }
    }
    .signed = { $then-signed }
    .x = , jeśli { $on }{ $otherwise ->
        [0] {""}
       *[other] , a w przeciwnym razie { $otherwise-signed }
    }
vtes-phrase-capacity-named = pojemność wampira, którego wybrał { $by_predator ->
    [yes] drapieżnik tego Matuzalema
   *[no] ten Matuzalem
}
    .gen = pojemności wampira, którego wybrał { $by_predator ->
        [yes] drapieżnik tego Matuzalema
       *[no] ten Matuzalem
    }
    .much = tyle { $unit-many }, ile wynosi pojemność wampira, którego { $by_predator ->
        [yes] wybrał jego drapieżnik
       *[no] wybrał
    }
vtes-phrase-term-seat = wybrany Matuzalem
    .gen = wybranego Matuzalema
    .acc = wybranego Matuzalema
    .dat = wybranemu Matuzalemowi
    .ins = wybranym Matuzalemem
    .person = other
vtes-phrase-with-pool = każdy Matuzalem { vtes-phrase-with-pool.pool }
    .one = Matuzalem { vtes-phrase-with-pool.pool }
    .gen = każdego Matuzalema { vtes-phrase-with-pool.pool }
    .acc = każdego Matuzalema { vtes-phrase-with-pool.pool }
    .dat = każdemu Matuzalemowi { vtes-phrase-with-pool.pool }
    .ins = każdym Matuzalemem { vtes-phrase-with-pool.pool }
    .one-gen = Matuzalema { vtes-phrase-with-pool.pool }
    .person = other
    .pool = { $at_most ->
        [none] z większą pulą niż twoja
       *[other] z pulą najwyżej { $at_most }
    }
vtes-phrase-controlling = każdy Matuzalem, który kontroluje { $which-one-acc },
    .gen = Matuzalema, który kontroluje { $which-one-acc },
    .acc = Matuzalema, który kontroluje { $which-one-acc },
    .dat = Matuzalemowi, który kontroluje { $which-one-acc },
    .each = każdemu Matuzalemowi, który kontroluje { $which-one-acc },
    .ins = Matuzalemem, który kontroluje { $which-one-acc },
    .person = other
vtes-phrase-having = Matuzalem, który od twojej ostatniej tury { vtes-phrase-having.done }
    .acc = Matuzalema, który od twojej ostatniej tury { vtes-phrase-having.done }
    .gen = Matuzalema, który od twojej ostatniej tury { vtes-phrase-having.done }
    .dat = Matuzalemowi, który od twojej ostatniej tury { vtes-phrase-having.done }
    .ins = Matuzalemem, który od twojej ostatniej tury { vtes-phrase-having.done }
    .person = other
    .done = { $done ->
        [failed-bleed] podjął nieudany atak na pulę
       *[scored] zyskał punkt zwycięstwa
    }
vtes-phrase-set-reward = następny Matuzalem, którego ofiara odpadnie z gry, { $amount-kind ->
    [term-number] zyskuje za to wybraną liczbę punktów puli zamiast 6
   *[other] zyskuje za to { $amount-pool } zamiast 6
}

## Dalsze rodzaje i warunki

vtes-phrase-of-named-clan = z wybranego klanu
    .kind = vampire
    .after = z wybranego klanu
    .is = { vtes-belong } do wybranego klanu
vtes-phrase-any-holds = { $conditions-or }
vtes-phrase-concerns = { $whom-kind ->
    [chosen] dotyczy to { $who-gen }
    [you] jesteś { $who-ins }
   *[other] { $whom } { $who-kind ->
        [with-pool] ma większą pulę niż ty
       *[other] to { $who }
    }
}
    .who = { $who }
vtes-phrase-action-needs = { $title ->
    [yes] akcja wymaga tytułu
   *[no] akcja wymaga { $disciplines-discipline-gen }
}
vtes-phrase-bleed-succeeded = atak na pulę { $prey ->
    [yes] twojej ofiary się powiódł
   *[no] się powiódł
}
vtes-phrase-bleed-can-increase = ten atak na pulę można jeszcze zwiększyć
vtes-phrase-was-blocked = { $by_self ->
    [yes] { $ever ->
        [yes] { vtes-phrase-self } zablokował akcję
       *[no] { vtes-phrase-self } blokuje akcję
    }
   *[no] akcja jest zablokowana
}
    .not = { $by_self ->
        [yes] { vtes-phrase-self } nie zablokował akcji
       *[no] akcja nie jest zablokowana
    }
vtes-phrase-your-turn = trwa twoja tura
    .not = nie trwa twoja tura
vtes-phrase-as-announced = akcję właśnie ogłoszono
    .silent = yes
vtes-phrase-actions-taken = { $most ->
    [0] { $by-person ->
        [you] twoi słudzy nie próbowali w tej turze żadnej akcji
       *[other] w tej turze nie próbowano żadnej akcji
    }
   *[other] jest to pierwsza akcja w tej fazie sług
}
    .not = nie jest to pierwsza akcja w tej fazie sług
vtes-phrase-action-by = { $who-person ->
    [you] kontrolujesz działającego sługę
   *[other] działającego sługę kontroluje { $who }
}
    .not = { $who-person ->
        [you] nie kontrolujesz działającego sługi
       *[other] działającego sługi nie kontroluje { $who }
    }
vtes-phrase-played-this-action = { $name ->
    [none] { $by ->
        [none] podczas tej akcji zagrano kartę { $type-sort }
       *[other] { $by } zagrał podczas tej akcji kartę wymagającą { $disciplines-discipline-gen }
    }
   *[other] { $by_self ->
        [yes] { vtes-phrase-self } zagrał podczas tej akcji „{ $name-card }”
       *[no] podczas tej akcji zagrano „{ $name-card }”
    }
}
    .not = { $name ->
        [none] podczas tej akcji nie zagrano karty { $type-sort }
       *[other] { $by_self ->
            [yes] { vtes-phrase-self } nie zagrał podczas tej akcji „{ $name-card }”
           *[no] podczas tej akcji nie zagrano „{ $name-card }”
        }
    }
vtes-phrase-passed-referendum = { $failed ->
    [yes] referendum upadło
   *[no] referendum przeszło
}
    .not = { $failed ->
        [yes] referendum nie upadło
       *[no] referendum nie przeszło
    }
vtes-phrase-at-range = { $long ->
    [yes] dystans jest daleki
   *[no] dystans jest bliski
}
vtes-phrase-inflicted-more = { vtes-holder } zadał w tej rundzie więcej obrażeń niż przeciwnik
vtes-phrase-combat-ends = walka ma się zakończyć, a obaj walczący są gotowi
vtes-phrase-burn-imbued = { $negated ->
    [yes] { $who-gen }
   *[other] { $who-acc }
}
    .verb = burn
vtes-phrase-not-exhausted = nie użyto jeszcze karty o tej nazwie
    .silent = yes
vtes-phrase-gets-edge = { $who-person ->
    [you] przejmujesz
   *[other] { $who-kind ->
        [each-methuselah] { $who-one }
       *[other] { $who }
    } przejmuje
} przewagę
vtes-phrase-at-phase = { $ends ->
    [yes] kończy się tura { $of-gen }
   *[other] zaczyna się faza { vtes-phrase-at-phase.phase } { $of-gen }
}
    .phase = { $phase ->
        [minion-phase] sług
       *[discard-phase] odrzucania
    }
    .when = { $ends ->
        [yes] na koniec { $of-person ->
            [you] swojej tury
           *[other] tury { $of-gen }
        }
       *[other] na początku { $of-person ->
            [you] swojej fazy { vtes-phrase-at-phase.phase }
           *[other] fazy { vtes-phrase-at-phase.phase } { $of-gen }
        }
    }
    .whenever = { $ends ->
        [yes] na koniec { $of-person ->
            [you] twojej tury
           *[other] tury { $of-gen }
        }
       *[other] na początku { $of-person ->
            [you] twojej fazy { vtes-phrase-at-phase.phase }
           *[other] fazy { vtes-phrase-at-phase.phase } { $of-gen }
        }
    }

## Co jeszcze się dzieje

vtes-phrase-less-intercept = −{ $amount } do przechwycenia
    .subject = { $who }
    .verb = have
    .inf = dać { $who-dat } −{ $amount } do przechwycenia
    .so = , aby { vtes-phrase-less-intercept.inf }
vtes-phrase-untap-and-block = i próbuje blokować{ vtes-phrase-untap-and-block.with }
    .with = { $intercept ->
        [0] {""}
       *[other] {" "}z +{ $intercept } do przechwycenia
    }
    .subject = { $who }
    .verb = untap-self
    .inf = sprawić, by { $who } się odtapował i próbował blokować{ vtes-phrase-untap-and-block.with }
    .so = , aby { $who } się odtapował i próbował blokować{ vtes-phrase-untap-and-block.with }
    .may = { $who } może się odtapować i próbować blokować{ vtes-phrase-untap-and-block.with }
vtes-phrase-no-combat = blok bez walki
    .plain = blok nie prowadzi do walki
    .then = { vtes-phrase-no-combat.plain }
    .inf = zakończyć blok bez walki
    .so = , aby zakończyć blok bez walki
    .may = możesz zakończyć blok bez walki
    .verb = end
vtes-phrase-blocks-without-tapping = za blok
    .verb = does-not-tap
    .inf = { $who-kind ->
        [blocker] sprawić, by { $who } blokował bez tapowania
       *[other] blokować bez tapowania
    }
    .so = , { $who-kind ->
        [blocker] aby { $who } nie tapował się za blok
       *[other] aby nie tapować się za blok
    }
vtes-phrase-stays-tapped = { $in_torpor ->
    [yes] jak zwykle, dopóki pozostaje w torporze
   *[no] w następnej fazie odtapowania
}
    .verb = does-not-untap
vtes-phrase-one-of = { $effects-or-short }
    .inf = { $effects-or-alt }
    .so = , aby { $effects-or-alt }
    .may = możesz { $effects-or-alt }
vtes-phrase-restrict = { $first_round ->
    [yes] w pierwszej rundzie
   *[no] { vtes-until }
} { $what-restriction-nor }
    .verb = cannot
    .next = . { CAPITAL($who) } nie może { vtes-phrase-restrict }
vtes-phrase-restrict-both = żaden z walczących nie może w pierwszej rundzie { $what-restriction }
vtes-phrase-hurts-each-round = { $until ->
    [round] podczas rozstrzygania uderzeń w tej rundzie
   *[other] w { $at_press ->
        [yes] kroku naporu każdej rundy
       *[no] każdej rundzie
    } tej walki
} { $preventable ->
    [no] { $amount-unpreventable }
   *[yes] { $amount-damage }
}{ $while_in_play ->
    [yes] , dopóki ta karta jest w grze
   *[no] {""}
}
    .plain = { $before_range ->
        [yes] w każdej rundzie tej walki przed ustaleniem dystansu obaj walczący i ich przyboczni otrzymują { $amount-damage }, { $amount ->
            [one] któremu
           *[other] którym
        } nie można zapobiec{ $more ->
            [0] {""}
           *[other] , a w każdej rundzie po pierwszej o { $more } więcej
        }
       *[no] { $who } otrzymuje { vtes-phrase-hurts-each-round }
    }
    .subject = { $who }
    .verb = suffer
vtes-phrase-prevent-strike = wszystkim obrażeniom od { $all_round ->
    [yes] uderzeń przeciwnika w tej rundzie
   *[no] { $initial ->
        [yes] pierwszego w rundzie uderzenia przeciwnika
       *[no] uderzenia przeciwnika
    }
}
    .verb = prevent
vtes-phrase-another-combat = { $continues ->
    [yes] walka trwa dalej: rozpoczyna się kolejna runda
   *[no] po tej walce obaj słudzy walczą ponownie
}
vtes-phrase-strike-harder = +{ $amount } do obrażeń{ $aimed ->
    [yes] . Jeśli wrogi sługa otrzyma od niego jakiekolwiek obrażenia, nie może w tej rundzie wykonać naporu
   *[no] {""}
}
    .plain = { $current ->
        [yes] to
       *[no] następne
    } uderzenie zyskuje { vtes-phrase-strike-harder }
    .then = { vtes-phrase-strike-harder.plain }
    .inf = dać { $current ->
        [yes] temu
       *[no] następnemu
    } uderzeniu { vtes-phrase-strike-harder }
    .so = , aby { vtes-phrase-strike-harder.inf }
    .may = możesz { vtes-phrase-strike-harder.inf }
    .verb = gain
vtes-phrase-intercept-of = podczas tej akcji { $amount-signed } do przechwycenia
    .subject = { $which-kind ->
        [self] { $which }
       *[other] { $which-all }
    }
    .person = { $which-kind ->
        [self] one
       *[other] many
    }
    .verb = have
vtes-phrase-exhaust = { $until ->
    [turn] w każdej turze
   *[action] podczas każdej akcji
} można użyć tylko jednej karty o tej nazwie
    .inf = użyć { $until ->
        [turn] w każdej turze
       *[action] podczas każdej akcji
    } tylko jednej karty o tej nazwie
    .so = , aby { vtes-phrase-exhaust.inf }
    .next = . { CAPITAL(vtes-phrase-exhaust) }
    .more = . { CAPITAL(vtes-phrase-exhaust) }
vtes-phrase-cancel-against = zagraną przeciw temu słudze kartę, która wymaga { $disciplines-discipline-gen }
    .verb = cancel
vtes-phrase-plays-basic = { $me ->
    [ally] { vtes-phrase-self }
   *[other] { vtes-holder }
} może zagrywać karty{ $but_allies ->
    [yes] {" "}inne niż sojusznicy,
   *[no] {""}
} wymagające { $disciplines-discipline-gen } na poziomie podstawowym, jak wampir o pojemności { $as_old }
vtes-phrase-name-methuselah = { $among-kind ->
    [each-methuselah] { $among-one-acc }
    [except] { $among-one-acc }
    [with-pool] Matuzalema, który ma większą pulę niż ty
   *[other] { $among-acc }
}
    .verb = choose
vtes-phrase-name-several = { $at_least-kind ->
    [number] { $at_least ->
        [1] jednego lub więcej
       *[other] co najmniej { $at_least }
    } { $among-several }
    [half] co najmniej połowę { $among-several } (zaokrąglając w górę)
   *[other] co najmniej { $at_least } { $among-several }
}
    .verb = choose
vtes-phrase-auction = Matuzalemowie licytują pulą kontrolę nad { $who-ins }; kto da najwięcej, przejmuje kontrolę{ $to_controller ->
    [yes] {""}
   *[no] {" "}i spala tyle punktów puli
}. { $to_controller ->
    [yes] Ofertę dostaje dotychczasowy kontroler wampira; jeśli sam wygra, spala połowę swojej oferty (zaokrąglając w górę)
   *[no] Zwycięzca może pozostać dłużny do { $credit } punktów oferty i spala 1 punkt puli tego długu w każdej swojej fazie odrzucania
}
vtes-phrase-each-may-name = każdy Matuzalem może wybrać { $which-one-acc } pod swoją kontrolą
vtes-phrase-shift-pool = wybrany Matuzalem traci rozdzielone punkty puli, a pozostali zyskują te, które im przydzielono
vtes-phrase-switch-places = się miejscami z { $with-ins }
    .verb = swap
vtes-phrase-choose-seating = nową kolejność miejsc przy stole
    .verb = choose
vtes-phrase-take-new-seats = każdy Matuzalem zajmuje swoje nowe miejsce
vtes-phrase-choose-yielding = dla każdej spornej karty Matuzalema, który ma się jej zrzec
    .verb = choose
vtes-phrase-yield-chosen = wybrani Matuzalemowie zrzekają się tych spornych kart
vtes-phrase-reverse-play = kierunek gry się odwraca, ale ofiara nadal siedzi po lewej
vtes-phrase-as = { $effect }
    .then = { $effect-then }
    .me = { $who-kind ->
        [targeted] chosen-minion
       *[other] none
    }
vtes-phrase-banish = wraz z leżącymi na nim kartami do obszaru niekontrolowanego
    .verb = go
vtes-phrase-cancel-referendum = referendum{ $returns ->
    [yes] ; jego karta wraca na rękę właściciela
   *[no] {""}
}{ $untap ->
    [yes] , a działający sługa się odtapowuje
   *[no] {""}
}{ $barred ->
    [yes] . Słudzy jego Matuzalema nie mogą w tej turze ponownie podjąć tej samej akcji
   *[no] {""}
}
    .verb = cancel
vtes-phrase-abstains = od głosu w tym referendum, tracąc głosy już oddane
    .verb = abstain
vtes-phrase-uncoerced = , którego ta karta jeszcze nie dotyczy,
    .after = , którego ta karta jeszcze nie dotyczy,
    .is = jeszcze nie { $count-be } objęty tą kartą
vtes-phrase-change-votes = { $like ->
    [none] { $who-kind ->
        [self] jego stronę w głosowaniu
       *[other] stronę, po której liczą się wszystkie głosy { $who-gen }, także już oddane{ $or_abstain ->
            [yes] . Nieoddanych jeszcze głosów nie trzeba oddawać
           *[no] {""}
        }
    }
   *[other] głosy { $who-gen } po stronie { $like-gen }
}
    .verb = { $like ->
        [none] choose
       *[other] count
    }
vtes-phrase-when-tallied = gdy liczone są głosy, { $effect-then }
vtes-phrase-voters = każdy { vtes-phrase-voters.who }
    .gen = każdego Matuzalema { vtes-phrase-voters.how }
    .acc = każdego Matuzalema { vtes-phrase-voters.how }
    .dat = każdemu Matuzalemowi { vtes-phrase-voters.how }
    .ins = każdym Matuzalemem { vtes-phrase-voters.how }
    .who = { $only ->
        [yes] inny Matuzalem
       *[no] Matuzalem
    }{ vtes-phrase-voters.how }
    .how = , który { $only ->
        [yes] głosował tylko za referendum,
       *[no] głosował { $in_favor ->
            [yes] za referendum
           *[no] przeciw referendum
        },
    }
    .person = other
vtes-phrase-opposed = liczba Matuzalemów, którzy głosowali tylko przeciw
    .gen = liczby Matuzalemów, którzy głosowali tylko przeciw
    .much = 1 { $unit-name } za każdego Matuzalema, który głosował tylko przeciw
vtes-phrase-calls-blood-hunt = referendum dotyczy krwawych łowów{ $on ->
    [none] {""}
   *[other] {" "}na { $on-acc }
}
    .not = referendum nie dotyczy krwawych łowów{ $on ->
        [none] {""}
       *[other] {" "}na { $on-acc }
    }
vtes-phrase-gives-title = referendum daje komuś tytuł { $title-gen }
    .not = referendum nie daje nikomu tytułu { $title-gen }
vtes-phrase-may-be-hunted = który może być celem krwawych łowów
    .after = , który może być celem krwawych łowów
    .is = może być celem krwawych łowów
vtes-phrase-referendum-is-settled = wynik referendum nie zależy od głosów
    .not = wynik referendum zależy od głosów
vtes-phrase-blood-or-pool = { $amount-blood }; do { $to_pool } z tego możesz zamiast tego dodać do swojej puli
    .verb = gain
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
vtes-phrase-each-player = ⟪{ $choice-id }¦dla { $players-gen } ⟫{ $effect }
    .then = ⟪{ $choice-id }¦dla { $players-gen } ⟫{ $effect-then }
    .choice = players
    .quantity = each
vtes-phrase-blood-hunt = krwawe łowy na { $who-acc }{ $passed ->
    [yes] {" "}i spal go
   *[no] {""}
}
    .verb = call
vtes-phrase-of-same-clan = { vtes-phrase-of-same-clan.after }
    .after = { $or_sect ->
        [none] z tego samego klanu
       *[other] z klanu działającego wampira lub z sekty { $or_sect-sect }, jeśli on sam do niej należy
    }
    .is = { vtes-belong } do tego samego klanu
vtes-phrase-of-circle = z tego samego kręgu
    .kind = vampire
    .after = z tego samego kręgu
    .is = { vtes-belong } do tego samego kręgu

## Potomkowie

vtes-phrase-is-vampire = w grze ta karta jest nieunikatowym wampirem o pojemności { $capacity } { $clan ->
    [none] { $clanless ->
        [yes] bez klanu
       *[no] z klanu działającego wampira
    }
   *[other] z klanu { $clan-gen }
}{ $sect ->
    [none] {""}
   *[other] , należącym do { $sect-gen }
}{ $same_sect ->
    [yes] , należącym do sekty działającego wampira
   *[no] {""}
}{ $disciplines-known ->
    [none] {""}
   *[other] , z dyscypliną { $disciplines-level }
}{ $slave ->
    [yes] , niewolnikiem klanu działającego wampira
   *[no] {""}
}
vtes-phrase-must-hunt = w tej turze polować
    .verb = must
vtes-phrase-acts-at-once = { $who } może działać w tej turze
vtes-phrase-first-recruit = { vtes-phrase-acting-minion } nie zwerbował w tej turze innego sojusznika
vtes-phrase-repeats-action = { vtes-phrase-acting-minion } może w tej turze ponownie podjąć tę akcję, z kosztem zwiększonym o { $more ->
    [one] { $more } krew
   *[other] { $more } krwi
}
vtes-phrase-cannot-act-yet = w tej turze działać
    .verb = cannot
vtes-phrase-search-and-attach = kartę { $trait-sort }{ $disciplines-discipline-gen ->
    [none] {""}
   *[other] {" "}{ $disciplines-discipline-gen }
} { $who-kind ->
    [self] z biblioteki działającego Matuzalema
   *[other] ze swojej biblioteki
}{ $only_library ->
    [yes] {""}
   *[no] , stosu popiołów lub ręki
} na { $who-loc }
    .plain = możesz położyć { vtes-phrase-search-and-attach }
    .then = { vtes-phrase-search-and-attach.plain }
    .verb = put

## Ataki na pulę, przysługi i los kart w grze

vtes-phrase-can-burn-pool = możesz spalić tyle punktów puli
    .silent = yes
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
vtes-phrase-pay-for-bleed = punkty puli za ten atak zamiast jego celu
    .verb = burn
vtes-phrase-limit-bleed = atak na pulę do { $most-pool-tops }
    .plain = { $most ->
        [0] atak na pulę nie spala puli i się nie udaje
       *[other] atak na pulę spala najwyżej { $most-pool }
    }
    .then = { vtes-phrase-limit-bleed.plain }
    .verb = limit
vtes-phrase-rearrange-equipment = kolejno, począwszy od ciebie, każdy Matuzalem może przełożyć ekwipunek między swoimi gotowymi sługami
vtes-phrase-move-belongings = dowolną ilość krwi, ekwipunku i przybocznych między dwoma gotowymi wampirami pod swoją kontrolą
    .verb = move
vtes-phrase-can-learn = , który nie ma wybranej dyscypliny na poziomie wyższym
    .after = { vtes-phrase-can-learn }
    .is = może się nauczyć dyscypliny
vtes-phrase-choose-discipline = dyscyplinę{ $to_teach ->
    [yes] , którą na poziomie wyższym ma { vtes-phrase-self }
   *[no] {""}
}
    .verb = choose
vtes-phrase-cancel-this = { $who-kind ->
    [targeted] { $aim ->
        [played-card] { $aim-that-acc }
       *[other] tamtą kartę
    }
   *[other] tę kartę
}
    .verb = cancel
vtes-phrase-no-more-copies = w tej { $this_turn ->
    [yes] turze
   *[no] grze
} nie można zagrać już innej karty o tej nazwie
vtes-phrase-capacity = pojemność { $who-gen }
    .gen = pojemności { $who-gen }
vtes-phrase-on-control-change = gdy przejmujesz kontrolę nad tą kartą, { $gained-then }; gdy ją tracisz, także gdy karta zostaje spalona lub sporna, { $lost-then }
vtes-phrase-in-combat = { vtes-phrase-in-combat.after }
    .after = { $against ->
        [none] { vtes-phrase-in-combat.how }
       *[other] w walce z { $against-one-ins }
    }
    .how = { $facing_aggravated ->
        [yes] , w którego wymierzone jest to uderzenie
       *[no] { $as_acting ->
            [yes] po stronie działającej w tej walce
           *[no] w tej walce
        }
    }
    .is = { $as_acting ->
        [yes] jest stroną działającą w tej walce
       *[no] bierze udział w walce
    }

## Kończenie akcji, czekanie na to, co nastąpi

vtes-phrase-end-action = akcja { $fails ->
    [yes] kończy się niepowodzeniem
   *[no] natychmiast kończy się niepowodzeniem, bez walki
}
    .inf = { $fails ->
        [yes] zakończyć akcję niepowodzeniem
       *[no] natychmiast zakończyć akcję niepowodzeniem, bez walki
    }
    .so = , aby { vtes-phrase-end-action.inf }
vtes-phrase-cannot-repeat-action = w tej turze ponownie podjąć tej samej akcji
    .subject = działający sługa
    .verb = cannot
vtes-phrase-stealth-for-next-actions = +1 do skrytości dla { $who ->
    [none] { $actions } następnych akcji twoich sług
   *[other] następnej akcji { $who-gen }
} w tej turze
vtes-phrase-cheaper-action = o { $amount-blood } lub { $amount-pool } mniej
    .subject = akcja
    .verb = cost
vtes-phrase-no-more = { $what ->
    [modifiers] podczas tej akcji nie można już zagrywać modyfikatorów akcji
    [untap] podczas tej akcji żaden sługa nie może się odtapować
    [block] { $by } nie może ponownie próbować blokować tej akcji
   *[edge] podczas tej akcji { $by-person ->
        [you] nie możesz zyskać przewagi
       *[other] { $by } nie może zyskać przewagi
    }; zamiast tego zostaje ona spalona
}
    .next = { $what ->
        [block] , a Matuzalem ten nie może ponownie próbować blokować tej akcji
       *[other] . { CAPITAL(vtes-phrase-no-more) }
    }
vtes-phrase-disregards = podczas tej akcji karty reakcji, które wymagają { $disciplines-discipline-gen }, nie wpływają na { vtes-phrase-self.acc }
vtes-phrase-attempt-block = zablokować akcję, nawet jeśli nie możesz jej blokować
    .subject = { vtes-phrase-self }
    .verb = attempt
vtes-phrase-take-action = akcję, nawet w turze innego Matuzalema
    .subject = { $who-kind ->
        [self] { vtes-holder }
       *[other] { $who }
    }
    .verb = perform
vtes-phrase-if-passes = jeśli referendum { $fails ->
    [yes] upadnie
   *[no] przejdzie
}, { $effect-kind ->
    [if] { $effect-both }
   *[other] { $effect-then }
}
vtes-phrase-action-target = cel akcji
    .acc = cel akcji
    .gen = celu akcji
    .dat = celowi akcji
    .ins = celem akcji
    .loc = celu akcji
    .thing = card
vtes-phrase-played-for-action = karta zagrana do tej akcji
    .acc = kartę zagraną do tej akcji
    .gen = karty zagranej do tej akcji
    .dat = karcie zagranej do tej akcji
    .ins = kartą zagraną do tej akcji
    .loc = karcie zagranej do tej akcji
    .thing = card
vtes-phrase-incapacitated = obezwładniony
    .kind = imbued
    .before = obezwładnion{ $shape-ending }
    .is = { $count-be } obezwładnion{ $shape-ending }
vtes-phrase-has-to-hunt = musi polować
    .is = { $count ->
        [all] muszą
       *[one] musi
    } polować
    .is-not = nie { $count ->
        [all] muszą
       *[one] musi
    } polować
vtes-phrase-is-slave = zniewolony
    .before = zniewolon{ $shape-ending }
    .before-not = niezniewolon{ $shape-ending }
    .is = { $count ->
        [all] są niewolnikami
       *[one] jest niewolnikiem
    }
    .is-not = nie { $count ->
        [all] są niewolnikami
       *[one] jest niewolnikiem
    }
vtes-phrase-flies = z lotem
    .after = z lotem
    .is = { $count-have } lot
    .is-not = nie { $count-have } lotu
vtes-phrase-oldest = o najwyższej pojemności
    .kind = vampire
    .after = { vtes-phrase-oldest }
    .is = ma najwyższą pojemność
vtes-phrase-bleeds = atak na pulę wynoszący co najmniej { $at_least }
    .kind = minion
    .after = z atakiem na pulę wynoszącym co najmniej { $at_least }
    .is = { $count-have } { vtes-phrase-bleeds }
vtes-phrase-among-terms = wybrany
    .after = spośród wybranych
    .is = należy do wybranych
vtes-phrase-uses-counters = używająca znaczników
    .after = , na której kładzie się znaczniki,
    .is = używa znaczników
vtes-phrase-carries = z { $which-one-ins }
    .after = z { $which-one-ins }
    .after-not = bez { $which-one-gen }
    .is = { $count-have } { $which-one-acc }
    .is-not = nie { $count-have } { $which-one-gen }

## Znaczniki, które nie są krwią ani życiem

vtes-special-counter = { $counter ->
    [corruption] korupcji
    [derangement] obłędu
    [vandal] wandalizmu
    [graft] przeszczepu
    [hostage] zakładnika
    [pathos] patosu
   *[research] badań
    [torture] tortur
}
vtes-phrase-binds-counters = spal wszystkie znaczniki { vtes-special-counter }, gdy ta karta opuści grę
vtes-phrase-put-counter = { $amount ->
    [1] znacznik
    [few] { $amount } znaczniki
   *[other] { $amount } znaczników
} { vtes-special-counter } na { $on-loc }
    .verb = put
vtes-phrase-burn-counter = { $all_yours ->
    [yes] wszystkie swoje znaczniki { vtes-special-counter } z { $on-gen }
   *[no] znacznik { vtes-special-counter } z { $on-gen }
}
    .verb = burn
vtes-phrase-has-counter = { vtes-phrase-has-counter.after }
    .after = { $full ->
        [yes] z liczbą znaczników { vtes-special-counter } nie mniejszą od pojemności
       *[no] { $at_cost ->
            [yes] z liczbą znaczników { vtes-special-counter } nie mniejszą od kosztu
           *[no] { $yours ->
                [yes] z twoimi znacznikami { vtes-special-counter }
               *[no] ze znacznikami { vtes-special-counter }
            }
        }
    }
    .is = { $count-have } { $full ->
        [yes] { $at_cost ->
            [yes] co najmniej tyle twoich znaczników { vtes-special-counter }, ile wynosi pojemność lub koszt
           *[no] co najmniej tyle znaczników { vtes-special-counter }, ile wynosi pojemność
        }
       *[no] { $at_cost ->
            [yes] co najmniej 1 znacznik { vtes-special-counter } i tyle ich, ile wynosi koszt
           *[no] { $yours ->
                [yes] twoje znaczniki { vtes-special-counter }
               *[no] znaczniki { vtes-special-counter }
            }
        }
    }
    .is-not = { $full ->
        [yes] { $count-have } mniej znaczników { vtes-special-counter }, niż wynosi pojemność
       *[no] nie { $count-have } { $yours ->
            [yes] twoich znaczników
           *[no] znaczników
        } { vtes-special-counter }
    }

## Umarli

vtes-phrase-store-here = { $who-acc } zakrytą na tej karcie. Możesz zagrać tamtą kartę jak z ręki. Gdy miałaby zostać spalona, usuń ją zamiast tego z gry
    .verb = put
vtes-phrase-has-stored = na tej karcie leży zakryta karta
    .not = na tej karcie nie leży zakryta karta
vtes-phrase-keep-here = { $exchange ->
    [yes] kartę z ręki na kartę leżącą na tej
   *[no] zakrytą kartę z ręki na tej karcie, poza grą. W każdej chwili możesz ją obejrzeć
}
    .verb = { $exchange ->
        [yes] swap
       *[no] put
    }
vtes-phrase-revive = { $ready ->
    [yes] { $blood ->
        [0] do gry z pełnym życiem{ $on ->
            [none] , bez wymagań i kosztu (przyboczny na działającego sługę)
           *[other] {" "}na { $on-one-acc }, bez wymagań i kosztu
        }
       *[other] do twojego obszaru gotowości z { $blood } { $blood ->
            [one] krwią
           *[other] krwi
        }
    }
   *[no] do twojego obszaru niekontrolowanego
}
    .verb = go
vtes-phrase-several = { $least ->
    [one] { $most ->
        [99] co najmniej jednego spośród { $which-all-gen }
       *[other] do { $most } { $which-all-gen }
    }
   *[other] { $least }{ $most ->
        [99] {" "}lub więcej
       *[other] {""}
    } { $which-all-acc }
}
    .one = { vtes-phrase-several }
    .one-acc = { vtes-phrase-several }
    .one-gen = { $least } { $which-all-gen }
    .all = { $which-all }
    .all-gen = { $which-all-gen }
    .thing = { $which-thing }
vtes-phrase-one-of-each = { $which-one } pod kontrolą { $first-gen } i drugi pod kontrolą { $second-gen }
    .one = { vtes-phrase-one-of-each }
    .one-acc = { $which-one-acc } pod kontrolą { $first-gen } i drugiego pod kontrolą { $second-gen }
    .one-gen = { $which-one-gen } pod kontrolą { $first-gen } i drugiego pod kontrolą { $second-gen }
    .all = { vtes-phrase-one-of-each }
    .thing = { $which-thing }
vtes-phrase-no-crypt-is-empty = krypta żadnego Matuzalema nie jest pusta
vtes-phrase-compare-crypts = wierzchnią kartę swojej krypty
    .subject = każdy Matuzalem
    .verb = reveal
    .tail = . W razie remisu najwyższego lub najniższego kosztu każdy Matuzalem spala { $tied_burn } { $tied_burn ->
        [one] punkt
       *[other] punktów
    } puli. W przeciwnym razie Matuzalem o najwyższym koszcie kradnie { $steals } { $steals ->
        [one] punkt
        [few] punkty
       *[other] punktów
    } puli temu o najniższym. Potem wszyscy tasują swoje krypty
vtes-phrase-chosen-targets = liczba celów
vtes-phrase-fewer-than-x = X−1 { $which-all-gen }{ vtes-phrase-fewer-than-x.other }
    .one = { vtes-phrase-fewer-than-x }
    .one-acc = { vtes-phrase-fewer-than-x }
    .all = { vtes-phrase-fewer-than-x }
    .thing = { $which-thing }
    .other = { $one_other ->
        [none] {""}
       *[other] {" "}(jeden z nich może być równie stary lub starszy)
    }
vtes-phrase-fight-each-other = walkę ze sobą
    .subject = ⟨{ $choice-id }¦{ $choice-one }¦wybrani słudzy⟩
    .person = many
    .verb = begin
    .tail = { $winner_gains ->
        [0] {""}
       *[other] . Jeśli na koniec tej walki gotowy jest tylko jeden z nich, zyskuje { $winner_gains } krwi
    }
vtes-phrase-each-target = { $effect }
    .then = { $effect-then }
    .so = { $effect-so }
    .inf = { $effect-inf }
vtes-phrase-provided = dowolne, jeśli { $condition }
    .after = , jeśli { $condition }
    .is = { $count ->
        [all] są dowolne
       *[one] jest dowolny
    }, jeśli { $condition }
vtes-unit-ranged = obrażenie dystansowe
    .few = obrażenia dystansowe
    .many = obrażeń dystansowych
    .one = obrażenia dystansowego
vtes-unit-aggravated = poważne obrażenie
    .few = poważne obrażenia
    .many = poważnych obrażeń
    .one = poważnego obrażenia
vtes-unit-both = poważne obrażenie dystansowe
    .few = poważne obrażenia dystansowe
    .many = poważnych obrażeń dystansowych
    .one = poważnego obrażenia dystansowego
vtes-unit-point = punkt
    .few = punkty
    .many = punktów
    .one = punktu
vtes-phrase-remember-aim = {""}
    .silent = yes
vtes-phrase-same-aim = akcja jest skierowana przeciw tym samym Matuzalemom co wtedy
vtes-phrase-was-directed = akcja jest skierowana przeciw innemu Matuzalemowi
vtes-phrase-remember-bled = {""}
    .silent = yes
vtes-phrase-remembered = zaatakowany Matuzalem
    .gen = zaatakowanego Matuzalema
    .acc = zaatakowanego Matuzalema
    .dat = zaatakowanemu Matuzalemowi
    .ins = zaatakowanym Matuzalemem
    .person = other

## Co karty pamiętają

vtes-phrase-remember-terms = {""}
    .silent = yes
vtes-phrase-named-here = wybrany Matuzalem
    .gen = wybranego Matuzalema
    .acc = wybranego Matuzalema
    .dat = wybranemu Matuzalemowi
    .ins = wybranym Matuzalemem
    .person = other
vtes-phrase-named-by = każdy Matuzalem wybrany dla „{ $name-card }” w grze
    .gen = Matuzalema wybranego dla „{ $name-card }” w grze
    .acc = Matuzalema wybranego dla „{ $name-card }” w grze
    .dat = Matuzalemowi wybranemu dla „{ $name-card }” w grze
    .ins = tymi, których wybrano już dla karty „{ $name-card }” w grze
    .person = other
vtes-phrase-put-in-state = { $state ->
    [superior] ta karta pozostaje w grze na poziomie wyższym
    [fresh] tej karty nie można użyć przed końcem tej tury
    [new] tej karty nie można użyć przed końcem tej rundy
   *[dormant] tej karty nie można użyć przed twoją następną turą
}
vtes-phrase-is-in-state = { $state ->
    [superior] tę kartę zagrano na poziomie wyższym
    [fresh] ta tura jeszcze się nie skończyła
    [new] ta runda jeszcze się nie skończyła
   *[dormant] twoja następna tura jeszcze się nie zaczęła
}
    .not = { $state ->
        [superior] tej karty nie zagrano na poziomie wyższym
        [fresh] tura, w której zagrano tę kartę, już się skończyła
        [new] runda, w której weszła do gry, już się skończyła
       *[dormant] twoja następna tura już się zaczęła
    }
vtes-phrase-open-hand = tę walkę z odkrytą ręką{ $while_in_play ->
    [yes] , dopóki ta karta jest w grze
   *[no] {""}
}
    .subject = { $of }
    .person = { $of-person ->
        [you] you
       *[other] one
    }
    .verb = play
vtes-phrase-sees-crypt = dopóki { vtes-holder } jest gotowy, możesz oglądać wierzchnią kartę swojej krypty
vtes-phrase-opens-hands = { $of } { $of-person ->
    [you] grasz
   *[other] gra
} z odkrytą ręką
vtes-phrase-removed-when-played = usuń potem tę kartę z gry, nawet jeśli akcja lub referendum się nie powiedzie albo zostanie anulowane
    .apart = yes
vtes-phrase-delays-replacement = karty wymagające dyscypliny, zagrywane podczas akcji przez { $who-all-acc }, uzupełnia się dopiero na koniec akcji albo gdy ręka któregoś Matuzalema jest pusta
vtes-phrase-burned-when-empty = spal tę kartę, gdy nie ma na niej znaczników
vtes-phrase-saves-draws = ilekroć masz dobrać kartę w miejsce innej niż ta, zamiast tego spal 1 znacznik z tej karty. Spal tę kartę, gdy nie ma na niej znaczników
vtes-phrase-announces-action = { $who-one } ogłasza akcję
    .aim = { $who-thing }
vtes-phrase-remember-target = { $until ->
    [turn] na tę turę
    [game] do następnego wyboru
   *[action] na tę akcję
}
    .inf = wybrać ⟨{ $choice-id }¦{ $choice-one-acc }¦tego sługę⟩ { vtes-phrase-remember-target }
    .so = , aby wybrać ⟨{ $choice-id }¦{ $choice-one-acc }¦tego sługę⟩ { vtes-phrase-remember-target }
    .may = możesz wybrać ⟨{ $choice-id }¦{ $choice-one-acc }¦tego sługę⟩ { vtes-phrase-remember-target }
    .silent = { $until ->
        [game] { $anew ->
            [yes] none
           *[no] yes
        }
       *[other] none
    }
vtes-phrase-action-resolved = rozstrzyga się akcja, którą wykonał { $who-one }
vtes-phrase-immune-to-normal = { vtes-until } odporność na obrażenia inne niż poważne
    .verb = gain
vtes-phrase-pay-less = o { $amount } mniej krwi za tę kartę
    .subject = { vtes-phrase-self }
    .verb = pay
vtes-phrase-lowers-cost = gdy { $burn ->
    [yes] { vtes-phrase-host-card }
   *[no] sługa pod twoją kontrolą
} werbuje lub zatrudnia { $of-one-acc }, możesz { $burn ->
    [yes] spalić
   *[no] stapować
} tę kartę, aby obniżyć koszt o { $burn ->
    [yes] najwyżej{" "}
   *[no] {""}
}{ $amount-blood } lub { $amount-pool }
vtes-phrase-pays-with-counters = dopóki { vtes-holder } jest gotowy, płacąc pulą za { $of-one-acc }, możesz zamiast dowolnej części punktów puli zużyć znaczniki z { $from-all-gen }, które kontrolujesz
vtes-phrase-pays-less-once = { $in_combat ->
    [yes] { vtes-holder } może raz zapłacić za kartę walki o { $amount-blood } mniej
   *[no] raz na turę { vtes-holder } może zapłacić za kartę o { $amount-blood } mniej
}{ $offer-kind ->
   *[other] {""}
}
vtes-phrase-hurts-back = przy każdym rozpatrywaniu uderzeń w tej rundzie wrogi sługa otrzymuje tyle { $aggravated ->
    [yes] poważnych{" "}
   *[no] {""}
}obrażeń, ile jego uderzenie zadaje { vtes-phrase-self.dat }
vtes-phrase-instead-of-draw = jeśli ten sługa jest nadal gotowy, gdy masz dobrać kartę w miejsce tej, zamiast tego { $effect-then }
vtes-phrase-if-strike-hits = jeśli to uderzenie zada wrogiemu słudze jakiekolwiek obrażenia, { $effect-hit }
vtes-phrase-strikes-may-fail = przy każdym uderzeniu przeciw { vtes-phrase-self.dat } rzuć monetą. Jeśli wypadnie reszka, uderzenie nie ma na niego wpływu. Działa to do pierwszego orła lub do końca walki
vtes-phrase-strike-is-prevented = wszystkim obrażeniom od tego uderzenia
    .verb = prevent
vtes-phrase-set-next-range = możesz ustalić dystans następnej rundy
vtes-phrase-load-gun = tylko jeśli { vtes-phrase-self } uderza bronią palną. Podczas tej walki każde uderzenie tą bronią zadaje dodatkowo { $aggravated-aggravated }. Spal ją po rozpatrzeniu uderzeń. Tylko jedna karta amunicji na broń palną w każdej walce
vtes-phrase-harm = { $itself ->
    [yes] ta karta
   *[no] { vtes-holder }
}{ $inflicts ->
    [no] {" "}nie zadaje obrażeń { $on ->
        [none] w walce
       *[other] { $on-all-dat }
    }
   *[yes] {""}
}{ $takes_normal ->
    [no] { $inflicts ->
        [no] {" "}i
       *[yes] {""}
    } jest odporny na obrażenia inne niż poważne
   *[yes] {""}
}{ $takes_aggravated ->
    [no] {" "}traktuje poważne obrażenia w walce jak zwykłe
   *[yes] {""}
}{ $hands_aggravated ->
    [yes] {" "}zadaje uderzeniami ręką poważne obrażenia
   *[no] {""}
}{ $first ->
    [yes] {" "}uderza z pierwszeństwem
   *[no] {""}
}{ $less ->
    [0] {""}
   *[other] {" "}otrzymuje w walce o { $less } mniej obrażeń od każdego uderzenia i innego efektu przeciwnika
}{ $immune_to ->
    [none] {""}
   *[other] {" "}jest { $itself ->
        [yes] odporna
       *[no] odporny
    } na obrażenia od { $immune_to-all-gen }{ $if ->
        [none] {""}
       *[other] , jeśli { $if }
    }
}{ $aggravated_on ->
    [none] {""}
   *[other] {" "}zadaje { $aggravated_on-all-dat } tylko poważne obrażenia
}{ $aggravated_from ->
    [none] {""}
   *[other] {" "}traktuje wszystkie obrażenia od { $aggravated_from-all-gen } jak poważne
}
vtes-phrase-improves-strikes = { $if-kind ->
    [at-range] na dalekim dystansie{" "}
   *[other] {""}
}{ vtes-holder } { AND(vtes-phrase-improves-strikes.harm, vtes-phrase-improves-strikes.theft, vtes-phrase-improves-strikes.early) }
    .harm = { $damage ->
        [0] none
       *[other] zadaje o { $damage-damage } więcej { vtes-phrase-improves-strikes.which }
    }
    .theft = { $steals ->
        [0] none
       *[other] odbiera o { $steals-blood } więcej { vtes-phrase-improves-strikes.which }
    }
    .early = { $first ->
        [yes] uderza { vtes-phrase-improves-strikes.which } z pierwszeństwem
       *[no] none
    }
    .which = { $weapons ->
        [none] { $ranged ->
            [yes] uderzeniami dystansowymi, nawet na bliskim dystansie
           *[no] uderzeniami wymagającymi { $disciplines-discipline-gen }
        }
       *[other] { $weapons-one-ins }
    }
vtes-phrase-falls-by-damage = { vtes-holder } { $burned ->
    [yes] zostaje spalony, nie trafiając do torporu, jeśli w jednej walce
   *[no] zapada w torpor, jeśli odtąd
} otrzyma więcej niż { $more_than-damage }
vtes-phrase-blood-to-act = { $blocking ->
    [yes] { vtes-holder } musi spalić { $blood-blood }, aby podjąć próbę bloku{ $if ->
        [none] {""}
       *[other] , jeśli { $if }
    }
   *[no] { $if ->
        [none] {""}
       *[other] jeśli { $if },{" "}
    }sługa z tą kartą musi spalić { $blood-blood }, aby podjąć akcję inną niż polowanie lub rozpoczęcie walki
}
vtes-phrase-aggravated-as-normal = { $amount ->
    [0] do końca { $until ->
        [round] tej rundy
       *[other] walki
    } poważne obrażenia jak zwykłe
   *[other] { $amount } { $amount ->
        [one] poważne obrażenie jak zwykłe
        [few] poważne obrażenia jak zwykłe
       *[other] poważnych obrażeń jak zwykłe
    }
}
    .verb = treat
vtes-phrase-aggravate-damage = wszystkie obrażenia w tej walce jak poważne
    .subject = { $which-all }
    .person = many
    .verb = treat

## Stosy, ceny, co karty pamiętają, koniec faz

vtes-phrase-cards-in = { $of-person ->
    [other] { $of } ma
   *[you] masz
} { $which ->
    [none] { $at_least ->
        [one] kartę
       *[other] co najmniej { $at_least } { $at_least ->
            [few] karty
           *[other] kart
        }{ $alike ->
            [yes] {" "}o tej samej nazwie
           *[no] {""}
        }
    } { vtes-phrase-cards-in.where }
   *[other] { vtes-phrase-cards-in.where } { $at_least ->
        [one] { $which-one-acc }
       *[other] co najmniej { $at_least } { $which-all-acc }
    }
}
    .where = { $place ->
        [hand] na ręce
        [crypt] w krypcie
       *[ash-heap] w stosie popiołów
    }
vtes-phrase-discard-cards = { $or_else ->
    [none] { vtes-phrase-discard-cards.what }
   *[other] { vtes-phrase-discard-cards.what }{ $or_else-kind ->
        [take-control] . W przeciwnym razie { $or_else-then }
       *[other] , aby anulować tę kartę. { CAPITAL($or_else) }
    }
}
    .subject = { $by }
    .person = { $by-person ->
        [you] you
       *[other] one
    }
    .plain = { $or_else ->
        [none] { $by-person ->
            [you] odrzuć
           *[other] { $by } odrzuca
        }
       *[other] { $by } może odrzucić
    } { vtes-phrase-discard-cards }
    .then = { vtes-phrase-discard-cards.plain }
    .verb = discard
    .what = { $which ->
        [none] { $whole ->
            [yes] całą rękę
           *[no] { $amount-card }{ $alike ->
                [yes] {" "}o tej samej nazwie
               *[no] {""}
            }
        }
       *[other] { $amount ->
            [1] { $which-one-acc }
           *[other] { $amount } { $which-all-acc }
        }
    }{ $out_of_turn ->
        [yes] {" "}jak kartę mistrza poza swoją turą
       *[no] {""}
    }
vtes-phrase-discard-or-tap = za { $which-each-acc } { $by } odrzuca kartę z ręki, którą uzupełnia dopiero w fazie mistrza, albo tapuje tego sługę
vtes-phrase-back-from-ash-heap = do { $most } kart biblioteki { $by-person ->
    [you] { vtes-your.of-his }
   *[other] ze swojego
} stosu popiołów. { $to_hand ->
    [0] { $by-person ->
        [you] Wtasuj
       *[other] Wtasowuje
    } je
    [one] Pierwszą z nich weź na rękę, pozostałe wtasuj
   *[other] Pierwsze { $to_hand } z nich weź na rękę, pozostałe wtasuj
} do swojej biblioteki
    .verb = choose
vtes-phrase-remove-ashes = z gry { $amount-card } ze { $of-person ->
    [you] swojego stosu popiołów
   *[other] stosu popiołów { $of-gen }
}
    .verb = remove
vtes-phrase-remove-any = możesz usunąć z gry ze swojej ręki lub swojego stosu popiołów dowolną liczbę { $which-all-gen }. Za każdą z tych kart { $then }
vtes-phrase-remove-from-game = z gry { $who-acc }
    .verb = remove
vtes-phrase-hand-size = { $amount-signed } do limitu ręki { $until ->
    [turn] do końca tury
   *[other] { vtes-until }
}{ $while_in_play ->
    [yes] , dopóki ta karta jest w grze
   *[no] {""}
}
    .plain = { $of-person ->
        [you] {""}
       *[other] { $of } ma{" "}
    }{ vtes-phrase-hand-size }
    .subject = { $of }
    .person = { $of-person ->
        [you] you
       *[other] one
    }
    .verb = { $amount ->
        [-1] have
       *[other] gain
    }
vtes-phrase-chosen-card = { $location ->
    [yes] wybrana lokacja
   *[other] { $player ->
        [yes] sługa, który zagrał tę kartę,
       *[no] { $number ->
            [1] pierwszy{" "}
            [2] drugi{" "}
           *[other] {""}
        }wybrany sługa
    }
}
    .acc = { $location ->
        [yes] wybraną lokację
       *[other] { $player ->
            [yes] sługę, który zagrał tę kartę,
           *[no] { $number ->
                [1] pierwszego{" "}
                [2] drugiego{" "}
               *[other] {""}
            }wybranego sługę
        }
    }
    .gen = { $location ->
        [yes] wybranej lokacji
       *[other] { $player ->
            [yes] sługi, który zagrał tę kartę,
           *[no] { $number ->
                [1] pierwszego{" "}
                [2] drugiego{" "}
               *[other] {""}
            }wybranego sługi
        }
    }
    .dat = { $location ->
        [yes] wybranej lokacji
       *[other] { $player ->
            [yes] słudze, który zagrał tę kartę,
           *[no] { $number ->
                [1] pierwszemu{" "}
                [2] drugiemu{" "}
               *[other] {""}
            }wybranemu słudze
        }
    }
    .ins = { $location ->
        [yes] wybraną lokacją
       *[other] { $player ->
            [yes] sługą, który zagrał tę kartę,
           *[no] { $number ->
                [1] pierwszym{" "}
                [2] drugim{" "}
               *[other] {""}
            }wybranym sługą
        }
    }
    .loc = { $location ->
        [yes] wybranej lokacji
       *[other] { $player ->
            [yes] słudze, który zagrał tę kartę,
           *[no] { $number ->
                [1] pierwszym{" "}
                [2] drugim{" "}
               *[other] {""}
            }wybranym słudze
        }
    }
    .thing = { $location ->
        [yes] location
       *[other] minion
    }
vtes-phrase-changes-pool-cost = { $of-all }{ $who-person ->
    [you] { $by_minions ->
        [yes] {""}
       *[no] {" "}zagrywane przez ciebie
    }
    [other] {" "}zagrywane przez { $who-acc }
   *[none] {""}
}{ $on ->
    [none] {""}
   *[other] {" "}{ $who-person ->
        [none] zagrywane na
       *[other] na
    } { $on-one-acc }
} kosztują { $by_minions ->
    [yes] cię o { $pool ->
        [-1] 1 krew lub 1 punkt puli mniej
       *[other] { $pool } krwi lub { $pool-pool } więcej
    }
   *[no] o { $pool-pool } więcej
}
vtes-phrase-changes-controller = kontrolę nad { $who-ins } przejmuje inny Matuzalem
vtes-phrase-phase-closes = kończy się { vtes-phrase-phase-closes.what }
    .what = { $of-person ->
        [you] twoja{" "}
       *[other] {""}
    }{ $phase ->
        [discard-phase] faza odrzucania
        [influence-phase] faza wpływu
        [master-phase] faza mistrza
        [minion-phase] faza sług
        [untap] faza odtapowania
       *[other] faza
    }{ $of-person ->
        [you] {""}
       *[other] {" "}{ $of-gen }
    }
    .when = zanim skończy się { vtes-phrase-phase-closes.what },

## Rundy walki, broń, celowanie

vtes-phrase-enters-play = { $comes_out ->
    [yes] przenosisz { $who-one-acc } ze swojego obszaru niekontrolowanego do gotowego
   *[no] { $who-one } wchodzi do gry{ $outside ->
        [untap] {" "}poza fazą odtapowania
       *[none] {""}
}
}
    .about = { $who-one }
    .aim = { $who-thing }
vtes-phrase-is-equipped = sługa wyposaża się w { $who-acc }
    .aim = minion
vtes-phrase-set-range = bez manewrów { $long ->
    [yes] daleki
   *[no] bliski
} dystans w { $first_round ->
    [yes] pierwszej rundzie
   *[no] { $all_rounds ->
        [yes] każdej rundzie
       *[no] tej rundzie
    }
}
    .verb = set
vtes-phrase-initial-strike = w tej rundzie najpierw uderzyć { $strike ->
    [none] tą bronią
   *[other] { $strike-blow }
}
    .plain = pierwszym uderzeniem { vtes-phrase-self.gen } w tej rundzie musi być uderzenie { $strike ->
        [none] tą bronią
       *[other] { $strike-blow }
    }{ $answered_first ->
        [yes] . Uderzenie wrogiego sługi ma wtedy pierwszeństwo
       *[no] {""}
    }
    .then = { vtes-phrase-initial-strike.plain }
    .subject = { vtes-phrase-self }
    .verb = must
vtes-phrase-if-another-round = jeśli zacznie się kolejna runda tej walki, { $effect-then }
vtes-phrase-equip-with-first = { $anyone ->
    [yes] gotowego sługę pod swoją kontrolą
   *[no] się
} w pierwszy od góry { $trait ->
    [vehicle] pojazd
   *[other] ekwipunek
} z twojej biblioteki, płacąc koszt
    .verb = equip
    .tail = . Jeśli to niemożliwe, spal ten { $trait ->
        [vehicle] pojazd
       *[other] ekwipunek
    }. Następnie potasuj bibliotekę
vtes-phrase-find-equipment = kartę ekwipunku ze swojej biblioteki na { $on-loc }, pomijając wymagania i płacąc połowę kosztu (zaokrąglając w dół), po czym potasuj bibliotekę
    .verb = put
vtes-phrase-striking-weapon = broń zadająca obrażenia
    .acc = broń zadającą obrażenia
    .gen = broni zadającej obrażenia
    .dat = broni zadającej obrażenia
    .ins = bronią zadającą obrażenia
    .loc = broni zadającej obrażenia
    .thing = weapon
vtes-phrase-in-hand = { $filters-one-acc } ze swojej ręki
    .one = { $filters-one } z twojej ręki
    .one-acc = { $filters-one-acc } ze swojej ręki
    .one-gen = { $filters-one-gen } ze swojej ręki
    .all = { $filters-all } z twojej ręki
    .thing = { $filters-thing }
vtes-phrase-allows-bleed = pozwalająca na atak na pulę
    .is = { $count ->
        [all] pozwalają
       *[one] pozwala
    } na atak na pulę
vtes-phrase-playable-on = daje się zagrać na { $who-acc }
    .is = nadaje się do zagrania na { $who-acc }
vtes-phrase-is-obtainable = { $most_damage ->
    [99] nadaje się do użycia
   *[other] zadaje uderzeniem najwyżej { $most_damage } obrażenia, w tym żadnych poważnych
}
    .is = { $ignoring ->
        [yes] kosztuje nie więcej, niż możesz zapłacić
       *[no] { vtes-phrase-is-obtainable }
    }
    .near = yes
vtes-phrase-equip-from-hand = { $choice-thing ->
    [card] do gry z pomocą { vtes-phrase-self.gen } ⟨{ $choice-id }¦{ $choice-one-acc }¦wybraną kartę⟩
    [retainer] ⟨{ $choice-id }¦{ $choice-one-acc }¦wybraną kartę⟩
   *[other] { vtes-phrase-self.acc } w ⟨{ $choice-id }¦{ $choice-one-acc }¦wybraną kartę⟩
}, { $ignoring ->
    [yes] ignorując wymagania, lecz płacąc koszt
   *[no] płacąc koszt
}{ $less_pool ->
    [0] {""}
   *[other] {" "}obniżony o { $less_pool-pool } lub do { $less_blood-blood-tops }
}
    .verb = { $choice-thing ->
        [card] play-out
        [retainer] employ
       *[other] equip
    }
    .life = { $more_life ->
        [0] {""}
       *[other] ; ma on { $more_life } dodatkowe życie
    }
vtes-phrase-library-size = liczba kart w twojej bibliotece
    .gen = liczby kart w { vtes-your.her } bibliotece
vtes-restriction-additional-strikes = używać dodatkowych uderzeń
vtes-restriction-weapons = używać broni
vtes-restriction-weapon-damage = zadawać obrażeń bronią
vtes-restriction-discipline-cards = zagrywać kart wymagających dyscypliny
vtes-restriction-strike-cards = zagrywać kart uderzeń
vtes-restriction-press = wykonywać naporu
vtes-restriction-strike = uderzać
vtes-restriction-combat-ends = kończyć walki uderzeniem
vtes-phrase-charges-blockers = przy próbie zablokowania { vtes-holder.gen } { $by-all } spalają po { $blood } krwi, o ile ją mają
vtes-phrase-burn-unless-repaid = { $who-acc }, chyba że kontrolujący tę kartę Matuzalem { $pool ->
    [0] ponownie zapłaci jej koszt w puli
   *[other] spali { $pool-pool }
}
    .verb = burn
vtes-phrase-grant = { $or_blocked ->
    [yes] do końca tury lub do zablokowania ataku na pulę { $ability }
   *[no] { vtes-until } { $ability }
}
    .doer = none
    .inf = sprawić, że { vtes-until } { $ability }
    .so = , aby sprawić, że { vtes-until } { $ability }
    .me = { $to-kind ->
        [opposing] opposing
        [term-card] chosen
        [targeted] chosen
       *[other] none
    }
vtes-phrase-lend = { vtes-until } { $lent-list }
    .lends = yes
    .granted = { $until }
vtes-phrase-offer-intercept = { $who-dat } raz podczas tej akcji spalić { $blood-blood } za +1 do przechwycenia
    .verb = allow
    .plain = raz podczas tej akcji możesz spalić { $pool-pool }, aby dać { $who-dat } +1 do przechwycenia
vtes-phrase-might-block = który może próbować zablokować akcję
    .is = może próbować zablokować akcję
vtes-phrase-block-cost = po { $amount-blood }, aby spróbować zablokować tę akcję
    .plain = { $which-all } muszą spalić { vtes-phrase-block-cost }
    .then = { vtes-phrase-block-cost.plain }
    .subject = { $which-all }
    .person = many
    .verb = must
vtes-phrase-settle-referendum = automatycznie
    .subject = { $next ->
        [yes] następne referendum, które { $until ->
            [turn] w tej turze{" "}
           *[game] {""}
        }zwoła { $by ->
            [none] wampir
           *[other] { $by-one }
        } pod twoją kontrolą,
       *[no] referendum
    }
    .verb = { $passes ->
        [yes] pass
       *[no] fall-through
    }
vtes-phrase-needs-stealth = ten sługa działa i został zablokowany z braku skrytości
vtes-phrase-continue-action = dalej, jakby jej nie zablokowano{ $stealth ->
    [0] {""}
   *[other] , z +{ $stealth } do skrytości
}
    .subject = akcja
    .verb = continue
    .inf = kontynuować akcję, jakby jej nie zablokowano{ $stealth ->
        [0] {""}
       *[other] , z +{ $stealth } do skrytości
    }
    .so = , aby { vtes-phrase-continue-action.inf }

vtes-until = { $until ->
    [strike] do tego uderzenia
    [action] podczas tej akcji
    [combat] podczas tej walki
    [round] w tej rundzie
    [next-untap] do twojej następnej fazy odtapowania
    [game] do końca gry
   *[turn] w tej turze
}

vtes-choose = ⟪{ $choice-id }¦Wybierz { $choice-one-acc }.{" "}⟫
vtes-phrase-contracted = z starszego = ze starszego, z sługą = ze sługą, z sługi = ze sługi
