import { SourceSuggestionsDocument } from '#app/graphql/generated/suggestions.ts'
import { Feed } from '../history/Feed.tsx'
import { useSought } from '../history/use-sought.ts'
import { Suggestion } from './Suggestion.tsx'

/** Suggestions to curate a source, the newest first, and what became of them. */
export default function SuggestionFeed({ label, sourceId }: { label: string; sourceId: number }) {
  return (
    <Feed
      document={SourceSuggestionsDocument}
      variables={{ sourceId }}
      pageOf={({ sourceSuggestions }) => sourceSuggestions}
      label={label}
      none="No suggestions"
      sought={useSought('SOURCE_SUGGESTION')}
    >
      {(suggestion) => <Suggestion suggestion={suggestion} />}
    </Feed>
  )
}
