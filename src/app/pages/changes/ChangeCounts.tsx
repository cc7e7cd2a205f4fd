import { useReadQuery } from '@apollo/client/react'
import type { QueryRef } from '@apollo/client/react'
import { Link, useSearchParams } from 'react-router'
import { pluralOf } from '#domain/records/field-names.ts'
import { recordKinds } from '#domain/records/record-kinds.ts'
import { changeKinds, changeViews } from '#domain/versions/change-kinds.ts'
import type { ChangeKind } from '#domain/versions/change-kinds.ts'
import { versionedKinds } from '#domain/versions/record-document.ts'
import { versionCauses } from '#domain/versions/version-causes.ts'
import type { VersionedKind } from '#domain/versions/record-document.ts'
import type { VersionCause } from '#domain/versions/version-causes.ts'
import { formatNumber } from '#app/entities/evidence/counts.ts'
import type { ChangeCountsQuery } from '#app/graphql/generated/changes.ts'
import { classNames } from '#app/ui/class-names.ts'
import type { ChangeFilter, ChangesView } from './changes-view.ts'

interface Share {
  value: string
  label: string
  /** Records of the value; undefined where they could not be counted. */
  count?: number
}

const total = (counts: readonly { count: number }[]) => counts.reduce((sum, { count }) => sum + count, 0)

const typeShare = (value: VersionedKind): Share => ({ value, label: pluralOf(recordKinds[value].noun) })
const causeShare = (value: VersionCause): Share => ({ value, label: versionCauses.label(value) })
const kindShare = (value: ChangeKind): Share => ({ value, label: changeKinds.label(value) })

/** Changed records by record type, cause and kind of change; each number leads to its records. */
export function ChangeCounts({ query, view }: { query: QueryRef<ChangeCountsQuery>; view: ChangesView }) {
  const {
    records: { counts },
    kinds: { kindCounts },
  } = useReadQuery(query).data
  const { recordType, cause } = view
  const ofCause = counts.filter((count) => !cause || count.cause === cause)
  const ofType = counts.filter((count) => !recordType || count.recordType === recordType)
  const shown = ofCause.filter((count) => !recordType || count.recordType === recordType)
  return (
    <div className="space-y-2 text-sm">
      <output className="block font-medium">
        {total(shown) === 1 ? '1 record differs' : `${formatNumber(total(shown))} records differ`}
      </output>
      <ShownView view={view} />
      <p className="text-muted">
        Includes rejected and deprecated records, features without variants and terms without evidence, which
        the side navigation does not count.
      </p>
      <Shares
        label="Record type"
        filter="kind"
        all={total(ofCause)}
        shares={versionedKinds.values.map((value) => ({
          ...typeShare(value),
          count: total(ofCause.filter((count) => count.recordType === value)),
        }))}
      />
      <Shares
        label="Cause"
        filter="cause"
        all={total(ofType)}
        shares={versionCauses.values.map((value) => ({
          ...causeShare(value),
          count: total(ofType.filter((count) => count.cause === value)),
        }))}
      />
      <Shares
        label="Change"
        filter="change"
        shares={kindCounts.map(({ kind, count }) => ({ ...kindShare(kind), count }))}
      />
    </div>
  )
}

/** The same filters without numbers, where the changes could not be counted, as when there are millions. */
export function UncountedChanges({ reason, view }: { reason: string; view: ChangesView }) {
  return (
    <div className="space-y-2 text-sm">
      <output className="block">
        The changes could not be counted. {reason} The list is complete: filter it, or select two states
        closer together.
      </output>
      <ShownView view={view} />
      <Shares label="Record type" filter="kind" shares={versionedKinds.values.map(typeShare)} />
      <Shares label="Cause" filter="cause" shares={versionCauses.values.map(causeShare)} />
      <Shares label="Change" filter="change" shares={changeKinds.values.map(kindShare)} />
    </div>
  )
}

/** Choice between clinical changes, texts alone and all. */
const ShownView = ({ view }: { view: ChangesView }) => (
  <Shares
    label="Show"
    filter="view"
    chosen={view.view ?? 'ALL'}
    shares={changeViews.values.map((value) => ({ value, label: changeViews.label(value) }))}
  />
)

/** Numbers of changed records by one filter, of which each sets it. */
function Shares({
  label,
  filter,
  all,
  chosen,
  shares,
}: {
  label: string
  filter: ChangeFilter
  /** Records whatever the filter; not said where a record may count for several values. */
  all?: number
  /** Value that holds where the address has none, for a filter that always has one. */
  chosen?: string
  shares: readonly Share[]
}) {
  const [search] = useSearchParams()
  const current = chosen ?? search.get(filter) ?? ''
  const hrefOf = (value: string) => {
    const next = new URLSearchParams(search)
    if (value === '') next.delete(filter)
    else next.set(filter, value)
    return `?${next}`
  }
  const any = chosen === undefined ? [{ value: '', label: 'All', count: all }] : []
  const listed = [...any, ...shares].filter(
    ({ value, count }) => count !== 0 || value === '' || value === current,
  )
  return (
    <nav aria-label={label} className="flex gap-x-3 max-sm:flex-col">
      <span className="w-24 shrink-0 pt-1 text-xs font-medium text-muted">{label}</span>
      <ul className="flex flex-wrap gap-1">
        {listed.map(({ value, label: text, count }) => (
          <li key={value}>
            <Link
              to={hrefOf(value)}
              rel="nofollow"
              preventScrollReset
              aria-current={value === current ? 'true' : undefined}
              className={classNames(
                'inline-flex min-h-7 items-center gap-1.5 rounded border px-2 no-underline hover:bg-hover',
                value === current ? 'border-accent bg-accent-soft font-semibold' : 'border-line',
              )}
            >
              {text}
              {count === undefined ? null : (
                <span className="text-muted tabular-nums">{formatNumber(count)}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
