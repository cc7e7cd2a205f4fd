import type { IdLink } from '#domain/records/fields/record-field.ts'
import { foldText } from '#domain/text/names.ts'
import { nameViolations } from '#domain/records/record-names.ts'
import { violationIf } from '#domain/validity.ts'
import { featureInstanceTypes } from '#domain/vocabularies/features.ts'
import { inList } from '#server/knowledge/paging/batch.ts'
import type { Batch } from '#server/knowledge/paging/batch.ts'
import type { Reading } from '#server/storage/database.ts'
import { linkedIds, setLinkedIds } from '../linked-ids.ts'
import { profileNameViolations } from '../profile-name-length.ts'
import { missingReferences } from '../submission/references.ts'
import { revisable } from './revisable.ts'

/** Fields that people may change of a feature; which of it, its kind says. */
export interface FeatureFields {
  name: string
  fullName: string | null
  description: string | null
  /** Of a factor. */
  ncitId: string | null
  sourceIds: number[]
  featureAliasIds: number[]
  /** Of a fusion with several partners: feature ids of the genes known among them. */
  knownPartnerGeneIds: number[]
}

const owner = 'feature_id'
const sources: IdLink = { table: 'feature_sources', owner, target: 'source_id' }
const aliases: IdLink = { table: 'feature_feature_aliases', owner, target: 'feature_alias_id' }
const partners: IdLink = { table: 'fusion_known_partner_genes', owner, target: 'gene_id' }

const fieldsById: Batch<number, FeatureFields | null> = async (db, ids) => {
  const rows = await db
    .selectFrom('features')
    .leftJoin('factors', 'factors.feature_id', 'features.id')
    .select(['id', 'name', 'full_name', 'description', 'ncit_id'])
    .where('id', 'in', inList(ids))
    .execute()
  const sourcesOf = await linkedIds(db, sources, ids)
  const aliasesOf = await linkedIds(db, aliases, ids)
  const partnersOf = await linkedIds(db, partners, ids)
  const fields = new Map(
    rows.map((row): [number, FeatureFields] => [
      row.id,
      {
        name: row.name,
        fullName: row.full_name,
        description: row.description,
        ncitId: row.ncit_id,
        sourceIds: sourcesOf(row.id),
        featureAliasIds: aliasesOf(row.id),
        knownPartnerGeneIds: partnersOf(row.id),
      },
    ]),
  )
  return ids.map((id) => fields.get(id) ?? null)
}

export const revisableFeature = revisable<FeatureFields>({
  fieldsById,
  missing: (db, fields) =>
    missingReferences(db, [
      ['source', fields.sourceIds],
      ['feature', fields.knownPartnerGeneIds],
    ]),
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
    const { name, fullName, description, ncitId } = fields
    await tx
      .updateTable('features')
      .set({
        name,
        name_folded: foldText(name),
        full_name: fullName,
        full_name_folded: fullName && foldText(fullName),
        description,
        updated_at: now,
      })
      .where('id', '=', id)
      .execute()
    await tx.updateTable('factors').set({ ncit_id: ncitId }).where('feature_id', '=', id).execute()
    await setLinkedIds(tx, sources, id, fields.sourceIds)
    await setLinkedIds(tx, aliases, id, fields.featureAliasIds)
    await setLinkedIds(tx, partners, id, fields.knownPartnerGeneIds)
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
