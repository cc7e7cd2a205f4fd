import { useLoaderData } from 'react-router'
import { PageTitle } from '#app/entities/header/PageTitle.tsx'
import { EndpointCard } from './EndpointCard.tsx'
import { Explanation } from './Explanation.tsx'
import { endpointsOf, OPEN_API_PATH } from './open-api.ts'
import { SchemaCard } from './SchemaCard.tsx'
import type { loader } from './rest-api-loader.ts'

const areaAnchor = (tag: string) => `area-${tag.toLowerCase()}`

/** The REST API as the service describes it, for people. */
export function Component() {
  const document = useLoaderData<typeof loader>()
  const { info, servers, tags, components } = document
  return (
    <div className="max-w-5xl space-y-6 wrap-anywhere">
      <PageTitle title="REST API" />
      <header className="space-y-2">
        <h1>REST API</h1>
        <p className="max-w-prose text-sm">
          <Explanation text={info.description} />
        </p>
        <p className="text-sm text-muted">
          Base URL: <code className="font-mono">{servers[0]?.url}</code>. Machine-readable description:{' '}
          <a className="link" href={OPEN_API_PATH}>
            OpenAPI document
          </a>
        </p>
        <nav aria-label="Areas">
          <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
            {tags.map(({ name }) => (
              <li key={name}>
                <a className="link" href={`#${areaAnchor(name)}`}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      {tags.map(({ name, description }) => (
        <section key={name} aria-labelledby={areaAnchor(name)} className="space-y-3">
          <h2 id={areaAnchor(name)} className="scroll-mt-16 text-base font-semibold">
            {name}
          </h2>
          <p className="max-w-prose text-sm text-muted">{description}</p>
          {endpointsOf(document, name).map((endpoint) => (
            <EndpointCard key={`${endpoint.method} ${endpoint.path}`} endpoint={endpoint} />
          ))}
        </section>
      ))}
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
