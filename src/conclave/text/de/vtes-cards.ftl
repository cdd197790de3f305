### Die Karten von V:TES: wie heißt, was auf ihnen steht, und die Wendungen, aus denen sie bestehen.
### Wirkungen sind ganze Sätze; Karten haben acc, dat und gen, Spieler acc und dat. Bedingungen und
### Momente sind Nebensätze ohne ihr erstes Wort, Momente manchmal mit der Form when. Wie Arten von
### Karten gesagt werden, steht in text/things.py.

## Dinge, und was von ihnen gesagt wird

vtes-thing-card = Karte
    .gender = f
    .one = Karte
    .one-acc = Karte
    .one-dat = Karte
    .one-gen = Karte
    .all = Karten
    .all-dat = Karten
    .all-gen = Karten
    .this = diese Karte
    .this-acc = diese Karte
    .this-dat = dieser Karte
    .this-gen = dieser Karte
    .that = die gewählte Karte
    .that-acc = die gewählte Karte
    .that-dat = der gewählten Karte
    .that-gen = der gewählten Karte
    .former = jene Karte
    .former-acc = jene Karte
    .former-dat = jener Karte
    .former-gen = jener Karte
    .with = die Karte
    .with-acc = die Karte
    .with-dat = der Karte
    .with-gen = der Karte
    .who-one = , die
    .who-no = , die
    .who-each = , die
    .who-all = , die
vtes-thing-played-card = Karte
    .gender = f
    .one = Karte
    .one-acc = Karte
    .one-dat = Karte
    .one-gen = Karte
    .all = Karten
    .all-dat = Karten
    .all-gen = Karten
    .this = diese Karte
    .this-acc = diese Karte
    .this-dat = dieser Karte
    .this-gen = dieser Karte
    .that = die gespielte Karte
    .that-acc = die gespielte Karte
    .that-dat = der gespielten Karte
    .that-gen = der gespielten Karte
    .former = die gespielte Karte
    .former-acc = die gespielte Karte
    .former-dat = der gespielten Karte
    .former-gen = der gespielten Karte
    .with = die Karte
    .with-acc = die Karte
    .with-dat = der Karte
    .with-gen = der Karte
    .who-one = , die
    .who-no = , die
    .who-each = , die
    .who-all = , die
vtes-thing-vampire = Vampir
    .wider = minion
    .gender = m
    .one = Vampir
    .one-acc = Vampir
    .one-dat = Vampir
    .one-gen = Vampirs
    .all = Vampire
    .all-dat = Vampiren
    .all-gen = Vampire
    .this = dieser Vampir
    .this-acc = diesen Vampir
    .this-dat = diesem Vampir
    .this-gen = dieses Vampirs
    .that = der gewählte Vampir
    .that-acc = den gewählten Vampir
    .that-dat = dem gewählten Vampir
    .that-gen = des gewählten Vampirs
    .former = jener Vampir
    .former-acc = jenen Vampir
    .former-dat = jenem Vampir
    .former-gen = jenes Vampirs
    .with = der Vampir
    .with-acc = den Vampir
    .with-dat = dem Vampir
    .with-gen = des Vampirs
    .who-one = , der
    .who-no = , der
    .who-each = , der
    .who-all = , die
vtes-thing-minion = Untergebener
    .gender = m
    .one = Untergebener
    .one-acc = Untergebenen
    .one-dat = Untergebenen
    .one-gen = Untergebenen
    .each = Untergebene
    .each-acc = Untergebenen
    .each-dat = Untergebenen
    .each-gen = Untergebenen
    .all = Untergebene
    .all-dat = Untergebenen
    .all-gen = Untergebener
    .this = dieser Untergebene
    .this-acc = diesen Untergebenen
    .this-dat = diesem Untergebenen
    .this-gen = dieses Untergebenen
    .that = der gewählte Untergebene
    .that-acc = den gewählten Untergebenen
    .that-dat = dem gewählten Untergebenen
    .that-gen = des gewählten Untergebenen
    .former = jener Untergebene
    .former-acc = jenen Untergebenen
    .former-dat = jenem Untergebenen
    .former-gen = jenes Untergebenen
    .with = der Untergebene
    .with-acc = den Untergebenen
    .with-dat = dem Untergebenen
    .with-gen = des Untergebenen
    .who-one = , der
    .who-no = , der
    .who-each = , der
    .who-all = , die
vtes-thing-ally = Verbündeter
    .wider = minion
    .gender = m
    .one = Verbündeter
    .one-acc = Verbündeten
    .one-dat = Verbündeten
    .one-gen = Verbündeten
    .each = Verbündete
    .each-acc = Verbündeten
    .each-dat = Verbündeten
    .each-gen = Verbündeten
    .all = Verbündete
    .all-dat = Verbündeten
    .all-gen = Verbündeter
    .this = dieser Verbündete
    .this-acc = diesen Verbündeten
    .this-dat = diesem Verbündeten
    .this-gen = dieses Verbündeten
    .that = der gewählte Verbündete
    .that-acc = den gewählten Verbündeten
    .that-dat = dem gewählten Verbündeten
    .that-gen = des gewählten Verbündeten
    .former = jener Verbündete
    .former-acc = jenen Verbündeten
    .former-dat = jenem Verbündeten
    .former-gen = jenes Verbündeten
    .with = der Verbündete
    .with-acc = den Verbündeten
    .with-dat = dem Verbündeten
    .with-gen = des Verbündeten
    .who-one = , der
    .who-no = , der
    .who-each = , der
    .who-all = , die
vtes-thing-imbued = Erleuchteter
    .wider = minion
    .gender = m
    .one = Erleuchteter
    .one-acc = Erleuchteten
    .one-dat = Erleuchteten
    .one-gen = Erleuchteten
    .each = Erleuchtete
    .each-acc = Erleuchteten
    .each-dat = Erleuchteten
    .each-gen = Erleuchteten
    .all = Erleuchtete
    .all-dat = Erleuchteten
    .all-gen = Erleuchteter
    .this = dieser Erleuchtete
    .this-acc = diesen Erleuchteten
    .this-dat = diesem Erleuchteten
    .this-gen = dieses Erleuchteten
    .that = der gewählte Erleuchtete
    .that-acc = den gewählten Erleuchteten
    .that-dat = dem gewählten Erleuchteten
    .that-gen = des gewählten Erleuchteten
    .former = jener Erleuchtete
    .former-acc = jenen Erleuchteten
    .former-dat = jenem Erleuchteten
    .former-gen = jenes Erleuchteten
    .with = der Erleuchtete
    .with-acc = den Erleuchteten
    .with-dat = dem Erleuchteten
    .with-gen = des Erleuchteten
    .who-one = , der
    .who-no = , der
    .who-each = , der
    .who-all = , die
vtes-thing-retainer = Gefolgsmann
    .gender = m
    .one = Gefolgsmann
    .one-acc = Gefolgsmann
    .one-dat = Gefolgsmann
    .one-gen = Gefolgsmanns
    .all = Gefolgsleute
    .all-dat = Gefolgsleuten
    .all-gen = Gefolgsleute
    .this = dieser Gefolgsmann
    .this-acc = diesen Gefolgsmann
    .this-dat = diesem Gefolgsmann
    .this-gen = dieses Gefolgsmanns
    .that = der gewählte Gefolgsmann
    .that-acc = den gewählten Gefolgsmann
    .that-dat = dem gewählten Gefolgsmann
    .that-gen = des gewählten Gefolgsmanns
    .former = jener Gefolgsmann
    .former-acc = jenen Gefolgsmann
    .former-dat = jenem Gefolgsmann
    .former-gen = jenes Gefolgsmanns
    .with = der Gefolgsmann
    .with-acc = den Gefolgsmann
    .with-dat = dem Gefolgsmann
    .with-gen = des Gefolgsmanns
    .who-one = , der
    .who-no = , der
    .who-each = , der
    .who-all = , die
vtes-thing-equipment = Ausrüstung
    .gender = f
    .one = Ausrüstung
    .one-acc = Ausrüstung
    .one-dat = Ausrüstung
    .one-gen = Ausrüstung
    .all = Ausrüstungskarten
    .all-dat = Ausrüstungskarten
    .all-gen = Ausrüstungskarten
    .this = diese Ausrüstung
    .this-acc = diese Ausrüstung
    .this-dat = dieser Ausrüstung
    .this-gen = dieser Ausrüstung
    .that = die gewählte Ausrüstung
    .that-acc = die gewählte Ausrüstung
    .that-dat = der gewählten Ausrüstung
    .that-gen = der gewählten Ausrüstung
    .former = jene Ausrüstung
    .former-acc = jene Ausrüstung
    .former-dat = jener Ausrüstung
    .former-gen = jener Ausrüstung
    .with = die Ausrüstung
    .with-acc = die Ausrüstung
    .with-dat = der Ausrüstung
    .with-gen = der Ausrüstung
    .who-one = , die
    .who-no = , die
    .who-each = , die
    .who-all = , die
vtes-thing-hunting-ground = Jagdgrund
    .gender = m
    .one = Jagdgrund
    .one-acc = Jagdgrund
    .one-dat = Jagdgrund
    .one-gen = Jagdgrunds
    .all = Jagdgründe
    .all-dat = Jagdgründen
    .all-gen = Jagdgründe
    .this = dieser Jagdgrund
    .this-acc = diesen Jagdgrund
    .this-dat = diesem Jagdgrund
    .this-gen = dieses Jagdgrunds
    .that = der gewählte Jagdgrund
    .that-acc = den gewählten Jagdgrund
    .that-dat = dem gewählten Jagdgrund
    .that-gen = des gewählten Jagdgrunds
    .former = jener Jagdgrund
    .former-acc = jenen Jagdgrund
    .former-dat = jenem Jagdgrund
    .former-gen = jenes Jagdgrunds
    .with = der Jagdgrund
    .with-acc = den Jagdgrund
    .with-dat = dem Jagdgrund
    .with-gen = des Jagdgrunds
    .who-one = , der
    .who-no = , der
    .who-each = , der
    .who-all = , die
vtes-thing-location = Ort
    .gender = m
    .one = Ort
    .one-acc = Ort
    .one-dat = Ort
    .one-gen = Ortes
    .all = Orte
    .all-dat = Orten
    .all-gen = Orte
    .this = dieser Ort
    .this-acc = diesen Ort
    .this-dat = diesem Ort
    .this-gen = dieses Ortes
    .that = der gewählte Ort
    .that-acc = den gewählten Ort
    .that-dat = dem gewählten Ort
    .that-gen = des gewählten Ortes
    .former = jener Ort
    .former-acc = jenen Ort
    .former-dat = jenem Ort
    .former-gen = jenes Ortes
    .with = der Ort
    .with-acc = den Ort
    .with-dat = dem Ort
    .with-gen = des Ortes
    .who-one = , der
    .who-no = , der
    .who-each = , der
    .who-all = , die
vtes-thing-weapon = Waffe
    .implies = equipment
    .gender = f
    .one = Waffe
    .one-acc = Waffe
    .one-dat = Waffe
    .one-gen = Waffe
    .all = Waffen
    .all-dat = Waffen
    .all-gen = Waffen
    .this = diese Waffe
    .this-acc = diese Waffe
    .this-dat = dieser Waffe
    .this-gen = dieser Waffe
    .that = die gewählte Waffe
    .that-acc = die gewählte Waffe
    .that-dat = der gewählten Waffe
    .that-gen = der gewählten Waffe
    .former = jene Waffe
    .former-acc = jene Waffe
    .former-dat = jener Waffe
    .former-gen = jener Waffe
    .with = die Waffe
    .with-acc = die Waffe
    .with-dat = der Waffe
    .with-gen = der Waffe
    .who-one = , die
    .who-no = , die
    .who-each = , die
    .who-all = , die
vtes-thing-library-card = Bibliothekskarte
    .gender = f
    .one = Bibliothekskarte
    .one-acc = Bibliothekskarte
    .one-dat = Bibliothekskarte
    .one-gen = Bibliothekskarte
    .all = Bibliothekskarten
    .all-dat = Bibliothekskarten
    .all-gen = Bibliothekskarten
    .this = diese Bibliothekskarte
    .this-acc = diese Bibliothekskarte
    .this-dat = dieser Bibliothekskarte
    .this-gen = dieser Bibliothekskarte
    .that = die gewählte Bibliothekskarte
    .that-acc = die gewählte Bibliothekskarte
    .that-dat = der gewählten Bibliothekskarte
    .that-gen = der gewählten Bibliothekskarte
    .former = jene Karte
    .former-acc = jene Karte
    .former-dat = jener Karte
    .former-gen = jener Karte
    .with = die Bibliothekskarte
    .with-acc = die Bibliothekskarte
    .with-dat = der Bibliothekskarte
    .with-gen = der Bibliothekskarte
    .who-one = , die
    .who-no = , die
    .who-each = , die
    .who-all = , die
vtes-thing-minion-card = Untergebenenkarte
    .gender = f
    .one = Untergebenenkarte
    .one-acc = Untergebenenkarte
    .one-dat = Untergebenenkarte
    .one-gen = Untergebenenkarte
    .all = Untergebenenkarten
    .all-dat = Untergebenenkarten
    .all-gen = Untergebenenkarten
    .this = diese Untergebenenkarte
    .this-acc = diese Untergebenenkarte
    .this-dat = dieser Untergebenenkarte
    .this-gen = dieser Untergebenenkarte
    .that = die gewählte Untergebenenkarte
    .that-acc = die gewählte Untergebenenkarte
    .that-dat = der gewählten Untergebenenkarte
    .that-gen = der gewählten Untergebenenkarte
    .former = jene Karte
    .former-acc = jene Karte
    .former-dat = jener Karte
    .former-gen = jener Karte
    .with = die Untergebenenkarte
    .with-acc = die Untergebenenkarte
    .with-dat = der Untergebenenkarte
    .with-gen = der Untergebenenkarte
    .who-one = , die
    .who-no = , die
    .who-each = , die
    .who-all = , die
vtes-thing-master = Meisterkarte
    .gender = f
    .one = Meisterkarte
    .one-acc = Meisterkarte
    .one-dat = Meisterkarte
    .one-gen = Meisterkarte
    .all = Meisterkarten
    .all-dat = Meisterkarten
    .all-gen = Meisterkarten
    .this = diese Meisterkarte
    .this-acc = diese Meisterkarte
    .this-dat = dieser Meisterkarte
    .this-gen = dieser Meisterkarte
    .that = die gewählte Meisterkarte
    .that-acc = die gewählte Meisterkarte
    .that-dat = der gewählten Meisterkarte
    .that-gen = der gewählten Meisterkarte
    .former = jene Meisterkarte
    .former-acc = jene Meisterkarte
    .former-dat = jener Meisterkarte
    .former-gen = jener Meisterkarte
    .with = die Meisterkarte
    .with-acc = die Meisterkarte
    .with-dat = der Meisterkarte
    .with-gen = der Meisterkarte
    .who-one = , die
    .who-no = , die
    .who-each = , die
    .who-all = , die
vtes-thing-action = Aktionskarte
    .gender = f
    .one = Aktionskarte
    .one-acc = Aktionskarte
    .one-dat = Aktionskarte
    .one-gen = Aktionskarte
    .all = Aktionskarten
    .all-dat = Aktionskarten
    .all-gen = Aktionskarten
    .this = diese Aktionskarte
    .this-acc = diese Aktionskarte
    .this-dat = dieser Aktionskarte
    .this-gen = dieser Aktionskarte
    .that = die gewählte Aktionskarte
    .that-acc = die gewählte Aktionskarte
    .that-dat = der gewählten Aktionskarte
    .that-gen = der gewählten Aktionskarte
    .former = jene Aktionskarte
    .former-acc = jene Aktionskarte
    .former-dat = jener Aktionskarte
    .former-gen = jener Aktionskarte
    .with = die Aktionskarte
    .with-acc = die Aktionskarte
    .with-dat = der Aktionskarte
    .with-gen = der Aktionskarte
    .who-one = , die
    .who-no = , die
    .who-each = , die
    .who-all = , die
vtes-thing-action-modifier = Aktionsmodifikator
    .gender = m
    .one = Aktionsmodifikator
    .one-acc = Aktionsmodifikator
    .one-dat = Aktionsmodifikator
    .one-gen = Aktionsmodifikators
    .all = Aktionsmodifikatoren
    .all-dat = Aktionsmodifikatoren
    .all-gen = Aktionsmodifikatoren
    .this = dieser Aktionsmodifikator
    .this-acc = diesen Aktionsmodifikator
    .this-dat = diesem Aktionsmodifikator
    .this-gen = dieses Aktionsmodifikators
    .that = der gewählte Aktionsmodifikator
    .that-acc = den gewählten Aktionsmodifikator
    .that-dat = dem gewählten Aktionsmodifikator
    .that-gen = des gewählten Aktionsmodifikators
    .former = jener Aktionsmodifikator
    .former-acc = jenen Aktionsmodifikator
    .former-dat = jenem Aktionsmodifikator
    .former-gen = jenes Aktionsmodifikators
    .with = der Aktionsmodifikator
    .with-acc = den Aktionsmodifikator
    .with-dat = dem Aktionsmodifikator
    .with-gen = des Aktionsmodifikators
    .who-one = , der
    .who-no = , der
    .who-each = , der
    .who-all = , die
vtes-thing-reaction = Reaktionskarte
    .gender = f
    .one = Reaktionskarte
    .one-acc = Reaktionskarte
    .one-dat = Reaktionskarte
    .one-gen = Reaktionskarte
    .all = Reaktionskarten
    .all-dat = Reaktionskarten
    .all-gen = Reaktionskarten
    .this = diese Reaktionskarte
    .this-acc = diese Reaktionskarte
    .this-dat = dieser Reaktionskarte
    .this-gen = dieser Reaktionskarte
    .that = die gewählte Reaktionskarte
    .that-acc = die gewählte Reaktionskarte
    .that-dat = der gewählten Reaktionskarte
    .that-gen = der gewählten Reaktionskarte
    .former = jene Reaktionskarte
    .former-acc = jene Reaktionskarte
    .former-dat = jener Reaktionskarte
    .former-gen = jener Reaktionskarte
    .with = die Reaktionskarte
    .with-acc = die Reaktionskarte
    .with-dat = der Reaktionskarte
    .with-gen = der Reaktionskarte
    .who-one = , die
    .who-no = , die
    .who-each = , die
    .who-all = , die
vtes-thing-combat = Kampfkarte
    .gender = f
    .one = Kampfkarte
    .one-acc = Kampfkarte
    .one-dat = Kampfkarte
    .one-gen = Kampfkarte
    .all = Kampfkarten
    .all-dat = Kampfkarten
    .all-gen = Kampfkarten
    .this = diese Kampfkarte
    .this-acc = diese Kampfkarte
    .this-dat = dieser Kampfkarte
    .this-gen = dieser Kampfkarte
    .that = die gewählte Kampfkarte
    .that-acc = die gewählte Kampfkarte
    .that-dat = der gewählten Kampfkarte
    .that-gen = der gewählten Kampfkarte
    .former = jene Kampfkarte
    .former-acc = jene Kampfkarte
    .former-dat = jener Kampfkarte
    .former-gen = jener Kampfkarte
    .with = die Kampfkarte
    .with-acc = die Kampfkarte
    .with-dat = der Kampfkarte
    .with-gen = der Kampfkarte
    .who-one = , die
    .who-no = , die
    .who-each = , die
    .who-all = , die
vtes-thing-political-action = politische Aktionskarte
    .gender = f
    .one = politische Aktionskarte
    .one-acc = politische Aktionskarte
    .one-dat = politischen Aktionskarte
    .one-gen = politischen Aktionskarte
    .all = politische Aktionskarten
    .all-dat = politischen Aktionskarten
    .all-gen = politischer Aktionskarten
    .this = diese politische Aktionskarte
    .this-acc = diese politische Aktionskarte
    .this-dat = dieser politischen Aktionskarte
    .this-gen = dieser politischen Aktionskarte
    .that = die gewählte politische Aktionskarte
    .that-acc = die gewählte politische Aktionskarte
    .that-dat = der gewählten politischen Aktionskarte
    .that-gen = der gewählten politischen Aktionskarte
    .former = jene politische Aktionskarte
    .former-acc = jene politische Aktionskarte
    .former-dat = jener politischen Aktionskarte
    .former-gen = jener politischen Aktionskarte
    .with = die politische Aktionskarte
    .with-acc = die politische Aktionskarte
    .with-dat = der politischen Aktionskarte
    .with-gen = der politischen Aktionskarte
    .who-one = , die
    .who-no = , die
    .who-each = , die
    .who-all = , die
vtes-thing-event = Ereignis
    .gender = n
    .one = Ereignis
    .one-acc = Ereignis
    .one-dat = Ereignis
    .one-gen = Ereignisses
    .all = Ereignisse
    .all-dat = Ereignissen
    .all-gen = Ereignisse
    .this = dieses Ereignis
    .this-acc = dieses Ereignis
    .this-dat = diesem Ereignis
    .this-gen = dieses Ereignisses
    .that = das gewählte Ereignis
    .that-acc = das gewählte Ereignis
    .that-dat = dem gewählten Ereignis
    .that-gen = des gewählten Ereignisses
    .former = jenes Ereignis
    .former-acc = jenes Ereignis
    .former-dat = jenem Ereignis
    .former-gen = jenes Ereignisses
    .with = das Ereignis
    .with-acc = das Ereignis
    .with-dat = dem Ereignis
    .with-gen = des Ereignisses
    .who-one = , das
    .who-no = , das
    .who-each = , das
    .who-all = , die
vtes-thing-power = Kraft
    .gender = f
    .one = Kraft
    .one-acc = Kraft
    .one-dat = Kraft
    .one-gen = Kraft
    .all = Kräfte
    .all-dat = Kräfte
    .all-gen = Kräfte
    .this = diese Kraft
    .this-acc = diese Kraft
    .this-dat = dieser Kraft
    .this-gen = dieser Kraft
    .that = die gewählte Kraft
    .that-acc = die gewählte Kraft
    .that-dat = der gewählten Kraft
    .that-gen = der gewählten Kraft
    .former = jene Kraft
    .former-acc = jene Kraft
    .former-dat = jener Kraft
    .former-gen = jener Kraft
    .with = die Kraft
    .with-acc = die Kraft
    .with-dat = der Kraft
    .with-gen = der Kraft
    .who-one = , die
    .who-no = , die
    .who-each = , die
    .who-all = , die
vtes-thing-conviction = Überzeugungsstärke
    .gender = f
    .one = Überzeugungsstärke
    .one-acc = Überzeugungsstärke
    .one-dat = Überzeugungsstärke
    .one-gen = Überzeugungsstärke
    .all = Überzeugungsstärken
    .all-dat = Überzeugungsstärken
    .all-gen = Überzeugungsstärken
    .this = diese Überzeugungsstärke
    .this-acc = diese Überzeugungsstärke
    .this-dat = dieser Überzeugungsstärke
    .this-gen = dieser Überzeugungsstärke
    .that = die gewählte Überzeugungsstärke
    .that-acc = die gewählte Überzeugungsstärke
    .that-dat = der gewählten Überzeugungsstärke
    .that-gen = der gewählten Überzeugungsstärke
    .former = jene Überzeugungsstärke
    .former-acc = jene Überzeugungsstärke
    .former-dat = jener Überzeugungsstärke
    .former-gen = jener Überzeugungsstärke
    .with = die Überzeugungsstärke
    .with-acc = die Überzeugungsstärke
    .with-dat = der Überzeugungsstärke
    .with-gen = der Überzeugungsstärke
    .who-one = , die
    .who-no = , die
    .who-each = , die
    .who-all = , die
vtes-thing-methuselah = Methusalem
    .gender = f
    .one = Methusalem
    .one-acc = Methusalem
    .one-dat = Methusalem
    .one-gen = Methusalem
    .all = Methusalems
    .all-dat = Methusalems
    .all-gen = Methusalems
    .this = diese Methusalem
    .this-acc = diese Methusalem
    .this-dat = dieser Methusalem
    .this-gen = dieser Methusalem
    .that = die gewählte Methusalem
    .that-acc = die gewählte Methusalem
    .that-dat = der gewählten Methusalem
    .that-gen = der gewählten Methusalem
    .former = jene Methusalem
    .former-acc = jene Methusalem
    .former-dat = jener Methusalem
    .former-gen = jener Methusalem
    .with = die Methusalem
    .with-acc = die Methusalem
    .with-dat = der Methusalem
    .with-gen = der Methusalem
    .who-one = , die
    .who-no = , die
    .who-each = , die
    .who-all = , die
vtes-thing-clan = Klan
    .gender = m
    .one = Klan
    .one-acc = Klan
    .one-dat = Klan
    .one-gen = Klans
    .all = Klans
    .all-dat = Klans
    .all-gen = Klans
    .this = dieser Klan
    .this-acc = diesen Klan
    .this-dat = diesem Klan
    .this-gen = dieses Klans
    .that = der gewählte Klan
    .that-acc = den gewählten Klan
    .that-dat = dem gewählten Klan
    .that-gen = des gewählten Klans
    .former = jener Klan
    .former-acc = jenen Klan
    .former-dat = jenem Klan
    .former-gen = jenes Klans
    .with = der Klan
    .with-acc = den Klan
    .with-dat = dem Klan
    .with-gen = des Klans
    .who-one = , der
    .who-no = , der
    .who-each = , der
    .who-all = , die
vtes-thing-acting = handelnder Untergebener
    .this = der handelnde Untergebene
    .this-acc = den handelnden Untergebenen
    .this-dat = dem handelnden Untergebenen
    .this-gen = des handelnden Untergebenen
vtes-thing-acting-blocker = Untergebener
    .this = jener Untergebene
    .this-acc = jenen Untergebenen
    .this-dat = jenem Untergebenen
    .this-gen = jenes Untergebenen
vtes-thing-chosen-minion = gewählter Untergebener
    .this = der gewählte Untergebene
    .this-acc = den gewählten Untergebenen
    .this-dat = dem gewählten Untergebenen
    .this-gen = des gewählten Untergebenen
vtes-shape-m-one = ein
    .ending = er
vtes-shape-m-each = jeder
    .ending = e
vtes-shape-m-one-acc = einen
    .ending = en
vtes-shape-m-each-acc = jeden
    .ending = en
vtes-shape-m-one-dat = einem
    .ending = en
vtes-shape-m-each-dat = jedem
    .ending = en
vtes-shape-m-one-gen = eines
    .ending = en
vtes-shape-m-each-gen = jedes
    .ending = en
vtes-shape-f-one = eine
    .ending = e
vtes-shape-f-each = jede
    .ending = e
vtes-shape-f-one-acc = eine
    .ending = e
vtes-shape-f-each-acc = jede
    .ending = e
vtes-shape-f-one-dat = einer
    .ending = en
vtes-shape-f-each-dat = jeder
    .ending = en
vtes-shape-f-one-gen = einer
    .ending = en
vtes-shape-f-each-gen = jeder
    .ending = en
vtes-shape-n-one = ein
    .ending = es
vtes-shape-n-each = jedes
    .ending = e
vtes-shape-n-one-acc = ein
    .ending = es
vtes-shape-n-each-acc = jedes
    .ending = e
vtes-shape-n-one-dat = einem
    .ending = en
vtes-shape-n-each-dat = jedem
    .ending = en
vtes-shape-n-one-gen = eines
    .ending = en
vtes-shape-n-each-gen = jedes
    .ending = en
vtes-shape-all = {""}
    .ending = e
vtes-shape-all-acc = {""}
    .ending = e
vtes-shape-all-dat = {""}
    .ending = en
vtes-shape-all-gen = {""}
    .ending = er
vtes-phrase-thing = { $a } { $words }
    .is = { $count ->
        [all] { VERB($it, "sind") }
       *[one] { VERB($it, "ist") }
    }
    .is-not = { $count ->
        [all] { VERB($it, "sind") }
       *[one] { VERB($it, "ist") }
    }
    .is-other = { $count ->
        [all] nicht { $it } sind
       *[one] nicht { $it } ist
    }
    .not-being = no
    .clause = { $who } { $it },
    .but = außer { $it }
    .but-case = dat
vtes-count-one = eins
    .be = ist
    .have = hat
vtes-count-each = jedes
    .be = ist
    .have = hat
vtes-count-all = alle
    .be = sind
    .have = haben
vtes-phrase-default = { $it }
    .trivial = no
    .aim = none
    .when = wenn { $it-sub },
    .then = { $it }
    .same = { $it }
    .sub = { $it }
    .short = { $it }
    .about = none
    .time = none
    .begun = none
    .ended = none
    .clausal = yes
    .joined = , { $it-then }
    .not = es nicht so ist, dass { $it }
    .may-then = { $it-may }
vtes-holder = { $me ->
    [opposing] { vtes-phrase-opposing }
    [chosen] { vtes-phrase-term-card }
   *[other] { $host ->
        [none] { $me ->
            [none] dieser Untergebene
           *[other] { $me-this }
        }
       *[other] { vtes-phrase-host-card }
    }
}
    .acc = { $me ->
        [opposing] { vtes-phrase-opposing.acc }
        [chosen] { vtes-phrase-term-card.acc }
       *[other] { $host ->
            [none] { $me ->
                [none] diesen Untergebenen
               *[other] { $me-this-acc }
            }
           *[other] { vtes-phrase-host-card.acc }
        }
    }
    .dat = { $me ->
        [opposing] { vtes-phrase-opposing.dat }
        [chosen] { vtes-phrase-term-card.dat }
       *[other] { $host ->
            [none] { $me ->
                [none] diesem Untergebenen
               *[other] { $me-this-dat }
            }
           *[other] { vtes-phrase-host-card.dat }
        }
    }
    .gen = { $me ->
        [opposing] { vtes-phrase-opposing.gen }
        [chosen] { vtes-phrase-term-card.gen }
       *[other] { $host ->
            [none] { $me ->
                [none] dieses Untergebenen
               *[other] { $me-this-gen }
            }
           *[other] { vtes-phrase-host-card.gen }
        }
    }

## Wie viel

vtes-phrase-number = { $number }
    .much = { $number } { $number ->
        [one] { $unit-name }
       *[other] { $unit-many }
    }
    .acc = { $number } { $number ->
        [one] { $unit-acc }
       *[other] { $unit-accs }
    }
    .signed = { SIGNED($number) }
    .x = {""}
    .upto = { $number }
vtes-phrase-equal = { $amount }
    .much = { $unit-sum } in Höhe { $amount-gen }
    .acc = { $unit-acc } in Höhe { $amount-gen }
    .signed = +X
    .x = , wobei X { $amount } ist
    .upto = { $amount }
vtes-unit-blood = Blut
    .many = Blut
    .sum = Blut
vtes-unit-pool = Pool
    .many = Pool
    .sum = Pool
vtes-unit-card = Karte
    .many = Karten
    .sum = Karten
vtes-unit-vote = Stimme
    .many = Stimmen
    .sum = Stimmen
vtes-unit-damage = Schaden
    .many = Schaden
    .sum = Schaden
vtes-unit-strike = zusätzlicher Angriff
    .many = zusätzliche Angriffe
    .acc = zusätzlichen Angriff
    .accs = zusätzliche Angriffe
    .sum = zusätzliche Angriffe
vtes-phrase-half = die Hälfte { $of-gen } ({ $up ->
    [yes] aufgerundet
   *[no] abgerundet
})
    .gen = der Hälfte { $of-gen } ({ $up ->
        [yes] aufgerundet
       *[no] abgerundet
    })
vtes-phrase-per = { $of-kind ->
    [that-many] { $number }X
   *[other] { $every ->
        [1] { $number } für { $of-per }
       *[other] { $number } für je { $every } { $of-gen }
    }
}
    .gen = von { vtes-phrase-per }
    .signed = { $number-signed }
    .x = {" "}für { $of-per }
    .much = { $every ->
        [1] { $of-kind ->
            [that-many] { $number }X { $unit-many }
           *[other] { $number-much } für { $of-per }
        }
       *[other] { $number-much } für je { $every } { $of-gen }
    }
