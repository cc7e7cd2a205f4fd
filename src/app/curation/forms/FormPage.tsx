import { Suspense, use } from 'react'
import type { ReactNode } from 'react'
import type { Viewer } from '#app/apollo/use-viewer.ts'
import { paths } from '#app/paths.ts'
import { PageTitle } from '#app/entities/header/PageTitle.tsx'
import { Breadcrumbs } from '#app/ui/Breadcrumbs.tsx'
import { SkeletonLines } from '#app/ui/feedback/Skeleton.tsx'
import { draftKey, readDraft } from './drafts/draft-store.ts'
import type { Start } from './form-start.ts'
import { SignedInOnly } from './SignedInOnly.tsx'

/** Props of a form: who fills it in, under which id it is kept, and what it starts with. */
export type FormProps<Values> = { viewer: Viewer; draftId: string; start: Start<Values> }

const nothing = { values: {}, error: null }

/** The page of a form: its title, and the form for those who are signed in. */
export function FormPage<Values>({
  title,
  lead,
  purpose,
  start,
  form: Form,
}: {
  title: string
  lead: ReactNode
  purpose: string
  start: { draftId: string; start: Promise<Start<Values>> }
  form: (props: FormProps<Values>) => ReactNode
}) {
  return (
    <div className="space-y-4">
      <PageTitle title={title} />
      <header className="space-y-1">
        <Breadcrumbs
          crumbs={[{ title: 'Home', href: '/' }, { title: 'Submit', href: paths.submit.href() }, { title }]}
        />
        <h1>{title}</h1>
        <p className="max-w-prose text-sm text-muted">{lead}</p>
      </header>
      <SignedInOnly purpose={purpose}>
        {(viewer) => (
          <Suspense key={start.draftId} fallback={<SkeletonLines count={10} />}>
            <Started start={start} viewer={viewer} form={Form} />
          </Suspense>
        )}
      </SignedInOnly>
    </div>
  )
}

function Started<Values>({
  start: { draftId, start },
  viewer,
  form: Form,
}: {
  start: { draftId: string; start: Promise<Start<Values>> }
  viewer: Viewer
  form: (props: FormProps<Values>) => ReactNode
}) {
  // A draft that is kept says it all; the link that it began with is not followed again.
  const isStored = readDraft(draftKey(viewer.id, draftId)) !== null
  return <Form viewer={viewer} draftId={draftId} start={isStored ? nothing : use(start)} />
}
