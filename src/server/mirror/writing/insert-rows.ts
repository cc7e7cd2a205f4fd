import type { BatchWriter } from '#server/import/records/batch-writer.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { Columns } from './columns.ts'

/** Inserts rows whose table and columns are known at run time only. A column that a row lacks is null in it. */
export async function insertRows(
  writer: BatchWriter,
  table: string,
  rows: readonly Columns[],
): Promise<void> {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const whole = rows.map((row) => Object.fromEntries(columns.map((column) => [column, row[column] ?? null])))
  // The database checks names and values.
  await writer.insert(table as keyof Tables, whole as never)
}
