// Written by `npm run codegen` from the .graphql files of src/app. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What `addDisease` takes. */
export type AddDiseaseInput = {
  /** Any text; the payload repeats it, and a curation request with the same text is done once. */
  clientMutationId?: string | null | undefined;
  /** Its Disease Ontology id: one to seven digits. */
  doid?: string | null | undefined;
  /** Its name, of five characters or more, at most 255 characters. */
  name: string;
};

/** What `addRemoteCitation` takes. */
export type AddRemoteCitationInput = {
  /** PubMed id, number of an ASCO abstract, or DOI of a publication of ASH. */
  citationId: string;
  /** Any text; the payload repeats it, and a curation request with the same text is done once. */
  clientMutationId?: string | null | undefined;
  /** The publisher. */
  sourceType: SourceSource;
};

/** What `addTherapy` takes. */
export type AddTherapyInput = {
  /** Any text; the payload repeats it, and a curation request with the same text is done once. */
  clientMutationId?: string | null | undefined;
  /** Its name, of three characters or more, at most 255 characters. */
  name: string;
  /** Its NCI Thesaurus code, such as C1647. */
  ncitId?: string | null | undefined;
};

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

/** How the parts of a molecular profile are joined. */
export type BooleanOperator =
  /** AND */
  | 'AND'
  /** OR */
  | 'OR';

/** What `createFeature` takes. */
export type CreateFeatureInput = {
  /** Any text; the payload repeats it, and a curation request with the same text is done once. */
  clientMutationId?: string | null | undefined;
  /** What to make. */
  featureType: CreateableFeatureTypes;
  /** Its name; not blank, at most 255 characters. */
  name: string;
  /** On behalf of which organization; needed by members of several, and filled in for members of one. */
  organizationId?: number | null | undefined;
};

/** What `createMolecularProfile` takes. */
export type CreateMolecularProfileInput = {
  /** Any text; the payload repeats it, and a curation request with the same text is done once. */
  clientMutationId?: string | null | undefined;
  /** On behalf of which organization; needed by members of several, and filled in for members of one. */
  organizationId?: number | null | undefined;
  /** The variants and how they are joined. */
  structure: MolecularProfileComponentInput;
};

/** What `createVariant` takes. */
export type CreateVariantInput = {
  /** Any text; the payload repeats it, and a curation request with the same text is done once. */
  clientMutationId?: string | null | undefined;
  /** Id of the gene or factor. */
  featureId: number;
  /** Its name; not blank, at most 255 characters. */
  name: string;
  /** On behalf of which organization; needed by members of several, and filled in for members of one. */
  organizationId?: number | null | undefined;
};

/** The kinds of feature that people can add. */
export type CreateableFeatureTypes =
  /** Factor */
  | 'FACTOR';

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

/** How far the review of evidence or of an assertion has come. */
export type EvidenceStatus =
  /** accepted */
  | 'ACCEPTED'
  /** rejected */
  | 'REJECTED'
  /** submitted */
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

/** Variants and nested groups of variants that are joined by one operator. */
export type MolecularProfileComponentInput = {
  /** How they are joined; needed for more than one. */
  booleanOperator?: BooleanOperator | null | undefined;
  /** The nested groups. */
  complexComponents?: Array<MolecularProfileComponentInput> | null | undefined;
  /** The variants. */
  variantComponents?: Array<VariantComponent> | null | undefined;
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

/** A variant that is present, or absent. */
export type VariantComponent = {
  /** Whether it must be absent. */
  not?: boolean;
  /** Id of the variant. */
  variantId: number;
};

/** Of a gene variant, or of which side of a fusion a place is. */
export type VariantCoordinateType =
  /** Five Prime Fusion Coordinate */
  | 'FIVE_PRIME_FUSION_COORDINATE'
  /** Gene Variant Coordinate */
  | 'GENE_VARIANT_COORDINATE'
  /** Three Prime Fusion Coordinate */
  | 'THREE_PRIME_FUSION_COORDINATE';

export type AddDiseaseMutationVariables = Exact<{
  input: AddDiseaseInput;
}>;


export type AddDiseaseMutation = { addDisease: { new: boolean, disease: { id: number, name: string } } | null };

export type AddTherapyMutationVariables = Exact<{
  input: AddTherapyInput;
}>;


export type AddTherapyMutation = { addTherapy: { new: boolean, therapy: { id: number, name: string } } | null };

export type AddCitationMutationVariables = Exact<{
  input: AddRemoteCitationInput;
}>;


export type AddCitationMutation = { addRemoteCitation: { newSource: { id: number } } | null };

export type CreateFactorMutationVariables = Exact<{
  input: CreateFeatureInput;
}>;


export type CreateFactorMutation = { createFeature: { new: boolean, feature: { id: number, name: string, featureType: FeatureInstanceTypes } } | null };

export type CreateVariantMutationVariables = Exact<{
  input: CreateVariantInput;
}>;


export type CreateVariantMutation = { createVariant: { new: boolean, variant: { id: number, name: string }, molecularProfile: { id: number, name: string } } | null };

export type CreateMolecularProfileMutationVariables = Exact<{
  input: CreateMolecularProfileInput;
}>;


export type CreateMolecularProfileMutation = { createMolecularProfile: { molecularProfile: { id: number, name: string, isMultiVariant: boolean } } | null };


export const AddDiseaseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddDisease"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddDiseaseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addDisease"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"disease"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<AddDiseaseMutation, AddDiseaseMutationVariables>;
export const AddTherapyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddTherapy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddTherapyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addTherapy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"therapy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<AddTherapyMutation, AddTherapyMutationVariables>;
export const AddCitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddCitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddRemoteCitationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addRemoteCitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newSource"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<AddCitationMutation, AddCitationMutationVariables>;
export const CreateFactorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateFeatureInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createFeature"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"feature"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"featureType"}}]}}]}}]}}]} as unknown as DocumentNode<CreateFactorMutation, CreateFactorMutationVariables>;
export const CreateVariantDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateVariant"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateVariantInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createVariant"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"variant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"molecularProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<CreateVariantMutation, CreateVariantMutationVariables>;
export const CreateMolecularProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateMolecularProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateMolecularProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createMolecularProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"molecularProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isMultiVariant"}}]}}]}}]}}]} as unknown as DocumentNode<CreateMolecularProfileMutation, CreateMolecularProfileMutationVariables>;