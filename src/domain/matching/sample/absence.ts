import type { Alteration } from './alteration.ts'
import { compareClass } from '../comparison/compare-class.ts'
import { compareExact } from '../comparison/compare-exact.ts'
import { compareRegion } from '../comparison/compare-region.ts'
import { variantOfExact } from '../comparison/compare-reported-region.ts'
import { compareFusion } from '../comparison/compare-state.ts'
import type { Predicate } from '../predicate.ts'
import type { ResidueLocator } from '../sequences/residue-locator.ts'
import { touchesResidue } from '../protein-change.ts'
import { isPromoterChange } from '../promoter-changes.ts'

const GENES_SMALL_VARIANTS: readonly Predicate['kind'][] = ['EXACT', 'CODON', 'REGION', 'GENE_CLASS']

const isAnyMutation = (denied: Predicate) =>
  denied.kind === 'GENE_CLASS' &&
  denied.class === 'MUTATION' &&
  denied.exceptResidue === null &&
  denied.exceptChange === null

/** Whether everything that a predicate is about belongs to what a report in words denies. */
function wordsDeny(denied: Predicate, predicate: Predicate): boolean {
  if (!('gene' in denied) || !('gene' in predicate) || denied.gene !== predicate.gene) return false
  if (denied.kind === 'WILD_TYPE' || isAnyMutation(denied)) {
    return GENES_SMALL_VARIANTS.includes(predicate.kind)
  }
  if (denied.kind === 'CODON') {
    const positions = denied.codons.map(({ position }) => position)
    if (predicate.kind === 'CODON')
      return predicate.codons.every(({ position }) => positions.includes(position))
    return (
      predicate.kind === 'EXACT' &&
      predicate.proteinChanges.length > 0 &&
      predicate.proteinChanges.every(({ change }) =>
        positions.some((position) => touchesResidue(change, position)),
      )
    )
  }
  if (denied.kind === 'REGION' && predicate.kind === 'REGION') {
    const isSame =
      denied.exons && predicate.exons
        ? denied.exons.first === predicate.exons.first && denied.exons.last === predicate.exons.last
        : denied.label === predicate.label
    return isSame && (denied.change === 'ANY' || denied.change === predicate.change)
  }
  if (denied.kind === 'GENE_CLASS' && denied.class === 'PROMOTER' && predicate.kind === 'EXACT')
    return isPromoterChange(predicate)
  if (denied.kind === 'GENE_CLASS' && predicate.kind === 'EXACT')
    return !predicate.isChoice && compareClass(variantOfExact(predicate), denied)?.truth === 'TRUE'
  if (denied.kind === 'GENE_CLASS' && predicate.kind === 'GENE_CLASS')
    return denied.class === predicate.class && denied.exceptResidue === predicate.exceptResidue
  if (denied.kind === 'COPY_NUMBER' && predicate.kind === 'COPY_NUMBER') {
    const isWhole = denied.state === 'DELETION' && predicate.state === 'DEEP_DELETION'
    return isWhole || denied.state === predicate.state || denied.state === 'ANY'
  }
  if (denied.kind === 'EXPRESSION' && predicate.kind === 'EXPRESSION') {
    const isSameForm = denied.qualifier === null || denied.qualifier === predicate.qualifier
    // Without expression, what is lost or low is not denied.
    const isDegree = denied.state === 'PRESENT' && predicate.state === 'OVER'
    return isSameForm && (isDegree || denied.state === predicate.state)
  }
  return denied.kind === 'METHYLATION' && predicate.kind === 'METHYLATION' && denied.state === predicate.state
}

/** Whether a change lies in a region of which a report denies such changes. */
const regionDenies = (denied: Predicate, predicate: Predicate, locate: ResidueLocator) =>
  denied.kind === 'REGION' &&
  predicate.kind === 'EXACT' &&
  !predicate.isChoice &&
  compareRegion(variantOfExact(predicate), denied, locate)?.truth === 'TRUE'

/**
 * Checks whether a sample's report denies what a simple predicate is about: `no KIT D816V`, `no ALK fusion`, `TP53
 * wild type`. Only what lies wholly within the denied counts.
 */
export function isDenied(absence: Alteration, predicate: Predicate, locate: ResidueLocator): boolean {
  if (absence.kind === 'REPORTED')
    return (
      absence.meaning !== null &&
      (wordsDeny(absence.meaning, predicate) || regionDenies(absence.meaning, predicate, locate))
    )
  if (absence.kind === 'SMALL_VARIANT') {
    return predicate.kind === 'EXACT' && compareExact(absence, predicate)?.truth === 'TRUE'
  }
  if (predicate.kind !== 'FUSION') return false
  if (absence.gene !== null) {
    return [predicate.gene, predicate.fivePrime, predicate.threePrime].includes(absence.gene)
  }
  return compareFusion(absence, predicate)?.truth === 'TRUE' && predicate.gene === null
}