vtes-phrase-that-many = X
    .signed = +X
    .x = {""}
    .gen = von X
    .much = { $upto ->
        [none] X { $unit-many }
        [any] beliebig viel { $unit-many }
       *[other] bis zu { $upto } { $unit-many }
    }
    .per = jedes davon
vtes-phrase-counters-on = die Zahl der Marken auf { $who-dat }
    .until = { $who-thing ->
        [vampire] zur Menge des Blutes auf
       *[other] zur Zahl der Marken auf
    } { $who-dat }
    .gen = der Zahl der Marken auf { $who-dat }
    .has = { $who-thing ->
        [ally] { $who }
        [vampire] { $who }
       *[other] auf { $who-dat }
    }
    .bare = { $who-thing ->
        [ally] Leben hat
        [vampire] Blut hat
       *[other] Marke liegt
    }
    .bares = { $who-thing ->
        [ally] Leben hat
        [vampire] Blut hat
       *[other] Marken liegen
    }
    .no = { $who-thing ->
        [ally] kein Leben hat
        [vampire] kein Blut hat
       *[other] keine Marken liegen
    }
    .about = { $who }
    .limit = Marken auf { $who-dat } liegen
    .per = jede Marke auf { $who-dat }
    .much = so viele { $unit-many }, wie Marken auf { $who-dat } liegen,
    .signed = +1
    .x = {" "}{ $counter ->
        [none] für { $who-thing ->
            [ally] jedes Leben auf
            [vampire] jedes Blut auf
           *[other] jede Marke auf
        } { $who-dat }
       *[other] für jede { vtes-special-counter } auf { $who-dat }
    }
vtes-phrase-victim-capacity = die des Opfers
vtes-phrase-commits-diablerie = { $who } Diablerie begeht
    .actor = { $who }
vtes-phrase-capacity-below = eine Kapazität { $or_equal ->
    [yes] nicht größer
   *[no] kleiner
} als { $amount }
    .kind = vampire
    .after = mit einer Kapazität { $or_equal ->
        [yes] nicht größer
       *[no] kleiner
    } als { $amount }
    .is = { vtes-phrase-capacity-below } { $count-have }
vtes-phrase-number-of = die Zahl der { $clans ->
    [yes] Klans unter { $which-all-dat }
   *[no] { $which-all-gen }
}
    .gen = der Zahl der { $clans ->
        [yes] Klans unter { $which-all-dat }
       *[no] { $which-all-gen }
    }
    .has = es
    .bare = { $which-all } gibt
    .bares = { $which-all } gibt
    .signed = +1
    .x = {" "}für { $which-each-acc }
    .much = { $clans ->
        [yes] 1 { $unit-name } für jeden Klan unter { $which-all-dat }
       *[no] 1 { $unit-name } für { $which-each-acc }
    }
    .per = { $which-each-acc }
vtes-phrase-strength-of = die Stärke { $who-gen }{ $more ->
    [0] {""}
   *[other] {" "}+ { $more }
}
    .gen = der Stärke { $who-gen }{ $more ->
        [0] {""}
       *[other] {" "}+ { $more }
    }
    .has = { vtes-phrase-strength-of }
    .bare = beträgt
    .bares = beträgt
vtes-phrase-cost-of = { $in_pool ->
    [yes] die Poolkosten { $who-gen }
   *[other] die Kosten { $who-gen }
}
    .gen = { $in_pool ->
        [yes] der Poolkosten { $who-gen }
       *[other] der Kosten { $who-gen }
    }
    .has = die Kosten { $who-gen }
    .bare = betragen
    .bares = betragen
vtes-phrase-value-of = die { vtes-phrase-value-of.what }
    .gen = der { vtes-phrase-value-of.what }
    .what = { $what ->
        [votes] Zahl der Stimmen
       *[stealth] Heimlichkeit
    } { $who-gen }
    .has = die { vtes-phrase-value-of.what }
    .bare = beträgt
    .bares = beträgt
vtes-phrase-burn-for-stealth = X Blut
    .subject = der handelnde Untergebene
    .verb = lose
    .let = dem handelnden Untergebenen X Blut
    .let-verb = deduct
    .tail = . Er erhält in diesem Zug +X Heimlichkeit, aber höchstens 1 mehr als die Aufmerksamkeit des blockenden Untergebenen
vtes-phrase-bleed-of-action = der Bleed gegen { $against-kind ->
    [each-methuselah] { $against-one-acc }
   *[other] { $against-acc }
}
    .gen = des Bleeds gegen { $against-kind ->
        [each-methuselah] { $against-one-acc }
       *[other] { $against-acc }
    }
    .has = { vtes-phrase-bleed-of-action }
    .bare = beträgt
    .bares = beträgt
vtes-phrase-lacking = das Blut, das { $who-dat } fehlt,
    .gen = des Blutes, das { $who-dat } fehlt,
    .has = { $who-dat }
    .bare = Blut oder Leben fehlt
    .bares = Blut oder Leben fehlen
    .much = { $unit-many } bis zur vollen Kapazität
vtes-phrase-tally = { $times ->
    [1] { $what ->
        [pool] { $of-person ->
            [you] dein Pool
           *[other] der Pool { $of-gen }
        }
        [points] die Siegpunkte { $of-gen }
       *[lost] der Pool, den die Abstimmung { $of-acc } kostet
    }
    [2] das Doppelte { vtes-phrase-tally.once-gen }
   *[other] das { $times }-Fache { vtes-phrase-tally.once-gen }
}
    .once-gen = { $what ->
        [pool] des Pools { $of-gen }
        [points] der Siegpunkte { $of-gen }
       *[lost] des Pools, den die Abstimmung { $of-acc } kostet
    }
    .gen = { $times ->
        [1] {""}
        [2] des Doppelten{" "}
       *[other] des { $times }-Fachen{" "}
    }{ vtes-phrase-tally.once-gen }
    .until = { $what ->
        [pool] { $of-person ->
            [you] zu deinem Pool
           *[other] zum Pool { $of-gen }
        }
       *[other] { vtes-phrase-tally }
    }
    .has = { $of }
    .bare = { $what ->
        [points] Siegpunkt
       *[other] Pool
    } { $of-person ->
        [you] hast
       *[other] hat
    }
    .bares = { $what ->
        [points] Siegpunkte
       *[other] Pool
    } { $of-person ->
        [you] hast
       *[other] hat
    }
    .upto = { $what ->
        [pool] any
       *[other] { vtes-phrase-tally }
    }
vtes-phrase-allotted-amount = die zugeteilte Zahl
    .gen = der zugeteilten Zahl
vtes-phrase-term-number = die gewählte Zahl
    .gen = der gewählten Zahl
vtes-phrase-as-many-as = so viele, wie es { $which-all } gibt
    .gen = so vielen, wie es { $which-all } gibt
vtes-phrase-announced-x = X
    .gen = X

## Wer

vtes-phrase-you = du
    .acc = dich
    .dat = dir
    .gen = von dir
    .person = you
vtes-phrase-neighbour = { $prey ->
    [yes] { $of ->
        [none] deine Beute
       *[other] die Beute { $of-gen }
    }
   *[no] { $of ->
        [none] dein Jäger
       *[other] der Jäger { $of-gen }
    }
}
    .acc = { $prey ->
        [yes] { $of ->
            [none] deine Beute
           *[other] die Beute { $of-gen }
        }
       *[no] { $of ->
            [none] deinen Jäger
           *[other] den Jäger { $of-gen }
        }
    }
    .dat = { $prey ->
        [yes] { $of ->
            [none] deiner Beute
           *[other] der Beute { $of-gen }
        }
       *[no] { $of ->
            [none] deinem Jäger
           *[other] dem Jäger { $of-gen }
        }
    }
    .gen = { $prey ->
        [yes] { $of ->
            [none] deiner Beute
           *[other] der Beute { $of-gen }
        }
       *[no] { $of ->
            [none] deines Jägers
           *[other] des Jägers { $of-gen }
        }
    }
    .person = other
vtes-phrase-each-methuselah = { $others ->
    [yes] jede andere Methusalem
   *[no] jede Methusalem
}
    .acc = { vtes-phrase-each-methuselah }
    .dat = { $others ->
        [yes] jeder anderen Methusalem
       *[no] jeder Methusalem
    }
    .gen = { vtes-phrase-each-methuselah.dat }
    .one = { $others ->
        [yes] eine andere Methusalem
       *[no] eine Methusalem
    }
    .one-acc = { vtes-phrase-each-methuselah.one }
    .one-dat = { $others ->
        [yes] einer anderen Methusalem
       *[no] einer Methusalem
    }
    .one-gen = { vtes-phrase-each-methuselah.one-dat }
    .several = { $others ->
        [yes] andere Methusalems
       *[no] Methusalems
    }
    .person = other
vtes-phrase-controller-of = die Methusalem { $card-gen }
    .acc = die Methusalem { $card-gen }
    .dat = der Methusalem { $card-gen }
    .gen = der Methusalem { $card-gen }
    .others = { $card-kind ->
        [this-card] einer anderen Methusalem
       *[other] einer anderen Methusalem als der { $card-gen }
    }
    .person = other
vtes-phrase-chosen-player = { $choice-kind ->
    [none] diese Methusalem
    [one] diese Methusalem
   *[other] die gewählte Methusalem
}
    .acc = { $choice-kind ->
        [none] diese Methusalem
        [one] diese Methusalem
       *[other] die gewählte Methusalem
    }
    .dat = { $choice-kind ->
        [none] dieser Methusalem
        [one] dieser Methusalem
       *[other] der gewählten Methusalem
    }
    .gen = { $choice-kind ->
        [none] dieser Methusalem
        [one] dieser Methusalem
       *[other] der gewählten Methusalem
    }
    .person = other
    .mentions = choice
vtes-phrase-acting = die handelnde Methusalem
    .acc = die handelnde Methusalem
    .dat = der handelnden Methusalem
    .gen = der handelnden Methusalem
    .person = other
vtes-phrase-bled = die gebleedete Methusalem
    .acc = die gebleedete Methusalem
    .dat = der gebleedeten Methusalem
    .gen = der gebleedeten Methusalem
    .person = other
vtes-phrase-allotted = jede gewählte Methusalem
    .acc = jede gewählte Methusalem
    .dat = jeder gewählten Methusalem
    .gen = jeder gewählten Methusalem
    .person = other
vtes-phrase-except = { $but-kind ->
    [allotted] jede nicht gewählte Methusalem
   *[other] { $these }{ vtes-phrase-except.but }
}
    .but = { $but-person ->
        [you] , sofern du das nicht selbst bist,
       *[other] {" "}außer { $but-dat }
    }
    .acc = { $these-acc }{ vtes-phrase-except.but }
    .dat = { $these-dat }{ vtes-phrase-except.but }
    .gen = { $these-gen }{ vtes-phrase-except.but }
    .several = { $these-several }{ vtes-phrase-except.but }
    .one = { $these-kind ->
        [each-methuselah] { $these-one }
       *[other] { $these }
    }{ vtes-phrase-except.but }
    .one-acc = { $but-kind ->
        [acting] eine andere, nicht handelnde Methusalem
       *[other] { $these-kind ->
            [each-methuselah] { $these-one-acc }
           *[other] { $these-acc }
        }{ vtes-phrase-except.but }
    }
    .one-dat = { $these-kind ->
        [each-methuselah] { $these-one-dat }
       *[other] { $these-dat }
    }{ vtes-phrase-except.but }
    .one-gen = { $these-kind ->
        [each-methuselah] { $these-one-gen }
       *[other] { $these-gen }
    }{ vtes-phrase-except.but }
    .person = other
vtes-phrase-together = { $players-list }
    .acc = { $players-list-acc }
    .dat = { $players-list-dat }
    .gen = { $players-list-gen }
    .one = { $players-or }
    .one-acc = { $players-or-acc }
    .one-dat = { $players-or-dat }
    .one-gen = { $players-or-gen }
    .person = other

## Karten nach ihrer Rolle

vtes-phrase-self = { $me ->
    [none] dieser Untergebene
   *[other] { $me-this }
}
    .acc = { $me ->
        [none] diesen Untergebenen
       *[other] { $me-this-acc }
    }
    .dat = { $me ->
        [none] diesem Untergebenen
       *[other] { $me-this-dat }
    }
    .gen = { $me ->
        [none] dieses Untergebenen
       *[other] { $me-this-gen }
    }
    .before-not = ander{ $shape-ending }
    .thing = { $me ->
        [none] minion
        [acting] minion
       *[other] { $me }
    }
vtes-phrase-targeted = { $aim ->
    [none] jene Karte
   *[other] { $choice-id ->
        [none] { $aim-former }
       *[other] { $quantity ->
           [each] { $aim-former }
          *[one] { $aim-that }
       }
    }
}
    .acc = { $aim ->
        [none] jene Karte
       *[other] { $choice-id ->
            [none] { $aim-former-acc }
           *[other] { $quantity ->
               [each] { $aim-former-acc }
              *[one] { $aim-that-acc }
           }
        }
    }
    .dat = { $aim ->
        [none] jener Karte
       *[other] { $choice-id ->
            [none] { $aim-former-dat }
           *[other] { $quantity ->
               [each] { $aim-former-dat }
              *[one] { $aim-that-dat }
           }
        }
    }
    .gen = { $aim ->
        [none] jener Karte
       *[other] { $choice-id ->
            [none] { $aim-former-gen }
           *[other] { $quantity ->
               [each] { $aim-former-gen }
              *[one] { $aim-that-gen }
           }
        }
    }
    .thing = { $aim ->
        [none] card
       *[other] { $aim }
    }
    .mentions = choice
vtes-phrase-this-card = { $me ->
    [ally] dieser Verbündete
   *[other] { $lasting ->
        [vampire] dieser Vampir
        [imbued] dieser Erleuchtete
       *[other] diese Karte
    }
}
    .acc = { $me ->
        [ally] diesen Verbündeten
       *[other] { $lasting ->
            [vampire] diesen Vampir
            [imbued] diesen Erleuchteten
           *[other] diese Karte
        }
    }
    .dat = { $me ->
        [ally] diesem Verbündeten
       *[other] { $lasting ->
            [vampire] diesem Vampir
            [imbued] diesem Erleuchteten
           *[other] dieser Karte
        }
    }
    .gen = { $me ->
        [ally] dieses Verbündeten
       *[other] { $lasting ->
            [vampire] dieses Vampirs
            [imbued] dieses Erleuchteten
           *[other] dieser Karte
        }
    }
    .before-not = { $me ->
        [ally] ander{ $shape-ending }
       *[other] { $lasting ->
            [vampire] ander{ $shape-ending }
            [imbued] ander{ $shape-ending }
           *[other] {""}
        }
    }
    .again = that-card
    .thing = { $me ->
        [ally] ally
       *[other] { $lasting ->
            [vampire] vampire
            [imbued] imbued
           *[other] card
        }
    }
vtes-phrase-host-card = { $worn ->
    [yes] { $host ->
        [none] dieser Untergebene
       *[other] { $host-this }
    }
   *[no] { $host ->
        [none] der Untergebene
       *[other] { $host-with }
    } mit dieser Karte
}
    .acc = { $worn ->
        [yes] { $host ->
            [none] diesen Untergebenen
           *[other] { $host-this-acc }
        }
       *[no] { $host ->
            [none] den Untergebenen
           *[other] { $host-with-acc }
        } mit dieser Karte
    }
    .dat = { $worn ->
        [yes] { $host ->
            [none] diesem Untergebenen
           *[other] { $host-this-dat }
        }
       *[no] { $host ->
            [none] dem Untergebenen
           *[other] { $host-with-dat }
        } mit dieser Karte
    }
    .gen = { $worn ->
        [yes] { $host ->
            [none] dieses Untergebenen
           *[other] { $host-this-gen }
        }
       *[no] { $host ->
            [none] des Untergebenen
           *[other] { $host-with-gen }
        } mit dieser Karte
    }
    .before-not = ander{ $shape-ending }
    .again = that-host
    .thing = { $host ->
        [none] minion
       *[other] { $host }
    }
vtes-phrase-opposing = der gegnerische Untergebene
    .acc = den gegnerischen Untergebenen
    .dat = dem gegnerischen Untergebenen
    .gen = des gegnerischen Untergebenen
    .thing = minion
vtes-phrase-acting-minion = der handelnde Untergebene
    .acc = den handelnden Untergebenen
    .dat = dem handelnden Untergebenen
    .gen = des handelnden Untergebenen
    .before = handelnd{ $shape-ending }
    .thing = minion
vtes-phrase-blocker = der { vtes-phrase-blocker.who }
    .acc = den { vtes-phrase-blocker.whom }
    .dat = dem { vtes-phrase-blocker.whom }
    .gen = des { vtes-phrase-blocker.whom }
    .who = { $trying ->
        [yes] zu blocken versuchende Untergebene
       *[no] blockende Untergebene
    }
    .whom = { $trying ->
        [yes] zu blocken versuchenden Untergebenen
       *[no] blockenden Untergebenen
    }
    .trying = { $trying }
    .thing = minion
vtes-phrase-card-named = die Karte „{ $name-card }“
    .acc = die Karte „{ $name-card }“
    .dat = der Karte „{ $name-card }“
    .gen = der Karte „{ $name-card }“
    .thing = card
vtes-phrase-top-of-crypt = die oberste Karte deiner Gruft
    .acc = die oberste Karte deiner Gruft
    .dat = der obersten Karte deiner Gruft
    .gen = der obersten Karte deiner Gruft
    .thing = card
vtes-phrase-term-card = { $aim ->
    [none] die gewählte Karte
   *[other] { $aim-that }
}
    .acc = { $aim ->
        [none] die gewählte Karte
       *[other] { $aim-that-acc }
    }
    .dat = { $aim ->
        [none] der gewählten Karte
       *[other] { $aim-that-dat }
    }
    .gen = { $aim ->
        [none] der gewählten Karte
       *[other] { $aim-that-gen }
    }
    .thing = card

## Karten einer Art

vtes-phrase-any-card = Karte
    .noun = eine Karte
    .nouns = Karten
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
    .near = yes
    .before = { $trait ->
        [location] {""}
        [weapon] {""}
        [gun] {""}
        [melee] {""}
        [hunting-ground] {""}
        [haven] {""}
        [archetype] {""}
        [unique] einmalig{ $shape-ending }
        [infernal] höllisch{ $shape-ending }
        [sterile] steril{ $shape-ending }
        [scarce] selten{ $shape-ending }
        [electronic] elektronisch{ $shape-ending }
        [mortal] sterblich{ $shape-ending }
        [investment] Investitions-
        [discipline] Disziplin-
        [cold-iron] Kalteisen-
       *[other] { $trait-name }-
    }
    .before-not = { $trait ->
        [unique] nicht einmalig{ $shape-ending }
        [infernal] nicht höllisch{ $shape-ending }
        [sterile] nicht steril{ $shape-ending }
        [scarce] nicht selten{ $shape-ending }
        [electronic] nicht elektronisch{ $shape-ending }
        [mortal] nicht sterblich{ $shape-ending }
       *[other] {""}
    }
    .is = { $trait ->
        [unique] einmalig
        [infernal] höllisch
        [sterile] steril
        [scarce] selten
        [electronic] elektronisch
        [mortal] sterblich
        [gun] eine Schusswaffe
        [melee] eine Nahkampfwaffe
        [weapon] eine Waffe
        [haven] eine Zuflucht
        [red-list] auf der Roten Liste
        [black-hand] von der Schwarzen Hand
       *[other] ein { $trait-name }
    } { $count-be }
    .is-not = { $trait ->
        [unique] nicht einmalig
        [infernal] nicht höllisch
        [sterile] nicht steril
        [scarce] nicht selten
        [electronic] nicht elektronisch
        [mortal] nicht sterblich
        [gun] keine Schusswaffe
        [melee] keine Nahkampfwaffe
        [weapon] keine Waffe
        [haven] keine Zuflucht
       *[other] { $count ->
            [all] keine { $trait-name }s
           *[one] kein { $trait-name }
        }
    } { $count-be }
vtes-phrase-in-region = { $region ->
    [5] bereit
    [6] im Torpor
    [4] unkontrolliert
    [2] auf der Hand
    [9] im Ablagestapel
   *[other] im Spiel
}
    .before = { $region ->
        [5] bereit{ $shape-ending }
        [4] unkontrolliert{ $shape-ending }
       *[other] {""}
    }
    .after = { $region ->
        [5] {""}
        [4] {""}
       *[other] { vtes-phrase-in-region }
    }
    .is = { $stays ->
        [yes] { vtes-phrase-in-region } { $count ->
            [all] bleiben
           *[one] bleibt
        }
       *[no] { vtes-phrase-in-region } { $count-be }
    }
    .is-not = nicht { vtes-phrase-in-region } { $count-be }
vtes-phrase-is-tapped = { $tapped ->
    [yes] getappt
   *[no] enttappt
}
    .before = { vtes-phrase-is-tapped }{ $shape-ending }
    .is = { vtes-phrase-is-tapped } { $count-be }
vtes-phrase-controlled-by = { $who-person ->
    [you] { $owner ->
        [none] unter deiner Kontrolle
       *[other] unter ihrer Kontrolle
    }
   *[other] { vtes-phrase-controlled-by.whom }
}
    .after = { vtes-phrase-controlled-by }
    .after-not = { $who-person ->
        [you] einer anderen Methusalem
       *[other] { $who-others }
    }
    .is = { $who-person ->
        [you] unter deiner Kontrolle
       *[other] unter der Kontrolle { vtes-phrase-controlled-by.whom }
    } { $count ->
        [all] stehen
       *[one] steht
    }
    .is-not = nicht { vtes-phrase-controlled-by.is }
    .whom = { $who-kind ->
        [together] { $who-one-gen }
        [each-methuselah] { $who-one-gen }
        [with-pool] { $who-one-gen }
       *[other] { $who-gen }
    }
    .near = yes
vtes-phrase-age = { $younger ->
    [yes] jünger
   *[no] älter
}
    .kind = vampire
    .before = { $than ->
        [none] { vtes-phrase-age }{ $shape-ending }
       *[other] {""}
    }
    .after = { $than ->
        [none] {""}
       *[other] , der { vtes-phrase-age } als { $than } ist,
    }
    .after-not = gleichen oder { $younger ->
        [yes] höheren
       *[no] geringeren
    } Alters
    .is = { vtes-phrase-age } als { $than ->
        [none] { vtes-phrase-self }
       *[other] { $than }
    } { $count-be }
vtes-phrase-capacity-of = { $at_most ->
    [99] Kapazität { $at_least } oder mehr
   *[other] { $at_least ->
        [0] Kapazität { $at_most } oder weniger
       *[other] Kapazität { $at_least } bis { $at_most }
    }
}
    .kind = vampire
    .after = mit { vtes-phrase-capacity-of }
    .is = { vtes-phrase-capacity-of } { $count-have }
vtes-phrase-has-discipline = { $at_least ->
    [0] { $at_most ->
        [1] ohne { $discipline-superior }
       *[other] ohne { $discipline-name }
    }
    [1] { $at_most ->
        [1] mit { $discipline-dat } nur in der Basisversion
       *[other] mit { $discipline-dat }
    }
   *[other] mit { $discipline-superior-dat }
}
    .after = { vtes-phrase-has-discipline }
    .is = { $at_least ->
        [0] { $at_most ->
            [1] nicht über { $discipline-superior } verfügt
           *[other] nicht über { $discipline-name } verfügt
        }
        [1] { $discipline-name } { $count-have }
       *[other] { $discipline-superior } { $count-have }
    }
vtes-phrase-has-blood = { $lacking ->
    [0] { $at_least ->
        [0] { $at_most ->
            [0] { $unit ->
                [counter] keine Marken
               *[other] kein Blut
            }
           *[other] { $at_most-kind ->
                [number] höchstens { $at_most } Blut
               *[other] höchstens so viel Blut, wie { $at_most-limit },
            }
        }
       *[other] { $at_most ->
            [99] mindestens { $at_least } Blut
            [999] { $odd ->
                [yes] eine ungerade Menge Blut
               *[no] mindestens { $at_least } Blut
            }
           *[other] { $at_least } bis { $at_most } Blut
        }
    }
   *[other] weniger Blut oder Leben als möglich
}
    .after = { $lacking ->
        [0] { $at_least ->
            [0] { $at_most ->
                [0] ohne Blut
               *[other] mit { vtes-phrase-has-blood }
            }
           *[other] mit { vtes-phrase-has-blood }
        }
       *[other] , { $count ->
            [all] denen
           *[one] dem
        } Blut oder Leben fehlt,
    }
    .is = { $at_most-kind ->
        [number] { vtes-phrase-has-blood } { $count-have }
       *[other] höchstens so viel Blut { $count-have }, wie { $at_most-limit }
    }
vtes-phrase-costs = { $at_least ->
    [0] höchstens { $at_most } Pool
   *[other] { $at_most ->
        [99] mindestens { $at_least } Pool
        [999] mindestens { $at_least } Pool
       *[other] { $at_least } bis { $at_most } Pool
    }
}
    .is = { vtes-phrase-costs } { $count ->
        [all] kosten
       *[one] kostet
    }
vtes-phrase-did = { $what ->
    [came-out] gerade aus der unkontrollierten Region gekommen
    [tried-to-block] mit einem Versuch, diese Aktion zu blocken
    [began-untapped] zu Beginn deines Zuges enttappt
    [voted] mit abgegebenen Stimmen
    [voted-against] mit Stimmen gegen die Abstimmung
    [arrived] in deiner letzten Einflussphase in deine bereite Region gekommen
    [bled] mit einem erfolgreichen Bleed von mehr als 1 gegen dich seit deinem letzten Zug
    [diablerie] mit Diablerie seit deinem letzten Zug
    [drank] mit Diablerie seit der letzten Gehenna-Karte
    [burned] seit deinem letzten Zug aus dem Spiel abgelegt
   *[fed] in diesem Zug schon durch eine solche Karte genährt
}
    .is = { $what ->
        [came-out] gerade aus der unkontrollierten Region gekommen { $count-be }
        [tried-to-block] versucht { $count-have }, diese Aktion zu blocken
        [began-untapped] zu Beginn deines Zuges enttappt war
        [voted] Stimmen abgegeben { $count-have }
        [voted-against] gegen die Abstimmung gestimmt { $count-have }
        [arrived] in deiner letzten Einflussphase in deine bereite Region gekommen { $count-be }
        [bled] dich seit deinem letzten Zug erfolgreich für mehr als 1 gebleedet { $count-have }
        [diablerie] seit deinem letzten Zug Diablerie begangen { $count-have }
        [drank] seit der letzten Gehenna-Karte Diablerie begangen { $count-have }
        [burned] seit deinem letzten Zug aus dem Spiel abgelegt { $count ->
            [all] wurden
           *[one] wurde
        }
       *[fed] in diesem Zug schon Blut durch einen Jagdgrund erhalten { $count-have }
    }
    .is-not = { $what ->
        [came-out] nicht gerade aus der unkontrollierten Region gekommen { $count-be }
        [voted] keine Stimmen abgegeben { $count-have }
        [voted-against] nicht gegen die Abstimmung gestimmt { $count-have }
        [arrived] in deiner letzten Einflussphase nicht in deine bereite Region gekommen { $count-be }
        [bled] dich seit deinem letzten Zug nicht erfolgreich für mehr als 1 gebleedet { $count-have }
        [diablerie] seit deinem letzten Zug keine Diablerie begangen { $count-have }
        [drank] seit der letzten Gehenna-Karte keine Diablerie begangen { $count-have }
        [burned] seit deinem letzten Zug nicht aus dem Spiel abgelegt { $count ->
            [all] wurden
           *[one] wurde
        }
       *[fed] in diesem Zug noch kein Blut durch einen Jagdgrund erhalten { $count-have }
    }
vtes-phrase-on-card = auf { $which-one-dat }
    .after = auf { $which-one-dat }
    .after-not = (nicht auf { $which-one-dat })
    .is = auf { $which-one-dat } { $count ->
        [all] liegen
       *[one] liegt
    }
    .is-not = nicht { vtes-phrase-on-card.is }
vtes-phrase-named = namens „{ $name-card }“
    .noun = „{ $name-card }“
    .nouns = „{ $name-card }“
    .after = namens „{ $name-card }“
    .near = yes
vtes-phrase-of-clan = { $clan-name }
    .kind = vampire
    .before = { $clan ->
        [follower-of-set] {""}
        [harbinger-of-skulls] {""}
        [daughter-of-cacophony] {""}
       *[other] { $clan-stem }-
    }
    .after = { $clan ->
        [follower-of-set] der Jünger des Set
        [harbinger-of-skulls] der Sendboten des Todes
        [daughter-of-cacophony] der Töchter der Kakophonie
       *[other] {""}
    }
    .is = { $count ->
        [all] { $clan-plural } sind
       *[one] ein { $clan-name } ist
    }
    .is-not = { $count ->
        [all] keine { $clan-plural } sind
       *[one] kein { $clan-name } ist
    }
    .near = yes
vtes-phrase-of-sect = { $sect-name }
    .kind = vampire
    .before = { $sect ->
        [independent] unabhängig{ $shape-ending }
       *[other] { $sect-name }-
    }
    .is = { $sect ->
        [independent] unabhängig { $count-be }
       *[other] { $sect-belong } { vtes-belong }
    }
    .is-not = nicht { vtes-phrase-of-sect.is }
    .near = yes
vtes-phrase-has-title = { $contested ->
    [yes] im Streit um einen Titel
   *[other] { $kinds-title-any ->
        [none] betitelt
       *[other] { $kinds-title-any }
    }
}
    .kind = vampire
    .before = { $contested ->
        [yes] {""}
       *[other] { $kinds-title-any ->
            [none] betitelt{ $shape-ending }
           *[other] {""}
        }
    }
    .after = { $contested ->
        [yes] im Streit um einen Titel
       *[other] { $kinds-title-any ->
            [none] {""}
           *[other] { $kinds-has-inner-circle ->
                [yes] , { $count ->
                    [all] die
                   *[one] der
                } { vtes-phrase-has-title.is },
               *[no] mit dem Titel { $kinds-title-any }
            }
        }
    }
    .after-not = ohne { $kinds-title-any ->
        [none] Titel
       *[other] den Titel { $kinds-title-any }
    }
    .is = { $contested ->
        [yes] im Streit um einen Titel { $count-be }
       *[other] { $kinds-title-any ->
            [none] betitelt
           *[other] { $kinds-title-any }
        } { $count-be }
    }
    .is-not = { $contested ->
        [yes] nicht im Streit um einen Titel { $count-be }
       *[other] { $kinds-title-any ->
            [none] keinen Titel { $count-have }
           *[other] nicht { $kinds-title-any } { $count-be }
        }
    }
vtes-phrase-needs-discipline = die { vtes-phrase-needs-discipline.what } verlangt
    .is = { vtes-phrase-needs-discipline.what } { $count ->
        [all] verlangen
       *[one] verlangt
    }
    .after-not = , der nicht { vtes-phrase-needs-discipline.what } verlangt,
    .what = { $clan ->
        [none] { $disciplines-discipline-any }
       *[other] { $clan-name }{ $disciplines-discipline-any ->
            [none] {""}
           *[other] {" "}oder { $disciplines-discipline-any }
        }
    }
vtes-phrase-is-anarch = Anarch
    .kind = anarch
    .is = { $count ->
        [all] Anarchen sind
       *[one] Anarch ist
    }
    .is-not = { $count ->
        [all] keine Anarchen sind
       *[one] kein Anarch ist
    }
