import { parseTag, recordTag } from '#domain/records/tags.ts'
import { recordLink } from '#domain/records/links.ts'
import type { LinkedRecord } from '#domain/records/links.ts'
import { parseRecordId } from '#domain/records/record-id.ts'

/** Kinds of record that a reference names. */
export const referredKinds = [
  'EVIDENCE_ITEM',
  'ASSERTION',
  'GENE',
  'FEATURE',
  'VARIANT',
  'MOLECULAR_PROFILE',
  'VARIANT_GROUP',
  'SOURCE',
  'DISEASE',
  'THERAPY',
] as const
export type ReferredKind = (typeof referredKinds)[number]

/** A record by its kind and id. */
export interface Referred {
  kind: ReferredKind
  id: number
}

/** Letters of kinds that have no tag elsewhere. */
const ownLetters = { DISEASE: 'DID', THERAPY: 'TID' } as const

/** The reference of a record: `EID1409`, `DID7`. */
export const refOf = (kind: ReferredKind, id: number): string =>
  kind === 'DISEASE' || kind === 'THERAPY' ? `${ownLetters[kind]}${id}` : recordTag(kind, id)

/** Reads a reference in any case; null for another text. */
export function parseRef(text: string): Referred | null {
  const [, letters, digits] = /^\s*(DID|TID)\s*:?\s*([1-9]\d*)\s*$/i.exec(text) ?? []
  const own = parseRecordId(digits)
  if (letters && own !== null)
    return { kind: letters.toUpperCase() === 'DID' ? 'DISEASE' : 'THERAPY', id: own }
  const tag = parseTag(text.replace(/^(\s*[A-Z]+ID)\s*:\s*/i, '$1'))
  const kind = referredKinds.find((each) => each === tag?.kind)
  return tag && kind ? { kind, id: tag.id } : null
}

/** The page of a record; of a version its permanent address. */
export const urlOf = (origin: string, kind: LinkedRecord, id: number, version?: number | null): string =>
  `${origin}${recordLink(kind === 'GENE' ? 'FEATURE' : kind, id)}${version ? `/versions/${version}` : ''}`
