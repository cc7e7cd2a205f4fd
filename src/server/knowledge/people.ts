import { sql } from 'kysely'
import type { Expression, SqlBool } from 'kysely'
import type { Reading } from '#server/storage/database.ts'
import { oneForEach } from './batch.ts'
import { oneOf, startsWith } from './matching.ts'
import type { OrganizationRecord, UserRecord } from './terms.ts'

/** The user with the id, or null. */
export const userById = oneForEach<number, UserRecord>(
  (db, ids) => db.selectFrom('users').selectAll().where('id', 'in', ids).execute(),
  (row) => row.id,
)

/** The user with the folded username, or null. */
export const userByUsername = oneForEach<string, UserRecord>(
  (db, names) => db.selectFrom('users').selectAll().where('username_folded', 'in', names).execute(),
  (row) => row.username_folded,
)

/** The organization with the id, or null. */
export const organizationById = oneForEach<number, OrganizationRecord>(
  (db, ids) => db.selectFrom('organizations').selectAll().where('id', 'in', ids).execute(),
  (row) => row.id,
)

export interface OrganizationFilter {
  ids?: number[] | null
  /** The beginning of the name. */
  name?: string | null
  /** Also those whose parent matches. */
  includeSubgroups?: boolean | null
}

/** True where the column holds the id of an organization that the filter names. */
export function inOrganization(column: string, filter: OrganizationFilter): Expression<SqlBool> {
  const matches = (table: string) => {
    const conditions = [
      ...(filter.ids ? [oneOf(`${table}.id`, filter.ids)] : []),
      ...(filter.name ? [startsWith(`${table}.name_folded`, filter.name)] : []),
    ]
    return conditions.length === 0 ? sql`1 = 1` : sql.join(conditions, sql` and `)
  }
  const withSubgroups = filter.includeSubgroups
    ? sql`or named.parent_id in (select parent.id from organizations as parent where ${matches('parent')})`
    : sql``
  return sql<SqlBool>`${sql.ref(column)} in
    (select named.id from organizations as named where (${matches('named')}) ${withSubgroups})`
}

/** Users among those of the subquery, by name. */
export const usersAmong = (db: Reading, ids: Expression<unknown>): Promise<UserRecord[]> =>
  db
    .selectFrom('users')
    .selectAll()
    .where(sql<SqlBool>`id in (${ids})`)
    .orderBy('username_folded')
    .orderBy('id')
    .execute()
