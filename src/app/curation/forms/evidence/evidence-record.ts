import { evidenceItemFields } from '#domain/records/fields/evidence-item.ts'
import { EvidenceRecordDocument } from '#app/graphql/generated/evidence-record.ts'
import type { EvidenceContentFragment } from '#app/graphql/generated/evidence-record.ts'
import { clinicalReferences } from '../clinical/clinical-record.ts'
import { plainValuesOf } from '../record-values.ts'
import { fetchFresh } from '../references/requests.ts'
import { sourceReference } from '../references/references-by-id.ts'
import type { EvidenceStatement } from './evidence-values.ts'

/** Present content of the evidence item with the id; null when there is none. */
export async function evidenceById(id: number): Promise<EvidenceStatement | null> {
  const { evidenceItem } = await fetchFresh(EvidenceRecordDocument, { id })
  return evidenceItem ? evidenceStatementOf(evidenceItem) : null
}

/** Statement of an evidence item, as a form has it. */
export function evidenceStatementOf(evidenceItem: EvidenceContentFragment): EvidenceStatement {
  return {
    ...plainValuesOf(evidenceItemFields, evidenceItem),
    ...clinicalReferences(evidenceItem),
    source: sourceReference(evidenceItem.source),
  }
}
