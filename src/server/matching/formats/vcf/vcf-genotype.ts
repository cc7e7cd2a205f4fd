import { fieldAt } from './vcf-info.ts'

/**
 * Alleles that a sample carries, by their numbers in ALT from 1; null when the line gives no genotypes, as those of some
 * callers of somatic variants, `MISSING` for a genotype that was not called (`.`, `./.`).
 * @param format FORMAT column
 * @param sample column of the sample
 */
export function carriedAlleles(format: string, sample: string): ReadonlySet<number> | null | 'MISSING' {
  // GT is the first where it is there at all (VCF specification, 1.6.2).
  if (format !== 'GT' && !format.startsWith('GT:')) return null
  const alleles = fieldAt(sample, ':', 0).split(/[/|]/)
  if (alleles.every((allele) => allele === '.' || allele === '')) return 'MISSING'
  return new Set(alleles.map(Number).filter((allele) => allele > 0))
}

const numbersOf = (text: string) => text.split(',').map((one) => Number.parseFloat(one))

/** Keys whose values are one for each alternate allele. */
const BY_ALLELE = ['AO', 'AF', 'VAF', 'NV', 'VD']

/**
 * Checks whether reads of the sample have an allele, by the counts and fractions that callers write; null when none are
 * written. Strelka's are of two tiers, of which the second counts doubtful reads, too.
 */
export function hasReads(
  format: string,
  sample: string,
  { number, bases, isOnly }: { number: number; bases: string; isOnly: boolean },
): boolean | null {
  const values = sample.split(':')
  const valueOf = new Map(format.split(':').map((key, at) => [key, values[at] ?? '']))
  const numbers = (key: string) => numbersOf(valueOf.get(key) ?? '')
  const depths = numbers('AD')
  // VarScan's AD is the depth of the allele alone.
  const byDepth = depths.length > 1 ? [depths[number]] : isOnly ? depths : []
  const ofBoth = isOnly ? [...numbers('DP4').slice(2), ...numbers('FREQ'), ...numbers('TIR')] : []
  const ofBase = /^[ACGT]$/i.test(bases) ? numbers(`${bases.toUpperCase()}U`) : []
  const ofAllele = BY_ALLELE.map((key) => numbers(key)[number - 1])
  const counts = [...byDepth, ...ofBoth, ...ofBase, ...ofAllele].filter(Number.isFinite)
  return counts.length === 0 ? null : counts.some((count = 0) => count > 0)
}
