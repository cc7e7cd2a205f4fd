import { coverageOf } from '#domain/matching/coverage.ts'
import type { Coverage } from '#domain/matching/coverage.ts'
import type { Reading } from '#server/storage/database.ts'
import { currentMatchIndex } from './match-index.ts'

/** Coverage of the accepted evidence, with the names of the variants and profiles that cannot be matched. */
export interface NamedCoverage extends Omit<Coverage, 'unreadable' | 'unmatchable'> {
  unreadable: { variantId: number; name: string; evidence: number }[]
  unmatchable: {
    profileId: number
    name: string
    evidence: number
    variants: { id: number; name: string }[]
  }[]
}

/**
 * Share of the accepted evidence that a sample can match at all, and which variants' names stand in the way.
 */
export async function readCoverage(db: Reading): Promise<NamedCoverage> {
  const index = await currentMatchIndex(db)
  const counts = await db
    .selectFrom('evidence_items')
    .select(['molecular_profile_id as id', ({ fn }) => fn.countAll<number>().as('count')])
    .where('status', '=', 'ACCEPTED')
    .groupBy('molecular_profile_id')
    .execute()
  const coverage = coverageOf(index, new Map(counts.map(({ id, count }) => [id, count])))
  const nameOf = (variantId: number) => {
    const variant = index.variants.get(variantId)
    return variant ? `${variant.feature} ${variant.name}` : 'a variant that is not in use'
  }
  return {
    ...coverage,
    unreadable: coverage.unreadable.map(({ variantId, evidence }) => ({
      variantId,
      evidence,
      name: nameOf(variantId),
    })),
    unmatchable: coverage.unmatchable.map(({ profileId, evidence, variantIds }) => ({
      profileId,
      evidence,
      name: index.profiles.get(profileId)?.name ?? 'a profile that is not in use',
      variants: variantIds.map((id) => ({ id, name: nameOf(id) })),
    })),
  }
}
