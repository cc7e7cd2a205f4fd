import type { ReferenceBuild } from '#domain/vocabularies/coordinates.ts'
import { partsOf } from '#server/text/parts-of.ts'
import type { Reading } from '#server/storage/database.ts'

/** A base of the reference: `chromosome` and 1-based `position`. */
export type BasePlace = { chromosome: string; position: number }

/** Finds bases of a reference build; null where they are not known. */
export type BaseFinder = (place: BasePlace) => Promise<string | null>

/**
 * Bases that the knowledgebase itself tells: those of a variant whose reference bases cover the place. Longer
 * stretches are not looked at.
 */
export async function basesOfVariants(
  db: Reading,
  build: ReferenceBuild,
  places: readonly BasePlace[],
): Promise<(place: BasePlace) => string | null> {
  const bases = new Map<string, string>()
  const key = (chromosome: string, position: number) => `${chromosome}:${position}`
  const keys = new Set(places.map(({ chromosome, position }) => key(chromosome, position)))
  const starts = new Set<number>()
  for (const { position } of places) {
    for (let start = position - LONGEST_COVER + 1; start <= position; start += 1) starts.add(start)
  }
  for (const part of partsOf([...starts], 4096)) {
    const rows = await db
      .selectFrom('variant_coordinates')
      .select(['chromosome', 'start', 'reference_bases'])
      .where('reference_build', '=', build)
      .where('start', 'in', part)
      .where('reference_bases', 'is not', null)
      .orderBy('variant_id')
      .execute()
    for (const { chromosome, start, reference_bases } of rows) {
      if (chromosome === null || start === null || !/^[ACGT]+$/.test(reference_bases ?? '')) continue
      for (const [offset, base] of [...(reference_bases ?? '')].entries()) {
        const at = key(chromosome, start + offset)
        if (keys.has(at) && !bases.has(at)) bases.set(at, base)
      }
    }
  }
  return ({ chromosome, position }) => bases.get(key(chromosome, position)) ?? null
}

/** Bases of GRCh37 in the VCF files of imported releases. */
export async function importedBases(
  db: Reading,
  places: readonly BasePlace[],
): Promise<(place: BasePlace) => string | null> {
  const bases = new Map<string, string>()
  const positions = [...new Set(places.map(({ position }) => position))]
  for (const part of partsOf(positions, 4096)) {
    const rows = await db.selectFrom('anchor_bases').selectAll().where('position', 'in', part).execute()
    for (const { chromosome, position, base } of rows) bases.set(`${chromosome}:${position}`, base)
  }
  return ({ chromosome, position }) => bases.get(`${chromosome}:${position}`) ?? null
}

const LONGEST_COVER = 20
