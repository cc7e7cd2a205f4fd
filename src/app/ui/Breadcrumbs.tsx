import { Link } from 'react-router'
import { Icon } from './Icon.tsx'

export type Crumb = { title: string; href?: string }

/** The way from the start to this page; the last crumb is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label="Breadcrumbs" data-print="hide" className="min-w-0">
      <ol className="flex flex-wrap items-center gap-x-1 text-xs text-muted">
        {crumbs.map((crumb, index) => (
          <li key={crumb.title} className="flex min-w-0 items-center gap-1">
            {index > 0 ? <Icon name="chevronRight" className="size-3" /> : null}
            {crumb.href ? (
              <Link
                to={crumb.href}
                className="inline-flex min-h-6 items-center underline-offset-2 hover:underline"
              >
                {crumb.title}
              </Link>
            ) : (
              <span aria-current="page" className="truncate">
                {crumb.title}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
