import type { MatchIndex } from './match-index.ts'
import type { ExonRange, RegionPredicate } from './predicate.ts'
import { exactPartsOf } from './predicate.ts'
import type { ProteinChange } from './protein-change.ts'
import { writeProteinChange } from './protein-change.ts'
import type { SmallVariant } from './sample/alteration.ts'
import type { Sample } from './sample/sample.ts'
import { placeInRegion } from './comparison/region-place.ts'
import { nameOfSmallVariant } from './sample/describe-alteration.ts'
import { accessionOf } from './sequences/transcript.ts'

const MOST_NAMES = 3

/** The substitution of a variant that is numbered on a transcript, and of which nothing else is known. */
const substitutionOf = ({ proteinChanges: [first, ...others], allele }: SmallVariant) =>
  first &&
  others.length === 0 &&
  allele === null &&
  first.transcript !== null &&
  first.change.kind === 'SUBSTITUTION'
    ? { change: first.change, transcript: first.transcript }
    : null

/** Names of records of the same amino acids at other residues of other transcripts: both may number one change. */
function sameElsewhere(
  gene: string,
  { change, transcript }: { change: ProteinChange; transcript: string },
  index: MatchIndex,
): string[] {
  return (index.variantsOfFeature.get(gene) ?? []).flatMap((id) => {
    const variant = index.variants.get(id)
    const parts = variant ? exactPartsOf(variant.predicate) : []
    const isSame = parts
      .flatMap(({ proteinChanges }) => proteinChanges)
      .some(
        (one) =>
          one.change.kind === change.kind && one.change.first === change.first && one.change.to === change.to,
      )
    const isOnIt = parts
      .flatMap(({ proteinChanges, codingChanges }) => [...proteinChanges, ...codingChanges])
      .some((one) => one.transcript !== null && accessionOf(one.transcript) === accessionOf(transcript))
    return isSame && !isOnIt && variant ? [variant.name] : []
  })
}

/** Whether a record of the gene has the very change. */
const isRecorded = (gene: string, change: ProteinChange, index: MatchIndex) =>
  (index.variantsOfFeature.get(gene) ?? []).some((id) => {
    const variant = index.variants.get(id)
    return (
      variant !== undefined &&
      exactPartsOf(variant.predicate).some(({ proteinChanges }) =>
        proteinChanges.some((one) => writeProteinChange(one.change) === writeProteinChange(change)),
      )
    )
  })

/**
 * Warnings of substitutions that no record has on the transcript of the sample, where records on other transcripts have the
 * same amino acids at another number (MET D1028N on NM_001127500 is D1010N on NM_000245).
 */
export function numberingWarnings({ alterations }: Sample, index: MatchIndex): string[] {
  const warnings = alterations.flatMap((found) => {
    if (found.kind !== 'SMALL_VARIANT' || found.gene === null) return []
    const other = substitutionOf(found)
    if (!other || isRecorded(found.gene, other.change, index)) return []
    const named = sameElsewhere(found.gene, other, index)
    if (named.length === 0) return []
    const more = named.length > MOST_NAMES ? ' …' : ''
    return `${found.gene} ${writeProteinChange(other.change)} is numbered on ${other.transcript}. Records on other transcripts, which may number it otherwise: ${named.slice(0, MOST_NAMES).join(', ')}${more}. Add its position, or the change on their transcript.`
  })
  return [...new Set(warnings)]
}

const isRange = ({ first, last }: ExonRange, number: number) => first <= number && number <= last

/** Records of one exon that a variant lies in by its place or residues. */
const exonRecordsAround = (found: SmallVariant, index: MatchIndex): RegionPredicate[] =>
  (index.variantsOfFeature.get(found.gene ?? '') ?? []).flatMap((id) => {
    const region = index.variants.get(id)?.predicate
    if (region?.kind !== 'REGION' || region.exons?.first !== region.exons?.last) return []
    const place = placeInRegion({ ...found, exons: [] }, region, index.locate)
    return place === 'INSIDE' || place === 'EDGE' ? [region] : []
  })

/** Warnings of changes that a line puts into another exon than the one that records place them in. */
export function exonWarnings({ alterations }: Sample, index: MatchIndex): string[] {
  const warnings = alterations.flatMap((found) => {
    if (found.kind !== 'SMALL_VARIANT' || found.gene === null) return []
    const [exon] = found.exons
    if (!exon || exon.transcript !== null || found.exons.length > 1) return []
    const records = exonRecordsAround(found, index)
    const isNamed = records.some(({ exons, otherExons, numberedExons }) =>
      [exons, numberedExons, ...otherExons].some((range) => range !== null && isRange(range, exon.number)),
    )
    const labels = [...new Set(records.map(({ label }) => label))]
    if (isNamed || labels.length === 0) return []
    return `${nameOfSmallVariant(found)} was reported in exon ${exon.number}; by records it lies in ${labels.slice(0, MOST_NAMES).join(', ')}. The change was compared, not the exon: one of them may be wrong, or the exon is numbered on another transcript.`
  })
  return [...new Set(warnings)]
}
