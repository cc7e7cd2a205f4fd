/**
 * Text that somebody typed for the search before the app could take it: in the field of the server-rendered page, or, where
 * the document has none, gathered by `public/start.js`. Null when nobody began to search.
 */
export function earlySearch(): string | null {
  if (typeof document === 'undefined') return null
  const field = document.querySelector<HTMLInputElement>('[data-ssr] [data-search-field]')
  if (field && (field.value !== '' || field === document.activeElement)) return field.value
  return document.documentElement.dataset['earlySearch'] ?? null
}

/** Tells `start.js` that the app takes what is typed from now on; gives what it has gathered until now, if it did. */
export function takeEarlySearch(): string | null {
  const { earlySearch } = document.documentElement.dataset
  delete document.documentElement.dataset['earlySearch']
  return earlySearch ?? null
}
