import type { Reading } from '#server/storage/database.ts'
import { manyForEach, oneForEach } from '../paging/batch.ts'
import type { AcmgCodeRecord, ClingenCodeRecord, CountryRecord, NccnGuidelineRecord } from './terms.ts'

const idOf = (row: { id: number }) => row.id

/** The code, guideline or country with the id, or null. */
export const codeById = {
  acmg_codes: oneForEach<number, AcmgCodeRecord>(
    (db, ids) => db.selectFrom('acmg_codes').selectAll().where('id', 'in', ids),
    idOf,
  ),
  clingen_codes: oneForEach<number, ClingenCodeRecord>(
    (db, ids) => db.selectFrom('clingen_codes').selectAll().where('id', 'in', ids),
    idOf,
  ),
  nccn_guidelines: oneForEach<number, NccnGuidelineRecord>(
    (db, ids) => db.selectFrom('nccn_guidelines').selectAll().where('id', 'in', ids),
    idOf,
  ),
  countries: oneForEach<number, CountryRecord>(
    (db, ids) => db.selectFrom('countries').selectAll().where('id', 'in', ids),
    idOf,
  ),
}

/** The ACMG codes of an assertion, by code. */
export const assertionAcmgCodes = manyForEach<number, AcmgCodeRecord & { assertion_id: number }>(
  (db, ids) =>
    db
      .selectFrom('assertion_acmg_codes as link')
      .innerJoin('acmg_codes', 'acmg_codes.id', 'link.acmg_code_id')
      .selectAll('acmg_codes')
      .select('link.assertion_id')
      .where('link.assertion_id', 'in', ids)
      .orderBy('acmg_codes.code'),
  (row) => row.assertion_id,
)

/** The ClinGen codes of an assertion, by code. */
export const assertionClingenCodes = manyForEach<number, ClingenCodeRecord & { assertion_id: number }>(
  (db, ids) =>
    db
      .selectFrom('assertion_clingen_codes as link')
      .innerJoin('clingen_codes', 'clingen_codes.id', 'link.clingen_code_id')
      .selectAll('clingen_codes')
      .select('link.assertion_id')
      .where('link.assertion_id', 'in', ids)
      .orderBy('clingen_codes.code'),
  (row) => row.assertion_id,
)

/** All countries, by name. */
export const listCountries = (db: Reading): Promise<CountryRecord[]> =>
  db.selectFrom('countries').selectAll().orderBy('name').orderBy('id').execute()
