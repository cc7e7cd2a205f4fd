import { fetchFresh } from '#app/curation/forms/references/requests.ts'
import { references, sourceReference } from '#app/curation/forms/references/references-by-id.ts'
import type { RecordToRevise } from '#app/curation/forms/revision/revised-record.ts'
import { FeatureToReviseDocument } from '#app/graphql/generated/revise-feature.ts'
import { revisionLoader } from '../revision-loader.ts'
import type { FactorState, FusionState, GeneState, RegionState } from './feature-states.ts'

export type GeneToRevise = RecordToRevise & { type: 'GENE'; values: GeneState }
export type RegionToRevise = RecordToRevise & { type: 'REGION'; values: RegionState }
export type FactorToRevise = RecordToRevise & { type: 'FACTOR'; values: FactorState }
export type FusionToRevise = RecordToRevise & {
  type: 'FUSION'
  /** Whether one of its sides has several partners, some of which may be known. */
  hasMultiplePartners: boolean
  values: FusionState
}
export type FeatureToRevise = GeneToRevise | RegionToRevise | FactorToRevise | FusionToRevise

export const loader = revisionLoader(async (id): Promise<FeatureToRevise | null> => {
  const { feature } = await fetchFresh(FeatureToReviseDocument, { id })
  if (!feature) return null
  const { name, fullName, deprecated, featureInstance } = feature
  const record = { id, name, deprecated, subjects: [{ entityType: 'FEATURE', id }] as const }
  const described = {
    description: feature.description ?? '',
    sources: feature.sources.map(sourceReference),
  }
  const aliases = [...feature.featureAliases]
  switch (featureInstance['__typename']) {
    case 'Gene':
      return { ...record, kind: 'gene', type: 'GENE', values: described }
    case 'Region':
      return { ...record, kind: 'feature', type: 'REGION', values: { ...described, aliases } }
    case 'Factor': {
      const ncitId = featureInstance.ncitId ?? ''
      const values = { ...described, aliases, name, fullName: fullName ?? '', ncitId }
      return { ...record, kind: 'feature', type: 'FACTOR', values }
    }
    case 'Fusion': {
      const { fivePrimePartnerStatus, threePrimePartnerStatus, knownPartnerGenes } = featureInstance
      return {
        ...record,
        kind: 'feature',
        type: 'FUSION',
        hasMultiplePartners: [fivePrimePartnerStatus, threePrimePartnerStatus].includes('MULTIPLE'),
        values: { ...described, aliases, knownPartnerGenes: references(knownPartnerGenes) },
      }
    }
  }
})
