import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatNumber } from '#app/entities/evidence/counts.ts'
import { Card } from '#app/ui/Card.tsx'

/** The records of a kind with the most evidence: the shortest way in for most questions. */
export function WayIn({
  title,
  all,
  bar,
  entries,
}: {
  title: string
  /** Where all of them are listed. */
  all: { title: string; href: string }
  /** The background colour class of the bars. */
  bar: string
  entries: readonly { id: number; link: ReactNode; count: number }[]
}) {
  const most = Math.max(1, ...entries.map(({ count }) => count))
  if (entries.length === 0) return null
  return (
    <Card
      title={title}
      actions={
        <Link className="link text-sm" to={all.href} aria-label={all.title}>
          All
        </Link>
      }
    >
      <ol className="space-y-1 text-sm">
        {entries.map(({ id, link, count }) => (
          <li
            key={id}
            className="grid grid-cols-[minmax(0,1fr)_4rem_2.25rem] lg:max-[1400px]:grid-cols-[minmax(0,1fr)_1.5rem_2.25rem] items-center gap-2.5"
          >
            <span className="min-w-0 break-words">{link}</span>
            <span aria-hidden="true" className="h-2 rounded bg-sunken">
              <span className={`block h-2 rounded ${bar}`} style={{ width: `${(100 * count) / most}%` }} />
            </span>
            <span className="text-right text-muted">
              {formatNumber(count)}
              <span className="sr-only"> evidence items</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
