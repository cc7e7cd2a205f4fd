// Written by `npm run codegen` from the .graphql files of src/app. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Category of a somatic variant by the AMP/ASCO/CAP guideline: tier and level. */
export type AmpLevel =
  /** Not Applicable */
  | 'NA'
  /** Tier III */
  | 'TIER_III'
  /** Tier II - Level C */
  | 'TIER_II_LEVEL_C'
  /** Tier II - Level D */
  | 'TIER_II_LEVEL_D'
  /** Tier IV */
  | 'TIER_IV'
  /** Tier I - Level A */
  | 'TIER_I_LEVEL_A'
  /** Tier I - Level B */
  | 'TIER_I_LEVEL_B';

/** Whether an assertion supports what its significance says. */
export type AssertionDirection =
  /** Does Not Support */
  | 'DOES_NOT_SUPPORT'
  /** Supports */
  | 'SUPPORTS';

/** What an assertion says the variant means; which are allowed follows from its type. */
export type AssertionSignificance =
  /** Adverse Response */
  | 'ADVERSE_RESPONSE'
  /** Benign */
  | 'BENIGN'
  /** Better Outcome */
  | 'BETTER_OUTCOME'
  /** Likely Benign */
  | 'LIKELY_BENIGN'
  /** Likely Oncogenic */
  | 'LIKELY_ONCOGENIC'
  /** Likely Pathogenic */
  | 'LIKELY_PATHOGENIC'
  /** N/A */
  | 'NA'
  /** Negative */
  | 'NEGATIVE'
  /** Oncogenic */
  | 'ONCOGENIC'
  /** Pathogenic */
  | 'PATHOGENIC'
  /** Poor Outcome */
  | 'POOR_OUTCOME'
  /** Positive */
  | 'POSITIVE'
  /** Reduced Sensitivity */
  | 'REDUCED_SENSITIVITY'
  /** Resistance */
  | 'RESISTANCE'
  /** Sensitivity/Response */
  | 'SENSITIVITYRESPONSE'
  /** Uncertain Significance */
  | 'UNCERTAIN_SIGNIFICANCE';

/** What an assertion is about: response, outcome, diagnosis, predisposition, oncogenicity. */
export type AssertionType =
  /** Diagnostic */
  | 'DIAGNOSTIC'
  /** Oncogenic */
  | 'ONCOGENIC'
  /** Predictive */
  | 'PREDICTIVE'
  /** Predisposing */
  | 'PREDISPOSING'
  /** Prognostic */
  | 'PROGNOSTIC';

/** One of the two directions along a sequence. */
export type Direction =
  /** Negative */
  | 'NEGATIVE'
  /** Positive */
  | 'POSITIVE';

/** What happened in an event. */
export type EventAction =
  /** Accepted */
  | 'ACCEPTED'
  /** Assertion Accepted */
  | 'ASSERTION_ACCEPTED'
  /** Assertion Approval Revoked */
  | 'ASSERTION_APPROVAL_REVOKED'
  /** Assertion Approved */
  | 'ASSERTION_APPROVED'
  /** Assertion Rejected */
  | 'ASSERTION_REJECTED'
  /** Assertion Reverted */
  | 'ASSERTION_REVERTED'
  /** Assertion Submitted */
  | 'ASSERTION_SUBMITTED'
  /** Commented */
  | 'COMMENTED'
  /** Comment Deleted */
  | 'COMMENT_DELETED'
  /** Complex Molecular Profile Created */
  | 'COMPLEX_MOLECULAR_PROFILE_CREATED'
  /** Curated Source Suggestion */
  | 'CURATED_SOURCE_SUGGESTION'
  /** Deprecated Feature */
  | 'DEPRECATED_FEATURE'
  /** Deprecated Molecular Profile */
  | 'DEPRECATED_MOLECULAR_PROFILE'
  /** Deprecated Variant */
  | 'DEPRECATED_VARIANT'
  /** Feature Created */
  | 'FEATURE_CREATED'
  /** Flagged */
  | 'FLAGGED'
  /** Flag Resolved */
  | 'FLAG_RESOLVED'
  /** Publication Suggested */
  | 'PUBLICATION_SUGGESTED'
  /** Rejected */
  | 'REJECTED'
  /** Rejected Source Suggestion */
  | 'REJECTED_SOURCE_SUGGESTION'
  /** Requeued Source Suggestion */
  | 'REQUEUED_SOURCE_SUGGESTION'
  /** Reverted */
  | 'REVERTED'
  /** Revision Accepted */
  | 'REVISION_ACCEPTED'
  /** Revision Rejected */
  | 'REVISION_REJECTED'
  /** Revision Suggested */
  | 'REVISION_SUGGESTED'
  /** Revision Superseded */
  | 'REVISION_SUPERSEDED'
  /** Submitted */
  | 'SUBMITTED'
  /** Variant Created */
  | 'VARIANT_CREATED';

