import { useQuery } from '@apollo/client/react'
import { use, useRef, useState } from 'react'
import { useViewer } from '#app/apollo/use-viewer.ts'
import { RevisionValidationDocument, RivalRevisionsDocument } from '#app/graphql/generated/revision-review.ts'
import type { RevisionReview_recordFragment } from '#app/graphql/generated/revision-review.ts'
import { FormError } from '#app/ui/form/FormError.tsx'
import { ClaimControl } from '../actions/ClaimControl.tsx'
import { refetchAfter } from '#app/apollo/stale-queries.ts'
import { RecordPreview } from './RecordPreview.tsx'
import { RevisionCard } from './RevisionCard.tsx'
import { RevisionDecision } from './RevisionDecision.tsx'
import { RevisionDecidedContext } from './revision-decided.ts'
import type { RevisionDecided } from './revision-decided.ts'
import { RevisionOutcome } from './RevisionOutcome.tsx'
import { useLeftOut } from './left-out-changes.ts'
import { recordKind } from './revised-kinds.ts'
import type { ReviewedRevision } from '#app/entities/history/revised-value.ts'
import { returnFocus } from '#app/ui/return-focus.ts'

/**
 * The changes of one set, and the record as it would be: all are chosen at first, and those that are chosen are shown
 * in the record and accepted or rejected together.
 */
export function RevisionSetReview({
  revisions,
  record,
}: {
  revisions: readonly ReviewedRevision[]
  record: RevisionReview_recordFragment
}) {
  const viewer = useViewer()
  const pending = revisions.filter(({ status }) => status === 'NEW')
  const [left, setLeft] = useLeftOut(revisions[0]?.revisionSetId ?? 0)
  const [error, setError] = useState<string | null>(null)
  const [outcome, setOutcome] = useState<RevisionDecided | null>(null)
  const place = useRef<HTMLOutputElement>(null)
  const report = use(RevisionDecidedContext)
  const chosen = pending.filter(({ id }) => !left.has(id))
  const ids = chosen.map(({ id }) => id)
  const rivals = useRivals(record.record, pending.length > 0)
  const { data, previousData } = useQuery(RevisionValidationDocument, {
    variables: { ids },
    skip: ids.length === 0,
    fetchPolicy: 'network-only',
  })
  // What was said of another choice stays until the answer is there, so that nothing jumps.
  const errors = ids.length > 0 ? (data ?? previousData)?.validateRevisionsForAcceptance : undefined
  const invalid = (errors?.genericErrors.length ?? 0) + (errors?.validationErrors.length ?? 0) > 0

  const onDecided = async (decided: RevisionDecided) => {
    if (report) return report.decided(decided)
    setOutcome(decided)
    const focus = returnFocus()
    await refetchAfter('review')
    focus(place.current)
  }
  const choose = (id: number, selected: boolean) => {
    const next = new Set(left)
    if (selected) next.delete(id)
    else next.add(id)
    setLeft(next)
  }

  return (
    <div className="@container">
      <div className="grid items-start gap-4 @4xl:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)]">
        <div className="min-w-0 space-y-4">
          <output ref={place} tabIndex={-1} className="block outline-none empty:hidden">
            {outcome ? (
              <RevisionOutcome outcome={outcome} record={record.record} left={pending.length} />
            ) : null}
          </output>
          <FormError error={error} />
          {viewer && pending.length > 0 ? (
            <RevisionDecision
              viewer={viewer}
              chosen={chosen}
              record={record.record}
              invalid={invalid}
              onDecided={onDecided}
              onError={setError}
              onFailed={(wrong) => (report ? report.failed(wrong) : setError(wrong))}
            >
              <ClaimControl
                record={{ entityType: recordKind(record.record['__typename']), id: record.record.id }}
                claim={record.record.claim ?? null}
              />
              <a className="link text-sm @4xl:hidden" href="#previewed">
                See the record below
              </a>
            </RevisionDecision>
          ) : null}
          {revisions.map((revision) => (
            <RevisionCard
              key={revision.id}
              revision={revision}
              rivals={rivals.filter((rival) => isRival(revision, rival))}
              errors={(errors?.validationErrors ?? [])
                .filter(({ fieldName }) => fieldName === revision.fieldName)
                .map(({ error }) => error)}
              selected={!left.has(revision.id)}
              onSelect={
                viewer && revision.status === 'NEW' ? (selected) => choose(revision.id, selected) : null
              }
            />
          ))}
        </div>
        <div id="previewed" className="min-w-0 scroll-mt-16 @4xl:sticky @4xl:top-16">
          <RecordPreview record={record} chosen={chosen} errors={errors} />
        </div>
      </div>
    </div>
  )
}

/** All changes of the record that are in sets with one that waits. */
function useRivals(
  record: RevisionReview_recordFragment['record'],
  isOpen: boolean,
): readonly ReviewedRevision[] {
  const { data } = useQuery(RivalRevisionsDocument, {
    variables: { subject: { entityType: recordKind(record['__typename']), id: record.id } },
    skip: !isOpen,
    fetchPolicy: 'network-only',
  })
  return data?.revisionSets.nodes.flatMap(({ revisions }) => revisions) ?? []
}

const isRival = (revision: ReviewedRevision, other: ReviewedRevision): boolean =>
  other.id !== revision.id &&
  other.status === 'NEW' &&
  other.fieldName === revision.fieldName &&
  other.subject['__typename'] === revision.subject['__typename'] &&
  other.subject.id === revision.subject.id
