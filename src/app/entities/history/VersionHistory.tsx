import { recordLink } from '#domain/records/links.ts'
import { paths } from '#app/paths.ts'
import {
  RecordVersionsDocument,
  type RecordVersionsQuery,
  type RecordVersionsQueryVariables,
} from '#app/graphql/generated/versions.ts'
import { CompareVersions } from './CompareVersions.tsx'
import { Feed } from './Feed.tsx'
import { FieldChanges } from './FieldChanges.tsx'
import { VersionLine } from './VersionLine.tsx'

type Version = RecordVersionsQuery['recordVersions']['nodes'][number]

/** The versions of a record, the newest first, each with what it changed; any two can be compared. */
export default function VersionHistory({
  label,
  ...record
}: { label: string } & Pick<RecordVersionsQueryVariables, 'recordType' | 'recordId'>) {
  return (
    <div className="space-y-4">
      <CompareVersions {...record} />
      <Feed
        document={RecordVersionsDocument}
        variables={record}
        pageOf={({ recordVersions }) => recordVersions}
        label={label}
        none="No version is recorded"
      >
        {(version) => (
          <VersionItem
            version={version}
            href={paths.version.href(recordLink(record.recordType, record.recordId), version.number)}
          />
        )}
      </Feed>
    </div>
  )
}

function VersionItem({ version, href }: { version: Version; href: string }) {
  return (
    <article className="space-y-2">
      <VersionLine version={version} href={href} />
      {version.deleted ? <p>The record was deleted.</p> : <FieldChanges changes={version.changes} />}
    </article>
  )
}
