import { coverageOf } from '#domain/matching/coverage.ts'
import type { Coverage } from '#domain/matching/coverage.ts'
import type { Reading } from '#server/storage/database.ts'
import { currentMatchIndex } from './match-index.ts'

/** Coverage of the accepted evidence, with the names of the variants that cannot be read. */
export interface NamedCoverage extends Omit<Coverage, 'unreadable'> {
  unreadable: { variantId: number; name: string; evidence: number }[]
}

/** How much of the accepted evidence a sample can match at all, and which variants' names stand in the way. */
export async function readCoverage(db: Reading): Promise<NamedCoverage> {
  const index = await currentMatchIndex(db)
  const counts = await db
    .selectFrom('evidence_items')
    .select(['molecular_profile_id as id', ({ fn }) => fn.countAll<number>().as('count')])
    .where('status', '=', 'ACCEPTED')
    .groupBy('molecular_profile_id')
    .execute()
  const coverage = coverageOf(index, new Map(counts.map(({ id, count }) => [id, count])))
  const unreadable = coverage.unreadable.map(({ variantId, evidence }) => {
    const variant = index.variants.get(variantId)
    return {
      variantId,
      evidence,
      name: variant ? `${variant.feature} ${variant.name}` : 'a variant that is not in use',
    }
  })
  return { ...coverage, unreadable }
}
