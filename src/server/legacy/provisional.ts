import type { z } from 'zod'
import { openDescription } from '#server/legacy/queries/history.ts'
import { valuesById } from '#server/knowledge/paging/values-by-id.ts'
import type { Reading } from '#server/storage/database.ts'
import type { provisionalValues } from './schemas/provisional.ts'

/** The descriptions that the newest open revisions of the records suggest; `{}` for a record without any. */
export async function readProvisionalValues(
  db: Reading,
  subject: 'FEATURE' | 'VARIANT' | 'MOLECULAR_PROFILE' | 'ASSERTION',
  ids: readonly number[],
): Promise<(id: number) => z.infer<typeof provisionalValues>> {
  const open = await valuesById(db, openDescription(subject), ids)
  return (id) => {
    const revision = open(id)
    if (!revision) return {}
    const value: unknown = JSON.parse(revision.suggested_value)
    return { description: { value: typeof value === 'string' ? value : '', revision_id: revision.id } }
  }
}
