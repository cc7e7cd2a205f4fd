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

export type SourceSource =
  | 'ASCO'
  | 'ASH'
  | 'PUBMED';

export type VariantCoordinateType =
  | 'FIVE_PRIME_FUSION_COORDINATE'
  | 'GENE_VARIANT_COORDINATE'
  | 'THREE_PRIME_FUSION_COORDINATE';

export type ProfilesTableQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  featureId?: number | null | undefined;
  variantId?: number | null | undefined;
  name?: string | null | undefined;
}>;


export type ProfilesTableQuery = { molecularProfiles: { totalCount: number, pageInfo: { endCursor: string | null, hasNextPage: boolean }, nodes: Array<{ id: number, name: string, flagged: boolean, deprecated: boolean, isComplex: boolean, molecularProfileScore: number, evidenceCountsByStatus: { acceptedCount: number, submittedCount: number, rejectedCount: number } }> } };


export const ProfilesTableDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProfilesTable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"featureId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"variantId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"molecularProfiles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"featureId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"featureId"}}},{"kind":"Argument","name":{"kind":"Name","value":"variantId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"variantId"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"flagged"}},{"kind":"Field","name":{"kind":"Name","value":"deprecated"}},{"kind":"Field","name":{"kind":"Name","value":"isComplex"}},{"kind":"Field","name":{"kind":"Name","value":"molecularProfileScore"}},{"kind":"Field","name":{"kind":"Name","value":"evidenceCountsByStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptedCount"}},{"kind":"Field","name":{"kind":"Name","value":"submittedCount"}},{"kind":"Field","name":{"kind":"Name","value":"rejectedCount"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ProfilesTableQuery, ProfilesTableQueryVariables>;