import { sourceSources } from '#domain/vocabularies/sources.ts'
import type { SourceCard_sourceFragment } from '#app/graphql/generated/source-card.ts'
import { CopyButton } from '#app/ui/controls/CopyButton.tsx'
import { ExternalLink } from '#app/ui/ExternalLink.tsx'
import { Tag } from '#app/ui/Tag.tsx'
import { EntityLink } from '../EntityLink.tsx'

/** A publication as it is cited, with the way to it. */
export function SourceCard({ source }: { source: SourceCard_sourceFragment }) {
  const kind = sourceSources.label(source.sourceType)
  return (
    <div className="text-sm">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <EntityLink kind="source" record={{ id: source.id, name: source.citation ?? source.name }} />
        {source.isRetracted || source.retractionNature ? (
          <Tag className={source.isRetracted ? 'text-danger' : 'text-warning'}>
            {source.isRetracted ? 'Retracted' : source.retractionNature}
          </Tag>
        ) : null}
        {source.openAccess ? <Tag className="text-good">Open access</Tag> : null}
      </p>
      {source.title ? <p className="mt-1 max-w-prose">{source.title}</p> : null}
      {source.authorString && !isInCitation(source.authorString, source.citation) ? (
        <p className="mt-1 max-w-prose text-muted">{source.authorString}</p>
      ) : null}
      <Published source={source} />
      <p className="mt-1 flex flex-wrap items-center gap-x-4">
        <span>
          {source.sourceUrl ? (
            <ExternalLink href={source.sourceUrl}>
              {kind} {source.citationId}
            </ExternalLink>
          ) : (
            `${kind} ${source.citationId}`
          )}
          <CopyButton text={source.citationId} label={`Copy the ${kind} id`} />
        </span>
        {source.pmcId ? (
          <ExternalLink href={`https://www.ncbi.nlm.nih.gov/pmc/articles/${source.pmcId}/`}>
            Full text {source.pmcId}
          </ExternalLink>
        ) : null}
        {source.clinicalTrials?.map((trial) => (
          <EntityLink key={trial.id} kind="clinicalTrial" record={{ id: trial.id, name: trial.nctId }} />
        ))}
      </p>
    </div>
  )
}

/** The citation holds the first author and the year: they are not said again. */
function Published({ source }: { source: SourceCard_sourceFragment }) {
  const date = source.publicationDate ?? (source.publicationYear ? String(source.publicationYear) : null)
  const parts = [source.journal, date && !isInCitation(date, source.citation) ? date : null].filter(Boolean)
  return parts.length > 0 ? <p className="mt-1 text-muted">{parts.join(', ')}</p> : null
}

function isInCitation(text: string, citation: string | null | undefined): boolean {
  return Boolean(citation?.toLowerCase().includes(text.toLowerCase()))
}
