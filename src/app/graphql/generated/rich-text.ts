// Written by `npm run codegen` from the .graphql files of src/app. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
type RichText_segment_CommentTagSegment_Fragment = { __typename: 'CommentTagSegment', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string };

type RichText_segment_CommentTagSegmentDeprecated_Fragment = { __typename: 'CommentTagSegmentDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, deprecated: boolean };

type RichText_segment_CommentTagSegmentFlagged_Fragment = { __typename: 'CommentTagSegmentFlagged', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean };

type RichText_segment_CommentTagSegmentFlaggedAndDeprecated_Fragment = { __typename: 'CommentTagSegmentFlaggedAndDeprecated', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean, deprecated: boolean };

type RichText_segment_CommentTagSegmentFlaggedAndWithStatus_Fragment = { __typename: 'CommentTagSegmentFlaggedAndWithStatus', tagType: Types.TaggableEntity, entityId: number, displayName: string, link: string, flagged: boolean };

type RichText_segment_CommentTextSegment_Fragment = { __typename: 'CommentTextSegment', text: string };

type RichText_segment_User_Fragment = { __typename: 'User', id: number, displayName: string };

export type RichText_segmentFragment =
  | RichText_segment_CommentTagSegment_Fragment
  | RichText_segment_CommentTagSegmentDeprecated_Fragment
  | RichText_segment_CommentTagSegmentFlagged_Fragment
  | RichText_segment_CommentTagSegmentFlaggedAndDeprecated_Fragment
  | RichText_segment_CommentTagSegmentFlaggedAndWithStatus_Fragment
  | RichText_segment_CommentTextSegment_Fragment
  | RichText_segment_User_Fragment
;

export const RichText_segmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RichText_segment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentBodySegment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentTextSegment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentTagSegment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentTagSegmentFlagged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"flagged"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentTagSegmentDeprecated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"deprecated"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentTagSegmentFlaggedAndDeprecated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"flagged"}},{"kind":"Field","name":{"kind":"Name","value":"deprecated"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentTagSegmentFlaggedAndWithStatus"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"flagged"}}]}}]}}]} as unknown as DocumentNode<RichText_segmentFragment, unknown>;