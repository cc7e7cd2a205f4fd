import { sql } from 'kysely'
import { activityVerbiage } from '#domain/records/activity-verbiage.ts'
import { recordTag } from '#domain/records/tags.ts'
import { flaggableEntities } from '#domain/vocabularies/curation.ts'
import type { EventAction } from '#domain/vocabularies/curation.ts'
import { versionCauses } from '#domain/versions/version-causes.ts'
import type { VersionCause } from '#domain/versions/version-causes.ts'
import { vocabulary } from '#domain/vocabularies/vocabulary.ts'
import type { ValueOf } from '#domain/vocabularies/vocabulary.ts'
import type { Reading } from '#server/storage/database.ts'
import type { AccountDecision } from '#server/storage/tables/people/account-decisions.ts'
import { oneForEach } from '../paging/batch.ts'
import type { Load } from '../paging/batch.ts'
import { perSubjectType } from '../records/records.ts'

/** Kinds that people decide on: records, what is brought up about them, and accounts. */
export const decisionEntities = vocabulary('DecisionEntities', [
  ...flaggableEntities.values,
  'FLAG',
  'SOURCE_SUGGESTION',
  'USER',
  'ORGANIZATION',
])
export type DecisionEntity = ValueOf<typeof decisionEntities>

export interface DecisionSubject {
  entityType: DecisionEntity
  id: number
}

/**
 * State that a decision is made on: the last decision on the subject, and the knowledge version that last changed its
 * contents. Both only grow, so something followed if and only if one of them is larger by now.
 */
export interface DecisionState {
  subject: DecisionSubject
  /** Id of the event or account decision; 0 for none. */
  decision: number
  version: number
  /** Of a previewed deprecation, the knowledge version at which it was shown what goes with the record. */
  previewed?: number | undefined
}

/** The state as clients have it. */
export const decisionStateText = ({ subject, decision, version, previewed }: DecisionState): string =>
  [subject.entityType, subject.id, decision, version, ...(previewed === undefined ? [] : [previewed])].join(
    '-',
  )

/** Reads what {@link decisionStateText} wrote; null for anything else. */
export function parseDecisionState(text: string): DecisionState | null {
  const [, entityType = '', ...numbers] =
    /^([A-Z_]+)-(\d{1,10})-(\d{1,10})-(\d{1,10})(?:-(\d{1,10}))?$/.exec(text) ?? []
  const [id = 0, decision = 0, version = 0, previewed] = numbers.map(
    (each) => each && Number(each),
  ) as number[]
  return decisionEntities.has(entityType)
    ? { subject: { entityType, id }, decision, version, previewed }
    : null
}

/** Checks whether it is something that administrators decide on. */
export const isAccount = (type: string): type is 'USER' | 'ORGANIZATION' =>
  type === 'USER' || type === 'ORGANIZATION'

/** Decisions on subjects of a kind. Comments and suggestions decide nothing. */
function decisionsOn(type: DecisionEntity) {
  const prefix = type === 'FLAG' || type === 'SOURCE_SUGGESTION' ? 'originating_object' : 'subject'
  const id = sql.ref(`${prefix}_id`)
  return {
    id,
    rows: sql`${sql.table(isAccount(type) ? 'account_decisions' : 'events')} where ${sql.ref(`${prefix}_type`)} = ${type}
      and action not in ('COMMENTED', 'COMMENT_DELETED', 'REVISION_SUGGESTED')`,
  }
}

interface Latest {
  id: number
  latest: number
}

const lastDecision = perSubjectType((type: DecisionEntity) => {
  const { id, rows } = decisionsOn(type)
  return oneForEach<number, Latest>(
    (_db, ids) =>
      sql<Latest>`select ${id} as id, max(id) as latest from ${rows} and ${id} in (${sql.join(ids)}) group by ${id}`,
    (row) => row.id,
  )
})

