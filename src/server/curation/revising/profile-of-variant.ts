import { molecularProfileFields } from '#domain/records/fields/molecular-profile.ts'
import { linkOf } from '#domain/records/fields/record-field.ts'
import { sameValue } from '#domain/records/field-values.ts'
import { aliasesOf } from '#server/knowledge/records/aliases.ts'
import type { Curation } from '../curate.ts'
import { linkedIds, setLinkedIds } from '../linked-ids.ts'
import { idsOfNames } from '../submission/named-things.ts'
import { keepFromImports } from './local-changes.ts'

/** The other names of a profile. */
const profileAliases = linkOf(
  'molecular_profile',
  'molecularProfileAliasIds',
  molecularProfileFields.molecularProfileAliasIds,
)

/**
 * Gives the molecular profile of a variant alone the variant's aliases in upper case, instead of those it has
 * (domain model, section 2). Gives the profile's id.
 */
export async function copyAliasesToProfile(curation: Curation, variantId: number): Promise<number> {
  const { tx, find, now } = curation
  const { single_variant_molecular_profile_id: profileId } = await tx
    .selectFrom('variants')
    .select('single_variant_molecular_profile_id')
    .where('id', '=', variantId)
    .executeTakeFirstOrThrow()
  const names = (await find(aliasesOf.variant, variantId)).map(({ name }) => name.toUpperCase())
  const aliasIds = await idsOfNames(tx, 'molecular_profile_aliases', names)
  const before = (await linkedIds(tx, profileAliases, [profileId]))(profileId)
  if (sameValue(before, aliasIds)) return profileId
  await setLinkedIds(tx, profileAliases, profileId, aliasIds)
  await tx.updateTable('molecular_profiles').set({ updated_at: now }).where('id', '=', profileId).execute()
  await keepFromImports(curation, { entityType: 'MOLECULAR_PROFILE', id: profileId }, [
    'molecular_profile_alias_ids',
  ])
  return profileId
}
