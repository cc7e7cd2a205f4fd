import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  codingLocation,
  parseCodingChange,
  writeCodingChange,
} from '#domain/matching/sequences/coding-change.ts'
import { alleleKey, parseGenomicAllele, trimAllele } from '#domain/matching/sequences/genomic-allele.ts'
import { isSameProteinChange } from '#domain/matching/comparison/protein-change-comparison.ts'
import { parseProteinChange, touchesResidue, writeProteinChange } from '#domain/matching/protein-change.ts'
import type { ProteinChange } from '#domain/matching/protein-change.ts'

function protein(text: string): ProteinChange {
  const change = parseProteinChange(text)
  if (!change) throw new Error(`“${text}” was not read as a protein change`)
  return change
}

describe('protein changes', () => {
  test.each([
    ['p.Val600Glu', 'V600E'],
    ['V600E', 'V600E'],
    ['v600e', 'V600E'],
    ['p.(Val600Glu)', 'V600E'],
    ['V600delinsE', 'V600E'],
    ['p.Gln1756Ter', 'Q1756*'],
    ['Q61X', 'Q61*'],
    ['E55=', 'E55='],
    ['p.Glu746_Ala750del', 'E746_A750del'],
    ['L747_P753delinsS', 'L747_P753delinsS'],
    ['V600_K601>E', 'V600_K601delinsE'],
    ['p.Asp770_Asn771insSerValAsp', 'D770_N771insSVD'],
    ['T1151dup', 'T1151dup'],
    ['P780INS', 'P780ins'],
    ['W288FS', 'W288fs'],
    ['p.Trp288CysfsTer12', 'W288Cfs*12'],
    ['R135FSX177', 'R135fs*177'],
    ['D842_H845DELDIMH', 'D842_H845del'],
    ['M1?', 'M1?'],
    ['*110Lext*17', '*110Lext*?'],
    // Ile, Asn and Ser are not the word “ins”.
    ['p.Val3delinsAlaIleAsnSerLys', 'V3delinsAINSK'],
    ['p.Val3_Lys4delinsIleAsnSerGlu', 'V3_K4delinsINSE'],
    ['V3_K4delinsAINSE', 'V3_K4delinsAINSE'],
    ['p.Ile3_Ser5delIleAsnSerinsLysIle', 'I3_S5delinsKI'],
  ])('%s is %s', (text, short) => expect(writeProteinChange(protein(text))).toBe(short))

  test.each([
    '',
    'V600',
    'G12/G13',
    'mutation',
    'c.1799T>A',
    'exon 19 deletion',
    'B600Z',
    'E750_A746del',
    'V0E',
    // What is inserted is not known, or which of the letters are it.
    'p.Val3_Lys4delins',
    'V3_K4DELINS',
    'V3_K5DELINSINSA',
  ])('“%s” is none', (text) => expect(parseProteinChange(text)).toBeNull())

  test('what is written is read as the same change', () => {
    const residue = fc.constantFrom(...'ACDEFGHIKLMNPQRSTVWY')
    const place = fc.tuple(
      residue,
      fc.integer({ min: 2, max: 3000 }),
      residue,
      fc.integer({ min: 1, max: 40 }),
    )
    const residues = fc.array(residue, { minLength: 2, maxLength: 6 }).map((letters) => letters.join(''))
    const text = fc
      .tuple(place, residues, fc.constantFrom('del', 'dup', 'ins', 'delins'))
      .map(([[first, start, last, length], to, kind]) => {
        const end = kind === 'ins' ? start + 1 : start + length
        return `${first}${start}_${last}${end}${kind}${kind.endsWith('ins') ? to : ''}`
      })
    fc.assert(
      fc.property(text, (name) => {
        const change = protein(name)
        const written = writeProteinChange(change)
        expect(protein(written)).toEqual(change)
        // What a delins writes again of the residues it replaces is not part of the change: A2_A3delinsINSA is A2delinsINS.
        if (!name.includes('delins')) expect(written).toBe(name)
      }),
    )
  })

  test.each([
    ['V600E', 'V600E', 'TRUE'],
    ['V600E', 'V600K', 'FALSE'],
    ['V640E', 'V600E', 'FALSE'],
    ['A56Gfs*74', 'A56fs', 'TRUE'],
    ['A56fs', 'A56Gfs*74', 'UNKNOWN'],
    ['A56Gfs*74', 'A56Gfs*12', 'FALSE'],
    ['V769_D770insASV', 'A767_V769dupASV', 'TRUE'],
    ['V769_D770insASV', 'A767_V769dup', 'UNKNOWN'],
    ['V769_D770insGSV', 'A767_V769dup', 'FALSE'],
    ['H773dup', 'H773_V774insH', 'TRUE'],
    ['D770_N771ins', 'D770_N771insSVD', 'UNKNOWN'],
    ['E746_A750del', 'E746_A751del', 'FALSE'],
  ])('%s is %s: %s', (found, named, truth) =>
    expect(isSameProteinChange(protein(found), protein(named))).toBe(truth),
  )

  test('touch the residues that they replace, remove or double, not those beside an insertion', () => {
    expect(touchesResidue(protein('E746_A750del'), 748)).toBe(true)
    expect(touchesResidue(protein('E746_A750del'), 751)).toBe(false)
    expect(touchesResidue(protein('D770_N771insSVD'), 770)).toBe(false)
    expect(touchesResidue(protein('E55='), 55)).toBe(false)
  })
})

