import { createLiftOver } from '#domain/matching/sequences/lift-over.ts'
import type { LiftOver } from '#domain/matching/sequences/lift-over.ts'
import { KNOWLEDGE_BUILD } from '#domain/variants/reference-build.ts'
import type { ReferenceBuild } from '#domain/vocabularies/coordinates.ts'
import type { Reading } from '#server/storage/database.ts'
import { cachedForVersion } from '#server/knowledge/version-cache.ts'

/** Lift-over from another build to that of the knowledge. */
export interface KnowledgeLiftOver {
  from: ReferenceBuild
  place: LiftOver
}

/** The build that samples may be of beside that of the knowledge. */
export const OTHER_BUILD = 'GRCH38'

async function readLiftOver(db: Reading): Promise<KnowledgeLiftOver | null> {
  const rows = await db
    .selectFrom('chain_blocks')
    .selectAll()
    .where('from_build', '=', OTHER_BUILD)
    .where('to_build', '=', KNOWLEDGE_BUILD)
    .execute()
  if (rows.length === 0) return null
  const blocks = rows.map(({ chromosome, start, stop, to_chromosome, to_start, is_reversed }) => ({
    chromosome,
    start,
    stop,
    toChromosome: to_chromosome,
    toStart: to_start,
    isReversed: is_reversed,
  }))
  return { from: OTHER_BUILD, place: createLiftOver(blocks, KNOWLEDGE_BUILD) }
}

/** Lift-over by the imported chain file, read once for each version of the knowledge; null where none was imported. */
export const currentLiftOver = (db: Reading) =>
  cachedForVersion({ db }, 'index', 'lift-over', () => readLiftOver(db))
