import {
  AdvancedSearchEvidenceItemsDocument,
  AdvancedSearchAssertionsDocument,
  AdvancedSearchFeaturesDocument,
  AdvancedSearchVariantsDocument,
  AdvancedSearchMolecularProfilesDocument,
  AdvancedSearchSourcesDocument,
  AdvancedSearchDiseasesDocument,
  AdvancedSearchTherapiesDocument,
  AdvancedSearchPhenotypesDocument,
  AdvancedSearchVariantTypesDocument,
  AdvancedSearchUsersDocument,
  AdvancedSearchCommentsDocument,
  AdvancedSearchRevisionsDocument,
} from '#app/graphql/generated/advanced-search.ts'
import type { PageVariables } from '#app/entities/tables/table-definition.ts'
import { variation } from '#app/entities/tables/table-source.ts'
import type { TableSource } from '#app/entities/tables/table-source.ts'
import { tables } from '#app/entities/tables/tables.ts'

/**
 * Kinds of record that can be searched for: its filter, its query, and the name of that query in permanent
 * links.
 */
export const searchKinds = {
  evidence: {
    title: 'Evidence items',
    filter: 'EvidenceItemSearchFilter',
    endpoint: 'searchEvidenceItems',
    document: AdvancedSearchEvidenceItemsDocument,
  },
  assertions: {
    title: 'Assertions',
    filter: 'AssertionSearchFilter',
    endpoint: 'searchAssertions',
    document: AdvancedSearchAssertionsDocument,
  },
  features: {
    title: 'Genes and features',
    filter: 'FeatureSearchFilter',
    endpoint: 'searchFeatures',
    document: AdvancedSearchFeaturesDocument,
  },
  variants: {
    title: 'Variants',
    filter: 'VariantSearchFilter',
    endpoint: 'searchVariants',
    document: AdvancedSearchVariantsDocument,
  },
  profiles: {
    title: 'Molecular profiles',
    filter: 'MolecularProfileSearchFilter',
    endpoint: 'searchMolecularProfiles',
    document: AdvancedSearchMolecularProfilesDocument,
  },
  sources: {
    title: 'Sources',
    filter: 'SourceSearchFilter',
    endpoint: 'searchSources',
    document: AdvancedSearchSourcesDocument,
  },
  diseases: {
    title: 'Diseases',
    filter: 'DiseaseSearchFilter',
    endpoint: 'searchDiseases',
    document: AdvancedSearchDiseasesDocument,
  },
  therapies: {
    title: 'Therapies',
    filter: 'TherapySearchFilter',
    endpoint: 'searchTherapies',
    document: AdvancedSearchTherapiesDocument,
  },
  phenotypes: {
    title: 'Phenotypes',
    filter: 'PhenotypeSearchFilter',
    endpoint: 'searchPhenotypes',
    document: AdvancedSearchPhenotypesDocument,
  },
  variantTypes: {
    title: 'Variant types',
    filter: 'VariantTypeSearchFilter',
    endpoint: 'searchVariantTypes',
    document: AdvancedSearchVariantTypesDocument,
  },
  users: {
    title: 'Users',
    filter: 'UserSearchFilter',
    endpoint: 'searchUsers',
    document: AdvancedSearchUsersDocument,
  },
  comments: {
    title: 'Comments',
    filter: 'CommentSearchFilter',
    endpoint: 'searchComments',
    document: AdvancedSearchCommentsDocument,
  },
  revisions: {
    title: 'Revisions',
    filter: 'RevisionSearchFilter',
    endpoint: 'searchRevisions',
    document: AdvancedSearchRevisionsDocument,
  },
} as const

export type SearchKind = keyof typeof searchKinds

export const isSearchKind = (text: string | null): text is SearchKind =>
  text !== null && Object.hasOwn(searchKinds, text)

/** The kind of record whose query is called so. */
export function kindOfEndpoint(endpoint: string): SearchKind | null {
  const found = Object.entries(searchKinds).find(([, each]) => each.endpoint === endpoint)
  return found && isSearchKind(found[0]) ? found[0] : null
}

/** The same table with records of any status until the reader chooses one. */
const withAnyStatus = <Row, Result, Variables extends PageVariables>(
  source: TableSource<Row, Result, Variables>,
): TableSource<Row, Result, Variables> =>
  variation(source, (table) => ({
    ...table,
    name: `search-${table.name}`,
    scope: { ...table.scope, initial: 'ALL' },
  }))

/** The tables of what is found: whatever its status, for the search itself has said which are wanted. */
export const resultTables = {
  evidence: withAnyStatus(tables.evidence),
  assertions: withAnyStatus(tables.assertions),
  features: withAnyStatus(tables.features),
  variants: withAnyStatus(tables.variants),
  profiles: withAnyStatus(tables.browseProfiles),
  sources: withAnyStatus(tables.sources),
  diseases: withAnyStatus(tables.diseases),
  therapies: withAnyStatus(tables.therapies),
  phenotypes: withAnyStatus(tables.phenotypes),
}
