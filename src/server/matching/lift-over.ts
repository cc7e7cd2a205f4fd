import type { Alteration } from '#domain/matching/alteration.ts'
import { createLiftOver, lifted } from '#domain/matching/lift-over.ts'
import type { LiftOver } from '#domain/matching/lift-over.ts'
import type { Sample } from '#domain/matching/sample.ts'
import type { ReferenceBuild } from '#domain/vocabularies/coordinates.ts'
import type { Reading } from '#server/storage/database.ts'
import { cachedByVersion } from './version-cache.ts'

/** Lift-over from another build to that of the knowledge. */
export interface KnowledgeLiftOver {
  from: ReferenceBuild
  place: LiftOver
}

/** The build that the coordinates of the knowledge are of, and the one that samples may be of. */
const [KNOWLEDGE_BUILD, OTHER_BUILD] = ['GRCH37', 'GRCH38'] as const

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

/** The sample with its alleles on the build of the knowledge, and what is to be said of those that have no place there. */
export function liftedSample(
  sample: Sample,
  liftOver: KnowledgeLiftOver | null,
): { sample: Sample; warnings: string[] } {
  const onOther = ({ alterations }: Sample) =>
    alterations.filter(
      (one) =>
        one.kind === 'SMALL_VARIANT' &&
        one.allele !== null &&
        (one.allele.build ?? sample.build) === OTHER_BUILD,
    ).length
  const before = onOther(sample)
  if (before === 0) return { sample, warnings: [] }
  if (!liftOver) {
    return {
      sample,
      warnings: [
        `${before} positions of GRCh38 were not placed on GRCh37, on which the knowledge lies: no chain file was imported.`,
      ],
    }
  }
  const place = (one: Alteration) => lifted(one, sample.build, liftOver)
  const placed: Sample = {
    ...sample,
    alterations: sample.alterations.map(place),
    absences: sample.absences.map(place),
  }
  const left = onOther(placed)
  const warnings =
    left > 0 ? [`${left} of ${before} positions of GRCh38 have no place on GRCh37: not placed.`] : []
  return { sample: placed, warnings }
}
