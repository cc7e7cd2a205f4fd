import { sql } from 'kysely'
import { foldText } from '#domain/text/names.ts'
import type { SearchMatch } from '#domain/vocabularies/search.ts'
import type { Reading } from '#server/storage/database.ts'
import { searchDocuments } from '../documents.ts'
import type { SearchDocument } from '../documents.ts'
import { findableAmong } from '../findable.ts'
import { tumorTypesNamed } from '../../names/oncotree.ts'
import { termsWithSynonym } from '../../names/synonyms.ts'
import type { TermKind } from '../../names/synonyms.ts'
import { wordsOf } from '../words.ts'
import type { UncountedHit } from './hit.ts'
import { farther } from './postings.ts'
import type { Nearness, Posting } from './postings.ts'

/** Words of a search that follow one another, from `start` up to `end`. */
export interface Span {
  start: number
  end: number
}

/** A term that some words of a search may mean. */
export interface TermMatch extends UncountedHit {
  kind: TermKind
  span: Span
}

const LONGEST_SPAN = 6
/** Terms that are looked at for one span, and for all. */
const MOST_OF_SPAN = 40
const MOST = 240

type Candidate = { kind: TermKind; id: number; span: Span; nearness: Nearness; synonym?: 'NAME' | 'CODE' }

const keyOf = ({ kind, id }: { kind: TermKind; id: number }) => `${kind} ${id}`

/** All spans without a gap (null: no word there), the longest first. */
function spansOf(words: readonly (string | null)[]): Span[] {
  const spans: Span[] = []
  for (let length = Math.min(words.length, LONGEST_SPAN); length >= 1; length -= 1)
    for (let start = 0; start + length <= words.length; start += 1)
      if (!words.slice(start, start + length).includes(null)) spans.push({ start, end: start + length })
  return spans
}

/** Terms that have all words of the span. */
function candidatesOf(span: Span, postings: readonly (readonly Posting[])[]): Candidate[] {
  const [first = [], ...others] = postings.slice(span.start, span.end).map((ofWord) => {
    const nearest = new Map<string, Posting>()
    for (const posting of ofWord) {
      const entry = nearest.get(keyOf(posting))
      if (!entry || farther(entry.nearness, posting.nearness) === entry.nearness)
        nearest.set(keyOf(posting), posting)
    }
    return nearest
  })
  const all = [...first.values()].flatMap((posting) => {
    const found = others.map((ofWord) => ofWord.get(keyOf(posting)))
    if (found.includes(undefined)) return []
    const nearness = found.reduce((worst, one) => farther(worst, one?.nearness ?? worst), posting.nearness)
    return [{ ...posting, nearness }]
  })
  return (['SAME', 'BEGINNING', 'MISSPELLED'] as const)
    .flatMap((nearness) =>
      all
        .filter((one) => one.nearness === nearness)
        .sort((left, right) => left.nameLength - right.nameLength)
        .slice(0, MOST_OF_SPAN),
    )
    .map(({ kind, id, nearness }) => ({ kind, id, span, nearness }))
}

const tables = { FEATURE: 'features', DISEASE: 'diseases', THERAPY: 'therapies' } as const

/** Terms that common names mean, of whichever span. */
async function synonymCandidates(
  db: Reading,
  words: readonly (string | null)[],
  spans: readonly Span[],
): Promise<Candidate[]> {
  const named = spans.flatMap((span) =>
    termsWithSynonym(words.slice(span.start, span.end).join(' ')).map((term) => ({ ...term, span })),
  )
  const kinds = [...Map.groupBy(named, ({ kind }) => kind)]
  const found = await Promise.all(
    kinds.map(async ([kind, terms]) => {
      const names = [...new Set(terms.map(({ name }) => foldText(name)))]
      const { rows } = await sql<{ id: number; name_folded: string }>`
        select id, name_folded from ${sql.table(tables[kind])} where name_folded in (${sql.join(names)})`.execute(
        db,
      )
      return terms.flatMap(({ name, span }) =>
        rows
          .filter(({ name_folded }) => name_folded === foldText(name))
          .map(({ id }): Candidate => ({ kind, id, span, nearness: 'SAME', synonym: 'NAME' })),
      )
    }),
  )
  return found.flat()
}

