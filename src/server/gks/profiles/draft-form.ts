import type { CategoricalVariant, Constraint, Extension, MappableConcept } from '../gks-types.ts'
import type { AdjacencyConstraint } from './fusions.ts'

/** A categorical variant of the next generation of Cat-VRS, in which concepts name their type. */
export interface DraftCategoricalVariant extends Omit<CategoricalVariant, 'constraints'> {
  constraints?: object[]
}

/** Version of Cat-VRS in which drafts are written, and that they are drafts. */
const DRAFT = { specification: 'Cat-VRS 1.1.0-ballot.2026-07.1', status: 'draft' } as const

/** The draft as the value of an extension of a released object. */
export const draftValue = <Draft extends object>(draft: Draft): typeof DRAFT & Draft => ({
  ...DRAFT,
  ...draft,
})

const typed = (concept: MappableConcept) => ({ type: 'MappableConcept', ...concept })

function draftConstraint(constraint: Constraint): object {
  switch (constraint.type) {
    case 'DefiningAlleleConstraint':
      return { ...constraint, relations: constraint.relations.map(typed) }
    case 'DefiningLocationConstraint':
      return {
        ...constraint,
        relations: constraint.relations.map(typed),
        matchCharacteristic: typed(constraint.matchCharacteristic),
      }
    case 'FeatureContextConstraint':
      return { ...constraint, featureContext: typed(constraint.featureContext) }
    case 'FunctionConstraint':
      return { ...constraint, functionConsequence: typed(constraint.functionConsequence) }
    case 'CopyChangeConstraint':
      return constraint
  }
}

/** Name of the extension with the partners of a fusion, for which the released model has no constraint. */
export const ADJACENCY = 'adjacencyConstraint'

const withoutDrafts = (extensions: readonly Extension[]) =>
  extensions.filter(({ name }) => name !== ADJACENCY)

/**
 * A categorical variant as a draft has it.
 * @param adjacency its partners, of a fusion: a constraint among the others
 */
export function draftCategoricalVariant(
  { constraints = [], extensions = [], ...object }: CategoricalVariant,
  adjacency: AdjacencyConstraint | null,
): DraftCategoricalVariant {
  const all = [...constraints.map(draftConstraint), ...(adjacency ? [adjacency] : [])]
  return {
    ...object,
    extensions: withoutDrafts(extensions),
    ...(all.length > 0 && { constraints: all }),
  }
}
