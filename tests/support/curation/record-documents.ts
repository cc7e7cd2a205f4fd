import type { FastifyInstance } from 'fastify'
import { versionedKinds } from '#domain/versions/record-document.ts'
import type { Reading, Storage } from '#server/storage/database.ts'
import { open } from '#server/storage/database.ts'
import { documentsOf, DOCUMENTS_AT_ONCE } from '#server/storage/versions/documents.ts'
import { namedIn } from '#server/storage/versions/record-shapes.ts'

/** Canonical documents as JSON, by kind and id (`DISEASE 7`), of the records that there are. */
export type RecordDocuments = ReadonlyMap<string, string>

/** Documents of all records, made of what the tables say now. */
export async function presentDocuments(db: Reading): Promise<RecordDocuments> {
  const documents = new Map<string, string>()
  for (const kind of versionedKinds.values) {
    const records = await db.selectFrom(namedIn[kind][0]).select('id').orderBy('id').execute()
    const ids = records.map(({ id }) => id)
    for (let from = 0; from < ids.length; from += DOCUMENTS_AT_ONCE)
      for (const [id, document] of await documentsOf(db, kind, ids.slice(from, from + DOCUMENTS_AT_ONCE)))
        documents.set(`${kind} ${id}`, document)
  }
  return documents
}

interface DocumentVersion {
  kind: string
  id: number
  document: string | null
}

/** What versions in their order come to; of a record that is deleted or merged, nothing. */
function lastOf(versions: Iterable<DocumentVersion>): RecordDocuments {
  const documents = new Map<string, string>()
  for (const { kind, id, document } of versions)
    if (document === null || document.startsWith('{"mergedInto":')) documents.delete(`${kind} ${id}`)
    else documents.set(`${kind} ${id}`, document)
  return documents
}

/** Documents of the versions that records had at a version of the knowledge; the last ones unless it is given. */
async function versionDocuments(db: Reading, at = Number.MAX_SAFE_INTEGER): Promise<RecordDocuments> {
  const versions = await db
    .selectFrom('record_versions')
    .select(['record_type as kind', 'record_id as id', 'document'])
    .where('version', '<=', Math.min(at, 2_147_483_647))
    .orderBy('version')
    .orderBy('number')
    .execute()
  return lastOf(versions)
}

/** Documents that whoever reads `GET /api/changes` from 0 comes to. */
export async function replayedDocuments(app: FastifyInstance): Promise<RecordDocuments> {
  const { body } = await app.inject('/api/changes?since=0')
  const versions = body
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { kind: string; id: number; document: object | null })
  return lastOf(
    versions.map(({ document, ...record }) => ({
      ...record,
      document: document && JSON.stringify(document),
    })),
  )
}

/** What of documents differs from those that there should be: a sentence each, the first twenty. */
export function differences(documents: RecordDocuments, expected: RecordDocuments): string[] {
  return [...new Set([...documents.keys(), ...expected.keys()])]
    .filter((key) => documents.get(key) !== expected.get(key))
    .slice(0, 20)
    .map((key) => `${key} says ${documents.get(key)} instead of ${expected.get(key)}`)
}

/**
 * Records that say something else in a copy of a database, such as a frozen state or a restored backup, than their
 * versions at that version of the knowledge: a sentence each.
 */
export async function staleInCopy(
  present: Storage,
  { url, version }: { url: string; version: number },
): Promise<string[]> {
  const copy = await open(url)
  try {
    const expected = await versionDocuments(present.read, version)
    return [
      ...differences(await presentDocuments(copy.read), expected),
      ...differences(await versionDocuments(copy.read), expected),
    ].map((sentence) => `at version ${version} ${sentence}`)
  } finally {
    await copy.close()
  }
}
