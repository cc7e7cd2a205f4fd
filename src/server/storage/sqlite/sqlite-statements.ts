import type { SQLInputValue } from 'node:sqlite'
import { SqliteQueryCompiler } from 'kysely'
import type { PrimitiveValueListNode } from 'kysely'

/** SQLite knows no booleans: true and false travel as 1 and 0. */
export const toSqlite = (value: unknown): SQLInputValue => {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value === undefined) return null
  return value as SQLInputValue
}

/** Values of a list that become parameters of their own; SQLite has 32,766 of them for a whole statement. */
const LONGEST_PLAIN_LIST = 500

/** Longer lists travel as one parameter, so that no statement has too many however often it repeats a list. */
export class LongListCompiler extends SqliteQueryCompiler {
  protected override visitPrimitiveValueList(node: PrimitiveValueListNode) {
    const isPlain = node.values.every((value) => typeof value === 'number' || typeof value === 'string')
    if (node.values.length <= LONGEST_PLAIN_LIST || !isPlain) return super.visitPrimitiveValueList(node)
    this.append('(select value from json_each(')
    this.appendValue(JSON.stringify(node.values))
    return this.append('))')
  }
}
