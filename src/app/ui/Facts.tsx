import type { ReactNode } from 'react'

/** `label` stands in place of the name, such as a link to what it means. */
export type Fact = { name: string; label?: ReactNode; value: ReactNode }

/** Names and their values, one a line. A fact whose value is null, undefined, false or an empty list is left out. */
export function Facts({ facts }: { facts: Fact[] }) {
  const present = facts.filter(({ value }) => !isAbsent(value))
  return (
    <dl className="@container text-sm">
      {present.map(({ name, label, value }) => (
        <div
          key={name}
          className="gap-x-4 border-b border-line py-1.5 last:border-0 @2xs:grid @2xs:grid-cols-[minmax(7.5rem,38%)_1fr] @2xl:grid-cols-[10rem_1fr]"
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
