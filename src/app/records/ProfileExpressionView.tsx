import { parseRawName } from '#domain/profile-raw-name.ts'
import { profileTree, sentence } from '#domain/profile-sentence.ts'
import type { ProfileTree } from '#domain/profile-sentence.ts'
import type { ProfileExpressionView_molecularProfileFragment } from '#app/graphql/generated/profile-expression-view.ts'
import { EntityLink } from './EntityLink.tsx'

/** When a molecular profile applies: said as a sentence and drawn as a small tree of its variants. */
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
        <span className="text-muted">(its logic cannot be read: {expression.problem.message})</span>
      </p>
    )
  }
  return (
    <div className="space-y-2 text-sm">
      <p>{sentence(expression.value, nameOf)}</p>
      {profile.isComplex ? (
        <ul className="space-y-1" aria-label="The same as a tree">
          <Branch tree={profileTree(expression.value, nameOf)} />
        </ul>
      ) : null}
    </div>
  )
}

function Branch({ tree }: { tree: ProfileTree }) {
  if (tree.kind === 'variant') {
    return (
      <li className="flex items-baseline gap-2">
        <span className={tree.present ? 'text-good' : 'text-danger'}>
          {tree.present ? 'present' : 'absent'}
        </span>
        <EntityLink kind="variant" record={{ id: tree.variantId, name: tree.name }} />
      </li>
    )
  }
  return (
    <li>
      <span className="font-semibold">{tree.kind === 'all' ? 'All of' : 'Any of'}</span>
      <ul className="mt-1 ml-1 space-y-1 border-l-2 border-line pl-3">
        {tree.branches.map((branch) => (
          <Branch key={keyOf(branch)} tree={branch} />
        ))}
      </ul>
    </li>
  )
}

function keyOf(tree: ProfileTree): string {
  return tree.kind === 'variant' ? String(tree.variantId) : `${tree.kind}(${tree.branches.map(keyOf).join()})`
}
