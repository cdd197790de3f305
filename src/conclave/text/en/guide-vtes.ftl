### The guide to a first game of V:TES: each thing is told when it comes up

## The table

guide-vtes-welcome = The goal
    .text = You are a Methuselah, a vampire so old that others do the fighting. Your influence is your pool: you begin with 30. A player with no pool left is ousted, and you win by ousting the others.
    .now = Keep one thing in mind: you pay for everything with your pool, and it is also your life.
guide-vtes-table = Prey and predator
    .text = The player to your left is your prey: you attack them. The player to your right is your predator: they attack you. With two players, your opponent is both. Each side has ready minions, minions in torpor, and vampires that are not controlled yet.
    .now = Find your own side, your hand of seven cards, and the four face-down vampires that only you can see.
guide-vtes-turn = Your turn
    .text = A turn has five phases: untap, master, minion, influence, discard. First, all your tapped cards untap and can be used again. You will get to know the other phases one by one.
    .now = You are asked only when there is something to decide, so the first turns may go straight to your influence phase.

## The phases of a turn

guide-vtes-master = Master phase
    .text = Master cards are what you do yourself: locations, intrigues, training. You may play one in each of your master phases, and most cost pool. A card that stays in play works from then on.
    .now = Play one if you can afford it: a card that gives you something every turn is best played early. Otherwise pass.
guide-vtes-crypt = The vampires in your crypt
    .text = You begin with four vampires in your uncontrolled region. No one else can see them. The number on each is its capacity: what it costs to bring the vampire out, and how much blood it can hold. The higher the capacity, the more the vampire can do.
    .now = Look at all four. A small vampire is out soon and can start to act; a large one takes a few turns.
guide-vtes-transfers = Influence phase
    .text = You bring vampires out with transfers: each moves 1 from your pool onto one of them. The first player has only one transfer on the first turn; after that, everyone has four per turn. What is on a vampire stays there until it is paid for.
    .now = Choose one vampire and put all your transfers on it. One vampire in play is worth more than two that are half paid for.
guide-vtes-in-play = In play
    .text = Cards you have brought into play are face up on your side. A vampire that reaches its capacity enters your ready region untapped, and what you paid is now its blood. It can act in your next minion phase, and block even before that. Locations and other lasting cards work from now on.
    .now = Read the new card. A vampire’s disciplines matter most: they decide which of your cards it can play.
guide-vtes-discard = Discard phase
    .text = At the end of your turn, you may discard one card and draw another. You draw only when you have played or discarded a card.
    .now = Discard what none of your minions can play, or what you have twice. If you keep everything, your hand gets stuck.
guide-vtes-other-turn = Your opponent’s turn
    .text = Now your opponent goes through the same phases. You may still be asked whether you block an action, or play a card in response. For that, you need ready, untapped minions.
    .now = Watch which vampires they bring out and how much pool they have left.

## Actions

guide-vtes-acting = Minion phase
    .text = Each of your ready, untapped minions may take an action, which taps it until your next turn. A minion that has acted can’t block, so every action costs you some defence.
    .now = Let a minion act. When all have done what they should, pass.
guide-vtes-bleeding = Bleeding
    .text = A bleed takes pool from your prey, usually 1. This is how most games are won, and it needs no card. But it has no stealth, so any untapped minion of your prey can block it. Cards can increase the bleed.
    .now = Bleed when your prey has no untapped minions, or when a block would not hurt you.
guide-vtes-hunting = Hunting
    .text = Vampires pay with blood, and blood heals their wounds. Hunting gives a vampire 1 blood and has 1 stealth. A vampire without blood must hunt before anything else is done.
    .now = Hunt with a vampire that is low on blood; a full one gains nothing.
guide-vtes-action-cards = Action cards
    .text = Many cards are actions: a minion equips a weapon, employs a retainer, recruits an ally, calls a referendum, or does what the card says. The card is lost if the action is blocked, but its cost is paid only if it succeeds. Most have 1 stealth.
    .now = The cards you can play now are highlighted. Choose one, and then who plays it.
guide-vtes-announced = Your action is announced
    .text = Your minion is tapped, but before the action happens, it can be blocked: by its target if it is directed at a player, otherwise by your prey and your predator. A blocker needs at least as much intercept as your minion has stealth.
    .now = You may play action modifiers from your hand, for example for more stealth. If you have nothing to play, pass and wait.
guide-vtes-attacked = An opponent acts
    .text = An opponent’s minion takes an action. You may block it if it is directed at you, or if it is directed at no one and you are the acting player’s prey or predator. Nothing has happened yet: you are asked first.
    .now = See who is acting and with how much stealth, and which of your minions are still untapped.
guide-vtes-stops = Many small questions
    .text = In V:TES, players can react at almost any moment, so you are often asked whether you want to. Passing costs nothing. You can choose how often you are asked: never, only if you can act, or always.
    .now = Pass when you have no plan. In the browser, you can set this above the table.
guide-vtes-mid-action = Cards during an action
    .text = Action modifiers are played by the acting minion, reactions by an untapped minion of another player. Stealth and intercept can be added only when they are needed, and a minion can play the same card only once per action.
    .now = Keep a good reaction for an action that hurts. If this one does not, pass.
guide-vtes-playing = You have played a card
    .text = For each card you play, you draw another at once, so playing cards is never a loss. A card with a discipline can be played only by a vampire who has it; a vampire with the superior level may choose the stronger effect.
    .now = Look at your new card.
guide-vtes-targets = Choosing a target
    .text = When you play a card or announce an action, you choose its target and how it is used at once. You can’t change this later.
    .now = Choose one of the highlighted targets.
