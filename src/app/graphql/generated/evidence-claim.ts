// Written by `npm run codegen` from the .graphql files of src/app. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type EvidenceClaimFragment = { evidenceLevel: Types.EvidenceLevel, evidenceType: Types.EvidenceType, evidenceDirection: Types.EvidenceDirection, significance: Types.EvidenceSignificance, evidenceRating: number | null, variantOrigin: Types.VariantOrigin, therapyInteractionType: Types.TherapyInteraction | null };

export const EvidenceClaimFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EvidenceClaim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EvidenceItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"evidenceLevel"}},{"kind":"Field","name":{"kind":"Name","value":"evidenceType"}},{"kind":"Field","name":{"kind":"Name","value":"evidenceDirection"}},{"kind":"Field","name":{"kind":"Name","value":"significance"}},{"kind":"Field","name":{"kind":"Name","value":"evidenceRating"}},{"kind":"Field","name":{"kind":"Name","value":"variantOrigin"}},{"kind":"Field","name":{"kind":"Name","value":"therapyInteractionType"}}]}}]} as unknown as DocumentNode<EvidenceClaimFragment, unknown>;