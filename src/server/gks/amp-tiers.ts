import type { AmpLevel } from '#domain/vocabularies/evidence.ts'
import type { Direction } from './gks-types.ts'

/** System of the codes of AMP, ASCO and CAP 2017. */
export const AMP_SYSTEM = 'AMP/ASCO/CAP Guidelines, 2017'

/** A tier with what the guideline says of it. */
export interface AmpTier {
  name: string
  code: string
  strength: 'strong' | 'potential' | null
  /** Level of the evidence line. */
  level: 'A' | 'B' | 'C' | 'D' | null
  direction: Direction
}

const tierI = (level: 'A' | 'B'): AmpTier => ({
  name: 'Tier I',
  code: 'tier i',
  strength: 'strong',
  level,
  direction: 'supports',
})
const tierII = (level: 'C' | 'D'): AmpTier => ({
  name: 'Tier II',
  code: 'tier ii',
  strength: 'potential',
  level,
  direction: 'supports',
})
const weak = (name: string, direction: Direction): AmpTier => ({
  name,
  code: name.toLowerCase(),
  strength: null,
  level: null,
  direction,
})

/** Tiers by level; null for a level that is none. */
export const AMP_TIERS: Readonly<Record<AmpLevel, AmpTier | null>> = {
  TIER_I_LEVEL_A: tierI('A'),
  TIER_I_LEVEL_B: tierI('B'),
  TIER_II_LEVEL_C: tierII('C'),
  TIER_II_LEVEL_D: tierII('D'),
  TIER_III: weak('Tier III', 'neutral'),
  TIER_IV: weak('Tier IV', 'disputes'),
  NA: null,
}
