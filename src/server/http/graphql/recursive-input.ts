import { getNamedType, isInputObjectType, typeFromAST } from 'graphql'
import type { GraphQLNamedType, GraphQLSchema, VariableDefinitionNode } from 'graphql'

function recurs(type: GraphQLNamedType, within: readonly GraphQLNamedType[]): boolean {
  if (!isInputObjectType(type)) return false
  if (within.includes(type)) return true
  const fields = Object.values(type.getFields())
  return fields.some((field) => recurs(getNamedType(field.type), [...within, type]))
}

/**
 * Whether a variable may hold an input object inside one of the same type, as filters with filters in them do. The
 * compiler writes the reading of variables out level by level, and would never come to an end.
 */
export const hasRecursiveInput = (schema: GraphQLSchema, variables: readonly VariableDefinitionNode[]) =>
  variables.some((variable) => {
    const type = typeFromAST(schema, variable.type)
    return type !== undefined && recurs(getNamedType(type), [])
  })
