import { sql } from 'kysely'
import type { EvidenceStatusFilter } from '#domain/vocabularies/evidence.ts'
import type { Reading } from '#server/storage/database.ts'
import { contains, oneOf } from '../conditions.ts'
import { listing } from '../paging/page.ts'
import { emptyLast } from './sort-keys.ts'
import { assertionSortKey, evidenceSortKey, isNamedByEvidence } from '../summaries/term-evidence.ts'
import type { TherapyRecord } from '../records/terms.ts'
import { wholeNcitId } from '../records/therapies.ts'
import { orderedBySortKey } from './aggregate-sort-key.ts'

export interface BrowseTherapiesFilter {
  id?: number | null
  ids?: number[] | null
  /** NCI Thesaurus id; its letter C may be missing. */
  ncitId?: string | null
  name?: string | null
  therapyAlias?: string | null
  status?: EvidenceStatusFilter | null
}

export interface BrowseTherapiesSort {
  column: 'NAME' | 'NCIT_ID' | 'EVIDENCE_ITEM_COUNT' | 'ASSERTION_COUNT'
  direction: 'ASC' | 'DESC'
}

/** A therapy with the statuses that its counts follow. */
export type BrowseTherapyRow = TherapyRecord & { counted_status: EvidenceStatusFilter }

const ID = 'therapies.id'

/** Live therapies with evidence that the status filter lets through; most evidence first unless asked otherwise. */
export function browseTherapies(
  db: Reading,
  filter: BrowseTherapiesFilter,
  sort?: BrowseTherapiesSort | null,
) {
  const status = filter.status ?? 'NON_REJECTED'
  const live = db
    .selectFrom('therapies')
    .selectAll('therapies')
    .select(sql.lit(status).as('counted_status'))
    .where('therapies.deprecated', '=', false)
  let rows = live.where(isNamedByEvidence('therapies', ID, status))
  if (filter.id != null) rows = rows.where(ID, '=', filter.id)
  if (filter.ids) rows = rows.where(oneOf(ID, filter.ids))
  if (filter.ncitId) rows = rows.where('therapies.ncit_id', '=', wholeNcitId(filter.ncitId))
  if (filter.name) rows = rows.where(contains('therapies.name_folded', filter.name))
  if (filter.therapyAlias)
    rows = rows.where(
      sql<boolean>`therapies.id in (
        select link.therapy_id from therapy_therapy_aliases as link
        join therapy_aliases as alias on alias.id = link.therapy_alias_id
        where ${contains('alias.name_folded', filter.therapyAlias)})`,
    )
  const all = live.where(isNamedByEvidence('therapies', ID, 'NON_REJECTED'))
  const byId = { by: sql.ref(ID) }
  const { column, direction } = sort ?? { column: 'EVIDENCE_ITEM_COUNT', direction: 'DESC' }
  const descending = direction === 'DESC'
  switch (column) {
    case 'EVIDENCE_ITEM_COUNT':
    case 'ASSERTION_COUNT': {
      const sortKey =
        column === 'ASSERTION_COUNT'
          ? assertionSortKey('therapies', status)
          : evidenceSortKey('therapies', status)
      return { all, matching: orderedBySortKey(rows, ID, sortKey, { descending, ties: [byId] }) }
    }
    case 'NAME': {
      const byName = { by: sql.ref('therapies.name_folded'), text: true, descending }
      return { all, matching: listing({ rows, order: [byName, byId] }) }
    }
    case 'NCIT_ID': {
      const byNcitId = emptyLast(sql.ref('therapies.ncit_id'), { text: true, descending })
      return { all, matching: listing({ rows, order: [...byNcitId, byId] }) }
    }
  }
}
