import { isProteinAltering } from '../sample/alteration.ts'
import type { SmallVariant } from '../sample/alteration.ts'
import { holds, undecided } from './comparison.ts'
import type { MaybeComparison } from './comparison.ts'
import { nameOfSmallVariant } from '../sample/describe-alteration.ts'
import type { CodonPredicate } from '../predicate.ts'
import { writeGenomicAllele } from '../sequences/genomic-allele.ts'
import type { GenomicAllele } from '../sequences/genomic-allele.ts'
import { touchesResidue, writeProteinChange } from '../protein-change.ts'
import { residuesOf } from '../sequences/coding-position.ts'
import type { ResidueLocator } from '../sequences/residue-locator.ts'

/** Bases by which a residue may lie beside an allele: one codon; more where an insertion or deletion can be written elsewhere. */
function nearby({ build, chromosome, start, stop, reference, alternate }: GenomicAllele) {
  const reach = reference?.length === alternate.length ? 2 : 30
  return { build, chromosome, start: start - reach, stop: stop + reach }
}

/** Whether the bases of a variant are known to lie beside all of some codons. */
const liesBeside = ({ allele }: SmallVariant, { gene, codons }: CodonPredicate, locate: ResidueLocator) =>
  allele !== null &&
  codons.every(({ position }) => locate(gene, position, position, nearby(allele), null) === false)

/**
 * Decides whether any change of one of the residues: a change without a protein change stays undecided unless
 * it has none.
 */
export function compareCodon(
  found: SmallVariant,
  predicate: CodonPredicate,
  locate: ResidueLocator,
): MaybeComparison {
  const { gene, codons } = predicate
  if (found.gene !== gene) return null
  for (const { position, residue } of codons) {
    for (const { change, transcript } of found.proteinChanges) {
      const named = position === change.start ? change.first : position === change.end ? change.last : null
      if (!touchesResidue(change, position) || (residue && named && residue !== named)) continue
      const on = transcript ? ` on ${transcript}` : ''
      if (found.allele && locate(gene, position, position, nearby(found.allele), null) === false)
        return undecided(
          'CODON',
          `${writeProteinChange(change)}${on} changes residue ${residue ?? ''}${position}, but ${writeGenomicAllele(found.allele)} is not at its coordinates in the records.`,
        )
      // Evidence on a codon is mostly of substitutions, which may act the other way.
      if (change.kind === 'NONSENSE' || change.kind === 'FRAMESHIFT')
        return undecided(
          'CODON',
          `${writeProteinChange(change)}${on} truncates the protein at ${residue ?? ''}${position}; whether ${gene} ${residue ?? ''}${position} includes this is not specified.`,
        )
      return holds('CODON', `${writeProteinChange(change)}${on} changes residue ${residue ?? ''}${position}.`)
    }
  }
  const atSpliceSite = found.proteinChanges.some(
    ({ change }) => change.kind === 'SPLICE' && codons.some(({ position }) => position === change.start),
  )
  if (atSpliceSite)
    return undecided(
      'CODON',
      `${nameOfSmallVariant(found)} names a splice site at the residue, not what it changes.`,
    )
  if (found.proteinChanges.length > 0 || isProteinAltering(found) === false) return null
  if (liesBeside(found, predicate, locate) || changesOtherCodons(found, predicate)) return null
  return undecided('CODON', `${nameOfSmallVariant(found)} is given without its protein change.`)
}

/** Whether coding changes are given, and none is of the bases of a codon. */
const changesOtherCodons = ({ codingChanges }: SmallVariant, { codons }: CodonPredicate) =>
  codingChanges.length > 0 &&
  codingChanges.every(({ change }) => {
    const residues = residuesOf(change)
    return !residues || codons.every(({ position }) => position < residues.first || position > residues.last)
  })
