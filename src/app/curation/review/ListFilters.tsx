import { useSearchParams } from 'react-router'
import { Button } from '#app/ui/Button.tsx'
import { Field } from '#app/ui/Field.tsx'
import { SearchInput } from '#app/ui/SearchInput.tsx'
import { Select } from '#app/ui/Select.tsx'
import type { Choice } from '#app/ui/Select.tsx'

/** A filter of a list; its value stands in the address under its id. */
export type ListFilter = { id: string; label: string } & (
  | { kind: 'text' }
  | { kind: 'choice'; choices: readonly Choice[]; initial?: string; empty?: string }
)

/** The values of the filters in an address; what is no choice is ignored. */
export function readFilters(
  search: URLSearchParams,
  filters: readonly ListFilter[],
): Record<string, string | undefined> {
  return Object.fromEntries(
    filters.map((filter) => {
      const value = search.get(filter.id)?.trim() || undefined
      if (filter.kind === 'text') return [filter.id, value]
      const known = filter.choices.some((choice) => choice.value === value)
      return [filter.id, known ? value : filter.initial]
    }),
  )
}

export function ListFilters({ filters }: { filters: readonly ListFilter[] }) {
  const [search, setSearch] = useSearchParams()
  const values = readFilters(search, filters)
  const set = (filter: ListFilter, value: string) => {
    const next = new URLSearchParams(search)
    if (value && !(filter.kind === 'choice' && value === filter.initial)) next.set(filter.id, value)
    else next.delete(filter.id)
    setSearch(next, { replace: filter.kind === 'text', preventScrollReset: true })
  }
  const filtered = filters.some(({ id }) => search.get(id))
  return (
    <search className="flex flex-wrap items-end gap-3">
      {filters.map((filter) => (
        <Field key={filter.id} label={filter.label} className="w-44 max-sm:w-full">
          {(control) =>
            filter.kind === 'text' ? (
              <SearchInput
                {...control}
                value={values[filter.id] ?? ''}
                onSettle={(value) => set(filter, value)}
              />
            ) : (
              <Select
                {...control}
                choices={filter.choices}
                empty={filter.initial === undefined ? (filter.empty ?? 'Any') : undefined}
                value={values[filter.id] ?? ''}
                onChoose={(value) => set(filter, value)}
              />
            )
          }
        </Field>
      ))}
      {filtered ? (
        <Button look="quiet" className="text-accent" onClick={() => setSearch({})}>
          Clear the filters
        </Button>
      ) : null}
    </search>
  )
}
