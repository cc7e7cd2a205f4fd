import { useReadQuery } from '@apollo/client/react'
import type { QueryRef } from '@apollo/client/react'
import { Link, useLoaderData } from 'react-router'
import type { GraphqlApiPageQuery } from '#app/graphql/generated/graphql-api.ts'
import { paths } from '#app/paths.ts'
import { PageTitle } from '#app/entities/header/PageTitle.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Facts } from '#app/ui/Facts.tsx'
import { RecordPage } from '../RecordPage.tsx'
import { clientExamples } from './client-examples.ts'
import { CodeExample } from './CodeExample.tsx'
import { Downloads } from './Downloads.tsx'

const code = (text: string) => <code className="font-mono">{text}</code>

/** How programs ask this site: its address, keys and limits, examples, and files to download. */
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
  const address = `${window.location.origin}/api/graphql`
  return (
    <div className="max-w-5xl space-y-6">
      <PageTitle title="GraphQL API" />
      <header className="space-y-2">
        <h1 className="text-2xl leading-8 font-semibold tracking-tight">GraphQL API</h1>
        <p className="max-w-prose text-sm">
          Everything this site shows, programs can ask for: which records, and which parts of them, in one
          request. Reading is open to all. Programs written for CIViC need only another address.
        </p>
        <p className="text-sm text-muted">
          <a className="link" href="/api/graphiql">
            Try queries in GraphiQL
          </a>
          , which describes every type and field. For programs of the older interface:{' '}
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
                  operation a request
                </>
              ),
            },
            {
              name: 'Response',
              value: (
                <>
                  Status 200 with {code('data')}, {code('errors')} or both. An unknown id is null. Each error
                  has a sentence, and a {code('code')} in its {code('extensions')} where a program can act on
                  it
                </>
              ),
            },
            {
              name: 'Paging',
              value: (
                <>
                  Lists give at most 100 rows ({code('variants')} and {code('molecularProfiles')} 300). Send{' '}
                  {code('pageInfo.endCursor')} of one page as {code('after')} for the next, until{' '}
                  {code('hasNextPage')} is false
                </>
              ),
            },
            {
              name: 'Caching',
              value: (
                <>
                  Send the {code('ETag')} of an answer as {code('If-None-Match')}: status 304 says that it
                  still holds
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
              value: 'Reading, at most 900 requests in five minutes from one address',
            },
            {
              name: 'With a key',
              value: (
                <>
                  {code('Authorization: Bearer <key>')} acts as you: no such limit, and what you may change,
                  the key may.{' '}
                  <Link className="link" to={paths.apiKeys.href()}>
                    Your keys
                  </Link>
                </>
              ),
            },
            {
              name: 'Rate limit',
              value: <>Status 429; {code('Retry-After')} says how many seconds to wait</>,
            },
            {
              name: 'One operation',
              value:
                'At most 100,000 characters, 25 levels of fields, 5,000 fields, 500 aliases and 10,000 values in lists. What would cost too much is refused with the reason before anything is read',
            },
          ]}
        />
      </Card>
      <section aria-labelledby="examples" className="space-y-3">
        <h2 id="examples" className="text-lg font-semibold">
          Examples
        </h2>
        {clientExamples(address).map(({ language, text }) => (
          <CodeExample key={language} title={language} text={text} />
        ))}
      </section>
      <section aria-labelledby="downloads" className="space-y-3">
        <h2 id="downloads" className="text-lg font-semibold">
          Downloads
        </h2>
        <p className="max-w-prose text-sm">
          All knowledge as files: one set made every night, and one kept from the first of each month. Every
          table of this site can also be downloaded with its filters.
        </p>
        <Downloads releases={data.dataReleases} />
      </section>
    </div>
  )
}
