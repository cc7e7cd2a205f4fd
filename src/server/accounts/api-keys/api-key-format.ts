import { createHash, randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'

/** Every key begins with it, so that scanners of code and logs find keys that leaked. */
export const API_KEY_PREFIX = 'curia_'

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const RANDOM_CHARACTERS = 30
const CHECKSUM_CHARACTERS = 6

/** Characters of a key behind its prefix. */
export const API_KEY_CHARACTERS = RANDOM_CHARACTERS + CHECKSUM_CHARACTERS
const WELL_FORMED = new RegExp(`^${API_KEY_PREFIX}[0-9A-Za-z]{${API_KEY_CHARACTERS}}$`)

/** CRC32 of the random part as base62 digits, the most significant first. */
function checksum(random: string): string {
  let rest = crc32(random)
  let digits = ''
  for (let place = 0; place < CHECKSUM_CHARACTERS; place += 1) {
    digits = DIGITS.charAt(rest % DIGITS.length) + digits
    rest = Math.floor(rest / DIGITS.length)
  }
  return digits
}

/** A new API key: `curia_`, 30 random base62 characters (178 bits) and 6 of checksum (curation rules, section 12). */
export function newApiKey(): string {
  const random = Array.from({ length: RANDOM_CHARACTERS }, () => DIGITS.charAt(randomInt(DIGITS.length)))
  return API_KEY_PREFIX + random.join('') + checksum(random.join(''))
}

/**
 * Checks whether the text has the form of a key and its checksum is right; a typo is found without a look-up.
 */
export function isWellFormedApiKey(text: string): boolean {
  if (!WELL_FORMED.test(text)) return false
  const random = text.slice(API_KEY_PREFIX.length, -CHECKSUM_CHARACTERS)
  return text.endsWith(checksum(random))
}

/** SHA-256 of a secret as hexadecimal digits: all that is kept of it. */
export const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')
