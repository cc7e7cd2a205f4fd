import { PageTitle } from '#app/entities/header/PageTitle.tsx'
import { PresentLink } from './PresentLink.tsx'

/** In the place of a page of accounts, persons or curation at a state. */
export function Component() {
  return (
    <div className="max-w-2xl space-y-4 py-4">
      <PageTitle title="Only at present" />
      <h1>This page exists only at present</h1>
      <p>A frozen state holds the knowledge alone: no accounts, persons, discussions or curation.</p>
      <p>
        <PresentLink>Open this page at present</PresentLink>
      </p>
    </div>
  )
}
