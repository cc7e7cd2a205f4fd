import { profileGroup } from '#domain/profiles/profile-expression.ts'
import type { ProfileExpression } from '#domain/profiles/profile-expression.ts'
import { parseRawName } from '#domain/profiles/profile-raw-name.ts'
import type { LocalIds } from './local-ids.ts'

function withLocalIds(expression: ProfileExpression, ids: LocalIds): ProfileExpression | null {
  if (expression.kind === 'variant') {
    const variantId = ids.get('VARIANT', expression.variantId)
    return variantId === undefined ? null : { ...expression, variantId }
  }
  const members = [...expression.variants, ...expression.groups].map((member) => withLocalIds(member, ids))
  const [first, ...others] = members.filter((member) => member !== null)
  if (!first || others.length + 1 < members.length) return null
  return profileGroup(expression.operator, [first, ...others])
}

/**
 * The definition of a molecular profile of an upstream, in ids of the variants here; null: it cannot be read, or names
 * a variant that is not here.
 */
export function localDefinition(rawName: unknown, ids: LocalIds): ProfileExpression | null {
  const expression = typeof rawName === 'string' ? parseRawName(rawName) : null
  return expression?.ok ? withLocalIds(expression.value, ids) : null
}
