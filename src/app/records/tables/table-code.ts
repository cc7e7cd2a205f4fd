import type { DrawnRecordTable } from './DrawnRecordTable.tsx'

type TableCode = { DrawnRecordTable: typeof DrawnRecordTable }

let fetched: TableCode | null = null

/** Fetches the code that draws tables; pages with a table ask for it while they load. */
export async function loadTableCode(): Promise<TableCode> {
  fetched ??= await import('./DrawnRecordTable.tsx')
  return fetched
}

/** The code that draws tables when it is there, so that a table is drawn at once. */
export function tableCode(): TableCode | null {
  return fetched
}
