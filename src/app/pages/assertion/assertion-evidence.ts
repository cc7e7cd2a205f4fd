import { evidenceTable } from '#app/records/tables/evidence-table.tsx'
import { initially, statusScope } from '#app/records/tables/status-scope.ts'

/** The evidence of an assertion is listed whatever its status: what supports it and no longer holds must be seen. */
export const assertionEvidenceTable = {
  ...evidenceTable,
  name: 'assertion-evidence',
  scope: initially(statusScope, 'ALL'),
}
