import type { ReactNode } from 'react'
import { ColumnsButton } from './ColumnsButton.tsx'
import { Field } from '../controls/Field.tsx'
import { Select } from '../controls/Select.tsx'
import type { TableScope } from './table-columns.ts'
import type { TableModel } from './table-model.ts'
import { densities } from './table-preferences.ts'
import type { Density } from './table-preferences.ts'
import { rangeSentence } from './range-sentence.ts'
import { SLOW_MS, useLasting } from '../hooks/use-lasting.ts'
import { Button } from '../controls/Button.tsx'

/** Above the rows: what is listed and in which scope, and how it is shown. */
export function TableToolbar<Row extends object>({
  loaded,
  total,
  noun,
  busy,
  onCancel,
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
  /** Gives up waiting for the rows. */
  onCancel: () => void
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
  const isSlow = useLasting(busy, SLOW_MS)
  const range = total === null ? '' : rangeSentence({ loaded, total, noun, scope: phrase })
  const loading = isSlow ? 'Still loading…' : total === null && busy ? 'Loading…' : ''
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 print:[&>:not(output)]:hidden">
      <output className="block min-h-6 min-w-44 flex-1 basis-44 text-sm text-muted max-sm:basis-full">
        {[range, loading].filter(Boolean).join('. ')}
      </output>
      {/* What the arrow in the head says. */}
      <output className="sr-only">{sortSentence(model)}</output>
      {isSlow ? <Button onClick={onCancel}>Cancel</Button> : null}
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

/** `Sorted by Rating, descending`; empty where the reader chose no order. */
function sortSentence<Row extends object>(model: TableModel<Row>): string {
  const [sorted] = model.state.sorting ?? []
  if (!sorted) return ''
  const title = model.getColumn(sorted.id)?.columnDef.header
  return `Sorted by ${String(title)}, ${sorted.desc ? 'descending' : 'ascending'}`
}
