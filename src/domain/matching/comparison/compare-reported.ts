import { consequencesOf, isProteinAltering, smallVariant } from '../sample/alteration.ts'
import { MEMBERS } from './compare-class.ts'
import { changeFits } from './region-change.ts'
import type { ClassOfChange } from './region-change.ts'
import { compareRegion } from './compare-region.ts'
import { mayBe, reportedCodonInRegion, reportedRegion, variantOfExact } from './compare-reported-region.ts'
import { holds, undecided } from './comparison.ts'
import type { MaybeComparison, Precision } from './comparison.ts'
import { compareCopyNumber, compareExpression, compareMethylation } from './compare-state.ts'
import type {
  CodonPredicate,
  ExactPredicate,
  GeneClass,
  GeneClassPredicate,
  Predicate,
  PredicateKind,
  RegionChange,
} from '../predicate.ts'
import { isPromoterChange } from '../promoter-changes.ts'
import { isSameProteinChange } from './protein-change-comparison.ts'
import { touchesResidue } from '../protein-change.ts'
import type { ProteinChange } from '../protein-change.ts'
import type { ResidueLocator } from '../sequences/residue-locator.ts'

/** The precision with which a report in the very words of the knowledge matches. */
export const PRECISION_OF_KIND: Record<PredicateKind, Precision> = {
  EXACT: 'PROTEIN_CHANGE',
  CODON: 'CODON',
  REGION: 'EXON_OR_REGION',
  GENE_CLASS: 'CLASS',
  COPY_NUMBER: 'CLASS',
  FUSION: 'CLASS',
  EXPRESSION: 'CLASS',
  METHYLATION: 'CLASS',
  PHOSPHORYLATION: 'CLASS',
  WILD_TYPE: 'CLASS',
  NAMED: 'NAMED',
  ALL: 'NAMED',
  ANY: 'NAMED',
  UNREADABLE: 'NAMED',
}

/** Predicates of small variants, of which a report of a whole class may be any. */
const SMALL: readonly PredicateKind[] = ['EXACT', 'CODON', 'REGION', 'GENE_CLASS']

const geneOf = (predicate: Predicate) => ('gene' in predicate ? predicate.gene : null)

/** Classes that a report of a class is, beside itself. */
const IMPLIED: Partial<Record<GeneClass, readonly GeneClass[]>> = {
  FRAMESHIFT: ['TRUNCATING', 'MUTATION'],
  NONSENSE: ['TRUNCATING', 'SUBSTITUTION', 'MUTATION'],
  TRUNCATING: ['MUTATION'],
  MISSENSE: ['SUBSTITUTION', 'MUTATION'],
  SUBSTITUTION: ['MUTATION'],
  INFRAME_DELETION: ['MUTATION'],
  INFRAME_INSERTION: ['MUTATION'],
  SPLICE_SITE: ['MUTATION'],
  UNTELLABLE: ['MUTATION'],
}

/**
 * Comparison of a report in words with what the knowledge is about. A report of a wider class than the knowledge
 * names leaves it undecided; one of a narrower class holds.
 */
export function compareReported(
  found: Predicate,
  named: Predicate,
  words: string,
  locate: ResidueLocator,
): MaybeComparison {
  if (found.kind === 'COPY_NUMBER' && named.kind === 'COPY_NUMBER') return compareCopyNumber(found, named)
  if (found.kind === 'EXPRESSION' && named.kind === 'EXPRESSION') return compareExpression(found, named)
  if (found.kind === 'METHYLATION' && named.kind === 'METHYLATION') return compareMethylation(found, named)
  const gene = geneOf(found)
  if (gene === null || gene !== geneOf(named)) return null
  if (found.kind === 'COPY_NUMBER') {
    if (named.kind !== 'GENE_CLASS' || named.class !== 'LOSS_OF_FUNCTION') return null
    if (found.state === 'DEEP_DELETION' || found.state === 'BIALLELIC_LOSS')
      return holds('CLASS', `${words} leaves no functional copy of the gene.`)
    return found.state === 'DELETION'
      ? undecided('CLASS', `${words} is reported, but not whether a copy of the gene remains.`)
      : null
  }
  if (!SMALL.includes(named.kind)) return null
  if (found.kind === 'CODON') return reportedCodon(found, named, words, locate)
  if (found.kind === 'REGION') return reportedRegion(found, named, words, locate)
  if (found.kind === 'EXACT') return reportedChoice(found, named, words, locate)
  return found.kind === 'GENE_CLASS' ? reportedClass(found, named, words) : null
}

