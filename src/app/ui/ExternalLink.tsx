import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

/** A link that leaves the knowledgebase. */
export function ExternalLink({
  href,
  inNewTab = false,
  children,
}: {
  href: string
  /** Where something unfinished must stay open. */
  inNewTab?: boolean
  children: ReactNode
}) {
  return (
    <a href={href} rel="noreferrer" target={inNewTab ? '_blank' : undefined} className="link">
      {children}
      <Icon name="external" className="mb-0.5 ml-1 inline size-3" />
      <span className="sr-only">{inNewTab ? ' (external, opens in a new tab)' : ' (external)'}</span>
    </a>
  )
}
