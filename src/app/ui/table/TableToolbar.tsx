import type { ReactNode } from 'react'
import { ColumnsButton } from './ColumnsButton.tsx'
import { Field } from '../controls/Field.tsx'
import { Select } from '../controls/Select.tsx'
import type { TableScope } from './table-columns.ts'
import type { TableModel } from './table-model.ts'
import { densities } from './table-preferences.ts'
import type { Density } from './table-preferences.ts'
import { rangeSentence } from './range-sentence.ts'

/** Above the rows: what is listed and in which scope, and how it is shown. */
export function TableToolbar<Row extends object>({
  loaded,
  total,
  noun,
  busy,
  scope,
  scopeValue,
  onScope,
  model,
  density,
  onDensity,
  more,
  tools,
}: {
  loaded: number
  total: number | null
  noun: readonly [string, string]
  busy: boolean
  scope?: TableScope
  scopeValue: string | null
  onScope: (value: string) => void
  model: TableModel<Row>
  density: Density
  onDensity: (density: Density) => void
  /** What says that columns lie out of sight. */
  more?: ReactNode
  /** More that can be done with the table, at the end of the line. */
  tools?: ReactNode
}) {
  const phrase = scope?.choices.find(({ value }) => value === scopeValue)?.phrase
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 print:[&>:not(output)]:hidden">
      <output className="block min-h-6 min-w-44 flex-1 basis-44 text-sm text-muted max-sm:basis-full">
        {total === null ? (busy ? 'Loading…' : '') : rangeSentence({ loaded, total, noun, scope: phrase })}
      </output>
      {more}
      {scope ? (
        <Field label={scope.label} inline>
          {(control) => (
            <Select
              {...control}
              choices={scope.choices}
              value={scopeValue ?? scope.initial}
              onChoose={onScope}
              className="w-auto!"
            />
          )}
        </Field>
      ) : null}
      <Select
        aria-label="Rows"
        choices={densities}
        value={density}
        onChoose={(value) => onDensity(densities.find((choice) => choice.value === value)?.value ?? density)}
        className="w-auto! max-sm:hidden"
      />
      <ColumnsButton model={model} />
      {tools}
    </div>
  )
}
