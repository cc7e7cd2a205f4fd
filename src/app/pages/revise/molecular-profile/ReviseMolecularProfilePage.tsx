import { RevisionPage } from '../RevisionPage.tsx'
import { MolecularProfileRevision } from './MolecularProfileRevision.tsx'

export function Component() {
  return (
    <RevisionPage
      kind="molecular-profile-revision"
      noun="molecular profile"
      form={MolecularProfileRevision}
    />
  )
}
