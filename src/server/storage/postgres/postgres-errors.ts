import { DatabaseError as ServerError } from 'pg'
import {
  DatabaseBusy,
  DatabaseError,
  DatabaseUnavailable,
  DeadlineExceeded,
  DiskFull,
} from '../database-error.ts'

/** Classes of SQLSTATE of a server that goes down, comes up or was cut off: 08, 53 and 57P. */
const UNAVAILABLE = /^(08|53|57P|25P03|25006)/

/**
 * Translation of an error of the driver. Whatever the server did not say itself is a connection that was lost or
 * never made; what it said of a statement of ours (a constraint, a defect) stays as it is.
 */
export function translatePostgresError(error: unknown): unknown {
  if (error instanceof DatabaseError || error instanceof TypeError) return error
  if (!(error instanceof ServerError)) return new DatabaseUnavailable(error)
  const code = error.code ?? ''
  if (code === '53100') return new DiskFull(error)
  // A lock that was not given in time, or two writers each waiting for the other.
  if (code === '55P03' || code === '40P01') return new DatabaseBusy(error)
  if (code === '57014') return new DeadlineExceeded(error)
  return UNAVAILABLE.test(code) ? new DatabaseUnavailable(error) : error
}