vtes-phrase-is-ranged = weit reichend
    .before = weit reichend{ $shape-ending }
    .is = weit reichend { $count-be }
vtes-phrase-is-monster = Monster
    .is = { $count ->
        [all] Monster sind
       *[one] ein Monster ist
    }
vtes-phrase-not = nicht: { $which }
vtes-phrase-all = { $filters-list }
vtes-phrase-any-of = { $filters-or }

## Was gewählt wird

vtes-phrase-one = { vtes-phrase-one.one-acc }
    .one = { $filters-one ->
        [none] eine Karte
       *[other] { $filters-one }
    }{ vtes-phrase-one.where }
    .one-acc = { $filters-one-acc ->
        [none] eine Karte
       *[other] { $filters-one-acc }
    }{ vtes-phrase-one.where }
    .one-dat = { $filters-one-dat ->
        [none] einer Karte
       *[other] { $filters-one-dat }
    }{ vtes-phrase-one.where }
    .one-gen = { $filters-one-gen ->
        [none] einer Karte
       *[other] { $filters-one-gen }
    }{ vtes-phrase-one.where }
    .each = { $filters-each }{ vtes-phrase-one.where }
    .each-acc = { $filters-each-acc }{ vtes-phrase-one.where }
    .each-dat = { $filters-each-dat }{ vtes-phrase-one.where }
    .each-gen = { $filters-each-gen }{ vtes-phrase-one.where }
    .all = { $filters-all ->
        [none] Karten
       *[other] { $filters-all }
    }{ vtes-phrase-one.where }
    .all-acc = { $filters-all-acc ->
        [none] Karten
       *[other] { $filters-all-acc }
    }{ vtes-phrase-one.where }
    .all-dat = { $filters-all-dat }{ vtes-phrase-one.where }
    .all-gen = { $filters-all-gen }{ vtes-phrase-one.where }
    .no = { $filters-no }{ vtes-phrase-one.where }
    .no-acc = { $filters-no-acc }{ vtes-phrase-one.where }
    .thing = { $filters-thing }
    .where = { $region ->
        [your-uncontrolled] {" "}in deiner unkontrollierten Region
        [their-uncontrolled] {" "}in ihrer unkontrollierten Region
        [uncontrolled] {" "}in einer unkontrollierten Region
        [prey-uncontrolled] {" "}in der unkontrollierten Region deiner Beute
        [every-uncontrolled] {" "}in irgendeiner unkontrollierten Region
        [prey-ash-heap] {" "}aus dem Ablagestapel deiner Beute
        [every-ash-heap] {" "}aus einem beliebigen Ablagestapel
        [ash-heap] {" "}aus { $owner ->
            [none] deinem
           *[other] ihrem
        } Ablagestapel
       *[in-play] {""}
    }
vtes-phrase-only = { $who-acc }
    .one = { $who }
    .one-acc = { $who-acc }
    .one-dat = { $who-dat }
    .one-gen = { $who-gen }
    .each = { $who }
    .each-acc = { $who-acc }
    .each-dat = { $who-dat }
    .all = { $who }
    .all-acc = { $who-acc }
    .all-dat = { $who-dat }
    .all-gen = { $who-gen }
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
    .one-dat = { $among-kind ->
        [each-methuselah] { $among-one-dat }
        [except] { $among-one-dat }
        [together] { $among-one-dat }
       *[other] { $among-dat }
    }
    .one-gen = { $among-kind ->
        [each-methuselah] { $among-one-gen }
        [except] { $among-one-gen }
        [together] { $among-one-gen }
       *[other] { $among-gen }
    }
    .all = { $among }
    .thing = methuselah
vtes-phrase-aclan = einen Klan
    .one = ein Klan
    .one-acc = einen Klan
    .one-dat = einem Klan
    .one-gen = eines Klans
    .all = Klans
    .thing = clan
vtes-phrase-is = { $which-one-acc }

## Ob

vtes-phrase-all-hold = { $conditions-list }
vtes-phrase-unless = { $condition-not }
    .about = { $condition-about }
vtes-phrase-fits = { $who-kind ->
    [blocker] { $which-kind ->
        [host-card] { $which } { $who-trying ->
            [yes] zu blocken versucht
           *[no] blockt
        }
       *[other] { $who } { $which-is }
    }
   *[other] { $who } { $which-is }
}
    .unit = { $who-thing ->
        [card] counter
       *[other] none
    }
    .about = { $who }
    .not = { $who } { $which-is-not }
vtes-phrase-exists = es { $at_least ->
    [one] { VERB($which-one-acc, "gibt") }
   *[other] mindestens { $at_least } { VERB($which-all-acc, "gibt") }
}
    .not = es { $at_least ->
        [one] { VERB($which-no-acc, "gibt") }
       *[other] weniger als { $at_least } { VERB($which-all-acc, "gibt") }
    }
    .carried = { $who-one } { $at_least ->
        [one] { VERB($which-one-acc, "hat") }
       *[other] mindestens { $at_least } { VERB($which-all-acc, "hat") }
    }
    .carried-not = { $who-one } { $at_least ->
        [one] { VERB($which-no-acc, "hat") }
       *[other] weniger als { $at_least } { VERB($which-all-acc, "hat") }
    }
    .controlled = { $who } { $at_least ->
        [one] { vtes-phrase-exists.control-one }
       *[other] { vtes-phrase-exists.control-many }
    }
    .control-one = { $who-person ->
        [you] { VERB($which-one-acc, "kontrollierst") }
       *[other] { VERB($which-one-acc, "kontrolliert") }
    }
    .control-many = mindestens { $at_least } { $who-person ->
        [you] { VERB($which-all-acc, "kontrollierst") }
       *[other] { VERB($which-all-acc, "kontrolliert") }
    }
    .controlled-not = { $who } { $at_least ->
        [one] { $who-person ->
            [you] { VERB($which-no-acc, "kontrollierst") }
           *[other] { VERB($which-no-acc, "kontrolliert") }
        }
       *[other] weniger als { $at_least } { $who-person ->
            [you] { VERB($which-all-acc, "kontrollierst") }
           *[other] { VERB($which-all-acc, "kontrolliert") }
        }
    }
vtes-phrase-is-merged = { vtes-holder } vereinigt ist
    .about = { vtes-holder }
    .not = { vtes-holder } nicht vereinigt ist
vtes-phrase-at-least = { $least-kind ->
    [number] { $most ->
        [999] { $amount-has } mindestens { $least } { $least ->
            [one] { $amount-bare }
           *[other] { $amount-bares }
        }
       *[other] { $least ->
            [0] { $most ->
                [0] { $amount-has } { $amount-kind ->
                    [counters-on] { $amount-no }
                   *[other] keine { $amount-bares }
                }
                [one] { $amount-has } höchstens { $most } { $amount-bare }
               *[other] { $amount-has } höchstens { $most } { $amount-bares }
            }
           *[other] { $amount-has } { $least } bis { $most } { $amount-bares }
        }
    }
   *[other] { $amount } mindestens so groß ist wie { $least }
}
    .about = { $amount-kind ->
        [counters-on] { $amount-about }
       *[other] none
    }
vtes-phrase-is-even = { $amount } gerade ist
    .not = { $amount } ungerade ist
vtes-phrase-rolled = { $coin ->
    [yes] sie Kopf zeigt
   *[no] der letzte Wurf { $least } oder { $most } war
}
    .not = { $coin ->
        [yes] sie Zahl zeigt
       *[no] der letzte Wurf weder { $least } noch { $most } war
    }
vtes-phrase-action-is = { $brings_vampire ->
    [yes] die Aktion einen Vampir ins Spiel bringt
   *[no] { $of_this ->
        [yes] er diese Karte einem anderen Untergebenen abnimmt
       *[no] { $by_card ->
            [yes] diese Karte die Aktion erlaubt
           *[no] die Aktion { $kinds-kind-a }{ $plain ->
                [yes] {" "}ohne Karte
               *[no] {""}
            } ist
        }
    }
}
    .not = { $brings_vampire ->
        [yes] die Aktion keinen Vampir ins Spiel bringt
       *[no] { $kinds-kind-a ->
            [none] keine Aktion läuft
           *[other] die Aktion { $kinds-several ->
            [yes] weder { $kinds-kind-nor }
           *[none] { $kinds-first ->
                [bleed] kein Bleed
                [hunt] keine Jagd
                [political] keine politische Aktion
                [equip] keine Ausrüstaktion
               *[other] nicht { $kinds-kind-a }
            }
        } ist
        }
    }
vtes-phrase-is-acting = { vtes-phrase-is-acting.who } handelt
    .not = { vtes-phrase-is-acting.who } nicht handelt
    .who = { $worn ->
        [yes] { vtes-phrase-host-card }
       *[other] { vtes-phrase-self }
    }
vtes-phrase-is-directed = die Aktion { vtes-phrase-is-directed.at }gerichtet ist
    .not = die Aktion nicht { vtes-phrase-is-directed.at }gerichtet ist
    .at = { $card ->
        [none] { $which ->
            [none] { $at-kind ->
                [each-methuselah] {""}
               *[other] gegen { $at-acc }{" "}
            }
           *[other] gegen { $which-one-acc }{" "}
        }
       *[other] gegen { $card-acc }{" "}
    }
vtes-phrase-called-by = { $who } die Abstimmung ausgerufen hat
    .not = nicht { $who } die Abstimmung ausgerufen hat
vtes-phrase-action-succeeded = die Aktion erfolgreich ist
    .not = die Aktion nicht erfolgreich ist
vtes-phrase-fights = { $about_to ->
    [yes] { vtes-phrase-self } gleich gegen { $which-one-acc } kämpfen würde
   *[no] der gegnerische Untergebene { $which-is }
}
    .not = { $about_to ->
        [yes] { vtes-phrase-self } nicht gleich gegen { $which-one-acc } kämpfen würde
       *[no] der gegnerische Untergebene { $which-is-not }
    }
vtes-phrase-during-combat = gerade ein Kampf stattfindet
    .not = gerade kein Kampf stattfindet
vtes-phrase-first-round = es die erste Runde ist
    .not = es nicht die erste Runde ist

## Wann

vtes-phrase-goes-to-torpor = in den Torpor
    .verb = fall
    .about = { $who-one }
    .aim = { $who-thing }
vtes-phrase-is-burned = { $how ->
    [diablerie] { $by ->
        [none] ein Vampir
       *[other] { $by-one }
    } an { $who-one-dat } Diablerie begeht
    [combat] { $by ->
        [none] { $who-one } im Kampf abgelegt wird
       *[other] { $by-one } im Kampf { $who-one-acc } ablegt
    }
   *[other] { $who-one }{ $whose ->
        [yes] {" "}einer Methusalem
       *[no] {""}
    }{ $by ->
        [none] {""}
       *[other] {" "}durch { $by-one-acc }
    } abgelegt wird
}
    .about = { $how ->
        [diablerie] none
        [combat] { $by ->
            [none] { $who-one }
           *[other] { $by-one }
        }
       *[other] { $who-one }
    }
    .aim = { $how ->
        [diablerie] diablerist
        [combat] { $who-thing }
       *[other] { $by ->
            [none] { $who-thing }
           *[other] { $by-thing }
        }
    }
vtes-phrase-enters-combat = { $with_blocker ->
    [none] {""}
   *[other] durch den Block { $with_blocker-one-gen }{" "}
}in einen Kampf
    .verb = get
    .about = { $who-one }
    .aim = { $who-thing }
vtes-phrase-round-ends = { $inflicted ->
    [yes] eine Kampfrunde endet, in der { $who } dem gegnerischen Untergebenen Schaden zugefügt hat,
   *[other] eine Kampfrunde { $who-one-gen } endet
}
    .clausal = no
    .time = { $inflicted ->
        [yes] am Ende jeder Kampfrunde, in der { $who } dem gegnerischen Untergebenen Schaden zugefügt hat,
       *[other] am Ende jeder Kampfrunde
    }
    .when = { $inflicted ->
        [yes] am Ende jeder Kampfrunde, in der { $who } dem gegnerischen Untergebenen Schaden zugefügt hat,
       *[other] am Ende jeder Kampfrunde
    }
    .aim = { $who-thing }
vtes-phrase-presses-on = { $who-one } den Kampf mit { $against-one-dat } durch ein Press fortsetzt
    .aim = { $who-thing }
vtes-phrase-combat-is-over = ein Kampf mit { $who-one-dat } endet
    .aim = { $who-thing }
vtes-phrase-action-succeeds = { $who-one } erfolgreich { $kinds-kind-does ->
    [none] { $of_card ->
        [yes] eine solche Aktion durchführt
       *[no] eine Aktion durchführt
    }
   *[other] { $kinds-kind-does }
}
    .about = { $who-one }
    .aim = { $who-thing }
vtes-phrase-bleed-succeeds = { $before ->
    [yes] { $who-one } gleich erfolgreich { $of ->
        [none] {""}
       *[other] { $of-acc }{" "}
    }bleeden würde
   *[no] { $who-one } erfolgreich { $of ->
        [none] {""}
       *[other] { $of-acc }{" "}
    }bleedet
}
    .about = { $who-one }
    .aim = { $who-thing }
vtes-phrase-blocks = { $of ->
    [none] {""}
   *[other] { $of-one-acc }
}
    .verb = block
    .about = { $who-one }
    .aim = { $who-thing }
vtes-phrase-fails-to-block = { $who-one } vergeblich versucht, { $of-one-acc } zu blocken
    .about = { $who-one }
    .aim = { $who-thing }
vtes-phrase-plays-card = { $who-one } { $types-first ->
    [none] eine Karte
    [action-modifier] einen Aktionsmodifikator
   *[other] eine { $types-thing-one-acc }
} spielt{ $disciplines-discipline ->
    [none] {""}
   *[other] , { $types-first ->
        [action-modifier] der
       *[other] die
    } { $disciplines-discipline-any } verlangt
}
    .about = { $who-one }
    .aim = { $as_played ->
        [yes] played-card
       *[no] { $who-thing }
    }
vtes-phrase-methuselah-plays = { $of-person ->
    [you] du
   *[other] { $of-one }
} eine { $trait ->
    [none] { $types-thing-one-acc }
    [investment] Investitionskarte
   *[other] { $trait-name }-Karte
} { $of-person ->
    [you] spielst
   *[other] spielt
}{ $even_cancelled ->
    [yes] , auch eine annullierte,
   *[no] {""}
}
vtes-phrase-gains-title = { $who-one } den Titel { $title-name } erhält
    .about = { $who-one }
    .aim = { $who-thing }
vtes-phrase-loses-edge = { $of-person ->
    [you] du
   *[other] { $of-one }
} den Vorteil { $for_vote ->
    [yes] für eine Stimme { $of-person ->
        [you] ablegst
       *[other] ablegt
    }
   *[no] { $of-person ->
        [you] verlierst
       *[other] verliert
    }
}
vtes-phrase-draws-card = { $of-person ->
    [you] du eine Karte aus deiner Bibliothek ziehst
   *[other] { $of-one } eine Karte aus der Bibliothek zieht
}
vtes-phrase-gains-from-edge = { $of-person ->
    [you] du
   *[other] { $of-one }
} durch den Vorteil Pool { $of-person ->
    [you] erhältst
   *[other] erhält
}
vtes-phrase-would-cancel = eine Karte gespielt wird, die eine { $types-has-reflex ->
    [yes] Untergebenenkarte
   *[no] { $types-thing-one-acc }
} einer anderen Methusalem annullieren würde
vtes-phrase-plays-first-card = { $who-one } in einem Zug seine erste Karte spielt, die eine Disziplin verlangt
    .about = { $who-one }
    .aim = { $who-thing }
vtes-phrase-has-no-effect = die gespielte Karte hat keine Wirkung, und ihre Kosten werden nicht bezahlt
    .then = hat die gespielte Karte keine Wirkung, und ihre Kosten werden nicht bezahlt
vtes-phrase-played-needs = die gespielte Karte { $disciplines-discipline-any } verlangt
vtes-phrase-is-cancelled = { $yours ->
    [none] { vtes-phrase-is-cancelled.theirs }
   *[other] { $yours-one }, die du spielst, annulliert wird
}
    .theirs = eine Methusalem eine { $types-thing-one-acc }, die { $who } spielt, oder eine Abstimmung, die { $who } ausruft, annulliert
vtes-phrase-enters-play = { $comes_out ->
    [yes] du { $who-one-acc } aus deiner unkontrollierten in deine bereite Region bringst
   *[no] { $who-one } ins Spiel kommt{ $outside ->
        [untap] {" "}(außer in einer Enttappphase)
       *[none] {""}
}
}
    .about = { $who-one }
    .aim = { $who-thing }
vtes-phrase-is-equipped = ein Untergebener sich mit { $who-dat } ausrüstet
    .aim = minion
vtes-phrase-untap-phase = die Enttappphase { $of-gen } ist
    .clausal = no
    .time = { $of-person ->
        [you] { $if ->
            [none] in deiner Enttappphase
           *[other] none
        }
       *[other] none
    }
    .when = in { $of-person ->
        [you] deiner Enttappphase
       *[other] der Enttappphase { $of-gen }
    }{ $if ->
        [none] {""}
       *[other] {" "}(wenn an ihrem Anfang { $if })
    }
vtes-phrase-referendum-ends = { $of-person ->
    [you] eine Abstimmung unter deiner Kontrolle
   *[other] eine Abstimmung{ $by ->
        [none] { $of-kind ->
            [each-methuselah] {""}
           *[other] {" "}{ $of-gen }
        }
       *[other] {" "}{ $by-one-gen }
    }
} { $passed ->
    [yes] erfolgreich ist
   *[no] scheitert
}
vtes-phrase-votes-tallied = die Stimmen einer Abstimmung{ $by ->
    [none] {""}
   *[other] {" "}{ $by-one-gen }
} gezählt werden
vtes-phrase-evades = { $who } als Angriff ausweicht oder den Kampf beendet
vtes-phrase-is-ousted = { $or_withdraws ->
    [yes] { $who-person ->
        [you] du aus dem Spiel ausscheidest
       *[other] { $who-kind ->
            [each-methuselah] { $who-one }
           *[other] { $who }
        } aus dem Spiel ausscheidet
    }
   *[no] { $who-person ->
        [you] du herausgeworfen wirst
       *[other] { $who-kind ->
            [each-methuselah] { $who-one }
           *[other] { $who }
        } herausgeworfen wird
    }
}

## Was Wirkungen verbindet

vtes-phrase-do = { $pair ->
    [yes] { $first }{ $first-kind ->
        [blocks-without-tapping] . { CAPITAL($rest) }
        [cannot-block] . { CAPITAL($rest) }
        [hand-damage-aggravated] . { CAPITAL($rest) }
        [restrict] . { CAPITAL($rest) }
       *[other] { $rest-kind ->
            [cannot-block] . { CAPITAL($rest) }
            [no-more] . { CAPITAL($rest) }
            [put-in-state] . { CAPITAL($rest) }
            [restrict] . { CAPITAL($rest) }
           *[other] , dann { $rest-then }
        }
    }
   *[no] { $effects }
}
    .then = { $first-then }{ vtes-phrase-do.after }
    .aim = { $first-aim }
    .sub = { $first-sub } und { $rest-sub }
    .short = { $first-short } mit { $rest-short }
    .after = { $rest-kind ->
        [exhaust] . { CAPITAL($rest) }
        [if] . { CAPITAL($rest) }
       *[other] , dann { $rest-then }
    }
    .after-so = . { $rest-kind ->
        [exhaust] { CAPITAL($rest) }
        [if] { CAPITAL($rest) }
       *[other] Danach { $rest-then }
    }
    .inf = { $uniform ->
        [yes] { $first-inf } und { $rest-inf }
       *[no] { $first-inf }{ vtes-phrase-do.if-so }
    }
    .so = { $uniform ->
        [yes] { $first-so }{ $rest-kind ->
            [if] . { CAPITAL($rest) }
           *[other] {" "}und { $rest-to }
        }
       *[no] { $first-so }{ vtes-phrase-do.after-so }
    }
    .to = { $first-to } und { $rest-to }
    .may = { $uniform ->
        [yes] { $first-may } und { $rest-inf }
       *[no] { $first-may }{ vtes-phrase-do.if-so }
    }
    .may-then = { $uniform ->
        [yes] { $first-may-then } und { $rest-inf }
       *[no] { $first-may-then }{ vtes-phrase-do.if-so }
    }
    .if-so = . { $rest-kind ->
        [if] { CAPITAL($rest) }
       *[other] In diesem Fall { $rest-then }
    }
vtes-phrase-may = { $by ->
    [none] { $effect-may }
   *[other] { vtes-phrase-may.who } darf { $effect-inf }
}{ vtes-phrase-may.for }
    .who = { $effect-kind ->
        [burn-blood] { $actor }
       *[other] { $by }
    }
    .for = { $by ->
        [none] { $then-verb ->
            [none] {""}
            [yes] { $then-so }
           *[other] . In diesem Fall { $then-then }
        }
       *[other] { $then ->
            [none] {""}
           *[other] . In diesem Fall { $then-then }
        }
    }
    .then = { $by ->
        [none] { $effect-may-then }
       *[other] darf { vtes-phrase-may.who } { $effect-inf }
    }{ vtes-phrase-may.for }
    .inf = { $effect-kind ->
        [burn-blood] { $effect-pay }
        [burn-pool] { $effect-pay }
       *[other] { $effect-inf }
    }{ vtes-phrase-may.for }
    .may = { vtes-phrase-may }
    .may-then = { vtes-phrase-may.then }
vtes-phrase-if = wenn { $condition }, { $effect-then }{ vtes-phrase-if.else }
    .else = { $otherwise ->
        [none] {""}
       *[other] . Sonst { $otherwise-then }
    }
    .said = { $condition-about }
    .joined = und { $condition }, { $effect-then }{ vtes-phrase-if.else }
    .said-joined = { $condition-about }
    .then = { $effect-then }, wenn { $condition }{ vtes-phrase-if.else }
    .inf = { $effect-inf }, wenn { $condition }
    .so = { $effect-so }, wenn { $condition }
    .to = { $effect-to }, wenn { $condition }
    .may = wenn { $condition }, { $effect-may-then }
    .may-then = { $effect-may-then }, wenn { $condition }
vtes-phrase-either = { $by-person ->
    [you] du musst { $first-inf } oder { $second-inf }
   *[other] { $by } wählt, ob { $first-sub } oder { $second-sub }
}
    .said = { $by }
    .then = { $by-person ->
        [you] musst du { $first-inf } oder { $second-inf }
       *[other] wählt { $by }, ob { $first-sub } oder { $second-sub }
    }
    .said-then = { $by }
    .inf = { $by-person ->
        [you] { $first-inf } oder { $second-inf }
       *[other] { $by-acc } wählen lassen, ob { $first-sub } oder { $second-sub }
    }
    .to = { $by-person ->
        [you] { $first-to } oder { $second-to }
       *[other] { $by-acc } wählen zu lassen, ob { $first-sub } oder { $second-sub }
    }
    .so = , um { vtes-phrase-either.to }
    .may = du darfst { vtes-phrase-either.inf }
    .may-then = darfst du { vtes-phrase-either.inf }
    .actor = du
vtes-phrase-whenever = { $effect-kind ->
    [if] { $moment-time ->
        [none] { $moment-clausal ->
            [yes] wenn { $moment-sub } { $effect-joined }
           *[no] { $moment-when } { $effect-then }
        }
       *[other] { $effect }
    }
   *[other] { $moment-when } { $effect-then }
}
    .said = { $moment-about }
    .adverb = { $effect-kind ->
        [if] { $moment-time }
       *[other] none
    }
vtes-phrase-instead = { $moment-when } { $effect-then } stattdessen

## Was geschieht: Pool und Blut

vtes-phrase-gain-pool = { $amount-pool }
    .verb = gain
vtes-phrase-burn-pool = { $amount-pool }
    .verb = lose
    .pay = { $amount-pool } zahlen
vtes-phrase-take-pool = { $amount-pool } aus dem Pool { $from-gen } in deinen Pool
    .verb = put
vtes-phrase-end-turn = der laufende Zug endet, gegebenenfalls nach der laufenden Aktion, und der Jäger dieser Methusalem hat den nächsten Zug (wenn mehrere herausgeworfen werden, der erste ihrer Jäger im Uhrzeigersinn)
    .then = endet der laufende Zug, gegebenenfalls nach der laufenden Aktion, und der Jäger dieser Methusalem hat den nächsten Zug (wenn mehrere herausgeworfen werden, der erste ihrer Jäger im Uhrzeigersinn)
vtes-phrase-guess-counters = jede andere Methusalem hält verdeckt 1 bis { $most } Marken. Rate bei jeder die Zahl: Wenn du richtig liegst, lege ebenso viel Pool aus ihrem Pool in deinen Pool; wenn nicht, erhält diese Methusalem ebenso viel Pool
    .then = hält jede andere Methusalem verdeckt 1 bis { $most } Marken. Rate bei jeder die Zahl: Wenn du richtig liegst, lege ebenso viel Pool aus ihrem Pool in deinen Pool; wenn nicht, erhält diese Methusalem ebenso viel Pool
vtes-phrase-numbers-game = jede andere Methusalem wählt verdeckt eine Zahl von 1 bis { $most } und du eine von 1 bis { $yours }. Alle decken ihre Zahlen gleichzeitig auf. Jede Methusalem erhält so viel Pool, wie sie gewählt hat, oder verliert ihn stattdessen, wenn eine andere genau 1 weniger gewählt hat
    .then = wählt jede andere Methusalem verdeckt eine Zahl von 1 bis { $most } und du eine von 1 bis { $yours }. Alle decken ihre Zahlen gleichzeitig auf. Jede Methusalem erhält so viel Pool, wie sie gewählt hat, oder verliert ihn stattdessen, wenn eine andere genau 1 weniger gewählt hat
vtes-phrase-play-signs = spiele mit { $with-dat } Schere, Stein, Papier. Wer gewinnt, erhält { $stake } Pool aus dem Pool der anderen. Nach jedem Gleichstand spielt ihr noch einmal, um 1 Pool mehr
vtes-phrase-lose-point = 1 Siegpunkt
    .verb = lose
vtes-phrase-burn-edge = den Vorteil
    .verb = give-up
vtes-phrase-lose-transfers = alle Transfers { $by-person ->
    [you] deiner
   *[other] ihrer
} nächsten Einflussphase
    .verb = lose
vtes-phrase-take-edge = den Vorteil{ $if_free ->
    [yes] , wenn niemand ihn hat
   *[no] {""}
}
    .verb = gain
    .plain = { $by } { $by-person ->
        [you] erhältst
       *[other] erhält
    } { vtes-phrase-take-edge }
    .inf = den Vorteil erhalten
    .may = { $by } { $by-person ->
        [you] darfst
       *[other] darf
    } den Vorteil erhalten{ $if_free ->
        [yes] , wenn niemand ihn hat
       *[no] {""}
    }
vtes-phrase-gain-blood = { $who-thing ->
    [card] { $lasting ->
        [vampire] { $who-kind ->
            [targeted] { $amount-counter }
           *[other] { $amount-blood }
        }
        [imbued] { $amount-life }
       *[other] { $amount-counter }
    }
    [location] { $amount-counter }
    [ally] { $amount-life }
    [imbued] { $amount-life }
    [retainer] { $amount-life }
   *[other] { $amount-blood }
}
    .verb = gain
    .let = { $who-dat } { vtes-phrase-gain-blood }
    .let-verb = give
vtes-phrase-burn-blood = { $who-thing ->
    [card] { $lasting ->
        [vampire] { $amount-blood }
        [imbued] { $amount-life }
       *[other] { $amount-kind ->
            [counters-on] alle Marken
           *[other] { $amount-counter }
        }
    }
    [ally] { $amount-life }
    [imbued] { $amount-life }
    [retainer] { $amount-life }
   *[other] { $amount-blood }
}
    .verb = lose
    .pay = { vtes-phrase-burn-blood } zahlen
    .may = { $who } darf { vtes-when }{ vtes-phrase-burn-blood } zahlen
    .may-then = darf { $who } { vtes-when }{ vtes-phrase-burn-blood } zahlen
    .let = { $who-dat } { vtes-phrase-burn-blood }
    .let-verb = deduct
vtes-phrase-move-blood = { vtes-moved }{ $from-thing ->
    [minion] {" "}oder Leben
   *[other] {""}
} von { $from-dat } auf { $to-acc }
    .verb = put
vtes-phrase-blood-to-pool = { vtes-moved } von { $from-dat } in { vtes-whose-pool-acc }
    .verb = put
vtes-phrase-pool-to-blood = { $amount-pool } aus { vtes-whose-pool-dat } { $doubled ->
    [yes] und ebenso viel Blut aus der Blutbank{" "}
   *[no] {""}
}auf { $to-acc }
    .verb = put
vtes-phrase-inflict = { $aggravated ->
    [yes] { $preventable ->
        [yes] { $amount-aggravated-acc }
       *[no] { $amount-grave-acc }
    }
   *[no] { $preventable ->
        [yes] { $amount-damage }
       *[no] { $amount-unpreventable-acc }
    }
}
    .verb = suffer
    .let = { $who-dat } { vtes-phrase-inflict }
    .let-verb = inflict
vtes-phrase-steal-blood = { $amount-blood }
    .verb = steal

## Was geschieht: Karten

vtes-phrase-tap = { $who-acc }
    .verb = tap
vtes-phrase-untap = { $who-actor ->
    [yes] {""}
   *[no] { $who-acc }
}
    .verb = untap
vtes-phrase-burn = { $who-acc }
    .verb = burn
vtes-phrase-to-torpor = { $who-acc } in den Torpor
    .verb = send
vtes-phrase-diablerize = an { $who-dat } Diablerie
    .subject = { vtes-phrase-self }
    .verb = commit
vtes-phrase-beyond-first = der Schaden nach dem ersten in dieser Runde{ $normal_only ->
    [yes] , außer schwer heilbarem
   *[no] {""}
}
vtes-phrase-harden = in jeder Runde dieses Kampfes wird aller Schaden an { vtes-phrase-self.dat }, der über 1 hinausgeht, automatisch verhindert{ $normal_only ->
    [yes] , außer schwer heilbarem
   *[no] {""}
}
vtes-phrase-redraw = diese Karte unter deine Bibliothek legen und eine andere ziehen, aber nur einmal pro Zug
    .plain = du darfst { vtes-phrase-redraw }
    .then = darfst du { vtes-phrase-redraw }
    .verb = put
vtes-phrase-discard-any = X { $which-all-acc }
    .tail = { $then-so }
    .verb = discard
vtes-phrase-draws-more = bis zum Ende dieses Kampfes ziehst du jedes Mal, wenn du eine Karte ersetzt (auch diese), eine weitere und wirfst auf deine Handgröße ab
vtes-phrase-rescue = den Torpor
    .verb = leave
vtes-phrase-enter-combat = einen Kampf mit { $with-dat }{ $they_first ->
    [yes] , der dabei als handelnder Untergebener zählt,
   *[no] {""}
}
    .subject = { $who }
    .verb = begin
    .let = { vtes-phrase-enter-combat }
    .let-verb = begin
    .tail = { $gains ->
        [none] {""}
       *[other] . { CAPITAL($gains) }
    }{ $first_round ->
        [none] {""}
       *[other] . In der ersten Runde dieses Kampfes { $first_round-then }
    }
vtes-phrase-join-combat = { $effect }
    .then = { $effect-then }
    .sub = { $effect-sub }
    .inf = { $effect-inf }
    .to = { $effect-to }
    .so = { $effect-so }
    .may = { $effect-may }
    .may-then = { $effect-may-then }
