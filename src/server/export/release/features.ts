import { featureInstanceTypes, fusionPartnerStatuses } from '#domain/vocabularies/features.ts'
import type { Reading } from '#server/storage/database.ts'
import { booleanCell, numberCell, plainNamesCell, textCell, timeCell } from '../cells.ts'
import { idChunks } from '../id-chunks.ts'
import { linkedNames } from '../relations.ts'
import { isInExtent } from './release-extent.ts'
import type { ReleaseExtent } from './release-extent.ts'
import { releaseTable } from './release-table.ts'

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
export const featureSummaries = releaseTable({
  described: 'features',
  rows: (db, extent) =>
    idChunks((after, limit) =>
      featureRows(db, extent).where('features.id', '>', after).orderBy('features.id').limit(limit).execute(),
    ),
  relations: async (db) => async (ids) => ({ aliases: await linkedNames(db, 'featureAliases', ids) }),
  cells: {
    feature_id: ({ id }) => String(id),
    feature_civic_url: ({ id }, { links }) => links('features', id),
    feature_type: ({ kind }) => featureInstanceTypes.label(kind),
    name: ({ name }) => textCell(name),
    feature_aliases: ({ id }, { aliases }) => plainNamesCell(aliases(id)),
    description: ({ description }) => textCell(description),
    last_review_date: ({ updated_at }) => timeCell(updated_at),
    is_flagged: ({ flagged }) => booleanCell(flagged),
    entrez_id: ({ entrez_id }) => numberCell(entrez_id),
    ncit_id: ({ ncit_id }) => textCell(ncit_id),
    five_prime_partner_status: ({ five_status }) => five_status && fusionPartnerStatuses.label(five_status),
    three_prime_partner_status: ({ three_status }) =>
      three_status && fusionPartnerStatuses.label(three_status),
    five_prime_gene_id: ({ five_id }) => numberCell(five_id),
    five_prime_gene_name: ({ five_name }) => textCell(five_name),
    five_prime_gene_entrez_id: ({ five_entrez_id }) => numberCell(five_entrez_id),
    three_prime_gene_id: ({ three_id }) => numberCell(three_id),
    three_prime_gene_name: ({ three_name }) => textCell(three_name),
    three_prime_gene_entrez_id: ({ three_entrez_id }) => numberCell(three_entrez_id),
  },
})
