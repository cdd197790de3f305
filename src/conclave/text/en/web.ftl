## The frame

skip = Skip to the content
nav = Where to go
loading = One moment …
unreachable = The table’s server cannot be reached. Is it running?
dismiss = Close
cancel = Cancel
save = Save
saved = Saved.
copy = Copy
copied = Copied
yes = yes
no = no
hidden = secret
to-lobby = To the lobby
lost-page = There is nothing here
rule-link = Rule { $rule }
rule = rule
signs = Signs

## The lobby

lobby-title = Take a seat
lobby-about = Games of secrets, against friends and against bots. Nothing to set up: one click and you are playing.
games = Games
opponents = “Play now”: you against { $count ->
    [one] one bot
   *[other] { $count } bots
}
play-now = Play now
learn-by-playing = Learn by playing
how-to-play = How to play
rules = Rules
decks = Decks
starter-decks = “Play now” deals everybody a starter deck. At a new table everybody brings a deck of his own choice.
players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
players-range = { $from } to { $to } players
minutes-range = { $from } to { $to } minutes
my-running = Your games
my-finished = Your finished games
finished-none = What you have played will be here, to be watched again.
public-tables = Public tables
public-none = No public game is going on.
watch = Watch
continue = Play on
to-table = To the table
waiting = waiting for players
play-again = Play again
see-replay = Watch the replay
upload-record = Watch a game from a record file
your-turn = Your turn

## A new table

new-table = New table …
new-table-of = A new table of { $game }
create-table = Set up the table
seats = Who plays
seat-count = How many players
seat-number = Seat { $number }
seat-me = Me
seat-open = Open, by invitation
options = House rules
public-table = Public: anybody may watch or join
clock = Clock
clock-none = None
clock-move = Per move
clock-game = Per game
clock-days = Days, for slow play
clock-seconds = Seconds per move
clock-minutes = Minutes per player
clock-increment = Seconds added after each move
clock-day-count = Days per move
clock-consequence = Whoever runs out of time is played on by a bot.
clock-per-move = { $count ->
    [one] { $count } second per move.
   *[other] { $count } seconds per move.
}
clock-per-game = { $minutes ->
    [one] { $minutes } minute per player,
   *[other] { $minutes } minutes per player,
} { $seconds ->
    [one] { $seconds } second added after each move.
   *[other] { $seconds } seconds added after each move.
}
clock-per-days = { $count ->
    [one] { $count } day per move.
   *[other] { $count } days per move.
}

## Joining

join = Join a table
join-title = Join a game of { $game }
choose-seat = Choose your seat
open-seat = free
sit-down = Sit down
leave-seat = Leave the seat
your-name = Your name
guest-name = leave empty to play as a guest
table-full = All seats of this table are taken.
table-closed = This table is not open to you
open-seats = { $count ->
    [one] One seat is free
   *[other] { $count } seats are free
}
invite = Send this link to whoever shall play
waiting-for-players = The game begins when every seat is taken.
host-bot = Let a bot play
host-bot-for = Let a bot play for …
host-bot-title = Let a bot play for { $name }?
host-bot-words = The bot plays on to the end of the game. { $name } cannot come back to this seat.
close-table = Close the table
close-table-title = Close this table?
close-table-words = Nobody can sit down here any more.
was-closed = This table was closed before its game began.

## At the table

waiting-for = Waiting for { $names } …
also-deciding = Also choosing: { $names }.
stops = When to ask me
stops-when = Ask me
stops-about = Where you can react to what others do. What your own turn needs, you are always asked. Nobody else learns what you choose.
stops-never = never
stops-could = if I could act
stops-always = always
yield-action = Not this action
yield-action-about = Pass for me until this action is over
yield-action-short = Action
yield-turn = Not until my turn
yield-turn-about = Pass for me until my next turn begins
yield-turn-short = My turn
hold = Ask me next
hold-about = Ask me at the next opportunity, even if all I can do is pass
hold-short = Ask me
passing = You pass …
lately = Last: { $line }
catch-up = Show everything at once
game-over = The game is over.
connecting = Connecting …
connected = connected
lost = The connection is lost. Trying again …
lost-short = not connected
watchers = { $count ->
    [one] { $count } is watching
   *[other] { $count } are watching
}
log = What happened
log-and-talk = What happened, and talk
chat = Say something
send = Send
undo = Take back
undo-asked = { $name } would like to take back a move.
undo-waiting = { $name } would like to take back a move. Still to agree: { $names }.
undo-mine = You would like to take back a move. Still to agree: { $names }.
undo-agree = Agree
undo-refuse = Refuse
resign = Resign
resign-title = Resign?
resign-words = A bot plays on for you. You cannot come back to this seat.
plain-view = Plain view
plain-view-always = Plain view instead of drawn boards: lists and tables, good for screen readers
notify-me = Notify me
you = you
a-bot = a bot
has-account = has an account
away = away
resigned = resigned
deciding = to decide
player = Player
choices = Your choices
search-choices = { $count ->
    [one] Search one choice
   *[other] Search { $count } choices
}
found = { $count ->
    [0] Nothing found
    [one] { $count } found
   *[other] { $count } found
}
position = The table
result = How it ended
place = Place
copy-text = Copy as text
time-left = Time left until time is called
time-minutes = { $count ->
    [one] { $count } minute is left.
   *[other] { $count } minutes are left.
}
time-called = Time is called.
score = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## Replays

