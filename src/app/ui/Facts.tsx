import type { ReactNode } from 'react'

export type Fact = { name: string; value: ReactNode }

/** Names and their values, one a line. A fact whose value is null, undefined, false or an empty list is left out. */
export function Facts({ facts }: { facts: Fact[] }) {
  const known = facts.filter(({ value }) => !isAbsent(value))
  return (
    <dl className="grid grid-cols-1 gap-x-4 text-sm sm:grid-cols-[minmax(8rem,11rem)_1fr]">
      {known.map(({ name, value }) => (
        <div key={name} className="contents">
          <dt className="pt-1.5 text-muted sm:pb-1.5">{name}</dt>
          <dd className="min-w-0 border-b border-line pb-1.5 break-words last:border-0 sm:border-0 sm:pt-1.5">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function isAbsent(value: ReactNode): boolean {
  return value === null || value === undefined || value === false || value === ''
}
