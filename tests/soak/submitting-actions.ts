import { assertionTypeRules } from '#domain/clinical/assertion-rules.ts'
import { evidenceTypeRules } from '#domain/clinical/evidence-rules.ts'
import { assertionTypes, evidenceLevels, evidenceTypes } from '#domain/vocabularies/evidence.ts'
import type { Scene, SoakAction } from './actions.ts'
import { name, optional, orUnset, reason, word } from './texts.ts'

function therapiesFor({ choices, world }: Scene, wanted: boolean) {
  const first = wanted ? [choices.one(world.pools.therapies)] : []
  const second =
    wanted && choices.percent(30) ? world.pools.therapies.filter((id) => !first.includes(id)).slice(0, 1) : []
  const interaction = second.length > 0 ? choices.one(['COMBINATION', 'SEQUENTIAL', 'SUBSTITUTES']) : null
  return { therapyIds: [...first, ...second], therapyInteractionType: optional(interaction) }
}

/** Fields of evidence that break no rule, as far as the types go. */
export function evidenceFields(scene: Scene) {
  const { choices, world } = scene
  const { one, number, some } = choices
  const evidenceType = one(evidenceTypes.values)
  const rule = evidenceTypeRules[evidenceType]
  return {
    description: orUnset(choices, `What was seen in study ${number(1000)} of ${word(choices)}`),
    molecularProfileId: one(world.pools.profiles),
    variantOrigin: one(['SOMATIC', 'RARE_GERMLINE', 'UNKNOWN', 'MIXED', 'COMBINED']),
    sourceId: one(world.pools.sources),
    evidenceType,
    significance: one(rule.significances),
    diseaseId: optional(rule.disease === 'NONE' ? null : one(world.pools.diseases)),
    evidenceLevel: one(evidenceLevels.values),
    evidenceDirection: one(rule.directions),
    phenotypeIds: some(world.pools.phenotypes, 2),
    rating: 1 + number(5),
    ...therapiesFor(scene, rule.therapies === 'REQUIRED'),
  }
}

/** Fields of an assertion, likewise. */
export function assertionFields(scene: Scene) {
  const { choices, world } = scene
  const { one, number, percent, some } = choices
  const assertionType = one(assertionTypes.values)
  const rule = assertionTypeRules[assertionType]
  const cited = some(world.pools.evidence, 3)
  const guideline = percent(20)
  return {
    summary: orUnset(choices, `In short: ${word(choices)}`),
    description: orUnset(choices, `What study ${number(1000)} and others found`),
    diseaseId: optional(one(world.pools.diseases)),
    ampLevel: optional(rule.ampLevel === 'NONE' || percent(50) ? null : one(['TIER_I_LEVEL_A', 'TIER_III'])),
    nccnGuidelineId: optional(guideline ? 1 : null),
    nccnGuidelineVersion: optional(guideline ? one(['1.2024', 'newest']) : null),
    fdaCompanionTest: optional(percent(50)),
    fdaRegulatoryApproval: optional(rule.fdaRegulatoryApproval === 'NONE' ? null : percent(50)),
    molecularProfileId: one(world.pools.profiles),
    variantOrigin: one(['SOMATIC', 'RARE_GERMLINE', 'UNKNOWN']),
    assertionType,
    significance: one(rule.significances),
    assertionDirection: one(rule.directions),
    phenotypeIds: some(world.pools.phenotypes, 2),
    evidenceItemIds:
      cited.length === 0 && world.pools.evidence.length > 0 ? [one(world.pools.evidence)] : cited,
    acmgCodeIds: [],
    clingenCodeIds: [],
    ...therapiesFor(scene, rule.therapies === 'REQUIRED'),
  }
}

/** Fields of a group of variants. */
export const groupFields = ({ choices, world }: Scene) => ({
  name: `Group ${name(choices)}`,
  description: orUnset(choices, `All of ${word(choices)} and others`),
  sourceIds: choices.some(world.pools.sources, 2),
  variantIds: choices.some([...world.pools.geneVariants, ...world.pools.factorVariants], 4),
})

export const submittingActions: readonly SoakAction[] = [
  {
    mutation: 'submitEvidence',
    weight: 12,
    input: (scene) => ({
      fields: evidenceFields(scene),
      ...(scene.choices.percent(30) && { comment: reason(scene.choices) }),
    }),
    makes: { evidenceItem: 'evidence' },
  },
  {
    mutation: 'submitAssertion',
    weight: 6,
    input: (scene) => ({ fields: assertionFields(scene) }),
    makes: { assertion: 'assertions' },
  },
  {
    mutation: 'submitVariantGroup',
    weight: 1,
    input: (scene) => ({ ...groupFields(scene), description: reason(scene.choices) }),
    makes: { variantGroup: 'groups' },
  },
  {
    mutation: 'suggestSource',
    weight: 2,
    input: ({ world: { pools }, choices }) => ({
      sourceId: choices.one(pools.sources),
      comment: reason(choices),
      ...(choices.percent(50) && { molecularProfileId: choices.one(pools.profiles) }),
      ...(choices.percent(50) && { diseaseId: choices.one(pools.diseases) }),
    }),
    makes: { sourceSuggestion: 'suggestions' },
  },
]
