/**
 * What a record is searched by: how much a match counts, and whether the words of a search must be whole
 * words of it, may be beginnings of its words, or must be the whole value together. Fields with a bit are
 * kept in `search_words`; the others are found by the indexes of their own tables.
 */
interface SearchField {
  label: string
  weight: number
  matches: 'WORD' | 'START' | 'WHOLE'
  bit?: number
  /** Only counts: what it says is said by another field. */
  hidden?: true
}

export const searchFields = {
  id: { label: 'Id', weight: 10, matches: 'WORD' },
  name: { label: 'Name', weight: 10, matches: 'WORD', bit: 1 },
  // The symbol of a feature is in the name, the feature and often the aliases of all its variants: without this,
  // they would come before it.
  symbol: { label: 'Symbol', weight: 2, matches: 'WORD', bit: 2, hidden: true },
  ncitId: { label: 'NCIt id', weight: 1, matches: 'WORD', bit: 4 },
  doid: { label: 'DOID', weight: 1, matches: 'WORD', bit: 8 },
  feature: { label: 'Feature', weight: 1, matches: 'WORD', bit: 16 },
  featureKind: { label: 'Feature kind', weight: 1, matches: 'WORD', bit: 32 },
  aliases: { label: 'Aliases', weight: 1, matches: 'START', bit: 64 },
  hgvs: { label: 'HGVS description', weight: 10, matches: 'WHOLE' },
  alleleRegistryId: { label: 'Allele registry id', weight: 10, matches: 'WHOLE' },
  clinvarId: { label: 'ClinVar id', weight: 10, matches: 'WHOLE' },
} as const satisfies Record<string, SearchField>

export type SearchFieldName = keyof typeof searchFields

/** In the order in which matches are shown. */
export const searchFieldNames = Object.keys(searchFields) as SearchFieldName[]

/** The bit of other names, the only field of which beginnings of words are enough. */
export const ALIASES = searchFields.aliases.bit

/** Bit and weight of each field that `search_words` knows. */
export const indexedFields = searchFieldNames.flatMap((name) => {
  const field: SearchField = searchFields[name]
  return field.bit === undefined ? [] : [{ name, bit: field.bit, weight: field.weight }]
})

/** Score of a match in these fields. */
export const scoreOf = (bits: number): number =>
  indexedFields.reduce((sum, field) => sum + (bits & field.bit ? field.weight : 0), 0)
