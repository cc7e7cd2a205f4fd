import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { LARGEST_INTEGER } from '#domain/records/record-id.ts'
import { aliasesOf } from '../records/aliases.ts'
import type { EvidenceStatusFilter } from '#domain/vocabularies/evidence.ts'
import type { Reading } from '#server/storage/database.ts'
import { manyForEach, oneForEach, scanningBatch } from '../paging/batch.ts'
import type { Load } from '../paging/batch.ts'
import { perStatusFilter } from '../records/clinical/evidence-status.ts'
import { contains } from '../conditions.ts'
import { countOf } from '../summaries/evidence-counts.ts'
import { typed } from '../records/rows.ts'
import type { FeatureRecord } from '../records/records.ts'
import { assertionsNaming, assertionSortKey, evidenceNaming } from '../summaries/term-evidence.ts'
import { countOfRow, hasStoredEvidence, storedCountSortKey } from '../summaries/stored-evidence-counts.ts'
import type { DiseaseRecord } from '../records/terms.ts'
import { browseQuery, byText, byTextIfAny, idFilters, names } from './browse-query.ts'
import type { ComputedSortKey } from './aggregate-sort-key.ts'
import { isNamedLike } from '../names/resolve-names.ts'

/** A disease with the statuses that its counts follow. */
export type BrowseDiseaseRow = DiseaseRecord & { counted_status: EvidenceStatusFilter }

const ID = 'diseases.id'

type Member = 'variant' | 'feature'

/** What follows `from`: live variants that evidence with a status of the filter is about, for each disease that it names. */
const withEvidence = (filter: EvidenceStatusFilter) =>
  sql`disease_variants as counted where ${countOfRow('counted', filter)} > 0`

/** Numbers of the variants, and of their features, of one disease. */
const numberOf: Readonly<Record<Member, RawBuilder<number>>> = {
  variant: sql`count(*)`,
  feature: sql`count(distinct counted.feature_id)`,
}

/** Numbers of the live variants of the profiles whose evidence names a disease, and of their features; by status filter. */
const memberCountsOfDisease = perStatusFilter((filter) =>
  scanningBatch(
    oneForEach<number, Record<'disease_id' | Member, number>>(
      (db, ids) => sql<Record<'disease_id' | Member, number>>`
          select counted.disease_id, ${numberOf.variant} as variant, ${numberOf.feature} as feature
          from ${withEvidence(filter)} and counted.disease_id in (${sql.join(ids)})
          group by counted.disease_id`,
      (row) => row.disease_id,
    ),
  ),
)

/** The first features by name, as many as `first`, of each disease. */
const featuresBatch = (filter: EvidenceStatusFilter, first: number) =>
  scanningBatch(
    manyForEach<number, FeatureRecord & { disease_id: number }>(
      (db, ids) =>
        db
          .selectFrom('features')
          .innerJoin(
            sql<{ disease_id: number; feature_id: number }>`(
            select disease_id, feature_id from (
              select about.disease_id, about.feature_id, row_number() over (
                partition by about.disease_id order by feature.name_folded, feature.id) as place
              from (
                select distinct counted.disease_id, counted.feature_id
                from ${withEvidence(filter)} and counted.disease_id in (${sql.join(ids)})) as about
              join features as feature on feature.id = about.feature_id) as numbered
            where place <= ${first})`.as('found'),
            'found.feature_id',
            'features.id',
          )
          .selectAll('features')
          .select([typed('features'), 'found.disease_id'])
          .orderBy('features.name_folded')
          .orderBy('features.id'),
      (row) => row.disease_id,
    ),
  )

/** Features of the live variants of the profiles whose evidence names a disease, by name; by status filter. */
const featuresOfDisease = perStatusFilter((filter) => featuresBatch(filter, LARGEST_INTEGER))

/** More features of each disease than this are found by reading all of them. */
const MOST_FIRST = 100
const firstFeaturesOfDisease = perStatusFilter((filter) =>
  Array.from({ length: MOST_FIRST }, (_, index) => featuresBatch(filter, index + 1)),
)

/**
 * Features of the live variants of the profiles whose evidence names a disease, by name.
 * @param first how many at most; all unless given
 */
export async function featuresOf(
  { id, counted_status: status }: BrowseDiseaseRow,
  load: Load,
  first: number | null = null,
): Promise<FeatureRecord[]> {
  if (first !== null && first <= 0) return []
  const batch = first === null ? undefined : firstFeaturesOfDisease[status][first - 1]
  const features = await load(batch ?? featuresOfDisease[status], id)
  return first === null ? features : features.slice(0, first)
}

