import { LARGEST_INTEGER } from '#domain/records/record-id.ts'
import { parseLooseTag } from '#domain/records/tags.ts'
import { entities } from './entities.ts'
import type { EntityKind } from './entities.ts'

const kinds: readonly EntityKind[] = [
  'gene',
  'feature',
  'variant',
  'molecularProfile',
  'evidenceItem',
  'assertion',
  'variantGroup',
  'source',
]

/** Reads `EID1409`, `eid1409`, `E1409` or `EID 1409`; null for anything else, and for records without a page. */
export function readRecordTag(text: string): { kind: EntityKind; id: number } | null {
  const tag = parseLooseTag(text.replaceAll(/\s+/g, '').replace(/^([a-z]{1,2}id):/i, '$1'))
  const kind = kinds.find((each) => entities[each].type === tag?.kind)
  return tag && kind ? { kind, id: tag.id } : null
}

/** The id in a table's filter: a bare number or a tag of this kind. Null when it is neither. */
export function readIdFilter(text: string, kind: EntityKind): number | null {
  if (/^\d+$/.test(text)) return Number(text) <= LARGEST_INTEGER ? Number(text) : null
  const tag = readRecordTag(text)
  return tag?.kind === kind ? tag.id : null
}
