// Written by `npm run codegen` from the .graphql files of src/app. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RevisionReview_objectFragment = { id: number, displayName: string | null, displayType: string | null, entityType: string, link: string | null };

type RevisionReview_field_ObjectField_Fragment = { __typename: 'ObjectField', objects: Array<{ id: number, displayName: string | null, displayType: string | null, entityType: string, link: string | null }> };

type RevisionReview_field_ScalarField_Fragment = { __typename: 'ScalarField', value: string | null };

export type RevisionReview_fieldFragment =
  | RevisionReview_field_ObjectField_Fragment
  | RevisionReview_field_ScalarField_Fragment
;

export type RevisedValues_revisionFragment = { linkoutData: { currentValue:
      | { __typename: 'ObjectField', objects: Array<{ id: number, displayName: string | null, displayType: string | null, entityType: string, link: string | null }> }
      | { __typename: 'ScalarField', value: string | null }
    , suggestedValue:
      | { __typename: 'ObjectField', objects: Array<{ id: number, displayName: string | null, displayType: string | null, entityType: string, link: string | null }> }
      | { __typename: 'ScalarField', value: string | null }
     } };

export type RevisionReview_revisionFragment = { id: number, name: string, revisionSetId: number, status: Types.RevisionStatus, fieldName: string, suggestedValue: unknown, conflicting: boolean, presentField:
    | { __typename: 'ObjectField', objects: Array<{ id: number, displayName: string | null, displayType: string | null, entityType: string, link: string | null }> }
    | { __typename: 'ScalarField', value: string | null }
  , subject:
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
  , creationActivity: { id: number, user: { id: number, displayName: string, username: string } } | null, resolutionActivity:
    | { __typename: 'AcceptRevisionsActivity', id: number, createdAt: string, parsedNote: Array<
        | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
        | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
        | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
        | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
        | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
        | { __typename: 'CommentTextSegment', text: string }
        | { __typename: 'User', id: number, displayName: string }
      >, user: { id: number, displayName: string, username: string } }
    | { __typename: 'ApproveAssertionActivity', id: number, createdAt: string, parsedNote: Array<
        | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
        | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
        | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
        | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
        | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
        | { __typename: 'CommentTextSegment', text: string }
        | { __typename: 'User', id: number, displayName: string }
      >, user: { id: number, displayName: string, username: string } }
    | { __typename: 'CommentActivity', id: number, createdAt: string, parsedNote: Array<
        | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
        | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
        | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
        | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
        | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
        | { __typename: 'CommentTextSegment', text: string }
        | { __typename: 'User', id: number, displayName: string }
      >, user: { id: number, displayName: string, username: string } }
    | { __typename: 'CreateComplexMolecularProfileActivity', id: number, createdAt: string, parsedNote: Array<
        | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
        | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
        | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
        | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
        | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
        | { __typename: 'CommentTextSegment', text: string }
        | { __typename: 'User', id: number, displayName: string }
      >, user: { id: number, displayName: string, username: string } }
    | { __typename: 'CreateFeatureActivity', id: number, createdAt: string, parsedNote: Array<
        | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
        | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
        | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
        | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
        | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
        | { __typename: 'CommentTextSegment', text: string }
        | { __typename: 'User', id: number, displayName: string }
      >, user: { id: number, displayName: string, username: string } }
    | { __typename: 'CreateVariantActivity', id: number, createdAt: string, parsedNote: Array<
        | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
        | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
        | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
        | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
        | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
        | { __typename: 'CommentTextSegment', text: string }
        | { __typename: 'User', id: number, displayName: string }
      >, user: { id: number, displayName: string, username: string } }
    | { __typename: 'DeleteCommentActivity', id: number, createdAt: string, parsedNote: Array<
        | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
        | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
        | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
        | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
        | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
        | { __typename: 'CommentTextSegment', text: string }
        | { __typename: 'User', id: number, displayName: string }
      >, user: { id: number, displayName: string, username: string } }
    | { __typename: 'DeprecateComplexMolecularProfileActivity', id: number, createdAt: string, parsedNote: Array<
        | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
        | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
        | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
        | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
        | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
        | { __typename: 'CommentTextSegment', text: string }
        | { __typename: 'User', id: number, displayName: string }
      >, user: { id: number, displayName: string, username: string } }
    | { __typename: 'DeprecateFeatureActivity', id: number, createdAt: string, parsedNote: Array<
        | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
        | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
        | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
        | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
        | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
        | { __typename: 'CommentTextSegment', text: string }
        | { __typename: 'User', id: number, displayName: string }
      >, user: { id: number, displayName: string, username: string } }
    | { __typename: 'DeprecateVariantActivity', id: number, createdAt: string, parsedNote: Array<
        | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
        | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
        | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
        | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
        | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
        | { __typename: 'CommentTextSegment', text: string }
        | { __typename: 'User', id: number, displayName: string }
      >, user: { id: number, displayName: string, username: string } }
    | { __typename: 'FlagEntityActivity', id: number, createdAt: string, parsedNote: Array<
        | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
        | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
        | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
        | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
        | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
        | { __typename: 'CommentTextSegment', text: string }
        | { __typename: 'User', id: number, displayName: string }
      >, user: { id: number, displayName: string, username: string } }
    | { __typename: 'ModerateAssertionActivity', id: number, createdAt: string, parsedNote: Array<
        | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
        | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
        | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
        | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
        | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
        | { __typename: 'CommentTextSegment', text: string }
        | { __typename: 'User', id: number, displayName: string }
      >, user: { id: number, displayName: string, username: string } }
    | { __typename: 'ModerateEvidenceItemActivity', id: number, createdAt: string, parsedNote: Array<
        | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
        | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
        | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
        | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
        | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
        | { __typename: 'CommentTextSegment', text: string }
        | { __typename: 'User', id: number, displayName: string }
      >, user: { id: number, displayName: string, username: string } }
    | { __typename: 'RejectRevisionsActivity', id: number, createdAt: string, parsedNote: Array<
        | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
        | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
        | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
        | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
        | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
        | { __typename: 'CommentTextSegment', text: string }
        | { __typename: 'User', id: number, displayName: string }
      >, user: { id: number, displayName: string, username: string } }
    | { __typename: 'ResolveFlagActivity', id: number, createdAt: string, parsedNote: Array<
        | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
        | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
        | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
        | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
        | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
        | { __typename: 'CommentTextSegment', text: string }
        | { __typename: 'User', id: number, displayName: string }
      >, user: { id: number, displayName: string, username: string } }
    | { __typename: 'RevokeApprovalActivity', id: number, createdAt: string, parsedNote: Array<
        | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
        | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
        | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
        | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
        | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
        | { __typename: 'CommentTextSegment', text: string }
        | { __typename: 'User', id: number, displayName: string }
      >, user: { id: number, displayName: string, username: string } }
    | { __typename: 'SubmitAssertionActivity', id: number, createdAt: string, parsedNote: Array<
        | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
        | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
        | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
        | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
        | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
        | { __typename: 'CommentTextSegment', text: string }
        | { __typename: 'User', id: number, displayName: string }
      >, user: { id: number, displayName: string, username: string } }
    | { __typename: 'SubmitEvidenceItemActivity', id: number, createdAt: string, parsedNote: Array<
        | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
        | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
        | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
        | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
        | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
        | { __typename: 'CommentTextSegment', text: string }
        | { __typename: 'User', id: number, displayName: string }
      >, user: { id: number, displayName: string, username: string } }
    | { __typename: 'SuggestRevisionSetActivity', id: number, createdAt: string, parsedNote: Array<
        | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
        | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
        | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
        | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
        | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
        | { __typename: 'CommentTextSegment', text: string }
        | { __typename: 'User', id: number, displayName: string }
      >, user: { id: number, displayName: string, username: string } }
    | { __typename: 'SuggestSourceActivity', id: number, createdAt: string, parsedNote: Array<
        | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
        | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
        | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
        | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
        | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
        | { __typename: 'CommentTextSegment', text: string }
        | { __typename: 'User', id: number, displayName: string }
      >, user: { id: number, displayName: string, username: string } }
    | { __typename: 'UpdateSourceSuggestionStatusActivity', id: number, createdAt: string, parsedNote: Array<
        | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
        | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
        | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
        | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
        | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
        | { __typename: 'CommentTextSegment', text: string }
        | { __typename: 'User', id: number, displayName: string }
      >, user: { id: number, displayName: string, username: string } }
   | null, viewerMay: { accept: { allowed: boolean, reason: string | null }, reject: { allowed: boolean, reason: string | null } } | null, linkoutData: { currentValue:
      | { __typename: 'ObjectField', objects: Array<{ id: number, displayName: string | null, displayType: string | null, entityType: string, link: string | null }> }
      | { __typename: 'ScalarField', value: string | null }
    , suggestedValue:
      | { __typename: 'ObjectField', objects: Array<{ id: number, displayName: string | null, displayType: string | null, entityType: string, link: string | null }> }
      | { __typename: 'ScalarField', value: string | null }
     }, supersededBy: { id: number, name: string, revisionSetId: number, creationActivity: { id: number, user: { id: number, displayName: string, username: string } } | null } | null };

