// Written by `npm run codegen` from the .graphql files of src/app. Do not edit.
/** Subject of an activity. */
export type ActivitySubjectInput =
  /** Assertion */
  | 'ASSERTION'
  /** Comment */
  | 'COMMENT'
  /** Evidence Item */
  | 'EVIDENCE_ITEM'
  /** Feature */
  | 'FEATURE'
  /** Flag */
  | 'FLAG'
  /** Molecular Profile */
  | 'MOLECULAR_PROFILE'
  /** Revision */
  | 'REVISION'
  /** Revision Set */
  | 'REVISION_SET'
  /** Source */
  | 'SOURCE'
  /** Source Suggestion */
  | 'SOURCE_SUGGESTION'
  /** Variant */
  | 'VARIANT'
  /** Variant Group */
  | 'VARIANT_GROUP';

/** Kind of curation activity. */
export type ActivityTypeInput =
  /** Accept revisions */
  | 'ACCEPT_REVISIONS'
  /** Approve assertion */
  | 'APPROVE_ASSERTION'
  /** Comment */
  | 'COMMENT'
  /** Create molecular profile */
  | 'CREATE_COMPLEX_MOLECULAR_PROFILE'
  /** Create feature */
  | 'CREATE_FEATURE'
  /** Create variant */
  | 'CREATE_VARIANT'
  /** Delete comment */
  | 'DELETE_COMMENT'
  /** Deprecate molecular profile */
  | 'DEPRECATE_COMPLEX_MOLECULAR_PROFILE'
  /** Deprecate feature */
  | 'DEPRECATE_FEATURE'
  /** Deprecate variant */
  | 'DEPRECATE_VARIANT'
  /** Flag */
  | 'FLAG_ENTITY'
  /** Review assertion */
  | 'MODERATE_ASSERTION'
  /** Review evidence */
  | 'MODERATE_EVIDENCE_ITEM'
  /** Reject revisions */
  | 'REJECT_REVISIONS'
  /** Resolve flag */
  | 'RESOLVE_FLAG'
  /** Revoke approval */
  | 'REVOKE_APPROVAL'
  /** Submit assertion */
  | 'SUBMIT_ASSERTION'
  /** Submit evidence */
  | 'SUBMIT_EVIDENCE_ITEM'
  /** Suggest revision */
  | 'SUGGEST_REVISION'
  /** Suggest source */
  | 'SUGGEST_SOURCE'
  /** Update source suggestion */
  | 'UPDATE_SOURCE_SUGGESTION';

/** Input of `addDisease`. */
export type AddDiseaseInput = {
  /** Any text; the payload repeats it, and a curation request with the same text is done once. */
  clientMutationId?: string | null | undefined;
  /** Disease Ontology id: one to seven digits. */
  doid?: string | null | undefined;
  /** Name, of five characters or more, at most 255 characters. */
  name: string;
};

/** Input of `addRemoteCitation`. */
export type AddRemoteCitationInput = {
  /** PubMed id, number of an ASCO abstract, or DOI of a publication of ASH. */
  citationId: string;
  /** Any text; the payload repeats it, and a curation request with the same text is done once. */
  clientMutationId?: string | null | undefined;
  /** The publisher. */
  sourceType: SourceSource;
};

/** Input of `addTherapy`. */
export type AddTherapyInput = {
  /** Any text; the payload repeats it, and a curation request with the same text is done once. */
  clientMutationId?: string | null | undefined;
  /** Name, of three characters or more, at most 255 characters. */
  name: string;
  /** NCI Thesaurus code, such as C1647. */
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

/** A word of a vocabulary; a missing one is neither equal nor unequal. */
export type AmpLevelTypeSearchInput = {
  /** Comparison. */
  operator: EnumSearchOperator;
  /** With what to compare. */
  value: AmpLevel;
};

/** Status of an approval of an assertion. */
export type ApprovalStatus =
  /** Active */
  | 'ACTIVE'
  /** Requires Review */
  | 'REQUIRES_REVIEW'
  /** Revoked */
  | 'REVOKED';

/** Area of expertise. */
export type AreaOfExpertise =
  /** Clinical Scientist */
  | 'CLINICAL_SCIENTIST'
  /** Patient Advocate */
  | 'PATIENT_ADVOCATE'
  /** Research Scientist */
  | 'RESEARCH_SCIENTIST';

/** Direction of an assertion: supports or does not support its significance. */
export type AssertionDirection =
  /** Does Not Support */
  | 'DOES_NOT_SUPPORT'
  /** Supports */
  | 'SUPPORTS';

/** A word of a vocabulary; a missing one is neither equal nor unequal. */
export type AssertionDirectionTypeSearchInput = {
  /** Comparison. */
  operator: EnumSearchOperator;
  /** With what to compare. */
  value: AssertionDirection;
};

/** Everything that is said of an assertion; revisions give the whole new state. */
export type AssertionFields = {
  /** Codes of the ACMG/AMP guideline, for predisposing assertions. */
  acmgCodeIds: Array<number>;
  /** Tier of the AMP/ASCO/CAP guideline; none for predisposing and oncogenic assertions. */
  ampLevel: NullableAmpLevelTypeInput;
  /** Direction; predisposing and oncogenic assertions can only support. */
  assertionDirection: AssertionDirection;
  /** Molecular profile. */
  assertionType: AssertionType;
  /** Codes of the ClinGen/CGC/VICC guideline, for oncogenic assertions. */
  clingenCodeIds: Array<number>;
  /** The reasoning behind it; at most 10,000 characters. */
  description: NullableStringInput;
  /** The disease; always needed. */
  diseaseId: NullableIntInput;
  /** The evidence it cites, at least one item except for oncogenic assertions. */
  evidenceItemIds: Array<number>;
  /** True if the FDA has approved a companion test; predictive assertions only. */
  fdaCompanionTest: NullableBooleanInput;
  /** True if the FDA has approved the therapy for this; predictive assertions only. */
  fdaRegulatoryApproval: NullableBooleanInput;
  /** The molecular profile it is about. */
  molecularProfileId: number;
  /** The NCCN guideline that says the same; together with its version. */
  nccnGuidelineId: NullableIntInput;
  /** Version of the guideline: `3.2018`; at most 100 characters. */
  nccnGuidelineVersion: NullableStringInput;
  /** Phenotypes; an empty list for none. */
  phenotypeIds: Array<number>;
  /** Significance of the molecular profile; allowed values depend on the type. */
  significance: AssertionSignificance;
  /** Summary in one or two sentences; at most 2,000 characters. */
  summary: NullableStringInput;
  /** Therapies: one or more for predictive assertions, none for all others. */
  therapyIds: Array<number>;
  /** Therapy interaction type; only for several therapies. */
  therapyInteractionType: NullableTherapyInteractionTypeInput;
  /** Variant origin; Combined only for molecular profiles of several variants. */
  variantOrigin: VariantOrigin;
};

/** Conditions and subfilters for assertions, at least one of them. */
export type AssertionSearchFilter = {
  /** AMP/ASCO/CAP level. */
  ampLevel?: AmpLevelTypeSearchInput | null | undefined;
  /** Direction. */
  assertionDirection?: AssertionDirectionTypeSearchInput | null | undefined;
  /** Type. */
  assertionType?: AssertionTypeTypeSearchInput | null | undefined;
  /** Operator of conditions and subfilters: all (AND, the default) or any (OR). */
  booleanOperator?: BooleanOperator | null | undefined;
  /** A comment on it. */
  comment?: CommentSearchFilter | null | undefined;
  /** User who submitted it. */
  creatingUser?: UserSearchFilter | null | undefined;
  /** Description. */
  description?: StringSearchInput | null | undefined;
  /** Disease. */
  disease?: DiseaseSearchFilter | null | undefined;
  /** Number of evidence items, rejected ones aside, it cites. */
  evidenceItemCount?: IntSearchInput | null | undefined;
  /** An evidence item that it cites. */
  evidenceItems?: EvidenceItemSearchFilter | null | undefined;
  /** True if there is an FDA approved companion test; not known is neither. */
  fdaCompanionTest?: BooleanSearchInput | null | undefined;
  /** Id of the assertion. */
  id?: IntSearchInput | null | undefined;
  /** True if a flag of it is open. */
  isFlagged?: BooleanSearchInput | null | undefined;
  /** User who accepted, rejected or reverted it. */
  moderatingUser?: UserSearchFilter | null | undefined;
  /** Subject. */
  molecularProfile?: MolecularProfileSearchFilter | null | undefined;
  /** Tag, such as AID7. */
  name?: StringSearchInput | null | undefined;
  /** One of its phenotypes. */
  phenotypes?: PhenotypeSearchFilter | null | undefined;
  /** True if there is a regulatory approval; not known is neither. */
  regulatoryApproval?: BooleanSearchInput | null | undefined;
  /** A revision of it. */
  revisions?: RevisionSearchFilter | null | undefined;
  /** Significance. */
  significance?: AssertionSignificanceTypeSearchInput | null | undefined;
  /** Status; rejected ones are included. */
  status?: EvidenceStatusTypeSearchInput | null | undefined;
  /** Parts of the filter, each with conditions of its own. */
  subFilters?: Array<AssertionSearchFilter> | null | undefined;
  /** One of its therapies. */
  therapies?: TherapySearchFilter | null | undefined;
  /** Origin of the variant. */
  variantOrigin?: VariantOriginTypeSearchInput | null | undefined;
};

/** Significance of an assertion; allowed values depend on its type. */
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
  /** Comparison. */
  operator: EnumSearchOperator;
  /** With what to compare. */
  value: AssertionSignificance;
};

