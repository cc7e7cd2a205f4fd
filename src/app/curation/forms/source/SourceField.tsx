import { useQuery } from '@apollo/client/react'
import { skipToken } from '@apollo/client/react'
import { useMemo } from 'react'
import { z } from 'zod'
import { sourceSources } from '#domain/vocabularies/sources.ts'
import type { SourceSource } from '#domain/vocabularies/sources.ts'
import { ChosenSourceDocument } from '#app/graphql/generated/chosen-source.ts'
import type { ChosenSourceQuery } from '#app/graphql/generated/chosen-source.ts'
import { Link } from 'react-router'
import { hrefWith, paths } from '#app/paths.ts'
import { Callout } from '#app/ui/feedback/Callout.tsx'
import { Suggestion } from '#app/entities/source/Suggestion.tsx'
import { SourceCard } from '#app/entities/source/SourceCard.tsx'
import { Field } from '#app/ui/controls/Field.tsx'
import { Select } from '#app/ui/controls/Select.tsx'
import { Skeleton } from '#app/ui/feedback/Skeleton.tsx'
import { usePartialInput } from '../drafts/unfinished.ts'
import { ReferenceField } from '../references/ReferenceField.tsx'
import type { Reference } from '../references/reference.ts'
import { newSourceOf } from './NewSource.tsx'
import { searchSources } from './search-sources.ts'

const examples: Record<SourceSource, string> = {
  PUBMED: 'PubMed id such as 23724913, an author or words of the title',
  ASCO: 'Number in the abstract’s address, an author or words of the title',
  ASH: 'DOI such as 10.1182/blood-2019-126151, an author or words of the title',
}

const Kind = z.enum(sourceSources.values)

const kinds = sourceSources.values.map((value) => ({ value, label: sourceSources.label(value) }))

/** Publications: found by citation id, author or title, or added by their citation id. */
export function SourceField({
  label,
  name,
  chosen,
  single = false,
  onChoose,
  error,
}: {
  label: string
  name: string
  chosen: readonly Reference[]
  single?: boolean
  onChoose: (chosen: Reference[]) => void
  error?: string
}) {
  const [kind, setKind] = usePartialInput<SourceSource>(`${name} published by`, Kind, 'PUBMED')
  const search = useMemo(() => searchSources(kind), [kind])
  const creation = useMemo(() => newSourceOf(kind), [kind])
  return (
    <div className="space-y-2">
      <div className="grid gap-2 sm:grid-cols-[8rem_1fr]">
        <Field label="Source type">
          {(control) => (
            <Select
              {...control}
              choices={kinds}
              value={kind}
              onChoose={(value) => sourceSources.has(value) && setKind(() => value)}
            />
          )}
        </Field>
        <ReferenceField
          label={label}
          help="model#sources"
          kind="source"
          name={name}
          search={search}
          chosen={chosen}
          single={single}
          onChoose={onChoose}
          minimum={2}
          hint={examples[kind]}
          error={error}
          creation={creation}
          emptyText="No source matches. Type a citation id to add one."
        />
      </div>
      {chosen.map((source) => (
        <ChosenSource key={source.id} source={source} />
      ))}
    </div>
  )
}

/** Details of a chosen source; null while it is asked for. */
export function useChosenSource(
  source: Reference | undefined,
):
  | (NonNullable<ChosenSourceQuery['source']> & { suggestions: ChosenSourceQuery['sourceSuggestions'] })
  | null {
  const { data } = useQuery(ChosenSourceDocument, source ? { variables: { id: source.id } } : skipToken)
  if (!source || !data?.source) return null
  // A source that was just added may not have been described yet; its name here came from its publisher.
  return {
    ...data.source,
    citation: data.source.citation ?? source.name,
    suggestions: data.sourceSuggestions,
  }
}

function ChosenSource({ source }: { source: Reference }) {
  const details = useChosenSource(source)
  return (
    <div className="rounded border border-line bg-sunken px-3 py-2">
      {details ? <SourceCard source={details} /> : <Skeleton className="h-6 w-64" />}
      {details?.deprecated ? <p className="text-sm text-danger">This source is deprecated.</p> : null}
      {details?.fullyCurated ? (
        <p className="text-sm text-warning">
          This source is fully curated: all evidence in it has been submitted. Add only what was missed.
        </p>
      ) : null}
      {details ? <OpenSuggestions source={details} suggestions={details.suggestions} /> : null}
    </div>
  )
}

/** Suggestions of the source that are open: somebody has suggested it already. */
function OpenSuggestions({
  source,
  suggestions: { filteredCount, nodes },
}: {
  source: { id: number }
  suggestions: ChosenSourceQuery['sourceSuggestions']
}) {
  if (filteredCount === 0) return null
  const all = hrefWith(paths.source.href(source.id), { tab: 'suggestions' })
  return (
    <Callout tone="warning" title="This source has been suggested already and waits to be curated.">
      <ul className="space-y-2">
        {nodes.map((suggestion) => (
          <li key={suggestion.id}>
            <Suggestion suggestion={suggestion} />
          </li>
        ))}
      </ul>
      <Link className="link" to={all}>
        {filteredCount > nodes.length
          ? `All ${filteredCount} open suggestions`
          : 'Suggestions of this source'}
      </Link>
    </Callout>
  )
}
