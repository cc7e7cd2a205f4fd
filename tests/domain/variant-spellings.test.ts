import { assert, constantFrom, property } from 'fast-check'
import { expect, it } from 'vitest'
import { namedVariantsIn, partnersIn } from '#domain/search/named-variant.ts'
import { changeNotations, variantSpellings } from '#domain/search/variant-spellings.ts'

const SPELLINGS: readonly (readonly [text: string, name: string])[] = [
  ['p.V600E', 'V600E'],
  ['p.Val600Glu', 'V600E'],
  ['Val600Glu', 'V600E'],
  ['p.(Val600Glu)', 'V600E'],
  ['V600E', 'p.V600E'],
  ['p.Arg213Ter', 'R213*'],
  ['R213X', 'R213*'],
  ['R213*', 'R213X'],
  ['p.Glu746_Ala750del', 'E746_A750del'],
  ['p.Asp770_Asn771insGly', 'D770_N771insG'],
  ['p.Trp288fs', 'W288fs'],
  ['c.1799T>A', 'c.1799T>A'],
  ['amp', 'Amplification'],
  ['amplified', 'Amplification'],
  ['mut', 'Mutation'],
  ['mutated', 'Mutation'],
  ['wt', 'Wild Type'],
  ['wild-type', 'Wild Type'],
  ['LOF', 'Loss-of-function'],
  ['high expression', 'Overexpression'],
  ['ex19del', 'Exon 19 Deletion'],
  ['19del', 'Exon 19 Deletion'],
  ['19 deletion', 'Exon 19 Deletion'],
  ['20ins', 'Exon 20 Insertion'],
  ['exon 20 ins', 'Exon 20 Insertion'],
  ['ex14skipping', 'Exon 14 Skipping'],
  ['internal tandem duplication', 'ITD'],
  ['rearranged', 'Rearrangement'],
  ['fused', 'Fusion'],
]

it.each(SPELLINGS)('%s may be named %s', (text, name) => {
  expect(variantSpellings(text)).toContain(name.toLowerCase())
})

it.each([
  ['V600E', 'v600k'],
  ['V600', 'v600e'],
  ['amp', 'gain'],
  ['deletion', 'loss'],
  ['exon 19 deletion', 'exon 20 deletion'],
  ['exon 19 deletion', 'exon 19 insertion'],
  ['exon 19 deletion', 'deletion'],
  ['overexpression', 'underexpression'],
  ['loss', 'loss-of-function'],
  ['W288fs', 'w288fs*12'],
  ['expression', 'overexpression'],
  ['itd', 'fusion'],
  ['methylation', 'hypermethylation'],
  ['promoter methylation', 'methylation'],
  ['E746_A750del', 'e746_t751del'],
])('%s is not %s', (text, other) => {
  expect(variantSpellings(text)).not.toContain(other)
})

it('reads no notation into words that are no change', () => {
  for (const text of ['amplification', 'EGFR', 'V600', 'HER2', 'exon 19 deletion', '', '600'])
    expect(changeNotations(text)).toEqual([])
})

it.each([
  ['HER2 amplification', 'HER2', 'amplification'],
  ['BRAF:p.V600E', 'BRAF', 'p.V600E'],
  ['BRAFV600E', 'BRAF', 'V600E'],
  ['FLT3-ITD', 'FLT3', 'ITD'],
  ['BCR-ABL T315I', 'BCR-ABL', 'T315I'],
  ['METex14skipping', 'MET', 'exon 14 skipping'],
  ['Tumor Mutational Burden High', 'Tumor Mutational Burden', 'High'],
])('%s may be a variant of %s', (text, feature, variant) => {
  expect(namedVariantsIn(text)).toContainEqual({ feature, variant })
})

it.each([
  ['ALK-EML4', 'ALK', 'EML4'],
  ['EML4::ALK', 'EML4', 'ALK'],
  ['EML4--ALK fusion', 'EML4', 'ALK'],
  ['EML4/ALK', 'EML4', 'ALK'],
  ['EML4 – ALK', 'EML4', 'ALK'],
  ['EML4-ALK rearrangement', 'EML4', 'ALK'],
  ['NKX2-1-ALK', 'NKX2-1', 'ALK'],
])('%s may join %s and %s', (text, left, right) => {
  expect(partnersIn(text)).toContainEqual([left, right])
})

it('takes no account of letter case and white space', () => {
  const texts = constantFrom(...SPELLINGS.map(([text]) => text))
  assert(
    property(texts, constantFrom('  ', '\t', ' \n '), (text, space) => {
      const wide = `${space}${text.replaceAll(' ', space)}${space}`
      expect(variantSpellings(wide).toSorted()).toEqual(variantSpellings(text).toSorted())
      expect(variantSpellings(text.toUpperCase()).toSorted()).toEqual(variantSpellings(text).toSorted())
    }),
  )
})
