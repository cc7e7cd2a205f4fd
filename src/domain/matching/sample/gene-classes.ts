import type { NameLookup } from './line-reading.ts'
import type { PredicateKind } from '../predicate.ts'

/** What a test of a gene may look for, by the kinds of its records. */
const CLASSES: readonly (readonly [readonly PredicateKind[], string])[] = [
  [['EXACT', 'CODON', 'REGION', 'GENE_CLASS'], 'mutation'],
  [['FUSION'], 'fusion'],
]
/** Words that leave open what was altered. */
export const ANY_ALTERATION =
  /^(?:GENE |GENOMIC |SOMATIC |GERMLINE )?(?:ALTERATIONS?|ALTERED|ABERRATIONS?|ABNORMAL(?:ITY|ITIES)?)$/i

/** Names of records of more and of fewer copies. */
const MORE_COPIES = ['AMPLIFICATION', 'COPY NUMBER GAIN', 'GAIN']
const FEWER_COPIES = ['DELETION', 'LOSS', 'HOMOZYGOUS DELETION']

/** The classes of alterations that records of a gene are about, as words behind it. */
export function classesOf(gene: string, lookup: NameLookup): string[] {
  const kinds = lookup.kindsOf(gene)
  const isNamed = (name: string) => lookup.hasVariantNamed(gene, name)
  return [
    ...CLASSES.flatMap(([some, word]) => (some.some((kind) => kinds.has(kind)) ? [word] : [])),
    ...(MORE_COPIES.some(isNamed) ? ['amplification'] : []),
    ...(FEWER_COPIES.some(isNamed) ? ['deletion'] : []),
    ...(kinds.has('EXPRESSION') ? [isNamed('OVEREXPRESSION') ? 'overexpression' : 'expression'] : []),
    ...(kinds.has('METHYLATION') ? ['methylation'] : []),
  ]
}
