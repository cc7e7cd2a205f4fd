/** The rows of a summary at first, and the treatments of each of its cells; the address can ask for all. */
const rowsAtFirst = 6
const cellsAtFirst = 5

/** Evidence that a summary may include, by the parameter of an address, and whether it does unless the address says so. */
const initially = { subtypes: true, combinations: false, submitted: false }

/** Evidence on subtypes of a disease, on combinations with other variants, and not yet reviewed. */
export type SummaryChoice = keyof typeof initially

/** Checks whether an address includes such evidence: `?subtypes=off`, `?submitted=on`. */
export const includes = (search: URLSearchParams, choice: SummaryChoice): boolean =>
  (search.get(choice) ?? (initially[choice] ? 'on' : 'off')) !== 'off'

/** The same address with such evidence or without. */
export function choiceSearch(
  search: URLSearchParams,
  choice: SummaryChoice,
  included: boolean,
): URLSearchParams {
  const changed = new URLSearchParams(search)
  if (included === initially[choice]) changed.delete(choice)
  else changed.set(choice, included ? 'on' : 'off')
  return changed
}

/** The parameter of an address that shows a summary whole: `?show=all`. */
const parameter = 'show'

export const isWhole = (search: URLSearchParams): boolean => search.get(parameter) === 'all'

/** The variables that a page's query takes for its summary. */
export const summaryExtent = (search: URLSearchParams) => ({
  summaryStatus: includes(search, 'submitted') ? ('NON_REJECTED' as const) : ('ACCEPTED' as const),
  summaryRows: isWhole(search) ? null : rowsAtFirst,
  summaryCells: isWhole(search) ? null : cellsAtFirst,
})

/** The same address with the summary whole or cut. */
export function extentSearch(search: URLSearchParams, whole: boolean): string {
  const changed = new URLSearchParams(search)
  if (whole) changed.set(parameter, 'all')
  else changed.delete(parameter)
  return `?${changed.toString()}`
}
