import { endless } from '../sequences.ts'
import { graphql } from '../traffic.ts'
import type { Conversation, Family, Request, Target } from '../traffic.ts'
import { hostileTexts } from './hostile-texts.ts'

const KINDS = [
  'evidence',
  'genes',
  'variants',
  'molecular-profiles',
  'assertions',
  'diseases',
  'therapies',
  'sources',
]
const LISTS: Readonly<Record<string, string>> = {
  evidence: 'evidenceItems',
  'molecular-profiles': 'molecularProfiles',
}

/** Documents that nobody asked for before, of hosts that are not ours. */
const crawler = ({ ids }: Target) =>
  endless((index): Request => {
    const kind = KINDS[index % KINDS.length] ?? 'evidence'
    const list = ids[LISTS[kind] ?? kind] ?? [1]
    const id = list[Math.floor(index / KINDS.length) % list.length] ?? 1
    return {
      label: `page /${kind}/${id}`,
      method: 'GET',
      path: `/${kind}/${id}`,
      headers: { accept: 'text/html', host: index % 3 === 0 ? `h${index}.example.org` : 'localhost' },
    }
  })

/** Searches to keep of 325 kB and less, down to what no limit would refuse. */
const LETTERS = [8000, 2000, 450, 180]
const permalinks = () =>
  endless((index): Request => {
    const letters = LETTERS[index % LETTERS.length] ?? 0
    const value = `${index} ${'x'.repeat(letters)}`
    const subFilters = Array.from({ length: 40 }, () => ({ description: { operator: 'CONTAINS', value } }))
    return graphql(
      `a permalink of ${Math.round((letters * 40) / 1000)} kB`,
      'query ($query: EvidenceItemSearchFilter!) { searchEvidenceItems(query: $query, createPermalink: true) { permalinkId } }',
      { query: { subFilters } },
    )
  })

const shortPermalinks = () =>
  endless((index): Request =>
    graphql(
      'a permalink',
      'query ($query: EvidenceItemSearchFilter!) { searchEvidenceItems(query: $query, createPermalink: true) { permalinkId } }',
      { query: { id: { operator: 'EQ', value: index } } },
    ),
  )

const json = (path: string, body: unknown): Request => ({
  label: path,
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

const AUTH = [
  'sign-in',
  'sign-up',
  'accept-invitation',
  'set-up',
  'link',
  'sign-out',
  'request-password-reset',
  'reset-password',
].map((name) => `/api/auth/${name}`)

const largeBodies = () =>
  endless((index): Request =>
    json(AUTH[index % AUTH.length] ?? '', { email: 'x'.repeat(1_000_000), password: 'p', token: 't' }),
  )

/** Passwords that must be hashed, each of another account. */
const passwords = () =>
  endless((index): Request => {
    const account = { email: `a${index}@example.org`, password: `a long password ${index}` }
    return index % 2 === 0
      ? json('/api/auth/sign-in', account)
      : json('/api/auth/sign-up', { ...account, name: 'A', username: `a${index}` })
  })

const LEGACY = [
  '/api/evidence_items?count=100000',
  '/api/variants?count=100000',
  '/api/genes?count=100000',
  '/api/evidence_items?count=5000&page=2',
  '/api/molecular_profiles?count=100000',
  '/api/assertions?count=100000',
  `/api/genes/${Array.from({ length: 700 }, (_, id) => id + 1).join(',')}`,
  '/api/variants/1',
  '/api/sources?count=100000',
]
const legacy = () =>
  endless((index): Request => {
    const path = LEGACY[index % LEGACY.length] ?? ''
    return {
      label: path.slice(0, 60),
      method: 'GET',
      path: `${path}${path.includes('?') ? '&' : '?'}n=${index}`,
    }
  })

const TABLES = [
  'evidence',
  'assertions',
  'molecular_profiles',
  'variants',
  'features',
  'sources',
  'diseases',
  'therapies',
]
const tablesWhole = () =>
  endless((index): Request =>
    json(`/api/download_table/${TABLES[index % TABLES.length]}`, {
      format: ['tsv', 'csv', 'json'][index % 3],
    }),
  )
const tablesSlowly = () =>
  endless((index): Conversation => {
    const body = JSON.stringify({ format: 'json' })
    const path = `/api/download_table/${TABLES[index % TABLES.length]}`
    return {
      label: `${path}, read slowly`,
      chunks: [
        `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      ],
      pauseMs: 0,
      read: 'slowly',
      holdMs: 120_000,
    }
  })

const FILES = [
  'VariantSummaries.tsv',
  'ClinicalEvidenceSummaries.tsv',
  'civic_accepted.vcf',
  'FeatureSummaries.tsv',
]
const files = () =>
  endless((index): Request => {
    const name = FILES[index % FILES.length]
    return {
      label: `${name}`,
      method: 'GET',
      path: `/downloads/nightly/nightly-${name}`,
      headers: index % 2 === 0 ? {} : { range: `bytes=${index}-` },
    }
  })

const links = ({ ids }: Target) => {
  const texts = hostileTexts(400)
  return endless((index): Request => {
    const id =
      index % 2 === 0 ? String(ids['variants']?.[index % 50] ?? 1) : texts[index % texts.length]?.text
    const kind = ['variant', 'evidence', 'allele_registry', 'entrez_symbol'][index % 4]
    return {
      label: `link ${kind}`,
      method: 'GET',
      path: `/links/${kind}/${encodeURIComponent((id ?? '').toWellFormed())}`,
    }
  })
}

/** The same heavy page at once, as when its cache has just been emptied. */
const together = () =>
  endless((index): Request =>
    graphql(
      'a page with all counts',
      `{ a${Math.floor(index / 100)}: browseMolecularProfiles(first: 100, molecularProfileName: "a") { totalCount filteredCount nodes { id name evidenceItemCount } } }`,
    ),
  )

const flood = (family: Omit<Family, 'oneAddress'>): Family => ({ ...family, oneAddress: true })

export const floods: readonly Family[] = [
  { name: 'crawler of ever new pages', connections: 64, needsApp: true, exchanges: crawler },
  flood({
    name: 'crawler from one address',
    connections: 64,
    needsApp: true,
    short: true,
    exchanges: crawler,
  }),
  flood({ name: 'large permalinks', connections: 8, short: true, exchanges: permalinks }),
  flood({ name: 'many permalinks', connections: 16, exchanges: shortPermalinks }),
  flood({
    name: 'signing in with large bodies',
    connections: 32,
    short: true,
    beforeDatabase: true,
    exchanges: largeBodies,
  }),
  flood({ name: 'passwords to hash', connections: 32, short: true, exchanges: passwords }),
  { name: 'passwords to hash from many addresses', connections: 32, exchanges: passwords },
  { name: 'long lists of the legacy interface', connections: 16, short: true, exchanges: legacy },
  { name: 'tables', connections: 16, short: true, exchanges: tablesWhole },
  { name: 'tables read slowly', connections: 16, short: true, exchanges: tablesSlowly },
  { name: 'files of releases', connections: 32, exchanges: files },
  { name: 'links', connections: 16, exchanges: links },
  { name: 'a hundred alike at once', connections: 100, short: true, exchanges: together },
]
