import { fetchFresh } from '#app/curation/forms/references/requests.ts'
import type { RevisedSubject } from '#app/curation/forms/revision/pending-revisions.ts'
import { clinvarFrom } from '#app/curation/forms/variant/clinvar-values.ts'
import type { FusionSides } from '#app/curation/forms/variant/junction-values.ts'
import { variantTypeName } from '#app/curation/forms/variant/VariantNameFields.tsx'
import { VariantToReviseDocument } from '#app/graphql/generated/revise-variant.ts'
import type { JunctionExonFragment, VariantToReviseQuery } from '#app/graphql/generated/revise-variant.ts'
import { revisionLoader } from '../revision-loader.ts'
import type { FactorVariantState } from './factor-variant-state.ts'
import type { ExonSubjects, FusionVariantState } from './fusion-variant-state.ts'
import type { GeneVariantState } from './gene-variant-state.ts'
import type { VariantRecord } from './variant-common.ts'

export type GeneVariantToRevise = VariantRecord & { category: 'GENE'; values: GeneVariantState }
export type FactorVariantToRevise = VariantRecord & { category: 'FACTOR'; values: FactorVariantState }
export type FusionVariantToRevise = VariantRecord & {
  category: 'FUSION'
  sides: FusionSides
  exons: ExonSubjects
  /** It stands for the fusion as a whole and has no exons. */
  isRepresentative: boolean
  values: FusionVariantState
}
export type RegionVariantToRevise = VariantRecord & { category: 'REGION'; iscnName: string | null }

/** A variant of any kind, with what can be changed of it. */
export type VariantToRevise =
  | GeneVariantToRevise
  | FactorVariantToRevise
  | FusionVariantToRevise
  | RegionVariantToRevise

type Variant = NonNullable<VariantToReviseQuery['variant']>
type OfKind<Kind extends Variant['__typename']> = Extract<Variant, { __typename: Kind }>

export const loader = revisionLoader(async (id): Promise<VariantToRevise | null> => {
  const { variant } = await fetchFresh(VariantToReviseDocument, { id })
  switch (variant?.['__typename']) {
    case 'GeneVariant':
      return geneVariant(variant)
    case 'FactorVariant':
      return factorVariant(variant)
    case 'FusionVariant':
      return fusionVariant(variant)
    case 'RegionVariant':
      return {
        ...recordOf(variant),
        category: 'REGION',
        iscnName: variant.iscnName ?? null,
        values: namesOf(variant),
      }
    default:
      return null
  }
})

const recordOf = ({ id, name, deprecated, feature }: Variant): VariantRecord => ({
  kind: 'variant',
  id,
  name: `${feature.name} ${name}`,
  variantName: name,
  featureName: feature.name,
  deprecated,
  subjects: [{ entityType: 'VARIANT', id }],
  values: {},
})

const namesOf = ({ variantAliases, variantTypes }: Variant) => ({
  aliases: variantAliases,
  variantTypes: variantTypes.map(({ id, name }) => ({ id, name: variantTypeName(name) })),
})

const ownFeature = ({ feature: { id, name } }: Variant) => ({ id, name })

const textOf = (number: number | null | undefined) => (number == null ? '' : String(number))

function geneVariant(variant: OfKind<'GeneVariant'>): GeneVariantToRevise {
  const { id, name, coordinates: place } = variant
  const subjects: RevisedSubject[] = place ? [{ entityType: 'VARIANT_COORDINATES', id: place.id }] : []
  return {
    ...recordOf(variant),
    category: 'GENE',
    subjects: [{ entityType: 'VARIANT', id }, ...subjects],
    values: {
      feature: ownFeature(variant),
      name,
      ...namesOf(variant),
      hgvsDescriptions: variant.hgvsDescriptions,
      clinvar: clinvarFrom(variant.clinvarIds),
      referenceBuild: place?.referenceBuild ?? null,
      chromosome: place?.chromosome ?? '',
      start: textOf(place?.start),
      stop: textOf(place?.stop),
      referenceBases: place?.referenceBases ?? '',
      variantBases: place?.variantBases ?? '',
      representativeTranscript: place?.representativeTranscript ?? '',
      ensemblVersion: textOf(place?.ensemblVersion),
    },
  }
}

const factorVariant = (variant: OfKind<'FactorVariant'>): FactorVariantToRevise => ({
  ...recordOf(variant),
  category: 'FACTOR',
  values: {
    feature: ownFeature(variant),
    name: variant.name,
    ncitId: variant.ncitId ?? '',
    ...namesOf(variant),
  },
})

/** The name of the variant of each fusion that stands for it as a whole (domain model, section 1). */
const representative = 'Fusion'

function fusionVariant(variant: OfKind<'FusionVariant'>): FusionVariantToRevise {
  const {
    id,
    name,
    fusion,
    fivePrimeEndExonCoordinates: five,
    threePrimeStartExonCoordinates: three,
  } = variant
  const subjectOf = (exon: JunctionExonFragment | null | undefined): RevisedSubject[] =>
    exon ? [{ entityType: 'EXON_COORDINATES', id: exon.id }] : []
  const exons = { fivePrime: subjectOf(five), threePrime: subjectOf(three) }
  return {
    ...recordOf(variant),
    category: 'FUSION',
    subjects: [{ entityType: 'VARIANT', id }, ...exons.fivePrime, ...exons.threePrime],
    exons,
    sides: {
      fivePrime: { status: fusion.fivePrimePartnerStatus, geneName: fusion.fivePrimeGene?.name },
      threePrime: { status: fusion.threePrimePartnerStatus, geneName: fusion.threePrimeGene?.name },
    },
    isRepresentative: name === representative,
    values: {
      ...namesOf(variant),
      referenceBuild: five?.referenceBuild ?? three?.referenceBuild ?? null,
      ensemblVersion: textOf(five?.ensemblVersion ?? three?.ensemblVersion),
      fivePrimeTranscript: five?.representativeTranscript ?? '',
      fivePrimeExonEnd: textOf(five?.exon),
      fivePrimeOffset: textOf(five?.exonOffset),
      fivePrimeOffsetDirection: five?.exonOffsetDirection ?? null,
      threePrimeTranscript: three?.representativeTranscript ?? '',
      threePrimeExonStart: textOf(three?.exon),
      threePrimeOffset: textOf(three?.exonOffset),
      threePrimeOffsetDirection: three?.exonOffsetDirection ?? null,
    },
  }
}
