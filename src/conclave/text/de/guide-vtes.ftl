### Anleitung für eine erste Partie V:TES: Alles wird erklärt, wenn es vorkommt

## Der Tisch

guide-vtes-welcome = Das Ziel
    .text = Du bist eine Methusalem, so alt, dass du andere für dich kämpfen lässt. Dein Einfluss ist dein Pool: Du beginnst mit 30. Wer keinen Pool mehr hat, ist aus dem Spiel, und wer die anderen herauswirft, gewinnt.
    .now = Behalte eines im Kopf: Mit deinem Pool bezahlst du alles, und er ist zugleich dein Leben.
guide-vtes-table = Beute und Jäger
    .text = Wer links von dir sitzt, ist deine Beute: Sie greifst du an. Wer rechts von dir sitzt, ist dein Jäger: Er greift dich an. Zu zweit ist dein Gegner beides. Auf jeder Seite gibt es bereite Untergebene, Untergebene im Torpor und Vampire, die noch niemand kontrolliert.
    .now = Suche deine eigene Seite, deine sieben Handkarten und die vier verdeckten Vampire, die nur du ansehen kannst.
guide-vtes-turn = Dein Zug
    .text = Ein Zug hat fünf Phasen: Enttappen, Meister, Untergebene, Einfluss, Abwurf. Zuerst enttappen alle deine getappten Karten und sind wieder zu gebrauchen. Die anderen Phasen lernst du eine nach der anderen kennen.
    .now = Wo es nichts zu entscheiden gibt, wirst du nicht gefragt; in den ersten Zügen geht es deshalb vielleicht gleich zur Einflussphase.

## Die Phasen eines Zuges

guide-vtes-master = Die Meisterphase
    .text = Meisterkarten spielst du selbst aus: Orte, Intrigen, Ausbildung. In jeder deiner Meisterphasen darfst du eine spielen, und die meisten kosten Pool. Eine Karte, die im Spiel bleibt, wirkt von da an.
    .now = Spiel eine, wenn du sie dir leisten kannst: Was jeden Zug etwas bringt, spielt man am besten früh. Sonst passe.
guide-vtes-crypt = Die Vampire deiner Gruft
    .text = Du beginnst mit vier Vampiren in deiner unkontrollierten Region. Niemand sonst kann sie sehen. Die Zahl auf jedem ist seine Kapazität: So viel kostet er, und so viel Blut fasst er. Je größer sie ist, desto mehr kann er.
    .now = Sieh dir alle vier an. Ein kleiner Vampir ist bald draußen und kann etwas tun, ein großer braucht einige Züge.
guide-vtes-transfers = Die Einflussphase
    .text = Vampire bringst du mit Transfers heraus: Jeder legt 1 aus deinem Pool auf einen von ihnen. Wer das Spiel beginnt, hat im ersten Zug nur einen Transfer, später haben alle vier je Zug. Was auf einem Vampir liegt, bleibt dort, bis er bezahlt ist.
    .now = Wähle einen Vampir und leg alle Transfers auf ihn. Einer, der draußen ist, ist mehr wert als zwei halb bezahlte.
guide-vtes-in-play = Jetzt gehört es dir
    .text = Was du ins Spiel gebracht hast, liegt offen auf deiner Seite. Ein Vampir, dessen Kapazität erreicht ist, kommt enttappt in deine bereite Region, und was du bezahlt hast, ist jetzt sein Blut: In deiner nächsten Untergebenenphase kann er handeln, und blocken kann er schon vorher. Orte und andere bleibende Karten wirken von jetzt an.
    .now = Lies die neue Karte. Bei einem Vampir sind die Disziplinen das Wichtigste: Sie entscheiden, welche deiner Karten er spielen kann.
guide-vtes-discard = Die Abwurfphase
    .text = Am Ende deines Zuges darfst du eine Karte abwerfen und eine andere ziehen. Von allein kommen keine Karten: Du ziehst nur, wenn du eine gespielt oder abgeworfen hast.
    .now = Wirf ab, was keiner deiner Untergebenen spielen kann oder was du doppelt hast. Wer alles behält, verstopft seine Hand.
guide-vtes-other-turn = Der Zug des Gegners
    .text = Jetzt geht dein Gegner durch dieselben Phasen. Gefragt wirst du trotzdem: ob du eine Aktion blockst oder mit einer Karte antwortest. Dafür brauchst du bereite, enttappte Untergebene.
    .now = Sieh zu, wen er herausbringt und wie viel Pool ihm das lässt.