describe('coding changes', () => {
  test.each([
    ['c.1799T>A', '1799T>A', 'CODING'],
    ['c.390_391delAG', '390_391del', 'CODING'],
    ['C.474_476DELGAAINSC', '474_476delinsC', 'CODING'],
    ['c.455insA', '455_456insA', 'CODING'],
    ['c.340+1G>A', '340+1G>A', 'SPLICE_SITE'],
    ['c.341-2A>C', '341-2A>C', 'SPLICE_SITE'],
    ['c.340+5G>C', '340+5G>C', 'SPLICE_REGION'],
    ['c.626-394C>T', '626-394C>T', 'INTRON'],
    ['c.-124C>T', '-124C>T', 'UPSTREAM'],
    ['c.*70C>A', '*70C>A', 'DOWNSTREAM'],
    ['c.7515+1_2DEL', '7515+1_7515+2del', 'SPLICE_SITE'],
    ['c.463+1_463+2del', '463+1_463+2del', 'SPLICE_SITE'],
    ['c.3028_3031+4del', '3028_3031+4del', 'SPLICE_SITE'],
  ])('%s is %s (%s)', (text, short, location) => {
    const change = parseCodingChange(text)
    expect(change && writeCodingChange(change)).toBe(short)
    expect(change && codingLocation(change)).toBe(location)
  })
})

describe('alleles by their place', () => {
  test.each([
    ['7:140453136A>T', '7:140453136-140453136:T', null],
    ['chr7-140453136-A-T', '7:140453136-140453136:T', null],
    ['7 140453136 A T', '7:140453136-140453136:T', null],
    ['NC_000007.13:g.140453136A>T', '7:140453136-140453136:T', 'GRCH37'],
    ['NC_000007.14:g.140753336A>T', '7:140753336-140753336:T', 'GRCH38'],
    ['chr7:g.55242465_55242479del', '7:55242465-55242479:', null],
    ['7 55242464 AGGAATTAAGAGAAGC A', '7:55242465-55242479:', null],
    ['7:g.55249012_55249013insGGT', '7:55249012^55249013:GGT', null],
    ['7 55249012 C CGGT', '7:55249012^55249013:GGT', null],
    ['7 55249012 - GGT', '7:55249012^55249013:GGT', null],
  ])('%s is %s', (text, key, build) => {
    const allele = parseGenomicAllele(text)
    expect(allele && alleleKey(allele)).toBe(key)
    expect(allele?.build).toBe(build)
  })

  test.each(['NC_000007.2:g.1A>T', '7:140453136A>A', '25:1A>T', 'BRAF V600E', '7:g.10dup'])(
    '“%s” is none',
    (text) => expect(parseGenomicAllele(text)).toBeNull(),
  )

  test('are trimmed to one form, whatever bases are written around them', () => {
    const bases = fc.string({ unit: fc.constantFrom('A', 'C', 'G', 'T'), maxLength: 6 })
    fc.assert(
      fc.property(bases, bases, bases, bases, (reference, alternate, before, behind) => {
        fc.pre(reference !== alternate)
        const plain = trimAllele('GRCH37', '7', 100, reference, alternate)
        const written = trimAllele(
          'GRCH37',
          '7',
          100 - before.length,
          `${before}${reference}${behind}`,
          `${before}${alternate}${behind}`,
        )
        const shift = (text: string) => text.length
        // Within repeats an allele has several places; length and kind stay the same.
        expect(shift(written.alternate) - shift(written.reference ?? '')).toBe(
          shift(alternate) - shift(reference),
        )
        expect(shift(written.alternate)).toBeLessThanOrEqual(shift(plain.alternate))
      }),
    )
  })
})
