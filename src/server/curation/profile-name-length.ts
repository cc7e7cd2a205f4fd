import { foldText } from '#domain/text/names.ts'
import { violationIf } from '#domain/validity.ts'
import type { Violation } from '#domain/validity.ts'
import { inList } from '#server/knowledge/paging/batch.ts'
import type { Reading } from '#server/storage/database.ts'

/** What still fits an index. */
const LONGEST_NAME_BYTES = 2500

const bytesOf = (folded: string) => Buffer.byteLength(folded)

/** Checks whether a molecular profile can have the name (folded). */
export const fitsProfile = (folded: string): boolean => bytesOf(folded) <= LONGEST_NAME_BYTES

/**
 * Names of molecular profiles that would become too long when all these variants, or their feature, get another name.
 * @param renamed the part of the variants' display names that changes, before and after
 */
export async function profileNameViolations(
  db: Reading,
  variantIds: readonly number[],
  renamed: { before: string; after: string },
): Promise<Violation[]> {
  const growth = bytesOf(foldText(renamed.after)) - bytesOf(foldText(renamed.before))
  if (growth <= 0 || variantIds.length === 0) return []
  const profiles = await db
    .selectFrom('molecular_profiles as profile')
    .innerJoin('molecular_profile_variants as member', 'member.molecular_profile_id', 'profile.id')
    .select(({ fn }) => ['profile.id', 'name_folded', fn.countAll<number>().as('times')])
    .where('variant_id', 'in', inList(variantIds))
    .groupBy(['profile.id', 'name_folded'])
    .execute()
  const long = profiles.find(
    ({ name_folded, times }) => bytesOf(name_folded) + Number(times) * growth > LONGEST_NAME_BYTES,
  )
  return violationIf(long, 'name', `The name of molecular profile ${long?.id} would become too long.`)
}
