import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import type { Reading } from '#server/storage/database.ts'
import { hasStatus, statusesOf } from './clinical/evidence-status.ts'
import { contains, oneOf } from '../conditions.ts'
import { listing } from '../paging/page.ts'
import { rowBy } from './rows.ts'
import { isNamedLike } from '../names/resolve-names.ts'

/** The therapy with the id, or null; deprecated ones too. */
export const therapyById = rowBy('therapies', 'id')

export interface TherapyFilter {
  id?: number | null
  ids?: number[] | null
  /** NCI Thesaurus id; its letter C may be missing. */
  ncitId?: string | null
  name?: string | null
  therapyAlias?: string | null
  /** Only therapies that evidence or an assertion names (or does not), rejected ones aside. */
  hasLinkedEvidence?: boolean | null
}

const isNamedByEvidence = sql<SqlBool>`(
  exists (select 1 from evidence_item_therapies as l join evidence_items as e on e.id = l.evidence_item_id
    where l.therapy_id = therapies.id and ${hasStatus('e.status', statusesOf.NON_REJECTED)})
  or exists (select 1 from assertion_therapies as l join assertions as a on a.id = l.assertion_id
    where l.therapy_id = therapies.id and ${hasStatus('a.status', statusesOf.NON_REJECTED)}))`

/** `C1857` for `c1857`, `1857` and `NCIT:C1857`. */
export const wholeNcitId = (text: string) => `C${text.trim().replace(/^(NCIT:)?C?/i, '')}`

/** Live therapies by name. */
export function listTherapies(db: Reading, filter: TherapyFilter) {
  let rows = db.selectFrom('therapies').selectAll().where('deprecated', '=', false)
  if (filter.id != null) rows = rows.where('id', '=', filter.id)
  if (filter.ids) rows = rows.where(oneOf('id', filter.ids))
  if (filter.ncitId != null) rows = rows.where('ncit_id', '=', wholeNcitId(filter.ncitId))
  if (filter.name) rows = rows.where(isNamedLike('therapies', filter.name))
  if (filter.therapyAlias) {
    const named = db
      .selectFrom('therapy_therapy_aliases as link')
      .innerJoin('therapy_aliases as alias', 'alias.id', 'link.therapy_alias_id')
      .select('link.therapy_id')
      .where(contains('alias.name_folded', filter.therapyAlias))
    rows = rows.where('id', 'in', named)
  }
  if (filter.hasLinkedEvidence != null)
    rows = rows.where(filter.hasLinkedEvidence ? isNamedByEvidence : sql<SqlBool>`not ${isNamedByEvidence}`)
  return listing({ rows, order: [{ by: sql.ref('name_folded'), text: true }, { by: sql.ref('id') }] })
}
