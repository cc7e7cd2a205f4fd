import { Icon } from '#app/ui/Icon.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { useTheme } from './theme.ts'
import type { Theme } from './theme.ts'

const choices: { theme: Theme; label: string; icon: 'sun' | 'moon' | 'screen' }[] = [
  { theme: 'light', label: 'Light theme', icon: 'sun' },
  { theme: 'dark', label: 'Dark theme', icon: 'moon' },
  { theme: 'system', label: 'System theme', icon: 'screen' },
]

/** Light, dark, or as the system. */
export function ThemeSwitch() {
  const [current, choose] = useTheme()
  return (
    <fieldset className="flex rounded border border-line">
      <legend className="sr-only">Theme</legend>
      {choices.map(({ theme, label, icon }) => (
        <button
          key={theme}
          type="button"
          aria-label={label}
          title={label}
          aria-pressed={current === theme}
          onClick={() => choose(theme)}
          className={classNames(
            'inline-flex size-7 items-center justify-center rounded-[3px]',
            current === theme ? 'bg-accent-soft text-accent' : 'text-muted hover:bg-hover',
          )}
        >
          <Icon name={icon} className="size-4" />
        </button>
      ))}
    </fieldset>
  )
}
