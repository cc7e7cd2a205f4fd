import { useState } from 'react'
import { mutate } from '#app/apollo/mutate.ts'
import { ResolveFlagDocument } from '#app/graphql/generated/discussion.ts'
import { Button } from '#app/ui/controls/Button.tsx'
import { ReasonDialog } from '../ReasonDialog.tsx'
import { useActingOrganization } from '../acting-for.ts'
import { refetchAfter } from '#app/apollo/stale-queries.ts'

/** Settles the concern of a flag; for who raised it and for editors. */
export function ResolveFlag({ id }: { id: number }) {
  const { organizationId } = useActingOrganization()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Resolve…</Button>
      {open ? (
        <ReasonDialog
          title="Resolve flag"
          draft={`resolve-flag:${id}`}
          confirm="Resolve"
          minLength={10}
          onClose={() => setOpen(false)}
          onSubmit={async (comment) => {
            const { error: wrong } = await mutate(ResolveFlagDocument, { id, comment, organizationId })
            if (wrong) return wrong
            await refetchAfter('review')
            // The button goes with the open flag.
            setTimeout(() => document.getElementById(`flag-${id}`)?.focus())
            return null
          }}
        />
      ) : null}
    </>
  )
}
