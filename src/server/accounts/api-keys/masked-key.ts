import { API_KEY_CHARACTERS, API_KEY_PREFIX } from './api-key-format.ts'

/** Characters at the end of a key that stay readable. */
const SHOWN_CHARACTERS = 4

/** The ends of a key by which its owner knows it again. */
export const endsOf = (key: string) => ({
  prefix: API_KEY_PREFIX,
  last_characters: key.slice(-SHOWN_CHARACTERS),
})

/** The masked key, as its owner sees it after the first time: `curia_********…Ab3d`, as long as the key. */
export function maskedKeyOf(ends: { prefix: string; last_characters: string }): string {
  const hidden = API_KEY_CHARACTERS - ends.last_characters.length
  return `${ends.prefix}${'*'.repeat(hidden)}${ends.last_characters}`
}
