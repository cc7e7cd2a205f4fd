import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

/** A link that leaves the knowledgebase. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} rel="noreferrer" className="link">
      {children}
      <Icon name="external" className="mb-0.5 ml-1 inline size-3" />
      <span className="sr-only"> (another site)</span>
    </a>
  )
}