vtes-phrase-put-in-play = diese Karte { $by ->
    [none] {""}
   *[other] unter der Kontrolle { $by-gen }{" "}
}{ $on ->
    [none] ins Spiel
   *[other] auf { $on-acc }
}
    .verb = { $on ->
        [none] bring
       *[other] put
    }
vtes-phrase-take-control = { $for_turn ->
    [yes] bis zum Ende des Zuges{" "}
   *[no] {""}
}{ $until_untap ->
    [yes] bis zu deiner nächsten Enttappphase{" "}
   *[no] {""}
}{ $until_yours ->
    [yes] bis zu deiner nächsten Enttappphase{" "}
   *[no] {""}
}{ $for_next_turn ->
    [yes] bis zum Ende deines nächsten Zuges{" "}
   *[no] {""}
}die Kontrolle über { $who-acc }{ $untap ->
    [yes] , der dabei enttappt,
   *[no] {""}
}
    .verb = take-over
    .tail = { $on_vampires ->
        [yes] {" "}und lege sie auf einen Vampir unter deiner Kontrolle, wenn sie eine Ausrüstung oder ein Gefolgsmann ist
       *[no] {""}
    }
    .let = { $by-person ->
        [you] {""}
       *[other] { $by-dat }{" "}
    }{ $for_turn ->
        [yes] bis zum Ende des Zuges{" "}
       *[no] {""}
    }{ $for_next_turn ->
        [yes] bis zum Ende deines nächsten Zuges{" "}
       *[no] {""}
    }die Kontrolle über { $who-acc }
    .let-verb = { $by-person ->
        [you] take-over
       *[other] give
    }
vtes-phrase-move-card = { $who-acc } auf { $to-acc }
    .verb = put
vtes-phrase-choose-clan = einen Klan
    .verb = choose
vtes-phrase-choose-number = eine Zahl von { $least } bis { $most }
    .verb = choose
vtes-phrase-choose-cards = X davon
    .verb = choose
vtes-phrase-remember-clan = {""}
    .silent = yes
vtes-phrase-has-this-title = { $who } { $title-name } ist
vtes-phrase-steal-title = { $from-dat } den Titel { $title-name }
    .verb = steal
vtes-phrase-change-title = { $title ->
    [none] den Titel{ $of ->
        [none] {""}
       *[other] {" "}{ $of-gen } (und macht ihn streitig)
    }
   *[other] den Titel { $title-name }
}
    .verb = { $title ->
        [none] { $of ->
            [none] lose
           *[other] gain
        }
       *[other] gain
    }
    .let = { $who-dat } { vtes-phrase-change-title }
    .let-verb = { $title ->
        [none] deduct
       *[other] give
    }
vtes-phrase-buy-title = 1, 2 oder 3 Pool
    .verb = lose
    .allowed = yes
    .tail = , um { $who-dat } entsprechend den Titel { $titles-title-any } zu geben
vtes-phrase-lift-blood-curse = für den Rest des Spiels trotz Blutfluch Diablerie begehen
    .subject = { $of-all }
    .person = many
    .verb = can
vtes-phrase-change-clan = für den Rest des Spiels zum Klan { $clan-name }
    .tail = { $trait ->
        [none] {""}
       *[other] , { $trait-name }
    }{ $discipline ->
        [none] {""}
       *[other] {" "}und mit 1 Stufe mehr in { $discipline-dat }
    }
    .verb = change
vtes-phrase-change-sect = { $sect-belong }
    .verb = change
vtes-phrase-draw = { $amount-card }
    .verb = draw
vtes-phrase-draw-up = Karten bis zu deiner Handgröße
    .verb = draw
vtes-phrase-draw-crypt = { $amount-card } aus deiner Gruft in deine unkontrollierte Region
    .verb = put
vtes-phrase-bring-successor = die oberste Karte deiner Gruft in deine unkontrollierte Region
    .verb = put
    .tail = . Ist der Vampir jünger als der abgelegte, lege diese Karte auf ihn und bring ihn mit so viel Blut aus der Bank, wie seine Kapazität beträgt, in deine bereite Region
vtes-phrase-stays-with-victim = wer an dem Vampir mit dieser Karte Diablerie begeht, kann sie nicht an sich nehmen
vtes-phrase-renew-uncontrolled = jede Methusalem legt das Blut auf den Gruftkarten in ihrer unkontrollierten Region in ihren Pool und legt die Karten darauf ab, dann mischt sie diese Gruftkarten in ihre Gruft und legt ebenso viele Karten von dort in ihre unkontrollierte Region
    .then = legt jede Methusalem das Blut auf den Gruftkarten in ihrer unkontrollierten Region in ihren Pool und legt die Karten darauf ab, dann mischt sie diese Gruftkarten in ihre Gruft und legt ebenso viele Karten von dort in ihre unkontrollierte Region
vtes-phrase-burn-top = die { $amount ->
    [1] oberste Karte
   *[other] obersten { $amount-card }
} deiner Bibliothek
    .verb = burn
vtes-phrase-pool-or-cards = insgesamt X Pool oder zufällige Handkarten, wobei X { $amount } ist
    .subject = { $by }
    .person = { $by-person }
    .verb = lose
vtes-phrase-discard-at-random = eine zufällige Karte
    .verb = discard
    .tail = { $then ->
        [none] {""}
       *[other] . { CAPITAL($then) }
    }
vtes-phrase-to-library = { $on_top ->
    [yes] { $who-acc } oben auf { $who-thing ->
       *[other] die Bibliothek des Besitzers
    }
   *[no] { $who-acc } { $under ->
        [yes] unter
       *[no] in
    } die Bibliothek des Besitzers
}
    .verb = { $on_top ->
        [yes] put
       *[no] { $under ->
            [yes] put
           *[no] shuffle
        }
    }
vtes-phrase-card-to-hand = { $who-acc } auf die Hand
    .verb = take
vtes-phrase-gain-phase-action = { $given_back ->
    [yes] ihre Meisterphasenaktion
   *[no] eine weitere Phasenaktion
}
    .subject = { $given_back ->
        [yes] die Methusalem, die jene Karte gespielt hat,
       *[no] du
    }
    .person = { $given_back ->
        [yes] one
       *[no] you
    }
    .verb = { $given_back ->
        [yes] get-back
       *[no] gain
    }
vtes-phrase-gain-discard-action = eine weitere Phasenaktion
    .verb = gain
    .tail = . Wenn du damit { $which-one-acc } abwirfst, { $effect-then }
vtes-phrase-about-anarchs = über Anarchen
    .after = , die einen Anarchen verlangt oder einen Vampir zum Anarchen macht,
    .is = einen Anarchen verlangt oder einen Vampir zum Anarchen macht
vtes-phrase-note-for-turn = {""}
    .silent = yes
vtes-phrase-each = ⟪{ $choice-id }¦für { $which-each-acc } gilt: ⟫{ $effect }
    .then = ⟪{ $choice-id }¦für { $which-each-acc }{" "}⟫{ $effect-then }
    .inf = ⟪{ $choice-id }¦für { $which-each-acc }{" "}⟫{ $effect-inf }
    .so = ⟪{ $choice-id }¦⟫{ $effect-so }
    .to = ⟪{ $choice-id }¦⟫{ $effect-to }
    .may = ⟪{ $choice-id }¦⟫{ $effect-may }
    .may-then = ⟪{ $choice-id }¦⟫{ $effect-may-then }
    .aim = { $which-thing }
    .choice = which
    .quantity = each
vtes-phrase-each-oldest = für { $which-each-acc }, der zu den { $number } ältesten gehört, gilt: { $effect }
    .then = für { $which-each-acc }, der zu den { $number } ältesten gehört, { $effect-then }
    .inf = für { $which-each-acc }, der zu den { $number } ältesten gehört, { $effect-inf }
    .so = für { $which-each-acc }, der zu den { $number } ältesten gehört, { $effect-so }
    .may = für { $which-each-acc }, der zu den { $number } ältesten gehört, { $effect-may }
    .aim = { $which-thing }
vtes-phrase-allocate = { $amount-point } auf { $at_least ->
    [one] eine oder mehrere
   *[other] mindestens { $at_least }
} { $among-kind ->
    [each-methuselah] { $among-several }
    [except] { $among-several }
   *[other] von { $among-dat }
}
    .verb = distribute
vtes-phrase-allot-blood = { $amount } Blut aus der Blutbank auf einen oder mehrere { $among-all-acc }
    .verb = distribute
vtes-phrase-gain-allotted-blood = das ihnen zugeteilte Blut
    .subject = sie
    .person = many
    .verb = gain
vtes-phrase-choose-ashes = { $number } { $which-all-acc } in deinem Ablagestapel
    .verb = choose
vtes-phrase-take-chosen-ashes = die gewählten Karten auf die Hand
    .verb = take
vtes-phrase-choose-term = { $among-one-acc }
    .verb = choose
    .aim = { $among-thing }
vtes-phrase-for-one = { $by-person ->
    [you] ⟪{ $choice-id }¦wähle { $which-one-acc }{ $effect ->
        [none] {""}
       *[other] .{" "}
    }⟫{ $effect ->
        [none] {""}
       *[other] { $optional ->
            [yes] { $effect-may }
           *[no] { $effect }
        }
    }
   *[other] { $by } { vtes-phrase-for-one.other }
}
    .other = { $which-kind ->
        [only] darf { $effect-inf }
        [is] darf { $effect-inf }
       *[other] { $optional ->
            [yes] darf { $which-one-acc } wählen
           *[no] wählt { $which-one-acc }
        }. { CAPITAL($effect) }{ vtes-phrase-for-one.or-else }
    }
    .or-else = { $otherwise ->
        [none] {""}
       *[other] . Sonst { $otherwise-then }
    }
    .sub = ⟪{ $choice-id }¦⟫{ $effect-sub }
    .then = { $by-person ->
        [you] ⟪{ $choice-id }¦wähle { $which-one-acc }{ $effect ->
            [none] {""}
           *[other] , dann{" "}
        }⟫{ $effect ->
            [none] {""}
           *[other] { $optional ->
                [yes] { $effect-may-then }
               *[no] { $effect-then }
            }
        }
       *[other] { $which-kind ->
            [only] darf { $by } { $effect-inf }
            [is] darf { $by } { $effect-inf }
           *[other] { $optional ->
                [yes] darf { $by } { $which-one-acc } wählen
               *[no] wählt { $by } { $which-one-acc }
            }. { CAPITAL($effect) }{ vtes-phrase-for-one.or-else }
        }
    }
    .inf = ⟪{ $choice-id }¦{ $which-one-acc } wählen und{" "}⟫{ $effect-inf }
    .so = ⟪{ $choice-id }¦⟫{ $effect-so }
    .to = ⟪{ $choice-id }¦⟫{ $effect-to }
    .may = ⟪{ $choice-id }¦⟫{ $effect-may }
    .may-then = ⟪{ $choice-id }¦⟫{ $effect-may-then }
    .aim = { $which-thing }
    .actor = { $by }
    .choice = which
vtes-phrase-at-random = wähle zufällig { $which-one-acc } und { $effect }
    .then = wähle zufällig { $which-one-acc } und { $effect }
    .inf = zufällig { $which-one-acc } wählen und { $effect-inf }
    .aim = { $which-thing }
vtes-phrase-how-many = { $effect-kind ->
    [do] wähle { vtes-phrase-how-many.number }. { CAPITAL($effect) }
   *[other] { vtes-phrase-how-many.x }{ $effect }
}
    .then = { vtes-phrase-how-many.x-then }{ $effect-then }
    .inf = { vtes-phrase-how-many.x-inf }{ $effect-inf }
    .to = { vtes-phrase-how-many.x-to }{ $effect-to }
    .so = { vtes-phrase-how-many.x-so }
    .may = { vtes-phrase-how-many.x-may }
    .may-then = { vtes-phrase-how-many.x-may-then }
    .number = eine Zahl X von { $least } bis { $most-until }
    .x = { $least ->
        [0] {""}
       *[other] wähle { vtes-phrase-how-many.number }.{" "}
    }
    .x-then = { $effect-kind ->
        [do] wähle { vtes-phrase-how-many.number }, dann{" "}
       *[other] { $least ->
            [0] {""}
           *[other] wähle { vtes-phrase-how-many.number }, dann{" "}
        }
    }
    .x-inf = { $effect-kind ->
        [do] { vtes-phrase-how-many.number } wählen und{" "}
       *[other] { $least ->
            [0] {""}
           *[other] { vtes-phrase-how-many.number } wählen und{" "}
        }
    }
    .x-to = { $effect-kind ->
        [do] { vtes-phrase-how-many.number } zu wählen und{" "}
       *[other] { $least ->
            [0] {""}
           *[other] { vtes-phrase-how-many.number } zu wählen und{" "}
        }
    }
    .x-so = { $effect-kind ->
        [do] , um { vtes-phrase-how-many.x-to }{ $effect-to }
       *[other] { $least ->
            [0] { $effect-so }
           *[other] , um { vtes-phrase-how-many.x-to }{ $effect-to }
        }
    }
    .x-may = { $effect-kind ->
        [do] du darfst { vtes-phrase-how-many.x-inf }{ $effect-inf }
       *[other] { $least ->
            [0] { $effect-may }
           *[other] du darfst { vtes-phrase-how-many.x-inf }{ $effect-inf }
        }
    }
    .x-may-then = { $effect-kind ->
        [do] darfst du { vtes-phrase-how-many.x-inf }{ $effect-inf }
       *[other] { $least ->
            [0] { $effect-may-then }
           *[other] darfst du { vtes-phrase-how-many.x-inf }{ $effect-inf }
        }
    }
    .upto = { $effect-kind ->
        [do] none
       *[other] { $least ->
            [0] { $most-upto }
           *[other] none
        }
    }
vtes-phrase-repeat = { $times-kind ->
    [number] { $effect }, und das { $times }-mal
    [that-many] X-mal { $effect-then }
   *[other] für { $times-per } { $effect-then }
}
    .then = { $times-kind ->
        [number] { $effect-then }, und das { $times }-mal
       *[other] { $effect-then }, und zwar für { $times-per }
    }
vtes-phrase-search = { $where ->
    [library] { $top ->
        [0] { $which ->
            [none] eine Karte
           *[other] { $which-one-acc }
        } { $or_hand ->
            [yes] von der Hand oder{" "}
           *[no] {""}
        }aus deiner Bibliothek
       *[other] bis zu { $most } der obersten { $top } Karten deiner Bibliothek
    }{ $then ->
        [none] { $openly ->
            [yes] {" "}offen
           *[no] {""}
        } auf die Hand
       *[other] {" "}für die normalen Kosten{ $which-thing ->
            [ally] {" "}ins Spiel
            [card] {" "}ins Spiel
           *[other] {" "}auf { vtes-phrase-self.acc }{ $then-life }
        }
    }
   *[other] { $which-one-acc } aus deiner Gruft in deine unkontrollierte Region
}
    .verb = { $where ->
        [library] { $then ->
            [none] take
           *[other] { $which-thing ->
                [ally] bring
                [card] bring
               *[other] put
            }
        }
       *[other] put
    }
vtes-phrase-into-research = { $number-card } aus deiner Bibliothek in deinen Forschungsbereich
    .verb = put
vtes-phrase-draw-from-research = diese Karte aus deinem Forschungsbereich
    .plain = du darfst diese Karte aus deinem Forschungsbereich ersetzen
    .then = darfst du diese Karte aus deinem Forschungsbereich ersetzen
    .verb = replace
vtes-phrase-put-under = { $from_hand ->
    [yes] { $amount-card } von deiner Hand unter deine Bibliothek
   *[no] die { $amount ->
        [1] oberste Karte
       *[other] obersten { $amount-card }
    } deiner Bibliothek ganz nach unten
}
    .verb = put
vtes-phrase-look-at-top = die { $number ->
    [one] oberste Karte
   *[other] obersten { $number } Karten
} { $of-person ->
    [you] deiner Bibliothek
   *[other] der Bibliothek { $of-gen }
}
    .verb = { $shuffled ->
        [yes] look-and-shuffle
       *[no] look
    }
vtes-phrase-reveal-top = { $of } { $of-person ->
    [you] deckst die oberste Karte deiner Bibliothek auf
   *[other] deckt die oberste Karte ihrer Bibliothek auf
}. Wenn es { $which-one } ist, { $then-then }
    .then = { $of-person ->
        [you] deckst du die oberste Karte deiner Bibliothek auf
       *[other] deckt { $of } die oberste Karte ihrer Bibliothek auf
    }. Wenn es { $which-one } ist, { $then-then }
vtes-phrase-arrange-top = die obersten { $number } Karten deiner Bibliothek nach Belieben
    .verb = rearrange
vtes-phrase-exchange-random = eine zufällige Karte von der Hand { $of-gen }
    .tail = . Dann darf { vtes-phrase-self } { $blood } Blut zahlen, um jene Karte gegen eine Karte aus dem Ablagestapel { $of-gen } zu tauschen
    .verb = look
vtes-phrase-name-card-in-hand = {""}
    .silent = yes
vtes-phrase-exchange-named = { $who-acc } gegen eine bei der Ansage genannte Karte von deiner Hand
    .verb = swap
vtes-phrase-take-discards-back = beliebig viele in dieser Abwurfphase abgeworfene Karten in deine Bibliothek
    .verb = shuffle
vtes-phrase-look-at-hand = { $rest_of_turn ->
    [yes] bis zum Ende des Zuges{" "}
   *[no] {""}
}{ $of-person ->
    [you] { $owner ->
        [none] deine
       *[other] ihre
    } Hand
   *[other] die Hand { $of-gen }
}{ $openly ->
    [yes] {" "}allen Methusalems
   *[no] {""}
}
    .verb = { $openly ->
        [yes] show
       *[no] look
    }
vtes-phrase-look-at-card = { $of ->
    [none] { $who-acc }
   *[other] eine zufällige Karte von der Hand { $of-gen }
}
    .verb = look
    .tail = { $of ->
        [none] {""}
       *[other] . Ist es { $discards-one }, wirft { $of } sie ab
    }
vtes-phrase-roll-die = { $sides ->
    [2] eine Münze
   *[other] einen Würfel mit { $sides } Seiten
}
    .verb = throw
vtes-phrase-discard-from-hand = { $top ->
    [0] { $of-person ->
        [you] deine Hand
       *[other] die Hand { $of-gen }
    }
   *[other] die obersten { $top } Karten der Bibliothek { $of-gen }
}
    .tail = . Von dort wirfst du { $most ->
        [0] { $which ->
            [none] 1 Karte
           *[other] { $which-one-acc }
        }
       *[other] bis zu { $most } { $which ->
            [none] Karten
           *[other] { $which-all-acc }
        }
    } ab
    .verb = look
vtes-phrase-destroy-equipment = { $which-one-acc } des gegnerischen Untergebenen
    .verb = burn
vtes-phrase-is-dodged = diesem Angriff ausgewichen wird
    .not = diesem Angriff nicht ausgewichen wird
vtes-phrase-steal-equipment = { $which-kind ->
    [this-card] { $which-acc }
   *[other] { $which-one-acc } des gegnerischen Untergebenen
}
    .verb = steal
vtes-phrase-end-combat = {""}
    .subject = der Kampf
    .verb = end
    .let = den Kampf
    .let-verb = make-end
    .tail = { $harm ->
        [0] {""}
       *[other] . Nach dem Kampf erleiden beide Kämpfer und ihre Gefolgsleute { $harm } Schaden, der nicht verhindert werden kann
    }{ $torpor ->
        [yes] . Nach dem Kampf fällt jeder beteiligte Vampir in den Torpor
       *[no] {""}
    }

## Was geschieht: bei Aktionen und im Kampf

vtes-phrase-stealth = { $amount-signed } Heimlichkeit { $amount-x }
    .tail = { $unneeded ->
        [yes] , auch wenn sie noch nicht nötig ist
       *[no] {""}
    }
    .plain = { $of ->
        [none] { vtes-phrase-stealth }
       *[other] { vtes-phrase-stealth.subject } erhält { vtes-phrase-stealth }
    }
    .subject = { $of ->
        [none] { vtes-holder }
       *[other] { $of-one }
    }
    .verb = gain
    .let = { $of ->
        [none] { $host ->
            [none] { $me ->
                [none] dem handelnden Untergebenen
               *[other] { vtes-holder.dat }
            }
           *[other] { vtes-holder.dat }
        }
       *[other] { $of-one-dat }
    } { vtes-phrase-stealth }
    .let-verb = give
vtes-phrase-intercept = { $amount-signed } Aufmerksamkeit { $amount-x }
    .plain = { $of ->
        [none] { vtes-phrase-intercept }
       *[other] { vtes-phrase-intercept.subject } erhält { vtes-phrase-intercept }
    }
    .subject = { $of ->
        [none] { vtes-holder }
       *[other] { $of-one }
    }
    .verb = gain
    .let = { $of ->
        [none] { $host ->
            [none] { $me ->
                [none] dem blockenden Untergebenen
               *[other] { vtes-holder.dat }
            }
           *[other] { vtes-holder.dat }
        }
       *[other] { $of-one-dat }
    } { vtes-phrase-intercept }
    .let-verb = give
vtes-phrase-bleed-bonus = { $amount-signed } Bleed { $amount-x }
    .plain = { vtes-phrase-bleed-bonus }{ vtes-phrase-bleed-bonus.limits }
    .acting = { $me ->
        [none] der handelnde Untergebene
       *[other] { vtes-holder }
    }
    .limits = { $while ->
        [none] {""}
       *[other] , solange { $while }
    }{ $free ->
        [yes] , auch wenn kein anderer Aktionsmodifikator diesen Bleed erhöhen kann
       *[no] {""}
    }{ $only ->
        [yes] . Kein anderer Aktionsmodifikator kann diesen Bleed erhöhen
       *[no] {""}
    }
    .subject = { vtes-phrase-bleed-bonus.acting }
    .verb = gain
    .tail = { vtes-phrase-bleed-bonus.limits }
    .let = { $me ->
        [none] dem handelnden Untergebenen
       *[other] { vtes-holder.dat }
    } { vtes-phrase-bleed-bonus }
    .let-verb = give
vtes-phrase-reduce-bleed = einen Bleed gegen dich um { $amount }
    .verb = reduce
vtes-phrase-redirect = den Bleed auf ⟨{ $choice-id }¦{ $choice-one-acc }¦die gewählte Methusalem⟩
    .plain = wenn du auf das Blocken eines Bleeds gegen dich verzichtet hast, lenke ihn auf ⟨{ $choice-id }¦{ $choice-one-acc }¦die gewählte Methusalem⟩{ $final ->
        [yes] . Die nächste Karte, die das Ziel dieses Bleeds ändern würde, wird annulliert, wenn sie gespielt wird
       *[no] {""}
    }
    .verb = steer
vtes-phrase-wake = während dieser Aktion blocken und { vtes-phrase-wake.cards } spielen, als wäre er enttappt
    .plain = { $who } kann { vtes-phrase-wake }
    .then = kann { $who } { vtes-phrase-wake }
    .verb = can
    .inf = { vtes-phrase-wake }
    .so = , um { vtes-phrase-wake.to }
    .to = während dieser Aktion wie enttappt zu blocken und { vtes-phrase-wake.cards } zu spielen
    .cards = Reaktionskarten{ $disciplines-discipline ->
        [none] {""}
       *[other] , die { $disciplines-discipline-any } verlangen,
    }
    .may = { $who } darf { vtes-phrase-wake }
    .may-then = darf { $who } { vtes-phrase-wake }
vtes-phrase-block-fails = { $cancelled ->
    [yes] annulliert
   *[no] {""}
}
    .subject = der Blockversuch{ $who ->
        [none] {""}
       *[other] {" "}{ $who-one-gen }
    }
    .verb = { $cancelled ->
        [yes] become
       *[no] fail
    }
    .inf = den Blockversuch { $cancelled ->
        [yes] annullieren
       *[no] scheitern lassen
    }
    .to = den Blockversuch { $cancelled ->
        [yes] zu annullieren
       *[no] scheitern zu lassen
    }
vtes-phrase-cannot-block = diese Aktion nicht { $who-kind ->
    [blocker] mehr{" "}
   *[other] {""}
}blocken
    .subject = { $who-all }
    .person = { $who-kind ->
        [targeted] one
        [blocker] one
        [opposing] one
        [this-card] one
        [self] one
       *[other] many
    }
    .verb = can
vtes-phrase-overlooks = in diesem Zug weder blocken noch Reaktionskarten spielen
    .tail = , solange { $acting } handelt
    .verb = can
