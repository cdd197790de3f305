### The guide to a first game of V:TES: each thing is told when it comes up

## The table

guide-vtes-welcome = What it is about
    .text = You are a Methuselah, a vampire so old that she leaves the fighting to others. Your influence is your pool: you begin with 30. Whoever has no pool left is ousted, and whoever ousts the others wins.
    .now = Keep one thing in mind: with your pool you pay for everything, and it is also your life.
guide-vtes-table = Prey and predator
    .text = The player to your left is your prey: you attack her. The player to your right is your predator: she attacks you. Where only two play, your opponent is both. Each side has ready minions, minions in torpor, and vampires that are not yet under control.
    .now = Find your own side, your hand of seven cards, and the four face-down vampires that only you can see.
guide-vtes-turn = Your turn
    .text = A turn has five phases: untap, master, minion, influence, discard. First all your tapped cards untap, which makes them usable again. You will see the other phases one by one.
    .now = You are not asked where there is nothing to decide, so in the first turns the game may go straight to your influence phase.

## The phases of a turn

guide-vtes-master = Master phase
    .text = Master cards are your own doing: places, intrigues, training. You may play one of them in each of your master phases, and most cost pool. A card that stays in play works from then on.
    .now = Play one if you can afford it: a card that gives you something every turn is best played early. Otherwise pass.
guide-vtes-crypt = The vampires in your crypt
    .text = You begin with four vampires in your uncontrolled region. Nobody else can see them. The number on each is his capacity: so much it costs to bring him out, and so much blood he can hold. The greater it is, the more he can do.
    .now = Look at all four. A small vampire is out soon and can begin to work; a large one takes a few turns.
guide-vtes-transfers = Influence phase
    .text = You bring vampires out with transfers: each moves 1 from your pool onto one of them. In her first turn the first player has one transfer only, from then on it is four a turn. What is on a vampire stays there until he is paid for.
    .now = Choose one vampire and put all your transfers on him. One who is out is worth more than two who are half paid for.
guide-vtes-in-play = Yours now
    .text = What you have brought into play lies face up on your side. A vampire whose capacity is reached comes untapped into your ready region, and what you have paid is now his blood: he can act in your next minion phase, and block even before that. Places and other lasting cards work from now on.
    .now = Read the new card. Of a vampire his disciplines matter most: they decide which of your cards he can play.
guide-vtes-discard = Discard phase
    .text = At the end of your turn you may throw one card away and draw another. Cards do not come by themselves: you draw only when you have played or discarded one.
    .now = Throw away what nobody of yours can play, or what you have twice. Holding on to everything clogs your hand.
guide-vtes-other-turn = The other’s turn
    .text = Now your opponent goes through the same phases. You may still be asked: whether you block an action, or whether you play a card in reply. For that you need minions who are ready and untapped.
    .now = Watch what she brings out and how much pool that leaves her.

## Actions

guide-vtes-acting = Minion phase
    .text = Each of your ready, untapped minions may take an action; it taps him until your next turn. Whoever acts cannot block afterwards, so every action costs you some defence.
    .now = Let one act, and when all have done what they should, pass.
guide-vtes-bleeding = To bleed
    .text = A bleed takes pool from your prey, usually 1. It is how most games are won, and it needs no card: but it has no stealth, so any untapped minion of hers can block it. Cards can make the bleed greater.
    .now = Bleed when she has nobody untapped, or when it does not matter who blocks.
guide-vtes-hunting = To hunt
    .text = Blood is what your vampires pay with, and what heals their wounds. A hunt brings one vampire 1 blood, with 1 stealth. A vampire without any blood must hunt before anything else is done.
    .now = Hunt with a vampire who is low on blood; a full one has nothing to gain.
guide-vtes-action-cards = Actions from cards
    .text = Many cards are actions themselves: a minion equips a weapon, employs a retainer, recruits an ally, calls a referendum, or does what the card says. The card is lost if the action is blocked, but its cost is paid only if it succeeds. Most have 1 stealth.
    .now = The cards that can be played now are lit up. Choose one, and then who plays it.
guide-vtes-announced = Your action is under way
    .text = The action is announced and your minion is tapped. Before it happens, it can be blocked: by your prey if it is aimed at her, otherwise by your prey and your predator. A blocker needs as much intercept as your minion has stealth.
    .now = You may play action modifiers from your hand, for example for more stealth. If there is nothing to play, pass and see what she does.
guide-vtes-attacked = Somebody acts
    .text = Your opponent’s minion takes an action. If it is aimed at you, you may block it; if it is aimed at nobody, you may because you are her neighbour. Nothing has happened yet: first you are asked.
    .now = See who is acting and with how much stealth, and which of your minions are still untapped.
guide-vtes-stops = Many small questions
    .text = In V:TES somebody may say something at almost every moment, so you are asked now and then whether you want to. Passing costs nothing. You can choose how often: never, only when you could do something, or always.
    .now = Pass when you have no plan. In the browser you choose above the table how often you are asked.
guide-vtes-mid-action = Cards in the middle of things
    .text = Action modifiers are played by the acting minion, reactions by an untapped minion of another player. Stealth and intercept can be added only when they are needed, and a minion can play the same card only once in an action.
    .now = Keep a good reaction for an action that hurts. If this one does not, pass.
guide-vtes-playing = You have played a card
    .text = For each card that you play you draw another at once, so playing cards is never a loss. A card that shows a discipline can be played only by a vampire who has it; who has the superior level may choose the stronger effect.
    .now = Look at your new card.
guide-vtes-targets = Choosing a target
    .text = Whoever plays a card or takes an action says at once at whom or at what it is aimed, and how it is used. Later that cannot be changed.
    .now = Choose one of the things that are lit up.