export type RevisionReview_recordFragment = { record:
    | { __typename: 'Assertion', id: number, name: string, link: string, decisionState: string | null, molecularProfile: { id: number, name: string }, claim: { expiresAt: string, user: { id: number, displayName: string } } | null }
    | { __typename: 'BrowseFeature', id: number, name: string, link: string, decisionState: string | null, claim: { expiresAt: string, user: { id: number, displayName: string } } | null }
    | { __typename: 'EvidenceItem', id: number, name: string, link: string, decisionState: string | null, molecularProfile: { id: number, name: string }, claim: { expiresAt: string, user: { id: number, displayName: string } } | null }
    | { __typename: 'Factor', id: number, name: string, link: string, decisionState: string | null, claim: { expiresAt: string, user: { id: number, displayName: string } } | null }
    | { __typename: 'FactorVariant', id: number, name: string, link: string, decisionState: string | null, feature: { id: number, name: string }, claim: { expiresAt: string, user: { id: number, displayName: string } } | null }
    | { __typename: 'Feature', id: number, name: string, link: string, decisionState: string | null, claim: { expiresAt: string, user: { id: number, displayName: string } } | null }
    | { __typename: 'Fusion', id: number, name: string, link: string, decisionState: string | null, claim: { expiresAt: string, user: { id: number, displayName: string } } | null }
    | { __typename: 'FusionVariant', id: number, name: string, link: string, decisionState: string | null, feature: { id: number, name: string }, claim: { expiresAt: string, user: { id: number, displayName: string } } | null }
    | { __typename: 'Gene', id: number, name: string, link: string, decisionState: string | null, claim: { expiresAt: string, user: { id: number, displayName: string } } | null }
    | { __typename: 'GeneVariant', id: number, name: string, link: string, decisionState: string | null, feature: { id: number, name: string }, claim: { expiresAt: string, user: { id: number, displayName: string } } | null }
    | { __typename: 'MolecularProfile', id: number, name: string, link: string, decisionState: string | null, claim: { expiresAt: string, user: { id: number, displayName: string } } | null }
    | { __typename: 'Region', id: number, name: string, link: string, decisionState: string | null, claim: { expiresAt: string, user: { id: number, displayName: string } } | null }
    | { __typename: 'RegionVariant', id: number, name: string, link: string, decisionState: string | null, feature: { id: number, name: string }, claim: { expiresAt: string, user: { id: number, displayName: string } } | null }
    | { __typename: 'Variant', id: number, name: string, link: string, decisionState: string | null, feature: { id: number, name: string }, claim: { expiresAt: string, user: { id: number, displayName: string } } | null }
    | { __typename: 'VariantGroup', id: number, name: string, link: string, decisionState: string | null, claim: { expiresAt: string, user: { id: number, displayName: string } } | null }
  , parts: Array<{ subject:
      | { __typename: 'Assertion', id: number }
      | { __typename: 'Comment', id: number }
      | { __typename: 'EvidenceItem', id: number }
      | { __typename: 'ExonCoordinate', id: number, exonType: Types.ExonCoordinateType }
      | { __typename: 'Factor', id: number }
      | { __typename: 'FactorVariant', id: number }
      | { __typename: 'Feature', id: number }
      | { __typename: 'Flag', id: number }
      | { __typename: 'Fusion', id: number }
      | { __typename: 'FusionVariant', id: number }
      | { __typename: 'Gene', id: number }
      | { __typename: 'GeneVariant', id: number }
      | { __typename: 'MolecularProfile', id: number }
      | { __typename: 'Region', id: number }
      | { __typename: 'RegionVariant', id: number }
      | { __typename: 'Revision', id: number }
      | { __typename: 'RevisionSet', id: number }
      | { __typename: 'Source', id: number }
      | { __typename: 'SourcePopover', id: number }
      | { __typename: 'SourceSuggestion', id: number }
      | { __typename: 'Variant', id: number }
      | { __typename: 'VariantCoordinate', coordinateType: Types.VariantCoordinateType, id: number }
      | { __typename: 'VariantGroup', id: number }
    , fields: Array<{ name: string, recordedValue: unknown, value:
        | { __typename: 'ObjectField', objects: Array<{ id: number, displayName: string | null, displayType: string | null, entityType: string, link: string | null }> }
        | { __typename: 'ScalarField', value: string | null }
       }> }>, approvalsToReview: Array<{ id: number, assertion: { id: number, name: string }, organization: { id: number, name: string } }> };

