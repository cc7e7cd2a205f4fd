import { isEnumType, isInputObjectType, isInterfaceType, isIntrospectionType, isObjectType } from 'graphql'
import { expect, it } from 'vitest'
import { schema } from '#server/graphql/schema.ts'

interface Described {
  name: string
  description?: string | null
}

/** Types, fields, arguments and values, each by its place: `Gene.variants(first)`. */
function members(): [string, Described][] {
  return Object.values(schema.getTypeMap()).flatMap((type): [string, Described][] => {
    if (isIntrospectionType(type)) return []
    const below = (inner: readonly Described[]): [string, Described][] =>
      inner.map((member) => [`${type.name}.${member.name}`, member])
    const fields = isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : []
    const all = fields.flatMap((field) =>
      field.args.map((argument): [string, Described] => [
        `${type.name}.${field.name}(${argument.name})`,
        argument,
      ]),
    )
    const inputs = isInputObjectType(type) ? Object.values(type.getFields()) : []
    const values = isEnumType(type) ? type.getValues() : []
    return [[type.name, type], ...below(fields), ...all, ...below(inputs), ...below(values)]
  })
}

it('every type of the interface, its fields, arguments and values are described', () => {
  const found = members()
  expect(found.length).toBeGreaterThan(3000)
  expect(found.filter(([, { description }]) => !description?.trim()).map(([place]) => place)).toEqual([])
})

it('descriptions begin with a noun or a verb, not with a question word or a pronoun', () => {
  const word = /^(?:What|How|Whether|Who|Whom|Whose|When|Where|Which|Why|That|Those|These|They|It|Its)\b/
  expect(members().filter(([, { description }]) => word.test(description ?? ''))).toEqual([])
})
