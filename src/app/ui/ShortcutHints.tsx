import { Link } from 'react-router'
import { useShortcutsOn } from './shortcut-preference.ts'

/** The single-key shortcuts of a list, with the way to turn them off; nothing while they are off. */
export function ShortcutHints({
  hints,
  settings,
}: {
  /** The keys with what they do. */
  hints: readonly (readonly [keys: readonly string[], action: string])[]
  /** Where they are turned off. */
  settings: string
}) {
  if (!useShortcutsOn()) return null
  return (
    <span data-print="hide" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs max-sm:hidden">
      {hints.map(([keys, action]) => (
        <span key={action} className="whitespace-nowrap">
          {keys.map((key) => (
            <kbd
              key={key}
              className="mr-1 rounded border border-line-strong bg-sunken px-1 font-mono text-xs"
            >
              {key}
            </kbd>
          ))}
          {action}
        </span>
      ))}
      <Link className="link" to={settings}>
        Shortcut settings
      </Link>
    </span>
  )
}
