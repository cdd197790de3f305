/** The symbols of V:TES: pictures of our own choice from game-icons, none of the publisher's. */

import angelWings from 'icon:angel-wings'
import bleedingHeart from 'icon:bleeding-heart'
import breakingChain from 'icon:breaking-chain'
import burningEye from 'icon:burning-eye'
import candleSkull from 'icon:candle-skull'
import cartwheel from 'icon:cartwheel'
import checkedShield from 'icon:checked-shield'
import chessKing from 'icon:chess-king'
import cobra from 'icon:cobra'
import coffin from 'icon:coffin'
import comet from 'icon:comet-spark'
import crackedMask from 'icon:cracked-mask'
import crescentBlade from 'icon:crescent-blade'
import crossedSwords from 'icon:crossed-swords'
import crossroad from 'icon:crossroad'
import crownedHeart from 'icon:crowned-heart'
import crownedSkull from 'icon:crowned-skull'
import crownOfThorns from 'icon:crown-of-thorns'
import crystalBall from 'icon:crystal-ball'
import curledTentacle from 'icon:curled-tentacle'
import daggers from 'icon:daggers'
import deathSkull from 'icon:death-skull'
import diabloSkull from 'icon:diablo-skull'
import dna from 'icon:dna1'
import dog from 'icon:sitting-dog'
import dove from 'icon:dove'
import dragonHead from 'icon:dragon-head'
import drippingSword from 'icon:dripping-sword'
import eclipse from 'icon:eclipse'
import elephantHead from 'icon:elephant-head'
import fairy from 'icon:fairy'
import fairyWings from 'icon:fairy-wings'
import fangs from 'icon:fangs'
import feather from 'icon:feather'
import fist from 'icon:fist'
import fleshyMass from 'icon:fleshy-mass'
import friends from 'icon:three-friends'
import gargoyle from 'icon:gargoyle'
import gavel from 'icon:gavel'
import gemPendant from 'icon:gem-pendant'
import harp from 'icon:harp'
import healing from 'icon:healing'
import hood from 'icon:hood'
import hornedSkull from 'icon:horned-skull'
import hourglass from 'icon:hourglass'
import imperialCrown from 'icon:imperial-crown'
import jesterHat from 'icon:jester-hat'
import lightningHelix from 'icon:lightning-helix'
import linkedRings from 'icon:linked-rings'
import lion from 'icon:lion'
import lotusFlower from 'icon:lotus-flower'
import lyre from 'icon:lyre'
import mirror from 'icon:mirror-mirror'
import musicalNotes from 'icon:musical-notes'
import owl from 'icon:owl'
import pawPrint from 'icon:paw-print'
import pentacle from 'icon:pentacle'
import prayer from 'icon:prayer'
import puppet from 'icon:puppet'
import pyramids from 'icon:egyptian-pyramids'
import rat from 'icon:rat'
import returnArrow from 'icon:return-arrow'
import ribcage from 'icon:ribcage'
import roundShield from 'icon:round-shield'
import run from 'icon:run'
import saberTooth from 'icon:saber-toothed-cat-head'
import scales from 'icon:scales'
import shield from 'icon:shield'
import skeletalHand from 'icon:skeletal-hand'
import spellBook from 'icon:spell-book'
import stoneBust from 'icon:stone-bust'
import sunbeams from 'icon:sunbeams'
import sundial from 'icon:sundial'
import tatteredBanner from 'icon:tattered-banner'
import thirdEye from 'icon:third-eye'
import toolbox from 'icon:toolbox'
import topHat from 'icon:top-hat'
import torch from 'icon:torch'
import tribalMask from 'icon:tribal-mask'
import tribalShield from 'icon:tribal-shield'
import tripleClaws from 'icon:triple-claws'
import twoCoins from 'icon:two-coins'
import upgrade from 'icon:upgrade'
import vote from 'icon:vote'
import werewolf from 'icon:werewolf'
import wingedSword from 'icon:winged-sword'
import wingfoot from 'icon:wingfoot'
import wolfHead from 'icon:wolf-head'

/** Disciplines and virtues, by their short words. */
export const DISCIPLINES: Record<string, string> = {
  abo: lion,
  ani: pawPrint,
  aus: thirdEye,
  cel: wingfoot,
  chi: mirror,
  dai: hornedSkull,
  dem: jesterHat,
  dom: puppet,
  for: roundShield,
  mel: musicalNotes,
  myt: fairyWings,
  nec: skeletalHand,
  obe: healing,
  obf: hood,
  obl: coffin,
  obt: curledTentacle,
  pot: fist,
  pre: crownedHeart,
  pro: tripleClaws,
  qui: drippingSword,
  san: dna,
  ser: cobra,
  spi: owl,
  tem: hourglass,
  thn: deathSkull,
  tha: pentacle,
  val: wingedSword,
  vic: fleshyMass,
  vis: stoneBust,
  ven: crossedSwords,
  def: shield,
  inn: feather,
  jud: scales,
  mar: crownOfThorns,
  red: angelWings,
  viz: sunbeams,
}

/** Clans and creeds; an antitribu clan has the sign of its clan in another frame. */
export const CLANS: Record<string, string> = {
  brujah: breakingChain,
  malkavian: crackedMask,
  nosferatu: rat,
  toreador: lyre,
  tremere: spellBook,
  ventrue: imperialCrown,
  caitiff: crossroad,
  lasombra: eclipse,
  tzimisce: dragonHead,
  pander: tatteredBanner,
  ahrimane: saberTooth,
  'blood-brother': linkedRings,
  kiasyd: fairy,
  'harbinger-of-skulls': crownedSkull,
  akunanse: elephantHead,
  guruhi: tribalMask,
  ishtarri: gemPendant,
  osebo: tribalShield,
  abomination: werewolf,
  assamite: crescentBlade,
  baali: diabloSkull,
  'daughter-of-cacophony': harp,
  'follower-of-set': pyramids,
  gangrel: wolfHead,
  gargoyle,
  giovanni: twoCoins,
  hecata: candleSkull,
  nagaraja: ribcage,
  ravnos: cartwheel,
  salubri: lotusFlower,
  samedi: topHat,
  'true-brujah': sundial,
  avenger: daggers,
  defender: checkedShield,
  innocent: dove,
  judge: gavel,
  martyr: bleedingHeart,
  redeemer: prayer,
  visionary: crystalBall,
}

/** Types of cards. */
export const TYPES: Record<string, string> = {
  vampire: fangs,
  imbued: burningEye,
  master: chessKing,
  action: run,
  'action-modifier': upgrade,
  reaction: returnArrow,
  combat: crossedSwords,
  equipment: toolbox,
  retainer: dog,
  ally: friends,
  'political-action': vote,
  event: comet,
  power: lightningHelix,
  conviction: torch,
  reflex: lightningHelix,
}
