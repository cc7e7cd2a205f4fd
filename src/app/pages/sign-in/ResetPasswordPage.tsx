import { openAsSignedIn } from '#app/account/auth-request.ts'
import { NewPasswordField } from '#app/account/NewAccountFields.tsx'
import { hrefWith, paths } from '#app/paths.ts'
import { LinkPage } from './LinkPage.tsx'

const removedIn = (body: unknown, name: 'revokedKeys' | 'unlinkedProviders'): string => {
  const removed = new Map<string, unknown>(Object.entries(body ?? {}))
  return String(Number(removed.get(name) ?? 0))
}

export function Component() {
  return (
    <LinkPage
      kind="PASSWORD"
      title="Set a new password"
      lead="All sessions of the account will be signed out, all its API keys revoked, and sign-in by other services removed."
      action="reset-password"
      submit="Set password"
      bodyOf={(form) => ({ newPassword: form.get('password') })}
      onDone={(body) =>
        openAsSignedIn(
          hrefWith(paths.signIn.href(), {
            revokedKeys: removedIn(body, 'revokedKeys'),
            unlinkedProviders: removedIn(body, 'unlinkedProviders'),
          }),
        )
      }
    >
      <NewPasswordField label="New password" />
    </LinkPage>
  )
}
