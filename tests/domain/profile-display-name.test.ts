import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { squeezeSpace } from '#domain/text/names.ts'
import { type NamedVariant, parseDisplayName } from '#domain/profiles/profile-display-name.ts'
import { displayName, rawName } from '#domain/profiles/profile-expression.ts'
import { expressionFromStructure } from '#domain/profiles/profile-structure.ts'
import { structures, variantIdsOf } from '#tests/domain/support/profiles.ts'
import { releaseTable } from '#tests/domain/support/release-table.ts'
import { release2021, release2024 } from '#tests/support/releases/releases.ts'

function read(text: string, candidates: readonly NamedVariant[]) {
  const result = parseDisplayName(text, candidates)
  return result.ok ? rawName(result.value.expression) : result.error.code
}

describe('profile names of a release', () => {
  test('give their logic back', () => {
    const braf = [
      { id: 1269, name: 'BRAF Amplification' },
      { id: 12, name: 'BRAF V600E' },
      { id: 563, name: 'BRAF V600K' },
    ]
    expect(read('BRAF Amplification AND ( BRAF V600E OR BRAF V600K )', braf)).toBe(
      '#VID1269 AND ( #VID12 OR #VID563 )',
    )
    expect(read('BRAF Amplification AND (BRAF V600E OR BRAF V600K)', braf)).toBe(
      '#VID1269 AND ( #VID12 OR #VID563 )',
    )
    expect(read('NOT  KIT D816V ', [{ id: 65, name: 'KIT D816V' }])).toBe('NOT #VID65')
    expect(
      read('MET Amplification AND MET Splice Site (c.3028G>A)', [
        { id: 4386, name: 'MET Splice Site (c.3028G>A)' },
        { id: 270, name: 'MET Amplification' },
      ]),
    ).toBe('#VID270 AND #VID4386')
    expect(
      read('KIT D816 OR NOT KIT D816V', [
        { id: 1, name: 'KIT D816' },
        { id: 2, name: 'KIT D816V' },
      ]),
    ).toBe('#VID1 OR NOT #VID2')
  })

  test('may hold operators inside a variant name', () => {
    const both = { id: 7, name: 'EGFR EXON 19 AND 20 Mutation' }
    expect(read('EGFR EXON 19 AND 20 Mutation', [both])).toBe('#VID7')
    expect(
      read('EGFR EXON 19 AND 20 Mutation AND NOT EGFR L858R', [both, { id: 33, name: 'EGFR L858R' }]),
    ).toBe('#VID7 AND NOT #VID33')
  })

  test('name the one variant that the release leaves out', () => {
    const candidates = [
      { id: 270, name: 'MET Amplification' },
      { id: 9, name: null },
    ]
    expect(parseDisplayName('MET Amplification AND MET Splice Site (c.3028G>A)', candidates)).toMatchObject({
      ok: true,
      value: { learned: { id: 9, name: 'MET Splice Site (c.3028G>A)' } },
    })
    expect(parseDisplayName('( EGFR EXON 19 AND 20 Loss OR MET Amplification )', candidates)).toMatchObject({
      ok: false,
    })
    expect(
      parseDisplayName('NOT ( MET Amplification OR EGFR EXON 19 AND 20 Loss )', candidates),
    ).toMatchObject({ ok: true, value: { learned: { id: 9, name: 'EGFR EXON 19 AND 20 Loss' } } })
    expect(parseDisplayName('Kataegis Positive', [{ id: 4945, name: null }])).toEqual({
      ok: true,
      value: {
        expression: { kind: 'variant', variantId: 4945, negated: false },
        learned: { id: 4945, name: 'Kataegis Positive' },
      },
    })
  })

  test.each<[string, readonly NamedVariant[], string]>([
    ['', [{ id: 1, name: 'A X' }], 'EMPTY_PROFILE'],
    ['A X', [], 'EMPTY_PROFILE'],
    ['A X AND B Y', [{ id: 1, name: 'A X' }], 'NAME_MISMATCH'],
    [
      'A X',
      [
        { id: 1, name: 'A X' },
        { id: 2, name: 'B Y' },
      ],
      'NAME_MISMATCH',
    ],
    ['A XY', [{ id: 1, name: 'A X' }], 'NAME_MISMATCH'],
    [
      'A X AND B Y',
      [
        { id: 1, name: null },
        { id: 2, name: null },
      ],
      'UNNAMED_VARIANTS',
    ],
    [
      'A X OR NOT A X',
      [
        { id: 1, name: 'A X' },
        { id: 2, name: 'A X' },
      ],
      'AMBIGUOUS_NAME',
    ],
    [
      'A X AND B Y OR C Z',
      [
        { id: 1, name: 'A X' },
        { id: 2, name: 'B Y' },
        { id: 3, name: 'C Z' },
      ],
      'AMBIGUOUS_OPERATORS',
    ],
  ])('%s is refused: %s %s', (text, candidates, code) => {
    expect(read(text, candidates)).toBe(code)
  })

  test('are recovered for random expressions and names', () => {
    const name = fc
      .tuple(
        fc.stringMatching(/^[A-Z]{2,4}[0-9]?$/),
        fc.stringMatching(/^[A-Z][0-9a-z>:*_/]{0,4}( \(c\.[0-9A-Z>]{1,5}\))?$/),
      )
      .map((parts) => parts.join(' '))
      .filter((text) => !/\b(AND|OR|NOT)\b/.test(text))
    const nameList = fc.uniqueArray(name, {
      minLength: 90,
      maxLength: 90,
      selector: (text) => text.toLowerCase(),
    })
    fc.assert(
      fc.property(structures, nameList, (structure, someNames) => {
        const expression = expressionFromStructure(structure)
        if (!expression.ok) throw new Error(expression.error.message)
        const candidates = variantIdsOf(structure).map((id, index) => ({ id, name: someNames[index] ?? '' }))
        fc.pre(candidates.length <= 30)
        const names = new Map(candidates.map((candidate) => [candidate.id, candidate.name]))
        const text = displayName(expression.value, (id) => names.get(id) ?? '')
        expect(read(text, candidates.toReversed())).toBe(rawName(expression.value))
      }),
      { numRuns: 100 },
    )
  })

  test('with operators in random names are recovered or refused, never misread', () => {
    const name = fc
      .array(fc.constantFrom('A', 'B', 'AND', 'OR', '(', ')', 'NOT'), { minLength: 1, maxLength: 4 })
      .map((words) => words.join(' '))
    fc.assert(
      fc.property(structures, fc.array(name, { minLength: 90, maxLength: 90 }), (structure, someNames) => {
        const expression = expressionFromStructure(structure)
        if (!expression.ok) throw new Error(expression.error.message)
        const candidates = variantIdsOf(structure).map((id, index) => ({ id, name: someNames[index] ?? '' }))
        fc.pre(candidates.length <= 5)
        const names = new Map(candidates.map((candidate) => [candidate.id, candidate.name]))
        const text = displayName(expression.value, (id) => names.get(id) ?? '')
        expect([rawName(expression.value), 'AMBIGUOUS_NAME', 'TOO_COMPLEX']).toContain(read(text, candidates))
      }),
      { numRuns: 300 },
    )
  })
})