vtes-phrase-later = { AND(vtes-phrase-later.time) ->
    [none] { $effect }
   *[other] { vtes-phrase-later.time } { $effect-then }
}
    .said = { $when ->
        [combat] { vtes-phrase-self }
       *[other] none
    }
    .then = { $effect-then }{ vtes-phrase-later.after }
    .inf = { $effect-inf }{ vtes-phrase-later.after }
    .so = { $effect-so }{ vtes-phrase-later.after }
    .to = { $effect-to }{ vtes-phrase-later.after }
    .may = { AND(vtes-phrase-later.time) ->
        [none] { $effect-may }
       *[other] { vtes-phrase-later.time } { $effect-may-then }
    }
    .may-then = { $effect-may-then }{ vtes-phrase-later.after }
    .time = { $when ->
        [block] { $effect-kind ->
            [if] none
           *[other] wenn diese Aktion geblockt wird,
        }
        [failed-block] wenn der Versuch eines Untergebenen scheitert, diese Aktion zu blocken,
        [combat] wenn { vtes-phrase-self } durch einen Block in einen Kampf gerät,
       *[other] none
    }
    .after = { AND(vtes-phrase-later.time) ->
        [none] {""}
       *[other] , { vtes-phrase-later.time }
    }
    .adverb = { $when ->
        [resolution] bei der Auswertung der Aktion
        [before-range] vor der Bestimmung der Entfernung in der ersten Runde des folgenden Kampfes
        [strikes] nach der Auswertung der Angriffe
        [end-of-combat] am Ende des Kampfes
        [after-combat] nach dem Kampf
        [end-of-action] am Ende der Aktion
        [discard-phase] in deiner Abwurfphase dieses Zuges
        [end-of-turn] am Ende des Zuges
       *[other] none
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
    .to = { $effect-to }{ vtes-phrase-once-each.limit }
    .so = { $effect-so }{ vtes-phrase-once-each.limit }
    .may = { $effect-may }{ vtes-phrase-once-each.limit }
    .may-then = { $effect-may-then }{ vtes-phrase-once-each.limit }
    .limit = { $each ->
        [combat] {" "}(einmal pro Kampf)
        [game] , aber nur beim ersten Mal
       *[turn] , aber nur einmal pro Zug
    }
vtes-phrase-votes = { $against ->
    [yes] { $amount-vote } gegen die Abstimmung
   *[no] { $in_favor ->
    [yes] { $amount-kind ->
        [number] { $amount-vote } für die Abstimmung
       *[other] für { $amount-per } 1 Stimme dafür
    }
   *[no] { $amount-signed } { $amount ->
        [1] Stimme
       *[other] Stimmen
    } { $amount-x }
}
}
    .plain = { $who ->
        [none] { vtes-phrase-votes }
       *[other] { $who } erhält { vtes-phrase-votes }
    }
    .subject = { $who ->
        [none] du
       *[other] { $who }
    }
    .person = { $who ->
        [none] you
       *[other] one
    }
    .verb = gain
    .let = { $who ->
        [none] {""}
       *[other] { $who-dat }{" "}
    }{ vtes-phrase-votes }
    .let-verb = { $who ->
        [none] gain
       *[other] give
    }
vtes-phrase-cancel = eine { $disciplines-discipline ->
    [none] { $types-has-reflex ->
        [yes] Untergebenenkarte
       *[no] { $trait ->
            [none] { $types-first ->
                [event] Ereigniskarte
               *[other] { $types-thing-one-acc }
            }
           *[other] { $strikes ->
                [yes] Angriffskarte oder{" "}
               *[no] {""}
            }{ $trait-name }-Karte
        }
    }
   *[other] Karte außer Kampfkarten
}{ $without ->
    [none] {""}
    [out-of-turn] {" "}(keine Unterbrechung)
   *[other] {" "}(keine { $without-trait })
}
    .tail = , die { $player ->
        [none] { $by-kind ->
            [each-methuselah] { $by-one }
            [together] { $by-one }
           *[other] { $by }
        }
       *[other] { $player-one }{ $player-kind ->
            [opposing] {""}
           *[other] {" "}unter der Kontrolle { $by-kind ->
                [each-methuselah] { $by-one-gen }
                [together] { $by-one-gen }
               *[other] { $by-gen }
            }
        }
    } { $on_self ->
        [yes] auf { vtes-phrase-self.acc }{" "}
       *[no] {""}
    }spielt{ $discipline ->
        [none] {""}
       *[other] {" "}und die { $discipline-name } verlangt
    }{ $disciplines-discipline ->
        [none] {""}
       *[other] {" "}und die { $disciplines-discipline-any } verlangt
    }{ $any_discipline ->
        [yes] {" "}und die eine Disziplin oder Tugend verlangt
       *[no] {""}
    }{ $redirecting ->
        [yes] {" "}und die das Ziel des Bleeds ändern würde
       *[no] {""}
    }{ $restricting ->
        [yes] {" "}und die { vtes-phrase-self.dat } in dieser Runde Angriffe verwehren würde
       *[no] {""}
    }{ $still_paid ->
        [yes] {" "}(ihre Kosten werden dennoch bezahlt)
       *[no] {""}
    }{ $at_its_cost ->
        [yes] , und { vtes-holder.acc } dafür so viel Blut zahlen lassen, wie sie Blut oder Pool kostet
       *[no] {""}
    }{ $barred ->
        [yes] {" "}(keine Karte dieses Namens kann in diesem Zug noch einmal gespielt werden)
       *[no] {""}
    }
    .verb = cancel
vtes-phrase-maneuver = {""}
    .plain = Manöver{ $only_to_long ->
        [yes] , nur auf weite Entfernung
       *[no] {""}
    }
    .subject = { vtes-holder }
    .verb = maneuver
    .let = {""}
    .let-verb = maneuver
vtes-phrase-press = ein Press
    .plain = { $who-kind ->
        [self] Press{ vtes-phrase-press.tail }
       *[other] { $who } benutzt ein Press{ vtes-phrase-press.tail }
    }
    .subject = { $who-kind ->
        [self] { vtes-holder }
       *[other] { $who }
    }
    .verb = use
    .tail = { $only_to_continue ->
        [yes] , nur um den Kampf fortzusetzen
       *[no] { $only_to_end ->
            [yes] , nur um den Kampf zu beenden
           *[no] {""}
        }
    }
    .let = { $who-kind ->
        [self] ein Press
       *[other] { $who-dat } ein Press
    }
    .let-verb = { $who-kind ->
        [self] use
       *[other] give
    }
vtes-phrase-gain-press = { vtes-until } ein optionales Press
    .subject = { $for_more_damage ->
        [yes] der Kämpfer, der in dieser Runde mehr Schaden zufügt,
       *[no] { $who }
    }
    .plain = { $automatic ->
        [yes] der Kampf geht in jeder Runde von selbst wie durch ein Press weiter, wenn in ihr oder den beiden Runden davor eine Karte gespielt wurde
       *[no] { $if_harms ->
            [yes] wenn der Angriff { $who-gen } { vtes-phrase-self.dat } in dieser Runde Schaden zufügt, erhält { $who } ein optionales Press
           *[no] { vtes-phrase-gain-press.subject } erhält { vtes-phrase-gain-press }{ vtes-phrase-gain-press.tail }
        }
    }
    .short = optionalem Press { vtes-until }
    .gender = m
    .verb = gain
    .tail = { $only_to_continue ->
        [yes] , nur um den Kampf fortzusetzen
       *[no] { $only_to_end ->
            [yes] , nur um den Kampf zu beenden
           *[no] {""}
        }
    }
vtes-phrase-gain-maneuver = { vtes-until } { $amount ->
    [one] ein optionales
   *[other] { $amount } optionale
} Manöver
    .verb = gain
vtes-phrase-additional-strikes = { $amount-strike-acc }
    .plain = { $amount-strike }{ vtes-phrase-additional-strikes.tail }
    .tail = { $unlimited ->
        [yes] , der nicht auf die Begrenzung angerechnet wird
       *[no] {""}
    }
    .subject = { vtes-holder }
    .verb = gain
vtes-phrase-strength = { vtes-until } { $base ->
    [yes] Stärke { $amount }
   *[no] { $amount-signed } Stärke
}
    .tail = { $amount-x }
    .plain = { $who-kind ->
        [self] { $base ->
            [yes] Stärke { $amount }
           *[no] { $amount-signed } Stärke
        } { vtes-until } { $amount-x }
       *[other] { $who } { $base ->
            [yes] hat
           *[no] erhält
        } { vtes-phrase-strength } { $amount-x }
    }
    .verb = { $base ->
        [yes] have
       *[no] gain
    }
vtes-phrase-hand-damage-aggravated = { vtes-until } schwer heilbaren Schaden
    .subject = die Handschläge { vtes-phrase-self.gen }
    .person = many
    .verb = cause
vtes-phrase-prevent = { $amount-damage }{ $to ->
    [none] {""}
   *[other] {" "}im Kampf an { $to-one-dat }
}{ $weapons ->
    [none] { $strikes_only ->
        [yes] {" "}durch einen Angriff
       *[no] {""}
    }
   *[other] { $others ->
        [yes] {" "}aus einer anderen Quelle als einem Angriff
       *[no] {" "}durch einen Angriff
    } mit { $weapons-one-dat }
}
    .short = { vtes-phrase-prevent } verhindern{ vtes-phrase-prevent.tail }
    .verb = prevent
    .tail = { $normal_only ->
        [yes] , der nicht schwer heilbar ist
       *[no] {""}
    }

## Was es kostet

vtes-phrase-cost = { $blood ->
    [0] { $pool ->
        [0] { $conviction ->
            [0] { $x ->
                [yes] X Blut{ vtes-phrase-cost.x }
               *[no] { $x_pool ->
                    [yes] X Pool
                   *[no] none
                }
            }
           *[other] { $conviction } Überzeugungsstärke
        }
       *[other] { $pool-pool }
    }
   *[other] { $me ->
        [ally] { $blood-life }
       *[other] { $blood-blood }
    }{ $x ->
        [yes] {" + "}X Blut
       *[no] {""}
    }{ $pool ->
        [0] {""}
       *[other] {" + "}{ $pool-pool }
    }
}
    .pay = { vtes-phrase-cost } zahlen
    .printed = { $blood ->
        [0] { vtes-phrase-cost }
       *[other] { $blood-blood }{ $x ->
            [yes] {" + "}X Blut
           *[no] {""}
        }{ $pool ->
            [0] {""}
           *[other] {" + "}{ $pool-pool }
        }
    }
    .payer = { $blood ->
        [0] { $x ->
            [yes] minion
           *[no] you
        }
       *[other] minion
    }
    .x = { $x_is-kind ->
        [none] {""}
        [chosen-targets] {""}
        [announced-x] {""}
       *[other] {" "}(X ist { $x_is })
    }

## Aktionen und Angriffe

vtes-phrase-action = { $kind ->
    [card] { vtes-phrase-action.stealth }{ vtes-phrase-action.d }
    [bleed] { vtes-phrase-action.stealth }{ vtes-phrase-action.d }Bleede{ $target-kind ->
        [amethuselah] {" "}{ $target-one-acc }
       *[other] {""}
    }{ $bleed ->
        [0] {""}
       *[other] {" "}mit { SIGNED($bleed) } Bleed
    }.{" "}{ $unaided ->
        [yes] Keine andere Ausrüstung kann diesen Bleed erhöhen.{" "}
       *[no] {""}
    }
    [hunt] Jagd mit { SIGNED($stealth) } Heimlichkeit{ $hunt ->
        [1] {""}
       *[other] , die { $hunt } Blut bringt
    }.{" "}
    [political] Politische Aktion mit { SIGNED($stealth) } Heimlichkeit.{" "}
   *[other] Aktion mit { SIGNED($stealth) } Heimlichkeit. { $target ->
        [none] { $finds ->
            [yes] {""}
           *[no] { vtes-phrase-action.brings }
        }
       *[other] { $kind ->
            [employ] { vtes-phrase-action.d }
           *[other] {""}
        }
    }
}{ $at ->
    [none] {""}
   *[other] Gerichtet gegen { $at-kind ->
        [controlling] { $at }
       *[other] { $at-acc }
    }.{" "}
}{ $even_tapped ->
    [yes] Auch durch einen getappten Untergebenen spielbar.{" "}
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
        [equip] Rüste diesen Untergebenen mit dieser Karte aus
        [employ] Binde diesen Gefolgsmann
        [recruit] Wirb diesen Verbündeten an
        [gain-power] Erlange diese Kraft
        [leave-torpor] Dieser Vampir verlässt den Torpor
       *[other] { CAPITAL($kind-name) }
    }.{" "}
    .meanwhile = { $during-kind ->
        [none] {""}
        [discard-cards] . Bei der Ansage der Aktion { $during-then }
       *[other] . { CAPITAL($during) }
    }
    .stealth = { $stealth ->
        [0] {""}
       *[other] Aktion mit { SIGNED($stealth) } Heimlichkeit.{" "}
    }
    .d = { $directed ->
        [yes] (D){" "}
       *[no] {""}
    }
    .as = als { $kind ->
        [political] politische Aktion
       *[other] { $directed ->
            [yes] (D)-Aktion
           *[no] Aktion
        }
    }{ vtes-phrase-action.with }
    .as-anyone = { $target ->
        [none] { vtes-phrase-action.as }
       *[other] { vtes-phrase-action.as-directed }
    }
    .as-directed = als { $kind ->
        [political] politische Aktion
       *[other] (D)-Aktion
    }{ vtes-phrase-action.with }
    .with = { AND(vtes-phrase-action.with-stealth, vtes-phrase-action.with-bleed) ->
        [none] {""}
       *[other] {" "}mit { AND(vtes-phrase-action.with-stealth, vtes-phrase-action.with-bleed) }
    }
    .with-stealth = { $stealth ->
        [0] none
       *[other] { SIGNED($stealth) } Heimlichkeit
    }
    .with-bleed = { $bleed ->
        [0] none
       *[other] { SIGNED($bleed) } Bleed
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
    .inf = { $kind ->
        [bleed] { $target-kind ->
            [amethuselah] { $target-one-acc }{" "}
           *[other] {""}
        }bleeden{ $unaided ->
            [yes] . Keine andere Ausrüstung kann diesen Bleed erhöhen
           *[no] {""}
        }{ vtes-phrase-action.also }
        [hunt] { $hunt ->
            [1] {""}
           *[other] für { $hunt } Blut{" "}
        }jagen{ $target ->
            [none] {""}
           *[other] {" "}und { $target-one-dat } das Blut stehlen
        }{ vtes-phrase-action.also }
        [card] { $target-kind ->
            [none] { $effect-inf }
            [only] { $effect-inf }
           *[other] ⟪{ $choice-id }¦{ $choice-one-acc } wählen und{" "}⟫{ $effect-inf }
        }
        [equip] { $effect-inf }
        [political] eine Abstimmung ausrufen{ vtes-phrase-action.also }
       *[other] { $kind-name }{ vtes-phrase-action.also }
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
}Wenn die Abstimmung erfolgreich ist, { $passed-then }{ $failed ->
    [none] {""}
   *[other] . Wenn sie scheitert oder annulliert wird, { $failed-then }
}
    .aim = { $terms-aim }
vtes-phrase-strike = Angriff: { AND(vtes-phrase-strike.main, vtes-phrase-strike.dodge, vtes-phrase-strike.ends, vtes-phrase-strike.effect) ->
    [none] { $effect ->
        [none] weit reichend
       *[other] { $ranged ->
            [yes] weit reichend. { CAPITAL($effect) }
           *[no] { CAPITAL($effect) }
        }
    }
   *[other] { AND(vtes-phrase-strike.main, vtes-phrase-strike.dodge, vtes-phrase-strike.ends, vtes-phrase-strike.effect) }
}{ vtes-phrase-strike.with }{ $melee ->
    [yes] . Dieser Angriff ist auch mit einer Nahkampfwaffe möglich{ $melee_more ->
        [0] {""}
       *[other] , dann mit +{ $melee_more } Schaden
    }
   *[no] {""}
}{ $undodgeable ->
    [yes] . Ausweichen hilft nicht gegen diesen Angriff
   *[no] {""}
}{ $spares ->
    [none] {""}
   *[other] . Nicht gegen { $spares-one-acc } nutzbar
}{ $at_most ->
    [99] {""}
   *[other] . Mehr als { $at_most } Schaden wird nicht zugefügt
}{ $additional ->
    [any] . Der angreifende Untergebene erhält in dieser Runde einen zusätzlichen Angriff
    [same] . Der angreifende Untergebene darf diesen Angriff in dieser Runde als zusätzlichen Angriff wiederholen
   *[none] {""}
}{ $aggravated_on ->
    [none] {""}
   *[other] . Sein Schaden an { $aggravated_on-one-dat } ist schwer heilbar
}{ $shields ->
    [0] {""}
   *[other] . Verhindere { $shields } Schaden vom Angriff des gegnerischen Untergebenen
}{ $stays_normal ->
    [yes] . Nichts kann seinen Schaden schwer heilbar machen
   *[no] {""}
}{ $unpreventable_if ->
    [none] {""}
   *[other] . Wenn { $unpreventable_if }, kann sein Schaden nicht verhindert werden
}{ $initial ->
    [yes] . Nicht als zusätzlicher Angriff spielbar
   *[no] {""}
}{ $environmental ->
    [none] {""}
   *[other] . { CAPITAL($environmental) }
}{ $own ->
    [none] {""}
   *[other] . { CAPITAL($own) }
}{ $effect-verb ->
    [none] {""}
   *[other] { AND(vtes-phrase-strike.main, vtes-phrase-strike.dodge, vtes-phrase-strike.ends) ->
        [none] {""}
       *[other] . { CAPITAL($effect) }
    }
}
    .what = { AND(vtes-phrase-strike.main, vtes-phrase-strike.dodge, vtes-phrase-strike.ends, vtes-phrase-strike.effect) }{ vtes-phrase-strike.with }
    .repeats = { AND($additional, $environmental, $own) ->
        [none] no
       *[other] yes
    }
    .main = { $hand ->
        [yes] { $ranged ->
            [yes] weit reichender{" "}
           *[no] {""}
        }Handschlag{ vtes-phrase-strike.hand }{ vtes-phrase-strike.not-by }
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
            }{ vtes-phrase-strike.not-by }
        }
    }
    .hand = { $aggravated ->
        [yes] {" "}mit { $damage ->
            [0] schwer heilbarem Schaden
           *[other] { $damage-signed } Schaden, schwer heilbar
        }
       *[no] { $damage ->
            [0] {""}
           *[other] {" "}mit { $damage-signed } Schaden
        }
    }
    .not-by = { $not_by-discipline ->
        [none] {""}
       *[other] {" "}(Schaden nicht durch Karten zu verhindern, die { $not_by-discipline } verlangen)
    }
    .dodge = { $dodge ->
        [yes] Ausweichen
       *[no] none
    }
    .ends = { $ends ->
        [yes] Beendigung des Kampfes
       *[no] none
    }
    .effect = { $effect-verb ->
        [yes] { AND(vtes-phrase-strike.main, vtes-phrase-strike.dodge, vtes-phrase-strike.ends) ->
            [none] { CAPITAL($effect) }{ $ranged ->
                [yes] , weit reichend
               *[no] {""}
            }
           *[other] none
        }
       *[other] none
    }
    .with = { AND(vtes-phrase-strike.first, vtes-phrase-strike.maneuver, vtes-phrase-strike.press) ->
        [none] {""}
       *[other] , mit { AND(vtes-phrase-strike.first, vtes-phrase-strike.maneuver, vtes-phrase-strike.press) }
    }
    .first = { $first ->
        [yes] Erstschlag
       *[no] none
    }
    .maneuver = { $maneuver ->
        [optional] optionalem Manöver
        [to-close] optionalem Manöver auf nahe Entfernung
        [must] Manöver
       *[other] none
    }
    .press = { $press ->
        [yes] optionalem Press
       *[no] none
    }

## Arten, eine Karte zu spielen

vtes-phrase-mode = { $draft ->
    [yes] Draft.{" "}
   *[no] {""}
}{ $traits-has-out-of-turn ->
    [yes] Als Unterbrechung:{" "}
   *[no] {""}
}{ $disciplines-with ->
    [none] { $mixed ->
        [none] {""}
       *[other] Als { $type-noun }:{" "}
    }
   *[other] { $raised ->
        [yes] Verstärkt
       *[no] { CAPITAL($disciplines-with) }
    }{ $mixed ->
        [none] {""}
       *[other] {" "}({ $type-name })
    }:{" "}
}{ $by ->
    [other] Nur durch einen anderen bereiten Untergebenen unter deiner Kontrolle spielbar.{" "}
    [untapped] Nur durch einen anderen enttappten Untergebenen unter deiner Kontrolle spielbar.{" "}
    [any] Durch den handelnden oder einen anderen enttappten Untergebenen unter deiner Kontrolle spielbar.{" "}
   *[none] {""}
}{ $needs-one-acc ->
    [none] {""}
   *[other] Verlangt { $needs-one-acc }.{" "}
}{ $cost ->
    [none] {""}
   *[other] Kostet { $cost }.{" "}
}{ $even_tapped ->
    [yes] Auch durch einen getappten Untergebenen spielbar.{" "}
   *[no] {""}
}{ $untapped ->
    [no] Nur { $timing-window-when ->
        [none] {""}
       *[other] { $timing-window-when }{" "}
    }durch einen getappten Untergebenen spielbar{ $if ->
        [none] {""}
       *[other] , wenn { $if }
    }.{" "}
   *[yes] { $timing-window-when ->
        [none] { $if ->
            [none] {""}
           *[other] Nur, wenn { $if }.{" "}
        }
       *[other] Nur { $timing-first ->
            [brought-out] spielbar, { $timing-window-when }
            [hurt] spielbar, { $timing-window-when }
            [ally-burned] spielbar, { $timing-window-when }
           *[other] { $timing-window-when } spielbar
        }{ $if ->
            [none] {""}
           *[other] , wenn { $if }
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
   *[other] Wähle eine Zahl X: mindestens { $least }, höchstens { $most }.{" "}
}{ $effect-kind ->
    [put-in-play] { $target ->
        [none] { $lasting ->
            [yes] {""}
           *[no] { CAPITAL($effect) }
        }
       *[other] Lege diese Karte auf { $target-one-acc }
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
        [master] . Nur eine pro Zug
       *[other] . Nur einmal pro Zug
    }
    [your-turn] . Du kannst nur eine pro Zug spielen
    [action] . Nur eine pro Aktion
    [combat] . Nur einmal pro Kampf
    [mode] . Nur eine mit dieser Disziplin pro Kampf
    [round] . Nur einmal pro Runde
    [rounds] . Nicht in zwei Runden hintereinander spielbar
    [strike] . Nur eine pro Angriff
    [your-game] . Jede Methusalem kann nur eine pro Spiel spielen
    [untap] . Nur einmal bis zum Enttappen
   *[game] . Nur eine { $type ->
        [equipment] solche Karte kann pro Spiel gespielt oder ausgerüstet werden
       *[other] pro Spiel
    }
}
    .choice = target
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

## Was eine Karte im Spiel hat

vtes-phrase-bonus = { $to ->
    [none] { $everyone ->
        [yes] { $if-kind ->
            [concerns] { $if-who }
           *[other] jede Methusalem
        } erhält{" "}
       *[no] {""}
    }
   *[other] { $to-all } { $everyone ->
        [yes] jeder Methusalem{" "}
       *[no] {""}
    }{ $to-kind ->
        [acting-minion] erhält
        [chosen-card] erhält
        [host-card] erhält
        [self] erhält
        [opposing] erhält
        [blocker] erhält
       *[other] erhalten
    }{" "}
}{ vtes-phrase-bonus.value }{ vtes-phrase-bonus.condition }
    .value = { $amount-signed } { $what ->
        [damage] Schaden bei jedem Angriff
        [additional-strikes] { $amount ->
            [1] zusätzlicher Angriff
           *[other] zusätzliche Angriffe
        } pro Runde
        [contest-cost] Pool für jede andere Methusalem, um im Streit mit dir um eine Karte nicht nachzugeben
        [master-cost] Pool auf die Kosten von Meisterkarten, die auf diesen Untergebenen gespielt werden
        [stealth] Heimlichkeit
        [intercept] Aufmerksamkeit
        [bleed] Bleed
        [strength] Stärke
        [votes] { $amount-kind ->
            [number] { $amount ->
                [1] Stimme
                [-1] Stimme
               *[other] Stimmen
            }
           *[other] Stimme
        }
        [votes-against] Stimmen gegen das Anliegen
        [seat-votes] { $amount ->
            [1] Stimme
           *[other] Stimmen
        } in jeder Abstimmung
        [ballots] { $amount ->
            [1] Stimme im Block der Prisci
           *[other] Stimmen im Block der Prisci
        }
        [capacity] Kapazität
        [transfers] { $amount ->
            [1] Transfer
           *[other] Transfers
        }
        [second-master] Meisterphasenaktion (durch solche Karten insgesamt höchstens 2)
        [master-actions] { $amount ->
            [1] Meisterphasenaktion
           *[other] Meisterphasenaktionen
        }
        [discard-actions] { $amount ->
            [1] Abwurfphasenaktion
           *[other] Abwurfphasenaktionen
        }
        [hunt] Blut beim Jagen
        [hunt-stealth] Heimlichkeit beim Jagen ohne Karte
        [hand-size] Handgröße
       *[other] { $what }
    } { $amount-x }
    .condition = { $if-kind ->
        [none] {""}
        [concerns] {""}
       *[other] , wenn { $if }
    }{ $alike ->
        [yes] , auch durch mehrere solche Karten nur einmal
       *[no] {""}
    }
    .given = { $to ->
        [none] none
       *[other] { $to-all-dat }
    }
vtes-phrase-can = { AND(vtes-phrase-can.price) ->
    [none] { vtes-phrase-can.choose }
   *[other] {""}
}{ $if ->
    [none] { AND(vtes-phrase-can.often) ->
        [none] { AND(vtes-phrase-can.time) ->
            [none] { vtes-phrase-can.plain-part }
           *[other] { vtes-phrase-can.time } { vtes-phrase-can.then-part }
        }
       *[other] { vtes-phrase-can.often } { vtes-phrase-can.then-part }
    }
   *[other] { $by ->
        [anyone] { AND(vtes-phrase-can.often) ->
            [none] { vtes-phrase-can.actor } darf
           *[other] { vtes-phrase-can.often } darf { vtes-phrase-can.actor }
        }, wenn { $if }, { vtes-phrase-can.rest }
       *[other] { $must ->
            [yes] { vtes-phrase-can.window }, wenn { $if }, { $effect-then }
           *[no] wenn { $if }, { vtes-phrase-can.then-part }
        }
    }
}{ vtes-phrase-can.also }
    .also = { $even_torpid ->
        [yes] . Auch im Torpor nutzbar
       *[no] { $while_tapped ->
            [yes] . Auch getappt nutzbar
           *[no] {""}
        }
    }
    .then = { vtes-phrase-can.may } { vtes-phrase-can.actor } { $once ->
        [combat] in diesem Kampf einmal{" "}
        [action] einmal{" "}
       *[other] { AND(vtes-phrase-can.often) ->
            [none] {""}
           *[other] { vtes-phrase-can.often }{" "}
        }
    }{ vtes-phrase-can.rest }{ $if ->
        [none] {""}
       *[other] , wenn { $if }
    }
    .rest = { AND(vtes-phrase-can.time) ->
        [none] {""}
       *[other] { vtes-phrase-can.time }{" "}
    }{ vtes-phrase-can.doing }
    .often = { $once ->
        [none] none
        [turn] { $granted ->
            [turn] einmal
           *[other] einmal pro Zug
        }{ $alone ->
            [yes] , sofern du in diesem Zug keine andere Fähigkeit dieser Karte benutzt hast,
           *[no] {""}
        }
        [action] einmal pro Aktion
        [referendum] einmal pro Abstimmung{ $each ->
            [yes] {" "}und Vampir
           *[no] {""}
        }{ $alone ->
            [yes] , sofern du in dieser Abstimmung keine andere Fähigkeit dieser Karte benutzt hast,
           *[no] {""}
        }
        [combat] einmal pro Kampf{ $alone ->
            [yes] , sofern du in diesem Kampf keine andere Fähigkeit dieser Karte benutzt hast,
           *[no] {""}
        }
        [round] einmal pro Runde
        [untap] einmal bis zum Enttappen
        [damage] bei jedem Schaden
       *[game] einmal pro Spiel
    }
    .time = { $once ->
        [action] { $when-first ->
            [announced] { $when-has-declined ->
                [yes] none
               *[other] { vtes-phrase-can.window }
            }
           *[other] { vtes-phrase-can.window }
        }
       *[other] { vtes-phrase-can.window }
    }
    .window = { $effect-kind ->
        [maneuver] none
        [press] { $after_block ->
            [yes] im Kampf nach einem Block { vtes-holder.gen }
           *[no] { $target ->
                [none] none
               *[other] { $when-window-when }
            }
        }
        [prevent] none
        [prevent-strike] none
        [one-of] none
        [cancel] none
        [cancel-against] none
        [cancel-this] none
       *[other] { $outside ->
            [yes] { $when-window-when } in einem Kampf ohne { vtes-holder.acc }
           *[no] { $after_block ->
                [yes] { $when-window-when } nach einem Block { vtes-holder.gen }
               *[no] { $own_turn ->
                    [yes] { $by ->
                        [controller] { $in_phase ->
                            [none] { $when-window-your }
                           *[other] in deiner Untergebenenphase
                        }
                        [anyone] { $when-first ->
                            [untap] in ihrer Enttappphase
                            [master-phase] in ihrer Meisterphase
                            [discard-phase] in ihrer Abwurfphase
                           *[other] { $when-window-when }
                        }
                       *[other] { $when-window-when }
                    }
                   *[no] { $when-first ->
                        [untap] { $by ->
                            [controller] in jeder Enttappphase
                           *[other] { $when-window-when }
                        }
                       *[other] { $when-window-when }
                    }
                }
            }
        }
    }
    .middle = { $if ->
        [none] { AND(vtes-phrase-can.often) ->
            [none] {""}
           *[other] { AND(vtes-phrase-can.time) ->
                [none] {""}
               *[other] { vtes-phrase-can.time }{" "}
            }
        }
       *[other] { AND(vtes-phrase-can.often) ->
            [none] {""}
           *[other] { vtes-phrase-can.often }{" "}
        }{ AND(vtes-phrase-can.time) ->
            [none] {""}
           *[other] { vtes-phrase-can.time }{" "}
        }
    }{ $type ->
        [none] {""}
       *[other] als { $type-name }{" "}
    }
    .plain-part = { vtes-phrase-can.actor } { vtes-phrase-can.may } { vtes-phrase-can.middle }{ vtes-phrase-can.doing }
    .then-part = { vtes-phrase-can.may } { vtes-phrase-can.pronoun } { vtes-phrase-can.middle }{ vtes-phrase-can.doing }
    .doing = { AND(vtes-phrase-can.price) ->
        [none] { $effect-inf }
       *[other] { vtes-phrase-can.price }{ $target ->
            [none] {""}
           *[other] { $target-kind ->
                [only] {""}
               *[other] ⟪{ $choice-id }¦ und { $effect-kind ->
                    [remember-target] { $effect }{" "}
                   *[other] {""}
                }{ $choice-one-acc } wählen⟫
            }
        }{ $effect-kind ->
            [none] {""}
            [remember-target] {""}
           *[other] { $effect-so }
        }
    }
    .choose = { $target-kind ->
        [none] {""}
        [only] {""}
       *[other] ⟪{ $choice-id }¦Wähle { $choice-one-acc }.{" "}⟫
    }
    .may = { AND(vtes-phrase-can.actor) ->
        [du] darfst
       *[other] darf
    }
    .actor = { $by ->
        [host] { $cost-payer ->
            [minion] { vtes-holder }
           *[other] { $lent-first ->
                [none] { vtes-phrase-can.host-player }
               *[other] du
            }
        }
        [target] die Methusalem der gewählten Karte
        [anyone] { $others ->
            [yes] jede andere Methusalem
           *[no] jede Methusalem
        }
        [chosen] { vtes-thing-chosen-minion.this }
        [acting] { vtes-thing-acting.this }
       *[controller] { $type ->
            [none] { $cost-payer ->
                [minion] { vtes-holder }
               *[other] { $effect-kind ->
                    [maneuver] { vtes-holder }
                    [press] { $target ->
                        [none] { vtes-holder }
                       *[other] du
                    }
                   *[other] du
                }
            }
           *[other] { vtes-holder }
        }
    }
    .pronoun = { $if-actor ->
        [yes] er
       *[other] { vtes-phrase-can.actor }
    }
    .host-player = die Methusalem { vtes-phrase-host-card.gen }
    .price = { AND(vtes-phrase-can.phase, vtes-phrase-can.transfers, vtes-phrase-can.tap, vtes-phrase-can.burn, vtes-phrase-can.pay) }
    .phase = { $phase_action ->
        [yes] eine Phasenaktion einsetzen
       *[no] none
    }
    .transfers = { $transfers ->
        [0] none
        [one] 1 Transfer einsetzen
       *[other] { $transfers } Transfers einsetzen
    }
    .tap = { $tap ->
        [yes] diese Karte tappen
       *[no] none
    }
    .burn = { $burn ->
        [yes] diese Karte ablegen
       *[no] none
    }
    .pay = { $cost ->
        [none] none
       *[other] { $cost-pay }
    }
    .aim = { $target-thing }
    .choice = target
    .me = { $by ->
        [acting] acting
        [chosen] chosen-minion
       *[other] none
    }
    .owner = { $by ->
        [host] { $lent-first ->
            [none] them
           *[other] none
        }
        [target] them
        [anyone] them
        [chosen] them
        [acting] them
       *[controller] none
    }
vtes-phrase-can-act = { $if ->
    [none] { vtes-phrase-can-act.who } darf
   *[other] wenn { $if }, darf { $if-actor ->
        [yes] er
       *[other] { vtes-phrase-can-act.who }
    }
} { $once ->
    [yes] einmal pro Zug{" "}
   *[no] {""}
}{ $tap ->
    [yes] diese Karte tappen und{" "}
   *[no] {""}
}{ $cost ->
    [none] {""}
   *[other] für { $cost }{" "}
}{ $anyone ->
    [yes] { $action-as-anyone }
   *[no] { $action-as }
} { $action-inf }{ $alone ->
    [yes] {", "}wenn er in diesem Zug keine andere Aktion dieser Karte unternommen hat
   *[no] {""}
}{ $action-meanwhile }{ $blockers ->
    [none] {""}
   *[other] . { CAPITAL($blockers-all) } jeder Methusalem dürfen versuchen, diese Aktion zu blocken
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
               *[no] { $by-kind ->
                    [chosen-card] {""}
                   *[other] {" "}unter deiner Kontrolle
                }
            }
        }
    }
    .owner = { $anyone ->
        [yes] minion
       *[no] none
    }
    .me = { $by ->
        [none] none
       *[other] acting
    }
vtes-phrase-weapon = { $strike }{ $once ->
    [none] {""}
   *[other] { $strike-repeats ->
        [yes] . Nur ein Manöver pro Kampf
       *[no] { $maneuvers ->
            [2] {" "}(zweimal pro Kampf)
           *[other] {" "}(einmal pro Kampf)
        }
    }
}{ $cost ->
    [none] {""}
   *[other] . Dieser Angriff kostet { $cost }
}{ $limit ->
    [combat] . Nur einmal pro Kampf
    [round] . Nur einmal pro Runde
   *[other] {""}
}{ $only_long ->
    [yes] . Nur auf weite Entfernung
   *[no] {""}
}{ $if ->
    [none] {""}
   *[other] . Nur, wenn { $if }
}{ $wears ->
    [yes] . Diese Karte verliert für jeden Schaden, den sie zufügt, eine Marke. Wenn sie keine Marken mehr hat, lege sie ab
   *[no] {""}
}{ $by ->
    [none] {""}
   *[other] . Nur nutzbar für { $by-one-acc }, der gegen diesen Untergebenen kämpft
}
    .then = darfst du { $if-kind ->
        [first-round] in der ersten Runde{" "}
       *[other] {""}
    }den Angriff „{ $strike-what }“ nutzen{ $limit ->
        [combat] , aber nur einmal pro Kampf
        [round] , aber nur einmal pro Runde
       *[other] {""}
    }{ $if-kind ->
        [none] {""}
        [first-round] {""}
       *[other] . Nur, wenn { $if }
    }
vtes-phrase-loses-counters = wenn ein anderer Untergebener diese Karte erhält, entferne alle Marken von ihr
vtes-phrase-takes-damage = { $by } { $who-dat } { $long ->
    [yes] auf weite Entfernung{" "}
   *[no] {""}
}Schaden zufügt, auch wenn er verhindert wird,
vtes-phrase-plays-as-clan = du und { vtes-holder } dürfen Karten, die { $clan-name } verlangen, so spielen, als gehörte { vtes-holder } zu diesem Klan
vtes-phrase-plays-any-discipline = { vtes-holder } darf Karten so spielen, als hätte er eine der Disziplinen, die sie verlangen, auf der Basisstufe
vtes-phrase-raised-by-discipline-cards = jede Disziplinkarte auf { vtes-holder.dat } verleiht ihm ihre Disziplin verstärkt
vtes-phrase-plays-at-superior = Vampire mit { $discipline-name } dürfen { $types-thing-all }, die diese Disziplin verlangen, verstärkt spielen
vtes-phrase-discipline-level = { $by_counters ->
    [yes] für jede Marke auf dieser Karte{ $after ->
        [0] {""}
       *[other] {" "}nach den ersten { $after }
    } (höchstens { $levels }) hat { vtes-holder } { vtes-phrase-discipline-level.one-more }
   *[no] { vtes-holder } hat { $to_play ->
        [yes] beim Spielen von Karten{" "}
       *[no] {""}
    }{ $levels ->
        [one] { vtes-phrase-discipline-level.one-more }
       *[other] { $discipline ->
            [chosen] die gewählte Disziplin
           *[other] { $discipline-name }
        } verstärkt
    }
}{ $if_has ->
    [yes] , wenn er diese Disziplin schon hat
   *[no] {""}
}
    .one-more = 1 Stufe mehr in { $discipline ->
        [chosen] der gewählten Disziplin
       *[other] { $discipline-dat }
    }
vtes-phrase-becomes = { $who ->
    [none] { $only_vampire ->
        [yes] ein Vampir mit dieser Karte
       *[no] { vtes-holder }
    }
   *[other] { $who-each }
} { $of_player ->
    [yes] gehört zum Klan des Vampirs, der diese Karte gespielt hat
   *[no] { vtes-phrase-becomes.other }
}
    .other = { $chosen ->
        [yes] gehört zum gewählten Klan
       *[no] { $clan ->
            [none] { $sect ->
                [none] ist { $trait ->
                    [infernal] höllisch
                   *[other] ein { $trait-name }
                }
                [independent] ist unabhängig
               *[other] gehört { $sect-belong }
            }
           *[other] ist ein { $clan-name }
        }
    }
