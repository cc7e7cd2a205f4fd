import { lookupTable } from '#domain/lookup-table.ts'

/** Parameters of the list of changes for the pages of the records that it can be narrowed to. */
const narrowing: Partial<Record<string, string>> = lookupTable({
  genes: 'gene',
  features: 'gene',
  diseases: 'disease',
  therapies: 'therapy',
})

/** Pages of records with a tab of their history. */
const withHistory = new Set([
  'evidence',
  'assertions',
  'variants',
  'molecular-profiles',
  'variant-groups',
  'sources',
])

/**
 * Leads from the page of a record, as `of` names it, to what changed of it: the list narrowed to it, or its history.
 * @returns null where the page is of no record
 */
export function changesOfRecord(search: URLSearchParams): string | null {
  const [, collection = '', id = '', ...rest] = (search.get('of') ?? '').split('/')
  if (id === '' || rest.length > 0) return null
  const filter = narrowing[collection]
  if (!filter)
    return withHistory.has(collection) && /^\d+$/.test(id) ? `/${collection}/${id}?tab=history` : null
  const next = new URLSearchParams(search)
  next.delete('of')
  next.set(filter, decodeURIComponent(id))
  return `/changes?${next}`
}
