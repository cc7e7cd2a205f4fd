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

/** What ClinVar has of a variant: exactly one of the three. */
export type ClinvarInput = {
  /** Ids at ClinVar, numbers from 1. */
  ids?: Array<number> | null | undefined;
  /** True: somebody looked and found nothing. */
  noneFound?: boolean | null | undefined;
  /** True: ClinVar has no such variants. */
  notApplicable?: boolean | null | undefined;
};

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

/** Everything of a factor's variant that people change. */
export type FactorVariantFields = {
  /** Other names; those that nobody used yet are made, of at most 1,000 characters each. */
  aliases: Array<string>;
  /** The feature that it is a variant of; of the same kind. */
  featureId: number;
  /** Its name, at most 255 characters; no other variant of the feature has it. */
  name: string;
  /** Its code in the NCI Thesaurus. */
  ncitId: NullableStringInput;
  /** Variant types, terms of the Sequence Ontology. */
  variantTypeIds: Array<number>;
};

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

/** Everything of a fusion variant that people change; its names follow from its exons. */
export type FusionVariantFields = {
  /** Other names; those that nobody used yet are made, of at most 1,000 characters each. */
  aliases: Array<string>;
  /** The exons it joins. */
  coordinates: FusionVariantInput;
  /** Variant types, terms of the Sequence Ontology. */
  variantTypeIds: Array<number>;
};

/** The exons at which a fusion breaks: one for each side with a known gene, none for any other. Exons count from 1. */
export type FusionVariantInput = {
  /** Ensembl version of the transcripts. */
  ensemblVersion: number;
  /** Last exon of the 5' gene. */
  fivePrimeExonEnd?: number | null | undefined;
  /** Bases between the end of the exon and the break, 0 or more. */
  fivePrimeOffset?: number | null | undefined;
  /** On which side of the exon the offset lies; needed with an offset. */
  fivePrimeOffsetDirection?: Direction | null | undefined;
  /** Ensembl transcript with its version: `ENST00000318522.9`. */
  fivePrimeTranscript?: string | null | undefined;
  /** Reference build of the transcripts; needed with an exon. */
  referenceBuild?: ReferenceBuild | null | undefined;
  /** First exon of the 3' gene. */
  threePrimeExonStart?: number | null | undefined;
  /** Bases between the end of the exon and the break, 0 or more. */
  threePrimeOffset?: number | null | undefined;
  /** On which side of the exon the offset lies; needed with an offset. */
  threePrimeOffsetDirection?: Direction | null | undefined;
  /** Ensembl transcript with its version: `ENST00000318522.9`. */
  threePrimeTranscript?: string | null | undefined;
};

/** Where a gene variant lies: nothing, or all but the bases and the Ensembl version. */
export type GeneVariantCoordinateInput = {
  /** The chromosome: 1 to 22, X or Y. */
  chromosome?: string | null | undefined;
  /** The Ensembl version the transcript is of. */
  ensemblVersion?: number | null | undefined;
  /** Bases of the reference that it replaces: letters A, C, T, G, or two runs split by /. */
  referenceBases: NullableStringInput;
  /** The reference build the positions are on. */
  referenceBuild?: ReferenceBuild | null | undefined;
  /** The Ensembl transcript with its version: `ENST00000288602.6`. */
  representativeTranscript?: string | null | undefined;
  /** First base, counted from 1. */
  start?: number | null | undefined;
  /** Last base, itself included. */
  stop?: number | null | undefined;
  /** Bases that take their place, likewise. */
  variantBases: NullableStringInput;
};

/** Everything of a gene variant that people change. */
export type GeneVariantFields = {
  /** Other names; those that nobody used yet are made, of at most 1,000 characters each. */
  aliases: Array<string>;
  /** What ClinVar has of it. */
  clinvarIds: ClinvarInput;
  /** Where it lies. */
  coordinates: GeneVariantCoordinateInput;
  /** The feature that it is a variant of; of the same kind. */
  featureId: number;
  /** HGVS descriptions. */
  hgvsDescriptions: Array<string>;
  /** Its name, at most 255 characters; no other variant of the feature has it. Fusions are variants of fusions, not of genes. */
  name: string;
  /** Variant types, terms of the Sequence Ontology. */
  variantTypeIds: Array<number>;
};

