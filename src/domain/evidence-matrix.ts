import { stanceOf } from '#domain/evidence-stance.ts'
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

export type MatrixEvidence = {
  id: number
  evidenceLevel: EvidenceLevel | null
  evidenceDirection: EvidenceDirection | null
  significance: EvidenceSignificance | null
  status: EvidenceStatus
}

/** The claim that evidence is held against. */
export type Claim = {
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
  /** Ids of those, rejected ones aside, that contradict the claim. */
  disagreeing: number[]
}

export type EvidenceMatrix = {
  /** Rows, strongest first; null last, only when an item has no level. */
  levels: (EvidenceLevel | null)[]
  /** Columns; N/A and null only when an item has them. */
  directions: (EvidenceDirection | null)[]
  /** One cell for each level and direction, row by row. */
  cells: MatrixCell[]
  /** Accepted or submitted evidence stands on both sides of the claim. */
  conflicting: boolean
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
          .filter((item) => item.status !== 'REJECTED' && agreement(claim, item) === 'DISAGREES')
          .map(({ id }) => id),
      }
    }),
  )
  const standing = items.filter(({ status }) => status !== 'REJECTED').map((item) => agreement(claim, item))
  return {
    levels,
    directions,
    cells,
    conflicting: standing.includes('AGREES') && standing.includes('DISAGREES'),
  }
}

/**
 * Whether evidence backs a claim or contradicts it. Statements on one axis (response and resistance, better and
 * poor outcome) are compared by where they point; others agree or disagree only about the same significance.
 */
export function agreement(
  claim: Claim,
  evidence: Pick<MatrixEvidence, 'significance' | 'evidenceDirection'>,
): 'AGREES' | 'DISAGREES' | 'UNRELATED' {
  const claimed = stanceOf({ significance: claim.significance, direction: claim.assertionDirection })
  const found = stanceOf({ significance: evidence.significance, direction: evidence.evidenceDirection })
  if (claimed !== 'NEITHER' && found !== 'NEITHER') return claimed === found ? 'AGREES' : 'DISAGREES'
  const comparable =
    evidence.evidenceDirection === 'SUPPORTS' || evidence.evidenceDirection === 'DOES_NOT_SUPPORT'
  if (!comparable || claim.significance === null || claim.significance !== evidence.significance)
    return 'UNRELATED'
  return claim.assertionDirection === evidence.evidenceDirection ? 'AGREES' : 'DISAGREES'
}
