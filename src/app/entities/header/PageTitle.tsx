import { createContext, use } from 'react'

const SiteName = createContext('Curia')
export const SiteNameProvider = SiteName.Provider

/** The window's title: what the page is about, then the knowledgebase's name. */
export function PageTitle({ title }: { title?: string }) {
  const site = use(SiteName)
  return <title>{title ? `${title} · ${site}` : site}</title>
}
