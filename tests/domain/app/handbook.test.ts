import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { validateAssertion } from '#domain/clinical/assertion-rules.ts'
import type { AssertionFields } from '#domain/clinical/assertion-rules.ts'
import { validateEvidence } from '#domain/clinical/evidence-rules.ts'
import type { EvidenceFields } from '#domain/clinical/evidence-rules.ts'
import { parseDisplayName } from '#domain/profiles/profile-display-name.ts'
import * as coordinates from '#domain/vocabularies/coordinates.ts'
import * as curation from '#domain/vocabularies/curation.ts'
import * as evidence from '#domain/vocabularies/evidence.ts'
import * as features from '#domain/vocabularies/features.ts'
import * as people from '#domain/vocabularies/people.ts'
import * as sources from '#domain/vocabularies/sources.ts'
import type { Vocabulary } from '#domain/vocabularies/vocabulary.ts'
import { significanceLabel } from '#app/entities/evidence/significance.ts'
import { tierLabel } from '#app/entities/evidence/tier-label.ts'
import { textOf } from '#app/pages/help/handbook/chapter.ts'
import { handbook, searchHandbook } from '#app/pages/help/handbook/handbook.ts'

const termsIn = (chapter: string) =>
  handbook
    .filter(({ id }) => id === chapter)
    .flatMap(({ sections }) => sections)
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (typeof block !== 'string' && 'terms' in block ? block.terms : []))

const plain = <Value extends string>(words: Vocabulary<Value>) => words.values.map(words.label)

/** Vocabularies of curation with the chapter that explains them, and their values as the app writes them. */
const explained: readonly (readonly [name: string, chapter: string, labels: readonly string[]])[] = [
  ['featureInstanceTypes', 'model', plain(features.featureInstanceTypes)],
  ['sourceSources', 'model', plain(sources.sourceSources)],
  ['referenceBuilds', 'model', plain(coordinates.referenceBuilds)],
  ['evidenceTypes', 'evidence', plain(evidence.evidenceTypes)],
  ['evidenceSignificances', 'evidence', evidence.evidenceSignificances.values.map(significanceLabel)],
  ['evidenceDirections', 'evidence', plain(evidence.evidenceDirections)],
  [
    'evidenceLevels',
    'evidence',
    evidence.evidenceLevels.values.map((level) => `${level}: ${evidence.evidenceLevelDescriptions[level]}`),
  ],
  ['variantOrigins', 'evidence', plain(evidence.variantOrigins)],
  ['therapyInteractions', 'evidence', plain(evidence.therapyInteractions)],
  ['booleanOperators', 'profiles', plain(features.booleanOperators)],
  ['fusionPartnerStatuses', 'profiles', plain(features.fusionPartnerStatuses)],
  ['directions', 'profiles', plain(coordinates.directions)],
  ['regionVariantNames', 'profiles', plain(features.regionVariantNames)],
  ['assertionTypes', 'assertions', plain(evidence.assertionTypes)],
  ['assertionSignificances', 'assertions', evidence.assertionSignificances.values.map(significanceLabel)],
  ['assertionDirections', 'assertions', plain(evidence.assertionDirections)],
  ['ampLevels', 'assertions', evidence.ampLevels.values.map(tierLabel)],
  ['evidenceStatuses', 'review', plain(evidence.evidenceStatuses)],
  ['userRoles', 'review', plain(people.userRoles)],
  ['coiStatuses', 'review', plain(people.coiStatuses)],
  ['revisionStatuses', 'review', plain(curation.revisionStatuses)],
  ['flagStates', 'review', plain(curation.flagStates)],
  ['approvalStatuses', 'review', plain(curation.approvalStatuses)],
  ['sourceSuggestionStatuses', 'review', plain(sources.sourceSuggestionStatuses)],
  ['featureDeprecationReasons', 'review', plain(features.featureDeprecationReasons)],
  ['variantDeprecationReasons', 'review', plain(features.variantDeprecationReasons)],
  ['molecularProfileDeprecationReasons', 'review', plain(features.molecularProfileDeprecationReasons)],
]

