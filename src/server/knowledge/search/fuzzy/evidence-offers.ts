import { claimText } from '#domain/search/claim-words.ts'
import type { Claim } from '#domain/search/claim-words.ts'
import type { Reading } from '#server/storage/database.ts'
import { filteredRows } from '#server/knowledge/browse/browse-query.ts'
import { browseEvidence } from '#server/knowledge/browse/evidence.ts'
import { cachedCount } from '../../version-cache.ts'

/** A record by which evidence is filtered. */
export interface FilterRecord {
  id: number
  name: string
}

/** Terms that the parts of a search ask of evidence together. */
export interface EvidenceTerms {
  feature?: FilterRecord | undefined
  variant?: FilterRecord | undefined
  disease?: FilterRecord | undefined
  therapy?: FilterRecord | undefined
  claim?: Claim | undefined
  /** Names and words that the search means, too, and that the evidence is not filtered by. */
  leftOut?: readonly string[] | undefined
}

/** Evidence that a search means: the filters of its table and how much it is. */
export interface EvidenceOffer extends EvidenceTerms {
  count: number
}

/** How much evidence the table shows with these filters: accepted and submitted, of subtypes of the disease, too. */
const countOf = (db: Reading, { feature, variant, disease, therapy, claim }: EvidenceTerms) =>
  cachedCount(
    { db },
    filteredRows(db, browseEvidence, {
      featureId: variant ? null : feature?.id,
      variantId: variant?.id,
      excludeNegated: true,
      diseaseId: disease?.id,
      includeSubtypes: true,
      therapyId: therapy?.id,
      significance: claim?.significance,
      evidenceType: claim?.evidenceType,
      evidenceLevel: claim?.evidenceLevel,
    }).selectAll('item'),
  )

/** How many kinds of thing the terms name; a variant has its gene with it. */
const kindsIn = ({ feature, variant, disease, therapy, claim }: EvidenceTerms) =>
  [variant ?? feature, disease, therapy, claim].filter((one) => one !== undefined).length

/** The same without one kind of thing, which each says. */
const without = (terms: EvidenceTerms): EvidenceTerms[] => {
  const { feature, variant, disease, therapy, claim } = terms
  const leaving = (name: string | undefined, rest: EvidenceTerms): EvidenceTerms => ({
    ...terms,
    ...rest,
    leftOut: [...(name ? [name] : []), ...(terms.leftOut ?? [])],
  })
  return [
    leaving(claim && claimText(claim), { claim: undefined }),
    leaving(disease?.name, { disease: undefined }),
    leaving(therapy?.name, { therapy: undefined }),
    leaving((variant ?? feature)?.name, { feature: undefined, variant: undefined }),
  ]
}

/** The evidence that all terms together mean; where there is none, that of all but one of them. */
export async function offerEvidence(db: Reading, terms: EvidenceTerms): Promise<EvidenceOffer[]> {
  const kinds = kindsIn(terms)
  if (kinds === 0) return []
  const all = { ...terms, count: await countOf(db, terms) }
  if (all.count > 0 || kinds < 3) return all.count > 0 ? [all] : []
  const fewer = without(terms).filter((each) => kindsIn(each) === kinds - 1)
  const offers = await Promise.all(fewer.map(async (each) => ({ ...each, count: await countOf(db, each) })))
  return offers.filter(({ count }) => count > 0).sort((left, right) => left.count - right.count)
}