vtes-phrase-holds-title = { vtes-holder } hat den Titel { $title-name }
vtes-phrase-only-one = ein Untergebener kann { $most ->
    [one] nur { $trait ->
        [none] eine Karte dieses Namens
        [vehicle] ein Fahrzeug
        [haven] eine Zuflucht
       *[other] eine { $trait-name }-Karte
    }
   *[other] höchstens { $most } { $trait ->
        [none] Karten dieses Namens
       *[other] { $trait-name }-Karten
    }
} haben
vtes-phrase-forbids = { $who ->
    [none] { vtes-holder } kann
   *[other] { $who-kind ->
        [chosen-card] { $who } kann
        [opposing] { $who } kann
        [this-card] { $who } kann
        [acting-minion] { $who } kann
       *[other] { $who-all } können
    }
} { $at ->
    [none] {""}
   *[other] { $what-first ->
        [play] { $at-no-acc }{" "}
       *[other] mit { $at-all-dat }{" "}
    }
}{ $what-several ->
    [yes] weder { $what-forbidden-nor }
   *[none] { $what-has-direct ->
        [yes] keine Aktionen gegen { vtes-holder.acc } richten
       *[no] { $what-forbidden-alone }
    }
}{ $if ->
    [none] {""}
   *[other] , wenn { $if }
}{ $or_torpor ->
    [yes] . Muss dieser Vampir jagen, fällt er in den Torpor
   *[no] {""}
}
vtes-forbidden-attack = als Aktion Kämpfe beginnen
    .alone = als Aktion keine Kämpfe beginnen
vtes-forbidden-rescue = andere Vampire aus dem Torpor befreien
    .alone = andere Vampire nicht aus dem Torpor befreien
vtes-forbidden-political = politische Aktionen unternehmen
    .alone = keine politischen Aktionen unternehmen
vtes-forbidden-recruit = Verbündete anwerben
    .alone = keine Verbündeten anwerben
vtes-forbidden-employ = Gefolgsleute binden
    .alone = keine Gefolgsleute binden
vtes-forbidden-diablerize = Diablerie begehen
    .alone = keine Diablerie begehen
vtes-forbidden-untap = in der Enttappphase wie üblich enttappen
    .alone = in der Enttappphase nicht wie üblich enttappen
vtes-forbidden-bleed = bleeden
    .alone = nicht bleeden
vtes-forbidden-play = spielen
    .alone = spielen
vtes-forbidden-act = handeln
    .alone = nicht handeln
vtes-forbidden-block = blocken
    .alone = nicht blocken
vtes-forbidden-strike = angreifen
    .alone = nicht angreifen
vtes-forbidden-maneuver = manövrieren
    .alone = nicht manövrieren
vtes-forbidden-hunt = jagen
    .alone = nicht jagen
vtes-forbidden-avenged = nach Diablerie durch eine Blutjagd gerächt werden
    .alone = nach Diablerie nicht durch eine Blutjagd gerächt werden
vtes-forbidden-vote-against = gegen die Abstimmung stimmen
    .alone = nicht gegen die Abstimmung stimmen
vtes-forbidden-normal-hunt = wie üblich jagen
    .alone = nicht wie üblich jagen
vtes-forbidden-played = gespielt werden
    .alone = nicht gespielt werden
vtes-forbidden-direct = Aktionen gegen den Untergebenen mit dieser Karte richten
    .alone = keine Aktionen gegen den Untergebenen mit dieser Karte richten
vtes-forbidden-diablerized = diableriert werden
    .alone = nicht diableriert werden
vtes-forbidden-leave = in die bereite Region kommen
    .alone = nicht in die bereite Region kommen
vtes-forbidden-hunted = Ziel einer Blutjagd sein
    .alone = nicht Ziel einer Blutjagd sein
vtes-forbidden-equipment = Ausrüstung haben
    .alone = keine Ausrüstung haben
vtes-forbidden-action-cards = Aktionskarten spielen
    .alone = keine Aktionskarten spielen
vtes-forbidden-weapons = Waffen nutzen
    .alone = keine Waffen nutzen
vtes-forbidden-gain-titles = Aktionen versuchen, die ihm einen Titel geben würden, und als Empfänger eines Titels gewählt werden
    .alone = keine Aktionen versuchen, die ihm einen Titel geben würden, und kann nicht als Empfänger eines Titels gewählt werden
vtes-forbidden-ammo = mit Munitionskarten genutzt werden
    .alone = nicht mit Munitionskarten genutzt werden
vtes-forbidden-retainer = Gefolgsleute haben
    .alone = keine Gefolgsleute haben
vtes-forbidden-target = Ziel von Aktionen der Untergebenen anderer Methusalems sein
    .alone = nicht Ziel von Aktionen der Untergebenen anderer Methusalems sein
vtes-phrase-when-merged = vereinigt { $discipline ->
    [none] ist { vtes-holder } { $anarch ->
        [yes] Anarch{ $title ->
            [none] {""}
           *[other] {" "}und { $title-name }
        }
       *[no] { $sect ->
            [none] { $title-name }
           *[other] { $sect-name } und verliert die Eigenschaften { $loses-trait }
        }
    }
   *[other] hat { vtes-holder } 1 Stufe mehr in { $discipline-dat }
}
vtes-phrase-protects-pool = durch einen Bleed verlierst du höchstens { $most-pool }, so hoch er auch ist
vtes-phrase-meets-title = { vtes-holder } darf { $blood } zusätzliches Blut zahlen, um eine Aktionskarte zu spielen, die den Titel { $kinds-title-any } verlangt
vtes-phrase-holds-draws = { $of } ersetzt in keiner Untergebenenphase Karten, zieht danach aber auf die Handgröße nach
vtes-phrase-lets-skip-turns = jede Methusalem darf ihren ganzen Zug auslassen. Lege diese Karte ab, wenn du { $most } Züge ausgelassen hast
vtes-phrase-bars-transfers = diese Karte bleibt im Spiel, und Transfers können kein Blut auf { vtes-holder.acc } legen oder von dort nehmen
vtes-phrase-pay-tribute = { $by } verliert { $amount } Pool. { vtes-phrase-pay-tribute.rest }
    .then = verliert { $by } { $amount } Pool. { vtes-phrase-pay-tribute.rest }
    .rest = Lege diese Karte ab, wenn du auf diese Art { $most } Pool verloren hast
vtes-phrase-raises-stakes = wenn du herausgeworfen wirst oder dich zurückziehst, erhält dein Jäger 1 zusätzlichen Siegpunkt. Wenn du am Ende des Spiels noch dabei bist, erhältst du 1 zusätzlichen Siegpunkt
vtes-phrase-charges-actions = (D)-Aktionen gegen { vtes-holder.acc } kosten { $pool } Pool mehr
vtes-phrase-bleeds-harder = für den Rest des Spiels { SIGNED($amount) } Bleed und { SIGNED($amount) } Heimlichkeit bei jedem Bleed gegen diese Methusalem
    .verb = gain
vtes-phrase-charges-voters = Vampire müssen { $blood } Blut zahlen, um gegen eine Abstimmung zu stimmen, die { vtes-holder } ausruft
vtes-phrase-doubles-votes = solange { vtes-holder } bereit ist, zählen die Stimmen der Vampire unter deiner Kontrolle doppelt und können durch nichts anderes vervielfacht werden
vtes-phrase-stays-yours = du behältst die Kontrolle über diese Karte
vtes-phrase-title-contest = { $yields ->
    [yes] { vtes-holder } gibt einen Titel sofort auf, statt um ihn zu streiten
   *[no] { $rivals_yield ->
        [yes] ein Vampir, der { vtes-holder.dat } den Titel streitig macht, muss ihn in der Enttappphase seiner Methusalem aufgeben
       *[no] { $pays ->
            [0] der Streit mit { vtes-holder.dat } um einen Titel kostet andere Vampire { $rivals_pay } Blut mehr
           *[other] der Streit um einen Titel kostet { vtes-holder.acc } { $pays } Blut mehr{ $unless ->
                [none] {""}
               *[other] , außer wenn { $unless }
            }
        }
    }
}
vtes-phrase-explains-title = { $title-name } ist ein einmaliger Titel für Unabhängige mit 4 Stimmen. Wenn ein jüngerer Vampir um ihn streiten würde, gibt der jüngere ihn sofort auf
vtes-phrase-banks-pool = wenn eine Methusalem in ihrem eigenen Zug Pool erhalten würde, geht er stattdessen in die Blutbank, außer wenn { $unless }
vtes-phrase-changes-cost = { $double ->
    [yes] Karten, die Blut kosten, kosten { vtes-phrase-changes-cost.who } doppelt so viel Blut
   *[no] { vtes-phrase-changes-cost.change }
}
    .change = { $half ->
        [yes] Karten, die Blut kosten, kosten { vtes-phrase-changes-cost.who } nur halb so viel Blut, abgerundet
       *[no] { $free ->
            [yes] { $types-thing-all }{ $disciplines-discipline ->
                [none] {""}
               *[other] , die { $disciplines-discipline-any } verlangen,
            } kosten { vtes-phrase-changes-cost.who } kein Blut
           *[no] { $types-type ->
                [none] { $of ->
                    [none] { $disciplines-discipline ->
                        [none] { $kinds-kind ->
                            [none] { $superior ->
                                [yes] Karten, die eine verstärkte Disziplin verlangen, kosten
                               *[no] { $redirecting ->
                                    [yes] Karten, die das Ziel eines Bleeds ändern, kosten
                                   *[no] { $any_discipline ->
                                        [yes] Karten, die eine Disziplin verlangen, kosten
                                       *[no] Karten und Aktionen kosten
                                    }
                                }
                            }
                           *[other] { $kinds-kind-a }{ $on ->
                                [none] {""}
                               *[other] {" "}{ $on-one-gen }
                            } kostet
                        }
                       *[other] { $strikes ->
                            [yes] Angriffskarten
                           *[no] Karten
                        }, die { $disciplines-discipline-any } verlangen, kosten
                    }
                   *[other] { $of-all } kosten
                }
               *[other] { $types-thing-all }{ $strikes ->
                    [yes] {" "}und Angriffskarten
                   *[no] {""}
                }{ $disciplines-discipline ->
                    [none] {""}
                   *[other] , die { $disciplines-discipline-any } verlangen,
                } kosten
            } { vtes-phrase-changes-cost.who } { $more ->
                [-2] 2 { vtes-phrase-changes-cost.what } weniger
                [-1] 1 { vtes-phrase-changes-cost.what } weniger
                [1] 1 { vtes-phrase-changes-cost.what } mehr
               *[other] { $more } { vtes-phrase-changes-cost.what } mehr
            }
        }
    }{ $if ->
        [none] {""}
       *[other] , wenn { $if }
    }
    .what = { $or_pool ->
        [yes] Blut oder Pool
       *[no] { $redirecting ->
            [yes] Blut oder Leben
           *[no] { $pool ->
                [yes] Pool
               *[no] Blut
            }
        }
    }
    .who = { $who ->
        [none] { vtes-holder.acc }
       *[other] { $who-all-acc }
    }
vtes-phrase-holds-replacement = solange { vtes-holder } enttappt ist, ersetzt du in deinem Zug gespielte Karten erst, wenn er tappt oder dein Zug endet
vtes-phrase-when-replaced = wenn du eine Karte ersetzt hast, die { $disciplines-discipline ->
    [none] { vtes-holder } als handelnder Untergebener gespielt hat
   *[other] { $disciplines-discipline-any } verlangt und die { vtes-holder } gespielt hat
}, { $effect-kind ->
    [if] { $effect-joined }
   *[other] { $effect-then }
}
vtes-phrase-untaps-at-will = { vtes-holder } enttappt nicht wie üblich
vtes-phrase-burned-by-untapping = wenn { vtes-holder } enttappt, lege diese Karte ab
vtes-phrase-would-have-untapped = er wie üblich enttappen würde
    .silent = yes
vtes-phrase-when-drained = wenn der Vampir mit dieser Karte im Kampf sein letztes Blut verliert, { $effect-then }
vtes-phrase-blanks = { $which ->
    [none] { vtes-holder } verliert seine besonderen Fähigkeiten
   *[other] { $which-kind ->
        [chosen-card] { $which } verliert seine Fähigkeiten
       *[other] { $which-all } verlieren ihre Fähigkeiten
    }
}{ $if ->
    [none] {""}
   *[other] , wenn { $if }
}
vtes-phrase-unaffected = { $by-all } wirken nicht auf { vtes-holder.acc }{ $if ->
    [none] {""}
   *[other] , solange { $if }
}
vtes-phrase-cannot-have = { vtes-holder } kann { $which-no-acc }{ $but ->
    [none] {""}
   *[other] {" "}außer „{ $but-card }“
} haben oder benutzen. Lege solche Karten auf { vtes-holder.dat } ab
vtes-phrase-never-gains = dieser Untergebene erhält nie Blut oder Leben; es geht an die Bank
vtes-phrase-charges-strikes = Angriffe kosten den Gegner { vtes-holder.gen } im Kampf { $blood } Blut oder Leben mehr, und er darf auf Angriffe verzichten
vtes-phrase-repeats-strikes = wenn { vtes-holder } mit einer Karte angreift, die { $disciplines-discipline-any } verlangt, darf er in dieser Runde einen zusätzlichen Angriff erhalten, nur mit einer solchen Karte
vtes-phrase-wards = { $traits-trait ->
    [none] Karten, die { $clans-clan-any ->
        [none] {""}
       *[other] { $clans-clan-any },{" "}
    }{ $disciplines-discipline-any } verlangen, können { vtes-holder.acc } nicht zum Ziel haben und nicht auf ihn gelegt werden. Lege solche Karten auf ihm ab
   *[other] { CAPITAL($traits-trait) }-Karten können nicht auf { vtes-holder.acc } gespielt werden
}{ $if ->
    [none] {""}
   *[other] , wenn { $if }
}
vtes-phrase-unblockable = { $by-all } können { $of ->
    [none] { vtes-holder.acc }
   *[other] { $of-acc }
} nicht blocken{ $if ->
    [none] {""}
   *[other] , wenn { $if }
}
vtes-phrase-blocks-untapped = { vtes-holder } tappt nicht, wenn er { $of-one-acc } blockt
vtes-phrase-not-replaced = { $until ->
    [end-of-action] ersetze diese Karte erst nach der Aktion
    [next-untap] ersetze diese Karte erst in deiner nächsten Enttappphase
    [next-influence] ersetze diese Karte erst in deiner nächsten Einflussphase
    [next-discard] ersetze diese Karte erst in deiner nächsten Abwurfphase
    [effect] ersetze diese Karte erst nach ihrer Wirkung
    [end-of-combat] ersetze diese Karte erst nach dem Kampf
    [end-of-turn] ersetze diese Karte erst nach diesem Zug
    [diablerie] ersetze diese Karte erst, wenn ein Vampir Diablerie begangen hat
    [hunt] ersetze diese Karte erst, wenn ein Vampir erfolgreich gejagt hat
    [liaison] ersetze diese Karte erst, wenn ein Vampir Verbindungsmann geworden ist
    [prey-ousted] ersetze diese Karte erst, wenn deine Beute herausgeworfen wurde
   *[in-play] ersetze diese Karte nicht, solange sie im Spiel ist
}
    .apart = yes

## Ganze Karten

