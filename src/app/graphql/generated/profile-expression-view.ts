// Written by `npm run codegen` from the .graphql files of src/app. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ProfileExpressionView_molecularProfileFragment = { id: number, name: string, rawName: string, isComplex: boolean, variants: Array<
    | { __typename: 'FactorVariant', id: number, name: string, feature: { id: number, name: string } }
    | { __typename: 'FusionVariant', id: number, name: string, feature: { id: number, name: string } }
    | { __typename: 'GeneVariant', id: number, name: string, feature: { id: number, name: string } }
    | { __typename: 'RegionVariant', id: number, name: string, feature: { id: number, name: string } }
    | { __typename: 'Variant', id: number, name: string, feature: { id: number, name: string } }
  > };

export const ProfileExpressionView_molecularProfileFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileExpressionView_molecularProfile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MolecularProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rawName"}},{"kind":"Field","name":{"kind":"Name","value":"isComplex"}},{"kind":"Field","name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"feature"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<ProfileExpressionView_molecularProfileFragment, unknown>;