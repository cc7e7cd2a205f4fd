import { sql } from 'kysely'
import type { Expression, RawBuilder, SqlBool } from 'kysely'
import type { EventAction } from '#domain/vocabularies/curation.ts'
import { userRoles } from '#domain/vocabularies/people.ts'
import type { UserRole } from '#domain/vocabularies/people.ts'
import type { Reading } from '#server/storage/database.ts'
import { inList } from '../paging/batch.ts'
import type { Batch } from '../paging/batch.ts'
import { listing } from '../paging/page.ts'
import type { Listing, SortKey } from '../paging/page.ts'

/** Counts that people are ranked by. */
export type Board = 'comments' | 'moderation' | 'revisions' | 'submissions'

/** The events that count on each board (GraphQL behaviour, section 6). */
const actions: Readonly<Record<Board, readonly EventAction[]>> = {
  comments: ['COMMENTED'],
  moderation: [
    'REVISION_ACCEPTED',
    'REVISION_REJECTED',
    'ACCEPTED',
    'REJECTED',
    'ASSERTION_ACCEPTED',
    'ASSERTION_REJECTED',
  ],
  revisions: ['REVISION_SUGGESTED'],
  submissions: ['SUBMITTED', 'ASSERTION_SUBMITTED'],
}

/** A place on a board: equals share one, and the next place is counted on as if they did not. */
export interface Place {
  action_count: number
  rank: number
}

/** Which events and people a board is made of. */
export interface BoardFilter {
  /** ISO 8601; null for all time. */
  since: string | null
  /** Curators, or editors together with administrators. */
  role?: UserRole | null
}

type Actor = 'user_id' | 'organization_id'

/** Rows of `actor_id`, `action_count` and `rank`: everyone with at least one event that counts. */
function places(actor: Actor, board: Board, { since, role }: BoardFilter): RawBuilder<unknown> {
  const conditions: Expression<SqlBool>[] = [
    sql<SqlBool>`not users.automation`,
    sql<SqlBool>`events.action in (${sql.join(actions[board].map((action) => sql.lit(action)))})`,
  ]
  if (actor === 'organization_id') conditions.push(sql<SqlBool>`events.organization_id is not null`)
  if (since !== null) conditions.push(sql<SqlBool>`events.created_at >= ${since}`)
  if (role) {
    const group = role === 'CURATOR' ? [role] : userRoles.values.filter((other) => other !== 'CURATOR')
    conditions.push(sql<SqlBool>`users.role in (${sql.join(group)})`)
  }
  return sql`
    select ${sql.ref(`events.${actor}`)} as actor_id, count(*) as action_count,
      rank() over (order by count(*) desc) as rank
    from users join events on events.user_id = users.id
    where ${sql.join(conditions, sql` and `)} group by ${sql.ref(`events.${actor}`)}`
}

const order = (direction: 'ASC' | 'DESC' | null | undefined): SortKey[] => [
  { by: sql.ref('place.action_count'), descending: direction !== 'ASC' },
  { by: sql.ref('place.actor_id') },
]

/** Rows with their places, those with most events first unless asked otherwise. Equals follow by id. */
function board<DB, TB extends keyof DB, Row>(
  listed: { rows: Listing<DB, TB, Row>['rows']; id: string },
  ranked: RawBuilder<unknown>,
  direction: 'ASC' | 'DESC' | null | undefined,
) {
  const joined = listed.rows.innerJoin(
    sql`(${ranked})`.as('place') as never,
    ((join: { on(condition: unknown): unknown }) =>
      join.on(sql`place.actor_id = ${sql.ref(listed.id)}`)) as never,
  ) as unknown as typeof listed.rows
  const rows = joined.select([
    sql<number>`place.action_count`.as('action_count'),
    sql<number>`place.rank`.as('rank'),
  ])
  return listing({ rows, order: order(direction) })
}

export interface LeaderboardArgs extends BoardFilter {
  direction?: 'ASC' | 'DESC' | null
}

/** People by how much they did, the automation account aside. */
export const userLeaderboard = (db: Reading, name: Board, { direction, ...filter }: LeaderboardArgs) =>
  board(
    { rows: db.selectFrom('users').selectAll('users'), id: 'users.id' },
    places('user_id', name, filter),
    direction,
  )

/** Organizations by how much was done on their behalf, by anyone but the automation account. */
export const organizationLeaderboard = (
  db: Reading,
  name: Board,
  { direction, ...filter }: LeaderboardArgs,
) =>
  board(
    { rows: db.selectFrom('organizations').selectAll('organizations'), id: 'organizations.id' },
    places('organization_id', name, filter),
    direction,
  )

const placeOf =
  (actor: Actor, name: Board): Batch<number, Place | null> =>
  async (db, ids) => {
    const { rows } = await sql<Place & { actor_id: number }>`
      select place.actor_id, place.action_count, place.rank
      from (${places(actor, name, { since: null })}) as place
      where place.actor_id in (${sql.join(inList(ids))})`.execute(db)
    const found = new Map(rows.map(({ actor_id, action_count, rank }) => [actor_id, { action_count, rank }]))
    return ids.map((id) => found.get(id) ?? null)
  }

const placesOf = (actor: Actor): Readonly<Record<Board, Batch<number, Place | null>>> => ({
  comments: placeOf(actor, 'comments'),
  moderation: placeOf(actor, 'moderation'),
  revisions: placeOf(actor, 'revisions'),
  submissions: placeOf(actor, 'submissions'),
})

/** The place of a user on each board of all time, or null for who is not on it. */
export const placeOfUser = placesOf('user_id')

/** The place of an organization on each board of all time, or null for one that is not on it. */
export const placeOfOrganization = placesOf('organization_id')
