import type { ExonPlace } from '#domain/records/fields/coordinates.ts'
import type { FusionSide } from '#domain/variants/fusion-names.ts'
import type { Curation } from '../curate.ts'
import { fusionSides } from '../revising/fusion-variant.ts'
import type { FusionSideName } from '../revising/fusion-variant.ts'

/**
 * Adds the coordinates of a new fusion variant: for each side with a gene where it lies and the exons at which it
 * begins and ends. Where it breaks is what people told, if they did; the rest are stubs.
 */
export async function insertFusionStubs(
  { tx, now }: Curation,
  variantId: number,
  sides: Record<FusionSideName, FusionSide>,
  exons: Record<FusionSideName, ExonPlace | null> = { fivePrime: null, threePrime: null },
): Promise<void> {
  for (const name of ['fivePrime', 'threePrime'] as const) {
    if (sides[name].status !== 'KNOWN') continue
    const { place, broken, other } = fusionSides[name]
    const exon = exons[name]
    const row = {
      variant_id: variantId,
      curation_state: 'STUB',
      reference_build: exon?.referenceBuild ?? null,
      ensembl_version: exon?.ensemblVersion ?? null,
      representative_transcript: exon?.representativeTranscript ?? null,
      created_at: now,
      updated_at: now,
    } as const
    await tx
      .insertInto('variant_coordinates')
      .values({ ...row, coordinate_type: place })
      .execute()
    await tx
      .insertInto('exon_coordinates')
      .values([
        {
          ...row,
          coordinate_type: broken,
          curation_state: exon ? 'EXONS_PROVIDED' : 'STUB',
          exon: exon?.exon ?? null,
          exon_offset: exon?.exonOffset ?? null,
          exon_offset_direction: exon?.exonOffsetDirection ?? null,
        },
        { ...row, coordinate_type: other, exon: null, exon_offset: null, exon_offset_direction: null },
      ])
      .execute()
  }
}
