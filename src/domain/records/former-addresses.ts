import { lookupTable } from '../lookup-table.ts'
import { parseTag } from './tags.ts'
import type { TaggedRecord } from './tags.ts'

/*
 * Addresses of the two clients that the public service has had: https://civicdb.org, and before it
 * https://civic.genome.wustl.edu and https://civicdb.org/events/….
 */

/** A list of records: where it is, and where a new record of it is submitted. */
type Collection = { path: string; submit?: string; revise?: boolean; tag?: TaggedRecord }

const collections: Readonly<Record<string, Collection>> = lookupTable({
  genes: { path: '/genes', submit: '/submit/evidence', revise: true },
  features: { path: '/features', submit: '/submit/evidence', revise: true, tag: 'FEATURE' },
  variants: { path: '/variants', submit: '/submit/evidence', revise: true, tag: 'VARIANT' },
  'molecular-profiles': {
    path: '/molecular-profiles',
    submit: '/submit/evidence',
    revise: true,
    tag: 'MOLECULAR_PROFILE',
  },
  evidence: { path: '/evidence', submit: '/submit/evidence', revise: true, tag: 'EVIDENCE_ITEM' },
  assertions: { path: '/assertions', submit: '/submit/assertion', revise: true, tag: 'ASSERTION' },
  'variant-groups': {
    path: '/variant-groups',
    submit: '/submit/variant-group',
    revise: true,
    tag: 'VARIANT_GROUP',
  },
  sources: { path: '/sources', submit: '/submit/source', tag: 'SOURCE' },
  diseases: { path: '/diseases' },
  therapies: { path: '/therapies' },
  phenotypes: { path: '/phenotypes' },
  'variant-types': { path: '/variant-types' },
  'clinical-trials': { path: '/clinical-trials' },
  users: { path: '/users' },
  organizations: { path: '/organizations' },
})

const formerNames: Readonly<Record<string, string>> = lookupTable({
  drugs: 'therapies',
  evidence_items: 'evidence',
  molecular_profiles: 'molecular-profiles',
  variant_groups: 'variant-groups',
  variantGroups: 'variant-groups',
  variant_types: 'variant-types',
})

/** Collections that have no list of their own, and the page that comes nearest. */
const lists: Readonly<Record<string, string>> = lookupTable({
  features: '/genes',
  users: '/leaderboards',
  organizations: '/leaderboards',
  'variant-types': '/variants',
  'clinical-trials': '/sources',
})

/** The tab of a record that holds what a part of its former page showed; empty for its first. */
const tabs: Readonly<Record<string, string>> = lookupTable({
  summary: '',
  detail: '',
  talk: 'comments',
  comments: 'comments',
  revisions: 'revisions',
  changes: 'revisions',
  flags: 'flags',
  events: 'activity',
  activity: 'activity',
  history: 'activity',
  log: 'activity',
  evidence: 'evidence',
  assertions: 'assertions',
  approvals: 'approvals',
  'molecular-profiles': 'profiles',
  notifications: '',
  'source-suggestions': '',
})

const pages: Readonly<Record<string, string>> = lookupTable({
  '/home': '/',
  '/welcome': '/',
  '/browse': '/genes',
  '/events': '/genes',
  '/events/genes': '/genes',
  '/releases': '/graphql-api',
  '/releases/main': '/graphql-api',
  '/community': '/leaderboards',
  '/community/main': '/leaderboards',
  '/community/leaderboards': '/leaderboards',
  '/community/organizations': '/leaderboards',
  '/curation': '/activity',
  '/curation/activity': '/activity',
  '/curation/activity/timeline': '/activity',
  '/curation/stats': '/',
  '/curation/stats/charts': '/',
  '/curation/queues': '/queues',
  '/curation/queues/pending-sources': '/queues/source-suggestions',
  '/curation/queues/pending-evidence': '/queues/evidence',
  '/curation/queues/pending-assertions': '/queues/assertions',
  '/curation/queues/pending-revisions': '/queues/revisions',
  '/account': '/settings/profile',
  '/account/profile': '/settings/profile',
  '/account/notifications': '/notifications',
  '/add/evidence': '/submit/evidence',
  '/add/evidence/basic': '/submit/evidence',
  '/add/assertion': '/submit/assertion',
  '/add/assertion/basic': '/submit/assertion',
  '/add/variantGroup': '/submit/variant-group',
  '/add/variantGroup/basic': '/submit/variant-group',
  '/suggest/source': '/submit/source',
})

const isId = (part: string | undefined): part is string => part !== undefined && /^\d+$/.test(part)

/**
 * The address of the page that holds what an address of the public service's clients showed. A tag for an id
 * (`/evidence/EID1409`) leads to the record, too.
 * @param path without parameters, such as `/events/genes/5/summary/variants/12/summary`
 * @returns null for present addresses and for those that nothing was ever at
 */
export function presentAddress(path: string): string | null {
  const parts = path.split('/').filter((part) => part !== '')
  const page = pages[`/${parts.join('/')}`]
  if (page !== undefined) return page
  if (parts[0] === 'browse') return listAddress(parts[1])
  if (parts[0] === 'search') return parts.length > 1 ? '/search' : null
  const isNested = parts[0] === 'events'
  const [name = '', id, ...rest] = isNested ? innermostRecord(parts) : parts
  const present = formerNames[name] ?? name
  const collection = collections[present]
  if (!collection) return null
  if (id === undefined) return present === name ? (lists[name] ?? null) : listAddress(name)
  if (rest.length === 0 && (id === 'home' || id === 'browse')) return listAddress(name)
  if (id === 'add') return collection.submit ?? null
  const tag = parseTag(id)
  const record = tag && tag.kind === collection.tag ? String(tag.id) : id
  // Genes have their symbol for an id: GID4 is one.
  if (!isId(record) && present !== 'genes') return null
  const isFormer = isNested || present !== name || record !== id
  return recordAddress(collection, `${collection.path}/${record}`, rest, isFormer)
}

function listAddress(name: string | undefined): string | null {
  if (name === undefined) return null
  const present = formerNames[name] ?? name
  return collections[present] ? (lists[present] ?? collections[present].path) : null
}

/** The last record of an address that names those it lies in: `evidence/1409/summary`. */
function innermostRecord(parts: readonly string[]): readonly string[] {
  const at = parts.findLastIndex(
    (part, index) => collections[formerNames[part] ?? part] && isId(parts[index + 1]),
  )
  return at === -1 ? [] : parts.slice(at)
}

function recordAddress(
  { revise = false }: Collection,
  address: string,
  rest: readonly string[],
  isFormer: boolean,
): string | null {
  const [part] = rest
  if (part === undefined) return isFormer ? address : null
  if (part === 'revise' || part === 'edit') {
    // `/variants/12/revise` is where it is now.
    if (part === 'revise' && rest.length === 1 && revise && !isFormer) return null
    return revise ? `${address}/revise` : address
  }
  // `talk/revisions` holds revisions.
  const tab = tabs[rest.at(-1) ?? ''] ?? tabs[part]
  if (tab === undefined) return null
  return tab === '' ? address : `${address}?tab=${tab}`
}
