import { describe, expect, test } from 'vitest'
import {
  isStubPlace,
  isWholeExon,
  isWholePlace,
  validateExon,
  validatePlace,
} from '#domain/variants/coordinate-rules.ts'
import type { ExonPlace, VariantPlace } from '#domain/records/fields/coordinates.ts'
import { keyOf, memberName, recordedName, sameValue } from '#domain/records/field-values.ts'
import { acceptDenial, rejectDenial } from '#domain/policies/revisions.ts'
import type { Curator } from '#domain/policies/rights.ts'
import { hasFusionSyntax } from '#domain/variants/variant-names.ts'

const place: VariantPlace = {
  referenceBuild: 'GRCH37',
  ensemblVersion: 75,
  chromosome: '7',
  start: 140453136,
  stop: 140453136,
  referenceBases: 'A',
  variantBases: 'T/G',
  representativeTranscript: 'ENST00000288602.6',
}
const nowhere: VariantPlace = {
  referenceBuild: 'GRCH38',
  ensemblVersion: 80,
  chromosome: null,
  start: null,
  stop: null,
  referenceBases: null,
  variantBases: null,
  representativeTranscript: null,
}
const exon: ExonPlace = {
  referenceBuild: 'GRCH37',
  ensemblVersion: 75,
  representativeTranscript: 'ENST00000318522.9',
  exon: 13,
  exonOffset: 5,
  exonOffsetDirection: 'NEGATIVE',
}

describe('places of gene variants', () => {
  test('are whole or stubs', () => {
    expect(validatePlace(place)).toEqual([])
    expect(isWholePlace(place)).toBe(true)
    expect(validatePlace(nowhere)).toEqual([])
    expect([isStubPlace(nowhere), isWholePlace(nowhere), isStubPlace(place)]).toEqual([true, false, false])
    expect(
      validatePlace({ ...place, ensemblVersion: null, referenceBases: null, variantBases: null }),
    ).toEqual([])
  })

  test.each<[string, Partial<VariantPlace>]>([
    ['chromosome', { chromosome: null }],
    ['chromosome', { chromosome: 'MT' }],
    ['chromosome', { chromosome: 'CHR_7' }],
    ['start', { start: null }],
    ['start', { start: 0 }],
    ['stop', { stop: null }],
    ['stop', { stop: 5 }],
    ['reference_build', { referenceBuild: null }],
    ['representative_transcript', { representativeTranscript: null }],
    ['representative_transcript', { representativeTranscript: 'ENST00000288602' }],
    ['representative_transcript', { representativeTranscript: 'ENST00000288602.123' }],
    ['representative_transcript', { representativeTranscript: 'NM_004333.4' }],
    ['reference_bases', { referenceBases: 'N' }],
    ['reference_bases', { referenceBases: 'A/' }],
    ['variant_bases', { variantBases: 'A/C/G' }],
    ['variant_bases', { variantBases: 'acg' }],
    ['reference_bases', { referenceBases: 'CC' }],
    ['reference_bases', { referenceBases: 'A/CC' }],
    ['reference_bases', { stop: 140453137 }],
    ['reference_bases', { stop: 140453138, referenceBases: 'AC' }],
    ['reference_bases', { stop: 140453138, referenceBases: null, variantBases: 'T' }],
    ['reference_bases', { start: 140453135, stop: 140453137, referenceBases: 'A' }],
    ['stop', { start: 159138664, stop: 159138664 }],
    ['stop', { start: 159345974, stop: 159345974, referenceBuild: 'GRCH38' }],
    ['stop', { chromosome: '21' }],
    ['stop', { chromosome: 'X', start: 155270561, stop: 155270561 }],
    ['stop', { chromosome: 'Y', start: 59373567, stop: 59373567 }],
    ['stop', { start: 1, stop: 999999999, referenceBases: null, variantBases: null }],
  ])('break the rule of %s with %o', (attribute, given) => {
    expect(validatePlace({ ...place, ...given }).map((violation) => violation.attribute)).toEqual([attribute])
  })

  test.each<[string, Partial<VariantPlace>]>([
    ['a substitution', {}],
    ['two alternative reference bases', { referenceBases: 'A/C' }],
    ['a change of two bases', { stop: 140453137, referenceBases: 'AC', variantBases: 'TT' }],
    ['a deletion', { stop: 140453138, referenceBases: 'ACT', variantBases: null }],
    ['an insertion between two positions', { stop: 140453137, referenceBases: null, variantBases: 'TT' }],
    ['an insertion at one position', { referenceBases: null, variantBases: 'TT' }],
    ['an anchored insertion', { referenceBases: 'A', variantBases: 'ATT' }],
    ['a span without bases', { stop: 140453999, referenceBases: null, variantBases: null }],
    ['the last base of the chromosome', { start: 159138663, stop: 159138663 }],
    [
      'a build of which no lengths are known',
      { referenceBuild: 'NCBI36', stop: 999999999, referenceBases: null, variantBases: null },
    ],
  ])('%s breaks no rule', (_what, given) => {
    expect(validatePlace({ ...place, ...given })).toEqual([])
  })

  test('name what is allowed', () => {
    expect(validatePlace({ ...place, referenceBases: 'CC' })[0]?.message).toBe(
      'The reference bases CC are 2 and do not fill 140453136-140453136 (1 position).',
    )
    expect(validatePlace({ ...place, chromosome: '21' })[0]?.message).toBe(
      'The stop 140453136 lies behind the end of chromosome 21, which has 48129895 bases in GRCh37.',
    )
    expect(validatePlace({ ...place, chromosome: 'MT' })[0]?.message).toBe(
      'Chromosome MT must be one of 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 X Y.',
    )
  })
})

