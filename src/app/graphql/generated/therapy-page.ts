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

export type TherapyPageQueryVariables = Exact<{
  id: number;
}>;


export type TherapyPageQuery = { therapy: { id: number, name: string, ncitId: string | null, therapyUrl: string | null, therapyAliases: Array<string>, description: string | null, deprecated: boolean } | null, evidenceItems: { totalCount: number }, assertions: { totalCount: number } };


export const TherapyPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TherapyPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"therapy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"ncitId"}},{"kind":"Field","name":{"kind":"Name","value":"therapyUrl"}},{"kind":"Field","name":{"kind":"Name","value":"therapyAliases"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"deprecated"}}]}},{"kind":"Field","name":{"kind":"Name","value":"evidenceItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"therapyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"0"}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"NON_REJECTED"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assertions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"therapyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"0"}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"NON_REJECTED"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<TherapyPageQuery, TherapyPageQueryVariables>;