/** Codes of OncoTree that are as short as other words are only read where they are all that is searched for. */
const SHORTEST_CODE = 4

/** Diseases that codes of OncoTree mean: beginnings of genes are written like some, so they are no names. */
async function codeCandidates(
  db: Reading,
  words: readonly (string | null)[],
  spans: readonly Span[],
): Promise<Candidate[]> {
  const coded = spans.flatMap((span) => {
    const [word] = words.slice(span.start, span.end)
    const isCode = word && span.end - span.start === 1 && (words.length === 1 || word.length >= SHORTEST_CODE)
    return isCode ? tumorTypesNamed(word).map(({ doid }) => ({ doid, span })) : []
  })
  if (coded.length === 0) return []
  const rows = await db
    .selectFrom('diseases')
    .select(['id', 'doid'])
    .where(
      'doid',
      'in',
      coded.map(({ doid }) => doid),
    )
    .execute()
  return coded.flatMap(({ doid, span }) =>
    rows
      .filter((row) => row.doid === doid)
      .map(({ id }): Candidate => ({ kind: 'DISEASE', id, span, nearness: 'SAME', synonym: 'CODE' })),
  )
}

const sameWords = (left: readonly string[], right: readonly string[]) =>
  left.length === right.length && left.toSorted().join(' ') === right.toSorted().join(' ')

function matchOf(
  { name, values }: SearchDocument,
  words: readonly string[],
  candidate: Candidate,
): SearchMatch {
  const ownWords = wordsOf(name)
  if (sameWords(ownWords, words)) return 'NAME'
  if (candidate.synonym === 'NAME') return 'OTHER_NAME'
  if ((values.aliases ?? []).some((alias) => sameWords(wordsOf(alias), words))) return 'OTHER_NAME'
  if (candidate.synonym === 'CODE') return 'WORDS'
  if (candidate.nearness === 'MISSPELLED') return 'SPELLING'
  if (ownWords.join(' ').startsWith(words.join(' '))) return 'BEGINNING_OF_NAME'
  return candidate.nearness === 'SAME' ? 'WORDS' : 'BEGINNING'
}

/**
 * The genes and other features, diseases and therapies that spans of the words may mean, with how they do.
 * @param postings the terms that have each of the words
 */
export async function matchTerms(
  db: Reading,
  words: readonly (string | null)[],
  postings: ReadonlyMap<string, readonly Posting[]>,
): Promise<TermMatch[]> {
  const spans = spansOf(words)
  const ofWords = words.map((word) => (word === null ? [] : (postings.get(word) ?? [])))
  const candidates = [
    ...(await synonymCandidates(db, words, spans)),
    ...(await codeCandidates(db, words, spans)),
    ...spans.flatMap((span) => candidatesOf(span, ofWords)),
  ].slice(0, MOST)
  const found = await findableAmong(
    db,
    candidates.map(({ kind, id }) => ({ record_type: kind, record_id: id })),
  )
  const documents = await Promise.all(
    [...Map.groupBy(found, ({ record_type }) => record_type)].map(([kind, records]) =>
      searchDocuments(db, kind, [...new Set(records.map(({ record_id }) => record_id))]),
    ),
  )
  const documentOf = new Map(
    documents.flat().map((document) => [`${document.type} ${document.id}`, document]),
  )
  return candidates.flatMap((candidate) => {
    const document = documentOf.get(keyOf(candidate))
    if (!document) return []
    const { kind, id, span } = candidate
    const sought = words.slice(span.start, span.end).filter((word) => word !== null)
    return [{ kind, id, span, name: document.name, match: matchOf(document, sought, candidate) }]
  })
}
