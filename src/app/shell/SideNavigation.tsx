import { NavLink } from 'react-router'
import { useViewer } from '#app/apollo/use-viewer.ts'
import { classNames } from '#app/ui/class-names.ts'
import { paths } from '#app/paths.ts'
import type { SectionCounts } from './SectionCountsQuery.tsx'
// A file of its own, so that no page waits for drawings.
import icons from './navigation-icons.svg?no-inline'
import { FIRST_TERM, sections } from './sections.ts'

/**
 * The ways through the knowledgebase, with the number of records in each once it is known. `onNavigate` closes the
 * drawer it stands in on narrow screens.
 */
export function SideNavigation({ counts, onNavigate }: { counts?: SectionCounts; onNavigate?: () => void }) {
  const viewer = useViewer()
  const curation = [
    { title: 'Submit', href: paths.submit.href(), icon: 'submit', colour: 'text-accent' },
    { title: 'Queues', href: paths.queues.href(), icon: 'queue', colour: 'text-accent' },
    { title: 'Activity', href: paths.activity.href(), icon: 'activity', colour: 'text-accent' },
  ]
  const groups = [
    {
      entries: [
        { title: 'Home', href: paths.home.href(), icon: 'home', colour: 'text-muted' },
        { title: 'Changes', href: paths.changes.href(), icon: 'changes', colour: 'text-muted' },
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
            <p aria-hidden="true" className="mt-3 px-2 text-xs text-muted">
              {group}
              {counts?.[group]}
            </p>
          ) : null}
          <ul aria-label={group} className="space-y-0.5">
            {entries.map(({ title, href, icon, colour }) => (
              <li key={href} className="relative">
                <NavLink
                  to={href}
                  end={href === '/'}
                  onClick={onNavigate}
                  className={({ isActive }) =>
                    classNames(
                      'flex min-h-9 items-center gap-2 rounded px-2 text-sm no-underline hover:bg-hover',
                      isActive && 'bg-accent-soft font-semibold',
                    )
                  }
                >
                  <svg aria-hidden="true" className={classNames('drawn size-4 shrink-0', colour)}>
                    <use href={`${icons}#${icon}`} />
                  </svg>
                  {title}
                </NavLink>
                {counts?.[href]}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
