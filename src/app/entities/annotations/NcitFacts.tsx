import type { NcitAnnotation_detailsFragment } from '#app/graphql/generated/annotations.ts'
import { Facts } from '#app/ui/Facts.tsx'

/** Definitions and synonyms of a concept of the NCI Thesaurus, each with the vocabulary that it is from. */
export function NcitFacts({ details }: { details: NcitAnnotation_detailsFragment | null | undefined }) {
  if (!details) return null
  const synonyms = [...new Set(details.synonyms.map(({ name }) => name))]
  return (
    <Facts
      facts={[
        {
          name: 'Definition',
          isParagraph: true,
          value: details.definitions.length > 0 && (
            <ul className="space-y-1">
              {details.definitions.map(({ definition, source }) => (
                <li key={definition}>
                  {definition} {source ? <span className="text-muted">({source})</span> : null}
                </li>
              ))}
            </ul>
          ),
        },
        { name: 'Synonyms', value: synonyms.join(', ') },
      ]}
    />
  )
}
