import { evidenceDirections } from '#domain/vocabularies/evidence.ts'
import type { EvidenceDirection } from '#domain/vocabularies/evidence.ts'

/** The words for a direction: `Supports`, `Does not support`, `N/A`. */
export const directionLabel = (direction: EvidenceDirection): string =>
  direction === 'DOES_NOT_SUPPORT' ? 'Does not support' : evidenceDirections.label(direction)
