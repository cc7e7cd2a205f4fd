import type { Family, Request } from '../traffic.ts'

const MB = 1024 * 1024

const mcp = (label: string, body: string, headers: Readonly<Record<string, string>> = {}): Request => ({
  label,
  method: 'POST',
  path: '/mcp',
  headers: {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    'mcp-protocol-version': '2025-06-18',
    ...headers,
  },
  body,
})

const call = (label: string, name: string, args: object): Request =>
  mcp(
    label,
    JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }),
  )

/** What costs most of what a call may ask for, and what is not allowed at all. */
function* calls(): Iterable<Request> {
  for (let at = 0; ; at += 1) {
    yield call('all evidence, with agreement', 'find_evidence', { limit: 100, minRating: 1 + (at % 5) })
    yield call('pages of quotes', 'find_evidence', { detail: 'QUOTE', sort: 'NEWEST', limit: 25 })
    yield call('groups by two values', 'count_evidence', { groupBy: ['VARIANT', 'THERAPY'] })
    yield call('a letter of all names', 'search_records', {
      query: String.fromCharCode(97 + (at % 26)),
      limit: 50,
    })
    yield call('an unknown name', 'find_evidence', { gene: `nothing ${at}`, disease: 'nowhere' })
    yield call('500 alterations', 'match_alterations', {
      alterations: Array.from({ length: 500 }, (_, line) => `BRAF V${600 + line}E`),
      limit: 100,
    })
    yield call('all changes', 'list_changes', { from: '0', limit: 100 })
    yield mcp('a list of calls', `[${'{"jsonrpc":"2.0","id":1,"method":"ping"},'.repeat(2000)}1]`)
    yield mcp('deep JSON', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`)
    yield mcp('a body of 10 MB', `{"a":"${'a'.repeat(10 * MB)}"}`)
    yield mcp('a page of another site', '{}', { origin: 'https://evil.example' })
  }
}

/** Traffic of agents. */
export const agents: readonly Family[] = [
  { name: 'calls of agents', connections: 8, exchanges: calls },
  { name: 'calls of agents from one address', connections: 32, oneAddress: true, exchanges: calls },
]
