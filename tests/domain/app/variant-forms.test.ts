import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { partnerViolations, fusionNameOf, withMeant } from '#app/curation/forms/profile/fusion-partners.ts'
import type { Partners } from '#app/curation/forms/profile/fusion-partners.ts'
import {
  expressionOfParts,
  groupWithin,
  linesOf,
  newGroup,
  newPart,
  withMember,
} from '#app/curation/forms/profile/profile-parts.ts'
import type { PartMember } from '#app/curation/forms/profile/profile-parts.ts'
import { clinvarFrom, clinvarInput, clinvarError } from '#app/curation/forms/variant/clinvar-values.ts'
import {
  blankJunction,
  junctionViolations,
  junctionInput,
  junctionNames,
} from '#app/curation/forms/variant/junction-values.ts'
import {
  coordinateViolations,
  doubtAbout,
  placeInput,
  PlaceValues,
} from '#app/curation/forms/variant/place-values.ts'
import { wholeNumberIn } from '#app/curation/forms/variant/whole-number.ts'
import { validateFusionPartners } from '#domain/variants/fusion-partner-rules.ts'
import { rawName } from '#domain/profiles/profile-expression.ts'
import type { ProfileExpression } from '#domain/profiles/profile-expression.ts'
import { expressionFromStructure, structureOf } from '#domain/profiles/profile-structure.ts'

const line = (id: number, not = false) => ({
  ...newPart({ id: 1, name: 'A' }),
  variant: { id, name: `${id}` },
  not,
})

describe('A profile that is composed', () => {
  it('is nothing while a line has no variant', () => {
    expect(expressionOfParts(newGroup('AND', [line(1), newPart()]))).toBeNull()
    expect(expressionOfParts(newGroup('AND', [line(1), groupWithin(newGroup('AND', []))]))).toBeNull()
  })

  it('joins a group under the same operator, also one that NOT made so', () => {
    const within = { ...newGroup('AND', [line(3), line(4, true)]), not: true }
    const composed = expressionOfParts(newGroup('OR', [line(2), line(1), within]))
    expect(composed && rawName(composed)).toBe('#VID1 OR #VID2 OR NOT #VID3 OR #VID4')
  })

  it('holds exactly when its lines and groups say so, and is sent as it is', () => {
    const { member } = fc.letrec<{ member: PartMember }>((tie) => ({
      member: fc.oneof(
        { maxDepth: 3 },
        fc.boolean().map((not): PartMember => line(1, not)),
        fc
          .record({
            operator: fc.constantFrom('AND' as const, 'OR' as const),
            not: fc.boolean(),
            members: fc.array(tie('member'), { minLength: 1, maxLength: 3 }),
          })
          .map(({ operator, not, members }): PartMember => ({ ...newGroup(operator, members), not })),
      ),
    }))
    fc.assert(
      fc.property(member, fc.infiniteStream(fc.boolean()), (drawn, present) => {
        let next = 0
        const numbered = (each: PartMember): PartMember =>
          each.kind === 'variant'
            ? line((next += 1), each.not)
            : { ...each, members: each.members.map(numbered) }
        const whole = newGroup('AND', [numbered(drawn)])
        const holds = new Map(linesOf(whole).map(({ part }) => [part.variant?.id, present.next().value]))
        const expression = expressionOfParts(whole)
        if (!expression) throw new Error('every line has a variant')
        expect(isTrue(expression, (id) => holds.get(id) === true)).toBe(
          isMet(whole, (id) => holds.get(id) === true),
        )
        const sent = expressionFromStructure(structureOf(expression))
        expect(sent.ok && rawName(sent.value)).toBe(rawName(expression))
      }),
    )
  })

  it('numbers its lines by their groups, and takes them out however deep', () => {
    const deep = newGroup('AND', [line(3), line(4)])
    const whole = newGroup('AND', [line(1), newGroup('OR', [line(2), deep])])
    expect(linesOf(whole).map(({ place, part }) => [place, part.variant?.id])).toEqual([
      ['1', 1],
      ['2.1', 2],
      ['2.2.1', 3],
      ['2.2.2', 4],
    ])
    expect(linesOf(withMember(whole, deep.key, () => null)).map(({ place }) => place)).toEqual(['1', '2.1'])
    const key = deep.members[0]?.key ?? ''
    const changed = withMember(whole, key, (each) => ({ ...each, not: true }))
    expect(linesOf(changed).map(({ part }) => part.not)).toEqual([false, false, true, false])
  })
})

/** Whether an expression is true, by its meaning. */
function isTrue(expression: ProfileExpression, isPresent: (id: number) => boolean): boolean {
  if (expression.kind === 'variant') return isPresent(expression.variantId) !== expression.negated
  const members = [...expression.variants, ...expression.groups].map((each) => isTrue(each, isPresent))
  return expression.operator === 'AND' ? members.every(Boolean) : members.some(Boolean)
}

/** Whether the lines and groups are met, by their words. */
function isMet(member: PartMember, isPresent: (id: number) => boolean): boolean {
  if (member.kind === 'variant') return isPresent(member.variant?.id ?? 0) !== member.not
  const members = member.members.map((each) => isMet(each, isPresent))
  return (member.operator === 'AND' ? members.every(Boolean) : members.some(Boolean)) !== member.not
}

