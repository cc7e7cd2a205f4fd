import { expect, test } from 'vitest'
import { layOut, shapeOf } from '#app/charts/lollipop-layout.ts'

const variant = (id: number, name: string, ...types: string[]) => ({
  id,
  name,
  evidenceItemCount: id,
  variantTypes: types.map((type) => ({ name: type })),
})

test('variants lie on the protein by their residues, in order; others lie elsewhere', () => {
  const { placed, elsewhere, lastResidue } = layOut([
    variant(1, 'V600E', 'missense_variant'),
    variant(2, 'Amplification', 'transcript_amplification'),
    variant(3, 'E746_A750del', 'inframe_deletion'),
    variant(4, 'G12', 'protein_altering_variant'),
    variant(5, 'KIAA1549::BRAF', 'transcript_fusion'),
  ])
  expect(placed.map(({ variant: { name }, start, stop }) => [name, start, stop])).toEqual([
    ['G12', 12, 12],
    ['V600E', 600, 600],
    ['E746_A750del', 746, 750],
  ])
  expect(elsewhere.map(({ name }) => name)).toEqual(['Amplification', 'KIAA1549::BRAF'])
  expect(lastResidue).toBe(750)
})

test.each([
  [['missense_variant'], 'missense'],
  [['protein_altering_variant'], 'missense'],
  [['stop_gained'], 'truncating'],
  [['Frameshift Truncation', 'Missense Variant'], 'truncating'],
  [['splice_acceptor_variant'], 'truncating'],
  [['Inframe Deletion'], 'in-frame'],
  [['delins'], 'in-frame'],
  [['gain_of_function_variant'], 'other'],
  [[], 'other'],
] as const)('%j is drawn as %s', (types, shape) => {
  expect(shapeOf(variant(1, 'x', ...types))).toBe(shape)
})
