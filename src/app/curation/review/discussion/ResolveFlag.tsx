import { useState } from 'react'
import { mutate } from '#app/apollo/mutate.ts'
import { ResolveFlagDocument } from '#app/graphql/generated/discussion.ts'
import { Button } from '#app/ui/controls/Button.tsx'
import { ReasonDialog } from '../ReasonDialog.tsx'
import { useActingOrganization } from '../acting-for.ts'
import { refetchAfter } from '#app/apollo/stale-queries.ts'

/** Settles the concern of a flag; for who raised it and for editors. */
export function ResolveFlag({ id, decisionState }: { id: number; decisionState: string | null }) {
  const { organizationId } = useActingOrganization()
  const [open, setOpen] = useState<{ decidedOn: string | null } | null>(null)
  return (
    <>
      <Button onClick={() => setOpen({ decidedOn: decisionState })}>Resolve…</Button>
      {open ? (
        <ReasonDialog
          title="Resolve flag"
          draft={`resolve-flag:${id}`}
          confirm="Resolve"
          minLength={10}
          about={{ title: 'the flag', href: `#flag-${id}` }}
          onClose={() => setOpen(null)}
          onSubmit={async (comment) => {
            const variables = { id, comment, organizationId, ...open }
            const { error: wrong } = await mutate(ResolveFlagDocument, variables)
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
