import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildSchema, isAbstractType, parse, visit } from 'graphql'
import type { NamedTypeNode } from 'graphql'
import { expect, test } from 'vitest'
import { possibleTypes } from '#app/apollo/possible-types.ts'

const root = resolve(import.meta.dirname, '../../..')
const schema = buildSchema(readFileSync(join(root, 'schema.graphql'), 'utf8'))

test.each(Object.entries(possibleTypes))('the cache knows every concrete type of %s', (name, known) => {
  const type = schema.getType(name)
  if (!isAbstractType(type)) throw new Error(`${name} is no interface or union of the schema`)
  const concrete = schema.getPossibleTypes(type).map((each) => each.name)
  expect([...known].sort()).toEqual(concrete.sort())
})

const documents = globSync('src/app/**/*.graphql', { cwd: root }).map((file) =>
  parse(readFileSync(join(root, file), 'utf8')),
)

test('the cache knows every interface and union that a fragment of the app is on: else it would drop the fields', () => {
  const named = new Set<string>()
  const add = ({ name }: NamedTypeNode) => void named.add(name.value)
  for (const document of documents)
    visit(document, {
      FragmentDefinition: ({ typeCondition }) => add(typeCondition),
      InlineFragment: ({ typeCondition }) => typeCondition && add(typeCondition),
    })
  const abstract = [...named].filter((name) => isAbstractType(schema.getType(name)))
  expect(abstract.length).toBeGreaterThan(2)
  expect(abstract.filter((name) => !(name in possibleTypes))).toEqual([])
})
