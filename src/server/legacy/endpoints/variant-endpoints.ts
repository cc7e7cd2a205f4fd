import { z } from 'zod'
import {
  assertionsOfVariant,
  evidenceOfVariant,
  groupsOfVariant,
  variantsWithEvidence,
} from '#server/legacy/queries/collections.ts'
import { variantIdsByAlleleRegistryId, variantIdsByClinvarEntry } from '#server/legacy/queries/lookups.ts'
import { variantOverview } from '#server/legacy/queries/variants.ts'
import { one, pageOf } from '../answers.ts'
import type { Answer, LegacyRequest, Endpoint } from './endpoint.ts'
import { listEndpoint } from './list-endpoint.ts'
import { forms } from './list-forms.ts'
import { identifierTypeParameter, idParameter, statusParameter } from './parameter-docs.ts'
import { readId, readIdentifierType, readStatus } from './parameters.ts'
import { notFound } from '../errors.ts'
import type { LegacyReading } from '../reading.ts'
import { variantDetail } from '../schemas/variant-detail.ts'
import { readVariantDetails } from '../variant-details.ts'

const identifierTypes = ['allele_registry', 'clinvar'] as const
const details = { read: readVariantDetails, shape: variantDetail, pieceSize: 10 }

function planDetail({ id: path, query }: LegacyRequest): Answer {
  const type = readIdentifierType(query, identifierTypes)
  if (type === 'civic_id')
    return one(
      details,
      async () => readId(path),
      () => notFound('variant', 'id', path),
    )
  const find = type === 'clinvar' ? variantIdsByClinvarEntry : variantIdsByAlleleRegistryId
  const collection = async () => ({ ids: (db: LegacyReading['db']) => find(db, path.trim()) })
  return pageOf(details, null, collection, { bare: true })
}

const parent = { noun: 'variant', byId: variantOverview }

export const variantEndpoints: readonly Endpoint[] = [
  listEndpoint({
    path: '/api/variants',
    summary: 'Variants with at least one evidence item of any status',
    form: forms.variants,
    collection: () => variantsWithEvidence,
  }),
  {
    path: '/api/variants/:id',
    summary: 'One variant, or the variants with a ClinGen Allele Registry or ClinVar id',
    parameters: [
      idParameter('Identifier of a variant.'),
      identifierTypeParameter(
        'Type of the identifier in the path. The response is a list unless it is `civic_id`.',
        identifierTypes,
      ),
    ],
    answers: z.union([variantDetail, z.array(variantDetail)]),
    namesPeople: true,
    plan: planDetail,
  },
  listEndpoint({
    path: '/api/variants/:id/evidence_items',
    summary: 'Evidence items of a variant: those whose molecular profile has it as the first variant',
    form: { ...forms.evidenceItems, pieceSize: 100 },
    parameters: [statusParameter],
    parent,
    collection: (query) => {
      const status = readStatus(query)
      return (id) => evidenceOfVariant(id, status)
    },
  }),
  listEndpoint({
    path: '/api/variants/:id/variant_groups',
    summary: 'Variant groups of a variant',
    form: forms.variantGroups,
    parent,
    collection: () => groupsOfVariant,
  }),
  listEndpoint({
    path: '/api/variants/:id/assertions',
    summary: 'Assertions of a variant: those whose molecular profile has it as the first variant',
    form: forms.assertions,
    parent,
    collection: () => (id) => assertionsOfVariant(id, null),
  }),
]