test.each(explained)('each value of %s is explained in the chapter %s', (_name, chapter, labels) => {
  const terms = termsIn(chapter)
  for (const label of labels) {
    const meanings = terms.filter(({ name }) => name === label).map(({ meaning }) => meaning)
    expect(meanings.length, label).toBeGreaterThan(0)
    for (const meaning of meanings) expect(meaning, label).toMatch(/^.{8,}[.?]$/s)
  }
})

/** Filters, kinds of records and settings: nothing that a curator chooses of a record. */
const notCurated = new Set([
  'EvidenceStatusFilter',
  'AssociatedEvidenceStatusFilter',
  'VariantCategories',
  'CreateableFeatureTypes',
  'MolecularProfileDeprecationReasonMutationInput',
  'Chromosome',
  'VariantCoordinateType',
  'ExonCoordinateType',
  'CoordinateState',
  'NotificationReason',
  'ReadStatus',
  'EventAction',
  'ActivityTypeInput',
  'ActivitySubjectInput',
  'ModeratedEntities',
  'FlaggableEntities',
  'CommentableEntities',
  'SubscribableEntities',
  'TaggableEntity',
  'TimeWindow',
  'AreaOfExpertise',
  'NotificationMail',
])

test('every vocabulary is explained, or is none of what curators choose', () => {
  const isVocabulary = (value: unknown): value is Vocabulary<string> =>
    typeof value === 'object' && value !== null && 'parseLabel' in value
  const all = [coordinates, curation, evidence, features, people, sources].flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) =>
      isVocabulary(value) ? [[name, value.name] as const] : [],
    ),
  )
  const known = new Set(explained.map(([name]) => name))
  expect(all.length).toBeGreaterThan(30)
  expect(all.filter(([name, enumName]) => !known.has(name) && !notCurated.has(enumName))).toEqual([])
})

const evidenceFields: EvidenceFields = {
  evidenceType: 'PREDICTIVE',
  significance: null,
  evidenceDirection: null,
  evidenceLevel: null,
  rating: null,
  description: null,
  variantOrigin: null,
  diseaseId: null,
  therapyIds: [],
  therapyInteractionType: null,
  profileIsMultiVariant: false,
}
const assertionFields: AssertionFields = {
  assertionType: 'PREDICTIVE',
  significance: null,
  assertionDirection: null,
  ampLevel: null,
  nccnGuidelineId: null,
  nccnGuidelineVersion: null,
  fdaCompanionTest: null,
  fdaRegulatoryApproval: null,
  evidenceItemIds: [],
  acmgCodeIds: [],
  clingenCodeIds: [],
  variantOrigin: null,
  diseaseId: null,
  therapyIds: [],
  therapyInteractionType: null,
  profileIsMultiVariant: false,
}

/** Fields that break every rule there is, between them. */
const broken = [
  ...validateEvidence(evidenceFields),
  ...validateEvidence({
    ...evidenceFields,
    evidenceType: 'FUNCTIONAL',
    diseaseId: 1,
    therapyIds: [1, 2],
    diseaseIsDeprecated: true,
    deprecatedTherapyIds: [1],
    profileIsDeprecated: true,
    barredSource: { name: 'A', reason: 'retracted' },
    variantOrigin: 'COMBINED',
  }),
  ...validateEvidence({ ...evidenceFields, therapyInteractionType: 'COMBINATION' }),
  ...validateAssertion(assertionFields),
  ...validateAssertion({
    ...assertionFields,
    assertionType: 'PREDISPOSING',
    therapyIds: [1],
    acmgCodeIds: [1],
    clingenCodeIds: [1],
    ampLevel: 'TIER_III',
    fdaRegulatoryApproval: true,
    nccnGuidelineId: 1,
  }),
  ...validateAssertion({ ...assertionFields, acmgCodeIds: [1], nccnGuidelineVersion: 'x' }),
]

