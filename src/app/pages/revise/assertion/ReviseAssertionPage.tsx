import { RevisionPage } from '../RevisionPage.tsx'
import { AssertionRevision } from './AssertionRevision.tsx'

export function Component() {
  return <RevisionPage kind="assertion-revision" noun="assertion" form={AssertionRevision} />
}
