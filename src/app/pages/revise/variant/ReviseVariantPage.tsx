import { RevisionPage } from '../RevisionPage.tsx'
import { VariantRevision } from './VariantRevision.tsx'

export function Component() {
  return <RevisionPage kind="variant-revision" noun="variant" form={VariantRevision} />
}
