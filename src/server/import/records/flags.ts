import type { Insertable } from 'kysely'
import type { Writing } from '#server/storage/database.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { RecordType } from '#server/storage/tables/activity/subjects.ts'
import type { BatchWriter } from './batch-writer.ts'
import type { History } from './history.ts'
import type { IdSource } from './remapping/ids.ts'

/** Flags that releases raise, in the name of the automation account, beside the flags of people. */
export type ImportedFlags = {
  /** Whether the record is flagged, when the release says so, says not (or nothing: null), and people flagged it. */
  isFlagged(type: RecordType, id: number, flagged: boolean | null): boolean
  /** Opens or resolves the imported flag of a record that was just written. */
  syncFlag(type: RecordType, id: number, flagged: boolean | null, at: string): Promise<void>
  /** Writes what was settled so far. */
  flush(): Promise<void>
}

type FlagsOfRecord = { imported: number | null; ofPeople: boolean; resolvedByPeople: boolean }

export async function importedFlags(
  tx: Writing,
  writer: BatchWriter,
  ids: IdSource,
  history: History,
): Promise<ImportedFlags> {
  const byRecord = new Map<string, FlagsOfRecord>()
  const of = (type: string, id: number) => byRecord.get(`${type} ${id}`)
  const rows = await tx
    .selectFrom('flags')
    .select(['id', 'subject_type', 'subject_id', 'flagging_user_id', 'resolving_user_id', 'state'])
    .execute()
  for (const { id, subject_type, subject_id, flagging_user_id, resolving_user_id, state } of rows) {
    const flags = of(subject_type, subject_id) ?? { imported: null, ofPeople: false, resolvedByPeople: false }
    if (flagging_user_id !== history.userId) flags.ofPeople ||= state === 'OPEN'
    else if (state === 'OPEN') flags.imported = id
    else if (resolving_user_id !== history.userId) flags.resolvedByPeople = true
    byRecord.set(`${subject_type} ${subject_id}`, flags)
  }
  let added: Insertable<Tables['flags']>[] = []
  return {
    isFlagged(type, id, flagged) {
      const flags = of(type, id)
      if (flagged === null) return flags !== undefined && (flags.ofPeople || flags.imported !== null)
      // Whom people answered once, the import does not ask again.
      return flags?.ofPeople === true || (flagged && flags?.resolvedByPeople !== true)
    },
    async syncFlag(type, id, flagged, at) {
      const flags = of(type, id)
      if (flagged === true && !flags?.resolvedByPeople && (flags?.imported ?? null) === null) {
        const flagId = await ids.next('flags')
        added.push({
          id: flagId,
          subject_type: type,
          subject_id: id,
          flagging_user_id: history.userId,
          state: 'OPEN',
          created_at: at,
        })
        await history.add({ action: 'flag', type, id, at, flagId })
      }
      if (flagged === false && flags && flags.imported !== null) {
        await tx
          .updateTable('flags')
          .set({ state: 'RESOLVED', resolving_user_id: history.userId, resolved_at: at })
          .where('id', '=', flags.imported)
          .execute()
        await history.add({ action: 'resolveFlag', type, id, at, flagId: flags.imported })
        flags.imported = null
      }
    },
    async flush() {
      await writer.insert('flags', added)
      added = []
    },
  }
}