/** Sort order of a list. */
export type AssertionSort = {
  /** By what. */
  column: AssertionSortColumns;
  /** In which direction. */
  direction: SortDirection;
};

/** Sort column of a list. */
export type AssertionSortColumns =
  /** AMP/ASCO/CAP category, as the guideline lists them. */
  | 'AMP_LEVEL'
  /** Direction of the assertion. */
  | 'ASSERTION_DIRECTION'
  /** Type of the assertion. */
  | 'ASSERTION_TYPE'
  /** Name of the disease, or of the first one. */
  | 'DISEASE_NAME'
  /** Number of evidence items. */
  | 'EVIDENCE_ITEMS_COUNT'
  /** Id. */
  | 'ID'
  /** Significance. */
  | 'SIGNIFICANCE'
  /** Status. */
  | 'STATUS'
  /** The summary. */
  | 'SUMMARY';

/** Assertion type: predictive, prognostic, diagnostic, predisposing or oncogenic. */
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
  /** Comparison. */
  operator: EnumSearchOperator;
  /** With what to compare. */
  value: AssertionType;
};

/** Boolean operator of a molecular profile. */
export type BooleanOperator =
  /** AND */
  | 'AND'
  /** OR */
  | 'OR';

/** True if something is so. */
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
  /** Comparison. */
  operator: EnumSearchOperator;
  /** With what to compare. */
  value: Chromosome;
};

/** ClinVar entries of a variant: exactly one of the three. */
export type ClinvarInput = {
  /** Ids at ClinVar, numbers from 1. */
  ids?: Array<number> | null | undefined;
  /** True: somebody looked and found nothing. */
  noneFound?: boolean | null | undefined;
  /** True: ClinVar has no such variants. */
  notApplicable?: boolean | null | undefined;
};

/** Status of a user’s conflict-of-interest disclosure. */
export type CoiStatus =
  /** Conflict */
  | 'CONFLICT'
  /** Expired */
  | 'EXPIRED'
  /** Missing */
  | 'MISSING'
  /** Valid */
  | 'VALID';

/** Conditions and subfilters for comments, at least one of them. */
export type CommentSearchFilter = {
  /** Operator of conditions and subfilters: all (AND, the default) or any (OR). */
  booleanOperator?: BooleanOperator | null | undefined;
  /** Text. */
  comment?: StringSearchInput | null | undefined;
  /** User who wrote it. */
  commenter?: UserSearchFilter | null | undefined;
  /** Time of writing. */
  createdAt?: DateSearchInput | null | undefined;
  /** Id of the comment. */
  id?: IntSearchInput | null | undefined;
  /** Parts of the filter, each with conditions of its own. */
  subFilters?: Array<CommentSearchFilter> | null | undefined;
};

/** Record that can be commented on. */
export type CommentableEntities =
  /** Assertion */
  | 'ASSERTION'
  /** Evidence Item */
  | 'EVIDENCE_ITEM'
  /** Feature */
  | 'FEATURE'
  /** Molecular Profile */
  | 'MOLECULAR_PROFILE'
  /** Source */
  | 'SOURCE'
  /** Variant */
  | 'VARIANT'
  /** Variant Group */
  | 'VARIANT_GROUP';

