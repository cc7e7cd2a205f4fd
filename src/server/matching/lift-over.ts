import { createLiftOver } from '#domain/matching/lift-over.ts'
import type { LiftOver } from '#domain/matching/lift-over.ts'
import type { ReferenceBuild } from '#domain/vocabularies/coordinates.ts'
import type { Reading } from '#server/storage/database.ts'
import { cachedByVersion } from './version-cache.ts'

/** Lift-over from another build to that of the knowledge. */
export interface KnowledgeLiftOver {
  from: ReferenceBuild
  place: LiftOver
}

/** The build that the coordinates of the knowledge are of, and the one that samples may be of. */
export const [KNOWLEDGE_BUILD, OTHER_BUILD] = ['GRCH37', 'GRCH38'] as const

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
export const currentLiftOver = cachedByVersion(readLiftOver)
