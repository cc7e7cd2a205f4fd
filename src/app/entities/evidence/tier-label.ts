import { ampLevels } from '#domain/vocabularies/evidence.ts'
import type { AmpLevel } from '#domain/vocabularies/evidence.ts'

/** The words for an AMP/ASCO/CAP tier: `Tier I - Level A`, `N/A`. */
export const tierLabel = (tier: AmpLevel): string => (tier === 'NA' ? 'N/A' : ampLevels.label(tier))
