casket-title = Casket
casket-pitch = Heirs bid for caskets. Everybody knows a part of what is inside, and nobody knows it all.
casket-seat = { $number ->
    [0] Agatha
    [1] Bertram
    [2] Cecily
    [3] Dorian
   *[4] Edmund
}
casket-how-to-play =
    Everybody begins with 30 coins.
    For each casket everybody rolls a die under a cup. The casket holds as many coins as all dice show together.
    Clockwise, bid more than the highest bid so far, or withdraw. The last one left buys the casket, pays the bid and takes the coins in it.
    A high bid tells the others that your die is high, or that you want them to think so.
    After the last casket the most coins win.

casket-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}

## What happens

casket-carried-in = Casket { $casket } is carried in. Everybody rolls a die under a cup.
casket-rolled = Your die shows { $pips }.
casket-offered = { $seat } bids { casket-coins }.
casket-withdrew = { $seat } withdraws.
casket-opened = { $seat } pays { casket-coins }. The dice show { $dice }: the casket holds { $worth }.
casket-buried = Nobody wants the casket. It is buried unopened.

## Questions and answers

casket-bidding = { $highest ->
    [0] Casket { $casket }: will you open the bidding?
   *[other] Casket { $casket }: the highest bid is { $highest }. Will you bid more?
}
casket-move-bid = Bid { casket-coins }
    .group = Bid
    .within = { $coins }
casket-move-withdraw = Withdraw
casket-bad-bid = “{ $move }” won't do. Bid more than { $highest } and at most { $most } coins, or withdraw.

## The end

casket-all-sold = The last casket is sold. { $winners_count ->
    [one] { $winners } has the most coins and wins.
   *[other] { $winners } have the most coins and win together.
}

## The table

casket-option-caskets = Caskets
    .about = How many caskets are sold.
    .value = { $value }
casket-view-casket = Casket
casket-view-coins = Coins
casket-view-dice = Die
casket-view-bids = Bid
casket-view-bidding = Still bidding

## The guide to a first game

guide-casket-welcome = What it is about
    .text = Caskets are sold, one after another. A casket that you buy for less than it holds makes you richer; one that you buy for more makes you poorer. At the end the most coins win.
    .now = Look at the table: everybody begins with 30 coins.
guide-casket-die = Your die
    .text = You alone see your die. The casket holds as many coins as all dice show together, so you know a part of what it is worth. Each of the other dice shows three or four on average.
    .now = Add three or four to your own for each of the others: about so much it should hold.
guide-casket-bidding = Bidding
    .text = Bid more than the highest bid so far, or withdraw. Once you have withdrawn you are out until the next casket. The last one left must buy.
    .now = Bid less than you expect. Whoever bids high may know something that you don't, or want you to believe it.
guide-casket-opened = What was inside
    .text = The buyer has paid and taken what the dice showed. Whoever wins an auction is often the one who hoped too much, so it is wise to stop a coin or two early.
    .now = Compare the price with what was inside, and remember who bluffed.
