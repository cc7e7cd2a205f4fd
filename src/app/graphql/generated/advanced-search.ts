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

/** A word of a vocabulary; a missing one is neither equal nor unequal. */
export type AmpLevelTypeSearchInput = {
  /** How to compare. */
  operator: EnumSearchOperator;
  /** With what to compare. */
  value: AmpLevel;
};

/** Whether an assertion supports what its significance says. */
export type AssertionDirection =
  /** Does Not Support */
  | 'DOES_NOT_SUPPORT'
  /** Supports */
  | 'SUPPORTS';

/** A word of a vocabulary; a missing one is neither equal nor unequal. */
export type AssertionDirectionTypeSearchInput = {
  /** How to compare. */
  operator: EnumSearchOperator;
  /** With what to compare. */
  value: AssertionDirection;
};

/** Which assertions to find: its conditions and subfilters, of which there must be at least one. */
export type AssertionSearchFilter = {
  /** Its AMP/ASCO/CAP level. */
  ampLevel?: AmpLevelTypeSearchInput | null | undefined;
  /** Its direction. */
  assertionDirection?: AssertionDirectionTypeSearchInput | null | undefined;
  /** Its type. */
  assertionType?: AssertionTypeTypeSearchInput | null | undefined;
  /** Whether all conditions and subfilters must hold (AND, unless given) or one of them (OR). */
  booleanOperator?: BooleanOperator | null | undefined;
  /** A comment on it. */
  comment?: CommentSearchFilter | null | undefined;
  /** Who submitted it. */
  creatingUser?: UserSearchFilter | null | undefined;
  /** Its description. */
  description?: StringSearchInput | null | undefined;
  /** Its disease. */
  disease?: DiseaseSearchFilter | null | undefined;
  /** How many evidence items, rejected ones aside, it cites. */
  evidenceItemCount?: IntSearchInput | null | undefined;
  /** An evidence item that it cites. */
  evidenceItems?: EvidenceItemSearchFilter | null | undefined;
  /** Whether there is an FDA approved companion test; not known is neither. */
  fdaCompanionTest?: BooleanSearchInput | null | undefined;
  /** Id of the assertion. */
  id?: IntSearchInput | null | undefined;
  /** Whether a flag of it is open. */
  isFlagged?: BooleanSearchInput | null | undefined;
  /** Who accepted, rejected or reverted it. */
  moderatingUser?: UserSearchFilter | null | undefined;
  /** What it speaks of. */
  molecularProfile?: MolecularProfileSearchFilter | null | undefined;
  /** Its tag, such as AID7. */
  name?: StringSearchInput | null | undefined;
  /** One of its phenotypes. */
  phenotypes?: PhenotypeSearchFilter | null | undefined;
  /** Whether there is a regulatory approval; not known is neither. */
  regulatoryApproval?: BooleanSearchInput | null | undefined;
  /** A revision of it. */
  revisions?: RevisionSearchFilter | null | undefined;
  /** Its significance. */
  significance?: AssertionSignificanceTypeSearchInput | null | undefined;
  /** Where it stands; rejected ones are found too. */
  status?: EvidenceStatusTypeSearchInput | null | undefined;
  /** Parts of the filter, each with conditions of its own. */
  subFilters?: Array<AssertionSearchFilter> | null | undefined;
  /** One of its therapies. */
  therapies?: TherapySearchFilter | null | undefined;
  /** Origin of the variant. */
  variantOrigin?: VariantOriginTypeSearchInput | null | undefined;
};

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

/** A word of a vocabulary; a missing one is neither equal nor unequal. */
export type AssertionSignificanceTypeSearchInput = {
  /** How to compare. */
  operator: EnumSearchOperator;
  /** With what to compare. */
  value: AssertionSignificance;
};

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

/** A word of a vocabulary; a missing one is neither equal nor unequal. */
export type AssertionTypeTypeSearchInput = {
  /** How to compare. */
  operator: EnumSearchOperator;
  /** With what to compare. */
  value: AssertionType;
};

/** How the parts of a molecular profile are joined. */
export type BooleanOperator =
  /** AND */
  | 'AND'
  /** OR */
  | 'OR';

/** Whether something is so. */
export type BooleanSearchInput = {
  /** So or not so. */
  value: boolean;
};

/** A human chromosome. */
export type Chromosome =
  /** 1 */
  | 'CHR_1'
  /** 2 */
  | 'CHR_2'
  /** 3 */
  | 'CHR_3'
  /** 4 */
  | 'CHR_4'
  /** 5 */
  | 'CHR_5'
  /** 6 */
  | 'CHR_6'
  /** 7 */
  | 'CHR_7'
  /** 8 */
  | 'CHR_8'
  /** 9 */
  | 'CHR_9'
  /** 10 */
  | 'CHR_10'
  /** 11 */
  | 'CHR_11'
  /** 12 */
  | 'CHR_12'
  /** 13 */
  | 'CHR_13'
  /** 14 */
  | 'CHR_14'
  /** 15 */
  | 'CHR_15'
  /** 16 */
  | 'CHR_16'
  /** 17 */
  | 'CHR_17'
  /** 18 */
  | 'CHR_18'
  /** 19 */
  | 'CHR_19'
  /** 20 */
  | 'CHR_20'
  /** 21 */
  | 'CHR_21'
  /** 22 */
  | 'CHR_22'
  /** X */
  | 'CHR_X'
  /** Y */
  | 'CHR_Y';

/** A word of a vocabulary; a missing one is neither equal nor unequal. */
export type ChromosomeTypeSearchInput = {
  /** How to compare. */
  operator: EnumSearchOperator;
  /** With what to compare. */
  value: Chromosome;
};

