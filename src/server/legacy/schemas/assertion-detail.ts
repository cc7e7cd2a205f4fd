import { ampLevel, assertionMembers, interaction, origin } from './assertions.ts'
import { evidenceItemWithState } from './evidence-items.ts'
import { evidenceLifecycle } from './people.ts'
import { errors, provisionalValues } from './provisional.ts'
import { describe, flag, list, named, nullable, object, text } from './shape.ts'
import { acmgCode, phenotype } from './terms.ts'

export const assertionDetail = named(
  'AssertionDetail',
  'Assertion with its evidence items and its history.',
  object({
    ...assertionMembers,
    nccn_guideline: nullable(text),
    nccn_guideline_version: text,
    amp_level: ampLevel,
    evidence_items: list(evidenceItemWithState),
    acmg_codes: list(acmgCode),
    drug_interaction_type: interaction,
    fda_companion_test: nullable(flag),
    allele_registry_id: describe(nullable(text), 'ClinGen Allele Registry id of the variant.'),
    phenotypes: list(phenotype),
    variant_origin: origin,
    lifecycle_actions: evidenceLifecycle,
    provisional_values: provisionalValues,
    errors,
  }),
)
