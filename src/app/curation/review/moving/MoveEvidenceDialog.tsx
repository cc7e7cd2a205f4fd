import { skipToken, useQuery } from '@apollo/client/react'
import { useRef, useState } from 'react'
import { failureOf } from '#app/apollo/failure.ts'
import { mutate } from '#app/apollo/mutate.ts'
import { refetchAfter } from '#app/apollo/stale-queries.ts'
import { countOf } from '#app/entities/evidence/counts.ts'
import {
  EvidenceMovePreviewDocument,
  EvidenceToMoveDocument,
  MoveEvidenceItemsDocument,
} from '#app/graphql/generated/evidence-move.ts'
import { ErrorState } from '#app/ui/feedback/ErrorState.tsx'
import { Callout } from '#app/ui/feedback/Callout.tsx'
import { Checkbox } from '#app/ui/controls/Checkbox.tsx'
import { SkeletonLines } from '#app/ui/feedback/Skeleton.tsx'
import { MOST_MOVED } from '#domain/policies/evidence-moves.ts'
import { plainWords } from '#domain/text/plain-words.ts'
import { evidenceStatuses } from '#domain/vocabularies/evidence.ts'
import { ProfileField } from '../../forms/profile/ProfileField.tsx'
import type { ProfileReference } from '../../forms/references/reference.ts'
import { ReasonDialog } from '../ReasonDialog.tsx'

/** Move of evidence that was made. */
export type EvidenceMoved = { moveId: number; count: number; to: ProfileReference; comment: string }

/** The first words of a statement; that it goes on is shown. */
const beginningOf = (text: string) => (text.length > 120 ? `${text.slice(0, 119)}…` : text)

/** Asks which evidence of a profile goes to which other one, and why; shows before what keeps items from it. */
export function MoveEvidenceDialog({
  profileId,
  organizationId,
  onDone,
  onClose,
}: {
  profileId: number
  organizationId: number | null
  onDone: (moved: EvidenceMoved) => void
  onClose: () => void
}) {
  const first = useRef<HTMLInputElement>(null)
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const [to, setTo] = useState<ProfileReference | null>(null)
  const found = useQuery(EvidenceToMoveDocument, {
    variables: { molecularProfileId: profileId, first: 100 },
    fetchPolicy: 'network-only',
  })
  const listed = found.data?.evidenceItems
  const chosen = listed?.nodes.filter(({ id }) => !left.has(id)) ?? []
  const ids = chosen.map(({ id }) => id)
  const preview = useQuery(
    EvidenceMovePreviewDocument,
    to && ids.length > 0 ? { variables: { evidenceItemIds: ids, molecularProfileId: to.id } } : skipToken,
  )
  const previewed = to && ids.length > 0 ? preview.data?.previewEvidenceMove : null
  const faulty = previewed?.items.filter(({ errors }) => errors.length > 0) ?? []
  const toggle = (id: number) => {
    const next = new Set(left)
    if (!next.delete(id)) next.add(id)
    setLeft(next)
  }
  const count = countOf(ids.length, 'evidence item', 'evidence items')
  const missing =
    ids.length === 0
      ? 'Select at least one evidence item.'
      : !to
        ? 'Select the molecular profile to move to.'
        : faulty.length > 0
          ? 'Some of the selected items cannot be moved; see below.'
          : null
  return (
    <ReasonDialog
      title={ids.length > 0 ? `Move ${count} to another profile` : 'Move evidence to another profile'}
      draft={`move:${profileId}`}
      confirm={`Move ${count}`}
      minLength={10}
      missing={missing}
      blocked={Boolean(to) && ids.length > 0 && !previewed}
      initialFocus={first}
      onClose={onClose}
      onSubmit={async (comment) => {
        if (!to) return missing
        const variables = { evidenceItemIds: ids, molecularProfileId: to.id, comment, organizationId }
        const { data, error } = await mutate(MoveEvidenceItemsDocument, variables)
        if (error !== null) {
          void preview.refetch()
          return error
        }
        const moved = data?.moveEvidenceItems
        if (!moved) return 'The server did not respond.'
        await refetchAfter('suggestion')
        onDone({ moveId: moved.moveId, count: moved.evidenceItems.length, to, comment })
        return null
      }}
    >
      {found.error ? (
        <ErrorState failure={failureOf(found.error)} onRetry={() => void found.refetch()} />
      ) : !listed ? (
        <SkeletonLines count={4} />
      ) : (
        <fieldset className="space-y-1">
          <legend className="mb-1 font-medium">Evidence items</legend>
          <div className="max-h-48 space-y-1 overflow-y-auto rounded border border-line p-2">
            {listed.nodes.map(({ id, name, status, description }, at) => (
              <Checkbox
                key={id}
                ref={at === 0 ? first : undefined}
                label={`${name}, ${evidenceStatuses.label(status).toLowerCase()}`}
                hint={beginningOf(plainWords(description))}
                checked={!left.has(id)}
                onChange={() => toggle(id)}
              />
            ))}
            {listed.nodes.length === 0 ? <p className="text-muted">No evidence on this profile.</p> : null}
          </div>
          {listed.totalCount > listed.nodes.length ? (
            <p className="text-muted">
              The first {listed.nodes.length} of {listed.totalCount}; move the others afterwards (at most{' '}
              {MOST_MOVED} at once).
            </p>
          ) : null}
        </fieldset>
      )}
      <ProfileField label="Move to" chosen={to} onChoose={setTo} />
      {preview.error && to ? (
        <ErrorState failure={failureOf(preview.error)} onRetry={() => void preview.refetch()} />
      ) : null}
      {previewed && to ? (
        <Callout tone={faulty.length > 0 ? 'danger' : 'note'} title="Preview">
          {faulty.length === 0 ? (
            <p>
              {count} will be on {to.name}, each by an accepted revision. Their other fields stay as they are.
              Assertions that cite them keep citing them; approvals of these need review.
            </p>
          ) : (
            <ul className="list-disc pl-5">
              {faulty.map(({ evidenceItem, errors }, at) => (
                <li key={evidenceItem?.id ?? `missing ${at}`}>
                  {evidenceItem?.name}: {errors.join(', ')}
                </li>
              ))}
            </ul>
          )}
        </Callout>
      ) : null}
    </ReasonDialog>
  )
}