/** A record that can be commented on. */
export type CommentableInput = {
  /** Kind of record. */
  entityType: CommentableEntities;
  /** Id of the record. */
  id: number;
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

/** Input of `createFeature`. */
export type CreateFeatureInput = {
  /** Any text; the payload repeats it, and a curation request with the same text is done once. */
  clientMutationId?: string | null | undefined;
  /** New record. */
  featureType: CreateableFeatureTypes;
  /** Name; not blank, at most 255 characters. */
  name: string;
  /** On behalf of which organization; needed by members of several, and filled in for members of one. */
  organizationId?: number | null | undefined;
};

/** Input of `createFusionFeature`. */
export type CreateFusionFeatureInput = {
  /** Any text; the payload repeats it, and a curation request with the same text is done once. */
  clientMutationId?: string | null | undefined;
  /** The 5' side. */
  fivePrimeGene: FusionPartnerInput;
  /** On behalf of which organization; needed by members of several, and filled in for members of one. */
  organizationId?: number | null | undefined;
  /** The 3' side. */
  threePrimeGene: FusionPartnerInput;
};

/** Input of `createFusionVariant`. */
export type CreateFusionVariantInput = {
  /** Any text; the payload repeats it, and a curation request with the same text is done once. */
  clientMutationId?: string | null | undefined;
  /** The exons it joins. */
  coordinates: FusionVariantInput;
  /** Feature id of the fusion. */
  featureId: number;
  /** On behalf of which organization; needed by members of several, and filled in for members of one. */
  organizationId?: number | null | undefined;
};

/** Input of `createMolecularProfile`. */
export type CreateMolecularProfileInput = {
  /** Any text; the payload repeats it, and a curation request with the same text is done once. */
  clientMutationId?: string | null | undefined;
  /** On behalf of which organization; needed by members of several, and filled in for members of one. */
  organizationId?: number | null | undefined;
  /** The variants and how they are joined. */
  structure: MolecularProfileComponentInput;
};

/** Input of `createOrganization`. */
export type CreateOrganizationInput = {
  /** True if members may be given the right to approve assertions for it. */
  canApprove?: boolean;
  /** Any text; the payload repeats it, and a curation request with the same text is done once. */
  clientMutationId?: string | null | undefined;
  /** Description; at most 10,000 characters. */
  description?: string | null | undefined;
  /** True if it is an approved variant curation expert panel of ClinGen. */
  isApprovedVcep?: boolean;
  /** Name, which no other organization has; at most 100 characters. */
  name: string;
  /** Id of the organization that it belongs to, which itself belongs to none. */
  parentId?: number | null | undefined;
  /** Own site. */
  url?: string | null | undefined;
};

/** Input of `createRegionFeature`. */
export type CreateRegionFeatureInput = {
  /** Any text; the payload repeats it, and a curation request with the same text is done once. */
  clientMutationId?: string | null | undefined;
  /** Ids of the cytogenetic regions in the order of the name, each once. */
  cytogeneticRegionIds: Array<number>;
  /** On behalf of which organization; needed by members of several, and filled in for members of one. */
  organizationId?: number | null | undefined;
};

/** Input of `createRegionVariant`. */
export type CreateRegionVariantInput = {
  /** Any text; the payload repeats it, and a curation request with the same text is done once. */
  clientMutationId?: string | null | undefined;
  /** Feature id of the region. */
  featureId: number;
  /** Alteration of the region. */
  name: RegionVariantName;
  /** On behalf of which organization; needed by members of several, and filled in for members of one. */
  organizationId?: number | null | undefined;
};

/** Input of `createVariant`. */
export type CreateVariantInput = {
  /** Any text; the payload repeats it, and a curation request with the same text is done once. */
  clientMutationId?: string | null | undefined;
  /** Id of the gene or factor. */
  featureId: number;
  /** Name; not blank, at most 255 characters. */
  name: string;
  /** On behalf of which organization; needed by members of several, and filled in for members of one. */
  organizationId?: number | null | undefined;
};

/** The kinds of feature that people can add. */
export type CreateableFeatureTypes =
  /** Factor */
  | 'FACTOR';

/** A point in time. */
export type DateSearchInput = {
  /** With what to compare. */
  date: string;
  /** Comparison. */
  operator: DateSearchOperator;
};

/** Comparison operator. */
export type DateSearchOperator =
  /** Later than the value. */
  | 'AFTER'
  /** Earlier than the value. */
  | 'BEFORE'
  /** As late as the value or later. */
  | 'ON_OR_AFTER'
  /** As early as the value or earlier. */
  | 'ON_OR_BEFORE';

/** Kinds of record that can be taken out of use. Of this service, not of the contract. */
export type DeprecableEntities =
  /** A factor, fusion or region. */
  | 'FEATURE'
  /** A molecular profile of several variants, or with NOT. */
  | 'MOLECULAR_PROFILE'
  /** A variant. */
  | 'VARIANT';

/** One of the two directions along a sequence. */
export type Direction =
  /** Negative */
  | 'NEGATIVE'
  /** Positive */
  | 'POSITIVE';

/** Conditions and subfilters for diseases, at least one of them. */
export type DiseaseSearchFilter = {
  /** Operator of conditions and subfilters: all (AND, the default) or any (OR). */
  booleanOperator?: BooleanOperator | null | undefined;
  /** True if it is out of use. */
  deprecated?: BooleanSearchInput | null | undefined;
  /** One of its other names. */
  diseaseAliases?: StringSearchInput | null | undefined;
  /** Place in the Disease Ontology, from a DOID with or without `DOID:`. */
  doid?: OntologyTermSearchInput | null | undefined;
  /** Id of the disease. */
  id?: IntSearchInput | null | undefined;
  /** Name. */
  name?: StringSearchInput | null | undefined;
  /** Parts of the filter, each with conditions of its own. */
  subFilters?: Array<DiseaseSearchFilter> | null | undefined;
};

/** Sort order of a list. */
export type DiseasesSort = {
  /** By what. */
  column: DiseasesSortColumns;
  /** In which direction. */
  direction: SortDirection;
};

/** Sort column of a list. */
export type DiseasesSortColumns =
  /** Number of assertions. */
  | 'ASSERTION_COUNT'
  /** Disease Ontology id. */
  | 'DOID'
  /** Number of evidence items. */
  | 'EVIDENCE_ITEM_COUNT'
  /** Number of features. */
  | 'FEATURE_COUNT'
  /** Name. */
  | 'NAME'
  /** Number of variants. */
  | 'VARIANT_COUNT';

/** Bases of a sequence: the letters A, C, T, G and /. */
export type DnaBaseStringInput = {
  /** Comparison. */
  operator: StringSearchOperator;
  /** With what to compare. IS_NULL and IS_NOT_NULL take none, all others need it. */
  value?: string | null | undefined;
};

/** Input of `editOrganization`. */
export type EditOrganizationInput = {
  /** True if members may be given the right to approve assertions for it. */
  canApprove?: boolean;
  /** Any text; the payload repeats it, and a curation request with the same text is done once. */
  clientMutationId?: string | null | undefined;
  /** Description; at most 10,000 characters. */
  description?: string | null | undefined;
  /** Id of the organization. */
  id: number;
  /** True if it is an approved variant curation expert panel of ClinGen. */
  isApprovedVcep?: boolean;
  /** Name, which no other organization has; at most 100 characters. */
  name: string;
  /** Id of the organization that it belongs to, which itself belongs to none. */
  parentId?: number | null | undefined;
  /** Own site. */
  url?: string | null | undefined;
};

/** Input of `editUser`. */
export type EditUserInput = {
  /** Area of expertise. */
  areaOfExpertise: NullableAreaOfExpertiseTypeInput;
  /** Biography; at most 10,000 characters. */
  bio: NullableStringInput;
  /** Any text; the payload repeats it, and a curation request with the same text is done once. */
  clientMutationId?: string | null | undefined;
  /** Id of the country the person lives in. */
  countryId: NullableIntInput;
  /** The e-mail address, with which the person signs in; editors need one. */
  email: string;
  /** Name at Facebook. */
  facebookProfile: NullableStringInput;
  /** Name at LinkedIn. */
  linkedinProfile: NullableStringInput;
  /** The full name; at most 100 characters. */
  name: NullableStringInput;
  /** The ORCID iD, such as 0000-0002-1825-0097. */
  orcid: NullableIDInput;
  /** Name at Twitter. */
  twitterHandle: NullableStringInput;
  /** A page about the person. */
  url: NullableStringInput;
  /** The name by which the person is mentioned: no white space, no @, not the name of a role. */
  username: string;
};

/** Comparison operator. */
export type EnumSearchOperator =
  /** The same as the value. */
  | 'EQ'
  /** Other than the value. */
  | 'NE';

/** Action of an event. */
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

/** Direction of evidence: supports or does not support its significance. */
export type EvidenceDirection =
  /** Does Not Support */
  | 'DOES_NOT_SUPPORT'
  /** N/A */
  | 'NA'
  /** Supports */
  | 'SUPPORTS';

/** A word of a vocabulary; a missing one is neither equal nor unequal. */
export type EvidenceDirectionTypeSearchInput = {
  /** Comparison. */
  operator: EnumSearchOperator;
  /** With what to compare. */
  value: EvidenceDirection;
};

/** Everything that is said of an evidence item; revisions give the whole new state. */
export type EvidenceItemFields = {
  /** Evidence statement in own words; at most 10,000 characters. */
  description: NullableStringInput;
  /** The disease; functional evidence has none, all other has one. */
  diseaseId: NullableIntInput;
  /** Direction: supports or does not support the significance. */
  evidenceDirection: EvidenceDirection;
  /** Evidence level. */
  evidenceLevel: EvidenceLevel;
  /** Molecular profile. */
  evidenceType: EvidenceType;
  /** The molecular profile it is about. */
  molecularProfileId: number;
  /** Phenotypes; an empty list for none. */
  phenotypeIds: Array<number>;
  /** Evidence rating, 1 to 5 stars. */
  rating: number;
  /** Significance of the molecular profile; allowed values depend on the type. */
  significance: EvidenceSignificance;
  /** Source. */
  sourceId: number;
  /** Therapies: one or more for predictive evidence, none for all other. */
  therapyIds: Array<number>;
  /** Therapy interaction type; only for several therapies. */
  therapyInteractionType: NullableTherapyInteractionTypeInput;
  /** Variant origin; Combined only for molecular profiles of several variants. */
  variantOrigin: VariantOrigin;
};

/** Conditions and subfilters for evidence items, at least one of them. */
export type EvidenceItemSearchFilter = {
  /** An assertion that cites it. */
  assertion?: AssertionSearchFilter | null | undefined;
  /** Operator of conditions and subfilters: all (AND, the default) or any (OR). */
  booleanOperator?: BooleanOperator | null | undefined;
  /** A comment on it. */
  comment?: CommentSearchFilter | null | undefined;
  /** User who submitted it. */
  creatingUser?: UserSearchFilter | null | undefined;
  /** Statement. */
  description?: StringSearchInput | null | undefined;
  /** Disease. */
  disease?: DiseaseSearchFilter | null | undefined;
  /** Direction. */
  evidenceDirection?: EvidenceDirectionTypeSearchInput | null | undefined;
  /** Level. */
  evidenceLevel?: EvidenceLevelTypeSearchInput | null | undefined;
  /** Rating, 1 to 5. */
  evidenceRating?: IntSearchInput | null | undefined;
  /** Type. */
  evidenceType?: EvidenceTypeTypeSearchInput | null | undefined;
  /** Id of the evidence item. */
  id?: IntSearchInput | null | undefined;
  /** True if a flag of it is open. */
  isFlagged?: BooleanSearchInput | null | undefined;
  /** User who accepted, rejected or reverted it. */
  moderatingUser?: UserSearchFilter | null | undefined;
  /** Subject. */
  molecularProfile?: MolecularProfileSearchFilter | null | undefined;
  /** Number of pending revisions. */
  openRevisionCount?: IntSearchInput | null | undefined;
  /** One of its phenotypes. */
  phenotypes?: PhenotypeSearchFilter | null | undefined;
  /** A revision of it. */
  revisions?: RevisionSearchFilter | null | undefined;
  /** Significance. */
  significance?: EvidenceSignificanceTypeSearchInput | null | undefined;
  /** Source. */
  source?: SourceSearchFilter | null | undefined;
  /** Status; rejected ones are included. */
  status?: EvidenceStatusTypeSearchInput | null | undefined;
  /** Parts of the filter, each with conditions of its own. */
  subFilters?: Array<EvidenceItemSearchFilter> | null | undefined;
  /** One of its therapies. */
  therapies?: TherapySearchFilter | null | undefined;
  /** Therapy interaction type. */
  therapyInteractionType?: TherapyInteractionTypeSearchInput | null | undefined;
};

/** Evidence level, A (validated association) to E (inferential association). */
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
  /** Comparison. */
  operator: EnumSearchOperator;
  /** With what to compare. */
  value: EvidenceLevel;
};

/** Significance of evidence; allowed values depend on its type. */
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
  /** Comparison. */
  operator: EnumSearchOperator;
  /** With what to compare. */
  value: EvidenceSignificance;
};

/** Sort order of a list. */
export type EvidenceSort = {
  /** By what. */
  column: EvidenceSortColumns;
  /** In which direction. */
  direction: SortDirection;
};

/** Sort column of a list. */
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

