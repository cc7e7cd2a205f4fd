import { DatabaseBusy, DatabaseDamaged, DatabaseUnavailable, DiskFull } from '../database-error.ts'

/** Primary result codes of SQLite; extended ones say in the upper bits why exactly. */
const BUSY = 5
const READONLY = 8
const IO_ERROR = 10
const CORRUPT = 11
const FULL = 13
const NOT_A_DATABASE = 26
const CANNOT_OPEN = 14
/** The file or its disk does not do what it should: nothing that a statement could help. */
const UNAVAILABLE = new Set([IO_ERROR, CANNOT_OPEN])

/** Translation of an error of the driver; a constraint or a defect stays as it is. */
export function translateSqliteError(error: unknown): unknown {
  if (!(error instanceof Error && 'errcode' in error && typeof error.errcode === 'number')) return error
  const code = error.errcode & 0xff
  if (code === BUSY) return new DatabaseBusy(error)
  if (code === CORRUPT || code === NOT_A_DATABASE) return new DatabaseDamaged(error)
  // Without a reason in its upper bits it is a statement of ours that a reader must not run.
  const isReadOnlyFile = code === READONLY && error.errcode !== READONLY
  if (isReadOnlyFile || UNAVAILABLE.has(code)) return new DatabaseUnavailable(error)
  return code === FULL ? new DiskFull(error) : error
}
