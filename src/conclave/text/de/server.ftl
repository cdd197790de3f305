## People

guest-called = Gast { $number }
nobody-yet = Wir kennen dich noch nicht: Nimm zuerst einen Platz oder einen Namen.
name-empty = Ein Name braucht mindestens einen Buchstaben.
name-taken = Es heißt schon jemand { $name }. Wähle einen anderen Namen.
name-of-account = Ein Konto heißt { $name } oder sieht zum Verwechseln ähnlich aus. Ist es deines, melde dich an; sonst wähle einen anderen Namen.
password-too-short = Ein Passwort braucht mindestens { $least } Zeichen.
password-too-weak = Dieses Passwort ist leicht zu erraten. Nimm etwas, das weder verbreitet noch dein Name ist, mit mindestens { $least } Zeichen: zum Beispiel drei oder vier Wörter, die nichts miteinander zu tun haben.
wrong-password = Es gibt kein Konto dieses Namens mit diesem Passwort.
account-already = Du hast schon ein Konto.

## Bots

bot-gentle = Sanfter Bot
    .about = Spielt nach Gefühl, antwortet sofort und vertut sich ab und zu. Angenehme Gesellschaft für die erste Partie.
bot-fair = Ordentlicher Bot
    .about = Nimmt, was im Augenblick am besten aussieht, antwortet sofort und macht keine Pläne.
bot-strong = Starker Bot
    .about = Denkt voraus und rechnet mit dem, was du haben könntest. Denkt höchstens { $seconds } Sekunden nach.
bot-merciless = Gnadenloser Bot
    .about = Denkt noch weiter voraus, merkt sich, was du getan hast, und schenkt dir nichts. Denkt höchstens { $seconds } Sekunden nach.
bot-greedy = Gieriger Bot
    .about = Nimmt, was im Augenblick am besten aussieht. Ein anständiger Gegner zum Lernen.
bot-naive = Argloser Bot
    .about = Spielt wie der gierige Bot, zieht aber keine Schlüsse aus dem, was andere tun.
bot-random = Zufallsbot
    .about = Spielt irgendetwas Erlaubtes. Leicht zu schlagen.

## The log

log-begin = Das Spiel beginnt.
log-continued = Das Spiel geht nach { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
} weiter.
log-join = { $name } nimmt Platz.
log-leave = { $name } steht wieder auf.
log-free = Auf Wunsch der Tischleitung ist der Platz von { $name } wieder frei.
log-bot = Auf Wunsch der Tischleitung spielt ein Bot für { $name }.
log-close = Die Tischleitung hat den Tisch geschlossen.
log-expire = Hier war lange niemand. Der Tisch ist geschlossen.
log-resign = { $name } gibt auf. Ein Bot spielt weiter.
log-timeout = Die Zeit von { $name } ist abgelaufen. Ein Bot spielt weiter.
log-undo = Ein Zug von { $asker } wird zurückgenommen.
log-undo-asked = { $name } möchte einen Zug zurücknehmen.
log-undo-agreed = { $name } ist einverstanden, den Zug von { $asker } zurückzunehmen.
log-undo-refused = { $name } ist nicht einverstanden, den Zug von { $asker } zurückzunehmen.

## What is refused at a table

no-such-table = Diesen Tisch gibt es nicht.
not-public = Dieser Tisch ist nicht öffentlich. Bitte jemanden, der dort sitzt, um eine Einladung.
bad-invitation = Diese Einladung gilt nicht für diesen Tisch.
not-your-table = Du hast keinen Platz an diesem Tisch.
only-seated-chat = Nur wer am Tisch sitzt, kann dort sprechen.
no-open-seat = An diesem Tisch ist kein Platz frei.
seat-taken = Platz { $number } ist nicht frei.
one-seat-each = Du kannst nur einen Platz nehmen.
table-waiting = Das Spiel hat noch nicht begonnen: Ein Platz ist noch frei.
table-finished = Das Spiel ist zu Ende.
only-host = Das kann nur, wer diesen Tisch aufgestellt hat.
still-here = { $name } ist am Tisch oder war es eben noch. Ein Bot kann für jemanden spielen, der seit { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} weg ist.
away-for-days = An einem Tisch, dessen Uhr Tage zählt, kommt und geht man. Bleibt { $name } zu lange weg, lässt die Uhr einen Bot spielen.
table-begun = Das Spiel hat begonnen: Plätze lassen sich nicht mehr frei machen, und der Tisch lässt sich nicht mehr schließen.
table-was-closed = Dieser Tisch wurde geschlossen, bevor sein Spiel begann.
table-not-finished = Das Spiel ist noch nicht zu Ende. Erst dann wird seine Aufzeichnung gezeigt.
table-moved-on = Der Tisch ist schon weiter: Du hast auf Eintrag { $number } geantwortet, der letzte ist { $last }.
no-such-number = Der Tisch hat { $last } Einträge, nicht { $number }.
table-busy = Zu viele handeln zugleich an diesem Tisch. Versuche es noch einmal.
table-other-rules = Dieses Spiel wurde nach anderen Regeln gespielt als denen dieses Servers und kann nicht gezeigt werden.
table-departed = Seit diesem Spiel haben sich die Regeln geändert. Es lässt sich bis Zug { $number } zeigen; dort weicht es ab.
chat-empty = Sag etwas.
chat-too-long = Sag es in { $most } Zeichen.
no-reactions = Dieses Spiel kennt keine Reaktionen: Du wirst alles gefragt.
no-action-under-way = Es ist keine Aktion im Gange.
undo-pending = Es wird schon ein Zug zurückgenommen.
nothing-to-undo = Du hast keinen Zug gemacht, den du zurücknehmen könntest.
no-undo-asked = Niemand hat dich gebeten, einen Zug zurückzunehmen.
continue-same-game = Setze es fort, wie es war: { $game } mit { $seats } Plätzen.
continue-with-bots = Fortgesetzt wird mit Bots: Kein Platz kann frei sein.
continue-over = Dort ist das Spiel zu Ende: Wähle einen früheren Zug.
no-lesson = Für { $game } gibt es keine angeleitete erste Partie.

