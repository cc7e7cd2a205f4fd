// A process of its own: runs statements that may read much of a SQLite file, one at a time, until it is killed or the
// service has ended. It imports nothing but Node's own modules, so that it starts at once.
import { setPriority } from 'node:os'
import { DatabaseSync } from 'node:sqlite'
import type { SQLOutputValue, StatementSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import type { ScanAnswer, ScanMessage, ScanRequest } from './messages.ts'

const [, , file = '', setUp = ''] = process.argv
const MOST_STATEMENTS = 200

/** Below the service, which answers everybody else. */
const NICENESS = 5
setPriority(NICENESS)

const address = pathToFileURL(file)
// Where the file is gone, none is made in its place.
address.searchParams.set('mode', 'rw')
const database = new DatabaseSync(address)
database.exec(setUp)
const statements = new Map<string, StatementSync>()

function prepare(sql: string): StatementSync {
  const entry = statements.get(sql)
  if (entry) return entry
  const statement = database.prepare(sql)
  statement.setReturnArrays(true)
  if (statements.size >= MOST_STATEMENTS) statements.delete(statements.keys().next().value ?? '')
  statements.set(sql, statement)
  return statement
}

function answer({ sql, parameters }: ScanRequest): ScanAnswer {
  try {
    const statement = prepare(sql)
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