/** Whether evidence supports what its significance says. */
export type EvidenceDirection =
  /** Does Not Support */
  | 'DOES_NOT_SUPPORT'
  /** N/A */
  | 'NA'
  /** Supports */
  | 'SUPPORTS';

/** How strong the kind of study behind evidence is, A (validated) to E (inferential). */
export type EvidenceLevel =
  /** A */
  | 'A'
  /** B */
  | 'B'
  /** C */
  | 'C'
  /** D */
  | 'D'
  /** E */
  | 'E';

/** What evidence says the variant means; which are allowed follows from its type. */
export type EvidenceSignificance =
  /** Adverse Response */
  | 'ADVERSE_RESPONSE'
  /** Benign */
  | 'BENIGN'
  /** Better Outcome */
  | 'BETTER_OUTCOME'
  /** Dominant Negative */
  | 'DOMINANT_NEGATIVE'
  /** Gain of Function */
  | 'GAIN_OF_FUNCTION'
  /** Likely Benign */
  | 'LIKELY_BENIGN'
  /** Likely Oncogenic */
  | 'LIKELY_ONCOGENIC'
  /** Likely Pathogenic */
  | 'LIKELY_PATHOGENIC'
  /** Loss of Function */
  | 'LOSS_OF_FUNCTION'
  /** N/A */
  | 'NA'
  /** Negative */
  | 'NEGATIVE'
  /** Neomorphic */
  | 'NEOMORPHIC'
  /** Oncogenicity */
  | 'ONCOGENICITY'
  /** Pathogenic */
  | 'PATHOGENIC'
  /** Poor Outcome */
  | 'POOR_OUTCOME'
  /** Positive */
  | 'POSITIVE'
  /** Predisposition */
  | 'PREDISPOSITION'
  /** Protectiveness */
  | 'PROTECTIVENESS'
  /** Reduced Sensitivity */
  | 'REDUCED_SENSITIVITY'
  /** Resistance */
  | 'RESISTANCE'
  /** Sensitivity/Response */
  | 'SENSITIVITYRESPONSE'
  /** Unaltered Function */
  | 'UNALTERED_FUNCTION'
  /** Uncertain Significance */
  | 'UNCERTAIN_SIGNIFICANCE'
  /** Unknown */
  | 'UNKNOWN';

/** How to order a list. */
export type EvidenceSort = {
  /** By what. */
  column: EvidenceSortColumns;
  /** In which direction. */
  direction: SortDirection;
};

/** What a list can be ordered by. */
export type EvidenceSortColumns =
  /** The text that describes it. */
  | 'DESCRIPTION'
  /** Name of the disease, or of the first one. */
  | 'DISEASE_NAME'
  /** Direction of the evidence. */
  | 'EVIDENCE_DIRECTION'
  /** Level of the evidence, A first. */
  | 'EVIDENCE_LEVEL'
  /** Stars of the evidence. */
  | 'EVIDENCE_RATING'
  /** Type of the evidence. */
  | 'EVIDENCE_TYPE'
  /** Id. */
  | 'ID'
  /** Significance. */
  | 'SIGNIFICANCE'
  /** Status. */
  | 'STATUS'
  /** Origin of the variant. */
  | 'VARIANT_ORIGIN';

/** How far the review of evidence or of an assertion has come. */
export type EvidenceStatus =
  /** accepted */
  | 'ACCEPTED'
  /** rejected */
  | 'REJECTED'
  /** submitted */
  | 'SUBMITTED';

