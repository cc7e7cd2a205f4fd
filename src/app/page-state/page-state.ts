import { stateAddress } from '#domain/records/state-addresses.ts'
import { formatDate } from '#app/ui/dates.ts'

/** The frozen state that the pages of a document show. */
export interface PageState {
  name: string
  /** What the knowledge is as of, ISO 8601. */
  date: string
  /** Version of the knowledge. */
  version: number
}

/** The service names it on the document's element. Another state is another document. */
function stateOfDocument(): PageState | null {
  if (typeof document === 'undefined') return null
  const { state, stateDate, stateVersion } = document.documentElement.dataset
  return state && stateDate ? { name: state, date: stateDate, version: Number(stateVersion) } : null
}

/** The state that is shown; null: the present. */
export let pageState = stateOfDocument()

/** Chooses the state, before a page is rendered on the server. */
export function setPageState(next: PageState | null): void {
  pageState = next
}

/** Beginning of every address of a page at the state: the router's `basename`. */
export const pageBase = (): string => (pageState ? stateAddress(pageState.name, '') : '')

/** Address of an interface, of which it then reads the state. */
export function interfaceAddress(path: string): string {
  if (!pageState) return path
  return `${path}${path.includes('?') ? '&' : '?'}asOf=${pageState.name}`
}

/** The state in words for titles and files; null at present. */
export const asOfText = (): string | null => pageState && `as of ${formatDate(pageState.date)}`
