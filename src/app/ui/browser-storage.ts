import { useSyncExternalStore } from 'react'

/** Storage of a browser: `local` lasts until it is cleared, `session` as long as the tab. */
export type StorageArea = 'local' | 'session'

/** Values that the browser refused to store, by area and key: blocked, or full. They hold until the page is left. */
const unstored = new Map<string, string | null>()
/** True if the last of a reader's choices could not be stored. */
let isUnavailable = false
const listeners = new Set<() => void>()

const areaOf = (area: StorageArea) => (area === 'local' ? window.localStorage : window.sessionStorage)
const nameOf = (area: StorageArea, key: string) => `${area} ${key}`

/** Stored value of a key, or null; never throws, also on the server and where cookies are blocked. */
export function storedValue(key: string, area: StorageArea = 'local'): string | null {
  const held = unstored.get(nameOf(area, key))
  if (held !== undefined) return held
  try {
    return areaOf(area).getItem(key)
  } catch {
    return null
  }
}

/**
 * Stores what a reader chose or typed, or removes it with null; false where the browser refuses: then it holds for this
 * page only, and `useStorageUnavailable` says so.
 */
export function storeValue(key: string, value: string | null, area: StorageArea = 'local'): boolean {
  const isStored = noteValue(key, value, area)
  isUnavailable = !isStored
  for (const listener of listeners) listener()
  return isStored
}

/** Stores or removes what nobody asked to keep, as `storeValue` does, without a word. */
export function noteValue(key: string, value: string | null, area: StorageArea = 'local'): boolean {
  const name = nameOf(area, key)
  try {
    if (value === null) areaOf(area).removeItem(key)
    else areaOf(area).setItem(key, value)
    unstored.delete(name)
    return true
  } catch {
    unstored.set(name, value)
    return false
  }
}

/** Keys with a value in the local storage that begin with a prefix. */
export function storedKeys(prefix: string): string[] {
  const names = new Set<string>()
  try {
    for (const key of Object.keys(areaOf('local'))) names.add(key)
  } catch {
    // What was refused is all there is.
  }
  for (const name of unstored.keys()) if (name.startsWith('local ')) names.add(name.slice('local '.length))
  return [...names].filter((key) => key.startsWith(prefix) && storedValue(key) !== null)
}

/** Value of a key as JSON; null where there is none, or none that can be read. */
export function storedJson(key: string): unknown {
  try {
    return JSON.parse(storedValue(key) ?? 'null')
  } catch {
    return null
  }
}

/** Calls a listener after each change of stored values, in this tab and in others; returns how to stop. */
export function onStorageChange(listener: () => void): () => void {
  const onOtherTab = ({ key, storageArea }: StorageEvent) => {
    // What another tab could store is newer than what was refused here.
    if (key !== null && storageArea !== null) unstored.delete(nameOf('local', key))
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onOtherTab)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onOtherTab)
  }
}

const none = () => null

/** Stored value of a key, current also when another tab changes it; null on the server. */
export function useStoredValue(key: string): string | null {
  return useSyncExternalStore(onStorageChange, () => storedValue(key), none)
}

/** True if this browser refused to store what the reader last chose or typed. */
export function useStorageUnavailable(): boolean {
  return useSyncExternalStore(
    onStorageChange,
    () => isUnavailable,
    () => false,
  )
}
