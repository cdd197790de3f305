## People

guest-called = Gast { $number }
nobody-yet = Nimm zuerst Platz oder wähle einen Namen.
name-empty = Ein Name braucht mindestens einen Buchstaben.
name-taken = Der Name { $name } ist schon vergeben. Wähle einen anderen.
name-of-account = Es gibt schon ein Konto, das { $name } heißt oder zum Verwechseln ähnlich. Wenn es deines ist, melde dich an. Sonst wähle einen anderen Namen.
password-too-short = Ein Passwort muss mindestens { $least } Zeichen haben.
password-too-weak = Dieses Passwort ist leicht zu erraten. Nimm mindestens { $least } Zeichen, kein verbreitetes Passwort und nicht deinen Namen. Gut geeignet sind drei oder vier Wörter, die nichts miteinander zu tun haben.
wrong-password = Benutzername oder Passwort ist falsch.
account-already = Du hast schon ein Konto.

## Bots

bot-gentle = Sanfter Bot
    .about = Spielt nach Gefühl, antwortet sofort und macht ab und zu Fehler. Angenehme Gesellschaft für die erste Partie.
bot-fair = Ordentlicher Bot
    .about = Nimmt, was im Augenblick am besten aussieht, antwortet sofort und macht keine Pläne.
bot-strong = Starker Bot
    .about = Plant voraus und rechnet mit dem, was du haben könntest. Denkt höchstens { $seconds } Sekunden nach.
bot-merciless = Gnadenloser Bot
    .about = Plant noch weiter voraus, merkt sich, was du getan hast, und schenkt dir nichts. Denkt höchstens { $seconds } Sekunden nach.
bot-greedy = Gieriger Bot
    .about = Nimmt, was im Augenblick am besten aussieht. Ein anständiger Gegner zum Lernen.
bot-naive = Argloser Bot
    .about = Spielt wie der gierige Bot, zieht aber keine Schlüsse aus dem, was andere tun.
bot-random = Zufallsbot
    .about = Spielt irgendeinen erlaubten Zug. Leicht zu schlagen.

## The log

log-begin = Das Spiel beginnt.
log-continued = Das Spiel geht nach { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
} weiter.
log-join = { $name } nimmt Platz.
    .you = Du nimmst Platz.
log-leave = { $name } verlässt den Platz.
log-free = Die Tischleitung hat den Platz von { $name } freigegeben.
log-bot = Auf Wunsch der Tischleitung spielt ein Bot für { $name }.
log-close = Die Tischleitung hat den Tisch geschlossen.
log-expire = Der Tisch wurde geschlossen, weil lange niemand hier war.
log-resign = { $name } gibt auf. Ein Bot spielt weiter.
log-timeout = Die Zeit von { $name } ist abgelaufen. Ein Bot spielt weiter.
log-undo = { $asker_seat_is ->
    [you] Dein Zug wird zurückgenommen.
   *[other] Ein Zug von { $asker_seat } wird zurückgenommen.
}
log-undo-asked = { $name } möchte einen Zug zurücknehmen.
    .you = Du möchtest einen Zug zurücknehmen.
log-undo-agreed = { $asker_seat_is ->
    [you] { $name } ist einverstanden, deinen Zug zurückzunehmen.
   *[other] { $name } ist einverstanden, den Zug von { $asker_seat } zurückzunehmen.
}
    .you = Du bist einverstanden, den Zug von { $asker_seat } zurückzunehmen.
log-undo-refused = { $asker_seat_is ->
    [you] { $name } lehnt es ab, deinen Zug zurückzunehmen.
   *[other] { $name } lehnt es ab, den Zug von { $asker_seat } zurückzunehmen.
}
    .you = Du lehnst es ab, den Zug von { $asker_seat } zurückzunehmen.

## What is refused at a table

