import { useQuery } from '@apollo/client/react'
import { EvidenceFromSource } from '#app/entities/evidence/EvidenceFromSource.tsx'
import { SourceCard } from '#app/entities/source/SourceCard.tsx'
import { SourcePageDocument } from '#app/graphql/generated/source-page.ts'
import { plainWords } from '#domain/text/plain-words.ts'
import { PaneSection } from './PaneSection.tsx'
import { PaneState } from './PaneState.tsx'

/** A suggested source: how it is cited, its abstract, and what is filed from it already. */
export function SourcePane({ id }: { id: number }) {
  const query = useQuery(SourcePageDocument, { variables: { id } })
  const source = query.data?.source
  if (!source) return <PaneState query={query} />
  return (
    <>
      <SourceCard source={source} />
      {source.abstract ? (
        <PaneSection title="Abstract">
          <p className="max-w-prose text-sm">{plainWords(source.abstract)}</p>
        </PaneSection>
      ) : null}
      <PaneSection title="Evidence from this source">
        <EvidenceFromSource sourceId={id} />
      </PaneSection>
    </>
  )
}
