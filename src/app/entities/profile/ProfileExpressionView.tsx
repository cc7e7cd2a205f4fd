import { parseRawName } from '#domain/profiles/profile-raw-name.ts'
import type { ProfileExpressionView_molecularProfileFragment } from '#app/graphql/generated/profile-expression-view.ts'
import { EntityLink } from '../EntityLink.tsx'
import { ExpressionTree } from './ExpressionTree.tsx'

/**
 * When a molecular profile applies: said as a sentence and drawn as a small tree of its variants; for one variant that
 * must be present, its name alone.
 */
export default function ProfileExpressionView({
  profile,
}: {
  profile: ProfileExpressionView_molecularProfileFragment
}) {
  const expression = parseRawName(profile.rawName)
  const names = new Map(profile.variants.map(({ id, name, feature }) => [id, `${feature.name} ${name}`]))
  const nameOf = (id: number) => names.get(id) ?? `variant ${id}`
  if (!expression.ok) {
    return (
      <p className="text-sm">
        {profile.name}{' '}
        <span className="text-muted">(logic cannot be parsed: {expression.error.message})</span>
      </p>
    )
  }
  if (expression.value.kind === 'variant' && !expression.value.negated) {
    return (
      <p className="text-sm">
        <EntityLink kind="molecularProfile" record={profile} />
      </p>
    )
  }
  return <ExpressionTree expression={expression.value} nameOf={nameOf} />
}
