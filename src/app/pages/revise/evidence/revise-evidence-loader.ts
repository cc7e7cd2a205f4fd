import { evidenceById } from '#app/curation/forms/evidence/evidence-record.ts'
import type { EvidenceStatement } from '#app/curation/forms/evidence/evidence-values.ts'
import type { RecordToRevise } from '#app/curation/forms/revision/revised-record.ts'
import { tagText } from '#app/entities/entities.ts'
import { revisionLoader } from '../revision-loader.ts'

export type EvidenceToRevise = RecordToRevise & { values: EvidenceStatement }

export const loader = revisionLoader(async (id): Promise<EvidenceToRevise | null> => {
  const values = await evidenceById(id)
  return (
    values && {
      kind: 'evidenceItem',
      id,
      name: tagText('evidenceItem', id),
      deprecated: false,
      subjects: [{ entityType: 'EVIDENCE_ITEM', id }],
      values,
    }
  )
})
