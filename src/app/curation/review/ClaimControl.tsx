import { useState } from 'react'
import { mutate } from '#app/apollo/mutate.ts'
import { useViewer } from '#app/apollo/use-viewer.ts'
import { ClaimRecordDocument, ReleaseClaimDocument } from '#app/graphql/generated/moderation.ts'
import { EntityLink } from '#app/entities/EntityLink.tsx'
import { Button } from '#app/ui/controls/Button.tsx'
import { Tag } from '#app/ui/Tag.tsx'
import { isEditor } from '#domain/policies/roles.ts'
import type { FlaggableEntity } from '#domain/vocabularies/curation.ts'

export type StandingClaim = { expiresAt: string; user: { id: number; displayName: string } }

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const timeOf = (at: string) => clock.format(new Date(at))

/** Who is reviewing a record just now, and for editors a way to say that it is they. It binds nobody. */
export function ClaimControl({
  record,
  claim,
}: {
  record: { entityType: FlaggableEntity; id: number }
  claim: StandingClaim | null
}) {
  const viewer = useViewer()
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  if (!viewer) return null
  const own = claim?.user.id === viewer.id
  const act = async (action: 'claim' | 'release') => {
    if (pending) return
    setPending(true)
    const variables = { subject: record }
    const { problem: wrong } = await (action === 'claim'
      ? mutate(ClaimRecordDocument, variables)
      : mutate(ReleaseClaimDocument, variables))
    setProblem(wrong)
    setPending(false)
  }
  return (
    <>
      <ClaimMark claim={claim} own={own} />
      {isEditor(viewer) && (!claim || own) ? (
        <Button look="quiet" aria-disabled={pending} onClick={() => void act('claim')}>
          {own ? 'Extend review (1 h)' : 'Start review (reserved for 1 h)'}
        </Button>
      ) : null}
      {own ? (
        <Button look="quiet" aria-disabled={pending} onClick={() => void act('release')}>
          Release
        </Button>
      ) : null}
      {problem ? (
        <span role="alert" className="text-sm text-danger">
          {problem}
        </span>
      ) : null}
    </>
  )
}

/** Says who reviews a record, and until when. */
export function ClaimMark({ claim, own }: { claim: StandingClaim | null; own: boolean }) {
  if (!claim) return null
  return (
    <Tag className={own ? 'text-accent' : 'text-warning'}>
      {own ? (
        'You are reviewing it'
      ) : (
        <>
          <EntityLink kind="user" record={{ id: claim.user.id, name: claim.user.displayName }} /> is reviewing
          it
        </>
      )}{' '}
      until {timeOf(claim.expiresAt)}
    </Tag>
  )
}
