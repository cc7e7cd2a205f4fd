import { skipToken, useQuery } from '@apollo/client/react'
import { CommentPreviewDocument } from '#app/graphql/generated/discussion.ts'
import { Statement } from '#app/entities/evidence/Statement.tsx'
import { RichText } from '#app/entities/text/RichText.tsx'
import { useDebounced } from '#app/search/use-debounced.ts'

const PAUSE_MS = 500

/**
 * A text that is being typed as its page will show it, with its Markdown and with what it mentions as links. They are
 * asked for when the typing pauses; meanwhile it stands here as it was typed.
 */
export function WrittenPreview({ text, className }: { text: string; className?: string }) {
  const debounced = useDebounced(text, PAUSE_MS)
  const { data } = useQuery(
    CommentPreviewDocument,
    debounced.trim() ? { variables: { text: debounced } } : skipToken,
  )
  return data && debounced === text ? (
    <RichText segments={data.previewCommentText} className={className} />
  ) : (
    <Statement text={text} className={className} />
  )
}
