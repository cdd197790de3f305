## The frame

skip = Skip to the content
nav = Navigation
loading = Loading…
unreachable = Cannot reach the server. Is it running?
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
lost-page = Page not found
rule-link = Rule { $rule }
rule = rule
signs = Symbols

## The lobby

lobby-title = Take a seat
lobby-about = Games of secrets, against friends and bots. No setup: one click and you are playing.
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
starter-decks = “Play now” gives every player a starter deck. At a new table, players choose their own decks.
players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
players-range = { $from } to { $to } players
minutes-range = { $from } to { $to } minutes
my-running = Your games
my-finished = Your finished games
finished-none = Games you have finished will appear here, and you can replay them.
public-tables = Public tables
public-none = There are no public games right now.
watch = Watch
continue = Continue
to-table = To the table
waiting = waiting for players
play-again = Play again
see-replay = Watch the replay
upload-record = Watch a game from a record file
your-turn = Your turn

## A new table

new-table = New table…
new-table-of = New table: { $game }
create-table = Create table
seats = Players
seat-count = Number of players
seat-number = Seat { $number }
seat-me = Me
seat-open = Open, by invitation
options = House rules
public-table = Public: anyone can watch or join
clock = Clock
clock-none = No clock
clock-move = Per move
clock-game = Per game
clock-days = Days per move, for slow games
clock-seconds = Seconds per move
clock-minutes = Minutes per player
clock-increment = Seconds added after each move
clock-day-count = Days per move
clock-consequence = If your time runs out, a bot takes over.
clock-per-move = { $count ->
    [one] { $count } second per move.
   *[other] { $count } seconds per move.
}
clock-per-game = { $minutes ->
    [one] { $minutes } minute per player,
   *[other] { $minutes } minutes per player,
} { $seconds ->
    [one] plus { $seconds } second after each move.
   *[other] plus { $seconds } seconds after each move.
}
clock-per-days = { $count ->
    [one] { $count } day per move.
   *[other] { $count } days per move.
}

## Joining

join = Join a table
join-title = Join a game: { $game }
choose-seat = Choose your seat
open-seat = free
sit-down = Sit down
leave-seat = Leave the seat
your-name = Your name
guest-name = leave empty to play as a guest
table-full = This table is full.
table-closed = You don’t have access to this table
open-seats = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
invite = Share this link to invite players
waiting-for-players = The game starts when all seats are taken.
host-bot = Let a bot play
host-bot-for = Let a bot play for…
host-bot-title = Let a bot play for { $name }?
host-bot-words = The bot plays until the end of the game. { $name } cannot return to this seat.
close-table = Close the table
close-table-title = Close this table?
close-table-words = No one will be able to sit down here any more.
was-closed = This table was closed before its game began.

## At the table

waiting-for = Waiting for { $names }…
also-deciding = Also choosing: { $names }.
stops = When to ask me
stops-when = Ask me
stops-about = These settings are for your chances to react to other players. Choices in your own turn are always yours. No one else sees these settings.
stops-never = never
stops-could = if I can act
stops-always = always
yield-action = Skip this action
yield-action-about = Pass for me until this action is over
yield-action-short = Action
yield-turn = Skip to my turn
yield-turn-about = Pass for me until my next turn begins
yield-turn-short = My turn
hold = Ask me next
hold-about = Ask me at the next opportunity, even if all I can do is pass
hold-short = Ask me
passing = You pass…
lately = Last: { $line }
catch-up = Skip to the latest move
game-over = The game is over.
connecting = Connecting…
connected = connected
lost = Connection lost. Reconnecting…
lost-short = not connected
watchers = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
log = Game log
log-and-talk = Game log and chat
chat = Say something
send = Send
undo = Take back
undo-asked = { $name } asks to take back a move.
undo-waiting = { $name } asks to take back a move. Waiting for { $names }.
undo-mine = You have asked to take back a move. Waiting for { $names }.
undo-agree = Agree
undo-refuse = Decline
resign = Resign
resign-title = Resign?
resign-words = A bot takes over your seat. You cannot return to it.
plain-view = Plain view
plain-view-always = Plain view: lists and tables instead of drawn boards, good for screen readers
notify-me = Notify me
you = you
a-bot = a bot
has-account = has an account
away = away
resigned = resigned
deciding = deciding
player = Player
choices = Your moves
search-choices = { $count ->
    [one] Search { $count } move
   *[other] Search { $count } moves
}
found = { $count ->
    [0] Nothing found
    [one] { $count } found
   *[other] { $count } found
}
position = The table
result = Result
place = Place
copy-text = Copy as text
time-left = Time left
time-minutes = { $count ->
    [one] { $count } minute left.
   *[other] { $count } minutes left.
}
time-called = Time is up.
score = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## Replays

