import { builder } from './builder.ts'
import { columnMeaning } from './column-meanings.ts'

export const SortDirection = builder.enumType('SortDirection', {
  description: 'Sort direction: ascending or descending.',
  values: {
    ASC: { value: 'ASC', description: 'Ascending: smallest, A or oldest first.' },
    DESC: { value: 'DESC', description: 'Descending: largest, Z or newest first.' },
  } as const,
})

/** `<name>Columns`, described by {@link columnMeaning}, and the input `<name>` that names one of them and a direction. */
export function sortInput<const Column extends string>(name: string, columns: readonly Column[]) {
  const values = Object.fromEntries(
    columns.map((column) => [column, { value: column, description: columnMeaning(column) }]),
  )
  const Columns = builder.enumType(`${name}Columns`, {
    description: 'Sort column of a list.',
    values: values as Record<Column, { value: Column; description: string }>,
  })
  return builder.inputType(name, {
    description: 'Sort order of a list.',
    fields: (t) => ({
      column: t.field({ type: Columns, required: true, description: 'Column to sort by.' }),
      direction: t.field({ type: SortDirection, required: true, description: 'Sort direction.' }),
    }),
  })
}

export const DateSort = sortInput('DateSort', ['CREATED', 'LAST_MODIFIED'])
