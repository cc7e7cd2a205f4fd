import { brotliCompressSync, constants, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { holdingRequests } from '#tests/support/leaving/holding-requests.ts'
import { numbersFrom } from '#tests/support/random-numbers.ts'
import { at, endless } from '../sequences.ts'
import type { Conversation, Family, Request, Target } from '../traffic.ts'

/** Longest stay of a client, and that of those who keep others waiting, in ms. */
const LONGEST_STAY_MS = 50
const HOLDER_STAYS_MS = 400
const HOLDER_EVERY = 12
/** Clients that leave in all. */
const CLIENTS = 10_000

const newest = ({ states }: Target) => Math.max(...states.map(({ knowledgeVersion }) => knowledgeVersion))

/** A client that sends a request, reads nothing and leaves after so many ms. */
const leaving = (label: string, request: Buffer | string, holdMs: number): Conversation => ({
  label,
  chunks: [request],
  pauseMs: 0,
  read: 'nothing',
  holdMs,
})

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`

/** Requests of every route that holds something, whose clients leave at random moments beside those who hold theirs. */
function* everyRoute(target: Target): Iterable<Conversation> {
  const random = numbersFrom(38)
  const requests = holdingRequests({
    version: newest(target),
    evidence: target.ids['evidenceItems']?.[0] ?? 1,
    states: target.states.map(({ name }) => name),
    stateFile: target.states[0]?.path ?? '/',
  })
  for (let turn = 0; turn < CLIENTS; turn += 1) {
    const { name, bytes } = at(requests, turn)
    const stayMs = turn % HOLDER_EVERY === 0 ? HOLDER_STAYS_MS : random(LONGEST_STAY_MS)
    yield leaving(name, bytes, stayMs)
  }
}

/** Waits for changes that clients with a short timeout give up. */
const waits = (target: Target) =>
  endless(() => leaving('waiting for changes', get(`/api/changes?since=${newest(target)}&wait=30`), 700))

/** Reads of more states than stay open, given up while a state is opened. */
const states = (target: Target) => {
  const random = numbersFrom(2)
  return endless((index) => {
    const path = `/api/evidence_items/${at(target.ids['evidenceItems'] ?? [1], index)}`
    return leaving('a state', get(`${path}?asOf=${at(target.states, index).name}`), random(13))
  })
}

/** Bytes that the service reads of a file to match. */
const FILE_BYTES = 64 * 1024 * 1024

/** Files of some hundred bytes that unpack to the most that a file may have. */
const compressed = () => {
  const zeros = Buffer.alloc(FILE_BYTES)
  const quick = { [constants.BROTLI_PARAM_QUALITY]: 2, [constants.BROTLI_PARAM_LGWIN]: 24 }
  const bodies = [
    { coding: 'br', body: brotliCompressSync(zeros, { params: quick }) },
    { coding: 'gzip', body: gzipSync(zeros) },
    { coding: 'deflate', body: deflateSync(zeros) },
    { coding: 'zstd', body: zstdCompressSync(zeros) },
  ]
  return endless((index): Request => {
    const { coding, body } = at(bodies, index)
    const headers = { 'content-type': 'text/plain', 'content-encoding': coding }
    return { label: `a file to match, by ${coding}`, method: 'POST', path: '/api/match', headers, body }
  })
}

export const leavingClients: readonly Family[] = [
  { name: 'clients that leave', connections: 64, short: true, leavingSeconds: 120, exchanges: everyRoute },
  { name: 'clients that stop waiting for changes', connections: 16, short: true, exchanges: waits },
  { name: 'clients that leave while states are opened', connections: 32, short: true, exchanges: states },
  { name: 'compressed bodies', connections: 40, short: true, exchanges: compressed },
]
