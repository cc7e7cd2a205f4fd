import { at } from '../sequences.ts'
import { get } from '../traffic.ts'
import type { Family, Request, Target } from '../traffic.ts'

/** Collections of GKS objects, with the lists that the ids of their records are in. */
const COLLECTIONS = [
  ['evidence', 'evidenceItems'],
  ['assertions', 'assertions'],
  ['molecular-profiles', 'molecularProfiles'],
] as const

const QUERIES = ['', '?detail=plain', '?refused=only', '?since=0', '?since=1&refused=only', '?since=99999999']

/** Whole collections, compressed or written as fast as the connection takes them. */
function* collections({ states }: Target): Iterable<Request> {
  for (let index = 0; ; index += 1) {
    const [name] = at(COLLECTIONS, index)
    const queries = [...QUERIES, `?asOf=${at(states, index).name}`]
    const query = at(queries, Math.floor(index / COLLECTIONS.length))
    yield get(`/api/gks/${name}.ndjson${query}`, index % 2 === 0 ? {} : { 'accept-encoding': 'br' })
  }
}

/** Ever other objects, with addresses that name none between them. */
function* objects({ ids }: Target): Iterable<Request> {
  for (let index = 0; ; index += 1)
    for (const [name, list] of COLLECTIONS) {
      const id = at(ids[list] ?? [1], index)
      yield get(`/api/gks/${name}/${id}`)
      yield get(`/api/gks/${name}/civic.${'e'.repeat(index % 900)}id:${id}?detail=${index}`)
    }
}

/** What there is, which is counted once for each version, its description, and what only members may see. */
function* indexes(): Iterable<Request> {
  for (let index = 0; ; index += 1) {
    yield get('/api/gks')
    yield get('/api/gks/openapi.json')
    yield get(`/api/clinvar/organizations/${index % 50}?after=${index}`)
  }
}

export const gksFamilies: readonly Family[] = [
  { name: 'GKS collections', connections: 8, short: true, exchanges: collections },
  { name: 'GKS objects', connections: 8, short: true, exchanges: objects },
  { name: 'GKS index', connections: 8, short: true, exchanges: indexes },
  { name: 'GKS objects from one address', connections: 32, oneAddress: true, exchanges: objects },
]
