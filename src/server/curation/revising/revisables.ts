import type { ModeratedEntity } from '#domain/vocabularies/curation.ts'
import { revisableAssertion } from './assertion.ts'
import { revisableEvidenceItem } from './evidence-item.ts'
import { revisableExonCoordinates } from './exon-coordinates.ts'
import { revisableFeature } from './feature.ts'
import { revisableMolecularProfile } from './molecular-profile.ts'
import type { Revisable } from './revisable.ts'
import { revisableVariant } from './variant.ts'
import { revisableVariantCoordinates } from './variant-coordinates.ts'
import { revisableVariantGroup } from './variant-group.ts'

/** Everything that can be revised. */
export const revisables: Readonly<Record<ModeratedEntity, Revisable>> = {
  FEATURE: revisableFeature,
  VARIANT: revisableVariant,
  VARIANT_COORDINATES: revisableVariantCoordinates,
  EXON_COORDINATES: revisableExonCoordinates,
  MOLECULAR_PROFILE: revisableMolecularProfile,
  VARIANT_GROUP: revisableVariantGroup,
  EVIDENCE_ITEM: revisableEvidenceItem,
  ASSERTION: revisableAssertion,
}