/** Review status of an evidence item or assertion. */
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

/** A word of a vocabulary; a missing one is neither equal nor unequal. */
export type EvidenceStatusTypeSearchInput = {
  /** Comparison. */
  operator: EnumSearchOperator;
  /** With what to compare. */
  value: EvidenceStatus;
};

/** Evidence type: predictive, prognostic, diagnostic, predisposing, oncogenic or functional. */
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
  /** Comparison. */
  operator: EnumSearchOperator;
  /** With what to compare. */
  value: EvidenceType;
};

/** Side of a fusion and end of its exons. */
export type ExonCoordinateType =
  /** Five Prime End Exon Coordinate */
  | 'FIVE_PRIME_END_EXON_COORDINATE'
  /** Five Prime Start Exon Coordinate */
  | 'FIVE_PRIME_START_EXON_COORDINATE'
  /** Three Prime End Exon Coordinate */
  | 'THREE_PRIME_END_EXON_COORDINATE'
  /** Three Prime Start Exon Coordinate */
  | 'THREE_PRIME_START_EXON_COORDINATE';

/** Everything of a factor that people change. */
export type FactorFields = {
  /** Other names; those that nobody used yet are made, of at most 1,000 characters each. */
  aliases: Array<string>;
  /** Description in Markdown; at most 10,000 characters. */
  description: NullableStringInput;
  /** Name in full; at most 255 characters. */
  fullName: NullableStringInput;
  /** Name, short; no other factor has it; at most 255 characters. */
  name: string;
  /** Code in the NCI Thesaurus. */
  ncitId: NullableStringInput;
  /** Sources of the description. */
  sourceIds: Array<number>;
};

/** Everything of a factor's variant that people change. */
export type FactorVariantFields = {
  /** Other names; those that nobody used yet are made, of at most 1,000 characters each. */
  aliases: Array<string>;
  /** The feature that it is a variant of; of the same kind. */
  featureId: number;
  /** Name, at most 255 characters; no other variant of the feature has it. */
  name: string;
  /** Code in the NCI Thesaurus. */
  ncitId: NullableStringInput;
  /** Variant types, terms of the Sequence Ontology. */
  variantTypeIds: Array<number>;
};

/** Reason for deprecating a feature. */
export type FeatureDeprecationReason =
  /** Duplicate */
  | 'DUPLICATE'
  /** Invalid */
  | 'INVALID'
  /** Other */
  | 'OTHER';

/** A word of a vocabulary; a missing one is neither equal nor unequal. */
export type FeatureDeprecationReasonTypeSearchInput = {
  /** Comparison. */
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
  /** Comparison. */
  operator: EnumSearchOperator;
  /** With what to compare. */
  value: FeatureInstanceTypes;
};

/** Conditions and subfilters for features, at least one of them. */
export type FeatureSearchFilter = {
  /** One of its other names. */
  alias?: StringSearchInput | null | undefined;
  /** Operator of conditions and subfilters: all (AND, the default) or any (OR). */
  booleanOperator?: BooleanOperator | null | undefined;
  /** A comment on it. */
  comment?: CommentSearchFilter | null | undefined;
  /** User who made it. */
  creatingUser?: UserSearchFilter | null | undefined;
  /** User who deprecated it. */
  deprecatingUser?: UserSearchFilter | null | undefined;
  /** Reason for the deprecation. */
  deprecationReason?: FeatureDeprecationReasonTypeSearchInput | null | undefined;
  /** Description. */
  description?: StringSearchInput | null | undefined;
  /** Entrez id of a gene. */
  entrezId?: IntSearchInput | null | undefined;
  /** Symbol of a gene. */
  entrezSymbol?: StringSearchInput | null | undefined;
  /** Kind. */
  featureInstanceType?: FeatureInstanceTypesSearchInput | null | undefined;
  /** Entrez id of the gene on the 5' side of a fusion. */
  fivePrimePartnerEntrezId?: IntSearchInput | null | undefined;
  /** Symbol of the gene on the 5' side of a fusion. */
  fivePrimePartnerEntrezSymbol?: StringSearchInput | null | undefined;
  /** True if there is an assertion on a profile of one of its variants. */
  hasAssertion?: BooleanSearchInput | null | undefined;
  /** Id of the feature. */
  id?: IntSearchInput | null | undefined;
  /** True if it is out of use; without this only those in use are found. */
  isDeprecated?: BooleanSearchInput | null | undefined;
  /** True if a flag of it is open. */
  isFlagged?: BooleanSearchInput | null | undefined;
  /** NCI Thesaurus id of a factor. */
  ncitId?: StringSearchInput | null | undefined;
  /** Number of pending revisions. */
  openRevisionCount?: IntSearchInput | null | undefined;
  /** Parts of the filter, each with conditions of its own. */
  subFilters?: Array<FeatureSearchFilter> | null | undefined;
  /** Entrez id of the gene on the 3' side of a fusion. */
  threePrimePartnerEntrezId?: IntSearchInput | null | undefined;
  /** Symbol of the gene on the 3' side of a fusion. */
  threePrimePartnerEntrezSymbol?: StringSearchInput | null | undefined;
};

/** Sort order of a list. */
export type FeaturesSort = {
  /** By what. */
  column: FeaturesSortColumns;
  /** In which direction. */
  direction: SortDirection;
};

/** Sort column of a list. */
export type FeaturesSortColumns =
  /** Number of assertions. */
  | 'assertionCount'
  /** Name of the disease, or of the first one. */
  | 'diseaseName'
  /** Number of evidence items. */
  | 'evidenceItemCount'
  /** First of the other names of the feature. */
  | 'featureAlias'
  /** Full name of the feature. */
  | 'featureFullName'
  /** Name of the feature. */
  | 'featureName'
  /** Number of molecular profiles. */
  | 'molecularProfileCount'
  /** Name of the therapy, or of the first one. */
  | 'therapyName'
  /** Number of variants. */
  | 'variantCount';

/** State of a flag. */
export type FlagState =
  /** Open */
  | 'OPEN'
  /** Resolved */
  | 'RESOLVED';

/** Record that can be flagged. */
export type FlaggableEntities =
  /** Assertion */
  | 'ASSERTION'
  /** Evidence Item */
  | 'EVIDENCE_ITEM'
  /** Feature */
  | 'FEATURE'
  /** Molecular Profile */
  | 'MOLECULAR_PROFILE'
  /** Variant */
  | 'VARIANT'
  /** Variant Group */
  | 'VARIANT_GROUP';

/** A record that can be flagged. */
export type FlaggableInput = {
  /** Kind of record. */
  entityType: FlaggableEntities;
  /** Id of the record. */
  id: number;
};

/** A number; a missing one is neither equal nor unequal. */
export type FloatSearchInput = {
  /** Comparison. */
  operator: FloatSearchOperator;
  /** With what to compare. */
  value: number;
};

/** Comparison operator. */
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

/** Everything of a fusion that people change. */
export type FusionFields = {
  /** Other names; those that nobody used yet are made, of at most 1,000 characters each. */
  aliases: Array<string>;
  /** Description in Markdown; at most 10,000 characters. */
  description: NullableStringInput;
  /** Feature ids of the genes known among the multiple partners of one side. */
  knownPartnerGeneIds: Array<number>;
  /** Sources of the description. */
  sourceIds: Array<number>;
};

/** One side of a fusion. */
export type FusionPartnerInput = {
  /** Feature id of the gene. */
  geneId?: number | null | undefined;
  /** Status of the partner; KNOWN exactly when its gene is given. */
  partnerStatus: FusionPartnerStatus;
};

/** Status of a fusion partner. */
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

/** Everything of a gene that people change. */
export type GeneFields = {
  /** Description in Markdown; at most 10,000 characters. */
  description: NullableStringInput;
  /** Sources of the description. */
  sourceIds: Array<number>;
};

/** Coordinates of a gene variant: nothing, or all but the bases and the Ensembl version. */
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
  /** ClinVar entries. */
  clinvarIds: ClinvarInput;
  /** Coordinates. */
  coordinates: GeneVariantCoordinateInput;
  /** The feature that it is a variant of; of the same kind. */
  featureId: number;
  /** HGVS descriptions. */
  hgvsDescriptions: Array<string>;
  /** Name, at most 255 characters; no other variant of the feature has it. Fusions are variants of fusions, not of genes. */
  name: string;
  /** Variant types, terms of the Sequence Ontology. */
  variantTypeIds: Array<number>;
};

/** A whole number; a missing one is neither equal nor unequal. */
export type IntSearchInput = {
  /** Comparison. */
  operator: IntSearchOperator;
  /** With what to compare. */
  value: number;
};

/** Comparison operator. */
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

