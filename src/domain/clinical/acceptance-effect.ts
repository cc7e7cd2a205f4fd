import type { EvidenceDirection, EvidenceLevel, EvidenceSignificance } from '#domain/vocabularies/evidence.ts'
import { claimFinding } from './claim-title.ts'
import { isConflicting, subjectKey } from './evidence-conflict.ts'
import type { ClinicalSubject } from './evidence-conflict.ts'

/** An evidence item as far as summaries count it. */
export interface SummarisedEvidence extends ClinicalSubject {
  evidenceLevel: EvidenceLevel
  evidenceDirection: EvidenceDirection
  significance: EvidenceSignificance
  disease: { id: number; name: string } | null
}

const statementOf = ({ significance, evidenceDirection: direction }: SummarisedEvidence) => ({
  significance,
  direction,
})

/**
 * Says what accepting an item changes in the summaries: how many accepted items of its level make the same claim before
 * and after, and whether the evidence on the same profile, therapy, disease and type becomes conflicting.
 * @param accepted evidence of the same profile and type
 */
export function acceptanceEffect(
  item: SummarisedEvidence,
  profile: string,
  accepted: readonly SummarisedEvidence[],
): string {
  const comparable = accepted.filter((other) => subjectKey(other) === subjectKey(item))
  const alike = comparable.filter(
    (other) =>
      other.significance === item.significance &&
      other.evidenceDirection === item.evidenceDirection &&
      other.evidenceLevel === item.evidenceLevel,
  )
  const finding = claimFinding({
    ...item,
    type: item.evidenceType,
    direction: item.evidenceDirection,
    disease: item.disease?.name ?? null,
  })
  const counted = `Accepting adds to the summaries of ${profile}: ${finding}, level ${item.evidenceLevel}: ${alike.length} → ${alike.length + 1}.`
  const before = comparable.map(statementOf)
  if (isConflicting(before)) return `${counted} The accepted evidence on it is conflicting already.`
  return isConflicting([...before, statementOf(item)])
    ? `${counted} The accepted evidence on it becomes conflicting.`
    : counted
}
