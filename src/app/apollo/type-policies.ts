import type { TypePolicies } from '@apollo/client/cache'
import { connectionPolicy } from './connection-policy.ts'

const connections = [
  'comments',
  'events',
  'flags',
  'revisions',
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
 * Types whose fields depend on where the object stands in the answer, although it has an id: rows of browse tables count
 * by the status that was asked for, a leaderboard gives a rank on one board, results of a mutation are about one call.
 * The cache keeps them with the list that they are in.
 */
export const unnormalizedTypes = [
  'BrowseClinicalTrial',
  'BrowseDisease',
  'BrowseFeature',
  'BrowseMolecularProfile',
  'BrowseOrganization',
  'BrowsePhenotype',
  'BrowseSource',
  'BrowseTherapy',
  'BrowseUser',
  'BrowseVariant',
  'BrowseVariantGroup',
  'BrowseVariantType',
  // Names records of several kinds, whose ids are their own.
  'ClinicalTerm',
  'LeaderboardOrganization',
  'LeaderboardUser',
  'ModeratedObjectField',
  'RevisionResult',
] as const

/** Types whose objects are told apart by their kind as well as by their id. */
export const keysBesideId = {
  SearchResult: ['resultType', 'id'],
  Subscribable: ['entityType', 'id'],
} as const

const merged = { keyFields: false, merge: true } as const

/** How the cache tells objects apart and merges what was fetched of them. */
export const typePolicies: TypePolicies = {
  Query: { fields: Object.fromEntries(connections.map((name) => [name, connectionPolicy])) },
  EvidenceCounts: merged,
  EvidenceItemsByStatus: merged,
  FeatureStats: merged,
  Knowledgebase: merged,
  PageInfo: merged,
  ...Object.fromEntries(unnormalizedTypes.map((name) => [name, { keyFields: false }])),
  SearchResult: { keyFields: [...keysBesideId.SearchResult] },
  Subscribable: { keyFields: [...keysBesideId.Subscribable] },
}
