import { recordTables } from '#server/storage/tables/record-tables.ts'
import { sql } from 'kysely'
import {
  evictRemoved,
  isSearchIndexed,
  rebuildSearch,
  reindexFound,
} from '#server/knowledge/search/reindex.ts'
import type { WriteWords } from '#server/knowledge/search/reindex.ts'
import { inParts } from './batch-writer.ts'
import type { ImportContext } from './import-context.ts'

/** Ids of one statement. */
const PART = 1000

/** Makes findable what the import added, renamed or removed. */
export async function refreshSearch(
  context: ImportContext,
  renamedProfiles: readonly number[],
): Promise<void> {
  const { tx, writer, release, renamedVariants, renamedFeatures } = context
  const write: WriteWords = (rows) => writer.insert('search_words', rows)
  if (!(await isSearchIndexed(tx))) return rebuildSearch(tx, write)

  await evictRemoved(tx)
  // Not all that an import makes is described by its release: profiles that only take part in others are not.
  for (const kind of ['FEATURE', 'VARIANT_GROUP', 'VARIANT', 'MOLECULAR_PROFILE'] as const) {
    const written = sql`
      select id from ${sql.table(recordTables[kind])} as record
      where record.release_id = ${release.id} or not exists (
        select 1 from search_words as known where known.record_type = ${kind} and known.record_id = record.id)`
    await reindexFound(tx, kind, written, write)
  }
  // Names of features are part of the names of variants, and both of those of profiles.
  for (const part of inParts([...renamedFeatures], PART)) {
    const ids = sql`select id from variants where feature_id in (${sql.join(part)})`
    await reindexFound(tx, 'VARIANT', ids, write)
    await reindexFound(tx, 'MOLECULAR_PROFILE', profilesWith(ids), write)
  }
  for (const part of inParts([...renamedVariants], PART)) {
    const ids = sql`select id from variants where id in (${sql.join(part)})`
    await reindexFound(tx, 'VARIANT', ids, write)
    await reindexFound(tx, 'MOLECULAR_PROFILE', profilesWith(ids), write)
  }
  for (const part of inParts(renamedProfiles, PART)) {
    await reindexFound(
      tx,
      'MOLECULAR_PROFILE',
      sql`select id from molecular_profiles where id in (${sql.join(part)})`,
      write,
    )
  }
  // There are few terms, and nothing says which of them got another name.
  await reindexFound(tx, 'THERAPY', sql`select id from therapies`, write)
  await reindexFound(tx, 'DISEASE', sql`select id from diseases`, write)
}

const profilesWith = (variantIds: ReturnType<typeof sql>) =>
  sql`select molecular_profile_id as id from molecular_profile_variants where variant_id in (${variantIds})`
