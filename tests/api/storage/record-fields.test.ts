import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { exonCoordinateFields, variantCoordinateFields } from '#domain/records/fields/coordinates.ts'
import { fieldsOfKind } from '#domain/records/fields/fields-of-kind.ts'
import { columnName, entriesOf, isList, linkOf } from '#domain/records/fields/record-field.ts'
import type { RecordField, RecordFields } from '#domain/records/fields/record-field.ts'
import { open } from '#server/storage/database.ts'
import type { Storage } from '#server/storage/database.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'

const kinds: Readonly<Record<string, RecordFields>> = {
  ...fieldsOfKind,
  VARIANT_COORDINATES: variantCoordinateFields,
  EXON_COORDINATES: exonCoordinateFields,
}

/** The columns where a field is stored, with their table. */
function placeOf(owner: string, key: string, field: RecordField): [table: string, ...columns: string[]] {
  if (isList(field)) {
    const { table, owner: ownerId, target } = linkOf(owner, key, field)
    return [table, ownerId, target]
  }
  const column = columnName(key, field)
  const keys = field.sort === 'text' ? (field.keys ?? []).map((suffix) => `${column}_${suffix}`) : []
  const table =
    owner === 'feature' && key === 'ncitId' ? 'factors' : owner.endsWith('s') ? owner : `${owner}s`
  return [table, column, ...keys]
}

const places = Object.entries(kinds).flatMap(([kind, fields]) =>
  entriesOf(fields).map(([key, field]) => {
    const [table, ...columns] = placeOf(kind.toLowerCase(), key, field)
    return { field: `${kind}.${key}`, table, columns }
  }),
)

describeOnEachEngine('The fields of records', (engine) => {
  let database: TestDatabase
  let storage: Storage
  beforeAll(async () => {
    database = await engine.createDatabase()
    storage = await open(database.url)
  })
  afterAll(async () => {
    await storage.close()
    await database.drop()
  })

  it('are many', () => {
    expect(places.length).toBeGreaterThan(60)
  })

  it.each(places)('has $field in $table', async ({ table, columns }) => {
    const selected = sql.join(columns.map((column) => sql.ref(column)))
    const { rows } = await sql`select ${selected} from ${sql.table(table)}`.execute(storage.read)
    expect(rows).toEqual([])
  })

  it('would be missed where they are not', async () => {
    await expect(sql`select rating from evidence_items`.execute(storage.read)).rejects.toThrow(/rating/)
  })
})