/** Origin of the contents of the knowledgebase. */
export type KnowledgebaseContents =
  /** Empty */
  | 'EMPTY'
  /** Release */
  | 'RELEASE'
  /** Starter */
  | 'STARTER';

/** Input of `markNotificationsAsRead`. */
export type MarkNotificationsAsReadInput = {
  /** Any text; the payload repeats it, and a curation request with the same text is done once. */
  clientMutationId?: string | null | undefined;
  /** Only what tells of this. */
  eventType?: EventAction | null | undefined;
  /** Only what has this reason. */
  notificationReason?: NotificationReason | null | undefined;
  /** Only what happened after this time. */
  occurredAfter?: string | null | undefined;
  /** Only what happened before this time. */
  occurredBefore?: string | null | undefined;
  /** Only what happened on behalf of this organization. */
  organizationId?: number | null | undefined;
  /** Only what this user did. */
  originatingUserId?: number | null | undefined;
  /** Only what happened to such records. */
  subjectType?: Array<ActivitySubjectInput> | null | undefined;
  /** The highest id to mark: what arrived later stays unread. */
  upToId: number;
};

/** Record that can be revised. */
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
  /** Comparison. */
  operator: EnumSearchOperator;
  /** With what to compare. */
  value: ModeratedEntities;
};

/** A record that can be revised. */
export type ModeratedInput = {
  /** Kind of record. */
  entityType: ModeratedEntities;
  /** Id of the record. */
  id: number;
};

/** Variants and nested groups of variants that are joined by one operator. */
export type MolecularProfileComponentInput = {
  /** Boolean operator; required for more than one. */
  booleanOperator?: BooleanOperator | null | undefined;
  /** The nested groups. */
  complexComponents?: Array<MolecularProfileComponentInput> | null | undefined;
  /** The variants. */
  variantComponents?: Array<VariantComponent> | null | undefined;
};

/** Reason for deprecating a complex molecular profile. */
export type MolecularProfileDeprecationReasonMutationInput =
  /** Duplicate */
  | 'DUPLICATE'
  /** Invalid */
  | 'INVALID'
  /** Other */
  | 'OTHER';

/** Everything of a molecular profile that people change. */
export type MolecularProfileFields = {
  /** Other names of a complex profile; that of a single variant has its variant’s, whatever is given. */
  aliases: Array<string>;
  /** Description in Markdown; at most 10,000 characters. */
  description: NullableStringInput;
  /** Sources of the description. */
  sourceIds: Array<number>;
};

/** Conditions and subfilters for molecular profiles, at least one of them. */
export type MolecularProfileSearchFilter = {
  /** One of its other names. */
  alias?: StringSearchInput | null | undefined;
  /** Operator of conditions and subfilters: all (AND, the default) or any (OR). */
  booleanOperator?: BooleanOperator | null | undefined;
  /** A comment on it. */
  comment?: CommentSearchFilter | null | undefined;
  /** User who made it. */
  creatingUser?: UserSearchFilter | null | undefined;
  /** User who deprecated it. */
  deprecatingUser?: UserSearchFilter | null | undefined;
  /** Description. */
  description?: StringSearchInput | null | undefined;
  /** Number of evidence items, of any status, speak of it. */
  evidenceItemsCount?: IntSearchInput | null | undefined;
  /** True if there is an assertion, of any status, on it. */
  hasAssertion?: BooleanSearchInput | null | undefined;
  /** Id of the profile. */
  id?: IntSearchInput | null | undefined;
  /** True if a flag of it is open. */
  isFlagged?: BooleanSearchInput | null | undefined;
  /** The feature, the variant, or `feature variant`, of one of its variants. */
  name?: StringSearchInput | null | undefined;
  /** Number of pending revisions. */
  openRevisionCount?: IntSearchInput | null | undefined;
  /** A revision of it. */
  revisions?: RevisionSearchFilter | null | undefined;
  /** Score. */
  score?: FloatSearchInput | null | undefined;
  /** A source of its description. */
  source?: SourceSearchFilter | null | undefined;
  /** Parts of the filter, each with conditions of its own. */
  subFilters?: Array<MolecularProfileSearchFilter> | null | undefined;
};

/** Sort order of a list. */
export type MolecularProfilesSort = {
  /** By what. */
  column: MolecularProfilesSortColumns;
  /** In which direction. */
  direction: SortDirection;
};

/** Sort column of a list. */
export type MolecularProfilesSortColumns =
  /** Number of assertions. */
  | 'assertionCount'
  /** Number of evidence items. */
  | 'evidenceItemCount'
  /** Score of the evidence of the molecular profile. */
  | 'molecularProfileScore'
  /** Number of variants. */
  | 'variantCount';

/** Reason for a notification. */
export type NotificationReason =
  /** Mention */
  | 'MENTION'
  /** Subscription */
  | 'SUBSCRIPTION';

/** An AMP/ASCO/CAP level to set, or `unset: true` to empty the field. An absent, null or blank value empties it too. */
export type NullableAmpLevelTypeInput = {
  /** True to empty the field; then no value may be given. */
  unset?: boolean | null | undefined;
  /** The new value. */
  value?: AmpLevel | null | undefined;
};

/** An area of expertise to set, or `unset: true` to empty the field. An absent, null or blank value empties it too. */
export type NullableAreaOfExpertiseTypeInput = {
  /** True to empty the field; then no value may be given. */
  unset?: boolean | null | undefined;
  /** The new value. */
  value?: AreaOfExpertise | null | undefined;
};

/** Yes or no to set, or `unset: true` to empty the field. An absent, null or blank value empties it too. */
export type NullableBooleanInput = {
  /** True to empty the field; then no value may be given. */
  unset?: boolean | null | undefined;
  /** The new value. */
  value?: boolean | null | undefined;
};

/** An id to set, or `unset: true` to empty the field. An absent, null or blank value empties it too. */
export type NullableIDInput = {
  /** True to empty the field; then no value may be given. */
  unset?: boolean | null | undefined;
  /** The new value. */
  value?: string | null | undefined;
};

/** A whole number to set, or `unset: true` to empty the field. An absent, null or blank value empties it too. */
export type NullableIntInput = {
  /** True to empty the field; then no value may be given. */
  unset?: boolean | null | undefined;
  /** The new value. */
  value?: number | null | undefined;
};

/** A text to set, or `unset: true` to empty the field. An absent, null or blank value empties it too. */
export type NullableStringInput = {
  /** True to empty the field; then no value may be given. */
  unset?: boolean | null | undefined;
  /** The new value. */
  value?: string | null | undefined;
};

/** Therapy interaction type to set, or `unset: true` to empty the field. An absent, null or blank value empties it too. */
export type NullableTherapyInteractionTypeInput = {
  /** True to empty the field; then no value may be given. */
  unset?: boolean | null | undefined;
  /** The new value. */
  value?: TherapyInteraction | null | undefined;
};

/** A term by its id in its ontology, alone or with the terms around it. */
export type OntologyTermSearchInput = {
  /** Comparison. */
  operator: OntologyTermSearchOperator;
  /** Id of the term. IS_NULL and IS_NOT_NULL take none, all others need it. */
  value?: string | null | undefined;
};

/** Comparison operator. */
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

/** Organizations that a list is limited to. */
export type OrganizationFilter = {
  /** One of these. */
  ids?: Array<number> | null | undefined;
  /** Also those that belong to them. */
  includeSubgroups?: boolean | null | undefined;
  /** Beginning of the name. */
  name?: string | null | undefined;
};

/** Conditions and subfilters for phenotypes, at least one of them. */
export type PhenotypeSearchFilter = {
  /** Operator of conditions and subfilters: all (AND, the default) or any (OR). */
  booleanOperator?: BooleanOperator | null | undefined;
  /** Description. */
  description?: StringSearchInput | null | undefined;
  /** Place in the Human Phenotype Ontology, from an id with or without `HP:`. */
  hpoId?: OntologyTermSearchInput | null | undefined;
  /** Id of the phenotype. */
  id?: IntSearchInput | null | undefined;
  /** Name. */
  name?: StringSearchInput | null | undefined;
  /** Parts of the filter, each with conditions of its own. */
  subFilters?: Array<PhenotypeSearchFilter> | null | undefined;
};

/** Sort order of a list. */
export type PhenotypeSort = {
  /** By what. */
  column: PhenotypeSortColumns;
  /** In which direction. */
  direction: SortDirection;
};

/** Sort column of a list. */
export type PhenotypeSortColumns =
  /** Number of assertions. */
  | 'ASSERTION_COUNT'
  /** Number of evidence items. */
  | 'EVIDENCE_ITEM_COUNT'
  /** Human Phenotype Ontology id. */
  | 'HPO_ID'
  /** Name. */
  | 'NAME';

/** Read status of a notification. */
export type ReadStatus =
  /** Read */
  | 'READ'
  /** Unread */
  | 'UNREAD';

