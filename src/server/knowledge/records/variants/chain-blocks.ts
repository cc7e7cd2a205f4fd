import { sql } from 'kysely'
import type { ChainBlock } from '#domain/matching/sequences/lift-over.ts'
import type { Tables } from '#server/storage/tables.ts'
import { inList } from '#server/knowledge/paging/batch.ts'
import type { Batch } from '#server/knowledge/paging/batch.ts'

/** A base of a chromosome of GRCh37, as a key: `7:140453136`. */
export type Grch37Position = `${string}:${number}`

/** Keys of one statement: engines limit how many parts one may have. */
const KEYS_AT_ONCE = 128

/**
 * The stretch of GRCh37 that begins last before a base, with its place on GRCh38; null where there is none, or no chain file
 * of that direction was imported. It need not reach as far as the base.
 */
export const grch38Block: Batch<Grch37Position, ChainBlock | null> = async (db, keys) => {
  const found = new Map<number, ChainBlock>()
  for (let from = 0; from < keys.length; from += KEYS_AT_ONCE) {
    const some = inList(keys.slice(from, from + KEYS_AT_ONCE))
    const lookups = some.map((key, at) => {
      const [chromosome, position] = key.split(':')
      return sql`select * from (
        select ${sql.lit(from + at)} as at, block.* from chain_blocks as block
        where from_build = 'GRCH37' and to_build = 'GRCH38' and chromosome = ${chromosome}
          and start <= ${Number(position)} order by start desc limit 1) as block_${sql.raw(String(at))}`
    })
    const { rows } = await sql<Tables['chain_blocks'] & { at: number }>`
      ${sql.join(lookups, sql` union all `)}`.execute(db)
    for (const { at, chromosome, start, stop, to_chromosome, to_start, is_reversed } of rows)
      found.set(at, {
        chromosome,
        start,
        stop,
        toChromosome: to_chromosome,
        toStart: to_start,
        isReversed: Boolean(is_reversed),
      })
  }
  return keys.map((_key, at) => found.get(at) ?? null)
}