/** Classes of changes in a region that a report of a class of the gene leaves open. */
const OPEN_REGIONS: Partial<Record<GeneClass, readonly RegionChange[]>> = {
  FRAMESHIFT: ['ANY', 'FRAMESHIFT'],
  NONSENSE: ['ANY'],
  TRUNCATING: ['ANY', 'FRAMESHIFT', 'SPLICE', 'SKIPPING'],
  MISSENSE: ['ANY', 'SUBSTITUTION'],
  SUBSTITUTION: ['ANY', 'SUBSTITUTION', 'SPLICE', 'SKIPPING'],
  INFRAME_DELETION: ['ANY', 'DELETION', 'EXON_LOSS'],
  INFRAME_INSERTION: ['ANY', 'INSERTION', 'DUPLICATION'],
  SPLICE_SITE: ['ANY', 'SPLICE', 'SKIPPING'],
}

/** Whether an exact change can be of a class; what the class does not tell of changes is open. */
function canBeOfClass(
  exact: ExactPredicate,
  { class: geneClass, exceptResidue, exceptChange }: GeneClassPredicate,
): boolean {
  const variant = variantOfExact(exact)
  // The first change is the record's own name, others are the same on other transcripts.
  const own = variant.proteinChanges[0]?.change
  const isExcepted =
    own !== undefined &&
    ((exceptResidue !== null && touchesResidue(own, exceptResidue)) ||
      (exceptChange !== null && isSameProteinChange(own, exceptChange) === 'TRUE'))
  if (isExcepted) return false
  const kind = KIND_OF_CLASS[geneClass]
  if (kind) return changeFits(variant, kind) !== false
  const consequences = consequencesOf(variant)
  if (geneClass === 'SPLICE_SITE' && consequences.has('SPLICE_REGION')) return true
  if (isProteinAltering(variant) === false) return false
  const members = MEMBERS[geneClass]
  return !members || consequences.size === 0 || members.some((one) => consequences.has(one))
}

/** Classes whose members the lengths of bases and residues tell. */
const KIND_OF_CLASS: Partial<Record<GeneClass, ClassOfChange>> = {
  FRAMESHIFT: 'FRAMESHIFT',
  MISSENSE: 'SUBSTITUTION',
  INFRAME_DELETION: 'DELETION',
  INFRAME_INSERTION: 'INSERTION',
}

/** Classes of which a change is one alone. */
const CONTRARY: readonly GeneClass[] = [
  'FRAMESHIFT',
  'NONSENSE',
  'MISSENSE',
  'INFRAME_DELETION',
  'INFRAME_INSERTION',
  'SPLICE_SITE',
]

/** A report of a class of changes of the gene: it leaves open what can be of the class. */
function reportedClass(found: GeneClassPredicate, named: Predicate, words: string): MaybeComparison {
  if (found.class === 'PROMOTER') return reportedPromoter(named, words)
  if (named.kind === 'EXACT') return canBeOfClass(named, found) ? mayBe(words) : null
  if (named.kind === 'REGION')
    return (OPEN_REGIONS[found.class]?.includes(named.change) ?? true) ? mayBe(words) : null
  if (named.kind === 'CODON') return isOpenCodon(found, named) ? mayBe(words) : null
  if (named.kind !== 'GENE_CLASS') return mayBe(words)
  const isSame = found.class === named.class && found.class !== 'UNTELLABLE'
  if (isExcept(named))
    return isSame && found.exceptResidue === named.exceptResidue && found.exceptResidue !== null
      ? holds('CLASS', `${words} is reported.`)
      : mayBe(words)
  const isContrary =
    CONTRARY.includes(found.class) && CONTRARY.includes(named.class) && found.class !== named.class
  if (named.class === 'PROMOTER' || isContrary) return null
  return isSame || IMPLIED[found.class]?.includes(named.class)
    ? holds('CLASS', `${words} is reported.`)
    : mayBe(words)
}

