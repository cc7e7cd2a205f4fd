import { EntityLink } from '#app/entities/EntityLink.tsx'
import { Tag } from '#app/ui/Tag.tsx'

/** A claim that stands: who reviews the record, and until when. */
export type StandingClaim = { expiresAt: string; user: { id: number; displayName: string } }

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const timeOf = (at: string) => clock.format(new Date(at))

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
