import { at, endless } from '../sequences.ts'
import type { Conversation, Family, Target } from '../traffic.ts'

/** Longer than any family lasts: whoever closes the connection is the service. */
const FOR_EVER_MS = 300_000
const LIMIT = 1_048_576

const line = (path: string, method = 'GET') => `${method} ${path} HTTP/1.1\r\nHost: localhost\r\n`

const post = (path: string, length: number) =>
  `${line(path, 'POST')}Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`

/** Long answers, as the legacy lists and tables of the service have them. */
const longAnswers = [
  `${line('/api/evidence_items?count=100000')}\r\n`,
  `${line('/api/variants?count=100000')}\r\n`,
  `${line('/api/genes?count=100000')}\r\n`,
]

const silent = (
  label: string,
  bytes: readonly string[],
  read: Conversation['read'] = 'nothing',
): Conversation => ({
  label,
  chunks: bytes,
  pauseMs: 0,
  read,
  holdMs: FOR_EVER_MS,
})

const slowHeaders = () =>
  endless((): Conversation => ({
    label: 'headers, a byte a second',
    chunks: [line('/api/status'), ...Array.from({ length: 290 }, () => 'X')],
    pauseMs: 1000,
    read: 'all',
    holdMs: FOR_EVER_MS,
  }))

const halfSentBodies = (paths: readonly string[]) => () =>
  endless((index) => {
    const path = at(paths, index)
    return silent(`${path}, all but a byte`, [post(path, LIMIT - 10), ' '.repeat(LIMIT - 11)], 'all')
  })

const unread = () => endless((index) => silent('a long answer, unread', [at(longAnswers, index)]))
const readSlowly = () =>
  endless((index) => silent('a long answer, read slowly', [at(longAnswers, index)], 'slowly'))

const REPEATED = Array.from({ length: 10 }, (_, n) => `d${n}: description`).join(' ')
const pages = (count: number) =>
  `{ ${Array.from({ length: count }, (_, n) => `p${n}: evidenceItems(first: 100) { nodes { id ${REPEATED} } }`).join(' ')} }`

/** Answers of GraphQL as long as they get. The same ones, which a cache of answers makes cheap to ask for. */
const unreadGraphql = () =>
  endless((index) => {
    const body = JSON.stringify({ query: pages(at([16, 8, 2], index)) })
    return silent('a long answer of GraphQL, unread', [post('/api/graphql', Buffer.byteLength(body)) + body])
  })

const pipelined = () =>
  endless((index) => {
    const body = JSON.stringify({
      query: `{ a${index}: evidenceItems(first: 50) { nodes { id name description } } }`,
    })
    const one = post('/api/graphql', Buffer.byteLength(body)) + body
    // Who reads sees at once that the connection was closed, and comes back with another.
    return silent('200 requests one after another', [one.repeat(200)], at(['nothing', 'all'] as const, index))
  })

const idle = () => endless(() => silent('nothing said', []))

const documents = ({ ids }: Target) =>
  endless((index) =>
    silent('a page, unread', [`${line(`/evidence/${at(ids['evidenceItems'] ?? [1], index)}`)}\r\n`]),
  )

export const connectionFamilies: readonly Family[] = [
  {
    name: 'slow headers',
    connections: 800,
    short: true,
    beforeDatabase: true,
    oneAddress: true,
    exchanges: slowHeaders,
  },
  { name: 'connections that say nothing', connections: 2000, oneAddress: true, exchanges: idle },
  {
    name: 'half-sent bodies',
    connections: 1300,
    exchanges: halfSentBodies(['/api/graphql']),
  },
  {
    name: 'half-sent bodies from one address, every route',
    connections: 1300,
    short: true,
    beforeDatabase: true,
    oneAddress: true,
    exchanges: halfSentBodies([
      '/api/graphql',
      '/api/auth/sign-in',
      '/api/auth/sign-up',
      '/api/download_table/evidence',
    ]),
  },
  { name: 'unread answers', connections: 220, exchanges: unread },
  {
    name: 'unread answers to one address',
    connections: 220,
    short: true,
    oneAddress: true,
    exchanges: unread,
  },
  { name: 'unread answers of GraphQL', connections: 220, exchanges: unreadGraphql },
  { name: 'unread pages', connections: 200, exchanges: documents, needsApp: true },
  { name: 'answers read slowly', connections: 60, exchanges: readSlowly },
  { name: 'pipelined requests', connections: 30, exchanges: pipelined },
]
