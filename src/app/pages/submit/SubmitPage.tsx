import { Link } from 'react-router'
import { DraftShelf } from '#app/curation/forms/drafts/DraftShelf.tsx'
import { formKinds } from '#app/curation/forms/drafts/form-kinds.ts'
import { SignedInOnly } from '#app/curation/forms/SignedInOnly.tsx'
import { submissionKinds } from '#app/curation/forms/drafts/draft-store.ts'
import { PageTitle } from '#app/entities/header/PageTitle.tsx'
import { Breadcrumbs } from '#app/ui/Breadcrumbs.tsx'
import { Card } from '#app/ui/Card.tsx'

/** Forms to submit, and the drafts to resume. */
export function Component() {
  return (
    <div className="space-y-4">
      <PageTitle title="Submit" />
      <header className="space-y-1">
        <Breadcrumbs crumbs={[{ title: 'Home', href: '/' }, { title: 'Submit' }]} />
        <h1>Submit</h1>
      </header>
      <SignedInOnly purpose="submit">
        {(viewer) => (
          <>
            <DraftShelf userId={viewer.id} />
            <Card title="New submission">
              <ul className="divide-y divide-line">
                {submissionKinds.map((kind) => {
                  const { href, action, purpose } = formKinds[kind]
                  return (
                    <li key={kind} className="py-2 text-sm">
                      <Link to={href} className="link font-medium">
                        {action}
                      </Link>
                      <p className="text-muted">{purpose}</p>
                    </li>
                  )
                })}
              </ul>
            </Card>
          </>
        )}
      </SignedInOnly>
    </div>
  )
}
