import type { KnowledgebaseContent } from '#domain/vocabularies/records.ts'
import type { Reading } from '#server/storage/database.ts'
import { knowledgeVersion } from '#server/storage/knowledge-version.ts'

/** State of the knowledgebase: its content, and since when. */
export interface KnowledgebaseState {
  contents: KnowledgebaseContent
  /** Name and day (ISO 8601) of the release or starter set, and the time of its import; null when empty. */
  releaseName: string | null
  releasedOn: string | null
  importedAt: string | null
  /** How often the knowledge has changed. */
  knowledgeVersion: number
}

/** Checks whether records of an upstream are here: a mirror is the only update of records that has an id. */
async function isMirrored(db: Reading): Promise<boolean> {
  const version = await db
    .selectFrom('record_versions')
    .select('version')
    .where('cause', '=', 'UPDATE')
    .where('cause_id', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return version !== undefined
}

/** The state of the knowledgebase: the release imported last says what it holds, or that it mirrors an upstream. */
export async function knowledgebaseState(db: Reading): Promise<KnowledgebaseState> {
  const [release, { version }] = await Promise.all([
    db
      .selectFrom('releases')
      .selectAll()
      .orderBy('imported_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),
    knowledgeVersion(db),
  ])
  return {
    contents: release?.contents ?? ((await isMirrored(db)) ? 'MIRROR' : 'EMPTY'),
    releaseName: release?.name ?? null,
    releasedOn: release?.released_on ?? null,
    importedAt: release?.imported_at ?? null,
    knowledgeVersion: version,
  }
}
