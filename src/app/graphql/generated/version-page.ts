// Written by `npm run codegen` from the .graphql files of src/app. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type VersionPageQueryVariables = Exact<{
  recordType: Types.VersionedRecordType;
  recordId: number;
  number: number;
}>;


export type VersionPageQuery = { recordVersion: { recordType: Types.VersionedRecordType, recordId: number, name: string, newestNumber: number, number: number, createdAt: string, cause: Types.VersionCause, release: string | null, releasedOn: string | null, deleted: boolean, fields: Array<{ field: string, fieldDisplayName: string, text: string }>, changes: Array<{ field: string, fieldDisplayName: string, beforeText: string, afterText: string }>, activity:
      | { __typename: 'AcceptRevisionsActivity', id: number, verbiage: string, user: { id: number, displayName: string, username: string } }
      | { __typename: 'ApproveAssertionActivity', id: number, verbiage: string, user: { id: number, displayName: string, username: string } }
      | { __typename: 'CommentActivity', id: number, verbiage: string, user: { id: number, displayName: string, username: string } }
      | { __typename: 'CreateComplexMolecularProfileActivity', id: number, verbiage: string, user: { id: number, displayName: string, username: string } }
      | { __typename: 'CreateFeatureActivity', id: number, verbiage: string, user: { id: number, displayName: string, username: string } }
      | { __typename: 'CreateVariantActivity', id: number, verbiage: string, user: { id: number, displayName: string, username: string } }
      | { __typename: 'DeleteCommentActivity', id: number, verbiage: string, user: { id: number, displayName: string, username: string } }
      | { __typename: 'DeprecateComplexMolecularProfileActivity', id: number, verbiage: string, user: { id: number, displayName: string, username: string } }
      | { __typename: 'DeprecateFeatureActivity', id: number, verbiage: string, user: { id: number, displayName: string, username: string } }
      | { __typename: 'DeprecateVariantActivity', id: number, verbiage: string, user: { id: number, displayName: string, username: string } }
      | { __typename: 'FlagEntityActivity', id: number, verbiage: string, user: { id: number, displayName: string, username: string } }
      | { __typename: 'ModerateAssertionActivity', id: number, verbiage: string, user: { id: number, displayName: string, username: string } }
      | { __typename: 'ModerateEvidenceItemActivity', id: number, verbiage: string, user: { id: number, displayName: string, username: string } }
      | { __typename: 'RejectRevisionsActivity', id: number, verbiage: string, user: { id: number, displayName: string, username: string } }
      | { __typename: 'ResolveFlagActivity', id: number, verbiage: string, user: { id: number, displayName: string, username: string } }
      | { __typename: 'RevokeApprovalActivity', id: number, verbiage: string, user: { id: number, displayName: string, username: string } }
      | { __typename: 'SubmitAssertionActivity', id: number, verbiage: string, user: { id: number, displayName: string, username: string } }
      | { __typename: 'SubmitEvidenceItemActivity', id: number, verbiage: string, user: { id: number, displayName: string, username: string } }
      | { __typename: 'SuggestRevisionSetActivity', id: number, verbiage: string, user: { id: number, displayName: string, username: string } }
      | { __typename: 'SuggestSourceActivity', id: number, verbiage: string, user: { id: number, displayName: string, username: string } }
      | { __typename: 'UpdateSourceSuggestionStatusActivity', id: number, verbiage: string, user: { id: number, displayName: string, username: string } }
     | null } | null };


export const VersionPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VersionPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"recordType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VersionedRecordType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"recordId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordVersion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"recordType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"recordType"}}},{"kind":"Argument","name":{"kind":"Name","value":"recordId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"recordId"}}},{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordType"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"newestNumber"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VersionLine_version"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"fieldDisplayName"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FieldChanges_change"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VersionLine_version"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecordVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"release"}},{"kind":"Field","name":{"kind":"Name","value":"releasedOn"}},{"kind":"Field","name":{"kind":"Name","value":"deleted"}},{"kind":"Field","name":{"kind":"Name","value":"activity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"verbiage"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FieldChanges_change"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecordFieldChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"fieldDisplayName"}},{"kind":"Field","name":{"kind":"Name","value":"beforeText"}},{"kind":"Field","name":{"kind":"Name","value":"afterText"}}]}}]} as unknown as DocumentNode<VersionPageQuery, VersionPageQueryVariables>;