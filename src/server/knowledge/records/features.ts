import { sql } from 'kysely'
import type { AssociatedEvidenceStatusFilter } from '#domain/vocabularies/evidence.ts'
import { foldText } from '#domain/text/names.ts'
import type { FeatureInstanceType } from '#domain/vocabularies/features.ts'
import type { Reading } from '#server/storage/database.ts'
import { inList, oneForEach, rowOfEach } from '../paging/batch.ts'
import type { Batch } from '../paging/batch.ts'
import { associatedStatuses, hasStatus } from './clinical/evidence-status.ts'
import { isVisible } from './visibility.ts'
import { oneOf } from '../conditions.ts'
import { listing } from '../paging/page.ts'
import { profileOwners } from './profile-owners.ts'
import { rowBy, rowsThrough, typed } from './rows.ts'
import type { FeatureRecord } from './records.ts'

/** Fields that only genes have. */
export const geneOfFeature = rowBy('genes', 'feature_id')

/** Fields that only factors have. */
export const factorOfFeature = rowBy('factors', 'feature_id')

/** Fields that only fusions have. */
export const fusionOfFeature = rowBy('fusions', 'feature_id')

/** The genes known to take part in a fusion with several partners, by name. */
export const knownPartnerGenes = rowsThrough(
  'fusion_known_partner_genes',
  'feature_id',
  'gene_id',
  'features',
  ['features.name_folded', 'features.id'],
)

/** The fusion of exactly two genes: the key is their feature ids, `<5'>::<3'>`. Null when there is none. */
export const fusionWithPartners: Batch<string, FeatureRecord | null> = async (db, pairs) => {
  const genes = pairs.map((pair) => Number.parseInt(pair, 10))
  const { rows } = await sql<FeatureRecord & { partners: string }>`
    select features.*, ${typed('features')},
      fusions.five_prime_gene_id || '::' || fusions.three_prime_gene_id as partners
    from fusions join features on features.id = fusions.feature_id
    where fusions.five_prime_gene_id in (${sql.join(inList(genes))}) and fusions.three_prime_gene_id is not null
      and ${isVisible('features')}
    order by features.id desc`.execute(db)
  return rowOfEach(pairs, rows, ({ partners }) => partners)
}

/** The publications about a feature, by citation. */
export const featureSources = rowsThrough('feature_sources', 'feature_id', 'source_id', 'sources', [
  'link.source_id',
])

/** The gene with exactly this symbol, or null; a live one before a deprecated one. */
export const geneBySymbol = oneForEach<string, FeatureRecord>(
  // Later rows replace earlier ones of the same name.
  (db, symbols) =>
    db
      .selectFrom('features')
      .selectAll()
      .select(typed('features'))
      .where('kind', '=', 'GENE')
      .where('name', 'in', symbols)
      .orderBy(sql`case when ${isVisible('features')} then 1 else 0 end`)
      .orderBy('id', 'desc'),
  (row) => row.name,
)

/** The factor with the NCIt id, or null; a live one before a deprecated one. */
export const factorByNcitId = oneForEach<string, FeatureRecord & { ncit_id: string | null }>(
  (db, codes) =>
    db
      .selectFrom('features')
      .innerJoin('factors', 'factors.feature_id', 'features.id')
      .selectAll('features')
      .select(['factors.ncit_id', typed('features')])
      .where('factors.ncit_id', 'in', codes)
      .orderBy(sql`case when ${isVisible('features')} then 1 else 0 end`)
      .orderBy('features.id', 'desc'),
  (row) => row.ncit_id ?? '',
)

export interface FeatureFilter {
  ids?: number[] | null
  evidenceStatusFilter?: AssociatedEvidenceStatusFilter | null
}

