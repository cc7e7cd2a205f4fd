import { kindInFolder } from '#domain/records/links.ts'
import { parseRecordId } from '#domain/records/record-id.ts'
import { versionedKinds } from '#domain/versions/record-document.ts'
import { versionByKey, versionKey } from '#server/knowledge/activity/record-versions.ts'
import type { Reading } from '#server/storage/database.ts'

const VERSION_PATH = /^\/([^/]+)\/([^/]+)\/versions\/([^/]+)\/?$/

/** Checks whether a path is the address of a version that does not exist, such as `/evidence/12/versions/99`. */
export async function isMissingVersion(path: string, db: Reading): Promise<boolean> {
  const [, folder, id = '', version = ''] = VERSION_PATH.exec(path) ?? []
  if (folder === undefined) return false
  const recordType = kindInFolder(folder)
  const [recordId, number] = [parseRecordId(id), parseRecordId(version)]
  if (!versionedKinds.has(recordType) || recordId === null || number === null) return true
  const [found] = await versionByKey(db, [versionKey({ recordType, recordId }, number)])
  return !found
}
