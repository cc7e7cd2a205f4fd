import { foldText } from '#domain/text/names.ts'
import { parseRawName } from '#domain/profiles/profile-raw-name.ts'
import type { ProfileExpression } from '#domain/profiles/profile-expression.ts'
import { profileGroup, rawName } from '#domain/profiles/profile-expression.ts'
import { FIRST_LOCAL_ID } from '#server/storage/dialect.ts'
import { inParts } from '../batch-writer.ts'
import type { ImportContext } from '../import-context.ts'
import { redirectReferences } from '../remapping/id-remapping.ts'
import type { LearnedVariants, PendingMembers } from '../profiles/profiles.ts'
import { moveProfiles } from '../profiles/profiles.ts'

type StubVariant = { id: number; profileId: number; displayName: string }

/**
 * Stub variants that an earlier import made up for a profile's name stand in the way once a release tells the real
 * variant. Called when profiles are written and variants are not; frees the profiles of the stubs. The function passed
 * back, to be called when the variants are written, leads the stubs to them.
 */
export async function replaceStubVariants(
  context: ImportContext,
  learned: LearnedVariants,
  members: PendingMembers,
): Promise<() => Promise<void>> {
  const { tx, ids } = context
  const stubs = await stubVariants(context)
  const moves = await realVariants(context, stubs, learned)
  const placeholders: number[] = []
  for (const { id, profileId } of stubs) {
    if (!moves.has(id)) continue
    const placeholder = await ids.next('molecular_profiles')
    placeholders.push(placeholder)
    const own = await tx
      .selectFrom('molecular_profiles')
      .selectAll()
      .where('id', '=', profileId)
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('molecular_profiles')
      .values({ ...own, id: placeholder, raw_name: `~${placeholder}` })
      .execute()
    await tx
      .updateTable('variants')
      .set({ single_variant_molecular_profile_id: placeholder })
      .where('id', '=', id)
      .execute()
  }
  return async () => {
    if (moves.size === 0) return
    const twins = await rewriteExpressions(context, moves, members)
    await redirectReferences(context, 'VARIANT', moves)
    for (const part of inParts([...moves.keys()], 1000))
      await tx.deleteFrom('variants').where('id', 'in', part).execute()
    for (const part of inParts(placeholders, 1000))
      await tx.deleteFrom('molecular_profiles').where('id', 'in', part).execute()
    await moveProfiles(context, twins)
    await members.flush()
  }
}

async function stubVariants({ tx }: ImportContext): Promise<StubVariant[]> {
  const rows = await tx
    .selectFrom('variants as variant')
    .innerJoin('features as feature', 'feature.id', 'variant.feature_id')
    .select([
      'variant.id',
      'variant.single_variant_molecular_profile_id as profileId',
      'variant.name',
      'feature.name as featureName',
    ])
    .where('variant.stub', '=', true)
    .where('variant.id', '>=', FIRST_LOCAL_ID)
    .where('variant.origin', '<>', 'LOCAL')
    .orderBy('variant.id')
    .execute()
  return rows.map(({ id, profileId, name, featureName }) => ({
    id,
    profileId,
    displayName: `${featureName} ${name}`,
  }))
}

/** The variant of the release that each stub stands for: that of the same own profile, else that of the same name. */
async function realVariants(
  context: ImportContext,
  stubs: readonly StubVariant[],
  learned: LearnedVariants,
): Promise<Map<number, number>> {
  const real = new Map<number, number>()
  if (stubs.length === 0) return real
  const { survey } = context
  const byProfile = await variantsOfProfiles(context, stubs)
  const byName = new Map<string, number>()
  const name = (id: number, displayName: string) => {
    const key = foldText(displayName)
    byName.set(key, Math.min(id, byName.get(key) ?? id))
  }
  for (const [id, { featureName, name: variantName, profileId }] of survey.variants) {
    name(id, `${featureName} ${variantName}`)
    if (profileId !== null) byProfile.set(profileId, id)
  }
  for (const [id, facts] of survey.namedVariants) name(id, `${facts.feature.name} ${facts.name}`)
  for (const [id, displayName] of learned) if (displayName !== null) name(id, displayName)
  for (const { id, profileId, displayName } of stubs) {
    const variantId = byProfile.get(profileId) ?? byName.get(foldText(displayName))
    if (variantId !== undefined && variantId !== id) real.set(id, variantId)
  }
  return real
}

/** Own profiles of stubs that the release, which is just written, says are another variant. */
async function variantsOfProfiles(
  { tx, survey }: ImportContext,
  stubs: readonly StubVariant[],
): Promise<Map<number, number>> {
  const described = stubs.map(({ profileId }) => profileId).filter((id) => survey.ids.profile.has(id))
  const variants = new Map<number, number>()
  for (const part of inParts(described, 1000)) {
    const rows = await tx
      .selectFrom('molecular_profiles')
      .select(['id', 'raw_name'])
      .where('id', 'in', part)
      .execute()
    for (const { id, raw_name } of rows) {
      const expression = parseRawName(raw_name)
      if (expression.ok && expression.value.kind === 'variant') variants.set(id, expression.value.variantId)
    }
  }
  return variants
}

/**
 * Puts the real variants in the place of stubs in the logic of profiles. Gives the profiles that now say the same as
 * another one, and that one.
 */
async function rewriteExpressions(
  { tx, renamedVariants }: ImportContext,
  moves: ReadonlyMap<number, number>,
  members: PendingMembers,
): Promise<Map<number, number>> {
  const twins = new Map<number, number>()
  for (const part of inParts([...moves.keys()], 1000)) {
    const rows = await tx
      .selectFrom('molecular_profiles as profile')
      .innerJoin('molecular_profile_variants as member', 'member.molecular_profile_id', 'profile.id')
      .select(['profile.id', 'profile.raw_name'])
      .distinct()
      .where('member.variant_id', 'in', part)
      .execute()
    for (const { id, raw_name } of rows) {
      const expression = parseRawName(raw_name)
      if (!expression.ok || twins.has(id)) continue
      const moved = rawName(withVariants(expression.value, moves))
      if (moved === raw_name) continue
      const twin = await tx
        .selectFrom('molecular_profiles')
        .select('id')
        .where('raw_name', '=', moved)
        .executeTakeFirst()
      if (twin) twins.set(id, twin.id)
      else {
        await tx.updateTable('molecular_profiles').set({ raw_name: moved }).where('id', '=', id).execute()
        members.add(id)
      }
    }
  }
  for (const id of moves.values()) renamedVariants.add(id)
  return twins
}

function withVariants(expression: ProfileExpression, moves: ReadonlyMap<number, number>): ProfileExpression {
  if (expression.kind === 'variant') {
    return { ...expression, variantId: moves.get(expression.variantId) ?? expression.variantId }
  }
  const members = [...expression.variants, ...expression.groups].map((member) => withVariants(member, moves))
  const [first, ...rest] = members
  return first ? profileGroup(expression.operator, [first, ...rest]) : expression
}
