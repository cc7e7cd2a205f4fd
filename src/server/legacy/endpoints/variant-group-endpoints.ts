import { allVariantGroups, evidenceOfGroup, variantsOfGroup } from '#server/legacy/queries/collections.ts'
import { variantGroupOverview } from '#server/legacy/queries/variants.ts'
import { readEvidenceItemsWithState } from '../evidence-item-details.ts'
import { evidenceItemWithState } from '../schemas/evidence-items.ts'
import { variantGroupDetail } from '../schemas/variant-groups.ts'
import { readVariantGroupDetails } from '../variant-groups.ts'
import type { Endpoint } from './endpoint.ts'
import { listEndpoint } from './list-endpoint.ts'
import { forms } from './list-forms.ts'
import { recordEndpoint } from './record-endpoint.ts'

const parent = { noun: 'variant group', byId: variantGroupOverview }

export const variantGroupEndpoints: readonly Endpoint[] = [
  listEndpoint({
    path: '/api/variant_groups',
    summary: 'All variant groups, with their variants',
    form: forms.variantGroups,
    collection: () => allVariantGroups,
  }),
  recordEndpoint({
    path: '/api/variant_groups/:id',
    summary: 'One variant group',
    noun: 'variant group',
    form: { read: readVariantGroupDetails, shape: variantGroupDetail },
  }),
  listEndpoint({
    path: '/api/variant_groups/:id/variants',
    summary: 'Variants of a variant group',
    form: forms.variants,
    parent,
    collection: () => variantsOfGroup,
  }),
  listEndpoint({
    path: '/api/variant_groups/:id/evidence_items',
    summary: 'Evidence items of the variants of a variant group',
    form: { read: readEvidenceItemsWithState, shape: evidenceItemWithState, pieceSize: 50 },
    namesPeople: true,
    parent,
    collection: () => evidenceOfGroup,
  }),
]
