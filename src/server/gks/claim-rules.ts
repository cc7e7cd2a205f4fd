import { assertionSignificances, evidenceSignificances } from '#domain/vocabularies/evidence.ts'
import type {
  AssertionSignificance,
  AssertionType,
  EvidenceSignificance,
  EvidenceType,
  TherapyInteraction,
} from '#domain/vocabularies/evidence.ts'
import type { ExclusionReason } from './exclusion.ts'
import { GUIDELINES } from './guidelines.ts'
import { PROPOSITIONS } from './propositions.ts'
import type { Predicate } from './propositions.ts'

/** Facts of a claim that decide whether it has a form in VA-Spec. */
export interface ClaimFacts {
  type: EvidenceType
  significance: EvidenceSignificance | AssertionSignificance
  interaction: TherapyInteraction | null
  /** Number of therapies. */
  therapies: number
  hasDisease: boolean
  /** Whether the profile is about a single gene; matters for functional evidence alone. */
  hasGene: boolean
}

const labelOf = (significance: ClaimFacts['significance']) =>
  evidenceSignificances.has(significance)
    ? evidenceSignificances.label(significance)
    : assertionSignificances.label(significance)

/** The predicate that says the significance in claims of the type; null where VA-Spec has none. */
export function predicateOf(type: EvidenceType, significance: ClaimFacts['significance']): Predicate | null {
  const predicates = Object.entries(PROPOSITIONS[type].predicates)
  return predicates.find(([value]) => value === significance)?.[1] ?? null
}

/** Reasons for which a claim has no proposition: what it lacks. */
function missingParts({ type, interaction, therapies, hasDisease, hasGene }: ClaimFacts): ExclusionReason[] {
  const reasons: ExclusionReason[] = []
  if (type === 'PREDICTIVE' && therapies === 0)
    reasons.push({ code: 'therapy-missing', message: 'It is predictive and lists no therapy' })
  if (type === 'PREDICTIVE' && therapies > 1 && interaction === 'SEQUENTIAL')
    reasons.push({
      code: 'therapy-sequential',
      message: 'Its therapies are sequential, and groups of therapies have no order in VA-Spec',
    })
  if (type === 'PREDICTIVE' && therapies > 1 && interaction === null)
    reasons.push({
      code: 'therapy-interaction',
      message: 'It does not say whether its therapies are combined or substitutes',
    })
  if (PROPOSITIONS[type].condition && !hasDisease)
    reasons.push({ code: 'disease-missing', message: 'It names no disease' })
  if (type === 'FUNCTIONAL' && !hasGene)
    reasons.push({ code: 'gene-ambiguous', message: 'Its molecular profile is not about a single gene' })
  return reasons
}

const unsaidSignificance = ({ significance }: ClaimFacts): ExclusionReason => ({
  code: 'significance',
  message: `VA-Spec has no predicate for the significance ${labelOf(significance)}`,
})

/** Reasons for which an evidence item with the claim has no form (gks.md, section 6). */
export const reasonsAgainstEvidence = (facts: ClaimFacts): ExclusionReason[] => [
  ...(predicateOf(facts.type, facts.significance) ? [] : [unsaidSignificance(facts)]),
  ...missingParts(facts),
]

/** Reasons for which an assertion with the claim has no form: by a guideline all its classes have one. */
export function reasonsAgainstAssertion(facts: ClaimFacts & { type: AssertionType }): ExclusionReason[] {
  const classes = GUIDELINES[facts.type]?.classifications
  const isSaid = classes
    ? Object.keys(classes).includes(facts.significance)
    : predicateOf(facts.type, facts.significance) !== null
  return [...(isSaid ? [] : [unsaidSignificance(facts)]), ...missingParts(facts)]
}
