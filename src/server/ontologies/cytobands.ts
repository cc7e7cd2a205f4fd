import type { ReferenceBuild } from '#domain/vocabularies/coordinates.ts'
import { ClientError } from '#server/errors/client-error.ts'
import type { LinesOptions } from '#server/files/tsv/lines.ts'
import { readTsv } from '#server/files/tsv/reader.ts'

/** A stretch of a chromosome: whole, an arm, or a band of any resolution. */
export interface CytogeneticStretch {
  /** `1`, `1p`, `1p36`, `1p36.33`. */
  name: string
  chromosome: string
  /** What follows the chromosome in the name; null for the whole chromosome. */
  band: string | null
  /** 1-based, inclusive. */
  start: number
  stop: number
}

/** Where chromosome 1 ends tells the reference build. */
const lengthsOfChromosome1: readonly [number, ReferenceBuild][] = [
  [248_956_422, 'GRCH38'],
  [249_250_621, 'GRCH37'],
  [247_249_719, 'NCBI36'],
]

/** `p36.33` and all that it is part of: `p36.3`, `p36`, `p`, and the whole chromosome. */
function enclosing(band: string): (string | null)[] {
  const [main = '', fine = ''] = band.split('.')
  const finer = Array.from({ length: fine.length }, (_, places) => `${main}.${fine.slice(0, places + 1)}`)
  return [null, main.slice(0, 1), ...(main.length > 1 ? [main] : []), ...finer]
}

/**
 * The bands of UCSC's file of cytogenetic bands, with the coarser ones, arms and chromosomes that they make up, and
 * the build that they are for. Other molecules than the chromosomes 1 to 22, X and Y are left out.
 * @throws ClientError when the file is no text or of a build that is not known
 */
export async function readCytobands(
  file: string,
  options: LinesOptions = {},
): Promise<{ build: ReferenceBuild; stretches: CytogeneticStretch[]; lines: number }> {
  const stretches = new Map<string, CytogeneticStretch>()
  let lines = 0
  for await (const rows of readTsv(file, 'plain', options)) {
    for (const { cells } of rows) {
      lines += 1
      const [contig = '', from = '', to = '', band = ''] = cells
      const chromosome = /^chr(\d{1,2}|X|Y)$/.exec(contig)?.[1]
      if (chromosome === undefined || !/^[pq]\d/.test(band)) continue
      // The file counts from 0 and its ends are exclusive.
      const [start, stop] = [Number(from) + 1, Number(to)]
      for (const part of enclosing(band)) {
        const name = `${chromosome}${part ?? ''}`
        const entry = stretches.get(name)
        if (entry) {
          entry.start = Math.min(entry.start, start)
          entry.stop = Math.max(entry.stop, stop)
        } else stretches.set(name, { name, chromosome, band: part, start, stop })
      }
    }
  }
  const end = stretches.get('1')?.stop
  const build = lengthsOfChromosome1.find(([length]) => length === end)?.[1]
  if (!build)
    throw new ClientError(
      'BAD_USER_INPUT',
      `${file} ends chromosome 1 at ${end ?? 'no base'}, unlike any known reference build; it may be truncated.`,
    )
  return { build, stretches: [...stretches.values()], lines }
}
