import { fieldChoices } from '#domain/mirror/field-choices.ts'
import type { Conflict } from './conflict.ts'

/** Sort of content that can be entered here. */
export type ContentShape = 'text' | 'number' | 'boolean' | 'choice'

type Edited = Pick<Conflict, 'ours' | 'theirs' | 'field' | 'kind'>

/** The sort of content of a conflict; null for lists and other records, which forms of records have. */
export function contentShape({ ours, theirs, field, kind }: Edited): ContentShape | null {
  if (fieldChoices(field, kind)) return 'choice'
  const sample: unknown = theirs ?? ours
  if (typeof sample === 'string') return 'text'
  if (typeof sample === 'number') return 'number'
  return typeof sample === 'boolean' ? 'boolean' : null
}

/** A content as a control holds it. */
export const contentText = (content: unknown): string =>
  typeof content === 'string' || typeof content === 'number' || typeof content === 'boolean'
    ? String(content)
    : ''

/** The content that the text of a control means; null for an empty one. */
export function enteredContent(conflict: Edited, text: string): string | number | boolean | null {
  const entered = text.trim()
  if (entered === '') return null
  const shape = contentShape(conflict)
  if (shape === 'number') return Number(entered)
  return shape === 'boolean' ? entered === 'true' : entered
}
