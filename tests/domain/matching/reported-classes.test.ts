import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exactPartsOf } from '#domain/matching/predicate.ts'
import { smallVariant } from '#domain/matching/sample/alteration.ts'
import { outcomeOf, outcomeOfAlteration, releaseIndex } from '#tests/support/matching/release-index.ts'
import { release2024 } from '#tests/support/releases/releases.ts'
import '#tests/support/property-tests.ts'

/** A report in words; the exact changes and codons of the gene that it leaves open, and some that it does not. */
type Row = [line: string, open: readonly string[], closed: readonly string[]]

const rows: readonly Row[] = [
  [
    'EGFR exon 19 deletion',
    ['E746_A750del', 'L747_P753delinsS', 'L747_S752delinsQ', 'E746_T751>I'],
    ['L858R', 'T790M', 'D761Y', 'G719S', 'D770_N771insSVD', 'A767_V769dupASV', 'Exon 20 Insertion'],
  ],
  ['EGFR exon 19 insertion', [], ['E746_A750del', 'L747_P753delinsS', 'D770_N771insSVD', 'L858R']],
  [
    'EGFR exon 20 insertion',
    ['A763_Y764insFQEA', 'D770_N771insSVD', 'D770delinsGY', 'A767_V769dupASV', 'P772_V774insPHV'],
    ['T790M', 'C797S', 'S768I', 'E746_A750del', 'Exon 19 Deletion'],
  ],
  ['EGFR exon 18 mutation', ['G719S', 'G719A', 'G719', 'S720'], ['L858R', 'T790M', 'E746_A750del', 'S492R']],
  ['EGFR exon 21 mutation', ['L858R', 'L861Q', 'L861'], ['T790M', 'G719A', 'E746_A750del', 'S768I']],
  [
    'KIT exon 9 insertion',
    ['A502_Y503insAY', 'Y503_F504insAY', 'F506_F508DUP'],
    ['K642E', 'V560DEL', 'D816V'],
  ],
  [
    'KIT exon 11 deletion',
    ['W557_K558del', 'V560DEL', 'D579del'],
    ['V559D', 'L576P', 'A502_Y503insAY', 'D816V'],
  ],
  [
    'KIT exon 11 insertion',
    ['K558delinsNP', 'Internal Duplication'],
    ['W557_K558del', 'V559D', 'A502_Y503insAY'],
  ],
  ['KIT exon 13 mutation', ['K642E', 'V654A'], ['D816V', 'V559D', 'T670I', 'W557_K558del']],
  [
    'KIT exon 17 mutation',
    ['D816V', 'N822K', 'D820Y'],
    ['K642E', 'V654A', 'V559D', 'T670I', 'Internal Duplication'],
  ],
  ['PDGFRA exon 18 deletion', ['I843DEL', 'D842_H845DELDIMH'], ['D842V', 'D842Y', 'V561D', 'R841K']],
  ['PDGFRA exon 12 deletion', ['I843DEL'], ['V561D', 'D842V', 'Exon 18 Mutation']],
  [
    'ERBB2 exon 20 insertion',
    ['Y772_A775DUP', 'P780INS', 'M774DELINSWLV'],
    ['L755S', 'L755_T759del', 'V842I'],
  ],
  ['ERBB2 exon 19 deletion', ['L755_T759del'], ['Y772_A775DUP', 'L755S', 'Exon 20 Insertion']],
  ['FLT3 ITD', ['TKD MUTATION'], ['D835Y', 'D835V', 'D835', 'F691L']],
  ['FLT3 TKD mutation', ['D835Y', 'D835V', 'D835'], ['Fusion']],
  [
    'PIK3CA exon 20 mutation',
    ['H1047R', 'H1047L', 'Exon 21 Mutation'],
    ['E545K', 'E542K', 'Exon 10 Mutation'],
  ],
  ['PIK3CA exon 9 mutation', ['E545K', 'E542K', 'Q546K', 'Exon 10 Mutation'], ['H1047R', 'Exon 21 Mutation']],
  ['KRAS exon 3 mutation', ['Q61H', 'Q61'], ['G12C', 'G13D', 'G12', 'Exon 2 Mutation']],
  ['NOTCH1 frameshift', ['P2514FS', 'V2444FS', 'S2275FS'], ['D1642H', 'R2327W']],
  ['BRCA1 frameshift', ['P968FS', 'Loss-of-function'], ['S1841N']],
  ['VHL nonsense', ['R161* (c.481C>T)', 'E70* (c.208G>T)'], ['N131fs (c.390_391del)', 'R167Q (c.500G>A)']],
  [
    'VHL frameshift',
    ['N131fs (c.390_391del)', 'C77fs (c.228dup)'],
    ['R161* (c.481C>T)', 'F76del (c.224_226delTCT)'],
  ],
  [
    'VHL exon 1 deletion',
    ['Loss-of-function'],
    ['F76del (c.224_226delTCT)', 'E55FS (c.163_164delGA)', 'Exon 3 Deletion'],
  ],
  ['TP53 truncating mutation', ['Deleterious Mutation'], ['R175H', 'R248Q', 'Y220C']],
  ['CALR exon 9 deletion', ['EXON 9 FRAMESHIFT'], []],
  ['CALR exon 9 insertion', ['EXON 9 FRAMESHIFT'], []],
  ['NPM1 exon 12 mutation', ['W288FS'], []],
  ['CTNNB1 exon 3 mutation', ['S45F', 'T41A'], []],
  ['KRAS missense mutation', ['G12C', 'G12D', 'Q61H'], ['Q22*', 'Amplification']],
  ['EGFR missense', ['L858R', 'T790M', 'G719S'], ['E746_A750del', 'Exon 19 Deletion', 'D770_N771insSVD']],
  ['EGFR point mutation', ['L858R', 'T790M'], ['E746_A750del', 'Exon 19 Deletion', 'Exon 20 Insertion']],
  ['EGFR exon 20 missense', ['T790M', 'C797S', 'S768I'], ['D770_N771insSVD', 'Exon 20 Insertion', 'L858R']],
  ['EGFR exon 19 substitution', [], ['E746_A750del', 'Exon 19 Deletion', 'L858R', 'T790M']],
  ['EGFR in-frame deletion', ['E746_A750del', 'Exon 19 Deletion'], ['L858R', 'D770_N771insSVD']],
  ['EGFR inframe insertion', ['D770_N771insSVD', 'Exon 20 Insertion'], ['L858R', 'E746_A750del']],
  ['EGFR exon 19 indel', ['E746_A750del', 'Exon 19 Deletion'], ['L858R', 'T790M', 'Exon 20 Insertion']],
  ['EGFR non-L858R', ['T790M', 'E746_A750del'], ['L858R']],
  ['BRAF non-V600E', ['V600K', 'K601E', 'V600'], ['V600E']],
  ['KIT exon 11 missense mutation', ['V559D', 'L576P'], ['W557_K558del', 'Internal Duplication', 'D816V']],
  ['KIT exon 11 delins', ['W557_K558del', 'K558delinsNP'], ['V559D', 'D816V', 'A502_Y503insAY']],
  ['TP53 splice site mutation', ['Truncating Mutation'], ['R175H', 'R248Q', 'Y220C', 'R249']],
  ['MET splice donor', ['Exon 14 Skipping Mutation', 'Splice Site (c.3028G>A)'], ['D1228N', 'R1004G']],
  ['VHL splice site', ['Splice Site (c.340+1G>A)', 'Splice Region (c.340+5G>C)'], ['R167Q (c.500G>A)']],
  [
    'VHL inframe deletion',
    ['F76del (c.224_226delTCT)', 'Exon 3 Deletion'],
    ['R167Q (c.500G>A)', 'N131fs (c.390_391del)'],
  ],
  ['VHL missense', ['R167Q (c.500G>A)'], ['F76del (c.224_226delTCT)', 'R161* (c.481C>T)', 'Exon 3 Deletion']],
  ['BRCA2 frameshift deletion', ['Loss-of-function'], ['K3326*']],
  ['FLT3 in-frame insertion', ['ITD'], ['D835Y', 'F691L']],
]

