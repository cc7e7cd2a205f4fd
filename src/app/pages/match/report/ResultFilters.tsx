import { useSearchUpdate, withParameter } from '#app/ui/hooks/use-search-update.ts'
import { evidenceLevelDescriptions, evidenceLevels, evidenceTypes } from '#domain/vocabularies/evidence.ts'
import { countOf } from '#app/entities/evidence/counts.ts'
import { Button } from '#app/ui/controls/Button.tsx'
import { Field } from '#app/ui/controls/Field.tsx'
import { Select } from '#app/ui/controls/Select.tsx'
import type { MatchFilters } from './match-filters.ts'

const types = evidenceTypes.values.map((value) => ({ value, label: evidenceTypes.label(value) }))
const levels = evidenceLevels.values
  .filter((level) => level !== 'E')
  .map((value) => ({
    value,
    label: `${value}${value === 'A' ? '' : ' or stronger'}: ${evidenceLevelDescriptions[value].toLowerCase()}`,
  }))

/** Which of the statements are shown; the choice is in the address. */
export function ResultFilters({
  filters,
  hasDisease,
  shown,
  total,
}: {
  filters: MatchFilters
  hasDisease: boolean
  shown: number
  total: number
}) {
  const updateSearch = useSearchUpdate()
  const change = (changed: (search: URLSearchParams) => URLSearchParams) =>
    updateSearch(changed, { replace: true, preventScrollReset: true, flushSync: true })
  const set = (name: string, value: string) => change((search) => withParameter(search, name, value || null))
  const clear = () =>
    change((search) => {
      const view = search.get('view')
      return new URLSearchParams(view ? { view } : {})
    })
  return (
    <div data-print="hide" className="flex flex-wrap items-end gap-3">
      <Field label="Evidence type" className="w-40">
        {(control) => (
          <Select
            {...control}
            empty="All"
            value={filters.type ?? ''}
            choices={types}
            onChoose={(value) => set('type', value)}
          />
        )}
      </Field>
      <Field label="Evidence level" className="w-56">
        {(control) => (
          <Select
            {...control}
            empty="All"
            value={filters.level ?? ''}
            choices={levels}
            onChoose={(value) => set('level', value)}
          />
        )}
      </Field>
      {hasDisease ? (
        <Field label="Disease" className="w-64">
          {(control) => (
            <Select
              {...control}
              empty="All"
              value={filters.isNear ? 'near' : ''}
              choices={[{ value: 'near', label: 'This disease, subtypes and broader' }]}
              onChoose={(value) => set('disease', value)}
            />
          )}
        </Field>
      ) : null}
      <p className="min-h-8 content-center text-sm text-muted">
        {shown === total ? countOf(total, 'statement', 'statements') : `${shown} of ${total} statements`}
        {shown === total ? null : (
          <Button look="quiet" className="ml-1 text-accent" onClick={clear}>
            Clear filters
          </Button>
        )}
      </p>
    </div>
  )
}
