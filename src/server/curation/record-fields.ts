import { columnName, editedEntries, isList, linkOf } from '#domain/records/fields/record-field.ts'
import type {
  EditedColumns,
  FieldColumns,
  RecordFields,
  RecordValues,
} from '#domain/records/fields/record-field.ts'
import { recordedName } from '#domain/records/field-values.ts'
import { revisedObjectKind } from '#domain/records/revised-values.ts'
import type { Batch } from '#server/knowledge/paging/batch.ts'
import { inList } from '#server/knowledge/paging/batch.ts'
import type { Reading, Writing } from '#server/storage/database.ts'
import { keyColumns } from '#server/storage/key-columns.ts'
import { linkedIds, setLinkedIds } from './linked-ids.ts'
import { compareReferences, isReferencedKind, missingReferences } from './submission/references.ts'
import type { Reference } from './submission/references.ts'

/** Reads, checks and writes the values that people enter for records of one kind. */
export interface FieldStore<Fields extends RecordFields> {
  /** The values of the record with the id; null when there is none. */
  valuesById: Batch<number, RecordValues<Fields> | null>
  /** A sentence for each field that names something that does not exist. */
  missing(db: Reading, values: RecordValues<Fields>): Promise<string[]>
  /** The columns of the record itself; its lists are in tables of their own. */
  columns(values: RecordValues<Fields>): EditedColumns<Fields>
  /** Makes the lists of a record those of the values. */
  setLists(tx: Writing, id: number, values: RecordValues<Fields>): Promise<void>
}

/** The values that people enter, from a row of the record's table. */
export function valuesOfRow<const Fields extends RecordFields>(
  fields: Fields,
  row: FieldColumns<Fields>,
  lists: Readonly<Record<string, unknown>> = {},
): RecordValues<Fields> {
  const cells: Readonly<Record<string, unknown>> = row
  const values = editedEntries(fields).map(([key, field]) => {
    const cell = isList(field) ? lists[key] : cells[columnName(key, field)]
    return [key, field.sort === 'text' && field.blank ? cell || null : cell]
  })
  // The types of the fields say what their columns hold.
  return Object.fromEntries(values) as RecordValues<Fields>
}

/**
 * The store of a kind of record.
 * @param owner its name in tables of links: `evidence_item`
 * @param rowsOf reads the columns of all fields
 */
export function fieldStore<const Fields extends RecordFields>(
  owner: string,
  fields: Fields,
  rowsOf: (db: Reading, ids: number[]) => Promise<readonly ({ id: number } & FieldColumns<Fields>)[]>,
): FieldStore<Fields> {
  const entries = editedEntries(fields)
  const scalars = entries.filter(([, field]) => !isList(field))
  const lists = entries.flatMap(([key, field]) =>
    isList(field) ? [{ key, link: linkOf(owner, key, field) }] : [],
  )
  // The types of the fields say what their values are; nothing else follows a table of fields by its names.
  const valueOf = (values: RecordValues<Fields>, key: string) =>
    (values as Readonly<Record<string, string | number | boolean | readonly number[] | null>>)[key] ?? null
  return {
    async valuesById(db, ids) {
      const rows = await rowsOf(db, inList(ids))
      const idsOf = new Map<string, (id: number) => number[]>()
      for (const { key, link } of lists) idsOf.set(key, await linkedIds(db, link, ids))
      const found = new Map(
        rows.map((row) => {
          const listed = lists.map(({ key }) => [key, idsOf.get(key)?.(row.id)])
          return [row.id, valuesOfRow(fields, row, Object.fromEntries(listed))]
        }),
      )
      return ids.map((id) => found.get(id) ?? null)
    },
    missing: (db, values) =>
      missingReferences(
        db,
        entries
          .flatMap(([key]): Reference[] => {
            const kind = revisedObjectKind(recordedName(key))
            const ids = valueOf(values, key)
            return isReferencedKind(kind) && typeof ids !== 'string' && typeof ids !== 'boolean'
              ? [[kind, ids]]
              : []
          })
          .toSorted(compareReferences),
      ),
    columns: (values) =>
      Object.assign(
        {},
        ...scalars.map(([key, field]) => {
          const value = valueOf(values, key)
          const column = columnName(key, field)
          const cell = field.sort === 'text' && field.blank ? (value ?? '') : value
          return { [column]: cell, ...keyColumns(column, field, cell) }
        }),
      ) as EditedColumns<Fields>,
    async setLists(tx, id, values) {
      for (const { key, link } of lists) {
        const ids = valueOf(values, key)
        if (Array.isArray(ids)) await setLinkedIds(tx, link, id, ids)
      }
    },
  }
}
