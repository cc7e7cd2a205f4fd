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

/** Of a gene variant, or of which side of a fusion a place is. */
export type VariantCoordinateType =
  /** Five Prime Fusion Coordinate */
  | 'FIVE_PRIME_FUSION_COORDINATE'
  /** Gene Variant Coordinate */
  | 'GENE_VARIANT_COORDINATE'
  /** Three Prime Fusion Coordinate */
  | 'THREE_PRIME_FUSION_COORDINATE';

export type FindDiseasesQueryVariables = Exact<{
  text: string;
}>;


export type FindDiseasesQuery = { diseaseTypeahead: Array<{ id: number, name: string, doid: string | null, diseaseAliases: Array<string> }> };

export type FindTherapiesQueryVariables = Exact<{
  text: string;
}>;


export type FindTherapiesQuery = { therapyTypeahead: Array<{ id: number, name: string, ncitId: string | null, therapyAliases: Array<string> }> };

export type FindPhenotypesQueryVariables = Exact<{
  text: string;
}>;


export type FindPhenotypesQuery = { phenotypeTypeahead: Array<{ id: number, name: string, hpoId: string }> };

export type FindFeaturesQueryVariables = Exact<{
  text: string;
}>;


export type FindFeaturesQuery = { featureTypeahead: Array<{ id: number, name: string, fullName: string | null, featureType: FeatureInstanceTypes, deprecated: boolean }> };

export type FindVariantsOfFeatureQueryVariables = Exact<{
  text: string;
  featureId: number;
}>;


export type FindVariantsOfFeatureQuery = { variantsTypeahead: Array<{ id: number, name: string, variantAliases: Array<string>, singleVariantMolecularProfileId: number }> };

export type FindVariantsQueryVariables = Exact<{
  variantName: string;
  featureName?: string | null | undefined;
}>;


export type FindVariantsQuery = { browseVariants: { nodes: Array<{ id: number, name: string, featureName: string, deprecated: boolean }> } };

export type FindProfilesQueryVariables = Exact<{
  text: string;
}>;


export type FindProfilesQuery = { molecularProfiles: { nodes: Array<{ id: number, name: string, isMultiVariant: boolean, deprecated: boolean, evidenceCountsByStatus: { acceptedCount: number, submittedCount: number } }> } };

export type FindSourcesByCitationIdQueryVariables = Exact<{
  citationId: string;
  sourceType: SourceSource;
}>;


export type FindSourcesByCitationIdQuery = { sourceTypeahead: Array<{ id: number, name: string, citation: string | null, title: string | null, deprecated: boolean, retractionNature: string | null }> };

export type FindSourcesByTextQueryVariables = Exact<{
  text: string;
  sourceType: SourceSource;
}>;


export type FindSourcesByTextQuery = { byAuthor: { nodes: Array<{ id: number, name: string | null, citation: string, citationId: number, deprecated: boolean, retractionNature: string | null }> }, byTitle: { nodes: Array<{ id: number, name: string | null, citation: string, citationId: number, deprecated: boolean, retractionNature: string | null }> } };

export type FoundSourceFragment = { id: number, name: string | null, citation: string, citationId: number, deprecated: boolean, retractionNature: string | null };

export type FindRemoteCitationQueryVariables = Exact<{
  citationId: string;
  sourceType: SourceSource;
}>;


export type FindRemoteCitationQuery = { remoteCitation: string | null, knowledgebase: { asksOutsideServices: boolean } };

export type FindNccnGuidelinesQueryVariables = Exact<{
  text: string;
}>;


export type FindNccnGuidelinesQuery = { nccnGuidelinesTypeahead: Array<{ id: number, name: string }> };

export type FindAcmgCodesQueryVariables = Exact<{
  text: string;
}>;


export type FindAcmgCodesQuery = { acmgCodesTypeahead: Array<{ id: number, code: string, description: string }> };

export type FindClingenCodesQueryVariables = Exact<{
  text: string;
}>;


export type FindClingenCodesQuery = { clingenCodesTypeahead: Array<{ id: number, code: string, description: string }> };

