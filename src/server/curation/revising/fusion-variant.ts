import type { ExonPlace } from '#domain/records/fields/coordinates.ts'
import { fusionVariantName, fusionViccName } from '#domain/variants/fusion-names.ts'
import type { FusionExon, FusionSide } from '#domain/variants/fusion-names.ts'
import type { ExonCoordinateType, VariantCoordinateType } from '#domain/vocabularies/coordinates.ts'
import type { Reading } from '#server/storage/database.ts'

/** The exons that break, on either side, are what people tell of a fusion variant; the others follow from them. */
export const fusionSides = {
  fivePrime: {
    label: "5'",
    broken: 'FIVE_PRIME_END_EXON_COORDINATE',
    other: 'FIVE_PRIME_START_EXON_COORDINATE',
    place: 'FIVE_PRIME_FUSION_COORDINATE',
  },
  threePrime: {
    label: "3'",
    broken: 'THREE_PRIME_START_EXON_COORDINATE',
    other: 'THREE_PRIME_END_EXON_COORDINATE',
    place: 'THREE_PRIME_FUSION_COORDINATE',
  },
} as const satisfies Record<
  string,
  { label: string; broken: ExonCoordinateType; other: ExonCoordinateType; place: VariantCoordinateType }
>
export type FusionSideName = keyof typeof fusionSides

/** The two sides of a fusion: what is known of each partner. */
export async function sidesOfFusion(
  db: Reading,
  featureId: number,
): Promise<Record<FusionSideName, FusionSide>> {
  const row = await db
    .selectFrom('fusions')
    .leftJoin('features as five', 'five.id', 'fusions.five_prime_gene_id')
    .leftJoin('features as three', 'three.id', 'fusions.three_prime_gene_id')
    .select([
      'five_prime_partner_status',
      'three_prime_partner_status',
      'five.name as five_name',
      'three.name as three_name',
    ])
    .where('fusions.feature_id', '=', featureId)
    .executeTakeFirstOrThrow()
  return {
    fivePrime: { status: row.five_prime_partner_status, geneName: row.five_name },
    threePrime: { status: row.three_prime_partner_status, geneName: row.three_name },
  }
}

const exonOf = (place: ExonPlace | null): FusionExon | null =>
  place?.exon && place.representativeTranscript
    ? {
        exon: place.exon,
        offset: place.exonOffset,
        offsetDirection: place.exonOffsetDirection,
        transcript: place.representativeTranscript,
      }
    : null

/**
 * The names that the exons at which a fusion breaks give a variant of it; null when a side with a known gene has
 * no exon, as the representative variant's.
 */
export function fusionNames(
  sides: Record<FusionSideName, FusionSide>,
  exons: Record<FusionSideName, ExonPlace | null>,
): { name: string; viccName: string } | null {
  const five = { ...sides.fivePrime, exon: exonOf(exons.fivePrime) }
  const three = { ...sides.threePrime, exon: exonOf(exons.threePrime) }
  if ([five, three].some(({ status, exon }) => status === 'KNOWN' && !exon)) return null
  return { name: fusionVariantName(five, three), viccName: fusionViccName(five, three) }
}