/** Evidence or assertions by their status. */
export type EvidenceStatusFilter =
  /** Accepted */
  | 'ACCEPTED'
  /** All */
  | 'ALL'
  /** Not Rejected */
  | 'NON_REJECTED'
  /** Rejected */
  | 'REJECTED'
  /** Submitted */
  | 'SUBMITTED';

/** What evidence is about: response, outcome, diagnosis, predisposition, oncogenicity, function. */
export type EvidenceType =
  /** Diagnostic */
  | 'DIAGNOSTIC'
  /** Functional */
  | 'FUNCTIONAL'
  /** Oncogenic */
  | 'ONCOGENIC'
  /** Predictive */
  | 'PREDICTIVE'
  /** Predisposing */
  | 'PREDISPOSING'
  /** Prognostic */
  | 'PROGNOSTIC';

/** Which end of which side of a fusion an exon is. */
export type ExonCoordinateType =
  /** Five Prime End Exon Coordinate */
  | 'FIVE_PRIME_END_EXON_COORDINATE'
  /** Five Prime Start Exon Coordinate */
  | 'FIVE_PRIME_START_EXON_COORDINATE'
  /** Three Prime End Exon Coordinate */
  | 'THREE_PRIME_END_EXON_COORDINATE'
  /** Three Prime Start Exon Coordinate */
  | 'THREE_PRIME_START_EXON_COORDINATE';

/** The kinds of feature. */
export type FeatureInstanceTypes =
  /** Factor */
  | 'FACTOR'
  /** Fusion */
  | 'FUSION'
  /** Gene */
  | 'GENE'
  /** Region */
  | 'REGION';

/** What is known of one side of a fusion. */
export type FusionPartnerStatus =
  /** Known */
  | 'KNOWN'
  /** Multiple */
  | 'MULTIPLE'
  /** Unknown */
  | 'UNKNOWN';

/** Which organizations a list is limited to. */
export type OrganizationFilter = {
  /** One of these. */
  ids?: Array<number> | null | undefined;
  /** Also those that belong to them. */
  includeSubgroups?: boolean | null | undefined;
  /** Those whose name begins with this. */
  name?: string | null | undefined;
};

/** Where a record is from. */
export type RecordOrigin =
  /** Local */
  | 'LOCAL'
  /** Release */
  | 'RELEASE'
  /** Sample */
  | 'SAMPLE'
  /** Starter */
  | 'STARTER';

/** A reference sequence of the human genome. */
export type ReferenceBuild =
  /** GRCh37 */
  | 'GRCH37'
  /** GRCh38 */
  | 'GRCH38'
  /** NCBI36 */
  | 'NCBI36';

/** What became of a revision. */
export type RevisionStatus =
  /** Accepted */
  | 'ACCEPTED'
  /** New */
  | 'NEW'
  /** Rejected */
  | 'REJECTED'
  /** Superseded */
  | 'SUPERSEDED';

/** From small to large or from large to small. */
export type SortDirection =
  /** Small first, A first, old first. */
  | 'ASC'
  /** Large first, Z first, new first. */
  | 'DESC';

/** Publishers of sources, which say what a citation id means. */
export type SourceSource =
  /** ASCO */
  | 'ASCO'
  /** ASH */
  | 'ASH'
  /** PubMed */
  | 'PUBMED';

/** What texts can refer to by a tag. */
export type TaggableEntity =
  /** Assertion */
  | 'ASSERTION'
  /** Evidence Item */
  | 'EVIDENCE_ITEM'
  /** Feature */
  | 'FEATURE'
  /** Molecular Profile */
  | 'MOLECULAR_PROFILE'
  /** Revision */
  | 'REVISION'
  /** Role */
  | 'ROLE'
  /** Source */
  | 'SOURCE'
  /** Variant */
  | 'VARIANT'
  /** Variant Group */
  | 'VARIANT_GROUP';

/** How several therapies are given. */
export type TherapyInteraction =
  /** Combination */
  | 'COMBINATION'
  /** Sequential */
  | 'SEQUENTIAL'
  /** Substitutes */
  | 'SUBSTITUTES';

