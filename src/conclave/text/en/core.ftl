## Seats and lists

seat = Seat { $number }
list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-nor = { $first } or { $last }

## What happens in every game

committed = { $seat } has chosen.
    .several = { $seats } have chosen.
passed = { $seat } passes.
    .several = { $seats } pass.
rules-changed = The rules have changed since then: what was played from here on cannot be shown{ $then ->
    [goes-on] . The game goes on from where it stood.
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
not-offered = “{ $move }” is not among the moves that are open to you now.
no-such-seat = There is no seat { $seat_number }: the { $seats } seats of this game are counted from 0.
no-time-limit = This game has no time limit, so time can't be called.
time-already-called = Time has been called already.
unreadable-move = “{ $text }” is no move of this game. Moves look like this: { $forms }.

## Bad input

unknown-game = There is no game called “{ $name }”. There are: { $known }.
no-game-in-folder = { $folder } brings no game: it needs a pyproject.toml with [project.entry-points."{ $group }"].
game-other-name = The game that is registered as “{ $name }” calls itself “{ $found }”: both must be the same.
game-lacks = The game { $kind } does not say its { $missing }.
unknown-bot = There is no bot called “{ $name }” for { $game }. There are: { $known }.
bot-no-file = There is no bot “{ $name }”: no file { $place }.
bot-no-class = There is no bot “{ $name }”: { $place } has no class “{ $kind }” that is a Bot.
bot-broken = The bot “{ $name }” could not be loaded. { $error }
bot-no-budget = There is no bot “{ $name }”: { $level } chooses at first sight, so it has no iterations to think for.
bot-bad-budget = There is no bot “{ $name }”: after the @ stands how many iterations to think for, 1 or more, as in { $level }@500.
unknown-language = There are no words in “{ $name }”. There are: { $known }.
unknown-statement = “{ $title }” has no statement { $id }.
unknown-card = { $game } has no card called “{ $name }”.{ $close ->
    [none] {""}
   *[other] {" "}Close to it: { $close }.
}
no-cards = { $game } has no cards with a text.
unknown-option = { $game } has no option “{ $name }”. It has: { $allowed }.
bad-option-value = The option { $name } cannot be “{ $value }”. Allowed: { $allowed }.
bad-seats = { $game } is not played by { $seats }, but by { $allowed } players.
too-many-bots = There are more bots ({ $bots }) than seats ({ $seats }).
unsound = Game { $number } is not sound after move { $move }: { $faults }. Please report it.
too-many-people = There are only { $seats } seats, so { $people } people cannot play.
option-not-set = “{ $text }” sets no option: write NAME=VALUE.

## The lab

missing-extra = This needs { $module }. Install it with: { $python } -m pip install "conclave[{ $extra }]"
arena-bots = An arena needs two different bots or more, each named once: “{ $bots }” won't do.
results-of-another = { $file } holds the results of other games: other bots, seats, options, seed or rules. Name another file.
results-unreadable = { $file } is no file of results.
study-values = The values of { $name } to compare must differ, and { $name } must not be set besides: “{ $values }”.

# Looking back at a game

analysis-title = Chances to win, by moves made
analysis-how = Each seat's chances as it could know them at the time; each figure is the share of wins in { $budget } games that { $bot } played on from there.
analysis-seat = { $seat }: { $chances }
analysis-fall = Move { $number }: the chances of { $seat } fell from { $before }% to { $after }%. Played: { $played }
analysis-better = Better: { $better } ({ $better_chance }% rather than { $played_chance }%)
analysis-no-better = No better move was found: it was others' moves, or luck.
analysis-no-falls = No move cost anybody much.
analysis-stopped = Stopped: this is what was found so far.

## Records

record-not-one = This is not a record: its first line should be “{ $expected }” and is “{ $found }”.
record-not-text = { $file } is not a record: it is not even text.
record-bad-line = Line { $number } of the record makes no sense there: “{ $line }”.
record-incomplete = The record does not say its { $name }.
record-truncated = The record breaks off after { $moves ->
    [one] one move
   *[other] { $moves } moves
}: its end is missing.
record-move-count = The record should have { $told ->
    [one] one move
   *[other] { $told } moves
} but has { $found }.
record-no-seed = The record does not reveal its seed, so the shuffle cannot be checked.
record-seed = The seed is not the one that was committed to before the first move ({ $commitment }…).
record-seats = “{ $seats }” is no number of seats.
record-illegal = Move { $number }, “{ $move }”, was not allowed: { $reason }
record-digest = After move { $number } the game is not what the record says: a move was changed, or a digest.
record-other-rules = The rules have changed since this game was played ({ $theirs } then, { $ours } now). It can be shown up to move { $number }, where it departs.
record-ending = The record says “{ $told }” after move { $number }, and that is not so.
record-outcome = The outcome after move { $number } is not the one the record tells.
position-unknown-part = The position cannot be taken up: { $game } has no “{ $name }” any more.

## Decks

deck-is-fine = This deck can be played at a table of { $seats }.
deck-crypt = Crypt ({ $number })
deck-library = Library ({ $number })
deck-not-playable = { $number ->
    [one] One card, marked !, is not enforced here yet.
   *[other] { $number } cards, marked !, are not enforced here yet.
}
deck-no-such-form = A deck cannot be written as “{ $form }”. There are: { $forms }.
deck-no-decks = { $game } is not played with decks that people bring.
deck-no-such-deck = There is no deck list “{ $deck }” that can be read, neither a file nor one of the decks at hand: { $names }.

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
    [0] { $list }: all { $all } cards are enforced.
   *[other] { $list }: { $missing } of { $all } cards are not enforced:
}
card-tried = { $name }: used in { $used } of { $games } random games; { $decisions } decisions, every position sound.

## A card on the bench

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
bench-rulings = Public rulings, those that a test shows marked ✓:
bench-no-rulings = The public list of rulings is not at hand: name its folder with --facts or { $variable }.
bench-never-ruled = Nothing was ever ruled about it.
bench-ruling-shown = shown by { $test }
bench-ruling-excused = not tested: { $reason }
bench-ruling-open = not tested, and no reason is given
bench-windows = When it can be used, in how many of { $games } games it was:
bench-window = { $window }: { $used ->
    [0] never used
   *[other] used { $used }
}, offered { $offered }, not playable { $refused }
bench-reason = not playable in { $games }: { $reason }
bench-never-offered = never offered: { $windows }
