import { builder } from './builder.ts'
import { columnMeaning } from './column-meanings.ts'

export const SortDirection = builder.enumType('SortDirection', {
  description: 'From small to large or from large to small.',
  values: {
    ASC: { value: 'ASC', description: 'Small first, A first, old first.' },
    DESC: { value: 'DESC', description: 'Large first, Z first, new first.' },
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
      column: t.field({ type: Columns, required: true, description: 'By what.' }),
      direction: t.field({ type: SortDirection, required: true, description: 'In which direction.' }),
    }),
  })
}

export const DateSort = sortInput('DateSort', ['CREATED', 'LAST_MODIFIED'])
