import { useReadQuery } from '@apollo/client/react'
import type { QueryRef } from '@apollo/client/react'
import { Link, useLoaderData, useParams } from 'react-router'
import { recordLink } from '#domain/records/links.ts'
import { recordTitle } from '#domain/versions/record-title.ts'
import type { VersionPageQuery } from '#app/graphql/generated/version-page.ts'
import { formatDate } from '#app/ui/dates.ts'
import { PageTitle } from '#app/entities/header/PageTitle.tsx'
import { FieldChanges } from '#app/entities/history/FieldChanges.tsx'
import { VersionLine } from '#app/entities/history/VersionLine.tsx'
import { paths } from '#app/paths.ts'
import { Breadcrumbs } from '#app/ui/Breadcrumbs.tsx'
import { Callout } from '#app/ui/feedback/Callout.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Facts } from '#app/ui/Facts.tsx'
import { NotFound } from '../not-found/NotFound.tsx'
import { RecordPage } from '../RecordPage.tsx'
import { CiteVersion } from './CiteVersion.tsx'
import type { loader } from './version-loader.ts'

type Version = NonNullable<VersionPageQuery['recordVersion']>

/** A record as it was in one of its versions. */
export function Component() {
  const query = useLoaderData<typeof loader>()
  const { version: number = '' } = useParams()
  if (!query) return <NotFound title={`There is no version “${number}”`} sought={number} />
  return (
    <RecordPage noun="Version" query={query}>
      <LoadedVersion query={query} />
    </RecordPage>
  )
}

function LoadedVersion({ query }: { query: QueryRef<VersionPageQuery> }) {
  const { recordVersion: version } = useReadQuery(query).data
  const { id = '', version: number = '' } = useParams()
  if (!version) return <NotFound title={`There is no version ${number} of this record`} sought={id} />
  const present = recordLink(version.recordType, version.recordId)
  const title = recordTitle(version, version.claimTitle ?? version.name)
  return (
    <div className="space-y-4">
      <PageTitle title={title} />
      <Breadcrumbs
        crumbs={[
          { title: 'Home', href: '/' },
          { title: 'Current version', href: present },
          { title: `Version ${version.number}` },
        ]}
      />
      <h1 className="break-words">{title}</h1>
      <Standing version={version} present={present} />
      {version.deleted ? null : (
        <Card title="Record in this version">
          <Facts
            facts={version.fields.map(({ fieldDisplayName, text }) => ({
              name: fieldDisplayName,
              value: <Text text={text} />,
              isParagraph: text.length > PARAGRAPH,
            }))}
          />
        </Card>
      )}
      <Card title="Change">
        <div className="space-y-2 text-sm">
          <VersionLine version={version} />
          <FieldChanges changes={version.changes} />
        </div>
      </Card>
      <CiteVersion version={version} />
    </div>
  )
}

/** Characters from which a text is a paragraph rather than a name. */
const PARAGRAPH = 120

const Text = ({ text }: { text: string }) => <span className="whitespace-pre-line">{text}</span>

/** Where the version stands among those of its record. */
function Standing({ version, present }: { version: Version; present: string }) {
  const { number, newestNumber, createdAt, release, releasedOn, deleted } = version
  const later = newestNumber - number
  const isLatest = later === 0
  // A release that was imported later says what was known on its own day.
  const origin = releasedOn
    ? `as of ${formatDate(releasedOn)}: release ${release}, imported ${formatDate(createdAt)}`
    : `recorded ${formatDate(createdAt)}`
  return (
    <Callout tone={isLatest ? 'note' : 'warning'} title={`Version ${number} of ${newestNumber}, ${origin}.`}>
      {deleted ? 'The record was deleted. ' : null}
      {isLatest ? 'This is the latest version. ' : `${later} later ${later === 1 ? 'version' : 'versions'}. `}
      <Link className="link" to={present}>
        Current version
      </Link>
      {' · '}
      <Link className="link" to={`${present}?tab=history&from=${number}&to=${newestNumber}`}>
        {isLatest ? 'History' : 'Compare with the latest'}
      </Link>
      {number > 1 ? (
        <>
          {' · '}
          <Link className="link" to={paths.version.href(present, number - 1)}>
            Previous
          </Link>
        </>
      ) : null}
      {isLatest ? null : (
        <>
          {' · '}
          <Link className="link" to={paths.version.href(present, number + 1)}>
            Next
          </Link>
        </>
      )}
    </Callout>
  )
}