replay = Replay
replay-of = Replay: { $game }
replay-step = Move { $number } of { $total }
replay-start = The beginning
replay-bar = Go to a move
replay-first = To the beginning
replay-back = One move back
replay-next = One move on
replay-last = To the end
replay-play = Play
replay-pause = Pause
chances = Chances to win
chances-show = Who stood how well?
chances-working = Playing on from many moments …
chances-graph = A line for each player: the chances to win after each move. The turning points are listed below.
chances-turning-points = Turning points
chances-no-turning-points = No move cost anybody much.
chances-stopped = It took too long to look for turning points.
chances-figures = All figures
eyes = Seen by
eyes-all = all: nothing hidden
eyes-none = a spectator
share = Link to this moment
download-record = Download the record
continue-here = Play on from here against bots
continue-as = as { $name }

## Rules

rules-of = Rules of { $game }
rules-about = The rules as numbered statements. Every question and every refusal at the table names the one it rests on.
rules-language = Statements that have not been translated are in English.
rules-page = To read
rules-reference = To look up
rules-behind = { $count ->
    [one] The statement behind this
   *[other] The { $count } statements behind this
}
search-rules = Search the rules
contents = Contents

## People and settings

account = You and your settings
who-you-are = Who you are
you-nobody = You have no name here yet. You get one when you sit down.
you-guest = You play as a guest: { $name }. Guests are known to this browser only.
you-account = You are signed in as { $name }.
account-name = Account name
password = Password
password-about = At least 8 characters, and hard to guess
sign-in = Sign in
sign-in-about = The games you played here as a guest come with you.
signed-in = You are signed in.
sign-out = Sign out
signed-out = You are signed out.
sign-up = Create an account
sign-up-about = An account keeps your games across browsers. A name and a password, nothing else.
signed-up = Your account is there.
settings = Settings
language = Language
theme = Appearance
theme-system = as the system has it
theme-dark = dark
theme-light = light
theme-to-light = Switch to light
theme-to-dark = Switch to dark
pace = How long each move of others is shown
pace-slow = long
pace-normal = as usual
pace-fast = briefly
pace-none = not at all: show the outcome at once

## About

about = About Conclave
about-words = Conclave is a table for games with hidden information. People, bots and programs sit at it.
unofficial-short = An unofficial fan work
unofficial-title = An unofficial fan work
unofficial = Conclave is made by fans. It is not affiliated with, endorsed or sponsored by the authors, publishers or any other holders of rights in the games played here. Names of games belong to their owners and are used only to say which rules are played. No artwork and no printed text of the games is copied.
unofficial-vendetta = Vendetta is a game by Matthäus and Nestel.
unofficial-masquerade = Vampire: The Masquerade – Vendetta is a game by Charlie Cleveland and Bruno Faidutti. The texts of its cards are written by Conclave from what the cards do.
unofficial-empire = Vampire Empire is a game by Filip Miłuński. Its two decks here are Conclave’s own design.
unofficial-vtes = Vampire: The Eternal Struggle is a game by Richard Garfield. The texts of its cards are written by Conclave from what the cards do.
licences = Licences
credits = Credits and licences
credit-icons = Icons
credit-fonts = Typefaces
credit-map = The village map, the people of the castle, the marks of the seats and the ornaments were drawn for Conclave.
licence-own = Conclave itself is under the MIT licence. Whoever runs this server can list what it uses besides: conclave licences.
licence-packages = Built into this page
privacy-title = What is kept
privacy = One cookie says who you are. Your games, your name and, with an account, your password as an argon2 hash are kept by whoever runs this server. Nothing is loaded from anywhere else.

## The guide for newcomers

guide = Guide
guide-off = Turn the guide off
guide-now = Now:
guide-waits = The guide speaks up when something new comes.
guide-next = { $count ->
    [one] Next (1 more)
   *[other] Next ({ $count } more)
}
guide-done = Got it
guide-again = Once more: { $title }
guide-progress = Explained so far: { $told } of { $all }
