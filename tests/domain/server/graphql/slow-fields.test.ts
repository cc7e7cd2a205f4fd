import { getNamedType, isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { schema } from '#server/graphql/schema.ts'

const ROOTS = new Set(['Query', 'Mutation'])

test('all fields of objects that cut or compare long texts wait for their turn', () => {
  const fields = Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) && !ROOTS.has(type.name)
      ? Object.values(type.getFields()).map((field) => ({ name: `${type.name}.${field.name}`, field }))
      : [],
  )
  const ofTexts = fields.filter(
    ({ name, field }) =>
      ['CommentBodySegment', 'LinkoutData'].includes(getNamedType(field.type).name) ||
      /\.description(?:With|Replace)/.test(name),
  )
  expect(ofTexts.length).toBeGreaterThan(10)
  expect(ofTexts.filter(({ field }) => field.extensions['slow'] !== true).map(({ name }) => name)).toEqual([])
})
