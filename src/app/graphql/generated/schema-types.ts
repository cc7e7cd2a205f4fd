// Written by `npm run codegen` from the .graphql files of src/app. Do not edit.
/** Kind of record that an activity concerns. */
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

/** Type of curation activity. */
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
  /** Any text, returned in the payload; a curation request repeated with the same text is carried out only once. */
  clientMutationId?: string | null | undefined;
  /** Disease Ontology id without the `DOID:` prefix: one to seven digits. */
  doid?: string | null | undefined;
  /** Name, of five characters or more, at most 255 characters. */
  name: string;
};

/** Input of `addRemoteCitation`. */
export type AddRemoteCitationInput = {
  /** PubMed id, ASCO id or DOI (ASH). */
  citationId: string;
  /** Any text, returned in the payload; a curation request repeated with the same text is carried out only once. */
  clientMutationId?: string | null | undefined;
  /** Source type: PubMed, ASCO or ASH. */
  sourceType: SourceSource;
};

/** Input of `addTherapy`. */
export type AddTherapyInput = {
  /** Any text, returned in the payload; a curation request repeated with the same text is carried out only once. */
  clientMutationId?: string | null | undefined;
  /** Name, of three characters or more, at most 255 characters. */
  name: string;
  /** NCI Thesaurus id, such as C1647. */
  ncitId?: string | null | undefined;
};

/** Input of `addUpstream`. */
export type AddUpstreamInput = {
  /** Most requests in five minutes during a full sync, up to 900; 90 by default. */
  budget?: number | null | undefined;
  /** Any text, returned in the payload; a curation request repeated with the same text is carried out only once. */
  clientMutationId?: string | null | undefined;
  /** Name by which it is shown, such as CIViC, at most 60 characters. */
  name: string;
  /** Address of the service, such as https://civicdb.org. */
  url: string;
};

/** AMP/ASCO/CAP tier and level of a somatic variant. */
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

/** Condition on an enum value; missing values match neither EQ nor NE. */
export type AmpLevelTypeSearchInput = {
  /** Comparison operator. */
  operator: EnumSearchOperator;
  /** Value to compare the field with. */
  value: AmpLevel;
};

/** Status of the approval of an assertion. */
export type ApprovalStatus =
  /** Active */
  | 'ACTIVE'
  /** Requires Review */
  | 'REQUIRES_REVIEW'
  /** Revoked */
  | 'REVOKED';

/** Area of expertise of a user. */
export type AreaOfExpertise =
  /** Clinical Scientist */
  | 'CLINICAL_SCIENTIST'
  /** Patient Advocate */
  | 'PATIENT_ADVOCATE'
  /** Research Scientist */
  | 'RESEARCH_SCIENTIST';

/** Direction of an assertion: supports or does not support its significance. */
export type AssertionDirection =
  /** Does not support */
  | 'DOES_NOT_SUPPORT'
  /** Supports */
  | 'SUPPORTS';

/** Condition on an enum value; missing values match neither EQ nor NE. */
export type AssertionDirectionTypeSearchInput = {
  /** Comparison operator. */
  operator: EnumSearchOperator;
  /** Value to compare the field with. */
  value: AssertionDirection;
};

/** Editable fields of an assertion; a revision gives the complete new state. */
export type AssertionFields = {
  /** Ids of the ACMG/AMP codes, for predisposing assertions. */
  acmgCodeIds: Array<number>;
  /** AMP/ASCO/CAP tier and level; none for predisposing and oncogenic assertions. */
  ampLevel: NullableAmpLevelTypeInput;
  /** Direction; predisposing and oncogenic assertions can only support. */
  assertionDirection: AssertionDirection;
  /** Type of the assertion: predictive, prognostic, diagnostic, predisposing or oncogenic. */
  assertionType: AssertionType;
  /** Ids of the ClinGen/CGC/VICC codes, for oncogenic assertions. */
  clingenCodeIds: Array<number>;
  /** Description: the reasoning behind the assertion; at most 10,000 characters. */
  description: NullableStringInput;
  /** Id of the disease; required. */
  diseaseId: NullableIntInput;
  /** Ids of the supporting evidence items; at least one, except for oncogenic assertions. */
  evidenceItemIds: Array<number>;
  /** True if there is an FDA-approved companion diagnostic; predictive assertions only. */
  fdaCompanionTest: NullableBooleanInput;
  /** True if the FDA has approved the therapy for this indication; predictive assertions only. */
  fdaRegulatoryApproval: NullableBooleanInput;
  /** Id of the molecular profile. */
  molecularProfileId: number;
  /** Id of the NCCN guideline that supports the assertion; requires its version. */
  nccnGuidelineId: NullableIntInput;
  /** Version of the guideline, such as `3.2018`; at most 100 characters. */
  nccnGuidelineVersion: NullableStringInput;
  /** Ids of the phenotypes; an empty list for none. */
  phenotypeIds: Array<number>;
  /** Significance of the molecular profile; allowed values depend on the type. */
  significance: AssertionSignificance;
  /** Summary in one or two sentences; at most 2,000 characters. */
  summary: NullableStringInput;
  /** Ids of the therapies: one or more for predictive assertions, none for all others. */
  therapyIds: Array<number>;
  /** Therapy interaction type; only for several therapies. */
  therapyInteractionType: NullableTherapyInteractionTypeInput;
  /** Variant origin; Combined only for molecular profiles of several variants. */
  variantOrigin: VariantOrigin;
};

