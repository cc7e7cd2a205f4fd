import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** Outcome of a form, and where to go from here. It has the focus, so that it is heard. */
export function Submitted({
  title,
  steps,
  children,
}: {
  title: string
  steps: readonly { name: string; href: string }[]
  children?: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="max-w-2xl space-y-2 rounded-md border border-good/40 bg-good-soft p-4 text-sm">
      <h2 ref={heading} tabIndex={-1} className="text-base font-semibold">
        {title}
      </h2>
      {children}
      <ul className="flex flex-wrap gap-x-5">
        {steps.map(({ name, href }) => (
          <li key={href}>
            <Link className="link font-medium" to={href}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
