import { type SourceSource, sourceSources } from '#domain/vocabularies/sources.ts'

/** Text with every run of white space made one space, and none at the ends. */
export function squeezeSpace(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/**
 * Text in the form in which it is searched and sorted: compatibility characters unified (NFKC), lower case, white
 * space squeezed. Both database engines compare folded columns by code point.
 */
export function foldText(text: string): string {
  return squeezeSpace(text.normalize('NFKC').toLowerCase())
}

/**
 * A disease or therapy name as it is stored: white space squeezed and the first letter of every word a capital.
 * All other letters stay, so that `NTRK-fusion positive tumor` keeps its symbols: `NTRK-fusion Positive Tumor`.
 */
export function capitalizeWords(name: string): string {
  return squeezeSpace(name).replace(/(^|\s)(\p{Ll})/gu, (_, space: string, letter: string) => {
    const capital = letter.toUpperCase()
    return space + (capital.length === letter.length ? capital : letter)
  })
}

/** `PubMed: Shaw et al., 2013`; a source without a citation shows its citation id. */
export function sourceName(source: {
  sourceType: SourceSource
  citation?: string | null
  citationId: string | number
}): string {
  return `${sourceSources.label(source.sourceType)}: ${source.citation?.trim() || source.citationId}`
}

/** `2013`, `2013-6` or `2013-6-20`; a part is left out with all that follow it. Null without a year. */
export function publicationDate(date: {
  year?: number | null
  month?: number | null
  day?: number | null
}): string | null {
  if (!date.year) return null
  if (!date.month) return `${date.year}`
  return date.day ? `${date.year}-${date.month}-${date.day}` : `${date.year}-${date.month}`
}

/** Display name of a person: the first of username, name, e-mail and id that is not blank. */
export function userDisplayName(user: {
  id: number
  username?: string | null
  name?: string | null
  email?: string | null
}): string {
  return [user.username, user.name, user.email].find((name) => name?.trim())?.trim() ?? String(user.id)
}

/** Authors as one text: `First Last, First Last`. */
export function authorString(
  authors: readonly { foreName?: string | null; lastName?: string | null }[],
): string {
  return authors
    .map(({ foreName, lastName }) => squeezeSpace(`${foreName ?? ''} ${lastName ?? ''}`))
    .filter((name) => name !== '')
    .join(', ')
}

/** The user name under which imports note what a release says was done; a release does not say by whom. */
export const importerName = 'curia-import'
