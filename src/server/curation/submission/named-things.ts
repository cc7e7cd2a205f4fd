import { foldText, squeezeSpace } from '#domain/text/names.ts'
import { lengthError, longestTexts } from '#domain/text/text-lengths.ts'
import { inList } from '#server/knowledge/paging/batch.ts'
import type { Writing } from '#server/storage/database.ts'
import { ClientError } from '#server/errors/client-error.ts'

/** Tables of names that records share. */
export type NameTable =
  | 'feature_aliases'
  | 'variant_aliases'
  | 'molecular_profile_aliases'
  | 'disease_aliases'
  | 'therapy_aliases'
  | 'hgvs_descriptions'

const nouns: Record<NameTable, string> = {
  feature_aliases: 'alias',
  variant_aliases: 'alias',
  molecular_profile_aliases: 'alias',
  disease_aliases: 'alias',
  therapy_aliases: 'alias',
  hgvs_descriptions: 'HGVS description',
}

/** Rows of one statement. */
const PART = 200

/** What still fits an index. */
const LONGEST_FOLDED_BYTES = 2500

/**
 * The ids of names, letter case aside, ascending; names that nobody used yet are added. Blank ones are none.
 * @throws ClientError when a name to add is too long
 */
export async function idsOfNames(tx: Writing, table: NameTable, names: readonly string[]): Promise<number[]> {
  const nameByKey = new Map(
    names
      .map(squeezeSpace)
      .filter((name) => name !== '')
      .map((name) => [foldText(name), name]),
  )
  if (nameByKey.size === 0) return []
  const existing = await tx
    .selectFrom(table)
    .select(['id', 'name_folded'])
    .where('name_folded', 'in', inList([...nameByKey.keys()]))
    .execute()
  for (const { name_folded } of existing) nameByKey.delete(name_folded)
  const ids = existing.map(({ id }) => id)
  const added = [...nameByKey].map(([name_folded, name]) => ({ name, name_folded }))
  for (const { name, name_folded } of added) assertNameLength(nouns[table], name, name_folded)
  for (let from = 0; from < added.length; from += PART) {
    const part = added.slice(from, from + PART)
    ids.push(...(await tx.insertInto(table).values(part).returning('id').execute()).map(({ id }) => id))
  }
  return ids.sort((a, b) => a - b)
}

function assertNameLength(noun: string, name: string, folded: string): void {
  const bytes = Buffer.byteLength(folded)
  const error =
    lengthError(`${noun} “${name.slice(0, 50)}…”`, name, longestTexts.alias) ??
    (bytes > LONGEST_FOLDED_BYTES &&
      `${noun} “${name.slice(0, 50)}…” takes ${bytes} bytes and is too long (maximum is ${LONGEST_FOLDED_BYTES} bytes)`)
  if (error) throw new ClientError('BAD_USER_INPUT', error)
}

/** The ids of ClinVar entries, ascending; those that nobody used yet are added. */
export async function idsOfClinvarEntries(tx: Writing, entries: readonly string[]): Promise<number[]> {
  const missing = new Set(entries)
  if (missing.size === 0) return []
  const existing = await tx
    .selectFrom('clinvar_entries')
    .select(['id', 'clinvar_id'])
    .where('clinvar_id', 'in', inList([...missing]))
    .execute()
  for (const { clinvar_id } of existing) missing.delete(clinvar_id)
  const ids = existing.map(({ id }) => id)
  const added = [...missing].map((clinvar_id) => ({ clinvar_id }))
  for (let from = 0; from < added.length; from += PART) {
    const part = added.slice(from, from + PART)
    const rows = await tx.insertInto('clinvar_entries').values(part).returning('id').execute()
    ids.push(...rows.map(({ id }) => id))
  }
  return ids.sort((a, b) => a - b)
}
