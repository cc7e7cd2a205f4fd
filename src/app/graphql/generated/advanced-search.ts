// Written by `npm run codegen` from the .graphql files of src/app. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AdvancedSearchEvidenceItemsQueryVariables = Exact<{
  query: Types.EvidenceItemSearchFilter;
  createPermalink?: boolean | null | undefined;
}>;


export type AdvancedSearchEvidenceItemsQuery = { result: { resultIds: Array<number>, permalinkId: string | null } };

export type AdvancedSearchAssertionsQueryVariables = Exact<{
  query: Types.AssertionSearchFilter;
  createPermalink?: boolean | null | undefined;
}>;


export type AdvancedSearchAssertionsQuery = { result: { resultIds: Array<number>, permalinkId: string | null } };

export type AdvancedSearchFeaturesQueryVariables = Exact<{
  query: Types.FeatureSearchFilter;
  createPermalink?: boolean | null | undefined;
}>;


export type AdvancedSearchFeaturesQuery = { result: { resultIds: Array<number>, permalinkId: string | null } };

export type AdvancedSearchVariantsQueryVariables = Exact<{
  query: Types.VariantSearchFilter;
  createPermalink?: boolean | null | undefined;
}>;


export type AdvancedSearchVariantsQuery = { result: { resultIds: Array<number>, permalinkId: string | null } };

export type AdvancedSearchMolecularProfilesQueryVariables = Exact<{
  query: Types.MolecularProfileSearchFilter;
  createPermalink?: boolean | null | undefined;
}>;


export type AdvancedSearchMolecularProfilesQuery = { result: { resultIds: Array<number>, permalinkId: string | null } };

export type AdvancedSearchSourcesQueryVariables = Exact<{
  query: Types.SourceSearchFilter;
  createPermalink?: boolean | null | undefined;
}>;


export type AdvancedSearchSourcesQuery = { result: { resultIds: Array<number>, permalinkId: string | null } };

export type AdvancedSearchDiseasesQueryVariables = Exact<{
  query: Types.DiseaseSearchFilter;
  createPermalink?: boolean | null | undefined;
}>;


export type AdvancedSearchDiseasesQuery = { result: { resultIds: Array<number>, permalinkId: string | null } };

export type AdvancedSearchTherapiesQueryVariables = Exact<{
  query: Types.TherapySearchFilter;
  createPermalink?: boolean | null | undefined;
}>;


export type AdvancedSearchTherapiesQuery = { result: { resultIds: Array<number>, permalinkId: string | null } };

export type AdvancedSearchPhenotypesQueryVariables = Exact<{
  query: Types.PhenotypeSearchFilter;
  createPermalink?: boolean | null | undefined;
}>;


export type AdvancedSearchPhenotypesQuery = { result: { resultIds: Array<number>, permalinkId: string | null } };

export type AdvancedSearchVariantTypesQueryVariables = Exact<{
  query: Types.VariantTypeSearchFilter;
  createPermalink?: boolean | null | undefined;
}>;


export type AdvancedSearchVariantTypesQuery = { result: { resultIds: Array<number>, permalinkId: string | null } };

export type AdvancedSearchUsersQueryVariables = Exact<{
  query: Types.UserSearchFilter;
  createPermalink?: boolean | null | undefined;
}>;


export type AdvancedSearchUsersQuery = { result: { resultIds: Array<number>, permalinkId: string | null } };

export type AdvancedSearchCommentsQueryVariables = Exact<{
  query: Types.CommentSearchFilter;
  createPermalink?: boolean | null | undefined;
}>;


export type AdvancedSearchCommentsQuery = { result: { resultIds: Array<number>, permalinkId: string | null } };

export type AdvancedSearchRevisionsQueryVariables = Exact<{
  query: Types.RevisionSearchFilter;
  createPermalink?: boolean | null | undefined;
}>;


export type AdvancedSearchRevisionsQuery = { result: { resultIds: Array<number>, permalinkId: string | null } };

export type AdvancedSearchByPermalinkQueryVariables = Exact<{
  id: string;
}>;


