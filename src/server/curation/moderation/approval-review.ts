import type { SubjectInput } from '#server/knowledge/activity/subjects.ts'
import type { Curation } from '../curate.ts'

/**
 * Puts the active approvals of assertions up for review, as what they approved has changed or is in doubt:
 * an assertion's own; of an evidence item's, those of the assertions that cite it; of a molecular profile's,
 * those of its assertions (curation rules, sections 2, 4, 5 and 9). Other records bear on none.
 * Gives the ids of the approvals, ascending.
 */
export async function requireReview(
  { tx, now }: Pick<Curation, 'tx' | 'now'>,
  { entityType, id }: SubjectInput,
): Promise<number[]> {
  const ofAssertions = tx.selectFrom('approvals').select('id').where('status', '=', 'ACTIVE').orderBy('id')
  const approvals = await (() => {
    switch (entityType) {
      case 'ASSERTION':
        return ofAssertions.where('assertion_id', '=', id).execute()
      case 'EVIDENCE_ITEM':
        return ofAssertions
          .where('assertion_id', 'in', (eb) =>
            eb
              .selectFrom('assertion_evidence_items')
              .select('assertion_id')
              .where('evidence_item_id', '=', id),
          )
          .execute()
      case 'MOLECULAR_PROFILE':
        return ofAssertions
          .where('assertion_id', 'in', (eb) =>
            eb.selectFrom('assertions').select('id').where('molecular_profile_id', '=', id),
          )
          .execute()
      default:
        return []
    }
  })()
  const ids = approvals.map((approval) => approval.id)
  if (ids.length > 0)
    await tx
      .updateTable('approvals')
      .set({ status: 'REQUIRES_REVIEW', updated_at: now })
      .where('id', 'in', ids)
      .execute()
  return ids
}
