import { sql } from 'kysely'
import type { FieldContent, UpstreamDocument } from '#domain/mirror/upstream-document.ts'
import { isWholeExon, isWholePlace } from '#domain/variants/coordinate-rules.ts'
import { recordShapes } from '#server/storage/versions/record-shapes.ts'
import type { BatchWriter } from '#server/import/records/batch-writer.ts'
import type { Writing } from '#server/storage/database.ts'
import type { Columns } from './columns.ts'
import { insertRows } from './insert-rows.ts'
import type { NewRecord } from './lists.ts'

const { coordinates, exonCoordinates } = recordShapes.VARIANT.lists

/** Lists of coordinates with their tables and the columns of their cells. */
const lists = [
  { list: 'coordinates', table: 'variant_coordinates', columns: coordinates?.columns ?? {} },
  { list: 'exonCoordinates', table: 'exon_coordinates', columns: exonCoordinates?.columns ?? {} },
] as const

type Cells = Readonly<Record<string, FieldContent | undefined>>

/** How much is known of coordinates, by the cells of their document. */
function curationState(list: (typeof lists)[number]['list'], cells: Cells): string {
  // Cells have the types of their columns, which the database has checked or will check.
  if (list === 'coordinates')
    return isWholePlace(withNulls(cells, placeCells) as never) ? 'FULLY_CURATED' : 'STUB'
  if (!isWholeExon(withNulls(cells, exonCells) as never)) return 'STUB'
  const isPlaced = [cells['chromosome'], cells['start'], cells['stop']].every((value) => value != null)
  return isPlaced ? 'FULLY_CURATED' : 'EXONS_PROVIDED'
}

/** What a column holds of a cell; cells are no lists. */
const cellOf = (content: FieldContent | undefined): Columns[string] =>
  typeof content === 'object' ? null : (content ?? null)

const placeCells = Object.keys(coordinates?.columns ?? {})
const exonCells = Object.keys(exonCoordinates?.columns ?? {})

const withNulls = (cells: Cells, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, cells[name] ?? null]))

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
    const { rows } = await sql<Record<string, string | number | null>>`
      select * from ${sql.table(list.table)} where id = ${id}`.execute(tx)
    const written = Object.entries(list.columns).map(([cell, column]) => [cell, rows[0]?.[column] ?? null])
    const state = curationState(list.list, Object.fromEntries(written))
    await sql`update ${sql.table(list.table)} set curation_state = ${state} where id = ${id}`.execute(tx)
  }
}

/** Writes the coordinates of new variants, all with a few statements. */
export async function writeNewCoordinates(
  { now, writer }: { now: string; writer: BatchWriter },
  variants: readonly NewRecord[],
): Promise<void> {
  for (const { list, table, columns } of lists) {
    const rows = variants.flatMap(({ id, fields }) =>
      [...changedPlaces(fields)].flatMap(([key, entries]) => {
        const [name, coordinate_type = ''] = key.split('.')
        if (name !== list || entries.every(([, content]) => content === null)) return []
        const cells: Cells = Object.fromEntries(entries)
        const values = Object.entries(columns)
          .filter(([cell]) => cell !== 'coordinateType')
          .map(([cell, column]): [string, Columns[string]] => [column, cellOf(cells[cell])])
        const dates = { created_at: now, updated_at: now }
        const curation_state = curationState(list, cells)
        return [{ variant_id: id, coordinate_type, curation_state, ...Object.fromEntries(values), ...dates }]
      }),
    )
    await insertRows(writer, table, rows)
  }
}
