import { LARGEST_INTEGER } from '#domain/records/record-id.ts'
import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import type { EvidenceStatusFilter } from '#domain/vocabularies/evidence.ts'
import type { Reading } from '#server/storage/database.ts'
import { inList, manyForEach, oneForEach, scanningBatch } from '../paging/batch.ts'
import type { Load } from '../paging/batch.ts'
import { hasStatus, perStatusFilter, statusesOf } from '../records/clinical/evidence-status.ts'
import { contains } from '../conditions.ts'
import { diseaseAliases } from '../records/diseases.ts'
import { countOf } from '../summaries/evidence-counts.ts'
import { typed } from '../records/records.ts'
import type { FeatureRecord } from '../records/records.ts'
import {
  assertionsNaming,
  assertionSortKey,
  evidenceNaming,
  variantsOfEvidence,
} from '../summaries/term-evidence.ts'
import { hasStoredEvidence, storedCountSortKey } from '../summaries/stored-evidence-counts.ts'
import type { DiseaseRecord } from '../records/terms.ts'
import { browseQuery, byText, byTextIfAny, idFilters, names } from './browse-query.ts'
import type { ComputedSortKey } from './aggregate-sort-key.ts'

/** A disease with the statuses that its counts follow. */
export type BrowseDiseaseRow = DiseaseRecord & { counted_status: EvidenceStatusFilter }

const ID = 'diseases.id'

type Member = 'variant' | 'feature'

/** Numbers of the live variants of the profiles whose evidence names a disease, and of their features; by status filter. */
const memberCountsOfDisease = perStatusFilter((filter) =>
  scanningBatch(
    oneForEach<number, Record<'disease_id' | Member, number>>(
      async (db, ids) => {
        const { rows } = await sql<Record<'disease_id' | Member, number>>`
          select item.disease_id, count(distinct variant.id) as variant, count(distinct feature.id) as feature
          from ${variantsOfEvidence}
          where item.disease_id in (${sql.join(ids)}) and ${hasStatus('item.status', statusesOf[filter])}
          group by item.disease_id`.execute(db)
        return rows
      },
      (row) => row.disease_id,
    ),
  ),
)

/** The first features by name, as many as `first`, of each disease. */
const featuresBatch = (filter: EvidenceStatusFilter, first: number) =>
  scanningBatch(
    manyForEach<number, FeatureRecord & { disease_id: number }>(
      async (db, ids) =>
        db
          .selectFrom('features')
          .innerJoin(
            sql<{ disease_id: number; feature_id: number }>`(
            select disease_id, feature_id from (
              select disease_id, feature_id,
                row_number() over (partition by disease_id order by name_folded, feature_id) as place
              from (
                select distinct item.disease_id, feature.id as feature_id, feature.name_folded
                from ${variantsOfEvidence}
                where item.disease_id in (${sql.join(inList(ids))})
                  and ${hasStatus('item.status', statusesOf[filter])}) as found) as numbered
            where place <= ${first})`.as('found'),
            'found.feature_id',
            'features.id',
          )
          .selectAll('features')
          .select([typed('features'), 'found.disease_id'])
          .orderBy('features.name_folded')
          .orderBy('features.id')
          .execute(),
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
    select item.disease_id as owner_id, count(distinct ${sql.ref(`${member}.id`)}) as value
    from ${variantsOfEvidence}
    where item.disease_id in ${ids} and ${hasStatus('item.status', statusesOf[filter])}
    group by item.disease_id`,
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
      where: (name) => contains('diseases.name_folded', name),
    },
    featureName: {
      type: 'String',
      description: 'Only diseases with evidence about a feature whose name contains this, ignoring case.',
      where: (name, status) => sql<SqlBool>`diseases.id in (
        select item.disease_id from ${variantsOfEvidence}
        where ${contains('feature.name_folded', name)}
          and ${hasStatus('item.status', statusesOf[status])})`,
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
    aliases: { cell: async ({ id }, load) => names(await load(diseaseAliases, id)) },
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
