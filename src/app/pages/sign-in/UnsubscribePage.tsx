import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { AccountPage } from '#app/account/AccountPage.tsx'
import { sendRequest } from '#app/account/auth-request.ts'
import { hrefWith, paths } from '#app/paths.ts'
import { Callout } from '#app/ui/feedback/Callout.tsx'
import { FormError } from '#app/ui/form/FormError.tsx'
import { SubmitButton } from '#app/ui/form/SubmitButton.tsx'
import { useSubmission } from '#app/ui/form/use-submission.ts'

/** Ends notifications by mail without signing in, for whoever has the link of a message. */
export function Component() {
  const [parameters] = useSearchParams()
  const [done, setDone] = useState(false)
  const { pending, error, onSubmit } = useSubmission(async () => {
    const answer = await sendRequest(
      hrefWith(paths.unsubscribe.href(), { token: parameters.get('token') ?? '' }),
      {},
    )
    if (!answer.ok) return answer.error
    setDone(true)
    return null
  })
  return (
    <AccountPage
      title="Unsubscribe"
      lead={done ? undefined : 'Stop notifications by e-mail. They still appear in the app.'}
    >
      {done ? (
        <output className="block">
          <Callout>
            Notifications are no longer sent by e-mail.{' '}
            <Link className="link" to={paths.notificationSettings.href()}>
              Settings
            </Link>
          </Callout>
        </output>
      ) : (
        <form onSubmit={onSubmit} className="space-y-4 rounded-md border border-line bg-surface p-4">
          <FormError error={error} />
          <SubmitButton pending={pending} className="w-full">
            Unsubscribe
          </SubmitButton>
        </form>
      )}
    </AccountPage>
  )
}
