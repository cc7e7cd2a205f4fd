import { Link, useLocation, useParams } from 'react-router'
import { SkeletonLines } from '#app/ui/feedback/Skeleton.tsx'

/** Stands for a page that only the browser renders: its name, which the server puts into the heading, and its shape. */
export function ShellPage() {
  const { pathname } = useLocation()
  const { id } = useParams()
  const isRecord = id !== undefined && pathname.split('/').length === 3
  return (
    <div className="space-y-4 py-2">
      <h1 className="break-words" data-page-name="">
        Loading
      </h1>
      <noscript>
        <p>
          This {isRecord ? 'part of the page' : 'page'} needs JavaScript.{' '}
          {isRecord ? (
            <Link className="link" to={pathname}>
              Overview of this record
            </Link>
          ) : null}
        </p>
      </noscript>
      <div className="noscript:hidden">
        <SkeletonLines count={6} />
      </div>
    </div>
  )
}
