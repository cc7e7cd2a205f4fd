import { useSearchParams } from 'react-router'
import { searchFeatures } from '#app/curation/forms/profile/feature-searches.ts'
import { searchDiseases, searchTherapies } from '#app/curation/forms/references/reference-searches.ts'
import { ReferenceField } from '#app/curation/forms/references/ReferenceField.tsx'
import type { ReferenceSearch } from '#app/curation/forms/references/reference.ts'
import type { ChangeBoundsQuery, FilteredRecordsQuery } from '#app/graphql/generated/changes.ts'
import { pageState } from '#app/page-state/page-state.ts'
import { Button } from '#app/ui/controls/Button.tsx'
import { useSearchUpdate, withParameter } from '#app/ui/hooks/use-search-update.ts'
import { changeFilters, withoutChangeFilters } from './changes-view.ts'
import type { ChangesView } from './changes-view.ts'
import { RangeBoundField, useStates } from './RangeBoundField.tsx'

type Named = { id: number; name: string } | null | undefined

/** The two states that are compared, and the records by which the changes are filtered; all stand in the address. */
export function ChangeFilters({
  view,
  bounds,
  records,
}: {
  view: ChangesView
  bounds: ChangeBoundsQuery
  records: FilteredRecordsQuery | undefined
}) {
  const [search] = useSearchParams()
  const updateSearch = useSearchUpdate()
  const states = useStates()
  const set = (name: string, value: string) =>
    updateSearch((present) => withParameter(present, name, value), { preventScrollReset: true })
  const clear = () => updateSearch(withoutChangeFilters, { preventScrollReset: true })
  const chosen = (id: number | null | undefined, record: Named) =>
    id ? [{ id, name: record?.name ?? `Unknown (${id})` }] : []
  const fields = [
    {
      name: 'gene',
      label: 'Gene or feature',
      kind: 'feature',
      search: searchFeatures as ReferenceSearch,
      chosen: chosen(view.featureId, records?.feature),
    },
    {
      name: 'disease',
      label: 'Disease',
      kind: 'disease',
      search: searchDiseases,
      chosen: chosen(view.diseaseId, records?.disease),
    },
    {
      name: 'therapy',
      label: 'Therapy',
      kind: 'therapy',
      search: searchTherapies,
      chosen: chosen(view.therapyId, records?.therapy),
    },
  ] as const
  return (
    <search className="flex flex-wrap items-start gap-3" aria-label="Changes">
      <RangeBoundField
        label="From"
        value={view.from}
        first={{ value: '0', label: 'Beginning' }}
        bounds={bounds}
        states={states}
        onChoose={(value) => set('from', value)}
      />
      <RangeBoundField
        label="To"
        value={view.to ?? ''}
        first={{ value: '', label: pageState ? 'This state' : 'Now' }}
        bounds={bounds}
        states={states}
        onChoose={(value) => set('to', value)}
      />
      {fields.map(({ name, label, kind, search: find, chosen: records }) => (
        <div key={name} className="w-44 max-sm:w-[calc(50%-0.375rem)]">
          <ReferenceField
            label={label}
            name={label}
            kind={kind}
            search={find}
            single
            chosen={records}
            onChoose={([record]) => set(name, record ? String(record.id) : '')}
            placeholder="Any"
          />
        </div>
      ))}
      {changeFilters.some((name) => search.has(name)) ? (
        <Button look="quiet" className="self-end text-accent" onClick={clear}>
          Clear filters
        </Button>
      ) : null}
    </search>
  )
}
