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

/** The action on the record whose version it is, which is not named again: `accepted revisions of` without its end. */
const actionWords = (verbiage: string): string => verbiage.replace(/ (?:of|on)$/, '')

function Cause({ version }: { version: VersionLine_versionFragment }) {
  const { cause, activity, release, number, createdAt } = version
  if (activity)
    return (
      <>
        <Person user={activity.user} /> {actionWords(activity.verbiage)}
      </>
    )
  if (cause === 'RELEASE') return `Release ${release ?? 'unknown'}, imported ${formatDate(createdAt)}`
  if (cause === 'BASELINE') return 'First recorded'
  return number === 1 ? 'Added' : 'Updated with vocabularies or citations'
}
