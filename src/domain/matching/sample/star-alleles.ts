import { askBack, leftOut, understood } from './line-reading.ts'
import type { LineReading, NameLookup } from './line-reading.ts'

/** Both alleles of a gene by their numbers. */
const DIPLOTYPE =
  /^(?:[A-Z][A-Z\d-]*)?\*(\d{1,3}[A-Z]?)\/(?:[A-Z][A-Z\d-]*)?\*?(\d{1,3}[A-Z]?)(?: (?:GENOTYPE|DIPLOTYPE|HOMOZYGOUS|HETEROZYGOUS))?$/
/** One allele, of which both copies are. */
const HOMOZYGOUS = /^(?:[A-Z][A-Z\d-]*)?\*(\d{1,3}[A-Z]?),? \(?(?:HOMOZYGOUS|HOMOZYGOSITY|HOM)\)?$/
/** The allele without changes (PharmVar). */
const REFERENCE = '1'

const named = (feature: string, words: string) => ({
  kind: 'REPORTED' as const,
  feature,
  words,
  meaning: null,
})

/** Reads star alleles of both copies of a gene (`*28/*28`, `*1/*28`, `*2A homozygous`); null for other words. */
export function starAlleles(gene: string, words: string, lookup: NameLookup): LineReading | null {
  const [, both] = HOMOZYGOUS.exec(words) ?? []
  const [, one = both, other = both] = DIPLOTYPE.exec(words) ?? []
  if (!one || !other) return null
  const alleles = [...new Set([one, other])].filter((allele) => allele !== REFERENCE)
  if (alleles.length === 0)
    return askBack(`“${words}” are two copies of the reference allele, which is no alteration.`, [
      leftOut(`${gene} *1/*1`),
    ])
  const names = alleles.map((allele) => `${gene}*${allele}`)
  const homozygous = `${names[0]} HOMOZYGOSITY`
  const isHomozygous = one === other && lookup.hasVariantNamed(gene, homozygous)
  const unknown = names.filter((name) => !lookup.hasVariantNamed(gene, name) && !isHomozygous)
  return understood(
    [...names, ...(isHomozygous ? [homozygous] : [])].map((name) => named(gene, name)),
    unknown.map((name) => `This knowledgebase has no record of ${name}.`),
  )
}