export type RevisionSetReviewQueryVariables = Exact<{
  id: number;
}>;


export type RevisionSetReviewQuery = { revisionSets: { nodes: Array<{ id: number, displayName: string, name: string, createdAt: string, creationActivity: { id: number, createdAt: string, parsedNote: Array<
          | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
          | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
          | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
          | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
          | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
          | { __typename: 'CommentTextSegment', text: string }
          | { __typename: 'User', id: number, displayName: string }
        >, organization: { id: number, name: string } | null, user: { id: number, displayName: string, username: string } } | null, revisedRecord: { record:
          | { __typename: 'Assertion', id: number, name: string, link: string, decisionState: string | null, molecularProfile: { id: number, name: string }, claim: { expiresAt: string, user: { id: number, displayName: string } } | null }
          | { __typename: 'BrowseFeature', id: number, name: string, link: string, decisionState: string | null, claim: { expiresAt: string, user: { id: number, displayName: string } } | null }
          | { __typename: 'EvidenceItem', id: number, name: string, link: string, decisionState: string | null, molecularProfile: { id: number, name: string }, claim: { expiresAt: string, user: { id: number, displayName: string } } | null }
          | { __typename: 'Factor', id: number, name: string, link: string, decisionState: string | null, claim: { expiresAt: string, user: { id: number, displayName: string } } | null }
          | { __typename: 'FactorVariant', id: number, name: string, link: string, decisionState: string | null, feature: { id: number, name: string }, claim: { expiresAt: string, user: { id: number, displayName: string } } | null }
          | { __typename: 'Feature', id: number, name: string, link: string, decisionState: string | null, claim: { expiresAt: string, user: { id: number, displayName: string } } | null }
          | { __typename: 'Fusion', id: number, name: string, link: string, decisionState: string | null, claim: { expiresAt: string, user: { id: number, displayName: string } } | null }
          | { __typename: 'FusionVariant', id: number, name: string, link: string, decisionState: string | null, feature: { id: number, name: string }, claim: { expiresAt: string, user: { id: number, displayName: string } } | null }
          | { __typename: 'Gene', id: number, name: string, link: string, decisionState: string | null, claim: { expiresAt: string, user: { id: number, displayName: string } } | null }
          | { __typename: 'GeneVariant', id: number, name: string, link: string, decisionState: string | null, feature: { id: number, name: string }, claim: { expiresAt: string, user: { id: number, displayName: string } } | null }
          | { __typename: 'MolecularProfile', id: number, name: string, link: string, decisionState: string | null, claim: { expiresAt: string, user: { id: number, displayName: string } } | null }
          | { __typename: 'Region', id: number, name: string, link: string, decisionState: string | null, claim: { expiresAt: string, user: { id: number, displayName: string } } | null }
          | { __typename: 'RegionVariant', id: number, name: string, link: string, decisionState: string | null, feature: { id: number, name: string }, claim: { expiresAt: string, user: { id: number, displayName: string } } | null }
          | { __typename: 'Variant', id: number, name: string, link: string, decisionState: string | null, feature: { id: number, name: string }, claim: { expiresAt: string, user: { id: number, displayName: string } } | null }
          | { __typename: 'VariantGroup', id: number, name: string, link: string, decisionState: string | null, claim: { expiresAt: string, user: { id: number, displayName: string } } | null }
        , parts: Array<{ subject:
            | { __typename: 'Assertion', id: number }
            | { __typename: 'Comment', id: number }
            | { __typename: 'EvidenceItem', id: number }
            | { __typename: 'ExonCoordinate', id: number, exonType: Types.ExonCoordinateType }
            | { __typename: 'Factor', id: number }
            | { __typename: 'FactorVariant', id: number }
            | { __typename: 'Feature', id: number }
            | { __typename: 'Flag', id: number }
            | { __typename: 'Fusion', id: number }
            | { __typename: 'FusionVariant', id: number }
            | { __typename: 'Gene', id: number }
            | { __typename: 'GeneVariant', id: number }
            | { __typename: 'MolecularProfile', id: number }
            | { __typename: 'Region', id: number }
            | { __typename: 'RegionVariant', id: number }
            | { __typename: 'Revision', id: number }
            | { __typename: 'RevisionSet', id: number }
            | { __typename: 'Source', id: number }
            | { __typename: 'SourcePopover', id: number }
            | { __typename: 'SourceSuggestion', id: number }
            | { __typename: 'Variant', id: number }
            | { __typename: 'VariantCoordinate', coordinateType: Types.VariantCoordinateType, id: number }
            | { __typename: 'VariantGroup', id: number }
          , fields: Array<{ name: string, recordedValue: unknown, value:
              | { __typename: 'ObjectField', objects: Array<{ id: number, displayName: string | null, displayType: string | null, entityType: string, link: string | null }> }
              | { __typename: 'ScalarField', value: string | null }
             }> }>, approvalsToReview: Array<{ id: number, assertion: { id: number, name: string }, organization: { id: number, name: string } }> }, revisions: Array<{ id: number, name: string, revisionSetId: number, status: Types.RevisionStatus, fieldName: string, suggestedValue: unknown, conflicting: boolean, presentField:
          | { __typename: 'ObjectField', objects: Array<{ id: number, displayName: string | null, displayType: string | null, entityType: string, link: string | null }> }
          | { __typename: 'ScalarField', value: string | null }
        , subject:
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
        , creationActivity: { id: number, user: { id: number, displayName: string, username: string } } | null, resolutionActivity:
          | { __typename: 'AcceptRevisionsActivity', id: number, createdAt: string, parsedNote: Array<
              | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
              | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTextSegment', text: string }
              | { __typename: 'User', id: number, displayName: string }
            >, user: { id: number, displayName: string, username: string } }
          | { __typename: 'ApproveAssertionActivity', id: number, createdAt: string, parsedNote: Array<
              | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
              | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTextSegment', text: string }
              | { __typename: 'User', id: number, displayName: string }
            >, user: { id: number, displayName: string, username: string } }
          | { __typename: 'CommentActivity', id: number, createdAt: string, parsedNote: Array<
              | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
              | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTextSegment', text: string }
              | { __typename: 'User', id: number, displayName: string }
            >, user: { id: number, displayName: string, username: string } }
          | { __typename: 'CreateComplexMolecularProfileActivity', id: number, createdAt: string, parsedNote: Array<
              | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
              | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTextSegment', text: string }
              | { __typename: 'User', id: number, displayName: string }
            >, user: { id: number, displayName: string, username: string } }
          | { __typename: 'CreateFeatureActivity', id: number, createdAt: string, parsedNote: Array<
              | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
              | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTextSegment', text: string }
              | { __typename: 'User', id: number, displayName: string }
            >, user: { id: number, displayName: string, username: string } }
          | { __typename: 'CreateVariantActivity', id: number, createdAt: string, parsedNote: Array<
              | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
              | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTextSegment', text: string }
              | { __typename: 'User', id: number, displayName: string }
            >, user: { id: number, displayName: string, username: string } }
          | { __typename: 'DeleteCommentActivity', id: number, createdAt: string, parsedNote: Array<
              | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
              | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTextSegment', text: string }
              | { __typename: 'User', id: number, displayName: string }
            >, user: { id: number, displayName: string, username: string } }
          | { __typename: 'DeprecateComplexMolecularProfileActivity', id: number, createdAt: string, parsedNote: Array<
              | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
              | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTextSegment', text: string }
              | { __typename: 'User', id: number, displayName: string }
            >, user: { id: number, displayName: string, username: string } }
          | { __typename: 'DeprecateFeatureActivity', id: number, createdAt: string, parsedNote: Array<
              | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
              | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTextSegment', text: string }
              | { __typename: 'User', id: number, displayName: string }
            >, user: { id: number, displayName: string, username: string } }
          | { __typename: 'DeprecateVariantActivity', id: number, createdAt: string, parsedNote: Array<
              | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
              | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTextSegment', text: string }
              | { __typename: 'User', id: number, displayName: string }
            >, user: { id: number, displayName: string, username: string } }
          | { __typename: 'FlagEntityActivity', id: number, createdAt: string, parsedNote: Array<
              | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
              | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTextSegment', text: string }
              | { __typename: 'User', id: number, displayName: string }
            >, user: { id: number, displayName: string, username: string } }
          | { __typename: 'ModerateAssertionActivity', id: number, createdAt: string, parsedNote: Array<
              | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
              | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTextSegment', text: string }
              | { __typename: 'User', id: number, displayName: string }
            >, user: { id: number, displayName: string, username: string } }
          | { __typename: 'ModerateEvidenceItemActivity', id: number, createdAt: string, parsedNote: Array<
              | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
              | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTextSegment', text: string }
              | { __typename: 'User', id: number, displayName: string }
            >, user: { id: number, displayName: string, username: string } }
          | { __typename: 'RejectRevisionsActivity', id: number, createdAt: string, parsedNote: Array<
              | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
              | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTextSegment', text: string }
              | { __typename: 'User', id: number, displayName: string }
            >, user: { id: number, displayName: string, username: string } }
          | { __typename: 'ResolveFlagActivity', id: number, createdAt: string, parsedNote: Array<
              | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
              | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTextSegment', text: string }
              | { __typename: 'User', id: number, displayName: string }
            >, user: { id: number, displayName: string, username: string } }
          | { __typename: 'RevokeApprovalActivity', id: number, createdAt: string, parsedNote: Array<
              | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
              | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTextSegment', text: string }
              | { __typename: 'User', id: number, displayName: string }
            >, user: { id: number, displayName: string, username: string } }
          | { __typename: 'SubmitAssertionActivity', id: number, createdAt: string, parsedNote: Array<
              | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
              | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTextSegment', text: string }
              | { __typename: 'User', id: number, displayName: string }
            >, user: { id: number, displayName: string, username: string } }
          | { __typename: 'SubmitEvidenceItemActivity', id: number, createdAt: string, parsedNote: Array<
              | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
              | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTextSegment', text: string }
              | { __typename: 'User', id: number, displayName: string }
            >, user: { id: number, displayName: string, username: string } }
          | { __typename: 'SuggestRevisionSetActivity', id: number, createdAt: string, parsedNote: Array<
              | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
              | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTextSegment', text: string }
              | { __typename: 'User', id: number, displayName: string }
            >, user: { id: number, displayName: string, username: string } }
          | { __typename: 'SuggestSourceActivity', id: number, createdAt: string, parsedNote: Array<
              | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
              | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTextSegment', text: string }
              | { __typename: 'User', id: number, displayName: string }
            >, user: { id: number, displayName: string, username: string } }
          | { __typename: 'UpdateSourceSuggestionStatusActivity', id: number, createdAt: string, parsedNote: Array<
              | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
              | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTextSegment', text: string }
              | { __typename: 'User', id: number, displayName: string }
            >, user: { id: number, displayName: string, username: string } }
         | null, viewerMay: { accept: { allowed: boolean, reason: string | null }, reject: { allowed: boolean, reason: string | null } } | null, linkoutData: { currentValue:
            | { __typename: 'ObjectField', objects: Array<{ id: number, displayName: string | null, displayType: string | null, entityType: string, link: string | null }> }
            | { __typename: 'ScalarField', value: string | null }
          , suggestedValue:
            | { __typename: 'ObjectField', objects: Array<{ id: number, displayName: string | null, displayType: string | null, entityType: string, link: string | null }> }
            | { __typename: 'ScalarField', value: string | null }
           }, supersededBy: { id: number, name: string, revisionSetId: number, creationActivity: { id: number, user: { id: number, displayName: string, username: string } } | null } | null }> }> } };

