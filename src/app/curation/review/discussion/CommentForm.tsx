import { useRef, useState } from 'react'
import { mutate } from '#app/apollo/mutate.ts'
import type { Viewer } from '#app/apollo/use-viewer.ts'
import { AddCommentDocument } from '#app/graphql/generated/discussion.ts'
import type { AddCommentMutationVariables } from '#app/graphql/generated/discussion.ts'
import { Card } from '#app/ui/Card.tsx'
import { FormError } from '#app/ui/form/FormError.tsx'
import { SubmitButton } from '#app/ui/form/SubmitButton.tsx'
import { useSubmission } from '#app/ui/form/use-submission.ts'
import { lengthError, longestTexts } from '#domain/text/text-lengths.ts'
import { ActingFor } from '../ActingFor.tsx'
import { CommentField } from './CommentField.tsx'
import { useActingOrganization } from '../acting-for.ts'
import { refetchAfter } from '#app/apollo/stale-queries.ts'
import { useStoredText } from './use-stored-text.ts'

/** Says something about a record. What is typed is kept in the browser until it is sent. */
export default function CommentForm({
  viewer,
  subject,
}: {
  viewer: Viewer
  subject: AddCommentMutationVariables['subject']
}) {
  const acting = useActingOrganization()
  const [body, setBody] = useStoredText(`comment:${viewer.id}:${subject.entityType}:${subject.id}`)
  const [sent, setSent] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const { pending, error, onSubmit } = useSubmission(async () => {
    setSent(false)
    const text = body.trim()
    if (text.length < 10) return `A comment needs at least 10 characters; currently ${text.length}.`
    const tooLong = lengthError('The comment', text, longestTexts.comment)
    if (tooLong) return `${tooLong}.`
    const { organizationId } = acting
    const { error: wrong } = await mutate(AddCommentDocument, { subject, body: text, organizationId })
    if (wrong) return wrong
    setBody('')
    setSent(true)
    await refetchAfter('review')
    return null
  })
  return (
    <form onSubmit={onSubmit} data-print="hide">
      <Card title="Add a comment">
        <div className="space-y-3">
          <FormError error={error} />
          <CommentField label="Comment" value={body} onChange={setBody} fieldRef={field} />
          <div className="flex flex-wrap items-center gap-3">
            <SubmitButton pending={pending}>Comment</SubmitButton>
            <ActingFor {...acting} />
            <output className="text-sm text-good">{sent ? 'Your comment was added.' : ''}</output>
          </div>
        </div>
      </Card>
    </form>
  )
}
