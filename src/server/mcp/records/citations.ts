import type { VersionedKind } from '#domain/versions/record-document.ts'
import {
  newestNumber,
  releaseById,
  versionByKey,
  versionKey,
} from '#server/knowledge/activity/record-versions.ts'
import { refOf, urlOf } from '../reading/refs.ts'
import type { ReferredKind } from '../reading/refs.ts'
import type { McpReading } from '../reading/knowledge.ts'

/** Citation of a version of a record. */
export interface Citation {
  version: number | null
  cite: string
  url: string
}

/** The release or day that a version is of. */
async function originOf({ load }: McpReading, key: string): Promise<string | null> {
  const version = await load(versionByKey, key)
  if (!version) return null
  const release =
    version.cause === 'RELEASE' && version.cause_id ? await load(releaseById, version.cause_id) : null
  return release?.name ?? version.at.slice(0, 10)
}

/** Cites the newest version of a record in this knowledge, with its permanent address. */
export async function citationOf(
  reading: McpReading,
  { recordType, kind, id }: { recordType: VersionedKind; kind: ReferredKind; id: number },
): Promise<Citation> {
  const { load, knowledge, services } = reading
  const newest = (await load(newestNumber, `${recordType} ${id}`))?.newest ?? null
  const origin =
    newest === null ? null : await originOf(reading, versionKey({ recordType, recordId: id }, newest))
  const of = knowledge.state ?? origin ?? knowledge.asOf
  const numbered = newest === null ? refOf(kind, id) : `${refOf(kind, id)} version ${newest}`
  return {
    version: newest,
    cite: `${numbered}, ${services.name}, ${of}`,
    url: urlOf(services.origin(), recordType, id, newest),
  }
}
