import { sql } from 'kysely'
import type { Reading } from '#server/storage/database.ts'
import { beginsWith, contains, oneOf } from '../conditions.ts'
import { listing } from '../paging/page.ts'
import { rowBy } from './rows.ts'

/** The phenotype with the id, or null. */
export const phenotypeById = rowBy('phenotypes', 'id')

export interface PhenotypeFilter {
  id?: number | null
  ids?: number[] | null
  /** The beginning of the Human Phenotype Ontology id; its prefix `HP:` may be missing. */
  hpoId?: string | null
  name?: string | null
}

/** Phenotypes by name. */
export function listPhenotypes(db: Reading, filter: PhenotypeFilter) {
  let rows = db.selectFrom('phenotypes').selectAll()
  if (filter.id != null) rows = rows.where('id', '=', filter.id)
  if (filter.ids) rows = rows.where(oneOf('id', filter.ids))
  if (filter.hpoId) rows = rows.where(beginsWith('hpo_id', `HP:${filter.hpoId.trim().replace(/^HP:?/i, '')}`))
  if (filter.name) rows = rows.where(contains('name_folded', filter.name))
  return listing({ rows, order: [{ by: sql.ref('name_folded'), text: true }, { by: sql.ref('id') }] })
}
