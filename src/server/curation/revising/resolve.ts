import type { RevisionStatus } from '#domain/vocabularies/curation.ts'
import type { Curation } from '../curate.ts'

/** Writes what became of revisions, into their sets' times too. */
export async function resolveRevisions(
  { tx, user, now }: Curation,
  revisions: readonly { id: number }[],
  status: Exclude<RevisionStatus, 'NEW'>,
): Promise<void> {
  if (revisions.length === 0) return
  const ids = revisions.map(({ id }) => id)
  await tx
    .updateTable('revisions')
    .set({ status, resolving_user_id: user.id, resolved_at: now, updated_at: now })
    .where('id', 'in', ids)
    .execute()
  await tx
    .updateTable('revision_sets')
    .set({ updated_at: now })
    .where('id', 'in', (eb) => eb.selectFrom('revisions').select('revision_set_id').where('id', 'in', ids))
    .execute()
}
