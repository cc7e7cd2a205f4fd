import type { UpstreamDocument } from '#domain/mirror/upstream-document.ts'
import type { VersionedKind } from '#domain/versions/record-document.ts'
import type { Budget } from '../client/budget.ts'
import { UpstreamFailure } from '../client/upstream-client.ts'
import type { UpstreamClient } from '../client/upstream-client.ts'
import { isNode } from '../interface/fields.ts'
import type { UpstreamInterface } from '../interface/upstream-interface.ts'

/** A record of an upstream, by the upstream's id. */
export interface RecordKey {
  kind: VersionedKind
  id: number
}

/** A record as an upstream describes it; null: the upstream does not have it. */
export interface UpstreamRecord extends RecordKey {
  document: UpstreamDocument | null
}

/** A record that could not be read. */
export interface UnreadableRecord extends RecordKey {
  reason: string
}

/** Reads an upstream within a budget of requests. */
export interface UpstreamReader {
  client: UpstreamClient
  schema: UpstreamInterface
  budget: Budget
}

/** Records that were read, and those that could not be. */
export interface ReadRecords {
  records: UpstreamRecord[]
  unreadable: UnreadableRecord[]
}

/** Records of one query. */
const AT_ONCE = 50
/** Attempts at a query that may be halved. */
const ATTEMPTS = 3
/** Attempts at the query for a single record that is answered with errors: one may come of a moment. */
const ATTEMPTS_AT_ONE = 2

/** A text that two keys share exactly when they name the same record. */
export const keyText = ({ kind, id }: RecordKey): string => `${kind} ${id}`

/**
 * Checks that the upstream responds at all, so that a failure is of the records and not of the connection.
 * @throws UpstreamFailure
 */
async function assertResponding({ client, budget }: UpstreamReader): Promise<void> {
  await client.query('query { __typename }', {}, budget)
}

async function readSome(reader: UpstreamReader, keys: readonly RecordKey[]): Promise<ReadRecords> {
  const { client, schema, budget } = reader
  try {
    const answered = keys.length === 1 ? ATTEMPTS_AT_ONE : 1
    const data = await client.query(schema.recordsQuery(keys), {}, budget, ATTEMPTS, answered)
    const records = keys.map(({ kind, id }, place): UpstreamRecord => {
      const node = data[`r${place}`]
      return { kind, id, document: isNode(node) ? schema.documentOf(kind, node) : null }
    })
    const isWhole = keys.every((_, place) => `r${place}` in data)
    if (!isWhole) throw new UpstreamFailure('a response without all records', { isAnswer: true })
    return { records, unreadable: [] }
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error
    const [only, ...others] = keys
    if (only && others.length === 0) {
      await assertResponding(reader)
      return { records: [], unreadable: [{ ...only, reason: error.message }] }
    }
    const half = Math.ceil(keys.length / 2)
    const first = await readSome(reader, keys.slice(0, half))
    const second = await readSome(reader, keys.slice(half))
    return {
      records: [...first.records, ...second.records],
      unreadable: [...first.unreadable, ...second.unreadable],
    }
  }
}

/**
 * Reads records by id, many by one query. A query that fails is halved until the record that breaks it stands alone.
 * @throws UpstreamFailure when the upstream does not respond
 */
export async function readRecords(reader: UpstreamReader, keys: Iterable<RecordKey>): Promise<ReadRecords> {
  const distinct = [...new Map([...keys].map((key) => [keyText(key), key])).values()]
  const read: ReadRecords = { records: [], unreadable: [] }
  for (let from = 0; from < distinct.length; from += AT_ONCE) {
    const { records, unreadable } = await readSome(reader, distinct.slice(from, from + AT_ONCE))
    read.records.push(...records)
    read.unreadable.push(...unreadable)
  }
  return read
}
