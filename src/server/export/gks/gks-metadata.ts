import { SPECIFICATIONS } from '#server/gks/specifications.ts'
import type { Reading } from '#server/storage/database.ts'
import { version } from '#server/config/version.ts'

/**
 * Metadata of a file of statements: version and time of the knowledge, product and specifications.
 * @param now the time of its making; null for that of a frozen state, whose files are always the same
 */
export async function gksMetadata(db: Reading, now: Date | null): Promise<object> {
  const state = await db
    .selectFrom('knowledge_state')
    .select(['version', 'written_at'])
    .executeTakeFirstOrThrow()
  return {
    knowledge_version: state.version,
    knowledge_date: state.written_at,
    product_version: `Curia ${version}`,
    specification_versions: SPECIFICATIONS,
    ...(now && { created_at: now.toISOString() }),
  }
}
