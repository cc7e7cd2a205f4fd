import { CompiledQuery, sql } from 'kysely'
import type { Reading, Writing } from './access.ts'

/**
 * Counts one more committed change of the knowledge. Updating the one row first also puts
 * writers in line, so that two of them never decide on the same state.
 */
export async function bumpKnowledgeVersion(tx: Writing): Promise<void> {
  await tx
    .updateTable('knowledge_state')
    .set({ version: sql`version + 1`, written_at: new Date().toISOString() })
    .execute()
}

const VERSION = CompiledQuery.raw('select version from knowledge_state') as CompiledQuery<{ version: number }>

/** Number of times that the knowledge has changed; asked so often that the statement is not built anew. */
export async function versionNow(db: Reading): Promise<number> {
  const { rows } = await db.executeQuery(VERSION)
  if (!rows[0]) throw new Error('the database has no knowledge_state')
  return rows[0].version
}

/** Number of times that the knowledge has changed, and when last (ISO 8601). */
export async function knowledgeVersion(db: Reading): Promise<{ version: number; writtenAt: string }> {
  const row = await db.selectFrom('knowledge_state').selectAll().executeTakeFirstOrThrow()
  return { version: row.version, writtenAt: row.written_at }
}

/** Notes that the change under way imports a reference file, from which objects follow beside the records. */
export async function noteReferenceImport(tx: Writing): Promise<void> {
  await tx
    .updateTable('knowledge_state')
    .set({ reference_version: sql`version` })
    .execute()
}