describe.skipIf(!release2024)('a class that a report names', () => {
  const index = releaseIndex(release2024)

  it.each(rows)('%s leaves open only its members', (line, open, closed) => {
    const { matched, undecided } = outcomeOfAlteration(line, index)
    const gene = line.split(' ')[0]
    const openOf = (names: readonly string[]) => names.filter((name) => undecided.has(`${gene} ${name}`))
    expect(openOf(open)).toEqual(open)
    expect(openOf(closed)).toEqual([])
    expect([...open, ...closed].filter((name) => matched.has(`${gene} ${name}`))).toEqual([])
  })

  it('of several genes is placed in each of them', () => {
    const { matched, undecided } = outcomeOfAlteration('RAS exon 2 mutation', index)
    expect([...matched.keys()]).toEqual([])
    for (const name of ['G12C', 'G13D', 'Exon 2 Mutation']) expect(undecided.keys()).toContain(`KRAS ${name}`)
    for (const name of ['Q61H', 'A146T']) expect(undecided.keys()).not.toContain(`KRAS ${name}`)
    const exon19 = outcomeOfAlteration('EGFR L858R or exon 19 deletion', index).undecided
    for (const name of ['L858R', 'E746_A750del']) expect(exon19.keys()).toContain(`EGFR ${name}`)
    for (const name of ['T790M', 'G719S', 'V769_D770insASV'])
      expect(exon19.keys()).not.toContain(`EGFR ${name}`)
  })

  const exact = [...index.variants.values()].flatMap((variant) =>
    exactPartsOf(variant.predicate).flatMap(({ gene, proteinChanges }) => {
      const [change] = proteinChanges
      return change && variant.predicate.kind === 'EXACT'
        ? [{ gene, change, name: `${gene} ${variant.name}` }]
        : []
    }),
  )
  const kindsOf = (...kinds: readonly string[]) =>
    exact.filter(({ change }) => kinds.includes(change.change.kind))
  const contrary = [
    { found: kindsOf('DELETION'), never: ['SUBSTITUTION', 'INSERTION', 'DUPLICATION', 'NONSENSE'] },
    { found: kindsOf('INSERTION', 'DUPLICATION'), never: ['SUBSTITUTION', 'DELETION', 'NONSENSE'] },
    { found: kindsOf('SUBSTITUTION'), never: ['DELETION', 'INSERTION', 'DUPLICATION', 'FRAMESHIFT'] },
  ]

  it('never takes a deletion for a substitution or an insertion, nor the other way round', () => {
    for (const { found, never } of contrary) {
      const names = new Set(kindsOf(...never).map(({ name }) => name))
      fc.assert(
        fc.property(fc.constantFrom(...found), ({ gene, change }) => {
          const { matched, undecided } = outcomeOf([smallVariant({ gene, proteinChanges: [change] })], index)
          return [...matched.keys(), ...undecided.keys()].every((name) => !names.has(name))
        }),
      )
    }
  })

  it('leaves by “exon N deletion” and “exon N insertion” no exact change of another class open', () => {
    const genes = [...new Set(exact.map(({ gene }) => gene))]
    const substitutions = new Set(kindsOf('SUBSTITUTION', 'NONSENSE', 'SYNONYMOUS').map(({ name }) => name))
    fc.assert(
      fc.property(
        fc.constantFrom(...genes),
        fc.integer({ min: 1, max: 30 }),
        fc.constantFrom('deletion', 'insertion', 'duplication', 'frameshift', 'skipping', 'loss'),
        (gene, exon, change) => {
          const { undecided, matched } = outcomeOfAlteration(`${gene} exon ${exon} ${change}`, index)
          const isSplicing = change === 'skipping' || change === 'loss'
          return [...undecided.keys(), ...matched.keys()].every(
            (name) => isSplicing || !substitutions.has(name),
          )
        },
      ),
    )
  })
})
