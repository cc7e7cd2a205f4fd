// Written by `npm run codegen` from the .graphql files of src/app. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type Direction =
  | 'NEGATIVE'
  | 'POSITIVE';

export type EventAction =
  | 'ACCEPTED'
  | 'ASSERTION_ACCEPTED'
  | 'ASSERTION_APPROVAL_REVOKED'
  | 'ASSERTION_APPROVED'
  | 'ASSERTION_REJECTED'
  | 'ASSERTION_REVERTED'
  | 'ASSERTION_SUBMITTED'
  | 'COMMENTED'
  | 'COMMENT_DELETED'
  | 'COMPLEX_MOLECULAR_PROFILE_CREATED'
  | 'CURATED_SOURCE_SUGGESTION'
  | 'DEPRECATED_FEATURE'
  | 'DEPRECATED_MOLECULAR_PROFILE'
  | 'DEPRECATED_VARIANT'
  | 'FEATURE_CREATED'
  | 'FLAGGED'
  | 'FLAG_RESOLVED'
  | 'PUBLICATION_SUGGESTED'
  | 'REJECTED'
  | 'REJECTED_SOURCE_SUGGESTION'
  | 'REQUEUED_SOURCE_SUGGESTION'
  | 'REVERTED'
  | 'REVISION_ACCEPTED'
  | 'REVISION_REJECTED'
  | 'REVISION_SUGGESTED'
  | 'REVISION_SUPERSEDED'
  | 'SUBMITTED'
  | 'VARIANT_CREATED';

export type EvidenceStatusFilter =
  | 'ACCEPTED'
  | 'ALL'
  | 'NON_REJECTED'
  | 'REJECTED'
  | 'SUBMITTED';

export type FeatureInstanceTypes =
  | 'FACTOR'
  | 'FUSION'
  | 'GENE'
  | 'REGION';

export type FusionPartnerStatus =
  | 'KNOWN'
  | 'MULTIPLE'
  | 'UNKNOWN';

export type RecordOrigin =
  | 'LOCAL'
  | 'RELEASE'
  | 'SAMPLE'
  | 'STARTER';

export type ReferenceBuild =
  | 'GRCH37'
  | 'GRCH38'
  | 'NCBI36';

export type SortDirection =
  | 'ASC'
  | 'DESC';

export type SourceSource =
  | 'ASCO'
  | 'ASH'
  | 'PUBMED';

export type VariantCoordinateType =
  | 'FIVE_PRIME_FUSION_COORDINATE'
  | 'GENE_VARIANT_COORDINATE'
  | 'THREE_PRIME_FUSION_COORDINATE';

export type VariantGroupsSort = {
  column: VariantGroupsSortColumns;
  direction: SortDirection;
};

export type VariantGroupsSortColumns =
  | 'EVIDENCE_ITEM_COUNT'
  | 'GENE_NAMES'
  | 'NAME'
  | 'VARIANT_COUNT'
  | 'VARIANT_NAMES';

export type VariantGroupsTableQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  name?: string | null | undefined;
  featureNames?: string | null | undefined;
  variantNames?: string | null | undefined;
  status?: EvidenceStatusFilter | null | undefined;
  sortBy?: VariantGroupsSort | null | undefined;
}>;


export type VariantGroupsTableQuery = { browseVariantGroups: { totalCount: number, filteredCount: number, pageInfo: { endCursor: string | null, hasNextPage: boolean }, nodes: Array<{ id: number, name: string, featureNames: Array<string>, variantNames: Array<string>, variantCount: number, evidenceCounts: { accepted: number, submitted: number, rejected: number } }> } };


export const VariantGroupsTableDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VariantGroupsTable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"featureNames"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"variantNames"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EvidenceStatusFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sortBy"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"VariantGroupsSort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"browseVariantGroups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"featureNames"},"value":{"kind":"Variable","name":{"kind":"Name","value":"featureNames"}}},{"kind":"Argument","name":{"kind":"Name","value":"variantNames"},"value":{"kind":"Variable","name":{"kind":"Name","value":"variantNames"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"sortBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sortBy"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"filteredCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"featureNames"}},{"kind":"Field","name":{"kind":"Name","value":"variantNames"}},{"kind":"Field","name":{"kind":"Name","value":"variantCount"}},{"kind":"Field","name":{"kind":"Name","value":"evidenceCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EvidenceCounts_counts"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EvidenceCounts_counts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EvidenceCounts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"submitted"}},{"kind":"Field","name":{"kind":"Name","value":"rejected"}}]}}]} as unknown as DocumentNode<VariantGroupsTableQuery, VariantGroupsTableQueryVariables>;