import { fusionFeatureName, representativeFusionViccName } from '#domain/variants/fusion-names.ts'
import type { FusionSide } from '#domain/variants/fusion-names.ts'
import { validateFusionPartners } from '#domain/variants/fusion-partner-rules.ts'
import type { FusionPartner, FusionPartners } from '#domain/variants/fusion-partner-rules.ts'
import { featureInstanceTypes } from '#domain/vocabularies/features.ts'
import { isVisible } from '#server/knowledge/records/visibility.ts'
import { throwIfAny } from '#server/errors/client-error.ts'
import type { Curation } from '../curate.ts'
import { announceFeature, insertFeature } from './features.ts'
import type { CreatedFeature } from './features.ts'
import { insertFusionStubs } from './fusion-coordinates.ts'
import { indexVariant, insertVariant } from './variants.ts'

/**
 * The partners as they are, when they make a fusion.
 * @throws ClientError when a status does not fit its gene, or when there is no gene or twice the same
 */
export function checkedPartners(partners: FusionPartners): FusionPartners {
  throwIfAny(
    'BAD_USER_INPUT',
    validateFusionPartners(partners).map(({ message }) => message),
  )
  return partners
}

/**
 * Makes a fusion with the variant that stands for it as a whole, unless there is one with these partners
 * (curation rules, section 7).
 * @throws ClientError when a gene does not exist
 */
export async function createFusionFeature(
  curation: Curation,
  partners: FusionPartners,
): Promise<CreatedFeature> {
  const { tx } = curation
  const sides = await sidesOf(curation, partners)
  const existing = await fusionOf(curation, partners)
  if (existing !== null) return { featureId: existing, new: false }
  const name = fusionFeatureName(sides.fivePrime, sides.threePrime)
  const featureId = await insertFeature(curation, 'FUSION', name)
  await tx
    .insertInto('fusions')
    .values({ feature_id: featureId, ...columnsOf(partners) })
    .execute()
  const variant = await insertVariant(
    curation,
    { id: featureId, kind: 'FUSION', name },
    { name: 'Fusion', viccName: representativeFusionViccName(sides.fivePrime, sides.threePrime) },
  )
  await insertFusionStubs(curation, variant.variantId, sides)
  await indexVariant(curation, variant)
  const subject = { entityType: 'VARIANT', id: variant.variantId } as const
  await announceFeature(curation, featureId, {
    events: [{ action: 'VARIANT_CREATED', subject }],
    linked: [subject, { entityType: 'MOLECULAR_PROFILE', id: variant.profileId }],
  })
  return { featureId, new: true }
}

const columnsOf = ({ fivePrime, threePrime }: FusionPartners) => ({
  five_prime_gene_id: fivePrime.geneId,
  three_prime_gene_id: threePrime.geneId,
  five_prime_partner_status: fivePrime.status,
  three_prime_partner_status: threePrime.status,
})

async function fusionOf({ tx }: Curation, partners: FusionPartners): Promise<number | null> {
  const row = await tx
    .selectFrom('fusions')
    .innerJoin('features', 'features.id', 'fusions.feature_id')
    .select('features.id')
    .where(isVisible('features'))
    .where((is) =>
      is.and(
        Object.entries(columnsOf(partners)).map(([column, value]) =>
          is(column as keyof ReturnType<typeof columnsOf>, value === null ? 'is' : '=', value),
        ),
      ),
    )
    .orderBy('features.id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** What the names of fusions need to know of both sides. */
async function sidesOf(
  { tx }: Curation,
  { fivePrime, threePrime }: FusionPartners,
): Promise<Record<keyof FusionPartners, FusionSide>> {
  const ids = [fivePrime.geneId, threePrime.geneId].filter((id) => id !== null)
  const rows = await tx
    .selectFrom('features')
    .leftJoin('genes', 'genes.feature_id', 'features.id')
    .select(['features.id', 'features.name', 'features.kind', 'genes.entrez_id'])
    .where('features.id', 'in', ids)
    .execute()
  const found = new Map(rows.map((row) => [row.id, row]))
  throwIfAny(
    'NOT_FOUND',
    ids.map((id) => {
      const feature = found.get(id)
      if (feature?.kind === 'GENE') return null
      const what = feature ? `: feature ${feature.name} is a ${featureInstanceTypes.label(feature.kind)}` : ''
      return `Gene id ${id} doesn't exist${what}`
    }),
  )
  const side = ({ status, geneId }: FusionPartner): FusionSide => {
    const gene = geneId === null ? undefined : found.get(geneId)
    return { status, geneName: gene?.name ?? null, entrezId: gene?.entrez_id ?? null }
  }
  return { fivePrime: side(fivePrime), threePrime: side(threePrime) }
}
