import { useQueryRefHandlers, useReadQuery } from '@apollo/client/react'
import type { QueryRef } from '@apollo/client/react'
import { useState, useTransition } from 'react'
import { Link, useSearchParams } from 'react-router'
import { recordLink } from '#domain/records/links.ts'
import { recordKinds } from '#domain/records/record-kinds.ts'
import { changeKinds } from '#domain/versions/change-kinds.ts'
import { failureOf } from '#app/apollo/failure.ts'
import { EntityLink } from '#app/entities/EntityLink.tsx'
import { entityKindOf, tagText } from '#app/entities/entities.ts'
import { FieldChanges } from '#app/entities/history/FieldChanges.tsx'
import { VersionLine } from '#app/entities/history/VersionLine.tsx'
import type { ChangeListQuery, ChangeListQueryVariables } from '#app/graphql/generated/changes.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/controls/Button.tsx'
import { EmptyState } from '#app/ui/feedback/EmptyState.tsx'
import { ErrorState } from '#app/ui/feedback/ErrorState.tsx'
import { useSearchUpdate } from '#app/ui/hooks/use-search-update.ts'
import { Tag } from '#app/ui/Tag.tsx'
import { changeFilters, withoutChangeFilters } from './changes-view.ts'

type Change = ChangeListQuery['changes']['nodes'][number]

/** The changed records, the last changed first, some at a time. */
export function ChangeList({
  query,
  title,
}: {
  query: QueryRef<ChangeListQuery, ChangeListQueryVariables>
  title: string
}) {
  const {
    changes: { nodes, pageInfo },
  } = useReadQuery(query).data
  const { fetchMore } = useQueryRefHandlers(query)
  const [isPending, startTransition] = useTransition()
  const [failed, setFailed] = useState<unknown>(null)
  if (nodes.length === 0) return <NoChanges />
  const more = () =>
    startTransition(async () => {
      setFailed(null)
      try {
        await fetchMore({ variables: { after: pageInfo.endCursor } })
      } catch (error) {
        setFailed(error)
      }
    })
  return (
    <div className="space-y-3">
      <ul
        aria-label={title}
        className="divide-y divide-line rounded-md border border-line bg-surface text-sm"
      >
        {nodes.map((change) => (
          <li key={`${change.version.recordType} ${change.version.recordId}`} className="px-4 py-3">
            <ChangedRecord change={change} />
          </li>
        ))}
      </ul>
      {failed ? (
        <ErrorState failure={failureOf(failed)} onRetry={more} />
      ) : pageInfo.hasNextPage ? (
        <Button onClick={more} aria-disabled={isPending}>
          {isPending ? 'Loading…' : 'Show more'}
        </Button>
      ) : null}
    </div>
  )
}

function NoChanges() {
  const [search] = useSearchParams()
  const updateSearch = useSearchUpdate()
  const isFiltered = changeFilters.some((name) => search.has(name))
  return (
    <EmptyState title={isFiltered ? 'No changes match the filters' : 'No record differs between the two'}>
      {isFiltered ? (
        <Button className="mt-3" onClick={() => updateSearch(withoutChangeFilters)}>
          Clear filters
        </Button>
      ) : (
        'Select an earlier state under “From”.'
      )}
    </EmptyState>
  )
}

/** A changed record: what it is, how and by whom it was changed, and its fields word by word. */
function ChangedRecord({ change }: { change: Change }) {
  const { name, claimTitle, formerClaimTitle, formerNumber, kinds, version, fields } = change
  const { recordType, recordId, number, deleted } = version
  const record = recordLink(recordType, recordId)
  const compared =
    formerNumber === null || deleted ? null : `${record}?tab=history&from=${formerNumber}&to=${number}`
  return (
    <article className="space-y-2">
      <h3 className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
        <RecordName {...{ recordType, recordId, deleted, name: claimTitle ?? name }} />
        {kinds.map((kind) => (
          <Tag key={kind}>{changeKinds.label(kind)}</Tag>
        ))}
      </h3>
      {formerClaimTitle && formerClaimTitle !== claimTitle ? (
        <p>
          <span className="text-muted">Claimed before: </span>
          {formerClaimTitle}
        </p>
      ) : null}
      <div className="flex flex-wrap items-baseline gap-x-2">
        <VersionLine version={version} href={paths.version.href(record, number)} />
        {compared ? (
          <Link className="link" to={compared}>
            Compare with version {formerNumber}
          </Link>
        ) : null}
      </div>
      {deleted ? <p>The record was deleted.</p> : null}
      {fields.length > 0 ? <FieldChanges changes={fields} brief /> : null}
    </article>
  )
}

type Named = Pick<Change['version'], 'recordType' | 'recordId' | 'deleted'> & { name: string }

function RecordName({ recordType, recordId, deleted, name }: Named) {
  const kind = entityKindOf(recordType)
  const tag = kind && 'tag' in recordKinds[recordType] ? tagText(kind, recordId) : ''
  const text = name || tag
  if (!kind || deleted) return <span className="font-medium">{text}</span>
  return (
    <>
      <EntityLink kind={kind} record={{ id: recordId, name: text }} className="break-words" />
      <span className="text-muted">{tag || recordKinds[recordType].noun}</span>
    </>
  )
}
