"""The six starter decks of Keepers of Tradition, Lords of the Night and Third Edition."""

from __future__ import annotations

from conclave.games.vtes.rules.decks import word

BRUJAH = word(
    """
    adana-de-sforza*2, garret*2, herbert-westin*2, jann-berger*2, reginald-moore*2, tomaine*2
    """,
    """
    enrage*4, entrenching*2, harass*5, public-trust*3, resist-earths-grasp*5, brute-force*6,
    immortal-grapple*3, psyche*3, relentless-pursuit*3, slam*4, stutter-step*4,
    taste-of-vitae*3, torn-signpost*3, weighted-walking-stick*3, bang-nakh-tigers-claws*4,
    bundi*2, drum-of-xipe-totec*1, phased-motion-detector*1, sengir-dagger*1, celerity*1,
    krcg-news-radio*1, major-boon*2, nod*1, potence*1, presence*1, tension-in-the-ranks*1,
    vessel*2, finding-the-path*2, year-of-fortune*2, on-the-qui-vive*3
    """,
)

MALKAVIAN = word(
    """
    aleister-crowley*2, cassandra-langely-the-waif*2, florentina-lengauer*2,
    lutz-von-hohenzollern*2, morel*2, tryphosa*2
    """,
    """
    forgery*5, kindred-spirits*6, sleep-of-reason*2, change-of-target*3, eyes-of-chaos*6,
    into-thin-air*6, spying-mission*4, veil-the-legions*4, deny*2, glancing-blow*4, cooler*3,
    learjet*2, auspex*1, bleeding-the-vine*1, dementation*1, effective-management*2,
    elysium-the-arboretum*1, giants-blood*1, high-museum-of-art-atlanta*1, life-in-the-city*4,
    obfuscate*2, the-coven*1, vessel*2, praxis-seizure-chicago*1, on-the-qui-vive*3,
    poison-pill*2, shattered-mirror*2, spirits-touch*3, voice-of-madness*2
    """,
)

TOREADOR = word(
    """
    epikasta-rigatos*2, eugene*2, kateline-nadasdy*2, rafael-de-corazon*2, sean-andrews*2,
    thomas-de-lutrius*2
    """,
    """
    entrancement*1, public-trust*6, approximation-of-loyalty*4, crocodiles-tongue*4,
    suppressing-fire*3, concealed-weapon*2, psyche*3, pursuit*6, taste-of-vitae*3,
    beretta-9mm*5, bowl-of-convergence*1, desert-eagle*3, ir-goggles*2, ivory-bow*1, mark-v*1,
    sniper-rifle*3, auspex*1, celerity*1, contingency-planning*2, fame*2, presence*1,
    the-rack*1, vessel*2, kine-resources-contested*4, praxis-seizure-houston*1,
    praxis-seizure-washington-d-c*1, eagles-sight*3, minor-irritation*4, on-the-qui-vive*2,
    telepathic-misdirection*4
    """,
)

VENTRUE = word(
    """
    gotsdam-the-tired-warrior*2, gustav-breidenstein*2, hardestadt*2, jackson-asher*2,
    johannes-castelein*2, joao-bile*2
    """,
    """
    dominate-kine*1, fourth-tradition-the-accounting*3, aura-of-invincibility*3,
    conditioning*5, freak-drive*3, seduction*4, murmur-of-the-false-will*5,
    armor-of-vitality*4, haymaker*2, majesty*4, soak*6, martinellis-ring*1, dominate*1,
    esgrima*2, fortitude*1, golconda-inner-peace*1, instability*2, powerbase-montreal*1,
    presence*1, social-ladder*1, special-report*2, vessel*2, cant-take-it-with-you*3,
    honor-the-elders*5, kine-resources-contested*6, national-guard-support*2,
    praxis-seizure-atlanta*1, praxis-seizure-miami*1, reins-of-power*1,
    second-tradition-domain*3
    """,
)

GIOVANNI = word(
    """
    francis-milliner*2, guillaume-giovanni*2, lady-constancia*2, margaret-milliner*2,
    nunzio-giovanni*2, primo-giovanni*2
    """,
    """
    chill-of-oblivion*1, compel-the-spirit*1, divine-sign*2, dominate-kine*2, ex-nihilo*1,
    graverobbing*1, harass*4, jack-of-both-sides*2, possession*1, siphon*1,
    sudario-refraction*1, whispers-from-the-dead*2, call-of-the-hungry-dead*3, conditioning*3,
    forgers-hammer*1, inspire-greatness*1, murmur-of-the-false-will*4, spectral-divination*4,
    shambling-hordes*4, brute-force*3, concealed-weapon*2, immortal-grapple*2, slam*2,
    taste-of-vitae*2, torn-signpost*2, bang-nakh-tigers-claws*3, bundi*3, camera-phone*2,
    the-sargon-fragment*1, giants-blood*1, krcg-news-radio*1, morgue-hunting-ground*1,
    necromancy*1, proxy-kissed*2, the-path-of-bone*2, vessel*2, reckless-agitation*3,
    warrant*1, eluding-the-arms-of-morpheus*2
    """,
)

TREMERE_ANTITRIBU = word(
    """
    alejandro-aguirre*1, esoara*2, frondator*1, janine*1, ladislas-toth-the-torch*1,
    lucubratio*2, paul-cordwood*2, uta-kovacs*2
    """,
    """
    dominate-kine*1, eternal-vigilance*1, govern-the-unaligned*5, graverobbing*1, harass*4,
    purity-of-the-beast*1, recure-of-the-homeland*1, rutors-hand*1, bonding*4,
    the-sleeping-mind*1, threats*4, talaq-the-immortal*1, apportation*5, blood-rage*3,
    drain-essence*1, theft-of-vitae*6, walk-of-flame*4, weather-control*3,
    concoction-of-vitality*1, helicopter*1, blood-doll*2, dominate*1, golconda-inner-peace*1,
    infernal-pact*1, recruitment*1, strained-vitae-supply*1, thaumaturgy*1,
    university-hunting-ground*1, crusade-philadelphia*1, excommunication*1,
    hand-intervention*1, reins-of-power*1, enhanced-senses*3, on-the-qui-vive*2, redirection*4,
    spirits-touch*5, robert-carter*1
    """,
)


STARTERS: dict[str, str] = {
    "brujah": BRUJAH,
    "malkavian": MALKAVIAN,
    "toreador": TOREADOR,
    "ventrue": VENTRUE,
    "giovanni": GIOVANNI,
    "tremere-antitribu": TREMERE_ANTITRIBU,
}
