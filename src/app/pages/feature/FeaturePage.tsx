import { useLocation } from 'react-router'
import { fusionPartnerStatuses } from '#domain/vocabularies/features.ts'
import type { FusionPartnerStatus } from '#domain/vocabularies/features.ts'
import type { FeatureRecord_featureFragment } from '#app/graphql/generated/feature-record.ts'
import { paths } from '#app/paths.ts'
import { EntityLink } from '#app/entities/EntityLink.tsx'
import { ExternalLink } from '#app/ui/ExternalLink.tsx'
import type { Fact } from '#app/ui/Facts.tsx'
import { Redirect } from '#app/ui/Redirect.tsx'
import { therapyUrl } from '#domain/records/links.ts'
import { recordPage } from '../RecordPage.tsx'
import type { Found } from '../RecordPage.tsx'
import { FeatureRecord } from './FeatureRecord.tsx'
import type { loader } from './feature-loader.ts'

export const Component = recordPage<typeof loader>(
  'Feature',
  ({ feature }) => feature && <Feature feature={feature} />,
)

function Feature({ feature }: Found<typeof loader, 'feature'>) {
  const { search } = useLocation()
  if (feature.featureType === 'GENE') {
    return <Redirect to={`${paths.gene.href(feature.id)}${search}`} />
  }
  return <FeatureRecord kind="feature" feature={feature} identifiers={identifiersOf(feature)} />
}

function identifiersOf({ featureInstance }: FeatureRecord_featureFragment): Fact[] {
  switch (featureInstance['__typename']) {
    case 'Factor': {
      const url = therapyUrl(featureInstance.ncitId)
      return [
        { name: 'NCIt ID', value: url && <ExternalLink href={url}>{featureInstance.ncitId}</ExternalLink> },
      ]
    }
    case 'Fusion': {
      const { fivePrimeGene, fivePrimePartnerStatus, threePrimeGene, threePrimePartnerStatus } =
        featureInstance
      return [
        { name: '5′ partner', value: partner(fivePrimeGene, fivePrimePartnerStatus) },
        { name: '3′ partner', value: partner(threePrimeGene, threePrimePartnerStatus) },
      ]
    }
    case 'Region':
      return [
        {
          name: 'Cytogenetic regions',
          value: featureInstance.cytogeneticRegions?.map(({ name }) => name).join(', '),
        },
      ]
    case 'Gene':
      return []
  }
}

function partner(gene: { id: number; name: string } | null | undefined, status: FusionPartnerStatus) {
  return gene ? <EntityLink kind="gene" record={gene} /> : fusionPartnerStatuses.label(status)
}
