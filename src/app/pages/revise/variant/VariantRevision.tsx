import type { RevisionProps } from '#app/curation/forms/revision/revised-record.ts'
import { FactorVariantRevision } from './FactorVariantRevision.tsx'
import { FusionVariantRevision } from './FusionVariantRevision.tsx'
import { GeneVariantRevision } from './GeneVariantRevision.tsx'
import { RegionVariantRevision } from './RegionVariantRevision.tsx'
import type { VariantToRevise } from './revise-variant-loader.ts'

/** Suggests changes of a variant; of what, its kind says. */
export function VariantRevision({ record, ...props }: RevisionProps<VariantToRevise>) {
  switch (record.category) {
    case 'GENE':
      return <GeneVariantRevision {...props} record={record} />
    case 'FACTOR':
      return <FactorVariantRevision {...props} record={record} />
    case 'FUSION':
      return <FusionVariantRevision {...props} record={record} />
    case 'REGION':
      return <RegionVariantRevision {...props} record={record} />
  }
}
