import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { openGenome, prepareGenome } from '#server/gks/reference/reference-genome.ts'
import { sequenceDigests } from '#server/gks/reference/sequence-digests.ts'
import { chromosomeSequence } from '#server/gks/vrs/chromosome-sequences.ts'
import type { ChromosomeSequence } from '#server/gks/vrs/chromosome-sequences.ts'
import { changeOfCoordinates, chromosomeAllele } from '#server/gks/vrs/record-alleles.ts'
import { sha512t24u } from '#server/hashing/ga4gh-digest.ts'
import { writeFasta } from '#tests/support/gks/fasta-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'curia-genome-'))
afterAll(() => rmSync(folder, { recursive: true }))

//                 0         1         2         3
const bases = 'ACGTGAAAATCcagcagcagTTGACTGGTACCATG'
const capitals = bases.toUpperCase()
const digest = `SQ.${sha512t24u(capitals)}`
const small: ChromosomeSequence = { build: 'GRCH37', chromosome: '7', refseq: 'NC_7', refget: digest }
const file = writeFasta(join(folder, 'genome.fa'), { chr7: bases, M: 'ACGT', 8: 'TTTT' })

const genome = await openGenome(file, await sequenceDigests(file, ['7', '8', 'MT']))

afterAll(() => genome.close())

type Place = readonly [start: number, stop: number, referenceBases: string, variantBases: string]

const alleleOf = ([start, stop, referenceBases, variantBases]: Place) => {
  const place = {
    referenceBuild: 'GRCH37',
    chromosome: '7',
    start,
    stop,
    referenceBases,
    variantBases,
  } as const
  const change = changeOfCoordinates(place)
  if (!change) throw new Error('no change')
  return chromosomeAllele({ ...change, sequence: small }, genome.read)
}

describe('the chromosomes of REFERENCE_FASTA', () => {
  it('have the digests of their residues in capitals, over lines and in either case', async () => {
    expect(await sequenceDigests(file, ['7', '8', '9', 'MT'])).toEqual({
      7: digest,
      8: `SQ.${sha512t24u('TTTT')}`,
      M: 'SQ.aKF498dAxcJAqme6QYQ7EZ07-fiw8Kw2',
    })
  })

  it('count only where the digest is that of the assembly', async () => {
    expect(await genome.read(small)?.(3, 9)).toBe('TGAAAA')
    for (const [build, chromosome] of [
      ['GRCH37', '7'],
      ['GRCH37', 'MT'],
      ['GRCH37', '9'],
      ['GRCH38', '7'],
    ] as const) {
      const sequence = chromosomeSequence(build, chromosome)
      expect(sequence && genome.read(sequence)).toBeNull()
    }
    expect(genome.read({ ...small, build: 'GRCH38' })).toBeNull()
  })

  it('are read to their end and no further', async () => {
    const read = genome.read(small)
    expect(await read?.(30, 99)).toBe(capitals.slice(30))
    expect(await read?.(capitals.length, 99)).toBe('')
    expect(await read?.(0, 4)).toBe('ACGT')
  })

  it.each([
    [
      'a deletion in a homopolymer',
      [6, 6, 'A', ''],
      [9, 9, 'A', ''],
      { start: 5, end: 9 },
      { length: 3, repeatSubunitLength: 1 },
    ],
    [
      'an insertion in a homopolymer',
      [5, 6, '', 'A'],
      [9, 10, '', 'A'],
      { start: 5, end: 9 },
      { length: 5, repeatSubunitLength: 1 },
    ],
    [
      'a deletion in a repeat of three',
      [12, 14, 'CAG', ''],
      [18, 20, 'CAG', ''],
      { start: 11, end: 20 },
      { length: 6, repeatSubunitLength: 3 },
    ],
    [
      'an insertion in a repeat of three',
      [11, 12, '', 'CAG'],
      [20, 21, '', 'CAG'],
      { start: 11, end: 20 },
      { length: 12, repeatSubunitLength: 3 },
    ],
  ] as const)('%s, left- or right-aligned, is one allele', async (_what, left, right, location, state) => {
    const one = await alleleOf(left)
    expect(one).toMatchObject({ location, state: { type: 'ReferenceLengthExpression', ...state } })
    expect(await alleleOf(right)).toEqual(one)
  })

  it('give a deletion without repeat its own span, and an insertion without repeat its bases', async () => {
    expect(await alleleOf([24, 25, 'AC', ''])).toMatchObject({
      location: { start: 23, end: 25, sequence: 'AC' },
    })
    expect(await alleleOf([24, 25, '', 'GG'])).toMatchObject({
      location: { start: 24, end: 24 },
      state: { type: 'LiteralSequenceExpression', sequence: 'GG' },
    })
  })

  it('reject other bases than theirs, and places behind their end', async () => {
    expect(await alleleOf([6, 6, 'C', ''])).toBe('reference-mismatch')
    expect(await alleleOf([6, 6, 'C', 'T'])).toBe('reference-mismatch')
    expect(await alleleOf([200, 201, '', 'T'])).toBe('reference-mismatch')
    expect(await alleleOf([200, 200, 'A', ''])).toBe('reference-mismatch')
  })
})

describe('the digests of REFERENCE_FASTA', () => {
  const report = vi.fn<(error: unknown) => void>()

  it('are computed once for a file and stored with its size and time', async () => {
    const data = join(folder, 'data')
    const first = prepareGenome(file, data, report)
    expect(first.version()).toBe('')
    expect(first.read(small)).toBeNull()
    await first.ready
    expect(await first.read(small)?.(0, 4)).toBe('ACGT')
    const version = first.version()
    await first.close()

    const store = join(data, 'reference-digests.json')
    const stored = readFileSync(store, 'utf8')
    writeFileSync(store, stored.replace(digest, 'SQ.stored'))
    const again = prepareGenome(file, data, report)
    await again.ready
    expect(again.version()).not.toBe(version)
    await again.close()

    utimesSync(file, 1, 1)
    const other = prepareGenome(file, data, report)
    await other.ready
    expect(other.version()).toBe(version)
    await other.close()
    // The small file is not the genome that the service wants, and that is said.
    expect(report.mock.calls.map(([error]) => String(error))).toEqual(
      Array(3).fill(`Error: no chromosome of ${file} has the sequence of GRCh37`),
    )
    report.mockClear()
  })

  it('of a file that cannot be read are none, and that is reported', async () => {
    const broken = join(folder, 'broken.fa')
    writeFileSync(broken, '>7\nACGT\n')
    writeFileSync(`${broken}.fai`, 'no index')
    const genome = prepareGenome(broken, join(folder, 'broken'), report)
    await genome.ready
    expect(genome.read(small)).toBeNull()
    expect(report).toHaveBeenCalledOnce()
    await genome.close()
  })
})
