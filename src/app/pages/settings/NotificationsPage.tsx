import { useReadQuery } from '@apollo/client/react'
import type { QueryRef } from '@apollo/client/react'
import { useState } from 'react'
import { Link, useLoaderData, useRevalidator } from 'react-router'
import { notificationMails } from '#domain/vocabularies/people.ts'
import { authRequest } from '#app/account/auth-request.ts'
import { mutate } from '#app/apollo/mutate.ts'
import { SetNotificationMailDocument } from '#app/graphql/generated/notification-settings.ts'
import type { NotificationSettingsQuery } from '#app/graphql/generated/notification-settings.ts'
import { paths } from '#app/paths.ts'
import { Card } from '#app/ui/Card.tsx'
import { Button } from '#app/ui/controls/Button.tsx'
import { Field } from '#app/ui/controls/Field.tsx'
import { Select } from '#app/ui/controls/Select.tsx'
import { Callout } from '#app/ui/feedback/Callout.tsx'
import { FormError } from '#app/ui/form/FormError.tsx'
import { SubmitButton } from '#app/ui/form/SubmitButton.tsx'
import { useSubmission } from '#app/ui/form/use-submission.ts'
import { SettingsPage } from './SettingsPage.tsx'
import type { loader } from './notifications-loader.ts'

export function Component() {
  return (
    <SettingsPage current="notifications" title="Notifications">
      <NotificationSettings query={useLoaderData<typeof loader>()} />
    </SettingsPage>
  )
}

type MailSettings = NonNullable<NotificationSettingsQuery['mailSettings']>

function NotificationSettings({ query }: { query: QueryRef<NotificationSettingsQuery> }) {
  const { mailSettings } = useReadQuery(query).data
  return (
    <div className="max-w-2xl space-y-4">
      <p className="text-sm">
        <Link className="link" to={paths.notifications.href()}>
          Notifications
        </Link>{' '}
        appear in the app for records you follow, review or have submitted, and when you are mentioned.
      </p>
      {mailSettings ? (
        <>
          <Address settings={mailSettings} />
          <Frequency settings={mailSettings} />
        </>
      ) : (
        <Callout>This knowledgebase does not send e-mail.</Callout>
      )}
    </div>
  )
}

function Address({ settings: { address, isAddressVerified } }: { settings: MailSettings }) {
  const [sent, setSent] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const send = async () => {
    const answer = await authRequest('send-verification', {})
    setError(answer.ok ? null : answer.error)
    setSent(answer.ok)
  }
  if (address === null) {
    return (
      <Callout tone="warning">
        Your account has no e-mail address. Enter one in your{' '}
        <Link className="link" to={paths.profile.href()}>
          profile
        </Link>
        .
      </Callout>
    )
  }
  if (isAddressVerified) return null
  return (
    <Card title="E-mail address">
      <div className="space-y-3 text-sm">
        <p>
          <span className="break-all">{address}</span> is not verified. Notifications are sent to verified
          addresses only.
        </p>
        <FormError error={error} />
        <Button onClick={() => void send()}>Send verification message</Button>
        <output className="block text-good">
          {sent ? 'Message sent. Open the link in it to verify the address.' : ''}
        </output>
      </div>
    </Card>
  )
}

const choices = notificationMails.values.map((value) => ({ value, label: notificationMails.label(value) }))

function Frequency({ settings }: { settings: MailSettings }) {
  const [notifications, setNotifications] = useState<string>(settings.notifications)
  const [saved, setSaved] = useState(false)
  const { revalidate } = useRevalidator()
  const { pending, error, onSubmit } = useSubmission(async () => {
    setSaved(false)
    if (!notificationMails.has(notifications)) return null
    const { error } = await mutate(SetNotificationMailDocument, { notifications })
    if (error) return error
    setSaved(true)
    await revalidate()
    return null
  })
  return (
    <Card title="By e-mail">
      <form onSubmit={onSubmit} className="max-w-sm space-y-4">
        <FormError error={error} />
        <Field
          label="Send notifications by e-mail"
          hint="Once a day: shortly after midnight UTC, if there are unread ones."
        >
          {(control) => (
            <Select {...control} choices={choices} value={notifications} onChoose={setNotifications} />
          )}
        </Field>
        <div className="flex items-center gap-3">
          <SubmitButton pending={pending} pendingLabel="Saving…">
            Save
          </SubmitButton>
          <output className="text-sm text-good">{saved ? 'Saved.' : ''}</output>
        </div>
      </form>
    </Card>
  )
}
