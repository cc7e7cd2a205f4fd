import { DatabaseBusy, DiskFull } from './database-error.ts'

/** Primary result codes of SQLite; extended ones say in the upper bits why exactly. */
const BUSY = 5
const FULL = 13

/** What an error of the driver means; a constraint or a defect stays as it is. */
export function translateSqliteError(error: unknown): unknown {
  if (!(error instanceof Error && 'errcode' in error && typeof error.errcode === 'number')) return error
  const code = error.errcode & 0xff
  if (code === BUSY) return new DatabaseBusy(error)
  return code === FULL ? new DiskFull(error) : error
}
