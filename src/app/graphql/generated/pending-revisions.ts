// Written by `npm run codegen` from the .graphql files of src/app. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PendingRevisionsQueryVariables = Exact<{
  subject: Types.ModeratedInput;
}>;


export type PendingRevisionsQuery = { revisions: { nodes: Array<{ createdAt: string, id: number, name: string, revisionSetId: number, status: Types.RevisionStatus, fieldName: string, suggestedValue: unknown, conflicting: boolean, presentField:
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
         }, supersededBy: { id: number, name: string, revisionSetId: number, creationActivity: { id: number, user: { id: number, displayName: string, username: string } } | null } | null }> } };


export const PendingRevisionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PendingRevisions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subject"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ModeratedInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revisions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"subject"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subject"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"NEW"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevisionReview_revision"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RevisionReview_object"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ModeratedObjectField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"displayType"}},{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RevisionReview_field"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ModeratedField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ObjectField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"objects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevisionReview_object"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScalarField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RevisedValues_revision"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Revision"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkoutData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentValue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevisionReview_field"}}]}},{"kind":"Field","name":{"kind":"Name","value":"suggestedValue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevisionReview_field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RevisionReview_revision"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Revision"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"revisionSetId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"fieldName"}},{"kind":"Field","name":{"kind":"Name","value":"suggestedValue"}},{"kind":"Field","name":{"kind":"Name","value":"conflicting"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevisedValues_revision"}},{"kind":"Field","name":{"kind":"Name","value":"presentField"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevisionReview_field"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creationActivity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupersededBy_revision"}},{"kind":"Field","name":{"kind":"Name","value":"resolutionActivity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"parsedNote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RichText_segment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accept"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupersededBy_revision"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Revision"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supersededBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"revisionSetId"}},{"kind":"Field","name":{"kind":"Name","value":"creationActivity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RichText_segment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentBodySegment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentTextSegment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentTagSegment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentTagSegmentFlagged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"flagged"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentTagSegmentDeprecated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"deprecated"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentTagSegmentFlaggedAndDeprecated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"flagged"}},{"kind":"Field","name":{"kind":"Name","value":"deprecated"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentTagSegmentFlaggedAndWithStatus"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"flagged"}}]}}]}}]} as unknown as DocumentNode<PendingRevisionsQuery, PendingRevisionsQueryVariables>;