vtes-phrase-printed = { CAPITAL($types-type) }{ $traits-trait ->
    [none] {""}
   *[other] {" "}· { $traits-trait }
}{ $clans-clan ->
    [none] {""}
   *[other] {" "}· { $clans-clan }
}{ $cost ->
    [none] {""}
   *[other] {" "}· Kosten { $cost-printed }
}{ $life ->
    [0] {""}
   *[other] {" "}· Leben { $life }{ $types-first ->
        [retainer] {""}
       *[other] , Stärke { $strength }, Bleed { $bleed }
    }
}
    .text = { $needs-one-acc ->
        [none] {""}
       *[other] Verlangt { $needs-one-acc }.{ $modes-several ->
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
        [discipline] {" "}+1 Kapazität.
       *[other] {""}
    }
    .group = { CAPITAL($types-type) }
    .note = {""}
    .mixed = { $types-several }
    .lasting = { $types-first ->
        [event] yes
       *[other] { $traits-has-location }
    }
    .worn = { $types-first ->
        [equipment] yes
        [retainer] yes
        [power] yes
        [conviction] yes
        [master] yes
       *[other] no
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
    [0] jede Gruppe
   *[other] Gruppe { $group }
} · { $kind ->
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
}{ $circle ->
    [none] {""}
   *[other] {" "}· Zirkel { CAPITAL($circle) }
}{ $traits-trait ->
    [none] {""}
   *[other] {" "}· { $traits-trait }
}
    .text = { $grants }
    .group = { CAPITAL($kind-type) }: { $clan-name }
    .note = {""}
    .lasting = { $kind }
    .me = { $kind }

## Weitere Mengen und Spieler

vtes-phrase-plus = { $of } { $more ->
    [-2] − 2
   *[other] + { $more }
}
    .until = { $of-until } { $more ->
        [-2] − 2
       *[other] + { $more }
    }
    .gen = von { $of } + { $more }
    .much = { $of } + { $more } { $unit-many }
    .signed = +({ $of } + { $more })
    .x = {""}
vtes-phrase-capped = { $most } (höchstens { $of })
    .until = { vtes-phrase-capped }
    .gen = { $of-gen } (höchstens { $most })
    .upto = { $most }
vtes-phrase-lost-to-damage = was { $who } in dieser Runde durch Schaden verloren hat
    .gen = dessen, was { $who } in dieser Runde durch Schaden verloren hat
    .has = { $who } in dieser Runde durch Schaden
    .bare = Blut oder Leben verloren hat
    .bares = Blut oder Leben verloren hat
vtes-phrase-methuselahs = die Zahl der Methusalems im Spiel
    .gen = der Zahl der Methusalems im Spiel
    .has = im Spiel
    .bare = Methusalem ist
    .bares = Methusalems sind
vtes-phrase-vote-margin = der { $failed ->
    [yes] Rückstand
   *[no] Vorsprung
} an Stimmen in der Abstimmung
    .gen = des { $failed ->
        [yes] Rückstands
       *[no] Vorsprungs
    } an Stimmen in der Abstimmung
vtes-phrase-depending = { $then }, wenn { $on }, sonst { $otherwise }
    .gen = von { vtes-phrase-depending }
    .much = { $then-much }, wenn { $on }{ $otherwise ->
        [0] ,
       *[other] , sonst { $otherwise-much }
    }
    .signed = { $then-signed }
    .x = { $otherwise ->
        [0] , wenn { $on }
       *[other] {" "}({ $otherwise-signed }, wenn { $on-not })
    }
vtes-phrase-capacity-named = die Kapazität des Vampirs, den { $by_predator ->
    [yes] ihr Jäger
   *[no] sie
} gewählt hat
    .gen = der Kapazität des Vampirs, den { $by_predator ->
        [yes] ihr Jäger
       *[no] sie
    } gewählt hat
vtes-phrase-term-seat = die gewählte Methusalem
    .acc = die gewählte Methusalem
    .dat = der gewählten Methusalem
    .gen = der gewählten Methusalem
    .person = other
vtes-phrase-with-pool = jede Methusalem { vtes-phrase-with-pool.pool }
    .one = eine Methusalem { vtes-phrase-with-pool.pool }
    .acc = jede Methusalem { vtes-phrase-with-pool.pool }
    .dat = jeder Methusalem { vtes-phrase-with-pool.pool }
    .gen = jeder Methusalem { vtes-phrase-with-pool.pool }
    .one-gen = einer Methusalem { vtes-phrase-with-pool.pool }
    .person = other
    .pool = { $at_most ->
        [none] mit mehr Pool als du
       *[other] mit höchstens { $at_most } Pool
    }
vtes-phrase-controlling = jede Methusalem, die { $which-one-acc } kontrolliert,
    .acc = eine Methusalem, die { $which-one-acc } kontrolliert,
    .dat = einer Methusalem, die { $which-one-acc } kontrolliert,
    .gen = einer Methusalem, die { $which-one-acc } kontrolliert,
    .person = other
vtes-phrase-having = eine Methusalem, die seit deinem letzten Zug einen { vtes-phrase-having.done }
    .acc = eine Methusalem, die seit deinem letzten Zug einen { vtes-phrase-having.done }
    .dat = einer Methusalem, die seit deinem letzten Zug einen { vtes-phrase-having.done }
    .gen = einer Methusalem, die seit deinem letzten Zug einen { vtes-phrase-having.done }
    .person = other
    .done = { $done ->
        [failed-bleed] erfolglosen Bleed versucht hat,
       *[scored] Siegpunkt erhalten hat
    }
vtes-phrase-set-reward = die nächste Methusalem, deren Beute herausgeworfen wird, erhält dafür { $amount-pool } statt 6
    .then = erhält die nächste Methusalem, deren Beute herausgeworfen wird, dafür { $amount-pool } statt 6

## Weitere Arten und Bedingungen

vtes-phrase-of-named-clan = vom gewählten Klan
    .kind = vampire
    .after = vom gewählten Klan
    .is = zum gewählten Klan { vtes-belong }
vtes-phrase-any-holds = { $conditions-or }
vtes-phrase-concerns = { $whom-kind ->
    [chosen] es um { $who-acc } geht
    [you] { $owner ->
        [none] du { vtes-phrase-concerns.one } bist
       *[other] sie { vtes-phrase-concerns.one } ist
    }
   *[other] { $whom } { $who-kind ->
        [with-pool] mehr Pool als du hat
       *[other] { vtes-phrase-concerns.one } ist
    }
}
    .one = { $who-kind ->
        [with-pool] { $who-one }
        [named-here] { $who-one }
       *[other] { $who }
    }
    .who = { $who }
vtes-phrase-action-needs = { $title ->
    [yes] die Aktion einen Titel verlangt
   *[no] die Aktion { $disciplines-discipline } verlangt
}
vtes-phrase-bleed-succeeded = der Bleed { $prey ->
    [yes] gegen deine Beute erfolgreich ist
   *[no] erfolgreich ist
}
vtes-phrase-bleed-can-increase = der Bleed noch erhöht werden kann
vtes-phrase-was-blocked = { $by_self ->
    [yes] { $ever ->
        [yes] { vtes-phrase-self } die Aktion geblockt hat
       *[no] { vtes-phrase-self } die Aktion blockt
    }
   *[no] die Aktion geblockt wird
}
    .about = { $by_self ->
        [yes] { vtes-phrase-self }
       *[no] none
    }
    .not = { $by_self ->
        [yes] { vtes-phrase-self } die Aktion nicht geblockt hat
       *[no] die Aktion nicht geblockt wird
    }
vtes-phrase-your-turn = du am Zug bist
    .not = du nicht am Zug bist
vtes-phrase-as-announced = die Aktion gerade angesagt wurde
    .silent = yes
vtes-phrase-actions-taken = { $most ->
    [0] { $by-person ->
        [you] { $owner ->
                [none] deine
               *[other] ihre
            } Untergebenen in diesem Zug keine Aktion versucht haben
       *[other] in diesem Zug keine Aktion versucht wurde
    }
   *[other] die Aktion die erste in dieser Untergebenenphase ist
}
    .not = die Aktion nicht die erste in dieser Untergebenenphase ist
vtes-phrase-action-by = der handelnde Untergebene unter { $who-person ->
    [you] deiner Kontrolle
   *[other] der Kontrolle { $who-gen }
} steht
    .not = der handelnde Untergebene nicht unter { $who-person ->
        [you] deiner Kontrolle
       *[other] der Kontrolle { $who-gen }
    } steht
vtes-phrase-played-this-action = { $by_self ->
    [yes] { vtes-phrase-self } während dieser Aktion „{ $name-card }“ gespielt hat
   *[no] { $by ->
        [none] während dieser Aktion { $name ->
            [none] eine { $type-noun }
           *[other] „{ $name-card }“
        } gespielt wurde
       *[other] { $by } während dieser Aktion eine Karte gespielt hat, die { $disciplines-discipline-any } verlangt
    }
}
    .not = { $by_self ->
        [yes] { vtes-phrase-self } während dieser Aktion „{ $name-card }“ nicht gespielt hat
       *[no] während dieser Aktion { $name ->
            [none] keine { $type-noun }
           *[other] „{ $name-card }“ nicht
        } gespielt wurde
    }
vtes-phrase-passed-referendum = { $failed ->
    [yes] die Abstimmung gescheitert ist
   *[no] die Abstimmung erfolgreich war
}
    .not = { $failed ->
        [yes] die Abstimmung nicht gescheitert ist
       *[no] die Abstimmung nicht erfolgreich war
    }
vtes-phrase-at-range = { $long ->
    [yes] die Entfernung weit ist
   *[no] die Entfernung nah ist
}
vtes-phrase-inflicted-more = { vtes-holder } in dieser Runde mehr Schaden als der Gegner zugefügt hat
vtes-phrase-combat-ends = der Kampf gleich endet und beide bereit sind
vtes-phrase-burn-imbued = { $who-acc }
    .verb = burn
vtes-phrase-not-exhausted = noch keine Karte dieses Namens genutzt wurde
    .silent = yes
vtes-phrase-gets-edge = { $who-kind ->
    [each-methuselah] { $who-one }
   *[other] { $who }
} den Vorteil neu { $who-person ->
    [you] erhältst
   *[other] erhält
}
vtes-phrase-at-phase = { $ends ->
    [yes] der Zug { $of-gen } endet
   *[other] die { vtes-phrase-at-phase.phase } { $of-gen } beginnt
}
    .phase = { $phase ->
        [minion-phase] Untergebenenphase
       *[discard-phase] Abwurfphase
    }
    .clausal = no
    .time = { $ends ->
        [yes] { $of-person ->
            [you] am Ende deines Zuges
           *[other] none
        }
       *[other] { $of-person ->
            [you] zu Beginn deiner { vtes-phrase-at-phase.phase }
           *[other] none
        }
    }
    .when = { $ends ->
        [yes] am Ende { $of-person ->
            [you] deines Zuges
           *[other] des Zuges { $of-gen }
        }
       *[other] zu Beginn { $of-person ->
            [you] deiner { vtes-phrase-at-phase.phase }
           *[other] der { vtes-phrase-at-phase.phase } { $of-gen }
        }
    }

## Was noch geschieht

vtes-phrase-less-intercept = −{ $amount } Aufmerksamkeit
    .subject = { $who }
    .gender = m
    .verb = gain
    .let = { $who-dat } −{ $amount } Aufmerksamkeit
    .let-verb = give
vtes-phrase-untap-and-block = {""}
    .subject = { $who }
    .verb = untap
    .tail = und versucht zu blocken{ vtes-phrase-untap-and-block.more }
    .more = { $intercept ->
        [0] {""}
       *[other] {" "}(mit +{ $intercept } Aufmerksamkeit)
    }
    .sub = { $who } enttappt und zu blocken versucht{ vtes-phrase-untap-and-block.more }
    .inf = enttappen und zu blocken versuchen{ vtes-phrase-untap-and-block.more }
    .to = zu enttappen und zu blocken zu versuchen{ vtes-phrase-untap-and-block.more }
    .so = , um zu enttappen und einen Block zu versuchen{ vtes-phrase-untap-and-block.more }
    .may = { $who } darf { vtes-phrase-untap-and-block.inf }
    .may-then = darf { $who } { vtes-phrase-untap-and-block.inf }
vtes-phrase-no-combat = den Block ohne Kampf
    .plain = auf den Block folgt kein Kampf
    .then = folgt auf den Block kein Kampf
    .verb = make-end
vtes-phrase-blocks-without-tapping = durch den Block nicht
    .verb = tap
vtes-phrase-stays-tapped = { $in_torpor ->
    [yes] nicht wie üblich
   *[no] in der nächsten Enttappphase nicht
}
    .tail = { $in_torpor ->
        [yes] , solange er im Torpor bleibt
       *[no] {""}
    }
    .verb = untap
vtes-phrase-one-of = { $effects-or-short }
    .inf = { $effects-or-inf }
    .to = { $effects-or-to }
    .so = , um { $effects-or-to }
    .may = du darfst { $effects-or-inf }
    .may-then = darfst du { $effects-or-inf }
vtes-phrase-restrict = { $first_round ->
    [yes] in der ersten Runde
   *[no] { vtes-until }
} { $what-several ->
    [yes] weder { $what-restriction-nor }
   *[none] { $what-restriction-alone }
}
    .verb = can
vtes-phrase-restrict-both = keiner der Kämpfer kann in der ersten Runde { $what-restriction }
    .then = kann in der ersten Runde keiner der Kämpfer { $what-restriction }
vtes-phrase-hurts-each-round = { $until ->
    [round] beim Ausführen der Angriffe dieser Runde
   *[other] { $at_press ->
        [yes] im Press-Schritt jeder Runde dieses Kampfes
       *[no] in jeder Runde dieses Kampfes
    }
} { $preventable ->
    [no] { $amount-unpreventable-acc }
   *[yes] { $amount-damage }
}
    .plain = { $before_range ->
        [yes] in jeder Runde dieses Kampfes erleiden beide Kämpfer und ihre Gefolgsleute vor der Bestimmung der Entfernung { $amount-unpreventable-acc }{ $more ->
            [0] {""}
           *[other] , nach der ersten Runde jeweils { $more } mehr
        }
       *[no] { $who } erleidet { vtes-phrase-hurts-each-round }{ vtes-phrase-hurts-each-round.tail }
    }
    .subject = { $who }
    .verb = suffer
    .tail = { $while_in_play ->
        [yes] , solange diese Karte im Spiel ist
       *[no] {""}
    }
vtes-phrase-prevent-strike = { $all_round ->
    [yes] allen Schaden durch Angriffe des Gegners in dieser Runde
   *[no] { $initial ->
        [yes] allen Schaden durch den ersten Angriff des Gegners
       *[no] allen Schaden durch den Angriff des Gegners
    }
}
    .verb = prevent
vtes-phrase-another-combat = { $continues ->
    [yes] mit einer weiteren Runde
   *[no] nach diesem Kampf noch einmal
}
    .subject = { $continues ->
        [yes] der Kampf
       *[no] beide Untergebenen
    }
    .person = { $continues ->
        [yes] one
       *[no] many
    }
    .verb = { $continues ->
        [yes] continue
       *[no] fight
    }
vtes-phrase-strike-harder = +{ $amount } Schaden
    .subject = { $current ->
        [yes] dieser Angriff
       *[no] der nächste Angriff
    }
    .verb = cause
    .tail = { $aimed ->
        [yes] . Wenn er dem gegnerischen Untergebenen Schaden zufügt, kann dieser in dieser Runde kein Press einsetzen
       *[no] {""}
    }
vtes-phrase-intercept-of = in dieser Aktion { $amount-signed } Aufmerksamkeit
    .subject = { $which-kind ->
        [self] { $which }
       *[other] { $which-all }
    }
    .person = { $which-kind ->
        [self] one
       *[other] many
    }
    .verb = gain
    .let = { $which-kind ->
        [self] { $which-dat }
       *[other] { $which-all-dat }
    } { vtes-phrase-intercept-of }
    .let-verb = give
vtes-phrase-exhaust = pro { $until ->
    [turn] Zug
   *[action] Aktion
} genutzt werden
    .subject = nur eine Karte dieses Namens
    .plain = { vtes-phrase-exhaust.then }
    .verb = can
    .then = pro { $until ->
        [turn] Zug
       *[action] Aktion
    } kann nur eine Karte dieses Namens genutzt werden
vtes-phrase-cancel-against = eine auf diesen Untergebenen gespielte Karte
    .verb = cancel
    .tail = , die { $disciplines-discipline-any } verlangt
vtes-phrase-plays-basic = { $me ->
    [ally] { vtes-phrase-self }
   *[other] { vtes-holder }
} darf Karten{ $but_allies ->
    [yes] {" "}außer Verbündeten
   *[no] {""}
}, die { $disciplines-discipline-any } in der Basisversion verlangen, wie ein Vampir mit Kapazität { $as_old } spielen
vtes-phrase-name-methuselah = { $among-kind ->
    [each-methuselah] { $among-one-acc }
    [except] { $among-one-acc }
    [with-pool] eine Methusalem mit mehr Pool als du
   *[other] { $among-acc }
}
    .verb = choose
vtes-phrase-name-several = { $at_least-kind ->
    [number] { $at_least ->
        [1] eine oder mehrere
       *[other] mindestens { $at_least }
    } { vtes-phrase-name-several.of }
    [half] mindestens die Hälfte der { vtes-phrase-name-several.of } (aufgerundet)
   *[other] mindestens { $at_least } { vtes-phrase-name-several.of }
}
    .of = { $among-kind ->
        [each-methuselah] { $among-several }
        [except] { $among-several }
       *[other] von { $among-dat }
    }
    .verb = choose
vtes-phrase-auction = die Methusalems bieten { vtes-phrase-auction.rest }
    .then = bieten die Methusalems { vtes-phrase-auction.rest }
    .rest = Pool für die Kontrolle über { $who-acc }; die Höchstbietende übernimmt die Kontrolle{ $to_controller ->
        [yes] {""}
       *[no] {" "}und verliert so viel Pool
    }. { $to_controller ->
        [yes] Ihr Gebot erhält, wer den Vampir kontrolliert; gewinnt diese Methusalem selbst, verliert sie die Hälfte ihres Gebots (aufgerundet)
       *[no] Bis zu { $credit } Pool davon kann sie schuldig bleiben. In jeder ihrer Abwurfphasen verliert sie 1 Pool dieser Schuld
    }
vtes-phrase-each-may-name = jede Methusalem darf { $which-one-acc } unter ihrer Kontrolle wählen
    .then = darf jede Methusalem { $which-one-acc } unter ihrer Kontrolle wählen
vtes-phrase-shift-pool = die gewählte Methusalem verliert den verteilten Pool, und die anderen erhalten ihn
    .then = verliert die gewählte Methusalem den verteilten Pool, und die anderen erhalten ihn
vtes-phrase-switch-places = mit { $with-dat } den Platz
    .verb = swap
vtes-phrase-choose-seating = eine neue Sitzordnung
    .verb = choose
vtes-phrase-take-new-seats = jede Methusalem nimmt ihren neuen Platz ein
    .then = nimmt jede Methusalem ihren neuen Platz ein
vtes-phrase-choose-yielding = für jede umstrittene Karte die Methusalem, die sie aufgeben soll
    .verb = choose
vtes-phrase-yield-chosen = die gewählten Methusalems geben diese umstrittenen Karten auf
    .then = geben die gewählten Methusalems diese umstrittenen Karten auf
vtes-phrase-reverse-play = die Spielrichtung wird umgekehrt, aber die Beute bleibt die linke Nachbarin
    .then = wird die Spielrichtung umgekehrt, aber die Beute bleibt die linke Nachbarin
vtes-phrase-as = { $effect }
    .then = { $effect-then }
    .me = { $who-kind ->
        [targeted] chosen-minion
       *[other] none
    }
vtes-phrase-banish = mit allem darauf in die unkontrollierte Region
    .verb = come
vtes-phrase-cancel-referendum = die Abstimmung
    .tail = { $returns ->
        [yes] . Ihre Karte kehrt auf die Hand des Besitzers zurück
       *[no] {""}
    }{ $untap ->
        [yes] . Enttappe den handelnden Untergebenen
       *[no] {""}
    }{ $barred ->
        [yes] . Die Untergebenen seiner Methusalem können dieselbe Aktion in diesem Zug nicht noch einmal unternehmen
       *[no] {""}
    }
    .verb = cancel
vtes-phrase-abstains = sich in dieser Abstimmung
    .verb = abstain
    .tail = (schon abgegebene Stimmen verfallen)
vtes-phrase-uncoerced = , den diese Karte noch nicht betrifft,
    .after = , den diese Karte noch nicht betrifft,
    .is = von dieser Karte noch nicht betroffen { $count-be }
vtes-phrase-change-votes = { $like ->
    [none] { $who-kind ->
        [self] die Seite der Stimmen { $who-gen }
       *[other] die Seite aller, auch schon abgegebener, Stimmen { $who-gen }
    }
   *[other] die Stimmen { $who-gen } auf der Seite { $like-gen }
}
    .verb = { $like ->
        [none] choose
       *[other] count
    }
    .tail = { $or_abstain ->
        [yes] . Noch nicht abgegebene Stimmen müssen nicht abgegeben werden
       *[no] {""}
    }
vtes-phrase-when-tallied = wenn die Stimmen gezählt werden, { $effect-then }
vtes-phrase-voters = jede { vtes-phrase-voters.who }
    .acc = jede { vtes-phrase-voters.who }
    .dat = jeder { vtes-phrase-voters.who }
    .gen = jeder { vtes-phrase-voters.who }
    .who = { $only ->
        [yes] andere Methusalem, die nur für die Abstimmung gestimmt hat,
       *[no] Methusalem, die { $in_favor ->
            [yes] für
           *[no] gegen
        } die Abstimmung gestimmt hat,
    }
    .person = other
vtes-phrase-opposed = die Zahl der Methusalems mit Stimmen dagegen und keiner dafür
    .gen = der Zahl der Methusalems mit Stimmen dagegen und keiner dafür
    .much = 1 { $unit-name } für jede Methusalem, die nur dagegen gestimmt hat
vtes-phrase-calls-blood-hunt = es um eine Blutjagd{ $on ->
    [none] {""}
   *[other] {" "}auf { $on-acc }
} geht
    .not = es nicht um eine Blutjagd{ $on ->
        [none] {""}
       *[other] {" "}auf { $on-acc }
    } geht
vtes-phrase-gives-title = die Abstimmung jemandem den Titel { $title-name } verleiht
    .not = die Abstimmung niemandem den Titel { $title-name } verleiht
vtes-phrase-may-be-hunted = auf den eine Blutjagd ausgerufen werden darf
    .after = , auf den eine Blutjagd ausgerufen werden darf
    .is = Ziel einer Blutjagd sein darf
vtes-phrase-referendum-is-settled = der Ausgang der Abstimmung nicht von Stimmen abhängt
    .not = der Ausgang der Abstimmung von Stimmen abhängt
vtes-phrase-blood-or-pool = { $amount-blood }
    .verb = gain
    .tail = . Bis zu { $to_pool } davon dürfen stattdessen in deinen Pool kommen
vtes-restriction-maneuver-to-close = auf nahe Entfernung manövrieren
    .alone = nicht auf nahe Entfernung manövrieren
vtes-restriction-maneuver-to-long = auf weite Entfernung manövrieren
    .alone = nicht auf weite Entfernung manövrieren
vtes-restriction-press-to-continue = den Kampf durch ein Press fortsetzen
    .alone = den Kampf nicht durch ein Press fortsetzen
vtes-restriction-press-to-end = den Kampf durch ein Press beenden
    .alone = den Kampf nicht durch ein Press beenden
vtes-restriction-equipment = Ausrüstung nutzen
    .alone = keine Ausrüstung nutzen
vtes-restriction-other-strikes = andere Angriffe als Handschläge nutzen
    .alone = nur Handschläge als Angriff nutzen
vtes-phrase-is-library-card = Bibliothekskarte
    .noun = eine Bibliothekskarte
    .nouns = Bibliothekskarten
    .kind = library-card
vtes-phrase-each-player = { $effect } (für { $players-acc })
vtes-phrase-blood-hunt = eine Blutjagd auf { $who-acc }
    .verb = call
    .tail = { $passed ->
        [yes] (er wird vernichtet)
       *[no] {""}
    }
vtes-phrase-of-same-clan = { vtes-phrase-of-same-clan.after }
    .after = { $or_sect ->
        [none] desselben Klans
       *[other] vom Klan des handelnden Vampirs oder, wenn er { $or_sect-sect } ist, { $or_sect-sect }
    }
    .is = zum selben Klan { vtes-belong }
vtes-phrase-of-circle = desselben Zirkels
    .kind = vampire
    .after = desselben Zirkels
    .is = zum selben Zirkel { vtes-belong }

## Nachkommen

vtes-phrase-is-vampire = im Spiel ist diese Karte ein nicht einmaliger Vampir: Kapazität { $capacity }, { $clan ->
    [none] { $clanless ->
        [yes] ohne Klan
       *[no] vom Klan des handelnden Vampirs
    }
   *[other] { $clan-name }
}{ $sect ->
    [none] {""}
   *[other] , { $sect-name }
}{ $same_sect ->
    [yes] , von der Sekte des handelnden Vampirs
   *[no] {""}
}{ $disciplines-known ->
    [none] {""}
   *[other] , mit { $disciplines-level }
}{ $slave ->
    [yes] , Sklave des Klans des handelnden Vampirs
   *[no] {""}
}
vtes-phrase-must-hunt = in diesem Zug jagen
    .verb = must
vtes-phrase-acts-at-once = { $who } kann in diesem Zug handeln
    .then = kann { $who } in diesem Zug handeln
vtes-phrase-first-recruit = { vtes-phrase-acting-minion } in diesem Zug keinen anderen Verbündeten angeworben hat
vtes-phrase-repeats-action = { vtes-phrase-acting-minion } darf diese Aktion in diesem Zug noch einmal unternehmen, dann für { $more } Blut mehr
    .then = darf { vtes-phrase-acting-minion } diese Aktion in diesem Zug noch einmal unternehmen, dann für { $more } Blut mehr
vtes-phrase-cannot-act-yet = in diesem Zug nicht handeln
    .verb = can
vtes-phrase-search-and-attach = eine { $trait-name }{ $disciplines-discipline ->
    [none] {""}
   *[other] {" "}für { $disciplines-discipline-any }
} aus { $only_library ->
    [yes] { $who-kind ->
        [self] der Bibliothek der handelnden Methusalem
       *[other] deiner Bibliothek
    }
   *[no] Bibliothek, Ablagestapel oder Hand
} auf { $who-acc }
    .plain = du darfst { vtes-phrase-search-and-attach } legen
    .then = darfst du { vtes-phrase-search-and-attach } legen
    .verb = put

## Bleeds, Gefallen und was aus Karten im Spiel wird

vtes-phrase-can-burn-pool = du so viel Pool verlieren kannst
    .silent = yes
vtes-phrase-has-edge = { $who-person ->
    [you] { $owner ->
        [none] du den Vorteil hast
       *[other] sie den Vorteil hat
    }
   *[other] { $who } den Vorteil hat
}{ $or_nobody ->
    [yes] {" "}oder niemand ihn hat
   *[no] {""}
}
    .about = { $who-person ->
        [you] none
       *[other] { $who }
    }
    .not = { $who-person ->
        [you] { $owner ->
            [none] du den Vorteil nicht hast
           *[other] sie den Vorteil nicht hat
        }
       *[other] { $who-kind ->
            [each-methuselah] niemand den Vorteil hat
           *[other] { $who } den Vorteil nicht hat
        }
    }
vtes-phrase-pay-for-bleed = den Pool für den Bleed anstelle des Ziels
    .verb = lose
vtes-phrase-limit-bleed = den Bleed auf { $most } Pool
    .plain = { $most ->
        [0] der Bleed kostet keinen Pool und ist nicht erfolgreich
       *[other] der Bleed kostet höchstens { $most-pool }
    }
    .then = { $most ->
        [0] kostet der Bleed keinen Pool und ist nicht erfolgreich
       *[other] kostet der Bleed höchstens { $most-pool }
    }
    .verb = limit
vtes-phrase-rearrange-equipment = reihum, beginnend mit dir, darf jede Methusalem die Ausrüstung auf ihren bereiten Untergebenen umverteilen
vtes-phrase-move-belongings = beliebig viel Blut, Ausrüstung und Gefolgsleute zwischen zwei bereiten Vampiren unter deiner Kontrolle
    .verb = move
vtes-phrase-can-learn = , der die gewählte Disziplin nicht verstärkt hat
    .after = { vtes-phrase-can-learn }
    .is = eine Disziplin lernen { $count-can }
vtes-phrase-choose-discipline = eine Disziplin{ $to_teach ->
    [yes] , die { vtes-phrase-self } verstärkt hat
   *[no] {""}
}
    .verb = choose
vtes-phrase-cancel-this = { $who-kind ->
    [targeted] { $aim ->
        [played-card] { $aim-that-acc }
       *[other] jene Karte
    }
   *[other] diese Karte
}
    .verb = cancel
vtes-phrase-no-more-copies = in diesem { vtes-phrase-no-more-copies.time } kann keine weitere Karte dieses Namens gespielt werden
    .then = kann in diesem { vtes-phrase-no-more-copies.time } keine weitere Karte dieses Namens gespielt werden
    .time = { $this_turn ->
        [yes] Zug
       *[no] Spiel
    }
vtes-phrase-capacity = die Kapazität { $who-gen }
    .gen = der Kapazität { $who-gen }
vtes-phrase-on-control-change = wenn du die Kontrolle über diese Karte erhältst, { $gained-then }. Wenn du sie verlierst, auch weil die Karte abgelegt oder umstritten wird, { $lost-then }
vtes-phrase-in-combat = { vtes-phrase-in-combat.after }
    .after = { $against ->
        [none] { vtes-phrase-in-combat.how }
       *[other] im Kampf mit { $against-one-dat }
    }
    .how = { $facing_aggravated ->
        [yes] , gegen den sich dieser Angriff richtet
       *[no] { $as_acting ->
            [yes] als handelnde Seite in diesem Kampf
           *[no] in diesem Kampf
        }
    }
    .is = { $as_acting ->
        [yes] in diesem Kampf die handelnde Seite { $count-be }
       *[no] im Kampf { $count-be }
    }

## Aktionen beenden, auf Kommendes warten

vtes-phrase-end-action = { $fails ->
    [yes] {""}
   *[no] sofort ohne Erfolg und ohne Kampf
}
    .subject = die Aktion
    .verb = { $fails ->
        [yes] fail
       *[no] end
    }
    .let = { $fails ->
        [yes] die Aktion
       *[no] die Aktion sofort ohne Erfolg und ohne Kampf
    }
    .let-verb = { $fails ->
        [yes] make-fail
       *[no] make-end
    }
vtes-phrase-cannot-repeat-action = dieselbe Aktion in diesem Zug nicht noch einmal unternehmen
    .subject = der handelnde Untergebene
    .verb = can
vtes-phrase-stealth-for-next-actions = +1 Heimlichkeit für { $who ->
    [none] jede der nächsten { $actions } Aktionen deiner Untergebenen
   *[other] die nächste Aktion { $who-gen }
} in diesem Zug
vtes-phrase-cheaper-action = { $amount } Blut oder Pool weniger
    .subject = die Aktion
    .verb = cost
vtes-phrase-no-more = { $what ->
    [modifiers] während dieser Aktion mehr gespielt werden
    [untap] während dieser Aktion enttappen
    [block] diese Aktion nicht noch einmal zu blocken versuchen
   *[edge] während dieser Aktion den Vorteil nicht erhalten
}
    .subject = { $what ->
        [modifiers] keine Aktionsmodifikatoren
        [untap] kein Untergebener
       *[other] { $by }
    }
    .person = { $what ->
        [modifiers] many
        [untap] one
       *[other] { $by-person ->
            [you] you
           *[other] one
        }
    }
    .gender = { $what ->
        [block] f
        [edge] f
       *[other] none
    }
    .verb = can
    .tail = { $what ->
        [edge] ; er wird stattdessen abgelegt
       *[other] {""}
    }
vtes-phrase-disregards = { vtes-phrase-disregards.cards } wirken während dieser Aktion nicht auf { vtes-phrase-self.acc }
    .then = wirken { vtes-phrase-disregards.cards } während dieser Aktion nicht auf { vtes-phrase-self.acc }
    .cards = Reaktionskarten, die { $disciplines-discipline-any } verlangen,
vtes-phrase-attempt-block = zu blocken
    .subject = { vtes-phrase-self }
    .verb = attempt
    .let = mit { vtes-phrase-self.dat } zu blocken
    .let-verb = attempt
    .tail = , auch wenn du diese Aktion sonst nicht blocken könntest
vtes-phrase-take-action = eine Aktion
    .subject = { $who-kind ->
        [self] { vtes-holder }
       *[other] { $who }
    }
    .verb = undertake
    .tail = , auch im Zug einer anderen Methusalem
vtes-phrase-if-passes = wenn die Abstimmung { $fails ->
    [yes] scheitert
   *[no] erfolgreich ist
}{ $effect-kind ->
    [if] {" "}{ $effect-joined }
   *[other] , { $effect-then }
}
    .then = { $effect-then }, wenn die Abstimmung erfolgreich ist
vtes-phrase-action-target = das Ziel der Aktion
    .acc = das Ziel der Aktion
    .dat = dem Ziel der Aktion
    .gen = des Ziels der Aktion
    .thing = card
vtes-phrase-played-for-action = die für die Aktion gespielte Karte
    .acc = die für die Aktion gespielte Karte
    .dat = der für die Aktion gespielten Karte
    .gen = der für die Aktion gespielten Karte
    .thing = card
vtes-phrase-incapacitated = leblos
    .kind = imbued
    .before = leblos{ $shape-ending }
    .is = leblos { $count-be }
vtes-phrase-has-to-hunt = mit Zwang zur Jagd
    .is = jagen { $count ->
        [all] müssen
       *[one] muss
    }
    .is-not = nicht jagen { $count ->
        [all] müssen
       *[one] muss
    }
vtes-phrase-is-slave = versklavt
    .before = versklavt{ $shape-ending }
    .before-not = nicht versklavt{ $shape-ending }
    .is = { $count ->
        [all] Sklaven sind
       *[one] Sklave ist
    }
    .is-not = { $count ->
        [all] keine Sklaven sind
       *[one] kein Sklave ist
    }
vtes-phrase-flies = mit Flug
    .after = mit Flug
    .before-not = nicht fliegend{ $shape-ending }
    .is = Flug { $count-have }
    .is-not = keinen Flug { $count-have }
vtes-phrase-oldest = mit der höchsten Kapazität
    .kind = vampire
    .after = { vtes-phrase-oldest }
    .is = die höchste Kapazität { $count-have }
vtes-phrase-bleeds = einen Bleed von mindestens { $at_least }
    .kind = minion
    .after = mit einem Bleed von mindestens { $at_least }
    .is = { vtes-phrase-bleeds } { $count-have }
vtes-phrase-among-terms = gewählt
    .before = gewählt{ $shape-ending }
    .is = gewählt { $count-be }
vtes-phrase-uses-counters = mit Marken
    .after = , der Marken verwendet,
    .is = Marken verwendet
vtes-phrase-carries = mit { $which-one-dat }
    .after = mit { $which-one-dat }
    .after-not = ohne { $which-bare-acc }
    .is = { $which-one-acc } { $count-have }
    .is-not = { $which-no-acc } { $count-have }

## Marken, die weder Blut noch Leben sind

vtes-special-counter = { $counter ->
    [corruption] Korruptionsmarke
    [derangement] Wahnsinnsmarke
    [vandal] Vandalismusmarke
    [graft] Transplantatmarke
    [hostage] Geiselmarke
    [pathos] Pathosmarke
   *[research] Forschungsmarke
    [torture] Foltermarke
}
vtes-phrase-binds-counters = lege alle { vtes-special-counter }n ab, wenn diese Karte das Spiel verlässt
vtes-phrase-put-counter = { $amount ->
    [1] eine { vtes-special-counter }
   *[other] { $amount } { vtes-special-counter }n
} auf { $on-acc }
    .verb = put
vtes-phrase-burn-counter = { $all_yours ->
    [yes] alle deine { vtes-special-counter }n von { $on-dat }
   *[no] eine { vtes-special-counter } von { $on-dat }
}
    .verb = burn
vtes-phrase-has-counter = { vtes-phrase-has-counter.after }
    .after = mit { $full ->
        [yes] mindestens so vielen { vtes-special-counter }n wie Kapazität
       *[no] { $at_cost ->
            [yes] mindestens so vielen { vtes-special-counter }n, wie er kostet, und mindestens 1
           *[no] { $yours ->
                [yes] mindestens einer deiner { vtes-special-counter }n
               *[no] { vtes-special-counter }n
            }
        }
    }
    .is = { $full ->
        [yes] { $at_cost ->
            [yes] mindestens so viele deiner { vtes-special-counter }n { $count-have }, wie seine Kapazität oder seine Kosten betragen
           *[no] mindestens so viele { vtes-special-counter }n wie Kapazität { $count-have }
        }
       *[no] { $at_cost ->
            [yes] mindestens 1 { vtes-special-counter } und so viele, wie seine Kosten betragen, { $count-have }
           *[no] { $yours ->
                [yes] mindestens eine deiner { vtes-special-counter }n
               *[no] { vtes-special-counter }n
            } { $count-have }
        }
    }
    .is-not = { $full ->
        [yes] weniger { vtes-special-counter }n als Kapazität
       *[no] { $yours ->
            [yes] keine deiner { vtes-special-counter }n
           *[no] keine { vtes-special-counter }n
        }
    } { $count-have }

## Die Toten

vtes-phrase-store-here = { $who-acc } verdeckt auf diese Karte
    .tail = . Du darfst jene Karte wie von der Hand spielen. Wenn sie abgelegt wird, entferne sie stattdessen aus dem Spiel
    .verb = put
vtes-phrase-has-stored = eine Karte verdeckt auf dieser Karte liegt
    .not = keine Karte verdeckt auf dieser Karte liegt
vtes-phrase-keep-here = { $exchange ->
    [yes] eine Karte von deiner Hand gegen die Karte auf dieser
   *[no] eine Karte von deiner Hand verdeckt auf diese Karte
}
    .tail = { $exchange ->
        [yes] {""}
       *[no] . Sie ist nicht im Spiel, und du darfst sie jederzeit ansehen
    }
    .verb = { $exchange ->
        [yes] swap
       *[no] put
    }
vtes-phrase-revive = { $ready ->
    [yes] { $blood ->
        [0] { $on ->
            [none] mit vollem Leben ins Spiel (ein Gefolgsmann auf den handelnden Untergebenen), ohne Anforderungen und Kosten
           *[other] ohne Anforderungen und Kosten mit vollem Leben auf { $on-one-acc } ins Spiel
        }
       *[other] mit { $blood } Blut in deine bereite Region
    }
   *[no] in deine unkontrollierte Region
}
    .verb = come
vtes-phrase-several = { $least ->
    [one] { $most ->
        [99] { $which-thing ->
            [vampire] einen oder mehrere
            [minion] einen oder mehrere
            [ally] einen oder mehrere
           *[other] eine oder mehrere
        }
       *[other] bis zu { $most }
    }
   *[other] { $least }{ $most ->
        [99] {" "}oder mehr
       *[other] {""}
    }
} { $which-all-acc }
    .one = { $least } { $which-all }
    .one-acc = { vtes-phrase-several }
    .one-dat = { $least } { $which-all-dat }
    .all = { $which-all }
    .thing = { $which-thing }
vtes-phrase-one-of-each = { $which-one } { $first-gen } und einer { $second-gen }
    .one = { vtes-phrase-one-of-each }
    .one-acc = { $which-one-acc } { $first-gen } und einen { $second-gen }
    .one-dat = { $which-one-dat } { $first-gen } und einem { $second-gen }
    .all = { vtes-phrase-one-of-each }
    .thing = { $which-thing }
vtes-phrase-no-crypt-is-empty = keine Gruft einer Methusalem leer ist
vtes-phrase-compare-crypts = die oberste Karte ihrer Gruft
    .subject = jede Methusalem
    .verb = reveal
    .tail = . Bei Gleichstand der höchsten oder der niedrigsten Kosten verliert jede Methusalem { $tied_burn } Pool. Sonst stiehlt die Methusalem mit den höchsten Kosten der mit den niedrigsten { $steals } Pool. Danach mischen alle ihre Gruft
vtes-phrase-chosen-targets = die Zahl der Ziele
vtes-phrase-fewer-than-x = X−1 { $which-all }{ vtes-phrase-fewer-than-x.other }
    .one = { vtes-phrase-fewer-than-x }
    .one-acc = X−1 { $which-all-acc }{ vtes-phrase-fewer-than-x.other }
    .all = { vtes-phrase-fewer-than-x }
    .thing = { $which-thing }
    .other = { $one_other ->
        [none] {""}
       *[other] {" "}(einer davon darf gleich alt oder älter sein)
    }
vtes-phrase-fight-each-other = einen Kampf gegeneinander
    .subject = ⟨{ $choice-id }¦{ $choice-one }¦die gewählten Untergebenen⟩
    .person = many
    .verb = begin
    .tail = { $winner_gains ->
        [0] {""}
       *[other] . Ist am Ende dieses Kampfes nur noch einer von ihnen bereit, erhält er { $winner_gains } Blut
    }
vtes-phrase-each-target = { $effect }
    .then = { $effect-then }
    .inf = { $effect-inf }
    .so = { $effect-so }
    .to = { $effect-to }
vtes-phrase-provided = beliebig, wenn { $condition }
    .after = (nur, wenn { $condition })
    .is = (wenn { $condition }) beliebig { $count-be }
vtes-phrase-remember-aim = {""}
    .silent = yes
vtes-phrase-same-aim = die Aktion gegen dieselben Methusalems gerichtet ist wie damals
vtes-phrase-was-directed = die Aktion gegen eine andere Methusalem gerichtet ist
vtes-phrase-remember-bled = {""}
    .silent = yes
vtes-phrase-remembered = die damals gebleedete Methusalem
    .acc = die damals gebleedete Methusalem
    .dat = der damals gebleedeten Methusalem
    .gen = der damals gebleedeten Methusalem
    .person = other

## Was Karten sich merken

vtes-phrase-remember-terms = {""}
    .silent = yes
vtes-phrase-named-here = jede gewählte Methusalem
    .acc = jede gewählte Methusalem
    .dat = jeder gewählten Methusalem
    .gen = jeder gewählten Methusalem
    .one = eine gewählte Methusalem
    .person = other
vtes-phrase-named-by = den für „{ $name-card }“ im Spiel gewählten
    .acc = die für „{ $name-card }“ im Spiel gewählten
    .dat = den für „{ $name-card }“ im Spiel gewählten
    .gen = der für „{ $name-card }“ im Spiel gewählten
    .person = other
vtes-phrase-put-in-state = { $state ->
    [superior] verstärkt im Spiel
    [fresh] vor dem Ende dieses Zuges nicht genutzt werden
    [new] vor dem Ende dieser Runde nicht genutzt werden
   *[dormant] vor deinem nächsten Zug nicht genutzt werden
}
    .subject = diese Karte
    .verb = { $state ->
        [superior] stay
       *[dormant] can
    }
vtes-phrase-is-in-state = { $state ->
    [superior] diese Karte verstärkt gespielt wurde
    [fresh] dieser Zug noch nicht vorbei ist
    [new] diese Runde noch nicht vorbei ist
   *[dormant] dein nächster Zug noch nicht begonnen hat
}
    .not = { $state ->
        [superior] diese Karte nicht verstärkt gespielt wurde
        [fresh] der Zug vorbei ist, in dem diese Karte gespielt wurde
        [new] die Runde vorbei ist, in der sie ins Spiel kam
       *[dormant] dein nächster Zug begonnen hat
    }
vtes-phrase-open-hand = den Kampf mit offener Hand
    .tail = { $while_in_play ->
        [yes] , solange diese Karte im Spiel ist
       *[no] {""}
    }
    .subject = { $of }
    .person = { $of-person }
    .verb = play
vtes-phrase-sees-crypt = solange { vtes-holder } bereit ist, darfst du die oberste Karte deiner Gruft betrachten
vtes-phrase-opens-hands = { $of } { $of-person ->
    [you] spielst
   *[other] spielt
} mit offener Hand
vtes-phrase-removed-when-played = entferne diese Karte danach aus dem Spiel, auch wenn die Aktion oder die Abstimmung scheitert oder annulliert wird
    .apart = yes
vtes-phrase-delays-replacement = { $who-all } ersetzen Karten, die eine Disziplin verlangen, in einer Aktion erst an deren Ende oder sobald eine Methusalem keine Karten auf der Hand hat
vtes-phrase-burned-when-empty = lege diese Karte ab, wenn sie keine Marken hat
vtes-phrase-saves-draws = immer wenn du nachziehen würdest, um eine andere Karte zu ersetzen, nimm stattdessen 1 Marke von dieser Karte. Lege diese Karte ab, wenn sie keine Marken mehr hat
vtes-phrase-announces-action = { $who-one } eine Aktion ansagt
    .about = { $who-one }
    .aim = { $who-thing }
vtes-phrase-remember-target = { $until ->
    [turn] für diesen Zug
    [game] neu
   *[action] für diese Aktion
}
    .inf = ⟨{ $choice-id }¦{ $choice-one-acc }¦jenen Untergebenen⟩ { vtes-phrase-remember-target } wählen
    .so = ⟨{ $choice-id }¦{ $choice-one-acc }¦jenen Untergebenen⟩ { vtes-phrase-remember-target } zu wählen
    .may = du darfst ⟨{ $choice-id }¦{ $choice-one-acc }¦jenen Untergebenen⟩ { vtes-phrase-remember-target } wählen
    .may-then = darfst du ⟨{ $choice-id }¦{ $choice-one-acc }¦jenen Untergebenen⟩ { vtes-phrase-remember-target } wählen
    .silent = { $until ->
        [game] { $anew ->
            [yes] none
           *[no] yes
        }
       *[other] none
    }
vtes-phrase-action-resolved = eine Aktion { $who-one-gen } abgewickelt ist
vtes-phrase-immune-to-normal = { vtes-until } immun gegen Schaden
    .tail = , der nicht schwer heilbar ist
    .verb = be
vtes-phrase-pay-less = für diese Karte { $amount } Blut weniger
    .subject = { vtes-phrase-self }
    .verb = pay
vtes-phrase-lowers-cost = wenn { $burn ->
    [yes] { vtes-phrase-host-card }
   *[no] ein Untergebener unter deiner Kontrolle
} { $of-one-acc } anwirbt oder bindet, darfst du diese Karte { $burn ->
    [yes] ablegen
   *[no] tappen
}, um die Kosten um { $burn ->
    [yes] bis zu{" "}
   *[no] {""}
}{ $amount } Blut oder Pool zu senken
vtes-phrase-pays-with-counters = solange { vtes-holder } bereit ist, darfst du die Poolkosten für { $of-one-acc } ganz oder teilweise mit Marken auf { $from-all-dat } unter deiner Kontrolle zahlen
vtes-phrase-pays-less-once = { $in_combat ->
    [yes] { vtes-holder } darf einmal für eine Kampfkarte { $amount } Blut weniger zahlen
   *[no] einmal pro Zug darf { vtes-holder } für eine Karte { $amount } Blut weniger zahlen
}{ $offer-kind ->
   *[other] {""}
}
vtes-phrase-hurts-back = bei jeder Abwicklung von Angriffen in dieser Runde erleidet der gegnerische Untergebene so viel { $aggravated ->
    [yes] schwer heilbaren{" "}
   *[no] {""}
}Schaden, wie sein Angriff { vtes-phrase-self.dat } zufügt
vtes-phrase-instead-of-draw = wenn dieser Untergebene noch bereit ist, sobald du für diese Karte eine neue ziehen würdest, { $effect-then }, statt zu ziehen
vtes-phrase-if-strike-hits = wenn dieser Angriff dem gegnerischen Untergebenen Schaden zufügt, { $effect-then }
vtes-phrase-strikes-may-fail = wirf für jeden Angriff gegen { vtes-phrase-self.acc } eine Münze. Bei Zahl hat der Angriff keine Wirkung auf { vtes-phrase-self.acc }. Dies gilt bis zum ersten Kopf oder zum Ende des Kampfes
vtes-phrase-strike-is-prevented = allen Schaden dieses Angriffs
    .verb = prevent
vtes-phrase-set-next-range = du darfst die Entfernung der nächsten Runde festlegen
    .then = darfst du die Entfernung der nächsten Runde festlegen
vtes-phrase-load-gun = nur nutzbar, wenn { vtes-phrase-self } mit einer Schusswaffe angreift. In diesem Kampf fügt die Schusswaffe mit jedem Angriff +{ $aggravated } schwer heilbaren Schaden zu. Lege sie nach der Abwicklung der Angriffe ab. Nur eine Munitionskarte pro Schusswaffe und Kampf
vtes-phrase-harm = { $itself ->
    [yes] diese Karte
   *[no] { vtes-holder }
}{ $inflicts ->
    [no] {" "}fügt { $on ->
        [none] im Kampf
       *[other] { $on-all-dat }
    } keinen Schaden zu
   *[yes] {""}
}{ $takes_normal ->
    [no] { $inflicts ->
        [no] {" "}und
       *[yes] {""}
    } ist immun gegen Schaden, der nicht schwer heilbar ist
   *[yes] {""}
}{ $takes_aggravated ->
    [no] {" "}behandelt schwer heilbaren Schaden im Kampf wie normalen
   *[yes] {""}
}{ $hands_aggravated ->
    [yes] {" "}fügt mit Handschlägen schwer heilbaren Schaden zu
   *[no] {""}
}{ $first ->
    [yes] {" "}greift mit Erstschlag an
   *[no] {""}
}{ $less ->
    [0] {""}
   *[other] {" "}nimmt im Kampf von jedem Angriff und jedem anderen Effekt des gegnerischen Untergebenen { $less } Schaden weniger
}{ $immune_to ->
    [none] {""}
   *[other] {" "}ist immun gegen Schaden { $itself ->
        [yes] durch { $immune_to-all-acc }
       *[no] von { $immune_to-all-dat }
    }{ $if ->
        [none] {""}
       *[other] , wenn { $if }
    }
}{ $aggravated_on ->
    [none] {""}
   *[other] {" "}fügt { $aggravated_on-all-dat } nur schwer heilbaren Schaden zu
}{ $aggravated_from ->
    [none] {""}
   *[other] {" "}behandelt allen Schaden von { $aggravated_from-all-dat } wie schwer heilbaren
}
vtes-phrase-improves-strikes = { vtes-holder } { AND(vtes-phrase-improves-strikes.harm, vtes-phrase-improves-strikes.theft, vtes-phrase-improves-strikes.early) }
    .harm = { $damage ->
        [0] none
       *[other] fügt { vtes-phrase-improves-strikes.which } +{ $damage } Schaden zu
    }
    .theft = { $steals ->
        [0] none
       *[other] stiehlt { vtes-phrase-improves-strikes.which } { $steals } Blut mehr
    }
    .early = { $first ->
        [yes] hat { vtes-phrase-improves-strikes.which } Erstschlag
       *[no] none
    }
    .which = { $if-kind ->
        [at-range] auf weite Entfernung{" "}
       *[other] {""}
    }mit { $weapons ->
        [none] { $ranged ->
            [yes] weit reichenden Angriffen auch auf nahe Entfernung
           *[no] Angriffen, die { $disciplines-discipline-any } verlangen,
        }
       *[other] { $weapons-all-dat }
    }
vtes-phrase-falls-by-damage = { vtes-holder } { $burned ->
    [yes] wird abgelegt, ohne in den Torpor zu fallen, wenn er in einem einzigen Kampf
   *[no] fällt in den Torpor, wenn er ab jetzt
} mehr als { $more_than } Schaden erleidet
vtes-phrase-blood-to-act = { $blocking ->
    [yes] { vtes-holder } muss { $blood-blood } zahlen, um einen Block zu versuchen{ $if ->
        [none] {""}
       *[other] , wenn { $if }
    }
   *[no] { $if ->
        [none] der Untergebene mit dieser Karte muss
       *[other] wenn { $if }, muss der Untergebene mit dieser Karte
    } { $blood-blood } zahlen, um eine Aktion zu versuchen, die keine Jagd ist und keinen Kampf beginnt
}
vtes-phrase-aggravated-as-normal = { $amount ->
    [0] schwer heilbaren Schaden für den Rest { $until ->
        [round] dieser Runde
       *[other] des Kampfes
    }
   *[other] { $amount } schwer heilbaren Schaden
} wie normalen
    .verb = take-for
vtes-phrase-aggravate-damage = allen Schaden in diesem Kampf wie schwer heilbaren
    .subject = { $which-all }
    .person = many
    .verb = take-for

## Stapel, Preise, was Karten sich merken, das Ende von Phasen

vtes-phrase-cards-in = { $of-person ->
    [other] { $of }
   *[you] { $owner ->
        [none] du
       *[other] sie
    }
} { $at_least ->
    [one] { $which ->
        [none] eine Karte
       *[other] { $which-one-acc }
    }
   *[other] mindestens { $at_least } { $which ->
        [none] Karten
       *[other] { $which-all-acc }
    }{ $alike ->
        [yes] {" "}gleichen Namens
       *[no] {""}
    }
} { $place ->
    [hand] auf der Hand
    [crypt] in der Gruft
   *[ash-heap] im Ablagestapel
} { $of-person ->
    [other] hat
   *[you] { $owner ->
        [none] hast
       *[other] hat
    }
}
vtes-phrase-discard-cards = { $which ->
    [none] { $whole ->
        [yes] deine Hand
       *[no] { $amount-card }{ $alike ->
            [yes] {" "}gleichen Namens
           *[no] {""}
        }
    }
   *[other] { $amount ->
        [1] { $which-one-acc }
       *[other] { $amount } { $which-all-acc }
    }
}{ $out_of_turn ->
    [yes] {" "}wie eine Meisterkarte außerhalb des Zuges
   *[no] {""}
}
    .subject = { $by }
    .person = { $by-person }
    .plain = { $or_else ->
        [none] { $by-person ->
            [you] wirf
           *[other] { $by } wirft
        } { vtes-phrase-discard-cards } ab
       *[other] { $by } darf { vtes-phrase-discard-cards } abwerfen{ vtes-phrase-discard-cards.else }
    }
    .else = { $or_else-kind ->
        [take-control] . Sonst { $or_else-then }
       *[other] , um diese Karte zu annullieren. { CAPITAL($or_else) }
    }
    .then = { $or_else ->
        [none] { $by-person ->
            [you] wirf
           *[other] wirft { $by }
        } { vtes-phrase-discard-cards } ab
       *[other] darf { $by } { vtes-phrase-discard-cards } abwerfen{ vtes-phrase-discard-cards.else }
    }
    .verb = discard
vtes-phrase-discard-or-tap = für { $which-each-acc } wirft { $by } eine Karte von der Hand ab oder tappt ihn. Diese Karten werden erst in der Meisterphase ersetzt
    .then = wirft { $by } für { $which-each-acc } eine Karte von der Hand ab oder tappt ihn. Diese Karten werden erst in der Meisterphase ersetzt
vtes-phrase-back-from-ash-heap = bis zu { $most } Bibliothekskarten in { $by-person ->
    [you] deinem
   *[other] ihrem
} Ablagestapel
    .tail = . { $to_hand ->
        [0] Sie
        [one] Die erste gewählte kommt auf deine Hand, die anderen
       *[other] Die ersten { $to_hand } kommen auf deine Hand, die anderen
    } werden in { $by-person ->
        [you] deine
       *[other] ihre
    } Bibliothek gemischt
    .verb = choose
vtes-phrase-remove-ashes = { $amount-card } aus { $of-person ->
    [you] deinem Ablagestapel
   *[other] dem Ablagestapel { $of-gen }
} aus dem Spiel
    .verb = remove
vtes-phrase-remove-any = du darfst beliebig viele { $which-all } aus deiner Hand oder deinem Ablagestapel aus dem Spiel entfernen. Für jede dieser Karten { $then-then }
    .then = darfst du beliebig viele { $which-all } aus deiner Hand oder deinem Ablagestapel aus dem Spiel entfernen. Für jede dieser Karten { $then-then }
vtes-phrase-remove-from-game = { $who-acc } aus dem Spiel
    .verb = remove
vtes-phrase-hand-size = { $until ->
    [turn] bis zum Ende des Zuges
   *[other] { vtes-until }
} { $amount-signed } Handgröße
    .plain = { $of-person ->
        [you] {""}
       *[other] { $of } erhält{" "}
    }{ $amount-signed } Handgröße { $until ->
        [turn] bis zum Ende des Zuges
       *[other] { vtes-until }
    }
    .tail = { $while_in_play ->
        [yes] , solange diese Karte im Spiel ist
       *[no] {""}
    }
    .subject = { $of }
    .person = { $of-person }
    .verb = gain
vtes-phrase-chosen-card = { $location ->
    [yes] der gewählte Ort
   *[other] der { $player ->
        [yes] Untergebene, der diese Karte gespielt hat,
       *[no] { $number ->
            [1] zuerst{" "}
            [2] danach{" "}
           *[other] {""}
        }gewählte Untergebene
    }
}
    .acc = { $location ->
        [yes] den gewählten Ort
       *[other] den { $player ->
            [yes] Untergebenen, der diese Karte gespielt hat,
           *[no] { $number ->
                [1] zuerst{" "}
                [2] danach{" "}
               *[other] {""}
            }gewählten Untergebenen
        }
    }
    .dat = { $location ->
        [yes] dem gewählten Ort
       *[other] dem { $player ->
            [yes] Untergebenen, der diese Karte gespielt hat,
           *[no] { $number ->
                [1] zuerst{" "}
                [2] danach{" "}
               *[other] {""}
            }gewählten Untergebenen
        }
    }
    .gen = { $location ->
        [yes] des gewählten Ortes
       *[other] des { $player ->
            [yes] Untergebenen, der diese Karte gespielt hat,
           *[no] { $number ->
                [1] zuerst{" "}
                [2] danach{" "}
               *[other] {""}
            }gewählten Untergebenen
        }
    }
    .thing = { $location ->
        [yes] location
       *[other] minion
    }
vtes-phrase-changes-pool-cost = { $of-all }{ $who-person ->
    [you] { $by_minions ->
        [yes] {""}
       *[no] , die du { $on ->
            [none] {""}
           *[other] auf { $on-one-acc }{" "}
        }spielst,
    }
    [other] , die { $who } { $on ->
        [none] {""}
       *[other] auf { $on-one-acc }{" "}
    }spielt,
   *[none] { $on ->
        [none] {""}
       *[other] , die auf { $on-one-acc } gespielt werden,
    }
} kosten { $by_minions ->
    [yes] dich { $pool ->
        [-1] 1 Blut oder Pool weniger
       *[other] { $pool } Blut oder Pool mehr
    }
   *[no] { SIGNED($pool) } Pool
}
vtes-phrase-changes-controller = die Kontrolle über { $who-one-acc } wechselt
vtes-phrase-phase-closes = die Phase { $of-gen } endet: { $phase-window }
    .clausal = no
    .time = { $of-person ->
        [you] { vtes-phrase-phase-closes.when }
       *[other] none
    }
    .when = am Ende { $of-person ->
        [you] deiner
       *[other] der
    } { $phase ->
        [discard-phase] Abwurfphase
        [influence-phase] Einflussphase
        [master-phase] Meisterphase
        [minion-phase] Untergebenenphase
        [untap] Enttappphase
       *[other] Phase
    }{ $of-person ->
        [you] {""}
       *[other] {" "}{ $of-gen }
    }

## Kampfrunden, Waffen, gezielte Angriffe

vtes-phrase-set-range = die Entfernung { $first_round ->
    [yes] der ersten
   *[no] { $all_rounds ->
        [yes] jeder
       *[no] dieser
    }
} Runde ohne Manöver auf { $long ->
    [yes] weit
   *[no] nah
}
    .verb = set
vtes-phrase-initial-strike = in dieser Runde zuerst mit { $strike ->
    [none] dieser Waffe
   *[other] einem { $strike-main }
} angreifen
    .subject = { vtes-phrase-self }
    .verb = must
    .tail = { $answered_first ->
        [yes] . Der Angriff des gegnerischen Untergebenen ist ein Erstschlag
       *[no] {""}
    }
vtes-phrase-if-another-round = zu Beginn der nächsten Runde { $effect-then }
    .then = { $effect-then }, sobald die nächste Runde beginnt
vtes-phrase-equip-with-first = { $anyone ->
    [yes] einen bereiten Untergebenen unter deiner Kontrolle
   *[no] sich
} mit { $trait ->
    [vehicle] dem ersten Fahrzeug
   *[other] der ersten Ausrüstung
} in deiner Bibliothek (von oben) für die normalen Kosten
    .verb = equip
    .tail = . Ist das nicht möglich, lege { $trait ->
        [vehicle] dieses Fahrzeug
       *[other] diese Ausrüstung
    } ab. Mische dann deine Bibliothek
vtes-phrase-find-equipment = eine Ausrüstung in deiner Bibliothek
    .verb = search
    .tail = . Lege sie ohne Rücksicht auf Anforderungen für die Hälfte ihrer Kosten (abgerundet) auf { $on-acc } und mische deine Bibliothek
vtes-phrase-striking-weapon = die Waffe, die den Schaden verursacht,
    .acc = die Waffe, die den Schaden verursacht,
    .dat = der Waffe, die den Schaden verursacht,
    .gen = der Waffe, die den Schaden verursacht,
    .thing = weapon
    .again = that-weapon
vtes-phrase-that-weapon = sie
    .acc = sie
    .dat = ihr
    .gen = ihrer
    .thing = weapon
vtes-phrase-in-hand = { $filters-one-acc } von deiner Hand
    .one = { $filters-one } von deiner Hand
    .one-acc = { $filters-one-acc } von deiner Hand
    .one-dat = { $filters-one-dat } von deiner Hand
    .all = { $filters-all } von deiner Hand
    .thing = { $filters-thing }
vtes-phrase-allows-bleed = die einen Bleed ermöglicht
    .is = einen Bleed { $count ->
        [all] ermöglichen
       *[one] ermöglicht
    }
vtes-phrase-playable-on = auf { $who-acc } spielbar
    .is = auf { $who-acc } gespielt werden { $count ->
        [all] könnten
       *[one] könnte
    }
vtes-phrase-is-obtainable = { $most_damage ->
    [99] nutzbar
   *[other] höchstens { $most_damage } Schaden pro Angriff
}
    .before = { $ignoring ->
        [yes] {""}
       *[no] { $most_damage ->
            [99] nutzbar{ $shape-ending }
           *[other] {""}
        }
    }
    .after = { $most_damage ->
        [99] { $ignoring ->
            [yes] , dessen Kosten du zahlen kannst,
           *[no] {""}
        }
       *[other] mit höchstens { $most_damage } nicht schwer heilbarem Schaden pro Angriff
    }
vtes-phrase-equip-from-hand = ⟨{ $choice-id }¦{ $choice-one-acc }¦jene Karte⟩ { $less_pool ->
    [0] für die normalen Kosten{ $ignoring ->
        [yes] {" "}ohne Rücksicht auf die Voraussetzungen
       *[no] {""}
    }
   *[other] {""}
} { $choice-thing ->
    [card] mit { vtes-phrase-self.dat } ins Spiel
   *[other] auf { vtes-phrase-self.acc }
}
    .verb = { $choice-thing ->
        [card] bring
       *[other] put
    }
    .tail = { $less_pool ->
        [0] {""}
       *[other] ; die Kosten sinken dabei um { $less_pool } Pool oder bis zu { $less_blood } Blut
    }
    .life = { $more_life ->
        [0] {""}
       *[other] , mit { $more_life } zusätzlichen Leben
    }
vtes-phrase-library-size = die Zahl der Karten in deiner Bibliothek
    .gen = der Zahl der Karten in deiner Bibliothek
    .has = du
    .bare = Karte in deiner Bibliothek hast
    .bares = Karten in deiner Bibliothek hast
vtes-restriction-additional-strikes = zusätzliche Angriffe nutzen
    .alone = keine zusätzlichen Angriffe nutzen
vtes-restriction-weapons = Waffen nutzen
    .alone = keine Waffen nutzen
vtes-restriction-weapon-damage = mit Waffen Schaden zufügen
    .alone = mit Waffen keinen Schaden zufügen
vtes-restriction-discipline-cards = Karten spielen, die eine Disziplin verlangen
    .alone = keine Karten spielen, die eine Disziplin verlangen
vtes-restriction-strike-cards = Angriffskarten spielen
    .alone = keine Angriffskarten spielen
vtes-restriction-press = Press einsetzen
    .alone = kein Press einsetzen
vtes-restriction-strike = angreifen
    .alone = nicht angreifen
vtes-restriction-combat-ends = den Kampf durch einen Angriff beenden
    .alone = den Kampf nicht durch einen Angriff beenden
vtes-unit-ranged = Schaden, weit reichend
    .many = Schaden, weit reichend
    .sum = weit reichender Schaden
vtes-unit-aggravated = Schaden, schwer heilbar
    .many = Schaden, schwer heilbar
    .acc = schwer heilbaren Schaden
    .accs = schwer heilbaren Schaden
    .sum = schwer heilbarer Schaden
vtes-unit-both = Schaden, schwer heilbar und weit reichend
    .many = Schaden, schwer heilbar und weit reichend
    .sum = schwer heilbarer, weit reichender Schaden
vtes-unit-point = Punkt
    .many = Punkte
    .sum = Punkte
vtes-belong = { $count ->
    [all] gehören
   *[one] gehört
}
vtes-whose-pool-acc = { $owner ->
    [none] deinen Pool
    [minion] den Pool seiner Methusalem
   *[other] ihren Pool
}
vtes-whose-pool-dat = { $owner ->
    [none] deinem Pool
    [minion] dem Pool seiner Methusalem
   *[other] ihrem Pool
}
vtes-phrase-charges-blockers = { $by-all }, die { vtes-holder.acc } zu blocken versuchen, verlieren { vtes-phrase-charges-blockers.ended }
    .begun = verlieren { $by-all }, die { vtes-holder.acc } zu blocken versuchen,
    .ended = je { $blood } Blut, soweit sie welches haben
vtes-phrase-burn-unless-repaid = { $who-acc }
    .verb = burn
    .tail = , sofern nicht die Methusalem, die die Karte kontrolliert, { $pool ->
        [0] noch einmal die Poolkosten
       *[other] { $pool } Pool
    } zahlt
vtes-phrase-grant = { vtes-phrase-grant.time } gilt: { CAPITAL($ability) }
    .then = { $ability-begun ->
        [none] gilt { vtes-phrase-grant.time }: { CAPITAL($ability) }
       *[other] { $ability-begun } { vtes-phrase-grant.time } { $ability-ended }
    }
    .time = { $or_blocked ->
        [yes] bis zum Ende des Zuges oder bis ein Bleed geblockt wird
       *[no] { vtes-until }
    }
    .inf = { $ability-given ->
        [none] bestimmen, dass { vtes-until } gilt: { CAPITAL($ability) }
       *[other] { $ability-given } { vtes-until } { $ability-value } geben{ $ability-condition }
    }
    .so = { $ability-given ->
        [none] , um zu bestimmen, dass { vtes-until } gilt: { CAPITAL($ability) }
       *[other] , um { $ability-given } { vtes-until } { $ability-value } zu geben{ $ability-condition }
    }
    .me = { $to-kind ->
        [opposing] opposing
        [term-card] chosen
        [targeted] chosen
       *[other] none
    }
vtes-phrase-lend = { vtes-until } { $lent-list-then }
    .then = { $lent-list-then }
    .lends = yes
    .granted = { $until }
vtes-phrase-offer-intercept = { $who-dat }
    .tail = , während dieser Aktion einmal { $blood } Blut für +1 Aufmerksamkeit zu zahlen
    .verb = allow
    .plain = du darfst einmal während dieser Aktion { $pool } Pool zahlen, um { $who-dat } +1 Aufmerksamkeit zu geben
vtes-phrase-might-block = kann die Aktion zu blocken versuchen
    .is = die Aktion zu blocken versuchen { $count ->
        [all] können
       *[one] kann
    }
vtes-phrase-block-cost = je { $amount } Blut zahlen, um einen Block dieser Aktion zu versuchen
    .subject = { $which-all }
    .person = many
    .verb = must
vtes-phrase-settle-referendum = { $passes ->
    [yes] unabhängig von den Stimmen erfolgreich
   *[no] unabhängig von den Stimmen
}
    .subject = { $next ->
        [yes] die nächste Abstimmung { $by ->
            [none] eines Vampirs
           *[other] { $by-one-gen }
        } unter deiner Kontrolle{ $until ->
            [turn] {" "}in diesem Zug
           *[game] {""}
        }
       *[no] die Abstimmung
    }
    .verb = { $passes ->
        [yes] be
       *[no] fail
    }
vtes-phrase-needs-stealth = dieser Untergebene handelt und mangels Heimlichkeit geblockt wurde
vtes-phrase-continue-action = {""}
    .subject = die Aktion
    .verb = continue
    .tail = , als wäre sie nicht geblockt worden{ $stealth ->
        [0] {""}
       *[other] , mit +{ $stealth } Heimlichkeit
    }

vtes-thing-gun = Schusswaffe
    .implies = equipment
    .gender = f
    .one = Schusswaffe
    .one-acc = Schusswaffe
    .one-dat = Schusswaffe
    .one-gen = Schusswaffe
    .all = Schusswaffen
    .all-dat = Schusswaffen
    .all-gen = Schusswaffen
    .this = diese Schusswaffe
    .this-acc = diese Schusswaffe
    .this-dat = dieser Schusswaffe
    .this-gen = dieser Schusswaffe
    .that = die gewählte Schusswaffe
    .that-acc = die gewählte Schusswaffe
    .that-dat = der gewählten Schusswaffe
    .that-gen = der gewählten Schusswaffe
    .former = jene Schusswaffe
    .former-acc = jene Schusswaffe
    .former-dat = jener Schusswaffe
    .former-gen = jener Schusswaffe
    .with = die Schusswaffe
    .with-acc = die Schusswaffe
    .with-dat = der Schusswaffe
    .with-gen = der Schusswaffe
    .who-one = , die
    .who-no = , die
    .who-each = , die
    .who-all = , die
vtes-thing-melee = Nahkampfwaffe
    .implies = equipment
    .gender = f
    .one = Nahkampfwaffe
    .one-acc = Nahkampfwaffe
    .one-dat = Nahkampfwaffe
    .one-gen = Nahkampfwaffe
    .all = Nahkampfwaffen
    .all-dat = Nahkampfwaffen
    .all-gen = Nahkampfwaffen
    .this = diese Nahkampfwaffe
    .this-acc = diese Nahkampfwaffe
    .this-dat = dieser Nahkampfwaffe
    .this-gen = dieser Nahkampfwaffe
    .that = die gewählte Nahkampfwaffe
    .that-acc = die gewählte Nahkampfwaffe
    .that-dat = der gewählten Nahkampfwaffe
    .that-gen = der gewählten Nahkampfwaffe
    .former = jene Nahkampfwaffe
    .former-acc = jene Nahkampfwaffe
    .former-dat = jener Nahkampfwaffe
    .former-gen = jener Nahkampfwaffe
    .with = die Nahkampfwaffe
    .with-acc = die Nahkampfwaffe
    .with-dat = der Nahkampfwaffe
    .with-gen = der Nahkampfwaffe
    .who-one = , die
    .who-no = , die
    .who-each = , die
    .who-all = , die
vtes-thing-haven = Zuflucht
    .gender = f
    .one = Zuflucht
    .one-acc = Zuflucht
    .one-dat = Zuflucht
    .one-gen = Zuflucht
    .all = Zufluchten
    .all-dat = Zufluchten
    .all-gen = Zufluchten
    .this = diese Zuflucht
    .this-acc = diese Zuflucht
    .this-dat = dieser Zuflucht
    .this-gen = dieser Zuflucht
    .that = die gewählte Zuflucht
    .that-acc = die gewählte Zuflucht
    .that-dat = der gewählten Zuflucht
    .that-gen = der gewählten Zuflucht
    .former = jene Zuflucht
    .former-acc = jene Zuflucht
    .former-dat = jener Zuflucht
    .former-gen = jener Zuflucht
    .with = die Zuflucht
    .with-acc = die Zuflucht
    .with-dat = der Zuflucht
    .with-gen = der Zuflucht
    .who-one = , die
    .who-no = , die
    .who-each = , die
    .who-all = , die
vtes-thing-archetype = Archetyp
    .gender = m
    .one = Archetyp
    .one-acc = Archetyp
    .one-dat = Archetyp
    .one-gen = Archetyps
    .all = Archetypen
    .all-dat = Archetypen
    .all-gen = Archetypen
    .this = dieser Archetyp
    .this-acc = diesen Archetyp
    .this-dat = diesem Archetyp
    .this-gen = dieses Archetyps
    .that = der gewählte Archetyp
    .that-acc = den gewählten Archetyp
    .that-dat = dem gewählten Archetyp
    .that-gen = des gewählten Archetyps
    .former = jener Archetyp
    .former-acc = jenen Archetyp
    .former-dat = jenem Archetyp
    .former-gen = jenes Archetyps
    .with = der Archetyp
    .with-acc = den Archetyp
    .with-dat = dem Archetyp
    .with-gen = des Archetyps
    .who-one = , der
    .who-no = , der
    .who-each = , der
    .who-all = , die
vtes-thing-anarch = Anarch
    .implies = minion vampire
    .wider = minion
    .gender = m
    .one = Anarch
    .one-acc = Anarchen
    .one-dat = Anarchen
    .one-gen = Anarchen
    .all = Anarchen
    .all-dat = Anarchen
    .all-gen = Anarchen
    .this = dieser Anarch
    .this-acc = diesen Anarchen
    .this-dat = diesem Anarchen
    .this-gen = dieses Anarchen
    .that = der gewählte Anarch
    .that-acc = den gewählten Anarchen
    .that-dat = dem gewählten Anarchen
    .that-gen = des gewählten Anarchen
    .former = jener Anarch
    .former-acc = jenen Anarchen
    .former-dat = jenem Anarchen
    .former-gen = jenes Anarchen
    .with = der Anarch
    .with-acc = den Anarchen
    .with-dat = dem Anarchen
    .with-gen = des Anarchen
    .who-one = , der
    .who-no = , der
    .who-each = , der
    .who-all = , die
vtes-thing-player = Methusalem
    .gender = f
vtes-shape-m-no = kein
    .ending = er
vtes-shape-m-no-acc = keinen
    .ending = en
vtes-shape-m-no-dat = keinem
    .ending = en
vtes-shape-m-no-gen = keines
    .ending = en
vtes-shape-f-no = keine
    .ending = e
vtes-shape-f-no-acc = keine
    .ending = e
vtes-shape-f-no-dat = keiner
    .ending = en
vtes-shape-f-no-gen = keiner
    .ending = en
vtes-shape-n-no = kein
    .ending = es
vtes-shape-n-no-acc = kein
    .ending = es
vtes-shape-n-no-dat = keinem
    .ending = en
vtes-shape-n-no-gen = keines
    .ending = en
vtes-count-no = keins
    .be = ist
    .have = hat
vtes-unit-counter = Marke
    .many = Marken
    .sum = Marken
vtes-unit-life = Leben
    .many = Leben
    .sum = Leben
vtes-unit-unpreventable = nicht verhinderbarer Schaden
    .many = nicht verhinderbaren Schaden
    .acc = nicht verhinderbaren Schaden
    .accs = nicht verhinderbaren Schaden
    .sum = nicht verhinderbaren Schaden
vtes-unit-unpreventable-aggravated = nicht verhinderbarer, schwer heilbarer Schaden
    .many = nicht verhinderbaren, schwer heilbaren Schaden
    .acc = nicht verhinderbaren, schwer heilbaren Schaden
    .accs = nicht verhinderbaren, schwer heilbaren Schaden
    .sum = nicht verhinderbaren, schwer heilbaren Schaden
vtes-moved = { $amount-kind ->
    [counters-on] { $from-thing ->
        [retainer] alles Leben
       *[other] alles Blut
    }
   *[other] { $amount-blood }
}

vtes-unit-grave = nicht verhinderbarer, schwer heilbarer Schaden
    .many = nicht verhinderbaren, schwer heilbaren Schaden
    .acc = nicht verhinderbaren, schwer heilbaren Schaden
    .accs = nicht verhinderbaren, schwer heilbaren Schaden
    .sum = nicht verhinderbaren, schwer heilbaren Schaden
vtes-until = { $until ->
    [strike] für diesen Angriff
    [action] in dieser Aktion
    [combat] in diesem Kampf
    [round] in dieser Runde
    [next-untap] bis zu deiner nächsten Enttappphase
    [game] für den Rest des Spiels
   *[turn] in diesem Zug
}
vtes-choose = ⟪{ $choice-id }¦Wähle { $choice-one-acc }.{" "}⟫
vtes-when = { $adverb ->
    [none] {""}
   *[other] { $adverb }{" "}
}
vtes-window-before-votes-polling = vor oder während der Stimmabgabe
    .when = vor oder während der Stimmabgabe
    .your = vor oder während der Stimmabgabe
vtes-shape-m-bare = {""}
    .ending = er
vtes-shape-m-bare-acc = {""}
    .ending = en
vtes-shape-m-bare-dat = {""}
    .ending = em
vtes-shape-m-bare-gen = {""}
    .ending = en
vtes-shape-f-bare = {""}
    .ending = e
vtes-shape-f-bare-acc = {""}
    .ending = e
vtes-shape-f-bare-dat = {""}
    .ending = er
vtes-shape-f-bare-gen = {""}
    .ending = er
vtes-shape-n-bare = {""}
    .ending = es
vtes-shape-n-bare-acc = {""}
    .ending = es
vtes-shape-n-bare-dat = {""}
    .ending = em
vtes-shape-n-bare-gen = {""}
    .ending = en
vtes-phrase-that-host = er
    .acc = ihn
    .dat = ihm
    .gen = { $host ->
        [none] dieses Untergebenen
       *[other] { $host-this-gen }
    }
    .before-not = ander{ $shape-ending }
    .thing = { $host ->
        [none] minion
       *[other] { $host }
    }
vtes-phrase-that-card = { $me ->
    [ally] dieser Verbündete
   *[other] { $lasting ->
        [vampire] er
        [imbued] er
       *[other] sie
    }
}
    .acc = { $me ->
        [ally] diesen Verbündeten
       *[other] { $lasting ->
            [vampire] ihn
            [imbued] ihn
           *[other] sie
        }
    }
    .dat = { $me ->
        [ally] diesem Verbündeten
       *[other] { $lasting ->
            [vampire] ihm
            [imbued] ihm
           *[other] ihr
        }
    }
    .before-not = { vtes-phrase-this-card.before-not }
    .gen = { vtes-phrase-this-card.gen }
    .before-not = { vtes-phrase-this-card.before-not }
    .thing = { vtes-phrase-this-card.thing }
vtes-thing-diablerist = Diablerist
    .gender = m
    .one = Diablerist
    .one-acc = Diableristen
    .one-dat = Diableristen
    .one-gen = Diableristen
    .all = Diableristen
    .former = der Diablerist
    .former-acc = den Diableristen
    .former-dat = dem Diableristen
    .former-gen = des Diableristen
    .that = der Diablerist
vtes-phrase-contracted = von dem = vom, an dem = am
vtes-window-before-range-before-strikes-strike-damage-press = jederzeit im Kampf
    .when = jederzeit im Kampf
    .your = jederzeit im Kampf