const memberSortKey = (member: Member, filter: EvidenceStatusFilter): ComputedSortKey => ({
  kind: 'count',
  of: (ids) => sql`
    select counted.disease_id as owner_id, ${numberOf[member]} as value
    from ${withEvidence(filter)} and counted.disease_id in ${ids}
    group by counted.disease_id`,
})

/** Live diseases with evidence that the status filter lets through. */
export const browseDiseases = browseQuery({
  query: 'browseDiseases',
  description: 'Diseases with evidence, by id unless sorted otherwise; deprecated ones are excluded.',
  id: ID,
  rows: (db: Reading, status: EvidenceStatusFilter) =>
    db
      .selectFrom('diseases')
      .selectAll('diseases')
      .select(sql.lit(status).as('counted_status'))
      .where('diseases.deprecated', '=', false),
  hasStatus: (status) => hasStoredEvidence('diseases', ID, status),
  statusDescription:
    'Status of the evidence that counts, NON_REJECTED by default; diseases without any are excluded.',
  filters: {
    ...idFilters(ID, 'disease', 'diseases'),
    doid: {
      type: 'String',
      description: 'Only the disease with this Disease Ontology id, with or without `DOID:`.',
      where: (doid) => sql<SqlBool>`diseases.doid = ${doid.trim().replace(/^DOID:/i, '')}`,
    },
    name: {
      type: 'String',
      description: 'Only diseases whose name contains this, ignoring case.',
      where: (name) => isNamedLike('diseases', name),
    },
    featureName: {
      type: 'String',
      description: 'Only diseases with evidence about a feature whose name contains this, ignoring case.',
      where: (name, status) => sql<SqlBool>`diseases.id in (
        select counted.disease_id from ${withEvidence(status)} and counted.feature_id in (
          select feature.id from features as feature where ${isNamedLike('features', name, 'feature')}))`,
    },
    diseaseAlias: {
      type: 'String',
      description: 'Only diseases with an alias that contains this, ignoring case.',
      where: (alias) => sql<SqlBool>`diseases.id in (
        select link.disease_id from disease_disease_aliases as link
        join disease_aliases as alias on alias.id = link.disease_alias_id
        where ${contains('alias.name_folded', alias)})`,
    },
  },
  columns: {
    id: { cell: ({ id }) => id },
    name: { cell: ({ name }) => name, sort: ['NAME', byText('diseases.name_folded')] },
    doid: { cell: ({ doid }) => doid, sort: ['DOID', byTextIfAny('diseases.doid')] },
    aliases: { cell: async ({ id }, load) => names(await load(aliasesOf.disease, id)) },
    features: {
      cell: async (disease, load) => names(await featuresOf(disease, load)),
    },
    feature_count: {
      field: 'featureCount',
      description: 'Number of features of the variants that its evidence is about.',
      cell: async ({ id, counted_status }, load) =>
        (await load(memberCountsOfDisease[counted_status], id))?.feature ?? 0,
      sort: ['FEATURE_COUNT', { aggregate: (status) => memberSortKey('feature', status) }],
    },
    variant_count: {
      field: 'variantCount',
      description: 'Number of variants that its evidence is about, without deprecated and withdrawn ones.',
      cell: async ({ id, counted_status }, load) =>
        (await load(memberCountsOfDisease[counted_status], id))?.variant ?? 0,
      sort: ['VARIANT_COUNT', { aggregate: (status) => memberSortKey('variant', status) }],
    },
    evidence_item_count: {
      field: 'evidenceItemCount',
      description: 'Number of evidence items about it.',
      cell: async ({ id, counted_status }, load) =>
        countOf(await load(evidenceNaming.diseases, id), counted_status),
      sort: ['EVIDENCE_ITEM_COUNT', { aggregate: (status) => storedCountSortKey('diseases', status) }],
    },
    assertion_count: {
      field: 'assertionCount',
      description: 'Number of assertions about it.',
      cell: async ({ id, counted_status }, load) =>
        countOf(await load(assertionsNaming.diseases, id), counted_status),
      sort: ['ASSERTION_COUNT', { aggregate: (status) => assertionSortKey('diseases', status) }],
    },
    deprecated: { cell: ({ deprecated }) => deprecated },
  },
})
