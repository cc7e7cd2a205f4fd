import { RevisionPage } from '../RevisionPage.tsx'
import { EvidenceRevision } from './EvidenceRevision.tsx'

export function Component() {
  return <RevisionPage kind="evidence-revision" noun="evidence item" form={EvidenceRevision} />
}
