import type { VersionedKind } from '#domain/versions/record-document.ts'
import { newestNumber, releaseById, versionByKey, versionKey } from '../activity/record-versions.ts'
import type { Load } from '../paging/batch.ts'

/** Origin of a record as its citation has it: `CIViC, release 01-Aug-2024, version 2`; null without versions. */
export async function citedOrigin(
  recordType: VersionedKind,
  recordId: number,
  load: Load,
): Promise<string | null> {
  const newest = await load(newestNumber, `${recordType} ${recordId}`)
  if (!newest) return null
  const version = await load(versionByKey, versionKey({ recordType, recordId }, newest.newest))
  const isReleased = version?.cause === 'RELEASE' && version.cause_id !== null
  const release = isReleased ? await load(releaseById, version.cause_id!) : null
  const number = `version ${newest.newest}`
  return release ? `CIViC, release ${release.name}, ${number}` : number
}
