// Written by `npm run codegen` from the .graphql files of src/app. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

export type EvidenceLevel =
  | 'A'
  | 'B'
  | 'C'
  | 'D'
  | 'E';

export type EvidenceSignificance =
  | 'ADVERSE_RESPONSE'
  | 'BENIGN'
  | 'BETTER_OUTCOME'
  | 'DOMINANT_NEGATIVE'
  | 'GAIN_OF_FUNCTION'
  | 'LIKELY_BENIGN'
  | 'LIKELY_ONCOGENIC'
  | 'LIKELY_PATHOGENIC'
  | 'LOSS_OF_FUNCTION'
  | 'NA'
  | 'NEGATIVE'
  | 'NEOMORPHIC'
  | 'ONCOGENICITY'
  | 'PATHOGENIC'
  | 'POOR_OUTCOME'
  | 'POSITIVE'
  | 'PREDISPOSITION'
  | 'PROTECTIVENESS'
  | 'REDUCED_SENSITIVITY'
  | 'RESISTANCE'
  | 'SENSITIVITYRESPONSE'
  | 'UNALTERED_FUNCTION'
  | 'UNCERTAIN_SIGNIFICANCE'
  | 'UNKNOWN';

export type EvidenceStatus =
  | 'ACCEPTED'
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

export type VariantOrigin =
  | 'COMBINED'
  | 'COMMON_GERMLINE'
  | 'MIXED'
  | 'NA'
  | 'RARE_GERMLINE'
  | 'SOMATIC'
  | 'UNKNOWN';

export type EvidencePageQueryVariables = Exact<{
  id: number;
}>;


export type EvidencePageQuery = { evidenceItem: { id: number, name: string, status: EvidenceStatus, description: string, evidenceLevel: EvidenceLevel, evidenceType: EvidenceType, evidenceDirection: EvidenceDirection, significance: EvidenceSignificance, evidenceRating: number | null, variantOrigin: VariantOrigin, therapyInteractionType: TherapyInteraction | null, flagged: boolean, withdrawn: boolean, stub: boolean, recordOrigin: RecordOrigin, molecularProfile: { flagged: boolean, deprecated: boolean, id: number, name: string, rawName: string, isComplex: boolean, variants: Array<
        | { __typename: 'FactorVariant', id: number, name: string, feature: { id: number, name: string } }
        | { __typename: 'FusionVariant', id: number, name: string, feature: { id: number, name: string } }
        | { __typename: 'GeneVariant', id: number, name: string, feature: { id: number, name: string } }
        | { __typename: 'RegionVariant', id: number, name: string, feature: { id: number, name: string } }
        | { __typename: 'Variant', id: number, name: string, feature: { id: number, name: string } }
      > }, disease: { id: number, name: string, doid: string | null, diseaseUrl: string | null } | null, therapies: Array<{ id: number, name: string, ncitId: string | null }>, phenotypes: Array<{ id: number, name: string, hpoId: string }>, source: { id: number, name: string, citation: string | null, citationId: string, sourceType: SourceSource, title: string | null, authorString: string | null, journal: string | null, publicationDate: string | null, publicationYear: number | null, sourceUrl: string | null, pmcId: string | null, openAccess: boolean, retracted: boolean, retractionNature: string | null, clinicalTrials: Array<{ id: number, nctId: string, name: string, url: string | null }> | null }, assertions: Array<{ id: number, status: EvidenceStatus, summary: string, withdrawn: boolean, flagged: boolean, assertionDirection: AssertionDirection, significance: AssertionSignificance }>, submissionEvent: { id: number, action: EventAction, createdAt: string, originatingUser: { id: number, displayName: string }, organization: { id: number, name: string } | null }, acceptanceEvent: { id: number, action: EventAction, createdAt: string, originatingUser: { id: number, displayName: string }, organization: { id: number, name: string } | null } | null, rejectionEvent: { id: number, action: EventAction, createdAt: string, originatingUser: { id: number, displayName: string }, organization: { id: number, name: string } | null } | null, lastAcceptedRevisionEvent: { id: number, action: EventAction, createdAt: string, originatingUser: { id: number, displayName: string }, organization: { id: number, name: string } | null } | null } | null };


export const EvidencePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EvidencePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"evidenceItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"evidenceLevel"}},{"kind":"Field","name":{"kind":"Name","value":"evidenceType"}},{"kind":"Field","name":{"kind":"Name","value":"evidenceDirection"}},{"kind":"Field","name":{"kind":"Name","value":"significance"}},{"kind":"Field","name":{"kind":"Name","value":"evidenceRating"}},{"kind":"Field","name":{"kind":"Name","value":"variantOrigin"}},{"kind":"Field","name":{"kind":"Name","value":"therapyInteractionType"}},{"kind":"Field","name":{"kind":"Name","value":"flagged"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawn"}},{"kind":"Field","name":{"kind":"Name","value":"stub"}},{"kind":"Field","name":{"kind":"Name","value":"recordOrigin"}},{"kind":"Field","name":{"kind":"Name","value":"molecularProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileExpressionView_molecularProfile"}},{"kind":"Field","name":{"kind":"Name","value":"flagged"}},{"kind":"Field","name":{"kind":"Name","value":"deprecated"}}]}},{"kind":"Field","name":{"kind":"Name","value":"disease"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"doid"}},{"kind":"Field","name":{"kind":"Name","value":"diseaseUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"therapies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"ncitId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phenotypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hpoId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"source"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SourceCard_source"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assertions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawn"}},{"kind":"Field","name":{"kind":"Name","value":"flagged"}},{"kind":"Field","name":{"kind":"Name","value":"assertionDirection"}},{"kind":"Field","name":{"kind":"Name","value":"significance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"submissionEvent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Provenance_event"}}]}},{"kind":"Field","name":{"kind":"Name","value":"acceptanceEvent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Provenance_event"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rejectionEvent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Provenance_event"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastAcceptedRevisionEvent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Provenance_event"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileExpressionView_molecularProfile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MolecularProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rawName"}},{"kind":"Field","name":{"kind":"Name","value":"isComplex"}},{"kind":"Field","name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"feature"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Provenance_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"originatingUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SourceCard_source"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Source"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"citation"}},{"kind":"Field","name":{"kind":"Name","value":"citationId"}},{"kind":"Field","name":{"kind":"Name","value":"sourceType"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"authorString"}},{"kind":"Field","name":{"kind":"Name","value":"journal"}},{"kind":"Field","name":{"kind":"Name","value":"publicationDate"}},{"kind":"Field","name":{"kind":"Name","value":"publicationYear"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"pmcId"}},{"kind":"Field","name":{"kind":"Name","value":"openAccess"}},{"kind":"Field","name":{"kind":"Name","value":"retracted"}},{"kind":"Field","name":{"kind":"Name","value":"retractionNature"}},{"kind":"Field","name":{"kind":"Name","value":"clinicalTrials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nctId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<EvidencePageQuery, EvidencePageQueryVariables>;