/** Features of a kind that have a live variant, and so a profile. */
function featuresOfKind(db: Reading, kind: FeatureInstanceType, filter: FeatureFilter) {
  const { join, owner, profile } = profileOwners.features
  let rows = db
    .selectFrom('features')
    .selectAll('features')
    .select(typed('features'))
    .where('features.kind', '=', kind)
    .where(isVisible('features'))
    .where(hasLiveVariant('features.id'))
  if (filter.ids) rows = rows.where(oneOf('features.id', filter.ids))
  const statuses = filter.evidenceStatusFilter && associatedStatuses[filter.evidenceStatusFilter]
  if (statuses) {
    rows = rows.where(sql<boolean>`exists (
      select 1 from ${join} join evidence_items as item on item.molecular_profile_id = ${profile}
      where ${owner} = features.id and ${hasStatus('item.status', statuses)})`)
  }
  return rows
}

/** True for a feature, whose id is `id`, with a variant that lists show. Every variant has a profile. */
export const hasLiveVariant = (id: string) =>
  sql<boolean>`exists (
    select 1 from variants as listed where listed.feature_id = ${sql.ref(id)} and ${isVisible('listed')})`

const byName = [{ by: sql.ref('features.name_folded'), text: true }, { by: sql.ref('features.id') }]

export interface GeneFilter extends FeatureFilter {
  entrezIds?: number[] | null
  /** Any case: symbols are compared in upper case. */
  entrezSymbols?: string[] | null
}

/** Genes with a live variant, by name. */
export function listGenes(db: Reading, filter: GeneFilter) {
  let rows = featuresOfKind(db, 'GENE', filter)
  if (filter.entrezSymbols) {
    const symbols = filter.entrezSymbols.map((symbol) => symbol.toUpperCase())
    rows = rows.where(oneOf('features.name', symbols))
  }
  if (filter.entrezIds) {
    const { entrezIds } = filter
    rows = rows.where(sql<boolean>`features.id in (
      select feature_id from genes where ${oneOf('entrez_id', entrezIds)})`)
  }
  return listing({ rows, order: byName })
}

export interface FactorFilter extends FeatureFilter {
  /** Names or full names, case aside. */
  name?: string[] | null
  ncitIt?: string[] | null
}

/** Factors with a live variant, by name. */
export function listFactors(db: Reading, filter: FactorFilter) {
  let rows = featuresOfKind(db, 'FACTOR', filter)
  if (filter.name) {
    const names = filter.name.map(foldText)
    rows = rows.where((is) =>
      is.or([oneOf('features.name_folded', names), oneOf('features.full_name_folded', names)]),
    )
  }
  if (filter.ncitIt) {
    const codes = filter.ncitIt
    rows = rows.where(sql<boolean>`features.id in (
      select feature_id from factors where ${oneOf('ncit_id', codes)})`)
  }
  return listing({ rows, order: byName })
}

export interface FusionFilter extends FeatureFilter {
  /** Feature id of a gene on either side, or among the known partners. */
  genePartnerId?: number | null
}

/** Fusions with a live variant, by name. */
export function listFusions(db: Reading, filter: FusionFilter) {
  let rows = featuresOfKind(db, 'FUSION', filter)
  if (filter.genePartnerId != null) {
    const gene = filter.genePartnerId
    rows = rows.where(sql<boolean>`features.id in (
      select feature_id from fusions where five_prime_gene_id = ${gene} or three_prime_gene_id = ${gene}
      union all select feature_id from fusion_known_partner_genes where gene_id = ${gene})`)
  }
  return listing({ rows, order: byName })
}

export interface RegionFilter extends FeatureFilter {
  /** Names, case aside. */
  name?: string[] | null
  /** ISCN names of variants of the region. */
  iscnName?: string[] | null
}

/** Regions with a live variant, by name. */
export function listRegions(db: Reading, filter: RegionFilter) {
  let rows = featuresOfKind(db, 'REGION', filter)
  if (filter.name) rows = rows.where(oneOf('features.name_folded', filter.name.map(foldText)))
  if (filter.iscnName) {
    const names = filter.iscnName
    rows = rows.where(sql<boolean>`features.id in (
      select feature_id from variants where ${oneOf('iscn_name', names)})`)
  }
  return listing({ rows, order: byName })
}
