import { type ValueOf, vocabulary } from '#domain/vocabularies/vocabulary.ts'

/** Content that a field gets whose content was changed here and, otherwise, upstream. */
export const conflictDecisions = vocabulary('MirrorConflictDecision', ['THEIRS', 'OURS', 'EDITED'], {
  labels: {
    THEIRS: 'Content of the upstream',
    OURS: 'Content here, until the upstream changes it again',
    EDITED: 'Another content',
  },
})
export type ConflictDecision = ValueOf<typeof conflictDecisions>

/** A conflict as a sentence about its decision names it. */
interface NamedConflict {
  /** Name of the upstream, such as CIViC. */
  upstream: string
  /** Label of the field. */
  field: string
}

/** Text of the activity of a decision. It ends before the record. */
export function decisionVerbiage(decision: ConflictDecision, { upstream, field }: NamedConflict): string {
  switch (decision) {
    case 'THEIRS':
      return `accepted the change of ${upstream} to “${field}” of`
    case 'OURS':
      return `rejected the change of ${upstream} to “${field}” of`
    case 'EDITED':
      return `edited, after a change of ${upstream}, “${field}” of`
  }
}

/** Text of the activity that takes a decision back. It ends before the record. */
export const reopeningVerbiage = ({ upstream, field }: NamedConflict): string =>
  `reopened the conflict with ${upstream} about “${field}” of`
