"""Preset decks, in their compact form: see rules/decks.py."""

from __future__ import annotations

from conclave.games.vtes.cards.starters import STARTERS
from conclave.games.vtes.rules.decks import word

BLEED = word(
    """
    sir-walter-nash*2, emerson-bridges*2, luccia-paciola*2, jan-pieterzoon*2,
    timothy-crowley*2, courtland-leighton*2
    """,
    """
    govern-the-unaligned*10, scouting-mission*4, conditioning*6, bonding*5, threats*3, seduction*4,
    deflection*6, redirection*2, freak-drive*3, wake-with-evenings-freshness*4, blood-doll*4,
    vessel*2, minion-tap*2, uptown-hunting-ground*1, ventrue-headquarters*1, dominate*1,
    laptop-computer*1, sudden-reversal*1
    """,
)
"""Ventrue who bleed with Dominate."""

VOTES = word(
    """
    eliott-sinclair-virtuoso-thespian*2, tatiana-romanov*2, felicia-mostrom*2, mariana-gilbert*2,
    ramiel-dupre*2, victoria-ash*2
    """,
    """
    kine-resources-contested*6, conservative-agitation*3, reckless-agitation*2, parity-shift*2,
    ancient-influence*1, political-stranglehold*2, praxis-seizure-boston*1, praxis-seizure-paris*1,
    bewitching-oration*6, awe*4, voter-captivation*5, aire-of-elation*3, majesty*6,
    enhanced-senses*3, telepathic-misdirection*3, wake-with-evenings-freshness*2,
    on-the-qui-vive*1, art-museum*1, society-hunting-ground*1, blood-doll*4, minion-tap*2,
    presence*1
    """,
)
"""Toreador who vote with Presence."""

FIGHT = word(
    """
    bianca*2, anvil*2, tura-vaughn*2, hector-sosa*2, yuri-the-talon*2,
    dre-leader-of-the-cold-dawn*2
    """,
    """
    bums-rush*8, undead-strength*5, torn-signpost*5, immortal-grapple*6, pushing-the-limit*2,
    thrown-gate*3, blur*6, pursuit*4, side-strike*3, flash*2, taste-of-vitae*4, fame*2,
    haven-uncovered*2, loyal-street-gang*2, als-army-apparatus*1, submachine-gun*1, 44-magnum*1,
    blood-doll*3
    """,
)
"""Brujah who fight with Potence and Celerity."""

STEALTH = word(
    """
    gilbert-duane*2, ozmo*2, didi-meyers*2, zebulon*2, sylvester-simms*2, roland-bishop*2
    """,
    """
    govern-the-unaligned*6, conditioning*4, bonding*2, cloak-the-gathering*6, lost-in-crowds*5,
    faceless-night*5, forgotten-labyrinth*3, elder-impersonation*3, swallowed-by-the-night*3,
    enhanced-senses*3, telepathic-misdirection*4, telepathic-counter*2, deflection*2,
    wake-with-evenings-freshness*3, computer-hacking*2, laptop-computer*1,
    asylum-hunting-ground*1, blood-doll*3, vessel*2
    """,
)
"""Malkavians with the stealth of Obfuscate and the intercept of Auspex."""

IMBUED = word(
    """
    beatrice-oracle171-tremblay*2, jack-hannibal137-harmon*2, john-cop90-omalley*2,
    marion-teacher193-perks*2, paul-sixofswords29-moreton*2, travis-traveler72-miller*2
    """,
    """
    strike-with-conviction*8, second-sight*6, react-with-conviction*4, discern*4, vigilance*5,
    project*3, rejuvenate*3, 44-magnum*4, submachine-gun*2, assault-rifle*1, flak-jacket*3,
    sport-bike*3, laptop-computer*3, ir-goggles*2, the-unmasking*1, computer-hacking*2,
    information-highway*1, ascendance*2, krcg-news-radio*1, dummy-corporation*1,
    direct-intervention*1
    """,
)
"""Imbued who hunt monsters."""

ALLIES = word(
    """
    thomas-thorne*2, lydia-van-cuelen*2, ignatius*2, sarah-cobbler*2, dr-john-casey*2, lazarus*1,
    lazarus-adv*1
    """,
    """
    outcast-mage*6, thadius-zho-mage*2, rafastio-ghoul*3, young-bloods*2, talaq-the-immortal*2,
    order-of-hermes-cabal*1, arcanum-investigator*2, procurer*2, hellhound*2,
    govern-the-unaligned*4, deflection*4, enhanced-senses*4, eyes-of-argus*2, theft-of-vitae*5,
    apportation*4, walk-of-flame*3, arcane-library*1, blood-doll*4, the-unmasking*1, 44-magnum*2,
    mr-winthrop*1, sport-bike*1, wake-with-evenings-freshness*2
    """,
)
"""Tremere and their allies."""

STOCK: dict[str, str] = {
    "bleed": BLEED,
    "votes": VOTES,
    "fight": FIGHT,
    "stealth": STEALTH,
    "imbued": IMBUED,
    "allies": ALLIES,
    **STARTERS,
}
