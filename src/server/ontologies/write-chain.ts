import type { ChainFile } from './chain.ts'
import { noReferenceCounts } from './reference-context.ts'
import type { ReferenceContext, ReferenceCounts } from './reference-context.ts'

/** Replaces the blocks between two builds by those of a file. */
export async function writeChain(
  { tx, writer }: ReferenceContext,
  { from, to, blocks, leftOut }: ChainFile,
): Promise<ReferenceCounts> {
  const rows = blocks.map((block) => ({
    from_build: from,
    to_build: to,
    chromosome: block.chromosome,
    start: block.start,
    stop: block.stop,
    to_chromosome: block.toChromosome,
    to_start: block.toStart,
    is_reversed: block.isReversed,
  }))
  const counts = { ...noReferenceCounts(), read: rows.length + leftOut, left_out: leftOut }
  const existing = await tx
    .selectFrom('chain_blocks')
    .selectAll()
    .where('from_build', '=', from)
    .where('to_build', '=', to)
    .execute()
  const keyOf = ({ chromosome, start, stop, to_chromosome, to_start, is_reversed }: (typeof rows)[number]) =>
    [chromosome, start, stop, to_chromosome, to_start, is_reversed].join(' ')
  const keys = new Set(existing.map(keyOf))
  const added = rows.filter((row) => !keys.has(keyOf(row)))
  if (added.length === 0 && keys.size === rows.length) return { ...counts, unchanged: rows.length }
  await tx.deleteFrom('chain_blocks').where('from_build', '=', from).where('to_build', '=', to).execute()
  await writer.insert('chain_blocks', rows)
  const changed = Math.max(existing.length - (rows.length - added.length), 0)
  return { ...counts, added: added.length, changed, unchanged: rows.length - added.length }
}
