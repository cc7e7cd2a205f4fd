import { featureInstanceTypes, fusionPartnerStatuses } from '#domain/vocabularies/features.ts'
import type { Reading } from '#server/storage/database.ts'
import { booleanCell, numberCell, plainNamesCell, textCell, timeCell } from '../cells.ts'
import { idChunks } from '../id-chunks.ts'
import { linkedNames } from '../relations.ts'
import { isInExtent } from './release-extent.ts'
import type { ReleaseExtent } from './release-extent.ts'
import type { ReleaseTable } from './release-table.ts'
import { cellsInOrder } from './release-table.ts'

const columns = [
  'feature_id',
  'feature_civic_url',
  'feature_type',
  'name',
  'feature_aliases',
  'description',
  'last_review_date',
  'is_flagged',
  'entrez_id',
  'ncit_id',
  'five_prime_partner_status',
  'three_prime_partner_status',
  'five_prime_gene_id',
  'five_prime_gene_name',
  'five_prime_gene_entrez_id',
  'three_prime_gene_id',
  'three_prime_gene_name',
  'three_prime_gene_entrez_id',
] as const

const featureRows = (db: Reading, extent: ReleaseExtent) =>
  db
    .selectFrom('features')
    .leftJoin('genes', 'genes.feature_id', 'features.id')
    .leftJoin('factors', 'factors.feature_id', 'features.id')
    .leftJoin('fusions', 'fusions.feature_id', 'features.id')
    .leftJoin('features as five', 'five.id', 'fusions.five_prime_gene_id')
    .leftJoin('genes as five_gene', 'five_gene.feature_id', 'fusions.five_prime_gene_id')
    .leftJoin('features as three', 'three.id', 'fusions.three_prime_gene_id')
    .leftJoin('genes as three_gene', 'three_gene.feature_id', 'fusions.three_prime_gene_id')
    .select([
      'features.id',
      'features.kind',
      'features.name',
      'features.description',
      'features.updated_at',
      'features.flagged',
      'genes.entrez_id',
      'factors.ncit_id',
      'fusions.five_prime_partner_status as five_status',
      'fusions.three_prime_partner_status as three_status',
      'five.id as five_id',
      'five.name as five_name',
      'five_gene.entrez_id as five_entrez_id',
      'three.id as three_id',
      'three.name as three_name',
      'three_gene.entrez_id as three_entrez_id',
    ])
    .where(isInExtent('features', extent))

/** FeatureSummaries: every feature of the extent. */
export const featureSummaries: ReleaseTable = {
  columns,
  async *rows(db, links, extent) {
    const chunks = idChunks((after, limit) =>
      featureRows(db, extent).where('features.id', '>', after).orderBy('features.id').limit(limit).execute(),
    )
    for await (const features of chunks) {
      const aliases = await linkedNames(
        db,
        'featureAliases',
        features.map(({ id }) => id),
      )
      yield features.map((feature) =>
        cellsInOrder(columns, {
          feature_id: String(feature.id),
          feature_civic_url: links('features', feature.id),
          feature_type: featureInstanceTypes.label(feature.kind),
          name: textCell(feature.name),
          feature_aliases: plainNamesCell(aliases(feature.id)),
          description: textCell(feature.description),
          last_review_date: timeCell(feature.updated_at),
          is_flagged: booleanCell(feature.flagged),
          entrez_id: numberCell(feature.entrez_id),
          ncit_id: textCell(feature.ncit_id),
          five_prime_partner_status: feature.five_status && fusionPartnerStatuses.label(feature.five_status),
          three_prime_partner_status:
            feature.three_status && fusionPartnerStatuses.label(feature.three_status),
          five_prime_gene_id: numberCell(feature.five_id),
          five_prime_gene_name: textCell(feature.five_name),
          five_prime_gene_entrez_id: numberCell(feature.five_entrez_id),
          three_prime_gene_id: numberCell(feature.three_id),
          three_prime_gene_name: textCell(feature.three_name),
          three_prime_gene_entrez_id: numberCell(feature.three_entrez_id),
        }),
      )
    }
  },
}
