### The page of decks: the shelf, the builder, and the choice of a deck at a table.

## The shelf

dk-title = Decks
dk-about = Build or import decks for V:TES and play them at any table. Only you can see them.
dk-new = New deck
dk-import = Import…
dk-mine = Your decks
dk-none = You have no decks yet. Build one, import a list, or copy one of the decks below.
dk-sizes = { $crypt } in the crypt, { $library } in the library
dk-legal = legal
dk-not-legal = not legal yet
dk-changed = changed { $when }
dk-duplicate = Duplicate
dk-duplicate-named = Duplicate { $name }
dk-drop = Delete
dk-drop-named = Delete { $name }
dk-drop-title = Delete this deck?
dk-drop-words = “{ $name }” will be deleted for good.
dk-starters = Starter decks
dk-precons = Decks as they were sold
dk-at-hand = More ready-made decks
dk-copy = Copy to your decks
dk-copy-named = Copy { $name } to your decks
dk-copy-of = { $name } (copy)
dk-nameless = New deck

## The builder

dk-all = All decks
dk-show = View
dk-cards = Cards
dk-deck-of = Deck ({ $number })
dk-name = Name of the deck
dk-kept = Saved
dk-keeping = Saving…
dk-again = Try again
dk-for = Checked for
dk-crypt = Crypt
dk-library = Library
dk-crypt-of = Crypt ({ $number })
dk-library-of = Library ({ $number })
dk-not-enforced = not implemented yet
dk-missing = { $number ->
    [one] One card is missing
   *[other] { $number } cards are missing
}
dk-missing-about = They are not implemented yet. You can play the deck with similar cards instead. Duplicate it first if you want to keep the original.
dk-instead-of = Instead of { $card }
dk-instead-nothing = no card
dk-replace = Replace them
dk-take-out = Remove { $card }
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

dk-pile = Crypt or library
dk-search = Search names and texts
dk-filters = Filters
dk-disciplines = Disciplines: click once for any level, twice for superior only
dk-superior = superior { $discipline }
dk-any = any
dk-type = Type
dk-clan = Clan
dk-groups = Group
dk-sect = Sect
dk-title-of = Title
dk-any-title = any title
dk-capacity-from = Minimum capacity
dk-capacity-to = Maximum capacity
dk-cost = Cost
dk-free = none
dk-blood = blood
dk-pool = pool
dk-conviction = conviction
dk-cost-most = Maximum cost
dk-clear = Clear
dk-found = { $number ->
    [one] { $number } card.
   *[other] { $number } cards.
}
dk-keys = Press + or − on a card to change the number of copies. Press Enter in the search box to add the first card.
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
    [one] { $number } card left
   *[other] { $number } cards left
}
dk-look-at = Look at { $card }

## Import and export

dk-import-title = Import a deck
dk-import-about = Paste a deck list from a deck builder or a tournament report, or a link that contains the deck. Nothing is loaded from other sites.
dk-list = Deck list
dk-read = Found: { $crypt } in the crypt, { $library } in the library.
dk-unread = { $number ->
    [one] { $number } line was not understood
   *[other] { $number } lines were not understood
}
dk-take = Use “{ $name }”
dk-faults = Problems with this deck
dk-keep = Save this deck
dk-keep-without = Save it without these lines
dk-export = Export…
dk-export-of = Export “{ $name }”
dk-form = Format
dk-form-text = tournament report
dk-form-lackey = Lackey
dk-form-jol = JOL
dk-form-link = link that contains the deck
dk-form-word = code for the move “deck”
dk-download = Save to a file

## At a table

dk-choose = Choose a deck
dk-secret = No one learns which deck you chose until the game is over. Bots play one of the ready-made decks.
dk-fits = With { $seats } players, a library has { $least } to { $most } cards. If a starter deck is too big, random cards are left out.
dk-random = Random deck
dk-random-about = Drawn from all cards: vampires from two groups, and cards that suit them.
dk-build = Build a deck
dk-bring = Play this deck
dk-bring-named = Play “{ $name }”
dk-pick = Select a deck to look inside.
dk-brought = Your deck: { $name }.
dk-own = built by you
dk-still = Still choosing: { $names }.
dk-have = Have chosen a deck: { $names }.
