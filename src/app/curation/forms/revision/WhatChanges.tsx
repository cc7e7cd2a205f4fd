import { useId, useRef } from 'react'
import type { Viewer } from '#app/apollo/use-viewer.ts'
import { Button } from '#app/ui/controls/Button.tsx'
import { Callout } from '#app/ui/feedback/Callout.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Difference } from '#app/entities/history/Difference.tsx'
import { ChangedValue } from './ChangedValue.tsx'
import type { FieldChange } from './field-changes.ts'
import { PendingChange, RivalChanges } from './RivalChanges.tsx'
import type { Revision } from './use-revision.ts'

/** Changes of a record by a revision, field by field, and what others do to the same fields. */
export function WhatChanges<Values extends object>({
  revision,
  viewer,
}: {
  revision: Revision<Values>
  viewer: Viewer
}) {
  const { changes, followed, pending, takeBack, keepProposed } = revision
  const panel = useRef<HTMLDivElement>(null)
  // The button that did it is gone then.
  const afterwards = (action: () => void) => () => {
    action()
    panel.current?.focus()
  }
  const shown = new Set(changes.flatMap(({ rivals }) => rivals.map(({ id }) => id)))
  const others = pending.filter(({ id }) => !shown.has(id))
  return (
    <Card title={changes.length === 0 ? 'Changes' : `Changes (${changes.length})`}>
      <div ref={panel} tabIndex={-1} data-field="changes" className="space-y-3 text-sm outline-none">
        {followed.length > 0 ? (
          <Callout title="Changed by another user since you started:">
            {followed.join(', ')}. You had not edited it, so the form shows the current value.
          </Callout>
        ) : null}
        {changes.length === 0 ? (
          <p tabIndex={-1} className="text-muted">
            No changes yet.
          </p>
        ) : (
          <ul className="space-y-3">
            {changes.map((change) => (
              <li key={change.field} className="border-t border-line pt-3 first:border-0 first:pt-0">
                <Change
                  change={change}
                  viewer={viewer}
                  onTakeBack={afterwards(() => takeBack(change.field))}
                  onKeep={afterwards(() => keepProposed(change.field))}
                />
              </li>
            ))}
          </ul>
        )}
        {others.length > 0 ? (
          <section aria-label="Pending review" className="border-t border-line pt-3">
            <h3 className="text-xs font-medium text-muted">Pending review</h3>
            <ul className="mt-1 space-y-1">
              {others.map((other) => (
                <li key={other.id}>
                  <strong className="font-medium">{other.label}</strong>:{' '}
                  <PendingChange revision={other} viewerId={viewer.id} />
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
    </Card>
  )
}

function Change<Field extends string>({
  change: { label, present, proposed, base, rivals, follows },
  viewer,
  onTakeBack,
  onKeep,
}: {
  change: FieldChange<Field>
  viewer: Viewer
  onTakeBack: () => void
  onKeep: () => void
}) {
  const id = useId()
  return (
    <article aria-labelledby={id} className="space-y-2">
      <div className="flex items-center justify-between gap-2">
        <h3 id={id} className="font-semibold">
          {label}
        </h3>
        {follows ? (
          <span className="text-xs text-muted">follows from other changes</span>
        ) : (
          <Button look="quiet" aria-label={`Revert ${label}`} onClick={onTakeBack}>
            Revert
          </Button>
        )}
      </div>
      {base ? (
        <Callout tone="warning" title="Another user has changed it since you started.">
          It was:
          <div className="break-words whitespace-pre-line">
            <Difference value={base} against={present} mark="removed" brief />
          </div>
          <span className="mt-2 flex flex-wrap gap-2">
            <Button onClick={onTakeBack}>Use the current value</Button>
            <Button onClick={onKeep}>Keep mine</Button>
          </span>
        </Callout>
      ) : null}
      <ChangedValue present={present} proposed={proposed} />
      <RivalChanges rivals={rivals} viewerId={viewer.id} />
    </article>
  )
}
