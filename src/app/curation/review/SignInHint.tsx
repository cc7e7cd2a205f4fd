import { Link, useLocation } from 'react-router'
import { useViewer } from '#app/apollo/use-viewer.ts'
import { hrefWith, paths } from '#app/paths.ts'
import { pageState } from '#app/page-state/page-state.ts'

/** Leads readers without an account to signing in, and back; nothing for everybody else and at a state. */
export function SignInHint({ action }: { action: string }) {
  const viewer = useViewer()
  const { pathname, search } = useLocation()
  if (viewer || pageState) return null
  return (
    <p data-print="hide" data-signed-out className="text-sm text-muted">
      <Link className="link" to={hrefWith(paths.signIn.href(), { returnTo: pathname + search })}>
        Sign in
      </Link>{' '}
      to {action}.
    </p>
  )
}
