import { evidenceGaps, evidenceGapSentences } from '#domain/clinical/evidence-gaps.ts'
import type { GapEvidence } from '#domain/clinical/evidence-gaps.ts'
import { evidenceMatrix } from '#domain/clinical/evidence-matrix.ts'
import type { Claim, MatrixEvidence } from '#domain/clinical/evidence-matrix.ts'
import { recordTag } from '#domain/records/tags.ts'

/** Something that whoever approves an assertion should weigh: what kind of thing, and which. */
export type ApprovalConcern = { title: string; detail: string }

type ApprovedAssertion = {
  claim: Claim
  evidence: readonly (MatrixEvidence & GapEvidence & { flagged: boolean; withdrawn: boolean })[]
  /** Revisions of the assertion that nobody has decided on. */
  openRevisionCount: number
  /** Whether a newer release no longer holds it. */
  withdrawn: boolean
}

/** The interest that the approver has declared; null for none. */
type DeclaredInterest = { statement: string | null } | null

/**
 * Concerns about approving an assertion: evidence of retracted sources, evidence that contradicts it, its limitations, evidence that is not
 * accepted, flagged or withdrawn, revisions not yet decided on, and an interest that the approver has declared.
 * @param year the year it is now
 */
export function approvalConcerns(
  { claim, evidence, openRevisionCount, withdrawn }: ApprovedAssertion,
  interest: DeclaredInterest,
  year: number,
): ApprovalConcern[] {
  const concern = (title: string, details: readonly (string | null)[]): ApprovalConcern[] => {
    const present = details.filter((detail) => detail !== null)
    return present.length > 0 ? [{ title, detail: present.join(' ') }] : []
  }
  const named = (items: readonly { id: number }[]) =>
    items.map(({ id }) => recordTag('EVIDENCE_ITEM', id)).join(', ')
  const conflicting = evidenceMatrix(claim, evidence).disagreeing.map((id) => ({ id }))
  const pending = evidence.filter(({ status }) => status === 'SUBMITTED')
  const rejected = evidence.filter(({ status }) => status === 'REJECTED')
  const retracted = evidence.filter((item) => item.status !== 'REJECTED' && item.retracted)
  const marked = evidence.filter((item) => item.flagged || item.withdrawn)
  return [
    ...concern('Withdrawn', [
      withdrawn ? 'The latest release or the upstream no longer contains this assertion.' : null,
    ]),
    ...concern('Retracted sources', [retracted.length > 0 ? `${named(retracted)}.` : null]),
    ...concern('Conflicting evidence', [
      conflicting.length > 0
        ? `${named(conflicting)}: the same molecular profile, therapy and disease, but the opposite result.`
        : null,
    ]),
    ...concern(
      'Limitations',
      evidenceGaps(evidence, year).map((gap) => evidenceGapSentences[gap]),
    ),
    ...concern('Evidence not accepted', [
      pending.length > 0 ? `Submitted: ${named(pending)}.` : null,
      rejected.length > 0 ? `Rejected: ${named(rejected)}.` : null,
    ]),
    ...concern('Evidence flagged or withdrawn', [marked.length > 0 ? `${named(marked)}.` : null]),
    ...concern('Pending revisions', [
      openRevisionCount > 0
        ? `${openRevisionCount} ${openRevisionCount === 1 ? 'revision of this assertion is' : 'revisions of this assertion are'} pending.`
        : null,
    ]),
    ...concern('Your declared interest', [
      interest ? (interest.statement ?? 'You declared a conflict of interest.') : null,
    ]),
  ]
}
