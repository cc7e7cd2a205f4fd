import type { EntityName, SearchedEntity } from './condition.ts'
import { assertion } from './entities/assertion.ts'
import { comment, revision, user } from './entities/curation.ts'
import { evidenceItem } from './entities/evidence-item.ts'
import { feature } from './entities/feature.ts'
import { molecularProfile } from './entities/molecular-profile.ts'
import { source } from './entities/source.ts'
import { disease, phenotype, therapy, variantType } from './entities/terms.ts'
import { variant } from './entities/variant.ts'

/** Every kind of record that can be searched. */
export const searchedEntities: Record<EntityName, SearchedEntity> = {
  Feature: feature,
  MolecularProfile: molecularProfile,
  EvidenceItem: evidenceItem,
  Assertion: assertion,
  Source: source,
  Disease: disease,
  Phenotype: phenotype,
  Therapy: therapy,
  Variant: variant,
  VariantType: variantType,
  User: user,
  Revision: revision,
  Comment: comment,
}
