import type { Tag, TaggedRecord } from '#domain/records/tags.ts'
import { parseLooseTag } from '#domain/records/tags.ts'
import type { UserRole } from '#domain/vocabularies/people.ts'

/**
 * A piece of a comment, note or description. `text` is the piece as it was written, so that a mention of
 * something unknown can stay what it was.
 */
export type MarkupPart =
  | { kind: 'text'; text: string }
  /** `@name`. Punctuation may belong to the name or to the sentence: possible names, the longest first. */
  | { kind: 'user'; text: string; usernames: string[] }
  /** `$editors`, `$admins`. */
  | { kind: 'role'; text: string; role: UserRole }
  /** `#E12`, `#EID12`, `civic.eid:12`. */
  | { kind: 'tag'; text: string; tag: Tag }

const taggable: ReadonlySet<TaggedRecord> = new Set([
  'EVIDENCE_ITEM',
  'ASSERTION',
  'VARIANT',
  'FEATURE',
  'GENE',
  'VARIANT_GROUP',
  'REVISION',
  'MOLECULAR_PROFILE',
  'SOURCE',
])

// A user is not found inside a word (an e-mail address), a role only after white space, a tag anywhere.
const mention =
  /(?<user>(?<![\p{L}\p{N}_.+-])@[^\s@]+)|(?<role>(?<!\S)\$(?:editors|admins)(?![\p{L}\p{N}_]))|(?<tag>(?:#[A-Z]{1,2}(?:ID)?|civic\.[A-Z]{1,2}ID:)[1-9]\d*(?![\p{L}\p{N}_]))/giu

/** Finds what a text mentions (curation rules: mark-up, case ignored). The parts joined give the text again. */
export function parseMarkup(text: string): MarkupPart[] {
  const parts: MarkupPart[] = []
  let end = 0
  for (const match of text.matchAll(mention)) {
    const part = mentionOf(match)
    if (!part) continue
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) })
    parts.push(part)
    end = match.index + match[0].length
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) })
  return parts
}

function mentionOf(match: RegExpMatchArray): MarkupPart | null {
  const [text] = match
  if (match.groups?.['user']) return { kind: 'user', text, usernames: possibleNames(text.slice(1)) }
  if (match.groups?.['role']) {
    return { kind: 'role', text, role: text.toLowerCase() === '$admins' ? 'ADMIN' : 'EDITOR' }
  }
  const tag = parseLooseTag(text)
  return tag && taggable.has(tag.kind) ? { kind: 'tag', text, tag } : null
}

/** `bob's,` may name `bob's,`, `bob's` or `bob`. */
function possibleNames(text: string): string[] {
  const names = [text, withoutPunctuationAtEnd(text), /^[\p{L}\p{N}_-]+/u.exec(text)?.[0] ?? '']
  return [...new Set(names)].filter((name) => name !== '')
}

/** Linear, as a pattern for the end of a text would begin anew at each sign. */
function withoutPunctuationAtEnd(text: string): string {
  let end = 0
  for (const word of text.matchAll(/[\p{L}\p{N}_]+/gu)) end = word.index + word[0].length
  return text.slice(0, end)
}
