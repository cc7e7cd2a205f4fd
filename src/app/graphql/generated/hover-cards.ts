// Written by `npm run codegen` from the .graphql files of src/app. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FeatureCardQueryVariables = Exact<{
  id: number;
}>;


export type FeatureCardQuery = { feature: { id: number, name: string, fullName: string | null, description: string | null, featureAliases: Array<string>, stats: { variantCount: number, evidenceItemCount: number, assertionCount: number } } | null };

export type VariantCardQueryVariables = Exact<{
  id: number;
}>;


export type VariantCardQuery = { variant:
    | { __typename: 'FactorVariant', id: number, name: string, variantAliases: Array<string>, feature: { id: number, name: string }, variantTypes: Array<{ id: number, name: string }>, singleVariantMolecularProfile: { id: number, molecularProfileScore: number, evidenceCountsByStatus: { acceptedCount: number, submittedCount: number } } }
    | { __typename: 'FusionVariant', id: number, name: string, variantAliases: Array<string>, feature: { id: number, name: string }, variantTypes: Array<{ id: number, name: string }>, singleVariantMolecularProfile: { id: number, molecularProfileScore: number, evidenceCountsByStatus: { acceptedCount: number, submittedCount: number } } }
    | { __typename: 'GeneVariant', id: number, name: string, variantAliases: Array<string>, feature: { id: number, name: string }, variantTypes: Array<{ id: number, name: string }>, singleVariantMolecularProfile: { id: number, molecularProfileScore: number, evidenceCountsByStatus: { acceptedCount: number, submittedCount: number } } }
    | { __typename: 'RegionVariant', id: number, name: string, variantAliases: Array<string>, feature: { id: number, name: string }, variantTypes: Array<{ id: number, name: string }>, singleVariantMolecularProfile: { id: number, molecularProfileScore: number, evidenceCountsByStatus: { acceptedCount: number, submittedCount: number } } }
    | { __typename: 'Variant', id: number, name: string, variantAliases: Array<string>, feature: { id: number, name: string }, variantTypes: Array<{ id: number, name: string }>, singleVariantMolecularProfile: { id: number, molecularProfileScore: number, evidenceCountsByStatus: { acceptedCount: number, submittedCount: number } } }
   | null };

export type ProfileCardQueryVariables = Exact<{
  id: number;
}>;


export type ProfileCardQuery = { molecularProfile: { id: number, name: string, description: string | null, molecularProfileScore: number, evidenceCountsByStatus: { acceptedCount: number, submittedCount: number } } | null };

export type EvidenceCardQueryVariables = Exact<{
  id: number;
}>;


export type EvidenceCardQuery = { evidenceItem: { id: number, claimTitle: string, status: Types.EvidenceStatus, retracted: boolean, description: string, evidenceLevel: Types.EvidenceLevel, evidenceRating: number | null } | null };

export type AssertionCardQueryVariables = Exact<{
  id: number;
}>;


export type AssertionCardQuery = { assertion: { id: number, claimTitle: string, status: Types.EvidenceStatus, summary: string, ampLevel: Types.AmpLevel | null, evidenceItemsCount: number } | null };

export type VariantGroupCardQueryVariables = Exact<{
  id: number;
}>;


export type VariantGroupCardQuery = { variantGroup: { id: number, name: string, description: string, variants: { totalCount: number } } | null };

export type SourceCardOfQueryVariables = Exact<{
  id: number;
}>;


export type SourceCardOfQuery = { sourcePopover: { id: number, citation: string | null, citationId: string, sourceType: Types.SourceSource, title: string | null, journal: string | null, isRetracted: boolean, retractionNature: string | null, evidenceItemCount: number } | null };

export type DiseaseCardQueryVariables = Exact<{
  id: number;
}>;


export type DiseaseCardQuery = { diseasePopover: { id: number, name: string, doid: string | null, diseaseAliases: Array<string>, evidenceItemCount: number, assertionCount: number, molecularProfileCount: number } | null };

export type TherapyCardQueryVariables = Exact<{
  id: number;
}>;


export type TherapyCardQuery = { therapyPopover: { id: number, name: string, ncitId: string | null, therapyAliases: Array<string>, evidenceItemCount: number, assertionCount: number, molecularProfileCount: number } | null };

export type PhenotypeCardQueryVariables = Exact<{
  id: number;
}>;


