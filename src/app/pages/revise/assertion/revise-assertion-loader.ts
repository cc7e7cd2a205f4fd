import { assertionById } from '#app/curation/forms/assertion/assertion-record.ts'
import type { AssertionStatement } from '#app/curation/forms/assertion/assertion-values.ts'
import type { RecordToRevise } from '#app/curation/forms/revision/revised-record.ts'
import { tagText } from '#app/entities/entities.ts'
import { revisionLoader } from '../revision-loader.ts'

export type AssertionToRevise = RecordToRevise & { values: AssertionStatement }

export const loader = revisionLoader(async (id): Promise<AssertionToRevise | null> => {
  const values = await assertionById(id)
  return (
    values && {
      kind: 'assertion',
      id,
      name: tagText('assertion', id),
      deprecated: false,
      subjects: [{ entityType: 'ASSERTION', id }],
      values,
    }
  )
})
