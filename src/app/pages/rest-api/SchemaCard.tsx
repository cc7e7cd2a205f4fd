import { Card } from '#app/ui/Card.tsx'
import { Facts } from '#app/ui/Facts.tsx'
import { Explanation } from './Explanation.tsx'
import type { Schema } from './open-api.ts'
import { SchemaText, shapeAnchor } from './SchemaText.tsx'

/** A named shape with its members in the order in which answers write them. */
export function SchemaCard({ name, schema }: { name: string; schema: Schema }) {
  return (
    <div id={shapeAnchor(name)} className="scroll-mt-16">
      <Card title={name}>
        <p className="mb-2 text-sm">{schema.description}</p>
        <Facts
          facts={Object.entries(schema.properties ?? {}).map(([member, memberSchema]) => ({
            name: member,
            value: (
              <>
                <SchemaText schema={memberSchema} />
                {memberSchema.description && !memberSchema.$ref ? (
                  <span className="text-muted">
                    {' '}
                    <Explanation text={memberSchema.description} />
                  </span>
                ) : null}
              </>
            ),
          }))}
        />
      </Card>
    </div>
  )
}
