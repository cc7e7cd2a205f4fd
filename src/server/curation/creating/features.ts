import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import { foldText } from '#domain/text/names.ts'
import { recordTag } from '#domain/records/tags.ts'
import { featureInstanceTypes } from '#domain/vocabularies/features.ts'
import type { FeatureInstanceType } from '#domain/vocabularies/features.ts'
import { isVisible } from '#server/knowledge/records/visibility.ts'
import { reindexSearch } from '#server/knowledge/search/reindex.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { recordActivity } from '../record-activity.ts'
import type { NewEvent } from '../record-activity.ts'
import type { Curation } from '../curate.ts'

/** Result of a creation: the feature, and whether it was made now. */
export interface CreatedFeature {
  featureId: number
  new: boolean
}

/**
 * Makes a factor, unless there is one with the name, as its own or as an alias, whatever the case
 * (curation rules, section 7).
 */
export async function createFactor(curation: Curation, name: string): Promise<CreatedFeature> {
  const existing = await factorNamed(curation, name)
  if (existing !== null) return { featureId: existing, new: false }
  const featureId = await insertFeature(curation, 'FACTOR', name)
  await curation.tx.insertInto('factors').values({ feature_id: featureId }).execute()
  await announceFeature(curation, featureId)
  return { featureId, new: true }
}

async function factorNamed({ tx }: Curation, name: string): Promise<number | null> {
  const folded = foldText(name)
  const row = await tx
    .selectFrom('features')
    .select('id')
    .where('kind', '=', 'FACTOR')
    .where(isVisible('features'))
    .where(
      sql<SqlBool>`(name_folded = ${folded} or id in (
        select link.feature_id from feature_feature_aliases as link
        join feature_aliases as alias on alias.id = link.feature_alias_id where alias.name_folded = ${folded}))`,
    )
    // Its own name before an alias.
    .orderBy(sql`case when name_folded = ${folded} then 0 else 1 end`)
    .orderBy('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/**
 * Adds the row of a new feature; what its kind has of its own is the caller's.
 * @throws ClientError when another feature of the kind has the name
 */
export async function insertFeature(
  { tx, now }: Curation,
  kind: FeatureInstanceType,
  name: string,
): Promise<number> {
  const namesake = await tx
    .selectFrom('features')
    .select('id')
    .where('kind', '=', kind)
    .where('name_folded', '=', foldText(name))
    .where(isVisible('features'))
    .executeTakeFirst()
  if (namesake)
    throw new ClientError(
      'CONFLICT',
      `${featureInstanceTypes.label(kind)} ${name} already exists: ${recordTag('FEATURE', namesake.id)}`,
    )
  const { id } = await tx
    .insertInto('features')
    .values({
      kind,
      name,
      name_folded: foldText(name),
      origin: 'LOCAL',
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Makes a new feature findable and writes down who made it, with what was made along with it. */
export async function announceFeature(
  curation: Curation,
  featureId: number,
  along: { events: NewEvent[]; linked: NewEvent['subject'][] } = { events: [], linked: [] },
): Promise<void> {
  await reindexSearch(curation.tx, 'FEATURE', [featureId])
  const subject = { entityType: 'FEATURE', id: featureId } as const
  await recordActivity(curation, {
    kind: 'CREATE_FEATURE',
    subject,
    events: [{ action: 'FEATURE_CREATED', subject }, ...along.events],
    linked: along.linked,
  })
}
