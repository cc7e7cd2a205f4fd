import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Result } from '#domain/result.ts'
import {
  displayName,
  flattened,
  isComplex,
  isMultiVariant,
  rawName,
  segments,
  singleVariant,
  variantsOf,
} from '#domain/profiles/profile-expression.ts'
import { parseRawName } from '#domain/profiles/profile-raw-name.ts'
import { profileTree, sentence } from '#domain/profiles/profile-sentence.ts'
import {
  type ProfileStructure,
  expressionFromStructure,
  structureOf,
} from '#domain/profiles/profile-structure.ts'
import { deepestNesting } from '#domain/profiles/profile-tokens.ts'
import { expressionHolds, structureHolds, structures, variantIdsOf } from '#tests/domain/support/profiles.ts'

const names = new Map([
  [4, 'KRAS G12C'],
  [12, 'BRAF V600E'],
  [33, 'EGFR L858R'],
  [34, 'EGFR T790M'],
  [563, 'BRAF V600K'],
  [1269, 'BRAF Amplification'],
])
const nameOf = (id: number) => names.get(id) ?? `variant ${id}`

function valueOf<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(result.error.message)
  return result.value
}
const codeOf = (result: Result<unknown>) => (result.ok ? 'no error' : result.error.code)
const canonical = (text: string) => rawName(valueOf(parseRawName(text)))

describe('raw names', () => {
  test.each([
    '#VID12',
    'NOT #VID65',
    '#VID12 AND NOT #VID33',
    '#VID12 OR #VID33 OR #VID563',
    '#VID1269 AND ( #VID12 OR #VID563 )',
    '#VID1 AND ( #VID2 AND #VID3 )',
    '#VID1 AND ( #VID2 OR #VID3 AND #VID4 OR #VID5 )',
    '#VID1 OR #VID2 AND #VID3 OR #VID4',
    '#VID1 OR ( #VID2 AND ( #VID3 OR NOT #VID4 ) )',
    '( #VID1 AND #VID2 OR #VID3 AND #VID4 ) AND ( #VID5 OR #VID6 )',
  ])('%s is canonical', (raw) => {
    expect(canonical(raw)).toBe(raw)
  })

  test('sort terms, squeeze space and put nested groups last', () => {
    expect(canonical('#vid33   and #VID12')).toBe('#VID12 AND #VID33')
    expect(canonical('(#VID563 OR #VID12) AND #VID1269')).toBe('#VID1269 AND ( #VID12 OR #VID563 )')
    expect(canonical('( #VID12 )')).toBe('#VID12')
  })

  test('NOT before parentheses moves inward', () => {
    expect(canonical('#VID12 AND NOT ( #VID33 OR #VID4 )')).toBe('#VID12 AND ( NOT #VID4 AND NOT #VID33 )')
    expect(canonical('NOT ( #VID1 AND ( #VID2 OR NOT #VID3 ) )')).toBe('NOT #VID1 OR ( NOT #VID2 AND #VID3 )')
    expect(canonical('NOT NOT #VID1')).toBe('#VID1')
  })

  test.each([
    ['', 'EMPTY_PROFILE'],
    ['#VID0', 'UNKNOWN_WORD'],
    ['#VID12 XOR #VID13', 'UNKNOWN_WORD'],
    ['#VID12 #VID13', 'UNEXPECTED_WORD'],
    ['AND #VID12', 'UNEXPECTED_WORD'],
    ['#VID12 AND', 'UNEXPECTED_END'],
    ['( #VID12', 'UNBALANCED_PARENTHESES'],
    ['#VID12 )', 'UNBALANCED_PARENTHESES'],
    ['#VID12 AND ( )', 'UNEXPECTED_WORD'],
    ['#VID12 AND #VID12', 'REPEATED_VARIANT'],
    ['#VID1 AND #VID2 OR #VID3', 'AMBIGUOUS_OPERATORS'],
    ['('.repeat(41) + '#VID1' + ')'.repeat(41), 'TOO_DEEP'],
  ])('%s is refused: %s', (raw, code) => {
    expect(codeOf(parseRawName(raw))).toBe(code)
  })

  test('print after parse changes nothing, and parse after print gives the expression back', () => {
    fc.assert(
      fc.property(structures, (structure) => {
        const expression = valueOf(expressionFromStructure(structure))
        const again = valueOf(parseRawName(rawName(expression)))
        expect(again).toEqual(expression)
        expect(rawName(again)).toBe(rawName(expression))
      }),
      { numRuns: 500 },
    )
  })
})

