import { NavLink } from 'react-router'
import { useViewer } from '#app/apollo/use-viewer.ts'
import { classNames } from '#app/ui/class-names.ts'
import { paths } from '#app/paths.ts'
import { sections } from './sections.ts'

/** The ways through the knowledgebase. `onNavigate` closes the drawer it stands in on narrow screens. */
export function SideNavigation({ onNavigate }: { onNavigate?: () => void }) {
  const viewer = useViewer()
  const entries = [
    { title: 'Home', href: paths.home.href(), colour: 'bg-muted' },
    ...sections,
    ...(viewer
      ? [
          { title: 'Submit', href: paths.submit.href(), colour: 'bg-accent' },
          { title: 'Queues', href: paths.queues.href(), colour: 'bg-accent' },
          { title: 'Activity', href: paths.activity.href(), colour: 'bg-accent' },
        ]
      : []),
  ]
  return (
    <nav aria-label="Main">
      <ul className="space-y-0.5">
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
    </nav>
  )
}
