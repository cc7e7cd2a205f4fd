import { createHash } from 'node:crypto'
import { releaseFileKeys } from '#server/export/release-files.ts'
import type { ReleaseFileKey } from '#server/export/release-files.ts'
import { releaseText } from '#server/export/release-text.ts'
import type { Reading } from '#server/storage/database.ts'

/**
 * Grows when the same knowledge is exported as another text: with a new column, or other words in a cell. Digests of
 * different formats say nothing about each other.
 */
export const EXPORT_FORMAT = 2

/** What is in an export beside the knowledge: the same for all states. */
const FIXED = {
  site: 'https://curia.invalid',
  extent: 'EVERYTHING',
  day: '2000-01-01',
  producer: 'Curia',
} as const

/** Files with what is accepted alone: other files have the same rows with their status. They take half of the time. */
const CONTAINED: readonly ReleaseFileKey[] = [
  'acceptedEvidenceTsv',
  'acceptedAssertionTsv',
  'acceptedVariantsVcf',
  'acceptedVariantsGrch38Vcf',
]

/**
 * SHA-256 of an export of a database, byte for byte, without what tells program, site and day, and without files whose
 * rows others have, too; hexadecimal.
 * @param db a snapshot, or a database that nobody changes
 */
export async function contentDigest(db: Reading): Promise<string> {
  const hash = createHash('sha256')
  for (const key of releaseFileKeys.filter((key) => !CONTAINED.includes(key))) {
    hash.update(`${key}\n`)
    for await (const { text } of releaseText(db, key, FIXED)) hash.update(text)
  }
  return hash.digest('hex')
}
