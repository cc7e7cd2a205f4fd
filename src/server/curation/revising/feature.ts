import { featureFields } from '#domain/records/fields/feature.ts'
import { foldText } from '#domain/text/names.ts'
import { nameViolations } from '#domain/records/record-names.ts'
import { violationIf } from '#domain/validity.ts'
import { featureInstanceTypes } from '#domain/vocabularies/features.ts'
import { inList } from '#server/knowledge/paging/batch.ts'
import type { Reading } from '#server/storage/database.ts'
import { profileNameViolations } from '../profile-name-length.ts'
import { fieldStore } from '../record-fields.ts'
import { revisable } from './revisable.ts'

const stored = fieldStore('feature', featureFields, (db, ids) =>
  db
    .selectFrom('features')
    .leftJoin('factors', 'factors.feature_id', 'features.id')
    .select(['id', 'name', 'full_name', 'description', 'ncit_id'])
    .where('id', 'in', ids)
    .execute(),
)

export const revisableFeature = revisable({
  fieldsById: stored.valuesById,
  missing: stored.missing,
  async violations(db, id, { name, knownPartnerGeneIds }) {
    const { kind, name: before } = await db
      .selectFrom('features')
      .select(['kind', 'name'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const other = await db
      .selectFrom('features')
      .select('id')
      .where('name_folded', '=', foldText(name))
      .where('kind', '=', kind)
      .where('deprecated', '=', false)
      .where('withdrawn', '=', false)
      .where('id', '<>', id)
      .executeTakeFirst()
    return [
      ...nameViolations('A feature', name),
      ...violationIf(
        other,
        'name',
        `${featureInstanceTypes.label(kind)} ${other?.id} already has the name ${name}.`,
      ),
      ...(await profileNameViolations(db, await variantsOf(db, id), { before, after: name })),
      ...(knownPartnerGeneIds.length > 0 ? await partnerViolations(db, id, knownPartnerGeneIds) : []),
    ]
  },
  async write({ tx, now }, id, fields) {
    const { ncit_id, ...columns } = stored.columns(fields)
    await tx
      .updateTable('features')
      .set({ ...columns, updated_at: now })
      .where('id', '=', id)
      .execute()
    await tx.updateTable('factors').set({ ncit_id }).where('feature_id', '=', id).execute()
    await stored.setLists(tx, id, fields)
  },
})

async function variantsOf(db: Reading, id: number): Promise<number[]> {
  const variants = await db.selectFrom('variants').select('id').where('feature_id', '=', id).execute()
  return variants.map((variant) => variant.id)
}

/** Only a fusion with a side of several partners knows some of them, and they are genes. */
async function partnerViolations(db: Reading, id: number, geneIds: readonly number[]) {
  const fusion = await db
    .selectFrom('fusions')
    .select(['five_prime_partner_status', 'three_prime_partner_status'])
    .where('feature_id', '=', id)
    .executeTakeFirst()
  const sides = [fusion?.five_prime_partner_status, fusion?.three_prime_partner_status]
  const genes = await db
    .selectFrom('genes')
    .select('feature_id')
    .where('feature_id', 'in', inList(geneIds))
    .execute()
  const isGene = new Set(genes.map((gene) => gene.feature_id))
  const others = geneIds.filter((geneId) => !isGene.has(geneId))
  return [
    ...violationIf(
      !sides.includes('MULTIPLE'),
      'known_partner_gene_ids',
      'Only a fusion of which one side has multiple partners has known partner genes.',
    ),
    ...violationIf(
      others.length > 0,
      'known_partner_gene_ids',
      `Known partners are genes; these features are not: ${others.join(', ')}.`,
    ),
  ]
}
