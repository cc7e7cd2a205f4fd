import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { knowledgeVersion } from '#server/storage/knowledge-version.ts'
import { version } from '#server/version.ts'
import type { LegacyReading } from './reading.ts'

/** How many declarations of conflicts of interest have expired: all that changes answers without a write. */
async function expiredDeclarations({ db, now }: LegacyReading): Promise<number> {
  const row = await db
    .selectFrom('conflict_of_interest_statements')
    .select(sql<number>`count(*)`.as('count'))
    .where('expires_at', '<=', now)
    .executeTakeFirstOrThrow()
  return row.count
}

/**
 * The tag of the answer to an address, known before the answer is made: it changes with the knowledge, the program
 * and its own address. A weak one, because compression and the time a person was last seen do not count.
 */
export async function entityTag(
  reading: LegacyReading,
  { url, namesPeople }: { url: string; namesPeople: boolean },
): Promise<{ tag: string; knowledgeVersion: number }> {
  const state = await knowledgeVersion(reading.db)
  const expired = namesPeople ? await expiredDeclarations(reading) : 0
  const hash = createHash('sha256')
    .update(JSON.stringify([version, reading.baseUrl, url, expired]))
    .digest('base64url')
    .slice(0, 16)
  return { tag: `W/"${state.version}-${hash}"`, knowledgeVersion: state.version }
}

/** Checks whether `If-None-Match` names the tag; compression is no difference. */
export function matches(header: string | undefined, tag: string): boolean {
  const opaque = tag.replace(/^W\//, '')
  return (header ?? '').split(',').some((part) => part.trim().replace(/^W\//, '') === opaque)
}
