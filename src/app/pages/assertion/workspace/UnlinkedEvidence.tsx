import { useQuery } from '@apollo/client/react'
import { evidenceMatrix } from '#domain/clinical/evidence-matrix.ts'
import type { Claim } from '#domain/clinical/evidence-matrix.ts'
import { failureOf } from '#app/apollo/failure.ts'
import { countOf } from '#app/entities/evidence/counts.ts'
import { RichText } from '#app/entities/text/RichText.tsx'
import { UnlinkedEvidenceDocument } from '#app/graphql/generated/unlinked-evidence.ts'
import { ErrorState } from '#app/ui/feedback/ErrorState.tsx'
import { SkeletonLines } from '#app/ui/feedback/Skeleton.tsx'
import { itemRelation } from './item-relation.ts'
import { ItemLine } from './WorkspaceItem.tsx'

/** Accepted and submitted evidence about the same as an assertion that does not cite it; what contradicts it first. */
export function UnlinkedEvidence({ assertionId, claim }: { assertionId: number; claim: Claim }) {
  const { data, error, refetch } = useQuery(UnlinkedEvidenceDocument, { variables: { id: assertionId } })
  if (error) return <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} />
  if (!data) return <SkeletonLines count={4} />
  const items = data.assertion?.unlinkedEvidenceItems ?? []
  const matrix = evidenceMatrix(claim, items)
  const against = matrix.disagreeing.length
  if (items.length === 0)
    return (
      <p className="text-sm text-muted">
        All accepted and submitted evidence on the same molecular profile, disease, type and therapy is
        linked.
      </p>
    )
  return (
    <>
      <p className="text-sm text-muted">
        {countOf(items.length, 'item', 'items')} on the same molecular profile, disease, type and therapy,
        accepted or submitted
        {against > 0 ? `; ${countOf(against, 'contradicts', 'contradict')} the assertion` : ''}.
      </p>
      <ul aria-label="Evidence not linked" className="divide-y divide-line text-sm">
        {items.map((item) => (
          <li key={item.id} className="space-y-1 py-2">
            <ItemLine item={item} relation={itemRelation(item, { claim, matrix, diseases: [] })} />
            <RichText
              segments={item.descriptionWithTags}
              className="line-clamp-3 max-w-none text-muted print:line-clamp-none"
            />
          </li>
        ))}
      </ul>
    </>
  )
}
