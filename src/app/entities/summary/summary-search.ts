import { extentParameter, initialChoices } from './summary-extent.ts'
import type { SummaryChoice } from './summary-extent.ts'

/** The same address with such evidence or without. */
export function choiceSearch(
  search: URLSearchParams,
  choice: SummaryChoice,
  included: boolean,
): URLSearchParams {
  const changed = new URLSearchParams(search)
  if (included === initialChoices[choice]) changed.delete(choice)
  else changed.set(choice, included ? 'on' : 'off')
  return changed
}

/** The same address with the summary whole or cut. */
export function extentSearch(search: URLSearchParams, whole: boolean): string {
  const changed = new URLSearchParams(search)
  if (whole) changed.set(extentParameter, 'all')
  else changed.delete(extentParameter)
  return `?${changed.toString()}`
}