const lastChange = perSubjectType((type: DecisionEntity) =>
  oneForEach<number, Latest>(
    (_db, ids) => sql<Latest>`
      select record_id as id, max(version) as latest from record_versions
      where record_type = ${type} and record_id in (${sql.join(ids)}) group by record_id`,
    (row) => row.id,
  ),
)

/** State of the subject now. */
export async function decisionState(load: Load, subject: DecisionSubject): Promise<DecisionState> {
  const { entityType, id } = subject
  const [decision, change] = await Promise.all([
    load(lastDecision(entityType), id),
    flaggableEntities.has(entityType) ? load(lastChange(entityType), id) : null,
  ])
  return { subject, decision: decision?.latest ?? 0, version: change?.latest ?? 0 }
}

/** Checks whether nothing has followed the state. */
export async function isPresent(load: Load, state: DecisionState): Promise<boolean> {
  const { decision, version } = await decisionState(load, state.subject)
  return decision <= state.decision && version <= state.version
}

/** Those of the records whose contents have changed since a knowledge version, as states at that version. */
export async function changedSince(
  load: Load,
  records: readonly DecisionSubject[],
  version: number,
): Promise<DecisionState[]> {
  const states = await Promise.all(records.map((record) => decisionState(load, record)))
  return states.filter((state) => state.version > version).map((state) => ({ ...state, version }))
}

/** Decision or change that followed a state. */
interface Following {
  action: EventAction | AccountDecision | null
  cause: VersionCause | null
  type: DecisionEntity | 'SOURCE'
  id: number
  /** Null where nobody is known. */
  userId: number | null
  username: string | null
  at: string
}

/** The latest that followed a state; null while it is the present one. */
async function following(
  db: Reading,
  { subject: { entityType, id }, decision, version }: DecisionState,
): Promise<Following | null> {
  const { id: subjectId, rows } = decisionsOn(entityType)
  const person = sql`users.id as "userId", users.username`
  const decisions = await sql<Following>`
    select action, null as cause, subject_type as type, subject_id as id, latest.created_at as at, ${person}
    from (select * from ${rows} and ${subjectId} = ${id} and id > ${decision} order by id desc limit 1) as latest
    left join users on users.id = latest.user_id`.execute(db)
  if (decisions.rows[0] || !flaggableEntities.has(entityType)) return decisions.rows[0] ?? null
  const changes = await sql<Following>`
    select null as action, cause, record_type as type, record_id as id, latest.at, ${person}
    from (select * from record_versions where record_type = ${entityType} and record_id = ${id}
      and version > ${version} order by number desc limit 1) as latest
    left join activities on cause = 'ACTIVITY' and activities.id = cause_id
    left join users on users.id = activities.user_id`.execute(db)
  return changes.rows[0] ?? null
}

const accountVerbiage: Readonly<Record<AccountDecision, string>> = {
  'role-changed': 'changed the role of',
  'user-deactivated': 'deactivated',
  'user-reactivated': 'reactivated',
  'organization-changed': 'changed',
  'member-set': 'changed the members of',
  'member-removed': 'changed the members of',
}
const verbiage: Readonly<Record<EventAction | AccountDecision, string>> = {
  ...activityVerbiage,
  ...accountVerbiage,
}

/**
 * Sentence that says who decided what and when since a state; null while it is the present one.
 * @param readerId who reads it
 */
export async function decidedSince(
  db: Reading,
  state: DecisionState,
  readerId: number,
): Promise<string | null> {
  const latest = await following(db, state)
  if (!latest) return null
  const { action, cause, type, id, userId, username, at } = latest
  const when = `on ${at.slice(0, 10)} at ${at.slice(11, 16)} UTC`
  const subject = isAccount(type) ? `this ${type.toLowerCase()}` : recordTag(type, id)
  const who = userId === readerId ? 'you' : (username ?? 'an operator')
  if (action) return `${who} ${verbiage[action]} ${subject} ${when}`
  const how = username === null ? versionCauses.label(cause ?? 'UPDATE').toLowerCase() : `by ${who}`
  return `${subject} was changed ${when} (${how})`
}
