import { afterAll, beforeAll, expect, it } from 'vitest'
import type { GraphQLContext } from '#server/graphql/context.ts'
import { open } from '#server/storage/database.ts'
import { addAction, addOrganization, addUser } from '#tests/support/curation/curation-factories.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import type { DatabaseTemplate } from '#tests/support/storage/engines.ts'
import { addEvidence, addFeature, addVariant } from '#tests/support/factories.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'

const PEOPLE = 40

/** Many people and organizations, each with events, members, subgroups and notifications. */
const template: DatabaseTemplate = {
  name: 'people_statements',
  async prepare(url) {
    const storage = await open(url)
    await storage.write(async (tx) => {
      const gene = await addFeature(tx, 'ALK')
      const { profile } = await addVariant(tx, gene, 'F1174L')
      await addUser(tx, 'reader', { id: 1000 })
      for (let id = 1; id <= PEOPLE; id += 1) {
        await addUser(tx, `user${id}`, { id, role: id % 2 === 0 ? 'EDITOR' : 'CURATOR' })
        await addEvidence(tx, profile, { id })
      }
      for (let id = 1; id <= PEOPLE; id += 1) {
        const members = [id, (id % PEOPLE) + 1]
        await addOrganization(tx, `Group ${id}`, { id, members, parent_id: id % 2 === 0 ? id - 1 : null })
        for (const [kind, action] of [
          ['SUBMIT_EVIDENCE_ITEM', 'SUBMITTED'],
          ['COMMENT', 'COMMENTED'],
          ['MODERATE_EVIDENCE_ITEM', 'ACCEPTED'],
        ] as const) {
          const { event } = await addAction(
            tx,
            kind,
            action,
            { type: 'EVIDENCE_ITEM', id },
            {
              user: id,
              organization: id,
            },
          )
          const { id: subscription } = await tx
            .insertInto('subscriptions')
            .values({
              user_id: 1000,
              subscribable_type: 'EVIDENCE_ITEM',
              subscribable_id: id,
              created_at: '2026-01-01T00:00:00.000Z',
            })
            .onConflict((conflict) =>
              conflict
                .columns(['user_id', 'subscribable_type', 'subscribable_id'])
                .doUpdateSet({ created_at: '2026-01-02T00:00:00.000Z' }),
            )
            .returning('id')
            .executeTakeFirstOrThrow()
          await tx
            .insertInto('notifications')
            .values({
              notified_user_id: 1000,
              originating_user_id: id,
              event_id: event,
              subscription_id: subscription,
              reason: 'SUBSCRIPTION',
              created_at: '2026-01-01T00:00:00.000Z',
              updated_at: '2026-01-01T00:00:00.000Z',
            })
            .execute()
        }
      }
    })
    await storage.close()
  },
}

const FEED = `totalCount unfilteredCount eventTypes uniqueParticipants { username } participatingOrganizations { name }
  pageInfo { hasNextPage } nodes { action originatingUser { username } organization { name } subject { name } }`
const RANKS = `commentsRank { rank } moderationRank { rank } revisionsRank { rank } submissionsRank { rank }`
const STATS = `comments revisions appliedRevisions acceptedEvidenceItems`
const PERSON = `id displayName country { name } ranks { ${RANKS} } statsHash { ${STATS} } organizations { name }
  mostRecentEvent { action } mostRecentConflictOfInterestStatement { coiStatus } notifications { totalCount }
  organizationsWithApprovalPrivileges { name } events(first: 2) { ${FEED} }`
const GROUP = `id memberCount eventCount hasApprovingSubgroups subGroups { name memberCount } ranks { ${RANKS} }
  orgStatsHash { ${STATS} } orgAndSuborgsStatsHash { ${STATS} } members(first: 1) { totalCount nodes { username } }
  events(first: 2) { ${FEED} }`

const operations = {
  'a table of users': `query ($first: Int) { browseUsers(first: $first, sortBy: {column: EVIDENCE_COUNT, direction: DESC}) {
    totalCount filteredCount lastUpdated nodes { evidenceCount revisionCount ${PERSON} } } }`,
  users: `query ($first: Int) { users(first: $first) { totalCount nodes { ${PERSON} } } }`,
  'a table of organizations': `query ($first: Int) {
    browseOrganizations(first: $first, sortBy: {column: ACTIVITY_COUNT, direction: DESC}) {
      totalCount filteredCount nodes { memberCount activityCount childOrganizations { name memberCount } } } }`,
  organizations: `query ($first: Int) { organizations(first: $first) { totalCount nodes { ${GROUP} } } }`,
  'a leaderboard of users': `query ($first: Int) { userLeaderboards { commentsLeaderboard(first: $first) {
    totalCount nodes { rank actionCount ${PERSON} } } } }`,
  'a leaderboard of organizations': `query ($first: Int) { organizationLeaderboards {
    submissionsLeaderboard(first: $first) { totalCount nodes { rank actionCount ${GROUP} } } } }`,
  notifications: `query ($first: Int) { notifications(first: $first) { totalCount unreadCount eventTypes
    notificationSubjects { occuranceCount subject { name link } } originatingUsers { username }
    nodes { type notifiedUser { username } originatingUser { username organizations { name } }
      event { action subject { name link } } subscription { subscribable { name } } } } }`,
}

describeOnEachEngine('The number of statements', (engine) => {
  let curia: TestInterface
  let reader: GraphQLContext['viewer'] = null
  beforeAll(async () => {
    curia = await openInterface(engine, template)
    const users = await curia.storage.read.selectFrom('users').selectAll().where('id', '=', 1000).execute()
    reader = users[0] ?? null
  })
  afterAll(() => curia.close())

  it.each(Object.entries(operations))('of %s does not grow with the rows', async (_what, operation) => {
    const statementsFor = async (first: number) => {
      curia.statements.length = 0
      await curia.ask(operation, { first }, reader)
      return curia.statements.length
    }
    const few = await statementsFor(10)
    // What is asked for in two places of an operation may go in one batch or in two.
    expect(await statementsFor(PEOPLE)).toBeLessThanOrEqual(few + 2)
    expect(few).toBeLessThan(40)
  })

  it('of statistics and contributors is small', async () => {
    curia.statements.length = 0
    await curia.ask('{ timepointStats { features { allTime } users { allTime } comments { newThisWeek } } }')
    expect(curia.statements).toHaveLength(3)
    curia.statements.length = 0
    await curia.ask(
      `{ contributors(subscribable: {entityType: EVIDENCE_ITEM, id: 1}) { curators { user { username } } } }`,
    )
    expect(curia.statements).toHaveLength(2)
  })
})
