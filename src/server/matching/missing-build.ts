import type { Alteration } from '#domain/matching/sample/alteration.ts'
import type { LineReading } from '#domain/matching/sample/line-reading.ts'
import { genomicHgvs } from '#domain/matching/sequences/genomic-allele.ts'
import type { ReferenceBuild } from '#domain/vocabularies/coordinates.ts'

/** The allele of an alteration of which nothing is given but a position without its build; null for others. */
function bareAllele(found: Alteration) {
  if (found.kind !== 'SMALL_VARIANT' || found.gene !== null || found.allele?.build !== null) return null
  const { proteinChanges, codingChanges, identifiers, allele } = found
  return proteinChanges.length + codingChanges.length + identifiers.length === 0 ? allele : null
}

/** A reading, or the question for the build where a position without it is all that is given: it can be compared with nothing. */
export function askForBuild(reading: LineReading, build: ReferenceBuild | null): LineReading {
  if (!reading.ok || build !== null) return reading
  const alleles = reading.alterations.map(bareAllele)
  const [allele] = alleles
  if (!allele || alleles.includes(null)) return reading
  const choices = (['GRCH37', 'GRCH38'] as const).flatMap((one) => genomicHgvs(allele, one) ?? [])
  return {
    ok: false,
    reason:
      'The position could not be assessed, as its reference build is not given: specify GRCh37 or GRCh38.',
    choices: alleles.length === 1 ? choices : [],
  }
}
