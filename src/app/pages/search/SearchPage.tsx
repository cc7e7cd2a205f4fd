import { skipToken, useQuery } from '@apollo/client/react'
import { useMemo, useState } from 'react'
import type { FormEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { client } from '#app/apollo/client.ts'
import { failureOf } from '#app/apollo/failure.ts'
import { AdvancedSearchByPermalinkDocument } from '#app/graphql/generated/advanced-search.ts'
import { hrefWith, paths } from '#app/paths.ts'
import { pageState } from '#app/page-state/page-state.ts'
import { PageTitle } from '#app/entities/header/PageTitle.tsx'
import { countOf } from '#app/entities/evidence/counts.ts'
import { Breadcrumbs } from '#app/ui/Breadcrumbs.tsx'
import { Button } from '#app/ui/controls/Button.tsx'
import { Callout } from '#app/ui/feedback/Callout.tsx'
import { CopyButton } from '#app/ui/controls/CopyButton.tsx'
import { ErrorState } from '#app/ui/feedback/ErrorState.tsx'
import type { Failure } from '#app/ui/feedback/ErrorState.tsx'
import { Field } from '#app/ui/controls/Field.tsx'
import { Select } from '#app/ui/controls/Select.tsx'
import { SkeletonLines } from '#app/ui/feedback/Skeleton.tsx'
import { GroupEditor } from './GroupEditor.tsx'
import { SearchResults } from './SearchResults.tsx'
import { isSearchKind, kindOfEndpoint, searchKinds } from './search-kinds.ts'
import type { SearchKind } from './search-kinds.ts'
import { emptyGroup, fromFilter, toFilter } from './search-query.ts'

/** A search as it stands in an address: the kind of record and the filter of the interface. */
type SearchRequest = { kind: SearchKind; filter: object }

/** The advanced search: nested conditions over every field, the records found, and a link to both. */
export function Component() {
  const [search] = useSearchParams()
  const permalink = search.get('permalink')
  return (
    <div className="space-y-4">
      <PageTitle title="Advanced search" />
      <Breadcrumbs crumbs={[{ title: 'Home', href: '/' }, { title: 'Advanced search' }]} />
      <h1>Advanced search</h1>
      {permalink ? <SavedSearch key={permalink} id={permalink} /> : <AddressSearch search={search} />}
    </div>
  )
}

function AddressSearch({ search }: { search: URLSearchParams }) {
  const find = search.get('find')
  const text = search.get('query')
  const request = useMemo(() => readSearchRequest(find, text), [find, text])
  return <Search key={`${find} ${text}`} kind={isSearchKind(find) ? find : 'evidence'} request={request} />
}

/** A search that the server keeps under an id. */
function SavedSearch({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(AdvancedSearchByPermalinkDocument, { variables: { id } })
  if (error) return <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} />
  if (!data) return <SkeletonLines count={6} />
  const kind = kindOfEndpoint(data.result.searchEndpoint)
  const filter = filterOf(data.result.originalVariables)
  if (!kind) return <Callout tone="danger">This link leads to a search that is no longer available.</Callout>
  return <Search kind={kind} request={filter ? { kind, filter } : null} />
}

function Search({ kind: requestKind, request }: { kind: SearchKind; request: SearchRequest | null }) {
  const [kind, setKind] = useState(requestKind)
  const shown = useMemo(
    () => (request ? fromFilter(searchKinds[request.kind].filter, request.filter) : emptyGroup),
    [request],
  )
  const [group, setGroup] = useState(shown ?? emptyGroup)
  const navigate = useNavigate()
  const { filter } = searchKinds[kind]
  const sought = toFilter(filter, group)
  const start = (event: FormEvent) => {
    event.preventDefault()
    if (sought) void navigate(hrefWith(paths.search.href(), { find: kind, query: JSON.stringify(sought) }))
  }
  return (
    <>
      <form onSubmit={start} className="space-y-3">
        <Field label="Search for" inline>
          {(control) => (
            <Select
              {...control}
              value={kind}
              choices={Object.entries(searchKinds).map(([value, { title }]) => ({ value, label: title }))}
              onChoose={(next) => {
                if (!isSearchKind(next)) return
                setKind(next)
                setGroup(emptyGroup)
              }}
              className="w-auto!"
            />
          )}
        </Field>
        {shown === null ? (
          <Callout tone="note" title="This search was not created in this form.">
            Its conditions cannot be shown here; its results are below.
          </Callout>
        ) : null}
        <GroupEditor filter={filter} group={group} onChange={setGroup} />
        <p className="flex flex-wrap items-center gap-3">
          <Button type="submit" look="primary" disabled={!sought}>
            Search
          </Button>
          {sought ? null : (
            <span className="text-sm text-muted">
              Fill in a condition: a field, a comparison and a value.
            </span>
          )}
        </p>
      </form>
      {request ? <Found request={request} /> : null}
    </>
  )
}

/** What a search finds, and a short link that keeps it. */
function Found({ request }: { request: SearchRequest }) {
  const { title, document } = searchKinds[request.kind]
  const { data, error, refetch } = useQuery(
    document,
    request ? { variables: { query: request.filter } } : skipToken,
  )
  if (error) return <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} />
  if (!data) return <SkeletonLines count={6} />
  const ids = data.result.resultIds
  return (
    <section aria-labelledby="found" className="space-y-3">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="found" className="mr-auto font-semibold">
          {title}: {countOf(ids.length, 'match', 'matches')}
        </h2>
        {/* Nothing is stored in a state; the address holds the search as well. */}
        {pageState ? null : <ShortLink request={request} />}
      </div>
      <SearchResults kind={request.kind} ids={ids} />
    </section>
  )
}

function ShortLink({ request }: { request: SearchRequest }) {
  const [link, setLink] = useState<string | null>(null)
  const [error, setError] = useState<Failure | null>(null)
  const make = async () => {
    setError(null)
    try {
      const { data } = await client.query({
        query: searchKinds[request.kind].document,
        variables: { query: request.filter, createPermalink: true },
        fetchPolicy: 'no-cache',
      })
      const id = data?.result.permalinkId
      if (id) {
        setLink(new URL(hrefWith(paths.search.href(), { permalink: id }), window.location.origin).href)
      }
    } catch (error) {
      setError(failureOf(error))
    }
  }
  if (error) {
    return (
      <p role="alert" className="text-sm text-danger">
        {error.title}. {error.detail}
      </p>
    )
  }
  if (!link) return <Button onClick={() => void make()}>Create a short link</Button>
  return (
    <p className="text-sm break-all">
      <a className="link" href={link}>
        {link}
      </a>{' '}
      <CopyButton text={link} label="Copy the short link" />
    </p>
  )
}

function readSearchRequest(find: string | null, text: string | null): SearchRequest | null {
  if (!isSearchKind(find) || !text) return null
  try {
    const filter: unknown = JSON.parse(text)
    return typeof filter === 'object' && filter !== null ? { kind: find, filter } : null
  } catch {
    return null
  }
}

/** The filter among the variables with which a kept search was asked. */
function filterOf(variables: unknown): object | null {
  if (typeof variables !== 'object' || variables === null) return null
  const [filter] = Object.values(variables).filter((value) => typeof value === 'object' && value !== null)
  return typeof filter === 'object' ? filter : null
}
