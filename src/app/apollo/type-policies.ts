import { defaultDataIdFromObject } from '@apollo/client/cache'
import type { TypePolicies } from '@apollo/client/cache'
import { connectionPolicy } from './connection-policy.ts'

const connections = [
  'activities',
  'changes',
  'comments',
  'events',
  'flags',
  'mirrorConflicts',
  'notifications',
  'recordVersions',
  'revisionSets',
  'revisions',
  'sourceSuggestions',
  'users',
  'assertions',
  'browseDiseases',
  'browseFeatures',
  'browseMolecularProfiles',
  'browsePhenotypes',
  'browseSources',
  'browseTherapies',
  'browseVariantGroups',
  'browseVariants',
  'evidenceItems',
  'molecularProfiles',
]

/**
 * True for types whose fields depend on where the object stands in the answer, although it has an id: rows of browse
 * tables count by the status that was asked for, a leaderboard gives a rank on one board, results of a mutation are
 * about one call, and some types name records of several kinds. The cache keeps them with the list that they are in.
 */
export const isUnnormalized = (type: string): boolean =>
  /^(Browse|Found|EvidenceFilterRecord$|Leaderboard|ClinicalTerm$|ModeratedObjectField$|RevisionResult$)/.test(
    type,
  )

/** The id under which the cache keeps an object. */
export const dataIdFromObject: typeof defaultDataIdFromObject = (object, context) =>
  isUnnormalized(context?.typename ?? '') ? undefined : defaultDataIdFromObject(object, context)

/** Types whose objects are told apart by their kind as well as by their id. */
export const keysBesideId = {
  SearchResult: ['resultType', 'id'],
  Subscribable: ['entityType', 'id'],
} as const

const merged = { keyFields: false, merge: true } as const

/** Rules by which the cache tells objects apart and merges what was fetched of them. */
export const typePolicies: TypePolicies = {
  Query: { fields: Object.fromEntries(connections.map((name) => [name, connectionPolicy])) },
  ClinicalSummary: merged,
  EvidenceCounts: merged,
  EvidenceItemsByStatus: merged,
  FeatureStats: merged,
  Knowledgebase: merged,
  PageInfo: merged,
  SearchResult: { keyFields: [...keysBesideId.SearchResult] },
  Subscribable: { keyFields: [...keysBesideId.Subscribable] },
}
