import { useQuery } from '@apollo/client/react'
import { CommentPreviewDocument } from '#app/graphql/generated/discussion.ts'
import { Statement } from '#app/entities/evidence/Statement.tsx'
import { RichText } from '#app/entities/text/RichText.tsx'

/** A text as readers will see it: its Markdown rendered and what it mentions as links; until then as it is written. */
export function PreviewedProse({ text }: { text: string }) {
  const { data } = useQuery(CommentPreviewDocument, { variables: { text }, skip: text === '' })
  return data ? <RichText segments={data.previewCommentText} /> : <Statement text={text} />
}