export const FoundSourceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FoundSource"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BrowseSource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"citation"}},{"kind":"Field","name":{"kind":"Name","value":"citationId"}},{"kind":"Field","name":{"kind":"Name","value":"deprecated"}},{"kind":"Field","name":{"kind":"Name","value":"retractionNature"}}]}}]} as unknown as DocumentNode<FoundSourceFragment, unknown>;
export const FindDiseasesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindDiseases"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"diseaseTypeahead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"queryTerm"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"doid"}},{"kind":"Field","name":{"kind":"Name","value":"diseaseAliases"}}]}}]}}]} as unknown as DocumentNode<FindDiseasesQuery, FindDiseasesQueryVariables>;
export const FindTherapiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindTherapies"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"therapyTypeahead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"queryTerm"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"ncitId"}},{"kind":"Field","name":{"kind":"Name","value":"therapyAliases"}}]}}]}}]} as unknown as DocumentNode<FindTherapiesQuery, FindTherapiesQueryVariables>;
export const FindPhenotypesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindPhenotypes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phenotypeTypeahead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"queryTerm"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hpoId"}}]}}]}}]} as unknown as DocumentNode<FindPhenotypesQuery, FindPhenotypesQueryVariables>;
export const FindFeaturesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindFeatures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"featureTypeahead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"queryTerm"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"featureType"}},{"kind":"Field","name":{"kind":"Name","value":"deprecated"}}]}}]}}]} as unknown as DocumentNode<FindFeaturesQuery, FindFeaturesQueryVariables>;
export const FindVariantsOfFeatureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindVariantsOfFeature"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"featureId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"variantsTypeahead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"queryTerm"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"featureId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"featureId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"variantAliases"}},{"kind":"Field","name":{"kind":"Name","value":"singleVariantMolecularProfileId"}}]}}]}}]} as unknown as DocumentNode<FindVariantsOfFeatureQuery, FindVariantsOfFeatureQueryVariables>;
export const FindVariantsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindVariants"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"variantName"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"featureName"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"browseVariants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"variantName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"variantName"}}},{"kind":"Argument","name":{"kind":"Name","value":"featureName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"featureName"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"12"}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"ALL"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"featureName"}},{"kind":"Field","name":{"kind":"Name","value":"deprecated"}}]}}]}}]}}]} as unknown as DocumentNode<FindVariantsQuery, FindVariantsQueryVariables>;
export const FindProfilesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindProfiles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"molecularProfiles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isMultiVariant"}},{"kind":"Field","name":{"kind":"Name","value":"deprecated"}},{"kind":"Field","name":{"kind":"Name","value":"evidenceCountsByStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptedCount"}},{"kind":"Field","name":{"kind":"Name","value":"submittedCount"}}]}}]}}]}}]}}]} as unknown as DocumentNode<FindProfilesQuery, FindProfilesQueryVariables>;
export const FindSourcesByCitationIdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindSourcesByCitationId"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"citationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sourceType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SourceSource"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sourceTypeahead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"citationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"citationId"}}},{"kind":"Argument","name":{"kind":"Name","value":"sourceType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sourceType"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"citation"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"deprecated"}},{"kind":"Field","name":{"kind":"Name","value":"retractionNature"}}]}}]}}]} as unknown as DocumentNode<FindSourcesByCitationIdQuery, FindSourcesByCitationIdQueryVariables>;
export const FindSourcesByTextDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindSourcesByText"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sourceType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SourceSource"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"byAuthor"},"name":{"kind":"Name","value":"browseSources"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"author"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"sourceType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sourceType"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"8"}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"ALL"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FoundSource"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"byTitle"},"name":{"kind":"Name","value":"browseSources"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"sourceType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sourceType"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"8"}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"ALL"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FoundSource"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FoundSource"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BrowseSource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"citation"}},{"kind":"Field","name":{"kind":"Name","value":"citationId"}},{"kind":"Field","name":{"kind":"Name","value":"deprecated"}},{"kind":"Field","name":{"kind":"Name","value":"retractionNature"}}]}}]} as unknown as DocumentNode<FindSourcesByTextQuery, FindSourcesByTextQueryVariables>;
export const FindRemoteCitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindRemoteCitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"citationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sourceType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SourceSource"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remoteCitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"citationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"citationId"}}},{"kind":"Argument","name":{"kind":"Name","value":"sourceType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sourceType"}}}]},{"kind":"Field","name":{"kind":"Name","value":"knowledgebase"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"asksOutsideServices"}}]}}]}}]} as unknown as DocumentNode<FindRemoteCitationQuery, FindRemoteCitationQueryVariables>;
export const FindNccnGuidelinesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindNccnGuidelines"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nccnGuidelinesTypeahead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"queryTerm"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<FindNccnGuidelinesQuery, FindNccnGuidelinesQueryVariables>;
export const FindAcmgCodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindAcmgCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acmgCodesTypeahead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"queryTerm"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as DocumentNode<FindAcmgCodesQuery, FindAcmgCodesQueryVariables>;
export const FindClingenCodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindClingenCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clingenCodesTypeahead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"queryTerm"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as DocumentNode<FindClingenCodesQuery, FindClingenCodesQueryVariables>;