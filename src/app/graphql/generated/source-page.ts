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

export type SourcePageQueryVariables = Exact<{
  id: number;
}>;


export type SourcePageQuery = { source: { abstract: string | null, fullJournalTitle: string | null, deprecated: boolean, retractionDate: string | null, retractionReasons: string | null, id: number, name: string, citation: string | null, citationId: string, sourceType: SourceSource, title: string | null, authorString: string | null, journal: string | null, publicationDate: string | null, publicationYear: number | null, sourceUrl: string | null, pmcId: string | null, openAccess: boolean, retracted: boolean, retractionNature: string | null, clinicalTrials: Array<{ id: number, nctId: string, name: string, url: string | null }> | null } | null, evidenceItems: { totalCount: number } };


export const SourcePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SourcePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SourceCard_source"}},{"kind":"Field","name":{"kind":"Name","value":"abstract"}},{"kind":"Field","name":{"kind":"Name","value":"fullJournalTitle"}},{"kind":"Field","name":{"kind":"Name","value":"deprecated"}},{"kind":"Field","name":{"kind":"Name","value":"retractionDate"}},{"kind":"Field","name":{"kind":"Name","value":"retractionReasons"}}]}},{"kind":"Field","name":{"kind":"Name","value":"evidenceItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sourceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"0"}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"NON_REJECTED"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SourceCard_source"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Source"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"citation"}},{"kind":"Field","name":{"kind":"Name","value":"citationId"}},{"kind":"Field","name":{"kind":"Name","value":"sourceType"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"authorString"}},{"kind":"Field","name":{"kind":"Name","value":"journal"}},{"kind":"Field","name":{"kind":"Name","value":"publicationDate"}},{"kind":"Field","name":{"kind":"Name","value":"publicationYear"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"pmcId"}},{"kind":"Field","name":{"kind":"Name","value":"openAccess"}},{"kind":"Field","name":{"kind":"Name","value":"retracted"}},{"kind":"Field","name":{"kind":"Name","value":"retractionNature"}},{"kind":"Field","name":{"kind":"Name","value":"clinicalTrials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nctId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<SourcePageQuery, SourcePageQueryVariables>;