describe('The partners of a fusion', () => {
  const gene = (id: number, name: string) => ({ status: 'KNOWN' as const, gene: { id, name } })
  const none = { status: 'KNOWN' as const, gene: null }
  const unknown = { status: 'UNKNOWN' as const, gene: { id: 1, name: 'ALK' } }
  const multiple = { status: 'MULTIPLE' as const, gene: null }

  it.each<[Partners, string[], string | null]>([
    [{ fivePrime: gene(2, 'EML4'), threePrime: gene(1, 'ALK') }, [], 'EML4::ALK'],
    [{ fivePrime: multiple, threePrime: gene(1, 'ALK') }, [], 'v::ALK'],
    [{ fivePrime: gene(1, 'ALK'), threePrime: unknown }, [], 'ALK::?'],
    [{ fivePrime: none, threePrime: gene(1, 'ALK') }, ['fivePrimeGene'], null],
    [{ fivePrime: none, threePrime: none }, ['fivePrimeGene', 'threePrimeGene'], null],
    [{ fivePrime: gene(1, 'ALK'), threePrime: gene(1, 'ALK') }, ['threePrimeGene'], 'ALK::ALK'],
    [{ fivePrime: unknown, threePrime: multiple }, ['fivePrimeStatus'], '?::v'],
  ])('%j', (partners, fields, name) => {
    expect(partnerViolations(partners).map(({ field }) => field)).toEqual(fields)
    expect(fusionNameOf(partners)).toBe(name)
  })

  it('keep what was chosen when a typed name is understood later', () => {
    const meant = { fivePrime: gene(2, 'EML4'), threePrime: gene(1, 'ALK') }
    expect(withMeant({ fivePrime: none, threePrime: multiple }, meant)).toEqual({
      fivePrime: gene(2, 'EML4'),
      threePrime: multiple,
    })
  })

  it('are refused by the service for a gene beside another status', () => {
    const broken = validateFusionPartners({
      fivePrime: { status: 'UNKNOWN', geneId: 1 },
      threePrime: { status: 'KNOWN', geneId: null },
    })
    expect(broken.map(({ attribute }) => attribute)).toEqual(['five_prime_gene', 'three_prime_gene'])
  })
})

describe('Where a fusion variant breaks', () => {
  const sides = {
    fivePrime: { status: 'KNOWN', geneName: 'EML4' },
    threePrime: { status: 'MULTIPLE', geneName: null },
  } as const
  const typed = {
    ...blankJunction,
    referenceBuild: 'GRCH37',
    ensemblVersion: '75',
    fivePrimeTranscript: 'ENST00000318522.5',
    fivePrimeExonEnd: '13',
  } as const

  it('has names, and is sent, of the sides with a gene alone', () => {
    expect(junctionViolations(typed, sides)).toEqual([])
    expect(junctionNames(typed, sides)).toEqual({
      name: 'e13::v',
      viccName: 'ENST00000318522.5(EML4):e.13::v',
    })
    expect(junctionInput({ ...typed, threePrimeExonStart: '20' }, sides)).toMatchObject({
      fivePrimeExonEnd: 13,
      threePrimeExonStart: null,
    })
  })

  it('says once what both sides lack, and for each side what it lacks', () => {
    const both = { ...sides, threePrime: { status: 'KNOWN', geneName: 'ALK' } } as const
    const fields = junctionViolations(blankJunction, both).map(({ field }) => field)
    expect(fields.toSorted()).toEqual([
      'ensemblVersion',
      'fivePrimeExonEnd',
      'fivePrimeTranscript',
      'referenceBuild',
      'threePrimeExonStart',
      'threePrimeTranscript',
    ])
    expect(junctionNames(blankJunction, both)).toBeNull()
  })

  it('takes no exon that is no number, nor an offset without its direction', () => {
    const broken = junctionViolations({ ...typed, fivePrimeExonEnd: 'x', fivePrimeOffset: '5' }, sides)
    expect(broken.map(({ field }) => field)).toEqual(['fivePrimeExonEnd', 'fivePrimeOffsetDirection'])
  })
})

describe('The place of a gene variant', () => {
  const typed = PlaceValues.parse({
    referenceBuild: 'GRCH37',
    chromosome: '7',
    start: '140,453,136',
    stop: '140453136',
    referenceBases: 'a',
    variantBases: 'T',
    representativeTranscript: 'ENST00000288602.6',
  })

  it('is sent as numbers and upper-case bases', () => {
    expect(coordinateViolations(typed)).toEqual([])
    expect(placeInput(typed)).toMatchObject({ start: 140_453_136, referenceBases: { value: 'A' } })
    expect(placeInput({ ...typed, variantBases: '' })).toMatchObject({ variantBases: { unset: true } })
  })

  it.each([
    ['140453136', 'A', false],
    ['140453138', 'A', true],
    ['140453138', 'ACT', false],
    ['140453137', '', false],
  ])('from 140453136 to %s with the bases %j is doubted: %j', (stop, referenceBases, isDoubted) => {
    expect(doubtAbout({ ...typed, stop, referenceBases }) !== null).toBe(isDoubted)
  })

  it.each([
    ['', null],
    ['75', 75],
    ['140 453 136', 140_453_136],
    ['2147483648', undefined],
    ['-1', undefined],
    ['1e3', undefined],
    ['12,34', undefined],
  ])('%j is the whole number %j', (text, number) => {
    expect(wholeNumberIn(text)).toBe(number)
  })
})

describe('ClinVar', () => {
  it.each([
    [['13961', '376069'], { ids: [13961, 376069] }],
    [['NONE FOUND'], { noneFound: true }],
    [['N/A'], { notApplicable: true }],
    [[], { ids: [] }],
  ])('%j is sent as %j', (entries, input) => {
    expect(clinvarInput(clinvarFrom(entries))).toEqual(input)
    expect(clinvarError(clinvarFrom(entries))).toBeNull()
  })

  it('is no accession', () => {
    expect(clinvarError({ status: 'IDS', ids: ['RCV000014992', '0'] })).toContain('RCV000014992, 0')
    expect(clinvarError({ status: 'NONE_FOUND', ids: ['RCV000014992'] })).toBeNull()
  })
})