/** Kind of change of a record between two versions of the knowledge. */
export type RecordChangeKind =
  /** Added */
  | 'ADDED'
  /** Direction or significance */
  | 'DIRECTION'
  /** Level */
  | 'LEVEL'
  /** Other fields */
  | 'OTHER'
  /** Removed */
  | 'REMOVED'
  /** Status */
  | 'STATUS'
  /** Text only */
  | 'TEXT';

/** Origin of a record. */
export type RecordOrigin =
  /** Local */
  | 'LOCAL'
  /** Release */
  | 'RELEASE'
  /** Sample */
  | 'SAMPLE'
  /** Starter */
  | 'STARTER';

/** Kinds of record in a record search. */
export type RecordSearchKind =
  /** Assertion */
  | 'ASSERTION'
  /** Clinical Trial */
  | 'CLINICAL_TRIAL'
  /** Disease */
  | 'DISEASE'
  /** Evidence Item */
  | 'EVIDENCE_ITEM'
  /** Feature */
  | 'FEATURE'
  /** Molecular Profile */
  | 'MOLECULAR_PROFILE'
  /** Phenotype */
  | 'PHENOTYPE'
  /** Revision */
  | 'REVISION'
  /** Source */
  | 'SOURCE'
  /** Therapy */
  | 'THERAPY'
  /** Variant */
  | 'VARIANT'
  /** Variant Group */
  | 'VARIANT_GROUP'
  /** Variant Type */
  | 'VARIANT_TYPE';

/** A reference sequence of the human genome. */
export type ReferenceBuild =
  /** GRCh37 */
  | 'GRCH37'
  /** GRCh38 */
  | 'GRCH38'
  /** NCBI36 */
  | 'NCBI36';

/** Everything of a region that people change. */
export type RegionFields = {
  /** Other names; those that nobody used yet are made, of at most 1,000 characters each. */
  aliases: Array<string>;
  /** Description in Markdown; at most 10,000 characters. */
  description: NullableStringInput;
  /** Sources of the description. */
  sourceIds: Array<number>;
};

/** Everything of a region's variant that people change. */
export type RegionVariantFields = {
  /** Other names; those that nobody used yet are made, of at most 1,000 characters each. */
  aliases: Array<string>;
  /** Variant types, terms of the Sequence Ontology. */
  variantTypeIds: Array<number>;
};

/** Alteration of a cytogenetic region; names of its variants. */
export type RegionVariantName =
  /** Addition */
  | 'ADDITION'
  /** Amplification */
  | 'AMPLIFICATION'
  /** cnLOH */
  | 'CNLOH'
  /** Deletion */
  | 'DELETION'
  /** Disomy */
  | 'DISOMY'
  /** Duplication */
  | 'DUPLICATION'
  /** Homozygous Deletion */
  | 'HOMOZYGOUS_DELETION'
  /** Monosomy */
  | 'MONOSOMY'
  /** Nullisomy */
  | 'NULLISOMY'
  /** Ring */
  | 'RING'
  /** Tetrasomy */
  | 'TETRASOMY'
  /** Translocation */
  | 'TRANSLOCATION'
  /** Triplication */
  | 'TRIPLICATION'
  /** Trisomy */
  | 'TRISOMY';

/** Conditions and subfilters for revisions, at least one of them. */
export type RevisionSearchFilter = {
  /** Operator of conditions and subfilters: all (AND, the default) or any (OR). */
  booleanOperator?: BooleanOperator | null | undefined;
  /** A comment on it. */
  comment?: CommentSearchFilter | null | undefined;
  /** Time of the suggestion. */
  createdAt?: DateSearchInput | null | undefined;
  /** User who suggested it. */
  creatingUser?: UserSearchFilter | null | undefined;
  /** The field that it changes, such as `therapy_ids`. */
  fieldName?: StringSearchInput | null | undefined;
  /** User who decided on it. */
  moderatingUser?: UserSearchFilter | null | undefined;
  /** Status. */
  status?: RevisionStatusSearchInput | null | undefined;
  /** Parts of the filter, each with conditions of its own. */
  subFilters?: Array<RevisionSearchFilter> | null | undefined;
  /** Id of the record that it changes. */
  subjectId?: IntSearchInput | null | undefined;
  /** Kind of record it changes. */
  subjectType?: ModeratedEntitiesTypeSearchInput | null | undefined;
};

/** Status of a revision. */
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
  /** Comparison. */
  operator: EnumSearchOperator;
  /** With what to compare. */
  value: RevisionStatus;
};

/** Kind of match of a search, the closest first. */
export type SearchMatch =
  /** Beginning */
  | 'BEGINNING'
  /** Beginning Of Name */
  | 'BEGINNING_OF_NAME'
  /** Identifier */
  | 'IDENTIFIER'
  /** Name */
  | 'NAME'
  /** Other Name */
  | 'OTHER_NAME'
  /** Part */
  | 'PART'
  /** Spelling */
  | 'SPELLING'
  /** Words */
  | 'WORDS';

/** Registration policy. */
export type SignUpMode =
  /** Nobody; accounts are made for people. */
  | 'CLOSED'
  /** Invitation by an administrator. */
  | 'INVITATION'
  /** Anyone. */
  | 'OPEN';

/** From small to large or from large to small. */
export type SortDirection =
  /** Small first, A first, old first. */
  | 'ASC'
  /** Large first, Z first, new first. */
  | 'DESC';

/** Conditions and subfilters for sources, at least one of them. */
export type SourceSearchFilter = {
  /** Abstract. */
  abstract?: StringSearchInput | null | undefined;
  /** First names of one of its authors. */
  authorFirstName?: StringSearchInput | null | undefined;
  /** Last name of one of its authors. */
  authorLastName?: StringSearchInput | null | undefined;
  /** Operator of conditions and subfilters: all (AND, the default) or any (OR). */
  booleanOperator?: BooleanOperator | null | undefined;
  /** Citation. */
  citation?: StringSearchInput | null | undefined;
  /** PubMed id, ASCO id or DOI. */
  citationId?: StringSearchInput | null | undefined;
  /** A comment on it. */
  comment?: CommentSearchFilter | null | undefined;
  /** True if it is out of use, by decision or by retraction. */
  deprecated?: BooleanSearchInput | null | undefined;
  /** Id of the source. */
  id?: IntSearchInput | null | undefined;
  /** True if it was retracted. */
  isRetracted?: BooleanSearchInput | null | undefined;
  /** The journal, in short. */
  journal?: StringSearchInput | null | undefined;
  /** Service of the citation id. */
  sourceType?: SourceSourceTypeSearchInput | null | undefined;
  /** Parts of the filter, each with conditions of its own. */
  subFilters?: Array<SourceSearchFilter> | null | undefined;
  /** Title. */
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
  /** Comparison. */
  operator: EnumSearchOperator;
  /** With what to compare. */
  value: SourceSource;
};

/** Status of a source suggestion. */
export type SourceSuggestionStatus =
  /** Curated */
  | 'CURATED'
  /** New */
  | 'NEW'
  /** Rejected */
  | 'REJECTED';

/** Sort order of a list. */
export type SourcesSort = {
  /** By what. */
  column: SourcesSortColumns;
  /** In which direction. */
  direction: SortDirection;
};

/** Sort column of a list. */
export type SourcesSortColumns =
  /** Names of the authors. */
  | 'AUTHORS'
  /** Id at the publisher. */
  | 'CITATION_ID'
  /** Number of evidence items. */
  | 'EVIDENCE_COUNT'
  /** Title of the journal. */
  | 'JOURNAL'
  /** Name. */
  | 'NAME'
  /** Publisher of the source. */
  | 'SOURCE_TYPE'
  /** Number of suggestions. */
  | 'SUGGESTION_COUNT'
  /** Year of publication. */
  | 'YEAR';

/** A text. EQ and NE heed case, the others do not. Empty text counts as none: only IS_NULL and DOES_NOT_CONTAIN hold for it. */
export type StringSearchInput = {
  /** Comparison. */
  operator: StringSearchOperator;
  /** With what to compare. IS_NULL and IS_NOT_NULL take none, all others need it. */
  value?: string | null | undefined;
};

/** Comparison operator. */
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

/** Input of `submitAssertion`. */
export type SubmitAssertionInput = {
  /** Any text; the payload repeats it, and a curation request with the same text is done once. */
  clientMutationId?: string | null | undefined;
  /** Comment for reviewers, ten characters or more, at most 10,000 characters; kept with the submission. */
  comment?: string | null | undefined;
  /** Fields of the assertion. */
  fields: AssertionFields;
  /** On behalf of which organization; needed by members of several, and filled in for members of one. */
  organizationId?: number | null | undefined;
};

