"""Terms on cards that boards explain: how the English texts write them, and their statements."""

from __future__ import annotations

from typing import Final

from conclave.core.game import Term

TERMS: Final = {
    # Cards
    "unique": Term("unique", "VTES-11-20"),
    "location": Term("location", "VTES-1.6.2-10"),
    "trifle": Term("trifle", "VTES-1.6.2-22"),
    "out-of-turn": Term("out-of-turn|out of turn", "VTES-1.6.2-05"),
    "discipline": Term("discipline card", "VTES-1.6.2-14"),
    "trophy": Term("troph", "VTES-1.6.2-19"),
    "burn-option": Term("burn option", "VTES-1.6.1-18"),
    "event": Term("event", "VTES-1.6.4-01"),
    "ally": Term("ally|allies", "VTES-6.1.5-11"),
    "retainer": Term("retainer", "VTES-6.1.4-03"),
    "conviction": Term("conviction", "VTES-A.2-02"),
    # Vampires
    "capacity": Term("capacity|older|younger", "VTES-1.5-05"),
    "title": Term(
        "title|primogen|prince|justicar|inner circle|bishop|archbishop|priscus|cardinal|regent"
        "|kholo|magaji|baron|liaison",
        "VTES-4.2-01",
    ),
    "anarch": Term("anarch", "VTES-10.5-01"),
    "blood-cursed": Term("blood cursed", "VTES-11-01"),
    "infernal": Term("infernal", "VTES-11-02"),
    "red-list": Term("red list", "VTES-11-04"),
    "scarce": Term("scarce", "VTES-11-14"),
    "slave": Term("slave", "VTES-11-15"),
    "sterile": Term("sterile", "VTES-11-17"),
    "advanced": Term("advanced", "VTES-1.5-20"),
    # Actions
    "stealth": Term("stealth", "VTES-6.2.2-11"),
    "intercept": Term("intercept", "VTES-6.2.2-15"),
    "bleed": Term("bleed", "VTES-6.1.1-07"),
    "hunt": Term("hunts?\\b", "VTES-6.1.2-02"),
    "edge": Term("edge", "VTES-1.2-11"),
    "referendum": Term("referendum", "VTES-6.3.2-01"),
    "votes": Term("votes?\\b", "VTES-6.3.3-01"),
    # Combat
    "strength": Term("strength|hand strikes?", "VTES-6.4.5-01"),
    "range": Term("ranged|close range|long range|at close|at long", "VTES-6.4.3-09"),
    "maneuver": Term("maneuver", "VTES-6.4.2-03"),
    "first-strike": Term("first strike", "VTES-6.4.5-10"),
    "additional-strike": Term("additional strike", "VTES-6.4.3-14"),
    "dodge": Term("dodge", "VTES-6.4.5-16"),
    "combat-ends": Term("combat ends|ends? combat", "VTES-6.4.5-20"),
    "steal-blood": Term("steals? \\S+ blood", "VTES-6.4.5-23"),
    "prevent": Term("prevent", "VTES-6.4.6-02"),
    "aggravated": Term("aggravated", "VTES-6.4.6-08"),
    "press": Term("press\\b", "VTES-6.4.4-03"),
    # Regions, and moving between them
    "torpor": Term("torpor", "VTES-6.5.1-01"),
    "diablerie": Term("diableri", "VTES-6.5.5-03"),
    "blood-hunt": Term("blood hunt", "VTES-6.5.6-01"),
    "uncontrolled": Term("uncontrolled", "VTES-1.5-07"),
    "contest": Term("contest", "VTES-4.1-02"),
    "burn": Term("burn(?! option)", "VTES-1.1-06"),
    "tap": Term("tap|untap", "VTES-1.1-01"),
    "hand-size": Term("hand size", "VTES-1.6.1-11"),
    "prey": Term("prey", "VTES-2.1-02"),
    "predator": Term("predator", "VTES-2.1-03"),
}