/** Which comments to find: its conditions and subfilters, of which there must be at least one. */
export type CommentSearchFilter = {
  /** Whether all conditions and subfilters must hold (AND, unless given) or one of them (OR). */
  booleanOperator?: BooleanOperator | null | undefined;
  /** Its text. */
  comment?: StringSearchInput | null | undefined;
  /** Who wrote it. */
  commenter?: UserSearchFilter | null | undefined;
  /** When it was written. */
  createdAt?: DateSearchInput | null | undefined;
  /** Id of the comment. */
  id?: IntSearchInput | null | undefined;
  /** Parts of the filter, each with conditions of its own. */
  subFilters?: Array<CommentSearchFilter> | null | undefined;
};

/** A place on a chromosome: all of this within one row of coordinates; 1-based and inclusive. */
export type CoordinateSearchInput = {
  /** The chromosome. */
  chromosome?: ChromosomeTypeSearchInput | null | undefined;
  /** Bases of the reference. */
  referenceBases?: DnaBaseStringInput | null | undefined;
  /** First base. */
  start?: IntSearchInput | null | undefined;
  /** Last base. */
  stop?: IntSearchInput | null | undefined;
  /** Bases of the variant. */
  variantBases?: DnaBaseStringInput | null | undefined;
};

/** A point in time. */
export type DateSearchInput = {
  /** With what to compare. */
  date: string;
  /** How to compare. */
  operator: DateSearchOperator;
};

/** How a value is compared. */
export type DateSearchOperator =
  /** Later than the value. */
  | 'AFTER'
  /** Earlier than the value. */
  | 'BEFORE'
  /** As late as the value or later. */
  | 'ON_OR_AFTER'
  /** As early as the value or earlier. */
  | 'ON_OR_BEFORE';

/** One of the two directions along a sequence. */
export type Direction =
  /** Negative */
  | 'NEGATIVE'
  /** Positive */
  | 'POSITIVE';

/** Which diseases to find: its conditions and subfilters, of which there must be at least one. */
export type DiseaseSearchFilter = {
  /** Whether all conditions and subfilters must hold (AND, unless given) or one of them (OR). */
  booleanOperator?: BooleanOperator | null | undefined;
  /** Whether it is out of use. */
  deprecated?: BooleanSearchInput | null | undefined;
  /** One of its other names. */
  diseaseAliases?: StringSearchInput | null | undefined;
  /** Its place in the Disease Ontology, from a DOID with or without `DOID:`. */
  doid?: OntologyTermSearchInput | null | undefined;
  /** Id of the disease. */
  id?: IntSearchInput | null | undefined;
  /** Its name. */
  name?: StringSearchInput | null | undefined;
  /** Parts of the filter, each with conditions of its own. */
  subFilters?: Array<DiseaseSearchFilter> | null | undefined;
};

/** Bases of a sequence: the letters A, C, T, G and /. */
export type DnaBaseStringInput = {
  /** How to compare. */
  operator: StringSearchOperator;
  /** With what to compare. IS_NULL and IS_NOT_NULL take none, all others need it. */
  value?: string | null | undefined;
};

/** How a value is compared. */
export type EnumSearchOperator =
  /** The same as the value. */
  | 'EQ'
  /** Other than the value. */
  | 'NE';

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

/** A word of a vocabulary; a missing one is neither equal nor unequal. */
export type EvidenceDirectionTypeSearchInput = {
  /** How to compare. */
  operator: EnumSearchOperator;
  /** With what to compare. */
  value: EvidenceDirection;
};

/** Which evidence items to find: its conditions and subfilters, of which there must be at least one. */
export type EvidenceItemSearchFilter = {
  /** An assertion that cites it. */
  assertion?: AssertionSearchFilter | null | undefined;
  /** Whether all conditions and subfilters must hold (AND, unless given) or one of them (OR). */
  booleanOperator?: BooleanOperator | null | undefined;
  /** A comment on it. */
  comment?: CommentSearchFilter | null | undefined;
  /** Who submitted it. */
  creatingUser?: UserSearchFilter | null | undefined;
  /** What it states. */
  description?: StringSearchInput | null | undefined;
  /** Its disease. */
  disease?: DiseaseSearchFilter | null | undefined;
  /** Its direction. */
  evidenceDirection?: EvidenceDirectionTypeSearchInput | null | undefined;
  /** Its level. */
  evidenceLevel?: EvidenceLevelTypeSearchInput | null | undefined;
  /** Its rating, 1 to 5. */
  evidenceRating?: IntSearchInput | null | undefined;
  /** Its type. */
  evidenceType?: EvidenceTypeTypeSearchInput | null | undefined;
  /** Id of the evidence item. */
  id?: IntSearchInput | null | undefined;
  /** Whether a flag of it is open. */
  isFlagged?: BooleanSearchInput | null | undefined;
  /** Who accepted, rejected or reverted it. */
  moderatingUser?: UserSearchFilter | null | undefined;
  /** What it speaks of. */
  molecularProfile?: MolecularProfileSearchFilter | null | undefined;
  /** How many revisions wait for a decision. */
  openRevisionCount?: IntSearchInput | null | undefined;
  /** One of its phenotypes. */
  phenotypes?: PhenotypeSearchFilter | null | undefined;
  /** A revision of it. */
  revisions?: RevisionSearchFilter | null | undefined;
  /** Its significance. */
  significance?: EvidenceSignificanceTypeSearchInput | null | undefined;
  /** Where it was read. */
  source?: SourceSearchFilter | null | undefined;
  /** Where it stands; rejected ones are found too. */
  status?: EvidenceStatusTypeSearchInput | null | undefined;
  /** Parts of the filter, each with conditions of its own. */
  subFilters?: Array<EvidenceItemSearchFilter> | null | undefined;
  /** One of its therapies. */
  therapies?: TherapySearchFilter | null | undefined;
  /** How its therapies go together. */
  therapyInteractionType?: TherapyInteractionTypeSearchInput | null | undefined;
};

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

