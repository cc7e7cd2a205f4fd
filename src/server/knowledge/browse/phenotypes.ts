import { sql } from 'kysely'
import type { EvidenceStatusFilter } from '#domain/vocabularies/evidence.ts'
import type { Reading } from '#server/storage/database.ts'
import { beginsWith, contains, oneOf } from '../conditions.ts'
import { listing } from '../paging/page.ts'
import { emptyLast } from './sort-keys.ts'
import {
  assertionSortKey,
  evidenceSortKey,
  isNamedByAssertion,
  isNamedByEvidence,
} from '../summaries/term-evidence.ts'
import type { PhenotypeRecord } from '../records/terms.ts'
import { orderedBySortKey } from './aggregate-sort-key.ts'

export interface BrowsePhenotypesFilter {
  id?: number | null
  ids?: number[] | null
  /** The beginning of the Human Phenotype Ontology id; its prefix `HP:` may be missing. */
  hpoId?: string | null
  name?: string | null
  status?: EvidenceStatusFilter | null
}

export interface BrowsePhenotypesSort {
  column: 'NAME' | 'HPO_ID' | 'EVIDENCE_ITEM_COUNT' | 'ASSERTION_COUNT'
  direction: 'ASC' | 'DESC'
}

/** A phenotype with the statuses that its counts follow. */
export type BrowsePhenotypeRow = PhenotypeRecord & { counted_status: EvidenceStatusFilter }

const ID = 'phenotypes.id'

const inUse = (status: EvidenceStatusFilter) =>
  sql<boolean>`(${isNamedByEvidence('phenotypes', ID, status)}
    or ${isNamedByAssertion('phenotypes', ID, status)})`

/** Phenotypes of evidence or assertions that the status filter lets through; most evidence first unless asked otherwise. */
export function browsePhenotypes(
  db: Reading,
  filter: BrowsePhenotypesFilter,
  sort?: BrowsePhenotypesSort | null,
) {
  const status = filter.status ?? 'NON_REJECTED'
  const phenotypes = db
    .selectFrom('phenotypes')
    .selectAll('phenotypes')
    .select(sql.lit(status).as('counted_status'))
  let rows = phenotypes.where(inUse(status))
  if (filter.id != null) rows = rows.where(ID, '=', filter.id)
  if (filter.ids) rows = rows.where(oneOf(ID, filter.ids))
  if (filter.hpoId)
    rows = rows.where(beginsWith('phenotypes.hpo_id', `HP:${filter.hpoId.trim().replace(/^HP:?/i, '')}`))
  if (filter.name) rows = rows.where(contains('phenotypes.name_folded', filter.name))
  const all = phenotypes.where(inUse('NON_REJECTED'))
  const byId = { by: sql.ref(ID) }
  const { column, direction } = sort ?? { column: 'EVIDENCE_ITEM_COUNT', direction: 'DESC' }
  const descending = direction === 'DESC'
  switch (column) {
    case 'EVIDENCE_ITEM_COUNT':
    case 'ASSERTION_COUNT': {
      const sortKey =
        column === 'ASSERTION_COUNT'
          ? assertionSortKey('phenotypes', status)
          : evidenceSortKey('phenotypes', status)
      return { all, matching: orderedBySortKey(rows, ID, sortKey, { descending, ties: [byId] }) }
    }
    case 'NAME': {
      const byName = { by: sql.ref('phenotypes.name_folded'), text: true, descending }
      return { all, matching: listing({ rows, order: [byName, byId] }) }
    }
    case 'HPO_ID': {
      const byHpoId = emptyLast(sql.ref('phenotypes.hpo_id'), { text: true, descending })
      return { all, matching: listing({ rows, order: [...byHpoId, byId] }) }
    }
  }
}
