import { sql } from 'kysely'
import { foldText } from '#domain/names.ts'
import { displayName } from '#domain/profile-expression.ts'
import { parseRawName } from '#domain/profile-raw-name.ts'
import { evidenceLevels, evidenceLevelWeights } from '#domain/vocabularies/evidence.ts'
import { inParts } from './batch-writer.ts'
import type { ImportContext } from './import-context.ts'

/** Computes anew what follows from other records: scores, evidence counts of assertions, names of profiles. */
export async function refreshDerived(context: ImportContext): Promise<void> {
  await refreshScores(context)
  await refreshEvidenceCounts(context)
  await refreshProfileNames(context)
}

/** Level weight x rating over the accepted evidence, as `molecularProfileScore` in the domain. */
async function refreshScores({ tx, touchedProfiles }: ImportContext): Promise<void> {
  const weight = sql.join(
    evidenceLevels.values.map(
      (level) => sql`when ${sql.lit(level)} then ${sql.lit(evidenceLevelWeights[level])}`,
    ),
    sql` `,
  )
  for (const part of inParts([...touchedProfiles], 1000)) {
    await sql`
      update molecular_profiles set score = (
        select coalesce(sum(case item.evidence_level ${weight} end * coalesce(item.evidence_rating, 0)), 0)
        from evidence_items as item
        where item.molecular_profile_id = molecular_profiles.id and item.status = 'ACCEPTED')
      where id in (${sql.join(part)})
    `.execute(tx)
  }
}

/** Rejected evidence, withdrawn evidence among it, does not count. */
async function refreshEvidenceCounts({ tx }: ImportContext): Promise<void> {
  const counted = sql`(
    select count(*) from assertion_evidence_items as link
    join evidence_items as item on item.id = link.evidence_item_id
    where link.assertion_id = assertions.id and item.status <> 'REJECTED')`
  await sql`update assertions set evidence_item_count = ${counted} where evidence_item_count <> ${counted}`.execute(
    tx,
  )
}

async function refreshProfileNames(context: ImportContext): Promise<void> {
  const { tx, renamedVariants, renamedFeatures } = context
  const variantIds = new Set(renamedVariants)
  for (const part of inParts([...renamedFeatures], 1000)) {
    const rows = await tx.selectFrom('variants').select('id').where('feature_id', 'in', part).execute()
    for (const { id } of rows) variantIds.add(id)
  }
  for (const part of inParts([...variantIds], 500)) {
    const profiles = await tx
      .selectFrom('molecular_profiles as profile')
      .select(['profile.id', 'profile.raw_name', 'profile.name'])
      .where('profile.id', 'in', (eb) =>
        eb
          .selectFrom('molecular_profile_variants')
          .select('molecular_profile_id')
          .where('variant_id', 'in', part),
      )
      .execute()
    const names = await namesIn(
      context,
      profiles.map(({ id }) => id),
    )
    for (const { id, raw_name, name } of profiles) {
      const expression = parseRawName(raw_name)
      if (!expression.ok) continue
      const newName = displayName(
        expression.value,
        (variantId) => names.get(variantId) ?? `Variant ${variantId}`,
      )
      if (newName === name) continue
      await tx
        .updateTable('molecular_profiles')
        .set({ name: newName, name_folded: foldText(newName) })
        .where('id', '=', id)
        .execute()
      context.report.changedSomething()
    }
  }
}

/** Display names of all variants in the profiles. */
async function namesIn({ tx }: ImportContext, profileIds: readonly number[]): Promise<Map<number, string>> {
  const names = new Map<number, string>()
  for (const part of inParts(profileIds, 1000)) {
    const rows = await tx
      .selectFrom('molecular_profile_variants as member')
      .innerJoin('variants as variant', 'variant.id', 'member.variant_id')
      .innerJoin('features as feature', 'feature.id', 'variant.feature_id')
      .select(['variant.id', 'variant.name', 'feature.name as featureName'])
      .where('member.molecular_profile_id', 'in', part)
      .execute()
    for (const { id, name, featureName } of rows) names.set(id, `${featureName} ${name}`)
  }
  return names
}