/** A word of a vocabulary; a missing one is neither equal nor unequal. */
export type EvidenceLevelTypeSearchInput = {
  /** How to compare. */
  operator: EnumSearchOperator;
  /** With what to compare. */
  value: EvidenceLevel;
};

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

/** A word of a vocabulary; a missing one is neither equal nor unequal. */
export type EvidenceSignificanceTypeSearchInput = {
  /** How to compare. */
  operator: EnumSearchOperator;
  /** With what to compare. */
  value: EvidenceSignificance;
};

/** How far the review of evidence or of an assertion has come. */
export type EvidenceStatus =
  /** accepted */
  | 'ACCEPTED'
  /** rejected */
  | 'REJECTED'
  /** submitted */
  | 'SUBMITTED';

/** A word of a vocabulary; a missing one is neither equal nor unequal. */
export type EvidenceStatusTypeSearchInput = {
  /** How to compare. */
  operator: EnumSearchOperator;
  /** With what to compare. */
  value: EvidenceStatus;
};

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

/** A word of a vocabulary; a missing one is neither equal nor unequal. */
export type EvidenceTypeTypeSearchInput = {
  /** How to compare. */
  operator: EnumSearchOperator;
  /** With what to compare. */
  value: EvidenceType;
};

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

/** Why a feature is no longer in use. */
export type FeatureDeprecationReason =
  /** Duplicate */
  | 'DUPLICATE'
  /** Invalid */
  | 'INVALID'
  /** Other */
  | 'OTHER';

