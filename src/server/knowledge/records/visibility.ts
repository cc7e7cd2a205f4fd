import { sql } from 'kysely'
import type { Expression, SqlBool } from 'kysely'

/**
 * True for a feature, variant or molecular profile that lists show: neither deprecated nor missing from
 * the release that is current. Single records and references show the others too.
 */
export const isVisible = (table: string): Expression<SqlBool> =>
  sql<SqlBool>`(not ${sql.ref(`${table}.deprecated`)} and not ${sql.ref(`${table}.withdrawn`)})`

/**
 * True for a feature, variant or molecular profile that is there: not deprecated. Records that a release lacks are in no
 * list, but evidence that went with them names them.
 */
export const isInUse = (table: string): Expression<SqlBool> =>
  sql<SqlBool>`not ${sql.ref(`${table}.deprecated`)}`
