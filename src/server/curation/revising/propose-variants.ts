import { isStubPlace } from '#domain/variants/coordinate-rules.ts'
import type { ExonPlace, VariantPlace } from '#domain/variants/coordinate-rules.ts'
import { variantCategories } from '#domain/vocabularies/features.ts'
import type { VariantCategory } from '#domain/vocabularies/features.ts'
import { recordById } from '#server/knowledge/records/records.ts'
import type { VariantRecord } from '#server/knowledge/records/records.ts'
import { ClientError } from '#server/errors/client-error.ts'
import type { Curation } from '../curate.ts'
import { idsOfClinvarEntries, idsOfNames } from '../submission/named-things.ts'
import { coordinateRow } from './coordinate-rows.ts'
import { fusionSides, sidesOfFusion } from './fusion-variant.ts'
import type { FusionSideName } from './fusion-variant.ts'
import type { Proposal, SuggestedFields } from './suggest.ts'
import type { VariantFields } from './variant.ts'

/** What is suggested of a variant; aliases, HGVS descriptions and ClinVar entries as texts. */
interface SuggestedVariant {
  featureId?: number
  name?: string
  ncitId?: string | null
  variantTypeIds: number[]
  aliases: string[]
  hgvsDescriptions?: string[]
  clinvarEntries?: string[]
}

const variantOf =
  (kind: VariantCategory) =>
  async ({ find }: Curation, id: number): Promise<VariantRecord> => {
    const variant = await find(recordById.variants, id)
    if (!variant) throw new ClientError('NOT_FOUND', `Variant ${id} doesn't exist`)
    if (variant.kind === kind) return variant
    const right = `${variantCategories.label(variant.kind)}Variant`
    throw new ClientError(
      'BAD_USER_INPUT',
      `Variant ${id} is a ${right}, not a ${variantCategories.label(kind)}Variant; use the ${right} mutation, suggest${right}Revision`,
    )
  }

async function suggestedFields(
  { tx }: Curation,
  { aliases, hgvsDescriptions, clinvarEntries, ...fields }: SuggestedVariant,
): Promise<Partial<VariantFields>> {
  return {
    ...fields,
    variantAliasIds: await idsOfNames(tx, 'variant_aliases', aliases),
    ...(hgvsDescriptions && {
      hgvsDescriptionIds: await idsOfNames(tx, 'hgvs_descriptions', hgvsDescriptions),
    }),
    ...(clinvarEntries && { clinvarEntryIds: await idsOfClinvarEntries(tx, clinvarEntries) }),
  }
}

/**
 * A variant of one kind with what it should become; names that nobody used yet are made.
 * @throws ClientError when there is no such variant, or when it is of another kind
 */
export const proposeVariant =
  (kind: VariantCategory) =>
  async (curation: Curation, id: number, suggested: SuggestedVariant): Promise<Proposal> => {
    await variantOf(kind)(curation, id)
    const record = { entityType: 'VARIANT', id } as const
    return { record, suggested: [{ subject: record, fields: await suggestedFields(curation, suggested) }] }
  }

/** As {@link proposeVariant}, with where the variant lies; that has a row of its own, made when it is missing. */
export async function proposeGeneVariant(
  curation: Curation,
  id: number,
  { place, ...variant }: SuggestedVariant & { place: VariantPlace },
): Promise<Proposal> {
  const { record, suggested } = await proposeVariant('GENE')(curation, id, variant)
  const rowId = await coordinateRow(
    curation,
    'variant_coordinates',
    id,
    'GENE_VARIANT_COORDINATE',
    !isStubPlace(place),
  )
  if (rowId === null) return { record, suggested }
  return {
    record,
    suggested: [...suggested, { subject: { entityType: 'VARIANT_COORDINATES', id: rowId }, fields: place }],
  }
}

/** The exon at which each side breaks; null for a side of which nothing is said. */
type SuggestedExons = Record<FusionSideName, ExonPlace | null>

/**
 * As {@link proposeVariant}, with the exons at which the fusion breaks.
 * @throws ClientError also when an exon is given for a side without a known gene, or for the variant that stands for the
 *   fusion as a whole
 */
export async function proposeFusionVariant(
  curation: Curation,
  id: number,
  { exons, ...variant }: SuggestedVariant & { exons: SuggestedExons },
): Promise<Proposal> {
  const { feature_id, name } = await variantOf('FUSION')(curation, id)
  const { record, suggested } = await proposeVariant('FUSION')(curation, id, variant)
  const sides = await sidesOfFusion(curation.tx, feature_id)
  const broken: SuggestedFields[] = []
  for (const side of ['fivePrime', 'threePrime'] as const) {
    const exon = exons[side]
    const { label, broken: type } = fusionSides[side]
    if (exon && sides[side].status !== 'KNOWN')
      throw new ClientError(
        'BAD_USER_INPUT',
        `The ${label} side of the fusion has no known gene and so no exon`,
      )
    if (exon && name === REPRESENTATIVE)
      throw new ClientError(
        'BAD_USER_INPUT',
        `Variant ${id} represents the fusion as a whole and has no exons; create a variant for these`,
      )
    const rowId = await coordinateRow(curation, 'exon_coordinates', id, type, exon !== null)
    if (rowId !== null)
      broken.push({ subject: { entityType: 'EXON_COORDINATES', id: rowId }, fields: exon ?? noExon })
  }
  return { record, suggested: [...suggested, ...broken] }
}

/** The name of the variant of each fusion that stands for it as a whole (domain model, section 1). */
const REPRESENTATIVE = 'Fusion'

const noExon: Partial<ExonPlace> = {
  representativeTranscript: null,
  exon: null,
  exonOffset: null,
  exonOffsetDirection: null,
}