/** What a treatment leads to: response, no response (resistance too), or something else. */
export type TreatmentOutcome =
  /** Resistance or reduced sensitivity is supported, or sensitivity is not. */
  | 'NO_RESPONSE'
  /** Another significance, such as an adverse response. */
  | 'OTHER'
  /** Sensitivity is supported. */
  | 'RESPONSE';

/** Of a gene variant, or of which side of a fusion a place is. */
export type VariantCoordinateType =
  /** Five Prime Fusion Coordinate */
  | 'FIVE_PRIME_FUSION_COORDINATE'
  /** Gene Variant Coordinate */
  | 'GENE_VARIANT_COORDINATE'
  /** Three Prime Fusion Coordinate */
  | 'THREE_PRIME_FUSION_COORDINATE';

/** Where in the body a variant arose. */
export type VariantOrigin =
  /** Combined */
  | 'COMBINED'
  /** Common Germline */
  | 'COMMON_GERMLINE'
  /** Mixed */
  | 'MIXED'
  /** N/A */
  | 'NA'
  /** Rare Germline */
  | 'RARE_GERMLINE'
  /** Somatic */
  | 'SOMATIC'
  /** Unknown */
  | 'UNKNOWN';

export type EvidenceTableQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  ids?: Array<number> | number | null | undefined;
  id?: number | null | undefined;
  assertionId?: number | null | undefined;
  clinicalTrialId?: number | null | undefined;
  description?: string | null | undefined;
  diseaseId?: number | null | undefined;
  diseaseName?: string | null | undefined;
  evidenceDirection?: EvidenceDirection | null | undefined;
  evidenceLevel?: EvidenceLevel | null | undefined;
  evidenceRating?: number | null | undefined;
  evidenceType?: EvidenceType | null | undefined;
  excludeNegated?: boolean | null | undefined;
  featureId?: number | null | undefined;
  includeSubtypes?: boolean | null | undefined;
  molecularProfileId?: number | null | undefined;
  molecularProfileName?: string | null | undefined;
  organization?: OrganizationFilter | null | undefined;
  phenotypeId?: number | null | undefined;
  significance?: EvidenceSignificance | null | undefined;
  sourceId?: number | null | undefined;
  status?: EvidenceStatusFilter | null | undefined;
  therapyId?: number | null | undefined;
  therapyIds?: Array<number> | number | null | undefined;
  therapyInteractionType?: TherapyInteraction | null | undefined;
  therapyName?: string | null | undefined;
  userId?: number | null | undefined;
  variantGroupId?: number | null | undefined;
  variantId?: number | null | undefined;
  variantOrigin?: VariantOrigin | null | undefined;
  sortBy?: EvidenceSort | null | undefined;
}>;


export type EvidenceTableQuery = { evidenceItems: { totalCount: number, pageInfo: { endCursor: string | null, hasNextPage: boolean }, nodes: Array<{ id: number, status: EvidenceStatus, description: string, evidenceLevel: EvidenceLevel, evidenceType: EvidenceType, evidenceDirection: EvidenceDirection, significance: EvidenceSignificance, evidenceRating: number | null, variantOrigin: VariantOrigin, therapyInteractionType: TherapyInteraction | null, flagged: boolean, withdrawn: boolean, molecularProfile: { id: number, name: string, flagged: boolean, deprecated: boolean }, disease: { id: number, name: string } | null, therapies: Array<{ id: number, name: string }>, source: { id: number, citation: string | null, citationId: string, sourceType: SourceSource } }> } };


