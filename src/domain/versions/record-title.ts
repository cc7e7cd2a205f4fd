import { recordKinds } from '#domain/records/record-kinds.ts'
import type { VersionedKind } from './record-document.ts'

/** Title of a version of a record, with its claim or name: `EID1409.3: BRAF V600E: …`; of a term, which has no tag, `Melanoma, version 3`. */
export function recordTitle(
  { recordType, recordId, number }: { recordType: VersionedKind; recordId: number; number: number },
  name: string,
): string {
  const names = recordKinds[recordType]
  if (!('tag' in names)) return `${name || `Record ${recordId}`}, version ${number}`
  const tag = `${names.tag}${recordId}.${number}`
  return name === '' ? tag : `${tag}: ${name}`
}
