import type { ReactNode } from 'react'
import { AccountPage } from '#app/account/AccountPage.tsx'
import { authRequest } from '#app/account/auth-request.ts'
import { useLinkToken } from '#app/account/use-link-token.ts'
import type { LinkKind } from '#app/account/use-link-token.ts'
import { Callout } from '#app/ui/feedback/Callout.tsx'
import { FormError } from '#app/ui/form/FormError.tsx'
import { SubmitButton } from '#app/ui/form/SubmitButton.tsx'
import { useSubmission } from '#app/ui/form/use-submission.ts'

/** A page that a one-time link opens: one form, which is sent with the token of the link. */
export function LinkPage({
  kind,
  title,
  lead,
  action,
  submit,
  bodyOf,
  onDone,
  detailsOf,
  children,
}: {
  kind: LinkKind
  title: string
  lead: string
  /** What the form is sent to. */
  action: string
  /** What the button says. */
  submit: string
  bodyOf: (form: FormData) => Record<string, unknown>
  /** What comes next; with the body of the answer. */
  onDone: (body: unknown) => void
  /** Facts about the link, of what the service says of it. */
  detailsOf?: (body: unknown) => ReactNode
  children: ReactNode
}) {
  const link = useLinkToken(kind)
  const { pending, error, onSubmit } = useSubmission(async (form) => {
    if (link.state !== 'works') return null
    const answer = await authRequest(action, { token: link.token, ...bodyOf(form) })
    if (!answer.ok) return answer.error
    onDone(answer.body)
    return null
  })
  return (
    <AccountPage title={title} lead={link.state === 'over' ? undefined : lead}>
      {link.state === 'over' ? <Callout tone="danger">{link.error}</Callout> : null}
      {link.state === 'works' ? (
        <form onSubmit={onSubmit} className="space-y-4 rounded-md border border-line bg-surface p-4">
          {detailsOf?.(link.body)}
          <FormError error={error} />
          {children}
          <SubmitButton pending={pending} className="w-full">
            {submit}
          </SubmitButton>
        </form>
      ) : null}
    </AccountPage>
  )
}