/** Input of `submitEvidence`. */
export type SubmitEvidenceItemInput = {
  /** Any text; the payload repeats it, and a curation request with the same text is done once. */
  clientMutationId?: string | null | undefined;
  /** Comment for reviewers, ten characters or more, at most 10,000 characters; kept with the submission. */
  comment?: string | null | undefined;
  /** Fields of the evidence item. */
  fields: EvidenceItemFields;
  /** On behalf of which organization; needed by members of several, and filled in for members of one. */
  organizationId?: number | null | undefined;
};

/** Input of `submitVariantGroup`. */
export type SubmitVariantGroupInput = {
  /** Any text; the payload repeats it, and a curation request with the same text is done once. */
  clientMutationId?: string | null | undefined;
  /** Common property of the variants; ten characters or more, at most 10,000 characters. */
  description?: string | null | undefined;
  /** Five characters or more, and no other group has it, whatever the case. */
  name: string;
  /** On behalf of which organization; needed by members of several, and filled in for members of one. */
  organizationId?: number | null | undefined;
  /** Publications about the group. */
  sourceIds: Array<number>;
  /** The variants. */
  variantIds: Array<number>;
};

/** Record that can be subscribed to. */
export type SubscribableEntities =
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
  /** Source Suggestion */
  | 'SOURCE_SUGGESTION'
  /** Variant */
  | 'VARIANT'
  /** Variant Group */
  | 'VARIANT_GROUP';

/** A record that can be subscribed to. */
export type SubscribableInput = {
  /** Kind of record. */
  entityType: SubscribableEntities;
  /** Id of the record. */
  id: number;
};

/** A record that can be subscribed to, alone or with its children. */
export type SubscribableQueryInput = {
  /** Kind of record. */
  entityType: SubscribableEntities;
  /** Id of the record. */
  id: number;
  /** Also the variants of a feature, the evidence of an assertion, and the variants, evidence and assertions of a molecular profile. */
  includeChildren?: boolean | null | undefined;
};

/** Input of `suggestAssertionRevision`. */
export type SuggestAssertionRevisionInput = {
  /** Any text; the payload repeats it, and a curation request with the same text is done once. */
  clientMutationId?: string | null | undefined;
  /** Reason, ten characters or more, at most 10,000 characters. */
  comment: string;
  /** The whole new state; fields that stay as they are too. */
  fields: AssertionFields;
  /** Id of the assertion. */
  id: number;
  /** On behalf of which organization; needed by members of several, and filled in for members of one. */
  organizationId?: number | null | undefined;
};

/** Input of `suggestEvidenceItemRevision`. */
export type SuggestEvidenceItemRevisionInput = {
  /** Any text; the payload repeats it, and a curation request with the same text is done once. */
  clientMutationId?: string | null | undefined;
  /** Reason, ten characters or more, at most 10,000 characters. */
  comment: string;
  /** The whole new state; fields that stay as they are too. */
  fields: EvidenceItemFields;
  /** Id of the evidence item. */
  id: number;
  /** On behalf of which organization; needed by members of several, and filled in for members of one. */
  organizationId?: number | null | undefined;
};

/** Input of `suggestFactorRevision`. */
export type SuggestFactorRevisionInput = {
  /** Any text; the payload repeats it, and a curation request with the same text is done once. */
  clientMutationId?: string | null | undefined;
  /** Reason, ten characters or more, at most 10,000 characters. */
  comment: string;
  /** The whole new state; fields that stay as they are too. */
  fields: FactorFields;
  /** Id of the factor. */
  id: number;
  /** On behalf of which organization; needed by members of several, and filled in for members of one. */
  organizationId?: number | null | undefined;
};

/** Input of `suggestFactorVariantRevision`. */
export type SuggestFactorVariantRevisionInput = {
  /** Any text; the payload repeats it, and a curation request with the same text is done once. */
  clientMutationId?: string | null | undefined;
  /** Reason, ten characters or more, at most 10,000 characters. */
  comment?: string | null | undefined;
  /** The whole new state; fields that stay as they are too. */
  fields: FactorVariantFields;
  /** Id of the variant of a factor. */
  id: number;
  /** On behalf of which organization; needed by members of several, and filled in for members of one. */
  organizationId?: number | null | undefined;
};

/** Input of `suggestFusionRevision`. */
export type SuggestFusionRevisionInput = {
  /** Any text; the payload repeats it, and a curation request with the same text is done once. */
  clientMutationId?: string | null | undefined;
  /** Reason, ten characters or more, at most 10,000 characters. */
  comment: string;
  /** The whole new state; fields that stay as they are too. */
  fields: FusionFields;
  /** Id of the fusion. */
  id: number;
  /** On behalf of which organization; needed by members of several, and filled in for members of one. */
  organizationId?: number | null | undefined;
};

/** Input of `suggestFusionVariantRevision`. */
export type SuggestFusionVariantRevisionInput = {
  /** Any text; the payload repeats it, and a curation request with the same text is done once. */
  clientMutationId?: string | null | undefined;
  /** Reason, ten characters or more, at most 10,000 characters. */
  comment?: string | null | undefined;
  /** The whole new state; fields that stay as they are too. */
  fields: FusionVariantFields;
  /** Id of the variant of a fusion. */
  id: number;
  /** On behalf of which organization; needed by members of several, and filled in for members of one. */
  organizationId?: number | null | undefined;
};

/** Input of `suggestGeneRevision`. */
export type SuggestGeneRevisionInput = {
  /** Any text; the payload repeats it, and a curation request with the same text is done once. */
  clientMutationId?: string | null | undefined;
  /** Reason, ten characters or more, at most 10,000 characters. */
  comment: string;
  /** The whole new state; fields that stay as they are too. */
  fields: GeneFields;
  /** Id of the gene. */
  id: number;
  /** On behalf of which organization; needed by members of several, and filled in for members of one. */
  organizationId?: number | null | undefined;
};

/** Input of `suggestGeneVariantRevision`. */
export type SuggestGeneVariantRevisionInput = {
  /** Any text; the payload repeats it, and a curation request with the same text is done once. */
  clientMutationId?: string | null | undefined;
  /** Reason, ten characters or more, at most 10,000 characters. */
  comment?: string | null | undefined;
  /** The whole new state; fields that stay as they are too. */
  fields: GeneVariantFields;
  /** Id of the gene variant. */
  id: number;
  /** On behalf of which organization; needed by members of several, and filled in for members of one. */
  organizationId?: number | null | undefined;
};

/** Input of `suggestMolecularProfileRevision`. */
export type SuggestMolecularProfileRevisionInput = {
  /** Any text; the payload repeats it, and a curation request with the same text is done once. */
  clientMutationId?: string | null | undefined;
  /** Reason, ten characters or more, at most 10,000 characters. */
  comment: string;
  /** The whole new state; fields that stay as they are too. */
  fields: MolecularProfileFields;
  /** Id of the molecular profile. */
  id: number;
  /** On behalf of which organization; needed by members of several, and filled in for members of one. */
  organizationId?: number | null | undefined;
};

/** Input of `suggestRegionRevision`. */
export type SuggestRegionRevisionInput = {
  /** Any text; the payload repeats it, and a curation request with the same text is done once. */
  clientMutationId?: string | null | undefined;
  /** Reason, ten characters or more, at most 10,000 characters. */
  comment: string;
  /** The whole new state; fields that stay as they are too. */
  fields: RegionFields;
  /** Id of the region. */
  id: number;
  /** On behalf of which organization; needed by members of several, and filled in for members of one. */
  organizationId?: number | null | undefined;
};

/** Input of `suggestRegionVariantRevision`. */
export type SuggestRegionVariantRevisionInput = {
  /** Any text; the payload repeats it, and a curation request with the same text is done once. */
  clientMutationId?: string | null | undefined;
  /** Reason, ten characters or more, at most 10,000 characters. */
  comment?: string | null | undefined;
  /** The whole new state; fields that stay as they are too. */
  fields: RegionVariantFields;
  /** Id of the variant of a region. */
  id: number;
  /** On behalf of which organization; needed by members of several, and filled in for members of one. */
  organizationId?: number | null | undefined;
};

/** Input of `suggestSource`. */
export type SuggestSourceInput = {
  /** Any text; the payload repeats it, and a curation request with the same text is done once. */
  clientMutationId?: string | null | undefined;
  /** Reason to read it, ten characters or more, at most 10,000 characters. */
  comment: string;
  /** The disease that it is about. */
  diseaseId?: number | null | undefined;
  /** The profile that it has evidence for. */
  molecularProfileId?: number | null | undefined;
  /** On behalf of which organization; needed by members of several, and filled in for members of one. */
  organizationId?: number | null | undefined;
  /** Id of the source. */
  sourceId: number;
};

