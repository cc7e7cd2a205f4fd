import { openAsSignedIn } from '#app/account/auth-request.ts'
import { NewPasswordField } from '#app/account/NewAccountFields.tsx'
import { paths } from '#app/paths.ts'
import { LinkPage } from './LinkPage.tsx'

export function Component() {
  return (
    <LinkPage
      kind="PASSWORD"
      title="Choose a new password"
      lead="Everyone who is signed in with the old one is signed out."
      action="reset-password"
      submit="Use this password"
      bodyOf={(form) => ({ newPassword: form.get('password') })}
      onDone={() => openAsSignedIn(paths.signIn.href())}
    >
      <NewPasswordField label="New password" />
    </LinkPage>
  )
}
