import { Moment } from '#app/entities/history/Moment.tsx'
import { timeAgo } from '#app/ui/time-ago.ts'

/** A time to the minute, and how far away it is. */
export function When({ at, none = '' }: { at: string | null | undefined; none?: string }) {
  if (!at) return none
  const ago = timeAgo(at)
  return (
    <>
      <Moment at={at} /> {ago ? <span className="text-muted">({ago})</span> : null}
    </>
  )
}
