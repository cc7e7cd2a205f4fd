import { openAsSignedIn } from '#app/account/auth-request.ts'
import { NewPasswordField } from '#app/account/NewAccountFields.tsx'
import { hrefWith, paths } from '#app/paths.ts'
import { LinkPage } from './LinkPage.tsx'

const revokedKeysIn = (body: unknown): number =>
  typeof body === 'object' && body !== null && 'revokedKeys' in body ? Number(body.revokedKeys) : 0

export function Component() {
  return (
    <LinkPage
      kind="PASSWORD"
      title="Set a new password"
      lead="All sessions of the account will be signed out and all its API keys revoked."
      action="reset-password"
      submit="Set password"
      bodyOf={(form) => ({ newPassword: form.get('password') })}
      onDone={(body) =>
        openAsSignedIn(hrefWith(paths.signIn.href(), { revokedKeys: String(revokedKeysIn(body)) }))
      }
    >
      <NewPasswordField label="New password" />
    </LinkPage>
  )
}
