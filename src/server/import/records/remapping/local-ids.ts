import { sql } from 'kysely'
import type { Writing } from '#server/storage/database.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { RecordKind } from '../../release/kinds.ts'
import type { FirstPass } from '../../first-pass.ts'
import { recordTables } from '../record-writer.ts'

/**
 * Checks whether the ids from 1,000,000 of a release, made in another Curia, can be kept: when nothing here was made
 * under such an id, neither by people nor by an import that had to name something itself.
 */
export async function takesLocalIds(tx: Writing): Promise<boolean> {
  for (const table of Object.values(recordTables)) {
    const { rows } = await sql`
      select 1 from ${sql.table(table)}
      where id >= 1000000 and (origin = 'LOCAL' or stub or release_digest is null)
      limit 1`.execute(tx)
    if (rows.length > 0) return false
  }
  return true
}

/** The largest ids that a release gives, by table: ids made meanwhile must be larger. */
export function largestIds(survey: FirstPass): Map<keyof Tables, number> {
  const largest = new Map<keyof Tables, number>()
  const note = (kind: RecordKind, ids: Iterable<number>) => {
    const table = recordTables[kind]
    let max = largest.get(table) ?? 0
    for (const id of ids) if (id > max) max = id
    largest.set(table, max)
  }
  for (const kind of Object.keys(recordTables) as RecordKind[]) note(kind, survey.ids[kind])
  note('profile', survey.namedProfiles.keys())
  note(
    'profile',
    [...survey.variants.values()].flatMap(({ profileId }) => profileId ?? []),
  )
  note(
    'feature',
    [...survey.namedGenes.values()].flatMap(({ id }) => id ?? []),
  )
  return largest
}
