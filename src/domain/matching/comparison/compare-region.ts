import { consequencesOf } from '../sample/alteration.ts'
import type { SmallVariant } from '../sample/alteration.ts'
import { holds, undecided } from './comparison.ts'
import type { MaybeComparison } from './comparison.ts'
import { nameOfSmallVariant } from '../sample/describe-alteration.ts'
import type { RegionPredicate } from '../predicate.ts'
import type { ResidueLocator } from '../sequences/residue-locator.ts'
import { changeFits, removesBases } from './region-change.ts'
import type { ClassOfChange } from './region-change.ts'
import { placeInRegion } from './region-place.ts'
import type { RegionPlace } from './region-place.ts'

const WORDS: Record<ClassOfChange, string> = {
  ANY: 'a protein-changing variant',
  DELETION: 'an in-frame deletion',
  INSERTION: 'an in-frame insertion',
  DUPLICATION: 'a duplication',
  FRAMESHIFT: 'a frameshift',
  SUBSTITUTION: 'a substitution',
}

const maybe = (because: string) => undecided('EXON_OR_REGION', because)

/** Why the place of a variant is open. */
function openPlace(name: string, found: SmallVariant, { label, exons, span, transcript }: RegionPredicate) {
  const [exon] = found.exons
  if (exon && exons)
    return exon.transcript === null
      ? `${name} is said to lie in exon ${exon.number}, without the transcript that this numbers; its place in the records is not known.`
      : `${name} is in exon ${exon.number} of ${exon.transcript}; the record numbers ${label} on ${transcript ?? 'a transcript that it does not name'}.`
  return span
    ? `Whether ${name} lies in ${label} cannot be determined: neither a position nor another record tells.`
    : `Whether ${name} lies in ${label} cannot be determined: the record has no position.`
}

/** Decides whether whole exons are lost: by their deletion, or, where the record is of skipping, maybe by a splice site. */
function compareExonLoss(
  found: SmallVariant,
  region: RegionPredicate,
  place: RegionPlace | null,
): MaybeComparison {
  const name = nameOfSmallVariant(found)
  const { label } = region
  const removes = removesBases(found)
  if (removes !== false) {
    if (place === 'WHOLE')
      return removes
        ? holds('EXON_OR_REGION', `${name} removes the whole of ${label}.`)
        : maybe(`${name} changes the whole of ${label}; whether it removes it is not given.`)
    if (place === 'MORE') return maybe(`${name} removes ${label} and more.`)
    if (place === 'ACROSS') return maybe(`${name} removes a part of ${label} with one of its ends.`)
  }
  const consequences = consequencesOf(found)
  const isAtSplice = consequences.has('SPLICE_SITE') || consequences.has('SPLICE_REGION')
  if (region.change === 'EXON_LOSS') {
    const mayBe = place === null && removes !== false && !isSmall(found)
    return mayBe ? maybe(openPlace(name, found, region)) : null
  }
  if (place === null)
    return isAtSplice || consequences.size === 0 || removes === true
      ? maybe(openPlace(name, found, region))
      : null
  if (place === 'SPLICE') {
    if (consequences.size > 0 && !isAtSplice) return null
    return maybe(`${name} lies at a splice site of ${label}; whether the exon is skipped is not given.`)
  }
  if (place === 'EDGE' || place === 'ACROSS' || isAtSplice)
    return maybe(
      `${name} lies at the edge of ${label}, beside its splice site; whether the exon is skipped is not given.`,
    )
  return null
}

/** Decides whether a change is of the splice sites of an exon. */
function compareSplice(
  found: SmallVariant,
  region: RegionPredicate,
  place: RegionPlace | null,
): MaybeComparison {
  const consequences = consequencesOf(found)
  const isSite = consequences.has('SPLICE_SITE')
  const isOpen = isSite || consequences.has('SPLICE_REGION') || consequences.size === 0
  const name = nameOfSmallVariant(found)
  if (place === 'SPLICE' && isSite)
    return holds('EXON_OR_REGION', `${name} changes a splice site of ${region.label}.`)
  if (place === null) return isOpen ? maybe(openPlace(name, found, region)) : null
  const isBeside = place === 'EDGE' || place === 'ACROSS' || place === 'SPLICE'
  return isSite || (isBeside && isOpen)
    ? maybe(`${name} lies at the edge of ${region.label}, beside its splice site.`)
    : null
}

/** Residues that no exon is shorter than: a change that names fewer leaves every exon in part. */
const SHORTEST_EXON = 3

const isSmall = ({ proteinChanges: [protein] }: SmallVariant) =>
  protein !== undefined && protein.change.end - protein.change.start < SHORTEST_EXON

/** Decides whether a change of the region's kind lies in the region. */
export function compareRegion(
  found: SmallVariant,
  region: RegionPredicate,
  locate: ResidueLocator,
): MaybeComparison {
  const { label, change } = region
  if (found.gene !== region.gene) return null
  const isSplicing = change === 'SPLICE' || change === 'SKIPPING' || change === 'EXON_LOSS'
  const fits = isSplicing ? null : changeFits(found, change)
  if (fits === false) return null
  const place = placeInRegion(found, region, locate)
  if (place === 'OUTSIDE') return null
  if (change === 'SPLICE') return compareSplice(found, region, place)
  if (change === 'SKIPPING' || change === 'EXON_LOSS') return compareExonLoss(found, region, place)
  const name = nameOfSmallVariant(found)
  if (place === null || place === 'PART') return maybe(openPlace(name, found, region))
  if (place === 'SPLICE') return maybe(`${name} lies at a splice site of ${label}, not in the exon itself.`)
  if (place === 'ACROSS' || place === 'MORE') return maybe(`${name} reaches over an end of ${label}.`)
  if (fits === null) return maybe(`${name} lies in ${label}; whether it is ${WORDS[change]} is not given.`)
  if (region.isLossOpen)
    return maybe(
      `${name} is ${WORDS[change]} within ${label}; the record may be of the loss of the whole exon.`,
    )
  return holds('EXON_OR_REGION', `${name} is ${WORDS[change]} within ${label}.`)
}
