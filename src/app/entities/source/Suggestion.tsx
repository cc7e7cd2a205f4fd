import { Link } from 'react-router'
import type { Suggestion_sourceSuggestionFragment } from '#app/graphql/generated/suggestions.ts'
import { hrefWith, paths } from '#app/paths.ts'
import { Tag } from '#app/ui/Tag.tsx'
import { anchorOf } from '#domain/records/links.ts'
import { recordTag } from '#domain/records/tags.ts'
import { sourceSuggestionStatuses } from '#domain/vocabularies/sources.ts'
import { EntityLink } from '../EntityLink.tsx'
import { Moment } from '../history/Moment.tsx'
import { Person } from '../history/Person.tsx'
import { RichText } from '../text/RichText.tsx'

type SuggestedRecords = Pick<Suggestion_sourceSuggestionFragment, 'source' | 'molecularProfile' | 'disease'>

/** The form of an evidence item from a suggested source, with what the suggestion names filled in. */
export function evidenceFormOf({ source, molecularProfile, disease }: SuggestedRecords): string {
  const ids = { sourceId: source?.id, molecularProfileId: molecularProfile?.id, diseaseId: disease?.id }
  const named = Object.entries(ids).flatMap(([name, id]) => (id ? [[name, String(id)]] : []))
  return hrefWith(paths.submitEvidence.href(), Object.fromEntries(named))
}

/** A suggestion of a source: who suggests it for what and why, what became of it, and the form of its evidence. */
export function Suggestion({
  suggestion,
  namesSource = false,
}: {
  suggestion: Suggestion_sourceSuggestionFragment
  /** Whether the source is named; else it is what the page is about. */
  namesSource?: boolean
}) {
  const { id, status, source, molecularProfile, disease, user, createdAt } = suggestion
  const tag = recordTag('SOURCE_SUGGESTION', id)
  return (
    <article
      id={anchorOf('SOURCE_SUGGESTION', id)}
      tabIndex={-1}
      aria-label={tag}
      className="space-y-1 outline-none"
    >
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="text-muted">{tag}</span>
        {namesSource && source ? (
          <EntityLink kind="source" record={{ id: source.id, name: source.citation ?? source.name }} />
        ) : null}
        {molecularProfile ? <EntityLink kind="molecularProfile" record={molecularProfile} /> : null}
        {disease ? <EntityLink kind="disease" record={disease} /> : null}
        {status === 'NEW' && namesSource ? null : (
          <Tag
            className={status === 'NEW' ? 'text-warning' : status === 'CURATED' ? 'text-good' : 'text-muted'}
          >
            {sourceSuggestionStatuses.label(status)}
          </Tag>
        )}
      </p>
      <p className="flex flex-wrap gap-x-2 text-muted">
        {user ? <Person user={user} /> : null} <Moment at={createdAt} />
      </p>
      <RichText segments={suggestion.parsedInitialComment} />
      {suggestion.parsedReason.length > 0 ? (
        <div className="border-l-2 border-line pl-3 text-muted">
          <RichText segments={suggestion.parsedReason} />
        </div>
      ) : null}
      {status === 'NEW' ? (
        <Link className="link font-medium" to={evidenceFormOf(suggestion)}>
          Add evidence<span className="sr-only"> from {source?.citation ?? source?.name ?? tag}</span>
        </Link>
      ) : null}
    </article>
  )
}
