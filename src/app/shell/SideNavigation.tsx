import { NavLink } from 'react-router'
import { useViewer } from '#app/apollo/use-viewer.ts'
import { classNames } from '#app/ui/class-names.ts'
import { paths } from '#app/paths.ts'
import { FIRST_TERM, sections } from './sections.ts'

/** The ways through the knowledgebase. `onNavigate` closes the drawer it stands in on narrow screens. */
export function SideNavigation({ onNavigate }: { onNavigate?: () => void }) {
  const viewer = useViewer()
  const curation = [
    { title: 'Submit', href: paths.submit.href(), colour: 'bg-accent' },
    { title: 'Queues', href: paths.queues.href(), colour: 'bg-accent' },
    { title: 'Activity', href: paths.activity.href(), colour: 'bg-accent' },
  ]
  const groups = [
    {
      entries: [
        { title: 'Home', href: paths.home.href(), colour: 'bg-muted' },
        { title: 'Changes', href: paths.changes.href(), colour: 'bg-muted' },
      ],
    },
    { title: 'Knowledge', entries: sections.slice(0, FIRST_TERM) },
    { title: 'Terms and sources', entries: sections.slice(FIRST_TERM) },
    ...(viewer ? [{ title: 'Curation', entries: curation }] : []),
  ]
  return (
    <nav aria-label="Main">
      {groups.map(({ title: group, entries }) => (
        <div key={group ?? ''}>
          {group ? (
            <p aria-hidden="true" className="mt-3 px-2.5 text-xs text-muted">
              {group}
            </p>
          ) : null}
          <ul aria-label={group} className="space-y-0.5">
            {entries.map(({ title, href, colour }) => (
              <li key={href}>
                <NavLink
                  to={href}
                  end={href === '/'}
                  onClick={onNavigate}
                  className={({ isActive }) =>
                    classNames(
                      'flex min-h-9 items-center gap-2.5 rounded px-2.5 text-sm no-underline hover:bg-hover',
                      isActive && 'bg-accent-soft font-semibold',
                    )
                  }
                >
                  <span aria-hidden="true" className={classNames('size-2 rounded-full', colour)} />
                  {title}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