describe.skipIf(!release2024)('every profile of the release of August 2024', () => {
  const profiles = release2024 ? releaseTable(release2024, 'MolecularProfileSummaries.tsv') : []
  const names = new Map(
    (release2024 ? releaseTable(release2024, 'VariantSummaries.tsv') : []).map((row) => [
      Number(row['variant_id']),
      `${row['gene']} ${row['variant']}`,
    ]),
  )

  test('is read and printed back as the release prints it', () => {
    expect(profiles.length).toBeGreaterThan(1700)
    let complex = 0
    for (const row of profiles) {
      const ids = (row['variant_ids'] ?? '').split(', ').map(Number)
      const candidates = ids.map((id) => ({ id, name: names.get(id) ?? null }))
      const result = parseDisplayName(row['name'] ?? '', candidates)
      if (!result.ok) throw new Error(`${row['molecular_profile_id']}: ${result.error.message}`)
      const { expression, learned } = result.value
      const printed = displayName(expression, (id) => names.get(id) ?? learned?.name ?? '')
      expect(squeezeSpace(printed)).toBe(squeezeSpace(row['name'] ?? ''))
      if (ids.length > 1) complex++
    }
    expect(complex).toBeGreaterThan(100)
  })
})

describe.skipIf(!release2021)('every variant of the release of February 2021', () => {
  test('makes a profile of its own name', () => {
    const variants = release2021 ? releaseTable(release2021, 'VariantSummaries.tsv') : []
    expect(variants.length).toBeGreaterThan(1400)
    for (const row of variants) {
      const name = `${row['gene']} ${row['variant']}`
      expect(read(name, [{ id: Number(row['variant_id']), name }]), name).toBe(`#VID${row['variant_id']}`)
    }
  })
})
