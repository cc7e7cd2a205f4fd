import { foldText } from '#domain/text/names.ts'
import { isComplex, isMultiVariant } from '#domain/profiles/profile-expression.ts'
import { inParts } from '../batch-writer.ts'
import type { ImportContext } from '../import-context.ts'
import { operandNames, readProfileName } from './profile-reading.ts'
import { writeStubProfiles } from './profiles.ts'
import { stubColumns, writeRecords } from '../record-writer.ts'
import { featureOfName } from '../feature-directory.ts'
import type { VariantStep } from '../variants/variants.ts'

/**
 * Writes, as stubs, the molecular profiles that evidence or assertions name and no row describes. Their variants are
 * found by display name; one that nobody knows becomes a stub with an id of ours.
 */
export async function writeNamedProfiles(step: VariantStep): Promise<void> {
  const { context, names, members } = step
  const variants = new Map<string, number>()
  for (const [id, name] of await notThere(context)) {
    const operands = operandNames(name)
    const unknown: { id: number; name: string }[] = []
    for (const operand of operands) {
      const existing = variants.get(operand) ?? (await variantOfName(step, operand))
      const variantId = existing ?? (await context.ids.next('variants'))
      variants.set(operand, variantId)
      if (existing === null) unknown.push({ id: variantId, name: operand })
      if (names.of(variantId) === null) names.learn(variantId, operand)
    }
    const variantIds = operands.flatMap((operand) => variants.get(operand) ?? [])
    const reading = readProfileName(name, [...new Set(variantIds)], names)
    if (!reading.ok) {
      context.report.note(`MPID${id} was left out: ${reading.error.message}`)
      for (const { name: operand } of unknown) variants.delete(operand)
      continue
    }
    const { expression } = reading.value
    await writeStubProfiles(context, [{ id, expression, name }], names, members)
    const single = !isMultiVariant(expression) && !isComplex(expression)
    for (const variant of unknown) await writeUnknownVariant(step, variant, single ? id : null)
  }
}

async function variantOfName(
  { context, directory }: VariantStep,
  displayName: string,
): Promise<number | null> {
  for (const { feature, variantName } of directory.split(displayName)) {
    const variant = await context.tx
      .selectFrom('variants')
      .select('id')
      .where('feature_id', '=', feature.id)
      .where('name_folded', '=', foldText(variantName))
      .where('withdrawn', '=', false)
      .orderBy('id')
      .executeTakeFirst()
    if (variant) return variant.id
  }
  return null
}

async function writeUnknownVariant(
  { context, directory, names, members }: VariantStep,
  { id, name: displayName }: { id: number; name: string },
  ownProfileId: number | null,
): Promise<void> {
  const { featureId, variantName } = await featureOfName(directory, displayName)
  const profileId = ownProfileId ?? (await context.ids.next('molecular_profiles'))
  if (ownProfileId === null) {
    const expression = { kind: 'variant' as const, variantId: id, negated: false }
    await writeStubProfiles(context, [{ id: profileId, expression }], names, members)
  }
  await writeRecords(context, 'variant', [
    {
      id,
      feature_id: featureId,
      kind: directory.get(featureId)?.kind ?? 'FACTOR',
      name: variantName,
      name_folded: foldText(variantName),
      single_variant_molecular_profile_id: profileId,
      ...stubColumns(context),
    },
  ])
  context.report.count('variant', 'stubbed')
}

async function notThere({ tx, survey, sameProfile }: ImportContext): Promise<[number, string][]> {
  const there = new Set<number>()
  for (const part of inParts([...survey.namedProfiles.keys()], 1000)) {
    const rows = await tx.selectFrom('molecular_profiles').select('id').where('id', 'in', part).execute()
    for (const { id } of rows) there.add(id)
  }
  return [...survey.namedProfiles].filter(([id]) => !there.has(id) && !sameProfile.has(id))
}
