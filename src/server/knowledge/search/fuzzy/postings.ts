import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { wordsAtDistanceOne } from '#domain/search/spelling.ts'
import type { Reading } from '#server/storage/database.ts'
import type { TermKind } from '../../names/synonyms.ts'
import { afterAllThatBeginWith } from '../words.ts'

/** Nearness of a word of a record to a word of a search, the nearest first. */
export type Nearness = 'SAME' | 'BEGINNING' | 'MISSPELLED'
const ORDER: readonly Nearness[] = ['SAME', 'BEGINNING', 'MISSPELLED']

/** The less near of two. */
export const farther = (left: Nearness, right: Nearness): Nearness =>
  ORDER.indexOf(left) > ORDER.indexOf(right) ? left : right

/** A term that has a word of a search. */
export interface Posting {
  kind: TermKind
  id: number
  nearness: Nearness
  nameLength: number
}

const KINDS: readonly TermKind[] = ['DISEASE', 'FEATURE', 'THERAPY']
/** As the condition of the partial index on words of terms has it. */
const isTerm = sql`record_type in ('DISEASE', 'FEATURE', 'THERAPY')`

/** Terms that are read for one word, those with the shortest names first. */
const MOST = 200
const SHORTEST_BEGINNING = 2

type Row = { word: string; nearness: Nearness; record_type: TermKind; record_id: number; name_length: number }

const columns = (word: string, nearness: Nearness) =>
  sql`cast(${word} as text) as word, ${sql.lit(nearness)} as nearness, record_type, record_id, name_length`

const same = (word: string) =>
  KINDS.map(
    (kind) => sql`select * from (
      select ${columns(word, 'SAME')} from search_words
      where word = ${word} and record_type = ${sql.lit(kind)} order by score desc, name_length limit ${sql.lit(MOST)}
    ) as same`,
  )

const beginning = (word: string) =>
  word.length < SHORTEST_BEGINNING
    ? []
    : [
        sql`select * from (
          select ${columns(word, 'BEGINNING')} from search_words
          where word > ${word} and word < ${afterAllThatBeginWith(word)} and ${isTerm}
          order by name_length, record_id limit ${sql.lit(MOST)}
        ) as beginning`,
      ]

function misspelled(word: string) {
  const near = wordsAtDistanceOne(word)
  return near.length === 0
    ? []
    : [
        sql`select * from (
          select ${columns(word, 'MISSPELLED')} from search_words
          where word in (${sql.join(near)}) and ${isTerm}
          order by name_length, record_id limit ${sql.lit(MOST)}
        ) as misspelled`,
      ]
}

async function read(db: Reading, parts: readonly RawBuilder<unknown>[]): Promise<Map<string, Posting[]>> {
  if (parts.length === 0) return new Map()
  const { rows } = await sql<Row>`${sql.join(parts, sql` union all `)}`.execute(db)
  const postings = rows.map(({ word, nearness, record_type, record_id, name_length }) => ({
    word,
    posting: { kind: record_type, id: record_id, nearness, nameLength: name_length },
  }))
  return new Map(
    [...Map.groupBy(postings, ({ word }) => word)].map(([word, found]) => [
      word,
      found.map(({ posting }) => posting),
    ]),
  )
}

/** Terms of which a word is one of the words or begins with it, by word. */
export const termsWithWords = (db: Reading, words: readonly string[]): Promise<Map<string, Posting[]>> =>
  read(
    db,
    [...new Set(words)].flatMap((word) => [...same(word), ...beginning(word)]),
  )

/** Terms with a word from which one of the words differs by a typing error, by word. */
export const termsWithMisspelled = (db: Reading, words: readonly string[]): Promise<Map<string, Posting[]>> =>
  read(db, [...new Set(words)].flatMap(misspelled))
