import { sql } from 'kysely'
import type { RecordKind } from '../../release/kinds.ts'
import type { ImportContext } from '../import-context.ts'
import { removeRecords, workedOn } from '../withdrawal/remove-records.ts'

/** Stubs with ids of ours; people could not have made them. */
const ownStub = sql`record.stub and record.id >= 1000000 and record.origin <> 'LOCAL'`

/** Variants in no profile but their own, which nothing else uses. */
const orphanVariants = sql<{ id: number; profileId: number }>`
  select record.id, record.single_variant_molecular_profile_id as "profileId" from variants as record
  where ${ownStub} and record.single_variant_molecular_profile_id >= 1000000
    and not exists (select 1 from molecular_profile_variants as member where member.variant_id = record.id
      and member.molecular_profile_id <> record.single_variant_molecular_profile_id)
    and not exists (select 1 from evidence_items as item
      where item.molecular_profile_id = record.single_variant_molecular_profile_id)
    and not exists (select 1 from assertions as assertion
      where assertion.molecular_profile_id = record.single_variant_molecular_profile_id)
    and not exists (select 1 from source_suggestions as suggestion
      where suggestion.molecular_profile_id = record.single_variant_molecular_profile_id)`

const orphanFeatures = sql<{ id: number }>`
  select record.id from features as record
  where ${ownStub}
    and not exists (select 1 from variants where variants.feature_id = record.id)
    and not exists (select 1 from fusions
      where fusions.five_prime_gene_id = record.id or fusions.three_prime_gene_id = record.id)
    and not exists (select 1 from fusion_known_partner_genes as partner where partner.gene_id = record.id)`

/**
 * A release that lists its genes tells by their absence that what else its profiles name are none: Kataegis and CK of
 * 2024 are factors.
 */
async function turnUnlistedGenesIntoFactors({ tx, survey, report }: ImportContext): Promise<void> {
  if (survey.ids.feature.size === 0) return
  const { rows } = await sql<{ id: number }>`
    select id from features where stub and kind = 'GENE' and id >= 1000000 and origin <> 'LOCAL'
      and not exists (select 1 from genes where genes.feature_id = features.id)`.execute(tx)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return
  await tx
    .insertInto('factors')
    .values(ids.map((id) => ({ feature_id: id, ncit_id: null })))
    .execute()
  await tx.updateTable('features').set({ kind: 'FACTOR' }).where('id', 'in', ids).execute()
  report.changedSomething()
}

/**
 * Puts in order the stubs that earlier imports made up: variants follow the kind of their feature, which only a later
 * file may tell, and what nothing refers to any more is removed, unless people worked on it.
 */
export async function tidyStubs(context: ImportContext): Promise<void> {
  const { tx } = context
  await turnUnlistedGenesIntoFactors(context)
  await sql`
    update variants set kind = (select kind from features where features.id = variants.feature_id)
    where stub and kind <> (select kind from features where features.id = variants.feature_id)
  `.execute(tx)
  // What turned out to be no variant of a gene has no place of one.
  await sql`
    delete from variant_coordinates where coordinate_type = 'GENE_VARIANT_COORDINATE' and curation_state = 'STUB'
      and variant_id in (select id from variants where stub and kind <> 'GENE')
  `.execute(tx)
  const variants = (await orphanVariants.execute(tx)).rows
  const profileOf = new Map(variants.map(({ id, profileId }) => [id, profileId]))
  const variantIds = await untouched(context, 'variant', [...profileOf.keys()])
  const profileIds = new Set(
    await untouched(
      context,
      'profile',
      variantIds.map((id) => profileOf.get(id) ?? 0),
    ),
  )
  const both = variantIds.filter((id) => profileIds.has(profileOf.get(id) ?? 0))
  await remove(context, 'variant', both)
  await remove(
    context,
    'profile',
    both.map((id) => profileOf.get(id) ?? 0),
  )
  const features = (await orphanFeatures.execute(tx)).rows.map(({ id }) => id)
  await remove(context, 'feature', await untouched(context, 'feature', features))
}

async function untouched(
  context: ImportContext,
  kind: RecordKind,
  ids: readonly number[],
): Promise<number[]> {
  const touched = new Set(await workedOn(context, kind, ids))
  return ids.filter((id) => !touched.has(id))
}

async function remove(context: ImportContext, kind: RecordKind, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await removeRecords(context, kind, ids)
  context.report.changedSomething()
}