export type RivalRevisionsQueryVariables = Exact<{
  subject: Types.ModeratedInput;
}>;


export type RivalRevisionsQuery = { revisionSets: { nodes: Array<{ id: number, revisions: Array<{ id: number, name: string, revisionSetId: number, status: Types.RevisionStatus, fieldName: string, suggestedValue: unknown, conflicting: boolean, presentField:
          | { __typename: 'ObjectField', objects: Array<{ id: number, displayName: string | null, displayType: string | null, entityType: string, link: string | null }> }
          | { __typename: 'ScalarField', value: string | null }
        , subject:
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
        , creationActivity: { id: number, user: { id: number, displayName: string, username: string } } | null, resolutionActivity:
          | { __typename: 'AcceptRevisionsActivity', id: number, createdAt: string, parsedNote: Array<
              | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
              | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTextSegment', text: string }
              | { __typename: 'User', id: number, displayName: string }
            >, user: { id: number, displayName: string, username: string } }
          | { __typename: 'ApproveAssertionActivity', id: number, createdAt: string, parsedNote: Array<
              | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
              | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTextSegment', text: string }
              | { __typename: 'User', id: number, displayName: string }
            >, user: { id: number, displayName: string, username: string } }
          | { __typename: 'CommentActivity', id: number, createdAt: string, parsedNote: Array<
              | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
              | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTextSegment', text: string }
              | { __typename: 'User', id: number, displayName: string }
            >, user: { id: number, displayName: string, username: string } }
          | { __typename: 'CreateComplexMolecularProfileActivity', id: number, createdAt: string, parsedNote: Array<
              | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
              | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTextSegment', text: string }
              | { __typename: 'User', id: number, displayName: string }
            >, user: { id: number, displayName: string, username: string } }
          | { __typename: 'CreateFeatureActivity', id: number, createdAt: string, parsedNote: Array<
              | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
              | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTextSegment', text: string }
              | { __typename: 'User', id: number, displayName: string }
            >, user: { id: number, displayName: string, username: string } }
          | { __typename: 'CreateVariantActivity', id: number, createdAt: string, parsedNote: Array<
              | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
              | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTextSegment', text: string }
              | { __typename: 'User', id: number, displayName: string }
            >, user: { id: number, displayName: string, username: string } }
          | { __typename: 'DeleteCommentActivity', id: number, createdAt: string, parsedNote: Array<
              | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
              | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTextSegment', text: string }
              | { __typename: 'User', id: number, displayName: string }
            >, user: { id: number, displayName: string, username: string } }
          | { __typename: 'DeprecateComplexMolecularProfileActivity', id: number, createdAt: string, parsedNote: Array<
              | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
              | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTextSegment', text: string }
              | { __typename: 'User', id: number, displayName: string }
            >, user: { id: number, displayName: string, username: string } }
          | { __typename: 'DeprecateFeatureActivity', id: number, createdAt: string, parsedNote: Array<
              | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
              | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTextSegment', text: string }
              | { __typename: 'User', id: number, displayName: string }
            >, user: { id: number, displayName: string, username: string } }
          | { __typename: 'DeprecateVariantActivity', id: number, createdAt: string, parsedNote: Array<
              | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
              | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTextSegment', text: string }
              | { __typename: 'User', id: number, displayName: string }
            >, user: { id: number, displayName: string, username: string } }
          | { __typename: 'FlagEntityActivity', id: number, createdAt: string, parsedNote: Array<
              | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
              | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTextSegment', text: string }
              | { __typename: 'User', id: number, displayName: string }
            >, user: { id: number, displayName: string, username: string } }
          | { __typename: 'ModerateAssertionActivity', id: number, createdAt: string, parsedNote: Array<
              | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
              | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTextSegment', text: string }
              | { __typename: 'User', id: number, displayName: string }
            >, user: { id: number, displayName: string, username: string } }
          | { __typename: 'ModerateEvidenceItemActivity', id: number, createdAt: string, parsedNote: Array<
              | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
              | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTextSegment', text: string }
              | { __typename: 'User', id: number, displayName: string }
            >, user: { id: number, displayName: string, username: string } }
          | { __typename: 'RejectRevisionsActivity', id: number, createdAt: string, parsedNote: Array<
              | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
              | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTextSegment', text: string }
              | { __typename: 'User', id: number, displayName: string }
            >, user: { id: number, displayName: string, username: string } }
          | { __typename: 'ResolveFlagActivity', id: number, createdAt: string, parsedNote: Array<
              | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
              | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTextSegment', text: string }
              | { __typename: 'User', id: number, displayName: string }
            >, user: { id: number, displayName: string, username: string } }
          | { __typename: 'RevokeApprovalActivity', id: number, createdAt: string, parsedNote: Array<
              | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
              | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTextSegment', text: string }
              | { __typename: 'User', id: number, displayName: string }
            >, user: { id: number, displayName: string, username: string } }
          | { __typename: 'SubmitAssertionActivity', id: number, createdAt: string, parsedNote: Array<
              | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
              | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTextSegment', text: string }
              | { __typename: 'User', id: number, displayName: string }
            >, user: { id: number, displayName: string, username: string } }
          | { __typename: 'SubmitEvidenceItemActivity', id: number, createdAt: string, parsedNote: Array<
              | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
              | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTextSegment', text: string }
              | { __typename: 'User', id: number, displayName: string }
            >, user: { id: number, displayName: string, username: string } }
          | { __typename: 'SuggestRevisionSetActivity', id: number, createdAt: string, parsedNote: Array<
              | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
              | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTextSegment', text: string }
              | { __typename: 'User', id: number, displayName: string }
            >, user: { id: number, displayName: string, username: string } }
          | { __typename: 'SuggestSourceActivity', id: number, createdAt: string, parsedNote: Array<
              | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
              | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTextSegment', text: string }
              | { __typename: 'User', id: number, displayName: string }
            >, user: { id: number, displayName: string, username: string } }
          | { __typename: 'UpdateSourceSuggestionStatusActivity', id: number, createdAt: string, parsedNote: Array<
              | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
              | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
              | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
              | { __typename: 'CommentTextSegment', text: string }
              | { __typename: 'User', id: number, displayName: string }
            >, user: { id: number, displayName: string, username: string } }
         | null, viewerMay: { accept: { allowed: boolean, reason: string | null }, reject: { allowed: boolean, reason: string | null } } | null, linkoutData: { currentValue:
            | { __typename: 'ObjectField', objects: Array<{ id: number, displayName: string | null, displayType: string | null, entityType: string, link: string | null }> }
            | { __typename: 'ScalarField', value: string | null }
          , suggestedValue:
            | { __typename: 'ObjectField', objects: Array<{ id: number, displayName: string | null, displayType: string | null, entityType: string, link: string | null }> }
            | { __typename: 'ScalarField', value: string | null }
           }, supersededBy: { id: number, name: string, revisionSetId: number, creationActivity: { id: number, user: { id: number, displayName: string, username: string } } | null } | null }> }> } };

