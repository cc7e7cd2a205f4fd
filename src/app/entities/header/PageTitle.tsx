import { createContext, use } from 'react'
import { asOfText } from '#app/states/page-state.ts'

const SiteName = createContext('Curia')
export const SiteNameProvider = SiteName.Provider

/** Name of the knowledgebase as configured. */
export const useSiteName = (): string => use(SiteName)

/** The window's title: what the page is about, of which state it is, then the knowledgebase's name. */
export function PageTitle({ title }: { title?: string }) {
  const site = useSiteName()
  return <title>{[title, asOfText(), site].filter(Boolean).join(' · ')}</title>
}
