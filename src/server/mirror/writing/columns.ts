import { foldText } from '#domain/text/names.ts'
import { isReference } from '#domain/mirror/upstream-document.ts'
import type { FieldContent } from '#domain/mirror/upstream-document.ts'
import { fieldOfDocument } from '#domain/records/fields/fields-of-kind.ts'
import type { RecordField } from '#domain/records/fields/record-field.ts'
import type { VersionedKind } from '#domain/versions/record-document.ts'
import { keyColumns } from '#server/storage/key-columns.ts'
import { recordShapes } from '#server/storage/versions/record-shapes.ts'

/** Values of columns by their names. */
export type Columns = Record<string, string | number | boolean | null>

/** The column of a field with one value. */
interface FieldColumn {
  table: string
  column: string
  /** What is listed of the field. */
  listed: RecordField | null
}

/** Finds the column in which a field is stored; null for fields that are lists, or not stored as they are. */
export function columnOf(kind: VersionedKind, field: string): FieldColumn | null {
  const { table, columns, references = {} } = recordShapes[kind]
  const named = references[field]?.[1] ?? columns[field]
  if (named === undefined || named.includes('(')) return null
  const [first = '', second] = named.split('.')
  const [, listed = null] = fieldOfDocument(kind, field) ?? []
  return second === undefined ? { table, column: first, listed } : { table: first, column: second, listed }
}

/** Columns of yes or no that hold no where nothing is said. */
const falseUnlessSaid: ReadonlySet<string> = new Set(['deprecated', 'retracted', 'fully_curated'])

const folded = (value: FieldContent) => (typeof value === 'string' ? foldText(value) : null)

/** Columns that follow from another one. */
function followingColumns(table: string, column: string, value: FieldContent): Columns {
  switch (`${table}.${column}`) {
    case 'sources.author_string':
      return { author_string_folded: folded(value), author_sort_key: folded(value) }
    case 'sources.citation':
    case 'sources.title':
    case 'sources.journal':
      return { [`${column}_folded`]: folded(value) }
    default:
      return column === 'name' ? { name_folded: folded(value) ?? '' } : {}
  }
}

/** The columns that a content of a field gives, those that follow from it among them. */
export function columnsOf({ table, column, listed }: FieldColumn, content: FieldContent): Columns {
  const said = isReference(content) ? content.id : content
  if (typeof said === 'object' && said !== null) throw new Error(`${table}.${column} cannot hold a list`)
  if (listed) {
    const cell = said ?? (listed.sort === 'text' && listed.blank ? '' : null)
    return { [column]: cell, ...keyColumns(column, listed, cell) }
  }
  return {
    [column]: said ?? (falseUnlessSaid.has(column) ? false : null),
    ...followingColumns(table, column, said),
  }
}