guide-vtes-attached = Cards on cards
    .text = Equipment and retainers lie on their minion, and some other cards lie on a card as well. They work as long as they lie there, and they go with the card that they are on.
    .now = Read a card before you rely on it: in the browser, right-click it, or tap and hold.
guide-vtes-bled = A bleed succeeds
    .text = The pool is gone, and nothing brings it back but cards, the edge, and ousting your prey.
    .now = Compare your pools. Whoever falls below 10 should keep a minion at home to block.
guide-vtes-edge = The edge
    .text = Whoever bleeds successfully takes the edge, a single token. Who holds it in her untap phase may take 1 pool from the bank; in a referendum it can be given up for one vote.
    .now = One bleed a turn that succeeds keeps the edge with you, and the 1 pool that goes with it.

## Blocking and combat

guide-vtes-blocking = Do you block?
    .text = You may try to stop the action with one of your ready, untapped minions. If his intercept is at least the stealth of the acting minion, the block succeeds: the action fails, your minion taps, and the two fight. You may decline; then the action goes on.
    .now = Block when you can spare the minion and are not afraid of the fight. Against a small bleed, declining may be the better choice.
guide-vtes-stealth = Stealth against intercept
    .text = A block is attempted, and now both numbers count: stealth of the acting minion, intercept of the blocker. Both sides may play cards in turn, until nobody adds any more. If stealth is greater, the attempt fails, and another minion may try.
    .now = Compare the two totals and ask yourself who has more cards to add.
guide-vtes-blocked = The action is blocked
    .text = What was to happen does not happen, and the card that was played for it is burned, but its cost need not be paid. The blocker taps, and the two minions fight.
    .now = Do not be afraid: a fight lasts one round unless somebody wants more.
guide-vtes-combat = Combat
    .text = A combat has rounds of three steps: range, strikes, press. Close range is the rule; both then strike at the same time. In every step the acting minion’s side decides first. Only combat cards can be played here.
    .now = Without any card it is simple: both strike by hand for 1 damage each, and then it is over.
guide-vtes-range = Range
    .text = At close range all strikes count; at long range only ranged ones do, such as guns. A maneuver changes the range, and the other side may answer with a maneuver of its own. Maneuvers come from cards and weapons.
    .now = If you can shoot and she cannot, maneuver to long range. Otherwise pass.
guide-vtes-strikes = Choosing a strike
    .text = Your minion strikes by hand, with a weapon, or with a combat card. A dodge protects him from the other’s strike; “combat ends” stops everything before any damage is done. Both strikes happen at the same time.
    .now = Strike by hand if you want to keep your cards. If you cannot win this fight, dodge or end it.
guide-vtes-damage = Damage
    .text = First damage can be prevented by cards. What remains a vampire heals by burning 1 blood for each point; an ally loses life instead. Aggravated damage cannot be healed: it sends a vampire to torpor, and one already wounded may be burned.
    .now = Count the blood of both: whoever runs out goes to torpor.
guide-vtes-press = Press
    .text = The round is over, and so is the combat, unless somebody presses to continue. The other may press as well, to end it.
    .now = Press if you are winning and can afford another round. Otherwise let it end.
guide-vtes-torpor = Torpor
    .text = A vampire who could not heal his wounds lies in torpor. He still belongs to his Methuselah, but can do nothing except try to rise again. Meanwhile any ready vampire may come and drink him empty.
    .now = If he is yours, get him out soon. If he is hers, he is easy prey.
guide-vtes-rescue = Out of torpor
    .text = To leave torpor is an action of the vampire himself; it costs 2 blood. Or another vampire of yours rescues him, and the two share the 2 blood as you like. Both have 1 stealth. If the first is blocked by a vampire, that one may commit diablerie.
    .now = Rescue with somebody else while a strong vampire of hers is untapped.
guide-vtes-diablerie = Diablerie
    .text = A vampire may devour another who lies in torpor: he takes all his blood and equipment, and the victim is burned. But it is a crime. At once all vote whether the culprit shall be hunted; if the vote passes, he is burned as well.
    .now = Count the votes before you do it: with only two players and no titles the hunt often fails, because nobody has votes enough.

## Politics, and the end

guide-vtes-referendum = A referendum
    .text = A political action has succeeded. Now the one who called it sets the terms, then everybody casts votes, in any order, and then it is counted. More votes for than against: it passes.
    .now = Read what it would do, and to whom.
guide-vtes-votes = Casting votes
    .text = Votes come from titled vampires, from the edge, and from political cards that are burned from the hand, one vote each. You need not use them all.
    .now = Vote against what harms you if you can turn the result; otherwise keep your cards.
guide-vtes-titles = A title
    .text = A prince has two votes in every referendum, a justicar three, an inner circle member four; they count even if the vampire is tapped, as long as he is ready. Most titles can be held by one vampire only.
    .now = A titled vampire is worth protecting, and worth attacking.
guide-vtes-contest = Contested
    .text = Every vampire and every unique card exists once only. When a second copy comes into play, both are turned face down and nobody can use them. Each side pays 1 pool for it in every untap phase, or yields; with a title it is 1 blood of the vampire. Who is left has it alone.
    .now = Yield if the card is not worth the pool. To contest for long hurts both.
guide-vtes-ousting = Ousted
    .text = Whoever has no pool is out of the game with all her cards. Her predator gets one victory point and 6 pool, and has a new prey. The last one at the table gets another point, and the most points win, even of those who are out.
    .now = That is all there is to know. After a game of two, try a table with three or more: there prey and predator are no longer the same person.
