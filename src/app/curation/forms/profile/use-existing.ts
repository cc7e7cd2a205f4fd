import { foldText } from '#domain/text/names.ts'
import type { Reference, ReferenceSearch } from '../references/reference.ts'
import { useTypeahead } from '../references/use-typeahead.ts'

/** The record that has the name already, or null; null also for no name. `search` must stay the same function. */
export function useExisting<Chosen extends Reference>(
  search: ReferenceSearch<Chosen>,
  name: string | null,
): Chosen | null {
  const { found, searching } = useTypeahead(search, name ?? '', 1)
  if (!name || searching) return null
  return found.find(({ reference }) => foldText(reference.name) === foldText(name))?.reference ?? null
}
