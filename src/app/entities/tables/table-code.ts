import type { VirtualRecordTable } from './VirtualRecordTable.tsx'

type TableCode = { VirtualRecordTable: typeof VirtualRecordTable }

let promise: Promise<TableCode> | null = null
let fetched: TableCode | null = null

/** Fetches the code that draws tables; pages with a table ask for it while they load. */
export function loadTableCode(): Promise<TableCode> {
  promise ??= start()
  return promise
}

/** The code that draws tables when it is there, so that a table is drawn at once. */
export function tableCode(): TableCode | null {
  return fetched
}

async function start(): Promise<TableCode> {
  try {
    fetched = await import('./VirtualRecordTable.tsx')
    return fetched
  } catch (error) {
    promise = null
    throw error
  }
}
