import type { Tables } from '#server/storage/tables.ts'
import { oneForEach } from '#server/knowledge/paging/batch.ts'

/** The sequence of a protein or transcript by its accession with version; null where it was not imported. */
export const sequenceByAccession = oneForEach<string, Tables['reference_sequences']>(
  (db, accessions) => db.selectFrom('reference_sequences').selectAll().where('accession', 'in', accessions),
  (row) => row.accession,
)
