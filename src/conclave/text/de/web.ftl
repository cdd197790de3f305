## Der Rahmen

skip = Zum Inhalt springen
nav = Navigation
loading = Lädt …
unreachable = Der Server ist nicht erreichbar. Läuft er?
dismiss = Schließen
cancel = Abbrechen
save = Speichern
saved = Gespeichert.
copy = Kopieren
copied = Kopiert
yes = ja
no = nein
hidden = geheim
to-lobby = Zur Lobby
lost-page = Seite nicht gefunden
rule-link = Regel { $rule }
rule = Regel
signs = Symbole

## Die Lobby

lobby-title = Nimm Platz
lobby-about = Spiele voller Geheimnisse, gegen Freunde und Bots. Ohne Vorbereitung: ein Klick, und du spielst.
games = Spiele
opponents = „Jetzt spielen“: du gegen { $count ->
    [one] einen Bot
   *[other] { $count } Bots
}
play-now = Jetzt spielen
learn-by-playing = Spielend lernen
how-to-play = So wird gespielt
rules = Regeln
decks = Decks
starter-decks = Bei „Jetzt spielen“ erhalten alle ein Einsteigerdeck. An einem neuen Tisch wählen alle ihr Deck selbst.
players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
players-range = { $from } bis { $to } Spieler
minutes-range = { $from } bis { $to } Minuten
my-running = Deine Spiele
my-finished = Deine beendeten Spiele
finished-none = Hier erscheinen deine beendeten Spiele; du kannst sie dir noch einmal ansehen.
public-tables = Öffentliche Tische
public-none = Zurzeit läuft kein öffentliches Spiel.
watch = Zusehen
continue = Weiterspielen
to-table = Zum Tisch
waiting = wartet auf Mitspieler
play-again = Noch ein Spiel
see-replay = Wiederholung ansehen
upload-record = Ein Spiel aus einer Datei ansehen
your-turn = Du bist dran

## Ein neuer Tisch

new-table = Neuer Tisch …
new-table-of = Neuer Tisch: { $game }
create-table = Tisch eröffnen
seats = Spieler
seat-count = Anzahl der Spieler
seat-number = Platz { $number }
seat-me = Ich
seat-open = Frei, auf Einladung
options = Hausregeln
public-table = Öffentlich: Alle können zusehen und mitspielen
clock = Uhr
clock-none = Ohne Uhr
clock-move = Je Zug
clock-game = Je Spiel
clock-days = Tage je Zug, für langsame Partien
clock-seconds = Sekunden je Zug
clock-minutes = Minuten je Spieler
clock-increment = Sekunden Zugabe nach jedem Zug
clock-day-count = Tage je Zug
clock-consequence = Läuft deine Zeit ab, spielt ein Bot für dich weiter.
clock-per-move = { $count ->
    [one] { $count } Sekunde je Zug.
   *[other] { $count } Sekunden je Zug.
}
clock-per-game = { $minutes ->
    [one] { $minutes } Minute je Spieler,
   *[other] { $minutes } Minuten je Spieler,
} { $seconds ->
    [one] dazu { $seconds } Sekunde nach jedem Zug.
   *[other] dazu { $seconds } Sekunden nach jedem Zug.
}
clock-per-days = { $count ->
    [one] { $count } Tag je Zug.
   *[other] { $count } Tage je Zug.
}

## Dazukommen

join = Mitspielen
join-title = Mitspielen: { $game }
choose-seat = Wähle deinen Platz
open-seat = frei
sit-down = Hinsetzen
leave-seat = Platz verlassen
your-name = Dein Name
guest-name = leer lassen, um als Gast zu spielen
table-full = Dieser Tisch ist voll.
table-closed = Du hast keinen Zugang zu diesem Tisch
open-seats = { $count ->
    [one] 1 freier Platz
   *[other] { $count } freie Plätze
}
invite = Teile diesen Link, um andere einzuladen
waiting-for-players = Das Spiel beginnt, wenn alle Plätze besetzt sind.
host-bot = Einen Bot spielen lassen
host-bot-for = Einen Bot spielen lassen für …
host-bot-title = Einen Bot für { $name } spielen lassen?
host-bot-words = Der Bot spielt bis zum Ende der Partie. { $name } kann nicht an diesen Platz zurückkehren.
close-table = Tisch schließen
close-table-title = Diesen Tisch schließen?
close-table-words = Danach kann hier niemand mehr Platz nehmen.
was-closed = Dieser Tisch wurde vor Beginn des Spiels geschlossen.

