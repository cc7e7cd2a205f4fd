import { z } from 'zod'
import { assertion } from './assertions.ts'
import { evidenceItem } from './evidence-items.ts'
import { featureLifecycle } from './people.ts'
import { errors, provisionalValues } from './provisional.ts'
import { named } from './json-schema.ts'
import { source } from './terms.ts'
import { variantGroup } from './variant-groups.ts'
import { variantMembers } from './variants.ts'

export const variantDetail = named(
  'VariantDetail',
  'Variant with its evidence items, assertions, groups and history.',
  z.strictObject({
    ...variantMembers,
    evidence_items: z.array(evidenceItem),
    variant_groups: z.array(variantGroup),
    assertions: z.array(assertion),
    variant_aliases: z.array(z.string()),
    hgvs_expressions: z.array(z.string()).describe('May contain `N/A`.'),
    clinvar_entries: z.array(z.string()).describe('May contain `N/A` and `NONE FOUND`.'),
    lifecycle_actions: featureLifecycle,
    sources: z.array(source),
    allele_registry_id: z.nullable(z.string()),
    allele_registry_hgvs: z.nullable(z.string()),
    provisional_values: provisionalValues,
    errors,
  }),
)
