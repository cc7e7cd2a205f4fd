import { parseRawName } from '#domain/profile-raw-name.ts'
import type { ProfileExpression } from '#domain/profile-expression.ts'
import { profileGroup, rawName } from '#domain/profile-expression.ts'
import type { ImportContext } from './import-context.ts'
import { redirectReferences } from './moves.ts'

/**
 * Stub variants that an earlier import made up for a profile's name stand in the way once a release tells the real
 * variant of that profile. Frees their profiles; the function given back, to be called when the variants are
 * written, leads the stubs to them.
 */
export async function replaceStubVariants(context: ImportContext): Promise<() => Promise<void>> {
  const { tx, survey, ids } = context
  const stubs = await tx
    .selectFrom('variants')
    .select(['id', 'single_variant_molecular_profile_id as profileId'])
    .where('stub', '=', true)
    .where('id', '>=', 1_000_000)
    .where('origin', '<>', 'LOCAL')
    .execute()
  const moves = new Map<number, number>()
  const placeholders: number[] = []
  if (stubs.length > 0) {
    const variantOf = new Map<number, number>()
    for (const [id, { profileId }] of survey.variants) if (profileId !== null) variantOf.set(profileId, id)
    for (const { id, profileId } of stubs) {
      const variantId = variantOf.get(profileId)
      if (variantId === undefined || variantId === id) continue
      moves.set(id, variantId)
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
  }
  return async () => {
    if (moves.size === 0) return
    await rewriteExpressions(context, moves)
    await redirectReferences(context, 'VARIANT', moves)
    await tx
      .deleteFrom('variants')
      .where('id', 'in', [...moves.keys()])
      .execute()
    await tx.deleteFrom('molecular_profiles').where('id', 'in', placeholders).execute()
  }
}

/** Profiles of people here may contain the stub. */
async function rewriteExpressions(
  { tx, renamedVariants }: ImportContext,
  moves: ReadonlyMap<number, number>,
) {
  const rows = await tx
    .selectFrom('molecular_profiles as profile')
    .innerJoin('molecular_profile_variants as member', 'member.molecular_profile_id', 'profile.id')
    .select(['profile.id', 'profile.raw_name'])
    .where('member.variant_id', 'in', [...moves.keys()])
    .execute()
  for (const { id, raw_name } of rows) {
    const expression = parseRawName(raw_name)
    if (!expression.ok) continue
    const moved = rawName(withVariants(expression.value, moves))
    const twin = await tx
      .selectFrom('molecular_profiles')
      .select('id')
      .where('raw_name', '=', moved)
      .executeTakeFirst()
    if (!twin)
      await tx.updateTable('molecular_profiles').set({ raw_name: moved }).where('id', '=', id).execute()
  }
  for (const id of moves.values()) renamedVariants.add(id)
}

function withVariants(expression: ProfileExpression, moves: ReadonlyMap<number, number>): ProfileExpression {
  if (expression.kind === 'variant') {
    return { ...expression, variantId: moves.get(expression.variantId) ?? expression.variantId }
  }
  const members = [...expression.variants, ...expression.groups].map((member) => withVariants(member, moves))
  const [first, ...rest] = members
  return first ? profileGroup(expression.operator, [first, ...rest]) : expression
}
