"""What may stand in the way of a play.

The layers, each of which can say why not:

1. the window admits the card's type, and the seat has a minion in the right place for it;
2. the minion meets clan, disciplines and other requirements;
3. the minion or Methuselah can pay;
4. it was not played before where it may be played only once;
5. it would be of use now; 6. there is something to choose as its target.
"""

from __future__ import annotations

from typing import Final

LAYERS: Final = (
    "not-in-this-window",
    "only-out-of-turn",
    "only-in-your-turn",
    "no-master-action",
    "owes-master-action",
    "no-transfers-left",
    "no-minion-can-play-it",
    "needs-tapped-minion",
    "needs-untapped-minion",
    "cannot-act",
    "has-one-already",
    "has-to-do-something-else",
    "needs-clan",
    "needs-discipline",
    "needs-vampire",
    "needs-imbued",
    "needs-requirement",
    "needs-title",
    "needs-sect",
    "needs-capacity",
    "needs-minion-who-fits",
    "sterile",
    "needs-master",
    "cannot-pay-blood",
    "cannot-pay-pool",
    "cannot-pay-conviction",
    "played-this-turn",
    "played-this-action",
    "no-more-modifiers",
    "event-was-played",
    "one-event-a-phase",
    "used-already",
    "stolen-this-round",
    "card-is-tapped",
    "has-power",
    "condition-fails",
    "stealth-not-needed",
    "intercept-not-needed",
    "not-blocking",
    "no-bleed",
    "not-bled-by-this",
    "no-more-bleed",
    "no-combat",
    "not-needed",
    "nothing-to-cancel",
    "nothing-to-prevent",
    "gained-strikes-already",
    "blocks-not-declined",
    "no-referendum",
    "bound-to-strike",
    "no-target",
)
"""What may stand in the way, from the outermost layer inwards."""
