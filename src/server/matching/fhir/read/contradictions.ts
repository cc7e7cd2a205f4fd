import type { MatchIndex } from '#domain/matching/match-index.ts'
import { isSameProteinChange } from '#domain/matching/comparison/protein-change-comparison.ts'
import { exactPartsOf } from '#domain/matching/predicate.ts'
import { writeProteinChange } from '#domain/matching/protein-change.ts'
import type { SmallVariant } from '#domain/matching/sample/alteration.ts'
import { writeCodingChange } from '#domain/matching/sequences/coding-change.ts'
import { residuesOf } from '#domain/matching/sequences/coding-position.ts'
import { alleleKey, writeGenomicAllele } from '#domain/matching/sequences/genomic-allele.ts'
import type { GenomicAllele } from '#domain/matching/sequences/genomic-allele.ts'

/** Facts of one alteration that may disagree. */
interface Facts extends Pick<SmallVariant, 'proteinChanges' | 'codingChanges' | 'identifiers'> {
  alleles: readonly GenomicAllele[]
}

const differ = (what: string, one: string, other: string) =>
  `Its ${what} contradict one another: ${one} and ${other}.`

function ofProteins({ proteinChanges: [first, ...others] }: Facts): string | null {
  const other = first && others.find(({ change }) => isSameProteinChange(first.change, change) === 'FALSE')
  return other
    ? differ('protein changes', writeProteinChange(first.change), writeProteinChange(other.change))
    : null
}

function ofCodings({ codingChanges: [first, ...others] }: Facts): string | null {
  const text = (one: Facts['codingChanges'][number]) =>
    `${one.transcript ? `${one.transcript}:` : ''}c.${writeCodingChange(one.change)}`
  // Another transcript numbers its bases otherwise.
  const other =
    first && others.find((one) => one.transcript === first.transcript && text(one) !== text(first))
  return other ? differ('coding changes', text(first), text(other)) : null
}

/** A substitution of bases changes the residue of its codon. */
function ofCodingAndProtein({ proteinChanges, codingChanges }: Facts): string | null {
  for (const { change } of codingChanges) {
    const residues = change.kind === 'SUBSTITUTION' ? residuesOf(change) : null
    const other =
      residues &&
      proteinChanges.find(({ change: { start, end } }) => start > residues.last || end < residues.first)
    if (other)
      return differ(
        'coding and protein changes',
        `c.${writeCodingChange(change)}`,
        writeProteinChange(other.change),
      )
  }
  return null
}

function ofAlleles({ alleles }: Facts): string | null {
  for (const [at, first] of alleles.entries()) {
    const other = alleles
      .slice(at + 1)
      .find((one) => one.build === first.build && alleleKey(one) !== alleleKey(first))
    if (other) return differ('positions', writeGenomicAllele(first), writeGenomicAllele(other))
  }
  return null
}

/** An id of the ClinGen registry or ClinVar is of one variant; one of dbSNP is of a position with all its alleles. */
function ofIdentifiers({ identifiers, proteinChanges }: Facts, index: MatchIndex): string | null {
  for (const identifier of identifiers.filter((one) => !one.startsWith('RS'))) {
    for (const id of index.variantsOfIdentifier.get(identifier) ?? []) {
      const predicate = index.variants.get(id)?.predicate
      const named = predicate ? exactPartsOf(predicate).flatMap((part) => part.proteinChanges) : []
      const [own] = proteinChanges
      const agrees = named.some(({ change }) =>
        proteinChanges.some((one) => isSameProteinChange(one.change, change) !== 'FALSE'),
      )
      if (own && named.length > 0 && !agrees)
        return differ('identifier and protein change', identifier, writeProteinChange(own.change))
    }
  }
  return null
}

/** Why facts of one alteration cannot all be true; null where they can. */
export const contradictionOf = (facts: Facts, index: MatchIndex): string | null =>
  ofProteins(facts) ??
  ofCodings(facts) ??
  ofCodingAndProtein(facts) ??
  ofAlleles(facts) ??
  ofIdentifiers(facts, index)
