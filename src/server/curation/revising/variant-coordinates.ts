import { isWholePlace, validatePlace } from '#domain/variants/coordinate-rules.ts'
import type { VariantPlace } from '#domain/variants/coordinate-rules.ts'
import { inList } from '#server/knowledge/paging/batch.ts'
import type { Batch } from '#server/knowledge/paging/batch.ts'
import { revisable } from './revisable.ts'

const placesById: Batch<number, VariantPlace | null> = async (db, ids) => {
  const rows = await db.selectFrom('variant_coordinates').selectAll().where('id', 'in', inList(ids)).execute()
  const places = new Map(
    rows.map((row): [number, VariantPlace] => [
      row.id,
      {
        referenceBuild: row.reference_build,
        ensemblVersion: row.ensembl_version,
        chromosome: row.chromosome,
        start: row.start,
        stop: row.stop,
        referenceBases: row.reference_bases,
        variantBases: row.variant_bases,
        representativeTranscript: row.representative_transcript,
      },
    ]),
  )
  return ids.map((id) => places.get(id) ?? null)
}

export const revisableVariantCoordinates = revisable<VariantPlace>({
  fieldsById: placesById,
  missing: async () => [],
  violations: async (_db, _id, place) => validatePlace(place),
  async write({ tx, now }, id, place) {
    await tx
      .updateTable('variant_coordinates')
      .set({
        curation_state: isWholePlace(place) ? 'FULLY_CURATED' : 'STUB',
        reference_build: place.referenceBuild,
        ensembl_version: place.ensemblVersion,
        chromosome: place.chromosome,
        start: place.start,
        stop: place.stop,
        reference_bases: place.referenceBases,
        variant_bases: place.variantBases,
        representative_transcript: place.representativeTranscript,
        updated_at: now,
      })
      .where('id', '=', id)
      .execute()
  },
})
