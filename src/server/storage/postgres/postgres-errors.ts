import { DatabaseError as ServerError } from 'pg'
import { DatabaseError } from '#server/errors/database-error.ts'
import {
  DatabaseBusy,
  DatabaseReadOnly,
  DatabaseUnavailable,
  DeadlineExceeded,
  DiskFull,
} from '../database-error.ts'

/**
 * Classes of SQLSTATE of a server that goes down, comes up or was cut off: 08, 53 and 57P; a statement that a replica
 * ended as it was in the way of a change (40001), which the primary can answer; and one of a transaction that had ended
 * with an error before (25P02).
 */
const UNAVAILABLE = /^(08|53|57P|25P0[23]|40001)/

/**
 * Checks whether a prepared statement was refused as the columns that it reads are others now: the schema was migrated, by a
 * later version of Curia in a rolling upgrade.
 */
export const isOutdatedPlan = (error: unknown): boolean =>
  // Its message is in the language of the server.
  error instanceof ServerError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery'

/** Checks whether a statement was refused as an earlier one has ended its transaction with an error. */
export const isEndedTransaction = (error: unknown): boolean =>
  error instanceof ServerError && error.code === '25P02'

/**
 * Translation of an error of the driver. Whatever the server did not say itself is a connection that was lost or
 * never made; what it said of a statement of ours (a constraint, a defect) stays as it is.
 */
export function translatePostgresError(error: unknown): unknown {
  if (error instanceof DatabaseError || error instanceof TypeError) return error
  if (!(error instanceof ServerError)) return new DatabaseUnavailable(error)
  const code = error.code ?? ''
  if (code === '53100') return new DiskFull(error)
  if (code === '25006') return new DatabaseReadOnly(error)
  // A lock that was not given in time, or two writers each waiting for the other.
  if (code === '55P03' || code === '40P01') return new DatabaseBusy(error)
  if (code === '57014') return new DeadlineExceeded(error)
  return UNAVAILABLE.test(code) ? new DatabaseUnavailable(error) : error
}
