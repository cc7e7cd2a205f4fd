import { createContext, use, useEffect } from 'react'
import { asOfText } from '#app/page-state/page-state.ts'
import { noteFirstPaint } from '#app/ui/first-paint.ts'

const SiteName = createContext('Curia')
export const SiteNameProvider = SiteName.Provider

/** Name of the knowledgebase as configured. */
export const useSiteName = (): string => use(SiteName)

/**
 * The window's title: what the page is about, of which state it is, then the knowledgebase's name. A page that has its
 * title is drawn; only its shape stands before.
 */
export function PageTitle({ title }: { title?: string }) {
  const site = useSiteName()
  useEffect(noteFirstPaint, [])
  return <title>{[title, asOfText(), site].filter(Boolean).join(' · ')}</title>
}
