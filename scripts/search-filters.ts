import {
  buildSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
} from 'graphql'
import type { GraphQLInputObjectType, GraphQLSchema } from 'graphql'

const header = '// Written by `npm run codegen` from the schema. Do not edit.\n'

/**
 * The fields of the filters of the advanced search, as a module for its form: which fields a filter has, and how each
 * is compared.
 */
export function searchFiltersModule(schemaText: string): string {
  const schema = buildSchema(schemaText)
  const groups: Record<string, { name: string; input: string }[]> = {}
  const comparisons: Record<string, object> = {}
  const waiting = [...filterNames(schema)]
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    const type = schema.getType(name)
    if (!isInputObjectType(type) || groups[name] || comparisons[name]) continue
    const comparison = comparisonOf(type)
    if (comparison) {
      comparisons[name] = comparison
      continue
    }
    const fields = Object.values(type.getFields()).filter(
      (field) => field.name !== 'booleanOperator' && !isListType(getNullableType(field.type)),
    )
    const group = fields.map((field) => ({
      name: field.name,
      input: getNamedType(field.type).name,
    }))
    groups[name] = group
    waiting.push(...group.map(({ input }) => input))
  }
  return `${header}export const searchGroups: Readonly<
  Record<string, readonly { name: string; input: string }[]>
> = ${JSON.stringify(groups)}

export type Comparison = {
  /** What the value is. */
  value: 'text' | 'number' | 'boolean' | 'date' | 'choice'
  /** The name of the member that holds the value. */
  member: 'value' | 'date'
  operators: readonly string[]
  /** The vocabulary of a choice and its values. */
  vocabulary?: string
  choices?: readonly string[]
}

export const searchComparisons: Readonly<Record<string, Comparison>> = ${JSON.stringify(comparisons)}
`
}

function filterNames(schema: GraphQLSchema): string[] {
  return Object.keys(schema.getTypeMap()).filter((name) => name.endsWith('SearchFilter'))
}

const scalarValues: Readonly<Record<string, string>> = {
  String: 'text',
  Int: 'number',
  Float: 'number',
  Boolean: 'boolean',
  ISO8601DateTime: 'date',
}

/** How an input of a value is filled in; null for one that holds other inputs. */
function comparisonOf(type: GraphQLInputObjectType): object | null {
  const fields = type.getFields()
  const value = fields['value'] ?? fields['date']
  if (!value) return null
  const operator = fields['operator'] && getNamedType(fields['operator'].type)
  const operators = isEnumType(operator) ? operator.getValues().map(({ name }) => name) : []
  const named = getNamedType(value.type)
  const choice = isEnumType(named)
    ? { value: 'choice', vocabulary: named.name, choices: named.getValues().map(({ name }) => name) }
    : { value: scalarValues[named.name] ?? 'text' }
  return { ...choice, member: value.name, operators }
}
