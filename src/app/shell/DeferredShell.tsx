import { useContext, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router'
import { HoverCards } from '#app/entities/hover-cards/HoverCards.tsx'
import { prefetchOnIntent } from '#app/prefetch.ts'
import { ConnectionBar } from './ConnectionBar.tsx'
import { pageState } from '#app/page-state/page-state.ts'
import { SessionBar } from './SessionBar.tsx'
import { SectionCountsQuery } from './SectionCountsQuery.tsx'
import type { SectionCounts } from './SectionCountsQuery.tsx'
import { useFreshKnowledge } from './use-fresh-knowledge.ts'

/**
 * Parts of every page that none needs to be read: hover cards, the numbers in the side navigation, the bar about the
 * connection, the look whether the knowledge has changed, and the code of pages that somebody points at.
 */
export default function DeferredShell({
  knowledgeVersion,
  onCounts,
  connectionBar,
}: {
  knowledgeVersion: number | undefined
  onCounts: (counts: SectionCounts) => void
  /** Element in which the bar about the connection is shown. */
  connectionBar: Element | null
}) {
  useFreshKnowledge(knowledgeVersion)
  const router = useContext(DataRouterContext)?.router
  useEffect(() => (router ? prefetchOnIntent(router.routes) : undefined), [router])
  return (
    <>
      {connectionBar && createPortal(<ConnectionBar />, connectionBar)}
      {connectionBar && !pageState && createPortal(<SessionBar />, connectionBar)}
      <HoverCards />
      <SectionCountsQuery onCounts={onCounts} />
    </>
  )
}
