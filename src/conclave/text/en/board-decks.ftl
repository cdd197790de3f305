### The page of decks: the shelf, the builder, and the choice of a deck at a table.

## The shelf

dk-title = Decks
dk-about = Build decks for V:TES, bring them from elsewhere, and play them at any table. Nobody else sees them.
dk-new = New deck
dk-import = Import …
dk-mine = Your decks
dk-none = You keep no deck yet. Begin with a new one, import a list, or copy one of those below.
dk-sizes = { $crypt } in the crypt, { $library } in the library
dk-legal = legal
dk-not-legal = not legal yet
dk-changed = changed { $when }
dk-duplicate = Duplicate
dk-duplicate-named = Duplicate { $name }
dk-drop = Delete
dk-drop-named = Delete { $name }
dk-drop-title = Delete this deck?
dk-drop-words = “{ $name }” will be gone for good.
dk-starters = Starter decks
dk-at-hand = More decks that are at hand
dk-copy = Copy to your decks
dk-copy-named = Copy { $name } to your decks
dk-copy-of = { $name } (copy)
dk-nameless = New deck

## The builder

dk-all = All decks
dk-show = What to show
dk-cards = Cards
dk-deck-of = Deck ({ $number })
dk-name = Name of the deck
dk-kept = Saved
dk-keeping = Saving …
dk-again = Try again
dk-for = Checked for
dk-crypt = Crypt
dk-library = Library
dk-crypt-of = Crypt ({ $number })
dk-library-of = Library ({ $number })
dk-not-enforced = not implemented yet
dk-take-out = Take out { $card }
dk-capacity = capacity { $number }
dk-group = { $number ->
    [0] any group
   *[other] group { $number }
}
dk-copies = { $number ->
    [0] none in the deck
    [one] { $number } copy in the deck
   *[other] { $number } copies in the deck
}
dk-more = One more { $card }
dk-fewer = One { $card } fewer
dk-now = { $card }: { $number ->
    [0] none in the deck
    [one] { $number } copy in the deck
   *[other] { $number } copies in the deck
}

## Searching the pool

dk-pile = Which pile
dk-search = Search names and texts
dk-filters = Filters
dk-disciplines = Disciplines: once for any level, twice for superior only
dk-superior = superior { $discipline }
dk-any = any
dk-type = Type
dk-clan = Clan
dk-groups = Group
dk-sect = Sect
dk-title-of = Title
dk-any-title = any title
dk-capacity-from = Capacity from
dk-capacity-to = Capacity to
dk-cost = Cost
dk-free = none
dk-blood = blood
dk-pool = pool
dk-conviction = conviction
dk-cost-most = Cost at most
dk-clear = Clear
dk-found = { $number ->
    [one] { $number } card.
   *[other] { $number } cards.
}
dk-keys = On a card, plus and minus change its number; in the search, Enter adds the first.
dk-results = Cards found
dk-show-more = Show { $number } more

## The curve

dk-capacities = Capacities, { $average } on average
dk-capacities-none = Capacities
dk-blood-costs = Blood costs
dk-pool-costs = Pool costs
dk-bar-capacity = capacity { $capacity }: { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
dk-bar-cost = { $what ->
    [blood] { $cost } blood
   *[pool] { $cost } pool
}: { $number ->
    [one] { $number } card
   *[other] { $number } cards
}

## Practice hands

dk-practice = Practice hand
dk-hand = Your hand
dk-uncontrolled = Your uncontrolled region
dk-draw = Draw a card
dk-draw-crypt = Draw from the crypt
dk-new-hand = New hand
dk-left = { $number ->
    [one] { $number } card is left
   *[other] { $number } cards are left
}
dk-look-at = Look at { $card }

## Import and export

dk-import-title = Import a deck
dk-import-about = Paste a list as deck builders and tournament reports write it, or a link that carries the deck. Nothing is fetched from other sites.
dk-list = The list
dk-read = Read: { $crypt } in the crypt, { $library } in the library.
dk-unread = { $number ->
    [one] { $number } line was not understood
   *[other] { $number } lines were not understood
}
dk-take = Take “{ $name }”
dk-faults = What is wrong with the deck
dk-keep = Keep this deck
dk-keep-without = Keep it without these lines
dk-export = Export …
dk-export-of = Export “{ $name }”
dk-form = Form
dk-form-text = as in tournament reports
dk-form-lackey = for Lackey
dk-form-jol = for JOL
dk-form-link = as a link that carries the deck
dk-form-word = as the move “deck” takes it
dk-download = Save as a file

## At a table

dk-choose = Bring a deck
dk-secret = Nobody learns which deck you bring before the game is over. Bots bring one of the decks at hand, any of them.
dk-fits = At a table of { $seats }, a library has { $least } to { $most } cards. A starter deck that is too big leaves some out at random.
dk-random = Random deck
dk-random-about = Drawn from all cards: vampires of two groups, and cards that suit them.
dk-build = Build a deck
dk-bring = Bring this deck
dk-bring-named = Bring “{ $name }”
dk-pick = Choose a deck to look inside.
dk-brought = You have brought your deck: { $name }.
dk-own = your own
dk-still = Still choosing: { $names }.
dk-have = These have brought a deck: { $names }.
