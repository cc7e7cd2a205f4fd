import {
  assertionsOfVariant,
  evidenceOfVariant,
  groupsOfVariant,
  variantsWithEvidence,
} from '#server/legacy/queries/collections.ts'
import { variantIdsByAlleleRegistryId, variantIdsByClinvarEntry } from '#server/legacy/queries/lookups.ts'
import { variantOverview } from '#server/legacy/queries/variants.ts'
import { valuesById } from '#server/knowledge/paging/values-by-id.ts'
import { one, pageOf } from '../answers.ts'
import { readAssertions } from '../assertions.ts'
import type { Answer, LegacyRequest, Endpoint } from './endpoint.ts'
import { readEvidenceItems } from '../evidence-items.ts'
import { identifierTypeParameter, idParameter, pagingParameters, statusParameter } from './parameter-docs.ts'
import { readId, readIdentifierType, readPaging, readStatus } from './parameters.ts'
import { notFound } from '../errors.ts'
import type { LegacyReading } from '../reading.ts'
import { assertion } from '../schemas/assertions.ts'
import { page } from '../schemas/envelope.ts'
import { evidenceItem } from '../schemas/evidence-items.ts'
import { either, list } from '../schemas/shape.ts'
import { variantDetail } from '../schemas/variant-detail.ts'
import { variantGroup } from '../schemas/variant-groups.ts'
import { variant } from '../schemas/variants.ts'
import { readVariantDetails } from '../variant-details.ts'
import { readVariantGroups } from '../variant-groups.ts'
import { readVariants } from '../variants.ts'

const identifierTypes = ['allele_registry', 'clinvar'] as const

function planDetail({ id: path, query }: LegacyRequest): Answer {
  const type = readIdentifierType(query, identifierTypes)
  if (type === 'civic_id') {
    const form = { read: readVariantDetails, shape: variantDetail }
    return one(
      form,
      async () => readId(path),
      () => notFound('variant', 'id', path),
    )
  }
  const find = type === 'clinvar' ? variantIdsByClinvarEntry : variantIdsByAlleleRegistryId
  const form = { read: readVariantDetails, shape: variantDetail, pieceSize: 10 }
  const collection = async () => ({ ids: (db: LegacyReading['db']) => find(db, path.trim()) })
  return pageOf(form, null, collection, { bare: true })
}

/** The id of the variant whose children are asked for. @throws ClientError when there is none */
async function parentVariant({ db }: LegacyReading, path: string): Promise<number> {
  const id = readId(path)
  const variants = await valuesById(db, variantOverview, [id])
  if (id === null || !variants(id)) throw notFound('variant', 'id', path)
  return id
}

const ofVariant = [idParameter('Id of a variant.'), ...pagingParameters]

export const variantEndpoints: readonly Endpoint[] = [
  {
    path: '/api/variants',
    summary: 'Variants with at least one evidence item of any status',
    parameters: pagingParameters,
    answers: page(variant),
    namesPeople: false,
    plan: ({ query }) =>
      pageOf(
        { read: readVariants, shape: variant, pieceSize: 100 },
        readPaging(query),
        async () => variantsWithEvidence,
      ),
  },
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
    answers: either(variantDetail, list(variantDetail)),
    namesPeople: true,
    plan: planDetail,
  },
  {
    path: '/api/variants/:id/evidence_items',
    summary: 'Evidence items of a variant: those whose molecular profile has it as the first variant',
    parameters: [...ofVariant, statusParameter],
    answers: page(evidenceItem),
    namesPeople: false,
    plan: ({ id, query }) => {
      const status = readStatus(query)
      return pageOf(
        { read: readEvidenceItems, shape: evidenceItem, pieceSize: 100 },
        readPaging(query),
        async (reading) => evidenceOfVariant(await parentVariant(reading, id), status),
      )
    },
  },
  {
    path: '/api/variants/:id/variant_groups',
    summary: 'Variant groups of a variant',
    parameters: ofVariant,
    answers: page(variantGroup),
    namesPeople: false,
    plan: ({ id, query }) =>
      pageOf(
        { read: readVariantGroups, shape: variantGroup, pieceSize: 25 },
        readPaging(query),
        async (reading) => groupsOfVariant(await parentVariant(reading, id)),
      ),
  },
  {
    path: '/api/variants/:id/assertions',
    summary: 'Assertions of a variant: those whose molecular profile has it as the first variant',
    parameters: ofVariant,
    answers: page(assertion),
    namesPeople: false,
    plan: ({ id, query }) =>
      pageOf({ read: readAssertions, shape: assertion, pieceSize: 100 }, readPaging(query), async (reading) =>
        assertionsOfVariant(await parentVariant(reading, id), null),
      ),
  },
]