/** Input of `suggestVariantGroupRevision`. */
export type SuggestVariantGroupRevisionInput = {
  /** Any text; the payload repeats it, and a curation request with the same text is done once. */
  clientMutationId?: string | null | undefined;
  /** Reason, ten characters or more, at most 10,000 characters. */
  comment: string;
  /** The whole new state; fields that stay as they are too. */
  fields: VariantGroupFields;
  /** Id of the variant group. */
  id: number;
  /** On behalf of which organization; needed by members of several, and filled in for members of one. */
  organizationId?: number | null | undefined;
};

/** Kind of record that texts can refer to by a tag. */
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

/** Therapy interaction type. */
export type TherapyInteraction =
  /** Combination */
  | 'COMBINATION'
  /** Sequential */
  | 'SEQUENTIAL'
  /** Substitutes */
  | 'SUBSTITUTES';

/** A word of a vocabulary; a missing one is neither equal nor unequal. */
export type TherapyInteractionTypeSearchInput = {
  /** Comparison. */
  operator: EnumSearchOperator;
  /** With what to compare. */
  value: TherapyInteraction;
};

/** Conditions and subfilters for therapies, at least one of them. */
export type TherapySearchFilter = {
  /** Operator of conditions and subfilters: all (AND, the default) or any (OR). */
  booleanOperator?: BooleanOperator | null | undefined;
  /** True if it is out of use. */
  deprecated?: BooleanSearchInput | null | undefined;
  /** Id of the therapy. */
  id?: IntSearchInput | null | undefined;
  /** Name. */
  name?: StringSearchInput | null | undefined;
  /** Place in the NCI Thesaurus, from an id with or without its letter C. */
  ncitId?: OntologyTermSearchInput | null | undefined;
  /** Parts of the filter, each with conditions of its own. */
  subFilters?: Array<TherapySearchFilter> | null | undefined;
  /** One of its other names. */
  therapyAliases?: StringSearchInput | null | undefined;
};

/** Sort order of a list. */
export type TherapySort = {
  /** By what. */
  column: TherapySortColumns;
  /** In which direction. */
  direction: SortDirection;
};

/** Sort column of a list. */
export type TherapySortColumns =
  /** Number of assertions. */
  | 'ASSERTION_COUNT'
  /** Number of evidence items. */
  | 'EVIDENCE_ITEM_COUNT'
  /** Name. */
  | 'NAME'
  /** NCI Thesaurus id. */
  | 'NCIT_ID';

/** Time window of a count. */
export type TimeWindow =
  /** All Time */
  | 'ALL_TIME'
  /** Last Month */
  | 'LAST_MONTH'
  /** Last Week */
  | 'LAST_WEEK'
  /** Last Year */
  | 'LAST_YEAR';

/** Outcome of a treatment: response, no response (including resistance), or other. */
export type TreatmentOutcome =
  /** Resistance or reduced sensitivity is supported, or sensitivity is not. */
  | 'NO_RESPONSE'
  /** Another significance, such as an adverse response. */
  | 'OTHER'
  /** Sensitivity is supported. */
  | 'RESPONSE';

/** User role; each role includes the rights of the one before. */
export type UserRole =
  /** Admin */
  | 'ADMIN'
  /** Curator */
  | 'CURATOR'
  /** Editor */
  | 'EDITOR';

/** Conditions and subfilters for people, at least one of them. */
export type UserSearchFilter = {
  /** Operator of conditions and subfilters: all (AND, the default) or any (OR). */
  booleanOperator?: BooleanOperator | null | undefined;
  /** Time of registration. */
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

/** The kinds of variant. */
export type VariantCategories =
  /** Factor */
  | 'FACTOR'
  /** Fusion */
  | 'FUSION'
  /** Gene */
  | 'GENE'
  /** Region */
  | 'REGION';

/** A variant that is present, or absent. */
export type VariantComponent = {
  /** True if it must be absent. */
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

/** Reason for deprecating a variant. */
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
  /** Comparison. */
  operator: EnumSearchOperator;
  /** With what to compare. */
  value: VariantDeprecationReason;
};

/** Everything of a variant group that people change. */
export type VariantGroupFields = {
  /** Description in Markdown; at most 10,000 characters. */
  description: NullableStringInput;
  /** Name; no other group has it; at most 255 characters. */
  name: string;
  /** Sources of the description. */
  sourceIds: Array<number>;
  /** Variants. */
  variantIds: Array<number>;
};

/** Sort order of a list. */
export type VariantGroupsSort = {
  /** By what. */
  column: VariantGroupsSortColumns;
  /** In which direction. */
  direction: SortDirection;
};

/** Sort column of a list. */
export type VariantGroupsSortColumns =
  /** Number of evidence items. */
  | 'EVIDENCE_ITEM_COUNT'
  /** Names of the genes. */
  | 'GENE_NAMES'
  /** Name. */
  | 'NAME'
  /** Number of variants. */
  | 'VARIANT_COUNT'
  /** Names of the variants. */
  | 'VARIANT_NAMES';

/** Variant origin. */
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
  /** Comparison. */
  operator: EnumSearchOperator;
  /** With what to compare. */
  value: VariantOrigin;
};

/** Conditions and subfilters for variants, at least one of them. */
export type VariantSearchFilter = {
  /** Operator of conditions and subfilters: all (AND, the default) or any (OR). */
  booleanOperator?: BooleanOperator | null | undefined;
  /** A comment on it. */
  comment?: CommentSearchFilter | null | undefined;
  /** A place of it, or of an exon of it, that is all of this. */
  coordinates?: CoordinateSearchInput | null | undefined;
  /** User who made it. */
  creatingUser?: UserSearchFilter | null | undefined;
  /** User who deprecated it. */
  deprecatingUser?: UserSearchFilter | null | undefined;
  /** Reason for the deprecation. */
  deprecationReason?: VariantDeprecationReasonTypeSearchInput | null | undefined;
  /** Feature. */
  feature?: FeatureSearchFilter | null | undefined;
  /** Id of the variant. */
  id?: IntSearchInput | null | undefined;
  /** True if it is out of use; without this only those in use are found. */
  isDeprecated?: BooleanSearchInput | null | undefined;
  /** True if a flag of it is open. */
  isFlagged?: BooleanSearchInput | null | undefined;
  /** A profile that contains it. */
  molecularProfile?: MolecularProfileSearchFilter | null | undefined;
  /** Name. */
  name?: StringSearchInput | null | undefined;
  /** Number of pending revisions of it or of its coordinates. */
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

/** Conditions and subfilters for variant types, at least one of them. */
export type VariantTypeSearchFilter = {
  /** Operator of conditions and subfilters: all (AND, the default) or any (OR). */
  booleanOperator?: BooleanOperator | null | undefined;
  /** Description. */
  description?: StringSearchInput | null | undefined;
  /** Id of the variant type. */
  id?: IntSearchInput | null | undefined;
  /** Name, as people or as the Sequence Ontology write it. */
  name?: StringSearchInput | null | undefined;
  /** Place in the Sequence Ontology, from an id with or without `SO:`. */
  soid?: OntologyTermSearchInput | null | undefined;
  /** Parts of the filter, each with conditions of its own. */
  subFilters?: Array<VariantTypeSearchFilter> | null | undefined;
};

/** Sort order of a list. */
export type VariantsSort = {
  /** By what. */
  column: VariantsSortColumns;
  /** In which direction. */
  direction: SortDirection;
};

/** Sort column of a list. */
export type VariantsSortColumns =
  /** Name of the disease, or of the first one. */
  | 'diseaseName'
  /** Number of evidence items. */
  | 'evidenceItemCount'
  /** Name of the feature. */
  | 'featureName'
  /** Name of the therapy, or of the first one. */
  | 'therapyName'
  /** Name of the variant. */
  | 'variantName';

/** Kind of change that made a version: an activity, an imported release, an update of vocabularies or citations, or the first recording. */
export type VersionCause =
  /** Curation */
  | 'ACTIVITY'
  /** First recorded */
  | 'BASELINE'
  /** Release import */
  | 'RELEASE'
  /** Vocabulary or citation update */
  | 'UPDATE';

/** Kinds of record of which every version is stored. */
export type VersionedRecordType =
  /** Assertion */
  | 'ASSERTION'
  /** Disease */
  | 'DISEASE'
  /** Evidence Item */
  | 'EVIDENCE_ITEM'
  /** Feature */
  | 'FEATURE'
  /** Molecular Profile */
  | 'MOLECULAR_PROFILE'
  /** Phenotype */
  | 'PHENOTYPE'
  /** Source */
  | 'SOURCE'
  /** Therapy */
  | 'THERAPY'
  /** Variant */
  | 'VARIANT'
  /** Variant Group */
  | 'VARIANT_GROUP';
