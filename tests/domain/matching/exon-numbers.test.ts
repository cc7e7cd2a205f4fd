import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exactPartsOf } from '#domain/matching/predicate.ts'
import { parseProteinChange } from '#domain/matching/protein-change.ts'
import { smallVariant } from '#domain/matching/sample/alteration.ts'
import { outcomeOf, outcomeOfAlteration, releaseIndex } from '#tests/support/matching/release-index.ts'
import { release2024 } from '#tests/support/releases/releases.ts'
import '#tests/support/property-tests.ts'

const PIK3CA = 'ENST00000263967'
const EGFR = 'ENST00000275493.2'
const KIT = 'ENST00000288135'

/** A missense variant that a file places in an exon by its number alone, and what comes of it. */
type Row = [
  gene: string,
  exon: number,
  transcript: string | null,
  region: string,
  result: 'MATCHED' | 'UNDECIDED' | null,
]

const rows: readonly Row[] = [
  // VEP numbers E545K 10/21: its exon 9 is not the one that publications call so.
  ['PIK3CA', 9, PIK3CA, 'EXON 9 MUTATION', null],
  ['PIK3CA', 9, PIK3CA, 'Exon 10 Mutation', null],
  ['PIK3CA', 10, PIK3CA, 'Exon 10 Mutation', 'MATCHED'],
  ['PIK3CA', 10, `${PIK3CA}.4`, 'Exon 10 Mutation', 'MATCHED'],
  ['PIK3CA', 10, null, 'Exon 10 Mutation', 'UNDECIDED'],
  ['PIK3CA', 9, null, 'Exon 10 Mutation', 'UNDECIDED'],
  ['PIK3CA', 9, null, 'EXON 9 MUTATION', 'UNDECIDED'],
  ['PIK3CA', 10, 'NM_006218.4', 'Exon 10 Mutation', 'UNDECIDED'],
  ['PIK3CA', 21, PIK3CA, 'Exon 21 Mutation', 'MATCHED'],
  ['PIK3CA', 20, PIK3CA, 'EXON 20 MUTATION', null],
  ['KIT', 11, KIT, 'Exon 11 Mutation', 'MATCHED'],
  ['KIT', 11, 'ENST00000412167', 'Exon 11 Mutation', 'UNDECIDED'],
  ['KIT', 9, KIT, 'Exon 11 Mutation', null],
  ['KIT', 13, null, 'Exon 13 Mutation', 'UNDECIDED'],
  ['EGFR', 20, EGFR, 'Exon 20 Insertion', null],
  ['PDGFRA', 18, 'ENST00000257290', 'Exon 18 Mutation', 'UNDECIDED'],
  ['BRAF', 15, 'ENST00000288602', 'Exon 15 Mutation', 'UNDECIDED'],
  ['BRAF', 15, null, 'Exon 15 Mutation', 'UNDECIDED'],
]

