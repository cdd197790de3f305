"""Card types, traits, disciplines, clans, sects, titles and regions."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1
NOTHING: Final = -1

# Card types

VAMPIRE: Final = "vampire"
IMBUED: Final = "imbued"
MASTER: Final = "master"
ACTION: Final = "action"
MODIFIER: Final = "action-modifier"
REACTION: Final = "reaction"
COMBAT: Final = "combat"
EQUIPMENT: Final = "equipment"
RETAINER: Final = "retainer"
ALLY: Final = "ally"
POLITICAL: Final = "political-action"
EVENT: Final = "event"
POWER: Final = "power"
CONVICTION: Final = "conviction"
REFLEX: Final = "reflex"
"""A mode of a card, not a type: played in response to a card played against the minion."""

LIBRARY_TYPES: Final = (
    MASTER, ACTION, MODIFIER, REACTION, COMBAT, EQUIPMENT, RETAINER, ALLY, POLITICAL, EVENT,
    POWER, CONVICTION,
)  # fmt: skip
TAKES_ACTION: Final = (ACTION, EQUIPMENT, RETAINER, ALLY, POLITICAL, POWER)
"""Card types that are played to take an action (VTES-G-02)."""
MINION_TYPES: Final = (*TAKES_ACTION, MODIFIER, REACTION, COMBAT, REFLEX)
"""Card types that are played by minions."""

# Traits

UNIQUE: Final = "unique"
NOT_UNIQUE: Final = "not-unique"
"""For a vampire: several copies of him may be in play."""
LOCATION: Final = "location"
DISCIPLINE: Final = "discipline"
TROPHY: Final = "trophy"
TRIFLE: Final = "trifle"
OUT_OF_TURN: Final = "out-of-turn"
ANY_TURN: Final = "any-turn"
"""For an out-of-turn master: it may also be played in one's own turn."""
ALLY_IN_PLAY: Final = "ally-in-play"
"""An ally only while it is in play."""
EQUIPMENT_IN_PLAY: Final = "equipment-in-play"
"""Equipment only while it is in play on a minion."""
TITLE: Final = "title"
BURN_OPTION: Final = "burn-option"
WEAPON: Final = "weapon"
GUN: Final = "gun"
MELEE: Final = "melee"
COLD_IRON: Final = "cold-iron"
ELECTRONIC: Final = "electronic"
VEHICLE: Final = "vehicle"
HAVEN: Final = "haven"
ANIMAL: Final = "animal"
MORTAL: Final = "mortal"
GHOUL: Final = "ghoul"
WRAITH: Final = "wraith"
CHANGELING: Final = "changeling"
MAGE: Final = "mage"
FRENZY: Final = "frenzy"
INVESTMENT: Final = "investment"
ARCHETYPE: Final = "archetype"
HUNTING_GROUND: Final = "hunting-ground"
GRAPPLE: Final = "grapple"
AIM: Final = "aim"
AMMO: Final = "ammo"
FLIGHT: Final = "flight"
ZOMBIE: Final = "zombie"
DEMON: Final = "demon"
WEREWOLF: Final = "werewolf"
GEHENNA: Final = "gehenna"
INCONNU: Final = "inconnu"
TRANSIENT: Final = "transient"
GOVERNMENT: Final = "government"
BOON: Final = "boon"
CONTRACT: Final = "contract"
CONDEMNATION: Final = "condemnation"

BAHARI: Final = "bahari"
BLACK_HAND: Final = "black-hand"
BLOOD_CURSED: Final = "blood-cursed"
INFERNAL: Final = "infernal"
RED_LIST: Final = "red-list"
SCARCE: Final = "scarce"
STERILE: Final = "sterile"
SERAPH: Final = "seraph"
SLAVE: Final = "slave"
TREMERE_SLAVE: Final = "slave:tremere"
TREMERE_ANTITRIBU_SLAVE: Final = "slave:tremere-antitribu"
ADVANCED: Final = "advanced"
ANARCH: Final = "anarch"
COLD_IRON_VULNERABILITY: Final = "vulnerability:cold-iron"

