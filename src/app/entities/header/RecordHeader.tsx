import { lazy, useEffect } from 'react'
import type { ReactNode } from 'react'
import { useUpstreams } from '#app/apollo/use-upstreams.ts'
import { useViewer } from '#app/apollo/use-viewer.ts'
import { pageState } from '#app/page-state/page-state.ts'
import { LazyPart } from '#app/ui/feedback/LazyPart.tsx'
import { Breadcrumbs } from '#app/ui/Breadcrumbs.tsx'
import { EntityTag } from '../EntityTag.tsx'
import { entities, translationOf } from '../entities.ts'
import type { EntityKind } from '../entities.ts'
import { ApiSnippets } from '../api-snippets/ApiSnippets.tsx'
import { PageTitle } from './PageTitle.tsx'
import type { DeprecatedKind } from './DeprecationNotice.tsx'
import { Callout } from '#app/ui/feedback/Callout.tsx'
import { RecordNotices } from './RecordNotices.tsx'
import { noteRecent } from '../recent-records.ts'
import type { RecordStanding } from './RecordNotices.tsx'

// Readers without an account never fetch it.
const SubmitLinks = lazy(async () => ({ default: (await import('./SubmitLinks.tsx')).SubmitLinks }))

// Only the mirror of another service fetches it.
const UpstreamLine = lazy(async () => ({ default: (await import('./UpstreamLine.tsx')).UpstreamLine }))

// Few records are deprecated.
const DeprecationNotice = lazy(() => import('./DeprecationNotice.tsx'))

/** The kinds of record that evidence is submitted about and that nobody reviews; others have their actions below. */
const submittableKinds: ReadonlySet<EntityKind> = new Set(['source', 'disease', 'therapy'])

/** The top of every record page: where it stands, its tag and name, marks beside them, and what to beware of. */
export function RecordHeader({
  kind,
  id,
  name,
  documentTitle,
  crumb = documentTitle,
  section,
  marks,
  standing,
  children,
}: {
  kind: EntityKind
  id: number
  name: ReactNode
  /** Names the record in the window's title. */
  documentTitle: string
  /** Names it in the path to it, where its title is long. */
  crumb?: string
  section?: { title: string; href: string }
  marks?: ReactNode
  standing?: RecordStanding
  children?: ReactNode
}) {
  const viewer = useViewer()
  const isMirror = useUpstreams().length > 0 && !pageState
  useEffect(() => noteRecent({ kind, id, name: documentTitle }), [kind, id, documentTitle])
  return (
    <header className="space-y-2">
      <PageTitle title={`${documentTitle} · ${entities[kind].noun}`} />
      <div className="flex items-start justify-between gap-3">
        <Breadcrumbs
          crumbs={[{ title: 'Home', href: '/' }, ...(section ? [section] : []), { title: crumb }]}
        />
        <ApiSnippets kind={kind} id={id} />
      </div>
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <EntityTag kind={kind} id={id} />
        <h1 className="break-words" translate={translationOf(kind)}>
          {name}
        </h1>
        {marks}
      </div>
      {isMirror ? (
        // As high as a line, so that nothing moves when it comes.
        <div className="min-h-5 text-sm text-muted">
          <LazyPart isCompact fallback={null}>
            <UpstreamLine kind={kind} id={id} />
          </LazyPart>
        </div>
      ) : null}
      {children}
      {submittableKinds.has(kind) ? (
        <div
          data-print="hide"
          className={viewer ? 'min-h-9' : 'hidden h-9 [[data-session]_[data-ssr]_&]:block'}
        >
          {viewer ? (
            <LazyPart isCompact fallback={null}>
              <SubmitLinks kind={kind} id={id} />
            </LazyPart>
          ) : null}
        </div>
      ) : null}
      {standing ? <RecordNotices record={standing} deprecation={deprecationOf(standing, kind, id)} /> : null}
    </header>
  )
}

/** Notice of why a record is deprecated; null for one in use, in a state, and of kinds that only administrators deprecate. */
function deprecationOf({ deprecated }: RecordStanding, kind: EntityKind, id: number): ReactNode {
  const entityType = recordTypes[kind]
  if (!deprecated || !entityType || pageState) return null
  return (
    <LazyPart
      fallback={
        <Callout tone="danger" title="Deprecated.">
          This record is kept for reference only.
        </Callout>
      }
    >
      <DeprecationNotice entityType={entityType} id={id} />
    </LazyPart>
  )
}

const recordTypes: { readonly [Kind in EntityKind]?: DeprecatedKind } = {
  gene: 'FEATURE',
  feature: 'FEATURE',
  variant: 'VARIANT',
  molecularProfile: 'MOLECULAR_PROFILE',
}
