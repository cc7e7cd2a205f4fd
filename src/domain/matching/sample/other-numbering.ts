import { askBack } from './line-reading.ts'
import type { LineReading, NameLookup } from './line-reading.ts'
import { parseProteinChange, writeProteinChange } from '../protein-change.ts'
import { parseCodingChange, writeCodingChange } from '../sequences/coding-change.ts'
import { positionsOf } from '../sequences/coding-position.ts'

/** First and last base of exon 14 of MET on the longer of the two transcripts that publications number it on. */
const LONGER = { transcript: 'NM_001127500.3', first: 2942, last: 3082 }
const USUAL = { transcript: 'NM_000245.4', protein: 'NP_000236.2' }
/** Residues that the longer protein has more before exon 14. */
const MORE = 18
const LAST_RESIDUE = 1028

/**
 * A change at a splice site of MET's exon 14 by the numbers of its longer transcript (`c.3082+1G>A`, `D1028N`), which is
 * asked back, as records number the other; null for any other change.
 */
export function otherNumbering(gene: string, words: string, lookup: NameLookup): LineReading | null {
  if (gene !== 'MET' || lookup.hasVariantNamed(gene, words)) return null
  const protein = parseProteinChange(words)
  if (protein?.first === 'D' && protein.start === LAST_RESIDUE) {
    const [start, end] = [protein.start - MORE, protein.end - MORE]
    const usual = writeProteinChange({ ...protein, start, end })
    return askBack(
      `“${words}” is ${usual} on ${USUAL.transcript}, as in records: write the protein that it is numbered on.`,
      [`MET ${usual}`, `MET ${USUAL.protein}:p.${writeProteinChange(protein)}`],
    )
  }
  const change = words.startsWith('C.') ? parseCodingChange(words) : null
  const positions = change && positionsOf(change)
  if (!positions) return null
  const isAtSite = [positions.start, positions.end].some(
    ({ base, offset }) => base === LONGER.last || (base === LONGER.first && offset < 0),
  )
  return isAtSite
    ? askBack(
        `“${words.toLowerCase()}” is at a splice site of exon 14 on ${LONGER.transcript}: write the transcript that it is numbered on.`,
        [LONGER.transcript, USUAL.transcript].map((one) => `MET ${one}:c.${writeCodingChange(change)}`),
      )
    : null
}
