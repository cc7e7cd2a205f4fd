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

/** What can be commented on. */
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

/** Whether a flag still stands. */
export type FlagState =
  /** Open */
  | 'OPEN'
  /** Resolved */
  | 'RESOLVED';

/** What can be flagged. */
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

/** What is known of one side of a fusion. */
export type FusionPartnerStatus =
  /** Known */
  | 'KNOWN'
  /** Multiple */
  | 'MULTIPLE'
  /** Unknown */
  | 'UNKNOWN';

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

/** A record that can be revised. */
export type ModeratedInput = {
  /** Kind of record. */
  entityType: ModeratedEntities;
  /** Id of the record. */
  id: number;
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

/** What can be subscribed to. */
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

/** A record that can be subscribed to, alone or with its children. */
export type SubscribableQueryInput = {
  /** Kind of record. */
  entityType: SubscribableEntities;
  /** Id of the record. */
  id: number;
  /** Also the variants of a feature, the evidence of an assertion, and the variants, evidence and assertions of a molecular profile. */
  includeChildren?: boolean | null | undefined;
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

export type RecordEventsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  subject?: SubscribableQueryInput | null | undefined;
  originatingUserId?: number | null | undefined;
  organizationId?: number | null | undefined;
}>;


export type RecordEventsQuery = { events: { totalCount: number, pageInfo: { endCursor: string | null, hasNextPage: boolean }, nodes: Array<{ id: number, action: EventAction, createdAt: string, originatingUser: { id: number, displayName: string, username: string }, organization: { id: number, name: string } | null, subject:
        | { __typename: 'Assertion', id: number, name: string, link: string }
        | { __typename: 'Comment', id: number, name: string, link: string }
        | { __typename: 'EvidenceItem', id: number, name: string, link: string }
        | { __typename: 'ExonCoordinate', id: number, name: string, link: string }
        | { __typename: 'Factor', id: number, name: string, link: string }
        | { __typename: 'FactorVariant', id: number, name: string, link: string }
        | { __typename: 'Feature', id: number, name: string, link: string }
        | { __typename: 'Flag', id: number, name: string, link: string }
        | { __typename: 'Fusion', id: number, name: string, link: string }
        | { __typename: 'FusionVariant', id: number, name: string, link: string }
        | { __typename: 'Gene', id: number, name: string, link: string }
        | { __typename: 'GeneVariant', id: number, name: string, link: string }
        | { __typename: 'MolecularProfile', id: number, name: string, link: string }
        | { __typename: 'Region', id: number, name: string, link: string }
        | { __typename: 'RegionVariant', id: number, name: string, link: string }
        | { __typename: 'Revision', id: number, name: string, link: string }
        | { __typename: 'RevisionSet', id: number, name: string, link: string }
        | { __typename: 'Source', id: number, name: string, link: string }
        | { __typename: 'SourcePopover', id: number, name: string, link: string }
        | { __typename: 'SourceSuggestion', id: number, name: string, link: string }
        | { __typename: 'Variant', id: number, name: string, link: string }
        | { __typename: 'VariantCoordinate', id: number, name: string, link: string }
        | { __typename: 'VariantGroup', id: number, name: string, link: string }
       | null }> } };

export type EventLine_eventFragment = { id: number, action: EventAction, createdAt: string, originatingUser: { id: number, displayName: string, username: string }, organization: { id: number, name: string } | null, subject:
    | { __typename: 'Assertion', id: number, name: string, link: string }
    | { __typename: 'Comment', id: number, name: string, link: string }
    | { __typename: 'EvidenceItem', id: number, name: string, link: string }
    | { __typename: 'ExonCoordinate', id: number, name: string, link: string }
    | { __typename: 'Factor', id: number, name: string, link: string }
    | { __typename: 'FactorVariant', id: number, name: string, link: string }
    | { __typename: 'Feature', id: number, name: string, link: string }
    | { __typename: 'Flag', id: number, name: string, link: string }
    | { __typename: 'Fusion', id: number, name: string, link: string }
    | { __typename: 'FusionVariant', id: number, name: string, link: string }
    | { __typename: 'Gene', id: number, name: string, link: string }
    | { __typename: 'GeneVariant', id: number, name: string, link: string }
    | { __typename: 'MolecularProfile', id: number, name: string, link: string }
    | { __typename: 'Region', id: number, name: string, link: string }
    | { __typename: 'RegionVariant', id: number, name: string, link: string }
    | { __typename: 'Revision', id: number, name: string, link: string }
    | { __typename: 'RevisionSet', id: number, name: string, link: string }
    | { __typename: 'Source', id: number, name: string, link: string }
    | { __typename: 'SourcePopover', id: number, name: string, link: string }
    | { __typename: 'SourceSuggestion', id: number, name: string, link: string }
    | { __typename: 'Variant', id: number, name: string, link: string }
    | { __typename: 'VariantCoordinate', id: number, name: string, link: string }
    | { __typename: 'VariantGroup', id: number, name: string, link: string }
   | null };

export type RecordRevisionsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  subject?: ModeratedInput | null | undefined;
  ids?: Array<number> | number | null | undefined;
}>;