export const EvidenceTableDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EvidenceTable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"assertionId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clinicalTrialId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"description"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"diseaseId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"diseaseName"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"evidenceDirection"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EvidenceDirection"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"evidenceLevel"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EvidenceLevel"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"evidenceRating"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"evidenceType"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EvidenceType"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"excludeNegated"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"featureId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"includeSubtypes"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"molecularProfileId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"molecularProfileName"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"organization"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OrganizationFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"phenotypeId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"significance"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EvidenceSignificance"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sourceId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EvidenceStatusFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"therapyId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"therapyIds"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"therapyInteractionType"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TherapyInteraction"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"therapyName"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"variantGroupId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"variantId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"variantOrigin"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"VariantOrigin"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sortBy"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EvidenceSort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"evidenceItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"assertionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"assertionId"}}},{"kind":"Argument","name":{"kind":"Name","value":"clinicalTrialId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clinicalTrialId"}}},{"kind":"Argument","name":{"kind":"Name","value":"description"},"value":{"kind":"Variable","name":{"kind":"Name","value":"description"}}},{"kind":"Argument","name":{"kind":"Name","value":"diseaseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"diseaseId"}}},{"kind":"Argument","name":{"kind":"Name","value":"diseaseName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"diseaseName"}}},{"kind":"Argument","name":{"kind":"Name","value":"evidenceDirection"},"value":{"kind":"Variable","name":{"kind":"Name","value":"evidenceDirection"}}},{"kind":"Argument","name":{"kind":"Name","value":"evidenceLevel"},"value":{"kind":"Variable","name":{"kind":"Name","value":"evidenceLevel"}}},{"kind":"Argument","name":{"kind":"Name","value":"evidenceRating"},"value":{"kind":"Variable","name":{"kind":"Name","value":"evidenceRating"}}},{"kind":"Argument","name":{"kind":"Name","value":"evidenceType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"evidenceType"}}},{"kind":"Argument","name":{"kind":"Name","value":"excludeNegated"},"value":{"kind":"Variable","name":{"kind":"Name","value":"excludeNegated"}}},{"kind":"Argument","name":{"kind":"Name","value":"featureId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"featureId"}}},{"kind":"Argument","name":{"kind":"Name","value":"includeSubtypes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"includeSubtypes"}}},{"kind":"Argument","name":{"kind":"Name","value":"molecularProfileId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"molecularProfileId"}}},{"kind":"Argument","name":{"kind":"Name","value":"molecularProfileName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"molecularProfileName"}}},{"kind":"Argument","name":{"kind":"Name","value":"organization"},"value":{"kind":"Variable","name":{"kind":"Name","value":"organization"}}},{"kind":"Argument","name":{"kind":"Name","value":"phenotypeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"phenotypeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"significance"},"value":{"kind":"Variable","name":{"kind":"Name","value":"significance"}}},{"kind":"Argument","name":{"kind":"Name","value":"sourceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sourceId"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"therapyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"therapyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"therapyIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"therapyIds"}}},{"kind":"Argument","name":{"kind":"Name","value":"therapyInteractionType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"therapyInteractionType"}}},{"kind":"Argument","name":{"kind":"Name","value":"therapyName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"therapyName"}}},{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"variantGroupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"variantGroupId"}}},{"kind":"Argument","name":{"kind":"Name","value":"variantId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"variantId"}}},{"kind":"Argument","name":{"kind":"Name","value":"variantOrigin"},"value":{"kind":"Variable","name":{"kind":"Name","value":"variantOrigin"}}},{"kind":"Argument","name":{"kind":"Name","value":"sortBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sortBy"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"evidenceLevel"}},{"kind":"Field","name":{"kind":"Name","value":"evidenceType"}},{"kind":"Field","name":{"kind":"Name","value":"evidenceDirection"}},{"kind":"Field","name":{"kind":"Name","value":"significance"}},{"kind":"Field","name":{"kind":"Name","value":"evidenceRating"}},{"kind":"Field","name":{"kind":"Name","value":"variantOrigin"}},{"kind":"Field","name":{"kind":"Name","value":"therapyInteractionType"}},{"kind":"Field","name":{"kind":"Name","value":"flagged"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawn"}},{"kind":"Field","name":{"kind":"Name","value":"molecularProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"flagged"}},{"kind":"Field","name":{"kind":"Name","value":"deprecated"}}]}},{"kind":"Field","name":{"kind":"Name","value":"disease"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"therapies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"source"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"citation"}},{"kind":"Field","name":{"kind":"Name","value":"citationId"}},{"kind":"Field","name":{"kind":"Name","value":"sourceType"}}]}}]}}]}}]}}]} as unknown as DocumentNode<EvidenceTableQuery, EvidenceTableQueryVariables>;