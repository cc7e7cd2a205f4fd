import { at, endless } from '../sequences.ts'
import { get, graphql } from '../traffic.ts'
import type { Conversation, Family, Request, Target } from '../traffic.ts'
import { hostileTexts } from './hostile-texts.ts'

/** Longer than any family lasts: whoever closes the connection is the service. */
const FOR_EVER_MS = 300_000

/** What a state is asked for by: names of more states than stay open, days, versions, and what names none. */
function asOfs({ states }: Target): string[] {
  return [
    ...states.map(({ name }) => name),
    ...states.map(({ date }) => date.slice(0, 10)),
    ...states.map(({ knowledgeVersion }) => String(knowledgeVersion)),
    '9999-12-31',
    '0001-01-01',
    '2021-02-30',
    '99999999999999999999',
    ...hostileTexts(900).map(({ text }) => text.toWellFormed()),
  ]
}

const DAY_MS = 86_400_000
/** Another time each: no answer was asked for before. */
const timeOf = (index: number) => new Date(Date.UTC(2020, 0, 1) + index * 7 * DAY_MS).toUTCString()

/** Reads of the interfaces as of ever other states and times. */
const reads = (target: Target) => {
  const all = asOfs(target)
  const evidence = target.ids['evidenceItems'] ?? [1]
  return endless((index): Request => {
    // Most of them lead somewhere.
    const named = index % 4 === 0 ? at(all, index / 4) : at(target.states, index).name
    const asOf = `asOf=${encodeURIComponent(named)}`
    const id = at(evidence, index)
    const { path, ...query } = graphql(
      `evidence ${asOf.slice(0, 40)}`,
      `query ($id: Int!) { a${index}: evidenceItem(id: $id) { id description molecularProfile { name } }
        browseMolecularProfiles(first: 50, molecularProfileName: "a") { totalCount nodes { id name evidenceItemCount } } }`,
      { id },
    )
    const requests: Request[] = [
      { ...query, path: `${path}?${asOf}` },
      get(`/api/evidence_items/${id}?${asOf}`),
      get(`/api/evidence_items/${id}`, { 'accept-datetime': timeOf(index) }),
      get(`/api/evidence_items?count=100000&n=${index}&${asOf}`),
      get(`/api/records/evidence/${id}/versions?${asOf}`),
      get(`/api/changes?since=0&${asOf}`),
      get(`/api/states?of=${encodeURIComponent(`/api/evidence_items/${id}`)}`, {
        accept: 'application/link-format',
      }),
      {
        ...get(`/api/match?${asOf}`),
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ alterations: ['BRAF V600E', 'EGFR L858R', 'KRAS G12C'] }),
      },
    ]
    return at(requests, index + Math.floor(index / requests.length))
  })
}

const FOLDERS: readonly (readonly [folder: string, list: string])[] = [
  ['evidence', 'evidenceItems'],
  ['variants', 'variants'],
  ['molecular-profiles', 'molecularProfiles'],
  ['diseases', 'diseases'],
]

/** Pages of all states, each another one; addresses that lead to a state, and those that name none. */
const pages = (target: Target) => {
  const all = asOfs(target)
  return endless((index): Request => {
    const [folder, list] = at(FOLDERS, index)
    const path = `/${folder}/${at(target.ids[list] ?? [1], Math.floor(index / 3))}?n=${index}`
    const { name } = at(target.states, index)
    if (index % 3 === 0) return get(`/@${encodeURIComponent(at(all, index))}${path}`)
    if (index % 3 === 1) return get(path, { accept: 'text/html', 'accept-datetime': timeOf(index) })
    return get(`/@${name}${path}`, { accept: 'text/html' })
  })
}

const RANGES = ['', 'Range: bytes=0-\r\n', 'Range: bytes=-20000000\r\n', 'If-None-Match: "x"\r\n']

/** Files of states that nobody reads. */
const files = ({ states }: Target) =>
  endless((index): Conversation => {
    const { path } = at(states, index)
    return {
      label: 'the file of a state, unread',
      chunks: [`GET ${path} HTTP/1.1\r\nHost: localhost\r\n${at(RANGES, index)}\r\n`],
      pauseMs: 0,
      read: 'nothing',
      holdMs: FOR_EVER_MS,
    }
  })

export const frozenStates: readonly Family[] = [
  { name: 'reads of many states', connections: 8, short: true, exchanges: reads },
  { name: 'reads of many states from one address', connections: 32, oneAddress: true, exchanges: reads },
  { name: 'pages of many states', connections: 32, short: true, needsApp: true, exchanges: pages },
  { name: 'files of states, unread', connections: 220, exchanges: files },
  {
    name: 'files of states, unread by one address',
    connections: 220,
    short: true,
    oneAddress: true,
    exchanges: files,
  },
]
