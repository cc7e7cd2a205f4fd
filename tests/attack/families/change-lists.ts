import { at } from '../sequences.ts'
import { get, graphql } from '../traffic.ts'
import type { Conversation, Family, Request, Target } from '../traffic.ts'
import { hostileTexts } from './hostile-texts.ts'

const FOR_EVER_MS = 300_000

const KINDS = ['EVIDENCE_ITEM', 'MOLECULAR_PROFILE', 'VARIANT', 'SOURCE', 'DISEASE', undefined]
const CHANGES = ['ADDED', 'REMOVED', 'STATUS', 'LEVEL', 'DIRECTION', 'TEXT', 'OTHER', undefined]
const FORMATS = ['json', 'tsv', 'atom']

/** Filters of ever other records: no answer was asked for before, and most of them find little in much. */
function filterOf({ ids, states }: Target, index: number) {
  const { knowledgeVersion } = at(states, index)
  const bounds = [
    { from: '0' },
    { from: '0', to: String(knowledgeVersion) },
    { from: '2001-01-01' },
    { from: at(hostileTexts(900), index).text.toWellFormed() },
    { from: String(knowledgeVersion), to: '0' },
  ]
  return {
    ...at(bounds, index),
    kind: at(KINDS, index),
    change: at(CHANGES, Math.floor(index / KINDS.length)),
    gene: index % 4 === 1 ? at(ids['genes'] ?? [1], index) : undefined,
    disease: index % 4 === 2 ? at(ids['diseases'] ?? [1], index) : undefined,
    therapy: index % 4 === 3 ? at(ids['therapies'] ?? [1], index) : undefined,
  }
}

const QUERY = `query ($from: String, $to: String, $kind: VersionedRecordType, $change: RecordChangeKind, $gene: Int,
  $disease: Int, $therapy: Int) {
  changes(from: $from, to: $to, recordType: $kind, change: $change, featureId: $gene, diseaseId: $disease,
    therapyId: $therapy, first: 100) {
    totalCount pageCount counts { recordType cause count } kindCounts { kind count }
    nodes { title kinds version { document activity { id } } fields { field before after beforeText afterText } }
  }
}`

function* lists(target: Target): Iterable<Request> {
  for (let index = 0; ; index += 1) {
    const filter = filterOf(target, Math.floor(index / 2))
    if (index % 2 === 0) {
      yield graphql(`changes ${JSON.stringify(filter).slice(0, 60)}`, QUERY, filter)
      continue
    }
    const search = new URLSearchParams()
    for (const [name, value] of Object.entries(filter))
      if (value !== undefined) search.set(name, String(value))
    yield get(`/api/changes/list.${at(FORMATS, Math.floor(index / 2))}?${search}`)
  }
}

/** Requests that are held until something changes, which nothing does. */
function* held({ states }: Target): Iterable<Conversation> {
  const since = Math.max(...states.map(({ knowledgeVersion }) => knowledgeVersion))
  for (;;)
    yield {
      label: 'waiting for changes',
      chunks: [`GET /api/changes?since=${since}&wait=30 HTTP/1.1\r\nHost: localhost\r\n\r\n`],
      pauseMs: 0,
      read: 'all',
      holdMs: FOR_EVER_MS,
    }
}

export const changeLists: readonly Family[] = [
  { name: 'lists of changes', connections: 8, short: true, exchanges: lists },
  { name: 'lists of changes from one address', connections: 32, oneAddress: true, exchanges: lists },
  { name: 'requests that wait for changes', connections: 400, short: true, exchanges: held },
]
