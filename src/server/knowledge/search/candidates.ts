import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { searchableEntities } from '#domain/vocabularies/search.ts'
import type { SearchableEntity } from '#domain/vocabularies/search.ts'
import type { Reading } from '#server/storage/database.ts'
import { ALIASES, indexedFields, scoreOf } from './fields.ts'
import { isFindable, isFindableOfAny } from './findable.ts'
import type { IndexedKind } from './reindex.ts'
import { afterAllThatBeginWith } from './words.ts'

/** A record that may be among the best. */
export type Candidate = { record_type: SearchableEntity; record_id: number; score: number }

/** Number of the best that are of interest. */
export const MOST = 10

/** What a record scores of which only another name begins with the word. */
const BEGINNING = scoreOf(ALIASES)

const aliases = sql.lit(ALIASES)
const kindRank = sql`case record_type ${sql.join(
  searchableEntities.values.map((kind, rank) => sql`when ${sql.lit(kind)} then ${sql.lit(rank)}`),
  sql` `,
)} end`
const scoreOfFields = sql.join(
  indexedFields.map(
    ({ bit, weight }) => sql`(case when (fields & ${sql.lit(bit)}) <> 0 then ${sql.lit(weight)} else 0 end)`,
  ),
  sql` + `,
)

/** The best of rows of `record_type`, `record_id`, `score` and `name_length`. */
const best = (rows: RawBuilder<unknown>) => sql<Candidate>`
  select record_type, record_id, score from (${rows}) as ranked
  order by score desc, name_length, ${kindRank}, record_id limit ${sql.lit(MOST)}`

/** Other names that begin with the word but are longer. */
const beginsWith = (row: string, word: string) => {
  const column = sql.ref(`${row}.word`)
  return sql`(${column} > ${word} and ${column} < ${afterAllThatBeginWith(word)} and ${sql.ref(`${row}.fields`)} >= ${aliases})`
}

/** The best records that have the word as a whole word: each kind gives its best from the index, in order. */
function bestForWord(word: string, types: readonly IndexedKind[]): RawBuilder<Candidate> {
  const ofKinds = types.map(
    (type) => sql`
      select * from (
        select found.record_type, found.record_id, found.score, found.name_length from search_words as found
        where found.word = ${word} and found.record_type = ${sql.lit(type)} and ${isFindable(type)}
        order by found.score desc, found.name_length, found.record_id limit ${sql.lit(MOST)}
      ) as of_kind`,
  )
  return best(sql.join(ofKinds, sql` union all `))
}

/** The best records with another name that begins with the word and is longer. */
const bestForBeginning = (word: string, types: readonly IndexedKind[]): RawBuilder<Candidate> =>
  best(sql`
    select found.record_type, found.record_id, ${sql.lit(BEGINNING)} as score, found.name_length
    from search_words as found
    where ${beginsWith('found', word)} and ${isFindableOfAny(types)}
    group by found.record_type, found.record_id, found.name_length`)

/** The fields in which `found` has the word; null where it does not. */
const fieldsWith = (word: string) => {
  const same = sql`w.record_type = found.record_type and w.record_id = found.record_id`
  return sql`coalesce(
    (select w.fields from search_words as w where ${same} and w.word = ${word}),
    (select ${aliases} from search_words as w where ${same} and ${beginsWith('w', word)} limit 1))`
}

/** The best records that have all words, looked for among those that have the first. */
function bestForWords(
  [first, ...others]: readonly [string, ...string[]],
  types: readonly IndexedKind[],
): RawBuilder<Candidate> {
  // Few have all words: only those are asked whether they may be found.
  const hasOthers = sql.join(
    others.map((word) => sql`${fieldsWith(word)} is not null`),
    sql` and `,
  )
  const having = (condition: RawBuilder<unknown>, fields: RawBuilder<unknown>) => sql`
    select found.record_type, found.record_id, found.name_length,
      ${sql.join([fields, ...others.map(fieldsWith)], sql` | `)} as fields
    from search_words as found where ${condition} and ${hasOthers} and ${isFindableOfAny(types)}`
  return best(sql`
    select record_type, record_id, name_length, max(${scoreOfFields}) as score
    from (
      ${having(sql`found.word = ${first}`, sql`found.fields`)}
      union all
      ${having(beginsWith('found', first), aliases)}
    ) as having_all
    group by record_type, record_id, name_length`)
}

/** How far the records that have a word are counted, and how far if all words of a search are so frequent. */
const COUNTED = [1000, 100_000]

/** The words with the rarest first. */
async function rarestFirst(db: Reading, words: readonly string[]): Promise<string[]> {
  let rarest: string[] = []
  for (const most of COUNTED) {
    const upTo = (rows: RawBuilder<unknown>) =>
      sql`(select count(*) from (select 1 from search_words as w where ${rows} limit ${sql.lit(most)}) as counted)`
    const counts = words.map(
      (word, place) =>
        sql`${upTo(sql`w.word = ${word}`)} + ${upTo(beginsWith('w', word))} as ${sql.ref(`count_${place}`)}`,
    )
    const { rows } = await sql<Record<string, number>>`select ${sql.join(counts)}`.execute(db)
    const [row = {}] = rows
    const countOf = new Map(words.map((word, place) => [word, Number(row[`count_${place}`])]))
    const count = (word: string | undefined) => countOf.get(word ?? '') ?? 0
    rarest = words.toSorted((left, right) => count(left) - count(right))
    if (count(rarest[0]) < most) break
  }
  return rarest
}

/**
 * Records of the kinds that have all of the words: among them the {@link MOST} best, in no order. A word is had by
 * a record if it is a whole word of one of its fields or begins a word of another name of it.
 */
export async function bestCandidates(
  db: Reading,
  words: readonly string[],
  types: readonly IndexedKind[],
): Promise<Candidate[]> {
  const [only, ...more] = words
  if (only === undefined || types.length === 0) return []
  if (more.length > 0) {
    const [first = only, ...others] = await rarestFirst(db, words)
    return (await bestForWords([first, ...others], types).execute(db)).rows
  }
  const { rows } = await bestForWord(only, types).execute(db)
  // Short words begin a great many: they are asked for only when they could still be among the best.
  const last = rows.at(MOST - 1)
  if (last && last.score > BEGINNING) return rows
  return [...rows, ...(await bestForBeginning(only, types).execute(db)).rows]
}
