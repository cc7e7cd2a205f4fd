import { InMemoryCache, gql } from '@apollo/client'
import { readFileSync } from 'node:fs'
import { buildSchema, isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { dataIdFromObject, isUnnormalized, keysBesideId, typePolicies } from '#app/apollo/type-policies.ts'

const schema = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'))

/** Types whose objects are the same wherever they stand: one record of the knowledgebase, or one thing of a person's. */
const records = new Set(
  `AcmgCode ApiKey Approval Assertion ClingenCode ClinicalTrial Coi Comment Country CytogeneticCoordinate
  CytogeneticRegion Disease DiseasePopover Event EvidenceItem ExonCoordinate Factor FactorVariant FailedMail Feature Flag Fusion
  FusionVariant Gene GeneVariant Invitation LinkableDisease LinkableFeature LinkableTherapy LinkableVariant
  LinkableVariantType Mirror MirrorAttempt MirrorConflict MolecularProfile NccnGuideline NewsItem Notification Organization Phenotype PhenotypePopover ReferenceData Region
  RegionVariant Revision RevisionSet SignInProvider Source SourcePopover SourceStub SourceSuggestion Subscription Therapy
  TherapyPopover User Variant VariantCoordinate VariantGroup VariantType VariantTypePopover`.split(/\s+/),
)

test('the cache knows of every type with an id whether its objects are the same wherever they stand', () => {
  const withId = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && type.getFields()['id'])
    .map(({ name }) => name)
    .filter((name) => !name.endsWith('Activity'))
  const others = new Set([...withId.filter(isUnnormalized), ...Object.keys(keysBesideId)])
  expect(withId.filter((name) => !records.has(name) && !others.has(name))).toEqual([])
  expect([...records, ...others].filter((name) => !withId.includes(name))).toEqual([])
  expect([...records].filter((name) => others.has(name))).toEqual([])
})

test('rows that count by the status asked for keep their counts beside those of another status', () => {
  const cache = new InMemoryCache({ typePolicies, dataIdFromObject })
  const query = gql`
    query ($status: EvidenceStatusFilter) {
      browseDiseases(status: $status) {
        nodes {
          id
          evidenceItemCount
        }
      }
    }
  `
  const write = (status: string, evidenceItemCount: number) =>
    cache.writeQuery({
      query,
      variables: { status },
      data: {
        browseDiseases: {
          __typename: 'BrowseDiseaseConnection',
          nodes: [{ __typename: 'BrowseDisease', id: 7, evidenceItemCount }],
        },
      },
    })
  write('ALL', 12)
  write('ACCEPTED', 3)
  expect(cache.readQuery({ query, variables: { status: 'ALL' } })).toMatchObject({
    browseDiseases: { nodes: [{ id: 7, evidenceItemCount: 12 }] },
  })
})
