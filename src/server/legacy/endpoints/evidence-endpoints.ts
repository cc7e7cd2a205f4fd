import { assertionsWith, evidenceItemsWith } from '#server/legacy/queries/collections.ts'
import { one, pageOf } from '../answers.ts'
import { readAssertionDetails } from '../assertion-details.ts'
import { readAssertions } from '../assertions.ts'
import type { Endpoint } from './endpoint.ts'
import { readEvidenceItemDetails } from '../evidence-item-details.ts'
import { readEvidenceItems } from '../evidence-items.ts'
import { idParameter, pagingParameters, statusParameter } from './parameter-docs.ts'
import { readId, readPaging, readStatus } from './parameters.ts'
import { notFound } from '../errors.ts'
import { assertionDetail } from '../schemas/assertion-detail.ts'
import { assertion } from '../schemas/assertions.ts'
import { page } from '../schemas/envelope.ts'
import { evidenceItem, evidenceItemDetail } from '../schemas/evidence-items.ts'

export const evidenceEndpoints: readonly Endpoint[] = [
  {
    path: '/api/evidence_items',
    summary: 'All evidence items',
    parameters: [...pagingParameters, statusParameter],
    answers: page(evidenceItem),
    namesPeople: false,
    plan: ({ query }) => {
      const collection = evidenceItemsWith(readStatus(query))
      const form = { read: readEvidenceItems, shape: evidenceItem, pieceSize: 50 }
      return pageOf(form, readPaging(query), async () => collection)
    },
  },
  {
    path: '/api/evidence_items/:id',
    summary: 'One evidence item',
    parameters: [idParameter('Id of an evidence item.')],
    answers: evidenceItemDetail,
    namesPeople: true,
    plan: ({ id }) =>
      one(
        { read: readEvidenceItemDetails, shape: evidenceItemDetail },
        async () => readId(id),
        () => notFound('evidence item', 'id', id),
      ),
  },
  {
    path: '/api/assertions',
    summary: 'All assertions',
    parameters: [...pagingParameters, statusParameter],
    answers: page(assertion),
    namesPeople: false,
    plan: ({ query }) => {
      const collection = assertionsWith(readStatus(query))
      const form = { read: readAssertions, shape: assertion, pieceSize: 100 }
      return pageOf(form, readPaging(query), async () => collection)
    },
  },
  {
    path: '/api/assertions/:id',
    summary: 'One assertion, with its evidence items',
    parameters: [idParameter('Id of an assertion.')],
    answers: assertionDetail,
    namesPeople: true,
    plan: ({ id }) =>
      one(
        { read: readAssertionDetails, shape: assertionDetail },
        async () => readId(id),
        () => notFound('assertion', 'id', id),
      ),
  },
]
