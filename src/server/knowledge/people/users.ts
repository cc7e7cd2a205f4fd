import { sql } from 'kysely'
import type { AliasableExpression, Expression, Selectable, SqlBool } from 'kysely'
import type { CoiStatus, UserRole } from '#domain/vocabularies/people.ts'
import type { Reading } from '#server/storage/database.ts'
import type { Tables } from '#server/storage/tables.ts'
import { oneForEach } from '../paging/batch.ts'
import { contains, oneOf } from '../conditions.ts'
import { inOrganization, namesOrganizations } from './organizations.ts'
import type { OrganizationFilter } from './organizations.ts'
import { nestedPages } from '../paging/nested-pages.ts'
import { listing } from '../paging/page.ts'
import type { PageArgs } from '../paging/page.ts'
import type { UserRecord } from '../records/terms.ts'
import { rowBy } from '../records/rows.ts'

/** The user with the id, or null. */
export const userById = rowBy('users', 'id')

/** The user with the folded username, or null. */
export const userByUsername = rowBy('users', 'username_folded')

/** Users among those of the subquery, by name. */
export const usersAmong = (db: Reading, ids: Expression<unknown>): Promise<UserRecord[]> =>
  db
    .selectFrom('users')
    .selectAll()
    .where(sql<SqlBool>`id in (${ids})`)
    .orderBy('username_folded')
    .orderBy('id')
    .execute()

/** The most people that a feed names. */
export const MOST_PARTICIPANTS = 15

/** Users by the time of their latest deed, which the subquery has for each: the latest first, as many as a feed names. */
export const latestUsers = (
  db: Reading,
  latest: AliasableExpression<{ user_id: number; latest: string }>,
): Promise<UserRecord[]> =>
  db
    .selectFrom('users')
    .innerJoin(latest.as('participation'), 'participation.user_id', 'users.id')
    .selectAll('users')
    .orderBy('participation.latest', 'desc')
    .orderBy('users.id')
    .limit(MOST_PARTICIPANTS)
    .execute()

export interface UserFilter {
  ids?: number[] | null
  name?: string | null
  username?: string | null
  role?: UserRole | null
  organization?: OrganizationFilter | null
  /** Part of a full name, username or, where `byEmail` is true, e-mail address. */
  search?: string | null
  byEmail?: boolean
}

/** Users by id. */
export function listUsers(db: Reading, filter: UserFilter) {
  let rows = db.selectFrom('users').selectAll()
  if (filter.ids) rows = rows.where(oneOf('id', filter.ids))
  if (filter.name) rows = rows.where(contains('name_folded', filter.name))
  if (filter.username) rows = rows.where(contains('username_folded', filter.username))
  if (filter.role) rows = rows.where('role', '=', filter.role)
  const { search, byEmail = false } = filter
  if (search) {
    const columns = ['name_folded', 'username_folded', ...(byEmail ? ['email_folded'] : [])]
    rows = rows.where(({ or }) => or(columns.map((column) => contains(column, search))))
  }
  if (namesOrganizations(filter.organization)) {
    const members = db
      .selectFrom('affiliations')
      .select('user_id')
      .where(inOrganization('organization_id', filter.organization))
    rows = rows.where('id', 'in', members)
  }
  return listing({ rows, order: [{ by: sql.ref('id') }] })
}

/** The members of each organization, by id. */
export const membersOfOrganization = nestedPages((db, ids, _args: PageArgs) => ({
  listing: listing({
    rows: db
      .selectFrom('affiliations as membership')
      .innerJoin('users', 'users.id', 'membership.user_id')
      .selectAll('users')
      .where('membership.organization_id', 'in', ids),
    order: [{ by: sql.ref('users.id') }],
  }),
  owner: sql<number>`membership.organization_id`,
}))

export type CoiRecord = Selectable<Tables['conflict_of_interest_statements']>

/** A user's latest statement about conflicts of interest, or null. */
export const latestCoi = oneForEach<number, CoiRecord>(
  // Of several rows of one user the last one stays.
  (db, ids) =>
    db
      .selectFrom('conflict_of_interest_statements')
      .selectAll()
      .where('user_id', 'in', ids)
      .orderBy('created_at')
      .orderBy('id'),
  (row) => row.user_id,
)

/** Status of a statement at a time (ISO 8601). */
export function coiStatusAt(statement: CoiRecord | null, time: string): CoiStatus {
  if (!statement) return 'MISSING'
  if (statement.expires_at <= time) return 'EXPIRED'
  return statement.coi_present ? 'CONFLICT' : 'VALID'
}
