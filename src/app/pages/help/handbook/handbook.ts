import { assertions } from './assertions.ts'
import { textOf } from './chapter.ts'
import type { Chapter, Section } from './chapter.ts'
import { evidence } from './evidence.ts'
import { model } from './model.ts'
import { profiles } from './profiles.ts'
import { review } from './review.ts'
import { statements } from './statements.ts'

/** The chapters, in the order in which a new curator reads them. */
export const handbook: readonly Chapter[] = [model, evidence, statements, profiles, assertions, review]

export interface FoundSection {
  chapter: Chapter
  section: Section
  /** The beginning of the text around the first word that was found. */
  excerpt: string
}

const EXCERPT = 160

/** Sections with all words of a text, those with one in their title first. */
export function searchHandbook(text: string): FoundSection[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const found = handbook.flatMap((chapter) =>
    chapter.sections.flatMap((section) => {
      const body = section.blocks.map(textOf).join(' ')
      const heads = `${chapter.title} ${section.title}`.toLowerCase()
      const all = `${heads} ${body}`.toLowerCase()
      if (!words.every((word) => all.includes(word))) return []
      const at = body.toLowerCase().indexOf(words[0] ?? '')
      const start = Math.max(0, body.lastIndexOf(' ', Math.max(0, at - EXCERPT / 3)) + 1)
      const end = start + EXCERPT < body.length ? body.lastIndexOf(' ', start + EXCERPT) : body.length
      const cut = body.slice(start, end)
      const excerpt = `${start > 0 ? '… ' : ''}${cut}${end < body.length ? ' …' : ''}`
      return [{ chapter, section, excerpt, inTitle: words.some((word) => heads.includes(word)) }]
    }),
  )
  return found
    .sort((left, right) => Number(right.inTitle) - Number(left.inTitle))
    .map(({ inTitle: _, ...section }) => section)
}
