import { EvidenceRecordDocument } from '#app/graphql/generated/evidence-record.ts'
import type { EvidenceRecordQuery } from '#app/graphql/generated/evidence-record.ts'
import { clinicalValuesOf } from '../clinical/clinical-record.ts'
import { fetchFresh } from '../references/requests.ts'
import { sourceReference } from '../references/references-by-id.ts'
import type { EvidenceStatement } from './evidence-values.ts'

/** Present content of the evidence item with the id; null when there is none. */
export async function evidenceById(id: number): Promise<EvidenceStatement | null> {
  const { evidenceItem } = await fetchFresh(EvidenceRecordDocument, { id })
  return evidenceItem ? evidenceStatementOf(evidenceItem) : null
}

type EvidenceRecord = NonNullable<EvidenceRecordQuery['evidenceItem']>

/** Statement of an evidence item, as a form has it. */
export function evidenceStatementOf(evidenceItem: EvidenceRecord): EvidenceStatement {
  return {
    ...clinicalValuesOf(evidenceItem),
    source: sourceReference(evidenceItem.source),
    evidenceType: evidenceItem.evidenceType,
    evidenceDirection: evidenceItem.evidenceDirection,
    significance: evidenceItem.significance,
    evidenceLevel: evidenceItem.evidenceLevel,
    rating: evidenceItem.evidenceRating ?? null,
    description: evidenceItem.description,
  }
}
