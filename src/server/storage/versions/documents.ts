import { sql } from 'kysely'
import type {
  DocumentReference,
  DocumentRow,
  DocumentValue,
  VersionedKind,
} from '#domain/versions/record-document.ts'
import type { Reading } from '../access.ts'
import { namedIn, nameOf, recordShapes } from './record-shapes.ts'
import type { ListShape, RecordShape } from './record-shapes.ts'

type Cell = string | number | boolean | null
type Cells = Readonly<Record<string, Cell>>

/** Ids of one statement. A list is filled up to a power of two by repeating its last id: few lengths, few statements. */
export const DOCUMENTS_AT_ONCE = 1024

function idList(ids: readonly number[]) {
  const length = 2 ** Math.ceil(Math.log2(Math.max(ids.length, 1)))
  return sql.join([...ids, ...Array.from({ length: length - ids.length }, () => ids.at(-1))])
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

const named = (columns: Readonly<Record<string, string>>, table: string): string[] =>
  Object.entries(columns).map(
    ([field, column]) => `${/[.( ]/.test(column) ? '' : table}${column} as "${field}"`,
  )

function recordSelect({ table, joins = {}, columns, references = {} }: RecordShape): string {
  const targets = Object.entries(references).map(([field, [kind, column]], place) => {
    const alias = `target_${place}`
    const id = column.includes('.') ? column : `record.${column}`
    return {
      columns: [`${id} as "${field}.id"`, `${nameOf(kind, alias)} as "${field}.name"`],
      join: `left join ${namedIn[kind][0]} as ${alias} on ${alias}.id = ${id}`,
    }
  })
  const selected = [
    'record.id as "#"',
    ...named(columns, 'record.'),
    ...targets.flatMap((target) => target.columns),
  ]
  const joined = [
    ...Object.entries(joins).map(([other, key]) => `left join ${other} on ${other}.${key} = record.id`),
    ...targets.map(({ join }) => join),
  ]
  return `select ${selected.join(', ')} from ${table} as record ${joined.join(' ')} where record.id in `
}

function listSelect({ from, owner, columns }: ListShape): string {
  return `select ${[`${owner} as "#"`, ...named(columns, '')].join(', ')} from ${from} where ${owner} in `
}

/** Statements of each kind, written once. */
const selects = new Map(
  Object.entries(recordShapes).map(([kind, shape]) => [
    kind,
    {
      record: recordSelect(shape),
      lists: Object.entries(shape.lists).map(([field, list]) => ({ field, list, select: listSelect(list) })),
    },
  ]),
)

function entryOf({ entry, columns }: ListShape, cells: Cells): DocumentValue | null {
  if (entry === 'text') return cells['text'] ?? null
  if (entry !== 'row') return referenceOf(entry, cells['id'], cells['name'])
  const row: DocumentRow = {}
  for (const field of Object.keys(columns)) {
    const cell = cells[field] ?? null
    if (cell !== null && cell !== '') row[field] = cell
  }
  return row
}

function referenceOf(
  kind: VersionedKind,
  id: Cell | undefined,
  name: Cell | undefined,
): DocumentReference | null {
  return typeof id === 'number' ? { kind, id, name: String(name ?? '') } : null
}

/**
 * Canonical documents of records as JSON, by id; a record that is not there has none. The same on both engines, byte
 * for byte. At most {@link DOCUMENTS_AT_ONCE} ids.
 */
export async function documentsOf(
  db: Reading,
  kind: VersionedKind,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const shape = recordShapes[kind]
  const statements = selects.get(kind)
  if (!statements || ids.length === 0) return new Map()
  const among = idList(ids)
  const found = await sql<Cells>`${sql.raw(statements.record)} (${among})`.execute(db)
  const documents = new Map<number, Record<string, DocumentValue | null>>()
  for (const cells of found.rows) {
    const document: Record<string, DocumentValue | null> = {}
    for (const field of Object.keys(shape.columns)) document[field] = cells[field] ?? null
    for (const [field, [other]] of Object.entries(shape.references ?? {}))
      document[field] = referenceOf(other, cells[`${field}.id`], cells[`${field}.name`])
    documents.set(Number(cells['#']), document)
  }
  for (const { field, list, select } of statements.lists) {
    const { rows } =
      await sql<Cells>`${sql.raw(select)} (${among}) order by ${sql.raw(`${list.owner}, ${list.order}`)}`.execute(
        db,
      )
    for (const cells of rows) {
      const document = documents.get(Number(cells['#']))
      const entry = entryOf(list, cells)
      if (!document || entry === null) continue
      const entries = document[field]
      if (Array.isArray(entries)) entries.push(entry)
      else document[field] = [entry]
    }
  }
  return new Map([...documents].map(([id, document]) => [id, JSON.stringify(withoutEmpty(document))]))
}

const withoutEmpty = (document: Record<string, DocumentValue | null>) =>
  Object.fromEntries(Object.entries(document).filter(([, value]) => !isEmpty(value)))