## Aktionen

guide-vtes-acting = Die Untergebenenphase
    .text = Jeder deiner bereiten, enttappten Untergebenen darf eine Aktion unternehmen; dafür tappt er bis zu deinem nächsten Zug. Wer handelt, kann danach nicht blocken, also kostet dich jede Aktion etwas Verteidigung.
    .now = Lass einen handeln, und wenn alle getan haben, was sie sollen, passe.
guide-vtes-bleeding = Bleeden
    .text = Ein Bleed nimmt deiner Beute Pool, gewöhnlich 1. So werden die meisten Partien gewonnen, und es braucht keine Karte. Aber ein Bleed hat keine Heimlichkeit: Jeder enttappte Untergebene deiner Beute kann ihn blocken. Karten können ihn erhöhen.
    .now = Bleede, wenn deine Beute niemanden enttappt hat oder wenn ein Block dir nicht schadet.
guide-vtes-hunting = Jagen
    .text = Mit Blut bezahlen deine Vampire, und mit Blut heilen sie ihre Wunden. Eine Jagd bringt einem Vampir 1 Blut und hat 1 Heimlichkeit. Wer gar kein Blut hat, muss jagen, bevor irgendetwas anderes geschieht.
    .now = Jage mit einem Vampir, der wenig Blut hat; einem vollen bringt es nichts.
guide-vtes-action-cards = Aktionskarten
    .text = Viele Karten sind selbst Aktionen: Ein Untergebener rüstet sich aus, bindet Gefolgsleute, wirbt Verbündete an, ruft eine Abstimmung aus oder tut, was auf der Karte steht. Wird die Aktion geblockt, ist die Karte verloren; ihre Kosten werden nur bei Erfolg bezahlt. Die meisten haben 1 Heimlichkeit.
    .now = Was jetzt gespielt werden kann, ist hervorgehoben. Wähle eine Karte und dann, wer sie spielt.
guide-vtes-announced = Deine Aktion läuft
    .text = Die Aktion ist angesagt, und dein Untergebener ist getappt. Bevor sie geschieht, kann sie geblockt werden: von dem, gegen den sie gerichtet ist, sonst von deiner Beute und deinem Jäger. Wer blockt, braucht mindestens so viel Aufmerksamkeit, wie dein Untergebener Heimlichkeit hat.
    .now = Du darfst Aktionsmodifikatoren aus der Hand spielen, zum Beispiel für mehr Heimlichkeit. Hast du nichts, passe und warte ab.
guide-vtes-attacked = Ein Gegner handelt
    .text = Ein Untergebener deines Gegners unternimmt eine Aktion. Ist sie gegen dich gerichtet, darfst du sie blocken; ist sie gegen niemanden gerichtet, darfst du es als Beute oder Jäger. Noch ist nichts geschehen: Erst wirst du gefragt.
    .now = Sieh nach, wer handelt, mit wie viel Heimlichkeit, und wer von deinen Untergebenen noch enttappt ist.
guide-vtes-stops = Viele kleine Fragen
    .text = In V:TES kann fast jederzeit jemand reagieren, deshalb wirst du hin und wieder gefragt, ob du willst. Passen kostet nichts. Wie oft du gefragt wirst, kannst du wählen: nie, nur wenn du handeln kannst, oder immer.
    .now = Passe, wenn du nichts vorhast. Im Browser stellst du das über dem Tisch ein.
guide-vtes-mid-action = Karten während einer Aktion
    .text = Aktionsmodifikatoren spielt, wer handelt; Reaktionen spielt ein enttappter Untergebener eines anderen Spielers. Heimlichkeit und Aufmerksamkeit kommen nur dazu, wenn sie gebraucht werden, und dieselbe Karte kann ein Untergebener je Aktion nur einmal spielen.
    .now = Heb dir eine gute Reaktion für eine Aktion auf, die weh tut. Tut diese es nicht, passe.
guide-vtes-playing = Du hast eine Karte gespielt
    .text = Für jede gespielte Karte ziehst du sofort eine nach; Karten zu spielen ist also nie ein Verlust. Zeigt eine Karte eine Disziplin, kann sie nur ein Vampir spielen, der sie hat; wer sie verstärkt hat, darf die stärkere Wirkung wählen.
    .now = Sieh dir deine neue Karte an.
guide-vtes-targets = Ein Ziel wählen
    .text = Wenn du eine Karte spielst oder eine Aktion ansagst, legst du sofort fest, gegen wen oder was sie geht und wie sie genutzt wird. Später lässt sich das nicht mehr ändern.
    .now = Wähle eines der hervorgehobenen Ziele.