describe('structures', () => {
  test('keep their logic through the raw name and back', () => {
    fc.assert(
      fc.property(structures, fc.infiniteStream(fc.boolean()), (structure, coins) => {
        const expression = valueOf(expressionFromStructure(structure))
        const reread = valueOf(parseRawName(rawName(expression)))
        const rebuilt = valueOf(expressionFromStructure(structureOf(reread)))
        expect(rebuilt).toEqual(expression)
        const ids = variantIdsOf(structure)
        expect(
          variantsOf(reread)
            .map(({ variantId }) => variantId)
            .sort(),
        ).toEqual([...ids].sort())
        for (let sample = 0; sample < 20; sample++) {
          const present = new Set(ids.filter(() => coins.next().value))
          expect(expressionHolds(reread, present)).toBe(structureHolds(structure, present))
        }
      }),
      { numRuns: 300 },
    )
  })

  test('nested-only structures are legal', () => {
    const or = (left: number, right: number) => ({
      booleanOperator: 'OR' as const,
      variantComponents: [{ variantId: left }, { variantId: right }],
    })
    const expression = valueOf(
      expressionFromStructure({ booleanOperator: 'AND', complexComponents: [or(2, 1), or(3, 4)] }),
    )
    expect(rawName(expression)).toBe('#VID1 OR #VID2 AND #VID3 OR #VID4')
    const present = new Set([2, 4])
    expect(expressionHolds(valueOf(parseRawName(rawName(expression))), present)).toBe(true)
    expect(expressionHolds(expression, new Set([1, 2]))).toBe(false)
  })

  test('may be as deep as the limit and still be read back, but no deeper', () => {
    let id = 0
    const leaf = (): ProfileStructure => ({
      booleanOperator: 'OR',
      variantComponents: [{ variantId: ++id }, { variantId: ++id }],
    })
    let structure = leaf()
    for (let depth = 1; depth <= deepestNesting; depth++) {
      const booleanOperator = depth % 2 === 1 ? 'AND' : 'OR'
      structure = { booleanOperator, complexComponents: [structure, { ...leaf(), booleanOperator }] }
    }
    const expression = valueOf(expressionFromStructure(structure))
    expect(valueOf(parseRawName(rawName(expression)))).toEqual(expression)
    const deeper = { booleanOperator: 'AND' as const, complexComponents: [structure, leaf()] }
    expect(codeOf(expressionFromStructure(deeper))).toBe('TOO_DEEP')
  })

  test.each([
    [{}, 'EMPTY_PROFILE'],
    [{ booleanOperator: 'AND' as const, variantComponents: [], complexComponents: [{}] }, 'EMPTY_PROFILE'],
    [{ variantComponents: [{ variantId: 1 }, { variantId: 2 }] }, 'OPERATOR_REQUIRED'],
    [{ variantComponents: [{ variantId: 0 }] }, 'INVALID_VARIANT'],
    [
      {
        booleanOperator: 'AND' as const,
        variantComponents: [{ variantId: 1 }],
        complexComponents: [{ variantComponents: [{ variantId: 1, not: true }] }],
      },
      'REPEATED_VARIANT',
    ],
  ])('%j is refused: %s', (structure, code) => {
    expect(codeOf(expressionFromStructure(structure))).toBe(code)
  })
})

