import type { Reading } from '#server/storage/database.ts'
import type { CountryRecord } from './terms.ts'
import { rowBy, rowsThrough } from './rows.ts'

/** The code, guideline or country with the id, or null. */
export const codeById = {
  acmg_codes: rowBy('acmg_codes', 'id'),
  clingen_codes: rowBy('clingen_codes', 'id'),
  nccn_guidelines: rowBy('nccn_guidelines', 'id'),
  countries: rowBy('countries', 'id'),
}

/** The release with the id, or null. */
export const releaseById = rowBy('releases', 'id')

/** The ACMG codes of an assertion, by code. */
export const assertionAcmgCodes = rowsThrough(
  'assertion_acmg_codes',
  'assertion_id',
  'acmg_code_id',
  'acmg_codes',
  ['acmg_codes.code'],
)

/** The ClinGen codes of an assertion, by code. */
export const assertionClingenCodes = rowsThrough(
  'assertion_clingen_codes',
  'assertion_id',
  'clingen_code_id',
  'clingen_codes',
  ['clingen_codes.code'],
)

/** All countries, by name. */
export const listCountries = (db: Reading): Promise<CountryRecord[]> =>
  db.selectFrom('countries').selectAll().orderBy('name').orderBy('id').execute()
