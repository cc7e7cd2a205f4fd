import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import { LARGEST_INTEGER } from '#domain/records/record-id.ts'
import type { Reading } from '#server/storage/database.ts'
import { recordById } from '../records/records.ts'
import { typed } from '../records/rows.ts'
import type { AnyRecord } from '../records/records.ts'

/** The letters of a tag and the records that they name. */
const tables = {
  E: 'evidence_items',
  A: 'assertions',
  V: 'variants',
  F: 'features',
  G: 'features',
  MP: 'molecular_profiles',
  VG: 'variant_groups',
  S: 'sources',
  R: 'revisions',
} as const

const TAG = /^\s*#?(?<letters>VG|MP|[EAVFGSR])(?:ID)?(?<digits>[1-9]\d{0,9})\s*$/i

const MOST = 10

/** Ranges of ids whose digits begin with those: 12, 120–129, 1200–1299, … */
function rangesFrom(digits: string): [first: number, last: number][] {
  const ranges: [number, number][] = []
  for (let size = 1; Number(digits) * size <= LARGEST_INTEGER; size *= 10)
    ranges.push([Number(digits) * size, Math.min((Number(digits) + 1) * size - 1, LARGEST_INTEGER)])
  return ranges
}

/** Up to ten records whose tag begins with the text, by id: `E12`, `EID12` and `#EID12` give EID12, EID120, … */
export async function recordsByTag(db: Reading, text: string): Promise<AnyRecord[]> {
  const { letters, digits } = TAG.exec(text)?.groups ?? {}
  const key = letters?.toUpperCase()
  if (!key || !digits || !(key in tables)) return []
  const table = tables[key as keyof typeof tables]
  const ofKind = key === 'G' ? sql<SqlBool>`kind = 'GENE'` : sql<SqlBool>`1 = 1`
  const ids: number[] = []
  // Each range is a stretch of the primary key, and the ranges follow one another.
  for (const [first, last] of rangesFrom(digits)) {
    if (ids.length >= MOST) break
    const rows = await db
      .selectFrom(table as 'features')
      .select(['id', typed(table)])
      .where('id', '>=', first)
      .where('id', '<=', last)
      .where(ofKind)
      .orderBy('id')
      .limit(MOST - ids.length)
      .execute()
    ids.push(...rows.map(({ id }) => id))
  }
  if (ids.length === 0) return []
  const records = await (recordById[table] as (typeof recordById)['features'])(db, ids)
  return records.filter((record) => record !== null) as AnyRecord[]
}
