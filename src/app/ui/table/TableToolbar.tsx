import { lazy, Suspense } from 'react'
import { Button } from '../Button.tsx'
import { Icon } from '../Icon.tsx'
import { Select } from '../Select.tsx'
import type { ColumnShape, TableScope } from './table-columns.ts'
import { densities } from './table-preferences.ts'
import type { Density } from './table-preferences.ts'
import { rangeSentence } from './range-sentence.ts'

const ColumnChooser = lazy(() => import('./ColumnChooser.tsx'))

/** Above the rows: what is listed and in which scope, and how it is shown. */
export function TableToolbar({
  loaded,
  total,
  noun,
  busy,
  scope,
  scopeValue,
  onScope,
  onClear,
  columns,
  shown,
  onShown,
  density,
  onDensity,
}: {
  loaded: number
  total: number | null
  noun: readonly [string, string]
  busy: boolean
  scope?: TableScope
  scopeValue: string | null
  onScope: (value: string) => void
  onClear: (() => void) | null
  columns: readonly ColumnShape[]
  shown: readonly string[]
  onShown: (shown: readonly string[] | null) => void
  density: Density
  onDensity: (density: Density) => void
}) {
  const phrase = scope?.choices.find(({ value }) => value === scopeValue)?.phrase
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2" data-print="hide">
      <p role="status" className="mr-auto min-h-6 text-sm text-muted">
        {total === null ? (busy ? 'Loading…' : '') : rangeSentence({ loaded, total, noun, scope: phrase })}
      </p>
      {onClear ? (
        <Button look="quiet" onClick={onClear} className="text-accent">
          <Icon name="close" className="size-3.5" />
          Clear filters
        </Button>
      ) : null}
      {scope ? (
        <label className="flex items-center gap-1.5 text-xs text-muted">
          {scope.label}
          <Select
            choices={scope.choices}
            value={scopeValue ?? scope.initial}
            onChoose={onScope}
            className="w-auto!"
          />
        </label>
      ) : null}
      <label className="flex items-center gap-1.5 text-xs text-muted max-sm:sr-only">
        Rows
        <Select
          choices={densities}
          value={density}
          onChoose={(value) =>
            onDensity(densities.find((choice) => choice.value === value)?.value ?? 'comfortable')
          }
          className="w-auto!"
        />
      </label>
      <Suspense fallback={<Button disabled>Columns</Button>}>
        <ColumnChooser columns={columns} shown={shown} onShown={onShown} />
      </Suspense>
    </div>
  )
}
