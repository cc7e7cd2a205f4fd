import { sql } from 'kysely'
import type { UpstreamDocument } from '#domain/mirror/upstream-document.ts'
import type { VersionedKind } from '#domain/versions/record-document.ts'
import { recordShapes } from '#server/storage/versions/record-shapes.ts'
import { canBeWithdrawn } from './create-record.ts'
import { markOf } from './local-marks.ts'
import type { TimedWriting } from './write-fields.ts'

/**
 * Makes a record that was created here one of the upstream's: a gene with the same Entrez id, or a molecular profile with
 * the same definition, of which there can be only one. All its fields count as changed here.
 */
export async function adoptLocal(
  { tx, now }: TimedWriting,
  { kind, id }: { kind: VersionedKind; id: number },
  fields: UpstreamDocument,
): Promise<void> {
  if (!canBeWithdrawn(kind)) return
  const { rows } = await sql`
    update ${sql.table(recordShapes[kind].table)} set origin = 'RELEASE' where id = ${id} and origin = 'LOCAL'
    returning id`.execute(tx)
  if (rows.length === 0) return
  for (const field_name of new Set(Object.keys(fields).map(markOf)))
    await tx
      .insertInto('local_changes')
      .values({ record_type: kind as 'FEATURE', record_id: id, field_name, changed_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}
