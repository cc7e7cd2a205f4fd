import { ampLevels, assertionTypes } from '#domain/vocabularies/evidence.ts'
import { treatmentOf } from '#domain/clinical/treatment.ts'
import { formatNumber } from '#app/entities/evidence/counts.ts'
import { EntityLink } from '#app/entities/EntityLink.tsx'
import { StatedSignificance } from '#app/entities/evidence/StatedSignificance.tsx'
import { StatusTag } from '#app/entities/evidence/StatusTag.tsx'
import { Tag } from '#app/ui/Tag.tsx'
import { ShowAllLink } from './ShowAllLink.tsx'
import type { Summary, SummarySubject } from './summary-subject.ts'

/** Assertions on the subject, each in a line with its tier. */
export function SummaryAssertions({ subject, summary }: { subject: SummarySubject; summary: Summary }) {
  const { assertions, assertionCount } = summary
  if (assertionCount === 0) return null
  return (
    <section aria-label="Assertions" className="text-sm">
      <h3 className="font-semibold">Assertions ({formatNumber(assertionCount)})</h3>
      <ul className="grid gap-x-6 2xl:grid-cols-2">
        {assertions.map((assertion) => (
          <li key={assertion.id} className="flex min-w-0 flex-wrap items-baseline gap-x-2">
            <EntityLink kind="assertion" record={{ id: assertion.id, flagged: assertion.flagged }} />
            {assertion.ampLevel && assertion.ampLevel !== 'NA' ? (
              <Tag className="text-ink">{ampLevels.label(assertion.ampLevel)}</Tag>
            ) : null}
            <StatedSignificance
              direction={assertion.assertionDirection}
              significance={assertion.significance}
            />
            <span className="min-w-0">{aboutOf(subject, assertion)}</span>
            {assertion.status === 'ACCEPTED' ? null : <StatusTag status={assertion.status} />}
          </li>
        ))}
      </ul>
      {assertions.length < assertionCount ? (
        <ShowAllLink>Show all {formatNumber(assertionCount)} assertions</ShowAllLink>
      ) : null}
    </section>
  )
}

/** What an assertion is about beyond the subject: `BRAF V600E, Vemurafenib, Melanoma`. */
function aboutOf({ kind }: SummarySubject, assertion: Summary['assertions'][number]): string {
  const treatment = treatmentOf({
    therapies: assertion.therapies,
    therapyInteractionType: assertion.therapyInteractionType ?? null,
  })
  return [
    kind === 'molecularProfile' ? null : assertion.molecularProfile.name,
    treatment?.name ?? assertionTypes.label(assertion.assertionType),
    kind === 'disease' ? null : assertion.disease?.name,
  ]
    .filter(Boolean)
    .join(', ')
}
