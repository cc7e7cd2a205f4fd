/** The rows of a summary at first, and the treatments of each of its cells; the address can ask for all. */
const rowsAtFirst = 6
const cellsAtFirst = 5

/** The parameter of an address that leaves the subtypes of a disease out: `?subtypes=off`. */
const subtypesParameter = 'subtypes'

export const leavesSubtypesOut = (search: URLSearchParams): boolean => search.get(subtypesParameter) === 'off'

/** The same address with the subtypes or without. */
export function subtypesSearch(search: URLSearchParams, included: boolean): URLSearchParams {
  const changed = new URLSearchParams(search)
  if (included) changed.delete(subtypesParameter)
  else changed.set(subtypesParameter, 'off')
  return changed
}

/** The parameter of an address that shows a summary whole: `?show=all`. */
const parameter = 'show'

export const isWhole = (search: URLSearchParams): boolean => search.get(parameter) === 'all'

/** The variables that a page's query takes for its summary. */
export const summaryExtent = (search: URLSearchParams) =>
  isWhole(search)
    ? { summaryRows: null, summaryCells: null }
    : { summaryRows: rowsAtFirst, summaryCells: cellsAtFirst }

/** The same address with the summary whole or cut. */
export function extentSearch(search: URLSearchParams, whole: boolean): string {
  const changed = new URLSearchParams(search)
  if (whole) changed.set(parameter, 'all')
  else changed.delete(parameter)
  return `?${changed.toString()}`
}
