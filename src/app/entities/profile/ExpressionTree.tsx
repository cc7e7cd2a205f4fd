import { isComplex } from '#domain/profiles/profile-expression.ts'
import type { NameOfVariant, ProfileExpression } from '#domain/profiles/profile-expression.ts'
import { profileTree, sentence } from '#domain/profiles/profile-sentence.ts'
import type { ProfileTree } from '#domain/profiles/profile-sentence.ts'
import { EntityLink } from '../EntityLink.tsx'

/** The logic of a profile: said as a sentence and, when it is more than one variant, drawn as a small tree. */
export function ExpressionTree({
  expression,
  nameOf,
  linked = true,
}: {
  expression: ProfileExpression
  nameOf: NameOfVariant
  /** False where a link would lead away from something unfinished. */
  linked?: boolean
}) {
  return (
    <div className="space-y-2 text-sm">
      <p>{sentence(expression, nameOf)}</p>
      {isComplex(expression) ? (
        <ul className="space-y-1" aria-label="Logic tree">
          <Branch tree={profileTree(expression, nameOf)} linked={linked} />
        </ul>
      ) : null}
    </div>
  )
}

function Branch({ tree, linked }: { tree: ProfileTree; linked: boolean }) {
  if (tree.kind === 'variant') {
    return (
      <li className="flex items-baseline gap-2">
        <span className={tree.present ? 'text-good' : 'text-danger'}>
          {tree.present ? 'present' : 'absent'}
        </span>
        {linked ? (
          <EntityLink kind="variant" record={{ id: tree.variantId, name: tree.name }} />
        ) : (
          <span className="font-medium text-variant">{tree.name}</span>
        )}
      </li>
    )
  }
  return (
    <li>
      <span className="font-semibold">{tree.kind === 'all' ? 'All of' : 'Any of'}</span>
      <ul className="mt-1 ml-1 space-y-1 border-l-2 border-line pl-3">
        {tree.branches.map((branch) => (
          <Branch key={keyOf(branch)} tree={branch} linked={linked} />
        ))}
      </ul>
    </li>
  )
}

function keyOf(tree: ProfileTree): string {
  return tree.kind === 'variant' ? String(tree.variantId) : `${tree.kind}(${tree.branches.map(keyOf).join()})`
}
