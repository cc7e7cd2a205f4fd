import { indexedKinds } from '../reindex.ts'
import { bestCandidates } from '../candidates.ts'
import { taggedRecords, variantsIdentifiedBy } from '../direct.ts'
import { searchDocuments } from '../documents.ts'
import { findableAmong } from '../findable.ts'
import { readSearchText } from '../match.ts'
import { wordsOf } from '../words.ts'
import type { Reading } from '#server/storage/database.ts'
import { isSmallWord } from '#domain/search/small-words.ts'
import { readSearchTokens, unreadParts } from '#domain/search/search-text.ts'
import type { SearchToken } from '#domain/search/search-text.ts'
import { withAcceptedEvidence } from './accepted-evidence.ts'
import { offerEvidence } from './evidence-offers.ts'
import type { EvidenceOffer, EvidenceTerms } from './evidence-offers.ts'
import { byMatchAndEvidence, closestOfEach } from './hit.ts'
import type { RecordHit, UncountedHit } from './hit.ts'
import { identifiedRecords } from './identified-records.ts'
import { understand } from './understand.ts'

/** Answer of a search. */
export interface SearchAnswer {
  records: RecordHit[]
  evidence: EvidenceOffer[]
  /** Parts of the text that no record is found by, as they are written. */
  unusedWords: string[]
}

/** The search looks at the beginning of what it is given. */
const LONGEST_TEXT = 500
const MOST = 12

/** Names of hits whose kind and id are known. */
async function named(
  db: Reading,
  records: Parameters<typeof findableAmong>[1],
  match: UncountedHit['match'],
): Promise<UncountedHit[]> {
  const found = await findableAmong(db, records)
  const documents = await Promise.all(
    [...Map.groupBy(found, ({ record_type }) => record_type)].map(([kind, ofKind]) =>
      searchDocuments(
        db,
        kind,
        ofKind.map(({ record_id }) => record_id),
      ),
    ),
  )
  return documents.flat().map(({ type, id, name }) => ({
    kind: type,
    id,
    name: type === 'VARIANT' ? name.replace(' - ', ' ') : name,
    match,
  }))
}

/** Tags, identifiers of other databases and places of the genome. */
async function identified(db: Reading, text: string): Promise<UncountedHit[]> {
  const sought = readSearchText(text)
  const tags = taggedRecords(readSearchText(text.replace(/^\s*([A-Z]{1,2}ID)\s*:\s*(\d)/i, '$1$2')))
  const [others, variants] = await Promise.all([
    identifiedRecords(db, text),
    variantsIdentifiedBy(db, sought),
  ])
  const keys = [
    ...tags.map(({ type, id }) => ({ record_type: type, record_id: id })),
    ...[...variants.keys()].map((id) => ({ record_type: 'VARIANT' as const, record_id: id })),
  ]
  return [...others, ...(await named(db, keys, 'IDENTIFIER'))]
}

/** Records of any kind that have all words; variants that are called so without their gene count as named. */
async function withAllWords(db: Reading, tokens: readonly SearchToken[]): Promise<UncountedHit[]> {
  const all = [...new Set(tokens.flatMap(({ words }) => words))]
  const telling = all.filter((word) => !isSmallWord(word))
  const words = telling.length > 0 ? telling : all
  const text = all.join(' ')
  const hits = await named(db, await bestCandidates(db, words, indexedKinds), 'WORDS')
  return hits.map((hit) => {
    const isCalledSo = hit.kind === 'VARIANT' && wordsOf(hit.name).slice(1).join(' ') === text
    return isCalledSo ? { ...hit, match: 'NAME' } : hit
  })
}

const evidenceFilters = {
  FEATURE: 'feature',
  VARIANT: 'variant',
  DISEASE: 'disease',
  THERAPY: 'therapy',
} as const

/** The evidence of one record, if it is surely meant. */
function termsOf({ kind, id, name, match }: RecordHit): EvidenceTerms {
  const isSure = match === 'IDENTIFIER' || match === 'WORDS'
  return isSure && kind in evidenceFilters
    ? { [evidenceFilters[kind as keyof typeof evidenceFilters]]: { id, name } }
    : {}
}

const partsOf = (text: string) => text.split(/\s+/).filter((part) => part !== '')

/** Records and evidence for what somebody typed. */
export async function searchRecords(db: Reading, typed: string): Promise<SearchAnswer> {
  const text = typed.slice(0, LONGEST_TEXT)
  const tokens = readSearchTokens(text)
  if (tokens.length === 0) return { records: [], evidence: [], unusedWords: [] }
  const byIdentifier = await identified(db, text)
  const [understood, byWords] = await Promise.all([
    byIdentifier.length > 0 ? null : understand(db, tokens),
    withAllWords(db, tokens),
  ])
  const hits = closestOfEach([...byIdentifier, ...(understood?.hits ?? []), ...byWords])
  const records = (await withAcceptedEvidence(db, hits)).sort(byMatchAndEvidence).slice(0, MOST)
  const offered = understood ? await offerEvidence(db, understood.terms) : []
  const [first] = records
  const evidence = offered.length > 0 || !first ? offered : await offerEvidence(db, termsOf(first))
  const isAllUsed = understood === null || byWords.length > 0
  return {
    records,
    evidence,
    unusedWords: [
      ...(isAllUsed ? [] : understood.unused),
      ...unreadParts(text),
      ...partsOf(typed.slice(LONGEST_TEXT)),
    ],
  }
}
