import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { Callout } from '#app/ui/feedback/Callout.tsx'
import { recordKind } from './revised-kinds.ts'
import { supersededSentence } from './revision-decided.ts'
import type { RevisionDecided } from './revision-decided.ts'

/** Where changes of a record are suggested. */
const revisePaths = {
  EVIDENCE_ITEM: paths.reviseEvidenceItem,
  ASSERTION: paths.reviseAssertion,
  VARIANT_GROUP: paths.reviseVariantGroup,
  MOLECULAR_PROFILE: paths.reviseMolecularProfile,
  FEATURE: paths.reviseFeature,
  VARIANT: paths.reviseVariant,
} as const

/**
 * Outcome of a decision: what was decided, what fell with it, and what can be done where it was a mistake: no
 * rule takes it back.
 */
export function RevisionOutcome({
  outcome: { decided, fields, superseded },
  record,
  left,
}: {
  outcome: RevisionDecided
  record: { __typename: string; id: number; name: string }
  /** How many changes of the set still wait. */
  left: number
}) {
  return (
    <Callout title={`${fields.join(', ')} ${fields.length === 1 ? 'was' : 'were'} ${decided}.`}>
      {superseded.length > 0 ? <p>{supersededSentence(superseded)}</p> : null}
      <p>
        {decided === 'accepted'
          ? 'This cannot be undone. To restore the old value, suggest a new revision of '
          : 'This cannot be undone. The change can be suggested again for '}
        <Link className="link" to={revisePaths[recordKind(record['__typename'])].href(record.id)}>
          {record.name}
        </Link>
        .{' '}
        {left === 0 ? (
          <Link className="link" to={paths.revisionQueue.href()}>
            Next revision
          </Link>
        ) : null}
      </p>
    </Callout>
  )
}
