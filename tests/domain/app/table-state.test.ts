import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { filterText } from '#app/ui/table/filter-text.ts'
import { headRowsOf } from '#app/ui/table/table-columns.ts'
import type { ColumnShape, TableShape } from '#app/ui/table/table-columns.ts'
import {
  columnsToRemember,
  isTypedOn,
  readTableState,
  visibleColumns,
  writeTableState,
} from '#app/ui/table/table-state.ts'

const columns: readonly ColumnShape[] = [
  { id: 'name', title: 'Name', sort: 'ascending', always: true, filter: { kind: 'text', label: 'Name' } },
  {
    id: 'level',
    title: 'Level',
    sort: 'ascending',
    filter: {
      kind: 'choice',
      label: 'Level',
      choices: [
        { value: 'A', label: 'A' },
        { value: 'B', label: 'B' },
      ],
      ranges: [{ value: 'B_OR_STRONGER', label: 'B or stronger', values: ['A', 'B'] }],
      several: true,
    },
  },
  { id: 'count', title: 'Count', sort: 'descending' },
  { id: 'origin', title: 'Origin', hiddenAtFirst: true },
]
const shape: TableShape = {
  columns,
  scope: {
    parameter: 'status',
    label: 'Status',
    initial: 'NON_REJECTED',
    choices: [
      { value: 'NON_REJECTED', label: 'Accepted and submitted', phrase: {} },
      { value: 'ALL', label: 'Any status', phrase: {} },
    ],
  },
  initialSort: { column: 'count', direction: 'descending' },
}
const read = (query: string) => readTableState(new URLSearchParams(query), shape)

describe('the state of a table in the address', () => {
  test('an address without parameters is the table as it first opens', () => {
    expect(read('')).toEqual({
      filters: {},
      sort: { column: 'count', direction: 'descending' },
      columns: null,
      scope: 'NON_REJECTED',
    })
  })

  test('reads filters, sort, columns and scope', () => {
    expect(read('name=braf&level=B&sort=-name&columns=name.level&status=ALL')).toEqual({
      filters: { name: 'braf', level: 'B' },
      sort: { column: 'name', direction: 'descending' },
      columns: ['name', 'level'],
      scope: 'ALL',
    })
  })

  test('ignores what the table does not offer', () => {
    const state = read('level=Z&origin=x&other=1&sort=origin&columns=nothing&status=MAYBE')
    expect(state).toEqual(read(''))
  })

  test('writing leaves out what is as at first and keeps parameters of others', () => {
    const search = new URLSearchParams('tab=variants&name=old&status=ALL&sort=name')
    expect(writeTableState(search, shape, { ...read(''), filters: { level: 'A' } }).toString()).toBe(
      'tab=variants&level=A',
    )
  })

  test('what is written is read back', () => {
    const states = fc.record({
      filters: fc.record(
        {
          name: fc.string({ minLength: 1 }).filter((text) => text === text.trim()),
          level: fc.constantFrom('A', 'B'),
        },
        { requiredKeys: [] },
      ),
      sort: fc.record({
        column: fc.constantFrom('name', 'level', 'count'),
        direction: fc.constantFrom('ascending' as const, 'descending' as const),
      }),
      columns: fc.option(fc.subarray(['name', 'level', 'count', 'origin'], { minLength: 1 })),
      scope: fc.constantFrom('NON_REJECTED', 'ALL'),
    })
    fc.assert(
      fc.property(states, (state) => {
        const address = writeTableState(new URLSearchParams(), shape, state).toString()
        expect(readTableState(new URLSearchParams(address), shape)).toEqual(state)
      }),
    )
  })
})

describe('the visible columns of a table', () => {
  test('are remembered only where they differ from those shown at first', () => {
    expect(columnsToRemember(columns, ['name', 'level', 'count'])).toBeNull()
    expect(columnsToRemember(columns, ['name', 'origin'])).toEqual(['name', 'origin'])
  })

  test('are those not hidden at first, until the reader chooses', () => {
    expect(visibleColumns(read(''), shape, null)).toEqual(['name', 'level', 'count'])
    expect(visibleColumns(read(''), shape, ['origin'])).toEqual(['name', 'origin'])
    expect(visibleColumns(read('columns=level'), shape, ['origin'])).toEqual(['name', 'level'])
  })

  test('are not emptied by remembered columns that no longer exist', () => {
    expect(visibleColumns(read(''), shape, ['gone'])).toEqual(['name', 'level', 'count'])
  })
})

test.each([
  ['mel', 'mela', true],
  ['mela', 'mel', true],
  ['mel', 'lung', false],
  ['', 'mel', false],
  ['mel', '', false],
])('from “%s” to “%s” a reader has typed on: %s', (before, after, typedOn) => {
  const at = (name: string) => readTableState(new URLSearchParams(name ? { name } : {}), shape)
  const sort = { column: 'count', direction: 'descending' } as const
  const former = { ...at(before), sort }
  expect(isTypedOn(former, { ...at(after), sort })).toBe(typedOn)
  expect(isTypedOn(former, { ...at(after), sort, scope: 'ALL' })).toBe(false)
  expect(isTypedOn(former, { ...at(after), sort: null })).toBe(false)
})

test('the head has a row of filters only where a column has one', () => {
  expect(headRowsOf(columns)).toBe(2)
  expect(headRowsOf(columns.filter(({ filter }) => !filter))).toBe(1)
})

test.each([
  ['A', 'A', 'A'],
  ['A.B', 'A.B', 'A or B'],
  ['B_OR_STRONGER', 'B_OR_STRONGER', 'B or stronger'],
  ['A.C', undefined, ''],
  ['A.B_OR_STRONGER', undefined, ''],
  ['C', undefined, ''],
])('the values %s of a filter are read as %s and say %s', (text, value, words) => {
  const { filters } = readTableState(new URLSearchParams({ level: text }), shape)
  expect(filters['level']).toBe(value)
  expect(filterText(columns[1]!, value ?? '')).toBe(words)
})
