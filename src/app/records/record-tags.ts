import type { EntityKind } from './entities.ts'

const kinds: Record<string, EntityKind> = {
  E: 'evidenceItem',
  EID: 'evidenceItem',
  A: 'assertion',
  AID: 'assertion',
  G: 'gene',
  GID: 'gene',
  F: 'feature',
  FID: 'feature',
  V: 'variant',
  VID: 'variant',
  MP: 'molecularProfile',
  MPID: 'molecularProfile',
  VG: 'variantGroup',
  VGID: 'variantGroup',
  S: 'source',
  SID: 'source',
  DID: 'disease',
  TID: 'therapy',
}

const largestId = 2_147_483_647

/** Reads `EID1409`, `eid 1409`, `E1409`, `#E1409`; null for anything else. */
export function readRecordTag(text: string): { kind: EntityKind; id: number } | null {
  const match = /^#?([A-Z]{1,4})\s*:?\s*(\d{1,10})$/i.exec(text.trim())
  const kind = kinds[match?.[1]?.toUpperCase() ?? '']
  const id = Number(match?.[2])
  return kind && id > 0 && id <= largestId ? { kind, id } : null
}

/** The id in a table's filter: a bare number or a tag of this kind. Null when it is neither. */
export function readIdFilter(text: string, kind: EntityKind): number | null {
  if (/^\d{1,10}$/.test(text) && Number(text) <= largestId) return Number(text)
  const tag = readRecordTag(text)
  return tag?.kind === kind ? tag.id : null
}