replay = Replay
replay-of = Replay: { $game }
replay-step = Move { $number } of { $total }
replay-start = Start of the game
replay-bar = Go to a move
replay-first = Go to the start
replay-back = Previous move
replay-next = Next move
replay-last = Go to the end
replay-play = Play
replay-pause = Pause
chances = Win chances
chances-show = Show win chances
chances-working = Calculating the win chances…
chances-graph = One line per player: the chance to win after each move. The turning points are listed below.
chances-turning-points = Turning points
chances-no-turning-points = No turning points: no move cost a player much.
chances-stopped = The search for turning points took too long.
chances-figures = All figures
eyes = Point of view
eyes-all = all players: nothing hidden
eyes-none = spectator
share = Link to this move
download-record = Download the record
continue-here = Continue from here against bots
continue-as = as { $name }

## Rules

rules-of = Rules: { $game }
rules-about = The rules as numbered statements. Every question and every rejected move at the table cites one of them.
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

account = Account and settings
who-you-are = Your account
you-nobody = You don’t have a name yet. You get one when you sit down at a table.
you-guest = You are playing as a guest: { $name }. Guest games are linked to this browser only.
you-account = You are signed in as { $name }.
account-name = Username
password = Password
password-about = At least 8 characters, and hard to guess
sign-in = Sign in
sign-in-about = Games you played here as a guest are added to your account.
signed-in = You are signed in.
sign-out = Sign out
signed-out = You are signed out.
sign-up = Create an account
sign-up-about = With an account, you can see your games in any browser. You only need a name and a password.
signed-up = Your account has been created.
settings = Settings
language = Language
theme = Appearance
theme-system = system default
theme-dark = dark
theme-light = light
theme-to-light = Switch to light
theme-to-dark = Switch to dark
pace = Time to show each move of the other players
pace-slow = long
pace-normal = normal
pace-fast = short
pace-none = none: skip to the result

## About

about = About Conclave
about-words = Conclave is a place to play games with hidden information, for people, bots and programs.
unofficial-short = Unofficial fan project
unofficial-title = Unofficial fan project
unofficial = Conclave is made by fans. It is not affiliated with, endorsed or sponsored by the authors, publishers or other rights holders of the games played here. The names of the games belong to their owners and are only used to say which rules are played. No artwork or printed text of the games is copied.
unofficial-vendetta = Vendetta is a game by Matthäus and Nestel.
unofficial-masquerade = Vampire: The Masquerade – Vendetta is a game by Charlie Cleveland and Bruno Faidutti. Conclave writes its own card texts from what the cards do.
unofficial-empire = Vampire Empire is a game by Filip Miłuński. The two decks used here are Conclave’s own design.
unofficial-vtes = Vampire: The Eternal Struggle is a game by Richard Garfield. Conclave writes its own card texts from what the cards do.
licences = Licences
credits = Credits and licences
credit-icons = Icons
credit-fonts = Typefaces
credit-map = The village map, the characters of the castle, the seat symbols and the ornaments were drawn for Conclave.
licence-own = Conclave is released under the MIT licence. The server’s operator can list the other software it uses with: conclave licences
licence-packages = Included in this page
privacy-title = Privacy
privacy = A single cookie identifies you. The server’s operator stores your name, your games and, if you have an account, your password as an argon2 hash. Nothing is loaded from other sites.

## The guide for newcomers

guide = Guide
guide-off = Turn the guide off
guide-now = Now:
guide-waits = The guide will be back when something new comes up.
guide-next = { $count ->
    [one] Next (1 more)
   *[other] Next ({ $count } more)
}
guide-done = Got it
guide-again = Again: { $title }
guide-progress = Explained so far: { $told } of { $all }
