import { FIRST_LOCAL_ID } from '#server/storage/dialect.ts'
import { inParts } from '../batch-writer.ts'
import type { ImportContext } from '../import-context.ts'

/**
 * Profiles that a release holds: those it describes, those its evidence, assertions and variants name, and the own
 * profiles of variants that stand in them, which no row of theirs names.
 */
export async function heldProfiles(context: ImportContext): Promise<Set<number>> {
  const { survey } = context
  const held = new Set([...survey.ids.profile, ...survey.namedProfiles.keys()])
  for (const { profileId } of survey.variants.values()) if (profileId !== null) held.add(profileId)
  for (const { id, profileId } of await impliedProfiles(context)) {
    if (survey.namedVariants.has(id) || (survey.ids.variant.has(id) && !survey.variants.get(id)?.profileId))
      held.add(profileId)
  }
  const stubs = await stubMembers(context)
  for (const { own, profileId } of stubs) if (held.has(profileId)) held.add(own)
  return held
}

/** Own profiles with ids of ours: the older form has no others. */
function impliedProfiles({ tx }: ImportContext): Promise<{ id: number; profileId: number }[]> {
  return tx
    .selectFrom('variants')
    .select(['id', 'single_variant_molecular_profile_id as profileId'])
    .where('single_variant_molecular_profile_id', '>=', FIRST_LOCAL_ID)
    .execute()
}

function stubMembers({ tx }: ImportContext): Promise<{ own: number; profileId: number }[]> {
  return tx
    .selectFrom('variants as variant')
    .innerJoin('molecular_profile_variants as member', 'member.variant_id', 'variant.id')
    .select([
      'variant.single_variant_molecular_profile_id as own',
      'member.molecular_profile_id as profileId',
    ])
    .where('variant.stub', '=', true)
    .execute()
}

/** Profiles with submitted evidence or assertions of releases: a file of accepted ones says nothing of these. */
export async function pendingProfiles({ tx }: ImportContext): Promise<Set<number>> {
  const pending = new Set<number>()
  for (const table of ['evidence_items', 'assertions'] as const) {
    const rows = await tx
      .selectFrom(table)
      .select('molecular_profile_id')
      .distinct()
      .where('status', '=', 'SUBMITTED')
      .where('origin', '=', 'RELEASE')
      .execute()
    for (const { molecular_profile_id } of rows) pending.add(molecular_profile_id)
  }
  return pending
}

/**
 * Variants that a release holds: those it describes, those its evidence and assertions name, and the members of
 * profiles that it holds.
 * @param profiles the profiles that the release holds; null where it lists them, so that each that is there counts
 */
export async function heldVariants(
  { tx, survey }: ImportContext,
  profiles: ReadonlySet<number> | null,
): Promise<Set<number>> {
  const held = new Set([...survey.ids.variant, ...survey.namedVariants.keys()])
  const members = await tx
    .selectFrom('molecular_profile_variants as member')
    .innerJoin('molecular_profiles as profile', 'profile.id', 'member.molecular_profile_id')
    .select(['profile.id as profileId', 'member.variant_id as variantId'])
    .where('profile.withdrawn', '=', false)
    .where('profile.origin', '=', 'RELEASE')
    .execute()
  for (const { profileId, variantId } of members)
    if (profiles === null || profiles.has(profileId)) held.add(variantId)
  return held
}

/** Features that a release holds: those it describes, those with variants, and the partners of such fusions. */
export async function heldFeatures({ tx, survey }: ImportContext): Promise<Set<number>> {
  const withVariants = await tx
    .selectFrom('variants')
    .select('feature_id')
    .distinct()
    .where('withdrawn', '=', false)
    .execute()
  const held = new Set([...survey.ids.feature, ...withVariants.map(({ feature_id }) => feature_id)])
  const fusions = await tx
    .selectFrom('fusions')
    .innerJoin('features', 'features.id', 'fusions.feature_id')
    .select(['features.id', 'features.origin', 'five_prime_gene_id', 'three_prime_gene_id'])
    .execute()
  for (const { id, origin, five_prime_gene_id, three_prime_gene_id } of fusions) {
    if (!held.has(id) && origin === 'RELEASE') continue
    if (five_prime_gene_id !== null) held.add(five_prime_gene_id)
    if (three_prime_gene_id !== null) held.add(three_prime_gene_id)
  }
  return held
}

/** The own profiles of the variants. */
export async function ownProfiles(
  { tx }: ImportContext,
  variantIds: readonly number[],
): Promise<Set<number>> {
  const own = new Set<number>()
  for (const part of inParts(variantIds, 1000)) {
    const rows = await tx
      .selectFrom('variants')
      .select('single_variant_molecular_profile_id as profileId')
      .where('id', 'in', part)
      .execute()
    for (const { profileId } of rows) own.add(profileId)
  }
  return own
}
