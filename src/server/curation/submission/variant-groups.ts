import { foldText } from '#domain/text/names.ts'
import { reindexSearch } from '#server/knowledge/search/reindex.ts'
import { ClientError, throwIfAny } from '#server/errors/client-error.ts'
import { explainingComment, idList, newName } from '../arguments.ts'
import type { Curation } from '../curate.ts'
import { subscribe } from '../discussion/subscribing.ts'
import { missingReferences } from './references.ts'

/** The fewest characters of a name that says what its members have in common. */
const SHORTEST_NAME = 5

export interface NewVariantGroup {
  name: string
  description: string | null
  variantIds: number[]
  sourceIds: number[]
}

/**
 * The input as {@link submitVariantGroup} takes it.
 * @throws ClientError for a name of fewer than five characters or a description of fewer than ten
 */
export function checkedVariantGroup(input: {
  name: string
  description?: string | null
  variantIds: number[]
  sourceIds: number[]
}): NewVariantGroup {
  const name = newName(input.name)
  if (name.length < SHORTEST_NAME)
    throw new ClientError(
      'BAD_USER_INPUT',
      `name “${name}” is too short (minimum is ${SHORTEST_NAME} characters)`,
    )
  return {
    name,
    description: input.description == null ? null : explainingComment(input.description, 'description'),
    variantIds: idList(input.variantIds, 'variantIds'),
    sourceIds: idList(input.sourceIds, 'sourceIds'),
  }
}

/**
 * Makes a variant group at once: groups are not moderated, and no event tells of a new one (curation rules, section 7).
 * @throws ClientError when variants or sources do not exist, or when another group has the name
 */
export async function submitVariantGroup(
  curation: Curation,
  { name, description, variantIds, sourceIds }: NewVariantGroup,
) {
  const { tx, now } = curation
  throwIfAny(
    'NOT_FOUND',
    await missingReferences(tx, [
      ['variant', variantIds],
      ['source', sourceIds],
    ]),
  )
  const name_folded = foldText(name)
  const namesake = await tx
    .selectFrom('variant_groups')
    .select(['id', 'name'])
    .where('name_folded', '=', name_folded)
    .executeTakeFirst()
  if (namesake)
    throw new ClientError(
      'CONFLICT',
      `A variant group named ${namesake.name} already exists (VGID${namesake.id}); names are unique whatever their case`,
    )
  const { id } = await tx
    .insertInto('variant_groups')
    .values({ name, name_folded, description, origin: 'LOCAL', created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (variantIds.length > 0)
    await tx
      .insertInto('variant_group_variants')
      .values(variantIds.map((variant_id) => ({ variant_group_id: id, variant_id })))
      .execute()
  if (sourceIds.length > 0)
    await tx
      .insertInto('variant_group_sources')
      .values(sourceIds.map((source_id) => ({ variant_group_id: id, source_id })))
      .execute()
  await reindexSearch(tx, 'VARIANT_GROUP', [id])
  await subscribe(curation, { entityType: 'VARIANT_GROUP', id })
  return { variantGroupId: id }
}
