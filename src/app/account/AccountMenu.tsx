import { lazy } from 'react'
import { Link, useLocation } from 'react-router'
import { hrefWith, paths } from '#app/paths.ts'
import { LazyPart } from '#app/ui/feedback/LazyPart.tsx'
import { useSessionEnded, useViewer } from '../apollo/use-viewer.ts'

// Most readers have no account.
const SignedInMenu = lazy(async () => ({ default: (await import('./SignedInMenu.tsx')).SignedInMenu }))

/** Leads to signing in, or to everything that belongs to whoever is signed in. */
export function AccountMenu() {
  const viewer = useViewer()
  const hasEnded = useSessionEnded()
  const { pathname, search } = useLocation()
  if (viewer && !hasEnded) {
    return (
      <LazyPart isCompact fallback={<span className="px-2 text-sm">{viewer.displayName}</span>}>
        <SignedInMenu viewer={viewer} />
      </LazyPart>
    )
  }
  return (
    <Link
      data-signed-out
      to={hrefWith(paths.signIn.href(), pathname === '/' ? {} : { returnTo: pathname + search })}
      className="inline-flex min-h-8 items-center rounded border border-line-strong px-3 text-sm font-medium whitespace-nowrap no-underline hover:bg-hover"
    >
      Sign in
    </Link>
  )
}
