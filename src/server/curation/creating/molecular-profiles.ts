import { foldText } from '#domain/text/names.ts'
import {
  displayName,
  flattened,
  isComplex,
  isMultiVariant,
  rawName,
  variantsOf,
} from '#domain/profiles/profile-expression.ts'
import type { ProfileExpression } from '#domain/profiles/profile-expression.ts'
import { expressionFromStructure } from '#domain/profiles/profile-structure.ts'
import type { ProfileStructure } from '#domain/profiles/profile-structure.ts'
import { recordTag } from '#domain/records/tags.ts'
import { isVisible } from '#server/knowledge/records/visibility.ts'
import { reindexSearch } from '#server/knowledge/search/reindex.ts'
import { ClientError, throwIfAny } from '#server/errors/client-error.ts'
import type { Curation } from '../curate.ts'
import { fitsProfile } from '../profile-name-length.ts'
import { recordActivity } from '../record-activity.ts'
import { missingReferences } from '../submission/references.ts'

const MOST_VARIANTS = 100

/**
 * The expression that a client composed.
 * @throws ClientError when it is none (domain model, section 2)
 */
export function checkedExpression(structure: ProfileStructure): ProfileExpression {
  const expression = expressionFromStructure(structure)
  if (!expression.ok) throw new ClientError('BAD_USER_INPUT', expression.error.message)
  const { length } = variantsOf(expression.value)
  if (length > MOST_VARIANTS)
    throw new ClientError(
      'BAD_USER_INPUT',
      `A molecular profile may have at most ${MOST_VARIANTS} variants, not ${length}`,
    )
  return expression.value
}

/**
 * Gives the molecular profile with the expression; makes it when there is none (curation rules, section 7).
 * @throws ClientError when variants do not exist or are not in use, or when other variants have given another profile
 *   the same name
 */
export async function createMolecularProfile(curation: Curation, composed: ProfileExpression) {
  const { tx, now } = curation
  const expression = flattened(composed)
  const variants = variantsOf(expression)
  const names = await namesOf(
    curation,
    variants.map(({ variantId }) => variantId),
  )
  const raw_name = rawName(expression)
  const existing = await tx
    .selectFrom('molecular_profiles')
    .select('id')
    .where('raw_name', 'in', [raw_name, rawName(composed)])
    // The one as it was composed, else the one without needless parentheses.
    .orderBy(({ eb }) => eb.case().when('raw_name', '=', raw_name).then(1).else(0).end())
    .executeTakeFirst()
  if (existing) return { profileId: existing.id }
  const name = displayName(expression, (id) => names.get(id) ?? '')
  const name_folded = foldText(name)
  if (!fitsProfile(name_folded))
    throw new ClientError(
      'BAD_USER_INPUT',
      'The name of the molecular profile is too long: use fewer variants',
    )
  const namesake = await tx
    .selectFrom('molecular_profiles')
    .select('id')
    .where('name_folded', '=', name_folded)
    .where(isVisible('molecular_profiles'))
    .executeTakeFirst()
  if (namesake)
    throw new ClientError(
      'CONFLICT',
      `${recordTag('MOLECULAR_PROFILE', namesake.id)} already has the name ${name}, with other variants`,
    )
  const { id } = await tx
    .insertInto('molecular_profiles')
    .values({
      raw_name,
      name,
      name_folded,
      is_multi_variant: isMultiVariant(expression),
      is_complex: isComplex(expression),
      origin: 'LOCAL',
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('molecular_profile_variants')
    .values(
      variants.map(({ variantId, negated }, position) => ({
        molecular_profile_id: id,
        variant_id: variantId,
        position,
        negated,
      })),
    )
    .execute()
  await reindexSearch(tx, 'MOLECULAR_PROFILE', [id])
  const subject = { entityType: 'MOLECULAR_PROFILE', id } as const
  await recordActivity(curation, {
    kind: 'CREATE_COMPLEX_MOLECULAR_PROFILE',
    subject,
    events: [{ action: 'COMPLEX_MOLECULAR_PROFILE_CREATED', subject }],
  })
  return { profileId: id }
}

/**
 * Display names of live variants.
 * @throws ClientError naming those that do not exist or are out of use
 */
async function namesOf({ tx }: Curation, ids: readonly number[]): Promise<Map<number, string>> {
  throwIfAny('NOT_FOUND', await missingReferences(tx, [['variant', ids]]))
  const rows = await tx
    .selectFrom('variants')
    .innerJoin('features', 'features.id', 'variants.feature_id')
    .select([
      'variants.id',
      'variants.name',
      'variants.deprecated',
      'variants.withdrawn',
      'features.name as featureName',
    ])
    .where('variants.id', 'in', ids)
    .execute()
  throwIfAny(
    'CONFLICT',
    rows.map(({ id, name, featureName, deprecated, withdrawn }) => {
      const named = `Variant ${featureName} ${name} (${recordTag('VARIANT', id)})`
      if (deprecated) return `${named} is deprecated and cannot be part of a new molecular profile`
      return (
        withdrawn &&
        `${named} is no longer in the current release and cannot be part of a new molecular profile`
      )
    }),
  )
  return new Map(rows.map(({ id, name, featureName }) => [id, `${featureName} ${name}`]))
}
