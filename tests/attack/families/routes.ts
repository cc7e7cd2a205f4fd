import type { Conversation, Exchange, Family, Request, Target } from '../traffic.ts'

const LIMIT = 1_048_576
const HOLD_MS = 3000
const JSON_TYPE = { 'content-type': 'application/json' }

/** A path of a route with something in the place of its parameters. */
const pathOf = (path: string, parameter = '1') => path.replaceAll(/:\w+|\*/g, parameter)

const raw = (label: string, ...chunks: readonly (string | Buffer)[]): Conversation => ({
  label,
  chunks,
  pauseMs: 20,
  read: 'all',
  holdMs: HOLD_MS,
})

const head = (method: string, path: string, headers: readonly string[]) =>
  `${method} ${path} HTTP/1.1\r\nHost: localhost\r\n${headers.map((header) => `${header}\r\n`).join('')}\r\n`

/** Parameters and queries of a path that no client sends. */
function* oddPaths(path: string): Iterable<string> {
  const has = pathOf(path) !== path
  const values = [
    '%00',
    '%ff',
    '%E0%A4%A',
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e',
    '-1',
    '99999999999999999999',
    'x'.repeat(7000),
  ]
  if (has) for (const value of values) yield pathOf(path, value)
  yield `${pathOf(path)}?${'a=1&'.repeat(2500)}`
  yield `${pathOf(path)}?count=99999999999&page=-1&count=1&__proto__=1&constructor[prototype]=1&a[]=1`
  yield `${pathOf(path)}?%ff=%00&=&&=%`
  yield `${pathOf(path)}?${'%41'.repeat(4500)}`
}

const oddHeaders: readonly Readonly<Record<string, string>>[] = [
  { range: 'bytes=0-0,1-1,2-2,'.repeat(300) + '3-3' },
  { range: 'bytes=99999999999999999999-' },
  { 'if-none-match': '"x",'.repeat(3000) },
  { 'if-modified-since': 'never' },
  { accept: '*/*;q=0.1,'.repeat(900) },
  { 'accept-encoding': 'br;q=1.0,gzip;q=0.8,*;q=0.1,'.repeat(300) },
  { 'accept-language': 'a-b-c,'.repeat(2000) },
  { authorization: 'Bearer ' + 'x'.repeat(9000) },
  { authorization: 'Basic !!!!' },
  { cookie: 'a=b; '.repeat(2000) },
  { cookie: `curia_session=${'x'.repeat(6000)}` },
  { 'x-forwarded-for': '1.2.3.4,'.repeat(900), 'x-forwarded-proto': 'javascript', 'x-forwarded-host': 'a"b' },
  { origin: 'null', 'access-control-request-headers': 'x,'.repeat(4000) },
  { expect: '100-continue' },
]

const bodies: readonly { label: string; headers: Readonly<Record<string, string>>; body: string | Buffer }[] =
  [
    { label: 'no JSON', headers: JSON_TYPE, body: '{"a":' },
    { label: 'a text', headers: { 'content-type': 'text/plain' }, body: 'hello' },
    { label: 'XML', headers: { 'content-type': 'application/xml' }, body: '<a/>' },
    {
      label: 'parts',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: '--x\r\n\r\n--x--',
    },
    {
      label: 'a content type of 8,000 letters',
      headers: { 'content-type': `a/${'b'.repeat(8000)}` },
      body: '{}',
    },
    {
      label: 'another encoding',
      headers: { 'content-type': 'application/json; charset=utf-16' },
      body: '{}',
    },
    {
      label: 'packed',
      headers: { ...JSON_TYPE, 'content-encoding': 'gzip' },
      body: Buffer.from([31, 139, 8, 0, 1, 2]),
    },
    { label: 'broken UTF-8', headers: JSON_TYPE, body: Buffer.from([123, 34, 255, 254, 34, 58, 49, 125]) },
    {
      label: 'a prototype',
      headers: JSON_TYPE,
      body: '{"__proto__":{"query":"x"},"constructor":{"prototype":{}}}',
    },
    { label: 'a list', headers: JSON_TYPE, body: `[${'{},'.repeat(5000)}{}]` },
    {
      label: 'a form of 1 MB',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'a=1&'.repeat(LIMIT / 4 - 1),
    },
    { label: 'JSON of 1 MB', headers: JSON_TYPE, body: `{"query":"${'x'.repeat(LIMIT - 20)}"}` },
    { label: 'nested JSON of 1 MB', headers: JSON_TYPE, body: '['.repeat(LIMIT - 1) },
    { label: 'too large', headers: JSON_TYPE, body: 'x'.repeat(2 * LIMIT) },
    { label: 'nothing', headers: JSON_TYPE, body: '' },
  ]

