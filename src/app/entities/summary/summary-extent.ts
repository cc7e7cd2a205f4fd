/** The rows of a summary at first, and the treatments of each of its cells; the address can ask for all. */
const rowsAtFirst = 6
const cellsAtFirst = 5

/** Evidence that a summary may include, by the parameter of an address, and whether it does unless the address says so. */
export const initialChoices = { subtypes: true, combinations: false, submitted: false }

/** Evidence on subtypes of a disease, on combinations with other variants, and not yet reviewed. */
export type SummaryChoice = keyof typeof initialChoices

/** Checks whether an address includes such evidence: `?subtypes=off`, `?submitted=on`. */
export const includes = (search: URLSearchParams, choice: SummaryChoice): boolean =>
  (search.get(choice) ?? (initialChoices[choice] ? 'on' : 'off')) !== 'off'

/** The parameter of an address that shows a summary whole: `?show=all`. */
export const extentParameter = 'show'

export const isWhole = (search: URLSearchParams): boolean => search.get(extentParameter) === 'all'

/** The variables that a page's query takes for its summary. */
export const summaryExtent = (search: URLSearchParams) => ({
  summaryStatus: includes(search, 'submitted') ? ('NON_REJECTED' as const) : ('ACCEPTED' as const),
  summaryRows: isWhole(search) ? null : rowsAtFirst,
  summaryCells: isWhole(search) ? null : cellsAtFirst,
})
