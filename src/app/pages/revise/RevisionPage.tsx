import { use } from 'react'
import type { ReactNode } from 'react'
import { Link, Navigate, useLoaderData, useLocation, useParams } from 'react-router'
import type { Viewer } from '#app/apollo/use-viewer.ts'
import { draftKey, readDraft } from '#app/curation/forms/drafts/draft-store.ts'
import type { RevisionKind } from '#app/curation/forms/drafts/draft-store.ts'
import type { RecordToRevise, RevisionProps } from '#app/curation/forms/revision/revised-record.ts'
import { SignedInOnly } from '#app/curation/forms/SignedInOnly.tsx'
import { EntityTag } from '#app/entities/EntityTag.tsx'
import { entities } from '#app/entities/entities.ts'
import { PageTitle } from '#app/entities/header/PageTitle.tsx'
import { Breadcrumbs } from '#app/ui/Breadcrumbs.tsx'
import { Callout } from '#app/ui/feedback/Callout.tsx'
import { NotFound } from '../not-found/NotFound.tsx'
import { RecordPage } from '../RecordPage.tsx'
import type { RevisionGround } from './revision-loader.ts'

type RevisionPageProps<Record extends RecordToRevise> = {
  kind: RevisionKind
  /** `variant group`. */
  noun: string
  form: (props: RevisionProps<Record>) => ReactNode
}

/** The page of a form that suggests changes of a record: what it is about, and the form for those who are signed in. */
export function RevisionPage<Record extends RecordToRevise>(props: RevisionPageProps<Record>) {
  const ground = useLoaderData<RevisionGround<Record>>()
  const { id = '' } = useParams()
  if (!ground) return <NotFound title={`There is no ${props.noun} “${id}”`} sought={id} />
  return (
    <RecordPage noun={`Revision of the ${props.noun}`} query={ground}>
      <Found key={ground.draftId} {...props} ground={ground} />
    </RecordPage>
  )
}

type Ground<Record> = NonNullable<RevisionGround<Record>>

function Found<Record extends RecordToRevise>({
  ground,
  ...props
}: RevisionPageProps<Record> & { ground: Ground<Record> }) {
  const found = use(ground.found)
  const { id = '' } = useParams()
  if (!found) return <NotFound title={`There is no ${props.noun} ${id}`} sought={id} />
  const { kind, id: recordId, name, deprecated } = found.record
  const title = deprecated ? `${name} is deprecated` : `Suggest a revision of ${name}`
  return (
    <div className="space-y-4">
      <PageTitle title={title} />
      <header className="space-y-1">
        <Breadcrumbs
          crumbs={[
            { title: 'Home', href: '/' },
            { title: name, href: entities[kind].href(recordId) },
            { title: 'Suggest a revision' },
          ]}
        />
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <EntityTag kind={kind} id={recordId} />
          <h1 className="break-words">{title}</h1>
        </div>
      </header>
      {deprecated ? (
        <Callout tone="warning" title="Kept for reference only.">
          Only active records can be revised.{' '}
          <Link className="link" to={entities[kind].href(recordId)}>
            Back to {name}
          </Link>
        </Callout>
      ) : (
        <SignedInOnly purpose="suggest a revision">
          {(viewer) => <Opened {...props} viewer={viewer} ground={ground} found={found} />}
        </SignedInOnly>
      )}
    </div>
  )
}

function Opened<Record extends RecordToRevise>({
  kind,
  form: Form,
  viewer,
  ground: { draftId, findAgain },
  found,
}: RevisionPageProps<Record> & {
  viewer: Viewer
  ground: Ground<Record>
  found: NonNullable<Awaited<Ground<Record>['found']>>
}) {
  const { pathname } = useLocation()
  const stored = readDraft(draftKey(viewer.id, draftId))
  // A draft of something else is not written over: this form begins one of its own.
  if (stored && (stored.kind !== kind || stored.recordId !== found.record.id))
    return <Navigate replace to={pathname} />
  return <Form viewer={viewer} draftId={draftId} findAgain={findAgain} {...found} />
}