# Disciplines and virtues, by their usual abbreviations

ABOMBWE: Final = "abo"
ANIMALISM: Final = "ani"
AUSPEX: Final = "aus"
CELERITY: Final = "cel"
CHIMERSTRY: Final = "chi"
DAIMOINON: Final = "dai"
DEMENTATION: Final = "dem"
DOMINATE: Final = "dom"
FORTITUDE: Final = "for"
MELPOMINEE: Final = "mel"
MYTHERCERIA: Final = "myt"
NECROMANCY: Final = "nec"
OBEAH: Final = "obe"
OBFUSCATE: Final = "obf"
OBLIVION: Final = "obl"
OBTENEBRATION: Final = "obt"
POTENCE: Final = "pot"
PRESENCE: Final = "pre"
PROTEAN: Final = "pro"
QUIETUS: Final = "qui"
SANGUINUS: Final = "san"
SERPENTIS: Final = "ser"
SPIRITUS: Final = "spi"
TEMPORIS: Final = "tem"
THANATOSIS: Final = "thn"
THAUMATURGY: Final = "tha"
VALEREN: Final = "val"
VICISSITUDE: Final = "vic"
VISCERATIKA: Final = "vis"
DISCIPLINES: Final = (
    ABOMBWE, ANIMALISM, AUSPEX, CELERITY, CHIMERSTRY, DAIMOINON, DEMENTATION, DOMINATE, FORTITUDE,
    MELPOMINEE, MYTHERCERIA, NECROMANCY, OBEAH, OBFUSCATE, OBLIVION, OBTENEBRATION, POTENCE,
    PRESENCE, PROTEAN, QUIETUS, SANGUINUS, SERPENTIS, SPIRITUS, TEMPORIS, THANATOSIS, THAUMATURGY,
    VALEREN, VICISSITUDE, VISCERATIKA,
)  # fmt: skip

VENGEANCE: Final = "ven"
DEFENSE: Final = "def"
INNOCENCE: Final = "inn"
JUDGMENT: Final = "jud"
MARTYRDOM: Final = "mar"
REDEMPTION: Final = "red"
VISION: Final = "viz"
VIRTUES: Final = (VENGEANCE, DEFENSE, INNOCENCE, JUDGMENT, MARTYRDOM, REDEMPTION, VISION)

INFERIOR: Final = 1
SUPERIOR: Final = 2

# Clans, creeds and sects

CAMARILLA: Final = "camarilla"
SABBAT: Final = "sabbat"
LAIBON: Final = "laibon"
INDEPENDENT: Final = "independent"
SECTS: Final = (CAMARILLA, SABBAT, LAIBON, INDEPENDENT)

CAITIFF: Final = "caitiff"
SECT_OF_CLAN: Final = {
    "brujah": CAMARILLA,
    "malkavian": CAMARILLA,
    "nosferatu": CAMARILLA,
    "toreador": CAMARILLA,
    "tremere": CAMARILLA,
    "ventrue": CAMARILLA,
    CAITIFF: CAMARILLA,
    "brujah-antitribu": SABBAT,
    "gangrel-antitribu": SABBAT,
    "malkavian-antitribu": SABBAT,
    "nosferatu-antitribu": SABBAT,
    "toreador-antitribu": SABBAT,
    "tremere-antitribu": SABBAT,
    "ventrue-antitribu": SABBAT,
    "salubri-antitribu": SABBAT,
    "lasombra": SABBAT,
    "tzimisce": SABBAT,
    "pander": SABBAT,
    "ahrimane": SABBAT,
    "blood-brother": SABBAT,
    "kiasyd": SABBAT,
    "harbinger-of-skulls": SABBAT,
    "akunanse": LAIBON,
    "guruhi": LAIBON,
    "ishtarri": LAIBON,
    "osebo": LAIBON,
    "abomination": INDEPENDENT,
    "assamite": INDEPENDENT,
    "baali": INDEPENDENT,
    "daughter-of-cacophony": INDEPENDENT,
    "follower-of-set": INDEPENDENT,
    "gangrel": INDEPENDENT,
    "gargoyle": INDEPENDENT,
    "giovanni": INDEPENDENT,
    "hecata": INDEPENDENT,
    "nagaraja": INDEPENDENT,
    "ravnos": INDEPENDENT,
    "salubri": INDEPENDENT,
    "samedi": INDEPENDENT,
    "true-brujah": INDEPENDENT,
}
"""The default sect of each clan. Newer cards call the Assamites Banu Haqim and the Followers of Set
the Ministry; they are the same clans."""
CLANS: Final = tuple(SECT_OF_CLAN)
CREEDS: Final = ("avenger", "defender", "innocent", "judge", "martyr", "redeemer", "visionary")

