import { codingLocation } from '../sequences/coding-change.ts'
import type { CodingChange } from '../sequences/coding-change.ts'
import type { GenomicAllele } from '../sequences/genomic-allele.ts'
import { lengthsOf, residuesOf, shiftsFrame } from '../sequences/coding-position.ts'
import type { OnTranscript, Predicate } from '../predicate.ts'
import { altersProtein } from '../protein-change.ts'
import type { ProteinChange } from '../protein-change.ts'

/** Effect of a small variant, as far as it is told; classes of the Sequence Ontology's terms. */
export type Consequence =
  | 'MISSENSE'
  | 'NONSENSE'
  | 'FRAMESHIFT'
  | 'INFRAME_DELETION'
  | 'INFRAME_INSERTION'
  | 'START_LOSS'
  | 'STOP_LOSS'
  | 'SYNONYMOUS'
  | 'SPLICE_SITE'
  | 'SPLICE_REGION'
  | 'UPSTREAM'
  | 'NON_CODING'

/** Number of an exon, with the transcript whose exons are counted; null where none is named. */
export interface ExonNumber {
  number: number
  transcript: string | null
}

/** What is uncertain about the gene of an alteration, such as an alias that may be another gene: it then matches no record for sure. */
interface GeneDoubt {
  geneDoubt?: string | undefined
}

/** The words of a line that a record of the gene is called by, in capitals; its alias may be written of another change. */
interface WrittenAs {
  writtenAs?: string
}

/** A small variant of a sample by everything that is said of it. */
export interface SmallVariant extends GeneDoubt, WrittenAs {
  kind: 'SMALL_VARIANT'
  /** Symbol in capitals; null when only a place or an identifier is given. */
  gene: string | null
  proteinChanges: OnTranscript<ProteinChange>[]
  codingChanges: OnTranscript<CodingChange>[]
  allele: GenomicAllele | null
  /** As its file says; what follows from the changes is added by {@link consequencesOf}. */
  consequences: Consequence[]
  /** Exons that it is said to lie in. */
  exons: ExonNumber[]
  /** `CA123643`, `RS121913529`, `VCV000013961`, in capitals. */
  identifiers: string[]
}

/** A fusion of a sample; a partner that is not known is null. */
export interface FusionAlteration extends GeneDoubt, WrittenAs {
  kind: 'FUSION'
  /** The one gene that is known where its side is not; else null. */
  gene: string | null
  fivePrime: string | null
  threePrime: string | null
  fivePrimeExon: number | null
  threePrimeExon: number | null
}

/** Something said in words: a class, a state, a codon, a name (`ERBB2 amplification`, `KRAS G12`, `MSI high`). */
export interface ReportedAlteration extends GeneDoubt {
  kind: 'REPORTED'
  /** Symbol of the gene or name of the feature, in capitals. */
  feature: string
  /** The words behind the feature, in capitals. */
  words: string
  /** What the words mean; null when they are only a name. */
  meaning: Predicate | null
  /** The number that they were read from: copies of the gene, or mutations a megabase. */
  amount?: number
}

/** One alteration of a sample. */
export type Alteration = SmallVariant | FusionAlteration | ReportedAlteration

/** A small variant of which nothing is said but what is given. */
export const smallVariant = (facts: Partial<SmallVariant>): SmallVariant => ({
  kind: 'SMALL_VARIANT',
  gene: null,
  proteinChanges: [],
  codingChanges: [],
  allele: null,
  consequences: [],
  exons: [],
  identifiers: [],
  ...facts,
})

/** The consequence that a change of the protein is by itself. */
export function consequenceOfProtein(change: ProteinChange): Consequence {
  switch (change.kind) {
    case 'SUBSTITUTION':
      return 'MISSENSE'
    case 'DELETION':
      return 'INFRAME_DELETION'
    case 'DUPLICATION':
    case 'INSERTION':
      return 'INFRAME_INSERTION'
    case 'DELETION_INSERTION': {
      const added = (change.to?.length ?? 0) - (change.end - change.start + 1)
      if (change.to?.includes('*')) return 'NONSENSE'
      return added === 0 ? 'MISSENSE' : added < 0 ? 'INFRAME_DELETION' : 'INFRAME_INSERTION'
    }
    case 'SPLICE':
      return 'SPLICE_SITE'
    default:
      return change.kind
  }
}

const CONSEQUENCE_OF_LOCATION = {
  SPLICE_SITE: 'SPLICE_SITE',
  SPLICE_REGION: 'SPLICE_REGION',
  INTRON: 'NON_CODING',
  UPSTREAM: 'UPSTREAM',
  DOWNSTREAM: 'NON_CODING',
} as const

/**
 * What the lengths of a change within the coding sequence tell (Sequence Ontology: frameshift_variant, inframe_deletion,
 * inframe_insertion); nothing of a substitution, whose residues are not known. Start codons are ATG alone.
 */
function consequenceOfLengths(change: CodingChange): Consequence | null {
  const lengths = lengthsOf(change)
  if (!lengths) return null
  const isInsertion = lengths.removed === 0
  if (residuesOf(change)?.first === 1) return isInsertion ? null : 'START_LOSS'
  if (shiftsFrame(lengths)) return 'FRAMESHIFT'
  if (lengths.removed === lengths.inserted) return null
  return lengths.removed > lengths.inserted ? 'INFRAME_DELETION' : 'INFRAME_INSERTION'
}

/** Everything that is told or follows of what a variant does; empty when nothing is told. */
export function consequencesOf({
  consequences,
  proteinChanges,
  codingChanges,
}: SmallVariant): Set<Consequence> {
  const all = new Set(consequences)
  for (const { change } of proteinChanges) all.add(consequenceOfProtein(change))
  for (const { change } of codingChanges) {
    const location = codingLocation(change)
    if (location !== 'CODING') all.add(CONSEQUENCE_OF_LOCATION[location])
  }
  if (all.size > 0) return all
  for (const { change } of codingChanges) {
    const consequence = consequenceOfLengths(change)
    if (consequence) all.add(consequence)
  }
  return all
}

const PROTEIN_ALTERING: readonly Consequence[] = [
  'MISSENSE',
  'NONSENSE',
  'FRAMESHIFT',
  'INFRAME_DELETION',
  'INFRAME_INSERTION',
  'START_LOSS',
  'STOP_LOSS',
  'SPLICE_SITE',
]

/** Checks whether a variant changes the protein (a splice site counts); null when nothing tells. */
export function isProteinAltering(variant: SmallVariant): boolean | null {
  if (variant.proteinChanges.some(({ change }) => altersProtein(change))) return true
  const consequences = consequencesOf(variant)
  if (PROTEIN_ALTERING.some((one) => consequences.has(one))) return true
  // Beside a splice site a change may alter splicing or nothing.
  if (consequences.has('SPLICE_REGION') && !consequences.has('SYNONYMOUS')) return null
  return consequences.size > 0 ? false : null
}