function* requestsOf(method: string, path: string): Iterable<Request> {
  for (const odd of oddPaths(path))
    yield { label: `${method} ${path} as ${odd.slice(0, 60)}`, method, path: odd }
  for (const headers of oddHeaders)
    yield {
      label: `${method} ${path} with ${Object.keys(headers).join()}`,
      method,
      path: pathOf(path),
      headers,
    }
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return
  for (const { label, headers, body } of bodies)
    yield { label: `${method} ${path} with ${label}`, method, path: pathOf(path), headers, body }
}

/** What breaks the rules of HTTP itself. */
function* malformed(method: string, path: string): Iterable<Conversation> {
  const to = pathOf(path)
  yield raw(`${method} ${path}, headers of 40 kB`, head(method, to, [`X: ${'x'.repeat(40_000)}`]))
  yield raw(
    `${method} ${path}, 3,000 headers`,
    head(
      method,
      to,
      Array.from({ length: 3000 }, (_, n) => `X${n}: 1`),
    ),
  )
  yield raw(`${method} ${path}, an address of 60 kB`, head(method, `${to}?${'x'.repeat(60_000)}`, []))
  yield raw(
    `${method} ${path}, two lengths`,
    head(method, to, ['Content-Length: 5', 'Content-Length: 50']),
    'hello',
  )
  yield raw(`${method} ${path}, a length that is none`, head(method, to, ['Content-Length: -5']), 'hello')
  yield raw(
    `${method} ${path}, a huge length`,
    head(method, to, ['Content-Type: application/json', 'Content-Length: 99999999999']),
    '{}',
  )
  yield raw(
    `${method} ${path}, length and pieces`,
    head(method, to, ['Content-Length: 5', 'Transfer-Encoding: chunked']),
    '5\r\nhello\r\n0\r\n\r\n',
  )
  yield raw(
    `${method} ${path}, broken pieces`,
    head(method, to, ['Content-Type: application/json', 'Transfer-Encoding: chunked']),
    'zz\r\n{}\r\n',
  )
  yield raw(
    `${method} ${path}, a longer body than said`,
    head(method, to, ['Content-Type: application/json', 'Content-Length: 2']),
    `{}${'x'.repeat(70_000)}`,
  )
  yield raw(
    `${method} ${path}, a foreign host`,
    head(method, to, []).replace('localhost', '"><script>@evil:99999'),
  )
  yield raw(`${method} ${path}, bytes`, Buffer.from(Array.from({ length: 5000 }, (_, n) => (n * 97) % 256)))
}

const reads = new Set(['GET', 'POST'])

function* wellFormed({ routes }: Target): Iterable<Request> {
  for (const { method, path } of routes) yield* requestsOf(method, path)
}

function* illFormed({ routes }: Target): Iterable<Conversation> {
  for (const { method, path } of routes) if (reads.has(method)) yield* malformed(method, path)
}

/** One kind of mischief at each route in turn, so that a few seconds meet all routes and all kinds. */
function* sample(target: Target): Iterable<Exchange> {
  const all = [...wellFormed(target), ...illFormed(target)]
  for (let index = 0; index < all.length; index += 1) {
    const exchange = all[(index * 53) % all.length]
    if (exchange) yield exchange
  }
}

export const routeFamilies: readonly Family[] = [
  { name: 'every route with odd paths, headers and bodies', connections: 16, exchanges: wellFormed },
  { name: 'every route with broken HTTP', connections: 64, exchanges: illFormed },
  { name: 'every route with some of it', connections: 32, short: true, exchanges: sample },
]
