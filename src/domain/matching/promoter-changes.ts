import { lookupTable } from '../lookup-table.ts'
import { exactPredicate } from './predicate.ts'
import type { ExactPredicate } from './predicate.ts'
import { codingLocation, parseCodingChange } from './sequences/coding-change.ts'

/**
 * Promoter mutations as publications name them, by the last digits of their position on chromosome 5 of GRCh37
 * (1,295,228), with the coding change. None of them changes a residue.
 */
const HOTSPOTS: Readonly<Record<string, Readonly<Record<string, string>>>> = lookupTable({
  TERT: lookupTable({ C228T: '-124C>T', C228A: '-124C>A', C250T: '-146C>T', A161C: '-57A>C' }),
})

const WORDS = /^PROMOTER(?: MUTATION| VARIANT)?[ :,]*\(?(?=\S)|[ ,]*PROMOTER(?: MUTATION| VARIANT)?$|\)$/g
const UPSTREAM = /^-\d+[ACGT]>[ACGT]$/

/** The predicate of a change in a promoter: `C228T` of TERT, `PROMOTER C250T`, `-124C>T`; null for any other name. */
export function promoterChangeOfName(gene: string, name: string): ExactPredicate | null {
  const words = name.replaceAll(WORDS, '')
  const text = HOTSPOTS[gene]?.[words] ?? (UPSTREAM.test(words) ? words : null)
  const change = text === null ? null : parseCodingChange(text)
  return (
    change && exactPredicate(gene, { codingChanges: [{ change, transcript: null }], namesCodingChange: true })
  )
}

/** Checks whether a change lies upstream of the coding sequence, by its coding change. */
export const isPromoterChange = ({ codingChanges }: ExactPredicate): boolean =>
  codingChanges.some(({ change }) => codingLocation(change) === 'UPSTREAM')

/** Genes of which a promoter mutation is called so. */
export const genesWithPromoterChange = (name: string): string[] =>
  Object.keys(HOTSPOTS).filter((gene) => HOTSPOTS[gene]?.[name] !== undefined)
