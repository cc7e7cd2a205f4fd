import { sql } from 'kysely'
import type { EventAction } from '#domain/vocabularies/curation.ts'
import type { Reading } from '#server/storage/database.ts'
import { manyForEach } from '../paging/batch.ts'
import type { Load } from '../paging/batch.ts'
import { oneOf } from '../conditions.ts'
import { MOST_PARTICIPANTS } from './users.ts'
import type { EventTotals } from '../activity/events.ts'
import { nestedPages } from '../paging/nested-pages.ts'
import { eventCountOfOrganization } from './organizations.ts'
import { listing } from '../paging/page.ts'
import type { Connection, PageArgs } from '../paging/page.ts'
import { byDate } from '../activity/subjects.ts'
import type { EventRecord, OrganizationRecord, UserRecord } from '../records/terms.ts'
import { userById } from './users.ts'
import { countBy } from '../records/rows.ts'

/*
 * What people and organizations did: the feeds of many of them with as many statements as the feed of one.
 */

type Actor = 'user_id' | 'organization_id'

interface Asking {
  db: Reading
  load: Load
}

const pagesOf = (actor: Actor) =>
  nestedPages((db, ids, _args: PageArgs) => ({
    listing: listing({
      rows: db.selectFrom('events').selectAll('events').where(oneOf(actor, ids)),
      order: byDate(null),
    }),
    owner: sql<number>`${sql.ref(actor)}`,
  }))

const actionsOf = (actor: Actor) =>
  manyForEach<number, { actor_id: number; action: EventAction }>(
    (db, ids) =>
      db
        .selectFrom('events')
        .select([sql<number>`${sql.ref(actor)}`.as('actor_id'), 'action'])
        .distinct()
        .where(oneOf(actor, ids))
        .orderBy('action'),
    (row) => row.actor_id,
  )

/** How much a user did. */
const eventCountOfUser = countBy('events', 'user_id')

/** The organizations on whose behalf a user acted, by name. */
const organizationsServed = manyForEach<number, OrganizationRecord & { actor_id: number }>(
  (db, ids) =>
    db
      .selectFrom('organizations')
      .innerJoin(
        db
          .selectFrom('events')
          .select(['user_id', 'organization_id'])
          .distinct()
          .where(oneOf('user_id', ids))
          .where('organization_id', 'is not', null)
          .as('service'),
        'service.organization_id',
        'organizations.id',
      )
      .selectAll('organizations')
      .select('service.user_id as actor_id')
      .orderBy('organizations.name_folded'),
  (row) => row.actor_id,
)

/** Those who acted on behalf of an organization, who did so last first; at most as many as a feed names. */
const actorsFor = manyForEach<number, UserRecord & { organization_id: number }>(
  (db, ids) => sql<UserRecord & { organization_id: number }>`
      select users.*, acting.organization_id from (
        select organization_id, user_id, row_number() over (
          partition by organization_id order by max(created_at) desc, user_id) as place
        from events where ${oneOf('organization_id', ids)} group by organization_id, user_id
      ) as acting join users on users.id = acting.user_id
      where acting.place <= ${MOST_PARTICIPANTS} order by acting.organization_id, acting.place`,
  (row) => row.organization_id,
)

const batches = {
  user_id: { pages: pagesOf('user_id'), actions: actionsOf('user_id'), count: eventCountOfUser },
  organization_id: {
    pages: pagesOf('organization_id'),
    actions: actionsOf('organization_id'),
    count: eventCountOfOrganization,
  },
}

function feed(actor: Actor, asking: Asking, id: number, args: PageArgs) {
  const { first, last, after, before } = args
  const { pages, actions, count } = batches[actor]
  const total = () => asking.load(count, id)
  return {
    ...pages(asking, id, { first, last, after, before }),
    matchingCount: total,
    totalCount: total,
    unfilteredCount: total,
    eventTypes: async () => (await asking.load(actions, id)).map(({ action }) => action),
  }
}

/** Activity of a user, the newest first. */
export function feedOfUser(
  asking: Asking,
  id: number,
  args: PageArgs,
): Connection<EventRecord> & EventTotals {
  const { load } = asking
  return {
    ...feed('user_id', asking, id, args),
    organizations: () => load(organizationsServed, id),
    participants: async () => {
      const [user, count] = await Promise.all([load(userById, id), load(batches.user_id.count, id)])
      return user && count > 0 ? [user] : []
    },
  }
}

/** Activity on behalf of an organization, the newest first. */
export function feedOfOrganization(
  asking: Asking,
  organization: OrganizationRecord,
  args: PageArgs,
): Connection<EventRecord> & EventTotals {
  const { load } = asking
  const { id } = organization
  return {
    ...feed('organization_id', asking, id, args),
    organizations: async () => ((await load(batches.organization_id.count, id)) > 0 ? [organization] : []),
    participants: () => load(actorsFor, id),
  }
}
