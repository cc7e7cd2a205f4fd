import { sql } from 'kysely'
import type { Reading } from '#server/storage/database.ts'
import { listOrganizations } from '../people/organizations.ts'
import type { OrganizationListFilter } from '../people/organizations.ts'
import { listing } from '../paging/page.ts'
import type { SortKey } from '../paging/page.ts'
import { emptyLast } from './sort-keys.ts'
import { orderedBySortKey } from './aggregate-sort-key.ts'
import type { ComputedSortKey } from './aggregate-sort-key.ts'
import { countBy } from '../records/rows.ts'

export interface BrowseOrganizationsSort {
  column: 'ID' | 'NAME' | 'ACTIVITY_COUNT' | 'MEMBER_COUNT' | 'MOST_RECENT_ACTIVITY_TIMESTAMP'
  direction: 'ASC' | 'DESC'
}

const ID = 'organizations.id'

const numberOf = (table: 'activities' | 'affiliations'): ComputedSortKey => ({
  kind: 'count',
  of: (ids) => sql`
    select organization_id as owner_id, count(*) as value from ${sql.table(table)}
    where organization_id in ${ids} group by organization_id`,
})

/** Number of activities on behalf of an organization. */
export const activityCountOfOrganization = countBy('activities', 'organization_id')

/** Organizations, by name unless asked otherwise. */
export function browseOrganizations(
  db: Reading,
  filter: OrganizationListFilter,
  sort?: BrowseOrganizationsSort | null,
) {
  const { rows } = listOrganizations(db, filter)
  const all = db.selectFrom('organizations').selectAll('organizations')
  const { column, direction } = sort ?? { column: 'NAME', direction: 'ASC' }
  const descending = direction === 'DESC'
  const byId = { by: sql.ref(ID) }
  if (column === 'ACTIVITY_COUNT' || column === 'MEMBER_COUNT') {
    const sortKey = numberOf(column === 'ACTIVITY_COUNT' ? 'activities' : 'affiliations')
    return { all, matching: orderedBySortKey(rows, ID, sortKey, { descending, ties: [byId] }) }
  }
  const latest = sql.ref('organizations.last_activity_at')
  const orders: Record<typeof column, SortKey[]> = {
    ID: [{ ...byId, descending }],
    NAME: [{ by: sql.ref('organizations.name_folded'), text: true, descending }, byId],
    MOST_RECENT_ACTIVITY_TIMESTAMP: [...emptyLast(latest, { text: true, descending }), byId],
  }
  return { all, matching: listing({ rows, order: orders[column] }) }
}