/** A text to set, or `unset: true` to empty the field. An absent, null or blank value empties it too. */
export type NullableStringInput = {
  /** True to empty the field; then no value may be given. */
  unset?: boolean | null | undefined;
  /** The new value. */
  value?: string | null | undefined;
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

/** Everything of a region's variant that people change. */
export type RegionVariantFields = {
  /** Other names; those that nobody used yet are made, of at most 1,000 characters each. */
  aliases: Array<string>;
  /** Variant types, terms of the Sequence Ontology. */
  variantTypeIds: Array<number>;
};

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

/** What `suggestFactorVariantRevision` takes. */
export type SuggestFactorVariantRevisionInput = {
  /** Any text; the payload repeats it, and a curation request with the same text is done once. */
  clientMutationId?: string | null | undefined;
  /** Why, in ten characters or more, at most 10,000 characters. */
  comment?: string | null | undefined;
  /** The whole new state; fields that stay as they are too. */
  fields: FactorVariantFields;
  /** Id of the variant of a factor. */
  id: number;
  /** On behalf of which organization; needed by members of several, and filled in for members of one. */
  organizationId?: number | null | undefined;
};

/** What `suggestFusionVariantRevision` takes. */
export type SuggestFusionVariantRevisionInput = {
  /** Any text; the payload repeats it, and a curation request with the same text is done once. */
  clientMutationId?: string | null | undefined;
  /** Why, in ten characters or more, at most 10,000 characters. */
  comment?: string | null | undefined;
  /** The whole new state; fields that stay as they are too. */
  fields: FusionVariantFields;
  /** Id of the variant of a fusion. */
  id: number;
  /** On behalf of which organization; needed by members of several, and filled in for members of one. */
  organizationId?: number | null | undefined;
};

/** What `suggestGeneVariantRevision` takes. */
export type SuggestGeneVariantRevisionInput = {
  /** Any text; the payload repeats it, and a curation request with the same text is done once. */
  clientMutationId?: string | null | undefined;
  /** Why, in ten characters or more, at most 10,000 characters. */
  comment?: string | null | undefined;
  /** The whole new state; fields that stay as they are too. */
  fields: GeneVariantFields;
  /** Id of the gene variant. */
  id: number;
  /** On behalf of which organization; needed by members of several, and filled in for members of one. */
  organizationId?: number | null | undefined;
};

/** What `suggestRegionVariantRevision` takes. */
export type SuggestRegionVariantRevisionInput = {
  /** Any text; the payload repeats it, and a curation request with the same text is done once. */
  clientMutationId?: string | null | undefined;
  /** Why, in ten characters or more, at most 10,000 characters. */
  comment?: string | null | undefined;
  /** The whole new state; fields that stay as they are too. */
  fields: RegionVariantFields;
  /** Id of the variant of a region. */
  id: number;
  /** On behalf of which organization; needed by members of several, and filled in for members of one. */
  organizationId?: number | null | undefined;
};

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

export type VariantToReviseQueryVariables = Exact<{
  id: number;
}>;


export type VariantToReviseQuery = { variant:
    | { __typename: 'FactorVariant', ncitId: string | null, id: number, name: string, deprecated: boolean, variantAliases: Array<string>, variantTypes: Array<{ id: number, name: string }>, feature: { id: number, name: string, featureType: FeatureInstanceTypes } }
    | { __typename: 'FusionVariant', id: number, name: string, deprecated: boolean, variantAliases: Array<string>, fusion: { id: number, fivePrimePartnerStatus: FusionPartnerStatus, threePrimePartnerStatus: FusionPartnerStatus, fivePrimeGene: { id: number, name: string } | null, threePrimeGene: { id: number, name: string } | null }, fivePrimeEndExonCoordinates: { id: number, referenceBuild: ReferenceBuild | null, ensemblVersion: number | null, representativeTranscript: string | null, exon: number | null, exonOffset: number | null, exonOffsetDirection: Direction | null } | null, threePrimeStartExonCoordinates: { id: number, referenceBuild: ReferenceBuild | null, ensemblVersion: number | null, representativeTranscript: string | null, exon: number | null, exonOffset: number | null, exonOffsetDirection: Direction | null } | null, variantTypes: Array<{ id: number, name: string }>, feature: { id: number, name: string, featureType: FeatureInstanceTypes } }
    | { __typename: 'GeneVariant', clinvarIds: Array<string>, hgvsDescriptions: Array<string>, id: number, name: string, deprecated: boolean, variantAliases: Array<string>, coordinates: { id: number, referenceBuild: ReferenceBuild | null, ensemblVersion: number | null, chromosome: string | null, start: number | null, stop: number | null, referenceBases: string | null, variantBases: string | null, representativeTranscript: string | null } | null, variantTypes: Array<{ id: number, name: string }>, feature: { id: number, name: string, featureType: FeatureInstanceTypes } }
    | { __typename: 'RegionVariant', iscnName: string | null, id: number, name: string, deprecated: boolean, variantAliases: Array<string>, variantTypes: Array<{ id: number, name: string }>, feature: { id: number, name: string, featureType: FeatureInstanceTypes } }
    | { __typename: 'Variant', id: number, name: string, deprecated: boolean, variantAliases: Array<string>, variantTypes: Array<{ id: number, name: string }>, feature: { id: number, name: string, featureType: FeatureInstanceTypes } }
   | null };

export type JunctionExonFragment = { id: number, referenceBuild: ReferenceBuild | null, ensemblVersion: number | null, representativeTranscript: string | null, exon: number | null, exonOffset: number | null, exonOffsetDirection: Direction | null };

export type SuggestGeneVariantRevisionMutationVariables = Exact<{
  input: SuggestGeneVariantRevisionInput;
}>;


export type SuggestGeneVariantRevisionMutation = { suggestGeneVariantRevision: { results: Array<{ id: number, fieldName: string, newlyCreated: boolean, revisionSetId: number }> } | null };

export type SuggestFactorVariantRevisionMutationVariables = Exact<{
  input: SuggestFactorVariantRevisionInput;
}>;


export type SuggestFactorVariantRevisionMutation = { suggestFactorVariantRevision: { results: Array<{ id: number, fieldName: string, newlyCreated: boolean, revisionSetId: number }> } | null };

export type SuggestFusionVariantRevisionMutationVariables = Exact<{
  input: SuggestFusionVariantRevisionInput;
}>;


export type SuggestFusionVariantRevisionMutation = { suggestFusionVariantRevision: { results: Array<{ id: number, fieldName: string, newlyCreated: boolean, revisionSetId: number }> } | null };

export type SuggestRegionVariantRevisionMutationVariables = Exact<{
  input: SuggestRegionVariantRevisionInput;
}>;


export type SuggestRegionVariantRevisionMutation = { suggestRegionVariantRevision: { results: Array<{ id: number, fieldName: string, newlyCreated: boolean, revisionSetId: number }> } | null };

export const JunctionExonFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JunctionExon"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExonCoordinate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"referenceBuild"}},{"kind":"Field","name":{"kind":"Name","value":"ensemblVersion"}},{"kind":"Field","name":{"kind":"Name","value":"representativeTranscript"}},{"kind":"Field","name":{"kind":"Name","value":"exon"}},{"kind":"Field","name":{"kind":"Name","value":"exonOffset"}},{"kind":"Field","name":{"kind":"Name","value":"exonOffsetDirection"}}]}}]} as unknown as DocumentNode<JunctionExonFragment, unknown>;
export const VariantToReviseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VariantToRevise"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"variant"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"deprecated"}},{"kind":"Field","name":{"kind":"Name","value":"variantAliases"}},{"kind":"Field","name":{"kind":"Name","value":"variantTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"feature"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"featureType"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GeneVariant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clinvarIds"}},{"kind":"Field","name":{"kind":"Name","value":"hgvsDescriptions"}},{"kind":"Field","name":{"kind":"Name","value":"coordinates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"referenceBuild"}},{"kind":"Field","name":{"kind":"Name","value":"ensemblVersion"}},{"kind":"Field","name":{"kind":"Name","value":"chromosome"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"stop"}},{"kind":"Field","name":{"kind":"Name","value":"referenceBases"}},{"kind":"Field","name":{"kind":"Name","value":"variantBases"}},{"kind":"Field","name":{"kind":"Name","value":"representativeTranscript"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FactorVariant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ncitId"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FusionVariant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fusion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fivePrimePartnerStatus"}},{"kind":"Field","name":{"kind":"Name","value":"fivePrimeGene"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"threePrimePartnerStatus"}},{"kind":"Field","name":{"kind":"Name","value":"threePrimeGene"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fivePrimeEndExonCoordinates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JunctionExon"}}]}},{"kind":"Field","name":{"kind":"Name","value":"threePrimeStartExonCoordinates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JunctionExon"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RegionVariant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"iscnName"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JunctionExon"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExonCoordinate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"referenceBuild"}},{"kind":"Field","name":{"kind":"Name","value":"ensemblVersion"}},{"kind":"Field","name":{"kind":"Name","value":"representativeTranscript"}},{"kind":"Field","name":{"kind":"Name","value":"exon"}},{"kind":"Field","name":{"kind":"Name","value":"exonOffset"}},{"kind":"Field","name":{"kind":"Name","value":"exonOffsetDirection"}}]}}]} as unknown as DocumentNode<VariantToReviseQuery, VariantToReviseQueryVariables>;
export const SuggestGeneVariantRevisionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SuggestGeneVariantRevision"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SuggestGeneVariantRevisionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suggestGeneVariantRevision"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fieldName"}},{"kind":"Field","name":{"kind":"Name","value":"newlyCreated"}},{"kind":"Field","name":{"kind":"Name","value":"revisionSetId"}}]}}]}}]}}]} as unknown as DocumentNode<SuggestGeneVariantRevisionMutation, SuggestGeneVariantRevisionMutationVariables>;
export const SuggestFactorVariantRevisionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SuggestFactorVariantRevision"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SuggestFactorVariantRevisionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suggestFactorVariantRevision"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fieldName"}},{"kind":"Field","name":{"kind":"Name","value":"newlyCreated"}},{"kind":"Field","name":{"kind":"Name","value":"revisionSetId"}}]}}]}}]}}]} as unknown as DocumentNode<SuggestFactorVariantRevisionMutation, SuggestFactorVariantRevisionMutationVariables>;
export const SuggestFusionVariantRevisionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SuggestFusionVariantRevision"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SuggestFusionVariantRevisionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suggestFusionVariantRevision"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fieldName"}},{"kind":"Field","name":{"kind":"Name","value":"newlyCreated"}},{"kind":"Field","name":{"kind":"Name","value":"revisionSetId"}}]}}]}}]}}]} as unknown as DocumentNode<SuggestFusionVariantRevisionMutation, SuggestFusionVariantRevisionMutationVariables>;
export const SuggestRegionVariantRevisionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SuggestRegionVariantRevision"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SuggestRegionVariantRevisionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suggestRegionVariantRevision"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fieldName"}},{"kind":"Field","name":{"kind":"Name","value":"newlyCreated"}},{"kind":"Field","name":{"kind":"Name","value":"revisionSetId"}}]}}]}}]}}]} as unknown as DocumentNode<SuggestRegionVariantRevisionMutation, SuggestRegionVariantRevisionMutationVariables>;