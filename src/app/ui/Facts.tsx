import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** `help` is where the name is explained. */
export type Fact = { name: string; value: ReactNode; help?: string }

/** Names and their values, one a line. A fact whose value is null, undefined, false or an empty list is left out. */
export function Facts({ facts }: { facts: Fact[] }) {
  const known = facts.filter(({ value }) => !isAbsent(value))
  return (
    <dl className="@container text-sm">
      {known.map(({ name, value, help }) => (
        <div
          key={name}
          className="gap-x-4 border-b border-line py-1.5 last:border-0 @2xs:grid @2xs:grid-cols-[minmax(7.5rem,38%)_1fr] @2xl:grid-cols-[10rem_1fr]"
        >
          <dt className="text-muted">
            {help ? (
              <Link
                to={help}
                title={`What ${name.toLowerCase()} means`}
                className="underline decoration-line-strong decoration-dotted underline-offset-4 hover:decoration-solid"
              >
                {name}
              </Link>
            ) : (
              name
            )}
          </dt>
          <dd className="min-w-0 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function isAbsent(value: ReactNode): boolean {
  return value === null || value === undefined || value === false || value === ''
}
