import { z } from 'zod'
import { UpstreamFailure } from '../client/upstream-client.ts'
import { subjectKinds } from '../interface/queries.ts'
import { nextPage } from './page-ends.ts'
import type { RecordKey, UpstreamReader } from './read-records.ts'

/** Records that activities name, and when the last of them happened. */
export interface ActivityPage {
  keys: RecordKey[]
  /** ISO 8601, by the clock of the upstream; null: no activity. */
  last: string | null
  next: string | null
}

/** A time as GraphQL has it, with any offset; as ISO 8601 in UTC with milliseconds. */
const time = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString())
const subject = z.object({ __typename: z.string(), id: z.int() }).nullable()
const activitiesShape = z.object({
  activities: z.object({
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
    nodes: z.array(
      z.object({
        id: z.int(),
        createdAt: time,
        subject,
        events: z.array(z.object({ subject })),
      }),
    ),
  }),
})

const SELECTED = `pageInfo { hasNextPage endCursor } nodes { __typename id createdAt
  subject { __typename id } events { subject { __typename id } } }`

/** Activities in their order. */
const ACTIVITIES = `query ($after: String, $since: ISO8601DateTime) {
  activities(first: 100, after: $after, occurredAfter: $since, sortBy: { column: CREATED, direction: ASC }) {
    ${SELECTED} } }`

/** Activities since the beginning that create or deprecate records which lists leave out. */
const UNLISTED = `query ($after: String) {
  activities(first: 100, after: $after, sortBy: { column: CREATED, direction: ASC },
    activityType: [CREATE_FEATURE, DEPRECATE_FEATURE, DEPRECATE_VARIANT, DEPRECATE_COMPLEX_MOLECULAR_PROFILE]) {
    ${SELECTED} } }`

const LATEST = `query { activities(first: 1, sortBy: { column: CREATED, direction: DESC }) { ${SELECTED} } }`

function keyOf(subject: { __typename: string; id: number } | null): RecordKey[] {
  const kind = subject && subjectKinds[subject.__typename]
  return kind ? [{ kind, id: subject.id }] : []
}

async function activities(
  reader: UpstreamReader,
  query: string,
  variables: { after?: string | null; since?: string },
): Promise<ActivityPage> {
  const { client, budget } = reader
  const { success, data } = activitiesShape.safeParse(await client.query(query, variables, budget))
  if (!success) throw new UpstreamFailure('activities that cannot be read', { isAnswer: true })
  const { nodes } = data.activities
  const keys = nodes.flatMap((node) => [
    ...keyOf(node.subject),
    ...node.events.flatMap((event) => keyOf(event.subject)),
  ])
  const next = nextPage(reader, { query, name: 'activities' }, variables.after ?? null, data.activities)
  return { keys, last: nodes.at(-1)?.createdAt ?? null, next }
}

/** A page of the activities after a time, oldest first. */
export const readActivities = (
  reader: UpstreamReader,
  since: string,
  after: string | null,
): Promise<ActivityPage> => activities(reader, ACTIVITIES, { since, after })

/** A page of all activities about records that lists may leave out: new features, and deprecated records. */
export const readUnlisted = (reader: UpstreamReader, after: string | null): Promise<ActivityPage> =>
  activities(reader, UNLISTED, { after })

/** The time of the latest activity; null: there is none. */
export async function latestActivity(reader: UpstreamReader): Promise<string | null> {
  return (await activities(reader, LATEST, {})).last
}
