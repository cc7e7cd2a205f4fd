import { useSyncExternalStore } from 'react'

export type Theme = 'light' | 'dark' | 'system'

const key = 'curia.theme'
const prefersDark = () => window.matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()

/** The reader's theme and how to choose another. `public/start.js` applies the same rule before the first paint. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(listen, chosenTheme, (): Theme => 'system'), chooseTheme]
}

function chosenTheme(): Theme {
  try {
    const chosen = localStorage.getItem(key)
    return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
  } catch {
    return 'system'
  }
}

function chooseTheme(theme: Theme) {
  try {
    if (theme === 'system') localStorage.removeItem(key)
    else localStorage.setItem(key, theme)
  } catch {
    // Storage is closed to us: the choice holds for this page only.
  }
  apply(theme)
}

function apply(theme: Theme) {
  const dark = theme === 'dark' || (theme === 'system' && prefersDark().matches)
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light'
  for (const listener of listeners) listener()
}

function listen(listener: () => void) {
  const follow = () => apply(chosenTheme())
  const system = prefersDark()
  // The system may have changed between the first paint and now.
  follow()
  listeners.add(listener)
  system.addEventListener('change', follow)
  window.addEventListener('storage', follow)
  return () => {
    listeners.delete(listener)
    system.removeEventListener('change', follow)
    window.removeEventListener('storage', follow)
  }
}
