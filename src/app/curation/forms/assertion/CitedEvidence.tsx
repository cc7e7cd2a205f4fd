import { useQuery } from '@apollo/client/react'
import { skipToken } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { plainWords } from '#domain/text/plain-words.ts'
import { evidenceSignificances, evidenceTypes } from '#domain/vocabularies/evidence.ts'
import type { AssertionSignificance, AssertionType } from '#domain/vocabularies/evidence.ts'
import * as find from '#app/graphql/generated/cited-evidence.ts'
import type { CitableEvidenceFragment } from '#app/graphql/generated/cited-evidence.ts'
import { ReferenceField } from '../references/ReferenceField.tsx'
import type { Reference } from '../references/reference.ts'
import { idsOf, sameIds } from '../values.ts'
import { Direction } from '#app/entities/evidence/Direction.tsx'
import { EntityLink } from '#app/entities/EntityLink.tsx'
import { RetractedTag, StatusTag } from '#app/entities/evidence/StatusTag.tsx'
import { significanceLabel } from '#app/entities/evidence/significance.ts'
import { Button } from '#app/ui/controls/Button.tsx'
import { evidenceReference, searchEvidence } from './evidence-search.ts'

/** The evidence that an assertion cites: found by tag or words, or picked from what fits; each with its statement. */
export function CitedEvidence({
  chosen,
  onChoose,
  fits,
  error,
}: {
  chosen: readonly Reference[]
  onChoose: (chosen: Reference[]) => void
  /** What the evidence to offer is about. */
  fits: {
    molecularProfileId?: number
    diseaseId?: number
    type: AssertionType | null
    therapyIds: readonly number[]
    significance: AssertionSignificance | null
  }
  error?: string
}) {
  const { molecularProfileId, diseaseId, type, therapyIds, significance } = fits
  const cited = useQuery(
    find.FindEvidenceByIdDocument,
    chosen.length > 0 ? { variables: { ids: idsOf(chosen) } } : skipToken,
  )
  const offered = useQuery(
    find.EvidenceToCiteDocument,
    molecularProfileId
      ? {
          variables: {
            molecularProfileId,
            diseaseId,
            evidenceType: type,
            therapyId: therapyIds[0],
            // Assertions of some types have significances that evidence does not: then all of it is offered.
            significance: evidenceSignificances.has(significance) ? significance : null,
          },
        }
      : skipToken,
  )
  const isChosen = (id: number) => chosen.some((item) => item.id === id)
  const shown = (cited.data ?? cited.previousData)?.evidenceItems.nodes.filter(({ id }) => isChosen(id)) ?? []
  const rest = molecularProfileId
    ? (offered.data?.evidenceItems.nodes.filter(
        ({ id, therapies }) =>
          !isChosen(id) && (therapyIds.length === 0 || sameIds(idsOf(therapies), therapyIds)),
      ) ?? [])
    : []
  return (
    <div className="space-y-4">
      <ReferenceField
        label="Evidence items"
        help="assertions#evidence"
        kind="evidenceItem"
        name="evidenceItems"
        search={searchEvidence}
        chosen={chosen}
        onChoose={onChoose}
        minimum={2}
        hint="EID12, part of the profile’s name, or words of the statement."
        error={error}
      />
      {chosen.length > 0 ? (
        <Items title={`Linked evidence (${chosen.length})`}>
          {shown.map((item) => (
            <Item key={item.id} item={item}>
              <Button
                look="quiet"
                aria-label={`Remove EID${item.id}`}
                onClick={() => onChoose(chosen.filter(({ id }) => id !== item.id))}
              >
                Remove
              </Button>
            </Item>
          ))}
        </Items>
      ) : null}
      {rest.length > 0 ? (
        <Items title={`Matching evidence not yet linked (${rest.length})`}>
          {rest.map((item) => (
            <Item key={item.id} item={item}>
              <Button
                aria-label={`Link EID${item.id}`}
                onClick={() => onChoose([...chosen, evidenceReference(item.id)])}
              >
                Link
              </Button>
            </Item>
          ))}
        </Items>
      ) : null}
    </div>
  )
}

function Items({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className="text-sm font-semibold">{title}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled with the keys */}
      <ul tabIndex={0} aria-label={title} className="mt-1 max-h-96 space-y-2 overflow-y-auto">
        {children}
      </ul>
    </section>
  )
}

function Item({ item, children }: { item: CitableEvidenceFragment; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 rounded border border-line px-3 py-2 text-sm">
      <p className="flex flex-wrap items-center gap-x-2">
        <EntityLink kind="evidenceItem" record={{ id: item.id }} />
        <StatusTag status={item.status} />
        <RetractedTag retracted={item.retracted} />
        {evidenceTypes.label(item.evidenceType)}, level {item.evidenceLevel},{' '}
        {item.evidenceRating ? `${item.evidenceRating} of 5` : 'not rated'}
      </p>
      <p className="col-span-2">
        <Direction direction={item.evidenceDirection} /> {significanceLabel(item.significance)} ·{' '}
        {item.molecularProfile.name}
        {item.therapies.length > 0 ? ` · ${item.therapies.map(({ name }) => name).join(', ')}` : ''}
        {item.disease ? ` · ${item.disease.name}` : ''} · {item.source.citation ?? item.source.name}
      </p>
      {item.description ? <p className="col-span-2 text-muted">{plainWords(item.description)}</p> : null}
      <span className="col-start-2 row-start-1">{children}</span>
    </li>
  )
}
