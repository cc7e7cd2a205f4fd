import { z } from 'zod'
import * as find from '#app/graphql/generated/new-features.ts'
import { FindVariantsOfFeatureDocument } from '#app/graphql/generated/reference-searches.ts'
import { referenceBuilds } from '#domain/vocabularies/coordinates.ts'
import { featureInstanceTypes } from '#domain/vocabularies/features.ts'
import type { FeatureInstanceType } from '#domain/vocabularies/features.ts'
import { fetchFresh } from '../references/requests.ts'
import { Reference } from '../references/reference.ts'
import type { ReferenceSearch } from '../references/reference.ts'
import type { FeatureReference } from './profile-parts.ts'

/** Features in use, of one kind or of all. */
const featuresOf =
  (kind: FeatureInstanceType | null): ReferenceSearch<FeatureReference> =>
  async (text) =>
    (await fetchFresh(find.FindFeaturesOfKindDocument, { text, kind })).featureTypeahead
      .filter(({ deprecated }) => !deprecated)
      .map(({ id, name, fullName, featureType }) => ({
        reference: { id, name, featureType },
        note: kind ? undefined : featureInstanceTypes.label(featureType),
        detail: fullName ?? undefined,
      }))

export const searchFeatures = featuresOf(null)
export const searchGenes = featuresOf('GENE')
export const searchFactors = featuresOf('FACTOR')
export const searchFusions = featuresOf('FUSION')
export const searchRegions = featuresOf('REGION')

/** Variants in use of one feature. */
export const searchVariantsOf =
  (featureId: number): ReferenceSearch =>
  async (text) =>
    (await fetchFresh(FindVariantsOfFeatureDocument, { text, featureId })).variantsTypeahead.map(
      ({ id, name, variantAliases }) => ({
        reference: { id, name },
        detail: variantAliases.length > 0 ? `also ${variantAliases.slice(0, 4).join(', ')}` : undefined,
      }),
    )

/** A stretch of a chromosome, with what its names are made of. */
export const CytogeneticReference = Reference.extend({
  chromosome: z.string(),
  band: z.string().nullable(),
})
export type CytogeneticReference = z.infer<typeof CytogeneticReference>

/** Cytogenetic regions by the beginning of their name, the shortest first: `5q` before `5q31`. */
export const searchCytogeneticRegions: ReferenceSearch<CytogeneticReference> = async (text) =>
  (await fetchFresh(find.FindCytogeneticRegionsDocument, { text })).cytogeneticRegionTypeahead.map(
    ({ id, name, chromosome, band, cytogeneticCoordinates: [place] }) => ({
      reference: { id, name, chromosome, band: band ?? null },
      note: band ? undefined : 'whole chromosome',
      detail: place
        ? `${chromosome}:${place.start}-${place.stop} (${referenceBuilds.label(place.referenceBuild)})`
        : undefined,
    }),
  )
