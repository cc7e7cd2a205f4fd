import { Button } from '#app/ui/controls/Button.tsx'
import type { FlaggableEntity } from '#domain/vocabularies/curation.ts'
import { ClaimMark } from './ClaimMark.tsx'
import type { StandingClaim } from './ClaimMark.tsx'
import { useClaim } from './use-claim.tsx'

/** Who is reviewing a record just now, and for editors a way to say that it is they. It binds nobody. */
export function ClaimControl({
  record,
  claim,
}: {
  record: { entityType: FlaggableEntity; id: number }
  claim: StandingClaim | null
}) {
  const { actions, parts, own } = useClaim(record, claim)
  return (
    <>
      <ClaimMark claim={claim} own={own} />
      {actions.map((action) =>
        'onDo' in action ? (
          <Button key={action.label} look="quiet" aria-disabled={action.isPending} onClick={action.onDo}>
            {action.label}
          </Button>
        ) : null,
      )}
      {parts}
    </>
  )
}
