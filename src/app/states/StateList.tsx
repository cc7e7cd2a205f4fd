import { stateAddress } from '#domain/records/state-addresses.ts'
import { formatDate } from '#app/ui/dates.ts'
import { classNames } from '#app/ui/class-names.ts'
import type { ListedState } from './fetch-states.ts'
import { pageState } from '#app/page-state/page-state.ts'

const isNightly = ({ name }: ListedState) => name.startsWith('nightly-')

/** The present and the states, the newest first; those of nights stand apart, as they are many. */
export function StateList({ states, path }: { states: readonly ListedState[]; path: string }) {
  const newestFirst = states.toReversed()
  const nightly = newestFirst.filter(isNightly)
  const isNightOpen = nightly.some(({ name }) => name === pageState?.name)
  return (
    <div className="space-y-2">
      <ul aria-label="Releases and named states">
        <Choice href={path} name="Now" note="the current knowledge" isCurrent={pageState === null} />
        {newestFirst
          .filter((state) => !isNightly(state))
          .map((state) => (
            <StateChoice key={state.name} state={state} path={path} />
          ))}
      </ul>
      {nightly.length > 0 ? (
        <details open={isNightOpen}>
          <summary className="min-h-8 cursor-pointer px-2 py-1.5">Nightly states ({nightly.length})</summary>
          <ul aria-label="Nightly states">
            {nightly.map((state) => (
              <StateChoice key={state.name} state={state} path={path} />
            ))}
          </ul>
        </details>
      ) : null}
      {states.length === 0 ? (
        <p className="text-muted">
          No frozen states. Importing a release creates one; so does{' '}
          <code className="font-mono text-xs">npm run curia -- freeze &lt;name&gt;</code> on the server.
        </p>
      ) : null}
    </div>
  )
}

function StateChoice({ state: { name, date }, path }: { state: ListedState; path: string }) {
  return (
    <Choice
      href={stateAddress(name, path)}
      name={name}
      note={formatDate(date)}
      isCurrent={name === pageState?.name}
    />
  )
}

function Choice(choice: { href: string; name: string; note: string; isCurrent: boolean }) {
  const { href, name, note, isCurrent } = choice
  return (
    <li>
      <a
        href={href}
        aria-current={isCurrent ? 'true' : undefined}
        className={classNames(
          'flex min-h-9 flex-wrap items-center justify-between gap-x-3 rounded px-2 no-underline hover:bg-hover',
          isCurrent && 'bg-accent-soft font-semibold',
        )}
      >
        <span className="break-all">{name}</span>
        <span className="text-muted">{note}</span>
      </a>
    </li>
  )
}
