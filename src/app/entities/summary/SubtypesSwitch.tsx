import { useSearchParams } from 'react-router'
import { useViewer } from '#app/apollo/use-viewer.ts'
import { countOf, formatNumber } from '#app/entities/evidence/counts.ts'
import { EntityLink } from '#app/entities/EntityLink.tsx'
import { Checkbox } from '#app/ui/controls/Checkbox.tsx'
import { useSearchUpdate } from '#app/ui/hooks/use-search-update.ts'
import { leavesSubtypesOut, subtypesSearch } from './summary-extent.ts'

export type DiseaseSubtypes = {
  /** Those with evidence. */
  subtypes: readonly { disease: { id: number; name: string }; evidenceItemCount: number }[]
  ontologyImported: boolean
}

/** Switches the subtypes of a disease on and off, and counts the evidence of each. */
export function SubtypesSwitch({ subtypes, ontologyImported }: DiseaseSubtypes) {
  const [search] = useSearchParams()
  const updateSearch = useSearchUpdate()
  if (!ontologyImported) return <NoOntology />
  if (subtypes.length === 0) return null
  const isOff = leavesSubtypesOut(search)
  const total = subtypes.reduce((sum, { evidenceItemCount }) => sum + evidenceItemCount, 0)
  return (
    <div className="flex flex-wrap items-start gap-x-3 text-sm">
      <Checkbox
        label="Include subtypes"
        checked={!isOff}
        onChange={() =>
          updateSearch((present) => subtypesSearch(present, isOff), { preventScrollReset: true })
        }
      />
      <details>
        <summary className="min-h-6 cursor-pointer text-muted">
          {countOf(subtypes.length, 'subtype', 'subtypes')} with{' '}
          {countOf(total, 'evidence item', 'evidence items')}
        </summary>
        <ul className="columns-1 gap-x-6 sm:columns-2">
          {subtypes.map(({ disease, evidenceItemCount }) => (
            <li key={disease.id}>
              <EntityLink kind="disease" record={disease} />{' '}
              <span className="text-muted">{formatNumber(evidenceItemCount)}</span>
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}

function NoOntology() {
  const viewer = useViewer()
  const canHaveItImported = viewer?.role === 'EDITOR' || viewer?.role === 'ADMIN'
  return (
    <p className="text-sm text-muted">
      Without subtypes: the Disease Ontology is not imported.
      {canHaveItImported ? (
        <>
          {' '}
          Import it with <code className="font-mono text-xs">npm run curia -- import doid.obo</code>
        </>
      ) : null}
    </p>
  )
}
