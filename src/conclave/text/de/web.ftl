## Der Rahmen

skip = Zum Inhalt springen
nav = Wohin
loading = Einen Augenblick …
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
lost-page = Hier ist nichts
rule-link = Regel { $rule }
rule = Regel
signs = Zeichen

## Die Lobby

lobby-title = Nimm Platz
lobby-about = Spiele voller Geheimnisse, gegen Freunde und Bots. Nichts einzurichten: ein Klick, und du spielst.
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
starter-decks = „Jetzt spielen“ teilt allen ein Einsteigerdeck zu. An einen neuen Tisch bringen alle ein Deck eigener Wahl mit.
players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
players-range = { $from } bis { $to } Spieler
minutes-range = { $from } bis { $to } Minuten
my-running = Deine Spiele
my-finished = Deine beendeten Spiele
finished-none = Was du gespielt hast, steht hier, zum Wiederansehen.
public-tables = Öffentliche Tische
public-none = Gerade läuft kein öffentliches Spiel.
watch = Zusehen
continue = Weiterspielen
to-table = Zum Tisch
waiting = wartet auf Mitspieler
play-again = Noch ein Spiel
see-replay = Noch einmal ansehen
upload-record = Ein Spiel aus einer Aufzeichnung ansehen
your-turn = Du bist dran

## Ein neuer Tisch

new-table = Neuer Tisch …
new-table-of = Ein neuer Tisch: { $game }
create-table = Tisch aufstellen
seats = Wer mitspielt
seat-count = Wie viele Spieler
seat-number = Platz { $number }
seat-me = Ich
seat-open = Frei, auf Einladung
options = Hausregeln
public-table = Öffentlich: Alle dürfen zusehen und mitspielen
clock = Uhr
clock-none = Keine
clock-move = Je Zug
clock-game = Je Spiel
clock-days = Tage, für langsames Spiel
clock-seconds = Sekunden je Zug
clock-minutes = Minuten je Spieler
clock-increment = Zusätzliche Sekunden nach jedem Zug
clock-day-count = Tage je Zug
clock-consequence = Wessen Zeit abläuft, für den spielt ein Bot weiter.
clock-per-move = { $count ->
    [one] { $count } Sekunde je Zug.
   *[other] { $count } Sekunden je Zug.
}
clock-per-game = { $minutes ->
    [one] { $minutes } Minute je Spieler,
   *[other] { $minutes } Minuten je Spieler,
} { $seconds ->
    [one] { $seconds } Sekunde mehr nach jedem Zug.
   *[other] { $seconds } Sekunden mehr nach jedem Zug.
}
clock-per-days = { $count ->
    [one] { $count } Tag je Zug.
   *[other] { $count } Tage je Zug.
}

## Dazukommen

join = An einen Tisch setzen
join-title = Mitspielen: { $game }
choose-seat = Wähle deinen Platz
open-seat = frei
sit-down = Hinsetzen
leave-seat = Platz verlassen
your-name = Dein Name
guest-name = leer lassen, um als Gast zu spielen
table-full = An diesem Tisch ist kein Platz mehr frei.
table-closed = Dieser Tisch ist dir nicht zugänglich
open-seats = { $count ->
    [one] Ein Platz ist frei
   *[other] { $count } Plätze sind frei
}
invite = Schick diesen Link denen, die mitspielen sollen
waiting-for-players = Das Spiel beginnt, wenn alle Plätze besetzt sind.
host-bot = Einen Bot spielen lassen
host-bot-for = Einen Bot spielen lassen für …
host-bot-title = Einen Bot für { $name } spielen lassen?
host-bot-words = Der Bot spielt bis zum Ende der Partie weiter. { $name } kann nicht an diesen Platz zurück.
close-table = Tisch schließen
close-table-title = Diesen Tisch schließen?
close-table-words = Niemand kann sich mehr an ihn setzen.
was-closed = Dieser Tisch wurde geschlossen, bevor sein Spiel begann.

## Am Tisch

