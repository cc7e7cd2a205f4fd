import { paths } from '#app/paths.ts'

/** Sections of the handbook that fields of forms lead to, as `chapter#section`. */
export type HandbookPlace =
  | 'model#coordinates'
  | 'model#sources'
  | 'evidence#types'
  | 'evidence#significance'
  | 'evidence#direction'
  | 'evidence#level'
  | 'evidence#rating'
  | 'evidence#origin'
  | 'evidence#therapies'
  | 'statements#contents'
  | 'profiles#complex'
  | 'profiles#fusions'
  | 'profiles#factors'
  | 'profiles#regions'
  | 'assertions#types'
  | 'assertions#significance'
  | 'assertions#tiers'
  | 'assertions#acmg'
  | 'assertions#clingen'
  | 'assertions#guidelines'
  | 'assertions#evidence'

/** Where the handbook explains a field. */
export function handbookHref(place: HandbookPlace): string {
  const [chapter = '', section = ''] = place.split('#')
  return `${paths.helpChapter.href(chapter)}#${section}`
}
