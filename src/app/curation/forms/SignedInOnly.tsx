import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useViewer } from '#app/apollo/use-viewer.ts'
import type { Viewer } from '#app/apollo/use-viewer.ts'
import { hrefWith, paths } from '#app/paths.ts'
import { Callout } from '#app/ui/feedback/Callout.tsx'

/** Something for people with an account; others read what it takes and are led there and back. */
export function SignedInOnly({
  purpose,
  children,
}: {
  /** What it is for: `submit evidence`. */
  purpose: string
  children: (viewer: Viewer) => ReactNode
}) {
  const viewer = useViewer()
  const { pathname, search } = useLocation()
  if (viewer) return children(viewer)
  const returnTo = pathname + search
  return (
    <Callout title={`You need an account to ${purpose}.`} className="max-w-2xl">
      <p>
        Any account can submit; no role or disclosure is needed. An editor reviews each submission before it
        is accepted.
      </p>
      <p className="mt-2 flex flex-wrap gap-x-4">
        <Link className="link font-medium" to={hrefWith(paths.signIn.href(), { returnTo })}>
          Sign in to continue
        </Link>
        <Link className="link" to={hrefWith(paths.signUp.href(), { returnTo })}>
          Create an account
        </Link>
      </p>
    </Callout>
  )
}
