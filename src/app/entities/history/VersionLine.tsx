import { Link } from 'react-router'
import type { VersionLine_versionFragment } from '#app/graphql/generated/versions.ts'
import { formatDate } from '#app/ui/dates.ts'
import { Moment } from './Moment.tsx'
import { Person } from './Person.tsx'

/** The number, date and cause of a version. A release has its own day: what it brought was known then. */
export function VersionLine({
  version,
  href,
}: {
  version: VersionLine_versionFragment
  /** Address of the version, where it is shown elsewhere. */
  href?: string
}) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <strong className="font-semibold">
        {href ? (
          <Link className="link" to={href}>
            Version {version.number}
          </Link>
        ) : (
          `Version ${version.number}`
        )}
      </strong>
      <Moment at={version.releasedOn ?? version.createdAt} />
      <span>
        <Cause version={version} />
      </span>
    </p>
  )
}

function Cause({ version }: { version: VersionLine_versionFragment }) {
  const { cause, activity, release, number, createdAt } = version
  if (activity)
    return (
      <>
        <Person user={activity.user} /> {activity.verbiage}
      </>
    )
  if (cause === 'RELEASE') return `Release ${release ?? 'unknown'}, imported ${formatDate(createdAt)}`
  if (cause === 'BASELINE') return 'First recorded'
  return number === 1 ? 'Added' : 'Updated with vocabularies or citations'
}
