import { assertionsWith, evidenceItemsWith } from '#server/legacy/queries/collections.ts'
import { readAssertionDetails } from '../assertion-details.ts'
import { readEvidenceItemDetails } from '../evidence-item-details.ts'
import { assertionDetail } from '../schemas/assertion-detail.ts'
import { evidenceItemDetail } from '../schemas/evidence-items.ts'
import type { Endpoint } from './endpoint.ts'
import { listEndpoint } from './list-endpoint.ts'
import { forms } from './list-forms.ts'
import { statusParameter } from './parameter-docs.ts'
import { readStatus } from './parameters.ts'
import { recordEndpoint } from './record-endpoint.ts'

export const evidenceEndpoints: readonly Endpoint[] = [
  listEndpoint({
    path: '/api/evidence_items',
    summary: 'All evidence items',
    form: forms.evidenceItems,
    parameters: [statusParameter],
    collection: (query) => evidenceItemsWith(readStatus(query)),
  }),
  recordEndpoint({
    path: '/api/evidence_items/:id',
    summary: 'One evidence item',
    noun: 'evidence item',
    form: { read: readEvidenceItemDetails, shape: evidenceItemDetail },
  }),
  listEndpoint({
    path: '/api/assertions',
    summary: 'All assertions',
    form: forms.assertions,
    parameters: [statusParameter],
    collection: (query) => assertionsWith(readStatus(query)),
  }),
  recordEndpoint({
    path: '/api/assertions/:id',
    summary: 'One assertion, with its evidence items',
    noun: 'assertion',
    form: { read: readAssertionDetails, shape: assertionDetail },
  }),
]
