import { useQuery } from '@apollo/client/react'
import { useId, useRef, useState } from 'react'
import { useViewer } from '#app/apollo/use-viewer.ts'
import { DeprecationAbilityDocument } from '#app/graphql/generated/deprecation.ts'
import { Callout } from '#app/ui/feedback/Callout.tsx'
import { isEditor } from '#domain/policies/roles.ts'
import { recordTag } from '#domain/records/tags.ts'
import { AbilityButton } from '../AbilityButton.tsx'
import { DeprecationDialog } from './DeprecationDialog.tsx'
import { togetherWith } from './deprecate.ts'
import type { Deprecable, Deprecated } from './deprecate.ts'

/** For editors: the way to take a record out of use, where its kind can be, and what came of that. */
export function Deprecation({
  entityType,
  id,
  organizationId,
}: Deprecable & { organizationId: number | null }) {
  const viewer = useViewer()
  const reasonId = useId()
  const place = useRef<HTMLOutputElement>(null)
  const [open, setOpen] = useState(false)
  const [done, setDone] = useState<Deprecated | null>(null)
  const { data } = useQuery(DeprecationAbilityDocument, {
    variables: { entityType, id },
    skip: !viewer || !isEditor(viewer),
    fetchPolicy: 'cache-and-network',
  })
  const preview = data?.previewDeprecation
  const together = done && togetherWith(done)
  return (
    <>
      {preview?.applies ? (
        <>
          <AbilityButton
            look="danger"
            ability={preview.ability}
            reasonId={reasonId}
            onDo={() => setOpen(true)}
          >
            Deprecate…
          </AbilityButton>
          {preview.ability.allowed ? null : (
            <span id={reasonId} className="text-xs text-muted">
              {preview.ability.reason}.
            </span>
          )}
        </>
      ) : null}
      <output ref={place} tabIndex={-1} className="block w-full outline-none empty:hidden">
        {done ? (
          <Callout
            title={`${recordTag(entityType, id)} was deprecated${together ? ` with ${together}` : ''}.`}
          >
            It can still be viewed but no longer takes new evidence.
          </Callout>
        ) : null}
      </output>
      {open ? (
        <DeprecationDialog
          record={{ entityType, id }}
          organizationId={organizationId}
          onDone={(deprecated) => {
            setDone(deprecated)
            // After the dialog has given the focus back to its button, which is gone.
            setTimeout(() => place.current?.focus())
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}
