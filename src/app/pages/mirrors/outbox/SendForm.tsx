import { useQuery } from '@apollo/client/react'
import { longestTexts } from '#domain/text/text-lengths.ts'
import { failureOf } from '#app/apollo/failure.ts'
import { mutate } from '#app/apollo/mutate.ts'
import { Snippet } from '#app/entities/api-snippets/Snippet.tsx'
import {
  MirrorSuggestionDocument,
  SendMirrorSuggestionDocument,
} from '#app/graphql/generated/mirror-outbox.ts'
import type { MirrorOutboxPartsFragment } from '#app/graphql/generated/mirror-outbox.ts'
import { Button } from '#app/ui/controls/Button.tsx'
import { Field } from '#app/ui/controls/Field.tsx'
import { LimitedText } from '#app/ui/controls/LimitedText.tsx'
import { TextInput } from '#app/ui/controls/TextInput.tsx'
import { ErrorState } from '#app/ui/feedback/ErrorState.tsx'
import { SkeletonLines } from '#app/ui/feedback/Skeleton.tsx'
import { FormError } from '#app/ui/form/FormError.tsx'
import { SubmitButton } from '#app/ui/form/SubmitButton.tsx'
import { textOf, useSubmission } from '#app/ui/form/use-submission.ts'

/** The suggestion in the terms of the upstream, and what is needed to send it. The key is kept nowhere. */
export function SendForm({
  entry: { upstreamId, upstream, kind, recordId, attempt },
  onSent,
  onRefused,
  onCancel,
}: {
  entry: MirrorOutboxPartsFragment
  onSent: () => void
  /** The upstream took nothing; what was entered stays. */
  onRefused: () => void
  onCancel: () => void
}) {
  const record = { upstreamId, kind, recordId }
  const { data, error, refetch } = useQuery(MirrorSuggestionDocument, {
    variables: record,
    fetchPolicy: 'no-cache',
  })
  const prepared = data?.mirrorSuggestion
  const isUncertain = attempt?.state === 'UNCERTAIN'
  const sending = useSubmission(async (form) => {
    const organization = textOf(form, 'organization')
    const input = {
      ...record,
      digest: prepared?.digest ?? '',
      key: textOf(form, 'key'),
      comment: textOf(form, 'comment'),
      ...(organization !== '' && { organizationId: Number(organization) }),
      ...(isUncertain && { repeatedAttemptId: attempt.id }),
    }
    const sent = await mutate(SendMirrorSuggestionDocument, { input }, { fetchPolicy: 'no-cache' })
    if (sent.error !== null) return sent.error
    const outcome = sent.data?.sendMirrorSuggestion?.attempt
    if (outcome?.state === 'FAILED') {
      onRefused()
      return `Not sent. ${upstream} answered: ${outcome.reason ?? 'no reason'}`
    }
    onSent()
    return null
  })
  if (!prepared)
    return error ? (
      <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} />
    ) : (
      <SkeletonLines count={4} />
    )
  return (
    <form onSubmit={sending.onSubmit} className="space-y-3 border-t border-line pt-3 text-sm">
      <div className="grid gap-3 lg:grid-cols-2 [&>*]:min-w-0">
        <Snippet label="Mutation" text={prepared.mutation} />
        <Snippet label="Variables" text={prepared.variables} />
      </div>
      <p className="max-w-prose text-muted">
        {upstream} receives the whole record as it has it now, with your changes; only the changes become
        revisions.
      </p>
      <FormError error={sending.error} />
      <LimitedText
        label={`Comment for reviewers at ${upstream}`}
        hint="The reason for the change, ten characters or more"
        name="comment"
        longest={longestTexts.comment}
        lines={2}
        minLength={10}
        required
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={`Your API key of ${upstream}`} hint="Used for this suggestion alone, and not stored">
          {(control) => (
            <TextInput
              {...control}
              name="key"
              type="password"
              autoComplete="off"
              spellCheck={false}
              required
            />
          )}
        </Field>
        <Field label="Organization ID there" hint="If you belong to several organizations there">
          {(control) => <TextInput {...control} name="organization" type="number" min={1} />}
        </Field>
      </div>
      {isUncertain ? (
        <label className="flex items-start gap-2">
          <input type="checkbox" required className="mt-0.5 size-4" />
          <span>I have looked there, and it has not arrived</span>
        </label>
      ) : null}
      <div className="flex gap-2">
        <SubmitButton pending={sending.pending} pendingLabel="Sending…">
          {`Send to ${upstream}`}
        </SubmitButton>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  )
}
