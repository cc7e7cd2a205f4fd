import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as coordinates from '#domain/vocabularies/coordinates.ts'
import * as curation from '#domain/vocabularies/curation.ts'
import * as evidence from '#domain/vocabularies/evidence.ts'
import * as features from '#domain/vocabularies/features.ts'
import * as people from '#domain/vocabularies/people.ts'
import * as records from '#domain/vocabularies/records.ts'
import * as search from '#domain/vocabularies/search.ts'
import * as sources from '#domain/vocabularies/sources.ts'
import type { Vocabulary } from '#domain/vocabularies/vocabulary.ts'

const everyVocabulary = [coordinates, curation, evidence, features, people, records, search, sources]
  .flatMap((module) => Object.values<unknown>(module))
  .filter(
    (value): value is Vocabulary<string> => typeof value === 'object' && value !== null && 'rank' in value,
  )

const contractFile = join(import.meta.dirname, '../../../shared/contract/graphql-v2.tsv')
const ours = new Set([
  'CoordinateState',
  'RecordOrigin',
  'KnowledgebaseContents',
  'NotificationMail',
  'RecordSearchKind',
  'SearchMatch',
])

describe('vocabularies', () => {
  test.skipIf(!existsSync(contractFile))('hold exactly the values of the published enums', () => {
    const published = new Map<string, string[]>()
    for (const line of readFileSync(contractFile, 'utf8').split('\n')) {
      const [kind, type, member] = line.split('\t')
      if (kind === 'enum_value' && type && member) {
        published.set(type, [...(published.get(type) ?? []), member])
      }
    }
    for (const vocabulary of everyVocabulary) {
      if (ours.has(vocabulary.name)) continue
      expect([...vocabulary.values].sort(), vocabulary.name).toEqual(published.get(vocabulary.name)?.sort())
    }
    const columnsAndOperators = /SortColumns|SearchOperator|SortDirection|FeedMode/
    const covered = new Set(everyVocabulary.map(({ name }) => name))
    const missing = [...published.keys()].filter(
      (name) => !covered.has(name) && !columnsAndOperators.test(name),
    )
    expect(missing).toEqual([])
  })

  test.each(everyVocabulary.map((vocabulary) => [vocabulary.name, vocabulary] as const))(
    '%s reads back every value and label it writes',
    (_, vocabulary) => {
      for (const value of vocabulary.values) {
        expect(vocabulary.parseLabel(value)).toBe(value)
        expect(vocabulary.parseLabel(vocabulary.label(value))).toBe(value)
        expect(vocabulary.parseLabel(vocabulary.legacyLabel(value).toUpperCase())).toBe(value)
        expect(vocabulary.has(value)).toBe(true)
      }
      expect([...vocabulary.values].reverse().sort(vocabulary.compare)).toEqual(vocabulary.values)
      expect(new Set(vocabulary.labels()).size).toBe(vocabulary.values.length)
      expect(vocabulary.parseLabel('')).toBeNull()
      expect(vocabulary.parseLabel('no such word')).toBeNull()
    },
  )

  test.each([evidence.evidenceDirections, evidence.assertionDirections])(
    '$name: releases and V1 capitalize what the app writes as a sentence',
    ({ label, legacyLabel }) => {
      expect(label('DOES_NOT_SUPPORT')).toBe('Does not support')
      expect(legacyLabel('DOES_NOT_SUPPORT')).toBe('Does Not Support')
    },
  )

  test('labels are the words of the public service', () => {
    expect(evidence.evidenceSignificances.label('SENSITIVITYRESPONSE')).toBe('Sensitivity/Response')
    expect(evidence.evidenceSignificances.label('GAIN_OF_FUNCTION')).toBe('Gain of Function')
    expect(evidence.ampLevels.labels()).toEqual([
      'Tier I - Level A',
      'Tier I - Level B',
      'Tier II - Level C',
      'Tier II - Level D',
      'Tier III',
      'Tier IV',
      'Not Applicable',
    ])
    expect(evidence.evidenceStatuses.label('ACCEPTED')).toBe('accepted')
    expect(features.regionVariantNames.label('CNLOH')).toBe('cnLOH')
    expect(features.regionVariantNames.label('HOMOZYGOUS_DELETION')).toBe('Homozygous Deletion')
    expect(coordinates.chromosomes.label('CHR_X')).toBe('X')
    expect(coordinates.referenceBuilds.label('GRCH37')).toBe('GRCh37')
    expect(sources.sourceSources.label('PUBMED')).toBe('PubMed')
    expect(people.userRoles.legacyLabel('ADMIN')).toBe('admin')
  })

  test('old and sloppy labels are read', () => {
    expect(evidence.evidenceDirections.parseLabel('does not support ')).toBe('DOES_NOT_SUPPORT')
    expect(evidence.evidenceDirections.parseLabel('N/A')).toBe('NA')
    expect(evidence.ampLevels.parseLabel('tier ii - level c')).toBe('TIER_II_LEVEL_C')
    expect(evidence.variantOrigins.parseLabel('Germline or Somatic')).toBe('MIXED')
    expect(evidence.therapyInteractions.parseLabel('Substitutes')).toBe('SUBSTITUTES')
    expect(coordinates.chromosomes.parseLabel('chrX')).toBe('CHR_X')
    expect(coordinates.referenceBuilds.parseLabel('hg19')).toBe('GRCH37')
    expect(evidence.assertionSignificances.parseLabel('Gain of Function')).toBeNull()
  })

  test('activities name their GraphQL types', () => {
    expect(curation.activityTypeName('MODERATE_EVIDENCE_ITEM')).toBe('ModerateEvidenceItemActivity')
    expect(curation.activityTypeName('SUGGEST_REVISION')).toBe('SuggestRevisionSetActivity')
    expect(curation.activityTypeName('UPDATE_SOURCE_SUGGESTION')).toBe('UpdateSourceSuggestionStatusActivity')
  })
})
