import type { Term } from './term.ts'

/** The Disease Ontology's term for cancers. */
const CANCER = 'DOID:162'

/**
 * The cancer that the name of another one ends with, by the id of the other: *skin melanoma* is a melanoma. The Disease
 * Ontology has many cancers below their site alone (skin melanoma below skin cancer), so that its hierarchy would make
 * them other diseases than those that their names say they are. Only the longest such name counts, and none that the
 * hierarchy has above or below the term already.
 */
export function parentsByName(terms: readonly Term[]): Map<string, string> {
  const byId = new Map(terms.map((term) => [term.id, term]))
  const byName = new Map(terms.map((term) => [term.name.toLowerCase(), term.id]))
  const above = new Map<string, ReadonlySet<string>>()
  const ancestorsOf = (id: string): ReadonlySet<string> => {
    const present = above.get(id)
    if (present) return present
    const found = new Set<string>()
    above.set(id, found)
    for (const parent of byId.get(id)?.parents ?? [])
      for (const each of [parent, ...ancestorsOf(parent)]) found.add(each)
    return found
  }
  return new Map(
    terms.flatMap(({ id, name }) => {
      if (!ancestorsOf(id).has(CANCER)) return []
      const parent = endingsOf(name)
        .map((ending) => byName.get(ending))
        .find((each) => each !== undefined && ancestorsOf(each).has(CANCER))
      if (!parent || parent === id || ancestorsOf(id).has(parent) || ancestorsOf(parent).has(id)) return []
      return [[id, parent] as const]
    }),
  )
}

/** What is left of a name without its first words, the longest first; not behind *non*, which denies what follows. */
function endingsOf(name: string): string[] {
  const words = name.toLowerCase().split(' ')
  return words.flatMap((_, at) => (at === 0 || words[at - 1] === 'non' ? [] : [words.slice(at).join(' ')]))
}
