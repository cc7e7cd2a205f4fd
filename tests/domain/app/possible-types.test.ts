import { readFileSync } from 'node:fs'
import { buildSchema, isAbstractType } from 'graphql'
import { expect, test } from 'vitest'
import { possibleTypes } from '#app/apollo/possible-types.ts'

const schema = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'))

test.each(Object.entries(possibleTypes))('the cache knows every concrete type of %s', (name, known) => {
  const type = schema.getType(name)
  if (!isAbstractType(type)) throw new Error(`${name} is no interface or union of the schema`)
  const concrete = schema.getPossibleTypes(type).map((each) => each.name)
  expect([...known].sort()).toEqual(concrete.sort())
})
