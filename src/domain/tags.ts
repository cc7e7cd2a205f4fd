/** Kinds of record that have a tag of letters and id. */
export type TaggedRecord = keyof typeof tagLetters

/**
 * The letters before the id. Gene and feature tags both carry a feature id. A flag's own name is `FID<id>` too,
 * but in permalinks and mark-up FID is a feature, so flags are printed by {@link recordTag} and never read.
 */
export const tagLetters = {
  EVIDENCE_ITEM: 'EID',
  ASSERTION: 'AID',
  VARIANT: 'VID',
  FEATURE: 'FID',
  GENE: 'GID',
  MOLECULAR_PROFILE: 'MPID',
  VARIANT_GROUP: 'VGID',
  SOURCE: 'SID',
  REVISION: 'RID',
  REVISION_SET: 'RSID',
  COMMENT: 'CID',
  FLAG: 'FID',
  SOURCE_SUGGESTION: 'SSID',
} as const

export type Tag = { kind: TaggedRecord; id: number }

const kinds = new Map<string, TaggedRecord>([
  ['E', 'EVIDENCE_ITEM'],
  ['A', 'ASSERTION'],
  ['V', 'VARIANT'],
  ['F', 'FEATURE'],
  ['G', 'GENE'],
  ['MP', 'MOLECULAR_PROFILE'],
  ['VG', 'VARIANT_GROUP'],
  ['S', 'SOURCE'],
  ['R', 'REVISION'],
  ['RS', 'REVISION_SET'],
  ['C', 'COMMENT'],
  ['SS', 'SOURCE_SUGGESTION'],
])

/** `EID12` for evidence item 12. */
export function recordTag(kind: TaggedRecord, id: number): string {
  return `${tagLetters[kind]}${id}`
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
  const id = Number(digits)
  return kind && Number.isSafeInteger(id) ? { kind, id } : null
}
