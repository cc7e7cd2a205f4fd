import { variation } from '#app/records/tables/table-source.ts'
import { tables } from '#app/records/tables/tables.ts'
import { initially, statusScope } from '#app/records/tables/status-scope.ts'

/** The evidence of an assertion is listed whatever its status: what supports it and no longer holds must be seen. */
export const assertionEvidenceTable = variation(tables.evidence, (table) => ({
  ...table,
  name: 'assertion-evidence',
  scope: initially(statusScope, 'ALL'),
}))
