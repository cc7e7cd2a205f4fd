// Written by `npm run codegen` from the .graphql files of src/app. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FeatureToReviseQueryVariables = Exact<{
  id: number;
}>;


export type FeatureToReviseQuery = { feature: { id: number, name: string, fullName: string | null, description: string | null, featureAliases: Array<string>, deprecated: boolean, sources: Array<{ id: number, name: string, citation: string | null }>, featureInstance:
      | { __typename: 'Factor', id: number, ncitId: string | null }
      | { __typename: 'Fusion', id: number, fivePrimePartnerStatus: Types.FusionPartnerStatus, threePrimePartnerStatus: Types.FusionPartnerStatus, knownPartnerGenes: Array<{ id: number, name: string }> }
      | { __typename: 'Gene' }
      | { __typename: 'Region' }
     } | null };

export type SuggestGeneRevisionMutationVariables = Exact<{
  input: Types.SuggestGeneRevisionInput;
}>;


export type SuggestGeneRevisionMutation = { suggestGeneRevision: { results: Array<{ id: number, fieldName: string, newlyCreated: boolean, revisionSetId: number }> } | null };

export type SuggestFactorRevisionMutationVariables = Exact<{
  input: Types.SuggestFactorRevisionInput;
}>;


export type SuggestFactorRevisionMutation = { suggestFactorRevision: { results: Array<{ id: number, fieldName: string, newlyCreated: boolean, revisionSetId: number }> } | null };

export type SuggestFusionRevisionMutationVariables = Exact<{
  input: Types.SuggestFusionRevisionInput;
}>;


export type SuggestFusionRevisionMutation = { suggestFusionRevision: { results: Array<{ id: number, fieldName: string, newlyCreated: boolean, revisionSetId: number }> } | null };

export type SuggestRegionRevisionMutationVariables = Exact<{
  input: Types.SuggestRegionRevisionInput;
}>;


export type SuggestRegionRevisionMutation = { suggestRegionRevision: { results: Array<{ id: number, fieldName: string, newlyCreated: boolean, revisionSetId: number }> } | null };

export type FiledFeatureChangeFragment = { id: number, fieldName: string, newlyCreated: boolean, revisionSetId: number };

export type GeneOfSymbolQueryVariables = Exact<{
  symbol: string;
}>;


export type GeneOfSymbolQuery = { gene: { id: number } | null };

export const FiledFeatureChangeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FiledFeatureChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RevisionResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fieldName"}},{"kind":"Field","name":{"kind":"Name","value":"newlyCreated"}},{"kind":"Field","name":{"kind":"Name","value":"revisionSetId"}}]}}]} as unknown as DocumentNode<FiledFeatureChangeFragment, unknown>;
export const FeatureToReviseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FeatureToRevise"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feature"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"featureAliases"}},{"kind":"Field","name":{"kind":"Name","value":"deprecated"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"citation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"featureInstance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Factor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ncitId"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Fusion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fivePrimePartnerStatus"}},{"kind":"Field","name":{"kind":"Name","value":"threePrimePartnerStatus"}},{"kind":"Field","name":{"kind":"Name","value":"knownPartnerGenes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<FeatureToReviseQuery, FeatureToReviseQueryVariables>;
export const SuggestGeneRevisionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SuggestGeneRevision"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SuggestGeneRevisionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suggestGeneRevision"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FiledFeatureChange"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FiledFeatureChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RevisionResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fieldName"}},{"kind":"Field","name":{"kind":"Name","value":"newlyCreated"}},{"kind":"Field","name":{"kind":"Name","value":"revisionSetId"}}]}}]} as unknown as DocumentNode<SuggestGeneRevisionMutation, SuggestGeneRevisionMutationVariables>;
export const SuggestFactorRevisionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SuggestFactorRevision"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SuggestFactorRevisionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suggestFactorRevision"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FiledFeatureChange"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FiledFeatureChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RevisionResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fieldName"}},{"kind":"Field","name":{"kind":"Name","value":"newlyCreated"}},{"kind":"Field","name":{"kind":"Name","value":"revisionSetId"}}]}}]} as unknown as DocumentNode<SuggestFactorRevisionMutation, SuggestFactorRevisionMutationVariables>;
export const SuggestFusionRevisionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SuggestFusionRevision"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SuggestFusionRevisionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suggestFusionRevision"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FiledFeatureChange"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FiledFeatureChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RevisionResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fieldName"}},{"kind":"Field","name":{"kind":"Name","value":"newlyCreated"}},{"kind":"Field","name":{"kind":"Name","value":"revisionSetId"}}]}}]} as unknown as DocumentNode<SuggestFusionRevisionMutation, SuggestFusionRevisionMutationVariables>;
export const SuggestRegionRevisionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SuggestRegionRevision"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SuggestRegionRevisionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suggestRegionRevision"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FiledFeatureChange"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FiledFeatureChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RevisionResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fieldName"}},{"kind":"Field","name":{"kind":"Name","value":"newlyCreated"}},{"kind":"Field","name":{"kind":"Name","value":"revisionSetId"}}]}}]} as unknown as DocumentNode<SuggestRegionRevisionMutation, SuggestRegionRevisionMutationVariables>;
export const GeneOfSymbolDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GeneOfSymbol"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"symbol"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gene"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"entrezSymbol"},"value":{"kind":"Variable","name":{"kind":"Name","value":"symbol"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<GeneOfSymbolQuery, GeneOfSymbolQueryVariables>;