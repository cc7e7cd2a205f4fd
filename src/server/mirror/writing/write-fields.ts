import { sql } from 'kysely'
import type { UpstreamDocument } from '#domain/mirror/upstream-document.ts'
import type { VersionedKind } from '#domain/versions/record-document.ts'
import type { Writing } from '#server/storage/database.ts'
import { recordShapes } from '#server/storage/versions/record-shapes.ts'
import { columnOf, columnsOf } from './columns.ts'
import type { Columns } from './columns.ts'
import { writeCoordinates } from './coordinates.ts'
import { writeList } from './lists.ts'

/** A transaction with the time of what it writes, ISO 8601. */
export interface TimedWriting {
  tx: Writing
  now: string
}

/** The id of an NCCN guideline; one that is missing is added. */
async function nccnGuidelineId(tx: Writing, name: string): Promise<number> {
  const there = await tx
    .selectFrom('nccn_guidelines')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirst()
  const { id } =
    there ??
    (await tx.insertInto('nccn_guidelines').values({ name }).returning('id').executeTakeFirstOrThrow())
  return id
}

/** The columns of fields with one value, by table. */
export async function columnsByTable(
  tx: Writing,
  kind: VersionedKind,
  fields: UpstreamDocument,
): Promise<Map<string, Columns>> {
  const tables = new Map<string, Columns>()
  for (const [field, content] of Object.entries(fields)) {
    const target = columnOf(kind, field)
    if (target) tables.set(target.table, { ...tables.get(target.table), ...columnsOf(target, content) })
    else if (kind === 'ASSERTION' && field === 'nccnGuideline') {
      const nccn_guideline_id = typeof content === 'string' ? await nccnGuidelineId(tx, content) : null
      tables.set('assertions', { ...tables.get('assertions'), nccn_guideline_id })
    }
  }
  return tables
}

async function updateColumns(
  tx: Writing,
  table: string,
  key: { column: string; id: number },
  columns: Columns,
): Promise<void> {
  const assignments = Object.entries(columns).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  await sql`update ${sql.table(table)} set ${sql.join(assignments)} where ${sql.ref(key.column)} = ${key.id}`.execute(
    tx,
  )
}

/** Writes the lists and coordinates among the fields of a record. */
export async function writeLists(
  writing: TimedWriting,
  record: { kind: VersionedKind; id: number },
  fields: UpstreamDocument,
): Promise<void> {
  for (const [field, content] of Object.entries(fields)) await writeList(writing, record, field, content)
  if (record.kind === 'VARIANT') await writeCoordinates(writing, record.id, fields)
}

/** Writes fields of a record that is there. */
export async function writeFields(
  writing: TimedWriting,
  record: { kind: VersionedKind; id: number },
  fields: UpstreamDocument,
): Promise<void> {
  const { tx, now } = writing
  const { kind, id } = record
  const { table, joins = {} } = recordShapes[kind]
  const tables = await columnsByTable(tx, kind, fields)
  await updateColumns(tx, table, { column: 'id', id }, { ...tables.get(table), updated_at: now })
  for (const [joined, column] of Object.entries(joins)) {
    const columns = tables.get(joined)
    if (columns) await updateColumns(tx, joined, { column, id }, columns)
  }
  await writeLists(writing, record, fields)
}
