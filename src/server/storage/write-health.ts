import { randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import { DatabaseFileGone, DatabaseReadOnly, DiskFull } from './database-error.ts'
import type { DatabaseDamaged } from './database-error.ts'
import type { DatabaseFile } from './sqlite/database-file.ts'
import type { Tables } from './tables.ts'

/** How often the file is looked for, and a disk that was full is written to, in ms. */
const FILE_EVERY_MS = 500
const DISK_EVERY_MS = 2000
/** How often a server is asked whether it can be written, in ms. */
const MODE_EVERY_MS = 2000

/** Error that keeps the database from being written, or written safely, for longer than a moment. */
export type WriteError = DatabaseDamaged | DatabaseFileGone | DatabaseReadOnly | DiskFull

export interface WriteHealth {
  /** What keeps it from being written; null: nothing that is known. */
  error(): WriteError | null
  /**
   * Runs a change where the database can be written.
   * @throws DatabaseFileGone before anything is written, or when what was written went to a file without a name
   */
  guard<T>(change: () => Promise<T>): Promise<T>
  /** Notes that a statement met damage, which stays until the database is opened again. */
  noteDamage(error: DatabaseDamaged): void
  close(): void
}

/** Digits that no compression makes fewer: they take new pages, and their removal leaves nothing behind. */
const probeText = (): string => randomBytes(32_768).toString('hex')

/** Writes some pages. @throws DiskFull as long as there is no room for them */
export async function writeSomePages(tx: Transaction<Tables>): Promise<void> {
  const now = new Date().toISOString()
  const row = { identifier: 'disk', value: probeText(), expires_at: now, created_at: now, updated_at: now }
  const { id } = await tx
    .insertInto('sign_in_verifications')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.deleteFrom('sign_in_verifications').where('id', '=', id).execute()
}

/**
 * Watches whether a database can be written.
 * @param file the file of a SQLite database; null where it is no file of ours
 * @param probe writes some pages, and fails as long as the disk is full
 * @param isReadOnly asks a server whether it can only be read, as a standby; null: it is not asked
 * @param report hears of each error once, and of its end with null
 */
export function watchWrites(services: {
  file: DatabaseFile | null
  probe: () => Promise<void>
  isReadOnly?: (() => Promise<boolean>) | null
  report: (error: WriteError | null) => void
}): WriteHealth {
  const { file, probe, report, isReadOnly = null } = services
  let fileGone: DatabaseFileGone | null = null
  let diskFull: DiskFull | null = null
  let damage: DatabaseDamaged | null = null
  let readOnly: DatabaseReadOnly | null = null
  let probing: NodeJS.Timeout | undefined
  const error = () => fileGone ?? damage ?? diskFull ?? readOnly

  function note(change: () => void): void {
    const before = error()
    change()
    const now = error()
    if ((now === null) !== (before === null) || now?.name !== before?.name) report(now)
  }

  function lookForFile(): void {
    try {
      file?.assertPresent()
      if (fileGone) note(() => (fileGone = null))
    } catch (error) {
      if (!(error instanceof DatabaseFileGone)) throw error
      note(() => (fileGone = error))
    }
  }

  function noteSpace(): void {
    if (diskFull === null) return
    clearInterval(probing)
    note(() => (diskFull = null))
  }
  function noteFull(error: DiskFull): void {
    if (diskFull !== null) return
    note(() => (diskFull = error))
    // Whoever asks whether the service is ready may send it nobody who writes: it finds out by itself.
    probing = setInterval(() => void probe().then(noteSpace, () => {}), DISK_EVERY_MS).unref()
  }

  const watching = file && setInterval(lookForFile, FILE_EVERY_MS).unref()

  /** A standby becomes a primary, and a primary is replaced by one, without a word: it is asked. */
  async function lookForMode(): Promise<void> {
    const is = await isReadOnly?.().catch(() => null)
    if (is === true && readOnly === null) note(() => (readOnly = new DatabaseReadOnly()))
    if (is === false && readOnly !== null) note(() => (readOnly = null))
  }
  void lookForMode()
  const asking = isReadOnly && setInterval(() => void lookForMode(), MODE_EVERY_MS).unref()

  function assertFile(): void {
    lookForFile()
    if (fileGone) throw fileGone
  }

  return {
    error,
    async guard(change) {
      assertFile()
      try {
        const result = await change()
        assertFile()
        return result
      } catch (error) {
        if (error instanceof DiskFull) noteFull(error)
        if (error instanceof DatabaseReadOnly && isReadOnly) note(() => (readOnly ??= error))
        throw error
      }
    },
    noteDamage: (found) => note(() => (damage ??= found)),
    close() {
      if (watching) clearInterval(watching)
      if (asking) clearInterval(asking)
      clearInterval(probing)
    },
  }
}
