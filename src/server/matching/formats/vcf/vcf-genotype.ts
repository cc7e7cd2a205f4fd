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

/** Checks whether reads of the sample have an allele, by the counts and fractions that callers write. */
export function hasReads(
  format: string,
  sample: string,
  { number, bases, isOnly }: { number: number; bases: string; isOnly: boolean },
): boolean {
  const values = sample.split(':')
  const valueOf = new Map(format.split(':').map((key, at) => [key, values[at] ?? '']))
  const at = (key: string, position: number) => (numbersOf(valueOf.get(key) ?? '')[position] ?? 0) > 0
  const depths = numbersOf(valueOf.get('AD') ?? '')
  // VarScan's AD is the depth of the allele alone.
  const byDepth = depths.length === 1 ? isOnly && (depths[0] ?? 0) > 0 : (depths[number] ?? 0) > 0
  const ofBoth = isOnly && (at('DP4', 2) || at('DP4', 3) || at('FREQ', 0) || at('TIR', 0))
  const ofBase = /^[ACGT]$/i.test(bases) && at(`${bases.toUpperCase()}U`, 0)
  return byDepth || ofBoth || ofBase || ['AO', 'AF', 'VAF', 'NV', 'VD'].some((key) => at(key, number - 1))
}