describe('exons', () => {
  test('are whole with an offset or without', () => {
    expect(validateExon(exon)).toEqual([])
    expect(validateExon({ ...exon, exonOffset: null, exonOffsetDirection: null })).toEqual([])
    expect(isWholeExon(exon)).toBe(true)
  })

  test.each([
    ['exon', { exon: null }],
    ['exon', { exon: 0 }],
    ['reference_build', { referenceBuild: null }],
    ['ensembl_version', { ensemblVersion: null }],
    ['representative_transcript', { representativeTranscript: null }],
    ['representative_transcript', { representativeTranscript: 'ENST1.1' }],
    ['exon_offset', { exonOffset: -5 }],
    ['exon_offset', { exonOffset: null }],
    ['exon_offset_direction', { exonOffsetDirection: null }],
  ])('break the rule of %s with %o', (attribute, given) => {
    expect(validateExon({ ...exon, ...given }).map((violation) => violation.attribute)).toEqual([attribute])
  })
})

test('gene variants are not named like fusions', () => {
  for (const name of ['EML4::ALK', 'ALK Fusion', 'fusions', 'Fusion'])
    expect(hasFusionSyntax(name)).toBe(true)
  for (const name of ['V600E', 'Confusion', 'Amplification', 'c.5:6'])
    expect(hasFusionSyntax(name)).toBe(false)
})

describe('values of fields', () => {
  test('are the same in any order, with any white space around them', () => {
    expect(sameValue([3, 1, 2], [1, 2, 3, 3])).toBe(true)
    expect(sameValue([], null)).toBe(false)
    expect(sameValue(' text ', 'text')).toBe(true)
    expect(sameValue('  ', null)).toBe(true)
    expect(sameValue('Text', 'text')).toBe(false)
    expect(sameValue(1, '1')).toBe(false)
    expect(sameValue(false, null)).toBe(false)
    expect(keyOf([10, 9])).toBe('[9,10]')
  })

  test('are recorded in snake case', () => {
    for (const [member, recorded] of [
      ['therapyIds', 'therapy_ids'],
      ['knownPartnerGeneIds', 'known_partner_gene_ids'],
      ['fdaRegulatoryApproval', 'fda_regulatory_approval'],
      ['rating', 'rating'],
    ] as const) {
      expect(recordedName(member)).toBe(recorded)
      expect(memberName(recorded)).toBe(member)
    }
  })
})

describe('rights over revisions', () => {
  const person = (id: number, role: Curator['role'], coi: Curator['coi'] = 'VALID'): Curator => ({
    id,
    role,
    coi,
  })
  const revision = (author: number) => ({ id: 7, revising_user_id: author })
  const submitted = { submitterId: 1, status: 'SUBMITTED' } as const
  const accepted = { submitterId: 1, status: 'ACCEPTED' } as const
  const nobodys = { submitterId: null, status: null }

  test.each([
    ['an editor, of what others suggest', person(2, 'EDITOR'), [revision(1)], nobodys, null],
    ['an editor with a conflict', person(2, 'EDITOR', 'CONFLICT'), [revision(1)], nobodys, null],
    ['an administrator', person(3, 'ADMIN'), [revision(1)], accepted, null],
    [
      'an editor, of own among others',
      person(2, 'EDITOR'),
      [revision(1), revision(2)],
      nobodys,
      'own suggested',
    ],
    ['an editor without a statement', person(2, 'EDITOR', 'MISSING'), [revision(1)], nobodys, 'conflict of'],
    ['an editor with an old one', person(2, 'EDITOR', 'EXPIRED'), [revision(1)], nobodys, 'expired'],
    ['a curator', person(4, 'CURATOR'), [revision(1)], submitted, 'must be an editor'],
    ['the submitter', person(1, 'CURATOR', 'MISSING'), [revision(1), revision(4)], submitted, null],
    ['the submitter, too late', person(1, 'CURATOR'), [revision(4)], accepted, 'must be an editor'],
    ['a submitter who is editor, too late', person(1, 'EDITOR'), [revision(1)], accepted, 'own suggested'],
  ])('to accept: %s', (_who, who, revisions, record, objection) => {
    const found = acceptDenial(who, revisions, record)
    if (objection === null) expect(found).toBeNull()
    else expect(found).toContain(objection)
  })

  test.each([
    ['the author of all', person(1, 'CURATOR', 'MISSING'), [revision(1), revision(1)], null],
    ['the author of some', person(1, 'CURATOR'), [revision(1), revision(2)], 'must be an editor'],
    ['an editor', person(2, 'EDITOR'), [revision(1)], null],
    ['an editor, own and others', person(2, 'EDITOR', 'MISSING'), [revision(1), revision(2)], 'conflict of'],
  ])('to reject: %s', (_who, who, revisions, objection) => {
    const found = rejectDenial(who, revisions)
    if (objection === null) expect(found).toBeNull()
    else expect(found).toContain(objection)
  })
})
