import { allVariantGroups, evidenceOfGroup, variantsOfGroup } from '#server/legacy/queries/collections.ts'
import { variantGroupOverview } from '#server/legacy/queries/variants.ts'
import { valuesById } from '#server/knowledge/paging/values-by-id.ts'
import { one, pageOf } from '../answers.ts'
import type { Endpoint } from './endpoint.ts'
import { readEvidenceItemsWithState } from '../evidence-item-details.ts'
import { idParameter, pagingParameters } from './parameter-docs.ts'
import { readId, readPaging } from './parameters.ts'
import { notFound } from '../errors.ts'
import type { LegacyReading } from '../reading.ts'
import { page } from '../schemas/envelope.ts'
import { evidenceItemWithState } from '../schemas/evidence-items.ts'
import { variantGroup, variantGroupDetail } from '../schemas/variant-groups.ts'
import { variant } from '../schemas/variants.ts'
import { readVariantGroupDetails, readVariantGroups } from '../variant-groups.ts'
import { readVariants } from '../variants.ts'

/** The id of the group whose children are asked for. @throws ClientError when there is none */
async function parentGroup({ db }: LegacyReading, path: string): Promise<number> {
  const id = readId(path)
  const groups = await valuesById(db, variantGroupOverview, [id])
  if (id === null || !groups(id)) throw notFound('variant group', 'id', path)
  return id
}

const ofGroup = [idParameter('Id of a variant group.'), ...pagingParameters]

export const variantGroupEndpoints: readonly Endpoint[] = [
  {
    path: '/api/variant_groups',
    summary: 'All variant groups, with their variants',
    parameters: pagingParameters,
    answers: page(variantGroup),
    namesPeople: false,
    plan: ({ query }) =>
      pageOf(
        { read: readVariantGroups, shape: variantGroup, pieceSize: 25 },
        readPaging(query),
        async () => allVariantGroups,
      ),
  },
  {
    path: '/api/variant_groups/:id',
    summary: 'One variant group',
    parameters: [idParameter('Id of a variant group.')],
    answers: variantGroupDetail,
    namesPeople: true,
    plan: ({ id }) =>
      one(
        { read: readVariantGroupDetails, shape: variantGroupDetail },
        async () => readId(id),
        () => notFound('variant group', 'id', id),
      ),
  },
  {
    path: '/api/variant_groups/:id/variants',
    summary: 'Variants of a variant group',
    parameters: ofGroup,
    answers: page(variant),
    namesPeople: false,
    plan: ({ id, query }) =>
      pageOf({ read: readVariants, shape: variant, pieceSize: 100 }, readPaging(query), async (reading) =>
        variantsOfGroup(await parentGroup(reading, id)),
      ),
  },
  {
    path: '/api/variant_groups/:id/evidence_items',
    summary: 'Evidence items of the variants of a variant group',
    parameters: ofGroup,
    answers: page(evidenceItemWithState),
    namesPeople: true,
    plan: ({ id, query }) =>
      pageOf(
        { read: readEvidenceItemsWithState, shape: evidenceItemWithState, pieceSize: 50 },
        readPaging(query),
        async (reading) => evidenceOfGroup(await parentGroup(reading, id)),
      ),
  },
]
