import type { ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'

export type Fact = {
  name: string
  /** Stands in place of the name, such as a link to what it means. */
  label?: ReactNode
  value: ReactNode
  /** A paragraph stands below its name where there is little room. */
  isParagraph?: boolean
}

/** Names and their values, one a line. A fact whose value is null, undefined, false or an empty list is left out. */
export function Facts({ facts }: { facts: Fact[] }) {
  const present = facts.filter(({ value }) => !isAbsent(value))
  return (
    <dl className="@container text-sm">
      {present.map(({ name, label, value, isParagraph }) => (
        <div
          key={name}
          className={classNames(
            'gap-x-4 border-b border-line py-1.5 last:border-0 @2xl:grid @2xl:grid-cols-[10rem_1fr]',
            !isParagraph && '@2xs:grid @2xs:grid-cols-[minmax(7.5rem,38%)_1fr]',
          )}
        >
          <dt className="text-muted">{label ?? name}</dt>
          <dd className="min-w-0 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function isAbsent(value: ReactNode): boolean {
  return value === null || value === undefined || value === false || value === ''
}
