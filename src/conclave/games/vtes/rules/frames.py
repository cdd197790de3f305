"""All frames of the game. Stored positions name them."""

from __future__ import annotations

from typing import Any, Final

from conclave.core.frames import Frame
from conclave.games.vtes.rules.actions.before_referendum import BeforeReferendum
from conclave.games.vtes.rules.actions.blocked import MayDiablerize, SlaveQuestion
from conclave.games.vtes.rules.actions.blocking import BlockAttempt, BlockQuestion, BlockWindow
from conclave.games.vtes.rules.actions.deferred import DeferredEffect
from conclave.games.vtes.rules.actions.equipping import ChoosingBearer, ChoosingEquipment
from conclave.games.vtes.rules.actions.taking import TakingAction
from conclave.games.vtes.rules.combat.afterwards import AfterCombat
from conclave.games.vtes.rules.combat.before_range import DamageBeforeRange
from conclave.games.vtes.rules.combat.choosing_strikes import (
    ChoosingVictim,
    ChoosingWeapon,
    StrikePair,
)
from conclave.games.vtes.rules.combat.damage import DamageStep
from conclave.games.vtes.rules.combat.maneuvers import DeterminingRange
from conclave.games.vtes.rules.combat.presses import PressStep
from conclave.games.vtes.rules.combat.rounds import Combat, Round
from conclave.games.vtes.rules.combat.strikes import (
    AfterEffects,
    DealingDamage,
    EndingCombat,
    ResolvingStrikes,
)
from conclave.games.vtes.rules.combat.torpor import GoingToTorpor
from conclave.games.vtes.rules.contests import BeforeContest
from conclave.games.vtes.rules.diablerie import (
    BurningImbued,
    Diablerie,
    StrikingBack,
    TakingEquipment,
)
from conclave.games.vtes.rules.frame_types import GainsBanked
from conclave.games.vtes.rules.imbued import FirstConviction
from conclave.games.vtes.rules.influence import Influence
from conclave.games.vtes.rules.minion_phase import ExtraAction, MinionPhase
from conclave.games.vtes.rules.phases import DiscardPhase, MasterPhase
from conclave.games.vtes.rules.playing.cards import OpenWindow, Playing
from conclave.games.vtes.rules.playing.paying import ChoosingConviction, PayingLess
from conclave.games.vtes.rules.playing.using import Using
from conclave.games.vtes.rules.politics import Referendum
from conclave.games.vtes.rules.settling import Discarding
from conclave.games.vtes.rules.setup import ChoosingDecks
from conclave.games.vtes.rules.skipping import SkipTurn
from conclave.games.vtes.rules.triggers import TriggeredEffects
from conclave.games.vtes.rules.trophies import MovingTrophies, SearchingCard
from conclave.games.vtes.rules.turn import Course, Turn
from conclave.games.vtes.rules.untap import Untap, UntapOfOthers
from conclave.lang.resolving import Resolving

FRAMES: Final[tuple[type[Frame[Any]], ...]] = (
    AfterCombat, AfterEffects, BeforeContest, BeforeReferendum, BlockAttempt,
    BlockQuestion, BlockWindow, BurningImbued, ChoosingBearer,
    ChoosingConviction, ChoosingDecks, ChoosingEquipment, ChoosingVictim, ChoosingWeapon,
    Combat, Course, DamageBeforeRange, DamageStep, DealingDamage, DeferredEffect,
    DeterminingRange, Diablerie, DiscardPhase, Discarding, EndingCombat, ExtraAction,
    FirstConviction, GainsBanked, GoingToTorpor,
    Influence, MasterPhase, MayDiablerize, MinionPhase, MovingTrophies,
    OpenWindow, PayingLess, Playing, PressStep, Referendum, Resolving, ResolvingStrikes, Round,
    SearchingCard, SkipTurn, SlaveQuestion, StrikePair, StrikingBack, TakingAction, TakingEquipment,
    TriggeredEffects, Turn, Untap, UntapOfOthers, Using,
)  # fmt: skip