## Decks

no-such-deck = Dieses Deck gibt es nicht, oder es gehört dir nicht.
too-many-decks = Du bewahrst schon { $most } Decks auf. Wirf zuerst eines weg.

## Replays

no-such-replay = Diese Wiedergabe gibt es nicht.
analysis-busy = Gerade werden schon viele Partien betrachtet. Versuch es nachher noch einmal.
analysis-failed = Ein Rückblick auf diese Partie ist nicht gelungen.
bad-eyes = Sieh als „all“ zu, als „none“ oder als ein Platz von 0 bis { $last }.
record-too-long = Eine Aufzeichnung darf höchstens { $most } Züge haben.

## Requests

not-found = Hier ist nichts.
method-not-allowed = Das geht hier nicht.
too-large = Das ist zu lang.
too-many-requests = Zu viele Anfragen. { try-again }
too-many-guests = Aus deinem Netz sind gerade viele neue Gäste gekommen. { try-again }
too-many-sign-ins = Zu viele Anmeldeversuche. { try-again }
too-many-tables = Du hast in kurzer Zeit viele Tische vorbereitet. { try-again }
too-many-tables-waiting = { $most ->
    [one] Ein Tisch von dir wartet
   *[other] { $most } Tische von dir warten
} schon auf Mitspieler. Beginne oder schließe zuerst einen.
too-many-sockets = Du hast zu viele Tische zugleich offen. Schließe einige.
server-full = Im Augenblick ist für niemanden mehr Platz. { try-again }
too-many-messages = Zu viele Nachrichten auf einmal. { try-again }
too-many-uploads = Zu viele Aufzeichnungen in kurzer Zeit. { try-again }
too-much-uploaded = Deine hochgeladenen Aufzeichnungen füllen den Platz, der dafür da ist.
too-many-analyses = Deine anderen Analysen sind noch nicht fertig. { try-again }
too-many-deck-checks = Zu viele Decklisten auf einmal. { try-again }
try-again = { $minutes ->
    [0] Versuch es in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal.
   *[other] Versuch es in { $minutes } Minuten noch einmal.
}
body-too-slow = Die Anfrage ist nicht rechtzeitig angekommen.
server-busy = Der Server hat gerade viel zu tun. Versuch es gleich noch einmal.
bad-request = Die Anfrage ergibt keinen Sinn: { $detail }
bad-message = Die Nachricht ergibt keinen Sinn: { $detail }
bad-origin = Das kommt von einer anderen Seite und wird abgelehnt.
broken = Hier ist etwas schiefgegangen. Du kannst nichts dafür.
database-away = Die Datenbank antwortet gerade nicht. Versuche es noch einmal.

## Starting the server

bad-database-url = „{ $url }“ ist keine Datenbank. Gib eine Datei an, sqlite:///DATEI oder postgresql://NAME@RECHNER/DATENBANK.
workers-need-postgresql = Mehrere Arbeitsprozesse brauchen PostgreSQL: gib seine Adresse mit --database an.
database-unreachable = Die Datenbank { $url } ist nicht zu gebrauchen: { $reason }
database-in-use = Die Datenbank { $url } wird schon von einem anderen Server benutzt. Beende ihn, oder wähle mit --database eine andere Datei.
database-newer = Die Datenbank { $url } stammt von einer neueren Version von Conclave. Aktualisiere Conclave, oder starte mit einer älteren Kopie.
database-damaged = Die Datenbank { $url } ist beschädigt ({ $reason }). Starte den Server mit einer Kopie von ihr.
cannot-listen = Der Server kann auf { $host }, Port { $port }, nicht antworten: { $reason }. Wähle mit --port einen anderen.
bad-trusted-proxy = „{ $value }“ nennt keine Proxys. Gib Adressen oder Netze an, durch Kommas getrennt: --trusted-proxy 127.0.0.1,10.0.0.0/8
unknown-limit = Eine Grenze „{ $name }“ gibt es nicht. Es gibt { $known }.
bad-limit = „{ $value }“ kann nicht die Grenze „{ $name }“ sein. Schreibe sie so: --limit { $name }={ $example }
