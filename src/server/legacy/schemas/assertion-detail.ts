import { z } from 'zod'
import { ampLevel, assertionMembers, interaction, origin } from './assertions.ts'
import { evidenceItemWithState } from './evidence-items.ts'
import { evidenceLifecycle } from './people.ts'
import { errors, provisionalValues } from './provisional.ts'
import { named } from './json-schema.ts'
import { acmgCode, phenotype } from './terms.ts'

export const assertionDetail = named(
  'AssertionDetail',
  'Assertion with its evidence items and its history.',
  z.strictObject({
    ...assertionMembers,
    nccn_guideline: z.nullable(z.string()),
    nccn_guideline_version: z.string(),
    amp_level: ampLevel,
    evidence_items: z.array(evidenceItemWithState),
    acmg_codes: z.array(acmgCode),
    drug_interaction_type: interaction,
    fda_companion_test: z.nullable(z.boolean()),
    allele_registry_id: z.nullable(z.string()).describe('ClinGen Allele Registry id of the variant.'),
    phenotypes: z.array(phenotype),
    variant_origin: origin,
    lifecycle_actions: evidenceLifecycle,
    provisional_values: provisionalValues,
    errors,
  }),
)
