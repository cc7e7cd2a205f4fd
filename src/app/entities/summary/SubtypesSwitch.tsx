import { useViewer } from '#app/apollo/use-viewer.ts'
import { countOf, formatNumber } from '#app/entities/evidence/counts.ts'
import { EntityLink } from '#app/entities/EntityLink.tsx'
import { SummaryChoiceSwitch } from './SummaryChoiceSwitch.tsx'

export type DiseaseSubtypes = {
  /** Those with evidence. */
  subtypes: readonly { disease: { id: number; name: string }; evidenceItemCount: number }[]
  ontologyImported: boolean
}

/** Switches the subtypes of a disease on and off, and counts the evidence of each. */
export function SubtypesSwitch({ subtypes, ontologyImported }: DiseaseSubtypes) {
  if (!ontologyImported) return <NoOntology />
  if (subtypes.length === 0) return null
  const total = subtypes.reduce((sum, { evidenceItemCount }) => sum + evidenceItemCount, 0)
  return (
    <div className="flex flex-wrap items-start gap-x-3 text-sm">
      <SummaryChoiceSwitch choice="subtypes" label="Include subtypes" />
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
