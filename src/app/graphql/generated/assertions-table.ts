// Written by `npm run codegen` from the .graphql files of src/app. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AmpLevel =
  | 'NA'
  | 'TIER_III'
  | 'TIER_II_LEVEL_C'
  | 'TIER_II_LEVEL_D'
  | 'TIER_IV'
  | 'TIER_I_LEVEL_A'
  | 'TIER_I_LEVEL_B';

export type AssertionDirection =
  | 'DOES_NOT_SUPPORT'
  | 'SUPPORTS';

export type AssertionSignificance =
  | 'ADVERSE_RESPONSE'
  | 'BENIGN'
  | 'BETTER_OUTCOME'
  | 'LIKELY_BENIGN'
  | 'LIKELY_ONCOGENIC'
  | 'LIKELY_PATHOGENIC'
  | 'NA'
  | 'NEGATIVE'
  | 'ONCOGENIC'
  | 'PATHOGENIC'
  | 'POOR_OUTCOME'
  | 'POSITIVE'
  | 'REDUCED_SENSITIVITY'
  | 'RESISTANCE'
  | 'SENSITIVITYRESPONSE'
  | 'UNCERTAIN_SIGNIFICANCE';

export type AssertionSort = {
  column: AssertionSortColumns;
  direction: SortDirection;
};

export type AssertionSortColumns =
  | 'AMP_LEVEL'
  | 'ASSERTION_DIRECTION'
  | 'ASSERTION_TYPE'
  | 'DISEASE_NAME'
  | 'EVIDENCE_ITEMS_COUNT'
  | 'ID'
  | 'SIGNIFICANCE'
  | 'STATUS'
  | 'SUMMARY';

export type AssertionType =
  | 'DIAGNOSTIC'
  | 'ONCOGENIC'
  | 'PREDICTIVE'
  | 'PREDISPOSING'
  | 'PROGNOSTIC';

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

export type EvidenceDirection =
  | 'DOES_NOT_SUPPORT'
  | 'NA'
  | 'SUPPORTS';

export type EvidenceStatus =
  | 'ACCEPTED'
  | 'REJECTED'
  | 'SUBMITTED';

export type EvidenceStatusFilter =
  | 'ACCEPTED'
  | 'ALL'
  | 'NON_REJECTED'
  | 'REJECTED'
  | 'SUBMITTED';

export type EvidenceType =
  | 'DIAGNOSTIC'
  | 'FUNCTIONAL'
  | 'ONCOGENIC'
  | 'PREDICTIVE'
  | 'PREDISPOSING'
  | 'PROGNOSTIC';

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

export type TherapyInteraction =
  | 'COMBINATION'
  | 'SEQUENTIAL'
  | 'SUBSTITUTES';

export type VariantCoordinateType =
  | 'FIVE_PRIME_FUSION_COORDINATE'
  | 'GENE_VARIANT_COORDINATE'
  | 'THREE_PRIME_FUSION_COORDINATE';

export type AssertionsTableQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  id?: number | null | undefined;
  ampLevel?: AmpLevel | null | undefined;
  assertionDirection?: EvidenceDirection | null | undefined;
  assertionType?: EvidenceType | null | undefined;
  diseaseId?: number | null | undefined;
  diseaseName?: string | null | undefined;
  evidenceId?: number | null | undefined;
  molecularProfileId?: number | null | undefined;
  molecularProfileName?: string | null | undefined;
  phenotypeId?: number | null | undefined;
  significance?: AssertionSignificance | null | undefined;
  status?: EvidenceStatusFilter | null | undefined;
  summary?: string | null | undefined;
  therapyId?: number | null | undefined;
  therapyName?: string | null | undefined;
  variantId?: number | null | undefined;
  sortBy?: AssertionSort | null | undefined;
}>;


export type AssertionsTableQuery = { assertions: { totalCount: number, pageInfo: { endCursor: string | null, hasNextPage: boolean }, nodes: Array<{ id: number, status: EvidenceStatus, summary: string, assertionType: AssertionType, assertionDirection: AssertionDirection, significance: AssertionSignificance, ampLevel: AmpLevel | null, evidenceItemsCount: number, flagged: boolean, withdrawn: boolean, therapyInteractionType: TherapyInteraction | null, molecularProfile: { id: number, name: string, flagged: boolean, deprecated: boolean }, disease: { id: number, name: string } | null, therapies: Array<{ id: number, name: string }> }> } };


export const AssertionsTableDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AssertionsTable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ampLevel"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AmpLevel"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"assertionDirection"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EvidenceDirection"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"assertionType"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EvidenceType"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"diseaseId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"diseaseName"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"evidenceId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"molecularProfileId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"molecularProfileName"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"phenotypeId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"significance"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AssertionSignificance"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EvidenceStatusFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"summary"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"therapyId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"therapyName"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"variantId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sortBy"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AssertionSort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assertions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"ampLevel"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ampLevel"}}},{"kind":"Argument","name":{"kind":"Name","value":"assertionDirection"},"value":{"kind":"Variable","name":{"kind":"Name","value":"assertionDirection"}}},{"kind":"Argument","name":{"kind":"Name","value":"assertionType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"assertionType"}}},{"kind":"Argument","name":{"kind":"Name","value":"diseaseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"diseaseId"}}},{"kind":"Argument","name":{"kind":"Name","value":"diseaseName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"diseaseName"}}},{"kind":"Argument","name":{"kind":"Name","value":"evidenceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"evidenceId"}}},{"kind":"Argument","name":{"kind":"Name","value":"molecularProfileId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"molecularProfileId"}}},{"kind":"Argument","name":{"kind":"Name","value":"molecularProfileName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"molecularProfileName"}}},{"kind":"Argument","name":{"kind":"Name","value":"phenotypeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"phenotypeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"significance"},"value":{"kind":"Variable","name":{"kind":"Name","value":"significance"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"summary"},"value":{"kind":"Variable","name":{"kind":"Name","value":"summary"}}},{"kind":"Argument","name":{"kind":"Name","value":"therapyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"therapyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"therapyName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"therapyName"}}},{"kind":"Argument","name":{"kind":"Name","value":"variantId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"variantId"}}},{"kind":"Argument","name":{"kind":"Name","value":"sortBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sortBy"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"assertionType"}},{"kind":"Field","name":{"kind":"Name","value":"assertionDirection"}},{"kind":"Field","name":{"kind":"Name","value":"significance"}},{"kind":"Field","name":{"kind":"Name","value":"ampLevel"}},{"kind":"Field","name":{"kind":"Name","value":"evidenceItemsCount"}},{"kind":"Field","name":{"kind":"Name","value":"flagged"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawn"}},{"kind":"Field","name":{"kind":"Name","value":"therapyInteractionType"}},{"kind":"Field","name":{"kind":"Name","value":"molecularProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"flagged"}},{"kind":"Field","name":{"kind":"Name","value":"deprecated"}}]}},{"kind":"Field","name":{"kind":"Name","value":"disease"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"therapies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AssertionsTableQuery, AssertionsTableQueryVariables>;