## Am Tisch

waiting-for = Warten auf { $names } …
also-deciding = Es wählen auch: { $names }.
stops = Wann ich gefragt werde
stops-when = Frag mich
stops-about = Das gilt, wenn du auf andere reagieren kannst. In deinem eigenen Zug wirst du immer gefragt. Niemand sonst sieht diese Einstellungen.
stops-never = nie
stops-could = wenn ich handeln kann
stops-always = immer
yield-action = Diese Aktion auslassen
yield-action-about = Für mich passen, bis diese Aktion vorbei ist
yield-action-short = Aktion
yield-turn = Bis zu meinem Zug auslassen
yield-turn-about = Für mich passen, bis mein nächster Zug beginnt
yield-turn-short = Mein Zug
hold = Bei nächster Gelegenheit fragen
hold-about = Mich bei der nächsten Gelegenheit fragen, auch wenn ich nur passen kann
hold-short = Fragen
passing = Du passt …
lately = Zuletzt: { $line }
catch-up = Zum neuesten Stand springen
game-over = Das Spiel ist zu Ende.
connecting = Verbindung wird hergestellt …
connected = verbunden
lost = Verbindung unterbrochen. Neuer Versuch …
lost-short = nicht verbunden
watchers = { $count ->
    [one] { $count } Zuschauer
   *[other] { $count } Zuschauer
}
log = Spielverlauf
log-and-talk = Spielverlauf und Chat
chat = Etwas sagen
send = Senden
undo = Zurücknehmen
undo-asked = { $name } möchte einen Zug zurücknehmen.
undo-waiting = { $name } möchte einen Zug zurücknehmen. Zustimmen müssen noch: { $names }.
undo-mine = Du möchtest einen Zug zurücknehmen. Zustimmen müssen noch: { $names }.
undo-agree = Einverstanden
undo-refuse = Ablehnen
resign = Aufgeben
resign-title = Aufgeben?
resign-words = Ein Bot spielt für dich weiter. Du kannst nicht an diesen Platz zurückkehren.
plain-view = Schlichte Ansicht
plain-view-always = Schlichte Ansicht: Listen und Tabellen statt gezeichneter Spielpläne, gut für Screenreader
notify-me = Benachrichtigen
you = du
a-bot = ein Bot
has-account = hat ein Konto
away = abwesend
resigned = hat aufgegeben
deciding = entscheidet
player = Spieler
choices = Deine Züge
search-choices = { $count ->
    [one] { $count } Zug durchsuchen
   *[other] { $count } Züge durchsuchen
}
found = { $count ->
    [0] Nichts gefunden
    [one] { $count } gefunden
   *[other] { $count } gefunden
}
position = Der Tisch
result = Ergebnis
place = Platz
copy-text = Als Text kopieren
time-left = Verbleibende Zeit
time-minutes = { $count ->
    [one] Noch { $count } Minute.
   *[other] Noch { $count } Minuten.
}
time-called = Die Zeit ist um.
score = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

## Wiederholungen

replay = Wiederholung
replay-of = Wiederholung: { $game }
replay-step = Zug { $number } von { $total }
replay-start = Spielbeginn
replay-bar = Zu einem Zug springen
replay-first = Zum Anfang
replay-back = Voriger Zug
replay-next = Nächster Zug
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
chances = Gewinnchancen
chances-show = Gewinnchancen zeigen
chances-working = Gewinnchancen werden berechnet …
chances-graph = Eine Linie je Spieler: die Gewinnchance nach jedem Zug. Die Wendepunkte stehen darunter.
chances-turning-points = Wendepunkte
chances-no-turning-points = Keine Wendepunkte: Kein Zug hat jemanden viel gekostet.
chances-stopped = Die Suche nach Wendepunkten hat zu lange gedauert.
chances-figures = Alle Zahlen
eyes = Blickwinkel
eyes-all = alle: nichts verborgen
eyes-none = Zuschauer
share = Link zu diesem Zug
download-record = Aufzeichnung herunterladen
continue-here = Ab hier gegen Bots weiterspielen
continue-as = als { $name }

## Regeln

