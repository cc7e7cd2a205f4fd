import { contradicts, subjectKey } from '#domain/clinical/evidence-conflict.ts'
import type { ClinicalSubject } from '#domain/clinical/evidence-conflict.ts'
import { stanceOf } from '#domain/clinical/evidence-stance.ts'
import {
  type AssertionDirection,
  type AssertionSignificance,
  type EvidenceDirection,
  type EvidenceLevel,
  type EvidenceSignificance,
  type EvidenceStatus,
  evidenceDirections,
  evidenceLevels,
} from '#domain/vocabularies/evidence.ts'

export type MatrixEvidence = ClinicalSubject & {
  id: number
  evidenceLevel: EvidenceLevel | null
  evidenceDirection: EvidenceDirection | null
  significance: EvidenceSignificance | null
  status: EvidenceStatus
  /** Whether its source was retracted: then it neither backs nor contradicts anything. */
  retracted?: boolean
}

/** The claim that evidence is held against; its `evidenceType` is the type of the assertion. */
export type Claim = ClinicalSubject & {
  significance: AssertionSignificance | null
  assertionDirection: AssertionDirection | null
}

export type MatrixCell = {
  /** Null for items without a level, or without a direction. */
  level: EvidenceLevel | null
  direction: EvidenceDirection | null
  /** Evidence ids by status, ascending. */
  accepted: number[]
  submitted: number[]
  rejected: number[]
  /** Ids of those, rejected and retracted ones aside, that contradict the claim. */
  disagreeing: number[]
}

export type EvidenceMatrix = {
  /** Rows, strongest first; null last, only when an item has no level. */
  levels: (EvidenceLevel | null)[]
  /** Columns; N/A and null only when an item has them. */
  directions: (EvidenceDirection | null)[]
  /** One cell for each level and direction, row by row. */
  cells: MatrixCell[]
  /** Ids of the evidence, rejected and retracted items aside, that contradicts the claim. */
  disagreeing: number[]
  /** Ids of the evidence, rejected and retracted items aside, that is about something else than the claim. */
  notComparable: number[]
}

/** Lays the evidence of an assertion out by level and direction. */
export function evidenceMatrix(claim: Claim, evidence: readonly MatrixEvidence[]): EvidenceMatrix {
  const items = evidence.toSorted((left, right) => left.id - right.id)
  const levels: (EvidenceLevel | null)[] = [...evidenceLevels.values]
  if (items.some(({ evidenceLevel }) => evidenceLevel === null)) levels.push(null)
  const directions = [...evidenceDirections.values, null].filter(
    (direction) =>
      direction === 'SUPPORTS' ||
      direction === 'DOES_NOT_SUPPORT' ||
      items.some((item) => item.evidenceDirection === direction),
  )
  const cells = levels.flatMap((level) =>
    directions.map((direction) => {
      const here = items.filter(
        (item) => item.evidenceLevel === level && item.evidenceDirection === direction,
      )
      const withStatus = (status: EvidenceStatus) =>
        here.filter((item) => item.status === status).map(({ id }) => id)
      return {
        level,
        direction,
        accepted: withStatus('ACCEPTED'),
        submitted: withStatus('SUBMITTED'),
        rejected: withStatus('REJECTED'),
        disagreeing: here
          .filter((item) => isStanding(item) && agreement(claim, item) === 'DISAGREES')
          .map(({ id }) => id),
      }
    }),
  )
  const standing = items.filter(isStanding)
  const found = (result: Agreement) =>
    standing.filter((item) => agreement(claim, item) === result).map(({ id }) => id)
  return {
    levels,
    directions,
    cells,
    disagreeing: found('DISAGREES'),
    notComparable: found('NOT_COMPARABLE'),
  }
}

const isStanding = ({ status, retracted }: MatrixEvidence) => status !== 'REJECTED' && !retracted

/** Relation of evidence to a claim. */
export type Agreement = 'AGREES' | 'DISAGREES' | 'NOT_COMPARABLE'

/**
 * Decides whether evidence backs a claim or contradicts it. Only evidence about the same molecular profile,
 * treatment, disease and type can do either; resistance to one therapy says nothing against sensitivity to another.
 */
export function agreement(
  claim: Claim,
  evidence: ClinicalSubject & Pick<MatrixEvidence, 'significance' | 'evidenceDirection'>,
): Agreement {
  return subjectKey(claim) === subjectKey(evidence) ? agreementOnSubject(claim, evidence) : 'NOT_COMPARABLE'
}

/** The same for evidence that is about the same as the claim. */
export function agreementOnSubject(
  claim: Pick<Claim, 'evidenceType' | 'significance' | 'assertionDirection'>,
  evidence: Pick<MatrixEvidence, 'significance' | 'evidenceDirection'>,
): Agreement {
  const claimed = { significance: claim.significance, direction: claim.assertionDirection }
  const found = { significance: evidence.significance, direction: evidence.evidenceDirection }
  if (contradicts(claimed, found)) return 'DISAGREES'
  if (claimed.significance === found.significance && claimed.direction === found.direction) return 'AGREES'
  const [claimedStance, foundStance] = [stanceOf(claimed), stanceOf(found)]
  if (claimedStance === 'NEITHER' || foundStance === 'NEITHER') return 'NOT_COMPARABLE'
  if (claimedStance === foundStance) return 'AGREES'
  // Assertions of these types have significances of their own: pathogenic stands beside predisposition.
  return claim.evidenceType === 'PREDISPOSING' || claim.evidenceType === 'ONCOGENIC'
    ? 'DISAGREES'
    : 'NOT_COMPARABLE'
}
