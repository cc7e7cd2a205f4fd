import { describe, expect, it } from 'vitest'
import { adjacency } from '#server/gks/vrs/adjacency.ts'
import { proteinAllele, proteinExpression } from '#server/gks/vrs/protein-alleles.ts'

/** A protein of which only the residue at a position is looked at. */
const withResidue = (refget: string, position: number, residue: string) => ({
  refget,
  residues: `${'G'.repeat(position - 1)}${residue}GGGG`,
})

describe('identifiers that are published', () => {
  it.each([
    [
      'NP_005148.2:p.Thr315Ile',
      'SQ.dmFigTG-0fY6I54swb7PoDuxCeT6O3Wg',
      315,
      'T',
      'ga4gh:VA.D6NzpWXKqBnbcZZrXNSXj4tMUwROKbsQ',
    ],
    [
      'NP_000213.1:p.Asp816Val',
      'SQ.TcMVFj5kDODDWpiy1d_1-3_gOf4BYaAB',
      816,
      'D',
      'ga4gh:VA.nhiDwIq1klrGm3wtWO4a4BiS0jdW79Wd',
    ],
  ])('of the protein allele %s', async (hgvs, refget, position, residue, id) => {
    const expression = proteinExpression(hgvs)
    const sequence = withResidue(refget, position, residue)
    expect(expression && (await proteinAllele(expression, sequence))).toMatchObject({ id })
  })

  it('of the adjacency of BCR and ABL1, of whose locations one bound is said', () => {
    const joined = adjacency([
      { refget: 'SQ.kpytJsXw3BwLC3oBSjHQS1kwxs4WO3I3', position: 3533, bound: 'end' },
      { refget: 'SQ.w8Qg3x-PQ2akJrJQeGEN-_eBUMo1H1CL', position: 460, bound: 'start' },
    ])
    expect(joined).toMatchObject({
      id: 'ga4gh:AJ.KMisuH8wK4gWBigo1o4DHarzi_Xm5g9f',
      adjoinedSequences: [
        { id: 'ga4gh:SL.SgudSwN0DssFbctqKs05wWDxBFJiFD4G', end: 3533 },
        { id: 'ga4gh:SL.vrnSNKA1YzeUjl5JlZ5wjHOTMKkXk_sQ', start: 460 },
      ],
    })
    expect(joined.adjoinedSequences[0]).not.toHaveProperty('start')
    expect(joined.adjoinedSequences[1]).not.toHaveProperty('end')
  })
})

describe('expressions of proteins', () => {
  it.each([
    'NM_004333.4:c.1799T>A',
    'NP_004324:p.Val600Glu',
    'p.Val600Glu',
    'NP_004324.2:p.[Val600Glu;Lys601Glu]',
    'NP_004324.2:p.?',
  ])('%s is none of one change of a sequence with its version', (hgvs) =>
    expect(proteinExpression(hgvs)).toBeNull(),
  )
})
