import { describe, expect, test } from 'vitest'
import {
  type AssertionFields,
  assertionTypeRules,
  validateAssertion,
} from '#domain/clinical/assertion-rules.ts'
import { type EvidenceFields, evidenceTypeRules, validateEvidence } from '#domain/clinical/evidence-rules.ts'
import { standingAgainst } from '#domain/validity.ts'
import {
  assertionDirections,
  assertionSignificances,
  assertionTypes,
  evidenceDirections,
  evidenceLevels,
  evidenceSignificances,
  evidenceTypes,
  therapyInteractions,
  variantOrigins,
} from '#domain/vocabularies/evidence.ts'
import { releaseTable } from '#tests/domain/support/release-table.ts'
import { release2024 } from '#tests/support/releases/releases.ts'

const predictiveEvidence: EvidenceFields = {
  evidenceType: 'PREDICTIVE',
  significance: 'RESISTANCE',
  evidenceDirection: 'SUPPORTS',
  evidenceLevel: 'B',
  rating: 3,
  description: 'Patients progressed within weeks.',
  variantOrigin: 'SOMATIC',
  diseaseId: 7,
  therapyIds: [4],
  therapyInteractionType: null,
  profileIsMultiVariant: false,
}

const predictiveAssertion: AssertionFields = {
  assertionType: 'PREDICTIVE',
  significance: 'SENSITIVITYRESPONSE',
  assertionDirection: 'SUPPORTS',
  variantOrigin: 'SOMATIC',
  diseaseId: 7,
  therapyIds: [4, 5],
  therapyInteractionType: 'COMBINATION',
  profileIsMultiVariant: false,
  ampLevel: 'TIER_I_LEVEL_A',
  nccnGuidelineId: 3,
  nccnGuidelineVersion: '3.2018',
  fdaCompanionTest: true,
  fdaRegulatoryApproval: false,
  evidenceItemIds: [1409],
  acmgCodeIds: [],
  clingenCodeIds: [],
}

const attributes = (violations: { attribute: string }[]) => violations.map(({ attribute }) => attribute)

describe('evidence', () => {
  test('is valid as people file it', () => {
    expect(validateEvidence(predictiveEvidence)).toEqual([])
  })

  test.each([null, '', ' \n'])('needs a statement, which %j is not', (description) => {
    expect(validateEvidence({ ...predictiveEvidence, description })).toEqual([
      { attribute: 'description', message: 'Predictive evidence needs an evidence statement.' },
    ])
  })

  test('allows exactly the significances of its type', () => {
    for (const evidenceType of evidenceTypes.values) {
      const fields = {
        ...predictiveEvidence,
        evidenceType,
        diseaseId: evidenceType === 'FUNCTIONAL' ? null : 7,
        therapyIds: evidenceType === 'PREDICTIVE' ? [4] : [],
      }
      for (const significance of evidenceSignificances.values) {
        const allowed = evidenceTypeRules[evidenceType].significances.includes(significance)
        expect(attributes(validateEvidence({ ...fields, significance }))).toEqual(
          allowed ? [] : ['significance'],
        )
      }
      const [significance = null] = evidenceTypeRules[evidenceType].significances
      expect(attributes(validateEvidence({ ...fields, significance, evidenceDirection: 'NA' }))).toEqual([
        'evidence_direction',
      ])
    }
  })

  test.each<[Partial<EvidenceFields>, string, string]>([
    [
      { significance: 'POSITIVE' },
      'significance',
      'Predictive evidence cannot have significance Positive; allowed are Sensitivity/Response, Resistance, Adverse Response, Reduced Sensitivity, N/A.',
    ],
    [
      { evidenceDirection: null },
      'evidence_direction',
      'Predictive evidence needs an evidence direction; allowed are Supports, Does not support.',
    ],
    [{ diseaseId: null }, 'disease_id', 'Predictive evidence items need a disease.'],
    [{ therapyIds: [] }, 'therapy_ids', 'Predictive evidence items need therapies.'],
    [
      { therapyIds: [4, 5] },
      'therapy_interaction_type',
      'Predictive evidence with several therapies needs a therapy interaction type: Combination, Sequential, Substitutes.',
    ],
    [
      { therapyInteractionType: 'SEQUENTIAL' },
      'therapy_interaction_type',
      'Therapy interaction type Sequential is only for several therapies; Predictive evidence has 1.',
    ],
    [{ rating: 6 }, 'rating', 'Predictive evidence needs a rating of 1, 2, 3, 4 or 5, not 6.'],
    [{ rating: 2.5 }, 'rating', 'Predictive evidence needs a rating of 1, 2, 3, 4 or 5, not 2.5.'],
    [
      { evidenceLevel: null },
      'evidence_level',
      'Predictive evidence needs an evidence level; allowed are A, B, C, D, E.',
    ],
    [
      { variantOrigin: 'COMBINED' },
      'variant_origin',
      'Variant origin Combined is only for molecular profiles of several variants.',
    ],
    [{ diseaseIsDeprecated: true }, 'disease_id', 'Disease 7 is deprecated.'],
    [{ deprecatedTherapyIds: [4] }, 'therapy_ids', 'Deprecated therapies cannot be used: 4.'],
    [{ profileIsDeprecated: true }, 'molecular_profile_id', 'The molecular profile is deprecated.'],
    [
      { barredSource: { name: 'Shaw et al., 2013', reason: 'deprecated' } },
      'source_id',
      'The source “Shaw et al., 2013” is deprecated: cite another.',
    ],
    [
      { barredSource: { name: 'Shaw et al., 2013', reason: 'retracted' } },
      'source_id',
      'The source “Shaw et al., 2013” was retracted: cite another.',
    ],
  ])('%j is refused', (change, attribute, message) => {
    expect(validateEvidence({ ...predictiveEvidence, ...change })).toEqual([{ attribute, message }])
  })

  test('of one variant may not be of combined origin, of several it may', () => {
    const fields = { ...predictiveEvidence, variantOrigin: 'COMBINED' as const, profileIsMultiVariant: true }
    expect(validateEvidence(fields)).toEqual([])
  })
})

