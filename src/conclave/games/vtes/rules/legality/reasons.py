"""The reasons against a play, from the outermost layer inwards.

1. The window admits the card type, and the seat has a minion in the right place.
2. The minion meets clan, disciplines and other requirements.
3. The minion or Methuselah can pay.
4. It hasn't been played as often as it may be.
5. It would be useful now.
6. It has a valid target.
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
    "no-equipment",
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
"""The keys of all reasons, in the order of the layers."""
