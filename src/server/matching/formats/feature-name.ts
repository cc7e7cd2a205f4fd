import type { NameLookup } from '#domain/matching/sample/line-reading.ts'

/** The feature of the knowledge that a gene's name in a file means; null for other genes and ambiguous aliases. */
export type FeatureFinder = (name: string) => string | null

/** Finds features by symbol, alias or Entrez id; remembers what it found, as files name the same genes again. */
export function featureFinder(names: NameLookup): FeatureFinder {
  const cache = new Map<string, string | null>()
  return (name) => {
    const cached = cache.get(name)
    if (cached !== undefined) return cached
    const found = names.featuresNamed(name.toUpperCase())
    const feature = found.length === 1 ? (found[0] ?? null) : null
    if (cache.size < 100_000) cache.set(name, feature)
    return feature
  }
}