/** Conditions and subfilters for assertions, at least one of them. */
export type AssertionSearchFilter = {
  /** AMP/ASCO/CAP tier and level. */
  ampLevel?: AmpLevelTypeSearchInput | null | undefined;
  /** Direction. */
  assertionDirection?: AssertionDirectionTypeSearchInput | null | undefined;
  /** Assertion type. */
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
  /** Number of supporting evidence items, without rejected ones. */
  evidenceItemCount?: IntSearchInput | null | undefined;
  /** One of its supporting evidence items. */
  evidenceItems?: EvidenceItemSearchFilter | null | undefined;
  /** True if there is an FDA-approved companion diagnostic; if not specified, neither value matches. */
  fdaCompanionTest?: BooleanSearchInput | null | undefined;
  /** Id of the assertion. */
  id?: IntSearchInput | null | undefined;
  /** True if it has an open flag. */
  isFlagged?: BooleanSearchInput | null | undefined;
  /** User who accepted it, rejected it or reopened its review. */
  moderatingUser?: UserSearchFilter | null | undefined;
  /** Molecular profile. */
  molecularProfile?: MolecularProfileSearchFilter | null | undefined;
  /** Tag, such as AID7. */
  name?: StringSearchInput | null | undefined;
  /** One of its phenotypes. */
  phenotypes?: PhenotypeSearchFilter | null | undefined;
  /** True if there is an FDA regulatory approval; if not specified, neither value matches. */
  regulatoryApproval?: BooleanSearchInput | null | undefined;
  /** A revision of it. */
  revisions?: RevisionSearchFilter | null | undefined;
  /** Significance. */
  significance?: AssertionSignificanceTypeSearchInput | null | undefined;
  /** Status; by default, records of every status are found, rejected ones included. */
  status?: EvidenceStatusTypeSearchInput | null | undefined;
  /** Subfilters, each with its own conditions. */
  subFilters?: Array<AssertionSearchFilter> | null | undefined;
  /** One of its therapies. */
  therapies?: TherapySearchFilter | null | undefined;
  /** Variant origin. */
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

/** Condition on an enum value; missing values match neither EQ nor NE. */
export type AssertionSignificanceTypeSearchInput = {
  /** Comparison operator. */
  operator: EnumSearchOperator;
  /** Value to compare the field with. */
  value: AssertionSignificance;
};

/** Sort order of a list. */
export type AssertionSort = {
  /** Column to sort by. */
  column: AssertionSortColumns;
  /** Sort direction. */
  direction: SortDirection;
};

/** Sort column of a list. */
export type AssertionSortColumns =
  /** AMP/ASCO/CAP tier and level. */
  | 'AMP_LEVEL'
  /** Direction of the assertion. */
  | 'ASSERTION_DIRECTION'
  /** Type of the assertion. */
  | 'ASSERTION_TYPE'
  /** Name of the disease; of several, the first by name. */
  | 'DISEASE_NAME'
  /** Number of evidence items. */
  | 'EVIDENCE_ITEMS_COUNT'
  /** Id. */
  | 'ID'
  /** Significance. */
  | 'SIGNIFICANCE'
  /** Status. */
  | 'STATUS'
  /** Summary. */
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

/** Condition on an enum value; missing values match neither EQ nor NE. */
export type AssertionTypeTypeSearchInput = {
  /** Comparison operator. */
  operator: EnumSearchOperator;
  /** Value to compare the field with. */
  value: AssertionType;
};

/** Boolean operator that joins parts of a molecular profile or search filter. */
export type BooleanOperator =
  /** AND */
  | 'AND'
  /** OR */
  | 'OR';

/** Condition on a boolean; missing values match neither true nor false. */
export type BooleanSearchInput = {
  /** Value that the field must have. */
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

/** Condition on an enum value; missing values match neither EQ nor NE. */
export type ChromosomeTypeSearchInput = {
  /** Comparison operator. */
  operator: EnumSearchOperator;
  /** Value to compare the field with. */
  value: Chromosome;
};

/** ClinVar entries of a variant: exactly one of the three fields. */
export type ClinvarInput = {
  /** ClinVar ids, as numbers. */
  ids?: Array<number> | null | undefined;
  /** True if ClinVar was checked and has no entry. */
  noneFound?: boolean | null | undefined;
  /** True if ClinVar does not apply to the variant (N/A). */
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
  /** Text of the comment. */
  comment?: StringSearchInput | null | undefined;
  /** User who wrote it. */
  commenter?: UserSearchFilter | null | undefined;
  /** Time of creation. */
  createdAt?: DateSearchInput | null | undefined;
  /** Id of the comment. */
  id?: IntSearchInput | null | undefined;
  /** Subfilters, each with its own conditions. */
  subFilters?: Array<CommentSearchFilter> | null | undefined;
};

/** Kind of record that can be commented on. */
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

/** Input of `confirmMirrorDuplicate`. */
export type ConfirmMirrorDuplicateInput = {
  /** Any text, returned in the payload; a curation request repeated with the same text is carried out only once. */
  clientMutationId?: string | null | undefined;
  /** Comment, ten characters or more; added to the reference. */
  comment?: string | null | undefined;
  /** Kind of both records. */
  kind: MirrorDuplicateKind;
  /** Id of the record made here. */
  localId: number;
  /** Id of the organization on whose behalf the user acts; required for members of several organizations, implied for members of one. */
  organizationId?: number | null | undefined;
  /** Id here of the record of the upstream. */
  recordId: number;
};

/** Conditions on coordinates, all met by the same coordinates; positions are 1-based and inclusive. */
export type CoordinateSearchInput = {
  /** Chromosome. */
  chromosome?: ChromosomeTypeSearchInput | null | undefined;
  /** Reference bases. */
  referenceBases?: DnaBaseStringInput | null | undefined;
  /** Start position. */
  start?: IntSearchInput | null | undefined;
  /** Stop position. */
  stop?: IntSearchInput | null | undefined;
  /** Variant bases. */
  variantBases?: DnaBaseStringInput | null | undefined;
};

/** Input of `createFeature`. */
export type CreateFeatureInput = {
  /** Any text, returned in the payload; a curation request repeated with the same text is carried out only once. */
  clientMutationId?: string | null | undefined;
  /** Kind of feature to create. */
  featureType: CreateableFeatureTypes;
  /** Name; not blank, at most 255 characters. */
  name: string;
  /** Id of the organization on whose behalf the user acts; required for members of several organizations, implied for members of one. */
  organizationId?: number | null | undefined;
};

/** Input of `createFusionFeature`. */
export type CreateFusionFeatureInput = {
  /** Any text, returned in the payload; a curation request repeated with the same text is carried out only once. */
  clientMutationId?: string | null | undefined;
  /** Partner on the 5' side. */
  fivePrimeGene: FusionPartnerInput;
  /** Id of the organization on whose behalf the user acts; required for members of several organizations, implied for members of one. */
  organizationId?: number | null | undefined;
  /** Partner on the 3' side. */
  threePrimeGene: FusionPartnerInput;
};

/** Input of `createFusionVariant`. */
export type CreateFusionVariantInput = {
  /** Any text, returned in the payload; a curation request repeated with the same text is carried out only once. */
  clientMutationId?: string | null | undefined;
  /** Exons at the breakpoint. */
  coordinates: FusionVariantInput;
  /** Feature id of the fusion. */
  featureId: number;
  /** Id of the organization on whose behalf the user acts; required for members of several organizations, implied for members of one. */
  organizationId?: number | null | undefined;
};

/** Input of `createMolecularProfile`. */
export type CreateMolecularProfileInput = {
  /** Any text, returned in the payload; a curation request repeated with the same text is carried out only once. */
  clientMutationId?: string | null | undefined;
  /** Id of the organization on whose behalf the user acts; required for members of several organizations, implied for members of one. */
  organizationId?: number | null | undefined;
  /** Variants, and the operators that join them. */
  structure: MolecularProfileComponentInput;
};

/** Input of `createOrganization`. */
export type CreateOrganizationInput = {
  /** True if members may be given the right to approve assertions on its behalf. */
  canApprove?: boolean;
  /** Any text, returned in the payload; a curation request repeated with the same text is carried out only once. */
  clientMutationId?: string | null | undefined;
  /** Description; at most 10,000 characters. */
  description?: string | null | undefined;
  /** True if it is a ClinGen-approved variant curation expert panel (VCEP). */
  isApprovedVcep?: boolean;
  /** Unique name; at most 100 characters. */
  name: string;
  /** Id of the parent organization, which must not itself have a parent. */
  parentId?: number | null | undefined;
  /** Website. */
  url?: string | null | undefined;
};

/** Input of `createRegionFeature`. */
export type CreateRegionFeatureInput = {
  /** Any text, returned in the payload; a curation request repeated with the same text is carried out only once. */
  clientMutationId?: string | null | undefined;
  /** Ids of the cytogenetic regions in the order of the name, each once. */
  cytogeneticRegionIds: Array<number>;
  /** Id of the organization on whose behalf the user acts; required for members of several organizations, implied for members of one. */
  organizationId?: number | null | undefined;
};

/** Input of `createRegionVariant`. */
export type CreateRegionVariantInput = {
  /** Any text, returned in the payload; a curation request repeated with the same text is carried out only once. */
  clientMutationId?: string | null | undefined;
  /** Feature id of the region. */
  featureId: number;
  /** Alteration of the region. */
  name: RegionVariantName;
  /** Id of the organization on whose behalf the user acts; required for members of several organizations, implied for members of one. */
  organizationId?: number | null | undefined;
};

/** Input of `createVariant`. */
export type CreateVariantInput = {
  /** Any text, returned in the payload; a curation request repeated with the same text is carried out only once. */
  clientMutationId?: string | null | undefined;
  /** Id of the gene or factor. */
  featureId: number;
  /** Name; not blank, at most 255 characters. */
  name: string;
  /** Id of the organization on whose behalf the user acts; required for members of several organizations, implied for members of one. */
  organizationId?: number | null | undefined;
};

/** Kind of feature that `createFeature` can create. */
export type CreateableFeatureTypes =
  /** Factor */
  | 'FACTOR';

/** Condition on a point in time. */
export type DateSearchInput = {
  /** Value to compare the field with. */
  date: string;
  /** Comparison operator. */
  operator: DateSearchOperator;
};

/** Comparison operator. */
export type DateSearchOperator =
  /** After the value. */
  | 'AFTER'
  /** Before the value. */
  | 'BEFORE'
  /** At the value or after it. */
  | 'ON_OR_AFTER'
  /** At the value or before it. */
  | 'ON_OR_BEFORE';

/** Kind of record that can be deprecated. Curia extension. */
export type DeprecableEntities =
  /** A factor, fusion or region. */
  | 'FEATURE'
  /** A complex molecular profile: of several variants, or with NOT. */
  | 'MOLECULAR_PROFILE'
  /** A variant. */
  | 'VARIANT';

/** Direction along a sequence: of a strand, or of an offset. */
export type Direction =
  /** Negative */
  | 'NEGATIVE'
  /** Positive */
  | 'POSITIVE';

/** Conditions and subfilters for diseases, at least one of them. */
export type DiseaseSearchFilter = {
  /** Operator of conditions and subfilters: all (AND, the default) or any (OR). */
  booleanOperator?: BooleanOperator | null | undefined;
  /** True if it is deprecated. */
  deprecated?: BooleanSearchInput | null | undefined;
  /** One of its aliases. */
  diseaseAliases?: StringSearchInput | null | undefined;
  /** Disease Ontology term, by DOID with or without `DOID:`. */
  doid?: OntologyTermSearchInput | null | undefined;
  /** Id of the disease. */
  id?: IntSearchInput | null | undefined;
  /** Name. */
  name?: StringSearchInput | null | undefined;
  /** Subfilters, each with its own conditions. */
  subFilters?: Array<DiseaseSearchFilter> | null | undefined;
};

/** Sort order of a list. */
export type DiseasesSort = {
  /** Column to sort by. */
  column: DiseasesSortColumns;
  /** Sort direction. */
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

/** Input of `dismissMirrorDuplicate`. */
export type DismissMirrorDuplicateInput = {
  /** Any text, returned in the payload; a curation request repeated with the same text is carried out only once. */
  clientMutationId?: string | null | undefined;
  /** Kind of both records. */
  kind: MirrorDuplicateKind;
  /** Id of the record made here. */
  localId: number;
  /** Id here of the record of the upstream. */
  recordId: number;
};

/** Condition on bases: letters A, C, T, G and `/`. */
export type DnaBaseStringInput = {
  /** Comparison operator. */
  operator: StringSearchOperator;
  /** Value to compare the field with. Required, except for IS_NULL and IS_NOT_NULL, which take none. */
  value?: string | null | undefined;
};

/** Input of `editOrganization`. */
export type EditOrganizationInput = {
  /** True if members may be given the right to approve assertions on its behalf. */
  canApprove?: boolean;
  /** Any text, returned in the payload; a curation request repeated with the same text is carried out only once. */
  clientMutationId?: string | null | undefined;
  /** `decisionState` of what is decided on, as the caller saw it: refused with the code `CHANGED_SINCE`, and who decided what and when, if something has been decided since. Not checked unless given. Curia extension. */
  decidedOn?: string | null | undefined;
  /** Description; at most 10,000 characters. */
  description?: string | null | undefined;
  /** Id of the organization. */
  id: number;
  /** True if it is a ClinGen-approved variant curation expert panel (VCEP). */
  isApprovedVcep?: boolean;
  /** Unique name; at most 100 characters. */
  name: string;
  /** Id of the parent organization, which must not itself have a parent. */
  parentId?: number | null | undefined;
  /** Website. */
  url?: string | null | undefined;
};

/** Input of `editUser`. */
export type EditUserInput = {
  /** Area of expertise of the user. */
  areaOfExpertise: NullableAreaOfExpertiseTypeInput;
  /** Biography; at most 10,000 characters. */
  bio: NullableStringInput;
  /** Any text, returned in the payload; a curation request repeated with the same text is carried out only once. */
  clientMutationId?: string | null | undefined;
  /** Id of the country of the user. */
  countryId: NullableIntInput;
  /** E-mail address for signing in; required for editors. */
  email: string;
  /** Facebook username. */
  facebookProfile: NullableStringInput;
  /** LinkedIn username. */
  linkedinProfile: NullableStringInput;
  /** Full name; at most 100 characters. */
  name: NullableStringInput;
  /** ORCID iD, such as 0000-0002-1825-0097. */
  orcid: NullableIDInput;
  /** Twitter username. */
  twitterHandle: NullableStringInput;
  /** Website of the user. */
  url: NullableStringInput;
  /** Username, used for @mentions: without white space or @, and not the name of a role. A new one has a letter, is written in one script, and looks like no other. */
  username: string;
};

/** Comparison operator. */
export type EnumSearchOperator =
  /** Equal to the value. */
  | 'EQ'
  /** Not equal to the value. */
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
  /** Does not support */
  | 'DOES_NOT_SUPPORT'
  /** N/A */
  | 'NA'
  /** Supports */
  | 'SUPPORTS';

/** Condition on an enum value; missing values match neither EQ nor NE. */
export type EvidenceDirectionTypeSearchInput = {
  /** Comparison operator. */
  operator: EnumSearchOperator;
  /** Value to compare the field with. */
  value: EvidenceDirection;
};

/** Editable fields of an evidence item; a revision gives the complete new state. */
export type EvidenceItemFields = {
  /** Evidence statement, in the curator's own words; at most 10,000 characters. */
  description: NullableStringInput;
  /** Id of the disease; none for functional evidence, required for all other types. */
  diseaseId: NullableIntInput;
  /** Direction: supports or does not support the significance. */
  evidenceDirection: EvidenceDirection;
  /** Evidence level, A (validated association) to E (inferential association). */
  evidenceLevel: EvidenceLevel;
  /** Type of the evidence: predictive, prognostic, diagnostic, predisposing, oncogenic or functional. */
  evidenceType: EvidenceType;
  /** Id of the molecular profile. */
  molecularProfileId: number;
  /** Ids of the phenotypes; an empty list for none. */
  phenotypeIds: Array<number>;
  /** Evidence rating, 1 to 5 stars. */
  rating: number;
  /** Significance of the molecular profile; allowed values depend on the type. */
  significance: EvidenceSignificance;
  /** Id of the source. */
  sourceId: number;
  /** Ids of the therapies: one or more for predictive evidence, none for all other types. */
  therapyIds: Array<number>;
  /** Therapy interaction type; only for several therapies. */
  therapyInteractionType: NullableTherapyInteractionTypeInput;
  /** Variant origin; Combined only for molecular profiles of several variants. */
  variantOrigin: VariantOrigin;
};

/** Conditions and subfilters for evidence items, at least one of them. */
export type EvidenceItemSearchFilter = {
  /** An assertion that it supports. */
  assertion?: AssertionSearchFilter | null | undefined;
  /** Operator of conditions and subfilters: all (AND, the default) or any (OR). */
  booleanOperator?: BooleanOperator | null | undefined;
  /** A comment on it. */
  comment?: CommentSearchFilter | null | undefined;
  /** User who submitted it. */
  creatingUser?: UserSearchFilter | null | undefined;
  /** Evidence statement. */
  description?: StringSearchInput | null | undefined;
  /** Disease. */
  disease?: DiseaseSearchFilter | null | undefined;
  /** Direction. */
  evidenceDirection?: EvidenceDirectionTypeSearchInput | null | undefined;
  /** Evidence level. */
  evidenceLevel?: EvidenceLevelTypeSearchInput | null | undefined;
  /** Evidence rating, 1 to 5 stars. */
  evidenceRating?: IntSearchInput | null | undefined;
  /** Evidence type. */
  evidenceType?: EvidenceTypeTypeSearchInput | null | undefined;
  /** Id of the evidence item. */
  id?: IntSearchInput | null | undefined;
  /** True if it has an open flag. */
  isFlagged?: BooleanSearchInput | null | undefined;
  /** User who accepted it, rejected it or reopened its review. */
  moderatingUser?: UserSearchFilter | null | undefined;
  /** Molecular profile. */
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
  /** Status; by default, records of every status are found, rejected ones included. */
  status?: EvidenceStatusTypeSearchInput | null | undefined;
  /** Subfilters, each with its own conditions. */
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

/** Condition on an enum value; missing values match neither EQ nor NE. */
export type EvidenceLevelTypeSearchInput = {
  /** Comparison operator. */
  operator: EnumSearchOperator;
  /** Value to compare the field with. */
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

/** Condition on an enum value; missing values match neither EQ nor NE. */
export type EvidenceSignificanceTypeSearchInput = {
  /** Comparison operator. */
  operator: EnumSearchOperator;
  /** Value to compare the field with. */
  value: EvidenceSignificance;
};

/** Sort order of a list. */
export type EvidenceSort = {
  /** Column to sort by. */
  column: EvidenceSortColumns;
  /** Sort direction. */
  direction: SortDirection;
};

/** Sort column of a list. */
export type EvidenceSortColumns =
  /** Evidence statement. */
  | 'DESCRIPTION'
  /** Name of the disease; of several, the first by name. */
  | 'DISEASE_NAME'
  /** Direction of the evidence. */
  | 'EVIDENCE_DIRECTION'
  /** Level of the evidence, A first. */
  | 'EVIDENCE_LEVEL'
  /** Evidence rating. */
  | 'EVIDENCE_RATING'
  /** Type of the evidence. */
  | 'EVIDENCE_TYPE'
  /** Id. */
  | 'ID'
  /** Significance. */
  | 'SIGNIFICANCE'
  /** Status. */
  | 'STATUS'
  /** Variant origin. */
  | 'VARIANT_ORIGIN';

/** Review status of an evidence item or assertion. */
export type EvidenceStatus =
  /** accepted */
  | 'ACCEPTED'
  /** rejected */
  | 'REJECTED'
  /** submitted */
  | 'SUBMITTED';

/** Filter of evidence items and assertions by their status. */
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

/** Condition on an enum value; missing values match neither EQ nor NE. */
export type EvidenceStatusTypeSearchInput = {
  /** Comparison operator. */
  operator: EnumSearchOperator;
  /** Value to compare the field with. */
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

/** Condition on an enum value; missing values match neither EQ nor NE. */
export type EvidenceTypeTypeSearchInput = {
  /** Comparison operator. */
  operator: EnumSearchOperator;
  /** Value to compare the field with. */
  value: EvidenceType;
};

/** Position of an exon in a fusion: first (start) or last (end) exon of the 5' or 3' side. */
export type ExonCoordinateType =
  /** Five Prime End Exon Coordinate */
  | 'FIVE_PRIME_END_EXON_COORDINATE'
  /** Five Prime Start Exon Coordinate */
  | 'FIVE_PRIME_START_EXON_COORDINATE'
  /** Three Prime End Exon Coordinate */
  | 'THREE_PRIME_END_EXON_COORDINATE'
  /** Three Prime Start Exon Coordinate */
  | 'THREE_PRIME_START_EXON_COORDINATE';

/** Editable fields of a factor. */
export type FactorFields = {
  /** Aliases, of at most 1,000 characters each; new ones are created. */
  aliases: Array<string>;
  /** Description in Markdown; at most 10,000 characters. */
  description: NullableStringInput;
  /** Full name; at most 255 characters. */
  fullName: NullableStringInput;
  /** Short name, unique among factors; at most 255 characters. */
  name: string;
  /** NCI Thesaurus id. */
  ncitId: NullableStringInput;
  /** Ids of the sources of the description. */
  sourceIds: Array<number>;
};

/** Editable fields of a variant of a factor. */
export type FactorVariantFields = {
  /** Aliases, of at most 1,000 characters each; new ones are created. */
  aliases: Array<string>;
  /** Id of the feature of the variant, of the same kind as before. */
  featureId: number;
  /** Name, unique among variants of the feature, at most 255 characters. */
  name: string;
  /** NCI Thesaurus id. */
  ncitId: NullableStringInput;
  /** Ids of the variant types, which are Sequence Ontology terms. */
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

/** Condition on an enum value; missing values match neither EQ nor NE. */
export type FeatureDeprecationReasonTypeSearchInput = {
  /** Comparison operator. */
  operator: EnumSearchOperator;
  /** Value to compare the field with. */
  value: FeatureDeprecationReason;
};

/** Kind of feature. */
export type FeatureInstanceTypes =
  /** Factor */
  | 'FACTOR'
  /** Fusion */
  | 'FUSION'
  /** Gene */
  | 'GENE'
  /** Region */
  | 'REGION';

/** Condition on an enum value; missing values match neither EQ nor NE. */
export type FeatureInstanceTypesSearchInput = {
  /** Comparison operator. */
  operator: EnumSearchOperator;
  /** Value to compare the field with. */
  value: FeatureInstanceTypes;
};

/** Conditions and subfilters for features, at least one of them. */
export type FeatureSearchFilter = {
  /** One of its aliases. */
  alias?: StringSearchInput | null | undefined;
  /** Operator of conditions and subfilters: all (AND, the default) or any (OR). */
  booleanOperator?: BooleanOperator | null | undefined;
  /** A comment on it. */
  comment?: CommentSearchFilter | null | undefined;
  /** User who created it. */
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
  /** Kind of feature. */
  featureInstanceType?: FeatureInstanceTypesSearchInput | null | undefined;
  /** Entrez id of the gene on the 5' side of a fusion. */
  fivePrimePartnerEntrezId?: IntSearchInput | null | undefined;
  /** Symbol of the gene on the 5' side of a fusion. */
  fivePrimePartnerEntrezSymbol?: StringSearchInput | null | undefined;
  /** True if there is an assertion on a molecular profile with one of its variants. */
  hasAssertion?: BooleanSearchInput | null | undefined;
  /** Id of the feature. */
  id?: IntSearchInput | null | undefined;
  /** True for deprecated records; without this condition only records that are neither deprecated nor withdrawn are found. */
  isDeprecated?: BooleanSearchInput | null | undefined;
  /** True if it has an open flag. */
  isFlagged?: BooleanSearchInput | null | undefined;
  /** NCI Thesaurus id of a factor. */
  ncitId?: StringSearchInput | null | undefined;
  /** Number of pending revisions. */
  openRevisionCount?: IntSearchInput | null | undefined;
  /** Subfilters, each with its own conditions. */
  subFilters?: Array<FeatureSearchFilter> | null | undefined;
  /** Entrez id of the gene on the 3' side of a fusion. */
  threePrimePartnerEntrezId?: IntSearchInput | null | undefined;
  /** Symbol of the gene on the 3' side of a fusion. */
  threePrimePartnerEntrezSymbol?: StringSearchInput | null | undefined;
};

/** Sort order of a list. */
export type FeaturesSort = {
  /** Column to sort by. */
  column: FeaturesSortColumns;
  /** Sort direction. */
  direction: SortDirection;
};

/** Sort column of a list. */
export type FeaturesSortColumns =
  /** Number of assertions. */
  | 'assertionCount'
  /** Name of the disease; of several, the first by name. */
  | 'diseaseName'
  /** Number of evidence items. */
  | 'evidenceItemCount'
  /** First alias of the feature. */
  | 'featureAlias'
  /** Full name of the feature. */
  | 'featureFullName'
  /** Name of the feature. */
  | 'featureName'
  /** Number of molecular profiles. */
  | 'molecularProfileCount'
  /** Name of the therapy; of several, the first by name. */
  | 'therapyName'
  /** Number of variants. */
  | 'variantCount';

/** State of a flag. */
export type FlagState =
  /** Open */
  | 'OPEN'
  /** Resolved */
  | 'RESOLVED';

/** Kind of record that can be flagged. */
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

/** Condition on a number; missing values match neither EQ nor NE. */
export type FloatSearchInput = {
  /** Comparison operator. */
  operator: FloatSearchOperator;
  /** Value to compare the field with. */
  value: number;
};

/** Comparison operator. */
export type FloatSearchOperator =
  /** Equal to the value. */
  | 'EQ'
  /** Greater than or equal to the value. */
  | 'GE'
  /** Greater than the value. */
  | 'GT'
  /** Less than or equal to the value. */
  | 'LE'
  /** Less than the value. */
  | 'LT'
  /** Not equal to the value. */
  | 'NE';

/** Editable fields of a fusion. */
export type FusionFields = {
  /** Aliases, of at most 1,000 characters each; new ones are created. */
  aliases: Array<string>;
  /** Description in Markdown; at most 10,000 characters. */
  description: NullableStringInput;
  /** Feature ids of the known partner genes of a fusion with multiple partners. */
  knownPartnerGeneIds: Array<number>;
  /** Ids of the sources of the description. */
  sourceIds: Array<number>;
};

/** One side of a fusion. */
export type FusionPartnerInput = {
  /** Feature id of the gene. */
  geneId?: number | null | undefined;
  /** Status of the partner; KNOWN if, and only if, its gene is given. */
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

/** Editable fields of a variant of a fusion; its names follow from its exons. */
export type FusionVariantFields = {
  /** Aliases, of at most 1,000 characters each; new ones are created. */
  aliases: Array<string>;
  /** Exons at the breakpoint. */
  coordinates: FusionVariantInput;
  /** Ids of the variant types, which are Sequence Ontology terms. */
  variantTypeIds: Array<number>;
};

/** Exons at the breakpoint of a fusion: one for each side with a known gene, none for any other. Exons are numbered from 1. */
export type FusionVariantInput = {
  /** Ensembl version of the transcripts. */
  ensemblVersion: number;
  /** Last exon of the 5' gene. */
  fivePrimeExonEnd?: number | null | undefined;
  /** Bases between the exon boundary and the breakpoint, 0 or more. */
  fivePrimeOffset?: number | null | undefined;
  /** Direction of the offset from the exon boundary; required with an offset. */
  fivePrimeOffsetDirection?: Direction | null | undefined;
  /** Ensembl transcript with its version, such as `ENST00000318522.9`. */
  fivePrimeTranscript?: string | null | undefined;
  /** Reference build of the transcripts; required with an exon. */
  referenceBuild?: ReferenceBuild | null | undefined;
  /** First exon of the 3' gene. */
  threePrimeExonStart?: number | null | undefined;
  /** Bases between the exon boundary and the breakpoint, 0 or more. */
  threePrimeOffset?: number | null | undefined;
  /** Direction of the offset from the exon boundary; required with an offset. */
  threePrimeOffsetDirection?: Direction | null | undefined;
  /** Ensembl transcript with its version, such as `ENST00000318522.9`. */
  threePrimeTranscript?: string | null | undefined;
};

/** Editable fields of a gene. */
export type GeneFields = {
  /** Description in Markdown; at most 10,000 characters. */
  description: NullableStringInput;
  /** Ids of the sources of the description. */
  sourceIds: Array<number>;
};

/** Coordinates of a gene variant: either empty, or complete; bases and Ensembl version are optional. Positions are 1-based and inclusive. */
export type GeneVariantCoordinateInput = {
  /** Chromosome: 1 to 22, X or Y. */
  chromosome?: string | null | undefined;
  /** Ensembl version of the transcript. */
  ensemblVersion?: number | null | undefined;
  /** Reference bases: letters A, C, T and G, or two sequences separated by `/`. */
  referenceBases: NullableStringInput;
  /** Reference build of the positions. */
  referenceBuild?: ReferenceBuild | null | undefined;
  /** Ensembl transcript with its version, such as `ENST00000288602.6`. */
  representativeTranscript?: string | null | undefined;
  /** Start position. */
  start?: number | null | undefined;
  /** Stop position. */
  stop?: number | null | undefined;
  /** Variant bases, in the same form. */
  variantBases: NullableStringInput;
};

/** Editable fields of a gene variant. */
export type GeneVariantFields = {
  /** Aliases, of at most 1,000 characters each; new ones are created. */
  aliases: Array<string>;
  /** ClinVar entries. */
  clinvarIds: ClinvarInput;
  /** Coordinates of the variant. */
  coordinates: GeneVariantCoordinateInput;
  /** Id of the feature of the variant, of the same kind as before. */
  featureId: number;
  /** HGVS descriptions. */
  hgvsDescriptions: Array<string>;
  /** Name, unique among variants of the feature, at most 255 characters. Must not be in fusion syntax. */
  name: string;
  /** Ids of the variant types, which are Sequence Ontology terms. */
  variantTypeIds: Array<number>;
};

/** Condition on an integer; missing values match neither EQ nor NE. */
export type IntSearchInput = {
  /** Comparison operator. */
  operator: IntSearchOperator;
  /** Value to compare the field with. */
  value: number;
};

/** Comparison operator. */
export type IntSearchOperator =
  /** Equal to the value. */
  | 'EQ'
  /** Greater than or equal to the value. */
  | 'GE'
  /** Greater than the value. */
  | 'GT'
  /** Less than or equal to the value. */
  | 'LE'
  /** Less than the value. */
  | 'LT'
  /** Not equal to the value. */
  | 'NE';

/** Origin of the contents of the knowledgebase. */
export type KnowledgebaseContents =
  /** Empty */
  | 'EMPTY'
  /** Mirror */
  | 'MIRROR'
  /** Release */
  | 'RELEASE'
  /** Starter */
  | 'STARTER';

/** Kind of a message. */
export type MailKind =
  /** Notifications of a day. */
  | 'DIGEST'
  /** Notice to the former e-mail address. */
  | 'EMAIL_CHANGED'
  /** Link to verify an e-mail address. */
  | 'EMAIL_VERIFICATION'
  /** Invitation to create an account. */
  | 'INVITATION'
  /** Notifications mailed at once. */
  | 'NOTIFICATIONS'
  /** Notice that the password was changed or a service to sign in with was linked. */
  | 'PASSWORD_CHANGED'
  /** Link to set a new password. */
  | 'PASSWORD_RESET';

/** Input of `markNotificationsAsRead`. */
export type MarkNotificationsAsReadInput = {
  /** Any text, returned in the payload; a curation request repeated with the same text is carried out only once. */
  clientMutationId?: string | null | undefined;
  /** Only notifications of events with this action. */
  eventType?: EventAction | null | undefined;
  /** Only notifications with this reason. */
  notificationReason?: NotificationReason | null | undefined;
  /** Only notifications of events after this time. */
  occurredAfter?: string | null | undefined;
  /** Only notifications of events before this time. */
  occurredBefore?: string | null | undefined;
  /** Only notifications of events on behalf of this organization. */
  organizationId?: number | null | undefined;
  /** Only notifications of events by this user. */
  originatingUserId?: number | null | undefined;
  /** Only notifications of events that concern these kinds of record. */
  subjectType?: Array<ActivitySubjectInput> | null | undefined;
  /** Highest notification id to mark; later notifications stay unread. */
  upToId: number;
};

/** Relation of the disease of evidence or an assertion to that of the sample or of the assertion that it is compared with, by the Disease Ontology. */
export type MatchDiseaseRelation =
  /** A broader disease, of which the other is a subtype. */
  | 'BROADER'
  /** A subtype of the other disease. */
  | 'NARROWER'
  /** Another disease. */
  | 'OTHER'
  /** The same disease. */
  | 'SAME'
  /** No disease is given, or the ontology does not relate them. */
  | 'UNKNOWN';

/** Presence of a variant in a sample, by Kleene’s three-valued logic. */
export type MatchState =
  /** Assayed and not found, or reported as absent. */
  | 'FALSE'
  /** Present in the sample. */
  | 'TRUE'
  /** Unknown: neither present nor known to be absent. */
  | 'UNKNOWN';

/** Outcome of sending a suggestion to an upstream. Curia extension. */
export type MirrorAttemptState =
  /** Not arrived, or refused by the upstream. */
  | 'FAILED'
  /** Being sent. */
  | 'SENDING'
  /** Received by the upstream. */
  | 'SENT'
  /** Possibly arrived. */
  | 'UNCERTAIN';

/** Content that a field gets whose content was changed here and upstream. */
export type MirrorConflictDecision =
  /** Another content */
  | 'EDITED'
  /** Content here, until the upstream changes it again */
  | 'OURS'
  /** Content of the upstream */
  | 'THEIRS';

/** The decision of one conflict. Curia extension. */
export type MirrorConflictDecisionInput = {
  /** Id of the conflict. */
  conflictId: number;
  /** Content of an edited field, in the form of `ours`; records by their ids, such as `{id: 5}`. Null to empty it. */
  content?: unknown;
  /** `digest` of the conflict as it was shown; if it says something else by now, it is not decided. */
  digest: string;
  /** Content that the field gets. */
  take: MirrorConflictDecision;
};

/** Kind of record made here of which an upstream may have the same. */
export type MirrorDuplicateKind =
  /** Assertion */
  | 'ASSERTION'
  /** Evidence Item */
  | 'EVIDENCE_ITEM'
  /** Feature */
  | 'FEATURE'
  /** Variant */
  | 'VARIANT'
  /** Variant Group */
  | 'VARIANT_GROUP';

/** Kind of record that can be revised. */
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

/** Condition on an enum value; missing values match neither EQ nor NE. */
export type ModeratedEntitiesTypeSearchInput = {
  /** Comparison operator. */
  operator: EnumSearchOperator;
  /** Value to compare the field with. */
  value: ModeratedEntities;
};

/** A record that can be revised. */
export type ModeratedInput = {
  /** Kind of record. */
  entityType: ModeratedEntities;
  /** Id of the record. */
  id: number;
};

/** Variants and nested groups of variants, joined by one operator. */
export type MolecularProfileComponentInput = {
  /** Boolean operator; required for more than one component. */
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

/** Editable fields of a molecular profile. */
export type MolecularProfileFields = {
  /** Aliases of a complex molecular profile; a single-variant one always has those of its variant. */
  aliases: Array<string>;
  /** Description in Markdown; at most 10,000 characters. */
  description: NullableStringInput;
  /** Ids of the sources of the description. */
  sourceIds: Array<number>;
};

/** Conditions and subfilters for molecular profiles, at least one of them. */
export type MolecularProfileSearchFilter = {
  /** One of its aliases. */
  alias?: StringSearchInput | null | undefined;
  /** Operator of conditions and subfilters: all (AND, the default) or any (OR). */
  booleanOperator?: BooleanOperator | null | undefined;
  /** A comment on it. */
  comment?: CommentSearchFilter | null | undefined;
  /** User who created it. */
  creatingUser?: UserSearchFilter | null | undefined;
  /** User who deprecated it. */
  deprecatingUser?: UserSearchFilter | null | undefined;
  /** Description. */
  description?: StringSearchInput | null | undefined;
  /** Number of evidence items on it, of any status. */
  evidenceItemsCount?: IntSearchInput | null | undefined;
  /** True if there is an assertion on it, of any status. */
  hasAssertion?: BooleanSearchInput | null | undefined;
  /** Id of the molecular profile. */
  id?: IntSearchInput | null | undefined;
  /** True if it has an open flag. */
  isFlagged?: BooleanSearchInput | null | undefined;
  /** Name of one of its variants, of the feature of one, or both as `feature variant`. */
  name?: StringSearchInput | null | undefined;
  /** Number of pending revisions. */
  openRevisionCount?: IntSearchInput | null | undefined;
  /** A revision of it. */
  revisions?: RevisionSearchFilter | null | undefined;
  /** Evidence score. */
  score?: FloatSearchInput | null | undefined;
  /** A source of its description. */
  source?: SourceSearchFilter | null | undefined;
  /** Subfilters, each with its own conditions. */
  subFilters?: Array<MolecularProfileSearchFilter> | null | undefined;
};

/** Sort order of a list. */
export type MolecularProfilesSort = {
  /** Column to sort by. */
  column: MolecularProfilesSortColumns;
  /** Sort direction. */
  direction: SortDirection;
};

/** Sort column of a list. */
export type MolecularProfilesSortColumns =
  /** Number of assertions. */
  | 'assertionCount'
  /** Number of evidence items. */
  | 'evidenceItemCount'
  /** Evidence score of the molecular profile. */
  | 'molecularProfileScore'
  /** Number of variants. */
  | 'variantCount';

/** Time at which notifications are mailed. */
export type NotificationMail =
  /** At once */
  | 'AT_ONCE'
  /** Once a day */
  | 'DAILY'
  /** Never */
  | 'NONE';

/** Reason for a notification. */
export type NotificationReason =
  /** Mention */
  | 'MENTION'
  /** Subscription */
  | 'SUBSCRIPTION';

/** An AMP/ASCO/CAP tier and level to set, or `unset: true` to clear the field. An absent, null or blank value clears it, too. */
export type NullableAmpLevelTypeInput = {
  /** True to clear the field; then no value may be given. */
  unset?: boolean | null | undefined;
  /** The new value. */
  value?: AmpLevel | null | undefined;
};

/** An area of expertise to set, or `unset: true` to clear the field. An absent, null or blank value clears it, too. */
export type NullableAreaOfExpertiseTypeInput = {
  /** True to clear the field; then no value may be given. */
  unset?: boolean | null | undefined;
  /** The new value. */
  value?: AreaOfExpertise | null | undefined;
};

/** A boolean to set, or `unset: true` to clear the field. An absent, null or blank value clears it, too. */
export type NullableBooleanInput = {
  /** True to clear the field; then no value may be given. */
  unset?: boolean | null | undefined;
  /** The new value. */
  value?: boolean | null | undefined;
};

/** An id to set, or `unset: true` to clear the field. An absent, null or blank value clears it, too. */
export type NullableIDInput = {
  /** True to clear the field; then no value may be given. */
  unset?: boolean | null | undefined;
  /** The new value. */
  value?: string | null | undefined;
};

/** An integer to set, or `unset: true` to clear the field. An absent, null or blank value clears it, too. */
export type NullableIntInput = {
  /** True to clear the field; then no value may be given. */
  unset?: boolean | null | undefined;
  /** The new value. */
  value?: number | null | undefined;
};

/** A text to set, or `unset: true` to clear the field. An absent, null or blank value clears it, too. */
export type NullableStringInput = {
  /** True to clear the field; then no value may be given. */
  unset?: boolean | null | undefined;
  /** The new value. */
  value?: string | null | undefined;
};

/** A therapy interaction type to set, or `unset: true` to clear the field. An absent, null or blank value clears it, too. */
export type NullableTherapyInteractionTypeInput = {
  /** True to clear the field; then no value may be given. */
  unset?: boolean | null | undefined;
  /** The new value. */
  value?: TherapyInteraction | null | undefined;
};

/** Condition on an ontology term, alone or with related terms. */
export type OntologyTermSearchInput = {
  /** Comparison operator. */
  operator: OntologyTermSearchOperator;
  /** Id of the term. Required, except for IS_NULL and IS_NOT_NULL, which take none. */
  value?: string | null | undefined;
};

/** Comparison operator. */
export type OntologyTermSearchOperator =
  /** Equal to the value. */
  | 'EQ'
  /** The term or one of its siblings, with which it shares a parent. */
  | 'EQ_SELF_AND_SIBLINGS'
  /** The term or any of its ancestors. */
  | 'EQ_SELF_OR_ALL_ANCESTORS'
  /** The term or any of its descendants. */
  | 'EQ_SELF_OR_ALL_DESCENDANTS'
  /** The term or one of its direct children. */
  | 'EQ_SELF_OR_DIRECT_CHILDREN'
  /** The term or one of its direct parents. */
  | 'EQ_SELF_OR_DIRECT_PARENTS'
  /** The field has a value. */
  | 'IS_NOT_NULL'
  /** The field has no value. */
  | 'IS_NULL'
  /** Not equal to the value. */
  | 'NE';

/** Filter by organizations. */
export type OrganizationFilter = {
  /** Ids of the organizations. */
  ids?: Array<number> | null | undefined;
  /** True to include their subgroups. */
  includeSubgroups?: boolean | null | undefined;
  /** Beginning of the name of the organizations. */
  name?: string | null | undefined;
};

/** Outcome of a question to an external service. Curia extension. */
export type OutsideState =
  /** The service was asked and has none. */
  | 'ABSENT'
  /** The record lacks what the service needs; see `reason`. */
  | 'NOT_QUERIED'
  /** External services are switched off on this server. */
  | 'OFF'
  /** The service has annotations of the record. */
  | 'PRESENT'
  /** The service does not respond, or in a way that is not understood; see `reason`. */
  | 'UNREACHABLE';

/** Conditions and subfilters for phenotypes, at least one of them. */
export type PhenotypeSearchFilter = {
  /** Operator of conditions and subfilters: all (AND, the default) or any (OR). */
  booleanOperator?: BooleanOperator | null | undefined;
  /** Description. */
  description?: StringSearchInput | null | undefined;
  /** Human Phenotype Ontology term, by id with or without `HP:`. */
  hpoId?: OntologyTermSearchInput | null | undefined;
  /** Id of the phenotype. */
  id?: IntSearchInput | null | undefined;
  /** Name. */
  name?: StringSearchInput | null | undefined;
  /** Subfilters, each with its own conditions. */
  subFilters?: Array<PhenotypeSearchFilter> | null | undefined;
};

/** Sort order of a list. */
export type PhenotypeSort = {
  /** Column to sort by. */
  column: PhenotypeSortColumns;
  /** Sort direction. */
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

/** Kind of change of a record between two knowledge versions. */
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

/** View of a list of changes: the clinical ones, texts and names alone, or all. */
export type RecordChangeView =
  /** All changes */
  | 'ALL'
  /** Clinical changes */
  | 'CLINICAL'
  /** Texts and names */
  | 'TEXTS';

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

/** Kind of record that a record search finds. */
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

/** Reference build of the human genome. */
export type ReferenceBuild =
  /** GRCh37 */
  | 'GRCH37'
  /** GRCh38 */
  | 'GRCH38'
  /** NCBI36 */
  | 'NCBI36';

/** Editable fields of a region. */
export type RegionFields = {
  /** Aliases, of at most 1,000 characters each; new ones are created. */
  aliases: Array<string>;
  /** Description in Markdown; at most 10,000 characters. */
  description: NullableStringInput;
  /** Ids of the sources of the description. */
  sourceIds: Array<number>;
};

/** Editable fields of a variant of a region. */
export type RegionVariantFields = {
  /** Aliases, of at most 1,000 characters each; new ones are created. */
  aliases: Array<string>;
  /** Ids of the variant types, which are Sequence Ontology terms. */
  variantTypeIds: Array<number>;
};

/** Alteration of a cytogenetic region, which names the variant. */
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
  /** Field that it revises, such as `therapy_ids`. */
  fieldName?: StringSearchInput | null | undefined;
  /** User who accepted or rejected it. */
  moderatingUser?: UserSearchFilter | null | undefined;
  /** Status of the revision. */
  status?: RevisionStatusSearchInput | null | undefined;
  /** Subfilters, each with its own conditions. */
  subFilters?: Array<RevisionSearchFilter> | null | undefined;
  /** Id of the record that it revises. */
  subjectId?: IntSearchInput | null | undefined;
  /** Kind of record that it revises. */
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

/** Condition on an enum value; missing values match neither EQ nor NE. */
export type RevisionStatusSearchInput = {
  /** Comparison operator. */
  operator: EnumSearchOperator;
  /** Value to compare the field with. */
  value: RevisionStatus;
};

/** Kind of match of a search. */
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

/** Input of `sendMirrorSuggestion`. */
export type SendMirrorSuggestionInput = {
  /** Any text, returned in the payload; a curation request repeated with the same text is carried out only once. */
  clientMutationId?: string | null | undefined;
  /** Reason for the change, ten characters or more, for those who review it there. */
  comment: string;
  /** Digest of the suggestion that was looked at. */
  digest: string;
  /** Your API key of the upstream. */
  key: string;
  /** Kind of the record. */
  kind: FlaggableEntities;
  /** Id at the upstream of the organization on whose behalf it is sent. */
  organizationId?: number | null | undefined;
  /** Id of the record here. */
  recordId: number;
  /** Id of an attempt that may have arrived and, as you have seen at the upstream, has not; without it nothing is sent again. */
  repeatedAttemptId?: number | null | undefined;
  /** Id of the upstream. */
  upstreamId: number;
};

/** Registration policy. */
export type SignUpMode =
  /** Closed: only administrators create accounts. */
  | 'CLOSED'
  /** By invitation of an administrator. */
  | 'INVITATION'
  /** Open to anyone. */
  | 'OPEN';

/** Sort direction: ascending or descending. */
export type SortDirection =
  /** Ascending: smallest, A or oldest first. */
  | 'ASC'
  /** Descending: largest, Z or newest first. */
  | 'DESC';

/** Conditions and subfilters for sources, at least one of them. */
export type SourceSearchFilter = {
  /** Abstract. */
  abstract?: StringSearchInput | null | undefined;
  /** First name of one of its authors. */
  authorFirstName?: StringSearchInput | null | undefined;
  /** Last name of one of its authors. */
  authorLastName?: StringSearchInput | null | undefined;
  /** Operator of conditions and subfilters: all (AND, the default) or any (OR). */
  booleanOperator?: BooleanOperator | null | undefined;
  /** Citation. */
  citation?: StringSearchInput | null | undefined;
  /** PubMed id, ASCO id or DOI (ASH). */
  citationId?: StringSearchInput | null | undefined;
  /** A comment on it. */
  comment?: CommentSearchFilter | null | undefined;
  /** True if it is deprecated or retracted. */
  deprecated?: BooleanSearchInput | null | undefined;
  /** Id of the source. */
  id?: IntSearchInput | null | undefined;
  /** True if it was retracted. */
  isRetracted?: BooleanSearchInput | null | undefined;
  /** Abbreviated journal title. */
  journal?: StringSearchInput | null | undefined;
  /** Source type: PubMed, ASCO or ASH. */
  sourceType?: SourceSourceTypeSearchInput | null | undefined;
  /** Subfilters, each with its own conditions. */
  subFilters?: Array<SourceSearchFilter> | null | undefined;
  /** Title. */
  title?: StringSearchInput | null | undefined;
};

/** Source type, which defines the kind of citation id. */
export type SourceSource =
  /** ASCO */
  | 'ASCO'
  /** ASH */
  | 'ASH'
  /** PubMed */
  | 'PUBMED';

/** Condition on an enum value; missing values match neither EQ nor NE. */
export type SourceSourceTypeSearchInput = {
  /** Comparison operator. */
  operator: EnumSearchOperator;
  /** Value to compare the field with. */
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
  /** Column to sort by. */
  column: SourcesSortColumns;
  /** Sort direction. */
  direction: SortDirection;
};

/** Sort column of a list. */
export type SourcesSortColumns =
  /** Names of the authors. */
  | 'AUTHORS'
  /** Citation id: PubMed id, ASCO id or DOI. */
  | 'CITATION_ID'
  /** Number of evidence items. */
  | 'EVIDENCE_COUNT'
  /** Title of the journal. */
  | 'JOURNAL'
  /** Name. */
  | 'NAME'
  /** Source type: PubMed, ASCO or ASH. */
  | 'SOURCE_TYPE'
  /** Number of suggestions. */
  | 'SUGGESTION_COUNT'
  /** Year of publication. */
  | 'YEAR';

/** Condition on a text. EQ and NE are case-sensitive, the other operators are not. Empty text counts as missing: only IS_NULL and DOES_NOT_CONTAIN match it. */
export type StringSearchInput = {
  /** Comparison operator. */
  operator: StringSearchOperator;
  /** Value to compare the field with. Required, except for IS_NULL and IS_NOT_NULL, which take none. */
  value?: string | null | undefined;
};

/** Comparison operator. */
export type StringSearchOperator =
  /** Contains the value. */
  | 'CONTAINS'
  /** Does not contain the value. */
  | 'DOES_NOT_CONTAIN'
  /** Equal to the value. */
  | 'EQ'
  /** The field has a value. */
  | 'IS_NOT_NULL'
  /** The field has no value. */
  | 'IS_NULL'
  /** Not equal to the value. */
  | 'NE'
  /** Begins with the value. */
  | 'STARTS_WITH';

/** Input of `submitAssertion`. */
export type SubmitAssertionInput = {
  /** Any text, returned in the payload; a curation request repeated with the same text is carried out only once. */
  clientMutationId?: string | null | undefined;
  /** Comment for reviewers, ten characters or more, at most 10,000 characters; kept with the submission. */
  comment?: string | null | undefined;
  /** Fields of the assertion. */
  fields: AssertionFields;
  /** Id of the organization on whose behalf the user acts; required for members of several organizations, implied for members of one. */
  organizationId?: number | null | undefined;
};

/** Input of `submitEvidence`. */
export type SubmitEvidenceItemInput = {
  /** Any text, returned in the payload; a curation request repeated with the same text is carried out only once. */
  clientMutationId?: string | null | undefined;
  /** Comment for reviewers, ten characters or more, at most 10,000 characters; kept with the submission. */
  comment?: string | null | undefined;
  /** Fields of the evidence item. */
  fields: EvidenceItemFields;
  /** Id of the organization on whose behalf the user acts; required for members of several organizations, implied for members of one. */
  organizationId?: number | null | undefined;
};

/** Input of `submitVariantGroup`. */
export type SubmitVariantGroupInput = {
  /** Any text, returned in the payload; a curation request repeated with the same text is carried out only once. */
  clientMutationId?: string | null | undefined;
  /** Description of the common property of the variants, ten characters or more, at most 10,000 characters. */
  description?: string | null | undefined;
  /** Name, of five characters or more; unique, ignoring case. */
  name: string;
  /** Id of the organization on whose behalf the user acts; required for members of several organizations, implied for members of one. */
  organizationId?: number | null | undefined;
  /** Ids of publications about the group. */
  sourceIds: Array<number>;
  /** Ids of the variants. */
  variantIds: Array<number>;
};

/** Kind of record that can be subscribed to. */
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
  /** True to include the variants of a feature, the evidence of an assertion, and the variants, evidence and assertions of a molecular profile. */
  includeChildren?: boolean | null | undefined;
};

/** Input of `suggestAssertionRevision`. */
export type SuggestAssertionRevisionInput = {
  /** Any text, returned in the payload; a curation request repeated with the same text is carried out only once. */
  clientMutationId?: string | null | undefined;
  /** Reason, ten characters or more, at most 10,000 characters. */
  comment: string;
  /** Complete new state, including fields that do not change. */
  fields: AssertionFields;
  /** Id of the assertion. */
  id: number;
  /** Id of the organization on whose behalf the user acts; required for members of several organizations, implied for members of one. */
  organizationId?: number | null | undefined;
};

/** Input of `suggestEvidenceItemRevision`. */
export type SuggestEvidenceItemRevisionInput = {
  /** Any text, returned in the payload; a curation request repeated with the same text is carried out only once. */
  clientMutationId?: string | null | undefined;
  /** Reason, ten characters or more, at most 10,000 characters. */
  comment: string;
  /** Complete new state, including fields that do not change. */
  fields: EvidenceItemFields;
  /** Id of the evidence item. */
  id: number;
  /** Id of the organization on whose behalf the user acts; required for members of several organizations, implied for members of one. */
  organizationId?: number | null | undefined;
};

/** Input of `suggestFactorRevision`. */
export type SuggestFactorRevisionInput = {
  /** Any text, returned in the payload; a curation request repeated with the same text is carried out only once. */
  clientMutationId?: string | null | undefined;
  /** Reason, ten characters or more, at most 10,000 characters. */
  comment: string;
  /** Complete new state, including fields that do not change. */
  fields: FactorFields;
  /** Id of the factor. */
  id: number;
  /** Id of the organization on whose behalf the user acts; required for members of several organizations, implied for members of one. */
  organizationId?: number | null | undefined;
};

/** Input of `suggestFactorVariantRevision`. */
export type SuggestFactorVariantRevisionInput = {
  /** Any text, returned in the payload; a curation request repeated with the same text is carried out only once. */
  clientMutationId?: string | null | undefined;
  /** Reason, ten characters or more, at most 10,000 characters. */
  comment?: string | null | undefined;
  /** Complete new state, including fields that do not change. */
  fields: FactorVariantFields;
  /** Id of the variant of a factor. */
  id: number;
  /** Id of the organization on whose behalf the user acts; required for members of several organizations, implied for members of one. */
  organizationId?: number | null | undefined;
};

/** Input of `suggestFusionRevision`. */
export type SuggestFusionRevisionInput = {
  /** Any text, returned in the payload; a curation request repeated with the same text is carried out only once. */
  clientMutationId?: string | null | undefined;
  /** Reason, ten characters or more, at most 10,000 characters. */
  comment: string;
  /** Complete new state, including fields that do not change. */
  fields: FusionFields;
  /** Id of the fusion. */
  id: number;
  /** Id of the organization on whose behalf the user acts; required for members of several organizations, implied for members of one. */
  organizationId?: number | null | undefined;
};

/** Input of `suggestFusionVariantRevision`. */
export type SuggestFusionVariantRevisionInput = {
  /** Any text, returned in the payload; a curation request repeated with the same text is carried out only once. */
  clientMutationId?: string | null | undefined;
  /** Reason, ten characters or more, at most 10,000 characters. */
  comment?: string | null | undefined;
  /** Complete new state, including fields that do not change. */
  fields: FusionVariantFields;
  /** Id of the variant of a fusion. */
  id: number;
  /** Id of the organization on whose behalf the user acts; required for members of several organizations, implied for members of one. */
  organizationId?: number | null | undefined;
};

/** Input of `suggestGeneRevision`. */
export type SuggestGeneRevisionInput = {
  /** Any text, returned in the payload; a curation request repeated with the same text is carried out only once. */
  clientMutationId?: string | null | undefined;
  /** Reason, ten characters or more, at most 10,000 characters. */
  comment: string;
  /** Complete new state, including fields that do not change. */
  fields: GeneFields;
  /** Id of the gene. */
  id: number;
  /** Id of the organization on whose behalf the user acts; required for members of several organizations, implied for members of one. */
  organizationId?: number | null | undefined;
};

/** Input of `suggestGeneVariantRevision`. */
export type SuggestGeneVariantRevisionInput = {
  /** Any text, returned in the payload; a curation request repeated with the same text is carried out only once. */
  clientMutationId?: string | null | undefined;
  /** Reason, ten characters or more, at most 10,000 characters. */
  comment?: string | null | undefined;
  /** Complete new state, including fields that do not change. */
  fields: GeneVariantFields;
  /** Id of the gene variant. */
  id: number;
  /** Id of the organization on whose behalf the user acts; required for members of several organizations, implied for members of one. */
  organizationId?: number | null | undefined;
};

/** Input of `suggestMolecularProfileRevision`. */
export type SuggestMolecularProfileRevisionInput = {
  /** Any text, returned in the payload; a curation request repeated with the same text is carried out only once. */
  clientMutationId?: string | null | undefined;
  /** Reason, ten characters or more, at most 10,000 characters. */
  comment: string;
  /** Complete new state, including fields that do not change. */
  fields: MolecularProfileFields;
  /** Id of the molecular profile. */
  id: number;
  /** Id of the organization on whose behalf the user acts; required for members of several organizations, implied for members of one. */
  organizationId?: number | null | undefined;
};

/** Input of `suggestRegionRevision`. */
export type SuggestRegionRevisionInput = {
  /** Any text, returned in the payload; a curation request repeated with the same text is carried out only once. */
  clientMutationId?: string | null | undefined;
  /** Reason, ten characters or more, at most 10,000 characters. */
  comment: string;
  /** Complete new state, including fields that do not change. */
  fields: RegionFields;
  /** Id of the region. */
  id: number;
  /** Id of the organization on whose behalf the user acts; required for members of several organizations, implied for members of one. */
  organizationId?: number | null | undefined;
};

/** Input of `suggestRegionVariantRevision`. */
export type SuggestRegionVariantRevisionInput = {
  /** Any text, returned in the payload; a curation request repeated with the same text is carried out only once. */
  clientMutationId?: string | null | undefined;
  /** Reason, ten characters or more, at most 10,000 characters. */
  comment?: string | null | undefined;
  /** Complete new state, including fields that do not change. */
  fields: RegionVariantFields;
  /** Id of the variant of a region. */
  id: number;
  /** Id of the organization on whose behalf the user acts; required for members of several organizations, implied for members of one. */
  organizationId?: number | null | undefined;
};

/** Input of `suggestSource`. */
export type SuggestSourceInput = {
  /** Any text, returned in the payload; a curation request repeated with the same text is carried out only once. */
  clientMutationId?: string | null | undefined;
  /** Reason to curate it, ten characters or more, at most 10,000 characters. */
  comment: string;
  /** Id of the disease that it is about. */
  diseaseId?: number | null | undefined;
  /** Id of the molecular profile that it has evidence for. */
  molecularProfileId?: number | null | undefined;
  /** Id of the organization on whose behalf the user acts; required for members of several organizations, implied for members of one. */
  organizationId?: number | null | undefined;
  /** Id of the source. */
  sourceId: number;
};

/** Input of `suggestVariantGroupRevision`. */
export type SuggestVariantGroupRevisionInput = {
  /** Any text, returned in the payload; a curation request repeated with the same text is carried out only once. */
  clientMutationId?: string | null | undefined;
  /** Reason, ten characters or more, at most 10,000 characters. */
  comment: string;
  /** Complete new state, including fields that do not change. */
  fields: VariantGroupFields;
  /** Id of the variant group. */
  id: number;
  /** Id of the organization on whose behalf the user acts; required for members of several organizations, implied for members of one. */
  organizationId?: number | null | undefined;
};

/** Kind of record that a tag in a text can refer to. */
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

/** Therapy interaction type: combination, sequential or substitutes. */
export type TherapyInteraction =
  /** Combination */
  | 'COMBINATION'
  /** Sequential */
  | 'SEQUENTIAL'
  /** Substitutes */
  | 'SUBSTITUTES';

/** Condition on an enum value; missing values match neither EQ nor NE. */
export type TherapyInteractionTypeSearchInput = {
  /** Comparison operator. */
  operator: EnumSearchOperator;
  /** Value to compare the field with. */
  value: TherapyInteraction;
};

/** Conditions and subfilters for therapies, at least one of them. */
export type TherapySearchFilter = {
  /** Operator of conditions and subfilters: all (AND, the default) or any (OR). */
  booleanOperator?: BooleanOperator | null | undefined;
  /** True if it is deprecated. */
  deprecated?: BooleanSearchInput | null | undefined;
  /** Id of the therapy. */
  id?: IntSearchInput | null | undefined;
  /** Name. */
  name?: StringSearchInput | null | undefined;
  /** NCI Thesaurus concept, by id with or without its letter C. */
  ncitId?: OntologyTermSearchInput | null | undefined;
  /** Subfilters, each with its own conditions. */
  subFilters?: Array<TherapySearchFilter> | null | undefined;
  /** One of its aliases. */
  therapyAliases?: StringSearchInput | null | undefined;
};

/** Sort order of a list. */
export type TherapySort = {
  /** Column to sort by. */
  column: TherapySortColumns;
  /** Sort direction. */
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

/** Period in which events are counted. */
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

/** User role: curator, editor or administrator, each with the rights of the previous one. */
export type UserRole =
  /** Admin */
  | 'ADMIN'
  /** Curator */
  | 'CURATOR'
  /** Editor */
  | 'EDITOR';

/** Conditions and subfilters for users, at least one of them. */
export type UserSearchFilter = {
  /** Operator of conditions and subfilters: all (AND, the default) or any (OR). */
  booleanOperator?: BooleanOperator | null | undefined;
  /** Time of registration. */
  createdAt?: DateSearchInput | null | undefined;
  /** Id of the user. */
  id?: IntSearchInput | null | undefined;
  /** Full name. */
  name?: StringSearchInput | null | undefined;
  /** Id of an organization that the user is a member of. */
  organizationId?: IntSearchInput | null | undefined;
  /** Name of an organization that the user is a member of. */
  organizationName?: StringSearchInput | null | undefined;
  /** Subfilters, each with its own conditions. */
  subFilters?: Array<UserSearchFilter> | null | undefined;
  /** Username. */
  username?: StringSearchInput | null | undefined;
};

/** Kind of variant, by its feature. */
export type VariantCategories =
  /** Factor */
  | 'FACTOR'
  /** Fusion */
  | 'FUSION'
  /** Gene */
  | 'GENE'
  /** Region */
  | 'REGION';

/** A variant of a molecular profile, present or absent (NOT). */
export type VariantComponent = {
  /** True if the variant must be absent (NOT). */
  not?: boolean;
  /** Id of the variant. */
  variantId: number;
};

/** Type of coordinates: of a gene variant, or of the 5' or 3' side of a fusion. */
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

/** Condition on an enum value; missing values match neither EQ nor NE. */
export type VariantDeprecationReasonTypeSearchInput = {
  /** Comparison operator. */
  operator: EnumSearchOperator;
  /** Value to compare the field with. */
  value: VariantDeprecationReason;
};

/** Editable fields of a variant group. */
export type VariantGroupFields = {
  /** Description in Markdown; at most 10,000 characters. */
  description: NullableStringInput;
  /** Name, unique among variant groups; at most 255 characters. */
  name: string;
  /** Ids of the sources of the description. */
  sourceIds: Array<number>;
  /** Ids of the variants. */
  variantIds: Array<number>;
};

/** Sort order of a list. */
export type VariantGroupsSort = {
  /** Column to sort by. */
  column: VariantGroupsSortColumns;
  /** Sort direction. */
  direction: SortDirection;
};

/** Sort column of a list. */
export type VariantGroupsSortColumns =
  /** Number of evidence items. */
  | 'EVIDENCE_ITEM_COUNT'
  /** Names of the features. */
  | 'GENE_NAMES'
  /** Name. */
  | 'NAME'
  /** Number of variants. */
  | 'VARIANT_COUNT'
  /** Names of the variants. */
  | 'VARIANT_NAMES';

/** Variant origin, such as somatic or germline. */
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

/** Condition on an enum value; missing values match neither EQ nor NE. */
export type VariantOriginTypeSearchInput = {
  /** Comparison operator. */
  operator: EnumSearchOperator;
  /** Value to compare the field with. */
  value: VariantOrigin;
};

/** Conditions and subfilters for variants, at least one of them. */
export type VariantSearchFilter = {
  /** Operator of conditions and subfilters: all (AND, the default) or any (OR). */
  booleanOperator?: BooleanOperator | null | undefined;
  /** A comment on it. */
  comment?: CommentSearchFilter | null | undefined;
  /** Coordinates of the variant or of one of its exons. */
  coordinates?: CoordinateSearchInput | null | undefined;
  /** User who created it. */
  creatingUser?: UserSearchFilter | null | undefined;
  /** User who deprecated it. */
  deprecatingUser?: UserSearchFilter | null | undefined;
  /** Reason for the deprecation. */
  deprecationReason?: VariantDeprecationReasonTypeSearchInput | null | undefined;
  /** Feature of the variant. */
  feature?: FeatureSearchFilter | null | undefined;
  /** Id of the variant. */
  id?: IntSearchInput | null | undefined;
  /** True for deprecated records; without this condition only records that are neither deprecated nor withdrawn are found. */
  isDeprecated?: BooleanSearchInput | null | undefined;
  /** True if it has an open flag. */
  isFlagged?: BooleanSearchInput | null | undefined;
  /** A molecular profile with the variant. */
  molecularProfile?: MolecularProfileSearchFilter | null | undefined;
  /** Name. */
  name?: StringSearchInput | null | undefined;
  /** Number of pending revisions of the variant and its coordinates. */
  openRevisionCount?: IntSearchInput | null | undefined;
  /** A revision of the variant or of its coordinates. */
  revisions?: RevisionSearchFilter | null | undefined;
  /** Molecular profile of this variant alone. */
  singleVariantMolecularProfile?: MolecularProfileSearchFilter | null | undefined;
  /** Subfilters, each with its own conditions. */
  subFilters?: Array<VariantSearchFilter> | null | undefined;
  /** One of its aliases. */
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
  /** Display name or Sequence Ontology name. */
  name?: StringSearchInput | null | undefined;
  /** Sequence Ontology term, by id with or without `SO:`. */
  soid?: OntologyTermSearchInput | null | undefined;
  /** Subfilters, each with its own conditions. */
  subFilters?: Array<VariantTypeSearchFilter> | null | undefined;
};

/** Sort order of a list. */
export type VariantsSort = {
  /** Column to sort by. */
  column: VariantsSortColumns;
  /** Sort direction. */
  direction: SortDirection;
};

/** Sort column of a list. */
export type VariantsSortColumns =
  /** Name of the disease; of several, the first by name. */
  | 'diseaseName'
  /** Number of evidence items. */
  | 'evidenceItemCount'
  /** Name of the feature. */
  | 'featureName'
  /** Name of the therapy; of several, the first by name. */
  | 'therapyName'
  /** Name of the variant. */
  | 'variantName';

/** Cause of a version of a record: a curation activity, an imported release, an update of vocabularies or citations, or the first recording. */
export type VersionCause =
  /** Curation */
  | 'ACTIVITY'
  /** First recorded */
  | 'BASELINE'
  /** Release import */
  | 'RELEASE'
  /** Vocabulary, citation or mirror update */
  | 'UPDATE';

/** Kind of record of which every version is stored. */
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
