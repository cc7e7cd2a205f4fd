import type { Vocabulary } from '#domain/vocabularies/vocabulary.ts'

/** A value, rule or part of a record, with what it means. */
export type Term = { name: string; meaning: string }

/** A part of a section: a paragraph, a list, explained terms, or an example. */
export type Block =
  | string
  | { list: readonly string[] }
  | { terms: readonly Term[] }
  | { example: string; says: string }

export interface Section {
  /** Anchor within the chapter. */
  id: string
  title: string
  blocks: readonly Block[]
}

export interface Chapter {
  /** Last part of its address. */
  id: string
  title: string
  lead: string
  sections: readonly Section[]
}

/** The values of a vocabulary with their meanings, in order. A value without one does not compile. */
export const termsOf = <Value extends string>(
  words: Vocabulary<Value>,
  meanings: Readonly<Record<Value, string>>,
  label: (value: Value) => string = words.label,
): { terms: Term[] } => ({
  terms: words.values.map((value) => ({ name: label(value), meaning: meanings[value] })),
})

/** All words of a block, by which it is found. */
export function textOf(block: Block): string {
  if (typeof block === 'string') return block
  if ('list' in block) return block.list.join(' ')
  if ('terms' in block) return block.terms.map(({ name, meaning }) => `${name} ${meaning}`).join(' ')
  return `${block.example} ${block.says}`
}