/** A word of a vocabulary; a missing one is neither equal nor unequal. */
export type FeatureDeprecationReasonTypeSearchInput = {
  /** How to compare. */
  operator: EnumSearchOperator;
  /** With what to compare. */
  value: FeatureDeprecationReason;
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

/** A word of a vocabulary; a missing one is neither equal nor unequal. */
export type FeatureInstanceTypesSearchInput = {
  /** How to compare. */
  operator: EnumSearchOperator;
  /** With what to compare. */
  value: FeatureInstanceTypes;
};

/** Which features to find: its conditions and subfilters, of which there must be at least one. */
export type FeatureSearchFilter = {
  /** One of its other names. */
  alias?: StringSearchInput | null | undefined;
  /** Whether all conditions and subfilters must hold (AND, unless given) or one of them (OR). */
  booleanOperator?: BooleanOperator | null | undefined;
  /** A comment on it. */
  comment?: CommentSearchFilter | null | undefined;
  /** Who made it. */
  creatingUser?: UserSearchFilter | null | undefined;
  /** Who put it out of use. */
  deprecatingUser?: UserSearchFilter | null | undefined;
  /** Why it is out of use. */
  deprecationReason?: FeatureDeprecationReasonTypeSearchInput | null | undefined;
  /** Its description. */
  description?: StringSearchInput | null | undefined;
  /** Entrez id of a gene. */
  entrezId?: IntSearchInput | null | undefined;
  /** Symbol of a gene. */
  entrezSymbol?: StringSearchInput | null | undefined;
  /** Its kind. */
  featureInstanceType?: FeatureInstanceTypesSearchInput | null | undefined;
  /** Entrez id of the gene on the 5' side of a fusion. */
  fivePrimePartnerEntrezId?: IntSearchInput | null | undefined;
  /** Symbol of the gene on the 5' side of a fusion. */
  fivePrimePartnerEntrezSymbol?: StringSearchInput | null | undefined;
  /** Whether there is an assertion on a profile of one of its variants. */
  hasAssertion?: BooleanSearchInput | null | undefined;
  /** Id of the feature. */
  id?: IntSearchInput | null | undefined;
  /** Whether it is out of use; without this only those in use are found. */
  isDeprecated?: BooleanSearchInput | null | undefined;
  /** Whether a flag of it is open. */
  isFlagged?: BooleanSearchInput | null | undefined;
  /** NCI Thesaurus id of a factor. */
  ncitId?: StringSearchInput | null | undefined;
  /** How many revisions wait for a decision. */
  openRevisionCount?: IntSearchInput | null | undefined;
  /** Parts of the filter, each with conditions of its own. */
  subFilters?: Array<FeatureSearchFilter> | null | undefined;
  /** Entrez id of the gene on the 3' side of a fusion. */
  threePrimePartnerEntrezId?: IntSearchInput | null | undefined;
  /** Symbol of the gene on the 3' side of a fusion. */
  threePrimePartnerEntrezSymbol?: StringSearchInput | null | undefined;
};

/** A number; a missing one is neither equal nor unequal. */
export type FloatSearchInput = {
  /** How to compare. */
  operator: FloatSearchOperator;
  /** With what to compare. */
  value: number;
};

/** How a value is compared. */
export type FloatSearchOperator =
  /** The same as the value. */
  | 'EQ'
  /** As large as the value or larger. */
  | 'GE'
  /** Larger than the value. */
  | 'GT'
  /** As small as the value or smaller. */
  | 'LE'
  /** Smaller than the value. */
  | 'LT'
  /** Other than the value. */
  | 'NE';

/** What is known of one side of a fusion. */
export type FusionPartnerStatus =
  /** Known */
  | 'KNOWN'
  /** Multiple */
  | 'MULTIPLE'
  /** Unknown */
  | 'UNKNOWN';

/** A whole number; a missing one is neither equal nor unequal. */
export type IntSearchInput = {
  /** How to compare. */
  operator: IntSearchOperator;
  /** With what to compare. */
  value: number;
};

/** How a value is compared. */
export type IntSearchOperator =
  /** The same as the value. */
  | 'EQ'
  /** As large as the value or larger. */
  | 'GE'
  /** Larger than the value. */
  | 'GT'
  /** As small as the value or smaller. */
  | 'LE'
  /** Smaller than the value. */
  | 'LT'
  /** Other than the value. */
  | 'NE';

/** What revisions can be suggested for. */
export type ModeratedEntities =
  /** Assertion */
  | 'ASSERTION'
  /** Evidence Item */
  | 'EVIDENCE_ITEM'
  /** Exon Coordinates */
  | 'EXON_COORDINATES'
  /** Feature */
  | 'FEATURE'
  /** Molecular Profile */
  | 'MOLECULAR_PROFILE'
  /** Variant */
  | 'VARIANT'
  /** Variant Coordinates */
  | 'VARIANT_COORDINATES'
  /** Variant Group */
  | 'VARIANT_GROUP';

/** A word of a vocabulary; a missing one is neither equal nor unequal. */
export type ModeratedEntitiesTypeSearchInput = {
  /** How to compare. */
  operator: EnumSearchOperator;
  /** With what to compare. */
  value: ModeratedEntities;
};

/** Which molecular profiles to find: its conditions and subfilters, of which there must be at least one. */
export type MolecularProfileSearchFilter = {
  /** One of its other names. */
  alias?: StringSearchInput | null | undefined;
  /** Whether all conditions and subfilters must hold (AND, unless given) or one of them (OR). */
  booleanOperator?: BooleanOperator | null | undefined;
  /** A comment on it. */
  comment?: CommentSearchFilter | null | undefined;
  /** Who made it. */
  creatingUser?: UserSearchFilter | null | undefined;
  /** Who put it out of use. */
  deprecatingUser?: UserSearchFilter | null | undefined;
  /** Its description. */
  description?: StringSearchInput | null | undefined;
  /** How many evidence items, of any status, speak of it. */
  evidenceItemsCount?: IntSearchInput | null | undefined;
  /** Whether there is an assertion, of any status, on it. */
  hasAssertion?: BooleanSearchInput | null | undefined;
  /** Id of the profile. */
  id?: IntSearchInput | null | undefined;
  /** Whether a flag of it is open. */
  isFlagged?: BooleanSearchInput | null | undefined;
  /** The feature, the variant, or `feature variant`, of one of its variants. */
  name?: StringSearchInput | null | undefined;
  /** How many revisions wait for a decision. */
  openRevisionCount?: IntSearchInput | null | undefined;
  /** A revision of it. */
  revisions?: RevisionSearchFilter | null | undefined;
  /** Its score. */
  score?: FloatSearchInput | null | undefined;
  /** A source of its description. */
  source?: SourceSearchFilter | null | undefined;
  /** Parts of the filter, each with conditions of its own. */
  subFilters?: Array<MolecularProfileSearchFilter> | null | undefined;
};

/** A term by its id in its ontology, alone or with the terms around it. */
export type OntologyTermSearchInput = {
  /** How to compare. */
  operator: OntologyTermSearchOperator;
  /** Id of the term. IS_NULL and IS_NOT_NULL take none, all others need it. */
  value?: string | null | undefined;
};

/** How a value is compared. */
export type OntologyTermSearchOperator =
  /** The same as the value. */
  | 'EQ'
  /** The term, or a term with a parent in common with it. */
  | 'EQ_SELF_AND_SIBLINGS'
  /** The term or one above it, however far. */
  | 'EQ_SELF_OR_ALL_ANCESTORS'
  /** The term or one below it, however far. */
  | 'EQ_SELF_OR_ALL_DESCENDANTS'
  /** The term or one directly below it. */
  | 'EQ_SELF_OR_DIRECT_CHILDREN'
  /** The term or one directly above it. */
  | 'EQ_SELF_OR_DIRECT_PARENTS'
  /** There is one. */
  | 'IS_NOT_NULL'
  /** There is none. */
  | 'IS_NULL'
  /** Other than the value. */
  | 'NE';

/** Which phenotypes to find: its conditions and subfilters, of which there must be at least one. */
export type PhenotypeSearchFilter = {
  /** Whether all conditions and subfilters must hold (AND, unless given) or one of them (OR). */
  booleanOperator?: BooleanOperator | null | undefined;
  /** Its description. */
  description?: StringSearchInput | null | undefined;
  /** Its place in the Human Phenotype Ontology, from an id with or without `HP:`. */
  hpoId?: OntologyTermSearchInput | null | undefined;
  /** Id of the phenotype. */
  id?: IntSearchInput | null | undefined;
  /** Its name. */
  name?: StringSearchInput | null | undefined;
  /** Parts of the filter, each with conditions of its own. */
  subFilters?: Array<PhenotypeSearchFilter> | null | undefined;
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

/** Which revisions to find: its conditions and subfilters, of which there must be at least one. */
export type RevisionSearchFilter = {
  /** Whether all conditions and subfilters must hold (AND, unless given) or one of them (OR). */
  booleanOperator?: BooleanOperator | null | undefined;
  /** A comment on it. */
  comment?: CommentSearchFilter | null | undefined;
  /** When it was suggested. */
  createdAt?: DateSearchInput | null | undefined;
  /** Who suggested it. */
  creatingUser?: UserSearchFilter | null | undefined;
  /** The field that it changes, such as `therapy_ids`. */
  fieldName?: StringSearchInput | null | undefined;
  /** Who decided on it. */
  moderatingUser?: UserSearchFilter | null | undefined;
  /** Where it stands. */
  status?: RevisionStatusSearchInput | null | undefined;
  /** Parts of the filter, each with conditions of its own. */
  subFilters?: Array<RevisionSearchFilter> | null | undefined;
  /** Id of the record that it changes. */
  subjectId?: IntSearchInput | null | undefined;
  /** What kind of record it changes. */
  subjectType?: ModeratedEntitiesTypeSearchInput | null | undefined;
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

/** A word of a vocabulary; a missing one is neither equal nor unequal. */
export type RevisionStatusSearchInput = {
  /** How to compare. */
  operator: EnumSearchOperator;
  /** With what to compare. */
  value: RevisionStatus;
};

/** Which sources to find: its conditions and subfilters, of which there must be at least one. */
export type SourceSearchFilter = {
  /** Its abstract. */
  abstract?: StringSearchInput | null | undefined;
  /** First names of one of its authors. */
  authorFirstName?: StringSearchInput | null | undefined;
  /** Last name of one of its authors. */
  authorLastName?: StringSearchInput | null | undefined;
  /** Whether all conditions and subfilters must hold (AND, unless given) or one of them (OR). */
  booleanOperator?: BooleanOperator | null | undefined;
  /** How it is cited. */
  citation?: StringSearchInput | null | undefined;
  /** PubMed id, ASCO id or DOI. */
  citationId?: StringSearchInput | null | undefined;
  /** A comment on it. */
  comment?: CommentSearchFilter | null | undefined;
  /** Whether it is out of use, by decision or by retraction. */
  deprecated?: BooleanSearchInput | null | undefined;
  /** Id of the source. */
  id?: IntSearchInput | null | undefined;
  /** Whether it was retracted. */
  isRetracted?: BooleanSearchInput | null | undefined;
  /** The journal, in short. */
  journal?: StringSearchInput | null | undefined;
  /** Whose citation id it has. */
  sourceType?: SourceSourceTypeSearchInput | null | undefined;
  /** Parts of the filter, each with conditions of its own. */
  subFilters?: Array<SourceSearchFilter> | null | undefined;
  /** Its title. */
  title?: StringSearchInput | null | undefined;
};

/** Publishers of sources, which say what a citation id means. */
export type SourceSource =
  /** ASCO */
  | 'ASCO'
  /** ASH */
  | 'ASH'
  /** PubMed */
  | 'PUBMED';

/** A word of a vocabulary; a missing one is neither equal nor unequal. */
export type SourceSourceTypeSearchInput = {
  /** How to compare. */
  operator: EnumSearchOperator;
  /** With what to compare. */
  value: SourceSource;
};

/** A text. EQ and NE heed case, the others do not. Empty text counts as none: only IS_NULL and DOES_NOT_CONTAIN hold for it. */
export type StringSearchInput = {
  /** How to compare. */
  operator: StringSearchOperator;
  /** With what to compare. IS_NULL and IS_NOT_NULL take none, all others need it. */
  value?: string | null | undefined;
};

/** How a value is compared. */
export type StringSearchOperator =
  /** Has the value in it. */
  | 'CONTAINS'
  /** Does not have the value in it. */
  | 'DOES_NOT_CONTAIN'
  /** The same as the value. */
  | 'EQ'
  /** There is one. */
  | 'IS_NOT_NULL'
  /** There is none. */
  | 'IS_NULL'
  /** Other than the value. */
  | 'NE'
  /** Begins with the value. */
  | 'STARTS_WITH';

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

/** A word of a vocabulary; a missing one is neither equal nor unequal. */
export type TherapyInteractionTypeSearchInput = {
  /** How to compare. */
  operator: EnumSearchOperator;
  /** With what to compare. */
  value: TherapyInteraction;
};

/** Which therapies to find: its conditions and subfilters, of which there must be at least one. */
export type TherapySearchFilter = {
  /** Whether all conditions and subfilters must hold (AND, unless given) or one of them (OR). */
  booleanOperator?: BooleanOperator | null | undefined;
  /** Whether it is out of use. */
  deprecated?: BooleanSearchInput | null | undefined;
  /** Id of the therapy. */
  id?: IntSearchInput | null | undefined;
  /** Its name. */
  name?: StringSearchInput | null | undefined;
  /** Its place in the NCI Thesaurus, from an id with or without its letter C. */
  ncitId?: OntologyTermSearchInput | null | undefined;
  /** Parts of the filter, each with conditions of its own. */
  subFilters?: Array<TherapySearchFilter> | null | undefined;
  /** One of its other names. */
  therapyAliases?: StringSearchInput | null | undefined;
};

/** What a treatment leads to: response, no response (resistance too), or something else. */
export type TreatmentOutcome =
  /** Resistance or reduced sensitivity is supported, or sensitivity is not. */
  | 'NO_RESPONSE'
  /** Another significance, such as an adverse response. */
  | 'OTHER'
  /** Sensitivity is supported. */
  | 'RESPONSE';

/** Which people to find: its conditions and subfilters, of which there must be at least one. */
export type UserSearchFilter = {
  /** Whether all conditions and subfilters must hold (AND, unless given) or one of them (OR). */
  booleanOperator?: BooleanOperator | null | undefined;
  /** When they joined. */
  createdAt?: DateSearchInput | null | undefined;
  /** Id of the person. */
  id?: IntSearchInput | null | undefined;
  /** Their name. */
  name?: StringSearchInput | null | undefined;
  /** Id of one of their organizations. */
  organizationId?: IntSearchInput | null | undefined;
  /** Name of one of their organizations. */
  organizationName?: StringSearchInput | null | undefined;
  /** Parts of the filter, each with conditions of its own. */
  subFilters?: Array<UserSearchFilter> | null | undefined;
  /** Their username. */
  username?: StringSearchInput | null | undefined;
};

/** Of a gene variant, or of which side of a fusion a place is. */
export type VariantCoordinateType =
  /** Five Prime Fusion Coordinate */
  | 'FIVE_PRIME_FUSION_COORDINATE'
  /** Gene Variant Coordinate */
  | 'GENE_VARIANT_COORDINATE'
  /** Three Prime Fusion Coordinate */
  | 'THREE_PRIME_FUSION_COORDINATE';

/** Why a variant is no longer in use. */
export type VariantDeprecationReason =
  /** Duplicate */
  | 'DUPLICATE'
  /** Feature Deprecated */
  | 'FEATURE_DEPRECATED'
  /** Invalid */
  | 'INVALID'
  /** Other */
  | 'OTHER';

/** A word of a vocabulary; a missing one is neither equal nor unequal. */
export type VariantDeprecationReasonTypeSearchInput = {
  /** How to compare. */
  operator: EnumSearchOperator;
  /** With what to compare. */
  value: VariantDeprecationReason;
};

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

/** A word of a vocabulary; a missing one is neither equal nor unequal. */
export type VariantOriginTypeSearchInput = {
  /** How to compare. */
  operator: EnumSearchOperator;
  /** With what to compare. */
  value: VariantOrigin;
};

/** Which variants to find: its conditions and subfilters, of which there must be at least one. */
export type VariantSearchFilter = {
  /** Whether all conditions and subfilters must hold (AND, unless given) or one of them (OR). */
  booleanOperator?: BooleanOperator | null | undefined;
  /** A comment on it. */
  comment?: CommentSearchFilter | null | undefined;
  /** A place of it, or of an exon of it, that is all of this. */
  coordinates?: CoordinateSearchInput | null | undefined;
  /** Who made it. */
  creatingUser?: UserSearchFilter | null | undefined;
  /** Who put it out of use. */
  deprecatingUser?: UserSearchFilter | null | undefined;
  /** Why it is out of use. */
  deprecationReason?: VariantDeprecationReasonTypeSearchInput | null | undefined;
  /** What it is a variant of. */
  feature?: FeatureSearchFilter | null | undefined;
  /** Id of the variant. */
  id?: IntSearchInput | null | undefined;
  /** Whether it is out of use; without this only those in use are found. */
  isDeprecated?: BooleanSearchInput | null | undefined;
  /** Whether a flag of it is open. */
  isFlagged?: BooleanSearchInput | null | undefined;
  /** A profile that contains it. */
  molecularProfile?: MolecularProfileSearchFilter | null | undefined;
  /** Its name. */
  name?: StringSearchInput | null | undefined;
  /** How many revisions of it or of its coordinates wait for a decision. */
  openRevisionCount?: IntSearchInput | null | undefined;
  /** A revision of it or of its coordinates. */
  revisions?: RevisionSearchFilter | null | undefined;
  /** The profile of it alone. */
  singleVariantMolecularProfile?: MolecularProfileSearchFilter | null | undefined;
  /** Parts of the filter, each with conditions of its own. */
  subFilters?: Array<VariantSearchFilter> | null | undefined;
  /** One of its other names. */
  variantAlias?: StringSearchInput | null | undefined;
  /** One of its Sequence Ontology terms. */
  variantType?: VariantTypeSearchFilter | null | undefined;
};

/** Which variant types to find: its conditions and subfilters, of which there must be at least one. */
export type VariantTypeSearchFilter = {
  /** Whether all conditions and subfilters must hold (AND, unless given) or one of them (OR). */
  booleanOperator?: BooleanOperator | null | undefined;
  /** Its description. */
  description?: StringSearchInput | null | undefined;
  /** Id of the variant type. */
  id?: IntSearchInput | null | undefined;
  /** Its name, as people or as the Sequence Ontology write it. */
  name?: StringSearchInput | null | undefined;
  /** Its place in the Sequence Ontology, from an id with or without `SO:`. */
  soid?: OntologyTermSearchInput | null | undefined;
  /** Parts of the filter, each with conditions of its own. */
  subFilters?: Array<VariantTypeSearchFilter> | null | undefined;
};

export type AdvancedSearchEvidenceItemsQueryVariables = Exact<{
  query: EvidenceItemSearchFilter;
  createPermalink?: boolean | null | undefined;
}>;


export type AdvancedSearchEvidenceItemsQuery = { result: { resultIds: Array<number>, permalinkId: string | null } };

export type AdvancedSearchAssertionsQueryVariables = Exact<{
  query: AssertionSearchFilter;
  createPermalink?: boolean | null | undefined;
}>;


export type AdvancedSearchAssertionsQuery = { result: { resultIds: Array<number>, permalinkId: string | null } };

export type AdvancedSearchFeaturesQueryVariables = Exact<{
  query: FeatureSearchFilter;
  createPermalink?: boolean | null | undefined;
}>;


export type AdvancedSearchFeaturesQuery = { result: { resultIds: Array<number>, permalinkId: string | null } };

export type AdvancedSearchVariantsQueryVariables = Exact<{
  query: VariantSearchFilter;
  createPermalink?: boolean | null | undefined;
}>;


export type AdvancedSearchVariantsQuery = { result: { resultIds: Array<number>, permalinkId: string | null } };

export type AdvancedSearchMolecularProfilesQueryVariables = Exact<{
  query: MolecularProfileSearchFilter;
  createPermalink?: boolean | null | undefined;
}>;


export type AdvancedSearchMolecularProfilesQuery = { result: { resultIds: Array<number>, permalinkId: string | null } };

export type AdvancedSearchSourcesQueryVariables = Exact<{
  query: SourceSearchFilter;
  createPermalink?: boolean | null | undefined;
}>;


export type AdvancedSearchSourcesQuery = { result: { resultIds: Array<number>, permalinkId: string | null } };

export type AdvancedSearchDiseasesQueryVariables = Exact<{
  query: DiseaseSearchFilter;
  createPermalink?: boolean | null | undefined;
}>;


export type AdvancedSearchDiseasesQuery = { result: { resultIds: Array<number>, permalinkId: string | null } };

export type AdvancedSearchTherapiesQueryVariables = Exact<{
  query: TherapySearchFilter;
  createPermalink?: boolean | null | undefined;
}>;


export type AdvancedSearchTherapiesQuery = { result: { resultIds: Array<number>, permalinkId: string | null } };

export type AdvancedSearchPhenotypesQueryVariables = Exact<{
  query: PhenotypeSearchFilter;
  createPermalink?: boolean | null | undefined;
}>;


export type AdvancedSearchPhenotypesQuery = { result: { resultIds: Array<number>, permalinkId: string | null } };

export type AdvancedSearchVariantTypesQueryVariables = Exact<{
  query: VariantTypeSearchFilter;
  createPermalink?: boolean | null | undefined;
}>;


export type AdvancedSearchVariantTypesQuery = { result: { resultIds: Array<number>, permalinkId: string | null } };

export type AdvancedSearchUsersQueryVariables = Exact<{
  query: UserSearchFilter;
  createPermalink?: boolean | null | undefined;
}>;


export type AdvancedSearchUsersQuery = { result: { resultIds: Array<number>, permalinkId: string | null } };

export type AdvancedSearchCommentsQueryVariables = Exact<{
  query: CommentSearchFilter;
  createPermalink?: boolean | null | undefined;
}>;


export type AdvancedSearchCommentsQuery = { result: { resultIds: Array<number>, permalinkId: string | null } };

export type AdvancedSearchRevisionsQueryVariables = Exact<{
  query: RevisionSearchFilter;
  createPermalink?: boolean | null | undefined;
}>;


export type AdvancedSearchRevisionsQuery = { result: { resultIds: Array<number>, permalinkId: string | null } };

export type AdvancedSearchByPermalinkQueryVariables = Exact<{
  id: string;
}>;


export type AdvancedSearchByPermalinkQuery = { result: { resultIds: Array<number>, permalinkId: string | null, searchEndpoint: string, originalVariables: unknown } };

export type AdvancedSearchNamesQueryVariables = Exact<{
  ids?: Array<number> | number | null | undefined;
  withVariantTypes?: boolean | null | undefined;
  withUsers?: boolean | null | undefined;
}>;


export type AdvancedSearchNamesQuery = { variantTypes?: { nodes: Array<{ id: number, name: string }> }, users?: { nodes: Array<{ id: number, displayName: string }> } };


export const AdvancedSearchEvidenceItemsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdvancedSearchEvidenceItems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EvidenceItemSearchFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"createPermalink"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}},"defaultValue":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"searchEvidenceItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"createPermalink"},"value":{"kind":"Variable","name":{"kind":"Name","value":"createPermalink"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resultIds"}},{"kind":"Field","name":{"kind":"Name","value":"permalinkId"}}]}}]}}]} as unknown as DocumentNode<AdvancedSearchEvidenceItemsQuery, AdvancedSearchEvidenceItemsQueryVariables>;
export const AdvancedSearchAssertionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdvancedSearchAssertions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssertionSearchFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"createPermalink"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}},"defaultValue":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"searchAssertions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"createPermalink"},"value":{"kind":"Variable","name":{"kind":"Name","value":"createPermalink"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resultIds"}},{"kind":"Field","name":{"kind":"Name","value":"permalinkId"}}]}}]}}]} as unknown as DocumentNode<AdvancedSearchAssertionsQuery, AdvancedSearchAssertionsQueryVariables>;
export const AdvancedSearchFeaturesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdvancedSearchFeatures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FeatureSearchFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"createPermalink"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}},"defaultValue":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"searchFeatures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"createPermalink"},"value":{"kind":"Variable","name":{"kind":"Name","value":"createPermalink"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resultIds"}},{"kind":"Field","name":{"kind":"Name","value":"permalinkId"}}]}}]}}]} as unknown as DocumentNode<AdvancedSearchFeaturesQuery, AdvancedSearchFeaturesQueryVariables>;
export const AdvancedSearchVariantsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdvancedSearchVariants"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VariantSearchFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"createPermalink"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}},"defaultValue":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"searchVariants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"createPermalink"},"value":{"kind":"Variable","name":{"kind":"Name","value":"createPermalink"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resultIds"}},{"kind":"Field","name":{"kind":"Name","value":"permalinkId"}}]}}]}}]} as unknown as DocumentNode<AdvancedSearchVariantsQuery, AdvancedSearchVariantsQueryVariables>;
export const AdvancedSearchMolecularProfilesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdvancedSearchMolecularProfiles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MolecularProfileSearchFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"createPermalink"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}},"defaultValue":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"searchMolecularProfiles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"createPermalink"},"value":{"kind":"Variable","name":{"kind":"Name","value":"createPermalink"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resultIds"}},{"kind":"Field","name":{"kind":"Name","value":"permalinkId"}}]}}]}}]} as unknown as DocumentNode<AdvancedSearchMolecularProfilesQuery, AdvancedSearchMolecularProfilesQueryVariables>;
export const AdvancedSearchSourcesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdvancedSearchSources"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SourceSearchFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"createPermalink"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}},"defaultValue":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"searchSources"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"createPermalink"},"value":{"kind":"Variable","name":{"kind":"Name","value":"createPermalink"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resultIds"}},{"kind":"Field","name":{"kind":"Name","value":"permalinkId"}}]}}]}}]} as unknown as DocumentNode<AdvancedSearchSourcesQuery, AdvancedSearchSourcesQueryVariables>;
export const AdvancedSearchDiseasesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdvancedSearchDiseases"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DiseaseSearchFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"createPermalink"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}},"defaultValue":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"searchDiseases"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"createPermalink"},"value":{"kind":"Variable","name":{"kind":"Name","value":"createPermalink"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resultIds"}},{"kind":"Field","name":{"kind":"Name","value":"permalinkId"}}]}}]}}]} as unknown as DocumentNode<AdvancedSearchDiseasesQuery, AdvancedSearchDiseasesQueryVariables>;
export const AdvancedSearchTherapiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdvancedSearchTherapies"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TherapySearchFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"createPermalink"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}},"defaultValue":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"searchTherapies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"createPermalink"},"value":{"kind":"Variable","name":{"kind":"Name","value":"createPermalink"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resultIds"}},{"kind":"Field","name":{"kind":"Name","value":"permalinkId"}}]}}]}}]} as unknown as DocumentNode<AdvancedSearchTherapiesQuery, AdvancedSearchTherapiesQueryVariables>;
export const AdvancedSearchPhenotypesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdvancedSearchPhenotypes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PhenotypeSearchFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"createPermalink"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}},"defaultValue":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"searchPhenotypes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"createPermalink"},"value":{"kind":"Variable","name":{"kind":"Name","value":"createPermalink"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resultIds"}},{"kind":"Field","name":{"kind":"Name","value":"permalinkId"}}]}}]}}]} as unknown as DocumentNode<AdvancedSearchPhenotypesQuery, AdvancedSearchPhenotypesQueryVariables>;
export const AdvancedSearchVariantTypesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdvancedSearchVariantTypes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VariantTypeSearchFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"createPermalink"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}},"defaultValue":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"searchVariantTypes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"createPermalink"},"value":{"kind":"Variable","name":{"kind":"Name","value":"createPermalink"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resultIds"}},{"kind":"Field","name":{"kind":"Name","value":"permalinkId"}}]}}]}}]} as unknown as DocumentNode<AdvancedSearchVariantTypesQuery, AdvancedSearchVariantTypesQueryVariables>;
export const AdvancedSearchUsersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdvancedSearchUsers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserSearchFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"createPermalink"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}},"defaultValue":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"searchUsers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"createPermalink"},"value":{"kind":"Variable","name":{"kind":"Name","value":"createPermalink"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resultIds"}},{"kind":"Field","name":{"kind":"Name","value":"permalinkId"}}]}}]}}]} as unknown as DocumentNode<AdvancedSearchUsersQuery, AdvancedSearchUsersQueryVariables>;
export const AdvancedSearchCommentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdvancedSearchComments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CommentSearchFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"createPermalink"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}},"defaultValue":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"searchComments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"createPermalink"},"value":{"kind":"Variable","name":{"kind":"Name","value":"createPermalink"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resultIds"}},{"kind":"Field","name":{"kind":"Name","value":"permalinkId"}}]}}]}}]} as unknown as DocumentNode<AdvancedSearchCommentsQuery, AdvancedSearchCommentsQueryVariables>;
export const AdvancedSearchRevisionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdvancedSearchRevisions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevisionSearchFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"createPermalink"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}},"defaultValue":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"searchRevisions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"createPermalink"},"value":{"kind":"Variable","name":{"kind":"Name","value":"createPermalink"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resultIds"}},{"kind":"Field","name":{"kind":"Name","value":"permalinkId"}}]}}]}}]} as unknown as DocumentNode<AdvancedSearchRevisionsQuery, AdvancedSearchRevisionsQueryVariables>;
export const AdvancedSearchByPermalinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdvancedSearchByPermalink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"searchByPermalink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"permalinkId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resultIds"}},{"kind":"Field","name":{"kind":"Name","value":"permalinkId"}},{"kind":"Field","name":{"kind":"Name","value":"searchEndpoint"}},{"kind":"Field","name":{"kind":"Name","value":"originalVariables"}}]}}]}}]} as unknown as DocumentNode<AdvancedSearchByPermalinkQuery, AdvancedSearchByPermalinkQueryVariables>;
export const AdvancedSearchNamesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdvancedSearchNames"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withVariantTypes"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}},"defaultValue":{"kind":"BooleanValue","value":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withUsers"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}},"defaultValue":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"variantTypes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withVariantTypes"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withUsers"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}}]}}]}}]} as unknown as DocumentNode<AdvancedSearchNamesQuery, AdvancedSearchNamesQueryVariables>;