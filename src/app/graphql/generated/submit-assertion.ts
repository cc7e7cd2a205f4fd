// Written by `npm run codegen` from the .graphql files of src/app. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SubmitAssertionMutationVariables = Exact<{
  input: Types.SubmitAssertionInput;
}>;


export type SubmitAssertionMutation = { submitAssertion: { assertion: { id: number, name: string } } | null };

export type EvidenceToAssertQueryVariables = Exact<{
  id: number;
}>;


export type EvidenceToAssertQuery = { evidenceItem: { id: number, evidenceType: Types.EvidenceType, variantOrigin: Types.VariantOrigin, therapyInteractionType: Types.TherapyInteraction | null, molecularProfile: { id: number, name: string, isMultiVariant: boolean, deprecated: boolean }, disease: { id: number, name: string, deprecated: boolean } | null, therapies: Array<{ id: number, name: string, deprecated: boolean }>, phenotypes: Array<{ id: number, name: string }> } | null };


export const SubmitAssertionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitAssertion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmitAssertionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitAssertion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assertion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<SubmitAssertionMutation, SubmitAssertionMutationVariables>;
export const EvidenceToAssertDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EvidenceToAssert"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"evidenceItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"evidenceType"}},{"kind":"Field","name":{"kind":"Name","value":"variantOrigin"}},{"kind":"Field","name":{"kind":"Name","value":"therapyInteractionType"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClinicalEvidence"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClinicalEvidence"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EvidenceItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"molecularProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isMultiVariant"}},{"kind":"Field","name":{"kind":"Name","value":"deprecated"}}]}},{"kind":"Field","name":{"kind":"Name","value":"disease"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"deprecated"}}]}},{"kind":"Field","name":{"kind":"Name","value":"therapies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"deprecated"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phenotypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<EvidenceToAssertQuery, EvidenceToAssertQueryVariables>;