export type PhenotypeCardQuery = { phenotypePopover: { id: number, name: string, hpoId: string, evidenceItemCount: number, assertionCount: number, molecularProfileCount: number } | null };


export const FeatureCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FeatureCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feature"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"featureAliases"}},{"kind":"Field","name":{"kind":"Name","value":"stats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"variantCount"}},{"kind":"Field","name":{"kind":"Name","value":"evidenceItemCount"}},{"kind":"Field","name":{"kind":"Name","value":"assertionCount"}}]}}]}}]}}]} as unknown as DocumentNode<FeatureCardQuery, FeatureCardQueryVariables>;
export const VariantCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VariantCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"variant"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"variantAliases"}},{"kind":"Field","name":{"kind":"Name","value":"feature"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"variantTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"singleVariantMolecularProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"molecularProfileScore"}},{"kind":"Field","name":{"kind":"Name","value":"evidenceCountsByStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptedCount"}},{"kind":"Field","name":{"kind":"Name","value":"submittedCount"}}]}}]}}]}}]}}]} as unknown as DocumentNode<VariantCardQuery, VariantCardQueryVariables>;
export const ProfileCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProfileCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"molecularProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"molecularProfileScore"}},{"kind":"Field","name":{"kind":"Name","value":"evidenceCountsByStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptedCount"}},{"kind":"Field","name":{"kind":"Name","value":"submittedCount"}}]}}]}}]}}]} as unknown as DocumentNode<ProfileCardQuery, ProfileCardQueryVariables>;
export const EvidenceCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EvidenceCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"evidenceItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"claimTitle"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"retracted"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"evidenceLevel"}},{"kind":"Field","name":{"kind":"Name","value":"evidenceRating"}}]}}]}}]} as unknown as DocumentNode<EvidenceCardQuery, EvidenceCardQueryVariables>;
export const AssertionCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AssertionCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assertion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"claimTitle"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"ampLevel"}},{"kind":"Field","name":{"kind":"Name","value":"evidenceItemsCount"}}]}}]}}]} as unknown as DocumentNode<AssertionCardQuery, AssertionCardQueryVariables>;
export const VariantGroupCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VariantGroupCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"variantGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"variants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"0"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]}}]} as unknown as DocumentNode<VariantGroupCardQuery, VariantGroupCardQueryVariables>;
export const SourceCardOfDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SourceCardOf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sourcePopover"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"citation"}},{"kind":"Field","name":{"kind":"Name","value":"citationId"}},{"kind":"Field","name":{"kind":"Name","value":"sourceType"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"journal"}},{"kind":"Field","name":{"kind":"Name","value":"isRetracted"}},{"kind":"Field","name":{"kind":"Name","value":"retractionNature"}},{"kind":"Field","name":{"kind":"Name","value":"evidenceItemCount"}}]}}]}}]} as unknown as DocumentNode<SourceCardOfQuery, SourceCardOfQueryVariables>;
export const DiseaseCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DiseaseCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"diseasePopover"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"doid"}},{"kind":"Field","name":{"kind":"Name","value":"diseaseAliases"}},{"kind":"Field","name":{"kind":"Name","value":"evidenceItemCount"}},{"kind":"Field","name":{"kind":"Name","value":"assertionCount"}},{"kind":"Field","name":{"kind":"Name","value":"molecularProfileCount"}}]}}]}}]} as unknown as DocumentNode<DiseaseCardQuery, DiseaseCardQueryVariables>;
export const TherapyCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TherapyCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"therapyPopover"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"ncitId"}},{"kind":"Field","name":{"kind":"Name","value":"therapyAliases"}},{"kind":"Field","name":{"kind":"Name","value":"evidenceItemCount"}},{"kind":"Field","name":{"kind":"Name","value":"assertionCount"}},{"kind":"Field","name":{"kind":"Name","value":"molecularProfileCount"}}]}}]}}]} as unknown as DocumentNode<TherapyCardQuery, TherapyCardQueryVariables>;
export const PhenotypeCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PhenotypeCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phenotypePopover"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hpoId"}},{"kind":"Field","name":{"kind":"Name","value":"evidenceItemCount"}},{"kind":"Field","name":{"kind":"Name","value":"assertionCount"}},{"kind":"Field","name":{"kind":"Name","value":"molecularProfileCount"}}]}}]}}]} as unknown as DocumentNode<PhenotypeCardQuery, PhenotypeCardQueryVariables>;