import { Card } from '#app/ui/Card.tsx'
import { Facts } from '#app/ui/Facts.tsx'
import { Explanation } from './Explanation.tsx'
import type { Endpoint, Operation } from './open-api.ts'
import { SchemaText } from './SchemaText.tsx'

/** The content of a body, by media type where there are several. */
function ContentText({ content }: { content: NonNullable<Operation['requestBody']>['content'] }) {
  const types = Object.entries(content)
  return types.map(([mediaType, { schema }], index) => (
    <span key={mediaType}>
      {index > 0 && ', '}
      {mediaType === 'application/json' ? <SchemaText schema={schema} /> : mediaType}
    </span>
  ))
}

/** One address of the interface: what it takes and what it answers. */
export function EndpointCard({ endpoint: { method, path, operation } }: { endpoint: Endpoint }) {
  const { summary, description, parameters = [], requestBody, responses } = operation
  const [, response] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? []
  return (
    <Card title={`${method} ${path}`}>
      <p className="mb-2 text-sm">
        {summary}.{description && ` ${description}`}
      </p>
      <Facts
        facts={[
          ...parameters.map(({ name, in: place, description, schema }) => ({
            name: place === 'path' ? `{${name}}` : name,
            value: (
              <>
                <Explanation text={description} />{' '}
                <span className="text-muted">
                  <SchemaText schema={schema} />
                  {schema.default !== undefined && `, default ${schema.default}`}
                </span>
              </>
            ),
          })),
          { name: 'Body', value: requestBody && <ContentText content={requestBody.content} /> },
          { name: 'Response', value: response?.content && <ContentText content={response.content} /> },
        ]}
      />
    </Card>
  )
}