guide-vtes-attached = Cards on cards
    .text = Equipment and retainers are on their minion, and some other cards are on a card too. They work as long as they are there, and leave play with that card.
    .now = Read a card before you rely on it: in the browser, right-click it, or tap and hold.
guide-vtes-bled = A successful bleed
    .text = This pool is gone. Only cards, the Edge and ousting your prey bring pool back.
    .now = Compare your pools. If you fall below 10, keep a minion back to block.
guide-vtes-edge = The Edge
    .text = A player who bleeds successfully takes the Edge; there is only one. If you have it in your untap phase, you may take 1 pool from the bank. In a referendum, you can give it up for one vote.
    .now = One successful bleed per turn keeps the Edge with you, and 1 pool with it.

## Blocking and combat

guide-vtes-blocking = Do you block?
    .text = You may try to stop the action with one of your ready, untapped minions. If its intercept is at least the stealth of the acting minion, the block succeeds: the action fails, your minion taps, and the two fight. If you decline, the action goes on.
    .now = Block when you can spare the minion and don’t fear the fight. Against a small bleed, it may be better to decline.
guide-vtes-stealth = Stealth against intercept
    .text = A minion tries to block, and now both numbers count: the acting minion’s stealth and the blocker’s intercept. Both sides may add cards until no one wants to add more. If stealth is higher, the attempt fails, and another minion may try.
    .now = Compare the two totals and ask yourself who has more cards to add.
guide-vtes-blocked = The action is blocked
    .text = The action does not happen. A card played for it is burned, but its cost is not paid. The blocker taps, and the two minions fight.
    .now = Don’t worry: a fight lasts one round unless someone wants more.
guide-vtes-combat = Combat
    .text = A combat has rounds of three steps: range, strikes, press. Combat is normally at close range, and both minions strike at the same time. In every step, the acting minion’s side decides first. Only combat cards can be played here.
    .now = Without cards it is simple: both strike by hand for 1 damage each, and then it is over.
guide-vtes-range = Range
    .text = At close range, all strikes count; at long range, only ranged ones do, such as guns. A maneuver changes the range, and the other side may answer with a maneuver of its own. Maneuvers come from cards and weapons.
    .now = If you can shoot and your opponent can’t, maneuver to long range. Otherwise pass.
guide-vtes-strikes = Choosing a strike
    .text = Your minion strikes by hand, with a weapon, or with a combat card. A dodge protects it from the other strike; “combat ends” stops everything before any damage is done. Both strikes happen at the same time.
    .now = Strike by hand if you want to keep your cards. If you can’t win this fight, dodge or end it.
guide-vtes-damage = Damage
    .text = First, damage can be prevented by cards. A vampire heals the rest by burning 1 blood for each point; an ally loses life instead. Aggravated damage can’t be healed: it sends a vampire to torpor, and a wounded one may be burned.
    .now = Count the blood of both: a vampire that runs out goes to torpor.
guide-vtes-press = Press
    .text = The round is over, and so is the combat, unless someone presses to continue. The other side may then press to end it.
    .now = Press if you are winning and can afford another round. Otherwise let it end.
guide-vtes-torpor = Torpor
    .text = A vampire that can’t heal its wounds goes to torpor. You still control it, but it can only try to leave torpor. Meanwhile, any ready vampire may drain it completely.
    .now = If the vampire is yours, get it out soon. If not, it is easy prey.
guide-vtes-rescue = Leaving torpor
    .text = A vampire can leave torpor with an action of its own, which costs 2 blood. Or another of your vampires rescues it, and they share the cost of 2 blood as you like. Both actions have 1 stealth. If a vampire blocks the first one, it may commit diablerie.
    .now = Rescue with another vampire while your opponent has a strong one untapped.
guide-vtes-diablerie = Diablerie
    .text = A vampire may devour another in torpor: it takes all its blood and equipment, and the victim is burned. But this is a crime. At once, all players vote on a blood hunt; if the vote passes, the culprit is burned as well.
    .now = Count the votes first: with only two players and no titles, the blood hunt often fails because no one has enough votes.

## Politics, and the end

guide-vtes-referendum = A referendum
    .text = A political action has succeeded. The player who called it chooses the terms, then all players cast votes in any order, and the votes are counted. It passes with more votes for than against.
    .now = Read what it would do, and to whom.
guide-vtes-votes = Casting votes
    .text = Votes come from titled vampires, from the Edge, and from political action cards burned from your hand, one vote each. You don’t have to use them all.
    .now = Vote against what harms you if you can turn the result; otherwise keep your cards.
guide-vtes-titles = A title
    .text = A prince has two votes in every referendum, a justicar three, an Inner Circle member four. They count even if the vampire is tapped, as long as it is ready. Most titles can be held by only one vampire.
    .now = A titled vampire is worth protecting, and worth attacking.
guide-vtes-contest = Contested
    .text = Every vampire and every unique card exists only once. When a second copy comes into play, both are turned face down and can’t be used. Each side pays 1 pool for it in every untap phase, or yields; for a title, the vampire pays 1 blood. The last one left gets it.
    .now = Yield if the card is not worth the pool. A long contest hurts both.
guide-vtes-ousting = Ousted
    .text = A player with no pool is out of the game with all their cards. Their predator gets a victory point and 6 pool, and has a new prey. The last player at the table gets one more point. The most points win, even for players who are out.
    .now = That is all you need to know. After a game with two players, try a table with three or more: there, prey and predator are not the same person.
