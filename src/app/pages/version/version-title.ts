import { recordKinds } from '#domain/records/record-kinds.ts'
import type { VersionedKind } from '#domain/versions/record-document.ts'

/** `EID1409.3: BRAF V600E`; of a term, which has no tag, `Melanoma, version 3`. */
export function versionTitle(version: {
  recordType: VersionedKind
  recordId: number
  number: number
  name: string
}): string {
  const { recordType, recordId, number, name } = version
  const names = recordKinds[recordType]
  if (!('tag' in names)) return `${name || `Record ${recordId}`}, version ${number}`
  const tag = `${names.tag}${recordId}.${number}`
  return name === '' ? tag : `${tag}: ${name}`
}
