import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** A connection that can only read. Every {@link Writing} is one, too. */
export type Reading = Omit<
  Kysely<Tables>,
  'insertInto' | 'replaceInto' | 'updateTable' | 'deleteFrom' | 'mergeInto' | 'schema' | 'destroy'
>
/** A transaction that may write. */
export type Writing = Transaction<Tables>
