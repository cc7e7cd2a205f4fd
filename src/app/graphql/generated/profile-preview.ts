// Written by `npm run codegen` from the .graphql files of src/app. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ProfilePreviewQueryVariables = Exact<{
  structure: Types.MolecularProfileComponentInput;
}>;


export type ProfilePreviewQuery = { previewMolecularProfileName: { segments: Array<
      | { id: number, name: string }
      | { text: string }
      | { id: number, name: string }
    >, existingMolecularProfile: { id: number, name: string, isMultiVariant: boolean, deprecated: boolean } | null, deprecatedVariants: Array<
      | { id: number, name: string }
      | { id: number, name: string }
      | { id: number, name: string }
      | { id: number, name: string }
      | { id: number, name: string }
    > } };

export type ChosenProfileQueryVariables = Exact<{
  id: number;
}>;


export type ChosenProfileQuery = { molecularProfile: { deprecated: boolean, id: number, name: string, rawName: string, isComplex: boolean, variants: Array<
      | { __typename: 'FactorVariant', id: number, name: string, feature: { id: number, name: string } }
      | { __typename: 'FusionVariant', id: number, name: string, feature: { id: number, name: string } }
      | { __typename: 'GeneVariant', id: number, name: string, feature: { id: number, name: string } }
      | { __typename: 'RegionVariant', id: number, name: string, feature: { id: number, name: string } }
      | { __typename: 'Variant', id: number, name: string, feature: { id: number, name: string } }
    > } | null };


export const ProfilePreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProfilePreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"structure"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MolecularProfileComponentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewMolecularProfileName"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"structure"},"value":{"kind":"Variable","name":{"kind":"Name","value":"structure"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"segments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MolecularProfileTextSegment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Feature"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Variant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"existingMolecularProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isMultiVariant"}},{"kind":"Field","name":{"kind":"Name","value":"deprecated"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deprecatedVariants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<ProfilePreviewQuery, ProfilePreviewQueryVariables>;
export const ChosenProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChosenProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"molecularProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileExpressionView_molecularProfile"}},{"kind":"Field","name":{"kind":"Name","value":"deprecated"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileExpressionView_molecularProfile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MolecularProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rawName"}},{"kind":"Field","name":{"kind":"Name","value":"isComplex"}},{"kind":"Field","name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"feature"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<ChosenProfileQuery, ChosenProfileQueryVariables>;