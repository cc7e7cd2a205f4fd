import type { RevisionProps } from '#app/curation/forms/revision/revised-record.ts'
import { RevisionPage } from '../RevisionPage.tsx'
import { FactorRevision } from './FactorRevision.tsx'
import { FusionRevision } from './FusionRevision.tsx'
import { GeneRevision } from './GeneRevision.tsx'
import { RegionRevision } from './RegionRevision.tsx'
import type { FeatureToRevise } from './revise-feature-loader.ts'

export function Component() {
  return <RevisionPage kind="feature-revision" noun="feature" form={FeatureRevision} />
}

/** Suggests changes of a feature; what can be changed its kind says. */
function FeatureRevision({ record, ...props }: RevisionProps<FeatureToRevise>) {
  switch (record.type) {
    case 'GENE':
      return <GeneRevision record={record} {...props} />
    case 'FACTOR':
      return <FactorRevision record={record} {...props} />
    case 'FUSION':
      return <FusionRevision record={record} {...props} />
    case 'REGION':
      return <RegionRevision record={record} {...props} />
  }
}
