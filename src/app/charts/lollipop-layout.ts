import { proteinPosition } from '#domain/variants/protein-position.ts'

export type LollipopVariant = {
  id: number
  name: string
  evidenceItemCount: number
  variantTypes: readonly { name: string }[]
}

export type VariantShape = 'missense' | 'truncating' | 'in-frame' | 'other'

/** A variant on the protein. `start` and `stop` are residues, counted from 1, both inclusive. */
export type Lollipop = {
  variant: LollipopVariant
  start: number
  stop: number
  shape: VariantShape
}

/** The variants of a gene that lie on its protein, and the others. */
export function layOut(variants: readonly LollipopVariant[]): {
  placed: Lollipop[]
  elsewhere: LollipopVariant[]
  /** The last residue of any variant; the length of the protein is not known. */
  lastResidue: number
} {
  const placed: Lollipop[] = []
  const elsewhere: LollipopVariant[] = []
  for (const variant of variants) {
    const position = proteinPosition({
      name: variant.name,
      variantTypes: variant.variantTypes.map(({ name }) => name),
    })
    if (position) placed.push({ variant, ...position, shape: shapeOf(variant) })
    else elsewhere.push(variant)
  }
  placed.sort((left, right) => left.start - right.start || left.variant.id - right.variant.id)
  const lastResidue = placed.reduce((last, { stop }) => Math.max(last, stop), 0)
  return { placed, elsewhere, lastResidue }
}

/** Effect of a variant on the protein, by the Sequence Ontology names of its types. */
export function shapeOf({ variantTypes }: Pick<LollipopVariant, 'variantTypes'>): VariantShape {
  const types = variantTypes.map(({ name }) => name.toLowerCase().replaceAll('_', ' '))
  const has = (pattern: RegExp) => types.some((type) => pattern.test(type))
  if (has(/frameshift|stop gained|truncat|start lost|splice|loss of function/)) return 'truncating'
  if (has(/inframe|in frame|insertion|deletion|delins|duplication/)) return 'in-frame'
  if (has(/missense|protein altering|substitution/)) return 'missense'
  return 'other'
}