export type AdvancedSearchByPermalinkQuery = { result: { resultIds: Array<number>, permalinkId: string | null, searchEndpoint: string, originalVariables: unknown } };

export type AdvancedSearchNamesQueryVariables = Exact<{
  ids?: Array<number> | number | null | undefined;
  withVariantTypes?: boolean | null | undefined;
  withUsers?: boolean | null | undefined;
}>;


export type AdvancedSearchNamesQuery = { variantTypes?: { nodes: Array<{ id: number, name: string }> }, users?: { nodes: Array<{ id: number, displayName: string }> } };


export const AdvancedSearchEvidenceItemsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdvancedSearchEvidenceItems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EvidenceItemSearchFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"createPermalink"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}},"defaultValue":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"searchEvidenceItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"createPermalink"},"value":{"kind":"Variable","name":{"kind":"Name","value":"createPermalink"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resultIds"}},{"kind":"Field","name":{"kind":"Name","value":"permalinkId"}}]}}]}}]} as unknown as DocumentNode<AdvancedSearchEvidenceItemsQuery, AdvancedSearchEvidenceItemsQueryVariables>;
export const AdvancedSearchAssertionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdvancedSearchAssertions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssertionSearchFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"createPermalink"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}},"defaultValue":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"searchAssertions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"createPermalink"},"value":{"kind":"Variable","name":{"kind":"Name","value":"createPermalink"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resultIds"}},{"kind":"Field","name":{"kind":"Name","value":"permalinkId"}}]}}]}}]} as unknown as DocumentNode<AdvancedSearchAssertionsQuery, AdvancedSearchAssertionsQueryVariables>;
export const AdvancedSearchFeaturesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdvancedSearchFeatures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FeatureSearchFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"createPermalink"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}},"defaultValue":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"searchFeatures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"createPermalink"},"value":{"kind":"Variable","name":{"kind":"Name","value":"createPermalink"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resultIds"}},{"kind":"Field","name":{"kind":"Name","value":"permalinkId"}}]}}]}}]} as unknown as DocumentNode<AdvancedSearchFeaturesQuery, AdvancedSearchFeaturesQueryVariables>;
export const AdvancedSearchVariantsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdvancedSearchVariants"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VariantSearchFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"createPermalink"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}},"defaultValue":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"searchVariants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"createPermalink"},"value":{"kind":"Variable","name":{"kind":"Name","value":"createPermalink"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resultIds"}},{"kind":"Field","name":{"kind":"Name","value":"permalinkId"}}]}}]}}]} as unknown as DocumentNode<AdvancedSearchVariantsQuery, AdvancedSearchVariantsQueryVariables>;
export const AdvancedSearchMolecularProfilesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdvancedSearchMolecularProfiles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MolecularProfileSearchFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"createPermalink"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}},"defaultValue":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"searchMolecularProfiles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"createPermalink"},"value":{"kind":"Variable","name":{"kind":"Name","value":"createPermalink"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resultIds"}},{"kind":"Field","name":{"kind":"Name","value":"permalinkId"}}]}}]}}]} as unknown as DocumentNode<AdvancedSearchMolecularProfilesQuery, AdvancedSearchMolecularProfilesQueryVariables>;
export const AdvancedSearchSourcesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdvancedSearchSources"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SourceSearchFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"createPermalink"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}},"defaultValue":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"searchSources"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"createPermalink"},"value":{"kind":"Variable","name":{"kind":"Name","value":"createPermalink"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resultIds"}},{"kind":"Field","name":{"kind":"Name","value":"permalinkId"}}]}}]}}]} as unknown as DocumentNode<AdvancedSearchSourcesQuery, AdvancedSearchSourcesQueryVariables>;
export const AdvancedSearchDiseasesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdvancedSearchDiseases"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DiseaseSearchFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"createPermalink"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}},"defaultValue":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"searchDiseases"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"createPermalink"},"value":{"kind":"Variable","name":{"kind":"Name","value":"createPermalink"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resultIds"}},{"kind":"Field","name":{"kind":"Name","value":"permalinkId"}}]}}]}}]} as unknown as DocumentNode<AdvancedSearchDiseasesQuery, AdvancedSearchDiseasesQueryVariables>;
export const AdvancedSearchTherapiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdvancedSearchTherapies"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TherapySearchFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"createPermalink"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}},"defaultValue":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"searchTherapies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"createPermalink"},"value":{"kind":"Variable","name":{"kind":"Name","value":"createPermalink"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resultIds"}},{"kind":"Field","name":{"kind":"Name","value":"permalinkId"}}]}}]}}]} as unknown as DocumentNode<AdvancedSearchTherapiesQuery, AdvancedSearchTherapiesQueryVariables>;
export const AdvancedSearchPhenotypesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdvancedSearchPhenotypes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PhenotypeSearchFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"createPermalink"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}},"defaultValue":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"searchPhenotypes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"createPermalink"},"value":{"kind":"Variable","name":{"kind":"Name","value":"createPermalink"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resultIds"}},{"kind":"Field","name":{"kind":"Name","value":"permalinkId"}}]}}]}}]} as unknown as DocumentNode<AdvancedSearchPhenotypesQuery, AdvancedSearchPhenotypesQueryVariables>;
export const AdvancedSearchVariantTypesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdvancedSearchVariantTypes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VariantTypeSearchFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"createPermalink"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}},"defaultValue":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"searchVariantTypes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"createPermalink"},"value":{"kind":"Variable","name":{"kind":"Name","value":"createPermalink"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resultIds"}},{"kind":"Field","name":{"kind":"Name","value":"permalinkId"}}]}}]}}]} as unknown as DocumentNode<AdvancedSearchVariantTypesQuery, AdvancedSearchVariantTypesQueryVariables>;
export const AdvancedSearchUsersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdvancedSearchUsers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserSearchFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"createPermalink"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}},"defaultValue":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"searchUsers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"createPermalink"},"value":{"kind":"Variable","name":{"kind":"Name","value":"createPermalink"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resultIds"}},{"kind":"Field","name":{"kind":"Name","value":"permalinkId"}}]}}]}}]} as unknown as DocumentNode<AdvancedSearchUsersQuery, AdvancedSearchUsersQueryVariables>;
export const AdvancedSearchCommentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdvancedSearchComments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CommentSearchFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"createPermalink"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}},"defaultValue":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"searchComments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"createPermalink"},"value":{"kind":"Variable","name":{"kind":"Name","value":"createPermalink"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resultIds"}},{"kind":"Field","name":{"kind":"Name","value":"permalinkId"}}]}}]}}]} as unknown as DocumentNode<AdvancedSearchCommentsQuery, AdvancedSearchCommentsQueryVariables>;
export const AdvancedSearchRevisionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdvancedSearchRevisions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevisionSearchFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"createPermalink"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}},"defaultValue":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"searchRevisions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"createPermalink"},"value":{"kind":"Variable","name":{"kind":"Name","value":"createPermalink"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resultIds"}},{"kind":"Field","name":{"kind":"Name","value":"permalinkId"}}]}}]}}]} as unknown as DocumentNode<AdvancedSearchRevisionsQuery, AdvancedSearchRevisionsQueryVariables>;
export const AdvancedSearchByPermalinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdvancedSearchByPermalink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"searchByPermalink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"permalinkId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resultIds"}},{"kind":"Field","name":{"kind":"Name","value":"permalinkId"}},{"kind":"Field","name":{"kind":"Name","value":"searchEndpoint"}},{"kind":"Field","name":{"kind":"Name","value":"originalVariables"}}]}}]}}]} as unknown as DocumentNode<AdvancedSearchByPermalinkQuery, AdvancedSearchByPermalinkQueryVariables>;
export const AdvancedSearchNamesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdvancedSearchNames"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withVariantTypes"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}},"defaultValue":{"kind":"BooleanValue","value":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withUsers"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}},"defaultValue":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"variantTypes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withVariantTypes"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withUsers"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}}]}}]}}]} as unknown as DocumentNode<AdvancedSearchNamesQuery, AdvancedSearchNamesQueryVariables>;