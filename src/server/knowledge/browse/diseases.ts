import { sql } from 'kysely'
import type { EvidenceStatusFilter } from '#domain/vocabularies/evidence.ts'
import type { Reading } from '#server/storage/database.ts'
import { inList, manyForEach, oneForEach } from '../paging/batch.ts'
import { hasStatus, perStatusFilter, statusesOf } from '../records/clinical/evidence-status.ts'
import { contains, oneOf } from '../conditions.ts'
import { listing } from '../paging/page.ts'
import { typed } from '../records/records.ts'
import type { FeatureRecord } from '../records/records.ts'
import { emptyLast } from './sort-keys.ts'
import {
  assertionSortKey,
  evidenceSortKey,
  isNamedByEvidence,
  variantsOfEvidence,
} from '../summaries/term-evidence.ts'
import type { DiseaseRecord } from '../records/terms.ts'
import { orderedBySortKey } from './aggregate-sort-key.ts'
import type { AggregateSortKey } from './aggregate-sort-key.ts'

export interface BrowseDiseasesFilter {
  id?: number | null
  ids?: number[] | null
  /** Disease Ontology id; the prefix `DOID:` may be there. */
  doid?: string | null
  name?: string | null
  featureName?: string | null
  diseaseAlias?: string | null
  status?: EvidenceStatusFilter | null
}

export interface BrowseDiseasesSort {
  column: 'NAME' | 'DOID' | 'VARIANT_COUNT' | 'EVIDENCE_ITEM_COUNT' | 'ASSERTION_COUNT' | 'FEATURE_COUNT'
  direction: 'ASC' | 'DESC'
}

/** A disease with the statuses that its counts follow. */
export type BrowseDiseaseRow = DiseaseRecord & { counted_status: EvidenceStatusFilter }

const ID = 'diseases.id'

/** Live variants of the profiles whose evidence names a disease; by status filter. */
export const variantCountOfDisease = perStatusFilter((filter) =>
  oneForEach<number, { owner_id: number; value: number }>(
    async (db, ids) => {
      const sortKey = memberSortKey('variant', filter)
      const { rows } = await sql<{ owner_id: number; value: number }>`
        ${sortKey.of(sql`(${sql.join(ids)})`)}`.execute(db)
      return rows
    },
    (row) => row.owner_id,
  ),
)

/** Features of the live variants of the profiles whose evidence names a disease, by name; by status filter. */
export const featuresOfDisease = perStatusFilter((filter) =>
  manyForEach<number, FeatureRecord & { disease_id: number }>(
    async (db, ids) =>
      db
        .selectFrom('features')
        .innerJoin(
          sql<{ disease_id: number; feature_id: number }>`(
            select distinct item.disease_id, feature.id as feature_id from ${variantsOfEvidence}
            where item.disease_id in (${sql.join(inList(ids))})
              and ${hasStatus('item.status', statusesOf[filter])})`.as('found'),
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

const memberSortKey = (member: 'variant' | 'feature', filter: EvidenceStatusFilter): AggregateSortKey => ({
  kind: 'count',
  of: (ids) => sql`
    select item.disease_id as owner_id, count(distinct ${sql.ref(`${member}.id`)}) as value
    from ${variantsOfEvidence}
    where item.disease_id in ${ids} and ${hasStatus('item.status', statusesOf[filter])}
    group by item.disease_id`,
})

function sortKeyOf(
  column: BrowseDiseasesSort['column'],
  status: EvidenceStatusFilter,
): AggregateSortKey | null {
  switch (column) {
    case 'NAME':
    case 'DOID':
      return null
    case 'VARIANT_COUNT':
      return memberSortKey('variant', status)
    case 'FEATURE_COUNT':
      return memberSortKey('feature', status)
    case 'EVIDENCE_ITEM_COUNT':
      return evidenceSortKey('diseases', status)
    case 'ASSERTION_COUNT':
      return assertionSortKey('diseases', status)
  }
}

/** Live diseases with evidence that the status filter lets through; by id unless asked otherwise. */
export function browseDiseases(db: Reading, filter: BrowseDiseasesFilter, sort?: BrowseDiseasesSort | null) {
  const status = filter.status ?? 'NON_REJECTED'
  const live = db
    .selectFrom('diseases')
    .selectAll('diseases')
    .select(sql.lit(status).as('counted_status'))
    .where('diseases.deprecated', '=', false)
  let rows = live.where(isNamedByEvidence('diseases', ID, status))
  if (filter.id != null) rows = rows.where(ID, '=', filter.id)
  if (filter.ids) rows = rows.where(oneOf(ID, filter.ids))
  if (filter.doid) rows = rows.where('diseases.doid', '=', filter.doid.trim().replace(/^DOID:/i, ''))
  if (filter.name) rows = rows.where(contains('diseases.name_folded', filter.name))
  if (filter.diseaseAlias)
    rows = rows.where(
      sql<boolean>`diseases.id in (
        select link.disease_id from disease_disease_aliases as link
        join disease_aliases as alias on alias.id = link.disease_alias_id
        where ${contains('alias.name_folded', filter.diseaseAlias)})`,
    )
  if (filter.featureName)
    rows = rows.where(
      sql<boolean>`diseases.id in (
        select item.disease_id from ${variantsOfEvidence}
        where ${contains('feature.name_folded', filter.featureName)}
          and ${hasStatus('item.status', statusesOf[status])})`,
    )
  const all = live.where(isNamedByEvidence('diseases', ID, 'NON_REJECTED'))
  const byId = { by: sql.ref(ID) }
  const descending = sort?.direction === 'DESC'
  const sortKey = sort && sortKeyOf(sort.column, status)
  if (sortKey) return { all, matching: orderedBySortKey(rows, ID, sortKey, { descending, ties: [byId] }) }
  if (!sort) return { all, matching: listing({ rows, order: [byId] }) }
  const keys =
    sort.column === 'DOID'
      ? emptyLast(sql.ref('diseases.doid'), { text: true, descending })
      : [{ by: sql.ref('diseases.name_folded'), text: true, descending }]
  return { all, matching: listing({ rows, order: [...keys, byId] }) }
}
