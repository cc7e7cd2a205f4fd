import { gzipSync } from 'node:zlib'
import { print } from 'graphql'
import { EvidenceTableDocument } from '#app/graphql/generated/evidence-table.ts'
import { HomePageDocument } from '#app/graphql/generated/home-page.ts'
import { BrowseProfilesTableDocument } from '#app/graphql/generated/browse-profiles-table.ts'
import { graphql, get } from '#tests/attack/traffic.ts'
import type { Request, Target } from '#tests/attack/traffic.ts'
import { numbersFrom } from '#tests/support/random-numbers.ts'

/** Records and states that requests name. */
export type Knowledge = Pick<Target, 'ids' | 'states'>

/** What requests are made of: random numbers and choices. */
type Dice = { number(end: number): number; one<Item>(items: readonly Item[]): Item }

type Making = (knowledge: Knowledge, dice: Dice) => Request

const LISTS: Readonly<Record<string, string>> = {
  evidence: 'evidenceItems',
  genes: 'genes',
  variants: 'variants',
  'molecular-profiles': 'molecularProfiles',
  assertions: 'assertions',
  diseases: 'diseases',
  therapies: 'therapies',
  sources: 'sources',
}
const GENES = ['BRAF', 'KRAS', 'EGFR', 'TP53', 'PIK3CA', 'ALK', 'MET', 'KIT', 'ERBB2', 'NRAS']
const LETTERS = [...'abcdefghiklmnoprstv']
const TABLES = ['evidence', 'assertions', 'molecular_profiles', 'variants', 'features', 'sources', 'diseases']

const recordPath: Making = ({ ids }, { one }) => {
  const [path, list] = one(Object.entries(LISTS))
  return get(`/${path}/${one(ids[list] ?? [1])}`, { accept: 'text/html' })
}

const atState: Making = (knowledge, dice) => {
  const { name } = dice.one(knowledge.states)
  const id = dice.one(knowledge.ids['evidenceItems'] ?? [1])
  return dice.one([
    get(`/api/evidence_items/${id}?asOf=${name}`),
    get(`/@${name}/evidence/${id}`, { accept: 'text/html' }),
    get(`/api/gks/evidence/${id}?asOf=${name}`),
    { ...evidenceTable(knowledge, dice), path: `/api/graphql?asOf=${name}` },
  ])
}

const evidenceTable: Making = (_, { one }) =>
  graphql('evidence table', print(EvidenceTableDocument), {
    first: 50,
    ...(one([true, false]) && { diseaseName: one(LETTERS) + one(LETTERS) }),
  })

const alterations = (count: number, { number, one }: Dice) =>
  Array.from({ length: count }, () => `${one(GENES)} V${600 + number(300)}E`)

const sample: Making = (_, dice) => ({
  label: 'a sample to match',
  method: 'POST',
  path: '/api/match',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ alterations: [...alterations(20, dice), 'BRAF V600E'] }),
})

const file: Making = (_, dice) => {
  const rows = Array.from({ length: 3000 }, (_, row) => `X\tp.A${row % 900}C\ts${row % 40}\n`).join('')
  const maf = `Hugo_Symbol\tHGVSp_Short\tTumor_Sample_Barcode\n${rows}BRAF\tp.V600E\ts1\n`
  return {
    label: 'a file to match',
    method: 'POST',
    path: `/api/match?format=${dice.one(['json', 'tsv', 'ndjson'])}`,
    headers: { 'content-type': 'text/plain' },
    body: dice.one([gzipSync(maf), Buffer.from(maf), Buffer.from(alterations(300, dice).join('\n'))]),
  }
}

/** Requests of many kinds, each as often as its number among all. */
const kinds: readonly (readonly [weight: number, make: Making])[] = [
  [24, recordPath],
  [8, (_, { one }) => get(`/${one(Object.keys(LISTS))}`, { accept: 'text/html' })],
  [4, () => get('/', { accept: 'text/html' })],
  [10, ({ ids }, { one }) => get(`/api/evidence_items/${one(ids['evidenceItems'] ?? [1])}`)],
  [4, (_, { number }) => get(`/api/evidence_items?count=25&page=${1 + number(100)}`)],
  [10, evidenceTable],
  [
    8,
    (_, { one }) =>
      graphql('profiles', print(BrowseProfilesTableDocument), {
        first: 50,
        molecularProfileName: one(LETTERS) + one(LETTERS),
      }),
  ],
  [4, () => graphql('home page', print(HomePageDocument))],
  [
    6,
    (_, { one, number }) =>
      graphql(
        'typeahead',
        `{ diseaseTypeahead(queryTerm: "${one(LETTERS)}${one(LETTERS)}") { id name } genes(first: ${1 + number(50)}) { nodes { id name } } }`,
      ),
  ],
  [
    3,
    (_, { number }) =>
      graphql('preview', 'query ($text: String!) { previewCommentText(commentText: $text) { __typename } }', {
        text: `Seen in **${number(10_000)}** patients (#E${number(5000)}).`,
      }),
  ],
  [6, sample],
  [2, file],
  [10, atState],
  [6, ({ ids }, { one }) => get(`/api/gks/evidence/${one(ids['evidenceItems'] ?? [1])}`)],
  [1, () => get('/api/gks/assertions.ndjson')],
  [1, () => get('/api/changes/list.json')],
  [1, () => get('/api/changes?since=0')],
  [1, () => get('/sitemap/evidence-1.xml')],
  [
    1,
    (_, { one }) => ({
      label: 'a table',
      method: 'POST',
      path: `/api/download_table/${one(TABLES)}`,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ format: one(['tsv', 'csv', 'json']) }),
    }),
  ],
  [
    1,
    (_, { number }) => ({
      label: 'a sign-in',
      method: 'POST',
      path: '/api/auth/sign-in',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `a${number(1000)}@example.org`, password: 'not the password' }),
    }),
  ],
]

/** Requests of readers without end: pages, tables, searches, samples, files, states and downloads. */
export function* mixedRequests(knowledge: Knowledge, seed: number): Generator<Request, never> {
  const number = numbersFrom(seed)
  const dice: Dice = {
    number,
    one(items) {
      const item = items[number(items.length)]
      if (item === undefined) throw new Error('nothing to choose from')
      return item
    },
  }
  const weighted = kinds.flatMap(([weight, make]) => Array.from({ length: weight }, () => make))
  for (;;) yield dice.one(weighted)(knowledge, dice)
}