guide-vtes-attached = Karten auf Karten
    .text = Ausrüstung und Gefolgsleute liegen auf ihrem Untergebenen, und auch manche anderen Karten liegen auf einer Karte. Sie wirken, solange sie dort liegen, und gehen mit der Karte, auf der sie liegen.
    .now = Lies eine Karte, bevor du dich auf sie verlässt: im Browser mit einem Rechtsklick oder durch langes Tippen.
guide-vtes-bled = Ein Bleed gelingt
    .text = Dieser Pool ist weg. Zurück kommt er nur durch Karten, durch den Vorteil und dadurch, dass du deine Beute herauswirfst.
    .now = Vergleiche eure Pools. Wer unter 10 fällt, sollte einen Untergebenen zum Blocken zurückhalten.
guide-vtes-edge = Der Vorteil
    .text = Wer erfolgreich bleedet, nimmt sich den Vorteil; es gibt ihn nur einmal. Wer ihn in seiner Enttappphase hat, darf 1 Pool aus der Bank nehmen; in einer Abstimmung kann man ihn für eine Stimme abgeben.
    .now = Ein gelungener Bleed in jedem Zug hält den Vorteil bei dir, und mit ihm 1 Pool.

## Blocken und Kampf

guide-vtes-blocking = Blockst du?
    .text = Du darfst versuchen, die Aktion mit einem bereiten, enttappten Untergebenen aufzuhalten. Ist seine Aufmerksamkeit mindestens so groß wie die Heimlichkeit des Handelnden, gelingt der Block: Die Aktion scheitert, dein Untergebener tappt, und die beiden kämpfen. Du darfst auch verzichten, dann geht die Aktion weiter.
    .now = Blocke, wenn du den Untergebenen entbehren kannst und den Kampf nicht fürchtest. Bei einem kleinen Bleed ist Verzichten manchmal besser.
guide-vtes-stealth = Heimlichkeit gegen Aufmerksamkeit
    .text = Ein Block wird versucht, und jetzt zählen beide Zahlen: die Heimlichkeit des Handelnden und die Aufmerksamkeit des Blockenden. Beide Seiten dürfen abwechselnd Karten spielen, bis niemand mehr etwas dazulegt. Ist die Heimlichkeit größer, scheitert der Versuch, und ein anderer darf es versuchen.
    .now = Vergleiche die beiden Summen und frage dich, wer noch mehr nachlegen kann.
guide-vtes-blocked = Die Aktion ist geblockt
    .text = Was geschehen sollte, geschieht nicht. Die dafür gespielte Karte ist verloren, ihre Kosten aber werden nicht bezahlt. Wer geblockt hat, tappt, und die beiden kämpfen.
    .now = Keine Angst: Ein Kampf dauert nur eine Runde, wenn niemand mehr will.
guide-vtes-combat = Der Kampf
    .text = Ein Kampf hat Runden mit drei Schritten: Entfernung, Angriffe, Press. Üblich ist der Nahkampf; beide greifen dann zugleich an. In jedem Schritt entscheidet zuerst die Seite des Handelnden. Hier sind nur Kampfkarten erlaubt.
    .now = Ohne Karten ist es einfach: Beide schlagen mit der Hand für je 1 Schaden zu, dann ist es vorbei.
guide-vtes-range = Die Entfernung
    .text = Im Nahkampf zählen alle Angriffe, auf große Entfernung nur weit reichende, etwa mit Schusswaffen. Ein Manöver ändert die Entfernung, und die andere Seite darf mit einem eigenen antworten. Manöver kommen von Karten und Waffen.
    .now = Kannst du schießen und dein Gegner nicht, manövriere auf große Entfernung. Sonst passe.
guide-vtes-strikes = Einen Angriff wählen
    .text = Dein Untergebener greift mit der Hand an, mit einer Waffe oder mit einer Kampfkarte. Ausweichen schützt ihn vor dem Angriff des anderen; „Kampf endet“ beendet alles, bevor Schaden entsteht. Beide Angriffe geschehen zugleich.
    .now = Greif mit der Hand an, wenn du deine Karten behalten willst. Kannst du den Kampf nicht gewinnen, weiche aus oder beende ihn.