/** Residues whose exon other records or positions of the knowledge prove. */
const proven: readonly [line: string, within: readonly string[], outside: readonly string[]][] = [
  ['PIK3CA E545K', ['Exon 10 Mutation', 'EXON 9 MUTATION'], ['Exon 21 Mutation', 'EXON 20 MUTATION']],
  ['PIK3CA E542K', ['Exon 10 Mutation', 'EXON 9 MUTATION'], ['Exon 21 Mutation', 'EXON 20 MUTATION']],
  ['PIK3CA H1047R', ['Exon 21 Mutation', 'EXON 20 MUTATION'], ['Exon 10 Mutation', 'EXON 9 MUTATION']],
  ['PIK3CA M1043I', ['Exon 21 Mutation', 'EXON 20 MUTATION'], ['Exon 10 Mutation']],
  ['PIK3CA C420R', [], ['Exon 10 Mutation', 'Exon 21 Mutation', 'EXON 9 MUTATION', 'EXON 20 MUTATION']],
  ['PIK3CA exon 9 E545K', ['Exon 10 Mutation', 'EXON 9 MUTATION'], ['Exon 21 Mutation']],
  ['KIT exon 11 W557_K558del', ['Exon 11 Mutation'], ['Exon 9 Mutation', 'Exon 13 Mutation']],
  ['KIT K642E', ['Exon 13 Mutation'], ['Exon 11 Mutation', 'Exon 9 Mutation', 'Exon 14 Mutation']],
  ['KIT Y578C', ['Exon 11 Mutation'], ['Exon 9 Mutation', 'Exon 13 Mutation']],
  ['KIT T670I', ['Exon 14 Mutation'], ['Exon 13 Mutation', 'Exon 11 Mutation']],
  ['KIT D816V', [], ['Exon 9 Mutation', 'Exon 11 Mutation', 'Exon 13 Mutation', 'Exon 14 Mutation']],
  ['EGFR E746_S752delinsV', ['Exon 19 Deletion'], ['Exon 20 Insertion']],
  ['EGFR L747_A755delinsSKD', ['Exon 19 Deletion'], ['Exon 20 Insertion']],
  ['EGFR N771_H773dup', ['Exon 20 Insertion'], ['Exon 19 Deletion']],
  ['EGFR C775_R776insPA', ['Exon 20 Insertion'], ['Exon 19 Deletion']],
  ['EGFR K745_E746insIPVAIK', [], ['Exon 19 Deletion', 'Exon 20 Insertion']],
  ['KRAS G12C', ['Exon 2 Mutation'], []],
  ['KRAS V14I', ['Exon 2 Mutation'], []],
  ['KRAS Q61H', [], ['Exon 2 Mutation']],
  ['KRAS A146T', [], ['Exon 2 Mutation']],
  ['CTNNB1 D32Y', ['Exon 3 Mutation'], []],
  ['CTNNB1 S45del', ['Exon 3 Mutation'], []],
  ['CTNNB1 N387K', [], ['Exon 3 Mutation']],
  ['VHL L153del', [], ['Exon 1 Deletion', 'Exon 3 Deletion']],
]

describe.skipIf(!release2024)('exons by number', () => {
  const index = releaseIndex(release2024)
  const resultOf = (outcome: ReturnType<typeof outcomeOf>, name: string) =>
    outcome.matched.has(name) ? 'MATCHED' : outcome.undecided.has(name) ? 'UNDECIDED' : null

  it.each(rows)('%s exon %i of %s beside %s: %s', (gene, number, transcript, region, result) => {
    const found = smallVariant({ gene, consequences: ['MISSENSE'], exons: [{ number, transcript }] })
    const outcome = outcomeOf([found], index)
    expect(resultOf(outcome, `${gene} ${region}`)).toBe(result)
    if (result === 'UNDECIDED')
      expect(outcome.undecided.get(`${gene} ${region}`)).toMatch(/exon \d+ of|without the transcript/)
  })

  it.each(proven)('%s lies in %j, not in %j', (line, within, outside) => {
    const outcome = outcomeOfAlteration(line, index)
    const gene = line.split(' ')[0]
    expect(within.filter((name) => resultOf(outcome, `${gene} ${name}`) !== 'MATCHED')).toEqual([])
    expect(outside.filter((name) => resultOf(outcome, `${gene} ${name}`) !== null)).toEqual([])
  })

  it('counts a residue before the number of an exon that does not fit it', () => {
    const change = parseProteinChange('E545K')
    if (!change) throw new Error('E545K')
    const exons = [{ number: 9, transcript: null }]
    const found = smallVariant({ gene: 'PIK3CA', proteinChanges: [{ change, transcript: null }], exons })
    expect(resultOf(outcomeOf([found], index), 'PIK3CA Exon 10 Mutation')).toBe('MATCHED')
  })

  it('never says of one sample that it lies within an exon and that this cannot be determined', () => {
    const residues = [...index.variants.values()].flatMap(({ predicate }) =>
      exactPartsOf(predicate).flatMap(({ gene, proteinChanges }) =>
        proteinChanges.slice(0, 1).map((one) => smallVariant({ gene, proteinChanges: [one] })),
      ),
    )
    fc.assert(
      fc.property(fc.constantFrom(...residues), (found) => {
        const { matched, undecided } = outcomeOf([found], index)
        const isWithin = [...matched.values()].some((because) => /within exons? \d/.test(because))
        const isOpen = [...undecided.values()].some((because) =>
          /lies in exons? .*cannot be determined/.test(because),
        )
        return !(isWithin && isOpen)
      }),
    )
  })
})
