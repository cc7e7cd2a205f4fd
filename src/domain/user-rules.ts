import { foldText, squeezeSpace } from './text/names.ts'
import { lengthError, longestTexts } from './text/text-lengths.ts'

/*
 * What people may enter about themselves (domain model, section 5). Each rule gives what is wrong in a sentence,
 * or null.
 */

/** Words that mean a group of people in mark-up and so name no one. */
export const reservedUsernames: readonly string[] = ['curator', 'editor', 'admin', 'administrator'].flatMap(
  (role) => [role, `${role}s`],
)
const { personName: LONGEST_NAME, webAddress: LONGEST_ADDRESS } = longestTexts

/** What nobody sees, so that two usernames with and without it would look alike, or in another order. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/u

/** What no database keeps as text, and nobody types. */
const NOT_TEXT = /[\0\p{Cs}]/u
const WHITE_SPACE = /\s/

export function usernameError(username: string): string | null {
  const shown = `username “${username.slice(0, LONGEST_NAME)}”`
  if (username === '') return 'username can’t be blank'
  if (username.length > LONGEST_NAME) return `${shown}… is too long (maximum is ${LONGEST_NAME} characters)`
  if (/\s/.test(username)) return `${shown} must not contain white space`
  if (INVISIBLE.test(username)) return `${shown} must not contain control or invisible characters`
  if (username.includes('@')) return `${shown} must not contain an @`
  if (reservedUsernames.includes(foldText(username))) return `${shown} is the name of a role`
  return null
}

/** Scripts that are written together count as one (UTS 39, section 5.1). */
const SCRIPTS =
  'Arab Armn Beng Cyrl Deva Ethi Geor Grek Gujr Guru Hebr Khmr Knda Laoo Latn Mlym Mymr Orya Sinh Taml Telu Thaa Thai Tibt'.split(
    ' ',
  )
const SCRIPT_SETS = [
  ...SCRIPTS.map((script) => [script]),
  ['Hani', 'Hira', 'Kana'],
  ['Hani', 'Hang'],
  ['Hani', 'Bopo'],
]
const ONE_SCRIPT = SCRIPT_SETS.map(
  (set) => new RegExp(`^[${['Zyyy', 'Zinh', ...set].map((script) => `\\p{scx=${script}}`).join('')}]*$`, 'u'),
)

/** Of usernames that are new; what was taken before these rules stays. */
export function newUsernameError(username: string): string | null {
  const error = usernameError(username)
  if (error !== null) return error
  if (!/\p{L}/u.test(username))
    return `username “${username}” must contain a letter: a number alone could be taken for an id`
  if (!ONE_SCRIPT.some((script) => script.test(username.normalize('NFKC'))))
    return `username “${username}” must be written in one script, such as Latin alone: letters of several look alike`
  return null
}

/** The end of addresses that stand for people without one; they can belong to nobody. */
export const noAddressDomain = '.no-address.invalid'

/** Stricter than mail servers are, and no laxer than the library with which people sign in. */
const EMAIL =
  /^[A-Za-z0-9_+-]+(?:[.'][A-Za-z0-9_+-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}$/

export function emailError(email: string): string | null {
  if (foldEmail(email).endsWith(noAddressDomain))
    return `email “${email.slice(0, LONGEST_NAME)}” is reserved: nobody receives mail there`
  if (email.length <= LONGEST_ADDRESS && EMAIL.test(email)) return null
  return `email “${email.slice(0, LONGEST_NAME)}” is not an e-mail address`
}

/** The form in which an e-mail address is looked for. */
export const foldEmail = (email: string): string => email.trim().toLowerCase()

/** Of the page of a person or organization: other schemes than those of the web could run scripts of theirs. */
export function webAddressError(url: string): string | null {
  const { protocol } = URL.parse(url) ?? {}
  if (
    !NOT_TEXT.test(url) &&
    !WHITE_SPACE.test(url) &&
    url.length <= LONGEST_ADDRESS &&
    (protocol === 'https:' || protocol === 'http:')
  )
    return null
  return `url “${url.slice(0, LONGEST_NAME)}” must be an address that begins with https:// or http://`
}

/** Of names at other sites and the ORCID iD, which become the last part of an address. */
export function handleError(field: string, handle: string): string | null {
  const shown = `${field} “${handle.slice(0, LONGEST_NAME)}”`
  if (handle.includes('/')) return `${shown} must not contain a slash: give the name alone, not its address`
  return textError(field, handle, LONGEST_NAME)
}

export function textError(field: string, text: string, longest: number = longestTexts.bio): string | null {
  if (NOT_TEXT.test(text)) return `${field} contains characters that are not text`
  return lengthError(field, text, longest)
}

export const nameError = (name: string): string | null => textError('name', name, LONGEST_NAME)

/**
 * The username of somebody who chose none: from the name, else from the part of the e-mail address before its @;
 * what may not stand in a username is left out.
 */
export function proposedUsername(person: { name?: string | null; email?: string | null }): string {
  const candidates = [person.name, person.email?.split('@', 1)[0]]
  const usable = candidates
    .map((text) =>
      squeezeSpace(text ?? '')
        .replace(/[\s@\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]+/gu, '')
        .slice(0, LONGEST_NAME - 10),
    )
    .find((text) => newUsernameError(text) === null)
  return usable ?? 'curator_1'
}

const SHORTEST_STATEMENT = 10

/**
 * Error of a statement about conflicts of interest (curation rules, Own profile), and the statement as it
 * is kept: white space squeezed, null when there is no conflict.
 */
export function readCoiStatement(
  coiPresent: boolean,
  statement: string | null | undefined,
): { error: string } | { statement: string | null } {
  const text = squeezeSpace(statement ?? '')
  if (!coiPresent) {
    return text === ''
      ? { statement: null }
      : { error: 'There is no need for a statement without a conflict' }
  }
  if (text === '') return { error: 'You must provide a statement about the conflict of interest' }
  if (text.length < SHORTEST_STATEMENT)
    return { error: `The statement “${text}” must be greater than ${SHORTEST_STATEMENT} characters` }
  return textError('statement', text) === null
    ? { statement: text }
    : { error: textError('statement', text) ?? '' }
}
