import { describe, expect, test } from 'vitest'
import { positionFromHgvs, positionFromName, proteinPosition } from '#domain/variants/protein-position.ts'
import { releaseTable } from '#tests/domain/support/release-table.ts'
import { release2024 } from '#tests/support/releases/releases.ts'

const shown = (position: { start: number; stop: number } | null) =>
  position && (position.start === position.stop ? `${position.start}` : `${position.start}-${position.stop}`)

describe('the position of a variant along its protein', () => {
  test.each([
    ['V600E', '600'],
    ['V600E/K', '600'],
    ['D835H/Y', '835'],
    ['G12/G13', '12-13'],
    ['G12/13', '12-13'],
    ['R132', '132'],
    ['W88*', '88'],
    ['*214C (c.642A>T)', '214'],
    ['E55= (c.165G>A)', '55'],
    ['W88FS', '88'],
    ['K706FS*19', '706'],
    ['T148HFSX9', '148'],
    ['E55RfsTer11 (c.163delG)', '55'],
    ['R167Q (c.500G>A)', '167'],
    ['E746_A750del', '746-750'],
    ['L747_P753delinsS', '747-753'],
    ['E746_T751>I', '746-751'],
    ['D842_H845DELDIMH', '842-845'],
    ['T1151dup', '1151'],
    ['106insR (c.316insGCC)', '106'],
    ['DEL 485-490', '485-490'],
    ['T172 PHOSPHORYLATION', '172'],
    ['G667C ', '667'],
    ['p.V600E', '600'],
    ['Y98C  (c.293A>G)', '98'],
    ['R474C c.1420C>T', '474'],
    ['p.193_196dupSTSC (c.577_588dupAGCACCAGCTGC)', '193-196'],
  ])('%s is %s', (name, position) => {
    expect(shown(positionFromName(name))).toBe(position)
  })

  test.each([
    'Exon 19 Deletion',
    'EXON 2-3 DELETION',
    'Amplification',
    'Mutation',
    'V7 EXPRESSION',
    'B2 DOMAIN MUTATION',
    'p16 Expression',
    'CD44v6',
    'RS2736100',
    'IVS2+1G>A',
    'c.1285dupC',
    '1100DELC',
    'Splice Site (c.464-1G>T)',
    'UGT1A1*28',
    'Non-V600',
    'EML4::ALK e20-e20',
    'BCR::ABL V379I',
    '3p26.3-25.3 11Mb del',
    'ITD',
    "3' UTR Polymorphism",
    'A750_E746del',
  ])('%s is nowhere', (name) => {
    expect(positionFromName(name)).toBeNull()
  })

  test.each([
    ['NP_004324.2:p.Val600Glu', '600'],
    ['p.Val600Glu', '600'],
    ['p.(Glu746_Ala750del)', '746-750'],
    ['NP_000542.1:p.Ter214Gly', '214'],
    ['NP_002991.2:p.193_196dupSTSC', '193-196'],
    ['NP_000542.1:p.Asn150IlefsTer9', '150'],
    ['p.V600E', '600'],
    ['NP_000542.1:p.?', null],
    ['ENST00000288602.6:c.1799T>A', null],
    ['NC_000005.9:g.1295228G>A', null],
    ['N/A', null],
  ])('%s is %s', (description, position) => {
    expect(shown(positionFromHgvs(description))).toBe(position)
  })

  test('comes from the name, else from HGVS, and never from bases', () => {
    const hgvsDescriptions = ['NC_000007.13:g.55242465_55242479del15', 'NP_005219.2:p.Glu746_Ala750del']
    expect(shown(proteinPosition({ name: 'Exon 19 Deletion', hgvsDescriptions }))).toBe('746-750')
    expect(shown(proteinPosition({ name: 'V600E', hgvsDescriptions }))).toBe('600')
    expect(proteinPosition({ name: 'Exon 19 Deletion' })).toBeNull()
    expect(proteinPosition({ name: 'C228T', variantTypes: ['regulatory_region_variant'] })).toBeNull()
    expect(proteinPosition({ name: 'BCR::ABL1 T315I', hgvsDescriptions })).toBeNull()
    expect(
      shown(proteinPosition({ name: 'L265P', variantTypes: ['missense_variant', 'splice_region_variant'] })),
    ).toBe('265')
  })

  test.skipIf(!release2024)('agrees between names and HGVS in the release of August 2024', () => {
    const rows = releaseTable(release2024 ?? '', 'VariantSummaries.tsv')
    const different: string[] = []
    let both = 0
    for (const row of rows) {
      const named = positionFromName(row['variant'] ?? '')
      const described = (row['hgvs_descriptions'] ?? '')
        .split(',')
        .flatMap((text) => positionFromHgvs(text) ?? [])
      if (!named || described.length === 0) continue
      both++
      if (!described.some(({ start }) => Math.abs(start - named.start) <= 3)) {
        different.push(`${row['gene']} ${row['variant']}: ${described.map(shown).join(', ')}`)
      }
    }
    expect(both).toBeGreaterThan(600)
    // Curators count along another transcript here.
    expect(different).toEqual(['FCGR3A F212V: 176', 'MET D1228V: 1246, 1246', 'RUNX1 A107P: 134'])
  })
})
