import { useQuery } from '@apollo/client/react'
import { Link } from 'react-router'
import { RecordUpstreamDocument } from '#app/graphql/generated/record-upstream.ts'
import { hrefWith, paths } from '#app/paths.ts'
import { ExternalLink } from '#app/ui/ExternalLink.tsx'
import { versionedKinds } from '#domain/versions/record-document.ts'
import type { VersionedKind } from '#domain/versions/record-document.ts'
import { formatDate } from '#app/ui/dates.ts'
import { countOf } from '../evidence/counts.ts'
import { formatTime } from '../history/format-time.ts'
import { timeAgo } from '#app/ui/time-ago.ts'
import { entities } from '../entities.ts'
import type { EntityKind } from '../entities.ts'

/** Origin of a record at a service that is followed, in a line; nothing for local records. */
export function UpstreamLine({ kind, id }: { kind: EntityKind; id: number }) {
  const type = kind === 'gene' ? 'FEATURE' : entities[kind].type
  return versionedKinds.has(type) ? <OriginLine kind={type} id={id} /> : null
}

function OriginLine({ kind, id }: { kind: VersionedKind; id: number }) {
  const { data } = useQuery(RecordUpstreamDocument, {
    variables: { kind, id },
    fetchPolicy: 'cache-and-network',
  })
  const upstream = data?.recordUpstream
  if (!upstream) return null
  const { name, url, updatedAt, gone, changedFieldCount, openConflictCount } = upstream
  const parts = [
    gone ? 'no longer there' : null,
    changedFieldCount > 0 ? `${countOf(changedFieldCount, 'field', 'fields')} changed here` : null,
  ].filter((part) => part !== null)
  return (
    <p>
      From <ExternalLink href={url}>{name}</ExternalLink>, updated{' '}
      <time dateTime={updatedAt} title={formatTime(updatedAt)}>
        {timeAgo(updatedAt) ?? formatDate(updatedAt)}
      </time>
      {parts.map((part) => `; ${part}`)}
      {openConflictCount ? (
        <>
          ;{' '}
          <Link className="link" to={hrefWith(paths.mirrorConflicts.href(), { kind, of: String(id) })}>
            {countOf(openConflictCount, 'conflict', 'conflicts')} to decide
          </Link>
        </>
      ) : null}
    </p>
  )
}
