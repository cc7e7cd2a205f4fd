// Written by `npm run codegen` from the .graphql files of src/app. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ActivityFeedQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  activityType?: Array<Types.ActivityTypeInput> | Types.ActivityTypeInput | null | undefined;
  subjectType?: Array<Types.ActivitySubjectInput> | Types.ActivitySubjectInput | null | undefined;
  userId?: Array<number> | number | null | undefined;
  organization?: Types.OrganizationFilter | null | undefined;
  occurredAfter?: string | null | undefined;
  occurredBefore?: string | null | undefined;
  includeAutomatedEvents?: boolean | null | undefined;
}>;


export type ActivityFeedQuery = { activities: { totalCount: number, pageInfo: { endCursor: string | null, hasNextPage: boolean }, nodes: Array<
      | { __typename: 'AcceptRevisionsActivity', id: number, createdAt: string, verbiage: string, parsedNote: Array<
          | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
          | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
          | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
          | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
          | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
          | { __typename: 'CommentTextSegment', text: string }
          | { __typename: 'User', id: number, displayName: string }
        >, organization: { id: number, name: string } | null, user: { id: number, displayName: string, username: string }, subject:
          | { __typename: 'Assertion', id: number, link: string, claimTitle: string, name: string }
          | { __typename: 'Comment', id: number, link: string, name: string }
          | { __typename: 'EvidenceItem', id: number, link: string, claimTitle: string, name: string }
          | { __typename: 'ExonCoordinate', id: number, link: string, name: string }
          | { __typename: 'Factor', id: number, link: string, name: string }
          | { __typename: 'FactorVariant', id: number, link: string, name: string }
          | { __typename: 'Feature', id: number, link: string, name: string }
          | { __typename: 'Flag', id: number, link: string, name: string }
          | { __typename: 'Fusion', id: number, link: string, name: string }
          | { __typename: 'FusionVariant', id: number, link: string, name: string }
          | { __typename: 'Gene', id: number, link: string, name: string }
          | { __typename: 'GeneVariant', id: number, link: string, name: string }
          | { __typename: 'MolecularProfile', id: number, link: string, name: string }
          | { __typename: 'Region', id: number, link: string, name: string }
          | { __typename: 'RegionVariant', id: number, link: string, name: string }
          | { __typename: 'Revision', id: number, link: string, name: string }
          | { __typename: 'RevisionSet', id: number, link: string, name: string }
          | { __typename: 'Source', id: number, link: string, name: string }
          | { __typename: 'SourcePopover', id: number, link: string, name: string }
          | { __typename: 'SourceSuggestion', id: number, link: string, name: string }
          | { __typename: 'Variant', id: number, link: string, name: string }
          | { __typename: 'VariantCoordinate', id: number, link: string, name: string }
          | { __typename: 'VariantGroup', id: number, link: string, name: string }
         }
      | { __typename: 'ApproveAssertionActivity', id: number, createdAt: string, verbiage: string, parsedNote: Array<
          | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
          | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
          | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
          | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
          | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
          | { __typename: 'CommentTextSegment', text: string }
          | { __typename: 'User', id: number, displayName: string }
        >, organization: { id: number, name: string } | null, user: { id: number, displayName: string, username: string }, subject:
          | { __typename: 'Assertion', id: number, link: string, claimTitle: string, name: string }
          | { __typename: 'Comment', id: number, link: string, name: string }
          | { __typename: 'EvidenceItem', id: number, link: string, claimTitle: string, name: string }
          | { __typename: 'ExonCoordinate', id: number, link: string, name: string }
          | { __typename: 'Factor', id: number, link: string, name: string }
          | { __typename: 'FactorVariant', id: number, link: string, name: string }
          | { __typename: 'Feature', id: number, link: string, name: string }
          | { __typename: 'Flag', id: number, link: string, name: string }
          | { __typename: 'Fusion', id: number, link: string, name: string }
          | { __typename: 'FusionVariant', id: number, link: string, name: string }
          | { __typename: 'Gene', id: number, link: string, name: string }
          | { __typename: 'GeneVariant', id: number, link: string, name: string }
          | { __typename: 'MolecularProfile', id: number, link: string, name: string }
          | { __typename: 'Region', id: number, link: string, name: string }
          | { __typename: 'RegionVariant', id: number, link: string, name: string }
          | { __typename: 'Revision', id: number, link: string, name: string }
          | { __typename: 'RevisionSet', id: number, link: string, name: string }
          | { __typename: 'Source', id: number, link: string, name: string }
          | { __typename: 'SourcePopover', id: number, link: string, name: string }
          | { __typename: 'SourceSuggestion', id: number, link: string, name: string }
          | { __typename: 'Variant', id: number, link: string, name: string }
          | { __typename: 'VariantCoordinate', id: number, link: string, name: string }
          | { __typename: 'VariantGroup', id: number, link: string, name: string }
         }
      | { __typename: 'CommentActivity', id: number, createdAt: string, verbiage: string, comment: { id: number, deleted: boolean }, parsedNote: Array<
          | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
          | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
          | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
          | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
          | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
          | { __typename: 'CommentTextSegment', text: string }
          | { __typename: 'User', id: number, displayName: string }
        >, organization: { id: number, name: string } | null, user: { id: number, displayName: string, username: string }, subject:
          | { __typename: 'Assertion', id: number, link: string, claimTitle: string, name: string }
          | { __typename: 'Comment', id: number, link: string, name: string }
          | { __typename: 'EvidenceItem', id: number, link: string, claimTitle: string, name: string }
          | { __typename: 'ExonCoordinate', id: number, link: string, name: string }
          | { __typename: 'Factor', id: number, link: string, name: string }
          | { __typename: 'FactorVariant', id: number, link: string, name: string }
          | { __typename: 'Feature', id: number, link: string, name: string }
          | { __typename: 'Flag', id: number, link: string, name: string }
          | { __typename: 'Fusion', id: number, link: string, name: string }
          | { __typename: 'FusionVariant', id: number, link: string, name: string }
          | { __typename: 'Gene', id: number, link: string, name: string }
          | { __typename: 'GeneVariant', id: number, link: string, name: string }
          | { __typename: 'MolecularProfile', id: number, link: string, name: string }
          | { __typename: 'Region', id: number, link: string, name: string }
          | { __typename: 'RegionVariant', id: number, link: string, name: string }
          | { __typename: 'Revision', id: number, link: string, name: string }
          | { __typename: 'RevisionSet', id: number, link: string, name: string }
          | { __typename: 'Source', id: number, link: string, name: string }
          | { __typename: 'SourcePopover', id: number, link: string, name: string }
          | { __typename: 'SourceSuggestion', id: number, link: string, name: string }
          | { __typename: 'Variant', id: number, link: string, name: string }
          | { __typename: 'VariantCoordinate', id: number, link: string, name: string }
          | { __typename: 'VariantGroup', id: number, link: string, name: string }
         }
      | { __typename: 'CreateComplexMolecularProfileActivity', id: number, createdAt: string, verbiage: string, parsedNote: Array<
          | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
          | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
          | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
          | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
          | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
          | { __typename: 'CommentTextSegment', text: string }
          | { __typename: 'User', id: number, displayName: string }
        >, organization: { id: number, name: string } | null, user: { id: number, displayName: string, username: string }, subject:
          | { __typename: 'Assertion', id: number, link: string, claimTitle: string, name: string }
          | { __typename: 'Comment', id: number, link: string, name: string }
          | { __typename: 'EvidenceItem', id: number, link: string, claimTitle: string, name: string }
          | { __typename: 'ExonCoordinate', id: number, link: string, name: string }
          | { __typename: 'Factor', id: number, link: string, name: string }
          | { __typename: 'FactorVariant', id: number, link: string, name: string }
          | { __typename: 'Feature', id: number, link: string, name: string }
          | { __typename: 'Flag', id: number, link: string, name: string }
          | { __typename: 'Fusion', id: number, link: string, name: string }
          | { __typename: 'FusionVariant', id: number, link: string, name: string }
          | { __typename: 'Gene', id: number, link: string, name: string }
          | { __typename: 'GeneVariant', id: number, link: string, name: string }
          | { __typename: 'MolecularProfile', id: number, link: string, name: string }
          | { __typename: 'Region', id: number, link: string, name: string }
          | { __typename: 'RegionVariant', id: number, link: string, name: string }
          | { __typename: 'Revision', id: number, link: string, name: string }
          | { __typename: 'RevisionSet', id: number, link: string, name: string }
          | { __typename: 'Source', id: number, link: string, name: string }
          | { __typename: 'SourcePopover', id: number, link: string, name: string }
          | { __typename: 'SourceSuggestion', id: number, link: string, name: string }
          | { __typename: 'Variant', id: number, link: string, name: string }
          | { __typename: 'VariantCoordinate', id: number, link: string, name: string }
          | { __typename: 'VariantGroup', id: number, link: string, name: string }
         }
      | { __typename: 'CreateFeatureActivity', id: number, createdAt: string, verbiage: string, parsedNote: Array<
          | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
          | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
          | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
          | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
          | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
          | { __typename: 'CommentTextSegment', text: string }
          | { __typename: 'User', id: number, displayName: string }
        >, organization: { id: number, name: string } | null, user: { id: number, displayName: string, username: string }, subject:
          | { __typename: 'Assertion', id: number, link: string, claimTitle: string, name: string }
          | { __typename: 'Comment', id: number, link: string, name: string }
          | { __typename: 'EvidenceItem', id: number, link: string, claimTitle: string, name: string }
          | { __typename: 'ExonCoordinate', id: number, link: string, name: string }
          | { __typename: 'Factor', id: number, link: string, name: string }
          | { __typename: 'FactorVariant', id: number, link: string, name: string }
          | { __typename: 'Feature', id: number, link: string, name: string }
          | { __typename: 'Flag', id: number, link: string, name: string }
          | { __typename: 'Fusion', id: number, link: string, name: string }
          | { __typename: 'FusionVariant', id: number, link: string, name: string }
          | { __typename: 'Gene', id: number, link: string, name: string }
          | { __typename: 'GeneVariant', id: number, link: string, name: string }
          | { __typename: 'MolecularProfile', id: number, link: string, name: string }
          | { __typename: 'Region', id: number, link: string, name: string }
          | { __typename: 'RegionVariant', id: number, link: string, name: string }
          | { __typename: 'Revision', id: number, link: string, name: string }
          | { __typename: 'RevisionSet', id: number, link: string, name: string }
          | { __typename: 'Source', id: number, link: string, name: string }
          | { __typename: 'SourcePopover', id: number, link: string, name: string }
          | { __typename: 'SourceSuggestion', id: number, link: string, name: string }
          | { __typename: 'Variant', id: number, link: string, name: string }
          | { __typename: 'VariantCoordinate', id: number, link: string, name: string }
          | { __typename: 'VariantGroup', id: number, link: string, name: string }
         }
      | { __typename: 'CreateVariantActivity', id: number, createdAt: string, verbiage: string, parsedNote: Array<
          | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
          | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
          | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
          | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
          | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
          | { __typename: 'CommentTextSegment', text: string }
          | { __typename: 'User', id: number, displayName: string }
        >, organization: { id: number, name: string } | null, user: { id: number, displayName: string, username: string }, subject:
          | { __typename: 'Assertion', id: number, link: string, claimTitle: string, name: string }
          | { __typename: 'Comment', id: number, link: string, name: string }
          | { __typename: 'EvidenceItem', id: number, link: string, claimTitle: string, name: string }
          | { __typename: 'ExonCoordinate', id: number, link: string, name: string }
          | { __typename: 'Factor', id: number, link: string, name: string }
          | { __typename: 'FactorVariant', id: number, link: string, name: string }
          | { __typename: 'Feature', id: number, link: string, name: string }
          | { __typename: 'Flag', id: number, link: string, name: string }
          | { __typename: 'Fusion', id: number, link: string, name: string }
          | { __typename: 'FusionVariant', id: number, link: string, name: string }
          | { __typename: 'Gene', id: number, link: string, name: string }
          | { __typename: 'GeneVariant', id: number, link: string, name: string }
          | { __typename: 'MolecularProfile', id: number, link: string, name: string }
          | { __typename: 'Region', id: number, link: string, name: string }
          | { __typename: 'RegionVariant', id: number, link: string, name: string }
          | { __typename: 'Revision', id: number, link: string, name: string }
          | { __typename: 'RevisionSet', id: number, link: string, name: string }
          | { __typename: 'Source', id: number, link: string, name: string }
          | { __typename: 'SourcePopover', id: number, link: string, name: string }
          | { __typename: 'SourceSuggestion', id: number, link: string, name: string }
          | { __typename: 'Variant', id: number, link: string, name: string }
          | { __typename: 'VariantCoordinate', id: number, link: string, name: string }
          | { __typename: 'VariantGroup', id: number, link: string, name: string }
         }
      | { __typename: 'DeleteCommentActivity', id: number, createdAt: string, verbiage: string, parsedNote: Array<
          | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
          | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
          | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
          | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
          | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
          | { __typename: 'CommentTextSegment', text: string }
          | { __typename: 'User', id: number, displayName: string }
        >, organization: { id: number, name: string } | null, user: { id: number, displayName: string, username: string }, subject:
          | { __typename: 'Assertion', id: number, link: string, claimTitle: string, name: string }
          | { __typename: 'Comment', id: number, link: string, name: string }
          | { __typename: 'EvidenceItem', id: number, link: string, claimTitle: string, name: string }
          | { __typename: 'ExonCoordinate', id: number, link: string, name: string }
          | { __typename: 'Factor', id: number, link: string, name: string }
          | { __typename: 'FactorVariant', id: number, link: string, name: string }
          | { __typename: 'Feature', id: number, link: string, name: string }
          | { __typename: 'Flag', id: number, link: string, name: string }
          | { __typename: 'Fusion', id: number, link: string, name: string }
          | { __typename: 'FusionVariant', id: number, link: string, name: string }
          | { __typename: 'Gene', id: number, link: string, name: string }
          | { __typename: 'GeneVariant', id: number, link: string, name: string }
          | { __typename: 'MolecularProfile', id: number, link: string, name: string }
          | { __typename: 'Region', id: number, link: string, name: string }
          | { __typename: 'RegionVariant', id: number, link: string, name: string }
          | { __typename: 'Revision', id: number, link: string, name: string }
          | { __typename: 'RevisionSet', id: number, link: string, name: string }
          | { __typename: 'Source', id: number, link: string, name: string }
          | { __typename: 'SourcePopover', id: number, link: string, name: string }
          | { __typename: 'SourceSuggestion', id: number, link: string, name: string }
          | { __typename: 'Variant', id: number, link: string, name: string }
          | { __typename: 'VariantCoordinate', id: number, link: string, name: string }
          | { __typename: 'VariantGroup', id: number, link: string, name: string }
         }
      | { __typename: 'DeprecateComplexMolecularProfileActivity', id: number, createdAt: string, verbiage: string, parsedNote: Array<
          | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
          | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
          | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
          | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
          | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
          | { __typename: 'CommentTextSegment', text: string }
          | { __typename: 'User', id: number, displayName: string }
        >, organization: { id: number, name: string } | null, user: { id: number, displayName: string, username: string }, subject:
          | { __typename: 'Assertion', id: number, link: string, claimTitle: string, name: string }
          | { __typename: 'Comment', id: number, link: string, name: string }
          | { __typename: 'EvidenceItem', id: number, link: string, claimTitle: string, name: string }
          | { __typename: 'ExonCoordinate', id: number, link: string, name: string }
          | { __typename: 'Factor', id: number, link: string, name: string }
          | { __typename: 'FactorVariant', id: number, link: string, name: string }
          | { __typename: 'Feature', id: number, link: string, name: string }
          | { __typename: 'Flag', id: number, link: string, name: string }
          | { __typename: 'Fusion', id: number, link: string, name: string }
          | { __typename: 'FusionVariant', id: number, link: string, name: string }
          | { __typename: 'Gene', id: number, link: string, name: string }
          | { __typename: 'GeneVariant', id: number, link: string, name: string }
          | { __typename: 'MolecularProfile', id: number, link: string, name: string }
          | { __typename: 'Region', id: number, link: string, name: string }
          | { __typename: 'RegionVariant', id: number, link: string, name: string }
          | { __typename: 'Revision', id: number, link: string, name: string }
          | { __typename: 'RevisionSet', id: number, link: string, name: string }
          | { __typename: 'Source', id: number, link: string, name: string }
          | { __typename: 'SourcePopover', id: number, link: string, name: string }
          | { __typename: 'SourceSuggestion', id: number, link: string, name: string }
          | { __typename: 'Variant', id: number, link: string, name: string }
          | { __typename: 'VariantCoordinate', id: number, link: string, name: string }
          | { __typename: 'VariantGroup', id: number, link: string, name: string }
         }
      | { __typename: 'DeprecateFeatureActivity', id: number, createdAt: string, verbiage: string, parsedNote: Array<
          | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
          | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
          | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
          | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
          | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
          | { __typename: 'CommentTextSegment', text: string }
          | { __typename: 'User', id: number, displayName: string }
        >, organization: { id: number, name: string } | null, user: { id: number, displayName: string, username: string }, subject:
          | { __typename: 'Assertion', id: number, link: string, claimTitle: string, name: string }
          | { __typename: 'Comment', id: number, link: string, name: string }
          | { __typename: 'EvidenceItem', id: number, link: string, claimTitle: string, name: string }
          | { __typename: 'ExonCoordinate', id: number, link: string, name: string }
          | { __typename: 'Factor', id: number, link: string, name: string }
          | { __typename: 'FactorVariant', id: number, link: string, name: string }
          | { __typename: 'Feature', id: number, link: string, name: string }
          | { __typename: 'Flag', id: number, link: string, name: string }
          | { __typename: 'Fusion', id: number, link: string, name: string }
          | { __typename: 'FusionVariant', id: number, link: string, name: string }
          | { __typename: 'Gene', id: number, link: string, name: string }
          | { __typename: 'GeneVariant', id: number, link: string, name: string }
          | { __typename: 'MolecularProfile', id: number, link: string, name: string }
          | { __typename: 'Region', id: number, link: string, name: string }
          | { __typename: 'RegionVariant', id: number, link: string, name: string }
          | { __typename: 'Revision', id: number, link: string, name: string }
          | { __typename: 'RevisionSet', id: number, link: string, name: string }
          | { __typename: 'Source', id: number, link: string, name: string }
          | { __typename: 'SourcePopover', id: number, link: string, name: string }
          | { __typename: 'SourceSuggestion', id: number, link: string, name: string }
          | { __typename: 'Variant', id: number, link: string, name: string }
          | { __typename: 'VariantCoordinate', id: number, link: string, name: string }
          | { __typename: 'VariantGroup', id: number, link: string, name: string }
         }
      | { __typename: 'DeprecateVariantActivity', id: number, createdAt: string, verbiage: string, parsedNote: Array<
          | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
          | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
          | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
          | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
          | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
          | { __typename: 'CommentTextSegment', text: string }
          | { __typename: 'User', id: number, displayName: string }
        >, organization: { id: number, name: string } | null, user: { id: number, displayName: string, username: string }, subject:
          | { __typename: 'Assertion', id: number, link: string, claimTitle: string, name: string }
          | { __typename: 'Comment', id: number, link: string, name: string }
          | { __typename: 'EvidenceItem', id: number, link: string, claimTitle: string, name: string }
          | { __typename: 'ExonCoordinate', id: number, link: string, name: string }
          | { __typename: 'Factor', id: number, link: string, name: string }
          | { __typename: 'FactorVariant', id: number, link: string, name: string }
          | { __typename: 'Feature', id: number, link: string, name: string }
          | { __typename: 'Flag', id: number, link: string, name: string }
          | { __typename: 'Fusion', id: number, link: string, name: string }
          | { __typename: 'FusionVariant', id: number, link: string, name: string }
          | { __typename: 'Gene', id: number, link: string, name: string }
          | { __typename: 'GeneVariant', id: number, link: string, name: string }
          | { __typename: 'MolecularProfile', id: number, link: string, name: string }
          | { __typename: 'Region', id: number, link: string, name: string }
          | { __typename: 'RegionVariant', id: number, link: string, name: string }
          | { __typename: 'Revision', id: number, link: string, name: string }
          | { __typename: 'RevisionSet', id: number, link: string, name: string }
          | { __typename: 'Source', id: number, link: string, name: string }
          | { __typename: 'SourcePopover', id: number, link: string, name: string }
          | { __typename: 'SourceSuggestion', id: number, link: string, name: string }
          | { __typename: 'Variant', id: number, link: string, name: string }
          | { __typename: 'VariantCoordinate', id: number, link: string, name: string }
          | { __typename: 'VariantGroup', id: number, link: string, name: string }
         }
      | { __typename: 'FlagEntityActivity', id: number, createdAt: string, verbiage: string, parsedNote: Array<
          | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
          | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
          | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
          | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
          | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
          | { __typename: 'CommentTextSegment', text: string }
          | { __typename: 'User', id: number, displayName: string }
        >, organization: { id: number, name: string } | null, user: { id: number, displayName: string, username: string }, subject:
          | { __typename: 'Assertion', id: number, link: string, claimTitle: string, name: string }
          | { __typename: 'Comment', id: number, link: string, name: string }
          | { __typename: 'EvidenceItem', id: number, link: string, claimTitle: string, name: string }
          | { __typename: 'ExonCoordinate', id: number, link: string, name: string }
          | { __typename: 'Factor', id: number, link: string, name: string }
          | { __typename: 'FactorVariant', id: number, link: string, name: string }
          | { __typename: 'Feature', id: number, link: string, name: string }
          | { __typename: 'Flag', id: number, link: string, name: string }
          | { __typename: 'Fusion', id: number, link: string, name: string }
          | { __typename: 'FusionVariant', id: number, link: string, name: string }
          | { __typename: 'Gene', id: number, link: string, name: string }
          | { __typename: 'GeneVariant', id: number, link: string, name: string }
          | { __typename: 'MolecularProfile', id: number, link: string, name: string }
          | { __typename: 'Region', id: number, link: string, name: string }
          | { __typename: 'RegionVariant', id: number, link: string, name: string }
          | { __typename: 'Revision', id: number, link: string, name: string }
          | { __typename: 'RevisionSet', id: number, link: string, name: string }
          | { __typename: 'Source', id: number, link: string, name: string }
          | { __typename: 'SourcePopover', id: number, link: string, name: string }
          | { __typename: 'SourceSuggestion', id: number, link: string, name: string }
          | { __typename: 'Variant', id: number, link: string, name: string }
          | { __typename: 'VariantCoordinate', id: number, link: string, name: string }
          | { __typename: 'VariantGroup', id: number, link: string, name: string }
         }
      | { __typename: 'ModerateAssertionActivity', id: number, createdAt: string, verbiage: string, parsedNote: Array<
          | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
          | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
          | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
          | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
          | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
          | { __typename: 'CommentTextSegment', text: string }
          | { __typename: 'User', id: number, displayName: string }
        >, organization: { id: number, name: string } | null, user: { id: number, displayName: string, username: string }, subject:
          | { __typename: 'Assertion', id: number, link: string, claimTitle: string, name: string }
          | { __typename: 'Comment', id: number, link: string, name: string }
          | { __typename: 'EvidenceItem', id: number, link: string, claimTitle: string, name: string }
          | { __typename: 'ExonCoordinate', id: number, link: string, name: string }
          | { __typename: 'Factor', id: number, link: string, name: string }
          | { __typename: 'FactorVariant', id: number, link: string, name: string }
          | { __typename: 'Feature', id: number, link: string, name: string }
          | { __typename: 'Flag', id: number, link: string, name: string }
          | { __typename: 'Fusion', id: number, link: string, name: string }
          | { __typename: 'FusionVariant', id: number, link: string, name: string }
          | { __typename: 'Gene', id: number, link: string, name: string }
          | { __typename: 'GeneVariant', id: number, link: string, name: string }
          | { __typename: 'MolecularProfile', id: number, link: string, name: string }
          | { __typename: 'Region', id: number, link: string, name: string }
          | { __typename: 'RegionVariant', id: number, link: string, name: string }
          | { __typename: 'Revision', id: number, link: string, name: string }
          | { __typename: 'RevisionSet', id: number, link: string, name: string }
          | { __typename: 'Source', id: number, link: string, name: string }
          | { __typename: 'SourcePopover', id: number, link: string, name: string }
          | { __typename: 'SourceSuggestion', id: number, link: string, name: string }
          | { __typename: 'Variant', id: number, link: string, name: string }
          | { __typename: 'VariantCoordinate', id: number, link: string, name: string }
          | { __typename: 'VariantGroup', id: number, link: string, name: string }
         }
      | { __typename: 'ModerateEvidenceItemActivity', id: number, createdAt: string, verbiage: string, parsedNote: Array<
          | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
          | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
          | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
          | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
          | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
          | { __typename: 'CommentTextSegment', text: string }
          | { __typename: 'User', id: number, displayName: string }
        >, organization: { id: number, name: string } | null, user: { id: number, displayName: string, username: string }, subject:
          | { __typename: 'Assertion', id: number, link: string, claimTitle: string, name: string }
          | { __typename: 'Comment', id: number, link: string, name: string }
          | { __typename: 'EvidenceItem', id: number, link: string, claimTitle: string, name: string }
          | { __typename: 'ExonCoordinate', id: number, link: string, name: string }
          | { __typename: 'Factor', id: number, link: string, name: string }
          | { __typename: 'FactorVariant', id: number, link: string, name: string }
          | { __typename: 'Feature', id: number, link: string, name: string }
          | { __typename: 'Flag', id: number, link: string, name: string }
          | { __typename: 'Fusion', id: number, link: string, name: string }
          | { __typename: 'FusionVariant', id: number, link: string, name: string }
          | { __typename: 'Gene', id: number, link: string, name: string }
          | { __typename: 'GeneVariant', id: number, link: string, name: string }
          | { __typename: 'MolecularProfile', id: number, link: string, name: string }
          | { __typename: 'Region', id: number, link: string, name: string }
          | { __typename: 'RegionVariant', id: number, link: string, name: string }
          | { __typename: 'Revision', id: number, link: string, name: string }
          | { __typename: 'RevisionSet', id: number, link: string, name: string }
          | { __typename: 'Source', id: number, link: string, name: string }
          | { __typename: 'SourcePopover', id: number, link: string, name: string }
          | { __typename: 'SourceSuggestion', id: number, link: string, name: string }
          | { __typename: 'Variant', id: number, link: string, name: string }
          | { __typename: 'VariantCoordinate', id: number, link: string, name: string }
          | { __typename: 'VariantGroup', id: number, link: string, name: string }
         }
      | { __typename: 'RejectRevisionsActivity', id: number, createdAt: string, verbiage: string, parsedNote: Array<
          | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
          | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
          | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
          | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
          | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
          | { __typename: 'CommentTextSegment', text: string }
          | { __typename: 'User', id: number, displayName: string }
        >, organization: { id: number, name: string } | null, user: { id: number, displayName: string, username: string }, subject:
          | { __typename: 'Assertion', id: number, link: string, claimTitle: string, name: string }
          | { __typename: 'Comment', id: number, link: string, name: string }
          | { __typename: 'EvidenceItem', id: number, link: string, claimTitle: string, name: string }
          | { __typename: 'ExonCoordinate', id: number, link: string, name: string }
          | { __typename: 'Factor', id: number, link: string, name: string }
          | { __typename: 'FactorVariant', id: number, link: string, name: string }
          | { __typename: 'Feature', id: number, link: string, name: string }
          | { __typename: 'Flag', id: number, link: string, name: string }
          | { __typename: 'Fusion', id: number, link: string, name: string }
          | { __typename: 'FusionVariant', id: number, link: string, name: string }
          | { __typename: 'Gene', id: number, link: string, name: string }
          | { __typename: 'GeneVariant', id: number, link: string, name: string }
          | { __typename: 'MolecularProfile', id: number, link: string, name: string }
          | { __typename: 'Region', id: number, link: string, name: string }
          | { __typename: 'RegionVariant', id: number, link: string, name: string }
          | { __typename: 'Revision', id: number, link: string, name: string }
          | { __typename: 'RevisionSet', id: number, link: string, name: string }
          | { __typename: 'Source', id: number, link: string, name: string }
          | { __typename: 'SourcePopover', id: number, link: string, name: string }
          | { __typename: 'SourceSuggestion', id: number, link: string, name: string }
          | { __typename: 'Variant', id: number, link: string, name: string }
          | { __typename: 'VariantCoordinate', id: number, link: string, name: string }
          | { __typename: 'VariantGroup', id: number, link: string, name: string }
         }
      | { __typename: 'ResolveFlagActivity', id: number, createdAt: string, verbiage: string, parsedNote: Array<
          | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
          | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
          | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
          | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
          | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
          | { __typename: 'CommentTextSegment', text: string }
          | { __typename: 'User', id: number, displayName: string }
        >, organization: { id: number, name: string } | null, user: { id: number, displayName: string, username: string }, subject:
          | { __typename: 'Assertion', id: number, link: string, claimTitle: string, name: string }
          | { __typename: 'Comment', id: number, link: string, name: string }
          | { __typename: 'EvidenceItem', id: number, link: string, claimTitle: string, name: string }
          | { __typename: 'ExonCoordinate', id: number, link: string, name: string }
          | { __typename: 'Factor', id: number, link: string, name: string }
          | { __typename: 'FactorVariant', id: number, link: string, name: string }
          | { __typename: 'Feature', id: number, link: string, name: string }
          | { __typename: 'Flag', id: number, link: string, name: string }
          | { __typename: 'Fusion', id: number, link: string, name: string }
          | { __typename: 'FusionVariant', id: number, link: string, name: string }
          | { __typename: 'Gene', id: number, link: string, name: string }
          | { __typename: 'GeneVariant', id: number, link: string, name: string }
          | { __typename: 'MolecularProfile', id: number, link: string, name: string }
          | { __typename: 'Region', id: number, link: string, name: string }
          | { __typename: 'RegionVariant', id: number, link: string, name: string }
          | { __typename: 'Revision', id: number, link: string, name: string }
          | { __typename: 'RevisionSet', id: number, link: string, name: string }
          | { __typename: 'Source', id: number, link: string, name: string }
          | { __typename: 'SourcePopover', id: number, link: string, name: string }
          | { __typename: 'SourceSuggestion', id: number, link: string, name: string }
          | { __typename: 'Variant', id: number, link: string, name: string }
          | { __typename: 'VariantCoordinate', id: number, link: string, name: string }
          | { __typename: 'VariantGroup', id: number, link: string, name: string }
         }
      | { __typename: 'RevokeApprovalActivity', id: number, createdAt: string, verbiage: string, parsedNote: Array<
          | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
          | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
          | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
          | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
          | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
          | { __typename: 'CommentTextSegment', text: string }
          | { __typename: 'User', id: number, displayName: string }
        >, organization: { id: number, name: string } | null, user: { id: number, displayName: string, username: string }, subject:
          | { __typename: 'Assertion', id: number, link: string, claimTitle: string, name: string }
          | { __typename: 'Comment', id: number, link: string, name: string }
          | { __typename: 'EvidenceItem', id: number, link: string, claimTitle: string, name: string }
          | { __typename: 'ExonCoordinate', id: number, link: string, name: string }
          | { __typename: 'Factor', id: number, link: string, name: string }
          | { __typename: 'FactorVariant', id: number, link: string, name: string }
          | { __typename: 'Feature', id: number, link: string, name: string }
          | { __typename: 'Flag', id: number, link: string, name: string }
          | { __typename: 'Fusion', id: number, link: string, name: string }
          | { __typename: 'FusionVariant', id: number, link: string, name: string }
          | { __typename: 'Gene', id: number, link: string, name: string }
          | { __typename: 'GeneVariant', id: number, link: string, name: string }
          | { __typename: 'MolecularProfile', id: number, link: string, name: string }
          | { __typename: 'Region', id: number, link: string, name: string }
          | { __typename: 'RegionVariant', id: number, link: string, name: string }
          | { __typename: 'Revision', id: number, link: string, name: string }
          | { __typename: 'RevisionSet', id: number, link: string, name: string }
          | { __typename: 'Source', id: number, link: string, name: string }
          | { __typename: 'SourcePopover', id: number, link: string, name: string }
          | { __typename: 'SourceSuggestion', id: number, link: string, name: string }
          | { __typename: 'Variant', id: number, link: string, name: string }
          | { __typename: 'VariantCoordinate', id: number, link: string, name: string }
          | { __typename: 'VariantGroup', id: number, link: string, name: string }
         }
      | { __typename: 'SubmitAssertionActivity', id: number, createdAt: string, verbiage: string, parsedNote: Array<
          | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
          | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
          | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
          | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
          | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
          | { __typename: 'CommentTextSegment', text: string }
          | { __typename: 'User', id: number, displayName: string }
        >, organization: { id: number, name: string } | null, user: { id: number, displayName: string, username: string }, subject:
          | { __typename: 'Assertion', id: number, link: string, claimTitle: string, name: string }
          | { __typename: 'Comment', id: number, link: string, name: string }
          | { __typename: 'EvidenceItem', id: number, link: string, claimTitle: string, name: string }
          | { __typename: 'ExonCoordinate', id: number, link: string, name: string }
          | { __typename: 'Factor', id: number, link: string, name: string }
          | { __typename: 'FactorVariant', id: number, link: string, name: string }
          | { __typename: 'Feature', id: number, link: string, name: string }
          | { __typename: 'Flag', id: number, link: string, name: string }
          | { __typename: 'Fusion', id: number, link: string, name: string }
          | { __typename: 'FusionVariant', id: number, link: string, name: string }
          | { __typename: 'Gene', id: number, link: string, name: string }
          | { __typename: 'GeneVariant', id: number, link: string, name: string }
          | { __typename: 'MolecularProfile', id: number, link: string, name: string }
          | { __typename: 'Region', id: number, link: string, name: string }
          | { __typename: 'RegionVariant', id: number, link: string, name: string }
          | { __typename: 'Revision', id: number, link: string, name: string }
          | { __typename: 'RevisionSet', id: number, link: string, name: string }
          | { __typename: 'Source', id: number, link: string, name: string }
          | { __typename: 'SourcePopover', id: number, link: string, name: string }
          | { __typename: 'SourceSuggestion', id: number, link: string, name: string }
          | { __typename: 'Variant', id: number, link: string, name: string }
          | { __typename: 'VariantCoordinate', id: number, link: string, name: string }
          | { __typename: 'VariantGroup', id: number, link: string, name: string }
         }
      | { __typename: 'SubmitEvidenceItemActivity', id: number, createdAt: string, verbiage: string, parsedNote: Array<
          | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
          | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
          | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
          | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
          | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
          | { __typename: 'CommentTextSegment', text: string }
          | { __typename: 'User', id: number, displayName: string }
        >, organization: { id: number, name: string } | null, user: { id: number, displayName: string, username: string }, subject:
          | { __typename: 'Assertion', id: number, link: string, claimTitle: string, name: string }
          | { __typename: 'Comment', id: number, link: string, name: string }
          | { __typename: 'EvidenceItem', id: number, link: string, claimTitle: string, name: string }
          | { __typename: 'ExonCoordinate', id: number, link: string, name: string }
          | { __typename: 'Factor', id: number, link: string, name: string }
          | { __typename: 'FactorVariant', id: number, link: string, name: string }
          | { __typename: 'Feature', id: number, link: string, name: string }
          | { __typename: 'Flag', id: number, link: string, name: string }
          | { __typename: 'Fusion', id: number, link: string, name: string }
          | { __typename: 'FusionVariant', id: number, link: string, name: string }
          | { __typename: 'Gene', id: number, link: string, name: string }
          | { __typename: 'GeneVariant', id: number, link: string, name: string }
          | { __typename: 'MolecularProfile', id: number, link: string, name: string }
          | { __typename: 'Region', id: number, link: string, name: string }
          | { __typename: 'RegionVariant', id: number, link: string, name: string }
          | { __typename: 'Revision', id: number, link: string, name: string }
          | { __typename: 'RevisionSet', id: number, link: string, name: string }
          | { __typename: 'Source', id: number, link: string, name: string }
          | { __typename: 'SourcePopover', id: number, link: string, name: string }
          | { __typename: 'SourceSuggestion', id: number, link: string, name: string }
          | { __typename: 'Variant', id: number, link: string, name: string }
          | { __typename: 'VariantCoordinate', id: number, link: string, name: string }
          | { __typename: 'VariantGroup', id: number, link: string, name: string }
         }
      | { __typename: 'SuggestRevisionSetActivity', id: number, createdAt: string, verbiage: string, parsedNote: Array<
          | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
          | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
          | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
          | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
          | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
          | { __typename: 'CommentTextSegment', text: string }
          | { __typename: 'User', id: number, displayName: string }
        >, organization: { id: number, name: string } | null, user: { id: number, displayName: string, username: string }, subject:
          | { __typename: 'Assertion', id: number, link: string, claimTitle: string, name: string }
          | { __typename: 'Comment', id: number, link: string, name: string }
          | { __typename: 'EvidenceItem', id: number, link: string, claimTitle: string, name: string }
          | { __typename: 'ExonCoordinate', id: number, link: string, name: string }
          | { __typename: 'Factor', id: number, link: string, name: string }
          | { __typename: 'FactorVariant', id: number, link: string, name: string }
          | { __typename: 'Feature', id: number, link: string, name: string }
          | { __typename: 'Flag', id: number, link: string, name: string }
          | { __typename: 'Fusion', id: number, link: string, name: string }
          | { __typename: 'FusionVariant', id: number, link: string, name: string }
          | { __typename: 'Gene', id: number, link: string, name: string }
          | { __typename: 'GeneVariant', id: number, link: string, name: string }
          | { __typename: 'MolecularProfile', id: number, link: string, name: string }
          | { __typename: 'Region', id: number, link: string, name: string }
          | { __typename: 'RegionVariant', id: number, link: string, name: string }
          | { __typename: 'Revision', id: number, link: string, name: string }
          | { __typename: 'RevisionSet', id: number, link: string, name: string }
          | { __typename: 'Source', id: number, link: string, name: string }
          | { __typename: 'SourcePopover', id: number, link: string, name: string }
          | { __typename: 'SourceSuggestion', id: number, link: string, name: string }
          | { __typename: 'Variant', id: number, link: string, name: string }
          | { __typename: 'VariantCoordinate', id: number, link: string, name: string }
          | { __typename: 'VariantGroup', id: number, link: string, name: string }
         }
      | { __typename: 'SuggestSourceActivity', id: number, createdAt: string, verbiage: string, parsedNote: Array<
          | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
          | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
          | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
          | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
          | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
          | { __typename: 'CommentTextSegment', text: string }
          | { __typename: 'User', id: number, displayName: string }
        >, organization: { id: number, name: string } | null, user: { id: number, displayName: string, username: string }, subject:
          | { __typename: 'Assertion', id: number, link: string, claimTitle: string, name: string }
          | { __typename: 'Comment', id: number, link: string, name: string }
          | { __typename: 'EvidenceItem', id: number, link: string, claimTitle: string, name: string }
          | { __typename: 'ExonCoordinate', id: number, link: string, name: string }
          | { __typename: 'Factor', id: number, link: string, name: string }
          | { __typename: 'FactorVariant', id: number, link: string, name: string }
          | { __typename: 'Feature', id: number, link: string, name: string }
          | { __typename: 'Flag', id: number, link: string, name: string }
          | { __typename: 'Fusion', id: number, link: string, name: string }
          | { __typename: 'FusionVariant', id: number, link: string, name: string }
          | { __typename: 'Gene', id: number, link: string, name: string }
          | { __typename: 'GeneVariant', id: number, link: string, name: string }
          | { __typename: 'MolecularProfile', id: number, link: string, name: string }
          | { __typename: 'Region', id: number, link: string, name: string }
          | { __typename: 'RegionVariant', id: number, link: string, name: string }
          | { __typename: 'Revision', id: number, link: string, name: string }
          | { __typename: 'RevisionSet', id: number, link: string, name: string }
          | { __typename: 'Source', id: number, link: string, name: string }
          | { __typename: 'SourcePopover', id: number, link: string, name: string }
          | { __typename: 'SourceSuggestion', id: number, link: string, name: string }
          | { __typename: 'Variant', id: number, link: string, name: string }
          | { __typename: 'VariantCoordinate', id: number, link: string, name: string }
          | { __typename: 'VariantGroup', id: number, link: string, name: string }
         }
      | { __typename: 'UpdateSourceSuggestionStatusActivity', id: number, createdAt: string, verbiage: string, parsedNote: Array<
          | { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string }
          | { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean }
          | { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
          | { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean }
          | { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean }
          | { __typename: 'CommentTextSegment', text: string }
          | { __typename: 'User', id: number, displayName: string }
        >, organization: { id: number, name: string } | null, user: { id: number, displayName: string, username: string }, subject:
          | { __typename: 'Assertion', id: number, link: string, claimTitle: string, name: string }
          | { __typename: 'Comment', id: number, link: string, name: string }
          | { __typename: 'EvidenceItem', id: number, link: string, claimTitle: string, name: string }
          | { __typename: 'ExonCoordinate', id: number, link: string, name: string }
          | { __typename: 'Factor', id: number, link: string, name: string }
          | { __typename: 'FactorVariant', id: number, link: string, name: string }
          | { __typename: 'Feature', id: number, link: string, name: string }
          | { __typename: 'Flag', id: number, link: string, name: string }
          | { __typename: 'Fusion', id: number, link: string, name: string }
          | { __typename: 'FusionVariant', id: number, link: string, name: string }
          | { __typename: 'Gene', id: number, link: string, name: string }
          | { __typename: 'GeneVariant', id: number, link: string, name: string }
          | { __typename: 'MolecularProfile', id: number, link: string, name: string }
          | { __typename: 'Region', id: number, link: string, name: string }
          | { __typename: 'RegionVariant', id: number, link: string, name: string }
          | { __typename: 'Revision', id: number, link: string, name: string }
          | { __typename: 'RevisionSet', id: number, link: string, name: string }
          | { __typename: 'Source', id: number, link: string, name: string }
          | { __typename: 'SourcePopover', id: number, link: string, name: string }
          | { __typename: 'SourceSuggestion', id: number, link: string, name: string }
          | { __typename: 'Variant', id: number, link: string, name: string }
          | { __typename: 'VariantCoordinate', id: number, link: string, name: string }
          | { __typename: 'VariantGroup', id: number, link: string, name: string }
         }
    > } };


export const ActivityFeedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ActivityFeed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"activityType"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ActivityTypeInput"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subjectType"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ActivitySubjectInput"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"organization"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OrganizationFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"occurredAfter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ISO8601DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"occurredBefore"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ISO8601DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"includeAutomatedEvents"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"activityType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"activityType"}}},{"kind":"Argument","name":{"kind":"Name","value":"subjectType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subjectType"}}},{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"organization"},"value":{"kind":"Variable","name":{"kind":"Name","value":"organization"}}},{"kind":"Argument","name":{"kind":"Name","value":"occurredAfter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"occurredAfter"}}},{"kind":"Argument","name":{"kind":"Name","value":"occurredBefore"},"value":{"kind":"Variable","name":{"kind":"Name","value":"occurredBefore"}}},{"kind":"Argument","name":{"kind":"Name","value":"includeAutomatedEvents"},"value":{"kind":"Variable","name":{"kind":"Name","value":"includeAutomatedEvents"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentActivity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"comment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deleted"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"verbiage"}},{"kind":"Field","name":{"kind":"Name","value":"parsedNote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RichText_segment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubjectTitle_subject"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubjectTitle_subject"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EventSubject"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EvidenceItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimTitle"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assertion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimTitle"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RichText_segment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentBodySegment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentTextSegment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentTagSegment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentTagSegmentFlagged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"flagged"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentTagSegmentDeprecated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"deprecated"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentTagSegmentFlaggedAndDeprecated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"flagged"}},{"kind":"Field","name":{"kind":"Name","value":"deprecated"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentTagSegmentFlaggedAndWithStatus"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"flagged"}}]}}]}}]} as unknown as DocumentNode<ActivityFeedQuery, ActivityFeedQueryVariables>;