export type RevisionValidationQueryVariables = Exact<{
  ids: Array<number> | number;
}>;


export type RevisionValidationQuery = { validateRevisionsForAcceptance: { genericErrors: Array<string>, validationErrors: Array<{ fieldName: string, error: string }> } };

export type AcceptRevisionsMutationVariables = Exact<{
  ids: Array<number> | number;
  comment?: string | null | undefined;
  organizationId?: number | null | undefined;
  decidedOn?: string | null | undefined;
}>;


export type AcceptRevisionsMutation = { acceptRevisions: { decisionState: string | null, revisions: Array<{ id: number, name: string, revisionSetId: number, status: Types.RevisionStatus, fieldName: string, suggestedValue: unknown, conflicting: boolean, presentField:
        | { __typename: 'ObjectField', objects: Array<{ id: number, displayName: string | null, displayType: string | null, entityType: string, link: string | null }> }
        | { __typename: 'ScalarField', value: string | null }
      , subject:
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
      , creationActivity: { id: number, user: { id: number, displayName: string, username: string } } | null, resolutionActivity:
        | { __typename: 'AcceptRevisionsActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'ApproveAssertionActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'CommentActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'CreateComplexMolecularProfileActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'CreateFeatureActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'CreateVariantActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'DeleteCommentActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'DeprecateComplexMolecularProfileActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'DeprecateFeatureActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'DeprecateVariantActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'FlagEntityActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'ModerateAssertionActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'ModerateEvidenceItemActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'RejectRevisionsActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'ResolveFlagActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'RevokeApprovalActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'SubmitAssertionActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'SubmitEvidenceItemActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'SuggestRevisionSetActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'SuggestSourceActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'UpdateSourceSuggestionStatusActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
       | null, viewerMay: { accept: { allowed: boolean, reason: string | null }, reject: { allowed: boolean, reason: string | null } } | null, linkoutData: { currentValue:
          | { __typename: 'ObjectField', objects: Array<{ id: number, displayName: string | null, displayType: string | null, entityType: string, link: string | null }> }
          | { __typename: 'ScalarField', value: string | null }
        , suggestedValue:
          | { __typename: 'ObjectField', objects: Array<{ id: number, displayName: string | null, displayType: string | null, entityType: string, link: string | null }> }
          | { __typename: 'ScalarField', value: string | null }
         }, supersededBy: { id: number, name: string, revisionSetId: number, creationActivity: { id: number, user: { id: number, displayName: string, username: string } } | null } | null }>, supersededRevisions: Array<{ id: number, name: string, revisionSetId: number, status: Types.RevisionStatus, fieldName: string, suggestedValue: unknown, conflicting: boolean, presentField:
        | { __typename: 'ObjectField', objects: Array<{ id: number, displayName: string | null, displayType: string | null, entityType: string, link: string | null }> }
        | { __typename: 'ScalarField', value: string | null }
      , subject:
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
      , creationActivity: { id: number, user: { id: number, displayName: string, username: string } } | null, resolutionActivity:
        | { __typename: 'AcceptRevisionsActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'ApproveAssertionActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'CommentActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'CreateComplexMolecularProfileActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'CreateFeatureActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'CreateVariantActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'DeleteCommentActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'DeprecateComplexMolecularProfileActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'DeprecateFeatureActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'DeprecateVariantActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'FlagEntityActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'ModerateAssertionActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'ModerateEvidenceItemActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'RejectRevisionsActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'ResolveFlagActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'RevokeApprovalActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'SubmitAssertionActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'SubmitEvidenceItemActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'SuggestRevisionSetActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'SuggestSourceActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'UpdateSourceSuggestionStatusActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
       | null, viewerMay: { accept: { allowed: boolean, reason: string | null }, reject: { allowed: boolean, reason: string | null } } | null, linkoutData: { currentValue:
          | { __typename: 'ObjectField', objects: Array<{ id: number, displayName: string | null, displayType: string | null, entityType: string, link: string | null }> }
          | { __typename: 'ScalarField', value: string | null }
        , suggestedValue:
          | { __typename: 'ObjectField', objects: Array<{ id: number, displayName: string | null, displayType: string | null, entityType: string, link: string | null }> }
          | { __typename: 'ScalarField', value: string | null }
         }, supersededBy: { id: number, name: string, revisionSetId: number, creationActivity: { id: number, user: { id: number, displayName: string, username: string } } | null } | null }> } | null };

export type RejectRevisionsMutationVariables = Exact<{
  ids: Array<number> | number;
  comment: string;
  organizationId?: number | null | undefined;
  decidedOn?: string | null | undefined;
}>;


export type RejectRevisionsMutation = { rejectRevisions: { decisionState: string | null, revisions: Array<{ id: number, name: string, revisionSetId: number, status: Types.RevisionStatus, fieldName: string, suggestedValue: unknown, conflicting: boolean, presentField:
        | { __typename: 'ObjectField', objects: Array<{ id: number, displayName: string | null, displayType: string | null, entityType: string, link: string | null }> }
        | { __typename: 'ScalarField', value: string | null }
      , subject:
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
      , creationActivity: { id: number, user: { id: number, displayName: string, username: string } } | null, resolutionActivity:
        | { __typename: 'AcceptRevisionsActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'ApproveAssertionActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'CommentActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'CreateComplexMolecularProfileActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'CreateFeatureActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'CreateVariantActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'DeleteCommentActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'DeprecateComplexMolecularProfileActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'DeprecateFeatureActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'DeprecateVariantActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'FlagEntityActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'ModerateAssertionActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'ModerateEvidenceItemActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'RejectRevisionsActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'ResolveFlagActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'RevokeApprovalActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'SubmitAssertionActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'SubmitEvidenceItemActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'SuggestRevisionSetActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'SuggestSourceActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
        | { __typename: 'UpdateSourceSuggestionStatusActivity', id: number, createdAt: string, parsedNote: Array<
            | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
            | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
            | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
            | { __typename: 'CommentTextSegment', text: string }
            | { __typename: 'User', id: number, displayName: string }
          >, user: { id: number, displayName: string, username: string } }
       | null, viewerMay: { accept: { allowed: boolean, reason: string | null }, reject: { allowed: boolean, reason: string | null } } | null, linkoutData: { currentValue:
          | { __typename: 'ObjectField', objects: Array<{ id: number, displayName: string | null, displayType: string | null, entityType: string, link: string | null }> }
          | { __typename: 'ScalarField', value: string | null }
        , suggestedValue:
          | { __typename: 'ObjectField', objects: Array<{ id: number, displayName: string | null, displayType: string | null, entityType: string, link: string | null }> }
          | { __typename: 'ScalarField', value: string | null }
         }, supersededBy: { id: number, name: string, revisionSetId: number, creationActivity: { id: number, user: { id: number, displayName: string, username: string } } | null } | null }> } | null };

export const RevisionReview_objectFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RevisionReview_object"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ModeratedObjectField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"displayType"}},{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}}]} as unknown as DocumentNode<RevisionReview_objectFragment, unknown>;
export const RevisionReview_fieldFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RevisionReview_field"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ModeratedField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ObjectField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"objects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevisionReview_object"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScalarField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RevisionReview_object"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ModeratedObjectField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"displayType"}},{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}}]} as unknown as DocumentNode<RevisionReview_fieldFragment, unknown>;
export const RevisedValues_revisionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RevisedValues_revision"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Revision"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkoutData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentValue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevisionReview_field"}}]}},{"kind":"Field","name":{"kind":"Name","value":"suggestedValue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevisionReview_field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RevisionReview_object"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ModeratedObjectField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"displayType"}},{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RevisionReview_field"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ModeratedField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ObjectField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"objects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevisionReview_object"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScalarField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<RevisedValues_revisionFragment, unknown>;
export const RevisionReview_revisionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RevisionReview_revision"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Revision"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"revisionSetId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"fieldName"}},{"kind":"Field","name":{"kind":"Name","value":"suggestedValue"}},{"kind":"Field","name":{"kind":"Name","value":"conflicting"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevisedValues_revision"}},{"kind":"Field","name":{"kind":"Name","value":"presentField"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevisionReview_field"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creationActivity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupersededBy_revision"}},{"kind":"Field","name":{"kind":"Name","value":"resolutionActivity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"parsedNote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RichText_segment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accept"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RevisionReview_object"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ModeratedObjectField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"displayType"}},{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RevisionReview_field"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ModeratedField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ObjectField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"objects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevisionReview_object"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScalarField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RevisedValues_revision"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Revision"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkoutData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentValue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevisionReview_field"}}]}},{"kind":"Field","name":{"kind":"Name","value":"suggestedValue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevisionReview_field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupersededBy_revision"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Revision"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supersededBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"revisionSetId"}},{"kind":"Field","name":{"kind":"Name","value":"creationActivity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RichText_segment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentBodySegment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentTextSegment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentTagSegment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentTagSegmentFlagged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"flagged"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentTagSegmentDeprecated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"deprecated"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentTagSegmentFlaggedAndDeprecated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"flagged"}},{"kind":"Field","name":{"kind":"Name","value":"deprecated"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentTagSegmentFlaggedAndWithStatus"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"flagged"}}]}}]}}]} as unknown as DocumentNode<RevisionReview_revisionFragment, unknown>;
export const RevisionReview_recordFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RevisionReview_record"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RevisedRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"record"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"decisionState"}},{"kind":"Field","name":{"kind":"Name","value":"claim"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Claim_claim"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VariantInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feature"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EvidenceItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"molecularProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assertion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"molecularProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VariantCoordinate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coordinateType"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExonCoordinate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"exonType"},"name":{"kind":"Name","value":"coordinateType"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"recordedValue"}},{"kind":"Field","name":{"kind":"Name","value":"value"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevisionReview_field"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"approvalsToReview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"assertion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RevisionReview_object"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ModeratedObjectField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"displayType"}},{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RevisionReview_field"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ModeratedField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ObjectField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"objects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevisionReview_object"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScalarField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Claim_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}}]}}]} as unknown as DocumentNode<RevisionReview_recordFragment, unknown>;
export const RevisionSetReviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RevisionSetReview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revisionSets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"creationActivity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"parsedNote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RichText_segment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"revisedRecord"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevisionReview_record"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevisionReview_revision"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RevisionReview_object"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ModeratedObjectField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"displayType"}},{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RevisionReview_field"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ModeratedField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ObjectField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"objects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevisionReview_object"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScalarField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RevisedValues_revision"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Revision"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkoutData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentValue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevisionReview_field"}}]}},{"kind":"Field","name":{"kind":"Name","value":"suggestedValue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevisionReview_field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RevisionReview_revision"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Revision"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"revisionSetId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"fieldName"}},{"kind":"Field","name":{"kind":"Name","value":"suggestedValue"}},{"kind":"Field","name":{"kind":"Name","value":"conflicting"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevisedValues_revision"}},{"kind":"Field","name":{"kind":"Name","value":"presentField"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevisionReview_field"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creationActivity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupersededBy_revision"}},{"kind":"Field","name":{"kind":"Name","value":"resolutionActivity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"parsedNote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RichText_segment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accept"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RevisionReview_record"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RevisedRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"record"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"decisionState"}},{"kind":"Field","name":{"kind":"Name","value":"claim"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Claim_claim"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VariantInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feature"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EvidenceItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"molecularProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assertion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"molecularProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VariantCoordinate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coordinateType"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExonCoordinate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"exonType"},"name":{"kind":"Name","value":"coordinateType"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"recordedValue"}},{"kind":"Field","name":{"kind":"Name","value":"value"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevisionReview_field"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"approvalsToReview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"assertion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Claim_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupersededBy_revision"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Revision"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supersededBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"revisionSetId"}},{"kind":"Field","name":{"kind":"Name","value":"creationActivity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RichText_segment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentBodySegment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentTextSegment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentTagSegment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentTagSegmentFlagged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"flagged"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentTagSegmentDeprecated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"deprecated"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentTagSegmentFlaggedAndDeprecated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"flagged"}},{"kind":"Field","name":{"kind":"Name","value":"deprecated"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentTagSegmentFlaggedAndWithStatus"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"flagged"}}]}}]}}]} as unknown as DocumentNode<RevisionSetReviewQuery, RevisionSetReviewQueryVariables>;
export const RivalRevisionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RivalRevisions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subject"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ModeratedInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revisionSets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"subject"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subject"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"NEW"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevisionReview_revision"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RevisionReview_object"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ModeratedObjectField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"displayType"}},{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RevisionReview_field"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ModeratedField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ObjectField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"objects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevisionReview_object"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScalarField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RevisedValues_revision"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Revision"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkoutData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentValue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevisionReview_field"}}]}},{"kind":"Field","name":{"kind":"Name","value":"suggestedValue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevisionReview_field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RevisionReview_revision"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Revision"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"revisionSetId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"fieldName"}},{"kind":"Field","name":{"kind":"Name","value":"suggestedValue"}},{"kind":"Field","name":{"kind":"Name","value":"conflicting"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevisedValues_revision"}},{"kind":"Field","name":{"kind":"Name","value":"presentField"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevisionReview_field"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creationActivity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupersededBy_revision"}},{"kind":"Field","name":{"kind":"Name","value":"resolutionActivity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"parsedNote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RichText_segment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accept"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupersededBy_revision"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Revision"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supersededBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"revisionSetId"}},{"kind":"Field","name":{"kind":"Name","value":"creationActivity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RichText_segment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentBodySegment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentTextSegment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentTagSegment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentTagSegmentFlagged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"flagged"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentTagSegmentDeprecated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"deprecated"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentTagSegmentFlaggedAndDeprecated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"flagged"}},{"kind":"Field","name":{"kind":"Name","value":"deprecated"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentTagSegmentFlaggedAndWithStatus"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"flagged"}}]}}]}}]} as unknown as DocumentNode<RivalRevisionsQuery, RivalRevisionsQueryVariables>;
export const RevisionValidationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RevisionValidation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"validateRevisionsForAcceptance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"revisionIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"genericErrors"}},{"kind":"Field","name":{"kind":"Name","value":"validationErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldName"}},{"kind":"Field","name":{"kind":"Name","value":"error"}}]}}]}}]}}]} as unknown as DocumentNode<RevisionValidationQuery, RevisionValidationQueryVariables>;
export const AcceptRevisionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptRevisions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"comment"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"organizationId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"decidedOn"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptRevisions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"comment"},"value":{"kind":"Variable","name":{"kind":"Name","value":"comment"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"organizationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"organizationId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"decidedOn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"decidedOn"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decisionState"}},{"kind":"Field","name":{"kind":"Name","value":"revisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevisionReview_revision"}}]}},{"kind":"Field","name":{"kind":"Name","value":"supersededRevisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevisionReview_revision"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RevisionReview_object"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ModeratedObjectField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"displayType"}},{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RevisionReview_field"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ModeratedField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ObjectField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"objects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevisionReview_object"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScalarField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RevisedValues_revision"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Revision"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkoutData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentValue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevisionReview_field"}}]}},{"kind":"Field","name":{"kind":"Name","value":"suggestedValue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevisionReview_field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RevisionReview_revision"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Revision"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"revisionSetId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"fieldName"}},{"kind":"Field","name":{"kind":"Name","value":"suggestedValue"}},{"kind":"Field","name":{"kind":"Name","value":"conflicting"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevisedValues_revision"}},{"kind":"Field","name":{"kind":"Name","value":"presentField"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevisionReview_field"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creationActivity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupersededBy_revision"}},{"kind":"Field","name":{"kind":"Name","value":"resolutionActivity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"parsedNote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RichText_segment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accept"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupersededBy_revision"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Revision"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supersededBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"revisionSetId"}},{"kind":"Field","name":{"kind":"Name","value":"creationActivity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RichText_segment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentBodySegment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentTextSegment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentTagSegment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentTagSegmentFlagged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"flagged"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentTagSegmentDeprecated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"deprecated"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentTagSegmentFlaggedAndDeprecated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"flagged"}},{"kind":"Field","name":{"kind":"Name","value":"deprecated"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentTagSegmentFlaggedAndWithStatus"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"flagged"}}]}}]}}]} as unknown as DocumentNode<AcceptRevisionsMutation, AcceptRevisionsMutationVariables>;
export const RejectRevisionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RejectRevisions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"comment"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"organizationId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"decidedOn"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rejectRevisions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"comment"},"value":{"kind":"Variable","name":{"kind":"Name","value":"comment"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"organizationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"organizationId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"decidedOn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"decidedOn"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decisionState"}},{"kind":"Field","name":{"kind":"Name","value":"revisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevisionReview_revision"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RevisionReview_object"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ModeratedObjectField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"displayType"}},{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RevisionReview_field"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ModeratedField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ObjectField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"objects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevisionReview_object"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScalarField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RevisedValues_revision"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Revision"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkoutData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentValue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevisionReview_field"}}]}},{"kind":"Field","name":{"kind":"Name","value":"suggestedValue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevisionReview_field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RevisionReview_revision"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Revision"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"revisionSetId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"fieldName"}},{"kind":"Field","name":{"kind":"Name","value":"suggestedValue"}},{"kind":"Field","name":{"kind":"Name","value":"conflicting"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevisedValues_revision"}},{"kind":"Field","name":{"kind":"Name","value":"presentField"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevisionReview_field"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creationActivity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupersededBy_revision"}},{"kind":"Field","name":{"kind":"Name","value":"resolutionActivity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"parsedNote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RichText_segment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accept"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupersededBy_revision"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Revision"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supersededBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"revisionSetId"}},{"kind":"Field","name":{"kind":"Name","value":"creationActivity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RichText_segment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentBodySegment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentTextSegment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentTagSegment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentTagSegmentFlagged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"flagged"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentTagSegmentDeprecated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"deprecated"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentTagSegmentFlaggedAndDeprecated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"flagged"}},{"kind":"Field","name":{"kind":"Name","value":"deprecated"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentTagSegmentFlaggedAndWithStatus"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"flagged"}}]}}]}}]} as unknown as DocumentNode<RejectRevisionsMutation, RejectRevisionsMutationVariables>;