describe('assertions', () => {
  test('are valid as people file them', () => {
    expect(validateAssertion(predictiveAssertion)).toEqual([])
  })

  test('allow exactly the significances and directions of their type', () => {
    for (const assertionType of assertionTypes.values) {
      const rule = assertionTypeRules[assertionType]
      const fields: AssertionFields = {
        ...predictiveAssertion,
        assertionType,
        therapyIds: assertionType === 'PREDICTIVE' ? [4] : [],
        therapyInteractionType: null,
        ampLevel: null,
        fdaRegulatoryApproval: null,
      }
      for (const significance of assertionSignificances.values) {
        const expected = rule.significances.includes(significance) ? [] : ['significance']
        expect(attributes(validateAssertion({ ...fields, significance }))).toEqual(expected)
      }
      for (const assertionDirection of assertionDirections.values) {
        const [significance = null] = rule.significances
        const expected = rule.directions.includes(assertionDirection) ? [] : ['assertion_direction']
        expect(attributes(validateAssertion({ ...fields, significance, assertionDirection }))).toEqual(
          expected,
        )
      }
    }
  })

  test.each<[Partial<AssertionFields>, string[]]>([
    [{ evidenceItemIds: [] }, ['evidence_item_ids']],
    [{ acmgCodeIds: [1] }, ['acmg_code_ids']],
    [{ clingenCodeIds: [1] }, ['clingen_code_ids']],
    [{ nccnGuidelineId: null }, ['nccn_guideline_id']],
    [{ nccnGuidelineVersion: '' }, ['nccn_guideline_version']],
    [{ nccnGuidelineVersion: '2018' }, ['nccn_guideline_version']],
    [{ nccnGuidelineVersion: '12.2018', therapyIds: [] }, ['therapy_ids', 'therapy_interaction_type']],
    [
      {
        assertionType: 'ONCOGENIC',
        significance: 'ONCOGENIC',
        therapyIds: [],
        therapyInteractionType: null,
        clingenCodeIds: [1],
        evidenceItemIds: [],
      },
      ['amp_level', 'fda_regulatory_approval'],
    ],
  ])('%j breaks %j', (change, broken) => {
    expect(attributes(validateAssertion({ ...predictiveAssertion, ...change }))).toEqual(broken)
  })

  test('say which type they are about', () => {
    expect(validateAssertion({ ...predictiveAssertion, diseaseId: null })).toEqual([
      { attribute: 'disease_id', message: 'Predictive assertions need a disease.' },
    ])
  })
})

test.skipIf(!release2024)(
  '355 items of the release of August 2024 keep combinations that the rules refuse today',
  () => {
    const rows = releaseTable(release2024 ?? '', 'ClinicalEvidenceSummaries.tsv')
    const broken = rows.filter((row) => {
      const therapies = (row['therapies'] ?? '').split(',').filter(Boolean)
      const interaction = therapyInteractions.parseLabel(row['therapy_interaction_type'])
      return (
        validateEvidence({
          evidenceType: evidenceTypes.parseLabel(row['evidence_type']) ?? 'PREDICTIVE',
          significance: evidenceSignificances.parseLabel(row['significance']),
          evidenceDirection: evidenceDirections.parseLabel(row['evidence_direction']),
          evidenceLevel: evidenceLevels.parseLabel(row['evidence_level']),
          rating: row['rating'] ? Number(row['rating']) : null,
          description: row['evidence_statement'] ?? null,
          variantOrigin: variantOrigins.parseLabel(row['variant_origin']),
          diseaseId: row['disease'] ? 1 : null,
          // A therapy's name may hold a comma; several therapies are told by their interaction type.
          therapyIds: therapies.map((_, index) => index).slice(0, interaction ? undefined : 1),
          therapyInteractionType: interaction,
          profileIsMultiVariant: / (AND|OR) /.test(row['molecular_profile'] ?? ''),
        }).length > 0
      )
    })
    expect(rows.length).toBe(4375)
    expect(broken.length).toBe(355)
  },
)

test('against a change stands what it breaks itself, and what was broken before only where it changes it', () => {
  const rule = (attribute: string, message: string) => ({ attribute, message })
  const before = [rule('significance', 'not allowed'), rule('rating', 'missing')]
  const after = [...before, rule('disease_id', 'missing')]
  const standing = (changed: string[]) =>
    attributes(standingAgainst({ before, after }, new Set(changed), ({ attribute }) => attribute))
  expect(standing(['description'])).toEqual(['disease_id'])
  expect(standing(['description', 'rating'])).toEqual(['rating', 'disease_id'])
  // The same field broken in another way is no old matter.
  const otherwise = [rule('significance', 'not allowed for this type')]
  expect(standingAgainst({ before, after: otherwise }, new Set(), ({ attribute }) => attribute)).toEqual(
    otherwise,
  )
})
