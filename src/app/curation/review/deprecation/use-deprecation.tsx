import { useQuery } from '@apollo/client/react'
import { lazy, useRef, useState } from 'react'
import { useViewer } from '#app/apollo/use-viewer.ts'
import { DeprecationAbilityDocument } from '#app/graphql/generated/deprecation.ts'
import { LazyPart } from '#app/ui/feedback/LazyPart.tsx'
import { Callout } from '#app/ui/feedback/Callout.tsx'
import { isEditor } from '#domain/policies/roles.ts'
import { recordTag } from '#domain/records/tags.ts'
import type { RecordActionSet } from '../actions/record-action.ts'
import { togetherWith } from './deprecate.ts'
import type { Deprecable, Deprecated } from './deprecate.ts'

const DeprecationDialog = lazy(async () => ({
  default: (await import('./DeprecationDialog.tsx')).DeprecationDialog,
}))

/** For editors: takes a record out of use, where its kind can be, and says what came of that. */
export function useDeprecation(record: Deprecable | null, organizationId: number | null): RecordActionSet {
  const viewer = useViewer()
  const place = useRef<HTMLOutputElement>(null)
  const [open, setOpen] = useState(false)
  const [done, setDone] = useState<Deprecated | null>(null)
  const { data } = useQuery(DeprecationAbilityDocument, {
    variables: record ?? { entityType: 'FEATURE', id: 0 },
    skip: !record || !viewer || !isEditor(viewer),
    fetchPolicy: 'cache-and-network',
  })
  if (!record) return { actions: [], parts: null }
  const preview = data?.previewDeprecation
  const together = done && togetherWith(done)
  return {
    actions: preview?.applies
      ? [
          {
            label: 'Deprecate…',
            ability: preview.ability,
            isDangerous: true,
            onDo: () => setOpen(true),
          },
        ]
      : [],
    parts: (
      <>
        <output ref={place} tabIndex={-1} className="block w-full outline-none empty:hidden">
          {done ? (
            <Callout
              title={`${recordTag(record.entityType, record.id)} was deprecated${together ? ` with ${together}` : ''}.`}
            >
              It can still be viewed but no longer takes new evidence.
            </Callout>
          ) : null}
        </output>
        {open ? (
          <LazyPart fallback={null}>
            <DeprecationDialog
              record={record}
              organizationId={organizationId}
              onDone={(deprecated) => {
                setDone(deprecated)
                // After the dialog has given the focus back.
                setTimeout(() => place.current?.focus())
              }}
              onClose={() => setOpen(false)}
            />
          </LazyPart>
        ) : null}
      </>
    ),
  }
}
