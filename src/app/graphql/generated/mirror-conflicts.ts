// Written by `npm run codegen` from the .graphql files of src/app. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MirrorConflictsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  kind?: Types.VersionedRecordType | null | undefined;
  upstreamId?: number | null | undefined;
  recordId?: number | null | undefined;
}>;


export type MirrorConflictsQuery = { mirrorConflicts: { totalCount: number, pageInfo: { endCursor: string | null, hasNextPage: boolean }, nodes: Array<{ id: number, upstreamName: string, upstreamUrl: string | null, kind: Types.VersionedRecordType, field: string, fieldDisplayName: string, openedAt: string, isBaseKnown: boolean, ours: unknown, theirs: unknown, digest: string, baseText: string, oursText: string, theirsText: string, record:
        | { id: number, name: string, link: string }
        | { id: number, name: string, link: string }
        | { id: number, name: string, link: string }
        | { id: number, name: string, link: string }
        | { id: number, name: string, link: string }
        | { id: number, name: string, link: string }
        | { id: number, name: string, link: string }
        | { id: number, name: string, link: string }
        | { id: number, name: string, link: string }
        | { id: number, name: string, link: string }
        | { id: number, name: string, link: string }
        | { id: number, name: string, link: string }
        | { id: number, name: string, link: string }
        | { id: number, name: string, link: string }
        | { id: number, name: string, link: string }
        | { id: number, name: string, link: string }
        | { id: number, name: string, link: string }
        | { id: number, name: string, link: string }
        | { id: number, name: string, link: string }
        | { id: number, name: string, link: string }
        | { id: number, name: string, link: string }
        | { id: number, name: string, link: string }
        | { id: number, name: string, link: string }
      , viewerMay: { decide: { allowed: boolean, reason: string | null } } | null }> } };

export type MirrorConflict_conflictFragment = { id: number, upstreamName: string, upstreamUrl: string | null, kind: Types.VersionedRecordType, field: string, fieldDisplayName: string, openedAt: string, isBaseKnown: boolean, ours: unknown, theirs: unknown, digest: string, baseText: string, oursText: string, theirsText: string, record:
    | { id: number, name: string, link: string }
    | { id: number, name: string, link: string }
    | { id: number, name: string, link: string }
    | { id: number, name: string, link: string }
    | { id: number, name: string, link: string }
    | { id: number, name: string, link: string }
    | { id: number, name: string, link: string }
    | { id: number, name: string, link: string }
    | { id: number, name: string, link: string }
    | { id: number, name: string, link: string }
    | { id: number, name: string, link: string }
    | { id: number, name: string, link: string }
    | { id: number, name: string, link: string }
    | { id: number, name: string, link: string }
    | { id: number, name: string, link: string }
    | { id: number, name: string, link: string }
    | { id: number, name: string, link: string }
    | { id: number, name: string, link: string }
    | { id: number, name: string, link: string }
    | { id: number, name: string, link: string }
    | { id: number, name: string, link: string }
    | { id: number, name: string, link: string }
    | { id: number, name: string, link: string }
  , viewerMay: { decide: { allowed: boolean, reason: string | null } } | null };

export type DecideMirrorConflictsMutationVariables = Exact<{
  decisions: Array<Types.MirrorConflictDecisionInput> | Types.MirrorConflictDecisionInput;
  organizationId?: number | null | undefined;
}>;


export type DecideMirrorConflictsMutation = { decideMirrorConflicts: { outcomes: Array<{ conflictId: number, error: string | null, decisionId: number | null }> } | null };

export type ReopenMirrorConflictMutationVariables = Exact<{
  id: number;
  decisionId?: number | null | undefined;
  organizationId?: number | null | undefined;
}>;


export type ReopenMirrorConflictMutation = { reopenMirrorConflict: { conflictId: number } | null };

export const MirrorConflict_conflictFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MirrorConflict_conflict"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MirrorConflict"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"upstreamName"}},{"kind":"Field","name":{"kind":"Name","value":"upstreamUrl"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"record"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"fieldDisplayName"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isBaseKnown"}},{"kind":"Field","name":{"kind":"Name","value":"ours"}},{"kind":"Field","name":{"kind":"Name","value":"theirs"}},{"kind":"Field","name":{"kind":"Name","value":"digest"}},{"kind":"Field","name":{"kind":"Name","value":"baseText"}},{"kind":"Field","name":{"kind":"Name","value":"oursText"}},{"kind":"Field","name":{"kind":"Name","value":"theirsText"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decide"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<MirrorConflict_conflictFragment, unknown>;
export const MirrorConflictsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MirrorConflicts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"VersionedRecordType"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"upstreamId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"recordId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mirrorConflicts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"upstreamId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"upstreamId"}}},{"kind":"Argument","name":{"kind":"Name","value":"recordId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"recordId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MirrorConflict_conflict"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MirrorConflict_conflict"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MirrorConflict"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"upstreamName"}},{"kind":"Field","name":{"kind":"Name","value":"upstreamUrl"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"record"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"fieldDisplayName"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isBaseKnown"}},{"kind":"Field","name":{"kind":"Name","value":"ours"}},{"kind":"Field","name":{"kind":"Name","value":"theirs"}},{"kind":"Field","name":{"kind":"Name","value":"digest"}},{"kind":"Field","name":{"kind":"Name","value":"baseText"}},{"kind":"Field","name":{"kind":"Name","value":"oursText"}},{"kind":"Field","name":{"kind":"Name","value":"theirsText"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decide"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<MirrorConflictsQuery, MirrorConflictsQueryVariables>;
export const DecideMirrorConflictsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideMirrorConflicts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"decisions"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MirrorConflictDecisionInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"organizationId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideMirrorConflicts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"decisions"},"value":{"kind":"Variable","name":{"kind":"Name","value":"decisions"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"organizationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"organizationId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcomes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conflictId"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"decisionId"}}]}}]}}]}}]} as unknown as DocumentNode<DecideMirrorConflictsMutation, DecideMirrorConflictsMutationVariables>;
export const ReopenMirrorConflictDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReopenMirrorConflict"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"decisionId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"organizationId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reopenMirrorConflict"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"decisionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"decisionId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"organizationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"organizationId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conflictId"}}]}}]}}]} as unknown as DocumentNode<ReopenMirrorConflictMutation, ReopenMirrorConflictMutationVariables>;