## At the table

terminal-you = you are { $name }
terminal-moves = Moves
terminal-back = back
terminal-more-moves = { $number ->
    [one] … and { $number } more move: type it
   *[other] … and { $number } more moves: type one
}
terminal-moves-made = { $number ->
    [one] after { $number } move
   *[other] after { $number } moves
}
terminal-thinking = { $seat } is thinking…
terminal-see-rule = (r: read the rule)
terminal-curtain = { $seat }, it’s your turn. Press Enter when no one else is looking.
terminal-leave = Leave the table? The record of the game is saved.
terminal-yes = Yes
terminal-no = No
terminal-close = Esc closes
terminal-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
terminal-end-title = The game is over
terminal-after-end = Press q to quit.

## Replays

terminal-step = move { $number } of { $last }
terminal-jump = type a number from 0 to { $last } to go to that move
terminal-eyes-all = You see everything.
terminal-eyes-spectator = You see what a spectator sees.
terminal-eyes-seat = You see what { $seat } sees.

## Keys

terminal-help-title = { $game }: help
terminal-command-leave = Quit
terminal-command-help = Help
terminal-command-rule = Rule
terminal-command-cards = Cards
terminal-command-hints = Deductions
terminal-command-guide = Guide
terminal-guide-title = Guide: { $title }
terminal-guide-now = Now:
terminal-not-playable = In your hand, not playable now
terminal-command-moves = Moves
terminal-command-forward = Next
terminal-command-backward = Back
terminal-command-start = Start
terminal-command-end = End
terminal-command-eyes = Point of view
terminal-command-run = Play/pause
terminal-key-arrows = ↑ ↓: select a move
terminal-key-enter = Enter, →: open a group, or make the move
terminal-key-back = ←, Esc: back to the groups
terminal-key-type = a letter: type a move as in the grey example; → completes it, ↑ brings back the last one
terminal-key-tab = Tab: switch between moves, input, board and log; arrow keys scroll
terminal-key-cards = F3: read the cards you can see
terminal-key-hints = F4: read what you can deduce from what you have seen
terminal-key-guide = F5: read the guide’s explanations so far
terminal-key-rule = r, F2: read the rule behind the question or the rejected move
terminal-key-help = ?, F1: this page
terminal-key-quit = q, Ctrl-C: quit
terminal-key-forward = →: next move
terminal-key-backward = ←: previous move
terminal-key-ends = Home, End: to the start, to the end
terminal-key-jump = a number, Enter: go to that move
terminal-key-eyes = e: change the point of view
terminal-key-run = Space: start or stop playback
terminal-plain-commands = Type a move, or: help, board, moves{ $cards ->
    [yes] , cards, cards NAME
   *[no] {""}
}{ $hints ->
    [yes] , hints
   *[no] {""}
}{ $guide ->
    [yes] , guide
   *[no] {""}
}, rule, quit.
