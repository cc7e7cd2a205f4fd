import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import { subscribableEntities } from '#domain/vocabularies/curation.ts'
import type { SubscribableEntity } from '#domain/vocabularies/curation.ts'
import type { Reading } from '#server/storage/database.ts'
import type { Curation } from '../curate.ts'
import { existingSubject } from '../subjects.ts'
import { lockSubscriptions, subscribe } from './subscribing.ts'

/** A record that can be subscribed to. */
export interface Subscribable {
  entityType: SubscribableEntity
  id: number
}

interface Choice {
  subscribables: Subscribable[]
  /** Also the variants of a feature, the evidence of an assertion, and what belongs to a profile. */
  withChildren: boolean
}

/** What belongs to a record: the variants of a feature, the evidence of an assertion, all that a profile holds. */
async function childrenOf(db: Reading, { entityType, id }: Subscribable): Promise<Subscribable[]> {
  const found = async (type: SubscribableEntity, ids: ReturnType<typeof sql>) => {
    const { rows } = await sql<{
      id: number
    }>`select found.id from (${ids}) as found order by found.id`.execute(db)
    return rows.map((row): Subscribable => ({ entityType: type, id: row.id }))
  }
  if (entityType === 'FEATURE') return found('VARIANT', sql`select id from variants where feature_id = ${id}`)
  if (entityType === 'ASSERTION')
    return found(
      'EVIDENCE_ITEM',
      sql`select evidence_item_id as id from assertion_evidence_items where assertion_id = ${id}`,
    )
  if (entityType !== 'MOLECULAR_PROFILE') return []
  return [
    ...(await found(
      'VARIANT',
      sql`select variant_id as id from molecular_profile_variants where molecular_profile_id = ${id}`,
    )),
    ...(await found('EVIDENCE_ITEM', sql`select id from evidence_items where molecular_profile_id = ${id}`)),
    ...(await found('ASSERTION', sql`select id from assertions where molecular_profile_id = ${id}`)),
  ]
}

async function chosen(curation: Curation, { subscribables, withChildren }: Choice): Promise<Subscribable[]> {
  const records = new Map<string, Subscribable>()
  for (const subject of subscribables) {
    await existingSubject(curation, subject, subscribableEntities)
    const children = withChildren ? await childrenOf(curation.tx, subject) : []
    for (const record of [subject, ...children]) records.set(`${record.entityType} ${record.id}`, record)
  }
  return [...records.values()]
}

const ownSubscription = ({ user }: Curation, { entityType, id }: Subscribable) =>
  sql<SqlBool>`(user_id = ${user.id} and subscribable_type = ${entityType} and subscribable_id = ${id})`

/**
 * Subscribes the caller to records (curation rules, section 11). Gives the ids of the subscriptions, of those that
 * were there before, too.
 * @throws ClientError when a record does not exist
 */
export async function subscribeTo(curation: Curation, choice: Choice) {
  const subscriptionIds: number[] = []
  for (const record of await chosen(curation, choice)) subscriptionIds.push(await subscribe(curation, record))
  return { subscriptionIds }
}

/**
 * Ends the caller's subscriptions to records. Gives those that there were; notices that came by them stay.
 * @throws ClientError when a record does not exist
 */
export async function unsubscribeFrom(curation: Curation, choice: Choice) {
  const { tx } = curation
  const unsubscribed: Subscribable[] = []
  for (const record of await chosen(curation, choice)) {
    const subscription = await lockSubscriptions(tx)
      .where(ownSubscription(curation, record))
      .executeTakeFirst()
    if (!subscription) continue
    await tx
      .updateTable('notifications')
      .set({ subscription_id: null })
      .where('subscription_id', '=', subscription.id)
      .execute()
    await tx.deleteFrom('subscriptions').where('id', '=', subscription.id).execute()
    unsubscribed.push(record)
  }
  return { unsubscribed }
}