guide-vtes-damage = Schaden
    .text = Zuerst kann Schaden mit Karten verhindert werden. Was bleibt, heilt ein Vampir mit 1 Blut je Punkt; ein Verbündeter verliert stattdessen Leben. Schwer heilbarer Schaden lässt sich nicht heilen: Er schickt einen Vampir in den Torpor, und wer schon verwundet ist, kann vernichtet werden.
    .now = Zähle das Blut beider: Wem es ausgeht, der fällt in den Torpor.
guide-vtes-press = Das Press
    .text = Die Runde ist vorbei und damit der Kampf, wenn ihn niemand mit einem Press fortsetzt. Der andere kann dann selbst ein Press spielen, um ihn zu beenden.
    .now = Setz den Kampf fort, wenn du gewinnst und noch eine Runde verträgst. Sonst lass ihn enden.
guide-vtes-torpor = Im Torpor
    .text = Ein Vampir, der seine Wunden nicht heilen konnte, liegt im Torpor. Er gehört noch seiner Methusalem, kann aber nichts tun, als sich wieder zu erheben. Inzwischen kann jeder bereite Vampir kommen und ihn leer trinken.
    .now = Ist es deiner, hol ihn bald heraus. Ist es ein fremder, ist er leichte Beute.
guide-vtes-rescue = Aus dem Torpor
    .text = Den Torpor zu verlassen ist eine Aktion des Vampirs selbst und kostet 2 Blut. Oder ein anderer deiner Vampire befreit ihn, und die beiden teilen sich die 2 Blut, wie du willst. Beides hat 1 Heimlichkeit. Wird die erste Aktion von einem Vampir geblockt, kann der Diablerie begehen.
    .now = Lass ihn lieber von einem anderen befreien, solange dein Gegner einen starken Vampir enttappt hat.
guide-vtes-diablerie = Diablerie und Blutjagd
    .text = Ein Vampir kann einen anderen verschlingen, der im Torpor liegt: Er nimmt sich alles Blut und die Ausrüstung, und das Opfer ist vernichtet. Aber das ist ein Verbrechen. Sofort stimmen alle ab, ob der Täter gejagt wird; wird es beschlossen, ist auch er vernichtet.
    .now = Zähle vorher die Stimmen: Zu zweit und ohne Titel scheitert die Blutjagd oft, weil niemand genug Stimmen hat.

## Politik und das Ende

guide-vtes-referendum = Eine Abstimmung
    .text = Eine politische Aktion ist gelungen. Wer die Abstimmung ausgerufen hat, legt jetzt die Bedingungen fest, dann geben alle in beliebiger Reihenfolge Stimmen ab, und dann wird gezählt. Mit mehr Stimmen dafür als dagegen ist sie erfolgreich.
    .now = Lies, was sie bewirken würde und bei wem.
guide-vtes-votes = Stimmen abgeben
    .text = Stimmen kommen von Vampiren mit Titel, vom Vorteil und von politischen Karten, die du aus der Hand ablegst, je eine. Du musst nicht alle nutzen.
    .now = Stimme gegen das, was dir schadet, wenn du das Ergebnis drehen kannst; sonst behalte deine Karten.
guide-vtes-titles = Ein Titel
    .text = Ein Prinz hat in jeder Abstimmung zwei Stimmen, ein Justiziar drei, ein Mitglied des Inneren Zirkels vier; sie zählen auch, wenn der Vampir getappt ist, solange er bereit ist. Die meisten Titel kann nur ein Vampir tragen.
    .now = Ein Vampir mit Titel ist es wert, geschützt zu werden, und auch, angegriffen zu werden.
guide-vtes-contest = Umstritten
    .text = Jeden Vampir und jede einmalige Karte gibt es nur einmal. Kommt eine zweite ins Spiel, werden beide verdeckt, und niemand kann sie nutzen. Jede Seite zahlt dafür in jeder Enttappphase 1 Pool oder gibt auf; bei einem Titel zahlt der Vampir 1 Blut. Wer übrig bleibt, hat sie allein.
    .now = Gib auf, wenn die Karte den Pool nicht wert ist. Ein langer Streit schadet beiden.
guide-vtes-ousting = Aus dem Spiel
    .text = Wer keinen Pool hat, scheidet mit allen Karten aus. Sein Jäger erhält einen Siegpunkt und 6 Pool und hat eine neue Beute. Wer als Letzter am Tisch bleibt, erhält noch einen Punkt. Die meisten Punkte gewinnen, auch bei denen, die schon ausgeschieden sind.
    .now = Mehr musst du nicht wissen. Versuch es nach einer Partie zu zweit mit drei oder mehr Spielern: Dort sind Beute und Jäger nicht mehr dieselbe Person.
