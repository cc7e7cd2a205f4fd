import { askBack } from './line-reading.ts'
import type { LineReading } from './line-reading.ts'
import type { SmallVariant } from './alteration.ts'
import { canGive } from '../comparison/compare-bases.ts'
import { genesWithPromoterChange } from '../promoter-changes.ts'
import { writeProteinChange } from '../protein-change.ts'
import { codingLocation, writeCodingChange } from '../sequences/coding-change.ts'
import { lengthsOf, residuesOf } from '../sequences/coding-position.ts'

/** Kinds of protein changes that bases in the place of as many others make. */
const OF_REPLACED_BASES = ['SUBSTITUTION', 'NONSENSE', 'SYNONYMOUS', 'DELETION_INSERTION']

/** Whether the bases of a line cannot make its protein change, by their codons and the genetic code. */
function areContradictory({ gene, proteinChanges, codingChanges }: SmallVariant): boolean {
  const [[protein, ...others], [coding]] = [proteinChanges, codingChanges]
  if (gene === null || !protein || !coding || others.length > 0) return false
  // What a promoter mutation is called counts no residues.
  if (codingLocation(coding.change) === 'UPSTREAM') return true
  const lengths = lengthsOf(coding.change)
  if (!residuesOf(coding.change) || !lengths || lengths.removed !== lengths.inserted) return false
  return OF_REPLACED_BASES.includes(protein.change.kind) && !canGive(coding.change, protein.change)
}

/** A line whose coding and protein change contradict one another is asked back; any other reading stays as it is. */
export function withoutContradiction(reading: LineReading): LineReading {
  if (!reading.ok) return reading
  for (const one of reading.alterations) {
    if (one.kind !== 'SMALL_VARIANT' || one.writtenAs || !areContradictory(one)) continue
    const [protein] = one.proteinChanges.map(({ change }) => {
      const name = writeProteinChange(change)
      return genesWithPromoterChange(name).length > 0 ? name : `p.${name}`
    })
    const [coding] = one.codingChanges.map(({ change, transcript }) =>
      transcript ? `${transcript}:c.${writeCodingChange(change)}` : `c.${writeCodingChange(change)}`,
    )
    return askBack(`${coding} cannot give ${protein}: write the one that was found.`, [
      `${one.gene} ${coding}`,
      `${one.gene} ${protein}`,
    ])
  }
  return reading
}
