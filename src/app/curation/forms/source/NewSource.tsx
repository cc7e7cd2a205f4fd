import { useQuery } from '@apollo/client/react'
import { citationIdError } from '#domain/records/citation-ids.ts'
import { sourceSources } from '#domain/vocabularies/sources.ts'
import type { SourceSource } from '#domain/vocabularies/sources.ts'
import { AddCitationDocument } from '#app/graphql/generated/new-references.ts'
import { FindRemoteCitationDocument } from '#app/graphql/generated/reference-searches.ts'
import { Skeleton } from '#app/ui/feedback/Skeleton.tsx'
import { mutate } from '#app/apollo/mutate.ts'
import { InPlaceForm } from '../references/InPlaceForm.tsx'
import type { Creation } from '../references/ReferenceField.tsx'
import type { Reference } from '../references/reference.ts'

/** Offer of a field of sources for a citation id of the publisher that it does not find. */
export const newSourceOf = (kind: SourceSource): Creation<Reference> => ({
  label: (text, found) =>
    citationIdError(kind, text) !== null || found > 0
      ? null
      : `Add ${sourceSources.label(kind)} ${text} as a new source…`,
  form: (props) => <NewSource key={`${kind} ${props.text}`} kind={kind} {...props} />,
})

/** A publication that is not here yet: what its publisher calls it, and whether to add it. */
function NewSource({
  kind,
  text,
  onCreated,
  onCancel,
}: {
  kind: SourceSource
  text: string
  onCreated: (created: Reference) => void
  onCancel: () => void
}) {
  const called = `${sourceSources.label(kind)} ${text}`
  const { data, loading, error } = useQuery(FindRemoteCitationDocument, {
    variables: { citationId: text, sourceType: kind },
    fetchPolicy: 'no-cache',
  })
  const citation = data?.remoteCitation ?? null
  const isSilent = Boolean(error) || data?.knowledgebase.asksOutsideServices === false
  const isUnknown = !loading && !isSilent && citation === null
  return (
    <InPlaceForm
      title={`New source: ${called}`}
      confirm="Add this source"
      canConfirm={!loading && !isUnknown}
      onCancel={onCancel}
      onConfirm={async () => {
        const result = await mutate(AddCitationDocument, { input: { citationId: text, sourceType: kind } })
        if (result.error !== null) return result.error
        if (!result.data.addRemoteCitation) return 'The server did not respond.'
        onCreated({ id: result.data.addRemoteCitation.newSource.id, name: citation ?? called })
        return null
      }}
    >
      <div className="text-sm" aria-live="polite">
        {loading ? (
          <>
            <span className="sr-only">Checking {sourceSources.label(kind)}</span>
            <Skeleton className="h-6 w-56" />
          </>
        ) : citation ? (
          <p className="font-medium">{citation}</p>
        ) : isSilent ? (
          <p>
            {sourceSources.label(kind)} is not responding, so the citation cannot be shown. The source can be
            added by its id; adding it again later fills in the citation.
          </p>
        ) : (
          <p>{sourceSources.label(kind)} has no record with this id. Check the number.</p>
        )}
      </div>
    </InPlaceForm>
  )
}
