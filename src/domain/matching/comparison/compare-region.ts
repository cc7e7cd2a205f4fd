import { consequencesOf, isProteinAltering } from '../sample/alteration.ts'
import type { Consequence, SmallVariant } from '../sample/alteration.ts'
import { holds, undecided } from './comparison.ts'
import type { MaybeComparison } from './comparison.ts'
import { nameOfSmallVariant } from '../sample/describe-alteration.ts'
import type {
  CodonPredicate,
  GeneClassPredicate,
  GenomicSpan,
  RegionChange,
  RegionPredicate,
} from '../predicate.ts'
import { writeGenomicAllele } from '../sequences/genomic-allele.ts'
import type { GenomicAllele } from '../sequences/genomic-allele.ts'
import { touchesResidue, writeProteinChange } from '../protein-change.ts'
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
  if (found.proteinChanges.length > 0 || isProteinAltering(found) === false) return null
  if (liesBeside(found, predicate, locate)) return null
  return undecided('CODON', `${nameOfSmallVariant(found)} is given without its protein change.`)
}

const FITTING: Record<Exclude<RegionChange, 'ANY' | 'SKIPPING'>, Consequence> = {
  DELETION: 'INFRAME_DELETION',
  INSERTION: 'INFRAME_INSERTION',
  DUPLICATION: 'INFRAME_INSERTION',
  FRAMESHIFT: 'FRAMESHIFT',
}

const WORDS: Record<RegionChange, string> = {
  ANY: 'a protein-changing variant',
  DELETION: 'an in-frame deletion',
  INSERTION: 'an in-frame insertion',
  DUPLICATION: 'a duplication',
  FRAMESHIFT: 'a frameshift',
  SKIPPING: 'a splice-site variant',
}

/** Whether the kind of change fits; null when nothing tells. */
function changeFits(found: SmallVariant, change: RegionChange): boolean | null {
  const consequences = consequencesOf(found)
  if (change === 'ANY') return isProteinAltering(found)
  if (consequences.size === 0) return null
  if (change === 'SKIPPING') return consequences.has('SPLICE_SITE')
  if (change === 'DUPLICATION' && found.proteinChanges.length > 0) {
    return found.proteinChanges.some(({ change: { kind } }) => kind === 'DUPLICATION' || kind === 'INSERTION')
  }
  return consequences.has(FITTING[change])
}

const isWithin = (found: GenomicSpan, span: GenomicSpan): boolean | null => {
  if (found.build !== span.build) return null
  return found.chromosome === span.chromosome && found.start <= span.stop && found.stop >= span.start
}

/** Whether the variant lies in the region, by the first of its exons, residues and place that tells; else null. */
function liesWithin(found: SmallVariant, region: RegionPredicate, locate: ResidueLocator): boolean | null {
  const { residues, exons, span } = region
  if (residues) {
    const reported = found.proteinChanges[0]?.change
    if (reported) return reported.start >= residues.first && reported.end <= residues.last
  }
  if (exons && found.exons.length > 0) {
    return found.exons.some((exon) => exons.first <= exon && exon <= exons.last)
  }
  if (!span) return null
  const placed = found.allele ? isWithin(found.allele, span) : null
  if (placed !== null) return placed
  for (const { change, transcript } of found.proteinChanges) {
    const located = locate(region.gene, change.start, change.end, span, transcript)
    if (located !== null) return located
  }
  return null
}

/** Decides whether a change of the region's kind lies in the region. */
export function compareRegion(
  found: SmallVariant,
  region: RegionPredicate,
  locate: ResidueLocator,
): MaybeComparison {
  if (found.gene !== region.gene) return null
  const fits = changeFits(found, region.change)
  const within = liesWithin(found, region, locate)
  if (fits === false || within === false) return null
  const name = nameOfSmallVariant(found)
  const { label } = region
  if (within === null)
    return undecided('EXON_OR_REGION', `Whether ${name} lies in ${label} cannot be determined.`)
  if (fits === null)
    return undecided('EXON_OR_REGION', `${name} lies in ${label}; its effect on the protein is not given.`)
  if (region.change === 'SKIPPING') {
    return undecided(
      'EXON_OR_REGION',
      `${name} changes a splice site of ${label}; whether the exon is skipped is not given.`,
    )
  }
  return holds('EXON_OR_REGION', `${name} is ${WORDS[region.change]} within ${label}.`)
}

const TRUNCATING: readonly Consequence[] = ['NONSENSE', 'FRAMESHIFT']

/** Decides whether a change belongs to a class of changes of its gene. */
export function compareClass(found: SmallVariant, predicate: GeneClassPredicate): MaybeComparison {
  if (found.gene !== predicate.gene) return null
  const name = nameOfSmallVariant(found)
  const consequences = consequencesOf(found)
  const isTruncating = TRUNCATING.some((one) => consequences.has(one))
  if (predicate.class === 'PROMOTER') return comparePromoter(found, predicate, name)
  const altering = isProteinAltering(found)
  if (altering === false) return null
  if (altering === null) return undecided('CLASS', `The effect of ${name} on the protein is not given.`)
  const { exceptResidue } = predicate
  switch (predicate.class) {
    case 'MUTATION':
      if (exceptResidue === null) return holds('CLASS', `${name} is a protein-changing variant.`)
      if (found.proteinChanges.length === 0)
        return undecided('CLASS', `The residue that ${name} changes is not given.`)
      return found.proteinChanges.some(({ change }) => touchesResidue(change, exceptResidue))
        ? null
        : holds('CLASS', `${name} is a protein-changing variant at a residue other than ${exceptResidue}.`)
    case 'FRAMESHIFT':
      return consequences.has('FRAMESHIFT') ? holds('CLASS', `${name} is a frameshift.`) : null
    case 'TRUNCATING':
      if (isTruncating) return holds('CLASS', `${name} truncates the protein.`)
      return consequences.has('SPLICE_SITE') ? untellable(name, predicate.label) : null
    case 'LOSS_OF_FUNCTION':
      // Near the end of a protein a truncation can leave its function, or even raise it.
      return untellable(isTruncating ? `${name}, which truncates the protein,` : name, predicate.label)
    case 'UNTELLABLE':
      return untellable(name, predicate.label)
  }
}

const untellable = (name: string, label: string) =>
  undecided('CLASS', `Whether ${name} is ${article(label)} cannot be told from the change alone.`)

const article = (words: string) => `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`

function comparePromoter(found: SmallVariant, { span }: GeneClassPredicate, name: string): MaybeComparison {
  const placed = found.allele && span ? isWithin(found.allele, span) : null
  if (placed) return holds('CLASS', `${name} lies in the promoter.`)
  const consequences = consequencesOf(found)
  if (consequences.has('UPSTREAM')) return holds('CLASS', `${name} lies upstream of the coding sequence.`)
  if (placed === false || consequences.size > 0) return null
  return undecided('CLASS', `Whether ${name} lies in the promoter cannot be determined.`)
}
