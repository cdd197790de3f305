## Seats and lists

seat = Seat { $number }
you = you
list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-nor = { $first } or { $last }

## What happens in every game

committed = { $seat } has chosen.
    .you = You have chosen.
    .several = { $seats } have chosen.
    .several-you = { $seats } have chosen.
passed = { $seat } passes.
    .you = You pass.
    .several = { $seats } pass.
    .several-you = { $seats } pass.
rules-changed = The rules have changed since then: the moves from here on cannot be shown{ $then ->
    [goes-on] . The game continues from its last position.
   *[other] , and the game is over.
}

move-pass = Pass
move-yes = Yes
move-no = No

## Moves that are refused

not-your-turn = It is not your turn: { $deciders } { $deciders_count ->
    [one] is
   *[other] are
} to decide.
game-over = The game is over.
not-offered = “{ $move }” is not one of your legal moves now.
no-such-seat = There is no seat { $seat_number }: the { $seats } seats of this game are counted from 0.
no-time-limit = This game has no time limit, so time can't be called.
time-already-called = Time has been called already.
unreadable-move = “{ $text }” is not a move of this game. Moves look like this: { $forms }.

## Bad input

unknown-game = There is no game called “{ $name }”. Available: { $known }.
no-game-in-folder = { $folder } contains no game: it needs a pyproject.toml with [project.entry-points."{ $group }"].
game-other-name = The game registered as “{ $name }” calls itself “{ $found }”: both names must be the same.
game-lacks = The game { $kind } does not define its { $missing }.
unknown-bot = There is no bot called “{ $name }” for { $game }. Available: { $known }.
bot-no-file = There is no bot “{ $name }”: no file { $place }.
bot-no-class = There is no bot “{ $name }”: { $place } has no class “{ $kind }” that is a Bot.
bot-broken = The bot “{ $name }” could not be loaded. { $error }
bot-no-budget = There is no bot “{ $name }”: { $level } does not search, so it takes no number of iterations.
bot-bad-budget = There is no bot “{ $name }”: the @ is followed by the number of iterations, 1 or more, as in { $level }@500.
unknown-language = There are no texts in “{ $name }”. Available: { $known }.
unknown-statement = “{ $title }” has no statement { $id }.
unknown-card = { $game } has no card called “{ $name }”.{ $close ->
    [none] {""}
   *[other] {" "}Close to it: { $close }.
}
no-cards = { $game } has no cards with a text.
unknown-option = { $game } has no option “{ $name }”. Available: { $allowed }.
bad-option-value = The option { $name } cannot be “{ $value }”. Allowed: { $allowed }.
bad-seats = { $game } is not played by { $seats }, but by { $allowed } players.
too-many-bots = There are more bots ({ $bots }) than seats ({ $seats }).
unsound = Game { $number } violates an invariant after move { $move }: { $faults }. Please report it.
too-many-people = There are only { $seats } seats, so { $people } people cannot play.
option-not-set = “{ $text }” sets no option: write NAME=VALUE.

## The lab

missing-extra = This needs { $module }. Install it with: { $python } -m pip install "conclave[{ $extra }]"
arena-bots = An arena needs at least two different bots, each named once, not “{ $bots }”.
results-of-another = { $file } contains results of other games: the bots, seats, options, seed or rules differ. Use another file.
results-unreadable = { $file } is not a file of results.
study-values = The values of { $name } to compare must differ, and { $name } must not be set as well: “{ $values }”.

# Analysing a game

analysis-title = Chances to win, by moves made
analysis-how = Each seat's chances, from what it knew at the time. Each figure is the share of wins in { $budget } games that { $bot } played to the end from there.
analysis-seat = { $seat }: { $chances }
analysis-fall = Move { $number }: the chances of { $seat } fell from { $before }% to { $after }%. Played: { $played }
analysis-better = Better: { $better } ({ $better_chance }% rather than { $played_chance }%)
analysis-no-better = No better move was found: it was others' moves, or luck.
analysis-no-falls = No move cost anybody much.
analysis-stopped = Stopped: this is what was found so far.

## Records

record-not-one = This is not a record: its first line should be “{ $expected }” and is “{ $found }”.
record-not-text = { $file } is not a record: it is not a text file.
record-bad-line = Line { $number } of the record is unknown or misplaced: “{ $line }”.
record-incomplete = The record has no { $name }.
record-truncated = The record breaks off after { $moves ->
    [one] one move
   *[other] { $moves } moves
}: its end is missing.
record-move-count = The record should have { $told ->
    [one] one move
   *[other] { $told } moves
} but has { $found }.
record-no-seed = The record does not reveal its seed, so the shuffle cannot be checked.
record-seed = The seed does not match the commitment from before the first move ({ $commitment }…).
record-seats = “{ $seats }” is not a number of seats.
record-illegal = Move { $number }, “{ $move }”, was not allowed: { $reason }
record-digest = After move { $number } the position does not match the record: a move or a digest was changed.
record-other-rules = The rules have changed since this game was played ({ $theirs } then, { $ours } now). It can be shown up to move { $number }, where it departs.
record-ending = The record says “{ $told }” after move { $number }, which is wrong.
record-outcome = The outcome after move { $number } does not match the record.
position-unknown-part = The position cannot be loaded: { $game } no longer has “{ $name }”.

## Decks

deck-is-fine = This deck can be played at a table of { $seats }.
deck-crypt = Crypt ({ $number })
deck-library = Library ({ $number })
deck-not-playable = { $number ->
    [one] One card, marked !, is not implemented yet.
   *[other] { $number } cards, marked !, are not implemented yet.
}
deck-no-such-form = A deck cannot be written as “{ $form }”. Available: { $forms }.
deck-no-decks = Players bring no decks to { $game }.
deck-no-such-deck = “{ $deck }” is neither a readable file nor a preset deck: { $names }.

## Coverage

coverage-all = all
coverage-own-words = { $number ->
    [one] One card
   *[other] { $number } cards
} ({ $percent }%) { $number ->
    [one] uses
   *[other] use
} a word that no other card uses.
coverage-deck = { $missing ->
    [0] { $list }: all { $all } cards are implemented.
   *[other] { $list }: { $missing } of { $all } cards are not implemented:
}
card-tried = { $name }: used in { $used } of { $games } random games; { $decisions } decisions, no invariant violated.

## Trying out a card

bench-fact-type = type
bench-fact-clan = clan
bench-fact-disciplines = disciplines
bench-fact-traits = traits
bench-fact-cost = cost
bench-fact-needs = requires
bench-fact-life = life
bench-fact-strength = strength
bench-fact-bleed = bleed
bench-fact-capacity = capacity
bench-fact-group = group
bench-fact-sect = sect
bench-fact-title = title
bench-text = The printed card says: { $text }
bench-as-printed = As printed: { $facts }.
bench-differs = Not as printed: { $fact } { $ours }; the card has { $printed }.
bench-explained = explained: { $reason }
bench-rulings = Public rulings (✓ is shown by a test):
bench-no-rulings = The public list of rulings was not found: name its folder with --facts or { $variable }.
bench-never-ruled = It has no rulings.
bench-ruling-shown = shown by { $test }
bench-ruling-excused = not tested: { $reason }
bench-ruling-open = not tested, and no reason is given
bench-windows = When it can be used, and in how many of { $games } games:
bench-window = { $window }: { $used ->
    [0] never used
   *[other] used { $used }
}, offered { $offered }, not playable { $refused }
bench-reason = not playable in { $games }: { $reason }
bench-never-offered = never offered: { $windows }
