import { useReadQuery } from '@apollo/client/react'
import type { QueryRef } from '@apollo/client/react'
import { Link, useLoaderData } from 'react-router'
import type { GraphqlApiPageQuery } from '#app/graphql/generated/graphql-api.ts'
import { paths } from '#app/paths.ts'
import { interfaceAddress } from '#app/page-state/page-state.ts'
import { PageTitle } from '#app/entities/header/PageTitle.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Facts } from '#app/ui/Facts.tsx'
import { RecordPage } from '../RecordPage.tsx'
import { clientExamples } from './client-examples.ts'
import { CodeExample } from './CodeExample.tsx'
import { Downloads } from './Downloads.tsx'
import { FrozenStates } from './FrozenStates.tsx'

const code = (text: string) => <code className="font-mono">{text}</code>

/**
 * Instructions for programs that ask this site: its address, keys and limits, examples, and files to
 * download.
 */
export function Component() {
  const query: QueryRef<GraphqlApiPageQuery> = useLoaderData()
  return (
    <RecordPage noun="Page" query={query}>
      <GraphqlApi query={query} />
    </RecordPage>
  )
}

function GraphqlApi({ query }: { query: QueryRef<GraphqlApiPageQuery> }) {
  const { data } = useReadQuery(query)
  const address = window.location.origin + interfaceAddress('/api/graphql')
  return (
    <div className="max-w-5xl space-y-6">
      <PageTitle title="GraphQL API" />
      <header className="space-y-2">
        <h1>GraphQL API</h1>
        <p className="max-w-prose text-sm">
          All data of this site, in one request with exactly the fields you need. Reading needs no account.
          Clients written for CIViC only need a different endpoint.
        </p>
        <p className="text-sm text-muted">
          <a className="link" href="/api/graphiql">
            Try queries in GraphiQL
          </a>
          , with the documentation of every type and field. For clients of the CIViC V1 interface:{' '}
          <Link className="link" to={paths.restApi.href()}>
            REST API
          </Link>
          .
        </p>
      </header>
      <Card title="Requests">
        <Facts
          facts={[
            {
              name: 'Endpoint',
              value: (
                <>
                  {code('POST')} {code(address)}
                </>
              ),
            },
            {
              name: 'Body',
              value: (
                <>
                  JSON or a form with {code('query')}, {code('variables')} and {code('operationName')}; one
                  operation per request
                </>
              ),
            },
            {
              name: 'Response',
              value: (
                <>
                  Status 200 with {code('data')}, {code('errors')} or both. An unknown id gives null. Each
                  error has a message and, where a client can act on it, a {code('code')} in its{' '}
                  {code('extensions')}
                </>
              ),
            },
            {
              name: 'Paging',
              value: (
                <>
                  At most 100 rows per page ({code('variants')} and {code('molecularProfiles')} 300). Pass{' '}
                  {code('pageInfo.endCursor')} as {code('after')} to get the next page, until{' '}
                  {code('hasNextPage')} is false
                </>
              ),
            },
            {
              name: 'Caching',
              value: (
                <>
                  Send the {code('ETag')} of a response as {code('If-None-Match')}: status 304 means it is
                  unchanged
                </>
              ),
            },
          ]}
        />
      </Card>
      <Card title="Keys and limits">
        <Facts
          facts={[
            {
              name: 'Without a key',
              value: 'Read only; at most 900 requests in five minutes per network address',
            },
            {
              name: 'With a key',
              value: (
                <>
                  {code('Authorization: Bearer <key>')} has your rights and no such limit.{' '}
                  <Link className="link" to={paths.apiKeys.href()}>
                    Your API keys
                  </Link>
                </>
              ),
            },
            {
              name: 'Rate limit',
              value: <>Status 429; {code('Retry-After')} gives the seconds to wait</>,
            },
            {
              name: 'One operation',
              value:
                'At most 100,000 characters, 25 levels of fields, 5,000 fields, 500 aliases and 10,000 values in lists. Operations that cost too much are refused with the reason',
            },
          ]}
        />
      </Card>
      <section aria-labelledby="examples" className="space-y-3">
        <h2 id="examples" className="text-base font-semibold">
          Examples
        </h2>
        {clientExamples(address).map(({ language, text }) => (
          <CodeExample key={language} title={language} text={text} />
        ))}
      </section>
      <section aria-labelledby="downloads" className="space-y-3">
        <h2 id="downloads" className="text-base font-semibold">
          Downloads
        </h2>
        <p className="max-w-prose text-sm">
          All data as files: one set every night, and an archived set from the first of each month. Every
          table of this site can also be downloaded with its filters.
        </p>
        <Downloads releases={data.dataReleases} />
        <FrozenStates />
      </section>
    </div>
  )
}
