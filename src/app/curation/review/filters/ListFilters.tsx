import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '#app/ui/controls/Button.tsx'
import { Field } from '#app/ui/controls/Field.tsx'
import type { ControlProps } from '#app/ui/controls/Field.tsx'
import { SearchInput } from '#app/ui/controls/SearchInput.tsx'
import { Select } from '#app/ui/controls/Select.tsx'
import { useSearchUpdate, withParameter } from '#app/ui/hooks/use-search-update.ts'
import { readDay } from './filter-days.ts'
import { isFiltered, readFilters, withoutFilters } from './list-filters.ts'
import type { ListFilter } from './list-filters.ts'
import { NamedFilter } from './NamedFilter.tsx'

/** The filters of a list, whose values live in the address, and a button that takes them all away. */
export function ListFilters({ filters }: { filters: readonly ListFilter[] }) {
  const [search] = useSearchParams()
  const updateSearch = useSearchUpdate()
  const box = useRef<HTMLElement>(null)
  const values = readFilters(search, filters)
  const set = (filter: ListFilter, value: string) => {
    const isInitial = filter.kind === 'choice' && value === filter.initial
    const isTyped = filter.kind === 'text' || filter.kind === 'day'
    updateSearch((present) => withParameter(present, filter.id, isInitial ? null : value), {
      replace: isTyped,
      preventScrollReset: true,
    })
  }
  const clear = () => {
    updateSearch((present) => withoutFilters(present, filters), { preventScrollReset: true })
    // The button goes with the filters; the keyboard goes on at their beginning.
    box.current?.querySelector<HTMLElement>('input, select')?.focus()
  }
  return (
    <search ref={box} className="flex flex-wrap items-start gap-3 max-sm:w-full">
      {filters.map((filter) =>
        filter.kind === 'person' || filter.kind === 'organization' ? (
          <div key={filter.id} className="w-56 max-sm:w-full">
            <NamedFilter
              kind={filter.kind}
              label={filter.label}
              value={values[filter.id] ? Number(values[filter.id]) : null}
              onChoose={(id) => set(filter, id === null ? '' : String(id))}
            />
          </div>
        ) : (
          <Field key={filter.id} label={filter.label} className={widths[filter.kind]}>
            {(control) => (
              <FilterControl
                filter={filter}
                control={control}
                value={values[filter.id] ?? ''}
                onValue={(value) => set(filter, value)}
              />
            )}
          </Field>
        ),
      )}
      {isFiltered(search, filters) ? (
        <Button look="quiet" className="self-end text-accent" onClick={clear}>
          Clear filters
        </Button>
      ) : null}
    </search>
  )
}

// On a phone two of them share a line.
const widths = {
  text: 'w-44 max-sm:w-[calc(50%-0.375rem)]',
  choice: 'w-44 max-sm:w-[calc(50%-0.375rem)]',
  day: 'w-36 max-sm:w-[calc(50%-0.375rem)]',
}

function FilterControl({
  filter,
  control,
  value,
  onValue,
}: {
  filter: Extract<ListFilter, { kind: 'text' | 'choice' | 'day' }>
  control: ControlProps
  value: string
  onValue: (value: string) => void
}) {
  if (filter.kind === 'text') return <SearchInput {...control} value={value} onChangeEnd={onValue} />
  if (filter.kind === 'choice')
    return (
      <Select
        {...control}
        choices={filter.choices}
        empty={filter.initial === undefined ? (filter.empty ?? 'Any') : undefined}
        value={value}
        onChoose={onValue}
      />
    )
  return (
    <SearchInput
      {...control}
      type="date"
      value={value}
      onChangeEnd={(day) => {
        // A year that is still being typed is a year of the first century.
        if (day === '' || readDay(day)) onValue(day)
      }}
    />
  )
}
