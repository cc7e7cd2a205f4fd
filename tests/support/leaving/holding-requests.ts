import { brotliCompressSync, constants, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib'

/** A request that holds something while it is answered, as bytes for a connection. */
export interface HoldingRequest {
  name: string
  bytes: Buffer
}

/** Records and states that requests name. */
export interface HeldKnowledge {
  /** Version of the knowledge after which nothing has changed. */
  version: number
  evidence: number
  /** Names of frozen states. */
  states: readonly string[]
  /** Path of the file of a state. */
  stateFile: string
}

/** Bytes of zeros that a compressed body of some hundred bytes becomes. */
const UNPACKED_BYTES = 4 * 1024 * 1024

const zeros = Buffer.alloc(UNPACKED_BYTES)
const encoded: Readonly<Record<string, Buffer>> = {
  br: brotliCompressSync(zeros, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: gzipSync(zeros),
  deflate: deflateSync(zeros),
  zstd: zstdCompressSync(zeros),
}

function bytesOf(line: string, headers: Readonly<Record<string, string>>, body: Buffer | string): Buffer {
  const lines = Object.entries({ host: 'curia', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.concat([Buffer.from(`${line} HTTP/1.1\r\n${lines.join('')}\r\n`), Buffer.from(body)])
}

const get = (path: string): HoldingRequest => ({ name: `GET ${path}`, bytes: bytesOf(`GET ${path}`, {}, '') })

const post = (
  path: string,
  body: Buffer | string,
  headers: Readonly<Record<string, string>> = { 'content-type': 'application/json' },
): HoldingRequest => ({
  name: `POST ${path} ${Object.values(headers).join(' ')}`,
  bytes: bytesOf(`POST ${path}`, { 'content-length': String(Buffer.byteLength(body)), ...headers }, body),
})

const graphql = (query: string, asOf = '') => post(`/api/graphql${asOf}`, JSON.stringify({ query }))

/** An operation that is admitted one at a time, and whose answer is long. */
const HEAVY_QUERY = `{ ${Array.from(
  { length: 9 },
  (_, page) =>
    `p${page}: evidenceItems(first: 100) { nodes { id description source { id } molecularProfile { id name variants { id name feature { id } } } } }`,
).join(' ')} }`

/** Call of a tool by an agent. */
const tool = (name: string, args: object) =>
  post(
    '/mcp',
    JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }),
    {
      host: 'localhost',
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': '2025-06-18',
    },
  )

/** A request whose body is sent when the service asks for it, which nobody does any more. */
const expecting = (path: string, type: string): HoldingRequest => ({
  name: `POST ${path} that expects to go on`,
  bytes: bytesOf(
    `POST ${path}`,
    { 'content-type': type, 'content-length': '400000', expect: '100-continue' },
    '',
  ),
})

/** The same request several times on one connection. */
const pipelined = ({ name, bytes }: HoldingRequest, times: number): HoldingRequest => ({
  name: `${times} times ${name}`,
  bytes: Buffer.concat(Array.from({ length: times }, () => bytes)),
})

/** A request without a body in another form: of headers alone, of a part, or in HTTP/1.0. */
const inForm = (line: string, headers: Readonly<Record<string, string>> = {}): HoldingRequest => ({
  name: `${line} ${Object.values(headers).join(' ')}`,
  bytes: bytesOf(line, headers, ''),
})
const inHttp10 = (path: string): HoldingRequest => ({
  name: `GET ${path} HTTP/1.0`,
  bytes: Buffer.from(`GET ${path} HTTP/1.0\r\n\r\n`),
})

/** Part of a body, the rest of which never comes. */
const unfinished = (path: string, headers: Readonly<Record<string, string>>): HoldingRequest => ({
  name: `POST ${path} in part`,
  bytes: bytesOf(`POST ${path}`, headers, ''),
})

const TABLE = '/api/download_table/evidence'
const FILE = 'BRAF V600E\n'.repeat(2000)

/** Requests of every route that holds a place, lease, snapshot, worker or reservation, at present and at states. */
export function holdingRequests({ version, evidence, states, stateFile }: HeldKnowledge): HoldingRequest[] {
  const atStates = states.flatMap((state) => {
    const asOf = `?asOf=${state}`
    return [
      graphql(`{ evidenceItem(id: ${evidence}) { id description } }`, asOf),
      get(`/api/evidence_items/${evidence}${asOf}`),
      get(`/api/evidence_items${asOf}&count=100000`),
      get(`/api/gks/evidence/${evidence}${asOf}`),
      get(`/api/changes${asOf}`),
      get(`/@${state}/evidence/${evidence}`),
    ]
  })
  const [state = ''] = states
  return [
    get(`/api/changes?since=${version}&wait=30`),
    get(`/api/changes?since=${version}&wait=1`),
    get('/api/changes'),
    get('/api/changes/list.json'),
    get('/api/changes/list.tsv'),
    get('/api/changes/list.atom'),
    post(TABLE, '{"format":"json"}'),
    post(TABLE, '{"format":"csv"}'),
    post(`${TABLE}?asOf=${state}`, '{}'),
    get('/api/gks/evidence.ndjson'),
    get('/api/gks/molecular-profiles.ndjson?refused=only'),
    get(`/api/gks/evidence.ndjson?asOf=${state}`),
    get(`/api/gks/evidence/${evidence}`),
    get('/api/evidence_items?count=100000'),
    get('/api/genes?count=100000'),
    get(stateFile),
    get('/sitemap/evidence-1.xml'),
    get(`/evidence/${evidence}`),
    graphql(HEAVY_QUERY),
    graphql('{ browseMolecularProfiles(first: 50, molecularProfileName: "a") { totalCount } }'),
    post('/api/match', '{"alterations":["BRAF V600E"]}'),
    post('/api/match', FILE, { 'content-type': 'text/plain' }),
    post('/api/match?format=fhir', FILE, { 'content-type': 'text/plain' }),
    tool('find_evidence', { gene: 'BRAF', limit: 100 }),
    tool('find_evidence', { gene: 'BRAF', asOf: state }),
    tool('match_alterations', { alterations: ['BRAF V600E'] }),
    tool('list_changes', { from: state }),
    post(`/api/match?asOf=${state}`, FILE, { 'content-type': 'text/plain' }),
    ...Object.entries(encoded).map(([encoding, body]) =>
      post('/api/match', body, { 'content-type': 'text/plain', 'content-encoding': encoding }),
    ),
    ...Object.entries(encoded).map(([encoding, body]) =>
      post('/api/graphql', body, { 'content-type': 'application/json', 'content-encoding': encoding }),
    ),
    ...[
      `/api/changes?since=${version}&wait=30`,
      '/api/gks/evidence.ndjson',
      '/api/changes/list.json',
    ].flatMap((path) => [inForm(`HEAD ${path}`), inHttp10(path), pipelined(get(path), 5)]),
    inForm(`HEAD /api/evidence_items?asOf=${state}&count=100000`),
    inForm(`GET ${stateFile}`, { range: 'bytes=100000-' }),
    inForm(`GET ${stateFile}`, { range: 'bytes=0-,5-100,7-' }),
    inForm(`GET /evidence/${evidence}`, { accept: 'application/ld+json' }),
    inForm('GET /api/gks/evidence.ndjson', { connection: 'upgrade', upgrade: 'websocket' }),
    expecting('/api/match', 'text/plain'),
    expecting('/api/graphql', 'application/json'),
    unfinished('/api/match', { 'content-type': 'text/plain', 'content-length': '4000000' }),
    unfinished('/api/graphql', { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }),
    ...atStates,
  ]
}
