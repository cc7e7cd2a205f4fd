import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import { followsStatus, hasEvidence } from '#server/knowledge/records/clinical/evidence-held.ts'

/**
 * Which features, variants and profiles an export describes: `PUBLISHED` those that a public release does, on which
 * accepted statements stand, or `EVERYTHING` that is in use or has an accepted or submitted statement.
 */
export type ReleaseExtent = 'PUBLISHED' | 'EVERYTHING'

type Described = 'features' | 'variants' | 'molecular_profiles'

/** True for the rows of a table that belong to the extent; stubs, of which nothing is known, belong to none. */
export function isInExtent(table: Described, extent: ReleaseExtent) {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  const described = extent === 'EVERYTHING' ? inUseOrStated(table) : published(table)
  return sql<SqlBool>`(not ${column('stub')} and ${described})`
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
