import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { followsStatus, hasEvidence } from '#server/knowledge/records/clinical/evidence-held.ts'
import type { Reading } from '#server/storage/database.ts'

/**
 * Which features, variants and profiles an export describes: `PUBLISHED` those that a public release does, on which
 * accepted statements stand, or `EVERYTHING` that is in use or has an accepted or submitted statement.
 */
export type ReleaseExtent = 'PUBLISHED' | 'EVERYTHING'

/** Tables of records that the extent chooses. */
export type Described = 'features' | 'variants' | 'molecular_profiles'

/** True for the rows of a table that belong to the extent; stubs, of which nothing is known, belong to none. */
export function isInExtent(table: Described, extent: ReleaseExtent) {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  const described = extent === 'EVERYTHING' ? inUseOrStated(table) : published(table)
  return sql<SqlBool>`(not ${column('stub')} and ${described})`
}

/**
 * Checks whether a table has records in use of which nothing is known but their references: a file without rows would
 * then read as one that was cut off.
 */
export async function hasStubsAlone(db: Reading, table: Described, extent: ReleaseExtent): Promise<boolean> {
  const any = (condition: RawBuilder<SqlBool>) =>
    db.selectFrom(table).select(`${table}.id`).where(condition).limit(1).executeTakeFirst()
  if (await any(isInExtent(table, extent))) return false
  return (await any(sql<SqlBool>`${sql.ref(`${table}.stub`)}`)) !== undefined
}

function inUseOrStated(table: Described) {
  const id = `${table}.id`
  return sql`(not (${sql.ref(`${table}.withdrawn`)} or ${sql.ref(`${table}.deprecated`)})
    or ${followsStatus(table, id, 'ACCEPTED')} or ${followsStatus(table, id, 'SUBMITTED')})`
}

/** Features need evidence of any status; one that a later release withdrew some that still counts. */
function published(table: Described) {
  if (table !== 'features') return followsStatus(table, `${table}.id`, 'ACCEPTED')
  return sql`(${hasEvidence('features', 'features.id', 'ALL')}
    and (not features.withdrawn or ${hasEvidence('features', 'features.id', 'NON_REJECTED')}))`
}