waiting-for = Warten auf { $names } …
also-deciding = Es wählen auch: { $names }.
stops = Wann ich gefragt werde
stops-when = Frag mich
stops-about = Wo du auf das reagieren kannst, was andere tun. Was dein eigener Zug verlangt, wirst du immer gefragt. Niemand sonst erfährt, was du wählst.
stops-never = nie
stops-could = wenn ich handeln kann
stops-always = immer
yield-action = Nicht diese Aktion
yield-action-about = Für mich passen, bis diese Aktion vorbei ist
yield-action-short = Aktion
yield-turn = Erst in meinem Zug
yield-turn-about = Für mich passen, bis mein nächster Zug beginnt
yield-turn-short = Mein Zug
hold = Nächstes Mal
hold-about = Mich bei der nächsten Gelegenheit fragen, auch wenn ich nur passen kann
hold-short = Fragen
passing = Du passt …
lately = Zuletzt: { $line }
catch-up = Alles sofort zeigen
game-over = Das Spiel ist zu Ende.
connecting = Verbinde …
connected = verbunden
lost = Die Verbindung ist unterbrochen. Neuer Versuch …
lost-short = nicht verbunden
watchers = { $count ->
    [one] { $count } sieht zu
   *[other] { $count } sehen zu
}
log = Was geschah
log-and-talk = Was geschah, und Gespräch
chat = Etwas sagen
send = Senden
undo = Zurücknehmen
undo-asked = { $name } möchte einen Zug zurücknehmen.
undo-waiting = { $name } möchte einen Zug zurücknehmen. Es müssen noch zustimmen: { $names }.
undo-mine = Du möchtest einen Zug zurücknehmen. Es müssen noch zustimmen: { $names }.
undo-agree = Einverstanden
undo-refuse = Ablehnen
resign = Aufgeben
resign-title = Aufgeben?
resign-words = Ein Bot spielt für dich weiter. Du kannst auf diesen Platz nicht zurückkehren.
plain-view = Schlichte Ansicht
plain-view-always = Schlichte Ansicht statt gezeichneter Spielpläne: Listen und Tabellen, gut für Vorleseprogramme
notify-me = Benachrichtigen
you = du
a-bot = ein Bot
has-account = hat ein Konto
away = nicht da
resigned = aufgegeben
deciding = entscheidet
player = Spieler
choices = Deine Möglichkeiten
search-choices = { $count ->
    [one] Eine Möglichkeit durchsuchen
   *[other] { $count } Möglichkeiten durchsuchen
}
found = { $count ->
    [0] Nichts gefunden
    [one] { $count } gefunden
   *[other] { $count } gefunden
}
position = Der Tisch
result = Wie es ausging
place = Platz
copy-text = Als Text kopieren
time-left = Zeit, bis das Spiel endet
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
replay-start = Der Anfang
replay-bar = Zu einem Zug gehen
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-next = Einen Zug weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
chances = Gewinnchancen
chances-show = Wer stand wie gut?
chances-working = Das Spiel wird von vielen Stellen aus probeweise zu Ende gespielt …
chances-graph = Eine Linie für jeden Spieler: die Gewinnchancen nach jedem Zug. Die Wendepunkte stehen darunter.
chances-turning-points = Wendepunkte
chances-no-turning-points = Kein Zug hat jemanden viel gekostet.
chances-stopped = Nach Wendepunkten zu suchen hat zu lange gedauert.
chances-figures = Alle Zahlen
eyes = Gesehen von
eyes-all = allen: nichts verborgen
eyes-none = einem Zuschauer
share = Link zu diesem Augenblick
download-record = Aufzeichnung herunterladen
continue-here = Ab hier gegen Bots weiterspielen
continue-as = als { $name }

## Regeln

rules-of = Regeln: { $game }
rules-about = Die Regeln als nummerierte Aussagen. Jede Frage und jede Ablehnung am Tisch nennt die, auf der sie beruht.
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

account = Du und deine Einstellungen
who-you-are = Wer du bist
you-nobody = Du hast hier noch keinen Namen. Du bekommst einen, wenn du dich setzt.
you-guest = Du spielst als Gast: { $name }. Gäste kennt nur dieser Browser.
you-account = Du bist angemeldet als { $name }.
account-name = Name des Kontos
password = Passwort
password-about = Mindestens 8 Zeichen und schwer zu erraten
sign-in = Anmelden
sign-in-about = Die Spiele, die du hier als Gast gespielt hast, nimmst du mit.
signed-in = Du bist angemeldet.
sign-out = Abmelden
signed-out = Du bist abgemeldet.
sign-up = Konto anlegen
sign-up-about = Ein Konto bewahrt deine Spiele über Browser hinweg. Ein Name und ein Passwort, sonst nichts.
signed-up = Dein Konto ist angelegt.
settings = Einstellungen
language = Sprache
theme = Darstellung
theme-system = wie das System
theme-dark = dunkel
theme-light = hell
theme-to-light = Hell anzeigen
theme-to-dark = Dunkel anzeigen
pace = Wie lange jeder Zug der anderen gezeigt wird
pace-slow = lange
pace-normal = wie üblich
pace-fast = kurz
pace-none = gar nicht: gleich das Ergebnis zeigen

## Über

about = Über Conclave
about-words = Conclave ist ein Tisch für Spiele mit verborgener Information. Menschen, Bots und Programme sitzen daran.
unofficial-short = Ein inoffizielles Fanprojekt
unofficial-title = Ein inoffizielles Fanprojekt
unofficial = Conclave ist von Fans gemacht. Es steht in keiner Verbindung zu den Autoren, Verlagen oder anderen Rechteinhabern der hier gespielten Spiele und wird von ihnen weder unterstützt noch gefördert. Die Namen der Spiele gehören ihren Inhabern und sagen nur, nach welchen Regeln gespielt wird. Keine Bilder und keine gedruckten Texte der Spiele sind übernommen.
unofficial-vendetta = Vendetta ist ein Spiel von Matthäus und Nestel.
unofficial-masquerade = Vampire: Die Maskerade – Vendetta ist ein Spiel von Charlie Cleveland und Bruno Faidutti. Die Texte seiner Karten schreibt Conclave selbst, nach dem, was die Karten tun.
unofficial-empire = Vampire Empire ist ein Spiel von Filip Miłuński. Die beiden Kartensätze hier hat Conclave selbst entworfen.
unofficial-vtes = Vampire: The Eternal Struggle ist ein Spiel von Richard Garfield. Die Texte seiner Karten schreibt Conclave selbst, nach dem, was die Karten tun.
licences = Lizenzen
credits = Dank und Lizenzen
credit-icons = Symbole
credit-fonts = Schriften
credit-map = Der Dorfplan, die Leute im Schloss, die Zeichen der Plätze und die Ornamente wurden für Conclave gezeichnet.
licence-own = Conclave selbst steht unter der MIT-Lizenz. Wer diesen Server betreibt, kann auflisten, was er sonst noch verwendet: conclave licences.
licence-packages = In diese Seite eingebaut
privacy-title = Was gespeichert wird
privacy = Ein Cookie sagt, wer du bist. Deine Spiele, dein Name und, mit einem Konto, dein Passwort als Argon2-Prüfwert liegen bei dem, der diesen Server betreibt. Von anderswo wird nichts geladen.

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
