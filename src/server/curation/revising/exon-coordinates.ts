import { exonCoordinateFields } from '#domain/records/fields/coordinates.ts'
import { isWholeExon, validateExon } from '#domain/variants/coordinate-rules.ts'
import type { ExonPlace } from '#domain/records/fields/coordinates.ts'
import type { Violation } from '#domain/validity.ts'
import { exonCoordinates } from '#server/knowledge/records/variants/coordinates.ts'
import type { Reading } from '#server/storage/database.ts'
import type { Curation } from '../curate.ts'
import { fieldStore, valuesOfRow } from '../record-fields.ts'
import { fusionNames, fusionSides, sidesOfFusion } from './fusion-variant.ts'
import { revisable } from './revisable.ts'
import type { DraftLookup } from './revisable.ts'
import { nameViolations } from './variant.ts'

const stored = fieldStore('exon_coordinate', exonCoordinateFields, (db, ids) =>
  db.selectFrom('exon_coordinates').selectAll().where('id', 'in', ids).execute(),
)

export const revisableExonCoordinates = revisable({
  fieldsById: stored.valuesById,
  missing: async () => [],
  async violations(db, id, place, { drafted }) {
    const broken = validateExon(place)
    return broken.length > 0 ? namingSide(db, id, broken) : takenName(db, id, drafted)
  },
  async write(curation, id, place, before) {
    const { tx, now } = curation
    const onOtherTranscript = differ(before, place, transcriptFields)
    const moved = onOtherTranscript || before.exon !== place.exon
    await tx
      .updateTable('exon_coordinates')
      .set({
        ...stored.columns(place),
        // What was stored of another exon is not true of this one.
        ...(moved && { ...unknownPosition, curation_state: isWholeExon(place) ? 'EXONS_PROVIDED' : 'STUB' }),
        updated_at: now,
      })
      .where('id', '=', id)
      .execute()
    await forgetSide(curation, id, place, onOtherTranscript)
  },
})

const unknownPosition = { strand: null, ensembl_id: null, chromosome: null, start: null, stop: null }

const transcriptFields = ['representativeTranscript', 'referenceBuild', 'ensemblVersion'] as const

const differ = (one: ExonPlace, other: ExonPlace, fields: readonly (keyof ExonPlace)[]) =>
  fields.some((field) => one[field] !== other[field])

/** Both sides break the same rules: each message says of which side it is. */
async function namingSide(db: Reading, id: number, broken: Violation[]): Promise<Violation[]> {
  const { coordinate_type } = await db
    .selectFrom('exon_coordinates')
    .select('coordinate_type')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const side = Object.values(fusionSides).find(({ broken: at }) => at === coordinate_type)
  if (!side) return broken
  return broken.map(({ attribute, message }) => ({ attribute, message: `${side.label} side: ${message}` }))
}

/** The variant's names with the drafted exons belong to no other variant of the fusion. */
async function takenName(db: Reading, id: number, drafted: DraftLookup): Promise<Violation[]> {
  const variant = await db
    .selectFrom('exon_coordinates')
    .innerJoin('variants', 'variants.id', 'exon_coordinates.variant_id')
    .select(['variants.id', 'variants.feature_id'])
    .where('exon_coordinates.id', '=', id)
    .executeTakeFirstOrThrow()
  const names = await namesWith(db, variant, drafted)
  return names ? nameViolations(db, variant.id, variant.feature_id, names.name, 'exon') : []
}

/** The names of a fusion variant with the exons as they are, or as they are drafted. */
export async function namesWith(
  db: Reading,
  variant: { id: number; feature_id: number },
  drafted: DraftLookup = () => null,
) {
  const [exons = []] = await exonCoordinates(db, [variant.id])
  const exonAt = (type: string): ExonPlace | null => {
    const row = exons.find(({ coordinate_type }) => coordinate_type === type)
    // Drafts of this type of subject are places of exons.
    return row
      ? ((drafted('EXON_COORDINATES', row.id) as ExonPlace | null) ?? valuesOfRow(exonCoordinateFields, row))
      : null
  }
  return fusionNames(await sidesOfFusion(db, variant.feature_id), {
    fivePrime: exonAt(fusionSides.fivePrime.broken),
    threePrime: exonAt(fusionSides.threePrime.broken),
  })
}

/**
 * Forgets what followed from the exon before: where its side of the fusion lies and, on another transcript, the
 * side's other end.
 */
async function forgetSide({ tx, now }: Curation, id: number, place: ExonPlace, onOtherTranscript: boolean) {
  const { variant_id, coordinate_type } = await tx
    .selectFrom('exon_coordinates')
    .select(['variant_id', 'coordinate_type'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const side = Object.values(fusionSides).find(({ broken }) => broken === coordinate_type)
  if (!side) return
  const columns = {
    reference_build: place.referenceBuild,
    ensembl_version: place.ensemblVersion,
    representative_transcript: place.representativeTranscript,
    curation_state: 'STUB',
    updated_at: now,
  } as const
  await tx
    .updateTable('variant_coordinates')
    .set({ ...columns, chromosome: null, start: null, stop: null })
    .where('variant_id', '=', variant_id)
    .where('coordinate_type', '=', side.place)
    .execute()
  if (!onOtherTranscript) return
  await tx
    .updateTable('exon_coordinates')
    .set({ ...columns, ...unknownPosition, exon: null, exon_offset: null, exon_offset_direction: null })
    .where('variant_id', '=', variant_id)
    .where('coordinate_type', '=', side.other)
    .execute()
}
