import { foldText } from '#domain/text/names.ts'
import type { Writing } from '#server/storage/database.ts'
import type { BatchWriter } from './batch-writer.ts'
import { inParts } from './batch-writer.ts'
import type { IdSource } from './remapping/ids.ts'

/** What adding rows needs. */
type Adding = { tx: Writing; writer: BatchWriter; ids: IdSource }

/** Tables of names that records share. */
export type NameTable =
  | 'feature_aliases'
  | 'variant_aliases'
  | 'molecular_profile_aliases'
  | 'disease_aliases'
  | 'therapy_aliases'
  | 'hgvs_descriptions'

/** The ids of names by their folded form; names that are missing are added. */
export async function namedIds(
  context: Adding,
  table: NameTable,
  names: Iterable<string>,
): Promise<Map<string, number>> {
  const nameByKey = new Map<string, string>()
  for (const name of names) {
    const folded = foldText(name)
    if (folded !== '' && !nameByKey.has(folded)) nameByKey.set(folded, name)
  }
  const ids = new Map<string, number>()
  for (const part of inParts([...nameByKey.keys()], 1000)) {
    const rows = await context.tx
      .selectFrom(table)
      .select(['id', 'name_folded'])
      .where('name_folded', 'in', part)
      .execute()
    for (const { id, name_folded } of rows) ids.set(name_folded, id)
  }
  const added = []
  for (const [folded, name] of nameByKey) {
    if (ids.has(folded)) continue
    const id = await context.ids.next(table)
    ids.set(folded, id)
    added.push({ id, name, name_folded: folded })
  }
  await context.writer.insert(table, added)
  return ids
}

/** The ids of ClinVar entries by their text; entries that are missing are added. */
export async function clinvarIds(context: Adding, entries: Iterable<string>): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  const nameByKey = [...new Set(entries)]
  for (const part of inParts(nameByKey, 1000)) {
    const rows = await context.tx
      .selectFrom('clinvar_entries')
      .selectAll()
      .where('clinvar_id', 'in', part)
      .execute()
    for (const { id, clinvar_id } of rows) ids.set(clinvar_id, id)
  }
  const added = []
  for (const clinvar_id of nameByKey) {
    if (ids.has(clinvar_id)) continue
    const id = await context.ids.next('clinvar_entries')
    ids.set(clinvar_id, id)
    added.push({ id, clinvar_id })
  }
  await context.writer.insert('clinvar_entries', added)
  return ids
}
