import { useState } from 'react'
import { evidenceTypes } from '#domain/vocabularies/evidence.ts'
import { EntityLink } from '#app/entities/EntityLink.tsx'
import { ShortRating } from '#app/entities/evidence/Rating.tsx'
import { StatedSignificance } from '#app/entities/evidence/StatedSignificance.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { Tag } from '#app/ui/Tag.tsx'
import type { Hit } from './hits.ts'
import { RELATION_WORDS } from './match-words.ts'
import { StatementDetails } from './StatementDetails.tsx'
import { Strength } from './Strength.tsx'

/** One evidence item or assertion in a line or two; it opens to its reason and facts. */
export function StatementRow({
  hit,
  isConflicting,
  opponents,
  hasDisease,
  withProfile,
}: {
  hit: Hit
  isConflicting: boolean
  /** Names of the other profiles of the sample that point the opposite way. */
  opponents: readonly string[]
  /** Whether the patient's disease is known, so that relations to it mean something. */
  hasDisease: boolean
  withProfile: boolean
}) {
  const [open, setOpen] = useState(false)
  const { statement, treatment, profile } = hit
  const { disease, diseaseRelation, originAgreement } = statement
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 border-t border-line py-1 first:border-0">
      <details
        className="col-span-2 col-start-1 row-start-1 [&[open]>summary>svg]:rotate-90"
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary className="mr-24 flex cursor-pointer list-none items-start gap-2 [&::-webkit-details-marker]:hidden">
          <Icon name="chevronRight" className="mt-1 size-4 text-muted print:hidden" />
          <span className="shrink-0 [&_.level-words]:sr-only">
            <Strength {...hit} />
          </span>
          <span className="min-w-0">
            <span className="font-medium">
              {treatment ?? evidenceTypes.label(statement.type)}
              {': '}
            </span>
            <StatedSignificance direction={statement.direction} significance={statement.significance} />
            {isConflicting ? <Tag className="ml-1.5 text-warning">Conflicting</Tag> : null}
            {originAgreement === 'DIFFERS' ? <Tag className="ml-1.5 text-warning">Other origin</Tag> : null}
            {statement.status === 'ACCEPTED' ? null : <Tag className="ml-1.5 text-warning">Not accepted</Tag>}
            {opponents.length > 0 ? (
              <span className="block text-warning">Opposed by {opponents.join(', ')}</span>
            ) : null}
            <span className="block text-muted">
              {disease?.name ?? 'No disease given'}
              {hasDisease ? ` (${RELATION_WORDS[diseaseRelation]})` : ''}
              {withProfile ? ` · ${profile.name}` : ''}
            </span>
          </span>
        </summary>
        {open ? (
          <div className="mt-1 mb-2 ml-6 rounded border border-line bg-sunken px-3 py-1">
            <StatementDetails hit={hit} />
          </div>
        ) : null}
      </details>
      <span className="col-start-2 row-start-1 flex flex-col items-end">
        <EntityLink kind={statement.kind} record={{ id: statement.id }} />
        {statement.kind === 'evidenceItem' ? <ShortRating rating={statement.rating} /> : null}
      </span>
    </li>
  )
}
