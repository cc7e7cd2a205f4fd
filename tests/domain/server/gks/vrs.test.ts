import { describe, expect, it } from 'vitest'
import { normalize, trim } from '#server/gks/vrs/normalize-allele.ts'
import type { ReadResidues } from '#server/gks/vrs/normalize-allele.ts'
import { chromosomeSequence } from '#server/gks/vrs/chromosome-sequences.ts'
import { changeOfCoordinates, changeOfGenomicHgvs, chromosomeAllele } from '#server/gks/vrs/record-alleles.ts'
import { sequenceLocation } from '#server/gks/vrs/vrs-allele.ts'
import { vrsDigest } from '#server/gks/vrs/vrs-digest.ts'
import { sha512t24u } from '#server/hashing/ga4gh-digest.ts'

const without = () => null
const reading =
  (sequence: string): ReadResidues =>
  async (start, end) =>
    sequence.slice(start, end)

describe('digests of VRS', () => {
  it('are the first 24 bytes of SHA-512', () => {
    expect(sha512t24u('')).toBe('z4PhNX7vuL3xVChQ1m2AB9Yg5AULVxXc')
    expect(sha512t24u('ACGT')).toBe('aKF498dAxcJAqme6QYQ7EZ07-fiw8Kw2')
  })

  it('of the published location and allele', () => {
    const location = sequenceLocation('SQ.F-LrLMe1SRpfUZHkQmvkVKFEGaoDeHul', 44908821, 44908822)
    expect(location.id).toBe('ga4gh:SL.4t6JnYWqHwYw9WzBT_lmWBb3tLQNalkT')
    const state = { type: 'LiteralSequenceExpression', sequence: 'T' }
    expect(vrsDigest({ type: 'Allele', location: 'wIlaGykfwHIpPY2Fcxtbx4TINbbODFVz', state })).toBe(
      '0AePZIWZUNsUlQTamyLrjm2HWUw2opLt',
    )
  })
})

describe('alleles of chromosomes', () => {
  const place = {
    referenceBuild: 'GRCH37',
    chromosome: '7',
    start: 140453136,
    stop: 140453136,
    referenceBases: 'A',
    variantBases: 'T',
  } as const

  it('a substitution needs no sequence', async () => {
    const change = changeOfCoordinates(place)
    expect(change && (await chromosomeAllele(change, without))).toMatchObject({
      location: {
        start: 140453135,
        end: 140453136,
        sequence: 'A',
        sequenceReference: { refgetAccession: chromosomeSequence('GRCH37', '7')?.refget },
      },
      state: { type: 'LiteralSequenceExpression', sequence: 'T' },
    })
  })

  it('the published allele of NC_000019.10', async () => {
    const change = changeOfGenomicHgvs('NC_000019.10:g.44908822C>T')
    expect(change && (await chromosomeAllele(change, without))).toMatchObject({
      id: 'ga4gh:VA.0AePZIWZUNsUlQTamyLrjm2HWUw2opLt',
    })
  })

  it('an insertion or deletion has none without the sequence around', async () => {
    const deletion = changeOfCoordinates({ ...place, variantBases: null })
    expect(deletion && (await chromosomeAllele(deletion, without))).toBe('needs-reference')
    const insertion = changeOfCoordinates({ ...place, stop: place.start + 1, referenceBases: null })
    expect(insertion?.change).toEqual({ start: 140453136, end: 140453136, reference: '', alternate: 'T' })
  })

  it('other reference bases than those of the sequence give none', async () => {
    const change = changeOfCoordinates({ ...place, start: 3, stop: 3 })
    expect(change && (await chromosomeAllele(change, () => reading('CCCC')))).toBe('reference-mismatch')
  })

  it.each([
    ['bases beyond ACGT', { variantBases: 'N' }],
    ['alternatives', { variantBases: 'A/G' }],
    ['no bases', { referenceBases: null, variantBases: null }],
    ['bases that do not fit the positions', { stop: 140453137 }],
    ['an insertion at one position', { referenceBases: null }],
    ['NCBI36', { referenceBuild: 'NCBI36' as const }],
    ['no chromosome', { chromosome: null }],
  ])('%s give no change', (_what, other) => {
    expect(changeOfCoordinates({ ...place, ...other })).toBeNull()
  })
})

