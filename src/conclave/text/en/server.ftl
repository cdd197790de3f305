## People

guest-called = Guest { $number }
nobody-yet = We do not know you yet: take a seat, or a name, first.
name-empty = A name needs at least one letter.
name-taken = Somebody is called { $name } already. Choose another name.
name-of-account = There is an account with the name { $name }, or one that looks just like it. If it is yours, sign in; if not, choose another name.
password-too-short = A password needs at least { $least } characters.
password-too-weak = This password is easy to guess. Use at least { $least } characters, nothing common and not your name: three or four unrelated words, for example.
wrong-password = There is no account of that name with that password.
account-already = You have an account already.

## Bots

bot-gentle = Gentle bot
    .about = Plays by feel, answers at once and slips now and then. Good company for a first game.
bot-fair = Fair bot
    .about = Takes what looks best at the moment, answers at once and makes no plans.
bot-strong = Strong bot
    .about = Looks ahead and reckons with what you may hold. Thinks for { $seconds } seconds at most.
bot-merciless = Merciless bot
    .about = Looks further ahead, remembers what you did and gives nothing away. Thinks for { $seconds } seconds at most.
bot-greedy = Greedy bot
    .about = Takes what looks best at the moment. A fair opponent to learn the game with.
bot-naive = Naive bot
    .about = Plays like the greedy bot, but draws no conclusions from what others do.
bot-random = Random bot
    .about = Plays anything that is allowed. Easy to beat.

## The log

log-begin = The game begins.
log-continued = The game continues after { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
log-join = { $name } takes a seat.
log-leave = { $name } gets up again.
log-free = At the host's request, the seat of { $name } is open again.
log-bot = At the host's request, a bot plays for { $name }.
log-close = The host has closed the table.
log-expire = Nobody has been here for a long time. The table is closed.
log-resign = { $name } resigns. A bot plays on.
log-timeout = { $name } has run out of time. A bot plays on.
log-undo = A move of { $asker } is taken back.
log-undo-asked = { $name } asks to take back a move.
log-undo-agreed = { $name } agrees to take back the move of { $asker }.
log-undo-refused = { $name } does not agree to take back the move of { $asker }.

## What is refused at a table

no-such-table = There is no such table.
not-public = This table is not public. Ask somebody who sits at it for an invitation.
bad-invitation = This invitation is not the right one for this table.
not-your-table = You have no seat at this table.
only-seated-chat = Only those who sit at the table can talk there.
no-open-seat = No seat is open at this table.
seat-taken = Seat { $number } is not open.
one-seat-each = You can take only one seat.
table-waiting = The game has not begun: a seat is still open.
table-finished = The game is over.
only-host = Only the host of this table can do that.
still-here = { $name } is at the table, or was just now. A bot can play for somebody who has been away for { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
away-for-days = At a table whose clock counts days people come and go. If { $name } stays away for too long, the clock lets a bot play.
table-begun = The game has begun: seats can no longer be opened, nor the table closed.
table-was-closed = This table was closed before its game began.
table-not-finished = The game is not over yet. Its record is shown when it is.
table-moved-on = The table has moved on: you answered entry { $number }, and the last is { $last }.
no-such-number = The table has { $last } entries, not { $number }.
table-busy = Too many requests at this table at once. Try again.
table-other-rules = This game was played under other rules than this server's and cannot be shown.
table-departed = The rules have changed since this game was played. It can be shown up to move { $number }, where it departs.
chat-empty = The message is empty.
chat-too-long = A message can have at most { $most } characters.
no-reactions = This game has no reactions: you are asked everything.
no-action-under-way = There is no current action.
undo-pending = A move is being taken back already.
nothing-to-undo = You have no move to take back.
no-undo-asked = Nobody has asked you to take back a move.
continue-same-game = Continue the same game: { $game } with { $seats } seats.
continue-with-bots = A game is continued with bots: no seat can be open.
continue-over = The game is over there: choose an earlier move.
no-lesson = There is no guided first game of { $game }.

## Decks

no-such-deck = There is no such deck, or it is not yours.
too-many-decks = You already have { $most } decks. Delete one first.

## Replays

no-such-replay = There is no such replay.
analysis-busy = Many games are being analysed already. Try again in a while.
analysis-failed = This game could not be analysed.
bad-eyes = The point of view must be “all”, “none”, or a seat from 0 to { $last }.
record-too-long = A record may have { $most } moves at most.

## Requests

not-found = There is nothing here.
method-not-allowed = That cannot be done here.
too-large = That is too long.
too-many-requests = Too many requests. { try-again }
too-many-guests = Too many new guests from your network. { try-again }
too-many-sign-ins = Too many attempts to sign in. { try-again }
too-many-tables = You have set up too many tables in a short time. { try-again }
too-many-tables-waiting = { $most ->
    [one] One of your tables is
   *[other] { $most } of your tables are
} already waiting for players. Start or close one first.
too-many-sockets = You have too many tables open at once. Close some of them.
server-full = There is no room for more people at the moment. { try-again }
too-many-messages = Too many messages at once. { try-again }
too-many-uploads = Too many records uploaded in a short time. { try-again }
too-much-uploaded = Your uploaded records have used up your space.
too-many-analyses = Your other analyses are not finished yet. { try-again }
too-many-deck-checks = Too many deck lists at once. { try-again }
try-again = { $minutes ->
    [0] Try again in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
   *[other] Try again in { $minutes } minutes.
}
body-too-slow = The request took too long to arrive.
server-busy = The server is busy. Try again in a moment.
bad-request = The request is invalid: { $detail }
bad-message = The message is invalid: { $detail }
bad-origin = This comes from another site and is refused.
broken = Something went wrong here. It is not your fault.
database-away = The database is not answering at the moment. Try again.

## Starting the server

bad-database-url = “{ $url }” is no database. Give a file, sqlite:///FILE or postgresql://USER@HOST/NAME.
workers-need-postgresql = Several workers need PostgreSQL: give its address as --database.
database-unreachable = The database { $url } cannot be used: { $reason }
database-in-use = The database { $url } is in use by another server. Stop that one, or choose another file with --database.
database-newer = The database { $url } was written by a newer version of Conclave. Update Conclave, or start it with an older copy.
database-damaged = The database { $url } is damaged ({ $reason }). Start the server with a copy of it.
cannot-listen = The server cannot listen at { $host }, port { $port }: { $reason }. Choose another with --port.
bad-trusted-proxy = “{ $value }” names no proxies. Give addresses or networks, separated by commas: --trusted-proxy 127.0.0.1,10.0.0.0/8
unknown-limit = There is no limit “{ $name }”. There are { $known }.
bad-limit = “{ $value }” cannot be the limit “{ $name }”. Write it like --limit { $name }={ $example }
