import { useReadQuery } from '@apollo/client/react'
import type { QueryRef } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { useLoaderData } from 'react-router'
import { mutate } from '#app/apollo/mutate.ts'
import { useRefetch } from '#app/apollo/use-refetch.ts'
import { StateConflictOfInterestDocument } from '#app/graphql/generated/conflict-of-interest.ts'
import type { ConflictOfInterestQuery } from '#app/graphql/generated/conflict-of-interest.ts'
import { formatDate } from '#app/ui/dates.ts'
import { Callout } from '#app/ui/feedback/Callout.tsx'
import { Card } from '#app/ui/Card.tsx'
import { LimitedText } from '#app/ui/controls/LimitedText.tsx'
import { FormError } from '#app/ui/form/FormError.tsx'
import { SubmitButton } from '#app/ui/form/SubmitButton.tsx'
import { textOf, useSubmission } from '#app/ui/form/use-submission.ts'
import { longestTexts } from '#domain/text/text-lengths.ts'
import { SettingsPage } from './SettingsPage.tsx'
import type { loader } from './conflict-of-interest-loader.ts'

export function Component() {
  return (
    <SettingsPage current="conflict-of-interest" title="Conflict-of-interest disclosure">
      <Statements query={useLoaderData<typeof loader>()} />
    </SettingsPage>
  )
}

type Statement = NonNullable<
  NonNullable<ConflictOfInterestQuery['viewer']>['mostRecentConflictOfInterestStatement']
>

function Statements({ query }: { query: QueryRef<ConflictOfInterestQuery> }) {
  // Before it is read: what it asks again is then read in the same rendering.
  const again = useRefetch(query)
  const statement = useReadQuery(query).data.viewer?.mostRecentConflictOfInterestStatement ?? null
  const statementId = statement?.id ?? 0
  // Which disclosure was the latest when another one was saved.
  const [earlierId, setEarlierId] = useState<number | null>(null)
  const saved = earlierId !== null && earlierId !== statementId
  const place = useRef<HTMLOutputElement>(null)
  // A form of its own follows each disclosure; its button goes with it.
  useEffect(() => {
    if (saved) place.current?.focus()
  }, [saved])
  return (
    <div className="max-w-2xl space-y-4">
      <p className="text-sm">
        Editors disclose financial and other interests every year before they review. A declared interest does
        not prevent reviewing; it is shown on your profile.
      </p>
      <output ref={place} tabIndex={-1} className="block space-y-2 outline-none">
        {saved ? <p className="text-sm text-good">Disclosure saved.</p> : null}
        <Current statement={statement} />
      </output>
      <StatementForm
        key={statementId}
        onStated={() => {
          setEarlierId(statementId)
          again()
        }}
      />
    </div>
  )
}

function Current({ statement }: { statement: Statement | null }) {
  if (!statement) return <Callout tone="warning">You have not submitted a disclosure.</Callout>
  const expired = statement.coiStatus === 'EXPIRED'
  const says = statement.coiPresent
    ? 'You declared a conflict of interest'
    : 'You declared no conflict of interest'
  return (
    <Callout tone={expired ? 'warning' : 'note'}>
      {says}
      {statement.createdAt ? ` on ${formatDate(statement.createdAt)}` : ''};{' '}
      {expired ? 'the disclosure expired on' : 'the disclosure is valid until'}{' '}
      {formatDate(statement.expiresAt)}.
      {statement.coiStatement ? <p className="mt-1 text-muted">{statement.coiStatement}</p> : null}
    </Callout>
  )
}

function StatementForm({ onStated }: { onStated: () => void }) {
  const [present, setPresent] = useState<boolean | null>(null)
  const { pending, error, onSubmit } = useSubmission(async (form) => {
    if (present === null) return 'Select an option.'
    const statement = present ? textOf(form, 'statement') : null
    const { error: wrong } = await mutate(StateConflictOfInterestDocument, {
      coiPresent: present,
      statement,
    })
    if (!wrong) onStated()
    return wrong
  })
  const choice = (value: boolean, label: string) => (
    <label className="flex items-center gap-2 text-sm">
      <input
        type="radio"
        name="present"
        className="size-4 accent-accent"
        checked={present === value}
        onChange={() => setPresent(value)}
      />
      {label}
    </label>
  )
  return (
    <form onSubmit={onSubmit}>
      <Card title="New disclosure (valid for one year)">
        <div className="space-y-4">
          <FormError error={error} />
          <fieldset className="space-y-1">
            <legend className="mb-1 text-xs font-medium text-muted">Your interests</legend>
            {choice(false, 'I have no conflict of interest')}
            {choice(true, 'I have a conflict of interest')}
          </fieldset>
          {present ? (
            <LimitedText
              label="Describe the conflict"
              hint="At least 10 characters."
              name="statement"
              lines={4}
              longest={longestTexts.bio}
              minLength={10}
              required
            />
          ) : null}
          <SubmitButton pending={pending} pendingLabel="Saving…">
            Save disclosure
          </SubmitButton>
        </div>
      </Card>
    </form>
  )
}