export type RecordRevisionsQuery = { revisions: { totalCount: number, pageInfo: { endCursor: string | null, hasNextPage: boolean }, nodes: Array<{ id: number, name: string, revisionSetId: number, fieldDisplayName: string, status: RevisionStatus, createdAt: string, creationActivity: { id: number, parsedNote: Array<
          | { __typename: 'CommentTagSegment', tagType: TaggableEntity, entityId: number, displayName: string, link: string }
          | { __typename: 'CommentTagSegmentDeprecated', tagType: TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
          | { __typename: 'CommentTagSegmentFlagged', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
          | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
          | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
          | { __typename: 'CommentTextSegment', text: string }
          | { __typename: 'User', id: number, displayName: string }
        >, user: { id: number, displayName: string, username: string } } | null, resolutionActivity:
        | { __typename: 'AcceptRevisionsActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'ApproveAssertionActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'CommentActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'CreateComplexMolecularProfileActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'CreateFeatureActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'CreateVariantActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'DeleteCommentActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'DeprecateComplexMolecularProfileActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'DeprecateFeatureActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'DeprecateVariantActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'FlagEntityActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'ModerateAssertionActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'ModerateEvidenceItemActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'RejectRevisionsActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'ResolveFlagActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'RevokeApprovalActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'SubmitAssertionActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'SubmitEvidenceItemActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'SuggestRevisionSetActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'SuggestSourceActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'UpdateSourceSuggestionStatusActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
       | null, linkoutData: { currentValue:
          | { __typename: 'ObjectField', objects: Array<{ id: number, displayName: string | null, displayType: string | null, entityType: string, link: string | null }> }
          | { __typename: 'ScalarField', value: string | null }
        , suggestedValue:
          | { __typename: 'ObjectField', objects: Array<{ id: number, displayName: string | null, displayType: string | null, entityType: string, link: string | null }> }
          | { __typename: 'ScalarField', value: string | null }
         } }> } };

export type RecordCommentsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  subject?: CommentableInput | null | undefined;
  ids?: Array<number> | number | null | undefined;
}>;


export type RecordCommentsQuery = { comments: { totalCount: number, pageInfo: { endCursor: string | null, hasNextPage: boolean }, nodes: Array<{ id: number, title: string | null, createdAt: string, deleted: boolean, commenter: { id: number, displayName: string, username: string }, parsedComment: Array<
        | { __typename: 'CommentTagSegment', tagType: TaggableEntity, entityId: number, displayName: string, link: string }
        | { __typename: 'CommentTagSegmentDeprecated', tagType: TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
        | { __typename: 'CommentTagSegmentFlagged', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
        | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
        | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
        | { __typename: 'CommentTextSegment', text: string }
        | { __typename: 'User', id: number, displayName: string }
      > }> } };

export type RecordFlagsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  flaggable?: FlaggableInput | null | undefined;
}>;


export type RecordFlagsQuery = { flags: { totalCount: number, pageInfo: { endCursor: string | null, hasNextPage: boolean }, nodes: Array<{ id: number, state: FlagState, createdAt: string, viewerMay: { resolve: { allowed: boolean, reason: string | null } } | null, flaggingUser: { id: number, displayName: string, username: string }, openActivity: { id: number, parsedNote: Array<
          | { __typename: 'CommentTagSegment', tagType: TaggableEntity, entityId: number, displayName: string, link: string }
          | { __typename: 'CommentTagSegmentDeprecated', tagType: TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
          | { __typename: 'CommentTagSegmentFlagged', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
          | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
          | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
          | { __typename: 'CommentTextSegment', text: string }
          | { __typename: 'User', id: number, displayName: string }
        > }, resolutionActivity: { id: number, createdAt: string, user: { id: number, displayName: string, username: string }, parsedNote: Array<
          | { __typename: 'CommentTagSegment', tagType: TaggableEntity, entityId: number, displayName: string, link: string }
          | { __typename: 'CommentTagSegmentDeprecated', tagType: TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
          | { __typename: 'CommentTagSegmentFlagged', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
          | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
          | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
          | { __typename: 'CommentTextSegment', text: string }
          | { __typename: 'User', id: number, displayName: string }
        > } | null }> } };

export const EventLine_eventFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventLine_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"originatingUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}}]}}]} as unknown as DocumentNode<EventLine_eventFragment, unknown>;
export const RecordEventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecordEvents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subject"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SubscribableQueryInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"originatingUserId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"organizationId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"subject"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subject"}}},{"kind":"Argument","name":{"kind":"Name","value":"originatingUserId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"originatingUserId"}}},{"kind":"Argument","name":{"kind":"Name","value":"organizationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"organizationId"}}},{"kind":"Argument","name":{"kind":"Name","value":"includeAutomatedEvents"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventLine_event"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventLine_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"originatingUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}}]}}]} as unknown as DocumentNode<RecordEventsQuery, RecordEventsQueryVariables>;
export const RecordRevisionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecordRevisions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subject"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ModeratedInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revisions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"subject"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subject"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"includeCoordinates"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"revisionSetId"}},{"kind":"Field","name":{"kind":"Name","value":"fieldDisplayName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevisedValues_revision"}},{"kind":"Field","name":{"kind":"Name","value":"creationActivity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"parsedNote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RichText_segment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"resolutionActivity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"parsedNote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RichText_segment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RevisionReview_object"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ModeratedObjectField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"displayType"}},{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RevisionReview_field"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ModeratedField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ObjectField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"objects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevisionReview_object"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScalarField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RevisedValues_revision"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Revision"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkoutData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentValue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevisionReview_field"}}]}},{"kind":"Field","name":{"kind":"Name","value":"suggestedValue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevisionReview_field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RichText_segment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentBodySegment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentTextSegment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentTagSegment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentTagSegmentFlagged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"flagged"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentTagSegmentDeprecated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"deprecated"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentTagSegmentFlaggedAndDeprecated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"flagged"}},{"kind":"Field","name":{"kind":"Name","value":"deprecated"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentTagSegmentFlaggedAndWithStatus"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"flagged"}}]}}]}}]} as unknown as DocumentNode<RecordRevisionsQuery, RecordRevisionsQueryVariables>;
export const RecordCommentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecordComments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subject"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CommentableInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"comments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"subject"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subject"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"deleted"}},{"kind":"Field","name":{"kind":"Name","value":"commenter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"parsedComment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RichText_segment"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RichText_segment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentBodySegment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentTextSegment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentTagSegment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentTagSegmentFlagged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"flagged"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentTagSegmentDeprecated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"deprecated"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentTagSegmentFlaggedAndDeprecated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"flagged"}},{"kind":"Field","name":{"kind":"Name","value":"deprecated"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentTagSegmentFlaggedAndWithStatus"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"flagged"}}]}}]}}]} as unknown as DocumentNode<RecordCommentsQuery, RecordCommentsQueryVariables>;
export const RecordFlagsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecordFlags"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"flaggable"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"FlaggableInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"flags"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"flaggable"},"value":{"kind":"Variable","name":{"kind":"Name","value":"flaggable"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resolve"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"flaggingUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"openActivity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"parsedNote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RichText_segment"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"resolutionActivity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"parsedNote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RichText_segment"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RichText_segment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentBodySegment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentTextSegment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentTagSegment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentTagSegmentFlagged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"flagged"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentTagSegmentDeprecated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"deprecated"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentTagSegmentFlaggedAndDeprecated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"flagged"}},{"kind":"Field","name":{"kind":"Name","value":"deprecated"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentTagSegmentFlaggedAndWithStatus"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"flagged"}}]}}]}}]} as unknown as DocumentNode<RecordFlagsQuery, RecordFlagsQueryVariables>;