import { openAsSignedIn } from '#app/account/auth-request.ts'
import { paths } from '#app/paths.ts'
import { LinkPage } from './LinkPage.tsx'

export function Component() {
  return (
    <LinkPage
      kind="EMAIL"
      title="Verify your e-mail address"
      lead="Notifications by e-mail are sent to verified addresses only."
      action="verify-email"
      submit="Verify address"
      bodyOf={() => ({})}
      onDone={() => openAsSignedIn(paths.notificationSettings.href())}
    >
      {null}
    </LinkPage>
  )
}
