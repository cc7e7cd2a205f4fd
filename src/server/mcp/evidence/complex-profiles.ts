import { profileTruth } from '#domain/matching/three-valued-logic.ts'
import { isMultiVariant, variantsOf } from '#domain/profiles/profile-expression.ts'
import type { ProfileExpression } from '#domain/profiles/profile-expression.ts'
import { parseRawName } from '#domain/profiles/profile-raw-name.ts'
import { cachedForVersion } from '#server/knowledge/version-cache.ts'
import type { McpReading } from '../reading/knowledge.ts'

interface ComplexProfile {
  id: number
  expression: ProfileExpression
}

/** The profiles of several variants. */
const multiVariantProfiles = (reading: McpReading): Promise<ComplexProfile[]> =>
  cachedForVersion(reading, 'rows', 'mcp multiVariantProfiles', async () => {
    const rows = await reading.db
      .selectFrom('molecular_profiles')
      .select(['id', 'raw_name'])
      .where('is_multi_variant', '=', true)
      .orderBy('id')
      .execute()
    return rows.flatMap(({ id, raw_name }) => {
      const expression = parseRawName(raw_name)
      return expression.ok && isMultiVariant(expression.value) ? [{ id, expression: expression.value }] : []
    })
  })

const holdsBy = (expression: ProfileExpression, alone: number | null) =>
  profileTruth(expression, (variantId) => (variantId === alone ? 'TRUE' : 'FALSE')) === 'TRUE'

/**
 * Profiles of several variants that hold by one of these alone, whatever the others are: those of an OR. One that holds
 * without any does not hold by it.
 * @param isOne whether a variant is one of these
 */
export async function alternativeProfiles(
  reading: McpReading,
  isOne: (variantId: number) => boolean,
): Promise<number[]> {
  const profiles = await multiVariantProfiles(reading)
  return profiles
    .filter(
      ({ expression }) =>
        !holdsBy(expression, null) &&
        variantsOf(expression).some(
          ({ variantId, negated }) => !negated && isOne(variantId) && holdsBy(expression, variantId),
        ),
    )
    .map(({ id }) => id)
}
