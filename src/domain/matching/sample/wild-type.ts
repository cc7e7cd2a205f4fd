import { askBack } from './line-reading.ts'
import type { LineReading } from './line-reading.ts'
import type { PredicateKind } from '../predicate.ts'

/** Words before a result that name no change. */
const STATUS =
  /^(?:(?:MUTATION|GENE)(?:AL)? )?(?:STATUS|ANALYSIS|TEST(?:ING)?|SCREEN(?:ING)?|GENOTYPE|RESULT)$/

/** `L858R - WILD TYPE`, `EXON 2 WT`: the change is denied, the gene may have others. */
export function wildTypeOfChange(
  words: string,
  read: (words: string) => LineReading | null,
): LineReading | null {
  const [, change = ''] = /^(.*[^\s:,(/;=-])[\s:,(/;=-]+(?:WILD[- ]?TYPE|WT)\)?$/.exec(words) ?? []
  const reading = change === '' || STATUS.test(change) ? null : read(change)
  if (!reading) return null
  if (!reading.ok)
    return reading.choices
      ? { ...reading, choices: reading.choices.map((one) => `${one} wild type`) }
      : reading
  if (/\/ ?(?:WILD|WT)[^/]*$/.test(words))
    return askBack(
      `“${words}” may be a heterozygous change or none: write the change, or that it was not detected.`,
    )
  const SMALL: readonly PredicateKind[] = ['EXACT', 'CODON', 'REGION', 'GENE_CLASS']
  const isSmall = reading.alterations.every(
    (one) =>
      one.kind === 'SMALL_VARIANT' ||
      (one.kind === 'REPORTED' && one.meaning !== null && SMALL.includes(one.meaning.kind)),
  )
  if (isSmall && !reading.isAbsent) return { ...reading, isAbsent: true }
  return askBack(
    `“${words.toLowerCase()}” says of one thing that it was found and that it is wild type: write which.`,
    [],
  )
}