# Titles

PRIMOGEN: Final = "primogen"
PRINCE: Final = "prince"
JUSTICAR: Final = "justicar"
INNER_CIRCLE: Final = "inner-circle"
BISHOP: Final = "bishop"
ARCHBISHOP: Final = "archbishop"
PRISCUS: Final = "priscus"
CARDINAL: Final = "cardinal"
REGENT: Final = "regent"
LIAISON: Final = "liaison"
KHOLO: Final = "kholo"
MAGAJI: Final = "magaji"
BARON: Final = "baron"
OWN_VOTES: Final = "votes"
"""Votes from an independent vampire's card text, treated as a title."""

VOTES_OF: Final = {
    PRIMOGEN: 1,
    BISHOP: 1,
    PRINCE: 2,
    ARCHBISHOP: 2,
    BARON: 2,
    KHOLO: 2,
    MAGAJI: 2,
    JUSTICAR: 3,
    CARDINAL: 3,
    INNER_CIRCLE: 4,
    REGENT: 4,
    LIAISON: 4,
    PRISCUS: 0,
    OWN_VOTES: 0,
}
"""The votes that each title gives a ready vampire. Prisci vote as a block."""
SECT_OF_TITLE: Final = {
    PRIMOGEN: CAMARILLA,
    PRINCE: CAMARILLA,
    JUSTICAR: CAMARILLA,
    INNER_CIRCLE: CAMARILLA,
    BISHOP: SABBAT,
    ARCHBISHOP: SABBAT,
    PRISCUS: SABBAT,
    CARDINAL: SABBAT,
    REGENT: SABBAT,
    LIAISON: INDEPENDENT,
    KHOLO: LAIBON,
    MAGAJI: LAIBON,
}
SINGLE_TITLES: Final = (REGENT, LIAISON)
"""Titles that only one vampire can have."""
CITY_TITLES: Final = (PRINCE, ARCHBISHOP, BARON)
CLAN_TITLES: Final = (JUSTICAR, INNER_CIRCLE, KHOLO)
PRISCI_BLOCK: Final = 3

# Where a card is

LIBRARY: Final = 1
HAND: Final = 2
CRYPT: Final = 3
UNCONTROLLED: Final = 4
READY: Final = 5
TORPOR: Final = 6
"""For imbued: the incapacitated region."""
ON_CARD: Final = 7
"""In play on another card."""
BESIDE: Final = 8
"""In play on no other card: locations, events, other permanents."""
ASH_HEAP: Final = 9
REMOVED: Final = 10
RESEARCH: Final = 11
PLAYING: Final = 12
"""Being played, or the card of the current action."""
STORED: Final = 13
"""Face down on a card, out of play, but known to everybody."""
KEPT: Final = 14
"""Face down on a card, out of play, known to its owner and to the controller of that card."""
REGIONS: Final = (
    "nowhere", "library", "hand", "crypt", "uncontrolled", "ready", "torpor", "on-card", "in-play",
    "ash-heap", "removed", "research", "playing", "stored", "kept",
)  # fmt: skip

BIT: Final[tuple[int, ...]] = tuple([int(2**number) for number in range(32)])