describe('an expression', () => {
  const nested = valueOf(parseRawName('#VID1269 AND ( #VID12 OR #VID563 )'))

  test('is complex with several variants or a NOT', () => {
    expect(isComplex(singleVariant(12))).toBe(false)
    expect(isComplex(singleVariant(12, true))).toBe(true)
    expect(isMultiVariant(singleVariant(12, true))).toBe(false)
    expect(isComplex(nested)).toBe(true)
    expect(isMultiVariant(nested)).toBe(true)
  })

  test('has a name, segments and a tree', () => {
    expect(displayName(nested, nameOf)).toBe('BRAF Amplification AND ( BRAF V600E OR BRAF V600K )')
    expect(segments(nested)).toEqual([
      { kind: 'variant', variantId: 1269 },
      { kind: 'text', text: 'AND' },
      { kind: 'text', text: '(' },
      { kind: 'variant', variantId: 12 },
      { kind: 'text', text: 'OR' },
      { kind: 'variant', variantId: 563 },
      { kind: 'text', text: ')' },
    ])
    expect(profileTree(nested, nameOf)).toEqual({
      kind: 'all',
      branches: [
        { kind: 'variant', variantId: 1269, name: 'BRAF Amplification', present: true },
        {
          kind: 'any',
          branches: [
            { kind: 'variant', variantId: 12, name: 'BRAF V600E', present: true },
            { kind: 'variant', variantId: 563, name: 'BRAF V600K', present: true },
          ],
        },
      ],
    })
  })

  test.each([
    ['#VID12', 'Applies when BRAF V600E is present.'],
    ['NOT #VID12', 'Applies when BRAF V600E is absent.'],
    ['#VID33 AND NOT #VID34', 'Applies when EGFR L858R is present and EGFR T790M is absent.'],
    ['#VID33 AND #VID34', 'Applies when both EGFR L858R and EGFR T790M are present.'],
    ['#VID4 AND #VID33 AND #VID34', 'Applies when all of KRAS G12C, EGFR L858R and EGFR T790M are present.'],
    ['#VID12 OR #VID563', 'Applies when at least one of BRAF V600E and BRAF V600K is present.'],
    [
      '#VID1269 AND ( #VID12 OR #VID563 )',
      'Applies when BRAF Amplification is present and at least one of BRAF V600E and BRAF V600K is present.',
    ],
    [
      '#VID4 OR ( #VID33 AND NOT #VID34 )',
      'Applies when KRAS G12C is present or (EGFR L858R is present and EGFR T790M is absent).',
    ],
  ])('%s reads: %s', (raw, text) => {
    expect(sentence(valueOf(parseRawName(raw)), nameOf)).toBe(text)
  })
})

test.each([
  ['#VID1 AND ( #VID2 AND #VID3 )', '#VID1 AND #VID2 AND #VID3'],
  ['#VID3 AND ( #VID1 AND #VID2 )', '#VID1 AND #VID2 AND #VID3'],
  ['#VID1 OR ( #VID2 OR #VID3 )', '#VID1 OR #VID2 OR #VID3'],
  ['#VID1 AND ( #VID2 AND ( #VID3 AND #VID4 ) )', '#VID1 AND #VID2 AND #VID3 AND #VID4'],
  ['#VID1 AND ( #VID2 OR #VID3 )', '#VID1 AND ( #VID2 OR #VID3 )'],
  ['#VID1 AND ( #VID2 OR ( #VID3 OR #VID4 ) )', '#VID1 AND ( #VID2 OR #VID3 OR #VID4 )'],
  ['#VID1 AND NOT #VID2', '#VID1 AND NOT #VID2'],
  ['#VID1 AND ( #VID2 AND NOT #VID3 )', '#VID1 AND #VID2 AND NOT #VID3'],
  ['#VID1', '#VID1'],
])('%s is made as %s', (written, made) => {
  const read = parseRawName(written)
  if (!read.ok) throw new Error(read.error.message)
  expect(rawName(flattened(read.value))).toBe(made)
  // What is stored is read as it is.
  expect(rawName(read.value)).toBe(written)
})