const isExcept = ({ exceptResidue, exceptChange }: GeneClassPredicate) =>
  exceptResidue !== null || exceptChange !== null

/** Whether any change of some residues can be of a class; a splice site is beside the residues. */
const isOpenCodon = ({ class: geneClass, exceptResidue }: GeneClassPredicate, { codons }: CodonPredicate) =>
  geneClass !== 'SPLICE_SITE' && !codons.every(({ position }) => position === exceptResidue)

/** A report of some promoter mutation, which may be each that a record names. */
function reportedPromoter(named: Predicate, words: string): MaybeComparison {
  if (named.kind === 'GENE_CLASS' && named.class === 'PROMOTER')
    return holds('CLASS', `${words} is reported.`)
  return named.kind === 'EXACT' && isPromoterChange(named) ? mayBe(words) : null
}

function reportedCodon(
  { codons }: CodonPredicate,
  named: Predicate,
  words: string,
  locate: ResidueLocator,
): MaybeComparison {
  const positions = codons.map(({ position }) => position)
  if (named.kind === 'CODON') {
    const all = named.codons.map(({ position }) => position)
    if (positions.every((position) => all.includes(position))) return holds('CODON', `${words} is reported.`)
    return positions.some((position) => all.includes(position)) ? mayBe(words) : null
  }
  if (named.kind === 'EXACT') {
    const touches = named.proteinChanges.some(({ change }) =>
      positions.some((position) => touchesResidue(change, position)),
    )
    return touches ? mayBe(words) : null
  }
  return named.kind === 'REGION'
    ? reportedCodonInRegion(codons, named, words, locate)
    : reportedMutation(named, words)
}

/** A report of some protein-changing variant, of which nothing tells what else it does. */
function reportedMutation(named: Predicate, words: string): MaybeComparison {
  if (named.kind !== 'GENE_CLASS' || named.class === 'PROMOTER') return null
  return named.class === 'MUTATION' && !isExcept(named)
    ? holds('CLASS', `${words} is reported.`)
    : mayBe(words)
}

/** One of several changes is reported (`V600E/K`): what all of them are holds, what some are may hold. */
function reportedChoice(
  { gene, proteinChanges }: ExactPredicate,
  named: Predicate,
  words: string,
  locate: ResidueLocator,
): MaybeComparison {
  if (proteinChanges.length === 0) return null
  if (named.kind === 'REGION') {
    const places = proteinChanges.map((one) =>
      compareRegion(smallVariant({ gene, proteinChanges: [one] }), named, locate),
    )
    if (places.every((place) => place?.truth === 'TRUE'))
      return holds('EXON_OR_REGION', `${words} is reported.`)
    return places.some((place) => place !== null) ? mayBe(words) : null
  }
  const isIn = (change: ProteinChange): boolean => {
    if (named.kind === 'CODON') return named.codons.some(({ position }) => touchesResidue(change, position))
    if (named.kind !== 'EXACT') return false
    return named.proteinChanges.some((other) => isSameProteinChange(change, other.change) === 'TRUE')
  }
  if (named.kind !== 'EXACT' && named.kind !== 'CODON') return reportedMutation(named, words)
  const precision = named.kind === 'EXACT' ? 'PROTEIN_CHANGE' : 'CODON'
  if (proteinChanges.every(({ change }) => isIn(change))) return holds(precision, `${words} is reported.`)
  return proteinChanges.some(({ change }) => isIn(change)) ? mayBe(words) : null
}
