import { assertion } from './assertions.ts'
import { evidenceItem } from './evidence-items.ts'
import { featureLifecycle } from './people.ts'
import { errors, provisionalValues } from './provisional.ts'
import { describe, list, named, nullable, object, text } from './shape.ts'
import { source } from './terms.ts'
import { variantGroup } from './variant-groups.ts'
import { variantMembers } from './variants.ts'

export const variantDetail = named(
  'VariantDetail',
  'Variant with its evidence items, assertions, groups and history.',
  object({
    ...variantMembers,
    evidence_items: list(evidenceItem),
    variant_groups: list(variantGroup),
    assertions: list(assertion),
    variant_aliases: list(text),
    hgvs_expressions: describe(list(text), 'May contain `N/A`.'),
    clinvar_entries: describe(list(text), 'May contain `N/A` and `NONE FOUND`.'),
    lifecycle_actions: featureLifecycle,
    sources: list(source),
    allele_registry_id: nullable(text),
    allele_registry_hgvs: nullable(text),
    provisional_values: provisionalValues,
    errors,
  }),
)