rules-of = Regeln: { $game }
rules-about = Die Regeln als nummerierte Sätze. Jede Frage und jeder abgelehnte Zug am Tisch verweist auf einen davon.
rules-language = Was noch nicht übersetzt ist, steht auf Englisch da.
rules-page = Zum Lesen
rules-reference = Zum Nachschlagen
rules-behind = { $count ->
    [one] Die Regel dahinter
   *[other] Die { $count } Regeln dahinter
}
search-rules = Regeln durchsuchen
contents = Inhalt

## Personen und Einstellungen

account = Konto und Einstellungen
who-you-are = Dein Konto
you-nobody = Du hast noch keinen Namen. Du bekommst einen, sobald du dich an einen Tisch setzt.
you-guest = Du spielst als Gast: { $name }. Als Gast bist du nur in diesem Browser bekannt.
you-account = Du bist angemeldet als { $name }.
account-name = Benutzername
password = Passwort
password-about = Mindestens 8 Zeichen und schwer zu erraten
sign-in = Anmelden
sign-in-about = Spiele, die du hier als Gast gespielt hast, werden in dein Konto übernommen.
signed-in = Du bist angemeldet.
sign-out = Abmelden
signed-out = Du bist abgemeldet.
sign-up = Konto anlegen
sign-up-about = Mit einem Konto findest du deine Spiele in jedem Browser wieder. Du brauchst nur einen Namen und ein Passwort.
signed-up = Dein Konto wurde angelegt.
settings = Einstellungen
language = Sprache
theme = Darstellung
theme-system = Systemeinstellung
theme-dark = dunkel
theme-light = hell
theme-to-light = Zu hell wechseln
theme-to-dark = Zu dunkel wechseln
pace = Anzeigedauer für die Züge der anderen
pace-slow = lang
pace-normal = normal
pace-fast = kurz
pace-none = keine: gleich das Ergebnis zeigen

## Über

about = Über Conclave
about-words = Mit Conclave spielt man Spiele mit verborgener Information: Menschen, Bots und Programme an einem Tisch.
unofficial-short = Ein inoffizielles Fanprojekt
unofficial-title = Ein inoffizielles Fanprojekt
unofficial = Conclave ist von Fans gemacht. Es steht in keiner Verbindung zu den Autoren, Verlagen oder anderen Rechteinhabern der hier gespielten Spiele und wird von ihnen weder unterstützt noch gefördert. Die Namen der Spiele gehören ihren Inhabern und sagen nur, nach welchen Regeln gespielt wird. Keine Bilder und keine gedruckten Texte der Spiele sind übernommen.
unofficial-vendetta = Vendetta ist ein Spiel von Matthäus und Nestel.
unofficial-masquerade = Vampire: Die Maskerade – Vendetta ist ein Spiel von Charlie Cleveland und Bruno Faidutti. Die Kartentexte formuliert Conclave selbst, ausgehend davon, was die Karten tun.
unofficial-empire = Vampire Empire ist ein Spiel von Filip Miłuński. Die beiden Kartensätze hier hat Conclave selbst entworfen.
unofficial-vtes = Vampire: The Eternal Struggle ist ein Spiel von Richard Garfield. Die Kartentexte formuliert Conclave selbst, ausgehend davon, was die Karten tun.
licences = Lizenzen
credits = Mitwirkende und Lizenzen
credit-icons = Symbole
credit-fonts = Schriften
credit-map = Der Dorfplan, die Charaktere im Schloss, die Symbole der Plätze und die Ornamente wurden für Conclave gezeichnet.
licence-own = Conclave steht unter der MIT-Lizenz. Welche Software der Server sonst verwendet, zeigt dem Betreiber der Befehl: conclave licences
licence-packages = In dieser Seite enthalten
privacy-title = Datenschutz
privacy = Ein einziges Cookie erkennt dich wieder. Der Betreiber des Servers speichert deinen Namen, deine Spiele und, falls du ein Konto hast, dein Passwort als Argon2-Hash. Von anderen Seiten wird nichts geladen.

## Die Anleitung für Neulinge

guide = Anleitung
guide-off = Anleitung ausschalten
guide-now = Jetzt:
guide-waits = Die Anleitung meldet sich, wenn etwas Neues kommt.
guide-next = { $count ->
    [one] Weiter (noch 1)
   *[other] Weiter (noch { $count })
}
guide-done = Verstanden
guide-again = Noch einmal: { $title }
guide-progress = Bisher erklärt: { $told } von { $all }
