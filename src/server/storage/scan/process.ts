// A process of its own: runs statements that may read much of SQLite files, one at a time, until it is killed or the
// service has ended. It imports little but Node's own modules, so that it starts at once.
import { DatabaseSync } from 'node:sqlite'
import type { SQLOutputValue, StatementSync } from 'node:sqlite'
import { lowerPriority, NICENESS } from '../../workers/priority.ts'
import type { ScanAnswer, ScanMessage, ScannedFile, ScanRequest } from './messages.ts'

const MOST_STATEMENTS = 200
/** Files that are open at once: the present, or some frozen states. */
const MOST_FILES = 3

lowerPriority(NICENESS.search)

interface OpenFile {
  database: DatabaseSync
  statements: Map<string, StatementSync>
}

const files = new Map<string, OpenFile>()

/** The open file of an address; of too many, the one used longest ago is closed. */
function fileAt({ address, setUp }: ScannedFile): OpenFile {
  const open = files.get(address)
  files.delete(address)
  const [[oldest, former] = []] = files
  if (!open && oldest !== undefined && files.size >= MOST_FILES) {
    former?.database.close()
    files.delete(oldest)
  }
  const file = open ?? { database: new DatabaseSync(new URL(address)), statements: new Map() }
  if (!open) file.database.exec(setUp)
  files.set(address, file)
  return file
}

function prepare({ database, statements }: OpenFile, sql: string): StatementSync {
  const entry = statements.get(sql)
  if (entry) return entry
  const statement = database.prepare(sql)
  statement.setReturnArrays(true)
  if (statements.size >= MOST_STATEMENTS) statements.delete(statements.keys().next().value ?? '')
  statements.set(sql, statement)
  return statement
}

function answer({ sql, parameters, ...file }: ScanRequest): ScanAnswer {
  try {
    const statement = prepare(fileAt(file), sql)
    // Arrays are asked for above; the types know objects only.
    const rows = statement.all(...parameters) as unknown as SQLOutputValue[][]
    return { columns: statement.columns().map(({ name, type }) => ({ name, type })), rows }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const errcode = error instanceof Error && 'errcode' in error ? Number(error.errcode) : null
    return { message, errcode }
  }
}

const send = (message: ScanMessage) => process.send?.(message)
process.on('message', (request: ScanRequest) => send(answer(request)))
process.once('disconnect', () => process.exit(0))
// The service ends it: a signal to the whole group, as of Ctrl-C, is meant for the service.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
send('ready')
