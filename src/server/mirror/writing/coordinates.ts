import { sql } from 'kysely'
import type { FieldContent, UpstreamDocument } from '#domain/mirror/upstream-document.ts'
import { isWholeExon, isWholePlace } from '#domain/variants/coordinate-rules.ts'
import { recordShapes } from '#server/storage/versions/record-shapes.ts'
import type { Writing } from '#server/storage/database.ts'

const { coordinates, exonCoordinates } = recordShapes.VARIANT.lists

/** Lists of coordinates with their tables and the columns of their cells. */
const lists = [
  { list: 'coordinates', table: 'variant_coordinates', columns: coordinates?.columns ?? {} },
  { list: 'exonCoordinates', table: 'exon_coordinates', columns: exonCoordinates?.columns ?? {} },
] as const

/** Sets the state of coordinates to what is known of them. */
async function updateState(tx: Writing, table: (typeof lists)[number]['table'], id: number): Promise<void> {
  if (table === 'variant_coordinates') {
    const row = await tx
      .selectFrom('variant_coordinates')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const isWhole = isWholePlace({
      referenceBuild: row.reference_build,
      ensemblVersion: row.ensembl_version,
      chromosome: row.chromosome,
      start: row.start,
      stop: row.stop,
      referenceBases: row.reference_bases,
      variantBases: row.variant_bases,
      representativeTranscript: row.representative_transcript,
    })
    const curation_state = isWhole ? 'FULLY_CURATED' : 'STUB'
    await tx.updateTable(table).set({ curation_state }).where('id', '=', id).execute()
    return
  }
  const row = await tx
    .selectFrom('exon_coordinates')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const isWhole = isWholeExon({
    referenceBuild: row.reference_build,
    ensemblVersion: row.ensembl_version,
    representativeTranscript: row.representative_transcript,
    exon: row.exon,
    exonOffset: row.exon_offset,
    exonOffsetDirection: row.exon_offset_direction,
  })
  const isPlaced = isWhole && [row.chromosome, row.start, row.stop].every((value) => value !== null)
  const curation_state = isPlaced ? 'FULLY_CURATED' : isWhole ? 'EXONS_PROVIDED' : 'STUB'
  await tx.updateTable(table).set({ curation_state }).where('id', '=', id).execute()
}

/** The changed cells of coordinates by list and type: `coordinates.GENE_VARIANT_COORDINATE` to its cells. */
function changedPlaces(changes: UpstreamDocument): Map<string, [string, FieldContent][]> {
  const places = new Map<string, [string, FieldContent][]>()
  for (const [field, content] of Object.entries(changes)) {
    const [list, type, cell] = field.split('.')
    if (type === undefined || cell === undefined) continue
    const key = `${list}.${type}`
    places.set(key, [...(places.get(key) ?? []), [cell, content]])
  }
  return places
}

/** Writes changed cells of the coordinates of a variant; coordinates that are missing are added. */
export async function writeCoordinates(
  { tx, now }: { tx: Writing; now: string },
  variantId: number,
  changes: UpstreamDocument,
): Promise<void> {
  for (const [key, cells] of changedPlaces(changes)) {
    const [name, type = ''] = key.split('.')
    const list = lists.find((one) => one.list === name)
    if (!list) continue
    const found = await sql<{ id: number }>`
      select id from ${sql.table(list.table)} where variant_id = ${variantId} and coordinate_type = ${type}
    `.execute(tx)
    // Of what has no coordinates and gets none there is nothing to write.
    if (!found.rows[0] && cells.every(([, content]) => content === null)) continue
    const { id = 0 } =
      found.rows[0] ??
      (
        await sql<{ id: number }>`
          insert into ${sql.table(list.table)} (variant_id, coordinate_type, curation_state, created_at, updated_at)
          values (${variantId}, ${type}, 'STUB', ${now}, ${now}) returning id`.execute(tx)
      ).rows[0] ??
      {}
    const assignments = cells.flatMap(([cell, content]) => {
      const column = list.columns[cell]
      return column === undefined ? [] : [sql`${sql.ref(column)} = ${content}`]
    })
    await sql`update ${sql.table(list.table)} set ${sql.join(assignments)}, updated_at = ${now} where id = ${id}`.execute(
      tx,
    )
    await updateState(tx, list.table, id)
  }
}