no-such-table = Diesen Tisch gibt es nicht.
not-public = Dieser Tisch ist nicht öffentlich. Bitte jemanden von dort um eine Einladung.
bad-invitation = Diese Einladung gilt nicht für diesen Tisch.
not-your-table = Du hast keinen Platz an diesem Tisch.
only-seated-chat = Nur wer am Tisch sitzt, kann chatten.
no-open-seat = An diesem Tisch ist kein Platz frei.
seat-taken = Platz { $number } ist nicht frei.
one-seat-each = Du kannst nur einen Platz nehmen.
table-waiting = Das Spiel hat noch nicht begonnen: Ein Platz ist noch frei.
table-finished = Das Spiel ist zu Ende.
only-host = Das kann nur, wer diesen Tisch eröffnet hat.
still-here = { $name } ist am Tisch oder war es eben noch. Ein Bot kann erst übernehmen, wenn jemand seit { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} weg ist.
away-for-days = An diesem Tisch zählt die Uhr Tage, da kommt und geht man. Bleibt { $name } zu lange weg, übernimmt nach Ablauf der Zeit ein Bot.
table-begun = Das Spiel hat begonnen: Plätze können nicht mehr freigegeben und der Tisch kann nicht mehr geschlossen werden.
table-was-closed = Dieser Tisch wurde vor Beginn des Spiels geschlossen.
table-not-finished = Das Spiel ist noch nicht zu Ende. Die Aufzeichnung gibt es erst danach.
table-moved-on = Das Spiel ist schon weiter: Du hast auf Eintrag { $number } geantwortet, der letzte ist { $last }.
no-such-number = Es gibt keinen Eintrag { $number }: Der letzte ist { $last }.
table-busy = Zu viele Anfragen an diesem Tisch. Versuche es noch einmal.
table-other-rules = Dieses Spiel wurde nach anderen Regeln gespielt und kann nicht gezeigt werden.
table-departed = Seit diesem Spiel haben sich die Regeln geändert. Es lässt sich nur bis Zug { $number } zeigen.
chat-empty = Die Nachricht ist leer.
chat-too-long = Eine Nachricht darf höchstens { $most } Zeichen haben.
no-reactions = Dieses Spiel hat keine Reaktionen; hier gibt es nichts einzustellen.
no-action-under-way = Gerade läuft keine Aktion.
undo-pending = Es soll schon ein anderer Zug zurückgenommen werden.
nothing-to-undo = Du hast keinen Zug, den du zurücknehmen könntest.
no-undo-asked = Niemand hat darum gebeten, einen Zug zurückzunehmen.
continue-same-game = Du kannst nur dasselbe Spiel fortsetzen: { $game } mit { $seats } Plätzen.
continue-with-bots = Fortgesetzt wird gegen Bots: Kein Platz darf frei bleiben.
continue-over = An dieser Stelle ist das Spiel schon zu Ende. Wähle einen früheren Zug.
no-lesson = Für { $game } gibt es keine angeleitete erste Partie.

## Decks

no-such-deck = Dieses Deck gibt es nicht, oder es gehört dir nicht.
too-many-decks = Du hast schon { $most } Decks. Lösche zuerst eines.

## Replays

no-such-replay = Diese Wiederholung gibt es nicht.
analysis-busy = Der Server analysiert gerade schon viele Partien. Versuch es später noch einmal.
analysis-failed = Diese Partie ließ sich nicht analysieren.
bad-eyes = Der Blickwinkel muss „all“, „none“ oder ein Platz von 0 bis { $last } sein.
record-too-long = Eine Aufzeichnung darf höchstens { $most } Züge haben.

## Requests

not-found = Das gibt es hier nicht.
method-not-allowed = Das geht hier nicht.
too-large = Das ist zu lang.
too-many-requests = Zu viele Anfragen. { try-again }
too-many-guests = Zu viele neue Gäste aus deinem Netz. { try-again }
too-many-sign-ins = Zu viele Anmeldeversuche. { try-again }
too-many-tables = Du hast in kurzer Zeit zu viele Tische eröffnet. { try-again }
too-many-tables-waiting = { $most ->
    [one] Ein Tisch von dir wartet
   *[other] { $most } Tische von dir warten
} schon auf Mitspieler. Beginne oder schließe zuerst einen.
too-many-sockets = Du hast zu viele Tische gleichzeitig offen. Schließe einige davon.
server-full = Der Server ist zurzeit voll. { try-again }
too-many-messages = Zu viele Nachrichten auf einmal. { try-again }
too-many-uploads = Zu viele Aufzeichnungen in kurzer Zeit hochgeladen. { try-again }
too-much-uploaded = Dein Platz für hochgeladene Aufzeichnungen ist voll.
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
server-busy = Der Server ist gerade ausgelastet. Versuch es gleich noch einmal.
bad-request = Die Anfrage ist ungültig: { $detail }
bad-message = Die Nachricht ist ungültig: { $detail }
bad-origin = Diese Anfrage kommt von einer anderen Seite und wurde abgelehnt.
broken = Bei uns ist etwas schiefgegangen.
database-away = Die Datenbank antwortet gerade nicht. Versuche es noch einmal.

## Starting the server

bad-database-url = „{ $url }“ ist keine Datenbankadresse. Gib eine Datei an, sqlite:///DATEI oder postgresql://NAME@RECHNER/DATENBANK.
workers-need-postgresql = Mehrere Arbeitsprozesse brauchen PostgreSQL: Gib die Adresse mit --database an.
database-unreachable = Die Datenbank { $url } kann nicht benutzt werden: { $reason }
database-in-use = Die Datenbank { $url } wird schon von einem anderen Server benutzt. Beende ihn, oder wähle mit --database eine andere Datei.
database-newer = Die Datenbank { $url } stammt von einer neueren Version von Conclave. Aktualisiere Conclave oder nimm eine ältere Sicherungskopie.
database-damaged = Die Datenbank { $url } ist beschädigt ({ $reason }). Starte den Server mit einer Sicherungskopie.
cannot-listen = Der Server kann { $host }, Port { $port }, nicht öffnen: { $reason }. Wähle mit --port einen anderen Port.
bad-trusted-proxy = „{ $value }“ ist keine Liste von Proxys. Gib Adressen oder Netze an, durch Kommas getrennt: --trusted-proxy 127.0.0.1,10.0.0.0/8
unknown-limit = Eine Grenze „{ $name }“ gibt es nicht. Es gibt { $known }.
bad-limit = „{ $value }“ ist kein gültiger Wert für die Grenze „{ $name }“. Beispiel: --limit { $name }={ $example }
