import { Card } from '#app/ui/Card.tsx'
import { Facts } from '#app/ui/Facts.tsx'
import { Explanation } from './Explanation.tsx'
import type { Operation } from './open-api.ts'
import { SchemaText } from './SchemaText.tsx'

/** One address of the interface: what it takes and what it answers. */
export function EndpointCard({ path, operation }: { path: string; operation: Operation }) {
  const { summary, parameters, responses } = operation
  const answer = responses['200']?.content?.['application/json'].schema
  return (
    <Card title={`GET ${path}`}>
      <p className="mb-2 text-sm">{summary}.</p>
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
          { name: 'Response', value: answer && <SchemaText schema={answer} /> },
        ]}
      />
    </Card>
  )
}
