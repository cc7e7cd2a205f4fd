import { sql } from 'kysely'
import type { Expression, SqlBool } from 'kysely'
import type { Reading } from '#server/storage/database.ts'
import { manyForEach } from '../paging/batch.ts'
import { contains, oneOf, startsWith } from '../conditions.ts'
import { listing } from '../paging/page.ts'
import type { OrganizationRecord } from '../records/terms.ts'
import { countBy, rowBy, rowsBy } from '../records/rows.ts'

/** The organization with the id, or null. */
export const organizationById = rowBy('organizations', 'id')

/** The organizations whose parent it is, by name. */
export const subgroupsOf = rowsBy('organizations', 'parent_id', ['name_folded'])

/** Number of its members. */
export const memberCount = countBy('affiliations', 'organization_id')

/** Number of events on its behalf. */
export const eventCountOfOrganization = countBy('events', 'organization_id')

/** The organizations that a user is a member of, by name. */
export const organizationsOfUser = manyForEach<number, OrganizationRecord & MembershipColumns>(
  (db, ids) =>
    db
      .selectFrom('affiliations as membership')
      .innerJoin('organizations', 'organizations.id', 'membership.organization_id')
      .selectAll('organizations')
      .select(['membership.user_id as member_id', 'membership.can_approve as member_can_approve'])
      .where('membership.user_id', 'in', ids)
      .orderBy('organizations.name_folded'),
  (row) => row.member_id,
)

/** Organizations among those of the subquery, by name. */
export const organizationsAmong = (
  db: Reading,
  ids: Expression<{ organization_id: number | null }>,
): Promise<OrganizationRecord[]> =>
  db
    .selectFrom('organizations')
    .selectAll()
    .where(sql<SqlBool>`id in ${ids}`)
    .orderBy('name_folded')
    .execute()

interface MembershipColumns {
  member_id: number
  /** Whether this member may approve assertions for it. */
  member_can_approve: boolean
}

export interface OrganizationListFilter {
  id?: number | null
  ids?: number[] | null
  name?: string | null
}

/** Organizations by name. */
export function listOrganizations(db: Reading, filter: OrganizationListFilter) {
  let rows = db.selectFrom('organizations').selectAll()
  if (filter.id != null) rows = rows.where('id', '=', filter.id)
  if (filter.ids) rows = rows.where(oneOf('id', filter.ids))
  if (filter.name) rows = rows.where(contains('name_folded', filter.name))
  return listing({ rows, order: [{ by: sql.ref('name_folded'), text: true }, { by: sql.ref('id') }] })
}

/** Which organizations a list of other things is limited to. */
export interface OrganizationFilter {
  ids?: number[] | null
  /** The beginning of the name. */
  name?: string | null
  /** Also those whose parent matches. */
  includeSubgroups?: boolean | null
}

/** Checks whether the filter limits anything: like other filters, an empty one leaves every row. */
export const namesOrganizations = (
  filter: OrganizationFilter | null | undefined,
): filter is OrganizationFilter => Boolean(filter?.ids || filter?.name)

/** The filter of evidence and assertions, of which an empty list of ids limits nothing, as on the public service. */
export const withoutEmptyIds = (filter: OrganizationFilter | null | undefined): OrganizationFilter => ({
  ...filter,
  ids: filter?.ids?.length ? filter.ids : null,
})

/** True where the column holds the id of an organization that the filter names, which it must. */
export function inOrganization(column: string, filter: OrganizationFilter): Expression<SqlBool> {
  const matches = (table: string) => {
    const conditions = [
      ...(filter.ids ? [oneOf(`${table}.id`, filter.ids)] : []),
      ...(filter.name ? [startsWith(`${table}.name_folded`, filter.name)] : []),
    ]
    return sql.join(conditions, sql` and `)
  }
  const orSubgroup = filter.includeSubgroups
    ? sql`or named.parent_id in (select parent.id from organizations as parent where ${matches('parent')})`
    : sql``
  return sql<SqlBool>`${sql.ref(column)} in
    (select named.id from organizations as named where (${matches('named')}) ${orSubgroup})`
}