describe('normalisation', () => {
  it('trims what both sides share, at the end first', () => {
    expect(trim({ start: 10, end: 14, reference: 'CAGT', alternate: 'CAGCAGT' })).toEqual({
      start: 10,
      end: 10,
      reference: '',
      alternate: 'CAG',
    })
  })

  it('of no change keeps the span', async () => {
    expect(await normalize({ start: 2, end: 4, reference: 'AC', alternate: 'AC' }, null)).toEqual({
      start: 2,
      end: 4,
      reference: 'AC',
      state: { type: 'ReferenceLengthExpression', length: 2, repeatSubunitLength: 2 },
    })
  })

  it('of a deletion and an insertion needs the sequence, of other changes not', async () => {
    expect(await normalize({ start: 2, end: 3, reference: 'A', alternate: '' }, null)).toBeNull()
    expect(await normalize({ start: 2, end: 4, reference: 'AC', alternate: 'T' }, null)).toMatchObject({
      state: { sequence: 'T' },
    })
  })

  it.each([
    [
      'a deletion in a homopolymer',
      'GCAAAATG',
      { start: 3, end: 4, reference: 'A', alternate: '' },
      2,
      6,
      3,
      1,
    ],
    [
      'an insertion in a homopolymer',
      'GCAAAATG',
      { start: 3, end: 3, reference: '', alternate: 'A' },
      2,
      6,
      5,
      1,
    ],
    [
      'two bases in a homopolymer',
      'GCAAAATG',
      { start: 3, end: 3, reference: '', alternate: 'AA' },
      2,
      6,
      6,
      2,
    ],
    [
      'a deletion in a repeat of three',
      'TTCAGCAGTT',
      { start: 2, end: 5, reference: 'CAG', alternate: '' },
      2,
      8,
      3,
      3,
    ],
    [
      'a deletion without a repeat',
      'TTCAGTT',
      { start: 2, end: 4, reference: 'CA', alternate: '' },
      2,
      4,
      0,
      2,
    ],
  ])('%s', async (_what, sequence, change, start, end, length, repeatSubunitLength) => {
    expect(await normalize(change, reading(sequence))).toMatchObject({
      start,
      end,
      reference: sequence.slice(start, end),
      state: { type: 'ReferenceLengthExpression', length, repeatSubunitLength },
    })
  })

  it('of an insertion without a repeat is literal', async () => {
    const change = { start: 3, end: 3, reference: '', alternate: 'GGG' }
    expect(await normalize(change, reading('TTCATT'))).toEqual({
      start: 3,
      end: 3,
      reference: '',
      state: { type: 'LiteralSequenceExpression', sequence: 'GGG' },
    })
  })

  it('of an insertion of which a part is ambiguous is literal, over all its places', async () => {
    const change = { start: 4, end: 4, reference: '', alternate: 'CAG' }
    expect(await normalize(change, reading('TTAGTTT'))).toMatchObject({
      start: 2,
      end: 4,
      state: { type: 'LiteralSequenceExpression', sequence: 'AGCAG' },
    })
  })

  it('is one form for all places of a change in a repeat longer than what is read at once', async () => {
    const sequence = `G${'CAG'.repeat(300)}TT`
    const at = (start: number) => ({
      start,
      end: start + 3,
      reference: sequence.slice(start, start + 3),
      alternate: '',
    })
    const forms = await Promise.all([1, 2, 450, 898].map((start) => normalize(at(start), reading(sequence))))
    for (const form of forms) expect(form).toEqual(forms[0])
    expect(forms[0]).toMatchObject({ start: 0, end: 901, state: { length: 898, repeatSubunitLength: 3 } })
  })
})
