import { Fragment, lazy, Suspense, useState } from 'react'
import { citedStatus } from '#domain/versions/cited-status.ts'
import { versionedKinds } from '#domain/versions/record-document.ts'
import type { VersionedKind } from '#domain/versions/record-document.ts'
import { knowledgebaseTitle } from '#domain/versions/knowledgebase-title.ts'
import type { EvidenceStatus } from '#domain/vocabularies/evidence.ts'
import { asOfText, pageBase } from '#app/page-state/page-state.ts'
import { Card } from '#app/ui/Card.tsx'
import { Button } from '#app/ui/controls/Button.tsx'
import { CopyButton } from '#app/ui/controls/CopyButton.tsx'
import { formatDate } from '#app/ui/dates.ts'
import { entities, tagText } from '../entities.ts'
import type { EntityKind } from '../entities.ts'
import { useOrigin } from '../evidence/origin.ts'
import { useSiteName } from '../header/PageTitle.tsx'
import { SkeletonLines } from '#app/ui/feedback/Skeleton.tsx'

const PresentCitation = lazy(() => import('./PresentCitation.tsx'))

/** Citation of a record, with an address that stays valid. */
export function CiteRecord({
  kind,
  id,
  name,
  status,
  origin,
}: {
  kind: EntityKind
  id: number
  name: string
  /** Of evidence and assertions: the citation says that one is not accepted. */
  status?: EvidenceStatus
  /** Release and version that it is of. */
  origin?: string | null
}) {
  const link = new URL(pageBase() + entities[kind].href(id), useOrigin()).href
  const site = [knowledgebaseTitle(useSiteName()), asOfText(), origin].filter(Boolean).join(', ')
  const [today] = useState(() => formatDate(new Date().toISOString()))
  const tag = tagText(kind, id)
  const { noun, type } = entities[kind]
  const recordType = type === 'GENE' ? 'FEATURE' : type
  const title =
    (name === tag ? `${noun} ${tag}` : tag === noun ? `${noun} ${name}` : `${noun} ${name} (${tag})`) +
    citedStatus(status)
  const citation = `${title}. ${site}. ${link} (accessed ${today}).`
  return (
    <Card title="Cite this record">
      <p className="text-sm break-words">
        {title}. {site}. <Address url={link} /> (accessed {today}).{'\u00a0'}
        <CopyButton text={citation} label="Copy the citation" />
      </p>
      <p className="mt-2 text-sm">
        <span className="text-muted">Permanent link: </span>
        <a className="link break-words" href={link}>
          <Address url={link} />
        </a>
        {'\u00a0'}
        <CopyButton text={link} label="Copy the permanent link" />
      </p>
      {versionedKinds.has(recordType) ? <CiteVersion recordType={recordType} recordId={id} /> : null}
    </Card>
  )
}

/** Citation of the version that the record has now; it is fetched when it is asked for. */
function CiteVersion(record: { recordType: VersionedKind; recordId: number }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="mt-2">
      <Button
        look="quiet"
        className="-mx-3 text-accent"
        aria-expanded={isOpen}
        data-print="hide"
        onClick={() => setOpen(!isOpen)}
      >
        Cite this version (text, BibTeX, RIS, CSL-JSON)
      </Button>
      {isOpen ? (
        <div className="mt-1">
          <Suspense fallback={<SkeletonLines count={2} />}>
            <PresentCitation {...record} />
          </Suspense>
        </div>
      ) : null}
    </div>
  )
}

/** An address that breaks into lines behind its slashes. */
function Address({ url }: { url: string }) {
  return url.split(/(?<=[^/:]\/)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ))
}
