## People

guest-called = Guest { $number }
nobody-yet = Take a seat or choose a name first.
name-empty = A name must have at least one letter.
name-taken = The name { $name } is already taken. Choose another name.
name-of-account = There is already an account with the name { $name } or one that looks like it. If it is yours, sign in. If not, choose another name.
password-too-short = A password must have at least { $least } characters.
password-too-weak = This password is easy to guess. Use at least { $least } characters, and neither a common password nor your name. Three or four unrelated words work well.
wrong-password = Wrong username or password.
account-already = You already have an account.

## Bots

bot-gentle = Gentle bot
    .about = Plays by feel, answers at once and makes mistakes now and then. Good company for a first game.
bot-fair = Fair bot
    .about = Takes what looks best at the moment, answers at once and makes no plans.
bot-strong = Strong bot
    .about = Thinks ahead and considers what you may hold. Thinks for { $seconds } seconds at most.
bot-merciless = Merciless bot
    .about = Thinks further ahead, remembers what you did and gives nothing away. Thinks for { $seconds } seconds at most.
bot-greedy = Greedy bot
    .about = Takes what looks best at the moment. A fair opponent to learn the game with.
bot-naive = Naive bot
    .about = Plays like the greedy bot, but draws no conclusions from what others do.
bot-random = Random bot
    .about = Plays any legal move. Easy to beat.

## The log

log-begin = The game begins.
log-continued = The game continues after { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
log-join = { $name } takes a seat.
    .you = You take a seat.
log-leave = { $name } leaves the seat.
log-free = The host has freed { $name }’s seat.
log-bot = At the host’s request, a bot plays for { $name }.
log-close = The host has closed the table.
log-expire = The table was closed because no one had been here for a long time.
log-resign = { $name } resigns. A bot takes over.
log-timeout = { $name } has run out of time. A bot takes over.
log-undo = { $asker_seat_is ->
    [you] Your move is taken back.
   *[other] { $asker_seat }’s move is taken back.
}
log-undo-asked = { $name } asks to take back a move.
    .you = You ask to take back a move.
log-undo-agreed = { $asker_seat_is ->
    [you] { $name } agrees to take back your move.
   *[other] { $name } agrees to take back { $asker_seat }’s move.
}
    .you = You agree to take back { $asker_seat }’s move.
log-undo-refused = { $asker_seat_is ->
    [you] { $name } declines to take back your move.
   *[other] { $name } declines to take back { $asker_seat }’s move.
}
    .you = You decline to take back { $asker_seat }’s move.

## What is refused at a table

no-such-table = There is no such table.
not-public = This table is not public. Ask one of its players for an invitation.
bad-invitation = This invitation is not valid for this table.
not-your-table = You have no seat at this table.
only-seated-chat = Only players at this table can chat.
no-open-seat = This table has no free seat.
seat-taken = Seat { $number } is not free.
one-seat-each = You can take only one seat.
table-waiting = The game has not started: there is still a free seat.
table-finished = The game is over.
only-host = Only the host of this table can do that.
still-here = { $name } is at the table or was just now. A bot can take over from a player who has been away for { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
away-for-days = This table has a clock of days, so players come and go. If { $name } stays away too long, the clock hands the seat to a bot.
table-begun = The game has started: seats can’t be freed and the table can’t be closed any more.
table-was-closed = This table was closed before its game began.
table-not-finished = The game is not over yet. Its record will be available after the end.
table-moved-on = The game has moved on: you answered entry { $number }, but the last one is { $last }.
no-such-number = There is no entry { $number }: the last one is { $last }.
table-busy = Too many requests at this table at once. Try again.
table-other-rules = This game was played under different rules and cannot be shown.
table-departed = The rules have changed since this game was played. It can be shown only up to move { $number }.
chat-empty = The message is empty.
chat-too-long = A message can have at most { $most } characters.
no-reactions = This game has no reactions, so there is nothing to set here.
no-action-under-way = No action is in progress.
undo-pending = Another request to take back a move is still open.
nothing-to-undo = You have no move to take back.
no-undo-asked = No one has asked to take back a move.
continue-same-game = You can only continue the same game: { $game } with { $seats } seats.
continue-with-bots = You continue a game against bots: no seat can stay free.
continue-over = The game is already over at that point. Choose an earlier move.
no-lesson = There is no guided first game of { $game }.

## Decks

no-such-deck = This deck does not exist, or it is not yours.
too-many-decks = You already have { $most } decks. Delete one first.

## Replays

no-such-replay = This replay does not exist.
analysis-busy = The server is analysing many games already. Try again later.
analysis-failed = This game could not be analysed.
bad-eyes = The point of view must be “all”, “none”, or a seat from 0 to { $last }.
record-too-long = A record can have at most { $most } moves.

## Requests

not-found = Page not found.
method-not-allowed = This is not allowed here.
too-large = This is too long.
too-many-requests = Too many requests. { try-again }
too-many-guests = Too many new guests from your network. { try-again }
too-many-sign-ins = Too many attempts to sign in. { try-again }
too-many-tables = You have created too many tables in a short time. { try-again }
too-many-tables-waiting = { $most ->
    [one] One of your tables is
   *[other] { $most } of your tables are
} already waiting for players. Start or close one first.
too-many-sockets = You have too many tables open at once. Close some of them.
server-full = The server is full at the moment. { try-again }
too-many-messages = Too many messages at once. { try-again }
too-many-uploads = Too many records uploaded in a short time. { try-again }
too-much-uploaded = Your space for uploaded records is full.
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
bad-origin = This request comes from another site and was rejected.
broken = Something went wrong on our side.
database-away = The database is not responding. Try again.

## Starting the server

bad-database-url = “{ $url }” is not a database address. Give a file, sqlite:///FILE or postgresql://USER@HOST/NAME.
workers-need-postgresql = More than one worker needs PostgreSQL: give its address with --database.
database-unreachable = The database { $url } cannot be used: { $reason }
database-in-use = The database { $url } is in use by another server. Stop that one, or choose another file with --database.
database-newer = The database { $url } was written by a newer version of Conclave. Update Conclave, or use an older backup.
database-damaged = The database { $url } is damaged ({ $reason }). Start the server with a backup.
cannot-listen = The server cannot listen on { $host }, port { $port }: { $reason }. Choose another port with --port.
bad-trusted-proxy = “{ $value }” is not a list of proxies. Give addresses or networks separated by commas: --trusted-proxy 127.0.0.1,10.0.0.0/8
unknown-limit = There is no limit “{ $name }”. Available: { $known }.
bad-limit = “{ $value }” is not a valid value for the limit “{ $name }”. Example: --limit { $name }={ $example }