/** Words of the handbook that name the rule of each attribute, and the chapter. */
const named: Readonly<Record<string, readonly [chapter: string, words: RegExp]>> = {
  significance: ['evidence', /Significance: Sensitivity/],
  evidence_direction: ['evidence', /Direction: supports or does not support/],
  evidence_level: ['evidence', /A: Validated association/],
  rating: ['evidence', /One to five stars/],
  description: ['statements', /Who or what was studied/],
  disease_id: ['evidence', /Disease: none.*Deprecated therapies and diseases are refused/s],
  therapy_ids: ['evidence', /Therapies: required.*Deprecated therapies and diseases are refused/s],
  therapy_interaction_type: [
    'evidence',
    /Several therapies need an interaction type, and one therapy has none/,
  ],
  variant_origin: ['evidence', /several variants.*refused for one variant/],
  molecular_profile_id: ['review', /take features, variants and complex profiles out of use/],
  source_id: ['model', /A retracted source bars new evidence/],
  assertion_direction: ['assertions', /Direction: supports\./],
  acmg_code_ids: ['assertions', /ACMG codes: none.*ACMG codes: optional/s],
  clingen_code_ids: ['assertions', /ClinGen codes: optional/],
  amp_level: ['assertions', /tier: none/],
  fda_regulatory_approval: ['assertions', /Only for predictive assertions/],
  evidence_item_ids: ['assertions', /Evidence items: required.*may stand without evidence items/s],
  nccn_guideline_version: ['assertions', /one or two digits, a point and the year/],
  nccn_guideline_id: ['assertions', /Given together/],
}

const textOfChapter = (id: string) =>
  handbook
    .filter((chapter) => chapter.id === id)
    .flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks.map(textOf)))
    .join('\n')

test.each([...new Set(broken.map(({ attribute }) => attribute))])('the rule of %s is named', (attribute) => {
  const [chapter, words] = named[attribute] ?? ['', /^$/]
  expect(textOfChapter(chapter)).toMatch(words)
})

test('every rule that is named exists', () => {
  const attributes = new Set(broken.map(({ attribute }) => attribute))
  expect(Object.keys(named).filter((attribute) => !attributes.has(attribute))).toEqual([])
})

const blocks = handbook.flatMap(({ sections }) => sections.flatMap((section) => section.blocks))
const expressions = blocks.flatMap((block) =>
  typeof block !== 'string' && 'example' in block && /\b(AND|OR)\b/.test(block.example)
    ? [block.example]
    : [],
)

test.each(expressions)('the example %s is a profile that can be written', (expression) => {
  const names = expression
    .split(/\bAND\b|\bOR\b|\bNOT\b|[()]/)
    .map((name) => name.trim())
    .filter((name) => name !== '')
  const candidates = names.map((name, index) => ({ id: index + 1, name }))
  expect(parseDisplayName(expression, candidates)).toMatchObject({ ok: true })
})

describe('Places in the handbook', () => {
  const places = handbook.flatMap(({ id, sections }) => sections.map((section) => `${id}#${section.id}`))

  test('are named once', () => {
    expect(new Set(places).size).toBe(places.length)
    expect(new Set(handbook.map(({ id }) => id)).size).toBe(handbook.length)
  })

  const files = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? files(join(folder, entry.name)) : [join(folder, entry.name)],
    )
  const linked = files('src/app')
    .filter((file) => file.endsWith('.tsx') && !file.includes('pages/help'))
    .flatMap((file) =>
      [
        ...readFileSync(file, 'utf8').matchAll(/(?:help=|help: |handbookHref\()["']([\w-]+#[\w-]+)["']/g),
      ].flatMap(([, place]) => place ?? []),
    )

  test.each([...new Set(linked)])('%s, which a field leads to, exists', (place) => {
    expect(places).toContain(place)
  })

  test('are those that the fields of forms lead to', () => {
    expect(new Set(linked).size).toBeGreaterThanOrEqual(15)
  })
})

test.each([
  ['', []],
  ['   ', []],
  ['no such words here', []],
  ['PVS1', ['assertions#acmg']],
  ['pvs1 loss', ['assertions#acmg']],
  ['reinstatement', ['model#sources']],
  ['NOT absent', ['profiles#complex']],
  ['trisomy', ['profiles#regions']],
  ['conflict of interest', ['review#interest']],
])('searching “%s” finds %j first', (text, expected) => {
  const found = searchHandbook(text).map(({ chapter, section }) => `${chapter.id}#${section.id}`)
  if (expected.length === 0) expect(found).toEqual([])
  else expect(found).toEqual(expect.arrayContaining(expected))
  for (const { excerpt } of searchHandbook(text)) expect(excerpt.length).toBeLessThan(180)
})
