import { RevisionPage } from '../RevisionPage.tsx'
import { VariantGroupRevision } from './VariantGroupRevision.tsx'

export function Component() {
  return <RevisionPage kind="variant-group-revision" noun="variant group" form={VariantGroupRevision} />
}
