import type { SmallVariant } from '../sample/alteration.ts'
import { writeCodingChange } from '../sequences/coding-change.ts'
import type { CodingChange } from '../sequences/coding-change.ts'
import { holds, undecided } from './comparison.ts'
import type { MaybeComparison } from './comparison.ts'
import { alleleKey, writeGenomicAllele } from '../sequences/genomic-allele.ts'
import type { GenomicAllele } from '../sequences/genomic-allele.ts'
import type { ExactPredicate, OnTranscript } from '../predicate.ts'
import { compareBases } from './compare-bases.ts'
import { differ } from './numbering.ts'
import { isSameProteinChange } from './protein-change-comparison.ts'
import { writeProteinChange } from '../protein-change.ts'

/** Bases of one codon: a substitution of an amino acid can lie so far from another that gives the same. */
const CODON_REACH = 2

function liesElsewhere(found: GenomicAllele, named: readonly GenomicAllele[]): boolean {
  const comparable = named.filter(({ build }) => build === found.build)
  return (
    comparable.length > 0 &&
    comparable.every(
      ({ chromosome, start, stop }) =>
        chromosome !== found.chromosome ||
        found.start > stop + CODON_REACH ||
        found.stop < start - CODON_REACH,
    )
  )
}

/** Whether two alleles of one place can be of one sequence: bases that are not named, or N, can be any. */
function agreesInReference({ reference: left }: GenomicAllele, { reference: right }: GenomicAllele): boolean {
  if (left === null || right === null || left.length !== right.length) return true
  return [...left].every((base, at) => base === right[at] || base === 'N' || right[at] === 'N')
}

function sameAllele(found: SmallVariant, predicate: ExactPredicate): MaybeComparison {
  const { allele } = found
  if (allele) {
    const key = alleleKey(allele)
    const same = predicate.alleles.filter((named) => named.build === allele.build && alleleKey(named) === key)
    if (same.some((named) => agreesInReference(allele, named)))
      return holds('ALLELE', `Same bases at the same position (${writeGenomicAllele(allele)}).`)
    const [other] = same
    if (other)
      return undecided(
        'ALLELE',
        `${writeGenomicAllele(allele)} is at the position of ${writeGenomicAllele(other)} in the record, but their reference bases differ: one may be from another build or strand.`,
      )
  }
  const identifier = found.identifiers.find((one) => predicate.identifiers.includes(one))
  return identifier ? holds('ALLELE', `Same identifier ${identifier}.`) : null
}

const numbering = (transcript: string | null) => (transcript ? ` on ${transcript}` : '')

/** A change of the sample with one of the record. */
interface Pair<Change> {
  left: OnTranscript<Change>
  right: OnTranscript<Change>
}

/** Prefers the pair on one transcript; else any pair, as a sample may name other transcripts than the record. */
function equalPair<Change>(
  found: readonly OnTranscript<Change>[],
  named: readonly OnTranscript<Change>[],
  isSame: (left: Change, right: Change) => boolean,
): Pair<Change> | null {
  let first: Pair<Change> | null = null
  for (const left of found) {
    for (const right of named) {
      if (!isSame(left.change, right.change)) continue
      if (!differ(left.transcript, right.transcript)) return { left, right }
      first ??= { left, right }
    }
  }
  return first
}

const isSameCodingChange = (left: CodingChange, right: CodingChange) =>
  left.start === right.start &&
  left.end === right.end &&
  left.kind === right.kind &&
  left.from === right.from &&
  left.to === right.to

/** Whether some change begins or ends where one of the record does: without that, none is the same. */
function meetsResidues({ proteinChanges }: SmallVariant, predicate: ExactPredicate): boolean {
  for (const { change: left } of proteinChanges) {
    for (const { change: right } of predicate.proteinChanges) {
      if (left.start === right.start || left.start === right.end || left.end === right.start) return true
    }
  }
  return false
}

function sameCodingChange(found: SmallVariant, predicate: ExactPredicate): MaybeComparison {
  const same = equalPair(found.codingChanges, predicate.codingChanges, isSameCodingChange)
  if (!same || differ(same.left.transcript, same.right.transcript)) return null
  return holds(
    'ALLELE',
    `Same coding change c.${writeCodingChange(same.left.change)}${numbering(same.left.transcript)}.`,
  )
}

/** Whether both name a coding change on comparable numbering, and none is the same. */
const hasOtherCodingChange = (found: SmallVariant, predicate: ExactPredicate) =>
  found.codingChanges.some(({ transcript }) =>
    predicate.codingChanges.some((named) => !differ(transcript, named.transcript)),
  )

function sameProteinChange(found: SmallVariant, predicate: ExactPredicate): MaybeComparison {
  if (!meetsResidues(found, predicate)) return null
  const truthOf = (value: 'TRUE' | 'UNKNOWN') =>
    equalPair(
      found.proteinChanges,
      predicate.proteinChanges,
      (left, right) => isSameProteinChange(left, right) === value,
    )
  const same = truthOf('TRUE')
  const pair = same ?? truthOf('UNKNOWN')
  if (!pair) return null
  const name = writeProteinChange(pair.left.change)
  const text = `${name}${numbering(pair.left.transcript)}`
  if (!same) {
    return undecided(
      'PROTEIN_CHANGE',
      `${text} may be ${writeProteinChange(pair.right.change)}; one of them is not fully specified.`,
    )
  }
  if (pair.left.change.kind === 'FRAMESHIFT' && predicate.namesCodingChange) {
    const coding = predicate.codingChanges.map(({ change }) => `c.${writeCodingChange(change)}`)[0]
    // Frameshifts of one residue end differently: the bases tell which it is.
    if (hasOtherCodingChange(found, predicate)) return null
    const { stopAfter } = pair.left.change
    if (stopAfter === null || stopAfter !== pair.right.change.stopAfter) {
      return undecided(
        'PROTEIN_CHANGE',
        `${text} begins at the same residue; whether it is ${coding} is not specified.`,
      )
    }
  }
  if (found.allele && liesElsewhere(found.allele, predicate.alleles)) {
    return undecided(
      'PROTEIN_CHANGE',
      `Same protein change ${text}, but ${writeGenomicAllele(found.allele)} is not at the record's coordinates.`,
    )
  }
  const other = differ(pair.left.transcript, pair.right.transcript)
  return holds(
    'PROTEIN_CHANGE',
    other
      ? `Same protein change ${name}, numbered on ${pair.left.transcript} in the sample and on ${pair.right.transcript} in the record.`
      : `Same protein change ${text}.`,
  )
}

/** Frameshifts that the record tells by their bases are others where the bases are. */
const otherBases = (found: SmallVariant, predicate: ExactPredicate): MaybeComparison =>
  predicate.namesCodingChange && hasOtherCodingChange(found, predicate)
    ? null
    : compareBases(found, predicate)

function compareChange(found: SmallVariant, predicate: ExactPredicate): MaybeComparison {
  const allele = sameAllele(found, predicate)
  if (allele) return allele
  if (found.gene === null || found.gene !== predicate.gene) return null
  return (
    sameCodingChange(found, predicate) ?? sameProteinChange(found, predicate) ?? otherBases(found, predicate)
  )
}

/** Decides whether a small variant is the one that the knowledge names, and by which of its names. */
export function compareExact(found: SmallVariant, predicate: ExactPredicate): MaybeComparison {
  const comparison = compareChange(found, predicate)
  return predicate.isOfBothCopies && comparison?.truth === 'TRUE'
    ? undecided(comparison.precision, `${comparison.because} Whether both copies have it is not given.`)
    : comparison
}
