import { openAsSignedIn } from '#app/account/auth-request.ts'
import { NewAccountFields, newAccountOf } from '#app/account/NewAccountFields.tsx'
import { InvitationDetails } from './InvitationDetails.tsx'
import { LinkPage } from './LinkPage.tsx'

const detailsOf = (body: unknown) => <InvitationDetails invitation={body ?? {}} />

export function Component() {
  return (
    <LinkPage
      kind="INVITATION"
      title="Accept the invitation"
      lead="With an account you can comment, submit evidence, suggest revisions and create API keys."
      action="accept-invitation"
      submit="Create account"
      bodyOf={newAccountOf}
      onDone={() => openAsSignedIn('/')}
      detailsOf={detailsOf}
    >
      <NewAccountFields />
    </LinkPage>
  )
}
