import { useQuery } from '@apollo/client/react'
import { useRef, useState } from 'react'
import { failureOf } from '#app/apollo/failure.ts'
import { DeprecationPreviewDocument } from '#app/graphql/generated/deprecation.ts'
import { Button } from '#app/ui/controls/Button.tsx'
import { Dialog } from '#app/ui/feedback/Dialog.tsx'
import { ErrorState } from '#app/ui/feedback/ErrorState.tsx'
import { Field } from '#app/ui/controls/Field.tsx'
import { Select } from '#app/ui/controls/Select.tsx'
import { SkeletonLines } from '#app/ui/feedback/Skeleton.tsx'
import { recordLink } from '#domain/records/links.ts'
import { recordTag } from '#domain/records/tags.ts'
import { featureDeprecationReasons } from '#domain/vocabularies/features.ts'
import { searchFeatures } from '../../forms/profile/feature-searches.ts'
import type { Reference, ReferenceSearch } from '../../forms/references/reference.ts'
import { ReferenceField } from '../../forms/references/ReferenceField.tsx'
import { searchProfiles, searchVariants } from '../../forms/references/reference-searches.ts'
import { ReasonDialog } from '../ReasonDialog.tsx'
import { refetchAfter } from '#app/apollo/stale-queries.ts'
import { DeprecationReach, InTheWay } from './DeprecationReach.tsx'
import { deprecate } from './deprecate.ts'
import type { Deprecable, Deprecated } from './deprecate.ts'

const noReason = 'Select a reason for deprecation.'

const noOriginal = 'Select the record that it is a duplicate of.'

const searches: Record<
  Deprecable['entityType'],
  { kind: 'feature' | 'variant' | 'molecularProfile'; search: ReferenceSearch }
> = {
  FEATURE: { kind: 'feature', search: searchFeatures },
  VARIANT: { kind: 'variant', search: searchVariants },
  MOLECULAR_PROFILE: { kind: 'molecularProfile', search: searchProfiles },
}

/** Asks why a record is to go out of use, and says before what goes with it; or what stands in the way. */
export function DeprecationDialog({
  record,
  organizationId,
  onDone,
  onClose,
}: {
  record: Deprecable
  organizationId: number | null
  onDone: (deprecated: Deprecated) => void
  onClose: () => void
}) {
  const [reason, setReason] = useState('')
  const [original, setOriginal] = useState<Reference | null>(null)
  const closing = useRef<HTMLButtonElement>(null)
  const why = useRef<HTMLSelectElement>(null)
  const { data, error, refetch } = useQuery(DeprecationPreviewDocument, {
    variables: record,
    fetchPolicy: 'network-only',
  })
  const preview = data?.previewDeprecation
  const title = `Deprecate ${recordTag(record.entityType, record.id)} ${preview?.name ?? ''}`.trim()
  if (!preview || preview.inTheWayCount > 0) {
    return (
      <Dialog open onOpenChange={(open) => !open && onClose()} title={title} initialFocus={closing}>
        <div className="space-y-4 overflow-y-auto p-4 text-sm">
          {preview ? (
            <InTheWay preview={preview} />
          ) : error ? (
            <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} />
          ) : (
            <SkeletonLines count={4} />
          )}
          <div className="flex justify-end">
            <Button ref={closing} onClick={onClose}>
              {preview ? 'Keep' : 'Cancel'}
            </Button>
          </div>
        </div>
      </Dialog>
    )
  }
  return (
    <ReasonDialog
      title={title}
      draft={`deprecate:${record.entityType}:${record.id}`}
      confirm="Deprecate"
      look="danger"
      label="Comment"
      minLength={10}
      missing={
        !featureDeprecationReasons.has(reason)
          ? noReason
          : reason === 'DUPLICATE' && !original
            ? noOriginal
            : null
      }
      initialFocus={why}
      about={{
        title: recordTag(record.entityType, record.id),
        href: `${recordLink(record.entityType, record.id)}?tab=activity`,
      }}
      onClose={onClose}
      onSubmit={async (comment) => {
        if (!featureDeprecationReasons.has(reason)) return noReason
        const { error, deprecated } = await deprecate(record, {
          reason,
          comment,
          duplicateOfId: reason === 'DUPLICATE' ? (original?.id ?? null) : null,
          organizationId,
          decidedOn: preview.decisionState ?? null,
        })
        if (!deprecated) {
          void refetch()
          return error
        }
        await refetchAfter('review')
        onDone(deprecated)
        return null
      }}
    >
      <DeprecationReach preview={preview} />
      <Field label="Reason for deprecation">
        {(control) => (
          <Select
            {...control}
            ref={why}
            empty="Select a reason"
            value={reason}
            choices={featureDeprecationReasons.values.map((value) => ({
              value,
              label: featureDeprecationReasons.label(value),
            }))}
            onChoose={setReason}
          />
        )}
      </Field>
      {reason === 'DUPLICATE' ? (
        <ReferenceField
          label="Duplicate of"
          name="duplicateOf"
          kind={searches[record.entityType].kind}
          search={searches[record.entityType].search}
          single
          chosen={original ? [original] : []}
          onChoose={([chosen]) => setOriginal(chosen ?? null)}
          minimum={2}
          hint="Readers of this record are led there."
        />
      ) : null}
    </ReasonDialog>
  )
}
