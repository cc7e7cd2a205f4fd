import { sql } from 'kysely'
import type { Reading } from '#server/storage/database.ts'
import { cachedBatch } from '../paging/batch.ts'
import { oneOf } from '../conditions.ts'
import { listing } from '../paging/page.ts'
import { rowBy } from './rows.ts'
import { isNamedLike } from '../names/resolve-names.ts'

/** The disease with the id, or null; deprecated ones too. */
export const diseaseById = cachedBatch('diseases', rowBy('diseases', 'id'))

export interface DiseaseFilter {
  id?: number | null
  ids?: number[] | null
  /** Disease Ontology id; the prefix `DOID:` may be there. */
  doid?: string | null
  name?: string | null
}

/** Live diseases by name. */
export function listDiseases(db: Reading, filter: DiseaseFilter) {
  let rows = db.selectFrom('diseases').selectAll().where('deprecated', '=', false)
  if (filter.id != null) rows = rows.where('id', '=', filter.id)
  if (filter.ids) rows = rows.where(oneOf('id', filter.ids))
  if (filter.doid != null) rows = rows.where('doid', '=', filter.doid.replace(/^DOID:/i, ''))
  if (filter.name) rows = rows.where(isNamedLike('diseases', filter.name))
  return listing({ rows, order: [{ by: sql.ref('name_folded'), text: true }, { by: sql.ref('id') }] })
}
