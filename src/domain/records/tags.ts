import { parseRecordId } from './record-id.ts'
import { recordKinds } from './record-kinds.ts'
import type { KindWith } from './record-kinds.ts'

/** Kinds of record that have a tag of letters and id. */
export type TaggedRecord = KindWith<'tag'>

export type Tag = { kind: TaggedRecord; id: number }

/** The kinds by the letters of their tags, without the ID that these end with. */
const kinds = new Map(
  Object.entries(recordKinds).flatMap(([kind, names]) =>
    'tag' in names && kind !== 'FLAG' ? [[names.tag.slice(0, -2), kind as TaggedRecord]] : [],
  ),
)

/** `EID12` for evidence item 12. */
export function recordTag(kind: TaggedRecord, id: number): string {
  return `${recordKinds[kind].tag}${id}`
}

/** Reads a whole tag in any case: `eid12`, ` EID12 `. Null for anything else. */
export function parseTag(text: string): Tag | null {
  const match = /^\s*([A-Z]{1,2})ID([1-9]\d*)\s*$/i.exec(text)
  return match ? tagOf(match[1], match[2]) : null
}

/** Reads the short mark-up of comments and the search box too: `E12`, `#E12`, `#EID12`, `civic.eid:12`. */
export function parseLooseTag(text: string): Tag | null {
  const match = /^\s*(?:#?([A-Z]{1,2})(?:ID)?|civic\.([A-Z]{1,2})id:)([1-9]\d*)\s*$/i.exec(text)
  return match ? tagOf(match[1] ?? match[2], match[3]) : null
}

function tagOf(letters: string | undefined, digits: string | undefined): Tag | null {
  const kind = kinds.get((letters ?? '').toUpperCase())
  const id = parseRecordId(digits)
  return kind && id !== null ? { kind, id } : null
}
