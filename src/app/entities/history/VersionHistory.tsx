import { Link } from 'react-router'
import { pluralOf } from '#domain/records/field-names.ts'
import { recordLink } from '#domain/records/links.ts'
import { recordKinds } from '#domain/records/record-kinds.ts'
import { hrefWith, paths } from '#app/paths.ts'
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
      <p className="text-sm">
        <AllChanges {...record} />
      </p>
      <Feed
        document={RecordVersionsDocument}
        variables={record}
        pageOf={({ recordVersions }) => recordVersions}
        label={label}
        none="No versions"
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

/** Kinds of record by which changes are filtered, with the parameter of the address. */
const parameters: Partial<Record<RecordVersionsQueryVariables['recordType'], string>> = {
  FEATURE: 'gene',
  DISEASE: 'disease',
  THERAPY: 'therapy',
}

/** Leads to the changes of the whole knowledge around the record. */
function AllChanges({ recordType, recordId }: Pick<RecordVersionsQueryVariables, 'recordType' | 'recordId'>) {
  const parameter = parameters[recordType]
  const noun = recordKinds[recordType].noun.toLowerCase()
  const filter = parameter ? { [parameter]: String(recordId) } : { kind: recordType }
  return (
    <Link className="link" to={hrefWith(paths.changes.href(), filter)}>
      {parameter ? `Changes to all records of this ${noun}` : `Changes to all ${pluralOf(noun)}`}
    </Link>
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
