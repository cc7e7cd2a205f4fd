import { treatmentOf } from '#domain/clinical/treatment.ts'
import type { DiseaseRelation } from '#domain/matching/comparison/disease-relation.ts'
import type { TherapySelection } from '#domain/clinical/treatment.ts'
import type {
  AssertionSignificance,
  AssertionType,
  EvidenceDirection,
  EvidenceSignificance,
  EvidenceType,
} from '#domain/vocabularies/evidence.ts'

type Significance = EvidenceSignificance | AssertionSignificance

/** Statement of evidence or an assertion about its subject. */
export type ClinicalStatement = {
  significance: Significance | null
  direction: EvidenceDirection | null
}

/** Subject of a statement; only statements about the same can conflict. */
export type ClinicalSubject = TherapySelection & {
  molecularProfile: { id: number }
  disease: { id: number } | null
  evidenceType: EvidenceType | AssertionType
}

/** Significances of one type of evidence that cannot both be true of the same subject. */
const opposites: readonly (readonly [readonly Significance[], readonly Significance[]])[] = [
  [['SENSITIVITYRESPONSE'], ['RESISTANCE', 'REDUCED_SENSITIVITY']],
  [['BETTER_OUTCOME'], ['POOR_OUTCOME']],
  [['POSITIVE'], ['NEGATIVE']],
  [
    ['PREDISPOSITION', 'PATHOGENIC', 'LIKELY_PATHOGENIC', 'ONCOGENICITY', 'ONCOGENIC', 'LIKELY_ONCOGENIC'],
    ['PROTECTIVENESS', 'BENIGN', 'LIKELY_BENIGN'],
  ],
]

const outcomes: readonly Significance[] = ['BETTER_OUTCOME', 'POOR_OUTCOME']

/** Curators write N/A, with either direction, where a study found no effect on the outcome. */
const foundNoEffect = ({ significance, direction }: ClinicalStatement) =>
  significance === 'NA' && (direction === 'SUPPORTS' || direction === 'DOES_NOT_SUPPORT')

const supportsOutcome = ({ significance, direction }: ClinicalStatement) =>
  significance !== null && outcomes.includes(significance) && direction === 'SUPPORTS'

/**
 * True when one statement supports what the other does not support, both support opposites, such as sensitivity and
 * resistance, or one supports an outcome and the other found no effect on it. The statements must be about the same:
 * see {@link subjectKey}.
 */
export function contradicts(one: ClinicalStatement, other: ClinicalStatement): boolean {
  if (one.significance === null || other.significance === null) return false
  if (one.significance === 'NA' || other.significance === 'NA')
    return (foundNoEffect(one) && supportsOutcome(other)) || (foundNoEffect(other) && supportsOutcome(one))
  if (one.significance === other.significance)
    return (
      (one.direction === 'SUPPORTS' && other.direction === 'DOES_NOT_SUPPORT') ||
      (one.direction === 'DOES_NOT_SUPPORT' && other.direction === 'SUPPORTS')
    )
  if (one.direction !== 'SUPPORTS' || other.direction !== 'SUPPORTS') return false
  const [left, right] = [one.significance, other.significance]
  return opposites.some(
    ([some, others]) =>
      (some.includes(left) && others.includes(right)) || (some.includes(right) && others.includes(left)),
  )
}

/** The same for statements about the same: molecular profile, treatment, disease and type of evidence. */
export function subjectKey(subject: ClinicalSubject): string {
  const { molecularProfile, disease, evidenceType } = subject
  return [molecularProfile.id, treatmentOf(subject)?.key ?? '', disease?.id ?? '', evidenceType].join('/')
}

/** Diseases that differ are different only where the ontology says so: one may be a subtype of the other. */
const diseaseWords: Record<Exclude<DiseaseRelation, 'SAME'>, string> = {
  NARROWER: 'subtype of its disease',
  BROADER: 'broader disease',
  OTHER: 'different disease',
  UNKNOWN: 'relation of the diseases unknown',
}

function diseaseDifference(
  claim: ClinicalSubject,
  found: ClinicalSubject,
  relation: DiseaseRelation,
): string | false {
  if (claim.disease?.id === found.disease?.id) return false
  if (!found.disease) return 'no disease'
  if (!claim.disease) return 'for one disease'
  return diseaseWords[relation === 'SAME' ? 'UNKNOWN' : relation]
}

/**
 * Says in what evidence is about something else than a claim that it is held against; both are about the same where
 * nothing is said to differ.
 * @param relation of the disease of the evidence to that of the claim
 */
export function differenceWords(
  claim: ClinicalSubject,
  found: ClinicalSubject,
  relation: DiseaseRelation,
): string {
  const differences = [
    claim.molecularProfile.id !== found.molecularProfile.id && 'different molecular profile',
    treatmentOf(claim)?.key !== treatmentOf(found)?.key && 'different treatment',
    claim.evidenceType !== found.evidenceType && 'different type',
    diseaseDifference(claim, found, relation),
  ].filter((difference) => difference !== false)
  const words = differences.join(', ')
  const isOther = differences.length === 0 || differences.some((each) => each.startsWith('different'))
  if (isOther) return words ? `Not comparable: ${words}` : 'Not comparable'
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** True when some of these statements about one subject contradict each other. */
export function isConflicting(statements: readonly ClinicalStatement[]): boolean {
  const distinct = new Map(
    statements.map((statement) => [`${statement.significance}/${statement.direction}`, statement]),
  )
  const different = [...distinct.values()]
  return different.some((one, index) => different.slice(index + 1).some((other) => contradicts(one, other)))
}

/** The groups of evidence about one subject in which some contradicts other. The caller selects by status. */
export function evidenceConflicts<
  Item extends ClinicalSubject & {
    significance: Significance | null
    evidenceDirection: EvidenceDirection | null
  },
>(evidence: Iterable<Item>): Item[][] {
  const subjects = Map.groupBy(evidence, subjectKey)
  return [...subjects.values()].filter((items) =>
    isConflicting(
      items.map(({ significance, evidenceDirection }) => ({ significance, direction: evidenceDirection })),
    ),
  )
}
