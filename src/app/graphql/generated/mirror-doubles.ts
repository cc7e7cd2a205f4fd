// Written by `npm run codegen` from the .graphql files of src/app. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MirrorDoublePartsFragment = { kind: Types.MirrorDoubledKind, localId: number, recordId: number, upstream: string, fields: Array<{ label: string, localText: string, upstreamText: string, same: boolean }> };

export type MirrorDoublesQueryVariables = Exact<{ [key: string]: never; }>;


export type MirrorDoublesQuery = { mirrorDoubles: Array<{ kind: Types.MirrorDoubledKind, localId: number, recordId: number, upstream: string, fields: Array<{ label: string, localText: string, upstreamText: string, same: boolean }> }> };

export type ConfirmMirrorDoubleMutationVariables = Exact<{
  input: Types.ConfirmMirrorDoubleInput;
}>;


export type ConfirmMirrorDoubleMutation = { confirmMirrorDouble: { localId: number } | null };

export type DismissMirrorDoubleMutationVariables = Exact<{
  input: Types.DismissMirrorDoubleInput;
}>;


export type DismissMirrorDoubleMutation = { dismissMirrorDouble: { localId: number } | null };

export const MirrorDoublePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MirrorDoubleParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MirrorDouble"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"localId"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"upstream"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"localText"}},{"kind":"Field","name":{"kind":"Name","value":"upstreamText"}},{"kind":"Field","name":{"kind":"Name","value":"same"}}]}}]}}]} as unknown as DocumentNode<MirrorDoublePartsFragment, unknown>;
export const MirrorDoublesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MirrorDoubles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mirrorDoubles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MirrorDoubleParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MirrorDoubleParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MirrorDouble"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"localId"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"upstream"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"localText"}},{"kind":"Field","name":{"kind":"Name","value":"upstreamText"}},{"kind":"Field","name":{"kind":"Name","value":"same"}}]}}]}}]} as unknown as DocumentNode<MirrorDoublesQuery, MirrorDoublesQueryVariables>;
export const ConfirmMirrorDoubleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmMirrorDouble"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmMirrorDoubleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmMirrorDouble"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"localId"}}]}}]}}]} as unknown as DocumentNode<ConfirmMirrorDoubleMutation, ConfirmMirrorDoubleMutationVariables>;
export const DismissMirrorDoubleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DismissMirrorDouble"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DismissMirrorDoubleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dismissMirrorDouble"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"localId"}}]}}]}}]} as unknown as DocumentNode<DismissMirrorDoubleMutation, DismissMirrorDoubleMutationVariables>;