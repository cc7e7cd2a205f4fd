import { useLoaderData } from 'react-router'
import { PageTitle } from '#app/entities/header/PageTitle.tsx'
import { EndpointCard } from './EndpointCard.tsx'
import { OPEN_API_PATH } from './open-api.ts'
import { SchemaCard } from './SchemaCard.tsx'
import type { loader } from './rest-api-loader.ts'

/** The legacy REST API as the service describes it, for people. */
export function Component() {
  const { info, servers, paths, components } = useLoaderData<typeof loader>()
  return (
    <div className="max-w-5xl space-y-6">
      <PageTitle title="REST API" />
      <header className="space-y-2">
        <h1>REST API</h1>
        <p className="max-w-prose text-sm">{info.description}</p>
        <p className="text-sm text-muted">
          Base URL: <code className="font-mono">{servers[0]?.url}</code>. Machine-readable description:{' '}
          <a className="link" href={OPEN_API_PATH}>
            OpenAPI document
          </a>
        </p>
        <p className="max-w-prose text-sm text-muted">
          Evidence items, assertions and molecular profiles in GA4GH GKS have a REST API of their own at{' '}
          <code className="font-mono">/api/gks</code>:{' '}
          <a className="link" href="/api/gks/openapi.json">
            OpenAPI document of GKS
          </a>
        </p>
      </header>
      <section aria-labelledby="endpoints" className="space-y-3">
        <h2 id="endpoints" className="text-base font-semibold">
          Endpoints
        </h2>
        {Object.entries(paths).map(([path, { get }]) => (
          <EndpointCard key={path} path={path} operation={get} />
        ))}
      </section>
      <section aria-labelledby="schemas" className="space-y-3">
        <h2 id="schemas" className="text-base font-semibold">
          Schemas
        </h2>
        {Object.entries(components.schemas).map(([name, schema]) => (
          <SchemaCard key={name} name={name} schema={schema} />
        ))}
      </section>
    </div>
  )
}
