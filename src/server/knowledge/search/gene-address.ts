import { genePath } from '#domain/records/links.ts'
import type { Reading } from '#server/storage/database.ts'
import { searchRecords } from './fuzzy/record-search.ts'

/**
 * The address of the gene that an address such as `/genes/braf` or `/genes/HER2` means: by its symbol in any case, another
 * name or a common name. Null for every other address.
 */
export async function geneAddress(db: Reading, path: string): Promise<string | null> {
  const name = /^\/genes\/([^/]{1,60})$/.exec(path)?.[1]
  if (name === undefined) return null
  const { records } = await searchRecords(db, decodeURIComponent(name))
  const [first] = records
  const isNamedSo = first?.match === 'NAME' || first?.match === 'OTHER_NAME'
  if (first?.kind !== 'FEATURE' || !isNamedSo) return null
  const address = genePath(first.name)
  return address === path ? null : address
}
