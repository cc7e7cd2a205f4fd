import type { Insertable } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'
import type { CoordinatesFacts, ExonFacts } from '../../parsers/coordinate-facts.ts'
import type { VariantFacts } from '../../parsers/variant-facts.ts'
import { inParts } from '../batch-writer.ts'
import type { ImportContext } from '../import-context.ts'
import { isChangedHere } from '../record-writer.ts'
import type { CurrentRecord } from '../record-writer.ts'

type CoordinateTable = 'variant_coordinates' | 'exon_coordinates'
const subjectTypes = {
  variant_coordinates: 'VARIANT_COORDINATES',
  exon_coordinates: 'EXON_COORDINATES',
} as const
type Present = {
  id: number
  variant_id: number
  coordinate_type: string
  curation_state: string
  created_at: string
}

/** Fields of coordinates that people may have changed here; then the whole place is theirs. */
const fields = [
  'reference_build',
  'ensembl_version',
  'chromosome',
  'start',
  'stop',
  'reference_bases',
  'variant_bases',
  'representative_transcript',
  'exon',
  'exon_offset',
  'exon_offset_direction',
]

/** Makes the coordinates of variants those that the release tells. */
export async function syncCoordinates(
  context: ImportContext,
  records: readonly CurrentRecord<VariantFacts>[],
): Promise<void> {
  const free = records.filter(
    ({ facts }) => !fields.some((field) => isChangedHere(context, 'variant', facts.id, field)),
  )
  await syncTable(context, 'variant_coordinates', free, ({ coordinates }) => coordinates)
  await syncTable(context, 'exon_coordinates', free, ({ exons }) => exons)
}

async function syncTable(
  context: ImportContext,
  table: CoordinateTable,
  records: readonly CurrentRecord<VariantFacts>[],
  placesOf: (facts: VariantFacts) => readonly (CoordinatesFacts | ExonFacts)[],
): Promise<void> {
  const { tx, ids, writer, now } = context
  const present = new Map<string, Present>()
  const old = records.filter(({ present }) => present !== null).map(({ facts }) => facts.id)
  for (const part of inParts(old, 1000)) {
    const rows = await tx
      .selectFrom(table)
      .select(['id', 'variant_id', 'coordinate_type', 'curation_state', 'created_at'])
      .where('variant_id', 'in', part)
      .execute()
    for (const row of rows) present.set(`${row.variant_id} ${row.coordinate_type}`, row)
  }
  const rows: Record<string, unknown>[] = []
  for (const { facts } of records) {
    for (const place of placesOf(facts)) {
      const key = `${facts.id} ${place.coordinate_type}`
      const there = present.get(key)
      present.delete(key)
      rows.push({
        id: there?.id ?? (await ids.next(table)),
        variant_id: facts.id,
        ...columnsOf(place),
        created_at: facts.lastReview ?? now,
        updated_at: facts.lastReview ?? now,
      })
    }
  }
  // What the sides of fusions always have stays as long as nothing is said of it.
  const fusions = new Set(records.flatMap(({ facts }) => (facts.kind === 'FUSION' ? facts.id : [])))
  const gone = [...present.values()].filter(
    ({ variant_id, coordinate_type, curation_state }) =>
      !fusions.has(variant_id) || curation_state !== 'STUB' || coordinate_type === 'GENE_VARIANT_COORDINATE',
  )
  for (const part of inParts(
    gone.map(({ id }) => id),
    1000,
  )) {
    // A place of which people suggested something stays, for them to be decided on.
    await tx
      .deleteFrom(table)
      .where('id', 'in', part)
      .where('id', 'not in', (eb) =>
        eb.selectFrom('revisions').select('subject_id').where('subject_type', '=', subjectTypes[table]),
      )
      .execute()
  }
  await writer.insert(table, rows as unknown as Insertable<Tables[typeof table]>[], {
    do: 'update',
    key: ['id'],
    keep: ['created_at'],
  })
}

// In one order, whoever read them: rows of a batch have their columns in the same order.
function columnsOf(place: CoordinatesFacts | ExonFacts): Record<string, unknown> {
  return Object.fromEntries(Object.entries(place).sort(([left], [right]) => (left < right ? -1 : 1)))
}
