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
rules-changed = The rules have changed since then, and the moves from here on cannot be shown{ $then ->
    [goes-on] . The game continues from its last position.
   *[other] . The game is over.
}

move-pass = Pass
move-yes = Yes
move-no = No

## Moves that are refused

not-your-turn = It is not your turn: { $deciders } { $deciders_count ->
    [one] is
   *[other] are
} deciding.
game-over = The game is over.
not-offered = “{ $move }” is not a legal move now.
no-such-seat = There is no seat { $seat_number }: the { $seats } seats of this game are numbered from 0.
no-time-limit = This game has no time limit.
time-already-called = Time is already up.
unreadable-move = “{ $text }” is not a move of this game. Moves look like this: { $forms }.

## Bad input

unknown-game = There is no game called “{ $name }”. Available: { $known }.
no-game-in-folder = { $folder } contains no game: it needs a pyproject.toml with [project.entry-points."{ $group }"].
game-other-name = The game registered as “{ $name }” calls itself “{ $found }”. The two names must be the same.
game-lacks = The game { $kind } does not define: { $missing }.
unknown-bot = There is no bot called “{ $name }” for { $game }. Available: { $known }.
bot-no-file = There is no bot “{ $name }”: the file { $place } does not exist.
bot-no-class = There is no bot “{ $name }”: { $place } has no Bot class “{ $kind }”.
bot-broken = The bot “{ $name }” could not be loaded. { $error }
bot-no-budget = There is no bot “{ $name }”: { $level } does not search, so it has no number of iterations.
bot-bad-budget = There is no bot “{ $name }”: write the number of iterations (at least 1) after the @, as in { $level }@500.
unknown-language = There are no texts in “{ $name }”. Available: { $known }.
unknown-statement = “{ $title }” has no statement { $id }.
unknown-card = { $game } has no card “{ $name }”.{ $close ->
    [none] {""}
   *[other] {" "}Did you mean: { $close }?
}
no-cards = The cards of { $game } have no text.
unknown-option = { $game } has no option “{ $name }”. Available: { $allowed }.
bad-option-value = The option { $name } cannot be “{ $value }”. Allowed: { $allowed }.
bad-seats = { $game } is for { $allowed } players, not { $seats }.
too-many-bots = There are more bots ({ $bots }) than seats ({ $seats }).
unsound = Game { $number } violates an invariant after move { $move }: { $faults }. Please report it.
too-many-people = There are only { $seats } seats for { $people } people.
option-not-set = “{ $text }” is not an option: write NAME=VALUE.

## The lab

missing-extra = This needs { $module }. Install it with: { $python } -m pip install "conclave[{ $extra }]"
arena-bots = An arena needs at least two different bots, each named once: “{ $bots }” won’t do.
results-of-another = { $file } contains results of other games: the bots, seats, options, seed or rules differ. Choose another file.
results-unreadable = { $file } is not a results file.
study-values = Give different values of { $name } to compare, and don’t also set { $name } with --option: “{ $values }”.

# Analysing a game

analysis-title = Win chances by move
analysis-how = Each seat’s chances, from what it knew at the time: the share of wins in { $budget } games played to the end from there by { $bot }.
analysis-seat = { $seat }: { $chances }
analysis-fall = Move { $number }: { $seat }’s chances fell from { $before }% to { $after }%. Played: { $played }
analysis-better = Better: { $better } ({ $better_chance }% instead of { $played_chance }%)
analysis-no-better = No better move was found: it was other players’ moves, or luck.
analysis-no-falls = No move cost a player much.
analysis-stopped = Stopped. Results so far:

## Records

record-not-one = This is not a record: the first line should be “{ $expected }” but is “{ $found }”.
record-not-text = { $file } is not a record: it is not a text file.
record-bad-line = Line { $number } of the record is unknown or misplaced: “{ $line }”.
record-incomplete = The record lacks the field “{ $name }”.
record-truncated = The record ends too early, after { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
record-move-count = The record should have { $told ->
    [one] one move
   *[other] { $told } moves
} but has { $found }.
record-no-seed = The record does not contain its seed, so the shuffle cannot be checked.
record-seed = The seed does not match the commitment made before the first move ({ $commitment }…).
record-seats = “{ $seats }” is not a valid number of seats.
record-illegal = Move { $number }, “{ $move }”, was not allowed: { $reason }
record-digest = After move { $number } the position does not match the record: a move or a digest was changed.
record-other-rules = The rules have changed since this game was played (then { $theirs }, now { $ours }). It can be shown only up to move { $number }.
record-ending = The record says “{ $told }” after move { $number }, which is wrong.
record-outcome = The outcome after move { $number } does not match the record.
position-unknown-part = The position cannot be loaded: { $game } no longer has “{ $name }”.

## Decks

deck-is-fine = This deck is legal for { $seats } players.
deck-crypt = Crypt ({ $number })
deck-library = Library ({ $number })
deck-not-playable = { $number ->
    [one] One card, marked !, is not implemented yet.
   *[other] { $number } cards, marked !, are not implemented yet.
}
deck-no-such-form = “{ $form }” is not a deck format. Available: { $forms }.
deck-no-decks = Players don’t bring decks to { $game }.
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
archive-whole = { $whole } of { $decks } decks ({ $percent }%) are complete.
archive-near = { $number ->
    [one] One more deck lacks
   *[other] { $number } more decks lack
} only one to three cards.
archive-unread = { $number ->
    [one] One deck contains
   *[other] { $number } decks contain
} lines that can’t be read.
archive-missing = Missing from most decks:
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
bench-differs = Not as printed: { $fact } { $ours }; the card says { $printed }.
bench-explained = explained: { $reason }
bench-rulings = Public rulings (✓: shown by a test):
bench-no-rulings = No public list of rulings found: give its folder with --facts or { $variable }.
bench-never-ruled = There are no rulings for this card.
bench-ruling-shown = shown by { $test }
bench-ruling-excused = not tested: { $reason }
bench-ruling-open = not tested, no reason given
bench-windows = When it can be used, and in how many of { $games } games:
bench-window = { $window }: { $used ->
    [0] never used
   *[other] used { $used }
}, offered { $offered }, not playable { $refused }
bench-reason = not playable in { $games }: { $reason }
bench-never-offered = never offered: { $windows }
