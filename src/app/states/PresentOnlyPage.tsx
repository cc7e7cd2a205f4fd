import { PageTitle } from '#app/entities/header/PageTitle.tsx'
import { PresentLink } from '#app/page-state/PresentLink.tsx'

/** In the place of a page of accounts, persons or curation at a state. */
export function Component() {
  return (
    <div className="max-w-2xl space-y-4 py-4">
      <PageTitle title="Not in a frozen state" />
      <h1>This page is not part of a frozen state</h1>
      <p>A frozen state holds knowledge only: no accounts, users, discussions or curation.</p>
      <p>
        <PresentLink>Open the current version</PresentLink>
      </p>
    </div>
  )
}
