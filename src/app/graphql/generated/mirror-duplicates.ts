// Written by `npm run codegen` from the .graphql files of src/app. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MirrorDuplicatePartsFragment = { kind: Types.MirrorDuplicateKind, localId: number, recordId: number, upstream: string, fields: Array<{ label: string, localText: string, upstreamText: string, same: boolean }> };

export type MirrorDuplicatesQueryVariables = Exact<{ [key: string]: never; }>;


export type MirrorDuplicatesQuery = { mirrorDuplicates: Array<{ kind: Types.MirrorDuplicateKind, localId: number, recordId: number, upstream: string, fields: Array<{ label: string, localText: string, upstreamText: string, same: boolean }> }> };

export type ConfirmMirrorDuplicateMutationVariables = Exact<{
  input: Types.ConfirmMirrorDuplicateInput;
}>;


export type ConfirmMirrorDuplicateMutation = { confirmMirrorDuplicate: { localId: number } | null };

export type DismissMirrorDuplicateMutationVariables = Exact<{
  input: Types.DismissMirrorDuplicateInput;
}>;


export type DismissMirrorDuplicateMutation = { dismissMirrorDuplicate: { localId: number } | null };

export const MirrorDuplicatePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MirrorDuplicateParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MirrorDuplicate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"localId"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"upstream"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"localText"}},{"kind":"Field","name":{"kind":"Name","value":"upstreamText"}},{"kind":"Field","name":{"kind":"Name","value":"same"}}]}}]}}]} as unknown as DocumentNode<MirrorDuplicatePartsFragment, unknown>;
export const MirrorDuplicatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MirrorDuplicates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mirrorDuplicates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MirrorDuplicateParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MirrorDuplicateParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MirrorDuplicate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"localId"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"upstream"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"localText"}},{"kind":"Field","name":{"kind":"Name","value":"upstreamText"}},{"kind":"Field","name":{"kind":"Name","value":"same"}}]}}]}}]} as unknown as DocumentNode<MirrorDuplicatesQuery, MirrorDuplicatesQueryVariables>;
export const ConfirmMirrorDuplicateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmMirrorDuplicate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmMirrorDuplicateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmMirrorDuplicate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"localId"}}]}}]}}]} as unknown as DocumentNode<ConfirmMirrorDuplicateMutation, ConfirmMirrorDuplicateMutationVariables>;
export const DismissMirrorDuplicateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DismissMirrorDuplicate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DismissMirrorDuplicateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dismissMirrorDuplicate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"localId"}}]}}]}}]} as unknown as DocumentNode<DismissMirrorDuplicateMutation, DismissMirrorDuplicateMutationVariables>;