import { useSyncExternalStore } from 'react'
import { onStorageChange, storedValue, storeValue } from '#app/ui/browser-storage.ts'

export type Theme = 'light' | 'dark' | 'system'

const key = 'curia.theme'
const prefersDark = () => window.matchMedia('(prefers-color-scheme: dark)')

/** The reader's theme and how to choose another. `public/start.js` applies the same rule before the first paint. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(listen, chosenTheme, (): Theme => 'system'), storeTheme]
}

function chosenTheme(): Theme {
  const chosen = storedValue(key)
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

const storeTheme = (theme: Theme) => storeValue(key, theme === 'system' ? null : theme)

function apply(theme: Theme) {
  const dark = theme === 'dark' || (theme === 'system' && prefersDark().matches)
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light'
}

function listen(listener: () => void) {
  const follow = () => {
    apply(chosenTheme())
    listener()
  }
  const stop = onStorageChange(follow)
  const system = prefersDark()
  // The system may have changed between the first paint and now.
  apply(chosenTheme())
  system.addEventListener('change', follow)
  return () => {
    stop()
    system.removeEventListener('change', follow)
  }
}
