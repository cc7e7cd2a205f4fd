import {
  commentableEntities,
  flaggableEntities,
  subscribableEntities,
} from '#domain/vocabularies/curation.ts'
import type { Scene, SoakAction } from './actions.ts'
import { reason } from './texts.ts'
import type { Pool } from './world.ts'

const poolsOf: Readonly<Record<string, readonly Pool[]>> = {
  FEATURE: ['genes', 'factors', 'fusions', 'regions'],
  VARIANT: ['geneVariants', 'factorVariants', 'fusionVariants', 'regionVariants'],
  MOLECULAR_PROFILE: ['profiles'],
  EVIDENCE_ITEM: ['evidence', 'evidence', 'evidence'],
  ASSERTION: ['assertions', 'assertions', 'assertions'],
  VARIANT_GROUP: ['groups'],
  SOURCE: ['sources'],
  SOURCE_SUGGESTION: ['suggestions'],
  REVISION: ['revisions'],
}

/** One of the pool; an id of nothing while it is empty. */
const idOf = ({ choices, world }: Scene, pool: Pool) =>
  world.pools[pool].length > 0 ? choices.one(world.pools[pool]) : 5

function subject(scene: Scene, kinds: readonly string[]) {
  const entityType = scene.choices.one(kinds)
  return { entityType, id: idOf(scene, scene.choices.one(poolsOf[entityType] ?? [])) }
}

function moderation({ choices }: Scene) {
  const newStatus = choices.one(['ACCEPTED', 'ACCEPTED', 'REJECTED', 'SUBMITTED'])
  return { newStatus, ...(newStatus !== 'ACCEPTED' && { comment: reason(choices) }) }
}

/** Ids or a set among the last revisions, mostly of those that wait. */
async function revisions({ choices, db }: Scene) {
  const last = db.selectFrom('revisions').select(['id', 'revision_set_id']).orderBy('id', 'desc').limit(40)
  const waiting = await (choices.percent(90) ? last.where('status', '=', 'NEW') : last).execute()
  const chosen = waiting.length > 0 ? choices.one(waiting) : { id: 5, revision_set_id: 5 }
  if (choices.percent(60)) return { revisionSetId: chosen.revision_set_id }
  const others = waiting.filter(({ revision_set_id }) => revision_set_id === chosen.revision_set_id)
  return { ids: choices.percent(70) ? [chosen.id] : others.map(({ id }) => id) }
}

const latestNotifications = ({ db, actor }: Scene) =>
  db
    .selectFrom('notifications')
    .select('id')
    .where('notified_user_id', '=', actor.person.id)
    .orderBy('id', 'desc')
    .limit(20)
    .execute()

async function notifications(scene: Scene) {
  const { choices } = scene
  const ids = choices.some(await latestNotifications(scene), 5).map(({ id }) => id)
  return { ids: ids.length > 0 ? ids : [5], newStatus: choices.one(['READ', 'UNREAD']) }
}

/** Mostly an assertion that can be approved. */
async function approvable(scene: Scene): Promise<number> {
  const ready = await scene.db
    .selectFrom('assertions')
    .select('id')
    .where('status', '=', 'ACCEPTED')
    .where('flagged', '=', false)
    .execute()
  return ready.length > 0 && scene.choices.percent(80)
    ? scene.choices.one(ready).id
    : idOf(scene, 'assertions')
}

/** Mostly an assertion that was approved. */
async function approved(scene: Scene): Promise<number> {
  const rows = await scene.db.selectFrom('approvals').select('assertion_id').execute()
  return rows.length > 0 && scene.choices.percent(80)
    ? scene.choices.one(rows).assertion_id
    : idOf(scene, 'assertions')
}

/** Mostly a comment of their own. */
async function comment(scene: Scene): Promise<number> {
  const own = await scene.db
    .selectFrom('comments')
    .select('id')
    .where('user_id', '=', scene.actor.person.id)
    .orderBy('id', 'desc')
    .limit(10)
    .execute()
  return own.length > 0 && scene.choices.percent(80) ? scene.choices.one(own).id : idOf(scene, 'comments')
}

const subscribables = (scene: Scene) =>
  Array.from({ length: 1 + scene.choices.number(3) }, () => subject(scene, subscribableEntities.values))

export const reviewingActions: readonly SoakAction[] = [
  {
    mutation: 'moderateEvidenceItem',
    weight: 14,
    input: (scene) => ({ evidenceItemId: idOf(scene, 'evidence'), ...moderation(scene) }),
  },
  {
    mutation: 'moderateAssertion',
    weight: 8,
    input: (scene) => ({ assertionId: idOf(scene, 'assertions'), ...moderation(scene) }),
  },
  {
    mutation: 'acceptRevisions',
    weight: 16,
    input: async (scene) => ({
      ...(await revisions(scene)),
      ...(scene.choices.percent(50) && { comment: reason(scene.choices) }),
    }),
  },
  {
    mutation: 'rejectRevisions',
    weight: 5,
    input: async (scene) => ({ ...(await revisions(scene)), comment: reason(scene.choices) }),
  },
  {
    mutation: 'approveAssertion',
    weight: 6,
    input: async (scene) => ({ assertionId: await approvable(scene) }),
  },
  {
    mutation: 'revokeApproval',
    weight: 3,
    input: async (scene) => ({ assertionId: await approved(scene), comment: reason(scene.choices) }),
  },
  {
    mutation: 'flagEntity',
    weight: 4,
    input: (scene) => ({ subject: subject(scene, flaggableEntities.values), comment: reason(scene.choices) }),
    makes: { flag: 'flags' },
  },
  {
    mutation: 'resolveFlag',
    weight: 5,
    input: (scene) => ({ id: idOf(scene, 'flags'), comment: reason(scene.choices) }),
  },
  {
    mutation: 'addComment',
    weight: 5,
    input: (scene) => ({
      subject: subject(scene, commentableEntities.values),
      body: reason(scene.choices),
      ...(scene.choices.percent(30) && { title: 'A title' }),
    }),
    makes: { comment: 'comments' },
  },
  { mutation: 'deleteComment', weight: 3, input: async (scene) => ({ commentId: await comment(scene) }) },
  {
    mutation: 'updateSourceSuggestionStatus',
    weight: 3,
    input: (scene) => ({
      id: idOf(scene, 'suggestions'),
      newStatus: scene.choices.one(['CURATED', 'REJECTED', 'NEW']),
      ...(scene.choices.percent(50) && { reason: reason(scene.choices) }),
    }),
  },
  {
    mutation: 'subscribe',
    weight: 3,
    input: (scene) => ({
      subscribables: subscribables(scene),
      subscribeToChildren: scene.choices.percent(30),
    }),
  },
  {
    mutation: 'unsubscribe',
    weight: 2,
    input: (scene) => ({
      subscribables: subscribables(scene),
      unsubscribeFromChildren: scene.choices.percent(30),
    }),
  },
  { mutation: 'updateNotificationStatus', weight: 3, input: notifications },
  {
    mutation: 'markNotificationsAsRead',
    weight: 1,
    input: async (scene) => ({ upToId: (await latestNotifications(scene))[0]?.id ?? 5 }),
  },
  {
    mutation: 'claimRecord',
    weight: 3,
    input: (scene) => ({ subject: subject(scene, flaggableEntities.values) }),
  },
  {
    mutation: 'releaseClaim',
    weight: 2,
    input: (scene) => ({ subject: subject(scene, flaggableEntities.values) }),
  },
]
