import { fieldAt } from './vcf-info.ts'

/**
 * Alleles that a sample carries, by their numbers in ALT from 1; null when the line gives no genotypes, as those of some
 * callers of somatic variants.
 * @param format FORMAT column
 * @param sample column of the sample
 */
export function carriedAlleles(format: string, sample: string): ReadonlySet<number> | null {
  // GT is the first where it is there at all (VCF specification, 1.6.2).
  if (format !== 'GT' && !format.startsWith('GT:')) return null
  const alleles = fieldAt(sample, ':', 0).split(/[/|]/)
  return new Set(alleles.map(Number).filter((allele) => allele > 0))
}
