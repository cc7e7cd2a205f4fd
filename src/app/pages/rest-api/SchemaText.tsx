import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { lookupTable } from '#domain/lookup-table.ts'
import type { Schema } from './open-api.ts'

/** What a kind of value is called in a sentence. */
const kinds: Record<string, string> = lookupTable({
  string: 'text',
  integer: 'integer',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
  object: 'object',
})

/** Where the page describes a shape. */
export const shapeAnchor = (name: string) => `shape-${name}`

/** A schema in words: `list of Drug`, `text or null`; named shapes are links to where they are described. */
export function SchemaText({ schema }: { schema: Schema }): ReactNode {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? ''
    return (
      <a className="link" href={`#${shapeAnchor(name)}`}>
        {name}
      </a>
    )
  }
  if (schema.anyOf) return <Alternatives schemas={schema.anyOf} />
  if (schema.const !== undefined) return <code className="font-mono">{String(schema.const)}</code>
  if (schema.enum) return schema.enum.map((word) => word ?? 'null').join(', ')
  if (schema.type === 'array' && schema.items) {
    return (
      <>
        list of <SchemaText schema={schema.items} />
      </>
    )
  }
  const { properties = {}, additionalProperties: others } = schema
  if (Object.keys(properties).length > 0) return <Members properties={properties} />
  if (typeof others === 'object') {
    if (Object.keys(others).length === 0) return 'object'
    return (
      <>
        object of <SchemaText schema={others} />
      </>
    )
  }
  if (schema.type === 'object') return 'empty object'
  return [schema.type ?? 'object']
    .flat()
    .map((type) => kinds[type] ?? type)
    .join(' or ')
}

function Alternatives({ schemas }: { schemas: Schema[] }) {
  return schemas.map((schema, position) => (
    // The alternatives of a schema never change their order.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={position}>
      {position > 0 && ', or '}
      <SchemaText schema={schema} />
    </Fragment>
  ))
}

function Members({ properties }: { properties: Record<string, Schema> }) {
  return (
    <>
      object with{' '}
      {Object.entries(properties).map(([name, schema], position) => (
        <Fragment key={name}>
          {position > 0 && ', '}
          <code className="font-mono">{name}</code> (<SchemaText schema={schema} />)
        </Fragment>
      ))}
    </>
  )
}
